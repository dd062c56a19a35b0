#ifndef GEO_BATCH_CACHE_H
#define GEO_BATCH_CACHE_H
/* batch_cache -- results of the rows before: tables name the same towns again and again. Any thread
 * may ask. */

#include "../base/arena.h"

/* Reserves its memory; without any, nothing is kept. Once, before threads ask. */
GEO_FN void batch_cache_open(void);
/* The result of the same question, copied into `mem`; absent: it is not kept. `tool` is compared by
 * its address. */
GEO_FN str batch_cache_find(const void *tool, str arguments, arena *mem);
/* Keeps a result, in place of one whose question has the same slot, if both texts are short. */
GEO_FN void batch_cache_keep(const void *tool, str arguments, str result);

#endif
