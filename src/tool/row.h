#ifndef GEO_ROW_H
#define GEO_ROW_H
/* row -- what a row of the tool table declares: arguments are checked against its parameters, and
 * both its schemas are written from it. Knows no tool by name; the table is in tool.c. */

#include "../base/call.h"
#include "../base/json.h"
#include "../draw/scene.h"
#include "../geo/place.h"
#include "row_value.h"

enum {
    TOOL_PARAMS_MAX = 19 /* of one tool, and a terminator */
};

/* What a handler returns: a struct in REQUEST memory and its description. When the user should
 * choose, `choices` are the candidates, each with an id and a distinct display_name; a second call
 * takes the id of the chosen one. */
typedef struct {
    const record *type;
    const void *data;
    place_list choices;
    str query;        /* that the choices match */
    str picture;      /* PNG; absent: none is asked for */
    const scene *map; /* that show_map shows; else NULL */
    bool as_text;     /* output_mode: text */
    record_view view; /* of the JSON: detail */
} tool_result;

typedef struct tool tool;

typedef struct {
    const tool *row;
    const tool_arg *args; /* in the order of the parameters; see row_arg */
    str choice;           /* id of the place that the user chose; absent: none */
    const tool *tools;    /* the whole table, for the handlers of report */
    int tool_count;
} tool_request;

struct tool {
    const char *name, *title, *help;
    const char *short_name; /* an alias on the command line; NULL: none */
    const param *params;    /* fewer than TOOL_PARAMS_MAX, ended by a NULL name */
    bool is_local;          /* never uses the upstream (openWorldHint false) */
    bool reports_progress;
    status (*run)(call *c, const tool_request *request, tool_result *result);
    const record *(*result)(void); /* for outputSchema */
    bool may_draw;       /* has results with a picture, which are not structured: see mcp_tools */
    const char *ui;      /* resource that shows results in a chat; NULL: none */
    const char *example; /* what follows the tool's name on a command line */
};

/* Declares the two functions that a row names. */
#define TOOL_HANDLER(run, result_record)                                                           \
    GEO_FN status run(call *c, const tool_request *request, tool_result *result);                  \
    GEO_FN const record *result_record(void)

/* Fills args (all absent so far) from `arguments` (absent and null mean {}) and from the row's
 * defaults. GEO_INVALID: call.why is one sentence that names the parameter, its range and what was
 * given. */
GEO_FN status row_read(call *c, const tool *t, json arguments, tool_arg args[TOOL_PARAMS_MAX]);

/* After a call that failed because of the name of a kind of places, sets call.corrected to its
 * arguments with the known kind that is spelled most nearly so, as row_read does for what it
 * refuses and can infer. */
GEO_FN void row_correct_kind(call *c, const tool *t, json arguments);

/* Whether the row has that parameter. */
GEO_FN bool row_has(const tool *t, const char *name);
/* Whether the word is the parameter's name or one of its aliases; `same` compares. */
GEO_FN bool row_is_named(const param *p, str word, bool (*same)(str word, str name));
/* Refuses a word that is none of those known, with all of these. *meant: the nearest, or absent. */
GEO_FN status row_refuse_word(call *c, const char *where, const char *what, str given,
                              const str *known, int count, str *meant);
/* The checked argument of that name. Stops the program when the row has no such parameter. */
GEO_FN const tool_arg *row_arg(const tool_request *request, const char *name);

/* JSON Schema of the arguments and of the result, an object at its root, in either output mode.
 * Both are open, but row_read refuses unknown arguments. */
GEO_FN void row_write_input_schema(out *o, const tool *t);
GEO_FN void row_write_output_schema(out *o, const tool *t);

#endif
