#ifndef GEO_BATCH_CACHE_H
#define GEO_BATCH_CACHE_H
/* batch_cache -- the results of the rows before, by what they asked: a table of customers names few
 * towns. Safe for workers; one that has no memory keeps nothing. */

#include "batch_output.h"

GEO_FN void batch_cache_open(void);
/* The record that was kept of that question, in REQUEST memory. False: there is none. */
GEO_FN bool batch_cache_find(str question, arena *mem, batch_record *record);
GEO_FN void batch_cache_keep(str question, const batch_record *record);

#endif
