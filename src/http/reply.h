#ifndef GEO_REPLY_H
#define GEO_REPLY_H
/* reply -- the status line and headers of an HTTP reply, written into the room in front of its
 * content, so that both go out in one send. Only the event loop's thread calls it. */

#include "exchange.h"

enum { REPLY_HEAD_MAX = 2048 }; /* free bytes that must lie in front of x->reply.at */

/* A finished reply: head and content as one slice. Adds validators to what may be cached and
 * answers 304 to a client that has it already; all else must not be kept. HEAD gets no content. */
GEO_FN str reply_whole(exchange *x, bool keep_alive);
/* The head of a stream and the first `ready` bytes of it. Reads only what was set before the first
 * event. */
GEO_FN str reply_begin(exchange *x, bool keep_alive, size_t ready);

#endif
