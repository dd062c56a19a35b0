/* os_socket -- sockets.
 *
 * Owns nothing: descriptors belong to the callers. Outside facts: POSIX.1-2008. */
#include "os_socket.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "os.h"

#if !defined(MSG_NOSIGNAL)
#define MSG_NOSIGNAL 0 /* macOS has SO_NOSIGPIPE instead */
#endif

/* Owns fd: closes it and returns -1 when it cannot be set up. */
static int os_socket_prepare(int fd, int family) {
    if (fd < 0) {
        return -1;
    }
    if (fcntl(fd, F_SETFL, O_NONBLOCK) != 0 || fcntl(fd, F_SETFD, FD_CLOEXEC) != 0) {
        os_failed();
        os_close(fd);
        return -1;
    }
    if (family != AF_UNIX) {
        int on = 1; /* messages are written whole: waiting to fill packets would only delay them */
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    }
#if defined(SO_NOSIGPIPE)
    int quiet = 1; /* where there is no MSG_NOSIGNAL */
    setsockopt(fd, SOL_SOCKET, SO_NOSIGPIPE, &quiet, sizeof quiet);
#endif
    return fd;
}

static int os_socket_open(int family) {
    int fd = socket(family, SOCK_STREAM, 0);
    if (fd < 0) {
        os_failed();
    }
    return os_socket_prepare(fd, family);
}

GEO_FN int os_socket_connect(const os_address *to) {
    int fd = os_socket_open(os_address_family(to));
    if (fd >= 0 && connect(fd, (const struct sockaddr *)(const void *)&to->raw, to->size) != 0 &&
        errno != EINPROGRESS && errno != EINTR) {
        os_failed();
        os_close(fd);
        return -1;
    }
    return fd;
}

GEO_FN bool os_socket_connected(int fd) {
    int code = 0;
    socklen_t size = sizeof code;
    if (getsockopt(fd, SOL_SOCKET, SO_ERROR, &code, &size) != 0) {
        return os_failed();
    }
    return os_succeeded(code);
}

/* Only ECONNREFUSED means that nobody listens; EAGAIN means busy. */
GEO_FN void os_socket_remove_stale(const os_address *at) {
    struct sockaddr_un u;
    struct stat about;
    int fd = os_socket_open(AF_UNIX);
    memcpy(&u, at->raw.bytes, sizeof u);
    if (fd >= 0 && connect(fd, (const struct sockaddr *)(const void *)&u, sizeof u) != 0 &&
        errno == ECONNREFUSED && lstat(u.sun_path, &about) == 0 && S_ISSOCK(about.st_mode)) {
        unlink(u.sun_path);
    }
    if (fd >= 0) {
        os_close(fd);
    }
}

/* Socket files are for this user only. */
static bool os_socket_bind(int fd, const os_address *at) {
    bool is_file = os_address_family(at) == AF_UNIX;
    mode_t before = is_file ? umask(0177) : 0;
    if (is_file) {
        os_socket_remove_stale(at);
    }
    bool good =
        bind(fd, (const struct sockaddr *)(const void *)&at->raw, at->size) == 0 || os_failed();
    if (is_file) {
        umask(before);
    }
    return good;
}

GEO_FN int os_socket_listen(const os_address *at, int backlog) {
    int on = 1, fd = os_socket_open(os_address_family(at));
    if (fd < 0) {
        return -1;
    }
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (!os_socket_bind(fd, at) || (listen(fd, backlog) != 0 && !os_failed())) {
        os_close(fd);
        return -1;
    }
    return fd;
}

GEO_FN bool os_socket_local_address(int fd, os_address *address) {
    socklen_t size = sizeof address->raw;
    if (getsockname(fd, (struct sockaddr *)(void *)&address->raw, &size) != 0) {
        return os_failed();
    }
    address->size = (unsigned)MIN((size_t)size, sizeof address->raw);
    return true;
}

GEO_FN int os_socket_local_port(int fd) {
    os_address address;
    struct sockaddr_in6 v6; /* the port is at the same place in both families */
    if (!os_socket_local_address(fd, &address)) {
        return 0;
    }
    memcpy(&v6, address.raw.bytes, sizeof v6);
    return ntohs(v6.sin6_port);
}

GEO_FN bool os_socket_adopt(int fd) {
    os_address address;
    int type = 0, listens = 0;
    socklen_t size = sizeof type;
    if (getsockopt(fd, SOL_SOCKET, SO_TYPE, &type, &size) != 0 ||
        getsockopt(fd, SOL_SOCKET, SO_ACCEPTCONN, &listens, &size) != 0) {
        return os_failed();
    }
    if (type != SOCK_STREAM || !listens) {
        return os_refuse("it is no listening socket");
    }
    return os_socket_local_address(fd, &address) &&
           os_socket_prepare(fd, os_address_family(&address)) >= 0;
}

GEO_FN int os_socket_notifier(const char *path) {
    struct sockaddr_un u = {.sun_family = AF_UNIX};
    size_t len = strlen(path);
    if (len >= sizeof u.sun_path) {
        os_refuse("the path of the socket is too long");
        return -1;
    }
    memcpy(u.sun_path, path, len);
    if (path[0] == '@') {
        u.sun_path[0] = 0;
    }
    int fd = os_socket_prepare(socket(AF_UNIX, SOCK_DGRAM, 0), AF_UNIX);
    if (fd >= 0 && connect(fd, (const struct sockaddr *)(const void *)&u,
                           (socklen_t)(offsetof(struct sockaddr_un, sun_path) + len)) != 0) {
        os_failed();
        os_close(fd);
        return -1;
    }
    return fd;
}

GEO_FN int os_socket_accept(int fd, os_address *peer) {
    for (;;) {
        memset(peer, 0, sizeof *peer);
        socklen_t size = sizeof peer->raw;
        int client = accept(fd, (struct sockaddr *)(void *)&peer->raw, &size);
        if (client >= 0) {
            peer->size = (unsigned)MIN((size_t)size, sizeof peer->raw);
            client = os_socket_prepare(client, os_address_family(peer));
            return client >= 0 ? client : OS_FAILED;
        }
        if (errno == EAGAIN || errno == EWOULDBLOCK) {
            return OS_AGAIN;
        }
        if (errno != EINTR && errno != ECONNABORTED) { /* aborted: take the next one */
            os_failed();
            return OS_FAILED;
        }
    }
}

/* The result of recv or send as os_socket.h defines it. */
static ptrdiff_t os_socket_result(ssize_t size) {
    if (size >= 0) {
        return size;
    }
    if (errno == EAGAIN || errno == EWOULDBLOCK) {
        return OS_AGAIN;
    }
    os_failed();
    return OS_FAILED;
}

GEO_FN ptrdiff_t os_socket_recv(int fd, void *bytes, size_t size) {
    ssize_t got;
    do {
        got = recv(fd, bytes, size, 0);
    } while (got < 0 && errno == EINTR);
    return os_socket_result(got);
}

GEO_FN ptrdiff_t os_socket_send(int fd, str bytes) {
    ssize_t put;
    do {
        put = send(fd, bytes.at, bytes.len, MSG_NOSIGNAL);
    } while (put < 0 && errno == EINTR);
    return os_socket_result(put);
}

GEO_FN void os_socket_shutdown_send(int fd) {
    shutdown(fd, SHUT_WR);
}
