/* crs -- the tables of coordinate reference systems, their methods and datums. Owns the names of
 * the systems, made when they are first asked for.
 *
 * Outside facts: the numbers and parameters are those of the EPSG dataset, the datums its
 * transformations to WGS84 for whole countries: 15934 (Netherlands), 1314 (Great Britain), 1777
 * (Germany), 1618 (Austria); they are exact to some metres, as the old networks are. IOGP, guidance
 * note 7-2: transverse Mercator (its JHS formulas), Lambert conic conformal with two parallels,
 * oblique stereographic. LV03 is LV95 less 2,000 and 1,000 km (see grid). ETRS89, RGF93 and WGS84
 * are taken as one. */
#include "crs.h"

#include <math.h>

#include "../base/once.h"
#include "geo.h"
#include "grid.h"
#include "notation.h"

enum {
    CRS_TEXT_MAX = 200, /* of two numbers with a prefix */
    CRS_NAME_MAX = 12,  /* "EPSG:31466" */
    CRS_STEPS = 40      /* of crs_solve: each gains a digit at least */
};

typedef struct {
    grid_ellipsoid ellipsoid;
    grid_shift shift;
} crs_datum;

enum { CRS_WORLD, CRS_DUTCH, CRS_BRITISH, CRS_GERMAN, CRS_AUSTRIAN };
static const crs_datum crs_datums[] = {
    [CRS_WORLD] = {{6378137, 0.0066943799901413165}, {0}},
    [CRS_DUTCH] = {{6377397.155, 0.006674372231},
                   {565.4171, 50.3319, 465.5524, -0.398957, 0.343988, -1.877402, 4.0725}},
    [CRS_BRITISH] = {{6377563.396, 0.006670540},
                     {446.448, -125.157, 542.06, 0.15, 0.247, 0.842, -20.489}},
    [CRS_GERMAN] = {{6377397.155, 0.006674372231}, {598.1, 73.7, 418.2, 0.202, 0.045, -2.455, 6.7}},
    [CRS_AUSTRIAN] = {{6377397.155, 0.006674372231},
                      {577.326, 90.129, 463.919, 5.137, 1.474, 5.297, 2.4232}},
};

/* ---- systems ---- */

typedef struct crs_kind crs_kind;
struct crs_kind {
    int first, count; /* EPSG numbers */
    str area;
    const char *countries;
    grid_metres (*of)(const crs_kind *k, int step, double lat, double lon);
    int datum;
    double south, north, wide; /* degrees: where it reaches, wide on both sides of its meridian */
    double lat, lon;           /* of its origin, degrees */
    double scale;              /* a conic one has parallels instead */
    double east, north_m;      /* of its origin, metres */
    double turn, shift;        /* of the meridian, and the easting, from one number to the next */
    double upper, lower;       /* parallels of a conic one */
};

/* The latitude (radians) on a map of Mercator, for the radius 1. */
static double crs_isometric(double lat, double e) {
    return asinh(tan(lat)) - e * atanh(e * sin(lat));
}

static grid_metres crs_geographic(const crs_kind *k, int step, double lat, double lon) {
    (void)k;
    (void)step;
    return (grid_metres){lon, lat};
}

static grid_metres crs_mercator(const crs_kind *k, int step, double lat, double lon) {
    (void)k;
    (void)step;
    return grid_mercator_of(lat, lon);
}

static grid_metres crs_swiss(const crs_kind *k, int step, double lat, double lon) {
    (void)step;
    grid_metres m = grid_swiss_of(lat, lon);
    return (grid_metres){m.east + k->east, m.north + k->north_m};
}

/* Turns degrees of WGS84 into radians of the datum, the longitude from the meridian of the system.
 */
static double crs_turn(const crs_kind *k, int step, double *lat, double *lon) {
    const crs_datum *d = &crs_datums[k->datum];
    *lat *= GEO_DEG;
    *lon *= GEO_DEG;
    if (k->datum != CRS_WORLD) {
        grid_datum(lat, lon, NULL, &d->ellipsoid, d->shift, -1);
    }
    *lon -= (k->lon + step * k->turn) * GEO_DEG;
    return sqrt(d->ellipsoid.e2);
}

/* Of a point on the ellipsoid, for an equator of that radius: east, and north from the equator. */
static grid_metres crs_transverse_of(double lat, double turn, double e) {
    double n = (1 - sqrt(1 - e * e)) / (1 + sqrt(1 - e * e)), n2 = n * n;
    const double h[] = {n / 2 - n2 * 2 / 3 + n2 * n * 5 / 16 + n2 * n2 * 41 / 180,
                        n2 * 13 / 48 - n2 * n * 3 / 5 + n2 * n2 * 557 / 1440,
                        n2 * n * 61 / 240 - n2 * n2 * 103 / 140, n2 * n2 * 49561 / 161280};
    double t = sinh(crs_isometric(lat, e)), radius = (1 + n2 / 4 + n2 * n2 / 64) / (1 + n);
    double x = asinh(sin(turn) / hypot(t, cos(turn))), y = atan2(t, cos(turn));
    grid_metres m = {x, y};
    for (size_t i = 0; i < LEN(h); i++) {
        double twice = 2.0 * (double)(i + 1);
        m.east += h[i] * cos(twice * y) * sinh(twice * x);
        m.north += h[i] * sin(twice * y) * cosh(twice * x);
    }
    return (grid_metres){m.east * radius, m.north * radius};
}

static grid_metres crs_transverse(const crs_kind *k, int step, double lat, double lon) {
    double e = crs_turn(k, step, &lat, &lon), a = crs_datums[k->datum].ellipsoid.a * k->scale;
    grid_metres m = crs_transverse_of(lat, lon, e),
                origin = crs_transverse_of(k->lat * GEO_DEG, 0, e);
    return (grid_metres){k->east + step * k->shift + a * m.east,
                         k->north_m + a * (m.north - origin.north)};
}

static grid_metres crs_conic(const crs_kind *k, int step, double lat, double lon) {
    double e = crs_turn(k, step, &lat, &lon), m[2], q[2];
    const double parallels[] = {k->upper, k->lower};
    for (int i = 0; i < 2; i++) {
        double at = parallels[i] * GEO_DEG;
        m[i] = log(cos(at) / sqrt(1 - e * e * sin(at) * sin(at)));
        q[i] = crs_isometric(at, e);
    }
    double n = (m[0] - m[1]) / (q[1] - q[0]);
    double a = crs_datums[k->datum].ellipsoid.a * exp(m[0] + n * q[0]) / n;
    double far = a * exp(-n * crs_isometric(lat, e)),
           origin = a * exp(-n * crs_isometric(k->lat * GEO_DEG, e));
    return (grid_metres){k->east + far * sin(n * lon), k->north_m + origin - far * cos(n * lon)};
}

static grid_metres crs_stereographic(const crs_kind *k, int step, double lat, double lon) {
    double e = crs_turn(k, step, &lat, &lon), rest = 1 - e * e, sine = sin(k->lat * GEO_DEG);
    double radius = crs_datums[k->datum].ellipsoid.a * sqrt(rest) / (1 - e * e * sine * sine);
    double n = sqrt(1 + e * e / rest * pow(cos(k->lat * GEO_DEG), 4));
    double q = n * crs_isometric(k->lat * GEO_DEG, e), up = tanh(q);
    double c = log((n + sine) * (1 - up) / ((n - sine) * (1 + up))) / 2;
    double origin = asin(tanh(q + c)), at = asin(tanh(n * crs_isometric(lat, e) + c)),
           turn = n * lon;
    double wide = 1 + sin(at) * sin(origin) + cos(at) * cos(origin) * cos(turn),
           size = 2 * radius * k->scale / wide;
    return (grid_metres){k->east + size * cos(at) * sin(turn),
                         k->north_m +
                             size * (sin(at) * cos(origin) - cos(at) * sin(origin) * cos(turn))};
}

static const crs_kind crs_kinds[] = {
    {4326, 1, STR_ROW("the world"), "", crs_geographic, CRS_WORLD, -90, 90, 180, 0, 0, 1, 0, 0, 0,
     0, 0, 0},
    {2056, 1, STR_ROW("Switzerland and Liechtenstein"), "ch li", crs_swiss, CRS_WORLD, 45.7, 48,
     2.6, 46.95, 7.44, 1, 0, 0, 0, 0, 0, 0},
    {21781, 1, STR_ROW("Switzerland and Liechtenstein"), "ch li", crs_swiss, CRS_WORLD, 45.7, 48,
     2.6, 46.95, 7.44, 1, -2000000, -1000000, 0, 0, 0, 0},
    {2154, 1, STR_ROW("France"), "fr mc", crs_conic, CRS_WORLD, 41, 51.6, 8.5, 46.5, 3, 1, 700000,
     6600000, 0, 0, 49, 44},
    {28992, 1, STR_ROW("the Netherlands"), "nl", crs_stereographic, CRS_DUTCH, 50.6, 53.8, 2.4,
     52.15616055555555, 5.38763888888889, 0.9999079, 155000, 463000, 0, 0, 0, 0},
    {27700, 1, STR_ROW("Great Britain"), "gb im", crs_transverse, CRS_BRITISH, 49.7, 61.1, 7.5, 49,
     -2, 0.9996012717, 400000, -100000, 0, 0, 0, 0},
    {31466, 4, STR_ROW("Germany"), "de", crs_transverse, CRS_GERMAN, 47.2, 55.1, 2.6, 0, 6, 1,
     2500000, 0, 3, 1000000, 0, 0},
    {31257, 3, STR_ROW("Austria"), "at", crs_transverse, CRS_AUSTRIAN, 46.3, 49.1, 2.6, 0,
     10 + 1 / 3.0, 1, 150000, -5000000, 3, 300000, 0, 0},
    {31254, 3, STR_ROW("Austria"), "at", crs_transverse, CRS_AUSTRIAN, 46.3, 49.1, 2.6, 0,
     10 + 1 / 3.0, 1, 0, -5000000, 3, 0, 0, 0},
    {31284, 3, STR_ROW("Austria"), "at", crs_transverse, CRS_AUSTRIAN, 46.3, 49.1, 2.6, 0,
     10 + 1 / 3.0, 1, 150000, 0, 3, 300000, 0, 0},
    {31287, 1, STR_ROW("Austria"), "at", crs_conic, CRS_AUSTRIAN, 46.3, 49.1, 4.2, 47.5,
     13 + 1 / 3.0, 1, 400000, 400000, 0, 0, 49, 46},
    {25828, 11, STR_ROW("Europe"), "", crs_transverse, CRS_WORLD, 32, 84, 5, 0, -15, 0.9996, 500000,
     0, 6, 0, 0, 0},
    {32601, 60, STR_ROW("its UTM zone"), "", crs_transverse, CRS_WORLD, -1, 84, 5, 0, -177, 0.9996,
     500000, 0, 6, 0, 0, 0},
    {32701, 60, STR_ROW("its UTM zone"), "", crs_transverse, CRS_WORLD, -80, 1, 5, 0, -177, 0.9996,
     500000, 10000000, 6, 0, 0, 0},
    {3857, 1, STR_ROW("the world up to 85 degrees"), "", crs_mercator, CRS_WORLD, -85.06, 85.06,
     180, 0, 0, 1, 0, 0, 0, 0, 0, 0},
};

static struct {
    once are_made;
    int count;
    crs systems[CRS_MAX];
    char names[CRS_MAX][CRS_NAME_MAX];
} crs_made;

static void crs_add(short row, short step) {
    const crs_kind *k = &crs_kinds[row];
    out o = out_of(crs_made.names[crs_made.count], CRS_NAME_MAX);
    bool is_degrees = k->of == crs_geographic;
    out_fmt(&o, "EPSG:%d", k->first + step);
    crs_made.systems[crs_made.count++] = (crs){.name = out_str(&o),
                                               .area = k->area,
                                               .countries = k->countries,
                                               .decimals = is_degrees ? 7 : 2,
                                               .is_degrees = is_degrees,
                                               .row = row,
                                               .step = step};
}

static void crs_make(void) {
    for (short row = 0; row < (short)LEN(crs_kinds); row++) {
        for (short step = 0; step < crs_kinds[row].count; step++) {
            ASSERT(crs_made.count < CRS_MAX);
            crs_add(row, step);
        }
    }
}

GEO_FN const crs *crs_row(int i) {
    once_make(&crs_made.are_made, crs_make);
    return i >= 0 && i < crs_made.count ? &crs_made.systems[i] : NULL;
}

GEO_FN const crs *crs_find(str name) {
    str prefix = STR("EPSG:");
    bool is_named = str_eq_nocase(str_head(name, prefix.len), prefix);
    name = str_from(name, is_named ? prefix.len : 0);
    int64_t number = 0;
    const crs *system = NULL;
    for (int i = 0; str_int(name, &number) && !system && crs_row(i); i++) {
        const crs *one = crs_row(i);
        system = number == crs_kinds[one->row].first + one->step ? one : NULL;
    }
    return system;
}

/* ---- points ---- */

static bool crs_reaches(const crs *system, double lat, double lon) {
    const double least = 1e-7; /* degrees: a centimetre */
    const crs_kind *k = &crs_kinds[system->row];
    double turn = remainder(lon - k->lon - system->step * k->turn, 360);
    return geo_is_point(lat, lon) && lat >= k->south - least && lat <= k->north + least &&
           fabs(turn) <= k->wide + least;
}

GEO_FN bool crs_write(const crs *system, double lat, double lon, double at[2]) {
    const crs_kind *k = &crs_kinds[system->row];
    grid_metres m = k->of(k, system->step, lat, lon);
    at[0] = m.east;
    at[1] = m.north;
    return crs_reaches(system, lat, lon) && !isnan(m.north);
}

/* The point whose metres these are: from the middle of the system, each step goes what is missing.
 * North is at an angle of less than a sixth of a radian on all of these maps. */
static bool crs_solve(const crs *system, double east, double north, double *lat, double *lon) {
    enum { DEGREE_M = 111320 };
    const crs_kind *k = &crs_kinds[system->row];
    double left = HUGE_VAL;
    *lat = (k->south + k->north) / 2;
    *lon = k->lon + system->step * k->turn;
    for (int i = 0; i < CRS_STEPS && left > 1e-4; i++) {
        grid_metres m = k->of(k, system->step, *lat, *lon);
        left = hypot(east - m.east, north - m.north);
        *lat = fmin(fmax(*lat + (north - m.north) / DEGREE_M, k->south - 1), k->north + 1);
        *lon += (east - m.east) / DEGREE_M / cos(*lat * GEO_DEG);
    }
    *lon = remainder(*lon, 360);
    return left <= 1e-4 && crs_reaches(system, *lat, *lon);
}

GEO_FN bool crs_point(const crs *system, double east, double north, double *lat, double *lon) {
    const crs_kind *k = &crs_kinds[system->row];
    grid_metres m = {east - k->east, north - k->north_m};
    grid_point p = {north, east};
    if (k->of == crs_swiss || k->of == crs_mercator) {
        p = k->of == crs_swiss ? grid_swiss_point(m) : grid_mercator_point(m);
    } else if (!system->is_degrees) {
        return crs_solve(system, east, north, lat, lon);
    }
    *lat = p.lat;
    *lon = p.lon;
    return geo_is_point(p.lat, p.lon);
}

/* ---- texts ---- */

static bool crs_take(str text, double *lat, double *lon) {
    notation_reading readings[NOTATION_READINGS_MAX];
    bool is_one = notation_read_likely(text, readings) == 1 && !isnan(readings[0].lat);
    *lat = is_one ? readings[0].lat : NAN;
    *lon = is_one ? readings[0].lon : NAN;
    return is_one;
}

/* Two numbers apart by a comma or blanks. */
static bool crs_numbers(str text, double at[2]) {
    str first = str_head(text, MIN(str_index(text, ','), str_index(text, ' ')));
    return str_num(first, &at[0]) &&
           str_num(str_trim(str_from(text, first.len + (first.len < text.len))), &at[1]);
}

GEO_FN bool crs_read(const crs *system, str text, double *lat, double *lon) {
    double at[2];
    bool is_read = !system->is_degrees && crs_numbers(str_trim(text), at) && fabs(at[0]) > 180 &&
                   crs_point(system, at[0], at[1], lat, lon);
    char room[CRS_TEXT_MAX];
    out named = out_of(room, sizeof room);
    out_text(&named, system->name);
    out_char(&named, ' ');
    out_text(&named, text);
    bool is_metric = !system->is_degrees && !named.full;
    return is_read || (is_metric && crs_take(out_str(&named), lat, lon)) ||
           crs_take(text, lat, lon);
}
