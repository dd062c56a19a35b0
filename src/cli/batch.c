/* batch -- many queries from a file. Owns the ring of rows and the options.
 *
 * batch_input cuts the input into rows, each becomes a call on the worker pool, and batch_output
 * formats its result. Rows leave in the order they came: the slots form a ring, which the main
 * thread fills at one end and empties at the other. */
#include "batch.h"

#include <string.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "../tool/tool.h"
#include "batch_input.h"
#include "batch_output.h"
#include "cli_tool.h"

enum { BATCH_PROGRESS_MS = 250 }; /* between two updates of the progress line */

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
    batch_input input;
    batch_output output;
    const char *input_path, *output_path; /* output NULL: stdout */
    const char *from, *to;                /* names of formats */
    bool resume;
    char base[BATCH_BASE_MAX]; /* members of every geocode call, JSON */
    str base_json;
    const char *language;

    int fd;
    bool shows_progress;
    int64_t begun_ms, drawn_ms;
    int64_t skipped, read, written, failed; /* rows */

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
    {"--column", &batch.input.column,
     "Column or member with the query; `LAT,LON`: two columns with a point"},
    {"--from", &batch.from, "Input format: lines, csv or ndjson (default: by the file's name)"},
    {"--to", &batch.to, "Output format: ndjson, csv or geojson (default: by the name after -o)"},
    {"-o", &batch.output_path, "File to write (default: stdout)"},
    {"--resume", NULL, "Continue the file after -o where it ends"},
};

static int batch_option_find(str word) {
    for (size_t i = 0; i < LEN(batch_options); i++) {
        if (str_eq(word, str_of(batch_options[i].name))) {
            return (int)i;
        }
    }
    return -1;
}

/* Takes the options of batch out of args; *count: what is left. False: an error has been printed.
 */
static bool batch_parse_options(char **args, int *count) {
    int kept = 0;
    for (int i = 0; i < *count; i++) {
        str rest = str_of(args[i]), name = str_cut(&rest, '=');
        int option = batch_option_find(name);
        if (option < 0) {
            args[kept++] = args[i];
        } else if (!batch_options[option].value) {
            batch.resume = true;
        } else if (rest.at) {
            *batch_options[option].value = rest.at;
        } else if (i + 1 < *count) {
            *batch_options[option].value = args[++i];
        } else {
            cli_tool_error("The option %s needs a value.", args[i]);
            return false;
        }
    }
    *count = kept;
    return true;
}

/* The rest are options of geocode, with the file in place of its query. */
static bool batch_parse_geocode_args(char **args, int count) {
    static cli_tool_args given;
    char bytes[512];
    out problem = out_of(bytes, sizeof bytes), base = out_of(batch.base, sizeof batch.base);
    const tool *t = tool_find(STR("geocode"));
    if (!cli_tool_parse(t, args, count, &given, &problem)) {
        cli_tool_error("%.*s", STR_ARG(out_str(&problem)));
        return false;
    }
    bool has_limit = false;
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        has_limit = has_limit || (given.counts[i] && strcmp(t->params[i].name, "limit") == 0);
        if (given.counts[i] && strcmp(t->params[i].name, "language") == 0) {
            batch.language = given.values[i][0];
        }
        if (given.counts[i] && t->params[i].required) {
            batch.input_path = given.values[i][0];
            given.counts[i] = 0;
        }
    }
    given.wants_text = false;
    cli_tool_write_arguments(&base, t, &given);
    if (!has_limit) {
        out_key(&base, "limit");
        out_json_int(&base, 1);
    }
    batch.base_json = out_str(&base);
    return !base.full && batch.input_path;
}

static bool batch_name_ends(const char *path, const char *end) {
    return path && str_ends(str_of(path), str_of(end));
}

/* The format by that name, or by the file's name, or the fallback; -1: there is no such format. */
static int batch_format_of(const char *name, const char *path, batch_input_format fallback) {
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
        if (name ? strcmp(name, rows[i].name) == 0 : batch_name_ends(path, rows[i].end)) {
            return (int)rows[i].format;
        }
    }
    return name ? -1 : (int)fallback;
}

static bool batch_choose_formats(void) {
    int from = batch_format_of(batch.from, batch.input_path,
                               batch.input.column ? BATCH_INPUT_CSV : BATCH_INPUT_LINES);
    int to = batch_format_of(batch.to, batch.output_path, BATCH_INPUT_NDJSON);
    if (from < 0 || from == BATCH_INPUT_GEOJSON) {
        cli_tool_error("--from takes lines, csv or ndjson.");
        return false;
    }
    if (to < 0 || to == BATCH_INPUT_LINES) {
        cli_tool_error("--to takes ndjson, csv or geojson.");
        return false;
    }
    batch.input.format = (batch_input_format)from;
    batch.output = (batch_output){(batch_input_format)to, &batch.input};
    return true;
}

/* ---- output file ---- */

/* Keeps the complete rows of an earlier run and cuts off the rest. */
static bool batch_resume_output(call *c) {
    str text = STR_NONE;
    if (!os_map(batch.output_path, &text)) {
        cli_tool_error("%s cannot be read: %s.", batch.output_path, os_why());
        return false;
    }
    size_t keep = batch_output_resume(&batch.output, text, &batch.skipped, &c->mem);
    os_unmap(text);
    if (batch.skipped < 0) {
        cli_tool_error("%s does not start like the output of this command; name another file.",
                       batch.output_path);
        return false;
    }
    return os_truncate(batch.fd, (int64_t)keep);
}

static bool batch_open_output(call *c) {
    batch.fd = 1;
    if (batch.resume && !batch.output_path) {
        cli_tool_error("--resume needs -o FILE.");
        return false;
    }
    if (!batch.output_path) {
        return true;
    }
    batch.fd = os_append(batch.output_path);
    int64_t size = batch.fd < 0 ? -1 : os_file_size(batch.fd);
    if (batch.fd < 0) {
        cli_tool_error("%s cannot be written: %s.", batch.output_path, os_why());
        return false;
    }
    if (size > 0 && !batch.resume) {
        cli_tool_error("%s exists already; add --resume to continue it, or remove it.",
                       batch.output_path);
        return false;
    }
    return size <= 0 || batch_resume_output(c);
}

static bool batch_write(str text) {
    if (os_write(batch.fd, text)) {
        return true;
    }
    cli_tool_error("The output cannot be written: %s.", os_why());
    return false;
}

/* ---- one row, on a worker ---- */

/* Whether to try again after retry_after_s; `tries`: made so far. */
static bool batch_should_retry(status code, double retry_after_s, int tries) {
    return (code == GEO_BUSY || code == GEO_RATE_LIMITED) && tries < BATCH_TRIES_MAX &&
           retry_after_s <= config_get()->timeout_s;
}

/* Runs the call, and again after each Retry-After, a few times. */
static status batch_run_with_retries(call *c, const batch_input_request *request,
                                     tool_result *result) {
    arena mem = c->mem;
    for (int tries = 1;; tries++) {
        c->mem = mem;
        c->deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000);
        status code = tool_run(c, request->tool, request->arguments, STR_NONE, false, result);
        if (!batch_should_retry(code, c->retry_after_s, tries)) {
            return code;
        }
        os_sleep_until(os_now_ms() + (int64_t)(MAX(c->retry_after_s, 1) * 1000));
    }
}

static void batch_answer_row(batch_slot *s, call *c) {
    batch_input_request request = {.query = s->text};
    batch_output_answer answer = {.number = s->number, .request = &request, .failed = c};
    tool_result result = {0};
    status code = s->fits ? batch_input_parse(c, &batch.input, s->text, batch.base_json,
                                              batch.language, &request)
                          : call_fail(c, GEO_TOO_LARGE, "The row is longer than %d kB.",
                                      BATCH_INPUT_ROW_MAX >> 10);
    if (code == GEO_OK) {
        code = batch_run_with_retries(c, &request, &result);
    }
    if (code == GEO_OK) {
        out json_form = out_of(c->mem.at, (size_t)(c->mem.end - c->mem.at));
        result.view = RECORD_FULL; /* files keep all that is known, unrounded */
        tool_write_json(&json_form, &result);
        c->mem.at += json_form.len;
        answer.result = out_str(&json_form);
        answer.failed = NULL;
    }
    s->failed = answer.failed != NULL;
    batch_output_write_row(&s->row, &batch.output, &answer, &c->mem);
}

static void batch_row_job(void *ctx, arena mem) {
    batch_slot *s = ctx;
    call c = {.mem = mem, .may_block = true};
    s->row = out_of(s->memory + BATCH_INPUT_ROW_MAX, BATCH_OUTPUT_MAX);
    batch_answer_row(s, &c);
    if (s->row.full) {
        batch_input_request request = {.query = STR_NONE};
        batch_output_answer answer = {.number = s->number, .request = &request, .failed = &c};
        call_fail(&c, GEO_TOO_LARGE, "The result is larger than %d kB.", BATCH_OUTPUT_MAX >> 10);
        s->row = out_of(s->memory + BATCH_INPUT_ROW_MAX, BATCH_OUTPUT_MAX);
        s->failed = true;
        batch_output_write_row(&s->row, &batch.output, &answer, &c.mem);
    }
    os_lock(&batch.lock);
    s->is_done = true;
    os_wake_all(&batch.changed);
    os_unlock(&batch.lock);
}

/* ---- the ring ---- */

static void batch_draw_progress(bool at_end) {
    int64_t now = os_now_ms(), done = batch.written - batch.skipped;
    if (!batch.shows_progress || (!at_end && now - batch.drawn_ms < BATCH_PROGRESS_MS)) {
        return;
    }
    batch.drawn_ms = now;
    double seconds = MAX((double)(now - batch.begun_ms) / 1000, 0.001),
           rate = (double)done / seconds;
    char bytes[200];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "\r\033[K%lld rows, %.1f/s", (long long)batch.written, rate);
    if (batch.input.size > 0 && batch.input.used > 0) {
        double part = (double)batch.input.used / (double)batch.input.size;
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

/* Reads the next row into a free slot and submits it to a worker. False: end of input. */
static bool batch_fill_slot(batch_slot *s, arena spare) {
    str row;
    bool fits;
    do {
        if (!batch_input_next(&batch.input, &row, &fits)) {
            return false;
        }
        batch.read++;
    } while (batch.read <= batch.skipped);
    row = str_head(row, BATCH_INPUT_ROW_MAX);
    memcpy(s->memory, row.at, row.len);
    s->text = (str){s->memory, row.len};
    s->fits = fits;
    s->number = batch.read;
    s->is_done = false;
    if (!workers_submit(batch_row_job, s)) {
        batch_row_job(s, spare); /* no threads: run it here */
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
    batch_draw_progress(false);
    return batch_write(out_str(&s->row));
}

static bool batch_run_rows(arena spare) {
    int first = 0, held = 0;
    bool more = true;
    while (more || held) {
        /* Finished rows must not wait for a pipe that has no input now. */
        bool may_fill =
            more && held < BATCH_WINDOW && (!held || batch_input_has_more(&batch.input));
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
    if (batch_input_open(c, &batch.input, batch.input_path) != GEO_OK) {
        cli_tool_error("%s %s", c->why, call_advice(c));
        return status_of(c->code)->exit;
    }
    if (!batch_open_output(c)) {
        return status_of(GEO_FILE)->exit;
    }
    batch.written = batch.skipped;
    batch.begun_ms = os_now_ms();
    batch_output_write_begin(&head, &batch.output);
    bool begun = batch.output_path && os_file_size(batch.fd) > 0;
    bool good = begun || batch_write(out_str(&head));
    good = good && batch_run_rows(c->mem);
    batch_output_write_end(&tail, &batch.output);
    good = good && batch_write(out_str(&tail));
    batch_draw_progress(true);
    if (batch.failed) {
        cli_tool_error("%lld of %lld rows failed and are marked in the output.",
                       (long long)batch.failed, (long long)(batch.written - batch.skipped));
    }
    return !good ? status_of(GEO_FILE)->exit : batch.failed ? 1 : 0;
}

GEO_FN int batch_run(char **args, int count) {
    batch.shows_progress = os_is_tty(2);
    if (!batch_parse_options(args, &count)) {
        return status_of(GEO_INVALID)->exit;
    }
    if (!batch_parse_geocode_args(args, count) || !batch_choose_formats()) {
        if (!batch.input_path) {
            cli_tool_error("batch needs a file, or - for stdin; see `geocoder batch --help`.");
        }
        return status_of(GEO_INVALID)->exit;
    }
    bool has_ring = batch_reserve_ring();
    call c = {.mem = workers_arena(config_get()->workers), .may_block = true};
    if (!has_ring || !c.mem.at) {
        cli_tool_error(
            "Not enough memory for a batch, which needs %d MiB: %s.",
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
