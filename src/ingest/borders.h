#ifndef GEO_BORDERS_H
#define GEO_BORDERS_H
/* borders -- the administrative areas and the settlements of a source while an index is built: what
 * contains a point, and which settlement the people there would name. */

#include "../base/call.h"
#include "shape.h"
#include "spot.h"

enum {
    BORDERS_SLOTS = 1 << 18 /* of either hash table; a power of two */
};

/* An administrative area. */
typedef struct {
    int level;         /* admin_level 2-11 */
    str key;           /* its part of a path: ISO code of a country, else its id */
    double lat, lon;   /* inside of it */
    int64_t label;     /* id of the node that shall stand for it; 0: not told */
    uint64_t name;     /* hash of its folded name */
    uint64_t wikidata; /* hash of its identifier; 0: none */
    bool is_place;     /* it says itself that it is a city, town or village */
} border_area;

/* A settlement or a part of one, as a node. */
typedef struct {
    const kind_row *kind;
    double lat, lon;
    int64_t id;
    uint64_t name, wikidata; /* as above */
} border_node;

/* Forgets everything and uses `memory` from now on: some 20 bytes per point of a border, 100 per
 * settlement. */
GEO_FN void borders_open(void *memory, size_t size);
/* Adds an area with a closed shape; areas must come by ascending level. *path is its own, in room.
 */
GEO_FN status borders_add(call *c, const border_area *area, const shape *s,
                          char room[SPOT_PATH_MAX], str *path);
/* After all areas: a node. *path is its own, or that of the area it stands for (*is_linked); a
 * state or county that stands for no area has the path of what contains it. Settlements must come
 * before parts of settlements. */
GEO_FN status borders_add_node(call *c, const border_node *node, char room[SPOT_PATH_MAX],
                               str *path, bool *is_linked);
/* After all nodes: the path of what contains a point: areas, the settlement (the nearest node where
 * no area is one), the suburb; the country alone when nothing else does. */
GEO_FN str borders_locate(double lat, double lon, char room[SPOT_PATH_MAX]);

/* The path of the area of that name (a hash as above) around a point, or of the nearest settlement
 * of that name that an address there may mean; empty when there is none. */
GEO_FN str borders_named(double lat, double lon, uint64_t name, char room[SPOT_PATH_MAX]);

#endif
