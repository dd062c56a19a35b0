#ifndef GEOCODER_CATABLE_H
#define GEOCODER_CATABLE_H
/* catable.h: the embedded table of certificate authorities, as vendor/catable.c writes it at build
 * time from certifi's PEM bundle. An anchor is found by its subject with a binary search over the
 * index; no certificate is parsed before it is needed.
 *
 * Layout (all numbers little-endian 32-bit, all offsets from the start of the table):
 *
 *   0          count of certificates
 *   4          count index rows of CATABLE_ROW_BYTES:
 *                +0 offset of the subject (inside its certificate)
 *                +4 length of the subject
 *                +8 offset of the certificate
 *                +12 length of the certificate
 *   4+16*count the certificates, DER, back to back
 *
 * A subject is the DER of the whole Name, tag and length included: the same bytes as the issuer
 * field of what the authority signed (mbedTLS: issuer_raw). Rows are sorted by those bytes, memcmp
 * over the shorter length, then the shorter first; the authorities of one subject (a key replaced)
 * stand side by side. */

enum { CATABLE_ROW_BYTES = 16 };

extern const unsigned char geocoder_ca_table[];
extern const unsigned geocoder_ca_table_len; /* bytes */

#endif
