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
 * Outside facts: OpenStreetMap's tagging (its wiki: "Key:addr", "Names", "Relation:boundary",
 * "Relation:multipolygon", "Tag:boundary=administrative"). */
#include "osm.h"

#include <string.h>

#include "../geo/geo.h"
#include "../source/fold.h"
#include "borders.h"
#include "gather.h"
#include "kinds.h"
#include "pbf.h"
#include "shape.h"
#include "sort.h"
#include "spot.h"

enum {
    OSM_BLOBS_MAX = 8 << 20, /* of one file: 64 billion objects */
    OSM_TARGET_BYTES = 19,   /* object, member, index: where a point belongs */
    OSM_OBJECT_BYTES = 11,   /* of them the object */
    OSM_HEAD_BYTES = 17      /* before the packed spot: flags, label, wikidata */
};

/* The order of objects. */
enum { CLASS_BORDER = 0, CLASS_SETTLEMENT = 1, CLASS_SUBURB = 2, CLASS_OTHER = 3 };
enum { PART_TAGS = 0, PART_POINT = 1 };
enum { FLAG_LINE = 1, FLAG_PLACE = 2 };

/* What an object is, before it is known where. */
typedef struct {
    int cls, level; /* CLASS_; admin_level of borders */
    unsigned flags;
    int64_t label; /* node that stands for a boundary */
    uint64_t wikidata;
    spot spot;
} osm_object;

static struct {
    feed *f;
    char *unpacked;
    pbf_room *room;
    shape shape;
    sorter ways, nodes, objects;
    unsigned char blob_kinds[OSM_BLOBS_MAX];
    osm_object object;
    char record[SORT_RECORD_MAX], path[SPOT_PATH_MAX], last[SORT_RECORD_MAX];

    str wanted; /* the next record of the sorter that a pass joins with; absent at its end */
    int64_t last_id;
} osm;

/* ---- tags to spots ---- */

/* Tags that hold a name, and how it belongs to its object. */
static const struct {
    str key;
    image_name_class cls;
} osm_names[] = {
    {STR_ROW("alt_name"), IMAGE_ALIAS},
    {STR_ROW("old_name"), IMAGE_ALIAS},
    {STR_ROW("short_name"), IMAGE_ALIAS},
    {STR_ROW("official_name"), IMAGE_ALIAS},
    {STR_ROW("int_name"), IMAGE_ALIAS},
    {STR_ROW("loc_name"), IMAGE_ALIAS},
    {STR_ROW("nat_name"), IMAGE_ALIAS},
    {STR_ROW("reg_name"), IMAGE_ALIAS},
    {STR_ROW("iata"), IMAGE_CODE},
    {STR_ROW("icao"), IMAGE_CODE},
    {STR_ROW("ref"), IMAGE_ALIAS},
    {STR_ROW("brand"), IMAGE_ALIAS},
    {STR_ROW("addr:housename"), IMAGE_ALIAS},
};

/* "de", "zh-Hant": what may stand behind "name:"; not "etymology" or "1921-1955". */
static bool osm_is_language(str lang) {
    str rest = lang, primary = str_cut(&rest, '-');
    bool good = (primary.len == 2 || primary.len == 3) && lang.len <= 12;
    for (size_t i = 0; i < lang.len && good; i++) {
        good = char_is_alpha(lang.at[i]) || lang.at[i] == '-' || lang.at[i] == '_';
    }
    return good;
}

static void osm_add_names(spot *s, const pbf_object *o) {
    for (int i = 0; i < o->tag_count; i++) {
        str key = o->tags[i].key, value = o->tags[i].value;
        if (str_starts(key, STR("name:")) && osm_is_language(str_from(key, 5))) {
            spot_add_name(s, IMAGE_OTHER, str_from(key, 5), value);
            continue;
        }
        for (size_t j = 0; j < LEN(osm_names); j++) {
            str name = osm_names[j].key, rest = value;
            bool is_it = str_eq(key, name) || (str_starts(key, name) && key.at[name.len] == ':' &&
                                               osm_is_language(str_from(key, name.len + 1)));
            while (is_it && rest.at) {
                spot_add_name(s, osm_names[j].cls, STR_NONE, str_cut(&rest, ';'));
            }
        }
    }
}

/* The name that is shown: the local one, else an English one, else what is written on the door. */
static str osm_name(const pbf_object *o) {
    static const char *const keys[] = {"name",          "name:en", "int_name",
                                       "official_name", "brand",   "operator"};
    for (size_t i = 0; i < LEN(keys); i++) {
        str name = str_trim(pbf_tag(o, keys[i]));
        if (name.len && utf8_valid(name)) {
            return name;
        }
    }
    return STR_NONE;
}

static void osm_add_code(spot *s, const pbf_object *o, const char *key, str lang) {
    str code = pbf_tag(o, key);
    if (code.len) {
        spot_add_name(s, IMAGE_CODE, lang, code);
    }
}

/* The main tag: that of the lowest row. */
static const kind_row *osm_kind(const pbf_object *o, str *value) {
    const kind_row *best = NULL;
    for (int i = 0; i < o->tag_count; i++) {
        const kind_row *row = kind_of_tag(o->tags[i].key, o->tags[i].value);
        if (row && row->when != KIND_NEVER && (!best || kind_number(row) < kind_number(best))) {
            best = row;
            *value = o->tags[i].value;
        }
    }
    return best;
}

/* Values that people invent make no kinds: letters, digits and underscores only. */
static str osm_plain_value(str value) {
    enum { VALUE_MAX = 40 };
    bool good = value.len <= VALUE_MAX;
    for (size_t i = 0; i < value.len && good; i++) {
        char c = value.at[i];
        good = (c >= 'a' && c <= 'z') || char_is_digit(c) || c == '_';
    }
    return good ? value : STR("yes");
}

static void osm_add_address(spot *s, const pbf_object *o) {
    s->house_number = str_trim(pbf_tag(o, "addr:housenumber"));
    s->street = str_trim(pbf_tag(o, "addr:street"));
    if (!s->street.len) {
        s->street = str_trim(pbf_tag(o, "addr:place"));
    }
    s->postcode = str_trim(pbf_tag(o, "addr:postcode"));
    s->context[LEVEL_CITY_COLUMN] = str_trim(pbf_tag(o, "addr:city"));
}

/* boundary=administrative with a name and a level that has a kind. */
static const kind_row *osm_border_kind(const pbf_object *o, int *level) {
    int64_t number = 0;
    if (!str_eq(pbf_tag(o, "boundary"), STR("administrative")) ||
        !str_int(pbf_tag(o, "admin_level"), &number) || number < 2 || number > 11) {
        return NULL;
    }
    *level = (int)number;
    return kind_of_level(*level);
}

static void osm_fill_border(osm_object *x, const pbf_object *o) {
    const kind_row *settled = kind_of_tag(STR("place"), pbf_tag(o, "place"));
    x->cls = CLASS_BORDER;
    if (settled && IMAGE_CLASS_BIT(settled->cls) & IMAGE_SETTLED_MASK && x->level < 9) {
        x->flags |= FLAG_PLACE;
        x->spot.part = settled->part;
    }
    for (int i = 0; i < o->count && o->kind == PBF_RELATION; i++) {
        if (o->members[i].kind == PBF_NODE && str_eq(o->members[i].role, STR("label"))) {
            x->label = o->members[i].id;
        }
    }
    if (x->level == 2) {
        osm_add_code(&x->spot, o, "ISO3166-1:alpha2", STR(IMAGE_LANG_CC));
        osm_add_code(&x->spot, o, "ISO3166-1", STR(IMAGE_LANG_CC));
        osm_add_code(&x->spot, o, "ISO3166-1:alpha3", STR_NONE);
    }
    osm_add_code(&x->spot, o, "ISO3166-2", STR(IMAGE_LANG_ISO));
}

static uint64_t osm_id(pbf_kind kind, int64_t id) {
    return id > 0 ? (uint64_t)id * 4 + (uint64_t)kind + 1 : 0;
}

/* Whether a closed way of it is an area. */
static bool osm_is_line(const pbf_object *o, const kind_row *kind) {
    bool open = o->kind == PBF_WAY && (o->count < 2 || o->refs[0] != o->refs[o->count - 1]);
    return open || (kind->is_line && o->kind == PBF_WAY && !str_eq(pbf_tag(o, "area"), STR("yes")));
}

/* Settlements before what may be a part of one. */
static int osm_class(const kind_row *kind) {
    bool is_settled = IMAGE_CLASS_BIT(kind->cls) & (IMAGE_SETTLED_MASK | IMAGE_ADMIN_MASK);
    return is_settled && kind->rank < 20             ? CLASS_SETTLEMENT
           : is_settled || kind->cls == IMAGE_SUBURB ? CLASS_SUBURB
                                                     : CLASS_OTHER;
}

/* Fills osm.object from tags. False: nothing for an index. */
static bool osm_classify(const pbf_object *o) {
    osm_object *x = &osm.object;
    spot *s = &x->spot;
    str value = STR_NONE;
    spot_clear(s);
    x->level = 0;
    x->flags = 0;
    x->label = 0;
    s->kind = o->kind == PBF_NODE ? NULL : osm_border_kind(o, &x->level);
    bool is_border = s->kind != NULL;
    s->kind = is_border ? s->kind : osm_kind(o, &value);
    s->name = osm_name(o);
    osm_add_address(s, o);
    bool is_named =
        pbf_tag(o, "name").len > 0 || (s->name.len && s->kind && s->kind->when == KIND_ALWAYS);
    if (s->kind && s->kind->cls == IMAGE_POSTCODE) {
        s->name = pbf_tag(o, "postal_code").len ? pbf_tag(o, "postal_code") : pbf_tag(o, "ref");
        is_named = s->name.len > 0;
    }
    if (!s->kind || (!is_named && s->kind->when == KIND_NAMED) || s->kind->cls == IMAGE_HOUSE) {
        s->kind = s->house_number.len ? kind_of_word(STR("house")) : NULL;
        s->name = STR_NONE;
        value = STR("house");
    }
    if (!s->kind || (s->kind->cls == IMAGE_POSTCODE && !is_named)) {
        return false;
    }
    x->cls = osm_class(s->kind);
    x->flags |= osm_is_line(o, s->kind) ? FLAG_LINE : 0;
    s->value = osm_plain_value(value);
    s->id = osm_id(o->kind, o->id);
    s->whose = SPOT_IDS_OSM;
    str wikidata = pbf_tag(o, "wikidata");
    x->wikidata = wikidata.len ? hash64(wikidata.at, wikidata.len, 5) : 0;
    if (!str_int(pbf_tag(o, "population"), &s->people) || s->people < 0) {
        s->people = 0;
    }
    osm_add_names(s, o);
    if (is_border) {
        osm_fill_border(x, o);
    }
    return true;
}

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
    const osm_object *x = &osm.object;
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

static status osm_bad_file(call *c, const char *why) {
    return call_fail(c, GEO_INVALID, "%s: a block %s", osm.f->path, why);
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
            return call_fail(c, GEO_INVALID, "%s is not an .osm.pbf file, or is damaged", f->path);
        }
        if (used > 0 && in.len - (size_t)used >= frame->size) {
            break;
        }
        if (f->is_end) {
            return call_fail(c, GEO_INVALID, "%s ends in the middle of a block", f->path);
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
            code = call_fail(c, GEO_INVALID, "%s %s", f->path, why);
        } else if (!code && frame.is_header) {
            has_header = true;
            f->report->date_s = MAX(f->report->date_s, info.date_s);
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
    osm_object *x = &osm.object;
    if (!is_area || !osm_classify(o)) {
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
    if (!o->tag_count || !osm_classify(o)) {
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
    if (o->tag_count && osm_classify(o)) {
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
    osm_object *x = &osm.object;
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
                        .is_place = x->flags & FLAG_PLACE};
    s->is_area = true;
    status code = borders_add(c, &area, &osm.shape, osm.path, &s->path);
    return code ? code : gather_add(c, s);
}

static status osm_finish_node(call *c, int64_t id) {
    osm_object *x = &osm.object;
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
    str city = s->context[LEVEL_CITY_COLUMN];
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
    osm_object *x = &osm.object;
    spot *s = &x->spot;
    shape *form = &osm.shape;
    shape_end_part(form);
    if (form->parts) {
        bool is_area = !(x->flags & FLAG_LINE) && shape_is_closed(form);
        if (!is_area && is_relation) {
            return GEO_OK; /* cut off at the edge of the extract */
        }
        s->box = shape_box(form);
        s->length_m = x->flags & FLAG_LINE ? shape_length_m(form) : 0;
        (is_area ? shape_inside : shape_middle)(form, &s->lat, &s->lon);
    }
    if (!geo_is_point(s->lat, s->lon)) {
        return GEO_OK; /* none of its nodes is in the file */
    }
    if (x->cls == CLASS_BORDER) {
        return osm_finish_border(c);
    }
    if (x->cls != CLASS_OTHER) {
        return osm_finish_node(c, id);
    }
    if (s->kind->cls != IMAGE_POSTCODE) {
        s->path = borders_locate(s->lat, s->lon, osm.path);
        osm_add_city(s);
    }
    return gather_add(c, s);
}

static void osm_read_tags(str rest) {
    osm_object *x = &osm.object;
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
    if (!osm.room || !osm.unpacked || !shape_open(&osm.shape, &a, (size_t)(a.end - a.at) / 5)) {
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
    memset(osm.blob_kinds, 0, sizeof osm.blob_kinds);
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
