/* rest_format -- places in the output formats of Nominatim's API. Owns the table of formats.
 * Outside facts: Nominatim 5.3, docs/api/{Output,Details}.md and recorded replies: lat and lon are
 * strings with seven decimals, boundingbox is four strings [south, north, west, east], GeoJSON's
 * bbox is numbers [west, south, east, north]; postcodes have no osm_type; a miss of /reverse is an
 * error in every format; in XML a place has its parts inside, but that of /reverse beside it. */
#include "rest_format.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../geo/geo.h"
#include "../geo/geometry.h"
#include "../geo/place.h"
#include "../platform/os.h"
#include "../wire/http.h"

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

GEO_FN void rest_format_write_text(out *o, const char *name, str value) {
    if (value.at) {
        out_key(o, name);
        out_json_str(o, value);
    }
}

GEO_FN void rest_format_write_place_id(out *o, const place *p) {
    if (p->place_id > 0) {
        out_key(o, "place_id");
        out_json_int(o, p->place_id);
    }
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

GEO_FN str_pairs rest_format_names(const rest_view *v, const place *p) {
    bool is_ours = v->answer->origin.source == PLACE_GAZETTEER;
    str_pairs names = is_ours ? find_names(v->call, p->id) : p->names;
    str_pair *one = names.count || !p->name.len ? NULL : ARENA_NEW(&v->call->mem, str_pair, 1);
    if (one) {
        *one = (str_pair){STR("name"), p->name};
        names = (str_pairs){one, 1};
    }
    return names;
}

static void rest_format_add_tag(str_pairs *tags, int max, const char *key, str value) {
    bool is_new =
        value.len && tags->at && tags->count < max && !record_pairs_get(tags, str_of(key)).at;
    if (is_new) {
        tags->at[tags->count++] = (str_pair){str_of(key), value};
    }
}

GEO_FN str_pairs rest_format_tags(const rest_view *v, const place *p) {
    enum { OWN_MAX = 2 };
    arena *a = &v->call->mem;
    if (p->tags.at) {
        return p->tags;
    }
    str_pairs kept = find_tags(v->call, p->id), tags = {NULL, 0};
    int max = kept.count + OWN_MAX;
    tags.at = ARENA_NEW(a, str_pair, max);
    for (int i = 0; tags.at && i < kept.count; i++) {
        tags.at[tags.count++] = kept.at[i];
    }
    if (p->population != RECORD_NO_INT) {
        out population = out_over(a);
        out_int(&population, p->population);
        rest_format_add_tag(&tags, max, "population", out_taken(&population, a));
    }
    rest_format_add_tag(&tags, max, "timezone", p->timezone);
    return tags;
}

GEO_FN void rest_format_write_pairs(out *o, const char *name, const str_pairs *pairs,
                                    const char *none) {
    out_key(o, name);
    if (pairs->count) {
        record_pairs_json(o, pairs);
    } else {
        out_json_raw(o, str_of(none));
    }
}

static void rest_format_write_extra(out *o, const rest_view *v, const char *name, const place *p) {
    str_pairs tags = v->params->extra ? rest_format_tags(v, p) : (str_pairs){0};
    if (v->params->entrances) { /* no source of ours knows them */
        out_key(o, "entrances");
        out_json_raw(o, STR("null"));
    }
    if (v->params->extra) {
        rest_format_write_pairs(o, name, &tags, "null");
    }
}

static void rest_format_write_details(out *o, const rest_view *v, const place *p) {
    if (v->with_address) {
        rest_format_write_pairs(o, "address", &p->address, "{}");
    }
    rest_format_write_extra(o, v, "extratags", p);
    if (v->params->names) {
        str_pairs names = rest_format_names(v, p);
        rest_format_write_pairs(o, "namedetails", &names, "null");
    }
}

GEO_FN place_outline rest_format_outline(const rest_view *v, const place *p) {
    place_outline shape = {0};
    arena *a = &v->call->mem;
    if (!find_outline(v->call, p->id, &shape) || !shape.rings) {
        return geometry_of_point(a, p->lat, p->lon);
    }
    geometry_simplify(a, &shape, v->params->threshold);
    return shape;
}

/* GeoJSON, KML, SVG and WKT, in Nominatim's order. */
static void rest_format_write_outlines(out *o, const rest_view *v, const place *p) {
    static const struct {
        const char *name;
        unsigned char at, form; /* of params.outlines; an geometry_form */
    } rows[] = {{"geotext", REST_WKT, GEOMETRY_WKT},
                {"geokml", REST_KML, GEOMETRY_KML},
                {"geojson", REST_GEOJSON, GEOMETRY_GEOJSON},
                {"svg", REST_SVG, GEOMETRY_SVG}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (!v->params->outlines[rows[i].at]) {
            continue;
        }
        place_outline shape = rest_format_outline(v, p);
        out text = out_over(&v->call->mem);
        geometry_write(&text, &shape, (geometry_form)rows[i].form);
        str written = out_taken(&text, &v->call->mem);
        out_key(o, rows[i].name);
        if (rows[i].form == GEOMETRY_GEOJSON) {
            out_json_raw(o, written);
        } else {
            out_json_str(o, written);
        }
    }
}

GEO_FN void rest_format_write_point(out *o, const char *name, const place *p) {
    out_key(o, name);
    out_open(o, '{');
    out_json_raw(o, STR("\"type\":\"Point\",\"coordinates\":["));
    rest_format_degrees(o, p->lon);
    out_char(o, ',');
    rest_format_degrees(o, p->lat);
    out_close(o, ']');
    out_close(o, '}');
}

GEO_FN void rest_format_write_geometry(out *o, const rest_view *v, const place *p) {
    if (!v->params->outlines[REST_GEOJSON]) {
        rest_format_write_point(o, "geometry", p);
        return;
    }
    place_outline shape = rest_format_outline(v, p);
    out_key(o, "geometry");
    out text = out_over(&v->call->mem);
    geometry_write(&text, &shape, GEOMETRY_GEOJSON);
    out_json_raw(o, out_taken(&text, &v->call->mem));
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
    rest_format_write_outlines(o, v, p);
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
    rest_format_write_geometry(o, v, p);
    out_close(o, '}');
}

static void rest_format_collection_end(out *o, const rest_view *v) {
    (void)v;
    out_close(o, ']');
    out_close(o, '}');
}

/* ---- geocodejson ---- */

/* The text of a search; the fields of a structured one, in Nominatim's order. */
static str rest_format_query(const rest_view *v) {
    str text = v->params->q;
    for (int i = 0; i < REST_FIELDS && !v->params->q.at; i++) {
        text = arena_list(&v->call->mem, text, STR(", "), v->params->fields[i]);
    }
    return text.at ? text : STR("");
}

static void rest_format_geocodejson_begin(out *o, const rest_view *v) {
    out_open(o, '{');
    rest_format_write_text(o, "type", STR("FeatureCollection"));
    out_key(o, "geocoding");
    out_open(o, '{');
    rest_format_write_text(o, "version", STR("0.1.0"));
    rest_format_write_text(o, "attribution", v->answer->origin.attribution);
    bool is_osm = str_find(v->answer->origin.attribution, STR("OpenStreetMap")) >= 0;
    rest_format_write_text(o, "licence", is_osm ? STR("ODbL") : STR("see attribution"));
    if (v->is_search || v->is_reverse) {
        rest_format_write_text(o, "query", v->is_search ? rest_format_query(v) : STR(""));
    }
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

/* The admin_level that boundaries usually have, by Nominatim's key in addresses. */
static const struct {
    const char *key, *level;
} rest_format_levels[] = {
    {"state", "level4"},   {"region", "level4"},       {"province", "level6"},
    {"county", "level6"},  {"municipality", "level7"}, {"city", "level8"},
    {"town", "level8"},    {"village", "level8"},      {"city_district", "level9"},
    {"borough", "level9"}, {"suburb", "level10"},
};

/* ---- the rank in addresses (Nominatim's address-levels.json) ---- */

/* Where settlements are of one rank whatever their size, and nature is in no address. The first row
 * that fits counts, NULL is any value; what no row has is ranked as it is searched. */
static const struct {
    str key, values;
    unsigned char rank;
} rest_format_ranks[] = {
    {STR_ROW("place"), STR_ROW("city,town,village"), 16},
    {STR_ROW("place"), STR_ROW("suburb,hamlet,croft"), 20},
    {STR_ROW("place"), STR_ROW("quarter,subdivision,allotments"), 22},
    {STR_ROW("place"), STR_ROW("farm,isolated_dwelling"), 25},
    {STR_ROW("place"),
     STR_ROW("county,district,municipality,borough,neighbourhood,city_block,square,locality,"
             "mountain_pass,house"),
     0xFF},
    {STR_ROW("landuse"),
     STR_ROW("residential,farm,farmyard,industrial,commercial,allotments,retail"), 24},
    {STR_ROW("place"), {NULL, 0}, 0},
    {STR_ROW("boundary"), {NULL, 0}, 0},
    {STR_ROW("natural"), {NULL, 0}, 0},
    {STR_ROW("leisure"), {NULL, 0}, 0},
    {STR_ROW("landuse"), {NULL, 0}, 0},
    {STR_ROW("water"), {NULL, 0}, 0},
    {STR_ROW("waterway"), {NULL, 0}, 0},
    {STR_ROW("mountain_pass"), {NULL, 0}, 0},
};

/* Of boundaries from level 3 on, where a country has other ranks than twice the level. */
static const struct {
    char country[3];
    unsigned char ranks[8];
} rest_format_countries[] = {
    {"au", {6, 8, 10, 0, 14, 16, 18, 20}},  {"be", {0, 6, 0, 8, 12, 14, 16, 18}},
    {"br", {6, 8, 0, 0, 0, 16, 18, 20}},    {"cz", {6, 8, 12, 0, 0, 14, 15, 16}},
    {"de", {6, 8, 0, 12, 14, 16, 18, 20}},  {"es", {6, 8, 0, 10, 12, 16, 18, 22}},
    {"id", {6, 8, 12, 14, 16, 20, 22, 24}}, {"jp", {6, 8, 10, 12, 16, 18, 20, 22}},
    {"nl", {6, 8, 10, 12, 0, 14, 0, 16}},   {"no", {8, 12, 10, 12, 14, 16, 18, 20}},
    {"ru", {6, 8, 0, 12, 0, 14, 18, 20}},   {"se", {8, 12, 10, 12, 14, 16, 18, 20}},
};

GEO_FN int64_t rest_format_level(const place *p) {
    bool is_boundary =
        str_eq(p->category, STR("boundary")) && str_eq(p->type, STR("administrative"));
    return is_boundary && p->place_rank > 0 ? p->place_rank / 2 : REST_NO_LEVEL;
}

static int64_t rest_format_level_rank(int64_t level, str country) {
    enum { FIRST = 3 };
    for (size_t i = 0; i < LEN(rest_format_countries); i++) {
        if (str_eq(str_of(rest_format_countries[i].country), country) && level >= FIRST &&
            level < FIRST + (int)LEN(rest_format_countries[i].ranks)) {
            return rest_format_countries[i].ranks[level - FIRST];
        }
    }
    return 2 * level;
}

static int64_t rest_format_tag_rank(str key, str value, int64_t rank) {
    enum { AS_SEARCHED = 0xFF };
    for (size_t i = 0; i < LEN(rest_format_ranks); i++) {
        str values = rest_format_ranks[i].values;
        bool is_below = rank < REST_STREET_RANK || values.at; /* trees are in addresses */
        if (str_eq(rest_format_ranks[i].key, key) && is_below &&
            (!values.at || http_list_has(values, value))) {
            return rest_format_ranks[i].rank == AS_SEARCHED ? rank : rest_format_ranks[i].rank;
        }
    }
    return rank;
}

GEO_FN int64_t rest_format_rank_address(const place *p) {
    enum { COUNTY_RANK = 12 };
    str usual = STR("country,region,state,state_district,county,municipality,city,city_district,"
                    "suburb,neighbourhood");
    int64_t rank = p->place_rank == RECORD_NO_INT ? REST_OBJECT_RANK : p->place_rank;
    int64_t level = rest_format_level(p);
    if (level == REST_NO_LEVEL) {
        bool is_division = !p->osm_type.at && rank <= COUNTY_RANK; /* a table's, not a label's */
        return is_division ? rank : rest_format_tag_rank(p->category, p->type, rank);
    }
    str word = STR_NONE;
    for (int64_t i = 2; i <= level && usual.at; i++) {
        word = str_cut(&usual, ',');
    }
    int64_t tagged =
        str_eq(word, p->address_type) ? 0 : rest_format_tag_rank(STR("place"), p->address_type, 0);
    return tagged ? tagged : rest_format_level_rank(level, place_part(p, "country_code"));
}

/* The type by the rank in addresses. */
static const struct {
    int64_t last_rank;
    const char *type;
} rest_format_place_types[] = {{3, "locality"},  {4, "country"}, {9, "state"},
                               {12, "county"},   {16, "city"},   {21, "district"},
                               {24, "locality"}, {27, "street"}, {30, "house"}};

static const char *rest_format_geocodejson_type(const place *p) {
    int64_t rank = rest_format_rank_address(p);
    size_t i = 0;
    while (i + 1 < LEN(rest_format_place_types) && rank > rest_format_place_types[i].last_rank) {
        i++;
    }
    return rest_format_place_types[i].type;
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
    str last = STR_NONE;
    out_key(o, "admin");
    out_open(o, '{');
    for (size_t i = LEN(rest_format_levels); i--;) { /* one name a level, the deepest first */
        str level = str_of(rest_format_levels[i].level);
        str name = record_pairs_get(&p->address, str_of(rest_format_levels[i].key));
        if (name.at && !str_eq(level, last)) {
            rest_format_write_text(o, rest_format_levels[i].level, name);
            last = level;
        }
    }
    out_close(o, '}');
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
        out_json_num(o, rest_format_box_distance_m(&p->box, v->params->lat, v->params->lon), 0);
    }
    rest_format_write_text(o, "label", p->display_name);
    if (p->name.len) {
        rest_format_write_text(o, "name", p->name);
    }
    if (v->with_address) {
        rest_format_geocodejson_address(o, p);
    }
    rest_format_write_extra(o, v, "extra", p);
    out_close(o, '}');
    out_close(o, '}');
    rest_format_write_geometry(o, v, p);
    out_close(o, '}');
}

/* ---- xml ---- */

static void rest_format_xml_attribute(out *o, const char *name, str value) {
    if (value.at) {
        out_fmt(o, " %s=\"", name);
        out_xml(o, value);
        out_char(o, '"');
    }
}

static void rest_format_xml_number(out *o, const char *name, int64_t value) {
    out_fmt(o, " %s=\"", name);
    out_int(o, value);
    out_char(o, '"');
}

/* The parameters that give more results, in Nominatim's order. */
static str rest_format_xml_more(const rest_view *v, str excluded) {
    static const char *const flags[] = {"polygon_geojson", "polygon_kml", "polygon_svg",
                                        "polygon_text"};
    const rest_params *p = v->params;
    out o = out_over(&v->call->mem);
    out_text(&o, v->base);
    out_text(&o, STR("/search?"));
    for (int i = 0; i < REST_FIELDS && !p->q.at; i++) {
        if (p->fields[i].at) {
            out_fmt(&o, "%s=", rest_param_field(i).at);
            out_url(&o, p->fields[i]);
            out_char(&o, '&');
        }
    }
    if (p->q.at) {
        out_text(&o, STR("q="));
        out_url(&o, p->q);
        out_char(&o, '&');
    }
    for (int i = 0; i < REST_OUTLINES; i++) {
        out_text(&o, p->outlines[i] ? str_of(flags[i]) : STR(""));
        out_text(&o, p->outlines[i] ? STR("=1&") : STR(""));
    }
    out_text(&o, v->with_address ? STR("addressdetails=1&") : STR(""));
    out_text(&o, p->names ? STR("namedetails=1&") : STR(""));
    out_text(&o, p->extra ? STR("extratags=1&") : STR(""));
    if (!isnan(p->limit)) {
        out_fmt(&o, "limit=%d&", (int)MIN(MAX(p->limit, 1), PLACE_LIMIT_MAX));
    }
    out_text(&o, STR("exclude_place_ids="));
    out_url(&o, excluded);
    if (p->viewbox.at) {
        out_text(&o, STR("&viewbox="));
        out_url(&o, p->viewbox);
        out_text(&o, p->bounded ? STR("&bounded=1") : STR(""));
    }
    out_text(&o, p->dedupe ? STR("&format=xml") : STR("&dedupe=0&format=xml"));
    return out_taken(&o, &v->call->mem);
}

/* The ids of all results and of those that were excluded before. */
static str rest_format_xml_excluded(const rest_view *v) {
    out o = out_over(&v->call->mem);
    for (int i = 0; i < v->answer->places.count; i++) {
        const place *p = &v->answer->places.at[i];
        if (p->place_id > 0 || p->osm_type.at) {
            out_text(&o, o.len ? STR(",") : STR(""));
            out_text(&o, p->osm_type.at ? p->id : STR(""));
        }
        if (p->place_id > 0 && !p->osm_type.at) {
            out_int(&o, p->place_id);
        }
    }
    if (v->params->excluded.len) {
        out_text(&o, o.len ? STR(",") : STR(""));
        out_text(&o, v->params->excluded);
    }
    return out_taken(&o, &v->call->mem);
}

/* "7.0": as the real one writes numbers into its query strings. */
static void rest_format_xml_float(out *o, const char *name, double value) {
    out_text(o, str_of(name));
    out_fixed(o, value, 7);
    out_text(o, value == floor(value) ? STR(".0") : STR(""));
}

static void rest_format_xml_begin(out *o, const rest_view *v) {
    char when[40], query[100];
    out time = out_of(when, sizeof when), text = out_of(query, sizeof query);
    out_moment(&time, os_unix_ms() / 1000, "+00:00");
    out_text(o, STR("<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n"));
    out_text(o, v->is_reverse ? STR("<reversegeocode") : STR("<searchresults"));
    rest_format_xml_attribute(o, "timestamp", out_str(&time));
    rest_format_xml_attribute(o, "attribution", v->answer->origin.attribution);
    if (v->is_reverse) {
        rest_format_xml_float(&text, "lat=", v->params->lat);
        rest_format_xml_float(&text, "&lon=", v->params->lon);
        out_text(&text, STR("&format=xml"));
        if (!isnan(v->params->zoom)) {
            out_fmt(&text, "&zoom=%.0f", v->params->zoom);
        }
    }
    rest_format_xml_attribute(o, "querystring",
                              v->is_search ? rest_format_query(v) : out_str(&text));
    if (v->is_search) {
        str excluded = rest_format_xml_excluded(v);
        rest_format_xml_attribute(o, "more_url", rest_format_xml_more(v, excluded));
        rest_format_xml_attribute(o, "exclude_place_ids", excluded.len ? excluded : STR_NONE);
        rest_format_xml_attribute(o, "viewbox", v->params->viewbox);
    }
    if (v->answer->places.count || v->is_reverse) {
        out_char(o, '>');
        out_text(o, v->answer->places.count ? STR("") : STR("<error>Unable to geocode</error>"));
    } else {
        out_text(o, STR(" /"));
    }
}

static void rest_format_xml_box(out *o, const place *p) {
    const double edges[] = {p->box.south, p->box.north, p->box.west, p->box.east};
    out_text(o, STR(" boundingbox=\""));
    for (size_t i = 0; i < LEN(edges); i++) {
        out_text(o, i ? STR(",") : STR(""));
        rest_format_degrees(o, edges[i]);
    }
    out_char(o, '"');
}

static void rest_format_xml_attributes(out *o, const place *p) {
    if (p->place_id > 0) {
        rest_format_xml_number(o, "place_id", p->place_id);
    }
    if (p->osm_type.at) {
        rest_format_xml_attribute(o, "osm_type", p->osm_type);
        rest_format_xml_number(o, "osm_id", p->osm_id);
    }
    rest_format_xml_attribute(o, "ref", p->name.len ? p->name : STR_NONE);
    out_text(o, STR(" lat=\""));
    rest_format_degrees(o, p->lat);
    out_text(o, STR("\" lon=\""));
    rest_format_degrees(o, p->lon);
    out_char(o, '"');
    rest_format_xml_box(o, p);
    int64_t rank = p->place_rank == RECORD_NO_INT ? REST_OBJECT_RANK : p->place_rank;
    rest_format_xml_number(o, "place_rank", rank);
    rest_format_xml_number(o, "address_rank", rest_format_rank_address(p));
}

/* WKT, SVG and GeoJSON are attributes; KML is an element behind them. */
static void rest_format_xml_outlines(out *o, const rest_view *v, const place *p, bool is_element) {
    static const struct {
        const char *name;
        unsigned char at, form;
    } rows[] = {{"geotext", REST_WKT, GEOMETRY_WKT},
                {"geosvg", REST_SVG, GEOMETRY_SVG},
                {"geojson", REST_GEOJSON, GEOMETRY_GEOJSON},
                {"geokml", REST_KML, GEOMETRY_KML}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (!v->params->outlines[rows[i].at] || is_element != (rows[i].at == REST_KML)) {
            continue;
        }
        place_outline shape = rest_format_outline(v, p);
        out text = out_over(&v->call->mem);
        geometry_write(&text, &shape, (geometry_form)rows[i].form);
        str written = out_taken(&text, &v->call->mem);
        if (is_element) {
            out_text(o, STR("<geokml>"));
            out_text(o, written);
            out_text(o, STR("</geokml>"));
        } else {
            rest_format_xml_attribute(o, rows[i].name, written);
        }
    }
}

/* The parts of an address are elements; their keys may come from tags, so only names are written.
 */
static void rest_format_xml_address(out *o, const place *p) {
    for (int i = 0; i < p->address.count; i++) {
        str key = p->address.at[i].key;
        bool is_name = key.len && ascii_is_alpha(key.at[0]);
        for (size_t k = 0; k < key.len; k++) {
            is_name &= ascii_is_alpha(key.at[k]) || ascii_is_digit(key.at[k]) || key.at[k] == '_' ||
                       key.at[k] == '-';
        }
        if (is_name) {
            out_fmt(o, "<%.*s>", STR_ARG(key));
            out_xml(o, p->address.at[i].value);
            out_fmt(o, "</%.*s>", STR_ARG(key));
        }
    }
}

/* <extratags><tag key="" value=""/> and <namedetails><name desc="">text</name>. */
static void rest_format_xml_pairs(out *o, const char *element, const str_pairs *pairs) {
    bool is_names = str_eq(str_of(element), STR("namedetails"));
    out_fmt(o, pairs->count ? "<%s>" : "<%s />", element);
    for (int i = 0; i < pairs->count; i++) {
        out_text(o, is_names ? STR("<name") : STR("<tag"));
        rest_format_xml_attribute(o, is_names ? "desc" : "key", pairs->at[i].key);
        if (is_names) {
            out_char(o, '>');
            out_xml(o, pairs->at[i].value);
            out_text(o, STR("</name>"));
        } else {
            rest_format_xml_attribute(o, "value", pairs->at[i].value);
            out_text(o, STR(" />"));
        }
    }
    if (pairs->count) {
        out_fmt(o, "</%s>", element);
    }
}

static void rest_format_xml_details(out *o, const rest_view *v, const place *p) {
    if (v->with_address && p->address.count) {
        out_text(o, v->is_reverse ? STR("<addressparts>") : STR(""));
        rest_format_xml_address(o, p);
        out_text(o, v->is_reverse ? STR("</addressparts>") : STR(""));
    }
    if (v->params->extra) {
        str_pairs tags = rest_format_tags(v, p);
        rest_format_xml_pairs(o, "extratags", &tags);
    }
    if (v->params->names) {
        str_pairs names = rest_format_names(v, p);
        rest_format_xml_pairs(o, "namedetails", &names);
    }
    out_text(o, v->params->entrances ? STR("<entrances />") : STR(""));
}

static void rest_format_xml_place(out *o, const rest_view *v, const place *p) {
    out_text(o, v->is_reverse ? STR("<result") : STR("<place"));
    rest_format_xml_attributes(o, p);
    rest_format_xml_outlines(o, v, p, false);
    if (v->is_reverse) {
        out_char(o, '>');
        out_xml(o, p->display_name);
        out_text(o, STR("</result>"));
        rest_format_xml_outlines(o, v, p, true);
        rest_format_xml_details(o, v, p);
        return;
    }
    rest_format_xml_attribute(o, "display_name", p->display_name);
    rest_format_xml_attribute(o, "class", p->category);
    rest_format_xml_attribute(o, "type", p->type);
    out_text(o, STR(" importance=\""));
    out_fixed(o, isnan(p->importance) ? 0 : p->importance, 9);
    out_text(o, STR("\">"));
    rest_format_xml_outlines(o, v, p, true);
    rest_format_xml_details(o, v, p);
    out_text(o, STR("</place>"));
}

static void rest_format_xml_end(out *o, const rest_view *v) {
    if (!v->answer->places.count && !v->is_reverse) {
        out_char(o, '>');
    } else {
        out_text(o, v->is_reverse ? STR("</reversegeocode>") : STR("</searchresults>"));
    }
}

/* ---- /details ---- */
/* ---- the table ---- */

struct rest_format {
    str name;
    bool is_xml;
    void (*begin)(out *o, const rest_view *v);
    void (*place)(out *o, const rest_view *v, const place *p);
    void (*end)(out *o, const rest_view *v);
};

static const rest_format rest_formats[] = {
    {STR_ROW("jsonv2"), false, rest_format_plain_begin, rest_format_jsonv2_place,
     rest_format_plain_end},
    {STR_ROW("json"), false, rest_format_plain_begin, rest_format_json_place,
     rest_format_plain_end},
    {STR_ROW("geojson"), false, rest_format_geojson_begin, rest_format_geojson_place,
     rest_format_collection_end},
    {STR_ROW("geocodejson"), false, rest_format_geocodejson_begin, rest_format_geocodejson_place,
     rest_format_collection_end},
    {STR_ROW("xml"), true, rest_format_xml_begin, rest_format_xml_place, rest_format_xml_end},
};

GEO_FN const rest_format *rest_format_find(str name) {
    for (size_t i = 0; i < LEN(rest_formats); i++) {
        if (str_eq(rest_formats[i].name, name)) {
            return &rest_formats[i];
        }
    }
    return NULL;
}

GEO_FN bool rest_format_is_xml(const rest_format *format) {
    return format->is_xml;
}

GEO_FN void rest_format_write(const rest_format *format, out *o, const rest_view *view) {
    if (view->is_reverse && !view->answer->places.count && !format->is_xml) {
        out_text(o, STR("{\"error\":\"Unable to geocode\"}"));
        return;
    }
    format->begin(o, view);
    for (int i = 0; i < view->answer->places.count; i++) {
        format->place(o, view, &view->answer->places.at[i]);
    }
    format->end(o, view);
}
