#ifndef GEO_GAZ_NEAR_H
#define GEO_GAZ_NEAR_H
/* gaz_near -- the places of an image that are nearest to a point, or nearest in a sense that the
 * caller gives. True distances on the sphere, across the antimeridian and at the poles. */

#include "../base/call.h"
#include "gaz_image.h"

typedef struct {
    uint32_t place;
    double distance_m, score;
} near_hit;

typedef struct near_query near_query;
typedef double near_score(const near_query *q, const image *m, uint32_t place, double distance_m,
                          double worst);
struct near_query {
    double lat, lon;
    unsigned classes; /* IMAGE_CLASS_BITs */
    double max_m;     /* nothing farther away */
    /* The smaller the nearer; NULL: the distance. A negative score refuses the place, and so may
     * any that is known to come to `worst` or more. */
    near_score *score;
    /* With a score: no place of the class scores less than distance_m / reach_m[class]. */
    double reach_m[IMAGE_CLASSES];
    const void *with; /* of the caller */
    call *call;       /* to charge; NULL: nobody, for the embedded image is small */
};

/* The best `limit` places, best first; answers their count. Fewer when the call's work is over. */
GEO_FN int near_search(const image *m, const near_query *q, near_hit *hits, int limit);

#endif
