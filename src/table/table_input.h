#ifndef GEO_TABLE_INPUT_H
#define GEO_TABLE_INPUT_H
/* table_input -- a file of queries: cut into rows as it is read, and its columns. */

#include "../base/json.h"
#include "../base/out.h"
#include "../geo/crs.h"
#include "../ingest/charset.h"
#include "../ingest/csv_row.h"
#include "../ingest/dialect.h"
#include "../ingest/geojson.h"
#include "table_columns.h"
#include "table_content.h"

enum {
    TABLE_INPUT_ROW_MAX = 64 << 10,    /* bytes of a row; longer ones fail */
    TABLE_INPUT_BUFFER_BYTES = 1 << 20 /* held at a time */
};

typedef enum {
    TABLE_INPUT_LINES,
    TABLE_INPUT_CSV,
    TABLE_INPUT_NDJSON,
    TABLE_INPUT_GEOJSON
} table_input_format;

typedef struct {
    table_input_format format;          /* of GeoJSON that of NDJSON, with is_geo */
    bool is_guessed;                    /* the content tells the format, if it can */
    const char *sheet;                  /* of a spreadsheet, see sheet_unpack */
    const char *crs;                    /* --crs: the system of its points; NULL: degrees */
    const char *beside;                 /* see packed_file */
    const char *column, *columns_asked; /* --column, --columns; NULL: guess */
    str given;                          /* what is left of a file in memory; absent: it is `fd` */
    int fd, stop_fd;                    /* the second is readable when reading shall end */
    int64_t size, used; /* bytes of the file (-1: a pipe), and of the rows read so far */
    char *buffer;       /* TABLE_INPUT_BUFFER_BYTES, in UTF-8 */
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
    char header[TABLE_INPUT_ROW_MAX]; /* its first row; of NDJSON the names of members */
    csv_cells titles;                 /* in them */
    csv_cells cells;                  /* of the row that is cut */
    bool is_country[CSV_CELLS_MAX];   /* of NDJSON: which of them have countries */
    table_columns columns;
    table_sample sample;  /* of CSV and NDJSON; valid until the first row is read */
    const crs *system;    /* of points that are no degrees; NULL: none is named */
    char doubt[512];      /* a sentence about points that are no degrees, and have no system */
    str base;             /* JSON members without braces that every geocode call gets, */
    str base_open;        /* and those that one gets whose row names its country */
    const char *language; /* of reverse_geocode; NULL: the default */
} table_input;

/* The ending of a file's name, ".csv"; absent without one, as of - and of devices. */
GEO_FN str table_input_ending(const char *path);
/* The format by that name (NULL: none given), or by the ending of the file's name, or the fallback;
 * -1: there is none of that name. */
GEO_FN int table_input_format_of(const char *name, const char *path, int fallback);

/* Opens a file, or stdin for "-", and finds the columns of CSV and NDJSON. */
GEO_FN status table_input_open(call *c, table_input *in, const char *path);
/* Opens a file in memory, of which no more than `max` bytes are unpacked, into REQUEST memory;
 * `path` is for what is said of it. That no column is known is no error then. */
GEO_FN status table_input_open_text(call *c, table_input *in, const char *path, str file,
                                    size_t max);
/* The next row that is not blank, valid until the next call. False: end of input, or stopped. A row
 * that is too long comes truncated, with *fits false. */
GEO_FN bool table_input_next(table_input *in, str *row, bool *fits);
GEO_FN bool table_input_has_more(table_input *in); /* table_input_next would not block */

/* The point of two cells; see axes_point. */
GEO_FN bool table_input_point(const table_input *in, str lat, str lon, double at[2]);
/* The members of a row of JSON: what has them, of a feature its properties; */
GEO_FN json table_input_root(const table_input *in, json row);
/* those that are columns, as cells, in REQUEST memory (NULL: it is full); */
GEO_FN csv_cells *table_input_members(call *c, const table_input *in, const csv_cells *titles,
                                      json row);
/* adds a name to the columns that is not there yet, a C string in `names`; */
GEO_FN void table_input_add_member(csv_cells *titles, out *names, str name);
/* whether one is called so that it has countries. */
GEO_FN bool table_input_names_country(str header);

#endif
