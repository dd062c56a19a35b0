/* rest -- the Nominatim-compatible face.
 *
 * Flow: httpd hands a GET over; parameters are read by a table, find answers, rest_format writes. Owns
 * the tables of endpoints and parameters. Outside facts: Nominatim 5.3, docs/api/{Search,Reverse,Lookup,
 * Status}.md, and its error bodies as recorded: a miss of /reverse is 200 with {"error": text}, a bad
 * parameter is 400 with {"error": {code, message}}, a bad format is 400 in plain text. Booleans are false
 * only when they are "0". Without `format` we answer jsonv2 (Nominatim's /reverse: xml, which we have not). */
#include "rest.h"

#include <math.h>
#include <string.h>

#include "../../geocoder.h"
#include "../source/find.h"
#include "../wire/http.h"
#include "rest_format.h"

enum { REST_LIMIT_DEFAULT = 10, REST_LIMIT_MAX = PLACE_LIMIT_MAX, REST_IDS_MAX = 50 };

/* ---- parameters ---- */

typedef struct {
    str q, amenity, street, city, county, state, country, postalcode;
    str format, language, country_codes, layer, osm_ids, viewbox;
    double lat, lon, limit, zoom; /* NaN: not given */
    bool address, address_given, bounded, dedupe;
} rest_params;

typedef enum { REST_TEXT, REST_NUM, REST_FLAG } rest_kind;

#define AT(member) offsetof(rest_params, member)
static const struct {
    str name;
    rest_kind kind;
    size_t at;
} rest_param_rows[] = {
    {STR_ROW("q"), REST_TEXT, AT(q)},
    {STR_ROW("amenity"), REST_TEXT, AT(amenity)},
    {STR_ROW("street"), REST_TEXT, AT(street)},
    {STR_ROW("city"), REST_TEXT, AT(city)},
    {STR_ROW("county"), REST_TEXT, AT(county)},
    {STR_ROW("state"), REST_TEXT, AT(state)},
    {STR_ROW("country"), REST_TEXT, AT(country)},
    {STR_ROW("postalcode"), REST_TEXT, AT(postalcode)},
    {STR_ROW("format"), REST_TEXT, AT(format)},
    {STR_ROW("accept-language"), REST_TEXT, AT(language)},
    {STR_ROW("countrycodes"), REST_TEXT, AT(country_codes)},
    {STR_ROW("layer"), REST_TEXT, AT(layer)},
    {STR_ROW("osm_ids"), REST_TEXT, AT(osm_ids)},
    {STR_ROW("viewbox"), REST_TEXT, AT(viewbox)},
    {STR_ROW("viewboxlbrt"), REST_TEXT, AT(viewbox)},
    {STR_ROW("lat"), REST_NUM, AT(lat)},
    {STR_ROW("lon"), REST_NUM, AT(lon)},
    {STR_ROW("limit"), REST_NUM, AT(limit)},
    {STR_ROW("zoom"), REST_NUM, AT(zoom)},
    {STR_ROW("addressdetails"), REST_FLAG, AT(address)},
    {STR_ROW("bounded"), REST_FLAG, AT(bounded)},
    {STR_ROW("dedupe"), REST_FLAG, AT(dedupe)},
};
#undef AT

/* Writes Nominatim's body for a request it refuses. */
static void rest_refuse(out *body, rest_reply *reply, int http, const char *message) {
    reply->http = http;
    out_open(body, '{');
    out_key(body, "error");
    out_open(body, '{');
    out_key(body, "code");
    out_json_int(body, http);
    out_key(body, "message");
    out_json_str(body, str_of(message));
    out_close(body, '}');
    out_close(body, '}');
}

/* The sentence for a parameter, e.g. "Parameter 'lat' must be a number.". */
static void rest_refuse_param(out *body, rest_reply *reply, str name, const char *why) {
    char message[80];
    out o = out_of(message, sizeof message - 1);
    out_fmt(&o, "Parameter '%.*s' %s", STR_ARG(name), why);
    message[o.len] = 0;
    rest_refuse(body, reply, 400, message);
}

/* One parameter into its field; NULL, or why it is refused. */
static const char *rest_take(rest_params *p, size_t row, str value) {
    char *at = (char *)p + rest_param_rows[row].at;
    switch (rest_param_rows[row].kind) {
    case REST_TEXT:
        if (value.len) {
            memcpy(at, &value, sizeof value);
        }
        return value.len <= PLACE_QUERY_MAX ? NULL : "is too long.";
    case REST_FLAG:
        *(bool *)(void *)at = !str_eq(value, STR("0"));
        p->address_given |= at == (char *)&p->address;
        return NULL;
    case REST_NUM:
        return !value.len || str_num(value, (double *)(void *)at) ? NULL : "must be a number.";
    }
    return NULL;
}

/* Reads the query string; unknown parameters are ignored, as Nominatim does. False: refused. */
static bool rest_read(call *c, str query, rest_params *p, out *body, rest_reply *reply) {
    str name, value;
    while (http_pair(&query, &name, &value)) {
        str key = http_decode(name, true, &c->mem), text = http_decode(value, true, &c->mem);
        if (!key.at || (value.at && !text.at) || !utf8_valid(text)) {
            rest_refuse(body, reply, 400, "The query string is not well-formed.");
            return false;
        }
        for (size_t row = 0; row < LEN(rest_param_rows); row++) {
            const char *why = NULL;
            if (str_eq(rest_param_rows[row].name, key)) {
                why = rest_take(p, row, str_trim(text));
            }
            if (why) {
                rest_refuse_param(body, reply, key, why);
                return false;
            }
        }
    }
    return true;
}

/* viewbox=x1,y1,x2,y2: any two opposite corners. */
static bool rest_viewbox(str text, bbox *box) {
    double v[4];
    int count = 0;
    while (text.at && count < 4) {
        if (!str_num(str_trim(str_cut(&text, ',')), &v[count++])) {
            return false;
        }
    }
    if (text.at || count != 4 || v[0] == v[2] || v[1] == v[3]) {
        return false;
    }
    *box = (bbox){MIN(v[0], v[2]), MIN(v[1], v[3]), MAX(v[0], v[2]), MAX(v[1], v[3])};
    return geo_is_point(box->south, box->west) && geo_is_point(box->north, box->east);
}

/* ---- endpoints ---- */

/* What every endpoint works on. */
typedef struct {
    call *c;
    rest_params p;
    const rest_format *format;
    out *body;
    rest_reply *reply;
} rest_job;

/* A failure of the sources, in Nominatim's shape and with our status code's HTTP status. */
static status rest_fail(rest_job *job) {
    rest_refuse(job->body, job->reply, status_of(job->c->code)->http, job->c->why);
    return GEO_OK;
}

static status rest_send(rest_job *job, const find_answer *answer, bool is_reverse, bool address) {
    rest_view view = {answer, job->p.q, job->p.address_given ? job->p.address : address, is_reverse};
    if (is_reverse && !answer->places.count) {
        out_text(job->body, STR("{\"error\":\"Unable to geocode\"}"));
    } else {
        rest_format_write(job->format, job->body, &view);
    }
    /* An answer that stands in for the upstream's must not be kept by caches beyond its cause. */
    job->reply->may_cache = !answer->origin.warning.at && !answer->origin.stale;
    return GEO_OK;
}

/* The structured parameters that were given, in Nominatim's order from small to large. */
static str_pairs rest_fields(rest_job *job) {
    const rest_params *p = &job->p;
    const str_pair given[] = {
        {STR_ROW("amenity"), p->amenity}, {STR_ROW("street"), p->street},
        {STR_ROW("city"), p->city},       {STR_ROW("county"), p->county},
        {STR_ROW("state"), p->state},     {STR_ROW("postalcode"), p->postalcode},
        {STR_ROW("country"), p->country},
    };
    str_pairs fields = {ARENA_NEW(&job->c->mem, str_pair, LEN(given)), 0};
    for (size_t i = 0; i < LEN(given) && fields.at; i++) {
        if (given[i].value.at) {
            fields.at[fields.count++] = given[i];
        }
    }
    return fields;
}

static status rest_search(rest_job *job) {
    const rest_params *p = &job->p;
    double limit = isnan(p->limit) ? REST_LIMIT_DEFAULT : p->limit;
    place_query query = {.text = p->q,
                         .fields = rest_fields(job),
                         .limit = (int)MIN(MAX(limit, 1), REST_LIMIT_MAX),
                         .country_codes = p->country_codes,
                         .language = p->language,
                         .viewbox = bbox_none(),
                         .bounded = p->bounded,
                         .layer = p->layer,
                         .dedupe_off = !p->dedupe};
    if (p->q.at && query.fields.count) {
        rest_refuse(job->body, job->reply, 400,
                    "Structured query parameters(amenity, street, city, county, state, postalcode, "
                    "country) cannot be used together with 'q' parameter.");
        return GEO_OK;
    }
    if (!p->q.at && !query.fields.count) {
        rest_refuse(job->body, job->reply, 400, "Nothing to search for.");
        return GEO_OK;
    }
    if (p->viewbox.at && !rest_viewbox(p->viewbox, &query.viewbox)) {
        rest_refuse(job->body, job->reply, 400, "Bounding box parameter needs 4 coordinates.");
        return GEO_OK;
    }
    find_answer answer = {.origin = place_origin_new()};
    status code = find_search(job->c, &query, &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_fail(job);
    }
    return rest_send(job, &answer, false, false);
}

static status rest_reverse(rest_job *job) {
    const rest_params *p = &job->p;
    if (isnan(p->lat) || isnan(p->lon)) {
        rest_refuse_param(job->body, job->reply, isnan(p->lat) ? STR("lat") : STR("lon"),
                          "missing.");
        return GEO_OK;
    }
    find_answer answer = {.origin = place_origin_new()};
    double zoom = isnan(p->zoom) ? 18 : p->zoom;
    place_point point = {p->lat, p->lon, (int)MIN(MAX(zoom, 0), 18), p->language, p->layer};
    status code = geo_is_point(p->lat, p->lon) ? find_reverse(job->c, &point, &answer) : GEO_OK;
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_fail(job);
    }
    return rest_send(job, &answer, true, true);
}

/* Whether it reads like N1, W2 or R3; others are left out silently, as Nominatim does. */
static bool rest_is_osm_id(str id) {
    int64_t number = 0;
    return id.len > 1 && strchr("NWRnwr", id.at[0]) && str_int(str_from(id, 1), &number) &&
           number >= 0;
}

static status rest_lookup(rest_job *job) {
    out ids = out_of(arena_bytes(&job->c->mem, PLACE_QUERY_MAX), PLACE_QUERY_MAX);
    str rest = job->p.osm_ids;
    int count = 0;
    for (; rest.at; ) {
        str id = str_trim(str_cut(&rest, ','));
        if (ids.at && rest_is_osm_id(id) && ++count <= REST_IDS_MAX) {
            out_text(&ids, ids.len ? STR(",") : STR(""));
            out_text(&ids, id);
        }
    }
    if (count > REST_IDS_MAX || ids.full || !ids.at) {
        rest_refuse(job->body, job->reply, 400, "Too many object IDs.");
        return GEO_OK;
    }
    find_answer answer = {.origin = place_origin_new()};
    status code =
        count ? find_lookup(job->c, out_str(&ids), job->p.language, &answer) : GEO_OK;
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_fail(job);
    }
    return rest_send(job, &answer, false, true);
}

static status rest_status(rest_job *job) {
    if (!job->p.format.at || str_eq(job->p.format, STR("text"))) {
        job->reply->content_type = "text/plain; charset=utf-8";
        out_text(job->body, STR("OK"));
        return GEO_OK;
    }
    out_open(job->body, '{');
    out_json_raw(job->body, STR("\"status\":0,\"message\":\"OK\""));
    out_key(job->body, "software_version");
    out_json_str(job->body, STR(GEOCODER_VERSION));
    out_key(job->body, "backend");
    out_json_str(job->body, str_of(find_backend()));
    out_close(job->body, '}');
    return GEO_OK;
}

static const struct {
    str path;
    bool has_places; /* its format is one of rest_format's; /status knows text and json */
    status (*run)(rest_job *job);
} rest_endpoints[] = {
    {STR_ROW("/search"), true, rest_search},
    {STR_ROW("/reverse"), true, rest_reverse},
    {STR_ROW("/lookup"), true, rest_lookup},
    {STR_ROW("/status"), false, rest_status},
};

static size_t rest_endpoint(str path) {
    path.len -= str_ends(path, STR(".php")) ? sizeof ".php" - 1 : 0;
    size_t row = 0;
    while (row < LEN(rest_endpoints) && !str_eq(rest_endpoints[row].path, path)) {
        row++;
    }
    return row;
}

GEO_FN bool rest_has(str path) {
    return rest_endpoint(path) < LEN(rest_endpoints);
}

GEO_FN status rest_handle(call *c, const rest_request *request, out *body, rest_reply *reply) {
    rest_job job = {.c = c, .body = body, .reply = reply};
    job.p = (rest_params){.lat = NAN, .lon = NAN, .limit = NAN, .zoom = NAN,
                          .language = request->accept_language, .dedupe = true};
    *reply = (rest_reply){200, "application/json; charset=utf-8", false};
    if (!rest_read(c, request->query, &job.p, body, reply)) {
        return GEO_OK;
    }
    job.format = rest_format_find(job.p.format.at ? job.p.format : STR("jsonv2"));
    size_t row = rest_endpoint(request->path);
    if (!job.format && rest_endpoints[row].has_places) {
        reply->http = 400;
        reply->content_type = "text/plain; charset=utf-8";
        out_text(body, STR("ERROR 400: Parameter 'format' must be one of: geojson, geocodejson, "
                           "json, jsonv2"));
        return GEO_OK;
    }
    status code = rest_endpoints[row].run(&job);
    if (body->full) {
        *body = out_of(body->at, body->cap);
        rest_refuse(body, reply, status_of(GEO_TOO_LARGE)->http, "The answer is too large.");
    }
    return code;
}
