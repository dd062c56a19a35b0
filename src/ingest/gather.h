#ifndef GEO_GATHER_H
#define GEO_GATHER_H
/* gather -- what all ingestors pour into: finds out what contains a spot and sorts all of them so
 * that arrange.c meets areas before what lies in them and the ways of a street before its houses.
 */

#include "../base/call.h"
#include "spot.h"

enum {
    GATHER_NAME_MAX = 128 /* bytes of the name of an area without a row; longer ones are cut */
};

/* A record's key decides its place:
 *
 *     AREA path 0 rank                 areas, parents before children by their paths; rank: the
 *                                      area, the node that stands for it, votes for where it lies
 *
 *     PLACE path 0 ALONE               what lies in an area and is on its own
 *
 *     PLACE path 0 STREET name 0 rank  what belongs to a street: ways, houses by number, each with
 *                                      what is in it, the rest
 *
 * A street's path is cut before suburbs, which streets run through, and before settlements that are
 * only a node, whose ends are a guess. Then follow the packed spot, or the packed votes. */
enum { GATHER_AREA = 1, GATHER_PLACE = 2 };
enum { AREA_SPOT = 0, AREA_NODE = 1, AREA_VOTES = 2 };
enum { PLACE_ALONE = 1, PLACE_STREET = 2 };
enum { STREET_WAY = 1, STREET_HOUSE = 2, STREET_POI = 3 };

/* Points that lie in an area which may have no row of its own. */
typedef struct {
    image_class cls;
    double lat, lon; /* sums */
    uint64_t count;
    bbox box;
    str name; /* as written; may be empty */
} gather_votes;

/* One build at a time. `memory` is used until gather_close, the more the fewer spilled runs;
 * `beside` names the folder of spill files. */
GEO_FN void gather_open(void *memory, size_t size, const char *beside);
/* Takes one spot; its path is filled in when it has none. */
GEO_FN status gather_add(call *c, spot *s);
GEO_FN bool gather_has_osm_ids(void); /* some spot had one */
GEO_FN void gather_close(void);

/* After the last spot: the records in order. */
GEO_FN status gather_finish(call *c);
GEO_FN int gather_next(call *c, str *rec); /* as sort_next */
GEO_FN int64_t gather_records(void);
GEO_FN bool gather_read_votes(str bytes, gather_votes *v); /* false: damaged */

#endif
