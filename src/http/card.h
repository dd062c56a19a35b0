#ifndef GEO_CARD_H
#define GEO_CARD_H
/* card -- the MCP server card and the catalog that leads to it, for clients that know only the host
 * name of GEOCODER_PUBLIC_URL. */

#include "exchange.h"

GEO_FN bool card_is_on(void); /* with that setting */
/* Endpoints. */
GEO_FN status card_get(call *c, exchange *x);
GEO_FN status card_get_catalog(call *c, exchange *x);

#endif
