/* axes -- reads points, and counts those at sea and beyond the poles. Owns nothing. */
#include "axes.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../geo/geo.h"
#include "../geo/notation.h"

/* Writes a cell, a decimal comma as a point. */
static void axes_put(out *o, str cell) {
    for (size_t i = 0; i < cell.len; i++) {
        bool is_decimal = cell.at[i] == ',' && i && i + 1 < cell.len &&
                          ascii_is_digit(cell.at[i - 1]) && ascii_is_digit(cell.at[i + 1]);
        out_char(o, is_decimal ? '.' : cell.at[i]);
    }
}

GEO_FN bool axes_number(str cell, double *number) {
    char room[AXES_CELL_MAX], memory[AXES_CELL_MAX];
    arena mem = arena_of(memory, sizeof memory);
    out o = out_of(room, sizeof room);
    if (str_num(cell, number)) { /* as nearly all are */
        return true;
    }
    cell = clean_text(&mem, cell);
    axes_put(&o, cell);
    return !o.full && str_num(out_str(&o), number);
}

/* Whether a cell, as "48 51 24" and "-0°30'", names no hemisphere. */
static bool axes_is_bare(str cell) {
    static const char *const ends[] = {"'", "\"", "°", "º"};
    char first = cell.len ? cell.at[0] : ' ';
    bool is_bare = cell.len && ascii_is_digit(cell.at[cell.len - 1]);
    for (size_t i = 0; i < LEN(ends); i++) {
        is_bare = is_bare || str_ends(cell, str_of(ends[i]));
    }
    return is_bare && (ascii_is_digit(first) || first == '-' || first == '+');
}

/* A cell that names none gets the one of its sign. */
static void axes_put_side(out *o, str cell, const char sides[2]) {
    bool is_bare = axes_is_bare(cell), is_negative = is_bare && cell.at[0] == '-',
         is_signed = is_negative || (is_bare && cell.at[0] == '+');
    axes_put(o, str_from(cell, is_signed));
    out_char(o, ' ');
    out_char(o, is_bare ? sides[is_negative] : ' ');
}

GEO_FN bool axes_point(str lat, str lon, double *lat_deg, double *lon_deg) {
    char room[2 * AXES_CELL_MAX], memory[2 * AXES_CELL_MAX];
    arena mem = arena_of(memory, sizeof memory);
    notation_reading readings[NOTATION_READINGS_MAX];
    out o = out_of(room, sizeof room);
    if (axes_number(lat, lat_deg) && axes_number(lon, lon_deg)) {
        return true;
    }
    axes_put_side(&o, clean_text(&mem, lat), "NS");
    out_text(&o, STR(", "));
    axes_put_side(&o, clean_text(&mem, lon), "EW");
    bool good =
        !o.full && notation_read_likely(out_str(&o), readings) == 1 && !isnan(readings[0].lat);
    *lat_deg = good ? readings[0].lat : NAN;
    *lon_deg = good ? readings[0].lon : NAN;
    return good;
}

GEO_FN void axes_add(axes *a, double lat, double lon,
                     bool (*is_at_sea)(void *ctx, double lat, double lon), void *ctx) {
    bool is_sampled = a->points++<AXES_SAMPLE_MAX, is_beyond = fabs(lat)> 90;
    bool is_sea = is_sampled && geo_is_point(lat, lon) && is_at_sea(ctx, lat, lon);
    a->far += fabs(lat) > 180 && fabs(lon) > 180;
    a->beyond += is_beyond;
    a->at_sea += is_sea;
    a->better += (is_beyond || is_sea) && geo_is_point(lon, lat) && !is_at_sea(ctx, lon, lat);
}

GEO_FN void axes_join(axes *a, const axes *more) {
    a->points += more->points;
    a->at_sea += more->at_sea;
    a->beyond += more->beyond;
    a->better += more->better;
    a->far += more->far;
}

GEO_FN str axes_name(str header, int cell, char room[AXES_NAME_MAX]) {
    out o = out_of(room, AXES_NAME_MAX);
    header = str_trim(header);
    out_text(&o, header);
    bool has_mark = str_index(header, ',') < header.len || str_index(header, '\'') < header.len;
    if (!header.len || has_mark || o.full || str_has_control(header)) {
        o = out_of(room, AXES_NAME_MAX);
        out_int(&o, cell + 1);
    }
    return out_str(&o);
}

/* Shells leave these letters alone. */
static bool axes_is_plain(str text) {
    bool is_plain = true;
    for (size_t i = 0; i < text.len && is_plain; i++) {
        char c = text.at[i];
        is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                   strchr("_=,.-", c);
    }
    return is_plain;
}

GEO_FN void axes_write(out *o, const axes *a, const char *option, str lat, str lon) {
    int64_t sampled = MIN(a->points, (int64_t)AXES_SAMPLE_MAX);
    if (!a->beyond && a->at_sea * 2 <= sampled) {
        return;
    }
    if (a->beyond) {
        out_fmt(o, "%lld of %lld points have a latitude beyond 90 degrees", (long long)a->beyond,
                (long long)a->points);
    }
    if (a->at_sea) {
        out_fmt(o, "%s%lld of %lld points are at sea", a->beyond ? ", " : "", (long long)a->at_sea,
                (long long)sampled);
    }
    if (a->far * 2 > a->points) {
        out_text(o, STR(": the values are not degrees; convert the table to WGS 84 first."));
    } else if (a->better * 2 > a->beyond + a->at_sea) {
        const char *quote = axes_is_plain(lat) && axes_is_plain(lon) ? "" : "'";
        out_text(o, STR(": latitude and longitude seem to be swapped"));
        if (option) {
            out_fmt(o, "; %s %slat=%.*s,lon=%.*s%s reads them the other way round", option, quote,
                    STR_ARG(lon), STR_ARG(lat), quote);
        }
        out_char(o, '.');
    } else {
        out_char(o, '.');
    }
}
