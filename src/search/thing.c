/* thing -- things by their kind, or by a word of their name, in or near a place. Owns nothing;
 * category has the words for kinds, match the qualifiers and filters.
 *
 * The place is an area or a settlement that all words around the kind name, or a street or thing of
 * an index file when a comma or a joining word sets it apart ("on Rue Grimaldi"); without one, the
 * viewbox. The tree gives the candidates, nearest to the place's point first, so the cost goes with
 * how far one must look for as many as are wanted, never beyond what the place can contain. */
#include "thing.h"

#include <math.h>

#include "../geo/category.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/lexicon.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../image/rtree.h"
#include "affix.h"
#include "exclude.h"
#include "match_hit.h"
#include "query.h"

enum {
    THING_KINDS_MAX = 1 << 16, /* of one image */
    THING_AREAS_MAX = 8,       /* places of a name that are looked into */
    THING_WORD_MIN = 4,        /* letters of a word that tells a name */
    THING_NAMES_MAX = 200000,  /* names that are looked at for a word */
    THING_NEAR_M = 2000,       /* from a thing or a town: as far as "near" may be */
    THING_ROUND_M = 500,       /* of a settlement without a boundary, besides its influence */
    THING_STREET_M = 40,       /* from the line of a street to what is in it */
    THING_POSTINGS_MAX = 256,  /* streets and things of a name that may be the place */
    THING_CHAIN_WORK = 20      /* units of call_charge */
};

#define THING_FAR_PENALTY  1e-6 /* per metre from the middle of the place; */
#define THING_NEAR_PENALTY 0.1  /* near a place, the nearest come first */

/* Where to look: around a point. */
typedef struct {
    image_ref ref; /* a street or thing; .m NULL: an area, of which the qualifiers tell */
    double lat, lon, radius_m;
    bbox box;           /* of the street, */
    place_outline line; /* and its line; .rings 0: the file has none */
} thing_place;

typedef struct {
    match *s;
    str tags[CATEGORY_TAGS_MAX];
    int tag_count;
    str words[QUERY_WORDS_MAX]; /* or these words of a name */
    int word_count;
    bool is_near;               /* near the place is enough */
    const unsigned char *kinds; /* of the current image: which are meant */
    uint64_t kind_count;
    const thing_place *place; /* the current one */
    image_ref within;         /* and the area that it is in; .m NULL: does not matter */
    int left;                 /* names that may still be looked at */
} thing;

/* ---- candidates ---- */

/* Marks the kinds of the image that are meant. False: it has none. */
static bool thing_set_kinds(thing *t, const image *m) {
    uint64_t count = MIN(m->columns[IMAGE_KINDS_KEY].count, (uint64_t)THING_KINDS_MAX);
    unsigned char *kinds = ARENA_NEW(t->s->v->mem, unsigned char, count);
    bool has_one = false;
    for (uint64_t k = 0; kinds && k < count; k++) {
        kinds[k] = image_kind_is_any(m, k, t->tags, t->tag_count);
        has_one |= kinds[k];
    }
    t->kinds = kinds;
    t->kind_count = kinds ? count : 0;
    return has_one;
}

/* Whether the key has the word, and nothing joined to it. */
static bool thing_has_word(str key, str word) {
    while (key.len) {
        if (str_eq(str_cut(&key, ' '), word)) {
            return true;
        }
    }
    return false;
}

/* Whether the name has all words. */
static bool thing_has_words(const thing *t, str name) {
    char folded[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
    bool has_all = true;
    for (int i = 0; i < t->word_count && has_all; i++) {
        has_all = thing_has_word(key, t->words[i]);
    }
    return has_all;
}

static bool thing_is_called(thing *t, image_ref ref) {
    char room[NAMES_TEXT_MAX];
    if (t->left-- <= 0 || !call_charge(t->s->v->call, NAMES_TEXT_WORK)) {
        return false;
    }
    uint32_t lang;
    str text;
    bool is_called = thing_has_words(t, names_main(ref.m, ref.place, room));
    for (uint64_t i = 0; !is_called && names_local(ref.m, ref.place, i, &lang, &text, room); i++) {
        is_called = thing_has_words(t, text);
    }
    return is_called;
}

static bool thing_is_meant(thing *t, image_ref ref) {
    if (exclude_has(&t->s->excluded, t->s->v->set, ref)) {
        return false;
    }
    if (t->word_count) {
        return thing_is_called(t, ref);
    }
    uint64_t kind = image_value(ref.m, IMAGE_KIND, ref.place);
    bool is_meant = kind < t->kind_count && t->kinds[kind];
    for (int i = 0; i < t->tag_count && !is_meant; i++) {
        is_meant = image_has_tag(ref.m, ref.place, t->tags[i]);
    }
    return is_meant;
}

/* From the line of the street, or from its box when it has none. */
static double thing_line_m(const thing_place *street, double lat, double lon) {
    const place_outline *line = &street->line;
    double least_m = INFINITY, along_m;
    geo_vec p = geo_vector(lat, lon);
    for (int i = 0, k = 0; i < line->rings; i++) {
        for (; k + 1 < line->ends[i]; k++) {
            const double *a = line->points[k], *b = line->points[k + 1];
            least_m = MIN(least_m, geo_vec_to_arc_m(p, geo_vector(a[1], a[0]),
                                                    geo_vector(b[1], b[0]), &along_m));
        }
        k = line->ends[i];
    }
    return line->rings ? least_m
           : geo_bbox_contains(street->box, lat, lon)
               ? 0
               : geo_distance_m(street->lat, street->lon, lat, lon);
}

/* Whether the place is a street. */
static bool thing_is_street(const thing_place *place) {
    return place->ref.m && image_place_class(place->ref) == IMAGE_STREET;
}

static bool thing_is_there(const thing *t, image_ref ref) {
    const thing_place *place = t->place;
    if (t->is_near || place->ref.m || !t->s->qualifier_count) {
        return !t->within.m || image_place_is_in(ref, t->within);
    }
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    call_charge(t->s->v->call, THING_CHAIN_WORK);
    int count = image_place_chain(t->s->v->set, ref, chain);
    return match_qualify(t->s, chain, count).count == t->s->qualifier_count;
}

static double thing_score(const rtree_query *q, const image *m, uint32_t row, double distance_m,
                          double worst) {
    thing *t = *(thing *const *)q->ctx;
    image_ref ref = {m, row};
    const thing_place *place = t->place;
    if (!thing_is_street(place)) {
        bool is_far = distance_m >= worst;
        return !is_far && thing_is_meant(t, ref) && thing_is_there(t, ref) ? distance_m : -1;
    }
    double lat = image_lat(m, row), lon = image_lon(m, row);
    bool may_be = (t->is_near || geo_bbox_contains(place->box, lat, lon)) && thing_is_meant(t, ref);
    call_charge(t->s->v->call, may_be ? THING_CHAIN_WORK : 0);
    double line_m = may_be ? thing_line_m(place, lat, lon) : INFINITY;
    return line_m <= (t->is_near ? THING_NEAR_M : THING_STREET_M) ? 1 + line_m : -1;
}

/* Adds what is meant at the current place to the match. */
static void thing_find_at(thing *t) {
    match *s = t->s;
    const thing_place *place = t->place;
    int limit = MIN(MAX(s->query->limit, 1), PLACE_LIMIT_MAX), qualifiers = s->qualifier_count;
    unsigned classes = IMAGE_CLASS_BIT(IMAGE_POI) | IMAGE_CLASS_BIT(IMAGE_NATURE) |
                       (t->word_count ? IMAGE_CLASS_BIT(IMAGE_STREET) | IMAGE_SETTLED_MASK |
                                            IMAGE_CLASS_BIT(IMAGE_SUBURB)
                                      : 0);
    rtree_query q = {.lat = place->lat,
                     .lon = place->lon,
                     .max_m = place->radius_m + (t->is_near ? THING_NEAR_M : 0),
                     .classes = classes & s->classes,
                     .score = thing_score,
                     .ctx = &t,
                     .call = s->v->call};
    bool is_street = thing_is_street(place);
    for (int i = 0; i < IMAGE_CLASSES; i++) { /* scores are distances, from the line of a street */
        q.influence_m[i] = is_street ? place->radius_m : 1;
        q.beyond_m = is_street;
    }
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        rtree_hit hits[PLACE_LIMIT_MAX];
        bool is_known = m != s->v->set->base && (t->word_count || thing_set_kinds(t, m));
        int count = is_known ? rtree_search(m, &q, hits, limit) : 0;
        for (int n = 0; n < count; n++) {
            s->qualifier_count = t->is_near || place->ref.m ? 0 : qualifiers;
            image_ref ref = {m, hits[n].place};
            double away_m = is_street ? hits[n].score : hits[n].distance_m;
            double penalty = t->is_near ? THING_NEAR_PENALTY : THING_FAR_PENALTY;
            match_hit_consider(s, ref, IMAGE_MAIN, penalty * away_m, 0);
        }
    }
    s->qualifier_count = qualifiers;
    for (int i = 0; i < s->count; i++) {
        s->hits[i].matched = qualifiers;
    }
}

/* ---- the place ---- */

/* The farthest from its point that a thing is said to be in the place. */
static double thing_radius_m(image_ref ref) {
    bbox box;
    double influence_m = image_place_influence_m(image_population(ref.m, ref.place));
    bool is_lived_in = image_place_is_settled(ref) || image_place_class(ref) == IMAGE_SUBURB;
    bool is_known = image_box(ref.m, ref.place, &box) || !is_lived_in;
    return is_known ? match_radius_m(ref) + THING_STREET_M : 2 * influence_m + THING_ROUND_M;
}

static thing_place thing_place_of(const image_view *v, image_ref ref, bool is_area) {
    thing_place place = {.ref = is_area ? (image_ref){NULL, IMAGE_NO_PLACE} : ref,
                         .lat = image_lat(ref.m, ref.place),
                         .lon = image_lon(ref.m, ref.place),
                         .radius_m = thing_radius_m(ref)};
    double pad = THING_STREET_M / GEO_KM_PER_DEGREE / 1000, wide = pad / cos(place.lat * GEO_DEG);
    if (!image_box(ref.m, ref.place, &place.box)) {
        place.box = (bbox){place.lon, place.lat, place.lon, place.lat};
    }
    place.box = (bbox){place.box.west - wide, place.box.south - pad, place.box.east + wide,
                       place.box.north + pad};
    bool is_street = !is_area && image_place_class(ref) == IMAGE_STREET;
    if (!is_street || !outline_read(ref.m, ref.place, v->mem, &place.line)) {
        place.line.rings = 0;
    }
    return place;
}

static bool thing_find_in(thing *t, thing_place place) {
    t->place = &place;
    thing_find_at(t);
    return t->s->count > 0;
}

/* Whether the file has an outline of that name around the place. */
static bool thing_has_outline(const match_qualifier *x, image_ref ref) {
    bool found = false;
    for (int i = 0; i < x->count && !found; i++) {
        found = x->refs[i].m == ref.m && image_place_is_in_box(ref, x->refs[i]);
    }
    return found;
}

/* Whether a place without a boundary is so small that all round it is. */
static bool thing_is_hamlet(const match *s, image_ref ref) {
    image_class cls = image_place_class(ref);
    return ref.m != s->v->set->base && (cls == IMAGE_VILLAGE || cls == IMAGE_SUBURB) &&
           !thing_has_outline(&s->qualifiers[0], ref);
}

/* The smallest area with an outline around a place; .m NULL: none. */
static image_ref thing_area_around(const match *s, image_ref ref) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX], none = {NULL, IMAGE_NO_PLACE};
    int count = image_place_chain(s->v->set, ref, chain), at = 1;
    bbox box;
    while (at < count && !image_box(chain[at].m, chain[at].place, &box)) {
        at++;
    }
    return at < count ? chain[at] : none;
}

/* Whether a place of the first qualifier is where the others say. */
static bool thing_fits_others(const match *s, image_ref ref) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    call_charge(s->v->call, THING_CHAIN_WORK);
    match_qualified q = match_qualify(s, chain, image_place_chain(s->v->set, ref, chain));
    unsigned others = ((1u << s->qualifier_count) - 1) & ~1u;
    return (q.mask & others) == others;
}

/* Whether a file has an area or a settlement of the first qualifier where the others say: a bus
 * stop of the name of a village is not what "in" it means. */
static bool thing_is_area(const match *s) {
    const match_qualifier *x = &s->qualifiers[0];
    bool found = false;
    for (int i = 0; i < MIN(x->count, (int)THING_AREAS_MAX) && !found; i++) {
        found = x->refs[i].m != s->v->set->base && thing_fits_others(s, x->refs[i]);
    }
    return found;
}

/* In the areas and settlements of the first qualifier, or in and near them; when nothing is in a
 * hamlet, round it, as far as the area goes that it is in. */
static bool thing_find_in_areas(thing *t) {
    const match_qualifier *x = &t->s->qualifiers[0];
    bool is_near = t->is_near, found = false;
    for (int turn = 0; turn < 2 - is_near && !found; turn++) {
        for (int i = 0; i < MIN(x->count, (int)THING_AREAS_MAX) && !found; i++) {
            bool is_in = turn == 0 && !is_near;
            bool is_enough = is_in || ((is_near || thing_is_hamlet(t->s, x->refs[i])) &&
                                       thing_fits_others(t->s, x->refs[i]));
            thing_place place = thing_place_of(t->s->v, x->refs[i], true);
            place.radius_m = turn ? 0 : place.radius_m;
            t->is_near = !is_in;
            t->within =
                turn ? thing_area_around(t->s, x->refs[i]) : (image_ref){NULL, IMAGE_NO_PLACE};
            found = is_enough && thing_find_in(t, place);
        }
    }
    t->is_near = is_near;
    t->within.m = NULL;
    return found;
}

/* On the streets of that name that fit all qualifiers, or near the things. */
static void thing_find_on_class(thing *t, const image *m, uint32_t key, image_class cls) {
    match *s = t->s;
    uint32_t row;
    image_name_class name;
    names_postings post = names_postings_of(m, key);
    for (int n = 0; n < THING_POSTINGS_MAX && names_next_posting(&post, &row, &name); n++) {
        image_ref chain[IMAGE_PLACE_CHAIN_MAX], ref = {m, row};
        bool is_one = image_class_of(m, row) == cls && name != IMAGE_CODE;
        int count = is_one ? image_place_chain(s->v->set, ref, chain) : 0;
        call_charge(s->v->call, THING_CHAIN_WORK);
        if (is_one && match_qualify(s, chain, count).count == s->qualifier_count) {
            thing_place place = thing_place_of(s->v, ref, false);
            place.radius_m = cls == IMAGE_STREET ? place.radius_m : t->is_near ? 0 : THING_NEAR_M;
            thing_find_in(t, place);
        }
    }
}

/* The same in all files. A street comes first: what is near the car park of its name may be in the
 * next town. */
static bool thing_find_on(thing *t, str key) {
    static const image_class classes[] = {IMAGE_STREET, IMAGE_POI};
    const image_view *v = t->s->v;
    for (size_t k = 0; k < LEN(classes) && !t->s->count; k++) {
        for (int i = 0; i < v->set->count; i++) {
            const image *m = &v->set->images[i];
            uint32_t number;
            if (m != v->set->base && call_charge(v->call, NAMES_SEEK_WORK) &&
                names_find(m, key, &number)) {
                thing_find_on_class(t, m, number, classes[k]);
            }
        }
    }
    return t->s->count > 0;
}

/* Adds the parts from `from` on as qualifiers; false: one is unknown. */
static bool thing_add_parts(match *s, const query_parts *parts, int from) {
    bool is_known = true;
    int before = s->qualifier_count;
    for (int i = from; i < parts->count; i++) {
        match_add_part(s, parts->parts[i]);
    }
    for (int q = before; q < s->qualifier_count && is_known; q++) {
        is_known = s->qualifiers[q].count > 0;
    }
    return is_known;
}

static bool thing_is_box(const match *s) {
    return geo_bbox_is(s->query->viewbox);
}

/* In the viewbox, or anywhere in the files. */
static bool thing_find_in_view(thing *t) {
    bbox box = t->s->query->viewbox;
    thing_place place = {.radius_m = GEO_RADIUS_M * GEO_PI};
    if (thing_is_box(t->s)) {
        place.lat = geo_bbox_center_lat(box);
        place.lon = geo_bbox_center_lon(box);
        place.radius_m = geo_distance_m(place.lat, place.lon, box.south, box.west);
    }
    return thing_find_in(t, place);
}

/* ---- readings ---- */

GEO_FN bool thing_means_near(str words) {
    return lexicon_has(words, LEXICON_NEAR);
}

/* The number of words before the joining ones at the end of words[0, count). */
static int thing_unjoined(const str *words, int count) {
    str head = query_span(words, 0, count), kept[QUERY_WORDS_MAX];
    return query_words(str_head(head, head.len - affix_joiner(head)), kept);
}

/* Words [from, to) of the first part and the other parts as the place. */
static bool thing_try(thing *t, const query_parts *parts, const str *words, int from, int to,
                      bool is_joined) {
    match *s = t->s;
    s->count = s->qualifier_count = 0;
    int rest = 1;
    bool is_area =
        match_add_words(s, words, from, to) && thing_add_parts(s, parts, 1) && s->qualifier_count;
    if (is_area && (thing_find_in_areas(t) || thing_is_area(s))) {
        return s->count > 0;
    }
    str key = from < to ? query_span(words, from, to) : STR_NONE;
    if (from == to && parts->count > 1) {
        key = parts->parts[1].key;
        rest = 2;
    }
    s->count = s->qualifier_count = 0;
    bool is_apart = is_joined || from == to;
    return is_apart && key.len && thing_add_parts(s, parts, rest) && thing_find_on(t, key);
}

/* Words [i, count) of the first part as the place, with the article that belongs to it or to the
 * joining words: "in les Escaldes", "near the station". */
static bool thing_try_joined(thing *t, const query_parts *parts, const str *words, int kind, int i,
                             int count) {
    bool found = false;
    for (int from = kind + 1; from <= i && !found; from++) {
        bool is_joined = from == i || thing_unjoined(words, from) == kind;
        found = is_joined && thing_try(t, parts, words, from, count, true);
    }
    return found;
}

/* "pharmacy in Vaduz", "Vaduz pharmacies", "pharmacy, Vaduz": the kind at either end of the first
 * part. */
static bool thing_search_kind(thing *t, const query_parts *parts) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(parts->parts[0].key, words);
    for (int i = count; i > 0 && count <= QUERY_WORDS_MAX; i--) {
        int kind = thing_unjoined(words, i);
        str joiner = kind < i ? query_span(words, kind, i) : STR_NONE;
        t->is_near = thing_means_near(joiner);
        t->tag_count = kind ? category_kind(query_span(words, 0, kind), t->tags) : 0;
        bool is_alone = i == count && parts->count == 1;
        if (t->tag_count && !is_alone &&
            (joiner.len ? thing_try_joined(t, parts, words, kind, i, count)
                        : thing_try(t, parts, words, i, count, false))) {
            return true;
        }
        if (t->tag_count && is_alone && thing_is_box(t->s) && thing_find_in_view(t)) {
            return true;
        }
        t->tag_count = i < count ? category_kind(query_span(words, i, count), t->tags) : 0;
        if (t->tag_count && thing_try(t, parts, words, 0, i, false)) {
            return true;
        }
    }
    return false;
}

/* "[amenity=pharmacy] Vaduz": all words are the place. */
static bool thing_search_category(thing *t, const query_parts *parts) {
    t->tags[0] = t->s->query->category;
    t->tag_count = 1;
    if (!parts->count) {
        return thing_find_in_view(t);
    }
    str words[QUERY_WORDS_MAX];
    int count = query_words(parts->parts[0].key, words), from = 0;
    if (count > QUERY_WORDS_MAX) {
        return false;
    }
    for (int i = 1; i < count && !from; i++) { /* "near Vaduz", "in Vaduz" */
        str head = query_span(words, 0, i);
        t->is_near = thing_means_near(head);
        from = t->is_near || lexicon_has(head, LEXICON_AT) ? i : 0;
    }
    return thing_try(t, parts, words, from, count, true);
}

GEO_FN bool thing_search(match *s, const query_parts *parts) {
    thing t = {.s = s};
    if (!image_set_file_count(s->v->set)) {
        return false;
    }
    s->is_list = s->query->category.len ? thing_search_category(&t, parts)
                                        : parts->count && thing_search_kind(&t, parts);
    return s->is_list;
}

/* Words [0, to) of the first part as those of the name. */
static bool thing_set_words(thing *t, const str *words, int to) {
    bool is_told = false;
    t->word_count = to;
    for (int i = 0; i < to; i++) {
        t->words[i] = words[i];
        is_told |= words[i].len >= THING_WORD_MIN;
    }
    return is_told;
}

GEO_FN bool thing_search_word(match *s, const query_parts *parts) {
    thing t = {.s = s, .left = THING_NAMES_MAX};
    str words[QUERY_WORDS_MAX];
    int count = query_words(parts->parts[0].key, words), least = parts->count > 1 ? count : 1;
    if (!image_set_file_count(s->v->set) || count > QUERY_WORDS_MAX) {
        return false;
    }
    s->fit = PLACE_MATCH_PREFIX;
    for (int i = count - (parts->count == 1); i >= least && !s->count; i--) {
        int name = thing_unjoined(words, i);
        s->qualifier_count = 0;
        if (name && thing_set_words(&t, words, name) && match_add_words(s, words, i, count) &&
            thing_add_parts(s, parts, 1) && s->qualifier_count) {
            thing_find_in_areas(&t);
        }
    }
    s->fit = PLACE_MATCH_NONE;
    return s->count > 0;
}

#undef THING_FAR_PENALTY
#undef THING_NEAR_PENALTY
