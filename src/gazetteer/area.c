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
 *   lines      up to the end: u8 left region, u8 right region, u8 number of points, u8 the least
 *              and the greatest x without all but 4 bits, so that most lines are skipped unread;
 *              then the points, x and y packed in 3 or 4 bytes */
#include "area.h"

#include <math.h>

#include "../geo/geo.h"

#define AREA_SHORE_DEG 0.2 /* 12 nautical miles: the territorial sea */

typedef struct {
    str rest, line; /* unread bytes of the cell and of the current line */
    unsigned bits;
    unsigned left, right; /* regions of the cell */
    unsigned west, east;  /* of the line, upper 4 bits */
    int x1, y1, x2, y2;   /* the current edge */
} area_lines;

static unsigned area_u16(const char *at) {
    return (unsigned)(unsigned char)at[0] | (unsigned)(unsigned char)at[1] << 8;
}

/* Moves on to the next point of the line; false at its end. */
static inline bool area_next_point(area_lines *a) {
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

/* Reads the head of the cell's next line. False: there are no more. */
static inline bool area_next_line(area_lines *a) {
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
    uint64_t from = image_value(m, IMAGE_AREA_CELL, index);
    uint64_t end = image_value(m, IMAGE_AREA_CELL, index + 1);
    str rest = image_slice(m, IMAGE_AREA_POINTS, from, end);
    if (from >= end || rest.len != end - from) {
        return 0;
    }
    unsigned bits = (unsigned char)rest.at[0];
    rest = str_from(rest, 1);
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

GEO_FN uint32_t area_place(const image *m, unsigned region) {
    uint64_t row = region ? image_value(m, IMAGE_AREA_PLACE, region) : 0;
    return row == 0 || row > m->places ? IMAGE_NO_PLACE : (uint32_t)(row - 1);
}

typedef struct {
    double y, slope; /* of the highest edge so far, straight below the point */
    unsigned region; /* above it */
} area_below;

/* Where two lines meet straight below the point, both begin there (west is inclusive, east is not),
 * and the steeper one is higher just to the right. */
static void area_test_edge(const area_cell *cell, area_below *best) {
    const area_lines *a = &cell->lines;
    double slope = (double)(a->y2 - a->y1) / (a->x2 - a->x1);
    double y = a->y1 + (cell->x - a->x1) * slope;
    if (y <= cell->y && (y > best->y || (y == best->y && slope > best->slope))) {
        *best = (area_below){y, slope, a->x1 < a->x2 ? a->left : a->right};
    }
}

/* The region above the highest line below the point. */
static unsigned area_region_below(area_cell *cell) {
    area_lines *a = &cell->lines;
    area_below best = {.y = -1};
    int x = (int)cell->x;
    unsigned column = (unsigned)x >> (a->bits - 4);
    for (str rest = cell->bottom; rest.len && area_u16(rest.at + 1) <= cell->x;) {
        best.region = (unsigned char)rest.at[0];
        rest = str_from(rest, 3);
    }
    while (area_next_line(a)) {
        if (a->west > column || a->east < column) {
            continue;
        }
        for (bool more = area_next_point(a); more && area_next_point(a);) {
            if ((x >= a->x1) != (x >= a->x2)) {
                area_test_edge(cell, &best);
            }
        }
    }
    return area_cell_region(cell, best.region);
}

GEO_FN unsigned area_region_at(const image *m, area_layer layer, double lat, double lon) {
    area_cell cell;
    int64_t region = area_find_cell(m, layer, lat, lon, &cell);
    return region < 0 ? area_region_below(&cell) : (unsigned)region;
}

GEO_FN uint32_t area_at(const image *m, area_layer layer, double lat, double lon) {
    return area_place(m, area_region_at(m, layer, lat, lon));
}

GEO_FN bool area_is_within(const image *m, uint32_t row, uint32_t within) {
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

/* The same to the nearest edge of the current line, which is read. */
static double area_line_distance2(area_cell *cell, double scale) {
    double best = INFINITY;
    for (bool more = area_next_point(&cell->lines); more && area_next_point(&cell->lines);) {
        best = MIN(best, area_edge_distance2(cell, scale));
    }
    return best;
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
    uint32_t middle = area_at(m, AREA_DIVISIONS, image_lat(m, within), image_lon(m, within));
    if (middle != within && area_is_within(m, middle, within)) {
        return true; /* as of most: saves looking at all */
    }
    uint64_t end = MIN(m->columns[IMAGE_AREA_PLACE].count, (uint64_t)AREA_CELL_BIT); /* of a run */
    for (uint64_t region = 1; region < end; region++) {
        uint32_t row = area_place(m, (unsigned)region);
        if (row != within && area_is_within(m, row, within)) {
            return true;
        }
    }
    return false;
}

GEO_FN unsigned area_region_within(const image *m, area_layer layer, double lat, double lon,
                                   uint32_t within, bool *is_off_shore) {
    unsigned here = area_region_at(m, layer, lat, lon);
    uint32_t row = area_place(m, here);
    area_cell cell;
    *is_off_shore = false;
    if (area_is_within(m, row, within)) {
        return here;
    }
    if (area_find_cell(m, layer, lat, lon, &cell) >= 0) {
        cell = (area_cell){.lines = {.bits = 12}};
    }
    double best = INFINITY, scale = MAX(cos(lat * GEO_DEG), 0.01);
    unsigned region = 0;
    while (area_next_line(&cell.lines)) {
        double distance = area_line_distance2(&cell, scale);
        for (int side = 0; side < 2 && distance < best; side++) {
            unsigned one = area_cell_region(&cell, side ? cell.lines.right : cell.lines.left);
            if (one && area_is_within(m, area_place(m, one), within)) {
                best = distance;
                region = one;
            }
        }
    }
    double near = AREA_SHORE_DEG * (double)((1 << cell.lines.bits) - 1);
    *is_off_shore = row == IMAGE_NO_PLACE && best > near * near &&
                    !area_is_near(m, layer, lat, lon, scale, within) &&
                    (region || area_has_parts(m, within));
    return region;
}

#undef AREA_SHORE_DEG
