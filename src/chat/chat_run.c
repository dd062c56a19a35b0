/* chat_run -- runs plans. A step looks its places up, each alone, before its tool runs, so that a
 * choice is about one place, and the answer to it replaces that place in the plan. What a tool is
 * called with, what the map shows and what is said are rows of chat_words. A guess is shown and is
 * "there" for the steps behind it, but nothing is measured from it. */
#include "chat_run.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../geo/geo.h"
#include "../geo/place.h"
#include "../platform/os.h"
#include "../tool/row.h"
#include "../tool/tool.h"
#include "chat_action.h"
#include "chat_layers.h"
#include "chat_model.h"
#include "chat_plan.h"
#include "chat_planner.h"
#include "chat_session.h"
#include "chat_tools.h"
#include "chat_words.h"

enum {
    CHAT_RUN_STEPS_BYTES = 256 << 10,  /* of the steps of an answer */
    CHAT_RUN_ACTIONS_BYTES = 64 << 10, /* of one step's actions; a nearby place takes 300 */
    CHAT_RUN_CHOICES_BYTES = 32 << 10,
    CHAT_RUN_MARKERS_MAX = PLACE_LIMIT_MAX * 5, /* per kind */
    CHAT_RUN_NAMED_MAX = 10,                    /* places of a list that the sentence names */
    CHAT_RUN_RING_MAX = 500,                    /* points of an outline's ring */
    CHAT_RUN_RINGS_MAX = 40,
    CHAT_RUN_NEAR_M = 500,       /* what is so near to a point is at it */
    CHAT_RUN_KEY_MAX = 40,       /* bytes of the name of a member */
    CHAT_RUN_SAID_MAX = 4 << 10, /* of a sentence */
    CHAT_RUN_ARGUMENTS_MAX = 8 << 10
};

/* ORDER chat_state: by their gravity */
typedef enum { CHAT_OK, CHAT_CHOOSE, CHAT_CLARIFY, CHAT_ERROR, CHAT_STATES } chat_state;
static const str chat_run_states[CHAT_STATES] = {STR_ROW("ok"), STR_ROW("needs_user_choice"),
                                                 STR_ROW("needs_clarification"), STR_ROW("error")};

/* A place that was looked up. */
typedef struct {
    double lat, lon; /* NaN: none */
    bbox box;
    str name, id; /* absent where not known */
    json place;   /* what the tool told of it */
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
    chat_spot spots[CHAT_PLACES_MAX];
    chat_spot listed[CHAT_RUN_MARKERS_MAX];
    int spot_count, listed_count;
    json answer; /* of its tool */
    str data;    /* of the operator's tool, as JSON; absent: none */
    chat_state state;
    str message;
    out room, choices;
    chat_actions actions;
    bool is_failed; /* c->code tells why */
} chat_run;

static const json chat_run_none = {NULL, -1};

static str chat_run_head(str name) {
    return str_head(name, str_index(name, ','));
}

/* ---- what is said ---- */

static double chat_run_num(json object, const char *key) {
    double value;
    return json_num(json_get(object, key), &value) ? value : NAN;
}

static str chat_run_get(chat_run *r, json object, const char *key) {
    return json_text(json_get(object, key), &r->c->mem);
}

/* The cell of a row of a table {"columns", "rows"} by the name of its column. */
static json chat_run_cell(json table, json row, const char *key) {
    json columns = json_get(table, "columns"), name = json_first(columns), cell = json_first(row);
    for (; json_what(name) != JSON_NONE; name = json_next(columns, name)) {
        if (json_is(name, key)) {
            return cell;
        }
        cell = json_next(row, cell);
    }
    return chat_run_none;
}

/* The value of a path, "address.postcode" or "rows.0.to", in an object. */
static json chat_run_path(json v, str path) {
    char key[CHAT_RUN_KEY_MAX];
    int64_t index;
    while (path.at && str_cstr(str_cut(&path, '.'), key, sizeof key)) {
        if (str_int(str_of(key), &index)) {
            json list = v;
            v = json_first(list);
            for (; index > 0; index--) {
                v = json_next(list, v);
            }
        } else {
            v = json_get(v, key);
        }
    }
    return v;
}

/* A member of the answer, of the first row of its table, or of the first place. */
static json chat_run_value(chat_run *r, str path) {
    char key[CHAT_RUN_KEY_MAX] = "";
    json v = chat_run_path(r->answer, path), table = json_get(r->answer, "places");
    str_cstr(path, key, sizeof key);
    v = json_is_given(v) ? v : chat_run_cell(table, json_first(json_get(table, "rows")), key);
    return json_is_given(v) || !r->spot_count ? v : chat_run_path(r->spots[0].place, path);
}

static void chat_run_number(out *o, double value) {
    char digits[32];
    int len = snprintf(digits, sizeof digits, "%.0f", fabs(value));
    out_text(o, value < 0 ? STR("-") : STR(""));
    for (int i = 0; i < len; i++) {
        out_text(o, i && (len - i) % 3 == 0 ? STR(",") : STR(""));
        out_char(o, digits[i]);
    }
}

/* "Lyon (1,234 people)": what a list tells of a place. */
static void chat_run_put_listed(chat_run *r, out *o) {
    for (int i = 0; i < r->listed_count && i < CHAT_RUN_NAMED_MAX; i++) {
        const chat_spot *s = &r->listed[i];
        double away = chat_run_num(s->place, "distance_m"), high = NAN, people = NAN;
        json table = json_get(r->answer, "places");
        if (json_what(s->place) == JSON_ARRAY) {
            json_num(chat_run_cell(table, s->place, "distance_m"), &away);
            json_num(chat_run_cell(table, s->place, "elevation_m"), &high);
            json_num(chat_run_cell(table, s->place, "population"), &people);
        }
        out_fmt(o, "%s%.*s", i ? "; " : "",
                STR_ARG(r->listed_count > 1 ? chat_run_head(s->name) : s->name));
        if (!isnan(away)) {
            out_text(o, STR(" ("));
            place_text_distance(o, away);
            out_text(o, STR(")"));
        } else if (!isnan(high) || !isnan(people)) {
            out_text(o, STR(" ("));
            chat_run_number(o, isnan(high) ? people : high);
            out_text(o, isnan(high) ? STR(")") : STR(" m)"));
        }
    }
}

/* The names of a list of objects, or of the spots of the step. */
static void chat_run_put_names(chat_run *r, out *o, json list, const char *key,
                               const char *between) {
    int i = 0;
    for (json item = json_first(list); json_what(item) != JSON_NONE; item = json_next(list, item)) {
        str name = chat_run_get(r, item, key);
        out_fmt(o, "%s%.*s", i++ ? between : "", STR_ARG(name));
    }
    for (int k = 0; json_what(list) == JSON_NONE && k < r->spot_count; k++) {
        out_fmt(o, "%s%.*s", k ? between : "", STR_ARG(r->spots[k].name));
    }
}

/* The distances from the first place to the others, in the unit that the user named. */
static bool chat_run_put_distance(chat_run *r, out *o) {
    str units = chat_run_get(r, r->answer, "units");
    json row = chat_run_path(r->answer, STR("distances.0")), cell = json_first(row);
    double far;
    for (int i = 1; i < r->spot_count; i++) {
        cell = json_next(row, cell);
        if (!json_num(cell, &far)) {
            return false;
        }
        out_text(o, i > 1 ? STR("; ") : STR(""));
        if (str_eq(units, STR("m"))) {
            place_text_distance(o, far);
        } else {
            chat_run_number(o, far);
            out_fmt(o, " %.*s", STR_ARG(units));
        }
        if (r->spot_count > 2) {
            out_fmt(o, " (%.*s)", STR_ARG(chat_run_head(r->spots[i].name)));
        }
    }
    return true;
}

/* False: that is not known. */
static bool chat_run_put(chat_run *r, out *o, str name) {
    const chat_step *step = &r->plan.steps[r->at];
    char form = name.len > 2 && name.at[name.len - 2] == ':' ? name.at[name.len - 1] : 0;
    str path = form ? str_head(name, name.len - 2) : name, text;
    double value;
    if (str_eq(name, STR("0")) || str_eq(name, STR("last"))) {
        text =
            r->spot_count ? r->spots[str_eq(name, STR("0")) ? 0 : r->spot_count - 1].name : STR("");
        out_text(o, step->intent->least > 1 || r->listed_count ? chat_run_head(text) : text);
    } else if (str_eq(name, STR("kind"))) {
        out_text(o, step->word.len ? step->word : chat_words_say(STR("places"), r->plan.language));
    } else if (str_eq(name, STR("here"))) {
        out_text(o, r->here.name.len && !r->here.is_point
                        ? chat_run_head(r->here.name)
                        : chat_words_say(STR("example"), r->plan.language));
    } else if (str_eq(name, STR("count"))) {
        out_int(o, r->listed_count);
    } else if (str_eq(name, STR("list"))) {
        chat_run_put_listed(r, o);
        return r->listed_count > 0;
    } else if (str_eq(name, STR("names"))) {
        chat_run_put_names(r, o, chat_run_none, "", "; ");
    } else if (str_eq(name, STR("way"))) {
        chat_run_put_names(r, o, json_get(r->answer, "waypoints"), "label", " - ");
    } else if (str_eq(name, STR("boundaries"))) {
        chat_run_put_names(r, o, json_get(r->answer, "boundaries"), "name", ", ");
    } else if (str_eq(name, STR("distance"))) {
        return chat_run_put_distance(r, o);
    } else if (str_eq(name, STR("notation"))) {
        char key[CHAT_RUN_KEY_MAX] = "";
        str wanted = chat_plan_option_of(&r->c->mem, step, name);
        str_cstr(str_head(str_from(wanted, 1), wanted.len - 2), key, sizeof key);
        text = chat_run_get(r, json_get(r->answer, "notations"), key);
        out_text(o, text);
        return text.len > 0;
    } else {
        json v = chat_run_value(r, path);
        text = json_text(v, &r->c->mem);
        if (form == 'm' && json_num(v, &value)) {
            place_text_distance(o, value);
        } else if (form == 'n' && json_num(v, &value)) {
            chat_run_number(o, value);
        } else {
            out_fmt(o, "%.*s", STR_ARG(form == 't' ? str_head(str_from(text, 11), 5) : text));
        }
        return text.len > 0;
    }
    return true;
}

/* The sentence of that name, with two texts for {0} and {1}; without any, those of the step.
 * Absent: there is none, or it needs what is not known. */
static str chat_run_say(chat_run *r, const char *name, str one, str two) {
    str form = chat_words_say(str_of(name), r->plan.language);
    out o = out_of(arena_bytes(&r->c->mem, CHAT_RUN_SAID_MAX), CHAT_RUN_SAID_MAX);
    bool is_known = form.at;
    while (form.len) {
        out_text(&o, str_cut(&form, '{'));
        if (form.at) {
            str what = str_cut(&form, '}');
            if (str_eq(what, STR("read"))) {
                out_text(&o, one);
            } else if (one.at && (str_eq(what, STR("0")) || str_eq(what, STR("1")))) {
                out_text(&o, what.at[0] == '0' ? one : two);
            } else {
                is_known &= chat_run_put(r, &o, what);
            }
        }
    }
    return is_known ? out_str(&o) : STR_NONE;
}

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
                 r->is_failed ? why : chat_run_say(r, "refused", why, STR("")));
    return GEO_OK;
}

/* ---- tools: arguments as JSON, the answer as JSON ---- */

static void chat_run_text(out *o, const char *key, str text) {
    out_key(o, key);
    out_json_str(o, text);
}

static void chat_run_add(chat_run *r, str *all, str between, str text) {
    if (text.len && !(all->len && str_find(*all, text) >= 0)) {
        *all = arena_list(&r->c->mem, *all, between, text);
    }
}

/* *answer is absent when the tool failed, which the step then tells. */
static status chat_run_tool(chat_run *r, const tool *t, str arguments, tool_result *result,
                            json *answer) {
    call *c = r->c;
    json_doc *docs = ARENA_NEW(&c->mem, json_doc, 2);
    *answer = chat_run_none;
    if (!docs || !json_parse(&docs[0], arguments, &c->mem)) {
        return call_full(c);
    }
    status code = tool_run(c, t, json_root(&docs[0]), STR_NONE, true, result);
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

/* A place as an argument: its id where that is wanted and known, else its point. */
static void chat_run_place(void *ctx, out *o, int i, bool is_point) {
    const chat_run *r = ctx;
    const chat_spot *s = &r->spots[i];
    char room[64];
    out point = out_of(room, sizeof room);
    out_fixed(&point, s->lat, 7);
    out_text(&point, STR(", "));
    out_fixed(&point, s->lon, 7);
    out_json_str(o, s->id.len && !is_point ? s->id : out_str(&point));
}

static str chat_run_arguments(chat_run *r, const tool *t) {
    const chat_plan_places places = {chat_run_place, r};
    out o = out_of(arena_bytes(&r->c->mem, CHAT_RUN_ARGUMENTS_MAX), CHAT_RUN_ARGUMENTS_MAX);
    out_open(&o, '{');
    chat_plan_write_arguments(&o, &r->plan.steps[r->at], r->spot_count, &places, &r->c->mem);
    if (row_has(t, "language")) {
        chat_run_text(&o, "language", chat_words_code(r->plan.language));
    }
    out_close(&o, '}');
    return out_str(&o);
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
    return (chat_spot){.lat = NAN, .lon = NAN, .box = geo_bbox_none(), .place = chat_run_none};
}

static chat_spot chat_run_spot(chat_run *r, json place) {
    chat_spot s = {.lat = chat_run_num(place, "lat"), .lon = chat_run_num(place, "lon")};
    s.box = chat_run_box(json_get(place, "bbox"));
    s.name = chat_run_get(r, place, "display_name");
    s.id = chat_run_get(r, place, "id");
    s.place = place;
    return s;
}

/* The places of the answer, which are objects or rows of a table. */
static void chat_run_list(chat_run *r) {
    json table = json_get(r->answer, "places"), rows = json_get(table, "rows");
    bool is_table = json_what(table) == JSON_OBJECT;
    json list = is_table ? rows : table, item = json_first(list);
    for (r->listed_count = 0;
         r->listed_count < CHAT_RUN_MARKERS_MAX && json_what(item) != JSON_NONE;
         item = json_next(list, item)) {
        chat_spot s = is_table ? chat_run_spot_none() : chat_run_spot(r, item);
        if (is_table) {
            json_num(chat_run_cell(table, item, "lat"), &s.lat);
            json_num(chat_run_cell(table, item, "lon"), &s.lon);
            s.name = json_text(chat_run_cell(table, item, "name"), &r->c->mem);
            s.id = json_text(chat_run_cell(table, item, "id"), &r->c->mem);
            s.place = item;
        }
        if (!isnan(s.lat) && !isnan(s.lon)) {
            r->listed[r->listed_count++] = s;
        }
    }
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

static bbox chat_run_around(const chat_spot *s) {
    enum { AROUND_M = 1000 };
    return geo_bbox_is(s->box) ? s->box : geo_bbox_of_circle(s->lat, s->lon, AROUND_M);
}

/* Marks the places of the step, and shows them all. */
static void chat_run_show_spots(chat_run *r, bool is_view) {
    bbox all = geo_bbox_none();
    for (int i = 0; i < r->spot_count; i++) {
        chat_run_mark(r, &r->spots[i], r->spots[i].is_guess ? "guess" : "place");
        all = geo_bbox_union(all, chat_run_around(&r->spots[i]));
    }
    const chat_spot *s = &r->spots[0];
    if (r->spot_count == 1 && is_view) {
        chat_action_view(&r->actions, s->lat, s->lon, s->is_point ? geo_bbox_none() : s->box);
    } else if (r->spot_count) {
        bool is_alone = r->spot_count == 1 && (s->is_point || !geo_bbox_is(s->box));
        chat_action_show(&r->actions, s->lat, s->lon, is_alone ? geo_bbox_none() : all);
    }
}

/* Marks the places of a list; what is round a place is shown with it. */
static void chat_run_show_list(chat_run *r) {
    str *ids = ARENA_NEW(&r->c->mem, str, CHAT_RUN_MARKERS_MAX);
    const chat_step *step = &r->plan.steps[r->at];
    bool is_round = str_find(step->intent->arguments, STR("place=")) >= 0;
    bbox all = is_round
                   ? chat_run_around(&(chat_spot){
                         .lat = r->spots[0].lat, .lon = r->spots[0].lon, .box = geo_bbox_none()})
                   : geo_bbox_none();
    for (int i = 0; ids && i < r->listed_count; i++) {
        chat_spot one = r->listed[i];
        one.id = ids[i] = chat_run_id(r, one.id);
        chat_run_mark(r, &one, "nearby");
        all = geo_bbox_union(all, geo_bbox_of_circle(one.lat, one.lon, CHAT_RUN_NEAR_M));
    }
    if (r->listed_count) {
        chat_action_layer(&r->actions, chat_run_id(r, STR_NONE),
                          step->word.len ? step->word
                                         : chat_words_say(STR("places"), r->plan.language),
                          ids, r->listed_count);
        chat_action_show(&r->actions, r->listed[0].lat, r->listed[0].lon, all);
    }
}

static void chat_run_show_line(chat_run *r) {
    double points[CHAT_PLACES_MAX + 1][2];
    json way = json_get(r->answer, "waypoints"), stop = json_first(way);
    bbox box = geo_bbox_none();
    int count = r->spot_count;
    for (int i = 0; i < count; i++, stop = json_next(way, stop)) {
        chat_spot s = r->spots[i];
        bool is_told = json_num(json_get(stop, "lat"), &s.lat) &&
                       json_num(json_get(stop, "lon"), &s.lon); /* in the order of the answer */
        s.id = is_told ? STR_NONE : s.id;
        points[i][0] = s.lat;
        points[i][1] = s.lon;
        box = geo_bbox_union(box, geo_bbox_around(s.lat, s.lon, 0.01));
        chat_run_mark(r, &r->spots[i], i == 0 ? "start" : i + 1 == count ? "end" : "via");
    }
    bool is_round = str_find(r->plan.steps[r->at].options, STR("\"round_trip\":true")) >= 0 ||
                    str_find(r->plan.steps[r->at].intent->arguments, STR("round_trip")) >= 0;
    if (is_round) {
        memcpy(points[count++], points[0], sizeof points[0]);
    }
    chat_action_line(&r->actions, chat_run_id(r, STR_NONE), points, count, r->message);
    chat_action_show(&r->actions, r->spots[0].lat, r->spots[0].lon, box);
}

static void chat_run_show_ring(chat_run *r, json ring) {
    double points[CHAT_RUN_RING_MAX][2];
    int count = 0;
    for (json at = json_first(ring); count < CHAT_RUN_RING_MAX && json_what(at) != JSON_NONE;
         at = json_next(ring, at)) {
        json lon = json_first(at);
        if (json_num(lon, &points[count][1]) && json_num(json_next(at, lon), &points[count][0])) {
            count++;
        }
    }
    chat_action_area(&r->actions, chat_run_id(r, STR_NONE), points, count, r->spots[0].name);
}

/* The outer rings of an outline. */
static void chat_run_show_outline(chat_run *r) {
    json outline = chat_run_path(r->answer, STR("results.0.outline"));
    json all = json_get(outline, "coordinates"), part = json_first(all);
    bool is_multi = json_is(json_get(outline, "type"), "MultiPolygon");
    if (json_is(json_get(outline, "type"), "Polygon")) {
        chat_run_show_ring(r, json_first(all));
    }
    for (int i = 0; is_multi && i < CHAT_RUN_RINGS_MAX && json_what(part) != JSON_NONE;
         i++, part = json_next(all, part)) {
        chat_run_show_ring(r, json_first(part));
    }
    chat_run_show_spots(r, false);
}

static void chat_run_show_box(chat_run *r) {
    bbox box = chat_run_box(json_get(r->answer, "bbox"));
    const double ring[5][2] = {{box.south, box.west},
                               {box.south, box.east},
                               {box.north, box.east},
                               {box.north, box.west},
                               {box.south, box.west}};
    if (geo_bbox_is(box)) {
        chat_action_area(&r->actions, chat_run_id(r, STR_NONE), ring, (int)LEN(ring),
                         r->spots[0].name);
        chat_action_show(&r->actions, r->spots[0].lat, r->spots[0].lon, box);
    }
}

static void chat_run_show_all(chat_run *r) {
    chat_run_show_spots(r, false);
}

static void chat_run_show_view(chat_run *r) {
    chat_run_show_spots(r, true);
}

static void chat_run_show_point(chat_run *r) {
    chat_run_mark(r, &r->spots[0], "point");
    chat_action_view(&r->actions, r->spots[0].lat, r->spots[0].lon, geo_bbox_none());
}

static void chat_run_show_clear(chat_run *r) {
    chat_action_plain(&r->actions, "clearMap");
    r->here = chat_run_spot_none();
    r->is_lost = false;
}

static void chat_run_show(chat_run *r) {
    static const struct {
        str shows;
        void (*draw)(chat_run *r); /* NULL: only the action */
        const char *action;
    } rows[] = {{STR_ROW("spots"), chat_run_show_all, NULL},
                {STR_ROW("view"), chat_run_show_view, NULL},
                {STR_ROW("list"), chat_run_show_list, NULL},
                {STR_ROW("line"), chat_run_show_line, NULL},
                {STR_ROW("outline"), chat_run_show_outline, NULL},
                {STR_ROW("box"), chat_run_show_box, NULL},
                {STR_ROW("point"), chat_run_show_point, NULL},
                {STR_ROW("clear"), chat_run_show_clear, NULL},
                {STR_ROW("undo"), NULL, "undo"},
                {STR_ROW("zoom_in"), NULL, "zoomIn"},
                {STR_ROW("zoom_out"), NULL, "zoomOut"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        if (!str_eq(r->plan.steps[r->at].intent->shows, rows[i].shows)) {
            continue;
        }
        if (rows[i].draw) {
            rows[i].draw(r);
        } else {
            chat_action_plain(&r->actions, rows[i].action);
        }
    }
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

/* Keeps the plan as JSON, from step `from` on. False: it is too long to be kept. */
static bool chat_run_keep(chat_run *r, int from) {
    chat_session_choice *choice = &r->session->choice;
    chat_plan *rest = ARENA_NEW(&r->c->mem, chat_plan, 1);
    out o = out_of(choice->plan, sizeof choice->plan);
    if (!rest) {
        return false;
    }
    *rest = r->plan;
    rest->count -= from;
    memmove(rest->steps, rest->steps + from, sizeof rest->steps[0] * (size_t)rest->count);
    chat_plan_write(&o, rest);
    choice->plan_len = o.full ? 0 : (int)o.len;
    return !o.full;
}

/* A choice of the step. */
static void chat_run_offer(chat_run *r, str id, str label) {
    chat_session_choice *choice = &r->session->choice;
    chat_session_text(choice->items[choice->count].id, CHAT_PLACE_ID_MAX + 1, id);
    chat_session_text(choice->items[choice->count].label, CHAT_NAME_MAX + 1, label);
    choice->count++;
}

/* Ends the step with its choices, and keeps the plan until one is chosen. */
static status chat_run_wait(chat_run *r, const char *say, str text) {
    chat_session_choice *choice = &r->session->choice;
    choice->asked_ms = os_unix_ms();
    choice->place = r->place;
    memcpy(choice->request, r->request, sizeof choice->request);
    chat_run_end(r, CHAT_CHOOSE, chat_run_say(r, say, text, STR("")));
    return chat_run_keep(r, r->at)
               ? GEO_OK
               : call_fail(r->c, GEO_TOO_LARGE, "The rest of the message is too long to be kept.");
}

static status chat_run_ask(chat_run *r, const place_list *candidates, str text) {
    chat_session_choice *choice = &r->session->choice;
    bbox all = geo_bbox_none();
    choice->count = 0;
    for (int i = 0; i < candidates->count && choice->count < CHAT_CHOICES_MAX; i++) {
        const place *p = &candidates->at[i];
        if (p->id.len > CHAT_PLACE_ID_MAX) {
            continue;
        }
        chat_run_offer(r, p->id, p->display_name);
        chat_run_choice(r, p);
        chat_action_marker(&r->actions, p->id, p->lat, p->lon, "choice", p->display_name);
        all = geo_bbox_union(all, p->box);
    }
    chat_action_show(&r->actions, NAN, NAN, all);
    r->actions.is_outside = false; /* those that the system reaches are shown */
    return chat_run_wait(r, "which", text);
}

static str chat_run_unknown(chat_run *r) {
    str word = r->plan.steps[r->at].word;
    return chat_run_say(r, "unknown", word.len ? chat_run_say(r, "read", word, STR("")) : STR(""),
                        STR(""));
}

static status chat_run_search(chat_run *r, str text, chat_spot *s) {
    tool_result result;
    json answer;
    out arguments = out_over(&r->c->mem);
    out_open(&arguments, '{');
    chat_run_text(&arguments, "query", text);
    chat_run_text(&arguments, "language", chat_words_code(r->plan.language));
    out_close(&arguments, '}');
    status code = chat_run_tool(r, tool_find(STR("geocode")), out_taken(&arguments, &r->c->mem),
                                &result, &answer);
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
        str told = chat_run_get(r, answer, "message");
        bool is_none = isnan(s->lat);
        chat_run_end(r, CHAT_CLARIFY,
                     is_none && r->plan.steps[r->at].is_bare   ? chat_run_unknown(r)
                     : r->plan.language == CHAT_EN && told.len ? told
                     : is_none ? chat_run_say(r, "nothing", text, STR(""))
                               : chat_run_say(r, "guess", text, s->name));
    }
    return GEO_OK;
}

/* Place `i` of the step that runs. It has no latitude when it is not settled; the step then tells
 * why. */
static status chat_run_find(chat_run *r, int i, chat_spot *s) {
    str text = r->plan.steps[r->at].places[i];
    status code = GEO_OK;
    *s = chat_run_spot_none();
    r->place = i;
    if (!text.at && (isnan(r->here.lat) || r->is_lost)) {
        chat_run_end(r, CHAT_CLARIFY,
                     chat_run_say(r, r->is_lost ? "lost_place" : "no_place", STR(""), STR("")));
    } else if (!text.at && r->here.id.len && r->here.place.index < 0) {
        code = chat_run_search(r, r->here.id, s); /* of an earlier message */
    } else if (!text.at) {
        *s = r->here;
    } else if (crs_read(r->plan.system, text, &s->lat, &s->lon)) {
        s->is_point = true;
        s->name = text;
    } else {
        code = chat_run_search(r, text, s);
    }
    return code;
}

/* All places of the step. The last one is "there" for what is behind it. */
static status chat_run_find_all(chat_run *r) {
    int count = r->plan.steps[r->at].place_count;
    status code = GEO_OK;
    for (r->spot_count = 0; r->spot_count < count && !code && r->state == CHAT_OK;
         r->spot_count++) {
        code = chat_run_find(r, r->spot_count, &r->spots[r->spot_count]);
    }
    const chat_spot *s = count ? &r->spots[r->spot_count - 1] : NULL;
    bool is_settled = s && !isnan(s->lat) && r->spot_count == count;
    r->is_lost = count ? !is_settled : r->is_lost;
    r->here = is_settled ? *s : r->here;
    if (is_settled && s->is_guess && count == 1) {
        chat_run_show_spots(r, false);
    }
    return code;
}

/* ---- layers ---- */

/* Their titles, as far as a sentence has room. */
static str chat_run_titles(chat_run *r, const chat_layer *const *found, int count) {
    out o = out_over(&r->c->mem);
    for (int i = 0; i < count && o.len < CHAT_RUN_SAID_MAX / 2; i++) {
        out_fmt(&o, "%s%.*s", i ? "; " : "", STR_ARG(found[i]->title));
    }
    return out_taken(&o, &r->c->mem);
}

/* One of `count` choices that are no places. */
static void chat_run_put_choice(chat_run *r, str id, str label, int count, const chat_layer *l) {
    out *o = &r->choices;
    chat_actions actions = {.o = o, .system = r->plan.system};
    chat_run_offer(r, id, label);
    out_open(o, '{');
    chat_run_text(o, "id", id);
    chat_run_text(o, "label", label);
    out_key(o, "confidence");
    out_json_num(o, 1.0 / count, 2);
    out_key(o, "mapActions");
    out_open(o, '[');
    if (l) {
        chat_action_source(&actions, l, true);
    }
    out_close(o, ']');
    out_key(o, "data");
    out_json_raw(o, STR("{}"));
    out_close(o, '}');
}

static status chat_run_ask_layer(chat_run *r, const chat_layer *const *found, int count, str text) {
    r->place = r->session->choice.count = 0;
    for (int i = 0; i < MIN(count, CHAT_CHOICES_MAX); i++) {
        chat_run_put_choice(r, found[i]->id, found[i]->title, count, found[i]);
    }
    return chat_run_wait(r, "which_layer", text);
}

/* A step about the operator's layers: lists, adds one or removes those that are meant. */
static status chat_run_layers(chat_run *r) {
    const chat_layer **found = ARENA_NEW(&r->c->mem, const chat_layer *, CHAT_LAYERS_MAX);
    const chat_step *step = &r->plan.steps[r->at];
    str text = step->place_count ? step->places[0] : STR_NONE;
    bool is_list = str_eq(step->intent->shows, STR("layers"));
    bool is_added = str_eq(step->intent->shows, STR("layer"));
    if (!found) {
        return call_full(r->c);
    }
    int count = chat_layers_search(text, found), all = count;
    if (!count) {
        all = chat_layers_search(STR_NONE, found);
        chat_run_end(r, CHAT_CLARIFY,
                     chat_run_say(r, all ? "layer_none" : "layers_none", text.at ? text : STR(""),
                                  chat_run_titles(r, found, all)));
        return GEO_OK;
    }
    if (is_added && count > 1) {
        return chat_run_ask_layer(r, found, count, text.at ? text : STR(""));
    }
    for (int i = 0; i < count && !is_list; i++) {
        chat_action_source(&r->actions, found[i], is_added);
    }
    r->message = chat_run_say(r,
                              is_list    ? "layers"
                              : is_added ? "load_layer"
                                         : "hide_layer",
                              chat_run_titles(r, found, all), STR(""));
    return GEO_OK;
}

/* ---- tools of the operator ---- */

/* Which of the tools is meant, or, where one was called for its argument, which value. */
static status chat_run_ask_tool(chat_run *r, const chat_tool *const *found, int count,
                                const chat_tools_result *result) {
    r->session->choice.count = 0;
    r->place = result ? 2 : 0;
    for (int i = 0; i < MIN(count, CHAT_CHOICES_MAX); i++) {
        chat_run_put_choice(r, result ? result->values[i] : found[i]->name,
                            result ? result->labels[i] : found[i]->title, count, NULL);
    }
    return chat_run_wait(r, "which_tool",
                         result ? found[0]->title : r->plan.steps[r->at].places[0]);
}

/* What the tool answered: its text, its data, and the place. */
static status chat_run_tell_tool(chat_run *r, const chat_tools_result *result) {
    r->message = result->message;
    r->data = result->data;
    if (r->spot_count) {
        chat_run_show_spots(r, true);
    }
    return GEO_OK;
}

static status chat_run_operator(chat_run *r) {
    const chat_step *step = &r->plan.steps[r->at];
    const chat_tool **found = ARENA_NEW(&r->c->mem, const chat_tool *, CHAT_TOOLS_MAX);
    chat_tools_reading reading = {.lat = NAN,
                                  .lon = NAN,
                                  .text = step->places[1],
                                  .chosen = step->places[2],
                                  .arguments =
                                      chat_plan_option_of(&r->c->mem, step, STR("arguments")),
                                  .language = chat_words_code(r->plan.language)};
    chat_tools_result result;
    chat_tools *own;
    status code = chat_tools_list(r->c, &own);
    if (code || !found) {
        return code ? code : call_full(r->c);
    }
    int count = step->places[0].at ? chat_tools_search(r->c, own, step->places[0], found) : 0;
    if (count > 1) {
        return chat_run_ask_tool(r, found, count, NULL);
    }
    if (count && !reading.arguments.at && chat_tools_needs_point(found[0], reading.text)) {
        code = chat_run_find(r, 1, &r->spots[0]);
        if (code || r->state != CHAT_OK || isnan(r->spots[0].lat)) {
            return code;
        }
        r->spot_count = 1;
        r->here = r->spots[0];
        reading.lat = r->here.lat;
        reading.lon = r->here.lon;
        reading.text = reading.text.at ? reading.text : r->here.name;
    }
    code = count ? chat_tools_run(r->c, own, found[0], &reading, &result)
                 : call_fail(r->c, GEO_UNREACHABLE, "The operator's tools are not there now.");
    return code           ? chat_run_failed(r, code)
           : result.count ? chat_run_ask_tool(r, found, result.count, &result)
                          : chat_run_tell_tool(r, &result);
}

/* ---- the loop over the steps ---- */

/* What is said of a step whose tool found nothing. */
static str chat_run_say_none(chat_run *r) {
    const chat_intent *intent = r->plan.steps[r->at].intent;
    char name[CHAT_RUN_KEY_MAX + 8];
    snprintf(name, sizeof name, "%.*s_none", STR_ARG(intent->name));
    str own = chat_run_say(r, name, STR_NONE, STR_NONE);
    str told = chat_run_get(r, r->answer, "message");
    bool has_no_data = json_is(json_get(r->answer, "reason"), "no_poi_data");
    bool is_list = str_eq(intent->shows, STR("list"));
    return has_no_data ? chat_run_say(r, "no_data", STR_NONE, STR_NONE)
           : own.at    ? own
           : is_list && r->plan.language == CHAT_EN && told.len ? told
           : is_list && str_find(intent->arguments, STR("place=")) >= 0
               ? chat_run_say(r, "nearby_none", STR_NONE, STR_NONE)
           : is_list ? chat_run_say(r, "list_none", STR_NONE, STR_NONE)
                     : chat_run_say(r, "unknown_fact", STR_NONE, STR_NONE);
}

/* What is at a point may be beside it, and a distance may be several. */
static const char *chat_run_form(chat_run *r, const char *name) {
    bool is_far = chat_run_num(r->answer, "distance_m") > CHAT_RUN_NEAR_M;
    return is_far && strcmp(name, "reverse") == 0               ? "reverse_near"
           : r->spot_count > 2 && strcmp(name, "distance") == 0 ? "distances"
                                                                : name;
}

static status chat_run_step(chat_run *r) {
    const chat_intent *intent = r->plan.steps[r->at].intent;
    char name[CHAT_RUN_KEY_MAX] = "";
    tool_result result;
    if (CHAT_IS(intent->needs, LAYER)) {
        return str_eq(intent->shows, STR("data")) ? chat_run_operator(r) : chat_run_layers(r);
    }
    status code = chat_run_find_all(r);
    str_cstr(intent->name, name, sizeof name);
    if (code || r->state != CHAT_OK) {
        return code;
    }
    if (str_eq(intent->name, STR("unknown"))) {
        chat_run_end(r, CHAT_CLARIFY, chat_run_unknown(r));
        return GEO_OK;
    }
    if (!str_eq(intent->tool, STR("-"))) {
        const tool *t = tool_find(intent->tool);
        code = chat_run_tool(r, t, chat_run_arguments(r, t), &result, &r->answer);
        if (code || json_what(r->answer) == JSON_NONE) {
            return code;
        }
    }
    if (str_eq(intent->shows, STR("point"))) {
        str found = chat_run_get(r, r->answer, "display_name");
        r->spots[0].name = r->here.name = found.len ? found : r->spots[0].name;
    }
    chat_run_list(r);
    bool has_outline = json_is_given(chat_run_path(r->answer, STR("results.0.outline")));
    bool is_ok =
        (json_what(r->answer) == JSON_NONE || json_is(json_get(r->answer, "status"), "ok")) &&
        (has_outline || !str_eq(intent->shows, STR("outline")));
    r->message = is_ok ? chat_run_say(r, chat_run_form(r, name), STR_NONE, STR_NONE) : STR_NONE;
    if (!r->message.at) {
        chat_run_end(r, CHAT_CLARIFY, chat_run_say_none(r));
    }
    chat_run_show(r);
    return GEO_OK;
}

static void chat_run_write_step(chat_run *r) {
    out *o = &r->steps;
    const chat_step *step = &r->plan.steps[r->at];
    if (r->actions.is_outside) {
        r->room = out_of(r->room.at, r->room.cap); /* half a map would be misread */
        chat_run_end(r, CHAT_CLARIFY,
                     chat_run_say(r, "outside", r->plan.system->name, r->plan.system->area));
    }
    out_open(o, '{');
    chat_run_text(o, "intent", step->intent->name);
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
    if (r->data.at) {
        out_key(o, "data");
        out_json_raw(o, r->data);
    }
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
        r->message = r->data = STR_NONE;
        r->room.len = r->choices.len = 0;
        r->answer = chat_run_none;
        r->spot_count = r->listed_count = 0;
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
    if (r->overall != CHAT_CHOOSE || goes_on) {
        chat_run_keep(r, 0);
    }
    return GEO_OK;
}

/* ---- a request ---- */

/* The item of the open choice that the text is: its id, or what its label or place in the list
 * tells; -1: none, -2: several. */
static int chat_run_item(chat_run *r, str text, bool is_id) {
    const chat_session_choice *choice = &r->session->choice;
    str labels[CHAT_CHOICES_MAX];
    for (int i = 0; i < choice->count; i++) {
        labels[i] = str_of(choice->items[i].label);
        if (str_eq(text, str_of(choice->items[i].id)) || str_eq_nocase(text, labels[i])) {
            return i;
        }
    }
    return is_id && !str_num(text, &(double){0})
               ? -1
               : chat_planner_choose(r->c, text, r->plan.language, labels, choice->count);
}

/* The plan that the session keeps. False: it has none, or its file was damaged. */
static bool chat_run_kept(chat_run *r, chat_plan *plan) {
    const chat_session_choice *choice = &r->session->choice;
    str text = arena_copy(&r->c->mem, (str){choice->plan, (size_t)choice->plan_len});
    json_doc *doc = ARENA_NEW(&r->c->mem, json_doc, 1);
    *plan = (chat_plan){.system = r->plan.system, .language = r->plan.language};
    return doc && text.len && json_parse(doc, text, &r->c->mem) &&
           chat_plan_read(json_root(doc), &r->c->mem, plan);
}

/* The rest of the plan, with the place that was chosen. */
static bool chat_run_resume(chat_run *r, int item) {
    chat_session_choice *choice = &r->session->choice;
    chat_step *first = &r->plan.steps[0];
    if (!chat_run_kept(r, &r->plan) || choice->place >= first->place_count) {
        return false;
    }
    first->places[choice->place] = arena_copy(&r->c->mem, str_of(choice->items[item].id));
    memcpy(r->request, choice->request, sizeof r->request);
    choice->count = 0;
    return true;
}

/* A request that has no plan: one step that tells why. */
static status chat_run_refuse(chat_run *r, const char *say, str text) {
    r->plan.steps[0] = chat_plan_step("unknown");
    r->plan.count = 1;
    r->overall = r->state = CHAT_CLARIFY;
    r->message = chat_run_say(r, say, text, STR(""));
    chat_run_write_step(r);
    return GEO_OK;
}

/* The steps of a message; of one that is a place alone, none are run for who looks it up itself. */
static status chat_run_new(chat_run *r, const chat_request *request) {
    chat_plan *before = ARENA_NEW(&r->c->mem, chat_plan, 1);
    if (!before) {
        return call_full(r->c);
    }
    bool has_before = chat_run_kept(r, before);
    r->session->choice.count = 0;
    chat_tools *own = NULL;
    status code = chat_tools_is_on() ? chat_tools_list(r->c, &own) : GEO_OK;
    r->plan.tools = own;
    code = code ? code
                : chat_planner_plan(r->c, request->message, has_before ? before : NULL, &r->plan);
    const chat_step *first = &r->plan.steps[0];
    if (!code && request->is_searching && r->plan.count == 1 && first->is_bare &&
        first->place_count) {
        r->plan.steps[0].intent = chat_words_intent_named(STR("search"));
        r->message = first->places[0];
        chat_run_write_step(r);
        r->plan.count = 0;
    } else if (!code && chat_model_is_on() && !CHAT_IS(first->intent->needs, LAYER)) {
        code = chat_model_plan(r->c, request->message, &r->plan);
    }
    return code;
}

static status chat_run_plan(chat_run *r, const chat_request *request) {
    chat_session_choice *choice = &r->session->choice;
    bool is_choice = request->choice_id.at;
    str text = is_choice ? request->choice_id : request->message;
    int item = chat_run_item(r, text, is_choice);
    bool is_resumed = item >= 0 && chat_run_resume(r, item);
    bool is_other = item < 0 && choice->count;
    status code = GEO_OK;
    if (item == -2) {
        return chat_run_refuse(r, "several_choices", text);
    }
    if (!is_resumed && (is_choice || item >= 0)) {
        choice->count = is_other ? choice->count : 0;
        return chat_run_refuse(r, is_other ? "other_choice" : "no_choice", text);
    }
    code = is_resumed ? GEO_OK : chat_run_new(r, request);
    r->plan.system = request->system ? request->system : r->plan.system;
    return code || !r->plan.count ? code : chat_run_steps(r);
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
    r->answer = chat_run_none;
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
    chat_session_text(last->id, sizeof last->id,
                      r->here.id.len <= CHAT_PLACE_ID_MAX ? r->here.id : STR(""));
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
    r->here.id = arena_copy(&c->mem, str_of(r->session->last.id));
    r->here.is_point = !r->here.id.len;
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
