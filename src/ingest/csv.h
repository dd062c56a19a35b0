#ifndef GEO_CSV_H
#define GEO_CSV_H
/* csv -- comma-, semicolon- or tab-separated files with a header line and RFC 4180 quotes. */

#include "import_reader.h"

#include "../base/arena.h"

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
GEO_FN ptrdiff_t csv_row(str in, char separator, bool is_end, arena *a, csv_cells *cells);

/* The separator in a first line: the one of , ; tab that occurs most outside quotes; comma if none
 * does. */
GEO_FN char csv_separator(str line);

/* The middle of the box around a geometry in well-known text, "POINT (7.4 46.9)", x first. */
GEO_FN bool csv_wkt(str text, double *lat, double *lon);

/* Whether a header line has columns for points. */
GEO_FN bool csv_has_points(str line);

GEO_FN void csv_ingest(call *c, import_reader *f); /* imports a whole file */

#endif
