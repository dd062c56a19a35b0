/* reading -- what the words of a query may be. Owns nothing.
 *
 * An arc gives a span of tokens one role, at a cost; a reading is a path of arcs over all tokens.
 * The costs only choose which readings are looked at: which one is right, the score of its
 * candidates decides (feature.c).
 *
 *   role      an arc is                                     cost
 *   NAME      a name, exact; +1.5 of digits, one letter or
 *             a word for streets                            1.0
 *             whole words that begin longer names           2.0
 *             spelled nearly, + edits                       2.2
 *             a cut last word                               2.8
 *   AREA      a name of a country or division; +1.5 ahead   0.6
 *             of a postal code that index files have        0.6
 *             of a county, settlement or region, or a code  1.3
 *             spelled nearly, + edits                       1.6
 *   KIND      lexicon: beside a NAME or fitting AREA        0.4
 *   POSTCODE  tokens of a country's form                    0.8
 *   HOUSE     a number beside the NAME, where index files
 *             have houses                                   0.5
 *   UNIT      lexicon and a number, with a HOUSE            0.3
 *   FILLER    lexicon: wording, link, article               0.25
 *   VAGUE     lexicon: "north of", "northern"               1.0
 *             lexicon and an exact name: "near Salzburg"    0.6
 *   NOISE     a number or street word                       1.2
 *             a character of a script without blanks        0.9
 *             any other token                               2.6
 *
 * A NAME or AREA beside a word for streets costs 1.5 more: it is rather the name of one.
 * What no name is exactly is tried by its other spellings (query_spellings), beside a word for a
 * division with the words that the image has for it, and, of two parts, turned ("Opera House,
 * Sydney").
 *
 * A path has one NAME, or a POSTCODE alone, and up to four AREAs. What is spelled nearly, and a cut
 * last word, is looked for only when no place fits all words by an exact name
 * (reading_read_nearly).
 *
 * Spans do not cross a comma, except of names that are so written ("Washington, D.C."). A word for
 * a kind that lacks its name ends a path: else it would be swallowed. */
#include "reading.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../geo/category.h"
#include "../geo/fold.h"
#include "../geo/lexicon.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/spell.h"
#include "address.h"
#include "query.h"
#include "reword.h"
#include "rule.h"
#include "thing.h"

enum {
    READING_WORDS_MAX = 7,       /* of a name, */
    READING_CHARACTERS_MAX = 16, /* in a script without blanks */
    READING_BEAM = 24,        /* states of a token that are followed, with a name and without one */
    READING_BEGINS_MAX = 400, /* names that begin so: more say nothing */
    READING_BEGINS_KEYS = 8,  /* of these, those of the best-known places */
    READING_OF_NAME = 5,      /* paths with one name: else other names have none; */
    READING_OF_HOUSE = 3,     /* and more where a number may be that of a house */
    READING_NEAR_SPANS = 5,   /* that are looked up as misspelt */
    READING_NEAR_LETTERS_MIN = 4,
    READING_TWO_EDITS_LETTERS = 7,
    READING_CODE_TOKENS = 3,
    READING_STEP_WORK = 1 /* of call_charge, for the states of a token */
};

#define READING_CROSSED 0.5f /* a comma inside of a name */
#define READING_CHEAP   1.2f /* an unread number, or a word of a street */
#define READING_AHEAD   1.5f /* an area before the name, in scripts with blanks */
#define READING_STREET  1.5f /* a name or area beside a word for streets */

/* ---- arcs ---- */

static void reading_add_arc(readings *r, int from, int end, reading_role role, int index,
                            float cost) {
    if (r->arc_count < READING_ARCS_MAX && index >= 0) {
        r->arcs[r->arc_count++] = (reading_arc){(unsigned char)from, (unsigned char)end,
                                                (unsigned char)role, (short)index, cost};
    }
}

GEO_FN str reading_text(const readings *r, int arc) {
    return token_span(&r->t, r->arcs[arc].from, r->arcs[arc].end);
}

GEO_FN const reading_arc *reading_name_arc(const readings *r, const reading *from) {
    return from->name < 0 ? NULL : &r->arcs[from->name];
}

GEO_FN int reading_name_words(const readings *r, const reading *from) {
    const reading_arc *a = reading_name_arc(r, from);
    return a ? a->end - a->from : 0;
}

GEO_FN unsigned reading_words(const reading_arc *a) {
    return (1U << a->end) - (1U << a->from);
}

GEO_FN int reading_number_of(const readings *r, const reading_arc *a) {
    int found = -1;
    for (int i = 0; i < r->arc_count && found < 0; i++) {
        const reading_arc *b = &r->arcs[i];
        bool is_it = b->role == READING_HOUSE && b->from == a->from && b->end == a->end;
        found = is_it ? b->index : -1;
    }
    return found;
}

GEO_FN str reading_wide(const readings *r, int arc) {
    char room[PLACE_QUERY_MAX];
    str key = reading_text(r, arc);
    str text = token_typed(&r->t, r->arcs[arc].from, r->arcs[arc].end);
    str wide = text.len ? fold_name(text, FOLD_WIDE, room, sizeof room) : STR_NONE;
    return wide.len && !str_eq(wide, key) ? arena_copy(r->s->v->mem, wide) : STR_NONE;
}

/* A new name without keys; -1: there are too many. */
static int reading_new_name(readings *r, str text, reading_mode mode) {
    if (r->name_count == READING_NAMES_MAX) {
        return -1;
    }
    r->names[r->name_count] = (reading_name){text, mode, r->key_count, 0};
    return r->name_count++;
}

static void reading_add_key(readings *r, int name, reading_key key) {
    reading_name *n = &r->names[name];
    for (int i = n->first; i < n->first + n->count; i++) {
        if (r->keys[i].key == key.key && r->keys[i].image == key.image) {
            r->keys[i].edits = MIN(r->keys[i].edits, key.edits);
            return;
        }
    }
    if (r->key_count < r->key_max) {
        r->keys[r->key_count++] = key;
        n->count++;
    }
}

/* Adds the names that are exactly `key` to a name. */
static void reading_add_exact(readings *r, int name, str key, reading_spelling spelling) {
    const image_view *v = r->s->v;
    for (int i = 0; i < v->set->count && key.len; i++) {
        uint32_t number;
        if (call_charge(v->call, NAMES_SEEK_WORK) && names_find(&v->set->images[i], key, &number)) {
            reading_add_key(r, name,
                            (reading_key){number, (uint32_t)i, 0, (unsigned char)spelling});
        }
    }
}

GEO_FN bool reading_is_number(str word) {
    bool is_number = word.len > 0;
    for (size_t i = 0; i < word.len && is_number; i++) {
        is_number = ascii_is_digit(word.at[i]);
    }
    return is_number;
}

/* What a name costs more that says little: a letter, a number or a word for streets. */
static float reading_odd(str key) {
    bool is_odd = reading_is_number(key) || key.len < 2 || address_is_street_word(key);
    return RULE(NAME_ODD, is_odd) ? 1.5f : 0;
}

/* What a span costs more beside a word for streets: it is rather the name of one. */
static float reading_beside_street(const readings *r, int i, int j) {
    bool is_behind =
        i && r->t.at[i].gap != TOKEN_COMMA && address_is_street_word(token_span(&r->t, i - 1, i));
    bool is_before = j < r->t.count && r->t.at[j].gap != TOKEN_COMMA &&
                     address_is_street_word(token_span(&r->t, j, j + 1));
    return RULE(BESIDE_STREET, is_behind || is_before) ? READING_STREET : 0;
}

/* The gap before token `at`, or a comma at the end. */
static token_gap reading_gap(const readings *r, int at) {
    return at < r->t.count ? (token_gap)r->t.at[at].gap : TOKEN_COMMA;
}

/* Whether tokens i to j - 1 are all that stands between two commas. */
static bool reading_is_part(const readings *r, int i, int j) {
    return reading_gap(r, i) == TOKEN_COMMA && reading_gap(r, j) == TOKEN_COMMA;
}

/* ---- areas ---- */

GEO_FN bool reading_kind_fits(const affix_meaning *meaning, image_ref ref) {
    image_class cls = image_place_class(ref);
    bool is_free = match_is_feature(cls);
    unsigned classes = is_free ? meaning->best : meaning->best | meaning->fit;
    return (classes & IMAGE_CLASS_BIT(cls)) &&
           (!is_free || !meaning->tags ||
            match_has_category(ref.m, ref.place, str_of(meaning->tags)));
}

static bool reading_kind_fits_area(const affix_meaning *meaning, const match_qualifier *x) {
    bool fits = false;
    for (int i = 0; i < x->count && !fits; i++) {
        fits = reading_kind_fits(meaning, x->refs[i]);
    }
    return fits;
}

/* Whether a country or division is among them. */
static bool reading_binds(const match_qualifier *x) {
    bool binds = false;
    for (int i = 0; i < x->count && !binds; i++) {
        binds = image_place_class(x->refs[i]) <= IMAGE_STATE;
    }
    return binds;
}

/* Other spellings of a span. */
typedef struct {
    query_variant at[QUERY_VARIANTS_MAX];
    int count;
} reading_spellings;

/* Whether an index file has a street of that name, on which its things may be. */
static bool reading_is_street_of_file(const readings *r, str key) {
    enum { LOOKED_AT = 8 };
    const image_view *v = r->s->v;
    bool found = false;
    for (int i = 0; i < v->set->count && !found; i++) {
        const image *m = &v->set->images[i];
        found = m != v->set->base && call_charge(v->call, NAMES_SEEK_WORK) &&
                names_first_of(m, key, IMAGE_CLASS_BIT(IMAGE_STREET), false, LOOKED_AT) !=
                    IMAGE_NO_PLACE;
    }
    return found;
}

/* "rue", "hauptstrasse" */
static bool reading_is_street(str word) {
    address_reading address;
    return address_is_street_word(word) || (address_read(word, &address) && address.has_street);
}

/* Whether index files are asked for a street in a part of its own, behind another: a thing of
 * theirs may be on it, however its name is written. */
static bool reading_is_street_part(const readings *r, int i, int j) {
    bool has_word = false;
    for (int k = i; k < j && i && !has_word; k++) {
        str word = token_span(&r->t, k, k + 1);
        has_word = reading_is_street(word) || (j > i + 1 && address_is_number(word));
    }
    return has_word && j > i + 1 && reading_is_part(r, i, j);
}

/* Words that may be a postal code in one word: "SW1A 1AA". Absent: they are none. */
static str reading_joined_code(const readings *r, int from, int end) {
    enum { CODE_MIN = 5 };
    str joined = STR_NONE;
    for (int n = from; n < end && end > from + 1 && end <= from + READING_CODE_TOKENS; n++) {
        joined = arena_join(r->s->v->mem, joined, token_span(&r->t, n, n + 1));
    }
    return joined.len >= CODE_MIN && str_has_digit(joined) ? joined : STR_NONE;
}

/* Keeps what may contain a place: no towns that are only called so by a code. */
static int reading_fill_area(readings *r, int from, int end, str key,
                             const reading_spellings *other) {
    if (r->area_count == READING_AREAS_MAX) {
        return -1;
    }
    match_qualifier *x = &r->areas[r->area_count];
    match_read_area(r->s, x, (query_part){key, key});
    for (int i = 0; i < other->count && !x->count; i++) {
        match_read_area(r->s, x, (query_part){key, other->at[i].key});
    }
    str joined = x->count ? STR_NONE : reading_joined_code(r, from, end);
    if (RULE(AREA_JOINED, joined.len)) {
        match_read_area(r->s, x, (query_part){key, joined});
    }
    if (!x->count) { /* streets are compared with what was typed */
        x->part = (query_part){key, key};
        x->key = key;
    }
    bool may_be_code = RULE(AREA_CODE, match_may_be_code(key));
    bool is_street = RULE(AREA_STREET, !x->count && reading_is_street_of_file(r, key));
    bool is_known = x->count || may_be_code || is_street;
    x->is_road =
        RULE(AREA_ROAD, !is_known && r->has_houses && reading_is_street_part(r, from, end));
    return is_known || x->is_road ? r->area_count++ : -1;
}

/* The same of areas that are spelled nearly so. */
static int reading_fill_near(readings *r, str key, const spell_list *near) {
    if (r->area_count == READING_AREAS_MAX) {
        return -1;
    }
    match_qualifier *x = &r->areas[r->area_count];
    match_read_near(r->s, x, (query_part){key, key}, near);
    x->is_road = false;
    return x->count ? r->area_count++ : -1;
}

/* Whether a code is a word that joins others, in small letters before another word: "in" is
 * Indiana at the end or in capitals only. */
static bool reading_joins(const readings *r, int i, int j, str key) {
    return j == i + 1 && reading_gap(r, j) != TOKEN_COMMA && reading_gap(r, i) != TOKEN_COMMA &&
           match_may_be_code(key) && query_is_link(key) && str_eq(token_typed(&r->t, i, j), key);
}

/* Whether an index file has a postal code of that name. */
static bool reading_is_postcode(const match_qualifier *x) {
    bool is_code = false;
    for (int i = 0; i < x->count && !is_code; i++) {
        is_code = image_place_class(x->refs[i]) == IMAGE_POSTCODE;
    }
    return is_code;
}

/* Whether a word stands before a number that it tells of: "Nr 12" is not in Nauru. */
static bool reading_is_sign(const readings *r, int i) {
    return r->has_houses && i + 1 < r->t.count && r->t.at[i + 1].gap != TOKEN_COMMA &&
           r->t.at[i + 1].has_digit && lexicon_has(token_span(&r->t, i, i + 1), LEXICON_HOUSE_SIGN);
}

static void reading_add_area(readings *r, int i, int j, str key, const reading_spellings *other) {
    bool joins = RULE(AREA_JOINS, reading_joins(r, i, j, key) || reading_is_sign(r, i));
    int area = joins ? -1 : reading_fill_area(r, i, j, key, other);
    if (RULE(AREA, area >= 0)) {
        bool is_code = reading_is_postcode(&r->areas[area]);
        bool binds = is_code || reading_binds(&r->areas[area]);
        float cost = is_code ? 0 : reading_odd(key) + reading_beside_street(r, i, j);
        reading_add_arc(r, i, j, READING_AREA, area, cost + (binds ? 0.6f : 1.3f));
    }
}

/* ---- the lexicon ---- */

/* Whether a word is one for a kind of things that index files may have: "hotels in". */
static bool reading_asks(const readings *r, int i, int j) {
    str tags[CATEGORY_TAGS_MAX];
    bool asks = false;
    for (; i < j && image_set_file_count(r->s->v->set) && !asks; i++) {
        asks = category_tags(token_span(&r->t, i, i + 1), tags) > 0;
    }
    return asks;
}

static void reading_add_kind(readings *r, int i, int j, const affix_meaning *meaning,
                             bool is_before) {
    bool has_room = r->kind_count < (int)LEN(r->kinds);
    if (RULE(VAGUE, meaning->is_vague)) {
        reading_add_arc(r, i, j, READING_VAGUE, 0, 1.0f);
    } else if (RULE(FILLER, !meaning->best || meaning->is_link)) {
        /* "Lyon, EN, FR": between commas a word is no article */
        bool is_part = j == i + 1 && reading_is_part(r, i, j);
        int index = is_part || reading_asks(r, i, j) ? -1 : meaning->best != 0;
        reading_add_arc(r, i, j, READING_FILLER, index, 0.25f);
    } else if (RULE(KIND, meaning->best && !meaning->is_link && has_room)) {
        r->kinds[r->kind_count] = (reading_kind){*meaning, is_before};
        reading_add_arc(r, i, j, READING_KIND, r->kind_count++, 0.4f);
    }
}

static bool reading_add_affix(readings *r, int i, int j, str key) {
    affix_meaning meaning;
    bool is_side = query_is_side(key), is_link = lexicon_has(key, LEXICON_RUN_LINK);
    bool is_any = is_side || is_link;
    if (is_any) {
        reading_add_arc(r, i, j, is_side ? READING_VAGUE : READING_FILLER, 0,
                        is_side ? 1.0f : 0.25f);
    }
    bool is_beside = i > 0 && thing_means_near(key); /* see reading_arcs_beside */
    for (int side = 0; side < AFFIX_SIDES && !is_beside; side++) {
        if (affix_on_side(key, (affix_side)side, &meaning)) {
            reading_add_kind(r, i, j, &meaning, side == AFFIX_BEFORE);
            is_any = true;
        }
    }
    return is_any;
}

/* ---- postal codes ---- */

static void reading_add_code(readings *r, int i, int j, str key) {
    if (r->code_count == READING_CODES_MAX || reading_is_sign(r, i) || key.len > POSTCODE_KEY_MAX ||
        !str_has_digit(key)) {
        return;
    }
    arena *mem = r->s->v->mem;
    postcode_reading rows[POSTCODE_COUNTRIES_MAX];
    int count = postcode_read(key, rows);
    reading_code *code = &r->codes[r->code_count];
    code->rows = count ? arena_room(mem, sizeof *code->rows, (size_t)count) : NULL;
    if (RULE(POSTCODE, code->rows)) {
        memcpy(code->rows, rows, (size_t)count * sizeof *rows);
        code->key = key;
        code->count = count;
        reading_add_arc(r, i, j, READING_POSTCODE, r->code_count++, 0.8f);
    }
}

/* ---- houses ---- */

/* Whether an image has houses: index files. */
static bool reading_has_houses(const image_set *set) {
    bool has_houses = false;
    for (int i = 0; i < set->count && !has_houses; i++) {
        has_houses = set->images[i].columns[IMAGE_HOUSES].count > 0;
    }
    return has_houses;
}

/* What stands before the first digit of a word. */
static str reading_letters(str word) {
    size_t letters = 0;
    while (letters < word.len && !ascii_is_digit(word.at[letters])) {
        letters++;
    }
    return str_head(word, letters);
}

/* What goes on with a number: a letter, a word or another number; a comma only before a word for
 * buildings: "14, корп. 1". */
static bool reading_is_of_number(const readings *r, int i) {
    str word = token_span(&r->t, i, i + 1);
    bool is_building = lexicon_has(reading_letters(word), LEXICON_BUILDING_SIGN); /* "к1" */
    return (r->t.at[i].gap != TOKEN_COMMA || is_building) &&
           (address_is_number(word) || utf8_count(word) == 1 || query_is_number_end(word) ||
            (is_building && r->t.at[i].has_digit));
}

/* Numbers from token i on, "12", "no 12", "12 bis", "10/2", without the word before them. */
static void reading_add_houses(readings *r, int i) {
    enum { TOKENS = 5, CODE_DIGITS = 5 };
    str sign = token_span(&r->t, i, i + 1);
    bool has_sign =
        !r->t.at[i].has_digit && i + 1 < r->t.count && reading_gap(r, i + 1) != TOKEN_COMMA &&
        (lexicon_has(sign, LEXICON_HOUSE_SIGN) || lexicon_has(sign, LEXICON_HOUSE_LETTER));
    int from = i + has_sign, end = from + 1;
    bool is_number = address_is_number(token_span(&r->t, from, end));
    while (is_number && r->house_count < READING_HOUSES_MAX) {
        bool is_whole = !query_is_number_end(token_span(&r->t, end - 1, end)) ||
                        !lexicon_has(token_span(&r->t, end - 1, end), LEXICON_BUILDING_SIGN);
        if (RULE(HOUSE, is_whole)) {
            r->houses[r->house_count] = (house_number){.text = token_span(&r->t, from, end)};
            bool is_long = r->t.at[from].end - r->t.at[from].at >= CODE_DIGITS; /* rather a code */
            reading_add_arc(r, i, end, READING_HOUSE, r->house_count++, is_long ? 1.0f : 0.5f);
        }
        is_number = end < MIN(r->t.count, from + TOKENS) && reading_is_of_number(r, end);
        end++;
    }
}

/* The end of a unit that begins at token i, "Apt 4", or "/2" behind a number; i: there is none. */
static int reading_unit_end(const readings *r, int i, float *cost) {
    bool has_more = i + 1 < r->t.count;
    bool is_mark = has_more && reading_gap(r, i + 1) != TOKEN_COMMA &&
                   (r->t.at[i + 1].has_digit || token_letters(&r->t, i + 1, i + 2) == 1);
    bool is_aside = i < r->t.count && i && r->t.at[i].has_digit && r->t.at[i - 1].has_digit &&
                    (r->t.at[i].gap == TOKEN_ASIDE || r->t.at[i].gap == TOKEN_HYPHEN);
    if (is_mark && lexicon_has(token_span(&r->t, i, i + 1), LEXICON_UNIT)) {
        *cost = 0.3f;
        return i + 2;
    }
    *cost = 0.6f;
    return is_aside ? i + 1 : i; /* "10/2" */
}

/* "Apt 4", and "Stiege 2, Top 3" as one: a house has one unit. */
static void reading_add_unit(readings *r, int i) {
    enum { UNITS = 4 };
    float cost, more;
    int from = i, end = reading_unit_end(r, i, &cost);
    for (int units = 0; RULE(UNIT, end > from && units < UNITS); units++) {
        reading_add_arc(r, i, end, READING_UNIT, 0, cost);
        from = end;
        end = reading_unit_end(r, from, &more);
    }
}

/* ---- names ---- */

static void reading_mark_known(readings *r, int i, int j) {
    for (; i < j; i++) {
        r->known |= 1u << i;
    }
}

/* "Tahoe Lake" as "Lake Tahoe", "Mailand Flughafen" as "Mailand airport". */
static void reading_add_reordered(readings *r, int name, str key) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    arena *mem = r->s->v->mem;
    for (int n = affix_find(key, cuts); n--;) {
        const affix_meaning *meaning = &cuts[n].meaning;
        bool is_nature = meaning->best & IMAGE_CLASS_BIT(IMAGE_MARINE);
        if (!is_nature && !meaning->english) {
            continue;
        }
        str word = is_nature ? cuts[n].word : str_of(meaning->english);
        bool is_first = is_nature && cuts[n].is_after;
        str turned = is_first ? arena_list(mem, word, STR(" "), cuts[n].rest)
                              : arena_list(mem, cuts[n].rest, STR(" "), word);
        reading_add_exact(r, name, turned, READING_CORE);
    }
}

/* Whether a number that may be a house is all that stands beside the span. */
static bool reading_is_beside_number(const readings *r, int i, int j) {
    bool is_behind = i == 1 && r->t.at[0].has_digit && reading_gap(r, j) == TOKEN_COMMA;
    bool is_before = j < r->t.count && r->t.at[j].has_digit && reading_gap(r, i) == TOKEN_COMMA;
    return r->has_houses && (is_behind || is_before);
}

static void reading_spell(readings *r, int i, int j, str key, reading_spellings *other) {
    enum { WORDS_MAX = 4 };
    bool is_whole = reading_is_part(r, i, j) || reading_is_beside_number(r, i, j);
    str typed = token_typed(&r->t, i, j);
    query_part part = {typed.len ? typed : key, key};
    other->count = RULE(NAME_VARIANT, is_whole || j - i <= WORDS_MAX)
                       ? query_spellings(r->s->v->mem, part, is_whole, other->at)
                       : 0;
}

static void reading_add_spellings(readings *r, int name, str key, const reading_spellings *other) {
    char room[PLACE_QUERY_MAX];
    str narrow = fold_narrow(key, room, sizeof room);
    for (int n = 0; n < other->count; n++) {
        const query_variant *x = &other->at[n];
        bool is_guess = x->meaning.is_vague || str_eq(x->key, narrow);
        if (!str_eq(x->key, key)) {
            reading_add_exact(r, name, x->key, is_guess ? READING_LETTERS : READING_SHORT);
        }
    }
}

/* Whether a word for a division or county stands beside the span. */
static bool reading_is_of_division(const readings *r, int i, int j) {
    const unsigned divisions = IMAGE_CLASS_BIT(IMAGE_STATE) | IMAGE_CLASS_BIT(IMAGE_COUNTY);
    affix_meaning meaning = {0};
    bool is_behind = j < r->t.count && r->t.at[j].gap != TOKEN_COMMA &&
                     affix_on_side(token_span(&r->t, j, j + 1), AFFIX_AFTER, &meaning);
    bool is_any = is_behind || (i && r->t.at[i].gap != TOKEN_COMMA &&
                                affix_on_side(token_span(&r->t, i - 1, i), AFFIX_BEFORE, &meaning));
    return is_any && meaning.best & divisions;
}

/* "Muju County" as "muju gun", and "Hoai Duc" as "huyen hoai duc" if nothing else is called so. */
static void reading_add_divisions(readings *r, int name, int i, int j, str key) {
    query_variant forms[QUERY_VARIANTS_MAX];
    bool is_of_division = reading_is_of_division(r, i, j);
    bool is_whole = reading_is_part(r, i, j);
    bool may_be = is_of_division || (is_whole && !r->names[name].count);
    int count = RULE(NAME_DIVISION, may_be)
                    ? query_divisions(r->s->v->mem, (query_variant){.key = key}, false, forms)
                    : 0;
    for (int n = 0; n < count; n++) {
        reading_add_exact(r, name, forms[n].key, READING_CORE);
    }
}

/* "石川" as "石川県" */
static void reading_add_suffixed(readings *r, int name, str key) {
    query_variant forms[QUERY_VARIANTS_MAX];
    for (int n = 0, count = query_suffix(r->s->v->mem, key, forms); n < count; n++) {
        reading_add_exact(r, name, forms[n].key, READING_TYPED);
    }
}

/* "Disneyland Tokyo": a whole part with its last word before the others. */
static void reading_add_turned(readings *r, int name, int i, int j) {
    bool is_part = reading_is_part(r, i, j);
    if (is_part && j - i > 1 && !r->t.at[j - 1].is_glued) {
        str key = arena_list(r->s->v->mem, token_span(&r->t, j - 1, j), STR(" "),
                             token_span(&r->t, i, j - 1));
        reading_add_exact(r, name, key, READING_SHORT);
    }
}

/* "De Kalb" as "dekalb" */
static void reading_add_joined(readings *r, int name, int i, int j) {
    bool may_be = j - i > 1 && !r->t.at[i].is_glued && r->t.at[i + 1].gap != TOKEN_COMMA;
    for (int k = i; k < i + 2 && may_be; k++) { /* a letter or a number is a word of its own */
        may_be = !r->t.at[k].has_digit && token_letters(&r->t, k, k + 1) > 1;
    }
    if (RULE(NAME_JOINED, may_be)) {
        str first =
            arena_join(r->s->v->mem, token_span(&r->t, i, i + 1), token_span(&r->t, i + 1, i + 2));
        str rest = j > i + 2 ? token_span(&r->t, i + 2, j) : STR_NONE;
        reading_add_exact(r, name, arena_list(r->s->v->mem, first, STR(" "), rest), READING_SHORT);
    }
}

/* "Opera House, Sydney": a query of two parts as one name, the last part first. */
static void reading_add_apart(readings *r, int name, int i, int j) {
    int comma = i + 1;
    while (comma < j && r->t.at[comma].gap != TOKEN_COMMA) {
        comma++;
    }
    if (!i && j == r->t.count && comma < j) {
        reading_add_exact(r, name,
                          arena_list(r->s->v->mem, token_span(&r->t, comma, j), STR(" "),
                                     token_span(&r->t, i, comma)),
                          READING_SHORT);
    }
}

/* Whether a word beside others is one that joins them: "of", though a town is called so. */
static bool reading_is_filler(const readings *r, int i, str key) {
    return query_is_link(key) && !reading_is_part(r, i, i + 1);
}

/* The exact names of a span and those of its other spellings. */
static void reading_add_names(readings *r, int i, int j, bool is_crossing,
                              reading_spellings *other) {
    str key = token_span(&r->t, i, j);
    other->count = 0;
    if (RULE(NAME_FILLER, j == i + 1 && reading_is_filler(r, i, key))) {
        return;
    }
    int name = reading_new_name(r, key, READING_EXACT);
    if (name < 0) {
        return;
    }
    reading_add_exact(r, name, key, READING_TYPED);
    bool is_exact = r->names[name].count > 0;
    if (!is_crossing) {
        str twin = query_twin(r->s->v->mem, key);
        reading_add_exact(r, name, RULE(NAME_TWIN, twin.len) ? twin : STR_NONE, READING_SHORT);
        if (RULE(NAME_VARIANT, !is_exact)) {
            reading_spell(r, i, j, key, other);
            reading_add_spellings(r, name, key, other);
            reading_add_reordered(r, name, key);
            reading_add_turned(r, name, i, j);
        }
        reading_add_joined(r, name, i, j);
        reading_add_divisions(r, name, i, j, key);
        reading_add_suffixed(r, name, key);
    } else if (!is_exact) {
        reading_add_apart(r, name, i, j);
    }
    if (RULE(NAME_EXACT, r->names[name].count)) {
        float cost = 1.0f + reading_odd(key) + reading_beside_street(r, i, j) +
                     (is_crossing ? READING_CROSSED : 0);
        reading_add_arc(r, i, j, READING_NAME, name, cost);
        reading_mark_known(r, i, j);
    } else {
        r->name_count--;
    }
}

/* Where the longest span from token i ends. */
static int reading_longest(const readings *r, int i) {
    int most = r->t.at[i].is_glued ? READING_CHARACTERS_MAX : READING_WORDS_MAX;
    return MIN(r->t.count, i + most);
}

static bool reading_is_thing(str word) {
    str tags[CATEGORY_TAGS_MAX];
    return category_tags(word, tags) > 0;
}

GEO_FN unsigned reading_street_parts(const readings *r, bool is_both) {
    unsigned parts = 0;
    for (int i = 0, end; i < r->t.count; i = end) {
        bool has_street = false, has_number = false;
        for (end = i; end < r->t.count && (end == i || r->t.at[end].gap != TOKEN_COMMA); end++) {
            has_street |= r->street >> end & 1;
            has_number |= r->t.at[end].has_digit;
        }
        bool is_it = is_both ? has_street && has_number : has_street || has_number;
        parts |= is_it ? (1U << end) - (1U << i) : 0;
    }
    return parts;
}

/* Where no file has streets, what stands beside a number and a word for streets is the name of one:
 * no word of it is worth more than the others. */
static void reading_leave_streets(readings *r) {
    r->streets = r->has_houses ? 0 : reading_street_parts(r, true);
    for (int n = 0; n < r->arc_count; n++) {
        reading_arc *a = &r->arcs[n];
        if (a->role == READING_NOISE && RULE(NOISE_STREET, r->streets >> a->from & 1)) {
            a->cost = MIN(a->cost, READING_CHEAP);
        }
    }
}

/* All arcs from token i that need no other spelling. */
static void reading_arcs_from(readings *r, int i) {
    const token *first = &r->t.at[i];
    bool is_crossing = false;
    reading_spellings other;
    for (int j = i + 1, end = reading_longest(r, i); j <= end; j++) {
        bool is_comma = j > i + 1 && r->t.at[j - 1].gap == TOKEN_COMMA;
        if (is_comma && (is_crossing || !RULE(NAME_COMMA, true))) {
            break;
        }
        is_crossing |= is_comma;
        str key = token_span(&r->t, i, j);
        reading_add_names(r, i, j, is_crossing, &other);
        if (is_crossing) {
            continue;
        }
        reading_add_area(r, i, j, key, &other);
        if (reading_add_affix(r, i, j, key)) {
            reading_mark_known(r, i, j);
        }
        if (j <= i + READING_CODE_TOKENS) {
            reading_add_code(r, i, j, key);
        }
    }
    if (r->has_houses) {
        reading_add_houses(r, i);
        reading_add_unit(r, i);
    }
    str word = token_span(&r->t, i, i + 1);
    r->street |= (unsigned)reading_is_street(word) << i;
    r->thing |= (unsigned)reading_is_thing(word) << i;
    bool is_cheap = first->has_digit || address_is_street_word(word) || reading_is_sign(r, i);
    float cost = RULE(NOISE_CHEAP, is_cheap)          ? READING_CHEAP
                 : RULE(NOISE_GLUED, first->is_glued) ? 0.9f
                                                      : 2.6f;
    reading_add_arc(r, i, i + 1, READING_NOISE, 0, cost);
}

typedef struct {
    uint32_t key;
    unsigned weight;
} reading_begun;

/* The names of the best-known places among keys [from, end). */
static void reading_add_best(readings *r, int name, int index, uint32_t from, uint32_t end) {
    reading_begun best[READING_BEGINS_KEYS];
    const image *m = &r->s->v->set->images[index];
    int count = 0;
    for (uint32_t key = from; key < end && call_charge(r->s->v->call, 1); key++) {
        uint32_t row;
        unsigned weight = 0;
        if (!names_top_place(m, key, &row, &weight)) {
            continue;
        }
        int at = MIN(count, READING_BEGINS_KEYS - 1);
        if (count == READING_BEGINS_KEYS && best[at].weight >= weight) {
            continue;
        }
        for (; at && best[at - 1].weight < weight; at--) {
            best[at] = best[at - 1];
        }
        best[at] = (reading_begun){key, weight};
        count = MIN(count + 1, READING_BEGINS_KEYS);
    }
    for (int n = 0; n < count; n++) {
        reading_add_key(r, name, (reading_key){best[n].key, (uint32_t)index, 0, READING_TYPED});
    }
}

/* Names that begin with the span: with its words, or with is_cut with its letters. */
static void reading_add_begun(readings *r, int i, int j, bool is_cut) {
    const image_view *v = r->s->v;
    str key = token_span(&r->t, i, j);
    str prefix = is_cut ? key : arena_join(v->mem, key, STR(" "));
    int name = prefix.len < IMAGE_KEY_MAX
                   ? reading_new_name(r, key, is_cut ? READING_CUT : READING_BEGINS)
                   : -1;
    for (int n = 0; n < v->set->count && name >= 0; n++) {
        uint32_t end = 0, from = call_charge(v->call, 2 * NAMES_SEEK_WORK)
                                     ? names_range(&v->set->images[n], prefix, &end)
                                     : 0;
        if (end - from <= READING_BEGINS_MAX) {
            reading_add_best(r, name, n, from, end);
        }
    }
    if (name >= 0 && r->names[name].count) {
        float cost = reading_beside_street(r, i, j) + (is_cut ? 2.8f : 2.0f);
        reading_add_arc(r, i, j, READING_NAME, name, cost);
    } else if (name >= 0) {
        r->name_count--;
    }
}

/* Whether the span is a name as it stands. */
static bool reading_is_name(const readings *r, int i, int j) {
    bool found = false;
    for (int n = 0; n < r->arc_count && !found; n++) {
        const reading_arc *a = &r->arcs[n];
        found = a->from == i && a->end == j && a->role == READING_NAME &&
                r->names[a->index].mode == READING_EXACT;
    }
    return found;
}

/* "Hallstatt near Salzburg", "Ulm an der Donau": what it is near is a name, and no area; the index
 * of the arc is that of the name, and one more. */
static void reading_arcs_beside(readings *r) {
    enum { BESIDE_WORDS_MAX = 3 };
    int count = r->arc_count;
    for (int n = 0; n < count; n++) {
        reading_arc a = r->arcs[n];
        bool is_name = a.role == READING_NAME && r->names[a.index].mode == READING_EXACT;
        for (int from = a.from - 1; from > 0 && from + BESIDE_WORDS_MAX >= a.from && is_name;
             from--) {
            str words = token_span(&r->t, from, a.from);
            if (thing_means_near(words) || lexicon_has(words, LEXICON_ON_WATER)) {
                reading_add_arc(r, from, a.end, READING_VAGUE, a.index + 1, 0.6f);
            }
        }
    }
}

/* Whole words that begin longer names; where it is deep, also a cut last word. */
static void reading_arcs_begun(readings *r, int i, bool is_deep) {
    enum { BEGUN_WORDS_MAX = 4, LETTERS_MIN = 3, CUT_LETTERS_MIN = 4 };
    for (int j = i + 1; j <= MIN(r->t.count, i + BEGUN_WORDS_MAX); j++) {
        if (j > i + 1 && r->t.at[j - 1].gap == TOKEN_COMMA) {
            break;
        }
        int letters = token_letters(&r->t, i, j);
        bool is_filler = j == i + 1 && reading_is_filler(r, i, token_span(&r->t, i, j));
        if (letters < LETTERS_MIN || r->t.at[i].has_digit || RULE(NAME_FILLER, is_filler)) {
            continue;
        }
        if (RULE(NAME_BEGINS, !is_deep)) {
            reading_add_begun(r, i, j, false);
        } else if (RULE(NAME_CUT, is_deep && j == r->t.count && letters >= CUT_LETTERS_MIN)) {
            reading_add_begun(r, i, j, true);
        }
    }
}

/* Adds the names that are spelled nearly like a key. Returns the least edits of all. areas: NULL,
 * or of each image what is asked for beside these names. */
static int reading_add_spelled(readings *r, int name, str key, int edits, spell_list *areas) {
    const image_view *v = r->s->v;
    int least = SPELL_EDITS_MAX;
    for (int n = 0; n < v->set->count && key.len; n++) {
        spell_list lists[2] = {{.edits = edits}};
        if (areas) {
            lists[1] = match_near_list(r->s, n, key);
        }
        spell_find(v->call, &v->set->spells[n], &v->set->images[n], key, lists, areas ? 2 : 1);
        for (int h = 0; h < lists[0].count; h++) {
            const spell_hit *hit = &lists[0].hits[h];
            reading_add_key(
                r, name,
                (reading_key){hit->key, (uint32_t)n, (unsigned char)hit->edits, READING_TYPED});
            least = MIN(least, (int)hit->edits);
        }
        if (areas) {
            areas[n] = lists[1];
        }
    }
    return least;
}

/* The same of a span in Cyrillic, with Latin letters: "Тифлис" is Tiflis. */
static void reading_add_latin(readings *r, int name, int i, int j, int edits) {
    arena *mem = r->s->v->mem;
    for (int way = 0; way < REWORD_LATIN_WAYS; way++) {
        char room[PLACE_QUERY_MAX];
        str latin = reword_latin(mem, token_typed(&r->t, i, j), way);
        str key = latin.len ? fold_name(latin, FOLD_PLAIN, room, sizeof room) : STR_NONE;
        if (key.len) {
            reading_add_exact(r, name, key, READING_TYPED);
            reading_add_spelled(r, name, key, edits, NULL);
        }
    }
}

/* Names that are spelled nearly like the span, and areas that are; `near` has room for a list of
 * each image. */
static void reading_add_near(readings *r, int i, int j, spell_list *near) {
    str key = token_span(&r->t, i, j);
    int edits = RULE(NAME_TWO_EDITS, utf8_count(key) >= READING_TWO_EDITS_LETTERS) ? 2 : 1;
    int name = reading_new_name(r, key, READING_NEAR);
    if (name < 0) {
        return;
    }
    int least = reading_add_spelled(r, name, key, edits, near);
    reading_add_latin(r, name, i, j, edits);
    if (r->names[name].count) {
        reading_add_arc(r, i, j, READING_NAME, name, 2.2f + (float)least);
        int area = reading_fill_near(r, key, near);
        if (RULE(AREA_NEAR, area >= 0)) {
            reading_add_arc(r, i, j, READING_AREA, area, 1.6f + (float)r->areas[area].edits[0]);
        }
    } else {
        r->name_count--;
    }
}

/* Whether a word outside of streets is not read: then other spellings of what is read tell nothing.
 */
static bool reading_has_unread(const readings *r) {
    unsigned read = r->streets;
    for (int n = 0; n < r->arc_count; n++) {
        read |= r->arcs[n].role == READING_NOISE ? 0 : reading_words(&r->arcs[n]);
    }
    return ~read & ((1U << r->t.count) - 1);
}

/* Whether a word is a number, and none that counts: "1er" may be of a name. */
static bool reading_is_numeral(const readings *r, int n) {
    str word = token_span(&r->t, n, n + 1);
    return r->t.at[n].has_digit && (address_is_number(word) || reading_is_number(word));
}

/* Whether tokens from `from` to `end` - 1 are the number of a house, or none. */
static bool reading_is_house(const readings *r, int from, int end) {
    bool is_house = true;
    for (int n = from; n < end && is_house; n++) {
        str word = token_span(&r->t, n, n + 1);
        is_house = reading_is_numeral(r, n) || utf8_count(word) == 1 || query_is_number_end(word) ||
                   lexicon_has(word, LEXICON_HOUSE_SIGN);
    }
    return is_house;
}

/* Whether a span is all between two commas but for the number of a house. */
static bool reading_is_street_whole(const readings *r, int i, int j) {
    int from = i, end = j;
    while (reading_gap(r, from) != TOKEN_COMMA) {
        from--;
    }
    while (reading_gap(r, end) != TOKEN_COMMA) {
        end++;
    }
    return r->has_houses && reading_is_house(r, from, i) && reading_is_house(r, j, end);
}

/* Whether a span may be a misspelt name. */
static bool reading_may_be_near(const readings *r, int i, int j) {
    enum { GLUED_LETTERS_MIN = 9 };
    bool is_glued = r->t.at[i].is_glued, is_apart = false, has_letter = false;
    bool has_number = r->has_houses && (reading_is_numeral(r, i) || reading_is_numeral(r, j - 1));
    for (int n = i; n < j; n++) {
        is_apart |= n > i && r->t.at[n].gap == TOKEN_COMMA;
        has_letter |= !r->t.at[n].has_digit;
        has_number |= j > i + 1 && reading_is_number(token_span(&r->t, n, n + 1));
    }
    return !is_apart && has_letter && !has_number &&
           token_letters(&r->t, i, j) >=
               (is_glued ? (int)GLUED_LETTERS_MIN : (int)READING_NEAR_LETTERS_MIN);
}

/* What stands between commas and is no name; then other spans, the shortest first; then names. */
static void reading_arcs_near(readings *r) {
    enum { NEAR_WHOLE, NEAR_OTHER, NEAR_NAME, NEAR_SORTS, NEAR_WORDS_MAX = 3, NEAR_GLUED_MAX = 12 };
    spell_list *near = arena_room(r->s->v->mem, sizeof *near, (size_t)r->s->v->set->count);
    int left = near ? READING_NEAR_SPANS : 0;
    int sorts = reading_has_unread(r) ? NEAR_NAME : NEAR_SORTS;
    for (int sort = NEAR_WHOLE; sort < sorts; sort++) {
        for (int size = 1; size <= MIN(NEAR_GLUED_MAX, r->t.count); size++) {
            for (int i = 0; i + size <= r->t.count && left; i++) {
                int j = i + size;
                bool is_whole = reading_is_part(r, i, j) || reading_is_street_whole(r, i, j);
                int is = reading_is_name(r, i, j) ? NEAR_NAME : is_whole ? NEAR_WHOLE : NEAR_OTHER;
                int most = r->t.at[i].is_glued ? (int)NEAR_GLUED_MAX
                           : is_whole          ? (int)READING_WORDS_MAX
                                               : (int)NEAR_WORDS_MAX;
                bool is_street = r->street & r->streets & ((1U << j) - (1U << i));
                if (RULE(NAME_NEAR, is == sort && size <= most && !is_street &&
                                        reading_may_be_near(r, i, j))) {
                    reading_add_near(r, i, j, near);
                    left--;
                }
            }
        }
    }
}

/* ---- paths ---- */

static void reading_sort_arcs(readings *r) {
    int at = 0;
    for (int i = 0; i < r->t.count; i++) {
        r->first[i] = (short)at;
        for (int n = 0; n < r->arc_count; n++) {
            if (r->arcs[n].from == i) {
                r->order[at++] = (short)n;
            }
        }
    }
    r->first[r->t.count] = (short)at;
}

/* The end of the name's span; -1: there is no name yet. */
static int reading_name_end(const readings *r, const reading *p) {
    return p->name < 0 ? -1 : r->arcs[p->name].end;
}

/* Adds an area to a path. False: it cannot be one there. */
static bool reading_take_area(const readings *r, reading *p, int arc) {
    const reading_arc *a = &r->arcs[arc];
    bool is_full = p->area_count == READING_AREAS;
    bool is_repeated = reading_name_end(r, p) == a->from && r->t.at[a->from].gap != TOKEN_COMMA &&
                       str_eq(reading_text(r, p->name), reading_text(r, arc)); /* Bora Bora */
    bool is_of_kind =
        p->pending < 0 ||
        reading_kind_fits_area(&r->kinds[r->arcs[p->pending].index].meaning, &r->areas[a->index]);
    if (is_full || RULE(AREA_REPEATED, is_repeated) || RULE(KIND_OF_AREA, !is_of_kind) ||
        (p->name < 0 && !RULE(AREA_AHEAD, true))) {
        return false;
    }
    p->areas[p->area_count++] = (short)arc;
    bool is_ahead = p->name < 0 && !r->t.at[a->from].is_glued;
    p->ahead = (signed char)(p->ahead + is_ahead);
    p->cost += is_ahead ? READING_AHEAD : 0;
    p->pending = -1;
    return true;
}

/* Whether the word before an arc says that something else is near it: "Siem Reap near ..." */
static bool reading_is_beside(const readings *r, const reading *p, int arc) {
    int from = r->arcs[arc].from;
    return from && p->area_count && thing_means_near(token_span(&r->t, from - 1, from));
}

static bool reading_take_name(const readings *r, reading *p, int arc) {
    bool is_apart = p->house >= 0 && r->arcs[p->house].end != r->arcs[arc].from;
    if (p->name >= 0 || is_apart || reading_is_beside(r, p, arc)) {
        return false;
    }
    p->name = (short)arc;
    p->head = p->noise;
    if (p->pending >= 0) {
        if (p->kind_count == READING_KINDS) {
            return false;
        }
        p->kinds[p->kind_count++] = p->pending;
        p->pending = -1;
    }
    return true;
}

/* A word behind what it tells of, or, at the end behind a comma, before it ("Moldova, Republic
 * of"). */
static bool reading_take_kind(const readings *r, reading *p, int arc) {
    const reading_arc *a = &r->arcs[arc];
    const reading_kind *kind = &r->kinds[a->index];
    bool is_turned = kind->is_before && a->end == r->t.count && a->from > 0 &&
                     r->t.at[a->from].gap == TOKEN_COMMA;
    if (kind->is_before && !RULE(KIND_TURNED, is_turned)) {
        p->pending = (short)arc;
        return true;
    }
    bool is_code = r->t.at[a->from].gap == TOKEN_COMMA && match_may_be_code(reading_text(r, arc));
    if (RULE(KIND_CODE, is_code)) { /* "Pine, CO" is in Colorado, and no county */
        return false;
    }
    if (reading_name_end(r, p) == a->from) {
        if (p->kind_count < READING_KINDS) {
            p->kinds[p->kind_count++] = (short)arc;
        }
        return true;
    }
    const reading_arc *last = p->area_count ? &r->arcs[p->areas[p->area_count - 1]] : NULL;
    return RULE(KIND_BEHIND_AREA,
                last && last->end == a->from &&
                    reading_kind_fits_area(&kind->meaning, &r->areas[last->index]));
}

static bool reading_take_noise(const readings *r, reading *p, int arc) {
    int i = r->arcs[arc].from;
    p->noise++;
    p->digits = (signed char)(p->digits + r->t.at[i].has_digit);
    p->street = (signed char)(p->street + (int)(r->street >> i & 1));
    p->things = (signed char)(p->things + (int)(r->thing >> i & 1));
    p->unread |= 1u << i;
    p->letters += r->t.at[i].has_digit ? 0 : token_letters(&r->t, i, i + 1);
    return true;
}

/* A number beside the name. */
static bool reading_take_house(const readings *r, reading *p, int arc) {
    bool is_beside = p->name < 0 || reading_name_end(r, p) == r->arcs[arc].from;
    bool is_first = p->house < 0;
    p->house = (short)arc;
    return is_first && is_beside;
}

/* What it says is lost with the word. */
static bool reading_take_vague(reading *p, const reading_arc *a) {
    for (int i = a->from; i < a->end; i++) {
        p->unread |= 1u << i;
    }
    p->vague += !a->index;
    p->beside = (short)(a->index ? a->index : p->beside);
    return true;
}

/* The path with the arc behind it. False: the grammar does not allow it. */
static bool reading_take(const readings *r, reading *p, int arc) {
    const reading_arc *a = &r->arcs[arc];
    bool binds = a->role == READING_NAME || a->role == READING_AREA || a->role == READING_FILLER ||
                 (a->role == READING_KIND && r->kinds[a->index].is_before);
    bool is_apart = r->t.at[a->from].gap == TOKEN_COMMA;
    if (RULE(KIND_PENDING, p->pending >= 0 && (!binds || is_apart))) {
        return false;
    }
    p->split += a->from > 0 && r->t.at[a->from].gap == TOKEN_HYPHEN;
    p->cost += a->cost;
    switch ((reading_role)a->role) {
    case READING_NAME: return reading_take_name(r, p, arc);
    case READING_AREA: return reading_take_area(r, p, arc);
    case READING_KIND: return reading_take_kind(r, p, arc);
    case READING_POSTCODE: {
        bool is_first = p->code < 0;
        p->code = (short)arc;
        return is_first;
    }
    case READING_HOUSE: return reading_take_house(r, p, arc);
    case READING_UNIT: {
        bool is_first = p->unit < 0;
        p->unit = (short)arc;
        return is_first;
    }
    case READING_FILLER:
        p->filler++;
        p->article += a->index;
        p->brief += reading_text(r, arc).len < 2 && !r->t.at[a->from].is_glued;
        return true;
    case READING_VAGUE: return reading_take_vague(p, a);
    case READING_NOISE: return reading_take_noise(r, p, arc);
    }
    return false;
}

static bool reading_is_same_span(const readings *r, int a, int b) {
    return a == b || (a >= 0 && b >= 0 && r->arcs[a].from == r->arcs[b].from &&
                      r->arcs[a].end == r->arcs[b].end);
}

/* Whether two paths mean the same: only the cheaper one is followed. */
static bool reading_is_same(const readings *r, const reading *a, const reading *b, bool is_end) {
    bool is_same =
        a->area_count == b->area_count && a->pending == b->pending &&
        a->kind_count == b->kind_count && reading_is_same_span(r, a->code, b->code) &&
        a->house == b->house && a->unit == b->unit &&
        (is_end && a->name >= 0 && b->name >= 0
             ? reading_is_same_span(r, a->name, b->name) &&
                   r->names[r->arcs[a->name].index].mode == r->names[r->arcs[b->name].index].mode
             : a->name == b->name);
    for (int i = 0; i < a->area_count && is_same; i++) {
        is_same = a->areas[i] == b->areas[i];
    }
    for (int i = 0; i < a->kind_count && is_same; i++) {
        is_same = a->kinds[i] == b->kinds[i];
    }
    return is_same;
}

/* The states that reach a token, cheapest first. */
typedef struct {
    reading at[READINGS_MAX];
    int count;
} reading_beam;

static void reading_push(const readings *r, reading_beam *beam, int most, const reading *p,
                         bool is_end) {
    int at = beam->count, cheaper = 0;
    for (int i = 0; i < beam->count; i++) {
        cheaper += p->name >= 0 && reading_is_same_span(r, beam->at[i].name, p->name) &&
                   beam->at[i].cost <= p->cost;
    }
    if (cheaper >= READING_OF_NAME + (r->has_houses ? READING_OF_HOUSE : 0)) {
        return;
    }
    for (int i = 0; i < beam->count; i++) {
        if (reading_is_same(r, &beam->at[i], p, is_end)) {
            if (beam->at[i].cost <= p->cost) {
                return;
            }
            memmove(&beam->at[i], &beam->at[i + 1], (size_t)(beam->count - i - 1) * sizeof *p);
            at = --beam->count;
            break;
        }
    }
    while (at && beam->at[at - 1].cost > p->cost) {
        at--;
    }
    if (at >= most) {
        return;
    }
    int moved = MIN(beam->count, most - 1) - at;
    memmove(&beam->at[at + 1], &beam->at[at], (size_t)moved * sizeof *p);
    beam->at[at] = *p;
    beam->count = MIN(beam->count + 1, most);
}

/* Follows the arcs from a token. */
static void reading_follow(const readings *r, reading_beam (*beams)[2], int i, bool has_name) {
    const reading_beam *beam = &beams[i][has_name];
    for (int k = 0; k < beam->count; k++) {
        call_charge(r->s->v->call, READING_STEP_WORK);
        for (int o = r->first[i]; o < r->first[i + 1]; o++) {
            reading next = beam->at[k];
            int arc = r->order[o], end = r->arcs[arc].end;
            bool is_end = end == r->t.count;
            if (reading_take(r, &next, arc)) {
                reading_push(r, &beams[end][next.name >= 0],
                             is_end ? (int)READINGS_MAX : (int)READING_BEAM, &next, is_end);
            }
        }
    }
}

/* The paths over all tokens, cheapest first. */
static void reading_collect(readings *r, const reading_beam *nameless, const reading_beam *named) {
    int a = 0, b = 0;
    while (r->count < READINGS_MAX && (a < nameless->count || b < named->count)) {
        bool is_named =
            a == nameless->count || (b < named->count && named->at[b].cost <= nameless->at[a].cost);
        const reading *p = is_named ? &named->at[b++] : &nameless->at[a++];
        bool is_alone = p->name < 0 && !(p->house < 0 && RULE(POSTCODE_ALONE, p->code >= 0));
        if (p->pending < 0 && !is_alone && (p->unit < 0 || p->house >= 0)) {
            r->at[r->count++] = *p;
        }
    }
}

/* Follows the arcs from each token, and keeps the cheapest paths. */
static void reading_search(readings *r) {
    arena *mem = r->s->v->mem, scratch = *mem;
    int n = r->t.count;
    /* With and without a name: else cheap readings of the first words crowd out all that have the
     * name at the end. */
    reading_beam(*beams)[2] = arena_room(&scratch, sizeof *beams, (size_t)n + 1);
    r->count = 0;
    if (!beams) {
        arena_end_scratch(mem, &scratch);
        return;
    }
    for (int i = 0; i <= n; i++) {
        beams[i][0].count = beams[i][1].count = 0;
    }
    reading_sort_arcs(r);
    beams[0][0].at[0] = (reading){.name = -1, .code = -1, .house = -1, .unit = -1, .pending = -1};
    beams[0][0].count = 1;
    for (int i = 0; i < n; i++) {
        reading_follow(r, beams, i, false);
        reading_follow(r, beams, i, true);
    }
    reading_collect(r, &beams[n][0], &beams[n][1]);
}

/* Of a query that is a postal code, drops the names in it that have a digit: "1AA" of "SW1A 1AA".
 */
static void reading_drop_inside_code(readings *r) {
    bool is_code = false;
    int kept = 0;
    for (int i = 0; i < r->arc_count && !is_code; i++) {
        const reading_arc *a = &r->arcs[i];
        is_code = a->role == READING_POSTCODE && !a->from && a->end == r->t.count;
    }
    if (!is_code) {
        return;
    }
    for (int i = 0; i < r->arc_count; i++) {
        const reading_arc *a = &r->arcs[i];
        bool is_part = a->role == READING_NAME && a->end - a->from < r->t.count &&
                       str_has_digit(reading_text(r, i));
        if (!RULE(NAME_IN_CODE, is_part)) {
            r->arcs[kept++] = *a;
        }
    }
    r->arc_count = kept;
}

GEO_FN readings *reading_read(const image_view *v, const place_query *query) {
    readings *r = arena_room(v->mem, sizeof *r, 1);
    match *s = r ? match_open(v, query) : NULL;
    match_qualifier *areas = s ? arena_room(v->mem, sizeof *areas, READING_AREAS_MAX) : NULL;
    int key_max = READING_KEYS_MAX + READING_KEYS_PER_FILE * image_set_file_count(v->set);
    reading_key *keys = areas ? arena_room(v->mem, sizeof *keys, (size_t)key_max) : NULL;
    if (!keys) {
        return NULL;
    }
    r->s = s;
    r->keys = keys;
    r->key_max = key_max;
    r->areas = areas;
    r->arc_count = r->name_count = r->key_count = r->area_count = r->kind_count = r->code_count =
        r->house_count = r->count = 0;
    r->has_houses = reading_has_houses(v->set);
    r->known = r->street = r->thing = 0;
    s->is_reading = true;
    token_read(v->mem, query, &r->t);
    for (int i = 0; i < r->t.count && !call_over_budget(v->call); i++) {
        reading_arcs_from(r, i);
    }
    reading_leave_streets(r);
    reading_drop_inside_code(r);
    reading_arcs_beside(r);
    for (int i = 0; i < r->t.count && !call_over_budget(v->call); i++) {
        reading_arcs_begun(r, i, false);
    }
    if (!r->t.count) {
        return NULL;
    }
    reading_search(r);
    return r;
}

GEO_FN void reading_read_nearly(readings *r) {
    call *c = r->s->v->call;
    reading_arcs_near(r);
    for (int i = 0; i < r->t.count && !call_over_budget(c); i++) {
        reading_arcs_begun(r, i, true);
    }
    reading_search(r);
}

#undef READING_STREET
#undef READING_CHEAP
#undef READING_AHEAD
#undef READING_CROSSED
