/* tables -- turns the tables of vendor/gazetteer into the embedded image. src/generate/gazetteer.c
 * calls it on the build machine; it is not in the shipped program. Owns the numbers of the places
 * while it runs. Outside facts: the columns of the tables (SOURCES.md there), GeoNames feature
 * codes, Nominatim's place ranks and importance scale.
 *
 * A row of tables_sizes says what an image of that size holds. Names come with their languages; a
 * name in a language that the size does not have is at most kept as a spelling to search for. */
#include "tables.h"

#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../platform/os.h"
#include "area_writer.h"
#include "image_writer.h"
#include "kind.h"
#include "string_table.h"

enum {
    TABLES_SLOTS = 1 << 18, /* of the map from ids to places: twice as many as there are places */
    TABLES_COLUMNS_MAX = 16,
    TABLES_REGIONS_MAX = 20000, /* countries, and divisions with borders */
    TABLES_LANGS_MAX = 64,
    TABLES_KNOWN_DIVISION = 2000000, /* people: known by name in every language from here on */
    TABLES_LATIN_END = 0x250,        /* the first code point after Europe's Latin letters */
    TABLES_MEMORY = 640 << 20        /* reserved, not all used: sorting in memory is fastest */
};

typedef struct {
    const char *name;
    int64_t population_min; /* of a settlement that is not a capital of a country or division */
    int64_t alias_population_min;     /* of a settlement whose untagged spellings are kept */
    double feature_rank_max;          /* Natural Earth's scalerank: 0 is most important */
    bool has_counties, has_divisions; /* second-level divisions; borders of first-level ones */
    const char *langs;                /* of settlements, countries and features */
    const char *division_langs;
    bool has_other_names;         /* settlements are found by their names in other languages */
    const char *metropolis_langs; /* and those with a million people by names in these, too */
} tables_size;

static const tables_size tables_sizes[] = {
    {"full", 5000, 100000, 99, true, true,
     "en de fr es pt it nl sv da nb fi pl cs sk hu ro bg ru uk sr hr sl lt lv et el tr fa ar ur he "
     "hi th vi id ja ko zh ka hy zht",
     "en de fr es pt it nl sv pl cs ru uk tr ar fa he ja ko zh hu el vi", true,
     "be mk kk mn bn ta te mr ml kn gu pa am my km ckb ps yue zh_CN zh_TW"},
    {"small", 75000, INT64_MAX, 2, false, false, "en de fr es ru zh", "en", false, ""},
};

typedef struct {
    str columns[TABLES_COLUMNS_MAX];
    int count;
} tables_row;

typedef struct {
    str at[TABLES_LANGS_MAX];
    int count;
} tables_langs;

static struct {
    const tables_size *size;
    const char *folder;
    tables_row header;           /* of the table that is read: the names of its columns */
    const char *missing_column;  /* asked for, but not in the header */
    uint64_t keys[TABLES_SLOTS]; /* hash of an id, 0 free; ids are told apart by 64 bits */
    uint32_t places[TABLES_SLOTS];
    uint32_t lang_cc, lang_iso;
    tables_langs langs, division_langs, metropolis_langs;
    uint64_t region_keys[TABLES_REGIONS_MAX];
    bool has_land[TABLES_REGIONS_MAX + 1]; /* of regions: countries whose divisions are known */
    unsigned region_count;
} tables;

/* ---- ids ---- */

static uint64_t tables_slot(str id) {
    uint64_t key = hash_64(id.at, id.len, 1) | 1, slot = key % TABLES_SLOTS;
    while (tables.keys[slot] && tables.keys[slot] != key) {
        slot = (slot + 1) % TABLES_SLOTS;
    }
    return slot;
}

static void tables_remember(str id, uint32_t number) {
    uint64_t slot = tables_slot(id);
    tables.keys[slot] = hash_64(id.at, id.len, 1) | 1;
    tables.places[slot] = number;
}

/* The id of a place after a letter: remembers a property that only some places have. */
static str tables_marked(char mark, str id, char room[32]) {
    room[0] = mark;
    str_cstr(id, room + 1, 31);
    return str_of(room);
}

static uint32_t tables_place(str id) {
    uint64_t slot = tables_slot(id);
    return tables.keys[slot] ? tables.places[slot] : IMAGE_NO_PLACE;
}

/* ---- rows ---- */

typedef void (*tables_reader)(call *c, const tables_row *row);

/* By the name that the header line gives it. Asking for one that is not there fails the table. */
static str tables_column(const tables_row *row, const char *name) {
    for (int i = 0; i < tables.header.count; i++) {
        if (str_eq(tables.header.columns[i], str_of(name))) {
            return row->columns[i];
        }
    }
    tables.missing_column = name;
    return (str){"", 0};
}

static int64_t tables_int(const tables_row *row, const char *name) {
    int64_t value = 0;
    return str_int(tables_column(row, name), &value) ? value : 0;
}

static double tables_num(const tables_row *row, const char *name) {
    double value = 0;
    return str_num(tables_column(row, name), &value) ? value : 0;
}

static bbox tables_box(str text) {
    double v[4];
    for (int i = 0; i < 4; i++) {
        if (!str_num(str_cut(&text, ','), &v[i])) {
            return geo_bbox_none();
        }
    }
    return (bbox){v[0], v[1], v[2], v[3]};
}

static tables_row tables_split(str line) {
    tables_row row = {.count = 0};
    while (line.at && row.count < TABLES_COLUMNS_MAX) {
        row.columns[row.count++] = str_cut(&line, '\t');
    }
    return row;
}

static void tables_rows(call *c, const char *name, str text, tables_reader read) {
    tables.header = tables_split(str_cut(&text, '\n'));
    tables.missing_column = NULL;
    for (int line = 2; text.len && !c->code; line++) {
        tables_row row = tables_split(str_cut(&text, '\n'));
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

static void tables_read(call *c, const char *name, tables_reader read) {
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
    tables_rows(c, name, text, read);
    os_unmap(text);
}

/* ---- names ---- */

static bool tables_has_lang(const tables_langs *langs, str lang) {
    for (int i = 0; i < langs->count; i++) {
        if (str_eq(langs->at[i], lang)) {
            return true;
        }
    }
    return false;
}

static bool tables_is_latin(str text) {
    size_t at = 0;
    while (at < text.len) {
        if (utf8_next(text, &at) >= TABLES_LATIN_END) {
            return false;
        }
    }
    return true;
}

/* "de,en=Name|fr=Nom": the names in the languages of the list. */
static void tables_names(call *c, uint32_t number, str names, const tables_langs *langs) {
    while (names.len) {
        str text = str_cut(&names, '|'), tags = str_cut(&text, '=');
        while (tags.len) {
            str lang = str_cut(&tags, ',');
            image_name_class cls = str_eq(lang, STR("en")) ? IMAGE_MAIN : IMAGE_OTHER;
            if (tables_has_lang(langs, lang)) {
                image_writer_add_name(c, number, cls, string_table_word(lang), text);
            }
        }
    }
}

/* The same, of the other languages: spellings to search for, if in Latin letters or, for the
 * languages of `also`, in any. */
static void tables_other_names(call *c, uint32_t number, str names, const tables_langs *langs,
                               const tables_langs *also) {
    while (names.len) {
        str text = str_cut(&names, '|'), tags = str_cut(&text, '=');
        bool is_listed = false, is_wanted = tables_is_latin(text);
        while (tags.len && !is_listed) {
            str lang = str_cut(&tags, ',');
            is_listed = tables_has_lang(langs, lang);
            is_wanted = is_wanted || (also && tables_has_lang(also, lang));
        }
        if (!is_listed && is_wanted) {
            image_writer_add_name(c, number, IMAGE_ALIAS, 0, text);
        }
    }
}

/* The IATA code of a city: DNH is Dunhuang, but "Don" is no code. */
static bool tables_is_code(str text) {
    return text.len == 3 && str_is_capitals(text);
}

static void tables_aliases(call *c, uint32_t number, str list, char separator) {
    while (list.len) {
        str text = str_cut(&list, separator);
        image_name_class cls = tables_is_code(text) ? IMAGE_CODE : IMAGE_ALIAS;
        image_writer_add_name(c, number, cls, 0, text);
    }
}

static tables_langs tables_languages(const char *list) {
    tables_langs langs = {.count = 0};
    str rest = str_of(list);
    while (rest.len && langs.count < TABLES_LANGS_MAX) {
        str lang = str_cut(&rest, ' ');
        langs.at[langs.count++] = lang;
        string_table_word(lang);
    }
    return langs;
}

static uint32_t tables_kind(const char *key, const char *value, const char *part, int rank) {
    image_kind kind = {str_of(key), str_of(value), str_of(part), rank};
    return string_table_kind(&kind);
}

/* The main name: the local one where there is one, which makes `name` the English one. */
static void tables_main(call *c, uint32_t number, str name, str local) {
    image_writer_add_name(c, number, IMAGE_MAIN, 0, local.len ? local : name);
    if (local.len) {
        image_writer_add_name(c, number, IMAGE_MAIN, string_table_word(STR("en")), name);
    }
}

/* ---- the tables ---- */

static void tables_country(call *c, const tables_row *row) {
    str cc = tables_column(row, "cc");
    int64_t population = tables_int(row, "pop");
    ingest_place p = {.cls = IMAGE_COUNTRY,
                      .kind = tables_kind("boundary", "administrative", "country", 4),
                      .lat = tables_num(row, "lat"),
                      .lon = tables_num(row, "lon"),
                      .parent = IMAGE_NO_PLACE,
                      .population = (uint32_t)population,
                      .importance =
                          kind_population_importance(IMAGE_COUNTRY, (double)population, -1),
                      .box = tables_box(tables_column(row, "bbox_w_s_e_n"))};
    uint32_t number = image_writer_add_place(c, &p);
    tables_remember(cc, number);
    tables_main(c, number, tables_column(row, "name"), tables_column(row, "local"));
    image_writer_add_name(c, number, IMAGE_OTHER, 0, tables_column(row, "official"));
    image_writer_add_name(c, number, IMAGE_CODE, tables.lang_cc, cc);
    image_writer_add_name(c, number, IMAGE_CODE, 0, tables_column(row, "cc3"));
    tables_names(c, number, tables_column(row, "names"), &tables.langs);
}

static uint32_t tables_parent(str code) {
    ptrdiff_t dot = -1;
    for (size_t i = 0; i < code.len; i++) {
        dot = code.at[i] == '.' ? (ptrdiff_t)i : dot;
    }
    return dot < 0 ? IMAGE_NO_PLACE : tables_place(str_head(code, (size_t)dot));
}

static void tables_division(call *c, const tables_row *row) {
    str code = tables_column(row, "code"), iso = tables_column(row, "iso3166_2"), short_code = code;
    int64_t population = tables_int(row, "pop");
    ingest_place p = {.cls = IMAGE_STATE,
                      .kind = tables_kind("boundary", "administrative", "state", 8),
                      .lat = tables_num(row, "lat"),
                      .lon = tables_num(row, "lon"),
                      .parent = tables_parent(code),
                      .population = (uint32_t)population,
                      .importance = kind_population_importance(IMAGE_STATE, (double)population, -1),
                      .id = (uint64_t)tables_int(row, "geonameid"),
                      .box = tables_box(tables_column(row, "bbox_w_s_e_n"))};
    uint32_t number = image_writer_add_place(c, &p);
    tables_remember(code, number);
    tables_main(c, number, tables_column(row, "name"), tables_column(row, "local"));
    image_writer_add_name(c, number, IMAGE_ALIAS, 0, tables_column(row, "ascii"));
    image_writer_add_name(c, number, IMAGE_CODE, tables.lang_iso, iso);
    str_cut(&short_code, '.');
    str_cut(&iso, '-'); /* leaves what follows the country: IL, BY */
    image_writer_add_name(c, number, IMAGE_CODE, 0, iso);
    if (short_code.len > 1 && ascii_is_alpha(short_code.at[0])) {
        image_writer_add_name(c, number, IMAGE_CODE, 0, short_code);
    }
    tables_names(c, number, tables_column(row, "names"), &tables.division_langs);
    if (tables.size->has_other_names) {
        tables_aliases(c, number, tables_column(row, "aliases"), '|');
        if (p.population >= TABLES_KNOWN_DIVISION) {
            tables_other_names(c, number, tables_column(row, "names"), &tables.division_langs,
                               NULL);
        }
    }
}

static void tables_county(call *c, const tables_row *row) {
    str code = tables_column(row, "code");
    int64_t population = tables_int(row, "pop");
    ingest_place p = {.cls = IMAGE_COUNTY,
                      .kind = tables_kind("boundary", "administrative", "county", 12),
                      .lat = tables_num(row, "lat"),
                      .lon = tables_num(row, "lon"),
                      .parent = tables_parent(code),
                      .population = (uint32_t)population,
                      .importance =
                          kind_population_importance(IMAGE_COUNTY, (double)population, -1),
                      .box = tables_box(tables_column(row, "bbox_w_s_e_n"))};
    uint32_t number = image_writer_add_place(c, &p);
    tables_remember(code, number);
    tables_main(c, number, tables_column(row, "name"), tables_column(row, "local"));
    tables_names(c, number, tables_column(row, "names"), &tables.division_langs);
}

static void tables_settlement(ingest_place *p, str feature, int64_t population, int64_t languages) {
    enum { CITY_SEAT_POPULATION = 20000 }; /* a division's capital with so many people is a city */
    bool is_capital = str_eq(feature, STR("PPLC")), is_seat = str_eq(feature, STR("PPLA"));
    p->cls = kind_population_class(population);
    const char *value =
        p->cls <= IMAGE_CITY || is_capital || (is_seat && population >= CITY_SEAT_POPULATION)
            ? "city"
        : p->cls == IMAGE_TOWN ? "town"
                               : "village";
    if (str_eq(feature, STR("PPLX"))) {
        p->cls = IMAGE_SUBURB;
        value = "suburb";
    }
    p->kind = tables_kind("place", value, value, kind_of_word(str_of(value))->rank);
    p->importance = kind_population_importance(p->cls, (double)population, (double)languages) +
                    (is_capital ? 0.03 : 0);
}

/* The smallest known area among a settlement's county, division and country. */
static uint32_t tables_area(const tables_row *row) {
    static const char *const columns[] = {"cc", "admin1", "admin2"};
    char code[128];
    for (int parts = 3; parts > 0; parts--) {
        size_t len = 0;
        for (int i = 0; i < parts; i++) {
            str part = tables_column(row, columns[i]);
            if (part.len + 1 > sizeof code - len) {
                return IMAGE_NO_PLACE;
            }
            if (i) {
                code[len++] = '.';
            }
            memcpy(code + len, part.at, part.len);
            len += part.len;
        }
        uint32_t number = tables_place((str){code, len});
        if (number != IMAGE_NO_PLACE) {
            return number;
        }
    }
    return IMAGE_NO_PLACE;
}

static void tables_settled(call *c, const tables_row *row) {
    str id = tables_column(row, "geonameid"), feature = tables_column(row, "fcode");
    int64_t population = tables_int(row, "pop");
    bool is_seat = str_eq(feature, STR("PPLC")) || str_eq(feature, STR("PPLA"));
    if (population < tables.size->population_min && !is_seat) {
        return;
    }
    ingest_place p = {.lat = tables_num(row, "lat"),
                      .lon = tables_num(row, "lon"),
                      .parent = tables_area(row),
                      .population = (uint32_t)population,
                      .timezone = string_table_word(tables_column(row, "tz")),
                      .id = (uint64_t)tables_int(row, "geonameid"),
                      .box = tables_box(tables_column(row, "bbox_w_s_e_n"))};
    char room[32];
    tables_settlement(&p, feature, population, tables_int(row, "languages"));
    uint32_t number = image_writer_add_place(c, &p);
    tables_remember(id, number);
    tables_main(c, number, tables_column(row, "name"), tables_column(row, "local"));
    image_writer_add_name(c, number, IMAGE_ALIAS, 0, tables_column(row, "ascii"));
    if (population >= tables.size->alias_population_min) {
        tables_remember(tables_marked('a', id, room), number);
    }
    if (p.cls == IMAGE_METROPOLIS) {
        tables_remember(tables_marked('m', id, room), number);
    }
}

static void tables_settled_names(call *c, const tables_row *row) {
    str id = tables_column(row, "geonameid"), names = tables_column(row, "names");
    uint32_t number = tables_place(id);
    if (number == IMAGE_NO_PLACE) {
        return;
    }
    tables_names(c, number, names, &tables.langs);
    if (tables.size->has_other_names) {
        char room[32];
        bool is_metropolis = tables_place(tables_marked('m', id, room)) != IMAGE_NO_PLACE;
        tables_other_names(c, number, names, &tables.langs,
                           is_metropolis ? &tables.metropolis_langs : NULL);
    }
}

static void tables_settled_aliases(call *c, const tables_row *row) {
    char room[32];
    uint32_t number = tables_place(tables_marked('a', tables_column(row, "geonameid"), room));
    if (number != IMAGE_NO_PLACE) {
        tables_aliases(c, number, tables_column(row, "aliases"), ',');
    }
}

static bool tables_is_marine(str tag) {
    return str_eq(tag, STR("place=sea")) || str_eq(tag, STR("place=ocean")) ||
           str_eq(tag, STR("natural=bay")) || str_eq(tag, STR("natural=strait"));
}

/* tables_own refers to a feature by its tag and name. */
static void tables_remember_feature(str tag, str name, uint32_t number) {
    char text[IMAGE_NAME_MAX + 64];
    int len = snprintf(text, sizeof text, "%.*s %.*s", STR_ARG(tag), STR_ARG(name));
    if (len > 0 && (size_t)len < sizeof text) {
        tables_remember((str){text, (size_t)len}, number);
    }
}

/* Adds the name without its generic word, or with the English one: "Lake Baikal" is also Baikal,
 * "Monte Etna" Etna, "Lago Maggiore" Lake Maggiore. */
static void tables_short_feature(call *c, uint32_t number, str key, str name) {
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
                image_writer_add_name(c, number, IMAGE_ALIAS, 0, rest);
                if (is_lake) {
                    image_writer_add_name(c, number, IMAGE_ALIAS, 0, str_of(lake));
                }
                return;
            }
        }
    }
}

/* Adds shorter names: "London Heathrow Airport" is also London Heathrow and Heathrow Airport, "X
 * International Airport" also X Airport. */
static void tables_airport(call *c, uint32_t number, str name) {
    str international = STR(" International Airport"), airport = STR(" Airport");
    bool is_international = str_ends(name, international);
    str place = str_head(name, name.len - (is_international ? international.len : airport.len));
    ptrdiff_t blank = str_find(place, STR(" "));
    char text[IMAGE_NAME_MAX];
    image_writer_add_name(c, number, IMAGE_ALIAS, 0, place);
    for (int i = 0; i < 2; i++) {
        str part = i ? str_from(place, (size_t)blank + 1) : place;
        bool is_new = i ? blank > 2 : is_international;
        if (is_new && part.len + airport.len <= sizeof text) {
            memcpy(text, part.at, part.len);
            memcpy(text + part.len, airport.at, airport.len);
            image_writer_add_name(c, number, IMAGE_ALIAS, 0, (str){text, part.len + airport.len});
        }
    }
}

/* Importance: 0.65 for the foremost, 0.05 less per
 * rank; oceans and continents have more. */
static void tables_feature(call *c, const tables_row *row) {
    str tag = tables_column(row, "tag"), name = tables_column(row, "name"),
        aliases = tables_column(row, "aliases");
    str value = tag, key = str_cut(&value, '=');
    double rank = tables_num(row, "scalerank");
    if (rank > tables.size->feature_rank_max) {
        return;
    }
    bool is_poi = str_eq(key, STR("aeroway")) || str_eq(key, STR("boundary"));
    bool is_vast = str_eq(value, STR("ocean")) || str_eq(value, STR("continent"));
    image_kind kind = {key, value, str_eq(key, STR("place")) ? value : key, is_vast ? 2 : 20};
    ingest_place p = {.cls = is_poi                  ? IMAGE_POI
                             : tables_is_marine(tag) ? IMAGE_MARINE
                                                     : IMAGE_NATURE,
                      .kind = string_table_kind(&kind),
                      .lat = tables_num(row, "lat"),
                      .lon = tables_num(row, "lon"),
                      .parent = IMAGE_NO_PLACE,
                      .importance = (13 - MIN(rank, 12)) / 20 + (is_vast ? 0.2 : 0),
                      .box = tables_box(tables_column(row, "bbox_w_s_e_n"))};
    uint32_t number = image_writer_add_place(c, &p);
    if (str_eq(value, STR("island")) || str_eq(value, STR("archipelago"))) {
        area_writer_land(p.lon + 180, p.lat + 90); /* the outlines lack the small ones */
    }
    tables_remember_feature(tag, name, number);
    image_writer_add_name(c, number, IMAGE_MAIN, 0, name);
    tables_short_feature(c, number, key, name);
    if (str_eq(key, STR("aeroway")) && str_ends(name, STR(" Airport"))) {
        tables_airport(c, number, name);
    }
    while (aliases.len) {
        str one = str_cut(&aliases, ',');
        bool is_code = is_poi && one.len <= 4;
        image_writer_add_name(c, number, is_code ? IMAGE_CODE : IMAGE_ALIAS, 0, one);
    }
    tables_names(c, number, tables_column(row, "names"), &tables.langs);
}

/* Our own additions. ref: a code, a GeoNames id, or the tag and name of a feature.
 */
static void tables_own(call *c, const tables_row *row) {
    uint32_t number = tables_place(tables_column(row, "ref"));
    str lang = tables_column(row, "lang");
    if (number == IMAGE_NO_PLACE || (lang.len && !tables_has_lang(&tables.langs, lang))) {
        return; /* not in an image of this size */
    }
    image_name_class cls = str_eq(lang, STR("en")) ? IMAGE_MAIN
                           : lang.len              ? IMAGE_OTHER
                                                   : IMAGE_ALIAS;
    image_writer_add_name(c, number, cls, lang.len ? string_table_word(lang) : 0,
                          tables_column(row, "name"));
}

/* ---- borders ---- */

static uint32_t tables_known(str code) {
    uint32_t number = tables_place(code);
    bool is_left_out =
        code.len && number == IMAGE_NO_PLACE; /* a county that a smaller image lacks */
    return is_left_out ? tables_parent(code) : number;
}

/* The number of a region from 1 on, the same in all layers; 0: none. */
static unsigned tables_region(call *c, str code) {
    uint32_t number = tables_known(code);
    if (number == IMAGE_NO_PLACE) {
        return 0;
    }
    uint64_t key = (uint64_t)number + 1;
    for (unsigned i = 0; i < tables.region_count; i++) {
        if (tables.region_keys[i] == key) {
            return i + 1;
        }
    }
    if (tables.region_count == TABLES_REGIONS_MAX) {
        call_fail(c, GEO_TOO_LARGE, "the borders have more than %d regions", TABLES_REGIONS_MAX);
        return 0;
    }
    tables.region_keys[tables.region_count++] = key;
    image_writer_add_region(c, tables.region_count, number);
    return tables.region_count;
}

static void tables_line(call *c, str points, unsigned left, unsigned right) {
    double last[2] = {0, 0};
    for (int i = 0; points.len && !c->code; i++) {
        str point = str_cut(&points, ' ');
        double next[2];
        if (!str_num(str_cut(&point, ','), &next[0]) || !str_num(point, &next[1])) {
            call_fail(c, GEO_FILE, "a border table has a bad point");
            return;
        }
        if (i && left != right) {
            area_writer_edge(c, last[0], last[1], next[0], next[1], left, right);
        }
        memcpy(last, next, sizeof last);
    }
}

/* left right points */
static void tables_border(call *c, const tables_row *row) {
    unsigned left = tables_region(c, tables_column(row, "left"));
    unsigned right = tables_region(c, tables_column(row, "right"));
    tables_line(c, tables_column(row, "points"), left, right);
}

/* The same columns, of divisions: the outline of their country's land, not regions of the image. */
static void tables_land(call *c, const tables_row *row) {
    unsigned sides[2];
    for (int i = 0; i < 2; i++) {
        str division = tables_column(row, i ? "right" : "left"), country = division;
        sides[i] = tables_known(division) + 1; /* 0: IMAGE_NO_PLACE + 1 */
        tables.has_land[tables_region(c, str_cut(&country, '.'))] = true;
    }
    tables_line(c, tables_column(row, "points"), sides[0], sides[1]);
}

static void tables_settled_land(call *c, const tables_row *row) {
    (void)c;
    area_writer_land(tables_num(row, "lon") + 180, tables_num(row, "lat") + 90);
}

/* ---- the image ---- */

static void tables_meta(void) {
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
        image_writer_meta(str_of(lines[i][0]), str_of(lines[i][1]));
    }
    image_writer_meta(STR("size"), str_of(tables.size->name));
}

static void tables_borders(call *c, void *memory) {
    area_writer_begin(memory, 12);
    tables_read(c, "generated/places.tsv", tables_settled_land);
    tables_read(c, "generated/division_borders.tsv", tables_land);
    area_writer_end_land(tables.has_land, TABLES_REGIONS_MAX + 1);
    area_writer_begin(memory, 16);
    tables_read(c, "generated/borders.tsv", tables_border);
    area_writer_end(c, !tables.size->has_divisions);
    if (tables.size->has_divisions) {
        area_writer_begin(memory, 12);
        tables_read(c, "generated/division_borders.tsv", tables_border);
        area_writer_end(c, true);
    }
}

static void tables_all(call *c) {
    tables_meta();
    tables.lang_cc = string_table_word(str_of(IMAGE_LANG_CC)); /* first: they are looked up most */
    tables.lang_iso = string_table_word(str_of(IMAGE_LANG_ISO));
    tables.langs = tables_languages(tables.size->langs);
    tables.division_langs = tables_languages(tables.size->division_langs);
    tables.metropolis_langs = tables_languages(tables.size->metropolis_langs);
    tables_read(c, "generated/countries.tsv", tables_country);
    tables_read(c, "generated/divisions.tsv", tables_division);
    if (tables.size->has_counties) {
        tables_read(c, "generated/counties.tsv", tables_county);
    }
    tables_read(c, "generated/places.tsv", tables_settled);
    tables_read(c, "generated/names.tsv", tables_settled_names);
    tables_read(c, "generated/aliases.tsv", tables_settled_aliases);
    tables_read(c, "generated/features.tsv", tables_feature);
    tables_read(c, "hand/own.tsv", tables_own);
}

GEO_FN status tables_write(call *c, const char *folder, str size, const char *out_path) {
    memset(&tables, 0, sizeof tables);
    tables.folder = folder;
    for (size_t i = 0; i < LEN(tables_sizes); i++) {
        if (str_eq(size, str_of(tables_sizes[i].name))) {
            tables.size = &tables_sizes[i];
        }
    }
    if (!tables.size) {
        return call_fail(c, GEO_INVALID, "there is no gazetteer size \"%.*s\"; use full or small",
                         STR_ARG(size));
    }
    char *memory = os_reserve(TABLES_MEMORY + AREA_WRITER_MEMORY_MIN);
    if (!memory) {
        return call_fail(c, GEO_FILE, "memory cannot be reserved: %s", os_why());
    }
    image_writer_begin(c, out_path, memory, TABLES_MEMORY, false);
    tables_all(c);
    tables_borders(c, memory + TABLES_MEMORY);
    return image_writer_end(c);
}
