/* e2e_waiting.c: the real binary's HTTP server with an upstream that is slow, silent or fails: what
 * happens to requests that wait -- cancelled, half-closed, asked back, streamed, stopped.
 *
 *   e2e_waiting GEOCODER
 *
 * The upstream is a scripted server of this program (fake_upstream). */
#define _POSIX_C_SOURCE 200809L
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function" /* what only other tests use */
#endif
#include <sys/stat.h>

#include "http_client.h"

#include "fake_upstream.c"
#include "signed_token.h"

/* ---- the upstream ---- */

#define PLACE(id, name, more, lat)                                                                 \
    "{\"place_id\":" id ",\"osm_type\":\"node\",\"osm_id\":" id ",\"lat\":\"" lat                  \
    "\",\"lon\":\"7.4280230\",\"category\":\"place\",\"type\":\"city\",\"place_rank\":16,"         \
    "\"importance\":0.5,\"addresstype\":\"city\",\"name\":\"" name "\",\"display_name\":\"" name   \
    ", " more "\",\"address\":{\"city\":\"" name                                                   \
    "\",\"country\":\"Testland\",\"country_code\":\"tl\"},"                                        \
    "\"boundingbox\":[\"43.7\",\"43.8\",\"7.4\",\"7.5\"]}"
#define REPLY(status, more, body)                                                                  \
    "HTTP/1.1 " status "\r\nContent-Type: application/json\r\nConnection: close\r\n" more          \
    "\r\n" body

#define NAMED(name, more)                                                                          \
    "[{\"osm_type\":\"node\",\"osm_id\":1,\"lat\":\"43.7\",\"lon\":\"7.4\",\"category\":"          \
    "\"place\","                                                                                   \
    "\"type\":\"city\",\"name\":\"" name "\",\"display_name\":\"" name "\"," more "}]"
#define NAMES_ODD "\"extratags\":\"x\",\"namedetails\":[{\"name\":1}]"

#define SPRINGFIELDS                                                                               \
    PLACE("11", "Springfield", "Illinois, Testland", "39.8")                                       \
    "," PLACE("12", "Springfield", "Ohio, Testland", "30.9") "," PLACE("13", "Springfield",        \
                                                                       "Oregon, Testland", "44.0")

static const fake_rule rules[] = {
    {"stuck", NULL, 0, FAKE_STALL, 0, 0},
    {"slow", REPLY("200 OK", "", "[" PLACE("2", "Slowville", "Testland", "43.7391605") "]"), 0,
     FAKE_CLOSE, 0, 1200},
    {"Springfield", REPLY("200 OK", "", "[" SPRINGFIELDS "]"), 0, FAKE_CLOSE, 0, 0},
    {"throttled", REPLY("429 Too Many Requests", "Retry-After: 7\r\n", "{}"), 0, FAKE_CLOSE, 0, 0},
    {"broken", REPLY("500 Internal Server Error", "", "oops"), 0, FAKE_CLOSE, 0, 0},
    {"odd", REPLY("200 OK", "", NAMED("Oddville", NAMES_ODD)), 0, FAKE_CLOSE, 0, 0},
    {"/status", REPLY("200 OK", "", "{\"status\":0,\"message\":\"OK\"}"), 0, FAKE_CLOSE, 0, 0},
    {"/reverse", REPLY("200 OK", "", "{\"error\":\"Unable to geocode\"}"), 0, FAKE_CLOSE, 0, 0},
    {NULL, REPLY("200 OK", "", "[" PLACE("1", "Quickville", "Testland", "43.7391605") "]"), 0,
     FAKE_CLOSE, 0, 0},
};

static fake *upstream;

/* A server that uses the upstream, with up to two more settings. */
static server *start_online(const char *one, const char *two) {
    static char url[64];
    snprintf(url, sizeof url, "NOMINATIM_BASE_URL=http://127.0.0.1:%d", fake_port(upstream));
    const char *const settings[] = {url,
                                    "GEOCODER_BACKEND=nominatim",
                                    "GEOCODER_RATE_LIMIT=0",
                                    one ? one : "GEOCODER_WORKERS=8",
                                    two,
                                    NULL};
    return start(settings);
}

/* Waits until the upstream has a request that contains `query`. */
static bool has_asked(const fake *f, const char *query) {
    for (int tries = 0; tries < WAIT_MS / 20; tries++, poll(NULL, 0, 20)) {
        for (int i = 0; i < FAKE_LOG_MAX; i++) {
            if (strstr(fake_request(f, i), query)) {
                return true;
            }
        }
    }
    return false;
}

/* ---- requests ---- */

#define CALL(id, more)                                                                             \
    "{\"jsonrpc\":\"2.0\",\"id\":" id ",\"method\":\"tools/call\",\"params\":{\"name\":"           \
    "\"geocode\",\"arguments\":{\"query\":\"%s\"}" more "}}"
#define CALL_HEAD POST_MCP STATELESS("tools/call") "Mcp-Name: geocode\r\n"
#define PROGRESS                                                                                   \
    ",\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","                      \
    "\"io.modelcontextprotocol/clientCapabilities\":{},\"progressToken\":7}"

static const char *stateless_call(const char *query) {
    char content[512];
    snprintf(content, sizeof content, CALL("1", "," META), query);
    return with_content(CALL_HEAD, content);
}

/* A call with the handshake; session "": none. */
static const char *stateful_call(const char *session, const char *query) {
    char content[512], head[512];
    snprintf(content, sizeof content, CALL("1", ""), query);
    snprintf(head, sizeof head, POST_MCP "MCP-Protocol-Version: 2025-11-25\r\n%s%s%s",
             session[0] ? "Mcp-Session-Id: " : "", session, session[0] ? "\r\n" : "");
    return with_content(head, content);
}

static const char *in_session(const char *session, const char *content) {
    char head[512];
    snprintf(head, sizeof head, POST_MCP "Mcp-Session-Id: %s\r\n", session);
    return with_content(head, content);
}

/* A new session of a client that can ask its user. */
static void open_session(int port, char session[64]) {
    ask(port, with_content(POST_MCP,
                           "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                           "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"elicitation\":"
                           "{}},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}"));
    header_of("Mcp-Session-Id: ", session, 64);
}

/* The value of the line of /metrics that starts so; 0: none. */
static double metric(int port, const char *line) {
    ask(port, GET("/metrics"));
    const char *hit = strstr(t.reply, line);
    return hit ? strtod(hit + strlen(line), NULL) : 0;
}

/* Waits until it has reached that value. */
static bool metric_reaches(int port, const char *line, double value) {
    for (int i = 0; i < WAIT_MS / 20; i++) {
        if (metric(port, line) >= value) {
            return true;
        }
        poll(NULL, 0, 20);
    }
    return false;
}

/* ---- the Nominatim API ---- */

static void test_rest(int port) {
    ask(port, GET("/search?q=Quick&addressdetails=1"));
    CHECK(starts("HTTP/1.1 200") && says("max-age=3600") &&
              says("\r\n\r\n[" PLACE("1", "Quickville", "Testland", "43.7391605") "]"),
          "an answer of the upstream, as it is");
    int before = fake_requests(upstream);
    ask(port, GET("/search?addressdetails=1&q=Quick"));
    CHECK(says("Quickville") && EQ(fake_requests(upstream), before), "the same from the cache");
    ask(port, "HEAD /search?q=Head HTTP/1.1\r\n" HOST "\r\n");
    CHECK(starts("HTTP/1.1 200") && says("Content-Length: ") && !says("Quickville"),
          "HEAD of what has to wait");
    ask(port, "GET /search?q=Origin HTTP/1.1\r\n" HOST "Origin: http://localhost:8080\r\n\r\n");
    CHECK(says("Quickville") && says("Access-Control-Allow-Origin: http://localhost:8080\r\n"),
          "CORS headers on what had to wait");
    before = fake_requests(upstream);
    ask(port, GET("/search?q=Springfield&limit=1&exclude_place_ids=N11,W12"));
    CHECK(starts("HTTP/1.1 200") && says("[" SPRINGFIELDS "]") &&
              strstr(fake_request(upstream, before), "exclude_place_ids=N11%2CW12") &&
              strstr(fake_request(upstream, before), "limit=1"),
          "what is known already is told to the upstream");
    ask(port, GET("/reverse?lat=1&lon=2&format=jsonv2"));
    CHECK(starts("HTTP/1.1 200") && says("{\"error\":\"Unable to geocode\"}"),
          "a miss of the upstream");
    ask(port, GET("/readyz"));
    CHECK(starts("HTTP/1.1 200"), "ready while the upstream is well");
}

/* Names, tags and formats are asked for as the client asks. */
static void test_more(int port) {
    static const char *const wanted[] = {"extratags=1", "namedetails=1", "format=geojson"};
    int before = fake_requests(upstream);
    ask(port, GET("/search?q=Town"));
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        CHECK(says("Quickville") && !strstr(fake_request(upstream, before), wanted[i]),
              "what nobody wants is not asked for");
    }
    ask(port, GET("/search?q=Town&extratags=1&namedetails=1&format=geojson"));
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++) {
        CHECK(strstr(fake_request(upstream, before + 1), wanted[i]) != NULL, wanted[i]);
    }
    ask(port, GET("/search?namedetails=1&format=geojson&extratags=1&q=Town"));
    CHECK(starts("HTTP/1.1 200") && EQ(fake_requests(upstream), before + 2),
          "in another order it is the same question");
    ask(port, GET("/search?q=odd&extratags=1&namedetails=1"));
    CHECK(says(NAMED("Oddville", NAMES_ODD)), "what is odd is not ours to mend");
}

/* On its own server, since a failure puts the upstream last. */
static void test_failures(void) {
    server *s = start_online(NULL, NULL);
    ask(s->port, GET("/search?q=broken"));
    CHECK(starts("HTTP/1.1 500") && says("\"500 Internal Server Error\""), "its 500 is ours");
    CHECK(EQ(stop(s), 0), "stops");
    s = start_online("GEOCODER_TIMEOUT=2", NULL);
    ask(s->port, GET("/search?q=throttled"));
    CHECK(starts("HTTP/1.1 429") && says("Retry-After: ") && says("{\"error\":{\"code\":429"),
          "the upstream's 429 is ours");
    CHECK(EQ(stop(s), 0), "stops");
    const char *const settings[] = {"NOMINATIM_BASE_URL=http://127.0.0.1:9",
                                    "GEOCODER_BACKEND=nominatim", "GEOCODER_TIMEOUT=2", NULL};
    s = start(settings);
    ask(s->port, GET("/readyz"));
    CHECK(starts("HTTP/1.1 503"), "not ready without the upstream");
    ask(s->port, GET("/status?format=json"));
    CHECK(starts("HTTP/1.1 200") && says("{\"status\":700"), "/status says so, too");
    ask(s->port, HEALTH);
    CHECK(starts("HTTP/1.1 200"), "alive all the same");
    CHECK(EQ(stop(s), 0), "stops");
}

static void test_trace(int port) {
    static const char trace[] = "traceparent: 00-0af7651916cd43dd8448eb211c80319c-"
                                "b7ad6b7169203331-01\r\n";
    char request[512];
    int index = fake_requests(upstream);
    snprintf(request, sizeof request, "GET /search?q=Trace HTTP/1.1\r\n" HOST "%s\r\n", trace);
    ask(port, request);
    CHECK(strstr(fake_request(upstream, index), trace) != NULL, "traceparent goes upstream");
    ask(port, with_content(CALL_HEAD,
                           "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{"
                           "\"name\":\"geocode\",\"arguments\":{\"query\":\"Meta\"},\"_meta\":{"
                           "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                           "\"io.modelcontextprotocol/clientCapabilities\":{},\"traceparent\":"
                           "\"00-1af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\"}}}"));
    CHECK(strstr(fake_request(upstream, index + 1),
                 "00-1af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01") != NULL,
          "also the one of _meta");
}

/* ---- waiting connections ---- */

#define GET_1_0(query) "GET /search?q=" query " HTTP/1.0\r\n" HOST "\r\n"

static void test_order(int port) {
    int fd = dial(port);
    put(fd, GET("/search?q=slow-order") HEALTH GET("/search?q=slow-order2") HEALTH);
    CHECK(take(fd, "\r\n\r\nok\n", 2) && EQ(count_of("Slowville, Testland"), 2) &&
              strstr(t.reply, "Slowville") < strstr(t.reply, "\r\n\r\nok\n"),
          "what is pipelined behind a request that waits is answered in order");
    close(fd);
    fd = dial(port);
    put(fd, GET("/search?q=slow-half"));
    shutdown(fd, SHUT_WR);
    CHECK(take_end(fd) && says("Slowville"), "a half-closed client waits for its answer");
    close(fd);
    fd = dial(port);
    put(fd, stateful_call("", "slow-stateful"));
    shutdown(fd, SHUT_WR);
    CHECK(take_end(fd) && says("Slowville"), "one of an older revision of MCP, too");
    close(fd);
    fd = dial(port);
    put(fd, GET_1_0("slow-half-1.0"));
    shutdown(fd, SHUT_WR);
    CHECK(take_end(fd) && starts("HTTP/1.1 200") && EQ(count_of("HTTP/"), 1) && says("Slowville"),
          "and one of HTTP/1.0, without an interim reply");
    close(fd);
}

/* While one request waits, its client pipelines more than the connection can hold. */
static void test_flood(int port) {
    int fd = dial(port), many = 2000;
    put(fd, GET("/search?q=slow-flood"));
    for (int i = 0; i < many; i++) {
        send(fd, HEALTH, sizeof HEALTH - 1, MSG_NOSIGNAL);
    }
    CHECK(take(fd, "\r\n\r\nok\n", many) && says("Slowville"),
          "two thousand requests pipelined behind one that waits");
    close(fd);
}

static void test_cancel(int port) {
    enum { CALLS = 3, ALL = 6 };
    static const char calls[] = "geocoder_http_requests_total{route=\"geocode\",code=\"499\"} ";
    static const char gets[] = "geocoder_http_requests_total{route=\"/search\",code=\"499\"} ";
    double before = metric(port, calls), gets_before = metric(port, gets);
    static const char *const queries[] = {"stuck-one",  "stuck-two",  "stuck-three",
                                          "stuck-four", "stuck-five", "stuck-six"};
    int fds[ALL];
    for (int i = 0; i < ALL; i++) { /* of the stateless revision, of an older one, and no MCP */
        fds[i] = dial(port);
    }
    put(fds[0], stateless_call(queries[0]));
    put(fds[1], stateless_call(queries[1]));
    put(fds[2], stateful_call("", queries[2]));
    put(fds[3], GET("/search?q=stuck-four"));
    put(fds[4], "GET /search?q=stuck-five HTTP/1.1\r\n" HOST "Connection: close\r\n\r\n");
    put(fds[5], GET_1_0("stuck-six"));
    for (int i = 0; i < ALL; i++) {
        CHECK(has_asked(upstream, queries[i]), "each is asked upstream");
    }
    for (int i = 0; i < ALL; i++) {
        close(fds[i]);
    }
    CHECK(metric_reaches(port, calls, before + CALLS), "who hangs up cancels what runs upstream");
    CHECK(metric_reaches(port, gets, gets_before + ALL - CALLS),
          "in any version of HTTP, whatever is to follow");
}

/* notifications/cancelled from the same session, and from another one. */
static void test_cancel_message(int port) {
    static const char cancel[] = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\","
                                 "\"params\":{\"requestId\":1}}";
    char session[64], other[64];
    open_session(port, session);
    open_session(port, other);
    int fd = dial(port);
    put(fd, stateful_call(session, "stuck-cancel"));
    CHECK(has_asked(upstream, "stuck-cancel"), "a call waits for the upstream");
    ask(port, in_session(other, cancel));
    CHECK(starts("HTTP/1.1 202"), "a cancellation is accepted");
    struct pollfd p = {fd, POLLIN, 0};
    CHECK(EQ(poll(&p, 1, 300), 0), "another session's cancels nothing");
    ask(port, in_session(session, cancel));
    CHECK(take_reply(fd, false) && starts("HTTP/1.1 202"),
          "its own ends the call without a result");
    close(fd);
}

static void test_progress(int port) {
    static const char content[] =
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":"
        "\"batch_geocode\",\"arguments\":{\"queries\":[\"First\",\"slow-progress\"]}" PROGRESS "}}";
    int fd = dial(port);
    put(fd, with_content(POST_MCP STATELESS("tools/call") "Mcp-Name: batch_geocode\r\n", content));
    CHECK(take(fd, "notifications/progress", 1) && says("Content-Type: text/event-stream") &&
              says("Transfer-Encoding: chunked") && !says("\"structuredContent\""),
          "progress comes while the call runs");
    while (!says("\r\n0\r\n\r\n") && take_more(fd)) {
    }
    CHECK(says("Slowville") && says("\"id\":3,\"result\"") && says("\r\n0\r\n\r\n"),
          "then the result, and the end of the stream");
    put(fd, HEALTH);
    CHECK(take_reply(fd, false) && says("ok\n"), "the connection is kept behind a stream");
    close(fd);
}

/* ---- questions to the client ---- */

#define ANSWER "{\"jsonrpc\":\"2.0\",\"id\":\"%s\","
static const char *const answers[] = {
    ANSWER "\"result\":{\"action\":\"accept\",\"content\":{\"place\":\"N12\"}}}",
    ANSWER "\"result\":{\"action\":\"decline\"}}",
    ANSWER "\"error\":{\"code\":-1,\"message\":\"no\"}}",
};

/* Waits for the question on the stream and writes its id. */
static bool take_question(int fd, char id[64]) {
    bool good = take(fd, "elicitation/create", 1) && says("Content-Type: text/event-stream");
    while (good && !says("\n\n") && take_more(fd)) {
    }
    const char *hit = strstr(t.reply, "\"id\":\"");
    snprintf(id, 64, "%.*s", hit ? (int)strcspn(hit + 6, "\"") : 0, hit ? hit + 6 : "");
    return good && id[0];
}

static void test_questions(int port) {
    char session[64], other[64], id[64], content[512];
    open_session(port, session);
    open_session(port, other);
    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        int fd = dial(port);
        put(fd, stateful_call(session, "Springfield"));
        CHECK(take_question(fd, id) && says("N11") && says("N12"), "the client is asked which");
        snprintf(content, sizeof content, answers[0], id);
        ask(port, in_session(other, content));
        CHECK(starts("HTTP/1.1 202"), "another session's answer is accepted, and ignored");
        snprintf(content, sizeof content, answers[i], id);
        ask(port, in_session(session, content));
        CHECK(starts("HTTP/1.1 202"), "an answer is accepted");
        CHECK(take(fd, "\r\n0\r\n\r\n", 1) && says("\"id\":1,\"result\""),
              "the result comes on the stream of the call");
        CHECK(i == 0 ? says("Ohio") && !says("Illinois") : says("Ohio") && says("Illinois"),
              i == 0 ? "and is what was chosen" : "and has all when nothing was chosen");
        close(fd);
    }
    int fd = dial(port);
    put(fd, stateful_call("", "Springfield"));
    CHECK(take_reply(fd, false) && says("needs_user_choice") && !says("elicitation"),
          "without a session nobody is asked");
    close(fd);
}

/* A cancellation ends a held call, and is itself answered. */
static void test_cancel_question(int port) {
    static const char cancel[] = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\","
                                 "\"params\":{\"requestId\":1}}";
    char session[64], id[64], head[512];
    open_session(port, session);
    int fd = dial(port);
    put(fd, stateful_call(session, "Springfield"));
    CHECK(take_question(fd, id), "a question that is going to be cancelled");
    put(fd, "GET /search?q=pipelined HTTP/1.1\r\n" HOST "Origin: http://localhost:77\r\n\r\n");
    poll(NULL, 0, 100);
    snprintf(head, sizeof head, POST_MCP "Mcp-Session-Id: %s\r\nOrigin: http://localhost:99\r\n",
             session);
    ask(port, with_content(head, cancel));
    CHECK(starts("HTTP/1.1 202") && says("Allow-Origin: http://localhost:99\r\n") && !says(":77"),
          "the cancellation gets its own reply");
    CHECK(take(fd, "Quickville", 1) && says("0\r\n\r\nHTTP/1.1 200") &&
              says("Allow-Origin: http://localhost:77\r\n") && !says(":99"),
          "the call ends, and what was pipelined behind it is answered");
    close(fd);
}

/* A client that hangs up on a question leaves nothing behind. */
static void test_unanswered(int port) {
    char session[64], id[64];
    open_session(port, session);
    bool good = true;
    for (int i = 0; i < 80; i++) { /* more than may be asked at a time */
        int fd = dial(port);
        put(fd, stateful_call(session, "Springfield"));
        good = good && take_question(fd, id);
        struct linger now = {1, 0};
        setsockopt(fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
        close(fd);
    }
    CHECK(good, "questions that nobody answers");
}

/* ---- HTTP+SSE ---- */

static const char *sse_post(const char *path, const char *content) {
    char head[512];
    snprintf(head, sizeof head, "POST %s HTTP/1.1\r\n" HOST "Content-Type: application/json\r\n",
             path);
    return with_content(head, content);
}

/* Opens a stream and initializes on it; its descriptor, and where to post. */
static int open_sse(int port, char path[128]) {
    int stream = dial(port);
    put(stream, "GET /sse HTTP/1.1\r\n" HOST "Accept: text/event-stream\r\n\r\n");
    CHECK(take(stream, "\n\n", 1) && says("Content-Type: text/event-stream") &&
              says("event: endpoint\ndata: /message?sessionId="),
          "the endpoint event");
    header_of("data: ", path, 128);
    ask(port, sse_post(path, "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"initialize\",\"params\":{"
                             "\"protocolVersion\":\"2024-11-05\",\"capabilities\":{\"elicitation\":"
                             "{}}}}"));
    CHECK(starts("HTTP/1.1 202"), "a message is accepted");
    CHECK(take(stream, "\n\n", 1) && says("event: message\ndata: ") && says("\"id\":5") &&
              says("\"2024-11-05\""),
          "its answer is on the stream");
    return stream;
}

/* The error of a request goes to the stream, whatever headers the request has: this transport knows
 * none of them. What has no id is refused at once. */
static const struct {
    const char *name, *headers, *content;
    const char *says; /* on the stream; NULL: nothing */
    const char *http;
} sse_rows[] = {
    {"how go-sdk 1.8.0 begins", "User-Agent: Go-http-client/1.1\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{\"_meta\":{"
     "\"io.modelcontextprotocol/clientCapabilities\":{\"roots\":{\"listChanged\":true}},"
     "\"io.modelcontextprotocol/clientInfo\":{\"name\":\"peer\",\"version\":\"1\"},"
     "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}}",
     "\"id\":1,\"error\":{\"code\":-32022", "202"},
    {"a method that is unknown", "", "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"no/such\"}",
     "\"id\":2,\"error\":{\"code\":-32601", "202"},
    {"params that are wrong", "",
     "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/list\",\"params\":{\"_meta\":1}}",
     "\"id\":3,\"error\":{\"code\":-32602", "202"},
    {"a request that is none", "", "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":5}",
     "\"id\":4,\"error\":{\"code\":-32600", "202"},
    {"an unknown version in a header", "MCP-Protocol-Version: none\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"ping\"}", "\"id\":5,\"result\":{}", "202"},
    {"a stateless one", "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: other\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"ping\"}", "\"id\":6,\"result\":{}", "202"},
    {"a notification", "MCP-Protocol-Version: none\r\n",
     "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", NULL, "202"},
    {"a response", "MCP-Protocol-Version: 2026-07-28\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", NULL, "202"},
    {"no JSON", "", "{", NULL, "400"},
    {"no message", "", "{}", NULL, "400"},
};

static void test_sse_rows(int port, const char *path, int stream) {
    char head[512], wanted[32];
    for (size_t i = 0; i < sizeof sse_rows / sizeof sse_rows[0]; i++) {
        snprintf(head, sizeof head,
                 "POST %s HTTP/1.1\r\n" HOST "Content-Type: application/json\r\n%s", path,
                 sse_rows[i].headers);
        snprintf(wanted, sizeof wanted, "HTTP/1.1 %s", sse_rows[i].http);
        ask(port, with_content(head, sse_rows[i].content));
        CHECK(starts(wanted), sse_rows[i].name);
        CHECK(!sse_rows[i].says || (take(stream, "\n\n", 1) && says(sse_rows[i].says)),
              sse_rows[i].name);
    }
}

static void test_sse(void) {
    server *s = start_online("GEOCODER_LEGACY_SSE=1", NULL);
    char path[128], content[512];
    int stream = open_sse(s->port, path);
    test_sse_rows(s->port, path, stream);
    snprintf(content, sizeof content, CALL("5", ""), "stuck-sse");
    ask(s->port, sse_post(path, content));
    CHECK(starts("HTTP/1.1 202"), "a call that waits is accepted at once");
    snprintf(content, sizeof content, CALL("6", ""), "slow-sse");
    ask(s->port, sse_post(path, content));
    CHECK(starts("HTTP/1.1 202"), "and another one");
    ask(s->port, sse_post(path, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\","
                                "\"params\":{\"requestId\":5}}"));
    CHECK(take(stream, "\n\n", 1) && says("\"id\":6") && says("Slowville"), "whose result comes");
    CHECK(
        metric_reaches(s->port, "geocoder_http_requests_total{route=\"geocode\",code=\"202\"} ", 2),
        "and the first one is cancelled");
    snprintf(content, sizeof content, CALL("7", ""), "Springfield");
    ask(s->port, sse_post(path, content));
    CHECK(take(stream, "\n\n", 1) && says("\"id\":7") && says("Ohio") && !says("elicitation"),
          "nobody is asked on this transport");
    ask(s->port, sse_post("/message", "{}"));
    CHECK(starts("HTTP/1.1 400"), "no session");
    ask(s->port, sse_post("/message?sessionId=00000000000000000000000000000000000", "{}"));
    CHECK(starts("HTTP/1.1 404"), "an unknown session");
    ask(s->port, "HEAD /sse HTTP/1.1\r\n" HOST "\r\n");
    CHECK(starts("HTTP/1.1 405"), "no HEAD of a stream");
    snprintf(content, sizeof content, CALL("8", ""), "stuck-sse");
    int fd = dial(s->port);
    put(fd, sse_post(path, content));
    close(stream);
    bool gone = false;
    for (int i = 0; i < 200 && !gone; i++) {
        ask(s->port, sse_post(path, "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"ping\"}"));
        gone = starts("HTTP/1.1 404");
        poll(NULL, 0, 20);
    }
    CHECK(gone, "without its stream a session is gone");
    close(fd);
    stream = open_sse(s->port, path);
    int other = open_sse(s->port, content);
    snprintf(content, sizeof content, CALL("10", ""), "slow-end");
    fd = dial(s->port);
    put(fd, sse_post(path, content));
    CHECK(has_asked(upstream, "slow-end"), "a call waits");
    kill(s->pid, SIGTERM);
    CHECK(take_end(other) && says("0\r\n\r\n"), "a stream that is open ends with the server");
    CHECK(take_end(stream) && says("\"id\":10") && says("Slowville") && says("0\r\n\r\n"),
          "one that gets an answer, after that");
    CHECK(EQ(await_end(s), 0), "which stops");
    close(fd);
    close(other);
    close(stream);
}

/* ---- limits and the end ---- */

/* A client whose request was refused does not wait, and sends many more. */
static void check_refusals(int port, int fd) {
    enum { MANY = 100 };
    for (int i = 0; i < MANY; i++) {
        put(fd, stateless_call("stuck-again"));
    }
    for (int i = 0; i < 2 * MANY; i++) { /* rounds of the loop */
        ask(port, HEALTH);
    }
    char bytes[512 * MANY];
    ptrdiff_t size = recv(fd, bytes, sizeof bytes - 1, MSG_DONTWAIT);
    bytes[size > 0 ? size : 0] = 0;
    int refused = 0;
    for (const char *at = bytes; (at = strstr(at, "HTTP/1.1 503")); at++) {
        refused++;
    }
    CHECK(refused < MANY / 2, "a client that does not wait is not refused again and again");
}

/* Requests beyond the limit of jobs are refused at once. */
static void test_queue(void) {
    enum { MANY = 200 };
    server *s = start_online("GEOCODER_WORKERS=2", NULL);
    int fds[MANY], refused = 0, waiting = 0;
    char query[32];
    for (int i = 0; i < MANY; i++) {
        snprintf(query, sizeof query, "stuck-%d", i);
        fds[i] = dial(s->port);
        put(fds[i], stateless_call(query));
    }
    ask(s->port, HEALTH);
    CHECK(says("ok\n"), "a full queue holds nobody up who need not wait");
    for (int i = 0; i < MANY; i++) {
        struct pollfd p = {fds[i], POLLIN, 0};
        if (poll(&p, 1, 0) > 0) {
            take_reply(fds[i], false);
            refused += starts("HTTP/1.1 503") && says("Retry-After: 1");
        } else {
            waiting++;
        }
    }
    CHECK(refused >= 50 && waiting >= 64 && EQ(refused + waiting, MANY),
          "what does not fit the queue is told 503");
    check_refusals(s->port, fds[MANY - 1]);
    for (int i = 0; i < MANY; i++) {
        close(fds[i]);
    }
    CHECK(metric_reaches(s->port, "geocoder_http_requests_total{route=\"geocode\",code=\"499\"} ",
                         waiting) &&
              metric_reaches(s->port, "geocoder_http_discarded_jobs_total{reason=\"client_gone\"} ",
                             waiting - 3),
          "all that waited are given up when their clients go, those for a worker unbegun");
    ask(s->port, GET("/search?q=After"));
    CHECK(says("Quickville"), "and there is room again");
    CHECK(EQ(stop(s), 0), "stops");
}

/* ---- calls that compute long ---- */

/* A call over 50 waypoints between which there is no way: half a second or more of computing. */
static const char *long_call(void) {
    static char content[4096];
    int len = snprintf(content, sizeof content,
                       "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{"
                       "\"name\":\"route_waypoints\",\"arguments\":{\"max_leg_km\":3,"
                       "\"waypoints\":[");
    for (int i = 0; i < 50; i++) {
        len += snprintf(content + len, sizeof content - (size_t)len, "%s\"%d.5,%d.25\"",
                        i ? "," : "", 40 + i * 7 % 16, i * 11 % 26);
    }
    snprintf(content + len, sizeof content - (size_t)len, "]}}}");
    return with_content(POST_MCP "MCP-Protocol-Version: 2025-11-25\r\n", content);
}

/* A connection from that address of this machine. */
static int dial_from(const char *address, int port) {
    struct sockaddr_in from = {.sin_family = AF_INET},
                       at = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || inet_pton(AF_INET, address, &from.sin_addr) != 1 ||
        bind(fd, (struct sockaddr *)(void *)&from, sizeof from) ||
        connect(fd, (struct sockaddr *)(void *)&at, sizeof at)) {
        die("connect");
    }
    return fd;
}

static int count_waiting(const int *fds, int count) {
    int waiting = 0;
    for (int i = 0; i < count; i++) {
        struct pollfd p = {fds[i], POLLIN, 0};
        waiting += poll(&p, 1, 0) == 0;
    }
    return waiting;
}

/* Another address has all workers busy and many calls in the queue. */
static void test_fairness(void) {
    enum { MANY = 60, FEW = 5 };
    static const char line[] =
        "geocoder_http_requests_total{route=\"route_waypoints\",code=\"499\"} ";
    static const char *const settings[] = {"GEOCODER_BACKEND=gazetteer", "GEOCODER_TIMEOUT=600",
                                           "GEOCODER_WORKERS=2", NULL};
    server *s = start(settings);
    int fds[MANY], waiting;
    for (int i = 0; i < MANY; i++) {
        fds[i] = dial_from("127.0.0.9", s->port);
        put(fds[i], long_call());
    }
    for (int i = 0; i < FEW; i++) {
        ask(s->port, long_call());
        CHECK(says("route_not_found"), "a long call of ours");
    }
    waiting = count_waiting(fds, MANY);
    CHECK(waiting > MANY / 2, "is not behind all those of another peer");
    for (int i = 0; i < MANY; i++) {
        close(fds[i]);
    }
    CHECK(metric_reaches(s->port, line, waiting - FEW) &&
              metric(s->port, "geocoder_http_discarded_jobs_total{reason=\"client_gone\"} ") > 0,
          "who has gone is computed for no more");
    CHECK(EQ(stop(s), 0), "stops");
}

/* ---- one peer tries to block the others ---- */

enum { ATTACKERS = 170 }; /* more than there are buffers of any kind */

#define BEARER "Authorization: Bearer attacked-0123456789\r\n"

/* A connection with a tiny receive buffer. */
static int dial_narrow(int port) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0), size = 2048;
    if (fd < 0 || setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &size, sizeof size) ||
        connect(fd, (struct sockaddr *)(void *)&at, sizeof at)) {
        die("connect");
    }
    return fd;
}

/* Requests a page on every connection without reading, until the server accepts no more. */
static void ask_unread(const int *fds, int count, const char *request) {
    size_t len = strlen(request);
    for (int quiet = 0; quiet < 3; poll(NULL, 0, 50)) {
        size_t sent = 0;
        for (int i = 0; i < count; i++) {
            ssize_t n;
            while ((n = send(fds[i], request, len, MSG_NOSIGNAL | MSG_DONTWAIT)) == (ssize_t)len) {
                sent += len;
            }
        }
        quiet = sent ? 0 : quiet + 1;
    }
}

/* A client with a token is still served from upstream, and may still send content. */
static void check_served(int port, const char *query, const char *what) {
    char request[512], content[512];
    snprintf(request, sizeof request, "GET /search?q=%s HTTP/1.1\r\n" HOST BEARER "\r\n", query);
    ask(port, request);
    CHECK(starts("HTTP/1.1 200") && says("Quickville"), what);
    static char large[100000];
    snprintf(content, sizeof content, CALL("1", "," META), query);
    snprintf(large, sizeof large, "%s%*s", content, 60000, "");
    ask(port, with_content(CALL_HEAD BEARER, large));
    CHECK(starts("HTTP/1.1 200") && says("Quickville"), what);
}

/* A peer without a token opens as many connections as allowed, and is slow on each. */
static void test_attacks(void) {
    static const char *const dripped[] = {
        "POST /healthz HTTP/1.1\r\n" HOST "Content-Length: 1000000\r\n\r\n{",
        "GET /healthz HTTP/1.1\r\n" HOST "Content-Length: 1000000\r\n\r\n{",
        "GET /readyz HTTP/1.1\r\n" HOST "Transfer-Encoding: chunked\r\n\r\n8000\r\n{",
        "POST /mcp HTTP/1.1\r\n" HOST "Content-Length: 1000000\r\n\r\n{",
    };
    int fds[ATTACKERS];
    for (size_t kind = 0; kind < sizeof dripped / sizeof dripped[0]; kind++) {
        char query[32];
        server *s = start_online("GEOCODER_TOKEN=attacked-0123456789", NULL);
        for (int i = 0; i < ATTACKERS; i++) {
            fds[i] = dial(s->port);
            put(fds[i], dripped[kind]);
        }
        for (int i = 0; i < ATTACKERS; i++) {
            put(fds[i], "}");
        }
        snprintf(query, sizeof query, "dripped-%d", (int)kind);
        check_served(s->port, query, "served beside content that drips");
        for (int i = 0; i < ATTACKERS; i++) {
            close(fds[i]);
        }
        CHECK(EQ(stop(s), 0), "stops");
    }
    server *s = start_online("GEOCODER_TOKEN=attacked-0123456789", NULL);
    for (int i = 0; i < ATTACKERS; i++) {
        fds[i] = dial_narrow(s->port);
    }
    ask_unread(fds, ATTACKERS, HEALTH HEALTH HEALTH HEALTH HEALTH HEALTH HEALTH HEALTH);
    check_served(s->port, "unread", "served beside replies that nobody reads");
    for (int i = 0; i < ATTACKERS; i++) {
        close(fds[i]);
    }
    CHECK(EQ(stop(s), 0), "stops");
}

/* A reply as a Nominatim with outlines gives it, of about that size, on `marker`. */
static fake_rule large_rule(const char *marker, size_t size) {
    static const char head[] =
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n[\"";
    char *reply = malloc(size + sizeof head + 32);
    if (!reply) {
        die("malloc");
    }
    int start = snprintf(reply, size, head, size);
    memset(reply + start - 2, 'x', size);
    memcpy(reply + start - 2, "[\"", 2);
    memcpy(reply + start - 4 + size, "\"]", 3);
    return (fake_rule){marker, reply, (size_t)start - 2 + size, FAKE_CLOSE, 0, 0};
}

/* Large replies are handed on whole, and kept as long as they leave room for others. */
static void test_large(void) {
    enum { MIB = 1 << 20 };
    const fake_rule large[] = {large_rule("huge", 6 * MIB), large_rule("big", MIB - 4096),
                               large_rule("beyond", 9 * MIB)};
    fake *f = fake_start(FAKE_HTTP, NULL, large, 3);
    char url[64];
    snprintf(url, sizeof url, "NOMINATIM_BASE_URL=http://127.0.0.1:%d", fake_port(f));
    const char *const settings[] = {url, "GEOCODER_RATE_LIMIT=0", "GEOCODER_CACHE_SIZE=8192", NULL};
    const char *const small[] = {url, "GEOCODER_RATE_LIMIT=0", "GEOCODER_CONNECTIONS_MAX=64", NULL};
    server *s = start(settings);
    for (int i = 0; i < 2; i++) {
        ask(s->port, GET("/search?q=huge&polygon_geojson=1"));
        CHECK(starts("HTTP/1.1 200") && says("Content-Length: 6291456\r\n") &&
                  strcmp(t.reply + t.len - 4, "xx\"]") == 0,
              "a reply of 6 MiB");
        ask(s->port, GET("/search?q=big&polygon_geojson=1"));
        CHECK(starts("HTTP/1.1 200") && says("Content-Length: 1044480\r\n"), "one of 1 MiB");
    }
    CHECK(EQ(fake_requests(f), 3), "which is asked for once");
    ask(s->port, GET("/search?q=beyond"));
    CHECK(starts("HTTP/1.1 413") && says("\"message\""), "a reply that nobody can use");
    CHECK(EQ(stop(s), 0), "stops");
    s = start(small);
    ask(s->port, GET("/search?q=huge"));
    CHECK(starts("HTTP/1.1 413"), "a small server has no room for so much");
    ask(s->port, GET("/search?q=big"));
    CHECK(starts("HTTP/1.1 200"), "but for less");
    CHECK(EQ(stop(s), 0), "stops");
    fake_stop(f);
    for (size_t i = 0; i < sizeof large / sizeof large[0]; i++) {
        free((void *)(size_t)large[i].reply);
    }
}

static void test_stop(void) {
    char session[64], id[64];
    server *s = start_online(NULL, NULL);
    open_session(s->port, session);
    int running = dial(s->port), asked = dial(s->port), idle = dial(s->port), port = s->port;
    put(asked, stateful_call(session, "Springfield"));
    CHECK(take_question(asked, id), "one is asked");
    put(running, GET("/search?q=slow-stop"));
    CHECK(has_asked(upstream, "slow-stop"), "one waits for the upstream");
    kill(s->pid, SIGTERM);
    CHECK(take_end(idle) && EQ(t.len, 0), "TERM closes what is idle");
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int late = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(connect(late, (struct sockaddr *)(void *)&at, sizeof at) != 0, "lets nobody in");
    CHECK(take_end(asked) && says("\"id\":1,\"result\"") && says("Illinois"),
          "gives who was asked all there is");
    CHECK(take_end(running) && says("Slowville") && says("Connection: close"),
          "and finishes what runs");
    CHECK(EQ(await_end(s), 0), "then it ends with 0");
    close(running);
    close(asked);
    close(idle);
    close(late);
}

/* One geocoder is another's upstream. */
static void test_chain(void) {
    const char *const settings[] = {"GEOCODER_BACKEND=gazetteer", NULL};
    char url[64];
    server *far = start(settings);
    snprintf(url, sizeof url, "NOMINATIM_BASE_URL=http://127.0.0.1:%d", far->port);
    const char *const near_settings[] = {url, "GEOCODER_BACKEND=nominatim", "GEOCODER_RATE_LIMIT=0",
                                         NULL};
    server *near = start(near_settings);
    static char direct[65536];
    static const char *const paths[] = {
        GET("/search?q=Monaco&addressdetails=1&limit=3"),
        GET("/search?city=Paris&country=France"),
        GET("/search?q=Paris&format=geocodejson&addressdetails=1"),
        GET("/reverse?lat=48.8566&lon=2.3522"),
        GET("/reverse?lat=48.8566&lon=2.3522&zoom=5&format=geojson"),
        GET("/reverse?lat=0&lon=-30"),
        GET("/search?q=xyzzyplugh"),
        GET("/search?q=Munich&limit=1&namedetails=1"),
        GET("/reverse?lat=48.8566&lon=2.3522&extratags=1&addressdetails=0"),
        GET("/search?q=%5Bplace%3Dcity%5D&viewbox=7,43,8,44&bounded=1"),
    };
    ask(near->port, GET("/readyz"));
    CHECK(starts("HTTP/1.1 200"), "a geocoder is ready when its upstream, another, is");
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        ask(far->port, paths[i]);
        const char *body = strstr(t.reply, "\r\n\r\n");
        snprintf(direct, sizeof direct, "%s", body ? body : "");
        ask(near->port, paths[i]);
        body = strstr(t.reply, "\r\n\r\n");
        CHECK(body && starts("HTTP/1.1 200"), paths[i]);
        const char *a = strstr(direct, "\"lat\""), *b = body ? strstr(body, "\"lat\"") : NULL;
        CHECK(EQ(!a, !b) && (!a || strncmp(a, b, strcspn(a, "}")) == 0),
              "the same through another");
        bool has_places = strstr(direct, "\"lat\"") || strstr(direct, "\"coordinates\"");
        CHECK(!has_places || (says("GeoNames") && !says("ODbL")), "with whose data it is");
    }
    CHECK(EQ(stop(near), 0) && EQ(stop(far), 0), "both stop");
}

/* ---- index files that are replaced ---- */

static const fake_rule reload_rules[] = {
    {"broken", REPLY("500 Internal Server Error", "", "oops"), 0, FAKE_CLOSE, 0, 0},
    {NULL, REPLY("200 OK", "", "[]"), 0, FAKE_CLOSE, 0, 1500},
};

/* Replaces the server's index file by one with that many places. */
static bool put_index(const char *folder, int places) {
    char path[64], command[512];
    snprintf(path, sizeof path, "%s/table.csv", folder);
    FILE *f = fopen(path, "w");
    if (!f) {
        return false;
    }
    fprintf(f, "name,lat,lon\n");
    for (int i = 0; i < places; i++) {
        fprintf(f, "brokenton %d of %d,%.3f,20\n", i, places, i / 1000.0);
    }
    fclose(f);
    snprintf(command, sizeof command,
             "'%s' index build -o %s/next %s >%s/said 2>&1 && mv %s/next %s/live.idx", t.program,
             folder, path, folder, folder, folder);
    return system(command) == 0;
}

/* A call that waits keeps its index through two reloads. */
static void test_reload(void) {
    char folder[] = "/tmp/geocoder-reload-XXXXXX", url[64], file[64], command[64];
    fake *f = fake_start(FAKE_HTTP, NULL, reload_rules, 2);
    CHECK(mkdtemp(folder) && put_index(folder, 3000), "an index file");
    snprintf(url, sizeof url, "NOMINATIM_BASE_URL=http://127.0.0.1:%d", fake_port(f));
    snprintf(file, sizeof file, "GEOCODER_INDEX=%s/live.idx", folder);
    const char *const settings[] = {url, file, "GEOCODER_RATE_LIMIT=0", "GEOCODER_TIMEOUT=6", NULL};
    server *s = start(settings);
    int fd = dial(s->port), tries;
    put(fd, with_content(POST_MCP STATELESS("tools/call") "Mcp-Name: batch_geocode\r\n",
                         "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{"
                         "\"name\":\"batch_geocode\",\"arguments\":{\"queries\":["
                         "\"brokenton 7 of 3000\",\"elsewhere\"]}," META "}}"));
    CHECK(has_asked(f, "elsewhere"), "the second of two questions waits, the first has its answer");
    for (int places = 9000; places <= 20000; places += 11000) {
        CHECK(put_index(folder, places) && EQ(kill(s->pid, SIGHUP), 0), "another index file");
        ask(s->port, HEALTH);
        ask(s->port, HEALTH); /* the signal was seen before this */
    }
    CHECK(take_reply(fd, false) && says("brokenton 7 of 3000") && says("own data of live.idx"),
          "the first answer is whole");
    close(fd);
    for (tries = 0, forget(); !says("\"places\":2000") && tries < WAIT_MS / 20; tries++) {
        poll(NULL, 0, 20);
        ask(s->port, with_content(POST_MCP STATELESS("tools/call") "Mcp-Name: geocoder_status\r\n",
                                  "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\","
                                  "\"params\":{\"name\":\"geocoder_status\"," META "}}"));
    }
    CHECK(says("\"places\":2000"), "and the last file is read in the end");
    CHECK(EQ(stop(s), 0), "stops");
    fake_stop(f);
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK(EQ(system(command), 0), "cleared");
}

/* An index file that is none, a pipe without a writer: it is refused at once, the server continues
 * with the old one, and loads the next. */
static void test_bad_reload(void) {
    char folder[] = "/tmp/geocoder-reload-XXXXXX", file[64], path[64], next[64], command[64];
    CHECK(mkdtemp(folder) && put_index(folder, 10), "an index file");
    snprintf(file, sizeof file, "GEOCODER_INDEX=%s/live.idx", folder);
    snprintf(path, sizeof path, "%s/live.idx", folder);
    snprintf(next, sizeof next, "%s/next", folder);
    const char *const settings[] = {file, "GEOCODER_BACKEND=gazetteer", NULL};
    server *s = start(settings);
    CHECK(EQ(mkfifo(next, 0600), 0) && EQ(rename(next, path), 0) && EQ(kill(s->pid, SIGHUP), 0),
          "its file becomes a pipe");
    CHECK(read_log(s, "reload_failed"), "the pipe is refused");
    ask(s->port, GET("/search?q=brokenton+7+of+10"));
    CHECK(starts("HTTP/1.1 200") && says("brokenton 7 of 10"), "answers are from the one before");
    CHECK(put_index(folder, 20) && EQ(kill(s->pid, SIGHUP), 0), "a file again");
    for (int tries = 0; !says("of 20") && tries < WAIT_MS / 20; tries++) {
        poll(NULL, 0, 20);
        ask(s->port, GET("/search?q=brokenton+7+of+20"));
    }
    CHECK(says("brokenton 7 of 20"), "the file behind it is read");
    CHECK(EQ(stop(s), 0), "stops");
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK(EQ(system(command), 0), "cleared");
}

/* ---- access tokens ---- */

static char issuer[64];

/* The issuer over TLS. Its documents name its port, so it is started twice. */
static fake *start_issuer(void) {
    static char metadata[400], keys[5000];
    static const fake_rule nothing[] = {{NULL, "", 0, FAKE_CLOSE, 0, 0}};
    fake *f = fake_start(FAKE_TLS, NULL, nothing, 1);
    int port = fake_port(f);
    fake_stop(f);
    snprintf(issuer, sizeof issuer, "https://localhost:%d", port);
    snprintf(metadata, sizeof metadata,
             REPLY("200 OK", "", "{\"issuer\":\"%s\",\"jwks_uri\":\"%s/keys\"}"), issuer, issuer);
    signed_token_make_keys();
    snprintf(keys, sizeof keys, REPLY("200 OK", "", "%s"), signed_token_keys(""));
    static const fake_rule replies[] = {
        {"/.well-known/oauth-authorization-server ", metadata, 0, FAKE_CLOSE, 0, 0},
        {"/keys ", keys, 0, FAKE_CLOSE, 0, 0}};
    fake_use_port(port);
    f = fake_start(FAKE_TLS, NULL, replies, 2);
    fake_use_port(0);
    return f;
}

/* A request with an access token of that issuer and audience. */
static const char *with_token(const char *alg, const char *iss, const char *aud) {
    static char head[4096];
    char claims[500], header[64];
    snprintf(header, sizeof header, "{\"alg\":\"%s\"}", alg);
    snprintf(claims, sizeof claims,
             "{\"iss\":\"%s\",\"aud\":\"%s\",\"sub\":\"anna\",\"exp\":%lld,\"scp\":[\"geo\"]}", iss,
             aud, (long long)time(NULL) + 300);
    snprintf(head, sizeof head,
             POST_MCP STATELESS("server/discover") "Authorization: Bearer %s\r\n",
             signed_token(alg, header, claims));
    return with_content(head, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\","
                              "\"params\":{" META "}}");
}

#define AUDIENCE "https://geo.example.org/mcp"
static void test_access_tokens(void) {
    fake *f = start_issuer();
    char set[100], ca[200];
    snprintf(set, sizeof set, "GEOCODER_OAUTH_ISSUER=%s", issuer);
    snprintf(ca, sizeof ca, "NOMINATIM_CA_FILE=%s", fake_ca(f));
    const char *const settings[] = {set,
                                    ca,
                                    "GEOCODER_PUBLIC_URL=https://geo.example.org",
                                    "GEOCODER_OAUTH_SCOPE=geo",
                                    "GEOCODER_TOKEN=0123456789abcdef",
                                    "GEOCODER_BACKEND=gazetteer",
                                    NULL};
    server *s = start(settings);
    ask(s->port, GET("/metrics?access_token=0123456789abcdef"));
    CHECK(starts("HTTP/1.1 401") && !says("error=") &&
              says("WWW-Authenticate: Bearer realm=\"geocoder\", resource_metadata=\"https://"
                   "geo.example.org/.well-known/oauth-protected-resource/mcp\", scope=\"geo\""),
          "a token of a query is none; the answer says where to get one");
    ask(s->port, "GET /.well-known/oauth-protected-resource/mcp HTTP/1.1\r\n" HOST
                 "Origin: https://anywhere.example\r\n\r\n");
    CHECK(starts("HTTP/1.1 200") && says("Access-Control-Allow-Origin: *\r\n") &&
              says("\"resource\":\"" AUDIENCE "\"") && says("\"scopes_supported\":[\"geo\"]") &&
              says(issuer),
          "as does the metadata, to pages of all origins");
    ask(s->port, with_token("RS256", issuer, "https://other.example"));
    CHECK(starts("HTTP/1.1 401") && says("error=\"invalid_token\"") && says("another audience"),
          "of another audience");
    CHECK(EQ(fake_requests(f), 0), "for which no keys are needed");
    ask(s->port, with_token("ES256", issuer, AUDIENCE));
    CHECK(starts("HTTP/1.1 200") && says("supportedVersions"), "ES256");
    ask(s->port, with_token("RS256", issuer, AUDIENCE));
    CHECK(starts("HTTP/1.1 200") && EQ(fake_requests(f), 2), "RS256, with the keys that are there");
    ask(s->port, with_token("RS256", "https://other.example", AUDIENCE));
    CHECK(starts("HTTP/1.1 401") && says("another issuer"), "of another issuer");
    ask(s->port, "GET /metrics HTTP/1.1\r\n" HOST "Authorization: Bearer 0123456789abcdef\r\n\r\n");
    CHECK(starts("HTTP/1.1 200"), "bearer tokens are as they were");
    CHECK(EQ(stop(s), 0), "stops");
    fake_stop(f);
    s = start(settings);
    ask(s->port, with_token("RS256", issuer, AUDIENCE));
    CHECK(starts("HTTP/1.1 503") && says("Retry-After: "), "without the issuer nobody knows");
    CHECK(EQ(stop(s), 0), "stops");
}
#undef AUDIENCE

int main(int argc, char **argv) {
    checks.context = show_context;
    if (argc != 2) {
        fprintf(stderr, "usage: e2e_waiting GEOCODER\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    t.program = argv[1];
    upstream = fake_start(FAKE_HTTP, NULL, rules, sizeof rules / sizeof rules[0]);
    server *s = start_online(NULL, NULL);
    test_rest(s->port);
    test_more(s->port);
    test_trace(s->port);
    test_order(s->port);
    test_flood(s->port);
    test_cancel(s->port);
    test_cancel_message(s->port);
    test_progress(s->port);
    test_questions(s->port);
    test_cancel_question(s->port);
    test_unanswered(s->port);
    CHECK(EQ(stop(s), 0), "TERM ends it with 0");
    test_failures();
    test_sse();
    test_queue();
    test_fairness();
    test_attacks();
    test_large();
    test_stop();
    test_chain();
    test_reload();
    test_bad_reload();
    test_access_tokens();
    fake_stop(upstream);
    return checks_end("e2e_waiting");
}
