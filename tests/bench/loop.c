/* loop -- the longest iteration of the event loop of geocoder's HTTP server, with an index file of
 * any size.
 *
 *   loop rows COUNT >table.csv     the table that the index is made from; always the same
 *   loop ask PORT PID COUNT        asks a server that has that index; prints a row of the benchmark
 *
 * The questions are of every kind that costs more with a larger index, one after another, so that
 * one iteration of the loop is one call. The server itself reports its longest iteration
 * (geocoder_loop_iteration_seconds_max); stderr has that figure after each kind. */
#define _POSIX_C_SOURCE 200809L /* kill */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    TEXT_MAX = 256,
    REQUEST_MAX = 8 << 10,
    REPLY_MAX = 2 << 20,
    LOOKUP_IDS = 50,
    NAMESAKES = 500, /* one row in so many has the same name, Kirchweg */
    VILLAGES = 67    /* and one in so many a village */
};

static char reply[REPLY_MAX];
static size_t reply_len;

static void die(const char *why) {
    fprintf(stderr, "loop: %s\n", why);
    exit(1);
}

/* ---- the rows ---- */

static uint64_t mixed(uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

/* Four or five words of syllables; of all rows alike. */
static void row_name(uint64_t row, char name[TEXT_MAX]) {
    static const char *const syllables[] = {"ba",  "ren", "del", "ko", "mi", "sta",   "lu", "gor",
                                            "fen", "tha", "ri",  "vo", "ne", "schwa", "pi", "zel"};
    uint64_t dice = mixed(row + 1);
    int words = 4 + (int)(dice % 2), at = 0;
    dice /= 2;
    for (int word = 0; word < words; word++) {
        for (int i = 0; i < 3; i++, dice /= 16) {
            at += snprintf(name + at, (size_t)(TEXT_MAX - at), "%s", syllables[dice % 16]);
        }
        at += snprintf(name + at, (size_t)(TEXT_MAX - at), " ");
    }
    snprintf(name + at, (size_t)(TEXT_MAX - at), "%d", (int)dice);
    if (row % NAMESAKES == 0) {
        snprintf(name, TEXT_MAX, "Kirchweg");
    }
}

static double row_lat(uint64_t row) {
    return 47.5 + (double)(mixed(row * 2 + 1) % 7000000) / 1e6;
}

static double row_lon(uint64_t row) {
    return 7 + (double)(mixed(row * 2 + 2) % 7000000) / 1e6;
}

static void rows(uint64_t count) {
    static const char *const types[] = {"street", "cafe", "shop", "hotel", "bus_stop"};
    printf("id,name,lat,lon,type\n");
    for (uint64_t row = 0; row < count; row++) {
        char name[TEXT_MAX];
        row_name(row, name);
        const char *type = row % VILLAGES == 0 ? "village" : types[mixed(row) % 5];
        printf("n%llu,%s,%.6f,%.6f,%s\n", (unsigned long long)row + 1, name, row_lat(row),
               row_lon(row), type);
    }
    if (fflush(stdout)) {
        die("the table cannot be written");
    }
}

/* ---- asking ---- */

static int server;
static char request[REQUEST_MAX];
static size_t request_len;

static void add(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void add(const char *format, ...) {
    va_list args;
    va_start(args, format);
    int len = vsnprintf(request + request_len, sizeof request - request_len, format, args);
    va_end(args);
    if (len < 0 || (size_t)len >= sizeof request - request_len) {
        die("a request is too long");
    }
    request_len += (size_t)len;
}

static void add_escaped(const char *text) {
    for (; *text; text++) {
        add(*text == ' ' ? "+" : "%c", *text);
    }
}

static void dial(int port) {
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    int yes = 1;
    server = socket(AF_INET, SOCK_STREAM, 0);
    if (server < 0 || connect(server, (struct sockaddr *)&to, sizeof to)) {
        die("the server does not listen");
    }
    setsockopt(server, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

/* Sends what was added and takes one reply, which has a Content-Length. */
static void ask(void) {
    const char *body = NULL, *length = NULL;
    if (write(server, request, request_len) != (ssize_t)request_len) {
        die("the server has gone");
    }
    request_len = 0;
    for (reply_len = 0; !body || (size_t)(reply + reply_len - body) < strtoul(length, NULL, 10);) {
        ssize_t got = read(server, reply + reply_len, sizeof reply - 1 - reply_len);
        if (got <= 0) {
            die("a reply did not come whole");
        }
        reply_len += (size_t)got;
        reply[reply_len] = 0;
        body = strstr(reply, "\r\n\r\n");
        body = body ? body + 4 : NULL;
        length = body ? strstr(reply, "Content-Length: ") : NULL;
        if (body && !length) {
            die("a reply has no length");
        }
        length = length ? length + strlen("Content-Length: ") : NULL;
    }
    if (strncmp(reply, "HTTP/1.1 200", 12) != 0) {
        fprintf(stderr, "%s\n", reply);
        die("a reply is an error");
    }
}

static void ask_path(void) {
    add(" HTTP/1.1\r\nHost: localhost\r\n\r\n");
    ask();
}

static void ask_mcp(const char *method, const char *params) {
    char body[REQUEST_MAX / 2];
    snprintf(body, sizeof body, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"%s\",\"params\":%s}",
             method, params);
    add("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "Accept: application/json, text/event-stream\r\nMCP-Protocol-Version: 2025-11-25\r\n"
        "Content-Length: %zu\r\n\r\n%s",
        strlen(body), body);
    ask();
}

static void search(const char *text, const char *more) {
    add("GET /search?q=");
    add_escaped(text);
    add("%s", more);
    ask_path();
}

/* ---- the questions ---- */

static void ask_exact(uint64_t row) {
    char name[TEXT_MAX];
    row_name(row, name);
    search(name, "");
}

static void ask_namesakes(uint64_t row) {
    static const char *const more[] = {"&limit=40&namedetails=1", "&countrycodes=de", "&layer=poi"};
    search(row % 2 ? "Kirchweg" : "Kirchweg, Bayern", more[row % 3]);
}

static void ask_misspelled(uint64_t row) {
    char name[TEXT_MAX];
    row_name(row, name);
    name[row % 8] = 'x';
    search(name, "");
}

static void ask_words(uint64_t row) {
    char text[2 * TEXT_MAX], one[TEXT_MAX], other[TEXT_MAX];
    row_name(row, one);
    row_name(row + 1, other);
    snprintf(text, sizeof text, "%s %s", one, other);
    search(text, "");
}

static void ask_house(uint64_t row) {
    char text[TEXT_MAX];
    snprintf(text, sizeof text, "Kirchweg %d, Bayern", (int)(row % 100));
    search(text, "");
}

static void ask_lookup(uint64_t row) {
    add("GET /lookup?osm_ids=");
    for (uint64_t i = 0; i < LOOKUP_IDS; i++) {
        add("%sN%llu", i ? "," : "", (unsigned long long)(row / (i + 1) + 1));
    }
    ask_path();
}

static void ask_reverse(uint64_t row) {
    add("GET /reverse?lat=%.5f&lon=%.5f&zoom=%d", row_lat(row) + 0.01, row_lon(row) + 0.01,
        (int)(8 + row % 11));
    ask_path();
}

static void ask_prefix(uint64_t row) {
    char name[TEXT_MAX], params[2 * TEXT_MAX];
    row_name(row, name);
    name[1 + row % 4] = 0;
    snprintf(params, sizeof params,
             "{\"ref\":{\"type\":\"ref/prompt\",\"name\":\"find_place\"},\"argument\":{\"name\":"
             "\"place\",\"value\":\"%s\"}}",
             name);
    ask_mcp("completion/complete", params);
}

static void ask_nearby(uint64_t row) {
    static const char *const categories[] = {"hotel", "pharmacy", "cafe"};
    char params[2 * TEXT_MAX];
    snprintf(params, sizeof params,
             "{\"name\":\"nearby_places\",\"arguments\":{\"lat\":%.5f,\"lon\":%.5f,\"radius_km\":"
             "%d,\"categories\":[\"%s\"]}}",
             row_lat(row), row_lon(row), (int)(1 + row % 50), categories[row % 3]);
    ask_mcp("tools/call", params);
}

static pid_t server_pid;

/* The index is read again while the loop answers. */
static void ask_during_reload(uint64_t row) {
    if (row % 500 == 0) {
        kill(server_pid, SIGHUP);
    }
    ask_reverse(row);
}

static const struct {
    const char *what;
    void (*ask)(uint64_t row);
    uint64_t times;
} kinds[] = {{"exact names", ask_exact, 200},    {"namesakes", ask_namesakes, 60},
             {"misspelled", ask_misspelled, 60}, {"many words", ask_words, 60},
             {"house numbers", ask_house, 60},   {"50 ids", ask_lookup, 6},
             {"reverse", ask_reverse, 200},      {"prefixes", ask_prefix, 200},
             {"nearby", ask_nearby, 100},        {"while HUP", ask_during_reload, 2000},
             {"after HUP", ask_misspelled, 10}};

/* The server's own figure, in milliseconds. */
static double longest_iteration(void) {
    static const char name[] = "\ngeocoder_loop_iteration_seconds_max ";
    add("GET /metrics");
    ask_path();
    const char *at = strstr(reply, name);
    if (!at) {
        die("the server does not report its longest iteration");
    }
    return strtod(at + strlen(name), NULL) * 1000;
}

static void questions(int port, uint64_t count) {
    dial(port);
    for (size_t kind = 0; kind < sizeof kinds / sizeof kinds[0]; kind++) {
        for (uint64_t i = 0; i < kinds[kind].times; i++) {
            kinds[kind].ask(mixed(kind << 32 | i) % count);
        }
        fprintf(stderr, "loop: after %-14s %.3f ms\n", kinds[kind].what, longest_iteration());
    }
    double ms = longest_iteration();
    printf("longest iteration of the event loop, %llu rows\t%.3f ms\t2 ms\t%.2fx\t<= 1x\t%s\n",
           (unsigned long long)count, ms, ms / 2, ms <= 2 ? "yes" : "NO");
}

int main(int argc, char **argv) {
    if (argc == 3 && strcmp(argv[1], "rows") == 0) {
        rows(strtoull(argv[2], NULL, 10));
        return 0;
    }
    if (argc != 5 || strcmp(argv[1], "ask") != 0) {
        fprintf(stderr, "usage: loop rows COUNT | loop ask PORT PID COUNT\n");
        return 2;
    }
    server_pid = (pid_t)strtol(argv[3], NULL, 10);
    questions((int)strtol(argv[2], NULL, 10), strtoull(argv[4], NULL, 10));
    return 0;
}
