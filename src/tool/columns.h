#ifndef GEO_COLUMNS_H
#define GEO_COLUMNS_H
/* columns -- many places as a table: a row each, of the columns that the caller chose. */

#include "../base/call.h"
#include "../geo/place.h"
#include "row_value.h"

/* A row of many places. */
typedef struct {
    str query, status, label, relation;
    double lat, lon;
    str id;
    place_match match;
    str timezone, utc_offset, local_time;
    int64_t population;
    str country_code;
    double distance_m;
    str inside; /* JSON: whether it is in the area that is asked for; absent: not asked, or none */
} columns_row;
typedef struct {
    columns_row *at;
    int count;
    str_list columns; /* none: those of the view */
} columns_rows;       /* the shape of a record_rows */

GEO_FN const record *columns_record(void); /* of a columns_row */
GEO_FN void columns_text(out *o, const columns_rows *rows, record_view view);
/* Adds names between blanks, or none; the list has room for RECORD_COLUMNS_MAX. */
GEO_FN void columns_add(str_list *columns, const char *names);
/* Adds the columns that the argument `fields` names; an unknown one is an error. */
GEO_FN status columns_choose(call *c, const tool_arg *fields, str_list *columns);
/* Takes out what was asked, and how it went, where no row tells. False: the arena is full. */
GEO_FN bool columns_cut(call *c, columns_rows *rows);
/* The row of a place, or of none; for the columns that are written. */
GEO_FN columns_row columns_row_of(call *c, const place *p, const str_list *columns);

#endif
