#ifndef GEO_CA_TABLE_H
#define GEO_CA_TABLE_H
/* ca_table -- the embedded table of certificate authorities, which src/generate/ca_table.c makes at
 * build time from certifi's PEM bundle. Anchors are found by subject with a binary search, and
 * nothing else is parsed.
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

#include "../base/blob.h"

BLOB_DECLARE(ca_table);

#endif
