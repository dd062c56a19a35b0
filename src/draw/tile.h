#ifndef GEO_TILE_H
#define GEO_TILE_H
/* tile -- Mapbox Vector Tiles 2.1 of what the images have: coasts, lakes, borders and names of the
 * embedded gazetteer, streets, areas and houses of index files. */

#include "../base/call.h"
#include "../base/out.h"

enum { TILE_ZOOM_MAX = 17 };

typedef struct {
    int zoom;      /* 0 to TILE_ZOOM_MAX; the side is 512 pixels */
    uint32_t x, y; /* below 2^zoom; from the north-west corner */
    int detail;    /* it has what tiles of so many zooms more have: 0, but for a map in one tile */
} tile_at;

/* Appends the tile; names are in `language`, see image_set_view_begin. */
GEO_FN status tile_write(call *c, tile_at at, str language, out *o);
/* The members "minzoom", "maxzoom" and "vector_layers" of TileJSON 3. */
GEO_FN void tile_write_facts(out *o);

#endif
