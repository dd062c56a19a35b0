/* batch -- many queries from a file. Owns the ring of blocks and the options.
 *
 * table_input cuts the input into rows, a block of them is a job of the worker pool, and
 * batch_output formats their results. Rows leave in the order they came: the blocks form a ring,
 * which the main thread fills at one end and empties at the other. */
#include "batch.h"

#include <math.h>
#include <string.h>

#include "../base/utf8.h"
#include "../find/find.h"
#include "../ingest/axes.h"
#include "../ingest/charset.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "../table/table_input.h"
#include "../table/table_report.h"
#include "../table/table_request.h"
#include "../tool/answer_message.h"
#include "../tool/tool.h"
#include "batch_cache.h"
#include "batch_credits.h"
#include "batch_output.h"
#include "batch_report.h"
#include "batch_summary.h"
#include "cli_tool.h"

enum {
    BATCH_EXPLAIN_MAX = 64 << 10, /* bytes of --explain */
    BATCH_PROGRESS_MS = 250,      /* between two updates of the progress line */
    BATCH_ROWS_MAX = 256,         /* of a block */
    BATCH_INPUT_BYTES = 2 * TABLE_INPUT_ROW_MAX,
    BATCH_BLOCK_BYTES = BATCH_INPUT_BYTES + BATCH_OUTPUT_MAX + BATCH_CREDIT_MAX
};

typedef struct {
    str text;  /* of the input */
    bool fits; /* it was not cut */
} batch_row;

/* Rows that one worker answers. An output that they do not fit in is written before it goes on. */
typedef struct {
    bool is_done;
    int count, next; /* next: the first that has no answer yet */
    int64_t number;  /* of the first, from 1 */
    batch_row rows[BATCH_ROWS_MAX];
    out output, credits;   /* of those behind the last that was written; a line for each credit */
    batch_summary summary; /* of the same */
    axes axes;             /* of their points */
    int abroad;            /* of those, not in the country that their row names */
    char *memory;          /* BATCH_BLOCK_BYTES */
} batch_block;

static struct {
    table_input input;
    batch_output output;
    const char *input_path, *output_path; /* output NULL: stdout */
    const char *from, *to;                /* names of formats */
    const char *added;                    /* columns; NULL: the usual */
    bool resume, force, strict, keeps_formulas, has_comma, explains;
    char bases[2][BATCH_BASE_MAX]; /* of table_input */

    int fd;
    bool shows_progress, is_stopped;
    int unwritten;    /* the exit code after the output could not be written; 0: it could */
    os_wakeup wakeup; /* a signal came */
    int64_t begun_ms, drawn_ms;
    int64_t skipped, read, written; /* rows */
    batch_summary summary;          /* of all rows, those of earlier runs included */
    axes axes;                      /* of the points of this run */
    int64_t abroad;                 /* of those, not in the country that their row names */

    os_mutex lock;
    os_cond changed;
    batch_block ring[BATCH_WINDOW];
} batch = {.lock = OS_MUTEX_INIT};

/* ---- options ---- */

static const struct {
    const char *name;
    const char **value; /* NULL: it takes none */
    bool *flag;
    const char *help;
} batch_options[] = {
    {"--columns", &batch.input.columns_asked, NULL,
     "Columns that make the query, as in street,city; default: those with usual headers"},
    {"--column", &batch.input.column, NULL, "One column; or two, LAT,LON, with a point"},
    {"--from", &batch.from, NULL,
     "Input format (lines, csv, ndjson, geojson); default: by the file's content"},
    {"--sheet", &batch.input.sheet, NULL,
     "Sheet of a spreadsheet, by name or number; default: the first with a table"},
    {"--crs", &batch.input.crs, NULL,
     "Reference system of the points, as in EPSG:25832; default: degrees"},
    {"--to", &batch.to, NULL,
     "Output format (ndjson, csv, geojson); default: by the name after -o"},
    {"-o", &batch.output_path, NULL, "File to write; - is stdout, the default"},
    {"--add", &batch.added, NULL,
     "More columns in CSV and GeoJSON, as in city,county,state,country_code,postcode,timezone"},
    {"--decimal-comma", NULL, &batch.has_comma, "In CSV, write numbers with a decimal comma"},
    {"--explain", NULL, &batch.explains, "Print what was understood of the table, look up nothing"},
    {"--resume", NULL, &batch.resume, "Continue the file after -o where it ends"},
    {"--force", NULL, &batch.force, "Write the file after -o anew if it exists"},
    {"--strict", NULL, &batch.strict, "Exit with 1 unless every row is found as asked"},
    {"--formulas", NULL, &batch.keeps_formulas,
     "In CSV, write cells that a spreadsheet would run as formulas without a ' before them"},
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
            *batch_options[option].flag = true;
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
    if (batch.output_path && strcmp(batch.output_path, "-") == 0) {
        batch.output_path = NULL;
    }
    return true;
}

/* The options of geocode as members of JSON. */
static bool batch_write_base(const tool *t, const cli_tool_args *given, bool has_limit,
                             char room[BATCH_BASE_MAX], str *base) {
    out o = out_of(room, BATCH_BASE_MAX);
    cli_tool_write_arguments(&o, t, given);
    if (!has_limit) {
        out_key(&o, "limit");
        out_json_int(&o, 1);
    }
    *base = out_str(&o);
    return !o.full;
}

/* The rest are options of geocode, with the file in place of its query. */
static bool batch_parse_geocode_args(char **args, int count) {
    static cli_tool_args given;
    tool row = *tool_find(STR("geocode"));
    char bytes[512];
    out problem = out_of(bytes, sizeof bytes);
    const tool *t = &row;
    row.name = "batch"; /* in what is said of them */
    if (!cli_tool_parse(t, args, count, &given, &problem)) {
        cli_tool_error("%.*s", STR_ARG(out_str(&problem)));
        return false;
    }
    bool has_limit = false;
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        has_limit = has_limit || (given.counts[i] && strcmp(t->params[i].name, "limit") == 0);
        if (given.counts[i] && strcmp(t->params[i].name, "language") == 0) {
            batch.input.language = given.values[i][0];
        }
        if (given.counts[i] > 1 && t->params[i].required) {
            cli_tool_error("batch takes one file, and `%.60s` is another one.", given.values[i][1]);
            return false;
        }
        if (given.counts[i] && t->params[i].required) {
            batch.input_path = given.values[i][0];
            given.counts[i] = 0;
        }
    }
    given.wants_text = false;
    bool good = batch_write_base(t, &given, has_limit, batch.bases[0], &batch.input.base);
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        given.counts[i] = strcmp(t->params[i].name, "country_codes") == 0 ? 0 : given.counts[i];
    }
    good = good && batch_write_base(t, &given, has_limit, batch.bases[1], &batch.input.base_open);
    if (!batch.input_path) {
        cli_tool_error("batch needs a file, or - for stdin; see `geocoder batch --help`.");
    }
    return good && batch.input_path;
}

static bool batch_refuse_format(const char *option, const char *formats, const char *path) {
    str ending = table_input_ending(path);
    if (!ending.at) {
        cli_tool_error("%s takes %s.", option, formats);
    } else {
        cli_tool_error("%s: no format is known by the ending %.*s; add %s with %s.", path,
                       STR_ARG(utf8_head(ending, 20)), option, formats);
    }
    return false;
}

static bool batch_choose_formats(void) {
    bool is_table = batch.input.column || batch.input.columns_asked;
    int from = table_input_format_of(batch.from, batch.input_path,
                                     is_table ? TABLE_INPUT_CSV : TABLE_INPUT_LINES);
    int to =
        table_input_format_of(batch.to, batch.output_path,
                              table_input_ending(batch.output_path).at ? -1 : TABLE_INPUT_NDJSON);
    if (from < 0) {
        return batch_refuse_format("--from", "lines, csv, ndjson or geojson", NULL);
    }
    if (to < 0 || to == TABLE_INPUT_LINES) {
        return batch_refuse_format("--to", "ndjson, csv or geojson",
                                   batch.to ? NULL : batch.output_path);
    }
    batch.input.is_guessed = !batch.from;
    batch.input.beside = batch.output_path;
    batch.input.format = (table_input_format)from;
    batch.output.format = (table_input_format)to;
    return true;
}

/* ---- output file ---- */

/* Whether the last row that an earlier run has written is that of the input's row of its number,
 * which is read up to there. */
static bool batch_skip_written(call *c, str last) {
    str row = STR_NONE;
    bool fits = true;
    while (batch.read < batch.skipped) {
        if (!table_input_next(&batch.input, &row, &fits)) {
            return false;
        }
        batch.read++;
    }
    arena mem = c->mem;
    row = str_head(row, TABLE_INPUT_ROW_MAX);
    table_request request = {.query = row};
    batch_output_answer answer = {.number = batch.skipped, .request = &request};
    if (fits) {
        table_request_parse(c, &batch.input, row, &request);
    }
    bool is_same = !last.len || batch_output_is_row(&batch.output, last, &answer, &c->mem);
    c->mem = mem;
    call_clear_failure(c);
    return is_same;
}

static bool batch_truncate(int64_t size) {
    bool good = os_truncate(batch.fd, size);
    if (!good) {
        cli_tool_error("%s cannot be written: %s.", batch.output_path, os_why());
    }
    return good;
}

/* Keeps the complete rows of an earlier run and cuts off the rest. */
static bool batch_resume_output(call *c) {
    str text = STR_NONE;
    if (!os_map(batch.output_path, &text)) {
        cli_tool_error("%s cannot be read: %s.", batch.output_path, os_why());
        return false;
    }
    batch_output_state state = batch_output_resume(&batch.output, text, &c->mem);
    batch.skipped = MAX(state.rows, 0);
    batch.summary = state.summary;
    bool is_same = state.rows >= 0 && batch_skip_written(c, state.last);
    os_unmap(text);
    if (!is_same) {
        cli_tool_error("%s is not the begin of this command's output; name another file, or add "
                       "--force to write it anew.",
                       batch.output_path);
        return false;
    }
    return batch_truncate((int64_t)state.kept);
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
    if (os_is_same_file(batch.output_path, batch.input_path)) {
        cli_tool_error("%s is the input; name another file with -o.", batch.output_path);
        return false;
    }
    batch.fd = os_append(batch.output_path);
    int64_t size = batch.fd < 0 ? -1 : os_file_size(batch.fd);
    if (batch.fd < 0 || (size < 0 && !os_is_special(batch.output_path))) {
        cli_tool_error("%s cannot be written: %s.", batch.output_path, os_why());
        return false;
    }
    if (size > 0 && !batch.resume && !batch.force) {
        cli_tool_error("%s exists already; add --resume to continue it, or --force to write it "
                       "anew.",
                       batch.output_path);
        return false;
    }
    return size <= 0 || (batch.resume ? batch_resume_output(c) : batch_truncate(0));
}

static bool batch_write(str text) {
    if (os_write(batch.fd, text)) {
        return true;
    }
    batch.unwritten = cli_tool_unwritten();
    return false;
}

/* ---- one row, on a worker ---- */

/* Whether to try again after retry_after_s; `tries`: made so far. */
static bool batch_should_retry(status code, double retry_after_s, int tries) {
    return (code == GEO_BUSY || code == GEO_RATE_LIMITED) && tries < BATCH_TRIES_MAX &&
           retry_after_s <= config_get()->timeout_s;
}

static int64_t batch_deadline_ms(void) {
    return os_now_ms() + (int64_t)(config_get()->timeout_s * 1000);
}

/* Runs the call, and again after each Retry-After, a few times. */
static status batch_run_with_retries(call *c, const tool *t, json arguments, tool_result *result) {
    arena mem = c->mem;
    for (int tries = 1;; tries++) {
        c->mem = mem;
        c->deadline_ms = batch_deadline_ms();
        c->stop = GEO_OK;
        status code = tool_run(c, t, arguments, STR_NONE, false, result);
        if (!batch_should_retry(code, c->retry_after_s, tries)) {
            return code;
        }
        os_sleep_until(os_now_ms() + (int64_t)(MAX(c->retry_after_s, 1) * 1000));
    }
}

/* Asks a question, unless a row before has. */
static status batch_ask(call *c, const table_question *q, batch_output_answer *answer) {
    str key = table_request_key(c, q);
    bool is_ndjson = batch.output.format == TABLE_INPUT_NDJSON;
    json arguments;
    status code = GEO_OK;
    if (!batch_cache_find(key, &c->mem, &answer->record)) {
        tool_result result = {0};
        c->is_row = !is_ndjson;
        code = table_request_arguments(c, &batch.input, q, &arguments);
        code = code ? code : batch_run_with_retries(c, q->tool, arguments, &result);
        if (code) {
            return code;
        }
        /* What is left out for models is for programs; NDJSON may be brief. */
        bool is_brief = is_ndjson && result.view == RECORD_BRIEF;
        result.view = is_brief ? RECORD_BRIEF : RECORD_FULL;
        answer->record = batch_output_record(&batch.output, &result, &c->mem);
        batch_cache_keep(key, &answer->record);
    }
    answer->failed = NULL;
    batch_output_judge(answer);
    return GEO_OK;
}

/* Asks for the place that has the row's own coordinates. False: there is none of that name. */
static bool batch_ask_near(call *c, const table_request *request, batch_output_answer *answer) {
    batch_output_answer near = *answer;
    status code = request->near.tool ? batch_ask(c, &request->near, &near) : GEO_NOT_FOUND;
    bool is_it = code == GEO_OK && near.class == BATCH_SUMMARY_EXACT;
    call_clear_failure(c);
    *answer = is_it ? near : *answer;
    return is_it;
}

/* Of an address whose street nobody has data of, asks for the town alone, as its rows before.
 * False: the whole row must be asked for. NDJSON has the whole result, which tells the question. */
static bool batch_ask_beside(call *c, const table_request *request, batch_output_answer *answer) {
    bool may = request->beside.tool && batch.output.format != TABLE_INPUT_NDJSON &&
               find_lacks_street(c, request->street);
    batch_output_answer town = *answer;
    str *texts = town.record.texts;
    bool is_found = may && batch_ask(c, &request->beside, &town) == GEO_OK;
    call_clear_failure(c);
    if (!is_found || !(str_eq(texts[BATCH_MATCH], STR("exact"))) ||
        !str_eq(texts[BATCH_CATEGORY], STR("place")) || texts[BATCH_PRECISION].len) {
        return false;
    }
    int64_t choices = 0;
    str_int(texts[BATCH_CHOICES], &choices);
    str label = arena_join(&c->mem, texts[BATCH_LABEL], STR(" ("));
    label = arena_join(&c->mem, arena_join(&c->mem, label, texts[BATCH_ID]), STR(")"));
    texts[BATCH_STATUS] = STR("needs_clarification");
    texts[BATCH_MATCH] = STR("partial");
    texts[BATCH_PRECISION] = STR("city");
    texts[BATCH_REASON] = STR("no_street_data");
    texts[BATCH_MESSAGE] = answer_message_beside(c, request->street, label, (int)choices);
    batch_output_judge(&town);
    *answer = town;
    return true;
}

/* Of an address whose town is not found, the postal code may be wrong, and of all rows the county
 * or what stands beside the town: asks without it. */
static void batch_ask_others(call *c, const table_request *request, batch_output_answer *answer) {
    batch_output_answer other = *answer;
    bool is_address = answer->class == BATCH_SUMMARY_MISSED &&
                      str_eq(answer->record.texts[BATCH_REASON], STR("no_street_data"));
    if (!request->others.tool || str_eq(answer->record.texts[BATCH_STATUS], STR("ok")) ||
        !(is_address || request->is_safe)) {
        return;
    }
    status code = batch_ask(c, &request->others, &other);
    call_clear_failure(c);
    if (code == GEO_OK &&
        (other.class == BATCH_SUMMARY_CITY || other.class == BATCH_SUMMARY_AMBIGUOUS ||
         (request->is_safe && other.class == BATCH_SUMMARY_EXACT))) {
        *answer = other;
    }
}

/* Asks what a row stands for. */
static void batch_answer_row(const batch_row *row, call *c, axes *points, table_request *request,
                             batch_output_answer *answer) {
    *request = (table_request){.query = row->text, .lat = NAN};
    answer->request = request;
    answer->failed = c;
    status code = row->fits ? table_request_parse(c, &batch.input, row->text, request)
                            : call_fail(c, GEO_TOO_LARGE, "The row is longer than %d kB.",
                                        TABLE_INPUT_ROW_MAX >> 10);
    table_report_add(points, c, request);
    if (code == GEO_OK && !batch_ask_near(c, request, answer) &&
        !batch_ask_beside(c, request, answer) && batch_ask(c, &request->main, answer) == GEO_OK) {
        batch_ask_others(c, request, answer);
    }
    if (answer->failed) {
        batch_output_judge(answer);
    }
}

/* Whether a point is in another country than its row says. */
static bool batch_is_abroad(call *c, const table_request *request,
                            const batch_output_answer *answer) {
    str found = answer->record.texts[BATCH_COUNTRY_CODE];
    str named = found.len ? table_request_country_of(c, &batch.input, request->cells) : STR_NONE;
    return named.len && !str_eq_nocase(named, found);
}

/* Writes a row that is the first of its output, and larger than that may be, as one that failed. */
static void batch_write_failed(call *c, out *o, batch_output_answer *answer) {
    table_request request = {.query = STR_NONE};
    call_fail(c, GEO_TOO_LARGE, "The result is larger than %d kB.", BATCH_OUTPUT_MAX >> 10);
    *answer = (batch_output_answer){.number = answer->number, .request = &request, .failed = c};
    batch_output_judge(answer);
    *o = out_of(o->at, o->cap);
    batch_output_write_row(o, &batch.output, answer, &c->mem);
}

/* Answers the next row of a block. False: what it has must be written before, to make room. */
static bool batch_answer_next(batch_block *b, arena mem) {
    call c = {.mem = mem, .may_block = true, .now_ms = os_now_ms};
    table_request request;
    batch_output_answer answer = {.number = b->number + b->next};
    out before = b->output, credits = b->credits;
    axes points = {.points = answer.number - 1}; /* only the first of all are looked at closely */
    c.deadline_ms = batch_deadline_ms();         /* of what reading the row looks up */
    batch_answer_row(&b->rows[b->next], &c, &points, &request, &answer);
    bool is_abroad = batch_is_abroad(&c, &request, &answer);
    str credit = answer.record.texts[BATCH_ATTRIBUTION];
    if (credit.len && str_find(out_str(&b->credits), credit) < 0) {
        out_text(&b->credits, credit);
        out_char(&b->credits, '\n');
    }
    batch_output_write_row(&b->output, &batch.output, &answer, &c.mem);
    if ((b->output.full || b->credits.full) && before.len) {
        b->output = before;
        b->credits = credits;
        return false;
    }
    if (b->output.full) {
        batch_write_failed(&c, &b->output, &answer);
    }
    points.points -= answer.number - 1;
    b->summary.counts[answer.class]++;
    b->abroad += is_abroad;
    axes_join(&b->axes, &points);
    b->next++;
    return true;
}

static void batch_block_job(void *ctx, arena mem) {
    batch_block *b = ctx;
    char *output = b->memory + BATCH_INPUT_BYTES;
    b->output = out_of(output, BATCH_OUTPUT_MAX);
    b->credits = out_of(output + BATCH_OUTPUT_MAX, BATCH_CREDIT_MAX);
    b->summary = (batch_summary){.counts = {0}};
    b->axes = (axes){.points = 0};
    b->abroad = 0;
    while (b->next < b->count && batch_answer_next(b, mem)) {
    }
    os_lock(&batch.lock);
    b->is_done = true;
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
    if (at_end) {
        out_char(&o, '\n');
    }
    os_write(2, out_str(&o));
}

static void batch_submit(batch_block *b, arena spare) {
    b->is_done = false;
    if (!workers_submit((workers_job){batch_block_job, b, WORKERS_OWN_PEER, OS_FOREVER})) {
        batch_block_job(b, spare); /* no threads: run it here */
    }
}

/* Reads rows into a free block, as many as have come, and submits it to a worker; an upstream is
 * asked for one row after the other, each of which takes its time. False: end of input. */
static bool batch_fill_block(batch_block *b, arena spare) {
    int most = find_first() == PLACE_GAZETTEER ? BATCH_ROWS_MAX : 1;
    size_t used = 0;
    bool more = true;
    b->count = b->next = 0;
    b->number = batch.read + 1;
    while (b->count < most && used + TABLE_INPUT_ROW_MAX <= BATCH_INPUT_BYTES &&
           (!b->count || table_input_has_more(&batch.input))) {
        batch_row *row = &b->rows[b->count];
        str text;
        more = table_input_next(&batch.input, &text, &row->fits);
        if (!more) {
            break;
        }
        row->text = (str){b->memory + used, MIN(text.len, (size_t)TABLE_INPUT_ROW_MAX)};
        memcpy(b->memory + used, text.at, row->text.len);
        used += row->text.len;
        b->count++;
        batch.read++;
    }
    if (b->count) {
        batch_submit(b, spare);
    }
    return more;
}

/* Whether the user wants an end: the first Ctrl-C is told here, a second ends the process. */
static bool batch_is_stopped(void) {
    batch.is_stopped = batch.is_stopped || (os_signals_take() & OS_STOP);
    return batch.is_stopped;
}

static bool batch_add_credits(str lines) {
    bool good = true;
    while (lines.len && good) {
        good = batch_credits_add(str_cut(&lines, '\n'));
    }
    return good;
}

/* Writes what the worker has of a block. False: it cannot be written, or the user has stopped it.
 */
static bool batch_write_block(batch_block *b) {
    enum { NAP_MS = 200 }; /* a signal does not end a wait for a thread */
    os_lock(&batch.lock);
    while (!b->is_done && !batch_is_stopped()) {
        os_wait(&batch.changed, &batch.lock, os_now_ms() + NAP_MS);
    }
    os_unlock(&batch.lock);
    if (batch_is_stopped() || !batch_add_credits(out_str(&b->credits)) ||
        !batch_write(out_str(&b->output))) {
        return false;
    }
    for (int i = 0; i < BATCH_SUMMARY_CLASSES; i++) {
        batch.summary.counts[i] += b->summary.counts[i];
    }
    batch.written = b->number + b->next - 1;
    batch.abroad += b->abroad;
    axes_join(&batch.axes, &b->axes);
    batch_draw_progress(false);
    return true;
}

static bool batch_empty_block(batch_block *b, arena spare) {
    bool good = batch_write_block(b);
    while (good && b->next < b->count) {
        batch_submit(b, spare);
        good = batch_write_block(b);
    }
    return good;
}

/* How many blocks there may be: of the gazetteer enough for all workers. */
static int batch_window(void) {
    int enough = 2 * config_get()->workers + 2;
    return find_first() == PLACE_GAZETTEER ? MIN(enough, (int)BATCH_WINDOW) : BATCH_WINDOW;
}

/* False: an error, which has been told, or the user has stopped it. */
static bool batch_run_rows(arena spare) {
    int first = 0, held = 0, window = batch_window();
    bool more = true;
    while (more || held) {
        /* Finished rows must not wait for a pipe that has no input now. */
        bool may_fill = more && held < window && (!held || table_input_has_more(&batch.input));
        if (may_fill) {
            batch_block *b = &batch.ring[(first + held) % BATCH_WINDOW];
            more = batch_fill_block(b, spare);
            held += b->count > 0;
        } else if (held) {
            if (!batch_empty_block(&batch.ring[first], spare)) {
                return false;
            }
            first = (first + 1) % BATCH_WINDOW;
            held--;
        }
    }
    if (batch.input.why[0]) {
        cli_tool_error("%s cannot be read: %s.", batch.input_path, batch.input.why);
    }
    return !batch_is_stopped() && !batch.input.why[0];
}

static bool batch_reserve_ring(void) {
    char *memory = os_reserve((size_t)BATCH_BLOCK_BYTES * BATCH_WINDOW);
    for (size_t i = 0; i < BATCH_WINDOW && memory; i++) {
        batch.ring[i].memory = memory + i * BATCH_BLOCK_BYTES;
    }
    os_cond_init(&batch.changed);
    return memory;
}

/* ---- what the user is told ---- */

static void batch_tell_end(bool is_good) {
    char bytes[300];
    out o = out_of(bytes, sizeof bytes - 1);
    bool has_room = batch.output.format != TABLE_INPUT_CSV || batch.output_path;
    if (is_good) {
        batch_summary_write(&o, &batch.summary);
        cli_tool_error("%.*s.", STR_ARG(out_str(&o)));
    }
    batch_report_points(&batch.input, &batch.axes);
    if (charset_doubt(&batch.input.text)) {
        cli_tool_error("%s", charset_doubt(&batch.input.text));
    }
    if (batch.abroad) {
        cli_tool_error("%lld of %lld points are not in the country that their row names.",
                       (long long)batch.abroad, (long long)batch.axes.points);
    }
    if (!has_room && batch_credits_all().len) {
        cli_tool_error("%.*s", STR_ARG(batch_credits_all()));
    }
    if (batch.is_stopped && batch.output_path) {
        cli_tool_error("Stopped after %lld rows; the same command%s goes on from there.",
                       (long long)batch.written, batch.resume ? "" : " with --resume");
    } else if (batch.is_stopped) {
        cli_tool_error("Stopped after %lld rows; what is written with -o FILE can go on later.",
                       (long long)batch.written);
    }
}

static int batch_exit(bool is_good) {
    bool has_bad = batch.strict ? !batch_summary_is_good(&batch.summary)
                                : batch.summary.counts[BATCH_SUMMARY_FAILED] > 0;
    return batch.is_stopped     ? CLI_TOOL_INTERRUPTED
           : batch.input.why[0] ? status_of(GEO_NO_INPUT)->exit
           : batch.unwritten    ? batch.unwritten
           : !is_good           ? status_of(GEO_FILE)->exit
                                : has_bad;
}

/* ---- all of it ---- */

/* The output that credits are kept beside, as CSV has no room for them and GeoJSON only at its end;
 * NULL: none. */
static const char *batch_licensed_output(void) {
    return batch.output.format == TABLE_INPUT_NDJSON ? NULL : batch.output_path;
}

/* The columns of the output and their form. False: an error has been told. */
static bool batch_shape_output(void) {
    str missing = STR_NONE;
    batch.output = batch_output_new(batch.output.format, &batch.input, !batch.keeps_formulas);
    batch.output.has_comma = batch.has_comma;
    if (batch.has_comma && batch.input.format != TABLE_INPUT_CSV) {
        batch.output.separator = ';'; /* as where numbers have such */
    }
    if (str_eq_nocase(table_input_ending(batch.output_path), STR(".tsv"))) {
        batch.output.separator = '\t';
    }
    if (!batch.added || batch_output_add(&batch.output, str_of(batch.added), &missing)) {
        return true;
    }
    char bytes[400];
    out o = out_of(bytes, sizeof bytes);
    batch_output_write_addable(&o);
    cli_tool_error("--add has no `%.*s`; it takes %.*s.", STR_ARG(utf8_head(missing, 60)),
                   STR_ARG(out_str(&o)));
    return false;
}

/* Prints what was understood of the table. */
static int batch_explain(call *c) {
    static char bytes[BATCH_EXPLAIN_MAX];
    out o = out_of(bytes, sizeof bytes);
    table_report_explain(c, &batch.input, &o);
    batch.fd = 1;
    return batch_write(out_str(&o)) ? 0 : batch.unwritten;
}

static int batch_run_file(call *c) {
    static char bytes[BATCH_HEAD_MAX];
    out head = out_of(bytes, sizeof bytes), tail = out_of(bytes, sizeof bytes);
    batch.input.stop_fd = batch.wakeup.in;
    if (table_input_open(c, &batch.input, batch.input_path) != GEO_OK) {
        cli_tool_error("%s %s", c->why, call_advice(c));
        return status_of(c->code)->exit;
    }
    /* From now on a first Ctrl-C ends the batch behind a whole row; a pipe that nobody writes to
     * was not opened. */
    os_signals(&batch.wakeup, OS_STOP);
    if (!batch_shape_output()) {
        return status_of(GEO_INVALID)->exit;
    }
    if (batch.explains) {
        return batch_explain(c);
    }
    batch_report_columns(c, &batch.input);
    if (!batch_open_output(c) || !batch_credits_begin(c, batch_licensed_output(), batch.skipped > 0,
                                                      batch.force || batch.resume)) {
        return status_of(GEO_FILE)->exit;
    }
    batch.written = batch.skipped;
    batch.begun_ms = os_now_ms();
    batch_output_write_begin(&head, &batch.output);
    bool begun = batch.output_path && os_file_size(batch.fd) > 0;
    bool good = begun || batch_write(out_str(&head));
    good = good && batch_run_rows(c->mem);
    if (good) {
        batch_output_write_end(&tail, &batch.output, batch_credits_all());
        good = batch_write(out_str(&tail));
    }
    batch_draw_progress(true);
    if (batch.unwritten != CLI_TOOL_UNREAD) {
        batch_tell_end(good);
    }
    return batch_exit(good);
}

GEO_FN int batch_run(char **args, int count) {
    if (!batch_parse_options(args, &count)) {
        return status_of(GEO_INVALID)->exit;
    }
    /* Not among the rows, where these go to the terminal, too. */
    batch.shows_progress = os_is_tty(2) && (batch.output_path || !os_is_tty(1));
    if (!batch_parse_geocode_args(args, count) || !batch_choose_formats()) {
        return status_of(GEO_INVALID)->exit;
    }
    bool has_ring = batch_reserve_ring() && os_wakeup_open(&batch.wakeup);
    batch_cache_open();
    call c = {.mem = workers_arena(config_get()->workers), .may_block = true};
    if (!has_ring || !c.mem.at) {
        cli_tool_error("Not enough memory for a batch, which needs %d MiB: %s.",
                       (BATCH_BLOCK_BYTES * BATCH_WINDOW + WORKERS_ARENA_MIN) >> 20, os_why());
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
    out_text(o, STR("\nAnd those of geocode, of which --limit is 1 here.\n"));
    cli_tool_write_options(o, tool_find(STR("geocode")));
}
