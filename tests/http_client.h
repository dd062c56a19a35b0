#ifndef GEO_HTTP_CLIENT_H
#define GEO_HTTP_CLIENT_H
/* http_client -- what the tests of the HTTP server share: starting and stopping the real binary,
 * and a client that sends exactly the bytes it is told. Counts checks; the last reply is in t. */

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum {
    REPLY_MAX = 10 << 20,
    REQUEST_MAX = 2 << 20,
    WAIT_MS = 20000, /* for what must come; no test depends on less */
    LOG_TEXT_MAX = 65536
};

static struct {
    const char *program;
    char reply[REPLY_MAX];
    size_t len;
} t;

/* Printed for every failed check. */
static void show_context(void) {
    printf("the reply was:\n%.900s\n", t.reply);
}

_Noreturn static void die(const char *what) {
    perror(what);
    exit(2);
}

/* ---- the server ---- */

typedef struct {
    pid_t pid;
    int log, port;
    char text[LOG_TEXT_MAX]; /* what it wrote to stderr so far */
    size_t len;
} server;

/* Reads the log until `until` appears. */
static bool read_log(server *s, const char *until) {
    struct pollfd p = {s->log, POLLIN, 0};
    while (!strstr(s->text, until)) {
        ssize_t n = s->len < LOG_TEXT_MAX - 1 && poll(&p, 1, WAIT_MS) > 0
                        ? read(s->log, s->text + s->len, LOG_TEXT_MAX - 1 - s->len)
                        : 0;
        if (n <= 0) {
            return false;
        }
        s->len += (size_t)n;
        s->text[s->len] = 0;
    }
    return true;
}

static rlim_t address_space; /* of the servers that are started now, bytes; 0: no limit */

/* Runs in the process that becomes the server, and may add to its environment of COUNT words. */
static void (*prepare)(char **words, int count);

/* Starts `geocoder http` on a free port with the settings ("NAME=value", ended by NULL) and the
 * strict sandbox as its whole environment. */
static server *start(const char *const settings[]) {
    static server servers[2];
    static int started;
    server *s = &servers[started++ % 2]; /* no test has more at a time */
    int log[2];
    if (pipe(log)) {
        die("pipe");
    }
    *s = (server){.pid = check_fork(), .log = log[0]};
    if (s->pid == 0) {
        char *words[32] = {0};
        int count = 0;
        words[count++] = (char[]){"GEOCODER_SANDBOX=strict"};
        for (int i = 0; settings[i] && count < 30; i++) {
            words[count++] = (char *)(size_t)settings[i];
        }
        dup2(log[1], 2);
        close(log[0]);
        close(log[1]);
        if (prepare) {
            prepare(words, count);
        }
        struct rlimit limit = {address_space, address_space};
        if (address_space && setrlimit(RLIMIT_AS, &limit)) {
            die("setrlimit");
        }
        char *args[] = {(char *)(size_t)t.program, (char[]){"http"}, (char[]){"--port"},
                        (char[]){"0"}, NULL};
        execve(t.program, args, words);
        die(t.program);
    }
    close(log[1]);
    if (read_log(s, "Listening on ") && read_log(s, "\n")) {
        const char *url = strstr(s->text, "Listening on http://");
        const char *colon = url ? strchr(url + 20, ':') : NULL;
        s->port = colon ? (int)strtol(colon + 1, NULL, 10) : 0;
    } else {
        printf("the server said no port: %s\n", s->text);
        exit(2);
    }
    return s;
}

/* Waits until it exits. Its exit code; -1: it had to be killed. */
static int await_end(server *s) {
    int status = 0;
    for (int i = 0; i < WAIT_MS / 50; i++) {
        if (waitpid(s->pid, &status, WNOHANG) == s->pid) {
            read_log(s, "\n\n"); /* which it has not: all there is */
            close(s->log);
            if (strstr(s->text, "Sanitizer")) { /* of a build that looks for it */
                printf("%s\n", s->text);
                return -1;
            }
            return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
        }
        poll(NULL, 0, 50);
    }
    kill(s->pid, SIGKILL);
    waitpid(s->pid, &status, 0);
    close(s->log);
    return -1;
}

static int stop(server *s) {
    kill(s->pid, SIGTERM);
    return await_end(s);
}

/* ---- a client ---- */

static int dial(int port) {
    struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)(void *)&at, sizeof at)) {
        die("connect");
    }
    return fd;
}

static void put_bytes(int fd, const char *bytes, size_t len) {
    while (len) {
        ssize_t n = send(fd, bytes, len, MSG_NOSIGNAL);
        if (n <= 0) {
            return; /* refused early: the reply says why */
        }
        bytes += n;
        len -= (size_t)n;
    }
}

static void put(int fd, const char *text) {
    put_bytes(fd, text, strlen(text));
}

/* Reads more into t.reply. False: the peer has closed, or WAIT_MS have passed. */
static bool take_more(int fd) {
    struct pollfd p = {fd, POLLIN, 0};
    ssize_t n = -1;
    if (t.len < REPLY_MAX - 1 && poll(&p, 1, WAIT_MS) > 0) {
        n = recv(fd, t.reply + t.len, REPLY_MAX - 1 - t.len, 0);
    }
    if (n <= 0) {
        return false;
    }
    t.len += (size_t)n;
    t.reply[t.len] = 0;
    return true;
}

static void forget(void) {
    t.len = 0;
    t.reply[0] = 0;
}

static int count_of(const char *text) {
    int count = 0;
    for (const char *at = t.reply; (at = strstr(at, text)) != NULL; at++) {
        count++;
    }
    return count;
}

/* Reads into t.reply until `until` has appeared `times` times. */
static bool take(int fd, const char *until, int times) {
    forget();
    while (count_of(until) < times) {
        if (!take_more(fd)) {
            return false;
        }
    }
    return true;
}

/* Reads into t.reply until the peer closes. False: it does not. */
static bool take_end(int fd) {
    struct pollfd p = {fd, POLLIN, 0};
    forget();
    while (take_more(fd)) {
    }
    return poll(&p, 1, 0) > 0 && recv(fd, t.reply + t.len, 1, 0) <= 0;
}

/* Whether t.reply has a complete reply. */
static bool is_whole(bool is_head) {
    const char *body = strstr(t.reply, "\r\n\r\n");
    const char *length = strstr(t.reply, "Content-Length: ");
    if (!body) {
        return false;
    }
    if (strstr(t.reply, "chunked\r\n") && strstr(t.reply, "chunked\r\n") < body) {
        return t.len > 5 && strcmp(t.reply + t.len - 5, "0\r\n\r\n") == 0;
    }
    size_t size = length && length < body && !is_head ? strtoul(length + 16, NULL, 10) : 0;
    return (size_t)(t.reply + t.len - body) - 4 >= size;
}

static bool take_reply(int fd, bool is_head) {
    forget();
    while (!is_whole(is_head)) {
        if (!take_more(fd)) {
            return false;
        }
    }
    return true;
}

/* One request on its own connection; the reply is in t.reply. */
static void ask(int port, const char *request) {
    int fd = dial(port);
    put(fd, request);
    take_reply(fd, strncmp(request, "HEAD", 4) == 0);
    close(fd);
}

static bool says(const char *text) {
    return strstr(t.reply, text) != NULL;
}

static bool starts(const char *text) {
    return strncmp(t.reply, text, strlen(text)) == 0;
}

/* ---- requests ---- */

#define HOST      "Host: localhost\r\n"
#define GET(path) "GET " path " HTTP/1.1\r\n" HOST "\r\n"
#define HEALTH    GET("/healthz")
#define POST_MCP  "POST /mcp HTTP/1.1\r\n" HOST "Content-Type: application/json\r\n"
#define META                                                                                       \
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","                       \
    "\"io.modelcontextprotocol/clientCapabilities\":{}}"
#define STATELESS(method) "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " method "\r\n"

/* The head with the length of the content and the content; valid until the next call. */
static const char *with_content(const char *head, const char *content) {
    static char request[REQUEST_MAX];
    snprintf(request, sizeof request, "%sContent-Length: %zu\r\n\r\n%s", head, strlen(content),
             content);
    return request;
}

/* The value of a header of the last reply, copied; "": it has none. */
static const char *header_of(const char *name, char *value, size_t cap) {
    const char *hit = strstr(t.reply, name);
    size_t skip = strlen(name);
    snprintf(value, cap, "%.*s", hit ? (int)strcspn(hit + skip, "\r\n") : 0, hit ? hit + skip : "");
    return value;
}

#endif
