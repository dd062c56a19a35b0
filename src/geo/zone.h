#ifndef GEO_ZONE_H
#define GEO_ZONE_H
/* zone -- the offset of a time zone from UTC at a moment, by the rules of IANA's tzdata. Pure. */

#include "../base/out.h"

/* The blob `zones`, which src/generate/blobs.c makes: how many zones, where the rules and the early
 * changes begin, and how many these are, as u16. Of each zone, in the order of the names: where its
 * name begins, as u16; its rule and the year after ZONE_FIRST_YEAR from which on that holds, a byte
 * each. Of each rule: the offset of standard and of summer time as i16; of the begin and the end of
 * summer time in local time the month, the week (5: the last) and the weekday (0: Sunday), a byte
 * each, and the minute as i16; a month of 0: there is none. Of each early change: the zone, the
 * offset, and the moment from which on it holds, as u16, i16 and u32. The names, each with a NUL.
 * Offsets are minutes east of UTC. */
enum {
    ZONE_FIRST_YEAR = 1970,
    ZONE_LAST_YEAR = 2037,
    ZONE_HEAD_BYTES = 8,
    ZONE_ROW_BYTES = 4,
    ZONE_CHANGE_BYTES = 5,
    ZONE_RULE_BYTES = 4 + 2 * ZONE_CHANGE_BYTES,
    ZONE_EARLY_BYTES = 8
};

/* Seconds east of UTC in the zone of that IANA name at a Unix time. False: the name is unknown, or
 * the table has no rule for that year: it begins with the present rules and ends with 2037. */
GEO_FN bool zone_offset(str name, int64_t unix_s, int *offset_s);
/* Noon UTC of a day from 2025 to 2037, "2026-11-22", for which zone_offset knows every zone. */
GEO_FN bool zone_read_day(str text, int64_t *unix_s);
GEO_FN void zone_write_offset(out *o, int offset_s); /* "+05:30" */

#endif
