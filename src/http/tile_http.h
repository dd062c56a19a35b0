#ifndef GEO_TILE_HTTP_H
#define GEO_TILE_HTTP_H
/* tile_http -- vector tiles over HTTP, and what map libraries need to read them. */

#include "exchange.h"

#define TILE_HTTP_PATH "/tiles/{z}/{x}/{y}.mvt"

/* TILE_HTTP_PATH when the path is that of a tile, else absent. */
GEO_FN str tile_http_path(str path);
GEO_FN status tile_http_get(call *c, exchange *x);       /* a tile */
GEO_FN status tile_http_get_facts(call *c, exchange *x); /* TileJSON 3 */
GEO_FN status tile_http_get_style(call *c, exchange *x); /* a style for MapLibre */

#endif
