#ifndef GEO_TLS_H
#define GEO_TLS_H
/* tls -- TLS 1.2 and 1.3 as a transport over net, client side only.
 *
 * A certificate must be valid now, be for the host, and lead to a trusted CA: those in
 * NOMINATIM_CA_FILE when it is set, else in SSL_CERT_FILE, else in the system's store, else in the
 * embedded table; the first of them that is there is the one that counts. There is no way to switch
 * the check off: a server with a certificate of its own is trusted by naming that in
 * NOMINATIM_CA_FILE. */

#include "../base/base.h"
#include "../base/call.h"
#include "net.h"

enum { TLS_CONNECTIONS_MAX = 8 }; /* at a time; each takes 27 kB of the fixed pool */

typedef struct tls_conn tls_conn;

/* Handshake over `under`, which stays the caller's and must stay open as long as the result is
 * used. Resumes the last session with that host when there is one. GEO_OK, GEO_TLS, GEO_BAD_CONFIG
 * (our certificate or CA file), or what net says; *t is NULL unless GEO_OK. */
GEO_FN status tls_connect(tls_conn **t, net_conn *under, const char *host, int port);
GEO_FN net_transport tls_transport_of(tls_conn *t);
GEO_FN const char *tls_version(const tls_conn *t); /* "TLSv1.3" or "TLSv1.2" */
GEO_FN void tls_close(tls_conn *t);                /* says goodbye when that needs no waiting */

#endif
