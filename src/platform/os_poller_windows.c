/* os_poller_windows -- os_poll and os_poller on Windows: WSAPoll over all slots. Owns nothing.
 * Outside facts: the Winsock reference. */
#include "os_windows.h"

#include "os.h"
#include "os_poller.h"

enum { OS_POLL_MAX = 64 /* of os_poll; a poller has room for its own */ };

static short os_events_wanted(const os_watch *w) {
    return (short)((w->events & OS_READ ? POLLRDNORM : 0) |
                   (w->events & OS_WRITE ? POLLWRNORM : 0));
}

/* A peer that sends no more hangs up here: reading tells. */
static short os_events_of(const os_watch *w, short got) {
    bool is_hung_up = got & POLLHUP, reads = w->events & OS_READ;
    return (short)((got & POLLRDNORM || (is_hung_up && reads) ? OS_READ : 0) |
                   (got & POLLWRNORM ? OS_WRITE : 0) |
                   (got & (POLLERR | POLLNVAL) || (is_hung_up && !reads) ? OS_BROKEN : 0));
}

/* Fills `room` with the sockets of the list; returns their count. Files are always ready. */
static int os_poll_begin(os_watch *list, int count, WSAPOLLFD *room, int *ready) {
    int sockets = 0;
    for (int i = 0; i < count; i++) {
        int fd = list[i].fd == 0 ? os_windows_stdin() : list[i].fd;
        bool is_file = fd >= 0 && !os_windows_is_socket(fd);
        list[i].revents = is_file ? list[i].events : 0;
        *ready += list[i].revents != 0;
        if (os_windows_is_socket(fd)) {
            room[sockets++] = (WSAPOLLFD){os_windows_socket(fd), os_events_wanted(&list[i]), 0};
        }
    }
    return sockets;
}

static int os_poll_in(os_watch *list, int count, int64_t deadline_ms, WSAPOLLFD *room) {
    for (;;) {
        int ready = 0, sockets = os_poll_begin(list, count, room, &ready), next = 0;
        DWORD nap_ms = ready ? 0 : os_windows_nap_ms(deadline_ms);
        if (sockets) {
            ASSERT(WSAPoll(room, (ULONG)sockets, (int)nap_ms) >= 0);
        } else {
            Sleep(nap_ms);
        }
        for (int i = 0; i < count && next < sockets; i++) {
            bool is_next = list[i].fd == 0 || os_windows_is_socket(list[i].fd);
            list[i].revents =
                is_next ? os_events_of(&list[i], room[next++].revents) : list[i].revents;
            ready += is_next && list[i].revents;
        }
        if (ready || os_now_ms() >= deadline_ms) {
            return ready;
        }
    }
}

GEO_FN int os_poll(os_watch *list, int count, int64_t deadline_ms) {
    WSAPOLLFD room[OS_POLL_MAX];
    ASSERT(count <= OS_POLL_MAX);
    return os_poll_in(list, count, deadline_ms, room);
}

/* ---- the poller ---- */

GEO_FN bool os_poller_open(os_poller *p, int slots) {
    size_t watches = (size_t)slots * sizeof *p->list;
    p->list = os_reserve(watches + (size_t)slots * sizeof(WSAPOLLFD));
    p->slots = slots;
    p->high = 0;
    return p->list != NULL;
}

GEO_FN bool os_poller_watch(os_poller *p, int slot, int fd, int events) {
    ASSERT(slot >= 0 && slot < p->slots);
    for (; p->high <= slot; p->high++) {
        p->list[p->high] = (os_watch){.fd = -1};
    }
    p->list[slot] = (os_watch){.fd = fd, .events = (short)events};
    return true;
}

GEO_FN int os_poller_wait(os_poller *p, int64_t deadline_ms) {
    WSAPOLLFD *room = (WSAPOLLFD *)(void *)(p->list + p->slots);
    int count = 0, left = os_poll_in(p->list, p->high, deadline_ms, room);
    for (int i = 0; left > 0 && i < p->high && count < OS_POLLER_READY_MAX; i++) {
        if (p->list[i].revents) {
            p->ready[count++] = (os_ready){i, p->list[i].revents};
            left--;
        }
    }
    return count;
}
