/* conn -- the HTTP server's connections. Owns their memory, their descriptors and the buffers they
 * borrow. Outside facts: RFC 9112 section 9.6 (closing without a reset); slow client attacks
 * (slowloris), which the time-outs answer. */
#include "conn.h"

#include <string.h>

#include "../base/hash.h"
#include "../platform/os_address.h"

/* What each state polls for, and how long it may last. */
static const struct {
    int events;
    int64_t timeout_ms;
} conn_state_rows[] = {
    [CONN_FREE] = {0, OS_FOREVER},
    [CONN_IDLE] = {OS_READ, CONN_IDLE_MS},
    [CONN_READING_HEAD] = {OS_READ, CONN_HEAD_MS},
    [CONN_READING_CONTENT] = {OS_READ, CONN_CONTENT_MS},
    [CONN_READING_CHUNKS] = {OS_READ, CONN_CONTENT_MS},
    [CONN_JOB] = {OS_READ, OS_FOREVER},
    [CONN_JOB_BLOCKED] = {OS_READ | OS_WRITE, CONN_WRITE_MS},
    [CONN_WRITING] = {OS_WRITE, CONN_WRITE_MS},
    [CONN_LINGERING] = {OS_READ, CONN_LINGER_MS},
    [CONN_ORPHAN] = {0, OS_FOREVER},
};

#define CONN_ROW(from, event, to, why) [from][event] = 1 + (to),
static const unsigned char conn_next[CONN_STATES][CONN_EVENTS] = {CONN_TABLE(CONN_ROW)};
#undef CONN_ROW

/* One buffer for every `slots` connections, but at least `least` and at most `most`. */
static const struct {
    int slots, least, most;
    size_t size;
} buffer_rows[BUFFER_USES] = {
    [BUFFER_CONTENT] = {32, 2, 32, BUFFER_CONTENT_MAX},
    [BUFFER_REPLY] = {8, 4, 128, BUFFER_REPLY_MAX},
    [BUFFER_OVERFLOW] = {64, 2, 16, BUFFER_REPLY_MAX},
    [BUFFER_LARGE] = {128, 0, 8, BUFFER_LARGE_MAX}, /* a small server has none */
};
_Static_assert(32 + 128 + 16 + 8 <= BUFFERS_MAX, "room for the most of each kind");

typedef struct {
    char *at;
    bool is_lent;
    unsigned peer_row;
} buffer;

static struct {
    os_poller poller;
    conn *conns;
    int *free_slots; /* a stack */
    int slots, used, free_count;
    int peer_max;
    uint64_t refused;
    int high; /* slots from here on were never used, and their memory never touched */
    int64_t now_ms;
    uint64_t seed; /* of the hash of peers, so that nobody can choose whom to collide with */
    int peers[CONN_PEER_ROWS];
    void (*on_abandon)(conn *c), (*on_timeout)(conn *c);
    os_mutex lock; /* of who has which buffer */
    buffer buffers[BUFFERS_MAX];
    int buffer_end[BUFFER_USES]; /* in `buffers`, which has them kind by kind */
} conns = {.lock = OS_MUTEX_INIT};

/* ---- buffers ---- */

static int conn_buffer_first(buffer_use use) {
    return use ? conns.buffer_end[use - 1] : 0;
}

GEO_FN int conn_buffer_count(buffer_use use) {
    return conns.buffer_end[use] - conn_buffer_first(use);
}

GEO_FN int conn_peer_share(int all) {
    return conns.peer_max < conns.slots ? MAX(all / 2, 1) : all;
}

GEO_FN int conn_buffer_borrow(buffer_use use, const conn *c) {
    int found = -1, count = 0, most = conn_peer_share(conn_buffer_count(use));
    os_lock(&conns.lock);
    for (int i = conn_buffer_first(use); i < conns.buffer_end[use]; i++) {
        const buffer *b = &conns.buffers[i];
        count += b->is_lent && b->peer_row == c->peer_row;
        found = b->is_lent ? found : i;
    }
    found = count < most ? found : -1;
    if (found >= 0) {
        conns.buffers[found].is_lent = true;
        conns.buffers[found].peer_row = c->peer_row;
    }
    os_unlock(&conns.lock);
    return found;
}

GEO_FN void conn_buffer_return(int *buffer) {
    if (*buffer >= 0) {
        os_lock(&conns.lock);
        conns.buffers[*buffer].is_lent = false;
        os_unlock(&conns.lock);
    }
    *buffer = -1;
}

GEO_FN char *conn_buffer_at(int buffer) {
    return conns.buffers[buffer].at;
}

/* How many buffers of a kind a server with `slots` connections has. */
static int conn_buffer_wanted(size_t use, int slots) {
    int count = MAX(slots / buffer_rows[use].slots, buffer_rows[use].least);
    return MIN(count, buffer_rows[use].most);
}

static bool conn_buffer_start(int slots) {
    int end = 0;
    for (size_t use = 0; use < BUFFER_USES; use++) {
        int count = conn_buffer_wanted(use, slots);
        char *at = count ? os_reserve((size_t)count * buffer_rows[use].size) : NULL;
        if (count && !at) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            conns.buffers[end++] = (buffer){.at = at + (size_t)i * buffer_rows[use].size};
        }
        conns.buffer_end[use] = end;
    }
    return true;
}

/* ---- slots ---- */

GEO_FN int conn_count(void) {
    return conns.used;
}

GEO_FN uint64_t conn_refusals(void) {
    return conns.refused;
}

GEO_FN conn *conn_at(int index) {
    return &conns.conns[index];
}

GEO_FN int conn_slot(const conn *c) {
    return (int)(c - conns.conns);
}

GEO_FN conn *conn_of(os_ready ready) {
    return &conns.conns[ready.slot - CONN_LISTENERS_MAX];
}

GEO_FN int conn_wait(int64_t deadline_ms) {
    int count = os_poller_wait(&conns.poller, deadline_ms);
    conns.now_ms = os_now_ms();
    return count;
}

GEO_FN os_ready conn_ready_at(int index) {
    return conns.poller.ready[index];
}

GEO_FN bool conn_listen(int slot, int fd, int events) {
    ASSERT(slot < CONN_LISTENERS_MAX);
    return os_poller_watch(&conns.poller, slot, fd, events);
}

GEO_FN int64_t conn_now_ms(void) {
    return conns.now_ms;
}

GEO_FN bool conn_is(const conn *c, int states) {
    return states >> c->state & 1;
}

/* Stops reading at the end of input, and while there is no room for pipelined requests. */
static void conn_watch(conn *c) {
    bool rests = c->rests && conn_is(c, CONN_SET_RESTING);
    int events = conn_state_rows[c->state].events | (c->yields && !rests ? OS_WRITE : 0);
    if (c->peer_closed || rests || (conn_is(c, CONN_SET_JOB) && c->len == CONN_IN_MAX)) {
        events &= ~OS_READ;
    }
    if (c->fd >= 0 && c->events != events) {
        c->events = events;
        os_poller_watch(&conns.poller, CONN_LISTENERS_MAX + conn_slot(c), c->fd, events);
    }
}

GEO_FN void conn_transition(conn *c, conn_event event) {
    int to = conn_next[c->state][event];
    ASSERT(to); /* CONN_TABLE has all that may happen */
    c->state = (conn_state)(to - 1);
    c->yields = false;
    int64_t timeout_ms = conn_state_rows[c->state].timeout_ms;
    if (conn_state_rows[c->state].events & OS_WRITE) {
        timeout_ms += (int64_t)(c->unsent.len / CONN_WRITE_RATE);
    }
    c->since_ms = conns.now_ms;
    c->deadline_ms = timeout_ms == OS_FOREVER ? OS_FOREVER : conns.now_ms + timeout_ms;
    conn_watch(c);
    if (c->state == CONN_FREE) {
        conn_buffer_return(&c->body);
        conns.free_slots[conns.free_count++] = conn_slot(c);
    }
}

GEO_FN void conn_release(conn *c) {
    conn_transition(c, CONN_ON_JOB_END);
}

GEO_FN void conn_close(conn *c) {
    os_poller_watch(&conns.poller, CONN_LISTENERS_MAX + conn_slot(c), -1, 0);
    os_close(c->fd);
    c->fd = -1;
    c->rests = false;
    conns.used--;
    conns.peers[c->peer_row]--;
    conn_buffer_return(&c->overflow);
    conn_transition(c, CONN_ON_CLOSE);
    if (c->state == CONN_ORPHAN) { /* whose job may still read content in `body` */
        conns.on_abandon(c);
    }
}

/* ---- bytes ---- */

GEO_FN bool conn_read(conn *c) {
    size_t room = c->peer_closed ? 0 : MIN(CONN_IN_MAX - c->len, (size_t)CONN_READ_MAX);
    ptrdiff_t size = room ? os_socket_recv(c->fd, c->in + c->len, room) : OS_FAILED;
    if (size == OS_AGAIN) {
        return false;
    }
    bool cancels = conn_is(c, CONN_SET_JOB) && c->hangup == HANGUP_CANCELS;
    if (size == OS_FAILED || (size == OS_CLOSED && cancels)) {
        conn_close(c); /* without room nothing was read: the poller reported a broken socket */
        return false;
    }
    if (size == OS_CLOSED) {
        c->peer_closed = true;
        if (c->state == CONN_JOB && c->hangup == HANGUP_PROBES) {
            ptrdiff_t sent = os_socket_send(c->fd, c->probe);
            c->probed = c->probe_is_reply && sent > 0 ? (size_t)sent : 0;
        }
    } else {
        c->len += (size_t)size;
    }
    if (c->state == CONN_IDLE && c->len) {
        conn_transition(c, CONN_ON_DATA);
    } else {
        conn_watch(c);
    }
    return true;
}

GEO_FN void conn_yield(conn *c) {
    c->yields = true;
    conn_watch(c);
}

GEO_FN bool conn_resume(conn *c) {
    bool had_more = c->yields;
    c->yields = false;
    conn_watch(c);
    return had_more;
}

GEO_FN void conn_rest(conn *c) {
    c->rests = true;
}

static void conn_end_rest(conn *c) {
    c->rests = false;
    conn_watch(c);
}

GEO_FN void conn_rouse(unsigned peer_row) {
    for (int i = 0; i < conns.high; i++) {
        conn *c = &conns.conns[i];
        if (c->rests && c->peer_row == peer_row) {
            conn_end_rest(c);
            return;
        }
    }
}

/* Drops bytes from the front of what was read. */
static void conn_shift(conn *c, size_t size) {
    c->len -= size;
    if (c->len) {
        memmove(c->in, c->in + size, c->len);
    }
}

/* A lingering close: closing at once could reset the connection before the peer has read the reply.
 */
static void conn_linger(conn *c) {
    os_socket_shutdown_send(c->fd);
    c->len = 0;
    conn_transition(c, CONN_ON_LAST_REPLY);
    if (c->peer_closed) {
        conn_close(c);
    }
}

GEO_FN void conn_end(conn *c) {
    bool content_in_place = c->body < 0;
    conn_buffer_return(&c->overflow);
    conn_buffer_return(&c->body);
    if (!c->keep_alive) {
        conn_linger(c);
        return;
    }
    conn_shift(c, c->head_len + (content_in_place ? c->content_got : 0));
    c->head_len = c->content_want = c->content_got = 0;
    conn_transition(c, CONN_ON_REPLIED);
    if (c->len) {
        conn_transition(c, CONN_ON_DATA);
    }
}

GEO_FN bool conn_flush(conn *c) {
    while (c->unsent.len) {
        ptrdiff_t sent = os_socket_send(c->fd, c->unsent);
        if (sent == OS_AGAIN) {
            return true;
        }
        if (sent < 0) {
            conn_close(c);
            return false;
        }
        c->unsent = str_from(c->unsent, (size_t)sent);
    }
    return true;
}

/* Memory for what the socket did not accept; NULL: there is none. */
static char *conn_overflow_at(conn *c, size_t size) {
    if (size <= CONN_OUT_MAX) {
        return c->in + CONN_IN_MAX;
    }
    c->overflow = conn_buffer_borrow(BUFFER_OVERFLOW, c);
    return c->overflow < 0 ? NULL : conn_buffer_at(c->overflow);
}

GEO_FN void conn_send(conn *c, str bytes) {
    c->unsent = bytes;
    if (!conn_flush(c)) {
        return;
    }
    if (!c->unsent.len) {
        conn_end(c);
        return;
    }
    char *room = conn_overflow_at(c, c->unsent.len);
    if (!room) {
        conn_close(c); /* too many slow readers at once */
        return;
    }
    memcpy(room, c->unsent.at, c->unsent.len);
    c->unsent.at = room;
    conn_transition(c, CONN_ON_BLOCKED);
}

/* ---- opening and closing ---- */

/* Whether a connection should go rather than another one: an idle one, else one of the peer that
 * has the most connections; of equals the one that has waited longest. */
static bool conn_goes_before(const conn *c, const conn *other) {
    bool is_idle = c->state == CONN_IDLE;
    int more = is_idle ? 0 : conns.peers[c->peer_row] - conns.peers[other->peer_row];
    if (is_idle != (other->state == CONN_IDLE)) {
        return is_idle;
    }
    return more ? more > 0 : c->since_ms < other->since_ms;
}

/* Without the bytes of it that were sent as a probe. */
static void conn_send_busy(int fd, size_t probed) {
    str busy = STR("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\n"
                   "Connection: close\r\n\r\n");
    os_socket_send(fd, str_from(busy, probed));
}

/* A slot, if need be of a connection that only waits for its client; NULL: none does. */
static conn *conn_take_slot(void) {
    conn *first = NULL;
    for (int i = 0; i < conns.high && !conns.free_count; i++) {
        conn *c = &conns.conns[i];
        bool waits = conn_is(c, CONN_SET_WAITING);
        first = waits && (!first || conn_goes_before(c, first)) ? c : first;
    }
    if (first && conn_is(first, CONN_SET_READING)) {
        conn_send_busy(first->fd, 0);
    }
    if (first) {
        conn_close(first);
    }
    return conns.free_count ? &conns.conns[conns.free_slots[--conns.free_count]] : NULL;
}

static void conn_refuse(int fd) {
    conns.refused++;
    conn_send_busy(fd, 0);
    os_close(fd);
}

GEO_FN void conn_give_up(conn *c) {
    if (c->fd >= 0) {
        conn_send_busy(c->fd, c->probed);
        os_socket_shutdown_send(c->fd);
    }
}

GEO_FN void conn_open(int fd, const os_address *peer, bool is_photon) {
    char text[CONN_PEER_MAX], room[OS_NET_BYTES];
    str name = os_address_text(peer, text, sizeof text);
    str net = os_address_net(peer, room);
    uint64_t peer_id = hash_64(net.at, net.len, conns.seed);
    unsigned row = (unsigned)(peer_id % CONN_PEER_ROWS);
    conn *c = conns.peers[row] < conns.peer_max ? conn_take_slot() : NULL;
    if (!c) {
        conn_refuse(fd);
        return;
    }
    char *in = c->in;
    *c = (conn){.fd = fd,
                .in = in,
                .job = -1,
                .body = -1,
                .overflow = -1,
                .peer_id = peer_id,
                .peer_row = row,
                .is_photon = is_photon,
                .events = OS_READ};
    if (!os_poller_watch(&conns.poller, CONN_LISTENERS_MAX + conn_slot(c), fd, OS_READ)) {
        conns.free_slots[conns.free_count++] = conn_slot(c);
        conn_refuse(fd);
        return;
    }
    memcpy(c->peer, name.at, name.len);
    c->peer_len = name.len;
    conns.used++;
    conns.peers[row]++;
    conns.high = MAX(conns.high, conn_slot(c) + 1);
    conn_transition(c, CONN_ON_ACCEPT);
    c->deadline_ms = conns.now_ms + CONN_HEAD_MS; /* a new client sends at once */
}

/* Only a request that has begun gets a 408. */
static void conn_expire(conn *c) {
    if (conn_is(c, CONN_SET_READING)) {
        conns.on_timeout(c);
    } else {
        conn_close(c);
    }
}

GEO_FN void conn_sweep(bool stopping) {
    for (int i = 0; i < conns.high; i++) {
        conn *c = &conns.conns[i];
        if (c->state == CONN_FREE || c->state == CONN_ORPHAN) {
            continue;
        }
        c->keep_alive = c->keep_alive && !stopping;
        conn_end_rest(c);
        if (stopping && c->state == CONN_IDLE) {
            c->deadline_ms = 0;
        } else if (stopping && conn_is(c, CONN_SET_READING)) {
            c->deadline_ms = MIN(c->deadline_ms, conns.now_ms + CONN_STOP_MS);
        }
        if (c->deadline_ms <= conns.now_ms) {
            conn_expire(c);
        }
    }
}

enum { CONN_BYTES = CONN_IN_MAX + CONN_OUT_MAX };

GEO_FN size_t conn_memory(int slots) {
    size_t size = (size_t)slots * (CONN_BYTES + sizeof(conn) + sizeof(int));
    for (size_t use = 0; use < BUFFER_USES; use++) {
        size += (size_t)conn_buffer_wanted(use, slots) * buffer_rows[use].size;
    }
    return size;
}

GEO_FN bool conn_start(int slots, int peer_max, void (*on_abandon)(conn *c),
                       void (*on_timeout)(conn *c)) {
    size_t count = (size_t)slots;
    char *in = os_reserve(count * CONN_BYTES);
    conns.slots = conns.free_count = slots;
    conns.peer_max = peer_max;
    conns.on_abandon = on_abandon;
    conns.on_timeout = on_timeout;
    conns.now_ms = os_now_ms();
    conns.conns = os_reserve(count * sizeof *conns.conns);
    conns.free_slots = os_reserve(count * sizeof *conns.free_slots);
    if (!in || !conns.conns || !conns.free_slots || !conn_buffer_start(slots) ||
        !os_entropy(&conns.seed, sizeof conns.seed)) {
        return false;
    }
    for (int i = 0; i < slots; i++) {
        conns.free_slots[i] = slots - 1 - i;
        conns.conns[i].in = in + (size_t)i * CONN_BYTES;
    }
    return os_poller_open(&conns.poller, CONN_LISTENERS_MAX + slots);
}
