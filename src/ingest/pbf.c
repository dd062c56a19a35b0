/* pbf -- reads .osm.pbf files. Owns nothing: the caller passes in pbf_buffers. Every length is
 * checked against the slice it is in, every count against its named limit. Outside facts: the
 * OpenStreetMap wiki's "PBF Format" (fileformat.proto, osmformat.proto) and the Protocol Buffers
 * encoding: a message is a sequence of keys (field << 3 | wire type) and values. */
#include "pbf.h"

#include "../base/inflate.h"

/* ---- protocol buffers ---- */

enum { WIRE_NUMBER = 0, WIRE_FIXED64 = 1, WIRE_BYTES = 2, WIRE_FIXED32 = 5 };

typedef struct {
    int number;
    uint64_t value; /* WIRE_NUMBER */
    str bytes;      /* WIRE_BYTES */
} pbf_field;

static int64_t pbf_zigzag(uint64_t value) {
    return (int64_t)(value >> 1 ^ (0 - (value & 1)));
}

/* Wrapping sums: deltas of a damaged file may add up to anything, and the sum is only compared. */
static int64_t pbf_add(int64_t a, int64_t b) {
    return (int64_t)((uint64_t)a + (uint64_t)b);
}

static bool pbf_delta(str *rest, int64_t *sum) {
    uint64_t value = 0;
    if (!str_varint(rest, &value)) {
        return false;
    }
    *sum = pbf_add(*sum, pbf_zigzag(value));
    return true;
}

/* 1: the next field; 0: end of the message; -1: bad. Fields of unused types get no value. */
static int pbf_next_field(str *rest, pbf_field *f) {
    uint64_t key = 0, size = 0;
    if (!rest->len) {
        return 0;
    }
    if (!str_varint(rest, &key) || key >> 3 == 0 || key >> 3 > INT32_MAX) {
        return -1;
    }
    *f = (pbf_field){.number = (int)(key >> 3)};
    switch (key & 7) {
    case WIRE_NUMBER: return str_varint(rest, &f->value) ? 1 : -1;
    case WIRE_BYTES:
        if (!str_varint(rest, &size) || size > rest->len) {
            return -1;
        }
        f->bytes = str_head(*rest, (size_t)size);
        break;
    case WIRE_FIXED64:
    case WIRE_FIXED32:
        size = (key & 7) == WIRE_FIXED64 ? 8 : 4;
        if (size > rest->len) {
            return -1;
        }
        break;
    default: return -1;
    }
    *rest = str_from(*rest, (size_t)size);
    return 1;
}

/* ---- frames and blobs ---- */

GEO_FN ptrdiff_t pbf_read_frame(str in, pbf_frame *frame) {
    const unsigned char *head = (const unsigned char *)in.at;
    if (in.len < 4) {
        return 0;
    }
    size_t size = (size_t)head[0] << 24 | (size_t)head[1] << 16 | (size_t)head[2] << 8 | head[3];
    if (!size || size > PBF_FRAME_MAX) {
        return -1;
    }
    if (in.len - 4 < size) {
        return 0;
    }
    str rest = {in.at + 4, size};
    pbf_field f;
    int more = 0;
    *frame = (pbf_frame){.size = 0};
    while ((more = pbf_next_field(&rest, &f)) > 0) {
        if (f.number == 1) {
            frame->is_header = str_eq(f.bytes, STR("OSMHeader"));
            frame->is_data = str_eq(f.bytes, STR("OSMData"));
        } else if (f.number == 3) {
            frame->size = f.value <= PBF_BLOB_MAX ? (size_t)f.value : 0;
        }
    }
    return more < 0 || !frame->size ? -1 : (ptrdiff_t)(size + 4);
}

GEO_FN bool pbf_unpack(str blob, char *into, size_t cap, pbf_buffers *room, str *block,
                       const char **why) {
    enum { BLOB_RAW = 1, BLOB_RAW_SIZE, BLOB_ZLIB, BLOB_LZMA, BLOB_BZIP2, BLOB_LZ4, BLOB_ZSTD };
    str rest = blob, packed = STR_NONE;
    uint64_t size = 0;
    int how = 0;
    pbf_field f;
    int more = 0;
    *block = STR_NONE;
    while ((more = pbf_next_field(&rest, &f)) > 0) {
        if (f.number == BLOB_RAW) {
            *block = f.bytes;
        } else if (f.number == BLOB_RAW_SIZE) {
            size = f.value;
        } else if (f.number == BLOB_LZMA || f.number == BLOB_BZIP2) {
            *why = "is packed by lzma or bzip2; zlib, lz4 and zstd are read";
            return false;
        } else if (f.bytes.at) {
            how = f.number;
            packed = f.bytes;
        }
    }
    if (more == 0 && block->at) {
        return true;
    }
    *why = "is damaged";
    if (more < 0 || !packed.at || size > MIN(cap, (size_t)PBF_BLOB_MAX)) {
        return false;
    }
    bool is_good = how == BLOB_LZ4    ? zstd_unpack_lz4(packed, into, (size_t)size)
                   : how == BLOB_ZSTD ? zstd_unpack(packed, into, (size_t)size, &room->zstd)
                                      : inflate_zlib(packed, into, (size_t)size) > 0;
    if (!is_good) {
        return false;
    }
    *block = (str){into, (size_t)size};
    return true;
}

GEO_FN bool pbf_read_header(str block, pbf_info *info, const char **why) {
    enum { HEADER_REQUIRED = 4, HEADER_DATE = 32 };
    pbf_field f;
    int more = 0;
    *info = (pbf_info){.date_s = 0};
    while ((more = pbf_next_field(&block, &f)) > 0) {
        if (f.number == HEADER_REQUIRED && !str_eq(f.bytes, STR("OsmSchema-V0.6")) &&
            !str_eq(f.bytes, STR("DenseNodes"))) {
            *why = "wants a feature that is not read here (a file with history, perhaps)";
            return false;
        }
        if (f.number == HEADER_DATE && f.value < INT32_MAX * 4LL) {
            info->date_s = (int64_t)f.value;
        }
    }
    *why = "is damaged";
    return more == 0;
}

/* ---- blocks ---- */

enum { BLOCK_STRINGS = 1, BLOCK_GROUP = 2, BLOCK_GRANULARITY = 17, BLOCK_LAT = 19, BLOCK_LON = 20 };
enum { GROUP_NODE = 1, GROUP_DENSE = 2, GROUP_WAY = 3, GROUP_RELATION = 4 };

static bool pbf_strings(pbf_reader *r, str table) {
    pbf_field f;
    int more = 0;
    while ((more = pbf_next_field(&table, &f)) > 0) {
        if (f.number != 1) {
            continue;
        }
        if (r->strings == PBF_STRINGS_MAX || f.bytes.len > PBF_BLOB_MAX) {
            return false;
        }
        r->room->strings[r->strings].at = f.bytes.len ? (uint32_t)(f.bytes.at - r->block.at) : 0;
        r->room->strings[r->strings++].len = (uint32_t)f.bytes.len;
    }
    return more == 0;
}

static bool pbf_string(const pbf_reader *r, uint64_t index, str *s) {
    if (index >= (uint64_t)r->strings) {
        return false;
    }
    *s = (str){r->block.at + r->room->strings[index].at, r->room->strings[index].len};
    return true;
}

GEO_FN bool pbf_open(pbf_reader *r, str block, unsigned kinds, pbf_buffers *room) {
    str rest = block;
    pbf_field f;
    int more = 0;
    *r = (pbf_reader){
        .block = block, .groups = block, .kinds = kinds, .room = room, .granularity = 100};
    while ((more = pbf_next_field(&rest, &f)) > 0) {
        if (f.number == BLOCK_STRINGS && !pbf_strings(r, f.bytes)) {
            return false;
        }
        if (f.number == BLOCK_GRANULARITY) {
            r->granularity = (int64_t)f.value;
        } else if (f.number == BLOCK_LAT) {
            r->lat_offset = (int64_t)f.value;
        } else if (f.number == BLOCK_LON) {
            r->lon_offset = (int64_t)f.value;
        }
    }
    return more == 0 && r->granularity > 0 && r->granularity <= INT32_MAX;
}

GEO_FN unsigned pbf_kinds(str block) {
    static const unsigned char kinds[] = {[GROUP_NODE] = 1 << PBF_NODE,
                                          [GROUP_DENSE] = 1 << PBF_NODE,
                                          [GROUP_WAY] = 1 << PBF_WAY,
                                          [GROUP_RELATION] = 1 << PBF_RELATION};
    unsigned found = 0;
    pbf_field f, inner;
    while (pbf_next_field(&block, &f) > 0) {
        while (f.number == BLOCK_GROUP && pbf_next_field(&f.bytes, &inner) > 0) {
            found |= (size_t)inner.number < sizeof kinds ? kinds[inner.number] : 0;
        }
    }
    return found;
}

/* Units of the block to 1e-7 degrees; false: not on the globe. */
static bool pbf_degrees(int64_t units, int64_t granularity, int64_t offset, int64_t most,
                        int32_t *e7) {
    if (offset > INT64_MAX / 4 || offset < INT64_MIN / 4 || units > INT64_MAX / 4 / granularity ||
        units < INT64_MIN / 4 / granularity) {
        return false;
    }
    int64_t degrees = (offset + units * granularity) / 100;
    if (degrees > most || degrees < -most) {
        return false;
    }
    *e7 = (int32_t)degrees;
    return true;
}

static bool pbf_place(const pbf_reader *r, int64_t lat, int64_t lon, pbf_object *o) {
    return pbf_degrees(lat, r->granularity, r->lat_offset, 900000000, &o->lat) &&
           pbf_degrees(lon, r->granularity, r->lon_offset, 1800000000, &o->lon);
}

static bool pbf_add_tag(pbf_reader *r, pbf_object *o, uint64_t key, uint64_t value) {
    if (o->tag_count == PBF_TAGS_MAX) {
        return false;
    }
    str_pair *tag = &r->room->tags[o->tag_count++];
    return pbf_string(r, key, &tag->key) && pbf_string(r, value, &tag->value);
}

/* Two packed lists of equal length: keys and values. */
static bool pbf_tags(pbf_reader *r, pbf_object *o, str tag_keys, str values) {
    uint64_t key = 0, value = 0;
    while (tag_keys.len) {
        if (!str_varint(&tag_keys, &key) || !str_varint(&values, &value) ||
            !pbf_add_tag(r, o, key, value)) {
            return false;
        }
    }
    return values.len == 0;
}

/* ---- objects ---- */

static bool pbf_dense_open(pbf_reader *r, str dense) {
    pbf_field f;
    int more = 0;
    r->ids = r->lats = r->lons = r->keys = STR_NONE;
    r->id = r->lat = r->lon = 0;
    while ((more = pbf_next_field(&dense, &f)) > 0) {
        switch (f.number) {
        case 1: r->ids = f.bytes; break;
        case 8: r->lats = f.bytes; break;
        case 9: r->lons = f.bytes; break;
        case 10: r->keys = f.bytes; break;
        default: break;
        }
    }
    return more == 0;
}

static bool pbf_dense_next(pbf_reader *r, pbf_object *o) {
    uint64_t key = 0, value = 0;
    if (!pbf_delta(&r->ids, &r->id) || !pbf_delta(&r->lats, &r->lat) ||
        !pbf_delta(&r->lons, &r->lon)) {
        return false;
    }
    *o = (pbf_object){.kind = PBF_NODE, .id = r->id, .tags = r->room->tags};
    while (r->keys.len) { /* key value key value 0; the list is missing if no node has tags */
        if (!str_varint(&r->keys, &key)) {
            return false;
        }
        if (!key) {
            break;
        }
        if (!str_varint(&r->keys, &value) || !pbf_add_tag(r, o, key, value)) {
            return false;
        }
    }
    return pbf_place(r, r->lat, r->lon, o);
}

/* The fields that nodes, ways and relations share, and those that only some have. */
typedef struct {
    str keys, values;
    str refs, roles, kinds; /* relation: 9, 8, 10; way: 8 */
    str lats, lons;         /* way: 9, 10; only in files with the locations of nodes on ways */
    uint64_t lat, lon;      /* node: 8, 9 */
    uint64_t id;
} pbf_fields;

static bool pbf_read_rows(str message, pbf_kind kind, pbf_fields *rows) {
    pbf_field f;
    int more = 0;
    *rows = (pbf_fields){.id = 0};
    while ((more = pbf_next_field(&message, &f)) > 0) {
        if (f.number == 1) {
            rows->id = f.value;
        } else if (f.number == 2) {
            rows->keys = f.bytes;
        } else if (f.number == 3) {
            rows->values = f.bytes;
        } else if (f.number == 8) {
            rows->lat = f.value;
            *(kind == PBF_RELATION ? &rows->roles : &rows->refs) = f.bytes;
        } else if (f.number == 9) {
            rows->lon = f.value;
            *(kind == PBF_RELATION ? &rows->refs : &rows->lats) = f.bytes;
        } else if (f.number == 10) {
            *(kind == PBF_RELATION ? &rows->kinds : &rows->lons) = f.bytes;
        }
    }
    return more == 0;
}

/* The locations of a way's nodes. */
static bool pbf_points(pbf_reader *r, const pbf_fields *rows, pbf_object *o) {
    str lats = rows->lats, lons = rows->lons;
    int64_t lat = 0, lon = 0;
    o->points = lats.len ? r->room->points : NULL;
    for (int i = 0; i < o->count && o->points; i++) {
        pbf_object at = {.lat = PBF_NOWHERE};
        if (!pbf_delta(&lats, &lat) || !pbf_delta(&lons, &lon)) {
            return false;
        }
        bool is_known = pbf_place(r, lat, lon, &at); /* unknown ones are off the globe */
        r->room->points[i] = (pbf_point){is_known ? at.lat : PBF_NOWHERE, at.lon};
    }
    return lats.len == 0 && lons.len == 0;
}

static bool pbf_way(pbf_reader *r, const pbf_fields *rows, pbf_object *o) {
    str refs = rows->refs;
    int64_t id = 0;
    o->refs = r->room->refs;
    while (refs.len) {
        if (o->count == PBF_REFS_MAX || !pbf_delta(&refs, &id)) {
            return false;
        }
        r->room->refs[o->count++] = id;
    }
    return pbf_points(r, rows, o);
}

static bool pbf_relation(pbf_reader *r, const pbf_fields *rows, pbf_object *o) {
    str refs = rows->refs, roles = rows->roles, kinds = rows->kinds;
    uint64_t role = 0, kind = 0;
    int64_t id = 0;
    o->members = r->room->members;
    while (refs.len) {
        if (o->count == PBF_REFS_MAX) {
            return false;
        }
        pbf_member *m = &r->room->members[o->count++];
        if (!pbf_delta(&refs, &id) || !str_varint(&roles, &role) || !str_varint(&kinds, &kind) ||
            kind >= PBF_KINDS || !pbf_string(r, role, &m->role)) {
            return false;
        }
        m->id = id;
        m->kind = (pbf_kind)kind;
    }
    return roles.len == 0 && kinds.len == 0;
}

static bool pbf_single(pbf_reader *r, pbf_kind kind, str message, pbf_object *o) {
    pbf_fields rows;
    if (!pbf_read_rows(message, kind, &rows)) {
        return false;
    }
    *o = (pbf_object){.kind = kind, .id = (int64_t)rows.id, .tags = r->room->tags};
    if (!pbf_tags(r, o, rows.keys, rows.values)) {
        return false;
    }
    if (kind == PBF_NODE) {
        o->id = pbf_zigzag(rows.id); /* only the ids of nodes are zigzag-encoded */
        return pbf_place(r, pbf_zigzag(rows.lat), pbf_zigzag(rows.lon), o);
    }
    return kind == PBF_WAY ? pbf_way(r, &rows, o) : pbf_relation(r, &rows, o);
}

/* The next field of the current group. 1: an object; 0: nothing (yet); -1: bad. */
static int pbf_group_next(pbf_reader *r, pbf_object *o) {
    pbf_field f;
    int more = pbf_next_field(&r->group, &f);
    if (more <= 0) {
        return more;
    }
    if (f.number == GROUP_DENSE && r->kinds & 1U << PBF_NODE) {
        return pbf_dense_open(r, f.bytes) ? 0 : -1;
    }
    pbf_kind kind = f.number == GROUP_NODE       ? PBF_NODE
                    : f.number == GROUP_WAY      ? PBF_WAY
                    : f.number == GROUP_RELATION ? PBF_RELATION
                                                 : PBF_KINDS;
    if (kind == PBF_KINDS || !(r->kinds & 1U << kind)) {
        return 0;
    }
    return pbf_single(r, kind, f.bytes, o) ? 1 : -1;
}

GEO_FN int pbf_next(pbf_reader *r, pbf_object *object) {
    pbf_field f;
    for (;;) {
        if (r->ids.len) {
            return pbf_dense_next(r, object) ? 1 : -1;
        }
        if (r->group.len) {
            int found = pbf_group_next(r, object);
            if (found) {
                return found;
            }
            continue;
        }
        int more = pbf_next_field(&r->groups, &f);
        if (more <= 0) {
            return more;
        }
        if (f.number == BLOCK_GROUP) {
            r->group = f.bytes;
        }
    }
}

GEO_FN str pbf_tag(const pbf_object *o, str key) {
    for (int i = 0; i < o->tag_count; i++) {
        str tag = o->tags[i].key; /* most differ in length or end, which is cheap to see */
        if (tag.len == key.len && tag.at[tag.len - 1] == key.at[key.len - 1] && str_eq(tag, key)) {
            return o->tags[i].value;
        }
    }
    return STR_NONE;
}
