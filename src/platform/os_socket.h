#ifndef GEO_OS_SOCKET_H
#define GEO_OS_SOCKET_H
/* os_socket_socket -- addresses and sockets, all of them non-blocking: os_poll waits for them.
 * Failing calls are as in os. */

#include "../base/str.h"

enum { OS_ADDRESSES_MAX = 16 }; /* addresses of one name that are worth trying */

typedef struct {
    unsigned size; /* bytes used */
    union {
        uint64_t align;
        char bytes[128]; /* sockaddr_storage */
    } raw;
} os_address;

/* Digits and dots, or anything with a colon: an address, or no name that anybody would know. */
GEO_FN bool os_socket_is_numeric(const char *host);
/* Addresses of a name or a numeric address (then without asking anybody), in the system's order of
 * preference. Blocks for as long as the resolver likes. Answers their count; 0: none, os_why() is a
 * phrase that ends "host could not be resolved: ...". */
GEO_FN int os_socket_resolve(const char *host, int port, os_address list[OS_ADDRESSES_MAX]);
GEO_FN bool os_socket_unix_address(const char *path,
                                   os_address *address); /* false: path is too long */
/* Numeric form, "127.0.0.1:80", "[::1]:80", "unix:/path"; for logs and per-peer limits. */
GEO_FN str os_socket_address_text(const os_address *address, char *text, size_t cap);
GEO_FN str os_socket_address_host(str text); /* of that form, without the port; the colon stays */
GEO_FN bool os_socket_address_is_loopback(const os_address *address);

GEO_FN int os_socket_connect(
    const os_address *to); /* begun, not done: poll for OS_WRITE, then os_socket_connected */
GEO_FN bool os_socket_connected(int fd);
/* Takes away the file of a unix socket where nobody answers, as of a server that has ended. */
GEO_FN void os_socket_remove_stale(const os_address *at);
/* Listens, with SO_REUSEADDR; port 0 takes a free one. The file of a unix socket gets mode 0600,
 * and takes the place of one that nobody listens on. -1 failed. */
GEO_FN int os_socket_listen(const os_address *at, int backlog);
GEO_FN int os_socket_local_port(int fd);
/* The next waiting connection, with TCP_NODELAY; OS_AGAIN: none waits; OS_FAILED: e.g. out of
 * descriptors. */
GEO_FN int os_socket_accept(int fd, os_address *peer);

enum {
    OS_CLOSED = 0, /* os_socket_recv: the peer has sent all it will */
    OS_AGAIN = -1, /* nothing to take or no room now: poll first */
    OS_FAILED = -2
};

GEO_FN ptrdiff_t os_socket_recv(int fd, void *bytes,
                                size_t size);       /* > 0 bytes, or one of the three */
GEO_FN ptrdiff_t os_socket_send(int fd, str bytes); /* > 0 bytes, OS_AGAIN, OS_FAILED */
GEO_FN void os_socket_shutdown_send(int fd);        /* we have sent all; the peer may go on */

#endif
