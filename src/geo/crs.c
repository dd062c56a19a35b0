/* crs -- the table of coordinate reference systems. Outside facts: the numbers are EPSG's; LV03 is
 * LV95 less 2,000 and 1,000 km (see grid). */
#include "crs.h"

#include <math.h>

#include "geo.h"
#include "grid.h"
#include "notation.h"

enum { CRS_TEXT_MAX = 200 }; /* of two numbers with a prefix */

typedef struct {
    crs system;
    grid_metres (*of)(double lat, double lon); /* NULL: degrees */
    double shift;                              /* of northings, twice of eastings */
} crs_kind;

static const crs_kind crs_kinds[] = {
    {{STR_ROW("EPSG:4326"), STR_ROW("the world"), 7, true}, NULL, 0},
    {{STR_ROW("EPSG:3857"), STR_ROW("the world up to 85 degrees"), 2, false}, grid_mercator_of, 0},
    {{STR_ROW("EPSG:2056"), STR_ROW("Switzerland and Liechtenstein"), 2, false}, grid_swiss_of, 0},
    {{STR_ROW("EPSG:21781"), STR_ROW("Switzerland and Liechtenstein"), 2, false},
     grid_swiss_of,
     1000000},
};

GEO_FN const crs *crs_row(int i) {
    return i >= 0 && (size_t)i < LEN(crs_kinds) ? &crs_kinds[i].system : NULL;
}

GEO_FN const crs *crs_find(str name) {
    for (size_t i = 0; i < LEN(crs_kinds); i++) {
        str full = crs_kinds[i].system.name;
        if (str_eq_nocase(name, full) || str_eq(name, str_from(full, sizeof "EPSG:" - 1))) {
            return &crs_kinds[i].system;
        }
    }
    return NULL;
}

static bool crs_take(str text, double *lat, double *lon) {
    notation_reading readings[NOTATION_READINGS_MAX];
    bool is_one = notation_read_likely(text, readings) == 1 && !isnan(readings[0].lat);
    *lat = is_one ? readings[0].lat : NAN;
    *lon = is_one ? readings[0].lon : NAN;
    return is_one;
}

GEO_FN bool crs_read(const crs *system, str text, double *lat, double *lon) {
    char room[CRS_TEXT_MAX];
    out named = out_of(room, sizeof room);
    out_text(&named, system->name);
    out_char(&named, ' ');
    out_text(&named, text);
    bool is_metric = !system->is_degrees && !named.full;
    return (is_metric && crs_take(out_str(&named), lat, lon)) || crs_take(text, lat, lon);
}

GEO_FN bool crs_write(const crs *system, double lat, double lon, double at[2]) {
    const crs_kind *kind = &crs_kinds[0];
    for (size_t i = 0; i < LEN(crs_kinds); i++) {
        kind = &crs_kinds[i].system == system ? &crs_kinds[i] : kind;
    }
    grid_metres m = kind->of ? kind->of(lat, lon) : (grid_metres){lon, lat};
    at[0] = m.east - 2 * kind->shift;
    at[1] = m.north - kind->shift;
    return geo_is_point(lat, lon) && !isnan(m.north);
}
