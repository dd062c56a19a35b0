#ifndef GEO_BATCH_OUTPUT_H
#define GEO_BATCH_OUTPUT_H
/* batch_output -- the rows that `geocoder batch` writes: NDJSON, CSV or GeoJSON, one per input row;
 * and where an interrupted file continues. */

#include "batch_input.h"

#include "../base/arena.h"

typedef struct {
    batch_input_format format;
    const batch_input *in; /* its columns come first in CSV */
} batch_output;

/* The result of a row. */
typedef struct {
    int64_t number; /* from 1 */
    const batch_input_request *request;
    const call *failed; /* NULL: success */
    str result;         /* the tool's JSON; absent when it failed */
} batch_output_answer;

GEO_FN void batch_output_write_begin(out *o, const batch_output *output);
GEO_FN void batch_output_write_row(out *o, const batch_output *output,
                                   const batch_output_answer *answer, arena *mem);
GEO_FN void batch_output_write_end(out *o, const batch_output *output);

/* Bytes of an unfinished output that can be kept, and the complete rows in them; -1 rows: the text
 * is not such an output. */
GEO_FN size_t batch_output_resume(const batch_output *output, str text, int64_t *rows, arena *mem);

#endif
