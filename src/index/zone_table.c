/* zone_table -- the time zones of areas, from those of their settlements and from the table that
 * people write. Owns the counts. */
#include "zone_table.h"

#include <string.h>

#include "../base/hash.h"

enum {
    ZONE_TABLE_SLOTS = 1 << 18, /* four times as many as there are areas */
    ZONE_TABLE_ZONES_MAX = 8,   /* of one area that are told apart */
    ZONE_TABLE_STRAYS = 20      /* one settlement of so many may be misplaced, not in a country */
};

typedef struct {
    uint64_t key; /* hash of the code; 0: free */
    uint32_t zones[ZONE_TABLE_ZONES_MAX], counts[ZONE_TABLE_ZONES_MAX], total;
    uint32_t by_hand;
    bool is_country, is_divided;
} zone_table_area;

static struct {
    zone_table_area areas[ZONE_TABLE_SLOTS];
    size_t area_count;
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
