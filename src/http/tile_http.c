/* tile_http -- vector tiles over HTTP.
 *
 * Owns the colours of the style, the rest of which is src/web/style.json. A path has exactly one
 * form: no signs, no zeros in front. Outside facts: TileJSON 3.0.0; MapLibre's style specification,
 * version 8; application/vnd.mapbox-vector-tile (IANA). */
#include "tile_http.h"

#include "../base/ascii.h"
#include "../draw/asset.h"
#include "../draw/tile.h"
#include "../find/find_facts.h"
#include "../wire/http.h"

enum { TILE_HTTP_MAX_AGE_S = 3600, TILE_HTTP_LANGUAGE_MAX = 100, TILE_HTTP_DIGITS_MAX = 6 };

/* A number below `end`, and what is behind it. */
static bool tile_http_number(str *rest, char stop, uint32_t end, uint32_t *value) {
    str digits = str_cut(rest, stop);
    bool good = digits.len && digits.len <= TILE_HTTP_DIGITS_MAX && rest->at &&
                (digits.len == 1 || digits.at[0] != '0');
    *value = 0;
    for (size_t i = 0; i < digits.len && good; i++) {
        good = ascii_is_digit(digits.at[i]);
        *value = 10 * *value + (uint32_t)(digits.at[i] - '0');
    }
    return good && *value < end;
}

static bool tile_http_read(str path, tile_at *at) {
    uint32_t zoom;
    str rest = str_from(path, sizeof "/tiles/" - 1);
    if (!str_starts(path, STR("/tiles/")) ||
        !tile_http_number(&rest, '/', TILE_ZOOM_MAX + 1, &zoom)) {
        return false;
    }
    *at = (tile_at){.zoom = (int)zoom};
    return tile_http_number(&rest, '/', UINT32_C(1) << zoom, &at->x) &&
           tile_http_number(&rest, '.', UINT32_C(1) << zoom, &at->y) && str_eq(rest, STR("mvt"));
}

GEO_FN str tile_http_path(str path) {
    tile_at at;
    return tile_http_read(path, &at) ? STR(TILE_HTTP_PATH) : STR_NONE;
}

/* The value of a parameter: letters, digits and the marks of Accept-Language; absent: it has none,
 * or others. */
static str tile_http_parameter(str query, str name) {
    str key, value;
    while (http_pair(&query, &key, &value)) {
        bool good = str_eq(key, name) && value.len && value.len <= TILE_HTTP_LANGUAGE_MAX;
        for (size_t i = 0; i < value.len && good; i++) {
            good = ascii_is_alpha(value.at[i]) || ascii_is_digit(value.at[i]) ||
                   str_find(STR("-,;=.*"), (str){value.at + i, 1}) >= 0;
        }
        if (good) {
            return value;
        }
    }
    return STR_NONE;
}

GEO_FN status tile_http_get(call *c, exchange *x) {
    tile_at at;
    if (!c->may_block) {
        return GEO_MUST_WAIT;
    }
    str language = tile_http_parameter(x->query, STR("language"));
    language = language.at ? language : http_find(&x->head, "Accept-Language");
    exchange_answer(x, 200, "application/vnd.mapbox-vector-tile", STR(""));
    status code =
        tile_http_read(x->path, &at) ? tile_write(c, at, language, &x->reply) : GEO_NOT_FOUND;
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    if (code) {
        exchange_plain(x, status_of(code)->http,
                       code == GEO_NOT_FOUND ? "There is no such tile." : c->why);
        return GEO_OK;
    }
    x->max_age_s = TILE_HTTP_MAX_AGE_S;
    return GEO_OK;
}

/* The beginning of links to this server; they need one in workers of browsers. */
static void tile_http_link(call *c, const exchange *x, out *o, const char *path) {
    str base = exchange_base(c, x), language = tile_http_parameter(x->query, STR("language"));
    out_text(o, base.at ? base : STR(""));
    out_text(o, str_of(path));
    out_text(o, language.at ? STR("?language=") : STR(""));
    out_text(o, language.at ? language : STR(""));
}

static void tile_http_end(exchange *x) {
    exchange_header(x, "Vary", STR("Host, X-Forwarded-Proto"));
    x->max_age_s = TILE_HTTP_MAX_AGE_S;
}

GEO_FN status tile_http_get_facts(call *c, exchange *x) {
    char link[1024];
    out url = out_of(link, sizeof link);
    str credit = find_facts_map_credit(&c->mem, true);
    tile_http_link(c, x, &url, TILE_HTTP_PATH);
    exchange_answer(x, 200, "application/json", STR(""));
    out *o = &x->reply;
    out_open(o, '{');
    out_key(o, "tilejson");
    out_json_str(o, STR("3.0.0"));
    out_key(o, "name");
    out_json_str(o, STR("geocoder"));
    out_key(o, "scheme");
    out_json_str(o, STR("xyz"));
    out_key(o, "tiles");
    out_open(o, '[');
    out_json_str(o, out_str(&url));
    out_close(o, ']');
    tile_write_facts(o);
    if (credit.len) {
        out_key(o, "attribution");
        out_json_str(o, credit);
    }
    out_close(o, '}');
    tile_http_end(x);
    return GEO_OK;
}

/* By name, in the light and in the dark; the page's are in src/web/style.css. */
static const char *const tile_http_colors[][3] = {
    {"@sea", "#cfe0ec", "#10202e"},      {"@land", "#f6f3ec", "#27303a"},
    {"@coast", "#9db4c6", "#4b6377"},    {"@border", "#b09bb5", "#7c6a86"},
    {"@division", "#d8cfd9", "#3f4753"}, {"@green", "#e2ecd9", "#2a3a33"},
    {"@street", "#ffffff", "#3a4552"},   {"@casing", "#d5cfc4", "#1b222b"},
    {"@label", "#343b4a", "#d3d9e2"},    {"@soft", "#5f6776", "#a9b2bf"},
    {"@halo", "#fdfcf9", "#10161e"},     {"@water", "#4a7391", "#7fa6c4"},
};

/* Appends the text, with what the names in it stand for. */
static void tile_http_fill(out *o, str text, str link, bool is_dark) {
    while (text.len) {
        ptrdiff_t at = str_find(text, STR("\"@"));
        size_t head = at < 0 ? text.len : (size_t)at + 1;
        out_text(o, str_head(text, head));
        text = str_from(text, head);
        str rest = text, name = str_cut(&rest, '"');
        bool is_known = str_eq(name, STR("@tiles"));
        out_text(o, is_known ? link : STR(""));
        for (size_t i = 0; i < LEN(tile_http_colors); i++) {
            if (str_eq(name, str_of(tile_http_colors[i][0]))) {
                out_text(o, str_of(tile_http_colors[i][is_dark ? 2 : 1]));
                is_known = true;
            }
        }
        text = is_known ? str_from(text, name.len) : text;
    }
}

GEO_FN status tile_http_get_style(call *c, exchange *x) {
    asset a;
    char link[1024];
    out url = out_of(link, sizeof link);
    str text = asset_find(ASSET_STYLE, &a) ? asset_text(&a, &c->mem) : STR_NONE;
    if (!text.at && !c->may_block) {
        return GEO_MUST_WAIT;
    }
    if (!text.at) {
        exchange_plain(x, 404, "This program was built without the map page and its style.");
        return GEO_OK;
    }
    tile_http_link(c, x, &url, "/tiles.json");
    exchange_answer(x, 200, "application/json", STR(""));
    tile_http_fill(&x->reply, text, out_str(&url),
                   str_eq(tile_http_parameter(x->query, STR("theme")), STR("dark")));
    tile_http_end(x);
    return GEO_OK;
}
