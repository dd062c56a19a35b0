/* relay -- requests that the upstream answers and we hand on.
 *
 * Owns what a kept answer is: a byte each for "nothing was found" and the form, two of the HTTP
 * status, low byte first, and the body. */
#include "relay.h"

#include <string.h>

#include "../base/out.h"
#include "question.h"

enum { RELAY_HEAD = 4 };
enum { RELAY_AGAIN_MAX = 4 /* requests of a renewal, retries included */ };

typedef struct {
    str path, params;
    upstream_form form; /* that was asked for */
    int budget;
    relay_answer *answer;
} relay_request;

static bool relay_read(call *c, void *ctx, str value) {
    const relay_request *r = ctx;
    relay_answer *answer = r->answer;
    (void)c;
    if (value.len < RELAY_HEAD) {
        return false;
    }
    answer->is_none = value.at[0] == 1;
    answer->form = (upstream_form)value.at[1];
    answer->http = (unsigned char)value.at[2] | (unsigned char)value.at[3] << 8;
    answer->body = str_from(value, RELAY_HEAD);
    return answer->http >= 200 && answer->http < 600 && value.at[1] >= UPSTREAM_JSON &&
           (value.at[1] <= UPSTREAM_XML || value.at[1] == (char)r->form);
}

/* Whether Nominatim's answer says that there is nothing. */
static bool relay_is_none(const upstream_reply *reply) {
    enum { NONE_MAX = 4096 /* bytes; a longer answer has something */ };
    str body = str_trim(reply->bytes.body);
    if (reply->is_none || str_eq(body, STR("[]"))) {
        return true;
    }
    bool is_empty_xml = str_find(str_head(body, NONE_MAX), STR("<searchresults ")) >= 0 &&
                        str_ends(body, STR("\" />"));
    return body.len < NONE_MAX && ((is_empty_xml && str_find(body, STR("<place ")) < 0) ||
                                   str_find(body, STR("\"features\":[]")) >= 0 ||
                                   str_find(body, STR("Unable to geocode")) >= 0);
}

/* The answer in the memory that the reply began in. */
static status relay_fetch(call *c, void *ctx, str *value, question_keep *keep) {
    relay_request *r = ctx;
    arena before = c->mem;
    upstream_reply reply = {.form = r->form};
    status code = upstream_get(c, r->path, r->params, &r->budget, &reply);
    if (code != GEO_OK) {
        return code;
    }
    int http = reply.is_none ? 200 : reply.http;
    bool is_none = relay_is_none(&reply);
    out o = out_over(&c->mem);
    out_char(&o, (char)is_none);
    out_char(&o, (char)(reply.is_none ? reply.form : reply.bytes_form));
    out_char(&o, (char)(http & 0xFF));
    out_char(&o, (char)(http >> 8));
    out_text(&o, reply.is_none ? STR("") : reply.bytes.body);
    if (o.full) {
        return call_full(c);
    }
    memmove(before.at, o.at, o.len);
    *value = (str){before.at, o.len};
    c->mem = before;
    c->mem.at += o.len;
    *keep = http != 200 ? QUESTION_DROPPED : is_none ? QUESTION_MISS : QUESTION_FOUND;
    relay_read(c, ctx, *value);
    return GEO_OK;
}

/* `kind`: the form. */
static status relay_fetch_again(call *c, str path, str params, int kind, str *value,
                                question_keep *keep) {
    relay_answer answer = {.form = (upstream_form)kind};
    relay_request r = {path, params, answer.form, RELAY_AGAIN_MAX, &answer};
    return relay_fetch(c, &r, value, keep);
}

GEO_FN status relay_get(call *c, str path, str params, int budget, relay_answer *answer) {
    static const char *const forms[] = {
        [UPSTREAM_JSON] = "=j", [UPSTREAM_XML] = "=x", [UPSTREAM_HTML] = "=h"};
    relay_request r = {path, params, answer->form, budget, answer};
    question q = {.key = question_key(c, forms[answer->form], path, params),
                  .path = path,
                  .params = params,
                  .kind = (int)answer->form,
                  .again = relay_fetch_again,
                  .ctx = &r,
                  .read = relay_read,
                  .fetch = relay_fetch};
    *answer = (relay_answer){.form = answer->form, .origin = place_origin_new()};
    answer->origin.source = PLACE_NOMINATIM;
    return question_ask(c, &q, &answer->origin);
}
