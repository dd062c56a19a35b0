/* tls_trust -- the CAs that are trusted.
 *
 * Owns nothing. Outside facts: RFC 5280 (certificates), RFC 7468 (PEM), src/generate/ca_table.c
 * (the shape of the embedded CAs).
 *
 * CAs are looked up by the issuer of a certificate. Neither the embedded table nor a PEM file is
 * parsed as a whole: a handshake needs one certificate of about 140. */
#include "tls_trust.h"

#include <mbedtls/asn1.h>
#include <mbedtls/asn1write.h>
#include <mbedtls/base64.h>
#include <mbedtls/oid.h>
#include <mbedtls/x509_crt.h>
#include <string.h>

#include "../base/blob.h"
#include "../platform/config.h"
#include "../platform/os.h"

BLOB_DECLARE(ca_table);

enum {
    TLS_CERT_BYTES_MAX = 8192, /* DER of one certificate in a PEM file */
    TLS_ANCHORS_MAX = 8,       /* CAs of one name, such as with an old and a new key */
    TLS_SEQUENCE = MBEDTLS_ASN1_CONSTRUCTED | MBEDTLS_ASN1_SEQUENCE
};

/* AlgorithmIdentifier { sha256WithRSAEncryption, NULL } (RFC 4055 section 5) */
#define TLS_RSA_SHA256 "\x30\x0d\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x01\x0b\x05\x00"

/* ---- finding the CA that an issuer names ---- */

/* Decodes the next certificate of a PEM text to DER; 0: no more. Skips what is damaged or too long,
 * as other programs do. */
static size_t tls_trust_pem_next(str *rest, unsigned char der[TLS_CERT_BYTES_MAX]) {
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
 * serial, algorithm, issuer, validity, subject (RFC 5280 section 4.1). Absent: it is malformed. */
static str tls_trust_subject_of(unsigned char *der, size_t size) {
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

static str tls_trust_table_anchor(uint32_t row) {
    const unsigned char *at = geocoder_ca_table + 4 + (size_t)4 * row;
    uint32_t from = str_load_4(at), to = str_load_4(at + 4);
    ASSERT(from <= to && to <= geocoder_ca_table_len);
    return (str){(const char *)geocoder_ca_table + from, to - from};
}

/* Cuts a SEQUENCE off the front, tag and length included; absent: there is none. */
static str tls_trust_der_next(str *rest) {
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

static str tls_trust_table_subject(uint32_t row) {
    str rest = tls_trust_table_anchor(row);
    tls_trust_der_next(&rest); /* the validity */
    return tls_trust_der_next(&rest);
}

/* The first row whose subject is not before `name`. */
static uint32_t tls_trust_table_find(str name, uint32_t count) {
    uint32_t low = 0, high = count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (str_cmp(tls_trust_table_subject(middle), name) < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

/* Callback: whether a critical extension that mbedTLS does not know is one that we look at. */
static int tls_trust_on_extension(void *context, const mbedtls_x509_crt *cert,
                                  const mbedtls_x509_buf *oid, int critical,
                                  const unsigned char *from, const unsigned char *to) {
    (void)context, (void)cert, (void)critical, (void)from, (void)to;
    return MBEDTLS_OID_CMP(MBEDTLS_OID_NAME_CONSTRAINTS, oid);
}

/* Skips one that mbedTLS cannot read; 0, or out of memory. */
static int tls_trust_add_anchor(mbedtls_x509_crt *list, str der) {
    int code = mbedtls_x509_crt_parse_der_with_ext_cb(list, (const unsigned char *)der.at, der.len,
                                                      1, tls_trust_on_extension, NULL);
    return code == MBEDTLS_ERR_X509_ALLOC_FAILED ? code : 0;
}

/* Writes the tag and length in front of what ends at `end`. */
static void tls_trust_wrap(unsigned char **at, unsigned char *start, const unsigned char *end,
                           int tag) {
    int len_put = mbedtls_asn1_write_len(at, start, (size_t)(end - *at));
    int tag_put = mbedtls_asn1_write_tag(at, start, (unsigned char)tag);
    ASSERT(len_put > 0 && tag_put > 0);
}

static void tls_trust_put(unsigned char **at, unsigned char *start, str bytes) {
    int put = mbedtls_asn1_write_raw_buffer(at, start, (const unsigned char *)bytes.at, bytes.len);
    ASSERT(put >= 0);
}

/* An anchor of the table as the certificate that mbedTLS needs, written from the end of `der`.
 * Serial number and signature are dummies: those of a trusted CA are not checked. */
static str tls_trust_certificate_of(str anchor, unsigned char der[TLS_CERT_BYTES_MAX]) {
    static const str head = STR_ROW("\xa0\x03\x02\x01\x02" /* version 3 */
                                    "\x02\x01\x01"         /* serial number 1 */
                                    TLS_RSA_SHA256);
    static const str tail = STR_ROW(TLS_RSA_SHA256 "\x03\x02\x00\x00");
    str constraints = anchor, subject;
    tls_trust_der_next(&constraints);
    subject = tls_trust_der_next(&constraints);
    tls_trust_der_next(&constraints);
    str name_and_key = str_head(anchor, anchor.len - constraints.len);
    unsigned char *end = der + TLS_CERT_BYTES_MAX, *at = end;
    tls_trust_put(&at, der, tail);
    unsigned char *tbs_end = at;
    tls_trust_put(&at, der, constraints);
    tls_trust_wrap(&at, der, tbs_end, TLS_SEQUENCE);
    tls_trust_wrap(&at, der, tbs_end,
                   MBEDTLS_ASN1_CONTEXT_SPECIFIC | MBEDTLS_ASN1_CONSTRUCTED | 3); /* extensions */
    tls_trust_put(&at, der, name_and_key);
    tls_trust_put(&at, der, subject); /* as the issuer */
    tls_trust_put(&at, der, head);
    tls_trust_wrap(&at, der, tbs_end, TLS_SEQUENCE);
    tls_trust_wrap(&at, der, end, TLS_SEQUENCE);
    return (str){(const char *)at, (size_t)(end - at)};
}

static int tls_trust_anchors_in_table(mbedtls_x509_crt *list, str name) {
    unsigned char der[TLS_CERT_BYTES_MAX];
    uint32_t count = geocoder_ca_table_len >= 4 ? str_load_4(geocoder_ca_table) : 0;
    int code = 0;
    for (uint32_t i = tls_trust_table_find(name, count), found = 0;
         !code && i < count && found < TLS_ANCHORS_MAX && str_eq(tls_trust_table_subject(i), name);
         i++, found++) {
        code = tls_trust_add_anchor(list, tls_trust_certificate_of(tls_trust_table_anchor(i), der));
    }
    return code;
}

static int tls_trust_anchors_in_pem(mbedtls_x509_crt *list, str name, str pem) {
    unsigned char der[TLS_CERT_BYTES_MAX];
    size_t size;
    int code = 0;
    for (int found = 0;
         !code && found < TLS_ANCHORS_MAX && (size = tls_trust_pem_next(&pem, der));) {
        if (str_eq(tls_trust_subject_of(der, size), name)) {
            code = tls_trust_add_anchor(list, (str){(const char *)der, size});
            found++;
        }
    }
    return code;
}

GEO_FN int tls_trust_add(mbedtls_x509_crt *list, str name, str store) {
    return store.at ? tls_trust_anchors_in_pem(list, name, store)
                    : tls_trust_anchors_in_table(list, name);
}

GEO_FN bool tls_trust_contains(str store, str wanted) {
    unsigned char der[TLS_CERT_BYTES_MAX];
    size_t size;
    while (store.at && (size = tls_trust_pem_next(&store, der))) {
        if (str_eq((str){(const char *)der, size}, wanted)) {
            return true;
        }
    }
    return false;
}

/* ---- what a CA may sign for ---- */

/* Cuts an element with that tag off the front. */
static bool tls_trust_der_take(str *rest, int tag, str *content) {
    unsigned char *at = (unsigned char *)(uintptr_t)rest->at; /* only read */
    size_t len;
    if (!rest->len || mbedtls_asn1_get_tag(&at, at + rest->len, &len, tag) != 0) {
        return false;
    }
    *content = (str){(const char *)at, len};
    *rest = str_from(*rest, (size_t)(content->at - rest->at) + len);
    return true;
}

/* Absent: the certificate has no name constraints. */
static str tls_trust_constraints_of(const mbedtls_x509_crt *ca) {
    str rest = {(const char *)ca->v3_ext.p, ca->v3_ext.len}, list = STR_NONE, one, part;
    tls_trust_der_take(&rest, TLS_SEQUENCE, &list);
    while (tls_trust_der_take(&list, TLS_SEQUENCE, &one)) {
        if (tls_trust_der_take(&one, MBEDTLS_ASN1_OID, &part) &&
            str_eq(part, STR(MBEDTLS_OID_NAME_CONSTRAINTS))) {
            tls_trust_der_take(&one, MBEDTLS_ASN1_BOOLEAN, &part); /* whether it is critical */
            return tls_trust_der_take(&one, MBEDTLS_ASN1_OCTET_STRING, &part) ? part : STR("");
        }
    }
    return STR_NONE;
}

/* Whether an address and a mask have this one among them. */
static bool tls_trust_has_address(str range, const unsigned char *ip, size_t size) {
    bool is_in = range.len == 2 * size;
    for (size_t i = 0; i < size && is_in; i++) {
        is_in = !((ip[i] ^ range.at[i]) & range.at[size + i]);
    }
    return is_in;
}

/* Whether it is that name, or one below it; a dot in front wants one below. */
static bool tls_trust_has_name(str above, str name) {
    str tail = str_from(name, name.len - MIN(name.len, above.len));
    bool is_whole = tail.len == name.len || !above.len || above.at[0] == '.' || tail.at[-1] == '.';
    return is_whole && str_eq_nocase(tail, above);
}

enum { TLS_OUT, TLS_IN, TLS_OTHER_KIND, TLS_MALFORMED };

/* Whether the host is in a GeneralName. */
static int tls_trust_fit(str base, const char *host) {
    unsigned char ip[16];
    size_t size = mbedtls_x509_crt_parse_cn_inet_pton(host, ip);
    int tag = MBEDTLS_ASN1_CONTEXT_SPECIFIC |
              (size ? MBEDTLS_X509_SAN_IP_ADDRESS : MBEDTLS_X509_SAN_DNS_NAME);
    str name;
    if (base.len && (unsigned char)base.at[0] != tag) {
        return TLS_OTHER_KIND;
    }
    if (!tls_trust_der_take(&base, tag, &name)) {
        return TLS_MALFORMED;
    }
    return size ? tls_trust_has_address(name, ip, size) : tls_trust_has_name(name, str_of(host));
}

/* RFC 5280 section 4.2.1.10. Only the host that is asked for counts, as no other name of the
 * server's certificate is used; what limits other kinds of names does not limit it. */
GEO_FN bool tls_trust_permits(const mbedtls_x509_crt *ca, const char *host) {
    str value = tls_trust_constraints_of(ca), lists = STR_NONE;
    bool is_allowed = !value.at || tls_trust_der_take(&value, TLS_SEQUENCE, &lists);
    for (int excludes = 0; excludes < 2; excludes++) {
        int tag = MBEDTLS_ASN1_CONTEXT_SPECIFIC | MBEDTLS_ASN1_CONSTRUCTED | excludes;
        str list = STR_NONE, subtree;
        bool fits[TLS_MALFORMED + 1] = {false};
        tls_trust_der_take(&lists, tag, &list);
        while (tls_trust_der_take(&list, TLS_SEQUENCE, &subtree)) {
            fits[tls_trust_fit(subtree, host)] = true;
        }
        is_allowed &= !list.len && !fits[TLS_MALFORMED] &&
                      (excludes ? !fits[TLS_IN] : fits[TLS_IN] || !fits[TLS_OUT]);
    }
    return is_allowed && !lists.len; /* nothing was left unread */
}

/* ---- which file to use ---- */

GEO_FN status tls_trust_open(call *c, str *store) {
    static const char *const system[] = {"/etc/ssl/certs/ca-certificates.crt",
                                         "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem"};
    str own = config_get()->ca_file, named = os_env("SSL_CERT_FILE");
    *store = STR_NONE;
    if (own.len) {
        if (!os_map(own.at, store)) {
            *store = STR_NONE;
            return call_fail(c, GEO_BAD_CONFIG, "NOMINATIM_CA_FILE (%s) cannot be read: %s.",
                             own.at, os_why());
        }
        return str_find(*store, STR("-----BEGIN CERTIFICATE-----")) >= 0
                   ? GEO_OK
                   : call_fail(c, GEO_BAD_CONFIG,
                               "NOMINATIM_CA_FILE (%s) has no certificate in PEM form.", own.at);
    }
    for (size_t i = 0; i <= LEN(system); i++) {
        const char *path = i ? system[i - 1] : named.len ? named.at : NULL;
        if (path && os_map(path, store)) {
            if (store->len) {
                return GEO_OK;
            }
            os_unmap(*store);
        }
    }
    *store = STR_NONE;
    return GEO_OK;
}

#undef TLS_RSA_SHA256
