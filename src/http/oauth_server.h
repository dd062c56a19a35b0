#ifndef GEO_OAUTH_SERVER_H
#define GEO_OAUTH_SERVER_H
/* oauth_server -- the built-in authorization server: whoever has one of our bearer tokens allows a
 * client to ask, on one page. All are endpoints. */

#include "exchange.h"

GEO_FN status oauth_server_get_metadata(call *c, exchange *x);
GEO_FN status oauth_server_register(call *c, exchange *x);
GEO_FN status oauth_server_authorize(call *c, exchange *x); /* GET: the page; POST: what it sends */
GEO_FN status oauth_server_token(call *c, exchange *x);
GEO_FN status oauth_server_revoke(call *c, exchange *x);

#endif
