/* job -- requests that wait: the tables of the three machines, and jobs on real workers whose turns
 * the test decides. Runs behind conn, whose places it uses. */

static struct {
    os_bell bell;
    atomic_int turns; /* how many runs may go on */
    conn *next;       /* the connection whose reply was sent last */
    char headers[EXCHANGE_HEADERS_MAX], reply[REPLY_HEAD_MAX + 4096];
} job_test;

/* ---- the tables ---- */

/* No event leads two ways, and from each state there is a way on; all are reached from the first.
 */
static void job_test_table(const base_turn *table, size_t count, int states, const char *name) {
    unsigned reached = BASE_STATE(0), all = BASE_STATE(states) - 1, leaves = 0;
    bool is_clear = true;
    for (int round = 0; round < states; round++) {
        for (size_t i = 0; i < count; i++) {
            reached |= table[i].from & reached ? BASE_STATE(table[i].to) : 0;
            leaves |= table[i].from & ~BASE_STATE(table[i].to);
            for (size_t k = 0; k < i; k++) {
                is_clear &= table[i].event != table[k].event || !(table[i].from & table[k].from);
            }
        }
    }
    CHECK(is_clear, name);
    CHECK((reached & all) == all, name);
    CHECK((leaves & all) == all || (leaves & all) == (all & ~BASE_STATE(EXCHANGE_CLOSED)), name);
}

static void test_job_tables(void) {
    job_test_table(conn_turns, LEN(conn_turns), CONN_ORPHAN + 1, "connections");
    job_test_table(exchange_turns, LEN(exchange_turns), EXCHANGE_CLOSED + 1, "exchanges");
    job_test_table(job_turns, LEN(job_turns), JOB_GONE + 1, "jobs");
}

/* ---- jobs ---- */

/* The first run asks something and is held, the second ends. */
static status job_test_run(call *c, exchange *x) {
    (void)c;
    while (!atomic_load(&job_test.turns)) {
        os_sleep_until(os_now_ms() + 1);
    }
    atomic_fetch_sub(&job_test.turns, 1);
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

/* Lets one run go on, and delivers until the job is in that state. */
static bool job_test_reaches(const job *j, job_state state) {
    int64_t deadline_ms = os_now_ms() + 20000;
    while (job_state_of(j) != state && os_now_ms() < deadline_ms) {
        os_watch bell = {.fd = job_test.bell.in, .events = OS_READ};
        os_poll(&bell, 1, os_now_ms() + 100);
        os_bell_clear(&job_test.bell);
        job_deliver_all();
    }
    return job_state_of(j) == state;
}

static exchange job_test_exchange(uint64_t ticket) {
    exchange x = {.ticket = ticket, .label = "job test", .hangup = HANGUP_CANCELS};
    x.head.minor = 1;
    x.headers = out_of(job_test.headers, sizeof job_test.headers);
    x.reply = out_of(job_test.reply + REPLY_HEAD_MAX, 4096);
    return x;
}

/* A request of that peer that has become a job; NULL: it was refused. */
static job *job_test_start(int *fd, int peer, const exchange *x) {
    conn *c = conn_test_asking(fd, peer);
    conn_turn(c, CONN_SIZED);
    if (!job_start(c, x)) {
        conn_close(c);
        return NULL;
    }
    return &jobs.jobs[c->job];
}

static void test_job_woken(void) {
    int fd;
    char got[4096] = "";
    exchange x = job_test_exchange(77);
    job *j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    conn *c = conn_at(j->conn);
    CHECK(job_state_of(j) == JOB_RUNNING && c->state == CONN_WORKING, "a worker has it");
    CHECK(exchange_wake(77) && job_state_of(j) == JOB_WOKEN, "the answer is here first");
    CHECK(!exchange_wake(78), "of another job it is none");
    job_test.next = NULL;
    atomic_fetch_add(&job_test.turns, 2);
    CHECK(job_test_reaches(j, JOB_FREE) && job_test.next == c && c->state == CONN_IDLE,
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
    atomic_fetch_add(&job_test.turns, 1);
    CHECK(job_test_reaches(j, JOB_HELD) && exchange_is(&j->x, EXCHANGE_HELD), "held");
    job_sweep(false);
    CHECK(job_state_of(j) == JOB_HELD, "its time is not over");
    close(fd);
    conn_close(c);
    CHECK(job_state_of(j) == JOB_FREE && c->state == CONN_FREE, "who goes then ends it at once");
}

static void test_job_left(void) {
    int fd;
    exchange x = job_test_exchange(80);
    job *j = job_test_start(&fd, 1, &x);
    ASSERT(j);
    conn *c = conn_at(j->conn);
    int buffer = j->reply;
    close(fd);
    CHECK(!conn_take(c) && c->state == CONN_ORPHAN && job_state_of(j) == JOB_LEFT &&
              atomic_load(&j->is_cancelled) && !exchange_wake(80),
          "its client goes while it runs");
    CHECK(conns.buffers[buffer].is_lent, "the worker still writes");
    atomic_fetch_add(&job_test.turns, 1);
    CHECK(job_test_reaches(j, JOB_FREE) && c->state == CONN_FREE && j->x.http == 499 &&
              !conns.buffers[buffer].is_lent,
          "then all comes back");
}

/* Where tokens are asked for, who shows none gets few jobs; where none are, a peer gets its half.
 */
static void test_job_limits(void) {
    int fds[4];
    job *started[4];
    exchange x = job_test_exchange(81);
    atomic_store(&guard.has_tokens, true);
    for (int i = 0; i < 4; i++) {
        x.principal = i == 3;
        started[i] = job_test_start(&fds[i], 1 + i, &x);
        CHECK((started[i] != NULL) == (i != JOBS_STRANGERS_MAX), "a third stranger is refused");
    }
    atomic_store(&guard.has_tokens, false);
    for (int i = 0; i < 4; i++) {
        close(fds[i]);
        if (started[i]) {
            conn_close(conn_at(started[i]->conn));
            atomic_fetch_add(&job_test.turns, 1);
        }
    }
    for (int i = 0; i < 4; i++) {
        CHECK(!started[i] || job_test_reaches(started[i], JOB_FREE), "all end");
    }
}

static void test_job(void) {
    test_job_tables();
    ASSERT(os_bell_open(&job_test.bell));
    job_setup(job_test_run, &job_test.bell, job_test_next);
    conns.abandoned = job_abandon;
    test_job_woken();
    test_job_held();
    test_job_left();
    test_job_limits();
}
