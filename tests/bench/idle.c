/* idle -- opens many connections to a server and says nothing on them.
 *
 *   idle PORT PID COUNT
 *
 * Prints: connections still open after a while, connections the server closed, the server's
 * resident kB before and while they are open, and whether it answers a request while they are open
 * (1 or 0) and after they are closed (1 or 0). They come from many addresses of 127.0.0.0/8, as
 * clients of a public server would. */
#define _POSIX_C_SOURCE 200809L
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum {
    CONNECTIONS_MAX = 10000,
    PER_ADDRESS = 100,
    SETTLE_MS = 1500, /* for the server to refuse those it will not hold */
    ANSWER_MS = 3000
};

static struct pollfd connections[CONNECTIONS_MAX];

static void wait_ms(int ms) {
    struct timespec t = {ms / 1000, ms % 1000 * 1000000L};
    nanosleep(&t, NULL);
}

static struct sockaddr_in address_of(uint32_t host, int port) {
    return (struct sockaddr_in){
        .sin_family = AF_INET, .sin_addr.s_addr = htonl(host), .sin_port = htons((uint16_t)port)};
}

static int connect_from(uint32_t host, int port, bool wait) {
    struct sockaddr_in from = address_of(host, 0), to = address_of(INADDR_LOOPBACK, port);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0) return -1;
    if (!wait) fcntl(fd, F_SETFL, O_NONBLOCK);
    (void)!bind(fd, (struct sockaddr *)&from, sizeof from);
    (void)!connect(fd, (struct sockaddr *)&to, sizeof to);
    return fd;
}

static bool answers(int port) {
    static const char request[] = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
    char reply[512] = "";
    int fd = connect_from(INADDR_LOOPBACK, port, true);
    struct pollfd p = {.fd = fd, .events = POLLIN};
    bool fine = fd >= 0 &&
                write(fd, request, sizeof request - 1) == (ssize_t)(sizeof request - 1) &&
                poll(&p, 1, ANSWER_MS) > 0 && read(fd, reply, sizeof reply - 1) > 0 &&
                strncmp(reply, "HTTP/1.1 200", 12) == 0;
    close(fd);
    return fine;
}

static long resident_kb(const char *pid) {
    char path[64], text[128];
    long kb = 0;
    snprintf(path, sizeof path, "/proc/%s/status", pid);
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(text, sizeof text, file) != NULL)
        if (strncmp(text, "VmRSS:", 6) == 0) kb = strtol(text + 6, NULL, 10);
    if (file != NULL) fclose(file);
    return kb;
}

static bool is_closed(int fd) {
    char byte[256];
    for (;;) { /* a refusal may send a reply before it closes */
        ssize_t got = read(fd, byte, sizeof byte);
        if (got == 0) return true;
        if (got < 0)
            return fcntl(fd, F_GETFL) < 0 || poll(&(struct pollfd){fd, POLLOUT, 0}, 1, 0) < 1;
    }
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    int port = (int)strtol(argv[1], NULL, 10), count = (int)strtol(argv[3], NULL, 10);
    int closed = 0;
    if (count < 1 || count > CONNECTIONS_MAX) return 2;
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < (rlim_t)count + 20) return 3; /* the limit of open files is too low */
    long before = resident_kb(argv[2]);
    for (int i = 0; i < count; i++) {
        connections[i].fd = connect_from(0x7f010001u + (uint32_t)(i / PER_ADDRESS), port, false);
        if (i % PER_ADDRESS == 0) wait_ms(5); /* a backlog is short */
    }
    wait_ms(SETTLE_MS);
    long while_open = resident_kb(argv[2]);
    bool busy = answers(port);
    for (int i = 0; i < count; i++) {
        connections[i].events = POLLIN;
        if (connections[i].fd < 0) closed++;
    }
    poll(connections, (nfds_t)count, 0);
    for (int i = 0; i < count; i++)
        if (connections[i].fd >= 0 &&
            ((connections[i].revents & (POLLHUP | POLLERR)) != 0 ||
             ((connections[i].revents & POLLIN) != 0 && is_closed(connections[i].fd))))
            closed++;
    for (int i = 0; i < count; i++) close(connections[i].fd);
    wait_ms(SETTLE_MS);
    printf("%d %d %ld %ld %d %d\n", count - closed, closed, before, while_open, busy,
           answers(port));
    return 0;
}
