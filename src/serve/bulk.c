/* bulk -- many queries from a file.
 *
 * Flow: bulk_input cuts the input into rows; each becomes a call on the worker pool; bulk_output
 * forms its output row. Rows leave in the order they came: slots form a ring, the main thread fills
 * it at one end and empties it at the other. Owns the ring and the options. */
#include "bulk.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "../tool/tool.h"
#include "bulk_input.h"
#include "bulk_output.h"
#include "cli_tool.h"
#include "pool.h"

enum { BULK_BAR_MS = 250 }; /* between two drawings of the progress line */

typedef struct {
    bool is_done;
    bool fits; /* the input row was not cut */
    bool failed;
    int64_t number; /* from 1 */
    str text;       /* of the input row */
    out row;        /* of the output */
    char *memory;   /* BULK_ROW_MAX + BULK_OUTPUT_MAX */
} bulk_slot;

static struct {
    bulk_input in;
    bulk_output to;
    const char *file, *path; /* input; output, NULL: stdout */
    const char *from, *form; /* --from, --to */
    bool resumes;
    char base[BULK_BASE_MAX]; /* members of every geocode call, JSON */
    str base_json;
    const char *language;

    int fd;
    bool has_bar;
    int64_t begun_ms, drawn_ms;
    int64_t skipped, taken, written, failed; /* rows */

    os_mutex lock;
    os_cond changed;
    bulk_slot ring[BULK_WINDOW];
} bulk = {.lock = OS_MUTEX_INIT};

/* ---- options ---- */

static const struct {
    const char *name;
    const char **value; /* NULL: it takes none */
    const char *help;
} bulk_options[] = {
    {"--column", &bulk.in.column,
     "Column or member with the query; `LAT,LON`: two columns with a point"},
    {"--from", &bulk.from, "Form of the input: lines, csv or ndjson (default: by the file's name)"},
    {"--to", &bulk.form,
     "Form of the output: ndjson, csv or geojson (default: by the name after -o)"},
    {"-o", &bulk.path, "File to write (default: stdout)"},
    {"--resume", NULL, "Go on where the file after -o ends"},
};

static int option_of(str word) {
    for (size_t i = 0; i < LEN(bulk_options); i++) {
        if (str_eq(word, str_of(bulk_options[i].name))) {
            return (int)i;
        }
    }
    return -1;
}

/* Takes the options of batch out of args; *count is what is left. False: a problem was said. */
static bool take_options(char **args, int *count) {
    int kept = 0;
    for (int i = 0; i < *count; i++) {
        str rest = str_of(args[i]), name = str_cut(&rest, '=');
        int option = option_of(name);
        if (option < 0) {
            args[kept++] = args[i];
        } else if (!bulk_options[option].value) {
            bulk.resumes = true;
        } else if (rest.at) {
            *bulk_options[option].value = rest.at;
        } else if (i + 1 < *count) {
            *bulk_options[option].value = args[++i];
        } else {
            cli_complain("The option %s needs a value.", args[i]);
            return false;
        }
    }
    *count = kept;
    return true;
}

/* What is left are options of geocode, and the file where its query would be. */
static bool take_rest(char **args, int count) {
    static cli_words words;
    char bytes[512];
    out problem = out_of(bytes, sizeof bytes), base = out_of(bulk.base, sizeof bulk.base);
    const tool *t = tool_find(STR("geocode"));
    if (!cli_sort_words(t, args, count, &words, &problem)) {
        cli_complain("%.*s", STR_ARG(out_str(&problem)));
        return false;
    }
    bool has_limit = false;
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        has_limit = has_limit || (words.counts[i] && strcmp(t->params[i].name, "limit") == 0);
        if (words.counts[i] && strcmp(t->params[i].name, "language") == 0) {
            bulk.language = words.values[i][0];
        }
        if (words.counts[i] && t->params[i].required) {
            bulk.file = words.values[i][0];
            words.counts[i] = 0;
        }
    }
    words.wants_text = false;
    cli_write_arguments(&base, t, &words);
    if (!has_limit) {
        out_key(&base, "limit");
        out_json_int(&base, 1);
    }
    bulk.base_json = out_str(&base);
    return !base.full && bulk.file;
}

static bool name_ends(const char *path, const char *end) {
    return path && str_ends(str_of(path), str_of(end));
}

/* The form that was asked for, else the one of the file's name, else the fallback; -1: no such
 * form. */
static int format_of(const char *asked, const char *path, bulk_format fallback) {
    static const struct {
        const char *name, *end;
        bulk_format format;
    } rows[] = {{"csv", ".csv", BULK_CSV},
                {"csv", ".tsv", BULK_CSV},
                {"ndjson", ".ndjson", BULK_NDJSON},
                {"ndjson", ".jsonl", BULK_NDJSON},
                {"geojson", ".geojson", BULK_GEOJSON},
                {"lines", ".txt", BULK_LINES}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (asked ? strcmp(asked, rows[i].name) == 0 : name_ends(path, rows[i].end)) {
            return (int)rows[i].format;
        }
    }
    return asked ? -1 : (int)fallback;
}

static bool choose_formats(void) {
    int from = format_of(bulk.from, bulk.file, bulk.in.column ? BULK_CSV : BULK_LINES);
    int to = format_of(bulk.form, bulk.path, BULK_NDJSON);
    if (from < 0 || from == BULK_GEOJSON) {
        cli_complain("--from takes lines, csv or ndjson.");
        return false;
    }
    if (to < 0 || to == BULK_LINES) {
        cli_complain("--to takes ndjson, csv or geojson.");
        return false;
    }
    bulk.in.format = (bulk_format)from;
    bulk.to = (bulk_output){(bulk_format)to, &bulk.in};
    return true;
}

/* ---- output file ---- */

/* The part of an earlier run that is whole stays; what follows it is cut off. */
static bool resume_output(call *c) {
    str text = STR_NONE;
    if (!os_map(bulk.path, &text)) {
        cli_complain("%s cannot be read: %s.", bulk.path, os_why());
        return false;
    }
    size_t whole = bulk_whole(&bulk.to, text, &bulk.skipped, &c->mem);
    os_unmap(text);
    if (bulk.skipped < 0) {
        cli_complain("%s does not begin as the output of this command would; name another file.",
                     bulk.path);
        return false;
    }
    return os_cut(bulk.fd, (int64_t)whole);
}

static bool open_output(call *c) {
    bulk.fd = 1;
    if (bulk.resumes && !bulk.path) {
        cli_complain("--resume needs -o FILE.");
        return false;
    }
    if (!bulk.path) {
        return true;
    }
    bulk.fd = os_append(bulk.path);
    int64_t size = bulk.fd < 0 ? -1 : os_file_size(bulk.fd);
    if (bulk.fd < 0) {
        cli_complain("%s cannot be written: %s.", bulk.path, os_why());
        return false;
    }
    if (size > 0 && !bulk.resumes) {
        cli_complain("%s is there already; add --resume to go on with it, or remove it.",
                     bulk.path);
        return false;
    }
    return size <= 0 || resume_output(c);
}

static bool bulk_write(str text) {
    if (os_write(bulk.fd, text)) {
        return true;
    }
    cli_complain("The output cannot be written: %s.", os_why());
    return false;
}

/* ---- one row, on a worker ---- */

/* Whether a try that ended so is worth another one after retry_after_s; `tries`: made so far. */
static bool bulk_tries_again(status code, double retry_after_s, int tries) {
    return (code == GEO_BUSY || code == GEO_RATE_LIMITED) && tries < BULK_TRIES_MAX &&
           retry_after_s <= config_get()->timeout_s;
}

/* Waits as long as the upstream's queue asks, a few times. */
static status ask_patiently(call *c, const bulk_question *q, tool_result *result) {
    arena mem = c->mem;
    for (int tries = 1;; tries++) {
        c->mem = mem;
        c->deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000);
        status code = tool_run(c, q->tool, q->arguments, STR_NONE, false, result);
        if (!bulk_tries_again(code, c->retry_after_s, tries)) {
            return code;
        }
        os_sleep_until(os_now_ms() + (int64_t)(MAX(c->retry_after_s, 1) * 1000));
    }
}

static void bulk_row_answer(bulk_slot *s, call *c) {
    bulk_question question = {.query = s->text};
    bulk_answer answer = {.number = s->number, .question = &question, .failed = c};
    tool_result result = {0};
    status code =
        s->fits ? bulk_ask(c, &bulk.in, s->text, bulk.base_json, bulk.language, &question)
                : call_fail(c, GEO_TOO_LARGE, "The row is longer than %d kB.", BULK_ROW_MAX >> 10);
    if (code == GEO_OK) {
        code = ask_patiently(c, &question, &result);
    }
    if (code == GEO_OK) {
        out json_form = out_of(c->mem.at, (size_t)(c->mem.end - c->mem.at));
        tool_write_json(&json_form, &result);
        c->mem.at += json_form.len;
        answer.result = out_str(&json_form);
        answer.failed = NULL;
    }
    s->failed = answer.failed != NULL;
    bulk_write_row(&s->row, &bulk.to, &answer, &c->mem);
}

static void bulk_row_run(void *with, arena mem) {
    bulk_slot *s = with;
    call c = {.mem = mem, .may_block = true};
    s->row = out_of(s->memory + BULK_ROW_MAX, BULK_OUTPUT_MAX);
    bulk_row_answer(s, &c);
    if (s->row.full) {
        bulk_question question = {.query = STR_NONE};
        bulk_answer answer = {.number = s->number, .question = &question, .failed = &c};
        call_fail(&c, GEO_TOO_LARGE, "The result is larger than %d kB.", BULK_OUTPUT_MAX >> 10);
        s->row = out_of(s->memory + BULK_ROW_MAX, BULK_OUTPUT_MAX);
        s->failed = true;
        bulk_write_row(&s->row, &bulk.to, &answer, &c.mem);
    }
    os_lock(&bulk.lock);
    s->is_done = true;
    os_wake_all(&bulk.changed);
    os_unlock(&bulk.lock);
}

/* ---- the ring ---- */

static void draw_bar(bool at_end) {
    int64_t now = os_now_ms(), done = bulk.written - bulk.skipped;
    if (!bulk.has_bar || (!at_end && now - bulk.drawn_ms < BULK_BAR_MS)) {
        return;
    }
    bulk.drawn_ms = now;
    double seconds = MAX((double)(now - bulk.begun_ms) / 1000, 0.001),
           rate = (double)done / seconds;
    char bytes[200];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "\r\033[K%lld rows, %.1f/s", (long long)bulk.written, rate);
    if (bulk.in.size > 0 && bulk.in.used > 0) {
        double part = (double)bulk.in.used / (double)bulk.in.size;
        out_fmt(&o, ", %.0f%%, %.0f s left", part * 100, seconds / part - seconds);
    }
    if (bulk.failed) {
        out_fmt(&o, ", %lld failed", (long long)bulk.failed);
    }
    if (at_end) {
        out_char(&o, '\n');
    }
    os_write(2, out_str(&o));
}

/* Takes the next row off the input into a free slot and sends it to a worker. False: the input
 * ended. */
static bool fill_slot(bulk_slot *s, arena spare) {
    str row;
    bool fits;
    do {
        if (!bulk_next(&bulk.in, &row, &fits)) {
            return false;
        }
        bulk.taken++;
    } while (bulk.taken <= bulk.skipped);
    row = str_head(row, BULK_ROW_MAX);
    memcpy(s->memory, row.at, row.len);
    s->text = (str){s->memory, row.len};
    s->fits = fits;
    s->number = bulk.taken;
    s->is_done = false;
    if (!pool_submit(bulk_row_run, s)) {
        bulk_row_run(s, spare); /* no thread to be had: one by one then */
    }
    return true;
}

static bool empty_slot(bulk_slot *s) {
    os_lock(&bulk.lock);
    while (!s->is_done) {
        os_wait(&bulk.changed, &bulk.lock, OS_FOREVER);
    }
    os_unlock(&bulk.lock);
    bulk.written++;
    bulk.failed += s->failed;
    draw_bar(false);
    return bulk_write(out_str(&s->row));
}

static bool run_rows(arena spare) {
    int first = 0, held = 0;
    bool more = true;
    while (more || held) {
        /* A pipe that has nothing now must not hold back what is finished. */
        bool may_fill = more && held < BULK_WINDOW && (!held || bulk_has_more(&bulk.in));
        if (may_fill) {
            more = fill_slot(&bulk.ring[(first + held) % BULK_WINDOW], spare);
            held += more;
        } else if (held) {
            if (!empty_slot(&bulk.ring[first])) {
                return false;
            }
            first = (first + 1) % BULK_WINDOW;
            held--;
        }
    }
    return true;
}

static bool reserve_ring(void) {
    size_t each = BULK_ROW_MAX + BULK_OUTPUT_MAX;
    char *memory = os_reserve(each * BULK_WINDOW);
    for (size_t i = 0; i < BULK_WINDOW && memory; i++) {
        bulk.ring[i].memory = memory + i * each;
    }
    os_cond_init(&bulk.changed);
    return memory;
}

static int run_file(call *c) {
    char bytes[BULK_ROW_MAX + 256];
    out head = out_of(bytes, sizeof bytes), tail = out_of(bytes, sizeof bytes);
    if (bulk_open(c, &bulk.in, bulk.file) != GEO_OK) {
        cli_complain("%s %s", c->why, call_advice(c));
        return status_of(c->code)->exit;
    }
    if (!open_output(c)) {
        return status_of(GEO_FILE)->exit;
    }
    bulk.written = bulk.skipped;
    bulk.begun_ms = os_now_ms();
    bulk_write_begin(&head, &bulk.to);
    bool begun = bulk.path && os_file_size(bulk.fd) > 0;
    bool good = begun || bulk_write(out_str(&head));
    good = good && run_rows(c->mem);
    bulk_write_end(&tail, &bulk.to);
    good = good && bulk_write(out_str(&tail));
    draw_bar(true);
    if (bulk.failed) {
        cli_complain("%lld of %lld rows failed and are marked so.", (long long)bulk.failed,
                     (long long)(bulk.written - bulk.skipped));
    }
    return !good ? status_of(GEO_FILE)->exit : bulk.failed ? 1 : 0;
}

GEO_FN int bulk_run(char **args, int count) {
    bulk.has_bar = os_is_tty(2);
    if (!take_options(args, &count)) {
        return status_of(GEO_INVALID)->exit;
    }
    if (!take_rest(args, count) || !choose_formats()) {
        if (!bulk.file) {
            cli_complain("batch needs a file, or - for stdin; `geocoder batch --help` tells more.");
        }
        return status_of(GEO_INVALID)->exit;
    }
    bool has_ring = reserve_ring();
    call c = {.mem = pool_arena(config_get()->workers), .may_block = true};
    if (!has_ring || !c.mem.at) {
        cli_complain("There is no memory for a batch, which needs %d MiB: %s.",
                     ((BULK_ROW_MAX + BULK_OUTPUT_MAX) * BULK_WINDOW + POOL_ARENA_MIN) >> 20,
                     os_why());
        return status_of(GEO_INTERNAL)->exit;
    }
    return run_file(&c);
}

GEO_FN void bulk_write_options(out *o) {
    out_text(o,
             STR("Names go to geocode, points (\"43.7, 7.4\", or two columns) to reverse_geocode. "
                 "Rows keep\ntheir order; one that fails is marked, not lost.\n\n"
                 "Example: geocoder batch places.csv --column name -o found.ndjson\n\nOptions:\n"));
    for (size_t i = 0; i < LEN(bulk_options); i++) {
        out_fmt(o, "  %-18s %s\n", bulk_options[i].name, bulk_options[i].help);
    }
    out_text(o, STR("  and every option of `geocoder geocode` (--limit is 1 here).\n"));
}
