#ifndef GEO_SORT_H
#define GEO_SORT_H
/* sort -- an external sort: fills the memory it is given, spills sorted runs to an unnamed
 * temporary file and merges them, in several passes when there are many. While one half of the
 * memory is filled, a thread of its own sorts and spills the other; while records are read, one
 * merges ahead. Records are byte strings in the order of str_cmp, so keys go first and numbers are
 * big-endian; equal records are equal bytes, so the same input gives the same output.
 *
 * Once the call has failed, these functions do nothing: callers check c->code when they are done.
 */

#include "../base/call.h"
#include "../base/out.h"

enum {
    SORT_RECORD_MAX = UINT16_MAX, /* bytes: a length takes two */
    SORT_RUNS_MAX = 4096,         /* that are merged at a time */
    SORT_MEMORY_MIN = 1 << 20,    /* bytes; more memory means fewer, longer runs */
    SORT_SHARED_MAX = UINT8_MAX   /* bytes that a record on disk takes from the one before it */
};

typedef struct {
    int64_t from, end; /* its part of the file */
    int64_t at;        /* read up to here */
    int level;         /* how often its records have been merged */
    str window;        /* read, not yet consumed: from the record on */
    str record;        /* the first one in the window; absent: at the end, or not yet read */
} sort_run;

/* What is in one half of the memory: records at its front, entries at its back. */
typedef struct {
    char *memory;
    size_t size, used, count;
} sort_half;

/* Records that the merge is ahead: two bytes of length, then the bytes. */
typedef struct {
    out records;
    size_t next;  /* the first that has not been read */
    bool is_full; /* the reader has it, not the merge; with sort_threads.lock */
} sort_batch;

/* What goes to the file: the first bytes of the last record, and what has not been written. */
typedef struct {
    char last[SORT_SHARED_MAX];
    size_t last_len;
    out pending;
} sort_stream;

typedef struct {
    char *memory;
    size_t size;
    const char *beside; /* a path in the folder of the spill file */
    int fd;             /* -1: everything has fitted so far */
    int64_t written, records;
    sort_half halves[2];
    int filling;              /* the half that takes records; the thread has the other */
    bool is_spilling;         /* it has; with sort_threads.lock */
    char failure[64];         /* why it failed; "": it has not */
    sort_stream stream;       /* of the run that is written */
    size_t next;              /* reading without a file: the next entry to return */
    bool is_reading, is_last; /* is_last: heap[0] has been returned and must advance */
    sort_batch batches[2];    /* reading from a file: the thread fills one after the other */
    sort_batch *batch;        /* the one that is read; NULL: none yet */
    bool is_held;             /* the record on top did not fit in the rest of the last batch */
    bool is_ahead, is_over;   /* the thread runs; it is to end; with sort_threads.lock */
    sort_run runs[SORT_RUNS_MAX];
    int heap[SORT_RUNS_MAX]; /* indices of runs; the smallest record is on top */
    int run_count, heap_count;
    int first;     /* of the runs that are merged now */
    size_t window; /* bytes of memory for each of them */
} sorter;

/* Uses `size` bytes of memory (SORT_MEMORY_MIN or more) until sort_close. Nothing is written to
 * disk before half of it is full. `beside` is a path in the folder for spill files; it must outlive
 * the sorter.
 */
GEO_FN void sort_open(sorter *s, void *memory, size_t size, const char *beside);
GEO_FN void sort_add(sorter *s, call *c, str rec); /* 1 to SORT_RECORD_MAX bytes */
/* Ends the input: from now on records are read, smallest first. */
GEO_FN void sort_finish(sorter *s, call *c);
/* The next record, valid until the following call; false at the end and when c has failed. */
GEO_FN bool sort_next(sorter *s, call *c, str *rec);
GEO_FN void sort_rewind(sorter *s, call *c); /* back to the first record */
GEO_FN void sort_close(sorter *s);

/* ---- numbers in records: big-endian, so that byte order is number order ---- */
GEO_FN char *sort_put(char *at, uint64_t value, int bytes); /* returns the position after it */
GEO_FN uint64_t sort_get(const char *at, int bytes);
/* A signed number so that its bytes keep the order; its own inverse on uint64_t. */
GEO_FN uint64_t sort_key(int64_t value);

#endif
