/* photon_filter -- what kind of result a place is to Photon, and which ones a request keeps. Owns
 * the table of types. Outside facts: Photon's docs/api-v1.md and docs/categories.md. Photon takes
 * the type from Nominatim's address rank; ours is by the words for the parts of addresses, which
 * stand for these ranks. Several osm_tag that include are alternatives, all that exclude count; a
 * list of categories is alternatives in `include` and a conjunction in `exclude`. */
#include "photon_filter.h"

#include "../base/ascii.h"
#include "../wire/http.h"

static const struct {
    str name, words;
} photon_filter_types[PHOTON_TYPES] = {
    [PHOTON_HOUSE] = {STR_ROW("house"), STR_ROW("house,building,house_number,house_name")},
    [PHOTON_STREET] = {STR_ROW("street"),
                       STR_ROW("road,street,pedestrian,footway,path,square,cycleway")},
    [PHOTON_LOCALITY] = {STR_ROW("locality"),
                         STR_ROW("locality,neighbourhood,quarter,isolated_dwelling,farm,croft,"
                                 "allotments,city_block,residential,industrial,commercial,retail")},
    [PHOTON_DISTRICT] = {STR_ROW("district"),
                         STR_ROW("suburb,city_district,borough,hamlet,subdivision")},
    [PHOTON_CITY] = {STR_ROW("city"), STR_ROW("city,town,village,municipality")},
    [PHOTON_COUNTY] = {STR_ROW("county"), STR_ROW("county,district,state_district")},
    [PHOTON_STATE] = {STR_ROW("state"), STR_ROW("state,province,region")},
    [PHOTON_COUNTRY] = {STR_ROW("country"), STR_ROW("country")},
    [PHOTON_OTHER] = {STR_ROW("other"), STR_ROW("")},
};

/* Keys and values of what has no place in addresses, whatever its rank; all else that is no part of
 * them is as large as a house. */
#define PHOTON_FILTER_NATURE                                                                       \
    "place,boundary,natural,waterway,mountain_pass,landuse,water,island,islet,park,nature_reserve"

GEO_FN str photon_filter_type_name(photon_type type) {
    return photon_filter_types[type].name;
}

GEO_FN photon_type photon_filter_type_of(str word) {
    int type = 0;
    while (type < PHOTON_OTHER && !http_list_has(photon_filter_types[type].words, word)) {
        type++;
    }
    return type < PHOTON_OTHER ? (photon_type)type : PHOTON_TYPES;
}

GEO_FN photon_type photon_filter_type(const place *p) {
    str nature = STR(PHOTON_FILTER_NATURE);
    photon_type type = photon_filter_type_of(p->address_type);
    if (type != PHOTON_TYPES) {
        return type;
    }
    return http_list_has(nature, p->category) || http_list_has(nature, p->type) ? PHOTON_OTHER
                                                                                : PHOTON_HOUSE;
}

/* ---- reading ---- */

GEO_FN bool photon_filter_add_layer(photon_filter *f, str name) {
    for (int i = 0; i < PHOTON_TYPES; i++) {
        if (str_eq(photon_filter_types[i].name, name)) {
            f->layers |= 1u << i;
            return true;
        }
    }
    return false;
}

static bool photon_filter_cut_mark(str *text) {
    bool has = str_starts(*text, STR("!"));
    *text = str_trim(str_from(*text, has));
    return has;
}

GEO_FN bool photon_filter_add_tag(photon_filter *f, str text) {
    str value = text, key = str_cut(&value, ':');
    bool has_value = value.at != NULL, not_key = photon_filter_cut_mark(&key);
    bool not_value = has_value && photon_filter_cut_mark(&value);
    bool is_good = has_value ? value.len && str_index(value, ':') == value.len : key.len > 0;
    if (!is_good || f->tag_count == PHOTON_TAGS_MAX) {
        return false;
    }
    bool is_other_value = key.len && !not_key && not_value;
    f->tags[f->tag_count++] = (photon_tag){.key = key.len ? key : STR_NONE,
                                           .value = value,
                                           .is_excluded = (not_key || not_value) && !is_other_value,
                                           .is_value_excluded = is_other_value};
    return true;
}

/* Two to five labels of letters, digits, `_` and `-`, with dots between them. */
static bool photon_filter_is_path(str path) {
    enum { LABELS_MAX = 5 };
    int labels = 0;
    while (path.at) {
        str label = str_cut(&path, '.');
        labels++;
        for (size_t i = 0; i < label.len; i++) {
            char c = label.at[i];
            if (!ascii_is_alpha(c) && !ascii_is_digit(c) && c != '_' && c != '-') {
                return false;
            }
        }
        if (!label.len) {
            return false;
        }
    }
    return labels >= 2 && labels <= LABELS_MAX;
}

GEO_FN bool photon_filter_add_path(str list[PHOTON_PATHS_MAX], int *count, str paths) {
    bool good = *count < PHOTON_PATHS_MAX && paths.len <= PHOTON_PATH_MAX;
    for (str rest = paths; good && rest.at;) {
        good = photon_filter_is_path(str_cut(&rest, ','));
    }
    if (good) {
        list[(*count)++] = paths;
    }
    return good;
}

/* ---- keeping ---- */

static bool photon_filter_tag_fits(const photon_tag *t, const place *p) {
    bool key = !t->key.at || str_eq(t->key, p->category);
    bool value = !t->value.at || str_eq(t->value, p->type);
    return key && value != t->is_value_excluded;
}

static bool photon_filter_tags_keep(const photon_filter *f, const place *p) {
    bool is_asked = false, is_in = false;
    for (int i = 0; i < f->tag_count; i++) {
        const photon_tag *t = &f->tags[i];
        bool fits = photon_filter_tag_fits(t, p);
        if (t->is_excluded && fits) {
            return false;
        }
        is_asked |= !t->is_excluded;
        is_in |= !t->is_excluded && fits;
    }
    return is_in || !is_asked;
}

/* The one category of a place is osm.KEY.VALUE, and each path at its front fits. */
static bool photon_filter_has_path(const place *p, str path) {
    str group = str_cut(&path, '.'), key = str_cut(&path, '.'), value = str_cut(&path, '.');
    return str_eq(group, STR("osm")) && str_eq(key, p->category) &&
           (!value.at || str_eq(value, p->type)) && !path.at;
}

/* Of a list of paths: one of them, or with `all` each. */
static bool photon_filter_has_paths(const place *p, str paths, bool all) {
    while (paths.at) {
        if (photon_filter_has_path(p, str_cut(&paths, ',')) != all) {
            return !all;
        }
    }
    return all;
}

GEO_FN bool photon_filter_keeps(const photon_filter *f, const place *p) {
    bool good = !f->layers || f->layers >> photon_filter_type(p) & 1;
    for (int i = 0; i < f->include_count && good; i++) {
        good = photon_filter_has_paths(p, f->include[i], false);
    }
    for (int i = 0; i < f->exclude_count && good; i++) {
        good = !photon_filter_has_paths(p, f->exclude[i], true);
    }
    return good && photon_filter_tags_keep(f, p);
}

/* ---- what to look for ---- */

/* The paths of the first `include`, "osm.amenity.cafe,osm.shop", as tags. */
static int photon_filter_wanted_paths(str paths, arena *a, str tags[PHOTON_TAGS_MAX]) {
    int count = 0;
    while (paths.at && count < PHOTON_TAGS_MAX) {
        str path = str_cut(&paths, ','), group = str_cut(&path, '.'), key = str_cut(&path, '.');
        if (str_eq(group, STR("osm"))) {
            tags[count++] = arena_list(a, key, STR("="), str_cut(&path, '.'));
        }
    }
    return count;
}

GEO_FN int photon_filter_wanted(const photon_filter *f, arena *a, str tags[PHOTON_TAGS_MAX]) {
    int count = 0;
    for (int i = 0; i < f->tag_count; i++) {
        const photon_tag *t = &f->tags[i];
        if (!t->is_excluded && !t->key.at) {
            return 0; /* any key: nothing to look for */
        }
        if (!t->is_excluded) {
            str value = t->is_value_excluded ? STR_NONE : t->value;
            tags[count++] = arena_list(a, t->key, STR("="), value);
        }
    }
    return !count && f->include_count ? photon_filter_wanted_paths(f->include[0], a, tags) : count;
}

#undef PHOTON_FILTER_NATURE
