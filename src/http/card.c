/* card -- the MCP server card and its catalog. Owns nothing.
 *
 * Outside facts: SEP-2127 and the schema and docs/discovery.md of experimental-ext-server-card: the
 * card is at the MCP endpoint's URL with /server-card behind it, its name is the host in reverse
 * order, and both may be read by pages of any origin and be kept for an hour. */
#include "card.h"

#include "../../geocoder.h"
#include "../mcp/mcp_request.h"
#include "../platform/config.h"
#include "../wire/http.h"
#include "oauth.h"

enum { CARD_MAX_AGE_S = 3600, CARD_NAME_MAX = 600 };

GEO_FN bool card_is_on(void) {
    return config_get()->public_url.len > 0;
}

static str card_host(void) {
    http_url url = {.host = STR_NONE};
    http_url_split(config_get()->public_url, &url);
    return url.host;
}

/* "com.example." of "example.com" */
static void card_write_reversed(out *o, str host) {
    while (host.len) {
        size_t from = host.len;
        for (; from && host.at[from - 1] != '.'; from--) {
        }
        for (size_t i = from; i < host.len; i++) { /* the brackets and colons of an address */
            char c = host.at[i];
            out_char(o, c == ':' || c == '[' || c == ']' ? '-' : c);
        }
        host = str_head(host, from ? from - 1 : 0);
        out_text(o, host.len ? STR(".") : STR(""));
    }
}

GEO_FN status card_get(call *c, exchange *x) {
    char text[CARD_NAME_MAX];
    out name = out_of(text, sizeof text), *o = &x->reply;
    (void)c;
    card_write_reversed(&name, card_host());
    out_text(&name, STR("/geocoder"));
    exchange_answer(x, 200, "application/mcp-server-card+json", STR(""));
    x->max_age_s = CARD_MAX_AGE_S;
    out_json_raw(o, STR("{\"$schema\":\"https://static.modelcontextprotocol.io/schemas/v1/"
                        "server-card.schema.json\",\"name\":"));
    out_json_str(o, out_str(&name));
    out_text(o, STR(",\"version\":\"" GEOCODER_VERSION "\",\"title\":\"Geocoder\",\"description\":"
                    "\"Finds places and addresses, what is at a point, distances and time zones.\","
                    "\"remotes\":[{\"type\":\"streamable-http\""));
    oauth_write_member(o, "url", "/mcp");
    out_key(o, "supportedProtocolVersions");
    mcp_request_write_versions(o);
    out_text(o, STR("}]}"));
    return GEO_OK;
}

GEO_FN status card_get_catalog(call *c, exchange *x) {
    char text[CARD_NAME_MAX];
    out name = out_of(text, sizeof text), *o = &x->reply;
    (void)c;
    out_fmt(&name, "urn:air:%.*s:geocoder", STR_ARG(card_host()));
    exchange_answer(x, 200, "application/json", STR(""));
    x->max_age_s = CARD_MAX_AGE_S;
    out_text(o, STR("{\"specVersion\":\"draft\",\"entries\":[{\"identifier\":"));
    out_json_str(o, out_str(&name));
    out_text(o, STR(",\"displayName\":\"Geocoder\",\"type\":\"application/mcp-server-card+json\""));
    oauth_write_member(o, "url", "/mcp/server-card");
    out_text(o, STR("}]}"));
    return GEO_OK;
}
