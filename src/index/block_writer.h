#ifndef GEO_BLOCK_WRITER_H
#define GEO_BLOCK_WRITER_H
/* block_writer -- the blocks of rows that have places of a country or state. */

#include "../base/call.h"

/* Writes the sections, once that of parents is: the first `areas` rows are countries and states,
 * those from there to `end` - 1 lie in them. */
GEO_FN void block_writer_write(call *c, uint32_t areas, uint32_t end);

#endif
