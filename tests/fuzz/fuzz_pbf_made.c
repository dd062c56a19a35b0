/* fuzz_pbf_made -- sound blocks of .osm.pbf, made of the input: every object must be read as it was
 * written, as a plain node or a dense one, a way with or without the places of its nodes, or a
 * relation. Then one byte is damaged, and the block is read as fuzz_pbf reads it. */

enum { FUZZ_MADE_OBJECTS = 40, FUZZ_MADE_LIST = 6, FUZZ_MADE_STRINGS = 8 };

typedef struct {
    pbf_kind kind;
    int64_t id;
    pbf_point at;             /* of a node */
    int tags[FUZZ_MADE_LIST]; /* strings: key, value, key, value */
    int tag_count, count;
    int64_t refs[FUZZ_MADE_LIST];
    pbf_point points[FUZZ_MADE_LIST]; /* of a way */
    bool has_points;
    int roles[FUZZ_MADE_LIST]; /* strings, of a relation's members */
    pbf_kind kinds[FUZZ_MADE_LIST];
} fuzz_made_object;

static struct {
    str input;
    str strings[FUZZ_MADE_STRINGS]; /* the first is empty, as the format wants */
    int64_t units;                  /* granularity in 1e-7 degrees */
    int64_t offset;
    fuzz_made_object made[FUZZ_MADE_OBJECTS];
    int count;
    char lists[7][1 << 10], message[1 << 13], group[1 << 17], block[1 << 18];
} fuzz_made;

/* ---- what the input says ---- */

static unsigned fuzz_made_take(void) {
    unsigned byte = fuzz_made.input.len ? (unsigned char)fuzz_made.input.at[0] : 0;
    fuzz_made.input = str_from(fuzz_made.input, fuzz_made.input.len > 0);
    return byte;
}

static int64_t fuzz_made_number(int64_t most) {
    uint64_t number = 0;
    for (unsigned bytes = fuzz_made_take() % 8; bytes; bytes--) {
        number = number << 8 | fuzz_made_take();
    }
    int64_t value = (int64_t)(number >> 1) % most;
    return number & 1 ? -value : value;
}

static int32_t fuzz_made_degrees(int32_t most) {
    int64_t units = fuzz_made_number((most - 1000) / fuzz_made.units);
    return (int32_t)(units * fuzz_made.units + fuzz_made.offset);
}

static pbf_point fuzz_made_point(void) {
    int32_t lat = fuzz_made_degrees(900000000);
    return (pbf_point){lat, fuzz_made_degrees(1800000000)};
}

static fuzz_made_object *fuzz_made_make(pbf_kind kind) {
    fuzz_made_object *x = &fuzz_made.made[fuzz_made.count++];
    *x = (fuzz_made_object){.kind = kind, .id = fuzz_made_number(INT64_C(1) << 50)};
    x->tag_count = (int)(fuzz_made_take() % (FUZZ_MADE_LIST / 2));
    for (int i = 0; i < 2 * x->tag_count;
         i++) { /* a key that is 0 would end those of a dense one */
        x->tags[i] = 1 + (int)(fuzz_made_take() % (FUZZ_MADE_STRINGS - 1));
    }
    x->count = kind == PBF_NODE ? 0 : (int)(fuzz_made_take() % FUZZ_MADE_LIST);
    x->has_points = kind == PBF_WAY && x->count && fuzz_made_take() & 1;
    x->at = kind == PBF_NODE ? fuzz_made_point() : (pbf_point){0, 0};
    for (int i = 0; i < x->count; i++) {
        x->refs[i] = fuzz_made_number(INT64_C(1) << 50);
        x->points[i] = x->has_points ? fuzz_made_point() : (pbf_point){0, 0};
        x->roles[i] = (int)(fuzz_made_take() % FUZZ_MADE_STRINGS);
        x->kinds[i] = fuzz_made_take() % PBF_KINDS;
    }
    return x;
}

/* ---- writing ---- */

static void fuzz_made_put(out *o, uint64_t value) {
    for (; value > 127; value >>= 7) {
        out_char(o, (char)(value | 128));
    }
    out_char(o, (char)value);
}

static void fuzz_made_put_signed(out *o, int64_t value) {
    fuzz_made_put(o, (uint64_t)value << 1 ^ (value < 0 ? UINT64_MAX : 0));
}

static void fuzz_made_put_bytes(out *o, unsigned field, str bytes) {
    fuzz_made_put(o, field << 3 | 2);
    fuzz_made_put(o, bytes.len);
    out_text(o, bytes);
}

static out fuzz_made_list(int i) {
    return out_of(fuzz_made.lists[i], sizeof fuzz_made.lists[i]);
}

static int64_t fuzz_made_units(int32_t degrees) {
    return (degrees - fuzz_made.offset) / fuzz_made.units;
}

static void fuzz_made_put_point(out *lats, out *lons, pbf_point p, pbf_point before) {
    fuzz_made_put_signed(lats, fuzz_made_units(p.lat) - fuzz_made_units(before.lat));
    fuzz_made_put_signed(lons, fuzz_made_units(p.lon) - fuzz_made_units(before.lon));
}

/* Where the sums of the differences begin. */
static pbf_point fuzz_made_origin(void) {
    return (pbf_point){(int32_t)fuzz_made.offset, (int32_t)fuzz_made.offset};
}

static void fuzz_made_put_dense(out *group) {
    out ids = fuzz_made_list(0), keys = fuzz_made_list(1), lats = fuzz_made_list(2),
        lons = fuzz_made_list(3), message = out_of(fuzz_made.message, sizeof fuzz_made.message);
    pbf_point before = fuzz_made_origin();
    int64_t id = 0;
    for (unsigned n = fuzz_made_take() % FUZZ_MADE_LIST; n && fuzz_made.count < FUZZ_MADE_OBJECTS;
         n--) {
        const fuzz_made_object *x = fuzz_made_make(PBF_NODE);
        fuzz_made_put_signed(&ids, x->id - id);
        fuzz_made_put_point(&lats, &lons, x->at, before);
        for (int i = 0; i < 2 * x->tag_count; i++) {
            fuzz_made_put(&keys, (uint64_t)x->tags[i]);
        }
        fuzz_made_put(&keys, 0);
        id = x->id;
        before = x->at;
    }
    fuzz_made_put_bytes(&message, 1, out_str(&ids));
    fuzz_made_put_bytes(&message, 8, out_str(&lats));
    fuzz_made_put_bytes(&message, 9, out_str(&lons));
    fuzz_made_put_bytes(&message, 10, out_str(&keys));
    fuzz_made_put_bytes(group, GROUP_DENSE, out_str(&message));
}

/* The fields that ways and relations have besides. */
static void fuzz_made_put_rest(out *message, const fuzz_made_object *x) {
    out refs = fuzz_made_list(2), lats = fuzz_made_list(3), lons = fuzz_made_list(4),
        roles = fuzz_made_list(5), kinds = fuzz_made_list(6);
    bool is_way = x->kind == PBF_WAY;
    pbf_point before = fuzz_made_origin();
    for (int i = 0; i < x->count; i++) {
        fuzz_made_put_signed(&refs, x->refs[i] - (i ? x->refs[i - 1] : 0));
        fuzz_made_put(&roles, (uint64_t)x->roles[i]);
        if (x->has_points) {
            fuzz_made_put_point(&lats, &lons, x->points[i], before);
            before = x->points[i];
        } else if (!is_way) {
            fuzz_made_put(&kinds, x->kinds[i]);
        }
    }
    fuzz_made_put_bytes(message, 8, is_way ? out_str(&refs) : out_str(&roles));
    fuzz_made_put_bytes(message, 9, is_way ? out_str(&lats) : out_str(&refs));
    fuzz_made_put_bytes(message, 10, is_way ? out_str(&lons) : out_str(&kinds));
}

static void fuzz_made_put_single(out *group, pbf_kind kind) {
    static const unsigned fields[] = {
        [PBF_NODE] = GROUP_NODE, [PBF_WAY] = GROUP_WAY, [PBF_RELATION] = GROUP_RELATION};
    const fuzz_made_object *x = fuzz_made_make(kind);
    out keys = fuzz_made_list(0), values = fuzz_made_list(1),
        message = out_of(fuzz_made.message, sizeof fuzz_made.message);
    for (int i = 0; i < 2 * x->tag_count; i++) {
        fuzz_made_put(i % 2 ? &values : &keys, (uint64_t)x->tags[i]);
    }
    fuzz_made_put(&message, 1 << 3);
    if (kind == PBF_NODE) {
        fuzz_made_put_signed(&message, x->id);
    } else {
        fuzz_made_put(&message, (uint64_t)x->id);
    }
    fuzz_made_put_bytes(&message, 2, out_str(&keys));
    fuzz_made_put_bytes(&message, 3, out_str(&values));
    if (kind == PBF_NODE) {
        fuzz_made_put(&message, 8 << 3);
        fuzz_made_put_signed(&message, fuzz_made_units(x->at.lat));
        fuzz_made_put(&message, 9 << 3);
        fuzz_made_put_signed(&message, fuzz_made_units(x->at.lon));
    } else {
        fuzz_made_put_rest(&message, x);
    }
    fuzz_made_put_bytes(group, fields[kind], out_str(&message));
}

static out fuzz_made_write(void) {
    out block = out_of(fuzz_made.block, sizeof fuzz_made.block),
        strings = out_of(fuzz_made.group, sizeof fuzz_made.group);
    for (int i = 0; i < FUZZ_MADE_STRINGS; i++) {
        size_t len = i ? MIN(fuzz_made_take() % 16, fuzz_made.input.len) : 0;
        fuzz_made.strings[i] = str_head(fuzz_made.input, len);
        fuzz_made.input = str_from(fuzz_made.input, len);
        fuzz_made_put_bytes(&strings, 1, fuzz_made.strings[i]);
    }
    fuzz_made_put_bytes(&block, BLOCK_STRINGS, out_str(&strings));
    fuzz_made_put(&block, BLOCK_GRANULARITY << 3);
    fuzz_made_put(&block, 100 * (uint64_t)fuzz_made.units);
    fuzz_made_put(&block, BLOCK_LAT << 3);
    fuzz_made_put(&block, (uint64_t)fuzz_made.offset * 100);
    fuzz_made_put(&block, BLOCK_LON << 3);
    fuzz_made_put(&block, (uint64_t)fuzz_made.offset * 100);
    while (fuzz_made.input.len && fuzz_made.count < FUZZ_MADE_OBJECTS) {
        out group = out_of(fuzz_made.group, sizeof fuzz_made.group);
        for (unsigned n = 1 + fuzz_made_take() % 4; n && fuzz_made.count < FUZZ_MADE_OBJECTS; n--) {
            unsigned kind = fuzz_made_take() % (PBF_KINDS + 1);
            if (kind == PBF_KINDS) {
                fuzz_made_put_dense(&group);
            } else {
                fuzz_made_put_single(&group, kind);
            }
        }
        ASSERT(!group.full);
        fuzz_made_put_bytes(&block, BLOCK_GROUP, out_str(&group));
    }
    ASSERT(!block.full);
    return block;
}

/* ---- reading ---- */

static void fuzz_made_compare(const fuzz_made_object *x, const pbf_object *o) {
    ASSERT(o->kind == x->kind && o->id == x->id && o->tag_count == x->tag_count &&
           o->count == x->count);
    ASSERT(o->kind != PBF_NODE || (o->lat == x->at.lat && o->lon == x->at.lon));
    ASSERT(o->kind != PBF_WAY || (o->points != NULL) == x->has_points);
    for (int i = 0; i < x->tag_count; i++) {
        ASSERT(str_eq(o->tags[i].key, fuzz_made.strings[x->tags[2 * i]]) &&
               str_eq(o->tags[i].value, fuzz_made.strings[x->tags[2 * i + 1]]));
    }
    for (int i = 0; i < x->count; i++) {
        ASSERT(x->kind == PBF_RELATION
                   ? o->members[i].id == x->refs[i] && o->members[i].kind == x->kinds[i] &&
                         str_eq(o->members[i].role, fuzz_made.strings[x->roles[i]])
                   : o->refs[i] == x->refs[i]);
        ASSERT(!x->has_points ||
               (o->points[i].lat == x->points[i].lat && o->points[i].lon == x->points[i].lon));
    }
}

static int fuzz_pbf_made(const uint8_t *bytes, size_t size) {
    static pbf_buffers *room;
    room = room ? room : os_reserve(sizeof *room);
    ASSERT(room);
    fuzz_made.input = (str){(const char *)bytes, size};
    fuzz_made.count = 0;
    size_t damaged = fuzz_made_take() | fuzz_made_take() << 8;
    fuzz_made.units = 1 + fuzz_made_take() % 3;
    fuzz_made.offset = (int64_t)(fuzz_made_take() % 9) - 4;
    out block = fuzz_made_write();
    pbf_reader r;
    pbf_object o;
    int read = 0, more = 0;
    ASSERT(pbf_open(&r, out_str(&block), (1 << PBF_KINDS) - 1, room));
    while ((more = pbf_next(&r, &o)) == 1) {
        ASSERT(read < fuzz_made.count);
        fuzz_made_compare(&fuzz_made.made[read++], &o);
    }
    ASSERT(more == 0 && read == fuzz_made.count);
    block.at[damaged % block.len] ^= (char)(1 + damaged % 255);
    fuzz_pbf_block(out_str(&block), room);
    return 0;
}
