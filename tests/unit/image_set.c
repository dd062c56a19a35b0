/* image_set: a folder of more index files than are mapped at the start. */

#include <utime.h>

enum { IMAGE_SET_TEST_FILES = 300 };

/* "Mill bac", of which each file has one. */
static str image_set_test_name(int i) {
    static char text[16];
    snprintf(text, sizeof text, "Mill %c%c%c", 'b' + i / 100, 'a' + i / 10 % 10, 'a' + i % 10);
    return str_of(text);
}

static place_point image_set_test_point(int i) {
    return (place_point){.lat = i / 20 * 9 - 69.5, .lon = i % 20 * 17 - 169.5, .zoom = 18};
}

/* A file with that place alone. */
static bool image_set_test_write(const char *path, void *memory, int i) {
    place_point at = image_set_test_point(i);
    call c = {.code = GEO_OK};
    image_writer_begin(&c, path, memory, IMAGE_WRITER_MEMORY_MIN, IMAGE_WRITER_INDEXED);
    image_kind kind = {STR("tourism"), STR("museum"), STR("tourism"), 30};
    image_writer_place p = {.cls = IMAGE_POI,
                            .kind = string_table_kind(&kind),
                            .lat = at.lat,
                            .lon = at.lon,
                            .parent = IMAGE_NO_PLACE,
                            .box = geo_bbox_none()};
    uint32_t row = image_writer_add_place(&c, &p);
    image_writer_add_name(&c, row, IMAGE_MAIN, 0, image_set_test_name(i));
    return image_writer_end(&c) == GEO_OK;
}

static void image_set_test_make(const char *folder) {
    void *memory = os_reserve(IMAGE_WRITER_MEMORY_MIN);
    char path[OS_PATH_MAX];
    int good = 0;
    for (int i = 0; i < IMAGE_SET_TEST_FILES && memory; i++) {
        snprintf(path, sizeof path, "%s/%03d.idx", folder, i);
        good += image_set_test_write(path, memory, i);
    }
    os_unmap((str){memory, memory ? IMAGE_WRITER_MEMORY_MIN : 0});
    CHECK(EQ(good, IMAGE_SET_TEST_FILES), "many index files");
}

static call *image_set_test_call(void) {
    static char memory[4 << 20];
    static call c;
    c = (call){
        .mem = arena_of(memory, sizeof memory), .may_block = true, .deadline_ms = OS_FOREVER};
    return &c;
}

/* Whether the place of file i is found where it is; the call may fail. */
static bool image_set_test_is_at(call *c, int i) {
    place_point at = image_set_test_point(i);
    place found = place_new();
    return gazetteer_reverse(c, &at, &found) &&
           str_starts(found.display_name, image_set_test_name(i));
}

/* How many of them rest, and how many are reported as damaged. */
static int image_set_test_count(bool is_damaged) {
    const image_set *set = image_set_current();
    gazetteer_facts facts;
    int count = 0;
    for (int i = 0; i < set->count; i++) {
        const image *m = &set->images[i];
        call *c = image_set_test_call();
        count += is_damaged ? gazetteer_info(&c->mem, i, &facts) && facts.is_damaged
                            : m->file && atomic_load(&m->file->rests);
    }
    return count;
}

/* A folder of files: what a point needs is mapped when it is asked for, and what has been written
 * to by then is told, as long as nobody reads the folder again. */
static void test_image_set(void) {
    char folder[] = "/tmp/geocoder-many.XXXXXX", path[OS_PATH_MAX], room[CALL_WHY_MAX];
    enum {
        AT_REST = IMAGE_SET_TEST_FILES - IMAGE_SET_MAPPED,
        LATE = IMAGE_SET_TEST_FILES - 2,
        NAMED = 10
    };
    out why = out_of(room, sizeof room);
    int found = 0;
    ASSERT(mkdtemp(folder));
    image_set_test_make(folder);
    CHECK(gazetteer_open_files(str_of(folder), &why) &&
              EQ(image_set_file_count(image_set_current()), IMAGE_SET_TEST_FILES),
          "a folder of index files");
    CHECK(EQ(image_set_test_count(false), AT_REST), "most of them rest");
    CHECK(image_set_test_is_at(image_set_test_call(), IMAGE_SET_TEST_FILES - 1) &&
              EQ(image_set_test_count(false), AT_REST - 1),
          "a point needs those that are near it");
    snprintf(path, sizeof path, "%s/%03d.idx", folder, LATE);
    ASSERT(utime(path, &(struct utimbuf){1, 1}) == 0);
    call *c = image_set_test_call();
    CHECK(!image_set_test_is_at(c, LATE) && EQ(c->code, GEO_FILE) && strstr(c->why, path) &&
              EQ(image_set_test_count(true), 1),
          "one that was written to before it was needed is told");
    CHECK(image_set_test_is_at(image_set_test_call(), LATE - 1), "and harms nothing elsewhere");
    CHECK(gazetteer_reload(&why) && EQ(image_set_test_count(true), 0) &&
              EQ(image_set_test_count(false), AT_REST - 2),
          "it is opened again, and the others stay as they are");
    for (int i = 0; i < IMAGE_SET_TEST_FILES; i += NAMED) {
        place_query query = {
            .text = image_set_test_name(i), .limit = 1, .viewbox = geo_bbox_none()};
        search_note note;
        c = image_set_test_call();
        place_list list = gazetteer_search(c, &query, &note);
        found += list.count && str_starts(list.at[0].display_name, image_set_test_name(i));
    }
    CHECK(EQ(found, IMAGE_SET_TEST_FILES / NAMED) && EQ(image_set_test_count(false), 0),
          "a name needs all");
    for (int i = found = 0; i < IMAGE_SET_TEST_FILES; i++) {
        found += image_set_test_is_at(image_set_test_call(), i);
    }
    CHECK(EQ(found, IMAGE_SET_TEST_FILES), "each answers");
    for (int i = 0; i < IMAGE_SET_TEST_FILES; i++) {
        snprintf(path, sizeof path, "%s/%03d.idx", folder, i);
        unlink(path);
    }
    CHECK(gazetteer_reload(&why) && EQ(image_set_file_count(image_set_current()), 0) &&
              rmdir(folder) == 0,
          "of an empty folder nothing is left");
    gazetteer_open_embedded();
}
