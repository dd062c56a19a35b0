/* pbf_writer -- writes .osm.pbf files for pbf.c to read. Owns the block that is being filled, in
 * the memory that it is given, and the file until it is complete. Outside facts: as of pbf.c.
 *
 * Blocks are raw: what is kept is read at every update, and unpacking it would take most of the
 * time. Nodes are dense; a block has objects of one kind. */
#include "pbf_writer.h"

#include <string.h>

#include "../base/arena.h"
#include "../base/hash.h"
#include "../base/out.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"

enum {
    PBF_WRITER_OBJECTS = 8000,     /* of a block: what other writers put in one */
    PBF_WRITER_SLOTS = 1 << 16,    /* of the hash of its strings; half are used */
    PBF_WRITER_LIST = 1 << 20,     /* bytes of each list of a block, */
    PBF_WRITER_ROWS_MAX = 3 << 20, /* of the first, which has ways and relations, */
    PBF_WRITER_ROOM = 384 << 10,   /* and of one object's lists */
    PBF_WRITER_SPARE = 128 << 10,  /* left in a list before the next object begins another block */
    PBF_WRITER_SUMMED = 1 << 20    /* bytes of a file that are hashed at a time */
};

/* The lists of a block of nodes; ways and relations are in the first. */
enum { PBF_WRITER_ROWS, PBF_WRITER_LATS, PBF_WRITER_LONS, PBF_WRITER_KEYS, PBF_WRITER_LISTS };

static struct {
    os_writer file;
    bool is_open;
    pbf_kind kind;
    int objects;
    int64_t id, lat, lon; /* of the last node */
    out lists[PBF_WRITER_LISTS], strings;
    out parts[3]; /* of one object */
    struct {
        uint64_t hash;
        uint32_t number; /* + 1; 0: free */
    } * slots;           /* PBF_WRITER_SLOTS */
    uint32_t string_count;
} pbf_writer;

/* ---- the file ---- */

static void pbf_writer_failed(call *c) {
    call_fail(c, GEO_FILE, "%s cannot be written: %s", pbf_writer.file.path, os_why());
}

static void pbf_writer_put(call *c, str bytes) {
    if (c->code || !pbf_writer.is_open) {
        return;
    }
    if (!os_write(pbf_writer.file.fd, bytes)) {
        pbf_writer_failed(c);
    }
}

/* The frame of a blob whose raw block has `len` bytes, up to that block. */
static void pbf_writer_frame(call *c, str type, size_t len) {
    enum { BLOB_RAW = 1, FRAME_TYPE = 1, FRAME_SIZE = 3 };
    char room[64], blob_room[16];
    out blob = out_of(blob_room, sizeof blob_room), frame = out_of(room + 4, sizeof room - 4);
    out_field_head(&blob, BLOB_RAW, len);
    out_field_bytes(&frame, FRAME_TYPE, type);
    out_field_number(&frame, FRAME_SIZE, blob.len + len);
    for (int i = 0; i < 4; i++) {
        room[i] = (char)(frame.len >> (24 - 8 * i) & 0xFF);
    }
    pbf_writer_put(c, (str){room, frame.len + 4});
    pbf_writer_put(c, out_str(&blob));
}

GEO_FN void pbf_writer_begin(call *c, const char *path, char *memory) {
    enum { HEADER_REQUIRED = 4 };
    char room[64];
    out header = out_of(room, sizeof room);
    arena a = arena_of(memory, PBF_WRITER_MEMORY);
    if (c->code) {
        return;
    }
    memset(&pbf_writer, 0, sizeof pbf_writer);
    pbf_writer.slots = arena_take(&a, sizeof *pbf_writer.slots, PBF_WRITER_SLOTS);
    for (int i = 0; i < PBF_WRITER_LISTS; i++) {
        size_t size = i == PBF_WRITER_ROWS ? PBF_WRITER_ROWS_MAX : PBF_WRITER_LIST;
        pbf_writer.lists[i] = out_of(arena_bytes(&a, size), size);
    }
    pbf_writer.strings = out_of(arena_bytes(&a, PBF_WRITER_LIST), PBF_WRITER_LIST);
    for (size_t i = 0; i < LEN(pbf_writer.parts); i++) {
        pbf_writer.parts[i] = out_of(arena_bytes(&a, PBF_WRITER_ROOM), PBF_WRITER_ROOM);
    }
    ASSERT(!a.full);
    pbf_writer.is_open = os_writer_open(&pbf_writer.file, path);
    if (!pbf_writer.is_open) {
        call_fail(c, GEO_FILE, "%s cannot be written: %s", path, os_why());
        return;
    }
    out_field_bytes(&header, HEADER_REQUIRED, STR("OsmSchema-V0.6"));
    out_field_bytes(&header, HEADER_REQUIRED, STR("DenseNodes"));
    pbf_writer_frame(c, STR("OSMHeader"), header.len);
    pbf_writer_put(c, out_str(&header));
}

GEO_FN void pbf_writer_discard(void) {
    if (pbf_writer.is_open) {
        os_writer_discard(&pbf_writer.file);
    }
    pbf_writer.is_open = false;
}

/* ---- blocks ---- */

static void pbf_writer_clear(void) {
    pbf_writer.objects = 0;
    pbf_writer.id = pbf_writer.lat = pbf_writer.lon = 0;
    for (int i = 0; i < PBF_WRITER_LISTS; i++) {
        pbf_writer.lists[i].len = 0;
    }
    memset(pbf_writer.slots, 0, PBF_WRITER_SLOTS * sizeof *pbf_writer.slots);
    pbf_writer.strings.len = 0;
    pbf_writer.string_count = 1; /* number 0 ends the tags of a node */
    out_field_bytes(&pbf_writer.strings, 1, STR(""));
}

/* The number of a string in the current block. */
static uint64_t pbf_writer_string(str s) {
    uint64_t hash = hash_64(s.at, s.len, 0);
    size_t slot = hash % PBF_WRITER_SLOTS;
    while (pbf_writer.slots[slot].number && pbf_writer.slots[slot].hash != hash) {
        slot = (slot + 1) % PBF_WRITER_SLOTS;
    }
    if (!pbf_writer.slots[slot].number) {
        pbf_writer.slots[slot].hash = hash;
        pbf_writer.slots[slot].number = ++pbf_writer.string_count;
        out_field_bytes(&pbf_writer.strings, 1, s);
    }
    return pbf_writer.slots[slot].number - 1;
}

/* A head in a room of its own. */
typedef struct {
    char room[16];
    size_t len;
} pbf_writer_field;

static pbf_writer_field pbf_writer_field_of(unsigned field, size_t len) {
    pbf_writer_field f;
    out o = out_of(f.room, sizeof f.room);
    out_field_head(&o, field, len);
    f.len = o.len;
    return f;
}

static void pbf_writer_put_field(call *c, const pbf_writer_field *f, const out *bytes) {
    pbf_writer_put(c, (str){f->room, f->len});
    if (bytes) {
        pbf_writer_put(c, out_str(bytes));
    }
}

/* Writes the block that has been filled: its strings, and a group of rows. */
static void pbf_writer_flush(call *c) {
    enum { STRINGS_FIELD = 1, GROUP_FIELD = 2, DENSE_FIELD = 2 };
    static const unsigned fields[PBF_WRITER_LISTS] = {1, 8, 9, 10}; /* of dense nodes */
    const out *lists = pbf_writer.lists;
    bool is_dense = pbf_writer.kind == PBF_NODE;
    pbf_writer_field heads[PBF_WRITER_LISTS], dense;
    size_t len = is_dense ? 0 : lists[PBF_WRITER_ROWS].len;
    for (int i = 0; i < PBF_WRITER_LISTS && is_dense; i++) {
        heads[i] = pbf_writer_field_of(fields[i], lists[i].len);
        len += heads[i].len + lists[i].len;
    }
    dense = pbf_writer_field_of(DENSE_FIELD, len);
    len += is_dense ? dense.len : 0;
    pbf_writer_field strings = pbf_writer_field_of(STRINGS_FIELD, pbf_writer.strings.len);
    pbf_writer_field group = pbf_writer_field_of(GROUP_FIELD, len);
    pbf_writer_frame(c, STR("OSMData"), strings.len + pbf_writer.strings.len + group.len + len);
    pbf_writer_put_field(c, &strings, &pbf_writer.strings);
    pbf_writer_put_field(c, &group, is_dense ? NULL : &lists[PBF_WRITER_ROWS]);
    if (is_dense) {
        pbf_writer_put_field(c, &dense, NULL);
    }
    for (int i = 0; i < PBF_WRITER_LISTS && is_dense; i++) {
        pbf_writer_put_field(c, &heads[i], &lists[i]);
    }
    pbf_writer_clear();
}

static bool pbf_writer_is_full(const pbf_object *o) {
    bool is_full = pbf_writer.objects == PBF_WRITER_OBJECTS || o->kind != pbf_writer.kind ||
                   pbf_writer.string_count > PBF_WRITER_SLOTS / 4 ||
                   pbf_writer.strings.len > PBF_WRITER_LIST / 2;
    for (int i = 0; i < PBF_WRITER_LISTS; i++) {
        is_full |= pbf_writer.lists[i].len > PBF_WRITER_LIST - PBF_WRITER_SPARE;
    }
    return is_full;
}

/* ---- objects ---- */

static void pbf_writer_add_node(const pbf_object *o, int tags) {
    out *keys = &pbf_writer.lists[PBF_WRITER_KEYS];
    out_zigzag(&pbf_writer.lists[PBF_WRITER_ROWS], o->id - pbf_writer.id);
    out_zigzag(&pbf_writer.lists[PBF_WRITER_LATS], o->lat - pbf_writer.lat);
    out_zigzag(&pbf_writer.lists[PBF_WRITER_LONS], o->lon - pbf_writer.lon);
    pbf_writer.id = o->id;
    pbf_writer.lat = o->lat;
    pbf_writer.lon = o->lon;
    for (int i = 0; i < tags; i++) {
        out_varint(keys, pbf_writer_string(o->tags[i].key));
        out_varint(keys, pbf_writer_string(o->tags[i].value));
    }
    out_varint(keys, 0);
}

/* Adds a packed list to the message at the end of the rows, and empties it. */
static void pbf_writer_take(out *message, unsigned field, out *list) {
    if (list->len) {
        out_field_bytes(message, field, out_str(list));
    }
    list->len = 0;
}

static void pbf_writer_add_row(call *c, const pbf_object *o, int tags) {
    enum { ROW_ID = 1, ROW_KEYS, ROW_VALUES, ROW_ROLES = 8, ROW_MEMBERS, ROW_KINDS };
    out *p = pbf_writer.parts, *rows = &pbf_writer.lists[PBF_WRITER_ROWS];
    bool is_way = o->kind == PBF_WAY;
    int64_t last = 0;
    out message = out_of(pbf_writer.lists[PBF_WRITER_LATS].at, PBF_WRITER_LIST);
    out_field_number(&message, ROW_ID, (uint64_t)o->id);
    for (int i = 0; i < tags; i++) {
        out_varint(&p[0], pbf_writer_string(o->tags[i].key));
        out_varint(&p[1], pbf_writer_string(o->tags[i].value));
    }
    pbf_writer_take(&message, ROW_KEYS, &p[0]);
    pbf_writer_take(&message, ROW_VALUES, &p[1]);
    for (int i = 0; i < o->count; i++) {
        int64_t id = is_way ? o->refs[i] : o->members[i].id;
        out_zigzag(&p[1], id - last);
        last = id;
        if (!is_way) {
            out_varint(&p[0], pbf_writer_string(o->members[i].role));
            out_varint(&p[2], (uint64_t)o->members[i].kind);
        }
    }
    pbf_writer_take(&message, ROW_ROLES, &p[is_way]);
    pbf_writer_take(&message, ROW_MEMBERS, &p[!is_way]);
    pbf_writer_take(&message, ROW_KINDS, &p[2]);
    bool is_lost = message.full || p[0].full || p[1].full || p[2].full;
    if (!is_lost) {
        out_field_bytes(rows, is_way ? 3 : 4, out_str(&message));
    }
    if (is_lost || rows->full || pbf_writer.strings.full) {
        call_fail(c, GEO_TOO_LARGE, "an object of the extract is too large to be kept");
        call_advise(c, "Build without --updatable.");
    }
}

GEO_FN void pbf_writer_add(call *c, const pbf_object *o, bool with_tags) {
    if (c->code || !pbf_writer.is_open) {
        return;
    }
    if (pbf_writer.objects && pbf_writer_is_full(o)) {
        pbf_writer_flush(c);
    } else if (!pbf_writer.objects) {
        pbf_writer_clear();
    }
    pbf_writer.kind = o->kind;
    pbf_writer.objects++;
    if (o->kind == PBF_NODE) {
        pbf_writer_add_node(o, with_tags ? o->tag_count : 0);
    } else {
        pbf_writer_add_row(c, o, with_tags ? o->tag_count : 0);
    }
}

GEO_FN uint64_t pbf_writer_end(call *c) {
    if (pbf_writer.is_open && pbf_writer.objects) {
        pbf_writer_flush(c);
    }
    if (c->code || !pbf_writer.is_open) {
        pbf_writer_discard();
        return 0;
    }
    pbf_writer.is_open = false;
    if (!os_writer_commit(&pbf_writer.file)) {
        pbf_writer_failed(c);
        return 0;
    }
    return pbf_writer_sum_of(pbf_writer.file.path);
}

GEO_FN uint64_t pbf_writer_sum_of(const char *path) {
    str bytes;
    uint64_t sum = 1;
    if (!os_map(path, &bytes)) {
        return 0;
    }
    for (size_t at = 0; at < bytes.len; at += PBF_WRITER_SUMMED) {
        str part = str_head(str_from(bytes, at), PBF_WRITER_SUMMED);
        sum = hash_64(part.at, part.len, sum);
    }
    os_unmap(bytes);
    return sum;
}
