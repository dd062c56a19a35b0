/* around -- what a point has near it. Owns nothing. Outside facts: how large things of a kind
 * usually are; an airport's extent grows with its importance.
 *
 * Things of the embedded image are points. A person at one names it, so the point is at a thing
 * within an extent by its kind. Of several, the nearest is named; a famous one seems nearer, and
 * what is built seems nearer than the summit that it stands on. Suburbs are points, too: the
 * nearest one surely has the point only when it is much nearer than the next one. */
#include "around.h"

#include <math.h>

#include "../base/out.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../image/area.h"
#include "../image/area_near.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/image_record.h"
#include "../image/rtree.h"

enum {
    AROUND_THING_M = 150,       /* extent of what has no other, */
    AROUND_FAMOUS_M = 250,      /* of a famous sight, */
    AROUND_AIRPORT_M = 6000,    /* of an airport, times its importance, */
    AROUND_EXTENT_MAX_M = 3300, /* and the largest of all */
    AROUND_ISLET_M = 4000,      /* sides of an island that is named although a city is near */
    AROUND_SUBURB_M = 1000,     /* from the centre of a suburb that is sure to have the point; */
    AROUND_NEXT_M = 5000,       /* so near are the suburbs that are compared, */
    AROUND_SUBURB_TIMES = 3,    /* and the next one must be so much farther */
    AROUND_KINDS = 8,           /* whose extents are kept in one search */
    AROUND_TOWN_M = 40000,      /* a settlement that the point may be in */
    AROUND_ISLAND_DEG = 1,      /* sides of an island whose middle tells where it is */
    AROUND_WORLD_M = 20100000,  /* half round the earth */
    AROUND_LINE_M = 3000000,    /* farther than any point from a coast */
    AROUND_AT_M = 50            /* so near no direction is told */
};

#define AROUND_FAMOUS 0.4 /* importance */

static const image_ref around_none = {NULL, IMAGE_NO_PLACE};

static bool around_is_island(const image *m, uint32_t row) {
    static const str tags[] = {STR_ROW("place=island"), STR_ROW("place=islet")};
    return image_has_kind(m, row, tags, LEN(tags));
}

/* ---- the feature ---- */

/* Kinds that are larger than most. */
static const struct {
    str tag;
    int extent_m;
} around_extents[] = {
    {STR_ROW("aeroway"), AROUND_EXTENT_MAX_M},        /* if it is important, */
    {STR_ROW("tourism=attraction"), AROUND_FAMOUS_M}, /* likewise */
    {STR_ROW("tourism=theme_park"), 500},
    {STR_ROW("tourism=zoo"), 400},
    {STR_ROW("leisure=park"), 400},
    {STR_ROW("man_made=bridge"), 400},
    {STR_ROW("amenity=university"), 300},
    {STR_ROW("leisure=stadium"), 200},
};

/* Of one search: the places of a kind are many. */
typedef struct {
    image_ref town;
    struct {
        uint64_t kind; /* and 1; 0: empty */
        double extent_m;
    } known[AROUND_KINDS];
} around_search;

/* The largest of a kind. */
static double around_kind_extent_m(image_kind kind) {
    for (size_t i = 0; i < LEN(around_extents); i++) {
        if (image_kind_has(kind, around_extents[i].tag)) {
            return around_extents[i].extent_m;
        }
    }
    return AROUND_THING_M;
}

/* What depends on the importance is at most that of its kind. */
static double around_extent_m(around_search *s, const image *m, uint32_t row, double distance_m) {
    uint64_t kind = image_value(m, IMAGE_KIND, row) + 1;
    size_t at = kind % AROUND_KINDS;
    if (s->known[at].kind != kind) {
        s->known[at].kind = kind;
        s->known[at].extent_m = around_kind_extent_m(image_kind_of(m, row));
    }
    double most_m = s->known[at].extent_m;
    if (distance_m > most_m) {
        return 0;
    }
    double importance = image_importance(m, row);
    if (most_m >= AROUND_EXTENT_MAX_M) {
        return MIN(AROUND_AIRPORT_M * importance, most_m);
    }
    bool is_plain = most_m == AROUND_FAMOUS_M && importance < AROUND_FAMOUS;
    return is_plain ? AROUND_THING_M : most_m;
}

/* A small island whose box has the point, but not the town; or one that is known as a point. */
static bool around_is_islet(const rtree_query *q, const image *m, uint32_t row, double distance_m) {
    const image_ref *town = &(*(around_search *const *)q->ctx)->town;
    bbox box;
    if (!around_is_island(m, row)) {
        return false;
    }
    if (!image_box(m, row, &box)) {
        return distance_m <= AROUND_THING_M;
    }
    return geo_bbox_contains(box, q->lat, q->lon) &&
           (box.north - box.south) * GEO_DEGREE_M <= AROUND_ISLET_M &&
           geo_bbox_width(box) * GEO_DEGREE_M * cos(q->lat * GEO_DEG) <= AROUND_ISLET_M &&
           !(town->m && image_place_is_in_box(*town, (image_ref){m, row}));
}

/* What one stands on or before; other nature is an area, or a line. */
static bool around_is_spot(const image *m, uint32_t row) {
    static const str tags[] = {STR_ROW("natural=peak"),       STR_ROW("natural=volcano"),
                               STR_ROW("natural=saddle"),     STR_ROW("natural=cape"),
                               STR_ROW("waterway=waterfall"), STR_ROW("natural=cliff"),
                               STR_ROW("natural=hill")};
    return image_has_kind(m, row, tags, LEN(tags));
}

/* Scores what is close by its distance, and behind all of that what is wide. */
static double around_feature_score(const rtree_query *q, const image *m, uint32_t row,
                                   double distance_m, double worst) {
    const double base_m = 30, summit_m = 100, least = 0.2, wide = 1000;
    (void)worst;
    if (image_class_of(m, row) == IMAGE_NATURE) {
        bool is_spot = distance_m <= AROUND_THING_M && around_is_spot(m, row);
        return is_spot ? (distance_m + base_m + summit_m) / (image_importance(m, row) + least)
               : around_is_islet(q, m, row, distance_m) ? 2 * wide
                                                        : -1;
    }
    if (distance_m <= AROUND_THING_M) {
        return (distance_m + base_m) / (image_importance(m, row) + least);
    }
    double extent_m = around_extent_m(*(around_search *const *)q->ctx, m, row, distance_m);
    return distance_m <= extent_m ? wide + wide * distance_m / extent_m : -1;
}

GEO_FN image_ref around_feature(const image_view *v, image_ref town, double lat, double lon) {
    around_search search = {.town = town}, *ctx = &search;
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_POI),
                     .max_m = AROUND_EXTENT_MAX_M,
                     .score = around_feature_score,
                     .ctx = &ctx};
    q.influence_m[IMAGE_NATURE] = q.influence_m[IMAGE_POI] = INFINITY;
    return image_place_nearest(v->set->base, &q);
}

/* ---- the suburb ---- */

/* The nearest two suburbs; returns their number. */
static int around_suburbs(const image *m, double lat, double lon, rtree_hit hits[2]) {
    rtree_query q = {
        .lat = lat, .lon = lon, .classes = IMAGE_CLASS_BIT(IMAGE_SUBURB), .max_m = AROUND_NEXT_M};
    return m ? rtree_search(m, &q, hits, 2) : 0;
}

/* The town that people file a suburb under. */
static image_ref around_town_of(const image_view *v, image_ref suburb) {
    return image_place_settlement_at(v->set, image_place_ancestor(suburb, IMAGE_COUNTRY), suburb,
                                     image_lat(suburb.m, suburb.place),
                                     image_lon(suburb.m, suburb.place), AROUND_TOWN_M);
}

GEO_FN image_ref around_suburb(const image_view *v, image_ref country, image_ref town, double lat,
                               double lon) {
    rtree_hit hits[2];
    int count = around_suburbs(v->set->base, lat, lon, hits);
    double next_m = count > 1 ? hits[1].distance_m : AROUND_NEXT_M;
    image_ref suburb = {v->set->base, count ? hits[0].place : IMAGE_NO_PLACE};
    bool is_sure = count && hits[0].distance_m <= AROUND_SUBURB_M &&
                   hits[0].distance_m * AROUND_SUBURB_TIMES <= next_m &&
                   image_place_is_in(suburb, country) &&
                   image_place_is_same(around_town_of(v, suburb), town);
    return is_sure ? suburb : around_none;
}

/* ---- the neighbours ---- */

/* "12.3 km NE of Lodwar": where the point is, seen from what is near it. */
static str around_relation(arena *mem, const place_near *near) {
    static const char *const winds[] = {"N", "NE", "E", "SE", "S", "SW", "W", "NW"};
    const double step = 360.0 / LEN(winds);
    double from = near->bearing_deg + 180 + step / 2; /* the opposite direction */
    out o = out_over(mem);
    if (near->distance_m < AROUND_AT_M) {
        out_text(&o, STR("at "));
    } else {
        place_text_distance(&o, near->distance_m);
        out_fmt(&o, " %s of ", winds[(size_t)(from / step) % LEN(winds)]);
    }
    out_text(&o, near->name);
    return out_taken(&o, mem);
}

/* `found`: the answer, whose country needs not be told again. NULL: there is none. */
static place_near *around_near(const image_view *v, const place_point *p, const place *found,
                               image_ref ref) {
    place_near *near = ref.m ? ARENA_NEW(v->mem, place_near, 1) : NULL;
    if (!near) {
        return NULL;
    }
    place there = image_record_fill(v, ref);
    str country = place_part(&there, "country_code");
    *near = (place_near){
        .name = there.name,
        .country_code = str_eq(country, place_part(found, "country_code")) ? STR_NONE : country,
        .display_name = there.display_name,
        .id = there.id,
        .lat = there.lat,
        .lon = there.lon,
        .distance_m = geo_distance_m(p->lat, p->lon, there.lat, there.lon),
        .bearing_deg = geo_bearing_deg(p->lat, p->lon, there.lat, there.lon)};
    near->relation = around_relation(v->mem, near);
    return near;
}

static image_ref around_nearest(const image_view *v, const place_point *p, unsigned classes,
                                rtree_score *score) {
    image_ref best = around_none;
    double max_m = AROUND_WORLD_M;
    for (int i = 0; i < v->set->count; i++) {
        rtree_query q = {.lat = p->lat,
                         .lon = p->lon,
                         .classes = classes,
                         .max_m = max_m,
                         .score = score,
                         .call = v->call};
        for (int c = 0; c < IMAGE_CLASSES; c++) {
            q.influence_m[c] = 1; /* a score is the distance */
        }
        image_ref ref = image_place_nearest(&v->set->images[i], &q);
        best = ref.m ? ref : best;
        max_m = ref.m ? image_place_away_m(ref, p->lat, p->lon) : max_m;
    }
    return best;
}

/* The settlement that the point is in, however far its centre is; else the nearest centre. */
static image_ref around_settlement(const image_view *v, image_ref country, const place_point *p) {
    image_ref division = image_place_division_at(v->set, country, p->lat, p->lon);
    image_ref town =
        image_place_settlement_at(v->set, country, division, p->lat, p->lon, AROUND_TOWN_M);
    bool is_in = town.m && image_place_is_central(town, p->lat, p->lon);
    return is_in ? town : around_nearest(v, p, IMAGE_SETTLED_MASK, NULL);
}

/* The nearest point of a line of land, with the place beyond it. */
static const place_near *around_line(const image_view *v, const place_point *p, const place *found,
                                     image_ref country, area_near_kind kind) {
    area_near line;
    bool is_border = kind == AREA_NEAR_BORDER;
    if (!v->set->base || (is_border && !country.m) ||
        !area_near_find(v->set->base, kind, is_border ? country.place : IMAGE_NO_PLACE, p->lat,
                        p->lon, AROUND_LINE_M, &line)) {
        return NULL;
    }
    uint32_t row = area_place(v->set->base, line.left ? line.left : line.right);
    if (is_border && area_is_within(v->set->base, row, country.place)) {
        row = area_place(v->set->base, line.right);
    }
    image_ref beyond = {v->set->base, row};
    place_near *near =
        around_near(v, p, found, is_border ? image_place_ancestor(beyond, IMAGE_COUNTRY) : beyond);
    if (near) {
        near->lat = line.lat;
        near->lon = line.lon;
        near->distance_m = line.distance_m;
        near->bearing_deg = geo_bearing_deg(p->lat, p->lon, line.lat, line.lon);
        near->relation = STR_NONE;
    }
    return near;
}

/* Distance to settlements, and to islands that are small. */
static double around_land_score(const rtree_query *q, const image *m, uint32_t row,
                                double distance_m, double worst) {
    bbox box;
    (void)q;
    if (distance_m >= worst) {
        return -1;
    }
    bool is_land = image_class_of(m, row) != IMAGE_NATURE ||
                   (around_is_island(m, row) &&
                    (!image_box(m, row, &box) ||
                     MAX(geo_bbox_width(box), box.north - box.south) <= AROUND_ISLAND_DEG));
    return is_land ? distance_m : -1;
}

GEO_FN void around_find(const image_view *v, const place_point *p, const place *found, bool is_full,
                        place_around *around) {
    rtree_hit hits[2];
    *around = (place_around){0};
    if (!v->set->base && !image_set_file_count(v->set)) {
        return;
    }
    image_ref country = image_place_country_at(v->set, p->lat, p->lon);
    around->nearest = around_near(v, p, found, around_settlement(v, country, p));
    if (found->is_sea) {
        unsigned land = IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_NATURE);
        around->land = around_near(v, p, found, around_nearest(v, p, land, around_land_score));
    }
    if (!is_full) {
        return;
    }
    if (around_suburbs(v->set->base, p->lat, p->lon, hits) && !place_part(found, "suburb").len) {
        around->suburb = around_near(v, p, found, (image_ref){v->set->base, hits[0].place});
    }
    image_ref feature = v->set->base ? around_feature(v, around_none, p->lat, p->lon) : around_none;
    around->feature = around_near(v, p, found, feature);
    if (around->feature && str_eq(around->feature->id, found->id)) {
        around->feature = NULL; /* it is the answer */
    }
    around->coast = around_line(v, p, found, country, AREA_NEAR_COAST);
    around->border = around_line(v, p, found, country, AREA_NEAR_BORDER);
}

#undef AROUND_FAMOUS
