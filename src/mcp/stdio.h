#ifndef GEO_STDIO_H
#define GEO_STDIO_H
/* stdio -- MCP over stdin and stdout: one JSON message per line. */

#include "../base/status.h"

enum {
    STDIO_LINE_MAX = 4 << 20,      /* longest message; the SDKs have the same limit */
    STDIO_REPLY_MAX = 4 << 20,     /* the largest result, as text and as structuredContent */
    STDIO_CALLS_MAX = 64,          /* that may wait at a time; further ones fail as busy */
    STDIO_MESSAGE_MAX = 256 << 10, /* of a waiting call: 50 queries of 512 bytes, all escaped */
    STDIO_ASK_MS = 600000 /* for the user to answer; then the call goes on without an answer */
};

/* Serves until stdin ends or stdout is closed. GEO_OK, or why it could not start. */
GEO_FN status stdio_serve(void);

#endif
