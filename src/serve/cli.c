/* cli -- the command line.
 *
 * Flow: main comes here; settings are read, sources made ready, and a row of the table takes over.
 * Without a word it speaks MCP when something other than a person is on stdin. Owns the table.
 * Outside facts: sysexits.h, through the status table; `--help` and `--version` go to stdout and
 * end with 0. */
#include "cli.h"

#include <string.h>

#include "../../geocoder.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../source/find.h"
#include "../tool/report.h"
#include "../tool/row.h"
#include "../tool/tool.h"
#include "bulk.h"
#include "cli_index.h"
#include "cli_tool.h"
#include "credits.h"
#include "doctor.h"
#include "httpd.h"
#include "pool.h"
#include "stdio.h"

enum { CLI_PAGE_MAX = 64 << 10 }; /* the longest page: all settings as Markdown */

/* One row per sub-command; the tools are sub-commands by themselves.
 *
 * To add one: write its row below. */
typedef struct {
    const char *name, *words, *help; /* help NULL: not listed */
    int (*run)(char **args, int count);
} cli_command;

static char cli_page[CLI_PAGE_MAX];

static out cli_new_page(void) {
    return out_of(cli_page, sizeof cli_page);
}

static int cli_show(const out *page) {
    ASSERT(!page->full);
    cli_print(out_str(page));
    return 0;
}

static bool has_word(char **args, int count, const char *word) {
    for (int i = 0; i < count; i++) {
        if (strcmp(args[i], word) == 0) {
            return true;
        }
    }
    return false;
}

/* ---- commands ---- */

/* For commands of one word; args[-1] is it. */
static bool takes_no(char **args, int count) {
    if (count) {
        cli_complain("%s takes no argument `%.60s`.", args[-1], args[0]);
    }
    return count == 0;
}

static int run_mcp(char **args, int count) {
    if (!takes_no(args, count)) {
        return status_of(GEO_INVALID)->exit;
    }
    status code = stdio_serve();
    if (code != GEO_OK) {
        cli_complain("MCP cannot be served on stdin and stdout: %s.", os_why());
    }
    return status_of(code)->exit;
}

static int run_http(char **args, int count) {
    return status_of(takes_no(args, count) ? httpd_serve() : GEO_INVALID)->exit;
}

static int run_batch(char **args, int count) {
    out page = cli_new_page();
    if (!has_word(args, count, "--help")) {
        return bulk_run(args, count);
    }
    bulk_write_help(&page);
    return cli_show(&page);
}

static int run_config(char **args, int count) {
    out page = cli_new_page();
    bool as_json = !os_is_tty(1);
    for (int i = 0; i < count; i++) {
        as_json = strcmp(args[i], "--json") == 0;
        if (!as_json && strcmp(args[i], "--text") != 0) {
            cli_complain("config takes --json and --text, not `%.60s`.", args[i]);
            return status_of(GEO_INVALID)->exit;
        }
    }
    config_write(&page, as_json);
    if (as_json) {
        out_char(&page, '\n');
    }
    return cli_show(&page);
}

static int run_doctor(char **args, int count) {
    return takes_no(args, count) ? doctor_run() : status_of(GEO_INVALID)->exit;
}

/* ---- generated parts of the README ---- */

static void docs_statuses(out *o) {
    out_text(o, STR("| code | exit | HTTP | again? | what to do |\n|---|---|---|---|---|\n"));
    for (int i = 0; i < GEO_STATUSES; i++) {
        const status_row *row = status_of((status)i);
        if (i != GEO_MUST_WAIT) {
            out_fmt(o, "| `%s` | %d | %d | %s | %s |\n", row->code, row->exit, row->http,
                    row->recoverable ? "yes" : "no", row->suggestion);
        }
    }
    out_text(
        o, STR("| (nothing was found) | 1 | 200 | yes | Try the spellings in `did_you_mean`. |\n"));
}

static void docs_example(out *o) {
    const tool *t = tool_find(STR("geocode"));
    call c = {.mem = pool_arena(), .may_block = true, .deadline_ms = OS_FOREVER};
    ASSERT(t && c.mem.at);
    json_doc doc;
    tool_result result = {0};
    bool parsed = json_parse(
        &doc, STR("{\"query\":\"Boulder, Colorado\",\"limit\":1,\"output_mode\":\"text\"}"),
        &c.mem);
    out_text(o, STR("```\n"));
    if (parsed && tool_run(&c, t, json_root(&doc), STR_NONE, false, &result) == GEO_OK) {
        tool_write_text(o, &result);
        o->len = str_trim(out_str(o)).len;
    } else {
        tool_write_error_text(o, &c);
    }
    out_text(o, STR("\n```\n"));
}

static int run_docs(char **args, int count) {
    static const struct {
        const char *name;
        void (*write)(out *o);
    } parts[] = {{"tools", tool_write_docs},
                 {"settings", config_docs},
                 {"statuses", docs_statuses},
                 {"example", docs_example}};
    out page = cli_new_page();
    for (size_t i = 0; i < LEN(parts) && count == 1; i++) {
        if (strcmp(args[0], parts[i].name) == 0) {
            parts[i].write(&page);
            return cli_show(&page);
        }
    }
    cli_complain("docs takes one of: tools, settings, statuses, example.");
    return status_of(GEO_INVALID)->exit;
}

static const cli_command cli_commands[] = {
    {"mcp", "", "Speak MCP on stdin and stdout", run_mcp},
    {"http", "", "Serve MCP, a Nominatim-compatible API, health and metrics over HTTP", run_http},
    {"batch", "FILE|-", "Look up every row of a file", run_batch},
    {"index", "build|info", "Make an index file of your own data; tell what is in one", index_run},
    {"config", "", "Show every setting and where it came from", run_config},
    {"doctor", "", "Check names, TLS, the upstream, the cache and the clock", run_doctor},
    {"docs", "PART", NULL, run_docs},
};

/* ---- pages ---- */

static void write_version(out *o) {
    out_text(o, STR("geocoder " GEOCODER_VERSION "\n"));
}

static void write_first_steps(out *o, const char *self) {
    write_version(o);
    out_fmt(o,
            "Place names to coordinates and back. Three things to do first:\n\n"
            "  %s geocode \"Boulder, Colorado\"    look up a place\n"
            "  %s doctor                         see what answers come from, and what is missing\n"
            "  claude mcp add geocoder -- %s     give it to an assistant; other MCP clients: this "
            "command\n\n"
            "%s --help lists everything.\n",
            self, self, os_self(self), self);
}

static void write_help(out *o) {
    write_version(o);
    out_text(o,
             STR("Usage: geocoder [COMMAND] [ARGUMENTS] [--SETTING VALUE]...\n"
                 "Without a command it speaks MCP when stdin is not a terminal.\n\nCommands:\n"));
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        const cli_command *c = &cli_commands[i];
        if (c->help) {
            char bytes[64];
            out name = out_of(bytes, sizeof bytes);
            out_fmt(&name, "%s %s", c->name, c->words);
            out_fmt(o, "  %-18.*s %s\n", STR_ARG(out_str(&name)), c->help);
        }
    }
    out_text(o, STR("\nTools (`geocoder TOOL --help` tells their options):\n"));
    for (int i = 0; i < tool_count(); i++) {
        out_fmt(o, "  %-22s %s\n", tool_at(i)->name, tool_at(i)->title);
    }
    out_text(o, STR("\nSettings (`geocoder config` shows all, those without a flag too):\n"));
    config_help(o);
    out_text(o, STR("\n  --help, --version, --licenses\n"));
}

/* Pages that need no settings. */
static bool show_page(const char *word, int *code) {
    static const struct {
        const char *word;
        void (*write)(out *o);
    } pages[] = {{"--help", write_help}, {"-h", write_help},
                 {"help", write_help},   {"--version", write_version},
                 {"-V", write_version},  {"--licenses", credits_write}};
    out page = cli_new_page();
    for (size_t i = 0; i < LEN(pages); i++) {
        if (strcmp(word, pages[i].word) == 0) {
            pages[i].write(&page);
            *code = cli_show(&page);
            return true;
        }
    }
    return false;
}

/* ---- dispatch ---- */

/* The only tool whose name begins so: `reverse` is enough. */
static const tool *tool_begun(str word) {
    const tool *found = NULL;
    for (int i = 0; i < tool_count() && word.len; i++) {
        if (str_starts(str_of(tool_at(i)->name), word)) {
            if (found) {
                return NULL;
            }
            found = tool_at(i);
        }
    }
    return found;
}

/* The tool of that name, also written with minus signs. */
static const tool *tool_called(const char *word) {
    char bytes[64];
    size_t len = strlen(word);
    for (size_t i = 0; i < len && len < sizeof bytes; i++) {
        bytes[i] = word[i] == '-' ? '_' : word[i];
    }
    str name = {bytes, len < sizeof bytes ? len : 0};
    const tool *t = tool_find(name);
    return t ? t : tool_begun(name);
}

/* A name that may have been meant; NULL: nothing is near. */
static const char *nearest_command(const char *word) {
    enum { NEAR_MAX = 3 };
    str_nearest near = {.distance = MIN((int)strlen(word) / 2, NEAR_MAX)}; /* to "g" nothing is */
    for (int i = 0; i < tool_count() + (int)LEN(cli_commands); i++) {
        const char *name =
            i < tool_count() ? tool_at(i)->name : cli_commands[i - tool_count()].name;
        str_look(&near, str_of(word), str_of(name));
    }
    return near.name.at;
}

static int run_word(char **args, int count) {
    int code = 0;
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        const cli_command *c = &cli_commands[i];
        if (strcmp(args[0], c->name) == 0) {
            bool has_page = !c->words[0] && count > 1 && show_page(args[1], &code);
            return has_page ? code : c->run(args + 1, count - 1);
        }
    }
    const tool *t = tool_called(args[0]);
    if (t) {
        return cli_run_tool(t, args + 1, count - 1);
    }
    const char *near = nearest_command(args[0]);
    cli_complain("There is no command `%.60s`%s%s; `geocoder --help` lists all.", args[0],
                 near ? ", perhaps it is " : "", near ? near : "");
    return status_of(GEO_INVALID)->exit;
}

/* Reads the settings and makes the sources ready; says every mistake on a line of its own. */
static bool cli_start(char **args, int *count) {
    out problems = cli_new_page();
    if (config_load(args, count, &problems) && find_start(&problems)) {
        report_start();
        return true;
    }
    for (str rest = out_str(&problems); rest.at;) {
        str line = str_cut(&rest, '\n');
        if (line.len) {
            cli_complain("%.*s", STR_ARG(line));
        }
    }
    return false;
}

GEO_FN int cli_main(int argc, char **argv) {
    int count = MAX(argc - 1, 0), code = 0;
    char **args = argv + 1;
    static char help[] = "--help";
    os_fill_std();
    if (count > 1 && strcmp(args[0], "help") == 0) { /* `help X` is `X --help` */
        args[0] = args[1];
        args[1] = help;
    }
    if (count > 0 && show_page(args[0], &code)) {
        return code;
    }
    if (!cli_start(args, &count)) {
        return status_of(GEO_BAD_CONFIG)->exit;
    }
    if (count > 0) {
        return run_word(args, count);
    }
    if (config_get()->mcp_stdio || !os_is_tty(0)) {
        return run_mcp(NULL, 0);
    }
    out page = cli_new_page();
    write_first_steps(&page, argc > 0 ? argv[0] : "geocoder");
    return cli_show(&page);
}
