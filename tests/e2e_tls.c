/* e2e_tls.c: the HTTP client against real servers on this machine: the TLS matrix
 * (versions, keys, expired, wrong host, unknown CA, client certificates, resumption), every way a
 * connection can fail, keep-alive, redirects, proxies, unix sockets.
 *
 *   e2e_tls [GEOCODER]   (not used: this program includes the modules under test)
 *
 * No row depends on how long something takes: what must time out stalls for ever. */
#define _POSIX_C_SOURCE 200809L
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function" /* what only the layers above use */
#endif

#define clock_gettime wall_clock_gettime
#include "../src/base/base.c"
#include "../src/base/str.c"
#include "../src/base/ascii.c"
#include "../src/base/utf8.c"
#include "../src/base/hash.c"
#include "../src/base/arena.c"
#include "../src/base/out.c"
#include "../src/base/status.c"
#include "../src/base/call.c"
#include "../src/base/wrap.c"

#include "../src/platform/os.c"
#include "../src/platform/os_address.c"
#include "../src/platform/os_socket.c"
#include "../src/platform/log.c"
#include "../src/platform/config.c"

#include "../src/wire/http.c"
#include "../src/wire/net.c"
#include "../src/wire/tls_trust.c"
#include "../src/wire/tls.c"
#include "../src/wire/fetch_target.c"
#include "../src/wire/fetch.c"
#undef clock_gettime

#include "fake_upstream.c"
#include "check.h"
#include "wall_clock.h"

/* No embedded CAs: the unit tests check those, and none has signed a certificate here. */
const unsigned char geocoder_ca_table[4] = {0};
const unsigned geocoder_ca_table_len = sizeof geocoder_ca_table;

enum { MEMORY_BYTES = 12 << 20, PATIENCE_MS = 20000, SHORT_MS = 300 };

static struct {
    char *memory;
    fetch_reply reply;
    call c;
    atomic_bool cancelled;
} e2e;

/* What every failed check shows. */
static void show_context(void) {
    printf("the call said: %s %s | %s\n", status_of(e2e.c.code)->code, e2e.c.why,
           call_advice(&e2e.c));
}

/* Loads these settings from the environment: "NAME=value" texts, NULL at the end. */
static void configure(const char *const *settings) {
    static const char *const all[] = {"NOMINATIM_CA_FILE",
                                      "NOMINATIM_CLIENT_CERT",
                                      "NOMINATIM_CLIENT_KEY",
                                      "https_proxy",
                                      "http_proxy",
                                      "no_proxy",
                                      "HTTPS_PROXY",
                                      "HTTP_PROXY",
                                      "NO_PROXY",
                                      "SSL_CERT_FILE"};
    char problems[1000];
    int none = 0;
    out o = out_of(problems, sizeof problems);
    for (size_t i = 0; i < LEN(all); i++) {
        unsetenv(all[i]);
    }
    for (; settings && *settings; settings++) {
        char name[64];
        const char *value = strchr(*settings, '=');
        ASSERT(value && str_cstr((str){*settings, (size_t)(value - *settings)}, name, 64));
        setenv(name, value + 1, 1);
    }
    ASSERT(config_load(NULL, &none, &o));
}

static void trust(const char *ca_file) {
    char setting[300];
    snprintf(setting, sizeof setting, "NOMINATIM_CA_FILE=%s", ca_file);
    configure((const char *const[]){setting, NULL});
}

/* A fake server's CA; what this machine trusts where the server has none. */
static void trust_server(const fake *f, fake_kind kind) {
    if (kind == FAKE_HTTP) {
        configure(NULL);
    } else {
        trust(fake_ca(f));
    }
}

static void start_call(size_t memory, int patience_ms) {
    e2e.c = (call){.mem = arena_of(e2e.memory, memory),
                   .deadline_ms = os_now_ms() + patience_ms,
                   .may_block = true,
                   .cancelled = &e2e.cancelled};
}

static status ask(const char *url, const char *path) {
    char problem[300] = "";
    fetch_target target;
    static const fetch_header headers[] = {{STR_ROW("User-Agent"), STR_ROW("test/1")}};
    out o = out_of(problem, sizeof problem);
    bool good = fetch_target_parse(str_of(url), &target, &o);
    ASSERT(good);
    return fetch_get(&e2e.c, &target, str_of(path), headers, 1, &e2e.reply);
}

/* GET from a fake server as "localhost". */
static status get_from(const fake *f, const char *scheme, const char *host, const char *path) {
    char url[200];
    snprintf(url, sizeof url, "%s://%s:%d", scheme, host, fake_port(f));
    start_call(MEMORY_BYTES, PATIENCE_MS);
    return ask(url, path);
}

static status get(const fake *f, const char *scheme, const char *path) {
    return get_from(f, scheme, "localhost", path);
}

static bool says(const char *part) {
    return strstr(e2e.c.why, part) != NULL;
}

static bool heard(const fake *f, int index, const char *start) {
    return strncmp(fake_request(f, index), start, strlen(start)) == 0;
}

static bool body_is(const char *text) {
    return str_eq(e2e.reply.body, str_of(text));
}

#define OK_REPLY   "HTTP/1.1 200 OK\r\nContent-Type: text/json\r\nContent-Length: 2\r\n\r\n[]"
#define LAST_REPLY "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\n[]"

/* ---- TLS ---- */

static const fake_rule tls_rules[] = {
    {.match = "/last", .reply = LAST_REPLY, .flags = FAKE_CLOSE},
    {.match = "/reset", .reply = "HTTP/1.1 200 OK\r\n\r\npart", .flags = FAKE_RESET},
    {.match = "/rest", .reply = "HTTP/1.1 200 OK\r\n\r\nall of it", .flags = FAKE_CLOSE},
    {.reply = OK_REPLY}};

static void test_tls_good(fake_kind kind, const char *version) {
    fake *f = fake_start(kind, NULL, tls_rules, LEN(tls_rules));
    trust(fake_ca(f));
    for (int i = 0; i < 3; i++) {
        CHECK(EQ(get(f, "https", "/last"), GEO_OK) && body_is("[]"), version);
        CHECK(e2e.reply.tls && EQ_TEXT(e2e.reply.tls, version), "the version");
    }
    CHECK(EQ(fake_handshakes(f), 3) && EQ(fake_resumed(f), 2), "sessions are resumed");
    CHECK(EQ(get(f, "https", "/keep"), GEO_OK) && !e2e.reply.reused, "a connection");
    CHECK(EQ(get(f, "https", "/keep"), GEO_OK) && e2e.reply.reused, "is kept");
    CHECK(EQ(fake_connections(f), 4), "and used again");
    CHECK(EQ(get(f, "https", "/rest"), GEO_OK) && body_is("all of it"), "a goodbye ends a body");
    CHECK(EQ(get(f, "https", "/reset"), GEO_BAD_REPLY) && says("cut off"),
          "an end without it does not");
    CHECK(EQ(get_from(f, "https", "127.0.0.1", "/"), GEO_OK), "an address instead of a name");
    fake_stop(f);
}

static void test_tls_refused(void) {
    static const struct {
        fake_kind kind;
        bool trusts; /* the server's CA; otherwise what this machine trusts */
        status code;
        const char *says;
    } rows[] = {
        {FAKE_EXPIRED, true, GEO_TLS, "the certificate expired on 2021-03-04"},
        {FAKE_NOT_YET, true, GEO_TLS, "the certificate is not valid before 2098-03-04"},
        {FAKE_WRONG_HOST, true, GEO_TLS, "the certificate is for other.example, not for localhost"},
        {FAKE_UNKNOWN_CA, true, GEO_TLS, "is not signed by a known CA (but by Test CA)"},
        {FAKE_TLS, false, GEO_TLS, "is not signed by a known CA (but by Test CA)"},
        {FAKE_SELF_SIGNED, false, GEO_TLS, "is not signed by a known CA (but by server)"},
        {FAKE_SELF_SIGNED, true, GEO_OK, ""},
        {FAKE_HTTP, true, GEO_TLS, "does not speak TLS on port"},
        {FAKE_NAMELESS, true, GEO_TLS, "has localhost only where it does not count"},
        {FAKE_IP_AS_NAME, true, GEO_TLS, "is for 127.0.0.1, not for localhost"},
        {FAKE_LIMITED, true, GEO_OK, ""},
        {FAKE_LIMITED_ELSEWHERE, true, GEO_TLS,
         "CA certificate Test CA may not sign for localhost"},
        {FAKE_CRITICAL, true, GEO_TLS, "a critical extension that is not known here"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        fake *f = fake_start(rows[i].kind, NULL, tls_rules, LEN(tls_rules));
        trust_server(f, rows[i].trusts ? rows[i].kind : FAKE_HTTP);
        CHECK(EQ(get(f, "https", "/"), rows[i].code) && says(rows[i].says), rows[i].says);
        CHECK(EQ(fake_requests(f), rows[i].code == GEO_OK),
              "nothing is sent to who is not trusted");
        fake_stop(f);
    }
    fake *f = fake_start(FAKE_IP_AS_NAME, NULL, tls_rules, LEN(tls_rules));
    trust(fake_ca(f));
    CHECK(EQ(get_from(f, "https", "127.0.0.1", "/"), GEO_TLS) &&
              says("has 127.0.0.1 only where it does not count"),
          "an address among the DNS names");
    fake_stop(f);
}

/* A server that starts again with another certificate is looked at anew, whatever session or
 * connection is left of the former one. */
static void test_tls_changed(void) {
    static const struct {
        fake_kind kind;
        status code;
        const char *says;
    } rows[] = {
        {FAKE_TLS, GEO_OK, ""},
        {FAKE_TLS12_RSA, GEO_OK, ""},
        {FAKE_EXPIRED, GEO_TLS, "the certificate expired"},
        {FAKE_WRONG_HOST, GEO_TLS, "is for other.example"},
        {FAKE_UNKNOWN_CA, GEO_TLS, "is not signed by a known CA"},
        {FAKE_HTTP, GEO_TLS, "does not speak TLS"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        fake *f = fake_start(FAKE_TLS, NULL, tls_rules, LEN(tls_rules));
        trust(fake_ca(f));
        CHECK(EQ(get(f, "https", "/last"), GEO_OK) && EQ(get(f, "https", "/keep"), GEO_OK) &&
                  EQ(fake_resumed(f), 1),
              "a session and a connection");
        int port = fake_port(f);
        fake_stop(f);
        fake_use_port(port);
        f = fake_start(rows[i].kind, NULL, tls_rules, LEN(tls_rules));
        trust_server(f, rows[i].kind);
        CHECK(EQ(get(f, "https", "/last"), rows[i].code) && says(rows[i].says), rows[i].says);
        CHECK(EQ(fake_port(f), port) && EQ(fake_resumed(f), 0) &&
                  EQ(fake_requests(f), rows[i].code == GEO_OK),
              "a whole handshake, and nothing is sent to who is not trusted");
        fake_stop(f);
    }
}

/* A machine without a battery: every certificate is from the future, and that is said. */
static void test_tls_1970(void) {
    fake *f = fake_start(FAKE_TLS, NULL, tls_rules, LEN(tls_rules));
    trust(fake_ca(f));
    wall_clock_set_1970(true);
    CHECK(EQ(get(f, "https", "/"), GEO_TLS) && says("the certificate is not valid before 2") &&
              says("(the clock of this machine says 1970-01-01)"),
          "the reason is the clock");
    CHECK(strstr(call_advice(&e2e.c), "set the clock of this machine") != NULL, "and what to do");
    wall_clock_set_1970(false);
    CHECK(EQ(get(f, "https", "/"), GEO_OK), "with the clock set it works");
    fake_stop(f);
}

static void test_tls_client(void) {
    char ca[300], cert[300], key[300];
    fake *f = fake_start(FAKE_WANTS_CLIENT, NULL, tls_rules, LEN(tls_rules));
    trust(fake_ca(f));
    CHECK(EQ(get(f, "https", "/"), GEO_TLS) && says("alert"), "no client certificate");
    CHECK(strstr(call_advice(&e2e.c), "NOMINATIM_CLIENT_CERT") != NULL, "the advice names it");
    snprintf(ca, sizeof ca, "NOMINATIM_CA_FILE=%s", fake_ca(f));
    snprintf(cert, sizeof cert, "NOMINATIM_CLIENT_CERT=%s", fake_client_cert(f));
    snprintf(key, sizeof key, "NOMINATIM_CLIENT_KEY=%s", fake_ca(f));
    configure((const char *const[]){ca, cert, key, NULL});
    CHECK(EQ(get(f, "https", "/"), GEO_BAD_CONFIG) && says("is not a key in PEM form"), "no key");
    snprintf(key, sizeof key, "NOMINATIM_CLIENT_KEY=%s", fake_client_key(f));
    configure((const char *const[]){ca, cert, key, NULL});
    CHECK(EQ(get(f, "https", "/"), GEO_OK) && EQ(fake_requests(f), 1), "with one it is let in");
    fake_stop(f);
}

static void test_tls_files(void) {
    fake *f = fake_start(FAKE_TLS, NULL, tls_rules, LEN(tls_rules));
    char setting[300];
    trust("/no/such/ca.pem");
    CHECK(EQ(get(f, "https", "/"), GEO_BAD_CONFIG) && says("cannot be read: No such file"),
          "a CA file that is not there");
    trust(fake_client_key(f));
    CHECK(EQ(get(f, "https", "/"), GEO_BAD_CONFIG) && says("has no certificate in PEM form"),
          "a CA file that is none");
    snprintf(setting, sizeof setting, "SSL_CERT_FILE=%s", fake_ca(f));
    configure((const char *const[]){setting, NULL});
    CHECK(EQ(get(f, "https", "/"), GEO_OK), "SSL_CERT_FILE");
    fake_stop(f);
}

/* ---- replies and failures over plain HTTP ---- */

/* The outcome of one rule's reply. `says`: part of the sentence, or the body if the code is OK. */
typedef struct {
    const char *what;
    fake_rule rule;
    status code;
    int http;
    const char *says;
} reply_row;

static const reply_row reply_rows[] = {
    {"a reply", {.reply = OK_REPLY}, GEO_OK, 200, "[]"},
    {"a reply byte by byte", {.reply = OK_REPLY, .flags = FAKE_DRIP}, GEO_OK, 200, "[]"},
    {"a chunked reply byte by byte",
     {.reply =
          "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2;x\r\nde\r\n0\r\n\r\n",
      .flags = FAKE_DRIP},
     GEO_OK,
     200,
     "abcde"},
    {"a reply that ends with the connection",
     {.reply = "HTTP/1.1 200 OK\r\n\r\nabc", .flags = FAKE_CLOSE},
     GEO_OK,
     200,
     "abc"},
    {"interim replies first",
     {.reply = "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n" OK_REPLY},
     GEO_OK,
     200,
     "[]"},
    {"no content", {.reply = "HTTP/1.1 204 No Content\r\n\r\n"}, GEO_OK, 204, ""},
    {"HTML",
     {.reply = "HTTP/1.1 502 Bad Gateway\r\nContent-Length: 6\r\n\r\n<html>"},
     GEO_OK,
     502,
     "<html>"},
    {"closed at once",
     {.flags = FAKE_CLOSE},
     GEO_UNREACHABLE,
     0,
     "closed the connection without a reply"},
    {"reset at once", {.flags = FAKE_RESET}, GEO_UNREACHABLE, 0, "was lost: Connection reset"},
    {"not HTTP", {.reply = "SSH-2.0-x\r\n"}, GEO_BAD_REPLY, 0, "does not answer in HTTP"},
    {"half a head",
     {.reply = "HTTP/1.1 200 OK\r\nContent-", .flags = FAKE_CLOSE},
     GEO_BAD_REPLY,
     0,
     "cut off"},
    {"a cut body",
     {.reply = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[", .flags = FAKE_CLOSE},
     GEO_BAD_REPLY,
     0,
     "cut off"},
    {"a reset in the body",
     {.reply = "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n[", .flags = FAKE_RESET},
     GEO_BAD_REPLY,
     0,
     "cut off"},
    {"no last chunk",
     {.reply = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n",
      .flags = FAKE_CLOSE},
     GEO_BAD_REPLY,
     0,
     "cut off"},
    {"a bad chunk",
     {.reply = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"},
     GEO_BAD_REPLY,
     0,
     "damaged chunked reply"},
    {"gzip that nobody asked for",
     {.reply = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n\x1f\x8b"},
     GEO_BAD_REPLY,
     0,
     "compressed"},
    {"only interim replies",
     {.reply = "HTTP/1.1 100 C\r\n\r\nHTTP/1.1 100 C\r\n\r\nHTTP/1.1 100 C\r\n\r\n"
               "HTTP/1.1 100 C\r\n\r\nHTTP/1.1 100 C\r\n\r\nHTTP/1.1 100 C\r\n\r\n"},
     GEO_BAD_REPLY,
     0,
     "only interim replies"},
    {"more than is ever read",
     {.reply = "HTTP/1.1 200 OK\r\nContent-Length: 8388609\r\n\r\n"},
     GEO_TOO_LARGE,
     0,
     "too large"},
    {"a redirect to another host",
     {.reply =
          "HTTP/1.1 301 Moved\r\nLocation: https://evil.example/\r\nContent-Length: 0\r\n\r\n"},
     GEO_BAD_REPLY,
     0,
     "redirects to evil.example, which is not followed"},
    {"a redirect to another port",
     {.reply = "HTTP/1.1 302 F\r\nLocation: http://localhost:1/\r\nContent-Length: 0\r\n\r\n"},
     GEO_BAD_REPLY,
     0,
     "is not followed"},
    {"a redirect to a file",
     {.reply = "HTTP/1.1 302 F\r\nLocation: file:///etc/passwd\r\nContent-Length: 0\r\n\r\n"},
     GEO_BAD_REPLY,
     0,
     "is not followed"},
    {"a redirect in a circle",
     {.reply = "HTTP/1.1 308 P\r\nLocation: /again\r\nContent-Length: 0\r\n\r\n"},
     GEO_BAD_REPLY,
     0,
     "redirects in a circle"},
    {"a redirect without a Location",
     {.reply = "HTTP/1.1 302 F\r\nContent-Length: 0\r\n\r\n"},
     GEO_OK,
     302,
     ""},
};

static void test_replies(void) {
    configure(NULL);
    for (size_t i = 0; i < LEN(reply_rows); i++) {
        const reply_row *row = &reply_rows[i];
        fake *f = fake_start(FAKE_HTTP, NULL, &row->rule, 1);
        status code = get(f, "http", "/search?q=x");
        CHECK(EQ(code, row->code) && (code == GEO_OK ? body_is(row->says) : says(row->says)),
              row->what);
        CHECK(code != GEO_OK || e2e.reply.http == row->http, row->what);
        CHECK(code == GEO_OK || (e2e.c.mem.at == e2e.memory && e2e.c.code == code), row->what);
        fake_stop(f);
    }
}

static void test_memory(void) {
    static char large[300000];
    size_t head = (size_t)snprintf(
        large, sizeof large, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n40000\r\n");
    memset(large + head, 'x', 0x40000);
    memcpy(large + head + 0x40000, "\r\n0\r\n\r\n", 7);
    fake_rule rule = {.reply = large, .size = head + 0x40000 + 7};
    fake *f = fake_start(FAKE_HTTP, NULL, &rule, 1);
    char url[64];
    snprintf(url, sizeof url, "http://127.0.0.1:%d", fake_port(f));
    int good = 0, refused = 0, other = 0;
    for (size_t room = 0; room <= 400000; room += 4000) {
        start_call(room, PATIENCE_MS);
        status code = ask(url, "/");
        good += code == GEO_OK && e2e.reply.body.len == 0x40000;
        refused += code == GEO_TOO_LARGE;
        other += code != GEO_OK && code != GEO_TOO_LARGE;
    }
    CHECK(good > 0 && refused > 0 && EQ(other, 0), "any size of memory: whole or refused");
    fake_stop(f);
}

static void test_details(void) {
    static const fake_rule rules[] = {
        {.match = "/429",
         .reply = "HTTP/1.1 429 Too Many\r\nRetry-After: 7\r\nContent-Type: text/html\r\n"
                  "Connection: close\r\nContent-Length: 0\r\n\r\n"},
        {.match = "/date",
         .reply = "HTTP/1.1 503 X\r\nDate: Sun, 06 Nov 1994 08:49:37 GMT\r\n"
                  "Retry-After: Sun, 06 Nov 1994 08:50:37 GMT\r\nContent-Length: 0\r\n\r\n"},
        {.match = "/odd",
         .reply = "HTTP/1.1 503 X\r\nRetry-After: soon\r\nContent-Length: 0\r\n\r\n"},
        {.match = "/past",
         .reply = "HTTP/1.1 503 X\r\nRetry-After: -5\r\nContent-Length: 0\r\n\r\n"},
        {.match = "/a/old",
         .reply = "HTTP/1.1 301 M\r\nLocation: ./new?y=2#f\r\nContent-Length: 2\r\n\r\n!!"},
        {.reply = OK_REPLY}};
    fake *f = fake_start(FAKE_HTTP, NULL, rules, LEN(rules));
    CHECK(EQ(get(f, "http", "/429"), GEO_OK) && EQ(e2e.reply.retry_after_s, 7),
          "Retry-After seconds");
    CHECK(EQ_STR(e2e.reply.content_type, STR("text/html")) && !e2e.reply.tls, "content type");
    CHECK(EQ(get(f, "http", "/date"), GEO_OK) && EQ(e2e.reply.retry_after_s, 60) &&
              EQ(e2e.reply.date_s, 784111777) && !e2e.reply.content_type.at,
          "Retry-After as a date, by the server's clock");
    CHECK(EQ(get(f, "http", "/odd"), GEO_OK) && isnan(e2e.reply.retry_after_s), "neither");
    CHECK(EQ(get(f, "http", "/past"), GEO_OK) && EQ(e2e.reply.retry_after_s, 0), "in the past");
    int before = fake_requests(f);
    char url[100];
    snprintf(url, sizeof url, "http://us%%40r:p:w@localhost:%d/a/?key=k", fake_port(f));
    start_call(MEMORY_BYTES, PATIENCE_MS);
    e2e.c.traceparent = STR("00-trace");
    CHECK(EQ(ask(url, "/old?x=1"), GEO_OK) && body_is("[]"), "a redirect on the same host");
    char expected[400];
    snprintf(expected, sizeof expected,
             "GET /a/old?x=1&key=k HTTP/1.1\r\nHost: localhost:%d\r\nAccept: */*\r\n"
             "Accept-Encoding: identity\r\nAuthorization: Basic dXNAcjpwOnc=\r\n"
             "traceparent: 00-trace\r\nUser-Agent: test/1\r\n\r\n",
             fake_port(f));
    CHECK(EQ_TEXT(fake_request(f, before), expected), fake_request(f, before));
    CHECK(heard(f, before + 1, "GET /a/new?y=2 HTTP/1.1\r\n"),
          "a relative Location is resolved against the folder");
    fake_stop(f);
}

static void test_headers(void) {
    fake *f = fake_start(FAKE_HTTP, NULL, &(fake_rule){.reply = OK_REPLY}, 1);
    fetch_target target;
    char url[64], problem[200];
    out o = out_of(problem, sizeof problem);
    snprintf(url, sizeof url, "http://name:word@localhost:%d", fake_port(f));
    ASSERT(fetch_target_parse(str_of(url), &target, &o));
    fetch_header evil = {STR("Accept-Language"), STR("de\r\nX-Evil: 1")};
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(fetch_get(&e2e.c, &target, STR("/"), &evil, 1, &e2e.reply), GEO_INVALID),
          "a header cannot end itself");
    CHECK(EQ(fetch_get(&e2e.c, &target, STR("/a b"), NULL, 0, &e2e.reply), GEO_INVALID),
          "nor a path");
    CHECK(EQ(fake_connections(f), 0), "nothing was sent");
    fetch_header own = {STR("authorization"), STR("Bearer t")};
    CHECK(EQ(fetch_get(&e2e.c, &target, STR("/"), &own, 1, &e2e.reply), GEO_OK) &&
              strstr(fake_request(f, 0), "authorization: Bearer t") &&
              !strstr(fake_request(f, 0), "Basic"),
          "a header of its own replaces the URL's user");
    fake_stop(f);
}

/* ---- waiting ---- */

static void *cancel_soon(void *ctx) {
    const fake *f = ctx;
    while (fake_requests(f) == 0) {
        os_sleep_until(os_now_ms() + 1);
    }
    atomic_store(&e2e.cancelled, true);
    return NULL;
}

static void test_waiting(void) {
    static const fake_rule rules[] = {
        {.match = "/part", .reply = "HTTP/1.1 200 OK\r\nContent-Le", .flags = FAKE_STALL},
        {.flags = FAKE_STALL}};
    fake *f = fake_start(FAKE_HTTP, NULL, rules, LEN(rules));
    char url[64];
    snprintf(url, sizeof url, "http://localhost:%d", fake_port(f));
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(os_thread(cancel_soon, f), "a thread");
    CHECK(EQ(ask(url, "/"), GEO_CANCELLED), "a cancelled call ends");
    atomic_store(&e2e.cancelled, false);
    start_call(MEMORY_BYTES, SHORT_MS);
    CHECK(EQ(ask(url, "/"), GEO_TIMEOUT) && says("did not answer within 0.3 s"), "a silent server");
    start_call(MEMORY_BYTES, SHORT_MS);
    CHECK(EQ(ask(url, "/part"), GEO_TIMEOUT), "a server that stops in the middle");
    start_call(MEMORY_BYTES, -1);
    CHECK(EQ(ask(url, "/"), GEO_TIMEOUT) && EQ(fake_requests(f), 3),
          "no time left: nothing is sent");
    snprintf(url, sizeof url, "https://localhost:%d", fake_port(f));
    fake_stop(f);

    int port = os_socket_listen(&(os_address){.size = 0}, 1);
    CHECK(port < 0, "no address to listen on");
    os_address at[OS_ADDRESSES_MAX];
    ASSERT(os_address_resolve("127.0.0.1", 0, at) == 1);
    int silent = os_socket_listen(&at[0], 4); /* accepts by itself, says nothing */
    snprintf(url, sizeof url, "https://127.0.0.1:%d", os_socket_local_port(silent));
    start_call(MEMORY_BYTES, SHORT_MS);
    CHECK(EQ(ask(url, "/"), GEO_TIMEOUT), "a silent handshake");
    os_close(silent);
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask(url, "/"), GEO_UNREACHABLE) && says("cannot be reached: Connection refused"),
          "refused");
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask("http://no-such-host.invalid", "/"), GEO_UNREACHABLE) &&
              says("The name no-such-host.invalid cannot be resolved: "),
          "no such name");
}

/* ---- keep-alive ---- */

static void test_kept(void) {
    static const fake_rule rules[] = {{.match = "/stale", .reply = OK_REPLY, .flags = FAKE_CLOSE},
                                      {.match = "/more", .reply = OK_REPLY "extra"},
                                      {.match = "/once", .times = 1, .flags = FAKE_CLOSE},
                                      {.reply = OK_REPLY}};
    fake *f = fake_start(FAKE_HTTP, NULL, rules, LEN(rules));
    CHECK(EQ(get(f, "http", "/1"), GEO_OK) && !e2e.reply.reused, "the first is new");
    CHECK(EQ(get(f, "http", "/2"), GEO_OK) && e2e.reply.reused, "the second is not");
    CHECK(EQ(fake_connections(f), 1), "one connection");
    CHECK(EQ(get(f, "http", "/once"), GEO_OK) && !e2e.reply.reused && EQ(fake_connections(f), 2),
          "a kept one that ends without a word: asked again on a new one");
    CHECK(EQ(get(f, "http", "/stale"), GEO_OK) && EQ(get(f, "http", "/3"), GEO_OK),
          "one that was closed meanwhile is noticed");
    int connections = fake_connections(f);
    CHECK(EQ(get(f, "http", "/more"), GEO_OK) && body_is("[]"), "bytes behind the reply");
    CHECK(EQ(get(f, "http", "/4"), GEO_OK) && EQ(fake_connections(f), connections + 1),
          "end a connection: they could pass for the next reply");
    char url[64];
    snprintf(url, sizeof url, "http://localhost:%d", fake_port(f));
    fake_stop(f);
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask(url, "/5"), GEO_UNREACHABLE), "the server has gone");
}

typedef struct {
    char url[64];
    atomic_int good, done;
} client_threads;

enum { THREADS = 16 }; /* GEOCODER_WORKERS, by which the memory of TLS is reserved */

static void *ask_many(void *ctx) {
    enum { ROUNDS = 20, ROOM = 200000 };
    client_threads *w = ctx;
    char *memory = os_reserve(ROOM), problem[100];
    fetch_target target;
    out o = out_of(problem, sizeof problem);
    ASSERT(memory && fetch_target_parse(str_of(w->url), &target, &o));
    for (int i = 0; i < ROUNDS; i++) {
        fetch_reply reply;
        call c = {.mem = arena_of(memory, ROOM),
                  .deadline_ms = os_now_ms() + PATIENCE_MS,
                  .may_block = true};
        status code = fetch_get(&c, &target, STR("/"), NULL, 0, &reply);
        atomic_fetch_add(&w->good, code == GEO_OK && str_eq(reply.body, STR("[]")));
    }
    atomic_fetch_add(&w->done, 1);
    return NULL;
}

static void test_threads(fake_kind kind) {
    static client_threads w;
    fake *f = fake_start(kind, NULL, &(fake_rule){.reply = OK_REPLY}, 1);
    trust_server(f, kind);
    w.good = 0;
    w.done = 0;
    snprintf(w.url, sizeof w.url, "%s://localhost:%d", kind == FAKE_HTTP ? "http" : "https",
             fake_port(f));
    for (int i = 0; i < THREADS; i++) {
        ASSERT(os_thread(ask_many, &w));
    }
    while (atomic_load(&w.done) < THREADS) {
        os_sleep_until(os_now_ms() + 5);
    }
    CHECK(EQ(atomic_load(&w.good), THREADS * 20), "threads share the pool");
    CHECK(fake_connections(f) <= THREADS, "and need no more connections than there are threads");
    fake_stop(f);
}

/* ---- upgrade, unix socket, proxy ---- */

static void test_upgrade(void) {
    fake *secure = fake_start(FAKE_TLS, NULL, &(fake_rule){.reply = OK_REPLY}, 1);
    static char moved[200];
    snprintf(moved, sizeof moved,
             "HTTP/1.1 301 M\r\nLocation: https://localhost:%d/s\r\nContent-Length: 0\r\n\r\n",
             fake_port(secure));
    fake *plain = fake_start(FAKE_HTTP, NULL, &(fake_rule){.reply = moved}, 1);
    static char back[200];
    snprintf(back, sizeof back,
             "HTTP/1.1 301 M\r\nLocation: http://localhost:%d/s\r\nContent-Length: 0\r\n\r\n",
             fake_port(plain));
    fake *down = fake_start(FAKE_TLS, NULL, &(fake_rule){.reply = back}, 1);
    trust(fake_ca(secure));
    CHECK(EQ(get(plain, "http", "/"), GEO_OK) && e2e.reply.tls && EQ(fake_requests(secure), 1),
          "http may lead to https");
    trust(fake_ca(down));
    int before = fake_requests(plain);
    CHECK(EQ(get(down, "https", "/"), GEO_BAD_REPLY) && EQ(fake_requests(plain), before),
          "https never to http");
    fake_stop(down);
    fake_stop(plain);
    fake_stop(secure);
}

static void test_unix(void) {
    char path[100], url[130], folder[] = "/tmp/geocoder-unix.XXXXXX";
    ASSERT(mkdtemp(folder) != NULL);
    snprintf(path, sizeof path, "%s/s", folder);
    fake *f = fake_start(FAKE_HTTP, path, &(fake_rule){.reply = OK_REPLY}, 1);
    configure(NULL);
    snprintf(url, sizeof url, "unix:%s:/nominatim/", path);
    for (int i = 0; i < 2; i++) {
        start_call(MEMORY_BYTES, PATIENCE_MS);
        CHECK(EQ(ask(url, "/status"), GEO_OK) && EQ(e2e.reply.reused, i == 1), "a unix socket");
    }
    CHECK(heard(f, 0, "GET /nominatim/status HTTP/1.1\r\nHost: localhost\r\n"), "with a prefix");
    fake_stop(f);
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask(url, "/status"), GEO_UNREACHABLE) && says("No such file"), "no such socket");
    rmdir(folder);
}

static void test_proxy(void) {
    static const fake_rule open_rules[] = {
        {.match = "CONNECT geo.example:",
         .reply = "HTTP/1.1 200 Connected\r\n\r\n",
         .flags = FAKE_TUNNEL},
        {.match = "CONNECT", .reply = "HTTP/1.1 403 No\r\nContent-Length: 0\r\n\r\n"},
        {.reply = OK_REPLY}};
    static const fake_rule shut_rules[] = {
        {.reply = "HTTP/1.1 407 Auth\r\nContent-Length: 0\r\n\r\n"}};
    fake *proxy = fake_start(FAKE_HTTP, NULL, open_rules, LEN(open_rules));
    fake *shut = fake_start(FAKE_HTTP, NULL, shut_rules, LEN(shut_rules));
    fake *server = fake_start(FAKE_WRONG_HOST, NULL, &(fake_rule){.reply = OK_REPLY}, 1);
    char ca[300], https[100], http[100], url[100];
    snprintf(ca, sizeof ca, "NOMINATIM_CA_FILE=%s", fake_ca(server));
    snprintf(https, sizeof https, "https_proxy=http://u:p@127.0.0.1:%d", fake_port(proxy));
    snprintf(http, sizeof http, "http_proxy=127.0.0.1:%d", fake_port(proxy));
    configure((const char *const[]){ca, https, http, "no_proxy=direct.example", NULL});
    snprintf(url, sizeof url, "https://geo.example:%d", fake_port(server));
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask(url, "/"), GEO_TLS) && says("is for other.example, not for geo.example"),
          "through a tunnel, the server's certificate is checked");
    CHECK(strstr(fake_request(proxy, 0), "Proxy-Authorization: Basic dTpw\r\n") != NULL,
          "the proxy's password is for the proxy");
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask("https://other.example", "/"), GEO_UNREACHABLE) &&
              says("refused a tunnel to other"),
          "a proxy that refuses");
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask("http://geo.example/x", "/y"), GEO_OK) &&
              heard(proxy, 2, "GET http://geo.example/x/y HTTP/1.1\r\nHost: geo"),
          "http by a whole URL");
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask("http://direct.example.invalid", "/"), GEO_OK), "another name is not excepted");
    int before = fake_requests(proxy);
    configure((const char *const[]){http, "no_proxy=.invalid", NULL});
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask("http://direct.example.invalid", "/"), GEO_UNREACHABLE) &&
              EQ(fake_requests(proxy), before),
          "a domain that is excepted");
    CHECK(EQ(get(shut, "http", "/"), GEO_OK) && EQ(e2e.reply.http, 407), "localhost goes direct");
    snprintf(https, sizeof https, "https_proxy=http://127.0.0.1:%d", fake_port(shut));
    configure((const char *const[]){https, NULL});
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask(url, "/"), GEO_DENIED) && says("put them into HTTPS_PROXY"),
          "it wants a password");
    configure((const char *const[]){"https_proxy=socks5://127.0.0.1:1", NULL});
    start_call(MEMORY_BYTES, PATIENCE_MS);
    CHECK(EQ(ask(url, "/"), GEO_BAD_CONFIG), "other kinds of proxy");
    fake_stop(server);
    fake_stop(shut);
    fake_stop(proxy);
}

int main(void) {
    checks.context = show_context;
    setenv("GEOCODER_WORKERS", "16", 1);
    os_wakeup wakeup = {-1, -1};
    ASSERT(os_wakeup_open(&wakeup));
    os_signals(&wakeup, OS_STOP | OS_RELOAD);
    e2e.memory = os_reserve(MEMORY_BYTES);
    ASSERT(e2e.memory);
    test_replies();
    test_memory();
    test_details();
    test_headers();
    test_waiting();
    test_kept();
    test_threads(FAKE_HTTP);
    test_unix();
    test_tls_good(FAKE_TLS, "TLSv1.3");
    test_tls_good(FAKE_TLS13, "TLSv1.3");
    test_tls_good(FAKE_TLS12_RSA, "TLSv1.2");
    test_tls_refused();
    test_tls_changed();
    test_tls_1970();
    test_tls_files();
    test_upgrade();
    test_proxy();
    test_threads(FAKE_TLS);
    test_tls_client(); /* last: the client certificate is read only once */
    return checks_end("e2e_tls");
}
