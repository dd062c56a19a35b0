#ifndef GEO_ZONE_H
#define GEO_ZONE_H
/* zone -- the offset of a time zone from UTC at a moment, by the rules of IANA's tzdata. Pure. */

#include "../base/out.h"

/* Seconds east of UTC in the zone of that IANA name at a Unix time. False: the name is unknown, or
 * the table has no rule for that year: it begins with the present rules and ends with 2037. */
GEO_FN bool zone_offset(str name, int64_t unix_s, int *offset_s);
/* Noon UTC of a day from 2025 to 2037, "2026-11-22", for which zone_offset knows every zone. */
GEO_FN bool zone_read_day(str text, int64_t *unix_s);
GEO_FN void zone_write_offset(out *o, int offset_s); /* "+05:30" */

#endif
