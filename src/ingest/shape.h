#ifndef GEO_SHAPE_H
#define GEO_SHAPE_H
/* shape -- measures a line or an area: middle, box, length. Its parts are pieces of lines in any
 * order; an area is what they enclose by the even-odd rule. */

#include "../base/arena.h"
#include "../base/out.h"
#include "../geo/geo.h"

enum {
    SHAPE_POINTS_MAX = 4 << 20, /* the largest boundary, a country with its islands: 1.5 million */
    SHAPE_PARTS_MAX = 256 << 10
};

typedef struct {
    int32_t lon, lat; /* 1e-7 degrees */
} shape_point;

typedef struct shape {
    shape_point *points;
    int *ends;                 /* after the last point of each part */
    int points_max, parts_max; /* what the caller's memory holds */
    int count, parts;
    bool is_cut; /* incomplete: a point is not in the file or did not fit */
} shape;

/* Takes its memory from `a`: at most `share` bytes, and no more than a shape may use. False: that
 * is too little. */
GEO_FN bool shape_open(shape *s, arena *a, size_t share);
GEO_FN void shape_clear(shape *s);
GEO_FN void shape_add(shape *s, double lat, double lon); /* to the last part */
GEO_FN void shape_end_part(shape *s);

/* Turns a shape that crosses 180 degrees (it has edges of more than half a circle) by 180 degrees,
 * so that it is in one piece. True: it was turned; longitudes measured on it must be turned back
 * with shape_rotated_lon. */
GEO_FN bool shape_rotate(shape *s);
GEO_FN double shape_rotated_lon(double lon);
GEO_FN bbox shape_box(const shape *s);
GEO_FN double shape_length_m(const shape *s);
/* The point halfway along the longest part. */
GEO_FN void shape_middle(const shape *s, double *lat, double *lon);
/* Whether every end of a part meets another: only then is there an inside. Uses the memory after
 * the last point to sort the ends, at most 2 * parts points. */
GEO_FN bool shape_is_closed(shape *s);
/* Whether an edge is longer than half a circle: it crosses the antimeridian. */
GEO_FN bool shape_is_wrapped(const shape *s);
/* Leaves out points that are closer than tolerance_m to what remains; less of parts smaller than
 * some 30 times that. Two areas that share a part still do so afterwards. */
GEO_FN void shape_simplify(shape *s, double tolerance_m);
/* Joins parts to rings where their ends meet. Uses the memory after the last point; without enough
 * of it the parts stay as they are. */
GEO_FN void shape_join(shape *s);
/* Writes as many pieces (../index/outline_writer.h) as there is room for, from point *at on; moves
 * *at behind them. Nothing is written when all points have been. */
GEO_FN void shape_pack(const shape *s, bool is_area, int *at, out *o);
/* A point well inside an area: halfway up, the middle of the widest stretch inside. */
GEO_FN void shape_inside(const shape *s, double *lat, double *lon);

#endif
