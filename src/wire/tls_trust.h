#ifndef GEO_TLS_TRUST_H
#define GEO_TLS_TRUST_H
/* tls_trust -- the CAs that are trusted: those of a PEM file, or of the embedded table. */

#include <mbedtls/build_info.h> /* first: in the library for C programs it renames what follows */

#include "../base/call.h"
#include "../base/str.h"

struct mbedtls_x509_crt;

/* Maps the PEM file with the trusted CAs, to be released with os_unmap; absent: use the embedded
 * table. GEO_OK, GEO_BAD_CONFIG. */
GEO_FN status tls_trust_open(call *c, str *store);
/* Adds the CAs of that name (DER) to the list. 0, even if there is none; else mbedTLS's code for
 * out of memory. */
GEO_FN int tls_trust_add(struct mbedtls_x509_crt *list, str name, str store);
/* Whether the file has this very certificate (DER): it may be self-signed. */
GEO_FN bool tls_trust_contains(str store, str wanted);
/* Whether that CA may sign for the host, a name or an address: its name constraints. */
GEO_FN bool tls_trust_permits(const struct mbedtls_x509_crt *ca, const char *host);

#endif
