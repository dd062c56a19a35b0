#ifndef GEO_TABLE_COLUMNS_H
#define GEO_TABLE_COLUMNS_H
/* table_columns -- the columns of a table that make a query, by table_roles or as the user names
 * them, and what they say of a row. */

#include "../base/out.h"
#include "../ingest/csv_row.h"
#include "../ingest/headers.h"

enum {
    TABLE_COLUMNS_MAX = 8 /* that make one query */
};

typedef struct {
    struct {
        int cell; /* from 0 */
        headers_role role;
    } at[TABLE_COLUMNS_MAX];
    int count;        /* 0: there are none */
    bool is_point;    /* two of them, a latitude and a longitude */
    bool has_names;   /* its countries are no codes: "NA" is a missing value, not Namibia */
    str country_code; /* of all states, where no column has it; absent: not known. STATIC */
    str home;         /* the country that all towns are in, where no column has one. STATIC */
    bool has_point;   /* columns `lat` and `lon` are, be they looked up or beside a name */
    bool is_turned;   /* and are called the other way round */
    int lat, lon;
    int country; /* of the points, -1: none */
} table_columns;

#define TABLE_COLUMNS_BIT(role) ((uint64_t)1 << (role))

/* Adds a column, if it is one (-1: it is not) and there is room. */
GEO_FN void table_columns_add(table_columns *to, int cell, headers_role role);
/* "city=Ort" as its header and role; all of it and HEADERS_OTHER when it names no role. */
GEO_FN str table_columns_split(str part, headers_role *role);
/* Those of "street,city", headers or numbers from 1, or "lat=Y,lon=X" with their roles. is_point:
 * two whose roles say so, or with `pair` any two. On failure *missing is the first that is not
 * there. */
GEO_FN bool table_columns_asked(str list, bool pair, const csv_cells *titles, table_columns *to,
                                str *missing);
/* The first filled cell of that role; absent: there is none. */
GEO_FN str table_columns_of_role(const table_columns *columns, const csv_cells *cells,
                                 headers_role role, arena *a);
typedef struct {
    uint64_t left_out;  /* of the roles, by TABLE_COLUMNS_BIT: those do not count */
    str postcode, town; /* stand for the cells of these; absent: those do */
} table_columns_wish;
/* The query that a row makes, in REQUEST memory; "" when its cells are empty. *country: the code in
 * the first filled column of countries, absent when there is a name or nothing. */
GEO_FN str table_columns_query(const table_columns *columns, const csv_cells *cells,
                               const table_columns_wish *wish, arena *a, str *country);
/* Whether there are others than columns of countries, states and counties. */
GEO_FN bool table_columns_are_fine(const table_columns *columns);
/* Whether a row fills none but the columns of countries, states and counties, where there are
 * others, which would tell more. */
GEO_FN bool table_columns_are_coarse(const table_columns *columns, const csv_cells *cells);
GEO_FN bool table_columns_has(const table_columns *columns, int cell);
/* "address=Street, city=Town; not used: Phone". */
GEO_FN void table_columns_write(out *o, const table_columns *columns, const csv_cells *titles);

#endif
