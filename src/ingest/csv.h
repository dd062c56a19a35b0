#ifndef GEO_CSV_H
#define GEO_CSV_H
/* csv -- comma-, semicolon- or tab-separated files (RFC 4180 quotes) with a header line. */

#include "feed.h"

enum {
    CSV_ROW_MAX = 1 << 20, /* bytes: a row with every language of a country has 20 kB */
    CSV_CELLS_MAX = 1024   /* columns: wide exports have a few hundred */
};

typedef struct {
    str at[CSV_CELLS_MAX];
    int count;
} csv_cells;

/* The row at the start of `in`; is_end: nothing comes after `in`. A quoted cell with doubled quotes
 * is copied into `a`, all others are slices of `in`. Lines end in LF or CRLF, the last one
 * perhaps with the input. > 0: bytes used, its line end included; 0: need more; < 0: bad quotes,
 * too many cells or no room. */
GEO_FN ptrdiff_t csv_row(str in, char separator, bool is_end, arena *a, csv_cells *cells);

/* Of the first line: whichever of , ; tab cuts it into most cells outside quotes; comma when none
 * does. */
GEO_FN char csv_separator(str line);

/* Reads a whole file into the build. */
GEO_FN status csv_ingest(call *c, feed *f);

#endif
