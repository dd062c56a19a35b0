/* tile -- vector tiles, cut from lines and rows when they are asked for.
 *
 * Owns nothing but constants. A ring is cut by the tile and a margin around it: of points in a row
 * beyond the same side of it only the ends are kept, which moves no edge into the tile; then it is
 * clipped side by side (Sutherland and Hodgman 1974). Of named points each cell of a grid keeps the
 * most important one, so that a tile has room for its labels and its work has a limit. Outside
 * facts: Mapbox Vector Tile 2.1, which is Protocol Buffers (LEB128 varints, fields by number). */
#include "tile.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../base/hash.h"
#include "../geo/geo.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../image/rtree.h"
#include "world.h"

enum {
    TILE_BITS = 12,             /* the side is 2^12 units: 8 of them are a pixel */
    TILE_MARGIN = 128,          /* units */
    TILE_NEAR = 3,              /* units: nearer points of a line are one */
    TILE_SMALL = 8,             /* units: smaller streets and areas are left out */
    TILE_COLUMNS = 8,           /* of the grid for names: a cell is 64 pixels wide */
    TILE_ROWS = 16,             /* and 32 high */
    TILE_POINTS_MAX = 1 << 15,  /* of a ring in a tile */
    TILE_FEATURE_MAX = 1 << 18, /* bytes */
    TILE_LAYER_MAX = 3 << 18,
    TILE_VALUES_MAX = 1 << 17, /* bytes of the values of a layer, */
    TILE_SLOTS = 4096,         /* and where they are looked up; a power of two */
    TILE_STREETS_MAX = 6000,   /* of an image in a tile, */
    TILE_HOUSES_MAX = 2000,    /* and houses */
    TILE_CREDITS_MAX = 16,     /* attributions of index files, each once */
    TILE_HOUSES_ZOOM = 17,
    TILE_AREAS_ZOOM = 12,
    TILE_SAME = 1024, /* units: two settlements of one name that are nearer are one */
    TILE_VALUE_WORK = 2,
    TILE_ROW_WORK = 2,
    TILE_NAME_WORK = 20
};

/* ---- layers ---- */

typedef enum {
    TILE_LAND,
    TILE_WATER,
    TILE_LANDUSE,
    TILE_BOUNDARY,
    TILE_STREET,
    TILE_WATER_NAME,
    TILE_PLACE,
    TILE_POI,
    TILE_HOUSE,
    TILE_CREDIT,
    TILE_LAYERS
} tile_layer;

enum { TILE_GRIDS = TILE_POI - TILE_WATER_NAME + 1 };

typedef enum {
    TILE_CLASS,
    TILE_NAME,
    TILE_RANK,
    TILE_LEVEL,
    TILE_PEOPLE,
    TILE_HEIGHT,
    TILE_NUMBER,
    TILE_KEYS
} tile_key;

static const struct {
    const char *name;
    bool is_number;
} tile_keys[TILE_KEYS] = {
    [TILE_CLASS] = {"class", false},        [TILE_NAME] = {"name", false},
    [TILE_RANK] = {"rank", true},           [TILE_LEVEL] = {"admin_level", true},
    [TILE_PEOPLE] = {"population", true},   [TILE_HEIGHT] = {"ele", true},
    [TILE_NUMBER] = {"housenumber", false},
};

static const struct {
    const char *name;
    int zoom; /* the first that has any */
    unsigned keys;
} tile_layers[TILE_LAYERS] = {
    [TILE_LAND] = {"land", 0, 0},
    [TILE_WATER] = {"water", 0, 1 << TILE_CLASS},
    [TILE_LANDUSE] = {"landuse", TILE_AREAS_ZOOM, 1 << TILE_CLASS},
    [TILE_BOUNDARY] = {"boundary", 0, 1 << TILE_LEVEL},
    [TILE_STREET] = {"transportation", 11, 1 << TILE_CLASS | 1 << TILE_NAME},
    [TILE_WATER_NAME] = {"water_name", 0, 1 << TILE_CLASS | 1 << TILE_NAME | 1 << TILE_RANK},
    [TILE_PLACE] = {"place", 1,
                    1 << TILE_CLASS | 1 << TILE_NAME | 1 << TILE_RANK | 1 << TILE_PEOPLE},
    [TILE_POI] = {"poi", 7, 1 << TILE_CLASS | 1 << TILE_NAME | 1 << TILE_RANK | 1 << TILE_HEIGHT},
    [TILE_HOUSE] = {"housenumber", TILE_HOUSES_ZOOM, 1 << TILE_NUMBER},
    [TILE_CREDIT] = {"credit", 0, 1 << TILE_NAME}, /* whose data of index files the tile has */
};

/* Which places are named. The class of a feature is the value of its kind, or `called`. */
static const struct {
    image_class cls;
    const char *values; /* of its kind, between blanks; NULL: all */
    tile_layer layer;
    int from, to; /* zooms */
    int bonus;    /* added to the weight, which is 0 to 255 */
    const char *called;
    uint32_t people; /* at least */
} tile_rows[] = {
    {IMAGE_COUNTRY, NULL, TILE_PLACE, 1, 7, 300, "country", 10000000},
    {IMAGE_COUNTRY, NULL, TILE_PLACE, 2, 7, 280, "country", 1000000},
    {IMAGE_COUNTRY, NULL, TILE_PLACE, 4, 8, 100, "country", 0},
    {IMAGE_STATE, NULL, TILE_PLACE, 4, 8, 0, "state", 2000000},
    {IMAGE_STATE, NULL, TILE_PLACE, 6, 9, -20, "state", 0},
    {IMAGE_METROPOLIS, NULL, TILE_PLACE, 2, TILE_ZOOM_MAX, 100, NULL, 0},
    {IMAGE_CITY, NULL, TILE_PLACE, 3, TILE_ZOOM_MAX, 60, NULL, 0},
    {IMAGE_TOWN, NULL, TILE_PLACE, 6, TILE_ZOOM_MAX, 30, NULL, 0},
    {IMAGE_VILLAGE, NULL, TILE_PLACE, 8, TILE_ZOOM_MAX, 0, NULL, 0},
    {IMAGE_SUBURB, NULL, TILE_PLACE, 11, TILE_ZOOM_MAX, 0, NULL, 0},
    {IMAGE_MARINE, " ocean sea ", TILE_WATER_NAME, 0, 9, 200, NULL, 0},
    {IMAGE_MARINE, NULL, TILE_WATER_NAME, 4, TILE_ZOOM_MAX, 0, NULL, 0},
    {IMAGE_NATURE, " water reservoir ", TILE_WATER_NAME, 6, TILE_ZOOM_MAX, 0, "lake", 0},
    {IMAGE_NATURE, " peak volcano glacier island archipelago national_park desert ", TILE_POI, 7,
     TILE_ZOOM_MAX, 0, NULL, 0},
    {IMAGE_NATURE, " saddle beach cape park protected_area waterfall valley ", TILE_POI, 10,
     TILE_ZOOM_MAX, 0, NULL, 0},
    {IMAGE_POI, " aerodrome ", TILE_POI, 9, TILE_ZOOM_MAX, 60, NULL, 0},
    {IMAGE_POI, " station ", TILE_POI, 11, TILE_ZOOM_MAX, 0, NULL, 0},
    {IMAGE_POI, NULL, TILE_POI, 13, TILE_ZOOM_MAX, -60, NULL, 0},
};

/* From which zoom on streets are drawn, by the value of their kind; others from TILE_LANES on. */
enum { TILE_LANES = 14 };
static const struct {
    const char *values;
    int zoom;
} tile_streets[] = {
    {" motorway trunk primary motorway_link trunk_link ", 11},
    {" secondary tertiary residential unclassified living_street pedestrian road primary_link ",
     12},
};

/* Areas of index files. */
static const struct {
    image_class cls;
    const char *values;
    tile_layer layer;
} tile_areas[] = {
    {IMAGE_NATURE, " water reservoir basin ", TILE_WATER},
    {IMAGE_NATURE, " wood forest wetland park garden nature_reserve ", TILE_LANDUSE},
    {IMAGE_POI, " park garden pitch cemetery wood forest golf_course playground stadium ",
     TILE_LANDUSE},
};

typedef struct {
    int64_t x, y; /* in units from the corner of the tile */
} tile_point;

/* The most important one of a cell. */
typedef struct {
    const image *m; /* NULL: none */
    uint32_t row;
    int score, kind; /* kind: of tile_rows */
    int x, y;
} tile_spot;

typedef struct {
    call *call;
    image_view view;
    tile_at at;
    int bits, shift; /* units to the side; of world coordinates */
    int64_t margin, west, north, east,
        south; /* of the tile with its margin, in world coordinates */
    bbox box;  /* without */
    out *to;
    out features, values, geometry; /* of the current layer; of the current feature */
    tile_layer layer;
    int cursor_x, cursor_y, value_count;
    signed char keys[TILE_KEYS]; /* their numbers in the layer; -1: none yet */
    int key_count;
    struct {
        uint32_t at, len, number;
    } slots[TILE_SLOTS]; /* values; len 0: free */
    uint32_t tags[2 * TILE_KEYS];
    int tag_count;
    tile_point *points, *other; /* TILE_POINTS_MAX each */
    unsigned char *codes;       /* beyond which sides each is */
    int count;
    tile_spot *spots; /* a grid for each of the layers from TILE_WATER_NAME to TILE_POI */
    int columns, rows;
    const image *m; /* whose rows are walked */
    image_class cls;
    int left;                   /* rows that still may be written */
    const char *values_of_area; /* kinds of the areas that are walked */
    str credits[TILE_CREDITS_MAX];
    int credit_count;
} tile;

/* ---- layers and features ---- */

static void tile_begin_layer(tile *t, tile_layer layer) {
    t->layer = layer;
    t->features.len = t->values.len = 0;
    t->value_count = t->key_count = 0;
    memset(t->keys, -1, sizeof t->keys);
    memset(t->slots, 0, sizeof t->slots);
}

static void tile_end_layer(tile *t) {
    enum { FIELD_LAYER = 3, NAME = 1, KEY = 3, EXTENT = 5, VERSION = 15 };
    char room[256];
    out head = out_of(room, sizeof room);
    if (!t->features.len) {
        return;
    }
    out_field_number(&head, VERSION, 2);
    out_field_bytes(&head, NAME, str_of(tile_layers[t->layer].name));
    out_field_number(&head, EXTENT, UINT64_C(1) << t->bits);
    for (int number = 0; number < t->key_count; number++) {
        for (int key = 0; key < TILE_KEYS; key++) {
            if (t->keys[key] == number) {
                out_field_bytes(&head, KEY, str_of(tile_keys[key].name));
            }
        }
    }
    out_field_head(t->to, FIELD_LAYER, head.len + t->features.len + t->values.len);
    out_text(t->to, out_str(&head));
    out_text(t->to, out_str(&t->features));
    out_text(t->to, out_str(&t->values));
    t->to->full = t->to->full || t->features.full || t->values.full;
}

/* The number of what has been written to the values from `from` on; each is there once. */
static uint32_t tile_value(tile *t, size_t from) {
    str value = str_from(out_str(&t->values), from);
    uint32_t hash = (uint32_t)(hash_64(value.at, value.len, 0) & (TILE_SLOTS - 1));
    for (int i = 0; i < 8; i++, hash = (hash + 1) & (TILE_SLOTS - 1)) {
        if (!t->slots[hash].len) {
            t->slots[hash].at = (uint32_t)from;
            t->slots[hash].len = (uint32_t)value.len;
            t->slots[hash].number = (uint32_t)t->value_count;
            break;
        }
        str known = {t->values.at + t->slots[hash].at, t->slots[hash].len};
        if (str_eq(known, value)) {
            t->values.len = from;
            return t->slots[hash].number;
        }
    }
    return (uint32_t)t->value_count++;
}

static void tile_begin_feature(tile *t) {
    t->tag_count = 0;
    t->geometry.len = 0;
    t->geometry.full = false;
    t->cursor_x = t->cursor_y = 0;
}

static void tile_tag(tile *t, tile_key key, uint32_t value) {
    if (t->keys[key] < 0) {
        t->keys[key] = (signed char)t->key_count++;
    }
    t->tags[t->tag_count++] = (uint32_t)t->keys[key];
    t->tags[t->tag_count++] = value;
}

static void tile_tag_text(tile *t, tile_key key, str text) {
    enum { FIELD_VALUE = 4, STRING = 1 };
    char room[2 * IMAGE_NAME_MAX];
    out value = out_of(room, sizeof room);
    size_t from = t->values.len;
    out_field_bytes(&value, STRING, str_head(text, IMAGE_NAME_MAX));
    out_field_bytes(&t->values, FIELD_VALUE, out_str(&value));
    tile_tag(t, key, tile_value(t, from));
}

static void tile_tag_number(tile *t, tile_key key, uint32_t number) {
    enum { FIELD_VALUE = 4, UINT = 5 };
    char room[16];
    out value = out_of(room, sizeof room);
    size_t from = t->values.len;
    out_field_number(&value, UINT, number);
    out_field_bytes(&t->values, FIELD_VALUE, out_str(&value));
    tile_tag(t, key, tile_value(t, from));
}

typedef enum { TILE_POINT = 1, TILE_LINE, TILE_POLYGON } tile_shape; /* as the format has them */

/* A feature without geometry is none. */
static void tile_end_feature(tile *t, tile_shape shape) {
    enum { FIELD_FEATURE = 2, TAGS = 2, TYPE = 3, GEOMETRY = 4 };
    char room[64], small[128];
    out tags = out_of(room, sizeof room), head = out_of(small, sizeof small);
    if (!t->geometry.len || t->geometry.full) {
        return;
    }
    for (int i = 0; i < t->tag_count; i++) {
        out_varint(&tags, t->tags[i]);
    }
    if (tags.len) {
        out_field_bytes(&head, TAGS, out_str(&tags));
    }
    out_field_number(&head, TYPE, shape);
    out_field_head(&head, GEOMETRY, t->geometry.len);
    out_field_head(&t->features, FIELD_FEATURE, head.len + t->geometry.len);
    out_text(&t->features, out_str(&head));
    out_text(&t->features, out_str(&t->geometry));
}

typedef enum { TILE_MOVE_TO = 1, TILE_LINE_TO = 2, TILE_CLOSE = 7 } tile_command;

static void tile_put_command(tile *t, tile_command command, int count) {
    out_varint(&t->geometry, (uint64_t)count << 3 | command);
}

static void tile_put_point(tile *t, tile_point p) {
    out_zigzag(&t->geometry, p.x - t->cursor_x);
    out_zigzag(&t->geometry, p.y - t->cursor_y);
    t->cursor_x = (int)p.x;
    t->cursor_y = (int)p.y;
}

/* ---- lines ---- */

static int64_t tile_side(const tile *t) {
    return INT64_C(1) << t->bits;
}

/* What is at the edge of the world is drawn beyond it. */
static int64_t tile_units(const tile *t, uint32_t world, uint32_t corner) {
    int64_t units = ((int64_t)world >> t->shift) - ((int64_t)corner << t->bits);
    return world == 0 ? units - 2 * t->margin : units + (world == WORLD_END ? 2 * t->margin : 0);
}

static tile_point tile_at_world(const tile *t, world_point p) {
    return (tile_point){tile_units(t, p.x, t->at.x), tile_units(t, p.y, t->at.y)};
}

enum { TILE_WEST = 1, TILE_EAST = 2, TILE_NORTH = 4, TILE_SOUTH = 8 };

static unsigned char tile_code(const tile *t, tile_point p) {
    int64_t most = tile_side(t) + t->margin;
    return (unsigned char)((p.x < -t->margin ? TILE_WEST
                            : p.x > most     ? TILE_EAST
                                             : 0) |
                           (p.y < -t->margin ? TILE_NORTH
                            : p.y > most     ? TILE_SOUTH
                                             : 0));
}

/* Adds a point to the current line. */
static void tile_push(tile *t, tile_point p) {
    unsigned char code = tile_code(t, p);
    if (t->count && !code && !t->codes[t->count - 1] &&
        llabs(p.x - t->points[t->count - 1].x) + llabs(p.y - t->points[t->count - 1].y) <
            TILE_NEAR) {
        return;
    }
    if (t->count > 1 && t->codes[t->count - 1] & t->codes[t->count - 2] & code) {
        t->count--;
    }
    if (t->count < TILE_POINTS_MAX) {
        t->points[t->count] = p;
        t->codes[t->count++] = code;
    }
}

/* The points of a line; of chunks that are beyond a side only the ends. */
static void tile_take(tile *t, const world_map *map, const world_line *line) {
    t->count = 0;
    tile_push(t, tile_at_world(t, map->points[line->first]));
    for (int from = 0, k = line->box; from + 1 < line->count; from += WORLD_CHUNK, k++) {
        const world_box *b = &map->boxes[k];
        int to = MIN(from + WORLD_CHUNK, line->count - 1);
        bool is_out =
            b->east < t->west || b->west > t->east || b->south < t->north || b->north > t->south;
        for (int i = is_out ? to : from + 1; i <= to; i++) {
            tile_push(t, tile_at_world(t, map->points[line->first + i]));
        }
    }
}

static bool tile_sees(const tile *t, world_box b) {
    return b.east >= t->west && b.west <= t->east && b.south >= t->north && b.north <= t->south;
}

/* How far a point is inside of a side. */
static int64_t tile_inside(const tile *t, tile_point p, int side) {
    int64_t most = tile_side(t) + t->margin;
    return side == 0   ? p.x + t->margin
           : side == 1 ? most - p.x
           : side == 2 ? p.y + t->margin
                       : most - p.y;
}

static tile_point tile_between(tile_point a, tile_point b, int64_t in, int64_t beyond) {
    double share = (double)in / (double)(in - beyond);
    return (tile_point){a.x + llround((double)(b.x - a.x) * share),
                        a.y + llround((double)(b.y - a.y) * share)};
}

/* The part of a ring within one side. */
static void tile_clip_side(tile *t, int side) {
    int kept = 0;
    for (int i = 0; i < t->count && kept + 2 < TILE_POINTS_MAX; i++) {
        tile_point a = t->points[i ? i - 1 : t->count - 1], b = t->points[i];
        int64_t from = tile_inside(t, a, side), to = tile_inside(t, b, side);
        if ((from < 0) != (to < 0)) {
            t->other[kept++] = tile_between(a, b, from, to);
        }
        if (to >= 0) {
            t->other[kept++] = b;
        }
    }
    tile_point *swap = t->points;
    t->points = t->other;
    t->other = swap;
    t->count = kept;
}

static void tile_clip(tile *t) {
    unsigned some = 0;
    for (int i = 0; i < t->count; i++) {
        some |= t->codes[i];
    }
    for (int side = 0; side < 4; side++) {
        if (some >> side & 1) {
            tile_clip_side(t, side);
        }
    }
}

static bool tile_is_same(tile_point a, tile_point b) {
    return a.x == b.x && a.y == b.y;
}

/* Leaves one of equal points in a row, and not the last one, which is the first. */
static void tile_pack(tile *t) {
    int kept = 0;
    for (int i = 0; i < t->count; i++) {
        tile_point p = t->points[i];
        if (!kept || !tile_is_same(p, t->points[kept - 1])) {
            t->points[kept++] = p;
        }
    }
    while (kept > 1 && tile_is_same(t->points[0], t->points[kept - 1])) {
        kept--;
    }
    t->count = kept;
}

static int64_t tile_area(const tile *t) {
    int64_t twice = 0;
    for (int i = 0; i < t->count; i++) {
        tile_point a = t->points[i], b = t->points[(i + 1) % t->count];
        twice += a.x * b.y - b.x * a.y;
    }
    return twice;
}

/* Writes the current line as a ring: clockwise on the screen, a hole the other way round. False:
 * nothing of it is in the tile. */
static bool tile_put_ring(tile *t, bool is_hole) {
    tile_clip(t);
    tile_pack(t);
    int64_t area = t->count > 2 ? tile_area(t) : 0;
    if (!area || t->count + 2 >= TILE_POINTS_MAX) {
        return false;
    }
    bool is_turned = (area < 0) != is_hole;
    for (int i = 0; i < t->count; i++) {
        if (i < 2) {
            tile_put_command(t, i ? TILE_LINE_TO : TILE_MOVE_TO, i ? t->count - 1 : 1);
        }
        tile_put_point(t, t->points[is_turned ? t->count - 1 - i : i]);
    }
    tile_put_command(t, TILE_CLOSE, 1);
    return true;
}

/* Writes points from..end - 1 of `other` as a line. */
static void tile_put_part(tile *t, int from, int end) {
    for (int i = from; i < end && end - from > 1; i++) {
        if (i < from + 2) {
            tile_put_command(t, i > from ? TILE_LINE_TO : TILE_MOVE_TO,
                             i > from ? end - from - 1 : 1);
        }
        tile_put_point(t, t->other[i]);
    }
}

/* The part of an edge in the tile with its margin (Liang and Barsky 1984). */
static bool tile_clip_edge(const tile *t, tile_point *a, tile_point *b) {
    for (int side = 0; side < 4; side++) {
        int64_t from = tile_inside(t, *a, side), to = tile_inside(t, *b, side);
        if (from < 0 && to < 0) {
            return false;
        }
        if ((from < 0) != (to < 0)) {
            *(from < 0 ? a : b) = tile_between(*a, *b, from, to);
        }
    }
    return true;
}

/* Writes the current line. */
static void tile_put_line(tile *t) {
    int first = 0, kept = 0;
    for (int i = 1; i < t->count && kept + 2 < TILE_POINTS_MAX; i++) {
        tile_point a = t->points[i - 1], b = t->points[i];
        if (!tile_clip_edge(t, &a, &b) || tile_is_same(a, b)) {
            continue;
        }
        if (kept == first || !tile_is_same(t->other[kept - 1], a)) {
            tile_put_part(t, first, kept);
            first = kept;
            t->other[kept++] = a;
        }
        t->other[kept++] = b;
    }
    tile_put_part(t, first, kept);
}

/* The tile has something of an image. */
static void tile_use(tile *t, const image *m) {
    bool is_known = m == t->view.set->base || !m->attribution.len;
    for (int i = 0; i < t->credit_count && !is_known; i++) {
        is_known = str_eq(t->credits[i], m->attribution);
    }
    if (!is_known && t->credit_count < TILE_CREDITS_MAX) {
        t->credits[t->credit_count++] = m->attribution;
    }
}

/* ---- the world ---- */

static void tile_world_rings(tile *t, const world_map *map, world_kind kind, tile_layer layer) {
    bool is_seen = false;
    tile_begin_layer(t, layer);
    tile_begin_feature(t);
    for (int i = 0; i < map->line_count; i++) {
        const world_line *line = &map->lines[i];
        if (line->kind != kind || (line->is_hole && !is_seen)) {
            continue;
        }
        bool is_in = tile_sees(t, line->all);
        if (is_in) {
            tile_take(t, map, line);
            is_in = tile_put_ring(t, line->is_hole);
        }
        is_seen = line->is_hole ? is_seen : is_in;
    }
    if (layer == TILE_WATER) {
        tile_tag_text(t, TILE_CLASS, STR("lake"));
    }
    tile_end_feature(t, TILE_POLYGON);
}

static void tile_world_lines(tile *t, const world_map *map) {
    static const struct {
        world_kind kind;
        uint32_t level;
    } rows[] = {{WORLD_BORDER, 2}, {WORLD_DIVISION, 4}};
    tile_begin_layer(t, TILE_BOUNDARY);
    for (size_t k = 0; k < LEN(rows); k++) {
        tile_begin_feature(t);
        tile_tag_number(t, TILE_LEVEL, rows[k].level);
        for (int i = 0; i < map->line_count; i++) {
            if (map->lines[i].kind == rows[k].kind && tile_sees(t, map->lines[i].all)) {
                tile_take(t, map, &map->lines[i]);
                tile_put_line(t);
            }
        }
        tile_end_feature(t, TILE_LINE);
    }
    tile_end_layer(t);
}

/* ---- lines and areas of index files ---- */

static bool tile_has_word(const char *list, str word) {
    char room[64];
    out o = out_of(room, sizeof room);
    out_char(&o, ' ');
    out_text(&o, word);
    out_char(&o, ' ');
    return !list || (!o.full && word.len && str_find(str_of(list), out_str(&o)) >= 0);
}

static bool tile_is_small(const tile *t, bbox own) {
    double units = (double)tile_side(t) * exp2(t->at.zoom) / 360;
    return MAX(own.east - own.west, own.north - own.south) * units < TILE_SMALL;
}

static void tile_take_outline(tile *t, const place_outline *o, int ring) {
    t->count = 0;
    for (int i = ring ? o->ends[ring - 1] : 0; i < o->ends[ring]; i++) {
        tile_push(t, tile_at_world(t, world_at(o->points[i][1], o->points[i][0])));
    }
}

static void tile_put_outline(tile *t, uint32_t row, str value, bool is_street) {
    arena before = t->call->mem;
    place_outline o;
    tile_begin_feature(t);
    if (!outline_read(t->m, row, &t->call->mem, &o)) {
        t->call->mem = before;
        return;
    }
    bool is_seen = false;
    for (int i = 0; i < o.rings; i++) {
        tile_take_outline(t, &o, i);
        if (is_street) {
            tile_put_line(t);
        } else if (!o.is_line && (!o.is_hole[i] || is_seen)) {
            bool is_in = tile_put_ring(t, o.is_hole[i]);
            is_seen = o.is_hole[i] ? is_seen : is_in;
        }
    }
    if (t->geometry.len) {
        tile_use(t, t->m);
        tile_tag_text(t, TILE_CLASS, value);
        str name = is_street ? image_set_name(&t->view, (image_ref){t->m, row}) : STR("");
        if (name.len) {
            tile_tag_text(t, TILE_NAME, name);
        }
    }
    t->call->mem = before;
    tile_end_feature(t, is_street ? TILE_LINE : TILE_POLYGON);
}

static void tile_visit_street(void *ctx, uint32_t row, bbox own) {
    tile *t = ctx;
    str value = image_kind_of(t->m, row).value;
    int zoom = TILE_LANES;
    for (size_t i = 0; i < LEN(tile_streets); i++) {
        zoom = tile_has_word(tile_streets[i].values, value) ? tile_streets[i].zoom : zoom;
    }
    if (t->at.zoom >= zoom && t->left && !tile_is_small(t, own) &&
        call_charge(t->call, TILE_NAME_WORK)) {
        t->left--;
        tile_put_outline(t, row, value, true);
    }
}

static void tile_visit_area(void *ctx, uint32_t row, bbox own) {
    tile *t = ctx;
    str value = image_kind_of(t->m, row).value;
    if (t->left && tile_has_word(t->values_of_area, value) && !tile_is_small(t, own)) {
        t->left--;
        tile_put_outline(t, row, value, false);
    }
}

static void tile_areas_of(tile *t) {
    for (int i = 0; i < t->view.set->count && t->at.zoom >= TILE_AREAS_ZOOM; i++) {
        t->m = &t->view.set->images[i];
        t->left = TILE_STREETS_MAX;
        for (size_t k = 0; k < LEN(tile_areas); k++) {
            if (tile_areas[k].layer == t->layer) {
                t->values_of_area = tile_areas[k].values;
                outline_walk(t->m, t->call, tile_areas[k].cls, t->box, tile_visit_area, t);
            }
        }
    }
}

static void tile_streets_of(tile *t) {
    tile_begin_layer(t, TILE_STREET);
    for (int i = 0; i < t->view.set->count && t->at.zoom >= tile_layers[TILE_STREET].zoom; i++) {
        t->m = &t->view.set->images[i];
        t->left = TILE_STREETS_MAX;
        outline_walk(t->m, t->call, IMAGE_STREET, t->box, tile_visit_street, t);
    }
    tile_end_layer(t);
}

/* ---- points ---- */

/* Where a row is in the tile; false: it is not. */
static bool tile_place(const tile *t, uint32_t row, tile_point *p) {
    *p = tile_at_world(t, world_at(image_lat(t->m, row), image_lon(t->m, row)));
    return p->x >= 0 && p->y >= 0 && p->x < tile_side(t) && p->y < tile_side(t);
}

static void tile_put_spot(tile *t, int x, int y) {
    tile_put_command(t, TILE_MOVE_TO, 1);
    tile_put_point(t, (tile_point){x, y});
    tile_end_feature(t, TILE_POINT);
}

/* The row of the table for a place; -1: none at this zoom. */
static int tile_kind_of(const tile *t, uint32_t row) {
    int zoom = t->at.zoom + t->at.detail;
    str value = STR_NONE;
    for (int i = 0; i < (int)LEN(tile_rows); i++) {
        if (tile_rows[i].cls != t->cls) {
            continue;
        }
        value = value.at ? value : image_kind_of(t->m, row).value;
        if (tile_has_word(tile_rows[i].values, value) && zoom >= tile_rows[i].from &&
            zoom <= tile_rows[i].to && image_population(t->m, row) >= tile_rows[i].people) {
            return i;
        }
    }
    return -1;
}

static void tile_visit_place(void *ctx, uint32_t row) {
    tile *t = ctx;
    tile_point p;
    int kind =
        call_charge(t->call, TILE_ROW_WORK) && tile_place(t, row, &p) ? tile_kind_of(t, row) : -1;
    if (kind < 0) {
        return;
    }
    int column = (int)(p.x * t->columns >> t->bits), line = (int)(p.y * t->rows >> t->bits);
    int grid = (int)tile_rows[kind].layer - TILE_WATER_NAME;
    tile_spot *spot = &t->spots[(grid * t->rows + line) * t->columns + column];
    int score = (int)image_value(t->m, IMAGE_WEIGHT, row) + tile_rows[kind].bonus;
    if (!spot->m || score > spot->score) {
        *spot = (tile_spot){t->m, row, score, kind, (int)p.x, (int)p.y};
    }
}

static bool tile_names(const tile *t, image_class cls) {
    int zoom = t->at.zoom + t->at.detail;
    bool names = false;
    for (size_t i = 0; i < LEN(tile_rows); i++) {
        names = names ||
                (tile_rows[i].cls == cls && zoom >= tile_rows[i].from && zoom <= tile_rows[i].to);
    }
    return names && (t->m == t->view.set->base || cls > IMAGE_COUNTY);
}

/* Fills the grids, and sorts what they have: the most important first. Returns its number. */
static int tile_find_spots(tile *t) {
    int cells = TILE_GRIDS * t->columns * t->rows, count = 0;
    for (int i = t->view.set->count - 1; i >= 0; i--) {
        t->m = &t->view.set->images[i];
        for (t->cls = IMAGE_COUNTRY; t->cls < IMAGE_STREET; t->cls++) {
            if (tile_names(t, t->cls)) {
                rtree_walk(t->m, t->call, t->cls, t->box, tile_visit_place, t);
            }
        }
    }
    for (int i = 0; i < cells; i++) {
        tile_spot spot = t->spots[i];
        if (!spot.m) {
            continue;
        }
        int at = count++;
        for (; at && t->spots[at - 1].score < spot.score; at--) {
            t->spots[at] = t->spots[at - 1];
        }
        t->spots[at] = spot;
    }
    return count;
}

/* Whether a settlement of the same name, of another image, comes before it. */
static bool tile_is_double(const tile *t, int i, const str *names) {
    const tile_spot *s = &t->spots[i];
    bool is_double = false;
    for (int k = 0; k < i && !is_double; k++) {
        const tile_spot *o = &t->spots[k];
        is_double = o->m != s->m && str_eq(names[k], names[i]) && llabs(o->x - s->x) < TILE_SAME &&
                    llabs(o->y - s->y) < TILE_SAME;
    }
    return is_double;
}

static void tile_write_spot(tile *t, const tile_spot *s, str name) {
    enum { RANK_MOST = 600 };
    const char *called = tile_rows[s->kind].called;
    uint32_t number = image_population(s->m, s->row);
    tile_use(t, s->m);
    tile_begin_feature(t);
    tile_tag_text(t, TILE_CLASS, called ? str_of(called) : image_kind_of(s->m, s->row).value);
    tile_tag_text(t, TILE_NAME, name);
    tile_tag_number(t, TILE_RANK, (uint32_t)(RANK_MOST - s->score));
    if (number && t->layer == TILE_PLACE) {
        tile_tag_number(t, TILE_PEOPLE, number);
    } else if (number && t->layer == TILE_POI && s->m == t->view.set->base &&
               tile_rows[s->kind].cls == IMAGE_NATURE) {
        tile_tag_number(t, TILE_HEIGHT, number);
    }
    tile_put_spot(t, s->x, s->y);
}

static void tile_write_spots(tile *t) {
    int count = tile_find_spots(t);
    str *names = ARENA_NEW(&t->call->mem, str, count + 1);
    for (int i = 0; names && i < count && call_charge(t->call, TILE_NAME_WORK); i++) {
        names[i] = image_set_name(&t->view, (image_ref){t->spots[i].m, t->spots[i].row});
    }
    for (int layer = TILE_WATER_NAME; names && layer <= TILE_POI; layer++) {
        tile_begin_layer(t, (tile_layer)layer);
        for (int i = 0; i < count; i++) {
            bool is_here = tile_rows[t->spots[i].kind].layer == (tile_layer)layer && names[i].len;
            if (is_here && !tile_is_double(t, i, names)) {
                tile_write_spot(t, &t->spots[i], names[i]);
            }
        }
        tile_end_layer(t);
    }
}

static void tile_visit_house(void *ctx, uint32_t row) {
    tile *t = ctx;
    char room[NAMES_TEXT_MAX];
    tile_point p;
    str number = names_main(t->m, row, room);
    if (number.len && t->left && tile_place(t, row, &p) && call_charge(t->call, TILE_ROW_WORK)) {
        t->left--;
        tile_use(t, t->m);
        tile_begin_feature(t);
        tile_tag_text(t, TILE_NUMBER, number);
        tile_put_spot(t, (int)p.x, (int)p.y);
    }
}

static void tile_write_houses(tile *t) {
    tile_begin_layer(t, TILE_HOUSE);
    for (int i = 0; i < t->view.set->count && t->at.zoom >= TILE_HOUSES_ZOOM; i++) {
        t->m = &t->view.set->images[i];
        t->left = TILE_HOUSES_MAX;
        rtree_walk(t->m, t->call, IMAGE_HOUSE, t->box, tile_visit_house, t);
    }
    tile_end_layer(t);
}

static void tile_write_credits(tile *t) {
    tile_begin_layer(t, TILE_CREDIT);
    for (int i = 0; i < t->credit_count; i++) {
        tile_begin_feature(t);
        tile_tag_text(t, TILE_NAME, t->credits[i]);
        tile_put_spot(t, (int)tile_side(t) / 2, (int)tile_side(t) / 2);
    }
    tile_end_layer(t);
}

/* ---- a tile ---- */

static double tile_lat(double y) {
    return atan(sinh(GEO_PI * (1 - 2 * y))) / GEO_DEG;
}

static void tile_look(tile *t, tile_at at) {
    int64_t size = INT64_C(1) << (32 - at.zoom), west = (int64_t)at.x * size;
    int64_t north = (int64_t)at.y * size;
    double count = exp2(at.zoom);
    t->at = at;
    t->bits = TILE_BITS + at.detail;
    t->shift = 32 - at.zoom - t->bits;
    t->margin = TILE_MARGIN;
    int64_t margin = t->margin << t->shift;
    t->west = west - margin;
    t->north = north - margin;
    t->east = west + size + margin;
    t->south = north + size + margin;
    t->box = (bbox){at.x / count * 360 - 180, tile_lat((at.y + 1) / count),
                    (at.x + 1) / count * 360 - 180, tile_lat(at.y / count)};
    t->columns = TILE_COLUMNS << at.detail;
    t->rows = TILE_ROWS << at.detail;
}

static bool tile_reserve(tile *t, arena *a) {
    size_t cells = TILE_GRIDS * (size_t)t->columns * (size_t)t->rows;
    t->points = arena_room(a, sizeof *t->points, TILE_POINTS_MAX);
    t->other = arena_room(a, sizeof *t->other, TILE_POINTS_MAX);
    t->codes = arena_room(a, 1, TILE_POINTS_MAX);
    t->spots = arena_take(a, sizeof *t->spots, cells);
    t->geometry = out_of(arena_room(a, 1, TILE_FEATURE_MAX), TILE_FEATURE_MAX);
    t->features = out_of(arena_room(a, 1, TILE_LAYER_MAX), TILE_LAYER_MAX);
    t->values = out_of(arena_room(a, 1, TILE_VALUES_MAX), TILE_VALUES_MAX);
    return !a->full;
}

GEO_FN status tile_write(call *c, tile_at at, str language, out *o) {
    const world_map *map = world_get(c, at.zoom + at.detail);
    tile *t = ARENA_NEW(&c->mem, tile, 1);
    if (!t) {
        return call_full(c);
    }
    t->call = c;
    t->to = o;
    tile_look(t, at);
    if (!tile_reserve(t, &c->mem)) {
        return call_full(c);
    }
    t->view = image_set_view_begin(c, language);
    if (map) {
        tile_world_rings(t, map, WORLD_COAST, TILE_LAND);
        tile_end_layer(t);
        tile_world_rings(t, map, WORLD_LAKE, TILE_WATER);
    } else {
        tile_begin_layer(t, TILE_WATER);
    }
    tile_areas_of(t);
    tile_end_layer(t);
    tile_begin_layer(t, TILE_LANDUSE);
    tile_areas_of(t);
    tile_end_layer(t);
    if (map) {
        tile_world_lines(t, map);
    }
    tile_streets_of(t);
    tile_write_spots(t);
    tile_write_houses(t);
    tile_write_credits(t);
    image_set_view_end(&t->view);
    return call_end(c, c->code);
}

GEO_FN void tile_write_facts(out *o) {
    out_key(o, "minzoom");
    out_json_int(o, 0);
    out_key(o, "maxzoom");
    out_json_int(o, TILE_ZOOM_MAX);
    out_key(o, "vector_layers");
    out_open(o, '[');
    for (int i = 0; i < TILE_LAYERS; i++) {
        out_open(o, '{');
        out_key(o, "id");
        out_json_str(o, str_of(tile_layers[i].name));
        out_key(o, "minzoom");
        out_json_int(o, tile_layers[i].zoom);
        out_key(o, "fields");
        out_open(o, '{');
        for (int key = 0; key < TILE_KEYS; key++) {
            if (tile_layers[i].keys >> key & 1) {
                out_key(o, tile_keys[key].name);
                out_json_str(o, tile_keys[key].is_number ? STR("Number") : STR("String"));
            }
        }
        out_close(o, '}');
        out_close(o, '}');
    }
    out_close(o, ']');
}
