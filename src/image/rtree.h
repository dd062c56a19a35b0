#ifndef GEO_RTREE_H
#define GEO_RTREE_H
/* rtree -- nearest places by a packed Hilbert R-tree: those nearest to a point, or best by a score
 * of the caller. Distances are great-circle distances, across the antimeridian and at the poles,
 * too. */

#include "../base/call.h"
#include "image.h"

typedef struct {
    uint32_t place;
    double distance_m, score;
} rtree_hit;

typedef struct rtree_query rtree_query;
typedef double rtree_score(const rtree_query *q, const image *m, uint32_t place, double distance_m,
                           double worst);
struct rtree_query {
    double lat, lon;
    unsigned classes; /* IMAGE_CLASS_BITs */
    double max_m;     /* nothing farther away */
    /* Smaller is better; NULL: the distance. A negative score rejects the place; a score function
     * may also reject any place that would score `worst` or more. */
    rtree_score *score;
    /* With a score: a lower bound, distance_m / influence_m[class], for places of the class. */
    double influence_m[IMAGE_CLASSES];
    /* Not 0: from 1 on, the lower bound is 1 + (distance_m - influence_m[class]) / beyond_m. */
    double beyond_m;
    const void *ctx; /* of the caller */
    call *call;      /* is charged; NULL: none, as the embedded image is small */
};

/* The box of the image's places of these classes; "no box": it has none. */
GEO_FN bbox rtree_extent(const image *m, unsigned classes);
/* Calls `visit` for every place of a class in a box, which does not cross the antimeridian, as long
 * as the call's work is not over. */
GEO_FN void rtree_walk(const image *m, call *c, image_class cls, bbox box,
                       void (*visit)(void *ctx, uint32_t row), void *ctx);
/* The best `limit` places, best first; returns their number. Fewer when the call's work is over. */
GEO_FN int rtree_search(const image *m, const rtree_query *q, rtree_hit *hits, int limit);

#endif
