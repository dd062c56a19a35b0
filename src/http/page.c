/* page -- the map page, its files and the API's description.
 *
 * Owns the rows of paths. Pages may load nothing but what is in them, this server's answers and,
 * where the operator sets it, tiles (Content Security Policy Level 3). */
#include "page.h"

#include "../../geocoder.h"
#include "../base/deflate.h"
#include "../draw/asset.h"
#include "../find/find_facts.h"
#include "../platform/config.h"
#include "../wire/http.h"
#include "guard.h"

enum { PAGE_MAX_AGE_S = 3600, PAGE_POLICY_MAX = 1200 /* of EXCHANGE_HEADERS_MAX */ };

/* Whether the client takes gzip (RFC 9110 section 12.5.3). */
static bool page_takes_gzip(const exchange *x) {
    bool takes = false;
    for (str rest = http_find(&x->head, "Accept-Encoding"); rest.at;) {
        str quality = str_cut(&rest, ','), name = str_trim(str_cut(&quality, ';'));
        double weight = 1;
        str number = str_from(str_trim(quality), sizeof "q=" - 1);
        bool is_refused = str_num(number, &weight) && weight == 0;
        takes = str_eq_nocase(name, STR("gzip")) ? !is_refused : takes;
    }
    return takes;
}

/* The origin of GEOCODER_TILES; empty: there are none. */
static str page_tiles_origin(void) {
    str url = config_get()->tiles, rest = url;
    str scheme = str_cut(&rest, ':'), host = str_starts(rest, STR("//")) ? str_from(rest, 2) : rest;
    str name = str_cut(&host, '/');
    return url.len ? (str){url.at, scheme.len + 3 + name.len} : STR("");
}

/* What a file has in either coding. */
static void page_end(exchange *x, bool is_packed) {
    exchange_header(x, "Vary", STR("Accept-Encoding"));
    if (is_packed) {
        exchange_header(x, "Content-Encoding", STR("gzip"));
    }
    x->max_age_s = PAGE_MAX_AGE_S;
}

static void page_policy(exchange *x, const asset *a) {
    char bytes[PAGE_POLICY_MAX];
    out policy = out_of(bytes, sizeof bytes);
    if (a->policy.len) { /* its last directive is img-src */
        out_text(&policy, a->policy);
        out_char(&policy, ' ');
        out_text(&policy, page_tiles_origin());
        exchange_header(x, "Content-Security-Policy", str_trim(out_str(&policy)));
        exchange_header(x, "Referrer-Policy", STR("no-referrer"));
    }
}

static status page_send(call *c, exchange *x, const char *type, asset_name name) {
    asset a;
    bool packs = page_takes_gzip(x), is_there = asset_find(name, &a);
    ASSERT(is_there); /* else there is no row */
    bool deflates = packs && !asset_is_packed(&a);
    str text = packs && !deflates ? STR("") : asset_text(&a, &c->mem);
    deflate_memory *memory = deflates ? arena_room(&c->mem, sizeof *memory, 1) : NULL;
    if (!text.at || (deflates && !memory)) {
        return c->may_block ? call_full(c) : GEO_MUST_WAIT;
    }
    exchange_answer(x, 200, type, packs ? STR("") : text);
    page_policy(x, &a);
    if (deflates) {
        deflate_gzip(&x->reply, text, memory);
    } else if (packs) {
        asset_gzip(&x->reply, &a);
    }
    page_end(x, packs);
    return GEO_OK;
}

/* What the page must know of this server. */
static status page_facts(call *c, exchange *x, const char *type, asset_name name) {
    const config *cfg = config_get();
    str credit = find_facts_map_credit(&c->mem, false);
    (void)name;
    exchange_answer(x, 200, type, STR(""));
    out *o = &x->reply;
    out_open(o, '{');
    out_key(o, "version");
    out_json_str(o, STR(GEOCODER_VERSION));
    out_key(o, "needs_token");
    out_json_bool(o, guard_has_tokens());
    out_key(o, "is_public");
    out_json_bool(o, find_facts_is_public());
    if (credit.len) {
        out_key(o, "attribution"); /* of the world; each answer has its own */
        out_json_str(o, credit);
    }
    if (cfg->tiles.len) {
        out_key(o, "tiles");
        out_open(o, '{');
        out_key(o, "url");
        out_json_str(o, cfg->tiles);
        out_key(o, "attribution");
        out_json_str(o, cfg->tiles_attribution);
        out_close(o, '}');
    }
    out_close(o, '}');
    return GEO_OK;
}

static const struct {
    const char *path, *type;
    status (*get)(call *c, exchange *x, const char *type, asset_name name);
    asset_name name;
} page_rows[] = {
    {"/", "text/html; charset=utf-8", page_send, ASSET_PAGE},
    {"/docs", "text/html; charset=utf-8", page_send, ASSET_DOCS},
    {"/openapi.json", "application/json", page_send, ASSET_API},
    {"/favicon.svg", "image/svg+xml", page_send, ASSET_ICON},
    {"/favicon.ico", "image/svg+xml", page_send, ASSET_ICON},
    {"/page.json", "application/json", page_facts, ASSET_PAGE},
};

GEO_FN int page_paths(void) {
    asset a;
    return asset_find(ASSET_PAGE, &a) ? (int)LEN(page_rows) : 0;
}

GEO_FN const char *page_path(int i) {
    return page_rows[i].path;
}

GEO_FN status page_get(call *c, exchange *x) {
    size_t i = 0;
    while (!str_eq(x->path, str_of(page_rows[i].path))) {
        i++;
        ASSERT(i < LEN(page_rows));
    }
    return page_rows[i].get(c, x, page_rows[i].type, page_rows[i].name);
}
