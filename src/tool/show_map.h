#ifndef GEO_SHOW_MAP_H
#define GEO_SHOW_MAP_H
/* show_map -- the handler of show_map: what a map has to draw, as the JSON of a scene, and as a
 * picture when that is asked for. */

#include "row.h"

#define SHOW_MAP_UI "ui://geocoder/map.html" /* the page that draws it in a chat */

enum {
    SHOW_MAP_PLACES_MAX = 50,
    SHOW_MAP_BOXES_MAX = 20,
    SHOW_MAP_LINES_MAX = 10,
    SHOW_MAP_AREAS_MAX = 10,
    SHOW_MAP_TITLE_MAX = 120 /* bytes */
};

TOOL_HANDLER(show_map_run, show_map_record);

/* The sentence of such a result about what is not drawn; absent: all is. */
GEO_FN str show_map_told(const tool_result *result);

#endif
