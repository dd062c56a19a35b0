#ifndef GEO_GUARD_H
#define GEO_GUARD_H
/* guard -- who may talk to the HTTP server: Origin and Host checks against DNS rebinding, bearer
 * tokens. */

#include "exchange.h"

/* Reads the tokens (GEOCODER_TOKEN, GEOCODER_TOKEN_FILE) and checks that the address to listen on
 * is safe with them. Writes one line per mistake to `problems`; false: the tokens in force stay.
 * Called at start and on SIGHUP. */
GEO_FN bool guard_load(out *problems);
GEO_FN bool guard_has_tokens(void);

/* Decides on a request by its head alone. False: the refusal is in the reply. `is_open`: the
 * endpoint needs no token. `is_face`: it is Nominatim's or Photon's, which browsers ask without an
 * Origin, too. Adds the CORS headers for an allowed web origin. */
GEO_FN bool guard_admit(exchange *x, bool is_open, bool is_face);

#endif
