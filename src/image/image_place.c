/* image_place -- where places of an image lie: what they are in, and what is at a point. Owns
 * nothing. Outside facts: the influence radius of a settlement in degrees, 1.974e-4 *
 * population^(15/32), which is half the side of its box, fitted to 6,011 urban areas of Natural
 * Earth (median error factor 1.39). */
#include "image_place.h"

#include <math.h>
#include <string.h>

#include "../base/utf8.h"
#include "../geo/geo.h"
#include "area.h"
#include "area_near.h"
#include "area_outline.h"
#include "hidden.h"
#include "image.h"
#include "names.h"
#include "outline.h"
#include "rtree.h"
#include "timezone.h"

/* Outside of settlements, so much farther away is one influence radius more. */
#define IMAGE_PLACE_COUNTRYSIDE_M 5000.0

enum {
    IMAGE_PLACE_PART_MAX_M = 50000, /* parts of a settlement are no farther from its centre */
    IMAGE_PLACE_ROAD_MAX_M = 200    /* the road of a thing is no farther away */
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

#undef IMAGE_PLACE_COUNTRYSIDE_M
