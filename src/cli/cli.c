/* cli -- the command line. Owns the table of sub-commands. Without one it speaks MCP, unless a
 * person sits at stdin. Outside facts: sysexits.h, through the status table; `--help` and
 * `--version` print to stdout and exit with 0. */
#include "cli.h"

#include <string.h>

#include "../../geocoder.h"
#include "../base/ascii.h"
#include "../base/wrap.h"
#include "../find/find.h"
#include "../find/find_facts.h"
#include "../find/licenses.h"
#include "../http/httpd.h"
#include "../mcp/stdio.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/workers.h"
#include "../tool/report.h"
#include "../tool/row.h"
#include "../tool/tool.h"
#include "../tool/topic.h"
#include "batch.h"
#include "command.h"
#include "cli_index.h"
#include "cli_tool.h"
#include "completion.h"
#include "confine.h"
#include "doctor.h"
#include "healthcheck.h"
#include "install.h"
#include "manual.h"
#include "map.h"

#ifdef GEOCODER_BUILD /* a header that the build makes */
#include GEOCODER_BUILD
#else
#define GEOCODER_COMMIT "unknown"
#define GEOCODER_TARGET "unknown"
#endif

enum {
    CLI_PAGE_MAX = 64 << 10, /* the longest: a document */
    CLI_FACTS_MEMORY = 16 << 10,
    CLI_TYPOS_MAX = 3, /* edits from a word to the name that was meant */
    CLI_WORD_MIN = 4   /* letters of a word that may be a command; shorter ones begin names */
};

static char cli_page[CLI_PAGE_MAX];

static out cli_new_page(void) {
    return out_of(cli_page, sizeof cli_page);
}

static int cli_show(const out *page) {
    ASSERT(!page->full);
    cli_tool_print(out_str(page));
    return 0;
}

/* ---- commands ---- */

/* For commands without arguments; args[-1] is the command. */
static bool cli_takes_no_args(char **args, int count) {
    if (count) {
        cli_tool_error("%s takes no argument `%.60s`; see `geocoder %s --help`.", args[-1], args[0],
                       args[-1]);
    }
    return count == 0;
}

/* ---- the servers ---- */

static int cli_run_mcp(char **args, int count) {
    if (!cli_takes_no_args(args, count)) {
        return status_of(GEO_INVALID)->exit;
    }
    confine_stdio();
    status code = stdio_serve();
    if (code != GEO_OK) {
        cli_tool_error("Cannot serve MCP on stdin and stdout: %s%s.", os_why(),
                       code == GEO_FILE ? ""
                                        : "; lower GEOCODER_WORKERS or GEOCODER_CACHE_SIZE, or "
                                          "raise the memory limit");
    }
    return status_of(code)->exit;
}

static int cli_run_http(char **args, int count) {
    if (!cli_takes_no_args(args, count)) {
        return status_of(GEO_INVALID)->exit;
    }
    return status_of(httpd_serve(confine_http))->exit;
}

static int cli_explain_setting(const char *name) {
    str_nearest near = {.distance = CLI_TYPOS_MAX};
    out page = cli_new_page();
    if (config_explain(&page, str_of(name), &near)) {
        return cli_show(&page);
    }
    cli_tool_error("There is no setting `%.60s`%s%.*s; `geocoder config` lists all.", name,
                   near.name.at ? "; did you mean " : "", STR_ARG(near.name));
    return status_of(GEO_INVALID)->exit;
}

static int cli_run_config(char **args, int count) {
    out page = cli_new_page();
    bool as_json = !os_is_tty(1);
    for (int i = 0; i < count; i++) {
        if (!cli_tool_is_option(args[i])) {
            return cli_explain_setting(args[i]);
        }
        as_json = strcmp(args[i], "--json") == 0;
        if (!as_json && strcmp(args[i], "--text") != 0) {
            cli_tool_error("config accepts --json, --text and the name of a setting, not `%.60s`.",
                           args[i]);
            return status_of(GEO_INVALID)->exit;
        }
    }
    config_write(&page, as_json);
    if (as_json) {
        out_char(&page, '\n');
    }
    return cli_show(&page);
}

static int cli_run_doctor(char **args, int count) {
    bool as_json = count && strcmp(args[0], "--json") == 0;
    bool has_form = as_json || (count && strcmp(args[0], "--text") == 0);
    return cli_takes_no_args(args + has_form, count - has_form) ? doctor_run(as_json)
                                                                : status_of(GEO_INVALID)->exit;
}

static int cli_run_healthcheck(char **args, int count) {
    return cli_takes_no_args(args, count) ? healthcheck_run() : status_of(GEO_INVALID)->exit;
}

/* ---- generated tables of the documents ---- */

static void cli_write_docs_options(out *o) {
    out_text(o, STR("Tables:"));
    topic_tables(o);
    out_char(o, '\n');
}

static int cli_run_docs(char **args, int count) {
    out page = cli_new_page();
    if (count == 1 && topic_table(&page, str_of(args[0]))) {
        return cli_show(&page);
    }
    cli_tool_error("docs needs the name of a table; `geocoder docs --help` lists them.");
    return status_of(GEO_INVALID)->exit;
}

/* ---- for the shell ---- */

static command_list cli_list(void);
static bool cli_show_command_help(char **args, int count);

static int cli_run_completion(char **args, int count) {
    out page = cli_new_page();
    if (count != 1 || !completion_write(&page, str_of(args[0]), cli_list())) {
        cli_tool_error("completion takes the name of a shell: bash, zsh or fish.");
        return status_of(GEO_INVALID)->exit;
    }
    return cli_show(&page);
}

static bool cli_write_manual(out *page, char **args, int count, arena *mem) {
    bool is_man = count > 0 && strcmp(args[0], "--man") == 0;
    if (count == 0) {
        manual_list(page);
    } else if (is_man && count == 1) {
        manual_pages(page, cli_list());
    } else if (is_man) {
        return count == 2 && manual_page(page, str_of(args[1]), cli_list(), mem);
    }
    return count == 0 || is_man || (count == 1 && manual_topic(page, str_of(args[0]), mem));
}

static int cli_run_manual(char **args, int count) {
    static char help[] = "--help";
    char *helped[] = {count ? args[0] : NULL, help};
    arena mem = workers_arena(0);
    out page = cli_new_page();
    if (cli_write_manual(&page, args, count, &mem)) {
        return cli_show(&page);
    }
    if (count == 1 && cli_show_command_help(helped, (int)LEN(helped))) {
        return 0;
    }
    str_nearest near = {.distance = CLI_TYPOS_MAX};
    for (int i = 0; i < topic_count(); i++) {
        str_nearest_add(&near, str_of(args[count - 1]), topic_name(i));
    }
    cli_tool_error("There is no document `%.60s`%s%.*s; `geocoder manual` lists all.",
                   args[count - 1], near.name.at ? "; did you mean " : "", STR_ARG(near.name));
    return status_of(GEO_INVALID)->exit;
}

static void cli_write_completion_options(out *o) {
    out_text(o, STR("For this session, or in the shell's start-up file:\n"
                    "  bash, zsh   eval \"$(geocoder completion bash)\"\n"
                    "  fish        geocoder completion fish | source\n"));
}

static void cli_write_manual_options(out *o) {
    out_text(o, STR("Without an argument: a list of the documents. With the name of one, or of a "
                    "command: its text.\n\nOptions:\n"
                    "  --man       names of all man pages\n"
                    "  --man PAGE  one of them: geocoder manual --man geocoder.1 | man -l -\n"));
}

static void cli_write_settings(out *o) {
    out_text(o, STR("Settings (all, with those that have no option: geocoder manual settings):\n"));
    config_help(o);
}

static void cli_write_config_options(out *o) {
    out_text(o, STR("NAME is a variable or an option without its dashes: GEOCODER_PORT, port.\n\n"
                    "Options:\n  --json, --text       JSON or text, whatever stdout is\n\n"));
    cli_write_settings(o);
}

static void cli_write_doctor_options(out *o) {
    out_text(o, STR("Options:\n  --text, --json       Text, the default, or JSON\n\n"));
    cli_write_settings(o);
}

static int cli_run_suggest(char **args, int count) {
    return cli_tool_run(tool_suggest(), args, count);
}

static void cli_write_suggest_options(out *o) {
    cli_tool_write_options(o, tool_suggest());
}

/* To add a command, write its row here. */
static const command_row cli_commands[] = {
    {"mcp", NULL, "", "Speak MCP on stdin and stdout", NULL, cli_run_mcp, false},
    {"http", NULL, "", "Serve MCP, a Nominatim-compatible API, health and metrics over HTTP", NULL,
     cli_run_http, false},
    {"batch", NULL, "FILE|-", "Look up every row of a file", batch_write_options, batch_run, false},
    {"map", NULL, "FILE|PLACE... -o FILE", "Draw places as a page, an SVG or a PNG picture",
     map_write_options, map_run, false},
    {"suggest", NULL, "TEXT", "Suggest completions of a partial place name",
     cli_write_suggest_options, cli_run_suggest, false},
    {"index", "build", "-o FILE SOURCE...", "Make an index file of your own data",
     cli_index_write_build_options, cli_index_build, false},
    {"index", "update", "INDEX CHANGES...",
     "Write the changes since an index was built as an update of it",
     cli_index_write_update_options, cli_index_update, false},
    {"index", "merge", "FILE... -o FILE", "Merge index files into one",
     cli_index_write_merge_options, cli_index_merge, false},
    {"index", "info", "[FILE...]", "Show the contents of index files (default: those in use)",
     cli_index_write_info_options, cli_index_info, false},
    {"index", "check", "FILE...", "Check whole index files for damage",
     cli_index_write_check_options, cli_index_check, false},
    {"config", NULL, "[NAME]", "Show every setting, or explain one", cli_write_config_options,
     cli_run_config, false},
    {"doctor", NULL, "", "Check name resolution, TLS, the upstream, the cache and the clock",
     cli_write_doctor_options, cli_run_doctor, false},
    {"healthcheck", NULL, "", "Exit with 0 if a server with these settings is ready", NULL,
     cli_run_healthcheck, false},
    {"install", NULL, "[CLIENT]", "Enter this program into MCP clients, or run it as a service",
     install_write_options, install_run, false},
    {"uninstall", NULL, "CLIENT", "Take it out again", install_write_options, install_undo, false},
    {"completion", NULL, "SHELL", "Print what completes commands and options in bash, zsh or fish",
     cli_write_completion_options, cli_run_completion, false},
    {"manual", NULL, "[NAME]", "Print a document, or the list of all", cli_write_manual_options,
     cli_run_manual, false},
    {"docs", NULL, "TABLE", "Print a generated table of the documents", cli_write_docs_options,
     cli_run_docs, true},
    /* names that other servers and tools have taught people */
    {"stdio", NULL, "", "Speak MCP on stdin and stdout", NULL, cli_run_mcp, true},
    {"serve", NULL, "", "Serve MCP, a Nominatim-compatible API, health and metrics over HTTP", NULL,
     cli_run_http, true},
    {"man", NULL, "[NAME]", "Print a document, or the list of all", cli_write_manual_options,
     cli_run_manual, true},
};

static command_list cli_list(void) {
    return (command_list){cli_commands, (int)LEN(cli_commands)};
}

/* "index build -o FILE SOURCE..." */
static void cli_write_synopsis(out *o, const command_row *c) {
    const char *parts[] = {c->name, c->sub, c->synopsis};
    for (size_t i = 0; i < LEN(parts); i++) {
        if (parts[i] && *parts[i]) {
            out_fmt(o, i ? " %s" : "%s", parts[i]);
        }
    }
}

/* ---- pages ---- */

static void cli_write_version(out *o) {
    out_text(o, STR("geocoder " GEOCODER_VERSION "\n"));
}

/* What this file is: for bug reports and inventories. The last lines are missing when the settings
 * are wrong. */
static void cli_write_build(out *o) {
    static char memory[CLI_FACTS_MEMORY], bytes[CLI_FACTS_MEMORY];
    arena mem = arena_of(memory, sizeof memory);
    out problems = out_of(bytes, sizeof bytes);
    gazetteer_facts facts;
    int none = 0;
    cli_write_version(o);
    out_text(o, STR("commit: " GEOCODER_COMMIT "\ntarget: " GEOCODER_TARGET "\n"
                    "features: mcp, http, nominatim, photon, index, batch, tls1.2, tls1.3\n"));
    bool is_open = config_load(NULL, &none, &problems) && find_start(&problems);
    for (int i = 0; is_open && find_facts_image(&mem, i, &facts); i++) {
        out_fmt(o, "data: %.*s, %lld places, %.*s\n", STR_ARG(facts.path), (long long)facts.places,
                STR_ARG(facts.date));
    }
}

static void cli_write_first_steps(out *o, const char *self) {
    cli_write_version(o);
    out_fmt(o,
            "Place names to coordinates and back. Three things to do first:\n\n"
            "  %s \"Boulder, Colorado\"            look up a place\n"
            "  %s doctor                         see what answers come from, and what is missing\n"
            "  claude mcp add geocoder -- %s     give it to an assistant; other MCP clients: this "
            "command\n\n"
            "%s --help lists everything.\n",
            self, self, os_self(self), self);
}

static void cli_write_help(out *o) {
    cli_write_version(o);
    out_text(o, STR("Usage: geocoder \"PLACE\"\n"
                    "       geocoder LATITUDE LONGITUDE\n"
                    "       geocoder COMMAND [ARGUMENTS] [--SETTING VALUE]...\n\n"
                    "Turns place names into coordinates, and coordinates into place names.\n\n"
                    "Examples:\n"
                    "  geocoder \"Boulder, Colorado\"             where is it?\n"
                    "  geocoder 48.8584 2.2945                  what is there?\n"
                    "  geocoder batch FILE.csv -o FOUND.csv     the same for each row of a table\n"
                    "\nWithout arguments it speaks MCP, unless stdin is a terminal.\n"
                    "\nCommands:\n"));
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        const command_row *c = &cli_commands[i];
        if (!c->is_hidden) {
            char bytes[64];
            out synopsis = out_of(bytes, sizeof bytes);
            cli_write_synopsis(&synopsis, c);
            wrap_entry(o, out_str(&synopsis), str_of(c->help), 32);
        }
    }
    out_text(o, STR("\nTools and their short names:\n"));
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = tool_at(i);
        out_fmt(o, "  %-22s %-13s %s\n", t->name, t->short_name ? t->short_name : "", t->title);
    }
    out_text(o, STR("\n`geocoder COMMAND --help` describes each; `geocoder manual` lists the "
                    "documents.\n\n"));
    cli_write_settings(o);
    out_text(o, STR("\n  --help, --version, --licenses\n"));
}

/* Pages that need no settings. */
static bool cli_show_page(const char *word, int *code) {
    static const struct {
        const char *word;
        void (*write)(out *o);
    } pages[] = {{"--help", cli_write_help},   {"-h", cli_write_help},
                 {"help", cli_write_help},     {"--version", cli_write_build},
                 {"version", cli_write_build}, {"-V", cli_write_build},
                 {"-v", cli_write_build},      {"--licenses", licenses_write}};
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

/* ---- which command ---- */

/* The row that the first one or two words name. */
static const command_row *cli_command_of(char **args, int count) {
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        const command_row *c = &cli_commands[i];
        if (strcmp(args[0], c->name) == 0 &&
            (!c->sub || (count > 1 && strcmp(args[1], c->sub) == 0))) {
            return c;
        }
    }
    return NULL;
}

/* The tool with that name or short name; `-` may stand for `_`. */
static const tool *cli_find_tool(const char *word) {
    char bytes[64];
    size_t len = strlen(word);
    for (size_t i = 0; i < len && len < sizeof bytes; i++) {
        bytes[i] = word[i] == '-' ? '_' : word[i];
    }
    str name = {bytes, len < sizeof bytes ? len : 0};
    for (int i = 0; i < tool_count(); i++) {
        const char *short_name = tool_at(i)->short_name;
        if (short_name && str_eq(name, str_of(short_name))) {
            return tool_at(i);
        }
    }
    return tool_find(name);
}

/* A prefix of a name, which was enough in 1.0, counts as the nearest. */
static void cli_consider_name(str_nearest *near, str word, const char *name) {
    str known = str_of(name);
    str_nearest_add(near, word.len && str_starts(known, word) ? known : word, known);
}

/* The name that was probably meant, at most `distance` edits away; NULL: none. */
static const char *cli_nearest_command(const char *word, int distance) {
    str_nearest near = {.distance = MIN((int)strlen(word) / 2, distance)}; /* nothing is near "g" */
    for (int i = 0; i < tool_count(); i++) {
        cli_consider_name(&near, str_of(word), tool_at(i)->name);
        cli_consider_name(&near, str_of(word), tool_at(i)->short_name);
    }
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        cli_consider_name(&near, str_of(word), cli_commands[i].name);
    }
    return near.name.at;
}

/* ---- help of one command ---- */

static bool cli_wants_help(char **args, int count) {
    for (int i = 1; i < count && strcmp(args[i], "--") != 0; i++) {
        if (strcmp(args[i], "--help") == 0 || strcmp(args[i], "-h") == 0) {
            return true;
        }
    }
    return false;
}

static void cli_write_command_help(out *o, const command_row *c) {
    out_text(o, STR("Usage: geocoder "));
    cli_write_synopsis(o, c);
    out_fmt(o, " [OPTIONS]\n\n%s.\n\n", c->help);
    (c->write_options ? c->write_options : cli_write_settings)(o);
}

/* Handles `COMMAND --help`; `index --help` shows all rows of that name. False: no help was
 * requested, or there is no such command. */
static bool cli_show_command_help(char **args, int count) {
    out page = cli_new_page();
    if (!cli_wants_help(args, count)) {
        return false;
    }
    const command_row *wanted = cli_command_of(args, count);
    const tool *t = cli_find_tool(args[0]);
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        const command_row *c = &cli_commands[i];
        if (wanted ? c == wanted : strcmp(c->name, args[0]) == 0) {
            out_text(&page, page.len ? STR("\n") : STR(""));
            cli_write_command_help(&page, c);
        }
    }
    if (t) {
        cli_tool_write_help(&page, t);
    }
    return page.len && cli_show(&page) == 0;
}

/* ---- dispatch ---- */

/* No such command, or one whose second word is missing. */
static int cli_unknown_command(const char *word) {
    char bytes[100];
    out subs = out_of(bytes, sizeof bytes);
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        const command_row *c = &cli_commands[i];
        if (c->sub && strcmp(word, c->name) == 0) {
            out_fmt(&subs, "%s%s", subs.len ? ", " : "", c->sub);
        }
    }
    const char *near = cli_nearest_command(word, CLI_TYPOS_MAX);
    if (subs.len) {
        cli_tool_error("%s takes one of: %.*s; `geocoder %s --help` explains them.", word,
                       STR_ARG(out_str(&subs)), word);
    } else {
        bool is_option = word[0] == '-';
        cli_tool_error("There is no %s `%.60s`%s%s; %s, and `geocoder --help` lists all.",
                       is_option ? "option" : "command", word, near ? ", perhaps it is " : "",
                       near ? near : "",
                       is_option ? "options of a command stand behind it"
                                 : "a name of several words stands in quotes");
    }
    return status_of(GEO_INVALID)->exit;
}

static int cli_words(char **args, int count) {
    int words = 0;
    while (words < count && !cli_tool_is_option(args[words])) {
        words++;
    }
    return words;
}

/* No command: two numbers are a point, other words a name to look up. Options may follow. NULL:
 * neither. */
static const tool *cli_meant_tool(char **args, int count) {
    int words = cli_words(args, count);
    if (words == 2 && cli_tool_is_number(args[0]) && cli_tool_is_number(args[1])) {
        return cli_find_tool("reverse_geocode");
    }
    bool has_subs = false;
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        has_subs = has_subs || (cli_commands[i].sub && strcmp(args[0], cli_commands[i].name) == 0);
    }
    return words && !has_subs ? cli_find_tool("geocode") : NULL;
}

/* Whether the first of several words is rather a misspelled command than a name: "geocde Paris". */
static bool cli_is_misspelled(const char *word) {
    return word[0] >= 'a' && word[0] <= 'z' && strlen(word) >= CLI_WORD_MIN &&
           cli_nearest_command(word, 1);
}

/* What is also possible when a word is looked up as a place. */
static void cli_hint(const char *word) {
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        if (str_eq_nocase(str_of(word), str_of(cli_commands[i].name)) && !cli_commands[i].sub) {
            cli_tool_error("Commands are in small letters: `geocoder %s`.", cli_commands[i].name);
        }
    }
    int fd = strchr(word, '.') && !os_is_special(word) ? os_open(word) : -1;
    if (fd >= 0) {
        cli_tool_error("%.60s is looked up as a place; `geocoder batch %.60s` reads the file.",
                       word, word);
    }
    os_close(fd);
}

static int cli_run_without_name(char **args, int count) {
    const tool *t = cli_wants_help(args, count) ? NULL : cli_meant_tool(args, count);
    bool is_one_word = cli_words(args, count) == 1;
    if (!t || (!is_one_word && cli_is_misspelled(args[0]))) {
        return cli_unknown_command(args[0]);
    }
    const char *near = is_one_word ? cli_nearest_command(args[0], 1) : NULL;
    cli_hint(args[0]);
    if (near) {
        cli_tool_error("`%.60s` is no command and is looked up as a place; the command is `%s`.",
                       args[0], near);
    }
    return cli_tool_run(t, args, count);
}

/* The option of a help page that is nearest to a word, or that other programs call so; absent if
 * the page has the word itself. */
static str cli_nearest_option(str page, str word) {
    static const char *const others[][2] = {
        {"--format", "--json"},      {"--output", "-o"},     {"--out", "-o"},
        {"--bind", "--host"},        {"--listen", "--host"}, {"--address", "--host"},
        {"--token", "--token-file"}, {"--input", "FILE"},    {"--file", "FILE"},
        {"--csv", "batch"},
    };
    for (size_t i = 0; i < LEN(others); i++) {
        if (str_eq(word, str_of(others[i][0])) && str_find(page, str_of(others[i][1])) >= 0) {
            return str_of(others[i][1]);
        }
    }
    str_nearest near = {.distance = CLI_TYPOS_MAX};
    for (ptrdiff_t at; (at = str_find(page, STR("--"))) >= 0;) {
        page = str_from(page, (size_t)at);
        size_t len = 2;
        while (len < page.len && (ascii_is_alpha(page.at[len]) || page.at[len] == '-')) {
            len++;
        }
        str_nearest_add(&near, word, str_head(page, len));
        page = str_from(page, len);
    }
    return str_eq(near.name, word) ? STR_NONE : near.name;
}

/* After a mistake: the option that was probably meant, of those on the command's help page. */
static void cli_suggest_option(const command_row *c, const tool *t, char **args, int count) {
    out page = cli_new_page();
    if (c) {
        (c->write_options ? c->write_options : cli_write_settings)(&page);
        t = cli_find_tool("geocode"); /* of `batch` */
    } else if (t) {
        cli_tool_write_options(&page, t);
    } else {
        cli_write_help(&page);
    }
    for (int i = 0; i < count && strcmp(args[i], "--") != 0; i++) {
        str rest = str_of(args[i]), word = str_cut(&rest, '=');
        bool is_known = !str_starts(word, STR("--")) || (t && cli_tool_has_option(t, word));
        str near = is_known ? STR_NONE : cli_nearest_option(out_str(&page), word);
        if (near.at) {
            cli_tool_error("Did you mean %.*s?", STR_ARG(near));
        }
    }
}

static int cli_dispatch(char **args, int count) {
    const command_row *c = cli_command_of(args, count);
    const tool *t = cli_find_tool(args[0]);
    int used = c && c->sub ? 2 : 1;
    if (cli_show_command_help(args, count)) {
        return 0;
    }
    int code = c   ? c->run(args + used, count - used)
               : t ? cli_tool_run(t, args + 1, count - 1)
                   : cli_run_without_name(args, count);
    if (code == status_of(GEO_INVALID)->exit) {
        cli_suggest_option(c, c || t ? t : cli_meant_tool(args, count), args, count);
    }
    return code;
}

/* `--text` and `--json` before the command go behind its arguments. */
static void cli_move_form(char **args, int count) {
    while (count > 1 && strcmp(args[1], "--") != 0 &&
           (strcmp(args[0], "--text") == 0 || strcmp(args[0], "--json") == 0)) {
        for (int i = 0; i + 1 < count && strcmp(args[i + 1], "--") != 0; i++) {
            char *form = args[i];
            args[i] = args[i + 1];
            args[i + 1] = form;
        }
    }
}

/* Reads the settings and opens the sources; prints one line per mistake. */
static bool cli_start(char **args, int *count) {
    out problems = cli_new_page();
    if (config_load(args, count, &problems) && find_start(&problems)) {
        report_start();
        return true;
    }
    for (str rest = out_str(&problems); rest.at;) {
        str line = str_cut(&rest, '\n');
        if (line.len) {
            cli_tool_error("%.*s", STR_ARG(line));
        }
    }
    return false;
}

/* Makes `index build --help` of `help index build`. */
static void cli_help_to_option(char **args, int count) {
    static char help[] = "--help";
    if (count > 1 && strcmp(args[0], "help") == 0) {
        memmove(args, args + 1, (size_t)(count - 1) * sizeof *args);
        args[count - 1] = help;
    }
}

GEO_FN int cli_main(int argc, char **argv) {
    int count = MAX(argc - 1, 0), code = 0;
    char **args = argv + 1;
    os_open_std();
    cli_help_to_option(args, count);
    if (count > 0 && (cli_show_page(args[0], &code) || cli_show_command_help(args, count))) {
        return code; /* works even when settings are wrong */
    }
    if (!cli_start(args, &count)) {
        return status_of(GEO_BAD_CONFIG)->exit;
    }
    if (count > 0) {
        cli_move_form(args, count);
        return cli_dispatch(args, count);
    }
    if (config_get()->mcp_stdio || !os_is_tty(0)) {
        return cli_run_mcp(NULL, 0);
    }
    out page = cli_new_page();
    cli_write_first_steps(&page, argc > 0 ? argv[0] : "geocoder");
    return cli_show(&page);
}
