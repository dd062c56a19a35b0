#ifndef GEO_SORT_H
#define GEO_SORT_H
/* sort -- sorts any number of records in bounded memory: fills the memory it is lent, spills sorted
 * runs into a nameless file, merges them again. Records are byte strings in the order of str_cmp,
 * so keys go first, numbers big-endian; equal records are equal bytes, so the same input gives the
 * same output. */

#include "../base/call.h"

enum {
    SORT_RECORD_MAX = UINT16_MAX, /* bytes: a length takes two */
    SORT_RUNS_MAX = 4096,         /* each half of the memory or more: 512 GiB with 256 MiB */
    SORT_MEMORY_MIN = 1 << 20     /* bytes; more memory, fewer and longer runs */
};

typedef struct {
    int64_t at, end; /* of its file; what is not read yet */
    str window;      /* read, not taken yet */
    str record;      /* the first of window */
} sort_run;

typedef struct {
    char *memory;
    size_t size;
    const char *beside; /* where the spill file goes */
    int fd;             /* -1: all fits so far */
    int64_t written, records;
    size_t used, count;       /* filling: bytes of records from the front, entries from the back */
    size_t next;              /* reading without a file: the entry to hand out */
    bool is_reading, is_last; /* is_last: heap[0] has been handed out and must move on */
    sort_run runs[SORT_RUNS_MAX];
    int heap[SORT_RUNS_MAX]; /* indices of runs; the smallest record is on top */
    int run_count, heap_count;
} sorter;

/* Takes `size` bytes of memory (SORT_MEMORY_MIN or more) until sort_close. Nothing is written
 * before it is full. `beside` is a path in the folder that spill files shall go to; it must outlive
 * the sorter. */
GEO_FN void sort_open(sorter *s, void *memory, size_t size, const char *beside);
GEO_FN status sort_add(sorter *s, call *c, str rec); /* 1 to SORT_RECORD_MAX bytes */
/* No more records: from now on they are taken, smallest first. */
GEO_FN status sort_finish(sorter *s, call *c);
/* 1: *rec is the next, valid until the following call; 0: that was all; -1: call.why tells. */
GEO_FN int sort_next(sorter *s, call *c, str *rec);
GEO_FN void sort_close(sorter *s);

/* ---- numbers in records: big-endian, so that byte order is number order ---- */
GEO_FN char *sort_put(char *at, uint64_t value, int bytes); /* answers what follows */
GEO_FN uint64_t sort_get(const char *at, int bytes);
GEO_FN uint64_t
sort_key(int64_t value); /* order-keeping, for signed numbers; its own inverse on uint64_t */

#endif
