/* photon_filter -- what kind of result a place is to Photon, and which ones a request keeps. Owns
 * the table of types. Outside facts: Photon's docs/api-v1.md and docs/categories.md. Photon takes
 * the type from Nominatim's address rank; ours is by the words for the parts of addresses, which
 * stand for these ranks. Several osm_tag that include are alternatives, all that exclude count; a
 * list of categories is alternatives in `include` and a conjunction in `exclude`. */
#include "photon_filter.h"

#include "../base/ascii.h"

static const str photon_filter_types[PHOTON_TYPES] = {
    [PHOTON_HOUSE] = STR_ROW("house"),       [PHOTON_STREET] = STR_ROW("street"),
    [PHOTON_LOCALITY] = STR_ROW("locality"), [PHOTON_DISTRICT] = STR_ROW("district"),
    [PHOTON_CITY] = STR_ROW("city"),         [PHOTON_COUNTY] = STR_ROW("county"),
    [PHOTON_STATE] = STR_ROW("state"),       [PHOTON_COUNTRY] = STR_ROW("country"),
    [PHOTON_OTHER] = STR_ROW("other"),
};

/* The words for the parts of addresses, ascending. */
static const struct {
    str word;
    photon_type type;
} photon_filter_words[] = {
    {STR_ROW("allotments"), PHOTON_LOCALITY},
    {STR_ROW("borough"), PHOTON_DISTRICT},
    {STR_ROW("building"), PHOTON_HOUSE},
    {STR_ROW("city"), PHOTON_CITY},
    {STR_ROW("city_block"), PHOTON_LOCALITY},
    {STR_ROW("city_district"), PHOTON_DISTRICT},
    {STR_ROW("commercial"), PHOTON_LOCALITY},
    {STR_ROW("country"), PHOTON_COUNTRY},
    {STR_ROW("county"), PHOTON_COUNTY},
    {STR_ROW("croft"), PHOTON_LOCALITY},
    {STR_ROW("cycleway"), PHOTON_STREET},
    {STR_ROW("district"), PHOTON_COUNTY},
    {STR_ROW("farm"), PHOTON_LOCALITY},
    {STR_ROW("footway"), PHOTON_STREET},
    {STR_ROW("hamlet"), PHOTON_DISTRICT},
    {STR_ROW("house"), PHOTON_HOUSE},
    {STR_ROW("house_name"), PHOTON_HOUSE},
    {STR_ROW("house_number"), PHOTON_HOUSE},
    {STR_ROW("industrial"), PHOTON_LOCALITY},
    {STR_ROW("isolated_dwelling"), PHOTON_LOCALITY},
    {STR_ROW("locality"), PHOTON_LOCALITY},
    {STR_ROW("municipality"), PHOTON_CITY},
    {STR_ROW("neighbourhood"), PHOTON_LOCALITY},
    {STR_ROW("path"), PHOTON_STREET},
    {STR_ROW("pedestrian"), PHOTON_STREET},
    {STR_ROW("province"), PHOTON_STATE},
    {STR_ROW("quarter"), PHOTON_LOCALITY},
    {STR_ROW("region"), PHOTON_STATE},
    {STR_ROW("residential"), PHOTON_LOCALITY},
    {STR_ROW("retail"), PHOTON_LOCALITY},
    {STR_ROW("road"), PHOTON_STREET},
    {STR_ROW("square"), PHOTON_STREET},
    {STR_ROW("state"), PHOTON_STATE},
    {STR_ROW("state_district"), PHOTON_COUNTY},
    {STR_ROW("street"), PHOTON_STREET},
    {STR_ROW("subdivision"), PHOTON_DISTRICT},
    {STR_ROW("suburb"), PHOTON_DISTRICT},
    {STR_ROW("town"), PHOTON_CITY},
    {STR_ROW("village"), PHOTON_CITY},
};

/* Keys and values of what has no place in addresses, whatever its rank, ascending; all else that is
 * no part of them is as large as a house. */
static const str photon_filter_nature = STR_ROW(
    "boundary/island/islet/landuse/mountain_pass/natural/nature_reserve/park/place/water/waterway");

GEO_FN str photon_filter_type_name(photon_type type) {
    return photon_filter_types[type];
}

GEO_FN photon_type photon_filter_type_of(str word) {
    size_t low = 0, high = LEN(photon_filter_words);
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = str_cmp(word, photon_filter_words[middle].word);
        if (order == 0) {
            return photon_filter_words[middle].type;
        }
        low = order > 0 ? middle + 1 : low;
        high = order < 0 ? middle : high;
    }
    return PHOTON_TYPES;
}

GEO_FN photon_type photon_filter_type(const place *p) {
    photon_type type = photon_filter_type_of(p->address_type);
    if (type != PHOTON_TYPES) {
        return type;
    }
    bool is_nature = str_is_among(p->category, photon_filter_nature, '/') ||
                     str_is_among(p->type, photon_filter_nature, '/');
    return is_nature ? PHOTON_OTHER : PHOTON_HOUSE;
}

/* ---- reading ---- */

GEO_FN bool photon_filter_add_layer(photon_filter *f, str name) {
    for (int i = 0; i < PHOTON_TYPES; i++) {
        if (str_eq(photon_filter_types[i], name)) {
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
