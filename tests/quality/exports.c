/* exports -- `geocoder batch` over the small tables of tests/data/tables: which columns it takes
 * for what, without an option, and where its answers are, against those with the best --columns. */

enum { EXPORTS_RIGHT_M = 40000, EXPORTS_PATH_MAX = 200 };

static struct {
    measure roles, rows, sure, best;
    char mem[QUALITY_MEMORY];
} exports = {
    .roles = {.name = "tables: roles right, without an option", .goal = 95},
    .rows = {.name = "tables: rows right within 40 km", .goal = 95},
    .sure = {.name = "tables: rows that are not wrong with ok", .goal = 99.8},
    .best = {.name = "tables: rows as good as with the best --columns", .goal = 99},
};

/* Streets are addresses, suburbs towns, and counties areas as states are. */
static headers_role exports_kind(headers_role role) {
    return role == HEADERS_STREET   ? HEADERS_ADDRESS
           : role == HEADERS_SUBURB ? HEADERS_CITY
           : role == HEADERS_COUNTY ? HEADERS_STATE
                                    : role;
}

static bool exports_has(const table_columns *columns, int cell, headers_role role) {
    bool found = false;
    for (int i = 0; i < columns->count; i++) {
        found = found || (columns->at[i].cell == cell &&
                          exports_kind(columns->at[i].role) == exports_kind(role));
    }
    return found;
}

/* Opens a table as batch does; `asked`: --columns, or NULL. */
static status exports_open(call *c, str name, const char *asked) {
    char path[EXPORTS_PATH_MAX];
    snprintf(path, sizeof path, "tests/data/tables/%.*s.csv", STR_ARG(name));
    os_close(batch.input.fd);
    batch.input = (table_input){.format = TABLE_INPUT_CSV, .columns_asked = asked, .stop_fd = -1};
    batch.input.base = batch.input.base_open = STR("\"limit\":1");
    *c = (call){.mem = arena_of(exports.mem, sizeof exports.mem), .may_block = true};
    return table_input_open(c, &batch.input, path);
}

/* Whether the columns found are those that are expected. */
static void exports_check_roles(str name, str expected, status opened) {
    table_columns want = {.count = 0};
    str missing = STR("");
    bool is_none = str_eq(expected, STR("-"));
    bool good =
        is_none || table_columns_asked(expected, false, &batch.input.titles, &want, &missing);
    if (!good) {
        printf("%.*s: no column %.*s\n", STR_ARG(name), STR_ARG(missing));
    }
    const table_columns *found = &batch.input.columns;
    good = good && want.count == (opened ? 0 : found->count);
    for (int i = 0; i < want.count && good; i++) {
        good = exports_has(found, want.at[i].cell, want.at[i].role);
    }
    char room[1000];
    out got = out_of(room, sizeof room);
    if (!opened) {
        table_columns_write(&got, found, &batch.input.titles);
    }
    measure_add(&exports.roles, good, name, out_str(&got));
}

/* Answers the next row: whether it is right, and whether it is wrong with ok. `point`: "48.9 2.4".
 */
static bool exports_answer(call *c, str row, str point, bool *is_wrong) {
    batch_row s = {.text = row, .fits = true};
    axes counted = {.points = 0};
    table_request request;
    batch_output_answer answer = {.number = 1};
    arena mem = c->mem;
    batch_answer_row(&s, c, &counted, &request, &answer);
    double lat = NAN, lon = NAN, got_lat, got_lon;
    str text = point, first = str_cut(&text, ' ');
    bool has_point = str_num(first, &lat) && str_num(text, &lon);
    const str *texts = answer.record.texts;
    bool is_ok = str_eq(texts[BATCH_STATUS], STR("ok"));
    bool is_near = str_num(texts[BATCH_LAT], &got_lat) && str_num(texts[BATCH_LON], &got_lon) &&
                   geo_distance_m(lat, lon, got_lat, got_lon) <= EXPORTS_RIGHT_M;
    bool is_area = answer.class == BATCH_SUMMARY_AREA;
    *is_wrong = is_ok && !is_area && has_point && !is_near;
    call_clear_failure(c);
    c->mem = mem;
    return has_point ? is_near : !is_ok || is_area;
}

/* Answers the rows: a bit for each that is right. */
static uint64_t exports_answers(call *c, str name, str points, bool is_measured) {
    uint64_t right = 0;
    str row;
    bool fits;
    for (int i = 0; i < 64 && points.at && table_input_next(&batch.input, &row, &fits); i++) {
        str point = str_cut(&points, ';');
        bool is_wrong, is_right = exports_answer(c, row, point, &is_wrong);
        right |= (uint64_t)is_right << i;
        if (is_measured && !str_eq(point, STR("-"))) {
            measure_add(&exports.rows, is_right, name, row);
            measure_add(&exports.sure, !is_wrong, name, row);
        }
    }
    return right;
}

static void exports_check(str name, str columns, str points) {
    call c;
    char asked[400];
    snprintf(asked, sizeof asked, "%.*s", STR_ARG(columns));
    status code = exports_open(&c, name, NULL);
    exports_check_roles(name, columns, code);
    uint64_t own = code ? 0 : exports_answers(&c, name, points, true), best = 0;
    call_clear_failure(&c);
    if (!str_eq(columns, STR("-")) && !exports_open(&c, name, asked)) {
        best = exports_answers(&c, name, points, false);
    }
    for (int i = 0; i < 64 && points.at; i++) {
        str point = str_cut(&points, ';');
        uint64_t bit = (uint64_t)1 << i;
        if (!str_eq(point, STR("-"))) {
            measure_add(&exports.best, (own & bit) || !(best & bit), name, point);
        }
    }
}

static void exports_run(void) {
    quality_table t;
    batch.output = batch_output_new(TABLE_INPUT_CSV, &batch.input, false);
    if (!quality_open(&t, "tests/data/tables/expected.tsv", '\t')) {
        return;
    }
    while (quality_next(&t)) {
        exports_check(quality_field(&t, "table"), quality_field(&t, "columns"),
                      quality_field(&t, "points"));
    }
    os_unmap(t.text);
    measure_print(&exports.roles);
    measure_print(&exports.rows);
    measure_print(&exports.sure);
    measure_print(&exports.best);
}
