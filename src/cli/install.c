/* install -- a row per MCP client: where its settings are and in which shape they have a server.
 * Owns the rows, the text of an entry and the new text of a file.
 *
 * A client's own command is preferred: it knows its scopes and does not race a running client. A
 * file is changed only when it is strict JSON; its other bytes stay, a copy is kept beside it, and
 * the new one takes its place at once. Anything else is printed, to be entered by hand. The path of
 * the program is absolute, as clients with a window have another PATH than a shell; settings are
 * written into the entry, as clients pass few variables of the environment on.
 *
 * Outside facts: the settings of each client, as its documentation has them in November 2026. */
#include "install.h"

#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "cli_tool.h"
#include "json_edit.h"

enum {
    INSTALL_FILE_MAX = 4 << 20, /* a client's settings; more is no settings file */
    INSTALL_ENTRY_MAX = 32 << 10,
    INSTALL_MEMORY = 32 << 20, /* for the tokens of such a file */
    INSTALL_WORDS_MAX = 64     /* of a client's command */
};

/* How a client writes a server down. */
typedef enum {
    INSTALL_SERVER,   /* {"command", "args", "env"} */
    INSTALL_TYPED,    /* the same with "type": "stdio" */
    INSTALL_OPENCODE, /* {"type": "local", "command": [...], "environment"} */
    INSTALL_TOML,
    INSTALL_YAML,
    INSTALL_UNIT, /* of systemd; the path is absolute */
    INSTALL_SOCKET
} install_shape;

typedef struct {
    const char *name, *title;
    install_shape shape;
    bool is_edited; /* the file is strict JSON that we may change */
    /* In the home folder without / or ./; NULL: as the first. Several, with | between them: those
     * whose folder is there. */
    const char *path, *mac, *windows;
    const char *member;    /* of the file, which has the servers */
    const char *add, *env; /* the client's command, and its option for a setting; NULL: none */
    const char *remove;
} install_row;

#if defined(__APPLE__)
#define INSTALL_PATH(row) ((row)->mac ? (row)->mac : (row)->path)
#elif defined(_WIN32)
#define INSTALL_PATH(row) ((row)->windows ? (row)->windows : (row)->path)
#else
#define INSTALL_PATH(row) ((row)->path)
#endif

/* In a command, {} is where the program and its argument go, {json} the entry with its name. */
static const install_row install_rows[] = {
    {"claude-desktop", "Claude Desktop", INSTALL_SERVER, true,
     ".config/Claude/claude_desktop_config.json",
     "Library/Application Support/Claude/claude_desktop_config.json",
     /* of the MSIX, which has an AppData of its own, and of the former setup */
     "AppData/Local/Packages/Claude_pzs8sxrjxfjjc/LocalCache/Roaming/Claude/"
     "claude_desktop_config.json|AppData/Roaming/Claude/claude_desktop_config.json",
     "mcpServers", NULL, NULL, NULL},
    {"claude-code", "Claude Code", INSTALL_TYPED, false, "./.mcp.json of a project", NULL, NULL,
     "mcpServers", "claude mcp add --transport stdio --scope user geocoder {env} -- {}", "--env",
     "claude mcp remove --scope user geocoder"},
    {"codex", "Codex", INSTALL_TOML, false, ".codex/config.toml", NULL, NULL, "mcp_servers",
     "codex mcp add geocoder {env} -- {}", "--env", "codex mcp remove geocoder"},
    {"cursor", "Cursor", INSTALL_SERVER, true, ".cursor/mcp.json", NULL, NULL, "mcpServers", NULL,
     NULL, NULL},
    {"gemini", "Gemini CLI", INSTALL_SERVER, true, ".gemini/settings.json", NULL, NULL,
     "mcpServers", "gemini mcp add --scope user {env} geocoder {}", "--env",
     "gemini mcp remove --scope user geocoder"},
    {"goose", "Goose", INSTALL_YAML, false, ".config/goose/config.yaml", NULL,
     "AppData/Roaming/Block/goose/config/config.yaml", "extensions", NULL, NULL, NULL},
    {"lm-studio", "LM Studio", INSTALL_SERVER, true, ".lmstudio/mcp.json", NULL, NULL, "mcpServers",
     NULL, NULL, NULL},
    {"opencode", "opencode", INSTALL_OPENCODE, true, ".config/opencode/opencode.json", NULL, NULL,
     "mcp", NULL, NULL, NULL},
    {"qwen", "Qwen Code", INSTALL_SERVER, true, ".qwen/settings.json", NULL, NULL, "mcpServers",
     "qwen mcp add --scope user {env} geocoder {}", "--env",
     "qwen mcp remove --scope user geocoder"},
    {"vscode", "VS Code", INSTALL_TYPED, true, ".config/Code/User/mcp.json",
     "Library/Application Support/Code/User/mcp.json", "AppData/Roaming/Code/User/mcp.json",
     "servers", "code --add-mcp {json}", NULL, NULL},
    {"windsurf", "Windsurf", INSTALL_SERVER, true, ".codeium/windsurf/mcp_config.json", NULL, NULL,
     "mcpServers", NULL, NULL, NULL},
    {"zed", "Zed", INSTALL_SERVER, true, ".config/zed/settings.json", NULL,
     "AppData/Roaming/Zed/settings.json", "context_servers", NULL, NULL, NULL},
    {"systemd", "systemd", INSTALL_UNIT, false, "/etc/systemd/system/geocoder.service", NULL, NULL,
     NULL, NULL, NULL, NULL},
};

/* Folders of the home folder that a variable may move. */
static const struct {
    const char *folder, *variable;
} install_folders[] = {
    {".config/", "XDG_CONFIG_HOME"},
    {"AppData/Roaming/", "APPDATA"},
    {"AppData/Local/", "LOCALAPPDATA"},
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

/* Written with the unit of a server that is offline. */
static const install_row install_socket_row = {"systemd-socket",
                                               "systemd",
                                               INSTALL_SOCKET,
                                               false,
                                               "/etc/systemd/system/geocoder.socket",
                                               NULL,
                                               NULL,
                                               NULL,
                                               NULL,
                                               NULL,
                                               NULL};

static struct {
    const install_row *row;
    bool only_prints;
    char path[OS_PATH_MAX], self[OS_PATH_MAX];
    char entry[INSTALL_ENTRY_MAX];
    char words[INSTALL_ENTRY_MAX];    /* of a command, each with NUL */
    char line[4 * INSTALL_ENTRY_MAX]; /* to be shown: a quote in a command takes four, %XX three */
    char *argv[INSTALL_WORDS_MAX + 1];
} install;

/* ---- the entry ---- */

/* The settings that this command was given, as members of an object. */
static void install_write_settings(out *o) {
    str name, value;
    out_open(o, '{');
    for (int i = 0; config_given_at(&i, &name, &value); i++) {
        out_name(o, name);
        out_json_str(o, value);
    }
    out_close(o, '}');
}

static void install_write_json(out *o, install_shape shape, bool is_named) {
    str self = str_of(install.self);
    out_open(o, '{');
    if (is_named) {
        out_text(o, STR("\"name\":\"geocoder\""));
    }
    if (shape != INSTALL_SERVER) {
        out_key(o, "type");
        out_json_str(o, shape == INSTALL_TYPED ? STR("stdio") : STR("local"));
    }
    out_key(o, "command");
    if (shape == INSTALL_OPENCODE) {
        out_open(o, '[');
        out_json_str(o, self);
        out_text(o, STR(",\"mcp\"]"));
        out_key(o, "environment");
    } else {
        out_json_str(o, self);
        out_text(o, STR(",\"args\":[\"mcp\"]"));
        out_key(o, "env");
    }
    install_write_settings(o);
    out_close(o, '}');
}

/* A basic string of TOML is one of JSON; so is a double-quoted one of YAML. */
static void install_write_lines(out *o, const char *before, const char *between) {
    str name, value;
    for (int i = 0; config_given_at(&i, &name, &value); i++) {
        out_text(o, str_of(before));
        out_text(o, name);
        out_text(o, str_of(between));
        out_json_str(o, value);
        out_char(o, '\n');
    }
}

static void install_write_toml(out *o) {
    out_text(o, STR("[mcp_servers.geocoder]\ncommand = "));
    out_json_str(o, str_of(install.self));
    out_text(o, STR("\nargs = [\"mcp\"]\n\n[mcp_servers.geocoder.env]\n"));
    install_write_lines(o, "", " = ");
}

static void install_write_yaml(out *o) {
    str name, value;
    int first = 0;
    out_text(o, STR("extensions:\n  geocoder:\n    name: geocoder\n    type: stdio\n"
                    "    enabled: true\n    timeout: 60\n    cmd: "));
    out_json_str(o, str_of(install.self));
    out_text(o, STR("\n    args: [\"mcp\"]\n    envs:"));
    out_text(o, config_given_at(&first, &name, &value) ? STR("\n") : STR(" {}\n"));
    install_write_lines(o, "      ", ": ");
}

/* systemd.service(5): specifiers, quotes, variables. */
static void install_write_quoted(out *o, str text) {
    for (size_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        out_text(o, c == '%' ? STR("%") : c == '"' || c == '\\' ? STR("\\") : STR(""));
        out_char(o, c);
    }
}

/* Offline it needs no network of its own: systemd opens the sockets, see supervisor. */
static bool install_is_offline(void) {
    return config_get()->backend == BACKEND_GAZETTEER;
}

static void install_write_unit_program(out *o) {
    char bytes[2 * OS_PATH_MAX];
    str name, value;
    out self = out_of(bytes, sizeof bytes);
    install_write_quoted(&self, str_of(install.self));
    out_fmt(o,
            "[Service]\n"
            "Type=notify\n"
            "WatchdogSec=30\n"
            "ExecStart=\"%.*s\" http\n"
            "ExecReload=/bin/kill -HUP $MAINPID\n"
            "# Settings, one NAME=value per line. For a token: "
            "LoadCredential=token:/etc/geocoder/token\n"
            "# in a drop-in, and GEOCODER_TOKEN_FILE=%%d/token\n"
            "EnvironmentFile=-/etc/default/geocoder\n"
            "Environment=GEOCODER_CACHE_FILE=%%C/geocoder/cache\n"
            "Environment=GEOCODER_OAUTH_KEY_FILE=%%S/geocoder/oauth.key\n"
            "Environment=GEOCODER_SANDBOX=strict\n",
            STR_ARG(out_str(&self)));
    for (int i = 0; config_given_at(&i, &name, &value); i++) {
        out_fmt(o, "Environment=\"%.*s=", STR_ARG(name));
        install_write_quoted(o, value);
        out_text(o, STR("\"\n"));
    }
}

static const char install_unit_rights[] =
    "Restart=on-failure\n"
    "DynamicUser=yes\n"
    "CacheDirectory=geocoder\n"
    "StateDirectory=geocoder\n"
    "MemoryMax=1G\n"
    "UMask=0077\n\n"
    "CapabilityBoundingSet=\n"
    "LockPersonality=yes\n"
    "MemoryDenyWriteExecute=yes\n"
    "NoNewPrivileges=yes\n"
    "PrivateDevices=yes\n"
    "PrivateTmp=yes\n"
    "PrivateUsers=yes\n"
    "ProcSubset=pid\n"
    "ProtectClock=yes\n"
    "ProtectControlGroups=yes\n"
    "ProtectHome=yes\n"
    "ProtectHostname=yes\n"
    "ProtectKernelLogs=yes\n"
    "ProtectKernelModules=yes\n"
    "ProtectKernelTunables=yes\n"
    "ProtectProc=invisible\n"
    "ProtectSystem=strict\n"
    "RemoveIPC=yes\n"
    "RestrictNamespaces=yes\n"
    "RestrictRealtime=yes\n"
    "RestrictSUIDSGID=yes\n"
    "SystemCallArchitectures=native\n"
    "SystemCallErrorNumber=EPERM\n"
    "SystemCallFilter=@system-service landlock_create_ruleset "
    "landlock_add_rule landlock_restrict_self\n"
    "SystemCallFilter=~@privileged @resources\n"
    "SystemCallFilter=sched_setattr setpriority\n"; /* workers are less urgent than the loop */

static void install_write_unit(out *o) {
    bool is_offline = install_is_offline();
    out_text(o, STR("[Unit]\n"
                    "Description=Geocoder: MCP, Nominatim-compatible HTTP, health and metrics\n"
                    "Documentation=man:geocoder(1)\n"));
    out_text(o, is_offline ? STR("Requires=geocoder.socket\nAfter=geocoder.socket\n\n")
                           : STR("After=network-online.target\nWants=network-online.target\n\n"));
    install_write_unit_program(o);
    out_text(o, STR(install_unit_rights));
    out_text(o, is_offline ? STR("PrivateNetwork=yes\nRestrictAddressFamilies=AF_UNIX\n\n"
                                 "[Install]\nAlso=geocoder.socket\n")
                           : STR("RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX\n\n"
                                 "[Install]\n"));
    out_text(o, STR("WantedBy=multi-user.target\n"));
}

/* systemd.socket(5); what listens there is Nominatim's API, MCP and all else of the one port. */
static void install_write_socket(out *o) {
    const config *cfg = config_get();
    str host = cfg->host, file = STR("unix:");
    out_text(o, STR("[Unit]\nDescription=Where geocoder listens\n\n[Socket]\nListenStream="));
    if (str_starts(host, file)) {
        install_write_quoted(o, str_from(host, file.len));
    } else {
        bool is_v6 = str_find(host, STR(":")) >= 0;
        out_fmt(o, is_v6 ? "[%.*s]:%d" : "%.*s:%d", STR_ARG(host), cfg->port);
    }
    out_text(o, STR("\n\n[Install]\nWantedBy=sockets.target\n"));
}

/* What stands in the client's file. */
static str install_entry(bool is_named) {
    out o = out_of(install.entry, sizeof install.entry);
    switch (install.row->shape) {
    case INSTALL_SOCKET: install_write_socket(&o); break;
    case INSTALL_TOML: install_write_toml(&o); break;
    case INSTALL_YAML: install_write_yaml(&o); break;
    case INSTALL_UNIT: install_write_unit(&o); break;
    default: install_write_json(&o, install.row->shape, is_named);
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

/* Splits the command of the row into words, with the program, the entry and settings put in. */
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
        } else if (str_eq(word, STR("{env}"))) {
            for (int i = 0; config_given_at(&i, &name, &value); i++) {
                install_push(&o, &count, "%.*s%.*s", str_of(install.row->env), STR_NONE);
                install_push(&o, &count, "%.*s=%.*s", name, value);
            }
        } else {
            install_push(&o, &count, "%.*s%.*s", word, STR_NONE);
        }
    }
    install.argv[count] = NULL;
}

/* Shows the command as a shell takes it, then becomes it. */
static int install_run_command(const char *command) {
    out o = out_of(install.line, sizeof install.line);
    install_make_command(command);
    for (int i = 0; install.argv[i]; i++) {
        bool is_plain = !strpbrk(install.argv[i], " \t\n'\"$\\{}&;|<>()*?`#~![]");
        str quote = is_plain ? STR("") : STR("'");
        out_text(&o, i ? STR(" ") : STR(""));
        out_text(&o, quote);
        for (const char *c = install.argv[i]; *c; c++) {
            out_text(&o, *c == '\'' ? STR("'\\''") : (str){c, 1});
        }
        out_text(&o, quote);
    }
    out_char(&o, '\n');
    cli_tool_print(out_str(&o));
    if (install.only_prints) {
        return 0;
    }
    os_become(install.argv);
    cli_tool_error("%s cannot be run: %s.", install.argv[0], os_why());
    return status_of(GEO_FILE)->exit;
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

/* Takes the first off a list of paths. */
static bool install_find_path(str *paths) {
    str path = str_cut(paths, '|');
    bool is_at_home = path.at[0] != '/' && !str_starts(path, STR("./"));
    str base = is_at_home ? install_base(&path) : STR_NONE;
    out o = out_of(install.path, sizeof install.path - 1);
    if (is_at_home && !base.len) {
        cli_tool_error("HOME is not set; add --print to enter it by hand.");
        return false;
    }
    out_text(&o, base);
    out_text(&o, is_at_home ? STR("/") : STR(""));
    out_text(&o, path);
    install.path[o.len] = 0;
    return !o.full;
}

static bool install_has_folder(void) {
    char folder[OS_PATH_MAX];
    const char *name = strrchr(install.path, '/');
    str path = name ? str_head(str_of(install.path), (size_t)(name - install.path)) : STR(".");
    return str_cstr(path, folder, sizeof folder) && os_stamp_of(folder).file;
}

/* The first whose folder is there, else the last. */
static bool install_find_first(void) {
    bool good = true;
    for (str paths = str_of(INSTALL_PATH(install.row)); good && paths.at;) {
        good = install_find_path(&paths);
        paths = good && install_has_folder() ? STR_NONE : paths;
    }
    return good;
}

/* Only its owner may read it: other servers in it may have secrets. */
static bool install_write_file(const char *path, str text, unsigned mode) {
    os_writer w = {.fd = os_temp_open(path, mode, w.temp)};
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
        if (strcmp(install_links[i].name, install.row->name) == 0) {
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

static bool install_is_json(void) {
    install_shape shape = install.row->shape;
    return shape == INSTALL_SERVER || shape == INSTALL_TYPED || shape == INSTALL_OPENCODE;
}

/* A whole file, so that stdout can become it. */
static void install_print_file(void) {
    char bytes[OS_PATH_MAX + 64];
    out o = out_of(bytes, sizeof bytes);
    if (install_is_json()) {
        out_fmt(&o, "{\n  \"%s\": {\n    \"geocoder\": ", install.row->member);
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
                       install.path, install.row->member);
        install_print_link();
    }
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
    if (!json_edit_member(&changed, body, install.row->member, "geocoder", value, &mem) ||
        changed.full) {
        snprintf(why, sizeof why, "%s is not strict JSON with an object \"%s\"", install.path,
                 install.row->member);
        return install_refuse(is_added, why);
    }
    if (str_eq(out_str(&changed), body) || (!is_added && !text.len)) {
        cli_tool_print(STR("Nothing to change.\n"));
        return 0;
    }
    if (is_added) {
        install_print_file();
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
            install.row->title);
    cli_tool_print(out_str(&o));
    return 0;
}

/* Each of the files whose folder is there; without any the last, which then tells. */
static int install_edit_all(bool is_added) {
    int exit = 0, count = 0;
    for (str paths = str_of(INSTALL_PATH(install.row)); paths.at;) {
        if (install_find_path(&paths) && install_has_folder()) {
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
    str words = str_of(install.row->add);
    str command = install.row->add ? str_cut(&words, ' ') : STR("");
    snprintf(why, sizeof why,
             command.len ? "The command %.*s of %s cannot be run here"
                         : "%.*s%s has no command that adds servers",
             STR_ARG(command), install.row->title);
    return install_refuse(is_added, why);
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

static bool install_parse(char **args, int count, const char *argv0) {
    const char *name = NULL;
    for (int i = 0; i < count; i++) {
        if (strcmp(args[i], "--print") == 0) {
            install.only_prints = true;
        } else if (args[i][0] == '-' || name) {
            cli_tool_error("%s takes a client and --print, not `%.60s`.", argv0, args[i]);
            return false;
        } else {
            name = args[i];
        }
    }
    for (size_t i = 0; name && i < LEN(install_rows) && !install.row; i++) {
        const install_row *row = &install_rows[i];
        bool is_it = install_is_called(name, row->name) || install_is_called(name, row->title);
        install.row = is_it ? row : NULL;
    }
    if (!install.row) {
        cli_tool_error("%s needs one of its clients; `geocoder install --help` lists them.", argv0);
        return false;
    }
    return install_has_whole_paths() && /* before the command is the program */
           str_cstr(str_of(os_self(args[-2])), install.self, sizeof install.self) &&
           install_find_first();
}

static bool install_has_command(const char *command) {
    str words = str_of(command);
    return command && OS_CAN_BECOME && install_is_on_path(str_cut(&words, ' '));
}

/* The unit, and its socket when it has one; printed, or written. */
static int install_units(void) {
    const install_row *const rows[] = {install.row, &install_socket_row};
    for (int i = 0; i < (install_is_offline() ? 2 : 1); i++) {
        str path = str_of(rows[i]->path);
        install.row = rows[i];
        install_find_path(&path);
        if (install.only_prints) {
            install_by_hand();
        } else if (!install_write_file(install.path, install_entry(false), 0644)) {
            return status_of(GEO_FILE)->exit;
        }
    }
    if (!install.only_prints) {
        cli_tool_print(STR("Written. Now: systemctl daemon-reload && systemctl enable --now "
                           "geocoder\n"));
    }
    return 0;
}

GEO_FN int install_run(char **args, int count) {
    if (!install_parse(args, count, "install")) {
        return status_of(GEO_INVALID)->exit;
    }
    if (install_has_command(install.row->add)) {
        return install_run_command(install.row->add);
    }
    if (install.row->shape == INSTALL_UNIT) {
        return install_units();
    }
    if (install.only_prints) {
        install_by_hand();
        return 0;
    }
    return install.row->is_edited ? install_edit_all(true) : install_leave(true);
}

GEO_FN int install_undo(char **args, int count) {
    if (!install_parse(args, count, "uninstall")) {
        return status_of(GEO_INVALID)->exit;
    }
    if (install_has_command(install.row->remove)) {
        return install_run_command(install.row->remove);
    }
    if (install.only_prints) {
        char bytes[2 * OS_PATH_MAX];
        out o = out_of(bytes, sizeof bytes);
        out_fmt(&o, "Remove the entry geocoder from %s.\n", install.path);
        cli_tool_print(out_str(&o));
        return 0;
    }
    if (install.row->shape == INSTALL_UNIT) {
        cli_tool_error("Nothing was removed; run `systemctl disable --now geocoder` and delete %s.",
                       install.path);
        return status_of(GEO_FILE)->exit;
    }
    return install.row->is_edited ? install_edit_all(false) : install_leave(false);
}

GEO_FN void install_write_options(out *o) {
    out_text(o, STR("Clients:\n"));
    for (size_t i = 0; i < LEN(install_rows); i++) {
        const install_row *row = &install_rows[i];
        str paths = str_of(INSTALL_PATH(row)), path = str_cut(&paths, '|');
        out_fmt(o, "  %-16s %-16s %.*s\n", row->name, row->title,
                STR_ARG(install_has_command(row->add) ? str_of(row->add) : path));
    }
    out_text(
        o, STR("\nSettings given here or in the environment go into the entry; those with "
               "tokens or passwords\ndo not: enter them by hand.\n\n"
               "Options:\n"
               "  --print              Write it to stdout, as a whole file, and change nothing\n"));
}
