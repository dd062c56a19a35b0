#ifndef GEO_IMPORT_EMIT_H
#define GEO_IMPORT_EMIT_H
/* import_emit -- the sorted import records become the places of an image, each with what contains
 * it. */

#include "import_reader.h"

/* Writes all records of the import sort to the image, which must have been begun; leaves out ids of
 * other kinds than id_kind. Uses `memory` during the call, 32 bytes per area. */
GEO_FN void import_emit_write(call *c, import_reader_report *report, import_record_id_kind id_kind,
                              void *memory, size_t size);

#endif
