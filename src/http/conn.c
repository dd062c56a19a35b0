/* conn -- the HTTP server's connections.
 *
 * Flow: httpd waits here for what is ready, reads requests out of connections and puts replies into
 * them. Owns their memory, their descriptors and the buffers they borrow. Outside facts: RFC 9112
 * section 9.6 (closing without a reset), and the slow client attacks known as slowloris, which the
 * time-outs answer. */
#include "conn.h"

#include <string.h>

#include "../base/hash.h"

enum { PEER_ROWS = 16384 /* peers that share one only get stricter limits */ };

/* What each state waits for, and how long it may last. */
static const struct {
    int events;
    int64_t within_ms;
} conn_states[] = {
    [CONN_FREE] = {0, OS_FOREVER},
    [CONN_IDLE] = {OS_READ, CONN_IDLE_MS},
    [CONN_HEAD] = {OS_READ, CONN_HEAD_MS},
    [CONN_CONTENT] = {OS_READ, CONN_CONTENT_MS},
    [CONN_CHUNKS] = {OS_READ, CONN_CONTENT_MS},
    [CONN_WORKING] = {OS_READ, OS_FOREVER},
    [CONN_SENDING] = {OS_READ | OS_WRITE, CONN_WRITE_MS},
    [CONN_WRITING] = {OS_WRITE, CONN_WRITE_MS},
    [CONN_DRAINING] = {OS_READ, CONN_DRAIN_MS},
    [CONN_ORPHAN] = {0, OS_FOREVER},
};

#define CONN_ROW(from, event, to, why) [from][event] = 1 + (to),
static const unsigned char conn_next[CONN_STATES][CONN_EVENTS] = {CONN_TABLE(CONN_ROW)};
#undef CONN_ROW

/* So many buffers for each `places` connections, from `least` to `most`. */
static const struct {
    int places, least, most;
    size_t size;
} buffer_rows[BUFFER_USES] = {
    [BUFFER_CONTENT] = {32, 2, 32, BUFFER_CONTENT_MAX},
    [BUFFER_REPLY] = {8, 4, 128, BUFFER_REPLY_MAX},
    [BUFFER_SPILL] = {64, 2, 16, BUFFER_REPLY_MAX},
};
_Static_assert(32 + 128 + 16 <= BUFFERS_MAX, "there is a row for each");

typedef struct {
    char *at;
    bool is_lent;
    unsigned peer_row;
} buffer;

static struct {
    os_poller poller;
    conn *conns;
    int *vacant; /* free places, the last one is taken next */
    int places, used, vacant_count;
    int peer_max;
    uint64_t refused;
    int high; /* places from here on were never used: sweeps stop here, and memory stays untouched
               */
    int64_t now_ms;
    uint64_t seed; /* of the peers' rows, so that nobody can choose to share one */
    int peers[PEER_ROWS];
    void (*abandoned)(conn *c), (*late)(conn *c);
    buffer buffers[BUFFERS_MAX];
    int buffer_end[BUFFER_USES]; /* those of each kind stand behind those of the one before it */
} conns;

/* ---- buffers ---- */

static int conn_buffer_first(buffer_use use) {
    return use ? conns.buffer_end[use - 1] : 0;
}

GEO_FN int conn_buffer_count(buffer_use use) {
    return conns.buffer_end[use] - conn_buffer_first(use);
}

GEO_FN int conn_buffer_borrow(buffer_use use, const conn *c) {
    int found = -1, count = 0, all = conn_buffer_count(use);
    int most = conns.peer_max < conns.places ? MAX(all / 2, 1) : all;
    for (int i = conn_buffer_first(use); i < conns.buffer_end[use]; i++) {
        const buffer *b = &conns.buffers[i];
        count += b->is_lent && b->peer_row == c->peer_row;
        found = b->is_lent ? found : i;
    }
    if (found < 0 || count >= most) {
        return -1;
    }
    conns.buffers[found].is_lent = true;
    conns.buffers[found].peer_row = c->peer_row;
    return found;
}

GEO_FN void conn_buffer_return(int *buffer) {
    if (*buffer >= 0) {
        conns.buffers[*buffer].is_lent = false;
    }
    *buffer = -1;
}

GEO_FN char *conn_buffer_at(int buffer) {
    return conns.buffers[buffer].at;
}

/* How many of a kind a server for so many connections has. */
static int conn_buffer_wanted(size_t use, int places) {
    int count = MAX(places / buffer_rows[use].places, buffer_rows[use].least);
    return MIN(count, buffer_rows[use].most);
}

static bool conn_buffer_start(int places) {
    int end = 0;
    for (size_t use = 0; use < BUFFER_USES; use++) {
        int count = conn_buffer_wanted(use, places);
        char *at = os_reserve((size_t)count * buffer_rows[use].size);
        if (!at) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            conns.buffers[end++] = (buffer){.at = at + (size_t)i * buffer_rows[use].size};
        }
        conns.buffer_end[use] = end;
    }
    return true;
}

/* ---- places ---- */

GEO_FN int conn_count(void) {
    return conns.used;
}

GEO_FN uint64_t conn_refusals(void) {
    return conns.refused;
}

GEO_FN conn *conn_at(int index) {
    return &conns.conns[index];
}

GEO_FN int conn_place(const conn *c) {
    return (int)(c - conns.conns);
}

GEO_FN conn *conn_of(os_ready ready) {
    return &conns.conns[ready.place - CONN_LISTENERS_MAX];
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

/* Nothing is read when no more comes, or while there is no room for what is pipelined. */
static void conn_watch(conn *c) {
    int events = conn_states[c->state].events;
    if (c->has_ended || (conn_is(c, CONN_HAS_JOB) && c->len == CONN_IN_MAX)) {
        events &= ~OS_READ;
    }
    if (c->fd >= 0 && c->events != events) {
        c->events = events;
        os_poller_watch(&conns.poller, CONN_LISTENERS_MAX + conn_place(c), c->fd, events);
    }
}

GEO_FN void conn_turn(conn *c, conn_event event) {
    int to = conn_next[c->state][event];
    ASSERT(to); /* the table has what may happen */
    c->state = (conn_state)(to - 1);
    int64_t within_ms = conn_states[c->state].within_ms;
    if (conn_states[c->state].events & OS_WRITE) {
        within_ms += (int64_t)(c->rest.len / CONN_WRITE_RATE);
    }
    c->since_ms = conns.now_ms;
    c->due_ms = within_ms == OS_FOREVER ? OS_FOREVER : conns.now_ms + within_ms;
    conn_watch(c);
    if (c->state == CONN_FREE) {
        conn_buffer_return(&c->body);
        conns.vacant[conns.vacant_count++] = conn_place(c);
    }
}

GEO_FN void conn_release(conn *c) {
    conn_turn(c, CONN_RELEASED);
}

GEO_FN void conn_close(conn *c) {
    os_poller_watch(&conns.poller, CONN_LISTENERS_MAX + conn_place(c), -1, 0);
    os_close(c->fd);
    c->fd = -1;
    conns.used--;
    conns.peers[c->peer_row]--;
    conn_buffer_return(&c->spill);
    conn_turn(c, CONN_LOST);
    if (c->state == CONN_ORPHAN) { /* its content, which may be in `body`, is still read */
        conns.abandoned(c);
    }
}

/* ---- bytes ---- */

GEO_FN bool conn_take(conn *c) {
    size_t room = c->has_ended ? 0 : MIN(CONN_IN_MAX - c->len, (size_t)CONN_TAKE_MAX);
    ptrdiff_t size = room ? os_socket_recv(c->fd, c->in + c->len, room) : OS_FAILED;
    if (size == OS_AGAIN) {
        return false;
    }
    bool gives_up = conn_is(c, CONN_HAS_JOB) && c->hangup == HANGUP_CANCELS;
    if (size == OS_FAILED || (size == OS_CLOSED && gives_up)) {
        conn_close(c); /* without room nothing is read: then only a break wakes us */
        return false;
    }
    if (size == OS_CLOSED) {
        c->has_ended = true;
        if (c->state == CONN_WORKING && c->hangup == HANGUP_ASKS) {
            os_socket_send(c->fd, STR("HTTP/1.1 100 Continue\r\n\r\n"));
        }
    } else {
        c->len += (size_t)size;
    }
    if (c->state == CONN_IDLE && c->len) {
        conn_turn(c, CONN_BEGAN);
    } else {
        conn_watch(c);
    }
    return true;
}

/* Drops bytes from the front of what was read. */
static void conn_shift(conn *c, size_t size) {
    c->len -= size;
    if (c->len) {
        memmove(c->in, c->in + size, c->len);
    }
}

/* Closing at once could reset the connection before the peer has read our reply. */
static void conn_drain(conn *c) {
    os_socket_shutdown_send(c->fd);
    c->len = 0;
    conn_turn(c, CONN_FINISHED);
    if (c->has_ended) {
        conn_close(c);
    }
}

GEO_FN void conn_end(conn *c) {
    bool is_inside = c->body < 0; /* the content is */
    conn_buffer_return(&c->spill);
    conn_buffer_return(&c->body);
    if (!c->keep_alive) {
        conn_drain(c);
        return;
    }
    conn_shift(c, c->head_len + (is_inside ? c->got : 0));
    c->head_len = c->want = c->got = 0;
    conn_turn(c, CONN_ANSWERED);
    if (c->len) {
        conn_turn(c, CONN_BEGAN);
    }
}

GEO_FN bool conn_push(conn *c) {
    while (c->rest.len) {
        ptrdiff_t sent = os_socket_send(c->fd, c->rest);
        if (sent == OS_AGAIN) {
            return true;
        }
        if (sent < 0) {
            conn_close(c);
            return false;
        }
        c->rest = str_from(c->rest, (size_t)sent);
    }
    return true;
}

/* Where what the socket has not taken is kept; NULL: nowhere. */
static char *conn_room(conn *c, size_t size) {
    if (size <= CONN_OUT_MAX) {
        return c->in + CONN_IN_MAX;
    }
    c->spill = conn_buffer_borrow(BUFFER_SPILL, c);
    return c->spill < 0 ? NULL : conn_buffer_at(c->spill);
}

GEO_FN void conn_send(conn *c, str bytes) {
    c->rest = bytes;
    if (!conn_push(c)) {
        return;
    }
    if (!c->rest.len) {
        conn_end(c);
        return;
    }
    char *room = conn_room(c, c->rest.len);
    if (!room) {
        conn_close(c); /* too many slow readers at once */
        return;
    }
    memcpy(room, c->rest.at, c->rest.len);
    c->rest.at = room;
    conn_turn(c, CONN_STUCK);
}

/* ---- coming and going ---- */

/* When no place is free, that of the connection that has idled longest between requests is made
 * so. */
static conn *conn_vacant(void) {
    conn *oldest = NULL;
    for (int i = 0; i < conns.high && !conns.vacant_count; i++) {
        conn *c = &conns.conns[i];
        if (c->state == CONN_IDLE && (!oldest || c->since_ms < oldest->since_ms)) {
            oldest = c;
        }
    }
    if (oldest) {
        conn_close(oldest);
    }
    return conns.vacant_count ? &conns.conns[conns.vacant[--conns.vacant_count]] : NULL;
}

static void conn_refuse(int fd) {
    conns.refused++;
    os_socket_send(fd,
                   STR("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\n"
                       "Connection: close\r\n\r\n"));
    os_close(fd);
}

GEO_FN void conn_open(int fd, const os_address *peer) {
    char text[CONN_PEER_MAX];
    str name = os_socket_address_text(peer, text, sizeof text), host = os_socket_address_host(name);
    unsigned row = (unsigned)(hash_64(host.at, host.len, conns.seed) % PEER_ROWS);
    conn *c = conns.peers[row] < conns.peer_max ? conn_vacant() : NULL;
    if (!c) {
        conn_refuse(fd);
        return;
    }
    char *in = c->in;
    *c = (conn){
        .fd = fd, .in = in, .job = -1, .body = -1, .spill = -1, .peer_row = row, .events = OS_READ};
    if (!os_poller_watch(&conns.poller, CONN_LISTENERS_MAX + conn_place(c), fd, OS_READ)) {
        conns.vacant[conns.vacant_count++] = conn_place(c);
        conn_refuse(fd);
        return;
    }
    memcpy(c->peer, name.at, name.len);
    c->peer_len = name.len;
    conns.used++;
    conns.peers[row]++;
    conns.high = MAX(conns.high, conn_place(c) + 1);
    conn_turn(c, CONN_OPENED);
    c->due_ms = conns.now_ms + CONN_HEAD_MS; /* who comes has something to say */
}

/* A request that has not begun needs no words. */
static void conn_time_out(conn *c) {
    if (conn_is(c, CONN_READS)) {
        conns.late(c);
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
        if (stopping && c->state == CONN_IDLE) {
            c->due_ms = 0;
        } else if (stopping && conn_is(c, CONN_READS)) {
            c->due_ms = MIN(c->due_ms, conns.now_ms + CONN_STOP_MS);
        }
        if (c->due_ms <= conns.now_ms) {
            conn_time_out(c);
        }
    }
}

enum { CONN_BYTES = CONN_IN_MAX + CONN_OUT_MAX };

GEO_FN size_t conn_memory(int places) {
    size_t size = (size_t)places * (CONN_BYTES + sizeof(conn) + sizeof(int));
    for (size_t use = 0; use < BUFFER_USES; use++) {
        size += (size_t)conn_buffer_wanted(use, places) * buffer_rows[use].size;
    }
    return size;
}

GEO_FN bool conn_start(int places, int peer_max, void (*abandoned)(conn *c),
                       void (*late)(conn *c)) {
    size_t count = (size_t)places;
    char *in = os_reserve(count * CONN_BYTES);
    conns.places = conns.vacant_count = places;
    conns.peer_max = peer_max;
    conns.abandoned = abandoned;
    conns.late = late;
    conns.now_ms = os_now_ms();
    conns.conns = os_reserve(count * sizeof *conns.conns);
    conns.vacant = os_reserve(count * sizeof *conns.vacant);
    if (!in || !conns.conns || !conns.vacant || !conn_buffer_start(places) ||
        !os_entropy(&conns.seed, sizeof conns.seed)) {
        return false;
    }
    for (int i = 0; i < places; i++) {
        conns.vacant[i] = places - 1 - i;
        conns.conns[i].in = in + (size_t)i * CONN_BYTES;
    }
    return os_poller_open(&conns.poller, CONN_LISTENERS_MAX + places);
}
