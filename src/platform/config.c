/* config -- reads the settings that the table in config.h declares.
 *
 * Owns the one `config`, where each value came from, and the text of the env file. Knows the rows
 * and a few rules between them, not what a setting does. */
#include "config.h"

#include <string.h>

#include "log.h"
#include "os.h"

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../base/wrap.h"

typedef enum {
    CONFIG_INT,
    CONFIG_NUM,
    CONFIG_BOOL,
    CONFIG_CHOICE,
    CONFIG_STRING,
    CONFIG_PATH,
    CONFIG_SECRET
} config_type;

typedef struct {
    config_type type;
    const char *env, *flag, *fallback;
    double min, max;
    const char *choices, *help;
    size_t at; /* of the field in config */
    bool is_harmless;
} config_row;

#define CONFIG_ROW(type, field, env, flag, fallback, min, max, choices, help)                      \
    {CONFIG_##type, env, flag, fallback, min, max, choices, help, offsetof(config, field), false},
#define CONFIG_HARMLESS_ROW(type, field, env, flag, fallback, min, max, choices, help)             \
    {CONFIG_##type, env, flag, fallback, min, max, choices, help, offsetof(config, field), true},
static const config_row config_rows[] = {CONFIG_TABLE(CONFIG_ROW, CONFIG_HARMLESS_ROW)};
#undef CONFIG_ROW
#undef CONFIG_HARMLESS_ROW

enum {
    CONFIG_GIVEN_MAX = 65536, /* settings of a program that has the library, with their names */
    CONFIG_FILE_MAX = 16384,  /* env file: about 40 lines of ours, and those for other programs */
    CONFIG_NAME_MAX = 48,     /* longest name of a setting, and of one compared with it */
    CONFIG_HELP_MAX = 512,    /* what a row sets, with its choices */
    CONFIG_SHOWN_MAX = 12288, /* the longest value, with its masks */
    CONFIG_QUOTED_MAX = 60,   /* of a wrong value: enough to recognize it */
    CONFIG_ADDRESS_MAX = 64,  /* an IPv6 address with its zone */
    CONFIG_ROWS = LEN(config_rows)
};

/* Flags that stand for another setting with a value. */
static const struct {
    const char *flag, *env, *value;
} config_aliases[] = {{"--offline", "GEOCODER_BACKEND", "gazetteer"}};

/* The text that counts, the name it was set by, and where; source NULL: not set yet. */
typedef struct {
    str text, name;
    const char *source;
} config_origin;

/* Which rows are read from an env file. */
typedef enum { CONFIG_NOTHING, CONFIG_HARMLESS_ONLY, CONFIG_ALL } config_trust;

static struct {
    config values;
    config_origin origins[CONFIG_ROWS];
    bool left_out[CONFIG_ROWS]; /* its line in `.env` is ignored */
    int bad_line;               /* the first in bad_file that cannot be read; 0: none */
    int bad_count;              /* of such lines in all files */
    const char *bad_file;
    char cores[4]; /* CONFIG_CORES here */
    char file[CONFIG_FILE_MAX], address[CONFIG_ADDRESS_MAX];
    char given[CONFIG_GIVEN_MAX]; /* NAME=value, each ends with 0 */
    size_t given_len;
} config_state;

static const char *const config_default = "default", *const config_flag = "flag",
                         *const config_argument = "argument",
                         *const config_environment = "environment",
                         *const config_env_file = "--env-file", *const config_dot_env = ".env";

GEO_FN const config *config_get(void) {
    return &config_state.values;
}

/* ---- the table ---- */

/* The name to show: the last one, which is in upper case. */
static str config_name(const config_row *row) {
    str rest = str_of(row->env), name = rest;
    while (rest.at) {
        name = str_cut(&rest, '|');
    }
    return name;
}

/* Which name of the row it is, 1 the most preferred; 0: none of them. */
static int config_name_rank(const config_row *row, str name) {
    str rest = str_of(row->env);
    for (int rank = 1; rest.at; rank++) {
        if (str_eq(str_cut(&rest, '|'), name)) {
            return rank;
        }
    }
    return 0;
}

static const config_row *config_row_of(str name) {
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        if (config_name_rank(&config_rows[i], name)) {
            return &config_rows[i];
        }
    }
    return NULL;
}

static config_origin *config_origin_of(const config_row *row) {
    return &config_state.origins[row - config_rows];
}

static void config_store(const config_row *row, const void *value, size_t size) {
    memcpy((char *)&config_state.values + row->at, value, size);
}

static int config_choice_index(str choices, str word) {
    for (int i = 0; choices.at; i++) {
        if (str_eq(str_cut(&choices, '|'), word)) {
            return i;
        }
    }
    return -1;
}

/* ---- showing values ---- */

/* The length of the first URL of a list: up to the comma before the next scheme, because a password
 * may contain commas, too. */
static size_t config_url_end(str text) {
    ptrdiff_t next = str_find(text, STR("://"));
    size_t end = next < 0 ? text.len : (size_t)next;
    while (next >= 0 && end && text.at[end - 1] != ',') {
        end--;
    }
    return end && next >= 0 ? end - 1 : end;
}

/* A URL without its scheme, or a proxy as user:password@host:port. */
static void config_write_url(out *o, str url) {
    size_t user = 0;
    for (size_t i = 0; i < url.len && url.at[i] != '/' && url.at[i] != '?'; i++) {
        user = url.at[i] == '@' ? i + 1 : user;
    }
    str query = str_from(url, user), shown = str_cut(&query, '?');
    out_text(o, user ? STR("***@") : STR(""));
    out_text(o, shown);
    out_text(o, query.at ? STR("?***") : STR(""));
}

/* Masks the user and the query of URLs: they may contain passwords and keys. */
static void config_write_masked(out *o, const config_row *row, str text) {
    ptrdiff_t at = str_find(text, STR("@"));
    bool is_proxy = at > 0 && memchr(text.at, ':', (size_t)at);
    if (row->type == CONFIG_PATH || (!is_proxy && str_find(text, STR("://")) < 0)) {
        out_text(o, text);
        return;
    }
    while (text.len) {
        ptrdiff_t scheme = str_find(text, STR("://"));
        size_t start = scheme < 0 ? 0 : (size_t)scheme + 3;
        size_t end = start + config_url_end(str_from(text, start));
        out_text(o, str_head(text, start));
        config_write_url(o, str_from(str_head(text, end), start));
        text = str_from(text, end);
    }
}

static void config_write_value(out *o, const config_row *row) {
    const config_origin *origin = config_origin_of(row);
    if (row->type == CONFIG_SECRET) {
        out_text(o, origin->text.len ? STR("(set)") : STR(""));
    } else {
        config_write_masked(o, row, origin->text);
    }
}

/* ---- mistakes ---- */

/* Starts a sentence: `NAME is "value": `. */
static void config_write_subject(out *problems, const config_row *row) {
    const config_origin *origin = config_origin_of(row);
    char shown[CONFIG_SHOWN_MAX];
    out text = out_of(shown, sizeof shown);
    out_text(problems, origin->name);
    if (row->type == CONFIG_SECRET) {
        out_text(problems, STR(" is wrong"));
    } else {
        config_write_masked(&text, row, origin->text);
        out_text(problems, STR(" is "));
        out_json_str(problems, utf8_head(out_str(&text), CONFIG_QUOTED_MAX));
    }
    out_text(problems, STR(": "));
}

static void config_write_range(out *o, const config_row *row) {
    out_fixed(o, row->min, 3);
    out_text(o, STR(" to "));
    out_fixed(o, row->max, 3);
}

static void config_write_choices(out *o, const char *choices) {
    str rest = str_of(choices);
    while (rest.at) {
        out_text(o, str_cut(&rest, '|'));
        out_text(o, rest.at ? STR(", ") : STR(""));
    }
}

static bool config_report(out *problems, const config_row *row) {
    config_write_subject(problems, row);
    switch (row->type) {
    case CONFIG_INT:
        out_text(problems, STR("it must be a whole number from "));
        config_write_range(problems, row);
        break;
    case CONFIG_NUM:
        out_text(problems, STR("it must be a number from "));
        config_write_range(problems, row);
        break;
    case CONFIG_BOOL:
        out_text(problems, STR("it must be 1 or 0 (or true, false, yes, no, on, off)"));
        break;
    case CONFIG_CHOICE:
        out_text(problems, STR("it must be one of "));
        config_write_choices(problems, row->choices);
        break;
    default:
        out_fmt(problems, "it must be at most %d bytes of UTF-8 without control characters",
                (int)row->max);
    }
    out_text(problems, STR(".\n"));
    return false;
}

/* ---- parsing one value ---- */

static bool config_parse_bool(str text, bool *value) {
    static const char *const words[][2] = {
        {"0", "1"}, {"false", "true"}, {"no", "yes"}, {"off", "on"}};
    for (size_t i = 0; i < LEN(words); i++) {
        for (int truth = 0; truth < 2; truth++) {
            if (str_eq_nocase(text, str_of(words[i][truth]))) {
                *value = truth;
                return true;
            }
        }
    }
    return false;
}

static bool config_text_is_good(const config_row *row, str text) {
    return !str_has_control(text) && utf8_valid(text) && (double)text.len >= row->min &&
           (double)text.len <= row->max;
}

/* Parses the text of the row into its field. */
static bool config_apply(const config_row *row) {
    str text = config_origin_of(row)->text;
    int64_t integer = 0;
    double number = 0;
    bool truth = false;
    int index = config_choice_index(str_of(row->choices), text);
    switch (row->type) {
    case CONFIG_INT:
        if (!str_int(text, &integer) || (double)integer < row->min || (double)integer > row->max) {
            return false;
        }
        index = (int)integer;
        config_store(row, &index, sizeof index);
        return true;
    case CONFIG_NUM:
        if (!str_num(text, &number) || number < row->min || number > row->max) {
            return false;
        }
        config_store(row, &number, sizeof number);
        return true;
    case CONFIG_BOOL:
        if (!config_parse_bool(text, &truth)) {
            return false;
        }
        config_store(row, &truth, sizeof truth);
        return true;
    case CONFIG_CHOICE: config_store(row, &index, sizeof index); return index >= 0;
    default: config_store(row, &text, sizeof text); return config_text_is_good(row, text);
    }
}

/* ---- the four sources: the first that has a value wins ---- */

/* Within one source the last value wins. */
static void config_set_text(const config_row *row, str text, str name, const char *source) {
    config_origin *origin = config_origin_of(row);
    if (!origin->source || origin->source == source) {
        *origin = (config_origin){.text = text, .name = name, .source = source};
    }
}

static str config_fallback(const config_row *row) {
    enum { LEAST = 4 };
    if (!str_eq(str_of(row->fallback), STR(CONFIG_CORES))) {
        return str_of(row->fallback);
    }
    out o = out_of(config_state.cores, sizeof config_state.cores);
    out_int(&o, MIN(MAX(os_processors(), (int)LEAST), (int)row->max));
    return out_str(&o);
}

/* For what was not set, or set to an empty text. */
static void config_take_defaults(void) {
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        const config_row *row = &config_rows[i];
        if (!config_origin_of(row)->text.len) {
            *config_origin_of(row) =
                (config_origin){config_fallback(row), config_name(row), config_default};
        }
    }
}

/* Removes quotes in place; what follows them, or ` #`, is a comment. */
static str config_unquote(char *at, size_t len) {
    char quote = len && (*at == '"' || *at == '\'') ? *at : 0;
    size_t put = 0;
    for (size_t i = quote ? 1 : 0; i < len; i++) {
        if (quote ? at[i] == quote : at[i] == '#' && i && ascii_is_space(at[i - 1])) {
            break;
        }
        if (quote == '"' && at[i] == '\\' && i + 1 < len) {
            i++;
            at[put++] = at[i] == 'n' ? '\n' : at[i];
        } else {
            at[put++] = at[i];
        }
    }
    str text = quote ? (str){at, put} : str_trim((str){at, put});
    at[text.len + (size_t)(text.at - at)] =
        0; /* overwrites the newline, the quote or the comment */
    return text;
}

/* False: the line is neither `NAME=value` nor a comment, or the name would be ours but is none. */
static bool config_take_line(str line, config_trust trust, const char *source) {
    if (str_starts(line, STR("export "))) {
        line = str_trim(str_from(line, 7));
    }
    bool is_empty = !line.len || line.at[0] == '#';
    str name = str_trim(str_cut(&line, '='));
    const config_row *row = config_row_of(name);
    if (is_empty || !line.at || !row) {
        bool is_foreign = str_is_token(name) && !str_starts(name, STR("GEOCODER_"));
        return is_empty || (line.at && (row || is_foreign));
    }
    if (trust == CONFIG_NOTHING || (trust == CONFIG_HARMLESS_ONLY && !row->is_harmless)) {
        config_state.left_out[row - config_rows] = true;
        return true;
    }
    line = str_trim(line);
    char *value = config_state.file + (line.at - config_state.file);
    config_set_text(row, config_unquote(value, line.len), name, source);
    return true;
}

static status config_take_file(const char *path, config_trust trust, const char *source) {
    arena file = arena_of(config_state.file, sizeof config_state.file - 1); /* one for the NUL */
    str text = STR_NONE;
    status code = os_read_file(path, &file, CONFIG_FILE_MAX, &text);
    if (str_starts(text, STR("\xef\xbb\xbf"))) { /* a byte order mark */
        text = str_from(text, 3);
    }
    for (int line = 1; code == GEO_OK && text.at; line++) {
        bool is_good = config_take_line(str_trim(str_cut(&text, '\n')), trust, source);
        config_state.bad_count += !is_good && trust != CONFIG_NOTHING;
        if (!is_good && !config_state.bad_line && trust != CONFIG_NOTHING) {
            config_state.bad_line = line;
            config_state.bad_file = source;
        }
    }
    return code;
}

/* The file that --env-file names must exist. */
static void config_take_env_file(const char *path, out *problems) {
    status code = config_take_file(path, CONFIG_ALL, config_env_file);
    if (code == GEO_TOO_LARGE) {
        out_fmt(problems, "The env file %s is over %d bytes.\n", path, CONFIG_FILE_MAX);
    } else if (code != GEO_OK) {
        out_fmt(problems, "The env file %s cannot be read: %s.\n", path, os_why());
    }
}

static status config_take_dot_env(config_trust trust) {
    return os_is_special(config_dot_env) ? GEO_FILE
                                         : config_take_file(config_dot_env, trust, config_dot_env);
}

static void config_warn_file(status code) {
    if (code == GEO_TOO_LARGE) {
        log_event(LOG_WARN, "env_file", ".env is over %d bytes and was not read", CONFIG_FILE_MAX);
    } else if (code == GEO_FILE) { /* often a folder: a Python environment of that name */
        log_event(LOG_WARN, "env_file", ".env was not read: %s", os_why());
    }
}

static void config_warn_line(void) {
    if (config_state.bad_line) {
        log_event(LOG_WARN, "env_line",
                  "line %d of %s is not `NAME=value` with the name of a setting; %d ignored",
                  config_state.bad_line,
                  config_state.bad_file == config_env_file ? "the env file" : ".env",
                  config_state.bad_count);
    }
}

/* All in one line, so that it appears once in a client's log. */
static void config_warn_left_out(void) {
    char bytes[CONFIG_ROWS * CONFIG_NAME_MAX];
    out names = out_of(bytes, sizeof bytes);
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        if (config_state.left_out[i]) {
            out_text(&names, names.len ? STR(", ") : STR(""));
            out_text(&names, config_name(&config_rows[i]));
        }
    }
    if (names.len) {
        log_event(
            LOG_WARN, "env_left_out",
            ".env of the working directory is read whole only with --env-file .env; left out: "
            "%.*s",
            STR_ARG(out_str(&names)));
    }
}

static void config_take_environment(void) {
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        str rest = str_of(config_rows[i].env);
        for (bool found = false; rest.at && !found;) {
            char name[CONFIG_NAME_MAX];
            str known = str_cut(&rest, '|');
            ASSERT(str_cstr(known, name, sizeof name));
            str text = os_env(name);
            found = text.at != NULL;
            if (found) {
                config_set_text(&config_rows[i], text, known, config_environment);
            }
        }
    }
}

static const config_row *config_flag_row(str flag) {
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        if (config_rows[i].flag[0] && str_eq(flag, str_of(config_rows[i].flag))) {
            return &config_rows[i];
        }
    }
    return NULL;
}

static bool config_take_alias(str flag) {
    for (size_t i = 0; i < LEN(config_aliases); i++) {
        if (str_eq(flag, str_of(config_aliases[i].flag))) {
            config_set_text(config_row_of(str_of(config_aliases[i].env)),
                            str_of(config_aliases[i].value), str_of(config_aliases[i].flag),
                            config_flag);
            return true;
        }
    }
    return false;
}

/* How many of the `left` arguments are a flag of ours with its value; 0: it is none. */
static int config_take_flag(char **args, int left, out *problems) {
    str value = str_of(args[0]), flag = str_cut(&value, '=');
    const config_row *row = config_flag_row(flag);
    if (!value.at && config_take_alias(flag)) {
        return 1;
    }
    if (!row) {
        return 0;
    }
    int used = 1;
    if (!value.at && row->type == CONFIG_BOOL) {
        value = STR("1");
    } else if (!value.at && left > 1 && !str_starts(str_of(args[1]), STR("--"))) {
        value = str_of(args[1]);
        used = 2;
    }
    if (!value.len) {
        out_text(problems, flag);
        out_text(problems, STR(" needs a value.\n"));
    } else {
        config_set_text(row, value, str_of(row->flag), config_flag);
    }
    return used;
}

static void config_take_flags(char **args, int *count, out *problems) {
    int kept = 0, at = 0;
    while (at < *count && !str_eq(str_of(args[at]), STR("--"))) {
        int used = config_take_flag(args + at, *count - at, problems);
        if (!used) {
            args[kept++] = args[at];
        }
        at += MAX(used, 1);
    }
    while (at < *count) {
        args[kept++] = args[at++];
    }
    *count = kept;
}

/* ---- rules between settings, and for the form of texts ---- */

/* Headers that frame the message are set by the client itself. */
static bool config_header_is_good(str line) {
    static const char *const ours[] = {"Host", "Connection", "Content-Length", "Transfer-Encoding"};
    str name = str_cut(&line, ':');
    for (size_t i = 0; i < LEN(ours); i++) {
        if (str_eq_nocase(name, str_of(ours[i]))) {
            return false;
        }
    }
    return str_is_token(name) && line.at;
}

static void config_check_headers(str text, out *problems) {
    while (text.at) {
        str header = str_trim(str_cut(&text, '|'));
        if (header.len && !config_header_is_good(header)) {
            out_text(problems, STR("NOMINATIM_HEADERS has a part that is not `Name: value` "
                                   "(Host, Connection and lengths are set automatically).\n"));
            return;
        }
    }
}

/* An IPv6 address may have brackets, as in URLs. */
static void config_strip_brackets(str *host) {
    str inside = str_from(str_head(*host, host->len ? host->len - 1 : 0), 1);
    if (str_starts(*host, STR("[")) && str_ends(*host, STR("]")) && inside.len &&
        str_cstr(inside, config_state.address, CONFIG_ADDRESS_MAX)) {
        *host = (str){config_state.address, inside.len};
    }
}

/* Whether all bytes are letters, digits, or among `others`. */
static bool config_has_only(str text, const char *others) {
    bool is_good = true;
    for (size_t i = 0; i < text.len; i++) {
        char c = text.at[i];
        is_good &= ascii_is_alpha(c) || ascii_is_digit(c) || (c && strchr(others, c));
    }
    return is_good;
}

GEO_FN bool config_split_url(str url, bool *is_secure, str *host, str *path) {
    enum { HOST_MAX = 261 /* a name and a port */ };
    *is_secure = !str_starts(url, STR("http://"));
    str scheme = *is_secure ? STR("https://") : STR("http://");
    *path = str_from(url, scheme.len);
    *host = str_cut(path, '/');
    return str_starts(url, scheme) && host->len && host->len <= HOST_MAX &&
           config_has_only(*host, ".-:[]");
}

/* An address of tiles, whose origin goes into the policy of a page. */
static bool config_tiles_are_good(str url) {
    bool is_secure;
    str host, path;
    return config_split_url(url, &is_secure, &host, &path) && str_find(path, STR("{z}")) >= 0 &&
           str_find(path, STR("{x}")) >= 0 && str_find(path, STR("{y}")) >= 0;
}

static void config_check_tiles(const config *values, out *problems) {
    if (values->tiles.len && !config_tiles_are_good(values->tiles)) {
        config_write_subject(problems, config_row_of(STR("GEOCODER_TILES")));
        out_text(problems, STR("it must be an address as https://host/{z}/{x}/{y}.png.\n"));
    } else if (values->tiles.len && !values->tiles_attribution.len) {
        out_text(problems, STR("GEOCODER_TILES needs GEOCODER_TILES_ATTRIBUTION: whose tiles they "
                               "are.\n"));
    }
}

/* An address that OAuth puts into headers and compares: without TLS only of this machine, as tokens
 * and keys travel there. */
static void config_check_oauth_url(const char *name, str url, out *problems) {
    static const char *const local_hosts[] = {"localhost", "127.0.0.1", "[::1]"};
    bool is_secure, is_local = false;
    str host, path;
    bool is_url = config_split_url(url, &is_secure, &host, &path);
    str bare = str_head(host, str_find(host, STR("]")) >= 0 ? str_index(host, ']') + 1
                                                            : str_index(host, ':'));
    for (size_t i = 0; i < LEN(local_hosts); i++) {
        is_local |= str_eq(bare, str_of(local_hosts[i]));
    }
    if (url.len &&
        (!is_url || !(is_secure || is_local) || !config_has_only(path, "-._~/%:@!$&'()*+,;="))) {
        config_write_subject(problems, config_row_of(str_of(name)));
        out_text(problems, STR("it must be an address as https://host/path, without a query (http "
                               "only for this machine).\n"));
    }
}

static void config_check_oauth(const config *values, out *problems) {
    size_t before = problems->len;
    config_check_oauth_url("GEOCODER_PUBLIC_URL", values->public_url, problems);
    config_check_oauth_url("GEOCODER_OAUTH_ISSUER", values->oauth_issuer, problems);
    if (!config_has_only(values->oauth_scope, " !#$%&'()*+,-./:;<=>?@[]^_`{|}~")) {
        config_write_subject(problems, config_row_of(STR("GEOCODER_OAUTH_SCOPE")));
        out_text(problems, STR("scopes have no quotation marks, backslashes and other letters than "
                               "those of ASCII.\n"));
    }
    bool is_secure, has_tokens = values->token.len || values->token_file.len;
    str host, path;
    config_split_url(values->public_url, &is_secure, &host, &path);
    if (has_tokens && !values->oauth_issuer.len && path.len && problems->len == before) {
        config_write_subject(problems, config_row_of(STR("GEOCODER_PUBLIC_URL")));
        out_text(problems, STR("it has a path, which only GEOCODER_OAUTH_ISSUER allows: the "
                               "built-in authorization server is at the root.\n"));
    }
    if (values->oauth_issuer.len && !values->public_url.len && problems->len == before) {
        out_text(problems, STR("GEOCODER_OAUTH_ISSUER needs GEOCODER_PUBLIC_URL: where clients "
                               "reach this server.\n"));
    }
}

static void config_check(const config *values, out *problems) {
    if (values->email.len && str_find(values->email, STR("@")) < 1) {
        config_write_subject(problems, config_row_of(STR("NOMINATIM_EMAIL")));
        out_text(problems, STR("it must be an e-mail address.\n"));
    }
    if ((values->client_cert.len > 0) != (values->client_key.len > 0)) {
        out_text(problems, STR("NOMINATIM_CLIENT_CERT and NOMINATIM_CLIENT_KEY go together: set "
                               "both or neither.\n"));
    }
    if (values->photon_port && str_starts(values->host, STR("unix:"))) {
        out_text(problems, STR("GEOCODER_PHOTON_PORT needs an address in GEOCODER_HOST; a socket "
                               "with a path takes GEOCODER_FACE.\n"));
    }
    config_check_headers(values->headers, problems);
    config_check_tiles(values, problems);
    config_check_oauth(values, problems);
}

/* ---- misspelled settings ---- */

/* Says so of a name that was meant to be one of ours and is none. */
static void config_check_name(str name, out *problem) {
    enum { NEAR_MAX = 3 }; /* most NOMINATIM_* are for a Nominatim server: only near misses count */
    bool ours = str_starts(name, STR("GEOCODER_"));
    if ((!ours && !str_starts(name, STR("NOMINATIM_"))) || config_row_of(name)) {
        return;
    }
    str head = str_head(name, CONFIG_NAME_MAX), tail = str_from(head, str_index(head, '_'));
    str_nearest near = {.distance = ours ? CONFIG_NAME_MAX : NEAR_MAX};
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        str known = config_name(&config_rows[i]);
        bool is_twin = str_eq(str_from(known, str_index(known, '_')), tail);
        str_nearest_add(&near, is_twin ? known : head,
                        known); /* GEOCODER_BASE_URL is NOMINATIM_* */
    }
    if (ours || near.name.at) {
        out_fmt(problem, "%.*s is not a setting%s%.*s", STR_ARG(head),
                near.name.at ? "; the nearest is " : "", STR_ARG(near.name));
    }
}

static void config_warn_names(void) {
    str entry;
    for (int i = 0; (entry = os_env_at(i)).at; i++) {
        char bytes[3 * CONFIG_NAME_MAX];
        out problem = out_of(bytes, sizeof bytes);
        config_check_name(str_cut(&entry, '='), &problem);
        if (problem.len) {
            log_event(LOG_WARN, "unknown_setting", "%.*s", STR_ARG(out_str(&problem)));
        }
    }
}

static void config_forget(void) {
    memset(config_state.origins, 0, sizeof config_state.origins);
    memset(config_state.left_out, 0, sizeof config_state.left_out);
    config_state.bad_line = config_state.bad_count = 0;
}

/* False: none is named. */
static bool config_take_named_file(out *problems) {
    const config_row *env_file = config_row_of(STR("GEOCODER_ENV_FILE"));
    str path = config_origin_of(env_file)->text;
    if (path.len && config_text_is_good(env_file, path)) {
        config_take_env_file(path.at, problems);
    }
    return path.len > 0;
}

/* Takes the texts from all sources; GEO_FILE, GEO_TOO_LARGE: `.env` could not be read. */
static status config_collect(char **args, int *count, out *problems) {
    config_forget();
    config_take_flags(args, count, problems);
    config_take_environment();
    if (config_take_named_file(problems)) {
        return GEO_OK;
    }
    /* MCP clients start us without a command or with `mcp`; any other was typed by a user, who
     * chose the folder, but may not know what is in it. */
    bool is_typed = *count > 0 && strcmp(args[0], "mcp") != 0;
    return config_take_dot_env(is_typed ? CONFIG_HARMLESS_ONLY : CONFIG_NOTHING);
}

/* Those of the texts that are settings, each with its 0. */
static void config_keep(const char *const *settings, out *kept) {
    for (; settings && *settings; settings++) {
        str text = str_of(*settings), value = text, name = str_cut(&value, '=');
        if (value.at && config_row_of(name)) {
            out_text(kept, (str){text.at, text.len + 1});
        }
    }
}

static void config_take_given(const char *const *settings, out *problems) {
    out kept = out_of(config_state.given, sizeof config_state.given);
    for (const char *const *at = settings; at && *at; at++) {
        str value = str_of(*at), name = str_cut(&value, '=');
        size_t before = problems->len;
        config_check_name(name, problems);
        out_text(problems, problems->len == before ? STR("") : STR(".\n"));
    }
    config_keep(settings, &kept);
    if (kept.full) {
        out_fmt(problems, "The settings are over %d bytes.\n", CONFIG_GIVEN_MAX);
    }
    config_state.given_len = kept.len;
    for (str rest = out_str(&kept); rest.len;) {
        str value = str_cut(&rest, 0), name = str_cut(&value, '=');
        config_set_text(config_row_of(name), value, name, config_argument);
    }
}

GEO_FN bool config_is_given(const char *const *settings) {
    static char bytes[CONFIG_GIVEN_MAX];
    out kept = out_of(bytes, sizeof bytes);
    config_keep(settings, &kept);
    return !kept.full && str_eq(out_str(&kept), (str){config_state.given, config_state.given_len});
}

/* Parses and checks the texts. */
static bool config_finish(size_t before, out *problems) {
    config_take_defaults();
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        if (!config_apply(&config_rows[i])) {
            config_report(problems, &config_rows[i]);
        }
    }
    config_strip_brackets(&config_state.values.host);
    if (problems->len == before) {
        config_check(&config_state.values, problems);
    }
    if (problems->len != before || problems->full) {
        return false;
    }
    log_setup((log_level)config_state.values.log_level, config_state.values.log == 1);
    config_warn_line();
    return true;
}

GEO_FN bool config_load(char **args, int *count, out *problems) {
    size_t before = problems->len;
    status file = config_collect(args, count, problems);
    if (!config_finish(before, problems)) {
        return false;
    }
    config_warn_file(file);
    config_warn_left_out();
    config_warn_names();
    return true;
}

GEO_FN bool config_load_given(const char *const *settings, out *problems) {
    size_t before = problems->len;
    config_forget();
    config_take_given(settings, problems);
    config_take_named_file(problems);
    return config_finish(before, problems);
}

/* ---- config, help, docs: loops over the rows ---- */

GEO_FN void config_write(out *o, bool as_json) {
    char shown[CONFIG_SHOWN_MAX];
    if (as_json) {
        out_open(o, '{');
    }
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        const config_row *row = &config_rows[i];
        out value = out_of(shown, sizeof shown);
        config_write_value(&value, row);
        str name = config_name(row), text = out_str(&value);
        if (as_json) {
            out_json_str(o, name);
            out_text(o, STR(":{\"value\":"));
            out_json_str(o, text);
            out_key(o, "source");
            out_json_str(o, str_of(config_origin_of(row)->source));
            if (config_state.left_out[i]) {
                out_key(o, "left_out_of");
                out_json_str(o, str_of(config_dot_env));
            }
            out_close(o, '}');
        } else {
            out_fmt(o, "%-30.*s  %-12s", STR_ARG(name), config_origin_of(row)->source);
            out_text(o, text.len ? STR(" ") : STR(""));
            out_text(o, text);
            out_text(o, config_state.left_out[i] ? STR("  (its line in .env is ignored)\n")
                                                 : STR("\n"));
        }
    }
    if (as_json) {
        out_close(o, '}');
    }
}

/* Whether `geocoder config` hides it, or a part of it. */
static bool config_is_hidden(const config_row *row, str text) {
    char bytes[CONFIG_SHOWN_MAX];
    out shown = out_of(bytes, sizeof bytes);
    config_write_masked(&shown, row, text);
    return row->type == CONFIG_SECRET || !str_eq(out_str(&shown), text);
}

static bool config_find_given(int *index, bool is_hidden, str *name, str *value) {
    for (; *index < (int)CONFIG_ROWS; ++*index) {
        const config_row *row = &config_rows[*index];
        const config_origin *origin = config_origin_of(row);
        bool is_given = origin->source == config_flag || origin->source == config_environment;
        if (is_given && config_is_hidden(row, origin->text) == is_hidden) {
            *name = config_name(row);
            *value = origin->text;
            return true;
        }
    }
    return false;
}

GEO_FN bool config_given_at(int *index, str *name, str *value) {
    return config_find_given(index, false, name, value);
}

GEO_FN bool config_withheld_at(int *index, str *name) {
    str value;
    return config_find_given(index, true, name, &value);
}

GEO_FN bool config_is_path(int index) {
    return config_rows[index].type == CONFIG_PATH;
}

GEO_FN void config_help(out *o) {
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        const config_row *row = &config_rows[i];
        char bytes[CONFIG_HELP_MAX];
        out text = out_of(bytes, sizeof bytes);
        if (row->flag[0]) {
            out_text(&text, str_of(row->help));
            out_text(&text, row->choices[0] ? STR(" (") : STR(""));
            config_write_choices(&text, row->choices);
            out_text(&text, row->choices[0] ? STR(")") : STR(""));
            wrap_entry(o, str_of(row->flag), out_str(&text), 23);
        }
    }
}

static void config_write_limits(out *o, const config_row *row) {
    if (row->choices[0]) {
        out_text(o, STR(" ("));
        config_write_choices(o, row->choices);
        out_text(o, STR(")"));
    } else if (row->type == CONFIG_INT || row->type == CONFIG_NUM) {
        out_text(o, STR(" ("));
        config_write_range(o, row);
        out_text(o, STR(")"));
    }
}

/* Whether a person may call the row so: by a variable, with or without what all of them begin with,
 * or by its flag without dashes. */
static bool config_is_called(const config_row *row, str word) {
    str rest = str_of(row->env);
    while (rest.at) {
        str name = str_cut(&rest, '|');
        if (str_eq_nocase(word, name) ||
            str_eq_nocase(word, str_from(name, str_index(name, '_') + 1))) {
            return true;
        }
    }
    return row->flag[0] && str_eq_nocase(word, str_from(str_of(row->flag), 2));
}

static void config_explain_row(out *o, const config_row *row) {
    char shown[CONFIG_SHOWN_MAX];
    out value = out_of(shown, sizeof shown);
    config_write_value(&value, row);
    out_fmt(o, "%.*s", STR_ARG(config_name(row)));
    out_fmt(o, row->flag[0] ? ", option %s\n  " : "%s\n  ", row->flag);
    wrap_write(o, str_of(row->help), 2, 2, WRAP_COLUMNS);
    config_write_limits(o, row);
    out_fmt(o, "\n  default: %s\n  now: ", row->fallback[0] ? row->fallback : "(none)");
    out_text(o, value.len ? out_str(&value) : STR("(none)"));
    out_fmt(o, ", from %s\n", config_origin_of(row)->source);
}

GEO_FN bool config_explain(out *o, str name, str_nearest *near) {
    bool is_found = false;
    for (size_t i = 0; i < CONFIG_ROWS && !is_found; i++) {
        is_found = config_is_called(&config_rows[i], name);
        if (is_found) {
            config_explain_row(o, &config_rows[i]);
        }
        str_nearest_add(near, name, config_name(&config_rows[i]));
    }
    return is_found;
}

GEO_FN void config_docs(out *o) {
    out_text(o, STR("| variable | option | default | meaning |\n|---|---|---|---|\n"));
    for (size_t i = 0; i < CONFIG_ROWS; i++) {
        const config_row *row = &config_rows[i];
        out_fmt(o, "| `%.*s` | ", STR_ARG(config_name(row)));
        out_fmt(o, row->flag[0] ? "`%s` | " : "%s | ", row->flag);
        out_fmt(o, row->fallback[0] ? "`%s` | " : "%s | ", row->fallback);
        out_text(o, str_of(row->help));
        config_write_limits(o, row);
        out_text(o, STR(" |\n"));
    }
}
