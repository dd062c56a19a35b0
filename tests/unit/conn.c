/* conn -- connections over socket pairs: slots, limits, time-outs, partial sends; and the poller.
 */

enum { CONN_TEST_SLOTS = 4 };

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
    conn_open(ends[0], &peer, false);
    return ends[1];
}

/* The connection that was opened last. */
static conn *conn_test_last(void) {
    conn *last = NULL;
    for (int i = 0; i < CONN_TEST_SLOTS; i++) {
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

/* Its head has arrived, without content. */
static void conn_test_ask(conn *c) {
    conn_transition(c, CONN_ON_DATA);
    conn_transition(c, CONN_ON_LENGTH);
}

static void test_conn_slots(void) {
    int fds[6];
    for (int i = 0; i < 4; i++) {
        conns.now_ms += 10;
        fds[i] = conn_test_open(1 + i / 2);
    }
    CHECK(EQ(conn_count(), 4), "four slots are taken");
    int late = conn_test_open(1);
    CHECK(EQ(conn_count(), 4) && conn_test_reads(late, "503") && conn_test_is_closed(late),
          "one too many from one address is refused");
    close(late);
    conn *second = NULL;
    for (int i = 0; i < CONN_TEST_SLOTS; i++) {
        second = conn_at(i)->since_ms == conns.now_ms - 20 ? conn_at(i) : second;
    }
    ASSERT(second);
    conn_test_ask(second); /* it has been used just now */
    second->keep_alive = true;
    conn_send(second, STR("x"));
    conns.now_ms += 10;
    fds[4] = conn_test_open(9);
    CHECK(EQ(conn_count(), 4) && conn_test_is_closed(fds[0]) && !conn_test_is_closed(fds[1]),
          "when all slots are taken, the longest idle connection is closed");
    for (int i = 0; i < CONN_TEST_SLOTS; i++) {
        conn_transition(conn_at(i), CONN_ON_DATA);
    }
    fds[5] = conn_test_open(9);
    CHECK(EQ(conn_count(), 4) && conn_test_reads(fds[2], "503") && conn_test_is_closed(fds[2]),
          "without idle ones, the oldest incomplete request of who has the most");
    close(fds[2]);
    for (int i = 0; i < CONN_TEST_SLOTS; i++) {
        if (conn_at(i)->state == CONN_IDLE) {
            conn_transition(conn_at(i), CONN_ON_DATA);
        }
        conn_transition(conn_at(i), i % 2 ? CONN_ON_BLOCKED : CONN_ON_LAST_REPLY);
    }
    for (int i = 0; i < CONN_TEST_SLOTS; i++) { /* each of another peer */
        fds[2] = conn_test_open(20 + i);
        CHECK(!conn_test_reads(fds[2], "503"), "who does not read or close makes room for others");
        close(fds[2]);
        conn *c = NULL;
        for (int k = 0; k < CONN_TEST_SLOTS; k++) {
            c = conn_at(k)->state == CONN_IDLE ? conn_at(k) : c;
        }
        ASSERT(c);
        conn_test_ask(c);
        conn_transition(c, CONN_ON_JOB);
    }
    fds[2] = conn_test_open(10);
    CHECK(EQ(conn_count(), 4) && conn_test_reads(fds[2], "503"), "who waits for us does not");
    for (int i = 0; i < CONN_TEST_SLOTS; i++) {
        conn_close(conn_at(i));
        conn_release(conn_at(i));
    }
    int counted = 0;
    for (int i = 0; i < CONN_PEER_ROWS; i++) {
        counted += conns.peers[i] != 0;
    }
    CHECK(EQ(conn_count(), 0) && EQ(counted, 0) && EQ(conns.free_count, CONN_TEST_SLOTS),
          "all slots and counts come back");
    for (int i = 0; i < 6; i++) {
        close(fds[i]);
    }
}

static void test_conn_times(void) {
    int fd = conn_test_open(1);
    conn *c = conn_test_last();
    conns.now_ms += CONN_HEAD_MS - 1;
    conn_sweep(false);
    CHECK(EQ(c->state, CONN_IDLE), "a head may take so long");
    ASSERT(write(fd, "GET", 3) == 3);
    CHECK(conn_read(c) && EQ(c->state, CONN_READING_HEAD) && EQ(c->len, 3) &&
              EQ(c->deadline_ms, conns.now_ms + CONN_HEAD_MS),
          "its deadline starts with its first byte");
    conns.now_ms += CONN_HEAD_MS - 1;
    ASSERT(write(fd, " /", 2) == 2);
    CHECK(conn_read(c), "more of it");
    conns.now_ms += 1;
    conn_sweep(false);
    CHECK(EQ(c->state, CONN_LINGERING) && conn_test_reads(fd, "too late") &&
              conn_test_is_closed(fd),
          "and is not extended by more");
    conns.now_ms += CONN_LINGER_MS;
    conn_sweep(false);
    CHECK(EQ(c->state, CONN_FREE), "lingering ends, too");
    close(fd);

    fd = conn_test_open(1);
    c = conn_test_last();
    conn_sweep(true);
    CHECK(EQ(c->state, CONN_FREE) && conn_test_is_closed(fd), "stopping closes what is idle");
    close(fd);
    fd = conn_test_open(1);
    c = conn_test_last();
    c->keep_alive = true;
    ASSERT(write(fd, "GET", 3) == 3 && conn_read(c));
    conn_sweep(true);
    CHECK(EQ(c->state, CONN_READING_HEAD) && !c->keep_alive, "but not a request that has begun");
    conns.now_ms += CONN_STOP_MS;
    conn_sweep(true);
    CHECK(EQ(c->state, CONN_LINGERING), "which gets a little time");
    conn_close(c);
    close(fd);
}

static void test_conn_ends(void) {
    int fd = conn_test_open(1);
    conn *c = conn_test_last();
    ASSERT(write(fd, "abc", 3) == 3 && shutdown(fd, SHUT_WR) == 0);
    CHECK(conn_read(c) && EQ(c->len, 3) && !c->peer_closed && conn_read(c) && c->peer_closed &&
              !(c->events & OS_READ),
          "the peer has closed its side");
    conn_transition(c, CONN_ON_LENGTH);
    c->head_len = 2;
    c->content_got = 1;
    c->keep_alive = true;
    conn_send(c, STR("reply"));
    CHECK(EQ(c->state, CONN_IDLE) && EQ(c->len, 0) && conn_test_reads(fd, "reply"),
          "and gets its reply");
    conn_close(c);
    close(fd);

    fd = conn_test_open(1);
    c = conn_test_last();
    conn_test_ask(c);
    conn_transition(c, CONN_ON_JOB);
    c->hangup = HANGUP_CANCELS;
    c->body = conn_buffer_borrow(BUFFER_CONTENT, c);
    int body = c->body;
    close(fd);
    conn_test_abandoned = NULL;
    CHECK(!conn_read(c) && EQ(conn_test_abandoned, c) && EQ(c->state, CONN_ORPHAN) &&
              EQ(conn_count(), 0) && EQ(conns.free_count, CONN_TEST_SLOTS - 1) &&
              conns.buffers[body].is_lent,
          "an orphan keeps its slot and content");
    conns.now_ms += 10 * CONN_IDLE_MS;
    conn_sweep(true);
    CHECK(EQ(c->state, CONN_ORPHAN), "as long as its job runs");
    conn_release(c);
    CHECK(EQ(conns.free_count, CONN_TEST_SLOTS) && !conns.buffers[body].is_lent,
          "then both are freed");

    fd = conn_test_open(1);
    c = conn_test_last();
    conn_test_ask(c);
    c->len = CONN_IN_MAX;
    conn_transition(c, CONN_ON_JOB);
    CHECK(!(c->events & OS_READ), "no more is read than there is room for");
    conn_close(c);
    conn_release(c);
    close(fd);
}

/* A new connection with a request that can be replied to. */
static conn *conn_test_asking(int *fd, int last_byte) {
    conns.now_ms++; /* so that it is the last */
    *fd = conn_test_open(last_byte);
    conn *c = conn_test_last();
    conn_test_ask(c);
    c->keep_alive = true;
    return c;
}

static char conn_test_large[1 << 20];

/* What the socket does not accept at once is kept and sent as the peer reads. */
static void test_conn_slow_reader(void) {
    static char got[1 << 20];
    char *large = conn_test_large;
    size_t size = sizeof conn_test_large, len = 0;
    int fd;
    conn *c = conn_test_asking(&fd, 1);
    for (size_t i = 0; i < size; i++) {
        large[i] = (char)(i * 7 + i / 251);
    }
    conn_send(c, (str){large, size});
    CHECK(EQ(c->state, CONN_WRITING) && c->overflow >= 0 && EQ(c->events, OS_WRITE), "it is kept");
    memset(large, 0, 1); /* the next request uses that memory */
    int64_t deadline_ms = c->deadline_ms;
    CHECK(
        EQ(deadline_ms, conns.now_ms + CONN_WRITE_MS + (int64_t)(c->unsent.len / CONN_WRITE_RATE)),
        "its deadline depends on its size");
    for (int i = 0; i < 100000 && c->state == CONN_WRITING; i++) {
        ssize_t more = recv(fd, got + len, MIN(size - len, 30000), 0);
        len += (size_t)MAX(more, 0);
        conns.now_ms++;
        conn_flush(c);
        CHECK(EQ(c->deadline_ms, deadline_ms), "reading a little does not extend it");
        if (!c->unsent.len) {
            conn_end(c);
        }
    }
    for (ssize_t more; (more = recv(fd, got + len, size - len, 0)) > 0;) {
        len += (size_t)more;
    }
    large[0] = 0;
    CHECK(EQ(len, size) && memcmp(got + 1, large + 1, len - 1) == 0 && EQ(c->state, CONN_IDLE) &&
              c->overflow < 0,
          "and goes out whole");
    conn_test_ask(c);
    conn_send(c, (str){large, size});
    conns.now_ms = c->deadline_ms - 1;
    conn_sweep(false);
    CHECK(EQ(c->state, CONN_WRITING), "a reader may be that slow");
    conns.now_ms++;
    conn_sweep(false);
    CHECK(EQ(c->state, CONN_FREE), "but no slower");
    close(fd);
}

/* The unsent part of a small reply stays in the connection's own memory. */
static void test_conn_small_rest(void) {
    int fd;
    conn *c = conn_test_asking(&fd, 1);
    char text[CONN_OUT_MAX];
    memset(text, 'x', sizeof text);
    while (c->state != CONN_WRITING) {
        conn_send(c, (str){text, sizeof text});
        if (c->state == CONN_IDLE) {
            conn_test_ask(c);
        }
    }
    CHECK(c->overflow < 0 && EQ(c->unsent.at, c->in + CONN_IN_MAX) && c->unsent.len <= CONN_OUT_MAX,
          "a small rest takes no buffer");
    conn_close(c);
    close(fd);
}

/* A turn that ends before the requests of a connection do. */
static void test_conn_turns(void) {
    int fd;
    conn *c = conn_test_asking(&fd, 1);
    CHECK(!conn_resume(c) && EQ(c->events, OS_READ), "nothing is left of a turn");
    conn_yield(c);
    CHECK(EQ(c->events, OS_READ | OS_WRITE), "the next round reports what is");
    CHECK(conn_resume(c) && !conn_resume(c) && EQ(c->events, OS_READ), "which is told once");
    conn_yield(c);
    conn_send(c, STR("reply"));
    CHECK(EQ(c->state, CONN_IDLE) && !conn_resume(c), "and ends with the request");
    conn_close(c);
    close(fd);
}

/* A peer gets at most half of the buffers of a kind. */
static void test_buffers(void) {
    for (buffer_use use = BUFFER_CONTENT; use < BUFFER_USES; use++) {
        int fds[2], lent[BUFFERS_MAX], count = 0, half = conn_buffer_count(use) / 2;
        conn *greedy = conn_test_asking(&fds[0], 1);
        conn *other = conn_test_asking(&fds[1], 2);
        while (count < BUFFERS_MAX && (lent[count] = conn_buffer_borrow(use, greedy)) >= 0) {
            count++;
        }
        CHECK(EQ(count, half), "one peer gets half");
        conn_send(greedy, (str){conn_test_large, sizeof conn_test_large});
        CHECK(EQ(greedy->state == CONN_FREE, use == BUFFER_OVERFLOW),
              "without a buffer a slow reader is closed");
        while (count < BUFFERS_MAX && (lent[count] = conn_buffer_borrow(use, other)) >= 0) {
            count++;
        }
        CHECK(EQ(count, conn_buffer_count(use) / 2 * 2), "others get theirs");
        for (int i = 0; i < count; i++) {
            conn_buffer_return(&lent[i]);
        }
        int peer_max = conns.peer_max;
        conns.peer_max = CONN_TEST_SLOTS;
        for (count = 0; (lent[count] = conn_buffer_borrow(use, other)) >= 0; count++) {
        }
        CHECK(EQ(count, conn_buffer_count(use) - (greedy->overflow >= 0 && use == BUFFER_OVERFLOW)),
              "all, where one peer may have all connections");
        conns.peer_max = peer_max;
        for (int i = 0; i < count; i++) {
            conn_buffer_return(&lent[i]);
        }
        for (int i = 0; i < 2; i++) {
            conn *c = i ? other : greedy;
            if (c->state != CONN_FREE) {
                conn_close(c);
            }
            close(fds[i]);
        }
    }
}

#if defined(__linux__)
int epoll_ctl(int queue, int how, int fd, struct epoll_event *e);

static int conn_test_errno; /* of polling a new socket; 0: works */

int unit_epoll_ctl(int queue, int how, int fd, struct epoll_event *e) {
    if (conn_test_errno && how == EPOLL_CTL_ADD) {
        errno = conn_test_errno;
        return -1;
    }
    return epoll_ctl(queue, how, fd, e);
}

/* A connection that cannot be polled is refused at once. */
static void test_conn_unwatched(void) {
    uint64_t before = conn_refusals();
    conn_test_errno = ENOSPC;
    int fd = conn_test_open(1);
    CHECK(EQ(conn_count(), 0) && EQ(conns.free_count, CONN_TEST_SLOTS) &&
              EQ(conn_refusals(), before + 1),
          "without memory to poll it a connection takes no slot");
    CHECK(conn_test_reads(fd, "503") && conn_test_is_closed(fd), "it is refused");
    CHECK(!conn_listen(0, fd, OS_READ), "nor can a listener be polled");
    conn_test_errno = 0;
    CHECK(conn_listen(0, fd, OS_READ) && conn_listen(0, -1, 0), "until there is memory");
    close(fd);
    fd = conn_test_open(1);
    CHECK(EQ(conn_count(), 1), "then connections are taken again");
    conn_close(conn_test_last());
    close(fd);
}
#else
static void test_conn_unwatched(void) {}
#endif

/* Both implementations of the poller find the same. */
static void test_poller(void) {
    for (int polled = 0; polled < 2; polled++) {
        static os_poller w;
        int ends[2], others[2];
        ASSERT(os_poller_open(&w, 10) && socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0 &&
               socketpair(AF_UNIX, SOCK_STREAM, 0, others) == 0);
        if (polled) {
            close(w.epoll);
            w.epoll = -1;
        }
        os_poller_watch(&w, 7, ends[0], OS_READ);
        os_poller_watch(&w, 3, others[0], OS_READ);
        CHECK(EQ(os_poller_wait(&w, os_now_ms() + 10), 0), "nothing is ready");
        ASSERT(write(ends[1], "x", 1) == 1);
        CHECK(EQ(os_poller_wait(&w, OS_FOREVER), 1) && EQ(w.ready[0].slot, 7) &&
                  EQ(w.ready[0].events, OS_READ) && EQ(os_poller_wait(&w, 0), 1),
              "what can be read, as long as it can");
        os_poller_watch(&w, 7, ends[0], OS_WRITE);
        CHECK(EQ(os_poller_wait(&w, OS_FOREVER), 1) && EQ(w.ready[0].events, OS_WRITE),
              "what can be written");
        os_poller_watch(&w, 7, ends[0], 0);
        CHECK(EQ(os_poller_wait(&w, 0), 0), "what is not polled for");
        close(others[1]);
        CHECK(EQ(os_poller_wait(&w, OS_FOREVER), 1) && EQ(w.ready[0].slot, 3),
              "a peer that has gone");
        os_poller_watch(&w, 3, -1, 0);
        close(others[0]);
        close(ends[1]);
        CHECK(EQ(os_poller_wait(&w, OS_FOREVER), 1) && EQ(w.ready[0].slot, 7) &&
                  (w.ready[0].events & OS_BROKEN),
              "an error is always reported");
        os_poller_watch(&w, 7, -1, 0);
        close(ends[0]);
        CHECK(EQ(os_poller_wait(&w, 0), 0), "nothing is left");
        ASSERT(socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == 0); /* most likely the same numbers */
        os_poller_watch(&w, 7, ends[0], OS_WRITE);
        CHECK(EQ(os_poller_wait(&w, OS_FOREVER), 1) && EQ(w.ready[0].slot, 7), "a slot used again");
        close(ends[0]);
        close(ends[1]);
        if (!polled) {
            close(w.epoll);
        }
    }
}

/* Whose request was refused for lack of room is not served before there is some. */
static void test_conn_rests(void) {
    int fds[3];
    conn *all[3];
    for (int i = 0; i < 3; i++) {
        all[i] = conn_test_asking(&fds[i], i == 2 ? 2 : 1);
        conn_rest(all[i]);
        conn_send(all[i], STR("busy"));
        CHECK(EQ(all[i]->state, CONN_IDLE) && EQ(all[i]->events, 0), "it rests");
    }
    conn_yield(all[0]);
    CHECK(EQ(all[0]->events, 0), "with what it has pipelined, too");
    conn_resume(all[0]);
    conn_rouse(all[2]->peer_row);
    CHECK(EQ(all[2]->events, OS_READ) && !all[0]->events && !all[1]->events,
          "until there is room for its peer");
    conn_rouse(all[0]->peer_row);
    CHECK(EQ(all[0]->events + all[1]->events, OS_READ), "which is for one of its connections");
    conn_sweep(false);
    CHECK(EQ(all[0]->events + all[1]->events, 2 * OS_READ), "or until the next sweep");
    for (int i = 0; i < 3; i++) {
        conn_close(all[i]);
        close(fds[i]);
    }
}

static void test_conn(void) {
    CHECK(conn_start(CONN_TEST_SLOTS, 2, conn_test_abandon, conn_test_late),
          "memory for connections");
    test_conn_slots();
    test_conn_times();
    test_conn_ends();
    test_conn_slow_reader();
    test_conn_small_rest();
    test_conn_turns();
    test_conn_rests();
    test_buffers();
    test_conn_unwatched();
    test_poller();
}
