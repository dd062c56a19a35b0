/* workers -- whose job is next, by rows: nothing runs here, the queue and the accounts are set. */

/* Peers are letters; a row's queue is in the order of its letters, those in capitals are late. */
static void workers_test_queue(const char *peers) {
    workers_state.queued = 0;
    for (; *peers; peers++) {
        workers_account *a = workers_account_of((uint64_t)ascii_lower(*peers));
        a->queued++;
        bool is_late = *peers < 'a';
        workers_state.queue[workers_state.queued++] =
            (workers_entry){{.peer = a->peer, .deadline_ms = is_late ? 0 : OS_FOREVER}, a, 0};
    }
}

/* Serves the queue to its end; each job of peer `a` costs 1,000,000, of the others 10. Writes whose
 * turn it was. */
static void workers_test_serve(char *order) {
    int64_t until_ms;
    int index;
    while ((index = workers_pick(false, &until_ms)) >= 0) {
        workers_entry e = workers_remove(index);
        workers_state.served_us = MAX(workers_state.served_us, e.account->spent_us);
        e.account->spent_us += e.job.peer == 'a' ? 1000000 : 10;
        *order++ = (char)e.job.peer;
    }
    *order = 0;
}

static void test_workers(void) {
    static const struct {
        const char *queue, *order, *why;
    } rows[] = {
        {"abc", "abc", "as they came"},
        {"aaaaab", "abaaaa", "one that comes later is next, behind one of a peer with many"},
        {"aaaabbbbcc", "abcbcbbaaa", "then those that cost little"},
        {"bbA", "abb", "what is late goes first, to be given up"},
        {"abab", "abba", "of one peer in their order"},
    };
    char order[16];
    for (size_t i = 0; i < LEN(rows); i++) {
        memset(workers_state.accounts, 0, sizeof workers_state.accounts);
        workers_state.served_us = 0;
        workers_test_queue(rows[i].queue);
        workers_test_serve(order);
        CHECK(EQ_TEXT(order, rows[i].order), rows[i].why);
    }
    workers_test_queue("a");
    workers_account *a = workers_account_of('a'), *b = workers_account_of('b');
    CHECK(a->spent_us > b->spent_us && EQ(b->spent_us, workers_state.served_us),
          "who had more than others is remembered; who was away has saved nothing up");
    int64_t until_ms;
    a->running = 1;
    a->since_us = os_now_us();
    CHECK(EQ(workers_pick(true, &until_ms), -1) && EQ(until_ms, OS_FOREVER),
          "the spare thread is for those who have none");
    workers_state.queue[0].job.deadline_ms = os_now_ms() + 100000;
    CHECK(EQ(workers_pick(true, &until_ms), -1) && until_ms > os_now_ms() && until_ms < OS_FOREVER,
          "or wakes up when a job is late");
    a->running = 0;
    CHECK(EQ(workers_pick(true, &until_ms), 0), "and a peer's first");
    for (uint64_t peer = 1000; peer < 1000 + 2 * WORKERS_PEERS_MAX; peer++) {
        workers_account_of(peer)->spent_us += (int64_t)peer << 20;
    }
    CHECK(workers_account_of('a') == a, "many others do not push out who has a job");
    int here = 0;
    CHECK(!workers_withdraw(&here) && EQ(workers_state.queued, 1), "what is not queued stays out");
    workers_state.queue[0].job.ctx = &here;
    CHECK(workers_withdraw(&here) && EQ(workers_state.queued, 0) && EQ(a->queued, 0), "withdrawn");
    memset(workers_state.accounts, 0, sizeof workers_state.accounts);
}
