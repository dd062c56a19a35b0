#ifndef GEO_TLS_H
#define GEO_TLS_H
/* tls -- TLS 1.2 and 1.3 as a transport over net, client side only.
 *
 * A certificate must be valid now, be made for the host, and lead to a trusted CA. The CAs are
 * those in NOMINATIM_CA_FILE if it is set, else in SSL_CERT_FILE, else in the system's store, else
 * in the embedded table: the first that exists counts alone. The check cannot be switched off; a
 * self-signed certificate is trusted by putting it into NOMINATIM_CA_FILE. */

#include "../base/base.h"
#include "../base/call.h"
#include "net.h"

enum { TLS_CONNECTIONS_MAX = 64 }; /* each takes 27 kB of the fixed pool, once it is used */

typedef struct tls_conn tls_conn;

/* Gives mbedTLS its memory, for those who compute with it without a connection. GEO_OK,
 * GEO_INTERNAL. */
GEO_FN status tls_prepare(call *c);

/* Handshakes over `under`, which stays the caller's and must stay open while *t is used. Resumes
 * the last session with that host, if any. GEO_OK, GEO_TLS, GEO_BAD_CONFIG (our certificate or CA
 * file), or the status of net; *t is NULL unless GEO_OK. *is_stale: it failed with such a session,
 * which is forgotten now, so that another connection may do. */
GEO_FN status tls_connect(tls_conn **t, net_conn *under, const char *host, int port,
                          bool *is_stale);
GEO_FN net_transport tls_transport_of(tls_conn *t);
GEO_FN const char *tls_version(const tls_conn *t); /* "TLSv1.3" or "TLSv1.2" */
GEO_FN void tls_close(tls_conn *t);                /* sends close_notify unless that would block */

#endif
