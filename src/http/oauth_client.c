/* oauth_client -- who asks to be allowed. Owns nothing: a client's id has what it has registered.
 *
 * A document is fetched only for a person who has a token, from public addresses, without redirects
 * and proxies. Outside facts: RFC 7591 (registration), draft-ietf-oauth-client-id-metadata-document
 * (documents), RFC 8252 section 7.3 (ports of this machine), RFC 3986 section 2 (characters). */
#include "oauth_client.h"

#include <string.h>

#include "../base/utf8.h"
#include "../platform/config.h"
#include "../wire/fetch.h"
#include "../wire/fetch_target.h"
#include "../wire/http.h"
#include "oauth_seal.h"

enum {
    OAUTH_CLIENT_URI_MAX = 512,
    OAUTH_CLIENT_NAME_MAX = 100,
    OAUTH_CLIENT_URIS_MAX = 10,
    OAUTH_CLIENT_DOCUMENT_MAX = 5 << 10, /* the draft's limit */
    OAUTH_CLIENT_FETCH_MS = 5000,
    OAUTH_CLIENT_PROBLEM_MAX = 300
};

GEO_FN bool oauth_client_fetches(void) {
    return config_get()->backend != BACKEND_GAZETTEER; /* which promises that nothing is asked */
}

/* ---- addresses ---- */

/* Only characters of a URI, so that it can stand in a header and a page; no fragment. */
static bool oauth_client_split(str uri, http_url *url) {
    bool is_good = uri.len <= OAUTH_CLIENT_URI_MAX;
    for (size_t i = 0; i < uri.len && is_good; i++) {
        char c = uri.at[i];
        is_good = c > ' ' && c <= '~' && !strchr("\"#<>\\^`{|}", c);
    }
    return is_good && http_url_split(uri, url) && url->host.len && !url->user.at;
}

static bool oauth_client_is_here(const http_url *url) {
    return str_eq(url->scheme, STR("http")) &&
           (str_eq(url->host, STR("localhost")) || str_eq(url->host, STR("127.0.0.1")) ||
            str_eq(url->host, STR("::1")));
}

GEO_FN bool oauth_client_may_redirect(str uri) {
    http_url url;
    return oauth_client_split(uri, &url) &&
           (str_eq(url.scheme, STR("https")) || oauth_client_is_here(&url));
}

static bool oauth_client_is_same(str registered, str asked) {
    http_url a, b;
    return str_eq(registered, asked) ||
           (oauth_client_split(registered, &a) && oauth_client_split(asked, &b) &&
            oauth_client_is_here(&a) && oauth_client_is_here(&b) && str_eq(a.host, b.host) &&
            str_eq(a.path, b.path) && str_eq(a.query, b.query));
}

GEO_FN bool oauth_client_has(const oauth_client *client, str redirect) {
    bool has = false;
    for (str rest = client->redirects; rest.at && !has;) {
        has = oauth_client_is_same(str_cut(&rest, '\n'), redirect);
    }
    return has;
}

/* ---- registered clients ---- */

GEO_FN bool oauth_client_find(str id, oauth_client *client, arena *a) {
    http_url url;
    *client = (oauth_client){.id = id};
    if (oauth_client_fetches() && oauth_client_split(id, &url) &&
        str_eq(url.scheme, STR("https")) && url.path.len > 1 && !url.port && !url.query.at &&
        str_find(url.path, STR("/.")) < 0) {
        client->is_document = true;
        client->name = url.host;
        return true;
    }
    str known = oauth_seal_open(id, OAUTH_SEAL_CLIENT, a);
    client->redirects = known;
    client->name = str_cut(&client->redirects, '\n');
    return known.at;
}

GEO_FN void oauth_client_write_id(const oauth_client *client, out *o) {
    char room[OAUTH_SEAL_CLIENT_MAX];
    out bytes = out_of(room, sizeof room);
    out_text(&bytes, client->name);
    out_char(&bytes, '\n');
    out_text(&bytes, client->redirects);
    o->full |= bytes.full;
    oauth_seal_write(o, OAUTH_SEAL_CLIENT, OAUTH_SEAL_NEVER, out_str(&bytes));
}

static const char *oauth_client_read_redirects(json list, oauth_client *client, arena *a) {
    int count = json_count(list);
    if (json_what(list) != JSON_ARRAY || !count || count > OAUTH_CLIENT_URIS_MAX) {
        return "redirect_uris must be a list of 1 to 10 addresses.";
    }
    for (json one = json_first(list); one.index >= 0; one = json_next(list, one)) {
        str uri = json_what(one) == JSON_STRING ? json_text(one, a) : STR_NONE;
        if (!uri.at || !oauth_client_may_redirect(uri)) {
            return "A redirect must be https, or http to localhost, 127.0.0.1 or [::1], without "
                   "user and fragment, and of at most 512 characters.";
        }
        client->redirects = arena_list(a, client->redirects, STR("\n"), uri);
    }
    return NULL;
}

GEO_FN const char *oauth_client_read(json metadata, oauth_client *client, const char **error,
                                     arena *a) {
    char room[OAUTH_CLIENT_NAME_MAX * 3];
    out name = out_of(room, sizeof room);
    json method = json_get(metadata, "token_endpoint_auth_method");
    *error = "invalid_client_metadata";
    if (json_what(metadata) != JSON_OBJECT) {
        return "The metadata of a client must be a JSON object.";
    }
    if (client->is_document && json_is_given(method) && !json_is(method, "none")) {
        return "Clients cannot authenticate here: token_endpoint_auth_method must be none.";
    }
    if (!client->is_document) {
        out_plain(&name, utf8_head(json_text(json_get(metadata, "client_name"), a),
                                   OAUTH_CLIENT_NAME_MAX));
        client->name = arena_copy(a, out_str(&name));
    }
    *error = "invalid_redirect_uri";
    return oauth_client_read_redirects(json_get(metadata, "redirect_uris"), client, a);
}

/* ---- documents ---- */

static const char *oauth_client_read_document(call *c, oauth_client *client, str text) {
    json_doc doc;
    const char *error;
    if (text.len > OAUTH_CLIENT_DOCUMENT_MAX || !json_parse(&doc, text, &c->mem)) {
        return "The document of the client is no JSON of at most 5 kB.";
    }
    str id = json_text(json_get(json_root(&doc), "client_id"), &c->mem);
    if (!str_eq(id, client->id)) {
        return "The document of the client has another client_id.";
    }
    return oauth_client_read(json_root(&doc), client, &error, &c->mem);
}

GEO_FN const char *oauth_client_fetch(call *c, oauth_client *client) {
    char room[OAUTH_CLIENT_PROBLEM_MAX];
    out problem = out_of(room, sizeof room);
    fetch_target target;
    fetch_reply reply;
    str origin = http_origin(client->id), path = str_from(client->id, origin.len);
    arena whole = c->mem;
    call k = *c;
    k.mem.end = whole.at + MIN((size_t)(whole.end - whole.at), 4 * (size_t)HTTP_HEAD_MAX);
    k.deadline_ms = MIN(c->deadline_ms, c->now_ms() + OAUTH_CLIENT_FETCH_MS);
    k.traceparent = STR_NONE;
    if (!fetch_target_parse(origin, &target, &problem)) {
        return "The client's address is not one.";
    }
    target.is_public = true;
    if (fetch_get(&k, &target, path, NULL, 0, &reply) != GEO_OK) {
        return "The document of the client cannot be fetched.";
    }
    c->mem.at = k.mem.at;
    return reply.http == 200 && str_starts(reply.content_type, STR("application/"))
               ? oauth_client_read_document(c, client, reply.body)
               : "The address of the client has no JSON document.";
}
