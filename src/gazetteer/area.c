/* area -- point in polygon without polygons. Owns nothing; every read is bounds-checked.
 *
 * A layer partitions the earth by border lines, each of which stores the region on its left and the
 * one on its right. The layer is cut into cells of one degree. A cell without borders has a single
 * region, and neighbours in a row with the same region form a run. A cell with borders has the
 * pieces of the lines inside it, and segments along its bottom that store the region above them. So
 * a ray straight down from any point inside a region meets a line, and the answer is the region on
 * the upper side of the first line that it meets.
 *
 * AREA_ROW: per layer and row of cells, the first run; one more at the end.
 * AREA_RUN: column << 23 | cell bit << 22 | value, columns ascending within a row. The value is a
 * region or, with the cell bit, a cell. A run ends where the next one begins.
 * AREA_CELL: the offset of each cell in AREA_POINTS; one more at the end.
 * AREA_PLACE: region r belongs to place AREA_PLACE[r] - 1; region 0 is no region.
 *
 * A cell in AREA_POINTS:
 *
 *   u8         bits per coordinate, 12 or 16: the cell is 2^bits - 1 units wide and high
 *   u8 n       then n times u16: the cell's regions; below, a region is a 1-based index into these
 *   u8 n       then n times u8 region, u16 x: the region above the bottom, from x to the next x
 *   lines      up to the end: u8 left region, u8 right region, u8 number of points, then the
 *              points, x and y packed in 3 or 4 bytes */
#include "area.h"

#include <math.h>

#include "../geo/geo.h"

#define AREA_SHORE_DEG 0.2 /* 12 nautical miles: the territorial sea */

typedef struct {
    str rest;
    unsigned bits;
    unsigned left, right; /* regions of the cell */
    uint32_t points;      /* of the line that are still unread */
    double x1, y1, x2, y2;
} area_lines;

static unsigned area_u16(const char *at) {
    return (unsigned)(unsigned char)at[0] | (unsigned)(unsigned char)at[1] << 8;
}

static bool area_next_point(area_lines *a) {
    size_t size = a->bits == 12 ? 3 : 4;
    if (a->rest.len < size) {
        return false;
    }
    const unsigned char *at = (const unsigned char *)a->rest.at;
    a->x1 = a->x2;
    a->y1 = a->y2;
    if (size == 3) {
        a->x2 = (double)(at[0] | (at[1] & 15) << 8);
        a->y2 = (double)(at[1] >> 4 | at[2] << 4);
    } else {
        a->x2 = (double)(at[0] | at[1] << 8);
        a->y2 = (double)(at[2] | at[3] << 8);
    }
    a->rest = str_from(a->rest, size);
    a->points--;
    return true;
}

/* Reads the cell's next edge, from (x1, y1) to (x2, y2). False: there are no more. */
static bool area_next_edge(area_lines *a) {
    while (a->points == 0) {
        if (a->rest.len < 3) {
            return false;
        }
        a->left = (unsigned char)a->rest.at[0];
        a->right = (unsigned char)a->rest.at[1];
        a->points = (unsigned char)a->rest.at[2];
        a->rest = str_from(a->rest, 3);
        if (a->points && !area_next_point(a)) {
            return false;
        }
    }
    return area_next_point(a);
}

typedef struct {
    str regions, bottom;
    area_lines lines;
    double x, y; /* the point, in the cell's units */
} area_cell;

static bool area_take_list(str *rest, size_t each, str *list) {
    size_t size = rest->len ? (unsigned char)rest->at[0] * each : 0;
    if (rest->len == 0 || rest->len - 1 < size) {
        return false;
    }
    *list = (str){rest->at + 1, size};
    *rest = str_from(*rest, 1 + size);
    return true;
}

/* The region of the layer for a region index of the cell. */
static unsigned area_cell_region(const area_cell *cell, unsigned index) {
    return index && 2 * (size_t)index <= cell->regions.len
               ? area_u16(cell->regions.at + 2 * ((size_t)index - 1))
               : 0;
}

/* The cell bit and the value of the run that covers the column. */
static uint32_t area_find_run(const image *m, area_layer layer, int row, int column) {
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

/* Finds the cell of a point. Returns its region when it has no borders, else -1. */
static int64_t area_find_cell(const image *m, area_layer layer, double lat, double lon,
                              area_cell *cell) {
    double up = MIN(MAX(lat + 90, 0.0), 179.999999), over = MIN(MAX(lon + 180, 0.0), 360.0);
    over = over >= 360 ? 0 : over;
    int row = (int)up, column = (int)over;
    uint32_t run = area_find_run(m, layer, row, column);
    if ((run & AREA_CELL_BIT) == 0) {
        return run;
    }
    uint64_t index = run & (AREA_CELL_BIT - 1);
    str points = image_bytes(m, IMAGE_AREA_POINTS);
    uint64_t from = image_value(m, IMAGE_AREA_CELL, index);
    uint64_t end = image_value(m, IMAGE_AREA_CELL, index + 1);
    if (from >= end || end > points.len) {
        return 0;
    }
    unsigned bits = (unsigned char)points.at[from];
    str rest = {points.at + from + 1, (size_t)(end - from - 1)};
    *cell = (area_cell){.lines = {.bits = bits == 12 ? 12 : 16}};
    if (!area_take_list(&rest, 2, &cell->regions) || !area_take_list(&rest, 3, &cell->bottom)) {
        return 0;
    }
    cell->lines.rest = rest;
    double units = (double)((1 << cell->lines.bits) - 1);
    cell->x = (over - column) * units;
    cell->y = (up - row) * units;
    return -1;
}

static uint32_t area_region_place(const image *m, int64_t region) {
    uint64_t row = region > 0 ? image_value(m, IMAGE_AREA_PLACE, (uint64_t)region) : 0;
    return row == 0 || row > m->places ? IMAGE_NO_PLACE : (uint32_t)(row - 1);
}

/* The region above the highest line below the point. Where two lines meet straight below it, both
 * begin there (west is inclusive, east is not), and the steeper one is higher just to the right. */
static unsigned area_region_below(area_cell *cell) {
    area_lines *a = &cell->lines;
    double best = -1, best_slope = 0;
    unsigned region = 0;
    for (str rest = cell->bottom; rest.len && area_u16(rest.at + 1) <= cell->x;) {
        region = (unsigned char)rest.at[0];
        rest = str_from(rest, 3);
    }
    while (area_next_edge(a)) {
        bool is_east = a->x1 < a->x2;
        double west = is_east ? a->x1 : a->x2, east = is_east ? a->x2 : a->x1;
        if (cell->x < west || cell->x >= east) {
            continue;
        }
        double slope = (a->y2 - a->y1) / (a->x2 - a->x1);
        double y = a->y1 + (cell->x - a->x1) * slope;
        if (y <= cell->y && (y > best || (y == best && slope > best_slope))) {
            best = y;
            best_slope = slope;
            region = is_east ? a->left : a->right;
        }
    }
    return area_cell_region(cell, region);
}

GEO_FN uint32_t area_at(const image *m, area_layer layer, double lat, double lon) {
    area_cell cell;
    int64_t region = area_find_cell(m, layer, lat, lon, &cell);
    return area_region_place(m, region < 0 ? (int64_t)area_region_below(&cell) : region);
}

static bool area_is_within(const image *m, uint32_t row, uint32_t within) {
    for (int i = 0; i < IMAGE_CHAIN_MAX && row != IMAGE_NO_PLACE; i++) {
        if (row == within) {
            return true;
        }
        row = image_parent(m, row);
    }
    return false;
}

/* Squared distance to the edge, in units of the cell, longitudes scaled by the latitude. */
static double area_edge_distance2(const area_cell *cell, double scale) {
    const area_lines *a = &cell->lines;
    double dx = (a->x2 - a->x1) * scale, dy = a->y2 - a->y1;
    double px = (cell->x - a->x1) * scale, py = cell->y - a->y1;
    double span = dx * dx + dy * dy;
    double t = span > 0 ? MIN(MAX((px * dx + py * dy) / span, 0.0), 1.0) : 0;
    return (px - t * dx) * (px - t * dx) + (py - t * dy) * (py - t * dy);
}

/* Whether an area inside `within` is at the point or AREA_SHORE_DEG away in any of eight
 * directions. */
static bool area_is_near(const image *m, area_layer layer, double lat, double lon, double scale,
                         uint32_t within) {
    bool is_near = false;
    for (int i = 0; i < 9; i++) {
        double x = geo_wrap_lon(lon + (i % 3 - 1) * AREA_SHORE_DEG / scale);
        uint32_t row = area_at(m, layer, lat + (i / 3 - 1) * AREA_SHORE_DEG, x);
        is_near = is_near || area_is_within(m, row, within);
    }
    return is_near;
}

/* Whether borders of areas inside `within` are known; for a few countries they are not. */
static bool area_has_parts(const image *m, uint32_t within) {
    uint64_t end = MIN(m->columns[IMAGE_AREA_PLACE].count, (uint64_t)AREA_CELL_BIT); /* of a run */
    for (uint64_t region = 1; region < end; region++) {
        uint32_t row = area_region_place(m, (int64_t)region);
        if (row != within && area_is_within(m, row, within)) {
            return true;
        }
    }
    return false;
}

GEO_FN uint32_t area_within(const image *m, area_layer layer, double lat, double lon,
                            uint32_t within, bool *is_off_shore) {
    uint32_t row = area_at(m, layer, lat, lon);
    area_cell cell;
    *is_off_shore = false;
    if (area_is_within(m, row, within)) {
        return row;
    }
    if (area_find_cell(m, layer, lat, lon, &cell) >= 0) {
        cell = (area_cell){.lines = {.bits = 12}};
    }
    double best = INFINITY, scale = MAX(cos(lat * GEO_DEG), 0.01);
    unsigned region = 0;
    while (area_next_edge(&cell.lines)) {
        double distance = area_edge_distance2(&cell, scale);
        for (int side = 0; side < 2 && distance < best; side++) {
            unsigned one = area_cell_region(&cell, side ? cell.lines.right : cell.lines.left);
            if (one && area_is_within(m, area_region_place(m, one), within)) {
                best = distance;
                region = one;
            }
        }
    }
    double near = AREA_SHORE_DEG * (double)((1 << cell.lines.bits) - 1);
    *is_off_shore = row == IMAGE_NO_PLACE && best > near * near &&
                    !area_is_near(m, layer, lat, lon, scale, within) &&
                    (region || area_has_parts(m, within));
    return area_region_place(m, region);
}

#undef AREA_SHORE_DEG
