#ifndef GEO_TIMEZONE_H
#define GEO_TIMEZONE_H
/* timezone -- the time zone of a point, on land and at sea. */

#include "image.h"

/* The IANA name of the zone there. country, division: the rows of the base image that contain the
 * point; IMAGE_NO_PLACE: none, and without a country the point is at sea. The text belongs to the
 * image or to the program. */
GEO_FN str timezone_in(const image *m, uint32_t country, uint32_t division, double lat, double lon);
/* The same for any point of an image with borders. */
GEO_FN str timezone_at(const image *m, double lat, double lon);

#endif
