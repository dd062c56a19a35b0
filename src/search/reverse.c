/* reverse -- from a point to the place there. Owns nothing. Outside facts: Nominatim's zoom levels.
 *
 * Borders come first: the country and the division are those of the border layers, and no place of
 * another country is ever named. Then comes the settlement with the least distance divided by
 * influence radius; where municipalities are known (area.h), the one that the point's own is named
 * after. At the finest zoom the landmark or airport is named that the point is at (around.h). Where
 * no settlement is near, people name the peak that they stand on, the park or the island. On a lake
 * the lake is named, but within a settlement only off its shore. All parts of an address are of one
 * chain: where the borders and the settlement disagree, one of them is dropped. The user's index
 * files answer where they have something close by, at the levels that they know, and with their
 * settlements. Points outside all borders, and points inside that are far from land, are at sea:
 * the smallest sea whose box contains them. */
#include "reverse.h"

#include <limits.h>
#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "../geo/place.h"
#include "../image/area.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/image_record.h"
#include "../image/names.h"
#include "../image/rtree.h"
#include "../image/timezone.h"
#include "around.h"
#include "locate.h"

enum {
    REVERSE_TOWN_M = 40000,       /* farthest centre of a settlement that may be the answer, */
    REVERSE_LAYER_M = 1000,       /* thing of a layer without addresses, */
    REVERSE_PARK_M = 50000,       /* middle of a park's box, */
    REVERSE_LAGOON_M = 150000,    /* of the box of a lake that is open to the sea, */
    REVERSE_ROUND_M = 32000000,   /* anywhere on earth */
    REVERSE_DIVISION_M = 1500000, /* of a division from the middle of its country */
    REVERSE_ISLAND_M = 30000,     /* centre of an island without towns, */
    REVERSE_ISLET_M = 3000,       /* of one whose box does not contain the point, */
    REVERSE_CLOCK_M = 100000,     /* settlement whose clock is that of the sea around it, */
    REVERSE_SHORE_M = 5000,       /* settlement that is named at sea, where no country claims it, */
    REVERSE_FEATURE_M = 1000,     /* and peak, pass or sight where no settlement is near, */
    REVERSE_WILD_M = 3000,        /* which means nearer than this, or than its influence radius */
    REVERSE_WATER_M = 2000,       /* from the shore of a lake: so far out no settlement is named, */
    REVERSE_AFLOAT_M = 1000,      /* at the finest zoom */
    REVERSE_ZOOM_COUNTRY = 4,     /* the last zoom of each level */
    REVERSE_ZOOM_STATE = 7,
    REVERSE_ZOOM_COUNTY = 9,
    REVERSE_ZOOM_TOWN = 13,
    REVERSE_ZOOM_SUBURB = 15,
    REVERSE_ZOOM_THING = 18
};

#define REVERSE_COUNTRYSIDE_M 5000.0 /* as of image_place_settlement_distance */

static const image_ref reverse_none = {NULL, IMAGE_NO_PLACE};

/* Scores a sea by its box, which must contain the point, in square degrees: the smallest wins, and
 * of two alike the one with the nearer centre, as boxes extend beyond shores. `distance_m` 0: it is
 * computed when the box has the point. */
static double reverse_box_score(const rtree_query *q, const image *m, uint32_t row,
                                double distance_m, double worst) {
    bbox box;
    (void)worst;
    if (!image_box(m, row, &box) || !geo_bbox_contains(box, q->lat, q->lon)) {
        return -1;
    }
    distance_m = distance_m > 0
                     ? distance_m
                     : geo_distance_m(q->lat, q->lon, image_lat(m, row), image_lon(m, row));
    double away = distance_m / GEO_DEGREE_M;
    return geo_bbox_width(box) * (box.north - box.south) + away * away;
}

static bool reverse_is_island(const image *m, uint32_t row) {
    static const str tags[] = {STR_ROW("place=island"), STR_ROW("place=islet"),
                               STR_ROW("place=archipelago")};
    return image_has_kind(m, row, tags, LEN(tags));
}

/* The same for islands, and for what is close to the point of one: boxes of small ones may be off.
 */
static double reverse_island_score(const rtree_query *q, const image *m, uint32_t row,
                                   double distance_m, double worst) {
    double score = reverse_box_score(q, m, row, distance_m, worst);
    double away = distance_m / GEO_DEGREE_M;
    score = score < 0 && distance_m < REVERSE_ISLET_M ? away * away : score;
    return score >= 0 && reverse_is_island(m, row) ? score : -1;
}

/* The same for those that are only near. */
static double reverse_coast_score(const rtree_query *q, const image *m, uint32_t row,
                                  double distance_m, double worst) {
    (void)q;
    return distance_m < worst && reverse_is_island(m, row) ? distance_m : -1;
}

/* Whether the point is in the ellipse that fills the box: the corners are hardly ever in a park. */
static bool reverse_is_within(bbox box, double lat, double lon) {
    double width = MAX(geo_bbox_width(box), 1e-9), height = MAX(box.north - box.south, 1e-9);
    double aside = 2 * geo_wrap_lon(lon - geo_bbox_center_lon(box)) / width;
    double away = 2 * (lat - geo_bbox_center_lat(box)) / height;
    return aside * aside + away * away <= 1;
}

/* Whether the row is of one of the kinds, and the point in its box. */
static bool reverse_has_point(const image *m, uint32_t row, const str *tags, int count, double lat,
                              double lon) {
    bbox box;
    return image_has_kind(m, row, tags, count) && image_box(m, row, &box) &&
           reverse_is_within(box, lat, lon);
}

/* The same for parks. */
static double reverse_park_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    static const str tags[] = {STR_ROW("boundary=national_park"),
                               STR_ROW("boundary=protected_area"), STR_ROW("leisure=park"),
                               STR_ROW("leisure=nature_reserve")};
    double score = reverse_box_score(q, m, row, distance_m, worst);
    return score >= 0 && reverse_has_point(m, row, tags, LEN(tags), q->lat, q->lon) ? score : -1;
}

/* The same for lakes that are open to the sea: these have no shores in the layer of lakes. */
static bool reverse_is_lagoon(const image *m, uint32_t row, double lat, double lon) {
    static const str tags[] = {STR_ROW("natural=water")};
    return reverse_has_point(m, row, tags, LEN(tags), lat, lon);
}

static double reverse_lagoon_score(const rtree_query *q, const image *m, uint32_t row,
                                   double distance_m, double worst) {
    double score = reverse_box_score(q, m, row, distance_m, worst);
    return score >= 0 && reverse_is_lagoon(m, row, q->lat, q->lon) ? score : -1;
}

/* Distance to what people name when they stand on it. */
static double reverse_peak_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    static const str tags[] = {STR_ROW("natural=peak"),          STR_ROW("natural=volcano"),
                               STR_ROW("natural=saddle"),        STR_ROW("natural=cape"),
                               STR_ROW("waterway=waterfall"),    STR_ROW("tourism=attraction"),
                               STR_ROW("boundary=national_park")};
    (void)q;
    return distance_m < worst && image_has_kind(m, row, tags, LEN(tags)) ? distance_m : -1;
}

/* The best place of the embedded image by a score of boxes, its centre at most max_m away. */
static image_ref reverse_by_box(const image_view *v, double lat, double lon, image_class cls,
                                double max_m, rtree_score *score) {
    rtree_query q = {
        .lat = lat, .lon = lon, .classes = IMAGE_CLASS_BIT(cls), .max_m = max_m, .score = score};
    q.influence_m[cls] = INFINITY;
    return image_place_nearest(v->set->base, &q);
}

/* A search from the point would have to go round the earth: the centre of an ocean can be far away.
 */
static image_ref reverse_sea(const image_view *v, double lat, double lon) {
    const image *m = v->set->base;
    rtree_query q = {.lat = lat, .lon = lon};
    image_ref best = reverse_none;
    double least = INFINITY;
    uint32_t end = m ? image_first(m, IMAGE_NATURE) : 0;
    for (uint32_t row = m ? image_first(m, IMAGE_MARINE) : 0; row < end; row++) {
        double score = reverse_box_score(&q, m, row, 0, least);
        if (score >= 0 && score < least) {
            least = score;
            best = (image_ref){m, row};
        }
    }
    return best;
}

/* The smallest region or continent, for what is in no country and at no sea: inland Antarctica. */
static image_ref reverse_region(const image_view *v, double lat, double lon) {
    return reverse_by_box(v, lat, lon, IMAGE_NATURE, REVERSE_ROUND_M, reverse_box_score);
}

static image_ref reverse_island(const image_view *v, double lat, double lon) {
    return reverse_by_box(v, lat, lon, IMAGE_NATURE, REVERSE_ISLAND_M, reverse_island_score);
}

/* The island, unless the town lies on it, too, or is nearer than its middle. */
static image_ref reverse_lone_island(image_ref island, image_ref town, double lat, double lon) {
    bbox box;
    if (!island.m || !town.m) {
        return island;
    }
    double town_lat = image_lat(town.m, town.place), town_lon = image_lon(town.m, town.place);
    double middle_m = image_place_away_m(island, lat, lon);
    bool has_town =
        image_box(island.m, island.place, &box) && geo_bbox_contains(box, town_lat, town_lon);
    bool is_near = geo_distance_m(lat, lon, town_lat, town_lon) < middle_m;
    return has_town || is_near ? reverse_none : island;
}

/* What people name where no settlement is near, the first that is there. */
static const struct {
    rtree_score *score;
    double max_m;
    unsigned classes;
} reverse_features[] = {
    {reverse_peak_score, REVERSE_FEATURE_M,
     IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_POI)},
    {reverse_park_score, REVERSE_PARK_M,
     IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_POI)},
    {reverse_island_score, REVERSE_ISLAND_M, IMAGE_CLASS_BIT(IMAGE_NATURE)},
};

/* The best of each. */
typedef struct {
    image_ref refs[LEN(reverse_features)];
    double scores[LEN(reverse_features)];
} reverse_best;

/* Collects them in one search; no place is a hit of it. */
static double reverse_collect(const rtree_query *q, const image *m, uint32_t row, double distance_m,
                              double worst) {
    reverse_best *best = *(reverse_best *const *)q->ctx;
    unsigned cls = IMAGE_CLASS_BIT(image_class_of(m, row));
    (void)worst;
    for (size_t i = 0; i < LEN(reverse_features); i++) {
        bool may_be = distance_m <= reverse_features[i].max_m && cls & reverse_features[i].classes;
        double score =
            may_be ? reverse_features[i].score(q, m, row, distance_m, best->scores[i]) : -1;
        if (score >= 0 && score <= best->scores[i]) {
            best->scores[i] = score;
            best->refs[i] = (image_ref){m, row};
        }
    }
    return -1;
}

/* The peak, the park, or the island; `town` is the nearest settlement, or none. */
static image_ref reverse_feature(const image_view *v, image_ref town, double lat, double lon) {
    reverse_best found, *best = &found;
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_POI),
                     .max_m = REVERSE_PARK_M,
                     .score = reverse_collect,
                     .ctx = &best};
    for (size_t i = 0; i < LEN(reverse_features); i++) {
        found.refs[i] = reverse_none;
        found.scores[i] = INFINITY;
    }
    image_place_nearest(v->set->base, &q);
    return found.refs[0].m   ? found.refs[0]
           : found.refs[1].m ? found.refs[1]
                             : reverse_lone_island(found.refs[2], town, lat, lon);
}

/* The nearest settlement; where municipalities are known and it is in another one, the settlement
 * that the point's own is named after. */
static image_ref reverse_settlement(const image_view *v, image_ref country, image_ref division,
                                    double lat, double lon) {
    const image *m = v->set->base;
    image_ref town = image_place_settlement_at(v->set, country, division, lat, lon, REVERSE_TOWN_M);
    image_ref seat = {m, area_at(m, AREA_MUNICIPALITIES, lat, lon)};
    if (seat.place == IMAGE_NO_PLACE || !image_place_is_in(seat, country)) {
        return town;
    }
    bool is_here = town.m == m && area_at(m, AREA_MUNICIPALITIES, image_lat(m, town.place),
                                          image_lon(m, town.place)) == seat.place;
    return is_here || (town.m && town.m != m) ? town : seat;
}

/* Index of the link that the zoom asks for, in a chain from the settlement to the country. */
static int reverse_zoom_level(const image_ref *chain, int count, int zoom) {
    image_class finest = zoom <= REVERSE_ZOOM_COUNTRY  ? IMAGE_COUNTRY
                         : zoom <= REVERSE_ZOOM_STATE  ? IMAGE_STATE
                         : zoom <= REVERSE_ZOOM_COUNTY ? IMAGE_COUNTY
                         : zoom <= REVERSE_ZOOM_TOWN   ? IMAGE_VILLAGE
                                                       : IMAGE_SUBURB;
    int at = 0;
    while (at + 1 < count && image_place_class(chain[at]) > finest) {
        at++;
    }
    return at;
}

/* Whether the borders are wrong about a town of another division than they say: they have none at
 * the point itself, or put the town's centre on the same wrong side. */
static bool reverse_is_misdrawn(const image_view *v, image_ref country, image_ref division,
                                image_ref town, const place_point *p) {
    double lat = image_lat(town.m, town.place), lon = image_lon(town.m, town.place);
    return area_at(v->set->base, AREA_DIVISIONS, p->lat, p->lon) == IMAGE_NO_PLACE ||
           image_place_is_same(image_place_division_at(v->set, country, lat, lon), division);
}

/* Decides when the town lies in another division than the borders say. Unless they are wrong, a
 * town of that division is meant when the point is within its influence radius: Jersey City, not
 * New York. Without one, the town wins near its centre, and the division elsewhere. */
static void reverse_reconcile(const image_view *v, image_ref country, image_ref *division,
                              image_ref *town, const place_point *p) {
    image_ref state = image_place_ancestor(*division, IMAGE_STATE),
              own = image_place_ancestor(*town, IMAGE_STATE);
    if (!state.m || !own.m || image_place_is_same(own, state) ||
        image_place_class(own) != IMAGE_STATE) {
        return;
    }
    if (reverse_is_misdrawn(v, country, *division, *town, p)) {
        *division = reverse_none;
        return;
    }
    image_ref here = image_place_settlement_in(state, p->lat, p->lon);
    bool is_central = image_place_is_central(*town, p->lat, p->lon);
    *division = !here.m && is_central ? reverse_none : *division;
    *town = here.m || !is_central ? here : *town;
}

static double reverse_seems(const place_point *p, image_ref town) {
    return image_place_settlement_distance(image_population(town.m, town.place),
                                           image_place_away_m(town, p->lat, p->lon));
}

static double reverse_county_score(const rtree_query *q, const image *m, uint32_t row,
                                   double distance_m, double worst) {
    double score = image_place_settlement_distance(image_population(m, row), distance_m);
    bool is_here =
        score < worst && image_place_is_in((image_ref){m, row}, *(const image_ref *)q->ctx);
    return is_here ? score : -1;
}

/* The settlement of a county that seems nearest, unless it seems so far. */
static image_ref reverse_in_county(const place_point *p, const image_ref *county, double most) {
    rtree_query q = {.lat = p->lat,
                     .lon = p->lon,
                     .max_m = REVERSE_TOWN_M,
                     .score = reverse_county_score,
                     .ctx = county};
    image_place_query_settlements(&q);
    q.beyond_m = REVERSE_COUNTRYSIDE_M;
    image_ref found = image_place_nearest(county->m, &q);
    return found.m && reverse_seems(p, found) < most ? found : reverse_none;
}

/* The same for counties, where the borders know them. A settlement of the county is meant unless it
 * seems more than twice as far. The municipality that has the point, if it is known, is right. */
static void reverse_reconcile_county(const image_view *v, image_ref country, image_ref *division,
                                     image_ref *town, const place_point *p) {
    const image *m = v->set->base;
    if (!town->m || !division->m || image_place_class(*division) != IMAGE_COUNTY ||
        image_place_is_in(*town, *division)) {
        return;
    }
    bool has_own = image_place_class(image_place_ancestor(*town, IMAGE_COUNTY)) == IMAGE_COUNTY;
    if (area_at(m, AREA_MUNICIPALITIES, p->lat, p->lon) == town->place ||
        reverse_is_misdrawn(v, country, *division, *town, p)) {
        *division = has_own ? reverse_none : *division; /* or the county is a part of the town */
        return;
    }
    image_ref here = reverse_in_county(p, division, 2 * reverse_seems(p, *town));
    if (here.m) {
        *town = here;
    } else if (has_own) {
        bool is_central = image_place_is_central(*town, p->lat, p->lon);
        *division = is_central ? reverse_none : *division;
        *town = is_central ? *town : reverse_none;
    }
}

static bool reverse_is_in_town(const place_point *p, image_ref town) {
    return image_place_away_m(town, p->lat, p->lon) <
           image_place_influence_m(image_population(town.m, town.place));
}

/* Whether the borders of divisions put the point abroad, as in an enclave that they lack, while it
 * is within the influence radius of the town, whose own division is known. */
static bool reverse_is_guess(const image_view *v, image_ref country, image_ref division,
                             image_ref town, const place_point *p) {
    if (!division.m || image_place_is_in(town, division) || !image_place_is_in(town, country)) {
        return false;
    }
    uint32_t here = area_at(v->set->base, AREA_DIVISIONS, p->lat, p->lon);
    return here != IMAGE_NO_PLACE && !area_is_within(v->set->base, here, country.place) &&
           reverse_is_in_town(p, town);
}

/* Accepts a division of the country whose outline is known. */
static double reverse_division_score(const rtree_query *q, const image *m, uint32_t row,
                                     double distance_m, double worst) {
    const image_ref *country = q->ctx;
    if (distance_m >= worst || image_parent(m, row) != country->place) {
        return -1;
    }
    uint32_t there = area_at(m, AREA_DIVISIONS, image_lat(m, row), image_lon(m, row));
    bool is_known = there != country->place && area_is_within(m, there, country->place);
    return is_known ? distance_m : -1;
}

/* Whether outlines of the country's divisions are known. */
static bool reverse_has_divisions(const image_view *v, image_ref country) {
    return image_place_has_near(v->call, country, IMAGE_STATE, REVERSE_DIVISION_M,
                                reverse_division_score, &country);
}

/* Whether the point is off the shores of a country: as the outlines of divisions say, or, where
 * nobody lives, far off its islands. */
static bool reverse_is_off_shore(const image_view *v, image_ref country, image_ref division,
                                 const place_point *p) {
    if (image_place_is_off_shore(v->set, country, p->lat, p->lon) &&
        (division.m || reverse_has_divisions(v, country))) {
        return true;
    }
    return country.m == v->set->base && !division.m &&
           !image_population(country.m, country.place) &&
           !reverse_by_box(v, p->lat, p->lon, IMAGE_NATURE, REVERSE_ISLAND_M, reverse_coast_score)
                .m;
}

/* Whether the town is near enough to be what people name. */
static bool reverse_is_by_town(const place_point *p, image_ref town) {
    double influence_m = image_place_influence_m(image_population(town.m, town.place));
    return image_place_away_m(town, p->lat, p->lon) < MAX(influence_m, (double)REVERSE_WILD_M);
}

/* The chain of a point on land: the settlement if one is near, its county if that is in the
 * division that the borders say, the division, the country. Empty when land is far away. */
static int reverse_chain(const image_view *v, image_ref country, image_ref division,
                         const place_point *p, image_ref chain[IMAGE_PLACE_CHAIN_MAX]) {
    image_ref town = reverse_settlement(v, country, division, p->lat, p->lon);
    int count = 0;
    if (!town.m && reverse_is_off_shore(v, country, division, p)) {
        return 0;
    }
    if (town.m && (!image_place_is_in(town, country) || /* its code overrides a line through it */
                   reverse_is_guess(v, country, division, town, p))) {
        division = reverse_none;
    }
    if (town.m) {
        reverse_reconcile(v, country, &division, &town, p);
        reverse_reconcile_county(v, country, &division, &town, p);
    }
    if (town.m) {
        chain[count++] = town;
    }
    image_ref county = division;
    bool has_county = division.m && image_place_class(division) == IMAGE_COUNTY;
    if (!has_county && town.m) {
        image_ref above = image_place_parent(town);
        bool is_same =
            above.place != IMAGE_NO_PLACE && (!division.m || image_place_is_in(above, division));
        county = is_same ? above : county;
    }
    county = county.m ? county : country;
    for (int i = 0;
         i < IMAGE_CHAIN_MAX && county.place != IMAGE_NO_PLACE && count < IMAGE_PLACE_CHAIN_MAX;
         i++) {
        chain[count++] = county;
        county = image_place_parent(county);
    }
    return count;
}

/* ---- index files ---- */

static double reverse_town_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    (void)q;
    (void)worst;
    return distance_m / image_place_influence_m(image_population(m, row));
}

/* The chain of the best settlement of the index files; empty when `town`, the embedded image's
 * choice or none, is nearer for its size. */
static int reverse_town_chain(const image_view *v, image_ref country, const place_point *p,
                              image_ref town, image_ref chain[IMAGE_PLACE_CHAIN_MAX]) {
    double worst = INFINITY;
    int count = 0;
    if (town.m) { /* a file may have the same town at a slightly different position */
        worst = 1.25 * image_place_away_m(town, p->lat, p->lon) /
                image_place_influence_m(image_population(town.m, town.place));
    }
    for (int i = 0; i < v->set->count; i++) {
        const image *m = &v->set->images[i];
        rtree_query q = {.lat = p->lat,
                         .lon = p->lon,
                         .max_m = REVERSE_TOWN_M,
                         .score = reverse_town_score,
                         .call = v->call};
        rtree_hit hit;
        image_place_query_settlements(&q);
        if (m == v->set->base || !rtree_search(m, &q, &hit, 1) || hit.score >= worst) {
            continue;
        }
        image_ref found[IMAGE_PLACE_CHAIN_MAX];
        int found_count = image_place_chain(v->set, (image_ref){m, hit.place}, found);
        if (locate_correct(v, p, found, &found_count) &&
            locate_is_in(v, p, found, found_count, country)) {
            worst = hit.score;
            count = found_count;
            memcpy(chain, found, (size_t)count * sizeof *chain);
        }
    }
    return count;
}

/* ---- the answer ---- */

static int reverse_prepend(image_ref ref, image_ref *chain, int count) {
    if (!ref.m || count == IMAGE_PLACE_CHAIN_MAX) {
        return count;
    }
    memmove(chain + 1, chain, (size_t)count * sizeof *chain);
    chain[0] = ref;
    return count + 1;
}

/* Puts what the point is at before the rest; where no town is near, the peak, park or island in the
 * place of the town. */
static int reverse_name_feature(const image_view *v, const place_point *p, image_ref *chain,
                                int count) {
    image_ref town = image_place_is_settled(chain[0]) ? chain[0] : reverse_none;
    if (chain[0].m != v->set->base) {
        return count;
    }
    image_ref thing =
        p->zoom >= REVERSE_ZOOM_THING ? around_feature(v, town, p->lat, p->lon) : reverse_none;
    bool is_sea = image_place_class(chain[0]) == IMAGE_MARINE; /* perhaps with an airport in it */
    bool is_built = thing.m && image_place_class(thing) == IMAGE_POI;
    if (is_sea || is_built || (town.m && reverse_is_by_town(p, town))) {
        return reverse_prepend(thing, chain, count);
    }
    image_ref feature = reverse_feature(v, town, p->lat, p->lon);
    int dropped = feature.m && town.m ? 1 : 0;
    memmove(chain, chain + dropped, (size_t)(count - dropped) * sizeof *chain);
    return reverse_prepend(feature, chain, count - dropped);
}

/* ---- lakes ---- */

/* The lake that has the point; .m NULL: the point is on land, or no shores are known. */
static image_ref reverse_lake(const image_view *v, double lat, double lon) {
    const image *m = v->set->base;
    uint32_t row = m ? area_at(m, AREA_WATERS, lat, lon) : IMAGE_NO_PLACE;
    return row == IMAGE_NO_PLACE ? reverse_none : (image_ref){m, row};
}

/* Whether the lake's shores are too far in each of eight directions for the zoom to name a
 * settlement. */
static bool reverse_is_off_lake_shore(image_ref lake, const place_point *p) {
    double shore_m = p->zoom >= REVERSE_ZOOM_THING ? REVERSE_AFLOAT_M : REVERSE_WATER_M;
    double lat = p->lat, lon = p->lon;
    double up = shore_m / GEO_DEGREE_M, over = up / MAX(cos(lat * GEO_DEG), 0.01);
    bool is_off = true;
    for (int i = 0; i < 9 && is_off; i++) {
        double x = geo_wrap_lon(lon + (i % 3 - 1) * over), y = lat + (i / 3 - 1) * up;
        is_off = area_at(lake.m, AREA_WATERS, y, x) == lake.place;
    }
    return is_off;
}

/* Whether the lake is named rather than what the chain on land begins with: a house or settlement
 * at its shore is. */
static bool reverse_is_on_lake(const place_point *p, image_ref lake, const image_ref *chain,
                               int count) {
    bool has_town = count && image_place_is_settled(chain[0]);
    return !has_town || !reverse_is_by_town(p, chain[0]) || reverse_is_off_lake_shore(lake, p);
}

/* The lake that is named rather than the chain, if there is one; what is open to the sea is known
 * by its box. */
static image_ref reverse_named_lake(const image_view *v, const place_point *p,
                                    const image_ref *chain, int count) {
    image_ref lake = reverse_lake(v, p->lat, p->lon);
    if (lake.m) {
        return reverse_is_on_lake(p, lake, chain, count) ? lake : reverse_none;
    }
    return count && image_place_class(chain[0]) == IMAGE_MARINE
               ? reverse_by_box(v, p->lat, p->lon, IMAGE_NATURE, REVERSE_LAGOON_M,
                                reverse_lagoon_score)
               : reverse_none;
}

/* The lake and the areas at the point, of which it may have several. */
static int reverse_lake_chain(image_ref lake, image_ref country, image_ref division,
                              image_ref chain[IMAGE_PLACE_CHAIN_MAX]) {
    image_ref area = division.m ? division : country;
    int count = 0;
    for (chain[count++] = lake;
         area.m && area.place != IMAGE_NO_PLACE && count < IMAGE_PLACE_CHAIN_MAX;
         area = image_place_parent(area)) {
        chain[count++] = area;
    }
    return count;
}

/* Whether the place is an area that has the point, which then tells more than its centre does.
 * Where an area was asked for, its own point is told. */
static bool reverse_has_around(const image_view *v, const place_point *p, image_ref ref) {
    image_class cls = image_place_class(ref);
    bbox box;
    if (cls <= IMAGE_MARINE) {
        return cls == IMAGE_MARINE ||
               (IMAGE_CLASS_BIT(cls) & IMAGE_ADMIN_MASK && p->zoom > REVERSE_ZOOM_COUNTY);
    }
    return ref.m == v->set->base && cls <= IMAGE_POI && image_box(ref.m, ref.place, &box) &&
           geo_bbox_contains(box, p->lat, p->lon);
}

static void reverse_set_place(const image_view *v, const place_point *p, image_ref ref,
                              place *found) {
    image_record_set_claimants(v, p->lat, p->lon, found);
    if (reverse_has_around(v, p, ref)) {
        place_set_here(found, p->lat, p->lon);
    } else {
        found->distance_m = geo_distance_m(p->lat, p->lon, found->lat, found->lon);
        found->bearing_deg = geo_bearing_deg(p->lat, p->lon, found->lat, found->lon);
    }
}

/* The division whose time zone counts: that of the point, but that of the town which it is in when
 * the borders say another one. They may be too coarse, and a town has one clock. */
static image_ref reverse_zone_division(const place_point *p, image_ref country, image_ref division,
                                       const image_ref *chain, int count) {
    int i = 0;
    while (i < count && !image_place_is_settled(chain[i])) {
        i++;
    }
    bool is_there = i < count && division.m && !image_place_is_in(chain[i], division) &&
                    image_place_is_in(chain[i], country) && reverse_is_in_town(p, chain[i]);
    return is_there ? image_place_parent(chain[i]) : division;
}

/* The zone of the point, which may differ from that of the place in a country with several. A place
 * of the user's own keeps the zone that it has; so does one on the shore that is named at sea. */
static void reverse_set_timezone(const image_view *v, const place_point *p, image_ref country,
                                 image_ref division, image_ref ref, place *found) {
    bool is_own = ref.m != v->set->base && image_value(ref.m, IMAGE_TIMEZONE, ref.place);
    bool is_shore = !country.m && image_place_class(ref) != IMAGE_MARINE && found->timezone.len;
    bool has_one = country.m && image_value(country.m, IMAGE_TIMEZONE, country.place);
    if (v->set->base && !is_own && !is_shore && !(has_one && found->timezone.len)) {
        found->timezone = timezone_in(v->set->base, country.place,
                                      has_one ? country.place : division.place, p->lat, p->lon);
    }
}

/* At a finer zoom the suburb belongs in the address, although the answer is the town, or a thing
 * in it. */
static void reverse_add_suburb(const image_view *v, image_ref suburb, bool has_thing,
                               place *found) {
    str name = suburb.m ? image_set_name(v, suburb) : STR_NONE;
    int count = found->address.count, at = has_thing && count ? 1 : 0;
    if (!name.len || !found->address.at || count == PLACE_ADDRESS_MAX) {
        return;
    }
    str_pair *parts = found->address.at + at;
    memmove(parts + 1, parts, (size_t)(count - at) * sizeof *parts);
    parts[0] = (str_pair){STR("suburb"), name};
    found->address.count++;
}

/* The chain on land, from the settlement up: the embedded image's, or that of an index file with a
 * better settlement. */
static int reverse_land_chain(const image_view *v, image_ref country, image_ref division,
                              const place_point *p, image_ref chain[IMAGE_PLACE_CHAIN_MAX]) {
    image_ref own[IMAGE_PLACE_CHAIN_MAX];
    int count = country.m ? reverse_chain(v, country, division, p, chain) : 0;
    if (!image_set_file_count(v->set) ||
        (v->set->base && (!count || p->zoom <= REVERSE_ZOOM_COUNTY))) {
        return count;
    }
    bool has_town = count && image_place_is_settled(chain[0]);
    int own_count = reverse_town_chain(v, country, p, has_town ? chain[0] : reverse_none, own);
    if (own_count) {
        count = own_count;
        memcpy(chain, own, (size_t)count * sizeof *chain);
    }
    return count;
}

/* The nearest place of layers without addresses; at sea the sea is "natural". */
static bool reverse_layer(const image_view *v, const place_point *p, unsigned classes,
                          place *found) {
    rtree_hit best = {.distance_m = INFINITY};
    image_ref ref = reverse_none;
    rtree_query q = {.lat = p->lat,
                     .lon = p->lon,
                     .classes = classes,
                     .max_m = REVERSE_LAYER_M,
                     .call = v->call};
    for (int i = 0; i < v->set->count; i++) {
        rtree_hit hit;
        bool is_nearer =
            rtree_search(&v->set->images[i], &q, &hit, 1) > 0 && hit.distance_m < best.distance_m;
        ref = is_nearer ? (image_ref){&v->set->images[i], hit.place} : ref;
        best = is_nearer ? hit : best;
    }
    bool is_sea = !ref.m && classes & IMAGE_CLASS_BIT(IMAGE_MARINE) &&
                  !image_place_country_at(v->set, p->lat, p->lon).m;
    ref = is_sea ? reverse_sea(v, p->lat, p->lon) : ref;
    image_ref lake =
        classes & IMAGE_CLASS_BIT(IMAGE_NATURE) ? reverse_lake(v, p->lat, p->lon) : reverse_none;
    bool may_be_thing =
        classes & IMAGE_CLASS_BIT(IMAGE_POI); /* a pier, or a ship that is a museum */
    ref = lake.m && (is_sea || !ref.m || !may_be_thing) ? lake : ref;
    if (ref.m) {
        *found = image_record_fill(v, ref);
        reverse_set_place(v, p, ref, found);
        image_ref country = image_place_country_at(v->set, p->lat, p->lon);
        image_ref division = image_place_division_at(v->set, country, p->lat, p->lon);
        reverse_set_timezone(v, p, country, division, ref, found);
    }
    return ref.m != NULL;
}

/* What has no country: the settlement on the shore, the island that the border layers lack, the
 * sea. */
static int reverse_sea_chain(const image_view *v, image_ref country, const place_point *p,
                             image_ref chain[IMAGE_PLACE_CHAIN_MAX]) {
    image_ref found = country.m ? reverse_none
                                : image_place_settlement_at(v->set, reverse_none, reverse_none,
                                                            p->lat, p->lon, REVERSE_SHORE_M);
    found = found.m ? found : reverse_island(v, p->lat, p->lon);
    found = found.m ? found : reverse_sea(v, p->lat, p->lon);
    found = found.m ? found : reverse_region(v, p->lat, p->lon);
    return found.m ? image_place_chain(v->set, found, chain) : 0;
}

/* The chain of what the borders and the settlements say; *suburb is where the zoom wants one. */
static int reverse_base_chain(const image_view *v, image_ref country, image_ref division,
                              const place_point *p, image_ref chain[IMAGE_PLACE_CHAIN_MAX],
                              image_ref *suburb) {
    int count = reverse_land_chain(v, country, division, p, chain);
    count = count ? count : reverse_sea_chain(v, country, p, chain);
    image_ref lake = reverse_named_lake(v, p, chain, count);
    bool is_thing = lake.m &&
                    p->zoom >= REVERSE_ZOOM_THING && /* on a pier, or its shore is coarse */
                    around_feature(v, reverse_none, p->lat, p->lon).m;
    if (lake.m && !is_thing) {
        count = reverse_lake_chain(lake, country, division, chain);
        if (p->zoom > REVERSE_ZOOM_TOWN) {
            return count;
        }
    }
    int level = count ? reverse_zoom_level(chain, count, p->zoom) : 0;
    memmove(chain, chain + level, (size_t)(count - level) * sizeof *chain);
    count -= level;
    if (!count || p->zoom <= REVERSE_ZOOM_TOWN) {
        return count;
    }
    if (image_place_is_settled(chain[0]) && chain[0].m == v->set->base) {
        *suburb = around_suburb(v, country, chain[0], p->lat, p->lon);
    }
    bool may_be = !suburb->m || p->zoom >= REVERSE_ZOOM_THING;
    return may_be ? reverse_name_feature(v, p, chain, count) : count;
}

GEO_FN bool reverse_place(const image_view *v, const place_point *p, place *found) {
    unsigned classes = image_place_layers(p->layer);
    if (!(classes & IMAGE_CLASS_BIT(IMAGE_STREET))) {
        return reverse_layer(v, p, classes, found);
    }
    image_ref country = image_place_country_at(v->set, p->lat, p->lon);
    image_ref division = image_place_division_at(v->set, country, p->lat, p->lon);
    image_ref chain[IMAGE_PLACE_CHAIN_MAX], suburb = reverse_none, loose = reverse_none;
    int count = locate_chain(v, country, p, chain, &loose);
    if (!count) {
        count = reverse_base_chain(v, country, division, p, chain, &suburb);
        count = reverse_prepend(loose, chain, count);
    }
    if (!count) {
        return false;
    }
    if (suburb.m && p->zoom <= REVERSE_ZOOM_SUBURB) {
        count = reverse_prepend(suburb, chain, count);
        suburb = reverse_none;
    }
    count = image_place_add_division(v->set, chain, count, p->lat, p->lon);
    /* That of the point rather than of the middle of its street. */
    image_ref postal = image_record_postcode(v, chain, count, p->lat, p->lon);
    *found = image_record_fill_chain(v, chain, count, postal);
    if (p->wants_ids) {
        image_record_add_part_ids(v, chain, count, found);
        image_record_add_part_ids(v, &suburb, suburb.m != NULL, found);
    }
    reverse_add_suburb(v, suburb, !image_place_is_settled(chain[0]), found);
    reverse_set_place(v, p, chain[0], found);
    if (image_place_class(chain[0]) == IMAGE_MARINE &&
        !image_place_settlement_at(v->set, reverse_none, reverse_none, p->lat, p->lon,
                                   REVERSE_CLOCK_M)
             .m) {
        country = division = reverse_none; /* ships there keep the time of the sea */
    }
    division = reverse_zone_division(p, country, division, chain, count);
    reverse_set_timezone(v, p, country, division, chain[0], found);
    return true;
}

/* ---- nearby ---- */

static bool reverse_has_tag(const image *m, uint32_t row, str_list tags) {
    image_kind kind = image_kind_of(m, row);
    for (int i = 0; i < tags.count; i++) {
        if (image_kind_has(kind, tags.at[i]) || image_has_tag(m, row, tags.at[i])) {
            return true;
        }
    }
    return tags.count == 0;
}

/* What is looked for near a point. */
typedef struct {
    str_list tags;
    bool is_begun; /* only names of these keys */
    uint32_t from, end;
    int left; /* rows that may still be looked at */
} reverse_near;

static double reverse_near_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    reverse_near *n = *(reverse_near *const *)q->ctx;
    if (distance_m >= worst || n->left-- <= 0) {
        return -1;
    }
    uint32_t key = n->is_begun ? names_main_key(m, row) : n->from;
    bool is_it = !n->is_begun || (key >= n->from && key < n->end);
    return is_it && reverse_has_tag(m, row, n->tags) ? distance_m : -1;
}

GEO_FN place_list reverse_nearby(const image_view *v, const place_area *area, str_list tags) {
    enum { NEARBY_MAX = PLACE_LIMIT_MAX, BEGUN_ROWS_MAX = 100000 };
    struct {
        image_ref ref;
        double distance_m;
    } all[NEARBY_MAX];
    int count = 0, limit = MIN(MAX(area->limit, 1), (int)NEARBY_MAX);
    bool is_begun = area->begins.len > 0;
    reverse_near near = {.tags = tags, .is_begun = is_begun}, *ctx = &near;
    for (int i = 0; i < v->set->count; i++) {
        rtree_query q = {.lat = area->lat,
                         .lon = area->lon,
                         .max_m = area->radius_m,
                         .score = reverse_near_score,
                         .ctx = &ctx,
                         .call = v->call,
                         .classes = IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_SUBURB) |
                                    IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_POI) |
                                    (is_begun ? IMAGE_CLASS_BIT(IMAGE_STREET) : 0)};
        near.left = is_begun ? (int)BEGUN_ROWS_MAX : INT_MAX;
        near.from = is_begun ? names_range(&v->set->images[i], area->begins, &near.end) : 0;
        for (int c = 0; c < IMAGE_CLASSES; c++) {
            q.influence_m[c] = 1; /* the score is the distance */
        }
        rtree_hit hits[NEARBY_MAX];
        int found = rtree_search(&v->set->images[i], &q, hits, limit);
        for (int h = 0; h < found; h++) {
            int at = count < limit ? count++ : count;
            for (; at && all[at - 1].distance_m > hits[h].distance_m; at--) {
                if (at < limit) {
                    all[at] = all[at - 1];
                }
            }
            if (at < limit) {
                all[at].ref = (image_ref){&v->set->images[i], hits[h].place};
                all[at].distance_m = hits[h].distance_m;
            }
        }
    }
    place_list places = {ARENA_NEW(v->mem, place, count), 0};
    for (int i = 0; i < count && places.at; i++) {
        place p = image_record_fill(v, all[i].ref);
        p.distance_m = all[i].distance_m;
        p.bearing_deg = geo_bearing_deg(area->lat, area->lon, p.lat, p.lon);
        places.at[places.count++] = p;
    }
    return places;
}

#undef REVERSE_COUNTRYSIDE_M
