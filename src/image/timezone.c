/* timezone -- the time zone of a point. Owns nothing; every read is bounds-checked.
 *
 * Most countries and divisions have one zone, which is the TIMEZONE of their row. Of the others,
 * some are divided by lines that people drew (part.h); elsewhere the nearest settlement of the same
 * division, or of the same country, decides. At sea the zones are those of ships, 15 degrees wide,
 * as IANA names them: Etc/GMT-1 is an hour ahead of Greenwich. */
#include "timezone.h"

#include <math.h>

#include "../geo/geo.h"
#include "area.h"
#include "part.h"
#include "rtree.h"

enum { TIMEZONE_SETTLEMENT_M = 3000000 }; /* across the largest division without a line */

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
    str zone = region ? part_word_at(m, region, lat, lon) : STR_NONE;
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
