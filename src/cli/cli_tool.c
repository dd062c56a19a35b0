/* cli_tool -- command-line arguments to JSON, and results to text. Owns nothing. Outside facts:
 * POSIX utility conventions as far as `--`; an argument that begins with a minus and a digit is a
 * number. */
#include "cli_tool.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../base/utf8.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "../tool/locale.h"
#include "../tool/row.h"
#include "../tool/row_value.h"
#include "terminal.h"

enum { CLI_TOOL_WORDS_MAX = 64 << 10 /* of one name; longer than any parameter may be */ };

/* ---- printing ---- */

GEO_FN void cli_tool_error(const char *format, ...) {
    char text[1024], bytes[3 * sizeof text]; /* an invalid byte becomes three */
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    out o = out_of(bytes, sizeof bytes);
    out_text(&o, STR("geocoder: "));
    out_plain(&o, str_of(text));
    out_char(&o, '\n');
    os_write(2, out_str(&o));
}

GEO_FN void cli_tool_print(str text) {
    if (!os_write(1, text)) {
        exit(cli_tool_unwritten());
    }
}

/* `geocoder ... | head` is no mistake. */
GEO_FN int cli_tool_unwritten(void) {
    if (os_is_unread()) {
        return CLI_TOOL_UNREAD;
    }
    cli_tool_error("The output cannot be written: %s.", os_why());
    return status_of(GEO_FILE)->exit;
}

/* ---- arguments ---- */

GEO_FN bool cli_tool_is_option(const char *word) {
    return word[0] == '-' && word[1] && !ascii_is_digit(word[1]) &&
           !(word[1] == '.' && ascii_is_digit(word[2]));
}

/* "country-codes" is "country_codes". */
static bool cli_tool_same_name(str word, str wanted) {
    bool same = word.len == wanted.len;
    for (size_t i = 0; same && i < word.len; i++) {
        same = (word.at[i] == '-' ? '_' : word.at[i]) == wanted.at[i];
    }
    return same;
}

/* One of the row's `flags`: those of one letter stand behind one minus, the others behind two. */
static bool cli_tool_is_flag(const param *p, str name, bool is_short) {
    for (str rest = p->flags ? str_of(p->flags) : STR_NONE; rest.at;) {
        str flag = str_cut(&rest, ' ');
        if (str_eq(flag, name) && (flag.len == 1) == is_short) {
            return true;
        }
    }
    return false;
}

static int cli_tool_find_param(const tool *t, str name, bool is_short) {
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        const param *p = &t->params[i];
        bool is_name = !is_short && row_is_named(p, name, cli_tool_same_name);
        if (is_name || cli_tool_is_flag(p, name, is_short)) {
            return i;
        }
    }
    return -1;
}

GEO_FN bool cli_tool_has_option(const tool *t, str word) {
    return cli_tool_find_param(t, str_from(word, 2), false) >= 0;
}

static bool cli_tool_is_list(const param *p) {
    return p->type == PARAM_STRINGS || p->type == PARAM_LISTS || p->type == PARAM_POINTS;
}

static bool cli_tool_add_value(cli_tool_args *given, int index, const char *value, out *problem) {
    if (given->counts[index] == CLI_TOOL_VALUES_MAX) {
        out_fmt(problem, "More than %d values are given for one parameter.", CLI_TOOL_VALUES_MAX);
        return false;
    }
    given->values[index][given->counts[index]++] = value;
    return true;
}

/* Name and value of `--name=value`, `-n=value` or `-nvalue`; the value is absent without one. */
static str cli_tool_option_name(const char *word, str *value) {
    bool is_short = word[1] != '-';
    *value = str_of(word + (is_short ? 1 : 2));
    if (is_short && value->len > 1 && value->at[1] != '=') {
        str letter = str_head(*value, 1);
        *value = str_from(*value, 1);
        return letter;
    }
    return str_cut(value, '=');
}

/* One option; *used: the next argument was its value. */
static bool cli_tool_parse_option(const tool *t, const char *word, const char *next,
                                  cli_tool_args *given, bool *used, out *problem) {
    str rest, name = cli_tool_option_name(word, &rest);
    int index = cli_tool_find_param(t, name, word[1] != '-');
    *used = false;
    if (str_eq(name, STR("json")) || str_eq(name, STR("text"))) {
        given->wants_json = given->wants_json || name.at[0] == 'j';
        given->wants_text = given->wants_text || name.at[0] == 't';
        return true;
    }
    if (index < 0) {
        out_fmt(problem, "%s has no option %.60s; `geocoder %s --help` lists them.", t->name, word,
                t->name);
        return false;
    }
    if (rest.at) {
        return cli_tool_add_value(given, index, rest.at, problem);
    }
    if (t->params[index].type == PARAM_BOOL) {
        return cli_tool_add_value(given, index, "true", problem);
    }
    if (!next) {
        out_fmt(problem, "The option %.60s needs a value.", word);
        return false;
    }
    *used = true;
    return cli_tool_add_value(given, index, next, problem);
}

static bool cli_tool_is_positional(const tool *t, const param *p) {
    return p->required || (p == t->params && (p->type == PARAM_POINT || p->type == PARAM_POINTS));
}

/* Several arguments for one place are a pair of numbers, several places (cli_tool_settle), or words
 * of its name. */
static bool cli_tool_takes_more(const param *p) {
    return cli_tool_is_list(p) || p->type == PARAM_POINT || p->type == PARAM_STRING;
}

/* The next parameter that a positional argument can fill; -1: none. */
static int cli_tool_next_positional(const tool *t, const cli_tool_args *given) {
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        const param *p = &t->params[i];
        bool open = !given->counts[i] || (given->is_positional[i] && cli_tool_takes_more(p));
        if (cli_tool_is_positional(t, p) && open) {
            return i;
        }
    }
    return -1;
}

static bool cli_tool_parse_positional(const tool *t, const char *word, cli_tool_args *given,
                                      out *problem) {
    int index = cli_tool_next_positional(t, given);
    if (index < 0) {
        out_fmt(problem, "%s takes no argument `%.60s`; see `geocoder %s --help`.", t->name, word,
                t->name);
        return false;
    }
    given->is_positional[index] = true;
    return cli_tool_add_value(given, index, word, problem);
}

/* As a tool reads it: with a minus sign or digits of any script, too. */
GEO_FN bool cli_tool_is_number(const char *word) {
    enum { NUMBER_MAX = 64 };
    char memory[NUMBER_MAX];
    arena mem = arena_of(memory, sizeof memory);
    double number = 0;
    return str_num(clean_text(&mem, str_of(word)), &number);
}

/* Where one place is wanted, two numbers are latitude and longitude, and other arguments are
 * several places, if the tool takes those. */
static bool cli_tool_settle(const tool *t, cli_tool_args *given, out *problem) {
    int count = given->counts[0];
    const char *const *words = given->values[0];
    if (t->params[0].type != PARAM_POINT || !given->is_positional[0] || count < 2) {
        return true;
    }
    int lat = cli_tool_find_param(t, STR("lat"), false),
        lon = cli_tool_find_param(t, STR("lon"), false),
        points = cli_tool_find_param(t, STR("points"), false);
    bool is_pair = count == 2 && cli_tool_is_number(words[0]) && cli_tool_is_number(words[1]);
    if (is_pair ? lat < 0 : points < 0) {
        return true; /* see cli_tool_write_value */
    }
    for (int i = 0; i < count; i++) {
        int to = !is_pair ? points : i ? lon : lat;
        given->is_positional[to] = true;
        if (!cli_tool_add_value(given, to, words[i], problem)) {
            return false;
        }
    }
    given->counts[0] = 0;
    return true;
}

GEO_FN bool cli_tool_parse(const tool *t, char **args, int count, cli_tool_args *given,
                           out *problem) {
    memset(given, 0, sizeof *given);
    bool options = true, good = true;
    for (int i = 0; i < count && good; i++) {
        if (!utf8_valid(str_of(args[i]))) {
            out_fmt(problem, "The argument %d is not text in UTF-8.", i + 1);
            good = false;
        } else if (options && strcmp(args[i], "--") == 0) {
            options = false;
        } else if (options && cli_tool_is_option(args[i])) {
            bool used = false;
            good = cli_tool_parse_option(t, args[i], i + 1 < count ? args[i + 1] : NULL, given,
                                         &used, problem);
            i += used;
        } else {
            good = cli_tool_parse_positional(t, args[i], given, problem);
        }
    }
    return good && cli_tool_settle(t, given, problem);
}

/* ---- arguments to JSON ---- */

static bool cli_tool_is_json(str value, char bracket) {
    size_t at = 0;
    return value.len && value.at[0] == bracket && json_valid(value, &at);
}

/* "7.4,43.7,7.5,43.8" as an array, when that makes one. */
static void cli_tool_write_box(out *o, str value) {
    if (cli_tool_is_json(value, '[')) {
        out_json_raw(o, value);
        return;
    }
    out_open(o, '[');
    for (str rest = value; rest.at;) {
        json_write_number(o, str_trim(str_cut(&rest, ',')));
    }
    out_close(o, ']');
}

/* "48.85,2.35" | "Paris=48.85,2.35" | JSON | a name */
static void cli_tool_write_point(out *o, str value) {
    str lon = value, name = STR_NONE, lat;
    ptrdiff_t equals = str_find(value, STR("="));
    double number = 0;
    if (equals >= 0) {
        name = str_trim(str_head(value, (size_t)equals));
        lon = str_from(value, (size_t)equals + 1);
    }
    lat = str_trim(str_cut(&lon, ','));
    lon = str_trim(lon);
    if (cli_tool_is_json(value, '[') || cli_tool_is_json(value, '{')) {
        out_json_raw(o, value);
    } else if (!str_num(lat, &number) || !str_num(lon, &number)) {
        out_json_str(o, value);
    } else if (!name.at) {
        out_open(o, '[');
        json_write_number(o, lat);
        json_write_number(o, lon);
        out_close(o, ']');
    } else {
        out_open(o, '{');
        out_key(o, "name");
        out_json_str(o, name);
        out_key(o, "lat");
        json_write_number(o, lat);
        out_key(o, "lon");
        json_write_number(o, lon);
        out_close(o, '}');
    }
}

static void cli_tool_write_list(out *o, const param *p, const char *const *values, int count,
                                bool positional) {
    str only = str_of(values[0]);
    if (count == 1 && cli_tool_is_json(str_trim(only), '[') &&
        (p->type == PARAM_STRINGS || str_starts(str_trim(str_from(str_trim(only), 1)), STR("[")))) {
        out_json_raw(o, str_trim(only)); /* the whole list as JSON */
        return;
    }
    if (count == 1 && !positional && p->type == PARAM_STRINGS) {
        out_json_str(o, only); /* "a,b": the row knows what separates */
        return;
    }
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        str rest = str_of(values[i]);
        while (p->type == PARAM_POINTS && rest.at && !cli_tool_is_json(rest, '{')) {
            str part = str_trim(str_cut(&rest, ';'));
            if (part.len) {
                cli_tool_write_point(o, part);
            }
        }
        if (rest.at && p->type == PARAM_POINTS) {
            cli_tool_write_point(o, rest);
        } else if (rest.at) {
            out_json_str(o, rest);
        }
    }
    out_close(o, ']');
}

/* Words that the shell has taken apart. */
static void cli_tool_write_words(out *o, const char *const *values, int count) {
    char bytes[CLI_TOOL_WORDS_MAX];
    out words = out_of(bytes, sizeof bytes);
    for (int i = 0; i < count; i++) {
        out_fmt(&words, i ? " %s" : "%s", values[i]);
    }
    out_json_str(o, words.full ? str_of(values[0]) : out_str(&words));
    o->full = o->full || words.full;
}

static void cli_tool_write_value(out *o, const param *p, const char *const *values, int count,
                                 bool positional) {
    str last = str_of(values[count - 1]);
    switch (p->type) {
    case PARAM_INT:
    case PARAM_NUM: json_write_number(o, str_trim(last)); break;
    case PARAM_BOX: cli_tool_write_box(o, str_trim(last)); break;
    case PARAM_BOOL:
    case PARAM_CHOICE: out_json_str(o, last); break;
    case PARAM_STRING:
        cli_tool_write_words(o, positional ? values : values + count - 1, positional ? count : 1);
        break;
    case PARAM_POINT:
        if (positional && count == 2 && cli_tool_is_number(values[0]) &&
            cli_tool_is_number(values[1])) {
            out_open(o, '[');
            json_write_number(o, str_of(values[0]));
            json_write_number(o, last);
            out_close(o, ']');
        } else {
            cli_tool_write_words(o, positional ? values : values + count - 1,
                                 positional ? count : 1);
        }
        break;
    case PARAM_STRINGS:
    case PARAM_LISTS:
    case PARAM_POINTS: cli_tool_write_list(o, p, values, count, positional); break;
    }
}

GEO_FN void cli_tool_write_arguments(out *o, const tool *t, const cli_tool_args *given) {
    for (int i = 0; i < TOOL_PARAMS_MAX && t->params[i].name; i++) {
        if (given->counts[i]) {
            out_key(o, t->params[i].name);
            cli_tool_write_value(o, &t->params[i], given->values[i], given->counts[i],
                                 given->is_positional[i]);
        }
    }
    int mode = cli_tool_find_param(t, STR("output_mode"), false);
    if (given->wants_text && mode >= 0 && !given->counts[mode]) {
        out_key(o, "output_mode");
        out_json_str(o, STR("text"));
    }
}

/* ---- help ---- */

static void cli_tool_write_flag(out *o, const param *p) {
    out_text(o, STR("--"));
    for (const char *c = p->name; *c; c++) {
        out_char(o, *c == '_' ? '-' : *c);
    }
}

GEO_FN void cli_tool_write_flags(out *o, const param *p, const char *separator) {
    cli_tool_write_flag(o, p);
    for (str rest = p->flags ? str_of(p->flags) : STR_NONE; rest.at;) {
        str flag = str_cut(&rest, ' ');
        out_fmt(o, "%s%s%.*s", separator, flag.len == 1 ? "-" : "--", STR_ARG(flag));
    }
}

static void cli_tool_write_param_help(out *o, const param *p) {
    char bytes[128], ranges[128];
    out name = out_of(bytes, sizeof bytes), limits = out_of(ranges, sizeof ranges);
    cli_tool_write_flags(&name, p, ", ");
    out_fmt(o, "  %-31.*s %s", STR_ARG(out_str(&name)), p->help);
    if (row_value_write_limits(&limits, p)) {
        out_fmt(o, " (%.*s)", STR_ARG(out_str(&limits)));
    }
    if (p->fallback) {
        out_fmt(o, " [%s]", p->fallback);
    }
    out_text(o, p->required ? STR(" (required)\n") : STR("\n"));
}

GEO_FN void cli_tool_write_help(out *o, const tool *t) {
    out_fmt(o, "Usage: geocoder %s", t->name);
    for (const param *p = t->params; p->name; p++) {
        if (cli_tool_is_positional(t, p)) {
            out_fmt(o, " %s%s", p->name, cli_tool_is_list(p) ? "..." : "");
        }
    }
    out_fmt(o, " [OPTIONS]\n\n%s\n\nExample: geocoder %s %s\n\n", t->help,
            t->short_name ? t->short_name : t->name, t->example);
    cli_tool_write_options(o, t);
}

GEO_FN void cli_tool_write_options(out *o, const tool *t) {
    out_text(o, STR("Options:\n"));
    for (const param *p = t->params; p->name; p++) {
        cli_tool_write_param_help(o, p);
    }
    out_text(o, STR("  --json, --text                  JSON or text, whatever stdout is (text on a "
                    "terminal, "
                    "JSON in a pipe)\n"
                    "  --                              no options follow\n"));
}

/* ---- running ---- */

static void cli_tool_draw_progress(call *c, int done, int total, str message) {
    (void)c;
    char bytes[260];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "\r\033[K%d/%d ", done, total);
    out_plain(&o, utf8_head(message, 60));
    if (done == total) {
        out_text(&o, STR("\r\033[K"));
    }
    os_write(2, out_str(&o));
}

/* The result's field `status`; absent: it has none. */
static str cli_tool_result_status(const tool_result *result) {
    for (const field *f = result->type->fields; f->name.at; f++) {
        if (f->kind == FIELD_STR && str_eq(f->name, STR("status"))) {
            return *(const str *)(const void *)((const char *)result->data + f->at);
        }
    }
    return STR_NONE;
}

static int cli_tool_print_result(const tool_result *result, char *memory) {
    out o = out_of(memory, CLI_TOOL_OUTPUT_MAX);
    if (result->as_text) {
        tool_write_text(&o, result);
    } else {
        tool_write_json(&o, result);
    }
    out_char(&o, '\n');
    if (o.full) {
        cli_tool_error("The result is larger than %d MiB.", CLI_TOOL_OUTPUT_MAX >> 20);
        return status_of(GEO_TOO_LARGE)->exit;
    }
    cli_tool_print(result->as_text ? terminal_shape(out_str(&o)) : out_str(&o));
    str outcome = cli_tool_result_status(result);
    return str_eq(outcome, STR("needs_clarification")) || str_eq(outcome, STR("partial"));
}

GEO_FN void cli_tool_quote(out *o, str word) {
    bool is_plain = word.len > 0;
    for (size_t i = 0; i < word.len; i++) {
        is_plain = is_plain && (ascii_is_alpha(word.at[i]) || ascii_is_digit(word.at[i]) ||
                                strchr("-_.,:/=@+%^", word.at[i]));
    }
    out_text(o, is_plain ? STR("") : STR("'"));
    for (size_t i = 0; i < word.len; i++) {
        out_text(o, word.at[i] == '\'' ? STR("'\\''") : str_head(str_from(word, i), 1));
    }
    out_text(o, is_plain ? STR("") : STR("'"));
}

/* The command line of corrected arguments. */
static void cli_tool_write_corrected(out *o, const tool *t, call *c) {
    json_doc doc;
    if (!json_parse(&doc, c->corrected, &c->mem)) {
        return;
    }
    out_fmt(o, "geocoder %s", t->short_name ? t->short_name : t->name);
    json all = json_root(&doc);
    for (json key = json_first(all); key.index >= 0; key = json_next(all, key)) {
        json value = json_value_of(key);
        int i = cli_tool_find_param(t, json_text(key, &c->mem), false);
        if (i >= 0) {
            out_text(o, STR(" "));
            cli_tool_write_flag(o, &t->params[i]);
            out_text(o, STR(" "));
            cli_tool_quote(o, json_what(value) == JSON_STRING ? json_text(value, &c->mem)
                                                              : json_source(value));
        }
    }
}

static int cli_tool_print_error(const tool *t, call *c, bool has_arguments, bool as_json) {
    char bytes[4096];
    out o = out_of(bytes, sizeof bytes - 1);
    if (as_json) {
        tool_write_error(&o, c);
        out_char(&o, '\n');
        os_write(2, out_str(&o));
    } else if (!has_arguments && c->code == GEO_INVALID) {
        const char *name = t->short_name ? t->short_name : t->name;
        cli_tool_error("%s Example: geocoder %s %s", c->why, name, t->example);
    } else if (c->corrected.len) {
        cli_tool_write_corrected(&o, t, c);
        cli_tool_error("%s Try: %.*s", c->why, STR_ARG(out_str(&o)));
    } else {
        cli_tool_error("%s %s", c->why, call_advice(c));
    }
    return status_of(c->code)->exit;
}

GEO_FN int cli_tool_run(const tool *t, char **args, int count) {
    static cli_tool_args given; /* 8 kB, too large for a small stack */
    char bytes[512];
    out problem = out_of(bytes, sizeof bytes);
    if (!cli_tool_parse(t, args, count, &given, &problem)) {
        cli_tool_error("%.*s", STR_ARG(out_str(&problem)));
        return status_of(GEO_INVALID)->exit;
    }
    char *output = os_reserve(CLI_TOOL_OUTPUT_MAX);
    arena mem = workers_arena(0);
    if (!mem.at || !output) {
        cli_tool_error("Not enough memory for a call, which needs %d MiB: %s.",
                       (CLI_TOOL_OUTPUT_MAX + WORKERS_ARENA_MIN) >> 20, os_why());
        return status_of(GEO_INTERNAL)->exit;
    }
    out o = out_of(output, CLI_TOOL_OUTPUT_MAX);
    given.wants_text = given.wants_text || (!given.wants_json && os_is_tty(1));
    if (os_is_tty(1)) { /* a pipe's reader has no language */
        locale_use(os_env("LC_ALL").len ? os_env("LC_ALL") : os_env("LANG"));
    }
    out_open(&o, '{');
    cli_tool_write_arguments(&o, t, &given);
    out_close(&o, '}');
    call c = {.mem = mem,
              .may_block = true,
              .now_ms = os_now_ms,
              .deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000),
              .progress = os_is_tty(2) ? cli_tool_draw_progress : NULL};
    json_doc doc;
    str text = arena_copy(&c.mem, out_str(&o));
    if (!json_parse(&doc, text, &c.mem)) {
        call_fail(&c, GEO_INVALID, "The arguments are too long.");
        return cli_tool_print_error(t, &c, count > 0, given.wants_json);
    }
    tool_result result = {0};
    status code = tool_run(&c, t, json_root(&doc), STR_NONE, false, &result);
    return code == GEO_OK ? cli_tool_print_result(&result, output)
                          : cli_tool_print_error(t, &c, count > 0, given.wants_json);
}
