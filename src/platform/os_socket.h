#ifndef GEO_OS_SOCKET_H
#define GEO_OS_SOCKET_H
/* os_socket -- sockets. All sockets are non-blocking: os_poll waits for them. Calls
 * fail as those of os do. */

#include "../base/str.h"
#include "os_address.h"

/* Starts to connect: poll for OS_WRITE, then call os_socket_connected. -1: failed. */
GEO_FN int os_socket_connect(const os_address *to);
GEO_FN bool os_socket_connected(int fd);
/* Removes the file of a unix socket on which nobody listens any more. */
GEO_FN void os_socket_remove_stale(const os_address *at);
/* Listens, with SO_REUSEADDR; port 0: any free one. The file of a unix socket gets mode 0600 and
 * replaces a stale one. -1: failed. */
GEO_FN int os_socket_listen(const os_address *at, int backlog);
GEO_FN int os_socket_local_port(int fd);
GEO_FN bool os_socket_local_address(int fd, os_address *address);
/* Sets up an open descriptor as os_socket_listen would have. False: it is no listening socket. */
GEO_FN bool os_socket_adopt(int fd);
/* Connected to a unix socket that takes datagrams; a path that begins with @ is a name of Linux.
 * -1: failed. */
GEO_FN int os_socket_notifier(const char *path);
/* The next pending connection, with TCP_NODELAY; OS_AGAIN: none; OS_FAILED: e.g. out of
 * descriptors. */
GEO_FN int os_socket_accept(int fd, os_address *peer);

enum {
    OS_CLOSED = 0, /* os_socket_recv: the peer sends no more */
    OS_AGAIN = -1, /* would block: poll first */
    OS_FAILED = -2
};

GEO_FN ptrdiff_t os_socket_recv(int fd, void *bytes, size_t size); /* > 0: bytes, or one of these */
GEO_FN ptrdiff_t os_socket_send(int fd, str bytes); /* > 0: bytes, or OS_AGAIN, OS_FAILED */
GEO_FN void os_socket_shutdown_send(int fd);        /* we send no more; the peer may */

#endif
