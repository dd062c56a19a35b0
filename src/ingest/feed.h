#ifndef GEO_FEED_H
#define GEO_FEED_H
/* feed -- a source file on its way in: a window that slides over it, its bad rows, and the progress
 * bar. */

#include "../base/call.h"
#include "spot.h"

enum {
    FEED_WINDOW = 40 << 20, /* bytes of a file in memory: one .osm.pbf block, one GeoJSON feature */
    FEED_MEMORY_MIN = FEED_WINDOW + (32 << 20),
    FEED_DAY_MAX = 32,  /* bytes of a day as text, however far */
    FEED_BAD_SHOWN = 10 /* bad rows that are shown; the rest is counted */
};

/* What all sources of one build share. */
typedef struct {
    bool is_strict;                         /* the first bad row ends the build */
    spot_mapping mapping[SPOT_COLUMNS_MAX]; /* what the user says columns are */
    int mapping_count;
    bool has_bar;      /* stderr is a terminal */
    int64_t rows, bad; /* read so far */
    char date[11];     /* of the newest data that tells: 2024-06-30; empty: none does */
    int64_t begun_ms, drawn_ms, work_begun_ms;
    char what[80]; /* the current work, for the bar */
    int64_t total; /* of it, in whatever is counted; 0: unknown */
} feed_report;

/* A file that is read from front to back. */
typedef struct {
    feed_report *report;
    const char *path;
    int fd;
    int64_t size;   /* of the file; -1: a pipe */
    int64_t offset; /* of the window */
    int64_t line;   /* of the window's begin, from 1; counted in feed_skip when it counts lines */
    bool counts_lines, is_end; /* is_end: all of the file has been in the window */
    char *room;
    size_t from, to; /* the window within room */
    char *memory;    /* for whatever the ingestor needs while it reads this file */
    size_t memory_size;
    const char *beside; /* where its spill files go */
} feed;

GEO_FN void feed_begin(feed_report *r, bool is_strict);
/* What is done now: resets the bar. `format` gives e.g. "reading x.csv". */
GEO_FN void feed_work(feed_report *r, int64_t total, const char *format, ...) GEO_PRINTF(3, 4);
GEO_FN void feed_done(feed_report *r, int64_t done);          /* draws the bar when it is time */
GEO_FN void feed_clear(feed_report *r);                       /* wipes the bar */
GEO_FN bool feed_is_date(str day);                            /* "2024-06-30" */
GEO_FN str feed_day(int64_t unix_s, char room[FEED_DAY_MAX]); /* the day of a time */
/* Some data is of that day; nothing when it is none, or still to come. */
GEO_FN void feed_date(feed_report *r, str day);

/* Opens a source. The memory (FEED_MEMORY_MIN or more) holds the window and what the ingestor
 * needs; they belong to the feed until feed_close. beside: a path in the folder for spill files. */
GEO_FN status feed_open(feed *f, call *c, feed_report *r, const char *path, char *memory,
                        size_t size, const char *beside);
GEO_FN status feed_rewind(feed *f, call *c); /* to the begin of a regular file */
GEO_FN void feed_close(feed *f);
GEO_FN str feed_window(const feed *f); /* what has been read and not been skipped */
/* Reads more behind the window; slices of it move. feed.is_end tells that there is no more. Fails
 * when the window is full: `thing` (a row, a feature) is too large then. */
GEO_FN status feed_more(feed *f, call *c, const char *thing);
GEO_FN void feed_skip(feed *f, size_t bytes);
/* The line at the window's begin without its end, and how many bytes it takes; reads as needed.
 * False at the end of the file, and when c has failed. Longer than max: a cut one, whose rest is
 * skipped with it. */
GEO_FN bool feed_line(feed *f, call *c, size_t max, str *line);

/* One bad row at `line` (0: no line): counted, shown, and the end when the build is strict. */
GEO_FN status feed_bad(feed *f, call *c, int64_t line, const char *format, ...) GEO_PRINTF(4, 5);

#endif
