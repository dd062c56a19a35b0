/* import_country -- countries, divisions and towns of the embedded image. Owns a pointer to the
 * image, which others keep open. */
#include "import_country.h"

#include <string.h>

#include "../geo/country.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../image/area.h"
#include "../image/image.h"
#include "../image/image_set.h"

static struct {
    const image *m;
    char text[64],
        path[IMPORT_RECORD_PATH_MAX]; /* of the last country: files repeat it in every row */
    size_t text_len, path_len;
    bool is_used; /* the index holds something from the image */
} countries;

GEO_FN void import_country_use(bool is_known) {
    const image *embedded = is_known ? image_set_current()->base : NULL;
    memset(&countries, 0, sizeof countries);
    countries.m = embedded && embedded->places ? embedded : NULL;
}

/* Whether a place is an area of that class around a point; a country may be anywhere. */
static bool import_country_is_area(uint32_t row, image_class cls, double lat, double lon) {
    enum { NEAR_M = 8000 }; /* boxes of towns without an outline are small */
    const image *m = countries.m;
    image_class is = image_class_of(m, row);
    bool is_town = IMAGE_CLASS_BIT(is) & IMAGE_SETTLED_MASK;
    bool is_alike = is == cls || (is_town && IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK);
    bbox box;
    return is_alike &&
           (cls == IMAGE_COUNTRY || (image_box(m, row, &box) && geo_bbox_contains(box, lat, lon)) ||
            (is_town && geo_distance_m(lat, lon, image_lat(m, row), image_lon(m, row)) < NEAR_M));
}

static str import_country_letters(uint32_t found, char room[NAMES_TEXT_MAX]) {
    return names_tagged(countries.m, found, countries.m->lang_cc, room);
}

/* The area of that name or code, the most important of several; the code of a country is of no
 * other that is called so. IMAGE_NO_PLACE: none. */
static uint32_t import_country_named(str text, image_class cls, double lat, double lon,
                                     image_name_class *how) {
    char room[IMAGE_KEY_MAX];
    str key = fold_name(text, FOLD_PLAIN, room, sizeof room);
    uint32_t number = 0, found = 0;
    str code = cls == IMAGE_COUNTRY ? country_of_code(text) : STR_NONE;
    if (!countries.m || !key.len || !names_find(countries.m, key, &number)) {
        return IMAGE_NO_PLACE;
    }
    names_postings post = names_postings_of(countries.m, number);
    while (names_next_posting(&post, &found, how)) {
        char letters[NAMES_TEXT_MAX];
        if (import_country_is_area(found, cls, lat, lon) &&
            (!code.len || str_eq_nocase(import_country_letters(found, letters), code))) {
            return found;
        }
    }
    return IMAGE_NO_PLACE;
}

/* A two-letter code is the key in lower case, so that the codes of all sources agree. */
static str import_country_path(str text, char room[IMPORT_RECORD_PATH_MAX]) {
    str path = {room, 0};
    char letters[2];
    if (import_record_country_key(text, letters)) {
        import_record_path(&path, room, LEVEL_COUNTRY, (str){letters, 2}, true);
    } else {
        import_record_path(&path, room, LEVEL_COUNTRY, text, false);
    }
    return path;
}

GEO_FN str import_country_path_at(double lat, double lon, char room[IMPORT_RECORD_PATH_MAX]) {
    char letters[NAMES_TEXT_MAX];
    uint32_t found = countries.m ? area_at(countries.m, AREA_COUNTRIES, lat, lon) : IMAGE_NO_PLACE;
    return found == IMAGE_NO_PLACE
               ? (str){room, 0}
               : import_country_path(import_country_letters(found, letters), room);
}

GEO_FN int import_country_has_town(str name, double lat, double lon) {
    char room[IMAGE_KEY_MAX];
    image_name_class how;
    uint32_t number;
    str key = fold_name(name, FOLD_PLAIN, room, sizeof room);
    bool is_known = countries.m && key.len && names_find(countries.m, key, &number);
    bool is_here =
        is_known && import_country_named(name, IMAGE_CITY, lat, lon, &how) != IMAGE_NO_PLACE;
    return is_here ? 1 : -is_known;
}

GEO_FN bool import_country_is_at_sea(double lat, double lon) {
    return countries.m && area_at(countries.m, AREA_COUNTRIES, lat, lon) == IMAGE_NO_PLACE;
}

GEO_FN str import_country_path_of(str text, char room[IMPORT_RECORD_PATH_MAX]) {
    char letters[NAMES_TEXT_MAX];
    if (countries.path_len && str_eq(text, (str){countries.text, countries.text_len})) {
        memcpy(room, countries.path, countries.path_len);
        return (str){room, countries.path_len};
    }
    image_name_class how;
    str code = country_of_code(text); /* before it is a name: CR is Costa Rica */
    uint32_t found =
        code.len ? IMAGE_NO_PLACE : import_country_named(text, IMAGE_COUNTRY, 0, 0, &how);
    str path =
        import_country_path(code.len                  ? code
                            : found == IMAGE_NO_PLACE ? text
                                                      : import_country_letters(found, letters),
                            room);
    if (text.len <= sizeof countries.text && text.len) {
        memcpy(countries.text, text.at, text.len);
        memcpy(countries.path, path.at, path.len);
        countries.text_len = text.len;
        countries.path_len = path.len;
    }
    return path;
}

/* Puts the main name of a place into *name and the rest into the import record. */
static bool import_country_copy(uint32_t found, import_record *r, str *name, arena *a) {
    char room[NAMES_TEXT_MAX];
    const image *m = countries.m;
    uint32_t word;
    str text;
    if (found == IMAGE_NO_PLACE) {
        return false;
    }
    countries.is_used = true;
    *name = arena_copy(a, names_main(m, found, room));
    r->lat = image_lat(m, found);
    r->lon = image_lon(m, found);
    r->population = image_population(m, found);
    for (uint64_t i = 0; names_local(m, found, i, &word, &text, room); i++) {
        str lang = image_word(m, word);
        import_record_add_name(r, str_starts(lang, STR("*")) ? IMAGE_CODE : IMAGE_OTHER, lang,
                               arena_copy(a, text));
    }
    if (!image_box(m, found, &r->box)) {
        r->box = geo_bbox_none();
    }
    return true;
}

GEO_FN bool import_country_fill(str path, import_record *r, arena *a) {
    image_name_class how;
    str code = path.len > 2 ? (str){path.at + 1, path.len - 2} : STR_NONE;
    bool is_known =
        import_country_copy(import_country_named(code, IMAGE_COUNTRY, 0, 0, &how), r, &r->name, a);
    if (!is_known && country_of_code(code).len) {
        import_record_add_name(r, IMAGE_CODE, STR(IMAGE_LANG_CC), country_of_code(code));
    }
    return is_known;
}

GEO_FN bool import_country_fill_area(image_class *cls, double lat, double lon, import_record *r,
                                     arena *a) {
    image_name_class how;
    uint32_t found = import_country_named(r->name, *cls, lat, lon, &how);
    str other, own = r->name;
    if (!import_country_copy(found, r, &other, a)) {
        return false;
    }
    bool is_code = how == IMAGE_CODE; /* tables write "CO", but that is not its name */
    r->name = is_code ? other : own;
    import_record_add_name(r, is_code ? IMAGE_CODE : IMAGE_ALIAS, STR_NONE, is_code ? own : other);
    *cls = image_class_of(countries.m, found);
    return true;
}

GEO_FN str import_country_credit(void) {
    return countries.is_used ? countries.m->attribution : (str){"", 0};
}
