#ifndef GEO_CSV_ROW_H
#define GEO_CSV_ROW_H
/* csv_row -- a row of separated values, with RFC 4180 quotes, as cells. Pure. */

#include "../base/arena.h"
#include "../base/out.h"

enum {
    CSV_ROW_MAX = 1 << 20, /* bytes: a row with every language of a country has 20 kB */
    CSV_CELLS_MAX = 1024   /* columns: wide exports have a few hundred */
};

typedef struct {
    str at[CSV_CELLS_MAX];
    int count;
} csv_cells;

/* The row at the start of `in`; is_end: nothing comes after `in`. A quoted cell with doubled quotes
 * is copied into `a`, all others are slices of `in`. Lines end in LF or CRLF; the last one may lack
 * it. > 0: bytes used, including the line end; 0: need more; < 0: bad quotes, too many cells or no
 * room. */
GEO_FN ptrdiff_t csv_row_cut(str in, char separator, bool is_end, arena *a, csv_cells *cells);
/* What stands between the quotes of a cell: its own are doubled. */
GEO_FN void csv_row_write(out *o, str cell);

#endif
