/* fake_os -- a simulated platform for tests: a clock that moves only when somebody waits, scripted
 * servers, and system calls that fail on demand. Included instead of src/platform/os*.c; has what
 * the HTTP client and the upstream client need. Nothing really waits, so all timings are exact. */
#include "../src/platform/os.h"
#include "../src/platform/os_shared.h"
#include "../src/platform/os_socket.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FAKE_SOCKETS_MAX = 128,
    FAKE_FIRST_FD = 1000,
    FAKE_NEVER = -1, /* as a delay */
};

/* What a server does after its last byte. */
typedef enum { ENDS_QUIET, ENDS_CLOSED, ENDS_RESET } fake_end;

typedef struct {
    bool open;
    int address;
    int64_t connects_ms; /* INT64_MAX: never */
    int matched;         /* bytes of the blank line that ends a request */
    int requests;        /* complete ones */
    size_t sent;         /* bytes of the reply to the last */
    bool was_again;      /* the last call gave OS_AGAIN, so this one does not */
} fake_socket;

/* The script, which a test sets after fake_reset, and then the state. */
static struct {
    int names;                        /* addresses of the name; 0: no such host */
    int lookup_ms;                    /* how long that takes; FAKE_NEVER */
    int connect_ms[OS_ADDRESSES_MAX]; /* per address; FAKE_NEVER: it never answers */
    bool refuses[OS_ADDRESSES_MAX];   /* after connect_ms */
    const char *reply;                /* to each request */
    size_t stops_at;                  /* bytes of it that are sent; then: */
    fake_end end;
    bool drips;             /* one byte at a time, with OS_AGAIN in between */
    int read_ms;            /* how long each read takes */
    int64_t cancel_ms;      /* when the caller cancels; INT64_MAX: never */
    int64_t unix_offset_ms; /* of the wall clock; it grows while the machine is suspended */
    uint32_t random;        /* the next random number */
    int fail_at;            /* which system call fails; 0: none */

    int64_t now_ms;
    int calls; /* of those that can fail */
    fake_socket sockets[FAKE_SOCKETS_MAX];
    atomic_bool cancelled;
    void *(*thread)(void *); /* a name lookup that is still running */
    void *thread_ctx;
    int64_t thread_ms;
} world;

static _Alignas(max_align_t) char fake_memory[1 << 20]; /* of os_reserve, once */

static void fake_reset(void) {
    memset(&world, 0, sizeof world);
    world.names = 1;
    world.reply = "";
    world.stops_at = SIZE_MAX;
    world.cancel_ms = INT64_MAX;
    world.now_ms = 1000000;
    world.unix_offset_ms = 1790000000000; /* some time in 2026 */
}

static int fake_open_count(void) {
    int count = 0;
    for (int i = 0; i < FAKE_SOCKETS_MAX; i++) {
        count += world.sockets[i].open;
    }
    return count;
}

/* Whether this system call is the one that fails. */
static bool fake_fails(void) {
    return ++world.calls == world.fail_at;
}

static void fake_run_thread(void) {
    void *(*run)(void *) = world.thread;
    world.thread = NULL;
    run(world.thread_ctx);
}

/* Time passes, and what was due in between happens. */
static void fake_advance(int64_t to_ms) {
    ASSERT(to_ms < INT64_MAX); /* an endless wait for nothing is a bug */
    world.now_ms = MAX(world.now_ms, to_ms);
    if (world.now_ms >= world.cancel_ms) {
        atomic_store(&world.cancelled, true);
    }
    if (world.thread && world.now_ms >= world.thread_ms) {
        fake_run_thread();
    }
}

GEO_FN const char *os_why(void) {
    return "the fake failed";
}

GEO_FN bool os_is_unread(void) {
    return false;
}

/* ---- time, randomness, memory, environment, files: the last two are empty ---- */

GEO_FN int64_t os_now_ms(void) {
    return world.now_ms;
}
GEO_FN int64_t os_unix_ms(void) {
    return world.now_ms + world.unix_offset_ms;
}
GEO_FN void os_sleep_until(int64_t deadline_ms) {
    fake_advance(deadline_ms);
}
GEO_FN bool os_entropy(void *bytes, size_t size) {
    ASSERT(size == sizeof world.random);
    memcpy(bytes, &world.random, size);
    return true;
}
GEO_FN void *os_reserve(size_t size) {
    return size <= sizeof fake_memory ? memset(fake_memory, 0, size) : NULL;
}
GEO_FN str os_env(const char *name) {
    (void)name;
    return STR_NONE;
}
GEO_FN str os_env_at(int index) {
    (void)index;
    return STR_NONE;
}
GEO_FN status os_read_file(const char *path, arena *a, size_t max, str *text) {
    (void)path, (void)a, (void)max, (void)text;
    return GEO_NOT_FOUND;
}
GEO_FN bool os_is_same_file(const char *a, const char *b) {
    return strcmp(a, b) == 0;
}

GEO_FN bool os_is_special(const char *path) {
    (void)path;
    return false;
}
GEO_FN int os_processors(void) {
    return 2;
}

GEO_FN int os_open(const char *path) {
    (void)path;
    return -1;
}
GEO_FN int64_t os_writer_free_bytes(const char *path) {
    (void)path;
    return -1;
}

GEO_FN int64_t os_file_size(int fd) {
    (void)fd;
    return -1;
}
GEO_FN bool os_map(const char *path, str *bytes) {
    (void)path, (void)bytes;
    return false;
}
GEO_FN void os_unmap(str bytes) {
    (void)bytes;
}
GEO_FN bool os_shared_open(os_shared *s, const char *path, size_t size, str mark, int64_t *before) {
    (void)s, (void)path, (void)size, (void)mark, (void)before;
    return false;
}
GEO_FN bool os_page_lost(void) {
    return false;
}
GEO_FN bool os_shared_lock(os_shared *s) {
    (void)s;
    return false;
}
GEO_FN void os_shared_unlock(os_shared *s) {
    (void)s;
}
GEO_FN bool os_write(int fd, str bytes) {
    return fwrite(bytes.at, 1, bytes.len, fd == 2 ? stderr : stdout) == bytes.len;
}

/* ---- threads: one, which runs while the other waits ---- */

GEO_FN void os_lock(os_mutex *m) {
    (void)m;
}
GEO_FN void os_unlock(os_mutex *m) {
    (void)m;
}
GEO_FN void os_cond_init(os_cond *v) {
    (void)v;
}
GEO_FN void os_wake_all(os_cond *v) {
    (void)v;
}
GEO_FN bool os_wait(os_cond *v, os_mutex *m, int64_t deadline_ms) {
    (void)v, (void)m;
    bool woken = world.thread && world.thread_ms <= deadline_ms;
    fake_advance(woken ? world.thread_ms : deadline_ms);
    return woken;
}
GEO_FN bool os_thread(void *(*run)(void *), void *ctx) {
    if (fake_fails()) {
        return false;
    }
    world.thread = run;
    world.thread_ctx = ctx;
    world.thread_ms = world.lookup_ms < 0 ? INT64_MAX : world.now_ms + world.lookup_ms;
    return true;
}

/* ---- sockets ---- */

GEO_FN bool os_address_is_numeric(const char *host) {
    (void)host;
    return false;
}

GEO_FN int os_address_resolve(const char *host, int port, os_address list[OS_ADDRESSES_MAX]) {
    (void)host, (void)port;
    if (fake_fails()) {
        return 0;
    }
    for (int i = 0; i < world.names; i++) {
        list[i] = (os_address){.size = 16};
        list[i].raw.bytes[0] = (char)i;
    }
    return world.names;
}
GEO_FN bool os_address_is_public(const os_address *address) {
    (void)address; /* no target of these tests must be */
    return true;
}

GEO_FN bool os_address_unix(const char *path, os_address *address) {
    (void)path;
    *address = (os_address){.size = 16};
    return true;
}

static fake_socket *fake_of(int fd) {
    ASSERT(fd >= FAKE_FIRST_FD && fd < FAKE_FIRST_FD + FAKE_SOCKETS_MAX);
    fake_socket *s = &world.sockets[fd - FAKE_FIRST_FD];
    ASSERT(s->open); /* nothing may be used after it was closed */
    return s;
}

GEO_FN int os_socket_connect(const os_address *to) {
    if (fake_fails()) {
        return -1;
    }
    for (int i = 0; i < FAKE_SOCKETS_MAX; i++) {
        int address = to->raw.bytes[0], delay_ms = world.connect_ms[address];
        if (!world.sockets[i].open) {
            world.sockets[i] =
                (fake_socket){.open = true,
                              .address = address,
                              .connects_ms = delay_ms < 0 ? INT64_MAX : world.now_ms + delay_ms};
            return FAKE_FIRST_FD + i;
        }
    }
    base_abort("more sockets than the fake has", __FILE__, __LINE__);
}
GEO_FN bool os_socket_connected(int fd) {
    fake_socket *s = fake_of(fd);
    return !fake_fails() && s->connects_ms <= world.now_ms && !world.refuses[s->address];
}
GEO_FN void os_close(int fd) {
    if (fd >= 0) {
        fake_of(fd)->open = false;
    }
}

/* Whether a read gives bytes or an end now. */
static bool fake_is_readable(const fake_socket *s) {
    size_t size = MIN(strlen(world.reply), world.stops_at);
    return s->requests && (s->sent < size || world.end != ENDS_QUIET);
}

/* When the socket is ready: now, later, or never. */
static int64_t fake_due_ms(const os_watch *w) {
    if (w->fd < 0) {
        return INT64_MAX;
    }
    if (w->fd <= 2) {
        return world.now_ms; /* stderr has room */
    }
    const fake_socket *s = fake_of(w->fd);
    if (w->events & OS_WRITE) {
        return s->connects_ms;
    }
    return fake_is_readable(s) ? world.now_ms : INT64_MAX;
}

GEO_FN int os_poll(os_watch *list, int count, int64_t deadline_ms) {
    int64_t first_ms = deadline_ms;
    int ready = 0;
    for (int i = 0; i < count; i++) {
        first_ms = MIN(first_ms, fake_due_ms(&list[i]));
    }
    fake_advance(MAX(first_ms, world.now_ms));
    for (int i = 0; i < count; i++) {
        bool due = fake_due_ms(&list[i]) <= world.now_ms;
        list[i].revents = due ? list[i].events : 0;
        ready += due;
    }
    return ready;
}

/* On a dripping socket every other call would block. */
static bool fake_would_block(fake_socket *s) {
    s->was_again = world.drips && !s->was_again;
    return s->was_again;
}

GEO_FN ptrdiff_t os_socket_recv(int fd, void *bytes, size_t size) {
    fake_socket *s = fake_of(fd);
    size_t left = MIN(strlen(world.reply), world.stops_at);
    left -= MIN(left, s->sent);
    fake_advance(world.now_ms + world.read_ms);
    if (fake_fails()) {
        return OS_FAILED;
    }
    if (fake_would_block(s) || !fake_is_readable(s)) {
        return OS_AGAIN;
    }
    if (!left) {
        return world.end == ENDS_CLOSED ? OS_CLOSED : OS_FAILED;
    }
    size_t part = MIN(MIN(size, left), world.drips || world.read_ms ? 1 : left);
    memcpy(bytes, world.reply + s->sent, part);
    s->sent += part;
    return (ptrdiff_t)part;
}
GEO_FN ptrdiff_t os_socket_send(int fd, str bytes) {
    fake_socket *s = fake_of(fd);
    if (fake_fails()) {
        return OS_FAILED;
    }
    if (fake_would_block(s)) {
        return OS_AGAIN;
    }
    size_t part = world.drips ? 1 : bytes.len;
    for (size_t i = 0; i < part; i++) {
        bool fits = bytes.at[i] == "\r\n\r\n"[s->matched];
        s->matched = fits ? s->matched + 1 : bytes.at[i] == '\r';
        if (s->matched == 4) {
            s->matched = 0;
            s->sent = 0;
            s->requests++;
        }
    }
    return (ptrdiff_t)part;
}
