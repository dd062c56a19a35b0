/* rest_param -- the parameters of Nominatim's API. Owns their table.
 *
 * Outside facts: Nominatim 5.3, docs/api/{Search,Reverse,Lookup,Details}.md, and its behaviour: a
 * flag is false only when it is "0"; a number that is too high becomes the highest, an empty one is
 * an error; the last of several equal parameters counts; featureType takes the place of layer. */
#include "rest_param.h"

#include <math.h>

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../geo/place.h"
#include "../platform/config.h"
#include "../wire/http.h"

enum {
    REST_PARAM_RELAYED_MAX = 8192, /* bytes of a text that an upstream reads */
    REST_PARAM_IDS_MAX = 8192,     /* excluded ids of many pages */
    REST_PARAM_LANGUAGE_MAX = 256  /* browsers send about 100 bytes; the rest is cut */
};

typedef enum {
    REST_TEXT,
    REST_IDS,    /* a longer text */
    REST_LAYERS, /* a list of known names */
    REST_NUM,
    REST_INT,
    REST_FLAG
} rest_kind;

enum { POLYGONS = REST_PLACES };

/* In the order in which Nominatim checks them. */
#define AT(member) (unsigned short)offsetof(rest_params, member)
static const struct {
    const char *name;
    unsigned char kind; /* a rest_kind */
    unsigned char used; /* endpoints */
    unsigned short at;
} rest_param_rows[] = {
    {"amenity", REST_TEXT, REST_SEARCH, AT(fields[0])},
    {"street", REST_TEXT, REST_SEARCH, AT(fields[1])},
    {"city", REST_TEXT, REST_SEARCH, AT(fields[2])},
    {"county", REST_TEXT, REST_SEARCH, AT(fields[3])},
    {"state", REST_TEXT, REST_SEARCH, AT(fields[4])},
    {"postalcode", REST_TEXT, REST_SEARCH, AT(fields[5])},
    {"country", REST_TEXT, REST_SEARCH, AT(fields[6])}, /* the last of REST_FIELDS */
    {"format", REST_TEXT, 0xFF, AT(format)},
    {"place_id", REST_INT, REST_DETAILS, AT(place_id)},
    {"osmtype", REST_TEXT, REST_DETAILS, AT(osm_type)},
    {"osmid", REST_INT, REST_DETAILS, AT(osm_id)},
    {"class", REST_TEXT, REST_DETAILS, AT(osm_class)},
    {"lon", REST_NUM, REST_REVERSE | REST_REV, AT(lon)},
    {"lat", REST_NUM, REST_REVERSE | REST_REV, AT(lat)},
    {"polygon_geojson", REST_FLAG, POLYGONS | REST_DETAILS, AT(outlines[REST_GEOJSON])},
    {"polygon_kml", REST_FLAG, POLYGONS, AT(outlines[REST_KML])},
    {"polygon_svg", REST_FLAG, POLYGONS, AT(outlines[REST_SVG])},
    {"polygon_text", REST_FLAG, POLYGONS, AT(outlines[REST_WKT])},
    {"polygon_threshold", REST_NUM, POLYGONS, AT(threshold)},
    {"zoom", REST_INT, REST_REVERSE, AT(zoom)},
    {"limit", REST_INT, REST_SEARCH | REST_SUGGEST, AT(limit)},
    {"layer", REST_LAYERS, REST_SEARCH | REST_REVERSE, AT(layer)},
    {"q", REST_TEXT, REST_SEARCH | REST_SUGGEST, AT(q)},
    {"featureType", REST_TEXT, REST_SEARCH, AT(feature)},
    {"accept-language", REST_TEXT, 0xFF, AT(language)},
    {"countrycodes", REST_TEXT, REST_SEARCH | REST_SUGGEST, AT(country_codes)},
    {"osm_ids", REST_IDS, REST_LOOKUP, AT(osm_ids)},
    {"exclude_place_ids", REST_IDS, REST_SEARCH, AT(excluded)},
    {"viewbox", REST_TEXT, REST_SEARCH, AT(viewbox)},
    {"viewboxlbrt", REST_TEXT, REST_SEARCH, AT(viewbox_old)},
    {"addressdetails", REST_FLAG, REST_PLACES | REST_DETAILS, AT(address)},
    {"namedetails", REST_FLAG, REST_PLACES, AT(names)},
    {"extratags", REST_FLAG, REST_PLACES, AT(extra)},
    {"entrances", REST_FLAG, REST_PLACES | REST_DETAILS, AT(entrances)},
    {"bounded", REST_FLAG, REST_SEARCH, AT(bounded)},
    {"dedupe", REST_FLAG, REST_SEARCH, AT(dedupe)},
    {"debug", REST_FLAG, REST_PLACES | REST_DETAILS, AT(debug)},
    {"linkedplaces", REST_FLAG, REST_DETAILS, AT(linked)},
    {"hierarchy", REST_FLAG, REST_DETAILS, AT(hierarchy)},
    {"group_hierarchy", REST_FLAG, REST_DETAILS, AT(grouped)},
    {"keywords", REST_FLAG, REST_DETAILS, AT(keywords)},
    {"json_callback", REST_TEXT, 0xFF, AT(callback)}, /* stays here */
};
#undef AT
_Static_assert(LEN(rest_param_rows) <= REST_PARAMS_MAX, "raw has all rows");

GEO_FN str rest_param_field(int index) {
    return str_of(rest_param_rows[index].name);
}

/* ---- reading ---- */

/* The Accept-Language header; a very long one is cut between two languages. Absent: none. */
static str rest_param_language(str header) {
    if (header.len > REST_PARAM_LANGUAGE_MAX) {
        header.len = REST_PARAM_LANGUAGE_MAX;
        while (header.len && header.at[header.len - 1] != ',') {
            header.len--;
        }
    }
    return header.len && utf8_valid(header) ? header : STR_NONE;
}

static size_t rest_param_row(str name, unsigned endpoint) {
    size_t row = 0;
    while (row < LEN(rest_param_rows) && (!(rest_param_rows[row].used & endpoint) ||
                                          !str_eq(str_of(rest_param_rows[row].name), name))) {
        row++;
    }
    return row;
}

GEO_FN bool rest_param_read(call *c, str query, unsigned endpoint, str language, rest_params *p) {
    str name, value;
    *p = (rest_params){.language = rest_param_language(language),
                       .lat = NAN,
                       .lon = NAN,
                       .limit = NAN,
                       .zoom = NAN,
                       .threshold = NAN,
                       .place_id = NAN,
                       .osm_id = NAN,
                       .dedupe = true,
                       .linked = true};
    while (http_pair(&query, &name, &value)) {
        str key = http_decode(name, true, &c->mem), text = http_decode(value, true, &c->mem);
        if (!key.at || (value.at && !text.at) || !utf8_valid(text)) {
            return false;
        }
        size_t row = rest_param_row(key, endpoint);
        if (row < LEN(rest_param_rows)) {
            p->raw[row] = text.at ? text : STR("");
        }
    }
    size_t format = rest_param_row(STR("format"), endpoint);
    p->format = p->raw[format];
    return true;
}

/* ---- checking ---- */

#define REST_LAYER_NAMES "address, poi, railway, natural, manmade"
GEO_FN bool rest_param_is_layer(str word) {
    return http_list_has(STR(REST_LAYER_NAMES), word);
}

static bool rest_param_are_layers(str list) {
    while (list.at) {
        str word = str_trim(str_cut(&list, ','));
        if (word.len && !rest_param_is_layer(word)) {
            return false;
        }
    }
    return true;
}

GEO_FN bool rest_param_is_whole(str value) {
    str digits = str_from(value, value.len && (value.at[0] == '+' || value.at[0] == '-'));
    for (size_t i = 0; i < digits.len; i++) {
        if (!ascii_is_digit(digits.at[i])) {
            return false;
        }
    }
    return digits.len > 0;
}

/* Why a value is refused; NULL: it is valid. */
static const char *rest_param_refusal(rest_kind kind, str value, size_t text_max) {
    double number;
    switch (kind) {
    case REST_FLAG: return NULL;
    case REST_NUM: return str_num(value, &number) ? NULL : "must be a number.";
    case REST_INT:
        return rest_param_is_whole(value) && str_num(value, &number) ? NULL : "must be a number.";
    case REST_LAYERS:
        return rest_param_are_layers(value)
                   ? NULL
                   : "must be a comma-separated list of: " REST_LAYER_NAMES;
    case REST_IDS: return value.len <= REST_PARAM_IDS_MAX ? NULL : "is too long.";
    default: return value.len <= text_max ? NULL : "is too long.";
    }
}

#undef REST_LAYER_NAMES

static void rest_param_set(rest_params *p, size_t row, str value) {
    void *at = (char *)p + rest_param_rows[row].at;
    switch (rest_param_rows[row].kind) {
    case REST_FLAG: *(bool *)at = !str_eq(p->raw[row], STR("0")); break;
    case REST_NUM:
    case REST_INT: str_num(value, at); break;
    default: *(str *)at = value.len || at == &p->q || at == &p->callback ? value : *(str *)at;
    }
    p->address_given |= at == &p->address;
}

GEO_FN bool rest_param_check(rest_params *p, unsigned endpoint, bool is_relayed, out *why) {
    bool has_feature = p->raw[rest_param_row(STR("featureType"), REST_SEARCH)].at;
    size_t text_max = is_relayed ? REST_PARAM_RELAYED_MAX : PLACE_QUERY_MAX;
    for (size_t row = 0; row < LEN(rest_param_rows); row++) {
        rest_kind kind = (rest_kind)rest_param_rows[row].kind;
        bool is_unused = !(rest_param_rows[row].used & endpoint) || !p->raw[row].at ||
                         (kind == REST_LAYERS && has_feature);
        if (is_unused) {
            continue;
        }
        bool is_query = rest_param_rows[row].at == offsetof(rest_params, q);
        str value = is_query ? p->raw[row] : str_trim(p->raw[row]);
        const char *refusal = rest_param_refusal(kind, value, text_max);
        if (refusal) {
            out_fmt(why, "Parameter '%s' %s", rest_param_rows[row].name, refusal);
            return false;
        }
        rest_param_set(p, row, value);
    }
    p->viewbox = p->viewbox.at ? p->viewbox : p->viewbox_old;
    return true;
}

/* ---- writing ---- */

GEO_FN str rest_param_write(call *c, const rest_params *p, unsigned endpoint) {
    out o = out_over(&c->mem);
    for (size_t row = 0; row < LEN(rest_param_rows); row++) {
        bool is_language = rest_param_rows[row].at == offsetof(rest_params, language);
        bool is_ours = rest_param_rows[row].at == offsetof(rest_params, callback);
        str value = p->raw[row].len || !is_language ? p->raw[row] : p->language;
        value = value.at || !is_language || !config_get()->language.len ? value
                                                                        : config_get()->language;
        if (is_ours || !value.at || !(rest_param_rows[row].used & endpoint)) {
            continue;
        }
        out_text(&o, o.len ? STR("&") : STR(""));
        out_text(&o, str_of(rest_param_rows[row].name));
        out_char(&o, '=');
        out_url(&o, value);
    }
    return out_taken(&o, &c->mem);
}
