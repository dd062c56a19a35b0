/* oauth -- access tokens of an authorization server.
 *
 * Outside facts: RFC 9728 (the metadata of a protected resource, and the challenge that leads to
 * it), RFC 6750 section 3 (challenges), MCP's chapter on authorization. */
#include "oauth.h"

#include "../base/out.h"
#include "../platform/config.h"

enum { OAUTH_CHALLENGE_MAX = 2400 /* two settings of 1000 bytes with what is around them */ };

GEO_FN bool oauth_is_on(void) {
    return config_get()->oauth_issuer.len > 0;
}

GEO_FN void oauth_write_url(out *o, const char *path) {
    str url = config_get()->public_url;
    out_text(o, str_head(url, url.len - str_ends(url, STR("/"))));
    out_text(o, str_of(path));
}

GEO_FN void oauth_challenge(exchange *x, const char *error) {
    char text[OAUTH_CHALLENGE_MAX];
    out o = out_of(text, sizeof text);
    str scope = config_get()->oauth_scope;
    out_text(&o, STR("Bearer realm=\"geocoder\""));
    if (error) {
        out_fmt(&o, ", error=\"%s\"", error);
    }
    if (oauth_is_on()) {
        out_text(&o, STR(", resource_metadata=\""));
        oauth_write_url(&o, "/.well-known/oauth-protected-resource/mcp\"");
    }
    if (oauth_is_on() && scope.len) {
        out_fmt(&o, ", scope=\"%.*s\"", STR_ARG(scope));
    }
    exchange_header(x, "WWW-Authenticate", out_str(&o));
}

static void oauth_write_scopes(out *o) {
    out_key(o, "scopes_supported");
    out_open(o, '[');
    for (str rest = config_get()->oauth_scope; rest.at;) {
        str scope = str_cut(&rest, ' ');
        if (scope.len) {
            out_json_str(o, scope);
        }
    }
    out_close(o, ']');
}

GEO_FN status oauth_get_resource(call *c, exchange *x) {
    char text[1100]; /* GEOCODER_PUBLIC_URL and a path */
    out url = out_of(text, sizeof text), *o = &x->reply;
    (void)c;
    oauth_write_url(&url, "/mcp");
    exchange_answer(x, 200, "application/json", STR(""));
    out_open(o, '{');
    out_key(o, "resource");
    out_json_str(o, out_str(&url));
    out_key(o, "resource_name");
    out_json_str(o, STR("geocoder"));
    out_key(o, "authorization_servers");
    out_open(o, '[');
    out_json_str(o, config_get()->oauth_issuer);
    out_close(o, ']');
    out_key(o, "bearer_methods_supported");
    out_open(o, '[');
    out_json_str(o, STR("header"));
    out_close(o, ']');
    if (config_get()->oauth_scope.len) {
        oauth_write_scopes(o);
    }
    out_close(o, '}');
    return GEO_OK;
}
