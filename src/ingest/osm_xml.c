/* osm_xml -- OpenStreetMap's XML and OsmChange. Owns nothing. Cuts an object out of the window by
 * its tags, without a tree: the format nests only once. Outside facts: OpenStreetMap's wiki ("OSM
 * XML", "OsmChange"; JOSM's "action" and negative ids; Overpass's "osm_base", and points of a way).
 */
#include "osm_xml.h"

#include <math.h>
#include <string.h>

#include "../base/out.h"
#include "../base/xml.h"
#include "../geo/geo.h"

static bool osm_xml_id(const xml_tag *tag, const char *name, int64_t *id) {
    return str_int(xml_raw(tag, name), id);
}

static bool osm_xml_position(const xml_tag *tag, int32_t *lat, int32_t *lon) {
    double y = NAN, x = NAN;
    bool good =
        str_num(xml_raw(tag, "lat"), &y) && str_num(xml_raw(tag, "lon"), &x) && geo_is_point(y, x);
    *lat = good ? (int32_t)lround(y * 1e7) : PBF_NOWHERE;
    *lon = good ? (int32_t)lround(x * 1e7) : 0;
    return good;
}

/* ---- objects ---- */

static const str osm_xml_kinds[PBF_KINDS] = {STR_ROW("node"), STR_ROW("way"),
                                             STR_ROW("relation")}; /* ORDER pbf_kind */

static int osm_xml_kind(str name) {
    int kind = 0;
    while (kind < PBF_KINDS && !str_eq(name, osm_xml_kinds[kind])) {
        kind++;
    }
    return kind;
}

static bool osm_xml_add_ref(const xml_tag *tag, pbf_buffers *room, pbf_object *o) {
    pbf_point *point = &room->points[o->count];
    if (o->count == PBF_REFS_MAX || !osm_xml_id(tag, "ref", &room->refs[o->count])) {
        return false;
    }
    if (osm_xml_position(tag, &point->lat, &point->lon)) {
        o->points = room->points;
    }
    o->count++;
    return true;
}

static bool osm_xml_add_member(const xml_tag *tag, pbf_buffers *room, out *texts, pbf_object *o) {
    pbf_member *m = &room->members[o->count];
    int kind = osm_xml_kind(xml_raw(tag, "type"));
    if (o->count == PBF_REFS_MAX || kind == PBF_KINDS || !osm_xml_id(tag, "ref", &m->id)) {
        return false;
    }
    m->kind = (pbf_kind)kind;
    m->role = xml_text(xml_raw(tag, "role"), texts);
    o->count++;
    return true;
}

/* What stands inside an object. False: it is wrong. */
static bool osm_xml_add(const xml_tag *tag, pbf_buffers *room, out *texts, pbf_object *o) {
    if (str_eq(tag->name, STR("tag"))) {
        if (o->tag_count == PBF_TAGS_MAX) {
            return false;
        }
        str_pair *pair = &room->tags[o->tag_count++];
        pair->key = xml_text(xml_raw(tag, "k"), texts);
        pair->value = xml_text(xml_raw(tag, "v"), texts);
        return true;
    }
    bool is_ref = o->kind == PBF_WAY && str_eq(tag->name, STR("nd"));
    bool is_member = o->kind == PBF_RELATION && str_eq(tag->name, STR("member"));
    return is_ref      ? osm_xml_add_ref(tag, room, o)
           : is_member ? osm_xml_add_member(tag, room, texts, o)
                       : true;
}

/* The object whose start tag is *tag, which ends at `used`. */
static ptrdiff_t osm_xml_object(str in, ptrdiff_t used, xml_tag *tag, pbf_buffers *room,
                                char *texts, pbf_object *o) {
    out text = out_of(texts, OSM_XML_TEXT_MAX);
    str name = tag->name;
    o->refs = room->refs;
    o->members = room->members;
    o->tags = room->tags;
    bool good = osm_xml_id(tag, "id", &o->id);
    good = good && (o->kind != PBF_NODE || osm_xml_position(tag, &o->lat, &o->lon) || o->is_gone);
    for (bool is_open = !tag->is_empty; good && is_open;) {
        ptrdiff_t more = xml_next(str_from(in, (size_t)used), tag);
        if (more <= 0) {
            return more;
        }
        used += more;
        is_open = !tag->is_end || !str_eq(tag->name, name);
        good = !is_open || tag->is_end || osm_xml_add(tag, room, &text, o);
    }
    return good && !text.full ? used : -1;
}

GEO_FN ptrdiff_t osm_xml_next(str in, pbf_buffers *room, char *texts, osm_xml_thing *thing) {
    xml_tag tag = {.is_end = false};
    *thing = (osm_xml_thing){.is_delete = thing->is_delete};
    ptrdiff_t used = xml_next(in, &tag);
    if (used <= 0) {
        return used;
    }
    thing->is_last =
        tag.is_end && (str_eq(tag.name, STR("osm")) || str_eq(tag.name, STR("osmChange")));
    if (str_eq(tag.name, STR("delete"))) {
        thing->is_delete = !tag.is_end && !tag.is_empty;
    }
    int kind = tag.is_end ? PBF_KINDS : osm_xml_kind(tag.name);
    if (kind == PBF_KINDS) {
        str date = xml_raw(&tag, "osm_base");
        date = date.len ? date : xml_raw(&tag, "timestamp");
        thing->date = date.len ? str_head(date, 10) : STR_NONE;
        return used;
    }
    bool is_gone = thing->is_delete || str_eq(xml_raw(&tag, "action"), STR("delete")) ||
                   str_eq(xml_raw(&tag, "visible"), STR("false"));
    thing->object = (pbf_object){.kind = (pbf_kind)kind, .is_gone = is_gone};
    thing->has_object = true;
    return osm_xml_object(in, used, &tag, room, texts, &thing->object);
}
