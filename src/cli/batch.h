#ifndef GEO_BATCH_H
#define GEO_BATCH_H
/* batch -- `geocoder batch FILE|-`: one query per row, CSV or NDJSON in; NDJSON, CSV or GeoJSON
 * out, in the same order. Every row is answered or marked as failed; memory is fixed, however long
 * the file is. */

#include "../base/out.h"

enum {
    BATCH_OUTPUT_MAX = 512 << 10, /* bytes of one output row: 50 places */
    BATCH_WINDOW = 64,            /* blocks of rows in progress: as many wait behind a slow one */
    BATCH_CREDIT_MAX = 1024,      /* bytes of the credits that a block asks for */
    BATCH_HEAD_MAX = 128 << 10,   /* of the first row or the last line of the output */
    BATCH_TRIES_MAX = 5,          /* per row, while the upstream is busy or limits the rate */
    BATCH_BASE_MAX = 4096         /* the options that every geocode call gets, as JSON */
};

/* Returns the exit code: 0, 1 if rows failed or are not as --strict wants them, or that of the
 * error. */
GEO_FN int batch_run(char **args, int count);
GEO_FN void batch_write_options(out *o); /* for its help page */

#endif
