#ifndef GEO_BATCH_INPUT_H
#define GEO_BATCH_INPUT_H
/* batch_input -- a file of queries: cut into rows as it is read, each of which becomes a call of a
 * tool. */

#include "../base/json.h"
#include "../base/out.h"
#include "../ingest/csv.h"
#include "../tool/tool.h"

enum {
    BATCH_INPUT_ROW_MAX = 64 << 10,    /* bytes of a row; longer ones fail */
    BATCH_INPUT_BUFFER_BYTES = 1 << 20 /* read at a time */
};

typedef enum {
    BATCH_INPUT_LINES,
    BATCH_INPUT_CSV,
    BATCH_INPUT_NDJSON,
    BATCH_INPUT_GEOJSON
} batch_input_format;

typedef struct {
    batch_input_format format;
    const char *column; /* --column; NULL: guess */
    int fd;
    int64_t size, used; /* bytes of the file (-1: a pipe), and of the rows read so far */
    char *buffer;       /* BATCH_INPUT_BUFFER_BYTES */
    size_t start, end;
    bool is_end, is_skipping;
    char separator;                   /* of a CSV file */
    char header[BATCH_INPUT_ROW_MAX]; /* its first row */
    size_t header_len;
    int columns;                        /* of a CSV file; else 0 */
    int query_cell, lat_cell, lon_cell; /* -1: none */
} batch_input;

/* Opens a file, or stdin for "-", and reads the header of a CSV file. */
GEO_FN status batch_input_open(call *c, batch_input *in, const char *path);
/* The next row that is not blank, valid until the next call. False: end of input. A row that is too
 * long comes truncated, with *fits false. */
GEO_FN bool batch_input_next(batch_input *in, str *row, bool *fits);
GEO_FN bool batch_input_has_more(const batch_input *in); /* batch_input_next would not block */

/* The call that a row stands for. */
typedef struct {
    const tool *tool;
    str query;        /* as shown to people: the text, or "lat, lon" */
    str input;        /* the NDJSON row; absent for other formats */
    csv_cells *cells; /* of a CSV row; NULL for other formats */
    json arguments;
} batch_input_request;

/* `base` has the other arguments of geocode, as JSON members without braces; `language` is for
 * reverse_geocode. */
GEO_FN status batch_input_parse(call *c, const batch_input *in, str row, str base,
                                const char *language, batch_input_request *request);

#endif
