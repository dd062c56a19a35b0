/* ca_table.c: build-time program that turns a PEM bundle of CAs into the table that
 * src/wire/tls_trust.c searches: anchors are found by subject, and nothing else is parsed.
 *
 *   ca_table BUNDLE.pem OUT
 *
 * build.zig runs it on vendor/certifi/cacert.pem. The same bundle gives the same bytes. Relies on
 * the outer shape of a certificate (RFC 5280, 4.1) and on PEM (RFC 7468); a bundle it cannot read
 * stops the build.
 *
 * Layout (all numbers little-endian 32-bit):
 *
 *   0                     count of anchors
 *   4                     count+1 offsets of anchors from the start of the table; the last one is
 *                         the table's length
 *   4 + 4 * (count + 1)   the anchors, back to back
 *
 * An anchor is the part of a root certificate that matters once it is trusted (RFC 5280 section
 * 6.1.1 (d)), less than half of it: four DER elements back to back, each with tag and length:
 *
 *   validity                Validity
 *   subject                 Name: the same bytes as the issuer field of what the CA signed
 *   subjectPublicKeyInfo    SubjectPublicKeyInfo
 *   basicConstraints        Extension: whether it is a CA, and how long a chain may be
 *
 * Anchors are sorted by the bytes of the subject, memcmp over the shorter length, then the shorter
 * first; the authorities of one subject (with old and new keys) are neighbours. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BUNDLE_BYTES_MAX = 4 << 20, /* ten times today's bundle */
    CERTIFICATES_MAX = 1024,    /* eight times today's count */
};

typedef struct {
    const unsigned char *at;
    size_t len;
} slice;

/* A row of the table: as in the certificate, validity, subject and key are one slice. */
typedef struct {
    slice subject, name_and_key, constraints;
} anchor;

static char pem[BUNDLE_BYTES_MAX + 1];
static unsigned char der[BUNDLE_BYTES_MAX];
static anchor rows[CERTIFICATES_MAX];

_Noreturn static void die(const char *why) {
    fprintf(stderr, "ca_table: %s\n", why);
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

enum { INTEGER = 0x02, SEQUENCE = 0x30, VERSION = 0xa0, EXTENSIONS = 0xa3 }; /* tags of DER */

/* Takes one DER element off the front of *rest: whole, or its content. */
static slice take(slice *rest, int tag, int content_only) {
    if (rest->len < 2 || *rest->at != tag) die("the bundle has a certificate of an unknown shape");
    size_t len = rest->at[1], head = 2;
    if (len >= 0x80) {
        size_t bytes = len & 0x7f;
        if (bytes > 3 || rest->len < 2 + bytes) die("the bundle has a certificate of a bad length");
        for (len = 0; bytes; bytes--) len = len << 8 | rest->at[head++];
    }
    if (rest->len - head < len) die("the bundle has a certificate that is cut");
    slice element = {rest->at + (content_only ? head : 0), len + (content_only ? 0 : head)};
    rest->at += head + len;
    rest->len -= head + len;
    return element;
}

/* The extension basicConstraints (RFC 5280, 4.2.1.9), which every CA has. */
static slice find_constraints(slice extensions) {
    static const unsigned char id[] = {0x06, 0x03, 0x55, 0x1d, 0x13};
    slice rest = take(&extensions, SEQUENCE, 1);
    while (rest.len) {
        slice one = take(&rest, SEQUENCE, 0), whole = one, inside = take(&whole, SEQUENCE, 1);
        if (inside.len > sizeof id && memcmp(inside.at, id, sizeof id) == 0) return one;
    }
    die("the bundle has a certificate without basicConstraints");
}

/* Certificate { tbsCertificate { [0] version, serialNumber, signature, issuer, validity, subject,
 * subjectPublicKeyInfo, [3] extensions }, ... } */
static anchor anchor_of(slice certificate) {
    anchor row;
    slice content = take(&certificate, SEQUENCE, 1), at = take(&content, SEQUENCE, 1);
    take(&at, VERSION, 0);
    take(&at, INTEGER, 0);
    take(&at, SEQUENCE, 0);
    take(&at, SEQUENCE, 0);
    row.name_and_key = at;
    take(&at, SEQUENCE, 0);
    row.subject = take(&at, SEQUENCE, 0);
    take(&at, SEQUENCE, 0);
    row.name_and_key.len -= at.len;
    row.constraints = find_constraints(take(&at, EXTENSIONS, 1));
    return row;
}

static int compare_bytes(slice a, slice b) {
    int order = memcmp(a.at, b.at, a.len < b.len ? a.len : b.len);
    return order ? order : (a.len > b.len) - (a.len < b.len);
}

static int compare_rows(const void *left, const void *right) {
    const anchor *a = left, *b = right;
    int order = compare_bytes(a->subject, b->subject);
    return order ? order : compare_bytes(a->name_and_key, b->name_and_key);
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
        slice certificate = {der + used, decode_base64(at, end, der + used)};
        rows[count] = anchor_of(certificate);
        used += certificate.len;
        at = end;
    }
    if (!count) die("the bundle has no certificate");
    return count;
}

static void put_u32(FILE *out, size_t value) {
    for (int shift = 0; shift < 32; shift += 8) putc((int)(value >> shift & 0xff), out);
}

int main(int argc, char **argv) {
    if (argc != 3) die("usage: ca_table BUNDLE.pem OUT");
    size_t count = read_bundle(argv[1]);
    qsort(rows, count, sizeof rows[0], compare_rows);
    FILE *out = fopen(argv[2], "wb");
    if (!out) die("cannot write the table");
    put_u32(out, count);
    size_t at = 4 + 4 * (count + 1);
    for (size_t i = 0; i < count; i++) {
        put_u32(out, at);
        at += rows[i].name_and_key.len + rows[i].constraints.len;
    }
    put_u32(out, at);
    for (size_t i = 0; i < count; i++) {
        fwrite(rows[i].name_and_key.at, 1, rows[i].name_and_key.len, out);
        fwrite(rows[i].constraints.at, 1, rows[i].constraints.len, out);
    }
    if (fclose(out) != 0) die("cannot write the table");
    return 0;
}
