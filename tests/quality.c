/* quality -- how often the embedded gazetteer finds what it should. Queries it in process, prints
 * the measures with their goals, and every miss. Fails when a goal is missed.
 *
 *   quality [-m] [SET.csv...]    only these sets; default: quality_sets and what the tables imply;
 *                                -m hides the misses
 *
 * To add a set, add a row to quality_sets. */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#include "../geocoder.c"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    QUALITY_MEMORY = 8 << 20,
    QUALITY_FIELDS_MAX = 24,
    QUALITY_NEAR_M = 20000,
    QUALITY_MISSES_MAX = 40 /* shown per measure */
};

static struct {
    char memory[QUALITY_MEMORY];
    call c;
    bool hides_misses;
    int met_goals, failed_goals;
} quality;

/* One line of the output. */
typedef struct {
    const char *name;
    double goal; /* percent; 0: none */
    int total, found, shown;
} measure;

static call *quality_call(void) {
    quality.c = (call){.mem = arena_of(quality.memory, sizeof quality.memory)};
    return &quality.c;
}

static void measure_add(measure *m, bool good, str query, str got) {
    m->total++;
    m->found += good;
    if (!good && !quality.hides_misses && m->shown++ < QUALITY_MISSES_MAX) {
        printf("    miss: %s: %.*s -> %.*s\n", m->name, STR_ARG(query), STR_ARG(got));
    }
}

static void measure_print(const measure *m) {
    double percent = m->total ? 100.0 * m->found / m->total : 0;
    bool is_met = percent >= m->goal;
    printf("%-52s %6d of %6d  %6.2f %%", m->name, m->found, m->total, percent);
    if (m->goal > 0) {
        printf("  goal %6.2f %%  %s", m->goal, is_met ? "met" : "NOT MET");
    }
    printf("\n");
    quality.met_goals += m->goal > 0 && is_met;
    quality.failed_goals += !is_met;
}

/* ---- tables with a header line ---- */

typedef struct {
    str text, rest;
    str names[QUALITY_FIELDS_MAX], fields[QUALITY_FIELDS_MAX];
    int count;
    char separator;
} quality_table;

static bool quality_row(quality_table *t, str *fields) {
    str line = STR_NONE;
    while (t->rest.len && !line.len) {
        line = str_cut(&t->rest, '\n');
        line = str_ends(line, STR("\r")) ? str_head(line, line.len - 1) : line;
    }
    for (int i = 0; i < QUALITY_FIELDS_MAX; i++) {
        fields[i] = line.at ? str_cut(&line, t->separator) : (str){"", 0};
    }
    return t->rest.len || fields[0].at[0];
}

static bool quality_open(quality_table *t, const char *path, char separator) {
    *t = (quality_table){.separator = separator};
    if (!os_map(path, &t->text)) {
        printf("%s cannot be read: %s\n", path, os_why());
        quality.failed_goals++;
        return false;
    }
    t->rest = t->text;
    return quality_row(t, t->names);
}

static bool quality_next(quality_table *t) {
    return t->rest.len && quality_row(t, t->fields);
}

static str quality_field(const quality_table *t, const char *name) {
    for (int i = 0; i < QUALITY_FIELDS_MAX; i++) {
        if (str_eq(t->names[i], str_of(name))) {
            return t->fields[i];
        }
    }
    return (str){"", 0};
}

static double quality_number(str text) {
    double value = 0;
    return str_num(text, &value) ? value : 0;
}

/* The columns lat and lon of a row. */
static place_point quality_point(const quality_table *t, int zoom) {
    return (place_point){.lat = quality_number(quality_field(t, "lat")),
                         .lon = quality_number(quality_field(t, "lon")),
                         .zoom = zoom};
}

/* ---- searches ---- */

static place_list quality_search(str text, const char *language, int limit) {
    place_query query = {
        .text = text, .limit = limit, .language = str_of(language), .viewbox = geo_bbox_none()};
    search_note note;
    return gazetteer_search(quality_call(), &query, &note);
}

static str quality_first(const place_list *places) {
    return places->count ? places->at[0].display_name : STR("nothing");
}

/* The position of the first place within metres of a point; -1: none. */
static int quality_position(const place_list *places, double lat, double lon, double metres) {
    for (int i = 0; i < places->count; i++) {
        const place *p = &places->at[i];
        if (geo_distance_m(lat, lon, p->lat, p->lon) <= metres) {
            return i;
        }
    }
    return -1;
}

static const struct {
    const char *file, *name;
    double five, first,
        five_near; /* goals: in the first five, first, in five within 5 km; 0: shown */
} quality_sets[] = {
    {"tests/data/queries/usa/test_cities.csv", "usa/test_cities", 99, 92, 0},
    {"tests/data/queries/germany/test_cities.csv", "germany/test_cities", 100, 0, 0},
    {"tests/data/queries/germany/test_towns.csv", "germany/test_towns", 0, 0, 85},
    {"tests/data/queries/germany/test_regions.csv", "germany/test_regions", 0, 0, 0},
    {"tests/data/queries/germany/test_villages.csv", "germany/test_villages (none embedded)", 0, 0,
     0},
};

static void quality_set(const char *file, const char *name, double five, double first,
                        double five_near) {
    char titles[3][80];
    quality_table t;
    if (!quality_open(&t, file, ';')) {
        return;
    }
    snprintf(titles[0], sizeof titles[0], "%s: in five, 20 km", name);
    snprintf(titles[1], sizeof titles[1], "%s: first, 20 km", name);
    snprintf(titles[2], sizeof titles[2], "%s: in five, 5 km", name);
    measure m[3] = {
        {titles[0], five, 0, 0, 0}, {titles[1], first, 0, 0, 0}, {titles[2], five_near, 0, 0, 0}};
    while (quality_next(&t)) {
        str query = quality_field(&t, "query"), point = quality_field(&t, "expected_coordinate");
        double lat = quality_number(str_cut(&point, ',')),
               lon = quality_number(str_cut(&point, ','));
        double most = MAX(quality_number(point), (double)QUALITY_NEAR_M);
        place_list places = quality_search(query, NULL, 5);
        int at = quality_position(&places, lat, lon, most);
        measure_add(&m[0], at >= 0, query, quality_first(&places));
        measure_add(&m[1], at == 0, query, quality_first(&places));
        measure_add(&m[2],
                    quality_position(&places, lat, lon, MAX(quality_number(point), 5000)) >= 0,
                    query, quality_first(&places));
    }
    for (int i = 0; i < 3; i++) {
        measure_print(&m[i]);
    }
    os_unmap(t.text);
}

/* ---- reverse ---- */

/* Whether the settlement of an answer has that name in any language. */
static bool quality_is_called(const place *p, str name) {
    char room[IMAGE_KEY_MAX], other[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, room, sizeof room);
    uint64_t id = 0;
    for (size_t i = 1; i < p->id.len; i++) {
        id = id * 10 + (uint64_t)(p->id.at[i] - '0');
    }
    const image *m = image_set_current()->base;
    names_walk w = names_seek(m, key);
    names_postings post = names_postings_of(m, w.key);
    uint32_t row;
    image_name_class cls;
    while (str_eq(names_key(&w), key) && names_next_posting(&post, &row, &cls)) {
        if (id && image_value(m, IMAGE_ID, row) == id) {
            return true;
        }
    }
    return str_eq(fold_name(p->name, FOLD_PLAIN, other, sizeof other), key);
}

static void quality_curated(void) {
    quality_table t;
    if (!quality_open(&t, "tests/data/queries/test_reverse_curated_cities.csv", ';')) {
        return;
    }
    measure m = {.name = "reverse curated cities: name", .goal = 99};
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 18);
        place found;
        str want = quality_field(&t, "expected_city");
        bool good = gazetteer_reverse(quality_call(), &point, &found);
        measure_add(&m, good && quality_is_called(&found, want), want,
                    good ? found.display_name : STR("nothing"));
    }
    measure_print(&m);
    os_unmap(t.text);
}

static void quality_borders(void) {
    quality_table t;
    if (!quality_open(&t, "tests/data/queries/borders.csv", ';')) {
        return;
    }
    measure m = {.name = "borders: country", .goal = 100};
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 10);
        place found;
        bool good = gazetteer_reverse(quality_call(), &point, &found);
        str want = quality_field(&t, "expected_country_code");
        measure_add(&m, good && str_eq(place_part(&found, "country_code"), want),
                    quality_field(&t, "border"), good ? found.display_name : STR("nothing"));
    }
    measure_print(&m);
    os_unmap(t.text);
}

/* Far from any land: the sea or nothing, at every zoom. */
static void quality_open_sea(void) {
    static const double points[][2] = {
        {0, -30},  {-40, -120}, {30, -40},  {85, 0},      {0, -150},   {0, 0},     {15, 88},
        {15, 65},  {25, -90},   {58, -178}, {40, 135},    {-17, 157},  {-38, 160}, {-60, 0},
        {-30, 80}, {20, 38.5},  {35, 18},   {43.1, 14.9}, {70, -179},  {42, 50.7}, {-12, -90},
        {-48, 88}, {5, -100},   {50, -150}, {-20, -25},   {-62, -120}, {45, -178}, {62, 0},
    };
    static const int zooms[] = {0, 3, 5, 8, 10, 14, 18};
    measure m = {.name = "open sea: no country, at any zoom", .goal = 100};
    for (size_t i = 0; i < LEN(points) * LEN(zooms); i++) {
        const double *at = points[i / LEN(zooms)];
        place_point point = {.lat = at[0], .lon = at[1], .zoom = zooms[i % LEN(zooms)]};
        place found = place_new();
        char text[40];
        snprintf(text, sizeof text, "%g %g %d", point.lat, point.lon, point.zoom);
        gazetteer_reverse(quality_call(), &point, &found);
        measure_add(&m, place_part(&found, "country").len == 0, str_of(text), found.display_name);
    }
    measure_print(&m);
}

/* ---- queries made from the tables ---- */

/* A place of the table places.tsv, by its GeoNames id. */
typedef struct {
    uint64_t id;
    double lat, lon;
    int64_t population;
    str name, cc;
    bool is_suburb;
} quality_place;

enum { QUALITY_PLACES_MAX = 300000 };
static quality_place quality_places[QUALITY_PLACES_MAX];
static int quality_place_count;

static void quality_load_places(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/places.tsv", '\t')) {
        return;
    }
    while (quality_next(&t) && quality_place_count < QUALITY_PLACES_MAX) {
        quality_places[quality_place_count++] =
            (quality_place){.id = (uint64_t)quality_number(quality_field(&t, "geonameid")),
                            .lat = quality_number(quality_field(&t, "lat")),
                            .lon = quality_number(quality_field(&t, "lon")),
                            .population = (int64_t)quality_number(quality_field(&t, "pop")),
                            .name = quality_field(&t, "name"),
                            .cc = quality_field(&t, "cc"),
                            .is_suburb = str_eq(quality_field(&t, "fcode"), STR("PPLX"))};
    }
}

static const quality_place *quality_place_of(uint64_t id) {
    int low = 0, high = quality_place_count; /* the table is sorted by id */
    while (low < high) {
        int middle = (low + high) / 2;
        if (quality_places[middle].id < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < quality_place_count && quality_places[low].id == id ? &quality_places[low] : NULL;
}

static void quality_check_city(measure *five, measure *first, str query,
                               const quality_place *want) {
    place_list places = quality_search(query, "en", 5);
    int at = quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M);
    measure_add(five, at >= 0, query, quality_first(&places));
    measure_add(first, at == 0, query, quality_first(&places));
}

static void quality_capitals(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/countries.tsv", '\t')) {
        return;
    }
    measure five = {.name = "capitals with country: in five", .goal = 99};
    measure first = {.name = "capitals with country: first", .goal = 98};
    measure reversed = {.name = "capitals, country before, no comma: first", .goal = 97};
    measure alone = {.name = "countries by name: first", .goal = 98};
    measure point = {.name = "reverse at a country's own point: it", .goal = 99};
    measure code = {.name = "countries by ISO alpha-2 and alpha-3: first", .goal = 98};
    while (quality_next(&t)) {
        str capital = quality_field(&t, "capital_geonameid"), name = quality_field(&t, "name");
        const quality_place *want = quality_place_of((uint64_t)quality_number(capital));
        char text[300];
        place_list places = quality_search(name, "en", 5);
        str cc = quality_field(&t, "cc");
        bool is_first = places.count &&
                        str_eq_nocase(place_part(&places.at[0], "country_code"), cc) &&
                        places.at[0].place_rank == 4;
        measure_add(&alone, is_first, name, quality_first(&places));
        if (is_first) {
            place_point at = {.lat = places.at[0].lat, .lon = places.at[0].lon, .zoom = 4};
            place found = place_new();
            gazetteer_reverse(&quality.c, &at, &found);
            measure_add(&point, str_eq_nocase(place_part(&found, "country_code"), cc), name,
                        found.display_name);
        }
        for (int i = 0; i < 2; i++) {
            str word = quality_field(&t, i ? "cc3" : "cc");
            places = quality_search(word, "en", 5);
            is_first = places.count &&
                       str_eq_nocase(place_part(&places.at[0], "country_code"), cc) &&
                       places.at[0].place_rank == 4;
            measure_add(&code, is_first, word, quality_first(&places));
        }
        if (!want) {
            continue;
        }
        snprintf(text, sizeof text, "%.*s, %.*s", STR_ARG(want->name), STR_ARG(name));
        quality_check_city(&five, &first, str_of(text), want);
        snprintf(text, sizeof text, "%.*s %.*s", STR_ARG(name), STR_ARG(want->name));
        places = quality_search(str_of(text), "en", 5);
        measure_add(&reversed, quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M) == 0,
                    str_of(text), quality_first(&places));
    }
    measure_print(&five);
    measure_print(&first);
    measure_print(&reversed);
    measure_print(&alone);
    measure_print(&point);
    measure_print(&code);
    os_unmap(t.text);
}

static bool quality_is_of_twenty(str tags) {
    static const char *const languages[] = {"de", "fr", "es", "pt", "it", "nl", "sv",
                                            "pl", "cs", "hu", "ru", "uk", "el", "tr",
                                            "ar", "fa", "he", "ja", "ko", "zh"};
    while (tags.len) {
        str tag = str_cut(&tags, ',');
        for (size_t i = 0; i < LEN(languages); i++) {
            if (str_eq(tag, str_of(languages[i]))) {
                return true;
            }
        }
    }
    return false;
}

/* Names of places with at least 100,000 people that differ from the GeoNames name: in twenty
 * languages, and in others with Latin letters. */
static void quality_exonyms(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/names.tsv", '\t')) {
        return;
    }
    measure five = {.name = "exonyms in 20 languages: in five", .goal = 99};
    measure first = {.name = "exonyms in 20 languages: first", .goal = 95};
    measure others = {.name = "exonyms in others, Latin letters: in five", .goal = 98};
    measure others_first = {.name = "exonyms in others, Latin letters: first"};
    while (quality_next(&t)) {
        const quality_place *want =
            quality_place_of((uint64_t)quality_number(quality_field(&t, "geonameid")));
        str names = quality_field(&t, "names");
        while (want && want->population >= 100000 && names.len) {
            str name = str_cut(&names, '|'), tags = str_cut(&name, '=');
            bool is_other = !str_eq(name, want->name);
            if (is_other && quality_is_of_twenty(tags)) {
                quality_check_city(&five, &first, name, want);
            } else if (is_other && table_names_is_latin(name)) {
                quality_check_city(&others, &others_first, name, want);
            }
        }
    }
    measure_print(&five);
    measure_print(&first);
    measure_print(&others);
    measure_print(&others_first);
    os_unmap(t.text);
}

/* Seas, mountains, rivers, islands, parks and airports by name; airports by code, too. */
static void quality_features(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/features.tsv", '\t')) {
        return;
    }
    measure named = {.name = "natural features, parks, airports by name: in five", .goal = 98};
    measure coded = {.name = "airports by IATA code in capitals: in five", .goal = 98};
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 0);
        str name = quality_field(&t, "name"), codes = quality_field(&t, "aliases");
        place_list places = quality_search(name, "en", 5);
        bool is_found = quality_position(&places, point.lat, point.lon, QUALITY_NEAR_M) >= 0;
        measure_add(&named, is_found, name, quality_first(&places));
        str code = str_cut(&codes, ',');
        if (str_starts(quality_field(&t, "tag"), STR("aeroway")) && code.len == 3) {
            places = quality_search(code, "en", 5);
            is_found = quality_position(&places, point.lat, point.lon, 1000) >= 0;
            measure_add(&coded, is_found, code, quality_first(&places));
        }
    }
    measure_print(&named);
    measure_print(&coded);
    os_unmap(t.text);
}

/* "Incheon Gyeonggi-do": the name and the division of the answer for its centre. */
static void quality_check_divided(measure *five, measure *first, const place *found,
                                  const quality_place *want) {
    char text[256];
    str state = place_part(found, "state");
    if (state.len && state.len + found->name.len < sizeof text - 1) {
        snprintf(text, sizeof text, "%.*s %.*s", STR_ARG(found->name), STR_ARG(state));
        quality_check_city(five, first, str_of(text), want);
    }
}

/* Whether an answer for its centre names the division that the settlement is in. */
static void quality_division(measure *m, str id, str name, const place *found) {
    place_list own = gazetteer_lookup(&quality.c, id, STR_NONE);
    if (own.count) {
        str state = place_part(&own.at[0], "state");
        measure_add(m, !state.len || str_eq(state, place_part(found, "state")), name,
                    found->display_name);
    }
}

static void quality_cities(void) {
    measure divided = {.name = "cities >= 100,000, division, no comma: in five", .goal = 98};
    measure divided_first = {.name = "cities >= 100,000, division, no comma: first", .goal = 98};
    measure five = {.name = "cities >= 100,000 by name: in five", .goal = 98};
    measure first = {.name = "cities >= 1,000,000 by name: first", .goal = 97};
    measure millions = {.name = "cities >= 1,000,000 by name: in five", .goal = 99.5};
    measure centre = {.name = "reverse at every settlement's centre: country", .goal = 99.5};
    measure division = {.name = "reverse at every settlement's centre: division", .goal = 99.5};
    measure same = {.name = "reverse at the centre of 15,000 and more: it", .goal = 99};
    for (int i = 0; i < quality_place_count; i++) {
        const quality_place *want = &quality_places[i];
        if (want->population >= 1000000) {
            quality_check_city(&millions, &first, want->name, want);
        }
        if (want->population >= 100000) {
            place_list places = quality_search(want->name, "en", 5);
            measure_add(&five, quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M) >= 0,
                        want->name, quality_first(&places));
        }
        place_point point = {.lat = want->lat, .lon = want->lon, .zoom = 12};
        place found = place_new();
        gazetteer_reverse(quality_call(), &point, &found);
        measure_add(&centre, str_eq_nocase(place_part(&found, "country_code"), want->cc),
                    want->name, found.display_name);
        char id[24];
        snprintf(id, sizeof id, "G%llu", (unsigned long long)want->id);
        quality_division(&division, str_of(id), want->name, &found);
        bool is_it = str_eq(found.id, str_of(id));
        if (want->population >= 15000 && !want->is_suburb) {
            measure_add(&same, is_it, want->name, found.display_name);
        }
        if (want->population >= 100000 && is_it) {
            quality_check_divided(&divided, &divided_first, &found, want);
        }
    }
    measure_print(&divided);
    measure_print(&divided_first);
    measure_print(&millions);
    measure_print(&first);
    measure_print(&five);
    measure_print(&centre);
    measure_print(&division);
    measure_print(&same);
}

/* A typo in the name of a large place: the right name must be among the suggestions. */
static void quality_damage(str name, int kind, uint64_t random, char text[256]) {
    size_t at = 1 + (size_t)(random % (name.len - 2));
    memcpy(text, name.at, name.len);
    text[name.len] = '\0';
    if (kind == 0) { /* a letter missing */
        memmove(text + at, text + at + 1, name.len - at);
    } else if (kind == 1) { /* two swapped */
        char swapped = text[at];
        text[at] = text[at + 1];
        text[at + 1] = swapped;
    } else if (kind == 2) { /* one wrong */
        text[at] = (char)('a' + random / 64 % 26);
    } else { /* one too many */
        memmove(text + at + 1, text + at, name.len - at + 1);
        text[at] = (char)('a' + random / 64 % 26);
    }
}

static void quality_typos(void) {
    measure m = {.name = "one typo in cities >= 500,000: found or suggested", .goal = 95};
    for (int i = 0; i < quality_place_count; i++) {
        const quality_place *want = &quality_places[i];
        bool is_plain = want->population >= 500000 && want->name.len >= 6 && want->name.len < 200;
        for (size_t k = 0; k < want->name.len && is_plain; k++) {
            is_plain = ascii_is_alpha(want->name.at[k]);
        }
        for (int kind = 0; kind < 4 && is_plain; kind++) {
            char text[256];
            quality_damage(want->name, kind, hash_64(want->name.at, want->name.len, (uint64_t)kind),
                           text);
            place_query query = {.text = str_of(text),
                                 .limit = 5,
                                 .language = STR("en"),
                                 .viewbox = geo_bbox_none()};
            search_note note;
            place_list places = gazetteer_search(quality_call(), &query, &note);
            bool good = quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M) >= 0;
            str got = quality_first(&places);
            for (int s = 0; s < note.did_you_mean.count; s++) {
                got = s ? got : note.did_you_mean.at[0];
                good = good || str_eq(note.did_you_mean.at[s], want->name);
            }
            measure_add(&m, good, str_of(text), got);
        }
    }
    measure_print(&m);
}

int main(int count, char **words) {
    gazetteer_open_embedded();
    int given = 0;
    for (int i = 1; i < count; i++) {
        if (strcmp(words[i], "-m") == 0) {
            quality.hides_misses = true;
        } else {
            quality_set(words[i], words[i], 0, 0, 0);
            given++;
        }
    }
    if (given) {
        return EXIT_SUCCESS;
    }
    if (gazetteer_is_empty()) {
        printf("there is no embedded gazetteer in this build\n");
        return EXIT_FAILURE;
    }
    for (size_t i = 0; i < LEN(quality_sets); i++) {
        quality_set(quality_sets[i].file, quality_sets[i].name, quality_sets[i].five,
                    quality_sets[i].first, quality_sets[i].five_near);
    }
    quality_curated();
    quality_borders();
    quality_open_sea();
    quality_load_places();
    quality_capitals();
    quality_exonyms();
    quality_features();
    quality_cities();
    quality_typos();
    printf("quality: %d passed, %d failed\n", quality.met_goals, quality.failed_goals);
    return quality.failed_goals ? EXIT_FAILURE : EXIT_SUCCESS;
}
