#ifndef GEO_BORDERS_H
#define GEO_BORDERS_H
/* borders -- the administrative areas and the settlements of a source during an import: what
 * contains a point, and which settlement its residents would name. */

#include "../base/call.h"
#include "import_record.h"
#include "shape.h"

enum {
    BORDERS_SLOTS = 1 << 18, /* of either hash table; a power of two */
    BORDERS_SPOTS = 4096,    /* squares that are remembered */
    BORDERS_TABLES = 6 << 20 /* bytes of these; areas and settlements take the rest */
};

/* An administrative area. */
typedef struct {
    int level;         /* admin_level 2-11 */
    str path;          /* absent: made of what contains it, and its key */
    str key;           /* its part of a path: ISO code of a country, else the id */
    double lat, lon;   /* inside it */
    int64_t label;     /* id of its label node; 0: none */
    uint64_t name;     /* hash of its folded name */
    uint64_t wikidata; /* hash of its identifier; 0: none */
    bool is_place;     /* tagged as a city, town or village */
} borders_area;

/* A settlement or a part of one, as a node. */
typedef struct {
    const kind_row *kind;
    double lat, lon;
    int64_t id;
    uint64_t name, wikidata; /* as above */
} borders_node;

/* The hash of a name, folded, as areas and nodes have it. */
GEO_FN uint64_t borders_name(str name);

/* Forgets everything and uses `memory` from now on: some 20 bytes per point of a border, 100 per
 * settlement. */
GEO_FN void borders_open(void *memory, size_t size);
/* Adds an area with a closed shape; areas come by ascending level. Returns its path, in room. */
GEO_FN str borders_add(call *c, const borders_area *area, const shape *s,
                       char room[IMPORT_RECORD_PATH_MAX]);
/* After all areas: adds a node; settlements come before parts of settlements. Returns its path, in
 * room, or that of the area it stands for (*is_linked); a state or county that stands for no area
 * gets the path of what contains it. */
GEO_FN str borders_add_node(call *c, const borders_node *node, char room[IMPORT_RECORD_PATH_MAX],
                            bool *is_linked);
/* After all nodes: the path of what contains a point: areas, the settlement (the nearest node if no
 * area is one), the suburb; only the country when nothing else does. */
GEO_FN str borders_locate(double lat, double lon, char room[IMPORT_RECORD_PATH_MAX]);

/* The path of the area of that name (a hash as above) around a point, or of the nearest settlement
 * of that name that an address there may mean; empty: none. */
GEO_FN str borders_named(double lat, double lon, uint64_t name, char room[IMPORT_RECORD_PATH_MAX]);

#endif
