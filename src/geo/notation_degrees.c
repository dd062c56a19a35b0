/* notation_degrees -- positions in degrees as text: decimal, with minutes and seconds, WKT,
 * GeoJSON, ISO 6709 and geo: URIs. Owns nothing. Outside facts: RFC 5870 (geo: URIs), ISO 6709
 * annex H. */
#include "notation_degrees.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "angle.h"
#include "geo.h"

GEO_FN int notation_degrees_one(notation_reading *r, double lat, double lon, double precision_m) {
    *r = (notation_reading){.lat = lat, .lon = lon, .precision_m = precision_m};
    return geo_is_point(lat, lon);
}

/* ---- degrees ---- */

static int notation_degrees_angle(str text, int parts, bool is_lon_first, notation_reading *r) {
    angle_pair p;
    if (!angle_read(text, &p) || p.parts != parts || (is_lon_first && parts != 1)) {
        return 0;
    }
    double precision_m = p.half_deg * NOTATION_DEGREE_M;
    if (parts == 1 && is_lon_first != p.is_lon_first) { /* only as a guess, of two that are alike */
        bool is_guess = is_lon_first && p.is_order_assumed && p.lat != p.lon;
        int count = is_guess ? notation_degrees_one(r, p.lon, p.lat, precision_m) : 0;
        r->is_unusual = is_guess && !str_starts(text, STR("[")); /* GeoJSON's order */
        return count;
    }
    int count = notation_degrees_one(r, p.lat, p.lon, precision_m);
    if (p.is_o) {
        count += notation_degrees_one(r + count, p.lat, -p.lon, precision_m);
    }
    return count;
}

GEO_FN int notation_degrees_read_decimal(str text, notation_reading *r) {
    return notation_degrees_angle(text, 1, false, r);
}

/* "POINT Z (2.35 48.86 35)" of WKT, without what stands behind the position; false: it is none. */
static bool notation_degrees_wkt(str text, out *o) {
    str head = str_trim(str_cut(&text, '(')), body = str_trim(text),
        more = str_trim(str_from(head, 5));
    bool is_wkt = str_eq_nocase(str_head(head, 5), STR("point")) &&
                  str_is_among(more, STR("M/Z/ZM/m/z/zm"), '/') && str_ends(body, STR(")"));
    double value;
    str rest = str_head(body, body.len - is_wkt);
    out_text(o, STR("POINT("));
    for (int i = 0; is_wkt && rest.len; i++) {
        str word = str_cut(&rest, ' ');
        rest = str_trim(rest);
        is_wkt = str_num(word, &value) && i < 4;
        out_text(o, i < 2 ? word : STR_NONE);
        out_text(o, i == 0 ? STR(" ") : STR_NONE);
    }
    out_char(o, ')');
    return is_wkt && !o->full;
}

/* The position of a GeoJSON point, {"type":"Point","coordinates":[2.35,48.86]}, as WKT has it;
 * false: it is none. */
static bool notation_degrees_geojson(str text, out *o) {
    bool is_point = str_starts(text, STR("{")) && str_find(text, STR("\"Point\"")) > 0;
    ptrdiff_t at = is_point ? str_find(text, STR("\"coordinates\"")) : -1;
    str rest = at > 0 ? str_from(text, (size_t)at) : STR_NONE;
    str_cut(&rest, '[');
    str position = str_cut(&rest, ']');
    str lon = str_trim(str_cut(&position, ',')), lat = str_trim(str_cut(&position, ','));
    double value;
    out_text(o, STR("POINT("));
    out_text(o, lon);
    out_char(o, ' ');
    out_text(o, lat);
    out_char(o, ')');
    return str_num(lon, &value) && str_num(lat, &value) && str_ends(str_trim(rest), STR("}")) &&
           !o->full;
}

GEO_FN int notation_degrees_read_lon_lat(str text, notation_reading *r) {
    char room[NOTATION_TEXT_MAX], other[NOTATION_TEXT_MAX];
    out flat = out_of(room, sizeof room), json = out_of(other, sizeof other);
    text = notation_degrees_wkt(text, &flat)       ? out_str(&flat)
           : notation_degrees_geojson(text, &json) ? out_str(&json)
                                                   : text;
    return notation_degrees_angle(text, 1, true, r);
}

GEO_FN int notation_degrees_read_ddm(str text, notation_reading *r) {
    return notation_degrees_angle(text, 2, false, r);
}

GEO_FN int notation_degrees_read_dms(str text, notation_reading *r) {
    return notation_degrees_angle(text, 3, false, r);
}

GEO_FN bool notation_degrees_write_decimal(double lat, double lon, out *o) {
    angle_write(o, lat, lon, 1);
    return true;
}

GEO_FN bool notation_degrees_write_lon_lat(double lat, double lon, out *o) {
    out_text(o, STR("POINT("));
    out_fixed(o, lon, 7);
    out_char(o, ' ');
    out_fixed(o, lat, 7);
    out_char(o, ')');
    return true;
}

GEO_FN bool notation_degrees_write_ddm(double lat, double lon, out *o) {
    angle_write(o, lat, lon, 2);
    return true;
}

GEO_FN bool notation_degrees_write_dms(double lat, double lon, out *o) {
    angle_write(o, lat, lon, 3);
    return true;
}

/* ---- ISO 6709: signs, fixed digits before the point, no separator ---- */

/* The first signed number of *rest: ±DD, ±DDMM or ±DDMMSS with a fraction; degrees have `wide`
 * digits. Gives the unit of its last digit in degrees, 0 when it is none. */
static double notation_degrees_iso_angle(str *rest, size_t wide, double *value) {
    size_t whole = 1, end;
    while (whole < rest->len && ascii_is_digit(rest->at[whole])) {
        whole++;
    }
    end = whole + (whole < rest->len && rest->at[whole] == '.');
    while (end < rest->len && ascii_is_digit(rest->at[end])) {
        end++;
    }
    size_t more = whole - 1 - wide;
    double sum = 0, unit = pow(10, -(double)MAX((ptrdiff_t)(end - whole) - 1, 0));
    if (!rest->len || (rest->at[0] != '+' && rest->at[0] != '-') || whole < 1 + wide ||
        (more != 0 && more != 2 && more != 4)) {
        return 0;
    }
    size_t at = 1 + wide;
    double scale = 1;
    for (size_t from = 1; from < whole; from = at, at += 2, scale *= 60) {
        double part = 0;
        if (!str_num((str){rest->at + from, (at == whole ? end : at) - from}, &part) ||
            (from > 1 && part >= 60)) {
            return 0;
        }
        sum += part / scale;
    }
    *value = rest->at[0] == '-' ? -sum : sum;
    *rest = str_from(*rest, end);
    return unit * 60 / scale;
}

GEO_FN int notation_degrees_read_iso6709(str text, notation_reading *r) {
    double lat, lon, height, unit = notation_degrees_iso_angle(&text, 2, &lat);
    if (unit <= 0 || notation_degrees_iso_angle(&text, 3, &lon) <= 0) {
        return 0;
    }
    bool has_end = str_ends(text, STR("/"));
    str tail = str_head(text, text.len - has_end), crs = tail;
    tail = str_cut(&crs, 'C');
    if (!(has_end || (unit < 0.1 && !text.len)) || (tail.len && !str_num(tail, &height)) ||
        (crs.at && !str_eq(crs, STR("RSWGS_84")) && !str_eq(crs, STR("RSWGS84")))) {
        return 0;
    }
    return notation_degrees_one(r, lat, lon, unit / 2 * NOTATION_DEGREE_M);
}

/* With seven decimals, and all digits before the point. */
static void notation_degrees_iso_write(out *o, double value, int wide) {
    int64_t units = llround(fabs(value) * 1e7);
    out_fmt(o, "%c%0*d.%07d", value < 0 ? '-' : '+', wide, (int)(units / 10000000),
            (int)(units % 10000000));
}

GEO_FN bool notation_degrees_write_iso6709(double lat, double lon, out *o) {
    notation_degrees_iso_write(o, lat, 2);
    notation_degrees_iso_write(o, lon, 3);
    out_char(o, '/');
    return true;
}

/* ---- two plain numbers ---- */

GEO_FN bool notation_degrees_two(str text, str separator, double v[2], double *unit) {
    ptrdiff_t at = str_find(text, separator);
    if (at < 0) {
        return false;
    }
    str part[2] = {str_trim(str_head(text, (size_t)at)),
                   str_trim(str_from(text, (size_t)at + separator.len))};
    *unit = 1;
    for (int i = 0; i < 2; i++) {
        size_t point = str_index(part[i], '.');
        size_t decimals = point < part[i].len ? part[i].len - point - 1 : 0;
        if (str_index(part[i], 'e') < part[i].len || str_index(part[i], 'E') < part[i].len ||
            !str_num(part[i], &v[i])) {
            return false;
        }
        *unit = fmin(*unit, pow(10, -(double)MIN(decimals, 15)));
    }
    return true;
}

/* ---- geo: URIs ---- */

/* Parameters: a crs must be WGS84; u is how uncertain the point is, in metres. */
static bool notation_degrees_geo_parameters(str rest, double *uncertainty) {
    while (rest.at) {
        str value = str_cut(&rest, ';'), name = str_cut(&value, '=');
        if ((str_eq_nocase(name, STR("crs")) && !str_eq_nocase(value, STR("wgs84"))) ||
            (str_eq_nocase(name, STR("u")) && (!str_num(value, uncertainty) || *uncertainty < 0))) {
            return false;
        }
    }
    return true;
}

GEO_FN int notation_degrees_read_geo(str text, notation_reading *r) {
    const str scheme = STR("geo:");
    double v[2], unit, height, uncertainty = NAN;
    if (!str_eq_nocase(str_head(text, scheme.len), scheme)) {
        return 0;
    }
    str query = str_from(text, scheme.len), uri = str_cut(&query, '?'), rest = uri;
    str numbers = str_cut(&rest, ';'), altitude = numbers;
    str lat = str_cut(&altitude, ','), lon = str_cut(&altitude, ',');
    if (str_starts(query, STR("q="))) { /* as Android has it: the point may be in the query */
        str label = str_from(query, 2), point = str_cut(&label, '(');
        if (notation_degrees_two(point, STR(","), v, &unit)) {
            return notation_degrees_one(r, v[0], v[1], unit / 2 * NOTATION_DEGREE_M);
        }
        return 0;
    }
    if (!lon.at || !notation_degrees_geo_parameters(rest, &uncertainty) ||
        (altitude.at && !str_num(altitude, &height)) ||
        !notation_degrees_two((str){lat.at, lat.len + 1 + lon.len}, STR(","), v, &unit)) {
        return 0;
    }
    return notation_degrees_one(r, v[0], v[1],
                                isnan(uncertainty) ? unit / 2 * NOTATION_DEGREE_M : uncertainty);
}

GEO_FN bool notation_degrees_write_geo(double lat, double lon, out *o) {
    out_text(o, STR("geo:"));
    out_fixed(o, lat, 7);
    out_char(o, ',');
    out_fixed(o, lon, 7);
    return true;
}
