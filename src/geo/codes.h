#ifndef GEO_CODES_H
#define GEO_CODES_H
/* codes -- positions as short texts, each the name of one cell of a grid over the world: Open
 * Location Codes (plus codes), geohashes and Maidenhead locators. */

#include "../base/out.h"

enum {
    CODES_PLUS_MAX = 15,    /* digits that count of a plus code; what follows is ignored */
    CODES_GEOHASH_MAX = 12, /* 60 bits: 4 cm */
    CODES_LOCATOR_MAX = 10  /* five pairs: 20 m */
};

typedef struct {
    double lat, lon;           /* of the middle */
    double half_lat, half_lon; /* degrees from there to the sides */
} codes_cell;

/* Plus codes by the specification of Open Location Code. A full one ("8FVC9G8F+6X") says where it
 * is, a short one ("9G8F+6X") only beside a reference point. */
GEO_FN bool codes_plus_is_valid(str code);
GEO_FN bool codes_plus_is_full(str code);
GEO_FN bool codes_plus_decode(str code, codes_cell *cell); /* false: not a full one */
GEO_FN void codes_plus_encode(out *o, double lat, double lon, int digits); /* 2-10 even, 11-15 */
/* The full code nearest to the point that a short code may stand for; a full one as it is. */
GEO_FN bool codes_plus_recover(out *o, str code, double lat, double lon);

GEO_FN bool codes_geohash_decode(str code, codes_cell *cell);
GEO_FN void codes_geohash_encode(out *o, double lat, double lon, int length);

/* Maidenhead locators: 2 to 10 characters in pairs, case does not count. */
GEO_FN bool codes_locator_decode(str code, codes_cell *cell);
GEO_FN void codes_locator_encode(out *o, double lat, double lon, int length);

#endif
