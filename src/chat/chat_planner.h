#ifndef GEO_CHAT_PLANNER_H
#define GEO_CHAT_PLANNER_H
/* chat_planner -- sentences to plans by the words and intents of chat_words: deterministic, and
 * nothing is asked of anybody but which names the gazetteer has. */

#include "../base/call.h"
#include "chat_plan.h"

/* The steps of a sentence. plan->system is set; plan->language stays when the sentence has no word
 * of a language. `before`: the plan of the message before, which "and to Turin?" or "no, Berlin in
 * Ohio" goes on with; NULL: none. A text that is no request is a step that is_bare. Texts are
 * slices of `message`, or REQUEST memory. GEO_TOO_LARGE: the message, or its number of steps. */
GEO_FN status chat_planner_plan(call *c, str message, const chat_plan *before, chat_plan *plan);
/* Which of some labels a text means: "the second", "Ohio", "die in Hessen", its number or a label
 * itself. -1: none, it is something else; -2: several. */
GEO_FN int chat_planner_choose(call *c, str message, unsigned language, const str *labels,
                               int count);

#endif
