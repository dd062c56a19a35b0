/* catable.c: host tool that turns a PEM bundle into the table that vendor/catable.h describes.
 *
 *   catable BUNDLE.pem OUT
 *
 * Runs at build time on vendor/certifi/cacert.pem. The same bundle gives the same bytes. Relies on
 * the outer shape of a certificate (RFC 5280, 4.1) and on PEM (RFC 7468); a bundle it cannot read
 * stops the build. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catable.h"

enum {
    BUNDLE_BYTES_MAX = 4 << 20, /* ten times today's bundle */
    CERTIFICATES_MAX = 1024,    /* eight times today's count */
};

typedef struct {
    const unsigned char *der, *subject;
    size_t der_len, subject_len;
} certificate;

static char pem[BUNDLE_BYTES_MAX + 1];
static unsigned char der[BUNDLE_BYTES_MAX];
static certificate rows[CERTIFICATES_MAX];

static void die(const char *why) {
    fprintf(stderr, "catable: %s\n", why);
    exit(1);
}

static size_t decode_base64(const char *at, const char *end, unsigned char *out) {
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    unsigned bits = 0, pending = 0;
    size_t n = 0;
    for (; at < end; at++) {
        if (*at == '=' || *at == '\n' || *at == '\r' || *at == ' ') continue;
        const char *digit = memchr(digits, *at, 64);
        if (!digit) die("the bundle has a certificate that is not base64");
        bits = bits << 6 | (unsigned)(digit - digits);
        pending += 6;
        if (pending >= 8) out[n++] = (unsigned char)(bits >> (pending -= 8));
    }
    return n;
}

/* Steps over one DER element: *body and *body_len are its content; returns what follows it. */
static const unsigned char *element(const unsigned char *at, const unsigned char *end, int tag,
                                    const unsigned char **body, size_t *body_len) {
    if (end - at < 2 || (tag && *at != tag))
        die("the bundle has a certificate of an unknown shape");
    size_t len = at[1];
    at += 2;
    if (len >= 0x80) {
        size_t bytes = len & 0x7f;
        if (bytes > 3 || (size_t)(end - at) < bytes)
            die("the bundle has a certificate of a bad length");
        for (len = 0; bytes; bytes--) len = len << 8 | *at++;
    }
    if ((size_t)(end - at) < len) die("the bundle has a certificate that is cut");
    *body = at;
    *body_len = len;
    return at + len;
}

/* Certificate { tbsCertificate { [0] version, serialNumber, signature, issuer, validity, subject,
 * ... */
static void find_subject(certificate *row) {
    enum { INTEGER = 0x02, SEQUENCE = 0x30, VERSION = 0xa0 };
    const unsigned char *at, *end, *body;
    size_t len;
    element(row->der, row->der + row->der_len, SEQUENCE, &at, &len);
    element(at, at + len, SEQUENCE, &body, &len);
    at = body;
    end = body + len;
    if (*at == VERSION) at = element(at, end, VERSION, &body, &len);
    at = element(at, end, INTEGER, &body, &len);
    for (int i = 0; i < 3; i++) at = element(at, end, SEQUENCE, &body, &len);
    row->subject = at;
    row->subject_len = (size_t)(element(at, end, SEQUENCE, &body, &len) - at);
}

static int compare_bytes(const unsigned char *a, size_t a_len, const unsigned char *b,
                         size_t b_len) {
    int order = memcmp(a, b, a_len < b_len ? a_len : b_len);
    return order ? order : (a_len > b_len) - (a_len < b_len);
}

static int compare_rows(const void *left, const void *right) {
    const certificate *a = left, *b = right;
    int order = compare_bytes(a->subject, a->subject_len, b->subject, b->subject_len);
    return order ? order : compare_bytes(a->der, a->der_len, b->der, b->der_len);
}

static size_t read_bundle(const char *path) {
    static const char begin[] = "-----BEGIN CERTIFICATE-----", stop[] = "-----END CERTIFICATE-----";
    FILE *file = fopen(path, "rb");
    if (!file) die("cannot open the bundle");
    size_t len = fread(pem, 1, sizeof pem, file);
    if (ferror(file) || len == sizeof pem) die("cannot read the bundle whole");
    fclose(file);
    pem[len] = 0;

    size_t count = 0, used = 0;
    for (const char *at = pem; (at = strstr(at, begin)); count++) {
        at += sizeof begin - 1;
        const char *end = strstr(at, stop);
        if (!end || count == CERTIFICATES_MAX)
            die("the bundle is cut or has too many certificates");
        rows[count].der = der + used;
        rows[count].der_len = decode_base64(at, end, der + used);
        used += rows[count].der_len;
        find_subject(&rows[count]);
        at = end;
    }
    if (!count) die("the bundle has no certificate");
    return count;
}

static void put_u32(FILE *out, size_t value) {
    for (int shift = 0; shift < 32; shift += 8) putc((int)(value >> shift & 0xff), out);
}

int main(int argc, char **argv) {
    if (argc != 3) die("usage: catable BUNDLE.pem OUT");
    size_t count = read_bundle(argv[1]);
    qsort(rows, count, sizeof rows[0], compare_rows);
    FILE *out = fopen(argv[2], "wb");
    if (!out) die("cannot write the table");
    put_u32(out, count);
    size_t at = 4 + count * CATABLE_ROW_BYTES;
    for (size_t i = 0; i < count; i++) {
        put_u32(out, at + (size_t)(rows[i].subject - rows[i].der));
        put_u32(out, rows[i].subject_len);
        put_u32(out, at);
        put_u32(out, rows[i].der_len);
        at += rows[i].der_len;
    }
    for (size_t i = 0; i < count; i++) fwrite(rows[i].der, 1, rows[i].der_len, out);
    if (fclose(out) != 0) die("cannot write the table");
    return 0;
}
