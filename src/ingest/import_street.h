#ifndef GEO_IMPORT_STREET_H
#define GEO_IMPORT_STREET_H
/* import_street -- streets, their houses and what is in them, of records sorted by street name: one
 * street for all ways of a name that are near each other, house numbers in the nearest one. */

#include "../base/call.h"

enum { IMPORT_STREET_MEMORY = 8 << 20 }; /* bytes to pass in at least, for one name */

GEO_FN void import_street_begin(void *memory, size_t size);
/* One record of a street name; `key` is what all records of that name share. */
GEO_FN void import_street_take(call *c, str key, str bytes);
GEO_FN void import_street_end(call *c);

#endif
