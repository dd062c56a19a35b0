#ifndef GEO_RTREE_H
#define GEO_RTREE_H
/* rtree -- the places of an image that are nearest to a point, or nearest in a sense that the
 * caller gives. True distances on the sphere, across the antimeridian and at the poles. */

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
    /* The smaller the nearer; NULL: the distance. A negative score refuses the place, and so may
     * any that is known to come to `worst` or more. */
    rtree_score *score;
    /* With a score: no place of the class scores less than distance_m / influence_m[class]. */
    double influence_m[IMAGE_CLASSES];
    const void *with; /* of the caller */
    call *call;       /* to charge; NULL: nobody, for the embedded image is small */
};

/* The best `limit` places, best first; answers their count. Fewer when the call's work is over. */
GEO_FN int rtree_search(const image *m, const rtree_query *q, rtree_hit *hits, int limit);

#endif
