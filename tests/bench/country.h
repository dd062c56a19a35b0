#ifndef BENCH_COUNTRY_H
#define BENCH_COUNTRY_H
/* country -- a made-up country, written as .osm.pbf. Needs nothing of the program.
 *
 * Towns of 1,000 houses in 40 streets from west to east, which two more cross at their ends, with
 * 20 points of interest. Every town has its Hauptstrasse, and most names of streets occur in many
 * towns, as they do in Germany, but once in each; so do those of points of interest. A town has a
 * postcode of its own. It is the same country on every run. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    STREETS = 40,    /* of a town, with houses */
    CROSSINGS = 2,   /* streets that cross those */
    BENDS = 3,       /* nodes of a street */
    HOUSES = 25,     /* of a street */
    POIS = 20,       /* of a town, */
    NAMED_POIS = 16, /* of which so many have names */
    ROAD_TOWNS = 8,  /* that a road with a number leads through */
    USUAL_STREETS = 12,
    TOWN_NODES = 1 + STREETS * (BENDS + HOUSES) + POIS,
    TOWN_WAYS = STREETS + CROSSINGS,
    TOWN_HOUSES = STREETS * HOUSES,
    COLUMNS = 400,    /* of towns, beside each other */
    TOWN_LAT = 80000, /* of a town's node, from its corner, in 1e-7 degrees */
    TOWN_LON = 70000,
    STREET_LAT = 4000, /* from a street to the next */
    BEND_LON = 65000,
    BLOCK_NODES = 8000,
    BLOCK_WAYS = 4000,
    BLOCK_MAX = 4 << 20,
    WORDS_MAX = 1 << 15, /* different strings of a block; a power of 2 */
    NAME_MAX_BYTES = 128
};

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
static const char *const usual_streets[USUAL_STREETS] = {
    "Hauptstrasse",  "Bahnhofstrasse", "Dorfstrasse", "Schulstrasse",
    "Gartenstrasse", "Kirchweg",       "Bergstrasse", "Lindenstrasse",
    "Ringstrasse",   "Mühlweg",        "Feldstrasse", "Waldstrasse"};
/* Their tags, and what is before and behind the stem in their names. */
static const char *const kinds[8][4] = {
    {"amenity", "pharmacy", "", "-Apotheke"}, {"amenity", "restaurant", "Gasthaus ", ""},
    {"amenity", "bench", "", "blick"},        {"shop", "bakery", "Bäckerei ", ""},
    {"tourism", "hotel", "Hotel ", ""},       {"amenity", "parking", "Parkplatz ", ""},
    {"amenity", "bank", "Volksbank ", ""},    {"leisure", "playground", "Spielplatz ", ""}};

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
    if (street < USUAL_STREETS) {
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
    *lat = (double)(south + street * STREET_LAT + (house % 2 ? 1000 : -1000)) * 1e-7;
    *lon = (double)(west + (house + 1) * 5000) * 1e-7;
}

/* A point of interest stands at a house of a street of its own. */
static int poi_street(int poi) {
    return 2 * poi;
}

static int poi_house(int poi) {
    return 6 + poi / 5;
}

/* Once in a town, and the same in some thirtieth of all towns; those without a name are empty. */
static void poi_name(uint64_t town, int poi, char name[NAME_MAX_BYTES]) {
    enum { STEP = 5 }; /* no factor of the stems */
    const char *const *kind = kinds[poi % 8];
    const char *stem = stems[(mixed(town + 1) + (uint64_t)poi * STEP) % 64];
    bool has_name = poi < NAMED_POIS;
    snprintf(name, NAME_MAX_BYTES, "%s%s%s", has_name ? kind[2] : "", has_name ? stem : "",
             has_name ? kind[3] : "");
}

static void town_code(uint64_t town, char code[NAME_MAX_BYTES]) {
    snprintf(code, NAME_MAX_BYTES, "%05d", (int)(10000 + town % 80000));
}

/* The number of the road that a Hauptstrasse is, through some towns beside each other. */
static void town_road(uint64_t town, char number[NAME_MAX_BYTES]) {
    snprintf(number, NAME_MAX_BYTES, "L %d", (int)(1000 + town / ROAD_TOWNS));
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

/* Keys at even places, values behind them. */
static void put_way_tags(bytes *way, const char *const *tags) {
    uint8_t list[64];
    bytes numbers = {list, 0};
    for (int part = 0; part < 2; part++) {
        numbers.len = 0;
        for (int i = 0; tags[i]; i += 2) {
            put_varint(&numbers, word(tags[i + part]));
        }
        put_bytes(way, 2 + part, list, numbers.len);
    }
}

/* Through every `step`th node from the first one on. */
static void put_way(uint64_t id, uint64_t first_node, int step, int count,
                    const char *const *tags) {
    uint8_t memory[1024], list[512];
    bytes way = {memory, 0}, numbers = {list, 0};
    put_varint(&way, 1 << 3);
    put_varint(&way, id);
    put_way_tags(&way, tags);
    for (int i = 0; i < count; i++) {
        put_signed(&numbers, i ? step : (int64_t)first_node);
    }
    put_bytes(&way, 8, list, numbers.len);
    put_bytes(&pbf.group, 3, way.at, way.len);
    if (++pbf.count == BLOCK_WAYS) {
        end_block();
    }
}

static void put_houses(uint64_t town, int street, uint64_t *id, const char *city) {
    char name[NAME_MAX_BYTES], number[8], code[NAME_MAX_BYTES];
    town_code(town, code);
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

static void put_poi(uint64_t town, int poi, uint64_t id, const char *city) {
    char name[NAME_MAX_BYTES], street[NAME_MAX_BYTES], number[8];
    const char *const *kind = kinds[poi % 8];
    double lat, lon;
    poi_name(town, poi, name);
    street_name(town, poi_street(poi), street);
    house_at(town, poi_street(poi), poi_house(poi), &lat, &lon);
    snprintf(number, sizeof number, "%d", poi_house(poi) + 1);
    put_node(id, (int64_t)(lat * 1e7), (int64_t)(lon * 1e7),
             (const char *[]){kind[0], kind[1], "addr:street", street, "addr:housenumber", number,
                              "addr:city", city, *name ? "name" : NULL, name, NULL});
}

static void put_town(uint64_t town) {
    char city[NAME_MAX_BYTES];
    int64_t lat, lon;
    uint64_t id = town * TOWN_NODES + 1;
    town_corner(town, &lat, &lon);
    town_name(town, city);
    put_node(id++, lat + TOWN_LAT, lon + TOWN_LON,
             (const char *[]){"place", town % 20 ? "village" : "town", "name", city, NULL});
    for (int street = 0; street < STREETS; street++) {
        for (int bend = 0; bend < BENDS; bend++) {
            put_node(id++, lat + street * STREET_LAT, lon + bend * BEND_LON,
                     (const char *[]){NULL});
        }
    }
    for (int street = 0; street < STREETS; street++) {
        put_houses(town, street, &id, city);
    }
    for (int i = 0; i < POIS; i++) {
        put_poi(town, i, id++, city);
    }
}

/* Streets from west to east, then what crosses them all at their ends. */
static void put_streets(uint64_t town) {
    char name[NAME_MAX_BYTES], road[NAME_MAX_BYTES];
    uint64_t id = town * TOWN_WAYS + 1, first = town * TOWN_NODES + 2;
    town_road(town, road);
    for (int street = 0; street < TOWN_WAYS; street++) {
        bool is_crossing = street >= STREETS;
        int begin = is_crossing ? (street - STREETS) * (BENDS - 1) : street * BENDS;
        street_name(town, street, name);
        put_way(id++, first + (uint64_t)begin, is_crossing ? BENDS : 1,
                is_crossing ? STREETS : BENDS,
                (const char *[]){"highway", street ? "residential" : "secondary", "name", name,
                                 street ? NULL : "ref", road, NULL});
    }
}

static void write_country(const char *path, uint64_t towns) {
    bytes *all[] = {&pbf.ids, &pbf.lats, &pbf.lons, &pbf.tags, &pbf.group, &pbf.block};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
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
        put_streets(town);
    }
    end_block();
    if (fclose(pbf.file)) {
        perror(path);
        exit(EXIT_FAILURE);
    }
}

#endif
