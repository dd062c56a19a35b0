#ifndef GEO_WITHIN_H
#define GEO_WITHIN_H
/* within -- the area that a call names: what `within` and `radius_km` of find_places and
 * batch_geocode mean. Names are looked up offline, as only the gazetteer knows what is in them. */

#include "../base/call.h"
#include "../geo/place.h"
#include "row.h"

/* How it was understood. With a status, a name is a question first, and there is no area. */
typedef struct {
    str label;       /* the whole name of the place; absent: a box or coordinates */
    str area;        /* "France", "in the box", "within 80 km of Basel" */
    double lat, lon; /* its middle; NaN: it is the world */
    str status, message, asked;
    place_list choices;
    place_origin origin;
} within;

GEO_FN within within_new(void); /* the world */
/* Reads `within` into the selection, whose kind, language and radius are set: an area without a
 * radius is a place or a box, one with it a circle. Coordinates without one have a radius of 10 km.
 * `has_line`: the radius is that of a line. */
GEO_FN status within_read(call *c, const tool_request *request, bool has_line, place_selection *s,
                          within *w);
/* "in France", "in the box of Alps", "within 80 km of Basel"; `searched`: what of the place was. */
GEO_FN str within_tell(call *c, const place_selection *s, const within *w, str searched);
/* The place that a name means, or its point alone. *found NULL: w has a status, or it failed. */
GEO_FN status within_look_up(call *c, str text, str choice, bool wants_point,
                             const place_selection *s, within *w, const place **found);
/* The same, where a code of two letters is that of a country, and one of three if no place is
 * called so. */
GEO_FN status within_look_up_area(call *c, str text, str choice, bool wants_point,
                                  const place_selection *s, within *w, const place **found);
/* Warns once of a point that is on land only with its latitude and longitude swapped. */
GEO_FN void within_doubt(call *c, double lat, double lon, within *w);

#endif
