/* os -- files that appear whole, shared files, pipes, sockets, threads, on the real platform. */
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* A path in a temporary folder, which the first call makes and the tests empty. */
static const char *os_test_path(const char *name) {
    static char folder[64], path[128];
    if (!folder[0]) {
        snprintf(folder, sizeof folder, "/tmp/geocoder-unit.XXXXXX");
        ASSERT(mkdtemp(folder) != NULL);
    }
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static bool os_test_write(const char *path, str text) {
    os_writer w;
    return os_writer_open(&w, path) && os_write(w.fd, text) && os_writer_commit(&w);
}

/* What a killed writer left is removed by the next one; what another process writes, and what only
 * looks like it, stays. */
static void os_test_sweep(const char *path) {
    char left[160], other[160], locked[160], byte = 0;
    int ready[2], end[2];
    snprintf(left, sizeof left, "%s.0123456789abcdef", path);
    snprintf(other, sizeof other, "%s.0123456789abcdeg", path);
    snprintf(locked, sizeof locked, "%s.fedcba9876543210", path);
    CHECK(os_test_write(left, STR("a")) && os_test_write(other, STR("b")), "files beside it");
    ASSERT(pipe(ready) == 0 && pipe(end) == 0);
    pid_t pid = check_fork();
    if (pid == 0) {
        int fd = open(locked, O_RDWR | O_CREAT, 0600);
        os_writer_lock(fd);
        close(end[1]);
        bool good = write(ready[1], "", 1) == 1 && read(end[0], &byte, 1) == 0;
        _exit(good ? 0 : 1);
    }
    os_writer w;
    ASSERT(read(ready[0], &byte, 1) == 1);
    CHECK(os_writer_open(&w, path), "the next writer");
    os_writer_discard(&w);
    CHECK(access(left, F_OK) != 0 && access(other, F_OK) == 0 && access(locked, F_OK) == 0,
          "removes what no process writes");
    close(end[1]);
    waitpid(pid, NULL, 0);
    CHECK(os_writer_open(&w, path) && access(locked, F_OK) != 0, "once its process has ended");
    os_writer_discard(&w);
    unlink(other);
    const int fds[] = {ready[0], ready[1], end[0]};
    for (size_t i = 0; i < LEN(fds); i++) {
        close(fds[i]);
    }
}

/* Nobody waits for the writer of a pipe, and what is in one is not read. */
static void os_test_no_pipe(void) {
    char memory[64];
    arena a = arena_of(memory, sizeof memory);
    str text = STR_NONE, map;
    const char *path = os_test_path("pipe");
    ASSERT(mkfifo(path, 0600) == 0);
    alarm(30); /* instead of waiting forever */
    CHECK(EQ(os_read_file(path, &a, 9, &text), GEO_FILE) &&
              !strcmp(os_why(), "it is a pipe, not a file"),
          "a pipe without a writer is refused");
    CHECK(!os_map(path, &map) && !strcmp(os_why(), "it is a pipe, not a file"), "nor mapped");
    int fd = open(path, O_RDWR);
    CHECK(os_write(fd, STR("secret")) && EQ(os_read_file(path, &a, 9, &text), GEO_FILE) && !text.at,
          "so is one with a writer");
    alarm(0);
    close(fd);
    unlink(path);
}

static void test_os_files(void) {
    char memory[4096], path[128];
    arena a = arena_of(memory, sizeof memory);
    str text = STR_NONE;
    str_cstr(str_of(os_test_path("file")), path, sizeof path);
    CHECK(EQ(os_read_file(path, &a, 100, &text), GEO_NOT_FOUND), "a missing file has its own code");
    CHECK(EQ_STR(str_of(os_why()), STR("No such file or directory")), "the reason is in words");
    CHECK(os_test_write(path, STR("first")), "a new file is written");
    CHECK(EQ(os_read_file(path, &a, 5, &text), GEO_OK) && EQ_STR(text, STR("first")), "and read");
    CHECK(EQ(os_read_file(path, &a, 4, &text), GEO_TOO_LARGE), "one byte too long");
    arena small = arena_of(memory, 4);
    CHECK(EQ(os_read_file(path, &small, 100, &text), GEO_TOO_LARGE), "no room in the arena");
    CHECK(EQ(small.at, memory), "a failed read takes nothing");
    CHECK(EQ(os_read_file("/", &a, 100, &text), GEO_FILE), "a folder is not a file");
    os_test_no_pipe();

    os_writer w;
    CHECK(os_writer_open(&w, path) && os_write(w.fd, STR("half")), "a second version begins");
    CHECK(EQ(os_read_file(path, &a, 100, &text), GEO_OK) && EQ_STR(text, STR("first")),
          "readers see the first until the commit");
    os_writer_discard(&w);
    CHECK(access(w.temp, F_OK) != 0, "a discarded version leaves nothing");
    CHECK(EQ(os_read_file(path, &a, 100, &text), GEO_OK) && EQ_STR(text, STR("first")),
          "and changes nothing");
    CHECK(!os_writer_open(&w, "/dev/null") && w.fd < 0, "a device is never replaced");
    CHECK(!os_writer_open(&w, "/no/such/folder/file"), "no folder, no file");

    os_test_sweep(path);
    str map;
    CHECK(os_map(path, &map) && EQ_STR(map, STR("first")), "a file is mapped");
    os_drop(map);
    CHECK(EQ_STR(map, STR("first")), "what is dropped is read again");
    CHECK(os_test_write(path, STR("")), "and replaced while mapped");
    CHECK(EQ_STR(map, STR("first")), "the mapping keeps the old version");
    os_unmap(map);
    CHECK(os_map(path, &map) && map.at && !map.len, "an empty file maps to an empty text");
    os_unmap(map);
    CHECK(!os_map("/", &map), "a folder is not mapped");
    CHECK(os_is_same_file("/", "/.") && !os_is_same_file("/", path) &&
              !os_is_same_file("/no/such/file", "/no/such/file"),
          "one file by two names");
    CHECK(os_is_special("/") && !os_is_special(path) && !os_is_special("/no/such/file"),
          "something that is no regular file");
    CHECK(os_test_write(path, STR("first")) && os_map(path, &map), "another file is mapped");
    int fd = os_append(path);
    CHECK(os_truncate(fd, 0) && EQ(map.at[4], 0), "what is cut off a mapped file reads as zeros");
    os_close(fd);
    os_unmap(map);
    CHECK(EQ(unlink(path), 0), "cleared");
}

/* Closed standard descriptors are opened, so that no file or connection gets their numbers. */
static void test_os_std(void) {
    pid_t child = check_fork();
    if (child == 0) {
        close(0);
        close(1);
        close(2);
        os_open_std();
        int fd = os_open("/");
        _exit(!(fd > 2 && !os_write(1, STR("lost")) && !os_write(2, STR("lost"))));
    }
    int ended = 1;
    waitpid(child, &ended, 0);
    CHECK(EQ(ended, 0), "what is opened is not printed to");
}

static void test_os_streams(void) {
    char bytes[16], path[128];
    str_cstr(str_of(os_test_path("temp")), path, sizeof path);
    int fd = os_writer_temp_file(path);
    CHECK(fd >= 0 && access(path, F_OK) != 0, "a temporary file has no name");
    CHECK(os_write(fd, STR("0123456789")) && EQ(os_file_size(fd), 10), "it is written");
    CHECK(os_write_at(fd, STR("ab"), 3) && os_read_at(fd, bytes, 4, 2), "and patched");
    CHECK(memcmp(bytes, "2ab5", 4) == 0, "at the right place");
    CHECK(!os_read_at(fd, bytes, 4, 7), "reading past the end fails");
    os_close(fd);

    str_cstr(str_of(os_test_path("log")), path, sizeof path);
    for (int i = 0; i < 2; i++) {
        fd = os_append(path);
        CHECK(fd >= 0 && os_write(fd, STR("x")), "a line is appended");
        os_close(fd);
    }
    fd = os_open(path);
    CHECK(EQ(os_file_size(fd), 2), "appending keeps what was there");
    CHECK(!os_is_tty(fd), "a file is not a terminal");
    os_close(fd);
    unlink(path);

    int ends[2];
    CHECK(EQ(pipe(ends), 0) && EQ(os_file_size(ends[0]), -1), "a pipe has no size");
    fcntl(ends[0], F_SETFL, O_NONBLOCK); /* as a parent process may have left our stdin */
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    pid_t child = check_fork();
    if (child == 0) {
        static char many[300000];
        _exit(!os_write(ends[1], (str){many, sizeof many}));
    }
    close(ends[1]);
    size_t total = 0;
    char sink[5000];
    for (ptrdiff_t got; (got = os_read(ends[0], sink, sizeof sink)) > 0;) {
        total += (size_t)got;
    }
    int ended = 1;
    waitpid(child, &ended, 0);
    CHECK(EQ(total, 300000) && EQ(ended, 0), "non-blocking pipes are waited for");
    close(ends[0]);
}

/* As a process that ends gives it back. */
static void os_test_unshare(os_shared *s) {
    munmap(s->at, s->size);
    os_close(s->fd);
    *s = (os_shared){.fd = -1};
}

static void test_os_shared(void) {
    char path[128], link[128];
    os_shared a = {.fd = -1}, b = {.fd = -1};
    int64_t before = -1;
    struct stat about;
    const str mark = STR("MARK"), others[] = {STR("x"), STR("MARL"), STR("other data")};
    str_cstr(str_of(os_test_path("shared")), path, sizeof path);
    CHECK(os_shared_open(&a, path, 8192, mark, &before) && EQ(before, 0),
          "a shared file is created");
    CHECK(EQ(stat(path, &about), 0) && EQ(about.st_mode & 0777, 0600) && EQ(about.st_size, 8192),
          "for this user only");
    CHECK(os_shared_open(&b, path, 8192, mark, &before) && EQ(before, 8192), "and opened again");
    memcpy(a.at, mark.at, mark.len);
    a.at[8191] = 'x';
    CHECK(EQ(b.at[8191], 'x'), "both see the same bytes");
    CHECK(os_shared_lock(&a), "one locks it");
    CHECK(!os_shared_lock(&b) && b.is_busy, "the other cannot");
    os_shared_unlock(&a);
    CHECK(os_shared_lock(&b), "until it is unlocked");
    pid_t child = check_fork();
    if (child == 0) {
        os_shared c = {.fd = -1};
        os_test_unshare(&b); /* a forked lock is shared: only closing all copies ends it */
        while (!os_shared_open(&c, path, 8192, mark, &before) && c.is_busy) {
            os_sleep_until(os_now_ms() + 1);
        }
        _exit(!(c.at && before == 8192));
    }
    os_test_unshare(&b);
    int ended = 1;
    waitpid(child, &ended, 0);
    CHECK(EQ(ended, 0), "closing gives the lock up");

    CHECK(os_shared_open(&b, path, 4096, mark, &before) && EQ(before, 8192),
          "another size starts afresh");
    CHECK(EQ(b.at[0], 0) && EQ(a.at[8191], 'x'), "without touching who maps the old one");
    os_test_unshare(&a);
    os_test_unshare(&b);
    snprintf(link, sizeof link, "%s.link", path);
    CHECK(EQ(symlink(path, link), 0) && !os_shared_open(&a, link, 4096, mark, &before),
          "links are not followed");
    CHECK(!os_shared_open(&a, "/dev/null", 4096, mark, &before), "devices are refused");
    unlink(link);
    unlink(path);
    CHECK(EQ(mkfifo(path, 0600), 0) && !os_shared_open(&a, path, 4096, mark, &before),
          "so are pipes");
    unlink(path);
    struct rlimit limit, none = {.rlim_cur = 1};
    ASSERT(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    none.rlim_max = limit.rlim_max;
    ASSERT(setrlimit(RLIMIT_FSIZE, &none) == 0);
    CHECK(!os_shared_open(&a, path, 4096, mark, &before) && !strcmp(os_why(), "File too large"),
          "where the file does not fit, the reason is the system's");
    ASSERT(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    unlink(path);
    for (size_t i = 0; i < LEN(others); i++) {
        char text[16] = "";
        arena room = arena_of(text, sizeof text);
        str kept;
        CHECK(os_test_write(path, others[i]) && !os_shared_open(&a, path, 4096, mark, &before),
              "and what is not ours");
        CHECK(EQ(os_read_file(path, &room, sizeof text, &kept), GEO_OK) && EQ_STR(kept, others[i]),
              "which stays as it is");
    }
    unlink(path);
}

static struct {
    os_mutex lock;
    os_cond changed;
    int value;
} os_test = {.lock = OS_MUTEX_INIT};

static void *os_test_thread(void *ctx) {
    os_lock(&os_test.lock);
    os_test.value = *(int *)ctx;
    os_wake_all(&os_test.changed);
    os_unlock(&os_test.lock);
    return NULL;
}

/* Whether a thread starts; waits until it has written what is wanted. */
static bool os_test_threads_run(int *wanted) {
    os_lock(&os_test.lock);
    bool runs = os_thread(os_test_thread, wanted);
    while (runs && os_test.value != *wanted) {
        os_wait(&os_test.changed, &os_test.lock, OS_FOREVER);
    }
    os_unlock(&os_test.lock);
    return runs;
}

static void test_os_threads(void) {
    int wanted = 7;
    os_cond_init(&os_test.changed);
    os_lock(&os_test.lock);
    int64_t before_ms = os_now_ms();
    CHECK(!os_wait(&os_test.changed, &os_test.lock, before_ms + 20), "a wait ends at its deadline");
    CHECK(os_now_ms() >= before_ms + 20, "and not before");
    os_unlock(&os_test.lock);
    CHECK(os_test_threads_run(&wanted) && EQ(os_test.value, 7),
          "a thread starts, and wakes the one that waits");
    os_sleep_until(before_ms); /* in the past: returns */
    CHECK(os_resident_bytes() > 100000, "resident memory is known");
    CHECK(EQ(os_self("unit")[0], '/') && EQ(access(os_self("unit"), X_OK), 0),
          "where this program is");
    char random[2][16] = {{0}};
    CHECK(os_entropy(random[0], 16) && os_entropy(random[1], 16) &&
              memcmp(random[0], random[1], 16) != 0,
          "entropy differs");
    char *memory = os_reserve(1 << 20);
    CHECK(memory && EQ(memory[0], 0) && EQ(memory[(1 << 20) - 1], 0), "reserved memory is zero");
    memset(memory, 'x', 1 << 20);
    os_drop((str){memory, 1 << 20});
    CHECK(EQ(memory[0], 'x') && EQ(memory[1 << 19], 'x'), "memory without a file is never dropped");
    size_t half = SIZE_MAX / 2 + 1, size = 0;
    CHECK(!os_reserve_most(half, half, 0, &size), "half of all addresses are not to be had");
    char *most = os_reserve_most(half, 1 << 12, 1 << 20, &size);
    CHECK(most && size >= 1 << 20 && size < half && !(size & (size - 1)), "but a part of it is");
    most[0] = most[size - 1] = 1;
    os_unmap((str){most, size});
}

static struct {
    atomic_int taken;
    atomic_bool ends, has_ended;
} os_test_taker;

static void *os_test_take(void *ctx) {
    while (!atomic_load(&os_test_taker.ends)) {
        atomic_fetch_add(&os_test_taker.taken, os_signals_take() != 0);
    }
    atomic_store(&os_test_taker.has_ended, true);
    return ctx;
}

/* One thread takes the flags while signals set them in another. */
static void test_os_signals_taken(void) {
    enum { SIGNALS = 5000 };
    int64_t deadline_ms = os_now_ms() + 60000;
    int sent = 0;
    ASSERT(os_thread(os_test_take, NULL));
    while (sent < SIGNALS && os_now_ms() < deadline_ms) {
        raise(SIGHUP);
        sent++;
        while (atomic_load(&os_test_taker.taken) < sent && os_now_ms() < deadline_ms) {
            sched_yield();
        }
    }
    CHECK(EQ(sent, SIGNALS) && EQ(atomic_load(&os_test_taker.taken), sent), "no signal is lost");
    atomic_store(&os_test_taker.ends, true);
    while (!atomic_load(&os_test_taker.has_ended)) {
        sched_yield();
    }
}

static void test_os_signals(void) {
    os_wakeup wakeup;
    CHECK(os_wakeup_open(&wakeup), "a wakeup is made");
    os_watch watch = {.fd = wakeup.in, .events = OS_READ};
    CHECK(EQ(os_poll(&watch, 1, 0), 0), "none was sent yet");
    os_signals(&wakeup, OS_STOP | OS_RELOAD);
    raise(SIGHUP);
    raise(SIGTERM);
    CHECK(EQ(os_poll(&watch, 1, 0), 1) && (watch.revents & OS_READ), "signals send one");
    CHECK(EQ(os_signals_take(), OS_STOP | OS_RELOAD), "and leave flags");
    CHECK(EQ(os_signals_take(), 0), "that are taken once");
    os_wakeup_clear(&wakeup);
    CHECK(EQ(os_poll(&watch, 1, 0), 0), "a cleared one is gone");
    for (int i = 0; i < 100000; i++) {
        os_wakeup_send(&wakeup); /* must not block when the pipe is full */
    }
    CHECK(EQ(os_poll(&watch, 1, 0), 1), "sending never blocks");
    os_wakeup_clear(&wakeup);
    test_os_signals_taken();
    raise(SIGPIPE);
    CHECK(true, "SIGPIPE is ignored");
    signal(SIGTERM, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    os_close(wakeup.in);
    os_close(wakeup.out);
}

static void test_os_addresses(void) {
    os_address list[OS_ADDRESSES_MAX], peer;
    char text[160];
    static const struct {
        const char *host, *text;
        bool loopback;
    } rows[] = {{"127.0.0.1", "127.0.0.1:80", true},
                {"::1", "[::1]:80", true},
                {"::ffff:127.0.0.9", "[::ffff:127.0.0.9]:80", true},
                {"192.0.2.1", "192.0.2.1:80", false},
                {"2001:db8::1", "[2001:db8::1]:80", false}};
    for (size_t i = 0; i < LEN(rows); i++) {
        int count = os_address_resolve(rows[i].host, 80, list);
        CHECK(EQ(count, 1) &&
                  EQ_STR(os_address_text(&list[0], text, sizeof text), str_of(rows[i].text)) &&
                  EQ(os_address_is_loopback(&list[0]), rows[i].loopback),
              rows[i].host);
    }
    static const struct {
        const char *a, *b;
        bool is_one;
    } nets[] = {{"192.0.2.1", "192.0.2.1", true},
                {"192.0.2.1", "192.0.2.2", false},
                {"192.0.2.1", "::ffff:192.0.2.1", true},
                {"2001:db8::1", "2001:db8::ffff:0:0:1", true},
                {"2001:db8::1", "2001:db8:0:1::1", false}};
    for (size_t i = 0; i < LEN(nets); i++) {
        char rooms[2][OS_NET_BYTES];
        os_address_resolve(nets[i].a, 80, &list[0]);
        os_address_resolve(nets[i].b, 80, list + 1);
        CHECK(EQ(str_eq(os_address_net(&list[0], rooms[0]), os_address_net(&list[1], rooms[1])),
                 nets[i].is_one),
              nets[i].b);
    }
    CHECK(os_address_is_numeric("127.0.0.1") && os_address_is_numeric("::1") &&
              os_address_is_numeric("1.2.3.4.5") && !os_address_is_numeric("1.example") &&
              !os_address_is_numeric("localhost"),
          "an address, or what is none and no name");
    CHECK(EQ(os_address_resolve("1.2.3.4.5", 80, list), 0) &&
              EQ(os_address_resolve("999.1.1.1", 80, list), 0),
          "no name server is asked about it");
    CHECK(os_address_resolve("localhost", 80, list) > 0 && os_address_is_loopback(&list[0]),
          "localhost");
    CHECK(os_address_unix("/tmp/x.sock", &peer) &&
              EQ_STR(os_address_text(&peer, text, sizeof text), STR("unix:/tmp/x.sock")),
          "a unix address");
    struct sockaddr_un full = {.sun_family = AF_UNIX}; /* as long as Linux allows, without a NUL */
    memset(full.sun_path, 'p', sizeof full.sun_path);
    os_address_set(&peer, &full, sizeof full);
    str shown = os_address_text(&peer, text, sizeof text);
    CHECK(EQ(shown.len, 5 + sizeof full.sun_path) && EQ(shown.at[shown.len - 1], 'p'),
          "a full path");
    char longer[300];
    memset(longer, 'x', sizeof longer);
    longer[299] = 0;
    CHECK(!os_address_unix(longer, &peer), "too long a path");
}

static void test_os_sockets(void) {
    os_address list[OS_ADDRESSES_MAX], peer;
    char bytes[8];
    CHECK(EQ(os_address_resolve("127.0.0.1", 0, list), 1), "an address to listen on");
    int server = os_socket_listen(&list[0], 4), port = os_socket_local_port(server);
    CHECK(server >= 0 && port > 0, "port 0 takes a free one");
    CHECK(EQ(os_socket_accept(server, &peer), OS_AGAIN), "nobody has come");
    os_address_resolve("127.0.0.1", port, list);
    int client = os_socket_connect(&list[0]);
    os_watch watch = {.fd = client, .events = OS_WRITE};
    CHECK(client >= 0 && EQ(os_poll(&watch, 1, os_now_ms() + 5000), 1) &&
              os_socket_connected(client),
          "a connection is made");
    watch = (os_watch){.fd = server, .events = OS_READ};
    CHECK(EQ(os_poll(&watch, 1, os_now_ms() + 5000), 1), "and arrives");
    int other = os_socket_accept(server, &peer);
    CHECK(other >= 0 && os_address_is_loopback(&peer), "and is taken");
    CHECK(EQ(os_socket_recv(other, bytes, sizeof bytes), OS_AGAIN), "nothing was sent");
    CHECK(EQ(os_socket_send(client, STR("hi")), 2), "something is");
    watch = (os_watch){.fd = other, .events = OS_READ};
    CHECK(EQ(os_poll(&watch, 1, os_now_ms() + 5000), 1) && EQ(os_socket_recv(other, bytes, 8), 2),
          "and read");
    os_socket_shutdown_send(client);
    CHECK(EQ(os_poll(&watch, 1, os_now_ms() + 5000), 1) &&
              EQ(os_socket_recv(other, bytes, 8), OS_CLOSED),
          "a half-closed connection ends");
    os_close(client);
    os_close(other);
    os_close(server);

    client = os_socket_connect(&list[0]);
    watch = (os_watch){.fd = client, .events = OS_WRITE};
    if (client >= 0) {
        os_poll(&watch, 1, os_now_ms() + 5000);
    }
    CHECK(client < 0 || !os_socket_connected(client), "a closed port refuses");
    CHECK(EQ_STR(str_of(os_why()), STR("Connection refused")), "and says so");
    os_close(client);
}

/* A socket file is replaced only when its server has gone. */
static void test_os_socket_file(void) {
    const char *text = os_test_path("socket");
    os_address peer;
    int server = -1;
    CHECK(os_address_unix(text, &peer) && (server = os_socket_listen(&peer, 0)) >= 0,
          "a socket file");
    int clients[8], count = 0;
    while (count < 8 && (clients[count] = os_socket_connect(&peer)) >= 0) {
        count++;
    }
    CHECK(count < 8 && EQ(os_socket_listen(&peer, 0), -1) && EQ(access(text, F_OK), 0),
          "a server that is busy keeps its socket file, and nobody waits for it");
    while (count) {
        os_close(clients[--count]);
    }
    os_close(server);
    server = os_socket_listen(&peer, 0);
    CHECK(server >= 0, "one that has gone gives way");
    os_close(server);
    unlink(text);
}

static void test_os(void) {
    test_os_files();
    test_os_streams();
    test_os_std();
    test_os_shared();
    test_os_threads();
    test_os_signals();
    test_os_addresses();
    test_os_sockets();
    test_os_socket_file();
    rmdir(os_test_path("")); /* empty again, so nothing was left behind */
    CHECK(access(os_test_path(""), F_OK) != 0, "the folder was left empty");
}
