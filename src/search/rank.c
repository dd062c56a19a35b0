/* rank -- the final order of what a search has found. Owns nothing. */
#include "rank.h"

#include <math.h>
#include <string.h>

#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/rtree.h"
#include "affix.h"
#include "match.h"
#include "match_hit.h"

#define RANK_MAIN_SCORE 0.45 /* a town of 10,000 people with names in some languages */
#define RANK_CITY_SCORE 0.59 /* a city of 100,000 */
/* By so much more important, a city that only English calls so stands beside one whose own name it
 * is (Odesa before Odessa in Texas). */
#define RANK_LEAD 0.12
/* Of a division, when a settlement elsewhere has the name. */
#define RANK_ELSEWHERE_PENALTY 0.05
/* A settlement that is so much less important than the division around it is not meant. */
#define RANK_NAMESAKE  0.2
#define RANK_SEAT      0.19 /* nor does it stand for the division */
#define RANK_KIND_LEAD 0.1  /* of what is of the kind that was said */
#define RANK_VOUCHED   0.2  /* a namesake that other things are called after is as well known */
#define RANK_NEXT      0.01 /* what comes right behind another */
#define RANK_HUB       0.03 /* of a town that a large airport is called after */
#define RANK_HUB_LEAST 0.5  /* importance of such an airport, */
#define RANK_ALL_KNOW  0.78 /* and of a city of 2.5 million */

/* Whether the match was by the main name that is shown, not by the English one. */
static bool rank_is_own_name(const match *s, const match_hit *h) {
    int image = image_set_index_of(s->v, h->ref.m);
    return h->name_class == IMAGE_MAIN &&
           (names_is_main(h->ref.m, h->ref.place, s->name_keys[image]) ||
            names_is_main(h->ref.m, h->ref.place, s->twin_keys[image]) ||
            match_hit_is_half(s, h->ref));
}

/* How far a score is beyond that of a settlement, 0-1. */
static double rank_lead(double score, double city) {
    return MIN(MAX((score - city) / RANK_LEAD, 0), 1);
}

/* Those who have a name as their own. */
typedef struct {
    double any, city; /* the best score of all, and of the settlements among them; 0: none */
    image_ref first;  /* that with the score `any` */
} rank_owners;

/* The penalty of a hit because others have the name as their own. A country is known by its names
 * in all languages, so only its lead decides; a city may be called as the division that it is in.
 */
static double rank_other_name_penalty(const match *s, const match_hit *h,
                                      const rank_owners *owners) {
    double city = owners->city, any = owners->any;
    bool is_seat = any > city && match_hit_is_settled(h) && owners->first.m == h->ref.m &&
                   image_place_is_in(h->ref, owners->first);
    any = is_seat ? city : any;
    if (h->name_class == IMAGE_CODE) {
        return h->cls == IMAGE_POI && any >= RANK_CITY_SCORE ? 0.25 : 0;
    }
    if (h->name_class != IMAGE_MAIN) {
        if (any < RANK_MAIN_SCORE) {
            return 0;
        }
        bool is_country = h->cls == IMAGE_COUNTRY &&
                          (city <= 0 || h->name_class == IMAGE_ALIAS); /* "Congo", the river */
        double penalty = is_country ? 0.12 : 0.25;
        double lead = h->cls == IMAGE_COUNTRY && city > 0 ? rank_lead(h->score, city) : 0;
        bool is_level = h->cls == IMAGE_COUNTRY && city >= RANK_CITY_SCORE;
        penalty = MAX(penalty * (1 - lead), is_level ? h->score - city + RANK_NEXT : 0);
        bool is_larger = match_hit_is_settled(h) && rank_lead(h->score, any) >= 1;
        return is_larger ? MIN(penalty, h->score - any + RANK_NEXT) : penalty;
    }
    if (city < RANK_CITY_SCORE || !match_hit_is_settled(h) || rank_is_own_name(s, h)) {
        return 0;
    }
    return 0.17 * (1 - rank_lead(h->score, city));
}

/* Whether a settlement lies in a division, or in the middle of one that it is not a part of, and is
 * better known: Tashkent in the region of that name. */
static bool rank_is_inside(const match_hit *town, const match_hit *division) {
    image_ref t = town->ref, d = division->ref;
    return image_place_is_in(t, d) ||
           (image_importance(t.m, t.place) > image_importance(d.m, d.place) + RANK_LEAD / 2 &&
            image_place_is_same(image_place_ancestor(t, IMAGE_COUNTRY),
                                image_place_ancestor(d, IMAGE_COUNTRY)) &&
            image_place_is_in_box(t, d));
}

/* The settlement in the division, or the country around it, that has its name, too: then that is
 * meant; -1: none. */
static int rank_namesake(const match *s, const match_hit *division) {
    for (int i = 0; i < s->count; i++) {
        const match_hit *h = &s->hits[i];
        bool is_near = h->name_class != IMAGE_CODE && h->fit != PLACE_MATCH_PREFIX &&
                       h->ref.m == division->ref.m && h->score > division->score - RANK_NAMESAKE;
        bool is_country = h->cls == IMAGE_COUNTRY &&
                          h->name_class != IMAGE_ALIAS; /* England is not the United Kingdom */
        if (is_near && ((is_country && image_place_is_in(division->ref, h->ref)) ||
                        (match_hit_is_settled(h) && rank_is_inside(h, division)))) {
            return i;
        }
    }
    return -1;
}

/* Whether a division is found by its own name, and whole: not by "Los Lagos" when that is a town.
 */
static bool rank_is_division(const match_hit *h, double city) {
    image_class cls = h->cls;
    bool is_whole = h->fit == PLACE_MATCH_EXACT;
    return h->name_class == IMAGE_MAIN &&
           ((cls == IMAGE_STATE && (is_whole || city <= 0)) || (cls == IMAGE_COUNTY && is_whole));
}

/* What a division without a namesake gets back of the penalty of its class. */
static double rank_division_gain(const match_hit *h, double city) {
    if (h->cls == IMAGE_COUNTY) {
        return MATCH_COUNTY_PENALTY;
    }
    double whole = h->score + MATCH_STATE_PENALTY;
    return MATCH_STATE_PENALTY -
           (city > 0 ? RANK_ELSEWHERE_PENALTY * (1 - rank_lead(whole, city)) : 0);
}

/* A settlement stands for the division that is called like it, unless that is far more important:
 * it has the importance of both. */
static void rank_lift_seat(const match *s, const match_hit *h, int seat,
                           double scores[MATCH_HITS_MAX]) {
    double whole = h->score + MATCH_STATE_PENALTY;
    bool is_seat = h->cls == IMAGE_STATE && match_hit_is_settled(&s->hits[seat]) &&
                   place_match_is_sure(s->hits[seat].fit) && scores[seat] > whole - RANK_SEAT;
    scores[seat] = is_seat ? MAX(scores[seat], whole - RANK_ELSEWHERE_PENALTY) : scores[seat];
}

/* Divisions, after all scores are known but theirs. */
static void rank_divisions(const match *s, double city, double scores[MATCH_HITS_MAX]) {
    for (int i = 0; i < s->count; i++) {
        const match_hit *h = &s->hits[i];
        bool is_division = rank_is_division(h, city);
        int seat = is_division ? rank_namesake(s, h) : -1;
        if (seat >= 0) {
            rank_lift_seat(s, h, seat, scores);
        }
        scores[i] += is_division && seat < 0 ? rank_division_gain(h, city) : 0;
    }
}

/* Of an area that a settlement in it has the name of, when a point is wanted; or when it is a
 * division whose own name is another: Ghadamis is the town in Nālūt. */
static double rank_area_penalty(const match *s, const match_hit *h) {
    bool is_called_so = (h->cls == IMAGE_STATE || h->cls == IMAGE_COUNTY) &&
                        (h->name_class == IMAGE_OTHER || h->name_class == IMAGE_ALIAS);
    bool is_area = is_called_so || (s->query->wants_point && h->cls <= IMAGE_COUNTY);
    return is_area && rank_namesake(s, h) >= 0 ? RANK_NAMESAKE : 0;
}

/* Whether the place's own name, or that in some language, is written as it was typed: "Kudüs". */
static bool rank_is_written_so(const match *s, const match_hit *h) {
    char room[NAMES_TEXT_MAX];
    uint32_t lang;
    str text;
    bool found = h->name_class == IMAGE_MAIN &&
                 str_eq_nocase(names_main(h->ref.m, h->ref.place, room), s->name.text);
    for (uint64_t i = 0; h->name_class == IMAGE_OTHER && !found &&
                         names_local(h->ref.m, h->ref.place, i, &lang, &text, room);
         i++) {
        found = str_eq_nocase(text, s->name.text);
    }
    return found;
}

/* Typed with letters beyond ASCII, "Öland" is no misspelt Olanda: what is only called so by an
 * alias without these letters comes behind. */
static void rank_prefer_written(const match *s, double scores[MATCH_HITS_MAX]) {
    double best = -1;
    bool may_change = false, is_plain = true;
    for (int i = 0; i < s->count && !may_change; i++) {
        may_change = s->hits[i].name_class == IMAGE_ALIAS;
    }
    may_change = may_change && s->count > 1;
    for (size_t i = 0; i < s->name.text.len && is_plain && may_change; i++) {
        is_plain = (unsigned char)s->name.text.at[i] < 0x80;
    }
    for (int i = 0; i < s->count && !is_plain; i++) {
        best = rank_is_written_so(s, &s->hits[i]) ? MAX(best, scores[i]) : best;
    }
    for (int i = 0; i < s->count && best > -1; i++) {
        bool is_alias = s->hits[i].name_class == IMAGE_ALIAS;
        scores[i] = is_alias ? MIN(scores[i], best - RANK_NAMESAKE) : scores[i];
    }
}

/* Whether the place's own name is the one that was typed with the word for its kind behind it. */
static bool rank_is_kind_left(const match *s, const match_hit *h) {
    char folded[IMAGE_KEY_MAX];
    affix_cut cuts[AFFIX_CUTS_MAX];
    str key = names_main_folded(h->ref.m, h->ref.place, folded);
    bool found = false;
    for (int i = affix_find(key, cuts); i-- && !found;) {
        found = cuts[i].is_after && str_eq(cuts[i].rest, s->name.key);
    }
    return found;
}

/* "Kinmen" is the county, and no town in it that is another name, too: a settlement by an alias
 * comes behind the area around it whose own name only goes on with its kind. */
static void rank_prefer_area(const match *s, double scores[MATCH_HITS_MAX]) {
    for (int i = 0; i < s->count && s->hits[i].matched == s->hits[0].matched; i++) {
        const match_hit *town = &s->hits[i];
        bool is_alias = match_hit_is_settled(town) && town->name_class == IMAGE_ALIAS;
        for (int k = 0; k < s->count && is_alias; k++) {
            const match_hit *area = &s->hits[k];
            bool is_area = place_match_is_sure(area->fit) && area->cls == IMAGE_COUNTY &&
                           image_place_is_in(town->ref, area->ref) && rank_is_kind_left(s, area);
            scores[i] = is_area ? MIN(scores[i], scores[k] - RANK_NEXT) : scores[i];
        }
    }
}

GEO_FN void rank_prefer_main(match *s) {
    rank_owners owners = {0, 0, {NULL, IMAGE_NO_PLACE}};
    for (int i = 0; i < s->count && s->hits[i].matched == s->hits[0].matched; i++) {
        const match_hit *h = &s->hits[i];
        image_class cls = h->cls;
        bool is_minor = cls == IMAGE_COUNTY || cls >= IMAGE_POI || cls == IMAGE_SUBURB;
        if (is_minor || !rank_is_own_name(s, h)) {
            continue;
        }
        owners.first = h->score > owners.any ? h->ref : owners.first;
        owners.any = MAX(owners.any, h->score);
        owners.city = match_hit_is_settled(h) ? MAX(owners.city, h->score) : owners.city;
    }
    double scores[MATCH_HITS_MAX];
    for (int i = 0; i < s->count; i++) {
        const match_hit *h = &s->hits[i];
        scores[i] = h->score - rank_area_penalty(s, h) - rank_other_name_penalty(s, h, &owners);
    }
    rank_divisions(s, owners.city, scores);
    rank_prefer_written(s, scores);
    rank_prefer_area(s, scores);
    for (int i = 0; i < s->count; i++) {
        s->hits[i].score = scores[i];
    }
    match_hit_sort(s);
}

/* The settlement in the list that a division is practically the same as; -1: none. */
static int rank_same_settlement(const match *s, int index) {
    image_ref ref = s->hits[index].ref;
    if (image_place_class(ref) != IMAGE_STATE && image_place_class(ref) != IMAGE_COUNTY) {
        return -1;
    }
    for (int i = 0; i < s->count; i++) {
        char room[NAMES_TEXT_MAX], other[NAMES_TEXT_MAX];
        image_ref city = s->hits[i].ref;
        bool is_worse = s->hits[i].fit > s->hits[index].fit; /* "Ankara Province" */
        if (i == index || is_worse || city.m != ref.m || !image_place_is_settled(city) ||
            !image_place_is_in(city, ref)) {
            continue;
        }
        bool is_most =
            image_population(city.m, city.place) >= image_population(ref.m, ref.place) / 2;
        if (is_most &&
            str_eq(names_main(ref.m, ref.place, room), names_main(city.m, city.place, other))) {
            return i;
        }
    }
    return -1;
}

/* The river, lake or mountain that was asked for as such comes before an area or a town called like
 * it that is less important; the Red Sea alone before the divisions on its shores, too. */
static void rank_lift_kind(match *s) {
    int best = -1;
    double known = 0, towns = 0;
    for (int i = 0; i < s->count && s->hits[i].matched == s->hits[0].matched; i++) {
        const match_hit *h = &s->hits[i];
        bool is_sure = place_match_is_sure(h->fit) && h->name_class != IMAGE_CODE;
        bool is_it = is_sure && match_hit_is_kind_said(s, h->ref);
        double importance = is_it ? 0 : image_importance(h->ref.m, h->ref.place);
        best = is_it && best < 0 ? i : best;
        known = MAX(known, importance);
        towns = image_place_is_settled(h->ref) ? MAX(towns, importance) : towns;
    }
    match_hit *h = best > 0 ? &s->hits[best] : NULL;
    bool is_sea = h && !s->qualifier_count && h->fit == PLACE_MATCH_EXACT &&
                  image_place_class(h->ref) == IMAGE_MARINE;
    if (h && image_importance(h->ref.m, h->ref.place) > (is_sea ? towns : known)) {
        h->score = MAX(h->score, s->hits[0].score + RANK_KIND_LEAD);
        match_hit_sort(s);
    }
}

/* `ctx`: the least importance of what is looked for. */
static double rank_known_score(const rtree_query *q, const image *m, uint32_t row,
                               double distance_m, double worst) {
    return distance_m < worst && image_importance(m, row) >= *(const double *)q->ctx ? distance_m
                                                                                     : -1;
}

/* Whether a place of a class that so many know is there, by whatever name. */
static bool rank_has_near(const match *s, image_ref ref, image_class cls, double max_m,
                          double least) {
    return image_place_has_near(s->v->call, ref, cls, max_m, rank_known_score, &least);
}

/* Whether an airport or a sight that so many know is called after the place. */
static bool rank_is_vouched(const match *s, image_ref ref, double least) {
    enum { NEAR_M = 20000 };
    bool found = false;
    for (int i = 0; i < s->count && !found; i++) {
        const match_hit *h = &s->hits[i];
        found = h->cls == IMAGE_POI && h->ref.m == s->v->set->base &&
                image_importance(h->ref.m, h->ref.place) >= least &&
                image_place_distance_m(h->ref, ref) < NEAR_M;
    }
    return found;
}

/* Whether it is a part of a city that all know, with more people than the first hit: Chelsea in
 * London, not Verdun in Montreal. */
static bool rank_is_known_part(const match *s, const match_hit *part) {
    enum { CITY_M = 20000 };
    image_ref first = s->hits[0].ref, ref = part->ref;
    return part->cls == IMAGE_SUBURB &&
           image_population(ref.m, ref.place) > image_population(first.m, first.place) &&
           rank_has_near(s, ref, IMAGE_METROPOLIS, CITY_M, RANK_ALL_KNOW);
}

/* Queenstown in New Zealand has an airport, Copacabana and Ipanema in Rio their beaches: they stand
 * beside larger towns of the name after which nothing is called and where nothing is known: not
 * Venice Beach beside Venice. Nor do others stand beside Barcelona with its airport. */
static void rank_lift_vouched(match *s) {
    enum { TOWN_M = 3000 };
    const double many = MATCH_AIRPORT_IMPORTANCE;
    const match_hit *first = s->hits;
    double least = first->score - RANK_VOUCHED, score = first->score - RANK_NEXT;
    bool is_town = s->count && match_hit_is_settled(first) && first->ref.m == s->v->set->base;
    bool may_be = is_town && !rank_is_vouched(s, first->ref, many);
    bool is_hub = is_town && !may_be && rank_is_vouched(s, first->ref, RANK_HUB_LEAST);
    for (int i = 1; i < s->count && (may_be || is_hub) && s->hits[i].matched == first->matched;
         i++) {
        match_hit *h = &s->hits[i];
        bool is_part = h->cls == IMAGE_SUBURB;
        double known = h->score + (is_part ? MATCH_SUBURB_PENALTY : 0);
        bool is_rival =
            (match_hit_is_settled(h) || is_part) && h->fit == PLACE_MATCH_EXACT && known > least;
        bool is_vouched = is_rival && rank_is_vouched(s, h->ref, many);
        if (is_hub) {
            h->score -= is_rival && !is_vouched ? RANK_HUB : 0;
        } else if (is_rival && (is_vouched || rank_is_known_part(s, h)) &&
                   !rank_has_near(s, first->ref, IMAGE_POI, TOWN_M, many)) {
            h->score = MAX(h->score, score);
        }
    }
    match_hit_sort(s);
}

/* Whether the place's own name only adds that it is an airport. */
static bool rank_is_airport_of(const match *s, const match_hit *h) {
    char folded[IMAGE_KEY_MAX];
    str key = names_main_folded(h->ref.m, h->ref.place, folded);
    return str_starts(key, s->name.key) &&
           str_is_among(str_from(key, s->name.key.len), STR(" airport/ international airport"),
                        '/');
}

/* An airport is called as no town near it is: LaGuardia. */
static void rank_name_airports(match *s) {
    enum { TOWN_M = 80000 };
    for (int i = 0; i < s->count; i++) {
        match_hit *h = &s->hits[i];
        bool is_named = h->cls == IMAGE_POI && h->fit == PLACE_MATCH_PREFIX &&
                        image_importance(h->ref.m, h->ref.place) >= MATCH_AIRPORT_IMPORTANCE &&
                        (h->name_class == IMAGE_ALIAS || rank_is_airport_of(s, h)) &&
                        match_has_category(h->ref.m, h->ref.place, STR("aeroway"));
        for (int k = 0; k < s->count && is_named; k++) {
            is_named = s->hits[k].cls == IMAGE_POI ||
                       image_place_distance_m(s->hits[k].ref, h->ref) > TOWN_M;
        }
        if (is_named) {
            h->fit = PLACE_MATCH_ALIAS;
            h->score += MATCH_LONGER_PENALTY;
        }
    }
    match_hit_sort(s);
}

/* A small airport comes behind the town that is called so, too: Barrow in Alaska. */
static void rank_sink_airport(match *s) {
    enum { TOWN_M = 20000 };
    const match_hit *airport = s->hits;
    bool may_be = s->count && airport->cls == IMAGE_POI && airport->name_class != IMAGE_CODE &&
                  image_importance(airport->ref.m, airport->ref.place) < RANK_HUB_LEAST &&
                  match_has_category(airport->ref.m, airport->ref.place, STR("aeroway"));
    for (int i = 1; i < s->count && may_be && s->hits[i].matched == airport->matched; i++) {
        match_hit *h = &s->hits[i];
        if (match_hit_is_settled(h) && place_match_is_sure(h->fit) &&
            image_place_distance_m(h->ref, airport->ref) < TOWN_M) {
            h->score = MAX(h->score, airport->score + RANK_NEXT);
        }
    }
    match_hit_sort(s);
}

GEO_FN void rank_finish(match *s, int limit) {
    for (int i = 0; i < MIN(s->count, limit); i++) {
        int same = rank_same_settlement(s, i);
        if (same >= 0 && s->hits[same].matched == s->hits[i].matched) {
            s->hits[same].score = MAX(s->hits[same].score, s->hits[i].score);
        }
        if (same >= 0) {
            s->count--;
            memmove(&s->hits[i], &s->hits[i + 1], (size_t)(s->count - i) * sizeof s->hits[0]);
            i--;
        }
    }
    match_hit_sort(s);
    rank_name_airports(s);
    rank_sink_airport(s);
    rank_lift_vouched(s);
    rank_lift_kind(s);
}

#undef RANK_MAIN_SCORE
#undef RANK_CITY_SCORE
#undef RANK_LEAD
#undef RANK_ELSEWHERE_PENALTY
#undef RANK_NAMESAKE
#undef RANK_SEAT
#undef RANK_KIND_LEAD
#undef RANK_VOUCHED
#undef RANK_NEXT
#undef RANK_HUB
#undef RANK_HUB_LEAST
#undef RANK_ALL_KNOW
