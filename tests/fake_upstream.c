/* fake_upstream -- a scripted HTTP and HTTPS server for the end-to-end tests.
 *
 * fake_start forks; the child makes its certificates, listens, and serves each connection on a
 * thread. Counters and request heads are in memory shared with the test. The child exits when the
 * test kills it or has exited itself. Outside facts: RFC 9112 (as much as testing a client needs),
 * RFC 5280. */
#include "fake_upstream.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <mbedtls/oid.h>
#include <mbedtls/pem.h>
#include <mbedtls/pk.h>
#include <mbedtls/psa_util.h>
#include <mbedtls/rsa.h>
#include <mbedtls/ssl.h>
#include <mbedtls/ssl_ticket.h>
#include <mbedtls/x509_crt.h>
#include <psa/crypto.h>

#if !defined(MAP_ANONYMOUS)
#define MAP_ANONYMOUS 0x20 /* glibc hides it under strict POSIX */
#endif

enum {
    FAKE_PEM_MAX = 8192,
    FAKE_START_MS = 60000, /* an RSA key may take seconds under a sanitizer */
    FAKE_TICKET_S = 3600,
    FAKE_CLIENTS_MAX = 64,
};

/* Shared by both processes. */
struct fake {
    pid_t child;
    atomic_int port; /* set last: the server is ready; -1: it could not start */
    atomic_int connections, requests, handshakes, resumed;
    char folder[FAKE_PATH_MAX / 2];
    char ca[FAKE_PATH_MAX], client_cert[FAKE_PATH_MAX], client_key[FAKE_PATH_MAX];
    char socket_path[FAKE_PATH_MAX];
    fake_rule rules[FAKE_RULES_MAX];
    atomic_int used[FAKE_RULES_MAX];
    int rule_count;
    char log[FAKE_LOG_MAX][FAKE_HEAD_MAX];
};

/* The child's own: its TLS state. */
static struct {
    fake *shared;
    fake_kind kind;
    mbedtls_pk_context ca_key, key, client_key, other_key;
    mbedtls_x509_crt ca, cert;
    mbedtls_ssl_config config;
    mbedtls_ssl_ticket_context tickets;
    pthread_mutex_t lock;
} fake_server = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* One connection, plain or TLS. */
typedef struct {
    int fd;
    bool has_tls;
    mbedtls_ssl_context ssl;
    char head[65536];
    size_t size;
} fake_client;

#define FAKE_MUST(cond)                                                                            \
    do {                                                                                           \
        if (!(cond)) {                                                                             \
            fprintf(stderr, "fake_upstream: %s failed at line %d\n", #cond, __LINE__);             \
            atomic_store(&fake_server.shared->port, -1);                                           \
            _exit(2);                                                                              \
        }                                                                                          \
    } while (0)

/* ---- keys and certificates ---- */

static void fake_make_key(mbedtls_pk_context *key, bool is_rsa) {
    mbedtls_pk_init(key);
    mbedtls_pk_type_t type = is_rsa ? MBEDTLS_PK_RSA : MBEDTLS_PK_ECKEY;
    FAKE_MUST(mbedtls_pk_setup(key, mbedtls_pk_info_from_type(type)) == 0);
    if (is_rsa) {
        FAKE_MUST(mbedtls_rsa_gen_key(mbedtls_pk_rsa(*key), mbedtls_psa_get_random,
                                      MBEDTLS_PSA_RANDOM_STATE, 2048, 65537) == 0);
    } else {
        FAKE_MUST(mbedtls_ecp_gen_key(MBEDTLS_ECP_DP_SECP256R1, mbedtls_pk_ec(*key),
                                      mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE) == 0);
    }
}

typedef struct {
    const char *subject, *issuer, *from, *to;
    const char *dns;     /* NULL: no names */
    const char *permits; /* names below it; NULL: all */
    mbedtls_pk_context *key, *signer;
    bool is_ca;
} fake_cert_spec;

static void fake_make_cert(const fake_cert_spec *p, char pem[FAKE_PEM_MAX]) {
    static const unsigned char loopback[] = {127, 0, 0, 1};
    unsigned char serial[8];
    mbedtls_x509write_cert w;
    mbedtls_x509_san_list ip = {0}, dns = {.next = &ip};
    ip.node.type = MBEDTLS_X509_SAN_IP_ADDRESS;
    ip.node.san.unstructured_name.p = (unsigned char *)loopback;
    ip.node.san.unstructured_name.len = sizeof loopback;
    dns.node.type = MBEDTLS_X509_SAN_DNS_NAME;
    dns.node.san.unstructured_name.p = (unsigned char *)p->dns;
    dns.node.san.unstructured_name.len = p->dns ? strlen(p->dns) : 0;
    if (p->dns && strcmp(p->dns, "localhost") != 0) {
        dns.next = NULL;
    }
    mbedtls_psa_get_random(MBEDTLS_PSA_RANDOM_STATE, serial, sizeof serial);
    serial[0] = 1;
    mbedtls_x509write_crt_init(&w);
    mbedtls_x509write_crt_set_version(&w, MBEDTLS_X509_CRT_VERSION_3);
    mbedtls_x509write_crt_set_md_alg(&w, MBEDTLS_MD_SHA256);
    mbedtls_x509write_crt_set_subject_key(&w, p->key);
    mbedtls_x509write_crt_set_issuer_key(&w, p->signer);
    FAKE_MUST(mbedtls_x509write_crt_set_subject_name(&w, p->subject) == 0);
    FAKE_MUST(mbedtls_x509write_crt_set_issuer_name(&w, p->issuer) == 0);
    FAKE_MUST(mbedtls_x509write_crt_set_serial_raw(&w, serial, sizeof serial) == 0);
    FAKE_MUST(mbedtls_x509write_crt_set_validity(&w, p->from, p->to) == 0);
    FAKE_MUST(mbedtls_x509write_crt_set_basic_constraints(&w, p->is_ca, -1) == 0);
    if (p->dns) {
        FAKE_MUST(mbedtls_x509write_crt_set_subject_alternative_name(&w, &dns) == 0);
    }
    if (p->permits) { /* SEQUENCE { [0] { SEQUENCE { [2] name } } } (RFC 5280 section 4.2.1.10) */
        unsigned char der[64];
        int len = (int)strlen(p->permits);
        int size = snprintf((char *)der, sizeof der, "\x30%c\xa0%c\x30%c\x82%c%s", len + 6, len + 4,
                            len + 2, len, p->permits);
        FAKE_MUST(mbedtls_x509write_crt_set_extension(&w, MBEDTLS_OID_NAME_CONSTRAINTS,
                                                      sizeof MBEDTLS_OID_NAME_CONSTRAINTS - 1, 1,
                                                      der, (size_t)size) == 0);
    }
    FAKE_MUST(mbedtls_x509write_crt_pem(&w, (unsigned char *)pem, FAKE_PEM_MAX,
                                        mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE) == 0);
    mbedtls_x509write_crt_free(&w);
}

static void fake_save(const char *path, const char *text) {
    FILE *to = fopen(path, "w");
    FAKE_MUST(to && fputs(text, to) >= 0 && fclose(to) == 0);
}

/* A server may send what it does not understand. */
static int fake_on_extension(void *context, const mbedtls_x509_crt *cert,
                             const mbedtls_x509_buf *oid, int critical, const unsigned char *from,
                             const unsigned char *to) {
    (void)context, (void)cert, (void)oid, (void)critical, (void)from, (void)to;
    return 0;
}

static void fake_parse(mbedtls_x509_crt *cert, const char *pem) {
    mbedtls_pem_context text;
    size_t size;
    mbedtls_x509_crt_init(cert);
    mbedtls_pem_init(&text);
    FAKE_MUST(mbedtls_pem_read_buffer(&text, "-----BEGIN CERTIFICATE-----",
                                      "-----END CERTIFICATE-----", (const unsigned char *)pem, NULL,
                                      0, &size) == 0);
    const unsigned char *der = mbedtls_pem_get_buffer(&text, &size);
    FAKE_MUST(mbedtls_x509_crt_parse_der_with_ext_cb(cert, der, size, 1, fake_on_extension, NULL) ==
              0);
    mbedtls_pem_free(&text);
}

static void fake_make_client(const fake_cert_spec *ca) {
    char pem[FAKE_PEM_MAX];
    fake_cert_spec client = *ca;
    fake_make_key(&fake_server.client_key, false);
    client.subject = "CN=geocoder";
    client.key = &fake_server.client_key;
    client.is_ca = false;
    fake_make_cert(&client, pem);
    fake_save(fake_server.shared->client_cert, pem);
    FAKE_MUST(mbedtls_pk_write_key_pem(&fake_server.client_key, (unsigned char *)pem, sizeof pem) ==
              0);
    fake_save(fake_server.shared->client_key, pem);
}

/* The CA, the server's certificate, and the files for the code under test. */
static void fake_make_certs(fake_kind kind) {
    char ca_pem[FAKE_PEM_MAX], pem[FAKE_PEM_MAX];
    bool alone = kind == FAKE_SELF_SIGNED;
    fake_make_key(&fake_server.ca_key, false);
    fake_make_key(&fake_server.key, kind == FAKE_TLS12_RSA);
    fake_cert_spec ca = {.subject = "CN=Test CA,O=Tests",
                         .issuer = "CN=Test CA,O=Tests",
                         .from = "20200101000000",
                         .to = "20991231235959",
                         .key = &fake_server.ca_key,
                         .signer = &fake_server.ca_key,
                         .is_ca = true};
    fake_cert_spec own = ca;
    own.subject = "CN=server";
    own.issuer = alone ? own.subject : ca.subject;
    own.from = kind == FAKE_NOT_YET ? "20980304000000" : own.from;
    own.to = kind == FAKE_EXPIRED ? "20210304000000" : own.to;
    own.dns = kind == FAKE_WRONG_HOST ? "other.example" : "localhost";
    own.key = &fake_server.key;
    own.signer = alone ? &fake_server.key : &fake_server.ca_key;
    own.is_ca = false;
    own.subject = kind == FAKE_NAMELESS ? "CN=localhost" : own.subject;
    own.dns = kind == FAKE_NAMELESS ? NULL : kind == FAKE_IP_AS_NAME ? "127.0.0.1" : own.dns;
    own.permits = kind == FAKE_CRITICAL ? "localhost" : NULL;
    ca.permits = kind == FAKE_LIMITED             ? "localhost"
                 : kind == FAKE_LIMITED_ELSEWHERE ? "other.example"
                                                  : NULL;
    fake_make_cert(&ca, ca_pem);
    fake_make_cert(&own, pem);
    fake_parse(&fake_server.ca, ca_pem);
    fake_parse(&fake_server.cert, pem);
    fake_make_client(&ca);
    if (kind == FAKE_UNKNOWN_CA) {
        fake_make_key(&fake_server.other_key, false);
        ca.key = ca.signer = &fake_server.other_key;
        fake_make_cert(&ca, ca_pem);
    }
    fake_save(fake_server.shared->ca, alone ? pem : ca_pem);
}

/* Counts accepted tickets: each is a resumed session. */
static int fake_on_ticket(void *context, mbedtls_ssl_session *session, unsigned char *bytes,
                          size_t size) {
    int code = mbedtls_ssl_ticket_parse(context, session, bytes, size);
    atomic_fetch_add(&fake_server.shared->resumed, code == 0);
    return code;
}

static void fake_configure(fake_kind kind) {
    mbedtls_ssl_config *c = &fake_server.config;
    mbedtls_ssl_config_init(c);
    mbedtls_ssl_ticket_init(&fake_server.tickets);
    FAKE_MUST(mbedtls_ssl_config_defaults(c, MBEDTLS_SSL_IS_SERVER, MBEDTLS_SSL_TRANSPORT_STREAM,
                                          MBEDTLS_SSL_PRESET_DEFAULT) == 0);
    mbedtls_ssl_conf_rng(c, mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE);
    FAKE_MUST(mbedtls_ssl_conf_own_cert(c, &fake_server.cert, &fake_server.key) == 0);
    FAKE_MUST(mbedtls_ssl_ticket_setup(&fake_server.tickets, mbedtls_psa_get_random,
                                       MBEDTLS_PSA_RANDOM_STATE, MBEDTLS_CIPHER_AES_256_GCM,
                                       FAKE_TICKET_S) == 0);
    mbedtls_ssl_conf_session_tickets_cb(c, mbedtls_ssl_ticket_write, fake_on_ticket,
                                        &fake_server.tickets);
    if (kind == FAKE_TLS12_RSA) {
        mbedtls_ssl_conf_max_tls_version(c, MBEDTLS_SSL_VERSION_TLS1_2);
    }
    if (kind == FAKE_TLS13) {
        mbedtls_ssl_conf_min_tls_version(c, MBEDTLS_SSL_VERSION_TLS1_3);
    }
    mbedtls_ssl_conf_authmode(c, kind == FAKE_WANTS_CLIENT ? MBEDTLS_SSL_VERIFY_REQUIRED
                                                           : MBEDTLS_SSL_VERIFY_NONE);
    mbedtls_ssl_conf_ca_chain(c, &fake_server.ca, NULL);
}

/* ---- bytes ---- */

static int fake_bio_send(void *context, const unsigned char *bytes, size_t size) {
    ssize_t put = send(((fake_client *)context)->fd, bytes, size, MSG_NOSIGNAL);
    return put >= 0 ? (int)put : MBEDTLS_ERR_SSL_CONN_EOF;
}

static int fake_bio_recv(void *context, unsigned char *bytes, size_t size) {
    ssize_t got = recv(((fake_client *)context)->fd, bytes, size, 0);
    return got >= 0 ? (int)got : MBEDTLS_ERR_SSL_CONN_EOF;
}

static bool fake_handshake(fake_client *k) {
    mbedtls_ssl_init(&k->ssl);
    FAKE_MUST(mbedtls_ssl_setup(&k->ssl, &fake_server.config) == 0);
    mbedtls_ssl_set_bio(&k->ssl, k, fake_bio_send, fake_bio_recv, NULL);
    bool good = mbedtls_ssl_handshake(&k->ssl) == 0;
    atomic_fetch_add(&fake_server.shared->handshakes, good);
    return good;
}

static bool fake_write(fake_client *k, const char *bytes, size_t size) {
    while (size) {
        int put = k->has_tls ? mbedtls_ssl_write(&k->ssl, (const unsigned char *)bytes, size)
                             : (int)send(k->fd, bytes, size, MSG_NOSIGNAL);
        if (put <= 0) {
            return false;
        }
        bytes += put;
        size -= (size_t)put;
    }
    return true;
}

static int fake_read(fake_client *k, char *bytes, size_t size) {
    return k->has_tls ? mbedtls_ssl_read(&k->ssl, (unsigned char *)bytes, size)
                      : (int)recv(k->fd, bytes, size, 0);
}

/* Length of the first request's head in the buffer; 0: the client has gone, or does not speak HTTP.
 */
static size_t fake_read_head(fake_client *k) {
    static const char bad[] = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\nno HTTP";
    for (;;) {
        k->head[k->size] = 0;
        if (k->size && (unsigned char)k->head[0] < ' ') {
            fake_write(k, bad, sizeof bad - 1);
            return 0;
        }
        char *end = strstr(k->head, "\r\n\r\n");
        if (end) {
            return (size_t)(end - k->head) + 4;
        }
        int got = fake_read(k, k->head + k->size, sizeof k->head - 1 - k->size);
        if (got <= 0) {
            return 0;
        }
        k->size += (size_t)got;
    }
}

/* ---- answering ---- */

static void fake_sleep(int ms) {
    struct timespec nap = {.tv_sec = ms / 1000, .tv_nsec = (long)(ms % 1000) * 1000000};
    nanosleep(&nap, NULL);
}

static const fake_rule *fake_find_rule(const char *head) {
    fake *f = fake_server.shared;
    size_t line = strcspn(head, "\r");
    for (int i = 0; i < f->rule_count; i++) {
        const fake_rule *r = &f->rules[i];
        const char *hit = r->match ? strstr(head, r->match) : head;
        if (hit && hit < head + line &&
            (!r->times || atomic_fetch_add(&f->used[i], 1) < r->times)) {
            return r;
        }
    }
    return NULL;
}

static void fake_remember(const char *head, size_t size) {
    fake *f = fake_server.shared;
    pthread_mutex_lock(&fake_server.lock);
    int index = atomic_load(&f->requests);
    if (index < FAKE_LOG_MAX) {
        size_t kept = size < FAKE_HEAD_MAX ? size : FAKE_HEAD_MAX - 1;
        memcpy(f->log[index], head, kept);
    }
    atomic_store(&f->requests, index + 1);
    pthread_mutex_unlock(&fake_server.lock);
}

/* Relays between the client and a port of this machine until one of them closes. */
static void fake_tunnel(fake_client *k) {
    const char *colon = strchr(k->head, ':');
    struct sockaddr_in to = {.sin_family = AF_INET};
    to.sin_port = htons((uint16_t)(colon ? strtol(colon + 1, NULL, 10) : 0));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int other = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(other, (struct sockaddr *)&to, sizeof to) == 0) {
        struct pollfd ends[2] = {{k->fd, POLLIN, 0}, {other, POLLIN, 0}};
        ssize_t got = 1;
        while (got > 0 && poll(ends, 2, -1) > 0) {
            int from = ends[0].revents ? 0 : 1;
            got = recv(ends[from].fd, k->head, sizeof k->head, 0);
            if (got > 0 && send(ends[!from].fd, k->head, (size_t)got, MSG_NOSIGNAL) != got) {
                break;
            }
        }
    }
    close(other);
}

/* False: the connection has ended. */
static bool fake_answer(fake_client *k, const fake_rule *r) {
    static const char none[] = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
    const char *reply = r ? r->reply : none;
    size_t size = !reply ? 0 : r && r->size ? r->size : strlen(reply);
    size_t step = r && r->flags & FAKE_DRIP ? 1 : size;
    fake_sleep(r ? r->delay_ms : 0);
    for (size_t at = 0; at < size; at += step) {
        if (!fake_write(k, reply + at, step)) {
            return false;
        }
    }
    int flags = r ? r->flags : 0;
    if (flags & FAKE_STALL) {
        while (fake_read(k, k->head, sizeof k->head) > 0) {
        }
        return false;
    }
    if (flags & FAKE_TUNNEL) {
        fake_tunnel(k);
        return false;
    }
    if (flags & FAKE_RESET) {
        struct linger hard = {.l_onoff = 1, .l_linger = 0};
        setsockopt(k->fd, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
        if (reply && !k->has_tls) {
            fake_sleep(50); /* so that the reply arrives before the reset */
        }
        close(k->fd);
        k->fd = -1;
    }
    return !(flags & (FAKE_RESET | FAKE_CLOSE));
}

static void fake_serve_requests(fake_client *k) {
    size_t size;
    bool open = true;
    while (open && (size = fake_read_head(k)) > 0) {
        char text[FAKE_HEAD_MAX];
        size_t kept = size < sizeof text ? size : sizeof text - 1;
        memcpy(text, k->head, kept);
        text[kept] = 0;
        fake_remember(k->head, size);
        const fake_rule *r = fake_find_rule(text);
        if (!(r && r->flags & FAKE_TUNNEL)) {
            memmove(k->head, k->head + size, k->size - size);
            k->size -= size;
        }
        open = fake_answer(k, r);
    }
}

static void *fake_serve(void *ctx) {
    fake_client *k = ctx;
    k->has_tls = fake_server.kind != FAKE_HTTP;
    if (!k->has_tls || fake_handshake(k)) {
        fake_serve_requests(k);
    }
    if (k->has_tls) {
        if (k->fd >= 0) {
            mbedtls_ssl_close_notify(&k->ssl);
        }
        mbedtls_ssl_free(&k->ssl);
    }
    if (k->fd >= 0) {
        close(k->fd);
    }
    free(k);
    return NULL;
}

/* ---- the server's process ---- */

static int fake_next_port; /* 0: any */

void fake_use_port(int port) {
    fake_next_port = port;
}

static int fake_listen(const char *path) {
    struct sockaddr_in in = {.sin_family = AF_INET};
    struct sockaddr_un un = {.sun_family = AF_UNIX};
    in.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    in.sin_port = htons((uint16_t)fake_next_port);
    int fd = socket(path ? AF_UNIX : AF_INET, SOCK_STREAM, 0), yes = 1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (path) {
        snprintf(un.sun_path, sizeof un.sun_path, "%s", path);
        FAKE_MUST(bind(fd, (struct sockaddr *)&un, sizeof un) == 0);
    } else {
        FAKE_MUST(bind(fd, (struct sockaddr *)&in, sizeof in) == 0);
    }
    FAKE_MUST(listen(fd, 64) == 0);
    return fd;
}

_Noreturn static void fake_run(fake_kind kind, const char *path, pid_t parent) {
    fake *f = fake_server.shared;
    struct sockaddr_in at = {0};
    socklen_t size = sizeof at;
    signal(SIGPIPE, SIG_IGN);
    fake_server.kind = kind;
    if (kind != FAKE_HTTP) {
        FAKE_MUST(psa_crypto_init() == PSA_SUCCESS);
        fake_make_certs(kind);
        fake_configure(kind);
    }
    int fd = fake_listen(path);
    FAKE_MUST(getsockname(fd, (struct sockaddr *)&at, &size) == 0);
    atomic_store(&f->port, path ? 1 : ntohs(at.sin_port));
    while (getppid() == parent) {
        struct pollfd watch = {fd, POLLIN, 0};
        if (poll(&watch, 1, 500) <= 0) {
            continue;
        }
        fake_client *k = calloc(1, sizeof *k);
        pthread_t thread;
        FAKE_MUST(k != NULL);
        k->fd = accept(fd, NULL, NULL);
        int on = 1;
        setsockopt(k->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        atomic_fetch_add(&f->connections, 1);
        FAKE_MUST(pthread_create(&thread, NULL, fake_serve, k) == 0);
        pthread_detach(thread);
    }
    _exit(0);
}

/* ---- the test's side ---- */

static void fake_name_files(fake *f, const char *path) {
    const char *base = getenv("TMPDIR");
    snprintf(f->folder, sizeof f->folder, "%.40s/geocoder-fake.XXXXXX", base ? base : "/tmp");
    if (!mkdtemp(f->folder)) {
        perror(f->folder);
        exit(2);
    }
    snprintf(f->ca, sizeof f->ca, "%s/ca.pem", f->folder);
    snprintf(f->client_cert, sizeof f->client_cert, "%s/client.pem", f->folder);
    snprintf(f->client_key, sizeof f->client_key, "%s/client.key", f->folder);
    snprintf(f->socket_path, sizeof f->socket_path, "%s", path ? path : "");
}

fake *fake_start(fake_kind kind, const char *path, const fake_rule *rules, int count) {
    fake *f = mmap(NULL, sizeof *f, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (f == MAP_FAILED || count > FAKE_RULES_MAX) {
        fprintf(stderr, "fake_upstream: no memory, or too many rules\n");
        exit(2);
    }
    fake_name_files(f, path);
    memcpy(f->rules, rules, sizeof *rules * (size_t)count);
    f->rule_count = count;
    fflush(NULL); /* or the child prints what is buffered, too */
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        fake_server.shared = f;
        fake_run(kind, path, parent);
    }
    f->child = child; /* only here: the memory is shared */
    fake_next_port = 0;
    for (int waited = 0; atomic_load(&f->port) == 0 && waited < FAKE_START_MS; waited += 2) {
        fake_sleep(2);
    }
    if (child < 0 || atomic_load(&f->port) <= 0) {
        fprintf(stderr, "fake_upstream: the server did not start\n");
        exit(2);
    }
    return f;
}

void fake_stop(fake *f) {
    kill(f->child, SIGKILL);
    waitpid(f->child, NULL, 0);
    unlink(f->ca);
    unlink(f->client_cert);
    unlink(f->client_key);
    rmdir(f->folder);
    if (f->socket_path[0]) {
        unlink(f->socket_path);
    }
    munmap(f, sizeof *f);
}

int fake_port(const fake *f) {
    return atomic_load(&((fake *)f)->port);
}

const char *fake_ca(const fake *f) {
    return f->ca;
}

const char *fake_client_cert(const fake *f) {
    return f->client_cert;
}

const char *fake_client_key(const fake *f) {
    return f->client_key;
}

int fake_connections(const fake *f) {
    return atomic_load(&((fake *)f)->connections);
}

int fake_requests(const fake *f) {
    return atomic_load(&((fake *)f)->requests);
}

int fake_handshakes(const fake *f) {
    return atomic_load(&((fake *)f)->handshakes);
}

int fake_resumed(const fake *f) {
    return atomic_load(&((fake *)f)->resumed);
}

const char *fake_request(const fake *f, int index) {
    return index >= 0 && index < FAKE_LOG_MAX ? f->log[index] : "";
}
#undef FAKE_MUST
