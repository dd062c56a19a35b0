/* osm -- OpenStreetMap extracts.
 *
 * Flow: build.c opens the file; osm_ingest reads it in three passes, joins ways and relations with
 * the places of their nodes by sorting, and gives spots to gather.c. Owns the three sorters for
 * that time.
 *
 *   pass 1, nodes and relations   tagged nodes             -> objects
 *                                 relations: their tags    -> objects, their ways -> wanted ways
 *   pass 2, ways                  tagged ways              -> objects
 *                                 theirs and wanted nodes  -> wanted nodes
 *   pass 3, nodes                 where wanted nodes are   -> objects
 *
 * Objects come out of their sorter whole, tags first and then points in order, in the order in
 * which they can be used: boundaries by level, settlements, parts of settlements, everything else.
 * So memory is bounded, whatever the size of the file. Nodes and ways must be sorted by id, as
 * extracts are.
 *
 * Outside facts: how OpenStreetMap's areas are made of ways (its wiki: "Relation:multipolygon",
 * "Relation:boundary"). */
#include "osm.h"

#include <string.h>

#include "../geo/geo.h"
#include "../source/fold.h"
#include "borders.h"
#include "gather.h"
#include "pbf.h"
#include "shape.h"
#include "sort.h"
#include "tags.h"
#include "spot.h"

enum {
    OSM_BLOBS_MAX = 8 << 20, /* of one file: 64 billion objects */
    OSM_TARGET_BYTES = 19,   /* object, member, index: where a point belongs */
    OSM_OBJECT_BYTES = 11,   /* of them the object */
    OSM_HEAD_BYTES = 17      /* before the packed spot: flags, label, wikidata */
};

enum { PART_TAGS = 0, PART_POINT = 1 };

static struct {
    feed *f;
    char *unpacked;
    pbf_room *room;
    shape shape;
    sorter ways, nodes, objects;
    unsigned char *blob_kinds; /* OSM_BLOBS_MAX */
    tags_object object;
    char record[SORT_RECORD_MAX], path[SPOT_PATH_MAX], last[SORT_RECORD_MAX];

    str wanted; /* the next record of the sorter that a pass joins with; absent at its end */
    int64_t last_id;
} osm;

/* ---- records ---- */

/* The object's place in the order, at the begin of its records: 11 bytes. */
static char *osm_put_object(char *at, int cls, int level, pbf_kind kind, int64_t id) {
    at = sort_put(at, (uint64_t)cls, 1);
    at = sort_put(at, (uint64_t)level, 1);
    at = sort_put(at, (uint64_t)kind, 1);
    return sort_put(at, sort_key(id), 8);
}

/* osm.object as a record of the objects. */
static status osm_put_tags(call *c, const pbf_object *o) {
    const tags_object *x = &osm.object;
    char *at = osm_put_object(osm.record, x->cls, x->level, o->kind, o->id);
    at = sort_put(at, PART_TAGS, 1);
    at = sort_put(at, x->flags, 1);
    at = sort_put(at, (uint64_t)x->label, 8);
    at = sort_put(at, x->wikidata, 8);
    out packed = out_of(at, (size_t)(osm.record + sizeof osm.record - at));
    spot_pack(&packed, &x->spot);
    size_t len = (size_t)(at - osm.record) + packed.len;
    return packed.full ? GEO_OK : sort_add(&osm.objects, c, (str){osm.record, len});
}

/* Node `ref` is point `index` of member `member` of an object. */
static status osm_want_node(call *c, int64_t ref, const char *object, int member, int index) {
    char rec[8 + OSM_TARGET_BYTES], *at = sort_put(rec, sort_key(ref), 8);
    memcpy(at, object, OSM_OBJECT_BYTES);
    at = sort_put(at + OSM_OBJECT_BYTES, (uint64_t)member, 4);
    at = sort_put(at, (uint64_t)index, 4);
    return sort_add(&osm.nodes, c, (str){rec, (size_t)(at - rec)});
}

static status osm_want_nodes(call *c, const pbf_object *way, const char *object, int member) {
    status code = GEO_OK;
    for (int i = 0; i < way->count && !code; i++) {
        code = osm_want_node(c, way->refs[i], object, member, i);
    }
    return code;
}

/* ---- passes ---- */

static status osm_refuse(call *c, const char *what, const char *why) {
    call_fail(c, GEO_INVALID, "%s%s %s", osm.f->path, what, why);
    call_advise(c, "Copy or download it again; `osmium cat` makes a plain .osm.pbf of any kind.");
    return c->code;
}

static status osm_bad_file(call *c, const char *why) {
    return osm_refuse(c, ": a block", why);
}

/* The blob at the begin of the window, unpacked; *block absent: an extension. Its bytes stay in the
 * window until osm_skip_blob. */
static status osm_read_blob(call *c, pbf_frame *frame, size_t *whole, unsigned kinds, int index,
                            str *block) {
    feed *f = osm.f;
    const char *why = "is damaged";
    ptrdiff_t used = 0;
    *block = STR_NONE;
    for (;;) {
        str in = feed_window(f);
        used = pbf_read_frame(in, frame);
        if (used < 0) {
            return osm_refuse(c, "", "is not an .osm.pbf file, or is damaged");
        }
        if (used > 0 && in.len - (size_t)used >= frame->size) {
            break;
        }
        if (f->is_end) {
            return osm_refuse(c, "", "ends in the middle of a block");
        }
        status code = feed_more(f, c, "block");
        if (code) {
            return code;
        }
    }
    *whole = (size_t)used + frame->size;
    bool skip = frame->is_data && osm.blob_kinds[index] && !(osm.blob_kinds[index] & kinds);
    if ((!frame->is_data && !frame->is_header) || skip) {
        return GEO_OK;
    }
    str blob = str_head(str_from(feed_window(f), (size_t)used), frame->size);
    return pbf_unpack(blob, osm.unpacked, block, &why) ? GEO_OK : osm_bad_file(c, why);
}

typedef status osm_take(call *c, const pbf_object *o);

static status osm_take_block(call *c, str block, unsigned kinds, osm_take *take) {
    pbf_reader r;
    pbf_object o;
    int more = pbf_open(&r, block, kinds, osm.room) ? 1 : -1;
    status code = GEO_OK;
    while (more == 1 && !code) {
        more = pbf_next(&r, &o);
        code = more == 1 ? take(c, &o) : GEO_OK;
    }
    return more < 0 ? osm_bad_file(c, "is damaged") : code;
}

/* One pass over the file: `take` gets every object of these kinds. */
static status osm_pass(call *c, int number, unsigned kinds, osm_take *take) {
    feed *f = osm.f;
    status code = feed_rewind(f, c);
    feed_work(f->report, f->size, "reading %s, pass %d of 3", f->path, number);
    bool has_header = false;
    for (int i = 0; !code && (feed_window(f).len || !f->is_end) && i < OSM_BLOBS_MAX; i++) {
        pbf_frame frame;
        pbf_info info;
        str block;
        size_t whole = 0;
        const char *why = NULL;
        if (!feed_window(f).len) {
            code = feed_more(f, c, "block");
            i--;
            continue;
        }
        code = osm_read_blob(c, &frame, &whole, kinds, i, &block);
        if (!code && frame.is_header && !pbf_read_header(block, &info, &why)) {
            code = osm_refuse(c, "", why);
        } else if (!code && frame.is_header) {
            has_header = true;
            if (info.date_s > 0) {
                char room[FEED_DAY_MAX];
                feed_date(f->report, feed_day(info.date_s, room));
            }
        } else if (!code && frame.is_data && block.at) {
            osm.blob_kinds[i] = (unsigned char)pbf_kinds(block);
            code = osm_take_block(c, block, kinds, take);
        }
        if (!code) {
            feed_skip(f, whole);
        }
    }
    return code || has_header ? code : osm_bad_file(c, "is missing: the header");
}

static status osm_take_relation(call *c, const pbf_object *o) {
    str type = pbf_tag(o, "type");
    bool is_area = str_eq(type, STR("multipolygon")) || str_eq(type, STR("boundary"));
    tags_object *x = &osm.object;
    if (!is_area || !tags_classify(o, &osm.object)) {
        return GEO_OK;
    }
    status code = osm_put_tags(c, o);
    for (int i = 0; i < o->count && !code; i++) {
        if (o->members[i].kind == PBF_WAY) {
            char rec[8 + OSM_TARGET_BYTES];
            char *at = sort_put(rec, sort_key(o->members[i].id), 8);
            at = osm_put_object(at, x->cls, x->level, PBF_RELATION, o->id);
            at = sort_put(at, (uint64_t)i, 4);
            code = sort_add(&osm.ways, c, (str){rec, (size_t)(at - rec)});
        }
    }
    return code;
}

static status osm_take_first(call *c, const pbf_object *o) {
    osm.f->report->rows++;
    if (o->kind == PBF_RELATION) {
        return osm_take_relation(c, o);
    }
    if (!o->tag_count || !tags_classify(o, &osm.object)) {
        return GEO_OK;
    }
    osm.object.spot.lat = o->lat * 1e-7;
    osm.object.spot.lon = o->lon * 1e-7;
    return osm_put_tags(c, o);
}

/* The next record to join with, after those that no object came for; absent at the end. */
static status osm_next_wanted(call *c, sorter *s) {
    int more = sort_next(s, c, &osm.wanted);
    if (more != 1) {
        osm.wanted = STR_NONE;
    }
    return more < 0 ? c->code : GEO_OK;
}

static status osm_begin_join(call *c, sorter *s) {
    osm.last_id = INT64_MIN;
    status code = sort_finish(s, c);
    return code ? code : osm_next_wanted(c, s);
}

/* Whether the wanted record is for this id; records for ids that the file lacks are passed over. */
static status osm_join(call *c, sorter *s, int64_t id, bool *meets) {
    status code = GEO_OK;
    if (id < osm.last_id) {
        call_fail(c, GEO_INVALID, "%s is not sorted by id", osm.f->path);
        call_advise(c, "Sort it first: osmium sort -o sorted.osm.pbf FILE.");
        return c->code;
    }
    osm.last_id = id;
    while (osm.wanted.at && sort_get(osm.wanted.at, 8) < sort_key(id) && !code) {
        code = osm_next_wanted(c, s);
    }
    *meets = !code && osm.wanted.at && sort_get(osm.wanted.at, 8) == sort_key(id);
    return code;
}

static status osm_take_way(call *c, const pbf_object *o) {
    bool meets = false;
    status code = GEO_OK;
    osm.f->report->rows++;
    if (o->tag_count && tags_classify(o, &osm.object)) {
        char object[OSM_OBJECT_BYTES];
        osm_put_object(object, osm.object.cls, osm.object.level, PBF_WAY, o->id);
        code = osm_put_tags(c, o);
        code = code ? code : osm_want_nodes(c, o, object, 0);
    }
    code = code ? code : osm_join(c, &osm.ways, o->id, &meets);
    while (meets && !code) {
        char object[OSM_OBJECT_BYTES];
        memcpy(object, osm.wanted.at + 8, sizeof object);
        int member = (int)sort_get(osm.wanted.at + 8 + OSM_OBJECT_BYTES, 4);
        code = osm_want_nodes(c, o, object, member);
        code = code ? code : osm_next_wanted(c, &osm.ways);
        code = code ? code : osm_join(c, &osm.ways, o->id, &meets);
    }
    return code;
}

static status osm_take_node(call *c, const pbf_object *o) {
    bool meets = false;
    status code = osm_join(c, &osm.nodes, o->id, &meets);
    while (meets && !code) {
        char rec[OSM_TARGET_BYTES + 9], *at = rec;
        const char *target = osm.wanted.at + 8;
        memcpy(at, target, OSM_OBJECT_BYTES);
        at = sort_put(at + OSM_OBJECT_BYTES, PART_POINT, 1);
        memcpy(at, target + OSM_OBJECT_BYTES, OSM_TARGET_BYTES - OSM_OBJECT_BYTES);
        at = sort_put(at + OSM_TARGET_BYTES - OSM_OBJECT_BYTES, (uint32_t)o->lat, 4);
        at = sort_put(at, (uint32_t)o->lon, 4);
        code = sort_add(&osm.objects, c, (str){rec, (size_t)(at - rec)});
        code = code ? code : osm_next_wanted(c, &osm.nodes);
        code = code ? code : osm_join(c, &osm.nodes, o->id, &meets);
    }
    return code;
}

/* ---- objects to spots ---- */

static uint64_t osm_name_hash(str name) {
    char room[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, room, sizeof room);
    return hash64(key.at, key.len, 6);
}

static status osm_finish_border(call *c) {
    tags_object *x = &osm.object;
    spot *s = &x->spot;
    char text[24];
    out key = out_of(text, sizeof text);
    if (!s->name.len || !shape_is_closed(&osm.shape)) {
        return GEO_OK;
    }
    out_char(&key, 'r');
    out_int(&key, (int64_t)s->id);
    for (int i = 0; i < s->name_count && x->level == 2; i++) {
        str code = s->names[i].text;
        if (str_eq(s->names[i].lang, STR(IMAGE_LANG_CC)) && code.len == 2 &&
            char_is_alpha(code.at[0]) && char_is_alpha(code.at[1])) {
            key.len = 0;
            out_char(&key, char_lower(code.at[0]));
            out_char(&key, char_lower(code.at[1]));
        }
    }
    border_area area = {.level = x->level,
                        .key = out_str(&key),
                        .lat = s->lat,
                        .lon = s->lon,
                        .label = x->label,
                        .name = osm_name_hash(s->name),
                        .wikidata = x->wikidata,
                        .is_place = x->flags & TAGS_IS_PLACE};
    s->is_area = true;
    status code = borders_add(c, &area, &osm.shape, osm.path, &s->path);
    return code ? code : gather_add(c, s);
}

static status osm_finish_node(call *c, int64_t id) {
    tags_object *x = &osm.object;
    spot *s = &x->spot;
    border_node node = {.kind = s->kind,
                        .lat = s->lat,
                        .lon = s->lon,
                        .id = id,
                        .name = osm_name_hash(s->name),
                        .wikidata = x->wikidata};
    status code = borders_add_node(c, &node, osm.path, &s->path, &s->is_linked);
    bool is_part = s->kind->cls == IMAGE_STATE || s->kind->cls == IMAGE_COUNTY;
    s->is_area = s->is_linked || !is_part;
    if (s->kind->cls == IMAGE_COUNTRY &&
        !s->is_linked) { /* the path of what it lies in begins with its own */
        str rest = s->path;
        s->path.len = rest.len ? str_cut(&rest, 0x1F).len + 1 : 0;
    }
    return code ? code : gather_add(c, s);
}

static bool osm_has_level(str path, const char *levels) {
    for (size_t i = 0; i < path.len; i++) {
        if ((i == 0 || path.at[i - 1] == 0x1F) && strchr(levels, path.at[i])) {
            return true;
        }
    }
    return false;
}

/* Where no border or node near by says which town it is, the address may: a settlement of that name
 * somewhat farther away, else one that is known from addresses only. */
static void osm_add_city(spot *s) {
    static const char places[] = {LEVEL_PLACE, LEVEL_NODE, 0}, parts[] = {LEVEL_SUBURB, 0};
    str city = s->context[SPOT_CONTEXT_CITY];
    if (!city.len || osm_has_level(s->path, places)) {
        return;
    }
    char room[SPOT_PATH_MAX];
    str named = borders_named(s->lat, s->lon, osm_name_hash(city), room);
    if (named.len) {
        memcpy(osm.path, named.at, named.len);
        s->path = (str){osm.path, named.len};
    } else if (!osm_has_level(s->path, parts)) {
        spot_path(&s->path, osm.path, LEVEL_PLACE, city, false);
        s->is_path_named = true;
    }
}

/* The object whose tags and points are complete. */
static status osm_finish_object(call *c, int64_t id, bool is_relation) {
    tags_object *x = &osm.object;
    spot *s = &x->spot;
    shape *form = &osm.shape;
    shape_end_part(form);
    if (form->parts) {
        bool is_area = !(x->flags & TAGS_IS_LINE) && shape_is_closed(form);
        if (!is_area && is_relation) {
            return GEO_OK; /* cut off at the edge of the extract */
        }
        s->box = shape_box(form);
        s->length_m = x->flags & TAGS_IS_LINE ? shape_length_m(form) : 0;
        (is_area ? shape_inside : shape_middle)(form, &s->lat, &s->lon);
    }
    if (!geo_is_point(s->lat, s->lon)) {
        return GEO_OK; /* none of its nodes is in the file */
    }
    if (x->cls == TAGS_BORDER) {
        return osm_finish_border(c);
    }
    if (x->cls != TAGS_OTHER) {
        return osm_finish_node(c, id);
    }
    if (s->kind->cls != IMAGE_POSTCODE) {
        s->path = borders_locate(s->lat, s->lon, osm.path);
        osm_add_city(s);
    }
    return gather_add(c, s);
}

static void osm_read_tags(str rest) {
    tags_object *x = &osm.object;
    shape_clear(&osm.shape);
    x->flags = (unsigned)sort_get(rest.at, 1);
    x->label = (int64_t)sort_get(rest.at + 1, 8);
    x->wikidata = sort_get(rest.at + 9, 8);
    memcpy(osm.last, rest.at, rest.len); /* the record goes away before its points have come */
    bool good = spot_unpack(str_from((str){osm.last, rest.len}, OSM_HEAD_BYTES), &x->spot);
    ASSERT(good); /* our own record */
}

/* Member and index of the point that continues the current part. */
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

static int64_t osm_cursor_id(const osm_cursor *k) {
    return (int64_t)sort_key((int64_t)sort_get(k->object + 3, 8));
}

static status osm_take_record(call *c, osm_cursor *k, str rec) {
    status code = GEO_OK;
    bool is_new = memcmp(k->object, rec.at, sizeof k->object) != 0 || !k->has_object;
    str rest = str_from(rec, OSM_OBJECT_BYTES + 1);
    if (is_new && k->has_object) {
        code = osm_finish_object(c, osm_cursor_id(k), k->object[2] == PBF_RELATION);
    }
    if (is_new) {
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
    return code;
}

static status osm_read_objects(call *c) {
    osm_cursor k = {.has_object = false};
    str rec;
    int64_t done = 0;
    status code = sort_finish(&osm.objects, c);
    feed_work(osm.f->report, osm.objects.records, "placing what is in %s", osm.f->path);
    int more = code ? -1 : sort_next(&osm.objects, c, &rec);
    while (more == 1 && !code) {
        feed_done(osm.f->report, done++);
        code = osm_take_record(c, &k, rec);
        more = code ? more : sort_next(&osm.objects, c, &rec);
    }
    if (!code && more < 0) {
        return c->code;
    }
    return code || !k.has_object
               ? code
               : osm_finish_object(c, osm_cursor_id(&k), k.object[2] == PBF_RELATION);
}

/* The lent memory in shares: the tables of a block, the largest shape, three sorters. */
static bool osm_share_memory(feed *f) {
    arena a = arena_of(f->memory, f->memory_size);
    a.at += (16 - (uintptr_t)a.at % 16) % 16;
    osm.room = (pbf_room *)(void *)arena_bytes(&a, sizeof *osm.room);
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

GEO_FN status osm_ingest(call *c, feed *f) {
    osm.f = f;
    if (f->size < 0) {
        return call_fail(c, GEO_INVALID, "%s is not a regular file, which .osm.pbf needs", f->path);
    }
    if (!osm_share_memory(f)) {
        return call_fail(c, GEO_TOO_LARGE, "an .osm.pbf file needs more memory for the build");
    }
    status code = osm_pass(c, 1, 1 << PBF_NODE | 1 << PBF_RELATION, osm_take_first);
    code = code ? code : osm_begin_join(c, &osm.ways);
    code = code ? code : osm_pass(c, 2, 1 << PBF_WAY, osm_take_way);
    code = code ? code : osm_begin_join(c, &osm.nodes);
    code = code ? code : osm_pass(c, 3, 1 << PBF_NODE, osm_take_node);
    code = code ? code : osm_read_objects(c);
    sort_close(&osm.ways);
    sort_close(&osm.nodes);
    sort_close(&osm.objects);
    return code;
}
