#ifndef GEO_TLS_TRUST_H
#define GEO_TLS_TRUST_H
/* tls_trust -- the CAs that are trusted: those of a PEM file, or of the embedded table. */

#include "../base/call.h"
#include "../base/str.h"

struct mbedtls_x509_crt;

/* Maps the PEM file that counts (os_unmap gives it back); absent: the embedded table does. GEO_OK,
 * GEO_BAD_CONFIG. */
GEO_FN status tls_trust_open(call *c, str *store);
/* Puts the CAs of that name (DER) into the list. 0, also when there is none, or what mbedTLS says
 * when it has no memory. */
GEO_FN int tls_trust_add(struct mbedtls_x509_crt *list, str name, str store);
/* Whether the very certificate (DER) stands in the file: a server that signs for itself. */
GEO_FN bool tls_trust_lists(str store, str wanted);

#endif
