/* mcp_resources -- the resource table and the three methods over it. Owns the table.
 *
 * Outside facts: MCP "Server Features / Resources"; a resource that does not exist is error -32002
 * in the stateful revisions and -32602 with data.uri in 2026-07-28. MCP Apps (SEP-1865,
 * 2026-01-26): hosts read _meta.ui in the list or beside the content. */
#include "mcp_resources.h"

#include "../draw/app.h"
#include "../draw/asset.h"
#include "../find/find.h"
#include "../find/find_facts.h"
#include "../tool/show_map.h"
#include "../tool/tool.h"

#define MCP_RESOURCES_PLACE "geocoder://place/"

#ifndef MCP_FIXTURE_RESOURCES
#define MCP_FIXTURE_RESOURCES
#endif

static mcp_end mcp_resources_write_text(mcp_request *x, const out *text) {
    x->o->full = x->o->full || text->full;
    out_key(x->o, "text");
    out_json_str(x->o, out_str(text));
    return MCP_DONE;
}

/* The answer of a tool. */
static mcp_end mcp_resources_write_answer(mcp_request *x, const char *name, json arguments) {
    tool_result result = {0};
    const tool *t = tool_find(str_of(name));
    ASSERT(t);
    status code = tool_run(x->c, t, arguments, STR_NONE, false, &result);
    if (code == GEO_MUST_WAIT && !x->peer->no_wait) {
        return MCP_MUST_WAIT;
    }
    if (code != GEO_OK) {
        return mcp_request_refuse(x, JSONRPC_INTERNAL_ERROR, "The answer is not available: %s",
                                  x->c->why);
    }
    out text = out_of(x->c->mem.at, (size_t)(x->c->mem.end - x->c->mem.at));
    tool_write_json(&text, &result);
    return mcp_resources_write_text(x, &text);
}

static mcp_end mcp_resources_write_status(mcp_request *x, str uri) {
    (void)uri;
    return mcp_resources_write_answer(x, "geocoder_status", (json){NULL, -1});
}

/* What lookup_places knows of the id at the end. */
static mcp_end mcp_resources_write_place(mcp_request *x, str uri) {
    out o = out_over(&x->c->mem);
    out_text(&o, STR("{\"ids\":"));
    out_json_str(&o, str_from(uri, sizeof MCP_RESOURCES_PLACE - 1));
    out_close(&o, '}');
    json_doc doc;
    return json_parse(&doc, out_taken(&o, &x->c->mem), &x->c->mem)
               ? mcp_resources_write_answer(x, "lookup_places", json_root(&doc))
               : mcp_request_refuse(x, JSONRPC_INTERNAL_ERROR, "Out of memory.");
}

static void mcp_resources_write_source(out *o, str source, str licence) {
    if (source.at) {
        out_open(o, '{');
        out_key(o, "source");
        out_json_str(o, source);
        if (licence.at) {
            out_key(o, "licence");
            out_json_str(o, licence);
        }
        out_close(o, '}');
    }
}

/* The sources of an image, each with its licence, as its description has them. */
static void mcp_resources_write_sources(out *o, str meta) {
    str source = STR_NONE;
    out_key(o, "sources");
    out_open(o, '[');
    while (meta.at) {
        str value = str_cut(&meta, '\n'), key = str_cut(&value, '=');
        bool is_source = str_eq(key, STR("source")), is_licence = str_eq(key, STR("licence"));
        if (is_source || is_licence) {
            mcp_resources_write_source(o, source, is_licence ? value : STR_NONE);
            source = is_source ? value : STR_NONE;
        }
    }
    mcp_resources_write_source(o, source, STR_NONE);
    out_close(o, ']');
}

/* One entry per index image: the embedded one and the user's files. */
static void mcp_resources_write_images(arena *mem, out *o) {
    gazetteer_facts facts;
    out_key(o, "gazetteer");
    out_open(o, '[');
    for (int i = 0; find_facts_image(mem, i, &facts); i++) {
        out_open(o, '{');
        out_key(o, "index");
        out_json_str(o, facts.path);
        out_key(o, "places");
        out_json_int(o, facts.places);
        out_key(o, "data_date");
        out_json_str(o, facts.date);
        out_key(o, "attribution");
        out_json_str(o, facts.attribution);
        mcp_resources_write_sources(o, facts.meta);
        out_close(o, '}');
    }
    out_close(o, ']');
}

static mcp_end mcp_resources_write_dataset(mcp_request *x, str uri) {
    (void)uri;
    size_t half = (size_t)(x->c->mem.end - x->c->mem.at) / 2; /* the rest is for the facts */
    out text = out_of(arena_bytes(&x->c->mem, half), half);
    out_open(&text, '{');
    out_key(&text, "answers_come_from");
    out_json_str(&text, str_of(find_backend()));
    if (find_facts_servers()) {
        out_text(&text, STR(",\"nominatim\":{\"data\":\"OpenStreetMap\",\"attribution\":\"\xC2\xA9 "
                            "OpenStreetMap contributors\",\"licence\":\"ODbL-1.0\","
                            "\"licence_url\":\"https://www.openstreetmap.org/copyright\"}"));
    }
    mcp_resources_write_images(&x->c->mem, &text);
    out_text(&text,
             STR(",\"note\":\"Every answer names its source and the attribution to show.\"}"));
    return mcp_resources_write_text(x, &text);
}

static void mcp_resources_write_index_file(out *o, const gazetteer_facts *facts, int index) {
    out_open(o, '{');
    out_key(o, "index");
    out_json_str(o, facts->path);
    out_key(o, "bytes");
    out_json_int(o, (int64_t)facts->bytes);
    out_key(o, "checksum");
    out_fmt(o, "\"%016llx\"", (unsigned long long)find_facts_checksum(index));
    out_key(o, "data_date");
    out_json_str(o, facts->date);
    out_key(o, "names");
    out_json_int(o, facts->names);
    out_key(o, "places");
    out_json_int(o, facts->places);
    out_key(o, "places_by_class");
    out_open(o, '{');
    for (int i = 0; i < GAZETTEER_CLASSES; i++) {
        if (facts->classes[i].places) {
            out_name(o, facts->classes[i].word);
            out_json_int(o, facts->classes[i].places);
        }
    }
    out_close(o, '}');
    out_close(o, '}');
}

static mcp_end mcp_resources_write_index(mcp_request *x, str uri) {
    (void)uri;
    size_t half = (size_t)(x->c->mem.end - x->c->mem.at) / 2; /* the rest is for the facts */
    out text = out_of(arena_bytes(&x->c->mem, half), half);
    gazetteer_facts facts;
    out_open(&text, '{');
    out_key(&text, "indexes");
    out_open(&text, '[');
    for (int i = 0; find_facts_image(&x->c->mem, i, &facts); i++) {
        mcp_resources_write_index_file(&text, &facts, i);
    }
    out_close(&text, ']');
    out_close(&text, '}');
    return mcp_resources_write_text(x, &text);
}

static const char mcp_resources_algorithms[] =
    "# How the geocoder works\n\n"
    "- Distance: haversine, R = 6,371,000 m. Bearing: initial, degrees clockwise from north.\n"
    "- Area: 111.32 km per degree, east-west scaled by the cosine of the mid latitude.\n"
    "- A settlement without a known box gets one by its people, another place by its rank, in "
    "degrees to each side: 0-4 10, 5-8 2, "
    "9-12 0.5, 13-16 0.1, 17-20 0.01, 21-26 0.005, 27-30 0.001.\n"
    "- A search that finds nothing is tried again without its leading comma part, then without "
    "qualifiers: `matched` and `dropped` tell. `did_you_mean` has spellings that exist.\n"
    "- `match`: exact, alias (another name or language) and interpolated (between two known "
    "houses) are sure; prefix, fuzzy and partial are guesses.\n"
    "- `detail`: normal rounds to 5 decimals; full has all digits, names in all languages, ISO "
    "codes, ranks, tags and `map_actions`.\n"
    "- Routes are great circles. `order` best: the shortest up to 10 free stops (dynamic "
    "programming), above by 2-opt and or-opt. `max_leg_km` puts settlements of 15,000 people "
    "or more in between: a-star and dijkstra the least distance, bfs the fewest; `explored` counts "
    "those looked "
    "at.\n"
    "- Upstream requests are retried on 429, 503 and lost connections; when they fail, the "
    "gazetteer answers where the setting allows it (`warning`).\n";

static mcp_end mcp_resources_write_algorithms(mcp_request *x, str uri) {
    (void)uri;
    out_key(x->o, "text");
    out_json_str(x->o, STR(mcp_resources_algorithms));
    return MCP_DONE;
}

/* The page of the map for chats, with the world in it: hosts let it load nothing. */
static mcp_end mcp_resources_write_app(mcp_request *x, str uri) {
    (void)uri;
    call *c = x->c;
    if (!c->may_block && !x->peer->no_wait) {
        return MCP_MUST_WAIT;
    }
    char *room = arena_room(&c->mem, 1, APP_BYTES_MAX);
    out page = out_of(room, APP_BYTES_MAX);
    x->o->full = x->o->full || !app_write(c, &page, NULL);
    return mcp_resources_write_text(x, &page);
}

static const mcp_resource mcp_resources[] = {
    {"geocoder://status", "status", "Status",
     "Where answers come from, cache, rate limit, memory and counters, now", "application/json", 0,
     false, mcp_resources_write_status, NULL},
    {"geocoder://dataset", "dataset", "Data and licences",
     "Which data answers come from, and the attribution it asks for", "application/json", 3600000,
     false, mcp_resources_write_dataset, NULL},
    {"geocoder://index", "index", "Built-in data and index files",
     "What the built-in gazetteer and each index file hold: places by class, names, bytes",
     "application/json", 3600000, false, mcp_resources_write_index, NULL},
    {"geocoder://algorithms", "algorithms", "Algorithms",
     "How places are matched, measured and boxed, and what the fields of an answer mean",
     "text/markdown", 3600000, true, mcp_resources_write_algorithms, NULL},
    {MCP_RESOURCES_PLACE "{id}", "place", "Place",
     "The place of an id that answers have, such as G2661552 or N240109189", "application/json",
     3600000, false, mcp_resources_write_place, NULL},
    {SHOW_MAP_UI, "map", "Map", "The page that shows the results of show_map in a chat",
     "text/html;profile=mcp-app", 3600000, true, mcp_resources_write_app,
     "{\"ui\":{\"csp\":{\"connectDomains\":[],\"resourceDomains\":[],\"frameDomains\":[],"
     "\"baseUriDomains\":[]},\"prefersBorder\":true}}"},
    MCP_FIXTURE_RESOURCES};

static bool mcp_resources_is_built(const mcp_resource *r) {
    return !r->meta || app_is_built();
}

static bool mcp_resources_is_template(const mcp_resource *r) {
    return str_find(str_of(r->uri), STR("{")) >= 0;
}

/* The variable of a template matches one path segment. */
static bool mcp_resources_matches(const mcp_resource *r, str uri) {
    str pattern = str_of(r->uri);
    ptrdiff_t open = str_find(pattern, STR("{")), close = str_find(pattern, STR("}"));
    if (open < 0) {
        return str_eq(pattern, uri);
    }
    str head = str_head(pattern, (size_t)open), tail = str_from(pattern, (size_t)close + 1);
    if (uri.len <= head.len + tail.len || !str_starts(uri, head) || !str_ends(uri, tail)) {
        return false;
    }
    str value = str_head(str_from(uri, head.len), uri.len - head.len - tail.len);
    return str_find(value, STR("/")) < 0;
}

static void mcp_resources_write_meta(out *o, const mcp_resource *r) {
    if (r->meta) {
        out_key(o, "_meta");
        out_json_raw(o, str_of(r->meta));
    }
}

/* What hosts show beside each of them. */
static void mcp_resources_write_icon(out *o, arena *mem) {
    asset icon;
    if (asset_find(ASSET_ICON, &icon)) {
        out_text(o, STR(",\"icons\":[{\"mimeType\":\"image/svg+xml\",\"sizes\":[\"any\"],\"src\":"
                        "\"data:image/svg+xml;base64,"));
        str text = asset_text(&icon, mem);
        o->full = o->full || !text.len;
        out_base64(o, text);
        out_text(o, STR("\"}]"));
    }
}

static void mcp_resources_write_definition(out *o, arena *mem, const mcp_resource *r) {
    const struct {
        const char *name, *text;
    } rows[] = {{mcp_resources_is_template(r) ? "uriTemplate" : "uri", r->uri},
                {"name", r->name},
                {"title", r->title},
                {"description", r->help},
                {"mimeType", r->mime}};
    out_open(o, '{');
    for (size_t i = 0; i < LEN(rows); i++) {
        out_key(o, rows[i].name);
        out_json_str(o, str_of(rows[i].text));
    }
    if (r->write == mcp_resources_write_algorithms) { /* of the others it is not known before */
        out_key(o, "size");
        out_json_int(o, sizeof mcp_resources_algorithms - 1);
    }
    mcp_resources_write_icon(o, mem);
    mcp_resources_write_meta(o, r);
    out_close(o, '}');
}

static mcp_end mcp_resources_write_list(mcp_request *x, const char *name, bool templates) {
    out_key(x->o, name);
    out_open(x->o, '[');
    for (size_t i = 0; i < LEN(mcp_resources); i++) {
        const mcp_resource *r = &mcp_resources[i];
        if (mcp_resources_is_template(r) == templates && mcp_resources_is_built(r)) {
            mcp_resources_write_definition(x->o, &x->c->mem, r);
        }
    }
    out_close(x->o, ']');
    return MCP_DONE;
}

GEO_FN mcp_end mcp_resources_list(mcp_request *x) {
    return mcp_resources_write_list(x, "resources", false);
}

GEO_FN mcp_end mcp_resources_list_templates(mcp_request *x) {
    return mcp_resources_write_list(x, "resourceTemplates", true);
}

GEO_FN bool mcp_resources_exists(str uri) {
    for (size_t i = 0; i < LEN(mcp_resources); i++) {
        if (str_eq(str_of(mcp_resources[i].uri), uri)) {
            return true;
        }
    }
    return false;
}

static mcp_end mcp_resources_write_contents(mcp_request *x, const mcp_resource *r, str uri) {
    out *o = x->o;
    x->ttl_ms = r->ttl_ms;
    x->is_public = r->is_public;
    out_key(o, "contents");
    out_open(o, '[');
    out_open(o, '{');
    out_key(o, "uri");
    out_json_str(o, uri);
    out_key(o, "mimeType");
    out_json_str(o, str_of(r->mime));
    mcp_end end = r->write(x, uri);
    o->full = o->full || x->c->mem.full; /* facts that did not fit are not left out */
    if (end == MCP_DONE) {
        mcp_resources_write_meta(o, r);
        out_text(o, STR("}]"));
    }
    return end;
}

GEO_FN mcp_end mcp_resources_read(mcp_request *x) {
    json value = json_get(x->params, "uri");
    if (json_what(value) != JSON_STRING) {
        return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS,
                                  "resources/read needs the resource's uri.");
    }
    str uri = json_text(value, &x->c->mem);
    for (size_t i = 0; i < LEN(mcp_resources); i++) {
        if (mcp_resources_matches(&mcp_resources[i], uri) &&
            mcp_resources_is_built(&mcp_resources[i])) {
            return mcp_resources_write_contents(x, &mcp_resources[i], uri);
        }
    }
    mcp_request_refuse(
        x, x->version->is_stateless ? JSONRPC_INVALID_PARAMS : JSONRPC_RESOURCE_NOT_FOUND,
        "Resource not found: %.*s", STR_ARG(mcp_request_quote(uri)));
    mcp_request_set_error_data(x, "uri", uri);
    return MCP_REFUSED;
}

#undef MCP_RESOURCES_PLACE
