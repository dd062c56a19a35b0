#ifndef GEO_BULK_OUTPUT_H
#define GEO_BULK_OUTPUT_H
/* bulk_output -- the rows that `geocoder batch` writes: NDJSON, CSV or GeoJSON, one row per input
 * row, and where an interrupted file goes on. */

#include "bulk_input.h"

typedef struct {
    bulk_format format;
    const bulk_input *in; /* CSV: its columns come first */
} bulk_output;

/* What became of a row. */
typedef struct {
    int64_t number; /* from 1 */
    const bulk_question *question;
    const call *failed; /* NULL: it did not fail */
    str result;         /* the tool's JSON; absent when it failed */
} bulk_answer;

GEO_FN void bulk_write_begin(out *o, const bulk_output *to);
GEO_FN void bulk_write_row(out *o, const bulk_output *to, const bulk_answer *answer, arena *mem);
GEO_FN void bulk_write_end(out *o, const bulk_output *to);

/* How much of an unfinished output is whole, and how many rows that is; -1 rows: it is no such
 * output. */
GEO_FN size_t bulk_whole(const bulk_output *to, str text, int64_t *rows, arena *mem);

#endif
