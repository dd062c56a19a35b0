/* net -- one outgoing connection.
 *
 * Owns the running name lookups, which may outlive their call: the resolver of the C library cannot
 * be interrupted, so it runs on a thread of its own, and the call may stop waiting. Outside facts:
 * RFC 8305 (Happy Eyeballs: how to try several addresses). */
#include "net.h"

#include <stdio.h>
#include <string.h>

#include "../platform/os.h"
#include "../platform/os_address.h"
#include "../platform/os_socket.h"

enum {
    NET_LOOKUPS_MAX = 8,       /* threads that a dead name server can block at a time */
    NET_WHY_MAX = 160,         /* a reason of os_why */
    NET_CANCEL_CHECK_MS = 100, /* how late a cancellation is noticed, at most */
    NET_STAGGER_MS = 250,      /* RFC 8305 section 8 */
};

typedef enum { LOOKUP_FREE, LOOKUP_RUNNING, LOOKUP_DONE } net_lookup_state;

typedef struct {
    net_lookup_state state;
    int waiters; /* calls that want to know; none: all have given up */
    char host[NET_HOST_MAX];
    int port, count; /* count of addresses; 0: see `why` */
    os_address addresses[OS_ADDRESSES_MAX];
    char why[NET_WHY_MAX];
} net_lookup;

static struct {
    os_mutex lock;
    os_cond changed;
    bool is_ready;
    net_lookup lookups[NET_LOOKUPS_MAX];
} net_state = {.lock = OS_MUTEX_INIT};

/* ---- waiting ---- */

static status net_fail_late(const net_conn *n) {
    double seconds = (double)(os_now_ms() - n->since_ms) / 1000;
    return call_fail(n->c, GEO_TIMEOUT, "%s did not answer within %.*f s.", n->peer,
                     seconds < 10 ? 1 : 0, seconds);
}

/* Whether the call may continue; if not, it says why. */
static bool net_may_continue(const net_conn *n) {
    if (call_is_cancelled(n->c)) {
        call_fail(n->c, GEO_CANCELLED, "The call was cancelled.");
        return false;
    }
    if (os_now_ms() >= n->c->deadline_ms) {
        net_fail_late(n);
        return false;
    }
    return true;
}

/* Until when to wait before the next look at the call's cancellation. */
static int64_t net_next_check_ms(int64_t deadline_ms) {
    return MIN(os_now_ms() + NET_CANCEL_CHECK_MS, deadline_ms);
}

static bool net_wait(const net_conn *n, short events) {
    while (n->may_wait && net_may_continue(n)) {
        os_watch watch = {.fd = n->fd, .events = events};
        if (os_poll(&watch, 1, net_next_check_ms(n->c->deadline_ms)) > 0) {
            return true; /* or broken: the next read or write says how */
        }
    }
    return false;
}

/* ---- names ---- */

static void *net_lookup_run(void *ctx) {
    net_lookup *l = ctx; /* host and port are ours until the state changes */
    os_address found[OS_ADDRESSES_MAX];
    int count = os_address_resolve(l->host, l->port, found);
    os_lock(&net_state.lock);
    memcpy(l->addresses, found, sizeof found[0] * (size_t)count);
    l->count = count;
    snprintf(l->why, sizeof l->why, "%s", count ? "" : os_why());
    l->state = l->waiters ? LOOKUP_DONE : LOOKUP_FREE;
    os_wake_all(&net_state.changed);
    os_unlock(&net_state.lock);
    return NULL;
}

static void net_fail_name(const net_conn *n, const char *host, const char *why) {
    call_fail(n->c, GEO_UNREACHABLE, "The name %s cannot be resolved: %s.", host, why);
    call_advise(n->c, "Check the name and the name servers of this machine; a FROM scratch image "
                      "needs /etc/resolv.conf, or an IP address in NOMINATIM_BASE_URL.");
}

/* The lookup of this host that runs, or whose result is still being taken, or else a free one;
 * NULL: none. */
static net_lookup *net_lookup_find(const char *host, int port) {
    net_lookup *found = NULL;
    for (int i = 0; i < NET_LOOKUPS_MAX; i++) {
        net_lookup *l = &net_state.lookups[i];
        if (l->state != LOOKUP_FREE && l->port == port && strcmp(l->host, host) == 0) {
            return l;
        }
        found = l->state == LOOKUP_FREE ? l : found;
    }
    return found;
}

/* Starts a lookup, or waits for the same one with other calls; NULL: the call says why not. The
 * lock is held. */
static net_lookup *net_lookup_join(const net_conn *n, const char *host, int port) {
    if (!net_state.is_ready) {
        os_cond_init(&net_state.changed);
        net_state.is_ready = true;
    }
    net_lookup *l = net_lookup_find(host, port);
    if (!l) {
        net_fail_name(n, host, "the name server does not answer");
        return NULL;
    }
    if (l->state == LOOKUP_FREE) {
        l->port = port;
        snprintf(l->host, sizeof l->host, "%s", host);
        l->state = LOOKUP_RUNNING;
        if (!os_thread(net_lookup_run, l)) {
            l->state = LOOKUP_FREE;
            call_fail(n->c, GEO_UNREACHABLE, "%s cannot be resolved: %s.", host, os_why());
            return NULL;
        }
    }
    l->waiters++;
    return l;
}

/* Copies what was found, if the lookup is done; returns the count. The lock is held. */
static int net_lookup_leave(const net_conn *n, net_lookup *l, os_address list[OS_ADDRESSES_MAX]) {
    bool is_done = l->state == LOOKUP_DONE;
    int count = is_done ? l->count : 0;
    memcpy(list, l->addresses, sizeof list[0] * (size_t)count);
    if (!count && n->c->code == GEO_OK) {
        net_fail_name(n, l->host, is_done ? l->why : "the name server does not answer");
    }
    l->waiters--;
    if (is_done && !l->waiters) {
        l->state = LOOKUP_FREE;
    }
    return count;
}

/* Resolves the host into list; returns the count, 0: the call says why. */
static int net_resolve(const net_conn *n, const char *host, int port, int64_t until_ms,
                       os_address list[OS_ADDRESSES_MAX]) {
    if (os_address_is_numeric(host)) {
        int count = os_address_resolve(host, port, list);
        if (!count) {
            net_fail_name(n, host, os_why());
        }
        return count;
    }
    os_lock(&net_state.lock);
    net_lookup *l = net_lookup_join(n, host, port);
    bool waits = l != NULL;
    while (waits && l->state == LOOKUP_RUNNING) {
        waits = net_may_continue(n) && os_now_ms() < until_ms;
        if (waits) {
            os_wait(&net_state.changed, &net_state.lock, net_next_check_ms(until_ms));
        }
    }
    int count = l ? net_lookup_leave(n, l, list) : 0;
    os_unlock(&net_state.lock);
    return count;
}

/* ---- connecting ---- */

/* The connection attempts; a closed one keeps its slot with fd -1. */
typedef struct {
    os_watch watches[OS_ADDRESSES_MAX];
    int started, open;
    int64_t next_ms; /* when to start the next one */
    char why[NET_WHY_MAX];
} net_race;

/* Alternates between the address families, so that a broken one costs a single NET_STAGGER_MS and
 * not one for each of its addresses. */
static void net_interleave(os_address *list, int count) {
    for (int i = 1; i < count; i++) {
        int j = i;
        while (j < count &&
               list[j].size == list[i - 1].size) { /* the size tells the families apart */
            j++;
        }
        if (j < count) {
            os_address moved = list[j];
            memmove(&list[i + 1], &list[i], sizeof list[0] * (size_t)(j - i));
            list[i] = moved;
        }
    }
}

static void net_race_set_why(net_race *r) {
    snprintf(r->why, sizeof r->why, "%s", os_why());
}

static void net_race_start(net_race *r, const os_address *address) {
    int fd = os_socket_connect(address);
    r->watches[r->started++] = (os_watch){.fd = fd, .events = OS_WRITE};
    r->next_ms = os_now_ms() + NET_STAGGER_MS;
    if (fd < 0) {
        net_race_set_why(r);
        r->next_ms = 0;
    } else {
        r->open++;
    }
}

/* The first connected fd, which now belongs to the caller; -1: none yet. */
static int net_race_poll(net_race *r, int64_t until_ms) {
    os_poll(r->watches, r->started, until_ms);
    for (int i = 0; i < r->started; i++) {
        os_watch *w = &r->watches[i];
        if (w->fd < 0 || !w->revents) {
            continue;
        }
        int fd = w->fd;
        w->fd = -1;
        r->open--;
        if (os_socket_connected(fd)) {
            return fd;
        }
        net_race_set_why(r);
        os_close(fd);
        r->next_ms = 0; /* start the next one at once */
    }
    return -1;
}

static int net_race_run(const net_conn *n, const os_address *list, int count, int64_t until_ms) {
    net_race r = {.next_ms = 0};
    int winner = -1;
    bool may_continue = true;
    while (winner < 0 && may_continue && (r.started < count || r.open)) {
        if (r.started < count && os_now_ms() >= r.next_ms) {
            net_race_start(&r, &list[r.started]);
        }
        if (r.open) {
            int64_t check_ms = net_next_check_ms(until_ms);
            winner = net_race_poll(&r, r.started < count ? MIN(check_ms, r.next_ms) : check_ms);
        }
        may_continue = winner >= 0 || (net_may_continue(n) && os_now_ms() < until_ms);
    }
    for (int i = 0; i < r.started; i++) {
        os_close(r.watches[i].fd);
    }
    if (winner < 0 && n->c->code == GEO_OK) {
        call_fail(n->c, GEO_UNREACHABLE, "%s cannot be reached: %s.", n->peer,
                  r.open ? "it does not answer" : r.why);
    }
    return winner;
}

static void net_start(net_conn *n, call *c, const char *peer) {
    *n = (net_conn){.fd = -1};
    net_use(n, c);
    call_clear_failure(c);
    snprintf(n->peer, sizeof n->peer, "%s", peer);
}

/* Leaves the public ones in the list; returns their count. */
static int net_keep_public(const net_conn *n, os_address *list, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (os_address_is_public(&list[i])) {
            list[kept++] = list[i];
        }
    }
    if (!kept && count) {
        call_fail(n->c, GEO_DENIED, "%s is not in the public internet.", n->peer);
    }
    return kept;
}

GEO_FN status net_connect(net_conn *n, call *c, const char *host, int port, net_reach reach,
                          int timeout_ms) {
    os_address list[OS_ADDRESSES_MAX];
    char peer[NET_PEER_MAX];
    snprintf(peer, sizeof peer, "%s port %d", host, port);
    net_start(n, c, peer);
    int64_t until_ms = MIN(n->since_ms + timeout_ms, c->deadline_ms);
    int count = net_resolve(n, host, port, until_ms, list);
    count = reach == NET_PUBLIC ? net_keep_public(n, list, count) : count;
    if (!count) {
        return c->code;
    }
    net_interleave(list, count);
    n->fd = net_race_run(n, list, count, until_ms);
    return n->fd >= 0 ? GEO_OK : c->code;
}

GEO_FN status net_connect_unix(net_conn *n, call *c, const char *path, int timeout_ms) {
    os_address address;
    net_start(n, c, path);
    if (!os_address_unix(path, &address)) {
        return call_fail(c, GEO_UNREACHABLE, "%s cannot be reached: %s.", path, os_why());
    }
    n->fd = net_race_run(n, &address, 1, MIN(n->since_ms + timeout_ms, c->deadline_ms));
    return n->fd >= 0 ? GEO_OK : c->code;
}

/* ---- an open connection ---- */

GEO_FN void net_use(net_conn *n, call *c) {
    n->c = c;
    n->may_wait = c != NULL;
    n->since_ms = os_now_ms();
}

GEO_FN void net_stop_waiting(net_conn *n) {
    n->may_wait = false;
}

GEO_FN bool net_is_idle(const net_conn *n) {
    os_watch watch = {.fd = n->fd, .events = OS_READ};
    return n->fd >= 0 && os_poll(&watch, 1, 0) == 0;
}

GEO_FN void net_close(net_conn *n) {
    os_close(n->fd);
    n->fd = -1;
}

static ptrdiff_t net_lost(const net_conn *n) {
    if (n->c) {
        call_fail(n->c, GEO_UNREACHABLE, "The connection to %s was lost: %s.", n->peer, os_why());
    }
    return -1;
}

static ptrdiff_t net_read(void *context, char *bytes, size_t size) {
    const net_conn *n = context;
    if (n->may_wait && !net_may_continue(n)) { /* the peer may send a few bytes again and again */
        return -1;
    }
    for (;;) {
        ptrdiff_t got = os_socket_recv(n->fd, bytes, size);
        if (got >= 0) {
            return got;
        }
        if (got != OS_AGAIN) {
            return net_lost(n);
        }
        if (!net_wait(n, OS_READ)) {
            return -1;
        }
    }
}

static ptrdiff_t net_write(void *context, str bytes) {
    const net_conn *n = context;
    for (;;) {
        ptrdiff_t put = os_socket_send(n->fd, bytes);
        if (put >= 0) {
            return put;
        }
        if (put != OS_AGAIN) {
            return net_lost(n);
        }
        if (!net_wait(n, OS_WRITE)) {
            return -1;
        }
    }
}

GEO_FN net_transport net_transport_of(net_conn *n) {
    return (net_transport){.read = net_read, .write = net_write, .context = n};
}
