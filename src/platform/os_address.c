/* os_address -- addresses of sockets, and names to addresses.
 *
 * Owns nothing. Outside facts: POSIX.1-2008, whose functions Windows has as well; RFC 6761
 * (localhost), RFC 6890 (what is not public). */
#include "os_address.h"

#include <stdio.h>
#include <string.h>

#if defined(_WIN32)
#include <winsock2.h>

#include <afunix.h>
#include <ws2tcpip.h>
#else
#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

#include "os.h"

GEO_FN void os_address_set(os_address *a, const void *bytes, size_t size) {
    ASSERT(size <= sizeof a->raw);
    memset(a, 0, sizeof *a);
    memcpy(a->raw.bytes, bytes, size);
    a->size = (unsigned)size;
}

GEO_FN int os_address_family(const os_address *a) {
    struct sockaddr head;
    memcpy(&head, a->raw.bytes, sizeof head);
    return a->size ? head.sa_family : AF_UNSPEC;
}

/* RFC 6761 section 6.3: localhost is this machine, even without an /etc/hosts. */
static int os_address_localhost(int port, os_address list[OS_ADDRESSES_MAX]) {
    struct sockaddr_in v4 = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6, .sin6_port = htons((uint16_t)port)};
    v4.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    v6.sin6_addr = in6addr_loopback;
    os_address_set(&list[0], &v4, sizeof v4);
    os_address_set(&list[1], &v6, sizeof v6);
    return 2;
}

#if defined(_WIN32)
static bool os_address_has_resolver(void) {
    return true;
}

static bool os_address_has_hosts(void) {
    return true;
}
#else
static bool os_address_has_resolver(void) {
    return access("/etc/resolv.conf", R_OK) == 0;
}

static bool os_address_has_hosts(void) {
    return access("/etc/hosts", R_OK) == 0;
}
#endif

static void os_address_note(int code) {
    if (!os_address_has_resolver()) {
        os_refuse("there is no /etc/resolv.conf here, so no name server is known");
    } else if (code == EAI_NONAME) {
        os_refuse("no such host");
    } else if (code == EAI_AGAIN) {
        os_refuse("the name server does not answer");
#if defined(EAI_SYSTEM)
    } else if (code == EAI_SYSTEM) {
        os_failed();
#endif
    } else {
        os_refuse(gai_strerror(code));
    }
}

GEO_FN bool os_address_is_numeric(const char *host) {
    return strchr(host, ':') || strspn(host, "0123456789.") == strlen(host);
}

GEO_FN int os_address_resolve(const char *host, int port, os_address list[OS_ADDRESSES_MAX]) {
    char service[8];
    int count = 0;
    struct addrinfo *found = NULL;
    struct addrinfo wanted = {.ai_socktype = SOCK_STREAM,
                              .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV};
    snprintf(service, sizeof service, "%u", (unsigned)port & 0xFFFF);
    int code = getaddrinfo(host, service, &wanted, &found);
    bool has_lookup = os_address_has_resolver() || os_address_has_hosts();
    if (code != 0 && (os_address_is_numeric(host) || !has_lookup)) {
        code =
            EAI_NONAME; /* without both files musl would wait for a name server on this machine */
    } else if (code != 0) {
        wanted.ai_flags = AI_NUMERICSERV;
        code = getaddrinfo(host, service, &wanted, &found);
    }
    if (code != 0 && str_eq_nocase(str_of(host), STR("localhost"))) {
        return os_address_localhost(port, list);
    }
    if (code != 0) {
        os_address_note(code);
        return 0;
    }
    for (struct addrinfo *a = found; a && count < OS_ADDRESSES_MAX; a = a->ai_next) {
        if (a->ai_addrlen <= sizeof list[0].raw) {
            os_address_set(&list[count++], a->ai_addr, (size_t)a->ai_addrlen);
        }
    }
    freeaddrinfo(found);
    return count;
}

GEO_FN bool os_address_unix(const char *path, os_address *address) {
    struct sockaddr_un u = {.sun_family = AF_UNIX};
    if (!str_cstr(str_of(path), u.sun_path, sizeof u.sun_path)) {
        return os_refuse("the path of the socket is too long");
    }
    os_address_set(address, &u, sizeof u);
    return true;
}

GEO_FN str os_address_text(const os_address *address, char *text, size_t cap) {
    char host[INET6_ADDRSTRLEN] = "";
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
    int family = os_address_family(address);
    if (family == AF_UNIX) {
        struct sockaddr_un u;
        memcpy(&u, address->raw.bytes, sizeof u);
        snprintf(text, cap, "unix:%.*s", (int)sizeof u.sun_path, u.sun_path);
    } else if (family == AF_INET) {
        memcpy(&v4, address->raw.bytes, sizeof v4);
        inet_ntop(AF_INET, &v4.sin_addr, host, sizeof host);
        snprintf(text, cap, "%s:%u", host, (unsigned)ntohs(v4.sin_port));
    } else if (family == AF_INET6) {
        memcpy(&v6, address->raw.bytes, sizeof v6);
        inet_ntop(AF_INET6, &v6.sin6_addr, host, sizeof host);
        snprintf(text, cap, "[%s]:%u", host, (unsigned)ntohs(v6.sin6_port));
    } else {
        snprintf(text, cap, "unknown");
    }
    return str_of(text);
}

GEO_FN str os_address_host(str text) {
    while (text.len && text.at[text.len - 1] != ':') {
        text.len--;
    }
    return text;
}

GEO_FN str os_address_net(const os_address *address, char bytes[OS_NET_BYTES]) {
    int family = os_address_family(address);
    size_t size = 0;
    if (family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, address->raw.bytes, sizeof v4);
        size = sizeof v4.sin_addr;
        memcpy(bytes, &v4.sin_addr, size);
    } else if (family == AF_INET6) {
        static const unsigned char mapped[12] = {[10] = 0xFF, [11] = 0xFF};
        struct sockaddr_in6 v6;
        memcpy(&v6, address->raw.bytes, sizeof v6);
        bool is_v4 = memcmp(&v6.sin6_addr, mapped, sizeof mapped) == 0;
        size = is_v4 ? sizeof v6.sin6_addr - sizeof mapped : OS_NET_BYTES;
        memcpy(bytes, (const char *)&v6.sin6_addr + (is_v4 ? sizeof mapped : 0), size);
    }
    return (str){bytes, size};
}

GEO_FN bool os_address_is_loopback(const os_address *address) {
    int family = os_address_family(address);
    if (family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, address->raw.bytes, sizeof v4);
        return ntohl(v4.sin_addr.s_addr) >> 24 == 127;
    }
    if (family == AF_INET6) {
        static const unsigned char mapped[13] = {[10] = 0xFF, [11] = 0xFF, [12] = 127};
        struct sockaddr_in6 v6;
        memcpy(&v6, address->raw.bytes, sizeof v6);
        return memcmp(&v6.sin6_addr, &in6addr_loopback, sizeof v6.sin6_addr) == 0 ||
               memcmp(&v6.sin6_addr, mapped, sizeof mapped) == 0;
    }
    return family == AF_UNIX;
}

GEO_FN bool os_address_is_public(const os_address *address) {
    static const struct {
        uint32_t net;
        unsigned char bits;
    } closed[] = {{0x00000000, 8},
                  {0x0A000000, 8},
                  {0x64400000, 10},
                  {0x7F000000, 8},
                  {0xA9FE0000, 16},
                  {0xAC100000, 12},
                  {0xC0000000, 24},
                  {0xC0000200, 24},
                  {0xC0586300, 24},
                  {0xC0A80000, 16},
                  {0xC6120000, 15},
                  {0xC6336400, 24},
                  {0xCB007100, 24},
                  {0xE0000000, 3},
                  /* and of IPv6, where only 2000::/3 is public: */
                  {0x20010000, 23},
                  {0x20010DB8, 32},
                  {0x20020000, 16},
                  {0x3FFF0000, 20}};
    enum { FIRST_OF_6 = 14 };
    int family = os_address_family(address);
    bool is_v6 = family == AF_INET6;
    uint32_t start = 0;
    if (is_v6) {
        struct sockaddr_in6 v6;
        memcpy(&v6, address->raw.bytes, sizeof v6);
        memcpy(&start, &v6.sin6_addr, sizeof start);
    } else if (family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, address->raw.bytes, sizeof v4);
        memcpy(&start, &v4.sin_addr, sizeof start);
    }
    start = ntohl(start);
    bool is_public = !is_v6 || start >> 29 == 1;
    for (size_t i = is_v6 ? FIRST_OF_6 : 0; i < (is_v6 ? LEN(closed) : FIRST_OF_6); i++) {
        is_public &= (start ^ closed[i].net) >> (32 - closed[i].bits) != 0;
    }
    return is_public;
}
