#ifndef VECTOR_TILE_H
#define VECTOR_TILE_H
/* vector_tile -- whether bytes are a Mapbox Vector Tile 2.1 that every reader takes: complete
 * fields, tags that exist, geometry of whole commands, rings that wind as they should. */

typedef struct {
    int layers, features;
    bool is_bad;
    int64_t side; /* extent of the layer, and what may be around it */
} vector_tile;

static uint64_t vector_tile_number(vector_tile *t, str *rest) {
    uint64_t value = 0;
    for (unsigned shift = 0; rest->len && shift < 63; shift += 7) {
        unsigned char byte = (unsigned char)rest->at[0];
        *rest = str_from(*rest, 1);
        value |= (uint64_t)(byte & 127) << shift;
        if (byte < 128) {
            return value;
        }
    }
    t->is_bad = true;
    return 0;
}

/* The next field: its number, its value, and if it has any its bytes. */
static bool vector_tile_next(vector_tile *t, str *rest, unsigned *field, uint64_t *value,
                             str *bytes) {
    if (!rest->len || t->is_bad) {
        return false;
    }
    uint64_t tag = vector_tile_number(t, rest);
    *field = (unsigned)(tag >> 3);
    *value = vector_tile_number(t, rest);
    *bytes = STR_NONE;
    t->is_bad |= (tag & 7) != 0 && (tag & 7) != 2;
    if (tag & 2) {
        t->is_bad |= rest->len < *value;
        *bytes = str_head(*rest, *value);
        *rest = str_from(*rest, *value);
    }
    return !t->is_bad;
}

static int64_t vector_tile_step(vector_tile *t, str *rest) {
    uint64_t value = vector_tile_number(t, rest);
    return value & 1 ? -(int64_t)(value >> 1) - 1 : (int64_t)(value >> 1);
}

/* A feature: of polygons the first ring is no hole, and no ring is flat. */
static void vector_tile_geometry(vector_tile *t, str rest, uint64_t shape) {
    int64_t x = 0, y = 0, x0 = 0, y0 = 0, area = 0;
    int points = 0, rings = 0;
    t->is_bad |= !rest.len || shape < 1 || shape > 3;
    while (rest.len && !t->is_bad) {
        uint64_t command = vector_tile_number(t, &rest), count = command >> 3;
        bool begins = (command & 7) == 1, closes = (command & 7) == 7;
        t->is_bad |= !count || (!begins && !closes && (command & 7) != 2);
        if (closes) {
            area += x * y0 - x0 * y;
            t->is_bad |= shape != 3 || points < 3 || !area || (!rings++ && area < 0);
            continue;
        }
        t->is_bad |= begins && points && shape == 2 && points < 2;
        for (uint64_t i = 0; i < count && !t->is_bad; i++) {
            int64_t from_x = x, from_y = y;
            x += vector_tile_step(t, &rest);
            y += vector_tile_step(t, &rest);
            area = begins ? 0 : area + from_x * y - x * from_y;
            x0 = begins ? x : x0;
            y0 = begins ? y : y0;
            points = begins ? 1 : points + 1;
            t->is_bad |= x < -t->side || y < -t->side || x > 2 * t->side || y > 2 * t->side;
            t->is_bad |= shape == 1 && (x < 0 || y < 0 || x >= t->side || y >= t->side);
        }
    }
}

static void vector_tile_feature(vector_tile *t, str rest, uint64_t keys, uint64_t values) {
    unsigned field;
    uint64_t value, shape = 0;
    str bytes, geometry = STR("");
    t->features++;
    while (vector_tile_next(t, &rest, &field, &value, &bytes)) {
        for (int i = 0; field == 2 && bytes.len; i++) {
            t->is_bad |= vector_tile_number(t, &bytes) >= (i % 2 ? values : keys);
        }
        shape = field == 3 ? value : shape;
        geometry = field == 4 ? bytes : geometry;
    }
    vector_tile_geometry(t, geometry, shape);
}

static void vector_tile_layer(vector_tile *t, str layer) {
    unsigned field;
    uint64_t value, keys = 0, values = 0, version = 0;
    str bytes, name = STR_NONE, rest = layer;
    t->layers++;
    t->side = 4096;
    while (vector_tile_next(t, &rest, &field, &value, &bytes)) {
        keys += field == 3;
        values += field == 4;
        name = field == 1 ? bytes : name;
        version = field == 15 ? value : version;
        t->side = field == 5 ? (int64_t)value : t->side;
    }
    t->is_bad |= !name.len || version != 2;
    rest = layer;
    while (vector_tile_next(t, &rest, &field, &value, &bytes)) {
        if (field == 2) {
            vector_tile_feature(t, bytes, keys, values);
        }
    }
}

static vector_tile vector_tile_check(str tile) {
    vector_tile t = {0};
    unsigned field;
    uint64_t value;
    str bytes;
    while (vector_tile_next(&t, &tile, &field, &value, &bytes)) {
        t.is_bad |= field != 3;
        vector_tile_layer(&t, bytes);
    }
    return t;
}

#endif
