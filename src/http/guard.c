/* guard -- who may talk to the HTTP server. Owns the tokens, how often each asks, and
 * the count of wrong ones per peer.
 * Outside facts: MCP's transport security section (Origin, Host, loopback), RFC 6750 (Bearer), the
 * Fetch standard (CORS). Access tokens are for oauth to judge. */
#include "guard.h"

#include <stdatomic.h>
#include <string.h>

#include "../base/hash.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/os_address.h"
#include "../wire/http.h"
#include "../wire/jwt.h"
#include "../wire/tls_hash.h"
#include "oauth.h"
#include "oauth_seal.h"
#include "supervisor.h"

enum {
    GUARD_TOKENS_MAX = 16,     /* users of a small server; old and new ones during rotation */
    GUARD_TOKEN_MAX = 256,     /* longer than generated tokens are */
    GUARD_TOKEN_MIN = 16,      /* 128 bits are 22 base64 characters; below 16 it is a password */
    GUARD_FILE_MAX = 8192,     /* all tokens with comments */
    GUARD_REQUESTED_MAX = 256, /* bytes of a list of headers that a preflight gets back */
    GUARD_PEERS_MAX = 64,      /* peers whose failures are counted */
    GUARD_FAILURES_MAX = 10,   /* wrong tokens per minute and peer */
    GUARD_SPENT_MAX = 256,     /* tokens, and subjects of access tokens, whose rate is known */
    GUARD_WINDOW_MS = 60000
};

typedef struct {
    char bytes[GUARD_TOKENS_MAX]
              [GUARD_TOKEN_MAX]; /* padded with zeros: compared over the whole width */
    unsigned char marks[GUARD_TOKENS_MAX][OAUTH_SEAL_ID]; /* of the built-in authorization server */
    int count;
} guard_tokens;

static struct {
    os_mutex lock; /* of failures and spent: workers judge access tokens */
    guard_tokens tokens;
    atomic_bool has_tokens; /* or oauth takes some; workers read it, too */
    bool is_loaded;
    bool is_local; /* only this machine reaches the address: Host must name it */
    struct {
        uint64_t peer;
        int64_t since_ms;
        int count;
    } failures[GUARD_PEERS_MAX];
    struct {
        uint64_t token_id;
        int64_t due_us; /* when what it has asked would be done, at the rate that it may have */
    } spent[GUARD_SPENT_MAX];
} guard = {.lock = OS_MUTEX_INIT};

GEO_FN bool guard_has_tokens(void) {
    return atomic_load(&guard.has_tokens);
}

/* ---- tokens ---- */

static bool guard_token_add(guard_tokens *tokens, str token, out *problems) {
    if (!token.len || token.at[0] == '#') {
        return true;
    }
    if (token.len < GUARD_TOKEN_MIN || token.len >= GUARD_TOKEN_MAX) {
        out_fmt(problems,
                "A token must have %d to %d characters; make one with `openssl rand -hex 32`.\n",
                GUARD_TOKEN_MIN, GUARD_TOKEN_MAX - 1);
        return false;
    }
    if (tokens->count == GUARD_TOKENS_MAX) {
        out_fmt(problems, "There may be at most %d tokens.\n", GUARD_TOKENS_MAX);
        return false;
    }
    memcpy(tokens->bytes[tokens->count++], token.at, token.len);
    return true;
}

static bool guard_tokens_split(guard_tokens *tokens, str text, char sep, out *problems) {
    bool good = true;
    for (str rest = text; rest.at && good;) {
        good = guard_token_add(tokens, str_trim(str_cut(&rest, sep)), problems);
    }
    return good;
}

static bool guard_tokens_read_file(guard_tokens *tokens, out *problems) {
    _Static_assert(GUARD_FILE_MAX == 8 << 10, "the error message says so");
    str path = config_get()->token_file, text = STR_NONE;
    char bytes[GUARD_FILE_MAX];
    arena a = arena_of(bytes, sizeof bytes);
    if (!path.len) {
        return true;
    }
    status code = os_read_file(path.at, &a, sizeof bytes, &text);
    if (code != GEO_OK) {
        out_fmt(problems, "The token file %s cannot be read: %s.\n", path.at,
                code == GEO_TOO_LARGE ? "it is larger than 8 kB" : os_why());
        return false;
    }
    if (os_is_exposed(path.at)) {
        log_event(LOG_WARN, "token_file_exposed",
                  "Other users may read or write the token file %s: chmod 600 it.", path.at);
    }
    str mark = STR("\xEF\xBB\xBF"); /* a byte order mark */
    return guard_tokens_split(tokens, str_from(text, str_starts(text, mark) ? mark.len : 0), '\n',
                              problems);
}

/* It survives reloads. */
static uint64_t guard_token_id(str token) {
    return hash_64(token.at, token.len, 0) | 1;
}

/* In constant time, however close a wrong token is. 0: there is no such token. */
static uint64_t guard_token_find(str token) {
    char given[GUARD_TOKEN_MAX] = {0};
    uint64_t id = guard_token_id(token), found = 0;
    if (token.len < GUARD_TOKEN_MAX) {
        memcpy(given, token.at, token.len);
    }
    for (int i = 0; i < guard.tokens.count; i++) {
        found = tls_hash_same(given, guard.tokens.bytes[i], GUARD_TOKEN_MAX) ? id : found;
    }
    return found;
}

GEO_FN uint64_t guard_token_of_mark(const unsigned char *mark) {
    for (int i = 0; i < guard.tokens.count; i++) {
        if (memcmp(guard.tokens.marks[i], mark, OAUTH_SEAL_ID) == 0) {
            return guard_token_id(str_of(guard.tokens.bytes[i]));
        }
    }
    return 0;
}

/* That of the bearer token with which an access token of ours was allowed; 0: it is none. */
static uint64_t guard_access_find(str token) {
    oauth_seal_grant grant;
    bool is_good = oauth_is_issuer() && oauth_seal_open_grant(token, OAUTH_SEAL_ACCESS, &grant) &&
                   !oauth_seal_is_over(&grant);
    return is_good ? guard_token_of_mark(grant.mark) : 0;
}

/* ---- wrong tokens, by peer ---- */

/* Counts one more. Of two peers with the same row, only the later one is counted. */
static bool guard_failures_are_too_many(uint64_t peer) {
    int64_t now_ms = os_now_ms();
    size_t row = peer % GUARD_PEERS_MAX;
    os_lock(&guard.lock);
    if (guard.failures[row].peer != peer ||
        now_ms - guard.failures[row].since_ms > GUARD_WINDOW_MS) {
        guard.failures[row].peer = peer;
        guard.failures[row].since_ms = now_ms;
        guard.failures[row].count = 0;
    }
    bool are_too_many = ++guard.failures[row].count > GUARD_FAILURES_MAX;
    os_unlock(&guard.lock);
    return are_too_many;
}

/* ---- good tokens, and how often ---- */

/* The lock is held. Counts one request more, if it may come now: a second's may come at once. Else
 * the microseconds until it may. Of more tokens than rows, over reloads, the one that is due first
 * is forgotten. */
static int64_t guard_spend(uint64_t token_id, double per_s, int64_t now_us) {
    int row = 0;
    for (int i = 0; i < GUARD_SPENT_MAX && guard.spent[row].token_id != token_id; i++) {
        bool is_better = guard.spent[i].due_us < guard.spent[row].due_us;
        row = is_better || guard.spent[i].token_id == token_id ? i : row;
    }
    bool is_known = guard.spent[row].token_id == token_id;
    int64_t step_us = (int64_t)(1e6 / per_s);
    int64_t due_us = is_known ? MAX(guard.spent[row].due_us, now_us) : now_us;
    int64_t wait_us = due_us - now_us - MAX(1000000 - step_us, 0);
    if (wait_us <= 0) {
        guard.spent[row].token_id = token_id;
        guard.spent[row].due_us = due_us + step_us;
    }
    return MAX(wait_us, 0);
}

static bool guard_may_spend(exchange *x) {
    double per_s = config_get()->token_rate_limit;
    os_lock(&guard.lock);
    int64_t wait_us = per_s > 0 ? guard_spend(x->token_id, per_s, os_now_us()) : 0;
    os_unlock(&guard.lock);
    if (wait_us) {
        char bytes[24];
        out o = out_of(bytes, sizeof bytes);
        out_int(&o, wait_us / 1000000 + 1);
        exchange_header(x, "Retry-After", out_str(&o));
        exchange_plain(x, 429, "This token asks more often than GEOCODER_TOKEN_RATE_LIMIT.");
    }
    return !wait_us;
}

/* ---- checks ---- */

static const char *const local_hosts[] = {"localhost", "127.0.0.1", "::1"};

static bool guard_host_is_local(str host) {
    for (size_t i = 0; i < LEN(local_hosts); i++) {
        if (str_eq_nocase(host, str_of(local_hosts[i]))) {
            return true;
        }
    }
    return false;
}

static bool guard_list_has(str list, str word) {
    while (list.at) {
        str item = str_trim(str_cut(&list, ','));
        if (item.len && str_eq_nocase(item, word)) {
            return true;
        }
    }
    return false;
}

/* An absolute target overrides Host (RFC 9112 section 3.2.2). */
static str guard_requested_host(const http_head *head) {
    ptrdiff_t scheme = str_find(head->target, STR("://"));
    if (head->target.at[0] == '/' || scheme < 0) {
        return http_find(head, "Host");
    }
    str host = str_from(head->target, (size_t)scheme + 3);
    host = str_head(host, str_index(host, '/'));
    return str_head(host, str_index(host, '?'));
}

static bool guard_host_is_allowed(const exchange *x) {
    str host = guard_requested_host(&x->head), list = config_get()->allow_host;
    http_url url = {.host = STR_NONE}, own = {.host = STR_NONE};
    bool is_file = str_starts(config_get()->host, STR("unix:")); /* out of reach of browsers */
    if ((!guard.is_local || is_file) && !list.len) {
        return true;
    }
    http_url_split(config_get()->public_url, &own);
    return http_authority(host, &url) && !url.user.at &&
           (guard_host_is_local(url.host) || guard_list_has(list, url.host) ||
            guard_list_has(list, host) || guard_list_has(config_get()->host, url.host) ||
            str_eq_nocase(own.host, url.host));
}

static bool guard_allows_all(void) {
    return guard_list_has(config_get()->allow_origin, STR("*"));
}

/* Those of this machine too, and the server's own page by a name in GEOCODER_ALLOW_HOST, of which
 * the host of the request is one: without such a list, a name of an attacker may lead here. */
static bool guard_origin_is_allowed(const exchange *x, str origin) {
    http_url url;
    if (origin.len > EXCHANGE_ORIGIN_MAX) {
        return false;
    }
    bool is_own = origin.len && str_eq(origin, http_origin(config_get()->public_url));
    if (is_own || guard_allows_all() || guard_list_has(config_get()->allow_origin, origin)) {
        return true;
    }
    bool is_web = http_url_split(origin, &url) && !url.user.at && !url.path.len && !url.query.at &&
                  (str_eq(url.scheme, STR("http")) || str_eq(url.scheme, STR("https")));
    if (!is_web || guard_host_is_local(url.host)) {
        return is_web;
    }
    str authority = str_from(origin, url.scheme.len + 3);
    return config_get()->allow_host.len && str_eq_nocase(authority, guard_requested_host(&x->head));
}

/* Every Origin header: no browser sends two, but a proxy may check another one than we. */
static bool guard_origins_are_allowed(const exchange *x) {
    for (int i = 0; i < x->head.count; i++) {
        if (str_eq_nocase(x->head.headers[i].name, STR("Origin")) &&
            !guard_origin_is_allowed(x, x->head.headers[i].value)) {
            return false;
        }
    }
    return true;
}

/* An image, a script or a link of another site, which has no Origin to be judged by. */
static bool guard_is_from_elsewhere(const exchange *x) {
    return !http_find(&x->head, "Origin").at && !guard_allows_all() &&
           !config_get()->json_callback && /* whose purpose are scripts of other sites */
           str_eq_nocase(http_find(&x->head, "Sec-Fetch-Site"), STR("cross-site"));
}

static bool guard_refuse(exchange *x, int http, const char *why) {
    exchange_plain(x, http, why);
    return false;
}

GEO_FN int guard_check_typed(exchange *x, str token) {
    x->token_id = token.len ? guard_token_find(token) : 0;
    if (!x->token_id && guard_failures_are_too_many(x->peer_id)) {
        exchange_header(x, "Retry-After", STR("60"));
        return 429;
    }
    return x->token_id ? 0 : 403;
}

/* Counts a wrong token, unless `error` is NULL because there was none. */
static bool guard_refuse_token(exchange *x, const char *error, const char *why) {
    if (error && guard_failures_are_too_many(x->peer_id)) {
        exchange_header(x, "Retry-After", STR("60"));
        return guard_refuse(x, 429, "Too many wrong tokens from this address; wait a minute.");
    }
    oauth_challenge(x, error);
    return guard_refuse(x, 401, why);
}

/* A valid token is never refused, however many wrong ones came through the same proxy. An access
 * token that is not known yet is left for guard_judge. */
static bool guard_check_token(exchange *x) {
    str value = http_find(&x->head, "Authorization"), scheme = str_cut(&value, ' ');
    bool is_bearer = str_eq_nocase(scheme, STR("Bearer")) && value.len;
    str token = str_trim(value);
    bool may_be_jwt = is_bearer && !oauth_is_issuer() && oauth_is_on() && jwt_looks_like(token);
    x->token_id = is_bearer ? guard_token_find(token) : 0;
    x->token_id = !x->token_id && may_be_jwt ? oauth_find(token) : x->token_id;
    x->token_id = !x->token_id && is_bearer ? guard_access_find(token) : x->token_id;
    if (x->token_id) {
        return guard_may_spend(x);
    }
    if (may_be_jwt) {
        x->bearer = token;
        x->hangup = HANGUP_IGNORED; /* no probe may be sent before the handler's own reply */
        return true;
    }
    return guard_refuse_token(x, is_bearer ? "invalid_token" : NULL,
                              "This server wants a bearer token in the Authorization header.");
}

GEO_FN bool guard_judge(call *c, exchange *x) {
    const char *why;
    int http = oauth_judge(c, x->bearer, &why);
    x->bearer = STR_NONE;
    switch (http) {
    case 0: return true;
    case 503: exchange_header(x, "Retry-After", STR("5")); return guard_refuse(x, 503, why);
    case 403: oauth_challenge(x, "insufficient_scope"); return guard_refuse(x, 403, why);
    default: return guard_refuse_token(x, "invalid_token", why);
    }
}

/* As Nominatim and Photon do it: for any origin alike, what is asked for in a preflight. */
static void guard_cors_face(exchange *x, str origin) {
    str headers = http_find(&x->head, "Access-Control-Request-Headers");
    bool is_listed = headers.len && headers.len <= GUARD_REQUESTED_MAX;
    exchange_header(x, "Access-Control-Allow-Origin", guard_allows_all() ? STR("*") : origin);
    exchange_header(x, "Access-Control-Expose-Headers", STR("X-Geocoder-Warning"));
    if (str_eq(x->head.method, STR("OPTIONS"))) {
        exchange_header(x, "Access-Control-Allow-Methods", STR("GET, HEAD, OPTIONS"));
        exchange_header(x, "Access-Control-Allow-Headers", is_listed ? headers : STR("*"));
        exchange_header(x, "Access-Control-Max-Age", STR("86400"));
    }
}

static void guard_cors(exchange *x, str origin) {
    exchange_header(x, "Access-Control-Allow-Origin", origin);
    exchange_header(x, "Access-Control-Expose-Headers",
                    STR("Mcp-Session-Id, WWW-Authenticate, X-Geocoder-Warning"));
    if (str_eq(x->head.method, STR("OPTIONS"))) {
        exchange_header(x, "Access-Control-Allow-Methods", STR("GET, POST, DELETE, OPTIONS"));
        exchange_header(x, "Access-Control-Allow-Headers",
                        STR("Content-Type, Authorization, MCP-Protocol-Version, Mcp-Method, "
                            "Mcp-Name, Mcp-Session-Id, Last-Event-ID"));
        exchange_header(x, "Access-Control-Max-Age", STR("7200"));
    }
}

GEO_FN bool guard_admit(exchange *x, guard_access access, bool is_face) {
    str origin = http_find(&x->head, "Origin");
    x->token_id = 0;
    x->bearer = STR_NONE;
    if (access != GUARD_PUBLIC && !guard_origins_are_allowed(x)) {
        return guard_refuse(x, 403, "This web origin may not call; see GEOCODER_ALLOW_ORIGIN.");
    }
    if (is_face && guard_is_from_elsewhere(x)) {
        return guard_refuse(x, 403,
                            "Pages of other sites may not call; see GEOCODER_ALLOW_ORIGIN.");
    }
    if (!guard_host_is_allowed(x)) {
        return guard_refuse(x, 403,
                            "This server is not reached by that name; see GEOCODER_ALLOW_HOST.");
    }
    if (origin.at && is_face) {
        guard_cors_face(x, origin);
    } else if (origin.at) {
        guard_cors(x, access == GUARD_PUBLIC ? STR("*") : origin);
    }
    bool is_open = access != GUARD_TOKEN || str_eq(x->head.method, STR("OPTIONS"));
    return is_open || !guard_has_tokens() || guard_check_token(x);
}

/* ---- settings ---- */

/* A name without addresses is not local: it may have some by the time the server listens. */
static bool guard_address_is_local(void) {
    const config *cfg = config_get();
    os_address list[OS_ADDRESSES_MAX];
    if (supervisor_socket_count()) {
        return supervisor_is_local();
    }
    if (str_starts(cfg->host, STR("unix:"))) {
        return true;
    }
    int count = os_address_resolve(cfg->host.at, cfg->port, list);
    bool is_local = count > 0;
    for (int i = 0; i < count; i++) {
        is_local &= os_address_is_loopback(&list[i]);
    }
    return is_local;
}

static bool guard_check(const guard_tokens *tokens, bool is_local, out *problems) {
    const config *cfg = config_get();
    if (str_eq(cfg->host,
               STR("unix:"))) { /* to Linux, an abstract name that every user can connect to */
        out_text(problems, STR("GEOCODER_HOST needs the path of a socket behind `unix:`.\n"));
        return false;
    }
    if (!tokens->count && (cfg->token.len || cfg->token_file.len)) { /* meant to be protected */
        out_text(problems, STR("No token is in GEOCODER_TOKEN or GEOCODER_TOKEN_FILE: write one, "
                               "or unset both.\n"));
        return false;
    }
    bool has_tokens = tokens->count || oauth_is_on();
    if (!is_local && !has_tokens && !cfg->insecure_no_auth) {
        out_fmt(problems,
                "Listening on %s may let other machines in: set GEOCODER_TOKEN, "
                "GEOCODER_TOKEN_FILE or GEOCODER_OAUTH_ISSUER, or say --insecure-no-auth.\n",
                supervisor_socket_count() ? "the sockets of the supervisor" : cfg->host.at);
        return false;
    }
    if (has_tokens && guard_list_has(cfg->allow_origin, STR("*"))) {
        out_text(problems, STR("GEOCODER_ALLOW_ORIGIN may not be `*` together with tokens: name "
                               "the origins.\n"));
        return false;
    }
    return true;
}

GEO_FN bool guard_load(out *problems) {
    static guard_tokens fresh; /* too large for a small stack; only one thread loads */
    bool is_local = guard.is_loaded ? guard.is_local : guard_address_is_local(); /* resolved once */
    fresh = (guard_tokens){.count = 0};
    bool good = guard_tokens_split(&fresh, config_get()->token, ',', problems);
    good &= guard_tokens_read_file(&fresh, problems);
    good = good && guard_check(&fresh, is_local, problems) &&
           (!oauth_is_issuer() || oauth_seal_load(problems));
    for (int i = 0; i < fresh.count && good && oauth_is_issuer(); i++) {
        oauth_seal_mark(str_of(fresh.bytes[i]), fresh.marks[i]);
    }
    if (good) {
        guard.tokens = fresh;
        guard.is_local = is_local;
        guard.is_loaded = true;
        atomic_store(&guard.has_tokens, fresh.count > 0 || oauth_is_on());
    }
    if (good && !is_local && guard_has_tokens()) {
        log_event(LOG_WARN, "http_plain",
                  "Tokens travel unencrypted beyond this machine; put a TLS proxy in front.");
    }
    return good;
}
