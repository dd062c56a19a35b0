#ifndef GEO_OS_ADDRESS_H
#define GEO_OS_ADDRESS_H
/* os_address -- addresses of sockets, and names to addresses. Calls fail as those of os do. */

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
GEO_FN bool os_address_is_numeric(const char *host);
/* The addresses of a name, or of a numeric address without a lookup, in the system's order of
 * preference. Blocks for as long as the resolver does. Returns their count; 0: none, and os_why()
 * completes "host could not be resolved: ...". */
GEO_FN int os_address_resolve(const char *host, int port, os_address list[OS_ADDRESSES_MAX]);
/* False: the path is too long. */
GEO_FN bool os_address_unix(const char *path, os_address *address);
/* "127.0.0.1:80", "[::1]:80" or "unix:/path", for logs and per-peer limits. */
GEO_FN str os_address_text(const os_address *address, char *text, size_t cap);
GEO_FN str os_address_host(str text); /* that text without the port; keeps the colon */
enum { OS_NET_BYTES = 8 };
/* What one user has: an IPv4 address, or the first half of an IPv6 one; in `bytes`. */
GEO_FN str os_address_net(const os_address *address, char bytes[OS_NET_BYTES]);
GEO_FN bool os_address_is_loopback(const os_address *address);
/* One that everybody reaches: no network, machine or purpose of its own (RFC 6890). */
GEO_FN bool os_address_is_public(const os_address *address);

/* AF_INET and so on; AF_UNSPEC: none. */
GEO_FN int os_address_family(const os_address *address);
/* `size` bytes of a socket address. */
GEO_FN void os_address_set(os_address *address, const void *bytes, size_t size);

#endif
