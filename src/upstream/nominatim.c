/* nominatim -- search, reverse, lookup and status on the upstream, through the cache.
 *
 * Owns the request parameters. Outside facts: Nominatim's docs/api (Search, Reverse, Lookup,
 * Status): format must be sent, booleans are 0 and 1, viewbox is two corners and cannot cross the
 * antimeridian, `[key=value]` with bounded=1 lists the objects with that tag. */
#include "nominatim.h"

#include <math.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/json.h"
#include "../base/utf8.h"
#include "../geo/geo.h"
#include "../geo/geometry.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "place_codec.h"
#include "question.h"

enum { NOMINATIM_PARAMS_MAX = 4096 /* encoded; PLACE_QUERY_MAX bytes as %XX take 1536 */ };

static struct {
    os_mutex lock;
    char data_date[NOMINATIM_TEXT_MAX]; /* from the last /status; empty: unknown */
} NOMINATIM = {.lock = OS_MUTEX_INIT};

/* ---- start and state ---- */

GEO_FN bool nominatim_start(out *problems) {
    bool good = upstream_start(problems);
    question_start();
    return good;
}

GEO_FN bool nominatim_is_on(void) {
    return upstream_count() > 0;
}

GEO_FN int nominatim_requests_max(void) {
    for (int i = 0; i < upstream_count(); i++) {
        if (upstream_is_public(i)) {
            return NOMINATIM_REQUESTS_PUBLIC_MAX;
        }
    }
    return NOMINATIM_REQUESTS_MAX;
}

GEO_FN nominatim_stats nominatim_count(void) {
    nominatim_stats stats = {.rate = {.state = "open"}};
    upstream_counter counter;
    for (int i = 0; upstream_counter_at(i, &counter); i++) {
        stats.requests += counter.requests;
        stats.errors += strcmp(counter.code, "200") == 0 ? 0 : counter.requests;
    }
    if (nominatim_is_on()) {
        stats.rate = rate_limiter_count(upstream_bucket(0));
    }
    return stats;
}

GEO_FN void nominatim_write_url(out *o) {
    for (int i = 0; i < upstream_count(); i++) {
        out_text(o, i ? STR(",") : STR(""));
        upstream_write(i, o);
    }
}

/* Of data that is not OpenStreetMap's. */
static str nominatim_credit(call *c, str licence) {
    char room[UPSTREAM_URL_MAX];
    out o = out_over(&c->mem);
    for (int i = 0; i < upstream_count(); i++) {
        out url = out_of(room, sizeof room);
        upstream_write(i, &url);
        str host = str_from(out_str(&url), (size_t)(str_find(out_str(&url), STR("://")) + 3));
        out_text(&o, i ? STR(" or ") : STR("Data from the upstream at "));
        out_text(&o, str_head(host, str_index(host, '/')));
    }
    out_text(&o, STR(", "));
    out_text(&o, licence);
    return out_taken(&o, &c->mem);
}

static place_origin nominatim_origin(call *c) {
    place_origin origin = place_origin_new();
    origin.source = PLACE_NOMINATIM;
    origin.attribution = STR("Data \xC2\xA9 OpenStreetMap contributors, ODbL 1.0. "
                             "https://www.openstreetmap.org/copyright");
    os_lock(&NOMINATIM.lock);
    if (NOMINATIM.data_date[0]) {
        origin.data_date = arena_copy(&c->mem, str_of(NOMINATIM.data_date));
    }
    os_unlock(&NOMINATIM.lock);
    return origin;
}

/* ---- one question ---- */

typedef struct {
    str path, params; /* "/search"; parameters in alphabetical order */
    nominatim_answer *answer;
} nominatim_question;

static bool nominatim_read(call *c, void *ctx, str value) {
    const nominatim_question *q = ctx;
    return place_codec_read(&c->mem, value, &q->answer->places);
}

/* Encodes the places behind the reply, then moves the bytes to `keep`, where the reply began, so
 * that they alone stay allocated. */
static bool nominatim_encode(call *c, arena keep, place_list *places, str *encoded) {
    out o = out_over(&c->mem);
    o.cap = MIN(o.cap, (size_t)PLACE_CODEC_MAX);
    place_codec_write(&o, places);
    if (o.full) {
        return false; /* the places still point into the reply */
    }
    memmove(keep.at, o.at, o.len);
    *encoded = (str){keep.at, o.len};
    c->mem = keep;
    c->mem.at += o.len;
    return place_codec_read(&c->mem, *encoded, places);
}

static status nominatim_fetch(call *c, void *ctx, str *value, question_keep *keep) {
    const nominatim_question *q = ctx;
    nominatim_answer *answer = q->answer;
    arena before = c->mem;
    upstream_reply reply = {.form = UPSTREAM_PLACES};
    status code = upstream_get(c, q->path, q->params, &answer->budget, &reply);
    answer->places = reply.places;
    if (code == GEO_OK && nominatim_encode(c, before, &answer->places, value)) {
        *keep = answer->places.count ? QUESTION_FOUND : QUESTION_MISS;
    }
    return code;
}

static status nominatim_fetch_again(call *c, str path, str params, int kind, str *value,
                                    question_keep *keep) {
    nominatim_answer answer = {.budget = nominatim_requests_max(), .origin = place_origin_new()};
    nominatim_question q = {path, params, &answer};
    (void)kind;
    return nominatim_fetch(c, &q, value, keep);
}

/* ---- parameters: in alphabetical order, so that equal questions have equal keys ---- */

static void nominatim_param_name(out *o, const char *name) {
    if (o->len) {
        out_char(o, '&');
    }
    out_text(o, str_of(name));
    out_char(o, '=');
}

static void nominatim_param(out *o, const char *name, str value) {
    if (value.at) {
        nominatim_param_name(o, name);
        out_url(o, value);
    }
}

static void nominatim_param_num(out *o, const char *name, double value, int decimals) {
    nominatim_param_name(o, name);
    out_fixed(o, value, decimals);
}

/* In every request: the language (`*` gives local names) and addresses. */
static void nominatim_param_common(out *o, str language) {
    str fallback = config_get()->language.len ? config_get()->language : STR("*");
    nominatim_param(o, "accept-language", language.len ? language : fallback);
    nominatim_param(o, "addressdetails", STR("1"));
}

/* `more` sets extratags and namedetails, which the alphabet separates. */
static void nominatim_param_format(out *o, unsigned more) {
    nominatim_param(o, "extratags", more & PLACE_TAGS ? STR("1") : STR_NONE);
    nominatim_param(o, "format", STR("jsonv2"));
}

static void nominatim_param_names(out *o, unsigned more) {
    nominatim_param(o, "namedetails", more & PLACE_NAMES ? STR("1") : STR_NONE);
}

static void nominatim_param_outline(out *o, unsigned more) {
    if (more & PLACE_OUTLINE) {
        nominatim_param(o, "polygon_geojson", STR("1"));
        nominatim_param_num(o, "polygon_threshold", GEOMETRY_DEGREES, 5);
    }
}

static void nominatim_param_field(out *o, const place_query *query, const char *name) {
    str value = str_trim(record_pairs_get(&query->fields, str_of(name)));
    nominatim_param(o, name, value.len ? value : STR_NONE);
}

/* "[category] text", with runs of white space collapsed. */
static str nominatim_text(call *c, const place_query *query) {
    out o = out_over(&c->mem);
    if (query->category.len) {
        out_char(&o, '[');
        out_text(&o, query->category);
        out_char(&o, ']');
    }
    str text = str_trim(query->text);
    for (size_t i = 0; i < text.len; i++) {
        bool blank = ascii_is_space(text.at[i]), gap = i == 0 && o.len;
        if (gap) {
            out_char(&o, ' ');
        }
        if (!blank || !ascii_is_space(text.at[i - 1])) {
            out_char(&o, blank ? ' ' : text.at[i]);
        }
    }
    return out_taken(&o, &c->mem);
}

static void nominatim_param_box(out *o, bbox box) {
    const double corners[] = {box.west, box.south, box.east, box.north};
    out_text(o, STR("&viewbox="));
    for (size_t i = 0; i < LEN(corners); i++) {
        out_text(o, i ? STR("%2C") : STR(""));
        out_fixed(o, corners[i], 7);
    }
}

static out nominatim_params(call *c) {
    out o = out_over(&c->mem);
    o.cap = MIN(o.cap, (size_t)NOMINATIM_PARAMS_MAX);
    return o;
}

/* `empty_is_500`: a category search, which Nominatim answers with HTTP 500 if there are no objects.
 */
static status nominatim_send(call *c, const char *path, out *params, bool empty_is_500,
                             nominatim_answer *answer) {
    if (params->full) {
        return call_fail(c, GEO_TOO_LARGE,
                         "The question does not fit one request to the upstream.");
    }
    nominatim_question asked = {str_of(path), out_taken(params, &c->mem), answer};
    str key = question_key(c, "", asked.path, asked.params);
    question q = {.key = key,
                  .path = asked.path,
                  .params = asked.params,
                  .again = nominatim_fetch_again,
                  .ctx = &asked,
                  .read = nominatim_read,
                  .fetch = nominatim_fetch};
    answer->origin = nominatim_origin(c);
    answer->places = (place_list){0};
    status code = question_ask(c, &q, &answer->origin);
    if (code == GEO_UPSTREAM_ERROR && c->upstream_http == 500 && empty_is_500) {
        call_clear_failure(c);
        answer->origin.warning =
            STR("the upstream failed on a category (HTTP 500), as it does on categories "
                "without objects; taken as none");
        return GEO_OK;
    }
    if (code == GEO_OK && answer->places.count && answer->places.at[0].credit.len) {
        answer->origin.attribution = nominatim_credit(c, answer->places.at[0].credit);
    }
    return code;
}

/* ---- the questions ---- */

/* A search whose box, if any, does not cross the antimeridian. */
static status nominatim_search_box(call *c, const place_query *query, bbox box,
                                   nominatim_answer *answer) {
    bool is_text = query->text.len || query->category.len;
    str text = is_text ? nominatim_text(c, query) : STR_NONE;
    out o = nominatim_params(c);
    nominatim_param_common(&o, query->language);
    nominatim_param_field(&o, query, "amenity");
    if (geo_bbox_is(box) && query->bounded) {
        nominatim_param(&o, "bounded", STR("1"));
    }
    nominatim_param_field(&o, query, "city");
    nominatim_param_field(&o, query, "country");
    nominatim_param(&o, "countrycodes", query->country_codes.len ? query->country_codes : STR_NONE);
    nominatim_param_field(&o, query, "county");
    nominatim_param(&o, "dedupe", query->dedupe_off ? STR("0") : STR_NONE);
    nominatim_param(&o, "featureType", query->feature);
    nominatim_param_format(&o, query->more);
    nominatim_param(&o, "layer", query->layer.len ? query->layer : STR_NONE);
    nominatim_param_num(&o, "limit", query->limit, 0);
    nominatim_param_names(&o, query->more);
    nominatim_param_field(&o, query, "postalcode");
    nominatim_param(&o, "q", text);
    nominatim_param_field(&o, query, "state");
    nominatim_param_field(&o, query, "street");
    if (geo_bbox_is(box)) {
        nominatim_param_box(&o, box);
    }
    return nominatim_send(c, "/search", &o, query->category.len > 0, answer);
}

GEO_FN void nominatim_merge_origin(place_origin *whole, const place_origin *part) {
    if (!part->source) {
        return;
    }
    if (!whole->source) {
        *whole = *part;
        return;
    }
    whole->cached = whole->cached && part->cached;
    whole->stale = whole->stale || part->stale;
    whole->age_s = whole->cached ? fmax(whole->age_s, part->age_s) : NAN;
    whole->warning = whole->warning.len ? whole->warning : part->warning;
}

GEO_FN void nominatim_append_places(arena *a, place_list *whole, const place_list *part) {
    int count = whole->count + part->count;
    place *all = ARENA_NEW(a, place, count);
    for (int i = 0; all && i < count; i++) {
        all[i] = i < whole->count ? whole->at[i] : part->at[i - whole->count];
    }
    *whole = all ? (place_list){all, count} : *whole;
}

/* Appends the answer for the other half of the box. */
static void nominatim_append_half(call *c, nominatim_answer *answer, const nominatim_answer *more,
                                  int limit) {
    nominatim_append_places(&c->mem, &answer->places, &more->places);
    nominatim_merge_origin(&answer->origin, &more->origin);
    answer->places.count = MIN(answer->places.count, limit);
}

/* Nominatim takes no box across the antimeridian. As a preference the wider half will do; as a
 * bound both halves are searched. */
GEO_FN status nominatim_search(call *c, const place_query *query, nominatim_answer *answer) {
    bbox west = query->viewbox, east = query->viewbox;
    if (!geo_bbox_is(west) || west.west <= west.east) {
        return nominatim_search_box(c, query, query->viewbox, answer);
    }
    west.east = 180;
    east.west = -180;
    if (!query->bounded) {
        bbox wider = geo_bbox_width(west) > geo_bbox_width(east) ? west : east;
        return nominatim_search_box(c, query, wider, answer);
    }
    status code = nominatim_search_box(c, query, west, answer);
    if (code != GEO_OK) {
        return code;
    }
    nominatim_answer more = {.budget = answer->budget};
    code = nominatim_search_box(c, query, east, &more);
    answer->budget = more.budget;
    nominatim_append_half(c, answer, &more, query->limit);
    return code;
}

GEO_FN status nominatim_reverse(call *c, const place_point *point, nominatim_answer *answer) {
    out o = nominatim_params(c);
    nominatim_param_common(&o, point->language);
    nominatim_param_format(&o, point->more);
    nominatim_param_num(&o, "lat", point->lat, 7);
    nominatim_param(&o, "layer", point->layer.len ? point->layer : STR_NONE);
    nominatim_param_num(&o, "lon", point->lon, 7);
    nominatim_param_names(&o, point->more);
    nominatim_param_num(&o, "zoom", point->zoom, 0);
    return nominatim_send(c, "/reverse", &o, false, answer);
}

GEO_FN status nominatim_levels(call *c, const place_point *point, nominatim_answer *answer) {
    out o = nominatim_params(c);
    nominatim_param_common(&o, point->language);
    nominatim_param(&o, "format", STR("geocodejson"));
    nominatim_param_num(&o, "lat", point->lat, 7);
    nominatim_param_num(&o, "lon", point->lon, 7);
    nominatim_param_num(&o, "zoom", point->zoom, 0);
    return nominatim_send(c, "/reverse", &o, false, answer);
}

GEO_FN status nominatim_lookup(call *c, str osm_ids, str language, unsigned more,
                               nominatim_answer *answer) {
    out o = nominatim_params(c);
    nominatim_param_common(&o, language);
    nominatim_param_format(&o, more);
    nominatim_param_names(&o, more);
    nominatim_param(&o, "osm_ids", osm_ids);
    nominatim_param_outline(&o, more);
    return nominatim_send(c, "/lookup", &o, false, answer);
}

/* ---- /status ---- */

static void nominatim_health_text(char text[NOMINATIM_TEXT_MAX], json v, arena *a) {
    str value = utf8_head(json_text(v, a), NOMINATIM_TEXT_MAX - 1);
    if (!str_cstr(value, text, NOMINATIM_TEXT_MAX)) {
        text[0] = 0;
    }
}

static status nominatim_read_health(call *c, const fetch_reply *reply, nominatim_health *health) {
    json_doc doc;
    bool good = reply->http == 200 && json_parse(&doc, reply->body, &c->mem);
    json root = good ? json_root(&doc) : (json){NULL, -1};
    if (!json_int(json_get(root, "status"), &health->state)) {
        return call_fail(c, GEO_BAD_REPLY,
                         "%s/status does not answer as a Nominatim does (HTTP %d).", health->url,
                         reply->http);
    }
    nominatim_health_text(health->message, json_get(root, "message"), &c->mem);
    nominatim_health_text(health->software, json_get(root, "software_version"), &c->mem);
    nominatim_health_text(health->database, json_get(root, "database_version"), &c->mem);
    nominatim_health_text(health->data_date, json_get(root, "data_updated"), &c->mem);
    if (health->data_date[strspn(health->data_date, "0123456789TZ:+-. ")]) {
        health->data_date[0] = 0; /* it is part of every answer, and no place for words */
    }
    os_lock(&NOMINATIM.lock);
    memcpy(NOMINATIM.data_date, health->data_date, sizeof NOMINATIM.data_date);
    os_unlock(&NOMINATIM.lock);
    return GEO_OK;
}

GEO_FN status nominatim_status(call *c, int index, bool is_manual, nominatim_health *health) {
    memset(health, 0, sizeof *health);
    if (index >= upstream_count()) {
        return call_fail(c, GEO_NOT_FOUND, "There is no such upstream.");
    }
    out url = out_of(health->url, sizeof health->url - 1);
    upstream_write(index, &url);
    health->is_probed = is_manual || !upstream_is_public(index);
    if (!health->is_probed) {
        return GEO_OK;
    }
    if (!c->may_block) {
        return call_fail(c, GEO_MUST_WAIT, "The upstream has to be asked.");
    }
    fetch_reply reply;
    int64_t start_ms = os_now_ms();
    status code = upstream_probe(c, index, STR("/status"), STR("format=json"), &reply);
    health->took_ms = (double)(os_now_ms() - start_ms);
    health->tls = reply.tls;
    health->date_s = code == GEO_OK ? reply.date_s : 0;
    return code == GEO_OK ? nominatim_read_health(c, &reply, health) : code;
}
