#ifndef GEO_BATCH_H
#define GEO_BATCH_H
/* batch -- `geocoder batch FILE|-`: one query a line, CSV or NDJSON in; NDJSON, CSV or GeoJSON out,
 * in the same order, every row answered or marked; fixed memory however long the file is. */

#include "../base/out.h"

enum {
    BATCH_OUTPUT_MAX = 512 << 10, /* bytes of one output row: 50 places */
    BATCH_WINDOW = 64,            /* rows on their way at a time: what one slow row may hold up */
    BATCH_TRIES_MAX = 5,  /* of a row while the upstream's queue is full or it asks to wait */
    BATCH_BASE_MAX = 4096 /* the options that every geocode call gets, as JSON */
};

/* Answers the exit code: 0; 1 when rows failed; or why it could not begin. */
GEO_FN int batch_run(char **args, int count);
GEO_FN void batch_write_options(out *o); /* for its help */

#endif
