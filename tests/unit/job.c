/* job -- the tables of the three state machines, and jobs on real workers, whose runs the test
 * releases one by one. */

static struct {
    os_wakeup wakeup;
    atomic_int runs;  /* how many runs are released */
    atomic_int begun; /* and how many have begun */
    conn *next;       /* the connection whose reply was sent last */
    char headers[EXCHANGE_HEADERS_MAX], reply[REPLY_HEAD_MAX + 4096];
} job_test;

/* ---- the tables ---- */

/* Every state is reachable from the first, and can be left unless it is the last. */
static void job_test_table(const unsigned char *next, int states, int events, int last) {
    unsigned reached = 1, leaves = 0, all = (1u << states) - 1;
    for (int round = 0; round < states; round++) {
        for (int i = 0; i < states * events; i++) {
            int from = i / events, to = next[i] - 1;
            reached |= to >= 0 && reached >> from & 1 ? 1u << to : 0;
            leaves |= to >= 0 && to != from ? 1u << from : 0;
        }
    }
    CHECK(EQ(reached, all), "each state is reached");
    CHECK(EQ(leaves | (last < 0 ? 0 : 1u << last), all), "and left");
}

static void test_job_tables(void) {
    job_test_table(conn_next[0], CONN_STATES, CONN_EVENTS, -1);
    job_test_table(exchange_next[0], EXCHANGE_STATES, EXCHANGE_EVENTS, EXCHANGE_CLOSED);
    job_test_table(job_next[0], JOB_STATES, JOB_EVENTS, -1);
}

/* ---- jobs ---- */

/* The first run asks a question and is held, the second ends. */
static status job_test_run(call *c, exchange *x) {
    (void)c;
    atomic_fetch_add(&job_test.begun, 1);
    while (!atomic_load(&job_test.runs)) {
        os_sleep_until(os_now_ms() + 1);
    }
    atomic_fetch_sub(&job_test.runs, 1);
    bool is_first = !exchange_is(x, EXCHANGE_RESUMED);
    exchange_stream(x);
    exchange_event(x, "e", is_first ? STR("question") : STR("answer"));
    if (is_first) {
        exchange_hold(x, 1000000);
    }
    return GEO_OK;
}

static void job_test_next(conn *c) {
    job_test.next = c;
}

/* Delivers until the job is in that state. */
static bool job_test_reaches(const job *j, job_state state) {
    int64_t deadline_ms = os_now_ms() + 20000;
    while (job_state_of(j) != state && os_now_ms() < deadline_ms) {
        os_watch wakeup = {.fd = job_test.wakeup.in, .events = OS_READ};
        os_poll(&wakeup, 1, os_now_ms() + 100);
        os_wakeup_clear(&job_test.wakeup);
        job_deliver_all();
    }
    return job_state_of(j) == state;
}

static exchange job_test_exchange(uint64_t id) {
    exchange x = {.id = id, .label = "job test", .hangup = HANGUP_CANCELS};
    x.head.minor = 1;
    x.headers = out_of(job_test.headers, sizeof job_test.headers);
    x.reply = out_of(job_test.reply + REPLY_HEAD_MAX, 4096);
    return x;
}

/* A request of that peer that has become a job; NULL: it was refused. */
static job *job_test_start(int *fd, int peer, const exchange *x) {
    conn *c = conn_test_asking(fd, peer);
    if (!job_start(c, x)) {
        conn_close(c);
        return NULL;
    }
    return &jobs.jobs[c->job];
}

static void test_job_rerun(void) {
    int fd;
    char got[4096] = "";
    exchange x = job_test_exchange(77);
    job *j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    conn *c = conn_at(j->conn);
    CHECK(EQ(job_state_of(j), JOB_RUNNING) && EQ(c->state, CONN_JOB), "a worker has it");
    CHECK(exchange_wake(77) && EQ(job_state_of(j), JOB_RERUN), "the answer comes first");
    CHECK(!exchange_wake(78), "not for another job");
    job_test.next = NULL;
    atomic_fetch_add(&job_test.runs, 2);
    CHECK(job_test_reaches(j, JOB_FREE) && EQ(job_test.next, c) && EQ(c->state, CONN_IDLE),
          "so it runs again and ends");
    ssize_t size = recv(fd, got, sizeof got - 1, 0);
    got[MAX(size, 0)] = 0;
    const char *question = strstr(got, "data: question");
    CHECK(question && strstr(question, "data: answer") && strstr(question, "\r\n0\r\n\r\n"),
          "both events go out, in order, and the end");
    conn_close(c);
    close(fd);
}

static void test_job_held(void) {
    int fd;
    exchange x = job_test_exchange(79);
    job *j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    conn *c = conn_at(j->conn);
    atomic_fetch_add(&job_test.runs, 1);
    CHECK(job_test_reaches(j, JOB_HELD) && exchange_is(&j->x, EXCHANGE_HELD), "held");
    job_sweep(false);
    CHECK(EQ(job_state_of(j), JOB_HELD), "its time is not over");
    close(fd);
    conn_close(c);
    CHECK(EQ(job_state_of(j), JOB_FREE) && EQ(c->state, CONN_FREE),
          "a client that goes ends it at once");
}

/* Waits until so many runs have begun. */
static bool job_test_begins(int count) {
    int64_t deadline_ms = os_now_ms() + 20000;
    while (atomic_load(&job_test.begun) < count && os_now_ms() < deadline_ms) {
        os_sleep_until(os_now_ms() + 1);
    }
    return atomic_load(&job_test.begun) == count;
}

static void test_job_abandoned(void) {
    int fd, begun = atomic_load(&job_test.begun);
    exchange x = job_test_exchange(80);
    job *j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    CHECK(job_test_begins(begun + 1), "it runs");
    conn *c = conn_at(j->conn);
    int buffer = j->reply;
    close(fd);
    CHECK(!conn_read(c) && EQ(c->state, CONN_ORPHAN) && EQ(job_state_of(j), JOB_ABANDONED) &&
              atomic_load(&j->is_cancelled) && !exchange_wake(80),
          "its client goes while it runs");
    CHECK(conns.buffers[buffer].is_lent, "the worker still writes");
    atomic_fetch_add(&job_test.runs, 1);
    CHECK(job_test_reaches(j, JOB_FREE) && EQ(c->state, CONN_FREE) && EQ(j->x.http, 499) &&
              !conns.buffers[buffer].is_lent,
          "then all is freed");
}

static uint64_t job_test_discarded(metrics_reason why) {
    return atomic_load(&metrics.discarded[why]);
}

static struct {
    atomic_int begun, left;
    atomic_bool is_over;
} job_blocker;

static void job_test_block(void *ctx, arena mem) {
    (void)ctx;
    (void)mem;
    atomic_fetch_add(&job_blocker.begun, 1);
    while (!atomic_load(&job_blocker.is_over)) {
        os_sleep_until(os_now_ms() + 1);
    }
    atomic_fetch_add(&job_blocker.left, 1);
}

/* All workers are busy: what waits behind them is not begun when its client goes, nor when its time
 * is over. */
static void test_job_discarded(void) {
    int begun = atomic_load(&job_test.begun), threads = config_get()->workers + WORKERS_SPARE, fd;
    char got[4096] = "";
    exchange x = job_test_exchange(90);
    for (int i = 0; i < threads; i++) { /* each of another peer, so that the spare one takes one */
        CHECK(workers_submit((workers_job){job_test_block, NULL, 100 + (uint64_t)i, OS_FOREVER}),
              "taken");
    }
    while (atomic_load(&job_blocker.begun) < threads) {
        os_sleep_until(os_now_ms() + 1);
    }
    uint64_t gone = job_test_discarded(METRICS_GONE), late = job_test_discarded(METRICS_LATE);
    job *j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    conn *c = conn_at(j->conn);
    close(fd);
    CHECK(!conn_read(c) && EQ(job_state_of(j), JOB_FREE) && EQ(c->state, CONN_FREE) &&
              EQ(job_test_discarded(METRICS_GONE), gone + 1),
          "its client goes: it leaves the queue, and its place is free at once");
    config_state.values.timeout_s = 0; /* of what is submitted now */
    j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    c = conn_at(j->conn);
    atomic_store(&job_blocker.is_over, true);
    CHECK(job_test_reaches(j, JOB_FREE) && EQ(job_test_discarded(METRICS_LATE), late + 1),
          "its time is over");
    ssize_t size = recv(fd, got, sizeof got - 1, 0);
    got[MAX(size, 0)] = 0;
    CHECK(strstr(got, " 504 ") && strstr(got, "GEOCODER_TIMEOUT"), "which its client is told");
    conn_close(c);
    close(fd);
    CHECK(EQ(atomic_load(&job_test.begun), begun), "neither has begun");
    while (atomic_load(&job_blocker.left) < threads) {
        os_sleep_until(os_now_ms() + 1);
    }
    config_state.values.timeout_s = 30;
}

/* Where tokens are required, clients without one get few jobs. */
static void test_job_limits(void) {
    int fds[4];
    job *started[4];
    exchange x = job_test_exchange(81);
    atomic_store(&guard.has_tokens, true);
    for (int i = 0; i < 4; i++) {
        x.token_id = i == 3;
        started[i] = job_test_start(&fds[i], 1 + i, &x);
        CHECK(EQ(started[i] != NULL, i != JOBS_ANONYMOUS_MAX), "a third anonymous job is refused");
    }
    x.token_id = 0;
    x.bearer = STR("a.b.c");
    CHECK(EQ(job_trust_of(&x), JOB_UNJUDGED), "a token that may be good is no anonymous one");
    atomic_store(&guard.has_tokens, false);
    for (int i = 0; i < 4; i++) {
        close(fds[i]);
        if (started[i]) {
            conn_close(conn_at(started[i]->conn));
            atomic_fetch_add(&job_test.runs, 1);
        }
    }
    for (int i = 0; i < 4; i++) {
        CHECK(!started[i] || job_test_reaches(started[i], JOB_FREE), "all end");
    }
}

/* One peer gets half of the streams that may stay open. */
static void test_job_streams(void) {
    int fds[3];
    job *held[3];
    for (int i = 0; i < 3; i++) {
        exchange x = job_test_exchange(90 + (uint64_t)i);
        exchange_stream(&x);
        exchange_hold(&x, 0);
        held[i] = job_test_start(&fds[i], 1 + i / 2, &x);
        CHECK(EQ(held[i] != NULL, i != 1), "a second stream of one of two peers is refused");
    }
    for (int i = 0; i < 3; i++) {
        close(fds[i]);
        if (held[i]) {
            conn_close(conn_at(held[i]->conn));
        }
    }
}

/* A server that ends does not just drop what it has not answered. */
static void test_job_given_up(void) {
    int fd;
    char got[256] = "";
    exchange x = job_test_exchange(95);
    job *j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    job_give_up_all();
    ssize_t size = recv(fd, got, sizeof got - 1, 0);
    got[MAX(size, 0)] = 0;
    CHECK(strstr(got, " 503 ") && strstr(got, "Retry-After: ") && EQ(recv(fd, got, 1, 0), 0) &&
              atomic_load(&j->is_cancelled),
          "the client is told to ask again");
    close(fd);
    conn_close(conn_at(j->conn));
    atomic_fetch_add(&job_test.runs, 1);
    CHECK(job_test_reaches(j, JOB_FREE), "its job ends");
}

static void test_job(void) {
    test_job_tables();
    ASSERT(os_wakeup_open(&job_test.wakeup));
    CHECK(conn_start(CONN_TEST_SLOTS, 2, job_abandon, conn_test_late), "memory for connections");
    job_setup(job_test_run, endpoint_fail, &job_test.wakeup, job_test_next);
    test_job_rerun();
    test_job_held();
    test_job_abandoned();
    test_job_discarded();
    test_job_limits();
    test_job_streams();
    test_job_given_up();
}
