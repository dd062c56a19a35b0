#ifndef GEO_TABLE_REQUEST_H
#define GEO_TABLE_REQUEST_H
/* table_request -- a row of a table as calls of tools: its words, and what is left out of them. */

#include "../tool/tool.h"
#include "table_input.h"

/* A call of a tool. */
typedef struct {
    const tool *tool;    /* NULL: there is none */
    str text, countries; /* of geocode; countries absent: those of the base */
    str lat, lon;        /* of reverse_geocode */
    bool is_near;        /* only within `box`, west, south, east, north */
    double box[4];
} table_question;

/* Its arguments, in REQUEST memory. */
GEO_FN status table_request_arguments(call *c, const table_input *in, const table_question *q,
                                      json *arguments);
/* What it is told from others by, in REQUEST memory. */
GEO_FN str table_request_key(call *c, const table_question *q);

/* What a row stands for. */
typedef struct {
    table_question main;
    table_question others; /* without what may be wrong, as the postal code */
    table_question near;   /* only at the row's own coordinates, which choose among namesakes */
    table_question beside; /* only the town of an address */
    str street;       /* that it is without, and its number; absent: there is no such question */
    str query;        /* as shown to people: the text, or "lat, lon" */
    str input;        /* the NDJSON row; absent for other formats */
    csv_cells *cells; /* of a CSV row, or of NDJSON the members that are columns; else NULL */
    double lat, lon;  /* of reverse_geocode, as the row has them; lat NaN: it has none */
    bool is_safe;     /* `others` lacks nothing that tells places apart: an answer to it will do */
    str town;         /* that the row names; absent: none */
    bool is_coarse;   /* the row names a country or a state and no more, where others name places */
} table_request;

/* The ISO code of the country that a row with points names; absent: of none. */
GEO_FN str table_request_country_of(call *c, const table_input *in, const csv_cells *cells);
/* The code of a country that a cell has the code or name of; absent: of none. */
GEO_FN str table_request_country(call *c, str cell);
GEO_FN status table_request_parse(call *c, const table_input *in, str row, table_request *request);

#endif
