/* axes -- counts points at sea and beyond the poles. Owns nothing. */
#include "axes.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"

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
        out_fmt(o,
                ": latitude and longitude seem to be swapped; %s %slat=%.*s,lon=%.*s%s reads them "
                "the other way round.",
                option, quote, STR_ARG(lon), STR_ARG(lat), quote);
    } else {
        out_char(o, '.');
    }
}
