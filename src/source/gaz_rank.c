/* gaz_rank -- the last word on the order of what a search has found.
 *
 * Flow: gaz_search hands in its match when all readings are tried. Owns nothing. */
#include "gaz_rank.h"

#include "../geo/geo.h"
#include "fold.h"
#include "gaz_image.h"
#include "gaz_match.h"
#include "gaz_names.h"
#include "gaz_place.h"
#include "gaz_set.h"

#define RANK_MAIN_SCORE 0.45 /* of a town of 10,000 people that some languages know */
#define RANK_CITY_SCORE 0.59 /* of a city of 100,000 */

static bool rank_is_settled(gaz_ref ref) {
    return (IMAGE_CLASS_BIT(gaz_class(ref)) & IMAGE_SETTLED_MASK) != 0;
}

/* Whether the name that was found is the one that is shown, not the English one. */
static bool rank_is_own_name(const match *s, const match_hit *h) {
    char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
    str name = names_text(h->ref.m, image_value(h->ref.m, IMAGE_NAME, h->ref.place), room);
    str key = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
    return h->name == IMAGE_MAIN && str_eq(key, s->head.key);
}

/* What a hit loses because a settlement with a score of `best` bears the name as its own. */
static double rank_second_loss(const match *s, const match_hit *h, double best,
                               const match_hit *first) {
    if (h->name == IMAGE_CODE || best < RANK_MAIN_SCORE) {
        return 0;
    }
    if (h->name != IMAGE_MAIN) {
        return 0.25;
    }
    bool is_city = rank_is_settled(h->ref);
    if (best < RANK_CITY_SCORE || (is_city && rank_is_own_name(s, h))) {
        return 0;
    }
    bool is_abroad =
        gaz_class(h->ref) == IMAGE_STATE && h->ref.m == first->ref.m &&
        !gaz_is_in(first->ref, (gaz_ref){h->ref.m, image_parent(h->ref.m, h->ref.place)});
    return is_city ? 0.17 : is_abroad ? 0.06 : 0;
}

/* The main name comes before other languages and spellings: where a settlement of some size bears
 * the name itself, those that only others call so come after it (Augusta before Augsburg); where a
 * city does, also those that only English calls so (Odessa in Texas before Odesa), and divisions of
 * other countries. */
GEO_FN void rank_prefer_main(match *s) {
    const match_hit *first = NULL;
    for (int i = 0; i < s->count; i++) {
        const match_hit *h = &s->hits[i];
        bool is_main =
            h->agreed == s->hits[0].agreed && rank_is_settled(h->ref) && rank_is_own_name(s, h);
        if (is_main && (!first || h->score > first->score)) {
            first = h;
        }
    }
    double best = first ? first->score : 0;
    if (first && first->ref.m != s->v->set->base) {
        best = MAX(best, RANK_MAIN_SCORE); /* who adds an index asks for what is in it */
    }
    match_hit best_hit = first ? *first : (match_hit){.score = 0};
    for (int i = 0; i < s->count; i++) {
        s->hits[i].score -= rank_second_loss(s, &s->hits[i], best, &best_hit);
    }
    match_sort(s);
}

/* Metres within which two places of one name and kind in two images are one place; 0: never. */
static double rank_same_m(image_class cls) {
    return cls == IMAGE_STATE    ? 100000
           : cls == IMAGE_COUNTY ? 20000
           : cls <= IMAGE_SUBURB ? 8000
                                 : 0;
}

/* What the base image and an index file both know: "place" stands for settlements and their parts.
 */
static bool rank_is_same(const match *s, const match_hit *file, const match_hit *base) {
    image_class a = gaz_class(file->ref), b = gaz_class(base->ref);
    bool is_place = a > IMAGE_COUNTY && a <= IMAGE_SUBURB && b > IMAGE_COUNTY && b <= IMAGE_SUBURB;
    if (!is_place && a != b) {
        return false;
    }
    if (a == IMAGE_COUNTRY) {
        return str_eq(gaz_country_code(s->v, file->ref), gaz_country_code(s->v, base->ref));
    }
    return geo_distance_m(image_lat(file->ref.m, file->ref.place),
                          image_lon(file->ref.m, file->ref.place),
                          image_lat(base->ref.m, base->ref.place),
                          image_lon(base->ref.m, base->ref.place)) < rank_same_m(a);
}

/* Of a place that an index file knows too, the file's row answers, with the rank of the better one;
 * and among equals those come first that are written exactly as the query. */
GEO_FN void rank_merge(match *s) {
    const image *base = s->v->set->base;
    int kept = 0;
    for (int i = 0; i < s->count; i++) {
        match_hit *same = NULL;
        for (int j = 0; j < s->count && s->hits[i].ref.m == base && !same; j++) {
            bool is_file = s->hits[j].ref.m != base && s->hits[j].name <= IMAGE_OTHER;
            same = is_file && rank_is_same(s, &s->hits[j], &s->hits[i]) ? &s->hits[j] : NULL;
        }
        if (same && s->hits[i].agreed <= same->agreed) {
            same->score = MAX(same->score, s->hits[i].score);
            s->hits[i].agreed = -1;
        }
    }
    for (int i = 0; i < s->count; i++) {
        match_hit *h = &s->hits[i];
        char room[NAMES_TEXT_MAX];
        if (h->agreed >= 0) {
            str name = names_text(h->ref.m, image_value(h->ref.m, IMAGE_NAME, h->ref.place), room);
            h->score += str_eq_nocase(name, s->head.text) ? 0.004 : 0;
            s->hits[kept++] = *h;
        }
    }
    s->count = kept;
    match_sort(s);
}

/* A division or county that is all but the same as a settlement before it in the list. */
GEO_FN bool rank_is_repeat(const match *s, int index) {
    gaz_ref ref = s->hits[index].ref;
    if (gaz_class(ref) != IMAGE_STATE && gaz_class(ref) != IMAGE_COUNTY) {
        return false;
    }
    char room[NAMES_TEXT_MAX], other[NAMES_TEXT_MAX];
    str name = names_text(ref.m, image_value(ref.m, IMAGE_NAME, ref.place), room);
    for (int i = 0; i < s->count; i++) {
        gaz_ref city = s->hits[i].ref;
        if (i == index || city.m != ref.m || !rank_is_settled(city) || !gaz_is_in(city, ref)) {
            continue;
        }
        bool is_most = image_people(city.m, city.place) >= image_people(ref.m, ref.place) / 2;
        if (is_most &&
            str_eq(name, names_text(city.m, image_value(city.m, IMAGE_NAME, city.place), other))) {
            return true;
        }
    }
    return false;
}

#undef RANK_MAIN_SCORE
#undef RANK_CITY_SCORE
