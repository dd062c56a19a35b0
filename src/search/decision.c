/* decision -- how likely each distinct place is meant. Owns nothing.
 *
 * The scores of all candidates and of "none of these" are log-odds: a softmax makes them
 * probabilities, which are added up over the readings of a place, then over the forms of a place (a
 * city, its municipality, the district of its name). Outside fact: the conditional logit of
 * McFadden (1974). */
#include "decision.h"

#include <math.h>

#include "../geo/geo.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "address.h"
#include "affix.h"
#include "candidate.h"
#include "common.h"
#include "match.h"
#include "reading.h"
#include "rule.h"
#include "token.h"

#define DECISION_TOWN_M     12000.0 /* between two points of one settlement, */
#define DECISION_FEATURE_M  15000.0 /* of one feature, */
#define DECISION_QUARTER_M  2000.0  /* of a sight and a quarter, */
#define DECISION_STREET_M   1000.0  /* of a street, */
#define DECISION_HOUSE_M    100.0   /* of a house, */
#define DECISION_CLEAN      3.0F    /* of the score */
#define DECISION_KNOWN      0.65    /* importance of a town that may have names unlike its own */
#define DECISION_VIEW       4.0
#define DECISION_OWN        5.0
#define DECISION_CODED      1.0
#define DECISION_OWN_ALIAS  3.0
#define DECISION_OWN_BESIDE -3.0
#define DECISION_OWN_HOUSE  8.0
#define DECISION_RIVAL      0.005
#define DECISION_RIVAL_CODE 0.1
#define DECISION_CITY       2.5 /* log10 of the people, from 0 for 1,000 */
#define DECISION_SURE_ALIAS 0.85
#define DECISION_AREA_M     20000.0 /* and of a settlement and what holds it */

/* ---- forms of one place ---- */

/* Whether one key is the other, or has its words and more at one end. */
static bool decision_is_same_name(str a, str b) {
    str longer = a.len > b.len ? a : b, shorter = a.len > b.len ? b : a;
    size_t more = longer.len - shorter.len;
    return str_eq(a, b) ||
           (shorter.len && ((str_starts(longer, shorter) && longer.at[shorter.len] == ' ') ||
                            (str_ends(longer, shorter) && longer.at[more - 1] == ' ')));
}

static bool decision_is_division(image_class cls) {
    return cls == IMAGE_STATE || cls == IMAGE_COUNTY;
}

static bool decision_holds(image_ref area, image_ref ref) {
    return decision_is_division(image_place_class(area)) && image_place_is_in(ref, area);
}

static bool decision_has_in_box(image_ref area, image_ref ref) {
    return image_place_class(area) != IMAGE_COUNTRY && image_place_is_in_box(ref, area);
}

/* Whether a region is much larger than a division. */
static bool decision_is_larger(image_ref region, image_ref division) {
    enum { TIMES = 2 };
    bbox whole, part;
    return image_box(region.m, region.place, &whole) &&
           image_box(division.m, division.place, &part) &&
           geo_bbox_area_km2(whole) > TIMES * geo_bbox_area_km2(part);
}

/* Whether one is a mountain or a region across borders and the other a division, or one a river and
 * the other a settlement: they have one name, and people mean one of them. */
static bool decision_is_apart(image_ref a, image_ref b) {
    image_class other = image_place_class(b);
    bool is_mountain = match_has_category(a.m, a.place, STR("natural=peak natural=volcano"));
    bool is_across = image_place_class(a) == IMAGE_NATURE && decision_is_division(other) &&
                     match_has_category(a.m, a.place, STR("place=region")) &&
                     decision_is_larger(a, b);
    bool is_river = match_has_category(a.m, a.place, STR("waterway"));
    return (is_mountain && decision_is_division(other)) || is_across ||
           (is_river && IMAGE_CLASS_BIT(other) & IMAGE_SETTLED_MASK);
}

/* Whether both are called by the same words, as they are written. */
static bool decision_is_called_same(const candidate *a, const candidate *b) {
    return a->mode == READING_EXACT && b->mode == READING_EXACT && a->from->name >= 0 &&
           a->from->name == b->from->name && a->name_class != IMAGE_CODE &&
           b->name_class != IMAGE_CODE;
}

/* Whether a country and something in it are one place: of its name, or its main island. */
static bool decision_is_of_country(const candidate *country, const candidate *other, bool is_named,
                                   bool is_called) {
    bool is_island = is_called && other->kind == CANDIDATE_ISLAND;
    return country->cls == IMAGE_COUNTRY &&
           (image_place_is_in(other->ref, country->ref) ||
            (is_island && image_place_is_in_box(other->ref, country->ref))) &&
           (is_named || is_island);
}

/* Whether two forms are one place: a city and what of its name holds it. */
static bool decision_is_same(const candidate *p, const candidate *q) {
    char rooms[2][IMAGE_KEY_MAX];
    image_ref a = p->ref, b = q->ref;
    image_class ca = p->cls, cb = q->cls;
    str ka = names_main_folded(a.m, a.place, rooms[0]);
    str kb = names_main_folded(b.m, b.place, rooms[1]);
    bool is_natural = match_is_feature(ca) || match_is_feature(cb);
    bool is_called = is_natural && RULE(FORM_CALLED, decision_is_called_same(p, q));
    bool is_like = decision_is_same_name(ka, kb) || decision_holds(a, b) || decision_holds(b, a);
    if (!is_like && !is_called) {
        return false;
    }
    if (decision_is_apart(a, b) || decision_is_apart(b, a)) {
        return false;
    }
    double metres = image_place_distance_m(a, b);
    if (ca >= IMAGE_STREET || cb >= IMAGE_STREET) {
        bool is_stop = ca == IMAGE_POI || cb == IMAGE_POI; /* which is called as its street */
        return (ca == cb || is_stop) && ca <= IMAGE_STREET && cb <= IMAGE_STREET
                   ? str_eq(ka, kb) && metres < DECISION_STREET_M
                   : ca == cb && is_like && metres < DECISION_HOUSE_M;
    }
    if (match_is_feature(ca) && match_is_feature(cb)) {
        return metres < DECISION_FEATURE_M ||
               (is_called && decision_has_in_box(a, b) && decision_has_in_box(b, a));
    }
    if (ca == IMAGE_POI || cb == IMAGE_POI) {
        /* an airport is not its city, but a sight is its quarter */
        bool is_quarter = p->kind == CANDIDATE_PART || q->kind == CANDIDATE_PART;
        return RULE(FORM_QUARTER,
                    is_quarter && (str_eq(ka, kb) || is_called) && metres < DECISION_QUARTER_M);
    }
    bool are_settled =
        !match_is_feature(ca) && !match_is_feature(cb) && ca > IMAGE_COUNTY && cb > IMAGE_COUNTY;
    if (are_settled) {
        return metres < DECISION_TOWN_M;
    }
    bool is_named = str_eq(ka, kb);
    bool is_country = ca == IMAGE_COUNTRY || cb == IMAGE_COUNTRY;
    return ((is_like || !is_country) &&
            (metres < DECISION_AREA_M || decision_has_in_box(a, b) || decision_has_in_box(b, a))) ||
           decision_is_of_country(p, q, is_named, is_called) ||
           decision_is_of_country(q, p, is_named, is_called);
}

/* ---- probabilities ---- */

/* A feature by another name in the area that was said, where a settlement elsewhere is called so;
 * an airport there that is not called one is meant as little. */
static bool decision_is_doubtful(const candidates *c, const candidate *p) {
    return candidate_has_other_name(p) && p->from->name >= 0 && match_is_feature(p->cls) &&
           p->said <= 0 && p->from->area_count && !p->in[CANDIDATE_NEAR_TOWN] &&
           (p->town_rival > 0 ||
            (p->kind == CANDIDATE_AIRPORT && !affix_is_airport(reading_text(c->r, p->from->name))));
}

/* A town by another name in the area that was said, where something else is called so: Jincheng on
 * Kinmen. */
static bool decision_is_seat(const candidate *p) {
    return p->kind == CANDIDATE_TOWN && p->name_class == IMAGE_ALIAS && p->is_unlike &&
           p->from->area_count && p->has_main;
}

/* Whether a form of the place is what a word for nature says: the island of Malta. */
static bool decision_has_form_said(const candidates *c, const candidate *p) {
    bool has_form = false;
    for (int i = 0; i < c->count && !has_form; i++) {
        const candidate *q = &c->at[i];
        has_form = q->said > 0 && q->from->name == p->from->name && decision_is_same(p, q);
    }
    return has_form;
}

/* Of another kind than was said, a country where a city was, or "Bavaria Archipelago". */
static bool decision_is_other_kind(const candidates *c, const candidate *p) {
    bool is_loose = p->from->kind_count && p->said == 0;
    return p->said < 0 ||
           (is_loose && (p->says_solid ? !decision_has_form_said(c, p) : p->cls == IMAGE_COUNTRY));
}

/* A code of four letters that is a name, too: "URSS". */
static bool decision_is_name(const candidates *c, const candidate *p) {
    enum { ICAO_LETTERS = 4 };
    return p->name_class == IMAGE_CODE && p->kind == CANDIDATE_AIRPORT && p->rival > 0 &&
           reading_text(c->r, p->from->name).len == ICAO_LETTERS;
}

/* A little-known town by another name that is not like its own, and that is short, or something
 * else may be meant: a name of affection, or for a day. */
static bool decision_is_nickname(const candidates *c, const decision_place *first) {
    enum { LETTERS_MIN = 7 };
    const candidate *p = first->best;
    bool is_telling = first->together >= DECISION_SURE_ALIAS && p->from->name >= 0 &&
                      reading_text(c->r, p->from->name).len >= LETTERS_MIN;
    return !is_telling && p->ref.m == c->r->s->v->set->base && p->is_unlike &&
           p->name_class == IMAGE_ALIAS && p->kind == CANDIDATE_TOWN && !p->from->area_count &&
           image_importance(p->ref.m, p->ref.place) < DECISION_KNOWN;
}

/* A part of some city whose name ends with a word for streets, and it is not said where; or what is
 * called by that word behind an area: "Kansas Lane". */
static bool decision_is_street(const candidates *c, const candidate *p) {
    const reading_arc *a = reading_name_arc(c->r, p->from);
    bool is_word = a && address_is_street_word(token_span(&c->r->t, a->end - 1, a->end));
    bool is_part = p->kind == CANDIDATE_PART && reading_name_words(c->r, p->from) > 1;
    return is_word && ((is_part && !p->from->area_count) ||
                       (p->from->ahead && reading_name_words(c->r, p->from) == 1));
}

/* A word of every day that is a code or a very short name: "led", "Re"; but "LED" was typed as a
 * code is. */
static bool decision_is_short_word(const candidates *c, const candidate *p) {
    enum { LETTERS_MAX = 3 };
    const reading_arc *a = reading_name_arc(c->r, p->from);
    bool is_typed = (p->kind == CANDIDATE_AIRPORT || p->kind == CANDIDATE_COUNTRY) && a &&
                    str_is_capitals(token_typed(&c->r->t, a->from, a->end));
    bool is_known = p->name_class == IMAGE_CODE
                        ? is_typed
                        : image_importance(p->ref.m, p->ref.place) >= COMMON_FAMOUS_IMPORTANCE;
    return p->is_word && !is_known && a && !p->from->area_count && !p->from->kind_count &&
           reading_text(c->r, p->from->name).len <= LETTERS_MAX;
}

/* Three letters that are the code of an airport, and a country's, too. */
static bool decision_is_doubtful_code(const candidates *c, const candidate *p) {
    enum { LETTERS = 3 };
    return p->from->name >= 0 && !p->from->area_count && !p->from->kind_count &&
           reading_text(c->r, p->from->name).len == LETTERS && p->is_state_code;
}

/* Whether a large city has the code, too. */
static bool decision_is_of_city(const candidates *c, const candidate *airport) {
    bool is_of_city = false;
    for (int i = 0; i < c->count && !is_of_city; i++) {
        const candidate *p = &c->at[i];
        is_of_city = p->kind == CANDIDATE_TOWN && p->name_class == IMAGE_CODE &&
                     p->from->name == airport->from->name && p->people >= DECISION_CITY;
    }
    return is_of_city;
}

/* The code of an airport that few know, of no large city: it may be anything else. */
static bool decision_is_small_code(const candidates *c, const decision_place *first) {
    const candidate *p = first->best;
    return p->name_class == IMAGE_CODE && p->kind == CANDIDATE_AIRPORT && !p->from->area_count &&
           !p->from->kind_count &&
           image_importance(p->ref.m, p->ref.place) < MATCH_AIRPORT_IMPORTANCE &&
           !decision_is_of_city(c, p);
}

/* A country in itself, "Mocambique, Mozambique", where a settlement in it is called so. */
static bool decision_is_in_itself(const candidate *p) {
    return p->cls == IMAGE_COUNTRY && p->in[CANDIDATE_IS_AREA] && p->has_town;
}

/* A sure answer has read everything, as it is written: the Ø of "København Ø" is no article, nor
 * "N 7" a code N7. */
static bool decision_is_read(const candidates *c, const candidate *p) {
    return !RULE(CLEAN_NOISE, p->from->noise) && !RULE(CLEAN_BRIEF, p->from->brief) &&
           !RULE(CLEAN_STREET, decision_is_street(c, p)) &&
           !RULE(CLEAN_DOUBTFUL, decision_is_doubtful(c, p)) &&
           !RULE(CLEAN_SEAT, decision_is_seat(p)) && !RULE(CLEAN_NAME, decision_is_name(c, p)) &&
           !RULE(CLEAN_STATE_CODE, decision_is_doubtful_code(c, p)) &&
           !RULE(CLEAN_ITSELF, decision_is_in_itself(p)) &&
           !RULE(CLEAN_KIND, decision_is_other_kind(c, p)) &&
           !RULE(CLEAN_VARIANT, p->spelling == READING_LETTERS) &&
           !RULE(CLEAN_MODE, p->mode != READING_EXACT || p->area_edits) &&
           !RULE(CLEAN_FAILED, p->failed) && !RULE(CLEAN_VAGUE, p->from->vague || p->is_side) &&
           !RULE(CLEAN_BESIDE, p->is_apart) &&
           !RULE(CLEAN_CODE, p->from->code >= 0 && p->cls <= IMAGE_COUNTY);
}

GEO_FN bool decision_is_close(const candidate *p) {
    const reading *from = p->from;
    return p->failed && p->failed == p->close && p->failed <= p->local && !from->noise &&
           !from->vague && !p->is_apart && p->said >= 0 && p->mode == READING_EXACT &&
           p->spelling != READING_LETTERS && !p->area_edits;
}

/* Whether a word of the name, which is not the place's own, says another kind, "Orleans Parish", or
 * a division is called as its town is. */
static bool decision_is_misnamed(const candidates *c, const candidate *p) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    bool may_be = candidate_has_other_name(p) && p->from->name >= 0;
    bool is_misnamed = may_be && p->is_unlike && decision_is_division(p->cls);
    int count = may_be ? affix_find(reading_text(c->r, p->from->name), cuts) : 0;
    for (int i = 0; i < count && !is_misnamed; i++) {
        is_misnamed = cuts[i].meaning.best && !(cuts[i].meaning.best >> p->cls & 1);
    }
    return is_misnamed;
}

/* A thing that is called as its quarter or street is. */
static bool decision_is_of_quarter(const candidate *p) {
    return p->cls == IMAGE_POI && p->has_quarter;
}

/* What of the forms of one place comes first even if it is much less likely: the country before its
 * city or island; behind its area the settlement before the division, and that before a river of
 * its name; without one an island, a lake or a sea; behind a postal code, and where a point is
 * wanted, the town; but what no word said comes last. */
static int decision_rank(const candidates *c, const candidate *p) {
    const reading *from = p->from;
    bool is_nature =
        p->kind == CANDIDATE_ISLAND || (p->kind == CANDIDATE_WATER && p->name_class <= IMAGE_OTHER);
    bool is_settled = p->kind == CANDIDATE_TOWN && p->mode == READING_EXACT && !p->is_unlike;
    bool is_country = p->cls == IMAGE_COUNTRY && !p->in[CANDIDATE_IS_AREA];
    bool is_other = from->kind_count && p->said <= 0 && !(is_country && p->says_solid);
    bool is_of_quarter = decision_is_of_quarter(p) && p->ref.m != c->r->s->v->set->base;
    bool is_point =
        c->r->s->query->wants_point && p->kind == CANDIDATE_TOWN && p->mode == READING_EXACT;
    return is_point          ? 4
           : from->code >= 0 ? p->cls > IMAGE_COUNTY
           : RULE(FORM_SAID, is_other || is_of_quarter || decision_is_misnamed(c, p)) ? -1
           : RULE(COUNTRY_FIRST, is_country)                                          ? 3
           : p->cls == IMAGE_MARINE                                                   ? 2
           : from->area_count ? RULE(FORM_TOWN, is_settled) ? 2 : decision_is_division(p->cls)
                              : RULE(FORM_NATURE, is_nature);
}

/* Adds a place of that share, the likelier ones first; the least likely may fall out. */
static void decision_insert(decision *d, decision_place one) {
    int at = d->count;
    while (at && d->at[at - 1].share < one.share) {
        at--;
    }
    int last = MIN(d->count, DECISION_PLACES_MAX - 1);
    for (int i = last; i > at; i--) {
        d->at[i] = d->at[i - 1];
    }
    if (at < DECISION_PLACES_MAX) {
        d->at[at] = one;
        d->count = MIN(d->count + 1, DECISION_PLACES_MAX);
    }
}

/* Pairs of one place are neighbours: candidates_find has sorted them. A reading that is as it is
 * written stands for the place before one that is likelier by a feature or two. */
static void decision_share(const candidates *c, decision *d, double top, double sum) {
    for (int i = 0; i < c->count;) {
        const int first = i;
        decision_place one = {.best = &c->at[i], .group = -1};
        for (; i < c->count && image_place_is_same(c->at[i].ref, one.best->ref); i++) {
            const candidate *p = &c->at[i];
            one.share += exp((double)p->score - top) / sum;
            bool is_read = decision_is_read(c, p);
            bool is_clean = is_read && !RULE(CLEAN_WORD, decision_is_short_word(c, p));
            bool was_whole = one.is_clean || decision_is_close(one.best);
            float ahead = p->score - one.best->score +
                          (is_clean || decision_is_close(p) ? DECISION_CLEAN : 0) -
                          (was_whole ? DECISION_CLEAN : 0);
            if (i == first || ahead > 0) {
                one.best = p;
                one.is_clean = is_clean;
                one.is_read = is_read;
            }
        }
        one.rank = decision_rank(c, one.best);
        decision_insert(d, one);
    }
}

static void decision_group(decision *d) {
    double together[DECISION_PLACES_MAX] = {0};
    int groups = 0;
    for (int i = 0; i < d->count; i++) {
        decision_place *one = &d->at[i];
        for (int k = 0; k < i && one->group < 0; k++) {
            bool is_first = true; /* of its group: it stands for that */
            for (int n = 0; n < k && is_first; n++) {
                is_first = d->at[n].group != d->at[k].group;
            }
            if (RULE(FORMS, is_first && decision_is_same(d->at[k].best, one->best))) {
                one->group = d->at[k].group;
            }
        }
        one->group = one->group < 0 ? groups++ : one->group;
        together[one->group] += one->share;
    }
    for (int i = 0; i < d->count; i++) {
        d->at[i].together = together[d->at[i].group];
    }
}

static bool decision_is_before(const decision_place *a, const decision_place *b) {
    return a->rank > b->rank   ? a->share > DECISION_FORM * b->share
           : a->rank < b->rank ? a->share * DECISION_FORM > b->share
                               : a->share > b->share;
}

/* The likeliest group first, and in it the likeliest form. */
static void decision_sort(decision *d) {
    for (int i = 1; i < d->count; i++) {
        decision_place one = d->at[i];
        int at = i;
        while (at &&
               (d->at[at - 1].together < one.together ||
                (d->at[at - 1].group == one.group && decision_is_before(&one, &d->at[at - 1])))) {
            d->at[at] = d->at[at - 1];
            at--;
        }
        d->at[at] = one;
    }
}

/* Whether it is called as a settlement is, or is the code of one that was said: nobody asks for the
 * street of "Ordino", nor for the postcode by "Canillo, AD100". */
static bool decision_is_beside(const candidate *p) {
    return (p->cls == IMAGE_STREET && p->has_own_town) ||
           (p->cls == IMAGE_POSTCODE &&
            p->in[CANDIDATE_NEAR_TOWN] + p->in[CANDIDATE_IN_COUNTY] + p->in[CANDIDATE_IN_DIVISION]);
}

/* What being of an index file is worth, which somebody has added, by its own name or another: less
 * of a thing that is called as its quarter is, more of the house whose number was said. */
static double decision_own(const candidate *p) {
    return decision_is_beside(p)                                      ? DECISION_OWN_BESIDE
           : p->name_class != IMAGE_MAIN || decision_is_of_quarter(p) ? DECISION_OWN_ALIAS
           : p->from->house >= 0                                      ? DECISION_OWN_HOUSE
                                                                      : DECISION_OWN;
}

/* What no row of the fit has: a viewbox, that the place is in, an index file, that it is of, or its
 * own postcode. */
static double decision_given(const candidates *c, const candidate *p) {
    bbox view = c->r->s->query->viewbox;
    bool is_inside = geo_bbox_is(view) && geo_bbox_contains(view, image_lat(p->ref.m, p->ref.place),
                                                            image_lon(p->ref.m, p->ref.place));
    bool is_own = p->ref.m != c->r->s->v->set->base && p->mode == READING_EXACT;
    return (is_inside ? DECISION_VIEW : 0) + (is_own ? decision_own(p) : 0) +
           (p->is_coded ? DECISION_CODED : 0);
}

/* Whether three letters are a code and what something else may be called, or the code of the
 * likeliest place is that of a country as well as of an airport, or the initials of something. */
static bool decision_has_two_codes(const decision *d) {
    const decision_place *first = &d->at[0];
    bool has_two = false;
    for (int i = 1; i < d->count && !has_two; i++) {
        const candidate *p = d->at[i].best;
        bool is_code = p->name_class == IMAGE_CODE &&
                       (p->cls == IMAGE_COUNTRY) != (first->best->cls == IMAGE_COUNTRY);
        bool is_any = (first->best->name_class == IMAGE_CODE || p->name_class == IMAGE_CODE) &&
                      d->at[i].together >= DECISION_RIVAL_CODE;
        has_two = ((first->best->name_class == IMAGE_CODE && (is_code || p->is_initials) &&
                    d->at[i].share > DECISION_RIVAL) ||
                   is_any) &&
                  d->at[i].group != first->group && p->from->name == first->best->from->name;
    }
    return has_two;
}

GEO_FN void decision_make(const candidates *c, decision *d) {
    double none = feature_score(c, NULL), top = none, sum = 0;
    d->count = 0;
    for (int i = 0; i < c->count; i++) {
        c->at[i].score = (float)(feature_score(c, &c->at[i]) + decision_given(c, &c->at[i]));
        top = MAX(top, (double)c->at[i].score);
    }
    sum = exp(none - top);
    d->none = sum;
    for (int i = 0; i < c->count; i++) {
        sum += exp((double)c->at[i].score - top);
    }
    d->none /= sum;
    decision_share(c, d, top, sum);
    decision_group(d);
    decision_sort(d);
    if (d->count && (RULE(CLEAN_CODES, decision_has_two_codes(d)) ||
                     RULE(CLEAN_NICKNAME, decision_is_nickname(c, &d->at[0])) ||
                     RULE(CLEAN_SMALL_CODE, decision_is_small_code(c, &d->at[0])))) {
        d->at[0].is_clean = false;
    }
    d->is_sure = d->count && d->at[0].is_clean && d->at[0].together >= DECISION_SURE;
}

#undef DECISION_TOWN_M
#undef DECISION_FEATURE_M
#undef DECISION_QUARTER_M
#undef DECISION_STREET_M
#undef DECISION_HOUSE_M
#undef DECISION_AREA_M
#undef DECISION_CLEAN
#undef DECISION_RIVAL
#undef DECISION_RIVAL_CODE
#undef DECISION_CITY
#undef DECISION_SURE_ALIAS
#undef DECISION_VIEW
#undef DECISION_OWN
#undef DECISION_CODED
#undef DECISION_OWN_ALIAS
#undef DECISION_OWN_BESIDE
#undef DECISION_OWN_HOUSE
#undef DECISION_KNOWN
