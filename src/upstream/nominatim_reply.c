/* nominatim_reply -- parses a Nominatim reply into places.
 *
 * Outside facts: Nominatim's docs/api/Output.md (json, jsonv2) and bodies recorded from Nominatim 3
 * to 5, LocationIQ and others (tests/data/replies): lat and lon as strings or numbers, class or
 * category, box as [south, north, west, east], osm ids missing on postcodes, names missing or null;
 * in geocodejson, a GeoJSON feature whose `admin` has the names of boundaries by admin_level. */
#include "nominatim_reply.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/json.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../geo/geometry.h"

/* ---- texts ---- */

/* The text of a string or number without control characters. Absent: none, or blank. */
static str nominatim_reply_text(json v, arena *a) {
    str text = str_trim(json_text(v, a));
    out o = out_over(a);
    out_plain(&o, text);
    if (!str_eq(out_str(&o), text)) { /* most are clean, and stay in the body */
        text = str_trim(out_taken(&o, a));
    }
    return text.len ? text : STR_NONE;
}

/* The same, and no longer than a place's texts are: who runs the upstream writes what a model
 * reads. */
static str nominatim_reply_get(json object, const char *key, arena *a) {
    return utf8_head(nominatim_reply_text(json_get(object, key), a), PLACE_TEXT_MAX);
}

static int64_t nominatim_reply_int(json v) {
    double number = NAN;
    int64_t whole = 0;
    if (json_int(v, &whole) || str_int(json_raw(v), &whole)) {
        return whole;
    }
    bool good = json_loose_num(v, &number) && fabs(number) < 1e15 && number == floor(number);
    return good ? (int64_t)number : RECORD_NO_INT;
}

/* "name:de", "ISO3166-2-lvl4": what OpenStreetMap's keys are made of. */
static bool nominatim_reply_is_key(str key) {
    bool good = key.len && key.len <= PLACE_KEY_MAX;
    for (size_t i = 0; i < key.len && good; i++) {
        good = ascii_is_alpha(key.at[i]) || ascii_is_digit(key.at[i]) ||
               (key.at[i] && strchr("_:-.", key.at[i]));
    }
    return good;
}

/* A class or type, which are made of the same; absent: it is none. */
static str nominatim_reply_tag(json object, const char *key, arena *a) {
    str tag = nominatim_reply_get(object, key, a);
    return nominatim_reply_is_key(tag) ? tag : STR_NONE;
}

/* Licences of open data by the letters and digits of their names, the longer names first. */
static const struct {
    const char *key, *credit;
} nominatim_licences[] = {
    {"ccbysa40", "licence CC BY-SA 4.0"},
    {"ccbysa30", "licence CC BY-SA 3.0"},
    {"ccbysa", "licence CC BY-SA"},
    {"ccbync", "licence CC BY-NC"},
    {"ccbynd", "licence CC BY-ND"},
    {"ccby40", "licence CC BY 4.0"},
    {"ccby30", "licence CC BY 3.0"},
    {"ccby", "licence CC BY"},
    {"cc0", "licence CC0"},
    {"creativecommonsorglicensesby40", "licence CC BY 4.0"},
    {"creativecommonsattribution40", "licence CC BY 4.0"},
    {"odbl", "licence ODbL"},
    {"opendatabaselicen", "licence ODbL"},
    {"odcby", "licence ODC-BY"},
    {"pddl", "licence PDDL"},
    {"opengovernmentlicen", "licence OGL"},
    {"licenceouverte", "Licence Ouverte"},
    {"dldeby20", "licence dl-de/by-2-0"},
    {"dldezero20", "licence dl-de/zero-2-0"},
    {"publicdomain", "public domain"},
};

/* How data is licensed that is not OpenStreetMap's, whose licence is known; absent: it is that.
 * Words of ours: whoever runs the upstream writes what a model reads. */
static str nominatim_reply_credit(str licence) {
    enum { LICENCE_MAX = 200 };
    char room[LICENCE_MAX];
    out key = out_of(room, sizeof room);
    if (!licence.len || str_find(licence, STR("OpenStreetMap")) >= 0) {
        return STR_NONE;
    }
    for (size_t i = 0; i < licence.len && key.len < sizeof room; i++) {
        char at = licence.at[i];
        if (ascii_is_alpha(at) || ascii_is_digit(at)) {
            out_char(&key, ascii_lower(at));
        }
    }
    for (size_t i = 0; i < LEN(nominatim_licences); i++) {
        if (str_find(out_str(&key), str_of(nominatim_licences[i].key)) >= 0) {
            return str_of(nominatim_licences[i].credit);
        }
    }
    return STR("under its own licence");
}

/* ---- parts of a place ---- */

/* [south, north, west, east], as strings or numbers. Longitudes beyond 180 are wrapped, so a box
 * that crosses the antimeridian comes out with west > east. */
static bbox nominatim_reply_box(json v) {
    double edge[4];
    int count = 0;
    for (json e = json_first(v); e.index >= 0; e = json_next(v, e)) {
        if (count == 4 || !json_loose_num(e, &edge[count])) {
            return geo_bbox_none();
        }
        count++;
    }
    bool good = count == 4 && edge[0] >= -90 && edge[0] <= edge[1] && edge[1] <= 90 &&
                fabs(edge[2]) <= 540 && fabs(edge[3]) <= 540;
    if (!good) {
        return geo_bbox_none();
    }
    return (bbox){geo_wrap_lon(edge[2]), edge[0], geo_wrap_lon(edge[3]), edge[1]};
}

/* The array has room for one more. */
static void nominatim_reply_add_part(str_pairs *parts, str key, str value) {
    for (int i = 0; i < parts->count; i++) {
        if (str_eq(parts->at[i].key,
                   key)) { /* a duplicate key: the last one wins, as in most JSON parsers */
            parts->at[i].value = value;
            return;
        }
    }
    parts->at[parts->count++] = (str_pair){key, value};
}

/* The text members among the first `max` of an object. Absent: not an object, or no memory. */
static str_pairs nominatim_reply_pairs(json v, int max, arena *a) {
    str_pairs parts = {0};
    int left = MIN(json_count(v), max);
    if (json_what(v) == JSON_OBJECT) {
        parts.at = ARENA_NEW(a, str_pair, left);
    }
    for (json k = json_first(v); parts.at && left > 0; k = json_next(v, k), left--) {
        str key = nominatim_reply_text(k, a), value = nominatim_reply_text(json_value_of(k), a);
        if (value.len && value.len <= PLACE_TEXT_MAX && nominatim_reply_is_key(key)) {
            nominatim_reply_add_part(&parts, key, value);
        }
    }
    return parts;
}

/* Adds the lines and rings of GeoJSON's coordinates, or, while there is no room for points, counts
 * them. Of a polygon all rings but the first are holes. */
static void nominatim_reply_rings(json v, int depth, bool is_hole, int *points, place_outline *o) {
    enum { DEPTH_MAX = 3 };
    json first = json_first(v), lon = json_first(first);
    if (json_what(lon) != JSON_NUMBER) {
        int i = 0;
        for (json child = first; child.index >= 0 && depth < DEPTH_MAX;
             child = json_next(v, child)) {
            bool is_ring = json_what(json_first(json_first(child))) == JSON_NUMBER;
            nominatim_reply_rings(child, depth + 1, is_ring && i++ && !o->is_line, points, o);
        }
        return;
    }
    for (json at = first; at.index >= 0; at = json_next(v, at), ++*points) {
        double *point = o->points ? o->points[*points] : (double[2]){0, 0};
        lon = json_first(at);
        point[0] = point[1] = 0;
        json_num(lon, &point[0]);
        json_num(json_next(at, lon), &point[1]);
    }
    if (o->points) {
        o->ends[o->rings] = *points;
        o->is_hole[o->rings] = is_hole;
    }
    o->rings++;
}

/* The outline of a GeoJSON geometry, simplified. Absent: it is none, or a point. */
static str nominatim_reply_outline(json v, double *tolerance_m, arena *a) {
    json type = json_get(v, "type"), coordinates = json_get(v, "coordinates");
    place_outline o = {.is_line = json_is(type, "LineString") || json_is(type, "MultiLineString")};
    int points = 0;
    double degrees = GEOMETRY_DEGREES;
    if (!o.is_line && !json_is(type, "Polygon") && !json_is(type, "MultiPolygon")) {
        return STR_NONE;
    }
    nominatim_reply_rings(coordinates, 0, false, &points, &o);
    o.points = arena_take(a, sizeof *o.points, (size_t)points);
    o.ends = ARENA_NEW(a, int, o.rings);
    o.is_hole = ARENA_NEW(a, bool, o.rings);
    if (!o.points || !o.ends || !o.is_hole || !points) {
        return STR_NONE;
    }
    o.rings = points = 0;
    nominatim_reply_rings(coordinates, 0, false, &points, &o);
    str text = geometry_fit(a, &o, GEOMETRY_POINTS_MAX, &degrees);
    *tolerance_m =
        text.at ? (GEOMETRY_DEGREES + degrees) * GEO_DEGREE_M : NAN; /* theirs and ours */
    return text;
}

/* "node", or "N" as some services shorten it. */
static str nominatim_reply_osm_type(str text) {
    static const str names[] = {STR_ROW("node"), STR_ROW("way"), STR_ROW("relation")};
    for (size_t i = 0; i < LEN(names); i++) {
        if (str_eq_nocase(text, names[i]) || str_eq_nocase(text, str_head(names[i], 1))) {
            return names[i];
        }
    }
    return STR_NONE;
}

/* Nominatim before version 4 sends no name: take the address part of the object's own type, else
 * the start of the display name, unless that is a house number. */
static str nominatim_reply_derived_name(const place *p) {
    const str own[] = {p->address_type, p->type, p->category};
    for (size_t i = 0; i < LEN(own); i++) {
        for (int k = 0; own[i].len && k < p->address.count; k++) {
            if (str_eq(p->address.at[k].key, own[i])) {
                return p->address.at[k].value;
            }
        }
    }
    str rest = p->display_name;
    str first = str_trim(str_cut(&rest, ','));
    return first.len && !ascii_is_digit(first.at[0]) ? first : STR("");
}

/* False: not a place, because it has no valid position. */
static bool nominatim_reply_place(json v, arena *a, place *p) {
    *p = place_new();
    bool good = json_what(v) == JSON_OBJECT && json_loose_num(json_get(v, "lat"), &p->lat) &&
                json_loose_num(json_get(v, "lon"), &p->lon) && geo_is_point(p->lat, p->lon);
    if (!good) {
        return false;
    }
    p->display_name = nominatim_reply_get(v, "display_name", a);
    p->box = nominatim_reply_box(json_get(v, "boundingbox"));
    p->osm_type = nominatim_reply_osm_type(nominatim_reply_get(v, "osm_type", a));
    p->osm_id = p->osm_type.len ? nominatim_reply_int(json_get(v, "osm_id")) : RECORD_NO_INT;
    p->id = place_osm_id(a, p->osm_type, p->osm_id);
    p->box_source = place_box_of_osm(p->osm_type);
    if (!json_loose_num(json_get(v, "importance"), &p->importance)) {
        p->importance = NAN;
    }
    p->place_rank = nominatim_reply_int(json_get(v, "place_rank"));
    p->place_id = nominatim_reply_int(json_get(v, "place_id"));
    p->place_id = p->place_id > 0 ? p->place_id : 0;
    p->category = nominatim_reply_tag(v, "category", a); /* jsonv2 */
    if (!p->category.len) {
        p->category = nominatim_reply_tag(v, "class", a); /* json */
    }
    p->type = nominatim_reply_tag(v, "type", a);
    p->address_type = nominatim_reply_tag(v, "addresstype", a);
    p->address = nominatim_reply_pairs(json_get(v, "address"), PLACE_ADDRESS_MAX, a);
    p->names = nominatim_reply_pairs(json_get(v, "namedetails"), PLACE_MORE_MAX, a);
    p->tags = nominatim_reply_pairs(json_get(v, "extratags"), PLACE_MORE_MAX, a);
    p->outline = nominatim_reply_outline(json_get(v, "geojson"), &p->outline_m, a);
    p->credit = nominatim_reply_credit(nominatim_reply_get(v, "licence", a));
    str text = nominatim_reply_get(v, "name", a);
    p->name = json_what(json_get(v, "name")) == JSON_NONE ? nominatim_reply_derived_name(p)
              : text.len                                  ? text
                                                          : STR("");
    place_finish(p);
    return true;
}

/* The first feature of geocodejson. Its address is `admin`: "level8" and the like. */
static bool nominatim_reply_feature(json feature, arena *a, place *p) {
    json v = json_get(json_get(feature, "properties"), "geocoding");
    json at = json_get(json_get(feature, "geometry"), "coordinates");
    json lon = json_first(at);
    *p = place_new();
    bool good = json_what(v) == JSON_OBJECT && json_what(at) == JSON_ARRAY && json_count(at) >= 2 &&
                json_loose_num(lon, &p->lon) && json_loose_num(json_next(at, lon), &p->lat) &&
                geo_is_point(p->lat, p->lon);
    if (!good) {
        return false;
    }
    str name = nominatim_reply_get(v, "name", a);
    p->name = name.len ? name : STR("");
    p->display_name = nominatim_reply_get(v, "label", a);
    p->category = nominatim_reply_get(v, "osm_key", a);
    p->type = nominatim_reply_get(v, "osm_value", a);
    p->osm_type = nominatim_reply_osm_type(nominatim_reply_get(v, "osm_type", a));
    p->osm_id = p->osm_type.len ? nominatim_reply_int(json_get(v, "osm_id")) : RECORD_NO_INT;
    p->id = place_osm_id(a, p->osm_type, p->osm_id);
    p->address = nominatim_reply_pairs(json_get(v, "admin"), PLACE_ADDRESS_MAX, a);
    place_finish(p);
    return true;
}

/* ---- the body ---- */

static nominatim_reply_kind nominatim_reply_list(json list, arena *a, place_list *places) {
    int count = MIN(json_count(list), PLACE_LIMIT_MAX);
    places->at = ARENA_NEW(a, place, count);
    for (json v = json_first(list); v.index >= 0 && places->at && places->count < count;
         v = json_next(list, v)) {
        places->count += nominatim_reply_place(v, a, &places->at[places->count]);
    }
    return places->count || !count ? NOMINATIM_REPLY_PLACES : NOMINATIM_REPLY_OTHER;
}

static nominatim_reply_kind nominatim_reply_object(json object, arena *a, place_list *places) {
    json error = json_get(object, "error");
    if (json_what(error) ==
        JSON_STRING) { /* /reverse, and LocationIQ's /search, report "nothing found" as an error */
        return json_is(error, "Unable to geocode") ? NOMINATIM_REPLY_PLACES : NOMINATIM_REPLY_ERROR;
    }
    if (json_what(error) != JSON_NONE) {
        return NOMINATIM_REPLY_ERROR;
    }
    places->at = ARENA_NEW(a, place, 1);
    json feature = json_first(json_get(object, "features"));
    places->count =
        places->at && (feature.index >= 0 ? nominatim_reply_feature(feature, a, places->at)
                                          : nominatim_reply_place(object, a, places->at));
    return places->count ? NOMINATIM_REPLY_PLACES : NOMINATIM_REPLY_OTHER;
}

GEO_FN nominatim_reply_kind nominatim_reply_read(arena *a, str body, place_list *places) {
    json_doc doc;
    *places = (place_list){0};
    if (!json_parse(&doc, body, a)) {
        return NOMINATIM_REPLY_OTHER;
    }
    json root = json_root(&doc);
    switch (json_what(root)) {
    case JSON_ARRAY: return nominatim_reply_list(root, a, places);
    case JSON_OBJECT: return nominatim_reply_object(root, a, places);
    default: return NOMINATIM_REPLY_OTHER;
    }
}

/* The message in JSON that an unescaped quote made invalid: from its key to the last quote. */
static str nominatim_reply_broken_message(str body) {
    const str key = STR("\"message\":");
    ptrdiff_t at = str_find(body, key);
    if (at < 0) {
        return STR_NONE;
    }
    str text = str_trim(str_from(body, (size_t)at + key.len));
    while (text.len && text.at[text.len - 1] != '"') {
        text.len--;
    }
    return text.len > 2 ? str_head(str_from(text, 1), text.len - 2) : STR_NONE;
}

GEO_FN str nominatim_reply_message(arena *a, str body) {
    json_doc doc;
    if (!json_parse(&doc, body, a)) {
        return nominatim_reply_broken_message(body);
    }
    json root = json_root(&doc), error = json_get(root, "error");
    str message = nominatim_reply_text(error, a);
    if (!message.len) {
        message = nominatim_reply_get(error, "message", a);
    }
    return message.len ? message : nominatim_reply_get(root, "title", a);
}
