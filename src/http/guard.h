#ifndef GEO_GUARD_H
#define GEO_GUARD_H
/* guard -- who may talk to the HTTP server: Origin and Host checks against DNS rebinding, bearer
 * tokens, access tokens of an authorization server. */

#include "exchange.h"

/* Reads the tokens (GEOCODER_TOKEN, GEOCODER_TOKEN_FILE) and checks that the address to listen on
 * is safe with them. Writes one line per mistake to `problems`; false: the tokens in force stay.
 * Called at start and on SIGHUP. */
GEO_FN bool guard_load(out *problems);
GEO_FN bool guard_has_tokens(void); /* requests need one, of the settings or an access token */

/* Judges a bearer token that a person has typed into a page. 0: x->token_id is that of it; else the
 * status to refuse with, and a wrong one is counted. */
GEO_FN int guard_check_typed(exchange *x, str token);
/* The token_id of the bearer token with that oauth_seal_mark; 0: there is none any more. */
GEO_FN uint64_t guard_token_of_mark(const unsigned char *mark);

/* Who may ask for the paths of an endpoint. */
typedef enum {
    GUARD_TOKEN, /* whoever has a token */
    GUARD_OPEN,  /* everybody, in pages of allowed web origins */
    GUARD_PUBLIC /* everybody, in pages of all web origins */
} guard_access;

/* Decides on a request by its head alone. False: the refusal is in the reply. `is_face`: the path
 * is Nominatim's or Photon's, which browsers ask without an Origin, too. Adds the CORS headers for
 * an allowed web origin. */
GEO_FN bool guard_admit(exchange *x, guard_access access, bool is_face);
/* Judges x->bearer, an access token that guard_admit could not judge at once: on a worker only.
 * True: guard_admit now knows it. False: the refusal is in the reply. */
GEO_FN bool guard_judge(call *c, exchange *x);

#endif
