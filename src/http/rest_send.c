/* rest_send -- replies of the Nominatim-compatible API: answers, refusals in the format of the
 * request, and an upstream's replies, handed on as they are. Owns nothing. Outside facts:
 * Nominatim's messages. */
#include "rest_send.h"

#include <math.h>
#include <string.h>

#include "../../geocoder.h"
#include "../find/find.h"
#include "../geo/place.h"
#include "../platform/config.h"
#include "../wire/http.h"
#include "rest_format.h"
#include "rest_param.h"

enum {
    REST_RETRY_S = 5,      /* when an upstream that is down does not say */
    REST_AROUND_MAX = 4096 /* bytes of a callback and a link that become longer than they were */
};

GEO_FN void rest_send_write_error(out *body, int http, const char *message) {
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

GEO_FN void rest_send_refuse(rest_ctx *ctx, int http, const char *message) {
    out *body = ctx->body;
    ctx->reply->http = http;
    ctx->reply->max_age_s = 0; /* it may replace an answer that did not fit */
    *body = out_of(body->at, body->cap);
    if (!ctx->format || !rest_format_is_xml(ctx->format)) {
        ctx->reply->content_type = REST_JSON;
        rest_send_write_error(body, http, message);
        return;
    }
    ctx->reply->content_type = REST_XML;
    out_fmt(body,
            "<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n%19s<error>\n%21s<code>%d</code>\n%21s"
            "<message>",
            "", "", http, "");
    out_xml(body, str_of(message));
    out_fmt(body, "</message>\n%19s</error>\n%16s", "", "");
}

GEO_FN void rest_send_set_failure(const call *c, bool is_outage, rest_reply *reply) {
    double retry_s = is_outage ? MAX(c->retry_after_s, REST_RETRY_S) : c->retry_after_s;
    reply->http = is_outage && c->code != GEO_RATE_LIMITED ? 503 : status_of(c->code)->http;
    reply->retry_after_s = (int)ceil(MIN(retry_s, 86400));
}

GEO_FN status rest_send_fail(rest_ctx *ctx) {
    const call *c = ctx->c;
    bool is_outage = find_is_outage(c->code) && !ctx->is_offline;
    if (is_outage && c->upstream_http == 500) { /* an upstream's failure, in its own words */
        ctx->reply->http = 500;
        ctx->reply->content_type = "application/json";
        out_text(ctx->body, STR("{\"title\": \"500 Internal Server Error\"}"));
        return GEO_OK;
    }
    rest_send_set_failure(c, is_outage, ctx->reply);
    rest_send_refuse(ctx, ctx->reply->http, c->why);
    return GEO_OK;
}

GEO_FN status rest_send_answer(rest_ctx *ctx, const place_answer *answer, bool address) {
    const rest_params *p = &ctx->p;
    rest_view view = {.call = ctx->c,
                      .params = p,
                      .base = ctx->base,
                      .with_address = p->address_given ? p->address : address,
                      .is_search = ctx->endpoint == REST_SEARCH,
                      .is_reverse = ctx->endpoint == REST_REVERSE};
    place_answer credited = *answer;
    str *credit = &credited.origin.attribution;
    *credit = credit->at ? *credit : find_credit(ctx->c);
    view.answer = &credited;
    ctx->reply->content_type = rest_format_is_xml(ctx->format) ? REST_XML : REST_JSON;
    rest_format_write(ctx->format, ctx->body, &view);
    if (!ctx->is_offline) { /* else the warning is there, and must not outlive the outage */
        ctx->reply->max_age_s = find_max_age_s(answer);
        ctx->reply->warning = answer->origin.warning;
    }
    return GEO_OK;
}

GEO_FN status rest_send_explanation(rest_ctx *ctx, const place_answer *answer) {
    ctx->reply->content_type = REST_TEXT;
    out_fmt(ctx->body, "places sent: %d\n", answer->places.count);
    out_text(ctx->body, find_explanation(&answer->origin));
    return GEO_OK;
}

GEO_FN bool rest_send_is_relayed(const rest_ctx *ctx) {
    return find_first() == PLACE_NOMINATIM && !ctx->is_offline;
}

/* The link to more results begins with the address of the server that was asked. */
static void rest_send_write_relayed(rest_ctx *ctx, str body, bool is_xml) {
    static const str attribute = STR_ROW("more_url=\"");
    ptrdiff_t at = ctx->base.len && is_xml ? str_find(body, attribute) : -1;
    ptrdiff_t path = at < 0 ? -1 : str_find(str_from(body, (size_t)at), STR("/search?"));
    if (path < 0) {
        out_text(ctx->body, body);
        return;
    }
    out_text(ctx->body, str_head(body, (size_t)at + attribute.len));
    out_xml(ctx->body, ctx->base);
    out_text(ctx->body, str_from(body, (size_t)(at + path)));
}

/* False: it may be there in a moment. A server that never has it refuses the reply as too large. */
static bool rest_send_make_room(rest_ctx *ctx, size_t size) {
    const rest_request *request = ctx->request;
    bool fits = size <= ctx->body->cap - MIN(ctx->body->cap, (size_t)REST_AROUND_MAX);
    return fits || !request->grow || request->grow(request->grow_ctx);
}

static status rest_send_relay_reply(rest_ctx *ctx, const find_relayed *relayed) {
    static const char *const types[] = {
        [FIND_JSON] = REST_JSON, [FIND_XML] = REST_XML, [FIND_HTML] = REST_HTML};
    bool may_keep = relayed->http == 200 && relayed->form != FIND_HTML;
    place_answer none = {.origin = relayed->origin};
    if (!relayed->body.len && ctx->format) {
        return rest_send_answer(ctx, &none, false);
    }
    if (!rest_send_make_room(ctx, relayed->body.len)) {
        ctx->reply->retry_after_s = REST_RETRY_S;
        rest_send_refuse(ctx, 503, "Too many large replies are being sent; try again.");
        return GEO_OK;
    }
    none.places.count = !relayed->is_none;
    ctx->reply->http = relayed->http;
    ctx->reply->content_type = types[relayed->form];
    ctx->reply->max_age_s = may_keep ? find_max_age_s(&none) : 0;
    ctx->reply->warning = relayed->origin.warning;
    rest_send_write_relayed(ctx, relayed->body, relayed->form == FIND_XML);
    return GEO_OK;
}

GEO_FN status rest_send_relay(rest_ctx *ctx, bool *is_done) {
    find_form form = ctx->p.debug                                     ? FIND_HTML
                     : ctx->format && rest_format_is_xml(ctx->format) ? FIND_XML
                                                                      : FIND_JSON;
    find_relayed relayed;
    str params = rest_param_write(ctx->c, &ctx->p, ctx->endpoint);
    status code = find_relay(ctx->c, ctx->path, params, form, &relayed);
    *is_done = true;
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    bool is_category = ctx->endpoint == REST_SEARCH && str_starts(str_trim(ctx->p.q), STR("["));
    if (code == GEO_UPSTREAM_ERROR && ctx->c->upstream_http == 500 && is_category) {
        call_clear_failure(ctx->c); /* Nominatim fails on categories without objects */
        relayed = (find_relayed){.http = 200, .is_none = true, .origin = place_origin_new()};
        code = GEO_OK;
    }
    if (code == GEO_OK) {
        return rest_send_relay_reply(ctx, &relayed);
    }
    bool may_fall_back = config_get()->rest_fallback && find_is_outage(code) && ctx->format &&
                         config_get()->backend == BACKEND_AUTO;
    if (!may_fall_back) {
        return rest_send_fail(ctx);
    }
    ctx->reply->warning =
        arena_join(&ctx->c->mem, STR("From the gazetteer, because the upstream did not answer. "),
                   arena_copy(&ctx->c->mem, str_of(ctx->c->why)));
    call_clear_failure(ctx->c);
    ctx->is_offline = true;
    *is_done = false;
    return GEO_OK;
}
