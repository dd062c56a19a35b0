#ifndef GEO_BATCH_OUTPUT_H
#define GEO_BATCH_OUTPUT_H
/* batch_output -- the rows that `geocoder batch` writes: NDJSON, CSV or GeoJSON, one per input row;
 * and where an interrupted file continues. */

#include "../table/table_input.h"
#include "batch_summary.h"

#include "../base/arena.h"

enum { BATCH_OUTPUT_ADDED_MAX = 24 }; /* columns of --add */

typedef struct {
    table_input_format format;
    const table_input *in; /* its columns come first */
    bool defuses;          /* cells that a spreadsheet would run as formulas get a ' in front */
    char separator;        /* of CSV cells */
    bool has_comma;        /* numbers of CSV have a decimal comma */
    uint8_t added[BATCH_OUTPUT_ADDED_MAX]; /* columns besides the usual, by their rows */
    int added_count;
    char prefix[8]; /* of our columns: one that no column of the input has */
} batch_output;

/* The result of a row. */
typedef struct {
    int64_t number; /* from 1 */
    const table_input_request *request;
    const call *failed;    /* NULL: success */
    str result;            /* the tool's JSON; absent when it failed */
    json root, place;      /* of it; the best place */
    str status, precision; /* the second absent when the place is what is asked for */
    batch_summary_class class;
} batch_output_answer;

/* A new output; chooses its prefix. Of a table of points it has what is there, how far away, and
 * the codes of its country and state. */
GEO_FN batch_output batch_output_new(table_input_format format, const table_input *in,
                                     bool defuses);
/* Adds the columns of "city,timezone". False: *missing is none. */
GEO_FN bool batch_output_add(batch_output *output, str list, str *missing);
GEO_FN void batch_output_write_addable(out *o); /* "feature, distance_m": what can be added */
/* Fills what is read from the result, in REQUEST memory. */
GEO_FN void batch_output_read(batch_output_answer *answer, arena *mem);

GEO_FN void batch_output_write_begin(out *o, const batch_output *output);
GEO_FN void batch_output_write_row(out *o, const batch_output *output,
                                   const batch_output_answer *answer, arena *mem);
/* `credits`: what must be shown with the data. */
GEO_FN void batch_output_write_end(out *o, const batch_output *output, str credits);

/* What an unfinished output has. */
typedef struct {
    size_t kept;  /* bytes of complete rows */
    int64_t rows; /* in them; -1: the text is not such an output */
    str last;     /* the last of them */
    batch_summary summary;
} batch_output_state;

GEO_FN batch_output_state batch_output_resume(const batch_output *output, str text, arena *mem);
/* Whether a row of an output is that of such an input row. */
GEO_FN bool batch_output_is_row(const batch_output *output, str row,
                                const batch_output_answer *answer, arena *mem);

#endif
