/* image, rtree -- thousands of places around the poles and the antimeridian, with coordinates of 3
 * and of 4 bytes, by going through all of them; and columns that lie. */

enum {
    IMAGE_TEST_PLACES = 6000,
    IMAGE_TEST_QUERIES = 300,
    IMAGE_TEST_HITS = 5,
    IMAGE_TEST_COUNTIES = 20, /* one in the other */
    IMAGE_TEST_WORK = 1000    /* of a search, which takes up to 800 */
};

static struct {
    uint64_t seed;
    image m;
} image_test;

static double image_test_random(double low, double high) {
    image_test.seed = hash_64((const char *)&image_test.seed, sizeof image_test.seed, 7);
    return low + (high - low) * (double)(image_test.seed >> 11) / 9007199254740992.0;
}

static void image_test_point(int i, double *lat, double *lon) {
    static const bbox corners[] = {
        {178, -20, -178, 20}, {-180, 85, 180, 90}, {-180, -90, 180, -85}};
    bbox b = (unsigned)i % 8 < LEN(corners) ? corners[i % 8] : (bbox){-180, -90, 180, 90};
    *lat = image_test_random(b.south, b.north);
    *lon = geo_wrap_lon(image_test_random(b.west, b.west + geo_bbox_width(b)));
}

static void image_test_add(call *c, image_writer_place p, const char *name, int number) {
    char text[32];
    out o = out_of(text, sizeof text);
    image_kind kind = {STR("place"), STR("village"), STR("village"), 16};
    p.kind = string_table_kind(&kind);
    p.importance = 0.1;
    out_fmt(&o, "%s %d", name, number);
    image_writer_add_name(c, image_writer_add_place(c, &p), IMAGE_MAIN, 0, out_str(&o));
}

/* A country, counties in it, one in the other, and villages, of which every other has an id. */
static bool image_test_write(unsigned flags, str *bytes) {
    static void *memory;
    char folder[] = "/tmp/geocoder-image.XXXXXX", path[OS_PATH_MAX];
    call c = {.code = GEO_OK};
    memory = memory ? memory : os_reserve(IMAGE_WRITER_MEMORY_MIN);
    ASSERT(memory && mkdtemp(folder));
    snprintf(path, sizeof path, "%s/image.idx", folder);
    image_writer_begin(&c, path, memory, IMAGE_WRITER_MEMORY_MIN, flags);
    image_test_add(&c,
                   (image_writer_place){.cls = IMAGE_COUNTRY,
                                        .lat = -89.9,
                                        .lon = 20.5,
                                        .parent = IMAGE_NO_PLACE,
                                        .box = {-180, -90, 180, -80}},
                   "Country", 0);
    image_test_add(&c,
                   (image_writer_place){.cls = IMAGE_STATE,
                                        .lat = 89.9,
                                        .lon = 20,
                                        .parent = IMAGE_NO_PLACE,
                                        .box = {19, 80, 21, 90}},
                   "State", 0);
    for (int i = 0; i < IMAGE_TEST_COUNTIES; i++) {
        image_test_add(&c,
                       (image_writer_place){.cls = IMAGE_COUNTY,
                                            .lat = -80 - i % 5,
                                            .lon = 20 + 0.1 * i,
                                            .parent = i ? (uint32_t)i + 1 : 0,
                                            .box = geo_bbox_none()},
                       "County", i);
    }
    image_test.seed = 20261124;
    for (int i = 0; i < IMAGE_TEST_PLACES; i++) {
        image_writer_place p = {.cls = IMAGE_VILLAGE,
                                .parent = IMAGE_TEST_COUNTIES + 1,
                                .id = i % 2 ? (uint64_t)i : 0,
                                .box = geo_bbox_none()};
        image_test_point(i, &p.lat, &p.lon);
        image_test_add(&c, p, "Village", i);
        if (i == 0) {
            image_test_add(&c, p, "VILLAGE", i);
        }
    }
    bool good = image_writer_end(&c) == GEO_OK && os_map(path, bytes) &&
                !image_open(&image_test.m, *bytes) && !image_check(&image_test.m);
    ASSERT(unlink(path) == 0 && rmdir(folder) == 0);
    return good;
}

/* Of so many hits at a point, how many places are nearer than the last. */
static int image_test_nearer(double lat, double lon, const rtree_hit *hits, int count) {
    int nearer = 0;
    for (uint32_t row = 0; row < image_test.m.places && count; row++) {
        double metres =
            geo_distance_m(lat, lon, image_lat(&image_test.m, row), image_lon(&image_test.m, row));
        nearer += metres < hits[count - 1].distance_m - 1;
    }
    return nearer;
}

/* The nearest, found without going through most of the tree. */
static void image_test_nearest(void) {
    int wrong = 0, least = INT_MAX;
    for (int i = 0; i < IMAGE_TEST_QUERIES; i++) {
        call c = {.work = INT_MAX};
        rtree_query q = {.classes = IMAGE_ALL_MASK, .max_m = 3e7, .call = &c};
        rtree_hit hits[IMAGE_TEST_HITS];
        image_test_point(i, &q.lat, &q.lon);
        int count = rtree_search(&image_test.m, &q, hits, IMAGE_TEST_HITS);
        wrong += count != IMAGE_TEST_HITS ||
                 image_test_nearer(q.lat, q.lon, hits, count) >= IMAGE_TEST_HITS;
        least = MIN(least, c.work);
    }
    CHECK(EQ(wrong, 0), "the nearest, beside what going through all gives");
    CHECK(INT_MAX - least < IMAGE_TEST_WORK, "and without most of the nodes");
}

/* Places count as so much nearer; never more than the class may. */
static double image_test_score(const rtree_query *q, const image *m, uint32_t place,
                               double distance_m, double worst) {
    (void)m, (void)worst;
    return distance_m / q->influence_m[IMAGE_VILLAGE] * (1 + place % 7);
}

/* The best by a score, beside what going through all gives. */
static void image_test_best(void) {
    int wrong = 0;
    for (int i = 0; i < IMAGE_TEST_QUERIES; i++) {
        rtree_query q = {.classes = IMAGE_CLASS_BIT(IMAGE_VILLAGE),
                         .max_m = 3e7,
                         .score = image_test_score,
                         .influence_m[IMAGE_VILLAGE] = 5000};
        rtree_hit hit;
        double best = INFINITY;
        image_test_point(i, &q.lat, &q.lon);
        for (uint32_t row = image_first(&image_test.m, IMAGE_VILLAGE); row < image_test.m.places;
             row++) {
            double metres = geo_distance_m(q.lat, q.lon, image_lat(&image_test.m, row),
                                           image_lon(&image_test.m, row));
            best = MIN(best, image_test_score(&q, NULL, row, metres, 0));
        }
        wrong += rtree_search(&image_test.m, &q, &hit, 1) != 1 || hit.score > best * 1.0001 + 1e-3;
    }
    CHECK(EQ(wrong, 0), "the best by a score");
}

/* The extent of classes is the box of their places, rounded outwards. */
static void image_test_extent(void) {
    static const unsigned classes[] = {
        IMAGE_CLASS_BIT(IMAGE_COUNTRY), IMAGE_CLASS_BIT(IMAGE_COUNTY),
        IMAGE_CLASS_BIT(IMAGE_COUNTRY) | IMAGE_CLASS_BIT(IMAGE_COUNTY)};
    for (size_t i = 0; i < LEN(classes); i++) {
        bbox is = rtree_extent(&image_test.m, classes[i]), want = {180, 90, -180, -90};
        for (uint32_t row = 0; row < image_test.m.places; row++) {
            if (classes[i] & IMAGE_CLASS_BIT(image_class_of(&image_test.m, row))) {
                double lat = image_lat(&image_test.m, row), lon = image_lon(&image_test.m, row);
                want = (bbox){MIN(want.west, lon), MIN(want.south, lat), MAX(want.east, lon),
                              MAX(want.north, lat)};
            }
        }
        double most = MAX(MAX(want.west - is.west, want.south - is.south),
                          MAX(is.east - want.east, is.north - want.north)),
               least = MIN(MIN(want.west - is.west, want.south - is.south),
                           MIN(is.east - want.east, is.north - want.north));
        CHECK(least > -1e-9 && most < 0.03, "the extent of classes");
    }
}

/* Places without an id are found by their position; two of them may be at one. */
static void image_test_ids(void) {
    static char memory[1 << 16];
    image_set set = {.images = &image_test.m, .count = 1};
    int wrong = 0;
    for (uint32_t row = image_test.m.places - 400; row < image_test.m.places; row++) {
        call c = {.mem = arena_of(memory, sizeof memory)};
        image_view v = {.set = &set, .call = &c, .mem = &c.mem};
        place p = {.id = STR_NONE};
        image_ref found = {NULL, 0};
        image_id_set((image_ref){&set.images[0], row}, &p, &c.mem);
        int count = image_id_find(&v, p.id, &found, 1);
        wrong += count != 1 || !found.m || found.place != row;
    }
    CHECK(EQ(wrong, 0), "each place by the id that its answer has");
}

/* So many ancestors are followed, and no more; a box ends at the pole. */
static void image_test_country(void) {
    const image *m = &image_test.m;
    bbox box;
    CHECK(image_box(m, 0, &box) && EQ(box.south, -90.0) && EQ(box.west, -180.0) &&
              EQ(box.east, 180.0) && image_box(m, 1, &box) && EQ(box.north, 90.0),
          "no box leaves the globe");
    for (int i = 0; i < IMAGE_TEST_COUNTIES; i++) {
        char want[32], room[NAMES_TEXT_MAX];
        snprintf(want, sizeof want, "County %d", i);
        for (uint32_t row = image_first(m, IMAGE_COUNTY); row < image_first(m, IMAGE_METROPOLIS);
             row++) {
            if (str_eq(names_main(m, row, room), str_of(want))) {
                bool is_found = image_place_ancestor((image_ref){m, row}, IMAGE_COUNTRY).m != NULL;
                CHECK(EQ(is_found, i + 1 < IMAGE_CHAIN_MAX), "ancestors have a limit");
            }
        }
    }
}

/* Name numbers are no greater than the forms of its keys need, but in files, which older programs
 * read. */
static void image_test_forms(bool is_file) {
    static char copy[1 << 20];
    const image *m = &image_test.m;
    int usual = 0, upper = 0;
    char room[NAMES_TEXT_MAX];
    for (uint32_t row = 0; row < m->places; row++) {
        str name = names_main(m, row, room);
        usual += str_eq(name, STR("Village 0"));
        upper += str_eq(name, STR("VILLAGE 0"));
    }
    CHECK(EQ(usual, 1) && EQ(upper, 1) && EQ(m->forms, is_file ? IMAGE_FORMS_MAX : 2),
          "both forms of a name");
    ASSERT(m->bytes.len <= sizeof copy);
    memcpy(copy, m->bytes.at, m->bytes.len);
    for (char forms = IMAGE_FORMS_MAX; forms <= IMAGE_FORMS_MAX + 1; forms++) {
        image other;
        copy[IMAGE_FORMS_AT] = forms;
        uint64_t sum =
            image_head_sum(copy, copy + IMAGE_HEADER_BYTES,
                           (size_t)image_load((unsigned char *)copy + 20, 4) * IMAGE_SECTION_BYTES);
        memcpy(copy + IMAGE_SUM_AT, &sum, sizeof sum);
        bool is_open = !image_open(&other, (str){copy, m->bytes.len});
        CHECK(EQ(is_open, forms == IMAGE_FORMS_MAX), "no more forms than a key can have");
    }
}

/* How far people name a settlement grows with every one of its people, and without a step. */
static void image_test_influence(void) {
    int wrong = 0;
    for (uint32_t power = 1; power < 24; power++) {
        double below = image_place_influence_m((1U << power) - 1),
               at = image_place_influence_m(1U << power),
               half = image_place_influence_m(3U << (power - 1));
        double above = image_place_influence_m(2U << power);
        wrong += below > at || below < at * 0.7 || fabs(half - (at + above) / 2) > 0.01;
    }
    CHECK(EQ(wrong, 0), "influence between powers of two");
}

/* ---- what a file says that is not so ---- */

static void image_test_search_all(const image *m) {
    image_test.seed = 3;
    for (int i = 0; i < 40; i++) {
        rtree_query q = {.classes = IMAGE_ALL_MASK, .max_m = 3e7};
        rtree_hit hits[IMAGE_TEST_HITS];
        image_test_point(i, &q.lat, &q.lon);
        (void)rtree_search(m, &q, hits, IMAGE_TEST_HITS);
    }
}

/* Columns that are shorter than the tree needs, the last readable bytes there are. */
static void image_test_cut(void) {
    static const image_section cut[] = {IMAGE_NODE, IMAGE_LAT, IMAGE_LON};
    for (size_t i = 0; i < LEN(cut); i++) {
        image m = image_test.m;
        image_column *c = &m.columns[cut[i]];
        for (uint64_t count = c->count / 2; count > 0; count /= 3) {
            str part = {(const char *)image_test.m.columns[cut[i]].at, (size_t)(count * c->width)};
            c->at = (const unsigned char *)guarded(part).at;
            c->count = count;
            c->direct = 0; /* each is checked */
            c->fast = part.len < 8 ? 0 : part.len - 7;
            image_test_search_all(&m);
        }
    }
    CHECK(image_value(&image_test.m, IMAGE_NODE, image_test.m.columns[IMAGE_NODE].count) == 0,
          "nothing lies behind a column");
}

/* What a search does not read may be damaged; what it reads is told, and gives no hit. */
static void image_test_marks(void) {
    static _Atomic unsigned char marks[1 << 10];
    static const image_section read[] = {IMAGE_NODE, IMAGE_LAT, IMAGE_LON};
    image m = image_test.m;
    uint64_t chunks = image_chunks(&m);
    rtree_query q = {.lat = 1, .lon = 179.9, .classes = IMAGE_ALL_MASK, .max_m = 3e7};
    rtree_hit hits[IMAGE_TEST_HITS];
    ASSERT(chunks <= LEN(marks));
    for (uint64_t k = 0; k < chunks; k++) {
        marks[k] = IMAGE_DAMAGED;
    }
    for (size_t i = 0; i < LEN(read); i++) {
        const image_column *c = &m.columns[read[i]];
        uint64_t from = (uint64_t)((const char *)c->at - m.bytes.at);
        for (uint64_t k = from / IMAGE_CHUNK; k <= (from + c->count * c->width) / IMAGE_CHUNK;
             k++) {
            marks[k] = IMAGE_UNREAD;
        }
    }
    m.marks = marks;
    image_take_damage();
    CHECK(EQ(rtree_search(&m, &q, hits, IMAGE_TEST_HITS), IMAGE_TEST_HITS) &&
              image_test_nearer(q.lat, q.lon, hits, IMAGE_TEST_HITS) < IMAGE_TEST_HITS &&
              !image_take_damage(),
          "damage elsewhere is none");
    for (uint64_t k = 0; k < chunks; k++) {
        marks[k] = IMAGE_DAMAGED;
    }
    CHECK(EQ(rtree_search(&m, &q, hits, IMAGE_TEST_HITS), 0) && image_take_damage() == m.bytes.at,
          "damage that is read is told");
}

/* Packed numbers are only where readers of the section expect them. */
static void image_test_unpacked(void) {
    NEEDS(UNIT_SMALL);
    const unsigned char *head = geocoder_gazetteer;
    const str bytes = {(const char *)head, geocoder_gazetteer_len};
    uint64_t sections = image_load(head + 20, 4), len = str_load_8(head + 48);
    int packed = 0, taken = 0, refused = 0;
    for (uint64_t i = 0; i < sections; i++) {
        unsigned char row[IMAGE_SECTION_BYTES];
        memcpy(row, head + IMAGE_HEADER_BYTES + i * IMAGE_SECTION_BYTES, sizeof row);
        for (unsigned char kind = 1; row[5] && kind < IMAGE_SECTIONS; kind++) {
            image m = {.bytes = bytes};
            row[0] = kind;
            bool is_taken = image_add_section(&m, row, len);
            taken += is_taken && !image_may_pack((image_section)kind);
            refused += !is_taken && image_may_pack((image_section)kind);
            packed++;
        }
    }
    CHECK(packed && EQ(taken, 0) && EQ(refused, 0), "sections that are never packed");
}

/* ---- what is read is what was verified ---- */

/* The embedded image in writable memory, as if it were a file. */
static struct {
    image m;
    char *bytes;
    _Atomic unsigned char marks[1 << 12];
} image_copy;

static void image_copy_start(void) {
    str bytes = {image_copy.bytes = os_reserve(geocoder_gazetteer_len), geocoder_gazetteer_len};
    ASSERT(image_copy.bytes);
    memcpy(image_copy.bytes, geocoder_gazetteer, bytes.len);
    ASSERT(!image_open(&image_copy.m, bytes));
    ASSERT(image_chunks(&image_copy.m) <= LEN(image_copy.marks));
    image_copy.m.marks = image_copy.marks;
}

static void image_copy_mark(unsigned char mark) {
    for (size_t i = 0; i < LEN(image_copy.marks); i++) {
        image_copy.marks[i] = mark;
    }
}

/* Another time another text, the second time the same. */
static void image_copy_turn(uint64_t chunk) {
    for (uint64_t i = chunk * IMAGE_CHUNK; i < (chunk + 1) * IMAGE_CHUNK; i++) {
        image_copy.bytes[i] ^= 0x55;
    }
}

/* Whether a number is right, and the same when the chunk is another, which was not verified for
 * it. */
static bool image_copy_is_apart(image_section section, uint64_t index, uint64_t chunk) {
    image embedded = image_copy.m;
    embedded.marks = NULL;
    image_copy_mark(IMAGE_UNREAD);
    uint64_t right = image_value(&embedded, section, index);
    bool is_right = image_value(&image_copy.m, section, index) == right;
    if (!is_right || image_copy.marks[chunk] != IMAGE_UNREAD) {
        return is_right;
    }
    image_copy_turn(chunk);
    image_copy_mark(IMAGE_SOUND);
    bool is_same = image_value(&image_copy.m, section, index) == right;
    image_copy_turn(chunk);
    return is_same;
}

/* Numbers of the blocks that are in two chunks. Returns how many are read from what nobody
 * verified. */
static int image_test_blocks(image_section section, int *tried) {
    const image_column *c = &image_copy.m.columns[section];
    uint64_t before = UINT64_MAX, unverified = 0;
    for (uint64_t block = 0; c->shift && block <= (c->count - 1) >> c->shift; block++) {
        uint64_t at =
            (uint64_t)((const char *)c->at - image_copy.bytes) +
            (str_load_8(c->offsets + block * c->offset_width) & image_low_bytes(c->offset_width));
        uint64_t first = (block - 1) << c->shift, chunk = at / IMAGE_CHUNK;
        for (uint64_t i = 0; block && chunk == before + 1 && i < UINT64_C(1) << c->shift; i += 3) {
            unverified += !image_copy_is_apart(section, first + i, chunk) +
                          !image_copy_is_apart(section, first + i, before);
            ++*tried;
        }
        before = chunk;
    }
    return (int)unverified;
}

static void image_test_verified(void) {
    NEEDS(UNIT_SMALL);
    int unverified = 0, tried = 0;
    image_copy_start();
    for (int i = 0; i < IMAGE_SECTIONS; i++) {
        unverified +=
            image_copy.m.columns[i].count ? image_test_blocks((image_section)i, &tried) : 0;
    }
    CHECK(EQ(unverified, 0) && tried > 1000, "a number is read from what was verified for it");
    image_column *parts = &image_copy.m.columns[IMAGE_KINDS_PART];
    parts->at = image_copy.m.columns[IMAGE_KEY_TEXT].at; /* where nothing else of a kind is */
    image_copy_mark(IMAGE_SOUND);
    image_copy.marks[(uint64_t)((const char *)parts->at - image_copy.bytes) / IMAGE_CHUNK] =
        IMAGE_DAMAGED;
    image_take_damage();
    image_part(&image_copy.m, 0);
    CHECK(image_take_damage() == image_copy.bytes, "so is the name of a kind");
}

/* Each chunk that has begun has a checksum. */
static void image_test_chunks(void) {
    static const struct {
        size_t bytes;
        uint64_t chunks;
    } rows[] = {{1, 1},
                {IMAGE_CHUNK - 1, 1},
                {IMAGE_CHUNK, 1},
                {IMAGE_CHUNK + 1, 2},
                {2 * IMAGE_CHUNK - 1, 2},
                {2 * IMAGE_CHUNK, 2}};
    for (size_t i = 0; i < LEN(rows); i++) {
        image m = {.bytes = {(const char *)geocoder_gazetteer, geocoder_gazetteer_len},
                   .sums = geocoder_gazetteer + rows[i].bytes};
        CHECK(EQ(image_chunks(&m), rows[i].chunks), "a checksum for each chunk");
    }
}

/* The spelling index of a file numbers its names beyond what three bytes hold. */
static void image_test_many_names(void) {
    static sorter sorters[NAME_INDEX_SORTERS];
    static const struct {
        const char *name;
        uint32_t key;
    } rows[] = {{"aare", UINT32_C(1) << 24}, {"tal", UINT32_MAX - 64}, {"wil", 3}}; /* in order */
    call c = {.code = GEO_OK};
    char *memory = os_reserve(SECTIONS_MEMORY);
    ASSERT(memory);
    sections_begin("names", memory, false);
    for (int i = 0; i < NAME_INDEX_SORTERS; i++) {
        memory = os_reserve(SORT_MEMORY_MIN);
        ASSERT(memory);
        sort_open(&sorters[i], memory, SORT_MEMORY_MIN, "names");
    }
    name_index_begin(0, 0, 0, sorters);
    name_index_state.top = 1;
    for (size_t i = LEN(rows); i-- > 0;) {
        name_index_state.count = rows[i].key;
        name_index_out_spelling(&c, str_of(rows[i].name));
    }
    name_index_state.count = UINT32_MAX - 63; /* of all names, as the last of them says */
    name_index_write_spellings(&c);
    sections_reader keys = {.section = IMAGE_SPELL_KEY}, ends = {.section = IMAGE_SPELL_END_AT};
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(sections_get(&c, &keys, i), rows[i].key), rows[i].name);
        CHECK(EQ(sections_get(&c, &ends, i), i), "by their ends they are in the same order");
    }
    CHECK(EQ(c.code, GEO_OK), "all of it");
    for (int i = 0; i < NAME_INDEX_SORTERS; i++) {
        sort_close(&sorters[i]);
    }
    sections_close();
}

static void test_image(void) {
    image_test_many_names();
    image_test_influence();
    image_test_unpacked();
    static const unsigned flags[] = {0, IMAGE_WRITER_PRECISE | IMAGE_WRITER_INDEXED};
    for (size_t i = 0; i < LEN(flags); i++) {
        str bytes = STR_NONE;
        if (!image_test_write(flags[i], &bytes)) {
            CHECK(false, "thousands of places are written");
            continue;
        }
        image_test_nearest();
        image_test_best();
        image_test_extent();
        image_test_ids();
        image_test_forms(flags[i] & IMAGE_WRITER_INDEXED);
        image_test_country();
        image_test_cut();
        image_test_marks();
        os_unmap(bytes);
    }
    image_test_chunks();
    image_test_verified();
}
