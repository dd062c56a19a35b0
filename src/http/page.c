/* page -- the map page, its files, the API's description and the documents.
 *
 * Owns the rows of paths. Pages may load nothing but what is in them, this server's answers and,
 * where the operator sets them, tiles and layers (Content Security Policy Level 3). */
#include "page.h"

#include "../../geocoder.h"
#include "../base/deflate.h"
#include "../base/markdown.h"
#include "../chat/chat_layers.h"
#include "../draw/asset.h"
#include "../find/find_facts.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../tool/topic.h"
#include "../wire/http.h"
#include "guard.h"

enum {
    PAGE_MAX_AGE_S = 3600,
    PAGE_POLICY_MAX = 1200 + CHAT_LAYERS_ORIGINS_MAX /* of EXCHANGE_HEADERS_MAX */
};

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
    bool is_secure;
    str url = config_get()->tiles, host, path;
    return config_split_url(url, &is_secure, &host, &path) && path.at
               ? str_head(url, url.len - path.len - 1)
               : STR("");
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
        ptrdiff_t images = str_find(a->policy, STR("; base-uri ")); /* behind connect-src */
        out_text(&policy, str_head(a->policy, (size_t)images));
        chat_layers_write_origins(&policy, true);
        out_text(&policy, str_from(a->policy, (size_t)images));
        chat_layers_write_origins(&policy, false);
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
    {"/favicon.svg", "image/svg+xml", page_send, ASSET_ICON},
    {"/favicon.ico", "image/svg+xml", page_send, ASSET_ICON},
    {"/page.json", "application/json", page_facts, ASSET_PAGE},
    {"/docs", "text/html; charset=utf-8", page_send, ASSET_DOCS},
    {"/openapi.json", "application/json", page_send, ASSET_API},
}; /* the last two are not in the small programs */

/* ---- documents ---- */

/* The links to all documents. */
static void page_topic_links(out *o) {
    for (int i = 0; i < topic_count(); i++) {
        str name = topic_name(i);
        out_fmt(o, "<a href=\"%s\">%.*s</a>\n", topic_at(i)->path, STR_ARG(name));
    }
}

/* The page has a line `NAV` for the links and a line `TEXT` for the document. */
static status page_topic(call *c, exchange *x, int i) {
    asset a;
    str page = asset_find(ASSET_TEXT, &a) ? asset_text(&a, &c->mem) : STR_NONE;
    str text = topic_text(i, &c->mem);
    if (!page.at || !text.at) {
        return c->may_block ? call_full(c) : GEO_MUST_WAIT;
    }
    exchange_answer(x, 200, "text/html; charset=utf-8", STR(""));
    page_policy(x, &a);
    while (page.len) {
        str line = str_cut(&page, '\n');
        if (str_eq(line, STR("NAV"))) {
            page_topic_links(&x->reply);
        } else if (str_eq(line, STR("TEXT"))) {
            markdown_write(&x->reply, text, MARKDOWN_HTML);
        } else {
            out_fmt(&x->reply, "%.*s\n", STR_ARG(line));
        }
    }
    x->max_age_s = PAGE_MAX_AGE_S;
    return x->reply.full ? call_full(c) : GEO_OK;
}

GEO_FN int page_paths(void) {
    asset a;
    int count = (int)LEN(page_rows);
    while (count && !asset_find(page_rows[count - 1].name, &a)) {
        count--;
    }
    return count + topic_count(); /* which has none, either, when rows are missing */
}

GEO_FN const char *page_path(int i) {
    int rows = (int)LEN(page_rows);
    return i < rows ? page_rows[i].path : topic_at(i - rows)->path;
}

GEO_FN status page_get(call *c, exchange *x) {
    int i = 0;
    while (!str_eq(x->path, str_of(page_path(i)))) {
        i++;
        ASSERT(i < page_paths());
    }
    int rows = (int)LEN(page_rows);
    return i < rows ? page_rows[i].get(c, x, page_rows[i].type, page_rows[i].name)
                    : page_topic(c, x, i - rows);
}
