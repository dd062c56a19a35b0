/* rate_limit_test.c: when requests go upstream: rate_limiter, retries and their pauses, deadlines
 * and cancellation, on a clock that moves only when the code waits, and with an upstream that
 * answers from a list. Nothing really waits, so every time is exact.
 *
 *   rate_limit_test [GEOCODER]   (not used: this program includes the modules under test) */
#define _POSIX_C_SOURCE 200809L
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function" /* what only the layers above use */
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../geocoder.h"

#include "../src/base/base.c"
#include "../src/base/str.c"
#include "../src/base/ascii.c"
#include "../src/base/utf8.c"
#include "../src/base/hash.c"
#include "../src/base/arena.c"
#include "../src/base/out.c"
#include "../src/base/json.c"
#include "../src/base/status.c"
#include "../src/base/call.c"
#include "../src/base/wrap.c"
#include "../src/base/record.c"
#include "../src/base/bound.c"

#include "fake_os.c"
#include "../src/platform/log.c"
#include "../src/platform/shared.c"
#include "../src/platform/config.c"
#include "../src/wire/http.c"
#include "../src/wire/fetch_target.c"

/* ---- a fake upstream that answers from a list ---- */

#include "../src/platform/workers.h"
#include "../src/wire/fetch.h"

typedef struct {
    int http;             /* 0: nobody answers */
    double retry_after_s; /* NAN: no header */
    int took_ms;
} reply_row;

enum { REQUESTS_MAX = 64 };

static struct {
    const reply_row *rows; /* the last one answers all that follow */
    int row_count, requests;
    int64_t sent_ms[REQUESTS_MAX]; /* after the test's start */
    int64_t start_ms;
} upstream_log;

GEO_FN status fetch_get(call *c, const fetch_target *target, str path_query,
                        const fetch_header *headers, int count, fetch_reply *reply) {
    (void)target, (void)path_query, (void)headers, (void)count;
    const reply_row *row =
        &upstream_log.rows[MIN(upstream_log.requests, upstream_log.row_count - 1)];
    if (upstream_log.requests < REQUESTS_MAX) {
        upstream_log.sent_ms[upstream_log.requests] = world.now_ms - upstream_log.start_ms;
    }
    upstream_log.requests++;
    fake_advance(world.now_ms + row->took_ms);
    if (call_is_cancelled(c)) {
        return call_fail(c, GEO_CANCELLED, "The call was cancelled.");
    }
    if (world.now_ms > c->deadline_ms) {
        world.now_ms = c->deadline_ms;
        return call_fail(c, GEO_TIMEOUT, "The upstream did not answer.");
    }
    if (!row->http) {
        return call_fail(c, GEO_UNREACHABLE, "The upstream cannot be reached.");
    }
    *reply =
        (fetch_reply){.http = row->http, .body = STR("[]"), .retry_after_s = row->retry_after_s};
    return GEO_OK;
}

/* No answer is renewed here behind its caller. */
GEO_FN bool workers_submit(workers_job job) {
    (void)job;
    return false;
}

#include "../src/geo/geo.c"
#include "../src/geo/geometry.c"
#include "../src/geo/place.c"
#include "../src/upstream/lru.c"
#include "../src/upstream/cache.c"
#include "../src/upstream/singleflight.c"
#include "../src/upstream/rate_limiter.c"
#include "../src/upstream/place_codec.c"
#include "../src/upstream/nominatim_reply.c"
#include "../src/upstream/nominatim_error.c"
#include "../src/upstream/upstream.c"
#include "../src/upstream/question.c"
#include "../src/upstream/nominatim.c"
#include "check.h"

/* ---- tests ---- */

static struct {
    call c;
    int64_t took_ms;
    _Alignas(max_align_t) char memory[256 << 10];
} t;

/* What every failed check shows. */
static void show_context(void) {
    printf("(took %lld ms, %d requests, %s %s)\n", (long long)t.took_ms, upstream_log.requests,
           status_of(t.c.code)->code, t.c.why);
}

/* Starts afresh, as a new process, with that upstream and rate. */
static void start(const char *url, double per_s, const reply_row *rows, int count) {
    char text[400];
    out problems = out_of(text, sizeof text);
    fake_reset(); /* no jitter: the shortest pauses */
    memset(&CACHE, 0, sizeof CACHE);
    memset(&UPSTREAM, 0, sizeof UPSTREAM);
    config_state.values.base_url = str_of(url);
    config_state.values.email = STR("me@example.org");
    config_state.values.rate_limit = per_s;
    config_state.values.cache_size = 0; /* every query goes upstream */
    ASSERT(cache_start() && nominatim_start(&problems));
    upstream_log.rows = rows;
    upstream_log.row_count = count;
    upstream_log.requests = 0;
    upstream_log.start_ms = world.now_ms;
}

static status ask_within(int64_t patience_ms, int budget) {
    int64_t from_ms = world.now_ms;
    t.c = (call){.mem = arena_of(t.memory, sizeof t.memory),
                 .deadline_ms = from_ms + patience_ms,
                 .may_block = true,
                 .cancelled = &world.cancelled};
    place_query query = {.text = STR("x"), .limit = 1, .viewbox = geo_bbox_none()};
    nominatim_answer answer = {.budget = budget};
    status code = nominatim_search(&t.c, &query, &answer);
    t.took_ms = world.now_ms - from_ms;
    return code;
}

static status ask(void) {
    return ask_within(30000, NOMINATIM_REQUESTS_MAX);
}

static const char private_url[] = "http://n.example";
static const reply_row good[] = {{200, NAN, 0}};

static void test_backoff(void) {
    static const reply_row mends[] = {{503, NAN, 0}, {503, NAN, 0}, {503, NAN, 0}, {200, NAN, 0}};
    static const reply_row never[] = {{503, NAN, 0}};
    static const reply_row retry_later[] = {{503, 7, 0}, {200, NAN, 0}};
    start(private_url, 0, mends, LEN(mends));
    CHECK(EQ(ask(), GEO_OK) && EQ(upstream_log.requests, 4) && EQ(t.took_ms, 200 + 400 + 800),
          "three retries, each after twice the time");
    start(private_url, 0, mends, LEN(mends));
    world.random = 200; /* of 0-200, 0-400, 0-800 ms on top */
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 400 + 600 + 1000), "and a random time on top");
    start(private_url, 0, never, LEN(never));
    CHECK(EQ(ask(), GEO_UPSTREAM_ERROR) && EQ(upstream_log.requests, 4) && EQ(t.took_ms, 1400),
          "no fourth retry");
    start(private_url, 0, never, LEN(never));
    CHECK(EQ(ask_within(30000, 2), GEO_UPSTREAM_ERROR) && EQ(upstream_log.requests, 2),
          "nor more than the budget");
    start(private_url, 0, retry_later, LEN(retry_later));
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 7000), "Retry-After is honoured");
    start(private_url, 0, retry_later, LEN(retry_later));
    CHECK(EQ(ask_within(5000, 9), GEO_UPSTREAM_ERROR) && EQ(t.took_ms, 0) &&
              EQ(t.c.retry_after_s, 7),
          "and handed on when there is no time for it");
    start(private_url, 0, never, LEN(never));
    world.cancel_ms = world.now_ms + 210;
    CHECK(EQ(ask(), GEO_CANCELLED) && EQ(upstream_log.requests, 2) &&
              t.took_ms <= 210 + RATE_LIMITER_POLL_MS,
          "a pause is cancelled");
}

static void test_throttle(void) {
    static const reply_row zero[] = {{429, 0, 0}, {200, NAN, 0}};
    static const reply_row retry_later[] = {{429, 30, 0}, {200, NAN, 0}};
    start(private_url, 0, zero, LEN(zero));
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, UPSTREAM_PAUSE_MS), "Retry-After 0 is our own floor");
    start(private_url, 0, retry_later, LEN(retry_later));
    CHECK(EQ(ask_within(5000, 9), GEO_RATE_LIMITED) && EQ(t.took_ms, 0) &&
              EQ(t.c.retry_after_s, 30),
          "no waiting for what comes after the deadline");
    CHECK(EQ_TEXT(nominatim_count().rate.state, "held") &&
              EQ(nominatim_count().rate.next_slot_ms, 30000),
          "the server's bucket backs off");
    CHECK(EQ(ask_within(5000, 9), GEO_RATE_LIMITED) && EQ(upstream_log.requests, 1) &&
              EQ(t.c.retry_after_s, 30),
          "for the next call too");
    fake_advance(world.now_ms + 10000);
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 20000) && EQ(upstream_log.requests, 2),
          "until the pause is over");
}

/* Each server has its own bucket, however the URLs hash. */
static void test_buckets(void) {
    static const reply_row throttled[] = {{429, 30, 0}, {200, NAN, 0}};
    for (int i = 0; i < 40; i++) {
        char urls[100];
        snprintf(urls, sizeof urls, "https://geo1.example.org,https://geo%d.example.org", i + 2);
        start(urls, 0, throttled, LEN(throttled));
        CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 0) && EQ(upstream_log.requests, 2),
              "HTTP 429 of one server does not hold the other");
    }
    start("https://geo1.example.org,https://geo2.example.org", 1, good, LEN(good));
    CHECK(EQ(ask(), GEO_OK) && EQ(rate_limiter_count(upstream_bucket(0)).next_slot_ms, 1000) &&
              EQ(rate_limiter_count(upstream_bucket(1)).next_slot_ms, 0),
          "a slot of one is none of the other");
}

static void test_rate(void) {
    start(private_url, 4, good, LEN(good));
    for (int i = 0; i < 10; i++) {
        CHECK(EQ(ask(), GEO_OK) && EQ(upstream_log.sent_ms[i], i * 250), "four a second");
    }
    start(private_url, 0, good, LEN(good));
    for (int i = 0; i < 10; i++) {
        CHECK(EQ(ask(), GEO_OK) && EQ(upstream_log.sent_ms[i], 0), "no limit");
    }
    start(private_url, 1, good, LEN(good));
    CHECK(EQ(ask(), GEO_OK) && EQ(ask_within(500, 9), GEO_BUSY) && EQ(t.took_ms, 0) &&
              EQ(t.c.retry_after_s, 1),
          "a slot beyond the deadline is not waited for");
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 1000), "nor reserved");
    world.cancel_ms = world.now_ms + 300;
    CHECK(EQ(ask(), GEO_CANCELLED) && t.took_ms <= 300 + RATE_LIMITER_POLL_MS,
          "waiting is cancelled");
    atomic_store(&world.cancelled, false);
    world.cancel_ms = INT64_MAX;
    CHECK(EQ(ask(), GEO_OK) && EQ(upstream_log.sent_ms[2], 2000), "and returns its slot");

    start(private_url, 1, good, LEN(good));
    int64_t now_ms = 0;
    rate_limiter_bucket *b = rate_limiter_lock(upstream_bucket(0), &now_ms);
    for (int i = 0; i <= RATE_LIMITER_QUEUE_MAX;
         i++) { /* other calls: one at once, 32 in the queue */
        rate_limiter_reserve(b, now_ms, 1000);
    }
    rate_limiter_unlock();
    CHECK(EQ(ask_within(600000, 9), GEO_BUSY) && EQ(t.took_ms, 0) && EQ(t.c.retry_after_s, 1),
          "the queue of 32 is full");
    fake_advance(world.now_ms + 1000);
    CHECK(EQ(ask_within(600000, 9), GEO_OK) && EQ(t.took_ms, 32000), "a slot in it is free");
}

static void test_public(void) {
    const double settings[] = {0, 1, 1000};
    for (size_t k = 0; k < LEN(settings); k++) {
        start("https://nominatim.openstreetmap.org", settings[k], good, LEN(good));
        for (int i = 0; i < 5; i++) {
            CHECK(EQ(ask(), GEO_OK) && EQ(upstream_log.sent_ms[i], i * 1000),
                  "the public server is asked once a second, whatever the setting");
        }
    }
    start("https://nominatim.openstreetmap.org", 0.5, good, LEN(good));
    CHECK(EQ(ask(), GEO_OK) && EQ(ask(), GEO_OK) && EQ(t.took_ms, 2000), "less often may be");

    start("https://nominatim.openstreetmap.org", 1, good, LEN(good));
    for (int i = 0; i < 24 * 2; i++) {
        CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 0), "every half an hour for a day");
        fake_advance(world.now_ms + 1800 * 1000);
    }
    fake_advance(world.now_ms + 1000);
    CHECK(EQ(ask(), GEO_OK) && EQ(ask(), GEO_OK) && EQ(t.took_ms, 15000),
          "then four times a minute");
    fake_advance(world.now_ms + RATE_LIMITER_IDLE_S * 1000 + 1);
    CHECK(EQ(ask(), GEO_OK) && EQ(ask(), GEO_OK) && EQ(t.took_ms, 1000),
          "until it has rested for an hour");

    int64_t now_ms = 0; /* another process dies with its request in flight */
    rate_limiter_bucket *b = rate_limiter_lock(RATE_LIMITER_PUBLIC, &now_ms);
    b->busy_ms = now_ms + 4000;
    rate_limiter_unlock();
    CHECK(EQ(ask(), GEO_OK) && t.took_ms >= 4000 && t.took_ms <= 4000 + 2 * RATE_LIMITER_POLL_MS,
          "one request at a time");
    t.c = (call){.deadline_ms = world.now_ms + 600 * 1000}; /* with a late deadline */
    CHECK(EQ(rate_limiter_acquire(&t.c, RATE_LIMITER_PUBLIC), GEO_OK) &&
              EQ(ask_within(5000, 9), GEO_BUSY) && EQ(t.took_ms, 5000),
          "however long it may take");
}

static void test_clock_set_back(void) {
    start(private_url, 1, good, LEN(good));
    CHECK(EQ(ask(), GEO_OK), "a slot");
    world.unix_offset_ms -= 3600 * 1000;
    CHECK(EQ(ask(), GEO_OK) && t.took_ms <= 1000,
          "if the clock is set back, later slots do not count");
    world.unix_offset_ms += 7200 * 1000;
    CHECK(EQ(ask(), GEO_OK) && t.took_ms <= 1000, "nor two hours later");
}

static void test_down(void) {
    static const reply_row refused[] = {{0, NAN, 0}};
    static const reply_row silent[] = {{0, NAN, 5000}};
    static const reply_row hangs[] = {{200, NAN, 60000}};
    static const reply_row mends[] = {{0, NAN, 0}, {200, NAN, 0}};
    start(private_url, 0, mends, LEN(mends));
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 200), "a lost connection is tried again");
    start(private_url, 0, refused, LEN(refused));
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(upstream_log.requests, 4) && EQ(t.took_ms, 1400),
          "a server that refuses");
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(upstream_log.requests, 5) && EQ(t.took_ms, 0),
          "is asked once by those who come within ten seconds");
    fake_advance(world.now_ms + UPSTREAM_DOWN_MS);
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(upstream_log.requests, 9), "and as at first after that");
    start(private_url, 0, silent, LEN(silent));
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(t.took_ms, 4 * 5000 + 1400), "one that does not answer");
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(upstream_log.requests, 4) && EQ(t.took_ms, 0) &&
              EQ(t.c.retry_after_s, 10),
          "is not waited for again within ten seconds");
    start(private_url, 0, hangs, LEN(hangs));
    CHECK(EQ(ask_within(3000, 9), GEO_TIMEOUT) && EQ(t.took_ms, 3000) &&
              EQ(upstream_log.requests, 1),
          "the deadline ends everything");
    CHECK(EQ(ask_within(20000, 9), GEO_TIMEOUT) && EQ(upstream_log.requests, 2),
          "a short silence does not count as down");
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(upstream_log.requests, 2), "a long one does");

    static const reply_row hangs_once[] = {{200, NAN, 60000}, {200, NAN, 0}};
    start("http://a.example,http://b.example", 0, hangs_once, LEN(hangs_once));
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, UPSTREAM_SILENT_MS) && EQ(upstream_log.requests, 2),
          "a silent server leaves time for the next one");
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 0) && atomic_load(&UPSTREAM.list[0].down_ms),
          "and counts as down");
    start("http://a.example,http://b.example", 0, hangs_once, LEN(hangs_once));
    CHECK(EQ(ask_within(8000, 9), GEO_OK) && EQ(t.took_ms, 4000), "of less time it gets its share");
    CHECK(EQ(atomic_load(&UPSTREAM.list[0].down_ms), 0), "too short to count as down");
    start("http://a.example,http://b.example", 0, hangs_once, LEN(hangs_once));
    CHECK(EQ(ask_within(8000, 1), GEO_TIMEOUT) && EQ(t.took_ms, 8000),
          "or all of it when nobody else may be asked");
    start(private_url, 0.1, hangs_once, LEN(hangs_once));
    upstream_log.requests = 1;
    CHECK(EQ(ask(), GEO_OK), "a slot is taken");
    upstream_log.requests = 0;
    CHECK(EQ(ask_within(15000, 9), GEO_TIMEOUT) && EQ(ask(), GEO_OK),
          "waiting for a slot is no silence of the server");

    start("http://a.example,http://b.example", 0, mends, LEN(mends));
    CHECK(EQ(ask(), GEO_OK) && EQ(t.took_ms, 0) && EQ(upstream_log.requests, 2),
          "the next server is asked at once");
    CHECK(EQ(ask(), GEO_OK) && EQ(upstream_log.requests, 3), "and is asked first from then on");
}

int main(void) {
    checks.context = show_context;
    char problems[200];
    int none = 0;
    out o = out_of(problems, sizeof problems);
    ASSERT(config_load(NULL, &none, &o));
    test_backoff();
    test_throttle();
    test_buckets();
    test_rate();
    test_public();
    test_clock_set_back();
    test_down();
    return checks_end("rate_limit_test");
}
