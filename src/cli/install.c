/* install -- enters this program into MCP clients: a line of src/data/deploy/clients.tsv for each.
 * Owns these lines, the text of an entry and the new text of a file.
 *
 * A client's own command is preferred: it knows its scopes and does not race a running client. A
 * file is changed only when it is strict JSON; its other bytes stay, a copy is kept beside it, and
 * the new one takes its place at once. Anything else is printed, to be entered by hand. The path of
 * the program is absolute, as clients with a window have another PATH than a shell; settings are
 * written into the entry, as clients pass few variables of the environment on.
 *
 * Outside facts: TOML 1.0, whose strings are JSON's, and YAML 1.2, which JSON is a part of. */
#include "install.h"

#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/json.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"
#include "cli_tool.h"
#include "deploy.h"
#include "json_edit.h"

enum {
    INSTALL_FILE_MAX = 4 << 20, /* a client's settings; more is no settings file */
    INSTALL_ENTRY_MAX = 32 << 10,
    INSTALL_MEMORY = 32 << 20,    /* for the tokens of such a file */
    INSTALL_WORDS_MAX = 64,       /* of a client's command */
    INSTALL_ROWS_MAX = 64,        /* clients and shapes */
    INSTALL_TABLE_MAX = 24 << 10, /* bytes of their table */
    INSTALL_NEAR_MAX = 4          /* letters of a client's name that may be wrong */
};

/* The columns of the table, which says what they are. */
enum {
    INSTALL_NAME,
    INSTALL_TITLE,
    INSTALL_SOURCE,
    INSTALL_USER,
    INSTALL_MAC,
    INSTALL_WINDOWS,
    INSTALL_PROJECT,
    INSTALL_SIGN,
    INSTALL_MEMBER,
    INSTALL_LOCAL,
    INSTALL_REMOTE,
    INSTALL_ENV,
    INSTALL_ADD,
    INSTALL_ADD_REMOTE,
    INSTALL_REMOVE,
    INSTALL_COLUMNS,
#if defined(__APPLE__)
    INSTALL_HERE = INSTALL_MAC
#elif defined(_WIN32)
    INSTALL_HERE = INSTALL_WINDOWS
#else
    INSTALL_HERE = INSTALL_USER
#endif
};

typedef struct {
    const char *at[INSTALL_COLUMNS]; /* NULL: none */
} install_row;

/* Folders of the home folder that a variable may move. */
static const struct {
    const char *folder, *variable;
} install_folders[] = {
    {".config/", "XDG_CONFIG_HOME"},    {"AppData/Roaming/", "APPDATA"},
    {"AppData/Local/", "LOCALAPPDATA"}, {".codex/", "CODEX_HOME"},
    {".copilot/", "COPILOT_HOME"},      {".grok/", "GROK_HOME"},
};

/* What a click in a page or a chat enters; behind it comes the entry. */
static const struct {
    const char *name, *link;
    bool is_base64; /* else the JSON itself, with its name */
} install_links[] = {
    {"cursor", "cursor://anysphere.cursor-deeplink/mcp/install?name=geocoder&config=", true},
    {"lm-studio", "lmstudio://add_mcp?name=geocoder&config=", true},
    {"vscode", "vscode:mcp/install?", false},
};

static struct {
    install_row rows[INSTALL_ROWS_MAX], shapes[INSTALL_ROWS_MAX]; /* shapes: a name, a text */
    int count, shape_count;                                       /* 0: not read yet */
    char table[INSTALL_TABLE_MAX];
    const install_row *row;
    const char *name, *url; /* as given; NULL: none */
    bool only_prints, is_all, is_project;
    char path[OS_PATH_MAX], self[OS_PATH_MAX];
    char entry[INSTALL_ENTRY_MAX];
    char words[INSTALL_ENTRY_MAX];    /* of a command, each with NUL */
    char line[4 * INSTALL_ENTRY_MAX]; /* to be shown: a quote in a command takes four, %XX three */
    char *argv[INSTALL_WORDS_MAX + 1];
} install;

/* ---- the rows ---- */

/* Of one shape. */
static const char *install_shape(const char *name) {
    for (int i = 0; name && i < install.shape_count; i++) {
        if (strcmp(install.shapes[i].at[1], name) == 0) {
            return install.shapes[i].at[2];
        }
    }
    return name;
}

static void install_read(void) {
    str text = deploy_template(STR("clients.tsv"));
    ASSERT(text.len < INSTALL_TABLE_MAX);
    if (install.count) {
        return;
    }
    memcpy(install.table, text.at, text.len);
    for (str rest = {install.table, text.len}; rest.len;) {
        str line = str_cut(&rest, '\n');
        bool is_shape = str_starts(line, STR("entry\t"));
        ASSERT(install.count < INSTALL_ROWS_MAX && install.shape_count < INSTALL_ROWS_MAX);
        install_row *row =
            is_shape ? &install.shapes[install.shape_count++] : &install.rows[install.count++];
        for (int i = 0; i < INSTALL_COLUMNS; i++) {
            str cell = str_cut(&line, '\t');
            bool is_none = !cell.at || str_eq(cell, STR("-"));
            row->at[i] = is_none ? NULL : cell.at;
            if (!is_none) {
                install.table[cell.at + cell.len - install.table] = 0;
            }
        }
        row->at[INSTALL_LOCAL] = install_shape(row->at[INSTALL_LOCAL]);
        row->at[INSTALL_REMOTE] = install_shape(row->at[INSTALL_REMOTE]);
    }
}

static const char *install_get(int column) {
    return install.row->at[column];
}

/* The user's files, on this system. */
static const char *install_user_files(const install_row *row) {
    return row->at[INSTALL_HERE] ? row->at[INSTALL_HERE] : row->at[INSTALL_USER];
}

/* Only the client's command may change the user's file. */
static bool install_is_theirs(void) {
    const char *files = install_user_files(install.row);
    return files && files[0] == '!';
}

static bool install_is_of_project(void) {
    return install.is_project || !install_get(INSTALL_USER);
}

static bool install_is_json(void) {
    return str_ends(str_of(install.path), STR(".json"));
}

/* ---- the entry ---- */

/* The settings that this command was given, as members of an object; TOML takes `=` for `:`. */
static void install_write_settings(out *o, bool is_toml) {
    str name, value;
    out_open(o, '{');
    for (int i = 0; config_given_at(&i, &name, &value); i++) {
        out_name(o, name);
        size_t colon = o->len - 1;
        out_json_str(o, value);
        if (is_toml && !o->full) {
            o->at[colon] = '=';
        }
    }
    out_close(o, '}');
}

/* Continue's file of a project has the form of others. NULL: the client takes no such server. */
static const char *install_template(void) {
    const char *entry = install_get(install.url ? INSTALL_REMOTE : INSTALL_LOCAL);
    bool is_of_file = !entry || install_is_json() == (entry[0] == '{');
    return is_of_file ? entry : install_shape(install.url ? "http" : "plain");
}

/* What stands in the client's file. */
static str install_entry(bool is_named) {
    out o = out_of(install.entry, sizeof install.entry);
    const char *at = install_template();
    out_text(&o, is_named ? STR("{\"name\":\"geocoder\",") : STR(""));
    for (at += is_named; *at; at++) {
        bool is_mark = (*at == '%' || *at == '\\') && at[1];
        switch (is_mark ? *++at : 0) {
        case 'n': out_char(&o, '\n'); break;
        case 'p': out_json_str(&o, str_of(install.self)); break;
        case 'u': out_json_str(&o, str_of(install.url)); break;
        case 'e': install_write_settings(&o, false); break;
        case 't': install_write_settings(&o, true); break;
        default: out_char(&o, *at);
        }
    }
    ASSERT(!o.full);
    return out_str(&o);
}

/* ---- the client's command ---- */

static bool install_is_on_path(str program) {
    char path[OS_PATH_MAX];
    for (str rest = os_env("PATH"); rest.at;) {
        str folder = str_cut(&rest, OS_LIST_MARK);
        out o = out_of(path, sizeof path - 1);
        out_fmt(&o, "%.*s/%.*s", STR_ARG(folder), STR_ARG(program));
        path[o.len] = 0;
        int fd = folder.len && !o.full ? os_open(path) : -1;
        os_close(fd);
        if (fd >= 0) {
            return true;
        }
    }
    return false;
}

static void install_push(out *o, int *count, const char *format, str a, str b) {
    ASSERT(*count < INSTALL_WORDS_MAX);
    install.argv[(*count)++] = install.words + o->len;
    out_fmt(o, format, STR_ARG(a), STR_ARG(b));
    out_char(o, 0);
    ASSERT(!o->full);
}

/* Splits a command into words, with the program, the entry and settings put in. */
static void install_make_command(const char *command) {
    out o = out_of(install.words, sizeof install.words);
    str name, value;
    int count = 0;
    for (str rest = str_of(command); rest.at;) {
        str word = str_cut(&rest, ' ');
        if (str_eq(word, STR("{}"))) {
            install_push(&o, &count, "%.*s%.*s", str_of(install.self), STR_NONE);
            install_push(&o, &count, "%.*s%.*s", STR("mcp"), STR_NONE);
        } else if (str_eq(word, STR("{json}"))) {
            install_push(&o, &count, "%.*s%.*s", install_entry(true), STR_NONE);
        } else if (str_eq(word, STR("{url}"))) {
            install_push(&o, &count, "%.*s%.*s", str_of(install.url), STR_NONE);
        } else if (str_eq(word, STR("{env}"))) {
            for (int i = 0; config_given_at(&i, &name, &value); i++) {
                install_push(&o, &count, "%.*s%.*s", str_of(install_get(INSTALL_ENV)), STR_NONE);
                install_push(&o, &count, "%.*s=%.*s", name, value);
            }
        } else {
            install_push(&o, &count, "%.*s%.*s", word, STR_NONE);
        }
    }
    install.argv[count] = NULL;
}

/* Shows the command as a shell takes it, then runs it. */
static int install_run_command(const char *command) {
    out o = out_of(install.line, sizeof install.line);
    install_make_command(command);
    for (int i = 0; install.argv[i]; i++) {
        out_text(&o, i ? STR(" ") : STR(""));
        cli_tool_quote(&o, str_of(install.argv[i]));
    }
    out_char(&o, '\n');
    cli_tool_print(out_str(&o));
    int code = install.only_prints ? 0 : os_run(install.argv);
    if (code < 0) {
        cli_tool_error("%s cannot be run: %s.", install.argv[0], os_why());
    }
    return code < 0 ? status_of(GEO_FILE)->exit : code;
}

static bool install_has_program(const char *command) {
    str words = str_of(command ? command : "");
    return command && OS_CAN_RUN && install_is_on_path(str_cut(&words, ' '));
}

/* The client's command for this; NULL: it has none here, or none that takes settings. */
static const char *install_command(bool is_added) {
    const char *add = install_get(install.url ? INSTALL_ADD_REMOTE : INSTALL_ADD);
    const char *command = is_added ? add : install_get(INSTALL_REMOVE);
    str name, value;
    int none = 0;
    bool has_settings = is_added && !install.url && config_given_at(&none, &name, &value);
    bool fits = !has_settings || install_get(INSTALL_ENV) || (add && strstr(add, "{json}"));
    return fits && !install_is_of_project() && install_has_program(command) ? command : NULL;
}

/* Files of clients are no place that we put secrets into. */
static void install_tell_withheld(bool is_added) {
    str name;
    for (int i = 0; is_added && config_withheld_at(&i, &name); i++) {
        cli_tool_error("%.*s contains a secret and was not entered; add it there by hand.",
                       STR_ARG(name));
    }
}

/* ---- the client's file ---- */

/* The folder that the path is in, which is taken off it; absent: none. */
static str install_base(str *path) {
    for (size_t i = 0; i < LEN(install_folders); i++) {
        str folder = str_of(install_folders[i].folder), base = os_env(install_folders[i].variable);
        if (str_starts(*path, folder) && base.len && os_is_absolute(base)) {
            *path = str_from(*path, folder.len);
            return base;
        }
    }
    return os_env("HOME");
}

/* A path of the home folder, whole. */
static bool install_at_home(str path, char whole[OS_PATH_MAX]) {
    str base = install_base(&path);
    out o = out_of(whole, OS_PATH_MAX - 1);
    if (!base.len) {
        cli_tool_error("HOME is not set; add --print to enter it by hand.");
        return false;
    }
    out_fmt(&o, "%.*s/%.*s", STR_ARG(base), STR_ARG(path));
    whole[o.len] = 0;
    return !o.full;
}

/* A list of paths. */
static str install_paths(void) {
    const char *files = install_user_files(install.row);
    return str_of(install_is_of_project() ? install_get(INSTALL_PROJECT)
                                          : files + install_is_theirs());
}

/* Takes the first off a list of paths. */
static bool install_find_path(str *paths) {
    str path = str_cut(paths, '|');
    return install_is_of_project() ? str_cstr(path, install.path, sizeof install.path)
                                   : install_at_home(path, install.path);
}

/* Whether the client of the user's file at install.path has been used here. */
static bool install_has_folder(void) {
    char folder[OS_PATH_MAX];
    const char *sign = install_get(INSTALL_SIGN);
    str path = str_of(install.path);
    path.len = (size_t)(os_file_name(install.path) - install.path);
    return (sign ? install_at_home(str_of(sign), folder) : str_cstr(path, folder, sizeof folder)) &&
           os_is_folder(folder);
}

/* Those that install.path is in; of the user's file only below the sign of the client. */
static void install_make_folders(void) {
    char folder[OS_PATH_MAX];
    bool may = install_is_of_project() || (install_get(INSTALL_SIGN) && install_has_folder());
    for (size_t i = 1; may && install.path[i]; i++) {
        if (install.path[i] == '/') {
            snprintf(folder, sizeof folder, "%.*s", (int)i, install.path);
            os_make_folder(folder);
        }
    }
}

/* The first whose folder is there, else the last. */
static bool install_find_first(void) {
    bool good = true;
    for (str paths = install_paths(); good && paths.at;) {
        good = install_find_path(&paths);
        paths = good && install_has_folder() ? STR_NONE : paths;
    }
    return good;
}

/* Only its owner may read it: other servers in it may have secrets. */
static bool install_write_file(const char *path, str text, unsigned mode) {
    os_writer w = {.fd = os_writer_temp_open(path, mode, w.temp)};
    bool is_open = w.fd >= 0;
    if (is_open && str_cstr(str_of(path), w.path, sizeof w.path) && os_write(w.fd, text) &&
        os_writer_commit(&w)) {
        return true;
    }
    cli_tool_error("%s cannot be written: %s.%s", path, os_why(),
                   is_open ? "" : " Has the client run once here?");
    os_writer_discard(&w);
    return false;
}

static void install_print_link(void) {
    static char coded[2 * INSTALL_ENTRY_MAX];
    out o = out_of(install.line, sizeof install.line), text = out_of(coded, sizeof coded);
    for (size_t i = 0; i < LEN(install_links); i++) {
        if (strcmp(install_links[i].name, install_get(INSTALL_NAME)) == 0) {
            bool is_base64 = install_links[i].is_base64;
            str entry = install_entry(!is_base64);
            (is_base64 ? out_base64 : out_text)(&text, entry);
            out_fmt(&o, "geocoder: Or open %s", install_links[i].link);
            out_url(&o, out_str(&text));
            out_char(&o, '\n');
            os_write(2, o.full || text.full ? STR("") : out_str(&o));
        }
    }
}

/* A whole file, so that stdout can become it. */
static void install_print_file(void) {
    char bytes[OS_PATH_MAX + 64];
    out o = out_of(bytes, sizeof bytes);
    if (install_is_json()) {
        out_fmt(&o, "{\n  \"%s\": {\n    \"geocoder\": ", install_get(INSTALL_MEMBER));
    } else {
        out_fmt(&o, "# %s\n", install.path);
    }
    cli_tool_print(out_str(&o));
    cli_tool_print(install_entry(false));
    cli_tool_print(install_is_json() ? STR("\n  }\n}\n") : STR("\n"));
}

/* JSON has no comments: where it goes is told on stderr. */
static void install_by_hand(void) {
    install_print_file();
    if (install_is_json()) {
        cli_tool_error("This is for %s; where that has \"%s\" already, add \"geocoder\" to it.",
                       install.path, install_get(INSTALL_MEMBER));
        install_print_link();
    }
    cli_tool_error("%s describes it on https://%s", install_get(INSTALL_TITLE),
                   install_get(INSTALL_SOURCE));
}

/* Nothing was changed, and why; an entry to be added is printed. */
static int install_refuse(bool is_added, const char *why) {
    if (is_added) {
        cli_tool_error("%s, so nothing was entered; enter this by hand:", why);
        install_by_hand();
    } else {
        cli_tool_error("%s, so nothing was removed; remove \"geocoder\" from %s by hand.", why,
                       install.path);
    }
    return status_of(GEO_FILE)->exit;
}

/* The file with the entry, or without it, put in its place; a copy of the former stays beside it.
 */
static int install_edit(bool is_added) {
    static char backup[OS_PATH_MAX + 16], why[OS_PATH_MAX + 64];
    void *memory = os_reserve(INSTALL_MEMORY), *room = os_reserve(2 * INSTALL_FILE_MAX);
    arena mem = arena_of(memory, memory ? INSTALL_MEMORY : 0);
    out changed = out_of(room, 2 * INSTALL_FILE_MAX);
    str text = STR_NONE, bom = STR("\xEF\xBB\xBF");
    if (os_is_link(install.path)) {
        snprintf(why, sizeof why, "%s is a link", install.path);
        return install_refuse(is_added, why);
    }
    status code = os_read_file(install.path, &mem, INSTALL_FILE_MAX, &text);
    if (code != GEO_OK && code != GEO_NOT_FOUND) {
        cli_tool_error("%s cannot be read: %s.", install.path, os_why());
        return status_of(GEO_FILE)->exit;
    }
    str body = str_starts(text, bom) ? str_from(text, bom.len) : text;
    str value = is_added ? install_entry(false) : STR_NONE;
    if (!json_edit_member(&changed, body, install_get(INSTALL_MEMBER), "geocoder", value, &mem) ||
        changed.full) {
        snprintf(why, sizeof why, "%s is not strict JSON with an object \"%s\"", install.path,
                 install_get(INSTALL_MEMBER));
        return install_refuse(is_added, why);
    }
    if (str_eq(out_str(&changed), body) || (!is_added && !text.len)) {
        cli_tool_print(STR("Nothing to change.\n"));
        return 0;
    }
    if (is_added) {
        install_print_file();
        install_make_folders();
    }
    snprintf(backup, sizeof backup, "%s.bak", install.path);
    str mark = body.at == text.at ? STR("") : bom,
        whole = arena_join(&mem, mark, out_str(&changed));
    if ((text.len && !install_write_file(backup, text, 0600)) || !whole.at ||
        !install_write_file(install.path, whole, 0600)) {
        return status_of(GEO_FILE)->exit;
    }
    char bytes[2 * OS_PATH_MAX];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "%s %s. Restart %s.\n", is_added ? "Entered into" : "Removed from", install.path,
            install_get(INSTALL_TITLE));
    cli_tool_print(out_str(&o));
    install_tell_withheld(is_added);
    return 0;
}

/* Each of the files whose folder is there; without any the last, which then tells. */
static int install_edit_all(bool is_added) {
    int exit = 0, count = 0;
    for (str paths = install_paths(); paths.at;) {
        if (install_find_path(&paths) && (install_is_of_project() || install_has_folder())) {
            int one = install_edit(is_added);
            exit = MAX(exit, one);
            count++;
        }
    }
    return count ? exit : install_edit(is_added);
}

/* A file that is not ours to change, of a client whose command, if it has one, is not there. */
static int install_leave(bool is_added) {
    char why[128]; /* without the path */
    const char *add = install_get(INSTALL_ADD);
    str words = str_of(add ? add : ""), command = str_cut(&words, ' ');
    snprintf(why, sizeof why,
             command.len ? "The command %.*s of %s cannot be run here"
                         : "%.*s%s has no command that adds servers",
             STR_ARG(command), install_get(INSTALL_TITLE));
    return install_refuse(is_added, why);
}

static bool install_may_edit(void) {
    return install_is_json() && (install_is_of_project() || !install_is_theirs());
}

static int install_one(bool is_added) {
    const char *command = install_command(is_added);
    if (command) {
        return install_run_command(command);
    }
    if (install.only_prints && is_added) {
        install_by_hand();
        return 0;
    }
    if (install.only_prints) {
        char bytes[2 * OS_PATH_MAX];
        out o = out_of(bytes, sizeof bytes);
        out_fmt(&o, "Remove the entry geocoder from %s.\n", install.path);
        cli_tool_print(out_str(&o));
        return 0;
    }
    return install_may_edit() ? install_edit_all(is_added) : install_leave(is_added);
}

/* ---- what is here ---- */

typedef enum { INSTALL_ABSENT, INSTALL_OTHER, INSTALL_ENTERED, INSTALL_UNREAD } install_state;

/* Of a file that is JSON: our entry in it; absent: none. False: it is no strict JSON. */
static bool install_part(str text, str *part, arena *mem) {
    json_doc doc;
    if (text.len && !json_parse(&doc, text, mem)) {
        return false;
    }
    json entry = text.len
                     ? json_get(json_get(json_root(&doc), install_get(INSTALL_MEMBER)), "geocoder")
                     : (json){.index = -1};
    *part = entry.index >= 0 ? json_source(entry) : STR_NONE;
    return true;
}

/* Whether install.path has an entry, and one of this program or address. */
static install_state install_look(void) {
    void *memory = os_reserve(INSTALL_MEMORY);
    arena mem = arena_of(memory, memory ? INSTALL_MEMORY : 0);
    out wanted = out_of(install.line, sizeof install.line);
    str text = STR_NONE, part = STR_NONE;
    out_json_str(&wanted, str_of(install.url ? install.url : install.self));
    os_read_file(install.path, &mem, INSTALL_FILE_MAX, &text);
    bool is_read = !install_is_json() || install_part(text, &part, &mem);
    part = !install_is_json() && str_find(text, STR("geocoder")) >= 0 ? text : part;
    install_state state = !is_read                                ? INSTALL_UNREAD
                          : !part.at                              ? INSTALL_ABSENT
                          : str_find(part, out_str(&wanted)) >= 0 ? INSTALL_ENTERED
                                                                  : INSTALL_OTHER;
    os_unreserve(memory, INSTALL_MEMORY);
    return state;
}

/* Of a project: whether its folder has the file. */
static bool install_is_here(void) {
    return install_is_of_project()
               ? os_stamp_of(install.path).file != 0
               : install_has_program(install_get(INSTALL_ADD)) || install_has_folder();
}

static void install_print_state(bool is_here) {
    char bytes[2 * OS_PATH_MAX];
    out o = out_of(bytes, sizeof bytes);
    const char *command = install_command(true);
    install_state state = install_look();
    bool is_by_hand = !command && (!install_may_edit() || state == INSTALL_UNREAD);
    const char *what = !is_here                   ? "not here"
                       : state == INSTALL_ENTERED ? "entered"
                       : is_by_hand               ? "by hand"
                       : state == INSTALL_OTHER   ? "would be changed"
                                                  : "would be entered";
    out_fmt(&o, "%-15s %-19s %-17s %s\n", install_get(INSTALL_NAME), install_get(INSTALL_TITLE),
            what, command ? command : install.path);
    cli_tool_print(out_str(&o));
}

/* One of several: what has to be entered by hand is no failure. */
static int install_next(bool is_added) {
    if (!is_added && install_look() == INSTALL_ABSENT) {
        return 0;
    }
    if (!install_command(is_added) && !install_may_edit() && !install.only_prints) {
        cli_tool_error("%s: by hand; see `geocoder %s %s --print`.", install_get(INSTALL_TITLE),
                       is_added ? "install" : "uninstall", install_get(INSTALL_NAME));
        return 0;
    }
    return install_one(is_added);
}

typedef enum { INSTALL_ADDS, INSTALL_REMOVES, INSTALL_LISTS_HERE, INSTALL_LISTS_ALL } install_task;

/* Each client that takes such an entry and is here. Returns the worst code. */
static int install_each(install_task task, int *count) {
    int worst = 0;
    for (int i = 0; i < install.count; i++) {
        install.row = &install.rows[i];
        bool is_of_scope = !install.is_project || install_get(INSTALL_PROJECT);
        if (!is_of_scope || !install_find_first() || !install_template()) {
            continue;
        }
        bool is_here = install_is_here();
        if (task == INSTALL_LISTS_ALL || (task == INSTALL_LISTS_HERE && is_here)) {
            install_print_state(is_here);
        } else if (is_here && (task == INSTALL_ADDS || task == INSTALL_REMOVES)) {
            int one = install_next(task == INSTALL_ADDS);
            worst = MAX(worst, one);
        }
        *count += is_here;
    }
    return worst;
}

static int install_list(install_task task) {
    int count = 0;
    install_each(task, &count);
    if (task == INSTALL_LISTS_HERE) {
        cli_tool_error(count ? "Nothing was changed; `geocoder install NAME` enters one of these, "
                               "--all each."
                             : "No client is here; `geocoder install list` names those there are.");
    }
    return 0;
}

/* ---- the commands ---- */

/* A client starts the program in a folder of its own. */
static bool install_has_whole_paths(void) {
    str name, value;
    for (int i = 0; config_given_at(&i, &name, &value); i++) {
        for (str rest = config_is_path(i) ? value : STR_NONE; rest.at;) {
            str path = str_cut(&rest, OS_LIST_MARK); /* several index files */
            if (path.len && !os_is_absolute(path)) {
                cli_tool_error("%.*s must be an absolute path to be entered.", STR_ARG(name));
                return false;
            }
        }
    }
    return true;
}

/* "lmstudio", "LM Studio" and "lm-studio" are one. */
static bool install_is_called(const char *given, const char *name) {
    for (;; given++, name++) {
        given += strspn(given, " -_");
        name += strspn(name, " -_");
        if (!*given || ascii_lower(*given) != ascii_lower(*name)) {
            return !*given && !*name;
        }
    }
}

static bool install_takes_option(const char *word, const char *value, const char *argv0) {
    bool *const flags[] = {&install.only_prints, &install.is_all, &install.is_project};
    static const char *const names[] = {"--print", "--all", "--project"};
    for (size_t i = 0; i < LEN(names); i++) {
        if (strcmp(word, names[i]) == 0) {
            *flags[i] = true;
            return true;
        }
    }
    bool is_url = strcmp(word, "--url") == 0, is_name = word[0] != '-' && !install.name;
    install.url = is_url ? value : install.url;
    install.name = is_name ? word : install.name;
    if (!is_url && !is_name) {
        cli_tool_error("%s takes a client, --all, --project, --url and --print, not `%.60s`.",
                       argv0, word);
    } else if (is_url && !(value && (str_starts(str_of(value), STR("https://")) ||
                                     str_starts(str_of(value), STR("http://"))))) {
        cli_tool_error("--url needs the address of an MCP server, as https://host/mcp.");
        return false;
    }
    return is_url || is_name;
}

static bool install_find_row(const char *argv0) {
    str_nearest near = {.distance = INSTALL_NEAR_MAX};
    str word = str_of(install.name);
    for (int i = 0; i < install.count; i++) {
        install.row = &install.rows[i];
        str known = str_of(install_get(INSTALL_NAME));
        if (install_is_called(install.name, known.at) ||
            install_is_called(install.name, install_get(INSTALL_TITLE))) {
            return true;
        }
        str_nearest_add(&near, str_starts(known, word) ? known : word, known);
    }
    cli_tool_error("%s does not know `%.60s`%s%.*s; `geocoder install list` names its clients.",
                   argv0, install.name, near.name.at ? "; the nearest is " : "",
                   STR_ARG(near.name));
    return false;
}

static bool install_fits_row(void) {
    if (install.is_project && !install_get(INSTALL_PROJECT)) {
        cli_tool_error("%s has no settings of a project.", install_get(INSTALL_TITLE));
        return false;
    }
    if (!install_find_first()) {
        return false;
    }
    if (!install_template()) {
        cli_tool_error(install.url ? "%s takes addresses only in its window. See https://%s"
                                   : "%s starts no servers: give it the address of one with --url. "
                                     "See https://%s",
                       install_get(INSTALL_TITLE), install_get(INSTALL_SOURCE));
        return false;
    }
    return true;
}

static bool install_parse(char **args, int count, const char *argv0) {
    for (int i = 0; i < count; i++) {
        if (!install_takes_option(args[i], i + 1 < count ? args[i + 1] : NULL, argv0)) {
            return false;
        }
        i += strcmp(args[i], "--url") == 0;
    }
    return install_has_whole_paths() && /* before the command is the program */
           str_cstr(str_of(os_self(args[-2])), install.self, sizeof install.self);
}

/* A file of a service; one of this folder that is there already stays. Returns an exit code. */
static int install_deploy_one(const deploy_row *row) {
    out text = out_of(install.entry, sizeof install.entry),
        o = out_of(install.line, sizeof install.line);
    deploy_write(&text, row, str_of(install.self));
    if (install.only_prints) {
        out_fmt(&o, "# %s\n%.*s\n", row->path, STR_ARG(out_str(&text)));
    } else if (!os_is_absolute(str_of(row->path)) && os_stamp_of(row->path).file) {
        cli_tool_error("%s is there already; --print shows what would be written.", row->path);
        return status_of(GEO_FILE)->exit;
    } else if (!install_write_file(row->path, out_str(&text), 0644)) {
        return status_of(GEO_FILE)->exit;
    } else {
        out_fmt(&o, "Written: %s. Now: %s\n", row->path, row->next);
    }
    cli_tool_print(out_str(&o));
    return 0;
}

/* Below zero: no service has that name. */
static int install_deploy(bool is_added) {
    int code = -1;
    for (int i = 0; deploy_at(i); i++) {
        const deploy_row *row = deploy_at(i);
        if (!install_is_called(install.name, row->name)) {
            continue;
        }
        if (!is_added) {
            cli_tool_error("Nothing was removed; stop it and delete %s.", row->path);
            return status_of(GEO_FILE)->exit;
        }
        code = deploy_is_wanted(row) ? install_deploy_one(row) : code;
    }
    return code;
}

static int install_do(char **args, int count, bool is_added) {
    const char *argv0 = is_added ? "install" : "uninstall";
    int found = 0, wrong = status_of(GEO_INVALID)->exit;
    install_read();
    if (!install_parse(args, count, argv0)) {
        return wrong;
    }
    if (install.is_all) {
        return install_each(is_added ? INSTALL_ADDS : INSTALL_REMOVES, &found);
    }
    if (!install.name || strcmp(install.name, "list") == 0) {
        return install_list(install.name ? INSTALL_LISTS_ALL : INSTALL_LISTS_HERE);
    }
    int code = install_deploy(is_added);
    if (code >= 0) {
        return code;
    }
    return install_find_row(argv0) && install_fits_row() ? install_one(is_added) : wrong;
}

GEO_FN int install_run(char **args, int count) {
    return install_do(args, count, true);
}

GEO_FN int install_undo(char **args, int count) {
    return install_do(args, count, false);
}

GEO_FN void install_write_options(out *o) {
    install_read();
    out_text(o, STR("Clients:\n"));
    for (int i = 0; i < install.count; i++) {
        const char *files = install_user_files(&install.rows[i]);
        const char *project = install.rows[i].at[INSTALL_PROJECT];
        str rest = str_of(files ? files + (files[0] == '!') : project), first = str_cut(&rest, '|');
        out_fmt(o, "  %-15s %-18s  %s%.*s\n", install.rows[i].at[INSTALL_NAME],
                install.rows[i].at[INSTALL_TITLE], files ? "~/" : "./", STR_ARG(first));
    }
    out_text(o, STR("\nServices:\n"));
    for (int i = 0; deploy_at(i); i++) {
        if (!i || strcmp(deploy_at(i)->name, deploy_at(i - 1)->name) != 0) {
            out_fmt(o, "  %-15s %-18s  %s\n", deploy_at(i)->name, deploy_at(i)->title,
                    deploy_at(i)->path);
        }
    }
    out_text(
        o, STR("\nWithout a name it lists the clients that are here, and what would change. "
               "Settings given\nhere or in the environment go into the entry; those with tokens or "
               "passwords do not:\nenter them by hand.\n\n"
               "Options:\n"
               "  list                 Show each client, and whether it is here\n"
               "  --all                Each client that is here\n"
               "  --project            In the folder of a project, instead of for the user\n"
               "  --url URL            A server at that address, as https://host/mcp, instead of "
               "this program\n"
               "  --print              Write it to stdout, as a whole file, and change nothing\n"));
}
