/* gazetteer: folding, writing and reading an image, every kind of query on a small made-up world,
 * and damaged images. */
#include <utime.h>

/* ---- folding ---- */

static const struct {
    const char *name, *key, *wide;
} fold_rows[] = {
    {"Berlin", "berlin", "berlin"},
    {"M\xC3\xBCnchen", "munchen", "muenchen"},
    {"\xC3\x85rhus", "arhus", "aarhus"},
    {"Troms\xC3\xB8", "tromso", "tromsoe"},
    {"Stra\xC3\x9F"
     "e",
     "strasse", "strasse"},
    {"\xC5\x81\xC3\xB3"
     "d\xC5\xBA",
     "lodz", "lodz"},
    {"L'Aquila", "laquila", "laquila"},
    {"東京　港区", "东京 港区", "东京 港区"},
    {"｟東｠", "东", "东"},
    {"Xi\xE2\x80\x99"
     "an",
     "xian", "xian"},
    {"U.S.A.", "usa", "usa"},
    {"St. Louis", "st louis", "st louis"},
    {"St.Gallen", "st gallen", "st gallen"},
    {"Washington, D.C.", "washington dc", "washington dc"},
    {"Baden-Baden", "baden baden", "baden baden"},
    {"  Halle (Saale)  ", "halle saale", "halle saale"},
    {"\xD0\x9C\xD0\x9E\xD0\xA1\xD0\x9A\xD0\x92\xD0\x90",
     "\xD0\xBC\xD0\xBE\xD1\x81\xD0\xBA\xD0\xB2\xD0\xB0",
     "\xD0\xBC\xD0\xBE\xD1\x81\xD0\xBA\xD0\xB2\xD0\xB0"},
    {"\xCE\x91\xCE\xB8\xCE\xAE\xCE\xBD\xCE\xB1", "\xCE\xB1\xCE\xB8\xCE\xB7\xCE\xBD\xCE\xB1",
     "\xCE\xB1\xCE\xB8\xCE\xB7\xCE\xBD\xCE\xB1"},
    {"\xEF\xBC\xB4okyo", "tokyo", "tokyo"},
    {"\xEF\xBE\x84\xEF\xBD\xB3\xEF\xBD\xB7\xEF\xBD\xAE\xEF\xBD\xB3",
     "\xE3\x83\x88\xE3\x82\xA6\xE3\x82\xAD\xE3\x83\xA7\xE3\x82\xA6",
     "\xE3\x83\x88\xE3\x82\xA6\xE3\x82\xAD\xE3\x83\xA7\xE3\x82\xA6"},
    {"\xD8\xAA\xD9\x87\xD8\xB1\xD8\xA7\xD9\x86", "\xD8\xAA\xD9\x87\xD8\xB1\xD8\xA7\xD9\x86",
     "\xD8\xAA\xD9\x87\xD8\xB1\xD8\xA7\xD9\x86"},
    {"\xDA\xA9\xD8\xB1\xD8\xAC", "\xD9\x83\xD8\xB1\xD8\xAC", "\xD9\x83\xD8\xB1\xD8\xAC"},
    {"廣島", "广岛", "广岛"}, /* traditional, Japanese and simplified Chinese */
    {"広島", "广岛", "广岛"},
    {"广岛", "广岛", "广岛"},
    {"茅ヶ崎", "茅ケ崎", "茅ケ崎"},
    {"हिन्दी", "हिंदी", "हिंदी"},
    {"हँसी", "हंसी", "हंसी"},
    {"अन्न", "अन्न", "अन्न"}, /* a double nasal, and one before a letter of another place, stay */
    {"जन्म", "जन्म", "जन्म"},
    {"ચમ્પા", "ચંપા", "ચંપા"},
    {"गुम्फा", "गुंफा", "गुंफा"},
    {"न्दोला", "ंदोला", "ंदोला"},      /* at the beginning, too */
    {"म्यांमार", "म्यांमार", "म्यांमार"}, /* ya has no nasal */
    {"Hà Nội", "ha noi", "ha noi"},
    {"Ἀθῆναι", "αθηναι", "αθηναι"},
    {"ﾊﾟﾘ", "パリ", "パリ"},
    {"ｦ", "ヲ", "ヲ"},
    {"गाज़ा", "गाजा", "गाजा"}, /* with and without the dot, in one character or two */
    {"ग़ाज़ा", "गाजा", "गाजा"},
    {"ঢাকা ১২", "ঢাকা 12", "ঢাকা 12"},
    {"צ׳כיה", "צכיה", "צכיה"},
    {"ھەولێر", "ههولير", "ههولير"},
    {"a\xFF"
     "b",
     "a b", "a b"},
    {"...", "", ""},
    {"", "", ""},
};

/* How many bytes keys take in images. */
static const struct {
    const char *key;
    size_t stored;
} pack_rows[] = {
    {"", 0},
    {"berlin", 6},
    {"\xE5\x8C\x97\xE4\xBA\xAC", 6}, /* Chinese: as it is */
    {"\xD0\xBC\xD0\xBE\xD1\x81\xD0\xBA\xD0\xB2\xD0\xB0",
     7},                               /* a byte per letter, and one before them */
    {"\xCE\xB1\xCE\xB8\xCE\xB7 1", 6}, /* with ASCII */
    {"1 \xCE\xB1\xCE\xB8", 5},
    {"\xD8\xAA\xD9\x87\xDA\xA9", 4},             /* both stretches of the Arabic alphabet */
    {"\xE3\x83\x91\xE3\x81\x82\xE3\x83\xBC", 4}, /* and of the Japanese */
    {"\xD0\xBC\xCE\xB1", 4},                     /* of two alphabets: as it is */
    {"caf\xC3\xA9", 5},
};

static void gazetteer_test_fold(void) {
    for (size_t i = 0; i < LEN(fold_rows); i++) {
        char room[256], other[256];
        str name = guarded(str_of(fold_rows[i].name));
        str key = fold_name(name, FOLD_PLAIN, room, sizeof room);
        CHECK(EQ_STR(key, str_of(fold_rows[i].key)), fold_rows[i].name);
        CHECK(EQ_STR(fold_name(key, FOLD_PLAIN, other, sizeof other), key),
              "a key folds to itself");
        CHECK(EQ_STR(fold_name(name, FOLD_WIDE, room, sizeof room), str_of(fold_rows[i].wide)),
              fold_rows[i].name);
        for (size_t cap = 0; cap < 8; cap++) {
            CHECK(utf8_valid(fold_name(name, FOLD_PLAIN, room, cap)), "cut at a character");
        }
    }
    char room[64];
    for (size_t i = 0; i < LEN(pack_rows); i++) {
        char stored[IMAGE_KEY_MAX], plain[IMAGE_KEY_MAX];
        str key = str_of(pack_rows[i].key);
        str packed = fold_pack(key, stored);
        CHECK(EQ(packed.len, pack_rows[i].stored), "packed");
        CHECK(EQ_STR(fold_unpack(guarded(packed), plain, sizeof plain), key), pack_rows[i].key);
        CHECK(packed.len == key.len || !fold_unpack(packed, plain, 3).len, "does not fit");
    }
    CHECK(EQ_STR(fold_narrow(STR("muenchen aarhus"), room, sizeof room), STR("munchen arhus")),
          "narrow");
    CHECK(EQ_STR(fold_capitals(STR("sao paulo"), room, sizeof room), STR("Sao Paulo")), "capitals");
    CHECK(EQ(fold_capitals(STR("sao paulo"), room, 6).len, 0), "capitals do not fit");
    CHECK(EQ_STR(fold_capitals(STR("џеп ѐ"), room, sizeof room), STR("Џеп Ѐ")),
          "the first and the last of the other Cyrillic letters");
}

/* ---- a made-up world ---- */

enum { GAZETTEER_TEST_MEMORY = IMAGE_WRITER_MEMORY_MIN, GAZETTEER_TEST_ANSWERS = 1 << 20 };

/* Names: main|en=other|=alias|!code|*cc=AA; parents are rows of this table. */
static const struct {
    image_class cls;
    const char *names;
    double lat, lon;
    int parent;
    uint32_t population, id;
    const char *tag; /* of OSM, then the address key */
} world[] = {
    {IMAGE_COUNTRY, "Alpha|de=Alphaland|da=Det Alpha|=South North|*cc=AA|!AAA", 5, 4.9, -1, 9000000,
     0, "boundary=administrative/country"},
    {IMAGE_COUNTRY, "Beta|*cc=BB", 4, 13, -1, 5000000, 0, "boundary=administrative/country"},
    {IMAGE_COUNTRY, "Gamma|*cc=GG", -5, 179.9, -1, 50000, 0, "boundary=administrative/country"},
    {IMAGE_STATE, "North|*iso=AA-NO|!NO", 7.5, 5, 0, 2000000, 10, "boundary=administrative/state"},
    {IMAGE_STATE, "South|*iso=AA-SO|=\xE5\x8D\x97\xE7\x9C\x81", 2.5, 5, 0, 1000000, 11,
     "boundary=administrative/state"},
    {IMAGE_CITY, "Springfield|=Westar", 7, 3, 3, 120000, 20, "place=city/city"},
    {IMAGE_TOWN, "Springfield", 2, 3, 4, 20000, 21, "place=town/town"},
    {IMAGE_TOWN, "M\xC3\xBCnster|en=Minster", 8, 8, 3, 50000, 22, "place=town/town"},
    {IMAGE_CITY, "Frankfurt am Main|=Mainhattan|fr=Francfort sur le Main", 3, 8, 4, 600000, 23,
     "place=city/city"},
    {IMAGE_METROPOLIS,
     "Paris|la=Lutetia|ru=\xD0\x9F\xD0\xB0\xD1\x80\xD0\xB8\xD0\xB6"
     "|he=\xD7\xA4\xD7\xA8\xD7\x99\xD7\x96|ja=\xE3\x83\x91\xE3\x83\xAA-1",
     5, 15, 1, 2000000, 24, "place=city/city"},
    {IMAGE_TOWN, "Paris|=\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82", 1, 9, 4, 25000, 25,
     "place=town/town"},
    {IMAGE_VILLAGE, "Dateline", -5, 179.95, 2, 5000, 26, "place=village/village"},
    {IMAGE_VILLAGE, "Wester|=Frankfort am Main", -5, -179.95, 2, 4000, 27, "place=village/village"},
    {IMAGE_SUBURB, "Old Town", 7.01, 3.01, 5, 9000, 28, "place=suburb/suburb"},
    {IMAGE_VILLAGE, "Polar Station", 89.5, 40, -1, 100, 29, "place=village/village"},
    {IMAGE_MARINE, "Mid Sea", -20, 60, -1, 0, 0, "place=sea/sea"},
    {IMAGE_STREET,
     "Rue Grimaldi|=Grimaldistra\xC3\x9F"
     "e",
     7.001, 3.001, 5, 0, 0, "highway=residential/road"},
    {IMAGE_HOUSE, "12", 7.0011, 3.0012, 16, 0, 0, "building=yes/house_number"},
    {IMAGE_HOUSE, "12b", 7.0013, 3.0013, 16, 0, 0, "building=yes/house_number"},
    {IMAGE_POI, "Central Pharmacy", 7.002, 3.002, 5, 0, 0, "amenity=pharmacy/amenity"},
    {IMAGE_TOWN, "Saint Paul", 9, 2, 3, 30000, 30, "place=town/town"},
    {IMAGE_TOWN, "Stray|=Vis", 4.5, 7, 3, 30000, 31, "place=town/town"}, /* drawn in South */
    {IMAGE_METROPOLIS, "Aix upon Wye", 1.2, 2, 4, 2100000, 32, "place=city/city"},
    {IMAGE_TOWN, "North", 7.6, 5.1, 3, 20000, 33, "place=town/town"},
    {IMAGE_NATURE, "Lone Peak", 2, 7, 4, 0, 0, "natural=peak/natural"},
    {IMAGE_NATURE, "Ur", 3, 7.5, -1, 0, 0, "place=continent/continent"},
    {IMAGE_NATURE, "Far Isle", 7, 3.28, -1, 0, 0, "place=island/island"},
    {IMAGE_NATURE, "Great Isle", 7, 3.24, -1, 0, 0, "place=island/island"}, /* Springfield's */
    {IMAGE_NATURE, "Blue Lake", 7.9, 8.2, -1, 0, 0, "natural=water/natural"},
};

/* Borders of the countries (layer 0) and of Alpha's divisions (layer 1), and the shores of a lake
 * and of its islands (layer 3): from, to, left, right. Alpha claims the sea far to its west; Beta
 * has no known divisions. The second island meets the lake's shore in two points. */
static const struct {
    int layer;
    double lon1, lat1, lon2, lat2;
    unsigned left, right; /* regions, as in world_regions; 0: none */
} world_borders[] = {
    {0, -12, 0, 10, 0, 1, 0},          {0, 10, 0, 10, 10, 1, 2},
    {0, 10, 10, -12, 10, 1, 0},        {0, -12, 10, -12, 0, 1, 0},
    {0, 10, 0, 20, 0, 2, 0},           {0, 20, 0, 20, 10, 2, 0},
    {0, 20, 10, 10, 10, 2, 0},         {0, 175, -10, 180, -10, 3, 0},
    {0, 180, 0, 175, 0, 3, 0},         {0, 175, 0, 175, -10, 3, 0},
    {0, -180, -10, -175, -10, 3, 0},   {0, -175, -10, -175, 0, 3, 0},
    {0, -175, 0, -180, 0, 3, 0},       {1, 0.1, 0.1, 9.9, 0.1, 5, 0},
    {1, 9.9, 0.1, 9.9, 5, 5, 0},       {1, 9.9, 5, 4.3, 5.4, 5, 4},
    {1, 4.3, 5.4, 0.1, 5, 5, 4},       {1, 0.1, 5, 0.1, 0.1, 5, 0},
    {1, 9.9, 5, 9.9, 9.9, 4, 0},       {1, 9.9, 9.9, 0.1, 9.9, 4, 0},
    {1, 0.1, 9.9, 0.1, 5, 4, 0},       {1, 175, -10, 180, -10, 3, 0},
    {1, 180, -10, 180, 0, 3, 0},       {1, 180, 0, 175, 0, 3, 0},
    {1, 175, 0, 175, -10, 3, 0},       {1, -180, -10, -175, -10, 3, 0},
    {1, -175, -10, -175, 0, 3, 0},     {1, -175, 0, -180, 0, 3, 0},
    {1, -180, 0, -180, -10, 3, 0},     {3, 8.02, 7.7, 8.6, 7.7, 6, 0},
    {3, 8.6, 7.7, 8.6, 7.9, 6, 0},     {3, 8.6, 7.9, 8.6, 8.1, 6, 0},
    {3, 8.6, 8.1, 8.6, 8.3, 6, 0},     {3, 8.6, 8.3, 8.02, 8.3, 6, 0},
    {3, 8.02, 8.3, 8.02, 7.7, 6, 0},   {3, 8.3, 7.98, 8.34, 7.98, 0, 6},
    {3, 8.34, 7.98, 8.34, 8.02, 0, 6}, {3, 8.34, 8.02, 8.3, 8.02, 0, 6},
    {3, 8.3, 8.02, 8.3, 7.98, 0, 6},   {3, 8.6, 7.9, 8.55, 7.95, 0, 6},
    {3, 8.55, 7.95, 8.6, 8.1, 0, 6},   {3, 8.6, 8.1, 8.5, 7.95, 0, 6},
    {3, 8.5, 7.95, 8.6, 7.9, 0, 6},
};

/* Rows of the world, by regions from 1 on. */
static const uint32_t world_regions[] = {0, 1, 2, 3, 4, 28};

static void world_names(call *c, uint32_t number, const char *names) {
    str rest = str_of(names);
    bool is_first = true;
    while (rest.len) {
        str text = str_cut(&rest, '|'), tag = STR_NONE;
        image_name_class cls = IMAGE_MAIN;
        if (str_starts(text, STR("!"))) {
            cls = IMAGE_CODE;
            text = str_from(text, 1);
        } else if (!is_first) {
            tag = str_cut(&text, '=');
            cls = str_starts(tag, STR("*")) ? IMAGE_CODE : tag.len ? IMAGE_OTHER : IMAGE_ALIAS;
        }
        image_writer_add_name(c, number, cls, string_table_word(tag), text);
        is_first = false;
    }
}

static bool world_places(call *c) {
    bool good = true;
    for (size_t i = 0; i < LEN(world) && good; i++) {
        str value = str_of(world[i].tag), key = str_cut(&value, '='), part = value;
        value = str_cut(&part, '/');
        image_kind kind = {key, value, part, world[i].cls == IMAGE_COUNTRY ? 4 : 16};
        image_writer_place p = {.cls = world[i].cls,
                                .kind = string_table_kind(&kind),
                                .lat = world[i].lat,
                                .lon = world[i].lon,
                                .parent = world[i].parent < 0 ? IMAGE_NO_PLACE
                                                              : (uint32_t)world[i].parent,
                                .population = world[i].population,
                                .importance = world[i].population / 1e7 + 0.3,
                                .id = world[i].id,
                                .timezone = world[i].id && world[i].cls >= IMAGE_METROPOLIS
                                                ? string_table_word(STR("Etc/UTC"))
                                                : 0,
                                .box = geo_bbox_none()};
        if (world[i].cls == IMAGE_MARINE) {
            p.box = (bbox){50, -30, 70, -10};
        } else if (strcmp(world[i].names, "Great Isle") == 0) {
            p.box = (bbox){2.5, 6.5, 3.6, 7.5};
        } else if (strcmp(world[i].names, world[2].names) == 0) {
            p.box = (bbox){175, -10, -175, 0};
        }
        good = image_writer_add_place(c, &p) == i;
        world_names(c, (uint32_t)i, world[i].names);
        static const char *const own[][3] = {{"Alpha", IMAGE_TAG_NEIGHBOURS, "BB GG"},
                                             {"Frankfurt", "capital", "4"},
                                             {"Aix upon Wye", "capital", "yes"}};
        for (size_t k = 0; k < LEN(own); k++) {
            if (str_starts(str_of(world[i].names), str_of(own[k][0]))) {
                image_writer_add_tag(c, (uint32_t)i, string_table_word(str_of(own[k][1])),
                                     str_of(own[k][2]));
            }
        }
        for (size_t k = 0; k < i % 3; k++) { /* the later word first */
            static const char *const tags[][2] = {{"website", "https://a.example"},
                                                  {"wheelchair", "limited"}};
            uint32_t key = string_table_word(str_of(tags[k][0]));
            good = image_writer_add_tag(c, (uint32_t)i, key, str_of(tags[k][1])) && good;
        }
    }
    CHECK(!image_writer_add_tag(c, 0, 0, STR("a")) && !image_writer_add_tag(c, 0, 1, STR("")) &&
              !image_writer_add_tag(c, 0, 1, STR("\xFF")),
          "no key, no value, no text: no tag");
    return good;
}

static void world_areas(call *c) {
    static char memory[AREA_WRITER_MEMORY_MIN];
    for (unsigned i = 0; i < LEN(world_regions); i++) {
        image_writer_add_region(c, i + 1, world_regions[i]);
    }
    for (int pass = 0; pass <= AREA_LAYERS; pass++) { /* the divisions come first as land, too */
        static const bool has_land[] = {true, true, false, false, true, true};
        int layer = pass == 0 ? 1 : pass - 1;
        area_writer_begin(memory, layer ? 12 : 16);
        for (size_t i = 0; i < LEN(world_borders); i++) {
            if (world_borders[i].layer == layer) {
                area_writer_edge(c, world_borders[i].lon1, world_borders[i].lat1,
                                 world_borders[i].lon2, world_borders[i].lat2,
                                 world_borders[i].left, world_borders[i].right);
            }
        }
        if (pass == 0) {
            area_writer_end_land(has_land, LEN(has_land));
        } else {
            area_writer_end(c, layer + 1 == AREA_LAYERS);
        }
    }
    part_table_begin(); /* North is divided */
    part_table_add(c, 4, string_table_word(STR("Europe/Paris")), STR("0,7 5,7 5,10 0,10"));
    part_table_add(c, 4, string_table_word(STR("Europe/Berlin")), STR("9.5,9.5")); /* stations */
    part_table_add(c, 4, string_table_word(STR("Europe/Rome")), STR("9.5,9.7"));
    part_table_add(c, 4, string_table_word(STR("Europe/London")), STR(""));
    part_table_write(c);
}

/* Writes the world to a file and returns its bytes. */
static str world_image_of(unsigned flags) {
    static void *memory;
    char folder[] = "/tmp/geocoder-gazetteer.XXXXXX", path[OS_PATH_MAX];
    call c = {.code = GEO_OK};
    str bytes = STR_NONE;
    memory = memory ? memory : os_reserve(GAZETTEER_TEST_MEMORY);
    ASSERT(memory && mkdtemp(folder));
    snprintf(path, sizeof path, "%s/world.idx", folder);
    image_writer_begin(&c, path, memory, GAZETTEER_TEST_MEMORY, flags);
    image_writer_meta(STR("date"), STR("2026-01-02"));
    image_writer_meta(STR("attribution"), STR("nobody"));
    image_writer_meta(STR(IMAGE_META_CONTINENT "Ur"), STR("AA GG"));
    bool good = world_places(&c);
    world_areas(&c);
    good = image_writer_end(&c) == GEO_OK && good && os_map(path, &bytes);
    CHECK(good, "the world is written");
    ASSERT(unlink(path) == 0 && rmdir(folder) == 0);
    return bytes;
}

static str world_image(void) {
    return world_image_of(IMAGE_WRITER_INDEXED);
}

/* ---- the world as images of a request ---- */

static struct {
    image_set set;
    image images[3];
    spell_index spells[3];
    image_set_langs langs[3];
    char memory[GAZETTEER_TEST_ANSWERS], spelling[1 << 20];
    call call;
    int work;        /* of the next calls; 0: unbounded */
    size_t withheld; /* of their memory */
} gazetteer_test;

static bool gazetteer_test_use(str bytes) {
    image *m = gazetteer_test.set.images = gazetteer_test.images;
    if (image_open(m, bytes)) {
        return false;
    }
    gazetteer_test.set.count = 1;
    gazetteer_test.set.base = m;
    gazetteer_test.set.spells = gazetteer_test.spells;
    bool fits = spell_memory(m) <= sizeof gazetteer_test.spelling;
    spell_open(&gazetteer_test.spells[0], m, fits ? gazetteer_test.spelling : NULL);
    return true;
}

static image_view gazetteer_test_view(const char *language) {
    size_t size = sizeof gazetteer_test.memory - gazetteer_test.withheld;
    gazetteer_test.call =
        (call){.mem = arena_of(gazetteer_test.memory, size), .work = gazetteer_test.work};
    image_view v = {
        .set = &gazetteer_test.set, .call = &gazetteer_test.call, .mem = &gazetteer_test.call.mem};
    uint32_t word = language ? image_lang(&gazetteer_test.set.images[0], str_of(language)) : 0;
    v.langs = gazetteer_test.langs;
    v.langs[0] = (image_set_langs){.is_known = true, .count = word ? 1 : 0, .words = {word}};
    return v;
}

static place_query gazetteer_test_query(const char *text) {
    return (place_query){.text = str_of(text), .limit = 5, .viewbox = geo_bbox_none()};
}

/* The answer of a search, as "Display name; Display name [dropped]?suggestion?suggestion", with
 * "{match}" when that is not sure, and "=how it was read". */
static str gazetteer_test_answer(const place_query *query, const char *language) {
    static char text[2048];
    out o = out_of(text, sizeof text);
    image_view v = gazetteer_test_view(language);
    search_note note = {.dropped = STR_NONE};
    place_list places = meaning_search(&v, query, &note);
    for (int i = 0; i < places.count; i++) {
        out_text(&o, i ? STR("; ") : STR(""));
        out_text(&o, places.at[i].display_name);
    }
    if (note.dropped.len) {
        out_fmt(&o, " [%.*s]%s", STR_ARG(note.dropped), note.is_elsewhere ? "!" : "");
    }
    if (places.count && !place_match_is_sure(places.at[0].match)) {
        out_fmt(&o, " {%.*s}", STR_ARG(place_match_text(places.at[0].match)));
    }
    if (note.understood.len) {
        out_fmt(&o, "=%.*s", STR_ARG(note.understood));
    }
    str names[PLACE_SUGGESTIONS_MAX];
    str clear;
    int count = places.count ? 0 : suggest_spellings(&v, query, names, &clear);
    for (int i = 0; i < count; i++) {
        out_fmt(&o, "?%.*s", STR_ARG(names[i]));
    }
    return out_str(&o);
}

/* ---- forward ---- */

static const struct {
    const char *query, *answer, *language;
} search_rows[] = {
    {"Paris", "Paris, Beta; Paris, South, Alpha", NULL},
    {"paris, alpha", "Paris, South, Alpha", NULL},
    {"Paris South", "Paris, South, Alpha", NULL},
    {"South Paris", "Paris, South, Alpha", NULL},
    {"Paris South North", "Paris, South, Alpha", NULL}, /* not only "North" in two others */
    {"Beta, Paris", "Paris, Beta", NULL},
    {"Paris, BB", "Paris, Beta", NULL},
    {"Paris, Nowhere", "Paris, Beta [Nowhere] {partial}=Paris, Beta (G24)", NULL},
    {"Paris, Gamma", "Paris, Beta; Paris, South, Alpha [Gamma]! {partial}", NULL},
    {"Paris, South 12345", "Paris, South, Alpha [12345] {partial}=Paris, South, Alpha (G25)", NULL},
    {"Paris, South, 12345", "Paris, South, Alpha [12345] {partial}=Paris, South, Alpha (G25)",
     NULL},
    {"123 45 Paris, South", "", NULL},
    {"1234 AB Paris, South", "Paris, South, Alpha [1234 AB] {partial}=Paris, South, Alpha (G25)",
     NULL},
    {"12345 Paris", "Paris, Beta", NULL}, /* Alpha has no such codes */
    {"Paris, BB-12345", "Paris, Beta", NULL},
    {"12345", "", NULL},
    {"12345, Beta", "Beta {partial}", NULL},       /* not Beta for sure */
    {"GY1 1AA Dateline", "Dateline, Gamma", NULL}, /* in the known area */
    {"GY1 1AA", "Gamma {partial}", NULL},
    {"GY1 1AA, Gamma", "Gamma {partial}", NULL},
    {"where is Springfield in South?", "Springfield, South, Alpha", NULL},
    {"the city of M\xC3\xBCnster, please",
     "Münster, North, Alpha [please] {partial}=Münster, North, Alpha (G22)", NULL},
    {"Vis Alpha", "Alpha", NULL}, /* "vis" is "show" in Danish */
    {"Vis in North, Alpha", "Stray, North, Alpha", NULL},
    {"Vis Beta", "Beta", NULL},
    {"Province of North", "North, Alpha; North, Alpha", NULL},
    {"Paris IN South", "Paris, South, Alpha", NULL},
    {"Nowhere, Paris", "Paris, Beta; Paris, South, Alpha [Nowhere] {partial}=Paris, Beta (G24)",
     NULL},
    {"Nowhere Paris", "Paris, Beta; Paris, South, Alpha [Nowhere] {partial}=Paris, Beta (G24)",
     NULL},
    {"Springfield", "Springfield, North, Alpha; Springfield, South, Alpha", NULL},
    {"Springfield, AA-NO", "Springfield, North, Alpha; Springfield, South, Alpha", NULL},
    {"Springfield, State of South, Alphaland", "Springfield, South, Alpha", NULL},
    {"M\xC3\xBCnster", "M\xC3\xBCnster, North, Alpha", NULL},
    {"Muenster", "Münster, North, Alpha {fuzzy}=Munster", NULL},
    {"munster", "M\xC3\xBCnster, North, Alpha", NULL},
    {"City of Munster", "M\xC3\xBCnster, North, Alpha", NULL},
    {"minster", "Minster, North, Alpha", "en"},
    {"Frankfurt", "Frankfurt am Main, South, Alpha {prefix}", NULL},
    {"Aix", "Aix upon Wye, South, Alpha {prefix}", NULL}, /* the name goes on */
    {"Aix upon", "Aix upon Wye, South, Alpha {prefix}", NULL},
    {"Paris, Beta, The", "Paris, Beta [The] {partial}=Paris, Beta (G24)",
     NULL}, /* the article is not read there */
    {"near Springfield, South", "Springfield, South, Alpha", NULL},
    {"Nowhere near Paris", "Paris, Beta; Paris, South, Alpha [Nowhere] {partial}=Paris, Beta (G24)",
     NULL},
    {"Springfield (NO)", "Springfield, North, Alpha; Springfield, South, Alpha", NULL},
    {"Paris, SO", "Paris, South, Alpha", NULL}, /* the division's code in its country */
    {"Paris, Sout", "Paris, South, Alpha {fuzzy}=Paris, South", NULL},
    {"Springfield, Nowth",
     "Springfield, North, Alpha; Springfield, South, Alpha {fuzzy}=Springfield, North", NULL},
    {"12345, Alpha", "Alpha [12345] {partial}=Alpha (P127289239635738688)",
     NULL}, /* a code of another country */
    {"Alpha, 12345", "Alpha [12345] {partial}=Alpha (P127289239635738688)", NULL},
    {"Alpha, Nowhere", "Alpha [Nowhere] {partial}=Alpha (P127289239635738688)",
     NULL}, /* the country, to be confirmed */
    {"Alpha, Gamma", "Alpha [Gamma]! {partial}", NULL},
    {"12345 Alpha", "Alpha [12345] {partial}=Alpha (P127289239635738688)", NULL},
    {"Mainhattan", "Frankfurt am Main, South, Alpha", NULL},
    {"francfort", "", "fr"},
    {"St. Paul", "Saint Paul, North, Alpha", NULL},
    {"Alpha", "Alphaland", "de"},
    {"Det Alpha", "Alpha", NULL},
    {"Det lAlpha", "Alpha {fuzzy}=Det Alpha", NULL}, /* one article is enough */
    {"Det", "", NULL}, /* an article is not the short name of a country */
    {"AAA", "Alpha", NULL},
    {"Old Town, Springfield", "Old Town, Springfield, North, Alpha", NULL},
    {"Rue Grimaldi", "Rue Grimaldi, Springfield, North, Alpha", NULL},
    {"Rue Grimaldi 12, Springfield", "12, Rue Grimaldi, Springfield, North, Alpha", NULL},
    {"12, Rue Grimaldi, Springfield", "12, Rue Grimaldi, Springfield, North, Alpha", NULL},
    {"Rue Grimaldi, 12, Springfield", "12, Rue Grimaldi, Springfield, North, Alpha", NULL},
    {"Springfield, Rue Grimaldi 12", "12, Rue Grimaldi, Springfield, North, Alpha", NULL},
    {"Grimaldistr. 12, Springfield", "12, Rue Grimaldi, Springfield, North, Alpha", NULL},
    {"12, Nowhere Street, Springfield",
     "Springfield, North, Alpha; Springfield, South, Alpha [12, Nowhere Street] "
     "{partial}=Springfield, North, Alpha (G20)",
     NULL},
    {"Paris 12, Nowhere",
     "Paris, Beta; Paris, South, Alpha [12, Nowhere] {partial}=Paris, Beta (G24)",
     NULL}, /* the town has no such house */
    {"12b Rue Grimaldi", "12b, Rue Grimaldi, Springfield, North, Alpha", NULL},
    {"Rue Grimaldi 99", "Rue Grimaldi, Springfield, North, Alpha [99] {partial}", NULL},
    {"\xD0\x9F\xD0\x90\xD0\xA0\xD0\x98\xD0\x96", "\xD0\x9F\xD0\xB0\xD1\x80\xD0\xB8\xD0\xB6, Beta",
     "ru"},
    {"\xD7\xA4\xD7\xA8\xD7\x99\xD7\x96", "Paris, Beta", NULL},
    {"\xD0\xBF\xD0\xB0\xD1\x80\xD0\xB8\xD1\x88", "Paris, Beta {fuzzy}=Paris", NULL},
    {"\xE6\x9D\xB1\xE5\xB8\x82\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82",
     "Paris, South, Alpha [東市巴里市] {partial}=Paris, South, Alpha (G25)",
     NULL}, /* what it begins with is not read */
    {"Sprngfield", "Springfield, North, Alpha; Springfield, South, Alpha {fuzzy}=Springfield",
     NULL},
    {"Pariss", "Paris, Beta {fuzzy}=Paris", NULL},
    {"Old Xown", "Old Town, Springfield, North, Alpha {fuzzy}=Old Town",
     NULL}, /* one word is right */
    {"Pairs, Beta", "Paris, Beta {fuzzy}=Paris, Beta", NULL},
    {"Pairs, Beta, The", "Paris, Beta [The] {partial}=Paris, Beta",
     NULL}, /* the same, with an article behind it */
    {"Fnrakfurt am Mian", "?Frankfurt am Main", NULL},
    {"aPris", "Paris, Beta {fuzzy}=Paris", NULL}, /* letters swapped; */
    {"Baris", "Paris, Beta {fuzzy}=Paris", NULL}, /* another first letter; */
    {"Bray", "", NULL},  /* but any letter of a shorter name makes another one, */
    {"Sterg", "", NULL}, /* and so do two letters of one like Stray */
    {"Stroy", "?Stray", NULL},
    {"Lune Peak", "Lone Peak, South, Alpha {fuzzy}=Lone Peak", NULL},
    {"Lona Peak", "Lone Peak, South, Alpha {fuzzy}=Lone Peak", NULL},
    {"Tune Peak", "", NULL}, /* the word that both have is no evidence */
    {"qqqqqq", "", NULL},
    {",,, ;", "", NULL},
};

static void gazetteer_test_forward(void) {
    for (size_t i = 0; i < LEN(search_rows); i++) {
        place_query query = gazetteer_test_query(search_rows[i].query);
        str answer = gazetteer_test_answer(&query, search_rows[i].language);
        bool good = str_eq(answer, str_of(search_rows[i].answer));
        if (!good) {
            printf("  \"%s\" -> %.*s\n", search_rows[i].query, STR_ARG(answer));
        }
        CHECK(good, search_rows[i].query);
    }
    place_query query = gazetteer_test_query("Paris");
    query.country_codes = STR("aa");
    CHECK(EQ_STR(gazetteer_test_answer(&query, NULL), STR("Paris, South, Alpha")),
          "only that country");
    query.country_codes = STR("bb,gg");
    CHECK(EQ_STR(gazetteer_test_answer(&query, NULL), STR("Paris, Beta")), "one of two countries");
    query = gazetteer_test_query("Paris");
    query.viewbox = (bbox){8, 0, 10, 2};
    query.bounded = true;
    CHECK(EQ_STR(gazetteer_test_answer(&query, NULL), STR("Paris, South, Alpha")),
          "inside of the box");
    query = gazetteer_test_query("Springfield");
    query.viewbox = (bbox){2, 1, 4, 3};
    CHECK(str_starts(gazetteer_test_answer(&query, NULL), STR("Springfield, South")),
          "the box's first");
    query = gazetteer_test_query("Paris");
    query.limit = 1;
    CHECK(EQ_STR(gazetteer_test_answer(&query, NULL), STR("Paris, Beta")), "one only");
}

static void gazetteer_test_record(void) {
    image_view v = gazetteer_test_view(NULL);
    place_query query = gazetteer_test_query("Springfield, North");
    search_note note = {.dropped = STR_NONE};
    place_list places = meaning_search(&v, &query, &note);
    CHECK(EQ(places.count, 1), "one place");
    const place *p = &places.at[0];
    CHECK(fabs(p->lat - 7) < 1e-4 && fabs(p->lon - 3) < 1e-4, "where it is");
    CHECK(EQ_STR(p->id, STR("G20")) && EQ(p->population, 120000), "id and population");
    CHECK(EQ_STR(p->category, STR("place")) && EQ_STR(p->type, STR("city")), "its tag");
    CHECK(EQ_STR(place_part(p, "city"), STR("Springfield")), "city");
    CHECK(EQ_STR(place_part(p, "state"), STR("North")), "state");
    CHECK(EQ_STR(place_part(p, "ISO3166-2-lvl4"), STR("AA-NO")), "division's code");
    CHECK(EQ_STR(place_part(p, "country"), STR("Alpha")), "country");
    CHECK(EQ_STR(place_part(p, "country_code"), STR("aa")), "country's code");
    CHECK(EQ_STR(p->timezone, STR("Etc/UTC")), "time zone");
    CHECK(geo_bbox_contains(p->box, 7, 3) && geo_bbox_width(p->box) < 0.2,
          "a box by its population");
    query = gazetteer_test_query("North");
    query.wants_point = true;
    places = meaning_search(&v, &query, &note);
    CHECK(EQ_STR(places.at[0].type, STR("town")), "the town in it, where a point is wanted");
    query = gazetteer_test_query("Gamma");
    places = meaning_search(&v, &query, &note);
    CHECK(EQ(places.count, 1), "across the antimeridian");
    CHECK(places.at[0].box.west > places.at[0].box.east, "its box, too");
}

/* ---- points ---- */

static const struct {
    double lat, lon;
    int zoom;
    const char *answer; /* "": nothing there */
} reverse_rows[] = {
    {7.01, 3.02, 10, "Springfield, North, Alpha"},
    {7.01, 3.01, 14, "Old Town, Springfield, North, Alpha"},
    {7.01, 3.02, 5, "North, Alpha"},
    {7.01, 3.02, 3, "Alpha"},
    {5, 9.99, 3, "Alpha"},
    {5, 10.01, 3, "Beta"},
    {5, 14.9, 10, "Paris, Beta"},
    {4.5, 7.01, 10, "Stray, North, Alpha"},
    {6, 5, 6, "North, Alpha"},
    {4, 5, 6, "South, Alpha"},
    {5.3, 4.3, 6, "South, Alpha"},
    {5.5, 4.3, 6, "North, Alpha"},
    {6, 0.05, 6, "North, Alpha"}, /* outside all divisions: the nearest */
    {6, -0.05, 6, "Alpha"},
    {6, -0.5, 6, ""}, /* the cell is near land, the point is not */
    {6, -6, 3, ""},   /* far out */
    {6, 19, 3, "Beta"},
    {-5, 179.96, 12, "Dateline, Gamma"},
    {-5, -179.96, 12, "Wester, Gamma"},
    {-5, 180, 3, "Gamma"},
    {-5, -180, 3, "Gamma"},
    {-20, 60, 12, "Mid Sea"},
    {-50, 60, 12, ""},
    {90, 0, 12, ""},
    {-90, 0, 12, ""},
    {2.001, 7.001, 18, "Lone Peak, South, Alpha"},
    {2.001, 7.001, 10, "South, Alpha"},
    {2.01, 7.01, 18, "South, Alpha"}, /* too far from the peak */
    {7, 3.281, 18, "Far Isle, North, Alpha"},
    {7, 3.245, 18, "Springfield, North, Alpha"}, /* on the same island */
    {89.49, 40, 12, "Polar Station"},            /* no country claims it */
    {8.1, 8.3, 18, "Blue Lake, North, Alpha"},
    {8.1, 8.3, 6, "North, Alpha"},
    {8, 8.05, 18, "Blue Lake, North, Alpha"},
    {8, 8.025, 18, "M\xC3\xBCnster, North, Alpha"}, /* at its shore */
    {8, 8.32, 18, "M\xC3\xBCnster, North, Alpha"},  /* on its island */
    {7.002, 3.003, 18, "Central Pharmacy, Springfield, North, Alpha"},
    {7.002, 3.003, 17, "Springfield, North, Alpha"},
    {7.002, 3.0045, 18, "Springfield, North, Alpha"}, /* not at it */
    {7.022, 3.01, 14, "Springfield, North, Alpha"},   /* near a suburb, but perhaps not in it */
};

static const struct {
    double lat, lon;
    const char *zone;
} timezone_rows[] = {
    {8, 2, "Europe/Paris"},      /* North, by its line */
    {9.5, 9.4, "Europe/Berlin"}, /* by its nearest station */
    {9.65, 9.5, "Europe/Rome"},  {8, 8, "Europe/London"},
    {2, 7, "Etc/UTC"}, /* South, by its nearest settlement */
    {-50, 7.4, "Etc/GMT"},       {-50, -7.6, "Etc/GMT+1"},
    {-20, 60, "Etc/GMT-4"},      {-50, 180, "Etc/GMT-12"},
    {-50, -180, "Etc/GMT+12"},
};

static const struct {
    double lat, lon;
    const char *layer, *answer;
} layer_rows[] = {
    {-20, 60, "natural", "Mid Sea"},
    {7.002, 3.002, "poi", "Central Pharmacy, Springfield, North, Alpha"},
    {7.002, 3.002, "natural", ""},
    {8.1, 8.3, "natural", "Blue Lake, North, Alpha"},
    {8.1, 8.3, "poi,natural", "Blue Lake, North, Alpha"},
    {8, 8.32, "natural", ""},
    {7.02, 3.02, "poi,address", "Springfield, North, Alpha"},
};

static void gazetteer_test_reverse_row(const place_point *point, const char *want) {
    image_view v = gazetteer_test_view(NULL);
    place found = place_new();
    bool good = reverse_place(&v, point, &found);
    str answer = good ? found.display_name : STR("");
    if (!str_eq(answer, str_of(want))) {
        printf("  %g %g %d -> %.*s\n", point->lat, point->lon, point->zoom, STR_ARG(answer));
    }
    CHECK(EQ_STR(answer, str_of(want)), want);
    CHECK(!good || found.distance_m >= 0, "its distance");
}

static void gazetteer_test_zones(void) {
    for (size_t i = 0; i < LEN(timezone_rows); i++) {
        place_point point = {.lat = timezone_rows[i].lat, .lon = timezone_rows[i].lon, .zoom = 18};
        image_view v = gazetteer_test_view(NULL);
        place found = place_new();
        CHECK(EQ_STR(timezone_at(v.set->base, point.lat, point.lon), str_of(timezone_rows[i].zone)),
              timezone_rows[i].zone);
        CHECK(!reverse_place(&v, &point, &found) ||
                  EQ_STR(found.timezone, str_of(timezone_rows[i].zone)),
              "the answer there has it");
    }
}

static void gazetteer_test_reverse(void) {
    for (size_t i = 0; i < LEN(reverse_rows); i++) {
        place_point point = {
            .lat = reverse_rows[i].lat, .lon = reverse_rows[i].lon, .zoom = reverse_rows[i].zoom};
        gazetteer_test_reverse_row(&point, reverse_rows[i].answer);
    }
    for (size_t i = 0; i < LEN(layer_rows); i++) {
        place_point point = {.lat = layer_rows[i].lat,
                             .lon = layer_rows[i].lon,
                             .zoom = 18,
                             .layer = str_of(layer_rows[i].layer)};
        gazetteer_test_reverse_row(&point, layer_rows[i].answer);
    }
}

/* Of an area that has the point, the point is told; what is near it has its distance. */
static void gazetteer_test_around(void) {
    image_view v = gazetteer_test_view(NULL);
    place_point peak = {.lat = 2.01, .lon = 7.01, .zoom = 18}, sea = {.lat = -20, .lon = 60},
                area = {.lat = 2.01, .lon = 7.01, .zoom = 5};
    place found = place_new();
    place_around around;
    CHECK(reverse_place(&v, &peak, &found) && EQ(found.lat, 2.01) && EQ(found.lon, 7.01) &&
              EQ(found.distance_m, 0) && found.center_lat > 2.1,
          "the point in a division");
    around_find(&v, &peak, &found, true, &around);
    CHECK(around.nearest &&
              str_ends(around.nearest->relation, STR(" km SW of Frankfurt am Main")) &&
              !around.nearest->country_code.len && !around.land && !around.suburb,
          "the nearest settlement, however far");
    CHECK(reverse_place(&v, &area, &found) && isnan(found.center_lat) && found.distance_m > 100000,
          "an area that was asked for has its own point");
    CHECK(reverse_place(&v, &sea, &found) && EQ(found.distance_m, 0), "the point at sea");
    around_find(&v, &sea, &found, false, &around);
    CHECK(around.nearest && around.land && around.land->distance_m > 0 &&
              around.land->country_code.len,
          "the nearest land");
    place_point in_town = {.lat = 7.0025, .lon = 3.0025, .zoom = 10};
    CHECK(reverse_place(&v, &in_town, &found), "a town");
    around_find(&v, &in_town, &found, true, &around);
    CHECK(around.nearest && EQ_STR(around.nearest->name, STR("Springfield")) && around.suburb &&
              EQ_STR(around.suburb->name, STR("Old Town")) && around.feature &&
              EQ_STR(around.feature->name, STR("Central Pharmacy")),
          "a suburb and a thing that are not the answer");
}

/* The R-tree against a linear scan, from points everywhere. */
static void gazetteer_test_nearest(void) {
    const image *m = &gazetteer_test.set.images[0];
    int bad = 0;
    for (int i = 0; i < 500; i++) {
        double lat = (double)(hash_64(&i, sizeof i, 1) % 180001) / 1000 - 90;
        double lon = (double)(hash_64(&i, sizeof i, 2) % 360001) / 1000 - 180;
        rtree_query q = {.lat = lat, .lon = lon, .classes = IMAGE_ALL_MASK, .max_m = 3e7};
        rtree_hit hits[3];
        int count = rtree_search(m, &q, hits, 3), closer = 0;
        for (uint32_t row = 0; row < m->places && count == 3; row++) {
            double metres = geo_distance_m(lat, lon, image_lat(m, row), image_lon(m, row));
            closer += metres < hits[2].distance_m - 1;
        }
        bad += count != 3 || closer != 2 || hits[0].distance_m > hits[1].distance_m;
    }
    CHECK(EQ(bad, 0), "the three nearest are the three nearest");
    image_view v = gazetteer_test_view(NULL);
    str tag = STR("amenity=pharmacy");
    place_list places;
    place_area area = {.lat = 7, .lon = 3, .radius_m = 1000, .limit = 5};
    places = reverse_nearby(&v, &area, (str_list){&tag, 1});
    CHECK(EQ(places.count, 1) && EQ_STR(places.at[0].name, STR("Central Pharmacy")), "by tag");
    places = reverse_nearby(&v, &(place_area){.lat = -5, .lon = 180, .radius_m = 30000, .limit = 5},
                            (str_list){NULL, 0});
    CHECK(EQ(places.count, 2), "both sides of the antimeridian");
    places = reverse_nearby(&v, &(place_area){.lat = 90, .radius_m = 60000, .limit = 5},
                            (str_list){NULL, 0});
    CHECK(EQ(places.count, 1), "at the pole");
    area.begins = STR("central ph");
    area.radius_m = 1e6;
    places = reverse_nearby(&v, &area, (str_list){NULL, 0});
    CHECK(EQ(places.count, 1) && EQ_STR(places.at[0].name, STR("Central Pharmacy")), "by name");
}

/* Even-odd, over all rings. */
static bool gazetteer_test_is_inside(const place_outline *o, double lat, double lon) {
    bool is_inside = false;
    for (int ring = 0; ring < o->rings; ring++) {
        for (int i = (ring ? o->ends[ring - 1] : 0) + 1; i < o->ends[ring]; i++) {
            const double *a = o->points[i - 1], *b = o->points[i];
            if ((a[0] <= lon) != (b[0] <= lon)) {
                is_inside ^= a[1] + (b[1] - a[1]) * (lon - a[0]) / (b[0] - a[0]) > lat;
            }
        }
    }
    return is_inside;
}

/* An outline contains the points that lie in the area or in its parts, on both sides of the
 * antimeridian. */
static void gazetteer_test_outlines(void) {
    static const struct {
        uint32_t row;
        int rings;
    } rows[] = {{0, 1}, {2, 2}, {3, 1}, {4, 1}};
    const image *m = &gazetteer_test.set.images[0];
    place_outline o;
    for (size_t i = 0; i < LEN(rows); i++) {
        image_view v = gazetteer_test_view(NULL);
        CHECK(area_outline_read(m, rows[i].row, v.mem, &o) && EQ(o.rings, rows[i].rings) &&
                  !o.is_line && !o.is_hole[0],
              "an outline");
        int bad = 0, inside = 0;
        for (int k = 0; k < 4000; k++) {
            double lat = (double)(hash_64(&k, sizeof k, 1) % 250000) / 10000 - 12.50003;
            double lon = (double)(hash_64(&k, sizeof k, 2) % 500000) / 10000 - 14.00007;
            lon = geo_wrap_lon(k % 4 ? lon : 170 + (lon + 14) / 2);
            uint32_t here = area_at(m, AREA_DIVISIONS, lat, lon);
            bool is_there = area_is_within(m, here, rows[i].row);
            bad += is_there != gazetteer_test_is_inside(&o, lat, lon);
            inside += is_there;
        }
        CHECK(EQ(bad, 0) && inside > 50, "has the points that the area has");
    }
    image_view v = gazetteer_test_view(NULL);
    CHECK(!area_outline_read(m, 1, v.mem, &o) && !v.mem->full, "a country without land");
    CHECK(area_outline_read(m, area_at(m, AREA_WATERS, 8.1, 8.3), v.mem, &o) && EQ(o.rings, 3) &&
              !o.is_hole[0] && o.is_hole[1] + o.is_hole[2] == 1,
          "a lake with an island, and the part of it that another island cuts off");
    CHECK(gazetteer_test_is_inside(&o, 8.1, 8.3) && !gazetteer_test_is_inside(&o, 8, 8.32),
          "which is not in the lake");
    CHECK(!area_outline_read(m, 9, v.mem, &o) && !v.mem->full, "a place without a region");
    char little[512];
    arena a = arena_of(little, sizeof little);
    CHECK(!area_outline_read(m, 0, &a, &o) && a.full, "no room for one");
}

/* The nearest point of a coast, also over the antimeridian, and none of a border. */
static void gazetteer_test_near(void) {
    const image *m = &gazetteer_test.set.images[0];
    area_near near;
    CHECK(area_near_find(m, AREA_NEAR_COAST, IMAGE_NO_PLACE, 3, 11, 500000, &near) &&
              fabs(near.lon - 9.9) < 0.01 && fabs(near.lat - 3) < 0.02 &&
              fabs(near.distance_m - 122000) < 1000,
          "the coast");
    CHECK(area_place(m, near.left ? near.left : near.right) == 4 && (!near.left || !near.right),
          "of South");
    CHECK(!area_near_find(m, AREA_NEAR_COAST, IMAGE_NO_PLACE, 3, 11, 100000, &near), "not so far");
    CHECK(area_near_find(m, AREA_NEAR_COAST, IMAGE_NO_PLACE, 2, 179.5, 500000, &near) &&
              fabs(near.lat) < 0.01 && fabs(near.distance_m - 222390) < 1000,
          "beside the antimeridian");
    CHECK(!area_near_find(m, AREA_NEAR_BORDER, IMAGE_NO_PLACE, 3, 5, 2000000, &near),
          "no other country");
}

/* Excluding what was seen gives the rest, one by one, and then nothing. */
static void gazetteer_test_excluded(void) {
    char seen[256] = "0,x,,N7";
    out ids = out_of(seen, sizeof seen);
    ids.len = strlen(seen);
    int pages = 0, all = 0;
    for (bool more = true; more; pages += more) {
        image_view v = gazetteer_test_view(NULL);
        search_note note = {.is_common_word = false};
        place_query query = {.text = STR("Paris"),
                             .limit = pages ? 1 : PLACE_LIMIT_MAX,
                             .viewbox = geo_bbox_none(),
                             .excluded = pages ? out_str(&ids) : STR("0")};
        place_list found = meaning_search(&v, &query, &note);
        more = found.count > 0;
        all = pages ? all : found.count;
        for (int i = 0; pages && i < found.count; i++) {
            CHECK(!rest_is_excluded(out_str(&ids), &found.at[i]), "none twice");
            out_char(&ids, ',');
            out_int(&ids, found.at[i].place_id);
        }
    }
    CHECK(all > 1 && EQ(pages - 1, all), "as many pages as places");
}

/* ---- names ---- */

static void gazetteer_test_names(void) {
    const image *m = &gazetteer_test.set.images[0];
    names_walk w = names_seek(m, STR(""));
    str last = STR_NONE;
    static char kept[IMAGE_KEY_MAX];
    uint32_t count = 0;
    bool sorted = true;
    static char room[2][IMAGE_KEY_MAX];
    for (; !names_is_end(&w); names_next(&w), count++) {
        sorted = sorted && str_cmp(fold_pack(last, room[0]), fold_pack(names_key(&w), room[1])) < 0;
        memcpy(kept, names_key(&w).at, names_key(&w).len);
        last = (str){kept, names_key(&w).len};
    }
    CHECK(sorted && EQ(count, m->keys), "all keys in their order");
    CHECK(EQ(names_seek(m, STR("\xF4\x8F\xBF\xBF")).key, m->keys), "behind the last key");
    prefix_hit hits[3];
    call c = {0};
    CHECK(EQ(prefix_find(&c, m, STR("p"), hits, 3), 2), "two keys begin with p");
    CHECK(EQ(prefix_find(&c, m, STR("spr"), hits, 1), 1) &&
              EQ(image_population(m, hits[0].place), 120000),
          "the larger one first");
    CHECK(EQ(prefix_find(&c, m, STR("x"), hits, 3), 0), "no such prefix");
    CHECK(EQ(prefix_find(&c, m, STR("\xD0\xBF\xD0\xB0"), hits, 3), 1), "a prefix in Cyrillic");
    for (uint32_t row = 0; row < m->places; row++) {
        char room[NAMES_TEXT_MAX];
        CHECK(names_of(m, row, NULL, 0, room).len > 0, "every place has a name");
    }
}

/* ---- calls whose work is bounded ---- */

static bool gazetteer_test_is_over(int work, const char *text, char answer[2048]) {
    place_query query = gazetteer_test_query(text);
    gazetteer_test.work = work;
    str said = gazetteer_test_answer(&query, NULL);
    gazetteer_test.work = 0;
    memcpy(answer, said.at, said.len);
    answer[said.len] = 0;
    return call_over_budget(&gazetteer_test.call);
}

/* With too little work a search stops; with an event loop's it gives the same answer as unbounded.
 */
static void gazetteer_test_bounded_searches(void) {
    static const char *const texts[] = {"Paris",  "Paris, Alpha", "Rue Grimaldi 12",
                                        "Pariss", "Paris Alpha",  "Central Pharmacy"};
    char bounded[2048], whole[2048];
    for (size_t i = 0; i < LEN(texts); i++) {
        CHECK(gazetteer_test_is_over(1, texts[i], bounded), "a search with next to no work stops");
        CHECK(!gazetteer_test_is_over(0, texts[i], whole), "an unbounded one goes on");
        CHECK(!gazetteer_test_is_over(CALL_WORK_MAX, texts[i], bounded) && EQ_TEXT(bounded, whole),
              "the work of an event loop is enough for the same answer");
    }
}

/* As the embedded image is, which has no spelling index. */
static bool gazetteer_test_use_bare(str bytes) {
    bool good = gazetteer_test_use(bytes);
    image *m = &gazetteer_test.set.images[0];
    m->columns[IMAGE_SPELL_START].count = 0;
    bool fits = spell_memory(m) <= sizeof gazetteer_test.spelling;
    spell_open(&gazetteer_test.spells[0], m, fits ? gazetteer_test.spelling : NULL);
    return good && fits;
}

/* A letter of the text is replaced, left out, written twice, or swapped with the next. */
static size_t gazetteer_test_misspell(char *text, size_t len, uint64_t random) {
    size_t at = random / 4 % (len - 1);
    char letter = text[at];
    switch (random % 4) {
    case 0: text[at] = 'e'; break;
    case 1: memmove(text + at, text + at + 1, --len - at); break;
    case 2: memmove(text + at + 1, text + at, len++ - at); break;
    default:
        text[at] = text[at + 1];
        text[at + 1] = letter;
        break;
    }
    return len;
}

/* Both indexes give the same names, and so does the search of all names without one. */
static void gazetteer_test_spelling(str bytes) {
    static image file;
    static spell_index none;
    CHECK(gazetteer_test_use(bytes) && !spell_memory(&gazetteer_test.set.images[0]),
          "the index of a file needs no memory");
    file = gazetteer_test.set.images[0];
    CHECK(gazetteer_test_use_bare(bytes), "the other one is built");
    const image *m = &gazetteer_test.set.images[0];
    int found = 0;
    for (uint32_t i = 0; i < 20 * m->keys; i++) {
        if (i % 40 ==
            0) { /* the first two are answered without an index, of which each makes half */
            spell_open(&gazetteer_test.spells[0], m, gazetteer_test.spelling);
        }
        char text[IMAGE_KEY_MAX + SPELL_EDITS_MAX + 1];
        names_walk w = names_at(m, i / 20);
        str key = names_key(&w);
        memcpy(text, key.at, key.len);
        for (uint64_t k = 0; k <= i % SPELL_EDITS_MAX && key.len > 1; k++) {
            uint64_t seed[] = {i, k};
            key.len = gazetteer_test_misspell(text, key.len, hash_64(seed, sizeof seed, 5));
        }
        image_view v = gazetteer_test_view(NULL);
        key.at = text;
        int edits = 1 + (int)(i % SPELL_EDITS_MAX);
        spell_list one[] = {{.edits = edits, .least = 1}, {.edits = 1, .least = 100}};
        spell_list other[] = {one[0], one[1]};
        spell_find(v.call, &none, &file, key, one, LEN(one));
        spell_find(v.call, &gazetteer_test.spells[0], m, key, other, LEN(other));
        bool same = true;
        for (size_t k = 0; k < LEN(one) && same; k++) {
            same = one[k].count == other[k].count;
            for (int n = 0; n < one[k].count && same; n++) {
                const spell_hit *a = &one[k].hits[n], *b = &other[k].hits[n];
                same = a->edits == b->edits && a->weight == b->weight &&
                       a->edits <= (unsigned)one[k].edits && a->weight >= one[k].least;
            }
        }
        found += one[0].count;
        text[key.len] = '\0';
        CHECK(same, text);
    }
    CHECK(found > 100, "many names are near");
}

/* A bounded call does not search all names; those that do build the spelling index. */
static void gazetteer_test_bounded_spelling(str bytes) {
    char bounded[2048], first[2048], whole[2048];
    gazetteer_test_spelling(bytes);
    CHECK(gazetteer_test_use_bare(bytes) &&
              gazetteer_test_is_over(CALL_WORK_MAX, "Pariss", bounded) &&
              gazetteer_test.spells[0].next == 0 && !gazetteer_test.spells[0].fills,
          "the first misspelled query is for a worker");
    CHECK(!gazetteer_test_is_over(0, "Pariss", first) &&
              (gazetteer_test.spells[0].fills || atomic_load(&gazetteer_test.spells[0].is_ready)),
          "which answers it and builds a part of the index");
    for (int i = 0; i < 2 && !atomic_load(&gazetteer_test.spells[0].is_ready); i++) {
        CHECK(!gazetteer_test_is_over(0, "Pariss", whole) && EQ_TEXT(first, whole), "as the next");
    }
    CHECK(atomic_load(&gazetteer_test.spells[0].is_ready), "which builds the rest");
    CHECK(!gazetteer_test_is_over(0, "Pariss", whole) && EQ_TEXT(first, whole), "the same answer");
    CHECK(!gazetteer_test_is_over(CALL_WORK_MAX, "Pariss", bounded) && EQ_TEXT(bounded, whole) &&
              strstr(whole, "{fuzzy}=Paris"),
          "then the next is answered at once");
}

static void gazetteer_test_bounded_others(void) {
    const image *m = &gazetteer_test.set.images[0];
    str tag = STR("amenity=pharmacy"), id = STR("G999999");
    prefix_hit hits[3];
    image_ref ref;
    place_point point = {.lat = 7, .lon = 3, .zoom = 18};
    place found;
    for (int work = 0; work < 2; work++) { /* none, and too little */
        gazetteer_test.work = work;
        image_view v = gazetteer_test_view(NULL);
        reverse_nearby(&v, &(place_area){.lat = 7, .lon = 3, .radius_m = 1e6, .limit = 5},
                       (str_list){&tag, 1});
        CHECK(EQ(call_over_budget(v.call), work), "places around a point");
        v = gazetteer_test_view(NULL);
        image_id_find(&v, id, &ref, 1);
        CHECK(EQ(call_over_budget(v.call), work), "ids");
        v = gazetteer_test_view(NULL);
        CHECK(EQ(prefix_find(v.call, m, STR("p"), hits, 3) == 0, work) &&
                  EQ(call_over_budget(v.call), work),
              "names with a prefix");
        v = gazetteer_test_view(NULL);
        CHECK(reverse_place(&v, &point, &found) && EQ(call_over_budget(v.call), work), "a place");
    }
    gazetteer_test.work = 0;
    image_view v = gazetteer_test_view(NULL);
    image_ref both[2];
    image_id_find(&v, STR("G311046,G3000000000000000000"), both, 2);
    CHECK(!both[0].m && !both[1].m, "a number that no id can be is not that of rows without one");
}

/* ---- what a place is made of ---- */

static void gazetteer_test_parts(void) {
    static place p;
    p.lat = 60;
    bbox box = image_record_estimate_box(&p, 1000000);
    CHECK(fabs(geo_bbox_width(box) / (box.north - box.south) - 2) < 1e-6,
          "a degree of longitude is half as long at 60 degrees");
    static str_pair pairs[PLACE_ADDRESS_MAX + 1];
    p.address = (str_pairs){pairs, 0};
    for (int i = 0; i <= PLACE_ADDRESS_MAX; i++) {
        static char names[PLACE_ADDRESS_MAX + 1][8];
        snprintf(names[i], sizeof names[i], "k%d", i);
        image_record_add_part(&p, str_of(names[i]), STR("v"));
    }
    CHECK(EQ(p.address.count, PLACE_ADDRESS_MAX), "an address that is full");
    image_view v = gazetteer_test_view(NULL);
    image_ref refs[3];
    CHECK(EQ(image_id_find(&v, STR("#1,#2,#0"), refs, 3), 3) && refs[0].m && refs[1].m &&
              EQ(refs[0].place, 0) && EQ(refs[1].place, 1) && !refs[2].m,
          "rows by their number, from 1 on");
}

/* ---- calls whose memory is small ---- */

/* What fits a qualifier is never out of its reach, beside and inside the file. */
static void gazetteer_test_reach(void) {
    static reach area;
    image_set *set = &gazetteer_test.set;
    int fits = 0, bad = 0, beyond = 0;
    set->images[set->count++] = set->images[0];
    for (size_t i = 0; i < LEN(world); i++) {
        image_view v = gazetteer_test_view(NULL);
        str name = str_of(world[i].names), code = STR_NONE;
        str main = str_cut(&name, '|');
        code = str_find(name, STR("!")) == 0 ? str_from(name, 1) : main;
        str text = arena_join(v.mem, STR("x, "), i % 2 ? main : code);
        place_query query = {.text = text, .limit = 5, .viewbox = geo_bbox_none()};
        query_parts parts = query_split(v.mem, &query);
        match *s = match_open(&v, &query);
        ASSERT(s);
        for (int n = 1; n < parts.count; n++) {
            match_add_part(s, parts.parts[n]);
        }
        for (int n = 0; n < set->count; n++) {
            const image *m = &set->images[n];
            reach_open(&area, s, m);
            for (uint32_t row = 0; row < m->places; row++) {
                image_ref chain[IMAGE_PLACE_CHAIN_MAX];
                int count = image_place_chain(set, (image_ref){m, row}, chain);
                int is = match_qualify(s, chain, count).count, most = reach_fit(&area, v.call, row);
                fits += is;
                beyond += most < s->qualifier_count;
                bad += is > most || is > area.most;
            }
        }
    }
    set->count--;
    CHECK(fits > 100 && beyond > 1000 && EQ(bad, 0), "nothing that fits is passed over");
}

/* However small the arena: the answer is complete, or the arena says that it is full. */
static void gazetteer_test_memory(void) {
    static const char *const texts[] = {"Paris, Alpha", "Rue Grimaldi 12", "Pariss"};
    char whole[2048], small[2048];
    place_point point = {.lat = 7, .lon = 3, .zoom = 18};
    int full = 0, bad = 0;
    for (size_t i = 0; i < LEN(texts); i++) {
        gazetteer_test_is_over(0, texts[i], whole);
        for (size_t size = 0; size < 48 << 10; size += 199) {
            gazetteer_test.withheld = sizeof gazetteer_test.memory - size;
            gazetteer_test_is_over(0, texts[i], small);
            full += gazetteer_test.call.mem.full;
            bad += !gazetteer_test.call.mem.full && strcmp(small, whole) != 0;
            place found;
            image_view v = gazetteer_test_view(NULL);
            bool is_found = reverse_place(&v, &point, &found);
            bad += !v.mem->full && (!is_found || !found.display_name.len || !found.name.len);
            reverse_nearby(&v, &(place_area){.lat = 7, .lon = 3, .radius_m = 1e6, .limit = 5},
                           (str_list){NULL, 0});
        }
        gazetteer_test.withheld = 0;
    }
    CHECK(full > 0 && EQ(bad, 0), "no answer is incomplete");
}

/* ---- index files that are replaced ---- */

static struct {
    atomic_int done;
    bool good;
} gazetteer_test_reloads;

static void *gazetteer_test_reload_twice(void *ctx) {
    char room[CALL_WHY_MAX];
    out why = out_of(room, sizeof room);
    (void)ctx;
    gazetteer_test_reloads.good = gazetteer_reload(&why);
    atomic_store(&gazetteer_test_reloads.done, 1);
    gazetteer_test_reloads.good &= gazetteer_reload(&why);
    atomic_store(&gazetteer_test_reloads.done, 2);
    return NULL;
}

static void gazetteer_test_await(int done) {
    for (int tries = 0; tries < 5000 && atomic_load(&gazetteer_test_reloads.done) < done; tries++) {
        os_sleep_until(os_now_ms() + 1);
    }
}

/* The languages of a request behind the first few are not looked at; without one that is known the
 * answer is in English. */
static void gazetteer_test_languages(void) {
    static const struct {
        const char *languages, *first;
    } rows[] = {{"q1,q2,q3,de", "de"}, {"q1,q2,q3,q4,de", "en"}};
    for (size_t i = 0; i < LEN(rows) && !gazetteer_is_empty(); i++) {
        char memory[1024];
        call c = {.mem = arena_of(memory, sizeof memory)};
        image_view v = image_set_view_begin(&c, str_of(rows[i].languages));
        CHECK(EQ(image_set_langs_of(&v, &v.set->images[0])->words[0],
                 image_lang(&v.set->images[0], str_of(rows[i].first))),
              rows[i].languages);
        image_set_view_end(&v);
    }
}

/* A file that a request reads stays mapped until its answer is done, even when it was replaced. */
static void gazetteer_test_acquired(str bytes) {
    char folder[] = "/tmp/geocoder-gazetteer.XXXXXX", path[OS_PATH_MAX], room[CALL_WHY_MAX];
    out why = out_of(room, sizeof room);
    ASSERT(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/world.idx", folder);
    FILE *f = fopen(path, "wb");
    bool good = f && fwrite(bytes.at, 1, bytes.len, f) == bytes.len && !fclose(f);
    gazetteer_open_embedded();
    CHECK(good && gazetteer_open_files(str_of(path), &why), "an index file");
    const image_set *set = image_set_acquire();
    ASSERT(utime(path, &(struct utimbuf){1, 1}) == 0);
    CHECK(EQ(image_set_file_count(set), 1) && os_thread(gazetteer_test_reload_twice, NULL),
          "is read again, twice");
    gazetteer_test_await(1);
    CHECK(image_set_current() != set && !image_check(&set->images[0]),
          "the old file is still readable");
    CHECK(EQ(atomic_load(&gazetteer_test_reloads.done), 1),
          "and while it is in use, a third set has to wait");
    image_set_release(set);
    gazetteer_test_await(2);
    CHECK(EQ(atomic_load(&gazetteer_test_reloads.done), 2) && gazetteer_test_reloads.good,
          "until it is released");
    CHECK(EQ(image_set_current(), set) && EQ(image_set_file_count(set), 1),
          "the third set takes its slot");
    ASSERT(unlink(path) == 0 && rmdir(folder) == 0);
    gazetteer_open_embedded();
    gazetteer_test_languages();
}

/* Each place is found by its id, and has its tags. */
static void gazetteer_test_ids(const image *m) {
    CHECK(image_row_has_ids(m) && EQ(image_row_of_id(m, 0), IMAGE_NO_PLACE) &&
              EQ(image_row_of_id(m, 999999), IMAGE_NO_PLACE),
          "unknown ids");
    for (size_t i = 0; i < LEN(world); i++) {
        uint32_t row = image_row_of_id(m, world[i].id);
        if (!world[i].id) {
            continue;
        }
        CHECK(row < m->places && EQ(image_value(m, IMAGE_ID, row), world[i].id), world[i].names);
        str key = STR_NONE, value = STR_NONE, other, what;
        uint64_t count = 0;
        while (image_tag(m, row, count, &other, &what) && !str_eq(other, STR("capital"))) {
            key = other;
            value = what;
            count++;
        }
        CHECK(EQ(count, i % 3), world[i].names);
        CHECK(!count || (EQ_STR(key, count == 2 ? STR("wheelchair") : STR("website")) &&
                         EQ_STR(value, count == 2 ? STR("limited") : STR("https://a.example"))),
              world[i].names);
    }
}

/* A search in the open files, which fails as it says. */
static status gazetteer_test_failure(str *why) {
    static char memory[1 << 20];
    static call c;
    c = (call){
        .mem = arena_of(memory, sizeof memory), .may_block = true, .deadline_ms = OS_FOREVER};
    place_query query = gazetteer_test_query("Rue Grimadli 12, Paris Alpha");
    search_note note;
    gazetteer_search(&c, &query, &note);
    *why = str_of(c.why);
    return c.code;
}

static uint64_t gazetteer_test_verified(const image *m) {
    uint64_t verified = 0;
    for (uint64_t k = 0; k < image_chunks(m); k++) {
        verified += atomic_load(&m->marks[k]) != IMAGE_UNREAD;
    }
    return verified;
}

/* Somebody writes to an index file that is open: the answer of that moment is void, and what is
 * written is told to be damaged. */
static void gazetteer_test_changed(str bytes) {
    char folder[] = "/tmp/geocoder-gazetteer.XXXXXX", path[OS_PATH_MAX], room[CALL_WHY_MAX];
    out why = out_of(room, sizeof room);
    static char zeros[1 << 16];
    struct utimbuf later = {1, 1};
    str said;
    ASSERT(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/world.idx", folder);
    FILE *f = fopen(path, "wb");
    bool good = f && fwrite(bytes.at, 1, bytes.len, f) == bytes.len && !fclose(f);
    gazetteer_open_embedded();
    CHECK(good && gazetteer_open_files(str_of(path), &why), "an index file");
    CHECK(EQ(gazetteer_test_failure(&said), GEO_OK), "is sound");
    const image *m = &image_set_current()->images[0];
    CHECK(gazetteer_test_verified(m) > 1, "in the parts that were read");
    ASSERT(utime(path, &later) == 0);
    CHECK(EQ(gazetteer_test_failure(&said), GEO_FILE) && str_find(said, STR("written to")) >= 0,
          "an answer while somebody wrote is void");
    CHECK(EQ(gazetteer_test_verified(m), 0), "and no part counts as verified");
    CHECK(EQ(gazetteer_test_failure(&said), GEO_OK), "the same was written: it is read again");
    f = fopen(path, "rb+");
    good = f && fseek(f, IMAGE_CHUNK, SEEK_SET) == 0 &&
           fwrite(zeros, 1, bytes.len - IMAGE_CHUNK, f) && !fclose(f);
    ASSERT(bytes.len <= sizeof zeros && utime(path, &(struct utimbuf){2, 2}) == 0);
    CHECK(good && EQ(gazetteer_test_failure(&said), GEO_FILE), "something else was written");
    CHECK(EQ(gazetteer_test_failure(&said), GEO_FILE) && str_find(said, STR("index check")) >= 0 &&
              str_find(said, str_of(path)) >= 0,
          "that is damage, which is told with the file and what tells more");
    ASSERT(truncate(path, IMAGE_HEADER_BYTES) == 0);
    CHECK(EQ(gazetteer_test_failure(&said), GEO_FILE),
          "a truncated file ends nothing but the call");
    ASSERT(unlink(path) == 0 && rmdir(folder) == 0);
    gazetteer_open_embedded();
}

/* ---- damage ---- */

/* Searches in all ways; the answers do not matter. */
static void gazetteer_test_search_all(const char *text, str prefix, const char *language) {
    place_query query = gazetteer_test_query(text);
    image_view v = gazetteer_test_view(language);
    search_note note = {.dropped = STR_NONE};
    str names[PLACE_SUGGESTIONS_MAX];
    prefix_hit hits[3];
    meaning_search(&v, &query, &note);
    str clear;
    suggest_spellings(&v, &query, names, &clear);
    prefix_find(v.call, v.set->base, prefix, hits, 3);
}

/* Every kind of query; the answers do not matter. */
static void gazetteer_test_query_all(void) {
    static const char *const texts[] = {"Paris", "Rue Grimaldi 12", "Paris Alpha", "Pariss", "s"};
    for (size_t i = 0; i < LEN(texts); i++) {
        image_view v = gazetteer_test_view("de");
        gazetteer_test_search_all(texts[i], str_of(texts[i]), "de");
        place_point point = {.lat = 7, .lon = 3, .zoom = 18};
        place found;
        reverse_place(&v, &point, &found);
        reverse_nearby(&v, &(place_area){.lat = 5, .lon = 5, .radius_m = 1e6, .limit = 5},
                       (str_list){NULL, 0});
        place_selection area = {.kind = STR("settlement"),
                                .area_id = STR("G10"),
                                .box = geo_bbox_none(),
                                .radius_m = NAN,
                                .most = {INFINITY, INFINITY, INFINITY},
                                .order = PLACE_ORDER_NAME,
                                .limit = 5};
        place_answer answer = {.total = 0};
        v = gazetteer_test_view("de");
        select_places(&v, &area, &answer);
    }
}

/* With its checksums, an image gives the answers of the intact one, or tells that it is damaged. */
static void gazetteer_test_told(str bytes) {
    static const char *const texts[] = {"Paris", "Rue Grimaldi 12", "Pariss", "Nowhere at all"};
    static char copy[1 << 16], right[LEN(texts)][2048];
    static _Atomic unsigned char marks[LEN(copy) / IMAGE_CHUNK + 1];
    for (size_t i = 0; i < LEN(texts) && gazetteer_test_use(bytes); i++) {
        place_query query = gazetteer_test_query(texts[i]);
        ASSERT(str_cstr(gazetteer_test_answer(&query, NULL), right[i], sizeof right[i]));
    }
    int told = 0, wrong = 0;
    for (uint64_t i = 0; i < 500; i++) {
        memcpy(copy, bytes.at, bytes.len);
        size_t at = (size_t)(hash_64(&i, sizeof i, 4) % bytes.len);
        copy[at] = (char)(copy[at] ^ (1 << (i % 8)));
        if (!gazetteer_test_use((str){copy, bytes.len})) {
            continue;
        }
        memset(marks, 0, sizeof marks);
        gazetteer_test.set.images[0].marks = marks;
        for (size_t k = 0; k < LEN(texts); k++) {
            place_query query = gazetteer_test_query(texts[k]);
            image_take_damage();
            str answer = gazetteer_test_answer(&query, NULL);
            bool is_told = image_take_damage() == copy;
            told += is_told;
            wrong += !is_told && !str_eq(answer, str_of(right[k]));
        }
    }
    CHECK(EQ(wrong, 0), "no answer of a damaged image is wrong and untold");
    CHECK(told > 500, "much of such a small image is read");
}

/* Bytes at..end are wrong, one by one, and the header's sum is right: what opens holds together. */
static void gazetteer_test_wrong_bytes(str bytes, size_t at, size_t end) {
    static char copy[1 << 16];
    static const char values[] = {0, 1, '\x7F', '\xFF'};
    int opened = 0, broken = 0;
    for (size_t i = 0; i < (end - at) * sizeof values; i++) {
        memcpy(copy, bytes.at, bytes.len);
        copy[at + i / sizeof values] = values[i % sizeof values];
        size_t table = MIN((unsigned char)copy[20] * (size_t)IMAGE_SECTION_BYTES,
                           bytes.len - IMAGE_HEADER_BYTES);
        uint64_t sum = image_head_sum(copy, copy + IMAGE_HEADER_BYTES, table);
        for (unsigned k = 0; k < sizeof sum; k++) {
            copy[IMAGE_SUM_AT + k] = (char)(sum >> 8 * k);
        }
        if (!gazetteer_test_use(guarded((str){copy, bytes.len}))) {
            continue;
        }
        const image *m = &gazetteer_test.set.images[0];
        opened++;
        for (int c = 0; c < IMAGE_CLASSES; c++) {
            broken += image_first(m, (image_class)c) > image_first(m, (image_class)(c + 1));
        }
        broken += image_first(m, IMAGE_CLASSES) != m->places;
        gazetteer_test_query_all();
    }
    CHECK(opened > 0 && EQ(broken, 0), "what opens holds together");
}

static void gazetteer_test_damage(str bytes) {
    static char copy[1 << 16];
    ASSERT(bytes.len <= sizeof copy);
    static image m;
    for (size_t len = 0; len < bytes.len; len += 1 + len / 64) {
        CHECK(image_open(&m, guarded(str_head(bytes, len))) != NULL,
              "a truncated image is refused");
    }
    CHECK(image_open(&m, bytes) == NULL && image_check(&m) == NULL, "the complete one is not");
    int opened = 0;
    for (uint64_t i = 0; i < 3000; i++) { /* one byte at a time, past the checksum */
        memcpy(copy, bytes.at, bytes.len);
        size_t at = (size_t)(hash_64(&i, sizeof i, 3) % bytes.len);
        copy[at] = (char)(copy[at] ^ (1 << (i % 8)));
        if (gazetteer_test_use(guarded((str){copy, bytes.len}))) {
            opened++;
            CHECK(at < IMAGE_HEADER_BYTES || image_check(&gazetteer_test.set.images[0]) != NULL,
                  "the checksum detects it");
            gazetteer_test_query_all();
        }
    }
    CHECK(opened > 2000, "most damage is not in the header");
    size_t table = IMAGE_HEADER_BYTES + (unsigned char)bytes.at[20] * (size_t)IMAGE_SECTION_BYTES;
    size_t classes = (size_t)((const char *)m.columns[IMAGE_SEGMENT].at - bytes.at);
    gazetteer_test_wrong_bytes(bytes, 0, table);
    gazetteer_test_wrong_bytes(bytes, classes, classes + sizeof(uint32_t) * (IMAGE_CLASSES + 1));
    gazetteer_test_told(bytes);
    CHECK(gazetteer_test_use(bytes), "intact again");
}

static void test_gazetteer(void) {
    gazetteer_test_fold();
    str bytes = world_image(), again = world_image();
    CHECK(bytes.len && EQ_STR(bytes, again), "the same world gives the same bytes");
    if (!gazetteer_test_use(bytes)) {
        CHECK(false, "the world opens");
        return;
    }
    CHECK(EQ_STR(image_meta(gazetteer_test.set.base, STR("date")), STR("2026-01-02")), "its date");
    gazetteer_test_names();
    gazetteer_test_forward();
    gazetteer_test_record();
    gazetteer_test_ids(gazetteer_test.set.base);
    gazetteer_test_reverse();
    gazetteer_test_around();
    gazetteer_test_zones();
    gazetteer_test_nearest();
    gazetteer_test_outlines();
    gazetteer_test_near();
    gazetteer_test_excluded();
    gazetteer_test_bounded_searches();
    gazetteer_test_bounded_spelling(bytes);
    gazetteer_test_bounded_others();
    gazetteer_test_reach();
    gazetteer_test_memory();
    gazetteer_test_parts();
    gazetteer_test_acquired(bytes);
    gazetteer_test_changed(bytes);
    gazetteer_test_damage(bytes);
}
