/* os_poller -- waits on thousands of sockets at once.
 *
 * Flow: the HTTP server's event loop sits here. Owns what the system has been told. Outside facts:
 * Linux's epoll, used level-triggered, whose event bits are poll's; closing a descriptor takes it
 * out of the queue. */
#include "os_poller.h"

#include <errno.h>
#include <sys/resource.h>

#if defined(__linux__)
#include <sys/epoll.h>

_Static_assert(EPOLLIN == POLLIN && EPOLLOUT == POLLOUT && EPOLLERR == POLLERR &&
                   EPOLLHUP == POLLHUP,
               "the bits of the two are the same");

static int os_poller_queue(void) {
    return epoll_create1(EPOLL_CLOEXEC);
}

/* False: one more takes memory that the system, or this user's share of it, has not. */
static bool os_poller_tell(const os_poller *w, int place, bool is_new) {
    const os_watch *watch = &w->list[place];
    struct epoll_event e = {.events = (uint32_t)(unsigned short)watch->events,
                            .data = {.u32 = (uint32_t)place}};
    int how = is_new ? EPOLL_CTL_ADD : EPOLL_CTL_MOD;
    bool good = epoll_ctl(w->queue, how, watch->fd, &e) == 0;
    ASSERT(good || (is_new && (errno == ENOMEM || errno == ENOSPC)));
    return good || os_failed();
}

static int os_poller_ask(os_poller *w, int nap_ms) {
    struct epoll_event list[OS_POLLER_READY_MAX];
    int count = epoll_wait(w->queue, list, OS_POLLER_READY_MAX, nap_ms);
    ASSERT(count >= 0 || errno == EINTR);
    for (int i = 0; i < count; i++) {
        w->ready[i] = (os_ready){(int)list[i].data.u32, (int)list[i].events};
    }
    return MAX(count, 0);
}
#else
static int os_poller_queue(void) {
    return -1;
}

static bool os_poller_tell(const os_poller *w, int place, bool is_new) {
    (void)w;
    (void)place;
    (void)is_new;
    return true;
}

static int os_poller_ask(os_poller *w, int nap_ms) {
    (void)w;
    (void)nap_ms;
    return 0;
}
#endif

/* Soft limits are 1024 on most systems, for the sake of select(). */
static void os_poller_raise_limit(int wanted) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < (rlim_t)wanted) {
        limit.rlim_cur = MIN((rlim_t)wanted, limit.rlim_max);
        setrlimit(RLIMIT_NOFILE, &limit); /* refused: accepting will fail, which is dealt with */
    }
}

GEO_FN bool os_poller_open(os_poller *w, int places) {
    w->list = os_reserve((size_t)places * sizeof *w->list);
    w->places = places;
    w->high = 0;
    w->queue = os_poller_queue();
    os_poller_raise_limit(places + OS_POLLER_SPARE);
    return w->list != NULL;
}

GEO_FN bool os_poller_watch(os_poller *w, int place, int fd, int events) {
    ASSERT(place >= 0 && place < w->places);
    for (; w->high <= place; w->high++) {
        w->list[w->high] = (os_watch){.fd = -1};
    }
    os_watch *watch = &w->list[place];
    bool is_new = watch->fd != fd;
    if (is_new || watch->events != events) {
        *watch = (os_watch){.fd = fd, .events = (short)events};
        if (fd >= 0 && w->queue >= 0 && !os_poller_tell(w, place, is_new)) {
            watch->fd = -1;
            return false;
        }
    }
    return true;
}

static int os_poller_poll(os_poller *w, int64_t deadline_ms) {
    int count = 0, left = os_poll(w->list, w->high, deadline_ms);
    for (int i = 0; left > 0 && i < w->high && count < OS_POLLER_READY_MAX; i++) {
        if (w->list[i].revents) {
            w->ready[count++] = (os_ready){i, w->list[i].revents};
            left--;
        }
    }
    return count;
}

GEO_FN int os_poller_wait(os_poller *w, int64_t deadline_ms) {
    enum { NAP_MAX_MS = 1 << 30 }; /* the system takes an int */
    if (w->queue < 0) {
        return os_poller_poll(w, deadline_ms);
    }
    for (;;) {
        int64_t left_ms = MAX(deadline_ms - os_now_ms(), 0);
        int count = os_poller_ask(w, (int)MIN(left_ms, NAP_MAX_MS));
        if (count || left_ms == 0) {
            return count;
        }
    }
}
