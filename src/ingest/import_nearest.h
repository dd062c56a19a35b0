#ifndef GEO_IMPORT_NEAREST_H
#define GEO_IMPORT_NEAREST_H
/* import_nearest -- the nearest street of each house of an extract that does not name its own.
 *
 * While it is not open, and once the call has failed, these functions do nothing: callers check
 * c->code when they are done.
 */

#include "../base/call.h"
#include "import_record.h"

enum { IMPORT_NEAREST_MEMORY = 3 << 20 }; /* bytes to pass in at least */

/* Uses `memory` until import_nearest_close; more of it means fewer spilled runs, and the same
 * streets. `beside` is a path in the folder for spill files; it must outlive this. */
GEO_FN void import_nearest_open(void *memory, size_t size, const char *beside);
/* Keeps a record with a house number and a place until import_nearest_next returns it. `path` is
 * what a street there is sorted by. False: it is not open, or the record is too long. */
GEO_FN bool import_nearest_add_house(call *c, str path, const import_record *r);
/* After all houses: adds a street with a name and a line, in any number of parts, that is sorted by
 * that path. Only what is near a house is kept. */
GEO_FN void import_nearest_add_street(call *c, str path, const import_record *r);
/* After all streets: the next house, with the name of its street if one is near. It is valid until
 * the following call; NULL at the end. */
GEO_FN import_record *import_nearest_next(call *c);
GEO_FN void import_nearest_close(void);

#endif
