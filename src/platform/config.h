#ifndef GEO_CONFIG_H
#define GEO_CONFIG_H
/* config -- the table of settings. One row declares a setting; the struct, the parser, `geocoder
 * config`, --help and the table in src/docs/settings.md are generated from the rows.
 *
 * A value comes from the first of these that has one: flag, environment, env file, default. An
 * empty value means the default. Settings are read once, at start; all texts are PROCESS and
 * NUL-terminated.
 *
 * The env file is the one that --env-file names, or else the `.env` of the working directory. That
 * one is not trusted, because an MCP client starts us in whatever project its user has open: only
 * HARMLESS rows are read from it, and none at all when no command was typed.
 *
 * To add a setting: write its row, read config_get()->field, run `zig build docs`. */

#include "../base/out.h"
#include "../base/str.h"

/* Types, and what min and max mean for them:
 *   INT, NUM      a number from min to max
 *   BOOL          1/0, true/false, yes/no, on/off; its flag takes no value
 *   CHOICE        one of the words in `choices`; the value is its index, and the enum with the same
 *                 order is marked ORDER
 *   STRING, PATH  min to max bytes
 *   SECRET        the same, but never shown */

#define CONFIG_CORES "cores, at least 4" /* a default that is a number by the machine */

/* type, field, environment (the first that is set), flag, default, min, max, choices, help
 *
 * A HARMLESS row is read from an untrusted `.env`, too. It must not decide where anything is sent,
 * read, written or listened to, what is trusted, or what is hidden from the user. */
#define CONFIG_TABLE(X, HARMLESS)                                                                  \
    X(PATH, env_file, "GEOCODER_ENV_FILE", "--env-file", "", 0, 1000, "",                          \
      "File of settings, one NAME=value per line, read instead of `./.env`")                       \
    X(STRING, email, "NOMINATIM_EMAIL", "--email", "", 0, 254, "",                                 \
      "Contact e-mail sent to the upstream; setting it enables the public Nominatim server")       \
    X(STRING, base_url, "NOMINATIM_BASE_URL", "--base-url", "", 0, 4096, "",                       \
      "Nominatim server to query: a URL with path (http, https or unix:); commas separate "        \
      "fallbacks")                                                                                 \
    X(SECRET, headers, "NOMINATIM_HEADERS", "", "", 0, 8192, "",                                   \
      "Extra request headers for the upstream, as in `Name: value`; vertical bars separate "       \
      "several")                                                                                   \
    X(PATH, ca_file, "NOMINATIM_CA_FILE", "--ca-file", "", 0, 1000, "",                            \
      "PEM file of the CAs that the upstream's certificate may come from")                         \
    X(PATH, client_cert, "NOMINATIM_CLIENT_CERT", "", "", 0, 1000, "",                             \
      "PEM file of the client certificate, if the upstream requires one")                          \
    X(PATH, client_key, "NOMINATIM_CLIENT_KEY", "", "", 0, 1000, "",                               \
      "PEM file of the key of that certificate")                                                   \
    X(STRING, https_proxy, "https_proxy|HTTPS_PROXY", "", "", 0, 1024, "",                         \
      "HTTP proxy for https upstreams, `http://[user:password@]host:port`")                        \
    X(STRING, http_proxy, "http_proxy|HTTP_PROXY", "", "", 0, 1024, "",                            \
      "HTTP proxy for http upstreams")                                                             \
    X(STRING, no_proxy, "no_proxy|NO_PROXY", "", "", 0, 4096, "",                                  \
      "Hosts and domains reached without a proxy, comma-separated; `*` for all")                   \
    HARMLESS(CHOICE, backend, "GEOCODER_BACKEND", "--backend", "auto", 0, 0,                       \
             "auto|nominatim|gazetteer", /* ORDER backend */                                       \
             "Where answers come from; `--offline` is short for `--backend gazetteer`")            \
    HARMLESS(INT, cache_ttl_s, "GEOCODER_CACHE_TTL", "", "3600", 0, 31536000, "",                  \
             "Seconds for which the cache serves an upstream answer")                              \
    X(INT, cache_size, "GEOCODER_CACHE_SIZE", "", "1024", 0, 1048576, "",                          \
      "Number of answers in the cache; 0 turns it off")                                            \
    X(PATH, cache_file, "GEOCODER_CACHE_FILE", "", "", 0, 1000, "",                                \
      "File that keeps the cache over restarts and shares it between processes")                   \
    X(NUM, rate_limit, "GEOCODER_RATE_LIMIT", "", "1", 0, 1000, "",                                \
      "Upstream requests per second; 0 is no limit (never above 1 on the public server)")          \
    HARMLESS(NUM, timeout_s, "GEOCODER_TIMEOUT", "--timeout", "30", 1, 600, "",                    \
             "Seconds for one call, including waiting and retries")                                \
    HARMLESS(STRING, language, "GEOCODER_LANGUAGE", "", "", 0, 100, "",                            \
             "Language of names if a call sets none, e.g. `de,en`")                                \
    HARMLESS(BOOL, address_to_town, "GEOCODER_ADDRESS_TO_TOWN", "", "1", 0, 0, "",                 \
             "Return the town as a candidate for an address in an area without street data")       \
    X(PATH, index, "GEOCODER_INDEX", "--index", "", 0, 8192, "",                                   \
      "Index files, and directories of them, to search in addition to the gazetteer; separated "   \
      "by `:`")                                                                                    \
    HARMLESS(CHOICE, log, "GEOCODER_LOG", "--log", "text", 0, 0, "text|json",                      \
             "Log format on stderr")                                                               \
    X(CHOICE, log_level, "GEOCODER_LOG_LEVEL", "--log-level", "warn", 0, 0,                        \
      "error|warn|info|debug", /* ORDER log_level */ "Least severe messages that are logged")      \
    X(CHOICE, sandbox, "GEOCODER_SANDBOX", "--sandbox", "on", 0, 0,                                \
      "on|off|strict", /* ORDER sandbox */                                                         \
      "Sandbox for servers. on: only the files and ports of the settings, no other processes; "    \
      "strict: also few system calls")                                                             \
    X(BOOL, mcp_stdio, "MCP_STDIO", "", "0", 0, 0, "",                                             \
      "Speak MCP on stdin even if it is a terminal")                                               \
    X(STRING, host, "GEOCODER_HOST", "--host", "127.0.0.1", 1, 253, "",                            \
      "Address that `geocoder http` listens on, or unix:PATH")                                     \
    X(INT, port, "GEOCODER_PORT", "--port", "8010", 0, 65535, "",                                  \
      "Port that `geocoder http` listens on; 0 chooses a free one")                                \
    X(INT, photon_port, "GEOCODER_PHOTON_PORT", "--photon-port", "0", 0, 65535, "",                \
      "Second port, with Photon's API at /; 0 for none")                                           \
    X(CHOICE, face, "GEOCODER_FACE", "--face", "nominatim", 0, 0, "nominatim|photon",              \
      /* ORDER face */ "API served at / on the main port")                                         \
    X(SECRET, token, "GEOCODER_TOKEN", "", "", 0, 4096, "",                                        \
      "Bearer tokens that HTTP clients must send, comma-separated")                                \
    X(PATH, token_file, "GEOCODER_TOKEN_FILE", "--token-file", "", 0, 1000, "",                    \
      "File of bearer tokens, one per line; SIGHUP reads it again")                                \
    X(NUM, token_rate_limit, "GEOCODER_TOKEN_RATE_LIMIT", "", "0", 0, 100000, "",                  \
      "Requests per second for each token; 0 is no limit")                                         \
    X(STRING, public_url, "GEOCODER_PUBLIC_URL", "", "", 0, 500, "",                               \
      "Address at which clients reach the HTTP server, e.g. `https://geo.example.org`")            \
    X(STRING, oauth_issuer, "GEOCODER_OAUTH_ISSUER", "", "", 0, 1000, "",                          \
      "Issuer of access tokens, exactly as it names itself, e.g. `https://login.example.org`")     \
    X(STRING, oauth_audience, "GEOCODER_OAUTH_AUDIENCE", "", "", 0, 1000, "",                      \
      "Audience that access tokens must have; default: GEOCODER_PUBLIC_URL with `/mcp`")           \
    X(STRING, oauth_scope, "GEOCODER_OAUTH_SCOPE", "", "", 0, 500, "",                             \
      "Scopes that access tokens must have, separated by spaces")                                  \
    X(PATH, oauth_key_file, "GEOCODER_OAUTH_KEY_FILE", "", "", 0, 1000, "",                        \
      "Key file of the server's own issuer, created at the first start; without it, tokens end "   \
      "with the process")                                                                          \
    X(STRING, allow_origin, "GEOCODER_ALLOW_ORIGIN", "--allow-origin", "", 0, 4096, "",            \
      "Web origins that may call, comma-separated; default: only this machine's")                  \
    X(STRING, allow_host, "GEOCODER_ALLOW_HOST", "--allow-host", "", 0, 4096, "",                  \
      "Host names that requests may be addressed to, comma-separated")                             \
    X(BOOL, insecure_no_auth, "GEOCODER_INSECURE_NO_AUTH", "--insecure-no-auth", "0", 0, 0, "",    \
      "Listen beyond this machine without a token")                                                \
    X(BOOL, rest_guesses, "GEOCODER_REST_GUESSES", "", "0", 0, 0, "",                              \
      "The Nominatim API also returns approximate matches")                                        \
    X(BOOL, rest_fallback, "GEOCODER_REST_FALLBACK", "", "0", 0, 0, "",                            \
      "If the upstream is down, the Nominatim API answers from the gazetteer instead of with 503") \
    X(BOOL, json_callback, "GEOCODER_JSON_CALLBACK", "", "0", 0, 0, "",                            \
      "Support json_callback (JSONP), so that any web page can load answers")                      \
    X(BOOL, legacy_sse, "GEOCODER_LEGACY_SSE", "--legacy-sse", "0", 0, 0, "",                      \
      "Also serve the former HTTP+SSE transport on /sse and /message")                             \
    X(PATH, chat_file, "GEOCODER_CHAT_FILE", "", "", 0, 1000, "",                                  \
      "File that keeps open choices of the chat over restarts and shares them between processes")  \
    X(STRING, llm_url, "GEOCODER_LLM_URL", "", "", 0, 4096, "",                                    \
      "Server of OpenAI's API whose language model plans the chat; it receives what users write")  \
    X(STRING, llm_model, "GEOCODER_LLM_MODEL", "", "", 0, 200, "", "Name of that language model")  \
    X(SECRET, llm_key, "GEOCODER_LLM_KEY", "", "", 0, 4096, "", "Bearer token for that server")    \
    X(STRING, chat_tools, "GEOCODER_CHAT_TOOLS", "", "", 0, 4096, "",                              \
      "Your own MCP server over HTTP, e.g. `https://host/mcp`, whose tools the chat calls")        \
    X(STRING, tiles, "GEOCODER_TILES", "", "", 0, 1000, "",                                        \
      "Background tiles of the map page, e.g. `https://host/{z}/{x}/{y}.png`")                     \
    X(STRING, tiles_attribution, "GEOCODER_TILES_ATTRIBUTION", "", "", 0, 500, "",                 \
      "Credit that the owner of the tiles requires")                                               \
    X(PATH, layers, "GEOCODER_LAYERS", "", "", 0, 1000, "",                                        \
      "JSON file of map layers that the chat can show: XYZ, WMTS, WMS and GeoJSON")                \
    X(INT, workers, "GEOCODER_WORKERS", "--workers", CONFIG_CORES, 1, 64, "",                      \
      "Threads for calls that wait for the upstream, and for the rows of `geocoder batch`")        \
    X(INT, connections_max, "GEOCODER_CONNECTIONS_MAX", "", "1024", 1, 65536, "",                  \
      "Most HTTP connections at a time; fewer use less memory")                                    \
    X(INT, peer_connections_max, "GEOCODER_PEER_CONNECTIONS_MAX", "", "256", 1, 65536, "",         \
      "Most HTTP connections from one address; behind a proxy, set it to "                         \
      "GEOCODER_CONNECTIONS_MAX")

#define CONFIG_C_INT    int
#define CONFIG_C_NUM    double
#define CONFIG_C_BOOL   bool
#define CONFIG_C_CHOICE int
#define CONFIG_C_STRING str
#define CONFIG_C_PATH   str
#define CONFIG_C_SECRET str
#define CONFIG_FIELD(type, field, env, flag, fallback, min, max, choices, help)                    \
    CONFIG_C_##type field;
typedef struct {
    CONFIG_TABLE(CONFIG_FIELD, CONFIG_FIELD)
} config;
#undef CONFIG_FIELD
#undef CONFIG_C_INT
#undef CONFIG_C_NUM
#undef CONFIG_C_BOOL
#undef CONFIG_C_CHOICE
#undef CONFIG_C_STRING
#undef CONFIG_C_PATH
#undef CONFIG_C_SECRET

enum { BACKEND_AUTO, BACKEND_NOMINATIM, BACKEND_GAZETTEER }; /* ORDER backend: its choices */
enum { SANDBOX_ON, SANDBOX_OFF, SANDBOX_STRICT };            /* ORDER sandbox: its choices */
enum { FACE_NOMINATIM, FACE_PHOTON };                        /* ORDER face: its choices */

/* Reads every setting and sets up the log. Removes the flags of the table (`--flag value`,
 * `--flag=value`) from args, up to a `--`, and updates *count; the order of the rest stays. Every
 * mistake is one line in `problems`; false: there was one (exit 78). */
GEO_FN bool config_load(char **args, int *count, out *problems);
/* The same of the program that has the library: texts NAME=value, NULL behind the last; NULL: none.
 * Neither the environment nor `.env` is read. A name that looks like one of ours and is none is a
 * mistake, too; others are ignored. */
GEO_FN bool config_load_given(const char *const *settings, out *problems);
GEO_FN bool config_is_given(const char *const *settings); /* whether it was loaded from the same */
#define CONFIG_INDEX  ".idx"    /* ends the names of the index files of a folder of `index` */
#define CONFIG_UPDATE ".update" /* ends the name of the update of an index file of `index` */

GEO_FN const config *config_get(void); /* after config_load */

/* Splits `http://host:port/path` or the same with https; the path is absent without its slash. */
GEO_FN bool config_split_url(str url, bool *is_secure, str *host, str *path);

/* For `geocoder config`: every setting with its value (secrets and passwords in URLs masked), where
 * it came from, and whether its line in `.env` was ignored. */
GEO_FN void config_write(out *o, bool as_json);
/* The settings that flags and the environment gave, without those that hold a secret: that of
 * *index or the next such one, which *index then is. False past the last. */
GEO_FN bool config_given_at(int *index, str *name, str *value);
GEO_FN bool config_withheld_at(int *index, str *name); /* of those that hold a secret */
GEO_FN bool config_is_path(int index);                 /* of such a row */
GEO_FN void config_help(out *o);                       /* the flags, one per line, for --help */
GEO_FN void config_docs(out *o); /* the table as Markdown, for the documents */
/* What one setting does, its limits and its value. False: no setting is called so; *near then has
 * the name that was probably meant, if there is one. */
GEO_FN bool config_explain(out *o, str name, str_nearest *near);

#endif
