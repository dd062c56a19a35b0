/* chat_http -- reads the requests of the chat and answers errors. Owns nothing. Members that are
 * not known are left alone, so that clients may send more than we read. */
#include "chat_http.h"

#include "../base/json.h"
#include "../chat/chat_run.h"
#include "../chat/chat_session.h"
#include "../geo/crs.h"
#include "../tool/tool.h"

enum { CHAT_HTTP_CONTENT_MAX = 16 << 10 };

static const char chat_http_type[] = "application/json; charset=utf-8";

/* A member that is a text; absent: it is not given. */
static status chat_http_text(call *c, json content, const char *name, str *text) {
    json v = json_get(content, name);
    *text = json_text(v, &c->mem);
    return json_is_given(v) && json_what(v) != JSON_STRING
               ? call_fail(c, GEO_INVALID, "%s must be a text.", name)
               : GEO_OK;
}

static status chat_http_crs(call *c, json content, chat_request *r) {
    json v = json_get(content, "crs");
    r->system = crs_find(json_text(v, &c->mem));
    return json_is_given(v) && !r->system
               ? call_fail(c, GEO_INVALID,
                           "crs must be EPSG:4326, EPSG:3857, EPSG:2056 or EPSG:21781.")
               : GEO_OK;
}

static status chat_http_check(call *c, const chat_request *r) {
    if (!r->session_id.at) {
        return call_fail(c, GEO_INVALID, "sessionId is missing.");
    }
    if (!r->message.at == !r->choice_id.at) {
        return call_fail(c, GEO_INVALID, "Give userMessage or choiceId, one of the two.");
    }
    if (r->message.len > CHAT_MESSAGE_MAX) {
        return call_fail(c, GEO_TOO_LARGE, "userMessage is longer than %d bytes.",
                         CHAT_MESSAGE_MAX);
    }
    return str_trim(r->message).len || r->choice_id.len
               ? GEO_OK
               : call_fail(c, GEO_INVALID, "The message is empty.");
}

/* The content as JSON, and the session's id, which both methods need. */
static status chat_http_read(call *c, const exchange *x, json_doc *doc, chat_request *r) {
    if (x->content.len > CHAT_HTTP_CONTENT_MAX) {
        return call_fail(c, GEO_TOO_LARGE, "The request is larger than %d bytes.",
                         CHAT_HTTP_CONTENT_MAX);
    }
    if (!json_parse(doc, x->content, &c->mem) || json_what(json_root(doc)) != JSON_OBJECT) {
        return call_fail(c, GEO_INVALID, "The request must be a JSON object.");
    }
    r->token_id = x->token_id;
    r->peer_id = x->peer_id;
    return chat_http_text(c, json_root(doc), "sessionId", &r->session_id);
}

/* The reply of a failed request. */
static status chat_http_end(call *c, exchange *x, status code) {
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    if (code) {
        exchange_answer(x, status_of(code)->http, chat_http_type, STR(""));
        tool_write_error(&x->reply, c);
    }
    return GEO_OK;
}

GEO_FN status chat_http_post(call *c, exchange *x) {
    json_doc doc;
    chat_request request = {0};
    status code = chat_http_read(c, x, &doc, &request);
    json content = code ? (json){NULL, -1} : json_root(&doc);
    code = code ? code : chat_http_text(c, content, "userMessage", &request.message);
    code = code ? code : chat_http_text(c, content, "choiceId", &request.choice_id);
    code = code ? code : chat_http_crs(c, content, &request);
    request.is_searching = json_what(json_get(content, "isSearching")) == JSON_TRUE;
    code = code ? code : chat_http_check(c, &request);
    exchange_answer(x, 200, chat_http_type, STR(""));
    return chat_http_end(c, x, code ? code : chat_run_answer(c, &request, &x->reply));
}

GEO_FN status chat_http_delete(call *c, exchange *x) {
    json_doc doc;
    chat_request request = {0};
    status code = chat_http_read(c, x, &doc, &request);
    if (!code && !request.session_id.at) {
        code = call_fail(c, GEO_INVALID, "sessionId is missing.");
    }
    code = code ? code : chat_session_drop(c, request.session_id, request.token_id);
    if (!code) {
        exchange_answer(x, 200, chat_http_type, STR("{\"status\":\"ok\"}"));
    }
    return chat_http_end(c, x, code);
}
