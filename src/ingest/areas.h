#ifndef GEO_INGEST_AREAS_H
#define GEO_INGEST_AREAS_H
/* areas -- cuts border lines into the cells of an image's area sections (src/source/gaz_area.c). */

#include "../base/call.h"
#include "../source/gaz_area.h"

enum {
    AREAS_PIECES_MAX = 1 << 20, /* pieces of borders in cells; the tables have some 200,000 */
    AREAS_MEMORY_MIN = AREAS_PIECES_MAX * 20 /* bytes to lend */
};

/* One layer at a time, in the order of the layers. `bits`: 12 or 16, of a coordinate within a cell.
 */
GEO_FN void areas_begin(void *memory, unsigned bits);
/* An edge of a border from (lon1, lat1) to (lon2, lat2) with regions to its left and right; 0:
 * none. */
GEO_FN status areas_edge(call *c, double lon1, double lat1, double lon2, double lat2, unsigned left,
                         unsigned right);
/* Instead of areas_end: the layer is land, and is not written. Then no region that `has_land` (by
 * its number, `count` of them) reaches farther out to sea in the layers that follow than the next
 * cell: the borders that countries claim there are hundreds of kilometres out. */
GEO_FN void areas_end_land(const bool *has_land, unsigned count);
/* So is this point, in degrees from the south-western corner of the map. */
GEO_FN void areas_land(double x, double y);
/* Writes the layer into the sections of the image. After the last one is_last closes the lists. */
GEO_FN status areas_end(call *c, bool is_last);

#endif
