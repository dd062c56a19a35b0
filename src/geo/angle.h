#ifndef GEO_ANGLE_H
#define GEO_ANGLE_H
/* angle -- two angles as people write them: degrees, degrees and minutes, degrees, minutes and
 * seconds, with hemispheres, labels, signs, points or commas. */

#include "../base/out.h"

enum { ANGLE_TEXT_MAX = 256 }; /* bytes of a pair; longer texts are none */

typedef struct {
    double lat, lon;
    double half_deg;       /* half a unit of the last digit, */
    double rough_deg;      /* of the one that has fewer */
    int parts;             /* 1 degrees, 2 minutes, 3 seconds: the finer of the two */
    bool is_lon_first;     /* it is written so */
    bool is_order_assumed; /* nothing says which is the latitude, and both could be */
    bool is_o;             /* longitude with an O: west here, but east in German */
} angle_pair;

/* False for everything that is not such a pair from the first to the last byte. */
GEO_FN bool angle_read(str text, angle_pair *pair);
GEO_FN void angle_write(out *o, double lat, double lon, int parts);

#endif
