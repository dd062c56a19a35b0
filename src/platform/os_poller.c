/* os_poller -- waits for thousands of sockets.
 *
 * The event loop of the HTTP server waits here. Owns the epoll descriptor, which is never closed.
 * Outside facts: Linux's epoll(7), level-triggered, with the event bits of poll; closing a
 * descriptor removes it. */
#include "os_poller.h"

#include <errno.h>
#include <sys/resource.h>

#if defined(__linux__)
#include <sys/epoll.h>

_Static_assert(EPOLLIN == POLLIN && EPOLLOUT == POLLOUT && EPOLLERR == POLLERR &&
                   EPOLLHUP == POLLHUP,
               "events are passed through unchanged");

static int os_poller_epoll(void) {
    return epoll_create1(EPOLL_CLOEXEC);
}

/* False: out of memory, or over this user's limit of watches; only for a new one. */
static bool os_poller_update(const os_poller *p, int slot, bool is_new) {
    const os_watch *watch = &p->list[slot];
    struct epoll_event e = {.events = (uint32_t)(unsigned short)watch->events,
                            .data = {.u32 = (uint32_t)slot}};
    int op = is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD;
    bool good = epoll_ctl(p->epoll, op, watch->fd, &e) == 0;
    ASSERT(good || (is_new && (errno == ENOMEM || errno == ENOSPC)));
    return good || os_failed();
}

static int os_poller_epoll_wait(os_poller *p, int nap_ms) {
    struct epoll_event list[OS_POLLER_READY_MAX];
    int count = epoll_wait(p->epoll, list, OS_POLLER_READY_MAX, nap_ms);
    ASSERT(count >= 0 || errno == EINTR);
    for (int i = 0; i < count; i++) {
        p->ready[i] = (os_ready){(int)list[i].data.u32, (int)list[i].events};
    }
    return MAX(count, 0);
}
#else
static int os_poller_epoll(void) {
    return -1;
}

static bool os_poller_update(const os_poller *p, int slot, bool is_new) {
    (void)p;
    (void)slot;
    (void)is_new;
    return true;
}

static int os_poller_epoll_wait(os_poller *p, int nap_ms) {
    (void)p;
    (void)nap_ms;
    return 0;
}
#endif

/* Soft limits are 1024 on most systems, for the sake of select(). */
static void os_poller_raise_limit(int wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)wanted) {
        limit.rlim_cur = MIN((rlim_t)wanted, limit.rlim_max);
        setrlimit(RLIMIT_NOFILE, &limit); /* if refused, accept fails, which is handled */
    }
}

GEO_FN bool os_poller_open(os_poller *p, int slots) {
    p->list = os_reserve((size_t)slots * sizeof *p->list);
    p->slots = slots;
    p->high = 0;
    p->epoll = os_poller_epoll();
    os_poller_raise_limit(slots + OS_POLLER_SPARE);
    return p->list != NULL;
}

GEO_FN bool os_poller_watch(os_poller *p, int slot, int fd, int events) {
    ASSERT(slot >= 0 && slot < p->slots);
    for (; p->high <= slot; p->high++) {
        p->list[p->high] = (os_watch){.fd = -1};
    }
    os_watch *watch = &p->list[slot];
    bool is_new = watch->fd != fd;
    if (is_new || watch->events != events) {
        *watch = (os_watch){.fd = fd, .events = (short)events};
        if (fd >= 0 && p->epoll >= 0 && !os_poller_update(p, slot, is_new)) {
            watch->fd = -1;
            return false;
        }
    }
    return true;
}

static int os_poller_poll(os_poller *p, int64_t deadline_ms) {
    int count = 0, left = os_poll(p->list, p->high, deadline_ms);
    for (int i = 0; left > 0 && i < p->high && count < OS_POLLER_READY_MAX; i++) {
        if (p->list[i].revents) {
            p->ready[count++] = (os_ready){i, p->list[i].revents};
            left--;
        }
    }
    return count;
}

GEO_FN int os_poller_wait(os_poller *p, int64_t deadline_ms) {
    enum { NAP_MAX_MS = 1 << 30 }; /* epoll_wait takes an int */
    if (p->epoll < 0) {
        return os_poller_poll(p, deadline_ms);
    }
    for (;;) {
        int64_t left_ms = MAX(deadline_ms - os_now_ms(), 0);
        int count = os_poller_epoll_wait(p, (int)MIN(left_ms, NAP_MAX_MS));
        if (count || left_ms == 0) {
            return count;
        }
    }
}
