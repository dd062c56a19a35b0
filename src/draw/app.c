/* app -- the page that shows one scene. Owns nothing. Hosts let it load nothing: the world is in
 * it.
 */
#include "app.h"

#include "asset.h"
#include "tile.h"

enum { APP_DETAIL = 2, APP_TILE_MAX = 210000 };

GEO_FN bool app_is_built(void) {
    asset a;
    return asset_find(ASSET_APP, &a);
}

/* Appends the page up to the end of `place`, and leaves the rest. */
static bool app_write_until(out *o, str *page, str place) {
    ptrdiff_t at = str_find(*page, place);
    if (at < 0) {
        return false;
    }
    out_text(o, str_head(*page, (size_t)at + place.len));
    *page = str_from(*page, (size_t)at + place.len);
    return true;
}

/* JSON that no HTML parser takes for the end of its script. */
static bool app_write_scene(call *c, out *o, const scene *s) {
    arena before = c->mem;
    out json = out_over(&c->mem);
    scene_write(&json, s, true);
    for (size_t i = 0; i < json.len; i++) {
        if (json.at[i] == '<') {
            out_text(o, STR("\\u003C"));
        } else {
            out_char(o, json.at[i]);
        }
    }
    c->mem = before;
    return !json.full;
}

GEO_FN bool app_write(call *c, out *o, const scene *s) {
    asset page;
    tile_at whole = {.detail = APP_DETAIL};
    char *room = arena_room(&c->mem, 1, APP_TILE_MAX);
    out tile = out_of(room, APP_TILE_MAX); /* without it the page shows no coasts */
    bool has_tile = room && tile_write(c, whole, STR("en"), &tile) == GEO_OK && !tile.full;
    str text = asset_find(ASSET_APP, &page) ? asset_text(&page, &c->mem) : STR_NONE;
    bool good =
        app_write_until(o, &text, STR("<script id=\"world\" type=\"application/octet-stream\">"));
    out_base64(o, has_tile ? out_str(&tile) : STR(""));
    good =
        good && app_write_until(o, &text, STR("<script id=\"scene\" type=\"application/json\">"));
    good = good && (!s || app_write_scene(c, o, s));
    out_text(o, text);
    return good && !o->full;
}
