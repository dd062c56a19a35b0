#ifndef GEO_ANSWER_H
#define GEO_ANSWER_H
/* answer -- what the answers of several tools share: finding the place that a name means or
 * admitting doubt, the words of `status`, the sentence beside it, hints for a map, the note of
 * where it came from. */

#include "../find/find.h"

/* `status` of an answer about places. */
#define ANSWER_OK      STR("ok")
#define ANSWER_CHOOSE  STR("needs_user_choice")   /* several distinct places fit */
#define ANSWER_CLARIFY STR("needs_clarification") /* nothing fits */

enum {
    ANSWER_CHOICES_MAX = 10, /* candidates that are worth reading; more is a list, not a choice */
    ANSWER_NAME_LIMIT = 5    /* asked for when one place is wanted: enough to see rivals, and as
                                many as geocode asks for, so that the cache serves both */
};

/* A name looked up. REQUEST memory. */
typedef struct {
    place_list places; /* best first; the picked one alone when the user chose; may be none */
    place_list rivals; /* two or more when several distinct places fit: best first, each with an id
                          and with its label as display_name */
    place_origin origin;
    str_list tried; /* when nothing was found: the simpler forms that were searched as well */
} answer_name;

/* Searches, relaxed, and settles which place is meant. `choice`: id of the place the user picked,
 * absent when none was. Statuses are those of find_search_relaxed. */
GEO_FN status answer_search(call *c, const place_query *query, str choice, answer_name *name);
/* The second half of it: fills name->rivals, or cuts name->places to the chosen one. */
GEO_FN void answer_settle(call *c, str text, str choice, answer_name *name);
GEO_FN place_query answer_query(str text); /* one place of this name, no other wishes */

GEO_FN str answer_status(const answer_name *name);
/* One sentence about how a search for `text` ended. */
GEO_FN str answer_message(call *c, str text, const answer_name *name);
/* A sentence in REQUEST memory; absent when that is full. */
GEO_FN str answer_say(call *c, const char *format, ...) GEO_PRINTF(2, 3);

/* Adds the origin of one more part of an answer. `into` starts as place_origin_new(). */
GEO_FN void answer_merge(call *c, place_origin *into, const place_origin *from);

/* Rivals as {id, label, lat, lon}. */
GEO_FN const record *answer_choice_record(void);
/* The numbered places, one blank line after each. */
GEO_FN void answer_text_places(out *o, const record *type, const place_list *places, int indent);
/* The message; the labels of the rivals below it; a blank line. */
GEO_FN void answer_text_head(out *o, str message, const place_list *choices);

/* What a map beside the chat should do: {"action": "fit_bounds", bbox} or {"action": "add_marker",
 * lat, lon, label}. */
typedef struct {
    str action, label;
    bbox box;
    double lat, lon;
} answer_action;
typedef struct {
    answer_action *at;
    int count;
} answer_actions;
GEO_FN const record *answer_action_record(void);
/* Fits the best place, or all rivals, and marks them. Empty when there is no memory. */
GEO_FN answer_actions answer_map(call *c, const answer_name *name);

#endif
