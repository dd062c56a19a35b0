/* locate -- from a point to what an index file has there. Owns nothing. Outside facts: Nominatim's
 * zoom levels as place ranks, and how far it looks for streets and for houses of a street.
 *
 * What is right there comes first: the nearest of the lines of streets, houses and points of
 * interest. A street gives way to its nearest house. What contains the point is known best from the
 * outlines of areas; the parents of what was found add what has no outline. */
#include "locate.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "../image/hidden.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/outline.h"
#include "../image/rtree.h"

enum {
    LOCATE_STREET_M = 660,  /* farthest street, */
    LOCATE_POINT_M = 200,   /* street of which only a point is known, house or thing, */
    LOCATE_HOUSE_M = 110,   /* house of the nearest street */
    LOCATE_RANK_THING = 30, /* of houses, shops and the like */
    LOCATE_ZOOM_MAX = 18,
    LOCATE_ZOOM_STREET = 16, /* the first of streets, */
    LOCATE_ZOOM_HOUSE = 18   /* and of houses */
};

/* The greatest rank of what a zoom shows. */
static const unsigned char locate_ranks[LOCATE_ZOOM_MAX + 1] = {
    4, 4, 4, 4, 4, 8, 10, 10, 12, 12, 16, 17, 18, 19, 22, 25, 26, 27, 30};

static const image_ref locate_none = {NULL, IMAGE_NO_PLACE};

static int locate_rank_max(const place_point *p) {
    return locate_ranks[MAX(MIN(p->zoom, (int)LOCATE_ZOOM_MAX), 0)];
}

/* ---- what is right there ---- */

/* Of what has no line, only its point is known. */
static double locate_street_score(const rtree_query *q, const image *m, uint32_t row,
                                  double distance_m, double worst) {
    const place_point *p = q->ctx;
    bool fits = image_kind_of(m, row).rank <= locate_rank_max(p);
    return distance_m < worst && fits && !outline_has(m, row) ? distance_m : -1;
}

/* Of nature only localities count, which is what the user's own rows are when they have no kind. */
static double locate_thing_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    (void)q;
    (void)worst;
    bool is_nature = image_class_of(m, row) == IMAGE_NATURE;
    bool is_own = !is_nature || image_kind_has(image_kind_of(m, row), STR("place=locality"));
    return is_own ? distance_m : -1;
}

static double locate_house_score(const rtree_query *q, const image *m, uint32_t row,
                                 double distance_m, double worst) {
    (void)worst;
    image_ref street = image_place_parent((image_ref){m, row});
    return image_place_is_same(street, *(const image_ref *)q->ctx) ? distance_m : -1;
}

typedef struct {
    image_ref ref;
    double distance_m;
} locate_hit;

/* The index file that a place is of, which has the areas of its update. */
static const image *locate_file(image_ref ref) {
    return ref.m->base ? ref.m->base : ref.m;
}

static locate_hit locate_nearest_in(const image_view *v, const image *m, const place_point *p,
                                    unsigned classes, double max_m, rtree_score *score,
                                    const void *ctx) {
    rtree_query q = {.lat = p->lat,
                     .lon = p->lon,
                     .classes = classes,
                     .max_m = max_m,
                     .score = score,
                     .ctx = ctx,
                     .call = v->call};
    rtree_hit hit;
    for (int i = 0; i < IMAGE_CLASSES; i++) {
        q.influence_m[i] = 1; /* the score is the distance */
    }
    return rtree_search(m, &q, &hit, 1) ? (locate_hit){{m, hit.place}, hit.distance_m}
                                        : (locate_hit){locate_none, INFINITY};
}

/* In a file and its update. */
static locate_hit locate_nearest(const image_view *v, const image *m, const place_point *p,
                                 unsigned classes, double max_m, rtree_score *score,
                                 const void *ctx) {
    locate_hit hit = locate_nearest_in(v, m, p, classes, max_m, score, ctx), other = hit;
    if (m->update) {
        max_m = MIN(max_m, hit.distance_m);
        other = locate_nearest_in(v, m->update, p, classes, max_m, score, ctx);
    }
    return other.distance_m < hit.distance_m ? other : hit;
}

static locate_hit locate_line(const image_view *v, const image *m, const place_point *p) {
    outline_query q = {.lat = p->lat,
                       .lon = p->lon,
                       .max_m = LOCATE_STREET_M,
                       .cls = IMAGE_STREET,
                       .rank_max = locate_rank_max(p),
                       .call = v->call};
    locate_hit line = {.ref = locate_none};
    uint32_t row = outline_nearest(m, &q, &line.distance_m);
    line.ref = row == IMAGE_NO_PLACE ? locate_none : (image_ref){m, row};
    return line;
}

static locate_hit locate_street(const image_view *v, const image *m, const place_point *p) {
    locate_hit line = locate_line(v, m, p), other = line;
    other = m->update ? locate_line(v, m->update, p) : other;
    line = other.distance_m < line.distance_m ? other : line;
    locate_hit point =
        locate_nearest(v, m, p, IMAGE_CLASS_BIT(IMAGE_STREET),
                       MIN((double)LOCATE_POINT_M, line.distance_m), locate_street_score, p);
    return point.ref.m ? point : line;
}

/* The smallest thing that contains the point, smaller than *least_m. */
static void locate_smallest(const image_view *v, const image *m, const place_point *p,
                            image_ref *best, double *least_m) {
    uint32_t rows[OUTLINE_AREAS_MAX];
    int count = outline_areas_at(m, v->call, IMAGE_POI, p->lat, p->lon, rows);
    for (int i = 0; i < count; i++) {
        bbox box;
        bool is_thing = image_kind_of(m, rows[i]).rank >= LOCATE_RANK_THING;
        double size_m = is_thing && image_box(m, rows[i], &box)
                            ? sqrt(geo_bbox_area_km2(box)) * 1000
                            : INFINITY;
        *best = size_m < *least_m ? (image_ref){m, rows[i]} : *best;
        *least_m = MIN(size_m, *least_m);
    }
}

/* The smallest thing that contains the point; land of some use is none, nor is what is large while
 * a street is near: on a road of an airport one is on that road. */
static image_ref locate_around(const image_view *v, const image *m, const place_point *p,
                               double street_m) {
    enum { SIZE_TO_STREET = 10 };
    image_ref best = locate_none;
    double least_m = street_m * SIZE_TO_STREET;
    locate_smallest(v, m, p, &best, &least_m);
    if (m->update) {
        locate_smallest(v, m->update, p, &best, &least_m);
    }
    return best;
}

/* The house or thing nearest to the point. The address of a shop says more than its name. */
static locate_hit locate_thing(const image_view *v, const image *m, const place_point *p) {
    unsigned house = IMAGE_CLASS_BIT(IMAGE_HOUSE);
    unsigned classes =
        house | IMAGE_CLASS_BIT(IMAGE_POI) | (m->has_osm_ids ? 0 : IMAGE_CLASS_BIT(IMAGE_NATURE));
    locate_hit hit = locate_nearest(v, m, p, classes & image_place_layers(p->layer), LOCATE_POINT_M,
                                    locate_thing_score, NULL);
    if (hit.ref.m && image_place_class(hit.ref) == IMAGE_POI) {
        locate_hit at =
            locate_nearest(v, m, p, house, hit.distance_m + 1, locate_thing_score, NULL);
        hit = at.ref.m ? at : hit;
    }
    return hit;
}

/* The nearest house of a street, or of one that it takes the place of. */
static image_ref locate_house(const image_view *v, const image *m, const place_point *p,
                              image_ref street) {
    locate_hit best = {locate_none, LOCATE_HOUSE_M};
    image_ref one = street;
    for (uint64_t n = 0; one.place != IMAGE_NO_PLACE; n++) {
        locate_hit house = locate_nearest(v, m, p, IMAGE_CLASS_BIT(IMAGE_HOUSE), best.distance_m,
                                          locate_house_score, &one);
        best = house.ref.m ? house : best;
        one.place =
            street.m->base ? hidden_twin(street.m, street.place, n, &one.m) : IMAGE_NO_PLACE;
    }
    return best.ref;
}

/* What the file has right there. */
static image_ref locate_detail(const image_view *v, const image *m, const place_point *p) {
    locate_hit street = locate_street(v, m, p);
    if (p->zoom < LOCATE_ZOOM_HOUSE) {
        return street.ref;
    }
    locate_hit thing = locate_thing(v, m, p);
    if (thing.ref.m && thing.distance_m <= street.distance_m) {
        return thing.ref;
    }
    image_ref around = locate_around(v, m, p, street.distance_m);
    if (around.m || !street.ref.m) {
        return around;
    }
    image_ref house = locate_house(v, m, p, street.ref);
    return house.m ? house : street.ref;
}

/* ---- what contains it ---- */

static bool locate_is_area(image_class cls) {
    return cls <= IMAGE_SUBURB || cls == IMAGE_POSTCODE;
}

/* Where a place stands in a chain: smaller ones come first. */
static int locate_order(image_ref ref) {
    enum { RANKS = 32 };
    image_class cls = image_place_class(ref);
    return (int)cls * RANKS + image_kind_of(ref.m, ref.place).rank;
}

static bool locate_has(const image_ref *chain, int count, image_ref ref) {
    for (int i = 0; i < count; i++) {
        if (image_place_is_same(chain[i], ref)) {
            return true;
        }
    }
    return false;
}

/* Puts an area into its place above chain[0..from). */
static int locate_insert(image_ref *chain, int from, int count, image_ref ref) {
    if (count == IMAGE_PLACE_CHAIN_MAX || locate_has(chain, count, ref)) {
        return count;
    }
    int at = count;
    for (; at > from && locate_order(chain[at - 1]) < locate_order(ref); at--) {
        chain[at] = chain[at - 1];
    }
    chain[at] = ref;
    return count + 1;
}

/* Adds the areas of a file, and of its update, whose outlines contain the point. */
static int locate_add_areas(const image_view *v, const image *m, const place_point *p,
                            image_ref *chain, int from, int count) {
    count = m->update ? locate_add_areas(v, m->update, p, chain, from, count) : count;
    for (int cls = 0; cls <= IMAGE_SUBURB; cls++) {
        uint32_t rows[OUTLINE_AREAS_MAX];
        int found = outline_areas_at(m, v->call, (image_class)cls, p->lat, p->lon, rows);
        for (int i = 0; i < found; i++) {
            count = locate_insert(chain, from, count, (image_ref){m, rows[i]});
        }
    }
    return count;
}

static bool locate_has_class(const image_ref *chain, int count, image_class cls) {
    for (int i = 0; i < count; i++) {
        if (image_place_class(chain[i]) == cls) {
            return true;
        }
    }
    return false;
}

/* Where an outline says another country than the parents, those are abroad as far as they have no
 * outlines. */
static int locate_drop_abroad(image_ref *chain, int count) {
    int countries = 0, kept = 0;
    bool is_known = false;
    for (int i = 0; i < count; i++) {
        bool is_country = image_place_class(chain[i]) == IMAGE_COUNTRY;
        countries += is_country;
        is_known = is_known || (is_country && outline_has(chain[i].m, chain[i].place));
    }
    for (int i = 0; i < count; i++) {
        bool is_abroad = is_known && countries > 1 && locate_is_area(image_place_class(chain[i])) &&
                         !outline_has(chain[i].m, chain[i].place);
        chain[kept] = chain[i];
        kept += !is_abroad;
    }
    return kept;
}

GEO_FN bool locate_correct(const image_view *v, const place_point *p,
                           image_ref chain[IMAGE_PLACE_CHAIN_MAX], int *count) {
    const image *m = locate_file(chain[0]);
    bool is_outside[IMAGE_CLASSES] = {false};
    int kept = 0, from = 0;
    for (int i = 0; i < *count; i++) {
        image_class cls = image_place_class(chain[i]);
        bool is_known = locate_is_area(cls) && chain[i].m == m && outline_has(m, chain[i].place);
        if (is_known && !outline_contains(m, chain[i].place, p->lat, p->lon)) {
            is_outside[cls] = true;
            continue;
        }
        chain[kept++] = chain[i];
        from += !locate_is_area(cls) && from == kept - 1;
    }
    *count = locate_add_areas(v, m, p, chain, from, kept);
    *count = locate_drop_abroad(chain, *count);
    for (int cls = 0; cls <= IMAGE_COUNTY; cls++) {
        if (is_outside[cls] && !locate_has_class(chain, *count, (image_class)cls)) {
            return false;
        }
    }
    return *count > 0;
}

GEO_FN bool locate_is_in(const image_view *v, const place_point *p, const image_ref *chain,
                         int count, image_ref country) {
    image_ref top = chain[count - 1];
    if (!country.m || image_place_class(top) != IMAGE_COUNTRY ||
        outline_contains(top.m, top.place, p->lat, p->lon)) {
        return true;
    }
    str code = image_set_country_code(v, top);
    return !code.len || str_eq(code, image_set_country_code(v, country));
}

/* ---- the chain ---- */

/* Cuts a chain off below what the zoom shows. 0: the file lacks that. */
static int locate_cut(const image_view *v, const place_point *p, image_ref *chain, int count) {
    int level = 0, rank = locate_rank_max(p);
    if (p->zoom >= LOCATE_ZOOM_STREET) {
        return count;
    }
    while (level < count && image_kind_of(chain[level].m, chain[level].place).rank > rank) {
        level++;
    }
    if (level == count || (chain[level].m == v->set->base && image_set_file_count(v->set))) {
        return 0;
    }
    memmove(chain, chain + level, (size_t)(count - level) * sizeof *chain);
    return count - level;
}

/* What one file says. */
static int locate_in(const image_view *v, const image *m, image_ref country, const place_point *p,
                     image_ref chain[IMAGE_PLACE_CHAIN_MAX], image_ref *loose) {
    image_ref detail = locate_detail(v, m, p), areas[IMAGE_PLACE_CHAIN_MAX];
    int count = detail.m ? image_place_chain(v->set, detail, chain) : 0;
    if (!count || !locate_correct(v, p, chain, &count) ||
        !locate_is_in(v, p, chain, count, country)) {
        int found = locate_add_areas(v, m, p, areas, 0, 0);
        *loose = !loose->m && p->zoom >= LOCATE_ZOOM_STREET ? detail : *loose;
        count = found ? image_place_chain(v->set, areas[0], chain) : 0;
        if (!count || !locate_correct(v, p, chain, &count)) {
            return 0;
        }
    }
    return locate_cut(v, p, chain, count);
}

GEO_FN int locate_chain(const image_view *v, image_ref country, const place_point *p,
                        image_ref chain[IMAGE_PLACE_CHAIN_MAX], image_ref *loose) {
    *loose = locate_none;
    for (int i = 0; i < v->set->count; i++) {
        const image *m = &v->set->images[i];
        int count = m == v->set->base || m->base ? 0 : locate_in(v, m, country, p, chain, loose);
        if (count) {
            return count;
        }
    }
    return 0;
}
