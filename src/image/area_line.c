/* area_line -- the border lines of one cell. Owns nothing; every read is bounds-checked.
 *
 * AREA_ROW: per layer and row of cells, the first run; one more at the end.
 * AREA_RUN: column << 23 | cell bit << 22 | value, columns ascending within a row. The value is a
 * region or, with the cell bit, a cell. A run ends where the next one begins.
 * AREA_CELL: the offset of each cell in AREA_POINTS; one more at the end.
 *
 * A cell in AREA_POINTS:
 *
 *   u8         bits per coordinate, 12 or 16: the cell is 2^bits - 1 units wide and high
 *   u8 n       then n times u16: the cell's regions; below, a region is a 1-based index into these
 *   u8 n       then n times u8 region, u16 x: the region above the bottom, from x to the next x
 *   lines      up to the end: u8 left region, u8 right region, u8 number of points, u8 the least
 *              and the greatest x without all but 4 bits, so that most lines are skipped unread;
 *              then the points, x and y packed in 3 or 4 bytes */
#include "area_line.h"

GEO_FN unsigned area_line_u16(const char *at) {
    return (unsigned)(unsigned char)at[0] | (unsigned)(unsigned char)at[1] << 8;
}

GEO_FN int area_line_units(const area_lines *a) {
    return (1 << a->bits) - 1;
}

/* Moves on to the next point of the line; false at its end. */
GEO_FN inline bool area_line_next_point(area_lines *a) {
    const unsigned char *at = (const unsigned char *)a->line.at;
    size_t size = a->bits == 12 ? 3 : 4;
    if (a->line.len < size) {
        return false;
    }
    a->x1 = a->x2;
    a->y1 = a->y2;
    a->x2 = size == 3 ? at[0] | (at[1] & 15) << 8 : at[0] | at[1] << 8;
    a->y2 = size == 3 ? at[1] >> 4 | at[2] << 4 : at[2] | at[3] << 8;
    a->line = (str){a->line.at + size, a->line.len - size};
    return true;
}

/* Reads the head of the cell's next line. */
GEO_FN inline bool area_line_next(area_lines *a) {
    enum { HEAD = 4 };
    if (a->rest.len < HEAD) {
        return false;
    }
    const unsigned char *at = (const unsigned char *)a->rest.at;
    size_t size = MIN((size_t)at[2] * (a->bits == 12 ? 3 : 4), a->rest.len - HEAD);
    a->left = at[0];
    a->right = at[1];
    a->west = at[3] & 15;
    a->east = at[3] >> 4;
    a->line = (str){a->rest.at + HEAD, size};
    a->rest = (str){a->rest.at + HEAD + size, a->rest.len - HEAD - size};
    return true;
}

static bool area_line_list(str *rest, size_t each, str *list) {
    size_t size = rest->len ? (unsigned char)rest->at[0] * each : 0;
    if (rest->len == 0 || rest->len - 1 < size) {
        return false;
    }
    *list = (str){rest->at + 1, size};
    *rest = str_from(*rest, 1 + size);
    return true;
}

GEO_FN unsigned area_line_region(const area_line_cell *cell, unsigned number) {
    return number && 2 * (size_t)number <= cell->regions.len
               ? area_line_u16(cell->regions.at + 2 * ((size_t)number - 1))
               : 0;
}

GEO_FN area_line_runs area_line_row(const image *m, area_layer layer, int row) {
    uint64_t at = (uint64_t)layer * AREA_ROWS + (uint64_t)row;
    return (area_line_runs){.at = image_value(m, IMAGE_AREA_ROW, at),
                            .stop = image_value(m, IMAGE_AREA_ROW, at + 1)};
}

GEO_FN bool area_line_next_run(const image *m, area_line_runs *runs) {
    uint64_t mask = (UINT64_C(1) << AREA_COLUMN_SHIFT) - 1;
    if (runs->at >= runs->stop || runs->at >= m->columns[IMAGE_AREA_RUN].count) {
        return false;
    }
    uint64_t run = image_value(m, IMAGE_AREA_RUN, runs->at++), end = AREA_COLUMNS;
    if (runs->at < runs->stop) {
        end = image_value(m, IMAGE_AREA_RUN, runs->at) >> AREA_COLUMN_SHIFT;
    }
    runs->value = (uint32_t)(run & mask);
    runs->column = (int)MIN(run >> AREA_COLUMN_SHIFT, (uint64_t)AREA_COLUMNS);
    runs->end = (int)MIN(end, (uint64_t)AREA_COLUMNS);
    return true;
}

GEO_FN uint32_t area_line_run(const image *m, area_layer layer, int row, int column) {
    uint64_t at = (uint64_t)layer * AREA_ROWS + (uint64_t)row;
    uint64_t first = image_value(m, IMAGE_AREA_ROW, at);
    uint64_t end = image_value(m, IMAGE_AREA_ROW, at + 1);
    while (end > first + 1) {
        uint64_t middle = first + (end - first) / 2;
        if (image_value(m, IMAGE_AREA_RUN, middle) >> AREA_COLUMN_SHIFT > (uint64_t)column) {
            end = middle;
        } else {
            first = middle;
        }
    }
    uint64_t mask = (UINT64_C(1) << AREA_COLUMN_SHIFT) - 1;
    return end > first ? (uint32_t)(image_value(m, IMAGE_AREA_RUN, first) & mask) : 0;
}

GEO_FN bool area_line_open(const image *m, uint32_t run, area_line_cell *cell) {
    uint64_t index = run & (AREA_CELL_BIT - 1);
    uint64_t from = image_value(m, IMAGE_AREA_CELL, index);
    uint64_t end = image_value(m, IMAGE_AREA_CELL, index + 1);
    str rest = image_slice(m, IMAGE_AREA_POINTS, from, end);
    if (from >= end || rest.len != end - from) {
        return false;
    }
    unsigned bits = (unsigned char)rest.at[0];
    rest = str_from(rest, 1);
    *cell = (area_line_cell){.lines = {.bits = bits == 12 ? 12 : 16}};
    bool good = area_line_list(&rest, 2, &cell->regions) && area_line_list(&rest, 3, &cell->bottom);
    cell->lines.rest = rest;
    return good;
}
