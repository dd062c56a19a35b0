#ifndef GEO_OAUTH_H
#define GEO_OAUTH_H
/* oauth -- access tokens of an authorization server: where clients find it, and what they are told
 * when a token is missing or not enough. */

#include "exchange.h"

GEO_FN bool oauth_is_on(void);
GEO_FN bool oauth_is_issuer(void); /* the server is the built-in one */
/* The id of an access token that oauth_judge has found good a short while ago, and that has not
 * expired since; 0: there is none. Does not block. */
GEO_FN uint64_t oauth_find(str token);
/* Judges an access token, perhaps with keys that the issuer is asked for: on a worker only. 0: it
 * is good, and oauth_find knows it; else the HTTP status (401; 403: it lacks a scope; 503: the
 * issuer does not answer) and a sentence, which is STATIC. */
GEO_FN int oauth_judge(call *c, str token, const char **why);
/* An address below GEOCODER_PUBLIC_URL; `path` begins with a slash. */
GEO_FN void oauth_write_url(out *o, const char *path);
/* The same as a member of a JSON object; and a member that is a list of words. */
GEO_FN void oauth_write_member(out *o, const char *key, const char *path);
GEO_FN void oauth_write_list(out *o, const char *key, str words);
/* Adds the WWW-Authenticate header of a 401 or 403. `error` is a code of RFC 6750 section 3.1;
 * NULL: the request had no token. */
GEO_FN void oauth_challenge(exchange *x, const char *error);
/* The metadata of the protected resource; an endpoint. */
GEO_FN status oauth_get_resource(call *c, exchange *x);

#endif
