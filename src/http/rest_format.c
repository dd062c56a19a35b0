/* rest_format -- places in the output formats of Nominatim's API. Owns the table of formats.
 * Outside facts: Nominatim 5.3, docs/api/Output.md and recorded replies: lat and lon are strings
 * with seven decimals, boundingbox is four strings [south, north, west, east], GeoJSON's bbox is
 * numbers [west, south, east, north]; postcodes have no osm_type. */
#include "rest_format.h"

#include <math.h>

#include "../base/hash.h"
#include "../geo/geo.h"
#include "../geo/place.h"

/* With seven decimals, about a centimetre, as Nominatim writes degrees. */
static void rest_format_degrees(out *o, double value) {
    int64_t units = (int64_t)(fabs(value) * 1e7 + 0.5);
    char text[7];
    out_text(o, value < 0 && units ? STR("-") : STR(""));
    out_int(o, units / 10000000);
    out_char(o, '.');
    for (int i = 6; i >= 0; i--, units /= 10) {
        text[i] = (char)('0' + units % 10);
    }
    out_text(o, (str){text, sizeof text});
}

static void rest_format_degrees_quoted(out *o, double value, bool first) {
    out_text(o, first ? STR("\"") : STR(",\""));
    rest_format_degrees(o, value);
    out_char(o, '"');
}

static void rest_format_write_text(out *o, const char *name, str value) {
    if (value.at) {
        out_key(o, name);
        out_json_str(o, value);
    }
}

/* Stable for one object, so that clients may use it as a key: 53 bits stay exact in JavaScript. */
GEO_FN int64_t rest_format_id(const place *p) {
    uint64_t seed = p->osm_id == RECORD_NO_INT ? 0 : (uint64_t)p->osm_id;
    str what = p->osm_type.at ? p->osm_type : p->display_name;
    uint64_t id = hash_64(what.at, what.len, hash_64(p->id.at, p->id.len, seed));
    return (int64_t)(id >> 11);
}

static void rest_format_write_place_id(out *o, const place *p) {
    out_key(o, "place_id");
    out_json_int(o, rest_format_id(p));
}

static void rest_format_write_osm_object(out *o, const place *p) {
    if (p->osm_type.at && p->osm_id != RECORD_NO_INT) {
        rest_format_write_text(o, "osm_type", p->osm_type);
        out_key(o, "osm_id");
        out_json_int(o, p->osm_id);
    }
}

/* A place without a rank gets a building's: the most cautious reading. */
static void rest_format_write_rank(out *o, const place *p) {
    out_key(o, "place_rank");
    out_json_int(o, p->place_rank == RECORD_NO_INT ? 30 : p->place_rank);
    out_key(o, "importance");
    out_json_num(o, isnan(p->importance) ? 0 : p->importance, 9);
}

static void rest_format_write_names(out *o, const place *p) {
    rest_format_write_text(o, "addresstype", p->address_type.at ? p->address_type : p->type);
    rest_format_write_text(o, "name", p->name);
    rest_format_write_text(o, "display_name", p->display_name);
}

static void rest_format_write_pairs(out *o, const char *name, const str_pairs *pairs) {
    out_key(o, name);
    record_pairs_json(o, pairs);
}

/* All names if an image or the upstream has them, else the one in the answer. */
static void rest_format_write_all_names(out *o, const rest_view *v, const place *p) {
    bool is_ours = v->answer->origin.source == PLACE_GAZETTEER;
    str_pair one = {STR("name"), p->name};
    str_pairs names = is_ours ? find_names(v->call, p->id) : p->names;
    if (names.count || p->names.at) {
        rest_format_write_pairs(o, "namedetails", &names);
    } else if (p->name.len) {
        rest_format_write_pairs(o, "namedetails", &(str_pairs){&one, 1});
    } else {
        out_key(o, "namedetails");
        out_json_raw(o, STR("null"));
    }
}

/* Tags under OpenStreetMap's keys, as strings: the upstream's, or those our records have. */
static void rest_format_write_extra(out *o, const char *name, const place *p) {
    if (p->tags.at) {
        rest_format_write_pairs(o, name, &p->tags);
        return;
    }
    out_key(o, name);
    if (p->population == RECORD_NO_INT && !p->timezone.at) {
        out_json_raw(o, STR("null"));
        return;
    }
    out_open(o, '{');
    if (p->population != RECORD_NO_INT) {
        char text[24];
        out population = out_of(text, sizeof text);
        out_int(&population, p->population);
        rest_format_write_text(o, "population", out_str(&population));
    }
    rest_format_write_text(o, "timezone", p->timezone);
    out_close(o, '}');
}

static void rest_format_write_details(out *o, const rest_view *v, const place *p) {
    if (v->with_address) {
        rest_format_write_pairs(o, "address", &p->address);
    }
    if (v->with_extra) {
        rest_format_write_extra(o, "extratags", p);
    }
    if (v->with_names) {
        rest_format_write_all_names(o, v, p);
    }
}

static void rest_format_write_point(out *o, const place *p) {
    out_key(o, "geometry");
    out_open(o, '{');
    out_json_raw(o, STR("\"type\":\"Point\",\"coordinates\":["));
    rest_format_degrees(o, p->lon);
    out_char(o, ',');
    rest_format_degrees(o, p->lat);
    out_close(o, ']');
    out_close(o, '}');
}

/* ---- json, jsonv2: they differ in one name ---- */

static void rest_format_plain_place(out *o, const rest_view *v, const place *p,
                                    const char *category) {
    out_open(o, '{');
    rest_format_write_place_id(o, p);
    rest_format_write_text(o, "licence", v->answer->origin.attribution);
    rest_format_write_osm_object(o, p);
    out_key(o, "lat");
    rest_format_degrees_quoted(o, p->lat, true);
    out_key(o, "lon");
    rest_format_degrees_quoted(o, p->lon, true);
    rest_format_write_text(o, category, p->category);
    rest_format_write_text(o, "type", p->type);
    rest_format_write_rank(o, p);
    rest_format_write_names(o, p);
    rest_format_write_details(o, v, p);
    out_key(o, "boundingbox");
    out_open(o, '[');
    rest_format_degrees_quoted(o, p->box.south, true);
    rest_format_degrees_quoted(o, p->box.north, false);
    rest_format_degrees_quoted(o, p->box.west, false);
    rest_format_degrees_quoted(o, p->box.east, false);
    out_close(o, ']');
    out_close(o, '}');
}

static void rest_format_json_place(out *o, const rest_view *v, const place *p) {
    rest_format_plain_place(o, v, p, "class");
}

static void rest_format_jsonv2_place(out *o, const rest_view *v, const place *p) {
    rest_format_plain_place(o, v, p, "category");
}

static void rest_format_plain_begin(out *o, const rest_view *v) {
    if (!v->is_reverse) {
        out_open(o, '[');
    }
}

static void rest_format_plain_end(out *o, const rest_view *v) {
    if (!v->is_reverse) {
        out_close(o, ']');
    }
}

/* ---- geojson ---- */

static void rest_format_geojson_begin(out *o, const rest_view *v) {
    out_open(o, '{');
    rest_format_write_text(o, "type", STR("FeatureCollection"));
    rest_format_write_text(o, "licence", v->answer->origin.attribution);
    out_key(o, "features");
    out_open(o, '[');
}

static void rest_format_feature_open(out *o) {
    out_open(o, '{');
    rest_format_write_text(o, "type", STR("Feature"));
    out_key(o, "properties");
    out_open(o, '{');
}

static void rest_format_geojson_place(out *o, const rest_view *v, const place *p) {
    rest_format_feature_open(o);
    rest_format_write_place_id(o, p);
    rest_format_write_osm_object(o, p);
    rest_format_write_rank(o, p);
    rest_format_write_text(o, "category", p->category);
    rest_format_write_text(o, "type", p->type);
    rest_format_write_names(o, p);
    rest_format_write_details(o, v, p);
    out_close(o, '}');
    const double box[] = {p->box.west, p->box.south, p->box.east, p->box.north};
    out_key(o, "bbox");
    out_open(o, '[');
    for (size_t i = 0; i < LEN(box); i++) {
        out_text(o, i ? STR(",") : STR(""));
        rest_format_degrees(o, box[i]);
    }
    out_close(o, ']');
    rest_format_write_point(o, p);
    out_close(o, '}');
}

static void rest_format_collection_end(out *o, const rest_view *v) {
    (void)v;
    out_close(o, ']');
    out_close(o, '}');
}

/* ---- geocodejson ---- */

static void rest_format_geocodejson_begin(out *o, const rest_view *v) {
    out_open(o, '{');
    rest_format_write_text(o, "type", STR("FeatureCollection"));
    out_key(o, "geocoding");
    out_open(o, '{');
    rest_format_write_text(o, "version", STR("0.1.0"));
    rest_format_write_text(o, "attribution", v->answer->origin.attribution);
    bool is_osm = str_find(v->answer->origin.attribution, STR("OpenStreetMap")) >= 0;
    rest_format_write_text(o, "licence", is_osm ? STR("ODbL") : STR("see attribution"));
    rest_format_write_text(o, "query", v->query.at ? v->query : STR(""));
    out_close(o, '}');
    out_key(o, "features");
    out_open(o, '[');
}

/* The parts of an address in geocodejson, and Nominatim's keys for them, best first. */
static const struct {
    const char *name, *keys;
} rest_format_address_parts[] = {
    {"housenumber", "house_number"},
    {"postcode", "postcode"},
    {"street", "road,pedestrian,square"},
    {"locality", "neighbourhood,quarter,hamlet"},
    {"district", "suburb,city_district,borough"},
    {"city", "city,town,village,municipality"},
    {"county", "county"},
    {"state", "state,region,province"},
    {"country", "country"},
    {"country_code", "country_code"},
};

/* The type by place_rank. Nominatim uses the rank in addresses, which may differ but is in none of
 * the other formats. */
static const struct {
    int64_t last_rank;
    const char *type;
} rest_format_place_types[] = {{3, "locality"},  {4, "country"}, {9, "state"},
                               {12, "county"},   {16, "city"},   {21, "district"},
                               {24, "locality"}, {27, "street"}, {30, "house"}};

static const char *rest_format_geocodejson_type(const place *p) {
    for (size_t i = 0; i < LEN(rest_format_place_types) && p->place_rank >= 0; i++) {
        if (p->place_rank <= rest_format_place_types[i].last_rank) {
            return rest_format_place_types[i].type;
        }
    }
    return "house";
}

/* The value of the first key that the address has; absent: none. */
static str rest_format_geocodejson_part(const str_pairs *address, str keys) {
    str value = STR_NONE;
    while (keys.at && !value.at) {
        value = record_pairs_get(address, str_cut(&keys, ','));
    }
    return value;
}

static void rest_format_geocodejson_address(out *o, const place *p) {
    for (size_t i = 0; i < LEN(rest_format_address_parts); i++) {
        rest_format_write_text(
            o, rest_format_address_parts[i].name,
            rest_format_geocodejson_part(&p->address, str_of(rest_format_address_parts[i].keys)));
    }
}

/* The distance of a point from a box, 0 inside: Nominatim measures to the outline, which its
 * answers do not have. */
static double rest_format_box_distance_m(const bbox *box, double lat, double lon) {
    double nearest_lat = MAX(MIN(lat, box->north), box->south), nearest_lon = lon;
    if (!geo_bbox_contains(*box, nearest_lat, lon)) {
        double west_m = geo_distance_m(lat, lon, nearest_lat, box->west);
        double east_m = geo_distance_m(lat, lon, nearest_lat, box->east);
        nearest_lon = west_m < east_m ? box->west : box->east;
    }
    return geo_distance_m(lat, lon, nearest_lat, nearest_lon);
}

static void rest_format_geocodejson_place(out *o, const rest_view *v, const place *p) {
    rest_format_feature_open(o);
    out_key(o, "geocoding");
    out_open(o, '{');
    rest_format_write_place_id(o, p);
    rest_format_write_osm_object(o, p);
    rest_format_write_text(o, "osm_key", p->category);
    rest_format_write_text(o, "osm_value", p->type);
    rest_format_write_text(o, "type", str_of(rest_format_geocodejson_type(p)));
    if (v->is_reverse) {
        out_key(o, "accuracy");
        out_json_num(o, rest_format_box_distance_m(&p->box, v->lat, v->lon), 0);
    }
    rest_format_write_text(o, "label", p->display_name);
    if (p->name.len) {
        rest_format_write_text(o, "name", p->name);
    }
    if (v->with_address) {
        rest_format_geocodejson_address(o, p);
    }
    if (v->with_extra) {
        rest_format_write_extra(o, "extra", p);
    }
    out_close(o, '}');
    out_close(o, '}');
    rest_format_write_point(o, p);
    out_close(o, '}');
}

/* ---- the table ---- */

struct rest_format {
    str name;
    void (*begin)(out *o, const rest_view *v);
    void (*place)(out *o, const rest_view *v, const place *p);
    void (*end)(out *o, const rest_view *v);
};

static const rest_format rest_formats[] = {
    {STR_ROW("jsonv2"), rest_format_plain_begin, rest_format_jsonv2_place, rest_format_plain_end},
    {STR_ROW("json"), rest_format_plain_begin, rest_format_json_place, rest_format_plain_end},
    {STR_ROW("geojson"), rest_format_geojson_begin, rest_format_geojson_place,
     rest_format_collection_end},
    {STR_ROW("geocodejson"), rest_format_geocodejson_begin, rest_format_geocodejson_place,
     rest_format_collection_end},
};

GEO_FN const rest_format *rest_format_find(str name) {
    for (size_t i = 0; i < LEN(rest_formats); i++) {
        if (str_eq(rest_formats[i].name, name)) {
            return &rest_formats[i];
        }
    }
    return NULL;
}

GEO_FN void rest_format_write(const rest_format *format, out *o, const rest_view *view) {
    format->begin(o, view);
    for (int i = 0; i < view->answer->places.count; i++) {
        format->place(o, view, &view->answer->places.at[i]);
    }
    format->end(o, view);
}
