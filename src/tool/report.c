/* report -- what the program reports about itself. Owns the counters and the start time. Never
 * waits: a status must be available when everything else fails. */
#include "report.h"

#include <math.h>
#include <stdatomic.h>

#include "../../geocoder.h"
#include "../find/find.h"
#include "../find/find_facts.h"
#include "../find/find_gazetteer.h"
#include "../platform/os.h"
#include "answer.h"

static struct {
    int64_t started_ms;
    struct {
        atomic_uint_least64_t calls, errors;
    } tools[REPORT_TOOLS_MAX];
} report;

GEO_FN void report_start(void) {
    report.started_ms = os_now_ms();
}

GEO_FN void report_count(int row, bool failed) {
    ASSERT(row >= 0 && row < REPORT_TOOLS_MAX);
    atomic_fetch_add_explicit(&report.tools[row].calls, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&report.tools[row].errors, failed, memory_order_relaxed);
}

GEO_FN tool_counter report_counter_at(int row) {
    ASSERT(row >= 0 && row < REPORT_TOOLS_MAX);
    return (tool_counter){atomic_load_explicit(&report.tools[row].calls, memory_order_relaxed),
                          atomic_load_explicit(&report.tools[row].errors, memory_order_relaxed)};
}

/* ---- geocoder_status ---- */

typedef struct {
    int64_t entries, bytes, capacity, hits, misses;
    double hit_rate;
    bool shared;
} report_cache;

typedef struct {
    double per_s;
    str state;
    int64_t next_slot_ms, queued;
} report_rate;

typedef struct {
    str path, data_date;
    int64_t places, names, bytes;
    bool damaged;
} report_image;
typedef struct {
    report_image *at;
    int count;
} report_images;

typedef struct {
    int64_t resident_bytes, cache_bytes; /* in RAM now; reserved for the cache */
} report_memory;

typedef struct {
    str server, version;
    double uptime_s;
    str backend, nominatim_url;
    report_cache cache;
    int64_t requests_total, errors_total, upstream_requests, upstream_errors;
    report_rate rate_limit;
    report_images gazetteer;
    report_memory memory;
    int64_t tool_count;
} report_status;

#define AT(member) offsetof(report_cache, member)
static const field report_cache_fields[] = {
    {FIELD("entries", INT, entries)},
    {FIELD("bytes", INT, bytes)},
    {FIELD("capacity", INT, capacity)},
    {FIELD("hits", INT, hits)},
    {FIELD("misses", INT, misses)},
    {FIELD("hit_rate", NUM, hit_rate), .decimals = 3, .always = true},
    {FIELD("shared", BOOL, shared), .always = true},
    {0},
};
#undef AT

#define AT(member) offsetof(report_rate, member)
static const field report_rate_fields[] = {
    {FIELD("per_s", NUM, per_s), .decimals = 3},
    {FIELD("state", STR, state)},
    {FIELD("next_slot_ms", INT, next_slot_ms)},
    {FIELD("queued", INT, queued)},
    {0},
};
#undef AT

#define AT(member) offsetof(report_image, member)
static const field report_image_fields[] = {
    {FIELD("path", STR, path)},
    {FIELD("data_date", STR, data_date)},
    {FIELD("places", INT, places)},
    {FIELD("names", INT, names)},
    {FIELD("bytes", INT, bytes)},
    {FIELD("damaged", BOOL, damaged)},
    {0},
};
#undef AT

#define AT(member) offsetof(report_memory, member)
static const field report_memory_fields[] = {
    {FIELD("resident_bytes", INT, resident_bytes)},
    {FIELD("cache_bytes", INT, cache_bytes)},
    {0},
};
#undef AT

static const record report_image_type = {sizeof(report_image), report_image_fields, NULL};
static const record report_memory_type = {sizeof(report_memory), report_memory_fields, NULL};
static const record report_cache_type = {sizeof(report_cache), report_cache_fields, NULL};
static const record report_rate_type = {sizeof(report_rate), report_rate_fields, NULL};

static const record *report_cache_record(void) {
    return &report_cache_type;
}

static const record *report_image_record(void) {
    return &report_image_type;
}

static const record *report_memory_record(void) {
    return &report_memory_type;
}

static const record *report_rate_record(void) {
    return &report_rate_type;
}

#define AT(member) offsetof(report_status, member)
static const field report_status_fields[] = {
    {FIELD("server", STR, server), .required = true},
    {FIELD("version", STR, version)},
    {FIELD("uptime_s", NUM, uptime_s), .decimals = 1},
    {FIELD("backend", STR, backend)},
    {FIELD("nominatim_url", STR, nominatim_url), .always = true},
    {FIELD("cache", RECORD, cache), .of = report_cache_record},
    {FIELD("requests_total", INT, requests_total)},
    {FIELD("errors_total", INT, errors_total)},
    {FIELD("upstream_requests", INT, upstream_requests)},
    {FIELD("upstream_errors", INT, upstream_errors)},
    {FIELD("rate_limit", RECORD, rate_limit), .of = report_rate_record},
    {FIELD("gazetteer", LIST, gazetteer), .of = report_image_record},
    {FIELD("memory", RECORD, memory), .of = report_memory_record},
    {FIELD("tool_count", INT, tool_count)},
    {0},
};
#undef AT

static const record report_status_type = {sizeof(report_status), report_status_fields, NULL};

GEO_FN const record *report_status_record(void) {
    return &report_status_type;
}

static report_cache report_of_cache(const cache_stats *s) {
    int64_t lookups = s->hits + s->misses;
    return (report_cache){.entries = s->entries,
                          .bytes = s->bytes,
                          .capacity = s->capacity,
                          .hits = s->hits,
                          .misses = s->misses,
                          .hit_rate = lookups ? (double)s->hits / (double)lookups : NAN,
                          .shared = s->is_shared};
}

/* The URLs of the upstream; absent: none. */
static str report_url(call *c) {
    out o = out_over(&c->mem);
    find_facts_urls(&o);
    str url = out_taken(&o, &c->mem);
    return url.len ? url : STR_NONE;
}

/* The index images of the gazetteer; none when memory is full. */
static report_images report_of_gazetteer(call *c) {
    gazetteer_facts facts;
    int count = 0;
    while (find_facts_image(&c->mem, count, &facts)) {
        count++;
    }
    report_images images = {count ? ARENA_NEW(&c->mem, report_image, count) : NULL, 0};
    while (images.at && images.count < count && find_facts_image(&c->mem, images.count, &facts)) {
        images.at[images.count++] = (report_image){.path = facts.path,
                                                   .data_date = facts.date,
                                                   .places = facts.places,
                                                   .names = facts.names,
                                                   .bytes = (int64_t)facts.bytes,
                                                   .damaged = facts.is_damaged};
    }
    return images;
}

GEO_FN status report_status_run(call *c, const tool_request *request, tool_result *result) {
    report_status *s = ARENA_NEW(&c->mem, report_status, 1);
    nominatim_stats counts = find_facts_upstream();
    cache_stats cache = find_facts_cache();
    if (!s) {
        return call_full(c);
    }
    *s = (report_status){.server = STR("geocoder"),
                         .version = STR(GEOCODER_VERSION),
                         .uptime_s = (double)(os_now_ms() - report.started_ms) / 1000,
                         .backend = str_of(find_backend()),
                         .nominatim_url = report_url(c),
                         .cache = report_of_cache(&cache),
                         .upstream_requests = (int64_t)counts.requests,
                         .upstream_errors = (int64_t)counts.errors,
                         .rate_limit = {counts.rate.per_s, str_of(counts.rate.state),
                                        counts.rate.next_slot_ms, counts.rate.queued},
                         .gazetteer = report_of_gazetteer(c),
                         .memory = {os_resident_bytes(), cache.capacity},
                         .tool_count = request->tool_count};
    for (int i = 0; i < request->tool_count; i++) {
        tool_counter counter = report_counter_at(i);
        s->requests_total += (int64_t)counter.calls;
        s->errors_total += (int64_t)counter.errors;
    }
    result->type = &report_status_type;
    result->data = s;
    return GEO_OK;
}

/* ---- geocoder_capabilities ---- */

typedef struct {
    str name, description, schema, example;
} report_tool;
typedef struct {
    report_tool *at;
    int count;
} report_tools;

typedef struct {
    str server, version, backend;
    int64_t tool_count;
    report_tools tools;
    str_list data, usage_tips, retry_guidance, cross_server_guidance, kinds;
} report_capabilities;

#define AT(member) offsetof(report_tool, member)
static const field report_tool_fields[] = {
    {FIELD("name", STR, name)},
    {FIELD("description", STR, description)},
    {FIELD("inputSchema", JSON, schema), .in = IN_FULL},
    {FIELD("example", STR, example), .in = IN_FULL},
    {0},
};
#undef AT

static void report_tool_text(out *o, const void *rec, int indent, record_view view) {
    (void)view;
    const report_tool *t = rec;
    out_fmt(o, "%*s%.*s: %.*s\n", indent, "", STR_ARG(t->name), STR_ARG(t->description));
    out_fmt(o, "%*s$ geocoder %.*s\n", indent, "", STR_ARG(t->example));
}

static const record report_tool_type = {sizeof(report_tool), report_tool_fields, report_tool_text};

static const record *report_tool_record(void) {
    return &report_tool_type;
}

#define AT(member) offsetof(report_capabilities, member)
static const field report_capability_fields[] = {
    {FIELD("server", STR, server), .required = true},
    {FIELD("version", STR, version)},
    {FIELD("backend", STR, backend)},
    {FIELD("tool_count", INT, tool_count)},
    {FIELD("tools", LIST, tools), .of = report_tool_record},
    {FIELD("data", STRS, data), .help = "What this server has"},
    {FIELD("usage_tips", STRS, usage_tips)},
    {FIELD("retry_guidance", STRS, retry_guidance)},
    {FIELD("cross_server_guidance", STRS, cross_server_guidance)},
    {FIELD("kinds", STRS, kinds), .in = IN_FULL, .help = "Of find_places"},
    {0},
};
#undef AT

static const record report_capability_type = {sizeof(report_capabilities), report_capability_fields,
                                              NULL};

GEO_FN const record *report_capabilities_record(void) {
    return &report_capability_type;
}

static str report_usage_tips[] = {
    STR_ROW("Search simple names: \"Boulder, Colorado\" rather than a sentence; add the country "
            "when a name "
            "is common."),
    STR_ROW("status is ok, needs_user_choice (several distinct places fit: ask the user, then "
            "search one "
            "of the labels) or needs_clarification (nothing fits, see did_you_mean; or the first "
            "result only nearly fits, see its match: confirm it)."),
    STR_ROW(
        "Use batch_geocode for several names, and distance_matrix or route_waypoints with names "
        "directly, instead of one call per name."),
    STR_ROW("Boxes are [west, south, east, north] in degrees, west > east across the antimeridian; "
            "points "
            "are lat and lon, lists of two [lat, lon], and only GeoJSON is [lon, lat]."),
    STR_ROW("Show the attribution of an answer wherever its data is shown."),
};

static str report_retry_guidance[] = {
    STR_ROW("recoverable false: the same call fails again; do what suggestion says."),
    STR_ROW("rate_limited, busy, timeout: wait retry_after_s seconds, then send the same call; "
            "what was "
            "found before comes from the cache."),
    STR_ROW("Nothing found: reason says why and understood which part is known; where data are "
            "missing, "
            "the message tells what has them."),
    STR_ROW("cached and stale tell that the upstream was not asked; warning tells why."),
};

static str report_cross_server[] = {
    STR_ROW("Elevation (DEM) and satellite (STAC) servers take bbox of bbox_from_place as it is; "
            "use padding "
            "0.1 to include the surroundings. A bbox_source of estimate means that it may be too "
            "small or too large."),
    STR_ROW("For a point request take lat and lon of geocode; for a map, map_actions."),
    STR_ROW("area_km2 is of the box, which is larger than the place: it tells how much data a "
            "download means."),
};

static str report_schema(call *c, const tool *t) {
    out o = out_over(&c->mem);
    row_write_input_schema(&o, t);
    return out_taken(&o, &c->mem);
}

/* What the sources of this server have, one line each; none when memory is full. */
static str_list report_data(call *c) {
    gazetteer_facts facts;
    int count = 0, lines = 0;
    while (find_facts_image(&c->mem, count, &facts)) {
        count++;
    }
    str *at = ARENA_NEW(&c->mem, str, count + 1), url = report_url(c);
    for (; at && lines < count && find_facts_image(&c->mem, lines, &facts); lines++) {
        bool is_embedded = str_eq(facts.path, STR("embedded"));
        at[lines] = answer_printf(
            c, "%.*s: %u places%s%.*s%s", STR_ARG(facts.path), (unsigned)facts.places,
            facts.date.len ? " of " : "", STR_ARG(facts.date),
            is_embedded
                ? ": countries, divisions, settlements, nature, airports, famous sights; no "
                  "streets, shops or points of postcodes"
                : "");
    }
    if (at) {
        at[lines++] = url.len
                          ? answer_printf(c, "upstream %.*s: streets, houses, points of interest",
                                          STR_ARG(url))
                          : STR("no upstream");
    }
    return (str_list){at, lines};
}

static str_list report_kinds(call *c) {
    int count = 0;
    while (find_gazetteer_kind(count).at) {
        count++;
    }
    str *at = ARENA_NEW(&c->mem, str, count);
    for (int i = 0; at && i < count; i++) {
        at[i] = find_gazetteer_kind(i);
    }
    return (str_list){at, at ? count : 0};
}

GEO_FN status report_capabilities_run(call *c, const tool_request *request, tool_result *result) {
    report_capabilities *r = ARENA_NEW(&c->mem, report_capabilities, 1);
    report_tool *tools = ARENA_NEW(&c->mem, report_tool, request->tool_count);
    if (!r || !tools) {
        return call_full(c);
    }
    for (int i = 0; i < request->tool_count; i++) {
        const tool *t = &request->tools[i];
        tools[i] =
            (report_tool){str_of(t->name), str_of(t->help), report_schema(c, t),
                          answer_printf(c, *t->example ? "%s %s" : "%s%s", t->name, t->example)};
        if (!tools[i].schema.at || !tools[i].example.at) {
            return call_full(c);
        }
    }
    *r = (report_capabilities){
        .server = STR("geocoder"),
        .version = STR(GEOCODER_VERSION),
        .backend = str_of(find_backend()),
        .tool_count = request->tool_count,
        .tools = {tools, request->tool_count},
        .data = report_data(c),
        .usage_tips = {report_usage_tips, LEN(report_usage_tips)},
        .retry_guidance = {report_retry_guidance, LEN(report_retry_guidance)},
        .cross_server_guidance = {report_cross_server, LEN(report_cross_server)},
        .kinds = report_kinds(c)};
    result->type = &report_capability_type;
    result->data = r;
    return GEO_OK;
}
