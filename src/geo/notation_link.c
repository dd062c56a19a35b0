/* notation_link -- coordinates in links to map services. Owns the services and their markers.
 * Outside facts: the link formats that the map services document. */
#include "notation_link.h"

#include <math.h>
#include <string.h>
#include "../base/ascii.h"
#include "../base/utf8.h"
#include "angle.h"
#include "fold.h"
#include "geo.h"
#include "notation_degrees.h"

/* Whose links they are, and what stands before the coordinates, the best first: a marked point
 * before the middle of the map. Behind a bar the marker of a longitude that stands apart. A domain
 * that ends with a point has one more label or two. */
static const struct {
    const char *domains, *markers;
} notation_services[] = {
    {"openstreetmap.org osm.org", "mlat=|mlon= lat=|lon= query= to= map="},
    {"google.",
     "!3d|!4d q= query= destination= daddr= /dir// /place/ /search/ ll= center= viewpoint= @"},
    {"apple.com apple", "coordinate= ll= q= daddr= center= sll="},
    {"bing.com", "sp=point. q= where1= cp="},
};

/* What follows a marker up to the end of its field; absent when it is not there. A marker that is a
 * key begins where a key may: "ll=" is not in "sll=". */
static str notation_link_value(str link, str marker) {
    for (size_t i = 1; i + marker.len < link.len; i++) {
        if (str_starts(str_from(link, i), marker) &&
            (!ascii_is_alpha(marker.at[0]) || !ascii_is_alpha(link.at[i - 1]))) {
            str value = str_from(link, i + marker.len);
            size_t end = 0;
            while (end < value.len && str_index(STR("&#?!"), value.at[end]) == 4) {
                end++;
            }
            return str_head(value, end);
        }
    }
    return STR_NONE;
}

/* The first two of the fields that the byte separates. */
static bool notation_link_two(str value, char separator, double v[2], double *unit) {
    str rest = value, first = str_cut(&rest, separator), second = str_cut(&rest, separator);
    str end = str_from(second, str_index(second, '/')); /* the rest of a path */
    size_t len = (size_t)(second.at ? end.at - first.at : 0);
    return notation_degrees_two((str){first.at, len}, (str){&separator, 1}, v, unit);
}

/* "48.85,2.35,17z", "48.85~2.35", "48.85_2.35_title", "17/48.85/2.35", "loc:48.85 2.35", or a pair
 * of angles up to the next slash. */
static bool notation_link_pair(str value, double v[2], double *unit) {
    str behind_zoom = value;
    angle_pair p;
    (void)str_cut(&behind_zoom, '/');
    if (notation_link_two(value, ',', v, unit) || notation_link_two(value, '~', v, unit) ||
        notation_link_two(value, '_', v, unit) || notation_link_two(behind_zoom, '/', v, unit)) {
        return true;
    }
    value = str_from(value, str_starts(value, STR("loc:")) ? 4 : 0);
    if (!angle_read(str_head(value, str_index(value, '/')), &p)) {
        return false;
    }
    v[0] = p.lat;
    v[1] = p.lon;
    *unit = p.half_deg * 2;
    return true;
}

/* Without percent-encoding; a plus is a blank. */
static void notation_link_plain(str link, out *o) {
    for (size_t i = 0; i < link.len; i++) {
        int high = i + 2 < link.len ? ascii_hex(link.at[i + 1]) : -1;
        int low = i + 2 < link.len ? ascii_hex(link.at[i + 2]) : -1;
        if (link.at[i] == '%' && high >= 0 && low >= 0) {
            out_char(o, (char)(high * 16 + low));
            i += 2;
        } else {
            out_char(o, link.at[i] == '+' ? ' ' : link.at[i]);
        }
    }
}

GEO_FN str notation_link_host(str text) {
    bool has_path = false; /* as most texts have none */
    for (size_t i = 0; i < text.len && !has_path; i++) {
        has_path = text.at[i] == '/' || text.at[i] == '?' || text.at[i] == '#';
    }
    if (!has_path) {
        return STR_NONE;
    }
    ptrdiff_t scheme = str_find(text, STR("://"));
    bool is_web = scheme >= 0 && str_eq_nocase(str_head(text, 4), STR("http")) && scheme <= 5;
    text = str_from(text, is_web ? (size_t)scheme + 3 : 0);
    size_t end = MIN(MIN(str_index(text, '/'), str_index(text, '?')), str_index(text, '#'));
    str host = str_head(text, end);
    bool has_blank = str_index(host, ' ') < host.len || str_index(host, '@') < host.len;
    return end < text.len && !has_blank ? host : STR_NONE;
}

/* "maps.google.co.uk" is of "google.", "www.bing.com" of "bing.com". */
static bool notation_link_is_host(str host, str domain) {
    static const str silent[] = {STR_ROW("www."), STR_ROW("maps.")};
    for (size_t i = 0; i < LEN(silent); i++) {
        bool is_there = str_eq_nocase(str_head(host, silent[i].len), silent[i]);
        host = str_from(host, is_there ? silent[i].len : 0);
    }
    bool is_open = domain.at[domain.len - 1] == '.';
    return str_eq_nocase(is_open ? str_head(host, domain.len) : host, domain);
}

GEO_FN bool notation_link_is_of(str host, const char *domains) {
    str rest = str_of(domains);
    bool is_one = false;
    while (rest.at && !is_one) {
        is_one = notation_link_is_host(host, str_cut(&rest, ' '));
    }
    return is_one;
}

/* The coordinates behind one marker, or behind two. */
static bool notation_link_at(str link, str marker, double v[2], double *unit) {
    char bytes[64];
    out both = out_of(bytes, sizeof bytes);
    str lon_marker = marker, lat_marker = str_cut(&lon_marker, '|');
    str value = notation_link_value(link, lat_marker);
    if (!lon_marker.at) {
        return value.at && notation_link_pair(value, v, unit);
    }
    out_text(&both, value);
    out_char(&both, ',');
    out_text(&both, notation_link_value(link, lon_marker));
    return !both.full && notation_degrees_two(out_str(&both), STR(","), v, unit);
}

static int notation_link_read(str text, int service, notation_reading *r) {
    char bytes[NOTATION_TEXT_MAX];
    out link = out_of(bytes, sizeof bytes);
    str host = notation_link_host(text), rest = str_of(notation_services[service].markers);
    if (!host.len || !notation_link_is_of(host, notation_services[service].domains)) {
        return 0;
    }
    notation_link_plain(text, &link);
    while (rest.at) {
        double v[2], unit;
        if (notation_link_at(out_str(&link), str_cut(&rest, ' '), v, &unit)) {
            return notation_degrees_one(r, v[0], v[1], unit / 2 * NOTATION_DEGREE_M);
        }
    }
    return 0;
}

/* "osm.org/go/0EEQjE--": three bits of longitude and of latitude in turn in each character. */
static int notation_link_read_short_osm(str code, notation_reading *r) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~";
    double at[2] = {0, 0}, size = 1; /* of the world, longitude first */
    size_t used = 0;
    for (; used < code.len && used < 10; used++) {
        size_t digit = str_index(STR(digits), code.at[used] == '@' ? '~' : code.at[used]);
        if (digit >= 64) {
            break; /* dashes tell the zoom */
        }
        for (int bit = 5; bit >= 0; bit--) {
            size = bit % 2 ? size / 2 : size;
            at[bit % 2 ? 0 : 1] += digit >> bit & 1 ? size : 0;
        }
    }
    return used &&
           notation_degrees_one(r, (at[1] + size / 2) * 180 - 90, (at[0] + size / 2) * 360 - 180,
                                size * 180 * NOTATION_DEGREE_M);
}

GEO_FN int notation_link_read_osm(str text, notation_reading *r) {
    str host = notation_link_host(text), go = STR("/go/");
    str path = str_from(text, (size_t)(host.len ? host.at + host.len - text.at : 0));
    if (str_starts(path, go) && notation_link_is_of(host, notation_services[0].domains)) {
        return notation_link_read_short_osm(str_from(path, go.len), r);
    }
    return notation_link_read(text, 0, r);
}

GEO_FN int notation_link_read_google(str text, notation_reading *r) {
    return notation_link_read(text, 1, r);
}

GEO_FN int notation_link_read_apple(str text, notation_reading *r) {
    return notation_link_read(text, 2, r);
}

GEO_FN int notation_link_read_bing(str text, notation_reading *r) {
    return notation_link_read(text, 3, r);
}

/* `form` with both numbers in the places of its stars, latitude and longitude in turn. */
static bool notation_link_write_link(const char *form, double lat, double lon, out *o) {
    int stars = 0;
    for (; *form; form++) {
        if (*form == '*') {
            out_fixed(o, stars++ % 2 ? lon : lat, 7);
        } else {
            out_char(o, *form);
        }
    }
    return true;
}

GEO_FN bool notation_link_write_osm(double lat, double lon, out *o) {
    return notation_link_write_link("https://www.openstreetmap.org/?mlat=*&mlon=*#map=17/*/*", lat,
                                    lon, o);
}

GEO_FN bool notation_link_write_google(double lat, double lon, out *o) {
    return notation_link_write_link("https://www.google.com/maps/search/?api=1&query=*,*", lat, lon,
                                    o);
}

GEO_FN bool notation_link_write_apple(double lat, double lon, out *o) {
    return notation_link_write_link("https://maps.apple.com/?ll=*,*&q=*,*", lat, lon, o);
}

GEO_FN bool notation_link_write_bing(double lat, double lon, out *o) {
    return notation_link_write_link("https://www.bing.com/maps?cp=*~*&lvl=17&sp=point.*_*_", lat,
                                    lon, o);
}
