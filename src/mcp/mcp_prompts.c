/* mcp_prompts -- the prompt table, prompts/list, prompts/get and completion/complete. Owns the
 * table and the list of languages.
 *
 * Outside facts: MCP "Server Features / Prompts" and "Completion"; ISO 639-1 language codes. */
#include "mcp_prompts.h"

#include "../base/ascii.h"
#include "../chat/chat_plan.h"
#include "../chat/chat_planner.h"
#include "../find/find.h"
#include "../geo/country.h"
#include "../geo/crs.h"
#include "mcp_resources.h"

#ifndef MCP_FIXTURE_PROMPTS
#define MCP_FIXTURE_PROMPTS
#endif

enum {
    MCP_COMPLETIONS_MAX = 100, /* the protocol's limit */
    MCP_PLACES_MAX = 20,       /* place names that are worth reading */
    MCP_PROMPT_DECIMALS = 7    /* of a coordinate */
};

/* ---- values of arguments ---- */

enum { MCP_CODE_SIZE = 2 }; /* letters; the list has no separators */

static str mcp_prompts_language_at(int index) {
    str rest = str_from(STR("aaabafakamanarasavayaz"
                            "babebgbhbibmbnbobrbs"
                            "cacechcocrcscucvcy"
                            "dadedvdz"
                            "eeeleneoeseteu"
                            "fafffifjfofrfy"
                            "gagdglgngugv"
                            "hahehihohrhthuhyhz"
                            "iaidieigiiikioisitiu"
                            "jajv"
                            "kakgkikjkkklkmknkokrkskukvkwky"
                            "lalblglilnloltlulv"
                            "mgmhmimkmlmnmrmsmtmy"
                            "nanbndnengnlnnnonrnvny"
                            "ocojomoros"
                            "papiplpspt"
                            "qu"
                            "rmrnrorurw"
                            "sascsdsesgsiskslsmsnsosqsrssstsusvsw"
                            "tatetgthtitktltntotrtstttwty"
                            "ugukuruz"
                            "vevivo"
                            "wawo"
                            "xh"
                            "yiyo"
                            "zazhzu"),
                        (size_t)index * MCP_CODE_SIZE);
    return rest.len ? str_head(rest, MCP_CODE_SIZE) : STR_NONE;
}

/* The code in small letters, as answers have it; in the arena. */
static str mcp_prompts_small(arena *mem, str code) {
    char *small = arena_bytes(mem, code.len);
    for (size_t i = 0; i < code.len && small; i++) {
        small[i] = ascii_lower(code.at[i]);
    }
    return (str){small, small ? code.len : 0};
}

static str mcp_prompts_category_at(int index) {
    return find_category(index);
}

/* ---- the prompts ---- */

/* One user message. */
static mcp_end mcp_prompts_write_message(mcp_request *x, const out *text) {
    out *o = x->o;
    o->full = o->full || text->full;
    out_open(o, '{');
    out_text(o, STR("\"role\":\"user\",\"content\":"));
    mcp_request_write_text(o, out_str(text));
    out_close(o, '}');
    return MCP_DONE;
}

/* A parameter of a tool, and its value as the client gave it. */
typedef struct {
    const char *name;
    str value; /* absent: left out */
} mcp_prompts_argument;

/* A call as one writes it down: `tool {"name": value}`. What the client gave is a JSON value, so
 * that a model cannot take it for instructions. */
static void mcp_prompts_put_call(out *text, const char *tool, const mcp_prompts_argument *args,
                                 size_t count) {
    out_fmt(text, "`%s ", tool);
    out_open(text, '{');
    for (size_t i = 0; i < count; i++) {
        double number;
        if (!args[i].value.len) {
            continue;
        }
        out_key(text, args[i].name);
        if (str_num(args[i].value, &number)) {
            out_json_num(text, number, MCP_PROMPT_DECIMALS);
        } else {
            out_json_str(text, args[i].value);
        }
    }
    out_close(text, '}');
    out_char(text, '`');
}

enum { MCP_PROMPT_TEXT_MAX = MCP_PROMPT_ARGUMENTS_MAX * MCP_PROMPT_VALUE_MAX * 6 + 1024 };

static mcp_end mcp_prompts_write_find_place(mcp_request *x, const str *values) {
    char bytes[MCP_PROMPT_TEXT_MAX];
    out text = out_of(bytes, sizeof bytes);
    const mcp_prompts_argument args[] = {
        {"query", values[0]}, {"country_codes", values[1]}, {"language", values[2]}};
    out_text(&text, STR("Find a place: call "));
    mcp_prompts_put_call(&text, "geocode", args, LEN(args));
    out_text(
        &text,
        STR(". If its status is needs_user_choice, show me what tells the candidates apart, ask "
            "which one I mean, and call it again with the id of that one; if it is "
            "needs_clarification, try the spellings it suggests or ask me. Then tell me the full "
            "name, latitude and longitude, the bounding box [west, south, east, north], and the "
            "attribution."));
    return mcp_prompts_write_message(x, &text);
}

static mcp_end mcp_prompts_write_terrain(mcp_request *x, const str *values) {
    char bytes[MCP_PROMPT_TEXT_MAX];
    out text = out_of(bytes, sizeof bytes);
    const mcp_prompts_argument args[] = {{"query", values[0]},
                                         {"padding", values[1].len ? values[1] : STR("0.1")}};
    out_text(&text, STR("Describe the terrain of a place: first call "));
    mcp_prompts_put_call(&text, "bbox_from_place", args, LEN(args));
    out_text(
        &text,
        STR(". Its bbox is [west, south, east, north] in degrees, as elevation (DEM) and STAC "
            "tools take it: pass it on unchanged to such a tool if you have one, say so if "
            "bbox_source is estimate, and describe heights, slopes and water. Without one, tell "
            "me the box, its centre and its area, and what the names and features in it suggest. "
            "Show the attribution."));
    return mcp_prompts_write_message(x, &text);
}

static mcp_end mcp_prompts_write_what_is_here(mcp_request *x, const str *values) {
    char bytes[MCP_PROMPT_TEXT_MAX];
    out text = out_of(bytes, sizeof bytes);
    const mcp_prompts_argument args[] = {
        {"lat", values[0]}, {"lon", values[1]}, {"language", values[3]}, {"categories", values[2]}};
    enum { POINT = 3 }; /* arguments of a tool that has no categories */
    out_text(&text, STR("What is here? For the address call "));
    mcp_prompts_put_call(&text, "reverse_geocode", args, POINT);
    out_text(&text, STR(", for the hierarchy "));
    mcp_prompts_put_call(&text, "admin_boundaries", args, POINT);
    out_text(&text, STR(", for what is around "));
    mcp_prompts_put_call(&text, "nearby_places", args, LEN(args));
    out_text(&text, STR(". Sum up where this is, then list the nearest places with distance and "
                        "direction. Show the attribution."));
    return mcp_prompts_write_message(x, &text);
}

/* What the chat's planner makes of a sentence, as calls. */
static mcp_end mcp_prompts_write_ask_the_map(mcp_request *x, const str *values) {
    enum { TEXT_MAX = 8 << 10 };
    out text = out_of(arena_bytes(&x->c->mem, TEXT_MAX), TEXT_MAX);
    chat_plan *plan = ARENA_NEW(&x->c->mem, chat_plan, 1);
    out_text(&text, STR("Do what this sentence asks of a map: "));
    out_open(&text, '{');
    out_key(&text, "request");
    out_json_str(&text, values[0]);
    out_close(&text, '}');
    if (plan) {
        *plan = (chat_plan){.system = crs_row(0)};
    }
    if (plan && !chat_planner_plan(x->c, values[0], NULL, plan) && plan->count &&
        plan->steps[0].place_count) {
        out_text(&text, STR(". It was read as these calls: "));
        chat_plan_write_calls(&text, plan, &x->c->mem);
    }
    call_clear_failure(x->c);
    out_text(&text, STR(". If an answer has the status needs_user_choice, ask which place I mean. "
                        "Show the result with show_map, tell it in one sentence in the language of "
                        "mine, and show the attribution."));
    return mcp_prompts_write_message(x, &text);
}

static const mcp_prompt mcp_prompts[] = {
    {"find_place",
     "Find a place",
     "Coordinates, bounding box and full name of a place, with a question when several fit",
     {{"place", "Name or address", true, NULL, true},
      {"country", "Two-letter country code to stay within", false, country_at, false},
      {"language", "Two-letter language code of the names", false, mcp_prompts_language_at, false}},
     mcp_prompts_write_find_place},
    {"terrain_of_a_place",
     "Terrain of a place",
     "From a name to a bounding box that elevation and satellite tools take",
     {{"place", "Name or address", true, NULL, true},
      {"padding", "Margin as a fraction of the box per side, 0-10", false, NULL, false}},
     mcp_prompts_write_terrain},
    {"what_is_here",
     "What is here",
     "Address, administrative hierarchy and nearby places of a point",
     {{"lat", "Latitude, -90 to 90", true, NULL, false},
      {"lon", "Longitude, -180 to 180", true, NULL, false},
      {"categories", "Kinds of places, separated by commas", false, mcp_prompts_category_at, false},
      {"language", "Two-letter language code of the names", false, mcp_prompts_language_at, false}},
     mcp_prompts_write_what_is_here},
    {"ask_the_map",
     "Ask the map",
     "From a sentence in English, German, French, Spanish or Italian to calls of the tools",
     {{"request", "Such as: nearest airport to Bern", true, NULL, false}},
     mcp_prompts_write_ask_the_map},
    MCP_FIXTURE_PROMPTS};

static int mcp_prompts_argument_count(const mcp_prompt *p) {
    int count = 0;
    while (count < MCP_PROMPT_ARGUMENTS_MAX && p->arguments[count].name) {
        count++;
    }
    return count;
}

static const mcp_prompt *mcp_prompts_find(str name) {
    for (size_t i = 0; i < LEN(mcp_prompts); i++) {
        if (str_eq(str_of(mcp_prompts[i].name), name)) {
            return &mcp_prompts[i];
        }
    }
    return NULL;
}

/* ---- prompts/list ---- */

static void mcp_prompts_write_definition(out *o, const mcp_prompt *p) {
    out_open(o, '{');
    out_key(o, "name");
    out_json_str(o, str_of(p->name));
    out_key(o, "title");
    out_json_str(o, str_of(p->title));
    out_key(o, "description");
    out_json_str(o, str_of(p->help));
    out_key(o, "arguments");
    out_open(o, '[');
    for (int i = 0; i < mcp_prompts_argument_count(p); i++) {
        out_open(o, '{');
        out_key(o, "name");
        out_json_str(o, str_of(p->arguments[i].name));
        out_key(o, "description");
        out_json_str(o, str_of(p->arguments[i].help));
        out_key(o, "required");
        out_json_bool(o, p->arguments[i].required);
        out_close(o, '}');
    }
    out_close(o, ']');
    out_close(o, '}');
}

GEO_FN mcp_end mcp_prompts_list(mcp_request *x) {
    out_key(x->o, "prompts");
    out_open(x->o, '[');
    for (size_t i = 0; i < LEN(mcp_prompts); i++) {
        mcp_prompts_write_definition(x->o, &mcp_prompts[i]);
    }
    out_close(x->o, ']');
    return MCP_DONE;
}

/* ---- prompts/get ---- */

static mcp_end mcp_prompts_read_arguments(mcp_request *x, const mcp_prompt *p, str *values) {
    json given = json_get(x->params, "arguments");
    for (int i = 0; i < mcp_prompts_argument_count(p); i++) {
        const mcp_prompt_argument *a = &p->arguments[i];
        json value = json_get(given, a->name);
        if (json_is_given(value) && json_what(value) != JSON_STRING) {
            return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                      "The argument %s must be a string.", a->name);
        }
        values[i] = str_trim(json_text(value, &x->c->mem));
        if (a->required && !values[i].len) {
            return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                      "The prompt %s needs the argument %s.", p->name, a->name);
        }
        if (values[i].len > MCP_PROMPT_VALUE_MAX) {
            return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                      "The argument %s is longer than %d bytes.", a->name,
                                      MCP_PROMPT_VALUE_MAX);
        }
    }
    return MCP_DONE;
}

GEO_FN mcp_end mcp_prompts_get(mcp_request *x) {
    json name = json_get(x->params, "name");
    json given = json_get(x->params, "arguments");
    str wanted = json_text(name, &x->c->mem);
    const mcp_prompt *p = mcp_prompts_find(wanted);
    if (json_what(name) != JSON_STRING || !p) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS, "Unknown prompt: %.*s",
                                  STR_ARG(mcp_request_quote(wanted)));
    }
    if (json_is_given(given) && json_what(given) != JSON_OBJECT) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                  "The member arguments must be an object.");
    }
    str values[MCP_PROMPT_ARGUMENTS_MAX];
    mcp_end end = mcp_prompts_read_arguments(x, p, values);
    if (end != MCP_DONE) {
        return end;
    }
    out_key(x->o, "description");
    out_json_str(x->o, str_of(p->help));
    out_key(x->o, "messages");
    out_open(x->o, '[');
    end = p->write(x, values);
    if (end == MCP_DONE) {
        out_close(x->o, ']');
    }
    return end;
}

/* ---- completion/complete ---- */

typedef struct {
    str values[MCP_COMPLETIONS_MAX];
    int count; /* of values */
    int total; /* matches; -1: unknown, but more than count */
} mcp_completions;

/* Completes the last item of a comma-separated list. */
static void mcp_prompts_complete_value(mcp_request *x, const mcp_prompt_argument *a, str typed,
                                       mcp_completions *found) {
    size_t head = typed.len;
    while (head && typed.at[head - 1] != ',') {
        head--;
    }
    str prefix = str_trim(str_from(typed, head)), value;
    for (int i = 0; a->value_at && (value = a->value_at(i)).at; i++) {
        if (value.len < prefix.len || !str_eq_nocase(str_head(value, prefix.len), prefix)) {
            continue;
        }
        if (found->total++ < MCP_COMPLETIONS_MAX) {
            value = mcp_prompts_small(&x->c->mem, value);
            found->values[found->count++] = arena_join(&x->c->mem, str_head(typed, head), value);
        }
    }
}

static void mcp_prompts_complete_place(mcp_request *x, str typed, mcp_completions *found) {
    typed = str_trim(typed);
    if (typed.len) {
        found->count = find_complete(x->c, typed, MCP_PLACES_MAX, found->values);
        found->total = found->count < MCP_PLACES_MAX ? found->count : -1;
    }
}

static void mcp_prompts_write_completions(mcp_request *x, const mcp_prompt_argument *a, str typed) {
    mcp_completions found;
    found.count = found.total = 0;
    if (a->is_place) {
        mcp_prompts_complete_place(x, typed, &found);
    } else {
        mcp_prompts_complete_value(x, a, typed, &found);
    }
    out *o = x->o;
    out_key(o, "completion");
    out_open(o, '{');
    out_key(o, "values");
    out_open(o, '[');
    for (int i = 0; i < found.count; i++) {
        out_json_str(o, found.values[i]);
    }
    out_close(o, ']');
    if (found.total >= 0) {
        out_key(o, "total");
        out_json_int(o, found.total);
    }
    out_key(o, "hasMore");
    out_json_bool(o, found.total != found.count);
    out_close(o, '}');
}

GEO_FN mcp_end mcp_prompts_complete(mcp_request *x) {
    json ref = json_get(x->params, "ref"), argument = json_get(x->params, "argument");
    json name = json_get(argument, "name"), typed = json_get(argument, "value");
    if (json_what(name) != JSON_STRING || json_what(typed) != JSON_STRING) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                  "completion/complete needs argument.name and argument.value.");
    }
    bool is_resource = json_is(json_get(ref, "type"), "ref/resource");
    if (is_resource && mcp_resources_exists(json_text(json_get(ref, "uri"), &x->c->mem))) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS, "That resource takes no arguments.");
    }
    const mcp_prompt *p = mcp_prompts_find(json_text(json_get(ref, "name"), &x->c->mem));
    if (!json_is(json_get(ref, "type"), "ref/prompt") || !p) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                  "The ref names no prompt or resource of this server.");
    }
    for (int i = 0; i < mcp_prompts_argument_count(p); i++) {
        if (json_is(name, p->arguments[i].name)) {
            str value = str_head(json_text(typed, &x->c->mem), MCP_PROMPT_VALUE_MAX);
            mcp_prompts_write_completions(x, &p->arguments[i], value);
            return call_over_budget(x->c) ? mcp_request_stop(x) : MCP_DONE;
        }
    }
    return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS, "The prompt %s has no such argument.",
                              p->name);
}
