#ifndef GEO_BATCH_COLUMNS_H
#define GEO_BATCH_COLUMNS_H
/* batch_columns -- which columns of a table make a query: by their titles in the languages of
 * spreadsheets, by their content, or as the user names them. */

#include "../base/call.h"
#include "../base/out.h"
#include "../ingest/csv.h"

enum {
    BATCH_COLUMNS_MAX = 8,     /* that make one query */
    BATCH_COLUMNS_SAMPLE = 16, /* rows whose content is looked at when the titles tell nothing */
    BATCH_COLUMNS_LOOKED = 64  /* columns likewise */
};

typedef enum { /* in the order of a query's parts */
               BATCH_COLUMNS_STREET,
               BATCH_COLUMNS_HOUSE,
               BATCH_COLUMNS_NAME, /* of a place or a customer: only without a better one */
               BATCH_COLUMNS_CITY,
               BATCH_COLUMNS_COUNTY,
               BATCH_COLUMNS_STATE,
               BATCH_COLUMNS_POSTCODE,
               BATCH_COLUMNS_COUNTRY,
               BATCH_COLUMNS_LAT,
               BATCH_COLUMNS_LON,
               BATCH_COLUMNS_QUERY, /* all of a query */
               BATCH_COLUMNS_ROLES,
               BATCH_COLUMNS_OTHER = BATCH_COLUMNS_ROLES
} batch_columns_role;

typedef struct {
    struct {
        int cell; /* from 0 */
        batch_columns_role role;
    } at[BATCH_COLUMNS_MAX];
    int count;     /* 0: there are none */
    bool is_point; /* two of them, a latitude and a longitude */
} batch_columns;

GEO_FN batch_columns batch_columns_by_titles(const csv_cells *titles);
/* Whether the first of these rows, those of a file that begins with them, is data as the others
 * are, not titles. */
GEO_FN bool batch_columns_are_untitled(call *c, const csv_cells *rows, int count);
/* `rows`: the first rows of the table. */
GEO_FN batch_columns batch_columns_by_content(call *c, const csv_cells *rows, int count);
/* Those of "street,city", titles or numbers from 1. is_point: two whose titles say so, or with
 * `pair` any two. On failure *missing is the first that is not there. */
GEO_FN bool batch_columns_asked(str list, bool pair, const csv_cells *titles, batch_columns *to,
                                str *missing);
/* The query that a row makes, in REQUEST memory; "" when its cells are empty. *country: the code in
 * its column of countries, absent when there is a name or nothing. `left_out`: a role that does not
 * count. */
GEO_FN str batch_columns_query(const batch_columns *columns, const csv_cells *cells,
                               batch_columns_role left_out, arena *a, str *country);
/* Whether a row fills none but the columns of countries, states and counties, where there are
 * others, which would tell more. */
GEO_FN bool batch_columns_are_coarse(const batch_columns *columns, const csv_cells *cells);
/* "street, city". */
GEO_FN void batch_columns_write(out *o, const batch_columns *columns, const csv_cells *titles);

#endif
