#ifndef GEO_BATCH_OUTPUT_H
#define GEO_BATCH_OUTPUT_H
/* batch_output -- the rows that `geocoder batch` writes: NDJSON, CSV or GeoJSON, one row per input
 * row, and where an interrupted file goes on. */

#include "batch_input.h"

#include "../base/arena.h"

typedef struct {
    batch_input_format format;
    const batch_input *in; /* CSV: its columns come first */
} batch_output;

/* What became of a row. */
typedef struct {
    int64_t number; /* from 1 */
    const batch_input_question *question;
    const call *failed; /* NULL: it did not fail */
    str result;         /* the tool's JSON; absent when it failed */
} batch_output_answer;

GEO_FN void batch_output_write_begin(out *o, const batch_output *to);
GEO_FN void batch_output_write_row(out *o, const batch_output *to,
                                   const batch_output_answer *answer, arena *mem);
GEO_FN void batch_output_write_end(out *o, const batch_output *to);

/* How much of an unfinished output is whole, and how many rows that is; -1 rows: it is no such
 * output. */
GEO_FN size_t batch_output_whole(const batch_output *to, str text, int64_t *rows, arena *mem);

#endif
