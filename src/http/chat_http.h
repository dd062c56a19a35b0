#ifndef GEO_CHAT_HTTP_H
#define GEO_CHAT_HTTP_H
/* chat_http -- the chat over HTTP: POST {sessionId, userMessage | choiceId, crs?} is answered with
 * steps and map actions, DELETE {sessionId} forgets the session. */

#include "exchange.h"

/* Handlers of endpoint's rows. GEO_MUST_WAIT: run again on a worker. */
GEO_FN status chat_http_post(call *c, exchange *x);
GEO_FN status chat_http_delete(call *c, exchange *x);

#endif
