/* json_edit -- splices one member into a JSON text. Owns nothing. */
#include "json_edit.h"

#include "../base/json.h"

/* Where a member is in an object, or would be; offsets in the text. */
typedef struct {
    bool is_there, is_empty; /* the member; the object */
    size_t value, value_end; /* of the member */
    size_t cut, cut_end;     /* the member with the comma that separates it */
    size_t last_end;         /* behind the last member, or behind the brace */
} json_edit_spot;

static json_edit_spot json_edit_find(str text, json object, const char *name) {
    str whole = json_source(object);
    size_t open = (size_t)(whole.at - text.at) + 1;
    json wanted = json_get(object, name);
    json_edit_spot spot = {.last_end = open, .is_empty = json_count(object) == 0};
    for (json key = json_first(object); key.index >= 0; key = json_next(object, key)) {
        str value = json_source(json_value_of(key));
        size_t at = (size_t)(value.at - text.at);
        if (wanted.index == json_value_of(key).index) {
            json next = json_next(object, key);
            bool is_first = spot.last_end == open;
            spot.is_there = true;
            spot.value = at;
            spot.value_end = at + value.len;
            spot.cut = spot.last_end;
            spot.cut_end = !is_first         ? at + value.len
                           : next.index >= 0 ? (size_t)(json_source(next).at - text.at)
                                             : open + whole.len - 2;
        }
        spot.last_end = at + value.len;
    }
    return spot;
}

static void json_edit_splice(out *o, str text, size_t from, size_t to, str middle) {
    out_text(o, str_head(text, from));
    out_text(o, middle);
    out_text(o, str_from(text, to));
}

/* The text with a member more at the end of an object that is `depth` braces deep. */
static void json_edit_append(out *o, str text, const json_edit_spot *spot, int depth,
                             const char *name, str value) {
    out_text(o, str_head(text, spot->last_end));
    out_fmt(o, "%s\n%*s\"%s\": ", spot->is_empty ? "" : ",", 2 * depth, "", name);
    out_text(o, value);
    if (spot->is_empty) {
        out_fmt(o, "\n%*s}", 2 * depth - 2, "");
        ptrdiff_t brace = str_find(str_from(text, spot->last_end), STR("}"));
        out_text(o, str_from(text, spot->last_end + (size_t)brace + 1));
    } else {
        out_text(o, str_from(text, spot->last_end));
    }
}

GEO_FN bool json_edit_member(out *o, str text, const char *outer, const char *name, str value,
                             arena *mem) {
    json_doc doc;
    text = str_trim(text).len ? text : STR("{}\n");
    if (!json_parse(&doc, text, mem) || json_what(json_root(&doc)) != JSON_OBJECT) {
        return false;
    }
    json root = json_root(&doc), object = json_get(root, outer);
    json_edit_spot spot = json_edit_find(text, root, outer);
    if (!spot.is_there) {
        char bytes[64];
        out head = out_of(bytes, sizeof bytes);
        if (!value.at) {
            out_text(o, text);
            return true;
        }
        out_fmt(&head, "{\n    \"%s\": ", name);
        str parts = arena_join(mem, out_str(&head), value);
        json_edit_append(o, text, &spot, 1, outer, arena_join(mem, parts, STR("\n  }")));
        return !head.full;
    }
    if (json_what(object) != JSON_OBJECT) {
        return false;
    }
    spot = json_edit_find(text, object, name);
    if (!spot.is_there) {
        if (value.at) {
            json_edit_append(o, text, &spot, 2, name, value);
        } else {
            out_text(o, text);
        }
    } else {
        json_edit_splice(o, text, value.at ? spot.value : spot.cut,
                         value.at ? spot.value_end : spot.cut_end, value);
    }
    return true;
}
