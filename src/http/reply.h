#ifndef GEO_REPLY_H
#define GEO_REPLY_H
/* reply -- the status line and headers of an HTTP reply, written in front of its content, so that
 * one send takes both; and the table of statuses. Called from the event loop's thread only. */

#include "exchange.h"

enum {
    REPLY_HEAD_MAX = 4096, /* free bytes that must lie in front of x->reply.at */
    REPLY_STATUSES = 25    /* rows of the table; the last one stands for all other statuses */
};

GEO_FN int reply_status_row(int http);
GEO_FN int reply_status_at(int row); /* 0: all others */

/* The complete reply, head and content, as one slice. A cacheable one gets validators, and becomes
 * a 304 for a client that has it already; all others must not be stored. HEAD gets no content. */
GEO_FN str reply_whole(exchange *x, bool keep_alive);
/* The head of a stream with its first `ready` bytes. Reads only fields that are set before the
 * first event. */
GEO_FN str reply_begin(exchange *x, bool keep_alive, size_t ready);

#endif
