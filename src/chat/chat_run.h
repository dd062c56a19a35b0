#ifndef GEO_CHAT_RUN_H
#define GEO_CHAT_RUN_H
/* chat_run -- a message, or the choice that was open, to an answer: its plan is run step by step
 * with the tools, and what they find becomes sentences and map actions. */

#include "../base/call.h"
#include "../base/out.h"
#include "../geo/crs.h"

typedef struct {
    str session_id;
    uint64_t token_id; /* of the bearer token; 0: none */
    uint64_t peer_id;  /* of the client's address */
    str message;       /* absent: a choice */
    str choice_id;
    bool is_searching; /* the client looks up itself what is a place alone: intent "search" */
    const crs *system; /* NULL: WGS84, or for a choice the one of its message */
} chat_request;

/* Writes {"requestId", "overallStatus", "steps", "attribution", "warning"}; the last two are absent
 * without any. GEO_MUST_WAIT: run again on a worker; nothing is
 * remembered until the answer is complete. */
GEO_FN status chat_run_answer(call *c, const chat_request *request, out *body);

#endif
