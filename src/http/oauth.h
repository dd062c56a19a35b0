#ifndef GEO_OAUTH_H
#define GEO_OAUTH_H
/* oauth -- access tokens of an authorization server: where clients find it, and what they are told
 * when a token is missing or not enough. */

#include "exchange.h"

GEO_FN bool oauth_is_on(void);
/* An address below GEOCODER_PUBLIC_URL; `path` begins with a slash. */
GEO_FN void oauth_write_url(out *o, const char *path);
/* Adds the WWW-Authenticate header of a 401 or 403. `error` is a code of RFC 6750 section 3.1;
 * NULL: the request had no token. */
GEO_FN void oauth_challenge(exchange *x, const char *error);
/* The metadata of the protected resource; an endpoint. */
GEO_FN status oauth_get_resource(call *c, exchange *x);

#endif
