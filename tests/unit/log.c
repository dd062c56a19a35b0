/* log -- lines as text and JSON: nothing that is logged can forge a line or reach a terminal. */
#include <unistd.h>

/* What one event writes to stderr, without the time in front of it. */
static str log_capture(log_level level, const char *message) {
    static char line[8192];
    int ends[2], before = dup(2);
    ASSERT(before >= 0 && pipe(ends) == 0 && dup2(ends[1], 2) == 2);
    log_event(level, "name", "%s", message);
    dup2(before, 2);
    close(before);
    close(ends[1]);
    ptrdiff_t size = os_read(ends[0], line, sizeof line);
    close(ends[0]);
    return (str){line, size > 0 ? (size_t)size : 0};
}

static void test_log_text(void) {
    static const struct {
        const char *message, *expected;
    } rows[] = {{"all is well", "all is well"},
                {"Z\xc3\xbcrich", "Z\xc3\xbcrich"},
                {"a\nforged line", "a\\x0aforged line"},
                {"\x1b[31mred\x7f", "\\x1b[31mred\\x7f"},
                {"\xc2\x9b"
                 "31m",
                 "\\xc2\\x9b31m"},
                {"\xff\xc3", "\\xff\\xc3"}};
    log_setup(LOG_WARN, false);
    for (size_t i = 0; i < LEN(rows); i++) {
        str line = log_capture(LOG_ERROR, rows[i].message);
        str rest = str_from(line, 24);
        CHECK(line.len > 24 && line.at[10] == 'T' && line.at[23] == 'Z' &&
                  str_starts(rest, STR(" error name: ")) &&
                  str_eq(str_head(str_from(rest, 13), rest.len - 14), str_of(rows[i].expected)) &&
                  str_ends(rest, STR("\n")),
              rows[i].message);
    }
    CHECK(!log_capture(LOG_INFO, "x").len && !log_wants(LOG_INFO), "below the level: nothing");
}

static void test_log_json(void) {
    char longest[3000];
    size_t at;
    log_setup(LOG_DEBUG, true);
    str line = log_capture(LOG_DEBUG, "q\"\n\xff");
    CHECK(json_valid(line, &at) && str_ends(line, STR("\"message\":\"q\\\"\\n\xef\xbf\xbd\"}\n")),
          "as JSON");
    for (size_t shift = 0; shift < 3; shift++) { /* the cut falls into each byte of a character */
        for (size_t i = 0; i < sizeof longest; i++) {
            longest[i] = i < shift ? 'x' : "\xe2\x82\xac"[(i - shift) % 3];
        }
        longest[sizeof longest - 1] = 0;
        line = log_capture(LOG_WARN, longest);
        CHECK(line.len < LOG_LINE_MAX && json_valid(line, &at) &&
                  str_find(line, STR("\xef\xbf\xbd")) < 0,
              "a long line is cut between characters");
    }
    memset(longest, 1, sizeof longest - 1);
    line = log_capture(LOG_WARN, longest);
    CHECK(line.len < LOG_LINE_MAX && json_valid(line, &at), "escapes never make it too long");
}

static void test_log_time(void) {
    static const struct {
        int64_t unix_ms;
        const char *expected;
    } rows[] = {{0, "1970-01-01T00:00:00.000Z"},
                {951782400000, "2000-02-29T00:00:00.000Z"},
                {951868800001, "2000-03-01T00:00:00.001Z"},
                {1709164799999, "2024-02-28T23:59:59.999Z"},
                {4107542400000, "2100-03-01T00:00:00.000Z"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        char text[40];
        out o = out_of(text, sizeof text);
        log_write_time(&o, rows[i].unix_ms);
        CHECK(str_eq(out_str(&o), str_of(rows[i].expected)), rows[i].expected);
    }
}

static void test_log(void) {
    test_log_text();
    test_log_json();
    test_log_time();
    log_setup(LOG_WARN, false);
}
