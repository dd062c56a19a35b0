/* codes -- plus codes, geohashes, Maidenhead locators.
 *
 * Flow: notation reads and writes them. Owns nothing. Outside facts: the Open Location Code
 * specification and its test data; G. Niemeyer's geohash; IARU Region 1's locator (1980) with the
 * pairs that were added to it. */
#include "codes.h"

#include <math.h>

#include "../base/ascii.h"

/* ---- Open Location Code: five pairs of base 20, then digits of 5 rows and 4 columns ---- */

enum { PLUS_PAIRS = 10, PLUS_SEPARATOR = 8 }; /* digits in pairs, digits before the plus */

static const char plus_digits[] = "23456789CFGHJMPQRVWX";
/* All 15 digits as a whole number of the smallest cells. */
#define PLUS_LAT_UNITS 25000000 /* per degree: 20^3 * 5^5 */
#define PLUS_LON_UNITS 8192000  /* per degree: 20^3 * 4^5 */

/* -1: no digit of `alphabet`; either case. */
static int codes_digit(const char *alphabet, char c) {
    for (int i = 0; alphabet[i]; i++) {
        if (ascii_lower(alphabet[i]) == ascii_lower(c)) {
            return i;
        }
    }
    return -1;
}

/* The zeros that fill a code up to its plus: pairs, not the first, and nothing behind the plus. */
static bool codes_plus_is_padded_well(str code, size_t plus) {
    size_t first = str_index(code, '0');
    if (first >= code.len) {
        return true;
    }
    for (size_t i = first; i < plus; i++) {
        if (code.at[i] != '0') {
            return false;
        }
    }
    return first >= 2 && first % 2 == 0 && plus == PLUS_SEPARATOR && code.len == plus + 1;
}

GEO_FN bool codes_plus_is_valid(str code) {
    size_t plus = str_index(code, '+'), behind = code.len - plus - 1;
    if (plus >= code.len || plus > PLUS_SEPARATOR || plus % 2 || code.len < 2 || behind == 1) {
        return false;
    }
    for (size_t i = 0; i < code.len; i++) {
        if (i != plus && code.at[i] != '0' && codes_digit(plus_digits, code.at[i]) < 0) {
            return false;
        }
    }
    if (plus == PLUS_SEPARATOR && (codes_digit(plus_digits, code.at[0]) * 20 >= 180 ||
                                   codes_digit(plus_digits, code.at[1]) * 20 >= 360)) {
        return false;
    }
    return codes_plus_is_padded_well(code, plus);
}

GEO_FN bool codes_plus_is_full(str code) {
    return codes_plus_is_valid(code) && str_index(code, '+') == PLUS_SEPARATOR;
}

GEO_FN bool codes_plus_decode(str code, codes_cell *cell) {
    if (!codes_plus_is_full(code)) {
        return false;
    }
    int64_t lat = 0, lon = 0;
    int64_t high = (int64_t)PLUS_LAT_UNITS * 400, wide = (int64_t)PLUS_LON_UNITS * 400;
    int digits = 0;
    for (size_t i = 0; i < code.len && digits < CODES_PLUS_MAX; i++) {
        int digit = codes_digit(plus_digits, code.at[i]);
        if (digit < 0) {
            continue; /* the plus and the zeros */
        }
        if (digits >= PLUS_PAIRS) {
            lat += digit / 4 * (high /= 5);
            lon += digit % 4 * (wide /= 4);
        } else if (digits % 2 == 0) {
            lat += digit * (high /= 20);
        } else {
            lon += digit * (wide /= 20);
        }
        digits++;
    }
    cell->half_lat = (double)high / PLUS_LAT_UNITS / 2;
    cell->half_lon = (double)wide / PLUS_LON_UNITS / 2;
    cell->lat = (double)lat / PLUS_LAT_UNITS - 90 + cell->half_lat;
    cell->lon = (double)lon / PLUS_LON_UNITS - 180 + cell->half_lon;
    return true;
}

/* 40.6 degrees are a whole number of units, though as a double a little less. */
static int64_t codes_plus_units(double degrees, double per_degree) {
    return (int64_t)floor(degrees * per_degree + 1e-6);
}

GEO_FN void codes_plus_encode(out *o, double lat, double lon, int digits) {
    const int64_t lat_end = (int64_t)180 * PLUS_LAT_UNITS, turn = (int64_t)360 * PLUS_LON_UNITS;
    int64_t y = codes_plus_units(lat, PLUS_LAT_UNITS) + lat_end / 2;
    int64_t x = (codes_plus_units(lon, PLUS_LON_UNITS) + turn / 2) % turn;
    y = MIN(MAX(y, 0), lat_end - 1);
    x = x < 0 ? x + turn : x;
    char code[CODES_PLUS_MAX];
    for (int i = CODES_PLUS_MAX - 1; i >= PLUS_PAIRS; i--, y /= 5, x /= 4) {
        code[i] = plus_digits[y % 5 * 4 + x % 4];
    }
    for (int i = PLUS_PAIRS - 2; i >= 0; i -= 2, y /= 20, x /= 20) {
        code[i] = plus_digits[y % 20];
        code[i + 1] = plus_digits[x % 20];
    }
    for (int i = 0; i < MAX(MIN(digits, CODES_PLUS_MAX), PLUS_SEPARATOR); i++) {
        if (i == PLUS_SEPARATOR) {
            out_char(o, '+');
        }
        out_char(o, i < digits ? code[i] : '0');
    }
    if (digits <= PLUS_SEPARATOR) {
        out_char(o, '+');
    }
}

/* One cell of the missing digits to the side where the reference point is nearer. */
static double codes_plus_nearer(double middle, double reference, double size, double limit) {
    if (reference + size / 2 < middle && middle - size >= -limit) {
        return middle - size;
    }
    return reference - size / 2 > middle && middle + size <= limit ? middle + size : middle;
}

GEO_FN bool codes_plus_recover(out *o, str code, double lat, double lon) {
    char bytes[PLUS_SEPARATOR + CODES_PLUS_MAX + 2];
    out full = out_of(bytes, sizeof bytes);
    codes_cell cell;
    if (!codes_plus_is_valid(code)) {
        return false;
    }
    size_t plus = str_index(code, '+'), missing = PLUS_SEPARATOR - plus;
    codes_plus_encode(&full, lat, lon, PLUS_PAIRS);
    full.len = missing;
    out_text(&full, str_head(code, plus + 1 + CODES_PLUS_MAX - PLUS_SEPARATOR));
    if (!codes_plus_decode(out_str(&full), &cell)) {
        return false;
    }
    if (missing) {
        double size = pow(20, 2 - (double)(missing / 2));
        cell.lat = codes_plus_nearer(cell.lat, lat, size, 90);
        cell.lon = codes_plus_nearer(cell.lon, lon, size, 1e9); /* longitudes go round */
    }
    size_t zero = MIN(str_index(out_str(&full), '0'), full.len - 1); /* digits: without the plus */
    codes_plus_encode(o, cell.lat, cell.lon, (int)zero);
    return true;
}

/* ---- geohash: bits of longitude and latitude in turn, five to a character ---- */

static const char geohash_digits[] = "0123456789bcdefghjkmnpqrstuvwxyz";

GEO_FN bool codes_geohash_decode(str code, codes_cell *cell) {
    double low[2] = {-180, -90}, size[2] = {360, 180};
    if (!code.len || code.len > CODES_GEOHASH_MAX) {
        return false;
    }
    for (size_t bit = 0; bit < code.len * 5; bit++) {
        int digit = codes_digit(geohash_digits, code.at[bit / 5]);
        if (digit < 0) {
            return false;
        }
        size[bit % 2] /= 2;
        low[bit % 2] += digit >> (4 - bit % 5) & 1 ? size[bit % 2] : 0;
    }
    *cell = (codes_cell){low[1] + size[1] / 2, low[0] + size[0] / 2, size[1] / 2, size[0] / 2};
    return true;
}

GEO_FN void codes_geohash_encode(out *o, double lat, double lon, int length) {
    double left[2] = {lon + 180, lat + 90}, size[2] = {360, 180};
    int digit = 0;
    for (int bit = 0; bit < MIN(length, CODES_GEOHASH_MAX) * 5; bit++) {
        double *rest = &left[bit % 2];
        size[bit % 2] /= 2;
        bool upper = *rest >= size[bit % 2];
        *rest -= upper ? size[bit % 2] : 0;
        digit = digit << 1 | upper;
        if (bit % 5 == 4) {
            out_char(o, geohash_digits[digit]);
            digit = 0;
        }
    }
}

/* ---- Maidenhead: pairs, longitude first, of bases 18, 10, 24, 10, 24 ---- */

static const int locator_bases[CODES_LOCATOR_MAX / 2] = {18, 10, 24, 10, 24};
enum { LOCATOR_CELLS = 18 * 10 * 24 * 10 * 24 }; /* of ten characters, round and up */

GEO_FN bool codes_locator_decode(str code, codes_cell *cell) {
    double at[2] = {0, 0}, size = 1; /* of the world's width and height */
    if (code.len < 2 || code.len > CODES_LOCATOR_MAX || code.len % 2) {
        return false;
    }
    for (size_t i = 0; i < code.len; i++) {
        int base = locator_bases[i / 2];
        int digit = base == 10 ? code.at[i] - '0' : ascii_lower(code.at[i]) - 'a';
        if (digit < 0 || digit >= base) {
            return false;
        }
        size = i % 2 ? size : size / base;
        at[i % 2] += digit * size;
    }
    *cell = (codes_cell){(at[1] + size / 2) * 180 - 90, (at[0] + size / 2) * 360 - 180, size * 90,
                         size * 180};
    return true;
}

GEO_FN void codes_locator_encode(out *o, double lat, double lon, int length) {
    int at[2] = {(int)((lon + 180) * (LOCATOR_CELLS / 360)),
                 (int)((lat + 90) * (LOCATOR_CELLS / 180))};
    int cells = LOCATOR_CELLS;
    for (int i = 0; i < MIN(length, CODES_LOCATOR_MAX); i++) {
        int base = locator_bases[i / 2];
        cells = i % 2 ? cells : cells / base;
        int digit = MIN(at[i % 2], LOCATOR_CELLS - 1) / cells % base;
        out_char(o, (char)(digit + (base == 10 ? '0' : i < 2 ? 'A' : 'a')));
    }
}
