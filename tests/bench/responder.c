/* responder -- a stand-in for the upstream: answers every HTTP request with the same JSON file,
 * kept alive.
 *
 * `responder FILE` listens on a free port of 127.0.0.1 and prints it. One poll loop, no allocation:
 * the benchmark must not measure it. Requests are GETs without content. */
#define _POSIX_C_SOURCE 200809L
#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { CONNECTIONS_MAX = 64, REQUEST_MAX = 8192, REPLY_MAX = 1 << 16 };

static struct pollfd polled[CONNECTIONS_MAX + 1]; /* [0] is the listener */
static char requests[CONNECTIONS_MAX + 1][REQUEST_MAX];
static size_t held[CONNECTIONS_MAX + 1];
static char reply[REPLY_MAX];
static size_t reply_length;

static int load_reply(const char *path) {
    static char body[REPLY_MAX - 200]; /* leaves room for the header block below */
    FILE *file = fopen(path, "rb");
    if (file == NULL) return -1;
    size_t length = fread(body, 1, sizeof body, file);
    fclose(file);
    int head = snprintf(reply, sizeof reply,
                        "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\n"
                        "Content-Length: %zu\r\n\r\n",
                        length);
    memcpy(reply + head, body, length);
    reply_length = (size_t)head + length;
    return 0;
}

static int listen_somewhere(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&address, length) != 0 || listen(fd, 128) != 0 ||
        getsockname(fd, (struct sockaddr *)&address, &length) != 0)
        return -1;
    printf("%d\n", ntohs(address.sin_port));
    fflush(stdout);
    return fd;
}

static void take(int count, int fd) {
    for (int i = 1; i <= count; i++)
        if (polled[i].fd < 0) {
            polled[i].fd = fd;
            held[i] = 0;
            return;
        }
    close(fd);
}

/* Answers each complete request that has come; closes on anything unexpected. */
static void serve(int i) {
    char *buffer = requests[i], *end;
    ssize_t got = read(polled[i].fd, buffer + held[i], REQUEST_MAX - 1 - held[i]);
    if (got > 0) {
        held[i] += (size_t)got;
        buffer[held[i]] = '\0';
        while ((end = strstr(buffer, "\r\n\r\n")) != NULL) {
            if (write(polled[i].fd, reply, reply_length) != (ssize_t)reply_length) break;
            held[i] -= (size_t)(end + 4 - buffer);
            memmove(buffer, end + 4, held[i] + 1);
        }
    }
    if (got <= 0 || held[i] == REQUEST_MAX - 1) {
        close(polled[i].fd);
        polled[i].fd = -1;
    }
}

int main(int argc, char **argv) {
    if (argc != 2 || load_reply(argv[1]) != 0) return 2;
    for (int i = 0; i <= CONNECTIONS_MAX; i++)
        polled[i] = (struct pollfd){.fd = -1, .events = POLLIN};
    if ((polled[0].fd = listen_somewhere()) < 0) return 2;
    while (poll(polled, CONNECTIONS_MAX + 1, -1) > 0) {
        if (polled[0].revents != 0) take(CONNECTIONS_MAX, accept(polled[0].fd, NULL, NULL));
        for (int i = 1; i <= CONNECTIONS_MAX; i++)
            if (polled[i].fd >= 0 && polled[i].revents != 0) serve(i);
    }
    return 1;
}
