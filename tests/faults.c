/* faults -- the HTTP client on a simulated platform: exact times, servers that stop at any byte,
 * sockets that transfer one byte at a time, each system call failing once, memory of any size.
 * Whatever happens, a call ends in time with a reply or one reason, and the next call works.
 *
 *   faults [GEOCODER]   (the program is not used: its wire layer is compiled in) */
#define _POSIX_C_SOURCE 200809L
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function" /* used only by the layers above */
#endif

#include "../src/base/base.c"
#include "../src/base/str.c"
#include "../src/base/ascii.c"
#include "../src/base/utf8.c"
#include "../src/base/hash.c"
#include "../src/base/arena.c"
#include "../src/base/out.c"
#include "../src/base/status.c"
#include "../src/base/call.c"
#include "../src/base/wrap.c"

#include "fake_os.c"
#include "../src/platform/log.c"
#include "../src/platform/config.c"

#include "../src/wire/http.c"
#include "../src/wire/net.c"
#include "../src/wire/tls_trust.c"
#include "../src/wire/tls.c"
#include "../src/wire/fetch_target.c"
#include "../src/wire/fetch.c"
#include "check.h"

const unsigned char geocoder_ca_table[4] = {0};
const unsigned geocoder_ca_table_len = sizeof geocoder_ca_table;

enum { MEMORY_BYTES = 256 << 10, PATIENCE_MS = 30000 };

static struct {
    _Alignas(max_align_t) char memory[MEMORY_BYTES];
    call c;
    fetch_reply reply;
    int64_t took_ms;
} t;

/* Printed with every failed check. */
static void show_context(void) {
    printf("after %d ms the call said: %s %s\n", (int)t.took_ms, status_of(t.c.code)->code,
           t.c.why);
}

static status ask_with(const char *url, size_t memory, int patience_ms) {
    char problem[200];
    fetch_target target;
    out o = out_of(problem, sizeof problem);
    ASSERT(fetch_target_parse(str_of(url), &target, &o));
    int64_t from_ms = world.now_ms;
    t.c = (call){.mem = arena_of(t.memory, memory),
                 .deadline_ms = from_ms + patience_ms,
                 .may_block = true,
                 .cancelled = &world.cancelled};
    status code = fetch_get(&t.c, &target, STR("/q"), NULL, 0, &t.reply);
    t.took_ms = world.now_ms - from_ms;
    return code;
}

static status ask(void) {
    return ask_with("http://geo.example", MEMORY_BYTES, PATIENCE_MS);
}

/* Drops the connections of the last test. */
static void start(void) {
    for (int i = 0; i < FETCH_CONNECTIONS_MAX; i++) {
        fetch_conn *k = &fetch_pool.conns[i];
        ASSERT(k->state != FETCH_BUSY); /* every call has given its connection back */
        if (k->state == FETCH_KEPT) {
            fetch_disconnect(k);
            k->state = FETCH_FREE;
        }
    }
    ASSERT(fake_open_count() == 0); /* and no socket was lost */
    fake_reset();
}

/* A failed call has one reason and leaves nothing in memory. */
static bool failed_well(status code) {
    return code != GEO_OK && t.c.code == code && t.c.why[0] && t.c.mem.at == t.memory;
}

static const char plain[] = "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbody";
static const char chunked[] =
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nbod\r\n1\r\ny\r\n0\r\n\r\n";
static const char to_the_end[] = "HTTP/1.1 200 OK\r\n\r\nbody";

static bool replied(status code) {
    return code == GEO_OK && str_eq(t.reply.body, STR("body"));
}

/* ---- time ---- */

static void test_connecting(void) {
    start();
    world.names = 3;
    world.connect_ms[0] = FAKE_NEVER;
    world.connect_ms[1] = 40;
    world.reply = plain;
    CHECK(replied(ask()) && EQ(t.took_ms, 290), "the second address is tried after 250 ms");
    CHECK(EQ(fake_open_count(), 1), "the loser is closed");

    start();
    world.names = 3;
    world.connect_ms[0] = 600;
    world.connect_ms[1] = world.connect_ms[2] = FAKE_NEVER;
    world.reply = plain;
    CHECK(replied(ask()) && EQ(t.took_ms, 600), "the first may still win");

    start();
    world.names = 3;
    world.connect_ms[0] = 10;
    world.connect_ms[1] = 20;
    world.refuses[0] = world.refuses[1] = true;
    world.reply = plain;
    CHECK(replied(ask()) && EQ(t.took_ms, 30), "a refusal is not waited out");

    start();
    world.names = 2;
    world.refuses[0] = world.refuses[1] = true;
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(t.took_ms, 0), "all refuse");

    start();
    world.names = 16;
    for (int i = 0; i < 16; i++) {
        world.connect_ms[i] = FAKE_NEVER;
    }
    CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(t.took_ms, 5000), "nobody answers: 5 s");
    CHECK(failed_well(t.c.code), "one reason");
    start();
    world.connect_ms[0] = FAKE_NEVER;
    CHECK(EQ(ask_with("http://geo.example", MEMORY_BYTES, 700), GEO_TIMEOUT) && EQ(t.took_ms, 700),
          "or when the call's time is up");
    start();
    world.connect_ms[0] = FAKE_NEVER;
    world.cancel_ms = world.now_ms + 1234;
    CHECK(EQ(ask(), GEO_CANCELLED) && t.took_ms >= 1234 && t.took_ms <= 1334, "or cancelled");
}

/* A server that accepts and then stays silent costs a part of the call's time, not all of it. */
static void test_silence(void) {
    static const char https[] = "https://geo.example";
    start();
    CHECK(EQ(ask_with(https, MEMORY_BYTES, PATIENCE_MS), GEO_UNREACHABLE) && EQ(t.took_ms, 5000) &&
              failed_well(t.c.code),
          "a server that does not speak TLS: 5 s");
    start();
    CHECK(EQ(ask_with(https, MEMORY_BYTES, 700), GEO_TIMEOUT) && EQ(t.took_ms, 700),
          "or when the call's time is up");
    start();
    world.cancel_ms = world.now_ms + 1234;
    CHECK(EQ(ask_with(https, MEMORY_BYTES, PATIENCE_MS), GEO_CANCELLED) && t.took_ms <= 1334,
          "or cancelled");
    start();
    config_state.values.https_proxy = STR("http://proxy.example:3128");
    CHECK(EQ(ask_with(https, MEMORY_BYTES, PATIENCE_MS), GEO_UNREACHABLE) && EQ(t.took_ms, 5000) &&
              strstr(t.c.why, "proxy.example"),
          "a proxy that opens no tunnel: 5 s");
    config_state.values.https_proxy = STR("");
    start();
    world.reply = plain;
    world.read_ms = 1000;
    CHECK(EQ(ask(), GEO_TIMEOUT) && EQ(t.took_ms, PATIENCE_MS),
          "a server that always has a little more to say does not outlast the call");
}

static void test_names(void) {
    start();
    world.names = 0;
    CHECK(EQ(ask(), GEO_UNREACHABLE) && strstr(t.c.why, "cannot be resolved: the fake failed"),
          "no such host");
    start();
    world.lookup_ms = 300;
    world.reply = plain;
    CHECK(replied(ask()) && EQ(t.took_ms, 300), "a slow name server");
    for (int i = 0; i < 2 * NET_LOOKUPS_MAX; i++) {
        char url[32];
        start();
        world.lookup_ms = FAKE_NEVER;
        CHECK(EQ(ask(), GEO_UNREACHABLE) && EQ(t.took_ms, 5000), "calls wait for one lookup");
        snprintf(url, sizeof url, "http://geo%d.example", i);
        start();
        world.lookup_ms = FAKE_NEVER;
        CHECK(EQ(ask_with(url, MEMORY_BYTES, PATIENCE_MS), GEO_UNREACHABLE) &&
                  EQ(t.took_ms, i < NET_LOOKUPS_MAX - 1 ? 5000 : 0),
              "a dead name server blocks a few threads, no more");
    }
    CHECK(strstr(t.c.why, "the name server does not answer") != NULL, "and says so");
    for (int i = 0; i < NET_LOOKUPS_MAX; i++) {
        ASSERT(net_state.lookups[i].state == LOOKUP_RUNNING && !net_state.lookups[i].waiters);
        net_lookup_run(&net_state.lookups[i]); /* it answers at last */
    }
    start();
    world.reply = plain;
    CHECK(replied(ask()), "when it is back, all is well");
    start();
    world.lookup_ms = FAKE_NEVER;
    world.cancel_ms = world.now_ms + 50;
    CHECK(EQ(ask(), GEO_CANCELLED) && t.took_ms <= 150, "a lookup is cancelled");
    net_lookup_run(world.thread_ctx);
    world.thread = NULL;
}

static void test_keeping(void) {
    start();
    world.reply = plain;
    CHECK(replied(ask()) && !t.reply.reused, "new");
    CHECK(replied(ask()) && t.reply.reused && EQ(fake_open_count(), 1), "kept");
    fake_advance(world.now_ms + FETCH_IDLE_MS - 1);
    CHECK(replied(ask()) && t.reply.reused, "for a minute");
    fake_advance(world.now_ms + FETCH_IDLE_MS);
    CHECK(replied(ask()) && !t.reply.reused && EQ(fake_open_count(), 1), "no longer");
    world.unix_offset_ms += FETCH_IDLE_MS;
    CHECK(replied(ask()) && !t.reply.reused, "nor when the machine has slept meanwhile");
    world.end = ENDS_CLOSED;
    CHECK(replied(ask()) && !t.reply.reused, "one that the server has closed is not used");
    start();
    world.reply = plain;
    char url[32];
    for (int i = 0; i < 2 * FETCH_CONNECTIONS_MAX; i++) {
        snprintf(url, sizeof url, "http://geo%d.example", i);
        CHECK(replied(ask_with(url, MEMORY_BYTES, PATIENCE_MS)), "many servers");
    }
    CHECK(EQ(fake_open_count(), FETCH_CONNECTIONS_MAX), "share the slots");
    for (int i = 0; i < FETCH_CONNECTIONS_MAX; i++) {
        fetch_pool.conns[i].state = FETCH_BUSY; /* others have them */
    }
    CHECK(EQ(ask(), GEO_TIMEOUT) && EQ(t.took_ms, PATIENCE_MS), "all busy: wait for one");
    world.cancel_ms = world.now_ms + 50;
    CHECK(EQ(ask(), GEO_CANCELLED) && t.took_ms <= 150, "unless cancelled");
    for (int i = 0; i < FETCH_CONNECTIONS_MAX; i++) {
        fetch_pool.conns[i].state = FETCH_KEPT;
    }
}

/* ---- servers that stop ---- */

/* The reply is cut at every byte, in each of three ways, on sockets that give all or one byte. */
static void test_cut(const char *reply, const char *name) {
    size_t whole = strlen(reply);
    for (size_t at = 0; at <= whole; at++) {
        for (int way = 0; way < 6; way++) {
            start();
            world.reply = reply;
            world.stops_at = at;
            world.end = (fake_end)(way % 3);
            world.drips = way >= 3;
            status code = ask();
            bool ends_body = reply == to_the_end && at >= strlen("HTTP/1.1 200 OK\r\n\r\n");
            status expected = world.end == ENDS_QUIET ? GEO_TIMEOUT
                              : at == 0               ? GEO_UNREACHABLE
                                                      : GEO_BAD_REPLY;
            if (reply != to_the_end && at == whole) {
                CHECK(replied(code), name);
            } else if (ends_body && world.end == ENDS_CLOSED) {
                CHECK(EQ(code, GEO_OK) && EQ(t.reply.body.len, at - 19), name);
            } else {
                CHECK(EQ(code, expected) && failed_well(code), name);
                CHECK(code != GEO_TIMEOUT || t.took_ms == PATIENCE_MS, name);
                CHECK(EQ(fake_open_count(), 0), "a broken connection is not kept");
            }
        }
    }
}

/* ---- everything fails once ---- */

static void test_calls(bool drips, const char *reply) {
    int failures = 0, replies = 0;
    for (int at = 1;; at++) {
        start();
        world.names = 2;
        world.refuses[0] = true;
        world.reply = reply;
        world.drips = drips;
        world.fail_at = at;
        status code = ask();
        bool was_reached = world.calls >= at;
        CHECK(replied(code) || failed_well(code), "a system call fails");
        failures += code != GEO_OK;
        replies += code == GEO_OK;
        world.fail_at = 0;
        CHECK(replied(ask()), "the next call is not harmed");
        if (!was_reached) {
            CHECK(replied(code), "nothing has failed");
            break;
        }
    }
    CHECK(failures > 3 && replies > 1, "some failures are worked around, others reported");
}

/* A kept connection breaks at any system call: the request is repeated silently. */
static void test_calls_on_kept(void) {
    for (int at = 1;; at++) {
        start();
        world.reply = plain;
        CHECK(replied(ask()), "a connection to keep");
        world.calls = 0;
        world.fail_at = at;
        status code = ask();
        if (world.calls < at) {
            break;
        }
        CHECK(replied(code) && !t.reply.reused, "is replaced when it turns out to be broken");
    }
}

static void test_memory(void) {
    int good = 0;
    for (size_t room = 0; room < 80000; room += room < 500 ? 1 : 97) {
        start();
        world.reply = chunked;
        status code = ask_with("http://geo.example/prefix?key=1", room, PATIENCE_MS);
        CHECK(replied(code) || (code == GEO_TOO_LARGE && failed_well(code)), "memory of any size");
        good += code == GEO_OK;
    }
    CHECK(good > 0, "enough memory");
}

int main(void) {
    checks.context = show_context;
    char problems[200];
    int none = 0;
    out o = out_of(problems, sizeof problems);
    ASSERT(config_load(NULL, &none, &o));
    fake_reset();
    test_connecting();
    test_silence();
    test_names();
    test_keeping();
    test_cut(plain, "a reply of known length");
    test_cut(chunked, "a chunked reply");
    test_cut(to_the_end, "a reply that ends with the connection");
    test_calls(false, plain);
    test_calls(true, chunked);
    test_calls_on_kept();
    test_memory();
    start();
    return checks_end("faults");
}
