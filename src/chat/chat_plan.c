/* chat_plan -- plans as JSON. Owns the table of intents. What it reads may come from a model: every
 * part is checked. */
#include "chat_plan.h"

#include <math.h>

#include "../geo/place.h"

static const struct {
    str name;
    int least, most; /* places that it may have; what it lacks is the context's */
} chat_plan_intents[CHAT_INTENTS] = {
    [CHAT_UNKNOWN] = {STR_ROW("unknown"), 0, 0},
    [CHAT_GOTO_PLACE] = {STR_ROW("goto_place"), 1, 1},
    [CHAT_GOTO_ADDRESS] = {STR_ROW("goto_address"), 1, 1},
    [CHAT_GOTO_COORDINATE] = {STR_ROW("goto_coordinate"), 1, 1},
    [CHAT_REVERSE] = {STR_ROW("reverse"), 1, 1},
    [CHAT_NEARBY] = {STR_ROW("nearby"), 1, 1},
    [CHAT_DISTANCE] = {STR_ROW("distance"), 2, 2},
    [CHAT_ROUTE] = {STR_ROW("route"), 2, CHAT_PLACES_MAX},
    [CHAT_BBOX] = {STR_ROW("bbox"), 1, 1},
    [CHAT_BOUNDARIES] = {STR_ROW("boundaries"), 1, 1},
    [CHAT_TIME] = {STR_ROW("time"), 1, 1},
    [CHAT_CLEAR] = {STR_ROW("clear"), 0, 0},
    [CHAT_HELP] = {STR_ROW("help"), 0, 0},
};

static const str chat_plan_languages[CHAT_LANGUAGES] = {STR_ROW("en"), STR_ROW("de")};

GEO_FN str chat_plan_intent(unsigned intent) {
    return intent < CHAT_INTENTS ? chat_plan_intents[intent].name : STR_NONE;
}

GEO_FN str chat_plan_language(unsigned language) {
    return language < CHAT_LANGUAGES ? chat_plan_languages[language] : STR_NONE;
}

GEO_FN chat_step chat_plan_step(chat_intent intent) {
    return (chat_step){.intent = intent, .radius_km = NAN};
}

GEO_FN void chat_plan_finish(chat_step *s) {
    int least = chat_plan_intents[s->intent].least;
    if (least == 2 && s->place_count == 1) { /* from here to there */
        s->places[1] = s->places[0];
        s->places[0] = STR_NONE;
    }
    s->place_count = MAX(s->place_count, least);
}

/* ---- to JSON ---- */

static void chat_plan_member(out *o, const char *key, str text) {
    if (text.at) {
        out_key(o, key);
        out_json_str(o, text);
    }
}

static void chat_plan_write_step(out *o, const chat_step *s) {
    out_open(o, '{');
    chat_plan_member(o, "intent", chat_plan_intent(s->intent));
    out_key(o, "places");
    out_open(o, '[');
    for (int i = 0; i < s->place_count; i++) {
        if (s->places[i].at) {
            out_json_str(o, s->places[i]);
        } else {
            out_json_raw(o, STR("null"));
        }
    }
    out_close(o, ']');
    chat_plan_member(o, "category", s->category);
    chat_plan_member(o, "word", s->word);
    if (!isnan(s->radius_km)) {
        out_key(o, "radius_km");
        out_json_num(o, s->radius_km, 3);
    }
    out_close(o, '}');
}

GEO_FN void chat_plan_write(out *o, const chat_plan *plan) {
    out_open(o, '{');
    chat_plan_member(o, "language", chat_plan_language(plan->language));
    chat_plan_member(o, "crs", plan->system->name);
    out_key(o, "steps");
    out_open(o, '[');
    for (int i = 0; i < plan->count; i++) {
        chat_plan_write_step(o, &plan->steps[i]);
    }
    out_close(o, ']');
    out_close(o, '}');
}

/* ---- from JSON ---- */

/* A text that is not empty, not too long and has no control characters; absent is good, too. */
static bool chat_plan_text(json v, arena *a, str *text) {
    *text = json_what(v) == JSON_STRING ? str_trim(json_text(v, a)) : STR_NONE;
    return !json_is_given(v) ||
           (text->len && text->len <= PLACE_QUERY_MAX && !str_has_control(*text));
}

static bool chat_plan_read_places(json list, arena *a, chat_step *s) {
    bool is_good = !json_is_given(list) || json_what(list) == JSON_ARRAY;
    is_good &= json_count(list) <= chat_plan_intents[s->intent].most;
    json item = json_first(list);
    for (; is_good && json_what(item) != JSON_NONE; item = json_next(list, item)) {
        is_good = chat_plan_text(item, a, &s->places[s->place_count++]);
    }
    chat_plan_finish(s);
    return is_good;
}

static bool chat_plan_read_step(json v, arena *a, chat_step *s) {
    int intent = 0;
    while (intent < CHAT_INTENTS &&
           !json_is(json_get(v, "intent"), chat_plan_intents[intent].name.at)) {
        intent++;
    }
    if (intent == CHAT_INTENTS) {
        return false;
    }
    *s = chat_plan_step((chat_intent)intent);
    json radius = json_get(v, "radius_km");
    bool has_radius = json_num(radius, &s->radius_km);
    bool is_good = chat_plan_text(json_get(v, "category"), a, &s->category) &&
                   chat_plan_text(json_get(v, "word"), a, &s->word) &&
                   chat_plan_read_places(json_get(v, "places"), a, s);
    return is_good && (has_radius || !json_is_given(radius));
}

GEO_FN bool chat_plan_read(json value, arena *a, chat_plan *plan) {
    json steps = json_get(value, "steps"), name = json_get(value, "crs");
    const crs *system = json_is_given(name) ? crs_find(json_text(name, a)) : plan->system;
    plan->system = system ? system : plan->system;
    for (unsigned i = 0; i < CHAT_LANGUAGES; i++) {
        plan->language =
            json_is(json_get(value, "language"), chat_plan_languages[i].at) ? i : plan->language;
    }
    int count = json_count(steps);
    bool is_good = system && json_what(steps) == JSON_ARRAY && count && count <= CHAT_STEPS_MAX;
    json step = json_first(steps);
    for (plan->count = 0; is_good && plan->count < count; step = json_next(steps, step)) {
        is_good = chat_plan_read_step(step, a, &plan->steps[plan->count++]);
    }
    return is_good;
}
