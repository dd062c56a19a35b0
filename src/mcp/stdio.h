#ifndef GEO_STDIO_H
#define GEO_STDIO_H
/* stdio -- MCP over stdin and stdout: one JSON text a line. */

#include "../base/status.h"

enum {
    STDIO_LINE_MAX = 4 << 20,      /* longest message; what the SDKs take too */
    STDIO_REPLY_MAX = 4 << 20,     /* the largest result, as text and as structure */
    STDIO_CALLS_MAX = 64,          /* that wait at a time; beyond it calls fail as busy */
    STDIO_MESSAGE_MAX = 256 << 10, /* of a call that waits: 50 queries of 512 bytes, all escaped */
    STDIO_ASK_MS = 600000 /* a person's time to answer; then the call ends without an answer */
};

/* Serves until stdin ends or nobody reads stdout any more. GEO_OK, or why it could not begin. */
GEO_FN status stdio_serve(void);

#endif
