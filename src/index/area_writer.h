#ifndef GEO_AREA_WRITER_H
#define GEO_AREA_WRITER_H
/* area_writer -- cuts border lines into the cells of an image's area sections
 * (src/image/area.c). */

#include "../base/call.h"
#include "../image/area.h"

enum {
    AREA_WRITER_SEGMENTS_MAX = 1 << 20, /* of borders, cut at cells; the tables have some 200,000 */
    AREA_WRITER_MEMORY_MIN = AREA_WRITER_SEGMENTS_MAX * 24 /* bytes to pass in */
};

/* Starts a layer; they come one at a time and in order. `bits`: 12 or 16, of a coordinate within a
 * cell. */
GEO_FN void area_writer_begin(void *memory, unsigned bits);
/* An edge of a border from (lon1, lat1) to (lon2, lat2) with regions to its left and right; 0:
 * none. */
GEO_FN void area_writer_edge(call *c, double lon1, double lat1, double lon2, double lat2,
                             unsigned left, unsigned right);
/* Instead of area_writer_end: the layer is the outline of land and is not written. In the layers
 * that follow, a region with has_land[number] (of `count`) ends at most one cell from its coast:
 * maritime claims reach hundreds of kilometres out to sea. */
GEO_FN void area_writer_end_land(const bool *has_land, unsigned count);
/* Marks a point as land, in degrees from the south-western corner of the map. */
GEO_FN void area_writer_mark_land(double x, double y);
/* Writes the layer into the sections of the image. is_last closes the lists. */
GEO_FN void area_writer_end(call *c, bool is_last);

#endif
