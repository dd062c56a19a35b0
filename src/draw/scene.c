/* scene -- what a map shows, and its JSON. Owns nothing. */
#include "scene.h"

#include <math.h>

#define SCENE_MARGIN   0.1
#define SCENE_LEAST    0.02 /* degrees around a single point */
#define SCENE_DECIMALS 5

static bbox scene_hold(bbox all, double lat, double lon) {
    return geo_bbox_union(all, geo_bbox_around(lat, lon, SCENE_LEAST));
}

static bbox scene_hold_points(bbox all, double (*points)[2], int count) {
    for (int i = 0; i < count; i++) {
        all = scene_hold(all, points[i][1], points[i][0]);
    }
    return all;
}

GEO_FN void scene_fit(scene *s) {
    bbox all = geo_bbox_none();
    for (int i = 0; i < s->marker_count; i++) {
        all = scene_hold(all, s->markers[i].lat, s->markers[i].lon);
    }
    for (int i = 0; i < s->box_count; i++) {
        all = geo_bbox_union(all, s->boxes[i].box);
    }
    for (int i = 0; i < s->line_count; i++) {
        all = scene_hold_points(all, s->lines[i].points, s->lines[i].count);
    }
    for (int i = 0; i < s->area_count; i++) {
        const place_outline *o = &s->areas[i].outline;
        all = scene_hold_points(all, o->points, o->rings ? o->ends[o->rings - 1] : 0);
    }
    s->camera = geo_bbox_is(all) ? geo_bbox_pad(all, SCENE_MARGIN) : (bbox){-180, -60, 180, 80};
}

/* ---- JSON ---- */

static void scene_write_number(out *o, const char *key, double value) {
    out_key(o, key);
    out_json_num(o, value, SCENE_DECIMALS);
}

static void scene_write_text(out *o, const char *key, str text) {
    if (text.len) {
        out_key(o, key);
        out_json_str(o, text);
    }
}

static void scene_write_points(out *o, double (*points)[2], int count) {
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        out_open(o, '[');
        out_json_num(o, points[i][0], SCENE_DECIMALS);
        out_json_num(o, points[i][1], SCENE_DECIMALS);
        out_close(o, ']');
    }
    out_close(o, ']');
}

static void scene_write_box(out *o, bbox b) {
    const double sides[] = {b.west, b.south, b.east, b.north};
    out_key(o, "bbox");
    out_open(o, '[');
    for (size_t i = 0; i < LEN(sides); i++) {
        out_json_num(o, sides[i], SCENE_DECIMALS);
    }
    out_close(o, ']');
}

static void scene_write_marker(out *o, const scene *s, int i) {
    const scene_marker *m = &s->markers[i];
    scene_write_number(o, "lat", m->lat);
    scene_write_number(o, "lon", m->lon);
    scene_write_text(o, "label", m->label);
    if (m->number) {
        out_key(o, "number");
        out_json_int(o, m->number);
    }
    scene_write_text(o, "id", m->id);
}

static void scene_write_one_box(out *o, const scene *s, int i) {
    scene_write_box(o, s->boxes[i].box);
    scene_write_text(o, "label", s->boxes[i].label);
}

static void scene_write_line(out *o, const scene *s, int i) {
    scene_write_text(o, "type", STR("LineString"));
    out_key(o, "coordinates");
    scene_write_points(o, s->lines[i].points, s->lines[i].count);
    scene_write_text(o, "label", s->lines[i].label);
}

static void scene_write_area(out *o, const scene *s, int i) {
    const place_outline *shape = &s->areas[i].outline;
    scene_write_text(o, "type", STR("MultiPolygon"));
    out_key(o, "coordinates");
    out_open(o, '[');
    for (int ring = 0, from = 0; ring < shape->rings; from = shape->ends[ring++]) {
        if (ring && !shape->is_hole[ring]) {
            out_close(o, ']');
        }
        if (!ring || !shape->is_hole[ring]) {
            out_open(o, '[');
        }
        scene_write_points(o, shape->points + from, shape->ends[ring] - from);
    }
    out_close(o, ']');
    out_close(o, ']');
    scene_write_text(o, "label", s->areas[i].label);
}

static void scene_write_area_box(out *o, const scene *s, int i) {
    scene_write_box(o, s->areas[i].box);
    scene_write_text(o, "label", s->areas[i].label);
}

static void scene_write_list(out *o, const scene *s, const char *key, int count,
                             void (*write)(out *o, const scene *s, int i)) {
    if (!count) {
        return;
    }
    out_key(o, key);
    out_open(o, '[');
    for (int i = 0; i < count; i++) {
        out_open(o, '{');
        write(o, s, i);
        out_close(o, '}');
    }
    out_close(o, ']');
}

GEO_FN bool scene_has_rings(const scene *s) {
    return s->area_count > 0;
}

GEO_FN void scene_write(out *o, const scene *s, bool has_rings) {
    out_open(o, '{');
    scene_write_text(o, "title", s->title);
    scene_write_list(o, s, "markers", s->marker_count, scene_write_marker);
    scene_write_list(o, s, "boxes", s->box_count, scene_write_one_box);
    scene_write_list(o, s, "lines", s->line_count, scene_write_line);
    scene_write_list(o, s, "areas", s->area_count,
                     has_rings ? scene_write_area : scene_write_area_box);
    out_key(o, "camera");
    out_open(o, '{');
    scene_write_box(o, s->camera);
    out_close(o, '}');
    scene_write_text(o, "attribution", s->attribution);
    out_close(o, '}');
}
