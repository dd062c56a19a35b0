#ifndef GEO_LEGS_H
#define GEO_LEGS_H
/* legs -- the way between two points over a set of stops when no leg may be longer than a limit:
 * the shortest one, or the one with the fewest stops. All distances are great circles. */

#include "../base/call.h"
#include "geo.h"

enum { LEGS_STOPS_MAX = 36000 };

typedef enum {
    LEGS_A_STAR,   /* the least distance */
    LEGS_DIJKSTRA, /* the same, explored by the distance from the start alone */
    LEGS_FEWEST    /* the fewest legs, of those the least distance */
} legs_search;

typedef struct {
    geo_vec at;
    float lat, lon;  /* to find it in the grid */
    uint32_t weight; /* of those close together the heaviest counts */
    uint32_t id;     /* of the caller */
} legs_stop;

/* The stops in their grid, in an order that changes. REQUEST memory. */
typedef struct {
    legs_stop *stops;
    int count;
    struct legs_work *work;
} legs_map;

typedef struct {
    uint32_t *ids; /* of the stops in between, in their order */
    int count;
    double length_m;
    int explored; /* stops whose neighbours were looked at */
} legs_path;

/* GEO_TOO_LARGE: there is no memory for LEGS_STOPS_MAX stops. */
GEO_FN status legs_begin(call *c, legs_map *map);
GEO_FN void legs_clear(legs_map *map); /* of its stops */
GEO_FN bool legs_add(legs_map *map, double lat, double lon, uint32_t weight,
                     uint32_t id); /* false: full */
/* False: no such way, or no memory or no work is left, which the call knows. Ends: lat, lon. */
GEO_FN bool legs_find(call *c, legs_map *map, legs_search search, const double from[2],
                      const double to[2], double max_leg_m, legs_path *path);
/* Whether legs_find would find one. */
GEO_FN bool legs_has_way(call *c, legs_map *map, const double from[2], const double to[2],
                         double max_leg_m);
/* The least limit, up to most_m and a whole number of steps of `step_m`, with which there is a way;
 * NaN: none. Right after legs_find or legs_has_way has found none with low_m. */
GEO_FN double legs_least_limit_m(call *c, legs_map *map, const double from[2], const double to[2],
                                 double low_m, double most_m, double step_m);

#endif
