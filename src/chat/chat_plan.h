#ifndef GEO_CHAT_PLAN_H
#define GEO_CHAT_PLAN_H
/* chat_plan -- what a sentence asks for: a list of steps. A planner (chat_planner, or a language
 * model) fills it, chat_run runs it, and a session keeps it as JSON for the next message. */

#include "../base/json.h"
#include "../base/out.h"
#include "../geo/crs.h"
#include "chat_words.h"

enum {
    CHAT_STEPS_MAX = 6,     /* of one sentence */
    CHAT_PLACES_MAX = 12,   /* of one step: a route with ten places on its way */
    CHAT_MESSAGE_MAX = 1000 /* bytes: some sentences */
};

/* REQUEST memory. */
typedef struct {
    const chat_intent *intent;
    str places[CHAT_PLACES_MAX]; /* a name, an id, coordinates; absent: the place of the context */
    int place_count;             /* the places of a route are in its order */
    str options;                 /* arguments of the tool that the sentence has: `"limit":5` */
    str word;                    /* the kind as the user wrote it */
    bool is_bare;                /* no row took the text: it may be the name of a place */
} chat_step;

typedef struct {
    chat_step steps[CHAT_STEPS_MAX];
    int count;
    unsigned language; /* chat_language */
    str warning;       /* the plan is not from the planner that was asked; absent: it is */
    const crs *system; /* of the numbers in the text, and of the answer */
    const struct chat_tools *tools; /* of the operator, whose words the planner knows; NULL: none */
} chat_plan;

/* A step without places of an intent that the table has. */
GEO_FN chat_step chat_plan_step(const char *intent);
GEO_FN void chat_plan_finish(chat_step *s); /* the places that it lacks are the context's */
GEO_FN json chat_plan_options(arena *a, const chat_step *s); /* as an object */
/* Adds or replaces an argument; `value` is JSON. */
GEO_FN void chat_plan_option(arena *a, chat_step *s, const char *key, str value);
/* Its source, absent: none. */
GEO_FN str chat_plan_option_of(arena *a, const chat_step *s, str key);
/* Writes place `i` of a step as an argument; is_point: an id will not do. */
typedef struct {
    void (*write)(void *ctx, out *o, int i, bool is_point);
    void *ctx;
} chat_plan_places;
/* The arguments of the step's tool, without braces: those of its row, with the first `count`
 * places, and of those that the sentence has what the tool takes. */
GEO_FN void chat_plan_write_arguments(out *o, const chat_step *s, int count,
                                      const chat_plan_places *places, arena *a);
/* The calls of tools that the steps are, as `tool {"name": value}`, with what the sentence calls
 * its places; "there" is the last one before, "" where there is none. */
GEO_FN void chat_plan_write_calls(out *o, const chat_plan *plan, arena *a);
/* {"language", "crs", "steps": [{"intent", "places", "options", "word"}]}, where a place that is
 * null is the one of the context. */
GEO_FN void chat_plan_write(out *o, const chat_plan *plan);
/* False: not such an object, a limit is crossed, or a step lacks what it needs. Texts are in
 * `a`. Without a crs or language those that *plan has stay. */
GEO_FN bool chat_plan_read(json value, arena *a, chat_plan *plan);

#endif
