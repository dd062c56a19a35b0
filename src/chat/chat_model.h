#ifndef GEO_CHAT_MODEL_H
#define GEO_CHAT_MODEL_H
/* chat_model -- sentences to plans by a language model, when GEOCODER_LLM_URL names a server of
 * OpenAI's API. It gets the message, the tools and what they answer, and nothing else. */

#include "../base/call.h"
#include "chat_plan.h"

enum {
    CHAT_MODEL_ROUNDS_MAX = 6,        /* requests for one sentence */
    CHAT_MODEL_SAME_MAX = 2,          /* equal calls of a tool */
    CHAT_MODEL_CALLS_MAX = 12,        /* of tools, for one sentence */
    CHAT_MODEL_CONTENT_MAX = 4 << 10, /* bytes of a tool's answer */
    CHAT_MODEL_REPLY_MAX = 64 << 10,  /* of the server's */
    CHAT_MODEL_REQUEST_MAX = 512 << 10,
    CHAT_MODEL_WAIT_MS = 20000 /* for all rounds */
};

GEO_FN bool chat_model_is_on(void);
/* The steps of a sentence; *plan has those of chat_planner, which stay, with plan->warning, when
 * the model is of no use, whatever it does. GEO_MUST_WAIT, GEO_CANCELLED. */
GEO_FN status chat_model_plan(call *c, str message, chat_plan *plan);

#endif
