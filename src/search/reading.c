/* reading -- what the words of a query may be. Owns nothing.
 *
 * An arc gives a span of tokens one role, at a cost; a reading is a path of arcs over all tokens
 * (reading_path.c). The costs only choose which readings are looked at: which one is right, the
 * score of its candidates decides (feature.c).
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
 * Spans do not cross a comma, except of names that are so written ("Washington, D.C."). */
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
#include "rule.h"
#include "thing.h"

enum {
    READING_CHARACTERS_MAX = 16, /* of a name in a script without blanks */
    READING_CODE_TOKENS = 3
};

#define READING_CROSSED 0.5f /* a comma inside of a name */
#define READING_CHEAP   1.2f /* an unread number, or a word of a street */
#define READING_STREET  1.5f /* a name or area beside a word for streets */

/* ---- arcs ---- */

GEO_FN void reading_add_arc(readings *r, int from, int end, reading_role role, int index,
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

GEO_FN int reading_new_name(readings *r, str text, reading_mode mode) {
    if (r->name_count == READING_NAMES_MAX) {
        return -1;
    }
    r->names[r->name_count] = (reading_name){text, mode, r->key_count, 0};
    return r->name_count++;
}

GEO_FN void reading_add_key(readings *r, int name, reading_key key) {
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

GEO_FN void reading_add_exact(readings *r, int name, str key, reading_spelling spelling) {
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

GEO_FN float reading_beside_street(const readings *r, int i, int j) {
    bool is_behind =
        i && r->t.at[i].gap != TOKEN_COMMA && address_is_street_word(token_span(&r->t, i - 1, i));
    bool is_before = j < r->t.count && r->t.at[j].gap != TOKEN_COMMA &&
                     address_is_street_word(token_span(&r->t, j, j + 1));
    return RULE(BESIDE_STREET, is_behind || is_before) ? READING_STREET : 0;
}

GEO_FN token_gap reading_gap(const readings *r, int at) {
    return at < r->t.count ? (token_gap)r->t.at[at].gap : TOKEN_COMMA;
}

GEO_FN bool reading_is_part(const readings *r, int i, int j) {
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

GEO_FN bool reading_kind_fits_area(const affix_meaning *meaning, const match_qualifier *x) {
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

GEO_FN bool reading_is_filler(const readings *r, int i, str key) {
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

GEO_FN readings *reading_open(const image_view *v, const place_query *query) {
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
    return r->t.count ? r : NULL;
}

#undef READING_STREET
#undef READING_CHEAP
#undef READING_CROSSED
