/* config -- every row of the table is set to its limits and beyond them, through the environment
 * and the flag; then `.env`, precedence, rules between settings, masks. */
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

enum { CONFIG_ARGS_MAX = 8 };

/* One load with these arguments (NULL ends them) and what it left: "rest of the
 * arguments|problems". */
static str config_try(const char *const *given, char *text, size_t cap) {
    char *args[CONFIG_ARGS_MAX];
    static char copies[CONFIG_ARGS_MAX][600], report[4096];
    int count = 0;
    for (; given && given[count]; count++) {
        ASSERT(count < CONFIG_ARGS_MAX && str_cstr(str_of(given[count]), copies[count], 600));
        args[count] = copies[count];
    }
    out problems = out_of(report, sizeof report), o = out_of(text, cap);
    bool good = config_load(args, &count, &problems);
    for (int i = 0; i < count; i++) {
        out_fmt(&o, "%s ", args[i]);
    }
    out_char(&o, '|');
    out_text(&o, out_str(&problems));
    CHECK(EQ(good, !problems.len), "a load fails exactly when there is something to say");
    return out_str(&o);
}

static bool config_accepts(const config_row *row, const char *value, bool by_flag) {
    char text[4096], env[CONFIG_NAME_MAX];
    const char *args[] = {row->flag, value, NULL};
    ASSERT(str_cstr(config_name(row), env, sizeof env));
    if (!by_flag) {
        setenv(env, value, 1);
    }
    str left = config_try(by_flag ? args : NULL, text, sizeof text);
    unsetenv(env);
    bool good = str_eq(left, STR("|"));
    if (!good) { /* one sentence, which names the setting */
        str sentence = str_from(left, 1);
        CHECK(str_find(sentence, by_flag ? str_of(row->flag) : str_of(env)) >= 0 &&
                  str_ends(sentence, STR(".\n")) && !memchr(left.at, '\n', left.len - 1),
              env);
    }
    return good;
}

static void config_clear_environment(void) {
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        str rest = str_of(config_rows[i].env);
        while (rest.at) {
            char name[CONFIG_NAME_MAX];
            ASSERT(str_cstr(str_cut(&rest, '|'), name, sizeof name));
            unsetenv(name);
        }
    }
}

/* A value of `size` bytes that fits the settings which also look at the form. */
static void config_fill(const config_row *row, char *value, size_t size) {
    str name = config_name(row);
    str head =
        str_eq(name, STR("NOMINATIM_BASE_URL"))  ? STR("http://")
        : str_eq(name, STR("NOMINATIM_HEADERS")) ? STR("A: ")
        : str_eq(name, STR("NOMINATIM_EMAIL"))   ? STR("a@")
        : str_eq(name, STR("GEOCODER_TILES"))    ? STR("https://a/{z}/{x}/{y}")
        : str_eq(name, STR("GEOCODER_PUBLIC_URL")) || str_eq(name, STR("GEOCODER_OAUTH_ISSUER"))
            ? STR("https://a/")
            : STR("");
    str tail = str_eq(name, STR("GEOCODER_ENV_FILE")) ? STR("dev/null") : STR("");
    memset(value, tail.len ? '/' : 'x', size);
    memcpy(value, head.at, MIN(head.len, size));
    memcpy(value + size - tail.len, tail.at, tail.len);
    value[size] = 0;
}

static void test_config_row(const config_row *row, bool by_flag) {
    static char value[16384];
    bool pair = str_starts(config_name(row), STR("NOMINATIM_CLIENT_")) || /* only both together */
                str_eq(config_name(row), STR("GEOCODER_TILES")) ||
                str_eq(config_name(row), STR("GEOCODER_OAUTH_ISSUER"));
    switch (row->type) {
    case CONFIG_INT:
    case CONFIG_NUM:
        for (int step = -1; step <= 1; step++) {
            snprintf(value, sizeof value, "%.0f", row->min + step);
            CHECK(EQ(config_accepts(row, value, by_flag), step >= 0), value);
            snprintf(value, sizeof value, "%.0f", row->max + step);
            CHECK(EQ(config_accepts(row, value, by_flag), step <= 0), value);
        }
        CHECK(!config_accepts(row, "1x", by_flag) && !config_accepts(row, "nan", by_flag), "1x");
        CHECK(EQ(config_accepts(row, "1.5", by_flag), row->type == CONFIG_NUM), "1.5");
        break;
    case CONFIG_BOOL:
        CHECK(config_accepts(row, "TRUE", false) && config_accepts(row, "off", false), "true, off");
        CHECK(!config_accepts(row, "maybe", false), "maybe");
        break;
    case CONFIG_CHOICE:
        for (str rest = str_of(row->choices); rest.at;) {
            ASSERT(str_cstr(str_cut(&rest, '|'), value, sizeof value));
            CHECK(config_accepts(row, value, by_flag), value);
        }
        CHECK(!config_accepts(row, "other", by_flag), "other");
        break;
    default:
        config_fill(row, value, (size_t)row->max);
        CHECK(row->max >= 600 || config_accepts(row, value, by_flag), row->env);
        CHECK(by_flag || config_accepts(row, value, false) == !pair, row->env);
        config_fill(row, value, (size_t)row->max + 1);
        CHECK(by_flag || !config_accepts(row, value, false), "one byte too long");
        CHECK(!config_accepts(row, "a\tb", by_flag), "a control character");
        CHECK(!config_accepts(row, "\xff", by_flag), "not UTF-8");
    }
}

static void test_config_rows(void) {
    char text[256];
    CHECK(EQ_STR(config_try(NULL, text, sizeof text), STR("|")), "every default is valid");
    CHECK(EQ(config_get()->port, 8010) && EQ(config_get()->rate_limit, 1) &&
              EQ(config_get()->backend, BACKEND_AUTO) && !config_get()->mcp_stdio &&
              EQ_STR(config_get()->host, STR("127.0.0.1")) && EQ(config_get()->log_level, LOG_WARN),
          "defaults arrive in their fields");
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        test_config_row(&config_rows[i], false);
        if (config_rows[i].flag[0] && config_rows[i].type != CONFIG_BOOL) {
            test_config_row(&config_rows[i], true);
        }
    }
}

static void test_config_flags(void) {
    static const struct {
        const char *args[CONFIG_ARGS_MAX], *expected;
    } rows[] = {
        {{"geocode", "--port", "99", "Monaco", "--limit", "3", NULL}, "geocode Monaco --limit 3 |"},
        {{"--port=99", "x", NULL}, "x |"},
        {{"--offline", "geocode", "--legacy-sse", NULL}, "geocode |"},
        {{"a", "--", "--port", "7", NULL}, "a -- --port 7 |"},
        {{"--port", NULL}, "|--port needs a value.\n"},
        {{"--port", "--offline", NULL}, "|--port needs a value.\n"},
        {{"--port=", NULL}, "|--port needs a value.\n"},
        {{"--port", "x", "--workers", "0", NULL},
         "|--port is \"x\": it must be a whole number from 0 to 65535.\n"
         "--workers is \"0\": it must be a whole number from 1 to 64.\n"},
        {{"--backend", "Auto", NULL},
         "|--backend is \"Auto\": it must be one of auto, nominatim, gazetteer.\n"},
        {{"--offline=1", NULL}, "--offline=1 |"},
        {{"--legacy-sse=maybe", NULL},
         "|--legacy-sse is \"maybe\": it must be 1 or 0 (or true, false, yes, no, on, off).\n"},
    };
    char text[1024];
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ_STR(config_try(rows[i].args, text, sizeof text), str_of(rows[i].expected)),
              rows[i].expected);
    }
    setenv("GEOCODER_PORT", "1", 1);
    const char *args[] = {"--port", "2", "--offline", NULL};
    config_try(args, text, sizeof text);
    CHECK(EQ(config_get()->port, 2), "a flag wins over the environment");
    CHECK(EQ(config_get()->backend, BACKEND_GAZETTEER), "--offline is the gazetteer");
    config_try(NULL, text, sizeof text);
    CHECK(EQ(config_get()->port, 1), "the environment wins over the default");
    setenv("GEOCODER_PORT", "", 1);
    config_try(NULL, text, sizeof text);
    CHECK(EQ(config_get()->port, 8010), "an empty value means the default");
    unsetenv("GEOCODER_PORT");
    setenv("HTTPS_PROXY", "upper:1", 1);
    setenv("https_proxy", "lower:1", 1);
    config_try(NULL, text, sizeof text);
    CHECK(EQ_STR(config_get()->https_proxy, STR("lower:1")), "the lower-case name comes first");
    unsetenv("HTTPS_PROXY");
    unsetenv("https_proxy");
}

static void test_config_rules(void) {
    static const struct {
        const char *env, *value, *expected;
    } rows[] = {
        {"NOMINATIM_EMAIL", "me", "|NOMINATIM_EMAIL is \"me\": it must be an e-mail address.\n"},
        {"NOMINATIM_HEADERS", "Authorization: Bearer x|X-A: b", "|"},
        {"NOMINATIM_HEADERS", "no colon",
         "|NOMINATIM_HEADERS has a part that is not `Name: value` (Host, Connection and lengths "
         "are set automatically).\n"},
        {"NOMINATIM_HEADERS", "Bad Name: x",
         "|NOMINATIM_HEADERS has a part that is not `Name: value` (Host, Connection and lengths "
         "are set automatically).\n"},
        {"NOMINATIM_HEADERS", "A: b\nC: d",
         "|NOMINATIM_HEADERS is wrong: it must be at most 8192 bytes of UTF-8 without control "
         "characters.\n"},
        {"NOMINATIM_HEADERS", "Host: evil",
         "|NOMINATIM_HEADERS has a part that is not `Name: value` (Host, Connection and lengths "
         "are set automatically).\n"},
        {"NOMINATIM_HEADERS", "A: secret\x01",
         "|NOMINATIM_HEADERS is wrong: it must be at most 8192 bytes of UTF-8 without control "
         "characters.\n"},
        {"NOMINATIM_CLIENT_KEY", "k.pem",
         "|NOMINATIM_CLIENT_CERT and NOMINATIM_CLIENT_KEY go together: set both or neither.\n"},
        {"GEOCODER_TILES", "https://tile.example.org/{z}/{x}/{y}.png",
         "|GEOCODER_TILES needs GEOCODER_TILES_ATTRIBUTION: whose tiles they are.\n"},
        {"GEOCODER_TILES", "tile.example.org/{z}/{x}/{y}",
         "|GEOCODER_TILES is \"tile.example.org/{z}/{x}/{y}\": it must be an address as "
         "https://host/{z}/{x}/{y}.png.\n"},
        {"GEOCODER_TILES", "ftp://a/{z}/{x}/{y}",
         "|GEOCODER_TILES is \"ftp://a/{z}/{x}/{y}\": it must be an address as "
         "https://host/{z}/{x}/{y}.png.\n"},
        {"GEOCODER_TILES", "https:///{z}/{x}/{y}",
         "|GEOCODER_TILES is \"https:///{z}/{x}/{y}\": it must be an address as "
         "https://host/{z}/{x}/{y}.png.\n"},
        {"GEOCODER_TILES", "https://a b/{z}/{x}/{y}",
         "|GEOCODER_TILES is \"https://a b/{z}/{x}/{y}\": it must be an address as "
         "https://host/{z}/{x}/{y}.png.\n"},
        {"GEOCODER_TILES", "https://a;b/{z}/{x}/{y}",
         "|GEOCODER_TILES is \"https://a;b/{z}/{x}/{y}\": it must be an address as "
         "https://host/{z}/{x}/{y}.png.\n"},
        {"GEOCODER_TILES", "https://{s}.a/{z}/{x}/{y}",
         "|GEOCODER_TILES is \"https://{s}.a/{z}/{x}/{y}\": it must be an address as "
         "https://host/{z}/{x}/{y}.png.\n"},
        {"GEOCODER_TILES", "https://a/{z}/{x}/y",
         "|GEOCODER_TILES is \"https://a/{z}/{x}/y\": it must be an address as "
         "https://host/{z}/{x}/{y}.png.\n"},
    };
    char text[1024];
    for (size_t i = 0; i < LEN(rows); i++) {
        setenv(rows[i].env, rows[i].value, 1);
        CHECK(EQ_STR(config_try(NULL, text, sizeof text), str_of(rows[i].expected)), rows[i].value);
        unsetenv(rows[i].env);
    }
}

/* Addresses and scopes of OAuth. */
static void test_config_oauth(void) {
#define ADDRESS                                                                                    \
    ": it must be an address as https://host/path, without a query (http only for this "           \
    "machine).\n"
    static const struct {
        const char *env, *value, *expected; /* after the name of the setting */
    } rows[] = {
        {"GEOCODER_PUBLIC_URL", "geo.example.org", " is \"geo.example.org\"" ADDRESS},
        {"GEOCODER_PUBLIC_URL", "http://a.example", " is \"http://a.example\"" ADDRESS},
        {"GEOCODER_PUBLIC_URL", "https://a/?b", " is \"https://a/?***\"" ADDRESS},
        {"GEOCODER_PUBLIC_URL", "http://localhost.a:80", " is \"http://localhost.a:80\"" ADDRESS},
        {"GEOCODER_PUBLIC_URL", "http://[::1]:8010", NULL},
        {"GEOCODER_PUBLIC_URL", "http://127.0.0.1/geo", NULL},
        {"GEOCODER_OAUTH_ISSUER", "https://me@a", " is \"https://***@a\"" ADDRESS},
        {"GEOCODER_OAUTH_ISSUER", "https://a/b#c", " is \"https://a/b#c\"" ADDRESS},
        {"GEOCODER_OAUTH_ISSUER", "https://a/ b", " is \"https://a/ b\"" ADDRESS},
        {"GEOCODER_OAUTH_ISSUER", "https://a/",
         " needs GEOCODER_PUBLIC_URL: where clients reach this server.\n"},
        {"GEOCODER_OAUTH_SCOPE", "a\\b",
         " is \"a\\\\b\": scopes have no quotation marks, backslashes and other letters than those "
         "of ASCII.\n"},
        {"GEOCODER_OAUTH_SCOPE", "geo:read https://a/.default", NULL},
    };
#undef ADDRESS
    char text[1024], expected[1024];
    for (size_t i = 0; i < LEN(rows); i++) {
        const char *rest = rows[i].expected;
        snprintf(expected, sizeof expected, "|%s%s", rest ? rows[i].env : "", rest ? rest : "");
        setenv(rows[i].env, rows[i].value, 1);
        CHECK(EQ_STR(config_try(NULL, text, sizeof text), str_of(expected)), rows[i].value);
        unsetenv(rows[i].env);
    }
}

/* Addresses with and without the brackets of URLs. */
static void test_config_address(void) {
    static const char *const rows[][2] = {
        {"[::1]", "::1"},           {"::1", "::1"}, {"[fe80::1%eth0]", "fe80::1%eth0"},
        {"127.0.0.1", "127.0.0.1"}, {"[", "["},     {"unix:/tmp/[x]", "unix:/tmp/[x]"},
    };
    char text[1024];
    for (size_t i = 0; i < LEN(rows); i++) {
        setenv("GEOCODER_HOST", rows[i][0], 1);
        config_try(NULL, text, sizeof text);
        CHECK(EQ_TEXT(config_get()->host.at, rows[i][1]) &&
                  EQ(config_get()->host.len, strlen(rows[i][1])),
              rows[i][0]);
    }
    unsetenv("GEOCODER_HOST");
}

/* Passwords with any characters that a URL can have. */
static void test_config_masks(void) {
    static const struct {
        const char *env, *value, *shown;
    } rows[] = {
        {"HTTP_PROXY", "http://user:pa,ss@host:1", "http://***@host:1\n"},
        {"HTTP_PROXY", "http://user:p@ss@host:1", "http://***@host:1\n"},
        {"HTTP_PROXY", "user:p@ss@host:1", "***@host:1\n"},
        {"NOMINATIM_BASE_URL", "https://a/x, https://u:p,w@b?k=1,unix:/s",
         "https://a/x, https://***@b?***\n"},
        {"NOMINATIM_BASE_URL", "https://h/a@b,http://c", "https://h/a@b,http://c\n"},
        {"NOMINATIM_EMAIL", "me@example.org", "me@example.org\n"},
        {"GEOCODER_INDEX", "/a:/b@c", "/a:/b@c\n"},
    };
    char text[8192];
    for (size_t i = 0; i < LEN(rows); i++) {
        setenv(rows[i].env, rows[i].value, 1);
        config_try(NULL, text, sizeof text);
        unsetenv(rows[i].env);
        out o = out_of(text, sizeof text);
        config_write(&o, false);
        CHECK(str_find(out_str(&o), str_of(rows[i].shown)) > 0, rows[i].value);
        CHECK(str_find(out_str(&o), STR("ss@")) < 0, rows[i].value);
    }
}

static void config_write_file(const char *path, str text) {
    os_writer w;
    ASSERT(os_writer_open(&w, path) && os_write(w.fd, text) && os_writer_commit(&w));
}

/* What an untrusted `.env` could do harm with, and the few settings that it may set. A new row is
 * not harmless until it is listed so here. */
static const struct {
    const char *name, *value;
    bool is_harmless;
} config_env_lines[] = {
    {"GEOCODER_ENV_FILE", "/dev/null", false},
    {"NOMINATIM_EMAIL", "me@example.org", false},
    {"NOMINATIM_BASE_URL", "https://evil.example", false},
    {"NOMINATIM_HEADERS", "X-Evil: 1", false},
    {"NOMINATIM_CA_FILE", "evil.pem", false},
    {"NOMINATIM_CLIENT_CERT", "evil.pem", false},
    {"NOMINATIM_CLIENT_KEY", "evil.pem", false},
    {"HTTPS_PROXY", "http://evil.example:1", false},
    {"https_proxy", "http://evil.example:1", false},
    {"HTTP_PROXY", "http://evil.example:1", false},
    {"NO_PROXY", "*", false},
    {"GEOCODER_BACKEND", "gazetteer", true},
    {"GEOCODER_CACHE_TTL", "60", true},
    {"GEOCODER_CACHE_SIZE", "0", false},
    {"GEOCODER_CACHE_FILE", "/tmp/evil", false},
    {"GEOCODER_RATE_LIMIT", "0", false},
    {"GEOCODER_TIMEOUT", "5", true},
    {"GEOCODER_LANGUAGE", "de", true},
    {"GEOCODER_ADDRESS_TO_TOWN", "0", true},
    {"GEOCODER_INDEX", "evil.idx", false},
    {"GEOCODER_LOG", "json", true},
    {"GEOCODER_LOG_LEVEL", "error", false},
    {"MCP_STDIO", "1", false},
    {"GEOCODER_HOST", "0.0.0.0", false},
    {"GEOCODER_PORT", "77", false},
    {"GEOCODER_TOKEN", "evil", false},
    {"GEOCODER_TOKEN_FILE", "evil", false},
    {"GEOCODER_ALLOW_ORIGIN", "https://evil.example", false},
    {"GEOCODER_ALLOW_HOST", "evil.example", false},
    {"GEOCODER_INSECURE_NO_AUTH", "1", false},
    {"GEOCODER_LEGACY_SSE", "1", false},
    {"GEOCODER_WORKERS", "64", false},
    {"GEOCODER_CONNECTIONS_MAX", "1", false},
    {"GEOCODER_PEER_CONNECTIONS_MAX", "1", false},
};

/* Where the value of a setting came from after a load with these arguments. */
static const char *config_source_with(const char *const *args, str name) {
    char text[512];
    CHECK(str_ends(config_try(args, text, sizeof text), STR("|")), "a load that succeeds");
    return config_origin_of(config_row_of(name))->source;
}

/* Stderr is redirected to the file `stderr`. */
static bool config_logs(str part) {
    static char room[1 << 14];
    arena mem = arena_of(room, sizeof room);
    str text = STR_NONE;
    ASSERT(os_read_file("stderr", &mem, sizeof room - 1, &text) == GEO_OK);
    return str_find(text, part) >= 0;
}

/* Runs in a folder of its own. Also tries settings one by one that need each other: an ignored line
 * breaks no rule. */
static void test_config_untrusted(void) {
    static const char *const typed[] = {"geocode", NULL}, *const server[] = {"http", NULL},
                             *const mcp[] = {"mcp", NULL}, *const flags[] = {"--offline", NULL};
    char line[128], shown[8192];
    size_t harmless = 0;
    int kept = dup(2), captured = open("stderr", O_CREAT | O_TRUNC | O_RDWR | O_APPEND, 0600);
    ASSERT(kept >= 0 && captured >= 0 && dup2(captured, 2) == 2);
    for (size_t i = 0; i < LEN(config_env_lines); i++) {
        str name = str_of(config_env_lines[i].name);
        bool counts = config_env_lines[i].is_harmless;
        const char *expected = counts ? ".env" : "default";
        harmless += counts;
        snprintf(line, sizeof line, "%s=%s\n", config_env_lines[i].name, config_env_lines[i].value);
        config_write_file(".env", str_of(line));
        ASSERT(ftruncate(captured, 0) == 0);
        CHECK(EQ_TEXT(config_source_with(typed, name), expected), line);
        CHECK(EQ(config_logs(STR("left out: ")), !counts), line);
        CHECK(EQ_TEXT(config_source_with(server, name), expected), line);
        out o = out_of(shown, sizeof shown);
        config_write(&o, false);
        CHECK(EQ(str_find(out_str(&o), STR("(its line in .env is ignored)\n")) > 0, !counts), line);
        CHECK(EQ_TEXT(config_source_with(mcp, name), "default"), line);
        CHECK(EQ_TEXT(config_source_with(NULL, name), "default"), line);
        CHECK(strcmp(config_source_with(flags, name), ".env") != 0, line);
        o = out_of(shown, sizeof shown);
        config_write(&o, true);
        CHECK(str_find(out_str(&o), STR("\"left_out_of\":\".env\"}")) > 0, line);
    }
    ASSERT(dup2(kept, 2) == 2 && close(kept) == 0 && close(captured) == 0 && unlink("stderr") == 0);
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        harmless -= config_rows[i].is_harmless;
    }
    CHECK(EQ(harmless, 0), "no row but these is harmless");
}

/* Runs in the same folder: which lines of `.env` are told, and that a byte order mark is no fault.
 */
static void test_config_lines(void) {
    static const char *const typed[] = {"geocode", NULL};
    static const struct {
        const char *text, *told; /* NULL: nothing */
    } rows[] = {
        {"GEOCODER_LANGUAGE=de\n", NULL},
        {"\xef\xbb\xbfGEOCODER_LANGUAGE=de\n", NULL},
        {"# a comment\n\n  # another\nGEOCODER_LANGUAGE=de\n", NULL},
        {"OTHER=1\nexport ANOTHER=\nGEOCODER_LANGUAGE=de\n", NULL},
        {"OTHER=1\nGEOCODER_LANGUAGE: de\nGEOCODER_LANGUAGE=de\n", "line 2 of .env"},
        {"GEOCODER_LANGUAGE=de\nGEOCODER_LANGUAG=fr\nnonsense\n", "line 2 of .env"},
        {"GEOCODER_LANGUAGE=de\ntwo words=1\n", "line 2 of .env"},
    };
    int kept = dup(2), captured = open("stderr", O_CREAT | O_TRUNC | O_RDWR | O_APPEND, 0600);
    ASSERT(kept >= 0 && captured >= 0 && dup2(captured, 2) == 2);
    for (size_t i = 0; i < LEN(rows); i++) {
        config_write_file(".env", str_of(rows[i].text));
        ASSERT(ftruncate(captured, 0) == 0);
        CHECK(EQ_TEXT(config_source_with(typed, STR("GEOCODER_LANGUAGE")), ".env"), rows[i].text);
        CHECK(EQ(config_logs(STR("line ")), rows[i].told != NULL), rows[i].text);
        CHECK(!rows[i].told || config_logs(str_of(rows[i].told)), rows[i].text);
    }
    ASSERT(dup2(kept, 2) == 2 && close(kept) == 0 && close(captured) == 0 && unlink("stderr") == 0);
}

static void test_config_env_file(void) {
    char text[512];
    const char *named[] = {"mcp", "--env-file", "own.env", NULL};
    config_write_file("own.env", STR("GEOCODER_HOST=::1\nGEOCODER_ENV_FILE=other\n"
                                     "GEOCODER_PORT=1\nGEOCODER_PORT=2\n"));
    config_write_file(".env", STR("GEOCODER_LANGUAGE=de\n"));
    CHECK(EQ_TEXT(config_source_with(named, STR("GEOCODER_HOST")), "--env-file") &&
              EQ(config_get()->port, 2) && EQ_STR(config_get()->env_file, STR("own.env")),
          "a file that is named is read whole, over stdio too");
    CHECK(!config_get()->language.len, "and instead of .env");
    const char *missing[] = {"--env-file", "none.env", "geocode", NULL};
    CHECK(EQ_STR(config_try(missing, text, sizeof text),
                 STR("geocode |The env file none.env cannot be read: No such file or "
                     "directory.\n")),
          "it has to be there");
    setenv("GEOCODER_ENV_FILE", "own.env", 1);
    CHECK(EQ_TEXT(config_source_with(NULL, STR("GEOCODER_HOST")), "--env-file"),
          "the environment may name it");
    unsetenv("GEOCODER_ENV_FILE");
    unlink("own.env");
}

static void test_config_file(void) {
    static const char file[] = "# comment\n"
                               "OTHER=thing\n"
                               "  export GEOCODER_PORT = 77 # why\r\n"
                               "NOMINATIM_EMAIL=\"me@example.org\" # quoted\n"
                               "GEOCODER_LANGUAGE='de,en # not a comment'\n"
                               "NOMINATIM_HEADERS=\"A: \\\"b\\\"\\\\|C: d\"\n"
                               "GEOCODER_TOKEN=a#b\n"
                               "nonsense\n"
                               "=\n"
                               "GEOCODER_HOST=::1";
    static const char *const args[] = {"--env-file", ".env", NULL};
    char text[8192], folder[] = "/tmp/geocoder-unit.XXXXXX", before[1024];
    ASSERT(getcwd(before, sizeof before) && mkdtemp(folder) && chdir(folder) == 0);
    test_config_untrusted();
    test_config_lines();
    test_config_env_file();
    config_write_file(".env", STR(file));
    setenv("GEOCODER_TOKEN", "real", 1);
    CHECK(EQ_STR(config_try(args, text, sizeof text), STR("|")), "an env file is read");
    const config *c = config_get();
    CHECK(EQ(c->port, 77) && EQ_STR(c->email, STR("me@example.org")), "plain and double-quoted");
    CHECK(EQ_STR(c->language, STR("de,en # not a comment")), "single-quoted");
    CHECK(EQ_STR(c->headers, STR("A: \"b\"\\|C: d")), "escapes");
    CHECK(EQ_STR(c->host, STR("::1")) && EQ(c->host.at[3], 0), "the last line without its end");
    CHECK(EQ_STR(c->token, STR("real")), "the environment wins over the file");
    unsetenv("GEOCODER_TOKEN");
    config_try(args, text, sizeof text);
    CHECK(EQ_STR(c->token, STR("a#b")), "# within a word is no comment");

    setenv("NOMINATIM_BASE_URL", "https://u:p@h/x?key=1,http://[::1]:80/a@b", 1);
    setenv("HTTPS_PROXY", "user:pw@proxy:3128", 1);
    config_try(args, text, sizeof text);
    out o = out_of(text, sizeof text);
    config_write(&o, false);
    str shown = out_str(&o);
    CHECK(str_find(shown, STR("https://***@h/x?***,http://[::1]:80/a@b")) > 0, "URLs are masked");
    CHECK(str_find(shown, STR("HTTPS_PROXY                     environment  ***@proxy:3128\n")) > 0,
          "so is a proxy");
    CHECK(str_find(shown, STR("GEOCODER_TOKEN                  --env-file   (set)\n")) > 0,
          "a secret is never shown");
    CHECK(str_find(shown, STR("GEOCODER_CACHE_FILE             default     \n")) > 0, "no value");
    o = out_of(text, sizeof text);
    config_write(&o, true);
    size_t at;
    CHECK(json_valid(out_str(&o), &at) &&
              str_find(out_str(&o),
                       STR("\"GEOCODER_PORT\":{\"value\":\"77\",\"source\":\"--env-file\"}")) > 0,
          "the same as JSON");
    unsetenv("NOMINATIM_BASE_URL");
    unsetenv("HTTPS_PROXY");
    unlink(".env");
    test_config_masks();
    test_config_address();
    ASSERT(mkdir(".env", 0700) == 0);
    setenv("GEOCODER_LOG_LEVEL", "error", 1);
    CHECK(EQ_STR(config_try(NULL, text, sizeof text), STR("|")),
          "a folder of that name is skipped");
    rmdir(".env");
    ASSERT(mkfifo(".env", 0600) == 0);
    alarm(30); /* instead of waiting for a writer forever */
    CHECK(EQ_STR(config_try(NULL, text, sizeof text), STR("|")), "so is a pipe");
    alarm(0);
    unsetenv("GEOCODER_LOG_LEVEL");
    unlink(".env");
    ASSERT(chdir(before) == 0 && rmdir(folder) == 0);
}

static void test_config_names(void) {
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        for (size_t j = 0; j < i; j++) {
            CHECK(!config_rows[i].flag[0] || strcmp(config_rows[i].flag, config_rows[j].flag) != 0,
                  "flags differ");
            CHECK(!config_name_rank(&config_rows[i], config_name(&config_rows[j])), "names differ");
        }
    }
    char text[8192];
    out o = out_of(text, sizeof text);
    config_help(&o);
    config_docs(&o);
    CHECK(!o.full && str_find(out_str(&o), STR("`GEOCODER_PORT` | `--port` | `8010` | ")) > 0,
          "help and docs come from the table");
}

static void test_config(void) {
    config_clear_environment();
    log_setup(LOG_ERROR, false); /* its warnings are not tested here */
    test_config_rows();
    test_config_flags();
    test_config_rules();
    test_config_oauth();
    test_config_file();
    test_config_names();
    log_setup(LOG_WARN, false);
}
