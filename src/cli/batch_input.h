#ifndef GEO_BATCH_INPUT_H
#define GEO_BATCH_INPUT_H
/* batch_input -- a file of queries: cut into rows as it is read, and each row made into the
 * arguments of a tool. */

#include "../base/json.h"
#include "../base/out.h"
#include "../ingest/csv.h"
#include "../tool/tool.h"

enum {
    BATCH_INPUT_ROW_MAX = 64 << 10,    /* bytes of one row; longer ones are marked as failed */
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
    const char
        *column; /* where the query is: a CSV column, an NDJSON member, or `LAT,LON`; NULL: guess */
    int fd;
    int64_t size, used; /* bytes of the file (-1: a pipe) and of the rows given out so far */
    char *buffer;       /* BATCH_INPUT_BUFFER_BYTES */
    size_t start, end;
    bool is_end, is_skipping;
    char separator;                   /* of a CSV file, and */
    char header[BATCH_INPUT_ROW_MAX]; /* its first row */
    size_t header_len;
    int columns;                        /* of it; 0: no CSV */
    int query_cell, lat_cell, lon_cell; /* -1: none */
} batch_input;

/* Opens a file, or stdin for "-", and reads a CSV's header. GEO_OK, or c says why not. */
GEO_FN status batch_input_open(call *c, batch_input *in, const char *path);
/* The next row that is not blank; a slice of the buffer until the next call. False: the end. A row
 * that is too long comes cut and with *fits false. */
GEO_FN bool batch_input_next(batch_input *in, str *row, bool *fits);
GEO_FN bool
batch_input_has_more(const batch_input *in); /* batch_input_next would not wait for the input */

/* What a row asks. */
typedef struct {
    const tool *tool;
    str query;        /* for people: the text, or "lat, lon" */
    str input;        /* the NDJSON row; absent for other formats */
    csv_cells *cells; /* of a CSV row; NULL for other formats */
    json arguments;
} batch_input_question;

/* base: more members of the arguments for geocode, as JSON without braces, which may be empty;
 * language: for reverse_geocode. GEO_OK, or c says what is wrong with the row. */
GEO_FN status batch_input_ask(call *c, const batch_input *in, str row, str base,
                              const char *language, batch_input_question *question);

#endif
