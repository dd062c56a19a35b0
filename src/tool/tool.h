#ifndef GEO_TOOL_H
#define GEO_TOOL_H
/* tool -- THE tool table, argument validation and results. tools/list, the input and output schemas, the
 * command line and its help, geocoder_capabilities and the README's table are loops over the rows.
 *
 * To add a tool: 1. write its row in tool.c; 2. write its handler in src/tool/; 3. add its case to
 * tests/unit/tool.c; 4. `zig build docs`. */

#include "../base/call.h"
#include "../base/json.h"
#include "../geo/place.h"

enum {
    TOOL_PARAMS_MAX = 8,
    TOOL_POINTS_MAX = 100, /* of distance_matrix: 10,000 distances, 60 kB of reply */
    TOOL_LIST_MAX = 100    /* elements of any array argument */
};

typedef enum {
    PARAM_STRING, /* min..max bytes */
    PARAM_INT,
    PARAM_NUM,
    PARAM_BOOL,
    PARAM_CHOICE,  /* one of `choices`, which are separated by blanks */
    PARAM_BOX,     /* [west, south, east, north] */
    PARAM_STRINGS, /* min..max strings; a JSON array, or one in a string, as older clients send */
    PARAM_POINTS   /* min..max of: name, [lat, lon], {name, lat, lon} */
} param_type;

typedef struct {
    const char *name;
    param_type type;
    bool required;
    double min, max;
    const char *fallback; /* the default, parsed like user input; NULL: absent */
    const char *choices;
    const char *alias; /* another accepted name; NULL: none */
    const char *help;
} param;

typedef struct {
    str name;        /* absent for a bare [lat, lon] */
    double lat, lon; /* NaN for a name that must be looked up */
} tool_point;

typedef struct {
    bool given; /* by the caller or by the row's default */
    str text;   /* STRING, CHOICE */
    double num; /* NUM, INT */
    int count;  /* STRINGS, POINTS */
    bool yes;
    bbox box;
    str *strings;
    tool_point *points;
} tool_arg;

/* What a handler makes: a struct (REQUEST memory) and its description. When the user should choose,
 * `choices` are the candidates, and a second call with the chosen place's id answers for good. */
typedef struct {
    const record *type;
    const void *data;
    place_list choices;
    bool as_text; /* output_mode: text */
} tool_result;

typedef struct {
    const tool_arg *args; /* by the row's parameter order */
    str choice;           /* id of the place the user picked; absent: none picked */
    bool may_ask;         /* the client can ask its user; false: list the candidates */
} tool_request;

typedef struct {
    const char *name, *title, *help;
    param params[TOOL_PARAMS_MAX]; /* ended by a NULL name */
    bool is_local;                 /* never asks the upstream (openWorldHint false) */
    bool reports_progress;
    const record *(*result)(void); /* for outputSchema */
    status (*run)(call *c, const tool_request *request, tool_result *result);
    const char *example; /* what follows the tool's name on a command line */
} tool;

GEO_FN int tool_count(void);
GEO_FN const tool *tool_at(int index);
GEO_FN const tool *tool_find(str name); /* NULL when there is none */

/* Validates `arguments` (absent means {}) against the row and runs the handler. choice and may_ask as in
 * tool_request. On failure call.code and call.why tell; GEO_MUST_WAIT: again on a worker. */
GEO_FN status tool_run(call *c, const tool *t, json arguments, str choice, bool may_ask,
                       tool_result *result);

GEO_FN void tool_write_json(out *o, const tool_result *result);
GEO_FN void tool_write_text(out *o, const tool_result *result);
/* {"error", "code", "recoverable", "suggestion", "retry_after_s"?} of a failed call; and as one text. */
GEO_FN void tool_write_error(out *o, const call *c);
GEO_FN void tool_write_error_text(out *o, const call *c);

GEO_FN void tool_write_input_schema(out *o, const tool *t);
GEO_FN void tool_write_output_schema(out *o, const tool *t);
GEO_FN void tool_write_docs(out *o); /* the README's table, Markdown */

/* Counters behind geocoder_status and /metrics: calls and failures per tool, by row. */
typedef struct {
    uint64_t calls, errors;
} tool_counter;
GEO_FN tool_counter tool_counter_at(int index);

#endif
