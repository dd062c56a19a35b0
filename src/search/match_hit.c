/* match_hit -- the places that a search has found, which are scored and kept in order. Owns
 * nothing: a match is REQUEST memory.
 *
 * Scores are on the scale of importance (0-1; ten times the population adds 0.118):
 *   name: main and English 0, other languages -0.05, aliases -0.12, and see rank_prefer_main; codes
 *     -0.02 (country), -0.15 (division), -0.25 (others; settlements only in capitals); an airport's
 *     code in capitals scores 0.70 in all, that of a small one 0.65
 *   kind: divisions and counties -0.15, less when no settlement in them has the same name, see
 *     rank_divisions; suburbs -0.08
 *   a word that implies a kind ("county"): +0.15 for that kind, 0 for those that it does not rule
 *     out, -0.50 for others
 *   inside the viewbox +0.30; for each qualifier that is only near -0.03, for each edit in one -0.1
 */
#include "match_hit.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_record.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/rtree.h"
#include "affix.h"
#include "exclude.h"
#include "match.h"

/* Units of call_charge: for a place, for its chain within its image, for one that is completed by
 * position. */
enum { MATCH_PLACE_WORK = 8, MATCH_CHAIN_WORK = 10, MATCH_POSITION_WORK = 100 };

/* Above an alias of the city that the airport serves, below codes of countries. */
#define MATCH_AIRPORT_CODE_SCORE 0.7
/* Of a small one: below what countries and large cities are also called. */
#define MATCH_AIRFIELD_CODE_SCORE 0.65
#define MATCH_MEANT_GAIN          0.15 /* of the kind that an affix means */
#define MATCH_INSIDE_GAIN         0.3  /* of the viewbox */

/* How well a place is what the affixes of its name say; without affixes all are allowed. */
typedef enum { MATCH_OTHER_KIND, MATCH_ALLOWED_KIND, MATCH_MEANT_KIND } match_kind;

static match_kind match_hit_kind_of(const match *s, image_ref ref, unsigned preferred) {
    image_class cls = image_place_class(ref);
    bool is_free = match_is_feature(cls);
    if (preferred & IMAGE_CLASS_BIT(cls)) {
        bool is_tagged = !is_free || match_has_category(ref.m, ref.place, s->tags);
        return is_tagged ? MATCH_MEANT_KIND : MATCH_OTHER_KIND;
    }
    return !preferred || (s->allowed & IMAGE_CLASS_BIT(cls)) ? MATCH_ALLOWED_KIND
                                                             : MATCH_OTHER_KIND;
}

static double match_hit_kind_score(image_class cls, image_name_class name_class, match_kind kind) {
    static const double code_penalty[IMAGE_CLASSES] = {
        [IMAGE_COUNTRY] = 0.02, [IMAGE_STATE] = 0.15};
    static const double kind_penalty[IMAGE_CLASSES] = {[IMAGE_STATE] = MATCH_STATE_PENALTY,
                                                       [IMAGE_COUNTY] = MATCH_COUNTY_PENALTY,
                                                       [IMAGE_SUBURB] = MATCH_SUBURB_PENALTY};
    static const double gain[] = {
        [MATCH_OTHER_KIND] = -0.50, [MATCH_MEANT_KIND] = MATCH_MEANT_GAIN};
    double penalty = 0;
    if (name_class == IMAGE_CODE) {
        penalty = code_penalty[cls] > 0 ? code_penalty[cls] : 0.25;
    } else {
        penalty = name_class == IMAGE_ALIAS ? 0.12 : name_class == IMAGE_OTHER ? 0.05 : 0;
    }
    return gain[kind] - penalty - kind_penalty[cls];
}

/* Whether it is an airport of which only the name of its town was typed, unless that is how people
 * call a large one. */
static bool match_hit_lacks_airport(const match *s, image_ref ref) {
    if (image_place_class(ref) != IMAGE_POI ||
        image_importance(ref.m, ref.place) >= MATCH_SHORTENED_IMPORTANCE ||
        !match_has_category(ref.m, ref.place, STR("aeroway"))) {
        return false;
    }
    names_walk w = names_at(ref.m, names_main_key(ref.m, ref.place));
    str name = names_key(&w);
    return str_starts(name, s->name.key) && str_starts(str_from(name, s->name.key.len), STR(" ")) &&
           !affix_is_airport(s->name.key);
}

/* Codes of settlements count only in capitals ("the" is none), and those of divisions only when
 * they are longer than one character and no number. */
static bool match_hit_is_code_meant(const match *s, image_ref ref) {
    image_class cls = image_place_class(ref);
    bool is_division = cls == IMAGE_STATE || cls == IMAGE_COUNTY;
    str key = s->name.key;
    bool is_short = key.len < 2 || ascii_is_digit(key.at[0]);
    return !(image_place_is_settled(ref) && !str_is_capitals(s->name.text)) &&
           !(is_division && is_short);
}

static double match_hit_score(const match *s, image_ref ref, image_name_class name_class,
                              match_kind kind) {
    image_class cls = image_place_class(ref);
    double importance = image_importance(ref.m, ref.place);
    bool is_airport_code =
        name_class == IMAGE_CODE && cls == IMAGE_POI && str_is_capitals(s->name.text);
    if (is_airport_code) {
        return importance >= MATCH_AIRPORT_IMPORTANCE ? MATCH_AIRPORT_CODE_SCORE
                                                      : MATCH_AIRFIELD_CODE_SCORE;
    }
    return importance + match_hit_kind_score(cls, name_class, kind);
}

static bool match_hit_is_before(const match_hit *a, const match_hit *b) {
    return a->matched != b->matched ? a->matched > b->matched : a->score > b->score;
}

static void match_hit_insert(match *s, match_hit hit) {
    int at = s->count;
    for (int i = 0; i < s->count; i++) {
        if (image_place_is_same(s->hits[i].ref, hit.ref)) {
            hit.name_class = MIN(hit.name_class, s->hits[i].name_class);
            hit.fit = MIN(hit.fit, s->hits[i].fit);
            if (!match_hit_is_before(&hit, &s->hits[i])) {
                s->hits[i].name_class = hit.name_class;
                s->hits[i].fit = hit.fit;
                return;
            }
            memmove(&s->hits[i], &s->hits[i + 1], (size_t)(s->count - i - 1) * sizeof hit);
            at = --s->count;
            break;
        }
    }
    while (at && match_hit_is_before(&hit, &s->hits[at - 1])) {
        at--;
    }
    if (at == MATCH_HITS_MAX) {
        return;
    }
    int moved = MIN(s->count, MATCH_HITS_MAX - 1) - at;
    memmove(&s->hits[at + 1], &s->hits[at], (size_t)moved * sizeof hit);
    s->hits[at] = hit;
    s->count = MIN(s->count + 1, MATCH_HITS_MAX);
}

GEO_FN bool match_hit_is_half(const match *s, image_ref ref) {
    char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
    bool may_be = image_place_is_settled(ref) &&
                  names_adds(ref.m, image_value(ref.m, IMAGE_NAME, ref.place), '/');
    str name = may_be ? names_main(ref.m, ref.place, room) : STR_NONE;
    bool found = false;
    while (str_find(name, STR("/")) > 0 && !found) {
        str half = str_trim(str_cut(&name, '/'));
        found = str_eq(fold_name(half, FOLD_PLAIN, folded, sizeof folded), s->name.key) ||
                str_eq(fold_name(str_trim(name), FOLD_PLAIN, folded, sizeof folded), s->name.key);
    }
    return found;
}

GEO_FN void match_hit_consider(match *s, image_ref ref, image_name_class name_class, double penalty,
                               unsigned preferred) {
    image_class cls = image_place_class(ref);
    if (!call_charge(s->v->call, MATCH_PLACE_WORK) || !(s->classes & IMAGE_CLASS_BIT(cls)) ||
        !match_has_category(ref.m, ref.place, s->query->category) ||
        exclude_has(&s->excluded, s->v->set, ref)) {
        return;
    }
    match_kind kind = match_hit_kind_of(s, ref, preferred);
    if ((preferred & IMAGE_CLASS_BIT(IMAGE_POI)) && kind == MATCH_OTHER_KIND) {
        return; /* "Ord airport" is not the town of Ord */
    }
    bool is_other = preferred && kind != MATCH_MEANT_KIND;
    if (name_class == IMAGE_CODE && (is_other || !match_hit_is_code_meant(s, ref))) {
        return; /* "LA County" is not Laos */
    }
    bool is_half = (name_class == IMAGE_ALIAS || name_class == IMAGE_OTHER) && !preferred &&
                   !s->fit && match_hit_is_half(s, ref);
    name_class = is_half ? IMAGE_MAIN : name_class;
    place_match best = kind == MATCH_OTHER_KIND   ? PLACE_MATCH_PARTIAL
                       : name_class == IMAGE_MAIN ? PLACE_MATCH_EXACT
                                                  : PLACE_MATCH_ALIAS;
    match_hit hit = {.ref = ref,
                     .cls = cls,
                     .name_class = name_class,
                     .fit = MAX(best, s->fit),
                     .score = match_hit_score(s, ref, name_class, kind) - penalty};
    if (!preferred && name_class != IMAGE_CODE && s->fit < PLACE_MATCH_PREFIX &&
        match_hit_lacks_airport(s, ref)) {
        hit.fit = PLACE_MATCH_PREFIX;
        hit.score -= MATCH_LONGER_PENALTY;
    }
    if (geo_bbox_is(s->query->viewbox)) {
        bool is_inside = geo_bbox_contains(s->query->viewbox, image_lat(ref.m, ref.place),
                                           image_lon(ref.m, ref.place));
        if (!is_inside && s->query->bounded) {
            return;
        }
        hit.score += is_inside ? MATCH_INSIDE_GAIN : 0;
    }
    if (s->count == MATCH_HITS_MAX && hit.score <= s->hits[s->count - 1].score &&
        s->hits[s->count - 1].matched == s->qualifier_count) {
        return; /* cannot get in: saves finding its chain */
    }
    if (s->query->country_codes.len || s->qualifier_count) {
        image_ref chain[IMAGE_PLACE_CHAIN_MAX];
        call_charge(s->v->call, ref.m == s->v->set->base ? MATCH_CHAIN_WORK : MATCH_POSITION_WORK);
        int count = image_place_chain(s->v->set, ref, chain);
        if (!match_in_countries(s, chain, count)) {
            return;
        }
        match_qualified fitting = match_qualify(s, chain, count);
        hit.matched = fitting.count;
        hit.score -= fitting.penalty;
        hit.fit = fitting.is_corrected ? MAX(hit.fit, PLACE_MATCH_FUZZY) : hit.fit;
    }
    match_hit_insert(s, hit);
}

GEO_FN bool match_hit_is_kind_said(const match *s, image_ref ref) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    image_class cls = image_place_class(ref);
    bool is_feature = cls == IMAGE_NATURE || cls == IMAGE_MARINE, found = false;
    for (int i = is_feature ? affix_find(s->whole, cuts) : 0; i-- && !found;) {
        const affix_meaning *meaning = &cuts[i].meaning;
        found = meaning->best & IMAGE_CLASS_BIT(cls) && meaning->tags &&
                match_has_category(ref.m, ref.place, str_of(meaning->tags));
    }
    return found;
}

GEO_FN bool match_hit_is_settled(const match_hit *h) {
    return (IMAGE_CLASS_BIT(h->cls) & IMAGE_SETTLED_MASK) != 0;
}

GEO_FN int match_hit_full_count(const match *s) {
    int count = 0;
    while (count < s->count && s->hits[count].matched == s->qualifier_count) {
        count++;
    }
    return count;
}

GEO_FN place_list match_hit_places(const match *s) {
    int limit = MIN(MAX(s->query->limit, 1), PLACE_LIMIT_MAX);
    place_list places = {ARENA_NEW(s->v->mem, place, MIN(limit, s->count)), 0};
    for (int i = 0; i < s->count && places.count < limit && places.at; i++) {
        if (s->hits[i].matched != s->hits[0].matched) {
            break;
        }
        place p = image_record_fill(s->v, s->hits[i].ref);
        p.match = s->hits[i].fit;
        p.match_hit_score = s->is_list ? NAN : s->hits[i].score;
        places.at[places.count++] = p;
    }
    return places;
}

GEO_FN void match_hit_sort(match *s) {
    for (int i = 1; i < s->count; i++) {
        match_hit one = s->hits[i];
        int at = i;
        for (; at && match_hit_is_before(&one, &s->hits[at - 1]); at--) {
            s->hits[at] = s->hits[at - 1];
        }
        s->hits[at] = one;
    }
}

/* What a structured query can mean whose first field says what it asks for. */

#undef MATCH_AIRPORT_CODE_SCORE
#undef MATCH_AIRFIELD_CODE_SCORE
#undef MATCH_MEANT_GAIN
#undef MATCH_INSIDE_GAIN
