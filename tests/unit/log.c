/* log -- lines as text and JSON: nothing that is logged can forge a line or reach a terminal. */
#include <fcntl.h>
#include <sched.h>
#include <unistd.h>

static struct { int ends[2], before; } log_captured;

/* From here on, what goes to stderr is kept: up to what a pipe holds. */
static void log_capture_begin(void) {
    log_captured.before = dup(2);
    ASSERT(log_captured.before >= 0 && pipe(log_captured.ends) == 0 &&
           dup2(log_captured.ends[1], 2) == 2);
}

/* What was kept. */
static str log_capture_end(void) {
    static char line[8192];
    dup2(log_captured.before, 2);
    close(log_captured.before);
    close(log_captured.ends[1]);
    ptrdiff_t size = os_read(log_captured.ends[0], line, sizeof line);
    close(log_captured.ends[0]);
    return (str){line, size > 0 ? (size_t)size : 0};
}

/* What one event writes to stderr, without the time in front of it. */
static str log_capture(log_level level, const char *message) {
    log_capture_begin();
    log_event(level, "name", "%s", message);
    return log_capture_end();
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
                {"a\xe2\x80\xae"
                 "b\xe2\x80\xa8",
                 "a\\xe2\\x80\\xaeb\\xe2\\x80\\xa8"},
                {"\xff\xc3", "\\xff\\xc3"}};
    log_setup(LOG_WARN, false);
    for (size_t i = 0; i < LEN(rows); i++) {
        str line = log_capture(LOG_ERROR, rows[i].message);
        str rest = str_from(line, 24);
        CHECK(line.len > 24 && EQ(line.at[10], 'T') && EQ(line.at[23], 'Z') &&
                  str_starts(rest, STR(" error name: ")) &&
                  EQ_STR(str_head(str_from(rest, 13), rest.len - 14), str_of(rows[i].expected)) &&
                  str_ends(rest, STR("\n")),
              rows[i].message);
    }
    CHECK(!log_capture(LOG_INFO, "x").len && !log_enabled(LOG_INFO), "below the level: nothing");
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
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].expected)), rows[i].expected);
    }
}

static struct {
    atomic_bool ends;
    atomic_int lines[2], running;
    char longest[600];
} log_test;

static void *log_test_write(void *ctx) {
    atomic_int *lines = ctx;
    while (!atomic_load(&log_test.ends)) {
        log_event(LOG_ERROR, "name", "%s", log_test.longest);
        atomic_fetch_add(lines, 1);
    }
    atomic_fetch_sub(&log_test.running, 1);
    return NULL;
}

/* Whether both threads still log, so that neither waits for a reader. */
static bool log_test_continues(void) {
    int64_t deadline_ms = os_now_ms() + 5000;
    for (int i = 0; i < 2; i++) {
        int wanted = atomic_load(&log_test.lines[i]) + 2;
        while (atomic_load(&log_test.lines[i]) < wanted) {
            if (os_now_ms() > deadline_ms) {
                return false;
            }
            sched_yield();
        }
    }
    return true;
}

/* Two threads log to a slow reader, which makes room for one line at a time. */
static void test_log_unread(void) {
    enum { ROUNDS = 300 };
    char page[4096];
    int ends[2], before = dup(2), rounds = 0;
    ASSERT(before >= 0 && pipe(ends) == 0 && dup2(ends[1], 2) == 2);
    log_setup(LOG_WARN, true);
    memset(log_test.longest, 1, sizeof log_test.longest - 1); /* six bytes each: a page a line */
    for (int i = 0; i < 2; i++) {
        ASSERT(os_thread(log_test_write, &log_test.lines[i]));
        atomic_fetch_add(&log_test.running, 1);
    }
    while (rounds < ROUNDS && log_test_continues()) {
        os_read(ends[0], page, sizeof page);
        rounds++;
    }
    atomic_store(&log_test.ends, true);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    while (atomic_load(&log_test.running)) {
        (void)!read(ends[0], page, sizeof page);
        sched_yield();
    }
    dup2(before, 2);
    close(before);
    close(ends[0]);
    close(ends[1]);
    CHECK(EQ(rounds, ROUNDS), "threads that log at once never wait for a reader");
    log_capture(LOG_ERROR, "says how many lines were lost, so that the next does not");
}

static void test_log(void) {
    test_log_text();
    test_log_json();
    test_log_time();
    test_log_unread();
    log_setup(LOG_WARN, false);
}
