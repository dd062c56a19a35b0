/* batch -- many queries from a file.
 *
 * Flow: batch_input cuts the input into rows; each becomes a call on the worker pool; batch_output
 * forms its output row. Rows leave in the order they came: slots form a ring, the main thread fills
 * it at one end and empties it at the other. Owns the ring and the options. */
#include "batch.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "../tool/tool.h"
#include "batch_input.h"
#include "batch_output.h"
#include "cli_tool.h"

enum { BATCH_BAR_MS = 250 }; /* between two drawings of the progress line */

typedef struct {
    bool is_done;
    bool fits; /* the input row was not cut */
    bool failed;
    int64_t number; /* from 1 */
    str text;       /* of the input row */
    out row;        /* of the output */
    char *memory;   /* BATCH_INPUT_ROW_MAX + BATCH_OUTPUT_MAX */
} batch_slot;

static struct {
    batch_input in;
    batch_output to;
    const char *file, *path; /* input; output, NULL: stdout */
    const char *from, *form; /* --from, --to */
    bool resumes;
    char base[BATCH_BASE_MAX]; /* members of every geocode call, JSON */
    str base_json;
    const char *language;

    int fd;
    bool has_bar;
    int64_t begun_ms, drawn_ms;
    int64_t skipped, taken, written, failed; /* rows */

    os_mutex lock;
    os_cond changed;
    batch_slot ring[BATCH_WINDOW];
} batch = {.lock = OS_MUTEX_INIT};

/* ---- options ---- */

static const struct {
    const char *name;
    const char **value; /* NULL: it takes none */
    const char *help;
} batch_options[] = {
    {"--column", &batch.in.column,
     "Column or member with the query; `LAT,LON`: two columns with a point"},
    {"--from", &batch.from,
     "Form of the input: lines, csv or ndjson (default: by the file's name)"},
    {"--to", &batch.form,
     "Form of the output: ndjson, csv or geojson (default: by the name after -o)"},
    {"-o", &batch.path, "File to write (default: stdout)"},
    {"--resume", NULL, "Go on where the file after -o ends"},
};

static int batch_option_of(str word) {
    for (size_t i = 0; i < LEN(batch_options); i++) {
        if (str_eq(word, str_of(batch_options[i].name))) {
            return (int)i;
        }
    }
    return -1;
}

/* Takes the options of batch out of args; *count is what is left. False: a problem was said. */
static bool batch_take_options(char **args, int *count) {
    int kept = 0;
    for (int i = 0; i < *count; i++) {
        str rest = str_of(args[i]), name = str_cut(&rest, '=');
        int option = batch_option_of(name);
        if (option < 0) {
            args[kept++] = args[i];
        } else if (!batch_options[option].value) {
            batch.resumes = true;
        } else if (rest.at) {
            *batch_options[option].value = rest.at;
        } else if (i + 1 < *count) {
            *batch_options[option].value = args[++i];
        } else {
            cli_tool_complain("The option %s needs a value.", args[i]);
            return false;
        }
    }
    *count = kept;
    return true;
}

/* What is left are options of geocode, and the file where its query would be. */
static bool batch_take_rest(char **args, int count) {
    static cli_words words;
    char bytes[512];
    out problem = out_of(bytes, sizeof bytes), base = out_of(batch.base, sizeof batch.base);
    const tool *t = tool_find(STR("geocode"));
    if (!cli_tool_sort_words(t, args, count, &words, &problem)) {
        cli_tool_complain("%.*s", STR_ARG(out_str(&problem)));
        return false;
    }
    bool has_limit = false;
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        has_limit = has_limit || (words.counts[i] && strcmp(t->params[i].name, "limit") == 0);
        if (words.counts[i] && strcmp(t->params[i].name, "language") == 0) {
            batch.language = words.values[i][0];
        }
        if (words.counts[i] && t->params[i].required) {
            batch.file = words.values[i][0];
            words.counts[i] = 0;
        }
    }
    words.wants_text = false;
    cli_tool_write_arguments(&base, t, &words);
    if (!has_limit) {
        out_key(&base, "limit");
        out_json_int(&base, 1);
    }
    batch.base_json = out_str(&base);
    return !base.full && batch.file;
}

static bool batch_name_ends(const char *path, const char *end) {
    return path && str_ends(str_of(path), str_of(end));
}

/* The form that was asked for, else the one of the file's name, else the fallback; -1: no such
 * form. */
static int batch_format_of(const char *asked, const char *path, batch_input_format fallback) {
    static const struct {
        const char *name, *end;
        batch_input_format format;
    } rows[] = {{"csv", ".csv", BATCH_INPUT_CSV},
                {"csv", ".tsv", BATCH_INPUT_CSV},
                {"ndjson", ".ndjson", BATCH_INPUT_NDJSON},
                {"ndjson", ".jsonl", BATCH_INPUT_NDJSON},
                {"geojson", ".geojson", BATCH_INPUT_GEOJSON},
                {"lines", ".txt", BATCH_INPUT_LINES}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (asked ? strcmp(asked, rows[i].name) == 0 : batch_name_ends(path, rows[i].end)) {
            return (int)rows[i].format;
        }
    }
    return asked ? -1 : (int)fallback;
}

static bool batch_choose_formats(void) {
    int from = batch_format_of(batch.from, batch.file,
                               batch.in.column ? BATCH_INPUT_CSV : BATCH_INPUT_LINES);
    int to = batch_format_of(batch.form, batch.path, BATCH_INPUT_NDJSON);
    if (from < 0 || from == BATCH_INPUT_GEOJSON) {
        cli_tool_complain("--from takes lines, csv or ndjson.");
        return false;
    }
    if (to < 0 || to == BATCH_INPUT_LINES) {
        cli_tool_complain("--to takes ndjson, csv or geojson.");
        return false;
    }
    batch.in.format = (batch_input_format)from;
    batch.to = (batch_output){(batch_input_format)to, &batch.in};
    return true;
}

/* ---- output file ---- */

/* The part of an earlier run that is whole stays; what follows it is cut off. */
static bool batch_resume_output(call *c) {
    str text = STR_NONE;
    if (!os_map(batch.path, &text)) {
        cli_tool_complain("%s cannot be read: %s.", batch.path, os_why());
        return false;
    }
    size_t whole = batch_output_whole(&batch.to, text, &batch.skipped, &c->mem);
    os_unmap(text);
    if (batch.skipped < 0) {
        cli_tool_complain(
            "%s does not begin as the output of this command would; name another file.",
            batch.path);
        return false;
    }
    return os_cut(batch.fd, (int64_t)whole);
}

static bool batch_open_output(call *c) {
    batch.fd = 1;
    if (batch.resumes && !batch.path) {
        cli_tool_complain("--resume needs -o FILE.");
        return false;
    }
    if (!batch.path) {
        return true;
    }
    batch.fd = os_append(batch.path);
    int64_t size = batch.fd < 0 ? -1 : os_file_size(batch.fd);
    if (batch.fd < 0) {
        cli_tool_complain("%s cannot be written: %s.", batch.path, os_why());
        return false;
    }
    if (size > 0 && !batch.resumes) {
        cli_tool_complain("%s is there already; add --resume to go on with it, or remove it.",
                          batch.path);
        return false;
    }
    return size <= 0 || batch_resume_output(c);
}

static bool batch_write(str text) {
    if (os_write(batch.fd, text)) {
        return true;
    }
    cli_tool_complain("The output cannot be written: %s.", os_why());
    return false;
}

/* ---- one row, on a worker ---- */

/* Whether a try that ended so is worth another one after retry_after_s; `tries`: made so far. */
static bool batch_tries_again(status code, double retry_after_s, int tries) {
    return (code == GEO_BUSY || code == GEO_RATE_LIMITED) && tries < BATCH_TRIES_MAX &&
           retry_after_s <= config_get()->timeout_s;
}

/* Waits as long as the upstream's queue asks, a few times. */
static status batch_ask_patiently(call *c, const batch_input_question *q, tool_result *result) {
    arena mem = c->mem;
    for (int tries = 1;; tries++) {
        c->mem = mem;
        c->deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000);
        status code = tool_run(c, q->tool, q->arguments, STR_NONE, false, result);
        if (!batch_tries_again(code, c->retry_after_s, tries)) {
            return code;
        }
        os_sleep_until(os_now_ms() + (int64_t)(MAX(c->retry_after_s, 1) * 1000));
    }
}

static void batch_row_answer(batch_slot *s, call *c) {
    batch_input_question question = {.query = s->text};
    batch_output_answer answer = {.number = s->number, .question = &question, .failed = c};
    tool_result result = {0};
    status code =
        s->fits ? batch_input_ask(c, &batch.in, s->text, batch.base_json, batch.language, &question)
                : call_fail(c, GEO_TOO_LARGE, "The row is longer than %d kB.",
                            BATCH_INPUT_ROW_MAX >> 10);
    if (code == GEO_OK) {
        code = batch_ask_patiently(c, &question, &result);
    }
    if (code == GEO_OK) {
        out json_form = out_of(c->mem.at, (size_t)(c->mem.end - c->mem.at));
        tool_write_json(&json_form, &result);
        c->mem.at += json_form.len;
        answer.result = out_str(&json_form);
        answer.failed = NULL;
    }
    s->failed = answer.failed != NULL;
    batch_output_write_row(&s->row, &batch.to, &answer, &c->mem);
}

static void batch_row_run(void *with, arena mem) {
    batch_slot *s = with;
    call c = {.mem = mem, .may_block = true};
    s->row = out_of(s->memory + BATCH_INPUT_ROW_MAX, BATCH_OUTPUT_MAX);
    batch_row_answer(s, &c);
    if (s->row.full) {
        batch_input_question question = {.query = STR_NONE};
        batch_output_answer answer = {.number = s->number, .question = &question, .failed = &c};
        call_fail(&c, GEO_TOO_LARGE, "The result is larger than %d kB.", BATCH_OUTPUT_MAX >> 10);
        s->row = out_of(s->memory + BATCH_INPUT_ROW_MAX, BATCH_OUTPUT_MAX);
        s->failed = true;
        batch_output_write_row(&s->row, &batch.to, &answer, &c.mem);
    }
    os_lock(&batch.lock);
    s->is_done = true;
    os_wake_all(&batch.changed);
    os_unlock(&batch.lock);
}

/* ---- the ring ---- */

static void batch_draw_bar(bool at_end) {
    int64_t now = os_now_ms(), done = batch.written - batch.skipped;
    if (!batch.has_bar || (!at_end && now - batch.drawn_ms < BATCH_BAR_MS)) {
        return;
    }
    batch.drawn_ms = now;
    double seconds = MAX((double)(now - batch.begun_ms) / 1000, 0.001),
           rate = (double)done / seconds;
    char bytes[200];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "\r\033[K%lld rows, %.1f/s", (long long)batch.written, rate);
    if (batch.in.size > 0 && batch.in.used > 0) {
        double part = (double)batch.in.used / (double)batch.in.size;
        out_fmt(&o, ", %.0f%%, %.0f s left", part * 100, seconds / part - seconds);
    }
    if (batch.failed) {
        out_fmt(&o, ", %lld failed", (long long)batch.failed);
    }
    if (at_end) {
        out_char(&o, '\n');
    }
    os_write(2, out_str(&o));
}

/* Takes the next row off the input into a free slot and sends it to a worker. False: the input
 * ended. */
static bool batch_fill_slot(batch_slot *s, arena spare) {
    str row;
    bool fits;
    do {
        if (!batch_input_next(&batch.in, &row, &fits)) {
            return false;
        }
        batch.taken++;
    } while (batch.taken <= batch.skipped);
    row = str_head(row, BATCH_INPUT_ROW_MAX);
    memcpy(s->memory, row.at, row.len);
    s->text = (str){s->memory, row.len};
    s->fits = fits;
    s->number = batch.taken;
    s->is_done = false;
    if (!workers_submit(batch_row_run, s)) {
        batch_row_run(s, spare); /* no thread to be had: one by one then */
    }
    return true;
}

static bool batch_empty_slot(batch_slot *s) {
    os_lock(&batch.lock);
    while (!s->is_done) {
        os_wait(&batch.changed, &batch.lock, OS_FOREVER);
    }
    os_unlock(&batch.lock);
    batch.written++;
    batch.failed += s->failed;
    batch_draw_bar(false);
    return batch_write(out_str(&s->row));
}

static bool batch_run_rows(arena spare) {
    int first = 0, held = 0;
    bool more = true;
    while (more || held) {
        /* A pipe that has nothing now must not hold back what is finished. */
        bool may_fill = more && held < BATCH_WINDOW && (!held || batch_input_has_more(&batch.in));
        if (may_fill) {
            more = batch_fill_slot(&batch.ring[(first + held) % BATCH_WINDOW], spare);
            held += more;
        } else if (held) {
            if (!batch_empty_slot(&batch.ring[first])) {
                return false;
            }
            first = (first + 1) % BATCH_WINDOW;
            held--;
        }
    }
    return true;
}

static bool batch_reserve_ring(void) {
    size_t each = BATCH_INPUT_ROW_MAX + BATCH_OUTPUT_MAX;
    char *memory = os_reserve(each * BATCH_WINDOW);
    for (size_t i = 0; i < BATCH_WINDOW && memory; i++) {
        batch.ring[i].memory = memory + i * each;
    }
    os_cond_init(&batch.changed);
    return memory;
}

static int batch_run_file(call *c) {
    char bytes[BATCH_INPUT_ROW_MAX + 256];
    out head = out_of(bytes, sizeof bytes), tail = out_of(bytes, sizeof bytes);
    if (batch_input_open(c, &batch.in, batch.file) != GEO_OK) {
        cli_tool_complain("%s %s", c->why, call_advice(c));
        return status_of(c->code)->exit;
    }
    if (!batch_open_output(c)) {
        return status_of(GEO_FILE)->exit;
    }
    batch.written = batch.skipped;
    batch.begun_ms = os_now_ms();
    batch_output_write_begin(&head, &batch.to);
    bool begun = batch.path && os_file_size(batch.fd) > 0;
    bool good = begun || batch_write(out_str(&head));
    good = good && batch_run_rows(c->mem);
    batch_output_write_end(&tail, &batch.to);
    good = good && batch_write(out_str(&tail));
    batch_draw_bar(true);
    if (batch.failed) {
        cli_tool_complain("%lld of %lld rows failed and are marked so.", (long long)batch.failed,
                          (long long)(batch.written - batch.skipped));
    }
    return !good ? status_of(GEO_FILE)->exit : batch.failed ? 1 : 0;
}

GEO_FN int batch_run(char **args, int count) {
    batch.has_bar = os_is_tty(2);
    if (!batch_take_options(args, &count)) {
        return status_of(GEO_INVALID)->exit;
    }
    if (!batch_take_rest(args, count) || !batch_choose_formats()) {
        if (!batch.file) {
            cli_tool_complain(
                "batch needs a file, or - for stdin; `geocoder batch --help` tells more.");
        }
        return status_of(GEO_INVALID)->exit;
    }
    bool has_ring = batch_reserve_ring();
    call c = {.mem = workers_arena(config_get()->workers), .may_block = true};
    if (!has_ring || !c.mem.at) {
        cli_tool_complain(
            "There is no memory for a batch, which needs %d MiB: %s.",
            ((BATCH_INPUT_ROW_MAX + BATCH_OUTPUT_MAX) * BATCH_WINDOW + WORKERS_ARENA_MIN) >> 20,
            os_why());
        return status_of(GEO_INTERNAL)->exit;
    }
    return batch_run_file(&c);
}

GEO_FN void batch_write_options(out *o) {
    out_text(o,
             STR("Names go to geocode, points (\"43.7, 7.4\", or two columns) to reverse_geocode. "
                 "Rows keep\ntheir order; one that fails is marked, not lost.\n\n"
                 "Example: geocoder batch places.csv --column name -o found.ndjson\n\nOptions:\n"));
    for (size_t i = 0; i < LEN(batch_options); i++) {
        out_fmt(o, "  %-18s %s\n", batch_options[i].name, batch_options[i].help);
    }
    out_text(o, STR("  and every option of `geocoder geocode` (--limit is 1 here).\n"));
}
