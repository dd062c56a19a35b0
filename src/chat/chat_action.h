#ifndef GEO_CHAT_ACTION_H
#define GEO_CHAT_ACTION_H
/* chat_action -- what a map is to do, {"type", "payload"}: setView, fitBounds, addMarker, addLine,
 * addArea, addLayer, removeLayer, and without a payload clearMap, zoomIn, zoomOut and undo. All
 * coordinates are in the system that the caller asked for. */

#include "../base/out.h"
#include "../geo/crs.h"
#include "../geo/geo.h"
#include "chat_layers.h"

typedef struct {
    out *o; /* an open array */
    const crs *system;
    bool is_outside; /* something was left out, because the system does not reach there */
} chat_actions;

GEO_FN void chat_action_plain(chat_actions *a, const char *type); /* "clearMap" */
/* The point, as near as its box, if it has one, allows. */
GEO_FN void chat_action_view(chat_actions *a, double lat, double lon, bbox box);
/* The box, or the point where there is none or the system does not reach that far. */
GEO_FN void chat_action_show(chat_actions *a, double lat, double lon, bbox box);
GEO_FN void chat_action_marker(chat_actions *a, str id, double lat, double lon, const char *style,
                               str label);
GEO_FN void chat_action_line(chat_actions *a, str id, const double (*points)[2], int count,
                             str label); /* lat, lon */
/* A closed ring. */
GEO_FN void chat_action_area(chat_actions *a, str id, const double (*points)[2], int count,
                             str label);
/* Markers that belong together, by their ids. */
GEO_FN void chat_action_layer(chat_actions *a, str id, str label, const str *markers, int count);
/* A layer of the operator, with its URL and credit; or away with it. */
GEO_FN void chat_action_source(chat_actions *a, const chat_layer *l, bool is_added);

#endif
