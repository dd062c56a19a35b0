/* e2e_http.c: the real binary's HTTP server, spoken to byte by byte: what it answers, what it refuses, how
 * it treats slow, half-closed, greedy and malformed clients, and how it stops.
 *
 *   e2e_http GEOCODER
 *
 * Each server runs offline on a free port of the loopback; its port is read from its first log line. */
#define _POSIX_C_SOURCE 200809L
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum { REPLY_MAX = 4 << 20, REQUEST_MAX = 2 << 20, WAIT_MS = 10000, ENV_MAX = 8 };

static struct {
    int passed, failed;
    const char *program;
    char reply[REPLY_MAX];
    size_t len;
} t;

static void check(bool good, const char *what) {
    if (good) {
        t.passed++;
    } else {
        t.failed++;
        printf("FAIL %s; the reply was:\n%.600s\n", what, t.reply);
    }
}

_Noreturn static void die(const char *what) {
    perror(what);
    exit(2);
}

/* ---- the server ---- */

typedef struct {
    pid_t pid;
    int log, port;
} server;

static int read_port(int log) {
    char line[4096];
    size_t len = 0;
    struct pollfd p = {log, POLLIN, 0};
    while (len < sizeof line - 1 && poll(&p, 1, WAIT_MS) > 0) {
        ssize_t n = read(log, line + len, sizeof line - 1 - len);
        if (n <= 0) {
            break;
        }
        len += (size_t)n;
        line[len] = 0;
        const char *hit = strstr(line, ", port ");
        if (hit && strchr(hit, '.')) {
            return (int)strtol(hit + 7, NULL, 10);
        }
    }
    printf("the server said no port: %.*s\n", (int)len, line);
    return -1;
}

/* env: "NAME=value" words, ended by NULL. */
static server start(const char *const env[]) {
    int log[2];
    if (pipe(log)) {
        die("pipe");
    }
    server s = {.pid = fork(), .log = log[0]};
    if (s.pid == 0) {
        dup2(log[1], 2);
        close(log[0]);
        close(log[1]);
        for (int i = 0; env[i]; i++) {
            char name[128];
            size_t size = strcspn(env[i], "=");
            snprintf(name, sizeof name, "%.*s", (int)size, env[i]);
            setenv(name, env[i] + size + 1, 1);
        }
        execl(t.program, t.program, "http", "--port", "0", "--offline", (char *)NULL);
        die(t.program);
    }
    close(log[1]);
    s.port = read_port(s.log);
    return s;
}

/* Its exit code; -1: it had to be killed. */
static int stop(server *s) {
    int status = 0;
    kill(s->pid, SIGTERM);
    for (int i = 0; i < 150; i++) {
        if (waitpid(s->pid, &status, WNOHANG) == s->pid) {
            close(s->log);
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        poll(NULL, 0, 100);
    }
    kill(s->pid, SIGKILL);
    waitpid(s->pid, &status, 0);
    return -1;
}

/* ---- a client ---- */

static int dial(int port) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&at, sizeof at)) {
        die("connect");
    }
    return fd;
}

static void put(int fd, const char *bytes, size_t len) {
    while (len) {
        ssize_t n = send(fd, bytes, len, MSG_NOSIGNAL);
        if (n <= 0) {
            return; /* refused early: the reply says why */
        }
        bytes += n;
        len -= (size_t)n;
    }
}

/* Reads into t.reply until `until` has come `times` times, the peer closes, or WAIT_MS have passed. */
static bool take(int fd, const char *until, int times) {
    struct pollfd p = {fd, POLLIN, 0};
    t.len = 0;
    t.reply[0] = 0;
    for (;;) {
        int seen = 0;
        for (const char *at = t.reply; until && (at = strstr(at, until)) != NULL; at++) {
            seen++;
        }
        if (until && seen >= times) {
            return true;
        }
        ssize_t n = poll(&p, 1, WAIT_MS) > 0 ? recv(fd, t.reply + t.len, REPLY_MAX - 1 - t.len, 0) : -1;
        if (n <= 0) {
            return !until && n == 0;
        }
        t.len += (size_t)n;
        t.reply[t.len] = 0;
    }
}

/* One request on its own connection; the whole reply is in t.reply. */
static void ask(int port, const char *request, size_t len) {
    int fd = dial(port);
    put(fd, request, len);
    shutdown(fd, SHUT_WR); /* a half-closed client gets its reply all the same */
    take(fd, NULL, 0);
    close(fd);
}

static bool says(const char *text) {
    return strstr(t.reply, text) != NULL;
}

/* ---- requests and what comes back ---- */

#define HOST "Host: localhost\r\n"
#define META                                                                                       \
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","                       \
    "\"io.modelcontextprotocol/clientCapabilities\":{}}"
#define POST_MCP "POST /mcp HTTP/1.1\r\n" HOST "Content-Type: application/json\r\n"

typedef struct {
    const char *name, *head, *content; /* Content-Length is added when there is content */
    const char *status;                /* start of the reply */
    const char *has;                   /* somewhere in it; NULL: anything */
} row;

static const row rows[] = {
    {"health", "GET /healthz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200 OK", "\r\n\r\nok\n"},
    {"ready from the gazetteer", "GET /readyz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "ready"},
    {"HEAD has a length and no content", "HEAD /healthz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "Content-Length: 3"},
    {"metrics", "GET /metrics HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "geocoder_resident_bytes"},
    {"HTTP/1.0", "GET /healthz HTTP/1.0\r\n" HOST, NULL, "HTTP/1.1 200", "Connection: close"},
    {"search", "GET /search?q=Boulder,+Colorado&limit=1 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"boundingbox\":["},
    {"search by name and format", "GET /search?q=Monaco&format=geojson HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"FeatureCollection\""},
    {"search.php", "GET /search.php?q=Monaco HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "\"lat\":\"43."},
    {"structured search", "GET /search?city=Paris&country=France HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"lat\":\"48."},
    {"reverse", "GET /reverse?lat=48.8566&lon=2.3522&zoom=10 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"country_code\":\"fr\""},
    {"reverse misses are 200", "GET /reverse?lat=120&lon=7 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "{\"error\":\"Unable to geocode\"}"},
    {"a bad number", "GET /reverse?lat=abc&lon=7 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Parameter 'lat' must be a number."},
    {"a bad format", "GET /search?q=Monaco&format=yaml HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "ERROR 400: Parameter 'format' must be one of"},
    {"nothing to search", "GET /search HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400", "Nothing to search for."},
    {"both kinds of query", "GET /search?q=a&city=b HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "cannot be used together"},
    {"a bad box", "GET /search?q=a&viewbox=1,2,3 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Bounding box parameter needs 4 coordinates."},
    {"bad percent", "GET /search?q=%zz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400", "not well-formed"},
    {"bad UTF-8", "GET /search?q=%ff%fe HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400", "not well-formed"},
    {"status", "GET /status HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "\r\n\r\nOK"},
    {"status as JSON", "GET /status?format=json HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "\"status\":0"},
    {"unknown path", "GET /nosuch HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 404", "404 Not Found"},
    {"wrong verb", "POST /search HTTP/1.1\r\n" HOST, "{}", "HTTP/1.1 405", "Allow: GET"},
    {"no GET on /mcp", "GET /mcp HTTP/1.1\r\n" HOST "Accept: text/event-stream\r\n", NULL, "HTTP/1.1 405",
     "Allow: POST, DELETE"},
    {"legacy SSE is off", "GET /sse HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 404", NULL},
    {"no Host", "GET /healthz HTTP/1.1\r\n", NULL, "HTTP/1.1 400", NULL},
    {"two Hosts", "GET /healthz HTTP/1.1\r\n" HOST "Host: b\r\n", NULL, "HTTP/1.1 400", NULL},
    {"rebinding by Host", "GET /healthz HTTP/1.1\r\nHost: evil.example.com\r\n", NULL, "HTTP/1.1 403", NULL},
    {"a web page elsewhere", "GET /healthz HTTP/1.1\r\n" HOST "Origin: http://evil.example.com\r\n", NULL,
     "HTTP/1.1 403", NULL},
    {"origin null", "GET /healthz HTTP/1.1\r\n" HOST "Origin: null\r\n", NULL, "HTTP/1.1 403", NULL},
    {"a local web page", "GET /healthz HTTP/1.1\r\n" HOST "Origin: http://localhost:3000\r\n", NULL,
     "HTTP/1.1 200", "Access-Control-Allow-Origin: http://localhost:3000"},
    {"preflight", "OPTIONS /mcp HTTP/1.1\r\n" HOST "Origin: http://localhost:3000\r\n", NULL, "HTTP/1.1 204",
     "Access-Control-Allow-Headers"},
    {"smuggling: both lengths",
     "POST /mcp HTTP/1.1\r\n" HOST "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", NULL,
     "HTTP/1.1 400", NULL},
    {"smuggling: a folded header", "GET /healthz HTTP/1.1\r\n" HOST "X: a\r\n b\r\n", NULL, "HTTP/1.1 400",
     NULL},
    {"smuggling: a bare line feed", "GET /healthz HTTP/1.1\n" HOST, NULL, "HTTP/1.1 400", NULL},
    {"smuggling: blank before the colon", "GET /healthz HTTP/1.1\r\n" HOST "X : a\r\n", NULL,
     "HTTP/1.1 400", NULL},
    {"another protocol", "GET /healthz HTTP/2.0\r\n" HOST, NULL, "HTTP/1.1 505", NULL},
    {"content is too large", "POST /mcp HTTP/1.1\r\n" HOST "Content-Length: 99999999\r\n", NULL,
     "HTTP/1.1 413", NULL},
    {"wrong content type", "POST /mcp HTTP/1.1\r\n" HOST "Content-Type: text/plain\r\n", "{}",
     "HTTP/1.1 415", NULL},
    {"not JSON", POST_MCP, "{", "HTTP/1.1 400", "-32700"},
    {"an empty batch", POST_MCP, "[]", "HTTP/1.1 400", "-32600"},
    {"a scalar", POST_MCP, "3", "HTTP/1.1 400", "-32600"},
    {"a notification", POST_MCP, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
     "HTTP/1.1 202", NULL},
    {"initialize", POST_MCP,
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
     "\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}",
     "HTTP/1.1 200", "Mcp-Session-Id: "},
    {"no such session", POST_MCP "Mcp-Session-Id: 00000000000000000000000000000000\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "HTTP/1.1 404", NULL},
    {"legacy without a session",
     POST_MCP "MCP-Protocol-Version: 2025-06-18\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}", "HTTP/1.1 200", "\"geocode\""},
    {"a batch of 2025-03-26", POST_MCP "MCP-Protocol-Version: 2025-03-26\r\n",
     "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}]",
     "HTTP/1.1 200", "\"id\":2"},
    {"an unknown version", POST_MCP "MCP-Protocol-Version: 1999-01-01\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "HTTP/1.1 400", NULL},
    {"modern discover",
     POST_MCP "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: server/discover\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{" META "}}", "HTTP/1.1 200",
     "\"supportedVersions\":[\"2026-07-28\"]"},
    {"modern: a header is missing", POST_MCP "MCP-Protocol-Version: 2026-07-28\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{" META "}}", "HTTP/1.1 400",
     "-32020"},
    {"modern: an unknown method is 404",
     POST_MCP "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: nosuch\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"nosuch\",\"params\":{" META "}}", "HTTP/1.1 404",
     "\"id\":7"},
    {"modern: a tool",
     POST_MCP "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: geocode\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"geocode\","
     "\"arguments\":{\"query\":\"Monaco\"}," META "}}",
     "HTTP/1.1 200", "\"structuredContent\""},
    {"modern: progress makes a stream",
     POST_MCP "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: batch_geocode\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"batch_geocode\","
     "\"arguments\":{\"queries\":[\"Monaco\",\"Paris\"]},"
     "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
     "\"io.modelcontextprotocol/clientCapabilities\":{},\"progressToken\":\"p\"}}}",
     "HTTP/1.1 200", "event: message\ndata: "},
};

static void test_rows(int port) {
    static char request[REQUEST_MAX];
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const row *r = &rows[i];
        size_t length = r->content ? strlen(r->content) : 0;
        char size[64] = "";
        if (r->content) {
            snprintf(size, sizeof size, "Content-Length: %zu\r\n", length);
        }
        int len = snprintf(request, sizeof request, "%s%s\r\n%s", r->head, size,
                           r->content ? r->content : "");
        ask(port, request, (size_t)len);
        bool good = strncmp(t.reply, r->status, strlen(r->status)) == 0;
        check(good && (!r->has || says(r->has)), r->name);
    }
}

/* ---- connections ---- */

static void test_pipelining(int port) {
    const char one[] = "GET /healthz HTTP/1.1\r\n" HOST "\r\n";
    char many[sizeof one * 20] = "";
    for (int i = 0; i < 20; i++) {
        memcpy(many + (size_t)i * (sizeof one - 1), one, sizeof one);
    }
    int fd = dial(port);
    put(fd, many, strlen(many));
    check(take(fd, "\r\n\r\nok\n", 20), "twenty pipelined requests get twenty replies");
    for (size_t i = 0; i < sizeof one - 1; i++) {
        put(fd, one + i, 1);
    }
    check(take(fd, "\r\n\r\nok\n", 1), "the same connection takes a request byte by byte");
    close(fd);
}

static void test_chunks(int port) {
    const char head[] = POST_MCP "Transfer-Encoding: chunked\r\n\r\n";
    const char body[] = "10;x=y\r\n{\"jsonrpc\":\"2.0\"\r\n1c\r\n,\"id\":1,\"method\":\"tools/list\"\r\n"
                        "1\r\n}\r\n0\r\nTrailer: a\r\n\r\n";
    const char next[] = "GET /healthz HTTP/1.1\r\n" HOST "\r\n";
    int fd = dial(port);
    put(fd, head, sizeof head - 1);
    for (size_t i = 0; i < sizeof body - 1; i++) {
        put(fd, body + i, 1);
    }
    put(fd, next, sizeof next - 1);
    check(take(fd, "\r\n\r\nok\n", 1) && says("\"tools\":["), "a chunked message, then another request");
    close(fd);
    ask(port, POST_MCP "Transfer-Encoding: chunked\r\n\r\nzz\r\n", sizeof POST_MCP + 33);
    check(strncmp(t.reply, "HTTP/1.1 400", 12) == 0, "a chunk size that is none");
}

static void test_continue(int port) {
    const char head[] = POST_MCP "Expect: 100-continue\r\nContent-Length: 40\r\n\r\n";
    int fd = dial(port);
    put(fd, head, sizeof head - 1);
    check(take(fd, "\r\n\r\n", 1) && says("HTTP/1.1 100 Continue"), "Expect: 100-continue");
    put(fd, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", 40);
    check(take(fd, "\"result\":{}", 1), "and the reply after the content");
    close(fd);
}

/* Content beyond what a connection keeps of its own, with a second request behind it. */
static void test_large(int port) {
    static char request[REQUEST_MAX];
    size_t pad = 600000;
    int len = snprintf(request, sizeof request, POST_MCP "Content-Length: %zu\r\n\r\n", pad + 40);
    memset(request + len, ' ', pad);
    memcpy(request + (size_t)len + pad, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", 40);
    int fd = dial(port);
    put(fd, request, (size_t)len + pad + 40);
    check(take(fd, "\"result\":{}", 1), "600 kB of content");
    put(fd, "GET /healthz HTTP/1.1\r\n" HOST "\r\n", sizeof "GET /healthz HTTP/1.1\r\n" HOST "\r\n" - 1);
    check(take(fd, "\r\n\r\nok\n", 1), "and the connection goes on");
    close(fd);
    memset(request, 'a', 20000);
    memcpy(request, "GET /healthz HTTP/1.1\r\nX: ", 26);
    ask(port, request, 20000);
    check(strncmp(t.reply, "HTTP/1.1 431", 12) == 0, "a head of 20 kB");
}

static void test_etag(int port) {
    const char path[] = "GET /search?q=Monaco HTTP/1.1\r\n" HOST;
    char request[512], tag[64] = "";
    int len = snprintf(request, sizeof request, "%s\r\n", path);
    ask(port, request, (size_t)len);
    const char *hit = strstr(t.reply, "ETag: ");
    if (hit) {
        snprintf(tag, sizeof tag, "%.*s", (int)strcspn(hit + 6, "\r"), hit + 6);
    }
    check(hit && says("Cache-Control: public, max-age=") && says("Vary: Accept-Language"), "validators");
    len = snprintf(request, sizeof request, "%sIf-None-Match: %s\r\n\r\n", path, tag);
    ask(port, request, (size_t)len);
    check(strncmp(t.reply, "HTTP/1.1 304", 12) == 0, "If-None-Match");
}

/* A session answers until it is deleted. */
static void test_session(int port) {
    const char open[] = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{"
                        "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{}}}";
    char request[1024], id[64] = "";
    int len = snprintf(request, sizeof request, POST_MCP "Content-Length: %zu\r\n\r\n%s", sizeof open - 1, open);
    ask(port, request, (size_t)len);
    const char *hit = strstr(t.reply, "Mcp-Session-Id: ");
    if (hit) {
        snprintf(id, sizeof id, "%.*s", (int)strcspn(hit + 16, "\r"), hit + 16);
    }
    check(hit && strlen(id) == 32, "a session id of 128 bits");
    for (int round = 0; round < 2; round++) {
        len = snprintf(request, sizeof request,
                       POST_MCP "Mcp-Session-Id: %s\r\nContent-Length: 40\r\n\r\n"
                                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", id);
        ask(port, request, (size_t)len);
        check(strncmp(t.reply, round ? "HTTP/1.1 404" : "HTTP/1.1 200", 12) == 0,
              round ? "a deleted session is gone" : "the session answers");
        len = snprintf(request, sizeof request,
                       "DELETE /mcp HTTP/1.1\r\n" HOST "Mcp-Session-Id: %s\r\n\r\n", id);
        ask(port, request, (size_t)len);
        check(strncmp(t.reply, round ? "HTTP/1.1 404" : "HTTP/1.1 204", 12) == 0, "DELETE");
    }
}

/* ---- other settings ---- */

static void test_tokens(void) {
    const char *const env[] = {"GEOCODER_TOKEN=0123456789abcdef0123,second-token-5678", NULL};
    server s = start(env);
    static const struct {
        const char *name, *header, *status;
    } cases[] = {
        {"no token", "", "HTTP/1.1 401"},
        {"a wrong token", "Authorization: Bearer 0123456789abcdef0124\r\n", "HTTP/1.1 401"},
        {"a prefix", "Authorization: Bearer 0123456789abcdef\r\n", "HTTP/1.1 401"},
        {"another scheme", "Authorization: Basic 0123456789abcdef0123\r\n", "HTTP/1.1 401"},
        {"the first", "Authorization: Bearer 0123456789abcdef0123\r\n", "HTTP/1.1 200"},
        {"the second, any case of the scheme", "Authorization: bEaReR second-token-5678\r\n", "HTTP/1.1 200"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char request[512];
        int len = snprintf(request, sizeof request, "GET /metrics HTTP/1.1\r\n" HOST "%s\r\n", cases[i].header);
        ask(s.port, request, (size_t)len);
        check(strncmp(t.reply, cases[i].status, 12) == 0, cases[i].name);
    }
    ask(s.port, "GET /healthz HTTP/1.1\r\n" HOST "\r\n", sizeof "GET /healthz HTTP/1.1\r\n" HOST "\r\n" - 1);
    check(strncmp(t.reply, "HTTP/1.1 200", 12) == 0, "health needs no token");
    ask(s.port, "GET /metrics HTTP/1.1\r\n" HOST "\r\n", sizeof "GET /metrics HTTP/1.1\r\n" HOST "\r\n" - 1);
    check(says("WWW-Authenticate: Bearer"), "401 says how");
    for (int i = 0; i < 12; i++) {
        const char wrong[] = "GET /metrics HTTP/1.1\r\n" HOST "Authorization: Bearer nononononononono\r\n\r\n";
        ask(s.port, wrong, sizeof wrong - 1);
    }
    check(strncmp(t.reply, "HTTP/1.1 429", 12) == 0, "guessing is slowed down");
    check(stop(&s) == 0, "stops");
}

static void test_limits(void) {
    const char *const env[] = {"GEOCODER_CONNECTIONS_MAX=8", "GEOCODER_PEER_CONNECTIONS_MAX=6", NULL};
    server s = start(env);
    int fds[8];
    for (int i = 0; i < 6; i++) {
        fds[i] = dial(s.port);
    }
    poll(NULL, 0, 300);
    int seventh = dial(s.port);
    take(seventh, NULL, 0);
    check(strncmp(t.reply, "HTTP/1.1 503", 12) == 0, "one connection too many from one address");
    close(seventh);
    put(fds[0], "GET /healthz HTTP/1.1\r\n" HOST "\r\n", sizeof "GET /healthz HTTP/1.1\r\n" HOST "\r\n" - 1);
    check(take(fds[0], "\r\n\r\nok\n", 1), "the others are served");
    put(fds[1], "GET /he", 7); /* a slow client does not stop the stop for long */
    check(stop(&s) == 0, "stops with idle and slow connections open");
    for (int i = 0; i < 6; i++) {
        close(fds[i]);
    }
}

/* The old transport: the answers come on another connection than the messages. */
static void test_sse(void) {
    const char *const env[] = {"GEOCODER_LEGACY_SSE=1", NULL};
    server s = start(env);
    int stream = dial(s.port);
    char request[1024], path[128] = "";
    const char open[] = "GET /sse HTTP/1.1\r\n" HOST "Accept: text/event-stream\r\n\r\n";
    put(stream, open, sizeof open - 1);
    check(take(stream, "\n\n", 1) && says("event: endpoint\ndata: /message?sessionId="), "the endpoint event");
    const char *hit = strstr(t.reply, "data: ");
    if (hit) {
        snprintf(path, sizeof path, "%.*s", (int)strcspn(hit + 6, "\n"), hit + 6);
    }
    int len = snprintf(request, sizeof request,
                       "POST %s HTTP/1.1\r\n" HOST "Content-Type: application/json\r\nContent-Length: 132\r\n\r\n"
                       "%-132s", path,
                       "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"initialize\",\"params\":{"
                       "\"protocolVersion\":\"2024-11-05\",\"capabilities\":{}}}");
    ask(s.port, request, (size_t)len);
    check(strncmp(t.reply, "HTTP/1.1 202", 12) == 0, "a message is accepted");
    check(take(stream, "\n\n", 1) && says("\"id\":5") && says("\"2024-11-05\""), "its answer is on the stream");
    close(stream);
    poll(NULL, 0, 700);
    ask(s.port, request, (size_t)len);
    check(strncmp(t.reply, "HTTP/1.1 404", 12) == 0, "without its stream a session is gone");
    check(stop(&s) == 0, "stops");
}

/* A bind that lets others in needs a token. */
static void test_bind(void) {
    int status = 0;
    pid_t pid = fork();
    if (pid == 0) {
        if (!freopen("/dev/null", "w", stderr)) {
            _exit(2);
        }
        execl(t.program, t.program, "http", "--host", "0.0.0.0", "--port", "0", (char *)NULL);
        _exit(127);
    }
    waitpid(pid, &status, 0);
    check(WIFEXITED(status) && WEXITSTATUS(status) == 78, "no token, no open port");
}

int main(int argc, char **argv) {
    const char *const none[] = {NULL};
    if (argc != 2) {
        fprintf(stderr, "usage: e2e_http GEOCODER\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    t.program = argv[1];
    server s = start(none);
    if (s.port > 0) {
        test_rows(s.port);
        test_pipelining(s.port);
        test_chunks(s.port);
        test_continue(s.port);
        test_large(s.port);
        test_etag(s.port);
        test_session(s.port);
    }
    check(stop(&s) == 0, "TERM ends it with 0");
    test_tokens();
    test_limits();
    test_sse();
    test_bind();
    printf("e2e_http: %d passed, %d failed\n", t.passed, t.failed);
    return t.failed ? 1 : 0;
}
