#ifndef GEO_OS_SOCKET_H
#define GEO_OS_SOCKET_H
/* os_socket -- addresses and sockets. All sockets are non-blocking: os_poll waits for them. Calls
 * fail as those of os do. */

#include "../base/str.h"

enum { OS_ADDRESSES_MAX = 16 }; /* of one name; more are not worth trying */

typedef struct {
    unsigned size; /* bytes used of raw */
    union {
        uint64_t align;
        char bytes[128]; /* as large as sockaddr_storage */
    } raw;
} os_address;

/* Only digits and dots, or any colon: it is an address, or at least no host name. */
GEO_FN bool os_socket_is_numeric(const char *host);
/* The addresses of a name, or of a numeric address without a lookup, in the system's order of
 * preference. Blocks for as long as the resolver does. Returns their count; 0: none, and os_why()
 * completes "host could not be resolved: ...". */
GEO_FN int os_socket_resolve(const char *host, int port, os_address list[OS_ADDRESSES_MAX]);
/* False: the path is too long. */
GEO_FN bool os_socket_unix_address(const char *path, os_address *address);
/* "127.0.0.1:80", "[::1]:80" or "unix:/path", for logs and per-peer limits. */
GEO_FN str os_socket_address_text(const os_address *address, char *text, size_t cap);
GEO_FN str os_socket_address_host(str text); /* that text without the port; keeps the colon */
enum { OS_NET_BYTES = 8 };
/* What one user has: an IPv4 address, or the first half of an IPv6 one; in `bytes`. */
GEO_FN str os_socket_address_net(const os_address *address, char bytes[OS_NET_BYTES]);
GEO_FN bool os_socket_address_is_loopback(const os_address *address);

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
/* Sends one datagram to a unix socket; a path that begins with @ is a name of Linux. False: it was
 * not taken at once. */
GEO_FN bool os_socket_tell(const char *path, str text);
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
