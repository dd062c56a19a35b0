/* mcp_request -- the envelopes of stateful and stateless replies. Owns the table of revisions.
 *
 * Outside facts: the MCP revisions 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 (initialize,
 * server-initiated requests) and 2026-07-28 (resultType, ttlMs, cacheScope, _meta, inputRequests).
 */
#include "mcp_request.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "../../geocoder.h"
#include "../base/utf8.h"

/* ---- revisions ---- */

static const mcp_version mcp_versions[] = {
    {STR_ROW("2024-11-05"), .has_batches = true},
    {STR_ROW("2025-03-26"), .has_batches = true, .has_progress_text = true},
    {STR_ROW("2025-06-18"), .has_elicitation = true, .has_progress_text = true},
    {STR_ROW("2025-11-25"), .has_elicitation = true, .has_progress_text = true,
     .has_titled_choice = true},
    {STR_ROW("2026-07-28"), .has_elicitation = true, .has_progress_text = true,
     .has_titled_choice = true, .is_stateless = true},
};
enum { MCP_STATELESS = LEN(mcp_versions) - 1, MCP_LATEST_STATEFUL = MCP_STATELESS - 1 };

GEO_FN const mcp_version *mcp_request_version_find(str name) {
    for (size_t i = 0; i < LEN(mcp_versions); i++) {
        if (str_eq(mcp_versions[i].name, name)) {
            return &mcp_versions[i];
        }
    }
    return NULL;
}

GEO_FN void mcp_request_write_versions(out *o) {
    out_open(o, '[');
    for (size_t i = 0; i < LEN(mcp_versions); i++) {
        out_json_str(o, mcp_versions[i].name);
    }
    out_close(o, ']');
}

GEO_FN const mcp_version *mcp_request_version_stateless(void) {
    return &mcp_versions[MCP_STATELESS];
}

GEO_FN const mcp_version *mcp_request_version_latest_stateful(void) {
    return &mcp_versions[MCP_LATEST_STATEFUL];
}

/* ---- refusals ---- */

GEO_FN mcp_end mcp_request_refuse(mcp_request *x, int code, const char *format, ...) {
    va_list args;
    va_start(args, format);
    vsnprintf(x->why, sizeof x->why, format, args);
    va_end(args);
    x->code = code;
    x->http = 200;
    x->data = STR_NONE;
    return MCP_REFUSED;
}

GEO_FN void mcp_request_set_error_data(mcp_request *x, const char *name, str value) {
    size_t cap = 6 * value.len + strlen(name) + 8; /* every byte may become \u0000 */
    char *bytes = arena_bytes(&x->c->mem, cap);
    if (bytes) {
        out data = out_of(bytes, cap);
        out_open(&data, '{');
        out_key(&data, name);
        out_json_str(&data, value);
        out_close(&data, '}');
        x->data = out_str(&data);
    }
}

GEO_FN mcp_end mcp_request_stop(mcp_request *x) {
    status code = call_stop(x->c);
    if (code == GEO_CANCELLED || (code == GEO_MUST_WAIT && !x->peer->no_wait)) {
        return code == GEO_CANCELLED ? MCP_CANCELLED : MCP_MUST_WAIT;
    }
    mcp_request_refuse(x, status_of(code)->rpc, "%s", x->c->why);
    mcp_request_set_error_data(x, "code", str_of(status_of(code)->code));
    return MCP_REFUSED;
}

GEO_FN str mcp_request_quote(str text) {
    return utf8_head(text, MCP_QUOTE_MAX);
}

/* ---- results ---- */

GEO_FN void mcp_request_write_server_info(out *o) {
    out_json_raw(o, STR("{\"name\":\"geocoder\",\"version\":\"" GEOCODER_VERSION
                        "\",\"title\":\"Geocoder\"}"));
}

GEO_FN void mcp_request_open_result(mcp_request *x) {
    jsonrpc_open(x->o, x->id, false);
    out_text(x->o, STR(",\"result\":{"));
    x->members = x->o->len;
}

static void mcp_request_close_stateless(mcp_request *x, mcp_end end) {
    out *o = x->o;
    out_key(o, "resultType");
    out_json_str(o, end == MCP_ASKED ? STR("input_required") : STR("complete"));
    if (x->ttl_ms >= 0 && end == MCP_DONE) {
        out_key(o, "ttlMs");
        out_json_int(o, x->ttl_ms);
        out_key(o, "cacheScope");
        out_json_str(o, x->is_public && !x->peer->is_private ? STR("public") : STR("private"));
    }
    if (x->is_lean) {
        return;
    }
    out_text(o, STR(",\"_meta\":{\"io.modelcontextprotocol/serverInfo\":"));
    mcp_request_write_server_info(o);
    out_text(o, x->shown.len ? STR(",") : STR(""));
    out_text(o, x->shown);
    out_close(o, '}');
}

GEO_FN void mcp_request_close_result(mcp_request *x, mcp_end end) {
    if (x->version->is_stateless) {
        if (end == MCP_ASKED) {
            out_close(x->o, '}'); /* inputRequests */
            if (x->state.at) {
                out_key(x->o, "requestState");
                out_json_str(x->o, x->state);
            }
        }
        mcp_request_close_stateless(x, end);
    } else if (x->shown.len) {
        out_text(x->o, STR(",\"_meta\":{"));
        out_text(x->o, x->shown);
        out_close(x->o, '}');
    }
    out_text(x->o, STR("}}")); /* result or params, and the message */
}

GEO_FN void mcp_request_write_text(out *o, str text) {
    out_open(o, '{');
    out_text(o, STR("\"type\":\"text\""));
    out_key(o, "text");
    out_json_str(o, text);
    out_close(o, '}');
}

/* ---- requests to the client ---- */

GEO_FN void mcp_request_ask_open(mcp_request *x, const char *key, const char *method) {
    if (x->version->is_stateless) {
        if (!x->ask_key) {
            x->o->len = x->members;
            out_key(x->o, "inputRequests");
            out_open(x->o, '{');
        }
        out_key(x->o, key);
        out_open(x->o, '{');
    } else {
        ASSERT(!x->ask_key && x->peer->ask_no);
        x->o->len = x->start; /* a request is sent in place of the reply */
        out_fmt(x->o, "{\"jsonrpc\":\"2.0\",\"id\":\"geocoder-%d\"", x->peer->ask_no);
    }
    x->ask_key = key;
    out_key(x->o, "method");
    out_json_str(x->o, str_of(method));
    out_key(x->o, "params");
    out_open(x->o, '{');
}

GEO_FN void mcp_request_ask_close(mcp_request *x) {
    if (x->version->is_stateless) {
        out_text(x->o, STR("}}"));
    }
}

GEO_FN bool mcp_request_has_answer(const mcp_request *x, const char *key) {
    if (x->version->is_stateless) {
        return json_what(json_get(json_get(x->params, "inputResponses"), key)) != JSON_NONE;
    }
    return x->peer->ask_key && strcmp(x->peer->ask_key, key) == 0;
}

GEO_FN json mcp_request_answer(const mcp_request *x, const char *key) {
    const json none = {NULL, -1};
    if (!mcp_request_has_answer(x, key)) {
        return none;
    }
    if (x->version->is_stateless) {
        return json_get(json_get(x->params, "inputResponses"), key);
    }
    json_doc *doc = ARENA_NEW(&x->c->mem, json_doc, 1);
    bool good = doc && x->peer->answer.at && json_parse(doc, x->peer->answer, &x->c->mem);
    return good ? json_root(doc) : none;
}

/* ---- progress ---- */

static void mcp_request_send_progress(call *c, int done, int total, str message) {
    mcp_request *x = c->progress_ctx;
    arena scratch = c->mem;
    size_t cap = MCP_NOTICE_MAX + 2 * x->progress.token.len;
    char *bytes = arena_bytes(&scratch, cap);
    if (!bytes || done <= x->progress.last) {
        return; /* progress must increase (MCP) */
    }
    x->progress.last = done;
    out o = out_of(bytes, cap);
    jsonrpc_open(&o, STR_NONE, false);
    out_key(&o, "method");
    out_json_str(&o, STR("notifications/progress"));
    out_text(&o, STR(",\"params\":{\"progressToken\":"));
    out_text(&o, x->progress.token);
    out_key(&o, "progress");
    out_json_int(&o, done);
    out_key(&o, "total");
    out_json_int(&o, total);
    if (message.len && x->version->has_progress_text) {
        out_key(&o, "message");
        out_json_str(&o, mcp_request_quote(message));
    }
    out_text(&o, STR("}}"));
    if (!o.full) {
        x->peer->send(x->peer->ctx, out_str(&o));
    }
}

GEO_FN bool mcp_request_wants_progress(const mcp_request *x) {
    return x->progress.token.at && x->peer->send;
}

GEO_FN void mcp_request_start_progress(mcp_request *x) {
    if (mcp_request_wants_progress(x)) {
        x->c->progress = mcp_request_send_progress;
        x->c->progress_ctx = x;
    }
}
