/* osm -- OpenStreetMap extracts. osm_ingest reads the file in three passes, joins ways and
 * relations with the positions of their nodes by sorting, and gives import records to
 * import_sort.c. Owns the three sorters for that time.
 *
 *   pass 1, nodes and relations   tagged nodes                   -> objects
 *                                 relations: tags                -> objects, their ways -> ways
 *   pass 2, ways                  tagged ways                    -> objects
 *                                 their nodes, those of `ways`   -> nodes
 *   pass 3, nodes                 positions of those in `nodes`  -> objects
 *
 * Objects come out of their sorter complete, tags first and then points in order, and sorted by
 * when they are needed: boundaries by level, settlements, parts of settlements, everything else. So
 * memory is bounded, whatever the size of the file. Nodes and ways must be sorted by id, as
 * extracts are.
 *
 * Outside facts: how OpenStreetMap makes areas of ways (its wiki: "Relation:multipolygon",
 * "Relation:boundary"). */
#include "osm.h"

#include <string.h>

#include "../base/hash.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../index/sort.h"
#include "borders.h"
#include "import_record.h"
#include "import_sort.h"
#include "osm_tags.h"
#include "pbf.h"
#include "shape.h"

enum {
    OSM_BLOBS_MAX = 8 << 20, /* of one file: 64 billion objects */
    OSM_TARGET_BYTES = 19,   /* object, member, index: where a point belongs */
    OSM_OBJECT_BYTES = 11,   /* of these, the object */
    OSM_HEAD_BYTES = 17      /* before the packed record: flags, label, wikidata */
};

enum { PART_TAGS = 0, PART_POINT = 1 };

static struct {
    import_reader *f;
    char *unpacked;
    pbf_buffers *room;
    shape shape;
    sorter ways, nodes, objects;
    unsigned char *blob_kinds; /* OSM_BLOBS_MAX */
    osm_tags_object object;
    char packed[SORT_RECORD_MAX], path[IMPORT_RECORD_PATH_MAX], last[SORT_RECORD_MAX];

    str wanted; /* the next record of the sorter that a pass joins; absent at its end */
    int64_t last_id;
} osm;

/* ---- records ---- */

/* The sort key of an object, at the start of its records: OSM_OBJECT_BYTES. */
static char *osm_put_object(char *at, int cls, int level, pbf_kind kind, int64_t id) {
    at = sort_put(at, (uint64_t)cls, 1);
    at = sort_put(at, (uint64_t)level, 1);
    at = sort_put(at, (uint64_t)kind, 1);
    return sort_put(at, sort_key(id), 8);
}

/* Adds osm.object to the objects. */
static void osm_put_tags(call *c, const pbf_object *o) {
    const osm_tags_object *x = &osm.object;
    char *at = osm_put_object(osm.packed, x->cls, x->level, o->kind, o->id);
    at = sort_put(at, PART_TAGS, 1);
    at = sort_put(at, x->flags, 1);
    at = sort_put(at, (uint64_t)x->label, 8);
    at = sort_put(at, x->wikidata, 8);
    out packed = out_of(at, (size_t)(osm.packed + sizeof osm.packed - at));
    import_record_pack(&packed, &x->record);
    size_t len = (size_t)(at - osm.packed) + packed.len;
    if (!packed.full) {
        sort_add(&osm.objects, c, (str){osm.packed, len});
    }
}

/* Node `ref` is point `index` of member `member` of an object. */
static void osm_add_target(call *c, int64_t ref, const char *object, int member, int index) {
    char rec[8 + OSM_TARGET_BYTES], *at = sort_put(rec, sort_key(ref), 8);
    memcpy(at, object, OSM_OBJECT_BYTES);
    at = sort_put(at + OSM_OBJECT_BYTES, (uint64_t)member, 4);
    at = sort_put(at, (uint64_t)index, 4);
    sort_add(&osm.nodes, c, (str){rec, (size_t)(at - rec)});
}

static void osm_add_targets(call *c, const pbf_object *way, const char *object, int member) {
    for (int i = 0; i < way->count && !c->code; i++) {
        osm_add_target(c, way->refs[i], object, member, i);
    }
}

/* ---- passes ---- */

static void osm_refuse(call *c, const char *what, const char *why) {
    call_fail(c, GEO_INVALID, "%s%s %s", osm.f->path, what, why);
    call_advise(c, "Copy or download it again; `osmium cat` makes a plain .osm.pbf of any kind.");
}

static void osm_bad_file(call *c, const char *why) {
    osm_refuse(c, ": a block", why);
}

/* Reads until the window starts with a whole frame; returns the size of its header; 0: failed. */
static size_t osm_read_frame(call *c, pbf_frame *frame) {
    import_reader *f = osm.f;
    while (!c->code) {
        str in = import_reader_window(f);
        ptrdiff_t used = pbf_read_frame(in, frame);
        if (used > 0 && in.len - (size_t)used >= frame->size) {
            return (size_t)used;
        }
        if (used < 0) {
            osm_refuse(c, "", "is not an .osm.pbf file, or is damaged");
        } else if (f->is_end) {
            osm_refuse(c, "", "ends in the middle of a block");
        } else {
            import_reader_more(f, c, "block");
        }
    }
    return 0;
}

typedef void osm_visit(call *c, const pbf_object *o);

static void osm_take_block(call *c, str block, unsigned kinds, osm_visit *take) {
    pbf_reader r;
    pbf_object o;
    int more = pbf_open(&r, block, kinds, osm.room) ? 1 : -1;
    while (more == 1 && !c->code) {
        more = pbf_next(&r, &o);
        if (more == 1) {
            take(c, &o);
        }
    }
    if (more < 0) {
        osm_bad_file(c, "is damaged");
    }
}

static void osm_take_header(call *c, str block) {
    pbf_info info;
    const char *why = NULL;
    char room[IMPORT_READER_DAY_MAX];
    if (!pbf_read_header(block, &info, &why)) {
        osm_refuse(c, "", why);
    } else if (info.date_s > 0) {
        import_reader_set_date(osm.f->report, import_reader_day_of(info.date_s, room));
    }
}

/* The frame at the start of the window, number `index` of the file. True: it is the header. */
static bool osm_take_frame(call *c, unsigned kinds, int index, osm_visit *take) {
    pbf_frame frame;
    str block;
    const char *why = "is damaged";
    size_t head = osm_read_frame(c, &frame);
    if (c->code) {
        return false;
    }
    str blob = str_head(str_from(import_reader_window(osm.f), head), frame.size);
    bool is_wanted = !osm.blob_kinds[index] || osm.blob_kinds[index] & kinds;
    if (!frame.is_header && !(frame.is_data && is_wanted)) {
        import_reader_skip(osm.f, head + frame.size);
        return false;
    }
    if (!pbf_unpack(blob, osm.unpacked, &block, &why)) {
        osm_bad_file(c, why);
    } else if (frame.is_header) {
        osm_take_header(c, block);
    } else {
        osm.blob_kinds[index] = (unsigned char)pbf_kinds(block);
        osm_take_block(c, block, kinds, take);
    }
    import_reader_skip(osm.f, head + frame.size);
    return frame.is_header;
}

/* One pass over the file: `take` gets every object of these kinds. */
static void osm_pass(call *c, int number, unsigned kinds, osm_visit *take) {
    import_reader *f = osm.f;
    bool has_header = false;
    import_reader_rewind(f, c);
    import_reader_step(f->report, f->size, "reading %s, pass %d of 3", f->path, number);
    for (int i = 0; !c->code && i < OSM_BLOBS_MAX; i++) {
        if (!import_reader_window(f).len && import_reader_more(f, c, "block") && f->is_end) {
            break;
        }
        has_header |= osm_take_frame(c, kinds, i, take);
    }
    if (!c->code && !has_header) {
        osm_bad_file(c, "is missing: the header");
    }
}

static void osm_take_relation(call *c, const pbf_object *o) {
    str type = pbf_tag(o, "type");
    bool is_area = str_eq(type, STR("multipolygon")) || str_eq(type, STR("boundary"));
    osm_tags_object *x = &osm.object;
    if (!is_area || !osm_tags_classify(o, &osm.object)) {
        return;
    }
    osm_put_tags(c, o);
    for (int i = 0; i < o->count; i++) {
        if (o->members[i].kind == PBF_WAY) {
            char rec[8 + OSM_TARGET_BYTES];
            char *at = sort_put(rec, sort_key(o->members[i].id), 8);
            at = osm_put_object(at, x->cls, x->level, PBF_RELATION, o->id);
            at = sort_put(at, (uint64_t)i, 4);
            sort_add(&osm.ways, c, (str){rec, (size_t)(at - rec)});
        }
    }
}

static void osm_take_first(call *c, const pbf_object *o) {
    osm.f->report->rows++;
    if (o->kind == PBF_RELATION) {
        osm_take_relation(c, o);
    } else if (o->tag_count && osm_tags_classify(o, &osm.object)) {
        osm.object.record.lat = o->lat * 1e-7;
        osm.object.record.lon = o->lon * 1e-7;
        osm_put_tags(c, o);
    }
}

static void osm_next_wanted(call *c, sorter *s) {
    if (!sort_next(s, c, &osm.wanted)) {
        osm.wanted = STR_NONE;
    }
}

static void osm_begin_join(call *c, sorter *s) {
    osm.last_id = INT64_MIN;
    sort_finish(s, c);
    osm_next_wanted(c, s);
}

/* Whether the next record is for this id; skips records for ids that the file lacks. */
static bool osm_join(call *c, sorter *s, int64_t id) {
    if (id < osm.last_id) {
        call_fail(c, GEO_INVALID, "%s is not sorted by id", osm.f->path);
        call_advise(c, "Sort it first: osmium sort -o sorted.osm.pbf FILE.");
        return false;
    }
    osm.last_id = id;
    while (osm.wanted.at && sort_get(osm.wanted.at, 8) < sort_key(id)) {
        osm_next_wanted(c, s);
    }
    return osm.wanted.at && sort_get(osm.wanted.at, 8) == sort_key(id);
}

static void osm_take_way(call *c, const pbf_object *o) {
    char object[OSM_OBJECT_BYTES];
    osm.f->report->rows++;
    if (o->tag_count && osm_tags_classify(o, &osm.object)) {
        osm_put_object(object, osm.object.cls, osm.object.level, PBF_WAY, o->id);
        osm_put_tags(c, o);
        osm_add_targets(c, o, object, 0);
    }
    while (osm_join(c, &osm.ways, o->id)) {
        memcpy(object, osm.wanted.at + 8, sizeof object);
        int member = (int)sort_get(osm.wanted.at + 8 + OSM_OBJECT_BYTES, 4);
        osm_add_targets(c, o, object, member);
        osm_next_wanted(c, &osm.ways);
    }
}

static void osm_take_node(call *c, const pbf_object *o) {
    while (osm_join(c, &osm.nodes, o->id)) {
        char rec[OSM_TARGET_BYTES + 9], *at = rec;
        const char *target = osm.wanted.at + 8;
        memcpy(at, target, OSM_OBJECT_BYTES);
        at = sort_put(at + OSM_OBJECT_BYTES, PART_POINT, 1);
        memcpy(at, target + OSM_OBJECT_BYTES, OSM_TARGET_BYTES - OSM_OBJECT_BYTES);
        at = sort_put(at + OSM_TARGET_BYTES - OSM_OBJECT_BYTES, (uint32_t)o->lat, 4);
        at = sort_put(at, (uint32_t)o->lon, 4);
        sort_add(&osm.objects, c, (str){rec, (size_t)(at - rec)});
        osm_next_wanted(c, &osm.nodes);
    }
}

/* ---- objects to import records ---- */

static uint64_t osm_name_hash(str name) {
    char room[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, room, sizeof room);
    return hash_64(key.at, key.len, 6);
}

/* The key of an area in paths: the ISO code of a country that has one, else "r" and the id. */
static str osm_border_key(const osm_tags_object *x, char *room, size_t cap) {
    const import_record *r = &x->record;
    char letters[2];
    out key = out_of(room, cap);
    out_char(&key, 'r');
    out_int(&key, (int64_t)r->id);
    for (int i = 0; i < r->name_count && x->level == 2; i++) {
        if (str_eq(r->names[i].lang, STR(IMAGE_LANG_CC)) &&
            import_record_country_key(r->names[i].text, letters)) {
            key.len = 0;
            out_text(&key, (str){letters, 2});
        }
    }
    return out_str(&key);
}

static void osm_finish_border(call *c) {
    osm_tags_object *x = &osm.object;
    import_record *r = &x->record;
    char key[24];
    if (!r->name.len || !shape_is_closed(&osm.shape)) {
        return;
    }
    borders_area area = {.level = x->level,
                         .key = osm_border_key(x, key, sizeof key),
                         .lat = r->lat,
                         .lon = r->lon,
                         .label = x->label,
                         .name = osm_name_hash(r->name),
                         .wikidata = x->wikidata,
                         .is_place = x->flags & OSM_TAGS_IS_PLACE};
    r->is_area = true;
    r->path = borders_add(c, &area, &osm.shape, osm.path);
    import_sort_add(c, r);
}

static void osm_finish_node(call *c, int64_t id) {
    osm_tags_object *x = &osm.object;
    import_record *r = &x->record;
    borders_node node = {.kind = r->kind,
                         .lat = r->lat,
                         .lon = r->lon,
                         .id = id,
                         .name = osm_name_hash(r->name),
                         .wikidata = x->wikidata};
    r->path = borders_add_node(c, &node, osm.path, &r->is_linked);
    bool is_part = r->kind->cls == IMAGE_STATE || r->kind->cls == IMAGE_COUNTY;
    r->is_area = r->is_linked || !is_part;
    if (r->kind->cls == IMAGE_COUNTRY && !r->is_linked) {
        str rest = r->path; /* of what it lies in: begins with its own */
        r->path.len = rest.len ? str_cut(&rest, 0x1F).len + 1 : 0;
    }
    import_sort_add(c, r);
}

static bool osm_has_level(str path, const char *levels) {
    for (size_t i = 0; i < path.len; i++) {
        if ((i == 0 || path.at[i - 1] == 0x1F) && strchr(levels, path.at[i])) {
            return true;
        }
    }
    return false;
}

/* Where no border or nearby node says which town it is, the address may: a settlement of that name
 * somewhat farther away, else one known only from addresses. */
static void osm_add_city(import_record *r) {
    static const char places[] = {LEVEL_PLACE, LEVEL_NODE, 0}, parts[] = {LEVEL_SUBURB, 0};
    str city = r->context[IMPORT_RECORD_CONTEXT_CITY];
    if (!city.len || osm_has_level(r->path, places)) {
        return;
    }
    char room[IMPORT_RECORD_PATH_MAX];
    str named = borders_named(r->lat, r->lon, osm_name_hash(city), room);
    if (named.len) {
        memcpy(osm.path, named.at, named.len);
        r->path = (str){osm.path, named.len};
    } else if (!osm_has_level(r->path, parts)) {
        import_record_path(&r->path, osm.path, LEVEL_PLACE, city, false);
        r->is_path_named = true;
    }
}

/* An object whose tags and points are complete. */
static void osm_finish_object(call *c, int64_t id, bool is_relation) {
    osm_tags_object *x = &osm.object;
    import_record *r = &x->record;
    shape *outline = &osm.shape;
    shape_end_part(outline);
    if (outline->parts) {
        bool is_area = !(x->flags & OSM_TAGS_IS_LINE) && shape_is_closed(outline);
        if (!is_area && is_relation) {
            return; /* cut off at the edge of the extract */
        }
        r->box = shape_box(outline);
        r->outline = outline;
        r->is_enclosed = is_area;
        r->length_m = x->flags & OSM_TAGS_IS_LINE ? shape_length_m(outline) : 0;
        (is_area ? shape_inside : shape_middle)(outline, &r->lat, &r->lon);
    }
    if (!geo_is_point(r->lat, r->lon)) {
        return; /* none of its nodes is in the file */
    }
    if (x->cls == OSM_TAGS_BORDER) {
        osm_finish_border(c);
    } else if (x->cls != OSM_TAGS_OTHER) {
        osm_finish_node(c, id);
    } else {
        if (r->kind->cls != IMAGE_POSTCODE) {
            r->path = borders_locate(r->lat, r->lon, osm.path);
            osm_add_city(r);
        }
        import_sort_add(c, r);
    }
}

static void osm_read_tags(str rest) {
    osm_tags_object *x = &osm.object;
    shape_clear(&osm.shape);
    x->flags = (unsigned)sort_get(rest.at, 1);
    x->label = (int64_t)sort_get(rest.at + 1, 8);
    x->wikidata = sort_get(rest.at + 9, 8);
    memcpy(osm.last, rest.at, rest.len); /* the record is gone before its points have come */
    bool good =
        import_record_unpack(str_from((str){osm.last, rest.len}, OSM_HEAD_BYTES), &x->record);
    ASSERT(good); /* our own record */
}

/* The current object, and member and index of the point that would continue its current part. */
typedef struct {
    char object[OSM_OBJECT_BYTES];
    bool has_object;
    uint64_t next;
} osm_cursor;

static void osm_read_point(osm_cursor *k, str rest) {
    uint64_t at = sort_get(rest.at, 8);
    if (at != k->next) {
        osm.shape.is_cut |= (at & UINT32_MAX) != 0;
        shape_end_part(&osm.shape);
    }
    k->next = at + 1;
    shape_add(&osm.shape, (int32_t)(uint32_t)sort_get(rest.at + 8, 4) * 1e-7,
              (int32_t)(uint32_t)sort_get(rest.at + 12, 4) * 1e-7);
}

static void osm_finish_cursor(call *c, const osm_cursor *k) {
    if (k->has_object) {
        int64_t id = (int64_t)sort_key((int64_t)sort_get(k->object + 3, 8));
        osm_finish_object(c, id, k->object[2] == PBF_RELATION);
    }
}

static void osm_take_record(call *c, osm_cursor *k, str rec) {
    bool is_new = memcmp(k->object, rec.at, sizeof k->object) != 0 || !k->has_object;
    str rest = str_from(rec, OSM_OBJECT_BYTES + 1);
    if (is_new) {
        osm_finish_cursor(c, k);
        memcpy(k->object, rec.at, sizeof k->object);
        osm.object.cls = rec.at[0];
        osm.object.level = rec.at[1];
        k->has_object = rec.at[OSM_OBJECT_BYTES] == PART_TAGS;
        k->next = UINT64_MAX;
    }
    if (rec.at[OSM_OBJECT_BYTES] == PART_TAGS) {
        osm_read_tags(rest);
    } else if (k->has_object) {
        osm_read_point(k, rest);
    }
}

static void osm_read_objects(call *c) {
    osm_cursor k = {.has_object = false};
    str rec;
    sort_finish(&osm.objects, c);
    import_reader_step(osm.f->report, osm.objects.records, "placing what is in %s", osm.f->path);
    for (int64_t done = 0; sort_next(&osm.objects, c, &rec); done++) {
        import_reader_progress(osm.f->report, done);
        osm_take_record(c, &k, rec);
    }
    if (!c->code) {
        osm_finish_cursor(c, &k);
    }
}

/* Divides the memory: the tables of a block, the largest shape, three sorters. */
static bool osm_share_memory(import_reader *f) {
    arena a = arena_of(f->memory, f->memory_size);
    a.at += (16 - (uintptr_t)a.at % 16) % 16;
    osm.room = (pbf_buffers *)(void *)arena_bytes(&a, sizeof *osm.room);
    osm.unpacked = arena_bytes(&a, PBF_BLOB_MAX);
    osm.blob_kinds = arena_take(&a, 1, OSM_BLOBS_MAX);
    if (!osm.room || !osm.unpacked || !osm.blob_kinds ||
        !shape_open(&osm.shape, &a, (size_t)(a.end - a.at) / 5)) {
        return false;
    }
    size_t left = (size_t)(a.end - a.at), small = left / 5, large = left / 5 * 2;
    if (small < SORT_MEMORY_MIN) {
        return false;
    }
    sort_open(&osm.ways, arena_bytes(&a, small), small, f->beside);
    sort_open(&osm.nodes, arena_bytes(&a, large), large, f->beside);
    sort_open(&osm.objects, arena_bytes(&a, large), large, f->beside);
    return true;
}

GEO_FN void osm_ingest(call *c, import_reader *f) {
    osm.f = f;
    if (f->size < 0) {
        call_fail(c, GEO_INVALID, "%s is not a regular file, which .osm.pbf needs", f->path);
        return;
    }
    if (!osm_share_memory(f)) {
        call_fail(c, GEO_TOO_LARGE, "an .osm.pbf file needs more memory for the build");
        return;
    }
    osm_pass(c, 1, 1 << PBF_NODE | 1 << PBF_RELATION, osm_take_first);
    osm_begin_join(c, &osm.ways);
    osm_pass(c, 2, 1 << PBF_WAY, osm_take_way);
    osm_begin_join(c, &osm.nodes);
    osm_pass(c, 3, 1 << PBF_NODE, osm_take_node);
    osm_read_objects(c);
    sort_close(&osm.ways);
    sort_close(&osm.nodes);
    sort_close(&osm.objects);
}
