/* postal -- postal codes in a query. Owns nothing; postcode has the forms and areas.
 *
 * A code never is a place: it chooses among the places that the other words name, or stands for the
 * area of its first characters, which is only a candidate. */
#include "postal.h"

#include <string.h>

#include "../base/ascii.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "query.h"

enum {
    POSTAL_WORDS_MAX = 3,    /* of one code: "lb 1234 5678" */
    POSTAL_HOUSE_MAX = 3,    /* digits of a code that may as well be the number of a house */
    POSTAL_LISTED_MAX = 6,   /* countries that a note names */
    POSTAL_POSTINGS_MAX = 8, /* places of one ISO code */
    POSTAL_SAME_M = 30000    /* a town and its quarters */
};

#define POSTAL_NAMESAKE 0.4 /* the same, of a country and its town of that name */
#define POSTAL_EQUAL    0.2 /* difference of scores of places that may both be meant */

/* ---- codes in a query ---- */

/* Where a code may be: words [from, to) of a part. */
typedef struct {
    int part, from, to;
    bool has_sign; /* it begins with letters only */
    size_t len;
} postal_span;

/* Whether it may as well be the number of a house: "Avinguda Meritxell 170" in Andorra. */
static bool postal_is_short(str key) {
    bool is_short = key.len <= POSTAL_HOUSE_MAX;
    for (size_t i = 0; i < key.len && is_short; i++) {
        is_short = ascii_is_digit(key.at[i]);
    }
    return is_short;
}

/* Longer codes are likelier, later ones among these; "DE 19901" may be of Delaware, so letters in
 * front count as a sign only when nothing else fits, or a hyphen joins them: "L-1009". */
static bool postal_is_likelier(const postal_span *a, const postal_span *b) {
    return a->has_sign != b->has_sign ? b->has_sign : a->len >= b->len;
}

static int postal_add_span(postal_span *spans, int count, postal_span span) {
    int at = count;
    while (at && postal_is_likelier(&span, &spans[at - 1])) {
        at--;
    }
    if (at == POSTAL_CODES_MAX) {
        return count;
    }
    int moved = MIN(count, POSTAL_CODES_MAX - 1) - at;
    memmove(&spans[at + 1], &spans[at], (size_t)moved * sizeof span);
    spans[at] = span;
    return MIN(count + 1, POSTAL_CODES_MAX);
}

/* The readings of a code in the countries of the query; their number. */
static int postal_read(str key, str countries, postcode_reading *readings) {
    int count = postcode_read(key, readings), kept = 0;
    for (int i = 0; i < count; i++) {
        if (place_is_among_countries(readings[i].country, countries)) {
            readings[kept++] = readings[i];
        }
    }
    return kept;
}

static int postal_spans_of(const query_part *part, int index, str countries, postal_span *spans,
                           int count) {
    str words[QUERY_WORDS_MAX];
    postcode_reading readings[POSTCODE_COUNTRIES_MAX];
    int word_count = query_words(part->key, words);
    for (int from = 0; from < word_count && word_count <= QUERY_WORDS_MAX; from++) {
        for (int to = from + 1; to <= MIN(word_count, from + POSTAL_WORDS_MAX); to++) {
            str key = query_span(words, from, to);
            if (str_has_digit(key) && postal_read(key, countries, readings)) {
                bool has_sign = to - from > 1 && !str_has_digit(words[from]);
                str typed = query_as_typed(part->text, words[from]); /* not its end: more follows */
                has_sign = has_sign && typed.at[typed.len] != '-';
                postal_span span = {index, from, to, has_sign, key.len};
                count = postal_add_span(spans, count, span);
            }
        }
    }
    return count;
}

/* The part without the words of the span. */
static query_part postal_part_without(arena *mem, const query_part *part, const postal_span *span,
                                      str *code) {
    str words[QUERY_WORDS_MAX], kept = STR_NONE;
    int count = query_words(part->key, words);
    *code = STR_NONE;
    for (int i = 0; i < count; i++) {
        bool is_code = i >= span->from && i < span->to;
        str *to = is_code ? code : &kept;
        *to = arena_list(mem, *to, STR(" "), query_as_typed(part->text, words[i]));
    }
    char room[PLACE_QUERY_MAX];
    str key = arena_copy(mem, fold_name(kept, FOLD_PLAIN, room, sizeof room));
    return (query_part){kept, key};
}

static postal_code postal_code_of(arena *mem, const query_parts *parts, str countries,
                                  const postal_span *span) {
    postal_code code = {.text = STR_NONE};
    str words[QUERY_WORDS_MAX];
    query_words(parts->parts[span->part].key, words);
    code.key = query_span(words, span->from, span->to);
    code.count = postal_read(code.key, countries, code.readings);
    for (int i = 0; i < parts->count; i++) {
        query_part part = parts->parts[i];
        if (i == span->part) {
            part = postal_part_without(mem, &parts->parts[i], span, &code.text);
            code.beside = postal_is_short(code.key) ? part.key : STR_NONE;
        }
        if (part.key.len) {
            code.rest.parts[code.rest.count++] = part;
        }
    }
    return code;
}

GEO_FN int postal_find(arena *mem, const query_parts *parts, str countries,
                       postal_code codes[POSTAL_CODES_MAX]) {
    postal_span spans[POSTAL_CODES_MAX];
    int count = 0;
    for (int i = 0; i < parts->count; i++) {
        count = postal_spans_of(&parts->parts[i], i, countries, spans, count);
    }
    for (int i = 0; i < count; i++) {
        codes[i] = postal_code_of(mem, parts, countries, &spans[i]);
    }
    return count;
}

/* ---- areas ---- */

/* The country or division with that ISO code; .m NULL: none. */
static image_ref postal_place_of(const match *s, str iso, unsigned classes) {
    const image *m = s->v->set->base;
    uint32_t number = 0, row = 0;
    image_name_class cls;
    if (m && call_charge(s->v->call, NAMES_SEEK_WORK) && names_find(m, iso, &number)) {
        names_postings post = names_postings_of(m, number);
        for (int i = 0; i < POSTAL_POSTINGS_MAX && names_next_posting(&post, &row, &cls); i++) {
            if (cls == IMAGE_CODE && (classes & IMAGE_CLASS_BIT(image_class_of(m, row)))) {
                return (image_ref){m, row};
            }
        }
    }
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

static image_ref postal_country_of(const match *s, const postcode_reading *r) {
    const char iso[] = {ascii_lower(r->country.at[0]), ascii_lower(r->country.at[1])};
    return postal_place_of(s, (str){iso, sizeof iso}, IMAGE_CLASS_BIT(IMAGE_COUNTRY));
}

static image_ref postal_area_of(const match *s, const postal_code *code,
                                const postcode_reading *r) {
    char room[POSTCODE_ISO_MAX];
    image_ref area = {NULL, IMAGE_NO_PLACE};
    unsigned classes = r->is_country ? IMAGE_CLASS_BIT(IMAGE_COUNTRY)
                                     : IMAGE_CLASS_BIT(IMAGE_STATE) | IMAGE_CLASS_BIT(IMAGE_COUNTY);
    str iso;
    for (int i = 0; !area.m && (iso = postcode_area(r, code->key, i, room)).len; i++) {
        area = postal_place_of(s, iso, classes);
    }
    return area;
}

/* ---- places that can have a code ---- */

typedef enum { POSTAL_ELSEWHERE, POSTAL_UNKNOWN, POSTAL_INSIDE } postal_fit;

/* What a hit has to do with a code. */
typedef struct {
    postal_fit fit;
    bool is_wide; /* it is as large as the area, or larger */
    const postcode_reading *reading;
    image_ref area; /* .m NULL: not known */
} postal_grade;

/* Codes of some towns at a border are those of the neighbor, so a town in the box may have it. */
static postal_fit postal_fit_of(const image_ref *chain, int count, image_ref area, bool is_wide) {
    for (int i = 0; i < count; i++) {
        if (image_place_is_same(chain[i], area)) {
            return POSTAL_INSIDE;
        }
    }
    if (is_wide) {
        return image_place_is_in(area, chain[0]) ? POSTAL_INSIDE : POSTAL_ELSEWHERE;
    }
    return image_place_is_in_box(chain[0], area) ? POSTAL_UNKNOWN : POSTAL_ELSEWHERE;
}

/* What the place's own code, as its file has it, tells: one may go on, as those of the USA do. A
 * street may have several. */
static postal_fit postal_fit_of_own(const image_ref *chain, int count, str code) {
    char folded[IMAGE_KEY_MAX];
    image_ref own = match_postal_of(chain, count);
    if (own.place == IMAGE_NO_PLACE) {
        return POSTAL_UNKNOWN;
    }
    str key = names_main_folded(own.m, own.place, folded);
    bool is_it = str_starts(key, code) || str_starts(code, key);
    bool is_street = image_place_class(chain[0]) == IMAGE_STREET;
    return is_it ? POSTAL_INSIDE : is_street ? POSTAL_UNKNOWN : POSTAL_ELSEWHERE;
}

static postal_grade postal_grade_of(const match *s, const postal_code *code, image_ref ref) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_chain(s->v->set, ref, chain);
    str cc = image_set_country_code(s->v, chain[count - 1]);
    postal_grade grade = {.is_wide = image_place_class(ref) <= IMAGE_COUNTY};
    for (int i = 0; i < code->count && !grade.reading; i++) {
        grade.reading = str_eq(code->readings[i].country, cc) ? &code->readings[i] : NULL;
    }
    if (grade.reading) {
        grade.area = postal_area_of(s, code, grade.reading);
        grade.fit =
            grade.area.m ? postal_fit_of(chain, count, grade.area, grade.is_wide) : POSTAL_UNKNOWN;
    }
    postal_fit own = postal_fit_of_own(chain, count, code->key);
    grade.fit = own == POSTAL_UNKNOWN ? grade.fit : own;
    return grade;
}

static void postal_add_area(match *s, image_ref area) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_chain(s->v->set, area, chain);
    if (s->count < MATCH_HITS_MAX && match_in_countries(s, chain, count)) {
        s->hits[s->count++] = (match_hit){.ref = area,
                                          .cls = image_place_class(area),
                                          .score = image_importance(area.m, area.place),
                                          .matched = s->qualifier_count,
                                          .matched_mask = ~0u,
                                          .name_class = IMAGE_CODE,
                                          .fit = PLACE_MATCH_PARTIAL};
    }
}

static str postal_country_name(const match *s, const postcode_reading *r) {
    image_ref country = postal_country_of(s, r);
    return country.m ? image_set_name(s->v, country) : r->country;
}

/* The area of a code instead of what contains it. */
static void postal_take_area(match *s, const postal_code *code, const postal_grade *grade,
                             str *note) {
    arena *mem = s->v->mem;
    str country = postal_country_name(s, grade->reading);
    s->count = 0;
    str text = arena_list(mem, arena_list(mem, STR("\""), STR(""), code->text), STR(""),
                          STR("\" is a postcode of "));
    text = arena_list(mem, text, STR(""), country);
    if (grade->area.m) {
        postal_add_area(s, grade->area);
        text = arena_list(mem, text, STR(" in the area "), image_set_name(s->v, grade->area));
        *note = arena_list(mem, text, STR(", "), STR("and nothing finer is known: add the town."));
    } else {
        *note = arena_list(mem, text, STR(", "),
                           STR("for which there is no postcode data: add the town."));
    }
}

/* The first hit that is as large as an area, or a town, and that the code does not rule out; of
 * areas one that is known. -1: none. */
static int postal_best(const postal_grade *grades, int count, bool is_wide) {
    int best = -1;
    for (int i = 0; i < count; i++) {
        if (grades[i].fit && grades[i].is_wide == is_wide &&
            (best < 0 || (is_wide && grades[i].fit > grades[best].fit))) {
            best = i;
        }
    }
    return best;
}

/* Whether no other town is nearly as important as the best, whose country's areas are not known:
 * the code was written to tell them apart. */
static bool postal_is_clear(const match *s, const postal_grade *grades, int count, int best) {
    bool is_clear = true;
    for (int i = 0; i < count && is_clear; i++) {
        bool is_far = image_place_distance_m(s->hits[best].ref, s->hits[i].ref) > POSTAL_SAME_M;
        is_clear = grades[i].is_wide || !grades[i].fit || !is_far ||
                   (grades[i].fit == POSTAL_UNKNOWN &&
                    s->hits[i].score < s->hits[best].score - POSTAL_EQUAL);
    }
    return is_clear;
}

/* Whether a far better-known town is in another country with codes of that form, in an area that
 * this one is not of: "10115 Hamburg" is hardly the village in New York. */
static bool postal_is_hidden(const match *s, const postal_grade *grades, int count, int town) {
    bool is_hidden = false;
    for (int i = 0; i < count && !is_hidden; i++) {
        is_hidden = !grades[i].fit && !grades[i].is_wide && grades[i].reading &&
                    grades[i].reading != grades[town].reading &&
                    s->hits[i].name_class != IMAGE_CODE &&
                    s->hits[i].score > s->hits[town].score + POSTAL_EQUAL;
    }
    return is_hidden;
}

/* Keeps the towns that can have the code, those in its area when they are not much less important
 * than others. */
static void postal_take_towns(match *s, const postal_code *code, postal_grade *grades, int count,
                              int best) {
    postal_fit fit = grades[best].fit;
    for (int i = 0; i < count && fit != POSTAL_INSIDE; i++) {
        bool is_near = s->hits[i].score > s->hits[best].score - POSTAL_EQUAL;
        fit = is_near && !grades[i].is_wide ? MAX(fit, grades[i].fit) : fit;
    }
    bool is_clear = (fit == POSTAL_INSIDE || postal_is_clear(s, grades, count, best)) &&
                    !postal_is_hidden(s, grades, count, best);
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (grades[i].fit >= fit && !grades[i].is_wide) {
            s->hits[kept] = s->hits[i];
            s->hits[kept++].fit = is_clear ? s->hits[i].fit : PLACE_MATCH_PARTIAL;
        }
    }
    s->count = kept;
    s->postcode = is_clear && fit == POSTAL_INSIDE ? STR_NONE : code->text;
}

GEO_FN bool postal_apply(match *s, const postal_code *code, str *note) {
    postal_grade grades[MATCH_HITS_MAX];
    int count = match_full_count(s);
    for (int i = 0; i < count; i++) {
        grades[i] = postal_grade_of(s, code, s->hits[i].ref);
        if (s->hits[i].name_class == IMAGE_CODE && !grades[i].is_wide) {
            grades[i].fit = POSTAL_ELSEWHERE; /* USA is no airport here */
        }
    }
    int town = postal_best(grades, count, false), wide = postal_best(grades, count, true);
    bool is_vague = town >= 0 && grades[town].fit == POSTAL_UNKNOWN;
    town = is_vague && postal_is_hidden(s, grades, count, town) ? -1 : town;
    if (town < 0 && wide < 0) {
        return false;
    }
    /* "10115 Germany": a village called Germany that may have it is not what is meant, but
     * Luxembourg in Luxembourg is. */
    bool is_town = town >= 0 && (wide < 0 || town < wide ||
                                 (image_place_is_in(s->hits[town].ref, s->hits[wide].ref) &&
                                  s->hits[town].score > s->hits[wide].score - POSTAL_NAMESAKE) ||
                                 (grades[town].fit == POSTAL_INSIDE &&
                                  s->hits[town].score > s->hits[wide].score - POSTAL_EQUAL));
    if (is_town) {
        postal_take_towns(s, code, grades, count, town);
    } else {
        postal_take_area(s, code, &grades[wide], note);
    }
    return true;
}

/* ---- codes alone ---- */

GEO_FN void postal_alone(match *s, const postal_code *code, str *note) {
    arena *mem = s->v->mem;
    str names = STR_NONE;
    s->count = s->qualifier_count = 0;
    for (int i = 0; i < code->count; i++) {
        image_ref area = postal_area_of(s, code, &code->readings[i]);
        if (area.m) {
            postal_add_area(s, area);
        }
        if (i < POSTAL_LISTED_MAX) {
            names = arena_list(mem, names, STR(", "), postal_country_name(s, &code->readings[i]));
        }
    }
    if (code->count == 1) {
        postal_grade only = {.reading = &code->readings[0],
                             .area = postal_area_of(s, code, &code->readings[0])};
        postal_take_area(s, code, &only, note);
        return;
    }
    names = code->count > POSTAL_LISTED_MAX ? arena_join(mem, names, STR(" and others")) : names;
    str text = arena_list(mem, arena_join(mem, STR("\""), code->text),
                          STR("\" has the form of a postcode of "), names);
    *note = arena_join(mem, text, STR(": add the country, or the town."));
    match_sort(s);
}

#undef POSTAL_NAMESAKE
#undef POSTAL_EQUAL
