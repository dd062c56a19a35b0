/* e2e_supervisor.c: plays systemd to the real binary: opens its sockets, takes its network away,
 * and listens to what it says of itself.
 *
 *   e2e_supervisor GEOCODER */
#define _GNU_SOURCE
#include "http_client.h"

#include <fcntl.h>
#include <sched.h>
#include <stddef.h>
#include <sys/un.h>

#define OFFLINE "GEOCODER_BACKEND=gazetteer"

enum { SOCKETS_MAX = 2, FIRST = 3 };

static struct {
    int sockets[SOCKETS_MAX], count;
    bool has_network, too_many;
    const char *names, *process; /* LISTEN_FDNAMES; LISTEN_PID, NULL: the server's own */
} given;

/* The sockets become the descriptors from 3 on. */
static void hand_over(char **words, int count) {
    static char process[64], number[64], names[64];
    int copies[SOCKETS_MAX];
    if (!given.has_network) { /* where that is not allowed, the test is a weaker one */
        (void)!unshare(CLONE_NEWUSER | CLONE_NEWNET);
    }
    for (int i = 0; i < given.count; i++) {
        copies[i] = fcntl(given.sockets[i], F_DUPFD, FIRST + SOCKETS_MAX);
    }
    for (int i = 0; i < given.count; i++) {
        dup2(copies[i], FIRST + i);
    }
    snprintf(process, sizeof process, "LISTEN_PID=%d", (int)getpid());
    snprintf(number, sizeof number, "LISTEN_FDS=%d", given.too_many ? 100 : given.count);
    snprintf(names, sizeof names, "LISTEN_FDNAMES=%s", given.names);
    words[count] = given.process ? (char *)(size_t)given.process : process;
    words[count + 1] = number;
    words[count + 2] = names;
}

static int listen_at(in_addr_t address) {
    struct sockaddr_in at = {.sin_family = AF_INET};
    at.sin_addr.s_addr = htonl(address);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)(void *)&at, sizeof at) || listen(fd, 16)) {
        die("listen");
    }
    return fd;
}

static int port_of(int fd) {
    struct sockaddr_in at;
    socklen_t size = sizeof at;
    return getsockname(fd, (struct sockaddr *)(void *)&at, &size) ? 0 : ntohs(at.sin_port);
}

/* A name of Linux without a file, or a path. */
static int open_ears(const char *name) {
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    size_t len = strlen(name);
    memcpy(at.sun_path, name, len);
    if (name[0] == '@') {
        at.sun_path[0] = 0;
    }
    int fd = socket(AF_UNIX, SOCK_DGRAM, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)(void *)&at,
                       (socklen_t)(offsetof(struct sockaddr_un, sun_path) + len))) {
        die(name);
    }
    return fd;
}

/* The next thing it says is `what`. */
static bool hears(int ears, const char *what) {
    struct pollfd p = {ears, POLLIN, 0};
    forget();
    ssize_t n = poll(&p, 1, WAIT_MS) > 0 ? recv(ears, t.reply, REPLY_MAX - 1, 0) : -1;
    t.reply[n > 0 ? n : 0] = 0;
    return strcmp(t.reply, what) == 0;
}

static void test_service(const char *ears_name) {
    char notify[128];
    int ears = open_ears(ears_name);
    snprintf(notify, sizeof notify, "NOTIFY_SOCKET=%s", ears_name);
    const char *const settings[] = {OFFLINE, notify, "WATCHDOG_USEC=1000000", NULL};
    given.sockets[0] = listen_at(INADDR_LOOPBACK);
    given.sockets[1] = listen_at(INADDR_LOOPBACK);
    given.count = 2;
    given.names = "http:photon";
    given.process = NULL;
    given.has_network = ears_name[0] == '@'; /* such names are of a network namespace */
    server *s = start(settings);
    CHECK(EQ(s->port, port_of(given.sockets[0])), "it listens where it was told to");
    CHECK(hears(ears, "READY=1"), "it says when it is ready");
    ask(s->port, GET("/search?q=Monaco"));
    CHECK(starts("HTTP/1.1 200") && says("Monaco"), "it answers on that socket");
    ask(port_of(given.sockets[1]), GET("/api?q=Monaco"));
    CHECK(starts("HTTP/1.1 200") && says("FeatureCollection"), "a socket of the name photon");
    CHECK(hears(ears, "WATCHDOG=1") && hears(ears, "WATCHDOG=1"), "it says that it lives");
    kill(s->pid, SIGTERM);
    while (hears(ears, "WATCHDOG=1")) {
    }
    CHECK(strcmp(t.reply, "STOPPING=1") == 0, "it says that it stops");
    CHECK(EQ(await_end(s), 0), "and does");
    close(given.sockets[0]);
    close(given.sockets[1]);
    close(ears);
}

/* The exit code of a server that must not start. */
static int exit_code(const char *const settings[]) {
    int status = 0;
    pid_t pid = check_fork();
    if (pid == 0) {
        char *words[32] = {0};
        char *args[] = {(char *)(size_t)t.program, (char[]){"http"}, NULL};
        int count = 0;
        for (; settings[count]; count++) {
            words[count] = (char *)(size_t)settings[count];
        }
        hand_over(words, count);
        if (!freopen("/dev/null", "w", stderr)) {
            _exit(2);
        }
        alarm(WAIT_MS / 1000); /* should it start all the same */
        execve(t.program, args, words);
        _exit(127);
    }
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void test_refusals(void) {
    const char *const plain[] = {OFFLINE, NULL};
    given.has_network = true;
    given.count = 1;
    given.names = "";
    given.sockets[0] = socket(AF_INET, SOCK_STREAM, 0);
    CHECK(EQ(exit_code(plain), 78), "a socket that does not listen");
    close(given.sockets[0]);
    given.sockets[0] = open("/dev/null", O_RDONLY);
    CHECK(EQ(exit_code(plain), 78), "a file");
    close(given.sockets[0]);
    given.sockets[0] = listen_at(INADDR_ANY);
    CHECK(EQ(exit_code(plain), 78), "for other machines only with a token");
    given.too_many = true;
    CHECK(EQ(exit_code(plain), 78), "more sockets than anybody needs");
    given.too_many = false;
    given.process = "LISTEN_PID=1";
    server *s = start(plain);
    CHECK(s->port != port_of(given.sockets[0]), "sockets for another process are none of ours");
    CHECK(EQ(stop(s), 0), "stops");
    close(given.sockets[0]);
}

int main(int argc, char **argv) {
    char folder[] = "/tmp/geocoder-supervisor-XXXXXX", path[64], name[64];
    checks.context = show_context;
    if (argc != 2 || !mkdtemp(folder)) {
        fprintf(stderr, "usage: e2e_supervisor GEOCODER\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    t.program = argv[1];
    prepare = hand_over;
    snprintf(path, sizeof path, "%s/notify", folder);
    snprintf(name, sizeof name, "@%s", folder);
    test_service(path);
    test_service(name);
    test_refusals();
    unlink(path);
    rmdir(folder);
    return checks_end("e2e_supervisor");
}
