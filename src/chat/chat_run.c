/* chat_run -- owns the sentences. A step looks its places up, each alone, before its tool runs, so
 * that a choice is about one place, and the answer to it replaces that place in the plan. A guess
 * is shown and is "there" for the steps behind it, but nothing is measured from it. */
#include "chat_run.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "../geo/place.h"
#include "../platform/os.h"
#include "../tool/tool.h"
#include "chat_action.h"
#include "chat_grammar.h"
#include "chat_model.h"
#include "chat_plan.h"
#include "chat_session.h"

enum {
    CHAT_RUN_STEPS_BYTES = 256 << 10,  /* of the steps of an answer */
    CHAT_RUN_ACTIONS_BYTES = 64 << 10, /* of one step's actions; a nearby place takes 300 */
    CHAT_RUN_CHOICES_BYTES = 32 << 10,
    CHAT_RUN_MARKERS_MAX = PLACE_LIMIT_MAX * 5, /* per kind */
    CHAT_RUN_LIMIT = 10                         /* nearby places of a kind */
};

/* ---- sentences: "*" is what is filled in ---- */

typedef enum {
    SAY_WHICH,
    SAY_NOTHING,
    SAY_GUESS,
    SAY_NO_PLACE,
    SAY_LOST_PLACE,
    SAY_OUTSIDE,
    SAY_REVERSE,
    SAY_REVERSE_NEAR,
    SAY_NEARBY,
    SAY_NEARBY_NONE,
    SAY_NEARBY_NO_DATA,
    SAY_PLACES,
    SAY_DISTANCE,
    SAY_ROUTE,
    SAY_BBOX,
    SAY_BOUNDARIES,
    SAY_TIME,
    SAY_NO_TIME,
    SAY_CLEAR,
    SAY_HELP,
    SAY_UNKNOWN,
    SAY_REFUSED,
    SAY_NO_CHOICE,
    SAY_OTHER_CHOICE,
    SAYS
} chat_run_say;

static const char *const chat_run_says[SAYS][CHAT_LANGUAGES] = {
    [SAY_WHICH] = {"Several places fit \"*\": which one is meant?",
                   "Mehrere Orte passen zu \"*\": welcher ist gemeint?"},
    [SAY_NOTHING] = {"Nothing is found for \"*\".", "Zu \"*\" ist nichts zu finden."},
    [SAY_GUESS] = {"\"*\" is not known so exactly; what comes nearest is *.",
                   "\"*\" ist nicht so genau bekannt; am n\xC3\xA4"
                   "chsten kommt *."},
    [SAY_NO_PLACE] = {"Which place is meant? Name one, and then ask about \"there\".",
                      "Welcher Ort ist gemeint? Nennen Sie einen, dann geht auch \"dort\"."},
    [SAY_LOST_PLACE] = {"This needs the place of the step before, which is not found.",
                        "Dazu braucht es den Ort des Schritts davor, der nicht gefunden ist."},
    [SAY_OUTSIDE] = {"The answer is outside of *, which reaches over *; ask in EPSG:4326.",
                     "Die Antwort liegt ausserhalb von * (*); fragen Sie in EPSG:4326."},
    [SAY_REVERSE] = {"*.", "*."},
    [SAY_REVERSE_NEAR] = {"The nearest that is known is *, * away.",
                          "Am n\xC3\xA4"
                          "chsten bekannt ist *, * entfernt."},
    [SAY_NEARBY] = {"* near *: *, the nearest is * (*).", "* bei *: *, am n\xC3\xA4"
                                                          "chsten ist * (*)."},
    [SAY_NEARBY_NONE] = {"No * found near *; try a larger radius.",
                         "Keine Treffer f\xC3\xBCr * bei *; versuchen Sie einen gr\xC3\xB6sseren "
                         "Umkreis."},
    [SAY_NEARBY_NO_DATA] = {"There is no data here of such places (*) near *.",
                            "Zu solchen Orten (*) bei * gibt es hier keine Daten."},
    [SAY_PLACES] = {"places", "Orte"},
    [SAY_DISTANCE] = {"* to *: * as the crow flies.", "Von * nach *: * Luftlinie."},
    [SAY_ROUTE] = {"* to *: * as the crow flies from place to place, not by road.",
                   "Von * nach *: * Luftlinie von Ort zu Ort, nicht auf Strassen."},
    [SAY_BBOX] = {"The box of * measures * km2.", "Das Rechteck um * misst * km2."},
    [SAY_BOUNDARIES] = {"*: *.", "*: *."},
    [SAY_TIME] = {"It is * in * (*, UTC*).", "Es ist * in * (*, UTC*)."},
    [SAY_NO_TIME] = {"The time zone of * is not known.", "Die Zeitzone von * ist nicht bekannt."},
    [SAY_CLEAR] = {"The map is empty.", "Die Karte ist leer."},
    [SAY_HELP] =
        {"Ask for a place, an address or coordinates (\"go to Bern\", \"what is at 46.2, 6.15\"), "
         "for what is near (\"pharmacies around\", \"castles near Bern within 5 km\"), for "
         "distances and routes (\"Paris, Texas to Austin via Waco\"), for boxes and boundaries "
         "(\"which canton is Olten in\"), for the time (\"what time is it in Tokyo\"); \"clear "
         "the map\" empties it. Several requests are joined by \"and\" or \"then\".",
         "Fragen Sie nach Orten, Adressen oder Koordinaten (\"geh nach Bern\", \"was ist bei "
         "46.2, 6.15\"), nach dem, was in der N\xC3\xA4he ist (\"Apotheken in der N\xC3\xA4he\"), "
         "nach Distanzen und Routen (\"von Bern nach Basel \xC3\xBC"
         "ber Olten\"), Rechtecken und "
         "Grenzen (\"in welchem Kanton liegt Olten\"), nach der Zeit (\"wie sp\xC3\xA4t ist es in "
         "Tokio\"); \"Karte leeren\" leert sie. Mehreres verbindet man mit \"und\" oder "
         "\"dann\"."},
    [SAY_UNKNOWN] = {"This is not understood. *", "Das ist nicht zu verstehen. *"},
    [SAY_REFUSED] = {"*", "Das geht so nicht: ein Umkreis reicht bis 500 km, eine Breite bis 90 "
                          "Grad, eine L\xC3\xA4nge bis 180."},
    [SAY_NO_CHOICE] =
        {"No choice is open, or its time is over; ask again.",
         "Es ist keine Auswahl offen, oder ihre Zeit ist um; fragen Sie noch einmal."},
    [SAY_OTHER_CHOICE] = {"\"*\" is none of the choices.",
                          "\"*\" geh\xC3\xB6rt nicht zur Auswahl."},
};

/* ORDER chat_state: by their gravity */
typedef enum { CHAT_OK, CHAT_CHOOSE, CHAT_CLARIFY, CHAT_ERROR, CHAT_STATES } chat_state;
static const str chat_run_states[CHAT_STATES] = {STR_ROW("ok"), STR_ROW("needs_user_choice"),
                                                 STR_ROW("needs_clarification"), STR_ROW("error")};

/* ---- one request ---- */

/* A place that was looked up. */
typedef struct {
    double lat, lon; /* NaN: none */
    bbox box;
    str name, id, zone, offset; /* absent where not known */
    bool is_guess;
    bool is_point; /* coordinates that were given */
} chat_spot;

typedef struct {
    call *c;
    chat_session *session;
    chat_plan plan;
    char request[CHAT_REQUEST_MAX + 1]; /* its id */
    out steps;
    chat_state overall;
    chat_spot here;
    bool is_lost;             /* a step before was to set `here`, and could not */
    int markers;              /* numbered ones so far */
    str attribution, warning; /* of all answers of tools, each once */

    /* the step that runs */
    int at, place; /* which step; which of its places is looked up */
    chat_state state;
    str message;
    out room, choices;
    chat_actions actions;
    bool is_failed; /* c->code tells why */
} chat_run;

static str chat_run_fill(chat_run *r, chat_run_say say, const str *parts) {
    const char *form = chat_run_says[say][r->plan.language];
    out o = out_over(&r->c->mem);
    for (; *form; form++) {
        if (*form == '*') {
            out_text(&o, *parts++);
        } else {
            out_char(&o, *form);
        }
    }
    return out_taken(&o, &r->c->mem);
}

#define CHAT_SAY(r, say, ...) chat_run_fill((r), (say), (const str[]){__VA_ARGS__})

/* Ends the step in a state that is graver than the one it has. */
static void chat_run_end(chat_run *r, chat_state state, str message) {
    r->state = MAX(r->state, state);
    r->message = message;
}

/* Of a graver sort than the answer's, if `code` can be told in a step; else it ends the request. */
static status chat_run_failed(chat_run *r, status code) {
    if (code == GEO_MUST_WAIT || code == GEO_CANCELLED) {
        return code;
    }
    r->is_failed = code != GEO_INVALID;
    str why = arena_copy(&r->c->mem, str_of(r->c->why));
    chat_run_end(r, r->is_failed ? CHAT_ERROR : CHAT_CLARIFY,
                 r->is_failed ? why : CHAT_SAY(r, SAY_REFUSED, why));
    return GEO_OK;
}

/* ---- tools: arguments as JSON, the answer as JSON ---- */

static out chat_run_open(chat_run *r) {
    out o = out_over(&r->c->mem);
    out_open(&o, '{');
    return o;
}

static void chat_run_text(out *o, const char *key, str text) {
    out_key(o, key);
    out_json_str(o, text);
}

static void chat_run_point(out *o, const char *key, const chat_spot *s) {
    out_key(o, key);
    out_open(o, '[');
    out_json_num(o, s->lat, 7);
    out_json_num(o, s->lon, 7);
    out_close(o, ']');
}

static str chat_run_get(chat_run *r, json object, const char *key) {
    return json_text(json_get(object, key), &r->c->mem);
}

static void chat_run_add(chat_run *r, str *all, str between, str text) {
    if (text.len && !(all->len && str_find(*all, text) >= 0)) {
        *all = arena_list(&r->c->mem, *all, between, text);
    }
}

/* *answer is absent when the tool failed, which the step then tells. */
static status chat_run_tool(chat_run *r, const char *name, out *arguments, tool_result *result,
                            json *answer) {
    static const json none = {NULL, -1};
    call *c = r->c;
    out_close(arguments, '}');
    str text = out_taken(arguments, &c->mem);
    json_doc *docs = ARENA_NEW(&c->mem, json_doc, 2);
    *answer = none;
    if (!docs || !json_parse(&docs[0], text, &c->mem)) {
        return call_full(c);
    }
    status code = tool_run(c, tool_find(str_of(name)), json_root(&docs[0]), STR_NONE, true, result);
    if (code) {
        return chat_run_failed(r, code);
    }
    out o = out_over(&c->mem);
    tool_write_json(&o, result);
    if (!json_parse(&docs[1], out_taken(&o, &c->mem), &c->mem)) {
        return call_full(c);
    }
    *answer = json_root(&docs[1]);
    chat_run_add(r, &r->attribution, STR("; "), chat_run_get(r, *answer, "attribution"));
    chat_run_add(r, &r->warning, STR(" "), chat_run_get(r, *answer, "warning"));
    return GEO_OK;
}

static double chat_run_num(json object, const char *key) {
    double value;
    return json_num(json_get(object, key), &value) ? value : NAN;
}

static bbox chat_run_box(json list) {
    double v[4];
    json item = json_first(list);
    for (int i = 0; i < 4; i++, item = json_next(list, item)) {
        if (!json_num(item, &v[i])) {
            return geo_bbox_none();
        }
    }
    return (bbox){v[0], v[1], v[2], v[3]};
}

static chat_spot chat_run_spot_none(void) {
    return (chat_spot){.lat = NAN, .lon = NAN, .box = geo_bbox_none()};
}

static chat_spot chat_run_spot(chat_run *r, json place) {
    chat_spot s = {.lat = chat_run_num(place, "lat"), .lon = chat_run_num(place, "lon")};
    s.box = chat_run_box(json_get(place, "bbox"));
    s.name = chat_run_get(r, place, "display_name");
    s.id = chat_run_get(r, place, "id");
    s.zone = chat_run_get(r, place, "timezone");
    s.offset = chat_run_get(r, place, "utc_offset");
    return s;
}

/* ---- map actions of a step ---- */

/* The place's id, or a new one. */
static str chat_run_id(chat_run *r, str id) {
    out o = out_over(&r->c->mem);
    out_fmt(&o, "%s-%d", r->request, ++r->markers);
    return id.len ? id : out_taken(&o, &r->c->mem);
}

static void chat_run_mark(chat_run *r, const chat_spot *s, const char *style) {
    chat_action_marker(&r->actions, chat_run_id(r, s->id), s->lat, s->lon, style, s->name);
}

static void chat_run_show(chat_run *r, const chat_spot *s) {
    chat_run_mark(r, s, s->is_guess ? "guess" : "place");
    chat_action_show(&r->actions, s->lat, s->lon, s->is_point ? geo_bbox_none() : s->box);
}

/* ---- looking a place up ---- */

static void chat_run_choice(chat_run *r, const place *p) {
    out *o = &r->choices;
    chat_actions actions = {.o = o, .system = r->plan.system};
    out_open(o, '{');
    chat_run_text(o, "id", p->id);
    chat_run_text(o, "label", p->display_name);
    out_key(o, "confidence");
    out_json_num(o, p->confidence, 2);
    out_key(o, "mapActions");
    out_open(o, '[');
    chat_action_marker(&actions, p->id, p->lat, p->lon, "choice", p->display_name);
    chat_action_show(&actions, p->lat, p->lon, p->box);
    out_close(o, ']');
    out_key(o, "data");
    out_open(o, '{');
    out_key(o, "lat");
    out_json_num(o, p->lat, 7);
    out_key(o, "lon");
    out_json_num(o, p->lon, 7);
    chat_run_text(o, "type", p->type);
    out_close(o, '}');
    out_close(o, '}');
}

/* The rest of the plan as JSON, from the step that asks on. False: it is too long to be kept. */
static bool chat_run_keep(chat_run *r, chat_session_choice *choice) {
    chat_plan *rest = ARENA_NEW(&r->c->mem, chat_plan, 1);
    out o = out_of(choice->plan, sizeof choice->plan);
    if (!rest) {
        return false;
    }
    *rest = r->plan;
    rest->count -= r->at;
    memmove(rest->steps, rest->steps + r->at, sizeof rest->steps[0] * (size_t)rest->count);
    chat_plan_write(&o, rest);
    choice->plan_len = (int)o.len;
    return !o.full;
}

/* Ends the step with the candidates, and keeps the plan until one is chosen. */
static status chat_run_ask(chat_run *r, const place_list *candidates, str text) {
    chat_session_choice *choice = &r->session->choice;
    bbox all = geo_bbox_none();
    choice->asked_ms = os_unix_ms();
    choice->place = r->place;
    choice->count = 0;
    for (int i = 0; i < candidates->count && choice->count < CHAT_CHOICES_MAX; i++) {
        const place *p = &candidates->at[i];
        if (p->id.len > CHAT_PLACE_ID_MAX) {
            continue;
        }
        chat_session_text(choice->items[choice->count].id, CHAT_PLACE_ID_MAX + 1, p->id);
        chat_session_text(choice->items[choice->count].label, CHAT_NAME_MAX + 1, p->display_name);
        choice->count++;
        chat_run_choice(r, p);
        chat_action_marker(&r->actions, p->id, p->lat, p->lon, "choice", p->display_name);
        all = geo_bbox_union(all, p->box);
    }
    memcpy(choice->request, r->request, sizeof choice->request);
    chat_action_show(&r->actions, NAN, NAN, all);
    r->actions.is_outside = false; /* those that the system reaches are shown */
    chat_run_end(r, CHAT_CHOOSE, CHAT_SAY(r, SAY_WHICH, text));
    return chat_run_keep(r, choice)
               ? GEO_OK
               : call_fail(r->c, GEO_TOO_LARGE, "The rest of the message is too long to be kept.");
}

static str chat_run_guess(chat_run *r, json answer, str text, const chat_spot *s) {
    str told = chat_run_get(r, answer, "message");
    return r->plan.language == CHAT_EN && told.len ? told
           : isnan(s->lat)                         ? CHAT_SAY(r, SAY_NOTHING, text)
                                                   : CHAT_SAY(r, SAY_GUESS, text, s->name);
}

static status chat_run_search(chat_run *r, str text, chat_spot *s) {
    tool_result result;
    json answer;
    out arguments = chat_run_open(r);
    chat_run_text(&arguments, "query", text);
    chat_run_text(&arguments, "language", chat_plan_language(r->plan.language));
    status code = chat_run_tool(r, "geocode", &arguments, &result, &answer);
    if (code || json_what(answer) == JSON_NONE) {
        return code;
    }
    if (result.choices.count) {
        return chat_run_ask(r, &result.choices, text);
    }
    json places = json_get(answer, "results");
    *s = json_count(places) ? chat_run_spot(r, json_first(places)) : chat_run_spot_none();
    s->is_guess = !json_is(json_get(answer, "status"), "ok");
    if (s->is_guess) {
        str told = chat_run_guess(r, answer, text, s);
        const chat_step *step = &r->plan.steps[r->at];
        chat_run_end(
            r, CHAT_CLARIFY,
            step->is_bare && isnan(s->lat)
                ? CHAT_SAY(r, SAY_UNKNOWN, str_of(chat_run_says[SAY_HELP][r->plan.language]))
                : told);
    }
    return GEO_OK;
}

/* The place of the context. */
static void chat_run_here(chat_run *r, chat_spot *s) {
    if (!isnan(r->here.lat) && !r->is_lost) {
        *s = r->here;
    } else {
        chat_run_end(r, CHAT_CLARIFY,
                     CHAT_SAY(r, r->is_lost ? SAY_LOST_PLACE : SAY_NO_PLACE, STR_NONE));
    }
}

/* Place `i` of the step that runs. It has no latitude when it is not settled; the step then tells
 * why. */
static status chat_run_find(chat_run *r, int i, chat_spot *s) {
    str text = r->plan.steps[r->at].places[i];
    status code = GEO_OK;
    *s = chat_run_spot_none();
    r->place = i;
    if (!text.at) {
        chat_run_here(r, s);
        return GEO_OK;
    }
    if (crs_read(r->plan.system, text, &s->lat, &s->lon)) {
        s->is_point = true;
        s->name = text;
    } else {
        code = chat_run_search(r, text, s);
    }
    return code;
}

/* The one place of a step, which is "there" for those behind it. */
static status chat_run_find_one(chat_run *r, chat_spot *s) {
    status code = chat_run_find(r, 0, s);
    r->is_lost |= isnan(s->lat);
    if (!isnan(s->lat)) {
        r->here = *s;
        r->is_lost = false;
    }
    if (s->is_guess && r->state != CHAT_OK && !isnan(s->lat)) {
        chat_run_show(r, s);
    }
    return code;
}

/* ---- steps: one handler for each intent; `s` is its place, settled ---- */

static status chat_run_goto(chat_run *r, chat_spot *s) {
    chat_run_show(r, s);
    r->message = CHAT_SAY(r, SAY_REVERSE, s->name);
    return GEO_OK;
}

/* What is at the point. */
static status chat_run_at(chat_run *r, const chat_spot *s, json *answer) {
    tool_result result;
    out arguments = chat_run_open(r);
    chat_run_point(&arguments, "place", s);
    chat_run_text(&arguments, "language", chat_plan_language(r->plan.language));
    return chat_run_tool(r, "reverse_geocode", &arguments, &result, answer);
}

static str chat_run_metres(chat_run *r, double metres) {
    out o = out_over(&r->c->mem);
    place_text_distance(&o, metres);
    return out_taken(&o, &r->c->mem);
}

static status chat_run_reverse(chat_run *r, chat_spot *s) {
    json answer;
    status code = chat_run_at(r, s, &answer);
    if (code || json_what(answer) == JSON_NONE) {
        return code;
    }
    chat_spot found = chat_run_spot(r, answer);
    bool is_ok = json_is(json_get(answer, "status"), "ok") && found.name.len;
    double away = chat_run_num(answer, "distance_m");
    chat_spot shown = *s;
    shown.name = found.name.len ? found.name : s->name;
    chat_run_mark(r, &shown, "point");
    chat_action_show(&r->actions, s->lat, s->lon, geo_bbox_none());
    str told = chat_run_get(r, answer, "message");
    chat_run_end(r, is_ok ? CHAT_OK : CHAT_CLARIFY,
                 !is_ok && told.len ? told
                 : away > 0 ? CHAT_SAY(r, SAY_REVERSE_NEAR, found.name, chat_run_metres(r, away))
                            : CHAT_SAY(r, SAY_REVERSE, found.name));
    r->here.name = shown.name;
    return GEO_OK;
}

/* What is looked for, in the user's words. */
static str chat_run_kind(chat_run *r, const chat_step *step) {
    return step->word.len ? step->word : str_of(chat_run_says[SAY_PLACES][r->plan.language]);
}

/* Marks the places of a list. */
static void chat_run_mark_all(chat_run *r, json places, const chat_step *step, const chat_spot *s) {
    str *ids = ARENA_NEW(&r->c->mem, str, CHAT_RUN_MARKERS_MAX);
    double far = 0;
    int count = 0;
    json item = json_first(places);
    for (; ids && count < CHAT_RUN_MARKERS_MAX && json_what(item) != JSON_NONE;
         item = json_next(places, item)) {
        chat_spot one = chat_run_spot(r, item);
        double away = geo_distance_m(s->lat, s->lon, one.lat, one.lon);
        ids[count] = chat_run_id(r, one.id);
        one.id = ids[count++];
        far = away > far ? away : far;
        chat_run_mark(r, &one, "nearby");
    }
    if (count) {
        chat_action_layer(&r->actions, chat_run_id(r, STR_NONE), chat_run_kind(r, step), ids,
                          count);
    }
    chat_action_show(&r->actions, s->lat, s->lon, geo_bbox_of_circle(s->lat, s->lon, far + 200));
}

static void chat_run_tell_nearby(chat_run *r, json answer, const chat_step *step, str near) {
    json places = json_get(answer, "places"), first = json_first(places);
    int count = json_count(places);
    if (json_is(json_get(answer, "status"), "ok") && count) {
        out o = out_over(&r->c->mem);
        out_int(&o, count);
        str number = out_taken(&o, &r->c->mem);
        r->message = CHAT_SAY(r, SAY_NEARBY, chat_run_kind(r, step), near, number,
                              chat_run_get(r, first, "display_name"),
                              chat_run_metres(r, chat_run_num(first, "distance_m")));
        return;
    }
    bool is_unknown = json_is(json_get(answer, "reason"), "no_poi_data");
    chat_run_end(r, CHAT_CLARIFY,
                 CHAT_SAY(r, is_unknown ? SAY_NEARBY_NO_DATA : SAY_NEARBY_NONE,
                          chat_run_kind(r, step), near));
}

static status chat_run_nearby(chat_run *r, chat_spot *s) {
    const chat_step *step = &r->plan.steps[r->at];
    tool_result result;
    json answer;
    out arguments = chat_run_open(r);
    chat_run_point(&arguments, "place", s);
    if (step->category.len) {
        chat_run_text(&arguments, "categories", step->category);
    }
    chat_run_text(&arguments, "language", chat_plan_language(r->plan.language));
    out_key(&arguments, "limit");
    out_json_int(&arguments, CHAT_RUN_LIMIT);
    if (!isnan(step->radius_km)) {
        out_key(&arguments, "radius_km");
        out_json_num(&arguments, step->radius_km, 3);
    }
    status code = chat_run_tool(r, "nearby_places", &arguments, &result, &answer);
    if (!code && json_what(answer) != JSON_NONE) {
        chat_run_tell_nearby(r, answer, step, s->name);
        chat_run_mark_all(r, json_get(answer, "places"), step, s);
    }
    return code;
}

static status chat_run_bbox(chat_run *r, chat_spot *s) {
    tool_result result;
    json answer;
    out arguments = chat_run_open(r);
    chat_run_text(&arguments, "query", s->id.len ? s->id : s->name);
    chat_run_text(&arguments, "language", chat_plan_language(r->plan.language));
    status code = chat_run_tool(r, "bbox_from_place", &arguments, &result, &answer);
    if (code || json_what(answer) == JSON_NONE) {
        return code;
    }
    s->box = chat_run_box(json_get(answer, "bbox"));
    if (!json_is(json_get(answer, "status"), "ok") || !geo_bbox_is(s->box)) {
        chat_run_end(r, CHAT_CLARIFY, CHAT_SAY(r, SAY_NOTHING, s->name));
        return GEO_OK;
    }
    out o = out_over(&r->c->mem);
    out_fixed(&o, chat_run_num(answer, "area_km2"), 1);
    str area = out_taken(&o, &r->c->mem);
    r->message = CHAT_SAY(r, SAY_BBOX, s->name, area);
    chat_action_area(&r->actions, chat_run_id(r, STR_NONE), s->box, s->name);
    chat_action_show(&r->actions, s->lat, s->lon, s->box);
    return GEO_OK;
}

static status chat_run_boundaries(chat_run *r, chat_spot *s) {
    tool_result result;
    json answer;
    out arguments = chat_run_open(r);
    if (s->id.len) {
        chat_run_text(&arguments, "place", s->id);
    } else {
        chat_run_point(&arguments, "place", s);
    }
    chat_run_text(&arguments, "language", chat_plan_language(r->plan.language));
    status code = chat_run_tool(r, "admin_boundaries", &arguments, &result, &answer);
    json areas = json_get(answer, "boundaries");
    if (code || json_what(answer) == JSON_NONE) {
        return code;
    }
    str names = STR_NONE;
    json item = json_first(areas);
    for (; json_what(item) != JSON_NONE; item = json_next(areas, item)) {
        names = arena_list(&r->c->mem, names, STR(", "), chat_run_get(r, item, "name"));
    }
    bool is_ok = json_is(json_get(answer, "status"), "ok") && names.len;
    chat_run_end(r, is_ok ? CHAT_OK : CHAT_CLARIFY,
                 is_ok ? CHAT_SAY(r, SAY_BOUNDARIES, s->name, names)
                       : CHAT_SAY(r, SAY_NOTHING, s->name));
    chat_run_show(r, s);
    return GEO_OK;
}

/* "+05:30" in seconds. */
static bool chat_run_offset(str text, int64_t *seconds) {
    int64_t hours, minutes;
    bool is_good = text.len == 6 && str_int(str_head(str_from(text, 1), 2), &hours) &&
                   str_int(str_from(text, 4), &minutes);
    *seconds = is_good ? (hours * 60 + minutes) * (text.at[0] == '-' ? -60 : 60) : 0;
    return is_good;
}

static status chat_run_time(chat_run *r, chat_spot *s) {
    json answer;
    str zone = s->zone, offset = s->offset;
    int64_t ahead;
    if (!offset.len) {
        status code = chat_run_at(r, s, &answer);
        if (code || json_what(answer) == JSON_NONE) {
            return code;
        }
        zone = chat_run_get(r, answer, "timezone");
        offset = chat_run_get(r, answer, "utc_offset");
    }
    chat_run_show(r, s);
    if (!chat_run_offset(offset, &ahead)) {
        chat_run_end(r, CHAT_CLARIFY, CHAT_SAY(r, SAY_NO_TIME, s->name));
        return GEO_OK;
    }
    int64_t local = os_unix_ms() / 1000 + ahead;
    out o = out_over(&r->c->mem);
    out_day(&o, local);
    out_fmt(&o, " %02d:%02d", (int)(local / 3600 % 24), (int)(local / 60 % 60));
    str now = out_taken(&o, &r->c->mem);
    r->message = CHAT_SAY(r, SAY_TIME, now, s->name, zone, offset);
    return GEO_OK;
}

/* ---- distances and routes: all places are looked up first ---- */

static void chat_run_draw_line(chat_run *r, const chat_spot *all, int count, str told) {
    double points[CHAT_PLACES_MAX][2];
    bbox box = geo_bbox_none();
    for (int i = 0; i < count; i++) {
        points[i][0] = all[i].lat;
        points[i][1] = all[i].lon;
        box = geo_bbox_union(box, geo_bbox_around(all[i].lat, all[i].lon, 0.01));
        chat_run_mark(r, &all[i], i == 0 ? "start" : i + 1 == count ? "end" : "via");
    }
    chat_action_line(&r->actions, chat_run_id(r, STR_NONE), points, count, told);
    chat_action_show(&r->actions, all[0].lat, all[0].lon, box);
}

static status chat_run_measure(chat_run *r, const chat_spot *all, int count) {
    tool_result result;
    json answer;
    out arguments = chat_run_open(r);
    out_key(&arguments, "waypoints");
    out_open(&arguments, '[');
    for (int i = 0; i < count; i++) {
        out_open(&arguments, '[');
        out_json_num(&arguments, all[i].lat, 7);
        out_json_num(&arguments, all[i].lon, 7);
        out_close(&arguments, ']');
    }
    out_close(&arguments, ']');
    status code = chat_run_tool(r, "route_waypoints", &arguments, &result, &answer);
    if (code || json_what(answer) == JSON_NONE) {
        return code;
    }
    str metres = chat_run_metres(r, chat_run_num(answer, "total_distance_m"));
    bool is_route = r->plan.steps[r->at].intent == CHAT_ROUTE;
    r->message =
        CHAT_SAY(r, is_route ? SAY_ROUTE : SAY_DISTANCE, all[0].name, all[count - 1].name, metres);
    chat_run_draw_line(r, all, count, metres);
    return GEO_OK;
}

static status chat_run_line(chat_run *r) {
    int count = r->plan.steps[r->at].place_count;
    chat_spot all[CHAT_PLACES_MAX];
    for (int i = 0; i < count; i++) {
        status code = chat_run_find(r, i, &all[i]);
        if (code || r->state != CHAT_OK) {
            r->is_lost = true;
            return code;
        }
    }
    r->here = all[count - 1];
    r->is_lost = false;
    return chat_run_measure(r, all, count);
}

/* ---- the loop over the steps ---- */

/* ORDER chat_intent. NULL: it has no place, or several. */
static status (*const chat_run_handlers[CHAT_INTENTS])(chat_run *r, chat_spot *s) = {
    [CHAT_GOTO_PLACE] = chat_run_goto,       [CHAT_GOTO_ADDRESS] = chat_run_goto,
    [CHAT_GOTO_COORDINATE] = chat_run_goto,  [CHAT_REVERSE] = chat_run_reverse,
    [CHAT_NEARBY] = chat_run_nearby,         [CHAT_BBOX] = chat_run_bbox,
    [CHAT_BOUNDARIES] = chat_run_boundaries, [CHAT_TIME] = chat_run_time,
};

static void chat_run_clear(chat_run *r) {
    chat_action_clear(&r->actions);
    r->here = chat_run_spot_none();
    r->is_lost = false;
    r->message = CHAT_SAY(r, SAY_CLEAR, STR_NONE);
}

static status chat_run_step(chat_run *r) {
    const chat_step *step = &r->plan.steps[r->at];
    str help = str_of(chat_run_says[SAY_HELP][r->plan.language]);
    chat_spot s;
    switch (step->intent) {
    case CHAT_DISTANCE:
    case CHAT_ROUTE: return chat_run_line(r);
    case CHAT_CLEAR: chat_run_clear(r); return GEO_OK;
    case CHAT_HELP: r->message = help; return GEO_OK;
    case CHAT_UNKNOWN: chat_run_end(r, CHAT_CLARIFY, CHAT_SAY(r, SAY_UNKNOWN, help)); return GEO_OK;
    default: break;
    }
    status code = chat_run_find_one(r, &s);
    bool is_settled = !code && r->state == CHAT_OK && !isnan(s.lat);
    return is_settled ? chat_run_handlers[step->intent](r, &s) : code;
}

static void chat_run_write_step(chat_run *r) {
    out *o = &r->steps;
    if (r->actions.is_outside) {
        r->room = out_of(r->room.at, r->room.cap); /* half a map would be misread */
        chat_run_end(r, CHAT_CLARIFY,
                     CHAT_SAY(r, SAY_OUTSIDE, r->plan.system->name, r->plan.system->area));
    }
    out_open(o, '{');
    chat_run_text(o, "intent", chat_plan_intent(r->plan.steps[r->at].intent));
    chat_run_text(o, "status", chat_run_states[r->state]);
    chat_run_text(o, "message", r->message);
    out_key(o, "mapActions");
    out_open(o, '[');
    out_json_raw(o, out_str(&r->room));
    out_close(o, ']');
    out_key(o, "choices");
    out_open(o, '[');
    out_json_raw(o, out_str(&r->choices));
    out_close(o, ']');
    if (r->is_failed) {
        out_key(o, "error");
        tool_write_error(o, r->c);
    }
    out_close(o, '}');
    o->full |= r->room.full || r->choices.full;
}

static status chat_run_steps(chat_run *r) {
    bool goes_on = true;
    for (r->at = 0; goes_on && r->at < r->plan.count; r->at++) {
        r->state = CHAT_OK;
        r->message = STR_NONE;
        r->room.len = r->choices.len = 0;
        r->actions = (chat_actions){.o = &r->room, .system = r->plan.system};
        r->is_failed = false;
        status code = chat_run_step(r);
        if (code) {
            return code;
        }
        chat_run_write_step(r);
        r->overall = MAX(r->overall, r->state);
        goes_on = r->state != CHAT_CHOOSE && r->state != CHAT_ERROR;
        call_clear_failure(r->c);
    }
    return GEO_OK;
}

/* ---- a request ---- */

/* The item of the open choice that the text is: its id or label, or its number; -1: none. */
static int chat_run_item(const chat_session_choice *choice, str text) {
    int64_t number = 0;
    bool is_number = str_int(text, &number) && number >= 1 && number <= choice->count;
    for (int i = 0; i < choice->count; i++) {
        if (str_eq(text, str_of(choice->items[i].id)) ||
            str_eq_nocase(text, str_of(choice->items[i].label))) {
            return i;
        }
    }
    return is_number ? (int)number - 1 : -1;
}

/* The rest of the plan, with the place that was chosen. False: it is no plan with such a place, so
 * the session's file was damaged; or memory ran out, as call_end sees. */
static bool chat_run_resume(chat_run *r, int item) {
    chat_session_choice *choice = &r->session->choice;
    str text = arena_copy(&r->c->mem, (str){choice->plan, (size_t)choice->plan_len});
    json_doc *doc = ARENA_NEW(&r->c->mem, json_doc, 1);
    chat_step *first = &r->plan.steps[0];
    if (!doc || !json_parse(doc, text, &r->c->mem) ||
        !chat_plan_read(json_root(doc), &r->c->mem, &r->plan) ||
        choice->place >= first->place_count) {
        return false;
    }
    first->places[choice->place] = arena_copy(&r->c->mem, str_of(choice->items[item].id));
    memcpy(r->request, choice->request, sizeof r->request);
    choice->count = 0;
    return true;
}

/* A request that has no plan: one step that tells why. */
static status chat_run_refuse(chat_run *r, chat_run_say say, str text) {
    r->plan.steps[0] = chat_plan_step(CHAT_UNKNOWN);
    r->plan.count = 1;
    r->overall = r->state = CHAT_CLARIFY;
    r->message = CHAT_SAY(r, say, text);
    chat_run_write_step(r);
    return GEO_OK;
}

static status chat_run_plan(chat_run *r, const chat_request *request) {
    chat_session_choice *choice = &r->session->choice;
    bool is_choice = request->choice_id.at;
    str text = is_choice ? request->choice_id : request->message;
    int item = chat_run_item(choice, text);
    bool is_resumed = item >= 0 && chat_run_resume(r, item);
    bool is_other = item < 0 && choice->count;
    status code = GEO_OK;
    if (!is_resumed && (is_choice || item >= 0)) {
        choice->count = is_other ? choice->count : 0;
        return chat_run_refuse(r, is_other ? SAY_OTHER_CHOICE : SAY_NO_CHOICE, text);
    }
    if (!is_resumed) {
        choice->count = 0;
        code = chat_model_is_on() ? chat_model_plan(r->c, text, &r->plan)
                                  : chat_grammar_plan(r->c, text, &r->plan);
    }
    r->plan.system = request->system ? request->system : r->plan.system;
    return code ? code : chat_run_steps(r);
}

/* Takes memory; the request's id is new. */
static chat_run *chat_run_begin(call *c, const chat_request *request) {
    uint64_t id = 0;
    chat_run *r = ARENA_NEW(&c->mem, chat_run, 1);
    chat_session *session = ARENA_NEW(&c->mem, chat_session, 1);
    char *steps = arena_bytes(&c->mem, CHAT_RUN_STEPS_BYTES);
    char *room = arena_bytes(&c->mem, CHAT_RUN_ACTIONS_BYTES);
    char *choices = arena_bytes(&c->mem, CHAT_RUN_CHOICES_BYTES);
    if (!r || !session || !steps || !room || !choices || !os_entropy(&id, sizeof id)) {
        call_full(c);
        return NULL;
    }
    r->c = c;
    r->session = session;
    r->steps = out_of(steps, CHAT_RUN_STEPS_BYTES);
    r->room = out_of(room, CHAT_RUN_ACTIONS_BYTES);
    r->choices = out_of(choices, CHAT_RUN_CHOICES_BYTES);
    r->here = chat_run_spot_none();
    r->plan.system = request->system ? request->system : crs_row(0);
    out text = out_of(r->request, sizeof r->request);
    out_fmt(&text, "%016llx", (unsigned long long)id);
    return r;
}

/* What is remembered for the next message. */
static status chat_run_remember(chat_run *r) {
    chat_session_place *last = &r->session->last;
    last->lat = r->here.lat;
    last->lon = r->here.lon;
    chat_session_text(last->name, sizeof last->name, r->here.name);
    r->session->language = r->plan.language;
    return chat_session_store(r->c, r->session);
}

GEO_FN status chat_run_answer(call *c, const chat_request *request, out *body) {
    chat_run *r = chat_run_begin(c, request);
    if (!r) {
        return c->code;
    }
    status code = chat_session_load(c, request->session_id, request->token_id, r->session);
    if (code) {
        return code;
    }
    r->session->peer_id = r->session->serial ? r->session->peer_id : request->peer_id;
    r->here.lat = r->session->last.lat;
    r->here.lon = r->session->last.lon;
    r->here.name = arena_copy(&c->mem, str_of(r->session->last.name));
    r->here.is_point = true;
    r->plan.language = r->session->language;
    r->actions = (chat_actions){.o = &r->room, .system = r->plan.system};
    code = call_end(c, chat_run_plan(r, request));
    if (!code && r->steps.full) {
        code = call_fail(c, GEO_TOO_LARGE, "The answer is too large.");
    }
    code = code ? code : chat_run_remember(r);
    if (code) {
        return code;
    }
    out_open(body, '{');
    chat_run_text(body, "requestId", str_of(r->request));
    chat_run_text(body, "overallStatus", chat_run_states[r->overall]);
    out_key(body, "steps");
    out_open(body, '[');
    out_json_raw(body, out_str(&r->steps));
    out_close(body, ']');
    chat_run_add(r, &r->warning, STR(" "), r->plan.warning);
    if (r->attribution.len) {
        chat_run_text(body, "attribution", r->attribution);
    }
    if (r->warning.len) {
        chat_run_text(body, "warning", r->warning);
    }
    out_close(body, '}');
    return GEO_OK;
}
