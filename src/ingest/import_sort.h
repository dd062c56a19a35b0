#ifndef GEO_IMPORT_SORT_H
#define GEO_IMPORT_SORT_H
/* import_sort -- the import sort: finds out what contains each import record and sorts them all, so
 * that areas come before what lies in them and the ways of a street before its houses.
 *
 * Once the call has failed, these functions do nothing: callers check c->code when they are done.
 */

#include "../base/call.h"
#include "import_record.h"

enum {
    IMPORT_SORT_NAME_MAX =
        128 /* bytes of the name of an area without a row; longer names are cut */
};

/* The keys of sorted records:
 *
 *     AREA path 0 rank                 areas, parents before children by their paths; rank: the
 *                                      area, the node that stands for it, centroids of what lies
 *                                      in it, its outline (import_sort_outline_tag, the number of
 *                                      the part, pieces)
 *
 *     PLACE path 0 ALONE               what lies in an area but in no street
 *
 *     PLACE path 0 STREET name 0 rank  a street: its ways, its houses by number, each followed by
 *                                      what is in it, then the rest
 *
 * The path of a street ends before suburbs, because streets run through them, and before
 * settlements known only as nodes, because their extent is a guess. The packed import record and
 * whether it counts for its thing, or the packed centroid, follow the key. */
enum { IMPORT_SORT_AREA = 1, IMPORT_SORT_PLACE = 2 };
enum {
    IMPORT_SORT_AREA_ROW = 0,
    IMPORT_SORT_AREA_NODE = 1,
    IMPORT_SORT_AREA_CENTROID = 2,
    IMPORT_SORT_AREA_OUTLINE = 3
};
enum { IMPORT_SORT_PLACE_ALONE = 1, IMPORT_SORT_PLACE_STREET = 2 };
enum { IMPORT_SORT_STREET_WAY = 1, IMPORT_SORT_STREET_HOUSE = 2, IMPORT_SORT_STREET_POI = 3 };

/* The centroid of the points that lie in an area, which may have no row of its own. */
typedef struct {
    image_class cls;
    double lat, lon; /* sums */
    uint64_t count;
    bbox box;
    str name; /* as written; may be empty */
} import_sort_centroid;

/* One build at a time. `memory` is used until import_sort_close, more of it means fewer spilled
 * runs; `beside` is a path in the folder for spill files. */
GEO_FN void import_sort_open(void *memory, size_t size, const char *beside);
/* Adds an import record; fills in its path if it has none. */
GEO_FN void import_sort_add(call *c, import_record *r);
/* The same for one of several records of a thing, whose fate the caller tells. False: too long. */
GEO_FN bool import_sort_put(call *c, import_record *r);
/* After the last record of extracts: adds the houses that wait in import_nearest.c. */
GEO_FN void import_sort_add_waiting(call *c);
/* Fills in the path of a record that has none: by its context columns, else by where it is. */
GEO_FN void import_sort_find_path(import_record *r);
GEO_FN bool import_sort_has_osm_ids(void); /* some record had one */
GEO_FN void import_sort_close(void);

/* Tells the outlines of several areas of one path apart. */
GEO_FN uint64_t import_sort_outline_tag(const import_record *area);

/* After the last record: the sorted records. */
GEO_FN void import_sort_finish(call *c);
GEO_FN bool import_sort_next(call *c, str *rec); /* as sort_next */
GEO_FN int64_t import_sort_records(void);
GEO_FN bool import_sort_unpack_centroid(str bytes, import_sort_centroid *v); /* false: damaged */

#endif
