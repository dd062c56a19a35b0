#ifndef GEO_OUTLINE_H
#define GEO_OUTLINE_H
/* outline -- the lines of streets and the outlines of areas in an image: the nearest line, the
 * areas that contain a point, a whole outline. */

#include "../base/call.h"
#include "../geo/place.h"
#include "image.h"

enum {
    OUTLINE_DEGREE = 1000000,   /* units of one degree */
    OUTLINE_PIECE_POINTS = 24,  /* of one piece of a line, so that most are skipped unread */
    OUTLINE_POINTS_MAX = 65536, /* of an outline that is given away */
    OUTLINE_AREAS_MAX = 32,     /* areas of an image around one point */
    /* The head of a piece is a varint: its points times 8, and these bits. */
    OUTLINE_BEGINS = 1,  /* a line or ring begins here; else it continues the piece before */
    OUTLINE_IS_AREA = 2, /* of the whole outline */
    OUTLINE_HAS_BOX = 4, /* of its own; else that of the outline */
    OUTLINE_FLAG_BITS = 3
};

/* The box of all outlines in units; "no box": there are none. */
GEO_FN bbox outline_extent(const image *m);
/* Whether the place has one. */
GEO_FN bool outline_has(const image *m, uint32_t row);
/* A piece as an image stores it, for copying it to another image. */
typedef struct {
    unsigned head;                    /* its points, and OUTLINE_BEGINS and OUTLINE_IS_AREA */
    uint32_t west, south, wide, high; /* its own box, in units */
    str points;
} outline_part;
/* All pieces of a place, "" when it has none, and the box that they are counted from. */
GEO_FN str outline_stored(const image *m, uint32_t row, bbox *box);
GEO_FN bool outline_next_part(str *rest, bbox box, outline_part *p); /* false: the end, or damage */
/* Whether the outline of the place contains the point; false, too, when it has none. */
GEO_FN bool outline_contains(const image *m, uint32_t row, double lat, double lon);
/* The places of a class whose areas contain the point, at most OUTLINE_AREAS_MAX; returns their
 * number. */
GEO_FN int outline_areas_at(const image *m, call *c, image_class cls, double lat, double lon,
                            uint32_t rows[OUTLINE_AREAS_MAX]);

/* Calls `visit` for every place of a class whose outline may be in a box, with the box of its
 * outline, as long as the call's work is not over. */
GEO_FN void outline_walk(const image *m, call *c, image_class cls, bbox box,
                         void (*visit)(void *ctx, uint32_t row, bbox own), void *ctx);

typedef struct {
    double lat, lon, max_m;
    image_class cls;
    int rank_max; /* of the kind of the place: larger ones do not count; 0: all do */
    bool (*counts)(const image *m, uint32_t row); /* NULL: all do */
    call *call;                                   /* is charged; may be NULL */
} outline_query;
/* The place whose line is nearest to the point, and how far; IMAGE_NO_PLACE: none within max_m. */
GEO_FN uint32_t outline_nearest(const image *m, const outline_query *q, double *distance_m);

/* Whether a line has points in the area of a place, and one in the middle of these. */
GEO_FN bool outline_passes(const image *m, uint32_t line, const image *of, uint32_t row, call *c,
                           double *lat, double *lon);

/* The whole outline, in the arena. False: the place has none, or it has more than
 * OUTLINE_POINTS_MAX points or some thousand rings. */
GEO_FN bool outline_read(const image *m, uint32_t row, arena *a, place_outline *o);

#endif
