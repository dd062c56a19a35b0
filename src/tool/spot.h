#ifndef GEO_SPOT_H
#define GEO_SPOT_H
/* spot -- an argument that is a place, as a point: coordinates as they are, names and ids looked
 * up. A guess, or one of several places, is no point until the caller says which is meant. */

#include "answer.h"
#include "row.h"

/* REQUEST memory. */
typedef struct {
    str name;                    /* of the place, else as given; absent for bare coordinates */
    str label;                   /* the same, with the division and country that it is in */
    str display_name, query, id; /* of what was looked up; absent for coordinates */
    double lat, lon;             /* NaN: not settled */
    bbox box;                    /* of a place that was looked up */
    str status, message;         /* why it is not settled; absent when it is */
    str code;                    /* of a failure */
    place_list candidates;       /* what may be meant */
    place_list choices;          /* the same if they are several: one is no question */
    str_list did_you_mean;
    place_origin origin; /* of the look-up; no source: there was none */
    bool is_swapped;     /* coordinates at sea that were on land if they were swapped */
} spot;

typedef struct {
    spot *at;
    int count, settled;
    place_origin origin; /* of all look-ups */
} spots;

GEO_FN const record *spot_record(void);
/* The name of each, or its coordinates; none when all are bare coordinates, which the caller has.
 */
GEO_FN str_list spot_labels(call *c, const spots *all);
/* Adds those that are not settled to `problems`, which has room for all. */
GEO_FN void spot_add_problems(const spots *all, spots *problems);
GEO_FN bool spot_is_settled(const spot *s);
GEO_FN void spot_set_place(call *c, spot *s, const place *p); /* settles it there */
GEO_FN str spot_label(call *c, const spot *s);                /* its name, or the coordinates */
GEO_FN str spot_asked(const spot *s); /* the place that was looked up; absent: none was */

/* Whether the caller gives one point: lat and lon 0 alone are what models fill in. */
GEO_FN bool spot_is_given(const tool_request *request);
/* The point of `place`, or of `lat` and `lon`; with both, the place must be there, but for lat and
 * lon 0. When several places fit, *result asks. */
GEO_FN status spot_of_request(call *c, const tool_request *request, spot *s, tool_result *result);
/* Adds the look-up's origin to that of an answer about the point, and what is odd about it. */
GEO_FN void spot_credit(call *c, const spot *s, place_origin *origin);
/* Those of a list. What cannot be looked up leaves the others; only when none is settled is a
 * failure that of the call. `choice`: of whichever ambiguous name has
 * that candidate. */
GEO_FN status spot_find_all(call *c, const tool_arg *given, str language, str choice, spots *all);
/* `ok` when all are settled, `partial` when something `stands` without the others. */
GEO_FN str spot_status(const spots *all, bool stands);
/* Asks about a single ambiguous one: an answer would be lost when asking for the next. */
GEO_FN void spot_ask(const spots *all, tool_result *result);

#endif
