#ifndef GEO_TOUR_H
#define GEO_TOUR_H
/* tour -- the shortest order in which to visit points. */

#include "../base/call.h"
#include "geo.h"

enum {
    TOUR_POINTS_MAX = 64,
    TOUR_EXACT_MAX = 10 /* points whose order is free: up to here the shortest, else a good one */
};

/* Fills order[count] with the indices of the points. The first stays; so does the last, unless the
 * tour ends where it began. GEO_TOO_LARGE: no memory. */
GEO_FN status tour_order(call *c, const geo_vec *points, int count, bool is_round, int *order);
GEO_FN double tour_length_m(const geo_vec *points, const int *order, int count, bool is_round);

#endif
