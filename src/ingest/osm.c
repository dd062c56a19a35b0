/* osm -- OpenStreetMap extracts and changes. osm_ingest reads the files in three passes, joins ways
 * and relations with the positions of their nodes by sorting, and gives import records to
 * import_sort.c. Owns the sorters for that time.
 *
 *   pass 0, of several files      ids                            -> ids, the second ones -> repeats
 *   pass 1, nodes and relations   tagged nodes                   -> objects
 *                                 relations: tags                -> objects, their ways -> ways
 *   pass 2, ways                  tagged ways                    -> objects
 *                                 their nodes, those of `ways`   -> nodes
 *   pass 3, nodes                 positions of those in `nodes`  -> objects
 *
 * Of changes, the passes also read what was kept of the extract: its areas, settlements and ways
 * with their tags, and the nodes of its ways. Of these the areas and settlements count, and the
 * ways with a node that has moved.
 *
 * Objects come out of their sorter complete, tags first and then points in order, and sorted by
 * when they are needed: boundaries by level, settlements, parts of settlements, everything else but
 * streets, streets. So memory is bounded, whatever the size of the files. Nodes and ways must be
 * sorted by id, as extracts are. Ways that say where their nodes are need no pass 3.
 *
 * Outside facts: how OpenStreetMap makes areas of ways (its wiki: "Relation:multipolygon",
 * "Relation:boundary"). */
#include "osm.h"

#include <string.h>

#include "../geo/geo.h"
#include "../index/sort.h"
#include "account.h"
#include "borders.h"
#include "import_base.h"
#include "import_nearest.h"
#include "import_reader.h"
#include "import_record.h"
#include "import_sort.h"
#include "osm_ahead.h"
#include "osm_changes.h"
#include "osm_pass.h"
#include "osm_tags.h"
#include "osm_xml.h"
#include "pbf.h"
#include "pbf_writer.h"
#include "shape.h"

enum {
    OSM_TARGET_BYTES = 19,  /* object, member, index: where a point belongs */
    OSM_OBJECT_BYTES = 11,  /* of these, the object */
    OSM_HEAD_BYTES = 2,     /* before the packed record: flags, how many bytes follow these two: */
    OSM_LINKS_BYTES = 16,   /* label and wikidata, if it has one of them */
    OSM_ID_BYTES = 9,       /* kind and id */
    OSM_REPEAT_BYTES = 11,  /* file, kind and id */
    OSM_POINT_BYTES = 16,   /* of a point: member, index, position */
    OSM_ADDRESS_MAX = 1024, /* bytes of an address: tags are shorter */
    OSM_ANCHORS_MAX = 64,   /* of a range; most have two */
    OSM_RANGE_MAX = 500     /* houses between two anchors; more are a slip */
};

/* The parts of an object in the order in which they come out of the sorter. A point of a range may
 * bring its house number, street and postcode. */
enum { PART_TAGS = 0, PART_POINT = 1, PART_STREET = 2 };

/* A point of a range that has a house number. */
typedef struct {
    int point;
    int64_t number;
} osm_anchor;

static struct {
    const osm_files *files;
    char *kept; /* PBF_WRITER_MEMORY */
    shape shape;
    sorter ways, nodes, objects, ids, repeats;
    osm_tags_object object;
    osm_ahead_pick pick; /* of the object that is taken */
    char packed[SORT_RECORD_MAX], picked[SORT_RECORD_MAX], path[IMPORT_RECORD_PATH_MAX],
        last[SORT_RECORD_MAX];

    str wanted; /* the next record of the sorter that a pass joins; absent at its end */
    str repeat; /* the next of the repeats, likewise */
    int64_t last_id;

    osm_anchor anchors[OSM_ANCHORS_MAX]; /* of the current object */
    int anchor_count;
    char address[OSM_ADDRESS_MAX]; /* its street, from elsewhere */
} osm;

/* ---- changes ---- */

/* Whether the file is what was kept of an extract. */
static bool osm_is_context(void) {
    return osm.files->are_changes && osm_pass_file() == osm.files->count;
}

/* Whether another version of the object counts. */
static bool osm_is_outdated(const pbf_object *o) {
    return osm_is_context() && import_base_is_changed(osm_changes_id(o->kind, o->id));
}

/* Whether a way has a node that has moved. */
static bool osm_is_moved(const pbf_object *way) {
    bool is_moved = false;
    for (int i = 0; i < way->count && !is_moved; i++) {
        is_moved = import_base_is_changed(osm_changes_id(PBF_NODE, way->refs[i]));
    }
    return is_moved;
}

/* ---- records ---- */

/* The sort key of an object, at the start of its records: OSM_OBJECT_BYTES. */
static char *osm_put_object(char *at, int cls, int level, pbf_kind kind, int64_t id) {
    at = sort_put(at, (uint64_t)cls, 1);
    at = sort_put(at, (uint64_t)level, 1);
    at = sort_put(at, (uint64_t)kind, 1);
    return sort_put(at, sort_key(id), 8);
}

/* As a key has it: the former version of a way is beside the new one. */
static pbf_kind osm_kind(const pbf_object *o, import_record_standing standing) {
    return standing == STANDING_GONE ? PBF_KINDS : o->kind;
}

/* Adds osm.pick to the objects. */
static void osm_put_tags(call *c, const pbf_object *o, import_record_standing standing) {
    const osm_ahead_pick *x = &osm.pick;
    char *at = osm_put_object(osm.packed, x->cls, x->level, osm_kind(o, standing), o->id);
    at = sort_put(at, PART_TAGS, 1);
    at = sort_put(at, x->flags | (unsigned)standing * OSM_TAGS_STANDING, 1);
    bool has_links = x->label || x->wikidata;
    at = sort_put(at, has_links ? OSM_LINKS_BYTES : 0, 1);
    if (has_links) {
        at = sort_put(sort_put(at, (uint64_t)x->label, 8), x->wikidata, 8);
    }
    size_t len = (size_t)(at - osm.packed) + x->packed.len;
    account_add_many(ACCOUNT_MORE, x->left_out);
    if (!x->packed.len || len > sizeof osm.packed) {
        account_add(ACCOUNT_LONG);
    } else {
        memcpy(at, x->packed.at, x->packed.len);
        sort_add(&osm.objects, c, (str){osm.packed, len});
    }
}

/* The position of a point; `target` says which, `address` is that of a house there. */
static void osm_put_point(call *c, const char *target, int32_t lat, int32_t lon, str address) {
    char rec[OSM_TARGET_BYTES + 9 + OSM_ADDRESS_MAX];
    out o = out_of(rec, sizeof rec);
    char spot[8];
    sort_put(sort_put(spot, (uint32_t)lat, 4), (uint32_t)lon, 4);
    out_text(&o, (str){target, OSM_OBJECT_BYTES});
    out_char(&o, PART_POINT);
    out_text(&o, (str){target + OSM_OBJECT_BYTES, OSM_TARGET_BYTES - OSM_OBJECT_BYTES});
    out_text(&o, (str){spot, sizeof spot});
    out_text(&o, address);
    sort_add(&osm.objects, c, out_str(&o));
}

/* Only ranges and streets have a level without being a border. */
static bool osm_is_range(const char *object) {
    return object[0] == OSM_TAGS_OTHER && object[1] && object[1] < OSM_TAGS_STREETS;
}

/* The nodes of a way are the points of member `member` of an object. */
static void osm_add_targets(call *c, const pbf_object *way, const char *object, int member) {
    for (int i = 0; i < way->count && !c->code; i++) {
        char rec[8 + OSM_TARGET_BYTES], *at = sort_put(rec, sort_key(way->refs[i]), 8);
        memcpy(at, object, OSM_OBJECT_BYTES);
        at = sort_put(at + OSM_OBJECT_BYTES, (uint64_t)member, 4);
        sort_put(at, (uint64_t)i, 4);
        if (!way->points || way->points[i].lat == PBF_NOWHERE || osm_is_range(object)) {
            sort_add(&osm.nodes, c, (str){rec, sizeof rec});
        }
        if (way->points && way->points[i].lat != PBF_NOWHERE) {
            osm_put_point(c, rec + 8, way->points[i].lat, way->points[i].lon, STR(""));
        }
    }
}

/* ---- what several files have ---- */

static char *osm_put_id(char *at, const pbf_object *o) {
    return sort_put(sort_put(at, (uint64_t)o->kind, 1), sort_key(o->id), 8);
}

static void osm_begin_ids(call *c) {
    (void)c;
}

static void osm_take_id(call *c, const pbf_object *o) {
    char rec[OSM_ID_BYTES + 2];
    if (o->tag_count || o->kind != PBF_NODE) {
        sort_put(osm_put_id(rec, o), (uint64_t)osm_pass_file(), 2);
        sort_add(&osm.ids, c, (str){rec, sizeof rec});
    }
}

/* Ids that an earlier file has become repeats of their file. */
static void osm_find_repeats(call *c) {
    char last[OSM_ID_BYTES] = {PBF_KINDS};
    str rec;
    sort_finish(&osm.ids, c);
    while (sort_next(&osm.ids, c, &rec)) {
        if (memcmp(rec.at, last, sizeof last) == 0) {
            char repeat[OSM_REPEAT_BYTES];
            memcpy(repeat, rec.at + sizeof last, 2);
            memcpy(repeat + 2, last, sizeof last);
            sort_add(&osm.repeats, c, (str){repeat, sizeof repeat});
        }
        memcpy(last, rec.at, sizeof last);
    }
    sort_close(&osm.ids);
    sort_finish(&osm.repeats, c);
}

static void osm_next_repeat(call *c) {
    if (!sort_next(&osm.repeats, c, &osm.repeat)) {
        osm.repeat = STR_NONE;
    }
}

static void osm_begin_repeats(call *c) {
    sort_rewind(&osm.repeats, c);
    osm_next_repeat(c);
}

/* Whether an earlier file has it. */
static bool osm_is_repeat(call *c, const pbf_object *o) {
    char key[OSM_REPEAT_BYTES];
    osm_put_id(sort_put(key, (uint64_t)osm_pass_file(), 2), o);
    while (osm.repeat.at && memcmp(osm.repeat.at, key, sizeof key) < 0) {
        osm_next_repeat(c);
    }
    bool is_it = osm.repeat.at && memcmp(osm.repeat.at, key, sizeof key) == 0;
    if (is_it) {
        osm_next_repeat(c); /* twice in one file is its own affair */
        account_add(ACCOUNT_REPEATED);
    }
    return is_it;
}

/* ---- what is picked ---- */

/* Whether an index needs it: then it is osm.pick. */
static bool osm_classify(const pbf_object *o) {
    if (!osm_pass_pick(&osm.pick)) {
        osm_ahead_classify(o, &osm.object, osm.picked, &osm.pick);
    }
    if (osm.pick.fate != ACCOUNT_KEPT) {
        account_add(osm.pick.fate);
    }
    return osm.pick.fate == ACCOUNT_KEPT;
}

/* Of an object of osm.pick that counts: whether an index or an update needs it, and why. What was
 * kept of an extract is needed if it is an area or a settlement. */
static bool osm_has_standing(import_record_standing *standing) {
    *standing = osm_is_context() ? STANDING_CONTEXT : STANDING_CHANGED;
    return *standing == STANDING_CHANGED || osm.pick.cls != OSM_TAGS_OTHER;
}

/* Whether osm.pick is a way of a street of a name that a changed way has or had. */
static bool osm_is_street_used(void) {
    return osm.pick.cls == OSM_TAGS_OTHER && osm.pick.packed.len &&
           import_record_unpack(osm.pick.packed, &osm.object.record) &&
           osm.object.record.kind->cls == IMAGE_STREET &&
           import_base_is_street_used(osm.object.record.name);
}

/* The same of a way: it is needed, too, if a node of it has moved, or for a street of a name that
 * a changed way has or had. */
static bool osm_has_way_standing(const pbf_object *o, import_record_standing *standing) {
    bool is_outdated = osm_is_outdated(o), is_moved = osm_is_context() && osm_is_moved(o);
    if (!is_outdated && (osm_has_standing(standing) || is_moved)) {
        *standing = is_moved ? STANDING_CHANGED : *standing;
        return true;
    }
    *standing = is_outdated ? STANDING_GONE : STANDING_CONTEXT;
    return osm_is_context() && osm_is_street_used();
}

/* The names of streets that a changed way has, or had. */
static void osm_take_street_name(call *c, const pbf_object *o) {
    bool is_changed = !osm_is_context() || osm_is_outdated(o) || osm_is_moved(o);
    (void)c;
    if (is_changed && o->tag_count && osm_tags_classify(o, &osm.object) == ACCOUNT_KEPT &&
        osm.object.record.kind->cls == IMAGE_STREET) {
        import_base_use_street(osm.object.record.name);
    }
}

/* Keeps what changes of the extract will need. */
static void osm_keep(call *c, const pbf_object *o, bool is_needed) {
    if (osm.files->kept && is_needed) {
        pbf_writer_add(c, o, true);
    }
}

/* associatedStreet: its houses get its name. */
static void osm_take_street(call *c, const pbf_object *o) {
    str name =
        pbf_tag(o, STR("name")).len ? pbf_tag(o, STR("name")) : pbf_tag(o, STR("addr:street"));
    account_add(name.len ? ACCOUNT_KEPT : ACCOUNT_NAMELESS);
    osm_keep(c, o, name.len > 0);
    for (int i = 0; i < o->count && name.len && name.len < OSM_ADDRESS_MAX; i++) {
        const pbf_member *m = &o->members[i];
        if (!str_eq(m->role, STR("street"))) {
            char rec[OSM_OBJECT_BYTES + 1 + OSM_ADDRESS_MAX];
            char *at = osm_put_object(rec, OSM_TAGS_OTHER, 0, m->kind, m->id);
            at = sort_put(at, PART_STREET, 1);
            memcpy(at, name.at, name.len);
            sort_add(&osm.objects, c, (str){rec, (size_t)(at - rec) + name.len});
        }
    }
}

static void osm_take_relation(call *c, const pbf_object *o) {
    str type = pbf_tag(o, STR("type"));
    const osm_ahead_pick *x = &osm.pick;
    if (str_eq(type, STR("associatedStreet")) || str_eq(type, STR("street"))) {
        osm_take_street(c, o);
        return;
    }
    if (!str_eq(type, STR("multipolygon")) && !str_eq(type, STR("boundary"))) {
        account_add(ACCOUNT_USELESS);
        return;
    }
    import_record_standing standing;
    if (!osm_classify(o) || !osm_has_standing(&standing)) {
        return;
    }
    osm_keep(c, o, x->cls != OSM_TAGS_OTHER);
    osm_put_tags(c, o, standing);
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
    import_record_standing standing;
    account_read();
    if (osm_is_outdated(o)) {
        account_add(ACCOUNT_REPEATED);
    } else if (o->kind == PBF_NODE && !o->tag_count) {
        account_add(ACCOUNT_BARE);
    } else if (osm_is_repeat(c, o)) {
        return;
    } else if (o->kind == PBF_RELATION) {
        osm_take_relation(c, o);
    } else if (osm_classify(o) && osm_has_standing(&standing)) {
        osm_put_tags(c, o, standing);
    }
}

static void osm_next_wanted(call *c, sorter *s) {
    if (!sort_next(s, c, &osm.wanted)) {
        osm.wanted = STR_NONE;
    }
}

/* Each file is joined from the start. */
static void osm_begin_join(call *c, sorter *s) {
    osm.last_id = INT64_MIN;
    sort_rewind(s, c);
    osm_next_wanted(c, s);
}

static void osm_begin_ways(call *c) {
    osm_begin_repeats(c);
    osm_begin_join(c, &osm.ways);
}

static void osm_begin_nodes(call *c) {
    osm_begin_join(c, &osm.nodes);
}

/* Whether the next record is for this id; skips records for ids that the file lacks. */
static bool osm_join(call *c, sorter *s, int64_t id) {
    if (id < osm.last_id) {
        call_fail(c, GEO_INVALID, "%s is not sorted by id", osm_pass_path());
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
    account_read();
    if (osm_is_repeat(c, o)) {
        return;
    }
    import_record_standing standing;
    bool is_outdated = osm_is_outdated(o); /* before it counts as changed itself */
    bool is_kept = osm_classify(o), is_joined = osm_join(c, &osm.ways, o->id);
    osm_keep(c, o, is_kept || is_joined);
    if (is_kept && osm_has_way_standing(o, &standing)) {
        if (osm_is_context() && standing == STANDING_CHANGED) {
            import_base_change(c, osm_changes_id(PBF_WAY, o->id));
        }
        osm_put_object(object, osm.pick.cls, osm.pick.level, osm_kind(o, standing), o->id);
        osm_put_tags(c, o, standing);
        osm_add_targets(c, o, object, 0);
    }
    while (!is_outdated && osm_join(c, &osm.ways, o->id)) {
        memcpy(object, osm.wanted.at + 8, sizeof object);
        int member = (int)sort_get(osm.wanted.at + 8 + OSM_OBJECT_BYTES, 4);
        osm_add_targets(c, o, object, member);
        osm_next_wanted(c, &osm.ways);
    }
}

/* "number 0 street", or nothing when it has no number. */
static str osm_address(const pbf_object *o, char room[OSM_ADDRESS_MAX]) {
    out text = out_of(room, OSM_ADDRESS_MAX);
    str number = pbf_tag(o, STR("addr:housenumber"));
    if (!number.len) {
        return STR("");
    }
    out_text(&text, number);
    out_char(&text, 0);
    out_text(&text, pbf_tag(o, STR("addr:street")));
    return text.full ? STR("") : out_str(&text);
}

/* A node of a way, without tags unless its address counts, or an area or a settlement. */
static void osm_keep_node(call *c, const pbf_object *o, bool is_joined) {
    bool has_address = pbf_tag(o, STR("addr:housenumber")).len > 0;
    bool is_context = pbf_tag(o, STR("place")).len &&
                      osm_tags_classify(o, &osm.object) == ACCOUNT_KEPT &&
                      osm.object.cls != OSM_TAGS_OTHER;
    if (is_joined || is_context) {
        pbf_writer_add(c, o, is_context || has_address);
    }
}

static void osm_take_node(call *c, const pbf_object *o) {
    char room[OSM_ADDRESS_MAX];
    if (osm_is_outdated(o)) {
        return;
    }
    if (osm.files->kept) {
        osm_keep_node(c, o, osm_join(c, &osm.nodes, o->id));
    }
    while (osm_join(c, &osm.nodes, o->id)) {
        bool is_range = osm_is_range(osm.wanted.at + 8);
        osm_put_point(c, osm.wanted.at + 8, o->lat, o->lon,
                      is_range ? osm_address(o, room) : STR(""));
        osm_next_wanted(c, &osm.nodes);
    }
}

/* ---- objects to import records ---- */

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
        account_add(r->name.len ? ACCOUNT_CUT : ACCOUNT_NAMELESS);
        return;
    }
    borders_area area = {.level = x->level,
                         .key = osm_border_key(x, key, sizeof key),
                         .lat = r->lat,
                         .lon = r->lon,
                         .label = x->label,
                         .name = borders_name(r->name),
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
                         .name = borders_name(r->name),
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
    str named = borders_named(r->lat, r->lon, borders_name(city), room);
    if (named.len) {
        memcpy(osm.path, named.at, named.len);
        r->path = (str){osm.path, named.len};
    } else if (!osm_has_level(r->path, parts)) {
        import_record_path(&r->path, osm.path, LEVEL_PLACE, city, false);
        r->is_path_named = true;
    }
}

/* The point at `part` (0-1) of the way from one point of the shape to another. */
static void osm_between(int from, int to, double part, import_record *r) {
    const shape_point *p = osm.shape.points;
    double total = 0, gone = 0;
    for (int i = from; i < to; i++) {
        total += geo_distance_m(p[i].lat * 1e-7, p[i].lon * 1e-7, p[i + 1].lat * 1e-7,
                                p[i + 1].lon * 1e-7);
    }
    r->lat = p[to].lat * 1e-7;
    r->lon = p[to].lon * 1e-7;
    for (int i = from; i < to; i++) {
        double edge = geo_distance_m(p[i].lat * 1e-7, p[i].lon * 1e-7, p[i + 1].lat * 1e-7,
                                     p[i + 1].lon * 1e-7);
        if (edge > 0 && gone + edge >= part * total) {
            double rest = (part * total - gone) / edge;
            r->lat = (p[i].lat + (p[i + 1].lat - (double)p[i].lat) * rest) * 1e-7;
            r->lon = (p[i].lon + (p[i + 1].lon - (double)p[i].lon) * rest) * 1e-7;
            return;
        }
        gone += edge;
    }
}

/* The houses between two anchors of a range; returns how many. */
static int osm_add_range(call *c, const osm_anchor *a, const osm_anchor *b) {
    import_record *r = &osm.object.record;
    int64_t step = osm.object.level, span = b->number - a->number;
    int64_t count = (span < 0 ? -span : span) / step - 1;
    if (span % step || count > OSM_RANGE_MAX) {
        return 0;
    }
    for (int64_t i = 1; i <= count; i++) {
        char number[24];
        out text = out_of(number, sizeof number);
        out_int(&text, a->number + (span < 0 ? -i : i) * step);
        osm_between(a->point, b->point, (double)i / (double)(count + 1), r);
        r->house_number = out_str(&text);
        r->path = borders_locate(r->lat, r->lon, osm.path);
        osm_add_city(r);
        import_sort_put(c, r);
    }
    return (int)MAX(count, 0);
}

static void osm_finish_range(call *c) {
    int houses = 0;
    bool is_whole = osm.shape.parts == 1 && !osm.shape.is_cut && osm.object.record.street.len;
    for (int i = 1; i < osm.anchor_count && is_whole; i++) {
        houses += osm_add_range(c, &osm.anchors[i - 1], &osm.anchors[i]);
    }
    account_add(houses || (is_whole && osm.anchor_count > 1) ? ACCOUNT_KEPT : ACCOUNT_CUT);
}

/* An object whose tags and points are complete. */
static void osm_finish_object(call *c, int64_t id, bool is_relation) {
    osm_tags_object *x = &osm.object;
    import_record *r = &x->record;
    shape *outline = &osm.shape;
    shape_end_part(outline);
    if (x->flags & OSM_TAGS_IS_RANGE) {
        osm_finish_range(c);
        return;
    }
    if (outline->parts) {
        bool is_area = !(x->flags & OSM_TAGS_IS_LINE) && shape_is_closed(outline);
        if (!is_area && is_relation) {
            account_add(ACCOUNT_CUT);
            return;
        }
        r->box = shape_box(outline);
        r->outline = outline;
        r->is_enclosed = is_area;
        r->length_m = x->flags & OSM_TAGS_IS_LINE ? shape_length_m(outline) : 0;
        (is_area ? shape_inside : shape_middle)(outline, &r->lat, &r->lon);
    }
    if (!geo_is_point(r->lat, r->lon)) {
        account_add(ACCOUNT_CUT); /* none of its nodes is in the files */
        return;
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
    osm.anchor_count = 0;
    x->flags = (unsigned)sort_get(rest.at, 1);
    size_t links = (size_t)sort_get(rest.at + 1, 1);
    x->label = links ? (int64_t)sort_get(rest.at + OSM_HEAD_BYTES, 8) : 0;
    x->wikidata = links ? sort_get(rest.at + OSM_HEAD_BYTES + 8, 8) : 0;
    memcpy(osm.last, rest.at, rest.len); /* the record is gone before its points have come */
    bool good = import_record_unpack(str_from((str){osm.last, rest.len}, OSM_HEAD_BYTES + links),
                                     &x->record);
    ASSERT(good); /* our own record */
    x->record.standing = (import_record_standing)(x->flags / OSM_TAGS_STANDING);
}

/* The current object, and member and index of the point that would continue its current part. */
typedef struct {
    char object[OSM_OBJECT_BYTES];
    bool has_object;
    uint64_t next;
} osm_cursor;

/* The street of an object that does not say it. */
static void osm_read_street(str street) {
    import_record *r = &osm.object.record;
    if (!r->street.len && street.len && street.len <= sizeof osm.address) {
        memcpy(osm.address, street.at, street.len);
        r->street = (str){osm.address, street.len};
    }
}

/* The address at the last point of a range. */
static void osm_read_anchor(str street) {
    int64_t number = 0;
    str text = str_cut(&street, 0);
    if (str_int(text, &number) && number >= 0 && number < INT32_MAX &&
        osm.anchor_count < OSM_ANCHORS_MAX) {
        osm.anchors[osm.anchor_count++] = (osm_anchor){osm.shape.count - 1, number};
        osm_read_street(street);
    }
}

static void osm_read_point(osm_cursor *k, str rest) {
    uint64_t at = sort_get(rest.at, 8);
    str address = str_from(rest, OSM_POINT_BYTES);
    bool is_known = k->next && at == k->next - 1; /* several files have the node */
    if (at != k->next && !is_known) {
        osm.shape.is_cut |= (at & UINT32_MAX) != 0;
        shape_end_part(&osm.shape);
    }
    if (!is_known) {
        k->next = at + 1;
        shape_add(&osm.shape, (int32_t)(uint32_t)sort_get(rest.at + 8, 4) * 1e-7,
                  (int32_t)(uint32_t)sort_get(rest.at + 12, 4) * 1e-7);
    }
    if (address.len) {
        osm_read_anchor(address);
    }
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
        if (!is_new && k->has_object) {
            account_add(ACCOUNT_REPEATED); /* one file has its id twice */
        }
        osm_read_tags(rest);
    } else if (k->has_object && rec.at[OSM_OBJECT_BYTES] == PART_STREET) {
        osm_read_street(rest);
    } else if (k->has_object) {
        osm_read_point(k, rest);
    }
}

static void osm_read_objects(call *c) {
    osm_cursor k = {.has_object = false};
    str rec;
    sort_finish(&osm.objects, c);
    import_reader_step(osm.files->report, osm.objects.records, "placing what is in %s",
                       osm.files->paths[0]);
    for (int64_t done = 0; sort_next(&osm.objects, c, &rec); done++) {
        import_reader_progress(osm.files->report, done);
        osm_take_record(c, &k, rec);
    }
    if (!c->code) {
        osm_finish_cursor(c, &k);
    }
}

/* Divides the memory: the tables of a block, the largest shape, the sorters. The ids of several
 * files are gone before the nodes come. */
static bool osm_share_memory(const osm_files *files) {
    enum { PARTS = 11 };
    arena a =
        arena_of(files->memory + IMPORT_READER_WINDOW, files->memory_size - IMPORT_READER_WINDOW);
    a.at += (16 - (uintptr_t)a.at % 16) % 16;
    bool has_room = osm_pass_open(files, &a);
    osm.kept = files->kept ? arena_bytes(&a, PBF_WRITER_MEMORY) : NULL;
    if (!has_room || (files->kept && !osm.kept) ||
        !shape_open(&osm.shape, &a, (size_t)(a.end - a.at) / 5)) {
        return false;
    }
    size_t part = (size_t)(a.end - a.at) / PARTS;
    if (part < SORT_MEMORY_MIN) {
        return false;
    }
    char *nodes = arena_bytes(&a, 4 * part);
    sort_open(&osm.ids, nodes, 4 * part, files->beside);
    sort_open(&osm.nodes, nodes, 4 * part, files->beside);
    sort_open(&osm.objects, arena_bytes(&a, 4 * part), 4 * part, files->beside);
    sort_open(&osm.ways, arena_bytes(&a, 2 * part), 2 * part, files->beside);
    sort_open(&osm.repeats, arena_bytes(&a, part), part, files->beside);
    return true;
}

GEO_FN uint64_t osm_ingest(call *c, const osm_files *files) {
    osm.files = files;
    if (c->code) {
        return 0;
    }
    if (!osm_share_memory(files)) {
        call_fail(c, GEO_TOO_LARGE, "an .osm.pbf file needs more memory for the build");
        call_advise(c, "Give it more, e.g. --memory 1024.");
        return 0;
    }
    if (files->kept) {
        pbf_writer_begin(c, files->kept, osm.kept);
    }
    if (files->count > 1) {
        osm_pass_run(c, 0, 1 << PBF_NODE | 1 << PBF_WAY | 1 << PBF_RELATION, osm_begin_ids,
                     osm_take_id);
    }
    osm_find_repeats(c);
    if (files->are_changes) {
        osm_pass_run(c, 0, 1 << PBF_WAY, osm_begin_ids, osm_take_street_name);
    }
    osm_pass_run(c, 1, 1 << PBF_NODE | 1 << PBF_RELATION, osm_begin_repeats, osm_take_first);
    sort_finish(&osm.ways, c);
    osm_pass_run(c, 2, 1 << PBF_WAY, osm_begin_ways, osm_take_way);
    sort_finish(&osm.nodes, c);
    if (osm.nodes.records || files->kept) {
        osm_pass_run(c, 3, 1 << PBF_NODE, osm_begin_nodes, osm_take_node);
    }
    sort_close(&osm.ways);
    sort_close(&osm.nodes);
    import_nearest_open(osm.nodes.memory, osm.nodes.size, files->beside);
    osm_read_objects(c);
    import_sort_add_waiting(c);
    import_nearest_close();
    sort_close(&osm.objects);
    sort_close(&osm.repeats);
    return files->kept ? pbf_writer_end(c) : 0;
}
