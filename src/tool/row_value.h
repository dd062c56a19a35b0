#ifndef GEO_ROW_VALUE_H
#define GEO_ROW_VALUE_H
/* row_value -- a parameter of a tool, and the argument for it: what it must be, in words, and how
 * it is read. */

#include "../base/call.h"
#include "../base/json.h"
#include "../geo/geo.h"

enum {
    TOOL_POINTS_MAX = 100,  /* of distance_matrix, on each side */
    ROW_QUOTE_MAX = 40,     /* bytes of the caller's text quoted in a sentence */
    ROW_SENTENCE_MAX = 300, /* what a parameter expects, in words */
    ROW_NEAR_MAX = 3        /* edits; beyond that it is another word */
};

typedef enum {
    PARAM_STRING, /* min..max bytes; `choices` may name a form: TOOL_COUNTRIES, TOOL_LANGUAGES */
    PARAM_INT,
    PARAM_NUM,
    PARAM_BOOL,
    PARAM_CHOICE,  /* one of `choices`, separated by blanks, the default first */
    PARAM_BOX,     /* [west, south, east, north] */
    PARAM_STRINGS, /* min..max strings; or one string, whose separator is `choices` */
    PARAM_LISTS,   /* min..max lists in `strings`, each as text or JSON, see row_value_read_line */
    PARAM_POINT, /* a place: name, id, coordinates in any notation, [lat, lon], {name, lat, lon} */
    PARAM_POINTS /* min..max of these; or one string with `;` between them */
} param_type;    /* lists and objects may be JSON in a string, as some clients send them */

/* Forms of a PARAM_STRING: countries by code or name, also as a list, handed on as "de,at"; tags as
 * in Accept-Language. */
#define TOOL_COUNTRIES "countries"
#define TOOL_LANGUAGES "languages"
#define TOOL_DAY       "day"
#define TOOL_PLACE     "place" /* also as an object, such as a GeoJSON point */
#define TOOL_AREA      "area"  /* the same, or a box, which may be a list of numbers */

typedef struct {
    const char *name;
    param_type type;
    bool required;
    double min, max;
    const char *fallback; /* the default, parsed like user input; NULL: absent */
    const char *choices;  /* see param_type */
    const char *alias;    /* other accepted names, separated by blanks; NULL: none */
    const char *flags;    /* on the command line only: "country c" is --country and -c, too */
    const char *help;     /* every parameter has one */
    bool is_obvious;      /* to a model: left out of the schema, which costs it context */
    bool is_each;         /* STRINGS: what is no name fails alone, when it is looked up */
} param;

typedef struct {
    str name;        /* absent for bare coordinates */
    str text;        /* as given, when it was text */
    double lat, lon; /* NaN for a name or an id that must be looked up */
} tool_point;

typedef struct {
    bool given; /* by the caller or by the row's default */
    str text;   /* STRING, CHOICE */
    double num; /* NUM, INT */
    int count;  /* STRINGS, LISTS, POINTS; 1 for a POINT */
    int left;   /* of a parameter that is_each: so many beyond the most are not read */
    bool yes;
    bbox box;
    str *strings;
    str *countries; /* of STRINGS: the code that an item came with, in capitals; absent: none */
    tool_point *points;
} tool_arg;

/* The limits of a value or list, for people: "1 to 50", "json or text". False: it has none. */
GEO_FN bool row_value_write_limits(out *o, const param *p);
/* Whether it can be looked up: limited like a query. */
GEO_FN bool row_value_is_name(str text);
/* Items of a PARAM_LISTS: "Paris; Lyon" or ["Paris", [45.7, 4.8]], of 2 points or more, and
 * "w,s,e,n" or [w, s, e, n]. */
GEO_FN status row_value_read_line(call *c, const char *name, str text, tool_arg *line);
GEO_FN status row_value_read_corners(call *c, const char *name, str text, bbox *box);
/* What a parameter must be, to follow "must be". */
GEO_FN void row_value_expected(out *o, const param *p);
/* `text` is a JSON value, a default, or the content of a JSON string. */
GEO_FN bool row_value_read_scalar(const param *p, str text, tool_arg *arg);
/* Reads a value that came under `name`, an alias too. arg.given stays false for an empty one of a
 * parameter that is not required. GEO_INVALID: call.why is one sentence that names the parameter,
 * its range and what was given. */
GEO_FN status row_value_read(call *c, const param *p, str name, json value, tool_arg *arg);
/* JSON of what a refused value may mean; empty: nothing; absent: not known. */
GEO_FN str row_value_near(call *c, const param *p, str text);

#endif
