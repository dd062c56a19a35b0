#ifndef GEO_WORLD_H
#define GEO_WORLD_H
/* world -- the coasts, borders and lakes of the embedded gazetteer as lines for maps, in Web
 * Mercator: x and y of the world are 0 to 2^32 - 1, y downwards, so that the pixel of any zoom is a
 * shift. */

#include "../base/call.h"

typedef enum { WORLD_COAST, WORLD_BORDER, WORLD_DIVISION, WORLD_LAKE, WORLD_KINDS } world_kind;

enum {
    WORLD_CHUNK = 32,        /* edges that have a box of their own */
    WORLD_DIVISIONS_ZOOM = 4 /* of a tile: from here on lines have divisions */
};

#define WORLD_END UINT32_MAX

typedef struct {
    uint32_t x, y; /* 0 and WORLD_END: at the edge of the world, or beyond it */
} world_point;

typedef struct {
    uint32_t west, north, east, south;
} world_box;

/* Coasts and lakes are closed rings with what they surround on their left (y upwards): a hole,
 * which is an inland sea or an island, comes right behind the ring that it lies in. Coasts are cut
 * along the antimeridian and closed around the south pole. */
typedef struct {
    world_kind kind;
    bool is_hole;
    int first, count; /* points */
    int box;          /* the first of its chunks' */
    world_box all;
} world_line;

typedef struct {
    const world_point *points;
    const world_line *lines;
    const world_box *boxes; /* of the edges first + 32 i to first + 32 (i + 1) of a line */
    int line_count;
} world_map;

/* What a tile of that zoom shows, within half a pixel of 512 to its side. Made when first asked
 * for; then it stays. PROCESS. NULL: there is no gazetteer, or no memory. */
GEO_FN const world_map *world_get(call *c, int zoom);
GEO_FN world_point world_at(double lat, double lon);

#endif
