/* area_writer -- cuts border lines into cells of one degree and finds the region of each cell that
 * has no borders. Owns one layer at a time. The format is described in src/image/area_line.c.
 *
 * The region of a cell, or of a stretch of its bottom, is the one that more of the lines straight
 * below it have on their upper side than on their lower one (the winding number). So outlines of
 * two sources may overlap along a border; the reader, which stops at the first line below a point,
 * gets lines that name the neighbour where one's outline lies within the other. Lines that run
 * along a cell's bottom belong to the cell above. */
#include "area_writer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "sections.h"

/* A straight part of a border within one cell, in the cell's units. */
typedef struct {
    uint32_t cell;  /* column * AREA_ROWS + row: the segments of a column are contiguous */
    uint32_t order; /* of arrival: keeps the parts of one line together */
    uint16_t left, right;
    uint16_t x1, y1, x2, y2;
    uint16_t neighbour; /* whose outline it lies in, when no region is above it */
} area_writer_segment;
_Static_assert(sizeof(area_writer_segment) * AREA_WRITER_SEGMENTS_MAX == AREA_WRITER_MEMORY_MIN,
               "all segments fit");

typedef struct {
    unsigned char bytes[1 + 3 * 255];
    size_t len;
} area_writer_list;

enum { AREA_WRITER_CROSSINGS_MAX = 4096 }; /* of borders with the bottom of a cell or a meridian */

static struct {
    area_writer_segment *segments;
    size_t count;
    unsigned bits;
    double units;
    size_t column[AREA_COLUMNS + 1];   /* where a column's segments begin */
    uint64_t runs, cells, point_bytes; /* written so far, over all layers */
    const bool *has_land;              /* regions whose land is known; NULL: no land is known */
    unsigned has_land_count;
    bool is_near_land[AREA_COLUMNS * AREA_ROWS];           /* cells */
    unsigned regions[AREA_CELL_REGIONS_MAX], region_count; /* of the current cell */
    unsigned char line[4 + 4 * (size_t)AREA_LINE_MAX];
    double cuts[AREA_WRITER_CROSSINGS_MAX];  /* of the bottom of the current cell */
    area_writer_list bottom;                 /* the same, packed */
    int16_t windings[UINT16_MAX + 1];        /* of each region, zero between uses */
    size_t lines[AREA_WRITER_CROSSINGS_MAX]; /* straight below a point */
} area_writer;

GEO_FN void area_writer_begin(void *memory, unsigned bits) {
    area_writer.segments = memory;
    area_writer.count = 0;
    area_writer.bits = bits;
    area_writer.units = (double)((1 << bits) - 1);
}

static uint16_t area_writer_to_units(double degrees, int whole) {
    double unit = (degrees - whole) * area_writer.units + 0.5;
    return (uint16_t)MAX(0.0, MIN(unit, area_writer.units));
}

static void area_writer_add_segment(call *c, const double a[2], const double b[2], unsigned left,
                                    unsigned right) {
    double middle[2] = {(a[0] + b[0]) / 2, (a[1] + b[1]) / 2};
    /* Along 180 degrees and at the poles, where the map ends, lines close the outlines. */
    int column = MIN(MAX((int)floor(middle[0]), 0), AREA_COLUMNS - 1);
    int row = MIN(MAX((int)floor(middle[1]), 0), AREA_ROWS - 1);
    if (area_writer.count == AREA_WRITER_SEGMENTS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "the borders have more than %d segments",
                  AREA_WRITER_SEGMENTS_MAX);
        return;
    }
    area_writer_segment *p = &area_writer.segments[area_writer.count];
    *p = (area_writer_segment){.cell = (uint32_t)(column * AREA_ROWS + row),
                               .order = (uint32_t)area_writer.count,
                               .left = (uint16_t)left,
                               .right = (uint16_t)right,
                               .x1 = area_writer_to_units(a[0], column),
                               .y1 = area_writer_to_units(a[1], row),
                               .x2 = area_writer_to_units(b[0], column),
                               .y2 = area_writer_to_units(b[1], row)};
    area_writer.count += p->x1 != p->x2 || p->y1 != p->y2;
}

static int area_writer_compare_doubles(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

GEO_FN void area_writer_edge(call *c, double lon1, double lat1, double lon2, double lat2,
                             unsigned left, unsigned right) {
    double from[2] = {lon1 + 180, lat1 + 90}, to[2] = {lon2 + 180, lat2 + 90};
    double cuts[AREA_COLUMNS + AREA_ROWS + 4];
    int count = 0;
    cuts[count++] = 0;
    for (int axis = 0; axis < 2; axis++) { /* where it crosses whole degrees */
        double low = MIN(from[axis], to[axis]), high = MAX(from[axis], to[axis]);
        for (double at = floor(low) + 1; at < high; at++) {
            cuts[count++] = (at - from[axis]) / (to[axis] - from[axis]);
        }
    }
    cuts[count++] = 1;
    qsort(cuts, (size_t)count, sizeof *cuts, area_writer_compare_doubles);
    double last[2] = {from[0], from[1]};
    for (int i = 1; i < count && !c->code; i++) {
        double next[2];
        for (int axis = 0; axis < 2; axis++) {
            next[axis] = from[axis] + (to[axis] - from[axis]) * cuts[i];
            double whole = floor(next[axis] + 0.5); /* a cut lies exactly on its degree */
            next[axis] = fabs(next[axis] - whole) < 1e-9 ? whole : next[axis];
        }
        area_writer_add_segment(c, last, next, left, right);
        memcpy(last, next, sizeof last);
    }
}

/* ---- land ---- */

GEO_FN void area_writer_mark_land(double x, double y) {
    for (int i = 0; i < 9; i++) {
        int column = (int)(x + (i % 3 - 1) * 0.25 + AREA_COLUMNS) % AREA_COLUMNS;
        int row = (int)(y + (i / 3 - 1) * 0.25);
        area_writer.is_near_land[column * AREA_ROWS + MIN(row, AREA_ROWS - 1)] = true;
    }
}

/* Whether a region may end at sea: its land is known, or it is no region. */
static bool area_writer_may_clip(unsigned region) {
    return region == 0 || (region < area_writer.has_land_count && area_writer.has_land[region]);
}

/* Whether the cell, with its segments from `from` on or its only region, can be left out as sea. */
static bool area_writer_is_sea(uint32_t cell, size_t from, unsigned region) {
    bool is_sea =
        area_writer.has_land && !area_writer.is_near_land[cell] && area_writer_may_clip(region);
    for (; is_sea && from < area_writer.count && area_writer.segments[from].cell == cell; from++) {
        const area_writer_segment *p = &area_writer.segments[from];
        is_sea = area_writer_may_clip(p->left) && area_writer_may_clip(p->right);
    }
    return is_sea;
}

/* ---- cells ---- */

static int area_writer_compare_segments(const void *a, const void *b) {
    const area_writer_segment *p = a, *q = b;
    if (p->cell != q->cell) {
        return p->cell < q->cell ? -1 : 1;
    }
    return p->order < q->order ? -1 : p->order > q->order;
}

static size_t area_writer_cell_begin(uint32_t cell) {
    size_t low = area_writer.column[cell / AREA_ROWS],
           high = area_writer.column[cell / AREA_ROWS + 1];
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (area_writer.segments[middle].cell < cell) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool area_writer_is_across(const area_writer_segment *p, double x) {
    return (x >= p->x1) != (x >= p->x2);
}

static double area_writer_height(const area_writer_segment *p, double x) {
    return p->y1 + (x - p->x1) * ((double)p->y2 - p->y1) / ((double)p->x2 - p->x1);
}

static unsigned area_writer_above(const area_writer_segment *p) {
    return p->x1 < p->x2 ? p->left : p->right;
}

static unsigned area_writer_below(const area_writer_segment *p) {
    return p->x1 < p->x2 ? p->right : p->left;
}

/* The region at (x, y) of a cell, but not `except`; 0: there is none. Lines at y do not count. */
static unsigned area_writer_region_at(uint32_t cell, double x, double y, unsigned except) {
    int16_t *windings = area_writer.windings;
    size_t from = area_writer.column[cell / AREA_ROWS];
    size_t end = (cell + 1) % AREA_ROWS ? area_writer_cell_begin(cell + 1)
                                        : area_writer.column[cell / AREA_ROWS + 1];
    size_t count = 0, *lines = area_writer.lines;
    for (size_t i = from; i < end && count < AREA_WRITER_CROSSINGS_MAX; i++) {
        const area_writer_segment *p = &area_writer.segments[i];
        if (area_writer_is_across(p, x) && (p->cell < cell || area_writer_height(p, x) < y)) {
            lines[count++] = i;
            windings[area_writer_above(p)]++;
            windings[area_writer_below(p)]--;
        }
    }
    unsigned region = 0;
    for (size_t i = 0; i < count; i++) {
        unsigned above = area_writer_above(&area_writer.segments[lines[i]]);
        region = windings[above] > 0 && above && above != except ? above : region;
    }
    for (size_t i = 0; i < count; i++) {
        const area_writer_segment *p = &area_writer.segments[lines[i]];
        windings[area_writer_above(p)] = windings[area_writer_below(p)] = 0;
    }
    return region;
}

/* Finds the neighbour of the lines that have no region above but lie within another outline. It
 * does not count for the winding number: that outline counts already. */
static void area_writer_find_neighbours(void) {
    for (size_t i = 0; i < area_writer.count; i++) {
        area_writer_segment *p = &area_writer.segments[i];
        double x = (p->x1 + p->x2) / 2.0;
        if (p->x1 == p->x2 || area_writer_above(p)) {
            continue;
        }
        p->neighbour = (uint16_t)area_writer_region_at(p->cell, x, area_writer_height(p, x),
                                                       area_writer_below(p));
    }
}

/* The region between two points of a cell's bottom, or above it where there is no line. Takes the
 * majority of three samples: where the shores of a narrow inlet coincide, one sample may be wrong.
 */
static unsigned area_writer_region_between(int column, int row, double west, double east) {
    unsigned regions[3];
    for (int i = 0; i < 3; i++) {
        double x = west + (east - west) * (0.28 + 0.21 * i);
        regions[i] = area_writer_region_at((uint32_t)(column * AREA_ROWS + row), x, 0.5, 0);
    }
    return regions[1] == regions[2] ? regions[1] : regions[0];
}

/* ---- writing ---- */

static void area_writer_put_bytes(call *c, const unsigned char *bytes, size_t size) {
    area_writer.point_bytes += size;
    sections_bytes(c, IMAGE_AREA_POINTS, (str){(const char *)bytes, size});
}

static void area_writer_put_u16(unsigned char *at, unsigned value) {
    at[0] = (unsigned char)(value & 255);
    at[1] = (unsigned char)(value >> 8);
}

static size_t area_writer_put_point(unsigned char *at, unsigned x, unsigned y) {
    if (area_writer.bits == 12) {
        at[0] = (unsigned char)(x & 255);
        at[1] = (unsigned char)(x >> 8 | (y & 15) << 4);
        at[2] = (unsigned char)(y >> 4);
        return 3;
    }
    area_writer_put_u16(at, x);
    area_writer_put_u16(at + 2, y);
    return 4;
}

/* The region's number within the current cell. */
static unsigned char area_writer_local_number(unsigned region) {
    if (region == 0) {
        return 0;
    }
    unsigned i = 0;
    while (i < area_writer.region_count && area_writer.regions[i] != region) {
        i++;
    }
    if (i == area_writer.region_count && i < AREA_CELL_REGIONS_MAX) {
        area_writer.regions[area_writer.region_count++] = region;
    }
    return (unsigned char)(i < AREA_CELL_REGIONS_MAX ? i + 1 : 0);
}

/* The segments from `from` on that continue one another and fit one line; returns their end. */
static size_t area_writer_line_end(size_t from) {
    const area_writer_segment *p = &area_writer.segments[from];
    size_t i = from + 1;
    while (i < area_writer.count && i - from + 1 < AREA_LINE_MAX && p[i - from].cell == p->cell &&
           p[i - from].left == p->left && p[i - from].right == p->right &&
           p[i - from].neighbour == p->neighbour && p[i - from].x1 == p[i - from - 1].x2 &&
           p[i - from].y1 == p[i - from - 1].y2) {
        i++;
    }
    return i;
}

/* Writes the segments from `from` on as one line; returns where it ends. */
static size_t area_writer_line(call *c, size_t from) {
    enum { HEAD = 4 };
    const area_writer_segment *p = &area_writer.segments[from];
    size_t end = area_writer_line_end(from);
    unsigned west = p->x1, east = p->x1, less = area_writer.bits - 4;
    unsigned char *line = area_writer.line;
    line[0] = area_writer_local_number(p->left ? p->left : p->neighbour);
    line[1] = area_writer_local_number(p->right ? p->right : p->neighbour);
    line[2] = (unsigned char)(end - from + 1);
    size_t len = HEAD + area_writer_put_point(line + HEAD, p->x1, p->y1);
    for (; from < end; from++, p++) {
        len += area_writer_put_point(line + len, p->x2, p->y2);
        west = MIN(west, p->x2);
        east = MAX(east, p->x2);
    }
    line[3] = (unsigned char)(west >> less | east >> less << 4);
    area_writer_put_bytes(c, line, len);
    return end;
}

/* The bottom of a cell: the region changes only where a border crosses it. */
static void area_writer_bottom(call *c, uint32_t cell, size_t from, size_t end) {
    double *cuts = area_writer.cuts;
    area_writer_list *bottom = &area_writer.bottom;
    size_t count = 0;
    cuts[count++] = 0;
    cuts[count++] = area_writer.units;
    for (size_t i = from; i < end && count + 2 <= AREA_WRITER_CROSSINGS_MAX; i++) {
        const area_writer_segment *p = &area_writer.segments[i];
        if (p->y1 == 0) {
            cuts[count++] = p->x1;
        }
        if (p->y2 == 0) {
            cuts[count++] = p->x2;
        }
    }
    qsort(cuts, count, sizeof *cuts, area_writer_compare_doubles);
    int column = (int)(cell / AREA_ROWS), row = (int)(cell % AREA_ROWS);
    unsigned last = 0;
    bottom->len = 1;
    for (size_t i = 1; i < count; i++) {
        unsigned region = cuts[i] > cuts[i - 1]
                              ? area_writer_region_between(column, row, cuts[i - 1], cuts[i])
                              : last;
        if (region == last) {
            continue;
        }
        if (bottom->len == sizeof bottom->bytes) {
            call_fail(c, GEO_TOO_LARGE, "a border crosses one degree more than 255 times");
            return;
        }
        bottom->bytes[bottom->len] = area_writer_local_number(region);
        area_writer_put_u16(bottom->bytes + bottom->len + 1, (unsigned)cuts[i - 1]);
        bottom->len += 3;
        last = region;
    }
    bottom->bytes[0] = (unsigned char)((bottom->len - 1) / 3);
}

static void area_writer_put_number(call *c, image_section section, uint64_t value) {
    sections_width(section, 4);
    sections_put(c, section, value);
}

static void area_writer_cell(call *c, uint32_t cell, size_t from) {
    size_t end = from;
    while (end < area_writer.count && area_writer.segments[end].cell == cell) {
        end++;
    }
    area_writer.region_count = 0;
    area_writer_bottom(c, cell, from, end);
    for (size_t i = from; i < end; i++) { /* the list of regions precedes the lines */
        area_writer_local_number(area_writer.segments[i].left);
        area_writer_local_number(area_writer.segments[i].right);
        area_writer_local_number(area_writer.segments[i].neighbour);
    }
    unsigned char head[2 + 2 * AREA_CELL_REGIONS_MAX] = {(unsigned char)area_writer.bits,
                                                         (unsigned char)area_writer.region_count};
    for (unsigned i = 0; i < area_writer.region_count; i++) {
        area_writer_put_u16(head + 2 + 2 * i, area_writer.regions[i]);
    }
    area_writer_put_number(c, IMAGE_AREA_CELL, area_writer.point_bytes);
    area_writer_put_bytes(c, head, 2 + 2 * (size_t)area_writer.region_count);
    area_writer_put_bytes(c, area_writer.bottom.bytes, area_writer.bottom.len);
    while (from < end) {
        from = area_writer_line(c, from);
    }
    area_writer.cells++;
}

static void area_writer_row(call *c, int row) {
    uint32_t last = UINT32_MAX;
    area_writer_put_number(c, IMAGE_AREA_ROW, area_writer.runs);
    for (int column = 0; column < AREA_COLUMNS && !c->code; column++) {
        uint32_t cell = (uint32_t)(column * AREA_ROWS + row), value = 0;
        size_t from = area_writer_cell_begin(cell);
        bool has_border = from < area_writer.count && area_writer.segments[from].cell == cell;
        unsigned region =
            has_border ? 0 : area_writer_region_between(column, row, 0, area_writer.units);
        if (area_writer_is_sea(cell, from, region)) {
            value = 0;
        } else if (has_border) {
            value = AREA_CELL_BIT | (uint32_t)area_writer.cells;
            area_writer_cell(c, cell, from);
        } else {
            value = region;
        }
        if (value != last) {
            area_writer_put_number(c, IMAGE_AREA_RUN,
                                   (uint32_t)column << AREA_COLUMN_SHIFT | value);
            area_writer.runs++;
        }
        last = value;
    }
}

static void area_writer_sort(void) {
    qsort(area_writer.segments, area_writer.count, sizeof *area_writer.segments,
          area_writer_compare_segments);
    size_t at = 0;
    for (uint32_t column = 0; column <= AREA_COLUMNS; column++) {
        while (at < area_writer.count && area_writer.segments[at].cell < column * AREA_ROWS) {
            at++;
        }
        area_writer.column[column] = at;
    }
}

GEO_FN void area_writer_end_land(const bool *has_land, unsigned count) {
    area_writer_sort();
    for (size_t i = 0; i < area_writer.count; i++) {
        const area_writer_segment *p = &area_writer.segments[i];
        area_writer_mark_land(p->cell / AREA_ROWS + p->x1 / area_writer.units,
                              p->cell % AREA_ROWS + p->y1 / area_writer.units);
    }
    for (uint32_t cell = 0; cell < AREA_COLUMNS * AREA_ROWS; cell++) {
        int column = (int)(cell / AREA_ROWS), row = (int)(cell % AREA_ROWS);
        bool is_inside = !area_writer.is_near_land[cell] &&
                         area_writer_region_between(column, row, 0, area_writer.units) != 0;
        area_writer.is_near_land[cell] = area_writer.is_near_land[cell] || is_inside;
    }
    area_writer.has_land = has_land;
    area_writer.has_land_count = count;
}

GEO_FN void area_writer_end(call *c, bool is_last) {
    area_writer_sort();
    area_writer_find_neighbours();
    for (int row = 0; row < AREA_ROWS; row++) {
        area_writer_row(c, row);
    }
    if (is_last) {
        area_writer_put_number(c, IMAGE_AREA_ROW, area_writer.runs);
        area_writer_put_number(c, IMAGE_AREA_CELL, area_writer.point_bytes);
        area_writer.runs = area_writer.cells = area_writer.point_bytes = 0;
        area_writer.has_land = NULL;
    }
}
