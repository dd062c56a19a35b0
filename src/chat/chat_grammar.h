#ifndef GEO_CHAT_GRAMMAR_H
#define GEO_CHAT_GRAMMAR_H
/* chat_grammar -- sentences to plans by a table of patterns: deterministic, and nothing is asked of
 * anybody. Another language is rows. */

#include "../base/call.h"
#include "chat_plan.h"

/* The steps of a sentence. plan->system is set; plan->language stays when the sentence has no word
 * of a pattern. Texts are slices of `message`, or REQUEST memory. GEO_TOO_LARGE: the message, or
 * its number of steps. */
GEO_FN status chat_grammar_plan(call *c, str message, chat_plan *plan);

#endif
