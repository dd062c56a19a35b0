#ifndef GEO_IMPORT_READER_H
#define GEO_IMPORT_READER_H
/* import_reader -- the import reader: a sliding window over a source file, its bad rows, the
 * progress bar.
 *
 * Once the call has failed, the functions that take it do nothing and those that return a bool
 * return false: callers check c->code when they are done. */

#include "../base/call.h"
#include "../geo/crs.h"
#include "import_record.h"

enum {
    IMPORT_READER_WINDOW =
        40 << 20, /* bytes of a file in memory: one .osm.pbf block or GeoJSON feature */
    IMPORT_READER_MEMORY_MIN = IMPORT_READER_WINDOW + (32 << 20),
    IMPORT_READER_DAY_MAX = 32,  /* bytes of a date as text, in any year */
    IMPORT_READER_BAD_SHOWN = 10 /* bad rows that are shown; the rest are only counted */
};

/* Shared by all sources of one build. */
typedef struct {
    bool is_strict;                                           /* the first bad row ends the build */
    import_record_mapping mapping[IMPORT_RECORD_COLUMNS_MAX]; /* the user's column mapping */
    int mapping_count;
    const crs *system; /* of tables in metres, as the user says; NULL: not said */
    const char *sheet; /* of spreadsheets; NULL: the first with a table */
    bool has_bar;      /* stderr is a terminal */
    char date[11];     /* of the newest source that has one: 2024-06-30; empty: none */
    int64_t begun_ms, drawn_ms, step_begun_ms;
    char what[80]; /* the current step, for the bar */
    int64_t total; /* of that step, in any unit; 0: unknown */
} import_reader_report;

/* A file that is read from start to end. */
typedef struct {
    import_reader_report *report;
    const char *path;
    int fd;
    int64_t size;   /* of the file, unpacked; -1: a pipe */
    int64_t offset; /* of the window */
    int64_t line;   /* at the window's start, from 1; kept by import_reader_skip if counts_lines */
    bool counts_lines, is_end; /* is_end: the whole file has been read */
    bool is_sheet;             /* it is a table of a spreadsheet, as CSV */
    bool is_text;              /* which is converted to UTF-8 */
    char *room;
    size_t from, to; /* the window within room */
    char *memory;    /* for the ingestor while it reads this file */
    size_t memory_size;
    const char *beside;                      /* a path in the folder for spill files */
    int64_t rows, numbers, towns, postcodes; /* of import_reader_count */
} import_reader;

GEO_FN void import_reader_report_begin(import_reader_report *r, bool is_strict);
/* Starts a step and resets the bar. `format`: e.g. "reading x.csv". */
GEO_FN void import_reader_step(import_reader_report *r, int64_t total, const char *format, ...)
    GEO_PRINTF(3, 4);
GEO_FN void import_reader_progress(import_reader_report *r,
                                   int64_t done);             /* draws the bar if it is time */
GEO_FN void import_reader_clear_bar(import_reader_report *r); /* erases the bar */
GEO_FN bool import_reader_is_date(str day);                   /* "2024-06-30" */
GEO_FN str import_reader_day_of(int64_t unix_s,
                                char room[IMPORT_READER_DAY_MAX]); /* the date of a time */
/* A source's date; ignored when it is malformed or in the future. */
GEO_FN void import_reader_set_date(import_reader_report *r, str day);

/* Opens a source; fails when it cannot be read. A file packed by gzip is unpacked first,
 * and of a spreadsheet its table. The memory
 * (IMPORT_READER_MEMORY_MIN bytes or more) holds the window and what the ingestor needs, until
 * import_reader_close. beside: a path in the folder for spill files. */
GEO_FN void import_reader_open(import_reader *f, call *c, import_reader_report *r, const char *path,
                               char *memory, size_t size, const char *beside);
/* From now on the window has text in UTF-8, whatever the file has, and 64 kB of it or all; fails
 * when it is no text. */
GEO_FN void import_reader_as_text(import_reader *f, call *c);
GEO_FN void import_reader_close(import_reader *f);
GEO_FN str import_reader_window(const import_reader *f); /* what has been read and not skipped */
/* Reads more into the window; slices of it move. At the end of the file it sets f->is_end. Fails
 * when the window is full: then `thing` (a row, a feature) is too large. */
GEO_FN bool import_reader_more(import_reader *f, call *c, const char *thing);
GEO_FN void import_reader_skip(import_reader *f, size_t bytes);
/* The line at the window's start without its line end, which is skipped; reads as needed. False at
 * the end of the file and when c has failed. A line longer than max is cut, its rest skipped. */
GEO_FN bool import_reader_line(import_reader *f, call *c, size_t max, str *line);

/* Prints what is to be said of the file to stderr. */
GEO_FN void import_reader_tell(import_reader *f, str what);
/* Counts the parts of the address of a row of a table; and tells how many rows have them. */
GEO_FN void import_reader_count(import_reader *f, const import_record *r);
GEO_FN void import_reader_tell_counts(import_reader *f);
/* A bad row at `line` (0: unknown): counted and shown; in a strict build, the call fails. */
GEO_FN void import_reader_bad_row(import_reader *f, call *c, int64_t line, const char *format, ...)
    GEO_PRINTF(4, 5);

#endif
