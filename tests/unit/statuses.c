/* statuses -- every row of tests/data/queries/statuses.csv: a query, and what the answer about it
 * must be (quality/statuses.c). */
#include "../quality/measure.c"
#include "../quality/right.c"
#include "../quality/statuses.c"

static void test_statuses(void) {
    NEEDS(UNIT_FULL);
    quality_table rows;
    answer_name answer;
    config before = config_state.values;
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    config_state.values.address_to_town = true;
    gazetteer_open_embedded();
    ASSERT(quality_open_set(&rows, "statuses"));
    while (quality_next(&rows)) {
        char what[200];
        str query = quality_field(&rows, "query");
        const char *wrong = statuses_ask(&rows, &answer);
        snprintf(what, sizeof what, "%s of the answer to %.*s", wrong ? wrong : "all",
                 STR_ARG(query));
        CHECK(!wrong, what);
    }
    os_unmap(rows.text);
    config_state.values = before;
}
