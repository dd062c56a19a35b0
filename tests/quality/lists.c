/* lists -- lists of a kind in a country are read page by page to their end: no place is missing and
 * none comes twice. */

enum { LISTS_PAGES_MAX = 200, LISTS_PLACES_MAX = LISTS_PAGES_MAX * PLACE_LIMIT_MAX };

static struct {
    uint64_t ids[LISTS_PLACES_MAX]; /* hashes */
    int count;
} lists;

static int lists_compare(const void *a, const void *b) {
    uint64_t one = *(const uint64_t *)a, two = *(const uint64_t *)b;
    return (one > two) - (one < two);
}

static int lists_distinct(void) {
    int distinct = lists.count > 0;
    qsort(lists.ids, (size_t)lists.count, sizeof *lists.ids, lists_compare);
    for (int i = 1; i < lists.count; i++) {
        distinct += lists.ids[i] != lists.ids[i - 1];
    }
    return distinct;
}

/* Reads all pages. The total that the first one told. */
static int lists_read(place_selection s) {
    char after[32];
    int total = -1;
    lists.count = 0;
    for (int page = 0; page < LISTS_PAGES_MAX; page++) {
        place_answer answer = {.total = 0};
        if (!gazetteer_select(quality_call(), &s, &answer)) {
            return -1;
        }
        total = page ? total : answer.total;
        for (int i = 0; i < answer.places.count && lists.count < LISTS_PLACES_MAX; i++) {
            str id = answer.places.at[i].id;
            lists.ids[lists.count++] = hash_64(id.at, id.len, 1);
        }
        if (!answer.truncated || !answer.places.count) {
            break;
        }
        str_cstr(answer.places.at[answer.places.count - 1].id, after, sizeof after);
        s.after = str_of(after);
    }
    return total;
}

static void lists_run(void) {
    static const char *const countries[] = {
        "United States", "Canada",    "Mexico",    "Brazil",      "Argentina", "United Kingdom",
        "France",        "Germany",   "Spain",     "Italy",       "Greece",    "Poland",
        "Sweden",        "Finland",   "Iceland",   "Turkey",      "India",     "China",
        "Japan",         "Indonesia", "Australia", "South Africa"};
    static const char *const kinds[] = {"airport", "county", "division", "city",
                                        "island",  "lake",   "peak"};
    measure m = {.name = "lists read to their end, 22 countries and 7 kinds", .goal = 100};
    for (size_t i = 0; i < LEN(countries) * LEN(kinds); i++) {
        const char *country = countries[i / LEN(kinds)], *kind = kinds[i % LEN(kinds)];
        place_list found = quality_search(str_of(country), "en", 1);
        char id[32], text[60];
        str_cstr(found.count ? found.at[0].id : STR("none"), id, sizeof id);
        place_selection s = {.kind = str_of(kind),
                             .area_id = str_of(id),
                             .box = geo_bbox_none(),
                             .radius_m = NAN,
                             .most = {INFINITY, INFINITY, INFINITY},
                             .limit = PLACE_LIMIT_MAX};
        int total = lists_read(s), distinct = lists_distinct();
        snprintf(text, sizeof text, "%s in %s: %d of %d", kind, country, distinct, total);
        measure_add(&m, distinct == total && distinct == lists.count, str_of(text), str_of(id));
    }
    measure_print(&m);
}
