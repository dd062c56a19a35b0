#ifndef GEO_CHAT_PLAN_H
#define GEO_CHAT_PLAN_H
/* chat_plan -- what a sentence asks for: a list of steps. A planner (chat_grammar, or a language
 * model) fills it, chat_run runs it, and a session keeps it as JSON while a choice is open. */

#include "../base/json.h"
#include "../base/out.h"
#include "../geo/crs.h"

enum {
    CHAT_STEPS_MAX = 6,     /* of one sentence */
    CHAT_PLACES_MAX = 12,   /* of one step: a route with ten places on its way */
    CHAT_MESSAGE_MAX = 1000 /* bytes: some sentences */
};

typedef enum {
    CHAT_UNKNOWN, /* a sentence that none of the others is: the answer says what can be asked */
    CHAT_GOTO_PLACE,
    CHAT_GOTO_ADDRESS,
    CHAT_GOTO_COORDINATE,
    CHAT_REVERSE,
    CHAT_NEARBY,
    CHAT_DISTANCE,
    CHAT_ROUTE,
    CHAT_BBOX,
    CHAT_BOUNDARIES,
    CHAT_TIME,
    CHAT_CLEAR,
    CHAT_HELP,
    CHAT_INTENTS
} chat_intent;
GEO_FN str chat_plan_intent(unsigned intent); /* "goto_place" */

/* ORDER chat_language: the columns of the sentences in chat_run */
typedef enum { CHAT_EN, CHAT_DE, CHAT_LANGUAGES } chat_language;
GEO_FN str chat_plan_language(unsigned language); /* "en" */

/* REQUEST memory. */
typedef struct {
    chat_intent intent;
    str places[CHAT_PLACES_MAX]; /* a name, an id, coordinates; absent: the place of the context */
    int place_count;             /* the places of a route are in its order */
    str category;                /* as categories of nearby_places: "pharmacy,cafe"; absent: any */
    str word;                    /* the category as the user wrote it */
    double radius_km;            /* NaN: not said */
    bool is_bare;                /* no pattern took the text: it may be the name of a place */
} chat_step;

typedef struct {
    chat_step steps[CHAT_STEPS_MAX];
    int count;
    chat_language language;
    str warning;       /* the plan is not from the planner that was asked; absent: it is */
    const crs *system; /* of the numbers in the text, and of the answer */
} chat_plan;

GEO_FN chat_step chat_plan_step(chat_intent intent);
GEO_FN void chat_plan_finish(chat_step *s); /* the places that it lacks are the context's */
/* {"language", "crs", "steps": [{"intent", "places", "category", "word", "radius_km"}]}, where null
 * is the place of the context. */
GEO_FN void chat_plan_write(out *o, const chat_plan *plan);
/* False: not such an object, a limit is crossed, or a step lacks what it needs. Texts are in
 * `a`. Without a crs or language those that *plan has stay. */
GEO_FN bool chat_plan_read(json value, arena *a, chat_plan *plan);

#endif
