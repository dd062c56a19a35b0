/* upstream -- the servers of NOMINATIM_BASE_URL, and one request to them.
 *
 * Each try takes a slot of rate_limiter, fetches, and has nominatim_reply or nominatim_error read
 * the reply. Owns the list of servers, which of them are down, and the counters. Outside facts:
 * Nominatim's usage policy (an identified application and a contact in the User-Agent); RFC 9110
 * section 10.2.3 (Retry-After). */
#include "upstream.h"

#include <math.h>
#include <stdatomic.h>
#include <string.h>

#include "../../geocoder.h"
#include "../base/hash.h"
#include "../base/json.h"
#include "../base/utf8.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../wire/fetch_target.h"
#include "nominatim_error.h"
#include "nominatim_reply.h"
#include "rate_limiter.h"

enum {
    UPSTREAM_HEADERS_MAX = 16, /* those of NOMINATIM_HEADERS and the User-Agent */
    UPSTREAM_AGENT_MAX = 300   /* version and longest e-mail address */
};

typedef struct {
    fetch_target target;
    char url[UPSTREAM_URL_MAX];
    str text; /* of `url`, which has no credentials */
    bool is_public;
    _Atomic int64_t down_ms; /* os_now_ms() until which it counts as down */
    _Atomic bool is_slow;    /* and took longer than UPSTREAM_QUICK_MS to fail */
} upstream;

/* The statuses that are counted one by one; the last two rows take the rest. */
static const struct {
    const char *code;
    int http;
} upstream_codes[] = {
    {"200", 200}, {"400", 400}, {"401", 401}, {"403", 403}, {"404", 404},  {"429", 429},
    {"500", 500}, {"502", 502}, {"503", 503}, {"504", 504}, {"other", -1}, {"none", 0},
};

static struct {
    upstream list[UPSTREAM_MAX];
    int count;
    char agent[UPSTREAM_AGENT_MAX];
    fetch_header headers[UPSTREAM_HEADERS_MAX]; /* [0]: User-Agent; all that public servers get */
    int header_count;
    atomic_uint_fast64_t ended[LEN(upstream_codes)];
} UPSTREAM;

#define UPSTREAM_PUBLIC_URL "https://nominatim.openstreetmap.org"

/* ---- settings ---- */

/* The usage policy covers all of OpenStreetMap's servers, not one host name. */
static bool upstream_host_is_public(str host) {
    const str domain = STR("openstreetmap.org");
    while (host.len && host.at[host.len - 1] == '.') {
        host.len--;
    }
    if (host.len < domain.len || !str_eq_nocase(str_from(host, host.len - domain.len), domain)) {
        return false;
    }
    return host.len == domain.len || host.at[host.len - domain.len - 1] == '.';
}

static bool upstream_add(str url, out *problems) {
    if (UPSTREAM.count == UPSTREAM_MAX) {
        out_fmt(problems, "NOMINATIM_BASE_URL names more than %d servers: leave some out.\n",
                UPSTREAM_MAX);
        return false;
    }
    upstream *u = &UPSTREAM.list[UPSTREAM.count];
    char text[OS_PATH_MAX];
    out why = out_of(text, sizeof text);
    if (!fetch_target_parse(url, &u->target, &why)) {
        out_fmt(problems, "NOMINATIM_BASE_URL: %.*s\n", STR_ARG(out_str(&why)));
        return false;
    }
    out o = out_of(u->url, sizeof u->url);
    fetch_target_write(&u->target, &o);
    u->text = out_str(&o);
    u->is_public = upstream_host_is_public(str_of(u->target.host));
    if (u->is_public && !config_get()->email.len) {
        out_fmt(problems,
                "NOMINATIM_BASE_URL names the public server: its usage policy wants a contact, "
                "so set NOMINATIM_EMAIL to your e-mail address.\n");
        return false;
    }
    UPSTREAM.count++;
    return true;
}

/* NOMINATIM_HEADERS: `Name: value|Name: value`, which config has checked. */
static bool upstream_read_headers(str text, out *problems) {
    UPSTREAM.headers[UPSTREAM.header_count++] =
        (fetch_header){STR("User-Agent"), str_of(UPSTREAM.agent)};
    while (text.at) {
        str value = str_trim(str_cut(&text, '|')), name = str_cut(&value, ':');
        value = str_trim(value);
        if (!name.len) {
            continue;
        }
        if (UPSTREAM.header_count == UPSTREAM_HEADERS_MAX) {
            out_fmt(problems, "NOMINATIM_HEADERS has more than %d headers.\n",
                    UPSTREAM_HEADERS_MAX - 1);
            return false;
        }
        bool agent = str_eq_nocase(name, STR("User-Agent"));
        UPSTREAM.headers[agent ? 0 : UPSTREAM.header_count++] = (fetch_header){name, value};
    }
    return true;
}

GEO_FN bool upstream_start(out *problems) {
    const config *settings = config_get();
    str urls = settings->base_url;
    bool good = true;
    out agent = out_of(UPSTREAM.agent, sizeof UPSTREAM.agent - 1);
    out_text(&agent, STR("geocoder/" GEOCODER_VERSION));
    if (settings->email.len) {
        out_fmt(&agent, " (+%.*s)", STR_ARG(settings->email));
    }
    UPSTREAM.agent[agent.len] = 0;
    UPSTREAM.count = UPSTREAM.header_count = 0;
    if (!urls.len && settings->email.len) {
        urls = STR(UPSTREAM_PUBLIC_URL);
    }
    while (urls.at) {
        str url = str_trim(str_cut(&urls, ','));
        good = (!url.len || upstream_add(url, problems)) && good;
    }
    return upstream_read_headers(settings->headers, problems) && good;
}

GEO_FN int upstream_count(void) {
    return UPSTREAM.count;
}

GEO_FN bool upstream_is_public(int index) {
    return UPSTREAM.list[index].is_public;
}

GEO_FN uint64_t upstream_bucket(int index) {
    const upstream *u = &UPSTREAM.list[index];
    return u->is_public ? RATE_LIMITER_PUBLIC
                        : MAX(hash_64(u->text.at, u->text.len, 0), RATE_LIMITER_PUBLIC + 1u);
}

GEO_FN void upstream_write(int index, out *o) {
    out_text(o, UPSTREAM.list[index].text);
}

GEO_FN uint64_t upstream_identity(void) {
    uint64_t identity = 0;
    for (int i = 0; i < UPSTREAM.count; i++) {
        identity = hash_64(UPSTREAM.list[i].text.at, UPSTREAM.list[i].text.len, identity);
    }
    return identity;
}

/* ---- one request ---- */

static void upstream_count_reply(int http) {
    size_t row = 0;
    while (upstream_codes[row].http != http && upstream_codes[row].http != -1) {
        row++;
    }
    atomic_fetch_add(&UPSTREAM.ended[http ? row : LEN(upstream_codes) - 1], 1);
}

GEO_FN bool upstream_counter_at(int index, upstream_counter *counter) {
    if (index < 0 || (size_t)index >= LEN(upstream_codes)) {
        return false;
    }
    *counter = (upstream_counter){upstream_codes[index].code, atomic_load(&UPSTREAM.ended[index])};
    return true;
}

/* path?query&email=... */
static str upstream_path(call *c, str path, str query) {
    str email = config_get()->email;
    out o = out_over(&c->mem);
    out_text(&o, path);
    out_char(&o, '?');
    out_text(&o, query);
    if (email.len) {
        out_text(&o, STR("&email="));
        out_url(&o, email);
    }
    return out_taken(&o, &c->mem);
}

/* `others`: how many servers may be tried after this one; if it stays silent, they share the time
 * that is left. *took_ms: duration of the request without the wait for a slot. */
static status upstream_send(call *c, int index, str path, str query, int others, int64_t *took_ms,
                            fetch_reply *reply) {
    const upstream *u = &UPSTREAM.list[index];
    int count = u->is_public ? 1 : UPSTREAM.header_count; /* tokens are not for the public */
    *took_ms = 0;
    *reply = (fetch_reply){.retry_after_s = NAN};
    str target = upstream_path(c, path, query);
    if (!target.at) {
        return call_full(c);
    }
    uint64_t bucket = upstream_bucket(index);
    status code = rate_limiter_acquire(c, bucket);
    if (code != GEO_OK) {
        return code;
    }
    int64_t start_ms = os_now_ms(), deadline_ms = c->deadline_ms;
    if (others > 0) {
        int64_t share_ms = (deadline_ms - start_ms) / (others + 1);
        c->deadline_ms = start_ms + MIN(share_ms, UPSTREAM_SILENT_MS);
    }
    code = fetch_get(c, &u->target, target, UPSTREAM.headers, count, reply);
    c->deadline_ms = deadline_ms;
    *took_ms = os_now_ms() - start_ms;
    rate_limiter_release(bucket);
    upstream_count_reply(code == GEO_OK ? reply->http : 0);
    log_event(LOG_DEBUG, "upstream", "GET %.*s%.*s?%.*s: %s %d", STR_ARG(u->text), STR_ARG(path),
              STR_ARG(query), status_of(code)->code, reply->http);
    return code;
}

GEO_FN status upstream_probe(call *c, int index, str path, str query, fetch_reply *reply) {
    int64_t took_ms;
    return upstream_send(c, index, path, query, 0, &took_ms, reply);
}

/* ---- retries and fail-over ---- */

/* Outcome of one try. */
typedef struct {
    status code;
    bool was_sent;  /* false: refused by rate_limiter */
    bool is_final;  /* the request itself is wrong: no server will do better */
    bool may_retry; /* the same server may succeed in a moment */
    double pause_s; /* but not sooner than this */
} upstream_try;

/* How replies that are handed on begin and end; all other kinds are not. */
static const struct {
    upstream_form form;
    str begin, end;
    bool is_refusal; /* this is how Nominatim's own refusals begin */
} upstream_forms[] = {
    {UPSTREAM_JSON, STR_ROW("{\"error\""), STR_ROW("}"), true},
    {UPSTREAM_JSON, STR_ROW("{"), STR_ROW("}"), false},
    {UPSTREAM_JSON, STR_ROW("["), STR_ROW("]"), false},
    {UPSTREAM_XML, STR_ROW("<?xml"), STR_ROW(">"), true},
    {UPSTREAM_HTML, STR_ROW("<"), STR_ROW(">"), false},
};

/* Whether nothing in a text could be read as something else than text in UTF-8. */
static bool upstream_is_text(str body) {
    bool is_good = utf8_valid(body);
    for (size_t i = 0; i < body.len && is_good; i++) {
        is_good = (unsigned char)body.at[i] >= ' ' || (body.at[i] && strchr("\t\n\r", body.at[i]));
    }
    return is_good;
}

enum { UPSTREAM_XML_DEPTH_MAX = 32 /* Nominatim's has 6, with the KML of an outline */ };

/* The length of the tag, comment or instruction at the start; 0: it has no end. */
static size_t upstream_markup(str xml) {
    static const char *const kinds[][2] = {{"<?", "?>"}, {"<!--", "-->"}, {"<![CDATA[", "]]>"}};
    for (size_t i = 0; i < LEN(kinds); i++) {
        if (str_starts(xml, str_of(kinds[i][0]))) {
            ptrdiff_t end = str_find(xml, str_of(kinds[i][1]));
            return end < 0 ? 0 : (size_t)end + strlen(kinds[i][1]);
        }
    }
    char quote = 0;
    for (size_t i = 0; i < xml.len; i++) {
        if (!quote && xml.at[i] == '>') {
            return i + 1;
        }
        bool is_quote = xml.at[i] == '"' || xml.at[i] == '\'';
        quote = quote ? (xml.at[i] == quote ? 0 : quote) : is_quote ? xml.at[i] : 0;
    }
    return 0;
}

/* Whether tags are closed in their order, and nothing but white space is around the first. */
static bool upstream_is_xml(str rest) {
    str open[UPSTREAM_XML_DEPTH_MAX];
    int depth = 0, roots = 0;
    for (size_t len; rest.len; rest = str_from(rest, len)) {
        len = str_index(rest, '<');
        if (len > 0 && !depth && str_trim(str_head(rest, len)).len) {
            return false;
        }
        if (len > 0) {
            continue;
        }
        len = upstream_markup(rest);
        str tag = str_head(str_from(rest, 1), len > 2 ? len - 2 : 0), name = tag;
        if (!tag.len) {
            return false;
        }
        if (tag.at[0] == '/') {
            if (!depth || !str_eq(str_trim(str_from(tag, 1)), open[--depth])) {
                return false;
            }
        } else if (tag.at[0] != '?' && tag.at[0] != '!') {
            for (name.len = 0; name.len < tag.len && !strchr(" \t\r\n/", tag.at[name.len]);) {
                name.len++;
            }
            roots += !depth;
            if (tag.at[tag.len - 1] != '/') {
                if (depth == UPSTREAM_XML_DEPTH_MAX) {
                    return false;
                }
                open[depth++] = name;
            }
        }
    }
    return !depth && roots == 1;
}

/* Whether XML says that it is in another encoding than the one it is handed on in. */
static bool upstream_is_recoded(str xml) {
    str declared = str_head(xml, upstream_markup(xml)), name = STR("encoding=");
    ptrdiff_t at = str_find(declared, name);
    str value = at < 0 ? STR_NONE : str_from(declared, (size_t)at + name.len + 1);
    return value.at && !str_eq_nocase(str_head(value, 5), STR("UTF-8"));
}

/* Whether the body is what its beginning promises. XML that browsers would show as a page, or that
 * declares entities, is none of Nominatim's. */
static bool upstream_is_well_formed(str body, upstream_form form) {
    size_t at;
    if (form == UPSTREAM_JSON) {
        return json_valid(body, &at);
    }
    bool is_page = str_find(body, STR("<!DOCTYPE")) >= 0 || str_find(body, STR("<html")) >= 0;
    return upstream_is_text(body) && (form == UPSTREAM_HTML || (!is_page && upstream_is_xml(body) &&
                                                                !upstream_is_recoded(body)));
}

/* What a whole body is; false: none of them. */
static bool upstream_form_of(str body, upstream_form *form, bool *is_refusal) {
    for (size_t i = 0; i < LEN(upstream_forms); i++) {
        if (str_starts(body, upstream_forms[i].begin) && str_ends(body, upstream_forms[i].end)) {
            *form = upstream_forms[i].form;
            *is_refusal = upstream_forms[i].is_refusal;
            return upstream_is_well_formed(body, *form);
        }
    }
    return false;
}

/* Whether a reply is one that clients of Nominatim expect who asked for that form. */
static bool upstream_is_whole(const fetch_reply *reply, upstream_form *form) {
    str body = str_trim(reply->body);
    upstream_form wanted = *form;
    bool is_refusal, is_none = str_find(body, STR("Unable to geocode")) >= 0;
    if (!upstream_form_of(body, form, &is_refusal)) {
        return false;
    }
    if (reply->http == 200) {
        bool is_error = *form == UPSTREAM_JSON && is_refusal && !is_none;
        return *form == wanted && !is_error;
    }
    bool is_none_404 = is_none && reply->http == 404; /* LocationIQ's */
    return (reply->http == 400 || reply->http == 404) && is_refusal && !is_none_404;
}

/* What a complete reply means: an answer, or a failure. */
static upstream_try upstream_classify(call *c, const upstream *u, const fetch_reply *reply,
                                      upstream_reply *answer) {
    bool is_good = false;
    if (answer->form != UPSTREAM_PLACES) {
        answer->bytes = *reply;
        upstream_form form = answer->form;
        is_good = upstream_is_whole(reply, &form);
        answer->bytes_form = form;
    } else if (reply->http == 200) {
        is_good =
            nominatim_reply_read(&c->mem, reply->body, &answer->places) == NOMINATIM_REPLY_PLACES;
    }
    if (c->mem.full) {
        return (upstream_try){.code = call_full(c), .was_sent = true, .is_final = true};
    }
    if (is_good) {
        return (upstream_try){.code = GEO_OK, .was_sent = true};
    }
    nominatim_error_response response = {reply->http, reply->content_type, reply->body};
    nominatim_error_retry retry;
    answer->places = (place_list){0};
    status code = nominatim_error_classify(c, &response, u->text, &retry);
    double asked_s = reply->retry_after_s > 0 ? reply->retry_after_s : 0; /* it may be NaN */
    answer->is_none = code == GEO_OK;
    return (upstream_try){.code = code,
                          .was_sent = true,
                          .is_final = code == GEO_UPSTREAM_REFUSED && reply->http == 400,
                          .may_retry = retry.may_retry,
                          .pause_s = MAX(asked_s, retry.pause_s)};
}

/* A server is down if it cannot be reached, or is silent for longer than Nominatim lets a query
 * run. A shorter silence may be due to the query or to this call's deadline, and changes nothing.
 */
static void upstream_update_health(upstream *u, status code, int64_t took_ms) {
    bool down = code == GEO_UNREACHABLE || code == GEO_TLS ||
                (code == GEO_TIMEOUT && took_ms >= UPSTREAM_SILENT_MS);
    if (down || code != GEO_TIMEOUT) {
        atomic_store(&u->down_ms, down ? os_now_ms() + UPSTREAM_DOWN_MS : 0);
        atomic_store(&u->is_slow, down && took_ms > UPSTREAM_QUICK_MS);
    }
}

static upstream_try upstream_try_once(call *c, int index, str path, str query, int others,
                                      upstream_reply *answer) {
    upstream *u = &UPSTREAM.list[index];
    fetch_reply reply;
    int64_t took_ms;
    upstream_try t = {.code = upstream_send(c, index, path, query, others, &took_ms, &reply),
                      .was_sent = true};
    answer->http = reply.http;
    if (t.code == GEO_OK) {
        t = upstream_classify(c, u, &reply, answer);
    } else {
        t.is_final = t.code == GEO_CANCELLED || t.code == GEO_TOO_LARGE;
        t.was_sent = t.code != GEO_BUSY && t.code != GEO_RATE_LIMITED;      /* never fetch's */
        t.may_retry = t.code == GEO_UNREACHABLE || t.code == GEO_BAD_REPLY; /* lost or cut short */
    }
    if (t.was_sent && t.code != GEO_CANCELLED) {
        upstream_update_health(u, t.code, took_ms);
    }
    if (t.code == GEO_RATE_LIMITED && t.was_sent) {
        t.pause_s = MAX(t.pause_s, UPSTREAM_PAUSE_MS / 1000.0);
        rate_limiter_backoff(upstream_bucket(index), t.pause_s);
    }
    c->retry_after_s = MAX(c->retry_after_s, t.pause_s);
    c->upstream_http = t.code == GEO_OK ? 0 : reply.http;
    return t;
}

/* The server to try first: the first that is not down, else the first. */
static int upstream_first(void) {
    int64_t now_ms = os_now_ms();
    for (int i = 0; i < UPSTREAM.count; i++) {
        if (atomic_load(&UPSTREAM.list[i].down_ms) <= now_ms) {
            return i;
        }
    }
    return 0;
}

/* How often a call may retry. If all servers are down, it tries each once, so that a batch does not
 * sit through all retries for every row; -1: not even once, because they take long to fail. */
static int upstream_retries(int64_t *until_ms) {
    int64_t now_ms = os_now_ms();
    int retries = -1;
    *until_ms = OS_FOREVER;
    for (int i = 0; i < UPSTREAM.count; i++) {
        int64_t down_ms = atomic_load(&UPSTREAM.list[i].down_ms);
        if (down_ms <= now_ms) {
            return UPSTREAM_RETRIES_MAX;
        }
        if (!atomic_load(&UPSTREAM.list[i].is_slow)) {
            retries = UPSTREAM.count - 1;
        }
        *until_ms = MIN(*until_ms, down_ms);
    }
    return retries;
}

/* Exponential, with jitter so that calls that failed together do not retry together. */
static int64_t upstream_backoff_ms(int retry) {
    uint32_t noise = 0;
    int64_t full_ms = (int64_t)UPSTREAM_BACKOFF_MS << retry;
    os_entropy(&noise, sizeof noise);
    return full_ms / 2 + (int64_t)(noise % (uint32_t)(full_ms / 2 + 1));
}

/* Waits before retrying the same server. False: the deadline is too near, or cancelled. */
static bool upstream_wait(call *c, const upstream_try *t, int retry) {
    int64_t pause_ms = MAX(upstream_backoff_ms(retry), (int64_t)(t->pause_s * 1000));
    int64_t until_ms = os_now_ms() + pause_ms;
    return until_ms < c->deadline_ms && rate_limiter_sleep(c, until_ms);
}

static status upstream_try_all(call *c, str path, str query, int retries, int *budget,
                               upstream_reply *answer) {
    int first = upstream_first();
    arena mem = c->mem;
    for (int i = 0;; i++) {
        c->mem = mem; /* free what a failed try has left */
        call_clear_failure(c);
        int others = MIN(MIN(UPSTREAM.count - 1, retries) - i, *budget - 1);
        upstream_try t =
            upstream_try_once(c, (first + i) % UPSTREAM.count, path, query, others, answer);
        *budget -= t.was_sent;
        bool has_next = i + 1 < UPSTREAM.count; /* a server this call has not tried */
        if (t.code == GEO_OK || t.is_final || i >= retries || *budget <= 0 ||
            !(t.may_retry || has_next)) {
            return t.code;
        }
        if (!has_next && !upstream_wait(c, &t, i)) {
            return c->code;
        }
    }
}

GEO_FN status upstream_get(call *c, str path, str query, int *budget, upstream_reply *reply) {
    int64_t until_ms = 0;
    *reply = (upstream_reply){.form = reply->form};
    if (!UPSTREAM.count) {
        return call_fail(c, GEO_UNREACHABLE, "No upstream Nominatim is configured.");
    }
    if (*budget <= 0) {
        return call_fail(c, GEO_BUSY,
                         "This call has sent as many requests upstream as one call may.");
    }
    int retries = upstream_retries(&until_ms);
    if (retries < 0) {
        double wait_s = (double)MAX(until_ms - os_now_ms(), 0) / 1000;
        call_fail(c, GEO_UNREACHABLE,
                  "The upstream %.*s did not answer a moment ago; it is tried again in %.0f s.",
                  STR_ARG(UPSTREAM.list[0].text), ceil(wait_s));
        c->retry_after_s = wait_s;
        return GEO_UNREACHABLE;
    }
    return upstream_try_all(c, path, query, retries, budget, reply);
}

#undef UPSTREAM_PUBLIC_URL
