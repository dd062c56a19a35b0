#ifndef GEO_PACKED_H
#define GEO_PACKED_H
/* packed -- files that hold others: gzip, and the tables of spreadsheets. */

#include "../base/call.h"

typedef struct {
    const char *path;   /* in what is said of it */
    const char *beside; /* a path in a folder for what is unpacked; NULL: that of the file */
    const char *sheet;  /* see sheet_unpack */
    str head;           /* of a pipe, what has been read of it */
    bool is_sheet;      /* set: it is a table that was in a spreadsheet */
} packed_file;

/* What is in an open file, as a descriptor at its start: a temporary file, and `fd` is closed, but
 * not stdin, or `fd` itself when it is not packed, and then a pipe's head is still to be read. -1:
 * failed. */
GEO_FN int packed_open(call *c, packed_file *f, int fd);
/* The same of a file in memory: what is in it, in REQUEST memory, or the bytes themselves; no more
 * than `max` bytes. Absent: failed. */
GEO_FN str packed_text(call *c, packed_file *f, str bytes, size_t max);

#endif
