/* rest -- the Nominatim-compatible API. Owns the tables of endpoints and parameters.
 *
 * Outside facts: Nominatim 5.3, docs/api/{Search,Reverse,Lookup,Status}.md, and its recorded error
 * bodies: a miss of /reverse is 200 with {"error": text}, a bad parameter is 400 with {"error":
 * {code, message}}, a bad format is 400 in plain text. A flag is false only when it is "0". Without
 * `format` we answer jsonv2 (Nominatim's /reverse and /lookup answer xml, which we lack). No source
 * of ours has outlines: polygon_* has no effect, but two of them at once are refused. json_callback
 * is not supported: pages of any origin could load the answer as a script. */
#include "rest.h"

#include <math.h>
#include <string.h>

#include "../../geocoder.h"
#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../find/find.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../platform/config.h"
#include "../wire/http.h"
#include "rest_format.h"

enum {
    REST_LIMIT_DEFAULT = 10,
    REST_ZOOM_MAX = 18,      /* a building; higher values mean the same */
    REST_IDS_MAX = 50,       /* per /lookup, as in Nominatim */
    REST_IDS_LEN_MAX = 2048, /* 50 ids with spaces */
    REST_LANGUAGE_MAX = 256, /* browsers send about 100 bytes; the rest is cut */
    REST_FIELDS = 7,
    REST_OUTLINES = 4,
    REST_STATUS_NO_DATABASE = 700 /* Nominatim's code for an unreachable database */
};

/* ---- parameters ---- */

typedef struct {
    str fields[REST_FIELDS]; /* of a structured search. ORDER rest_fields */
    str q, feature, format, language, country_codes, layer, osm_ids, excluded, viewbox;
    double lat, lon, limit, zoom; /* NaN: not given */
    bool address, address_given, names, extra, bounded, dedupe;
    bool outlines[REST_OUTLINES]; /* one per form */
} rest_params;

typedef enum {
    REST_TEXT,   /* empty counts as absent */
    REST_GIVEN,  /* as it is, even when empty */
    REST_IDS,    /* a longer text */
    REST_LAYERS, /* a list of known names */
    REST_NUM,
    REST_INT,
    REST_FLAG
} rest_kind;

#define AT(member) (unsigned short)offsetof(rest_params, member)
static const struct {
    const char *name;
    unsigned char kind; /* a rest_kind */
    unsigned short at;
} rest_param_rows[] = {
    {"amenity", REST_TEXT, AT(fields[0])}, /* ORDER rest_fields */
    {"street", REST_TEXT, AT(fields[1])},
    {"city", REST_TEXT, AT(fields[2])},
    {"county", REST_TEXT, AT(fields[3])},
    {"state", REST_TEXT, AT(fields[4])},
    {"postalcode", REST_TEXT, AT(fields[5])},
    {"country", REST_TEXT, AT(fields[6])}, /* the last of REST_FIELDS */
    {"q", REST_GIVEN, AT(q)},
    {"featureType", REST_TEXT, AT(feature)},
    {"format", REST_GIVEN, AT(format)},
    {"accept-language", REST_TEXT, AT(language)},
    {"countrycodes", REST_TEXT, AT(country_codes)},
    {"layer", REST_LAYERS, AT(layer)},
    {"osm_ids", REST_IDS, AT(osm_ids)},
    {"exclude_place_ids", REST_IDS, AT(excluded)},
    {"viewbox", REST_TEXT, AT(viewbox)},
    {"viewboxlbrt", REST_TEXT, AT(viewbox)},
    {"lat", REST_NUM, AT(lat)},
    {"lon", REST_NUM, AT(lon)},
    {"limit", REST_INT, AT(limit)},
    {"zoom", REST_INT, AT(zoom)},
    {"addressdetails", REST_FLAG, AT(address)},
    {"namedetails", REST_FLAG, AT(names)},
    {"extratags", REST_FLAG, AT(extra)},
    {"bounded", REST_FLAG, AT(bounded)},
    {"dedupe", REST_FLAG, AT(dedupe)},
    {"polygon_geojson", REST_FLAG, AT(outlines[0])},
    {"polygon_kml", REST_FLAG, AT(outlines[1])},
    {"polygon_svg", REST_FLAG, AT(outlines[2])},
    {"polygon_text", REST_FLAG, AT(outlines[3])},
};
#undef AT

GEO_FN void rest_write_error(out *body, int http, const char *message) {
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

/* Nominatim's body for a request it refuses. */
static void rest_refuse(out *body, rest_reply *reply, int http, const char *message) {
    reply->http = http;
    reply->max_age_s = 0; /* it may replace an answer that did not fit */
    rest_write_error(body, http, message);
}

/* The sentence for a parameter, e.g. "Parameter 'lat' must be a number.". */
static void rest_refuse_param(out *body, rest_reply *reply, str name, const char *why) {
    char message[128];
    out o = out_of(message, sizeof message - 1);
    out_fmt(&o, "Parameter '%.*s' %s", STR_ARG(name), why);
    message[o.len] = 0;
    rest_refuse(body, reply, 400, message);
}

#define REST_LAYER_NAMES "address, poi, railway, natural, manmade"
static bool rest_is_layer(str word) {
    return http_list_has(STR(REST_LAYER_NAMES), word);
}

static bool rest_are_layers(str list) {
    while (list.at) {
        str word = str_trim(str_cut(&list, ','));
        if (word.len && !rest_is_layer(word)) {
            return false;
        }
    }
    return true;
}

/* With any number of digits: a limit that is too high becomes the highest. */
static bool rest_is_whole(str value) {
    str digits = str_from(value, value.len && (value.at[0] == '+' || value.at[0] == '-'));
    for (size_t i = 0; i < digits.len; i++) {
        if (!ascii_is_digit(digits.at[i])) {
            return false;
        }
    }
    return digits.len > 0;
}

/* Why a value is refused; NULL: it is valid. */
static const char *rest_check_value(rest_kind kind, str value) {
    double number;
    if (kind == REST_FLAG) {
        return NULL;
    }
    if (kind == REST_NUM || kind == REST_INT) {
        bool good = str_num(value, &number) && (kind == REST_NUM || rest_is_whole(value));
        return good ? NULL : "must be a number.";
    }
    if (kind == REST_LAYERS && !rest_are_layers(value)) {
        return "must be a comma-separated list of: " REST_LAYER_NAMES;
    }
    return value.len <= (kind == REST_IDS ? REST_IDS_LEN_MAX : PLACE_QUERY_MAX) ? NULL
                                                                                : "is too long.";
}

#undef REST_LAYER_NAMES

/* Sets a parameter's field; NULL, or why the value is refused. */
static const char *rest_set_param(rest_params *p, size_t row, str text) {
    rest_kind kind = (rest_kind)rest_param_rows[row].kind;
    void *at = (char *)p + rest_param_rows[row].at;
    str value = kind == REST_GIVEN ? text : str_trim(text);
    const char *why = rest_check_value(kind, value);
    if (why) {
        return why;
    }
    if (kind == REST_FLAG) {
        *(bool *)at = !str_eq(value, STR("0"));
        p->address_given |= at == &p->address;
    } else if (kind == REST_NUM || kind == REST_INT) {
        str_num(value, at);
    } else if (value.len || kind == REST_GIVEN) {
        *(str *)at = value;
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
            if (str_eq(str_of(rest_param_rows[row].name), key)) {
                why = rest_set_param(p, row, text);
            }
            if (why) {
                rest_refuse_param(body, reply, key, why);
                return false;
            }
        }
    }
    return true;
}

/* viewbox=x1,y1,x2,y2: any two opposite corners, clamped, since a map dragged round the world sends
 * more than 180 degrees. NULL, or why it is refused. */
static const char *rest_viewbox(str text, bbox *box) {
    static const double most[] = {180, 90, 180, 90};
    double v[LEN(most)];
    size_t count = 0;
    bool is_bad = false;
    while (text.at && count < LEN(most)) {
        v[count] = 0;
        is_bad |= !str_num(str_trim(str_cut(&text, ',')), &v[count]);
        v[count] = MAX(MIN(v[count], most[count]), -most[count]);
        count++;
    }
    if (text.at || count != LEN(most)) {
        return "Bounding box parameter needs 4 coordinates.";
    }
    if (is_bad) {
        return "Bounding box parameter needs to be numbers.";
    }
    *box = (bbox){MIN(v[0], v[2]), MIN(v[1], v[3]), MAX(v[0], v[2]), MAX(v[1], v[3])};
    return v[0] == v[2] || v[1] == v[3] ? "Bounding box with invalid parameters." : NULL;
}

/* The valid words of a list, in lower case; Nominatim, too, ignores others silently. Absent: none.
 */
static str rest_words(call *c, str list, bool (*is_good)(str word)) {
    size_t size = list.len + 1;
    out o = out_of(arena_bytes(&c->mem, size), size);
    while (list.at && o.at) {
        str word = str_trim(str_cut(&list, ','));
        if (!is_good(word)) {
            continue;
        }
        out_text(&o, o.len ? STR(",") : STR(""));
        for (size_t i = 0; i < word.len; i++) {
            out_char(&o, ascii_lower(word.at[i]));
        }
    }
    return o.at && o.len ? out_str(&o) : STR_NONE;
}

static bool rest_is_country(str word) {
    return word.len == 2 && ascii_is_alpha(word.at[0]) && ascii_is_alpha(word.at[1]);
}

/* Cuts `[key=value]`, a category, off the front of a query. Absent: there is none. */
static str rest_category(str *text) {
    ptrdiff_t end = str_find(*text, STR("]"));
    if (!str_starts(*text, STR("[")) || end < 0) {
        return STR_NONE;
    }
    str inside = str_from(str_head(*text, (size_t)end), 1);
    if (str_find(inside, STR("=")) < 1) {
        return STR_NONE;
    }
    *text = str_trim(str_from(*text, (size_t)end + 1));
    return str_trim(inside);
}

/* ---- endpoints ---- */

/* Context of an endpoint's handler. */
typedef struct {
    call *c;
    rest_params p;
    const rest_format *format;
    out *body;
    rest_reply *reply;
} rest_ctx;

/* A failure of the sources: Nominatim's body, with the HTTP status of our status. */
static status rest_fail(rest_ctx *ctx) {
    rest_refuse(ctx->body, ctx->reply, status_of(ctx->c->code)->http, ctx->c->why);
    ctx->reply->retry_after_s = (int)ceil(MIN(ctx->c->retry_after_s, 86400));
    return GEO_OK;
}

static status rest_send(rest_ctx *ctx, const place_answer *answer, bool is_reverse, bool address) {
    const rest_params *p = &ctx->p;
    rest_view view = {.answer = answer,
                      .call = ctx->c,
                      .query = p->q,
                      .with_address = p->address_given ? p->address : address,
                      .with_names = p->names,
                      .with_extra = p->extra,
                      .is_reverse = is_reverse,
                      .lat = p->lat,
                      .lon = p->lon};
    if (is_reverse && !answer->places.count) {
        out_text(ctx->body, STR("{\"error\":\"Unable to geocode\"}"));
    } else {
        rest_format_write(ctx->format, ctx->body, &view);
    }
    if (call_over_budget(ctx->c)) { /* while it looked up all names */
        ctx->body->len = 0;
        return GEO_MUST_WAIT;
    }
    ctx->reply->max_age_s = find_max_age_s(answer);
    ctx->reply->warning = answer->origin.warning;
    return GEO_OK;
}

/* The structured parameters that were given. */
static str_pairs rest_fields(rest_ctx *ctx) {
    str_pairs fields = {ARENA_NEW(&ctx->c->mem, str_pair, REST_FIELDS), 0};
    for (size_t i = 0; i < REST_FIELDS && fields.at; i++) {
        str name = str_of(rest_param_rows[i].name), value = ctx->p.fields[i];
        if (value.at) {
            fields.at[fields.count++] = (str_pair){name, value};
        }
    }
    return fields;
}

static unsigned rest_more(const rest_params *p) {
    return (p->names ? PLACE_NAMES : 0u) | (p->extra ? PLACE_TAGS : 0u);
}

/* Whether it is a place_id, or an object as in N1, W2, R3 or, for postcodes, P... */
static bool rest_is_exclude_id(str id) {
    str number = str_from(id, ascii_is_alpha(id.at[0]));
    return rest_is_whole(number) || ascii_lower(id.at[0]) == 'p';
}

static bool rest_is_excluded(str list, const place *p) {
    while (list.at) {
        str id = str_trim(str_cut(&list, ','));
        int64_t number = -1;
        bool is_it = str_int(id, &number) ? number == rest_format_id(p) : str_eq_nocase(id, p->id);
        if (id.len && is_it) {
            return true;
        }
    }
    return false;
}

/* How many places to exclude (clients page through results this way); -1: one is not an id. */
static int rest_count_excluded(str list) {
    int count = 0;
    while (list.at) {
        str id = str_trim(str_cut(&list, ','));
        if (id.len && !rest_is_exclude_id(id)) {
            return -1;
        }
        count += id.len > 0;
    }
    return count;
}

/* Values of featureType, and the address types they select. */
static const str_pair rest_features[] = {
    {STR_ROW("country"), STR_ROW("country")},
    {STR_ROW("state"), STR_ROW("state,region,province")},
    {STR_ROW("city"), STR_ROW("city,town,village,municipality")},
    {STR_ROW("settlement"),
     STR_ROW("state,region,province,county,district,municipality,city,town,village,hamlet,"
             "isolated_dwelling,farm,borough,suburb,quarter,neighbourhood")},
};

/* The row of that name; NULL: unknown, which Nominatim ignores, too. */
static const str_pair *rest_feature(str name) {
    for (size_t i = 0; i < LEN(rest_features); i++) {
        if (str_eq(rest_features[i].key, name)) {
            return &rest_features[i];
        }
    }
    return NULL;
}

/* Drops excluded places and, from the gazetteer, places of other features: an upstream has filtered
 * by feature itself. */
static void rest_filter(place_answer *answer, str excluded, const str_pair *feature, int limit) {
    place_list *places = &answer->places;
    bool may_be_any = !feature || answer->origin.source != PLACE_GAZETTEER;
    int kept = 0;
    for (int i = 0; i < places->count && kept < limit; i++) {
        const place *p = &places->at[i];
        if ((may_be_any || http_list_has(feature->value, p->address_type)) &&
            !rest_is_excluded(excluded, p)) {
            places->at[kept++] = *p;
        }
    }
    places->count = kept;
}

/* Clients of this face cannot see how sure a place is, so they get none that only nearly fits. */
static void rest_drop_guesses(place_list *places) {
    int kept = 0;
    for (int i = 0; i < places->count; i++) {
        if (place_match_is_sure(places->at[i].match)) {
            places->at[kept++] = places->at[i];
        }
    }
    places->count = kept;
}

/* Why a search is refused; NULL: it is valid. */
static const char *rest_check_search(const rest_params *p, const place_query *query) {
    bool asks = p->q.at ? query->text.len || query->category.len : query->fields.count;
    if (p->q.at && query->fields.count) {
        return "Structured query parameters(amenity, street, city, county, state, postalcode, "
               "country) cannot be used together with 'q' parameter.";
    }
    if (rest_count_excluded(p->excluded) < 0) {
        return "Invalid exclude ID.";
    }
    return asks ? NULL : "Nothing to search for.";
}

static status rest_search(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    double limit = MIN(MAX(isnan(p->limit) ? REST_LIMIT_DEFAULT : p->limit, 1), PLACE_LIMIT_MAX);
    double wanted = limit + MAX(rest_count_excluded(p->excluded), 0);
    const str_pair *feature = rest_feature(p->feature);
    if (feature && find_first() == PLACE_GAZETTEER) {
        wanted = PLACE_LIMIT_MAX; /* rest_filter drops other features */
    }
    str text = str_trim(p->q), category = rest_category(&text);
    place_query query = {.text = text,
                         .category = category,
                         .fields = rest_fields(ctx),
                         .limit = (int)MIN(wanted, PLACE_LIMIT_MAX),
                         .country_codes = rest_words(ctx->c, p->country_codes, rest_is_country),
                         .language = p->language,
                         .viewbox = geo_bbox_none(),
                         .bounded = p->bounded,
                         .layer = rest_words(ctx->c, p->layer, rest_is_layer),
                         .feature = feature ? feature->key : STR_NONE,
                         .dedupe_off = !p->dedupe,
                         .more = rest_more(p)};
    bool is_empty =
        p->q.at && !p->q.len && !query.fields.count; /* a search form just opened: no error */
    const char *why = is_empty ? NULL : rest_check_search(p, &query);
    if (!why && p->viewbox.at) {
        why = rest_viewbox(p->viewbox, &query.viewbox);
    }
    if (why) {
        rest_refuse(ctx->body, ctx->reply, 400, why);
        return GEO_OK;
    }
    place_answer answer = {.origin = place_origin_new()};
    status code = is_empty ? GEO_OK : find_search(ctx->c, &query, &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_fail(ctx);
    }
    if (!config_get()->rest_guesses) {
        rest_drop_guesses(&answer.places);
    }
    if (p->excluded.at || feature) {
        rest_filter(&answer, p->excluded, feature, (int)limit);
    }
    return rest_send(ctx, &answer, false, false);
}

/* Ours: Nominatim does not complete names. */
static status rest_suggest(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    double limit = MIN(MAX(isnan(p->limit) ? REST_LIMIT_DEFAULT : p->limit, 1), PLACE_LIMIT_MAX);
    place_answer answer = {.origin = place_origin_new()};
    if (!p->q.at) {
        rest_refuse(ctx->body, ctx->reply, 400, "Nothing to complete.");
        return GEO_OK;
    }
    status code = find_complete_places(ctx->c, str_trim(p->q), (int)limit, p->language, &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_fail(ctx);
    }
    return rest_send(ctx, &answer, false, false);
}

static status rest_reverse(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    if (isnan(p->lat) || isnan(p->lon)) {
        rest_refuse_param(ctx->body, ctx->reply, isnan(p->lon) ? STR("lon") : STR("lat"),
                          "missing.");
        return GEO_OK;
    }
    place_answer answer = {.origin = place_origin_new()};
    double zoom = isnan(p->zoom) ? REST_ZOOM_MAX : p->zoom;
    place_point point = {p->lat,
                         p->lon,
                         (int)MIN(MAX(zoom, 0), REST_ZOOM_MAX),
                         p->language,
                         rest_words(ctx->c, p->layer, rest_is_layer),
                         rest_more(p),
                         false};
    status code = geo_is_point(p->lat, p->lon) ? find_reverse(ctx->c, &point, &answer) : GEO_OK;
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_fail(ctx);
    }
    return rest_send(ctx, &answer, true, true);
}

/* Whether it reads like N1, W2 or R3; Nominatim, too, ignores others. */
static bool rest_is_osm_id(str id) {
    int64_t number = 0;
    return id.len > 1 && id.at[0] && strchr("NWRnwr", id.at[0]) &&
           str_int(str_from(id, 1), &number) && number >= 0;
}

static status rest_lookup(rest_ctx *ctx) {
    int count = 0;
    for (str rest = ctx->p.osm_ids; rest.at;) {
        count += rest_is_osm_id(str_trim(str_cut(&rest, ',')));
    }
    if (count > REST_IDS_MAX) {
        rest_refuse(ctx->body, ctx->reply, 400, "Too many object IDs.");
        return GEO_OK;
    }
    place_answer answer = {.origin = place_origin_new()};
    status code = find_lookup(ctx->c, ctx->p.osm_ids, ctx->p.language, rest_more(&ctx->p), &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_fail(ctx);
    }
    return rest_send(ctx, &answer, false, true);
}

static void rest_refuse_format(rest_ctx *ctx, str known) {
    ctx->reply->http = 400;
    ctx->reply->content_type = "text/plain; charset=utf-8";
    out_text(ctx->body, STR("ERROR 400: Parameter 'format' must be one of: "));
    out_text(ctx->body, known);
}

/* As JSON always a 200, with the status in the body. */
static status rest_status(rest_ctx *ctx) {
    str format = ctx->p.format.at ? ctx->p.format : STR("text");
    out *body = ctx->body;
    if (!str_eq(format, STR("text")) && !str_eq(format, STR("json"))) {
        rest_refuse_format(ctx, STR("text, json"));
        return GEO_OK;
    }
    status code = find_ready(ctx->c);
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    if (str_eq(format, STR("text"))) {
        ctx->reply->http = code == GEO_OK ? 200 : 500;
        ctx->reply->content_type = "text/plain; charset=utf-8";
        out_text(body, code == GEO_OK ? STR("OK") : STR("ERROR: "));
        out_text(body, code == GEO_OK ? STR("") : str_of(ctx->c->why));
        return GEO_OK;
    }
    out_open(body, '{');
    out_key(body, "status");
    out_json_int(body, code == GEO_OK ? 0 : REST_STATUS_NO_DATABASE);
    out_key(body, "message");
    out_json_str(body, code == GEO_OK ? STR("OK") : str_of(ctx->c->why));
    out_key(body, "software_version");
    out_json_str(body, STR("geocoder " GEOCODER_VERSION));
    out_key(body, "backend");
    out_json_str(body, str_of(find_backend()));
    out_close(body, '}');
    return GEO_OK;
}

static const struct {
    str path;
    bool has_places; /* takes rest_format's formats; /status has its own */
    status (*run)(rest_ctx *ctx);
} rest_endpoints[] = {
    {STR_ROW("/search"), true, rest_search},  {STR_ROW("/reverse"), true, rest_reverse},
    {STR_ROW("/lookup"), true, rest_lookup},  {STR_ROW("/suggest"), true, rest_suggest},
    {STR_ROW("/status"), false, rest_status},
};

/* GeoJSON formats ignore all but one. */
static bool rest_has_outlines(const rest_params *p) {
    int count = 0;
    for (int i = 0; i < REST_OUTLINES; i++) {
        count += p->outlines[i];
    }
    return count > 1 && !str_starts(p->format, STR("geo"));
}

/* The Accept-Language header; a very long one is cut between two languages. Absent: none. */
static str rest_language(str header) {
    if (header.len > REST_LANGUAGE_MAX) {
        header.len = REST_LANGUAGE_MAX;
        while (header.len && header.at[header.len - 1] != ',') {
            header.len--;
        }
    }
    return header.len && utf8_valid(header) ? header : STR_NONE;
}

static size_t rest_endpoint(str path) {
    path.len -= str_ends(path, STR(".php")) ? sizeof ".php" - 1 : 0;
    size_t row = 0;
    while (row < LEN(rest_endpoints) && !str_eq(rest_endpoints[row].path, path)) {
        row++;
    }
    return row;
}

GEO_FN const char *rest_path(int index) {
    return index < (int)LEN(rest_endpoints) ? rest_endpoints[index].path.at : NULL;
}

GEO_FN bool rest_has(str path) {
    return rest_endpoint(path) < LEN(rest_endpoints);
}

static status rest_answer(call *c, const rest_request *request, out *body, rest_reply *reply) {
    rest_ctx ctx = {.c = c, .body = body, .reply = reply};
    ctx.p = (rest_params){.lat = NAN,
                          .lon = NAN,
                          .limit = NAN,
                          .zoom = NAN,
                          .language = rest_language(request->accept_language),
                          .dedupe = true};
    if (!rest_read(c, request->query, &ctx.p, body, reply)) {
        return GEO_OK;
    }
    ctx.format = rest_format_find(ctx.p.format.at ? ctx.p.format : STR("jsonv2"));
    size_t row = rest_endpoint(request->path);
    if (!ctx.format && rest_endpoints[row].has_places) {
        rest_refuse_format(&ctx, STR("geojson, geocodejson, json, jsonv2"));
        return GEO_OK;
    }
    if (rest_endpoints[row].has_places && rest_has_outlines(&ctx.p)) {
        rest_refuse(body, reply, 400, "Too many polygon output options selected.");
        return GEO_OK;
    }
    return rest_endpoints[row].run(&ctx);
}

GEO_FN status rest_handle(call *c, const rest_request *request, out *body, rest_reply *reply) {
    *reply = (rest_reply){.http = 200, .content_type = "application/json; charset=utf-8"};
    status code = rest_answer(c, request, body, reply);
    if ((body->full || c->mem.full) && code != GEO_MUST_WAIT) {
        *body = out_of(body->at, body->cap);
        rest_refuse(body, reply, status_of(GEO_TOO_LARGE)->http, "The answer is too large.");
    }
    return code;
}
