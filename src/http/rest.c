/* rest -- the Nominatim-compatible API. Owns the table of endpoints.
 *
 * With an upstream, a request is checked, asked of the upstream as it is, and the reply handed on;
 * only coordinates that no Nominatim reads are answered here. Without one, the gazetteer answers.
 * Outside facts: Nominatim 5.3, docs/api/{Search,Reverse,Lookup,Details,Status}.md, and its
 * behaviour: a miss of /reverse is 200 with {"error": text}, a bad parameter is 400 in the format
 * that was asked for, a bad format is 400 in plain text. json_callback needs a setting: pages of
 * any origin could load the answer as a script. */
#include "rest.h"

#include <math.h>
#include <string.h>

#include "../../geocoder.h"
#include "../base/ascii.h"
#include "../base/clean.h"
#include "../find/find.h"
#include "../geo/country.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../platform/config.h"
#include "../wire/http.h"
#include "rest_format.h"
#include "rest_object.h"
#include "rest_param.h"
#include "rest_send.h"

enum {
    REST_LIMIT_DEFAULT = 10,
    REST_ZOOM_MAX = 18, /* a building; higher values mean the same */
    REST_IDS_MAX = 50,  /* per /lookup, as in Nominatim */
    REST_CALLBACK_MAX = 100,
    REST_STATUS_NO_DATABASE = 700 /* Nominatim's code for an unreachable database */
};

/* viewbox=x1,y1,x2,y2: any two opposite corners, clamped, since a map dragged round the world
 * sends more than 180 degrees. NULL, or why it is refused. */
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

/* The valid words of a list, in lower case; Nominatim, too, ignores others silently. Absent:
 * none.
 */
static str rest_words(call *c, str list, str (*good)(str word)) {
    size_t size = 2 * list.len + 1; /* "8" is "al" */
    out o = out_of(arena_bytes(&c->mem, size), size);
    while (list.at && o.at) {
        str word = good(str_trim(str_cut(&list, ',')));
        if (!word.len) {
            continue;
        }
        out_text(&o, o.len ? STR(",") : STR(""));
        for (size_t i = 0; i < word.len; i++) {
            out_char(&o, ascii_lower(word.at[i]));
        }
    }
    return o.at && o.len ? out_str(&o) : STR_NONE;
}

static str rest_layer(str word) {
    return rest_param_is_layer(word) ? word : STR_NONE;
}

/* Codes of two letters stay, the others of ISO 3166 become them. */
static str rest_country(str word) {
    bool is_two = word.len == 2 && ascii_is_alpha(word.at[0]) && ascii_is_alpha(word.at[1]);
    return is_two ? word : country_of_code(word);
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

/* ---- /search ---- */

/* The structured parameters that were given. */
static str_pairs rest_fields(rest_ctx *ctx) {
    str_pairs fields = {ARENA_NEW(&ctx->c->mem, str_pair, REST_FIELDS), 0};
    for (size_t i = 0; i < REST_FIELDS && fields.at; i++) {
        str name = rest_param_field((int)i), value = clean_text(&ctx->c->mem, ctx->p.fields[i]);
        if (value.at && !(value.len && clean_is_blank(value))) {
            bool is_country = str_eq(name, STR("country"));
            str code = is_country ? country_of_code(value) : STR_NONE;
            fields.at[fields.count++] = (str_pair){name, code.len ? code : value};
        }
    }
    return fields;
}

static unsigned rest_more(const rest_params *p) {
    return (p->names ? PLACE_NAMES : 0u) | (p->extra ? PLACE_TAGS : 0u);
}

/* Whether it is a place_id, or an object as in N1, W2, R3 or, for postcodes, P... */
static bool rest_is_exclude_id(str id) {
    bool is_object = id.len > 1 && strchr("nwrNWR", id.at[0]);
    bool is_number =
        rest_param_is_whole(str_from(id, is_object)) && ascii_is_digit(id.at[is_object]);
    return is_number || ascii_lower(id.at[0]) == 'p';
}

static bool rest_is_excluded(str list, const place *p) {
    while (list.at) {
        str id = str_trim(str_cut(&list, ','));
        int64_t number = 0;
        bool is_it = str_int(id, &number) ? number == p->place_id : str_eq_nocase(id, p->id);
        if (id.len && is_it) {
            return true;
        }
    }
    return false;
}

/* What is no id in a list of places to exclude: clients page through results this way. */
static str rest_bad_excluded(str list) {
    str bad = STR_NONE;
    while (list.at && !bad.at) {
        str id = str_trim(str_cut(&list, ','));
        bad = id.len && !rest_is_exclude_id(id) ? id : STR_NONE;
    }
    return bad;
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

/* Drops excluded places and, from the gazetteer, places of other features: an upstream has
 * filtered by feature itself. */
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

/* Whether a place has all words of the query, as Nominatim understands that: a name may go on,
 * and a number may be missing. One that is spelled otherwise must be where the query says. */
static bool rest_has_words(const place *p, const place_origin *origin) {
    bool is_town = origin->precision.len > 0, is_respelt = !is_town && origin->understood.len;
    return place_match_is_sure(p->match) || p->match == PLACE_MATCH_PREFIX ||
           (p->match == PLACE_MATCH_FUZZY && p->is_placed) || p->is_close ||
           (p->match == PLACE_MATCH_PARTIAL && origin->drops_number && !origin->is_elsewhere &&
            !is_respelt);
}

/* Clients of this API cannot see how sure a place is, so they get none that lacks words. */
static void rest_drop_guesses(place_answer *answer) {
    place_list *places = &answer->places;
    int kept = 0;
    for (int i = 0; i < places->count; i++) {
        if (rest_has_words(&places->at[i], &answer->origin)) {
            places->at[kept++] = places->at[i];
        }
    }
    places->count = kept;
}

/* Refuses a search that Nominatim would. True: it is valid. */
static bool rest_check_search(rest_ctx *ctx, place_query *query) {
    const rest_params *p = &ctx->p;
    const char *why = NULL;
    str bad = rest_bad_excluded(p->excluded);
    char text[160];
    out o = out_of(text, sizeof text - 1);
    bool asks = p->q.at ? query->text.len || query->category.len : query->fields.count;
    if (p->q.at && query->fields.count) {
        why = "Structured query parameters(amenity, street, city, county, state, postalcode, "
              "country) cannot be used together with 'q' parameter.";
    } else if (p->q.at && !p->q.len) {
        return true; /* a search form just opened */
    } else if (bad.at) {
        out_fmt(&o, "Invalid exclude ID: %.*s", (int)MIN(bad.len, 100), bad.at);
        text[o.len] = 0;
        why = text;
    } else if (p->viewbox.at) {
        why = rest_viewbox(p->viewbox, &query->viewbox);
    }
    if (!why && !asks) {
        why = "Nothing to search for.";
    }
    if (why) {
        rest_send_refuse(ctx, 400, why);
    }
    return !why;
}

static int rest_limit(const rest_params *p) {
    return (int)MIN(MAX(isnan(p->limit) ? REST_LIMIT_DEFAULT : p->limit, 1), PLACE_LIMIT_MAX);
}

/* What the gazetteer is asked: more than is wanted where some will be dropped. */
static place_query rest_query(rest_ctx *ctx, const str_pair *feature) {
    const rest_params *p = &ctx->p;
    str text = clean_text(&ctx->c->mem, p->q), category = rest_category(&text);
    int wanted = feature ? PLACE_LIMIT_MAX : rest_limit(p);
    return (place_query){.text = text,
                         .category = category,
                         .fields = rest_fields(ctx),
                         .limit = wanted,
                         .excluded = p->excluded,
                         .country_codes = rest_words(ctx->c, p->country_codes, rest_country),
                         .language = p->language,
                         .viewbox = geo_bbox_none(),
                         .bounded = p->bounded,
                         .layer = rest_words(ctx->c, p->layer, rest_layer),
                         .feature = feature ? feature->key : STR_NONE,
                         .dedupe_off = !p->dedupe,
                         .is_offline = ctx->is_offline,
                         .explains = p->debug,
                         .more = rest_more(p)};
}

/* Of coordinates: the street or house there, as Nominatim answers them; else the point. */
static status rest_settle(rest_ctx *ctx, const place_query *query, place_answer *answer) {
    for (int i = 0; i < answer->places.count; i++) {
        place *p = &answer->places.at[i];
        place_point point = {.lat = p->lat,
                             .lon = p->lon,
                             .zoom = REST_ZOOM_MAX,
                             .language = query->language,
                             .layer = query->layer,
                             .more = query->more,
                             .is_offline = query->is_offline};
        place_answer there = {.origin = place_origin_new()};
        status code = find_reverse(ctx->c, &point, &there);
        if (code != GEO_OK) {
            return code;
        }
        bool is_inside = there.places.count &&
                         place_is_among_countries(place_part(there.places.at, "country_code"),
                                                  query->country_codes);
        if (is_inside && there.places.at[0].place_rank >= REST_STREET_RANK) {
            *p = there.places.at[0];
            answer->origin.attribution = there.origin.attribution;
        }
    }
    return GEO_OK;
}

static status rest_search(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    const str_pair *feature = rest_feature(p->feature);
    place_query query = rest_query(ctx, feature);
    if (!rest_check_search(ctx, &query)) {
        return GEO_OK;
    }
    /* Nominatim reads numbers as latitude, longitude only, and finds nothing at latitude 91. */
    bool is_swapped = !query.fields.count && find_reads_swapped(query.text);
    bool is_empty = (p->q.at && !p->q.len) || is_swapped, is_done = false;
    bool is_point = !query.fields.count && find_reads_point(query.text);
    if (!is_empty && !is_point && rest_send_is_relayed(ctx)) {
        status code = rest_send_relay(ctx, &is_done);
        if (is_done) {
            return code;
        }
        query.is_offline = true;
    }
    place_answer answer = {.origin = place_origin_new()};
    status code = is_empty ? GEO_OK : find_search(ctx->c, &query, &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    if (answer.origin.notation.at) {
        code = rest_settle(ctx, &query, &answer);
    } else if (!config_get()->rest_guesses) {
        rest_drop_guesses(&answer);
    }
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    if (p->excluded.at || feature) {
        rest_filter(&answer, p->excluded, feature, rest_limit(p));
    }
    return p->debug ? rest_send_explanation(ctx, &answer) : rest_send_answer(ctx, &answer, false);
}

/* Ours: Nominatim does not complete names. */
static status rest_suggest(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    place_answer answer = {.origin = place_origin_new()};
    if (!p->q.at) {
        rest_send_refuse(ctx, 400, "Nothing to complete.");
        return GEO_OK;
    }
    place_query query = rest_query(ctx, NULL);
    status code = find_complete_places(ctx->c, &query, &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    return rest_send_answer(ctx, &answer, false);
}

/* ---- /reverse and /lookup ---- */

/* Refuses a request without a point. True: there is one. */
static bool rest_has_point(rest_ctx *ctx) {
    bool lacks_lon = isnan(ctx->p.lon), is_good = !lacks_lon && !isnan(ctx->p.lat);
    if (!is_good) {
        rest_send_refuse(ctx, 400,
                         lacks_lon ? "Parameter 'lon' missing." : "Parameter 'lat' missing.");
    }
    return is_good;
}

static status rest_reverse(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    bool is_done = false;
    if (!rest_has_point(ctx)) {
        return GEO_OK;
    }
    bool is_point = geo_is_point(p->lat, p->lon);
    if (is_point && rest_send_is_relayed(ctx)) {
        status code = rest_send_relay(ctx, &is_done);
        if (is_done) {
            return code;
        }
    }
    place_answer answer = {.origin = place_origin_new()};
    double zoom = isnan(p->zoom) ? REST_ZOOM_MAX : p->zoom;
    place_point point = {.lat = p->lat,
                         .lon = p->lon,
                         .zoom = (int)MIN(MAX(zoom, 0), REST_ZOOM_MAX),
                         .language = p->language,
                         .layer = rest_words(ctx->c, p->layer, rest_layer),
                         .more = rest_more(p),
                         .is_offline = ctx->is_offline};
    status code = is_point ? find_reverse(ctx->c, &point, &answer) : GEO_OK;
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    return rest_send_answer(ctx, &answer, true);
}

/* The place's town, or what is nearest to one. */
static str rest_locality(const place *p) {
    static const char *const keys[] = {"city", "town", "village", "municipality", "hamlet"};
    str found = STR_NONE;
    for (size_t i = 0; i < LEN(keys) && !found.len; i++) {
        found = place_part(p, keys[i]);
    }
    return found;
}

static void rest_write_rev(out *body, const place *p) {
    str country = place_part(p, "country_code");
    char room[4]; /* for two letters */
    out capitals = out_of(room, sizeof room);
    for (size_t i = 0; i < country.len; i++) {
        out_char(&capitals, (char)(country.at[i] & ~0x20));
    }
    const str_pair rows[] = {{STR("village"), p->display_name},
                             {STR("locality"), rest_locality(p)},
                             {STR("cc"), out_str(&capitals)}};
    out_open(body, '{');
    out_key(body, "address");
    out_open(body, '{');
    for (size_t i = 0; i < LEN(rows); i++) {
        out_key(body, rows[i].key.at);
        out_json_str(body, rows[i].value);
    }
    out_close(body, '}');
    out_close(body, '}');
}

/* As OwnTracks' revgeod answers its Recorder. */
static status rest_rev(rest_ctx *ctx) {
    place_answer answer = {.origin = place_origin_new()};
    place_point point = {
        .lat = ctx->p.lat, .lon = ctx->p.lon, .zoom = REST_ZOOM_MAX, .language = ctx->p.language};
    if (!rest_has_point(ctx)) {
        return GEO_OK;
    }
    status code =
        geo_is_point(point.lat, point.lon) ? find_reverse(ctx->c, &point, &answer) : GEO_OK;
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    if (!answer.places.count) {
        rest_send_refuse(ctx, 404, "Unable to geocode");
        return GEO_OK;
    }
    rest_write_rev(ctx->body, &answer.places.at[0]);
    ctx->reply->max_age_s = find_max_age_s(&answer);
    return GEO_OK;
}

/* Whether it reads like N1, W2 or R3; Nominatim, too, ignores others. */
static bool rest_is_osm_id(str id) {
    int64_t number = 0;
    return id.len > 1 && id.at[0] && strchr("NWRnwr", id.at[0]) &&
           str_int(str_from(id, 1), &number) && number >= 0;
}

/* Whether one is an id of the gazetteer, which no upstream knows. */
static bool rest_has_own_id(str ids) {
    bool has = false;
    while (ids.at) {
        str id = str_trim(str_cut(&ids, ','));
        has |= id.len > 1 && strchr("gpGP", id.at[0]);
    }
    return has;
}

static status rest_lookup(rest_ctx *ctx) {
    int count = 0;
    bool is_done = false;
    for (str rest = ctx->p.osm_ids; rest.at;) {
        count += rest_is_osm_id(str_trim(str_cut(&rest, ',')));
    }
    if (count > REST_IDS_MAX) {
        rest_send_refuse(ctx, 400, "Too many object IDs.");
        return GEO_OK;
    }
    if (count && !rest_has_own_id(ctx->p.osm_ids) && rest_send_is_relayed(ctx)) {
        status code = rest_send_relay(ctx, &is_done);
        if (is_done) {
            return code;
        }
    }
    place_answer answer = {.origin = place_origin_new()};
    status code = find_lookup(ctx->c, ctx->p.osm_ids, ctx->p.language, rest_more(&ctx->p), &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    return rest_send_answer(ctx, &answer, true);
}

/* ---- /details and /status ---- */

/* The id that the parameters of /details name, as lookups have it: by its row, or its object.
 */
static str rest_details_id(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    out o = out_over(&ctx->c->mem);
    bool is_row = p->place_id > 0;
    out_text(&o, is_row ? STR("#") : str_head(p->osm_type, 1));
    out_fixed(&o, is_row ? p->place_id : p->osm_id, 0);
    return out_taken(&o, &ctx->c->mem);
}

/* The places that the address names. */
static status rest_find_parts(rest_ctx *ctx, const place *p, rest_parts *parts) {
    arena *mem = &ctx->c->mem;
    str ids = STR_NONE;
    parts->ids = find_part_ids(ctx->c, p->id);
    for (int i = 0; i < parts->ids.count; i++) {
        ids = arena_list(mem, ids, STR(","), parts->ids.at[i].value);
    }
    place_answer found = {.origin = place_origin_new()};
    status code = ids.len ? find_lookup(ctx->c, ids, ctx->p.language, 0, &found) : GEO_OK;
    parts->places = found.places;
    return code;
}

/* Of a street, or what is on one: the postcode there, when it has none of its own. */
static status rest_add_postcode(rest_ctx *ctx, place *p) {
    place_point point = {.lat = p->lat, .lon = p->lon, .zoom = REST_ZOOM_MAX, .is_offline = true};
    place_answer there = {.origin = place_origin_new()};
    bool is_known = place_part(p, "postcode").len ||
                    (p->place_rank != RECORD_NO_INT && p->place_rank < REST_STREET_RANK);
    status code = is_known ? GEO_OK : find_reverse(ctx->c, &point, &there);
    str postcode = there.places.count ? place_part(&there.places.at[0], "postcode") : STR_NONE;
    if (postcode.len) {
        place_set_postcode(&ctx->c->mem, p, postcode);
    }
    return code;
}

static status rest_details(rest_ctx *ctx) {
    const rest_params *p = &ctx->p;
    bool is_done, is_row = p->place_id != 0 && !isnan(p->place_id);
    const char *why = NULL;
    if (!is_row && !p->osm_type.at) {
        why = "Missing ID parameter 'place_id' or 'osmtype'.";
    } else if (!is_row && isnan(p->osm_id)) {
        why = "Parameter 'osmid' missing.";
    }
    if (why) {
        rest_send_refuse(ctx, 400, why);
        return GEO_OK;
    }
    if (rest_send_is_relayed(ctx) && !find_is_private()) {
        rest_send_refuse(ctx, 403, "The usage policy of the public server does not allow this.");
        return GEO_OK;
    }
    if (rest_send_is_relayed(ctx)) {
        return rest_send_relay(ctx, &is_done);
    }
    place_answer answer = {.origin = place_origin_new()};
    status code =
        find_lookup(ctx->c, rest_details_id(ctx), p->language, PLACE_NAMES | PLACE_TAGS, &answer);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    if (!answer.places.count ||
        (p->osm_class.at && !is_row && !str_eq(p->osm_class, answer.places.at[0].category))) {
        rest_send_refuse(ctx, 404, "No place with that OSM ID found.");
        return GEO_OK;
    }
    rest_parts parts = {{0}, {0}};
    code = rest_find_parts(ctx, &answer.places.at[0], &parts);
    code = code ? code : rest_add_postcode(ctx, &answer.places.at[0]);
    if (code != GEO_OK) {
        return code == GEO_MUST_WAIT ? code : rest_send_fail(ctx);
    }
    rest_view view = {.answer = &answer,
                      .call = ctx->c,
                      .params = p,
                      .with_address = p->address,
                      .parts = &parts};
    rest_object_write(ctx->body, &view);
    ctx->reply->max_age_s = find_max_age_s(&answer);
    return GEO_OK;
}

/* As JSON always a 200, with the status in the body. */
static status rest_status(rest_ctx *ctx) {
    out *body = ctx->body;
    find_health health;
    bool is_json = ctx->p.format.at && str_eq(ctx->p.format, STR("json"));
    status code = find_status(ctx->c, &health);
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    const char *message = code == GEO_OK ? "OK" : ctx->c->why;
    if (!is_json) {
        ctx->reply->http = code == GEO_OK ? 200 : 500;
        ctx->reply->content_type = REST_TEXT;
        out_text(body, code == GEO_OK ? STR("") : STR("ERROR: "));
        out_text(body, str_of(message));
        return GEO_OK;
    }
    const struct {
        const char *name;
        str value;
    } rows[] = {{"message", str_of(message)},
                {"data_updated", health.data_date},
                {"software_version", health.software},
                {"database_version", health.database}};
    out_open(body, '{');
    out_key(body, "status");
    out_json_int(body, code == GEO_OK ? 0 : REST_STATUS_NO_DATABASE);
    for (size_t i = 0; i < LEN(rows); i++) {
        if (rows[i].value.len) {
            out_key(body, rows[i].name);
            out_json_str(body, rows[i].value);
        }
    }
    out_close(body, '}');
    return GEO_OK;
}

/* ---- endpoints ---- */

static const struct {
    str path;
    unsigned bit;
    const char *format, *formats; /* the default; NULL: rest_format's; else all there are */
    status (*run)(rest_ctx *ctx);
} rest_endpoints[] = {
    {STR_ROW("/search"), REST_SEARCH, "jsonv2", NULL, rest_search},
    {STR_ROW("/reverse"), REST_REVERSE, "xml", NULL, rest_reverse},
    {STR_ROW("/rev"), REST_REV, "json", "json", rest_rev},
    {STR_ROW("/lookup"), REST_LOOKUP, "xml", NULL, rest_lookup},
    {STR_ROW("/suggest"), REST_SUGGEST, "jsonv2", NULL, rest_suggest},
    {STR_ROW("/details"), REST_DETAILS, "json", "json", rest_details},
    {STR_ROW("/status"), REST_STATUS, "text", "text, json", rest_status},
};

static void rest_refuse_format(rest_ctx *ctx, const char *known) {
    ctx->reply->http = 400;
    ctx->reply->content_type = REST_TEXT;
    out_fmt(ctx->body, "ERROR 400: Parameter 'format' must be one of: %s",
            known ? known : REST_FORMATS);
}

static int rest_wants_outlines(const rest_params *p) {
    int count = 0;
    for (int i = 0; i < REST_OUTLINES; i++) {
        count += p->outlines[i];
    }
    return count;
}

/* GeoJSON formats ignore all but one. */
static bool rest_has_outlines(const rest_params *p) {
    return rest_wants_outlines(p) > 1 && !str_starts(p->format, STR("geo"));
}

/* Nominatim, too, takes %XX, more than one slash in front, and ".php". */
static size_t rest_endpoint(str path) {
    char room[64];
    arena mem = arena_of(room, sizeof room);
    path = http_decode(path, false, &mem);
    while (path.len > 1 && path.at[1] == '/') {
        path = str_from(path, 1);
    }
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

GEO_FN str rest_known_path(str path) {
    size_t row = rest_endpoint(path);
    return row < LEN(rest_endpoints) ? rest_endpoints[row].path : path;
}

static bool rest_is_format(const char *known, str name) {
    str list = str_of(known);
    bool is_one = false;
    while (list.at) {
        is_one |= str_eq(str_trim(str_cut(&list, ',')), name);
    }
    return is_one && name.len;
}

/* Finds the format. False: there is no such. */
static bool rest_set_format(rest_ctx *ctx, size_t row) {
    const char *own = rest_endpoints[row].formats;
    str name = ctx->p.format.at ? ctx->p.format : str_of(rest_endpoints[row].format);
    ctx->p.format = name;
    ctx->format = own ? NULL : rest_format_find(name);
    bool is_known = own ? rest_is_format(own, name) : ctx->format != NULL;
    if (!is_known) {
        rest_refuse_format(ctx, own);
    }
    return is_known;
}

/* Whether json_callback is dotted names of JavaScript. */
static bool rest_is_callback(str name) {
    bool is_good = name.len && name.len <= REST_CALLBACK_MAX;
    for (size_t i = 0; i < name.len; i++) {
        char byte = name.at[i];
        bool is_first = !i || name.at[i - 1] == '.', is_last = i + 1 == name.len;
        bool is_letter = ascii_is_alpha(byte) || byte == '_';
        is_good &= is_letter || (!is_first && (ascii_is_digit(byte) || (byte == '.' && !is_last)));
    }
    return is_good;
}

static void rest_wrap(rest_ctx *ctx) {
    str name = ctx->p.callback;
    bool is_wrapped = name.at && config_get()->json_callback && ctx->reply->http == 200 &&
                      strcmp(ctx->reply->content_type, REST_JSON) == 0;
    out *body = ctx->body;
    if (!is_wrapped) {
        return;
    }
    if (!rest_is_callback(name)) {
        rest_send_refuse(ctx, 400, "Invalid json_callback value");
        return;
    }
    size_t extra = name.len + 2;
    if (body->full || body->cap - body->len < extra) {
        body->full = true;
        return;
    }
    memmove(body->at + name.len + 1, body->at, body->len);
    memcpy(body->at, name.at, name.len);
    body->at[name.len] = '(';
    body->len += extra;
    body->at[body->len - 1] = ')';
    ctx->reply->content_type = REST_SCRIPT;
}

static status rest_answer(rest_ctx *ctx, str query) {
    size_t row = rest_endpoint(ctx->path);
    char text[160];
    out why = out_of(text, sizeof text - 1);
    ctx->path = rest_endpoints[row].path;
    ctx->endpoint = rest_endpoints[row].bit;
    if (!rest_param_read(ctx->c, query, ctx->endpoint, ctx->header, &ctx->p)) {
        rest_send_refuse(ctx, 400, "The query string is not well-formed.");
        return GEO_OK;
    }
    if (!rest_set_format(ctx, row)) {
        return GEO_OK;
    }
    if (!rest_param_check(&ctx->p, ctx->endpoint, rest_send_is_relayed(ctx), &why)) {
        text[why.len] = 0;
        rest_send_refuse(ctx, 400, text);
        return GEO_OK;
    }
    if (ctx->p.debug && ctx->endpoint != REST_SEARCH && !rest_send_is_relayed(ctx)) {
        rest_send_refuse(ctx, 400, "Debug output is not enabled on this server.");
        return GEO_OK;
    }
    if (ctx->format && rest_has_outlines(&ctx->p)) {
        rest_send_refuse(ctx, 400, "Too many polygon output options selected.");
        return GEO_OK;
    }
    bool is_local =
        !ctx->p.language.len && !config_get()->language.len && !rest_send_is_relayed(ctx);
    ctx->p.language = is_local ? STR("*") : ctx->p.language;
    return rest_endpoints[row].run(ctx);
}

GEO_FN status rest_handle(call *c, const rest_request *request, out *body, rest_reply *reply) {
    rest_ctx ctx = {.c = c,
                    .path = request->path,
                    .base = request->base,
                    .header = request->accept_language,
                    .request = request,
                    .body = body,
                    .reply = reply};
    *reply = (rest_reply){.http = 200, .content_type = REST_JSON};
    status code = rest_answer(&ctx, request->query);
    if (code != GEO_MUST_WAIT && call_over_budget(c)) { /* the answer is not complete */
        code = call_stop(c) == GEO_MUST_WAIT ? GEO_MUST_WAIT : rest_send_fail(&ctx);
    }
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    rest_wrap(&ctx);
    if (body->full || c->mem.full) {
        rest_send_refuse(
            &ctx, status_of(GEO_TOO_LARGE)->http,
            rest_wants_outlines(&ctx.p)
                ? "The answer is too large: polygon_threshold=0.001 leaves out points "
                  "that are nearer than so many degrees to their line, and `limit` places."
                : "The answer is too large: lower `limit`.");
    }
    return code;
}
