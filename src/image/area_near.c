/* area_near -- the nearest line of a kind. Owns nothing.
 *
 * Cells come in squares round that of the point, so that the search ends when no cell of the next
 * square can be nearer. Up to some hundred kilometres a degree of longitude is taken to be as long
 * everywhere as halfway to the line. */
#include "area_near.h"

#include <math.h>

#include "../geo/geo.h"
#include "area.h"
#include "area_line.h"
#include "image.h"

#define AREA_NEAR_SHORE_M 22224.0 /* 12 nautical miles: the territorial sea */

enum { AREA_NEAR_CELLS_MAX = 6000, AREA_NEAR_RINGS_MAX = 60 };

typedef struct {
    const image *m;
    area_near_kind kind;
    uint32_t within;
    double lat, lon;
    double best2; /* squared degrees of latitude */
    area_near *found;
    int cells;
} area_near_search;

static uint32_t area_near_country(const image *m, unsigned region) {
    uint32_t row = area_place(m, region);
    for (int i = 0; i < IMAGE_CHAIN_MAX && row != IMAGE_NO_PLACE; i++) {
        if (image_class_of(m, row) == IMAGE_COUNTRY) {
            break;
        }
        row = image_parent(m, row);
    }
    return row;
}

static bool area_near_is_inside(const area_near_search *s, unsigned region) {
    return s->within == IMAGE_NO_PLACE || area_is_within(s->m, area_place(s->m, region), s->within);
}

static bool area_near_is_meant(const area_near_search *s, unsigned left, unsigned right) {
    if (!area_near_is_inside(s, left) && !area_near_is_inside(s, right)) {
        return false;
    }
    return s->kind == AREA_NEAR_COAST
               ? !left != !right
               : left && right && area_near_country(s->m, left) != area_near_country(s->m, right);
}

/* The edge from (x1, y1) to (x2, y2), degrees from the point. */
static bool area_near_edge(area_near_search *s, double x1, double y1, double x2, double y2) {
    double scale = MAX(cos((s->lat + (y1 + y2) / 4) * GEO_DEG), 0.01);
    double dx = (x2 - x1) * scale, dy = y2 - y1, span = dx * dx + dy * dy;
    double t = span > 0 ? MIN(MAX(-(x1 * scale * dx + y1 * dy) / span, 0.0), 1.0) : 0;
    double x = x1 + t * (x2 - x1), y = y1 + t * dy;
    double distance2 = x * scale * x * scale + y * y;
    if (distance2 >= s->best2) {
        return false;
    }
    s->best2 = distance2;
    s->found->lat = s->lat + y;
    s->found->lon = geo_wrap_lon(s->lon + x);
    return true;
}

/* `column` may lie beyond the edge of the map. */
static void area_near_cell(area_near_search *s, int column, int row) {
    uint32_t run = area_line_run(s->m, AREA_DIVISIONS, row,
                                 (column % AREA_COLUMNS + AREA_COLUMNS) % AREA_COLUMNS);
    area_line_cell cell;
    if (!(run & AREA_CELL_BIT) || !area_line_open(s->m, run, &cell)) {
        return;
    }
    double units = area_line_units(&cell.lines), west = column - 180 - s->lon,
           south = row - 90 - s->lat;
    while (area_line_next(&cell.lines)) {
        area_lines *a = &cell.lines;
        unsigned left = area_line_region(&cell, a->left), right = area_line_region(&cell, a->right);
        if (!area_near_is_meant(s, left, right)) {
            continue;
        }
        for (bool more = area_line_next_point(a); more && area_line_next_point(a);) {
            if (area_near_edge(s, west + a->x1 / units, south + a->y1 / units, west + a->x2 / units,
                               south + a->y2 / units)) {
                s->found->left = left;
                s->found->right = right;
            }
        }
    }
}

/* Whether a part of the cell may be nearer than what is found. */
static bool area_near_may_be(const area_near_search *s, int column, int row) {
    double x = MAX(MAX(column - 180 - s->lon, s->lon - (column - 179)), 0);
    double y = MAX(MAX(row - 90 - s->lat, s->lat - (row - 89)), 0);
    double farthest = MIN(MAX(fabs(s->lat), MAX(fabs(row - 90.0), fabs(row - 89.0))), 90.0);
    x *= cos(farthest * GEO_DEG);
    return x * x + y * y < s->best2;
}

/* The cells of a square round that of the point. False: none of them may be nearer. */
static bool area_near_ring(area_near_search *s, int column, int row, int ring) {
    bool any = false;
    for (int dy = -ring; dy <= ring; dy++) {
        int step = dy == -ring || dy == ring || !ring ? 1 : 2 * ring;
        for (int dx = -ring; dx <= ring && row + dy >= 0 && row + dy < AREA_ROWS; dx += step) {
            if (area_near_may_be(s, column + dx, row + dy) && s->cells < AREA_NEAR_CELLS_MAX) {
                any = true;
                s->cells++;
                area_near_cell(s, column + dx, row + dy);
            }
        }
    }
    return any;
}

GEO_FN bool area_near_find(const image *m, area_near_kind kind, uint32_t within, double lat,
                           double lon, double max_m, area_near *found) {
    double most = max_m / GEO_DEGREE_M;
    area_near_search s = {m, kind, within, lat, lon, most * most, found, 0};
    int column = (int)floor(lon + 180), row = MIN(MAX((int)floor(lat + 90), 0), AREA_ROWS - 1);
    *found = (area_near){.distance_m = INFINITY};
    for (int ring = 0; ring <= AREA_NEAR_RINGS_MAX; ring++) {
        if (!area_near_ring(&s, column, row, ring)) {
            break;
        }
    }
    if (!found->left && !found->right) {
        return false;
    }
    found->distance_m = geo_distance_m(lat, lon, found->lat, found->lon);
    return true;
}

GEO_FN bool area_near_is_off_shore(const image *m, double lat, double lon, uint32_t within) {
    area_near shore;
    bool has_land = m->columns[IMAGE_AREA_ROW].count > (AREA_DIVISIONS + 1) * AREA_ROWS;
    return has_land && area_at(m, AREA_DIVISIONS, lat, lon) == IMAGE_NO_PLACE &&
           !area_near_find(m, AREA_NEAR_COAST, within, lat, lon, AREA_NEAR_SHORE_M, &shore);
}

#undef AREA_NEAR_SHORE_M
