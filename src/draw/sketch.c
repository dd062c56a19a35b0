/* sketch -- the world around a scene and the scene itself, from the back to the front. Owns
 * nothing.
 *
 * Web Mercator, in which x and y of the world are 0 to 1; it is drawn three times side by side, of
 * which a picture shows what it needs. */
#include "sketch.h"

#include <math.h>
#include <stdio.h>

#include "../geo/geo.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "world.h"

enum {
    SKETCH_MARGIN = 28,
    SKETCH_TAKEN_MAX = 256, /* boxes that labels keep clear of */
    SKETCH_TILE = 512,      /* pixels of the side of a tile */
    SKETCH_CITIES_MAX = 24,
    SKETCH_FOUND_MAX = 100, /* cities that may have room for their names */
    SKETCH_PARTS_MAX = 1 << 15,
    SKETCH_POINTS_MAX = 3 << 18,
    SKETCH_LINE_HEIGHT = 12,
    SKETCH_CREDIT_HEIGHT = 15, /* with its ground */
    SKETCH_CREDITS_MAX = 8     /* lines: a third of the picture */
};
#define SKETCH_LAT_MAX  85.05
#define SKETCH_ZOOM_MAX 4194304.0 /* pixels of the world's width */

static const sketch_color sketch_sea = {0xCFE0EC, 255}, sketch_land = {0xF6F3EC, 255},
                          sketch_coast = {0x9DB4C6, 255}, sketch_border = {0xB09BB5, 255},
                          sketch_division = {0xD8CFD9, 255}, sketch_net = {0xBCD0DF, 255},
                          sketch_ink = {0x343B4A, 255}, sketch_soft = {0x6B7280, 255},
                          sketch_red = {0xC2362F, 255}, sketch_blush = {0xD1413A, 36},
                          sketch_blue = {0x1F5FBF, 255}, sketch_white = {0xFFFFFF, 255},
                          sketch_veil = {0xFFFFFF, 210};

typedef struct {
    float x1, y1, x2, y2;
} sketch_rect;

typedef struct {
    const sketch_ops *ops;
    sketch_path path;
    double x, y, side; /* the middle of the picture; pixels of the world's width */
    int first;         /* point of the current part; where it is: */
    float west, east, last_x, last_y;
    sketch_rect taken[SKETCH_TAKEN_MAX];
    int taken_count;
} sketch;

/* ---- the view ---- */

static double sketch_x_of(double lon) {
    return (lon + 180) / 360;
}

static double sketch_y_of(double lat) {
    double sine = sin(MAX(MIN(lat, SKETCH_LAT_MAX), -SKETCH_LAT_MAX) * GEO_DEG);
    return 0.5 - log((1 + sine) / (1 - sine)) / (4 * GEO_PI);
}

static float sketch_px(const sketch *k, double x) {
    return (float)((x - k->x) * k->side + SKETCH_WIDTH / 2.0);
}

static float sketch_py(const sketch *k, double y) {
    return (float)((y - k->y) * k->side + SKETCH_HEIGHT / 2.0);
}

static void sketch_look(sketch *k, bbox camera) {
    double west = sketch_x_of(camera.west), east = west + geo_bbox_width(camera) / 360;
    double north = sketch_y_of(camera.north), south = sketch_y_of(camera.south);
    double wide = (SKETCH_WIDTH - 2.0 * SKETCH_MARGIN) / MAX(east - west, 1e-9);
    double high = (SKETCH_HEIGHT - 2.0 * SKETCH_MARGIN) / MAX(south - north, 1e-9);
    k->side = MAX(MIN(MIN(wide, high), SKETCH_ZOOM_MAX), (double)SKETCH_WIDTH);
    k->x = (west + east) / 2;
    double half = SKETCH_HEIGHT / 2.0 / k->side;
    k->y = MAX(MIN((north + south) / 2, 1 - half), half);
}

/* ---- paths ---- */

static void sketch_clear(sketch *k) {
    k->path.parts = k->path.count = 0;
}

static void sketch_point(sketch *k, float x, float y) {
    if (k->path.count < k->path.point_max) {
        k->path.points[k->path.count][0] = x;
        k->path.points[k->path.count++][1] = y;
    }
}

static void sketch_end_part(sketch *k) {
    if (k->path.parts < k->path.part_max) {
        k->path.ends[k->path.parts++] = k->path.count;
    }
}

/* A rectangle in pixels. */
static void sketch_add_rect(sketch *k, sketch_rect r) {
    const float corners[][2] = {
        {r.x1, r.y1}, {r.x2, r.y1}, {r.x2, r.y2}, {r.x1, r.y2}, {r.x1, r.y1}};
    for (size_t i = 0; i < LEN(corners); i++) {
        sketch_point(k, corners[i][0], corners[i][1]);
    }
    sketch_end_part(k);
}

static void sketch_begin_part(sketch *k) {
    k->first = k->path.count;
    k->west = SKETCH_WIDTH;
    k->east = 0;
}

/* Points nearer than a pixel to the one before are left out, but for the last one. */
static void sketch_add_point(sketch *k, double x, double y, bool is_last) {
    float px = sketch_px(k, x), py = sketch_py(k, y);
    bool is_near = fabsf(px - k->last_x) + fabsf(py - k->last_y) < 1;
    if (k->path.count > k->first && is_near && !is_last) {
        return;
    }
    sketch_point(k, px, py);
    k->last_x = px;
    k->last_y = py;
    k->west = MIN(k->west, px);
    k->east = MAX(k->east, px);
}

/* Ends the part if the picture has any of it. */
static void sketch_keep_part(sketch *k) {
    if (k->west < SKETCH_WIDTH && k->east > 0) {
        sketch_end_part(k);
    } else {
        k->path.count = k->first;
    }
}

/* Points of the earth, each at most half the world from the one before it, in those copies that are
 * in the picture. */
static void sketch_add_points(sketch *k, double (*points)[2], int count) {
    for (int copy = -1; copy <= 1; copy++) {
        double before = 0;
        sketch_begin_part(k);
        for (int i = 0; i < count; i++) {
            double x = sketch_x_of(points[i][0]);
            x += i ? round(before - x) : 0;
            before = x;
            sketch_add_point(k, x + copy, sketch_y_of(points[i][1]), i + 1 == count);
        }
        sketch_keep_part(k);
    }
}

static void sketch_fill(sketch *k, sketch_color color) {
    k->ops->fill(k->ops->ctx, &k->path, color);
}

static void sketch_stroke(sketch *k, sketch_color color, float width) {
    k->ops->stroke(k->ops->ctx, &k->path, color, width);
}

/* ---- the world ---- */

/* Whether any copy of a stretch of x and y is in the picture. */
static bool sketch_sees(const sketch *k, double west, double north, double east, double south) {
    bool is_seen = false;
    for (int copy = -1; copy <= 1; copy++) {
        is_seen = is_seen ||
                  (sketch_px(k, east + copy) >= 0 && sketch_px(k, west + copy) <= SKETCH_WIDTH);
    }
    return is_seen && sketch_py(k, south) >= 0 && sketch_py(k, north) <= SKETCH_HEIGHT;
}

/* The lines of one kind. */
static void sketch_world_lines(sketch *k, const world_map *map, world_kind kind) {
    const double whole = WORLD_END;
    sketch_clear(k);
    for (int i = 0; i < map->line_count; i++) {
        const world_line *l = &map->lines[i];
        if (l->kind != kind || !sketch_sees(k, l->all.west / whole, l->all.north / whole,
                                            l->all.east / whole, l->all.south / whole)) {
            continue;
        }
        for (int copy = -1; copy <= 1; copy++) {
            sketch_begin_part(k);
            for (int at = 0; at < l->count; at++) {
                const world_point *p = &map->points[l->first + at];
                sketch_add_point(k, p->x / whole + copy, p->y / whole, at + 1 == l->count);
            }
            sketch_keep_part(k);
        }
    }
}

static void sketch_graticule(sketch *k) {
    static const double steps[] = {30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01};
    size_t i = 0;
    while (i + 1 < LEN(steps) && steps[i] / 360 * k->side > SKETCH_WIDTH / 3.0) {
        i++;
    }
    double half = SKETCH_WIDTH / 2.0 / k->side * 360, middle = k->x * 360 - 180;
    sketch_clear(k);
    for (double lon = floor((middle - half) / steps[i]) * steps[i]; lon < middle + half;
         lon += steps[i]) {
        float x = sketch_px(k, sketch_x_of(lon));
        sketch_point(k, x, 0);
        sketch_point(k, x, SKETCH_HEIGHT);
        sketch_end_part(k);
    }
    double tall = SKETCH_HEIGHT / 2.0 / k->side;
    double north = atan(sinh(GEO_PI * (1 - 2 * (k->y - tall)))) / GEO_DEG;
    double south = atan(sinh(GEO_PI * (1 - 2 * (k->y + tall)))) / GEO_DEG;
    for (double lat = floor(south / steps[i]) * steps[i]; lat < north; lat += steps[i]) {
        float y = sketch_py(k, sketch_y_of(lat));
        sketch_point(k, 0, y);
        sketch_point(k, SKETCH_WIDTH, y);
        sketch_end_part(k);
    }
    sketch_stroke(k, sketch_net, 0.6F);
}

/* ---- labels ---- */

/* Takes the room if it is free. */
static bool sketch_claim(sketch *k, sketch_rect r) {
    for (int i = 0; i < k->taken_count; i++) {
        const sketch_rect *t = &k->taken[i];
        if (r.x1 < t->x2 && t->x1 < r.x2 && r.y1 < t->y2 && t->y1 < r.y2) {
            return false;
        }
    }
    if (k->taken_count < SKETCH_TAKEN_MAX) {
        k->taken[k->taken_count++] = r;
    }
    return true;
}

static float sketch_width_of(const sketch *k, str text) {
    size_t letters = 0;
    for (size_t i = 0; i < text.len; i++) {
        letters += ((unsigned char)text.at[i] & 0xC0) != 0x80;
    }
    return (float)letters * k->ops->letter;
}

/* Beside a point, unless something is there. */
static bool sketch_label(sketch *k, float x, float y, str text, sketch_color color) {
    float wide = sketch_width_of(k, text);
    sketch_rect room = {x, y - SKETCH_LINE_HEIGHT, x + wide, y + 2};
    if (!text.len || room.x1 < 0 || room.x2 > SKETCH_WIDTH || room.y1 < 0 ||
        !sketch_claim(k, room)) {
        return false;
    }
    k->ops->text(k->ops->ctx, x, y, text, color);
    return true;
}

static void sketch_dot(sketch *k, float x, float y, float radius, sketch_color color) {
    enum { CORNERS = 12 };
    sketch_clear(k);
    for (int i = 0; i <= CORNERS; i++) {
        double angle = 2 * GEO_PI * i / CORNERS;
        sketch_point(k, x + radius * (float)cos(angle), y + radius * (float)sin(angle));
    }
    sketch_end_part(k);
    sketch_fill(k, color);
}

static void sketch_city(sketch *k, double lon, double lat, str name, int *left) {
    for (int copy = -1; copy <= 1; copy++) {
        float x = sketch_px(k, sketch_x_of(lon) + copy), y = sketch_py(k, sketch_y_of(lat));
        bool is_seen = x > 4 && x < SKETCH_WIDTH && y > 8 && y < SKETCH_HEIGHT - 16;
        if (is_seen && sketch_label(k, x + 5, y + 4, name, sketch_soft)) {
            sketch_dot(k, x, y, 1.8F, sketch_soft);
            --*left;
        }
    }
}

/* Of those cities that may be in the picture the largest, these first. */
static int sketch_find_cities(const sketch *k, const image *m, uint32_t rows[SKETCH_FOUND_MAX]) {
    int count = 0;
    for (uint32_t row = image_first(m, IMAGE_METROPOLIS); row < image_first(m, IMAGE_TOWN); row++) {
        double x = sketch_x_of(image_lon(m, row)), y = sketch_y_of(image_lat(m, row));
        uint32_t people = image_population(m, row);
        bool is_full = count == SKETCH_FOUND_MAX;
        if (!sketch_sees(k, x, y, x, y) ||
            (is_full && people <= image_population(m, rows[count - 1]))) {
            continue;
        }
        int at = is_full ? count - 1 : count++;
        for (; at && image_population(m, rows[at - 1]) < people; at--) {
            rows[at] = rows[at - 1];
        }
        rows[at] = row;
    }
    return count;
}

static void sketch_cities(sketch *k, const image_view *v) {
    uint32_t rows[SKETCH_FOUND_MAX];
    const image *m = v->set->base;
    int left = SKETCH_CITIES_MAX, count = m ? sketch_find_cities(k, m, rows) : 0;
    for (int i = 0; i < count && left > 0; i++) {
        str name = image_set_name(v, (image_ref){m, rows[i]});
        sketch_city(k, image_lon(m, rows[i]), image_lat(m, rows[i]), name, &left);
    }
}

/* ---- the scene ---- */

static void sketch_shapes(sketch *k, const scene *s) {
    for (int i = 0; i < s->area_count; i++) {
        const place_outline *o = &s->areas[i].outline;
        sketch_clear(k);
        for (int ring = 0, from = 0; ring < o->rings; from = o->ends[ring++]) {
            sketch_add_points(k, o->points + from, o->ends[ring] - from);
        }
        sketch_fill(k, sketch_blush);
        sketch_stroke(k, sketch_red, 1.4F);
    }
    sketch_clear(k);
    for (int i = 0; i < s->box_count; i++) {
        bbox b = s->boxes[i].box;
        double west = sketch_x_of(b.west), east = west + geo_bbox_width(b) / 360;
        for (int copy = -1; copy <= 1; copy++) {
            sketch_add_rect(
                k, (sketch_rect){sketch_px(k, west + copy), sketch_py(k, sketch_y_of(b.north)),
                                 sketch_px(k, east + copy), sketch_py(k, sketch_y_of(b.south))});
        }
    }
    sketch_stroke(k, sketch_blue, 1.6F);
    sketch_clear(k);
    for (int i = 0; i < s->line_count; i++) {
        sketch_add_points(k, s->lines[i].points, s->lines[i].count);
    }
    sketch_stroke(k, sketch_blue, 2.4F);
}

/* A pin whose tip is at the point. */
static void sketch_pin(sketch *k, float x, float y, int number) {
    enum { CORNERS = 16, RADIUS = 8, HEIGHT = 15 };
    sketch_clear(k);
    sketch_point(k, x, y);
    for (int i = 0; i <= CORNERS; i++) {
        double angle = GEO_PI * (0.85 + 1.3 * i / CORNERS);
        sketch_point(k, x + RADIUS * (float)cos(angle), y - HEIGHT + RADIUS * (float)sin(angle));
    }
    sketch_point(k, x, y);
    sketch_end_part(k);
    sketch_fill(k, sketch_red);
    sketch_stroke(k, sketch_white, 1);
    char text[16];
    snprintf(text, sizeof text, "%d", number);
    if (number) {
        str digits = str_of(text);
        k->ops->text(k->ops->ctx, x - sketch_width_of(k, digits) / 2 + 0.5F, y - HEIGHT + 4, digits,
                     sketch_white);
    }
}

static void sketch_markers(sketch *k, const scene *s) {
    for (int round = 0; round < 2; round++) { /* the pins, then the labels between them */
        for (int i = s->marker_count - 1; i >= 0; i--) {
            const scene_marker *m = &s->markers[i];
            str label = m->label;
            label = str_cut(&label, ',');
            for (int copy = -1; copy <= 1; copy++) {
                float x = sketch_px(k, sketch_x_of(m->lon) + copy);
                float y = sketch_py(k, sketch_y_of(m->lat));
                if (x < -9 || x > SKETCH_WIDTH + 9 || y < 0 || y > SKETCH_HEIGHT + 24) {
                    continue;
                }
                if (!round) {
                    sketch_pin(k, x, y, m->number);
                    sketch_claim(k, (sketch_rect){x - 8, y - 23, x + 8, y});
                } else if (!sketch_label(k, x + 11, y - 11, label, sketch_red)) {
                    x -= 11 + sketch_width_of(k, label);
                    sketch_label(k, x, y - 11, label, sketch_red);
                }
            }
        }
    }
}

/* A line of text on a light ground. */
static void sketch_note(sketch *k, float x, float y, str text, sketch_color color) {
    sketch_rect ground = {x - 3, y - SKETCH_LINE_HEIGHT, x + sketch_width_of(k, text) + 3, y + 3};
    sketch_clear(k);
    sketch_add_rect(k, ground);
    sketch_fill(k, sketch_veil);
    sketch_claim(k, ground);
    k->ops->text(k->ops->ctx, x, y, text, color);
}

/* Takes one credit off the text, or what of it fits into a line. */
static str sketch_cut_credit(str *rest, size_t letters) {
    ptrdiff_t end = str_find(*rest, STR("; "));
    str line = end < 0 ? *rest : str_head(*rest, (size_t)end);
    size_t skipped = end < 0 ? 0 : sizeof "; " - 1;
    if (line.len > letters) {
        size_t at = letters;
        while (at && line.at[at] != ' ') {
            at--;
        }
        skipped = at > 0;
        for (at = at ? at : letters; at && ((unsigned char)line.at[at] & 0xC0) == 0x80; at--) {
        }
        line = str_head(line, at);
    }
    *rest = str_from(*rest, line.len + skipped);
    return line;
}

/* At the bottom. Returns how high the lines are. */
static int sketch_credits(sketch *k, str attribution) {
    enum { EDGE = 6 };
    str lines[SKETCH_CREDITS_MAX];
    int count = 0;
    size_t letters = (size_t)((SKETCH_WIDTH - 2 * EDGE) / k->ops->letter);
    for (str rest = attribution; rest.len && count < SKETCH_CREDITS_MAX;) {
        lines[count++] = sketch_cut_credit(&rest, letters);
    }
    for (int i = 0; i < count; i++) {
        int above = SKETCH_CREDIT_HEIGHT * (count - 1 - i);
        sketch_note(k, EDGE, (float)(SKETCH_HEIGHT - EDGE - above), lines[i], sketch_ink);
    }
    return count * SKETCH_CREDIT_HEIGHT;
}

/* `above`: the bottom, in pixels. */
static void sketch_scale(sketch *k, int above) {
    enum { MOST = 110, EDGE = 10 };
    float base = (float)(SKETCH_HEIGHT - EDGE - above);
    static const double parts[] = {5, 2, 1};
    double lat = atan(sinh(GEO_PI * (1 - 2 * k->y)));
    double metres = 2 * GEO_PI * GEO_RADIUS_M * cos(lat) / k->side, most = metres * MOST;
    double power = pow(10, floor(log10(most))), length = power;
    for (size_t i = 0; i < LEN(parts) && length == power; i++) {
        length = parts[i] * power <= most ? parts[i] * power : length;
    }
    float right = SKETCH_WIDTH - EDGE, left = right - (float)(length / metres);
    char text[32];
    bool is_km = length >= 1000;
    snprintf(text, sizeof text, is_km ? "%.0f km" : "%.0f m", is_km ? length / 1000 : length);
    sketch_note(k, left, base - 4, str_of(text), sketch_ink);
    const float ends[][2] = {{left, base - 4}, {left, base}, {right, base}, {right, base - 4}};
    sketch_clear(k);
    for (size_t i = 0; i < LEN(ends); i++) {
        sketch_point(k, ends[i][0], ends[i][1]);
    }
    sketch_end_part(k);
    sketch_stroke(k, sketch_ink, 1.4F);
}

static void sketch_world(sketch *k, const world_map *map) {
    sketch_clear(k);
    sketch_add_rect(k, (sketch_rect){0, 0, SKETCH_WIDTH, SKETCH_HEIGHT});
    sketch_fill(k, sketch_sea);
    if (!map) {
        sketch_graticule(k);
        return;
    }
    sketch_world_lines(k, map, WORLD_COAST);
    sketch_fill(k, sketch_land);
    sketch_stroke(k, sketch_coast, 0.8F);
    sketch_world_lines(k, map, WORLD_LAKE);
    sketch_fill(k, sketch_sea);
    sketch_stroke(k, sketch_coast, 0.8F);
    sketch_graticule(k);
    sketch_world_lines(k, map, WORLD_DIVISION);
    sketch_stroke(k, sketch_division, 0.7F);
    sketch_world_lines(k, map, WORLD_BORDER);
    sketch_stroke(k, sketch_border, 1);
}

static bool sketch_begin(sketch *k, arena *a) {
    k->path.point_max = SKETCH_POINTS_MAX;
    k->path.part_max = SKETCH_PARTS_MAX;
    k->path.points = arena_room(a, sizeof *k->path.points, (size_t)k->path.point_max);
    k->path.ends = arena_room(a, sizeof *k->path.ends, (size_t)k->path.part_max);
    return k->path.points && k->path.ends;
}

GEO_FN bool sketch_draw(call *c, const scene *s, const sketch_ops *ops) {
    sketch k = {.ops = ops};
    sketch_look(&k, s->camera);
    const world_map *map = world_get(c, (int)log2(k.side / SKETCH_TILE));
    if (!sketch_begin(&k, &c->mem)) {
        return false;
    }
    sketch_world(&k, map);
    sketch_shapes(&k, s);
    sketch_scale(&k, sketch_credits(&k, s->attribution));
    if (s->title.len) {
        sketch_note(&k, 8, 18, s->title, sketch_ink);
    }
    sketch_markers(&k, s);
    image_view v = image_set_view_begin(c, STR("en"));
    sketch_cities(&k, &v);
    image_set_view_end(&v);
    return true;
}

#undef SKETCH_LAT_MAX
#undef SKETCH_ZOOM_MAX
