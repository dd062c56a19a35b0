/* image_place -- from a row of an image to the place record of an answer: names, address, box, time
 * zone. Owns nothing. Outside facts: Nominatim's address keys; the influence radius of a settlement
 * in degrees, 1.974e-4 * population^(15/32), which is half the side of its box, fitted to 6,011
 * urban areas of Natural Earth (median error factor 1.39). */
#include "image_place.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/geometry.h"
#include "area.h"
#include "area_near.h"
#include "area_outline.h"
#include "hidden.h"
#include "image.h"
#include "image_id.h"
#include "names.h"
#include "outline.h"
#include "part.h"
#include "rtree.h"
#include "timezone.h"

/* Outside of settlements, so much farther away is one influence radius more. */
#define IMAGE_PLACE_POSTCODE_M    5560.0 /* 0.05 degrees: Nominatim's location_postcode */
#define IMAGE_PLACE_COUNTRYSIDE_M 5000.0

enum {
    IMAGE_PLACE_PART_MAX_M = 50000,  /* parts of a settlement are no farther from its centre */
    IMAGE_PLACE_ROAD_MAX_M = 200,    /* the road of a thing is no farther away */
    IMAGE_PLACE_TIMEZONE_WIDTH = 15, /* degrees; wider places lie in several time zones */
    IMAGE_PLACE_POPULATION_UNKNOWN = 1500, /* assumed when a population is unknown */
    IMAGE_PLACE_FILL_WORK = 150,           /* units of call_charge */
    IMAGE_PLACE_COUNTRY_RANK = 4,          /* Nominatim's */
    IMAGE_PLACE_CLAIMANTS_MAX = 8          /* six claim the Spratly Islands */
};

GEO_FN bool image_place_is_same(image_ref a, image_ref b) {
    return a.m == b.m && a.place == b.place;
}

GEO_FN bool image_place_is_in_box(image_ref ref, image_ref area) {
    bbox box;
    return image_box(area.m, area.place, &box) &&
           geo_bbox_contains(box, image_lat(ref.m, ref.place), image_lon(ref.m, ref.place));
}

GEO_FN double image_place_distance_m(image_ref a, image_ref b) {
    return geo_distance_m(image_lat(a.m, a.place), image_lon(a.m, a.place), image_lat(b.m, b.place),
                          image_lon(b.m, b.place));
}

GEO_FN image_class image_place_class(image_ref ref) {
    return image_class_of(ref.m, ref.place);
}

GEO_FN bool image_place_is_settled(image_ref ref) {
    return ref.place >= image_first(ref.m, IMAGE_METROPOLIS) &&
           ref.place < image_first(ref.m, IMAGE_SUBURB); /* their classes are side by side */
}

GEO_FN image_ref image_place_parent(image_ref ref) {
    image_ref parent = {ref.m, image_parent(ref.m, ref.place)};
    if (parent.place != IMAGE_NO_PLACE && image_is_hidden(parent.m, parent.place)) {
        hidden_resolve(&parent.m, &parent.place);
    }
    return parent;
}

GEO_FN bool image_place_is_in(image_ref ref, image_ref area) {
    bool may_be = ref.m == area.m || ref.m->base == area.m || ref.m->update == area.m;
    for (int i = 0; i < IMAGE_CHAIN_MAX && may_be && ref.place != IMAGE_NO_PLACE; i++) {
        if (image_place_is_same(ref, area)) {
            return true;
        }
        ref = image_place_parent(ref);
    }
    return false;
}

GEO_FN unsigned image_place_layers(str layers) {
    static const struct {
        const char *layer;
        unsigned classes;
    } rows[] = {
        {"address", IMAGE_ADMIN_MASK | IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_SUBURB) |
                        IMAGE_CLASS_BIT(IMAGE_STREET) | IMAGE_CLASS_BIT(IMAGE_POSTCODE) |
                        IMAGE_CLASS_BIT(IMAGE_HOUSE)},
        {"poi", IMAGE_CLASS_BIT(IMAGE_POI)},
        {"railway", IMAGE_CLASS_BIT(IMAGE_POI)},
        {"manmade", IMAGE_CLASS_BIT(IMAGE_POI)},
        {"natural", IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_MARINE)},
    };
    unsigned classes = 0;
    while (layers.len) {
        str layer = str_trim(str_cut(&layers, ','));
        for (size_t i = 0; i < LEN(rows); i++) {
            classes |= str_eq(layer, str_of(rows[i].layer)) ? rows[i].classes : 0;
        }
    }
    return classes ? classes : IMAGE_ALL_MASK;
}

/* ---- where a point lies ---- */

GEO_FN image_ref image_place_country_at(const image_set *set, double lat, double lon) {
    image_ref none = {NULL, IMAGE_NO_PLACE};
    if (!set->base) {
        return none;
    }
    uint32_t row = area_at(set->base, AREA_COUNTRIES, lat, lon);
    return row == IMAGE_NO_PLACE ? none : (image_ref){set->base, row};
}

GEO_FN image_ref image_place_division_at(const image_set *set, image_ref country, double lat,
                                         double lon) {
    image_ref none = {NULL, IMAGE_NO_PLACE};
    if (!country.m || country.m != set->base) {
        return none;
    }
    uint32_t row = area_place(
        set->base, area_region_within(set->base, AREA_DIVISIONS, lat, lon, country.place));
    return row == IMAGE_NO_PLACE ? none : (image_ref){set->base, row};
}

GEO_FN bool image_place_is_off_shore(const image_set *set, image_ref country, double lat,
                                     double lon) {
    return country.m && country.m == set->base &&
           area_near_is_off_shore(set->base, lat, lon, country.place);
}

/* Tabulated by powers of two and interpolated: at most 2 % off, but fast, as it is called for every
 * candidate. */
GEO_FN double image_place_influence_m(uint32_t population) {
    static const float influence_m[33] = {
        21.95F,    30.38F,    42.04F,    58.18F,    80.51F,    111.42F,   154.20F,
        213.40F,   295.32F,   408.70F,   565.60F,   782.74F,   1083.0F,   1499.0F,
        2075.0F,   2871.0F,   3973.0F,   5499.0F,   7610.0F,   10531.0F,  14574.0F,
        20170.0F,  27913.0F,  38629.0F,  53459.0F,  73982.0F,  102385.0F, 141691.0F,
        196088.0F, 271368.0F, 375549.0F, 519726.0F, 719254.0F,
    };
    int power = 0; /* of two: the next greater one */
    double part = frexp(population ? population : IMAGE_PLACE_POPULATION_UNKNOWN, &power) * 2 - 1;
    double low = (double)influence_m[power - 1], high = (double)influence_m[power];
    return low + (high - low) * part;
}

GEO_FN double image_place_away_m(image_ref ref, double lat, double lon) {
    return geo_distance_m(lat, lon, image_lat(ref.m, ref.place), image_lon(ref.m, ref.place));
}

GEO_FN bool image_place_is_central(image_ref town, double lat, double lon) {
    const double part = 0.3; /* of the influence radius */
    double influence_m = image_place_influence_m(image_population(town.m, town.place));
    return image_place_away_m(town, lat, lon) < influence_m * part;
}

typedef struct {
    image_ref country, division;
} image_place_borders;

GEO_FN double image_place_settlement_distance(uint32_t population, double distance_m) {
    double influence_m = image_place_influence_m(population);
    return distance_m < influence_m ? distance_m / influence_m
                                    : 1 + (distance_m - influence_m) / IMAGE_PLACE_COUNTRYSIDE_M;
}

/* The distance to a settlement, doubled when it is in another division than the point, which is one
 * of its country. One of another country counts only close to its centre, and only when the border
 * lines put that centre in this country, as they put Tornio into Sweden: people there still say
 * Tornio. */
static double image_place_settlement_score(const rtree_query *q, const image *m,
                                           uint32_t settlement, double distance_m, double worst) {
    const image_place_borders *at = q->ctx;
    image_ref ref = {m, settlement};
    double score = image_place_settlement_distance(image_population(m, settlement), distance_m);
    if (score >= worst) {
        return -1;
    }
    if (at->division.m && image_place_is_in(ref, at->division)) {
        return score;
    }
    if (at->country.m && !image_place_is_in(ref, at->country)) {
        bool is_here = score < 0.3 && area_at(m, AREA_COUNTRIES, image_lat(m, settlement),
                                              image_lon(m, settlement)) == at->country.place;
        return is_here ? score : -1;
    }
    return at->division.m ? score * 2 : score;
}

GEO_FN image_ref image_place_ancestor(image_ref ref, int lowest) {
    for (int i = 0; i < IMAGE_CHAIN_MAX && ref.m && ref.place != IMAGE_NO_PLACE; i++) {
        if ((int)image_place_class(ref) <= lowest) {
            return ref;
        }
        ref = image_place_parent(ref);
    }
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

GEO_FN bool image_place_has_near(call *c, image_ref ref, image_class cls, double max_m,
                                 rtree_score *score, const void *ctx) {
    rtree_query q = {.lat = image_lat(ref.m, ref.place),
                     .lon = image_lon(ref.m, ref.place),
                     .max_m = max_m,
                     .classes = IMAGE_CLASS_BIT(cls),
                     .score = score,
                     .ctx = ctx,
                     .call = c};
    rtree_hit hit;
    q.influence_m[cls] = 1; /* the score is the distance */
    return rtree_search(ref.m, &q, &hit, 1) > 0;
}

GEO_FN image_ref image_place_nearest(const image *m, const rtree_query *q) {
    rtree_hit hit;
    bool found = m && rtree_search(m, q, &hit, 1) > 0;
    return found ? (image_ref){m, hit.place} : (image_ref){NULL, IMAGE_NO_PLACE};
}

GEO_FN void image_place_query_settlements(rtree_query *q) {
    static const uint32_t most[] = {[IMAGE_METROPOLIS] = 30000000,
                                    [IMAGE_CITY] = PLACE_METROPOLIS_POPULATION,
                                    [IMAGE_TOWN] = PLACE_CITY_POPULATION,
                                    [IMAGE_VILLAGE] = PLACE_TOWN_POPULATION};
    q->classes = IMAGE_SETTLED_MASK;
    for (int c = IMAGE_METROPOLIS; c <= IMAGE_VILLAGE; c++) {
        q->influence_m[c] = image_place_influence_m(most[c]);
    }
}

GEO_FN image_ref image_place_settlement_at(const image_set *set, image_ref country,
                                           image_ref division, double lat, double lon,
                                           double max_m) {
    image_place_borders at = {
        country, image_place_ancestor(division, IMAGE_STATE)}; /* counties are too small */
    rtree_query q = {
        .lat = lat, .lon = lon, .max_m = max_m, .score = image_place_settlement_score, .ctx = &at};
    image_place_query_settlements(&q);
    q.beyond_m = IMAGE_PLACE_COUNTRYSIDE_M;
    return image_place_nearest(set->base, &q);
}

static double image_place_division_score(const rtree_query *q, const image *m, uint32_t settlement,
                                         double distance_m, double worst) {
    double score = distance_m / image_place_influence_m(image_population(m, settlement));
    bool is_near = score < MIN(worst, 1);
    return is_near && image_place_is_in((image_ref){m, settlement}, *(const image_ref *)q->ctx)
               ? score
               : -1;
}

GEO_FN image_ref image_place_settlement_in(image_ref division, double lat, double lon) {
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .max_m = IMAGE_PLACE_PART_MAX_M,
                     .score = image_place_division_score,
                     .ctx = &division};
    image_place_query_settlements(&q);
    return image_place_nearest(division.m, &q);
}

/* ---- the chain ---- */

static int image_place_add_link(image_ref *chain, int count, image_ref ref) {
    if (count < IMAGE_PLACE_CHAIN_MAX && ref.m) {
        chain[count++] = ref;
    }
    return count;
}

static int image_place_add_ancestors(image_ref *chain, int count, image_ref ref) {
    for (int i = 0; i < IMAGE_CHAIN_MAX && ref.place != IMAGE_NO_PLACE; i++) {
        count = image_place_add_link(chain, count, ref);
        ref = image_place_parent(ref);
    }
    return count;
}

static bool image_place_is_continent(image_ref ref) {
    return image_place_class(ref) == IMAGE_NATURE &&
           str_eq(image_kind_of(ref.m, ref.place).value, STR("continent"));
}

/* Completes a chain that ends below the country with what the base image has at its position. */
static int image_place_add_base_chain(const image_set *set, image_ref *chain, int count) {
    image_class top = image_place_class(chain[count - 1]), own = image_place_class(chain[0]);
    if (top <= IMAGE_COUNTRY || own == IMAGE_MARINE || image_place_is_continent(chain[0])) {
        return count;
    }
    double lat = image_lat(chain[0].m, chain[0].place), lon = image_lon(chain[0].m, chain[0].place);
    image_ref country = image_place_country_at(set, lat, lon);
    if (!country.m) {
        return count;
    }
    image_ref division =
        top <= IMAGE_STATE ? country : image_place_division_at(set, country, lat, lon);
    if (top > IMAGE_SUBURB && own != IMAGE_NATURE) {
        image_ref settlement =
            image_place_settlement_at(set, country, division, lat, lon, IMAGE_PLACE_PART_MAX_M);
        if (settlement.m) {
            return image_place_add_ancestors(chain, count, settlement);
        }
    }
    division = image_place_ancestor(division, (int)top - 1); /* the chain has its county */
    return image_place_add_ancestors(chain, count, division.m ? division : country);
}

/* The street of an index file and its update that is nearest to a place. */
static image_ref image_place_nearest_street(image_ref ref) {
    const image *files[] = {ref.m, ref.m->base, ref.m->update};
    image_ref best = {NULL, IMAGE_NO_PLACE};
    outline_query q = {.lat = image_lat(ref.m, ref.place),
                       .lon = image_lon(ref.m, ref.place),
                       .max_m = IMAGE_PLACE_ROAD_MAX_M,
                       .cls = IMAGE_STREET};
    for (size_t i = 0; i < LEN(files); i++) {
        double distance_m;
        uint32_t row = files[i] ? outline_nearest(files[i], &q, &distance_m) : IMAGE_NO_PLACE;
        if (row != IMAGE_NO_PLACE) {
            best = (image_ref){files[i], row};
            q.max_m = distance_m;
        }
    }
    return best;
}

/* The nearest street, for a thing of an index file whose address does not tell its street. */
static image_ref image_place_road_of(const image_set *set, image_ref ref) {
    image_ref none = {NULL, IMAGE_NO_PLACE};
    if (ref.m == set->base || image_place_class(ref) != IMAGE_POI) {
        return none;
    }
    uint32_t parent = image_parent(ref.m, ref.place);
    if (parent != IMAGE_NO_PLACE && image_class_of(ref.m, parent) >= IMAGE_STREET) {
        return none;
    }
    return image_place_nearest_street(ref);
}

GEO_FN int image_place_chain(const image_set *set, image_ref ref,
                             image_ref chain[IMAGE_PLACE_CHAIN_MAX]) {
    int count = 0;
    if (image_place_class(ref) == IMAGE_SUBURB && ref.m == set->base) {
        /* GeoNames files suburbs under divisions; people expect the city that they belong to */
        count = image_place_add_link(chain, count, ref);
        image_ref country = image_place_ancestor(ref, IMAGE_COUNTRY);
        double lat = image_lat(ref.m, ref.place), lon = image_lon(ref.m, ref.place);
        image_ref city =
            image_place_settlement_at(set, country, ref, lat, lon, IMAGE_PLACE_PART_MAX_M);
        ref = city.m ? city : image_place_parent(ref);
    }
    image_ref street = image_place_road_of(set, ref);
    if (street.m) {
        count = image_place_add_link(chain, count, ref);
        count = image_place_add_link(chain, count, street);
        ref = image_place_parent(ref);
    }
    if (ref.place != IMAGE_NO_PLACE) {
        count = image_place_add_ancestors(chain, count, ref);
    }
    return image_place_add_base_chain(set, chain, count);
}

/* ---- what is too wide for the areas around its middle ---- */

enum { IMAGE_PLACE_SIDE = 5, IMAGE_PLACE_GRID = IMAGE_PLACE_SIDE * IMAGE_PLACE_SIDE };

/* The smallest area at one of the points of a grid over the box, or the country; .m NULL: sea. */
static image_ref image_place_grid_area(const image_set *set, bbox box, int i) {
    double down = (i / IMAGE_PLACE_SIDE + 0.5) / IMAGE_PLACE_SIDE;
    double along = (i % IMAGE_PLACE_SIDE + 0.5) / IMAGE_PLACE_SIDE;
    double lat = box.south + (box.north - box.south) * down;
    double lon = geo_wrap_lon(box.west + geo_bbox_width(box) * along);
    image_ref country = image_place_country_at(set, lat, lon);
    image_ref there = image_place_division_at(set, country, lat, lon);
    return there.m ? there : country;
}

static bool image_place_is_feature(const image_set *set, image_ref ref) {
    image_class cls = image_place_class(ref);
    return ref.m == set->base && (cls == IMAGE_NATURE || cls == IMAGE_MARINE);
}

/* Counts the points of a grid over the box that are in each link of the chain. Returns how many are
 * in a country at all: seas belong to none. */
static int image_place_count_inside(const image_set *set, bbox box, const image_ref *chain,
                                    int count, int inside[IMAGE_PLACE_CHAIN_MAX]) {
    int land = 0;
    memset(inside, 0, (size_t)count * sizeof *inside);
    for (int i = 0; i < IMAGE_PLACE_GRID; i++) {
        image_ref there = image_place_grid_area(set, box, i);
        land += there.m != NULL;
        for (int n = 1; n < count && there.m; n++) {
            inside[n] += image_place_is_in(there, chain[n]);
        }
    }
    return land;
}

/* The Alps are not in Trentino, nor in Italy: leaves out the areas that have less than that share
 * of what is wide. Returns the new count. */
static int image_place_drop_narrow(const image_set *set, image_ref *chain, int count) {
    enum { SHARE_PERCENT = 67 };
    const double small = 0.25; /* degrees: of this the outlines of divisions say little */
    bbox box;
    if (!image_place_is_feature(set, chain[0]) || count < 2 ||
        !image_box(chain[0].m, chain[0].place, &box) ||
        (geo_bbox_width(box) < small && box.north - box.south < small)) {
        return count;
    }
    int inside[IMAGE_PLACE_CHAIN_MAX], kept = 1;
    int land = image_place_count_inside(set, box, chain, count, inside);
    for (int i = 1; i < count; i++) {
        if (inside[i] * 100 >= land * SHARE_PERCENT) {
            chain[kept++] = chain[i];
        }
    }
    return kept;
}

GEO_FN double image_place_share(const image_set *set, image_ref ref, image_ref area) {
    const double least = 0.03; /* degrees: outlines of divisions are so coarse at borders */
    bbox box, around;
    int inside = 0;
    if (!image_place_is_feature(set, ref) || area.m != set->base ||
        image_place_class(area) > IMAGE_COUNTY) {
        return 0;
    }
    double lat = image_lat(ref.m, ref.place), lon = image_lon(ref.m, ref.place);
    bool has_box = image_box(ref.m, ref.place, &box) && geo_bbox_width(box) > 2 * least;
    box = has_box ? box : geo_bbox_around(lat, lon, least);
    bool may_touch = box.west > box.east || !image_box(area.m, area.place, &around) ||
                     geo_bbox_touches(around, box);
    for (int i = 0; i < IMAGE_PLACE_GRID && may_touch; i++) {
        image_ref there = image_place_grid_area(set, box, i);
        inside += there.m && image_place_is_in(there, area);
    }
    return (double)inside / IMAGE_PLACE_GRID;
}

static bool image_place_has_name_of(image_ref a, image_ref b) {
    char folded[IMAGE_KEY_MAX], other[IMAGE_KEY_MAX];
    return str_eq(names_main_folded(a.m, a.place, folded), names_main_folded(b.m, b.place, other));
}

/* Whether an area of a file may lie in a division of the base: it is much smaller, and none of the
 * divisions is called so. Small countries have divisions of their own sort. */
static bool image_place_may_lie_in(image_ref area, image_ref division) {
    enum { TIMES = 2, MOST = 8 };
    char folded[IMAGE_KEY_MAX];
    bbox box, around;
    uint32_t namesake = names_first_of(division.m, names_main_folded(area.m, area.place, folded),
                                       IMAGE_CLASS_BIT(IMAGE_STATE), false, MOST);
    bool is_division = namesake != IMAGE_NO_PLACE && image_parent(division.m, namesake) ==
                                                         image_parent(division.m, division.place);
    return !is_division && image_box(area.m, area.place, &box) &&
           image_box(division.m, division.place, &around) &&
           TIMES * geo_bbox_area_km2(box) <= geo_bbox_area_km2(around);
}

GEO_FN int image_place_add_division(const image_set *set, image_ref *chain, int count, double lat,
                                    double lon) {
    image_ref top = chain[count - 1];
    bool is_whole = count < 2 || count == IMAGE_PLACE_CHAIN_MAX || top.m == set->base ||
                    image_place_class(top) != IMAGE_COUNTRY;
    for (int i = 0; i < count; i++) {
        is_whole |= chain[i].m == set->base || image_place_class(chain[i]) == IMAGE_STATE;
    }
    if (is_whole) {
        return count;
    }
    char code[NAMES_TEXT_MAX], own[NAMES_TEXT_MAX];
    image_ref country = image_place_country_at(set, lat, lon);
    bool is_same =
        country.m && str_eq(names_tagged(country.m, country.place, country.m->lang_cc, code),
                            names_tagged(top.m, top.place, top.m->lang_cc, own));
    image_ref division =
        is_same ? image_place_ancestor(image_place_division_at(set, country, lat, lon), IMAGE_STATE)
                : (image_ref){NULL, IMAGE_NO_PLACE};
    bool may_be = image_place_class(chain[count - 2]) == IMAGE_COUNTY && division.m &&
                  image_place_may_lie_in(chain[count - 2], division);
    for (int i = 0; i < count && may_be; i++) {
        may_be = !image_place_has_name_of(chain[i], division);
    }
    if (!may_be || image_place_class(division) != IMAGE_STATE) {
        return count;
    }
    chain[count] = top;
    chain[count - 1] = division;
    return count + 1;
}

GEO_FN int image_place_told_chain(const image_set *set, image_ref ref,
                                  image_ref chain[IMAGE_PLACE_CHAIN_MAX]) {
    int count = image_place_drop_narrow(set, chain, image_place_chain(set, ref, chain));
    return image_place_add_division(set, chain, count, image_lat(ref.m, ref.place),
                                    image_lon(ref.m, ref.place));
}

/* ---- the record ---- */

/* Copies text of an index file, because an answer may outlive the mapping. */
static str image_place_copy_text(const image_view *v, const image *m, str text) {
    return image_set_is_embedded(v->set, m) ? text : arena_copy(v->mem, text);
}

/* The zone of the place, of the smallest area around it that has only one, or of its point; of
 * what may lie in several zones, none. */
static str image_place_timezone_of(const image_view *v, const image_ref *chain, int count) {
    bbox box = geo_bbox_none();
    image_class own = image_place_class(chain[0]);
    bool is_wide = own > IMAGE_SUBURB && image_box(chain[0].m, chain[0].place, &box) &&
                   geo_bbox_width(box) > IMAGE_PLACE_TIMEZONE_WIDTH;
    for (int i = 0; i < count && !is_wide; i++) {
        uint64_t word = image_value(chain[i].m, IMAGE_TIMEZONE, chain[i].place);
        if (word) {
            return image_place_copy_text(v, chain[i].m, image_word(chain[i].m, word));
        }
    }
    bool has_several = own <= IMAGE_STATE || own == IMAGE_MARINE || is_wide;
    return has_several || !v->set->base
               ? STR_NONE
               : timezone_at(v->set->base, image_lat(chain[0].m, chain[0].place),
                             image_lon(chain[0].m, chain[0].place));
}

#define IMAGE_PLACE_HALF_M 11 /* per root of the population; fits the outlines of cities best */

/* The box of a settlement that has none: a square, estimated from its population. */
static bbox image_place_estimate_box(const place *p, uint32_t population) {
    double people = population ? population : IMAGE_PLACE_POPULATION_UNKNOWN;
    double half = MAX(IMAGE_PLACE_HALF_M * sqrt(people) / GEO_DEGREE_M, 0.005);
    bbox box = geo_bbox_around(p->lat, p->lon, half);
    double wide = MIN(half / MAX(cos(p->lat * GEO_DEG), 0.01), 179);
    bbox wider = geo_bbox_around(0, p->lon, wide); /* degrees of longitude shrink polewards */
    return (bbox){wider.west, box.south, wider.east, box.north};
}

/* The boxes of airports are made of their runways. What else has none gets that of its rank, see
 * place_finish. */
static void image_place_set_box(image_ref ref, place *p) {
    if (image_box(ref.m, ref.place, &p->box)) {
        bool has_borders = image_place_class(ref) <= IMAGE_COUNTY,
             is_estimate = image_has_tag(ref.m, ref.place, STR(IMAGE_TAG_ESTIMATE)),
             is_airport = image_place_class(ref) == IMAGE_POI &&
                          image_kind_has(image_kind_of(ref.m, ref.place), STR("aeroway"));
        p->box_source = has_borders                 ? PLACE_BOX_OUTLINE
                        : is_airport || is_estimate ? PLACE_BOX_ESTIMATE
                                                    : PLACE_BOX_EXTENT;
        if (image_has_tag(ref.m, ref.place, STR(IMAGE_TAG_MAINLAND))) {
            p->box_covers = STR("mainland");
        }
    } else if (image_place_is_settled(ref)) {
        p->box = image_place_estimate_box(p, image_population(ref.m, ref.place));
        p->box_source = PLACE_BOX_ESTIMATE;
    }
}

static str image_place_lower_case(arena *mem, str text) {
    char *at = arena_bytes(mem, text.len);
    for (size_t i = 0; at && i < text.len; i++) {
        at[i] = ascii_lower(text.at[i]);
    }
    return at ? (str){at, text.len} : STR_NONE;
}

static bool image_place_has_part(const place *p, str key) {
    for (int i = 0; i < p->address.count; i++) {
        if (str_eq(p->address.at[i].key, key)) {
            return true;
        }
    }
    return false;
}

static void image_place_add_part(place *p, str key, str value) {
    if (value.len == 0 || key.len == 0 || p->address.count == PLACE_ADDRESS_MAX ||
        image_place_has_part(p, key)) {
        return;
    }
    p->address.at[p->address.count++] = (str_pair){key, value};
}

static void image_place_add_codes(const image_view *v, image_ref ref, place *p) {
    image_class cls = image_place_class(ref);
    if (cls == IMAGE_STATE) {
        image_place_add_part(p, STR("ISO3166-2-lvl4"), image_set_iso_code(v, ref));
    } else if (cls == IMAGE_COUNTRY) {
        image_place_add_part(p, STR("country_code"),
                             image_place_lower_case(v->mem, image_set_country_code(v, ref)));
    }
}

/* ---- its postcode ---- */

static image_ref image_place_no_postcode(void) {
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

static image_ref image_place_code_of(image_ref ref) {
    image_ref code = {ref.m, image_postal(ref.m, ref.place)};
    if (code.place == IMAGE_NO_PLACE) {
        return image_place_no_postcode();
    }
    hidden_resolve(&code.m, &code.place);
    return code;
}

GEO_FN image_ref image_place_own_postcode(const image_ref *chain, int count) {
    image_ref code = image_place_no_postcode();
    for (int i = 0; i < count && !code.m; i++) {
        bool may_be = i == 0 || image_place_class(chain[i]) > IMAGE_SUBURB;
        code = may_be ? image_place_code_of(chain[i]) : code;
    }
    return code;
}

static double image_place_postal_score(const rtree_query *q, const image *m, uint32_t row,
                                       double distance_m, double worst) {
    const image_ref *town = q->ctx;
    (void)worst;
    bool fits =
        image_postal(m, row) != IMAGE_NO_PLACE && image_place_is_in((image_ref){m, row}, *town);
    return fits ? distance_m : -1;
}

/* The postcode of the nearest houses of the town, if all of those agree. */
static uint32_t image_place_postcode_of_houses(const image_view *v, const image *m, image_ref town,
                                               double lat, double lon) {
    enum { HOUSES = 4, NEAR_M = 200 };
    rtree_hit hits[HOUSES];
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_CLASS_BIT(IMAGE_HOUSE),
                     .max_m = NEAR_M,
                     .score = image_place_postal_score,
                     .ctx = &town,
                     .call = v->call};
    q.influence_m[IMAGE_HOUSE] = 1; /* the score is the distance */
    int found = rtree_search(m, &q, hits, HOUSES);
    uint32_t postal = found ? image_postal(m, hits[0].place) : IMAGE_NO_PLACE;
    for (int i = 1; i < found; i++) {
        postal = image_postal(m, hits[i].place) == postal ? postal : IMAGE_NO_PLACE;
    }
    return postal;
}

static double image_place_code_score(const rtree_query *q, const image *m, uint32_t row,
                                     double distance_m, double worst) {
    const image_ref *country = q->ctx;
    (void)worst;
    return !country->m || image_place_is_in((image_ref){m, row}, *country) ? distance_m : -1;
}

/* Whether a postcode is of that country, which another image has. */
static bool image_place_is_of(const image_view *v, image_ref code, image_ref country) {
    image_ref there = image_place_country_at(v->set, image_lat(code.m, code.place),
                                             image_lon(code.m, code.place));
    return !there.m || image_place_class(country) != IMAGE_COUNTRY ||
           image_place_is_same(there, country);
}

/* As Nominatim does, the nearest middle of a postcode of the country. */
static uint32_t image_place_nearest_postcode(const image_view *v, const image *m, image_ref country,
                                             double lat, double lon) {
    rtree_hit hit;
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_CLASS_BIT(IMAGE_POSTCODE),
                     .max_m = IMAGE_PLACE_POSTCODE_M,
                     .score = image_place_code_score,
                     .call = v->call};
    image_ref own = country.m == m ? country : image_place_no_postcode();
    q.ctx = &own;
    q.influence_m[IMAGE_POSTCODE] = 1;
    bool found = rtree_search(m, &q, &hit, 1) > 0;
    bool is_abroad = found && !own.m && !image_place_is_of(v, (image_ref){m, hit.place}, country);
    return found && !is_abroad ? hit.place : IMAGE_NO_PLACE;
}

static bool image_place_holds(image_ref area, image_ref ref) {
    return outline_has(area.m, area.place)
               ? outline_contains(area.m, area.place, image_lat(ref.m, ref.place),
                                  image_lon(ref.m, ref.place))
               : image_place_is_in_box(ref, area);
}

/* The postcode of the smallest area that has one, unless the middle of the nearest one is in it,
 * too: then it has several. */
static image_ref image_place_postcode_around(const image_view *v, const image *m,
                                             const image_ref *chain, int count, double lat,
                                             double lon) {
    image_class cls = image_place_class(chain[0]);
    uint32_t row = cls == IMAGE_MARINE || cls == IMAGE_NATURE
                       ? IMAGE_NO_PLACE
                       : image_place_nearest_postcode(v, m, chain[count - 1], lat, lon);
    image_ref nearest = row == IMAGE_NO_PLACE ? image_place_no_postcode() : (image_ref){m, row};
    for (int i = 1; i < count; i++) {
        image_ref code = image_place_code_of(chain[i]);
        if (code.m) {
            return nearest.m && image_place_holds(chain[i], nearest) ? nearest : code;
        }
    }
    return nearest;
}

GEO_FN image_ref image_place_postcode_at(const image_view *v, const image_ref *chain, int count,
                                         double lat, double lon) {
    const image *m = chain[0].m->base ? chain[0].m->base : chain[0].m;
    image_class cls = image_place_class(chain[0]);
    uint32_t rows[OUTLINE_AREAS_MAX], postal = IMAGE_NO_PLACE;
    bool may_have =
        m != v->set->base && cls >= IMAGE_TOWN && cls != IMAGE_SUBURB && cls != IMAGE_POSTCODE;
    if (!may_have || image_first(m, IMAGE_POSTCODE) == image_first(m, IMAGE_HOUSE)) {
        return image_place_no_postcode();
    }
    if (outline_areas_at(m, v->call, IMAGE_POSTCODE, lat, lon, rows)) {
        return (image_ref){m, rows[0]};
    }
    int town = 0;
    while (town < count && image_place_class(chain[town]) >= IMAGE_SUBURB) {
        town++;
    }
    if (town < count && chain[town].m == m) {
        postal = image_place_postcode_of_houses(v, m, chain[town], lat, lon);
    }
    return postal == IMAGE_NO_PLACE ? image_place_postcode_around(v, m, chain, count, lat, lon)
                                    : (image_ref){m, postal};
}

GEO_FN image_ref image_place_postcode(const image_view *v, const image_ref *chain, int count,
                                      double lat, double lon) {
    image_ref own = image_place_own_postcode(chain, count);
    bool is_abroad =
        own.m && chain[count - 1].m != own.m && !image_place_is_of(v, own, chain[count - 1]);
    return own.m && !is_abroad ? own : image_place_postcode_at(v, chain, count, lat, lon);
}

GEO_FN str image_place_own_city(image_ref ref) {
    str key, value, city = STR_NONE;
    for (uint64_t i = 0; !city.len && image_tag(ref.m, ref.place, i, &key, &value); i++) {
        city = str_eq(key, STR("addr:city")) ? value : STR_NONE;
    }
    return city;
}

/* Adds a part of the display name. */
static void image_place_add_text(out *text, str part) {
    if (part.len) {
        out_text(text, text->len ? STR(", ") : STR(""));
        out_text(text, part);
    }
}

/* By its first letter. */
static bool image_place_is_latin(str name) {
    enum { LATIN_END = 0x250, MORE = 0x1E00, MORE_END = 0x1F00 };
    size_t at = 0;
    unsigned letter = name.len ? (unsigned)utf8_next(name, &at) : 0;
    return letter < LATIN_END || (letter >= MORE && letter < MORE_END);
}

/* Whether two parts of a label are alike but for marks: Zurich in Zürich. */
static bool image_place_is_again(str name, str previous) {
    enum { MARKS = 4 }; /* bytes that one may have more */
    char rooms[2][IMAGE_KEY_MAX];
    bool may_be = name.len && previous.len && name.len <= previous.len + MARKS &&
                  previous.len <= name.len + MARKS && name.at[0] == previous.at[0];
    return str_eq(name, previous) ||
           (may_be && str_eq(fold_name(name, FOLD_PLAIN, rooms[0], sizeof rooms[0]),
                             fold_name(previous, FOLD_PLAIN, rooms[1], sizeof rooms[1])));
}

/* Whether a county has no name in the script that its country's name is shown in. Few have, and
 * the settlement and the state tell where it is. */
static bool image_place_is_other_script(image_ref ref, str name, str country) {
    return image_place_class(ref) == IMAGE_COUNTY && image_place_is_latin(name) &&
           !image_place_is_latin(country);
}

/* The address and the display name, in which a name that equals the previous one is left out. */
static void image_place_set_address(const image_view *v, const image_ref *chain, int count,
                                    image_ref postal, place *p) {
    str names[IMAGE_PLACE_CHAIN_MAX], previous = STR_NONE, own = STR_NONE;
    str code = postal.m ? image_set_name(v, postal) : STR_NONE;
    int city = -1;
    p->address.at = ARENA_NEW(v->mem, str_pair, PLACE_ADDRESS_MAX);
    if (!p->address.at) {
        return;
    }
    for (int i = 0; i < count; i++) {
        image_class cls = image_place_class(chain[i]);
        bool is_around = city >= 0 && (cls == IMAGE_COUNTY || cls == IMAGE_STATE);
        names[i] = is_around ? image_set_name_around(v, chain[i], chain[city])
                             : image_set_name(v, chain[i]);
        str part = image_part(chain[i].m, chain[i].place);
        bool is_settled = image_place_is_settled(chain[i]); /* a village of a municipality */
        city = is_settled ? i : city;
        bool is_taken = is_settled && image_place_has_part(p, part);
        part = is_taken ? STR("municipality") : image_place_copy_text(v, chain[i].m, part);
        if (cls == IMAGE_COUNTRY) {
            own = city < 0 && chain[0].m != v->set->base ? image_place_own_city(chain[0]) : own;
            own = image_place_copy_text(v, chain[0].m, own);
            image_place_add_part(p, STR("city"), own);
            image_place_add_part(p, STR("postcode"), code);
        }
        image_place_add_part(p, part, names[i]);
        image_place_add_codes(v, chain[i], p);
    }
    image_place_add_part(p, STR("postcode"), code);
    out text = out_over(v->mem);
    for (int i = 0; i < count; i++) {
        if (i && image_place_class(chain[i]) == IMAGE_COUNTRY) {
            image_place_add_text(&text, own);
            image_place_add_text(&text, code);
            previous = code.len ? code : previous;
        }
        bool is_left_out = i && image_place_is_other_script(chain[i], names[i], names[count - 1]);
        if (names[i].len && !is_left_out && !image_place_is_again(names[i], previous)) {
            previous = names[i];
            image_place_add_text(&text, previous);
        }
    }
    p->name = count ? names[0] : STR_NONE;
    p->display_name = out_taken(&text, v->mem);
}

/* To 1e-6 degrees, a decimetre: more digits would only show the fixed-point fraction. */
static double image_place_round(double degrees) {
    return round(degrees * 1e6) / 1e6;
}

static bool image_place_is_mountain(image_ref ref) {
    if (!ref.m->is_own || image_place_class(ref) != IMAGE_NATURE) {
        return false;
    }
    image_kind kind = image_kind_of(ref.m, ref.place);
    return image_kind_has(kind, STR("natural=peak")) ||
           image_kind_has(kind, STR("natural=volcano"));
}

/* For divisions of our own tables only the sum of their towns is known, which counts some people
 * twice: good enough for importance, but not to be shown. */
GEO_FN uint32_t image_place_population(image_ref ref) {
    image_class cls = image_place_class(ref);
    bool is_sum = !ref.m->has_osm_ids && (cls == IMAGE_STATE || cls == IMAGE_COUNTY);
    return is_sum || image_place_is_mountain(ref) ? 0 : image_population(ref.m, ref.place);
}

GEO_FN str image_place_countries(image_ref area) {
    char room[NAMES_TEXT_MAX], key[NAMES_TEXT_MAX + sizeof IMAGE_META_CONTINENT];
    out o = out_of(key, sizeof key);
    out_text(&o, STR(IMAGE_META_CONTINENT));
    out_text(&o, names_main(area.m, area.place, room));
    bool is_continent = image_place_class(area) == IMAGE_NATURE &&
                        image_kind_has(image_kind_of(area.m, area.place), STR("place=continent"));
    return is_continent ? image_meta(area.m, out_str(&o)) : STR_NONE;
}

GEO_FN str image_place_neighbours(image_ref country) {
    str key = STR_NONE, value = STR_NONE;
    bool found = false;
    for (uint64_t i = 0; !found && image_tag(country.m, country.place, i, &key, &value); i++) {
        found = str_eq(key, STR(IMAGE_TAG_NEIGHBOURS));
    }
    return found ? value : STR_NONE;
}

GEO_FN uint32_t image_place_elevation_m(image_ref ref) {
    return image_place_is_mountain(ref) ? image_population(ref.m, ref.place) : 0;
}

GEO_FN bool image_place_outline(const image_view *v, image_ref ref, place_outline *o) {
    /* Of what may have parts everywhere: for a worker; and of what is near its seat. */
    enum { AREA_WORK = 30000, SEAT_WORK = 300 };
    image_class cls = image_place_class(ref);
    int work = cls == IMAGE_COUNTY || image_place_is_settled(ref) ? SEAT_WORK : AREA_WORK;
    return outline_read(ref.m, ref.place, v->mem, o) ||
           (call_charge(v->call, work) && area_outline_read(ref.m, ref.place, v->mem, o));
}

/* To three digits: outlines are simplified. */
static double image_place_outline_area(const place_outline *shape) {
    double area = shape->is_line ? 0 : geometry_area_km2(shape);
    double unit = area > 0 ? pow(10, floor(log10(area)) - 2) : NAN;
    return round(area / unit) * unit;
}

static double image_place_country_area(const image_view *v, image_ref ref) {
    char key[sizeof IMAGE_META_AREA + 2];
    out o = out_of(key, sizeof key);
    int64_t area = 0;
    out_text(&o, STR(IMAGE_META_AREA));
    out_text(&o, image_set_country_code(v, ref));
    return v->set->base && str_int(image_meta(v->set->base, out_str(&o)), &area) ? (double)area
                                                                                 : NAN;
}

GEO_FN double image_place_area_km2(const image_view *v, image_ref ref) {
    arena before = *v->mem;
    place_outline shape;
    double area = image_place_class(ref) == IMAGE_COUNTRY ? image_place_country_area(v, ref)
                  : image_place_outline(v, ref, &shape)   ? image_place_outline_area(&shape)
                                                          : NAN;
    before.full = v->mem->full;
    *v->mem = before;
    return area;
}

/* What only some kinds of places have. */
static void image_place_set_facts(const image_view *v, image_ref ref, place *p) {
    uint32_t population = image_place_population(ref), elevation_m = image_place_elevation_m(ref);
    p->population = population ? (int64_t)population : RECORD_NO_INT;
    p->elevation_m = elevation_m ? elevation_m : NAN;
    if (ref.m->lang_iata && image_place_class(ref) == IMAGE_POI) {
        char room[NAMES_TEXT_MAX];
        str code = names_tagged(ref.m, ref.place, ref.m->lang_iata, room);
        p->iata = code.len ? arena_copy(v->mem, code) : STR_NONE;
    }
}

GEO_FN void image_place_set_claimants(const image_view *v, double lat, double lon, place *p) {
    str all = v->set->base ? part_claimants_at(v->set->base, lat, lon) : STR_NONE;
    p->claimed_by =
        (str_list){all.len ? ARENA_NEW(v->mem, str, IMAGE_PLACE_CLAIMANTS_MAX) : NULL, 0};
    while (all.len && p->claimed_by.at && p->claimed_by.count < IMAGE_PLACE_CLAIMANTS_MAX) {
        p->claimed_by.at[p->claimed_by.count++] = str_cut(&all, ';');
    }
    p->is_disputed = p->claimed_by.count > 0;
}

GEO_FN place image_place_fill_chain(const image_view *v, const image_ref *chain, int count,
                                    image_ref postal) {
    image_ref ref = chain[0];
    call_charge(v->call, IMAGE_PLACE_FILL_WORK);
    image_kind kind = image_kind_of(ref.m, ref.place);
    place p = place_new();
    p.lat = image_place_round(image_lat(ref.m, ref.place));
    p.lon = image_place_round(image_lon(ref.m, ref.place));
    p.importance = image_importance(ref.m, ref.place);
    p.place_rank = kind.rank;
    p.category = image_place_copy_text(v, ref.m, kind.key);
    p.type = image_place_copy_text(v, ref.m, kind.value);
    p.address_type = image_place_copy_text(v, ref.m, kind.part);
    image_place_set_facts(v, ref, &p);
    image_id_set(ref, &p, v->mem);
    p.place_id = image_id_number(v->set, ref);
    image_place_set_address(v, chain, count, postal, &p);
    for (int i = 0; i < count; i++) {
        p.images = image_set_mark(p.images, image_set_index_of(v, chain[i].m));
    }
    p.timezone = image_place_timezone_of(v, chain, count);
    image_place_set_box(ref, &p);
    p.is_sea = image_place_class(ref) == IMAGE_MARINE;
    p.is_own = ref.m != v->set->base;
    place_finish(&p);
    return p;
}

GEO_FN void image_place_add_part_ids(const image_view *v, const image_ref *chain, int count,
                                     place *p) {
    enum { PARTS_MAX = IMAGE_PLACE_CHAIN_MAX + 1 }; /* and a suburb */
    str_pairs *ids = &p->part_ids;
    ids->at = ids->at ? ids->at : ARENA_NEW(v->mem, str_pair, PARTS_MAX);
    for (int i = 0; i < count && ids->at && ids->count < PARTS_MAX; i++) {
        place part = place_new();
        image_id_set(chain[i], &part, v->mem);
        str key = image_kind_of(chain[i].m, chain[i].place).part;
        ids->at[ids->count++] = (str_pair){image_place_copy_text(v, chain[i].m, key), part.id};
    }
}

GEO_FN place image_place_fill(const image_view *v, image_ref ref) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_told_chain(v->set, ref, chain);
    image_ref postal = image_place_postcode(v, chain, count, image_lat(ref.m, ref.place),
                                            image_lon(ref.m, ref.place));
    place p = image_place_fill_chain(v, chain, count, postal);
    if (p.place_rank >= IMAGE_PLACE_COUNTRY_RANK) { /* not of a continent by its middle */
        image_place_set_claimants(v, p.lat, p.lon, &p);
    }
    return p;
}

#undef IMAGE_PLACE_POSTCODE_M
#undef IMAGE_PLACE_COUNTRYSIDE_M
