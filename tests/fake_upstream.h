#ifndef GEO_FAKE_UPSTREAM_H
#define GEO_FAKE_UPSTREAM_H
/* fake_upstream -- a scripted HTTP and HTTPS server for the end-to-end tests. Each server is a
 * process of its own, so the code under test may run in the test's process; keys and certificates
 * are made at start, so no test needs files or another program. A test program includes
 * "fake_upstream.c". */

#include <stdbool.h>
#include <stddef.h>

enum {
    FAKE_RULES_MAX = 64,
    FAKE_LOG_MAX = 512,   /* requests that are remembered */
    FAKE_HEAD_MAX = 4096, /* of each of them; the rest is not kept */
    FAKE_PATH_MAX = 160,
};

typedef enum {
    FAKE_HTTP,
    FAKE_TLS,   /* 1.2 or 1.3, ECDSA, for localhost and 127.0.0.1, signed by the CA of fake_ca */
    FAKE_TLS13, /* 1.3 only */
    FAKE_TLS12_RSA,    /* 1.2 only, an RSA certificate */
    FAKE_EXPIRED,      /* the certificate expired 2021-03-04 */
    FAKE_NOT_YET,      /* is valid from 2098-03-04 */
    FAKE_WRONG_HOST,   /* is for other.example */
    FAKE_SELF_SIGNED,  /* has no CA; fake_ca is the certificate itself */
    FAKE_UNKNOWN_CA,   /* fake_ca is a CA of the same name with another key */
    FAKE_WANTS_CLIENT, /* requires a client certificate: fake_client_cert and fake_client_key */
    FAKE_NAMELESS,     /* localhost is only the common name of its subject */
    FAKE_IP_AS_NAME,   /* 127.0.0.1 is among its DNS names */
    FAKE_LIMITED,      /* its CA may only sign for names below "localhost", which is critical */
    FAKE_LIMITED_ELSEWHERE, /* for those below other.example */
    FAKE_CRITICAL, /* its own certificate has an extension that is critical, and which nobody reads
                      there */
} fake_kind;

/* How the reply is sent. */
enum {
    FAKE_CLOSE = 1,  /* then close the connection, without announcing it in a header */
    FAKE_RESET = 2,  /* then reset it (over TLS: without close_notify) */
    FAKE_STALL = 4,  /* then send nothing more, but keep the connection */
    FAKE_DRIP = 8,   /* byte by byte */
    FAKE_TUNNEL = 16 /* for CONNECT: then tunnel to the request's port on this machine */
};

/* The reply to requests whose line contains `match` (NULL: all); the first matching rule applies.
 */
typedef struct {
    const char *match;
    const char *reply; /* raw, with status line and headers; NULL: nothing is sent */
    size_t size;       /* of reply; 0: up to its NUL */
    int flags;
    int times;    /* how often it applies; 0: always */
    int delay_ms; /* before the reply */
} fake_rule;

typedef struct fake fake;

/* Starts a server on a free port of 127.0.0.1, or on the unix socket `path` when that is not NULL.
 * Exits if it cannot. The rules' texts must stay valid. */
fake *fake_start(fake_kind kind, const char *path, const fake_rule *rules, int count);
void fake_use_port(int port); /* of one that was stopped, by the next to start */
void fake_stop(fake *f);      /* returns when the process has ended */

int fake_port(const fake *f);
const char *fake_ca(const fake *f); /* path of a PEM file */
const char *fake_client_cert(const fake *f);
const char *fake_client_key(const fake *f);

int fake_connections(const fake *f); /* accepted so far */
int fake_requests(const fake *f);    /* answered so far */
int fake_handshakes(const fake *f);  /* completed TLS handshakes */
int fake_resumed(const fake *f);     /* those that resumed a session */
/* Head of a request; 0 is the first; "" if it has not come. */
const char *fake_request(const fake *f, int index);

#endif
