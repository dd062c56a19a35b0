/* grid -- UTM, UPS, MGRS, the Swiss grids, Web Mercator.
 *
 * Flow: notation reads and writes them. Owns nothing. Outside facts: NGA.SIG.0012 (UTM, UPS, MGRS)
 * and C. Karney, "Transverse Mercator with an accuracy of a few nanometers" (2011), equations 7-36;
 * swisstopo, "Formulas and constants for the calculation of the Swiss conformal cylindrical
 * projection"; EPSG guidance note 7-2 for Web Mercator and the seven
 * parameters of a datum ("position vector"). */
#include "grid.h"

#include <math.h>

#include "../base/ascii.h"
#include "geo.h"

static const grid_point grid_nowhere = {NAN, NAN};

/* WGS84 */
#define GRID_A 6378137.0
#define GRID_E 0.081819190842621494 /* first eccentricity */

/* ---- the conformal latitude, by tangents, which keep their digits near the poles ---- */

static double grid_conformal(double tangent, double e) {
    double s = sinh(e * atanh(e * tangent / hypot(1, tangent)));
    return tangent * hypot(1, s) - s * hypot(1, tangent);
}

static double grid_geographic(double conformal, double e) {
    double rest = 1 - e * e, tangent = conformal / rest;
    for (int i = 0; i < 5; i++) { /* Newton's method: three are enough for a nanometre */
        double now = grid_conformal(tangent, e);
        tangent += (conformal - now) * (1 + rest * tangent * tangent) /
                   (rest * hypot(1, tangent) * hypot(1, now));
    }
    return tangent;
}

/* ---- UTM: Krueger's series to the sixth power of the third flattening ---- */

#define UTM_SCALE (0.9996 * 6367449.1458234153) /* k0, the radius of the rectifying circle */
#define UTM_EAST  500000.0
#define UTM_SOUTH 10000000.0
#define UTM_NEAR  100000.0 /* eastings of a zone, with room for its wide bands */
#define UTM_FAR   900000.0
enum { UTM_TERMS = 6 };

static const double utm_forward[UTM_TERMS] = {8.37731820624469832e-04, 7.60852777357230854e-07,
                                              1.19764550332945254e-09, 2.42917060720135866e-12,
                                              5.71175767786580385e-15, 1.49111773125838920e-17};
static const double utm_back[UTM_TERMS] = {8.37732164057948645e-04, 5.90587015222020327e-08,
                                           1.67348266528399683e-10, 2.16479804006270586e-13,
                                           3.78797804616860526e-16, 7.24874889069415449e-19};

static grid_metres grid_series(grid_metres m, const double terms[UTM_TERMS], double sign) {
    grid_metres sum = m;
    for (int i = 0; i < UTM_TERMS; i++) {
        double twice = 2.0 * (i + 1);
        sum.north += sign * terms[i] * sin(twice * m.north) * cosh(twice * m.east);
        sum.east += sign * terms[i] * cos(twice * m.north) * sinh(twice * m.east);
    }
    return sum;
}

static double grid_meridian(int zone) {
    return zone * 6.0 - 183;
}

static grid_metres grid_transverse(double lat, double turn) {
    double t = grid_conformal(tan(lat * GEO_DEG), GRID_E);
    double sine = sin(turn * GEO_DEG), cosine = cos(turn * GEO_DEG);
    return grid_series((grid_metres){asinh(sine / hypot(t, cosine)), atan2(t, cosine)}, utm_forward,
                       1);
}

/* ---- UPS: polar stereographic ---- */

#define UPS_CENTER 2000000.0 /* false easting and northing of the pole */
/* Metres from the pole for the tangent of half the polar distance: 2 a k0 over
 * sqrt((1 + e)^(1 + e) (1 - e)^(1 - e)). */
static double grid_ups_scale(void) {
    return 2 * GRID_A * 0.994 / sqrt(pow(1 + GRID_E, 1 + GRID_E) * pow(1 - GRID_E, 1 - GRID_E));
}

static grid_metres grid_ups(double lat, double lon) {
    double t = grid_conformal(tan(fabs(lat) * GEO_DEG), GRID_E);
    double radius = grid_ups_scale() / (t + hypot(1, t));
    double up = radius * cos(lon * GEO_DEG);
    return (grid_metres){UPS_CENTER + radius * sin(lon * GEO_DEG),
                         UPS_CENTER + (lat > 0 ? -up : up)};
}

static grid_point grid_ups_point(grid_metres m, bool is_north) {
    double x = m.east - UPS_CENTER, y = m.north - UPS_CENTER;
    double t = hypot(x, y) / grid_ups_scale();
    double lat = t > 0 ? atan(grid_geographic((1 / t - t) / 2, GRID_E)) / GEO_DEG : 90;
    double lon = t > 0 ? atan2(x, is_north ? -y : y) / GEO_DEG : 0;
    return (grid_point){is_north ? lat : -lat, lon};
}

/* ---- zones and bands ---- */

GEO_FN char grid_band(double lat, double lon) {
    static const char bands[] = "CDEFGHJKLMNPQRSTUVWXX"; /* 8 degrees each; X has 12 */
    if (lat < -80) {
        return lon < 0 ? 'A' : 'B';
    }
    if (lat >= 84) {
        return lon < 0 ? 'Y' : 'Z';
    }
    return bands[(int)((lat + 80) / 8)];
}

/* Norway's coast lies in one zone, and Svalbard in four. */
static int grid_zone(double lat, double lon) {
    int zone = (int)((lon + 180) / 6) % 60 + 1;
    char band = grid_band(lat, lon);
    if (band == 'V' && zone == 31 && lon >= 3) {
        return 32;
    }
    if (band == 'X' && lon >= 0 && lon < 42) {
        return lon < 9 ? 31 : lon < 21 ? 33 : lon < 33 ? 35 : 37;
    }
    return zone;
}

GEO_FN grid_utm grid_utm_of(double lat, double lon) {
    if (lat < -80 || lat >= 84) {
        return (grid_utm){0, lat > 0, grid_ups(lat, lon)};
    }
    int zone = grid_zone(lat, lon);
    /* 180 degrees east is the west side of zone 1. */
    double turn = lon - grid_meridian(zone) - (lon - grid_meridian(zone) > 180 ? 360 : 0);
    grid_metres m = grid_transverse(lat, turn);
    m.east = m.east * UTM_SCALE + UTM_EAST;
    m.north = m.north * UTM_SCALE + (lat < 0 ? UTM_SOUTH : 0);
    return (grid_utm){zone, lat >= 0, m};
}

GEO_FN grid_point grid_utm_point(grid_utm u) {
    if (!u.zone) {
        double far = hypot(u.at.east - UPS_CENTER, u.at.north - UPS_CENTER);
        return far < 1700000 ? grid_ups_point(u.at, u.is_north) : grid_nowhere;
    }
    if (u.zone < 1 || u.zone > 60 || !(u.at.east >= UTM_NEAR && u.at.east <= UTM_FAR) ||
        !(u.at.north >= 0 && u.at.north <= UTM_SOUTH)) {
        return grid_nowhere;
    }
    grid_metres m = {(u.at.east - UTM_EAST) / UTM_SCALE,
                     (u.at.north - (u.is_north ? 0 : UTM_SOUTH)) / UTM_SCALE};
    m = grid_series(m, utm_back, -1);
    double t = sin(m.north) / hypot(sinh(m.east), cos(m.north));
    double lon = grid_meridian(u.zone) + atan2(sinh(m.east), cos(m.north)) / GEO_DEG;
    lon += lon < -180 ? 360 : lon > 180 ? -360 : 0;
    return (grid_point){atan(grid_geographic(t, GRID_E)) / GEO_DEG, lon};
}

/* ---- MGRS: squares of 100 km named by letters without I and O ---- */

#define MGRS_SQUARE 100000.0
static const char mgrs_letters[] = "ABCDEFGHJKLMNPQRSTUVWXYZ";
enum { MGRS_ROWS = 20, MGRS_SET = 8 }; /* row letters before they begin again; columns of a zone */

static int grid_letter(char c) {
    for (int i = 0; mgrs_letters[i]; i++) {
        if (mgrs_letters[i] == c) {
            return i;
        }
    }
    return -1;
}

/* Round the poles columns go out from the middle, where A begins, and leave out letters that the
 * UTM squares beside them have. */
static const struct {
    char band;
    const char *columns; /* from the westernmost */
    int first_column, first_row, rows;
} ups_squares[] = {{'A', "JKLPQRSTUXYZ", 8, 8, 24},
                   {'B', "ABCFGHJKLPQR", 20, 8, 24},
                   {'Y', "RSTUXYZ", 13, 13, 14},
                   {'Z', "ABCFGHJ", 20, 13, 14}};

static int grid_row_shift(int zone) {
    return zone % 2 ? 0 : 5;
}

GEO_FN void grid_mgrs_write(out *o, double lat, double lon, int digits) {
    grid_utm u = grid_utm_of(lat, lon);
    /* Not a square less because of the last bits, as at the pole; but a point just below the
     * equator stays there. */
    double east = floor(u.at.east + 1e-6), north = floor(MIN(u.at.north + 1e-6, UTM_SOUTH - 1));
    char band = grid_band(lat, u.zone ? lon : east - UPS_CENTER);
    int column = (int)(east / MGRS_SQUARE), row = (int)(north / MGRS_SQUARE);
    char square[2] = {mgrs_letters[((u.zone + 2) % 3 * MGRS_SET + column - 1) % 24],
                      mgrs_letters[(row + grid_row_shift(u.zone)) % MGRS_ROWS]};
    if (u.zone) {
        out_fmt(o, "%02d", u.zone);
    }
    for (size_t i = 0; i < LEN(ups_squares) && !u.zone; i++) {
        if (ups_squares[i].band == band) {
            square[0] = ups_squares[i].columns[column - ups_squares[i].first_column];
            square[1] = mgrs_letters[row - ups_squares[i].first_row];
        }
    }
    out_fmt(o, "%c%c%c", band, square[0], square[1]);
    double unit = MGRS_SQUARE / pow(10, digits);
    if (digits > 0) {
        out_fmt(o, "%0*d%0*d", digits, (int)(fmod(east, MGRS_SQUARE) / unit), digits,
                (int)(fmod(north, MGRS_SQUARE) / unit));
    }
}

/* The corner of a square near a pole; -1 in its zone when there is none. */
static grid_utm grid_mgrs_polar(char band, char column, char row) {
    for (size_t i = 0; i < LEN(ups_squares); i++) {
        int y = grid_letter(row);
        for (int x = 0; ups_squares[i].band == band && ups_squares[i].columns[x]; x++) {
            if (ups_squares[i].columns[x] == column && y >= 0 && y < ups_squares[i].rows) {
                return (grid_utm){0,
                                  band > 'N',
                                  {(ups_squares[i].first_column + x) * MGRS_SQUARE,
                                   (ups_squares[i].first_row + y) * MGRS_SQUARE}};
            }
        }
    }
    return (grid_utm){.zone = -1};
}

/* The same in UTM: of the rows with that letter, every 2,000 km, the one that is in the band. */
static grid_utm grid_mgrs_square(int zone, char band, char column, char row) {
    int x = grid_letter(column) - (zone + 2) % 3 * MGRS_SET, y = grid_letter(row);
    int b = grid_letter(band) - 2; /* from C */
    if (zone > 60 || b < 0 || b >= MGRS_ROWS || x < 0 || x >= MGRS_SET || y < 0 || y >= MGRS_ROWS) {
        return (grid_utm){.zone = -1};
    }
    double south = b * 8.0 - 80; /* of the band; its squares may begin below it */
    double low = grid_transverse(south, 0).north * UTM_SCALE + (band < 'N' ? UTM_SOUTH : 0);
    double north = (y + MGRS_ROWS - grid_row_shift(zone)) % MGRS_ROWS * MGRS_SQUARE;
    while (north < low - 1.5 * MGRS_SQUARE) {
        north += MGRS_ROWS * MGRS_SQUARE;
    }
    return (grid_utm){zone, band >= 'N', {(x + 1) * MGRS_SQUARE, north}};
}

/* The middle of a band of a zone, and half its height. */
static grid_point grid_mgrs_zone(int zone, char band, double *half_m) {
    int b = grid_letter(band) - 2;
    if (zone < 1 || zone > 60 || b < 0 || b >= MGRS_ROWS) {
        return grid_nowhere;
    }
    double high = band == 'X' ? 12 : 8;
    *half_m = high / 2 * 111320;
    return (grid_point){b * 8.0 - 80 + high / 2, grid_meridian(zone)};
}

/* A square that is named by a band and a zone lies in them, at least with a part of it. */
static bool grid_mgrs_is_near(grid_utm u, char band, grid_point p, double half_m) {
    double slack = half_m * 2 / 111320, south = (grid_letter(band) - 2) * 8.0 - 80;
    if (!u.zone) {
        return u.is_north ? p.lat >= 83 - slack : p.lat <= -79 + slack;
    }
    double turn = fabs(p.lon - grid_meridian(u.zone));
    double wide = band == 'V' || band == 'X' ? 7 : 4;
    return p.lat >= south - slack && p.lat <= south + (band == 'X' ? 12 : 8) + slack &&
           fmin(turn, 360 - turn) <= wide + slack / cos(p.lat * GEO_DEG);
}

GEO_FN bool grid_mgrs_read(str text, grid_point *p, double *half_m) {
    char c[4] = {0}; /* band, column, row, and the 0 that ends them */
    int zone = 0, letters = 0;
    size_t i = 0;
    for (; i < text.len && i < 2 && ascii_is_digit(text.at[i]); i++) {
        zone = zone * 10 + text.at[i] - '0';
    }
    bool is_polar = i == 0;
    for (; i < text.len && letters < 3 && ascii_is_alpha(text.at[i]); i++) {
        c[letters++] = (char)(ascii_lower(text.at[i]) - 'a' + 'A');
    }
    if (letters == 1 && i == text.len) {
        *p = grid_mgrs_zone(zone, c[0], half_m);
        return !isnan(p->lat);
    }
    size_t digits = (text.len - i) / 2;
    int64_t east = 0, north = 0;
    if (letters < 3 || (text.len - i) % 2 || digits > GRID_MGRS_DIGITS || (!is_polar && !zone) ||
        (digits && (!ascii_is_digit(text.at[i]) || !ascii_is_digit(text.at[i + digits]) ||
                    !str_int((str){text.at + i, digits}, &east) ||
                    !str_int((str){text.at + i + digits, digits}, &north)))) {
        return false;
    }
    grid_utm u =
        is_polar ? grid_mgrs_polar(c[0], c[1], c[2]) : grid_mgrs_square(zone, c[0], c[1], c[2]);
    double unit = MGRS_SQUARE / pow(10, (double)digits);
    u.at.east += ((double)east + 0.5) * unit;
    u.at.north += ((double)north + 0.5) * unit;
    *half_m = unit / 2;
    *p = grid_utm_point(u);
    return u.zone >= 0 && !isnan(p->lat) && grid_mgrs_is_near(u, c[0], *p, *half_m);
}

/* ---- Switzerland: Bessel's ellipsoid to a sphere, turned so that Bern is on its equator, to
 * Mercator's map of that. The datum by swisstopo's three shifts. LV95 is so exact to a centimetre
 * (heights above the ellipsoid are taken as 0); LV03, which is the same less 2,000 and 1,000 km but
 * for the errors of its old network, to 1.6 m at worst. ---- */

#define SWISS_A     6377397.155
#define SWISS_E2    0.006674372230614
#define SWISS_LAT   ((46 + 57 / 60.0 + 8.66 / 3600) * GEO_DEG) /* the old observatory of Bern */
#define SWISS_LON   ((7 + 26 / 60.0 + 22.50 / 3600) * GEO_DEG)
#define SWISS_EAST  2600000.0
#define SWISS_NORTH 1200000.0
static const grid_shift swiss_shift = {674.374, 15.056, 405.346, 0, 0, 0, 0}; /* CH1903+ to WGS84 */
static const grid_ellipsoid swiss_bessel = {SWISS_A, SWISS_E2};

/* What the sphere of the projection is like; e is Bessel's eccentricity. */
typedef struct {
    double e, stretch, tilt, radius, isometric;
} grid_sphere;

static grid_sphere grid_swiss_sphere(void) {
    double e = sqrt(SWISS_E2), sine = sin(SWISS_LAT), rest = 1 - SWISS_E2;
    double stretch = sqrt(1 + SWISS_E2 / rest * pow(cos(SWISS_LAT), 4));
    double tilt = asin(sine / stretch);
    return (grid_sphere){e, stretch, tilt, SWISS_A * sqrt(rest) / (1 - SWISS_E2 * sine * sine),
                         asinh(tan(tilt)) - stretch * asinh(grid_conformal(tan(SWISS_LAT), e))};
}

GEO_FN void grid_datum(double *lat, double *lon, const grid_ellipsoid *from,
                       const grid_ellipsoid *to, const grid_shift shift, double sign) {
    const grid_ellipsoid world = {GRID_A, GRID_E * GRID_E};
    from = from ? from : &world;
    to = to ? to : &world;
    double n = from->a / sqrt(1 - from->e2 * sin(*lat) * sin(*lat)), back = sign < 0;
    double v[3] = {n * cos(*lat) * cos(*lon), n * cos(*lat) * sin(*lon),
                   n * (1 - from->e2) * sin(*lat)};
    for (int i = 0; i < 3; i++) {
        v[i] -= back * shift[i];
    }
    double turn = sign * GEO_DEG / 3600, scale = 1 + sign * shift[6] * 1e-6;
    double x = scale * (v[0] + turn * (shift[4] * v[2] - shift[5] * v[1])) + (1 - back) * shift[0];
    double y = scale * (v[1] + turn * (shift[5] * v[0] - shift[3] * v[2])) + (1 - back) * shift[1];
    double z = scale * (v[2] + turn * (shift[3] * v[1] - shift[4] * v[0])) + (1 - back) * shift[2];
    double p = hypot(x, y);
    *lon = atan2(y, x);
    *lat = atan2(z, p * (1 - to->e2));
    for (int i = 0; i < 4; i++) { /* each step gains more than two digits */
        n = to->a / sqrt(1 - to->e2 * sin(*lat) * sin(*lat));
        *lat = atan2(z + to->e2 * n * sin(*lat), p);
    }
}

GEO_FN bool grid_swiss_is(grid_metres m) {
    return m.east >= 2480000 && m.east <= 2840000 && m.north >= 1070000 && m.north <= 1300000;
}

GEO_FN grid_metres grid_swiss_of(double lat, double lon) {
    grid_sphere s = grid_swiss_sphere();
    lat *= GEO_DEG;
    lon *= GEO_DEG;
    grid_datum(&lat, &lon, NULL, &swiss_bessel, swiss_shift, -1);
    double b = atan(sinh(s.stretch * asinh(grid_conformal(tan(lat), s.e)) + s.isometric));
    double l = s.stretch * (lon - SWISS_LON);
    double turn = atan2(sin(l), sin(s.tilt) * tan(b) + cos(s.tilt) * cos(l));
    double up = cos(s.tilt) * sin(b) - sin(s.tilt) * cos(b) * cos(l);
    grid_metres m = {SWISS_EAST + s.radius * turn, SWISS_NORTH + s.radius * atanh(up)};
    return grid_swiss_is(m) ? m : (grid_metres){NAN, NAN};
}

GEO_FN grid_point grid_swiss_point(grid_metres m) {
    grid_sphere s = grid_swiss_sphere();
    double turn = (m.east - SWISS_EAST) / s.radius;
    double up = atan(sinh((m.north - SWISS_NORTH) / s.radius));
    double b = asin(cos(s.tilt) * sin(up) + sin(s.tilt) * cos(up) * cos(turn));
    double l = atan2(sin(turn), cos(s.tilt) * cos(turn) - sin(s.tilt) * tan(up));
    double isometric = (asinh(tan(b)) - s.isometric) / s.stretch;
    double lat = atan(grid_geographic(sinh(isometric), s.e)), lon = SWISS_LON + l / s.stretch;
    grid_datum(&lat, &lon, &swiss_bessel, NULL, swiss_shift, 1);
    return grid_swiss_is(m) ? (grid_point){lat / GEO_DEG, lon / GEO_DEG} : grid_nowhere;
}

/* ---- Web Mercator: the degrees of the ellipsoid on a sphere ---- */

GEO_FN grid_metres grid_mercator_of(double lat, double lon) {
    double north = GRID_A * asinh(tan(lat * GEO_DEG));
    return fabs(north) <= GRID_MERCATOR_MAX ? (grid_metres){GRID_A * lon * GEO_DEG, north}
                                            : (grid_metres){NAN, NAN};
}

GEO_FN grid_point grid_mercator_point(grid_metres m) {
    if (!(fabs(m.east) <= GRID_MERCATOR_MAX + 1 && fabs(m.north) <= GRID_MERCATOR_MAX + 1)) {
        return grid_nowhere;
    }
    double lon = m.east / GRID_A / GEO_DEG;
    return (grid_point){atan(sinh(m.north / GRID_A)) / GEO_DEG, fmin(fmax(lon, -180), 180)};
}
