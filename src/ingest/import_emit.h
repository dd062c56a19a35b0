#ifndef GEO_IMPORT_EMIT_H
#define GEO_IMPORT_EMIT_H
/* import_emit -- import emit: the sorted import records become the places of an image: areas with
 * what contains them, one street for all ways of a name, house numbers in their streets. */

#include "import_reader.h"

/* Writes all records of the import sort to the image, which must have been begun; leaves out ids of
 * other kinds than `whose`. Uses `memory` during the call, 32 bytes per area. */
GEO_FN void import_emit_write(call *c, import_reader_report *report, import_record_ids whose,
                              void *memory, size_t size);

#endif
