/* place -- the place record and its text and JSON forms.
 * Owns the description of its fields. Outside facts: Nominatim's jsonv2 names (osm_type,
 * place_rank, category, address). */
#include "place.h"

#include <math.h>

static const str place_matches[PLACE_MATCHES] = {
    [PLACE_MATCH_EXACT] = STR_ROW("exact"),
    [PLACE_MATCH_ALIAS] = STR_ROW("alias"),
    [PLACE_MATCH_INTERPOLATED] = STR_ROW("interpolated"),
    [PLACE_MATCH_PREFIX] = STR_ROW("prefix"),
    [PLACE_MATCH_FUZZY] = STR_ROW("fuzzy"),
    [PLACE_MATCH_PARTIAL] = STR_ROW("partial"),
};

GEO_FN str place_match_text(unsigned match) {
    return place_matches[match];
}

GEO_FN bool place_match_is_sure(place_match match) {
    return match <= PLACE_MATCH_INTERPOLATED;
}

static const str place_boxes[] = {[PLACE_BOX_OUTLINE] = STR_ROW("outline"),
                                  [PLACE_BOX_EXTENT] = STR_ROW("extent"),
                                  [PLACE_BOX_ESTIMATE] = STR_ROW("estimate")};

GEO_FN str place_box_text(unsigned source) {
    return place_boxes[source];
}

static str place_box_doubt(unsigned source) {
    return source == PLACE_BOX_ESTIMATE ? place_boxes[source] : STR_NONE;
}

GEO_FN place_box_source place_box_of_osm(str osm_type) {
    bool is_area = str_eq(osm_type, STR("way")) || str_eq(osm_type, STR("relation"));
    return is_area ? PLACE_BOX_EXTENT : PLACE_BOX_ESTIMATE;
}

#define PLACE_TEXT_KM_FROM_M 9999.5 /* from here on, distances are told in kilometres */

#define AT(member) offsetof(place, member)

enum { PLACE_BEYOND_BRIEF = IN_FULL | IN_NORMAL | IN_CHOICE | IN_POINT };

static const field place_fields[] = {
    {FIELD("lat", NUM, lat), .decimals = 7},
    {FIELD("lon", NUM, lon), .decimals = 7},
    {FIELD("display_name", STR, display_name), .in = PLACE_BEYOND_BRIEF},
    {FIELD("name", STR, name), .in = IN_FULL | IN_BRIEF},
    {FIELD("center_lat", NUM, center_lat), .decimals = 7, .in = IN_FULL},
    {FIELD("center_lon", NUM, center_lon), .decimals = 7, .in = IN_FULL},
    {FIELD("bbox", BOX, box), .decimals = 7, .in = IN_FULL},
    {FIELD("bbox", BOX, box), .in = IN_NORMAL},
    {FIELD("bbox_source", WORD, box_source), .word = place_box_text, .in = IN_FULL},
    {FIELD("bbox_source", WORD, box_source), .word = place_box_doubt,
     .in = IN_NORMAL}, /* what must not be missed */
    {FIELD("bbox_covers", STR, box_covers), .in = PLACE_BEYOND_BRIEF},
    {FIELD("disputed", BOOL, is_disputed), .in = PLACE_BEYOND_BRIEF},
    {FIELD("claimed_by", STRS, claimed_by), .in = PLACE_BEYOND_BRIEF},
    {FIELD("osm_type", STR, osm_type), .in = PLACE_BEYOND_BRIEF},
    {FIELD("osm_id", INT, osm_id), .in = PLACE_BEYOND_BRIEF},
    {FIELD("id", STR, id)},
    {FIELD("importance", NUM, importance), .decimals = 2, .in = IN_FULL},
    {FIELD("place_rank", INT, place_rank), .in = IN_FULL},
    {FIELD("category", STR, category), .in = IN_FULL},
    {FIELD("place_type", STR, type), .in = IN_FULL | IN_NORMAL},
    {FIELD("address_type", STR, address_type), .in = IN_FULL},
    {FIELD("address", PAIRS, address), .in = IN_FULL | IN_NORMAL | IN_POINT, .aside = "ISO"},
    {FIELD("timezone", STR, timezone), .in = IN_FULL | IN_NORMAL | IN_POINT},
    {FIELD("utc_offset", STR, utc_offset), .in = IN_FULL | IN_NORMAL | IN_POINT},
    {FIELD("population", INT, population), .in = IN_FULL | IN_NORMAL},
    {FIELD("elevation_m", NUM, elevation_m), .decimals = 0, .in = IN_FULL | IN_NORMAL},
    {FIELD("iata", STR, iata), .in = IN_FULL | IN_NORMAL},
    {FIELD("distance_m", NUM, distance_m), .decimals = 1, .in = PLACE_BEYOND_BRIEF},
    {FIELD("bearing_deg", NUM, bearing_deg), .decimals = 1, .in = IN_FULL | IN_NORMAL},
    {FIELD("match", WORD, match), .word = place_match_text},
    {FIELD("confidence", NUM, confidence), .decimals = 2, .in = IN_FULL | IN_NORMAL},
    {FIELD("names", PAIRS, names), .in = IN_FULL},
    {FIELD("tags", PAIRS, tags), .in = IN_FULL},
    {FIELD("outline", JSON, outline), .in = PLACE_BEYOND_BRIEF, .help = "GeoJSON geometry"},
    {FIELD("outline_tolerance_m", NUM, outline_m), .decimals = 0, .in = PLACE_BEYOND_BRIEF},
    {0},
};

enum {
    PLACE_WHOLE = IN_FULL | IN_NORMAL,
    PLACE_CELL = IN_CHOICE | IN_BRIEF /* in a table, by default */
};

static const field place_brief_fields[] = {
    {FIELD("name", STR, name), .in = IN_FULL | PLACE_CELL},
    {FIELD("distance_m", NUM, distance_m), .decimals = 1},
    {FIELD("bearing_deg", NUM, bearing_deg), .decimals = 1, .in = PLACE_WHOLE},
    {FIELD("category", STR, category), .in = IN_FULL},
    {FIELD("place_type", STR, type), .in = PLACE_WHOLE | IN_CHOICE},
    {FIELD("lat", NUM, lat), .decimals = 7},
    {FIELD("lon", NUM, lon), .decimals = 7},
    {FIELD("display_name", STR, display_name), .in = PLACE_WHOLE},
    {FIELD("osm_type", STR, osm_type), .in = IN_FULL},
    {FIELD("osm_id", INT, osm_id), .in = IN_FULL},
    {FIELD("id", STR, id)},
    {FIELD("population", INT, population), .in = PLACE_WHOLE | IN_CHOICE},
    {FIELD("elevation_m", NUM, elevation_m), .decimals = 0, .in = PLACE_WHOLE | IN_CHOICE},
    {FIELD("area_km2", NUM, area_km2), .decimals = 2, .in = PLACE_WHOLE | IN_CHOICE},
    {FIELD("iata", STR, iata), .in = PLACE_WHOLE | IN_CHOICE},
    {FIELD("timezone", STR, timezone), .in = IN_FULL},
    {FIELD("tags", PAIRS, tags), .in = IN_FULL},
    {0},
};
#undef AT

GEO_FN void place_text_distance(out *o, double metres) {
    if (metres < PLACE_TEXT_KM_FROM_M) {
        out_fmt(o, "%.0f m", metres);
    } else {
        out_fixed(o, metres / 1000, 1);
        out_text(o, STR(" km"));
    }
}

/* "108,090" */
static void place_text_thousands(out *o, int64_t number) {
    if (number >= 1000) {
        place_text_thousands(o, number / 1000);
        out_fmt(o, ",%03d", (int)(number % 1000));
    } else {
        out_int(o, number);
    }
}

/* A country, division or county: what is there lies in it, however far its own point is. */
static bool place_is_area(const place *p) {
    enum { AREA_RANK_MAX = 12 }; /* Nominatim's rank of counties */
    return p->place_rank >= 0 && p->place_rank <= AREA_RANK_MAX;
}

/* The second line of a place: coordinates, category, people, distance and bearing. */
static void place_text_facts(out *o, const place *p, int indent) {
    out_fmt(o, "%*s", indent, "");
    out_fixed(o, p->lat, RECORD_DECIMALS);
    out_text(o, STR(", "));
    out_fixed(o, p->lon, RECORD_DECIMALS);
    if (p->category.len) {
        out_text(o, STR("  "));
        out_plain(o, p->category);
        out_text(o, p->type.len ? STR("=") : STR(""));
        out_plain(o, p->type);
    }
    if (p->population > 0) {
        out_text(o, STR("  "));
        place_text_thousands(o, p->population);
        out_text(o, STR(" people"));
    }
    if (!isnan(p->elevation_m)) {
        out_text(o, STR("  "));
        place_text_thousands(o, (int64_t)p->elevation_m);
        out_text(o, STR(" m high"));
    }
    if (p->iata.len) {
        out_text(o, STR("  "));
        out_plain(o, p->iata);
    }
    if (!isnan(p->center_lat)) {
        out_text(o, STR("  in it"));
    } else if (!isnan(p->distance_m)) {
        out_text(o, place_is_area(p) ? STR("  its point is ") : STR("  "));
        place_text_distance(o, p->distance_m);
        out_text(o, STR(" away"));
    }
    if (!isnan(p->bearing_deg)) {
        out_fmt(o, ", bearing %.0f", p->bearing_deg);
    }
    out_char(o, '\n');
}

/* All of a place in brief. */
static void place_text_line(out *o, const place *p, int indent) {
    out_fmt(o, "%*s", indent, "");
    out_quoted(o, p->name.len ? p->name : p->display_name);
    out_text(o, STR("  "));
    out_fixed(o, p->lat, RECORD_DECIMALS);
    out_text(o, STR(", "));
    out_fixed(o, p->lon, RECORD_DECIMALS);
    if (!isnan(p->distance_m)) {
        out_text(o, STR("  "));
        place_text_distance(o, p->distance_m);
    }
    out_text(o, STR("  "));
    out_plain(o, p->id);
    if (place_match_text(p->match).len) {
        out_text(o, STR("  "));
        out_text(o, place_match_text(p->match));
    }
    out_char(o, '\n');
}

static void place_text_brief(out *o, const void *rec, int indent, record_view view) {
    const place *p = rec;
    if (view == RECORD_BRIEF) {
        place_text_line(o, p, indent);
        return;
    }
    out_fmt(o, "%*s", indent, "");
    out_quoted(o, p->display_name);
    out_char(o, '\n');
    place_text_facts(o, p, indent);
}

static void place_text_more(out *o, str *gap, str text) {
    if (text.len) {
        out_text(o, *gap);
        out_plain(o, text);
        *gap = STR("  ");
    }
}

static void place_text_box(out *o, const place *p, str *gap) {
    const double box[] = {p->box.west, p->box.south, p->box.east, p->box.north};
    out_text(o, STR("bbox ["));
    for (size_t i = 0; i < LEN(box); i++) {
        out_text(o, i ? STR(", ") : STR(""));
        out_fixed(o, box[i], RECORD_DECIMALS);
    }
    out_char(o, ']');
    out_text(o, p->box_source == PLACE_BOX_ESTIMATE ? STR(" (estimate)") : STR(""));
    if (p->box_covers.len) {
        out_text(o, STR(" of the "));
        out_text(o, p->box_covers);
    }
    *gap = STR("  ");
}

static void place_text_claimants(out *o, const place *p, str *gap) {
    for (int i = 0; i < p->claimed_by.count; i++) {
        place_text_more(o, gap, i ? STR_NONE : STR("disputed, claimed by"));
        out_text(o, i ? STR(", ") : STR(" "));
        out_plain(o, p->claimed_by.at[i]);
    }
}

/* The box says little to those who have the point. */
static void place_text(out *o, const void *rec, int indent, record_view view) {
    const place *p = rec;
    str gap = STR("");
    place_text_brief(o, rec, indent, view);
    if (view == RECORD_BRIEF) {
        return;
    }
    out_fmt(o, "%*s", indent, "");
    if (view != RECORD_POINT) {
        place_text_box(o, p, &gap);
    }
    place_text_more(o, &gap, p->timezone);
    if (p->utc_offset.len) {
        out_text(o, STR(" UTC"));
        out_plain(o, p->utc_offset);
    }
    place_text_claimants(o, p, &gap);
    place_text_more(o, &gap, p->outline.at ? STR("its outline is in JSON output") : STR_NONE);
    place_text_more(o, &gap, p->id);
    out_char(o, '\n');
}

static const record place_type = {sizeof(place), place_fields, place_text};
static const record place_brief_type = {sizeof(place), place_brief_fields, place_text_brief};

GEO_FN const record *place_record(void) {
    return &place_type;
}

GEO_FN const record *place_brief_record(void) {
    return &place_brief_type;
}

GEO_FN place place_new(void) {
    return (place){.lat = NAN,
                   .lon = NAN,
                   .name = STR(""),
                   .box = geo_bbox_none(),
                   .center_lat = NAN,
                   .center_lon = NAN,
                   .osm_id = RECORD_NO_INT,
                   .importance = NAN,
                   .place_rank = RECORD_NO_INT,
                   .population = RECORD_NO_INT,
                   .elevation_m = NAN,
                   .area_km2 = NAN,
                   .outline_m = NAN,
                   .match_hit_score = NAN,
                   .confidence = NAN,
                   .distance_m = NAN,
                   .bearing_deg = NAN};
}

GEO_FN str place_part(const place *p, const char *key) {
    return record_pairs_get(&p->address, str_of(key));
}

GEO_FN bool place_is_among_countries(str country, str codes) {
    bool found = !codes.len;
    for (str rest = codes; rest.at && !found;) {
        found = str_eq_nocase(str_trim(str_cut(&rest, ',')), country);
    }
    return found && (country.len || !codes.len);
}

GEO_FN void place_set_postcode(arena *a, place *p, str code) {
    const str key = STR("postcode");
    int count = p->address.count, at = 0;
    const str_pair *old = p->address.at;
    while (at < count && !str_eq(old[at].key, key) && !str_starts(old[at].key, STR("country"))) {
        at++;
    }
    bool is_known = at < count && str_eq(old[at].key, key);
    bool fits = is_known || count < PLACE_ADDRESS_MAX;
    str_pair *parts = fits ? ARENA_NEW(a, str_pair, PLACE_ADDRESS_MAX) : NULL;
    if (!parts) {
        return;
    }
    for (int i = 0; i < count; i++) {
        parts[i + (i >= at && !is_known)] = old[i];
    }
    parts[at] = (str_pair){key, code};
    p->address = (str_pairs){parts, count + !is_known};
}

GEO_FN bool place_is_at(const place *p, double lat, double lon, double distance_m) {
    enum { NEAR_M = 1000 };
    return place_is_area(p) || distance_m <= NEAR_M || geo_bbox_contains(p->box, lat, lon);
}

GEO_FN void place_set_here(place *p, double lat, double lon) {
    p->center_lat = p->lat;
    p->center_lon = p->lon;
    p->lat = lat;
    p->lon = lon;
    p->distance_m = 0;
    p->bearing_deg = NAN; /* there is none */
}

GEO_FN void place_finish(place *p) {
    if (!geo_bbox_is(p->box)) {
        p->box = geo_bbox_of_rank(p->lat, p->lon, p->place_rank);
        p->box_source = PLACE_BOX_ESTIMATE;
    }
    if (!p->display_name.len) {
        p->display_name = p->name.len ? p->name : p->type.len ? p->type : STR("unnamed place");
    }
}

#define AT(member) offsetof(place_near, member)
static const field place_near_fields[] = {
    {FIELD("name", STR, name)},
    {FIELD("country_code", STR, country_code)},
    {FIELD("distance_m", NUM, distance_m), .decimals = 1, .in = IN_FULL},
    {FIELD("bearing_deg", NUM, bearing_deg), .decimals = 0, .in = IN_FULL,
     .help = "From the point"},
    {FIELD("relation", STR, relation), .help = "Where the point is"},
    {FIELD("display_name", STR, display_name), .in = IN_FULL},
    {FIELD("lat", NUM, lat), .decimals = 7, .in = IN_FULL},
    {FIELD("lon", NUM, lon), .decimals = 7, .in = IN_FULL},
    {FIELD("id", STR, id), .in = IN_FULL},
    {0},
};
#undef AT

static const record place_near_type = {sizeof(place_near), place_near_fields, NULL};

GEO_FN const record *place_near_record(void) {
    return &place_near_type;
}

static const struct {
    str osm_type;
    char letter;
} place_osm_letters[] = {{STR_ROW("node"), 'N'}, {STR_ROW("way"), 'W'}, {STR_ROW("relation"), 'R'}};

GEO_FN str place_osm_id(arena *a, str osm_type, int64_t osm_id) {
    enum { OSM_ID_MAX = 24 }; /* a letter and 20 characters of a 64-bit number */
    for (size_t i = 0; i < LEN(place_osm_letters) && osm_id != RECORD_NO_INT; i++) {
        if (str_eq(osm_type, place_osm_letters[i].osm_type)) {
            out o = out_of(arena_bytes(a, OSM_ID_MAX), OSM_ID_MAX);
            if (!o.at) {
                break;
            }
            out_char(&o, place_osm_letters[i].letter);
            out_int(&o, osm_id);
            return out_str(&o);
        }
    }
    return STR_NONE;
}

/* ---- where an answer came from ---- */

static const str place_sources[] = {
    [PLACE_NOMINATIM] = STR_ROW("nominatim"),
    [PLACE_GAZETTEER] = STR_ROW("gazetteer"),
    [PLACE_NOMINATIM | PLACE_GAZETTEER] = STR_ROW("nominatim, gazetteer"),
};

GEO_FN str place_source_text(unsigned source) {
    return place_sources[source];
}

static const str place_reasons[PLACE_REASONS] = {
    [PLACE_NO_STREET_DATA] = STR_ROW("no_street_data"),
    [PLACE_NO_POI_DATA] = STR_ROW("no_poi_data"),
    [PLACE_NO_POSTCODE_DATA] = STR_ROW("no_postcode_data"),
    [PLACE_UNKNOWN_NAME] = STR_ROW("unknown_name"),
    [PLACE_OUTSIDE_COUNTRY] = STR_ROW("outside_country"),
    [PLACE_OUTSIDE_BOX] = STR_ROW("outside_box"),
    [PLACE_CATEGORY_UNKNOWN] = STR_ROW("category_unknown"),
    [PLACE_AT_SEA] = STR_ROW("at_sea"),
};

GEO_FN str place_reason_text(unsigned reason) {
    return place_reasons[reason];
}

/* Of what is not all built in: the attribution tells that. */
static str place_source_beyond(unsigned source) {
    return source == PLACE_GAZETTEER ? STR_NONE : place_source_text(source);
}

#define AT(member) offsetof(place_origin, member)
static const field place_origin_fields[] = {
    {FIELD("source", WORD, source), .word = place_source_text, .in = IN_FULL},
    {FIELD("source", WORD, source), .word = place_source_beyond,
     .in = IN_NORMAL | IN_CHOICE | IN_POINT},
    {FIELD("attribution", STR, attribution)},
    {FIELD("data_date", STR, data_date), .in = IN_FULL},
    {FIELD("cached", BOOL, cached), .in = PLACE_BEYOND_BRIEF},
    {FIELD("stale", BOOL, stale)},
    {FIELD("age_s", NUM, age_s), .decimals = 0, .in = IN_FULL},
    {FIELD("warning", STR, warning)},
    {FIELD("reason", WORD, reason), .word = place_reason_text},
    {FIELD("precision", STR, precision)},
    {FIELD("notation", STR, notation)},
    {FIELD("matched", STR, matched)},
    {FIELD("dropped", STR, dropped)},
    {FIELD("understood", STR, understood)},
    {FIELD("did_you_mean", STRS, did_you_mean)},
    {0},
};
#undef AT

static void place_origin_text(out *o, const void *rec, int indent, record_view view) {
    const place_origin *origin = rec;
    if (origin->source && view == RECORD_BRIEF && !origin->stale) {
        out_fmt(o, "%*sSource: ", indent, "");
        out_plain(o, origin->attribution);
        out_char(o, '\n');
    } else if (origin->source) {
        out_fmt(o, "%*sSource: ", indent, "");
        out_text(o, place_source_text(origin->source));
        if (origin->cached) {
            out_text(o, origin->stale ? STR(", out of date, from the cache") : STR(", cached"));
            if (!isnan(origin->age_s)) {
                out_fmt(o, " %.0f s ago", origin->age_s);
            }
        }
        if (origin->data_date.len) {
            out_text(o, STR(", data of "));
            out_plain(o, origin->data_date);
        }
        out_text(o, origin->attribution.len ? STR(". ") : STR("."));
        out_plain(o, origin->attribution);
        out_char(o, '\n');
    }
    if (origin->warning.len) {
        out_fmt(o, "%*sWarning: ", indent, "");
        out_plain(o, origin->warning);
        out_char(o, '\n');
    }
}

static const record place_origin_type = {sizeof(place_origin), place_origin_fields,
                                         place_origin_text};

GEO_FN const record *place_origin_record(void) {
    return &place_origin_type;
}

GEO_FN place_origin place_origin_new(void) {
    return (place_origin){.age_s = NAN};
}

#undef PLACE_TEXT_KM_FROM_M
