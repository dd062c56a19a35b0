/* oauth_server -- the built-in authorization server, for one person or a team. Owns the texts of
 * its page; what is given out is in oauth_seal.
 *
 * A client is sent to the page with a request in its query; the form of the page posts a bearer
 * token to the same address, and its code goes back in a redirect. Every code and token has a mark
 * of that bearer token: when it is removed, they are worth nothing.
 *
 * Outside facts: OAuth 2.1 and RFC 6749 (flow, errors), RFC 7636 (PKCE), RFC 7591 (registration),
 * RFC 7009 (revocation), RFC 8414 (metadata), RFC 8707 (resource), RFC 9207 (iss), RFC 9700 (what
 * attackers try), Content Security Policy Level 3. */
#include "oauth_server.h"

#include <string.h>

#include "../base/json.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../wire/http.h"
#include "../wire/jwt.h"
#include "../wire/tls_hash.h"
#include "guard.h"
#include "oauth.h"
#include "oauth_client.h"
#include "oauth_form.h"
#include "oauth_seal.h"

enum {
    OAUTH_SERVER_CODE_S = 60,
    OAUTH_SERVER_ACCESS_S = 3600,
    OAUTH_SERVER_REFRESH_S = 30 * 86400,
    OAUTH_SERVER_CONTENT_MAX = 16 << 10, /* of a registration */
    OAUTH_SERVER_URL_MAX = 1100,         /* GEOCODER_PUBLIC_URL and a path */
    OAUTH_SERVER_LOCATION_MAX = 1500,    /* of EXCHANGE_HEADERS_MAX */
    OAUTH_SERVER_POLICY_MAX = 800,
    OAUTH_SERVER_VERIFIER_MIN = 43, /* RFC 7636 section 4.1 */
    OAUTH_SERVER_VERIFIER_MAX = 128
};

static const char oauth_server_json[] = "application/json";

static int64_t oauth_server_now_s(void) {
    return os_unix_ms() / 1000;
}

/* ---- metadata and errors ---- */

static void oauth_server_member(out *o, const char *key, str text) {
    out_key(o, key);
    out_json_str(o, text);
}

/* What every token may do; clients ask for what they find here. */
static str oauth_server_scope(void) {
    return config_get()->oauth_scope.len ? config_get()->oauth_scope : STR("geocoder");
}

GEO_FN status oauth_server_get_metadata(call *c, exchange *x) {
    out *o = &x->reply;
    (void)c;
    exchange_answer(x, 200, oauth_server_json, STR(""));
    out_open(o, '{');
    oauth_write_member(o, "issuer", "");
    oauth_write_member(o, "authorization_endpoint", "/oauth/authorize");
    oauth_write_member(o, "token_endpoint", "/oauth/token");
    oauth_write_member(o, "registration_endpoint", "/oauth/register");
    oauth_write_member(o, "revocation_endpoint", "/oauth/revoke");
    oauth_write_list(o, "scopes_supported", oauth_server_scope());
    oauth_write_list(o, "response_types_supported", STR("code"));
    oauth_write_list(o, "response_modes_supported", STR("query"));
    oauth_write_list(o, "grant_types_supported", STR("authorization_code refresh_token"));
    oauth_write_list(o, "token_endpoint_auth_methods_supported", STR("none"));
    oauth_write_list(o, "revocation_endpoint_auth_methods_supported", STR("none"));
    oauth_write_list(o, "code_challenge_methods_supported", STR("S256"));
    out_key(o, "authorization_response_iss_parameter_supported");
    out_json_bool(o, true);
    out_key(o, "client_id_metadata_document_supported");
    out_json_bool(o, oauth_client_fetches());
    out_close(o, '}');
    return GEO_OK;
}

/* An error as RFC 6749 section 5.2 and RFC 7591 section 3.2.2 have it. */
static status oauth_server_fail(exchange *x, const char *error, const char *why) {
    exchange_answer(x, 400, oauth_server_json, STR(""));
    out_open(&x->reply, '{');
    oauth_server_member(&x->reply, "error", str_of(error));
    oauth_server_member(&x->reply, "error_description", str_of(why));
    out_close(&x->reply, '}');
    return GEO_OK;
}

/* Whether the resource that is asked for is ours, or none is named. */
static bool oauth_server_is_resource(str resource) {
    char text[OAUTH_SERVER_URL_MAX];
    out own = out_of(text, sizeof text);
    oauth_write_url(&own, "/mcp");
    return !resource.at || str_eq(resource, out_str(&own));
}

/* ---- registration ---- */

GEO_FN status oauth_server_register(call *c, exchange *x) {
    json_doc doc;
    oauth_client client = {.redirects = STR_NONE};
    const char *error = "invalid_client_metadata";
    char room[OAUTH_SEAL_TEXT_MAX];
    out id = out_of(room, sizeof room), *o = &x->reply;
    if (x->content.len > OAUTH_SERVER_CONTENT_MAX || !json_parse(&doc, x->content, &c->mem)) {
        return oauth_server_fail(x, error, "The metadata is no JSON of at most 16 kB.");
    }
    const char *why = oauth_client_read(json_root(&doc), &client, &error, &c->mem);
    if (why) {
        return oauth_server_fail(x, error, why);
    }
    oauth_client_write_id(&client, &id);
    if (id.full || c->mem.full) {
        return oauth_server_fail(x, error, "The redirects are longer than 1300 characters.");
    }
    exchange_answer(x, 201, oauth_server_json, STR(""));
    out_open(o, '{');
    oauth_server_member(o, "client_id", out_str(&id));
    out_key(o, "client_id_issued_at");
    out_json_int(o, oauth_server_now_s());
    oauth_server_member(o, "client_name", client.name);
    out_key(o, "redirect_uris");
    out_open(o, '[');
    for (str rest = client.redirects; rest.at;) {
        out_json_str(o, str_cut(&rest, '\n'));
    }
    out_close(o, ']');
    oauth_write_list(o, "grant_types", STR("authorization_code refresh_token"));
    oauth_write_list(o, "response_types", STR("code"));
    oauth_server_member(o, "token_endpoint_auth_method", STR("none"));
    oauth_server_member(o, "scope", oauth_server_scope());
    out_close(o, '}');
    return GEO_OK;
}

/* ---- the page ---- */

/* Begins the page. It may send its form to us, and be sent on to `redirect`, if any; nobody may
 * frame it. Browsers do not send an Origin where a page has no referrer at all. */
static void oauth_server_page(exchange *x, int http, str redirect) {
    char text[OAUTH_SERVER_POLICY_MAX];
    out policy = out_of(text, sizeof text);
    str origin = http_origin(redirect);
    out_text(&policy, STR("default-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
                          "form-action 'self' "));
    out_text(&policy, str_find(origin, STR("[")) < 0 ? origin : STR("http:")); /* no IPv6 there */
    exchange_header(x, "Content-Security-Policy", str_trim(out_str(&policy)));
    exchange_header(x, "X-Frame-Options", STR("DENY"));
    exchange_header(x, "Referrer-Policy", STR("same-origin"));
    exchange_answer(x, http, "text/html; charset=utf-8",
                    STR("<!doctype html><html lang=en><meta name=viewport "
                        "content=\"width=device-width\"><title>geocoder</title>"
                        "<h1>geocoder</h1><p>"));
}

/* A page that only says something. */
static status oauth_server_say(exchange *x, int http, const char *sentence) {
    oauth_server_page(x, http, STR(""));
    out_xml(&x->reply, str_of(sentence));
    return GEO_OK;
}

/* The page that asks, with what was wrong with the last answer. The form has no address: it goes to
 * that of the page, with its query. */
static status oauth_server_ask(exchange *x, int http, const oauth_client *client, str redirect,
                               const char *problem) {
    out *o = &x->reply;
    oauth_server_page(x, http, redirect);
    out_text(o, client->is_document ? STR("A client of <b>") : STR("The client <b>"));
    out_xml(o, client->name.len ? client->name : STR("without a name"));
    out_text(o, STR("</b> asks for access to this server"));
    out_text(o, client->is_document || !client->name.len ? STR("") : STR(" (it chose that name)"));
    out_text(o, STR(". Your answer is sent to <b>"));
    out_xml(o, http_origin(redirect));
    out_text(o, STR("</b>. Allow it only if you have just started this login.<p><b>"));
    out_xml(o, str_of(problem));
    out_text(o, STR("</b><form method=post><label>Your token for this server: <input type=password "
                    "name=token autocomplete=off autofocus></label> <button name=decision "
                    "value=allow>Allow</button> <button name=decision value=deny>Deny</button>"
                    "</form>"));
    return GEO_OK;
}

/* ---- authorization ---- */

enum { ASK_TYPE, ASK_CLIENT, ASK_REDIRECT, ASK_STATE, ASK_CHALLENGE, ASK_METHOD, ASK_RESOURCE };

/* Sends the browser back to the client: with a code, or with an error. Nobody is sent to another
 * site who has done nothing but follow a link: anybody can register (RFC 9700 section 4.11.2). */
static status oauth_server_return(exchange *x, const oauth_form_field *ask, const char *error,
                                  str code) {
    char text[OAUTH_SERVER_LOCATION_MAX], room[OAUTH_SERVER_URL_MAX];
    out to = out_of(text, sizeof text), issuer = out_of(room, sizeof room);
    str redirect = ask[ASK_REDIRECT].value;
    oauth_write_url(&issuer, "");
    out_text(&to, redirect);
    out_char(&to, str_index(redirect, '?') < redirect.len ? '&' : '?');
    out_text(&to, error ? STR("error=") : STR("code="));
    out_text(&to, error ? str_of(error) : code);
    if (ask[ASK_STATE].value.at) {
        out_text(&to, STR("&state="));
        out_url(&to, ask[ASK_STATE].value);
    }
    out_text(&to, STR("&iss="));
    out_url(&to, out_str(&issuer));
    if (to.full) {
        return oauth_server_say(x, 400, "The state of the request is too long.");
    }
    bool is_asked = str_eq(x->head.method, STR("POST"));
    if (!is_asked && str_starts(redirect, STR("https:"))) { /* whoever has registered it */
        oauth_server_say(x, 400, "The request of the client is wrong: ");
        out_text(&x->reply, str_of(error));
        out_text(&x->reply, STR(".<p><a href=\""));
        out_xml(&x->reply, out_str(&to));
        out_text(&x->reply, STR("\">Tell it so</a>, at "));
        out_xml(&x->reply, http_origin(redirect));
        return GEO_OK;
    }
    exchange_answer(x, 303, NULL, STR("")); /* never 307, with which the token would be posted on */
    exchange_header(x, "Location", out_str(&to));
    exchange_header(x, "Referrer-Policy", STR("no-referrer"));
    return GEO_OK;
}

/* What is wrong with a request whose client and redirect are known: a code of RFC 6749 section
 * 4.1.2.1 or RFC 8707; NULL: nothing. */
static const char *oauth_server_check(call *c, const oauth_form_field *ask,
                                      unsigned char *challenge) {
    str type = ask[ASK_TYPE].value, sum = jwt_decode(ask[ASK_CHALLENGE].value, &c->mem);
    if (sum.len == OAUTH_SEAL_CHALLENGE) {
        memcpy(challenge, sum.at, sum.len);
    }
    return !type.at                     ? "invalid_request"
           : !str_eq(type, STR("code")) ? "unsupported_response_type"
           : !str_eq(ask[ASK_METHOD].value, STR("S256")) || sum.len != OAUTH_SEAL_CHALLENGE
               ? "invalid_request"
           : !oauth_server_is_resource(ask[ASK_RESOURCE].value) ? "invalid_target"
                                                                : NULL;
}

/* A code for what the person with the token allows. */
static status oauth_server_allow(exchange *x, const oauth_form_field *ask, str token,
                                 oauth_seal_grant *grant) {
    char text[sizeof *grant * 2 + 2 * TLS_HASH_BYTES];
    out code = out_of(text, sizeof text);
    if (!os_entropy(grant->id, sizeof grant->id)) {
        return oauth_server_say(x, 500, "There is no randomness.");
    }
    oauth_seal_mark(token, grant->mark);
    oauth_seal_mark(ask[ASK_CLIENT].value, grant->client);
    oauth_seal_mark(ask[ASK_REDIRECT].value, grant->redirect);
    oauth_seal_write(&code, OAUTH_SEAL_CODE, oauth_server_now_s() + OAUTH_SERVER_CODE_S,
                     (str){(const char *)grant, sizeof *grant});
    ASSERT(!code.full);
    return oauth_server_return(x, ask, NULL, out_str(&code));
}

static bool oauth_server_is_form(const exchange *x) {
    str type = http_find(&x->head, "Content-Type");
    return str_eq_nocase(str_trim(str_cut(&type, ';')), STR("application/x-www-form-urlencoded"));
}

/* The form of the page. Its token is checked on the loop; a document is fetched on a worker, which
 * runs only for a token that was good. */
static status oauth_server_answer(call *c, exchange *x, const oauth_form_field *ask,
                                  oauth_client *client, oauth_seal_grant *grant) {
    oauth_form_field form[] = {{"token", STR_NONE}, {"decision", STR_NONE}};
    const char *why = oauth_server_is_form(x)
                          ? oauth_form_read(x->content, form, LEN(form), &c->mem)
                          : "This is no form.";
    if (why) {
        return oauth_server_say(x, 400, why);
    }
    if (!str_eq(form[1].value, STR("allow"))) {
        return client->is_document ? oauth_server_say(x, 200, "Nothing was allowed.")
                                   : oauth_server_return(x, ask, "access_denied", STR_NONE);
    }
    bool is_known = c->may_block && x->token_id; /* this is the worker */
    int http = is_known ? 0 : guard_check_typed(x, form[0].value);
    if (http) {
        return oauth_server_ask(x, http, client, ask[ASK_REDIRECT].value,
                                http == 429 ? "Too many wrong tokens; wait a minute."
                                            : "This server has no such token.");
    }
    if (client->is_document && !c->may_block) {
        return GEO_MUST_WAIT;
    }
    why = client->is_document ? oauth_client_fetch(c, client) : NULL;
    if (!why && client->is_document && !oauth_client_has(client, ask[ASK_REDIRECT].value)) {
        why = "The client's document has another redirect_uri.";
    }
    return why ? oauth_server_say(x, 400, why) : oauth_server_allow(x, ask, form[0].value, grant);
}

GEO_FN status oauth_server_authorize(call *c, exchange *x) {
    oauth_form_field ask[] = {[ASK_TYPE] = {"response_type", STR_NONE},
                              [ASK_CLIENT] = {"client_id", STR_NONE},
                              [ASK_REDIRECT] = {"redirect_uri", STR_NONE},
                              [ASK_STATE] = {"state", STR_NONE},
                              [ASK_CHALLENGE] = {"code_challenge", STR_NONE},
                              [ASK_METHOD] = {"code_challenge_method", STR_NONE},
                              [ASK_RESOURCE] = {"resource", STR_NONE}};
    oauth_client client;
    oauth_seal_grant grant = {.step = 0};
    str redirect;
    const char *why = oauth_form_read(x->query, ask, LEN(ask), &c->mem), *error;
    redirect = ask[ASK_REDIRECT].value;
    if (!why && !oauth_client_find(ask[ASK_CLIENT].value, &client, &c->mem)) {
        why = "This client is not known here; let it register again.";
    } else if (!why && (!redirect.at || !oauth_client_may_redirect(redirect) ||
                        (!client.is_document && !oauth_client_has(&client, redirect)))) {
        why = "The redirect_uri is not one that the client has registered.";
    }
    if (why) { /* nobody to be sent back to */
        return oauth_server_say(x, 400, why);
    }
    error = oauth_server_check(c, ask, grant.challenge);
    if (error) {
        return client.is_document ? oauth_server_say(x, 400, error)
                                  : oauth_server_return(x, ask, error, STR_NONE);
    }
    return str_eq(x->head.method, STR("POST")) ? oauth_server_answer(c, x, ask, &client, &grant)
                                               : oauth_server_ask(x, 200, &client, redirect, "");
}

/* ---- tokens ---- */

enum {
    REDEEM_TYPE,
    REDEEM_CODE,
    REDEEM_REDIRECT,
    REDEEM_CLIENT,
    REDEEM_VERIFIER,
    REDEEM_REFRESH,
    REDEEM_RESOURCE
};

/* Reads the form of a client, which has no secret to prove who it is. False: the refusal is in the
 * reply. */
static bool oauth_server_read(call *c, exchange *x, oauth_form_field *form, int count,
                              str *client_id) {
    oauth_client client;
    const char *why = oauth_server_is_form(x) ? oauth_form_read(x->content, form, count, &c->mem)
                                              : "The content is not "
                                                "application/x-www-form-urlencoded.";
    if (!why && http_find(&x->head, "Authorization").at) {
        oauth_server_fail(x, "invalid_client", "Clients have no secret here: send client_id.");
        x->http = 401;
        exchange_header(x, "WWW-Authenticate", STR("Basic realm=\"geocoder\""));
        return false;
    }
    if (!why && !client_id->at) {
        why = "The client_id is missing.";
    }
    if (why) {
        oauth_server_fail(x, "invalid_request", why);
    } else if (!oauth_client_find(*client_id, &client, &c->mem)) {
        why = "This client is not known here; let it register again.";
        oauth_server_fail(x, "invalid_client", why);
    }
    return !why;
}

/* Whether the verifier is one, and that of the challenge. */
static bool oauth_server_is_verified(str verifier, const unsigned char *challenge) {
    unsigned char sum[TLS_HASH_BYTES];
    tls_hash_sha256(verifier, sum);
    return verifier.len >= OAUTH_SERVER_VERIFIER_MIN && verifier.len <= OAUTH_SERVER_VERIFIER_MAX &&
           tls_hash_same(sum, challenge, OAUTH_SEAL_CHALLENGE);
}

static bool oauth_server_is_mark(str text, const unsigned char *mark) {
    unsigned char own[OAUTH_SEAL_ID];
    oauth_seal_mark(text, own);
    return tls_hash_same(own, mark, sizeof own);
}

/* Why the code or the refresh token is not good for this request; NULL: it is, and is used up. */
static const char *oauth_server_redeem(const oauth_form_field *form, bool is_code,
                                       oauth_seal_grant *grant) {
    int64_t until_s = oauth_server_now_s() + OAUTH_SERVER_REFRESH_S;
    str text = form[is_code ? REDEEM_CODE : REDEEM_REFRESH].value;
    if (!oauth_seal_open_grant(text, is_code ? OAUTH_SEAL_CODE : OAUTH_SEAL_REFRESH, grant)) {
        return "It is not one of this server, or its time is over.";
    }
    if (!oauth_server_is_mark(form[REDEEM_CLIENT].value, grant->client)) {
        return "It was given to another client.";
    }
    if (is_code && !oauth_server_is_mark(form[REDEEM_REDIRECT].value, grant->redirect)) {
        return "It was given for another redirect_uri.";
    }
    if (is_code && !oauth_server_is_verified(form[REDEEM_VERIFIER].value, grant->challenge)) {
        return "The code_verifier is not that of the code_challenge.";
    }
    if (!guard_token_of_mark(grant->mark)) {
        return "The token with which it was allowed is no more.";
    }
    return oauth_seal_spend(grant, until_s) ? NULL : "It was used before.";
}

static void oauth_server_give(out *o, const char *key, oauth_seal_kind kind, int seconds,
                              const oauth_seal_grant *grant) {
    char text[sizeof *grant * 2 + 2 * TLS_HASH_BYTES];
    out token = out_of(text, sizeof text);
    oauth_seal_write(&token, kind, oauth_server_now_s() + seconds,
                     (str){(const char *)grant, sizeof *grant});
    ASSERT(!token.full);
    oauth_server_member(o, key, out_str(&token));
}

GEO_FN status oauth_server_token(call *c, exchange *x) {
    oauth_form_field form[] = {[REDEEM_TYPE] = {"grant_type", STR_NONE},
                               [REDEEM_CODE] = {"code", STR_NONE},
                               [REDEEM_REDIRECT] = {"redirect_uri", STR_NONE},
                               [REDEEM_CLIENT] = {"client_id", STR_NONE},
                               [REDEEM_VERIFIER] = {"code_verifier", STR_NONE},
                               [REDEEM_REFRESH] = {"refresh_token", STR_NONE},
                               [REDEEM_RESOURCE] = {"resource", STR_NONE}};
    oauth_seal_grant grant;
    out *o = &x->reply;
    if (!oauth_server_read(c, x, form, LEN(form), &form[REDEEM_CLIENT].value)) {
        return GEO_OK;
    }
    bool is_code = str_eq(form[REDEEM_TYPE].value, STR("authorization_code"));
    if (!form[REDEEM_TYPE].value.at) {
        return oauth_server_fail(x, "invalid_request", "The grant_type is missing.");
    }
    if (!is_code && !str_eq(form[REDEEM_TYPE].value, STR("refresh_token"))) {
        return oauth_server_fail(x, "unsupported_grant_type",
                                 "There are authorization_code and refresh_token.");
    }
    if (!form[is_code ? REDEEM_CODE : REDEEM_REFRESH].value.at ||
        (is_code && !form[REDEEM_VERIFIER].value.at)) {
        return oauth_server_fail(x, "invalid_request",
                                 is_code ? "code and code_verifier are needed."
                                         : "refresh_token is needed.");
    }
    if (!oauth_server_is_resource(form[REDEEM_RESOURCE].value)) {
        return oauth_server_fail(x, "invalid_target", "This server gives tokens for itself only.");
    }
    const char *why = oauth_server_redeem(form, is_code, &grant);
    if (why) {
        return oauth_server_fail(x, "invalid_grant", why);
    }
    grant.step++;
    exchange_answer(x, 200, oauth_server_json, STR(""));
    out_open(o, '{');
    oauth_server_give(o, "access_token", OAUTH_SEAL_ACCESS, OAUTH_SERVER_ACCESS_S, &grant);
    oauth_server_member(o, "token_type", STR("Bearer"));
    out_key(o, "expires_in");
    out_json_int(o, OAUTH_SERVER_ACCESS_S);
    oauth_server_give(o, "refresh_token", OAUTH_SEAL_REFRESH, OAUTH_SERVER_REFRESH_S, &grant);
    oauth_server_member(o, "scope", oauth_server_scope());
    out_close(o, '}');
    return GEO_OK;
}

/* Ends all that was given with the token. What is none is as good as revoked (RFC 7009 section
 * 2.2). */
GEO_FN status oauth_server_revoke(call *c, exchange *x) {
    oauth_form_field form[] = {{"token", STR_NONE}, {"client_id", STR_NONE}};
    oauth_seal_grant grant;
    if (!oauth_server_read(c, x, form, LEN(form), &form[1].value)) {
        return GEO_OK;
    }
    if (!form[0].value.at) {
        return oauth_server_fail(x, "invalid_request", "The token is missing.");
    }
    if ((oauth_seal_open_grant(form[0].value, OAUTH_SEAL_REFRESH, &grant) ||
         oauth_seal_open_grant(form[0].value, OAUTH_SEAL_ACCESS, &grant)) &&
        oauth_server_is_mark(form[1].value, grant.client)) {
        oauth_seal_end(&grant, oauth_server_now_s() + OAUTH_SERVER_REFRESH_S);
    }
    exchange_answer(x, 200, NULL, STR(""));
    return GEO_OK;
}
