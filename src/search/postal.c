/* postal -- a postal code alone, or with its country. Owns nothing; postcode has the forms and
 * areas.
 *
 * A code never is a place: it stands for the area of its first characters, which is only a
 * candidate. */
#include "postal.h"

#include "../base/ascii.h"
#include "../base/out.h"
#include "../geo/place.h"
#include "../geo/postcode.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_record.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "match.h"
#include "query.h"

enum {
    POSTAL_WORDS_MAX = 3,    /* of one code: "lb 1234 5678" */
    POSTAL_LISTED_MAX = 6,   /* countries that a note names */
    POSTAL_POSTINGS_MAX = 8, /* places of one ISO code */
    POSTAL_NOTE_MAX = 1024
};

/* A code and what its form says. */
typedef struct {
    str text, key; /* as it was typed, and folded */
    postcode_reading readings[POSTCODE_COUNTRIES_MAX];
    int count;
} postal_code;

/* ---- areas ---- */

/* The country or division with that ISO code; .m NULL: none. */
static image_ref postal_place_of(const image_view *v, str iso, unsigned classes) {
    const image *m = v->set->base;
    uint32_t row = m && call_charge(v->call, NAMES_SEEK_WORK)
                       ? names_first_of(m, iso, classes, true, POSTAL_POSTINGS_MAX)
                       : IMAGE_NO_PLACE;
    return (image_ref){row == IMAGE_NO_PLACE ? NULL : m, row};
}

static image_ref postal_country_of(const image_view *v, const postcode_reading *r) {
    const char iso[] = {ascii_lower(r->country.at[0]), ascii_lower(r->country.at[1])};
    return postal_place_of(v, (str){iso, sizeof iso}, IMAGE_CLASS_BIT(IMAGE_COUNTRY));
}

/* The division that a code lies in. */
static image_ref postal_area_of(const image_view *v, str key, const postcode_reading *r) {
    char room[POSTCODE_ISO_MAX];
    image_ref area = {NULL, IMAGE_NO_PLACE};
    unsigned classes = r->is_country ? IMAGE_CLASS_BIT(IMAGE_COUNTRY)
                                     : IMAGE_CLASS_BIT(IMAGE_STATE) | IMAGE_CLASS_BIT(IMAGE_COUNTY);
    str iso;
    for (int i = 0; !area.m && (iso = postcode_area(r, key, i, room)).len; i++) {
        area = postal_place_of(v, iso, classes);
    }
    return area;
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

/* The code of the country with a name; absent: there is none. */
static str postal_country_named(const image_view *v, str name) {
    const image *m = v->set->base;
    uint32_t row =
        m && name.len && call_charge(v->call, NAMES_SEEK_WORK)
            ? names_first_of(m, name, IMAGE_CLASS_BIT(IMAGE_COUNTRY), false, POSTAL_POSTINGS_MAX)
            : IMAGE_NO_PLACE;
    return row == IMAGE_NO_PLACE ? STR_NONE : image_set_country_code(v, (image_ref){m, row});
}

/* ---- the query ---- */

/* Words [from, to) as a code, when the others are nothing or the name of a country. */
static bool postal_try(const image_view *v, const place_query *query, const str *words, int count,
                       int from, int to, postal_code *code) {
    str rest = from         ? query_span(words, 0, from)
               : to < count ? query_span(words, to, count)
                            : STR_NONE;
    code->key = query_span(words, from, to);
    code->text = query_as_typed(query->text, code->key);
    code->count =
        str_has_digit(code->key) ? postal_read(code->key, query->country_codes, code->readings) : 0;
    str country = code->count ? postal_country_named(v, rest) : STR_NONE;
    code->count = rest.len && code->count
                      ? country.len ? postal_read(code->key, country, code->readings) : 0
                      : code->count;
    return code->count > 0;
}

/* The longest code at either end of the query. False: there is none. */
static bool postal_find(const image_view *v, const place_query *query, postal_code *code) {
    query_parts parts = query_split(v->mem, query);
    str words[QUERY_WORDS_MAX], key = STR_NONE;
    for (int i = 0; i < parts.count; i++) {
        key = arena_list(v->mem, key, STR(" "), parts.parts[i].key);
    }
    int count = query_words(key, words);
    bool found = false;
    for (int size = MIN(count, (int)POSTAL_WORDS_MAX);
         size > 0 && count <= QUERY_WORDS_MAX && !found; size--) {
        found = postal_try(v, query, words, count, 0, size, code) ||
                (size < count && postal_try(v, query, words, count, count - size, count, code));
    }
    return found;
}

/* ---- the answer ---- */

static void postal_add_area(match *s, image_ref area, place_list *places) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_chain(s->v->set, area, chain);
    if (match_in_countries(s, chain, count)) {
        place p = image_record_fill(s->v, area);
        p.match = PLACE_MATCH_PARTIAL;
        p.match_hit_score = image_importance(area.m, area.place);
        places->at[places->count++] = p;
    }
}

static str postal_country_name(const image_view *v, const postcode_reading *r) {
    image_ref country = postal_country_of(v, r);
    return country.m ? image_set_name(v, country) : r->country;
}

/* What is to be said of a code of one country. */
static str postal_note_one(const image_view *v, const postal_code *code, image_ref area) {
    out o = out_of(arena_bytes(v->mem, POSTAL_NOTE_MAX), POSTAL_NOTE_MAX);
    str country = postal_country_name(v, &code->readings[0]);
    out_fmt(&o, "\"%.*s\" is a postcode of %.*s", STR_ARG(code->text), STR_ARG(country));
    if (area.m) {
        str name = image_set_name(v, area);
        out_fmt(&o, " in the area %.*s, and nothing finer is known: add the town.", STR_ARG(name));
    } else {
        out_text(&o, STR(", for which there is no postcode data: add the town."));
    }
    return out_str(&o);
}

/* And of several. */
static str postal_note_many(const image_view *v, const postal_code *code) {
    out o = out_of(arena_bytes(v->mem, POSTAL_NOTE_MAX), POSTAL_NOTE_MAX);
    out_fmt(&o, "\"%.*s\" has the form of a postcode of ", STR_ARG(code->text));
    for (int i = 0; i < MIN(code->count, (int)POSTAL_LISTED_MAX); i++) {
        str name = postal_country_name(v, &code->readings[i]);
        out_fmt(&o, "%s%.*s", i ? ", " : "", STR_ARG(name));
    }
    out_text(&o, code->count > POSTAL_LISTED_MAX ? STR(" and others") : STR_NONE);
    out_text(&o, STR(": add the country, or the town."));
    return out_str(&o);
}

GEO_FN place_list postal_search(const image_view *v, const place_query *query, search_note *note) {
    place_list places = {NULL, 0};
    postal_code *code = ARENA_NEW(v->mem, postal_code, 1);
    match *s = match_open(v, query);
    if (!code || !s || !postal_find(v, query, code)) {
        return places;
    }
    places.at = ARENA_NEW(v->mem, place, code->count);
    image_ref area = {NULL, IMAGE_NO_PLACE};
    for (int i = 0; i < code->count && places.at; i++) {
        area = postal_area_of(v, code->key, &code->readings[i]);
        if (area.m) {
            postal_add_area(s, area, &places);
        }
    }
    places.count = MIN(places.count, MIN(MAX(query->limit, 1), PLACE_LIMIT_MAX));
    note->postcode = code->count == 1 ? postal_note_one(v, code, area) : postal_note_many(v, code);
    return places;
}
