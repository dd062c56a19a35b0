/* tls -- TLS 1.2 and 1.3 as a transport over net.
 *
 * The only module besides tls_trust that uses mbedTLS. Owns the memory of mbedTLS (one fixed pool,
 * never the heap), the contexts of the connections, our certificate, and the sessions to resume.
 * Outside facts: RFC 8446 and RFC 5246 (TLS 1.3 and 1.2), RFC 5280 (certificates). */
#include "tls.h"

#include <mbedtls/memory_buffer_alloc.h>
#include <mbedtls/oid.h>
#include <mbedtls/pk.h>
#include <mbedtls/platform.h>
#include <mbedtls/psa_util.h>
#include <mbedtls/ssl.h>
#include <psa/crypto.h>
#include <stdio.h>
#include <string.h>

#include "../platform/config.h"
#include "../platform/os.h"
#include "tls_trust.h"

enum {
    TLS_POOL_LEAST = 256 << 10,   /* CAs, a client certificate, handshakes with long chains */
    TLS_POOL_EACH = 64 << 10,     /* of a worker: a connection of 27 kB and its handshake */
    TLS_SESSIONS_MAX = 4,         /* one per host: there may be several upstreams */
    TLS_SESSION_BYTES_MAX = 6144, /* a ticket, and in TLS 1.2 the server's certificate */
    TLS_FILE_BYTES_MAX = 65536,   /* our certificate chain, our key */
    TLS_WHY_MAX = 360,            /* the longest reason for refusing a chain */
    TLS_NAME_MAX = 64,            /* of a name from a certificate in a message */
    TLS_NET_FAILED = -0x004C      /* returned by our callbacks: the call already says why */
};

struct tls_conn {
    bool is_used, net_failed, is_resuming;
    net_conn *under;
    net_transport wire;
    int port;
    char host[NET_HOST_MAX];
    str store; /* PEM file, mapped during the handshake; absent: the embedded table */
    char why[TLS_WHY_MAX];
    mbedtls_ssl_config config;
    mbedtls_ssl_context ssl;
};

typedef struct {
    char host[NET_HOST_MAX]; /* empty: free */
    int port;
    int64_t used_ms;
    size_t size;
    unsigned char bytes[TLS_SESSION_BYTES_MAX];
} tls_session;

static struct {
    os_mutex lock; /* of all but the connections in use, each of which has one user */
    bool has_client_cert;
    mbedtls_x509_crt client_cert;
    mbedtls_pk_context client_key;
    tls_conn conns[TLS_CONNECTIONS_MAX];
    tls_session sessions[TLS_SESSIONS_MAX];
    unsigned char *pool; /* NULL: not yet reserved */
} tls_state = {.lock = OS_MUTEX_INIT};

/* ECDSA, then PKCS#1, then PSS: this order is also the preference of mbedTLS, and with PSS first
 * some TLS 1.2 servers with RSA keys send a PSS signature, which mbedTLS then refuses. TLS 1.3 has
 * no PKCS#1 signatures, so the order does not matter there. */
static const uint16_t tls_signatures[] = {
    MBEDTLS_TLS1_3_SIG_ECDSA_SECP256R1_SHA256, MBEDTLS_TLS1_3_SIG_ECDSA_SECP384R1_SHA384,
    MBEDTLS_TLS1_3_SIG_ECDSA_SECP521R1_SHA512, MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA256,
    MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA384,       MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA512,
    MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA256,    MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA384,
    MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA512,    MBEDTLS_TLS1_3_SIG_NONE};

/* For ALPN: without it a server may speak h2. */
static const char *tls_protocols[] = {"http/1.1", NULL};

/* ---- trust ---- */

/* Callback: lists the trusted CAs that may have signed `child`; mbedTLS frees the list. */
static int tls_on_issuer(void *context, mbedtls_x509_crt const *child, mbedtls_x509_crt **list) {
    const tls_conn *t = context;
    str name = {(const char *)child->issuer_raw.p, child->issuer_raw.len};
    *list = mbedtls_calloc(1, sizeof **list);
    if (!*list) {
        return MBEDTLS_ERR_X509_ALLOC_FAILED;
    }
    mbedtls_x509_crt_init(*list);
    return tls_trust_add(*list, name, t->store);
}

/* ---- what is wrong with a chain, in words ---- */

/* Names come from the server: only printable ASCII reaches a message. */
static void tls_copy_name(char text[TLS_NAME_MAX], const unsigned char *from, size_t size) {
    size_t len = MIN(size, (size_t)TLS_NAME_MAX - 1);
    for (size_t i = 0; i < len; i++) {
        text[i] = from[i] > ' ' && from[i] < 0x7F ? (char)from[i] : from[i] == ' ' ? ' ' : '?';
    }
    text[len] = 0;
}

/* The common name, or else the first attribute. */
static void tls_name_of(char text[TLS_NAME_MAX], const mbedtls_x509_name *name) {
    const mbedtls_x509_name *best = name;
    for (const mbedtls_x509_name *part = name; part; part = part->next) {
        if (MBEDTLS_OID_CMP(MBEDTLS_OID_AT_CN, &part->oid) == 0) {
            best = part;
        }
    }
    tls_copy_name(text, best->val.p, best->val.p ? best->val.len : 0);
}

/* The first host name in the certificate. */
static void tls_host_of(char text[TLS_NAME_MAX], const mbedtls_x509_crt *cert) {
    tls_name_of(text, &cert->subject);
    for (const mbedtls_x509_sequence *san = &cert->subject_alt_names; san; san = san->next) {
        if ((san->buf.tag & MBEDTLS_ASN1_TAG_VALUE_MASK) == MBEDTLS_X509_SAN_DNS_NAME &&
            san->buf.p) {
            tls_copy_name(text, san->buf.p, san->buf.len);
            return;
        }
    }
}

static void tls_explain_date(tls_conn *t, const char *whose, const char *what,
                             const mbedtls_x509_time *date) {
    mbedtls_x509_time now = {0};
    mbedtls_x509_time_gmtime((mbedtls_time_t)(os_unix_ms() / 1000), &now);
    snprintf(t->why, sizeof t->why,
             "%s %s %04d-%02d-%02d (the clock of this machine says %04d-%02d-%02d)", whose, what,
             date->year, date->mon, date->day, now.year, now.mon, now.day);
}

/* Puts the flags of one certificate into words: of several the one that is easiest to fix. The
 * server's own certificate comes last and overwrites the others. */
static void tls_explain(tls_conn *t, const mbedtls_x509_crt *cert, int depth, uint32_t flags) {
    char name[TLS_NAME_MAX], whose[TLS_NAME_MAX + 40];
    tls_name_of(name, &cert->subject);
    snprintf(whose, sizeof whose, depth ? "the CA certificate %s" : "the certificate", name);
    if (flags & MBEDTLS_X509_BADCERT_EXPIRED) {
        tls_explain_date(t, whose, "expired on", &cert->valid_to);
    } else if (flags & MBEDTLS_X509_BADCERT_FUTURE) {
        tls_explain_date(t, whose, "is not valid before", &cert->valid_from);
    } else if (flags & MBEDTLS_X509_BADCERT_CN_MISMATCH) {
        tls_host_of(name, cert);
        snprintf(t->why, sizeof t->why,
                 strcmp(name, t->host) ? "the certificate is for %s, not for %s"
                                       : "the certificate has %s only where it does not count: "
                                         "it must be a subject alternative name, of its kind",
                 name, t->host);
    } else if (flags & MBEDTLS_X509_BADCERT_OTHER) {
        snprintf(t->why, sizeof t->why, "%s may not sign for %s", whose, t->host);
    } else if (flags & MBEDTLS_X509_BADCERT_NOT_TRUSTED) {
        tls_name_of(name, &cert->issuer);
        snprintf(t->why, sizeof t->why, "the certificate is not signed by a known CA (but by %s)",
                 name);
    } else if (flags & (MBEDTLS_X509_BADCERT_BAD_MD | MBEDTLS_X509_BADCERT_BAD_KEY |
                        MBEDTLS_X509_BADCERT_BAD_PK)) {
        snprintf(t->why, sizeof t->why, "%s has a signature or key that is too weak", whose);
    } else if (flags) {
        snprintf(t->why, sizeof t->why, "%s is not meant for servers", whose);
    }
}

/* mbedTLS would also take the subject's common name, and an address that is written as a name. */
static bool tls_is_named(const mbedtls_x509_crt *cert, const char *host) {
    unsigned char ip[16];
    size_t size = mbedtls_x509_crt_parse_cn_inet_pton(host, ip);
    bool is_named = !size && mbedtls_x509_crt_has_ext_type(cert, MBEDTLS_X509_EXT_SUBJECT_ALT_NAME);
    for (const mbedtls_x509_sequence *san = &cert->subject_alt_names; size && san;
         san = san->next) {
        is_named |= (san->buf.tag & MBEDTLS_ASN1_TAG_VALUE_MASK) == MBEDTLS_X509_SAN_IP_ADDRESS &&
                    san->buf.len == size && memcmp(san->buf.p, ip, size) == 0;
    }
    return is_named;
}

/* Callback: mbedTLS has checked a certificate of the chain, from the CA down. */
static int tls_on_certificate(void *context, mbedtls_x509_crt *cert, int depth, uint32_t *flags) {
    tls_conn *t = context;
    str der = {(const char *)cert->raw.p, cert->raw.len};
    if (depth == 0 && (*flags & MBEDTLS_X509_BADCERT_NOT_TRUSTED) &&
        tls_trust_contains(t->store, der)) {
        *flags &= ~(uint32_t)MBEDTLS_X509_BADCERT_NOT_TRUSTED;
    }
    if (depth == 0 && !tls_is_named(cert, t->host)) {
        *flags |= MBEDTLS_X509_BADCERT_CN_MISMATCH;
    } else if (depth && !tls_trust_permits(cert, t->host)) {
        *flags |= MBEDTLS_X509_BADCERT_OTHER;
    }
    tls_explain(t, cert, depth, *flags);
    return 0;
}

static status tls_fail_chain(const tls_conn *t) {
    call *c = t->under->c;
    status code = call_fail(c, GEO_TLS, "%s cannot be trusted: %s.", t->host,
                            t->why[0] ? t->why : "its certificate was refused");
    if (strstr(t->why, "known CA")) {
        call_advise(c, "Set NOMINATIM_CA_FILE to the PEM file of the CA that signs for %s.",
                    t->host);
    } else if (strstr(t->why, "clock")) {
        call_advise(c, "Renew the certificate of %s, or set the clock of this machine.", t->host);
    } else {
        call_advise(c, "Use the name in NOMINATIM_BASE_URL that the certificate is made for.");
    }
    return code;
}

/* Fails the call for an error code of mbedTLS. */
static status tls_fail(const tls_conn *t, int code) {
    call *c = t->under->c;
    switch (code) {
    case TLS_NET_FAILED: return c->code;
    case MBEDTLS_ERR_X509_CERT_VERIFY_FAILED: return tls_fail_chain(t);
    case MBEDTLS_ERR_SSL_INVALID_MAC: /* in TLS 1.3 also an alert sent before the keys changed */
    case MBEDTLS_ERR_SSL_FATAL_ALERT_MESSAGE:
        call_fail(c, GEO_TLS, "%s ended the TLS connection with an alert.", t->host);
        call_advise(c, "It may want a client certificate (NOMINATIM_CLIENT_CERT), or not speak TLS "
                       "1.2 or 1.3 with a cipher that is safe today.");
        return GEO_TLS;
    case 0:
    case MBEDTLS_ERR_SSL_CONN_EOF:
    case MBEDTLS_ERR_SSL_PEER_CLOSE_NOTIFY:
        return call_fail(c, GEO_UNREACHABLE, "%s closed the TLS connection.", t->host);
    case MBEDTLS_ERR_SSL_INVALID_RECORD:
    case MBEDTLS_ERR_SSL_UNEXPECTED_MESSAGE:
        return call_fail(c, GEO_TLS, "%s does not speak TLS on port %d; is it an http:// server?",
                         t->host, t->port);
    case MBEDTLS_ERR_SSL_BAD_PROTOCOL_VERSION:
    case MBEDTLS_ERR_SSL_HANDSHAKE_FAILURE:
        return call_fail(c, GEO_TLS, "%s offers no TLS version or cipher that is safe today.",
                         t->host);
    case MBEDTLS_ERR_X509_INVALID_EXTENSIONS + MBEDTLS_ERR_ASN1_UNEXPECTED_TAG:
        return call_fail(c, GEO_TLS,
                         "%s sends a certificate with a critical extension that is not known here, "
                         "as name constraints of an intermediate CA are.",
                         t->host);
    default:
        return call_fail(c, GEO_TLS, "TLS with %s failed (mbedTLS error -0x%04x).", t->host,
                         (unsigned)-code);
    }
}

/* ---- start: with the first https request ---- */

/* Reads a PEM file into the arena, with the NUL that mbedTLS requires. */
static status tls_load_pem(call *c, arena *a, const char *setting, str path, str *pem) {
    status code = os_read_file(path.at, a, TLS_FILE_BYTES_MAX, pem);
    if (code == GEO_TOO_LARGE) {
        return call_fail(c, GEO_BAD_CONFIG, "%s (%s) is too large.", setting, path.at);
    }
    if (code != GEO_OK) {
        return call_fail(c, GEO_BAD_CONFIG, "%s (%s) cannot be read: %s.", setting, path.at,
                         os_why());
    }
    *pem = arena_join(a, *pem, (str){"", 1});
    return pem->at ? GEO_OK : call_full(c);
}

static status tls_load_client_cert(call *c) {
    const config *settings = config_get();
    arena scratch = c->mem;
    str cert = STR_NONE, key = STR_NONE;
    if (tls_load_pem(c, &scratch, "NOMINATIM_CLIENT_CERT", settings->client_cert, &cert) !=
            GEO_OK ||
        tls_load_pem(c, &scratch, "NOMINATIM_CLIENT_KEY", settings->client_key, &key) != GEO_OK) {
        return c->code;
    }
    mbedtls_x509_crt_init(&tls_state.client_cert);
    mbedtls_pk_init(&tls_state.client_key);
    if (mbedtls_x509_crt_parse(&tls_state.client_cert, (const unsigned char *)cert.at, cert.len) !=
        0) {
        call_fail(c, GEO_BAD_CONFIG, "NOMINATIM_CLIENT_CERT is not a certificate in PEM form.");
    } else if (mbedtls_pk_parse_key(&tls_state.client_key, (const unsigned char *)key.at, key.len,
                                    NULL, 0, mbedtls_psa_get_random,
                                    MBEDTLS_PSA_RANDOM_STATE) != 0) {
        call_fail(c, GEO_BAD_CONFIG,
                  "NOMINATIM_CLIENT_KEY is not a key in PEM form without a password.");
    } else if (mbedtls_pk_check_pair(&tls_state.client_cert.pk, &tls_state.client_key,
                                     mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE) != 0) {
        call_fail(c, GEO_BAD_CONFIG,
                  "NOMINATIM_CLIENT_KEY is not the key of NOMINATIM_CLIENT_CERT.");
    } else {
        tls_state.has_client_cert = true;
        return GEO_OK;
    }
    mbedtls_x509_crt_free(&tls_state.client_cert);
    mbedtls_pk_free(&tls_state.client_key);
    return c->code;
}

/* The memory and the randomness of mbedTLS. The lock is held. */
static status tls_start_library(call *c) {
    if (!tls_state.pool) {
        size_t size = TLS_POOL_LEAST + (size_t)config_get()->workers * TLS_POOL_EACH;
        tls_state.pool = os_reserve(size);
        if (!tls_state.pool) {
            return call_fail(c, GEO_INTERNAL, "TLS cannot start: %s.", os_why());
        }
        mbedtls_memory_buffer_alloc_init(tls_state.pool, size);
    }
    if (psa_crypto_init() != PSA_SUCCESS) { /* does nothing the second time */
        return call_fail(c, GEO_INTERNAL, "TLS cannot start: the system gives no random bytes.");
    }
    return GEO_OK;
}

GEO_FN status tls_prepare(call *c) {
    os_lock(&tls_state.lock);
    status code = tls_start_library(c);
    os_unlock(&tls_state.lock);
    return code;
}

/* The lock is held. After a failure the next call tries again: the file may have been fixed. */
static status tls_start(call *c) {
    status code = tls_start_library(c);
    bool needs_cert = config_get()->client_cert.len && !tls_state.has_client_cert;
    return !code && needs_cert ? tls_load_client_cert(c) : code;
}

/* ---- sessions to resume ---- */

static tls_session *tls_session_of(const tls_conn *t) {
    for (int i = 0; i < TLS_SESSIONS_MAX; i++) {
        tls_session *s = &tls_state.sessions[i];
        if (s->port == t->port && strcmp(s->host, t->host) == 0) {
            return s;
        }
    }
    return NULL;
}

/* Where to keep the session: the slot of the host, a free one, or the least recently used. */
static tls_session *tls_session_slot(const tls_conn *t) {
    tls_session *slot = tls_session_of(t);
    for (int i = 0; i < TLS_SESSIONS_MAX && !slot; i++) {
        slot = tls_state.sessions[i].host[0] ? NULL : &tls_state.sessions[i];
    }
    if (!slot) {
        slot = tls_state.sessions;
        for (int i = 1; i < TLS_SESSIONS_MAX; i++) {
            tls_session *other = &tls_state.sessions[i];
            slot = other->used_ms < slot->used_ms ? other : slot;
        }
    }
    return slot;
}

static void tls_save_session(tls_conn *t) {
    mbedtls_ssl_session session;
    mbedtls_ssl_session_init(&session);
    os_lock(&tls_state.lock);
    if (mbedtls_ssl_get_session(&t->ssl, &session) == 0) {
        tls_session *s = tls_session_slot(t);
        s->host[0] = 0;
        if (mbedtls_ssl_session_save(&session, s->bytes, sizeof s->bytes, &s->size) == 0) {
            memcpy(s->host, t->host, sizeof s->host);
            s->port = t->port;
            s->used_ms = os_now_ms();
        }
    }
    os_unlock(&tls_state.lock);
    mbedtls_ssl_session_free(&session);
}

static void tls_offer_session(tls_conn *t) {
    mbedtls_ssl_session session;
    mbedtls_ssl_session_init(&session);
    os_lock(&tls_state.lock);
    tls_session *s = tls_session_of(t);
    if (s) {
        if (mbedtls_ssl_session_load(&session, s->bytes, s->size) == 0) {
            t->is_resuming = mbedtls_ssl_set_session(&t->ssl, &session) == 0;
        }
        s->host[0] = 0; /* a ticket is used only once (RFC 8446 appendix C.4) */
    }
    os_unlock(&tls_state.lock);
    mbedtls_ssl_session_free(&session);
}

/* ---- one connection ---- */

static int tls_send(void *context, const unsigned char *bytes, size_t size) {
    tls_conn *t = context;
    ptrdiff_t put = t->wire.write(t->wire.context, (str){(const char *)bytes, size});
    t->net_failed |= put < 0;
    return put < 0 ? TLS_NET_FAILED : (int)put;
}

static int tls_recv(void *context, unsigned char *bytes, size_t size) {
    tls_conn *t = context;
    ptrdiff_t got = t->wire.read(t->wire.context, (char *)bytes, size);
    t->net_failed |= got < 0;
    return got < 0 ? TLS_NET_FAILED : (int)got;
}

static int tls_configure(tls_conn *t) {
    mbedtls_ssl_config_init(&t->config);
    mbedtls_ssl_init(&t->ssl);
    int code =
        mbedtls_ssl_config_defaults(&t->config, MBEDTLS_SSL_IS_CLIENT, MBEDTLS_SSL_TRANSPORT_STREAM,
                                    MBEDTLS_SSL_PRESET_DEFAULT);
    mbedtls_ssl_conf_rng(&t->config, mbedtls_psa_get_random, MBEDTLS_PSA_RANDOM_STATE);
    mbedtls_ssl_conf_authmode(&t->config, MBEDTLS_SSL_VERIFY_REQUIRED);
    mbedtls_ssl_conf_ca_cb(&t->config, tls_on_issuer, t);
    mbedtls_ssl_conf_verify(&t->config, tls_on_certificate, t);
    mbedtls_ssl_conf_sig_algs(&t->config, tls_signatures);
    mbedtls_ssl_conf_tls13_enable_signal_new_session_tickets(
        &t->config, MBEDTLS_SSL_TLS1_3_SIGNAL_NEW_SESSION_TICKETS_ENABLED);
    if (!code) {
        code = mbedtls_ssl_conf_alpn_protocols(&t->config, tls_protocols);
    }
    if (!code && tls_state.has_client_cert) {
        code = mbedtls_ssl_conf_own_cert(&t->config, &tls_state.client_cert, &tls_state.client_key);
    }
    if (!code) {
        code = mbedtls_ssl_setup(&t->ssl, &t->config);
    }
    if (!code) {
        code = mbedtls_ssl_set_hostname(&t->ssl, t->host);
    }
    mbedtls_ssl_set_bio(&t->ssl, t, tls_send, tls_recv, NULL);
    return code;
}

/* A session that is refused makes it a whole handshake, but of the session's version only: a server
 * that was given another one since then ends it with an alert. */
static status tls_handshake(tls_conn *t, bool *is_stale) {
    status code = tls_trust_open(t->under->c, &t->store);
    if (code != GEO_OK) {
        return code;
    }
    int result = tls_configure(t);
    if (!result) {
        tls_offer_session(t);
        result = mbedtls_ssl_handshake(&t->ssl);
    }
    *is_stale = t->is_resuming && result == MBEDTLS_ERR_SSL_FATAL_ALERT_MESSAGE;
    if (result) {
        return tls_fail(t, result);
    }
    if (mbedtls_ssl_get_version_number(&t->ssl) == MBEDTLS_SSL_VERSION_TLS1_2) {
        tls_save_session(t); /* for TLS 1.3 see tls_read */
    }
    return GEO_OK;
}

/* A free connection, marked as used; NULL: TLS cannot start, and the call says why. */
static tls_conn *tls_acquire(call *c) {
    tls_conn *t = NULL;
    os_lock(&tls_state.lock);
    if (tls_start(c) == GEO_OK) {
        for (int i = 0; i < TLS_CONNECTIONS_MAX && !t; i++) {
            t = tls_state.conns[i].is_used ? NULL : &tls_state.conns[i];
        }
        ASSERT(t != NULL); /* fetch has no more connections than this pool */
        *t = (tls_conn){.is_used = true};
    }
    os_unlock(&tls_state.lock);
    return t;
}

static void tls_release(tls_conn *t) {
    mbedtls_ssl_free(&t->ssl);
    mbedtls_ssl_config_free(&t->config);
    os_lock(&tls_state.lock);
    t->is_used = false;
    os_unlock(&tls_state.lock);
}

GEO_FN status tls_connect(tls_conn **result, net_conn *under, const char *host, int port,
                          bool *is_stale) {
    *result = NULL;
    *is_stale = false;
    tls_conn *t = tls_acquire(under->c);
    if (!t) {
        return under->c->code;
    }
    t->under = under;
    t->wire = net_transport_of(under);
    t->port = port;
    snprintf(t->host, sizeof t->host, "%s", host);
    status code = tls_handshake(t, is_stale);
    if (t->store.at) {
        os_unmap(t->store);
        t->store = STR_NONE;
    }
    if (code != GEO_OK) {
        tls_release(t);
        return code;
    }
    *result = t;
    return GEO_OK;
}

static ptrdiff_t tls_read(void *context, char *bytes, size_t size) {
    tls_conn *t = context;
    for (;;) {
        int code = mbedtls_ssl_read(&t->ssl, (unsigned char *)bytes, size);
        if (code > 0) {
            return code;
        }
        if (code == MBEDTLS_ERR_SSL_RECEIVED_NEW_SESSION_TICKET) {
            tls_save_session(t); /* TLS 1.3 sends tickets at any time: read again */
        } else if (code == MBEDTLS_ERR_SSL_PEER_CLOSE_NOTIFY) {
            return 0;
        } else if (code != MBEDTLS_ERR_SSL_WANT_READ && code != MBEDTLS_ERR_SSL_WANT_WRITE) {
            tls_fail(t,
                     code); /* also the end without close_notify: it may be a truncation attack */
            return -1;
        }
    }
}

static ptrdiff_t tls_write(void *context, str bytes) {
    tls_conn *t = context;
    for (;;) {
        int code = mbedtls_ssl_write(&t->ssl, (const unsigned char *)bytes.at, bytes.len);
        if (code > 0) {
            return code;
        }
        if (code != MBEDTLS_ERR_SSL_WANT_READ && code != MBEDTLS_ERR_SSL_WANT_WRITE) {
            tls_fail(t, code);
            return -1;
        }
    }
}

GEO_FN net_transport tls_transport_of(tls_conn *t) {
    return (net_transport){.read = tls_read, .write = tls_write, .context = t};
}

GEO_FN const char *tls_version(const tls_conn *t) {
    return mbedtls_ssl_get_version(&t->ssl);
}

GEO_FN void tls_close(tls_conn *t) {
    if (!t->net_failed) {
        net_use(t->under, NULL); /* close_notify must not block */
        mbedtls_ssl_close_notify(&t->ssl);
    }
    tls_release(t);
}
