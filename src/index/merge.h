#ifndef GEO_MERGE_H
#define GEO_MERGE_H
/* merge -- makes one index file of several. */

#include "../base/call.h"

typedef struct {
    const char *path; /* of the index */
    const char *const *sources;
    int source_count;
    size_t memory; /* bytes: MERGE_MEMORY_MIN or more */
} merge_options;

typedef struct {
    uint64_t rows, repeated; /* repeated: an other row stands for them */
} merge_report;

enum { MERGE_MEMORY_MIN = 128 << 20 };

/* Writes the whole index, or nothing. What several files have is kept once. */
GEO_FN status merge_files(call *c, const merge_options *o, merge_report *report);

#endif
