#ifndef GEO_DIALECT_H
#define GEO_DIALECT_H
/* dialect -- what a text holds, by its content: lines, a table of separated values and how it is
 * written, or JSON. */

#include "csv_row.h"

typedef enum {
    DIALECT_LINES,
    DIALECT_TABLE,  /* separated values that lines of text would hardly be */
    DIALECT_NDJSON, /* one JSON value per line */
    DIALECT_JSON    /* GeoJSON, or objects in a list */
} dialect_kind;

typedef struct {
    dialect_kind kind;
    char separator;    /* of cells; 0: a row is one cell */
    bool is_twice;     /* rows are quoted as a whole, as a table that was saved twice */
    bool has_titles;   /* the headers of headers.h are in its first row */
    int columns;       /* cells of its first row */
    size_t skipped;    /* bytes before that row: notes, a caption, "sep=;" */
    int skipped_lines; /* of them those that say something */
} dialect;

enum { DIALECT_HEAD = 64 << 10 }; /* bytes that are looked at */

/* Of the begin of a text without a byte order mark; is_end: that is all of it. `mem` is scratch. */
GEO_FN dialect dialect_find(str head, bool is_end, arena mem);
/* The row at the start of `in`, as csv_row, also when it is quoted as a whole. */
GEO_FN ptrdiff_t dialect_row(const dialect *d, str in, bool is_end, arena *a, csv_cells *cells);

#endif
