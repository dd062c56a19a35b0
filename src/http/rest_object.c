/* rest_object -- the reply to /details: one object with its parts. Owns nothing. */
#include "rest_object.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "../geo/geometry.h"
#include "../geo/place.h"
#include "../platform/os.h"
#include "rest_format.h"

static void rest_object_write_number(out *o, const char *name, int64_t value) {
    out_key(o, name);
    out_json_int(o, value);
}

/* What a part of the address is, among the places that it has; NULL: not known, and of the country,
 * which Nominatim gives as a word. */
static const place *rest_object_place(const rest_view *v, str key) {
    str_pairs ids = v->parts->ids;
    for (int i = 0; i < ids.count && !str_eq(key, STR("country")); i++) {
        for (int k = 0; str_eq(ids.at[i].key, key) && k < v->parts->places.count; k++) {
            const place *p = &v->parts->places.at[k];
            if (str_eq(p->id, ids.at[i].value)) {
                return p;
            }
        }
    }
    return NULL;
}

/* The ranks of the parts: a boundary has another than the one around it, which comes behind it.
 * Returns that of the place, which is one of them. */
static int64_t rest_object_rank_parts(const rest_view *v, const place *p,
                                      int64_t ranks[PLACE_ADDRESS_MAX]) {
    enum { STATE_LEVEL = 4, RANK_STEP = 2, LAST_RANK = 25 };
    int64_t around = 0, own = rest_format_rank_address(p);
    for (int i = MIN(p->address.count, PLACE_ADDRESS_MAX); i--;) {
        const place *part = rest_object_place(v, p->address.at[i].key);
        int64_t rank = part ? rest_format_rank_address(part) : 0;
        int64_t level = part ? rest_format_level(part) : REST_NO_LEVEL;
        if (rank && level >= STATE_LEVEL && level != REST_NO_LEVEL) {
            rank = rank > around ? rank : MIN(around + RANK_STEP, LAST_RANK);
            around = rank;
        }
        ranks[i] = rank;
        own = part && str_eq(part->id, p->id) ? rank : own;
    }
    return own;
}

/* What is no place, such as a postcode, has the rank of its kind and no level. */
static void rest_object_word(out *o, str key) {
    static const struct {
        str key;
        int rank;
    } rows[] = {{STR_ROW("country_code"), 4}, {STR_ROW("country"), 4},       {STR_ROW("state"), 8},
                {STR_ROW("postcode"), 5},     {STR_ROW("house_number"), 28}, {STR_ROW("road"), 26}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (str_eq(rows[i].key, key)) {
            rest_object_write_number(o, "rank_address", rows[i].rank);
        }
    }
}

/* A node is so many degrees away, an area around it is not. */
static double rest_object_apart(const place *p, const place *part) {
    bool is_node = part && str_eq(part->osm_type, STR("node"));
    return is_node ? hypot(p->lat - part->lat, p->lon - part->lon) : 0;
}

static void rest_object_part(out *o, const rest_view *v, const place *p, str key, int64_t rank) {
    const place *part = rest_object_place(v, key);
    if (part) {
        rest_format_write_place_id(o, part);
    }
    if (part && part->osm_type.at) {
        rest_object_write_number(o, "osm_id", part->osm_id);
        rest_format_write_text(o, "osm_type", str_head(part->id, 1));
    }
    rest_format_write_text(o, "class", part ? part->category : STR("place"));
    rest_format_write_text(o, "type", part ? part->type : key);
    if (part) {
        rest_object_write_number(o, "admin_level", rest_format_level(part));
        rest_object_write_number(o, "rank_address", rank);
    } else {
        rest_object_word(o, key);
    }
    out_key(o, "distance");
    out_json_num(o, rest_object_apart(p, part), 9);
    out_key(o, "isaddress");
    out_json_bool(o, !str_eq(key, STR("country_code")));
}

static void rest_object_address(out *o, const rest_view *v, const place *p,
                                const int64_t ranks[PLACE_ADDRESS_MAX]) {
    out_key(o, "address");
    out_open(o, '[');
    for (int i = 0; i < MIN(p->address.count, PLACE_ADDRESS_MAX); i++) {
        out_open(o, '{');
        rest_format_write_text(o, "localname", p->address.at[i].value);
        rest_object_part(o, v, p, p->address.at[i].key, ranks[i]);
        out_close(o, '}');
    }
    out_close(o, ']');
}

/* What only a database of Nominatim's has is there, and empty. */
static void rest_object_rest(out *o, const rest_view *v) {
    const rest_params *p = v->params;
    if (p->keywords) {
        out_key(o, "keywords");
        out_json_raw(o, STR("{\"name\":[],\"address\":[]}"));
    }
    if (p->hierarchy) {
        out_key(o, "hierarchy");
        out_json_raw(o, p->grouped ? STR("{}") : STR("[]"));
    }
    if (p->entrances) {
        out_key(o, "entrances");
        out_json_raw(o, STR("null"));
    }
}

static void rest_object_identity(out *o, const place *p) {
    rest_format_write_place_id(o, p);
    if (p->osm_type.at) {
        rest_format_write_text(o, "osm_type", str_head(p->id, 1));
        rest_object_write_number(o, "osm_id", p->osm_id);
    }
    rest_format_write_text(o, "category", p->category);
    rest_format_write_text(o, "type", p->type);
}

/* Of a way that is no street an image keeps a point. */
static bool rest_object_is_area(const place *p, const place_outline *shape) {
    bool is_node = !p->osm_type.at || str_eq(p->osm_type, STR("node"));
    bool is_point = shape->ends && shape->ends[0] == 1;
    return is_point ? !is_node && rest_format_rank_address(p) != REST_STREET_RANK : !shape->is_line;
}

GEO_FN void rest_object_write(out *o, const rest_view *v) {
    int64_t ranks[PLACE_ADDRESS_MAX];
    const place *p = v->answer->places.at;
    str_pairs names = rest_format_names(v, p), tags = rest_format_tags(v, p);
    int64_t rank = p->place_rank == RECORD_NO_INT ? REST_OBJECT_RANK : p->place_rank;
    double importance = isnan(p->importance) ? 0 : p->importance;
    place_outline shape = rest_format_outline(v, p);
    out_open(o, '{');
    rest_object_identity(o, p);
    rest_object_write_number(o, "admin_level", rest_format_level(p));
    rest_format_write_text(o, "localname", p->name);
    rest_format_write_pairs(o, "names", &names, "{}");
    rest_format_write_pairs(o, "addresstags", &(str_pairs){0}, "{}");
    rest_format_write_text(o, "housenumber", place_part(p, "house_number"));
    rest_format_write_text(o, "calculated_postcode", place_part(p, "postcode"));
    rest_format_write_text(o, "country_code", place_part(p, "country_code"));
    rest_format_write_text(o, "indexed_date", v->answer->origin.data_date);
    out_key(o, "importance");
    out_json_num(o, importance, 9);
    out_key(o, "calculated_importance");
    out_json_num(o, importance, 9);
    rest_format_write_pairs(o, "extratags", &tags, "{}");
    rest_object_write_number(o, "rank_address", rest_object_rank_parts(v, p, ranks));
    rest_object_write_number(o, "rank_search", rank);
    out_key(o, "isarea");
    out_json_bool(o, rest_object_is_area(p, &shape));
    rest_format_write_point(o, "centroid", p);
    rest_format_write_geometry(o, v, p);
    if (v->with_address) {
        rest_object_address(o, v, p, ranks);
    }
    rest_object_rest(o, v);
    out_close(o, '}');
}
