/* conn -- the HTTP server's connections.
 *
 * Flow: httpd waits here for what is ready, reads requests out of connections and puts replies into
 * them. Owns their memory, their descriptors and the buffers they borrow. Outside facts: RFC 9112
 * section 9.6 (closing without a reset), and the slow client attacks known as slowloris, which the
 * time-outs answer. */
#include "conn.h"

#include <string.h>

enum { PEER_ROWS = 16384 /* peers that share one only get stricter limits */ };

static struct {
    os_crowd crowd;
    conn *conns;
    int *vacant; /* free places, the last one is taken next */
    int used, vacant_count;
    uint64_t refused;
    int high; /* places from here on were never used: sweeps stop here, and memory stays untouched
               */
    int64_t now_ms;
    uint64_t seed; /* of the peers' rows, so that nobody can choose to share one */
    int peers[PEER_ROWS];
    void (*abandoned)(conn *c), (*late)(conn *c);
    char *buffers;
    bool lent[CONN_BUFFERS_MAX];
} conns;

/* ---- buffers ---- */

GEO_FN int buffer_borrow(void) {
    for (int i = 0; i < CONN_BUFFERS_MAX; i++) {
        if (!conns.lent[i]) {
            conns.lent[i] = true;
            return i;
        }
    }
    return -1;
}

GEO_FN void buffer_return(int *buffer) {
    if (*buffer >= 0) {
        conns.lent[*buffer] = false;
    }
    *buffer = -1;
}

GEO_FN char *buffer_at(int buffer) {
    return conns.buffers + (size_t)buffer * CONN_BUFFER_MAX;
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
    int count = os_crowd_wait(&conns.crowd, deadline_ms);
    conns.now_ms = os_now_ms();
    return count;
}

GEO_FN os_ready conn_ready_at(int index) {
    return conns.crowd.ready[index];
}

GEO_FN bool conn_listen(int slot, int fd, int events) {
    ASSERT(slot < CONN_LISTENERS_MAX);
    return os_crowd_watch(&conns.crowd, slot, fd, events);
}

GEO_FN int64_t conn_now_ms(void) {
    return conns.now_ms;
}

/* Nothing is read when no more comes, or while there is no room for what is pipelined. */
static void conn_watch(conn *c, int events) {
    if (c->has_ended || (c->state == CONN_WORKING && c->len == CONN_IN_MAX)) {
        events &= ~OS_READ;
    }
    if (c->events != events) {
        c->events = events;
        os_crowd_watch(&conns.crowd, CONN_LISTENERS_MAX + conn_place(c), c->fd, events);
    }
}

GEO_FN void conn_expect(conn *c, conn_state state, int events, int64_t within_ms) {
    c->state = state;
    c->since_ms = conns.now_ms;
    c->due_ms = within_ms == OS_FOREVER ? OS_FOREVER : conns.now_ms + within_ms;
    conn_watch(c, events);
}

GEO_FN void conn_release(conn *c) {
    c->state = CONN_FREE;
    conns.vacant[conns.vacant_count++] = conn_place(c);
}

GEO_FN void conn_close(conn *c) {
    bool was_working = c->state == CONN_WORKING;
    os_crowd_watch(&conns.crowd, CONN_LISTENERS_MAX + conn_place(c), -1, 0);
    os_close(c->fd);
    c->fd = -1;
    conns.used--;
    conns.peers[c->peer_row]--;
    buffer_return(&c->spill);
    if (was_working) { /* its content, which may be in `body`, is still read */
        c->state = CONN_ORPHAN;
        conns.abandoned(c);
        return;
    }
    buffer_return(&c->body);
    conn_release(c);
}

/* ---- bytes ---- */

GEO_FN bool conn_take(conn *c) {
    size_t room = c->has_ended ? 0 : MIN(CONN_IN_MAX - c->len, (size_t)CONN_TAKE_MAX);
    ptrdiff_t size = room ? os_recv(c->fd, c->in + c->len, room) : OS_FAILED;
    if (size == OS_AGAIN) {
        return false;
    }
    if (size == OS_FAILED || (size == OS_CLOSED && c->ends_with_peer)) {
        conn_close(c); /* without room nothing is read: then only a break wakes us */
        return false;
    }
    if (size == OS_CLOSED) {
        c->has_ended = true;
        if (c->state == CONN_WORKING && c->asks_peer && !c->rest.len) {
            os_send(c->fd, STR("HTTP/1.1 100 Continue\r\n\r\n"));
        }
        conn_watch(c, c->events);
        return true;
    }
    if (c->state == CONN_READING && !c->len) { /* the first bytes of a head */
        c->due_ms = conns.now_ms + CONN_HEAD_MS;
    }
    c->len += (size_t)size;
    conn_watch(c, c->events);
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
    os_shutdown_send(c->fd);
    c->len = 0;
    conn_expect(c, CONN_DRAINING, OS_READ, CONN_DRAIN_MS);
    if (c->has_ended) {
        conn_close(c);
    }
}

GEO_FN void conn_end(conn *c) {
    buffer_return(&c->spill);
    c->ends_with_peer = false;
    if (!c->keep_alive) {
        buffer_return(&c->body);
        conn_drain(c);
        return;
    }
    conn_shift(c, c->head_len + (c->body >= 0 ? 0 : c->got));
    buffer_return(&c->body);
    c->head_len = c->want = c->got = 0;
    conn_expect(c, CONN_READING, OS_READ, c->len ? CONN_HEAD_MS : CONN_IDLE_MS);
}

GEO_FN bool conn_push(conn *c) {
    while (c->rest.len) {
        ptrdiff_t sent = os_send(c->fd, c->rest);
        if (sent == OS_AGAIN) {
            return true;
        }
        if (sent < 0) {
            conn_close(c);
            return false;
        }
        c->rest = str_from(c->rest, (size_t)sent);
        c->due_ms = c->due_ms == OS_FOREVER ? OS_FOREVER : conns.now_ms + CONN_WRITE_MS;
    }
    return true;
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
    c->spill = buffer_borrow();
    if (c->spill < 0) {
        conn_close(c); /* too many slow readers at once */
        return;
    }
    memcpy(buffer_at(c->spill), c->rest.at, c->rest.len);
    c->rest.at = buffer_at(c->spill);
    conn_expect(c, CONN_WRITING, OS_WRITE, CONN_WRITE_MS);
}

/* ---- coming and going ---- */

/* When no place is free, that of the connection that has idled longest between requests is made
 * so. */
static conn *conn_vacant(void) {
    conn *oldest = NULL;
    for (int i = 0; i < conns.high && !conns.vacant_count; i++) {
        conn *c = &conns.conns[i];
        bool is_idle = c->state == CONN_READING && !c->len && !c->head_len;
        if (is_idle && (!oldest || c->since_ms < oldest->since_ms)) {
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
    os_send(fd, STR("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\n"
                    "Connection: close\r\n\r\n"));
    os_close(fd);
}

GEO_FN void conn_open(int fd, const os_address *peer, int peer_max) {
    char text[CONN_PEER_MAX];
    str name = os_address_text(peer, text, sizeof text), host = os_address_host(name);
    unsigned row = (unsigned)(hash64(host.at, host.len, conns.seed) % PEER_ROWS);
    conn *c = conns.peers[row] < peer_max ? conn_vacant() : NULL;
    if (!c) {
        conn_refuse(fd);
        return;
    }
    char *in = c->in;
    *c = (conn){
        .fd = fd, .in = in, .job = -1, .body = -1, .spill = -1, .peer_row = row, .events = OS_READ};
    if (!os_crowd_watch(&conns.crowd, CONN_LISTENERS_MAX + conn_place(c), fd, OS_READ)) {
        conn_release(c);
        conn_refuse(fd);
        return;
    }
    memcpy(c->peer, name.at, name.len);
    c->peer_len = name.len;
    conns.used++;
    conns.peers[row]++;
    conns.high = MAX(conns.high, conn_place(c) + 1);
    conn_expect(c, CONN_READING, OS_READ, CONN_HEAD_MS);
}

/* A request that has not begun needs no words. */
static void conn_time_out(conn *c) {
    if (c->state == CONN_READING && c->len) {
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
        if (stopping && c->state == CONN_READING) {
            bool is_idle = !c->len && !c->head_len;
            c->due_ms = is_idle ? 0 : MIN(c->due_ms, conns.now_ms + CONN_STOP_MS);
        }
        if (c->due_ms <= conns.now_ms) {
            conn_time_out(c);
        }
    }
}

GEO_FN bool conn_start(int places, void (*abandoned)(conn *c), void (*late)(conn *c)) {
    size_t count = (size_t)places;
    char *in = os_reserve(count * CONN_IN_MAX);
    conns.vacant_count = places;
    conns.abandoned = abandoned;
    conns.late = late;
    conns.now_ms = os_now_ms();
    conns.conns = os_reserve(count * sizeof *conns.conns);
    conns.vacant = os_reserve(count * sizeof *conns.vacant);
    conns.buffers = os_reserve((size_t)CONN_BUFFERS_MAX * CONN_BUFFER_MAX);
    if (!in || !conns.conns || !conns.vacant || !conns.buffers ||
        !os_entropy(&conns.seed, sizeof conns.seed)) {
        return false;
    }
    for (int i = 0; i < places; i++) {
        conns.vacant[i] = places - 1 - i;
        conns.conns[i].in = in + (size_t)i * CONN_IN_MAX;
    }
    return os_crowd_open(&conns.crowd, CONN_LISTENERS_MAX + places);
}
