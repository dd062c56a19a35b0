/* timezone -- the time zone of a point. Owns nothing; every read is bounds-checked.
 *
 * Most countries and divisions have one zone, which is the TIMEZONE of their row. Of the others,
 * some are divided by lines that people drew (vendor/gazetteer/hand/timezones.tsv); elsewhere the
 * nearest settlement of the same division, or of the same country, decides. At sea the zones are
 * those of ships, 15 degrees wide, as IANA names them: Etc/GMT-1 is an hour ahead of Greenwich.
 *
 * ZONE_REGION: regions that are divided, ascending, once per part.
 * ZONE_WORD: the zone of each part. The first part that contains the point counts.
 * ZONE_FIRST: the first of its corners in ZONE_POINT; one more at the end. None: the whole rest. A
 * single one is a station, which counts up to TIMEZONE_STATION_M away: of these the nearest.
 * ZONE_POINT: the corners of its polygon, x + 65536 * y, in hundredths of a degree from the
 * south-western corner of the map. */
#include "timezone.h"

#include <math.h>

#include "../geo/geo.h"
#include "area.h"
#include "rtree.h"

enum {
    TIMEZONE_CORNERS_MAX = 64,      /* of one part */
    TIMEZONE_STATION_M = 150000,    /* what goes out from a station has its clock so far */
    TIMEZONE_SETTLEMENT_M = 3000000 /* across the largest division without a line */
};

/* The zone of ships; 0 to 12 hours behind Greenwich, then 1 to 12 ahead. */
static str timezone_at_sea(double lon) {
    static const char *const names[2][13] = {
        {"Etc/GMT", "Etc/GMT+1", "Etc/GMT+2", "Etc/GMT+3", "Etc/GMT+4", "Etc/GMT+5", "Etc/GMT+6",
         "Etc/GMT+7", "Etc/GMT+8", "Etc/GMT+9", "Etc/GMT+10", "Etc/GMT+11", "Etc/GMT+12"},
        {"Etc/GMT", "Etc/GMT-1", "Etc/GMT-2", "Etc/GMT-3", "Etc/GMT-4", "Etc/GMT-5", "Etc/GMT-6",
         "Etc/GMT-7", "Etc/GMT-8", "Etc/GMT-9", "Etc/GMT-10", "Etc/GMT-11", "Etc/GMT-12"}};
    int hours = (int)(MIN(fabs(lon), 180.0) / 15 + 0.5);
    return str_of(names[lon > 0][hours]);
}

/* ---- divided regions ---- */

/* Whether the point is inside the polygon: a ray to the east crosses its sides an odd number of
 * times. */
static bool timezone_is_inside(const image *m, uint64_t first, uint64_t end, double x, double y) {
    bool is_inside = false;
    uint64_t last = image_value(m, IMAGE_ZONE_POINT, end - 1);
    for (uint64_t i = first; i < end; i++) {
        uint64_t next = image_value(m, IMAGE_ZONE_POINT, i);
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
static uint64_t timezone_first_part(const image *m, unsigned region) {
    uint64_t low = 0, high = m->columns[IMAGE_ZONE_REGION].count;
    while (low < high) {
        uint64_t middle = low + (high - low) / 2;
        bool is_before = image_value(m, IMAGE_ZONE_REGION, middle) < region;
        low = is_before ? middle + 1 : low;
        high = is_before ? high : middle;
    }
    return low;
}

/* How far the station at that corner is. */
static double timezone_station_m(const image *m, uint64_t corner, double lat, double lon) {
    uint64_t point = image_value(m, IMAGE_ZONE_POINT, corner);
    return geo_distance_m(lat, lon, (double)(point >> 16) / 100 - 90,
                          (double)(point & 65535) / 100 - 180);
}

/* The zone of the first part of the region that contains the point, or of the nearest station; "":
 * the region is whole. */
static str timezone_of_part(const image *m, unsigned region, double lat, double lon) {
    uint64_t part = region ? timezone_first_part(m, region) : 0, word = 0;
    double x = (lon + 180) * 100, y = (lat + 90) * 100, best_m = TIMEZONE_STATION_M;
    for (; region && image_value(m, IMAGE_ZONE_REGION, part) == region; part++) {
        uint64_t first = image_value(m, IMAGE_ZONE_FIRST, part);
        uint64_t end =
            MIN(image_value(m, IMAGE_ZONE_FIRST, part + 1), first + TIMEZONE_CORNERS_MAX);
        double away_m = end == first + 1 ? timezone_station_m(m, first, lat, lon) : INFINITY;
        if (away_m < best_m) {
            best_m = away_m;
            word = image_value(m, IMAGE_ZONE_WORD, part);
        } else if (end != first + 1 && (end <= first || timezone_is_inside(m, first, end, x, y))) {
            word = word ? word : image_value(m, IMAGE_ZONE_WORD, part);
            break;
        }
    }
    return image_word(m, word);
}

/* ---- the nearest settlement ---- */

static double timezone_score(const rtree_query *q, const image *m, uint32_t row, double distance_m,
                             double worst) {
    uint32_t area = *(const uint32_t *)q->ctx;
    return distance_m < worst && image_value(m, IMAGE_TIMEZONE, row) && area_is_within(m, row, area)
               ? distance_m
               : -1;
}

static str timezone_of_settlement(const image *m, uint32_t area, double lat, double lon) {
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_SETTLED_MASK,
                     .max_m = TIMEZONE_SETTLEMENT_M,
                     .score = timezone_score,
                     .ctx = &area};
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        q.influence_m[c] = 1; /* the score is the distance */
    }
    rtree_hit hit;
    bool found = area != IMAGE_NO_PLACE && rtree_search(m, &q, &hit, 1) > 0;
    return found ? image_word(m, image_value(m, IMAGE_TIMEZONE, hit.place)) : STR_NONE;
}

/* ---- a point ---- */

/* The zone of a point in an area, the country or one of its divisions; "": not known. */
static str timezone_in_area(const image *m, uint32_t country, uint32_t area, double lat,
                            double lon) {
    unsigned region = area == country ? area_region_at(m, AREA_COUNTRIES, lat, lon)
                                      : area_region_within(m, AREA_DIVISIONS, lat, lon, country);
    str zone = timezone_of_part(m, region, lat, lon);
    return zone.len ? zone : timezone_of_settlement(m, area, lat, lon);
}

GEO_FN str timezone_in(const image *m, uint32_t country, uint32_t division, double lat,
                       double lon) {
    const uint32_t areas[2] = {division, country};
    if (country == IMAGE_NO_PLACE) {
        return timezone_at_sea(lon);
    }
    for (int i = 0; i < 2; i++) { /* the smaller one first: it may have a line of its own */
        uint64_t word = image_value(m, IMAGE_TIMEZONE, areas[i]);
        if (word) {
            return image_word(m, word);
        }
    }
    for (int i = 0; i < 2; i++) {
        str zone = areas[i] == IMAGE_NO_PLACE ? STR_NONE
                                              : timezone_in_area(m, country, areas[i], lat, lon);
        if (zone.len) {
            return zone;
        }
    }
    return timezone_at_sea(lon);
}

GEO_FN str timezone_at(const image *m, double lat, double lon) {
    uint32_t country = area_at(m, AREA_COUNTRIES, lat, lon), division = country;
    if (country != IMAGE_NO_PLACE && !image_value(m, IMAGE_TIMEZONE, country)) {
        division = area_place(m, area_region_within(m, AREA_DIVISIONS, lat, lon, country));
    }
    return timezone_in(m, country, division, lat, lon);
}
