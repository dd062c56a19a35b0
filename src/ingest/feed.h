#ifndef GEO_FEED_H
#define GEO_FEED_H
/* feed -- the import reader: a sliding window over a source file, its bad rows, the progress bar.
 *
 * Once the call has failed, the functions that take it do nothing and those that return a bool
 * return false: callers check c->code when they are done. */

#include "../base/call.h"
#include "spot.h"

enum {
    FEED_WINDOW = 40 << 20, /* bytes of a file in memory: one .osm.pbf block or GeoJSON feature */
    FEED_MEMORY_MIN = FEED_WINDOW + (32 << 20),
    FEED_DAY_MAX = 32,  /* bytes of a date as text, in any year */
    FEED_BAD_SHOWN = 10 /* bad rows that are shown; the rest are only counted */
};

/* Shared by all sources of one build. */
typedef struct {
    bool is_strict;                         /* the first bad row ends the build */
    spot_mapping mapping[SPOT_COLUMNS_MAX]; /* the user's column mapping */
    int mapping_count;
    bool has_bar;      /* stderr is a terminal */
    int64_t rows, bad; /* read so far */
    char date[11];     /* of the newest source that has one: 2024-06-30; empty: none */
    int64_t begun_ms, drawn_ms, work_begun_ms;
    char what[80]; /* the current step, for the bar */
    int64_t total; /* of that step, in any unit; 0: unknown */
} feed_report;

/* A file that is read from start to end. */
typedef struct {
    feed_report *report;
    const char *path;
    int fd;
    int64_t size;   /* of the file; -1: a pipe */
    int64_t offset; /* of the window */
    int64_t line;   /* at the window's start, from 1; kept by feed_skip if counts_lines */
    bool counts_lines, is_end; /* is_end: the whole file has been read */
    char *room;
    size_t from, to; /* the window within room */
    char *memory;    /* for the ingestor while it reads this file */
    size_t memory_size;
    const char *beside; /* a path in the folder for spill files */
} feed;

GEO_FN void feed_begin(feed_report *r, bool is_strict);
/* Starts a step and resets the bar. `format`: e.g. "reading x.csv". */
GEO_FN void feed_work(feed_report *r, int64_t total, const char *format, ...) GEO_PRINTF(3, 4);
GEO_FN void feed_done(feed_report *r, int64_t done);          /* draws the bar if it is time */
GEO_FN void feed_clear(feed_report *r);                       /* erases the bar */
GEO_FN bool feed_is_date(str day);                            /* "2024-06-30" */
GEO_FN str feed_day(int64_t unix_s, char room[FEED_DAY_MAX]); /* the date of a time */
/* A source's date; ignored when it is malformed or in the future. */
GEO_FN void feed_date(feed_report *r, str day);

/* Opens a source; fails when it cannot be read. The memory (FEED_MEMORY_MIN bytes or more) holds
 * the window and what the ingestor needs, until feed_close. beside: a path in the folder for spill
 * files. */
GEO_FN void feed_open(feed *f, call *c, feed_report *r, const char *path, char *memory, size_t size,
                      const char *beside);
GEO_FN void feed_rewind(feed *f, call *c); /* to the start of a regular file */
GEO_FN void feed_close(feed *f);
GEO_FN str feed_window(const feed *f); /* what has been read and not skipped */
/* Reads more into the window; slices of it move. At the end of the file it sets f->is_end. Fails
 * when the window is full: then `thing` (a row, a feature) is too large. */
GEO_FN bool feed_more(feed *f, call *c, const char *thing);
GEO_FN void feed_skip(feed *f, size_t bytes);
/* The line at the window's start without its line end, which is skipped; reads as needed. False at
 * the end of the file and when c has failed. A line longer than max is cut, its rest skipped. */
GEO_FN bool feed_line(feed *f, call *c, size_t max, str *line);

/* A bad row at `line` (0: unknown): counted and shown; in a strict build, the call fails. */
GEO_FN void feed_bad(feed *f, call *c, int64_t line, const char *format, ...) GEO_PRINTF(4, 5);

#endif
