/* area -- point in polygon without polygons. Owns nothing; every read is bounds-checked.
 *
 * A layer partitions the earth by border lines, each of which stores the region on its left and the
 * one on its right. The layer is cut into cells of one degree. A cell without borders has a single
 * region, and neighbours in a row with the same region form a run. A cell with borders has the
 * pieces of the lines inside it, and segments along its bottom that store the region above them. So
 * a ray straight down from any point inside a region meets a line, and the answer is the region on
 * the upper side of the first line that it meets.
 * area_line has how cells are packed. AREA_PLACE: region r belongs to place AREA_PLACE[r] - 1;
 * region 0 is no region. */
#include "area.h"

#include <math.h>

#include "../geo/geo.h"
#include "area_line.h"
#include "image.h"

typedef struct {
    area_line_cell cell;
    double x, y; /* in the cell's units */
} area_point;

/* Finds the cell of a point. Returns its region when it has no borders, else -1. */
static int64_t area_find_cell(const image *m, area_layer layer, double lat, double lon,
                              area_point *p) {
    double up = MIN(MAX(lat + 90, 0.0), 179.999999), over = MIN(MAX(lon + 180, 0.0), 360.0);
    over = over >= 360 ? 0 : over;
    int row = (int)up, column = (int)over;
    uint32_t run = area_line_run(m, layer, row, column);
    if ((run & AREA_CELL_BIT) == 0) {
        return run;
    }
    if (!area_line_open(m, run, &p->cell)) {
        return 0;
    }
    double units = area_line_units(&p->cell.lines);
    p->x = (over - column) * units;
    p->y = (up - row) * units;
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
static inline void area_test_edge(const area_point *p, const area_lines *a, area_below *best) {
    double slope = (double)(a->y2 - a->y1) / (a->x2 - a->x1);
    double y = a->y1 + (p->x - a->x1) * slope;
    if (y <= p->y && (y > best->y || (y == best->y && slope > best->slope))) {
        *best = (area_below){y, slope, a->x1 < a->x2 ? a->left : a->right};
    }
}

/* The region above the highest line below the point. */
static unsigned area_region_below(const area_point *p) {
    area_lines a = p->cell.lines; /* here it stays in registers */
    area_below best = {.y = -1};
    int x = (int)p->x;
    unsigned column = (unsigned)x >> (a.bits - 4);
    for (str rest = p->cell.bottom; rest.len && area_line_u16(rest.at + 1) <= p->x;) {
        best.region = (unsigned char)rest.at[0];
        rest = str_from(rest, 3);
    }
    while (area_line_next(&a)) {
        if (a.west > column || a.east < column) {
            continue;
        }
        for (bool more = area_line_next_point(&a); more && area_line_next_point(&a);) {
            if ((x >= a.x1) != (x >= a.x2)) {
                area_test_edge(p, &a, &best);
            }
        }
    }
    return area_line_region(&p->cell, best.region);
}

GEO_FN unsigned area_region_at(const image *m, area_layer layer, double lat, double lon) {
    area_point p;
    int64_t region = area_find_cell(m, layer, lat, lon, &p);
    return region < 0 ? area_region_below(&p) : (unsigned)region;
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
static inline double area_edge_distance2(const area_point *p, const area_lines *a, double scale) {
    return geo_edge_distance2((p->x - a->x1) * scale, p->y - a->y1, (a->x2 - a->x1) * scale,
                              a->y2 - a->y1);
}

/* The same to the nearest edge of the current line, which is read. */
static inline double area_line2(const area_point *p, area_lines *a, double scale) {
    double best = INFINITY;
    for (bool more = area_line_next_point(a); more && area_line_next_point(a);) {
        best = MIN(best, area_edge_distance2(p, a, scale));
    }
    return best;
}

/* The region inside `within` whose border in the point's cell is nearest; 0: none. */
static unsigned area_nearest(const image *m, area_layer layer, double lat, double lon,
                             uint32_t within) {
    area_point p;
    if (area_find_cell(m, layer, lat, lon, &p) >= 0) {
        p = (area_point){.cell.lines.bits = 12};
    }
    double best = INFINITY, scale = MAX(cos(lat * GEO_DEG), 0.01);
    unsigned region = 0;
    area_lines a = p.cell.lines;
    while (area_line_next(&a)) {
        double distance = area_line2(&p, &a, scale);
        for (int side = 0; side < 2 && distance < best; side++) {
            unsigned one = area_line_region(&p.cell, side ? a.right : a.left);
            if (one && area_is_within(m, area_place(m, one), within)) {
                best = distance;
                region = one;
            }
        }
    }
    return region;
}

GEO_FN unsigned area_region_within(const image *m, area_layer layer, double lat, double lon,
                                   uint32_t within) {
    unsigned here = area_region_at(m, layer, lat, lon);
    return area_is_within(m, area_place(m, here), within)
               ? here
               : area_nearest(m, layer, lat, lon, within);
}
