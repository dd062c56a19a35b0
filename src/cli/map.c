/* map -- `geocoder map`. Owns the options. What is drawn is the scene of show_map, so that a map in
 * a chat and one in a file are the same. */
#include "map.h"

#include <string.h>

#include "../base/json.h"
#include "../draw/app.h"
#include "../draw/png.h"
#include "../draw/svg.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"
#include "../platform/workers.h"
#include "../table/table_input.h"
#include "../table/table_report.h"
#include "../table/table_request.h"
#include "../tool/show_map.h"
#include "../tool/tool.h"
#include "batch_report.h"
#include "cli_tool.h"

enum { MAP_ARGUMENTS_MAX = 1 << 20, MAP_FILE_MAX = 8 << 20 };

static struct {
    const char *output, *title, *columns;
    bool force;
    const char *queries[SHOW_MAP_PLACES_MAX];
    int count;
    table_input *input; /* reserved, as what follows: servers have no use for it */
    char *arguments;    /* MAP_ARGUMENTS_MAX */
} map;

static const struct {
    const char *ending;
    bool (*write)(call *c, out *o, const scene *s);
} map_forms[] = {{".html", app_write}, {".svg", svg_write}, {".png", png_write}};

static const struct {
    const char *name, *help;
    const char **value; /* NULL: it is --force */
} map_options[] = {
    {"-o", "FILE.html, FILE.svg or FILE.png; needed", &map.output},
    {"--title", "What the map shows, in its corner", &map.title},
    {"--columns", "Columns of a file that make the query, as for batch", &map.columns},
    {"--force", "Write the file anew if it exists", NULL},
};

GEO_FN void map_write_options(out *o) {
    out_text(
        o, STR("Up to 50 places by name, id or coordinates, or the rows of a file as batch reads "
               "it.\n\nExample: geocoder map Paris Berlin 47.37,8.54 -o trip.html\n\nOptions:\n"));
    for (size_t i = 0; i < LEN(map_options); i++) {
        out_fmt(o, "  %-18s %s\n", map_options[i].name, map_options[i].help);
    }
}

static bool map_parse_option(char **args, int count, int *i) {
    for (size_t k = 0; k < LEN(map_options); k++) {
        if (strcmp(args[*i], map_options[k].name) != 0) {
            continue;
        }
        if (!map_options[k].value) {
            map.force = true;
            return true;
        }
        if (*i + 1 >= count) {
            cli_tool_error("%s needs a value.", args[*i]);
            return false;
        }
        *map_options[k].value = args[++*i];
        return true;
    }
    cli_tool_error("map has no option %.60s; `geocoder map --help` lists them.", args[*i]);
    return false;
}

static bool map_parse(char **args, int count) {
    for (int i = 0; i < count; i++) {
        if (args[i][0] == '-' && cli_tool_is_option(args[i])) {
            if (!map_parse_option(args, count, &i)) {
                return false;
            }
        } else if (map.count == SHOW_MAP_PLACES_MAX) {
            cli_tool_error("A map has at most %d places.", SHOW_MAP_PLACES_MAX);
            return false;
        } else {
            map.queries[map.count++] = args[i];
        }
    }
    if (!map.count || !map.output) {
        cli_tool_error("map needs places and -o FILE; see `geocoder map --help`.");
    }
    return map.count && map.output;
}

/* The row of map_forms; -1: none. */
static int map_form(void) {
    if (str_ends(str_of(map.output), STR(".html")) && !app_is_built()) {
        cli_tool_error("This program was built without its page; -o takes .svg or .png.");
        return -1;
    }
    for (int i = 0; i < (int)LEN(map_forms); i++) {
        if (str_ends(str_of(map.output), str_of(map_forms[i].ending))) {
            return i;
        }
    }
    cli_tool_error("-o takes a file that ends in .html, .svg or .png.");
    return -1;
}

static bool map_may_write(void) {
    os_stamp there = os_stamp_of(map.output);
    if (there.file && !map.force) {
        cli_tool_error("%s exists already; add --force to write it anew.", map.output);
    }
    return !there.file || map.force;
}

/* ---- what is on it ---- */

/* The rows of a file as places. */
static status map_write_rows(call *c, out *o, const char *path) {
    table_request request;
    str row;
    bool fits;
    int rows = 0;
    axes seen = {.points = 0};
    int format =
        table_input_format_of(NULL, path, map.columns ? TABLE_INPUT_CSV : TABLE_INPUT_LINES);
    map.input->format = (table_input_format)format;
    map.input->is_guessed = true;
    map.input->stop_fd = -1;
    map.input->columns_asked = map.columns;
    status code = table_input_open(c, map.input, path);
    if (!code) {
        batch_report_columns(c, map.input);
    }
    while (!code && table_input_next(map.input, &row, &fits)) {
        if (rows++ == SHOW_MAP_PLACES_MAX) {
            return call_fail(c, GEO_TOO_LARGE, "%.200s has more than %d rows, the most of a map.",
                             path, SHOW_MAP_PLACES_MAX);
        }
        arena before = c->mem;
        code = table_request_parse(c, map.input, row, &request);
        if (!code) {
            out_json_str(o, request.query);
            table_report_add(&seen, c, &request);
        }
        c->mem = before;
    }
    if (!code) {
        batch_report_points(map.input, &seen);
    }
    return code;
}

/* One argument that is a file has the places; else the arguments are them. */
static status map_write_arguments(call *c, out *o) {
    bool may_be = map.count == 1 && !os_is_special(map.queries[0]);
    int fd = may_be ? os_open(map.queries[0]) : -1;
    bool is_file = fd >= 0;
    status code = GEO_OK;
    os_close(fd);
    out_text(o, STR("{\"places\":"));
    out_open(o, '[');
    for (int i = 0; i < map.count && !is_file; i++) {
        out_json_str(o, str_of(map.queries[i]));
    }
    if (is_file) {
        code = map_write_rows(c, o, map.queries[0]);
    }
    out_close(o, ']');
    if (map.title) {
        out_key(o, "title");
        out_json_str(o, str_of(map.title));
    }
    out_close(o, '}');
    return code;
}

static status map_make(call *c, tool_result *result) {
    out o = out_of(map.arguments, MAP_ARGUMENTS_MAX);
    json_doc doc;
    status code = map_write_arguments(c, &o);
    if (code) {
        return code;
    }
    if (o.full || !json_parse(&doc, out_str(&o), &c->mem)) {
        return call_fail(c, GEO_TOO_LARGE, "The places are too long.");
    }
    return tool_run(c, tool_find(STR("show_map")), json_root(&doc), STR_NONE, false, result);
}

/* ---- the file ---- */

static int map_save(str text) {
    os_writer w;
    if (os_writer_open(&w, map.output)) {
        if (os_write(w.fd, text) && os_writer_commit(&w)) {
            return 0;
        }
        os_writer_discard(&w);
    }
    cli_tool_error("%s cannot be written: %s.", map.output, os_why());
    return status_of(GEO_FILE)->exit;
}

GEO_FN int map_run(char **args, int count) {
    int form = map_parse(args, count) ? map_form() : -1;
    if (form < 0) {
        return status_of(GEO_INVALID)->exit;
    }
    if (!map_may_write()) {
        return status_of(GEO_FILE)->exit;
    }
    call c = {.mem = workers_arena(0),
              .may_block = true,
              .now_ms = os_now_ms,
              .deadline_ms = os_now_ms() + (int64_t)(config_get()->timeout_s * 1000)};
    char *memory = os_reserve(MAP_FILE_MAX);
    map.input = os_reserve(sizeof *map.input);
    map.arguments = os_reserve(MAP_ARGUMENTS_MAX);
    bool has_room = c.mem.at && memory && map.input && map.arguments;
    tool_result result = {0};
    status code = has_room ? map_make(&c, &result) : call_full(&c);
    if (code) {
        cli_tool_error("%s %s", c.why, call_advice(&c));
        return status_of(code)->exit;
    }
    out o = out_of(memory, MAP_FILE_MAX);
    str unsettled = show_map_told(&result);
    if (!map_forms[form].write(&c, &o, result.map)) {
        cli_tool_error("The map does not fit into %s.", map.output);
        return status_of(GEO_TOO_LARGE)->exit;
    }
    if (unsettled.len) {
        cli_tool_error("%.*s", STR_ARG(unsettled));
    }
    int exit = map_save(out_str(&o));
    return exit ? exit : unsettled.len > 0;
}
