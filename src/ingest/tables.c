/* tables -- turns the tables of vendor/gazetteer into the embedded image. src/generate/gazetteer.c
 * calls it on the build machine; it is not in the shipped program. Owns the numbers of the places
 * while it runs. Outside facts: the columns of the tables (SOURCES.md there), GeoNames feature
 * codes, Nominatim's place ranks and importance scale.
 *
 * A row of table_sizes says what an image of that size holds. Names come with their languages; a
 * name in a language that the size does not have is at most kept as a spelling to search for. */
#include "tables.h"

#include <stdio.h>
#include <string.h>

#include "../geo/geo.h"
#include "../platform/os.h"
#include "areas.h"
#include "image.h"
#include "kinds.h"
#include "lexicon.h"

enum {
    TABLE_SLOTS = 1 << 18, /* of the map from ids to places: twice as many as there are places */
    TABLE_COLUMNS_MAX = 16,
    TABLE_REGIONS_MAX = 20000, /* countries, and divisions with borders */
    TABLE_LANGS_MAX = 64,
    TABLE_KNOWN_DIVISION = 2000000, /* people: known by name in every language from here on */
    TABLE_LATIN_END = 0x250,        /* the first code point after Europe's Latin letters */
    TABLE_MEMORY = 640 << 20        /* reserved, not all used: sorting in memory is fastest */
};

typedef struct {
    const char *name;
    int64_t people_min;       /* of a settlement that is not a capital of a country or division */
    int64_t alias_people_min; /* of a settlement whose untagged spellings are kept */
    double feature_rank_max;  /* Natural Earth's scalerank: 0 is most important */
    bool has_counties, has_divisions; /* second-level divisions; borders of first-level ones */
    const char *langs;                /* of settlements, countries and features */
    const char *division_langs;
    bool has_other_names;         /* settlements are found by their names in other languages */
    const char *metropolis_langs; /* and those with a million people by names in these, too */
} table_size;

static const table_size table_sizes[] = {
    {"full", 5000, 100000, 99, true, true,
     "en de fr es pt it nl sv da nb fi pl cs sk hu ro bg ru uk sr hr sl lt lv et el tr fa ar ur he "
     "hi th vi id ja ko zh ka hy zht",
     "en de fr es pt it nl sv pl cs ru uk tr ar fa he ja ko zh hu el vi", true,
     "be mk kk mn bn ta te mr ml kn gu pa am my km ckb ps yue zh_CN zh_TW"},
    {"small", 75000, INT64_MAX, 2, false, false, "en de fr es ru zh", "en", false, ""},
};

typedef struct {
    str columns[TABLE_COLUMNS_MAX];
    int count;
} table_row;

typedef struct {
    str at[TABLE_LANGS_MAX];
    int count;
} table_langs;

static struct {
    const table_size *size;
    const char *folder;
    table_row header;           /* of the table that is read: the names of its columns */
    const char *missing_column; /* asked for, but not in the header */
    uint64_t keys[TABLE_SLOTS]; /* hash of an id, 0 free; ids are told apart by 64 bits */
    uint32_t places[TABLE_SLOTS];
    uint32_t lang_cc, lang_iso;
    table_langs langs, division_langs, metropolis_langs;
    uint64_t region_keys[TABLE_REGIONS_MAX];
    bool has_land[TABLE_REGIONS_MAX + 1]; /* of regions: countries whose divisions are known */
    unsigned region_count;
} tables;

/* ---- ids ---- */

static uint64_t table_slot(str id) {
    uint64_t key = hash64(id.at, id.len, 1) | 1, slot = key % TABLE_SLOTS;
    while (tables.keys[slot] && tables.keys[slot] != key) {
        slot = (slot + 1) % TABLE_SLOTS;
    }
    return slot;
}

static void table_remember(str id, uint32_t number) {
    uint64_t slot = table_slot(id);
    tables.keys[slot] = hash64(id.at, id.len, 1) | 1;
    tables.places[slot] = number;
}

/* The id of a place after a letter: remembers a property that only some places have. */
static str table_marked(char mark, str id, char room[32]) {
    room[0] = mark;
    str_cstr(id, room + 1, 31);
    return str_of(room);
}

static uint32_t table_place(str id) {
    uint64_t slot = table_slot(id);
    return tables.keys[slot] ? tables.places[slot] : IMAGE_NO_PLACE;
}

/* ---- rows ---- */

typedef void (*table_reader)(call *c, const table_row *row);

/* By the name that the header line gives it. Asking for one that is not there fails the table. */
static str table_column(const table_row *row, const char *name) {
    for (int i = 0; i < tables.header.count; i++) {
        if (str_eq(tables.header.columns[i], str_of(name))) {
            return row->columns[i];
        }
    }
    tables.missing_column = name;
    return (str){"", 0};
}

static int64_t table_int(const table_row *row, const char *name) {
    int64_t value = 0;
    return str_int(table_column(row, name), &value) ? value : 0;
}

static double table_num(const table_row *row, const char *name) {
    double value = 0;
    return str_num(table_column(row, name), &value) ? value : 0;
}

static bbox table_box(str text) {
    double v[4];
    for (int i = 0; i < 4; i++) {
        if (!str_num(str_cut(&text, ','), &v[i])) {
            return bbox_none();
        }
    }
    return (bbox){v[0], v[1], v[2], v[3]};
}

static table_row table_split(str line) {
    table_row row = {.count = 0};
    while (line.at && row.count < TABLE_COLUMNS_MAX) {
        row.columns[row.count++] = str_cut(&line, '\t');
    }
    return row;
}

static void table_rows(call *c, const char *name, str text, table_reader read) {
    tables.header = table_split(str_cut(&text, '\n'));
    tables.missing_column = NULL;
    for (int line = 2; text.len && !c->code; line++) {
        table_row row = table_split(str_cut(&text, '\n'));
        if (row.count != tables.header.count) {
            call_fail(c, GEO_FILE, "%s, line %d: %d columns where the header has %d", name, line,
                      row.count, tables.header.count);
            return;
        }
        read(c, &row);
        if (tables.missing_column) {
            call_fail(c, GEO_FILE, "%s has no column %s", name, tables.missing_column);
        }
    }
}

static void table_read(call *c, const char *name, table_reader read) {
    char path[OS_PATH_MAX];
    str text;
    if (c->code) {
        return;
    }
    int written = snprintf(path, sizeof path, "%s/%s", tables.folder, name);
    if (written < 0 || (size_t)written >= sizeof path || !os_map(path, &text)) {
        call_fail(c, GEO_FILE, "the table %s in %s cannot be read: %s", name, tables.folder,
                  os_why());
        return;
    }
    table_rows(c, name, text, read);
    os_unmap(text);
}

/* ---- names ---- */

static bool table_has_lang(const table_langs *langs, str lang) {
    for (int i = 0; i < langs->count; i++) {
        if (str_eq(langs->at[i], lang)) {
            return true;
        }
    }
    return false;
}

static bool table_is_latin(str text) {
    size_t at = 0;
    while (at < text.len) {
        if (utf8_next(text, &at) >= TABLE_LATIN_END) {
            return false;
        }
    }
    return true;
}

/* "de,en=Name|fr=Nom": the names in the languages of the list. */
static void table_names(call *c, uint32_t number, str names, const table_langs *langs) {
    while (names.len) {
        str text = str_cut(&names, '|'), tags = str_cut(&text, '=');
        while (tags.len) {
            str lang = str_cut(&tags, ',');
            image_name_class cls = str_eq(lang, STR("en")) ? IMAGE_MAIN : IMAGE_OTHER;
            if (table_has_lang(langs, lang)) {
                ingest_image_name(c, number, cls, lexicon_word(lang), text);
            }
        }
    }
}

/* The same, of the other languages: spellings to search for, if in Latin letters or, for the
 * languages of `also`, in any. */
static void table_other_names(call *c, uint32_t number, str names, const table_langs *langs,
                              const table_langs *also) {
    while (names.len) {
        str text = str_cut(&names, '|'), tags = str_cut(&text, '=');
        bool is_listed = false, is_wanted = table_is_latin(text);
        while (tags.len && !is_listed) {
            str lang = str_cut(&tags, ',');
            is_listed = table_has_lang(langs, lang);
            is_wanted = is_wanted || (also && table_has_lang(also, lang));
        }
        if (!is_listed && is_wanted) {
            ingest_image_name(c, number, IMAGE_ALIAS, 0, text);
        }
    }
}

/* The IATA code of a city: DNH is Dunhuang, but "Don" is no code. */
static bool table_is_code(str text) {
    return text.len == 3 && str_is_capitals(text);
}

static void table_aliases(call *c, uint32_t number, str list, char separator) {
    while (list.len) {
        str text = str_cut(&list, separator);
        image_name_class cls = table_is_code(text) ? IMAGE_CODE : IMAGE_ALIAS;
        ingest_image_name(c, number, cls, 0, text);
    }
}

static table_langs table_languages(const char *list) {
    table_langs langs = {.count = 0};
    str rest = str_of(list);
    while (rest.len && langs.count < TABLE_LANGS_MAX) {
        str lang = str_cut(&rest, ' ');
        langs.at[langs.count++] = lang;
        lexicon_word(lang);
    }
    return langs;
}

static uint32_t table_kind(const char *key, const char *value, const char *part, int rank) {
    image_kind kind = {str_of(key), str_of(value), str_of(part), rank};
    return lexicon_kind(&kind);
}

/* The main name: the local one where there is one, which makes `name` the English one. */
static void table_main(call *c, uint32_t number, str name, str local) {
    ingest_image_name(c, number, IMAGE_MAIN, 0, local.len ? local : name);
    if (local.len) {
        ingest_image_name(c, number, IMAGE_MAIN, lexicon_word(STR("en")), name);
    }
}

/* ---- the tables ---- */

static void table_country(call *c, const table_row *row) {
    str cc = table_column(row, "cc");
    int64_t people = table_int(row, "pop");
    ingest_place p = {.cls = IMAGE_COUNTRY,
                      .kind = table_kind("boundary", "administrative", "country", 4),
                      .lat = table_num(row, "lat"),
                      .lon = table_num(row, "lon"),
                      .parent = IMAGE_NO_PLACE,
                      .people = (uint32_t)people,
                      .importance = kind_people_importance(IMAGE_COUNTRY, (double)people, -1),
                      .box = table_box(table_column(row, "bbox_w_s_e_n"))};
    uint32_t number = ingest_image_place(c, &p);
    table_remember(cc, number);
    table_main(c, number, table_column(row, "name"), table_column(row, "local"));
    ingest_image_name(c, number, IMAGE_OTHER, 0, table_column(row, "official"));
    ingest_image_name(c, number, IMAGE_CODE, tables.lang_cc, cc);
    ingest_image_name(c, number, IMAGE_CODE, 0, table_column(row, "cc3"));
    table_names(c, number, table_column(row, "names"), &tables.langs);
}

static uint32_t table_parent(str code) {
    ptrdiff_t dot = -1;
    for (size_t i = 0; i < code.len; i++) {
        dot = code.at[i] == '.' ? (ptrdiff_t)i : dot;
    }
    return dot < 0 ? IMAGE_NO_PLACE : table_place(str_head(code, (size_t)dot));
}

static void table_division(call *c, const table_row *row) {
    str code = table_column(row, "code"), iso = table_column(row, "iso3166_2"), short_code = code;
    int64_t people = table_int(row, "pop");
    ingest_place p = {.cls = IMAGE_STATE,
                      .kind = table_kind("boundary", "administrative", "state", 8),
                      .lat = table_num(row, "lat"),
                      .lon = table_num(row, "lon"),
                      .parent = table_parent(code),
                      .people = (uint32_t)people,
                      .importance = kind_people_importance(IMAGE_STATE, (double)people, -1),
                      .id = (uint64_t)table_int(row, "geonameid"),
                      .box = table_box(table_column(row, "bbox_w_s_e_n"))};
    uint32_t number = ingest_image_place(c, &p);
    table_remember(code, number);
    table_main(c, number, table_column(row, "name"), table_column(row, "local"));
    ingest_image_name(c, number, IMAGE_ALIAS, 0, table_column(row, "ascii"));
    ingest_image_name(c, number, IMAGE_CODE, tables.lang_iso, iso);
    str_cut(&short_code, '.');
    str_cut(&iso, '-'); /* leaves what follows the country: IL, BY */
    ingest_image_name(c, number, IMAGE_CODE, 0, iso);
    if (short_code.len > 1 && char_is_alpha(short_code.at[0])) {
        ingest_image_name(c, number, IMAGE_CODE, 0, short_code);
    }
    table_names(c, number, table_column(row, "names"), &tables.division_langs);
    if (tables.size->has_other_names) {
        table_aliases(c, number, table_column(row, "aliases"), '|');
        if (p.people >= TABLE_KNOWN_DIVISION) {
            table_other_names(c, number, table_column(row, "names"), &tables.division_langs, NULL);
        }
    }
}

static void table_county(call *c, const table_row *row) {
    str code = table_column(row, "code");
    int64_t people = table_int(row, "pop");
    ingest_place p = {.cls = IMAGE_COUNTY,
                      .kind = table_kind("boundary", "administrative", "county", 12),
                      .lat = table_num(row, "lat"),
                      .lon = table_num(row, "lon"),
                      .parent = table_parent(code),
                      .people = (uint32_t)people,
                      .importance = kind_people_importance(IMAGE_COUNTY, (double)people, -1),
                      .box = table_box(table_column(row, "bbox_w_s_e_n"))};
    uint32_t number = ingest_image_place(c, &p);
    table_remember(code, number);
    table_main(c, number, table_column(row, "name"), table_column(row, "local"));
    table_names(c, number, table_column(row, "names"), &tables.division_langs);
}

static void table_settlement(ingest_place *p, str feature, int64_t people, int64_t languages) {
    enum { CITY_SEAT_PEOPLE = 20000 }; /* a division's capital with so many people is a city */
    bool is_capital = str_eq(feature, STR("PPLC")), is_seat = str_eq(feature, STR("PPLA"));
    p->cls = kind_people_class(people);
    const char *value =
        p->cls <= IMAGE_CITY || is_capital || (is_seat && people >= CITY_SEAT_PEOPLE) ? "city"
        : p->cls == IMAGE_TOWN                                                        ? "town"
                                                                                      : "village";
    if (str_eq(feature, STR("PPLX"))) {
        p->cls = IMAGE_SUBURB;
        value = "suburb";
    }
    p->kind = table_kind("place", value, value, kind_of_word(str_of(value))->rank);
    p->importance =
        kind_people_importance(p->cls, (double)people, (double)languages) + (is_capital ? 0.03 : 0);
}

/* The smallest known area among a settlement's county, division and country. */
static uint32_t table_area(const table_row *row) {
    static const char *const columns[] = {"cc", "admin1", "admin2"};
    char code[128];
    for (int parts = 3; parts > 0; parts--) {
        size_t len = 0;
        for (int i = 0; i < parts; i++) {
            str part = table_column(row, columns[i]);
            if (part.len + 1 > sizeof code - len) {
                return IMAGE_NO_PLACE;
            }
            if (i) {
                code[len++] = '.';
            }
            memcpy(code + len, part.at, part.len);
            len += part.len;
        }
        uint32_t number = table_place((str){code, len});
        if (number != IMAGE_NO_PLACE) {
            return number;
        }
    }
    return IMAGE_NO_PLACE;
}

static void table_settled(call *c, const table_row *row) {
    str id = table_column(row, "geonameid"), feature = table_column(row, "fcode");
    int64_t people = table_int(row, "pop");
    bool is_seat = str_eq(feature, STR("PPLC")) || str_eq(feature, STR("PPLA"));
    if (people < tables.size->people_min && !is_seat) {
        return;
    }
    ingest_place p = {.lat = table_num(row, "lat"),
                      .lon = table_num(row, "lon"),
                      .parent = table_area(row),
                      .people = (uint32_t)people,
                      .zone = lexicon_word(table_column(row, "tz")),
                      .id = (uint64_t)table_int(row, "geonameid"),
                      .box = table_box(table_column(row, "bbox_w_s_e_n"))};
    char room[32];
    table_settlement(&p, feature, people, table_int(row, "languages"));
    uint32_t number = ingest_image_place(c, &p);
    table_remember(id, number);
    table_main(c, number, table_column(row, "name"), table_column(row, "local"));
    ingest_image_name(c, number, IMAGE_ALIAS, 0, table_column(row, "ascii"));
    if (people >= tables.size->alias_people_min) {
        table_remember(table_marked('a', id, room), number);
    }
    if (p.cls == IMAGE_METROPOLIS) {
        table_remember(table_marked('m', id, room), number);
    }
}

static void table_settled_names(call *c, const table_row *row) {
    str id = table_column(row, "geonameid"), names = table_column(row, "names");
    uint32_t number = table_place(id);
    if (number == IMAGE_NO_PLACE) {
        return;
    }
    table_names(c, number, names, &tables.langs);
    if (tables.size->has_other_names) {
        char room[32];
        bool is_metropolis = table_place(table_marked('m', id, room)) != IMAGE_NO_PLACE;
        table_other_names(c, number, names, &tables.langs,
                          is_metropolis ? &tables.metropolis_langs : NULL);
    }
}

static void table_settled_aliases(call *c, const table_row *row) {
    char room[32];
    uint32_t number = table_place(table_marked('a', table_column(row, "geonameid"), room));
    if (number != IMAGE_NO_PLACE) {
        table_aliases(c, number, table_column(row, "aliases"), ',');
    }
}

static bool table_is_marine(str tag) {
    return str_eq(tag, STR("place=sea")) || str_eq(tag, STR("place=ocean")) ||
           str_eq(tag, STR("natural=bay")) || str_eq(tag, STR("natural=strait"));
}

/* table_own refers to a feature by its tag and name. */
static void table_remember_feature(str tag, str name, uint32_t number) {
    char text[IMAGE_NAME_MAX + 64];
    int len = snprintf(text, sizeof text, "%.*s %.*s", STR_ARG(tag), STR_ARG(name));
    if (len > 0 && (size_t)len < sizeof text) {
        table_remember((str){text, (size_t)len}, number);
    }
}

/* Adds the name without its generic word, or with the English one: "Lake Baikal" is also Baikal,
 * "Monte Etna" Etna, "Lago Maggiore" Lake Maggiore. */
static void table_short_feature(call *c, uint32_t number, str key, str name) {
    static const struct {
        const char *key, *words;
    } rows[] = {
        {"natural",
         "Mount /Monte /Mont /Gora /Cerro /Pico /Pik /Nevado /Volc\xC3\xA1n /Lake /Lago /Lac "
         "/Loch /Lough /Ozero "},
        {"place", "Isla /Ilha /Isola /\xC3\x8Ele /Pulau /Islas /Ilhas "},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        str words = str_eq(key, str_of(rows[i].key)) ? str_of(rows[i].words) : STR_NONE;
        while (words.len) {
            str word = str_cut(&words, '/');
            if (str_starts(name, word)) {
                str rest = str_from(name, word.len);
                bool has_of = str_starts(rest, STR("de ")) || str_starts(rest, STR("di "));
                rest = has_of ? str_from(rest, 3) : rest;
                rest = str_starts(rest, STR("d'")) ? str_from(rest, 2) : rest;
                bool is_lake = str_eq(word, STR("Lago ")) || str_eq(word, STR("Lac "));
                char lake[IMAGE_NAME_MAX] = "Lake ";
                str_cstr(rest, lake + 5, sizeof lake - 5);
                ingest_image_name(c, number, IMAGE_ALIAS, 0, rest);
                if (is_lake) {
                    ingest_image_name(c, number, IMAGE_ALIAS, 0, str_of(lake));
                }
                return;
            }
        }
    }
}

/* Adds shorter names: "London Heathrow Airport" is also London Heathrow and Heathrow Airport, "X
 * International Airport" also X Airport. */
static void table_airport(call *c, uint32_t number, str name) {
    str international = STR(" International Airport"), airport = STR(" Airport");
    bool is_international = str_ends(name, international);
    str place = str_head(name, name.len - (is_international ? international.len : airport.len));
    ptrdiff_t blank = str_find(place, STR(" "));
    char text[IMAGE_NAME_MAX];
    ingest_image_name(c, number, IMAGE_ALIAS, 0, place);
    for (int i = 0; i < 2; i++) {
        str part = i ? str_from(place, (size_t)blank + 1) : place;
        bool is_new = i ? blank > 2 : is_international;
        if (is_new && part.len + airport.len <= sizeof text) {
            memcpy(text, part.at, part.len);
            memcpy(text + part.len, airport.at, airport.len);
            ingest_image_name(c, number, IMAGE_ALIAS, 0, (str){text, part.len + airport.len});
        }
    }
}

/* Importance: 0.65 for the foremost, 0.05 less per
 * rank; oceans and continents have more. */
static void table_feature(call *c, const table_row *row) {
    str tag = table_column(row, "tag"), name = table_column(row, "name"),
        aliases = table_column(row, "aliases");
    str value = tag, key = str_cut(&value, '=');
    double rank = table_num(row, "scalerank");
    if (rank > tables.size->feature_rank_max) {
        return;
    }
    bool is_poi = str_eq(key, STR("aeroway")) || str_eq(key, STR("boundary"));
    bool is_vast = str_eq(value, STR("ocean")) || str_eq(value, STR("continent"));
    image_kind kind = {key, value, str_eq(key, STR("place")) ? value : key, is_vast ? 2 : 20};
    ingest_place p = {.cls = is_poi                 ? IMAGE_POI
                             : table_is_marine(tag) ? IMAGE_MARINE
                                                    : IMAGE_NATURE,
                      .kind = lexicon_kind(&kind),
                      .lat = table_num(row, "lat"),
                      .lon = table_num(row, "lon"),
                      .parent = IMAGE_NO_PLACE,
                      .importance = (13 - MIN(rank, 12)) / 20 + (is_vast ? 0.2 : 0),
                      .box = table_box(table_column(row, "bbox_w_s_e_n"))};
    uint32_t number = ingest_image_place(c, &p);
    if (str_eq(value, STR("island")) || str_eq(value, STR("archipelago"))) {
        areas_land(p.lon + 180, p.lat + 90); /* the outlines lack the small ones */
    }
    table_remember_feature(tag, name, number);
    ingest_image_name(c, number, IMAGE_MAIN, 0, name);
    table_short_feature(c, number, key, name);
    if (str_eq(key, STR("aeroway")) && str_ends(name, STR(" Airport"))) {
        table_airport(c, number, name);
    }
    while (aliases.len) {
        str one = str_cut(&aliases, ',');
        bool is_code = is_poi && one.len <= 4;
        ingest_image_name(c, number, is_code ? IMAGE_CODE : IMAGE_ALIAS, 0, one);
    }
    table_names(c, number, table_column(row, "names"), &tables.langs);
}

/* Our own additions. ref: a code, a GeoNames id, or the tag and name of a feature.
 */
static void table_own(call *c, const table_row *row) {
    uint32_t number = table_place(table_column(row, "ref"));
    str lang = table_column(row, "lang");
    if (number == IMAGE_NO_PLACE || (lang.len && !table_has_lang(&tables.langs, lang))) {
        return; /* not in an image of this size */
    }
    image_name_class cls = str_eq(lang, STR("en")) ? IMAGE_MAIN
                           : lang.len              ? IMAGE_OTHER
                                                   : IMAGE_ALIAS;
    ingest_image_name(c, number, cls, lang.len ? lexicon_word(lang) : 0, table_column(row, "name"));
}

/* ---- borders ---- */

static uint32_t table_known(str code) {
    uint32_t number = table_place(code);
    bool is_left_out =
        code.len && number == IMAGE_NO_PLACE; /* a county that a smaller image lacks */
    return is_left_out ? table_parent(code) : number;
}

/* The number of a region from 1 on, the same in all layers; 0: none. */
static unsigned table_region(call *c, str code) {
    uint32_t number = table_known(code);
    if (number == IMAGE_NO_PLACE) {
        return 0;
    }
    uint64_t key = (uint64_t)number + 1;
    for (unsigned i = 0; i < tables.region_count; i++) {
        if (tables.region_keys[i] == key) {
            return i + 1;
        }
    }
    if (tables.region_count == TABLE_REGIONS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "the borders have more than %d regions", TABLE_REGIONS_MAX);
        return 0;
    }
    tables.region_keys[tables.region_count++] = key;
    ingest_image_region(c, tables.region_count, number);
    return tables.region_count;
}

static void table_line(call *c, str points, unsigned left, unsigned right) {
    double last[2] = {0, 0};
    for (int i = 0; points.len && !c->code; i++) {
        str point = str_cut(&points, ' ');
        double next[2];
        if (!str_num(str_cut(&point, ','), &next[0]) || !str_num(point, &next[1])) {
            call_fail(c, GEO_FILE, "a border table has a bad point");
            return;
        }
        if (i && left != right) {
            areas_edge(c, last[0], last[1], next[0], next[1], left, right);
        }
        memcpy(last, next, sizeof last);
    }
}

/* left right points */
static void table_border(call *c, const table_row *row) {
    unsigned left = table_region(c, table_column(row, "left"));
    unsigned right = table_region(c, table_column(row, "right"));
    table_line(c, table_column(row, "points"), left, right);
}

/* The same columns, of divisions: the outline of their country's land, not regions of the image. */
static void table_land(call *c, const table_row *row) {
    unsigned sides[2];
    for (int i = 0; i < 2; i++) {
        str division = table_column(row, i ? "right" : "left"), country = division;
        sides[i] = table_known(division) + 1; /* 0: IMAGE_NO_PLACE + 1 */
        tables.has_land[table_region(c, str_cut(&country, '.'))] = true;
    }
    table_line(c, table_column(row, "points"), sides[0], sides[1]);
}

static void table_settled_land(call *c, const table_row *row) {
    (void)c;
    areas_land(table_num(row, "lon") + 180, table_num(row, "lat") + 90);
}

/* ---- the image ---- */

static void table_meta(void) {
    static const char *const lines[][2] = {
        {"source", "GeoNames cities500 of 2023-03-05 and alternate names of 2022-10, geonames.org"},
        {"licence", "Creative Commons Attribution 4.0"},
        {"source", "Natural Earth 5 divisions and 4 physical features, naturalearthdata.com"},
        {"licence", "public domain"},
        {"source", "country-coder 5.6.1 country borders"},
        {"licence", "ISC"},
        {"source", "Unicode CLDR 48 country names"},
        {"licence", "Unicode-3.0"},
        {"date", "2023-03-05"},
        {"ids", "geonames"},
        {"attribution", "Place data (c) GeoNames, CC BY 4.0, selected and joined; Natural Earth; "
                        "country-coder; Unicode CLDR"},
    };
    for (size_t i = 0; i < LEN(lines); i++) {
        ingest_image_meta(str_of(lines[i][0]), str_of(lines[i][1]));
    }
    ingest_image_meta(STR("size"), str_of(tables.size->name));
}

static void table_borders(call *c, void *memory) {
    areas_begin(memory, 12);
    table_read(c, "generated/places.tsv", table_settled_land);
    table_read(c, "generated/division_borders.tsv", table_land);
    areas_end_land(tables.has_land, TABLE_REGIONS_MAX + 1);
    areas_begin(memory, 16);
    table_read(c, "generated/borders.tsv", table_border);
    areas_end(c, !tables.size->has_divisions);
    if (tables.size->has_divisions) {
        areas_begin(memory, 12);
        table_read(c, "generated/division_borders.tsv", table_border);
        areas_end(c, true);
    }
}

static void table_all(call *c) {
    table_meta();
    tables.lang_cc = lexicon_word(str_of(IMAGE_LANG_CC)); /* first: they are looked up most */
    tables.lang_iso = lexicon_word(str_of(IMAGE_LANG_ISO));
    tables.langs = table_languages(tables.size->langs);
    tables.division_langs = table_languages(tables.size->division_langs);
    tables.metropolis_langs = table_languages(tables.size->metropolis_langs);
    table_read(c, "generated/countries.tsv", table_country);
    table_read(c, "generated/divisions.tsv", table_division);
    if (tables.size->has_counties) {
        table_read(c, "generated/counties.tsv", table_county);
    }
    table_read(c, "generated/places.tsv", table_settled);
    table_read(c, "generated/names.tsv", table_settled_names);
    table_read(c, "generated/aliases.tsv", table_settled_aliases);
    table_read(c, "generated/features.tsv", table_feature);
    table_read(c, "hand/own.tsv", table_own);
}

GEO_FN status ingest_tables(call *c, const char *folder, str size, const char *out_path) {
    memset(&tables, 0, sizeof tables);
    tables.folder = folder;
    for (size_t i = 0; i < LEN(table_sizes); i++) {
        if (str_eq(size, str_of(table_sizes[i].name))) {
            tables.size = &table_sizes[i];
        }
    }
    if (!tables.size) {
        return call_fail(c, GEO_INVALID, "there is no gazetteer size \"%.*s\"; use full or small",
                         STR_ARG(size));
    }
    char *memory = os_reserve(TABLE_MEMORY + AREAS_MEMORY_MIN);
    if (!memory) {
        return call_fail(c, GEO_FILE, "memory cannot be reserved: %s", os_why());
    }
    ingest_image_begin(c, out_path, memory, TABLE_MEMORY, false);
    table_all(c);
    table_borders(c, memory + TABLE_MEMORY);
    return ingest_image_end(c);
}
