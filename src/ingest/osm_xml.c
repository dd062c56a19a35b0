/* osm_xml -- OpenStreetMap's XML and OsmChange. Owns nothing. Cuts an object out of the window by
 * its tags, without a tree: the format nests only once. Outside facts: OpenStreetMap's wiki ("OSM
 * XML", "OsmChange"; JOSM's "action" and negative ids; Overpass's "osm_base", and points of a way);
 * XML 1.0 (comments, character references). */
#include "osm_xml.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/geo.h"

enum { OSM_XML_REFERENCE_MAX = 16 }; /* of a character, with its semicolon */

/* ---- tags ---- */

/* A start tag, an end tag, or both in one. */
typedef struct {
    str name, attributes;
    bool is_end, is_empty;
} osm_xml_tag;

/* The length up to and with `end`; 0: it is not there. */
static size_t osm_xml_until(str in, str end) {
    ptrdiff_t at = str_find(in, end);
    return at < 0 ? 0 : (size_t)at + end.len;
}

/* The length of the tag at the start of `in`; ">" may stand in quotes. 0: incomplete. */
static size_t osm_xml_tag_len(str in) {
    char quote = 0;
    for (size_t i = 1; i < in.len; i++) {
        char c = in.at[i];
        if (quote) {
            quote = c == quote ? 0 : quote;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '>') {
            return i + 1;
        }
    }
    return 0;
}

/* The next tag; comments, declarations and text before it are passed over. As osm_xml_next. */
static ptrdiff_t osm_xml_next_tag(str in, osm_xml_tag *tag) {
    size_t at = 0, len = 0;
    for (;;) {
        const char *hit = at < in.len ? memchr(in.at + at, '<', in.len - at) : NULL;
        if (!hit) {
            return 0;
        }
        at = (size_t)(hit - in.at);
        str rest = str_from(in, at);
        bool is_comment = str_starts(rest, STR("<!--")),
             is_other = rest.len > 1 && rest.at[1] == '?';
        len = is_comment ? osm_xml_until(rest, STR("-->"))
              : is_other ? osm_xml_until(rest, STR("?>"))
                         : osm_xml_tag_len(rest);
        if (!len) {
            return 0;
        }
        at += len;
        if (!is_comment && !is_other && rest.at[1] != '!') {
            str body = {rest.at + 1, len - 2};
            tag->is_end = body.len && body.at[0] == '/';
            body = str_from(body, tag->is_end);
            tag->is_empty = body.len && body.at[body.len - 1] == '/';
            body.len -= tag->is_empty;
            size_t name = 0;
            while (name < body.len && !ascii_is_space(body.at[name])) {
                name++;
            }
            tag->name = str_head(body, name);
            tag->attributes = str_from(body, name);
            return name ? (ptrdiff_t)at : -1;
        }
    }
}

/* ---- attributes ---- */

/* The attribute as written; absent: there is none. */
static str osm_xml_raw(const osm_xml_tag *tag, const char *name) {
    str rest = tag->attributes, wanted = str_of(name);
    while (rest.len) {
        ptrdiff_t equals = str_find(rest, STR("="));
        str key = str_trim(str_head(rest, equals < 0 ? 0 : (size_t)equals));
        rest = str_trim(str_from(rest, (size_t)equals + 1));
        if (equals < 0 || !rest.len || (rest.at[0] != '"' && rest.at[0] != '\'')) {
            return STR_NONE;
        }
        str value = str_from(rest, 1);
        const char *end = value.len ? memchr(value.at, rest.at[0], value.len) : NULL;
        if (!end) {
            return STR_NONE;
        }
        value.len = (size_t)(end - value.at);
        if (str_eq(key, wanted)) {
            return value;
        }
        rest = str_from(rest, value.len + 2);
    }
    return STR_NONE;
}

/* The character of a reference such as amp, #228 or #xE4; < 0: none. */
static int32_t osm_xml_reference(str name) {
    static const struct {
        str name;
        char c;
    } known[] = {{STR_ROW("amp"), '&'},
                 {STR_ROW("lt"), '<'},
                 {STR_ROW("gt"), '>'},
                 {STR_ROW("quot"), '"'},
                 {STR_ROW("apos"), '\''}};
    for (size_t i = 0; i < LEN(known); i++) {
        if (str_eq(name, known[i].name)) {
            return known[i].c;
        }
    }
    bool is_hex = name.len > 2 && ascii_lower(name.at[1]) == 'x';
    int32_t code = name.len > 1 && name.at[0] == '#' ? 0 : -1;
    for (size_t i = is_hex ? 2 : 1; i < name.len && code >= 0; i++) {
        char c = ascii_lower(name.at[i]);
        int digit = ascii_is_digit(c)                ? c - '0'
                    : is_hex && c >= 'a' && c <= 'f' ? c - 'a' + 10
                                                     : -1;
        code = digit < 0 || code > 0x10FFFF ? -1 : code * (is_hex ? 16 : 10) + digit;
    }
    return code > 0x10FFFF || (code >= 0xD800 && code < 0xE000) ? -1 : code;
}

/* A value with its references replaced, in `texts`. */
static str osm_xml_text(str raw, out *texts) {
    size_t from = texts->len;
    for (size_t i = 0; i < raw.len; i++) {
        str name = str_head(str_from(raw, i + 1), OSM_XML_REFERENCE_MAX);
        const char *end = raw.at[i] == '&' && name.len ? memchr(name.at, ';', name.len) : NULL;
        name.len = end ? (size_t)(end - name.at) : 0;
        int32_t code = end ? osm_xml_reference(name) : -1;
        if (code > 0) {
            char bytes[4];
            out_text(texts, (str){bytes, utf8_put(bytes, (uint32_t)code)});
            i += name.len + 1;
        } else {
            out_char(texts, raw.at[i]);
        }
    }
    return (str){texts->at + from, texts->len - from};
}

static bool osm_xml_id(const osm_xml_tag *tag, const char *name, int64_t *id) {
    return str_int(osm_xml_raw(tag, name), id);
}

static bool osm_xml_position(const osm_xml_tag *tag, int32_t *lat, int32_t *lon) {
    double y = NAN, x = NAN;
    bool good = str_num(osm_xml_raw(tag, "lat"), &y) && str_num(osm_xml_raw(tag, "lon"), &x) &&
                geo_is_point(y, x);
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

static bool osm_xml_add_ref(const osm_xml_tag *tag, pbf_buffers *room, pbf_object *o) {
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

static bool osm_xml_add_member(const osm_xml_tag *tag, pbf_buffers *room, out *texts,
                               pbf_object *o) {
    pbf_member *m = &room->members[o->count];
    int kind = osm_xml_kind(osm_xml_raw(tag, "type"));
    if (o->count == PBF_REFS_MAX || kind == PBF_KINDS || !osm_xml_id(tag, "ref", &m->id)) {
        return false;
    }
    m->kind = (pbf_kind)kind;
    m->role = osm_xml_text(osm_xml_raw(tag, "role"), texts);
    o->count++;
    return true;
}

/* What stands inside an object. False: it is wrong. */
static bool osm_xml_add(const osm_xml_tag *tag, pbf_buffers *room, out *texts, pbf_object *o) {
    if (str_eq(tag->name, STR("tag"))) {
        if (o->tag_count == PBF_TAGS_MAX) {
            return false;
        }
        str_pair *pair = &room->tags[o->tag_count++];
        pair->key = osm_xml_text(osm_xml_raw(tag, "k"), texts);
        pair->value = osm_xml_text(osm_xml_raw(tag, "v"), texts);
        return true;
    }
    bool is_ref = o->kind == PBF_WAY && str_eq(tag->name, STR("nd"));
    bool is_member = o->kind == PBF_RELATION && str_eq(tag->name, STR("member"));
    return is_ref      ? osm_xml_add_ref(tag, room, o)
           : is_member ? osm_xml_add_member(tag, room, texts, o)
                       : true;
}

/* The object whose start tag is *tag, which ends at `used`. */
static ptrdiff_t osm_xml_object(str in, ptrdiff_t used, osm_xml_tag *tag, pbf_buffers *room,
                                char *texts, pbf_object *o) {
    out text = out_of(texts, OSM_XML_TEXT_MAX);
    str name = tag->name;
    o->refs = room->refs;
    o->members = room->members;
    o->tags = room->tags;
    bool good = osm_xml_id(tag, "id", &o->id);
    good = good && (o->kind != PBF_NODE || osm_xml_position(tag, &o->lat, &o->lon) || o->is_gone);
    for (bool is_open = !tag->is_empty; good && is_open;) {
        ptrdiff_t more = osm_xml_next_tag(str_from(in, (size_t)used), tag);
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
    osm_xml_tag tag = {.is_end = false};
    *thing = (osm_xml_thing){.is_delete = thing->is_delete};
    ptrdiff_t used = osm_xml_next_tag(in, &tag);
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
        str date = osm_xml_raw(&tag, "osm_base");
        date = date.len ? date : osm_xml_raw(&tag, "timestamp");
        thing->date = date.len ? str_head(date, 10) : STR_NONE;
        return used;
    }
    bool is_gone = thing->is_delete || str_eq(osm_xml_raw(&tag, "action"), STR("delete")) ||
                   str_eq(osm_xml_raw(&tag, "visible"), STR("false"));
    thing->object = (pbf_object){.kind = (pbf_kind)kind, .is_gone = is_gone};
    thing->has_object = true;
    return osm_xml_object(in, used, &tag, room, texts, &thing->object);
}
