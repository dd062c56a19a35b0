#ifndef GEO_PART_TABLE_H
#define GEO_PART_TABLE_H
/* part_table -- parts of areas that have a time zone of their own or are disputed. */

#include "../base/call.h"

GEO_FN void part_table_begin(void);
/* A part of a region, see part.h: its word, its corners, "lon,lat lon,lat ..."; none: the rest of
 * it. */
GEO_FN void part_table_add(call *c, unsigned region, uint32_t word, str corners);
GEO_FN void part_table_write(call *c);

#endif
