/* chat_plan -- plans as JSON. What it reads may come from a damaged file: every part is checked. */
#include "chat_plan.h"

#include "../geo/place.h"
#include "../tool/row.h"
#include "../tool/tool.h"

enum { CHAT_PLAN_KEY_MAX = 40 }; /* bytes of the name of an argument */

GEO_FN chat_step chat_plan_step(const char *intent) {
    return (chat_step){.intent = chat_words_intent_named(str_of(intent))};
}

GEO_FN void chat_plan_finish(chat_step *s) {
    int least = s->intent->least;
    if (least == 2 && s->place_count == 1) { /* from here to there */
        s->places[1] = s->places[0];
        s->places[0] = STR_NONE;
    }
    s->place_count = MAX(s->place_count, least);
}

/* ---- options ---- */

GEO_FN json chat_plan_options(arena *a, const chat_step *s) {
    static const json none = {NULL, -1};
    json_doc *doc = ARENA_NEW(a, json_doc, 1);
    str text = arena_join(a, arena_join(a, STR("{"), s->options), STR("}"));
    return doc && json_parse(doc, text, a) ? json_root(doc) : none;
}

GEO_FN str chat_plan_option_of(arena *a, const chat_step *s, str key) {
    char room[64];
    json v = str_cstr(key, room, sizeof room) ? json_get(chat_plan_options(a, s), room)
                                              : (json){NULL, -1};
    return json_what(v) == JSON_NONE ? STR_NONE : json_source(v);
}

GEO_FN void chat_plan_option(arena *a, chat_step *s, const char *key, str value) {
    json all = chat_plan_options(a, s), item = json_first(all);
    out o = out_over(a);
    for (; json_what(item) != JSON_NONE; item = json_next(all, item)) {
        if (!json_is(item, key)) {
            out_fmt(&o, "%s%.*s:%.*s", o.len ? "," : "", STR_ARG(json_source(item)),
                    STR_ARG(json_source(json_value_of(item))));
        }
    }
    out_fmt(&o, "%s\"%s\":%.*s", o.len ? "," : "", key, STR_ARG(value));
    s->options = out_taken(&o, a);
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
    chat_plan_member(o, "intent", s->intent->name);
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
    out_key(o, "options");
    out_open(o, '{');
    out_text(o, s->options);
    out_close(o, '}');
    chat_plan_member(o, "word", s->word);
    out_close(o, '}');
}

GEO_FN void chat_plan_write(out *o, const chat_plan *plan) {
    out_open(o, '{');
    chat_plan_member(o, "language", chat_words_code(plan->language));
    chat_plan_member(o, "crs", plan->system->name);
    out_key(o, "steps");
    out_open(o, '[');
    for (int i = 0; i < plan->count; i++) {
        chat_plan_write_step(o, &plan->steps[i]);
    }
    out_close(o, ']');
    out_close(o, '}');
}

/* ---- to calls ---- */

/* Writes a value of a row of intents; "@*" and the like are places: see the head of the table. */
static void chat_plan_write_value(out *o, str value, int count, const chat_plan_places *places) {
    char first = value.at[0], which = value.len > 1 ? value.at[1] : 0;
    bool is_all = which == '*' || which == '+';
    if (first != '@' && first != '#') {
        out_json_raw(o, value);
        return;
    }
    if (which) {
        out_open(o, '[');
    }
    for (int i = which == '+'; i < (is_all ? count : 1); i++) {
        places->write(places->ctx, o, i, first == '#');
    }
    if (which) {
        out_close(o, ']');
    }
}

GEO_FN void chat_plan_write_arguments(out *o, const chat_step *s, int count,
                                      const chat_plan_places *places, arena *a) {
    const tool *t = tool_find(s->intent->tool);
    json given = chat_plan_options(a, s), item = json_first(given);
    str row = s->intent->arguments;
    char key[CHAT_PLAN_KEY_MAX];
    while (row.at) {
        str value = str_cut(&row, ' '), name = str_cut(&value, '=');
        if (value.len && str_cstr(name, key, sizeof key) && !json_is_given(json_get(given, key))) {
            out_key(o, key);
            chat_plan_write_value(o, value, count, places);
        }
    }
    for (; json_what(item) != JSON_NONE; item = json_next(given, item)) {
        if (str_cstr(json_text(item, a), key, sizeof key) && row_has(t, key)) {
            out_key(o, key);
            out_json_raw(o, json_source(json_value_of(item)));
        }
    }
}

static void chat_plan_write_place(void *ctx, out *o, int i, bool is_point) {
    const chat_step *s = ctx;
    (void)is_point; /* as the sentence has it */
    out_json_str(o, s->places[i]);
}

static void chat_plan_write_one(out *o, chat_step *s, arena *a) {
    const chat_plan_places places = {chat_plan_write_place, s};
    out_fmt(o, "`%.*s ", STR_ARG(s->intent->tool));
    out_open(o, '{');
    chat_plan_write_arguments(o, s, s->place_count, &places, a);
    out_close(o, '}');
    out_char(o, '`');
}

GEO_FN void chat_plan_write_calls(out *o, const chat_plan *plan, arena *a) {
    str there = STR("");
    for (int i = 0; i < plan->count; i++) {
        chat_step step = plan->steps[i], *s = &step;
        for (int k = 0; k < s->place_count; k++) {
            s->places[k] = s->places[k].at ? s->places[k] : there;
        }
        there = s->place_count ? s->places[s->place_count - 1] : there;
        out_text(o, i ? STR(", then ") : STR(""));
        if (!str_eq(s->intent->tool, STR("-"))) {
            chat_plan_write_one(o, s, a);
        }
        for (int k = 0; str_eq(s->intent->tool, STR("-")) && k < s->place_count; k++) {
            out_text(o, k ? STR(", ") : STR(""));
            out_text(o, STR("`geocode "));
            out_open(o, '{');
            chat_plan_member(o, "query", s->places[k]);
            out_close(o, '}');
            out_char(o, '`');
        }
    }
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
    is_good &= json_count(list) <= s->intent->most;
    json item = json_first(list);
    for (; is_good && json_what(item) != JSON_NONE; item = json_next(list, item)) {
        is_good = chat_plan_text(item, a, &s->places[s->place_count++]);
    }
    chat_plan_finish(s);
    return is_good;
}

static bool chat_plan_read_step(json v, arena *a, chat_step *s) {
    str name = json_text(json_get(v, "intent"), a);
    json options = json_get(v, "options");
    *s = (chat_step){.intent = chat_words_intent_named(name)};
    if (!s->intent || (json_is_given(options) && json_what(options) != JSON_OBJECT)) {
        return false;
    }
    str source = json_is_given(options) ? json_source(options) : STR("{}");
    s->options = str_head(str_from(source, 1), source.len - 2);
    return chat_plan_text(json_get(v, "word"), a, &s->word) &&
           chat_plan_read_places(json_get(v, "places"), a, s);
}

GEO_FN bool chat_plan_read(json value, arena *a, chat_plan *plan) {
    json steps = json_get(value, "steps"), name = json_get(value, "crs");
    const crs *system = json_is_given(name) ? crs_find(json_text(name, a)) : plan->system;
    plan->system = system ? system : plan->system;
    for (unsigned i = 0; i < CHAT_LANGUAGES; i++) {
        plan->language =
            json_is(json_get(value, "language"), chat_words_code(i).at) ? i : plan->language;
    }
    int count = json_count(steps);
    bool is_good = system && json_what(steps) == JSON_ARRAY && count && count <= CHAT_STEPS_MAX;
    json step = json_first(steps);
    for (plan->count = 0; is_good && plan->count < count; step = json_next(steps, step)) {
        is_good = chat_plan_read_step(step, a, &plan->steps[plan->count++]);
    }
    return is_good;
}
