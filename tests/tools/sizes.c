/* sizes.c: host tool that ends a build with the size of the program, and of each section of its
 * gazetteer. Checks them against budgets, so that data is added knowingly.
 *
 *   sizes PROGRAM GAZETTEER WEB [BYTES_MAX] */
#include <inttypes.h>

#define GEO_FN /* declared, and not used: only the numbers of the format are */
#include "../../src/image/image.h"
#include "common.h"

/* Bytes, of the gazetteers of these sizes. The totals leave 1.8 MB of 20 and 1 of 2.8 to the
 * program; the sections of one may add up to more. */
static const struct {
    const char *size;
    uint64_t most;
} totals[] = {{"full", 18200000}, {"small", 1800000}};

/* Of `full`. */
static const struct {
    const char *name;
    uint64_t most;
} budgets[IMAGE_SECTIONS] = {
    [IMAGE_META] = {"META", 6000},
    [IMAGE_SEGMENT] = {"SEGMENT", 100},
    [IMAGE_LON] = {"LON", 930000},
    [IMAGE_LAT] = {"LAT", 930000},
    [IMAGE_KIND] = {"KIND", 25000},
    [IMAGE_NAME] = {"NAME", 930000},
    [IMAGE_PARENT] = {"PARENT", 250000},
    [IMAGE_POPULATION] = {"POPULATION", 540000},
    [IMAGE_WEIGHT] = {"WEIGHT", 310000},
    [IMAGE_TIMEZONE] = {"TIMEZONE", 70000},
    [IMAGE_ID] = {"ID", 750000},
    [IMAGE_NODE] = {"NODE", 170000},
    [IMAGE_KEY_BLOCK] = {"KEY_BLOCK", 80000},
    [IMAGE_KEY_TEXT] = {"KEY_TEXT", 4950000},
    [IMAGE_KEY_TOP] = {"KEY_TOP", 20000},
    [IMAGE_KEY_HEAD] = {"KEY_HEAD", 80000},
    [IMAGE_KEY_POST] = {"KEY_POST", 1770000},
    [IMAGE_POST_MORE] = {"POST_MORE", 520000},
    [IMAGE_LOCAL_PLACE] = {"LOCAL_PLACE", 45000},
    [IMAGE_LOCAL_FIRST] = {"LOCAL_FIRST", 46000},
    [IMAGE_LOCAL_LANG] = {"LOCAL_LANG", 165000},
    [IMAGE_LOCAL_NAME] = {"LOCAL_NAME", 690000},
    [IMAGE_BOX_PLACE] = {"BOX_PLACE", 45000},
    [IMAGE_BOX_WEST] = {"BOX_WEST", 95000},
    [IMAGE_BOX_SOUTH] = {"BOX_SOUTH", 95000},
    [IMAGE_BOX_EAST] = {"BOX_EAST", 95000},
    [IMAGE_BOX_NORTH] = {"BOX_NORTH", 95000},
    [IMAGE_WORD_END] = {"WORD_END", 3000},
    [IMAGE_WORD_TEXT] = {"WORD_TEXT", 12000},
    [IMAGE_KINDS_KEY] = {"KINDS_KEY", 200},
    [IMAGE_KINDS_VALUE] = {"KINDS_VALUE", 200},
    [IMAGE_KINDS_PART] = {"KINDS_PART", 200},
    [IMAGE_KINDS_RANK] = {"KINDS_RANK", 100},
    [IMAGE_AREA_ROW] = {"AREA_ROW", 2900},
    [IMAGE_AREA_RUN] = {"AREA_RUN", 112000},
    [IMAGE_AREA_CELL] = {"AREA_CELL", 40000},
    [IMAGE_AREA_POINTS] = {"AREA_POINTS", 4000000},
    [IMAGE_AREA_PLACE] = {"AREA_PLACE", 33000},
    [IMAGE_PART_REGION] = {"PART_REGION", 600},
    [IMAGE_PART_WORD] = {"PART_WORD", 600},
    [IMAGE_PART_FIRST] = {"PART_FIRST", 600},
    [IMAGE_PART_POINT] = {"PART_POINT", 4000},
    [IMAGE_TAG_PLACE] = {"TAG_PLACE", 45000},
    [IMAGE_TAG_FIRST] = {"TAG_FIRST", 3600},
    [IMAGE_TAG_KEY] = {"TAG_KEY", 2000},
    [IMAGE_TAG_END] = {"TAG_END", 4000},
    [IMAGE_TAG_TEXT] = {"TAG_TEXT", 10000},
    [IMAGE_KEY_WORD] = {"KEY_WORD", 5000},
    [IMAGE_ID_ORDER] = {"ID_ORDER", 380000},
    [IMAGE_BLOCK_FIRST] = {"BLOCK_FIRST", 5000},
    [IMAGE_BLOCK_ROW] = {"BLOCK_ROW", 15000},
};

static uint64_t number(const char *at, int bytes) {
    uint64_t value = 0;
    for (int i = bytes - 1; i >= 0; i--) value = value << 8 | (unsigned char)at[i];
    return value;
}

static int budget_count; /* of those that were checked */

static void check_budget(const char *what, uint64_t bytes, uint64_t most) {
    budget_count++;
    check(bytes <= most,
          "%s of the gazetteer takes %" PRIu64 " bytes, its budget in %s is %" PRIu64, what, bytes,
          __FILE__, most);
}

static void show_section(const char *row, bool is_full) {
    uint64_t kind = number(row, 4), count = number(row + 16, 8), bytes = number(row + 24, 8);
    const char *name = kind < IMAGE_SECTIONS ? budgets[kind].name : NULL;
    check(name, "section %" PRIu64 " of the gazetteer has no budget in %s", kind, __FILE__);
    printf("  %-12s %9" PRIu64 " %6.1f bits %10" PRIu64 "%s\n", name ? name : "?", count,
           count ? 8.0 * (double)bytes / (double)count : 0, bytes, row[5] ? "  packed" : "");
    if (name && is_full) check_budget(name, bytes, budgets[kind].most);
}

/* The size that the description of the image tells ("size=full"); NULL: none that has a budget. */
static const char *check_total(text image, const char *rows) {
    uint64_t offset = number(rows + 8, 8), bytes = number(rows + 24, 8);
    if (number(rows, 4) != IMAGE_META || offset > image.len || bytes > image.len - offset)
        return NULL;
    char *meta = take(bytes + 1);
    memcpy(meta, image.at + offset, bytes);
    for (size_t i = 0; i < sizeof totals / sizeof totals[0]; i++) {
        char line[32];
        snprintf(line, sizeof line, "\nsize=%s\n", totals[i].size);
        if (!strstr(meta, line)) continue;
        check_budget("all", image.len, totals[i].most);
        return totals[i].size;
    }
    return NULL;
}

/* The sections: how many numbers or bytes, the bits that one takes, and all bytes. */
static void show_image(text image) {
    const char *rows = image.at + IMAGE_HEADER_BYTES;
    uint64_t sections = number(image.at + 20, 4);
    if (image.len < IMAGE_HEADER_BYTES || number(image.at + 16, 4) != IMAGE_VERSION ||
        sections < 1 || sections >= IMAGE_SECTIONS ||
        IMAGE_HEADER_BYTES + sections * IMAGE_SECTION_BYTES > image.len) {
        die("cannot read", "the gazetteer");
    }
    const char *size = check_total(image, rows);
    if (!size) die("there is no budget in " __FILE__ " for", "the gazetteer's size");
    for (uint64_t i = 0; i < sections; i++) {
        show_section(rows + i * IMAGE_SECTION_BYTES, strcmp(size, "full") == 0);
    }
    printf("gazetteer %s: %zu bytes\n", size, image.len);
}

int main(int argc, char **argv) {
    enum { WEB_BYTES_MAX = 90000, PAGE_BYTES_MAX = 60000 };
    if (argc != 4 && argc != 5) return 2;
    text image = must_read(argv[2]);
    size_t whole = must_read(argv[1]).len, web = must_read(argv[3]).len;
    if (image.len) show_image(image);
    uint64_t page =
        web ? number(must_read(argv[3]).at, 4) : 0; /* the first, see src/draw/asset.c */
    budget_count += 2 + (argc > 4);
    check(page <= PAGE_BYTES_MAX, "the map page takes %d bytes, its budget in %s is %d", (int)page,
          __FILE__, PAGE_BYTES_MAX);
    check(web <= WEB_BYTES_MAX, "pages and documents take %zu bytes, its budget in %s is %d", web,
          __FILE__, WEB_BYTES_MAX);
    check(argc < 5 || whole <= strtoul(argv[4], NULL, 10),
          "the program takes %zu bytes, its budget in build.zig is %s", whole, argv[argc - 1]);
    printf("geocoder: %zu bytes", whole);
    if (image.len) printf(", %zu without the gazetteer", whole - image.len);
    if (web) printf(", with %zu of pages and documents", web);
    putchar('\n');
    return checks_end("sizes", budget_count, "budgets");
}
