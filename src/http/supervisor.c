/* supervisor -- socket activation and notification, without a library. Owns the count of sockets
 * that were handed over, whose descriptors are the server's, and the socket to the supervisor.
 *
 * A server whose sockets are opened by another needs no right to the network: in a namespace of its
 * own it can answer who connects, and reach nobody.
 *
 * Outside facts: sd_listen_fds(3), sd_notify(3), sd_watchdog_enabled(3), systemd.socket(5). */
#include "supervisor.h"

#include "../platform/log.h"
#include "../platform/os.h"
#include "../platform/os_address.h"
#include "../platform/os_socket.h"

enum { SUPERVISOR_FIRST = 3 }; /* SD_LISTEN_FDS_START */

static struct {
    int count;
    int notifier;     /* where to say so; -1: nowhere */
    int64_t alive_ms; /* when to say so again */
} supervisor = {.notifier = -1};

/* The number in a variable that is meant for this process; 0: none. */
static int64_t supervisor_number(const char *name, const char *process) {
    int64_t number = 0, id = 0;
    bool is_set = str_int(os_env(name), &number) && number > 0;
    bool is_ours = !os_env(process).len || (str_int(os_env(process), &id) && id == os_process_id());
    return is_set && is_ours ? number : 0;
}

static void supervisor_failed(str state) {
    log_event(LOG_WARN, "notify_failed", "The supervisor cannot be told %.*s: %s.", STR_ARG(state),
              os_why());
}

/* Now, as the sandbox lets nobody open a socket later. */
static void supervisor_open_notifier(void) {
    str path = os_env("NOTIFY_SOCKET");
    supervisor.notifier = path.len ? os_socket_notifier(path.at) : -1;
    if (path.len && supervisor.notifier < 0) {
        supervisor_failed(STR("anything"));
    }
}

GEO_FN bool supervisor_start(void) {
    int64_t count = os_env("LISTEN_PID").len ? supervisor_number("LISTEN_FDS", "LISTEN_PID") : 0;
    if (count > SUPERVISOR_SOCKETS_MAX) {
        log_event(LOG_ERROR, "listen_failed", "LISTEN_FDS has more than %d sockets.",
                  (int)SUPERVISOR_SOCKETS_MAX);
        return false;
    }
    for (int i = 0; i < (int)count; i++) {
        if (!os_socket_adopt(SUPERVISOR_FIRST + i)) {
            log_event(LOG_ERROR, "listen_failed", "Descriptor %d of LISTEN_FDS cannot be used: %s.",
                      SUPERVISOR_FIRST + i, os_why());
            return false;
        }
    }
    supervisor.count = (int)count;
    supervisor_open_notifier();
    return true;
}

GEO_FN int supervisor_socket_count(void) {
    return supervisor.count;
}

GEO_FN int supervisor_socket(int index) {
    ASSERT(index >= 0 && index < supervisor.count);
    return SUPERVISOR_FIRST + index;
}

GEO_FN str supervisor_address(int index, char *text, size_t cap) {
    os_address address = {0};
    os_socket_local_address(supervisor_socket(index), &address);
    return os_address_text(&address, text, cap);
}

GEO_FN bool supervisor_is_photon(int index) {
    str names = os_env("LISTEN_FDNAMES"), name = STR_NONE;
    for (int i = 0; i <= index; i++) {
        name = str_cut(&names, ':');
    }
    return str_eq(name, STR("photon"));
}

GEO_FN bool supervisor_is_local(void) {
    bool is_local = true;
    for (int i = 0; i < supervisor.count; i++) {
        os_address address = {0};
        is_local &= os_socket_local_address(supervisor_socket(i), &address) &&
                    os_address_is_loopback(&address);
    }
    return is_local;
}

GEO_FN void supervisor_tell(str state) {
    if (supervisor.notifier >= 0 && os_socket_send(supervisor.notifier, state) < 0) {
        supervisor_failed(state);
    }
}

GEO_FN void supervisor_alive(int64_t now_ms) {
    int64_t limit_ms = supervisor_number("WATCHDOG_USEC", "WATCHDOG_PID") / 1000;
    if (limit_ms && now_ms >= supervisor.alive_ms) {
        supervisor_tell(STR("WATCHDOG=1"));
        supervisor.alive_ms = now_ms + limit_ms / 2;
    }
}
