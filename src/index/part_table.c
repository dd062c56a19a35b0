/* part_table -- the parts of areas that people write: of divided time zones, and disputed ones.
 * Owns them. The sections are described in src/image/part.c. */
#include "part_table.h"

#include <stdlib.h>
#include <string.h>

#include "sections.h"

enum { PART_TABLE_ROWS_MAX = 1024, PART_TABLE_POINTS_MAX = 8192 };

typedef struct {
    unsigned region;
    uint32_t word;
    size_t order, first, end; /* corners */
} part_table_row;

static struct {
    part_table_row rows[PART_TABLE_ROWS_MAX];
    size_t row_count;
    uint32_t points[PART_TABLE_POINTS_MAX];
    size_t point_count;
} part_table;

GEO_FN void part_table_begin(void) {
    memset(&part_table, 0, sizeof part_table);
}

static uint32_t part_table_hundredths(double degrees, double lowest, double highest) {
    return (uint32_t)((MIN(MAX(degrees, lowest), highest) - lowest) * 100 + 0.5);
}

GEO_FN void part_table_add(call *c, unsigned region, uint32_t word, str corners) {
    size_t at = part_table.row_count, first = part_table.point_count;
    if (at == PART_TABLE_ROWS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "divided areas have more than %d parts", PART_TABLE_ROWS_MAX);
        return;
    }
    while (corners.len) {
        str corner = str_cut(&corners, ' ');
        double lon, lat;
        if (!str_num(str_cut(&corner, ','), &lon) || !str_num(corner, &lat) ||
            part_table.point_count == PART_TABLE_POINTS_MAX) {
            call_fail(c, GEO_FILE, "divided areas have a bad corner, or more than %d",
                      PART_TABLE_POINTS_MAX);
            return;
        }
        part_table.points[part_table.point_count++] =
            part_table_hundredths(lon, -180, 180) | part_table_hundredths(lat, -90, 90) << 16;
    }
    part_table.rows[part_table.row_count++] =
        (part_table_row){region, word, at, first, part_table.point_count};
}

static int part_table_compare(const void *a, const void *b) {
    const part_table_row *p = a, *q = b;
    if (p->region != q->region) {
        return p->region < q->region ? -1 : 1;
    }
    return p->order < q->order ? -1 : p->order > q->order;
}

GEO_FN void part_table_write(call *c) {
    size_t points = 0;
    qsort(part_table.rows, part_table.row_count, sizeof *part_table.rows, part_table_compare);
    sections_width(IMAGE_PART_REGION, 2);
    sections_width(IMAGE_PART_WORD, 2);
    sections_width(IMAGE_PART_FIRST, 2);
    sections_width(IMAGE_PART_POINT, 4);
    for (size_t i = 0; i < part_table.row_count; i++) {
        const part_table_row *row = &part_table.rows[i];
        sections_put(c, IMAGE_PART_REGION, row->region);
        sections_put(c, IMAGE_PART_WORD, row->word);
        sections_put(c, IMAGE_PART_FIRST, points);
        for (size_t p = row->first; p < row->end; p++, points++) {
            sections_put(c, IMAGE_PART_POINT, part_table.points[p]);
        }
    }
    sections_put(c, IMAGE_PART_FIRST, points);
}
