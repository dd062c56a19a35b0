#ifndef GEO_GUARD_H
#define GEO_GUARD_H
/* guard -- who may talk to the HTTP server: Origin and Host checks against DNS rebinding, bearer
 * tokens. */

#include "exchange.h"

/* Reads the tokens (GEOCODER_TOKEN, GEOCODER_TOKEN_FILE) and checks that the address to listen on
 * is safe with them. Every mistake is one sentence and line in `problems`; false: the settings in
 * force before stay. Called at start and on SIGHUP. */
GEO_FN bool guard_load(out *problems);
GEO_FN bool guard_has_tokens(void);

/* Decides on a request by its head alone. False: the refusal is in the exchange's reply. `is_open`:
 * the endpoint asks for no token. Adds the CORS headers that an allowed web origin needs. */
GEO_FN bool guard_admit(exchange *x, bool is_open);

#endif
