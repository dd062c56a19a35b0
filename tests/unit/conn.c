/* conn -- connections over socket pairs: places, limits, time-outs, partial sends; and the crowd
 * that waits for them. */

enum { CONN_TEST_PLACES = 4 };

static conn *conn_test_abandoned;

static void conn_test_abandon(conn *c) {
    conn_test_abandoned = c;
}

static void conn_test_late(conn *c) {
    conn_send(c, STR("too late"));
}

/* A new connection from that address; our end of it. */
static int conn_test_open(int last_byte) {
    int ends[2];
    os_address peer = {0};
    struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons(1)};
    in.sin_addr.s_addr = htonl(0x7F000000u + (unsigned)last_byte);
    memcpy(peer.raw.bytes, &in, sizeof in);
    peer.size = sizeof in;
    ASSERT(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0);
    fcntl(ends[0], F_SETFL, O_NONBLOCK);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    conn_open(ends[0], &peer, 2);
    return ends[1];
}

/* The connection that was opened last. */
static conn *conn_test_last(void) {
    conn *last = NULL;
    for (int i = 0; i < CONN_TEST_PLACES; i++) {
        conn *c = conn_at(i);
        last = c->state != CONN_FREE && (!last || c->since_ms >= last->since_ms) ? c : last;
    }
    return last;
}

static bool conn_test_reads(int fd, const char *text) {
    char bytes[256];
    ssize_t size = recv(fd, bytes, sizeof bytes - 1, 0);
    bytes[MAX(size, 0)] = 0;
    return size >= 0 && strstr(bytes, text) != NULL;
}

static bool conn_test_is_closed(int fd) {
    char byte;
    return recv(fd, &byte, 1, 0) == 0;
}

static void test_conn_places(void) {
    int fds[6];
    for (int i = 0; i < 4; i++) {
        conns.now_ms += 10;
        fds[i] = conn_test_open(1 + i / 2);
    }
    CHECK(conn_count() == 4, "four places are taken");
    int late = conn_test_open(1);
    CHECK(conn_count() == 4 && conn_test_reads(late, "503") && conn_test_is_closed(late),
          "one too many from one address is refused");
    close(late);
    conn *second = NULL;
    for (int i = 0; i < CONN_TEST_PLACES; i++) {
        second = conn_at(i)->since_ms == conns.now_ms - 20 ? conn_at(i) : second;
    }
    ASSERT(second);
    conn_expect(second, CONN_READING, OS_READ, CONN_IDLE_MS); /* it has been used just now */
    conns.now_ms += 10;
    fds[4] = conn_test_open(9);
    CHECK(conn_count() == 4 && conn_test_is_closed(fds[0]) && !conn_test_is_closed(fds[1]),
          "when all are taken, who idled longest gives way");
    for (int i = 0; i < CONN_TEST_PLACES; i++) {
        conn_at(i)->len = 1; /* all are at work */
    }
    fds[5] = conn_test_open(10);
    CHECK(conn_count() == 4 && conn_test_reads(fds[5], "503"), "but not who is at work");
    for (int i = 0; i < CONN_TEST_PLACES; i++) {
        conn_close(conn_at(i));
    }
    int counted = 0;
    for (int i = 0; i < PEER_ROWS; i++) {
        counted += conns.peers[i] != 0;
    }
    CHECK(conn_count() == 0 && counted == 0 && conns.vacant_count == CONN_TEST_PLACES,
          "all places and counts come back");
    for (int i = 0; i < 6; i++) {
        close(fds[i]);
    }
}

static void test_conn_times(void) {
    int fd = conn_test_open(1);
    conn *c = conn_test_last();
    conns.now_ms += CONN_HEAD_MS - 1;
    conn_sweep(false);
    CHECK(c->state == CONN_READING, "a head may take so long");
    ASSERT(write(fd, "GET", 3) == 3);
    CHECK(conn_take(c) && c->len == 3 && c->due_ms == conns.now_ms + CONN_HEAD_MS,
          "its time begins with its first byte");
    conns.now_ms += CONN_HEAD_MS - 1;
    ASSERT(write(fd, " /", 2) == 2);
    CHECK(conn_take(c), "more of it");
    conns.now_ms += 1;
    conn_sweep(false);
    CHECK(c->state == CONN_DRAINING && conn_test_reads(fd, "too late") && conn_test_is_closed(fd),
          "and does not begin anew with each");
    conns.now_ms += CONN_DRAIN_MS;
    conn_sweep(false);
    CHECK(c->state == CONN_FREE, "nor does its end");
    close(fd);

    fd = conn_test_open(1);
    c = conn_test_last();
    conn_sweep(true);
    CHECK(c->state == CONN_FREE && conn_test_is_closed(fd), "stopping closes what is idle");
    close(fd);
    fd = conn_test_open(1);
    c = conn_test_last();
    c->keep_alive = true;
    ASSERT(write(fd, "GET", 3) == 3 && conn_take(c));
    conn_sweep(true);
    CHECK(c->state == CONN_READING && !c->keep_alive, "not what has begun");
    conns.now_ms += CONN_STOP_MS;
    conn_sweep(true);
    CHECK(c->state == CONN_DRAINING, "but soon that, too");
    conn_close(c);
    close(fd);
}

static void test_conn_ends(void) {
    int fd = conn_test_open(1);
    conn *c = conn_test_last();
    ASSERT(write(fd, "abc", 3) == 3 && shutdown(fd, SHUT_WR) == 0);
    CHECK(conn_take(c) && c->len == 3 && !c->has_ended && conn_take(c) && c->has_ended &&
              !(c->events & OS_READ),
          "a half-closed peer has said all");
    c->head_len = 2;
    c->got = 1;
    c->keep_alive = true;
    conn_send(c, STR("reply"));
    CHECK(c->state == CONN_READING && c->len == 0 && conn_test_reads(fd, "reply"),
          "and gets its reply");
    conn_close(c);
    close(fd);

    fd = conn_test_open(1);
    c = conn_test_last();
    conn_expect(c, CONN_WORKING, OS_READ, OS_FOREVER);
    c->ends_with_peer = true;
    c->body = buffer_borrow();
    int body = c->body;
    close(fd);
    conn_test_abandoned = NULL;
    CHECK(!conn_take(c) && conn_test_abandoned == c && c->state == CONN_ORPHAN &&
              conn_count() == 0 && conns.vacant_count == CONN_TEST_PLACES - 1 && conns.lent[body],
          "whose job runs keeps place and content until its end");
    conns.now_ms += 10 * CONN_IDLE_MS;
    conn_sweep(true);
    CHECK(c->state == CONN_ORPHAN, "for as long as that takes");
    buffer_return(&c->body);
    conn_release(c);
    CHECK(conns.vacant_count == CONN_TEST_PLACES && !conns.lent[body], "then they come back");

    fd = conn_test_open(1);
    c = conn_test_last();
    conn_expect(c, CONN_WORKING, OS_READ, OS_FOREVER);
    c->len = CONN_IN_MAX;
    conn_expect(c, CONN_WORKING, OS_READ, OS_FOREVER);
    CHECK(!(c->events & OS_READ), "no more is read than there is room for");
    c->state = CONN_READING;
    conn_close(c);
    close(fd);
}

/* A reply that the socket does not take at once is kept and goes out as the peer reads. */
static void test_conn_slow_reader(void) {
    static char large[1 << 20], got[1 << 20];
    int fd = conn_test_open(1);
    conn *c = conn_test_last();
    for (size_t i = 0; i < sizeof large; i++) {
        large[i] = (char)(i * 7 + i / 251);
    }
    c->keep_alive = true;
    conn_send(c, (str){large, sizeof large});
    CHECK(c->state == CONN_WRITING && c->spill >= 0 && c->events == OS_WRITE, "it is kept");
    memset(large, 0, 1); /* the next request uses that memory */
    size_t len = 0;
    for (int i = 0; i < 100000 && c->state == CONN_WRITING; i++) {
        ssize_t size = recv(fd, got + len, MIN(sizeof got - len, 30000), 0);
        len += (size_t)MAX(size, 0);
        conn_push(c);
        if (!c->rest.len) {
            conn_end(c);
        }
    }
    for (ssize_t size; (size = recv(fd, got + len, sizeof got - len, 0)) > 0;) {
        len += (size_t)size;
    }
    large[0] = 0;
    CHECK(len == sizeof got && memcmp(got + 1, large + 1, len - 1) == 0 &&
              c->state == CONN_READING && c->spill < 0,
          "and goes out whole");
    int lent[CONN_BUFFERS_MAX];
    for (int i = 0; i < CONN_BUFFERS_MAX; i++) {
        lent[i] = buffer_borrow();
    }
    CHECK(lent[CONN_BUFFERS_MAX - 1] >= 0 && buffer_borrow() < 0, "buffers are so many");
    conn_send(c, (str){large, sizeof large});
    CHECK(c->state == CONN_FREE, "without one a slow reader is closed");
    for (int i = 0; i < CONN_BUFFERS_MAX; i++) {
        buffer_return(&lent[i]);
    }
    close(fd);
}

#if defined(__linux__)
int epoll_ctl(int queue, int how, int fd, struct epoll_event *e);

static int conn_test_errno; /* why no new socket can be waited for; 0: it can */

int unit_epoll_ctl(int queue, int how, int fd, struct epoll_event *e) {
    if (conn_test_errno && how == EPOLL_CTL_ADD) {
        errno = conn_test_errno;
        return -1;
    }
    return epoll_ctl(queue, how, fd, e);
}

/* A connection that nobody would ever be told of is refused at once. */
static void test_conn_unwatched(void) {
    uint64_t before = conn_refusals();
    conn_test_errno = ENOSPC;
    int fd = conn_test_open(1);
    CHECK(conn_count() == 0 && conns.vacant_count == CONN_TEST_PLACES &&
              conn_refusals() == before + 1,
          "without memory to wait for it a connection takes no place");
    CHECK(conn_test_reads(fd, "503") && conn_test_is_closed(fd), "it is refused");
    CHECK(!conn_listen(0, fd, OS_READ), "a listener is not waited for either");
    conn_test_errno = 0;
    CHECK(conn_listen(0, fd, OS_READ) && conn_listen(0, -1, 0), "until there is memory");
    close(fd);
    fd = conn_test_open(1);
    CHECK(conn_count() == 1, "then connections are taken again");
    conn_close(conn_test_last());
    close(fd);
}
#else
static void test_conn_unwatched(void) {}
#endif

/* Both ways in which a crowd waits find the same. */
static void test_crowd(void) {
    for (int polled = 0; polled < 2; polled++) {
        static os_crowd w;
        int ends[2], others[2];
        ASSERT(os_crowd_open(&w, 10) && socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0 &&
               socketpair(AF_UNIX, SOCK_STREAM, 0, others) == 0);
        if (polled) {
            close(w.queue);
            w.queue = -1;
        }
        os_crowd_watch(&w, 7, ends[0], OS_READ);
        os_crowd_watch(&w, 3, others[0], OS_READ);
        CHECK(os_crowd_wait(&w, os_now_ms() + 10) == 0, "nothing is ready");
        ASSERT(write(ends[1], "x", 1) == 1);
        CHECK(os_crowd_wait(&w, OS_FOREVER) == 1 && w.ready[0].place == 7 &&
                  w.ready[0].events == OS_READ && os_crowd_wait(&w, 0) == 1,
              "what can be read, as long as it can");
        os_crowd_watch(&w, 7, ends[0], OS_WRITE);
        CHECK(os_crowd_wait(&w, OS_FOREVER) == 1 && w.ready[0].events == OS_WRITE,
              "what can be written");
        os_crowd_watch(&w, 7, ends[0], 0);
        CHECK(os_crowd_wait(&w, 0) == 0, "what nobody waits for");
        close(others[1]);
        CHECK(os_crowd_wait(&w, OS_FOREVER) == 1 && w.ready[0].place == 3, "a peer that has gone");
        os_crowd_watch(&w, 3, -1, 0);
        close(others[0]);
        close(ends[1]);
        CHECK(os_crowd_wait(&w, OS_FOREVER) == 1 && w.ready[0].place == 7 &&
                  (w.ready[0].events & OS_BROKEN),
              "a break is told unasked");
        os_crowd_watch(&w, 7, -1, 0);
        close(ends[0]);
        CHECK(os_crowd_wait(&w, 0) == 0, "nobody is left");
        ASSERT(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0); /* most likely the same numbers */
        os_crowd_watch(&w, 7, ends[0], OS_WRITE);
        CHECK(os_crowd_wait(&w, OS_FOREVER) == 1 && w.ready[0].place == 7, "a place used again");
        close(ends[0]);
        close(ends[1]);
        if (!polled) {
            close(w.queue);
        }
    }
}

static void test_conn(void) {
    CHECK(conn_start(CONN_TEST_PLACES, conn_test_abandon, conn_test_late),
          "memory for connections");
    test_conn_places();
    test_conn_times();
    test_conn_ends();
    test_conn_slow_reader();
    test_conn_unwatched();
    test_crowd();
}
