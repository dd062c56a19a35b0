/* street -- the houses of a town by the words of a street and a number, however both are written.
 * Owns the words around numbers.
 *
 * Only after no street has the name itself: then the streets of the town are gone through by the
 * tree. The words of a street's name are looked for among those of the query, in their order; one
 * may be short for the other ("P.za G. Garibaldi", "Mariahilferstr."), and words for streets and
 * links may be missing on either side ("C/ Alcalá", "ул. Ленина" of "улица Ленина"). A name of
 * another alphabet may be typed in Latin letters ("Lenina"). What is left
 * of the query must be a number. A street whose name has more words than were typed ("Mozarta" of
 * "Wolfganga Amadeusza Mozarta") is only nearly what was asked for. */
#include "street.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/latin.h"
#include "../geo/lexicon.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/rtree.h"
#include "address.h"
#include "affix.h"
#include "house.h"
#include "match_hit.h"
#include "query.h"

enum {
    STREET_NAMES_MAX = 50000, /* that are looked at */
    STREET_AREAS_MAX = 4,     /* places of a name that are looked into */
    STREET_TOWNS_MAX = 8,     /* words that are tried as the town by themselves */
    STREET_HITS_MAX = 8
};

#define STREET_AROUND_M 2000.0 /* outside of a town may be the middle of its street */

/* How well the words are those of a street. */
typedef enum { STREET_NONE, STREET_NEARLY, STREET_SURELY } street_fit;

/* Where the words of a number stand to those of the street. */
typedef enum { STREET_BESIDE, STREET_AHEAD, STREET_BEHIND, STREET_AROUND } street_side;

typedef struct {
    match *s;
    str words[QUERY_WORDS_MAX]; /* of the query, without its town */
    latin_typed typed;          /* the same for names in other letters */
    int count;
    unsigned kinds, links, signs; /* which are words for streets, links, signs of a number */
    bool needs_house;
    int left;         /* names that may still be looked at */
    street_fit best;  /* of all so far */
    str aside;        /* a quarter among the words of the street that was looked at last, */
    str number;       /* what is left of the query by the street that was looked at last, */
    street_side side; /* where that stands, */
    bool takes;       /* a number is in a part beside this, though it has one, too */
    bool is_lax;      /* words for where it is may be left out, */
    int towns;        /* and all but the words of a town, of which so many may still be tried; */
    str left_out;     /* these; */
    str unit;         /* of these words, what says where in the house; */
    str left_over, left_unit, left_aside; /* and these of the last one that was found */
} street;

/* ---- numbers ---- */

/* How many of a number's words are that of the house, if what stands beside it tells a unit: "8 b",
 * then "8" of "8 b 34", and "365" of "302 365 Bank Street". 0: no more are tried. */
static int street_shorter(const str *words, int count, int all, street_side side) {
    enum { UNIT_MAX = 4 };
    bool is_number = address_is_number(words[0]) && words[count - 1].len <= UNIT_MAX;
    bool is_letter = count < all && utf8_count(words[count - 1]) == 1;
    bool is_unit = str_has_digit(words[count - 1]) || is_letter;
    return count < 2 || !is_number || !is_unit ? 0
           : side == STREET_BEHIND             ? count - 1
           : side == STREET_AHEAD && all == 2  ? 1
                                               : 0;
}

/* The house of the number, or of one in it, if the rest may say where in the house; .m NULL: the
 * street has none. */
static image_ref street_house(street *t, image_ref ref, str number) {
    str words[QUERY_WORDS_MAX];
    int all = query_words(number, words), count = all;
    house_number n = {.text = number};
    image_ref house = house_find(t->s->v, &n, ref, HOUSE_ALIKE);
    t->unit = STR_NONE;
    bool is_one = all == 1 || (all == 2 && utf8_count(words[1]) == 1 && !str_has_digit(words[1]));
    house = house.m || !is_one ? house : house_find(t->s->v, &n, ref, HOUSE_PART);
    if (all == 1) {
        return house;
    }
    while (!house.m && all && all <= QUERY_WORDS_MAX &&
           (count = street_shorter(words, count, all, t->side)) > 0) {
        bool is_last = t->side == STREET_AHEAD;
        n = (house_number){.text = query_span(words, is_last ? 1 : 0, is_last ? 2 : count)};
        house = house_find(t->s->v, &n, ref, HOUSE_ALIKE);
        t->unit = is_last ? words[0] : query_span(words, count, all);
    }
    if (!house.m && all == 2 && t->side == STREET_AHEAD && utf8_count(words[1]) == 1) {
        n = (house_number){.text = words[0]}; /* "10 C/ Mayor" */
        house = house_find(t->s->v, &n, ref, HOUSE_ALIKE);
        t->unit = address_is_street_kind(words[1]) ? STR_NONE : words[1];
    }
    return house;
}

/* ---- names ---- */

/* What may stand before a number. */
static bool street_is_sign(str word) {
    return lexicon_has(word, LEXICON_HOUSE_SIGN) || lexicon_has(word, LEXICON_HOUSE_LETTER);
}

/* Gives a word for streets that Thai writes in one with the name behind it a place of its own:
 * "ถนนสีลม". The number of words. */
static int street_part(str words[QUERY_WORDS_MAX], int count) {
    enum { LETTER = 3, KIND_MIN = 3 * LETTER }; /* bytes */
    for (int i = 0; i < count && count < QUERY_WORDS_MAX; i++) {
        str word = words[i];
        bool is_thai = word.len > KIND_MIN &&
                       (str_starts(word, STR("\xE0\xB8")) || str_starts(word, STR("\xE0\xB9")));
        size_t end = is_thai ? word.len - LETTER : 0;
        while (end >= KIND_MIN && !lexicon_has(str_head(word, end), LEXICON_STREET_OTHER)) {
            end -= LETTER;
        }
        if (end >= KIND_MIN) {
            memmove(&words[i + 2], &words[i + 1], (size_t)(count - i - 1) * sizeof *words);
            words[i + 1] = str_from(word, end);
            words[i] = str_head(word, end);
            count++;
        }
    }
    return count;
}

/* What is the same for all names. */
static void street_know_words(street *t) {
    t->kinds = address_kinds(t->words, t->count);
    t->links = t->signs = 0;
    for (int k = 0; k < t->count; k++) {
        t->links |= (unsigned)query_is_link(t->words[k]) << k;
        t->signs |= (unsigned)street_is_sign(t->words[k]) << k;
    }
    t->typed = latin_take(t->words, t->count, t->kinds | t->links);
}

/* Whether a word begins as the other, or as it does behind an article ("l'Abbé"). */
static bool street_begins_as(str word, str whole) {
    bool is_elided = whole.len > 1 && (whole.at[0] == 'l' || whole.at[0] == 'd');
    return word.at[0] == whole.at[0] || (is_elided && word.at[0] == whole.at[1]);
}

/* Whether a word of the name begins as one of the query: most names are passed over so. */
static bool street_may_fit(const street *t, const str *name, int count) {
    bool may_be = false;
    for (int i = 0; i < count && !may_be; i++) {
        may_be = address_counts(name[i]);
        for (int k = 0; k < t->count && !may_be; k++) {
            may_be = !(t->kinds >> k & 1) && (street_begins_as(t->words[k], name[i]) ||
                                              street_begins_as(name[i], t->words[k]));
        }
    }
    return may_be;
}

/* Whether a word beside a name says nothing: one for streets, a sign of a number, a link, or an
 * initial in front. */
static bool street_is_idle(const street *t, unsigned used, int k) {
    bool is_letter = utf8_count(t->words[k]) == 1 && !str_has_digit(t->words[k]);
    bool is_behind = k && str_has_digit(t->words[k - 1]);
    bool is_before = k + 1 < t->count && str_has_digit(t->words[k + 1]);
    bool is_initial = is_letter && used >> k && !t->number.len && !is_before;
    bool is_ordinal = is_behind && lexicon_has(t->words[k], LEXICON_ORDINAL);
    return (t->kinds >> k & 1 && !(is_letter && is_behind)) || t->signs >> k & 1 ||
           (t->links >> k & 1 && !t->number.len) || is_initial || is_ordinal;
}

/* Whether a word is of "apt 4", behind a number. */
static bool street_is_unit(const street *t, int k) {
    bool is_mark = k + 1 < t->count && lexicon_has(t->words[k], LEXICON_UNIT);
    return is_mark || (k && lexicon_has(t->words[k - 1], LEXICON_UNIT));
}

/* Whether a word tells a quarter: in front of the street and of a word for one, "Caferaga Mah. Moda
 * Cad. 17", or behind the number or what is numbered; or a first name that the street lacks, "100
 * Dedan Kimathi St". */
static bool street_is_aside(const street *t, unsigned used, int k) {
    bool has_digit = str_has_digit(t->words[k]), is_ahead = !(used & ((2u << k) - 1));
    bool is_quarter = false, has_number = false, is_last = used >> k == 0, is_numbered = false;
    for (int i = k; i < t->count && is_ahead && !(used >> i & 1); i++) {
        is_quarter |= t->kinds >> i & 1;
    }
    for (int i = 0; i < k; i++) {
        bool is_number = !(used >> i & 1) && str_has_digit(t->words[i]);
        has_number |= is_number;
        is_numbered |= is_number && used >> i;
    }
    bool is_first_name = has_number && is_ahead && used >> (k + 1) & 1;
    bool is_word = !has_digit && t->words[k].len > 2 && !query_is_number_end(t->words[k]) &&
                   !address_is_no_number(t->words[k]);
    bool is_unit = has_number && street_is_unit(t, k); /* "44/3 หมู่ 2 ถนน…" */
    return t->is_lax && ((is_word && (is_quarter || is_first_name || (is_last && has_number))) ||
                         (is_last && is_numbered) || is_unit);
}

/* How well the words fit a name of which these were used; *t->number: what is left of them. */
static street_fit street_judge(street *t, const address_taken *took) {
    int others = 0;
    t->number = t->aside = STR_NONE;
    t->side = STREET_BESIDE;
    for (int k = 0; k < t->count; k++) {
        bool is_used = took->used >> k & 1;
        others += (t->kinds >> k & 1) && !is_used;
        if (!is_used && !street_is_idle(t, took->used, k)) {
            bool is_aside = street_is_aside(t, took->used, k);
            str *list = is_aside ? &t->aside : &t->number;
            *list = arena_list(t->s->v->mem, *list, STR(" "), t->words[k]);
            bool is_ahead = !(took->used & ((1u << k) - 1));
            t->side |= is_aside ? STREET_BESIDE : is_ahead ? STREET_AHEAD : STREET_BEHIND;
        }
    }
    bool is_one = t->number.len ? address_is_number_key(t->number) : !t->needs_house;
    return !is_one                                    ? STREET_NONE
           : took->missing || (took->kinds && others) ? STREET_NEARLY
                                                      : STREET_SURELY;
}

/* Whether the words are those of a name. */
static street_fit street_fits(street *t, str key) {
    str name[QUERY_WORDS_MAX];
    int count = query_words(key, name);
    count = count <= QUERY_WORDS_MAX ? street_part(name, count) : 0;
    if (!count || !street_may_fit(t, name, count)) {
        return STREET_NONE;
    }
    address_taken took = address_take(t->words, t->count, name, count);
    return took.is_told ? street_judge(t, &took) : STREET_NONE;
}

/* The words of a name in other letters as they were typed in Latin ones, or in the way of atlases;
 * without words for streets, if that is asked. */
static str street_latin(const street *t, str key, bool is_bare, char room[IMAGE_KEY_MAX]) {
    char other[IMAGE_KEY_MAX];
    out o = out_of(room, IMAGE_KEY_MAX);
    while (key.len) {
        str word = str_cut(&key, ' ');
        latin_span span = is_bare ? (latin_span){0} : latin_sounds(word, &t->typed);
        str latin = is_bare ? word : latin_of(word, other, sizeof other);
        latin = span.end ? latin_text(&t->typed, span) : latin.len ? latin : word;
        bool is_left_out = is_bare && address_is_street_kind(word);
        out_text(&o, o.len && !is_left_out ? STR(" ") : STR_NONE);
        out_text(&o, is_left_out ? STR_NONE : latin);
    }
    return out_str(&o);
}

/* Whether the words are those of a name in other letters, of which none is missing. */
static street_fit street_sounds(street *t, str key) {
    latin_span span = latin_sounds(key, &t->typed);
    address_taken took = {.used = (1u << span.end) - (1u << span.from),
                          .missing = !span.is_written};
    return span.end ? street_judge(t, &took) : STREET_NONE;
}

/* Whether all words but idle ones are that name in other letters. */
static bool street_hears(str key, const latin_typed *typed) {
    latin_span span = latin_sounds(key, typed);
    unsigned used = typed->idle | ((1u << span.end) - (1u << span.from));
    return span.end && !(((1u << typed->count) - 1) & ~used);
}

/* The same of the words, which are in other letters, and a Latin name; but for numbers and the
 * words beside at their ends. */
static street_fit street_spells(street *t, const latin_typed *name, unsigned beside) {
    int from = 0, end = t->count;
    while (from < end && (beside >> from & 1 || str_has_digit(t->words[from]))) {
        from++;
    }
    while (end > from && (beside >> (end - 1) & 1 || str_has_digit(t->words[end - 1]))) {
        end--;
    }
    address_taken took = {.used = (1u << end) - (1u << from), .kinds = name->idle != 0};
    bool is_it = from < end && street_hears(query_span(t->words, from, end), name);
    return is_it ? street_judge(t, &took) : STREET_NONE;
}

/* "Булевар ослобођења 17" of "Bulevar oslobođenja"; without words for streets where these differ.
 */
static street_fit street_fits_latin(street *t, str key) {
    str name[QUERY_WORDS_MAX];
    int all = query_words(key, name), count = all <= QUERY_WORDS_MAX ? all : 0;
    latin_typed typed = latin_take(name, count, address_kinds(name, count));
    street_fit fit = street_spells(t, &typed, t->signs);
    return fit ? fit : street_spells(t, &typed, t->kinds | t->signs);
}

/* Whether the words are those of the name of a row, in its letters or in Latin ones. */
static street_fit street_fits_row(street *t, const image *m, uint32_t row) {
    char room[IMAGE_KEY_MAX];
    names_walk w = names_at(m, names_main_key(m, row));
    str key = names_key(&w);
    street_fit fit = street_fits(t, key);
    bool is_latin = !fit && latin_is(key), was_latin = t->typed.count > 0;
    if (fit || is_latin == was_latin) {
        return fit;
    }
    if (is_latin) {
        return street_fits_latin(t, key);
    }
    fit = street_sounds(t, key);
    fit = fit ? fit : street_sounds(t, street_latin(t, key, true, room));
    return fit ? fit : street_fits(t, street_latin(t, key, false, room));
}

static double street_score(const rtree_query *q, const image *m, uint32_t row, double distance_m,
                           double worst) {
    street *t = *(street *const *)q->ctx;
    if (distance_m >= worst || t->left-- <= 0 || !call_charge(t->s->v->call, NAMES_TEXT_WORK)) {
        return -1;
    }
    arena before = *t->s->v->mem;
    image_ref ref = {m, row};
    street_fit fit = street_fits_row(t, m, row);
    bool is_it = fit && fit >= t->best && (!t->needs_house || street_house(t, ref, t->number).m);
    *t->s->v->mem = before;
    t->best = is_it ? fit : t->best;
    return is_it ? distance_m : -1;
}

/* ---- the town ---- */

/* Adds what is meant round a place of the town. */
static void street_find_at(street *t, image_ref town) {
    match *s = t->s;
    rtree_query q = {.lat = image_lat(town.m, town.place),
                     .lon = image_lon(town.m, town.place),
                     .max_m = match_radius_m(town) + STREET_AROUND_M,
                     .classes = IMAGE_CLASS_BIT(IMAGE_STREET),
                     .score = street_score,
                     .ctx = &t,
                     .call = s->v->call};
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        rtree_hit hits[STREET_HITS_MAX];
        int count = m == s->v->set->base ? 0 : rtree_search(m, &q, hits, STREET_HITS_MAX);
        for (int n = 0; n < count; n++) {
            image_ref ref = {m, hits[n].place};
            street_fit fit = street_fits_row(t, m, ref.place);
            image_ref house = t->needs_house ? street_house(t, ref, t->number) : ref;
            s->fit = fit == STREET_SURELY ? PLACE_MATCH_ALIAS : PLACE_MATCH_PREFIX;
            if (fit == t->best && house.m) {
                match_hit_consider(s, house, IMAGE_MAIN, 0, 0);
                t->left_over = t->number;
                t->left_unit = t->unit;
                t->left_aside = t->aside;
            }
        }
    }
}

/* In the settlements and smaller areas of the qualifiers. */
static bool street_find_in(street *t) {
    match *s = t->s;
    s->count = 0;
    t->best = STREET_NONE;
    for (int i = 0; i < s->qualifier_count && !s->count; i++) {
        const match_qualifier *x = &s->qualifiers[i];
        for (int r = 0; r < MIN(x->count, (int)STREET_AREAS_MAX); r++) {
            if (image_place_class(x->refs[r]) >= IMAGE_COUNTY) {
                street_find_at(t, x->refs[r]);
            }
        }
    }
    s->fit = PLACE_MATCH_NONE;
    s->count = match_hit_full_count(s);
    return s->count > 0;
}

/* Leaves out a qualifier. */
static void street_leave_out(street *t, int i) {
    match *s = t->s;
    t->left_out = arena_list(s->v->mem, t->left_out, STR(", "), s->qualifiers[i].part.text);
    s->qualifier_count--;
    memmove(&s->qualifiers[i], &s->qualifiers[i + 1],
            (size_t)(s->qualifier_count - i) * sizeof *s->qualifiers);
}

static bool street_is_town(const match_qualifier *x) {
    bool is_town = false;
    for (int r = 0; r < MIN(x->count, (int)STREET_AREAS_MAX) && !is_town; r++) {
        is_town = image_place_is_settled(x->refs[r]);
    }
    return is_town;
}

/* Puts a qualifier that was left out back to where it was. */
static void street_put_back(street *t, int i, const match_qualifier *left, str left_out) {
    match *s = t->s;
    memmove(&s->qualifiers[i + 1], &s->qualifiers[i],
            (size_t)(s->qualifier_count - i) * sizeof *s->qualifiers);
    s->qualifiers[i] = *left;
    s->qualifier_count++;
    t->left_out = left_out;
}

/* Without a quarter that the address has and no row knows: what is known of it is in the town. */
static bool street_find_without(street *t) {
    match *s = t->s;
    int towns = 0;
    for (int i = s->qualifier_count; i--;) {
        towns += street_is_town(&s->qualifiers[i]);
        if (!s->qualifiers[i].count) {
            street_leave_out(t, i);
        }
    }
    bool found = towns && street_find_in(t);
    for (int i = 0; i < s->qualifier_count && towns > 1 && !found; i++) {
        match_qualifier left = s->qualifiers[i];
        str left_out = t->left_out;
        if (street_is_town(&left)) {
            street_leave_out(t, i);
            found = street_find_in(t);
            if (!found) {
                street_put_back(t, i, &left, left_out);
            }
        }
    }
    return found;
}

static bool street_find(street *t) {
    const match *s = t->s;
    bool is_known = s->qualifier_count > 0;
    for (int i = 0; i < s->qualifier_count && is_known; i++) {
        is_known = s->qualifiers[i].count > 0;
    }
    return t->is_lax ? street_find_without(t) : is_known && street_find_in(t);
}

/* Whether it is what post offices put behind a town: the 1 of "Praha 1", the C of "Aarhus C". */
static bool street_is_district(str words) {
    enum { DIGITS_MAX = 2 };
    return words.len <= DIGITS_MAX && (utf8_count(words) == 1 || ascii_is_digit(words.at[0]));
}

/* Adds what is known of a part, the words of "centro sao paulo" or "praha 1" that are the longest
 * town; false: none is. */
static bool street_add_known(street *t, query_part part) {
    match *s = t->s;
    str words[QUERY_WORDS_MAX], left = STR_NONE;
    int before = s->qualifier_count, count = query_words(part.key, words);
    bool is_known = false;
    for (int size = count - 1; size > 0 && count <= QUERY_WORDS_MAX && !is_known; size--) {
        for (int from = 0; from + size <= count && !is_known; from += count - size) {
            s->qualifier_count = before;
            is_known = match_add_words(s, words, from, from + size) &&
                       street_is_town(&s->qualifiers[before]);
            left = from ? query_span(words, 0, from) : query_span(words, size, count);
            left = from || !street_is_district(left) ? left : STR_NONE;
        }
    }
    s->qualifier_count = is_known ? s->qualifier_count : before;
    t->left_out = is_known ? arena_list(s->v->mem, t->left_out, STR(", "), left) : t->left_out;
    return is_known;
}

/* Adds a part as where the street is. */
static void street_add_part(street *t, query_part part) {
    match *s = t->s;
    int before = s->qualifier_count;
    match_add_part(s, part);
    bool is_known = s->qualifier_count > before && s->qualifiers[before].count;
    if (t->is_lax && !is_known) {
        s->qualifier_count = before;
        if (!street_add_known(t, part)) {
            match_add_part(s, part);
        }
    }
}

/* Whether the words can be a street: with a number, or with a word for streets. */
static bool street_is_told(const street *t) {
    bool is_told = false;
    for (int i = 0; i < t->count && !is_told; i++) {
        str word = t->words[i];
        is_told = t->needs_house
                      ? ascii_is_digit(word.at[0]) || ascii_is_digit(word.at[word.len - 1]) ||
                            str_eq(word, STR("n")) || address_is_no_number(word)
                      : address_is_street_word(word);
    }
    return is_told;
}

/* Whether words are a number, with signs of one in front of it. */
static bool street_is_number(const str *words, int count) {
    int signs = 0;
    while (signs + 1 < count && street_is_sign(words[signs])) {
        signs++;
    }
    return count && address_is_number_key(query_span(words, signs, count));
}

/* Takes the number that a street lacks in its own part: the part before it ("2050, boul. Laurier"),
 * or the first word of the next one ("Av. Paulista, 1578 - São Paulo"). What is left of that part;
 * *part: which it is, -1: none. */
static str street_take_number(street *t, const query_parts *parts, int *part) {
    str numbers[QUERY_WORDS_MAX];
    int own = *part;
    str before = own ? parts->parts[own - 1].key : STR_NONE;
    str behind = own + 1 < parts->count ? parts->parts[own + 1].key : STR_NONE;
    bool may_take =
        t->needs_house && (t->takes || !street_is_told(t)) && t->count < QUERY_WORDS_MAX;
    *part = -1;
    int count = query_words(before, numbers);
    bool has_room = count && t->count + count <= QUERY_WORDS_MAX;
    if (may_take && has_room && street_is_number(numbers, count)) {
        memcpy(t->words + t->count, numbers, (size_t)count * sizeof *numbers);
        t->count += count;
        *part = own - 1;
        return STR_NONE;
    }
    str pair[QUERY_WORDS_MAX];
    int words_behind = query_words(behind, pair);
    bool has_none = words_behind > 1 && address_is_no_number(query_span(pair, 0, 2));
    if (may_take && has_none && t->count + 2 <= QUERY_WORDS_MAX) {
        t->words[t->count++] = str_cut(&behind, ' '); /* "s/n - Centro" */
        t->words[t->count++] = str_cut(&behind, ' ');
        *part = own + 1;
        return behind;
    }
    bool is_numbered = words_behind > 1 && ascii_is_digit(pair[1].at[0]);
    bool is_building = is_numbered && lexicon_has(pair[0], LEXICON_BUILDING_SIGN);
    bool is_signed = is_numbered && !is_building && street_is_sign(pair[0]);
    behind = is_signed ? str_from(behind, pair[0].len + 1) : behind; /* "d. 12" */
    bool is_taken = is_building || (behind.len && ascii_is_digit(behind.at[0]));
    if (may_take && is_taken && t->count + is_building < QUERY_WORDS_MAX) {
        if (is_building) {
            t->words[t->count++] = str_cut(&behind, ' '); /* "корп. 12" */
        }
        t->words[t->count++] = str_cut(&behind, ' ');
        *part = own + 1;
        return behind;
    }
    return STR_NONE;
}

/* Sets words [from, end) of a part as those of the street. What is left of the part with their
 * number; *taken: which it is, -1: none. */
static str street_set_words(street *t, const query_parts *parts, int part, const str *words,
                            int from, int end, int *taken) {
    *taken = part;
    t->left_out = STR_NONE;
    t->count = end - from;
    memcpy(t->words, words + from, (size_t)t->count * sizeof *words);
    str rest = street_take_number(t, parts, taken);
    t->count = street_part(t->words, t->count);
    street_know_words(t);
    t->s->qualifier_count = 0;
    t->s->name = parts->parts[part];
    return rest;
}

/* Adds the name before or behind a number as where it is, too: houses that are numbered by their
 * town, as those of Soviet new towns are. False: no place is called so. */
static bool street_add_itself(street *t, const str *words, int from, int end) {
    int all = end - from;
    while (from < end && (str_has_digit(words[from]) || query_is_number_end(words[from]))) {
        from++;
    }
    while (end > from && (str_has_digit(words[end - 1]) || query_is_number_end(words[end - 1]))) {
        end--;
    }
    bool is_part = from < end && (end - from < all || t->count > all);
    return is_part && match_add_words(t->s, words, from, end) && t->s->qualifier_count &&
           street_is_town(&t->s->qualifiers[0]);
}

/* Words [from, end) of a part as the street, and all others as where it is. */
static bool street_try_words(street *t, const query_parts *parts, int part, const str *words,
                             int count, int from, int end) {
    match *s = t->s;
    int taken;
    str rest = street_set_words(t, parts, part, words, from, end, &taken);
    bool is_known = street_is_told(t) && match_add_words(s, words, 0, from) &&
                    match_add_words(s, words, end, count);
    for (int i = 0; i < parts->count && is_known; i++) {
        if (i != part && (i != taken || rest.len)) {
            street_add_part(t, i == taken ? (query_part){rest, rest} : parts->parts[i]);
        }
    }
    if (is_known && t->needs_house && !s->qualifier_count) {
        is_known = street_add_itself(t, words, from, end);
    }
    return is_known && street_find(t);
}

/* One part as the street; its last words are the town if it is the only one, or its first. */
static bool street_try(street *t, const query_parts *parts, int part) {
    enum { TOWN_WORDS_MAX = 6 }; /* with a region and a postal code */
    str words[QUERY_WORDS_MAX];
    int all = query_words(parts->parts[part].key, words), towns = 0;
    bool found = false;
    for (; all <= QUERY_WORDS_MAX && towns <= TOWN_WORDS_MAX && towns < all && !found; towns++) {
        found = street_try_words(t, parts, part, words, all, 0, all - towns) ||
                (towns && street_try_words(t, parts, part, words, all, towns, all));
    }
    str before = part ? parts->parts[part - 1].key : STR_NONE;
    str next = part + 1 < parts->count ? parts->parts[part + 1].key : STR_NONE;
    str number[QUERY_WORDS_MAX];
    int count = query_words(before, number);
    t->takes = !found && (address_is_number(next) ||
                          (count <= QUERY_WORDS_MAX && street_is_number(number, count)));
    found = found || (t->takes && all <= QUERY_WORDS_MAX &&
                      street_try_words(t, parts, part, words, all, 0, all));
    t->takes = false;
    return found;
}

/* ---- a town beside words that tell nothing ---- */

/* Words [from, end) as the town, and nothing else; *is_town: they are one. */
static bool street_try_town(street *t, const str *words, int from, int end, bool *is_town) {
    enum { TOWN_LEN_MIN = 3 };
    match *s = t->s;
    str key = query_span(words, from, end);
    s->qualifier_count = 0;
    *is_town = key.len >= TOWN_LEN_MIN && !str_has_digit(key) &&
               match_add_words(s, words, from, end) && s->qualifier_count == 1 &&
               street_is_town(&s->qualifiers[0]);
    return *is_town && t->towns-- > 0 && street_find_in(t);
}

/* The longest and last words of a part that are a town with the house: "Praha" of "110 00 Praha 1 -
 * Nove Mesto". Words of a longer name are no town: "Andorra la Vella". *from, *end: which. */
static bool street_find_town(street *t, const str *words, int count, int *from, int *end) {
    enum { TOWN_WORDS_MAX = 3 };
    bool found = false, is_town = false;
    unsigned named = 0;
    for (int size = MIN(count, (int)TOWN_WORDS_MAX); size && !found; size--) {
        for (*end = count; *end >= size && !found; --*end) {
            *from = *end - size;
            unsigned span = (1u << *end) - (1u << *from);
            found = span & ~named && street_try_town(t, words, *from, *end, &is_town);
            named |= span & ~named && is_town ? span : 0;
        }
        *end += found;
    }
    return found;
}

/* Adds words to what was said of where it is. */
static void street_add_span(street *t, const str *words, int from, int end) {
    str key = from < end ? query_span(words, from, end) : STR_NONE;
    if (key.len && !street_is_district(key)) {
        match_add_part(t->s, (query_part){key, key});
    }
}

/* Of what was said of where it is, lists all that the place is not in. False: a known postal code
 * is among these, which says that another place is meant. */
static bool street_list_unfit(street *t) {
    match *s = t->s;
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_chain(s->v->set, s->hits[0].ref, chain);
    match_qualified fit = match_qualify(s, chain, count);
    t->left_out = STR_NONE;
    bool is_elsewhere = false;
    for (int i = 0; i < s->qualifier_count; i++) {
        const match_qualifier *x = &s->qualifiers[i];
        bool fits = fit.mask >> i & 1;
        is_elsewhere |= !fits && x->count && image_place_class(x->refs[0]) == IMAGE_POSTCODE;
        t->left_out = arena_list(s->v->mem, t->left_out, STR(", "), fits ? STR_NONE : x->part.text);
    }
    return !is_elsewhere;
}

/* A part alone: words within it as the town, and what is behind them left out: "8 pl St Jean Lyon
 * 5e". */
static bool street_try_inside(street *t, const query_parts *parts) {
    enum { TOWN_WORDS_MAX = 3, STREET_WORDS_MIN = 2 };
    str words[QUERY_WORDS_MAX];
    int count = query_words(parts->parts[0].key, words), taken;
    bool found = false, is_town;
    for (int size = TOWN_WORDS_MAX; size && count <= QUERY_WORDS_MAX && !found; size--) {
        for (int from = count - 1 - size; from >= STREET_WORDS_MIN && !found; from--) {
            street_set_words(t, parts, 0, words, 0, from, &taken);
            found = street_is_told(t) && street_try_town(t, words, from, from + size, &is_town);
            t->left_out = found ? query_span(words, from + size, count) : STR_NONE;
        }
    }
    return found;
}

/* One part as the street, and some words of another one as its town: a quarter between them may be
 * known as a place somewhere else. The last parts come first. */
static bool street_try_beside(street *t, const query_parts *parts, int part) {
    str words[QUERY_WORDS_MAX];
    int taken, count = query_words(parts->parts[part].key, words), from = 0, end = 0;
    if (count > QUERY_WORDS_MAX) {
        return false;
    }
    str rest = street_set_words(t, parts, part, words, 0, count, &taken);
    int town = street_is_told(t) ? parts->count : 0;
    bool found = false;
    while (town-- > 0 && !found) {
        count = town == part || town == taken ? 0 : query_words(parts->parts[town].key, words);
        found = count && count <= QUERY_WORDS_MAX && street_find_town(t, words, count, &from, &end);
    }
    town++;
    for (int i = 0; i < parts->count && found; i++) {
        if (i == town) {
            street_add_span(t, words, 0, from);
            street_add_span(t, words, end, count);
        } else if (i == taken) {
            street_add_span(t, &rest, 0, rest.len > 0);
        } else if (i != part) {
            street_add_span(t, &parts->parts[i].key, 0, 1);
        }
    }
    return found && street_list_unfit(t);
}

/* Whether Latin words are the name of the place, or the end of it, in other letters: "Kita-ku" of
 * 大阪市北区. They may lack the word for its kind, or have it in English. */
static bool street_sounds_as(image_ref ref, const latin_typed *typed) {
    names_walk w = names_at(ref.m, names_main_key(ref.m, ref.place));
    str key = names_key(&w), bare = key;
    for (str list = lexicon_list(LEXICON_SUFFIX); list.len && bare.len == key.len;) {
        str suffix = str_cut(&list, '/');
        bare = str_ends(key, suffix) ? str_head(key, key.len - suffix.len) : key;
    }
    bool is_it = false;
    for (size_t at = 0; at < bare.len && !is_it; utf8_next(key, &at)) {
        is_it = street_hears(str_from(key, at), typed) || street_hears(str_from(bare, at), typed);
    }
    return is_it;
}

/* What of these parts is no place that the hit lies in, in letters of another script. */
static str street_unheard(const match *s, str parts) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = s->count ? image_place_chain(s->v->set, s->hits[0].ref, chain) : 0;
    str left = STR_NONE;
    while (parts.len) {
        char room[IMAGE_KEY_MAX];
        str part = str_trim(str_cut(&parts, ',')), words[QUERY_WORDS_MAX];
        int all = query_words(fold_name(part, FOLD_PLAIN, room, sizeof room), words);
        unsigned idle = 0;
        for (int i = 0; i < all && all <= QUERY_WORDS_MAX; i++) {
            idle |= (unsigned)affix_is_kind(words[i]) << i;
        }
        latin_typed typed = latin_take(words, all <= QUERY_WORDS_MAX ? all : 0, idle);
        bool is_heard = all <= QUERY_WORDS_MAX && idle == (1u << all) - 1;
        for (int i = 1; i < count && typed.count && !is_heard; i++) {
            is_heard = street_sounds_as(chain[i], &typed);
        }
        left = arena_list(s->v->mem, left, STR(", "), is_heard ? STR_NONE : part);
    }
    return left;
}

GEO_FN bool street_search(match *s, const query_parts *parts, street_want want, str *left,
                          str *unit) {
    match *other = image_set_file_count(s->v->set) ? match_open(s->v, s->query) : NULL;
    street t = {.s = other,
                .needs_house = want != STREET_ANY,
                .is_lax = want == STREET_HOUSE_LAX,
                .left = STREET_NAMES_MAX,
                .towns = STREET_TOWNS_MAX};
    int ways = t.is_lax ? 2 : 1;
    for (int i = 0; i < ways * parts->count && other; i++) {
        int part = i % parts->count;
        if (i == part           ? street_try(&t, parts, part)
            : parts->count == 1 ? street_try_inside(&t, parts)
                                : street_try_beside(&t, parts, part)) {
            *s = *other;
            t.left_out = arena_list(s->v->mem, t.left_aside, STR(", "), t.left_out);
            *left = t.is_lax        ? street_unheard(s, t.left_out)
                    : t.needs_house ? STR_NONE
                                    : t.left_over;
            *unit = t.needs_house ? t.left_unit : STR_NONE;
            return true;
        }
    }
    return false;
}

#undef STREET_AROUND_M
