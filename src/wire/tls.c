/* tls -- TLS 1.2 and 1.3 as a transport over net.
 *
 * Flow: fetch puts it between http and net for https. The only file that knows mbedTLS. Owns
 * mbedTLS's memory (one fixed pool; the heap is never touched), the connections' contexts, our
 * certificate, and the sessions to resume. Outside facts: RFC 8446, RFC 5246, RFC 5280
 * (certificates), RFC 7468 (PEM), vendor/catable.h (the embedded CAs).
 *
 * CAs are looked up by issuer while a chain is checked. Neither the embedded table nor a system's
 * PEM file is parsed as a whole: a handshake wants one certificate of some 140. */
#include "tls.h"

#include <catable.h>
#include <mbedtls/asn1.h>
#include <mbedtls/asn1write.h>
#include <mbedtls/base64.h>
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

enum {
    TLS_POOL_BYTES = 512 << 10,   /* 8 connections of 27 kB, 8 handshakes with long chains on top */
    TLS_SESSIONS_MAX = 4,         /* hosts to resume with: several upstreams fail over */
    TLS_SESSION_BYTES_MAX = 6144, /* a ticket, and in 1.2 the server's certificate */
    TLS_CERT_BYTES_MAX = 8192,    /* DER of one certificate in a PEM file */
    TLS_ANCHORS_MAX = 8,          /* CAs of one name: old and new key */
    TLS_FILE_BYTES_MAX = 65536,   /* our certificate chain, our key */
    TLS_WHY_MAX = 360,            /* what is wrong with a chain */
    TLS_NAME_MAX = 64,            /* of a name from a certificate in a message */
    TLS_SEQUENCE = MBEDTLS_ASN1_CONSTRUCTED | MBEDTLS_ASN1_SEQUENCE,
    TLS_NET_FAILED = -0x004C /* answer of the callbacks: the call already says why */
};

/* AlgorithmIdentifier { sha256WithRSAEncryption, NULL } (RFC 4055 section 5) */
#define TLS_RSA_SHA256 "\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0b\x05\x00"

struct tls_conn {
    bool is_used, net_failed;
    net_conn *under;
    net_transport wire;
    int port;
    char host[NET_HOST_MAX];
    str store; /* mapped PEM file, only during the handshake; absent: the embedded table */
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
    os_mutex lock; /* of everything here but the connections in use, each of which has one user */
    bool is_ready, has_own;
    mbedtls_x509_crt own;
    mbedtls_pk_context own_key;
    tls_conn conns[TLS_CONNECTIONS_MAX];
    tls_session sessions[TLS_SESSIONS_MAX];
    _Alignas(16) unsigned char pool[TLS_POOL_BYTES];
} tls_state = {.lock = OS_MUTEX_INIT};

/* ECDSA, then PKCS#1, then PSS: mbedTLS takes the order it offers as its own preference, and with
 * PSS first some TLS 1.2 RSA servers answer with a PSS signature it then refuses. TLS 1.3 has no
 * PKCS#1 signatures, so there the order changes nothing. */
static const uint16_t tls_signatures[] = {
    MBEDTLS_TLS1_3_SIG_ECDSA_SECP256R1_SHA256, MBEDTLS_TLS1_3_SIG_ECDSA_SECP384R1_SHA384,
    MBEDTLS_TLS1_3_SIG_ECDSA_SECP521R1_SHA512, MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA256,
    MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA384,       MBEDTLS_TLS1_3_SIG_RSA_PKCS1_SHA512,
    MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA256,    MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA384,
    MBEDTLS_TLS1_3_SIG_RSA_PSS_RSAE_SHA512,    MBEDTLS_TLS1_3_SIG_NONE};

static const char *tls_protocols[] = {"http/1.1", NULL}; /* ALPN: a server may offer h2 otherwise */

/* ---- trust: finding the CA that an issuer names ---- */

/* The DER of the next certificate of a PEM text; 0: no more. What is not a certificate that fits is
 * stepped over, as others do. */
static size_t tls_pem_next(str *rest, unsigned char der[TLS_CERT_BYTES_MAX]) {
    static const str begin = STR_ROW("-----BEGIN CERTIFICATE-----");
    static const str end = STR_ROW("-----END CERTIFICATE-----");
    for (;;) {
        ptrdiff_t from = str_find(*rest, begin);
        str body = from < 0 ? STR_NONE : str_from(*rest, (size_t)from + begin.len);
        ptrdiff_t to = str_find(body, end);
        if (from < 0 || to < 0) {
            return 0;
        }
        size_t size = 0;
        *rest = str_from(body, (size_t)to + end.len);
        if (mbedtls_base64_decode(der, TLS_CERT_BYTES_MAX, &size, (const unsigned char *)body.at,
                                  (size_t)to) == 0) {
            return size;
        }
    }
}

/* The Name of the subject, tag and length included: Certificate > tbsCertificate > [version],
 * serial, algorithm, issuer, validity, subject (RFC 5280 section 4.1). Absent: not that shape. */
static str tls_subject_of(unsigned char *der, size_t size) {
    static const int before[] = {MBEDTLS_ASN1_INTEGER, TLS_SEQUENCE, TLS_SEQUENCE, TLS_SEQUENCE};
    unsigned char *at = der, *end = der + size;
    size_t len;
    if (mbedtls_asn1_get_tag(&at, end, &len, TLS_SEQUENCE) != 0 ||
        mbedtls_asn1_get_tag(&at, end, &len, TLS_SEQUENCE) != 0) {
        return STR_NONE;
    }
    if (mbedtls_asn1_get_tag(&at, end, &len,
                             MBEDTLS_ASN1_CONTEXT_SPECIFIC | MBEDTLS_ASN1_CONSTRUCTED) == 0) {
        at += len;
    }
    for (size_t i = 0; i < LEN(before); i++) {
        if (mbedtls_asn1_get_tag(&at, end, &len, before[i]) != 0) {
            return STR_NONE;
        }
        at += len;
    }
    unsigned char *subject = at;
    if (mbedtls_asn1_get_tag(&at, end, &len, TLS_SEQUENCE) != 0) {
        return STR_NONE;
    }
    return (str){(const char *)subject, (size_t)(at - subject) + len};
}

static uint32_t tls_le32(const unsigned char *at) {
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

static str tls_table_anchor(uint32_t row) {
    const unsigned char *at = geocoder_ca_table + 4 + (size_t)4 * row;
    uint32_t from = tls_le32(at), to = tls_le32(at + 4);
    ASSERT(from <= to && to <= geocoder_ca_table_len);
    return (str){(const char *)geocoder_ca_table + from, to - from};
}

/* Takes one DER element off the front, tag and length included; absent: it is not of that shape. */
static str tls_der_next(str *rest) {
    unsigned char *at = (unsigned char *)(uintptr_t)rest->at; /* only read */
    str whole = *rest;
    size_t len;
    if (mbedtls_asn1_get_tag(&at, at + rest->len, &len, TLS_SEQUENCE) != 0) {
        return STR_NONE;
    }
    whole.len = (size_t)((const char *)at - whole.at) + len;
    *rest = str_from(*rest, whole.len);
    return whole;
}

static str tls_table_subject(uint32_t row) {
    str rest = tls_table_anchor(row);
    tls_der_next(&rest); /* the validity */
    return tls_der_next(&rest);
}

/* The first row whose subject is not before `name`. */
static uint32_t tls_table_find(str name, uint32_t count) {
    uint32_t low = 0, high = count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (str_cmp(tls_table_subject(middle), name) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* 0, also for one that mbedTLS cannot read, or no memory. */
static int tls_add_anchor(mbedtls_x509_crt *list, str der) {
    int code = mbedtls_x509_crt_parse_der(list, (const unsigned char *)der.at, der.len);
    return code == MBEDTLS_ERR_X509_ALLOC_FAILED ? code : 0;
}

/* Puts the tag and length before what ends at `end`. */
static void tls_wrap(unsigned char **at, unsigned char *start, const unsigned char *end, int tag) {
    int len_put = mbedtls_asn1_write_len(at, start, (size_t)(end - *at));
    int tag_put = mbedtls_asn1_write_tag(at, start, (unsigned char)tag);
    ASSERT(len_put > 0 && tag_put > 0);
}

static void tls_put(unsigned char **at, unsigned char *start, str bytes) {
    int put = mbedtls_asn1_write_raw_buffer(at, start, (const unsigned char *)bytes.at, bytes.len);
    ASSERT(put >= 0);
}

/* An anchor of the table as the certificate that mbedTLS wants, written from the end of `der`. Its
 * serial number and signature are made up: nobody looks at those of a trusted CA. */
static str tls_certificate_of(str anchor, unsigned char der[TLS_CERT_BYTES_MAX]) {
    static const str head = STR_ROW("\xa0\x03\x02\x01\x02" /* version 3 */
                                    "\x02\x01\x01"         /* serial number 1 */
                                    TLS_RSA_SHA256);
    static const str tail = STR_ROW(TLS_RSA_SHA256 "\x03\x02\x00\x00");
    str constraints = anchor, subject;
    tls_der_next(&constraints);
    subject = tls_der_next(&constraints);
    tls_der_next(&constraints);
    str name_and_key = str_head(anchor, anchor.len - constraints.len);
    unsigned char *end = der + TLS_CERT_BYTES_MAX, *at = end;
    tls_put(&at, der, tail);
    unsigned char *tbs_end = at;
    tls_put(&at, der, constraints);
    tls_wrap(&at, der, tbs_end, TLS_SEQUENCE);
    tls_wrap(&at, der, tbs_end,
             MBEDTLS_ASN1_CONTEXT_SPECIFIC | MBEDTLS_ASN1_CONSTRUCTED | 3); /* extensions */
    tls_put(&at, der, name_and_key);
    tls_put(&at, der, subject); /* as the issuer */
    tls_put(&at, der, head);
    tls_wrap(&at, der, tbs_end, TLS_SEQUENCE);
    tls_wrap(&at, der, end, TLS_SEQUENCE);
    return (str){(const char *)at, (size_t)(end - at)};
}

static int tls_anchors_in_table(mbedtls_x509_crt *list, str name) {
    unsigned char der[TLS_CERT_BYTES_MAX];
    uint32_t count = geocoder_ca_table_len >= 4 ? tls_le32(geocoder_ca_table) : 0;
    int code = 0;
    for (uint32_t i = tls_table_find(name, count), found = 0;
         !code && i < count && found < TLS_ANCHORS_MAX && str_eq(tls_table_subject(i), name);
         i++, found++) {
        code = tls_add_anchor(list, tls_certificate_of(tls_table_anchor(i), der));
    }
    return code;
}

static int tls_anchors_in_pem(mbedtls_x509_crt *list, str name, str pem) {
    unsigned char der[TLS_CERT_BYTES_MAX];
    size_t size;
    int code = 0;
    for (int found = 0; !code && found < TLS_ANCHORS_MAX && (size = tls_pem_next(&pem, der));) {
        if (str_eq(tls_subject_of(der, size), name)) {
            code = tls_add_anchor(list, (str){(const char *)der, size});
            found++;
        }
    }
    return code;
}

/* mbedTLS asks: which trusted CAs may have signed `child`? It frees what it gets. */
static int tls_on_issuer(void *context, mbedtls_x509_crt const *child, mbedtls_x509_crt **list) {
    const tls_conn *t = context;
    str name = {(const char *)child->issuer_raw.p, child->issuer_raw.len};
    *list = mbedtls_calloc(1, sizeof **list);
    if (!*list) {
        return MBEDTLS_ERR_X509_ALLOC_FAILED;
    }
    mbedtls_x509_crt_init(*list);
    return t->store.at ? tls_anchors_in_pem(*list, name, t->store)
                       : tls_anchors_in_table(*list, name);
}

/* The very certificate stands in the trusted file: a server that signs for itself. */
static bool tls_is_listed(const tls_conn *t, const mbedtls_x509_crt *cert) {
    unsigned char der[TLS_CERT_BYTES_MAX];
    str pem = t->store, wanted = {(const char *)cert->raw.p, cert->raw.len};
    size_t size;
    while (pem.at && (size = tls_pem_next(&pem, der))) {
        if (str_eq((str){(const char *)der, size}, wanted)) {
            return true;
        }
    }
    return false;
}

/* ---- what is wrong with a chain, in words ---- */

/* Names come from whoever answers: only plain characters reach a message. */
static void tls_copy_name(char text[TLS_NAME_MAX], const unsigned char *from, size_t size) {
    size_t len = MIN(size, (size_t)TLS_NAME_MAX - 1);
    for (size_t i = 0; i < len; i++) {
        text[i] = from[i] > ' ' && from[i] < 0x7F ? (char)from[i] : from[i] == ' ' ? ' ' : '?';
    }
    text[len] = 0;
}

/* The common name, or what comes first. */
static void tls_name_of(char text[TLS_NAME_MAX], const mbedtls_x509_name *name) {
    const mbedtls_x509_name *best = name;
    for (const mbedtls_x509_name *part = name; part; part = part->next) {
        if (MBEDTLS_OID_CMP(MBEDTLS_OID_AT_CN, &part->oid) == 0) {
            best = part;
        }
    }
    tls_copy_name(text, best->val.p, best->val.p ? best->val.len : 0);
}

/* The first host name it is for. */
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

static void tls_note_date(tls_conn *t, const char *whose, const char *what,
                          const mbedtls_x509_time *date) {
    mbedtls_x509_time now = {0};
    mbedtls_x509_time_gmtime((mbedtls_time_t)(os_unix_ms() / 1000), &now);
    snprintf(t->why, sizeof t->why,
             "%s %s %04d-%02d-%02d (the clock of this machine says %04d-%02d-%02d)", whose, what,
             date->year, date->mon, date->day, now.year, now.mon, now.day);
}

/* What the flags of one certificate mean. The one that can be mended best is named when several are
 * set; the server's own certificate, which comes last, has the last word. */
static void tls_note(tls_conn *t, const mbedtls_x509_crt *cert, int depth, uint32_t flags) {
    char name[TLS_NAME_MAX], whose[TLS_NAME_MAX + 40];
    tls_name_of(name, &cert->subject);
    snprintf(whose, sizeof whose, depth ? "the CA certificate %s" : "the certificate", name);
    if (flags & MBEDTLS_X509_BADCERT_EXPIRED) {
        tls_note_date(t, whose, "expired on", &cert->valid_to);
    } else if (flags & MBEDTLS_X509_BADCERT_FUTURE) {
        tls_note_date(t, whose, "is not valid before", &cert->valid_from);
    } else if (flags & MBEDTLS_X509_BADCERT_CN_MISMATCH) {
        tls_host_of(name, cert);
        snprintf(t->why, sizeof t->why, "the certificate is for %s, not for %s", name, t->host);
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

/* mbedTLS shows each certificate of the chain, the CA first, with what it found. */
static int tls_on_certificate(void *context, mbedtls_x509_crt *cert, int depth, uint32_t *flags) {
    tls_conn *t = context;
    if (depth == 0 && (*flags & MBEDTLS_X509_BADCERT_NOT_TRUSTED) && tls_is_listed(t, cert)) {
        *flags &= ~(uint32_t)MBEDTLS_X509_BADCERT_NOT_TRUSTED;
    }
    tls_note(t, cert, depth, *flags);
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

/* Why the handshake or the connection ended with that code of mbedTLS. */
static status tls_fail(const tls_conn *t, int code) {
    call *c = t->under->c;
    switch (code) {
    case TLS_NET_FAILED: return c->code;
    case MBEDTLS_ERR_X509_CERT_VERIFY_FAILED: return tls_fail_chain(t);
    case MBEDTLS_ERR_SSL_INVALID_MAC: /* in 1.3 also an alert sent before the keys changed */
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
    default:
        return call_fail(c, GEO_TLS, "TLS with %s failed (mbedTLS error -0x%04x).", t->host,
                         (unsigned)-code);
    }
}

/* ---- start: once, when the first https URL is asked ---- */

/* A PEM file into the arena, with the NUL that mbedTLS wants. */
static status tls_load(call *c, arena *a, const char *setting, str path, str *pem) {
    arena room = *a;
    status code = os_read_file(path.at, &room, TLS_FILE_BYTES_MAX, pem);
    if (code == GEO_TOO_LARGE) {
        return call_fail(c, GEO_BAD_CONFIG, "%s (%s) is too large.", setting, path.at);
    }
    if (code != GEO_OK) {
        return call_fail(c, GEO_BAD_CONFIG, "%s (%s) cannot be read: %s.", setting, path.at,
                         os_why());
    }
    *pem = arena_join(a, *pem, (str){"", 1});
    return pem->at ? GEO_OK : call_fail(c, GEO_TOO_LARGE, "%s does not fit memory.", setting);
}

static status tls_load_own(call *c) {
    const config *settings = config_get();
    arena scratch = c->mem;
    str cert = STR_NONE, key = STR_NONE;
    if (tls_load(c, &scratch, "NOMINATIM_CLIENT_CERT", settings->client_cert, &cert) != GEO_OK ||
        tls_load(c, &scratch, "NOMINATIM_CLIENT_KEY", settings->client_key, &key) != GEO_OK) {
        return c->code;
    }
    mbedtls_x509_crt_init(&tls_state.own);
    mbedtls_pk_init(&tls_state.own_key);
    if (mbedtls_x509_crt_parse(&tls_state.own, (const unsigned char *)cert.at, cert.len) != 0) {
        call_fail(c, GEO_BAD_CONFIG, "NOMINATIM_CLIENT_CERT is not a certificate in PEM form.");
    } else if (mbedtls_pk_parse_key(&tls_state.own_key, (const unsigned char *)key.at, key.len,
                                    NULL, 0, mbedtls_psa_get_random,
                                    MBEDTLS_PSA_RANDOM_STATE) != 0) {
        call_fail(c, GEO_BAD_CONFIG,
                  "NOMINATIM_CLIENT_KEY is not a key in PEM form without a password.");
    } else if (mbedtls_pk_check_pair(&tls_state.own.pk, &tls_state.own_key, mbedtls_psa_get_random,
                                     MBEDTLS_PSA_RANDOM_STATE) != 0) {
        call_fail(c, GEO_BAD_CONFIG,
                  "NOMINATIM_CLIENT_KEY is not the key of NOMINATIM_CLIENT_CERT.");
    } else {
        tls_state.has_own = true;
        return GEO_OK;
    }
    mbedtls_x509_crt_free(&tls_state.own);
    mbedtls_pk_free(&tls_state.own_key);
    return c->code;
}

/* The lock is held. A failed start is tried again with the next call: a file may be put right. */
static status tls_start(call *c) {
    if (!tls_state.is_ready) {
        mbedtls_memory_buffer_alloc_init(tls_state.pool, sizeof tls_state.pool);
        tls_state.is_ready = true;
    }
    if (psa_crypto_init() != PSA_SUCCESS) { /* does nothing when it has been done */
        return call_fail(c, GEO_INTERNAL, "TLS cannot start: the system gives no random bytes.");
    }
    if (config_get()->client_cert.len && !tls_state.has_own) {
        return tls_load_own(c);
    }
    return GEO_OK;
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

/* Where to keep the session: the host's place, a free one, or that which was used longest ago. */
static tls_session *tls_session_place(const tls_conn *t) {
    tls_session *place = tls_session_of(t);
    for (int i = 0; i < TLS_SESSIONS_MAX && !place; i++) {
        place = tls_state.sessions[i].host[0] ? NULL : &tls_state.sessions[i];
    }
    if (!place) {
        place = tls_state.sessions;
        for (int i = 1; i < TLS_SESSIONS_MAX; i++) {
            tls_session *other = &tls_state.sessions[i];
            place = other->used_ms < place->used_ms ? other : place;
        }
    }
    return place;
}

static void tls_save_session(tls_conn *t) {
    mbedtls_ssl_session session;
    mbedtls_ssl_session_init(&session);
    os_lock(&tls_state.lock);
    if (mbedtls_ssl_get_session(&t->ssl, &session) == 0) {
        tls_session *s = tls_session_place(t);
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
            mbedtls_ssl_set_session(&t->ssl, &session); /* refused: a full handshake */
        }
        s->host[0] = 0; /* a ticket is used once (RFC 8446 appendix C.4); a failed one not again */
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

/* Maps the CA file that counts; none: the embedded table is asked. */
static status tls_open_store(tls_conn *t) {
    static const char *const system[] = {"/etc/ssl/certs/ca-certificates.crt",
                                         "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"};
    call *c = t->under->c;
    str own = config_get()->ca_file, named = os_env("SSL_CERT_FILE");
    t->store = STR_NONE;
    if (own.len) {
        if (!os_map(own.at, &t->store)) {
            t->store = STR_NONE;
            return call_fail(c, GEO_BAD_CONFIG, "NOMINATIM_CA_FILE (%s) cannot be read: %s.",
                             own.at, os_why());
        }
        return str_find(t->store, STR("-----BEGIN CERTIFICATE-----")) >= 0
                   ? GEO_OK
                   : call_fail(c, GEO_BAD_CONFIG,
                               "NOMINATIM_CA_FILE (%s) has no certificate in PEM form.", own.at);
    }
    for (size_t i = 0; i <= LEN(system); i++) {
        const char *path = i ? system[i - 1] : named.len ? named.at : NULL;
        if (path && os_map(path, &t->store)) {
            if (t->store.len) {
                return GEO_OK;
            }
            os_unmap(t->store);
        }
    }
    t->store = STR_NONE;
    return GEO_OK;
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
    if (!code && tls_state.has_own) {
        code = mbedtls_ssl_conf_own_cert(&t->config, &tls_state.own, &tls_state.own_key);
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

static status tls_handshake(tls_conn *t) {
    status code = tls_open_store(t);
    if (code != GEO_OK) {
        return code;
    }
    int result = tls_configure(t);
    if (!result) {
        tls_offer_session(t);
        result = mbedtls_ssl_handshake(&t->ssl);
    }
    if (result) {
        return tls_fail(t, result);
    }
    if (mbedtls_ssl_get_version_number(&t->ssl) == MBEDTLS_SSL_VERSION_TLS1_2) {
        tls_save_session(t); /* 1.3 sends its tickets later, see tls_read */
    }
    return GEO_OK;
}

/* A free place, marked as used; NULL: none, or TLS cannot start, and the call says why. */
static tls_conn *tls_take(call *c) {
    tls_conn *t = NULL;
    os_lock(&tls_state.lock);
    if (tls_start(c) == GEO_OK) {
        for (int i = 0; i < TLS_CONNECTIONS_MAX && !t; i++) {
            t = tls_state.conns[i].is_used ? NULL : &tls_state.conns[i];
        }
        ASSERT(t != NULL); /* fetch has no more connections than there are places */
        *t = (tls_conn){.is_used = true};
    }
    os_unlock(&tls_state.lock);
    return t;
}

static void tls_drop(tls_conn *t) {
    mbedtls_ssl_free(&t->ssl);
    mbedtls_ssl_config_free(&t->config);
    os_lock(&tls_state.lock);
    t->is_used = false;
    os_unlock(&tls_state.lock);
}

GEO_FN status tls_connect(tls_conn **result, net_conn *under, const char *host, int port) {
    *result = NULL;
    tls_conn *t = tls_take(under->c);
    if (!t) {
        return under->c->code;
    }
    t->under = under;
    t->wire = net_transport_of(under);
    t->port = port;
    snprintf(t->host, sizeof t->host, "%s", host);
    status code = tls_handshake(t);
    if (t->store.at) {
        os_unmap(t->store);
        t->store = STR_NONE;
    }
    if (code != GEO_OK) {
        tls_drop(t);
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
            tls_save_session(t); /* not the answer yet: read again */
        } else if (code == MBEDTLS_ERR_SSL_PEER_CLOSE_NOTIFY) {
            return 0;
        } else if (code != MBEDTLS_ERR_SSL_WANT_READ && code != MBEDTLS_ERR_SSL_WANT_WRITE) {
            tls_fail(t,
                     code); /* an end without goodbye is a failure: someone may have cut it short */
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
        net_use(t->under, NULL); /* a goodbye that would have to wait is left out */
        mbedtls_ssl_close_notify(&t->ssl);
    }
    tls_drop(t);
}
