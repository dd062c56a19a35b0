/* row -- checks arguments against the parameters of a row, and writes its two JSON Schemas. Owns
 * nothing.
 *
 * Arguments come from language models, shells and strangers. A wrong one gets a sentence that lets
 * a model correct itself; harmless variations (a number in quotes, a list in a string, null for
 * "absent") are accepted. Outside facts: JSON Schema 2020-12. */
#include "row.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../base/utf8.h"
#include "../find/find_gazetteer.h"
#include "../geo/geo.h"
#include "../geo/notation.h"
#include "row_value.h"

enum {
    ROW_ENDLESS = 100000000, /* a maximum that nobody reaches is not told */
    ROW_CORRECTED_MAX = 1000 /* bytes of arguments that are told again */
};

GEO_FN bool row_is_named(const param *p, str word, bool (*same)(str word, str name)) {
    bool found = same(word, str_of(p->name));
    for (str rest = p->alias ? str_of(p->alias) : STR_NONE; rest.at && !found;) {
        found = same(word, str_cut(&rest, ' '));
    }
    return found;
}

static int row_find(const tool *t, str name) {
    for (int i = 0; t->params[i].name; i++) {
        if (row_is_named(&t->params[i], name, str_eq)) {
            return i;
        }
    }
    return -1;
}

GEO_FN bool row_has(const tool *t, const char *name) {
    return row_find(t, str_of(name)) >= 0;
}

GEO_FN const tool_arg *row_arg(const tool_request *request, const char *name) {
    const param *p = request->row->params;
    while (p->name && strcmp(p->name, name) != 0) {
        p++;
    }
    ASSERT(p->name);
    return &request->args[p - request->row->params];
}

GEO_FN status row_refuse_word(call *c, const char *where, const char *what, str given,
                              const str *known, int count, str *meant) {
    char text[ROW_SENTENCE_MAX];
    out all = out_of(text, sizeof text);
    str_nearest near = {.distance = ROW_NEAR_MAX};
    for (int i = 0; i < count; i++) {
        str_nearest_add(&near, given, known[i]);
        out_text(&all, i ? STR(", ") : STR(""));
        out_text(&all, known[i]);
    }
    *meant = near.is_tied ? STR_NONE : near.name; /* no guess between two */
    bool is_sure = meant->at != NULL;
    str shown = utf8_head(given, ROW_QUOTE_MAX);
    return call_fail(c, GEO_INVALID, "%s has no %s \"%.*s\"; %s%s%s takes %.*s.", where, what,
                     STR_ARG(shown), is_sure ? "did you mean " : "", is_sure ? meant->at : "",
                     is_sure ? "? It" : "it", STR_ARG(out_str(&all)));
}

/* Sets the corrected arguments: those given, one of them with another name or value, or without it
 * if that is empty. */
static void row_correct(call *c, json arguments, json wrong, str name, str value) {
    out o = out_over(&c->mem);
    o.cap = MIN(o.cap, (size_t)ROW_CORRECTED_MAX);
    out_open(&o, '{');
    for (json key = json_first(arguments); key.index >= 0; key = json_next(arguments, key)) {
        bool is_it = key.index == wrong.index;
        if (!is_it || value.len) {
            out_json_str(&o, is_it ? name : json_text(key, &c->mem));
            out_char(&o, ':');
            out_text(&o, is_it ? value : json_source(json_value_of(key)));
        }
    }
    out_close(&o, '}');
    if (value.at && !o.full) {
        c->corrected = out_taken(&o, &c->mem);
        call_advise(c, "Call again with these arguments.");
    }
}

static status row_refuse_unknown(call *c, const tool *t, json arguments, json key) {
    str known[TOOL_PARAMS_MAX], meant, name = json_text(key, &c->mem);
    int count = 0;
    for (; t->params[count].name; count++) {
        known[count] = str_of(t->params[count].name);
    }
    row_refuse_word(c, t->name, "parameter", name, known, count, &meant);
    if (meant.at) {
        row_correct(c, arguments, key, meant, json_source(json_value_of(key)));
    }
    return c->code;
}

static status row_finish(call *c, const tool *t, tool_arg *args) {
    for (int i = 0; t->params[i].name; i++) {
        const param *p = &t->params[i];
        if (!args[i].given && p->required) {
            char text[ROW_SENTENCE_MAX];
            out o = out_of(text, sizeof text);
            row_value_expected(&o, p);
            return call_fail(c, GEO_INVALID, "%s is missing; it must be %.*s.", p->name,
                             STR_ARG(out_str(&o)));
        }
        if (!args[i].given && p->fallback) {
            args[i].given = row_value_read_scalar(p, str_of(p->fallback), &args[i]);
            ASSERT(args[i].given);
        }
    }
    return GEO_OK;
}

GEO_FN void row_correct_kind(call *c, const tool *t, json arguments) {
    json key = json_first(arguments);
    for (; c->code == GEO_INVALID && key.index >= 0; key = json_next(arguments, key)) {
        int at = row_find(t, json_text(key, &c->mem));
        json list = json_value_of(key);
        str word = json_raw(json_count(list) == 1 ? json_first(list) : list), known;
        str_nearest near = {.distance = ROW_NEAR_MAX};
        bool is_it = at >= 0 && row_is_named(&t->params[at], STR("kind"), str_eq) && word.len &&
                     str_find(str_of(c->why), word) > 0;
        for (int i = 0; is_it && (known = find_gazetteer_kind(i)).at; i++) {
            str_nearest_add(&near, word, known);
        }
        if (near.name.at) {
            out o = out_over(&c->mem);
            out_json_str(&o, near.name);
            row_correct(c, arguments, key, json_text(key, &c->mem), out_taken(&o, &c->mem));
            return;
        }
    }
}

GEO_FN status row_read(call *c, const tool *t, json arguments, tool_arg args[TOOL_PARAMS_MAX]) {
    json_kind kind = json_what(arguments);
    for (int i = 0; t->params[i].name; i++) {
        args[i] = (tool_arg){.num = NAN, .box = geo_bbox_none()};
    }
    if (kind != JSON_NONE && kind != JSON_NULL && kind != JSON_OBJECT) {
        return call_fail(c, GEO_INVALID,
                         "The arguments of %s must be an object of named parameters.", t->name);
    }
    for (json key = json_first(arguments); key.index >= 0; key = json_next(arguments, key)) {
        str name = json_text(key, &c->mem);
        int at = row_find(t, name);
        if (at < 0) {
            return row_refuse_unknown(c, t, arguments, key);
        }
        json value = json_value_of(key);
        status code = row_value_read(c, &t->params[at], name, value, &args[at]);
        if (code == GEO_INVALID) {
            str near = row_value_near(c, &t->params[at], str_trim(json_raw(value)));
            row_correct(c, arguments, key, name, near);
        }
        if (code) {
            return code;
        }
    }
    return row_finish(c, t, args);
}

/* ---- schemas ---- */

/* Of the arguments only keywords that every model API and its client take: no default, length or
 * pattern, no additionalProperties, and nothing nested that is not described. */

static void row_schema_number(out *o, const char *name, double value) {
    out_key(o, name);
    out_json_num(o, value, 2);
}

/* Of what a model cannot know: not that a latitude ends at 90, or that a number of things is one or
 * more. */
static void row_schema_range(out *o, const param *p) {
    bool is_known = p->is_obvious && !p->fallback;
    if (p->min != 0 && p->min != 1 && !is_known) {
        row_schema_number(o, "minimum", p->min);
    }
    if (p->max < ROW_ENDLESS && !is_known) {
        row_schema_number(o, "maximum", p->max);
    }
}

/* The most is told by the error: no list of a chat is that long. */
static void row_schema_count(out *o, const param *p) {
    if (p->min > 1) { /* an empty list is no list */
        row_schema_number(o, "minItems", p->min);
    }
}

static void row_schema_choices(out *o, const param *p) {
    out_key(o, "enum");
    out_open(o, '[');
    for (str rest = str_of(p->choices); rest.at;) {
        out_json_str(o, str_cut(&rest, ' '));
    }
    out_close(o, ']');
}

/* The members that depend on the type. */
static void row_schema_type(out *o, const param *p) {
    switch (p->type) {
    case PARAM_STRING: out_json_raw(o, STR("\"type\":\"string\"")); break;
    case PARAM_INT:
    case PARAM_NUM:
        out_json_raw(o, p->type == PARAM_INT ? STR("\"type\":\"integer\"")
                                             : STR("\"type\":\"number\""));
        row_schema_range(o, p);
        break;
    case PARAM_BOOL: out_json_raw(o, STR("\"type\":\"boolean\"")); break;
    case PARAM_CHOICE:
        out_json_raw(o, STR("\"type\":\"string\""));
        row_schema_choices(o, p);
        break;
    case PARAM_BOX:
        out_json_raw(o, STR("\"type\":\"array\",\"items\":{\"type\":\"number\"}"));
        break;
    case PARAM_POINT: out_json_raw(o, STR("\"type\":\"string\"")); break;
    case PARAM_STRINGS:
    case PARAM_LISTS:
    case PARAM_POINTS: /* more forms are read than are told: each costs every model context */
        out_json_raw(o, STR("\"type\":\"array\",\"items\":{\"type\":\"string\"}"));
        row_schema_count(o, p);
        break;
    }
}

/* What it is, and its default in words: some model APIs refuse schemas with the keyword. */
static void row_schema_help(out *o, const param *p) {
    char text[ROW_SENTENCE_MAX];
    out help = out_of(text, sizeof text);
    if (!p->is_obvious) {
        out_text(&help, str_of(p->help));
    }
    /* Of a choice it is the first, and a switch is off. */
    if (p->fallback && p->type != PARAM_CHOICE && p->type != PARAM_BOOL) {
        out_text(&help, help.len ? STR(", default ") : STR("Default "));
        out_text(&help, str_of(p->fallback));
    }
    if (help.len) {
        out_key(o, "description");
        out_json_str(o, out_str(&help));
    }
}

static void row_schema_param(out *o, const param *p) {
    out_key(o, p->name);
    out_open(o, '{');
    row_schema_type(o, p);
    row_schema_help(o, p);
    out_close(o, '}');
}

GEO_FN void row_write_input_schema(out *o, const tool *t) {
    out_open(o, '{');
    out_json_raw(o, STR("\"type\":\"object\""));
    out_key(o, "properties");
    out_open(o, '{');
    for (const param *p = t->params; p->name; p++) {
        row_schema_param(o, p);
    }
    out_close(o, '}');
    if (t->params[0].required) { /* required ones come first in a row */
        out_key(o, "required");
        out_open(o, '[');
        for (const param *p = t->params; p->name && p->required; p++) {
            out_json_str(o, str_of(p->name));
        }
        out_close(o, ']');
    }
    out_close(o, '}');
}

/* What outputSchema has besides the fields of a result. */
typedef struct {
    str text;
} row_text;

#define AT(member) offsetof(row_text, member)
static const field row_text_fields[] = {
    {FIELD("text", STR, text), .help = "With output_mode text: the whole answer"},
    {0},
};
#undef AT

GEO_FN void row_write_output_schema(out *o, const tool *t) {
    static const record more = {sizeof(row_text), row_text_fields, NULL};
    record_schema(o, t->result(), &more);
}
