/* part -- parts of countries and divisions with a word of their own. Owns nothing; every read is
 * bounds-checked.
 *
 * People drew them coarsely: vendor/gazetteer/hand/timezones.tsv and disputes.tsv.
 *
 * PART_REGION: regions that have parts, ascending, once per part; PART_DISPUTED is added to it
 * where the part is a disputed area. PART_WORD: the zone of each part, or who claims it. The first
 * part that contains the point counts. PART_FIRST: the first of its corners in PART_POINT; one more
 * at the end. None: the whole rest. A single one is a station, which counts up to PART_STATION_M
 * away: of these the nearest. PART_POINT: the corners of its polygon, x + 65536 * y, in hundredths
 * of a degree from the south-western corner of the map. */
#include "part.h"

#include <math.h>

#include "../geo/geo.h"
#include "area.h"

enum {
    PART_CORNERS_MAX = 64,  /* of one part */
    PART_STATION_M = 150000 /* what goes out from a station has its clock so far */
};

/* Whether the point is inside the polygon: a ray to the east crosses its sides an odd number of
 * times. */
static bool part_is_inside(const image *m, uint64_t first, uint64_t end, double x, double y) {
    bool is_inside = false;
    uint64_t last = image_value(m, IMAGE_PART_POINT, end - 1);
    for (uint64_t i = first; i < end; i++) {
        uint64_t next = image_value(m, IMAGE_PART_POINT, i);
        double x1 = (double)(last & 65535), y1 = (double)(last >> 16);
        double x2 = (double)(next & 65535), y2 = (double)(next >> 16);
        if ((y1 > y) != (y2 > y) && x < x1 + (y - y1) * (x2 - x1) / (y2 - y1)) {
            is_inside = !is_inside;
        }
        last = next;
    }
    return is_inside;
}

/* The first part of the region, or of the next one. */
static uint64_t part_first(const image *m, unsigned region) {
    uint64_t low = 0, high = m->columns[IMAGE_PART_REGION].count;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        bool is_before = image_value(m, IMAGE_PART_REGION, middle) < region;
        low = is_before ? middle + 1 : low;
        high = is_before ? high : middle;
    }
    return low;
}

/* How far the station at that corner is. */
static double part_station_m(const image *m, uint64_t corner, double lat, double lon) {
    uint64_t point = image_value(m, IMAGE_PART_POINT, corner);
    return geo_distance_m(lat, lon, (double)(point >> 16) / 100 - 90,
                          (double)(point & 65535) / 100 - 180);
}

GEO_FN str part_word_at(const image *m, unsigned region, double lat, double lon) {
    uint64_t part = part_first(m, region), word = 0;
    double x = (lon + 180) * 100, y = (lat + 90) * 100, best_m = PART_STATION_M;
    uint64_t parts = m->columns[IMAGE_PART_REGION].count;
    for (; part < parts && image_value(m, IMAGE_PART_REGION, part) == region; part++) {
        uint64_t first = image_value(m, IMAGE_PART_FIRST, part);
        uint64_t end = MIN(image_value(m, IMAGE_PART_FIRST, part + 1), first + PART_CORNERS_MAX);
        double away_m = end == first + 1 ? part_station_m(m, first, lat, lon) : INFINITY;
        if (away_m < best_m) {
            best_m = away_m;
            word = image_value(m, IMAGE_PART_WORD, part);
        } else if (end != first + 1 && (end <= first || part_is_inside(m, first, end, x, y))) {
            word = word ? word : image_value(m, IMAGE_PART_WORD, part);
            break;
        }
    }
    return image_word(m, word);
}

GEO_FN str part_claimants_at(const image *m, double lat, double lon) {
    unsigned country = area_region_at(m, AREA_COUNTRIES, lat, lon);
    str all = part_word_at(m, country | PART_DISPUTED, lat, lon);
    unsigned division = country && !all.len ? area_region_within(m, AREA_DIVISIONS, lat, lon,
                                                                 area_place(m, country))
                                            : 0;
    return division ? part_word_at(m, division | PART_DISPUTED, lat, lon) : all;
}
