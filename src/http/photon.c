/* photon -- the Photon-compatible API. Owns the tables of endpoints and parameters.
 *
 * Outside facts: Photon 1.x, docs/api-v1.md, and what its server does with requests: an unknown
 * parameter, layer or language and a bad number are 400 with {"message": text}; limit is silently
 * cut to 1 to 50; a flag is 1, yes or true in any case; a search needs q unless it includes
 * categories. Any language of the data is known here, so only what is none is refused. */
#include "photon.h"

#include <math.h>
#include <string.h>

#include "../../geocoder.h"
#include "../base/ascii.h"
#include "../base/clean.h"
#include "../base/utf8.h"
#include "../find/find.h"
#include "../find/find_facts.h"
#include "../geo/geo.h"
#include "../platform/config.h"
#include "../wire/http.h"
#include "photon_filter.h"
#include "photon_format.h"
#include "photon_search.h"
#include "rest_send.h"

enum {
    PHOTON_LIMIT_DEFAULT = 15,
    PHOTON_REVERSE_LIMIT_DEFAULT = 1,
    PHOTON_ZOOM_DEFAULT = 12,
    PHOTON_RADIUS_MAX_KM = 5000,
    PHOTON_LANGUAGE_MAX = 35, /* bytes of a tag, RFC 5646 section 4.4.1 */
    PHOTON_HEADER_MAX = 256,  /* bytes of Accept-Language; the rest is cut */
    PHOTON_FIELDS = 8,
    PHOTON_COUNTRIES_MAX = 32,
    PHOTON_WHY_MAX = 1024 /* bytes of a refusal: one names all parameters */
};
#define PHOTON_SCALE_DEFAULT  0.4
#define PHOTON_RADIUS_DEFAULT 1.0

/* ---- parameters ---- */

typedef struct {
    str fields[PHOTON_FIELDS]; /* of a structured search. ORDER photon_params */
    str q, language;
    str countries[PHOTON_COUNTRIES_MAX];
    int country_count;
    double lat, lon, limit, zoom, scale, radius_km; /* NaN: not given */
    bbox box;
    bool debug, dedupe, geometry, suggest, distance_sort;
    photon_filter filter;
} photon_params;

typedef enum {
    PHOTON_TEXT,
    PHOTON_LANG,
    PHOTON_NUM,
    PHOTON_INT,
    PHOTON_FLAG,
    PHOTON_BOX,
    PHOTON_COUNTRY_CODE, /* this and the next may be repeated */
    PHOTON_LAYER,
    PHOTON_TAG,
    PHOTON_INCLUDE,
    PHOTON_EXCLUDE
} photon_kind;

/* Which endpoints take a parameter. */
enum {
    PHOTON_API = 1,
    PHOTON_STRUCTURED = 2,
    PHOTON_REVERSE = 4,
    PHOTON_SEARCHES = PHOTON_API | PHOTON_STRUCTURED,
    PHOTON_ALL = PHOTON_SEARCHES | PHOTON_REVERSE
};

#define AT(member) (unsigned short)offsetof(photon_params, member)
static const struct {
    const char *name;
    unsigned char kind, on;
    unsigned short at;
} photon_param_rows[] = {
    {"street", PHOTON_TEXT, PHOTON_STRUCTURED, AT(fields[0])}, /* ORDER photon_fields */
    {"housenumber", PHOTON_TEXT, PHOTON_STRUCTURED, AT(fields[1])},
    {"district", PHOTON_TEXT, PHOTON_STRUCTURED, AT(fields[2])},
    {"city", PHOTON_TEXT, PHOTON_STRUCTURED, AT(fields[3])},
    {"county", PHOTON_TEXT, PHOTON_STRUCTURED, AT(fields[4])},
    {"state", PHOTON_TEXT, PHOTON_STRUCTURED, AT(fields[5])},
    {"postcode", PHOTON_TEXT, PHOTON_STRUCTURED, AT(fields[6])},
    {"countrycode", PHOTON_COUNTRY_CODE, PHOTON_SEARCHES, 0},
    {"q", PHOTON_TEXT, PHOTON_API, AT(q)},
    {"lang", PHOTON_LANG, PHOTON_ALL, AT(language)},
    {"limit", PHOTON_INT, PHOTON_ALL, AT(limit)},
    {"lat", PHOTON_NUM, PHOTON_ALL, AT(lat)},
    {"lon", PHOTON_NUM, PHOTON_ALL, AT(lon)},
    {"zoom", PHOTON_INT, PHOTON_SEARCHES, AT(zoom)},
    {"location_bias_scale", PHOTON_NUM, PHOTON_SEARCHES, AT(scale)},
    {"bbox", PHOTON_BOX, PHOTON_SEARCHES, AT(box)},
    {"suggest_addresses", PHOTON_FLAG, PHOTON_SEARCHES, AT(suggest)},
    {"radius", PHOTON_NUM, PHOTON_REVERSE, AT(radius_km)},
    {"distance_sort", PHOTON_FLAG, PHOTON_REVERSE, AT(distance_sort)},
    {"layer", PHOTON_LAYER, PHOTON_ALL, 0},
    {"osm_tag", PHOTON_TAG, PHOTON_ALL, 0},
    {"include", PHOTON_INCLUDE, PHOTON_ALL, 0},
    {"exclude", PHOTON_EXCLUDE, PHOTON_ALL, 0},
    {"dedupe", PHOTON_FLAG, PHOTON_ALL, AT(dedupe)},
    {"geometry", PHOTON_FLAG, PHOTON_ALL, AT(geometry)},
    {"debug", PHOTON_FLAG, PHOTON_ALL, AT(debug)},
};
#undef AT

/* Context of a request. */
typedef struct {
    call *c;
    photon_params p;
    str accept_language;
    out *body;
    rest_reply *reply;
    char why[PHOTON_WHY_MAX];
} photon_ctx;

GEO_FN void photon_write_error(out *body, const char *message) {
    photon_format_error(body, message);
}

static void photon_refuse(photon_ctx *ctx, int http, const char *why) {
    *ctx->body = out_of(ctx->body->at, ctx->body->cap);
    ctx->reply->http = http;
    ctx->reply->max_age_s = 0;
    photon_write_error(ctx->body, why);
}

/* minLon,minLat,maxLon,maxLat; NULL, or why it is refused. */
static const char *photon_read_box(str text, bbox *box) {
    static const double most[] = {180, 90, 180, 90};
    double v[LEN(most)];
    for (size_t i = 0; i < LEN(most); i++) {
        if (!text.at || !str_num(str_trim(str_cut(&text, ',')), &v[i])) {
            return "Invalid number of supplied coordinates for parameter 'bbox', expected format "
                   "is: minLon,minLat,maxLon,maxLat";
        }
        if (fabs(v[i]) > most[i]) {
            return "Invalid bounds for parameter 'bbox', expected values minLat, maxLat element "
                   "[-90,90], minLon, maxLon element [-180,180]";
        }
    }
    *box = (bbox){MIN(v[0], v[2]), MIN(v[1], v[3]), MAX(v[0], v[2]), MAX(v[1], v[3])};
    return text.at ? "Invalid number of supplied coordinates for parameter 'bbox', expected format "
                     "is: minLon,minLat,maxLon,maxLat"
                   : NULL;
}

/* "default", or letters, then what may follow them behind a hyphen. */
static bool photon_is_language(str tag) {
    size_t letters = 0;
    while (letters < tag.len && ascii_is_alpha(tag.at[letters])) {
        letters++;
    }
    for (size_t i = letters; i < tag.len; i++) {
        char c = tag.at[i];
        if (!ascii_is_alpha(c) && !ascii_is_digit(c) && c != '-' && c != '_') {
            return false;
        }
    }
    bool is_tag = letters >= 2 && letters <= 3 && tag.len <= PHOTON_LANGUAGE_MAX;
    return str_eq(tag, STR("default")) || is_tag;
}

static const char *photon_add_country(photon_params *p, str code) {
    if (code.len != 2 || !ascii_is_alpha(code.at[0]) || !ascii_is_alpha(code.at[1]) ||
        p->country_count == PHOTON_COUNTRIES_MAX) {
        return "Parameter 'countrycode' must be a code of two letters.";
    }
    p->countries[p->country_count++] = code;
    return NULL;
}

/* A parameter that has a field of its own. */
static const char *photon_set_value(photon_kind kind, void *at, str value) {
    static const char *const on[] = {"1", "yes", "true"};
    double number;
    if (kind == PHOTON_FLAG) {
        bool is_on = false;
        for (size_t i = 0; i < LEN(on); i++) {
            is_on |= str_eq_nocase(value, str_of(on[i]));
        }
        *(bool *)at = is_on;
        return NULL;
    }
    if (kind == PHOTON_NUM || kind == PHOTON_INT) {
        if (!str_num(value, &number) || (kind == PHOTON_INT && number != floor(number))) {
            return kind == PHOTON_INT ? "must be a whole number." : "must be a number.";
        }
        *(double *)at = number;
        return NULL;
    }
    *(str *)at = value;
    return value.len > PLACE_QUERY_MAX ? "is too long." : NULL;
}

/* Sets one parameter; NULL, or why it is refused. Of "must be ..." photon_read adds the name. */
static const char *photon_set(photon_params *p, size_t row, str text) {
    photon_kind kind = (photon_kind)photon_param_rows[row].kind;
    void *at = (char *)p + photon_param_rows[row].at;
    str value = kind == PHOTON_TEXT ? text : str_trim(text);
    photon_filter *f = &p->filter;
    switch (kind) {
    case PHOTON_BOX: return photon_read_box(value, at);
    case PHOTON_COUNTRY_CODE: return photon_add_country(p, value);
    case PHOTON_LAYER:
        return photon_filter_add_layer(f, value)
                   ? NULL
                   : "Unknown layer type. Available layers: [house, street, locality, district, "
                     "city, county, state, country, other]";
    case PHOTON_TAG:
        return photon_filter_add_tag(f, value) ? NULL : "Invalid format for osm_tag parameter.";
    case PHOTON_INCLUDE:
        return photon_filter_add_path(f->include, &f->include_count, value)
                   ? NULL
                   : "Invalid category pattern in 'include'.";
    case PHOTON_EXCLUDE:
        return photon_filter_add_path(f->exclude, &f->exclude_count, value)
                   ? NULL
                   : "Invalid category pattern in 'exclude'.";
    case PHOTON_LANG:
        *(str *)at = value;
        return photon_is_language(value)
                   ? NULL
                   : "Language is not supported. Supported are: default, and codes such as en or "
                     "pt-BR";
    default: return photon_set_value(kind, at, value);
    }
}

static const char *photon_say(photon_ctx *ctx, out *o) {
    ctx->why[MIN(o->len, sizeof ctx->why - 1)] = 0;
    return ctx->why;
}

static const char *photon_say_unknown(photon_ctx *ctx, str name, unsigned on) {
    out o = out_of(ctx->why, sizeof ctx->why - 1);
    out_text(&o, STR("Unknown query parameter '"));
    out_text(&o, utf8_head(name, 80));
    out_text(&o, STR("'.  Allowed parameters are: ["));
    const char *comma = "";
    for (size_t i = 0; i < LEN(photon_param_rows); i++) {
        if (photon_param_rows[i].on & on) {
            out_fmt(&o, "%s%s", comma, photon_param_rows[i].name);
            comma = ", ";
        }
    }
    out_char(&o, ']');
    return photon_say(ctx, &o);
}

/* NULL, or why the parameter is refused. */
static const char *photon_read_one(photon_ctx *ctx, unsigned on, str name, str value) {
    for (size_t row = 0; row < LEN(photon_param_rows); row++) {
        if (!(photon_param_rows[row].on & on) ||
            !str_eq(str_of(photon_param_rows[row].name), name)) {
            continue;
        }
        const char *why = photon_set(&ctx->p, row, value);
        if (!why || why[0] < 'a') {
            return why; /* a whole sentence */
        }
        out o = out_of(ctx->why, sizeof ctx->why - 1);
        out_fmt(&o, "Parameter '%s' %s", photon_param_rows[row].name, why);
        return photon_say(ctx, &o);
    }
    return photon_say_unknown(ctx, name, on);
}

/* NULL, or why the query string is refused. */
static const char *photon_read(photon_ctx *ctx, unsigned on, str query) {
    str name, value;
    const char *why = NULL;
    while (!why && http_pair(&query, &name, &value)) {
        str key = http_decode(name, true, &ctx->c->mem);
        str text = http_decode(value, true, &ctx->c->mem);
        if (!key.at || (value.at && !text.at) || !utf8_valid(key) || !utf8_valid(text)) {
            return "The query string is not well-formed.";
        }
        why = photon_read_one(ctx, on, key, text);
    }
    return why;
}

/* ---- from parameters to a question ---- */

static const char *photon_check_point(const photon_params *p, bool is_needed) {
    if (!isnan(p->lat) && fabs(p->lat) > 90) {
        return "Invalid value for 'lat' parameter.";
    }
    if (!isnan(p->lon) && fabs(p->lon) > 180) {
        return "Invalid value for 'lon' parameter.";
    }
    if (isnan(p->lat) != isnan(p->lon) || (is_needed && isnan(p->lat))) {
        return isnan(p->lat) ? "Missing parameter 'lat'." : "Missing parameter 'lon'.";
    }
    return p->geometry ? "Geometry output requested but not available in database." : NULL;
}

/* Nominatim's names of the fields, with the house number in front of its street. ORDER
 * photon_fields */
static str_pairs photon_fields(photon_ctx *ctx) {
    static const char *const names[] = {"street", "", "", "city", "county", "state", "postalcode"};
    const str *f = ctx->p.fields;
    str_pairs fields = {ARENA_NEW(&ctx->c->mem, str_pair, LEN(names)), 0};
    for (size_t i = 0; i < LEN(names) && fields.at; i++) {
        str value = clean_text(&ctx->c->mem, f[i]);
        if (i == 0) {
            value = arena_list(&ctx->c->mem, value, STR(" "),
                               value.len ? clean_text(&ctx->c->mem, f[1]) : STR_NONE);
        } else if (i == 3) { /* a district is a place as a town is */
            value = value.len ? value : clean_text(&ctx->c->mem, f[2]);
        }
        if (value.len && names[i][0]) {
            fields.at[fields.count++] = (str_pair){str_of(names[i]), value};
        }
    }
    return fields;
}

static str photon_countries(photon_ctx *ctx) {
    out o = out_over(&ctx->c->mem);
    for (int i = 0; i < ctx->p.country_count; i++) {
        str code = ctx->p.countries[i];
        out_text(&o, i ? STR(",") : STR(""));
        out_char(&o, ascii_lower(code.at[0]));
        out_char(&o, ascii_lower(code.at[1]));
    }
    return out_taken(&o, &ctx->c->mem);
}

/* The parameter, else the header, cut between two languages, else the setting, else local names. */
static str photon_language(const photon_ctx *ctx) {
    str header = ctx->accept_language, tag = ctx->p.language;
    if (tag.len) {
        return str_eq(tag, STR("default")) ? STR("*") : tag;
    }
    if (header.len > PHOTON_HEADER_MAX) {
        header.len = PHOTON_HEADER_MAX;
        while (header.len && header.at[header.len - 1] != ',') {
            header.len--;
        }
    }
    bool is_set = config_get()->language.len > 0;
    return header.len && utf8_valid(header) ? header : is_set ? config_get()->language : STR("*");
}

static double photon_given(double value, double otherwise, double least, double most) {
    return isnan(value) ? otherwise : MIN(MAX(value, least), most);
}

static photon_query photon_question(photon_ctx *ctx, int limit) {
    const photon_params *p = &ctx->p;
    return (photon_query){.text = p->q.len ? clean_text(&ctx->c->mem, p->q) : STR_NONE,
                          .language = photon_language(ctx),
                          .country_codes = photon_countries(ctx),
                          .box = p->box,
                          .lat = p->lat,
                          .lon = p->lon,
                          .zoom = photon_given(p->zoom, PHOTON_ZOOM_DEFAULT, 0, 18),
                          .scale = photon_given(p->scale, PHOTON_SCALE_DEFAULT, 0, 1),
                          .radius_m = 1000 * photon_given(p->radius_km, PHOTON_RADIUS_DEFAULT, 0,
                                                          PHOTON_RADIUS_MAX_KM),
                          .limit = (int)photon_given(p->limit, limit, 1, PLACE_LIMIT_MAX),
                          .distance_sort = p->distance_sort,
                          .dedupe = p->dedupe,
                          .filter = p->filter};
}

/* ---- endpoints ---- */

static status photon_send(photon_ctx *ctx, status code, const place_answer *answer) {
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    if (code) {
        rest_send_set_failure(ctx->c, find_is_outage(code), ctx->reply);
        photon_refuse(ctx, ctx->reply->http, ctx->c->why);
        return GEO_OK;
    }
    photon_format_write(ctx->body, &answer->places, answer->origin.attribution);
    ctx->reply->max_age_s = find_max_age_s(answer);
    ctx->reply->warning = answer->origin.warning;
    return GEO_OK;
}

static status photon_ask(photon_ctx *ctx, const photon_query *q) {
    place_answer answer;
    const char *why = photon_check_point(&ctx->p, false);
    if (why) {
        photon_refuse(ctx, 400, why);
        return GEO_OK;
    }
    return photon_send(ctx, photon_search_text(ctx->c, q, &answer), &answer);
}

static status photon_api(photon_ctx *ctx) {
    photon_query q = photon_question(ctx, PHOTON_LIMIT_DEFAULT);
    if (!q.text.len && !q.filter.include_count) {
        photon_refuse(ctx, 400, "q parameter is required when no include categories are specified");
        return GEO_OK;
    }
    return photon_ask(ctx, &q);
}

static status photon_structured(photon_ctx *ctx) {
    photon_query q = photon_question(ctx, PHOTON_LIMIT_DEFAULT);
    q.fields = photon_fields(ctx);
    if (!q.fields.count && !ctx->p.country_count) {
        photon_refuse(ctx, 400,
                      "at least one of the parameters [countrycode, state, county, city, postcode, "
                      "district, housenumber, street] is required.");
        return GEO_OK;
    }
    if (!q.fields.count) { /* the country itself */
        q.fields = (str_pairs){ARENA_NEW(&ctx->c->mem, str_pair, 1), 1};
        if (!q.fields.at) {
            return call_full(ctx->c);
        }
        q.fields.at[0] = (str_pair){STR("country"), ctx->p.countries[0]};
    }
    return photon_ask(ctx, &q);
}

static status photon_reverse(photon_ctx *ctx) {
    photon_query q = photon_question(ctx, PHOTON_REVERSE_LIMIT_DEFAULT);
    place_answer answer;
    double radius = ctx->p.radius_km;
    const char *why = photon_check_point(&ctx->p, true);
    if (!why && (radius < 0 || radius > PHOTON_RADIUS_MAX_KM)) {
        why = "Invalid value for 'radius' parameter.";
    }
    if (why) {
        photon_refuse(ctx, 400, why);
        return GEO_OK;
    }
    return photon_send(ctx, photon_search_at(ctx->c, &q, &answer), &answer);
}

/* When the data is from: the newest image's date, as an instant. */
static str photon_import_date(call *c) {
    gazetteer_facts facts;
    str newest = STR_NONE;
    for (int i = 0; find_facts_image(&c->mem, i, &facts); i++) {
        newest = str_cmp(facts.date, newest) > 0 ? facts.date : newest;
    }
    bool is_day = newest.len == sizeof "2026-01-31" - 1;
    return is_day ? arena_join(&c->mem, newest, STR("T00:00:00Z")) : newest;
}

static status photon_status(photon_ctx *ctx) {
    out *body = ctx->body;
    status code = find_ready(ctx->c);
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    if (code) {
        rest_send_set_failure(ctx->c, true, ctx->reply);
    }
    out_open(body, '{');
    out_key(body, "status");
    out_json_str(body, code ? str_of(ctx->c->why) : STR("Ok"));
    out_key(body, "import_date");
    out_json_str(body, photon_import_date(ctx->c));
    out_key(body, "version");
    out_json_str(body, STR("geocoder " GEOCODER_VERSION));
    out_key(body, "git_commit");
    out_json_str(body, STR("unknown"));
    out_close(body, '}');
    return GEO_OK;
}

#define PHOTON_ROOT "/photon"
static const struct {
    str path;
    unsigned takes;
    status (*run)(photon_ctx *ctx);
} photon_endpoints[PHOTON_PATHS] = {
    {STR_ROW(PHOTON_ROOT "/api"), PHOTON_API, photon_api},
    {STR_ROW(PHOTON_ROOT "/structured"), PHOTON_STRUCTURED, photon_structured},
    {STR_ROW(PHOTON_ROOT "/reverse"), PHOTON_REVERSE, photon_reverse},
    {STR_ROW(PHOTON_ROOT "/status"), 0, photon_status},
};

GEO_FN const char *photon_path(int index) {
    return photon_endpoints[index].path.at;
}

/* A slash at the end is ignored, as Photon does. */
GEO_FN str photon_find(str path, bool is_root) {
    path.len -= path.len > 1 && path.at[path.len - 1] == '/';
    for (size_t i = 0; i < LEN(photon_endpoints); i++) {
        str known = photon_endpoints[i].path, root = str_from(known, sizeof PHOTON_ROOT - 1);
        if (str_eq(path, known) || (is_root && str_eq(path, root))) {
            return known;
        }
    }
    return STR_NONE;
}
#undef PHOTON_ROOT

static status photon_answer(photon_ctx *ctx, str path, str query) {
    size_t row = 0;
    while (!str_eq(photon_endpoints[row].path, path)) {
        row++;
    }
    const char *why =
        photon_endpoints[row].takes ? photon_read(ctx, photon_endpoints[row].takes, query) : NULL;
    if (why) {
        photon_refuse(ctx, 400, why);
        return GEO_OK;
    }
    return photon_endpoints[row].run(ctx);
}

GEO_FN status photon_handle(call *c, const rest_request *request, out *body, rest_reply *reply) {
    photon_ctx ctx = {.c = c, .body = body, .reply = reply};
    ctx.accept_language = request->accept_language;
    ctx.p = (photon_params){.lat = NAN,
                            .lon = NAN,
                            .limit = NAN,
                            .zoom = NAN,
                            .scale = NAN,
                            .radius_km = NAN,
                            .box = geo_bbox_none(),
                            .dedupe = true,
                            .distance_sort = true};
    *reply = (rest_reply){.http = 200, .content_type = "application/json"};
    status code = photon_answer(&ctx, request->path, request->query);
    if (code != GEO_MUST_WAIT && call_over_budget(c)) { /* the answer is not complete */
        code = photon_send(&ctx, call_stop(c), NULL);
    }
    if (code != GEO_MUST_WAIT && (body->full || c->mem.full)) {
        photon_refuse(&ctx, status_of(GEO_TOO_LARGE)->http, "The answer is too large.");
        return GEO_OK;
    }
    return code;
}

#undef PHOTON_SCALE_DEFAULT
#undef PHOTON_RADIUS_DEFAULT
