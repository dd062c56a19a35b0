#ifndef GEO_BATCH_COLUMNS_H
#define GEO_BATCH_COLUMNS_H
/* batch_columns -- which columns of a table make a query: by their headers, by their content, or as
 * the user names them. */

#include "../base/call.h"
#include "../base/out.h"
#include "../ingest/csv_row.h"
#include "../ingest/headers.h"

enum {
    BATCH_COLUMNS_MAX = 8,     /* that make one query */
    BATCH_COLUMNS_SAMPLE = 16, /* rows whose content is looked at when the titles tell nothing */
    BATCH_COLUMNS_LOOKED = 64  /* columns likewise */
};

typedef struct {
    struct {
        int cell; /* from 0 */
        headers_role role;
    } at[BATCH_COLUMNS_MAX];
    int count;     /* 0: there are none */
    bool is_point; /* two of them, a latitude and a longitude */
} batch_columns;

GEO_FN batch_columns batch_columns_by_titles(const csv_cells *titles);
/* Whether the first of these rows, those of a file that begins with them, is data as the others
 * are, not titles. */
GEO_FN bool batch_columns_are_untitled(call *c, const csv_cells *rows, int count);
/* `rows`: the first rows of the table. Numbers are a point only without titles, which would say so.
 */
GEO_FN batch_columns batch_columns_by_content(call *c, const csv_cells *rows, int count,
                                              bool has_titles);
/* "city=Ort" as its header and role; all of it and HEADERS_OTHER when it names no role. */
GEO_FN str batch_columns_split(str part, headers_role *role);
/* Those of "street,city", headers or numbers from 1, or "lat=Y,lon=X" with their roles. is_point:
 * two whose roles say so, or with `pair` any two. On failure *missing is the first that is not
 * there. */
GEO_FN bool batch_columns_asked(str list, bool pair, const csv_cells *titles, batch_columns *to,
                                str *missing);
/* The query that a row makes, in REQUEST memory; "" when its cells are empty. *country: the code in
 * the first filled column of countries, absent when there is a name or nothing. `left_out`: a role
 * that does not count. */
GEO_FN str batch_columns_query(const batch_columns *columns, const csv_cells *cells,
                               headers_role left_out, arena *a, str *country);
/* Whether there are others than columns of countries, states and counties. */
GEO_FN bool batch_columns_are_fine(const batch_columns *columns);
/* Whether a row fills none but the columns of countries, states and counties, where there are
 * others, which would tell more. */
GEO_FN bool batch_columns_are_coarse(const batch_columns *columns, const csv_cells *cells);
/* "address=Street, city=Town; not used: Phone". */
GEO_FN void batch_columns_write(out *o, const batch_columns *columns, const csv_cells *titles);

#endif
