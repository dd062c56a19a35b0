#ifndef GEO_PBF_WRITER_H
#define GEO_PBF_WRITER_H
/* pbf_writer -- writes an .osm.pbf file that is not packed: what `index build --updatable` keeps of
 * an extract.
 *
 * Once the call has failed, these functions do nothing: callers check c->code when they are done.
 */

#include "../base/call.h"
#include "pbf.h"

enum { PBF_WRITER_MEMORY = 12 << 20 }; /* bytes to pass in */

/* One file at a time; `memory` is used until pbf_writer_end or pbf_writer_discard. */
GEO_FN void pbf_writer_begin(call *c, const char *path, char *memory);
/* Objects of a kind come one after the other. with_tags: else it is written without its tags. */
GEO_FN void pbf_writer_add(call *c, const pbf_object *o, bool with_tags);
/* Ends the file, which appears whole or not at all. Returns the hash of its bytes, as
 * pbf_writer_sum_of reads it from a file; 0 when that cannot be read. */
GEO_FN uint64_t pbf_writer_end(call *c);
GEO_FN void pbf_writer_discard(void);
GEO_FN uint64_t pbf_writer_sum_of(const char *path);

#endif
