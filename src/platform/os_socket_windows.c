/* os_socket_windows -- os_socket on Windows: Winsock 2. Owns nothing. Outside facts: the Winsock
 * reference. */
#include "os_windows.h"

#include <string.h>

#include "os.h"
#include "os_address.h"
#include "os_socket.h"

static bool os_socket_failed(void) {
    return os_windows_failed_with((DWORD)WSAGetLastError());
}

/* Owns s: closes it and returns -1 when it cannot be set up. */
static int os_socket_prepare(SOCKET s, int family) {
    u_long on = 1;
    int fd = os_windows_descriptor(s), quick = 1;
    if (fd >= 0 && ioctlsocket(s, (long)FIONBIO, &on) != 0) {
        os_socket_failed();
        closesocket(s);
        return -1;
    }
    if (fd >= 0 && family != AF_UNIX) {
        setsockopt(s, IPPROTO_TCP, TCP_NODELAY, (const char *)&quick, sizeof quick);
    }
    return fd;
}

static int os_socket_open(int family) {
    SOCKET s = WSASocketW(family, SOCK_STREAM, 0, NULL, 0,
                          WSA_FLAG_OVERLAPPED | WSA_FLAG_NO_HANDLE_INHERIT);
    return os_socket_prepare(s, family);
}

static const struct sockaddr *os_socket_name(const os_address *a) {
    return (const struct sockaddr *)(const void *)&a->raw;
}

GEO_FN int os_socket_connect(const os_address *to) {
    int fd = os_socket_open(os_address_family(to));
    if (fd >= 0 && connect(os_windows_socket(fd), os_socket_name(to), (int)to->size) != 0 &&
        WSAGetLastError() != WSAEWOULDBLOCK) {
        os_socket_failed();
        os_close(fd);
        return -1;
    }
    return fd;
}

GEO_FN bool os_socket_connected(int fd) {
    int code = 0, size = sizeof code;
    if (getsockopt(os_windows_socket(fd), SOL_SOCKET, SO_ERROR, (char *)&code, &size) != 0) {
        return os_socket_failed();
    }
    return code == 0 || os_windows_failed_with((DWORD)code);
}

GEO_FN void os_socket_remove_stale(const os_address *at) {
    struct sockaddr_un u;
    memcpy(&u, at->raw.bytes, sizeof u);
    int fd = os_socket_open(AF_UNIX);
    u_long off = 0;
    if (fd >= 0 && ioctlsocket(os_windows_socket(fd), (long)FIONBIO, &off) == 0 &&
        connect(os_windows_socket(fd), os_socket_name(at), (int)at->size) != 0 &&
        WSAGetLastError() == WSAECONNREFUSED && os_is_link(u.sun_path)) {
        os_remove(u.sun_path); /* the file of a socket is a reparse point */
    }
    os_close(fd);
}

/* SO_REUSEADDR would let another program take the port away. */
GEO_FN int os_socket_listen(const os_address *at, int backlog) {
    int on = 1, fd = os_socket_open(os_address_family(at));
    if (fd < 0) {
        return -1;
    }
    SOCKET s = os_windows_socket(fd);
    if (os_address_family(at) == AF_UNIX) {
        os_socket_remove_stale(at);
    } else {
        setsockopt(s, SOL_SOCKET, SO_EXCLUSIVEADDRUSE, (const char *)&on, sizeof on);
    }
    if (bind(s, os_socket_name(at), (int)at->size) != 0 || listen(s, backlog) != 0) {
        os_socket_failed();
        os_close(fd);
        return -1;
    }
    return fd;
}

GEO_FN bool os_socket_local_address(int fd, os_address *address) {
    int size = sizeof address->raw;
    if (getsockname(os_windows_socket(fd), (struct sockaddr *)(void *)&address->raw, &size) != 0) {
        return os_socket_failed();
    }
    address->size = (unsigned)size;
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
    (void)fd;
    return os_refuse("there is no systemd here");
}

GEO_FN int os_socket_notifier(const char *path) {
    (void)path;
    os_refuse("there is no systemd here");
    return -1;
}

/* The result of recv or send as os_socket.h defines it. */
static ptrdiff_t os_socket_result(int size) {
    if (size >= 0) {
        return size;
    }
    if (WSAGetLastError() == WSAEWOULDBLOCK) {
        return OS_AGAIN;
    }
    os_socket_failed();
    return OS_FAILED;
}

GEO_FN int os_socket_accept(int fd, os_address *peer) {
    for (;;) {
        memset(peer, 0, sizeof *peer);
        int size = sizeof peer->raw;
        SOCKET s = accept(os_windows_socket(fd), (struct sockaddr *)(void *)&peer->raw, &size);
        if (s != INVALID_SOCKET) {
            peer->size = (unsigned)size;
            int client = os_socket_prepare(s, os_address_family(peer));
            return client >= 0 ? client : OS_FAILED;
        }
        if (WSAGetLastError() != WSAECONNRESET) { /* that one has gone: take the next */
            return (int)os_socket_result(-1);
        }
    }
}

GEO_FN ptrdiff_t os_socket_recv(int fd, void *bytes, size_t size) {
    return os_socket_result(
        recv(os_windows_socket(fd), bytes, (int)MIN(size, (size_t)INT32_MAX), 0));
}

GEO_FN ptrdiff_t os_socket_send(int fd, str bytes) {
    return os_socket_result(
        send(os_windows_socket(fd), bytes.at, (int)MIN(bytes.len, (size_t)INT32_MAX), 0));
}

GEO_FN void os_socket_shutdown_send(int fd) {
    shutdown(os_windows_socket(fd), SD_SEND);
}
