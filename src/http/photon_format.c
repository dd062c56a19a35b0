/* photon_format -- places as Photon's GeoJSON. Owns nothing. Outside facts: Photon 1.x, docs/
 * api-v1.md and the replies of photon.komoot.io: the members and their order, osm_type is a letter,
 * countrycode has capitals, extent is west, north, east, south and absent for points, and the part
 * of the address that a place is itself is only its name. */
#include "photon_format.h"

#include "../base/ascii.h"
#include "photon_filter.h"

enum { PHOTON_FORMAT_DECIMALS = 7 };

static void photon_format_text(out *o, const char *name, str value) {
    if (value.len) {
        out_key(o, name);
        out_json_str(o, value);
    }
}

static void photon_format_object(out *o, const place *p) {
    if (p->osm_type.len && p->osm_id != RECORD_NO_INT) {
        char letter = (char)(ascii_lower(p->osm_type.at[0]) - 'a' + 'A');
        photon_format_text(o, "osm_type", (str){&letter, 1});
        out_key(o, "osm_id");
        out_json_int(o, p->osm_id);
    }
}

/* The part of the address of that type: of several, such as a suburb and its borough, the
 * smallest, which is the first. */
static str photon_format_part(const place *p, photon_type type) {
    for (int i = 0; i < p->address.count; i++) {
        const str_pair *part = &p->address.at[i];
        if (photon_filter_type_of(part->key) == type) {
            return part->value;
        }
    }
    return STR_NONE;
}

static void photon_format_address(out *o, const place *p) {
    photon_type own = photon_filter_type(p);
    for (int type = PHOTON_STREET; type <= PHOTON_COUNTRY; type++) {
        if (type != (int)own) {
            photon_format_text(o, photon_filter_type_name((photon_type)type).at,
                               photon_format_part(p, (photon_type)type));
        }
    }
    str code = place_part(p, "country_code");
    photon_format_text(o, "postcode", place_part(p, "postcode"));
    if (code.len == 2) {
        char capitals[2] = {(char)(ascii_lower(code.at[0]) - 'a' + 'A'),
                            (char)(ascii_lower(code.at[1]) - 'a' + 'A')};
        photon_format_text(o, "countrycode", (str){capitals, sizeof capitals});
    }
}

/* Of what is drawn as an area or a line; other boxes are guesses. */
static void photon_format_extent(out *o, const place *p) {
    const double corners[] = {p->box.west, p->box.north, p->box.east, p->box.south};
    bool is_known = p->box_source == PLACE_BOX_OUTLINE || p->box_source == PLACE_BOX_EXTENT;
    if (!is_known || p->box.west == p->box.east || p->box.north == p->box.south) {
        return;
    }
    out_key(o, "extent");
    out_open(o, '[');
    for (size_t i = 0; i < LEN(corners); i++) {
        out_json_num(o, corners[i], PHOTON_FORMAT_DECIMALS);
    }
    out_close(o, ']');
}

static void photon_format_properties(out *o, const place *p) {
    photon_type type = photon_filter_type(p);
    str number = place_part(p, "house_number");
    bool is_address = type == PHOTON_HOUSE && number.len && str_eq(p->name, number);
    out_open(o, '{');
    photon_format_object(o, p);
    photon_format_text(o, "osm_key", p->category);
    photon_format_text(o, "osm_value", p->type);
    photon_format_text(o, "type", photon_filter_type_name(type));
    photon_format_text(o, "housenumber", number);
    photon_format_text(o, "name", is_address ? STR_NONE : p->name);
    photon_format_address(o, p);
    photon_format_extent(o, p);
    out_close(o, '}');
}

static void photon_format_feature(out *o, const place *p) {
    out_open(o, '{');
    photon_format_text(o, "type", STR("Feature"));
    out_key(o, "properties");
    photon_format_properties(o, p);
    out_key(o, "geometry");
    out_open(o, '{');
    photon_format_text(o, "type", STR("Point"));
    out_key(o, "coordinates");
    out_open(o, '[');
    out_json_num(o, p->lon, PHOTON_FORMAT_DECIMALS);
    out_json_num(o, p->lat, PHOTON_FORMAT_DECIMALS);
    out_close(o, ']');
    out_close(o, '}');
    out_close(o, '}');
}

GEO_FN void photon_format_write(out *o, const place_list *places, str licence) {
    out_open(o, '{');
    photon_format_text(o, "type", STR("FeatureCollection"));
    photon_format_text(o, "licence", licence);
    out_key(o, "features");
    out_open(o, '[');
    for (int i = 0; i < places->count; i++) {
        photon_format_feature(o, &places->at[i]);
    }
    out_close(o, ']');
    out_close(o, '}');
}

GEO_FN void photon_format_error(out *o, const char *message) {
    out_open(o, '{');
    out_key(o, "message");
    out_json_str(o, str_of(message));
    out_close(o, '}');
}
