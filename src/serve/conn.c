/* conn -- the HTTP server's connections.
 *
 * Flow: httpd polls them, reads requests out of them and puts replies into them. Owns their memory, their
 * descriptors and the buffers they borrow. Outside facts: RFC 9112 section 9.6 (closing without a reset),
 * and the slow client attacks known as slowloris, which the time-outs answer. */
#include "conn.h"

#include <string.h>

static struct {
    os_watch *watches;
    conn *conns;
    int max, used, high;
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

/* ---- connections ---- */

GEO_FN os_watch *conn_watches(void) {
    return conns.watches;
}

GEO_FN int conn_count(void) {
    return conns.used;
}

GEO_FN int conn_high(void) {
    return conns.high;
}

GEO_FN conn *conn_at(int index) {
    return &conns.conns[index];
}

GEO_FN int conn_place(const conn *c) {
    return (int)(c - conns.conns);
}

static os_watch *conn_watch(const conn *c) {
    return &conns.watches[CONN_WATCHES_MAX + conn_place(c)];
}

GEO_FN int conn_events(const conn *c) {
    return conn_watch(c)->revents;
}

GEO_FN void conn_expect(conn *c, conn_state state, int events, int64_t within_ms) {
    c->state = state;
    c->due_ms = within_ms == OS_FOREVER ? OS_FOREVER : os_now_ms() + within_ms;
    conn_watch(c)->events = (short)events;
}

GEO_FN void conn_free(conn *c) {
    if (c->gone) {
        atomic_store(c->gone, true);
    }
    buffer_return(&c->body);
    buffer_return(&c->spill);
    os_close(c->fd);
    *conn_watch(c) = (os_watch){.fd = -1}; /* whoever gets this place has had no event yet */
    c->state = CONN_FREE;
    conns.used--;
}

/* Closing at once could reset the connection before the peer has read our reply. */
GEO_FN void conn_end(conn *c) {
    buffer_return(&c->spill);
    c->gone = NULL;
    if (c->keep_alive) {
        conn_expect(c, CONN_READING, OS_READ, CONN_IDLE_MS);
        return;
    }
    os_shutdown_send(c->fd);
    c->len = 0;
    conn_expect(c, CONN_DRAINING, OS_READ, CONN_DRAIN_MS);
}

GEO_FN bool conn_push(conn *c) {
    while (c->rest.len) {
        ptrdiff_t sent = os_send(c->fd, c->rest);
        if (sent == OS_AGAIN) {
            return true;
        }
        if (sent < 0) {
            conn_free(c);
            return false;
        }
        c->rest = str_from(c->rest, (size_t)sent);
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
        conn_free(c); /* too many slow readers at once */
        return;
    }
    memcpy(buffer_at(c->spill), c->rest.at, c->rest.len);
    c->rest.at = buffer_at(c->spill);
    conn_expect(c, CONN_WRITING, OS_WRITE, CONN_WRITE_MS);
}

GEO_FN bool conn_take(conn *c) {
    size_t room = MIN(CONN_IN_MAX - c->len, (size_t)CONN_TAKE_MAX);
    ptrdiff_t size = room ? os_recv(c->fd, c->in + c->len, room) : OS_AGAIN;
    if (size == OS_AGAIN) {
        conn_watch(c)->events = (short)(room ? conn_watch(c)->events : conn_watch(c)->events & ~OS_READ);
        return false;
    }
    if (size <= 0) { /* closed or broken: nobody waits for what we do here */
        conn_free(c);
        return false;
    }
    c->len += (size_t)size;
    return true;
}

GEO_FN void conn_shift(conn *c, size_t size) {
    c->len -= size;
    memmove(c->in, c->in + size, c->len);
}

/* ---- coming and going ---- */

static int peer_count(str host) {
    int count = 0;
    for (int i = 0; i < conns.high; i++) {
        const conn *c = &conns.conns[i];
        count += c->state != CONN_FREE && str_eq((str){c->peer, c->host_len}, host);
    }
    return count;
}

/* A free place; when there is none, that of the connection that has idled longest between requests. */
static conn *conn_vacant(void) {
    conn *oldest = NULL;
    for (int i = 0; i < conns.max; i++) {
        conn *c = &conns.conns[i];
        if (c->state == CONN_FREE) {
            return c;
        }
        if (c->state == CONN_READING && !c->len && (!oldest || c->due_ms < oldest->due_ms)) {
            oldest = c;
        }
    }
    if (oldest) {
        conn_free(oldest);
    }
    return oldest;
}

GEO_FN void conn_refuse(int fd) {
    os_send(fd, STR("HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\n"
                    "Connection: close\r\n\r\n"));
    os_close(fd);
}

GEO_FN void conn_open(int fd, const os_address *peer, int peer_max) {
    char text[CONN_PEER_MAX];
    str name = os_address_text(peer, text, sizeof text);
    size_t host_len = name.len;
    while (host_len && name.at[host_len - 1] != ':') {
        host_len--;
    }
    str host = str_head(name, host_len ? host_len - 1 : name.len);
    bool fits = peer_count(host) < peer_max;
    conn *c = fits ? conn_vacant() : NULL;
    if (!c) {
        conn_refuse(fd);
        return;
    }
    char *in = c->in;
    *c = (conn){.fd = fd, .in = in, .job = -1, .body = -1, .spill = -1};
    memcpy(c->peer, name.at, name.len);
    c->peer_len = name.len;
    c->host_len = host.len;
    conns.used++;
    conns.high = MAX(conns.high, conn_place(c) + 1);
    conn_watch(c)->fd = fd;
    conn_expect(c, CONN_READING, OS_READ, CONN_HEAD_MS);
}

GEO_FN void conn_sweep(bool stopping) {
    int64_t now_ms = os_now_ms();
    for (int i = 0; i < conns.high; i++) {
        conn *c = &conns.conns[i];
        bool idle = c->state == CONN_READING && !c->len && !c->head_len;
        if (c->state != CONN_FREE && (c->due_ms <= now_ms || (idle && stopping))) {
            conn_free(c);
        }
    }
    while (conns.high && conns.conns[conns.high - 1].state == CONN_FREE) {
        conns.high--;
    }
}

GEO_FN bool conn_start(int places) {
    size_t count = (size_t)places, watches = CONN_WATCHES_MAX + count;
    conns.max = places;
    conns.watches = os_reserve(watches * sizeof *conns.watches);
    conns.conns = os_reserve(count * sizeof *conns.conns);
    conns.buffers = os_reserve((size_t)CONN_BUFFERS_MAX * CONN_BUFFER_MAX);
    char *in = os_reserve(count * CONN_IN_MAX);
    if (!conns.watches || !conns.conns || !conns.buffers || !in) {
        return false;
    }
    for (size_t i = 0; i < watches; i++) {
        conns.watches[i] = (os_watch){.fd = -1};
    }
    for (size_t i = 0; i < count; i++) {
        conns.conns[i].in = in + i * CONN_IN_MAX;
    }
    return true;
}
