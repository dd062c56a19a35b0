#ifndef GEO_AREA_LINE_H
#define GEO_AREA_LINE_H
/* area_line -- the border lines of one cell of an area layer, read from an image. */

#include "image.h"

/* An image may end after any of them. */
typedef enum {
    AREA_COUNTRIES,
    AREA_DIVISIONS,
    AREA_MUNICIPALITIES,
    AREA_WATERS, /* lakes and reservoirs; no region is their shore and the islands in them */
    AREA_LAYERS
} area_layer;

enum {
    AREA_ROWS = 180,        /* one-degree cells, from the south pole northwards */
    AREA_COLUMNS = 360,     /* from the antimeridian eastwards */
    AREA_COLUMN_SHIFT = 23, /* a run packs its column, AREA_CELL_BIT and its value */
    AREA_CELL_BIT = 1 << 22,
    AREA_CELL_REGIONS_MAX = 255, /* in one cell: lines refer to them by one byte */
    AREA_LINE_MAX = 20           /* points of one line in a cell, so that few are read in vain */
};

/* One line after the other, and its edges. */
typedef struct {
    str rest, line; /* unread bytes of the cell and of the current line */
    unsigned bits;
    unsigned left, right; /* regions, as the cell numbers them */
    unsigned west, east;  /* of the line, upper 4 bits */
    int x1, y1, x2, y2;   /* the current edge, in the cell's units */
} area_lines;

typedef struct {
    str regions; /* numbered from 1 on */
    str bottom;  /* region, and x from which on it is above the cell's bottom */
    area_lines lines;
} area_line_cell;

/* Neighbouring cells of one row that have the same region, or one cell with lines. */
typedef struct {
    uint64_t at, stop; /* unread */
    int column, end;   /* the cells */
    uint32_t value;    /* as of area_line_run */
} area_line_runs;

GEO_FN area_line_runs area_line_row(const image *m, area_layer layer, int row);
GEO_FN bool area_line_next_run(const image *m, area_line_runs *runs);
/* AREA_CELL_BIT and the number of a cell with lines, or the only region of a cell without. */
GEO_FN uint32_t area_line_run(const image *m, area_layer layer, int row, int column);
/* False: damaged. */
GEO_FN bool area_line_open(const image *m, uint32_t run, area_line_cell *cell);
GEO_FN unsigned area_line_region(const area_line_cell *cell, unsigned number);
GEO_FN int area_line_units(const area_lines *a); /* of a cell's side */
/* False: there are no more. */
GEO_FN bool area_line_next(area_lines *a);
GEO_FN bool area_line_next_point(area_lines *a);
GEO_FN unsigned area_line_u16(const char *at);

#endif
