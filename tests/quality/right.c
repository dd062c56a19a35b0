/* right -- whether a place is the one that a row of a set asks for.
 *
 * Columns: query;lat;lon;km;kind;name. A place is right that lies within km of lat,lon, or whose
 * box holds them when km is empty; with neither, only kind counts. kind: words of which all must
 * fit: country, division, county, settlement, feature, inhabited (no feature), a type of OSM
 * (island), in a country (fr), in a division by its ISO 3166-2 code (FR-77) or, as not all answers
 * have one, with `name` in its name; "nowhere" fits none. */

static bool right_is_area(const place *p) {
    return str_eq(p->category, STR("boundary")) && str_eq(p->type, STR("administrative"));
}

static bool right_is_settlement(const place *p) {
    static const char *const types[] = {"city",   "town",    "village", "hamlet",
                                        "suburb", "quarter", "borough", "neighbourhood"};
    bool is_listed = false;
    for (size_t i = 0; i < LEN(types); i++) {
        is_listed = is_listed || str_eq(p->type, str_of(types[i]));
    }
    return is_listed && str_eq(p->category, STR("place"));
}

/* Whether a name contains another, in whatever spelling. */
static bool right_is_like(str name, str part) {
    char room[2][IMAGE_KEY_MAX];
    part = fold_name(part, FOLD_PLAIN, room[0], IMAGE_KEY_MAX);
    return part.len && str_find(fold_name(name, FOLD_PLAIN, room[1], IMAGE_KEY_MAX), part) >= 0;
}

static bool right_is_kind(const place *p, str word, str name) {
    if (str_eq(word, STR("country"))) {
        return p->place_rank == 4;
    }
    if (str_eq(word, STR("division"))) {
        return right_is_area(p) && p->place_rank > 4;
    }
    if (str_eq(word, STR("county"))) {
        return str_eq(p->address_type, STR("county"));
    }
    if (str_eq(word, STR("settlement"))) {
        return right_is_settlement(p);
    }
    bool is_feature = !right_is_area(p) && !right_is_settlement(p);
    if (str_eq(word, STR("feature")) || str_eq(word, STR("inhabited"))) {
        return is_feature == str_eq(word, STR("feature"));
    }
    if (word.len == 2) {
        return str_eq_nocase(place_part(p, "country_code"), word);
    }
    return str_eq(p->type, word) || str_eq(place_part(p, "ISO3166-2-lvl4"), word) ||
           str_eq(place_part(p, "ISO3166-2-lvl6"), word) || right_is_like(p->name, name);
}

static bool right_is_place(const quality_table *t, const place *p) {
    str kind = quality_field(t, "kind"), km = quality_field(t, "km");
    while (kind.len) {
        if (!right_is_kind(p, str_cut(&kind, ' '), quality_field(t, "name"))) {
            return false;
        }
    }
    place_point point = quality_point(t, 0);
    return !quality_field(t, "lat").len ||
           (km.len
                ? geo_distance_m(point.lat, point.lon, p->lat, p->lon) <= quality_number(km) * 1000
                : p->place_rank > 4 && geo_bbox_contains(p->box, point.lat, point.lon));
}
