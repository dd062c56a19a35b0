/* cost -- tests/data/cost.tsv: the dearest request that is known of each tool and path costs no
 * more than the row's ceiling. Units, not time: fuzz_cost finds such requests. */
#include "../cost.h"

/* The target of that name; -1: none. */
static int cost_test_target(str name) {
    cost_kind kind;
    const char *known;
    for (int i = 0; (known = cost_target(i, &kind)); i++) {
        if (str_eq(name, str_of(known))) {
            return i;
        }
    }
    return -1;
}

static void cost_test_row(str row, bool has_row[64]) {
    char what[160];
    str whole = row, name = str_cut(&row, '\t');
    int64_t units = 0, ceiling = 0;
    bool is_good = str_int(str_cut(&row, '\t'), &units) && str_int(str_cut(&row, '\t'), &ceiling);
    int target = cost_test_target(name);
    snprintf(what, sizeof what, "%.*s", STR_ARG(str_head(whole, 120)));
    CHECK(is_good && target >= 0 && units >= 0 && ceiling >= units && ceiling < INT32_MAX, what);
    if (is_good && target >= 0) {
        has_row[target] = true;
        int64_t got = cost_of(target, row, (int)ceiling);
        CHECK(got < ceiling, what);
    }
}

static void test_cost(void) {
    static char line[COST_TEXT_MAX];
    bool has_row[64] = {false};
    cost_kind kind;
    const char *name;
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    FILE *f = fopen("tests/data/cost.tsv", "r");
    ASSERT(f);
    while (fgets(line, sizeof line, f)) {
        if (line[0] != '#') {
            cost_test_row(str_head(str_of(line), strcspn(line, "\n")), has_row);
        }
    }
    fclose(f);
    for (int i = 0; (name = cost_target(i, &kind)); i++) {
        CHECK(has_row[i], name);
    }
}
