/* foreign_names: keys, numbers and ids at the limits of the format, sections that no build writes,
 * and answers that outlive their index file. Uses the world of gazetteer.c. */

/* The longest key that ends in `letters` Cyrillic letters after ASCII ones. */
static str foreign_key(size_t letters, char room[IMAGE_KEY_MAX]) {
    memset(room, 'a', IMAGE_KEY_MAX);
    for (size_t i = IMAGE_KEY_MAX - 2 * letters; i < IMAGE_KEY_MAX; i += 2) {
        memcpy(room + i, "\xD0\xBC", 2);
    }
    return (str){room, IMAGE_KEY_MAX};
}

static void foreign_test_pack(void) {
    for (size_t letters = 1; letters <= IMAGE_KEY_MAX / 2; letters++) {
        char longest[IMAGE_KEY_MAX], stored[IMAGE_KEY_MAX], plain[IMAGE_KEY_MAX];
        str key = foreign_key(letters, longest), packed = fold_pack(key, stored);
        CHECK(EQ(packed.len, IMAGE_KEY_MAX - letters + 1) &&
                  EQ_STR(fold_unpack(packed, plain, sizeof plain), key),
              "the longest key is packed and unpacked");
    }
}

static void foreign_test_keys(void) {
    static const unsigned char zero[1] = {0};
    static const str texts[] = {STR_ROW("\0\0\x02\x1F\xD0"),
                                STR_ROW("\0\0\x01\x01"),
                                STR_ROW("\0\0\x02\x00x"),
                                STR_ROW("\0\0\x21\x01"),
                                STR_ROW("\0\0"),
                                STR_ROW("\0"),
                                STR_ROW("")};
    for (size_t i = 0; i < LEN(texts); i++) {
        str text = guarded(texts[i]);
        image m = {.keys = 1};
        m.columns[IMAGE_KEY_BLOCK] = (image_column){.at = zero, .count = 1, .width = 1};
        m.columns[IMAGE_KEY_TEXT] =
            (image_column){.at = (const unsigned char *)text.at, .count = text.len, .width = 1};
        names_walk w = names_block(&m, 0);
        CHECK(names_is_end(&w) && !names_key(&w).len, "an invalid key ends the iteration");
    }
}

static void foreign_test_numbers(void) {
    static const unsigned char set[IMAGE_SET_BYTES] = {[4] = 1}, firsts[16] = {[15] = 0x80};
    image m = {.places = 1}; /* whose only row has the names from 0 to 2^63 */
    m.columns[IMAGE_LOCAL_PLACE] = (image_column){.at = set, .count = sizeof set, .width = 1};
    m.columns[IMAGE_LOCAL_FIRST] = (image_column){.at = firsts, .count = 2, .width = 8};
    char room[NAMES_TEXT_MAX];
    uint64_t count = 0;
    uint32_t lang = 0;
    str name;
    while (count <= NAMES_LOCALS_MAX && names_local(&m, 0, count, &lang, &name, room)) {
        count++;
    }
    CHECK(count <= NAMES_LOCALS_MAX, "2^63 names in languages are not all tried");
    for (uint32_t width = 1; width <= 8; width++) {
        CHECK(EQ(image_unpack_side(0, width), 0) && EQ(image_unpack_side(UINT64_MAX, width), 360) &&
                  EQ(image_unpack_side(image_pack_side(360, width), width), 360),
              "sides of every width");
    }
}

static void foreign_test_ids(void) {
    image_view v = gazetteer_test_view(NULL);
    image *m = &gazetteer_test.set.images[0];
    image_ref ref;
    m->has_osm_ids = true;
    CHECK(EQ(image_id_find(&v, STR("w5"), &ref, 1), 1) && ref.m &&
              EQ(image_value(m, IMAGE_ID, ref.place), 22),
          "an id of a way");
    CHECK(EQ(image_id_find(&v, STR("W4611686018427387909"), &ref, 1), 1) && !ref.m,
          "2^62 + 5 is not 5");
    m->has_osm_ids = false;
}

static void foreign_test_lasting(str bytes) {
    image_view v = gazetteer_test_view(NULL);
    gazetteer_test.set.base = NULL;
    for (uint32_t row = 0; row < v.set->images[0].places; row++) {
        place p = image_record_fill(&v, (image_ref){&v.set->images[0], row});
        const str texts[] = {p.category,          p.type,
                             p.address_type,      p.timezone,
                             p.address.at[0].key, p.address.at[p.address.count - 1].key};
        bool is_apart = p.category.len > 0;
        for (size_t i = 0; i < LEN(texts); i++) {
            is_apart = is_apart && (texts[i].at < bytes.at || texts[i].at >= bytes.at + bytes.len);
        }
        CHECK(is_apart, "a place outlives its index file");
    }
    gazetteer_test.set.base = &gazetteer_test.set.images[0];
}

/* A file of the program's own tables is the base instead of the embedded image. */
static void foreign_test_base(void) {
    NEEDS(UNIT_SMALL);
    static image images[3];
    image_set s = {.images = images, .count = 2};
    images[0].path = "a.idx";
    images[1].path = "world.idx";
    image_set_add_embedded(&s);
    CHECK(EQ(s.count, 3) && s.base == &s.images[2] && image_set_is_embedded(&s, s.base) &&
              EQ(image_set_file_count(&s), 2),
          "the embedded image is the base");
    s.count = 2;
    s.images[1].is_own = true;
    image_set_add_embedded(&s);
    CHECK(EQ(s.count, 2) && s.base == &s.images[1] && !image_set_is_embedded(&s, s.base) &&
              EQ(image_set_file_count(&s), 1),
          "a file is");
}

static void test_foreign_names(void) {
    str bytes = world_image();
    foreign_test_pack();
    foreign_test_keys();
    foreign_test_numbers();
    if (!gazetteer_test_use(bytes)) {
        CHECK(false, "the world opens");
        return;
    }
    foreign_test_ids();
    foreign_test_base();
    foreign_test_lasting(bytes);
}
