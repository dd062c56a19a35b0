/* fuzz_index -- a damaged index file, with and without its checksums: the input changes bytes of a
 * valid image (three bytes of offset and one of value each), or fields of its header and its
 * section table at their limits (fuzz_break), or is the whole image behind a valid header; then it
 * is queried in every way, alone or as its own update, with the last bytes of the input as the
 * query. No read outside the image, no endless loop. */

enum { FUZZ_INDEX_QUERY = 24, FUZZ_INDEX_IMAGE_MAX = 1 << 16, FUZZ_INDEX_ROWS = 256 };

static _Atomic unsigned char fuzz_index_marks[FUZZ_INDEX_IMAGE_MAX / IMAGE_CHUNK + 1];

static void fuzz_index_number(char *at, uint64_t value, int bytes) {
    for (int i = 0; i < bytes; i++) {
        at[i] = (char)(value >> (8 * i) & 0xFF);
    }
}

/* A header that fits the length, before checksums that may be wrong. */
static void fuzz_index_header(char *at, size_t len) {
    size_t sums = len;
    while (sums > IMAGE_HEADER_BYTES &&
           len - sums < (sums + IMAGE_CHUNK - 1) / IMAGE_CHUNK * IMAGE_SUM_BYTES) {
        sums--;
    }
    memcpy(at, IMAGE_MAGIC, sizeof IMAGE_MAGIC - 1);
    fuzz_index_number(at + 16, IMAGE_VERSION, 4);
    fuzz_index_number(at + 24, len, 8);
    fuzz_index_number(at + 48, sums, 8);
}

/* The sum of the header and of its table, as far as that is there. */
static void fuzz_index_sum(char *at, size_t len) {
    size_t most = (len - IMAGE_HEADER_BYTES) / IMAGE_SECTION_BYTES;
    size_t sections = MIN((size_t)(unsigned char)at[20], most);
    fuzz_index_number(at + 20, sections, 4);
    fuzz_index_number(at + IMAGE_SUM_AT,
                      image_head_sum(at, at + IMAGE_HEADER_BYTES, sections * IMAGE_SECTION_BYTES),
                      8);
}

/* `how`: as fuzz_break takes it; the element is the section. */
static void fuzz_index_break(char *at, uint64_t len, const uint8_t how[4]) {
    size_t section = how[1] % MAX((unsigned char)at[20], 1U);
    char *row = at + IMAGE_HEADER_BYTES + section * IMAGE_SECTION_BYTES;
    if (how[0] & 0x40) {
        fuzz_break(image_header_bounds, LEN(image_header_bounds), &len, at, how);
    } else if ((size_t)(row - at) + IMAGE_SECTION_BYTES <= len) {
        fuzz_break(image_section_bounds, LEN(image_section_bounds), &len, row, how);
    }
}

static void fuzz_index_ask(str text) {
    char words[FUZZ_INDEX_QUERY + 1];
    memcpy(words, text.at, text.len);
    words[text.len] = '\0';
    gazetteer_test_search_all(words, text, "fr");
}

/* As a merge copies them. */
static void fuzz_index_copy_outlines(void) {
    const image *m = &gazetteer_test.set.images[0];
    for (uint32_t row = 0; row < MIN(m->places, FUZZ_INDEX_ROWS); row++) {
        bbox box;
        outline_part p;
        str rest = outline_stored(m, row, &box);
        while (outline_next_part(&rest, box, &p)) {
            ASSERT(p.points.len <= UINT16_MAX && p.head <= UINT16_MAX);
        }
    }
}

/* The image as its own update, whose sections it may have. */
static void fuzz_index_link(void) {
    static unsigned char bits[2][FUZZ_INDEX_IMAGE_MAX];
    image_set *set = &gazetteer_test.set;
    if (hidden_bytes(&set->images[0]) > sizeof bits[0]) {
        return;
    }
    memset(bits, 0, sizeof bits);
    set->images[1] = set->images[2] = set->images[0];
    set->count = 3;
    set->base = &set->images[2];
    spell_open(&set->spells[1], &set->images[1], NULL);
    spell_open(&set->spells[2], &set->images[2], NULL);
    hidden_link(&set->images[0], &set->images[1], bits[0], bits[1]);
}

static int fuzz_index(const uint8_t *bytes, size_t size) {
    static str good;
    if (!good.len) {
        good = world_image();
        ASSERT(good.len && good.len <= FUZZ_INDEX_IMAGE_MAX);
    }
    if (size < 1 + FUZZ_INDEX_QUERY) {
        return 0;
    }
    bool is_whole = bytes[0] & 1;
    size_t body = size - 1 - FUZZ_INDEX_QUERY,
           len = is_whole ? MAX(body, IMAGE_HEADER_BYTES) : good.len;
    if (len > FUZZ_INDEX_IMAGE_MAX) {
        return 0;
    }
    char *copy = calloc(1, len); /* of this size, so that the sanitizer sees what is outside */
    ASSERT(copy);
    if (is_whole) {
        memcpy(copy, bytes + 1, body);
        fuzz_index_header(copy, len);
    } else {
        memcpy(copy, good.at, good.len);
        for (size_t at = 1; at + 4 <= 1 + body; at += 4) {
            size_t offset = (size_t)(bytes[at] | bytes[at + 1] << 8 | bytes[at + 2] << 16);
            if (bytes[at + 2] & 0x80) {
                const uint8_t how[] = {bytes[at + 2], bytes[at], bytes[at + 1], bytes[at + 3]};
                fuzz_index_break(copy, len, how);
            } else {
                copy[offset % len] = (char)bytes[at + 3];
            }
        }
    }
    fuzz_index_sum(copy, len);
    if (gazetteer_test_use((str){copy, len})) {
        if (bytes[0] & 2) { /* as a file, whose checksums are looked at */
            memset(fuzz_index_marks, 0, sizeof fuzz_index_marks);
            gazetteer_test.set.images[0].marks = fuzz_index_marks;
        }
        if (bytes[0] & 4) {
            fuzz_index_link();
        }
        gazetteer_test_query_all();
        fuzz_index_copy_outlines();
        fuzz_index_ask((str){(const char *)bytes + size - FUZZ_INDEX_QUERY, FUZZ_INDEX_QUERY});
    }
    free(copy);
    return 0;
}
