/* zone_table -- the time zones of areas, from those of their settlements and from the table that
 * people write. Owns the counts and the parts. The sections are described in
 * src/image/timezone.c. */
#include "zone_table.h"

#include <stdlib.h>
#include <string.h>

#include "../base/hash.h"
#include "sections.h"

enum {
    ZONE_TABLE_SLOTS = 1 << 18, /* four times as many as there are areas */
    ZONE_TABLE_ZONES_MAX = 8,   /* of one area that are told apart */
    ZONE_TABLE_STRAYS = 20,     /* one settlement of so many may be misplaced, not in a country */
    ZONE_TABLE_POINTS_MAX = 4096
};

typedef struct {
    uint64_t key; /* hash of the code; 0: free */
    uint32_t zones[ZONE_TABLE_ZONES_MAX], counts[ZONE_TABLE_ZONES_MAX], total;
    uint32_t by_hand;
    bool is_country, is_divided;
} zone_table_area;

typedef struct {
    unsigned region;
    uint32_t zone;
    size_t order, first, end; /* corners */
} zone_table_row;

static struct {
    zone_table_area areas[ZONE_TABLE_SLOTS];
    size_t area_count;
    zone_table_row rows[ZONE_TABLE_PARTS_MAX];
    size_t row_count;
    uint32_t points[ZONE_TABLE_POINTS_MAX];
    size_t point_count;
} zone_table;

GEO_FN void zone_table_begin(void) {
    memset(&zone_table, 0, sizeof zone_table);
}

static zone_table_area *zone_table_find(str code) {
    uint64_t key = hash_64(code.at, code.len, 1) | 1, slot = key % ZONE_TABLE_SLOTS;
    while (zone_table.areas[slot].key && zone_table.areas[slot].key != key) {
        slot = (slot + 1) % ZONE_TABLE_SLOTS;
    }
    return &zone_table.areas[slot];
}

/* The area, which is new when it was not there; NULL: there are too many. */
static zone_table_area *zone_table_add(call *c, str code) {
    zone_table_area *area = zone_table_find(code);
    if (area->key) {
        return area;
    }
    if (zone_table.area_count == ZONE_TABLE_SLOTS / 2) {
        call_fail(c, GEO_TOO_LARGE, "more than %d areas have time zones", ZONE_TABLE_SLOTS / 2);
        return NULL;
    }
    zone_table.area_count++;
    area->key = hash_64(code.at, code.len, 1) | 1;
    area->is_country = str_find(code, STR(".")) < 0;
    return area;
}

GEO_FN void zone_table_count(call *c, str code, uint32_t zone) {
    zone_table_area *area = zone_table_add(c, code);
    if (!area || !zone) {
        return;
    }
    area->total++;
    for (int i = 0; i < ZONE_TABLE_ZONES_MAX; i++) {
        if (area->zones[i] == zone || !area->zones[i]) {
            area->zones[i] = zone;
            area->counts[i]++;
            return;
        }
    }
}

GEO_FN void zone_table_set(call *c, str code, uint32_t zone, bool is_part) {
    zone_table_area *area = zone_table_add(c, code);
    if (area) {
        area->by_hand = zone;
        area->is_divided = area->is_divided || is_part;
    }
}

GEO_FN uint32_t zone_table_of(str code) {
    const zone_table_area *area = zone_table_find(code);
    if (area->by_hand || area->is_divided) {
        return area->is_divided ? 0 : area->by_hand;
    }
    for (int i = 0; i < ZONE_TABLE_ZONES_MAX; i++) {
        uint32_t strays = area->total - area->counts[i];
        if (area->counts[i] &&
            strays * (area->is_country ? area->total : ZONE_TABLE_STRAYS) < area->total) {
            return area->zones[i];
        }
    }
    return 0;
}

/* ---- parts ---- */

static uint32_t zone_table_hundredths(double degrees, double lowest, double highest) {
    return (uint32_t)((MIN(MAX(degrees, lowest), highest) - lowest) * 100 + 0.5);
}

GEO_FN void zone_table_part(call *c, unsigned region, uint32_t zone, str corners) {
    size_t at = zone_table.row_count, first = zone_table.point_count;
    if (at == ZONE_TABLE_PARTS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "time zones have more than %d parts", ZONE_TABLE_PARTS_MAX);
        return;
    }
    while (corners.len) {
        str corner = str_cut(&corners, ' ');
        double lon, lat;
        if (!str_num(str_cut(&corner, ','), &lon) || !str_num(corner, &lat) ||
            zone_table.point_count == ZONE_TABLE_POINTS_MAX) {
            call_fail(c, GEO_FILE, "time zones have a bad corner, or more than %d",
                      ZONE_TABLE_POINTS_MAX);
            return;
        }
        zone_table.points[zone_table.point_count++] =
            zone_table_hundredths(lon, -180, 180) | zone_table_hundredths(lat, -90, 90) << 16;
    }
    zone_table.rows[zone_table.row_count++] =
        (zone_table_row){region, zone, at, first, zone_table.point_count};
}

static int zone_table_compare(const void *a, const void *b) {
    const zone_table_row *p = a, *q = b;
    if (p->region != q->region) {
        return p->region < q->region ? -1 : 1;
    }
    return p->order < q->order ? -1 : p->order > q->order;
}

GEO_FN void zone_table_write(call *c) {
    size_t points = 0;
    qsort(zone_table.rows, zone_table.row_count, sizeof *zone_table.rows, zone_table_compare);
    sections_width(IMAGE_ZONE_REGION, 2);
    sections_width(IMAGE_ZONE_WORD, 2);
    sections_width(IMAGE_ZONE_FIRST, 2);
    sections_width(IMAGE_ZONE_POINT, 4);
    for (size_t i = 0; i < zone_table.row_count; i++) {
        const zone_table_row *row = &zone_table.rows[i];
        sections_put(c, IMAGE_ZONE_REGION, row->region);
        sections_put(c, IMAGE_ZONE_WORD, row->zone);
        sections_put(c, IMAGE_ZONE_FIRST, points);
        for (size_t p = row->first; p < row->end; p++, points++) {
            sections_put(c, IMAGE_ZONE_POINT, zone_table.points[p]);
        }
    }
    sections_put(c, IMAGE_ZONE_FIRST, points);
}
