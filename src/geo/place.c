/* place -- the place record and its text and JSON forms.
 *
 * Flow: nominatim and gazetteer fill it, tools and the REST face write it. Owns the description of its
 * fields. Outside facts: Nominatim's jsonv2 names (osm_type, place_rank, category, address). */
#include "place.h"

#include <math.h>

#define AT(member) offsetof(place, member)

static const field place_fields[] = {
    {.name = "lat", .kind = FIELD_NUM, .at = AT(lat), .decimals = 7, .always = true},
    {.name = "lon", .kind = FIELD_NUM, .at = AT(lon), .decimals = 7, .always = true},
    {.name = "display_name", .kind = FIELD_STR, .at = AT(display_name), .always = true},
    {.name = "name", .kind = FIELD_STR, .at = AT(name), .always = true},
    {.name = "bbox", .kind = FIELD_BOX, .at = AT(box), .decimals = 7, .always = true},
    {.name = "osm_type", .kind = FIELD_STR, .at = AT(osm_type)},
    {.name = "osm_id", .kind = FIELD_INT, .at = AT(osm_id)},
    {.name = "id", .kind = FIELD_STR, .at = AT(id)},
    {.name = "importance", .kind = FIELD_NUM, .at = AT(importance), .decimals = 6},
    {.name = "place_rank", .kind = FIELD_INT, .at = AT(place_rank)},
    {.name = "category", .kind = FIELD_STR, .at = AT(category)},
    {.name = "place_type", .kind = FIELD_STR, .at = AT(type)},
    {.name = "address_type", .kind = FIELD_STR, .at = AT(address_type)},
    {.name = "address", .kind = FIELD_PAIRS, .at = AT(address)},
    {.name = "timezone", .kind = FIELD_STR, .at = AT(timezone)},
    {.name = "population", .kind = FIELD_INT, .at = AT(population)},
    {.name = "distance_m", .kind = FIELD_NUM, .at = AT(distance_m), .decimals = 1},
    {.name = "bearing_deg", .kind = FIELD_NUM, .at = AT(bearing_deg), .decimals = 1},
    {.name = "partial_match", .kind = FIELD_BOOL, .at = AT(is_match_partial)},
    {0},
};

static void place_text(out *o, const void *rec, int indent) {
    const place *p = rec;
    out_fmt(o, "%*s", indent, "");
    out_text(o, p->display_name);
    out_fmt(o, "\n%*s", indent, "");
    out_fixed(o, p->lat, 7);
    out_text(o, STR(", "));
    out_fixed(o, p->lon, 7);
    if (p->category.len) {
        out_fmt(o, "  %.*s=%.*s", STR_ARG(p->category), STR_ARG(p->type));
    }
    if (p->id.len) {
        out_fmt(o, "  %.*s", STR_ARG(p->id));
    }
    if (!isnan(p->distance_m)) {
        out_fmt(o, "  %.0f m away, bearing %.0f", p->distance_m, p->bearing_deg);
    }
    out_fmt(o, "\n%*sbbox [", indent, "");
    const double box[] = {p->box.west, p->box.south, p->box.east, p->box.north};
    for (size_t i = 0; i < LEN(box); i++) {
        out_text(o, i ? STR(", ") : STR(""));
        out_fixed(o, box[i], 7);
    }
    out_text(o, STR("]"));
    if (p->timezone.len) {
        out_fmt(o, "  %.*s", STR_ARG(p->timezone));
    }
    out_char(o, '\n');
}

static const record place_type = {sizeof(place), place_fields, place_text};

GEO_FN const record *place_record(void) {
    return &place_type;
}

GEO_FN place place_new(void) {
    return (place){.lat = NAN,
                   .lon = NAN,
                   .name = STR(""),
                   .box = bbox_none(),
                   .osm_id = RECORD_NO_INT,
                   .importance = NAN,
                   .place_rank = RECORD_NO_INT,
                   .population = RECORD_NO_INT,
                   .distance_m = NAN,
                   .bearing_deg = NAN};
}

GEO_FN str place_part(const place *p, const char *key) {
    return pairs_get(&p->address, key);
}

GEO_FN void place_finish(place *p) {
    if (!bbox_is(p->box)) {
        p->box = bbox_of_rank(p->lat, p->lon, p->place_rank);
    }
    if (!p->display_name.len) {
        p->display_name = p->name.len ? p->name : p->type.len ? p->type : STR("unnamed place");
    }
}

static const struct {
    str osm_type;
    char letter;
} osm_letters[] = {{STR_ROW("node"), 'N'}, {STR_ROW("way"), 'W'}, {STR_ROW("relation"), 'R'}};

GEO_FN str place_osm_id(arena *a, str osm_type, int64_t osm_id) {
    enum { OSM_ID_MAX = 24 }; /* a letter and 20 characters of a 64-bit number */
    for (size_t i = 0; i < LEN(osm_letters) && osm_id != RECORD_NO_INT; i++) {
        if (str_eq(osm_type, osm_letters[i].osm_type)) {
            out o = out_of(arena_bytes(a, OSM_ID_MAX), OSM_ID_MAX);
            if (!o.at) {
                break;
            }
            out_char(&o, osm_letters[i].letter);
            out_int(&o, osm_id);
            return out_str(&o);
        }
    }
    return STR_NONE;
}

GEO_FN place_origin place_origin_new(void) {
    return (place_origin){.age_s = NAN};
}

#undef AT
