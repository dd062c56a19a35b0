/* image_info -- verifies or describes an index image: how many places of each class it has, and its
 * own description (source, date, licence). Owns nothing. */
#include "image_info.h"

#include "../image/image.h"
#include "../image/image_set.h"
#include "../platform/os.h"

static void image_info_write(out *o, const char *path, const image *m) {
    out_fmt(o, "%s: %zu bytes, %u places, %u names\n", path, m->bytes.len, m->places, m->keys);
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        uint32_t number = image_first(m, (image_class)(c + 1)) - image_first(m, (image_class)c);
        if (number) {
            out_fmt(o, "  %-20.*s %u\n", STR_ARG(image_class_word((image_class)c)), number);
        }
    }
    for (str rest = image_bytes(m, IMAGE_META); rest.at;) {
        str line = str_cut(&rest, '\n'), key = str_cut(&line, '=');
        if (key.len) {
            out_text(o, STR("  "));
            out_plain(o, key);
            out_fmt(o, "%*s", 21 - (int)MIN(key.len, 20), "");
            out_plain(o, line);
            out_char(o, '\n');
        }
    }
}

GEO_FN bool image_info_open(int index, out *o) {
    const image_set *set = image_set_current();
    if (index >= set->count) {
        return false;
    }
    image_info_write(o, set->images[index].path ? set->images[index].path : "embedded",
                     &set->images[index]);
    return true;
}

/* Opens an index file; to be unmapped by the caller. */
static bool image_info_map(call *c, const char *path, image *m) {
    str bytes;
    if (!os_map(path, &bytes)) {
        call_fail(c, GEO_NO_INPUT, "%s cannot be read: %s.", path, os_why());
        return false;
    }
    const char *why = image_open(m, bytes);
    if (why) {
        os_unmap(bytes);
        call_fail(c, GEO_FILE, "%s %s.", path, why);
    }
    return !why;
}

GEO_FN status image_info_file(call *c, const char *path, out *o) {
    image m;
    if (image_info_map(c, path, &m)) {
        image_info_write(o, path, &m);
        os_unmap(m.bytes);
    }
    return c->code;
}

GEO_FN status image_info_check(call *c, const char *path, out *o) {
    image m;
    if (!image_info_map(c, path, &m)) {
        return c->code;
    }
    const char *why = image_check(&m);
    if (why) {
        call_fail(c, GEO_FILE, "%s %s.", path, why);
    } else {
        out_fmt(o, "%s: %zu bytes, all as they were written\n", path, m.bytes.len);
    }
    os_unmap(m.bytes);
    return c->code;
}
