/* photon_search -- what Photon finds. Owns how its results are ranked.
 *
 * A search gathers candidates and keeps the best: places whose name goes on behind what was typed,
 * places that the whole text names, the same near the focus, and, where the last word is not yet
 * one, what the names that begin with it would find.
 *
 * Outside facts: Photon's docs/api-v1.md: zoom is the radius of the focus, the scale weighs
 * importance against nearness; exact names come before those that go on. */
#include "photon_search.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../find/find.h"
#include "../geo/fold.h"
#include "../geo/geo.h"

enum {
    PHOTON_CANDIDATES_MAX = 192,
    PHOTON_NAMES_MAX = 6,      /* ends of the last word that are tried */
    PHOTON_CATEGORIES_MAX = 4, /* tags that are looked for, one search each */
    PHOTON_KEY_MAX = 256,      /* bytes of a folded name */
    PHOTON_ZOOM_MAX = 18,
    PHOTON_ZOOM_BIAS = 5, /* below, the focus is the world */
    PHOTON_NEAR_M = 25000 /* as far are all names looked at, however little known */
};

/* Importance that a place of an index file is worth more: above a town of its name elsewhere, below
 * what the world knows. */
#define PHOTON_OWN 0.6

/* How well a place of a search must fit. */
typedef enum { PHOTON_SURE, PHOTON_NEAR, PHOTON_ANY } photon_sure;

typedef struct {
    call *c;
    const photon_query *q;
    str key; /* of the text, folded */
    place *at;
    double scores[PHOTON_CANDIDATES_MAX];
    int count;
} photon_hits;

/* ---- rank ---- */

static double photon_search_radius_m(double zoom) {
    return 100 * pow(2.2, PHOTON_ZOOM_MAX - zoom);
}

static bool photon_search_has_focus(const photon_query *q) {
    return !isnan(q->lat) && q->zoom >= PHOTON_ZOOM_BIAS;
}

/* Where nearness has halved. */
static double photon_search_reach_m(const photon_query *q) {
    return MAX(8000, photon_search_radius_m(q->zoom) * (q->zoom - 3));
}

/* 1 at the focus, 0.7 where its radius ends, then less and less. */
static double photon_search_nearness(const photon_query *q, const place *p) {
    double far_m = geo_distance_m(q->lat, q->lon, p->lat, p->lon);
    double radius_m = photon_search_radius_m(q->zoom);
    return far_m < radius_m ? 1 - 0.3 * far_m / radius_m
                            : 0.7 * exp2((radius_m - far_m) / photon_search_reach_m(q));
}

/* How well the name is what was typed. */
static double photon_search_fit(const photon_hits *h, const place *p) {
    char room[PHOTON_KEY_MAX];
    str name = fold_name(p->name, FOLD_PLAIN, room, sizeof room);
    if (h->key.len && str_starts(name, h->key)) {
        bool is_whole = name.len == h->key.len;
        return is_whole ? 1 : name.at[h->key.len] == ' ' ? 0.85 : 0.8;
    }
    return place_match_is_sure(p->match) ? 0.9 : p->match == PLACE_MATCH_PREFIX ? 0.7 : 0.4;
}

static double photon_search_score(const photon_hits *h, const place *p) {
    double importance = isnan(p->importance) ? 0 : p->importance;
    double fit = photon_search_fit(h, p), own = p->is_own ? PHOTON_OWN : 0;
    return photon_search_has_focus(h->q) ? fit + h->q->scale * importance +
                                               (1 - h->q->scale) * photon_search_nearness(h->q, p)
                                         : fit + importance + own;
}

/* ---- candidates ---- */

static bool photon_search_is_same(const photon_query *q, const place *a, const place *b) {
    bool is_street = q->dedupe && str_eq(a->category, STR("highway")) &&
                     str_eq(a->category, b->category) && str_eq(a->type, b->type);
    return (a->id.len && str_eq(a->id, b->id)) ||
           (is_street && str_eq(a->name, b->name) &&
            str_eq(place_part(a, "postcode"), place_part(b, "postcode")) &&
            str_eq(place_part(a, "country_code"), place_part(b, "country_code")));
}

/* Of the same place among the candidates; -1: it is none. */
static int photon_search_index(const photon_hits *h, const place *p) {
    int i = h->count - 1;
    while (i >= 0 && !photon_search_is_same(h->q, p, &h->at[i])) {
        i--;
    }
    return i;
}

/* Forgets the same place found with a lower score; false: it is there with a higher one. */
static bool photon_search_is_better(photon_hits *h, const place *p, double score) {
    int i = photon_search_index(h, p);
    if (i >= 0 && h->scores[i] < score) {
        h->count--;
        memmove(&h->at[i], &h->at[i + 1], (size_t)(h->count - i) * sizeof *h->at);
        memmove(&h->scores[i], &h->scores[i + 1], (size_t)(h->count - i) * sizeof *h->scores);
        return true;
    }
    return i < 0;
}

/* What has neither a name nor an address is not a place to Photon, unless its kind was asked for.
 */
static bool photon_search_is_wanted(const photon_query *q, const place *p) {
    bool is_told = p->name.len || place_part(p, "house_number").len || q->text.len;
    return is_told && place_is_among_countries(place_part(p, "country_code"), q->country_codes) &&
           (!geo_bbox_is(q->box) || geo_bbox_contains(q->box, p->lat, p->lon)) &&
           photon_filter_keeps(&q->filter, p);
}

/* Keeps the candidates in the order of their scores; of equal ones, the first. */
static void photon_search_add(photon_hits *h, const place *p, double score) {
    if (!photon_search_is_wanted(h->q, p) || !photon_search_is_better(h, p, score)) {
        return;
    }
    int at = h->count;
    while (at && h->scores[at - 1] < score) {
        at--;
    }
    if (at == PHOTON_CANDIDATES_MAX) {
        return;
    }
    int last = MIN(h->count, PHOTON_CANDIDATES_MAX - 1);
    memmove(&h->at[at + 1], &h->at[at], (size_t)(last - at) * sizeof *h->at);
    memmove(&h->scores[at + 1], &h->scores[at], (size_t)(last - at) * sizeof *h->scores);
    h->at[at] = *p;
    h->scores[at] = score;
    h->count = last + 1;
}

/* Of a search, whose order counts where there is no focus. */
static void photon_search_add_all(photon_hits *h, const place_list *places, photon_sure what) {
    double most = INFINITY;
    for (int i = 0; i < places->count; i++) {
        const place *p = &places->at[i];
        bool is_near = p->match == PLACE_MATCH_PREFIX || p->match == PLACE_MATCH_FUZZY;
        if (place_match_is_sure(p->match) || p->is_close || (is_near && what >= PHOTON_NEAR) ||
            what == PHOTON_ANY) {
            double score = MIN(photon_search_score(h, p), most);
            photon_search_add(h, p, score);
            most = photon_search_has_focus(h->q) ? most : score;
        }
    }
}

/* ---- questions ---- */

static place_query photon_search_query(const photon_query *q, str text) {
    return (place_query){.text = text,
                         .limit = PLACE_LIMIT_MAX,
                         .country_codes = q->country_codes,
                         .language = q->language,
                         .viewbox = q->box,
                         .bounded = geo_bbox_is(q->box),
                         .is_offline = true,
                         .is_as_typed = true};
}

/* Asks and adds what surely fits. What it dropped words for does not. */
static status photon_search_ask(photon_hits *h, const place_query *query, place_answer *answer) {
    status code = find_search(h->c, query, answer);
    bool is_whole =
        !answer->origin.dropped.len || (answer->places.count && answer->places.at[0].is_close);
    if (!code && is_whole && !answer->origin.precision.len) {
        photon_search_add_all(h, &answer->places, PHOTON_SURE);
    }
    return code;
}

/* Places whose names begin with the text; *count: of those that are wanted. */
static status photon_search_names(photon_hits *h, place_answer *names, int *count) {
    const photon_query *q = h->q;
    place_query query = photon_search_query(q, q->text);
    status code = find_complete_places(h->c, &query, names);
    *count = 0;
    for (int i = 0; !code && i < names->places.count; i++) {
        place *p = &names->places.at[i];
        p->match = PLACE_MATCH_PREFIX;
        *count += photon_search_is_wanted(q, p);
    }
    return code;
}

/* Whether the number in front was left out for a name that is not of a street. */
static bool photon_search_lacks_start(const photon_hits *h, const place *p) {
    bool has_number = h->key.len && ascii_is_digit(h->key.at[0]);
    return has_number && !(p->name.len && ascii_is_digit(p->name.at[0])) &&
           !str_eq(p->category, STR("highway"));
}

/* Those that the search, which orders names that are whole, has not found. */
static void photon_search_add_names(photon_hits *h, const place_list *names) {
    for (int i = 0; i < names->count; i++) {
        const place *p = &names->at[i];
        if (photon_search_index(h, p) < 0 && !photon_search_lacks_start(h, p)) {
            photon_search_add(h, p, photon_search_score(h, p));
        }
    }
}

/* Asks for each way in which `last` may go on, behind `head`. */
static status photon_search_ends(photon_hits *h, str head, str last, place_query query) {
    str names[PHOTON_NAMES_MAX];
    place_answer found;
    int count = find_complete(h->c, last, PHOTON_NAMES_MAX, names), before = h->count;
    status code = GEO_OK;
    for (int i = 0; i < count && !code && h->count - before < h->q->limit; i++) {
        query.text = arena_list(&h->c->mem, head, STR(" "), names[i]);
        code = photon_search_ask(h, &query, &found);
    }
    return code;
}

/* The places nearest to the focus, of which those begin with the text that are not important enough
 * to be found by their names. */
static status photon_search_nearest(photon_hits *h) {
    const photon_query *q = h->q;
    place_answer found;
    place_area area = {.lat = q->lat,
                       .lon = q->lon,
                       .radius_m = MIN(photon_search_reach_m(q), (double)PHOTON_NEAR_M),
                       .limit = PLACE_LIMIT_MAX,
                       .language = q->language,
                       .begins = h->key,
                       .is_offline = true};
    status code = find_nearby(h->c, &area, &found);
    for (int i = 0; !code && i < found.places.count; i++) {
        found.places.at[i].match = PLACE_MATCH_PREFIX;
        photon_search_add(h, &found.places.at[i], photon_search_score(h, &found.places.at[i]));
    }
    return code;
}

/* What has the text as its name, or goes on behind it, near the focus. */
static status photon_search_near(photon_hits *h) {
    const photon_query *q = h->q;
    place_query query = photon_search_query(q, q->text);
    place_answer found;
    if (!photon_search_has_focus(q) || geo_bbox_is(q->box)) {
        return GEO_OK;
    }
    query.viewbox = geo_bbox_of_circle(q->lat, q->lon, photon_search_reach_m(q));
    query.bounded = true;
    status code = photon_search_ask(h, &query, &found);
    return code ? code : photon_search_nearest(h);
}

/* Places of the first of the wanted tags that the text names, or is the area of. */
static status photon_search_tagged(photon_hits *h) {
    const photon_query *q = h->q;
    str tags[PHOTON_TAGS_MAX];
    place_answer found;
    int count = photon_filter_wanted(&q->filter, &h->c->mem, tags);
    status code = GEO_OK;
    for (int i = 0; i < MIN(count, PHOTON_CATEGORIES_MAX) && !code; i++) {
        place_query query = photon_search_query(q, q->text);
        query.category = tags[i];
        if (photon_search_has_focus(q) && !geo_bbox_is(q->box)) {
            query.viewbox = geo_bbox_of_circle(q->lat, q->lon, photon_search_reach_m(q));
            query.bounded = !q->text.len;
        }
        code = photon_search_ask(h, &query, &found);
    }
    return code;
}

/* Whether what stands behind the last comma is a name of an index file as it is: then it is no
 * beginning. The world has a place for most beginnings. */
static bool photon_search_is_typed(photon_hits *h, str text) {
    size_t at = text.len;
    while (at && text.at[at - 1] != ',') {
        at--;
    }
    place_answer found;
    place_query query = photon_search_query(h->q, str_trim(str_from(text, at)));
    query.limit = 1;
    return at && query.text.len && !find_search(h->c, &query, &found) && found.places.count &&
           found.places.at[0].is_own && place_match_is_sure(found.places.at[0].match);
}

/* The last word is not one yet: names that begin with it, behind the words before. */
static status photon_search_last_word(photon_hits *h) {
    str text = h->q->text;
    size_t at = text.len;
    while (at && text.at[at - 1] != ' ' && text.at[at - 1] != ',') {
        at--;
    }
    str head = str_trim(str_head(text, at)), last = str_from(text, at);
    if (!head.len || !last.len || photon_search_is_typed(h, text)) {
        return GEO_OK;
    }
    return photon_search_ends(h, head, last, photon_search_query(h->q, STR_NONE));
}

/* A private upstream knows more than the gazetteer, but no beginnings of names. */
static status photon_search_online(photon_hits *h, place_answer *answer) {
    const photon_query *q = h->q;
    place_query query = photon_search_query(q, q->text);
    query.is_offline = query.is_as_typed = false;
    query.fields = q->fields;
    if (photon_search_has_focus(q) && !query.bounded) {
        query.viewbox = geo_bbox_of_circle(q->lat, q->lon, photon_search_reach_m(q));
    }
    status code = find_search(h->c, &query, answer);
    bool is_theirs = answer->origin.source == PLACE_NOMINATIM;
    if (!code) {
        photon_search_add_all(h, &answer->places, is_theirs ? PHOTON_ANY : PHOTON_SURE);
    }
    return code;
}

/* Whether all is known but a number: the street of the house, the town of the postcode. */
static bool photon_search_lacks_number(const place_answer *answer) {
    return answer->places.count && answer->origin.drops_number && !answer->origin.is_elsewhere;
}

/* The gazetteer's, in the order of their cost, until something fits. */
static status photon_search_offline(photon_hits *h, const place_list *names, place_answer *answer) {
    place_query query = photon_search_query(h->q, h->q->text);
    query.fields = h->q->fields;
    bool has_words = query.text.len || query.fields.count;
    status code = has_words ? photon_search_ask(h, &query, answer) : GEO_OK;
    photon_search_add_names(h, names);
    code = code ? code : photon_search_near(h);
    code = code ? code : photon_search_tagged(h);
    if (!code && !h->count && has_words) {
        query.is_as_typed = false; /* spelled nearly so: somebody who types chooses */
        code = find_search(h->c, &query, answer);
    }
    bool is_whole = photon_search_lacks_number(answer);
    if (!code && !h->count && !is_whole) {
        code = photon_search_last_word(h);
    }
    if (!code && !h->count) {
        photon_search_add_all(h, &answer->places, is_whole ? PHOTON_ANY : PHOTON_NEAR);
    }
    return code;
}

static void photon_search_take(const photon_hits *h, place_answer *answer) {
    answer->places = (place_list){h->at, MIN(h->count, h->q->limit)};
    find_set_credit(h->c, answer);
}

static bool photon_search_begin(photon_hits *h, call *c, const photon_query *q) {
    *h = (photon_hits){.c = c, .q = q};
    h->at = arena_room(&c->mem, sizeof(place), PHOTON_CANDIDATES_MAX);
    char *room = arena_bytes(&c->mem, PHOTON_KEY_MAX);
    if (room) {
        h->key = fold_name(q->text, FOLD_PLAIN, room, PHOTON_KEY_MAX);
    }
    return h->at && room;
}

GEO_FN status photon_search_text(call *c, const photon_query *q, place_answer *answer) {
    photon_hits h;
    place_answer names = {.origin = place_origin_new()};
    status code = GEO_OK;
    int named = 0;
    *answer = (place_answer){.origin = place_origin_new()};
    if (!photon_search_begin(&h, c, q)) {
        return call_full(c);
    }
    if (q->text.len) {
        code = photon_search_names(&h, &names, &named);
    }
    if (!code && !named && find_is_private()) {
        code = photon_search_online(&h, answer);
    }
    if (!code && !h.count) {
        code = photon_search_offline(&h, &names.places, answer);
    }
    photon_search_take(&h, answer);
    return code;
}

/* ---- at a point ---- */

/* Nominatim's zoom of each type. */
static const int photon_search_zooms[PHOTON_TYPES] = {
    [PHOTON_HOUSE] = 18, [PHOTON_STREET] = 17, [PHOTON_LOCALITY] = 16, [PHOTON_DISTRICT] = 14,
    [PHOTON_CITY] = 10,  [PHOTON_COUNTY] = 8,  [PHOTON_STATE] = 5,     [PHOTON_COUNTRY] = 3};

static void photon_search_add_near(photon_hits *h, place *p, bool is_at) {
    const photon_query *q = h->q;
    p->distance_m = geo_distance_m(q->lat, q->lon, p->lat, p->lon);
    bool is_there = is_at && place_is_at(p, q->lat, q->lon, p->distance_m);
    if (!p->is_sea && (is_there || p->distance_m <= q->radius_m)) {
        double importance = isnan(p->importance) ? 0 : p->importance;
        photon_search_add(h, p,
                          is_at              ? 1 /* above all others */
                          : q->distance_sort ? -p->distance_m
                                             : importance - 1);
    }
}

static status photon_search_reverse(photon_hits *h, int zoom, place_answer *answer) {
    const photon_query *q = h->q;
    place_point point = {.lat = q->lat,
                         .lon = q->lon,
                         .zoom = zoom,
                         .language = q->language,
                         .is_offline = !find_is_private()};
    status code = find_reverse(h->c, &point, answer);
    for (int i = 0; !code && i < answer->places.count; i++) {
        photon_search_add_near(h, &answer->places.at[i], true);
    }
    return code;
}

static status photon_search_around(photon_hits *h, place_answer *answer) {
    const photon_query *q = h->q;
    str tags[PHOTON_TAGS_MAX];
    place_answer found;
    int count = photon_filter_wanted(&q->filter, &h->c->mem, tags);
    place_area area = {.lat = q->lat,
                       .lon = q->lon,
                       .radius_m = q->radius_m,
                       .limit = PLACE_LIMIT_MAX,
                       .categories = {tags, MIN(count, PHOTON_CATEGORIES_MAX)},
                       .language = q->language,
                       .is_offline = !count || !find_is_private()};
    status code = find_nearby(h->c, &area, &found);
    for (int i = 0; !code && i < found.places.count; i++) {
        photon_search_add_near(h, &found.places.at[i], false);
    }
    if (!answer->places.count) {
        answer->origin = found.origin;
    }
    return code;
}

/* What is at the point comes first, of each type that is asked for, or the smallest; then what is
 * near. A question for tags is only about what is near. */
GEO_FN status photon_search_at(call *c, const photon_query *q, place_answer *answer) {
    photon_hits h;
    str tags[PHOTON_TAGS_MAX];
    status code = GEO_OK;
    *answer = (place_answer){.origin = place_origin_new()};
    if (!photon_search_begin(&h, c, q)) {
        return call_full(c);
    }
    bool is_tagged = photon_filter_wanted(&q->filter, &c->mem, tags) > 0;
    unsigned layers = q->filter.layers;
    int most = is_tagged ? 0 : layers ? q->limit : 1;
    for (int type = 0; type < PHOTON_OTHER && !code && h.count < most; type++) {
        if (!layers || layers >> type & 1) {
            code = photon_search_reverse(&h, photon_search_zooms[type], answer);
        }
    }
    if (!code && h.count < q->limit) {
        code = photon_search_around(&h, answer);
    }
    photon_search_take(&h, answer);
    return code;
}

#undef PHOTON_OWN
