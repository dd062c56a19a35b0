/* country -- the countries of the embedded image, their divisions and towns.
 *
 * Flow: borders.c and gather.c ask which country a point or a column means, arrange.c wants the row
 * of an area that no source has. Owns a pointer to the image, which others keep open. */
#include "country.h"

#include <string.h>

#include "../geo/geo.h"
#include "../source/fold.h"
#include "../source/gaz_area.h"
#include "../source/gaz_image.h"

static struct {
    const image *m;
    char text[64],
        path[SPOT_PATH_MAX]; /* of the last name that was asked for: files say it in every row */
    size_t text_len, path_len;
} countries;

GEO_FN void country_use(const image *embedded) {
    memset(&countries, 0, sizeof countries);
    countries.m = embedded && embedded->places ? embedded : NULL;
}

/* The country of that name or code; IMAGE_NO_PLACE when there is none. */
static uint32_t country_named(str text) {
    char room[IMAGE_KEY_MAX];
    str key = fold_name(text, FOLD_PLAIN, room, sizeof room);
    uint32_t number = 0, found = 0;
    if (!countries.m || !key.len || !names_find(countries.m, key, &number)) {
        return IMAGE_NO_PLACE;
    }
    names_post post = names_bearers(countries.m, number);
    image_name_class cls;
    while (names_bearer(&post, &found, &cls)) {
        if (image_class_of(countries.m, found) == IMAGE_COUNTRY) {
            return found;
        }
    }
    return IMAGE_NO_PLACE;
}

static str country_letters(uint32_t found, char room[NAMES_TEXT_MAX]) {
    return names_tagged(countries.m, found, countries.m->lang_cc, room);
}

/* Two letters make the key in lower case, so that codes of all sources are one. */
static str country_path(str text, char room[SPOT_PATH_MAX]) {
    str path = {room, 0};
    char letters[2];
    if (text.len == 2 && char_is_alpha(text.at[0]) && char_is_alpha(text.at[1])) {
        letters[0] = char_lower(text.at[0]);
        letters[1] = char_lower(text.at[1]);
        spot_path(&path, room, LEVEL_COUNTRY, (str){letters, 2}, true);
    } else {
        spot_path(&path, room, LEVEL_COUNTRY, text, false);
    }
    return path;
}

GEO_FN str country_path_at(double lat, double lon, char room[SPOT_PATH_MAX]) {
    char letters[NAMES_TEXT_MAX];
    uint32_t found = countries.m ? area_at(countries.m, AREA_COUNTRIES, lat, lon) : IMAGE_NO_PLACE;
    return found == IMAGE_NO_PLACE ? (str){room, 0}
                                   : country_path(country_letters(found, letters), room);
}

GEO_FN str country_path_of(str text, char room[SPOT_PATH_MAX]) {
    char letters[NAMES_TEXT_MAX];
    if (countries.path_len && str_eq(text, (str){countries.text, countries.text_len})) {
        memcpy(room, countries.path, countries.path_len);
        return (str){room, countries.path_len};
    }
    uint32_t found = country_named(text);
    str path = country_path(found == IMAGE_NO_PLACE ? text : country_letters(found, letters), room);
    if (text.len <= sizeof countries.text && text.len) {
        memcpy(countries.text, text.at, text.len);
        memcpy(countries.path, path.at, path.len);
        countries.text_len = text.len;
        countries.path_len = path.len;
    }
    return path;
}

/* All that is known of it but its main name. */
static void country_copy(uint32_t found, spot *s, arena *a) {
    char room[NAMES_TEXT_MAX];
    const image *m = countries.m;
    uint32_t word;
    str text;
    s->lat = image_lat(m, found);
    s->lon = image_lon(m, found);
    s->people = image_people(m, found);
    for (uint64_t i = 0; names_local(m, found, i, &word, &text, room); i++) {
        str lang = image_word(m, word);
        spot_add_name(s, str_starts(lang, STR("*")) ? IMAGE_CODE : IMAGE_OTHER, lang,
                      arena_copy(a, text));
    }
    if (!image_box(m, found, &s->box)) {
        s->box = bbox_none();
    }
}

GEO_FN bool country_fill(str path, spot *s, arena *a) {
    char room[NAMES_TEXT_MAX];
    uint32_t found =
        path.len > 2 ? country_named((str){path.at + 1, path.len - 2}) : IMAGE_NO_PLACE;
    if (found == IMAGE_NO_PLACE) {
        return false;
    }
    s->name = arena_copy(a, names_main(countries.m, found, room));
    country_copy(found, s, a);
    return true;
}

/* Whether a place of the image can be the area of that class around a point. */
static bool country_is_area(uint32_t row, image_class cls, double lat, double lon) {
    enum { NEAR_M = 8000 }; /* boxes of towns are narrow where nobody has drawn them */
    const image *m = countries.m;
    image_class is = image_class_of(m, row);
    bool is_town = IMAGE_CLASS_BIT(is) & IMAGE_SETTLED_MASK;
    bbox box;
    if (IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK ? !is_town : is != cls) {
        return false;
    }
    return (image_box(m, row, &box) && bbox_contains(box, lat, lon)) ||
           (is_town && geo_distance_m(lat, lon, image_lat(m, row), image_lon(m, row)) < NEAR_M);
}

GEO_FN bool country_fill_area(image_class *cls, double lat, double lon, spot *s, arena *a) {
    char room[IMAGE_KEY_MAX];
    str key = fold_name(s->name, FOLD_PLAIN, room, sizeof room);
    const image *m = countries.m;
    uint32_t number = 0, row = 0, best = IMAGE_NO_PLACE;
    image_name_class how, best_how = IMAGE_MAIN;
    if (!m || !key.len || !names_find(m, key, &number)) {
        return false;
    }
    names_post post = names_bearers(m, number);
    while (names_bearer(&post, &row, &how)) {
        if (country_is_area(row, *cls, lat, lon) &&
            (best == IMAGE_NO_PLACE || image_people(m, row) > image_people(m, best))) {
            best = row;
            best_how = how;
        }
    }
    if (best == IMAGE_NO_PLACE) {
        return false;
    }
    char text[NAMES_TEXT_MAX];
    str name = arena_copy(a, names_main(m, best, text));
    if (best_how == IMAGE_CODE) { /* "CO" is how tables write it, not what it is called */
        spot_add_name(s, IMAGE_CODE, STR_NONE, s->name);
        s->name = name;
    } else {
        spot_add_name(s, IMAGE_ALIAS, STR_NONE, name);
    }
    country_copy(best, s, a);
    *cls = image_class_of(m, best);
    return true;
}
