#ifndef GEO_HOPS_H
#define GEO_HOPS_H
/* hops -- ways over the settlements of the gazetteer with legs of limited length. */

#include "../geo/legs.h"
#include "../geo/place.h"

enum {
    HOPS_PEOPLE = 15000, /* of the settlements that are stops */
    HOPS_AVOID_MAX = 16
};

/* Where no stop may be: a country or a division of the gazetteer by its id, else the box. */
typedef struct {
    str id;
    bbox box;
} hops_area;

typedef struct {
    double max_leg_m;
    legs_search search;
    const hops_area *avoid;
    int avoid_count;
    str language; /* of the names */
} hops_ask;

typedef struct {
    bool is_found;
    place_list stops;    /* in between, in their order */
    place_origin origin; /* of these */
    int explored;
    double least_m; /* when none is found: the least max_leg_m, in whole km up to most_m, that would
                       do for this way and those before; NaN: none */
    bool is_avoided; /* and that without `avoid` there is one, as for those before */
} hops_way;

/* The stops of a question, for all its ways. REQUEST memory. */
typedef struct {
    const hops_ask *ask;
    legs_map map;
    double least_m; /* of the ways that were not found; 0: all were */
    bool is_not_avoided;
} hops;

GEO_FN status hops_begin(call *c, const hops_ask *ask, hops *h);
GEO_FN status hops_find(call *c, hops *h, const double from[2], const double to[2], double most_m,
                        hops_way *way); /* from, to: lat, lon */

#endif
