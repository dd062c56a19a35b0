/* e2e_http.c: the real binary's HTTP server without an upstream, driven byte by byte: its
 * answers and refusals, slow, half-closed, greedy and malformed clients, and how it stops.
 *
 *   e2e_http GEOCODER
 *
 * Each server runs on a free port of the loopback; its port is read from its first log line. */
#define _POSIX_C_SOURCE 200809L
#include "http_client.h"

#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>

#define STATEFUL(version) "MCP-Protocol-Version: " version "\r\n"
#define PING              "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"
#define DISCOVER                                                                                   \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{" META "}}"
#define INITIALIZE(version)                                                                        \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"     \
    "\"" version "\",\"capabilities\":{},\"clientInfo\":{\"name\":\"t\",\"version\":\"1\"}}}"
#define POST_CHAT "POST /api/chat HTTP/1.1\r\n" HOST "Content-Type: application/json\r\n"
#define MATRIX(extra)                                                                              \
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"                \
    "\"distance_matrix\",\"arguments\":{\"points\":[[1,2],[3,4]]}," extra "}}"
#define CALL_MATRIX STATELESS("tools/call") "Mcp-Name: distance_matrix\r\n"
#define PROGRESS                                                                                   \
    "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","                       \
    "\"io.modelcontextprotocol/clientCapabilities\":{},\"progressToken\":\"p\"}"

typedef struct {
    const char *name, *head, *content; /* Content-Length is added when there is content */
    const char *status;                /* start of the reply */
    const char *has, *lacks;           /* somewhere in it; NULL: anything */
} row;

/* ---- health, metrics, the shape of requests ---- */

static const row basic_rows[] = {
    {"health", "GET /healthz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200 OK", "\r\n\r\nok\n", NULL},
    {"ready from the gazetteer", "GET /readyz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "ready",
     NULL},
    {"HEAD has a length and no content", "HEAD /healthz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "Content-Length: 3", "ok\n"},
    {"HTTP/1.0", "GET /healthz HTTP/1.0\r\n" HOST, NULL, "HTTP/1.1 200", "Connection: close", NULL},
    {"an absolute target elsewhere", "GET http://evil.example.com/healthz HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 403", "GEOCODER_ALLOW_HOST", NULL},
    {"an absolute target", "GET http://localhost/healthz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "ok\n", NULL},
    {"unknown path", "GET /nosuch HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 404",
     "{\"title\": \"404 Not Found\"}", NULL},
    {"no OAuth here", "GET /.well-known/oauth-protected-resource HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 404", NULL, "jsonrpc"},
    {"wrong verb", "POST /search HTTP/1.1\r\n" HOST, "{}", "HTTP/1.1 405",
     "Allow: GET, HEAD, OPTIONS\r\n", NULL},
    {"wrong verb, with content that is not read", "POST /search HTTP/1.1\r\n" HOST, "{}",
     "HTTP/1.1 405", "Connection: close\r\n", NULL},
    {"the verbs of a path", "OPTIONS /mcp HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 204",
     "Allow: POST, DELETE, OPTIONS\r\n", "Connection: close"},
    {"no GET on /mcp", "GET /mcp HTTP/1.1\r\n" HOST "Accept: text/event-stream\r\n", NULL,
     "HTTP/1.1 405", "Allow: POST, DELETE", "jsonrpc"},
    {"HTTP+SSE is off", "GET /sse HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 404", NULL, NULL},
    {"no session is named", "DELETE /mcp HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "no such session", NULL},
    {"stateless: there are no sessions", "DELETE /mcp HTTP/1.1\r\n" HOST STATELESS("x"), NULL,
     "HTTP/1.1 405", "Allow: POST, OPTIONS\r\n", NULL},
    {"no Host", "GET /healthz HTTP/1.1\r\n", NULL, "HTTP/1.1 400", NULL, NULL},
    {"two Hosts", "GET /healthz HTTP/1.1\r\n" HOST "Host: b\r\n", NULL, "HTTP/1.1 400", NULL, NULL},
    {"rebinding by Host", "GET /healthz HTTP/1.1\r\nHost: evil.example.com\r\n", NULL,
     "HTTP/1.1 403", "GEOCODER_ALLOW_HOST", NULL},
    {"a Host with a port", "GET /healthz HTTP/1.1\r\nHost: [::1]:8010\r\n", NULL, "HTTP/1.1 200",
     NULL, NULL},
    {"a web page elsewhere", "GET /healthz HTTP/1.1\r\n" HOST "Origin: http://evil.example.com\r\n",
     NULL, "HTTP/1.1 403", "GEOCODER_ALLOW_ORIGIN", "Access-Control"},
    {"a web page whose name only starts well",
     "GET /healthz HTTP/1.1\r\n" HOST "Origin: http://localhost.evil.example.com\r\n", NULL,
     "HTTP/1.1 403", NULL, NULL},
    {"origin null", "GET /healthz HTTP/1.1\r\n" HOST "Origin: null\r\n", NULL, "HTTP/1.1 403", NULL,
     NULL},
    {"a local web page", "GET /healthz HTTP/1.1\r\n" HOST "Origin: http://localhost:3000\r\n", NULL,
     "HTTP/1.1 200", "Access-Control-Allow-Origin: http://localhost:3000\r\n", NULL},
    {"an image in a page elsewhere",
     "GET /search?q=Monaco HTTP/1.1\r\n" HOST "Sec-Fetch-Site: cross-site\r\n", NULL,
     "HTTP/1.1 403", "GEOCODER_ALLOW_ORIGIN", NULL},
    {"the same of Photon's",
     "GET /photon/api?q=Monaco HTTP/1.1\r\n" HOST "Sec-Fetch-Site: cross-site\r\n", NULL,
     "HTTP/1.1 403", "GEOCODER_ALLOW_ORIGIN", NULL},
    {"typed into a browser",
     "GET /photon/api?q=Monaco HTTP/1.1\r\n" HOST "Sec-Fetch-Site: none\r\n", NULL, "HTTP/1.1 200",
     "X-Content-Type-Options: nosniff\r\n", "Access-Control"},
    {"a probe from elsewhere", "GET /healthz HTTP/1.1\r\n" HOST "Sec-Fetch-Site: cross-site\r\n",
     NULL, "HTTP/1.1 200", NULL, NULL},
    {"preflight", "OPTIONS /mcp HTTP/1.1\r\n" HOST "Origin: http://localhost:3000\r\n", NULL,
     "HTTP/1.1 204", "Access-Control-Allow-Headers: Content-Type, Authorization", NULL},
    {"smuggling: both lengths",
     "POST /mcp HTTP/1.1\r\n" HOST "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", NULL,
     "HTTP/1.1 400", "Connection: close", NULL},
    {"smuggling: two lengths",
     "POST /mcp HTTP/1.1\r\n" HOST "Content-Length: 4\r\nContent-Length: 4\r\n", NULL,
     "HTTP/1.1 400", NULL, NULL},
    {"smuggling: a length with a sign", "POST /mcp HTTP/1.1\r\n" HOST "Content-Length: +4\r\n",
     NULL, "HTTP/1.1 400", NULL, NULL},
    {"smuggling: a folded header", "GET /healthz HTTP/1.1\r\n" HOST "X: a\r\n b\r\n", NULL,
     "HTTP/1.1 400", NULL, NULL},
    {"smuggling: a bare line feed", "GET /healthz HTTP/1.1\n" HOST, NULL, "HTTP/1.1 400", NULL,
     NULL},
    {"smuggling: a bare line feed between headers", "GET /healthz HTTP/1.1\r\nX: a\nHost: b\r\n",
     NULL, "HTTP/1.1 400", NULL, NULL},
    {"smuggling: blank before the colon", "GET /healthz HTTP/1.1\r\n" HOST "X : a\r\n", NULL,
     "HTTP/1.1 400", NULL, NULL},
    {"smuggling: another coding",
     "POST /mcp HTTP/1.1\r\n" HOST "Transfer-Encoding: gzip, chunked\r\n", NULL, "HTTP/1.1 501",
     "chunked", NULL},
    {"another protocol", "GET /healthz HTTP/2.0\r\n" HOST, NULL, "HTTP/1.1 505",
     "This server speaks HTTP/1.1.", NULL},
    {"TLS on the plain port", "\x16\x03\x01\x02\x01\x01", NULL, "HTTP/1.1 400", NULL, NULL},
    {"content where none is taken", "GET /healthz HTTP/1.1\r\n" HOST, "{}", "HTTP/1.1 413",
     "Connection: close", "ok\n"},
    {"chunks where none are taken",
     "GET /search?q=Monaco HTTP/1.1\r\n" HOST "Transfer-Encoding: chunked\r\n", NULL,
     "HTTP/1.1 413", "\"code\":413", NULL},
    {"content is too large", "POST /mcp HTTP/1.1\r\n" HOST "Content-Length: 99999999\r\n", NULL,
     "HTTP/1.1 413", "Connection: close", NULL},
};

/* ---- the Nominatim API ---- */

static const row rest_rows[] = {
    {"search", "GET /search?q=Boulder,+Colorado&limit=1 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"boundingbox\":[\"", "\"address\":"},
    {"search with the address", "GET /search?q=Monaco&addressdetails=1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"country_code\":\"mc\"", NULL},
    {"a city of that name", "GET /search?q=Luxembourg&featureType=city HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"addresstype\":\"city\"", "\"addresstype\":\"country\""},
    {"a country of that name", "GET /search?q=Luxembourg&featureType=country HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "\"addresstype\":\"country\"", "\"addresstype\":\"city\""},
    {"no country of that name", "GET /search?q=Paris&featureType=country HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\r\n\r\n[]", NULL},
    {"any feature", "GET /search?q=Paris&featureType=x HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"addresstype\":\"city\"", NULL},
    {"search by name and format", "GET /search?q=Monaco&format=geojson HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"type\":\"FeatureCollection\"", NULL},
    {"all names of a place",
     "GET /search?q=Munich&limit=1&namedetails=1&accept-language=en HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"namedetails\":{\"name\":\"M\xc3\xbcnchen\",\"name:", "name:*"},
    {"one language, that of the country", "GET /search?q=Warsaw&limit=1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200",
     "\"Warszawa, Wojew\xc3\xb3"
     "dztwo mazowieckie, Polska\"",
     NULL},
    {"and of Photon", "GET /photon/api?q=Tokyo&limit=1 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"country\":\"\xe6\x97\xa5\xe6\x9c\xac\"", NULL},
    {"one of them",
     "GET /reverse?lat=48.1374&lon=11.5755&zoom=10&namedetails=1&format=geojson HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "\"name:it\":\"Monaco di Baviera\"", "address\":{}"},
    {"what is known besides", "GET /search?q=Munich&limit=1&extratags=1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"extratags\":{\"capital\":\"4\",\"population\":\"1", NULL},
    {"the same as geocodejson",
     "GET /search?q=Munich&limit=1&extratags=1&format=geocodejson HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"extra\":{\"capital\":\"4\",\"population\":\"1", NULL},
    {"as a page has it", "GET /search?q=%E2%80%9CZ%26uuml%3Brich%E2%80%9D,+N/A HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "\"lat\":\"47.3", NULL},
    {"and a form", "GET /search?city=%22Par%C2%ADis%22&state=null&country=FRA HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "\"lat\":\"48.", NULL},
    {"and Photon",
     "GET /photon/api?q=%F0%9D%90%8F%F0%9D%90%9A%F0%9D%90%AB%F0%9D%90%A2%F0%9D%90%AC "
     "HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "\"countrycode\":\"FR\"", NULL},
    {"search.php", "GET /search.php?q=Monaco&format=json HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"class\":", "\"category\":"},
    {"structured search", "GET /search?city=Paris&country=France HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"lat\":\"48.", NULL},
    {"a country by its number", "GET /search?city=Hamilton&country=124 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "Ontario, Canada", NULL},
    {"a country by three letters", "GET /search?city=Hamilton&country=bMu HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "Bermuda", NULL},
    {"countries by other codes", "GET /search?q=London&countrycodes=CAN,76 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "Ontario, Canada", "United Kingdom"},
    {"search for coordinates", "GET /search?q=48.8566,+2.3522 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"type\":\"point\"", NULL},
    {"search for a grid reference", "GET /search?q=31UDQ4825111932 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"lat\":\"48.8581984\"", NULL},
    {"search for three words", "GET /search?q=///filled.count.soap HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "proprietary", NULL},
    {"how a query was understood", "GET /search?q=Paris,+Texas&debug=1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\n   1.60 name \"paris\" area \"texas\"\n", "application/json"},
    {"and its fields, as text", "GET /search?city=Paris&country=France&debug=1 HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "Content-Type: text/plain; charset=utf-8\r\n", "\"lat\""},
    {"only when it is asked for", "GET /search?q=Paris,+Texas&debug=0 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"lat\"", "decision"},
    {"nothing was understood", "GET /search?q=&debug=1 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "There is nothing to explain: ", NULL},
    {"a point is not explained", "GET /reverse?lat=1&lon=1&debug=1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "Debug output is not enabled", NULL},
    {"HEAD of a search", "HEAD /search?q=Monaco HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "ETag: ", "lat"},
    {"reverse", "GET /reverse?lat=48.8566&lon=2.3522&zoom=10&format=json HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"country_code\":\"fr\"", NULL},
    {"reverse without the address",
     "GET /reverse?lat=48.8566&lon=2.3522&addressdetails=0&format=json HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"display_name\":", "country_code"},
    {"reverse as it is by default", "GET /reverse?lat=48.8566&lon=2.3522&zoom=10 HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "</addressparts></reversegeocode>", NULL},
    {"reverse as geocodejson",
     "GET /reverse?lat=48.8566&lon=2.3522&format=geocodejson HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"geocoding\":{\"version\":\"0.1.0\"", NULL},
    {"reverse misses are 200", "GET /reverse?lat=120&lon=7&format=json HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\r\n\r\n{\"error\":\"Unable to geocode\"}", NULL},
    {"reverse lacks a number", "GET /reverse?lat=43.7&format=json HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "{\"error\":{\"code\":400,\"message\":\"Parameter 'lon' missing.\"}}", NULL},
    {"a bad number", "GET /reverse?lat=abc&lon=7 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Parameter 'lat' must be a number.", NULL},
    {"a bad limit", "GET /search?q=Monaco&limit=abc HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Parameter 'limit' must be a number.", NULL},
    {"a limit above all", "GET /search?q=Boulder&limit=99999999999999999999 HTTP/1.1\r\n" HOST,
     NULL, "HTTP/1.1 200", "lat", NULL},
    {"a limit that is no whole number", "GET /search?q=Monaco&limit=1.5 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "Parameter 'limit' must be a number.", NULL},
    {"an empty limit", "GET /search?q=Monaco&limit= HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Parameter 'limit' must be a number.", NULL},
    {"a zoom that is no whole number", "GET /reverse?lat=43&lon=7&zoom=1e1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "Parameter 'zoom' must be a number.", NULL},
    {"an unknown layer", "GET /search?q=Monaco&layer=poi,foo HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400",
     "Parameter 'layer' must be a comma-separated list of: address, poi, railway, natural, manmade",
     NULL},
    {"layers in any case, one empty", "GET /search?q=Monaco&layer=Address, HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"name\":\"Monaco\"", NULL},
    {"an empty query finds nothing", "GET /search?q= HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\r\n\r\n[]", NULL},
    {"a blank query", "GET /search?q=+ HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Nothing to search for.", NULL},
    {"an empty query beside a city", "GET /search?q=&city=Paris HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "cannot be used together", NULL},
    {"an empty format", "GET /search?q=Monaco&format= HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "ERROR 400: ", NULL},
    {"a bad format", "GET /search?q=Monaco&format=yaml HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "\r\n\r\nERROR 400: Parameter 'format' must be one of", NULL},
    {"nothing to search", "GET /search HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Nothing to search for.", NULL},
    {"both kinds of query", "GET /search?q=a&city=b HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "cannot be used together", NULL},
    {"a bad box", "GET /search?q=a&viewbox=1,2,3 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Bounding box parameter needs 4 coordinates.", NULL},
    {"a box of words", "GET /search?q=a&viewbox=a,b,c,d HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "Bounding box parameter needs to be numbers.", NULL},
    {"as revgeod", "GET /rev?lat=48.8566&lon=2.3522&app=recorder HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"locality\":\"Paris\",\"cc\":\"FR\"", NULL},
    {"a country's outline",
     "GET /search?q=Lesotho&format=jsonv2&polygon_geojson=1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"geojson\":{\"type\":\"Polygon\",", NULL},
    {"the parts of an address have ids",
     "GET /details?place_id=100000&addressdetails=1 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\"address\":[{\"localname\":\"", "\"type\":\"country\",\"admin_level\""},
    {"no id of a place", "GET /search?q=Paris&exclude_place_ids=N1,x HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "Invalid exclude ID", NULL},
    {"ids of other places",
     "GET /search?q=Paris&limit=1&exclude_place_ids=1,N2,,Pcc:1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"place_id\"", NULL},
    {"a box without area", "GET /search?q=a&viewbox=1,2,1,3 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 400", "Bounding box with invalid parameters.", NULL},
    {"a percent sign that is no escape", "GET /search?q=100% HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "[]", NULL},
    {"bad UTF-8", "GET /search?q=%ff%fe HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400", "not well-formed",
     NULL},
    {"a search for nothing that exists", "GET /search?q=xyzzyplugh HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "max-age=600\r\n", NULL},
    {"the beginning of a name", "GET /suggest?q=Vadu&limit=1 HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"name\":\"Vaduz\"", NULL},
    {"lookup of nothing", "GET /lookup?format=json HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "\r\n\r\n[]", NULL},
    {"lookup of garbage", "GET /lookup?osm_ids=X1,abc&format=geojson HTTP/1.1\r\n" HOST, NULL,
     "HTTP/1.1 200", "\"features\":[]", NULL},
    {"content that is too large",
     "GET /search?q=a HTTP/1.1\r\n" HOST "Content-Length: 99999999\r\n", NULL, "HTTP/1.1 413",
     "\r\n\r\n{\"error\":{\"code\":413,\"message\":\"", NULL},
    {"status", "GET /status HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "\r\n\r\nOK", NULL},
    {"status in another format", "GET /status?format=xml HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
     "ERROR 400: Parameter 'format' must be one of: text, json", NULL},
    {"status as JSON", "GET /status?format=json HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
     "{\"status\":0,\"message\":\"OK\"", NULL},
};

/* ---- MCP: the order of the checks is that of the steps a request goes through ---- */

static const row mcp_rows[] = {
    {"wrong content type", "POST /mcp HTTP/1.1\r\n" HOST "Content-Type: text/plain\r\n", "{",
     "HTTP/1.1 415", NULL, "-32700"},
    {"a type with a parameter",
     "POST /mcp HTTP/1.1\r\n" HOST "Content-Type: Application/JSON; charset=utf-8\r\n", PING,
     "HTTP/1.1 200", "\"result\":{}", NULL},
    {"nothing acceptable", POST_MCP "Accept: text/html\r\n", PING, "HTTP/1.1 406", NULL, NULL},
    {"anything is acceptable", POST_MCP "Accept: */*\r\n", PING, "HTTP/1.1 200",
     "Content-Type: application/json", NULL},
    {"only events are acceptable", POST_MCP "Accept: text/event-stream\r\n", PING, "HTTP/1.1 200",
     "event: message\ndata: {\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}\n\n", NULL},
    {"not JSON", POST_MCP, "{", "HTTP/1.1 400", "-32700", NULL},
    {"not UTF-8", POST_MCP, "{\"jsonrpc\":\"2.0\",\"id\":\"\xff\",\"method\":\"ping\"}",
     "HTTP/1.1 400", "-32700", NULL},
    {"an empty batch", POST_MCP, "[]", "HTTP/1.1 400", "-32600", NULL},
    {"a scalar", POST_MCP, "3", "HTTP/1.1 400", "-32600", NULL},
    {"a null id", POST_MCP, "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", "HTTP/1.1 400",
     "-32600", NULL},
    {"params that are none", POST_MCP,
     "{\"jsonrpc\":\"2.0\",\"id\":9,\"method\":\"tools/list\",\"params\":[1]}", "HTTP/1.1 400",
     "\"id\":9,\"error\":{\"code\":-32602", NULL},
    {"a notification", POST_MCP, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}",
     "HTTP/1.1 202", "Content-Length: 0", NULL},
    {"a response to nobody", POST_MCP, "{\"jsonrpc\":\"2.0\",\"id\":\"geocoder-1\",\"result\":{}}",
     "HTTP/1.1 202", NULL, NULL},
    {"initialize", POST_MCP, INITIALIZE("2025-06-18"), "HTTP/1.1 200",
     "\"protocolVersion\":\"2025-06-18\"", "ttlMs"},
    {"initialize with a version of the future", POST_MCP, INITIALIZE("2099-01-01"), "HTTP/1.1 200",
     "\"protocolVersion\":\"2025-11-25\"", NULL},
    {"no such session", POST_MCP "Mcp-Session-Id: 00000000000000000000000000000000000\r\n", PING,
     "HTTP/1.1 404", NULL, "jsonrpc"},
    {"a session id that is none", POST_MCP "Mcp-Session-Id: x\r\n", PING, "HTTP/1.1 404", NULL,
     NULL},
    {"stateful: no session", POST_MCP STATEFUL("2025-06-18"),
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}", "HTTP/1.1 200", "\"geocode\"",
     "resultType"},
    {"stateful: an unknown method is 200", POST_MCP STATEFUL("2025-11-25"),
     "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"nosuch\"}", "HTTP/1.1 200",
     "\"id\":4,\"error\":{\"code\":-32601", NULL},
    {"a batch of 2025-03-26", POST_MCP STATEFUL("2025-03-26"),
     "[" PING ",{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"ping\"}]", "HTTP/1.1 200",
     "[{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}},{\"jsonrpc\":\"2.0\",\"id\":2", NULL},
    {"a batch of notifications", POST_MCP STATEFUL("2025-03-26"),
     "[{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}]", "HTTP/1.1 202", NULL,
     NULL},
    {"a batch where there is none any more", POST_MCP STATEFUL("2025-06-18"), "[" PING "]",
     "HTTP/1.1 400", "-32600", NULL},
    {"an unknown version", POST_MCP STATEFUL("1999-01-01"), PING, "HTTP/1.1 400", NULL, NULL},
    {"a notification of an unknown version", POST_MCP STATEFUL("1999-01-01"),
     "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", "HTTP/1.1 400", "-32600",
     NULL},
    {"a response of an unknown version", POST_MCP STATEFUL("1999-01-01"),
     "{\"jsonrpc\":\"2.0\",\"id\":\"geocoder-1\",\"result\":{}}", "HTTP/1.1 400", "-32600", NULL},
    {"an unknown prompt", POST_MCP,
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"prompts/get\",\"params\":{\"name\":"
     "\"\\u00e9t\\u00e9\"}}",
     "HTTP/1.1 200", "Unknown prompt: \xC3\xA9t\xC3\xA9\"", NULL},
    {"members that are null", POST_MCP,
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{\"_meta\":null,"
     "\"cursor\":null}}",
     "HTTP/1.1 200", "\"tools\":[", NULL},
    {"no token of progress", POST_MCP,
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"
     "\"batch_geocode\",\"arguments\":{\"queries\":[\"Monaco\"]},\"_meta\":{\"progressToken\":"
     "null}}}",
     "HTTP/1.1 200", "Content-Type: application/json", "progress"},
    {"half a surrogate pair", POST_MCP,
     "{\"jsonrpc\":\"2.0\",\"id\":\"a\\ud83d\",\"method\":\"nosuch\\ud83d\"}", "HTTP/1.1 200",
     "\"id\":\"a\\ud83d\",\"error\":{\"code\":-32601,\"message\":\"Method not found: "
     "nosuch\xEF\xBF\xBD\"",
     NULL},
    {"stateless: discover", POST_MCP STATELESS("server/discover"), DISCOVER, "HTTP/1.1 200",
     "\"supportedVersions\":[\"2026-07-28\"]", "Mcp-Session-Id"},
    {"stateless: blanks round header values",
     POST_MCP "mcp-protocol-version: \t2026-07-28 \r\nMCP-METHOD:  server/discover\t\r\n", DISCOVER,
     "HTTP/1.1 200", "supportedVersions", NULL},
    {"stateless: no metadata", POST_MCP STATELESS("tools/list"),
     "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"tools/list\"}", "HTTP/1.1 400",
     "\"id\":5,\"error\":{\"code\":-32602", NULL},
    {"stateless: metadata without capabilities", POST_MCP STATELESS("tools/list"),
     "{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":\"tools/list\",\"params\":{\"_meta\":{"
     "\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\"}}}",
     "HTTP/1.1 400", "\"id\":5,\"error\":{\"code\":-32602", NULL},
    {"stateless: no version header", POST_MCP "Mcp-Method: server/discover\r\n", DISCOVER,
     "HTTP/1.1 400", "\"id\":1,\"error\":{\"code\":-32020", NULL},
    {"stateless: another version in the header", POST_MCP STATEFUL("2025-11-25"), DISCOVER,
     "HTTP/1.1 400", "-32020", NULL},
    {"stateless: a version of the future", POST_MCP STATEFUL("2099-01-01"),
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"server/discover\",\"params\":{\"_meta\":{"
     "\"io.modelcontextprotocol/protocolVersion\":\"2099-01-01\","
     "\"io.modelcontextprotocol/clientCapabilities\":{}}}}",
     "HTTP/1.1 400", "-32022", NULL},
    {"stateless: no method header", POST_MCP STATEFUL("2026-07-28"), DISCOVER, "HTTP/1.1 400",
     "-32020", NULL},
    {"stateless: two method headers that differ",
     POST_MCP STATELESS("server/discover") "Mcp-Method: tools/list\r\n", DISCOVER, "HTTP/1.1 400",
     "-32020", NULL},
    {"stateless: no name header", POST_MCP STATELESS("tools/call"), MATRIX(META), "HTTP/1.1 400",
     "-32020", NULL},
    {"stateless: another name in the header",
     POST_MCP STATELESS("tools/call") "Mcp-Name: geocode\r\n", MATRIX(META), "HTTP/1.1 400",
     "-32020", NULL},
    {"stateless: the name in base64",
     POST_MCP STATELESS("tools/call") "Mcp-Name: =?base64?ZGlzdGFuY2VfbWF0cml4?=\r\n", MATRIX(META),
     "HTTP/1.1 200", "\"structuredContent\"", NULL},
    {"stateless: an unknown method is 404", POST_MCP STATELESS("nosuch"),
     "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"nosuch\",\"params\":{" META "}}", "HTTP/1.1 404",
     "\"id\":7,\"error\":{\"code\":-32601", NULL},
    {"stateless: there is no initialize", POST_MCP STATELESS("initialize"),
     "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
     "\"2025-11-25\",\"capabilities\":{}," META "}}",
     "HTTP/1.1 404", "-32601", NULL},
    {"stateless: an unknown tool is 200", POST_MCP STATELESS("tools/call") "Mcp-Name: nosuch\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":7,\"method\":\"tools/call\",\"params\":{\"name\":\"nosuch\"," META
     "}}",
     "HTTP/1.1 200", "-32602", NULL},
    {"stateless: a response", POST_MCP STATEFUL("2026-07-28"),
     "{\"jsonrpc\":\"2.0\",\"id\":7,\"result\":{}}", "HTTP/1.1 400", "-32600", NULL},
    {"stateless: a session id means nothing", POST_MCP CALL_MATRIX "Mcp-Session-Id: x\r\n",
     MATRIX(META), "HTTP/1.1 200", "\"structuredContent\"", NULL},
    {"stateless: progress makes a stream", POST_MCP CALL_MATRIX, MATRIX(PROGRESS), "HTTP/1.1 200",
     "\"structuredContent\"", NULL},
    {"stateless: no stream for who takes none",
     POST_MCP STATELESS("tools/call") "Mcp-Name: batch_geocode\r\nAccept: application/json\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"
     "\"batch_geocode\",\"arguments\":{\"queries\":[\"Monaco\",\"Paris\"]}," PROGRESS "}}",
     "HTTP/1.1 200", "Content-Type: application/json", NULL},
    {"stateless: progress on a stream",
     POST_MCP STATELESS("tools/call") "Mcp-Name: batch_geocode\r\nAccept: */*\r\n",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"
     "\"batch_geocode\",\"arguments\":{\"queries\":[\"Monaco\",\"Paris\"]}," PROGRESS "}}",
     "HTTP/1.1 200", "\"progressToken\":\"p\"", "\nid:"},
};

static void test_rows(int port, const row *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const row *r = &rows[i];
        static char head[8192];
        if (r->content) {
            ask(port, with_content(r->head, r->content));
        } else {
            snprintf(head, sizeof head, "%s\r\n", r->head);
            ask(port, head);
        }
        CHECK(starts(r->status) && (!r->has || says(r->has)) && (!r->lacks || !says(r->lacks)),
              r->name);
    }
}
#define TEST_ROWS(port, rows) test_rows(port, rows, sizeof rows / sizeof rows[0])

/* ---- connections ---- */

static void test_pipelining(int port) {
    static char many[20 * sizeof HEALTH];
    for (int i = 0; i < 20; i++) {
        memcpy(many + (size_t)i * (sizeof HEALTH - 1), HEALTH, sizeof HEALTH);
    }
    int fd = dial(port);
    put(fd, many);
    CHECK(take(fd, "\r\n\r\nok\n", 20), "twenty pipelined requests get twenty replies");
    for (size_t i = 0; i < sizeof HEALTH - 1; i++) {
        put_bytes(fd, &HEALTH[i], 1);
    }
    CHECK(take_reply(fd, false) && says("ok\n"),
          "the same connection takes a request byte by byte");
    close(fd);
}

/* A refused request without content leaves the connection open. */
static void test_refused_and_kept(int port) {
    int fd = dial(port);
    put(fd, GET("/nosuch") "GET /mcp HTTP/1.1\r\n" HOST "\r\n"
                           "GET / HTTP/1.1\r\nHost: evil.example.com\r\n\r\n" HEALTH);
    shutdown(fd, SHUT_WR);
    CHECK(take_end(fd) && starts("HTTP/1.1 404") && says("HTTP/1.1 405") && says("HTTP/1.1 403") &&
              says("ok\n") && !says("Connection: close"),
          "refusals on a connection that is kept");
    close(fd);
}

static void test_chunks(int port) {
    const char body[] = "10;x=y\r\n{\"jsonrpc\":\"2.0\"\r\n1d\r\n,\"id\":1,\"method\":\"tools/"
                        "list\"\r\n1\r\n}\r\n0\r\nTrailer: a\r\n\r\n";
    int fd = dial(port);
    put(fd, POST_MCP "Transfer-Encoding: chunked\r\n\r\n");
    for (size_t i = 0; i < sizeof body - 1; i++) {
        put_bytes(fd, body + i, 1);
    }
    put(fd, HEALTH);
    CHECK(take(fd, "\r\n\r\nok\n", 1) && says("\"tools\":["),
          "a chunked message, then another request");
    close(fd);
    ask(port, POST_MCP "Transfer-Encoding: chunked\r\n\r\nzz\r\n");
    CHECK(starts("HTTP/1.1 400"), "a chunk size that is none");
}

/* Chunked content that grows beyond the limit. */
static void test_endless_chunks(int port) {
    static char piece[65536];
    memset(piece, ' ', sizeof piece);
    int fd = dial(port);
    put(fd, POST_MCP "Transfer-Encoding: chunked\r\n\r\nfffffff\r\n");
    for (int i = 0; i < 24; i++) {
        put_bytes(fd, piece, sizeof piece);
    }
    CHECK(take_reply(fd, false) && starts("HTTP/1.1 413"), "chunks without end");
    close(fd);
}

static void test_continue(int port) {
    int fd = dial(port);
    put(fd, POST_MCP "Expect: 100-continue\r\nContent-Length: 40\r\n\r\n");
    CHECK(take(fd, "\r\n\r\n", 1) && starts("HTTP/1.1 100 Continue"), "Expect: 100-continue");
    put(fd, PING);
    CHECK(take_reply(fd, false) && says("\"result\":{}"), "and the reply after the content");
    put(fd,
        "POST /mcp HTTP/1.1\r\n" HOST "Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n");
    CHECK(take_reply(fd, false) && starts("HTTP/1.1 413"), "instead of a 100 the refusal");
    close(fd);
}

/* Content too large for the connection's own memory, with a second request behind it. */
static void test_large(int port) {
    static char request[REQUEST_MAX];
    size_t pad = 600000;
    int len = snprintf(request, sizeof request, POST_MCP "Content-Length: %zu\r\n\r\n", pad + 40);
    memset(request + len, ' ', pad);
    memcpy(request + (size_t)len + pad, PING HEALTH, sizeof PING HEALTH);
    int fd = dial(port);
    put(fd, request);
    CHECK(take(fd, "\r\n\r\nok\n", 1) && says("\"result\":{}"), "600 kB of content, then another");
    close(fd);
    memset(request, 'a', 20000);
    memcpy(request, "GET /healthz HTTP/1.1\r\nX: ", 26);
    request[20000] = 0;
    ask(port, request);
    CHECK(starts("HTTP/1.1 431") && says("larger than 16 KiB"), "a head of 20 kB");
    int many = 0;
    for (int i = 0; i < 100; i++) {
        many += snprintf(request + many, 16, "X-%d: y\r\n", i);
    }
    memmove(request + sizeof "GET / HTTP/1.1\r\n" HOST - 1, request, (size_t)many + 1);
    memcpy(request, "GET / HTTP/1.1\r\n" HOST, sizeof "GET / HTTP/1.1\r\n" HOST - 1);
    memcpy(request + sizeof "GET / HTTP/1.1\r\n" HOST - 1 + many, "\r\n", 3);
    ask(port, request);
    CHECK(starts("HTTP/1.1 431"), "a hundred headers");
}

/* A client that shuts down its side still gets its answers. */
static void test_half_closed(int port) {
    int fd = dial(port);
    put(fd, HEALTH);
    put(fd, with_content(POST_MCP, PING));
    shutdown(fd, SHUT_WR);
    CHECK(take_end(fd) && says("ok\n") && says("\"result\":{}"), "a half-closed client");
    close(fd);
    fd = dial(port);
    put(fd, "GET /healthz HTT");
    shutdown(fd, SHUT_WR);
    CHECK(take_end(fd) && EQ(t.len, 0), "half a request, and no more to come");
    close(fd);
}

/* A client that pipelines requests and never reads does not block others. */
static void test_never_reads(int port) {
    static const char list[] = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}";
    int fd = dial(port), small = 4096;
    setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &small, sizeof small);
    const char *request = with_content(POST_MCP, list);
    size_t len = strlen(request);
    for (int i = 0; i < 20000; i++) {
        if (send(fd, request, len, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)len) {
            break; /* both directions are full */
        }
    }
    ask(port, HEALTH);
    CHECK(says("ok\n"), "others are served beside a client that never reads");
    struct linger now = {1, 0};
    setsockopt(fd, SOL_SOCKET, SO_LINGER, &now, sizeof now);
    close(fd); /* a reset */
    ask(port, HEALTH);
    CHECK(says("ok\n"), "and after its reset");
}

static void test_hang_up(int port) {
    const char *request = with_content(POST_MCP CALL_MATRIX, MATRIX(META));
    size_t len = strlen(request);
    for (size_t cut = 0; cut < len; cut += 7) {
        int fd = dial(port);
        put_bytes(fd, request, cut);
        close(fd);
    }
    ask(port, HEALTH);
    CHECK(says("ok\n"), "clients that hang up at any byte");
}

static void test_etag(int port) {
    const char path[] = "GET /search?q=Monaco HTTP/1.1\r\n" HOST;
    char request[512], tag[64];
    snprintf(request, sizeof request, "%s\r\n", path);
    ask(port, request);
    header_of("ETag: ", tag, sizeof tag);
    CHECK(EQ(tag[0], '"') && says("Cache-Control: public, max-age=3600") &&
              says("Vary: Accept-Language, Origin"),
          "validators");
    snprintf(request, sizeof request, "%sIf-None-Match: \"x\", W/%s\r\n\r\n", path, tag);
    ask(port, request);
    CHECK(starts("HTTP/1.1 304") && says("ETag: ") && !says("Content-Length"), "If-None-Match");
    snprintf(request, sizeof request, "%sIf-None-Match: \"x\"\r\n\r\n", path);
    ask(port, request);
    CHECK(starts("HTTP/1.1 200") && says("\"lat\""), "another ETag");
}

/* Excluding the ids of one page of results gives the next. */
static void test_next_places(int port) {
    char request[256], ids[3][32] = {"0"};
    for (int i = 0; i < 2; i++) {
        snprintf(request, sizeof request,
                 "GET /search?q=Paris&limit=1&exclude_place_ids=%s HTTP/1.1\r\n" HOST "\r\n",
                 ids[i]);
        ask(port, request);
        const char *id = strstr(t.reply, "\"place_id\":"), *end = id ? strchr(id, ',') : NULL;
        if (end) {
            snprintf(ids[i + 1], sizeof ids[i + 1], "%.*s", (int)(end - id - 11), id + 11);
        }
    }
    CHECK(ids[1][0] && ids[2][0] && strcmp(ids[1], ids[2]) != 0, "the next place");
}

/* A session answers until it is deleted. */
static void test_session(int port) {
    char request[1024], id[64];
    ask(port, with_content(POST_MCP, INITIALIZE("2025-11-25")));
    header_of("Mcp-Session-Id: ", id, sizeof id);
    CHECK(strlen(id) >= 32, "a session id of at least 128 bits");
    for (int round = 0; round < 2; round++) {
        snprintf(request, sizeof request, POST_MCP "Mcp-Session-Id: %s\r\n", id);
        ask(port, with_content(request, PING));
        CHECK(starts(round ? "HTTP/1.1 404" : "HTTP/1.1 200"),
              round ? "a deleted session is gone" : "the session answers");
        snprintf(request, sizeof request,
                 "DELETE /mcp HTTP/1.1\r\n" HOST "Mcp-Session-Id: %s\r\n\r\n", id);
        ask(port, request);
        CHECK(starts(round ? "HTTP/1.1 404" : "HTTP/1.1 204"), "DELETE");
    }
}

/* The lines of /metrics are well-formed, and each name is described once, before its values. */
static void test_metrics(int port) {
    ask(port, GET("/metrics"));
    char *line = strstr(t.reply, "\r\n\r\n"), name[128] = "", type[128] = "";
    int values = 0, bad = 0;
    for (line = line ? line + 4 : t.reply; *line;) {
        size_t len = strcspn(line, "\n");
        char head[128] = "", value[64] = "";
        if (strncmp(line, "# HELP ", 7) == 0) {
            sscanf(line, "# HELP %127s", name);
            bad += strchr(name, '{') != NULL;
        } else if (strncmp(line, "# TYPE ", 7) == 0) {
            char typed[128] = "";
            sscanf(line, "# TYPE %127s %127s", typed, type);
            bad += strcmp(typed, name) != 0;
            size_t size = strlen(name);
            bool is_total = size > 6 && strcmp(name + size - 6, "_total") == 0;
            bad += is_total != (strcmp(type, "counter") == 0);
        } else {
            size_t size = strcspn(line, "{ ");
            snprintf(head, sizeof head, "%.*s", (int)size, line);
            const char *close = line[size] == '{' ? strchr(line, '}') + 1 : line + size;
            snprintf(value, sizeof value, "%.*s", (int)(line + len - close), close);
            char *end;
            strtod(value, &end);
            bad += strncmp(head, name, strlen(name)) != 0 || *end || value[0] != ' ';
            values++;
        }
        line += len + (line[len] == '\n');
    }
    CHECK(!bad && values > 40, "/metrics is Prometheus text");
    CHECK(says("geocoder_http_requests_total{route=\"/healthz\",code=\"200\"}") &&
              says("geocoder_http_request_duration_seconds_bucket{route=\"distance_matrix\",le="
                   "\"+Inf\"}") &&
              says("process_resident_memory_bytes ") && says("geocoder_cache_hits_total ") &&
              says("geocoder_upstream_requests_total{code=") && says("geocoder_rate_limit_queued "),
          "/metrics counts requests, tools, cache, upstream, rate limit, memory");
}

/* Repeated calls with the same answer are counted as calls. */
static void test_counts(int port) {
    static const char name[] = "\ngeocoder_tool_calls_total{tool=\"geocode\"} ";
    long counts[2] = {-1, -1};
    for (int i = 0; i < 2; i++) {
        for (int k = 0; i && k < 5; k++) {
            ask(port, with_content(POST_MCP STATELESS("tools/call") "Mcp-Name: geocode\r\n",
                                   "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\","
                                   "\"params\":{\"name\":\"geocode\",\"arguments\":{\"query\":"
                                   "\"Oslo\"}," META "}}"));
        }
        ask(port, GET("/metrics"));
        const char *line = strstr(t.reply, name);
        counts[i] = line ? strtol(line + sizeof name - 1, NULL, 10) : -1;
    }
    CHECK(counts[0] >= 0 && EQ(counts[1], counts[0] + 5), "five equal calls are counted");
}

static void test_open_connections(int port) {
    int fds[3];
    for (int i = 0; i < 3; i++) {
        fds[i] = dial(port);
        put(fds[i], HEALTH);
        take_reply(fds[i], false);
    }
    ask(port, GET("/metrics"));
    const char name[] = "\ngeocoder_http_connections ", *line = strstr(t.reply, name);
    CHECK(line && strtol(line + sizeof name - 1, NULL, 10) >= 4,
          "connections are counted as they are");
    for (int i = 0; i < 3; i++) {
        close(fds[i]);
    }
}

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Heads that trickle, on a new connection and on a used one: both time out although bytes still
 * arrive, and others are served meanwhile. */
static void test_slow_loris(int port) {
    int slow[2] = {dial(port), dial(port)};
    bool is_open[2] = {true, true}, others = true;
    int64_t give_up = now_ms() + 60000;
    put(slow[1], HEALTH);
    take_reply(slow[1], false);
    for (int i = 0; i < 2; i++) {
        put(slow[i], "GET /healthz HTTP/1.1\r\n" HOST);
    }
    forget();
    while ((is_open[0] || is_open[1]) && now_ms() < give_up) {
        for (int i = 0; i < 2; i++) {
            struct pollfd p = {slow[i], POLLIN, 0};
            char bytes[512];
            if (is_open[i] && poll(&p, 1, 200) > 0) {
                ssize_t n = recv(slow[i], bytes, sizeof bytes - 1, 0);
                others = others && (n <= 0 || strncmp(bytes, "HTTP/1.1 408", 12) == 0);
                is_open[i] = n > 0;
            }
            if (is_open[i]) {
                put(slow[i], "X: y\r\n");
            }
        }
        ask(port, HEALTH);
        others = others && says("ok\n");
    }
    CHECK(!is_open[0] && !is_open[1] && others, "heads that trickle are put out");
    ask(port, GET("/metrics"));
    CHECK(says("{route=\"none\",code=\"408\"} 2\n"), "and counted");
    close(slow[0]);
    close(slow[1]);
}

/* ---- other settings ---- */

#define OFFLINE "GEOCODER_BACKEND=gazetteer"

static void test_tokens(void) {
    static const struct {
        const char *name, *header, *status;
    } cases[] = {
        {"no token", "", "HTTP/1.1 401"},
        {"a wrong token", "Authorization: Bearer 0123456789abcdef0124\r\n", "HTTP/1.1 401"},
        {"a prefix", "Authorization: Bearer 0123456789abcdef\r\n", "HTTP/1.1 401"},
        {"another scheme", "Authorization: Basic 0123456789abcdef0123\r\n", "HTTP/1.1 401"},
        {"the first", "Authorization: Bearer 0123456789abcdef0123\r\n", "HTTP/1.1 200"},
        {"the second, any case of the scheme", "Authorization: bEaReR second-token-5678\r\n",
         "HTTP/1.1 200"},
        {"a wrong path needs one, too", "", "HTTP/1.1 401"},
    };
    const char *const settings[] = {OFFLINE,
                                    "GEOCODER_TOKEN=0123456789abcdef0123,second-token-5678", NULL};
    server *s = start(settings);
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char request[512];
        snprintf(request, sizeof request, "GET /%s HTTP/1.1\r\n" HOST "%s\r\n",
                 i == 6 ? "nosuch" : "metrics", cases[i].header);
        ask(s->port, request);
        CHECK(starts(cases[i].status), cases[i].name);
    }
    ask(s->port, HEALTH);
    CHECK(starts("HTTP/1.1 200"), "health needs no token");
    ask(s->port, GET("/.well-known/oauth-protected-resource"));
    CHECK(starts("HTTP/1.1 404"), "no OAuth here, whatever token there is");
    ask(s->port, "OPTIONS /mcp HTTP/1.1\r\n" HOST "Origin: http://localhost\r\n\r\n");
    CHECK(starts("HTTP/1.1 204"), "a preflight needs no token");
    ask(s->port, GET("/metrics"));
    CHECK(says("WWW-Authenticate: Bearer realm=") && !says("resource_metadata"), "401 says how");
    for (int i = 0; i < 12; i++) {
        ask(s->port,
            "GET /metrics HTTP/1.1\r\n" HOST "Authorization: Bearer nononononononono\r\n\r\n");
    }
    CHECK(starts("HTTP/1.1 429") && says("Retry-After: "), "guessing is slowed down");
    ask(s->port,
        "GET /metrics HTTP/1.1\r\n" HOST "Authorization: Bearer second-token-5678\r\n\r\n");
    CHECK(starts("HTTP/1.1 200"), "a right token is good also behind the guesser's proxy");
    ask(s->port,
        "GET /search?q=Monaco HTTP/1.1\r\n" HOST "Authorization: Bearer second-token-5678\r\n\r\n");
    CHECK(says("Cache-Control: private"), "behind tokens caches are private");
    CHECK(EQ(stop(s), 0), "stops");
}

/* A session belongs to the token it was made with. */
static void test_principals(void) {
    const char *const settings[] = {OFFLINE,
                                    "GEOCODER_TOKEN=0123456789abcdef0123,second-token-5678", NULL};
    server *s = start(settings);
    char id[64], request[512];
    ask(s->port, with_content(POST_MCP "Authorization: Bearer second-token-5678\r\n",
                              INITIALIZE("2025-11-25")));
    header_of("Mcp-Session-Id: ", id, sizeof id);
    for (int i = 0; i < 2; i++) {
        snprintf(request, sizeof request,
                 POST_MCP "Authorization: Bearer %s\r\nMcp-Session-Id: %s\r\n",
                 i ? "second-token-5678" : "0123456789abcdef0123", id);
        ask(s->port, with_content(request, PING));
        CHECK(starts(i ? "HTTP/1.1 200" : "HTTP/1.1 404"),
              i ? "a session and its token" : "a session and another's token");
    }
    CHECK(EQ(stop(s), 0), "stops");
}

/* ---- little memory ---- */

/* Address space of so many MiB besides the program itself, whose size depends on the gazetteer. */
static size_t space_of(int megabytes) {
    struct stat about;
    return stat(t.program, &about) ? 0 : (size_t)about.st_size + ((size_t)megabytes << 20);
}

/* A board with 64 MB: requests answered on the loop and on a worker. */
static void test_small_board(void) {
    const char *const settings[] = {"GEOCODER_CONNECTIONS_MAX=64", "GEOCODER_REST_FALLBACK=1",
                                    "NOMINATIM_BASE_URL=http://127.0.0.1:9", NULL};
    address_space = space_of(66);
    server *s = start(settings);
    address_space = 0;
    ask(s->port, HEALTH);
    CHECK(starts("HTTP/1.1 200"), "alive in 64 MB");
    for (int i = 0; i < 3; i++) {
        ask(s->port, GET("/search?q=Monaco&limit=1"));
        CHECK(starts("HTTP/1.1 200") && says("Monaco"), "a search in 64 MB");
    }
    ask(s->port, with_content(POST_MCP CALL_MATRIX, MATRIX(META)));
    CHECK(starts("HTTP/1.1 200") && says("\"structuredContent\""), "MCP in 64 MB");
    CHECK(EQ(stop(s), 0), "stops");
}

/* Every command with little memory: what it says, or still does. */
static void test_no_memory(void) {
    static const struct {
        const char *args, *says;
        int megabytes;
    } rows[] = {
        {"geocode Monaco", "Not enough memory for a call, which needs 11 MiB: ", 18},
        {"geocode Monaco", "\"status\":\"ok\"", 34},
        {"doctor --offline", "ok   gazetteer", 30},
        {"http --port 0", "1024 connections need ", 30},
        {"http --port 0", "lower GEOCODER_CONNECTIONS_MAX (64 need ", 30},
        {"mcp", "Cannot serve MCP on stdin and stdout: ", 32},
        {"mcp", "lower GEOCODER_WORKERS or GEOCODER_CACHE_SIZE", 32},
        {"mcp --workers 1 <$F/call.json", "\"lat\":43.7", 36},
        {"batch -", "Not enough memory for a batch, which needs 43 MiB: ", 30},
        {"index build -o $F/few.idx $F/few.csv", "MiB of memory cannot be reserved: ", 30},
        {"--index $F/large.idx geocode Monaco", "its 100 MiB do not fit the address space", 30},
        {"mcp --base-url http://127.0.0.1:9 <$F/call.json", "\"lat\":43.7", 66}, /* on a worker */
        {"config", "GEOCODER_CACHE_SIZE", 18},
    };
    char folder[] = "/tmp/geocoder-memory-XXXXXX", command[1024];
    CHECK(mkdtemp(folder) != NULL, "a folder");
    snprintf(command, sizeof command,
             "cd %s && truncate -s 100M large.idx && echo name,lat,lon >few.csv && echo '%s' "
             ">call.json",
             folder,
             "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":"
             "\"geocode\",\"arguments\":{\"query\":\"Monaco\"}," META "}}");
    CHECK(EQ(system(command), 0), "three files");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        snprintf(command, sizeof command, "F=%s; ulimit -v %zu; exec '%s' </dev/null 2>&1 %s",
                 folder, space_of(rows[i].megabytes) >> 10, t.program, rows[i].args);
        FILE *out = popen(command, "r");
        t.len = out ? fread(t.reply, 1, REPLY_MAX - 1, out) : 0;
        t.reply[t.len] = 0;
        int status = out ? pclose(out) : -1;
        CHECK(WIFEXITED(status) && WEXITSTATUS(status) < 128 && says(rows[i].says), rows[i].args);
    }
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK(EQ(system(command), 0), "cleared");
}

static void write_file(const char *path, const char *text) {
    FILE *f = fopen(path, "w");
    if (!f || fputs(text, f) < 0 || fclose(f)) {
        die(path);
    }
}

/* SIGHUP reads the token file again; an invalid file changes nothing. */
static void test_reload(void) {
    char path[] = "/tmp/geocoder-tokens-XXXXXX", setting[128];
    int fd = mkstemp(path);
    if (fd < 0) {
        die(path);
    }
    close(fd);
    write_file(path, "\xEF\xBB\xBF"
                     "first-token-0123456\n# ours\n");
    snprintf(setting, sizeof setting, "GEOCODER_TOKEN_FILE=%s", path);
    const char *const settings[] = {OFFLINE, setting, NULL};
    chmod(path, 0644); /* it starts all the same */
    server *s = start(settings);
    CHECK(strstr(s->text, "Other users may read or write the token file /tmp/geocoder-tokens-"),
          "a file that is no secret is told");
    chmod(path, 0600);
    const char *first =
        "GET /metrics HTTP/1.1\r\n" HOST "Authorization: Bearer first-token-0123456\r\n\r\n";
    const char *second =
        "GET /metrics HTTP/1.1\r\n" HOST "Authorization: Bearer second-token-987654\r\n\r\n";
    ask(s->port, first);
    CHECK(starts("HTTP/1.1 200"), "a token of the file");
    write_file(path, "second-token-987654\r\n\nthird-token-0123456\n");
    kill(s->pid, SIGHUP);
    for (int i = 0; i < 200; i++) { /* the signal is another way in than the socket */
        ask(s->port, second);
        if (starts("HTTP/1.1 200")) {
            break;
        }
        poll(NULL, 0, 20);
    }
    CHECK(starts("HTTP/1.1 200"), "HUP brings new tokens");
    ask(s->port, first);
    CHECK(starts("HTTP/1.1 4"), "and takes old ones away");
    static const char *const wrong[] = {"short\n", "# none any more\n"};
    for (int i = 0; i < 2; i++) {
        write_file(path, wrong[i]);
        kill(s->pid, SIGHUP);
        CHECK(read_log(s, i ? "No token is in" : "reload_failed"), "a wrong file is said");
        CHECK(!strstr(strstr(s->text, "Listening"), "Other users"), "one that is secret is not");
        ask(s->port, GET("/metrics"));
        CHECK(starts("HTTP/1.1 401"), "and opens nothing");
        ask(s->port, second);
        CHECK(starts("HTTP/1.1 200"), "and changes nothing");
    }
    CHECK(EQ(stop(s), 0), "stops");
    unlink(path);
}

static void test_origins(void) {
    const char *const settings[] = {OFFLINE, "GEOCODER_ALLOW_ORIGIN=https://maps.example.com",
                                    "GEOCODER_ALLOW_HOST=geo.example.com", NULL};
    server *s = start(settings);
    ask(s->port, "GET /search?q=Monaco HTTP/1.1\r\nHost: geo.example.com\r\n"
                 "Origin: https://maps.example.com\r\n\r\n");
    CHECK(starts("HTTP/1.1 200") &&
              says("Access-Control-Allow-Origin: https://maps.example.com\r\n"),
          "a named origin and host");
    ask(s->port, "GET /nosuch HTTP/1.1\r\n" HOST "Origin: https://maps.example.com\r\n\r\n");
    CHECK(starts("HTTP/1.1 404") && says("Access-Control-Allow-Origin"), "pages read errors, too");
    ask(s->port, "GET /healthz HTTP/1.1\r\n" HOST "Origin: http://maps.example.com\r\n\r\n");
    CHECK(starts("HTTP/1.1 403"), "the same over http is another origin");
    CHECK(EQ(stop(s), 0), "stops");
}

/* As Nominatim and Photon with CORS. */
static void test_any_origin(void) {
    static const char *const paths[] = {"/search?q=Monaco", "/photon/api?q=Monaco"};
    const char *const settings[] = {OFFLINE, "GEOCODER_ALLOW_ORIGIN=*", NULL};
    server *s = start(settings);
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        char text[512];
        snprintf(text, sizeof text,
                 "GET %s HTTP/1.1\r\n" HOST "Origin: https://any.example.com\r\n"
                 "Sec-Fetch-Site: cross-site\r\n\r\n",
                 paths[i]);
        ask(s->port, text);
        CHECK(starts("HTTP/1.1 200") && says("Access-Control-Allow-Origin: *\r\n"), paths[i]);
        snprintf(text, sizeof text,
                 "OPTIONS %s HTTP/1.1\r\n" HOST "Origin: https://any.example.com\r\n"
                 "Access-Control-Request-Method: GET\r\n"
                 "Access-Control-Request-Headers: x-requested-with\r\n\r\n",
                 paths[i]);
        ask(s->port, text);
        CHECK(says("HTTP/1.1 20") && says("Access-Control-Allow-Origin: *\r\n") &&
                  says("Access-Control-Allow-Methods: GET") &&
                  says("Access-Control-Allow-Headers: x-requested-with\r\n") &&
                  says("Access-Control-Max-Age: 86400\r\n"),
              "its preflight");
        snprintf(text, sizeof text, "GET %s HTTP/1.1\r\n" HOST "Sec-Fetch-Site: cross-site\r\n\r\n",
                 paths[i]);
        ask(s->port, text);
        CHECK(starts("HTTP/1.1 200"), "and without an origin");
    }
    CHECK(EQ(stop(s), 0), "stops");
}

static void test_limits(void) {
    const char *const settings[] = {OFFLINE, "GEOCODER_CONNECTIONS_MAX=8",
                                    "GEOCODER_PEER_CONNECTIONS_MAX=6", NULL};
    server *s = start(settings);
    int fds[6];
    for (int i = 0; i < 6; i++) {
        fds[i] = dial(s->port);
        put(fds[i], HEALTH);
        take_reply(fds[i], false);
    }
    int seventh = dial(s->port);
    CHECK(take_reply(seventh, false) && starts("HTTP/1.1 503") && says("Retry-After: "),
          "one connection too many from one address");
    close(seventh);
    put(fds[0], HEALTH);
    CHECK(take_reply(fds[0], false) && says("ok\n"), "the others are served");
    close(fds[5]);
    for (int i = 0; i < 200; i++) { /* until the server has seen it go */
        ask(s->port, HEALTH);
        if (starts("HTTP/1.1 200")) {
            break;
        }
        poll(NULL, 0, 20);
    }
    CHECK(starts("HTTP/1.1 200"), "a slot that came free");
    put(fds[1], "GET /he"); /* a slow client does not stop the stop for long */
    CHECK(EQ(stop(s), 0), "stops with idle and slow connections open");
    for (int i = 0; i < 5; i++) {
        close(fds[i]);
    }
}

/* When all slots are taken, the longest idle connection is closed. */
static void test_full(void) {
    const char *const settings[] = {OFFLINE, "GEOCODER_CONNECTIONS_MAX=4", NULL};
    server *s = start(settings);
    int fds[6];
    for (int i = 0; i < 6; i++) {
        fds[i] = dial(s->port);
        put(fds[i], HEALTH);
        CHECK(take_reply(fds[i], false) && says("ok\n"), "a new connection finds a slot");
        poll(NULL, 0, 5);
    }
    CHECK(take_end(fds[0]) && EQ(t.len, 0), "the oldest was closed");
    put(fds[4], HEALTH);
    CHECK(take_reply(fds[4], false) && says("ok\n"), "a younger one was not");
    CHECK(EQ(stop(s), 0), "stops");
    for (int i = 0; i < 6; i++) {
        close(fds[i]);
    }
}

/* A client that sends many requests at once is not served to the end before others are. */
static void test_turns(void) {
    enum { REQUESTS = 300 };
    const char *const settings[] = {OFFLINE, "GEOCODER_LOG_LEVEL=info", NULL};
    server *s = start(settings);
    int many = dial(s->port), one = dial(s->port);
    put(many, HEALTH);
    take_reply(many, false);
    put(one, HEALTH);
    take_reply(one, false);
    kill(s->pid, SIGSTOP); /* so that both are there when it looks */
    for (int i = 0; i < REQUESTS; i++) {
        put(many, HEALTH);
    }
    put(one, GET("/readyz"));
    kill(s->pid, SIGCONT);
    int before = 0;
    bool good = read_log(s, " /readyz ");
    const char *end = strstr(s->text, " /readyz ");
    for (const char *at = s->text; good && (at = strstr(at, " /healthz /")) && at < end; at++) {
        before++;
    }
    CHECK(good && before < REQUESTS, "others are served in between");
    CHECK(take(many, "\r\n\r\nok\n", REQUESTS), "and each gets its reply");
    CHECK(EQ(stop(s), 0), "stops");
    close(many);
    close(one);
}

/* The access log: one line per request, without queries. */
static void test_log(void) {
    static const char trace[] = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    for (int as_json = 0; as_json < 2; as_json++) {
        const char *const settings[] = {OFFLINE, "GEOCODER_LOG_LEVEL=info",
                                        as_json ? "GEOCODER_LOG=json" : "GEOCODER_LOG=text", NULL};
        server *s = start(settings);
        char request[512];
        snprintf(request, sizeof request,
                 "GET /search?q=Secretville HTTP/1.1\r\n" HOST "traceparent: %s\r\n\r\n", trace);
        ask(s->port, request);
        bool good = read_log(s, "http_request") && read_log(s, trace);
        CHECK(good && strstr(s->text, as_json ? "\"route\":\"/search\",\"status\":200"
                                              : "GET /search /search 200, "),
              as_json ? "the access log as JSON" : "the access log as text");
        ask(s->port,
            "GET /healthz HTTP/1.1\r\n" HOST
            "traceparent: 42-4af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-x\r\n\r\n");
        CHECK(read_log(s, as_json ? "42-4af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\""
                                  : "42-4af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01\n"),
              "of a later version of traceparent the parts that are known");
        ask(s->port, "GET /search?q=Oslo HTTP/1.1\r\n" HOST "If-None-Match: *\r\n\r\n");
        CHECK(read_log(s, as_json ? "\"status\":304,\"bytes\":0," : " 304, 0 bytes, "),
              "what the client has is not sent");
        ask(s->port, "HEAD /healthz HTTP/1.1\r\n" HOST "\r\n");
        CHECK(read_log(s, as_json ? "\"status\":200,\"bytes\":0," : " 200, 0 bytes, "),
              "nor is what HEAD asks about");
        ask(s->port, "GET /search?q=Secretville HTTP/1.1\r\n\r\n");
        CHECK(read_log(s, as_json ? "\"path\":\"/search\",\"route\":\"none\",\"status\":400,"
                                  : "GET /search none 400, "),
              "a request whose headers are wrong");
        ask(s->port, GET("/search/Secretville/x"));
        CHECK(read_log(s, as_json ? "\"path\":\"/search/\",\"route\":\"none\",\"status\":404,"
                                  : "GET /search/ none 404, "),
              "of a path that is not ours the first part");
        ask(s->port, "\x16\x03\x01\x02\x01\x01");
        CHECK(read_log(s, as_json
                              ? "\"method\":\"-\",\"path\":\"-\",\"route\":\"none\",\"status\":400,"
                              : "- - none 400, "),
              "what is no request");
        ask(s->port, "GET /healthz HTTP/1.1\r\n" HOST "traceparent: a\x1b[31mb\r\n\r\n");
        static const char *const bad[] = {
            "00-xx",
            "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
            "00-00000000000000000000000000000000-b7ad6b7169203331-01",
            "00-1af7651916cd43dd8448eb211c80319c-0000000000000000-01",
            "ff-2af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
            "00-3af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-4",
        };
        bool lacks = true;
        for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
            snprintf(request, sizeof request,
                     "GET /healthz HTTP/1.1\r\n" HOST "traceparent: %s\r\n\r\n", bad[i]);
            ask(s->port, request);
        }
        stop(s);
        for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
            lacks = lacks && !strstr(s->text, bad[i]);
        }
        CHECK(lacks && !strstr(s->text, "Secretville") && !strchr(s->text, 27),
              "it has neither queries nor what is no traceparent");
    }
}

/* When nobody reads the log, the server continues and later logs how many lines were lost. */
static void test_unread_log(void) {
    const char *const settings[] = {OFFLINE, "GEOCODER_LOG_LEVEL=info", NULL};
    server *s = start(settings);
    int answered = 0, requests = 2000; /* of some 80 bytes each; a pipe holds 64 KiB */
    for (bool good = true; good && answered < requests; answered += good) {
        ask(s->port, HEALTH);
        good = says("ok\n");
    }
    CHECK(EQ(answered, requests), "an unread log stops nobody");
    CHECK(read_log(s, "GET /healthz"), "it begins with the first");
    struct pollfd p = {s->log, POLLIN, 0};
    while (poll(&p, 1, 0) > 0 && read(s->log, s->text, LOG_TEXT_MAX) > 0) {
    }
    s->len = 0;
    s->text[0] = 0;
    ask(s->port, HEALTH);
    CHECK(read_log(s, "lines before were lost"), "the lines that were lost are counted");
    CHECK(EQ(stop(s), 0), "stops");
}

/* The upstream is down: an error, whose clients could not see a warning. */
static void test_upstream_down(void) {
    const char *const settings[] = {"GEOCODER_BACKEND=auto",
                                    "NOMINATIM_BASE_URL=http://127.0.0.1:1", NULL};
    server *s = start(settings);
    ask(s->port, GET("/readyz"));
    CHECK(starts("HTTP/1.1 200") && says("Cache-Control: no-store\r\n") &&
              says("ready: the upstream is degraded\n"),
          "ready all the same, and why it is not quite");
    ask(s->port, GET("/search?q=Monaco"));
    CHECK(starts("HTTP/1.1 503") && says("Retry-After: ") && !says("ETag: "), "search fails");
    ask(s->port, GET("/status?format=json"));
    CHECK(says("\"status\":7"), "and says so");
    ask(s->port, GET("/photon/reverse?lat=43.7311&lon=7.4197"));
    CHECK(starts("HTTP/1.1 503") && says("Retry-After: ") && says("{\"message\":\""),
          "so does Photon's reverse");
    ask(s->port, GET("/photon/api?q=Mona"));
    CHECK(starts("HTTP/1.1 200") && says("\"name\":\"Monaco\""), "names go on all the same");
    CHECK(EQ(stop(s), 0), "stops");
    const char *const alone[] = {"GEOCODER_BACKEND=nominatim",
                                 "NOMINATIM_BASE_URL=http://127.0.0.1:1", NULL};
    static const char *const paths[] = {"/search?q=Monaco", "/photon/structured?city=Monaco",
                                        "/photon/status"};
    s = start(alone);
    for (size_t i = 0; i < sizeof paths / sizeof paths[0]; i++) {
        char request[160];
        snprintf(request, sizeof request, "GET %s HTTP/1.1\r\n" HOST "\r\n", paths[i]);
        ask(s->port, request);
        CHECK(starts("HTTP/1.1 503") && says("Retry-After: "), paths[i]);
    }
    CHECK(EQ(stop(s), 0), "stops");
}

/* The same where the gazetteer may stand in: with a warning and uncached. */
static void test_upstream_replaced(void) {
    const char *const settings[] = {"GEOCODER_BACKEND=auto", "GEOCODER_REST_FALLBACK=1",
                                    "NOMINATIM_BASE_URL=http://127.0.0.1:1", NULL};
    server *s = start(settings);
    ask(s->port, GET("/search?q=Monaco"));
    CHECK(starts("HTTP/1.1 200") && says("X-Geocoder-Warning: From the gazetteer, because") &&
              says("Cache-Control: no-store\r\n") && !says("ETag: "),
          "an answer that stands in for the upstream's");
    ask(s->port, GET("/photon/reverse?lat=43.7311&lon=7.4197"));
    CHECK(starts("HTTP/1.1 200") && says("X-Geocoder-Warning: From the gazetteer, because") &&
              says("\"countrycode\":\"MC\""),
          "of Photon's, too");
    CHECK(EQ(stop(s), 0), "stops");
}

static int listen_at(int *port) {
    struct sockaddr_in at = {.sin_family = AF_INET};
    socklen_t size = sizeof at;
    at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)(void *)&at, sizeof at) || listen(fd, 8) ||
        getsockname(fd, (struct sockaddr *)(void *)&at, &size)) {
        die("listen");
    }
    *port = ntohs(at.sin_port);
    return fd;
}

/* Photon's API at the root: of one more port, and of the first. */
static void test_photon(void) {
    static const row rows[] = {
        {"search", "GET /api?q=mona&limit=1 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
         "\"name\":\"Monaco\"", NULL},
        {"search under /photon", "GET /photon/api/?q=mona HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200",
         "\"countrycode\":\"MC\"", NULL},
        {"reverse", "GET /reverse?lat=43.7311&lon=7.4197&limit=1 HTTP/1.1\r\n" HOST, NULL,
         "HTTP/1.1 200", "\"features\":[{\"type\":\"Feature\"", NULL},
        {"status", "GET /status HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "{\"status\":\"Ok\"",
         NULL},
        {"a mistake", "GET /reverse?lat=43.7311 HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 400",
         "{\"message\":\"Missing parameter 'lon'.\"}", NULL},
        {"not Nominatim's", "GET /search?q=Monaco HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 404", NULL,
         NULL},
        {"probes", "GET /readyz HTTP/1.1\r\n" HOST, NULL, "HTTP/1.1 200", "ready", NULL},
    };
    int port, other = listen_at(&port);
    char setting[64];
    close(other);
    snprintf(setting, sizeof setting, "GEOCODER_PHOTON_PORT=%d", port);
    const char *const second[] = {OFFLINE, setting, NULL};
    server *s = start(second);
    CHECK(read_log(s, "Photon's API"), "the second address is logged");
    TEST_ROWS(port, rows);
    ask(s->port, GET("/reverse?lat=43.7311&lon=7.4197&format=jsonv2"));
    CHECK(starts("HTTP/1.1 200") && says("\"place_id\""), "the first port is Nominatim's");
    CHECK(EQ(stop(s), 0), "stops");
    const char *const first[] = {OFFLINE, "GEOCODER_FACE=photon", NULL};
    s = start(first);
    TEST_ROWS(s->port, rows);
    CHECK(EQ(stop(s), 0), "stops");
}

/* Two clients shut down their side while the upstream is slow: the one that still reads gets its
 * answer, the one that has gone is dropped. */
static void test_gone_clients(void) {
    int port, upstreams = listen_at(&port), fds[2];
    char url[64];
    snprintf(url, sizeof url, "NOMINATIM_BASE_URL=http://127.0.0.1:%d", port);
    const char *const settings[] = {"GEOCODER_BACKEND=nominatim", "GEOCODER_RATE_LIMIT=0", url,
                                    NULL};
    server *s = start(settings);
    for (int i = 0; i < 2; i++) {
        fds[i] = dial(s->port);
        put(fds[i], i ? GET("/search?q=b") : GET("/search?q=a"));
        int upstream = accept(upstreams, NULL, NULL);
        if (i) {
            close(fds[i]);
            for (int k = 0; k < 200 && !says("route=\"/search\",code=\"499\"} 1\n"); k++) {
                poll(NULL, 0, 50);
                ask(s->port, GET("/metrics"));
            }
            CHECK(says("route=\"/search\",code=\"499\"} 1\n"), "a client that has gone");
        } else {
            shutdown(fds[i], SHUT_WR);
            CHECK(take(fds[i], "\r\n\r\n", 1) && starts("HTTP/1.1 100 "), "is it still there?");
            put(upstream,
                "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"
                "Connection: close\r\n\r\n[]");
            CHECK(take_end(fds[i]) && starts("HTTP/1.1 200") && says("\r\n\r\n[]"),
                  "a half-closed client that waits");
            close(fds[i]);
        }
        close(upstream);
    }
    close(upstreams);
    CHECK(EQ(stop(s), 0), "stops");
}

/* A kept connection from another address of this machine. */
static int dial_as(int last_byte, int port) {
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)},
                       at = {.sin_family = AF_INET};
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    at.sin_addr.s_addr = htonl((INADDR_LOOPBACK & ~0xFFu) | (unsigned)last_byte);
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)(void *)&at, sizeof at) ||
        connect(fd, (struct sockaddr *)(void *)&to, sizeof to)) {
        die("connect");
    }
    return fd;
}

/* Sends it so often from that address; %d in it is the number. */
static bool flood(int port, int last_byte, int count, const char *head, const char *content) {
    int fd = dial_as(last_byte, port), answered = 0;
    char text[512];
    for (int i = 0; i < count; i++) {
        snprintf(text, sizeof text, content, i);
        put(fd, with_content(head, text));
        answered += take_reply(fd, false) && starts("HTTP/1.1 200");
    }
    close(fd);
    return answered == count;
}

static bool session_lives(int port, const char *id) {
    char request[256];
    snprintf(request, sizeof request, POST_MCP "Mcp-Session-Id: %s\r\n", id);
    ask(port, with_content(request, PING));
    return starts("HTTP/1.1 200");
}

static bool chat_knows(int port, const char *id, const char *message) {
    char text[256];
    snprintf(text, sizeof text, "{\"sessionId\":\"%s\",\"userMessage\":\"%s\"}", id, message);
    ask(port, with_content(POST_CHAT, text));
    return says("Vaduz");
}

/* One that opens many sessions drops its own that nobody uses. */
static void test_session_flood(void) {
    enum { MCP_SESSIONS = 1100, CHAT_SESSIONS = 300 };
    const char *const settings[] = {OFFLINE, NULL};
    server *s = start(settings);
    for (int last_byte = 1; last_byte <= 2; last_byte++) { /* its own address, and another */
        char id[64];
        ask(s->port, with_content(POST_MCP, INITIALIZE("2025-11-25")));
        header_of("Mcp-Session-Id: ", id, sizeof id);
        CHECK(session_lives(s->port, id), "a session");
        CHECK(flood(s->port, last_byte, MCP_SESSIONS, POST_MCP, INITIALIZE("2025-11-25")) &&
                  session_lives(s->port, id),
              "outlives a flood of others");
        CHECK(chat_knows(s->port, "kept", "Show me Vaduz") &&
                  chat_knows(s->port, "kept", "what country is there"),
              "a session of the chat");
        CHECK(flood(s->port, last_byte, CHAT_SESSIONS, POST_CHAT,
                    "{\"sessionId\":\"s%d\",\"userMessage\":\"hello\"}") &&
                  chat_knows(s->port, "kept", "what country is there"),
              "outlives a flood, too");
    }
    CHECK(EQ(stop(s), 0), "stops");
}

/* ---- tables ---- */

/* Posts bytes; *query is what follows the path. */
static void post_table(int port, const char *query, const char *bytes, size_t len) {
    char head[512];
    snprintf(head, sizeof head, "POST /api/table%s HTTP/1.1\r\n" HOST "Content-Length: %zu\r\n\r\n",
             query, len);
    int fd = dial(port);
    put(fd, head);
    put_bytes(fd, bytes, len);
    take_reply(fd, false);
    close(fd);
}

/* One table in nine kinds of files, and tables that are damaged or want something else. */
static void test_table_kinds(int port) {
    static const struct {
        const char *file, *query, *has, *row;
    } rows[] = {
        {"utf8.csv", "", "\"encoding\":\"UTF-8\",\"separator\":\",\"", NULL},
        {"utf16.txt", "", "\"encoding\":\"UTF-16LE\",\"separator\":\"\\t\"", NULL},
        {"windows1252.csv", "", "\"encoding\":\"Windows-1252\",\"separator\":\";\"", NULL},
        {"shift_jis.csv", "", "Shift-JIS", "北海道"}, /* or a program without its table */
        {"customers.csv.gz", "?name=customers.csv.gz", "\"format\":\"csv\"", NULL},
        {"customers.xlsx", "", "\"format\":\"spreadsheet\"", NULL},
        {"customers.ods", "", "\"format\":\"spreadsheet\"", NULL},
        {"customers.ndjson", "", "\"format\":\"ndjson\"", NULL},
        {"customers.geojson", "", "\"name\":\"lat\",\"key\":\"lat\",\"role\":\"lat\"",
         "{\"cells\":[\"47.37\",\"8.54\",\"Ada Cook\"],\"lat\":47.37,\"lon\":8.54}"},
        {"utf8.csv", "?columns=country=Country&from=2",
         "\"name\":\"City\",\"key\":\"City\",\"role\":\"-\"",
         "\"rows\":[{\"cells\":[\"Lincoln\",\"Oslo\",\"Norway\"],\"query\":"},
        {"customers.xlsx", "?sheet=Others", "table has no sheet", "\"Others\\\""},
        {"customers.xlsx", "?name=x.xlsx&sheet=1", "\"format\":\"spreadsheet\"", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char path[200];
        static char bytes[4096];
        snprintf(path, sizeof path, "tests/data/tables/kinds/%s", rows[i].file);
        FILE *file = fopen(path, "rb");
        size_t len = file ? fread(bytes, 1, sizeof bytes, file) : 0;
        CHECK(len > 0, path);
        if (file) {
            fclose(file);
        }
        post_table(port, rows[i].query, bytes, len);
        const char *row = rows[i].row ? rows[i].row
                                      : "{\"cells\":[\"Joe Ray\",\"Málaga\",\"Spain\"],"
                                        "\"query\":\"Málaga, Spain\"}";
        bool is_read = says(rows[i].has) && says(row);
        CHECK(is_read || (starts("HTTP/1.1 400") && says("which this program cannot read")), path);
    }
}

#define TABLE(bytes) bytes, sizeof bytes - 1
static void test_tables(void) {
    enum { LARGE = (1 << 20) + 1, LINES = 1 << 18 };
    static char bytes[LARGE];
    static const struct {
        const char *query, *bytes;
        size_t len;
        const char *status, *has;
    } rows[] = {
        {"", TABLE(""), "HTTP/1.1 400", "The table is empty."},
        {"?name=a%00b", TABLE("city\nBern\n"), "HTTP/1.1 400", "name must be a text"},
        {"?name=%ff", TABLE("city\nBern\n"), "HTTP/1.1 400", "name must be a text"},
        {"?from=-1", TABLE("city\nBern\n"), "HTTP/1.1 400", "from must be the number of a row"},
        {"?from=9", TABLE("city\nBern\n"), "HTTP/1.1 200", "\"rows\":[]}"},
        {"?columns=city=Nowhere", TABLE("city,x\nBern,1\n"), "HTTP/1.1 400", "has no column"},
        {"?name=x.csv", TABLE("u,v\n?,1\n"), "HTTP/1.1 200", "\"role\":\"-\""},
        {"", TABLE("lat,lon\n91,0\nx,y\n"), "HTTP/1.1 200", "coordinates are none on Earth"},
        {"", TABLE("\x1F\x8B\b\0\0\0\0\0\0\x03x"), "HTTP/1.1 400", "The table"},
        {"", TABLE("PK\x03\x04\0\0\0\0\0\0\0\0\0\0"), "HTTP/1.1 400", "is damaged"},
        {"", TABLE("ab\0\0c"), "HTTP/1.1 400", "is no text"},
        {"", TABLE("[{\"city\":\"Bern\"},{\"city\":"), "HTTP/1.1 200", "\"query\":\"Bern\""},
    };
    const char *const settings[] = {OFFLINE, NULL};
    server *s = start(settings);
    test_table_kinds(s->port);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        post_table(s->port, rows[i].query, rows[i].bytes, rows[i].len);
        CHECK(starts(rows[i].status) && says(rows[i].has), rows[i].has);
    }
    memset(bytes, 'x', LARGE);
    post_table(s->port, "", bytes, LARGE);
    CHECK(starts("HTTP/1.1 413"), "more than 1 MiB");
    for (int i = 0; i < LINES; i++) {
        memcpy(bytes + 4 * i, "q,x\n", 4);
    }
    long next = 0, rows_read = 0;
    for (int asked = 0; asked < 100; asked++) { /* as the page does */
        char query[40];
        snprintf(query, sizeof query, "?columns=query=q&from=%ld", next);
        post_table(s->port, query, bytes, LARGE - 1);
        const char *more = strstr(t.reply, "],\"next\":");
        CHECK(starts("HTTP/1.1 200"), "a part of a large table");
        rows_read += count_of("{\"cells\":[\"q\",\"x\"],\"query\":\"q\"}");
        next = more ? strtol(more + 9, NULL, 10) : 0;
        if (!next) {
            break;
        }
    }
    CHECK(EQ(rows_read, LINES - 1), "all its rows, and none twice");
    ask(s->port, GET("/api/table"));
    CHECK(starts("HTTP/1.1 405"), "it takes POST alone");
    ask(s->port, with_content("POST /api/table HTTP/1.1\r\n" HOST "Origin: http://evil.example\r\n",
                              "city\nBern\n"));
    CHECK(starts("HTTP/1.1 403"), "not for pages of others");
    CHECK(EQ(stop(s), 0), "stops");
}
#undef TABLE

/* What an upstream sends, and what becomes of it. Rows are asked for by their number. */
static const struct {
    const char *name, *path, *sent; /* behind the status line */
    const char *status, *has, *lacks;
} relayed[] = {
    {"JSON", "/search?q=", "200 OK\r\nContent-Type: text/html\r\n\r\n[{\"a\":\"<b>\"}]",
     "HTTP/1.1 200 ", "Content-Type: application/json; charset=utf-8\r\n", "text/html"},
    {"XML", "/search?format=xml&q=",
     "200 OK\r\nContent-Type: text/html\r\n\r\n<?xml "
     "version=\"1.0\"?><searchresults><a/></searchresults>",
     "HTTP/1.1 200 ", "\r\nContent-Security-Policy: sandbox; default-src 'none'", "text/html"},
    {"XML says what it depends on", "/search?format=xml&q=",
     "200 OK\r\n\r\n<?xml version=\"1.0\"?><searchresults more_url=\"http://a/search?\"><a/>"
     "</searchresults>",
     "HTTP/1.1 200 ", "\r\nVary: Host, X-Forwarded-Proto\r\n", "//a/"},
    {"a page that was asked for", "/search?debug=1&q=",
     "200 OK\r\nContent-Type: text/html\r\n\r\n<!DOCTYPE html><script>x</script>", "HTTP/1.1 200 ",
     "\r\nContent-Security-Policy: sandbox; default-src 'none'", "max-age"},
    {"of /reverse, too",
     "/reverse?debug=1&lon=2&lat=", "200 OK\r\nContent-Type: text/html\r\n\r\n<script>x</script>",
     "HTTP/1.1 200 ", "\r\nCache-Control: no-store\r\n", "max-age"},
    {"and of /details", "/details?debug=1&osmtype=N&osmid=",
     "200 OK\r\nContent-Type: text/html\r\n\r\n<script>x</script>", "HTTP/1.1 200 ",
     "\r\nContent-Security-Policy: sandbox; default-src 'none'", "max-age"},
    {"a page instead of JSON", "/search?q=", "200 OK\r\nContent-Type: text/html\r\n\r\n<p>[]</p>",
     "HTTP/1.1 503 ", "sent a web page instead of data", "<p>"},
    {"a page instead of XML", "/lookup?osm_ids=N",
     "200 OK\r\n\r\n<?xml version=\"1.0\"?><!DOCTYPE html><html></html>", "HTTP/1.1 503 ",
     "sent a web page instead of data", "<html"},
    {"XHTML without a type", "/reverse?lon=3&lat=",
     "200 OK\r\n\r\n<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"/>",
     "HTTP/1.1 503 ", "sent a web page instead of data", "<html"},
    {"XML with quoted angle brackets", "/search?format=xml&q=",
     "200 OK\r\n\r\n<?xml version=\"1.0\" encoding=\"utf-8\"?><!-- a > b --><searchresults a='<>/'>"
     "<p b=\"1\">x<c /></p ></searchresults>\n",
     "HTTP/1.1 200 ", "<c />", "error"},
    {"XML that is cut",
     "/search?format=xml&q=", "200 OK\r\n\r\n<?xml version=\"1.0\"?><searchresults><place/>",
     "HTTP/1.1 503 ", "sent XML that is cut short", "<place"},
    {"XML with tags out of order", "/search?format=xml&q=",
     "200 OK\r\n\r\n<?xml version=\"1.0\"?><searchresults><a><b></a></b></searchresults>",
     "HTTP/1.1 503 ", "sent XML that is cut short", "<b>"},
    {"XML with two roots",
     "/search?format=xml&q=", "200 OK\r\n\r\n<?xml version=\"1.0\"?><searchresults/><a/>",
     "HTTP/1.1 503 ", "sent XML that is cut short", "<a/>"},
    {"XML that says it is in another encoding", "/search?format=xml&q=",
     "200 OK\r\n\r\n<?xml version=\"1.0\" encoding=\"UTF-7\"?><searchresults>+ADw-"
     "</searchresults>",
     "HTTP/1.1 503 ", "sent XML that is cut short", "+ADw"},
    {"JSON that is not UTF-8", "/search?q=",
     "200 OK\r\nContent-Type: application/json\r\n\r\n[{\"name\":\"\xff\xfe\xed\xa0\x80\"}]",
     "HTTP/1.1 503 ", "sent text that is not UTF-8", "\xff"},
    {"XML that is not UTF-8", "/search?format=xml&q=",
     "200 OK\r\n\r\n<?xml version=\"1.0\"?><searchresults><a>\xe4</a></searchresults>",
     "HTTP/1.1 503 ", "sent text that is not UTF-8", "\xe4"},
    {"a page that is not UTF-8",
     "/search?debug=1&q=", "200 OK\r\nContent-Type: text/html\r\n\r\n<p>\xff</p>", "HTTP/1.1 503 ",
     "sent text that is not UTF-8", "\xff"},
    {"a refusal that is not UTF-8",
     "/search?q=", "400 Bad\r\n\r\n{\"error\":{\"message\":\"\xff\"}}", "HTTP/1.1 502 ",
     "refuses the request (HTTP 400)", "\xff"},
    {"a refusal that is a page",
     "/search?q=", "400 Bad\r\nContent-Type: text/html\r\n\r\n<script>x</script>", "HTTP/1.1 502 ",
     "refuses the request (HTTP 400)", "<script>"},
    {"a script",
     "/search?q=", "200 OK\r\nContent-Type: text/javascript\r\n\r\n{\"error\":alert(1)}",
     "HTTP/1.1 503 ", "\"error\":{\"code\":503,", "alert"},
};

static void serve_relayed(int listener) {
    char request[2048];
    for (;;) {
        int fd = accept(listener, NULL, NULL);
        ssize_t n = recv(fd, request, sizeof request - 1, 0);
        request[n > 0 ? n : 0] = 0;
        const char *at = strstr(request, "777");
        size_t row = at ? (size_t)strtol(at + 3, NULL, 10) : 0;
        put(fd, "HTTP/1.1 ");
        put(fd, relayed[row % 100].sent);
        close(fd);
    }
}

/* Everything of an upstream's is what we say that it is. */
static void test_relayed(void) {
    int port, listener = listen_at(&port);
    char url[64], request[200];
    snprintf(url, sizeof url, "NOMINATIM_BASE_URL=http://127.0.0.1:%d", port);
    const char *const settings[] = {"GEOCODER_BACKEND=nominatim", "GEOCODER_RATE_LIMIT=0", url,
                                    NULL};
    pid_t upstream = check_fork();
    if (upstream == 0) {
        serve_relayed(listener);
    }
    server *s = start(settings);
    for (size_t i = 0; i < sizeof relayed / sizeof relayed[0]; i++) {
        for (int again = 0; again < 2; again++) { /* from the cache, where it may be there */
            bool is_point = strstr(relayed[i].path, "lat=");
            snprintf(request, sizeof request, "GET %s%s777%02zu HTTP/1.1\r\n" HOST "\r\n",
                     relayed[i].path, is_point ? "1." : "", i);
            ask(s->port, request);
            CHECK(starts(relayed[i].status) && says(relayed[i].has) && !says(relayed[i].lacks),
                  relayed[i].name);
        }
    }
    CHECK(EQ(stop(s), 0), "stops");
    kill(upstream, SIGKILL);
    waitpid(upstream, NULL, 0);
    close(listener);
}

/* A Unix socket, also when a killed server has left one behind. */
static void test_unix(void) {
    char folder[] = "/tmp/geocoder-unix-XXXXXX", setting[128];
    struct sockaddr_un at = {.sun_family = AF_UNIX};
    struct stat about;
    if (!mkdtemp(folder)) {
        die(folder);
    }
    snprintf(at.sun_path, sizeof at.sun_path, "%s/socket", folder);
    snprintf(setting, sizeof setting, "GEOCODER_HOST=unix:%s", at.sun_path);
    const char *const settings[] = {OFFLINE, setting, NULL};
    for (int round = 0; round < 2; round++) {
        server *s = start(settings);
        int fd = socket(AF_UNIX, SOCK_STREAM, 0);
        bool good = connect(fd, (struct sockaddr *)(void *)&at, sizeof at) == 0;
        put(fd, "GET /healthz HTTP/1.1\r\nHost: any.example.com\r\n\r\n");
        CHECK(good && take_reply(fd, false) && says("ok\n"),
              round ? "a unix socket where one was left" : "a unix socket");
        close(fd);
        CHECK(EQ(stat(at.sun_path, &about), 0) && EQ(about.st_mode & 0777, 0600),
              "is its user's alone");
        kill(s->pid, round ? SIGTERM : SIGKILL);
        CHECK(EQ(await_end(s), round ? 0 : -1), "ends");
    }
    CHECK(stat(at.sun_path, &about) != 0, "and leaves no socket behind");
    rmdir(folder);
}

/* Listening for other machines needs a token. */
static void test_bind(void) {
    int status = 0;
    pid_t pid = check_fork();
    if (pid == 0) {
        if (!freopen("/dev/null", "w", stderr)) {
            _exit(2);
        }
        execl(t.program, t.program, "http", "--host", "0.0.0.0", "--port", "0", (char *)NULL);
        _exit(127);
    }
    waitpid(pid, &status, 0);
    CHECK(WIFEXITED(status) && EQ(WEXITSTATUS(status), 78), "no token, no open port");
    const char *const settings[] = {OFFLINE, "GEOCODER_HOST=0.0.0.0", "GEOCODER_INSECURE_NO_AUTH=1",
                                    NULL};
    server *s = start(settings);
    ask(s->port, "GET /healthz HTTP/1.1\r\nHost: any.example.com\r\n\r\n");
    CHECK(starts("HTTP/1.1 200"), "unless told to; then any Host will do");
    CHECK(EQ(stop(s), 0), "stops");
}

int main(int argc, char **argv) {
    checks.context = show_context;
    const char *const settings[] = {OFFLINE, NULL};
    if (argc != 2) {
        fprintf(stderr, "usage: e2e_http GEOCODER\n");
        return 2;
    }
    signal(SIGPIPE, SIG_IGN);
    t.program = argv[1];
    server *s = start(settings);
    TEST_ROWS(s->port, basic_rows);
    TEST_ROWS(s->port, rest_rows);
    TEST_ROWS(s->port, mcp_rows);
    test_pipelining(s->port);
    test_refused_and_kept(s->port);
    test_chunks(s->port);
    test_endless_chunks(s->port);
    test_continue(s->port);
    test_large(s->port);
    test_half_closed(s->port);
    test_never_reads(s->port);
    test_hang_up(s->port);
    test_etag(s->port);
    test_next_places(s->port);
    test_session(s->port);
    test_metrics(s->port);
    test_counts(s->port);
    test_open_connections(s->port);
    test_slow_loris(s->port);
    CHECK(EQ(stop(s), 0), "TERM ends it with 0");
    test_tokens();
    test_principals();
    test_reload();
    test_origins();
    test_any_origin();
    test_limits();
    test_full();
    test_turns();
    test_log();
    test_unread_log();
    test_upstream_down();
    test_upstream_replaced();
    test_photon();
    test_gone_clients();
    test_relayed();
    test_session_flood();
    test_tables();
    test_unix();
    test_bind();
    test_small_board();
    test_no_memory();
    return checks_end("e2e_http");
}
