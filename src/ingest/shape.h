#ifndef GEO_SHAPE_H
#define GEO_SHAPE_H
/* shape -- a line or an area while it is measured: where its middle is, its box, its length. Parts
 * are pieces of lines; an area is what they enclose by the even-odd rule, in whatever order they
 * come. */

#include "../geo/geo.h"

enum {
    SHAPE_POINTS_MAX =
        4 << 20, /* the largest boundary, a country with all its islands, has 1.5 million */
    SHAPE_PARTS_MAX = 256 << 10
};

typedef struct {
    int32_t lon, lat; /* 1e-7 degrees */
} shape_point;

typedef struct {
    shape_point *points;
    int *ends;                 /* behind the last point of each part */
    int points_max, parts_max; /* of the memory, which is the caller's */
    int count, parts;
    bool is_cut; /* something of it is missing: a point that is not in the file, or no room */
} shape;

/* Takes its memory out of `a`: at most `share` bytes, and no more than a shape may have. False: too
 * small. */
GEO_FN bool shape_open(shape *s, arena *a, size_t share);
GEO_FN void shape_clear(shape *s);
GEO_FN void shape_add(shape *s, double lat, double lon); /* to the last part */
GEO_FN void shape_end_part(shape *s);

/* A shape that crosses 180 degrees, which its edges of more than half a circle tell, is turned by
 * 180 degrees, so that it hangs together: true, and what is measured of it has to be turned back by
 * shape_turned_lon. */
GEO_FN bool shape_turn(shape *s);
GEO_FN double shape_turned_lon(double lon);
GEO_FN bbox shape_box(const shape *s);
GEO_FN double shape_length_m(const shape *s);
/* The point half way along the longest part. */
GEO_FN void shape_middle(const shape *s, double *lat, double *lon);
/* Every end of a part meets another: only then has it an inside. Sorts scratch of its own: the
 * parts' ends, at most 2 * parts points behind the last one. */
GEO_FN bool shape_is_closed(shape *s);
/* A point well inside an area: on the line half way up, the middle of the widest stretch inside. */
GEO_FN void shape_inside(const shape *s, double *lat, double *lon);

#endif
