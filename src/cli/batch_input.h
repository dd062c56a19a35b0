#ifndef GEO_BATCH_INPUT_H
#define GEO_BATCH_INPUT_H
/* batch_input -- a file of queries: cut into rows as it is read, each of which becomes a call of a
 * tool. */

#include "../base/json.h"
#include "../base/out.h"
#include "../geo/crs.h"
#include "../ingest/charset.h"
#include "../ingest/csv_row.h"
#include "../ingest/dialect.h"
#include "../ingest/geojson.h"
#include "../tool/tool.h"
#include "batch_columns.h"
#include "batch_content.h"

enum {
    BATCH_INPUT_ROW_MAX = 64 << 10,    /* bytes of a row; longer ones fail */
    BATCH_INPUT_BUFFER_BYTES = 1 << 20 /* held at a time */
};

typedef enum {
    BATCH_INPUT_LINES,
    BATCH_INPUT_CSV,
    BATCH_INPUT_NDJSON,
    BATCH_INPUT_GEOJSON
} batch_input_format;

typedef struct {
    batch_input_format format;          /* of GeoJSON that of NDJSON, with is_geo */
    bool is_guessed;                    /* the content tells the format, if it can */
    const char *sheet;                  /* of a spreadsheet, see sheet_unpack */
    const char *crs;                    /* --crs: the system of its points; NULL: degrees */
    const char *beside;                 /* see packed_file */
    const char *column, *columns_asked; /* --column, --columns; NULL: guess */
    int fd, stop_fd;                    /* the second is readable when reading shall end */
    int64_t size, used; /* bytes of the file (-1: a pipe), and of the rows read so far */
    char *buffer;       /* BATCH_INPUT_BUFFER_BYTES, in UTF-8 */
    size_t start, end;
    size_t front; /* bytes of the row there; 0: not known */
    bool is_end, is_skipping, is_stopped;
    bool is_sheet; /* it is a table of a spreadsheet, as CSV */
    bool is_geo;   /* rows are features of GeoJSON, or objects in a list */
    char why[120]; /* reading failed; else empty */
    charset text;
    geojson_scan scan;
    dialect dialect; /* of a CSV file; separator 0: it has one column */
    bool has_separator_line;
    bool is_untitled;                 /* the first row is data: columns are called 1, 2, ... */
    char header[BATCH_INPUT_ROW_MAX]; /* its first row; of NDJSON the names of members */
    csv_cells titles;                 /* in them */
    bool is_country[CSV_CELLS_MAX];   /* of NDJSON: which of them have countries */
    batch_columns columns;
    batch_sample sample;  /* of CSV and NDJSON; valid until the first row is read */
    const crs *system;    /* of points that are no degrees; NULL: none is named */
    char doubt[512];      /* a sentence about points that are no degrees, and have no system */
    str base;             /* JSON members without braces that every geocode call gets, */
    str base_open;        /* and those that one gets whose row names its country */
    const char *language; /* of reverse_geocode; NULL: the default */
} batch_input;

/* The ending of a file's name, ".csv"; absent without one, as of - and of devices. */
GEO_FN str batch_input_ending(const char *path);
/* The format by that name (NULL: none given), or by the ending of the file's name, or the fallback;
 * -1: there is none of that name. */
GEO_FN int batch_input_format_of(const char *name, const char *path, int fallback);

/* Opens a file, or stdin for "-", and finds the columns of CSV and NDJSON. */
GEO_FN status batch_input_open(call *c, batch_input *in, const char *path);
/* The next row that is not blank, valid until the next call. False: end of input, or stopped. A row
 * that is too long comes truncated, with *fits false. */
GEO_FN bool batch_input_next(batch_input *in, str *row, bool *fits);
GEO_FN bool batch_input_has_more(batch_input *in); /* batch_input_next would not block */

/* A call of a tool. */
typedef struct {
    const tool *tool;    /* NULL: there is none */
    str text, countries; /* of geocode; countries absent: those of the base */
    str lat, lon;        /* of reverse_geocode */
    bool is_near;        /* only within `box`, west, south, east, north */
    double box[4];
} batch_question;

/* Its arguments, in REQUEST memory. */
GEO_FN status batch_input_arguments(call *c, const batch_input *in, const batch_question *q,
                                    json *arguments);
/* What it is told from others by, in REQUEST memory. */
GEO_FN str batch_input_key(call *c, const batch_question *q);

/* What a row stands for. */
typedef struct {
    batch_question main;
    batch_question others; /* without what may be wrong, as the postal code */
    batch_question near;   /* only at the row's own coordinates, which choose among namesakes */
    batch_question beside; /* only the town of an address */
    str street;       /* that it is without, and its number; absent: there is no such question */
    str query;        /* as shown to people: the text, or "lat, lon" */
    str input;        /* the NDJSON row; absent for other formats */
    csv_cells *cells; /* of a CSV row, or of NDJSON the members that are columns; else NULL */
    double lat, lon;  /* of reverse_geocode, as the row has them; lat NaN: it has none */
    bool is_safe;     /* `others` lacks nothing that tells places apart: an answer to it will do */
    str town;         /* that the row names; absent: none */
    bool is_coarse;   /* the row names a country or a state and no more, where others name places */
} batch_input_request;

/* The point of two cells; see axes_point. */
GEO_FN bool batch_input_point(const batch_input *in, str lat, str lon, double at[2]);
/* The ISO code of the country that a row with points names; absent: of none. */
GEO_FN str batch_input_country_of(call *c, const batch_input *in, const csv_cells *cells);
GEO_FN status batch_input_parse(call *c, const batch_input *in, str row,
                                batch_input_request *request);

#endif
