/* index -- what index files cost as they grow: a made-up country is written as .osm.pbf, built,
 * opened cold and asked.
 *
 *   index [MILLIONS...]     millions of houses, 1 unless told; figures of several are compared
 *
 * Towns of 1,000 houses in 40 streets, with 20 points of interest. Every town has its Hauptstrasse,
 * and most names of streets occur in many towns, as they do, but once in each. It is the same
 * country on every run.
 * Prints rows "figure TAB value TAB goal TAB met"; times are CPU time, as the machine may be busy,
 * but for the opening, which waits for the disk. Questions are asked twice: the first time what
 * they need comes from the disk, and the system's work for that counts, too.
 *
 * The last country also says what a planet would need, by its own parts: see tell_planet. */
#define _GNU_SOURCE /* wait4 */
#define GEOCODER_NO_MAIN
#include "../../geocoder.c"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    STREETS = 40, /* of a town */
    BENDS = 3,    /* nodes of a street */
    HOUSES = 25,  /* of a street */
    POIS = 20,    /* of a town */
    TOWN_NODES = 1 + STREETS * (BENDS + HOUSES) + POIS,
    TOWN_HOUSES = STREETS * HOUSES,
    COLUMNS = 400, /* of towns, beside each other */
    BLOCK_NODES = 8000,
    BLOCK_WAYS = 4000,
    BLOCK_MAX = 4 << 20,
    WORDS_MAX = 1 << 15, /* different strings of a block; a power of 2 */
    NAME_MAX_BYTES = 128,
    SIZES_MAX = 8,
    QUESTIONS = 2000,
    CALL_MEMORY = 4 << 20
};

/* ---- the country ---- */

static const char *const stems[64] = {
    "Buchen",  "Eichen",  "Linden",   "Tannen",  "Birken", "Erlen",  "Ulmen",  "Eschen",
    "Rosen",   "Wiesen",  "Wald",     "Berg",    "Tal",    "Bach",   "See",    "Moor",
    "Stein",   "Sand",    "Lehm",     "Kalk",    "Fels",   "Mühl",   "Kirch",  "Kloster",
    "Schloss", "Burg",    "Markt",    "Brunnen", "Garten", "Acker",  "Feld",   "Heide",
    "Hof",     "Schul",   "Post",     "Zoll",    "Brück",  "Furt",   "Hafen",  "Ufer",
    "Insel",   "Wein",    "Hopfen",   "Korn",    "Hafer",  "Flachs", "Schaf",  "Rinder",
    "Rappen",  "Hirsch",  "Reh",      "Fuchs",   "Hasen",  "Dachs",  "Adler",  "Falken",
    "Amsel",   "Lerchen", "Storchen", "Bienen",  "Gold",   "Silber", "Kupfer", "Eisen"};
static const char *const town_ends[16] = {
    "dorf", "stadt", "heim", "hausen",  "ingen", "bach",    "feld",   "berg",
    "tal",  "au",    "ried", "kirchen", "hofen", "stetten", "weiler", "brunn"};
static const char *const town_starts[4] = {"", "Ober", "Unter", "Neu"};
static const char *const street_starts[8] = {"Hohe ",  "Alte ", "Neue ",   "Untere ",
                                             "Obere ", "Am ",   "Kleine ", "Lange "};
static const char *const street_ends[6] = {"strasse", "weg", "gasse", "platz", "allee", "ring"};
static const char *const usual_streets[12] = {"Hauptstrasse", "Bahnhofstrasse", "Dorfstrasse",
                                              "Schulstrasse", "Gartenstrasse",  "Kirchweg",
                                              "Bergstrasse",  "Lindenstrasse",  "Ringstrasse",
                                              "Mühlweg",      "Feldstrasse",    "Waldstrasse"};
static const char *const kinds[8][2] = {{"amenity", "pharmacy"}, {"amenity", "restaurant"},
                                        {"amenity", "bench"},    {"shop", "bakery"},
                                        {"tourism", "hotel"},    {"amenity", "parking"},
                                        {"amenity", "bank"},     {"leisure", "playground"}};

static uint64_t mixed(uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

/* 4,096 names; from there on with a river behind. */
static void town_name(uint64_t town, char name[NAME_MAX_BYTES]) {
    static const char small[] = "abcdefghijklmnopqrstuvwxyz";
    uint64_t dice = town * 2654435761 % 4096, river = town / 4096;
    char stem[16];
    snprintf(stem, sizeof stem, "%s", stems[dice / 4 % 64]);
    const char *start = town_starts[dice % 4];
    if (*start && stem[0] >= 'A' && stem[0] <= 'Z') {
        stem[0] = small[stem[0] - 'A'];
    }
    int len = snprintf(name, NAME_MAX_BYTES, "%s%s%s", start, stem, town_ends[dice / 256]);
    if (river) {
        snprintf(name + len, (size_t)(NAME_MAX_BYTES - len), " an der %sache", stems[river % 64]);
    }
}

static void street_name(uint64_t town, int street, char name[NAME_MAX_BYTES]) {
    enum { NAMES = 8 * 64 * 6, STEP = 1373 }; /* a prime that is no factor of the names */
    uint64_t dice = (mixed(town + 1) + (uint64_t)street * STEP) % NAMES;
    if (street < (int)LEN(usual_streets)) {
        snprintf(name, NAME_MAX_BYTES, "%s", usual_streets[street]);
    } else {
        snprintf(name, NAME_MAX_BYTES, "%s%s%s", street_starts[dice % 8], stems[dice / 8 % 64],
                 street_ends[dice / 512]);
    }
}

/* In 1e-7 degrees, from the corner of the town. */
static void town_corner(uint64_t town, int64_t *lat, int64_t *lon) {
    *lat = 472000000 + (int64_t)(town / COLUMNS) * 200000;
    *lon = 70000000 + (int64_t)(town % COLUMNS) * 200000;
}

static void house_at(uint64_t town, int street, int house, double *lat, double *lon) {
    int64_t south, west;
    town_corner(town, &south, &west);
    *lat = (double)(south + street * 4000 + (house % 2 ? 1000 : -1000)) * 1e-7;
    *lon = (double)(west + (house + 1) * 5000) * 1e-7;
}

/* ---- the file ---- */

typedef struct {
    uint8_t *at;
    size_t len;
} bytes;

static struct {
    FILE *file;
    uint8_t memory[6][BLOCK_MAX];
    bytes ids, lats, lons, tags, group, block;
    char words[BLOCK_MAX];
    uint32_t word_at[WORDS_MAX], word_slots[WORDS_MAX];
    size_t words_len;
    uint32_t word_count;
    int64_t id, lat, lon;
    int count;
} pbf;

static void put_varint(bytes *b, uint64_t value) {
    for (; value > 127; value >>= 7) {
        b->at[b->len++] = (uint8_t)(value | 128);
    }
    b->at[b->len++] = (uint8_t)value;
}

static void put_signed(bytes *b, int64_t value) {
    put_varint(b, (uint64_t)value << 1 ^ (uint64_t)(value >> 63));
}

static void put_bytes(bytes *b, int field, const void *data, size_t len) {
    put_varint(b, (uint64_t)field << 3 | 2);
    put_varint(b, len);
    memcpy(b->at + b->len, data, len);
    b->len += len;
}

static void put_block(const char *type) {
    uint8_t head[64], length[4];
    bytes header = {head, 0}, *blob = &pbf.group;
    blob->len = 0;
    put_bytes(blob, 1, pbf.block.at, pbf.block.len);
    put_bytes(&header, 1, type, strlen(type));
    put_varint(&header, 3 << 3);
    put_varint(&header, blob->len);
    for (int i = 0; i < 4; i++) {
        length[i] = (uint8_t)(header.len >> (24 - 8 * i));
    }
    fwrite(length, 1, 4, pbf.file);
    fwrite(head, 1, header.len, pbf.file);
    fwrite(blob->at, 1, blob->len, pbf.file);
}

static void begin_block(void) {
    pbf.ids.len = pbf.lats.len = pbf.lons.len = pbf.tags.len = pbf.group.len = pbf.block.len = 0;
    memset(pbf.word_slots, 0, sizeof pbf.word_slots);
    pbf.words_len = pbf.word_count = 0;
    pbf.id = pbf.lat = pbf.lon = pbf.count = 0;
}

static uint32_t word(const char *text) {
    uint32_t hash = 2166136261;
    for (const char *c = text; *c; c++) {
        hash = (hash ^ (uint8_t)*c) * 16777619;
    }
    for (;; hash++) {
        uint32_t *slot = &pbf.word_slots[hash % WORDS_MAX];
        if (!*slot) {
            pbf.word_at[ *slot = ++pbf.word_count] = (uint32_t)pbf.words_len;
            memcpy(pbf.words + pbf.words_len, text, strlen(text) + 1);
            pbf.words_len += strlen(text) + 1;
        }
        if (strcmp(pbf.words + pbf.word_at[*slot], text) == 0) {
            return *slot;
        }
    }
}

static void end_block(void) {
    bytes *b = &pbf.block, table = {pbf.ids.at, 0};
    if (!pbf.count) {
        return;
    }
    static uint8_t group[BLOCK_MAX];
    size_t group_len = pbf.group.len;
    memcpy(group, pbf.group.at, group_len);
    put_bytes(&table, 1, "", 0);
    for (uint32_t i = 1; i <= pbf.word_count; i++) {
        const char *text = pbf.words + pbf.word_at[i];
        put_bytes(&table, 1, text, strlen(text));
    }
    b->len = 0;
    put_bytes(b, 1, table.at, table.len);
    put_bytes(b, 2, group, group_len);
    put_block("OSMData");
    begin_block();
}

static void end_nodes(void) {
    if (pbf.count) {
        bytes *dense = &pbf.block;
        put_bytes(dense, 1, pbf.ids.at, pbf.ids.len);
        put_bytes(dense, 8, pbf.lats.at, pbf.lats.len);
        put_bytes(dense, 9, pbf.lons.at, pbf.lons.len);
        put_bytes(dense, 10, pbf.tags.at, pbf.tags.len);
        put_bytes(&pbf.group, 2, dense->at, dense->len);
    }
    end_block();
}

static void put_node(uint64_t id, int64_t lat, int64_t lon, const char *const *tags) {
    put_signed(&pbf.ids, (int64_t)id - pbf.id);
    put_signed(&pbf.lats, lat - pbf.lat);
    put_signed(&pbf.lons, lon - pbf.lon);
    for (; *tags; tags++) {
        put_varint(&pbf.tags, word(*tags));
    }
    put_varint(&pbf.tags, 0);
    pbf.id = (int64_t)id;
    pbf.lat = lat;
    pbf.lon = lon;
    if (++pbf.count == BLOCK_NODES) {
        end_nodes();
    }
}

static void put_way(uint64_t id, uint64_t first_node, const char *name) {
    uint8_t memory[128], list[32];
    bytes way = {memory, 0}, numbers = {list, 0};
    put_varint(&way, 1 << 3);
    put_varint(&way, id);
    put_varint(&numbers, word("highway"));
    put_varint(&numbers, word("name"));
    put_bytes(&way, 2, list, numbers.len);
    numbers.len = 0;
    put_varint(&numbers, word("residential"));
    put_varint(&numbers, word(name));
    put_bytes(&way, 3, list, numbers.len);
    numbers.len = 0;
    for (int i = 0; i < BENDS; i++) {
        put_signed(&numbers, i ? 1 : (int64_t)first_node);
    }
    put_bytes(&way, 8, list, numbers.len);
    put_bytes(&pbf.group, 3, way.at, way.len);
    if (++pbf.count == BLOCK_WAYS) {
        end_block();
    }
}

static void put_houses(uint64_t town, int street, uint64_t *id, const char *city) {
    char name[NAME_MAX_BYTES], number[8], code[8];
    snprintf(code, sizeof code, "%05d", (int)(10000 + town % 80000));
    street_name(town, street, name);
    for (int house = 0; house < HOUSES; house++) {
        double lat, lon;
        house_at(town, street, house, &lat, &lon);
        snprintf(number, sizeof number, "%d", house + 1);
        put_node((*id)++, (int64_t)(lat * 1e7), (int64_t)(lon * 1e7),
                 (const char *[]){"addr:street", name, "addr:housenumber", number, "addr:city",
                                  city, "addr:postcode", code, NULL});
    }
}

static void put_town(uint64_t town) {
    char city[NAME_MAX_BYTES], name[2 * NAME_MAX_BYTES];
    int64_t lat, lon;
    uint64_t id = town * TOWN_NODES + 1;
    town_corner(town, &lat, &lon);
    town_name(town, city);
    put_node(id++, lat + 80000, lon + 70000,
             (const char *[]){"place", town % 20 ? "village" : "town", "name", city, NULL});
    for (int street = 0; street < STREETS; street++) {
        for (int bend = 0; bend < BENDS; bend++) {
            put_node(id++, lat + street * 4000, lon + bend * 65000, (const char *[]){NULL});
        }
    }
    for (int street = 0; street < STREETS; street++) {
        put_houses(town, street, &id, city);
    }
    for (int i = 0; i < POIS; i++) {
        const char *const *kind = kinds[i % 8];
        snprintf(name, sizeof name, "%s %s", stems[mixed(town * POIS + (uint64_t)i) % 64], city);
        put_node(id++, lat + i * 8000 + 2000, lon + 30000 + i * 1000,
                 (const char *[]){kind[0], kind[1], i < 16 ? "name" : NULL, name, NULL});
    }
}

static void write_country(const char *path, uint64_t towns) {
    bytes *all[] = {&pbf.ids, &pbf.lats, &pbf.lons, &pbf.tags, &pbf.group, &pbf.block};
    for (size_t i = 0; i < LEN(all); i++) {
        all[i]->at = pbf.memory[i];
    }
    pbf.file = fopen(path, "wb");
    if (!pbf.file) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    begin_block();
    put_bytes(&pbf.block, 4, "OsmSchema-V0.6", 14);
    put_bytes(&pbf.block, 4, "DenseNodes", 10);
    put_block("OSMHeader");
    begin_block();
    for (uint64_t town = 0; town < towns; town++) {
        put_town(town);
    }
    end_nodes();
    for (uint64_t town = 0; town < towns; town++) {
        for (int street = 0; street < STREETS; street++) {
            char name[NAME_MAX_BYTES];
            street_name(town, street, name);
            put_way(town * STREETS + (uint64_t)street + 1,
                    town * TOWN_NODES + 2 + (uint64_t)(street * BENDS), name);
        }
    }
    end_block();
    if (fclose(pbf.file)) {
        perror(path);
        exit(EXIT_FAILURE);
    }
}

/* ---- measuring ---- */

enum {
    BUILD_CPU,
    BUILD_WALL,
    RATE,
    DECODED,
    BESIDE,
    PEAK,
    SCRATCH, /* bytes, without the index */
    SOURCE,  /* bytes */
    SIZE,
    COLD,
    UPDATE,
    ROWS
};

static struct {
    char memory[CALL_MEMORY];
    call c;
    double times[QUESTIONS];
    uint64_t towns, seed;
    int right;
} bench;

static double now(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static uint64_t any(uint64_t below) {
    return mixed(++bench.seed) % below;
}

static call *a_call(void) {
    bench.c.mem = arena_of(bench.memory, sizeof bench.memory);
    return &bench.c;
}

typedef struct {
    uint64_t town;
    int street, house;
    double lat, lon;
    char text[4 * NAME_MAX_BYTES];
} bench_question;

static bench_question a_question(bool is_main_street, bool is_misspelt) {
    bench_question q = {.town = any(bench.towns),
                        .street = is_main_street ? 0 : (int)any(STREETS),
                        .house = (int)any(HOUSES)};
    char street[NAME_MAX_BYTES], town[NAME_MAX_BYTES];
    street_name(q.town, q.street, street);
    town_name(q.town, town);
    house_at(q.town, q.street, q.house, &q.lat, &q.lon);
    if (is_misspelt) {
        street[strlen(street) / 2] = (char)('a' + any(26));
        snprintf(q.text, sizeof q.text, "%s", street);
    } else {
        snprintf(q.text, sizeof q.text, "%s %d, %s", street, q.house + 1, town);
    }
    return q;
}

static void count_right(const place_list *places, const bench_question *q) {
    bench.right +=
        places->count && geo_distance_m(places->at[0].lat, places->at[0].lon, q->lat, q->lon) < 100;
}

static place_list search(const char *text, search_note *note) {
    place_query query = {.text = str_of(text), .limit = 5, .viewbox = geo_bbox_none()};
    return gazetteer_search(a_call(), &query, note);
}

static void ask_name(const bench_question *q) {
    search_note note;
    place_list places = search(q->text, &note);
    count_right(&places, q);
}

/* A house that the street lacks: the street in its town is the answer. */
static void ask_missing(const bench_question *q) {
    char town[NAME_MAX_BYTES], text[2 * NAME_MAX_BYTES];
    town_name(q->town, town);
    snprintf(text, sizeof text, "Hauptstrasse 999, %s", town);
    search_note note;
    place_list places = search(text, &note);
    bench.right += places.count && str_eq(note.dropped, STR("999")) &&
                   str_find(places.at[0].display_name, str_of(town)) >= 0;
}

/* A street that a town of another country has not: no house elsewhere is a sure answer. */
static void ask_elsewhere(const bench_question *q) {
    char text[NAME_MAX_BYTES];
    snprintf(text, sizeof text, "Hauptstrasse %d, Springfield", q->house + 1);
    search_note note;
    place_list places = search(text, &note);
    bench.right += !places.count || !place_match_is_sure(places.at[0].match);
}

static void ask_alone(const bench_question *q) {
    char text[NAME_MAX_BYTES];
    snprintf(text, sizeof text, "Hauptstrasse %d", q->house + 1);
    search_note note;
    bench.right += search(text, &note).count == 5;
}

static void ask_misspelt(const bench_question *q) {
    search_note note;
    place_list places = search(q->text, &note);
    bench.right += places.count || note.did_you_mean.count;
}

static void ask_misspelt_house(const bench_question *q) {
    char town[NAME_MAX_BYTES], text[6 * NAME_MAX_BYTES];
    town_name(q->town, town);
    snprintf(text, sizeof text, "%s %d, %s", q->text, q->house + 1, town);
    search_note note;
    place_list places = search(text, &note);
    count_right(&places, q);
}

/* Whether it is the question's street in its town: some 4 km across. */
static bool is_street(const place *p, const bench_question *q) {
    char street[NAME_MAX_BYTES];
    street_name(q->town, q->street, street);
    return str_eq(p->name, str_of(street)) && geo_distance_m(p->lat, p->lon, q->lat, q->lon) < 1500;
}

static void ask_misspelt_street(const bench_question *q) {
    char town[NAME_MAX_BYTES], text[6 * NAME_MAX_BYTES];
    town_name(q->town, town);
    snprintf(text, sizeof text, "%s, %s", q->text, town);
    search_note note;
    place_list places = search(text, &note);
    bench.right += places.count && is_street(&places.at[0], q);
}

/* Two thirds of a street's name are typed at one of its houses: it is among five. */
static void ask_begun_near(const bench_question *q) {
    char street[NAME_MAX_BYTES], key[NAME_MAX_BYTES];
    street_name(q->town, q->street, street);
    place_area area = {.lat = q->lat, .lon = q->lon, .radius_m = 25000, .limit = 5};
    area.begins =
        fold_name(utf8_head(str_of(street), strlen(street) * 2 / 3), FOLD_PLAIN, key, sizeof key);
    place_list places = gazetteer_nearby(a_call(), &area, (str_list){NULL, 0});
    bool is_among = false;
    for (int i = 0; i < places.count && !is_among; i++) {
        is_among = is_street(&places.at[i], q);
    }
    bench.right += is_among;
}

static void ask_prefix(const bench_question *q) {
    str names[10];
    bench.right += gazetteer_prefix(a_call(), utf8_head(str_of(q->text), 6), 10, names) > 0;
}

static void ask_reverse(const bench_question *q) {
    place_point point = {.lat = q->lat + 1e-5, .lon = q->lon, .zoom = 18};
    place found;
    bench.right += gazetteer_reverse(a_call(), &point, &found) &&
                   geo_distance_m(found.lat, found.lon, q->lat, q->lon) < 30;
}

static void ask_nearby(const bench_question *q) {
    str pharmacy = STR("amenity=pharmacy");
    place_area area = {.lat = q->lat, .lon = q->lon, .radius_m = 5000, .limit = 5};
    place_list places = gazetteer_nearby(a_call(), &area, (str_list){&pharmacy, 1});
    bench.right += places.count > 0;
}

static const struct {
    const char *name;
    void (*ask)(const bench_question *q);
    bool is_main_street, is_misspelt;
    double p99_goal_ms;
    int right_goal; /* in a hundred; 0: none */
} asked[] = {
    {"street, number, town", ask_name, false, false, 2, 99},
    {"Hauptstrasse, number, town", ask_name, true, false, 2, 99},
    {"Hauptstrasse 999, town: no such house", ask_missing, true, false, 2, 0},
    {"Hauptstrasse, number, Springfield: not there", ask_elsewhere, true, false, 20, 0},
    {"Hauptstrasse, number, no town", ask_alone, true, false, 2, 99},
    {"a street, one letter wrong", ask_misspelt, false, true, 20, 0},
    {"a street, one letter wrong, number, town", ask_misspelt_house, false, true, 20, 97},
    {"a street, one letter wrong, town", ask_misspelt_street, false, true, 20, 90},
    {"prefix of 6 letters", ask_prefix, false, false, 2, 0},
    {"two thirds of a street, near the point", ask_begun_near, false, false, 10, 95},
    {"reverse", ask_reverse, false, false, 0.2, 0},
    {"nearby, 5 km", ask_nearby, false, false, 1, 0},
};

typedef struct {
    double cost[ROWS], first[LEN(asked)], p50[LEN(asked)], p99[LEN(asked)];
    int right[LEN(asked)];
} figures;

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Asks a row's questions, the same each time. */
static void ask_row(size_t row) {
    bench.seed = 7;
    bench.right = 0;
    for (int i = 0; i < QUESTIONS; i++) {
        bench_question q = a_question(asked[row].is_main_street, asked[row].is_misspelt);
        double start = now(CLOCK_PROCESS_CPUTIME_ID);
        asked[row].ask(&q);
        bench.times[i] = (now(CLOCK_PROCESS_CPUTIME_ID) - start) * 1e3;
    }
    qsort(bench.times, QUESTIONS, sizeof *bench.times, by_size);
}

/* The first time much comes from the disk: what the system spends on that is a figure of its own.
 */
static void ask_all(figures *f) {
    for (size_t row = 0; row < LEN(asked); row++) {
        ask_row(row);
        f->first[row] = bench.times[QUESTIONS * 99 / 100];
        ask_row(row);
        f->p50[row] = bench.times[QUESTIONS / 2];
        f->p99[row] = bench.times[QUESTIONS * 99 / 100];
        f->right[row] = bench.right;
    }
}

/* Opens the index with none of it in memory, and asks. */
static void use(const char *index, figures *f) {
    char why[256] = "";
    int file = open(index, O_RDONLY);
    fsync(file);
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    close(file);
    gazetteer_open_embedded();
    double start = now(CLOCK_MONOTONIC);
    if (!gazetteer_add_file(index, why, sizeof why)) {
        fprintf(stderr, "%s\n", why);
        exit(EXIT_FAILURE);
    }
    f->cost[COLD] = (now(CLOCK_MONOTONIC) - start) * 1e3;
    ask_all(f);
}

static int child_of(pid_t pid, struct rusage *spent) {
    int status = 1;
    wait4(pid, &status, 0, spent);
    return status;
}

static double cpu_seconds(const struct rusage *spent) {
    return (double)(spent->ru_utime.tv_sec + spent->ru_stime.tv_sec) +
           (double)(spent->ru_utime.tv_usec + spent->ru_stime.tv_usec) * 1e-6;
}

/* Waits for a child, and finds the least space that was free beside `path` meanwhile, in bytes. */
static int child_with_disk(pid_t pid, const char *path, double *least_free, struct rusage *spent) {
    enum { EVERY_US = 10000 };
    int status = 1;
    *least_free = (double)os_free_bytes(path);
    while (!wait4(pid, &status, WNOHANG, spent)) {
        *least_free = MIN(*least_free, (double)os_free_bytes(path));
        usleep(EVERY_US);
    }
    return status;
}

typedef void visitor(const pbf_object *o, void *ctx);

/* Reads every object of the file as a build does, and its tags; `visit` gets each, unless it is
 * NULL. False: the file is damaged. */
static bool decode(const char *source, visitor *visit, void *ctx) {
    static pbf_buffers buffers;
    static char unpacked[PBF_BLOB_MAX];
    str rest, block;
    const char *why;
    bool is_good = os_map(source, &rest);
    while (is_good && rest.len) {
        pbf_frame frame;
        pbf_reader reader;
        pbf_object object;
        ptrdiff_t used = pbf_read_frame(rest, &frame);
        rest = str_from(rest, (size_t)MAX(used, 0));
        is_good =
            used > 0 && frame.size <= rest.len &&
            pbf_unpack(str_head(rest, frame.size), unpacked, PBF_BLOB_MAX, &buffers, &block, &why);
        rest = str_from(rest, frame.size);
        if (is_good && frame.is_data) {
            int more = pbf_open(&reader, block, (1 << PBF_KINDS) - 1, &buffers) ? 1 : -1;
            while (more > 0) {
                more = pbf_next(&reader, &object);
                if (more > 0 && visit) {
                    visit(&object, ctx);
                }
            }
            is_good = more == 0;
        }
    }
    return is_good;
}

/* CPU seconds of that; 0: it failed. */
static double decode_seconds(const char *source) {
    struct rusage spent;
    pid_t decoder = fork();
    if (!decoder) {
        _exit(!decode(source, NULL, NULL));
    }
    return child_of(decoder, &spent) ? 0 : cpu_seconds(&spent);
}

/* CPU seconds in which Debian's osmium-tool decodes and copies the same file; 0: it is not there.
 */
static double osmium_seconds(const char *source) {
    struct rusage spent;
    pid_t copier = fork();
    if (!copier) {
        execlp("osmium", "osmium", "cat", "--no-progress", "-O", "-f", "pbf", "-o", "/dev/null",
               source, (char *)NULL);
        _exit(127);
    }
    return child_of(copier, &spent) ? 0 : cpu_seconds(&spent);
}

/* The changes of a day, as they are written. */
typedef struct {
    FILE *to;
    uint64_t houses;
} day;

/* Every hundredth house gets another number. */
static void write_changed(const pbf_object *o, void *ctx) {
    day *d = ctx;
    str number = pbf_tag(o, STR("addr:housenumber"));
    if (o->kind != PBF_NODE || !number.len || d->houses++ % 100) {
        return;
    }
    fprintf(d->to, "<node id=\"%lld\" lat=\"%.7f\" lon=\"%.7f\">", (long long)o->id, o->lat * 1e-7,
            o->lon * 1e-7);
    for (int i = 0; i < o->tag_count; i++) {
        str key = o->tags[i].key, value = o->tags[i].value;
        fprintf(d->to, "<tag k=\"%.*s\" v=\"%.*s%s\"/>", STR_ARG(key), STR_ARG(value),
                value.at == number.at ? "x" : "");
    }
    fputs("</node>\n", d->to);
}

/* Seconds in which an update of the index is made of a day's changes of its source; 0: it failed.
 */
static double update_seconds(const char *source, const char *index) {
    char path[OS_PATH_MAX];
    struct rusage spent;
    snprintf(path, sizeof path, "%s.osc", index);
    day d = {.to = fopen(path, "w")};
    if (!d.to) {
        return 0;
    }
    fputs("<osmChange version=\"0.6\"><modify>\n", d.to);
    bool is_good = decode(source, write_changed, &d);
    fputs("</modify></osmChange>\n", d.to);
    is_good &= !fclose(d.to);
    double start = now(CLOCK_MONOTONIC);
    pid_t updater = is_good ? fork() : -1;
    if (!updater) {
        exit(cli_main(5, (char *[]){"geocoder", "index", "update", (char *)index, path, NULL}));
    }
    bool is_made = updater > 0 && !child_of(updater, &spent);
    double took = now(CLOCK_MONOTONIC) - start;
    unlink(path);
    snprintf(path, sizeof path, "%s.update", index); /* the questions are about the index */
    return is_made && !unlink(path) ? took : 0;
}

/* Both in processes of their own: a build's memory is measured, and an index is opened once. */
static bool measure(const char *source, const char *index, uint64_t towns, figures *f) {
    struct rusage spent;
    struct stat made, read_from;
    int ends[2];
    double start = now(CLOCK_MONOTONIC), before = (double)os_free_bytes(source), least = 0;
    pid_t builder = fork();
    if (!builder) {
        exit(cli_main(7, (char *[]){"geocoder", "index", "build", "--updatable", "-o",
                                    (char *)index, (char *)source, NULL}));
    }
    if (child_with_disk(builder, source, &least, &spent) || stat(index, &made) ||
        stat(source, &read_from)) {
        return false;
    }
    f->cost[BUILD_WALL] = now(CLOCK_MONOTONIC) - start;
    f->cost[SOURCE] = (double)read_from.st_size;
    f->cost[SCRATCH] = before - least - (double)made.st_size;
    double objects = (double)(towns * (TOWN_NODES + STREETS)) * 1e-6;
    f->cost[UPDATE] = update_seconds(source, index);
    double decoding = decode_seconds(source), copying = osmium_seconds(source);
    f->cost[BUILD_CPU] = cpu_seconds(&spent);
    f->cost[RATE] = objects / f->cost[BUILD_CPU];
    f->cost[DECODED] = decoding > 0 ? objects / decoding : 0;
    f->cost[BESIDE] = copying > 0 ? decoding / copying : 0;
    f->cost[PEAK] = (double)spent.ru_maxrss / 1024;
    f->cost[SIZE] = (double)made.st_size / (double)(towns * TOWN_HOUSES);
    bench.towns = towns;
    if (pipe(ends)) {
        return false;
    }
    pid_t asker = fork();
    if (!asker) {
        figures mine = *f;
        use(index, &mine);
        _exit(write(ends[1], &mine, sizeof mine) != sizeof mine);
    }
    close(ends[1]);
    bool is_read = read(ends[0], f, sizeof *f) == sizeof *f;
    close(ends[0]);
    return !child_of(asker, &spent) && is_read;
}

static void row(const char *name, double millions, double value, const char *unit, double goal,
                const char *more) {
    printf("%g M houses: %s\t%.4g %s%s\t", millions, name, value, unit, more);
    if (goal > 0) {
        printf("<= %g %s\t%s\n", goal, unit, value <= goal ? "yes" : "NO");
    } else {
        printf("-\t-\n");
    }
}

static void tell(double millions, const figures *f) {
    row("build, CPU", millions, f->cost[BUILD_CPU], "s", 0, "");
    row("build, wall", millions, f->cost[BUILD_WALL], "s", 0, "");
    row("build, cores that work", millions, f->cost[BUILD_CPU] / f->cost[BUILD_WALL], "", 0, "");
    row("build, temporary files at most, of a byte of the extract", millions,
        f->cost[SCRATCH] / f->cost[SOURCE], "bytes", 9, "");
    row("update of a day, 1 % of the houses, wall", millions, f->cost[UPDATE], "s",
        millions <= 2 ? 5 : 0, f->cost[UPDATE] > 0 ? "" : ": failed");
    row("build, read and indexed in a CPU second", millions, f->cost[RATE], "M objects", 0, "");
    printf("%g M houses: decoded in a CPU second\t%.4g M objects\t>= 1 M objects\t%s\n", millions,
           f->cost[DECODED], f->cost[DECODED] >= 1 ? "yes" : "NO");
    row("decoding, CPU, beside `osmium cat` of the same file", millions, f->cost[BESIDE], "times",
        0, f->cost[BESIDE] > 0 ? "" : ": not installed");
    row("build, memory at most", millions, f->cost[PEAK], "MiB", 0, "");
    row("file, of a house", millions, f->cost[SIZE], "bytes", 0, "");
    row("opened cold", millions, f->cost[COLD], "ms", 10, "");
    for (size_t i = 0; i < LEN(asked); i++) {
        char name[96], more[64];
        snprintf(name, sizeof name, "%s, p50", asked[i].name);
        snprintf(more, sizeof more, ", %d of %d right", f->right[i], QUESTIONS);
        row(name, millions, f->p50[i], "ms", 0, more);
        snprintf(name, sizeof name, "%s, p99", asked[i].name);
        row(name, millions, f->p99[i], "ms", asked[i].p99_goal_ms, "");
        snprintf(name, sizeof name, "%s, p99 from a cold file", asked[i].name);
        row(name, millions, f->first[i], "ms", 0, "");
        if (asked[i].right_goal) {
            double right = f->right[i] * 100.0 / QUESTIONS;
            printf("%g M houses: %s, right\t%.4g %%\t>= %d %%\t%s\n", millions, asked[i].name,
                   right, asked[i].right_goal, right >= asked[i].right_goal ? "yes" : "NO");
        }
    }
}

static void tell_growth(double from, const figures *a, double to, const figures *b) {
    printf("%g times the houses: build, CPU\t%.3g times\t-\t-\n", to / from,
           b->cost[BUILD_CPU] / a->cost[BUILD_CPU]);
    for (size_t i = 0; i < LEN(asked); i++) {
        printf("%g times the houses: %s, p99\t%.3g times\t-\t-\n", to / from, asked[i].name,
               b->p99[i] / a->p99[i]);
    }
}

/* ---- a planet ---- */

/* Sorts what the nodes of ways are joined by, as osm.c does: seconds and temporary bytes of one.
 * False: it failed. */
static bool sort_nodes(const char *beside, double *seconds, double *bytes) {
    enum { NODES = 10000000, RECORD = 27, MEMORY = 92 << 20 };
    static sorter s;
    call c = {.deadline_ms = OS_FOREVER};
    char rec[RECORD] = {0};
    str next;
    int taken = 0;
    void *memory = os_reserve(MEMORY);
    double start = now(CLOCK_MONOTONIC);
    sort_open(&s, memory, memory ? MEMORY : 0, beside);
    for (uint64_t i = 0; i < NODES; i++) { /* ways of ten nodes, whose ids are near each other */
        uint64_t way = i / 10;
        sort_put(rec, mixed(way) % 10000000000 + i % 10 * 3, 8);
        sort_put(sort_put(sort_put(rec + 8, 3 << 16 | 1, 3), way, 8), i % 10, 8);
        sort_add(&s, &c, (str){rec, sizeof rec});
    }
    sort_finish(&s, &c);
    while (sort_next(&s, &c, &next)) {
        taken++;
    }
    *seconds = (now(CLOCK_MONOTONIC) - start) / NODES;
    *bytes = (double)s.written / NODES;
    sort_close(&s);
    return taken == NODES;
}

/* What an index of the planet takes on this machine. Its file has many objects that no index has,
 * which are unpacked and left: a real extract tells how fast, and all nodes, some .7 of the file,
 * are read twice. What is kept costs as much as in the made-up country; the nodes of its ways are
 * sorted twice, by their ids and by their way. The counts are of OpenStreetMap in 2026, rounded.
 * Not in it: that more runs than there take a second merge. */
static void tell_planet(const char *beside, const figures *f) {
    static const char extract[] = "tests/peers/data/andorra-2025-01.osm.pbf";
    static const double planet = 85e9, reads = 1.7, kept = 600e6 + 150e6, /* houses; others */
        way_nodes = 2.5e9; /* of the ways that are kept */
    double objects = f->cost[RATE] * 1e6 * f->cost[BUILD_CPU], each = 0, bytes = 0;
    double unpacking = decode_seconds(extract);
    struct stat real;
    if (stat(extract, &real) || unpacking <= 0 || !sort_nodes(beside, &each, &bytes)) {
        return;
    }
    double seconds = planet * reads / (double)real.st_size * unpacking +
                     kept * f->cost[BUILD_WALL] / objects + 2 * way_nodes * each;
    double scratch = kept * f->cost[SCRATCH] / objects + 2 * way_nodes * bytes;
    printf("planet by its parts: build, wall\t%.2g hours\t-\t-\n", seconds / 3600);
    printf("planet by its parts: temporary files\t%.3g GB\t-\t-\n", scratch * 1e-9);
    printf("planet by its parts: index file\t%.3g GB\t-\t-\n", kept * f->cost[SIZE] * 1e-9);
}

int main(int argc, char **argv) {
    char folder[] = "/tmp/geocoder-bench-XXXXXX", source[64], index[64], kept[OS_PATH_MAX];
    static figures found[SIZES_MAX];
    double sizes[SIZES_MAX] = {1};
    int count = argc > 1 ? argc - 1 : 1;
    bool is_done = count <= SIZES_MAX && mkdtemp(folder);
    snprintf(source, sizeof source, "%s/country.osm.pbf", folder);
    snprintf(index, sizeof index, "%s/country.idx", folder);
    for (int i = 0; i < count && is_done; i++) {
        sizes[i] = argc > 1 ? strtod(argv[i + 1], NULL) : sizes[i];
        uint64_t towns = (uint64_t)(sizes[i] * 1e6 / TOWN_HOUSES);
        write_country(source, towns);
        is_done = towns > 0 && measure(source, index, towns, &found[i]);
        unlink(source);
        unlink(index);
        unlink(build_kept_path(index, kept) ? kept : "");
        if (is_done) {
            tell(sizes[i], &found[i]);
        }
        if (is_done && i) {
            tell_growth(sizes[i - 1], &found[i - 1], sizes[i], &found[i]);
        }
        fflush(stdout);
    }
    if (is_done) {
        tell_planet(index, &found[count - 1]);
    }
    rmdir(folder);
    if (!is_done) {
        fprintf(stderr, "bench-index: a size cannot be measured: index [MILLIONS...], %d at most\n",
                SIZES_MAX);
    }
    return is_done ? EXIT_SUCCESS : EXIT_FAILURE;
}
