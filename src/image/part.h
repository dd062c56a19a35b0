#ifndef GEO_PART_H
#define GEO_PART_H
/* part -- parts of countries and divisions that have a time zone of their own or are disputed. */

#include "image.h"

enum { PART_DISPUTED = 1 << 15 }; /* added to the region: its parts are disputed areas */

/* The word of the first part of the region that contains the point, or of the nearest station; "":
 * none does. */
GEO_FN str part_word_at(const image *m, unsigned region, double lat, double lon);
/* Who claims the point, "UA;RU", the country that it is shown in first; "": it is not disputed. */
GEO_FN str part_claimants_at(const image *m, double lat, double lon);

#endif
