#ifndef GEO_ANSWER_MESSAGE_H
#define GEO_ANSWER_MESSAGE_H
/* answer_message -- one sentence about the outcome of a search. */

#include "answer.h"

/* The same of a street that there is no data of, in a town of that label, or one of so many. */
GEO_FN str answer_message_beside(call *c, str street, str label, int candidates);
/* One sentence about the outcome of a search for `text`. */
GEO_FN str answer_message_text(call *c, str text, const answer_name *name);

#endif
