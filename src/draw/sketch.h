#ifndef GEO_SKETCH_H
#define GEO_SKETCH_H
/* sketch -- a scene as paths and texts, which svg and png put into a picture. */

#include "../base/call.h"
#include "scene.h"

enum { SKETCH_WIDTH = 640, SKETCH_HEIGHT = 400 }; /* pixels */

/* 0xRRGGBB, and how much of it covers what is below, of 255. */
typedef struct {
    uint32_t rgb;
    int alpha;
} sketch_color;

/* Lines in pixels, y downwards, each with the points from the end of the one before it. */
typedef struct {
    float (*points)[2];
    int *ends;
    int parts, count, part_max, point_max;
} sketch_path;

/* How a picture is made. Of a filled path, what an odd number of its lines surrounds is inside. */
typedef struct {
    void (*fill)(void *ctx, const sketch_path *path, sketch_color color);
    void (*stroke)(void *ctx, const sketch_path *path, sketch_color color, float width);
    void (*text)(void *ctx, float x, float y, str text, sketch_color color); /* x, y: lower left */
    float letter; /* the usual width of a letter */
    void *ctx;
} sketch_ops;

/* Draws the scene. False: the call's arena is full. */
GEO_FN bool sketch_draw(call *c, const scene *s, const sketch_ops *ops);

#endif
