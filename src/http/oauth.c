/* oauth -- access tokens of an authorization server. Owns the issuer's keys, and which tokens were
 * found good.
 *
 * Outside facts: RFC 9728 (the metadata of a protected resource, and the challenge that leads to
 * it), RFC 6750 section 3 (challenges), MCP's chapter on authorization, RFC 8414 and OpenID Connect
 * Discovery (where the metadata of an issuer is: before its path, or behind it), RFC 9700. */
#include "oauth.h"

#include <math.h>
#include <string.h>

#include "../base/json.h"
#include "../base/out.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../wire/fetch.h"
#include "../wire/fetch_target.h"
#include "../wire/http.h"
#include "../wire/jwt.h"
#include "../wire/tls_hash.h"

enum {
    OAUTH_CHALLENGE_MAX = 1200,  /* two settings of 500 bytes with what is around them */
    OAUTH_URL_MAX = 1200,        /* a setting of 1000 bytes and a path */
    OAUTH_FETCH_BYTES = 1 << 20, /* of memory for a reply, parsed: key sets have 20 kB */
    OAUTH_FETCH_MS = 5000,       /* for both replies of the issuer */
    OAUTH_KEEP_MS = 600000,      /* keys, and what was found with them */
    OAUTH_PAUSE_MS = 60000,      /* between two fetches, where there are keys, */
    OAUTH_RETRY_MS = 5000,       /* and where there are none */
    OAUTH_STALE_MS = 86400000,   /* how long keys serve while the issuer is silent */
    OAUTH_GOOD_MAX = 256         /* tokens that are remembered */
};

static struct {
    os_mutex turn; /* who fetches has it; others wait for it where there are no keys */
    os_mutex lock; /* of all below */
    jwt_keys keys;
    int64_t fetched_ms, tried_ms; /* 0: never */
    bool is_fetching, has_failed; /* the last fetch that ended */
    struct {
        unsigned char digest[TLS_HASH_BYTES];
        uint64_t token_id;
        int64_t until_s;
    } good[OAUTH_GOOD_MAX];
} oauth = {.turn = OS_MUTEX_INIT, .lock = OS_MUTEX_INIT};

/* ---- settings ---- */

GEO_FN bool oauth_is_issuer(void) {
    const config *cfg = config_get();
    return cfg->public_url.len && !cfg->oauth_issuer.len && (cfg->token.len || cfg->token_file.len);
}

GEO_FN bool oauth_is_on(void) {
    return config_get()->oauth_issuer.len || oauth_is_issuer();
}

static str oauth_without_slash(str url) {
    return str_head(url, url.len - str_ends(url, STR("/")));
}

GEO_FN void oauth_write_url(out *o, const char *path) {
    out_text(o, oauth_without_slash(config_get()->public_url));
    out_text(o, str_of(path));
}

GEO_FN void oauth_write_member(out *o, const char *key, const char *path) {
    char text[OAUTH_URL_MAX];
    out url = out_of(text, sizeof text);
    oauth_write_url(&url, path);
    out_key(o, key);
    out_json_str(o, out_str(&url));
}

/* ---- the issuer's keys ---- */

/* GETs a JSON document. GEO_OK, or the call says why. */
static status oauth_get(call *c, str url, json_doc *doc) {
    char why[CALL_WHY_MAX];
    out problem = out_of(why, sizeof why);
    fetch_target target;
    fetch_reply reply;
    str origin = http_origin(url), path = str_from(url, origin.len);
    if (!fetch_target_parse(origin, &target, &problem) || !str_starts(path, STR("/"))) {
        return call_fail(c, GEO_BAD_REPLY, "%.*s is no address of keys.", STR_ARG(url));
    }
    status code = fetch_get(c, &target, path, NULL, 0, &reply);
    if (code) {
        return code;
    }
    if (reply.http != 200 || !json_parse(doc, reply.body, &c->mem)) {
        return call_fail(c, GEO_BAD_REPLY, "%.*s answers with status %d%s.", STR_ARG(url),
                         reply.http, reply.http == 200 ? ", but not with JSON" : "");
    }
    return GEO_OK;
}

static void oauth_write_metadata_url(out *o, bool is_openid) {
    str issuer = oauth_without_slash(config_get()->oauth_issuer);
    size_t origin = http_origin(issuer).len;
    out_text(o, str_head(issuer, is_openid ? issuer.len : origin));
    out_text(o, is_openid ? STR("/.well-known/openid-configuration")
                          : STR("/.well-known/oauth-authorization-server"));
    out_text(o, is_openid ? STR("") : str_from(issuer, origin));
}

/* As safe as the issuer's own address: with TLS, or at its origin. */
static bool oauth_keys_url_is_good(str url) {
    str issuer = config_get()->oauth_issuer;
    size_t origin = http_origin(issuer).len;
    bool is_there =
        str_starts(url, str_head(issuer, origin)) && url.len > origin && url.at[origin] == '/';
    return is_there || str_starts(url, STR("https://"));
}

static status oauth_read_metadata(call *c, bool is_openid, out *keys_url) {
    char text[OAUTH_URL_MAX];
    out url = out_of(text, sizeof text);
    json_doc doc;
    oauth_write_metadata_url(&url, is_openid);
    status code = oauth_get(c, out_str(&url), &doc);
    if (code) {
        return code;
    }
    json root = json_root(&doc);
    str keys = json_text(json_get(root, "jwks_uri"), &c->mem);
    if (!json_is(json_get(root, "issuer"), config_get()->oauth_issuer.at)) {
        return call_fail(c, GEO_BAD_REPLY, "%.*s names another issuer.", STR_ARG(out_str(&url)));
    }
    if (!oauth_keys_url_is_good(keys) || keys.len > keys_url->cap) {
        return call_fail(c, GEO_BAD_REPLY, "%.*s has no jwks_uri with https.",
                         STR_ARG(out_str(&url)));
    }
    out_text(keys_url, keys);
    return GEO_OK;
}

/* An issuer that answers, but not there, may at the other place. */
static status oauth_read_keys(call *c, jwt_keys *keys) {
    char text[OAUTH_URL_MAX];
    out url = out_of(text, sizeof text);
    json_doc doc;
    arena whole = c->mem;
    status code = oauth_read_metadata(c, false, &url);
    if (code == GEO_BAD_REPLY) {
        c->mem = whole;
        code = oauth_read_metadata(c, true, &url);
    }
    c->mem = whole;
    code = code ? code : oauth_get(c, out_str(&url), &doc);
    if (!code && (!jwt_read_keys(doc.text, c->mem, keys) || !keys->count)) {
        code = call_fail(c, GEO_BAD_REPLY, "%.*s has no keys for RS256 or ES256.",
                         STR_ARG(out_str(&url)));
    }
    return code;
}

/* In memory of its own, which ends with it. */
static void oauth_fetch(call *c) {
    arena whole = c->mem, rest = c->mem;
    int64_t deadline_ms = c->deadline_ms;
    jwt_keys *keys = ARENA_NEW(&rest, jwt_keys, 1);
    char *memory = arena_bytes(&rest, OAUTH_FETCH_BYTES);
    status code = GEO_INTERNAL;
    if (keys && memory) {
        c->mem = arena_of(memory, OAUTH_FETCH_BYTES);
        c->deadline_ms = MIN(deadline_ms, os_now_ms() + OAUTH_FETCH_MS);
        code = oauth_read_keys(c, keys);
        c->mem = whole;
        c->deadline_ms = deadline_ms;
    }
    if (code) {
        log_event(LOG_WARN, "oauth_keys",
                  "The keys of GEOCODER_OAUTH_ISSUER are not known anew: %s",
                  c->why[0] ? c->why : "memory is short.");
    }
    call_clear_failure(c);
    os_lock(&oauth.lock);
    oauth.has_failed = code != GEO_OK;
    oauth.is_fetching = false;
    if (!code) {
        oauth.keys = *keys;
        oauth.fetched_ms = os_now_ms();
    }
    os_unlock(&oauth.lock);
    os_unlock(&oauth.turn);
}

/* Fetches the keys when they are old or `is_wanted`, one call at a time and not too often. */
static void oauth_refresh(call *c, bool is_wanted) {
    os_lock(&oauth.lock);
    int64_t now_ms = os_now_ms();
    bool has_keys = oauth.keys.count > 0, waits = oauth.is_fetching && !has_keys;
    bool is_old = !oauth.fetched_ms || now_ms - oauth.fetched_ms >= OAUTH_KEEP_MS;
    int64_t pause_ms = has_keys ? OAUTH_PAUSE_MS : OAUTH_RETRY_MS;
    bool may_fetch = !oauth.tried_ms || now_ms - oauth.tried_ms >= pause_ms;
    bool fetches = (is_old || is_wanted) && may_fetch && !oauth.is_fetching;
    if (fetches) {
        oauth.is_fetching = true;
        oauth.tried_ms = now_ms;
        os_lock(&oauth.turn); /* nobody has it for long: nobody fetches */
    }
    os_unlock(&oauth.lock);
    if (fetches) {
        oauth_fetch(c);
    } else if (waits) {
        os_lock(&oauth.turn);
        os_unlock(&oauth.turn);
    }
}

/* Checks with the keys that are known. *is_sure: a key that is not among them is not the issuer's.
 */
static jwt_verdict oauth_check(call *c, const jwt *t, bool *is_sure) {
    arena scratch = c->mem;
    jwt_keys *keys = ARENA_NEW(&scratch, jwt_keys, 1);
    *is_sure = false;
    if (!keys) {
        return JWT_NO_MEMORY;
    }
    os_lock(&oauth.lock);
    *keys = oauth.keys;
    bool is_stale = os_now_ms() - oauth.fetched_ms >= OAUTH_STALE_MS;
    keys->count = is_stale ? 0 : keys->count;
    *is_sure = oauth.fetched_ms && !oauth.has_failed && !oauth.is_fetching;
    os_unlock(&oauth.lock);
    return jwt_check(t, keys);
}

/* ---- tokens ---- */

GEO_FN uint64_t oauth_find(str token) {
    unsigned char digest[TLS_HASH_BYTES];
    tls_hash_sha256(token, digest);
    size_t row = digest[0] % OAUTH_GOOD_MAX;
    os_lock(&oauth.lock);
    bool is_known = oauth.good[row].until_s > os_unix_ms() / 1000 &&
                    memcmp(oauth.good[row].digest, digest, sizeof digest) == 0;
    uint64_t token_id = is_known ? oauth.good[row].token_id : 0;
    os_unlock(&oauth.lock);
    return token_id;
}

/* Until it expires, but no longer than keys are kept: one may have been withdrawn. */
static void oauth_remember(str token, double expires_s, int64_t now_s, uint64_t token_id) {
    unsigned char digest[TLS_HASH_BYTES];
    tls_hash_sha256(token, digest);
    size_t row = digest[0] % OAUTH_GOOD_MAX;
    double until_s = MIN(expires_s + JWT_LEEWAY_S, (double)(now_s + OAUTH_KEEP_MS / 1000));
    os_lock(&oauth.lock);
    memcpy(oauth.good[row].digest, digest, sizeof digest);
    oauth.good[row].token_id = token_id;
    oauth.good[row].until_s = (int64_t)ceil(until_s);
    os_unlock(&oauth.lock);
}

/* Of a subject, however often its token changes. */
static uint64_t oauth_id(str subject, arena a) {
    unsigned char digest[TLS_HASH_BYTES];
    str issuer = arena_join(&a, config_get()->oauth_issuer, STR("\n"));
    tls_hash_sha256(arena_join(&a, issuer, subject), digest);
    return str_load_8(digest) | 1;
}

GEO_FN int oauth_judge(call *c, str token, const char **why) {
    const config *cfg = config_get();
    char text[OAUTH_URL_MAX];
    out resource = out_of(text, sizeof text);
    oauth_write_url(&resource, "/mcp");
    jwt_rules rules = {.issuer = cfg->oauth_issuer,
                       .audience =
                           cfg->oauth_audience.len ? cfg->oauth_audience : out_str(&resource),
                       .scopes = cfg->oauth_scope,
                       .now_s = os_unix_ms() / 1000};
    arena whole = c->mem;
    jwt t;
    bool is_sure = true;
    jwt_verdict verdict = jwt_read(token, &rules, &c->mem, &t);
    for (int i = 0; i < 2 && (!i ? !verdict : verdict == JWT_UNKNOWN_KEY); i++) {
        oauth_refresh(c, i > 0);
        verdict = oauth_check(c, &t, &is_sure);
    }
    if (!verdict) {
        oauth_remember(token, t.expires_s, rules.now_s, oauth_id(t.subject, c->mem));
    }
    c->mem = whole;
    bool is_open = verdict == JWT_NO_MEMORY || (verdict == JWT_UNKNOWN_KEY && !is_sure);
    *why = is_open && verdict == JWT_UNKNOWN_KEY
               ? "The issuer of access tokens does not answer; try again."
               : jwt_why(verdict);
    return !verdict ? 0 : is_open ? 503 : verdict == JWT_LACKS_SCOPE ? 403 : 401;
}

/* ---- what clients are told ---- */

GEO_FN void oauth_challenge(exchange *x, const char *error) {
    char text[OAUTH_CHALLENGE_MAX];
    out o = out_of(text, sizeof text);
    str scope = config_get()->oauth_scope;
    out_text(&o, STR("Bearer realm=\"geocoder\""));
    if (error) {
        out_fmt(&o, ", error=\"%s\"", error);
    }
    if (oauth_is_on()) {
        out_text(&o, STR(", resource_metadata=\""));
        oauth_write_url(&o, "/.well-known/oauth-protected-resource/mcp\"");
    }
    if (oauth_is_on() && scope.len) {
        out_fmt(&o, ", scope=\"%.*s\"", STR_ARG(scope));
    }
    exchange_header(x, "WWW-Authenticate", out_str(&o));
}

GEO_FN void oauth_write_list(out *o, const char *key, str words) {
    out_key(o, key);
    out_open(o, '[');
    while (words.at) {
        str word = str_cut(&words, ' ');
        if (word.len) {
            out_json_str(o, word);
        }
    }
    out_close(o, ']');
}

GEO_FN status oauth_get_resource(call *c, exchange *x) {
    char text[OAUTH_URL_MAX];
    out own = out_of(text, sizeof text), *o = &x->reply;
    (void)c;
    oauth_write_url(&own, "");
    exchange_answer(x, 200, "application/json", STR(""));
    out_open(o, '{');
    oauth_write_member(o, "resource", "/mcp");
    out_key(o, "resource_name");
    out_json_str(o, STR("geocoder"));
    oauth_write_list(o, "authorization_servers",
                     oauth_is_issuer() ? out_str(&own) : config_get()->oauth_issuer);
    oauth_write_list(o, "bearer_methods_supported", STR("header"));
    if (config_get()->oauth_scope.len) {
        oauth_write_list(o, "scopes_supported", config_get()->oauth_scope);
    }
    out_close(o, '}');
    return GEO_OK;
}
