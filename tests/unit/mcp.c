/* mcp -- JSON-RPC messages, stateful and stateless revisions, the order of checks over HTTP,
 * batches, elicitation, limits. Every reply is also checked against the envelope of its revision.
 */

#define META_V "\"io.modelcontextprotocol/protocolVersion\":"
#define META_C "\"io.modelcontextprotocol/clientCapabilities\":"
#define META   "\"_meta\":{" META_V "\"2026-07-28\"," META_C "{}}"
#define RPC(id, method, params)                                                                    \
    "{\"jsonrpc\":\"2.0\",\"id\":" id ",\"method\":\"" method "\",\"params\":{" params "}}"
#define POINTS "\"points\":[[48.8566,2.3522],[51.5074,-0.1278]]"

enum { MCP_TEST_MEM = 1 << 20 };

static struct {
    char mem[MCP_TEST_MEM], reply[MCP_TEST_MEM], cancelled[64];
    mcp_session session;
    mcp_http http;
    mcp_outcome done;
    str text;
    size_t mem_size, reply_size;
} mt;

static void mt_cancel(void *ctx, str id) {
    (void)ctx;
    str_cstr(id, mt.cancelled, sizeof mt.cancelled);
}

static void mt_answer(void *ctx, str id, json result) {
    (void)ctx;
    (void)result;
    str_cstr(id, mt.cancelled, sizeof mt.cancelled);
}

/* One message to a server that has negotiated `version` (NULL: nothing yet). */
static void mt_send(const char *version, const mcp_http *http, str line) {
    mt.session = (mcp_session){version ? mcp_request_version_find(str_of(version)) : NULL, false};
    mt.cancelled[0] = 0;
    mcp_peer peer = {
        .session = &mt.session, .http = http, .cancel = mt_cancel, .answered = mt_answer};
    call c = {.mem = arena_of(mt.mem, mt.mem_size ? mt.mem_size : MCP_TEST_MEM),
              .deadline_ms = os_now_ms() + 1000};
    out reply = out_of(mt.reply, mt.reply_size ? mt.reply_size : MCP_TEST_MEM);
    mt.done = mcp_handle(&peer, &c, line, &reply);
    mt.text = mt.done.what == MCP_REPLY ? out_str(&reply) : STR_NONE;
}

static bool mt_has(const char *part) {
    return str_find(mt.text, str_of(part)) >= 0;
}

/* Whether the reply is one JSON object with jsonrpc, a result or an error, and the members that its
 * revision requires, without those it does not have. */
static bool mt_is_valid(bool is_stateless, const char *method) {
    static char mem[MCP_TEST_MEM];
    arena a = arena_of(mem, sizeof mem);
    json_doc doc;
    if (!mt.text.len || memchr(mt.text.at, '\n', mt.text.len) || !json_parse(&doc, mt.text, &a)) {
        return false;
    }
    json root = json_root(&doc), result = json_get(root, "result"), error = json_get(root, "error");
    bool has_result = json_what(result) == JSON_OBJECT, has_error = json_what(error) == JSON_OBJECT;
    int64_t code = 0;
    if (!json_is(json_get(root, "jsonrpc"), "2.0") || has_result == has_error) {
        return false;
    }
    if (has_error) {
        return json_int(json_get(error, "code"), &code) && code < 0 &&
               json_what(json_get(error, "message")) == JSON_STRING;
    }
    bool is_cacheable =
        strstr(method, "list") || strstr(method, "read") || strstr(method, "discover");
    bool has_type = json_what(json_get(result, "resultType")) == JSON_STRING;
    bool has_ttl = json_what(json_get(result, "ttlMs")) == JSON_NUMBER;
    bool has_scope = json_what(json_get(result, "cacheScope")) == JSON_STRING;
    bool has_server = json_what(json_get(json_get(result, "_meta"),
                                         "io.modelcontextprotocol/serverInfo")) == JSON_OBJECT;
    return has_type == is_stateless && has_server == is_stateless &&
           has_ttl == (is_stateless && is_cacheable) && has_scope == has_ttl;
}

/* ---- messages ---- */

static void test_jsonrpc_read(void) {
    static const struct {
        const char *text;
        jsonrpc_kind kind;
        int code;
        const char *id;
    } rows[] = {
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\"}", JSONRPC_REQUEST, 0, "1"},
        {" \t{\"method\":\"m\",\"id\":\"x\",\"jsonrpc\":\"2.0\",\"more\":[]} \r\n", JSONRPC_REQUEST,
         0, "\"x\""},
        {"{\"jsonrpc\":\"2.0\",\"id\":-9007199254740993,\"method\":\"m\"}", JSONRPC_REQUEST, 0,
         "-9007199254740993"},
        {"{\"jsonrpc\":\"2.0\",\"method\":\"m\"}", JSONRPC_NOTIFICATION, 0, NULL},
        {"{\"jsonrpc\":\"2.0\",\"id\":\"geocoder-1\",\"result\":{}}", JSONRPC_RESPONSE, 0,
         "\"geocoder-1\""},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":1,\"message\":\"\"}}", JSONRPC_RESPONSE,
         0, "1"},
        {"[{}]", JSONRPC_BATCH, 0, NULL},
        {"[]", JSONRPC_MALFORMED, JSONRPC_INVALID_REQUEST, NULL},
        {"3", JSONRPC_MALFORMED, JSONRPC_INVALID_REQUEST, NULL},
        {"\"x\"", JSONRPC_MALFORMED, JSONRPC_INVALID_REQUEST, NULL},
        {"null", JSONRPC_MALFORMED, JSONRPC_INVALID_REQUEST, NULL},
        {"", JSONRPC_MALFORMED, JSONRPC_PARSE_ERROR, NULL},
        {"hello", JSONRPC_MALFORMED, JSONRPC_PARSE_ERROR, NULL},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",}", JSONRPC_MALFORMED, JSONRPC_PARSE_ERROR,
         "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\xFF\"}", JSONRPC_MALFORMED,
         JSONRPC_PARSE_ERROR, "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"params\":{\"x\":NaN}}",
         JSONRPC_MALFORMED, JSONRPC_PARSE_ERROR, "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"\\ud800\"}", JSONRPC_REQUEST, 0, "1"},
        {"{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"m\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, "1"},
        {"{\"id\":1,\"method\":\"m\"}", JSONRPC_MALFORMED, JSONRPC_INVALID_REQUEST, "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1}", JSONRPC_MALFORMED, JSONRPC_INVALID_REQUEST, "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}", JSONRPC_MALFORMED, JSONRPC_INVALID_REQUEST,
         "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"m\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, NULL},
        {"{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"m\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, NULL},
        {"{\"jsonrpc\":\"2.0\",\"id\":1e999,\"method\":\"m\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, NULL},
        {"{\"jsonrpc\":\"2.0\",\"id\":true,\"method\":\"m\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, NULL},
        {"{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"m\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, NULL},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"params\":[1]}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_PARAMS, "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"params\":null}", JSONRPC_REQUEST, 0,
         "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":1,\"method\":\"m\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, "1"},
        {"{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"m\",\"method\":\"n\"}", JSONRPC_MALFORMED,
         JSONRPC_INVALID_REQUEST, "1"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        jsonrpc_message m;
        arena a = arena_of(mt.mem, sizeof mt.mem);
        jsonrpc_read(&m, str_of(rows[i].text), &a);
        CHECK(EQ(m.kind, rows[i].kind) && (m.kind != JSONRPC_MALFORMED || m.code == rows[i].code) &&
                  EQ_STR(m.id, str_of(rows[i].id)) && EQ(!m.id.at, !rows[i].id),
              rows[i].text);
    }
}

static void test_jsonrpc_peek(void) {
    static const struct {
        const char *text, *id;
    } rows[] = {
        {"{\"jsonrpc\":\"2.0\",\"id\":5,\"method\":[[[[[[[", "5"},
        {"{\"id\" : \"a\\\"b\" ,", "\"a\\\"b\""},
        {"{\"x\":{\"id\":1},\"y\":[{\"id\":2}],\"id\":3,", "3"},
        {"{\"x\":\"\\\"id\\\":1\",\"id\":-4}", "-4"},
        {"{\"x\":{\"id\":1}", NULL},
        {"{\"id\":12", NULL}, /* perhaps truncated */
        {"{\"id\":\"12", NULL},
        {"{\"id\":1.5}", NULL},
        {"{\"id\":null}", NULL},
        {"[{\"id\":1}]", NULL},
        {"\"id\":1", NULL},
        {"{\"id", NULL},
        {"{\"id\"", NULL},
        {"{\"", NULL},
        {"{\"\\", NULL},
        {"{\"id\":01,", NULL}, /* not JSON, and so would be the reply */
        {"", NULL},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        str id = jsonrpc_peek_id(str_of(rows[i].text));
        CHECK(EQ_STR(id, str_of(rows[i].id)) && EQ(!id.at, !rows[i].id), rows[i].text);
    }
    CHECK(jsonrpc_same_id(STR("1"), STR("1")) && !jsonrpc_same_id(STR("1"), STR("\"1\"")) &&
              jsonrpc_same_id(STR("-0"), STR("0")) && !jsonrpc_same_id(STR("\"a\""), STR("\"b\"")),
          "ids are compared as values");
}

/* Every prefix of a message is an error, and nothing is read beyond its end. */
static void test_mcp_truncated(void) {
    static const char line[] =
        RPC("1", "tools/call", "\"name\":\"distance_matrix\",\"arguments\":{" POINTS "}," META);
    bool good = true;
    for (size_t size = 1; size < sizeof line - 1; size++) {
        mt_send(NULL, NULL, guarded((str){line, size}));
        good = good && mt_is_valid(true, "") && mt_has("-32700");
    }
    CHECK(good, "every prefix of a message answers -32700");
    mt_send(NULL, NULL, guarded(STR(line)));
    CHECK(mt_has("\"structuredContent\":{"), "the whole message is answered");
}

/* ---- stateless and stateful revisions ---- */

typedef struct {
    const char *version; /* negotiated; NULL: nothing yet */
    const char *line, *has, *lacks;
} mcp_row;

static void mcp_rows(const mcp_row *rows, size_t count, bool is_stateless) {
    for (size_t i = 0; i < count; i++) {
        const char *method = strstr(rows[i].line, "\"method\":\"");
        mt_send(rows[i].version, NULL, str_of(rows[i].line));
        CHECK(mt_is_valid(is_stateless, method ? method : ""), rows[i].line);
        CHECK(mt_has(rows[i].has) && (!rows[i].lacks || !mt_has(rows[i].lacks)), rows[i].line);
    }
}

static const mcp_row mcp_stateless_rows[] = {
    {NULL, RPC("0", "server/discover", META),
     "{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"supportedVersions\":[\"2026-07-28\"],"
     "\"capabilities\":{\"tools\":{},\"resources\":{},\"prompts\":{},\"completions\":{}}",
     "\"serverInfo\":{\"name\":\"geocoder\",\"version\":\"0"},
    {NULL, RPC("\"a\"", "tools/list", META), "{\"name\":\"geocode\",\"title\":", NULL},
    {NULL, RPC("1", "tools/list", META), "\"ttlMs\":3600000,\"cacheScope\":\"public\"", NULL},
    {NULL, RPC("1", "tools/list", META ",\"cursor\":\"\""), "-32602", NULL},
    {NULL, RPC("1", "tools/call", "\"name\":\"distance_matrix\",\"arguments\":{" POINTS "}," META),
     "\"structuredContent\":{\"status\":\"ok\",\"units\":\"m\",", "isError"},
    {NULL, RPC("1", "tools/call", "\"name\":\"distance_matrix\",\"arguments\":{" POINTS "}," META),
     "\"content\":[{\"type\":\"text\",\"text\":\"{\\\"status\\\":\\\"ok\\\"", "ttlMs"},
    {NULL,
     RPC("1", "tools/call",
         "\"name\":\"distance_matrix\",\"arguments\":{\"output_mode\":\"text\"," POINTS "}," META),
     "\"structuredContent\":{\"status\":\"ok\",\"text\":\"1. 48.8566, ", "\"text\":\"{"},
    {NULL, RPC("1", "tools/call", "\"name\":\"geocoder_status\"," META), "\"structuredContent\":{",
     NULL},
    {NULL, RPC("1", "tools/call", "\"name\":\"geocoder_status\",\"arguments\":null," META),
     "\"structuredContent\":{", NULL},
    {NULL, RPC("1", "tools/call", "\"name\":\"geocode\"," META), "\"isError\":true",
     "structuredContent"},
    {NULL,
     RPC("1", "tools/call",
         "\"name\":\"reverse_geocode\",\"arguments\":{\"lat\":95,\"lon\":1}," META),
     "\"isError\":true", "structuredContent"},
    {NULL, RPC("1", "tools/call", "\"name\":\"no\\nsuch\"," META), "Unknown tool: no\\nsuch", NULL},
    {NULL, RPC("1", "tools/call", "\"arguments\":{}," META), "-32602", NULL},
    {NULL, RPC("1", "tools/call", "\"name\":7," META), "-32602", NULL},
    {NULL, RPC("1", "tools/call", "\"name\":\"geocode\",\"arguments\":[]," META), "-32602", NULL},
    {NULL, RPC("1", "tools/call", "\"name\":\"geocode\",\"inputResponses\":7," META), "-32602",
     NULL},
    {NULL, RPC("1", "resources/list", META), "\"uri\":\"geocoder://status\"", NULL},
    {NULL, RPC("1", "resources/list", META), "\"mimeType\":\"text/markdown\",\"size\":1", NULL},
    {NULL, RPC("1", "resources/list", META),
     "\"icons\":[{\"mimeType\":\"image/svg+xml\",\"sizes\":[\"any\"],\"src\":\"data:image/svg+xml;"
     "base64,PHN2Zy",
     NULL},
    {NULL, RPC("1", "resources/templates/list", META),
     "\"resourceTemplates\":[{\"uriTemplate\":\"geocoder://place/{id}\",\"name\":\"place\",", NULL},
    {NULL, RPC("1", "resources/read", "\"uri\":\"geocoder://place/X\\\"1\"," META),
     "\"contents\":[{\"uri\":\"geocoder://place/X\\\"1\",\"mimeType\":\"application/"
     "json\",\"text\":"
     "\"{\\\"status\\\":\\\"needs_clarification",
     NULL},
    {NULL, RPC("1", "resources/read", "\"uri\":\"geocoder://place/\"," META),
     "Resource not found: geocoder://place/", NULL},
    {NULL, RPC("1", "resources/read", "\"uri\":\"geocoder://status\"," META),
     "\"ttlMs\":0,\"cacheScope\":\"private\"", NULL},
    {NULL, RPC("1", "resources/read", "\"uri\":\"geocoder://dataset\"," META),
     "\\\"gazetteer\\\":[", "ODbL"},
    {NULL, RPC("1", "resources/read", "\"uri\":\"geocoder://algorithms\"," META), "haversine",
     NULL},
    {NULL, RPC("1", "resources/read", "\"uri\":\"ui://../\"," META),
     "\"code\":-32602,\"message\":\"Resource not found: "
     "ui://../\",\"data\":{\"uri\":\"ui://../\"}",
     NULL},
    {NULL, RPC("1", "resources/read", META), "-32602", NULL},
    {NULL, RPC("1", "prompts/list", META), "{\"name\":\"country\",\"description\":", NULL},
    {NULL,
     RPC("1", "prompts/get",
         "\"name\":\"find_place\",\"arguments\":{\"place\":\"A \\\"B\\\"\"}," META),
     "call `geocode {\\\"query\\\":\\\"A \\\\\\\"B\\\\\\\"\\\"}`", "country_codes"},
    {NULL,
     RPC("1", "prompts/get",
         "\"name\":\"terrain_of_a_place\",\"arguments\":{\"place\":\"Etna\"}," META),
     "bbox_from_place {\\\"query\\\":\\\"Etna\\\",\\\"padding\\\":0.1}", NULL},
    {NULL,
     RPC("1", "prompts/get",
         "\"name\":\"what_is_here\",\"arguments\":{\"lat\":\"1\",\"lon\":\"2\",\"language\":"
         "\"de\"}," META),
     "nearby_places {\\\"lat\\\":1,\\\"lon\\\":2,\\\"language\\\":\\\"de\\\"}", "categories"},
    {NULL,
     RPC("1", "prompts/get",
         "\"name\":\"ask_the_map\",\"arguments\":{\"request\":\"nearest airport to Bern\"}," META),
     "nearby_places {\\\"place\\\":\\\"Bern\\\",\\\"radius_km\\\":500,\\\"limit\\\":1,"
     "\\\"categories\\\":\\\"airport\\\"}",
     NULL},
    {NULL, RPC("1", "prompts/get", "\"name\":\"find_place\"," META), "-32602", NULL},
    {NULL, RPC("1", "prompts/get", "\"name\":\"find_place\",\"arguments\":{\"place\":7}," META),
     "-32602", NULL},
    {NULL, RPC("1", "prompts/get", "\"name\":\"find_place\",\"arguments\":[]," META), "-32602",
     NULL},
    {NULL, RPC("1", "prompts/get", "\"name\":\"no\"," META), "-32602", NULL},
    {NULL, RPC("1", "initialize", "\"protocolVersion\":\"2025-11-25\"," META), "-32601", NULL},
    {NULL, RPC("1", "ping", META), "-32601", NULL},
    {NULL, RPC("1", "logging/setLevel", META), "-32601", NULL},
    {NULL, RPC("1", "subscriptions/listen", META), "-32601", NULL},
    {"2025-06-18", RPC("1", "tools/list", META), "\"resultType\":\"complete\"", NULL},
    {NULL, RPC("1", "x", "\"_meta\":{" META_V "\"2027-01-01\"," META_C "{}}"),
     "\"code\":-32022,\"message\":\"This protocol version is not supported per request.\","
     "\"data\":{\"supported\":[\"2026-07-28\"],\"requested\":\"2027-01-01\"}",
     NULL},
    {NULL, RPC("1", "x", "\"_meta\":{" META_V "\"2025-11-25\"," META_C "{}}"), "-32022", NULL},
    {NULL, RPC("1", "x", "\"_meta\":{" META_V "\"2026-07-28\"}"), "clientCapabilities", NULL},
    {NULL, RPC("1", "x", "\"_meta\":{" META_V "7," META_C "{}}"), "-32602", NULL},
    {NULL, RPC("1", "x", "\"_meta\":{" META_V "\"2026-07-28\"," META_C "[]}"), "-32602", NULL},
    {NULL, RPC("1", "x", "\"_meta\":[]"), "-32602", NULL},
    {NULL, RPC("1", "x", "\"_meta\":{\"progressToken\":[]}"), "-32602", NULL},
    {NULL,
     RPC("1", "x",
         "\"_meta\":{" META_V "\"2026-07-28\"," META_C
         "{},\"io.modelcontextprotocol/logLevel\":\"loud\"}"),
     "-32602", NULL},
    {NULL,
     RPC("1", "x",
         "\"_meta\":{" META_V "\"2026-07-28\"," META_C
         "{},\"io.modelcontextprotocol/clientInfo\":7}"),
     "-32602", NULL},
    {NULL, RPC("1", "tools/list", ""), "Send initialize first", NULL},
    {NULL, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}", "-32602", NULL},
    {NULL, "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}", "-32600", "\"id\""},
    {NULL, "[{}]", "-32600", "\"id\""},
};

static void test_mcp_stateless(void) {
    mcp_rows(mcp_stateless_rows, LEN(mcp_stateless_rows), true);
}

static const mcp_row mcp_stateful_rows[] = {
    {NULL, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}",
     "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", NULL},
    {NULL, RPC("1", "initialize", "\"protocolVersion\":\"1999-01-01\""),
     "\"protocolVersion\":\"2025-11-25\"", NULL},
    {NULL, RPC("1", "initialize", "\"protocolVersion\":\"2026-07-28\""),
     "\"protocolVersion\":\"2025-11-25\"", NULL},
    {NULL, RPC("1", "initialize", "\"protocolVersion\":\"2024-11-05\",\"capabilities\":{}"),
     "\"protocolVersion\":\"2024-11-05\",\"capabilities\":{\"tools\":{},\"resources\":{},"
     "\"prompts\":{},\"completions\":{}},\"serverInfo\":{\"name\":\"geocoder\",\"version\":\"",
     NULL},
    {"2025-06-18", RPC("1", "initialize", "\"protocolVersion\":\"2025-03-26\""),
     "\"protocolVersion\":\"2025-03-26\"", NULL},
    {NULL, RPC("1", "initialize", "\"capabilities\":{}"), "-32602", NULL},
    {NULL, RPC("1", "initialize", "\"protocolVersion\":\"2025-03-26\",\"capabilities\":[]"),
     "-32602", NULL},
    {"2025-11-25", RPC("1", "tools/list", ""), "\"outputSchema\":", NULL},
    {"2025-11-25",
     RPC("1", "tools/call", "\"name\":\"distance_matrix\",\"arguments\":{" POINTS "}"),
     "\"structuredContent\":", NULL},
    {"2025-06-18",
     RPC("1", "tools/call", "\"name\":\"distance_matrix\",\"arguments\":{" POINTS "}"),
     "\"structuredContent\":", NULL},
    {"2025-03-26",
     RPC("1", "tools/call", "\"name\":\"distance_matrix\",\"arguments\":{" POINTS "}"),
     "\"structuredContent\":{\"status\":\"ok\",\"units\":\"m\",", NULL},
    {"2024-11-05",
     RPC("1", "tools/call",
         "\"name\":\"distance_matrix\",\"arguments\":{\"output_mode\":\"text\"," POINTS "}"),
     "\"},\"content\":[{\"type\":\"text\",\"text\":\"1. 48.8566, ", NULL},
    {"2025-11-25", RPC("1", "tools/call", "\"name\":\"teleport\""), "-32602", NULL},
    {"2025-11-25", RPC("1", "tools/call", "\"name\":\"geocode\",\"arguments\":{\"query\":\" \"}"),
     "\"isError\":true", NULL},
    {"2025-11-25", RPC("1", "resources/list", ""), "geocoder://dataset", NULL},
    {"2025-11-25", RPC("1", "resources/read", "\"uri\":\"x:y\""),
     "\"code\":-32002,\"message\":\"Resource not found: x:y\",\"data\":{\"uri\":\"x:y\"}", NULL},
    {"2025-11-25", RPC("1", "prompts/list", ""), "what_is_here", NULL},
    {"2025-11-25", RPC("1", "server/discover", ""), "-32601", NULL},
    {"2025-11-25", RPC("1", "logging/setLevel", "\"level\":\"info\""), "-32601", NULL},
    {"2025-11-25", RPC("1", "resources/subscribe", "\"uri\":\"geocoder://status\""), "-32601",
     NULL},
    {"2025-11-25", RPC("1", "nonsense", ""), "-32601", NULL},
    {"2025-11-25", "{", "-32700", NULL},
    {"2025-11-25", "{", "\"id\":null", NULL}, /* their schema requires the member */
    {"2025-06-18", "[{}]", "-32600", NULL},
};

static void test_mcp_stateful(void) {
    mcp_rows(mcp_stateful_rows, LEN(mcp_stateful_rows), false);
}

static void test_mcp_complete(void) {
    static const struct {
        const char *ref, *argument, *has;
    } rows[] = {
        {"\"type\":\"ref/prompt\",\"name\":\"find_place\"", "\"name\":\"country\",\"value\":\"mc\"",
         "{\"values\":[\"mc\"],\"total\":1,\"hasMore\":false}"},
        {"\"type\":\"ref/prompt\",\"name\":\"find_place\"", "\"name\":\"country\",\"value\":\"M\"",
         "\"total\":23,"},
        {"\"type\":\"ref/prompt\",\"name\":\"find_place\"", "\"name\":\"country\",\"value\":\"\"",
         "\"total\":249,\"hasMore\":true"},
        {"\"type\":\"ref/prompt\",\"name\":\"find_place\"",
         "\"name\":\"language\",\"value\":\"de\"", "[\"de\"]"},
        {"\"type\":\"ref/prompt\",\"name\":\"find_place\"", "\"name\":\"place\",\"value\":\" \"",
         "\"values\":[]"},
        {"\"type\":\"ref/prompt\",\"name\":\"what_is_here\"",
         "\"name\":\"categories\",\"value\":\"cafe,pharm\"", "\"cafe,pharmacy\""},
        {"\"type\":\"ref/prompt\",\"name\":\"find_place\"", "\"name\":\"no\",\"value\":\"\"",
         "-32602"},
        {"\"type\":\"ref/prompt\",\"name\":\"no\"", "\"name\":\"a\",\"value\":\"\"", "-32602"},
        {"\"type\":\"ref/resource\",\"uri\":\"geocoder://status\"", "\"name\":\"a\",\"value\":\"\"",
         "-32602"},
        {"\"type\":\"ref/resource\",\"uri\":\"x\"", "\"name\":\"a\",\"value\":\"\"", "-32602"},
        {"", "\"name\":\"a\",\"value\":\"\"", "-32602"},
        {"\"type\":\"ref/prompt\",\"name\":\"find_place\"", "\"name\":\"country\"", "-32602"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char line[1024];
        snprintf(line, sizeof line,
                 RPC("1", "completion/complete", "\"ref\":{%s},\"argument\":{%s}," META),
                 rows[i].ref, rows[i].argument);
        mt_send(NULL, NULL, str_of(line));
        CHECK(mt_is_valid(true, "complete") && mt_has(rows[i].has), line);
    }
}

static void test_mcp_complete_places(void) {
    mt_send(NULL, NULL,
            STR(RPC("1", "completion/complete",
                    "\"ref\":{\"type\":\"ref/prompt\",\"name\":\"terrain_of_a_place\"},"
                    "\"argument\":{\"name\":\"place\",\"value\":\"Reykjav\"}," META)));
    CHECK(mt_is_valid(true, "complete") && (gazetteer_is_empty() || mt_has("[\"Reykjav")),
          "names of the gazetteer complete a place");
}

static void test_mcp_notifications(void) {
    mt_send("2025-11-25", NULL, STR("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/nonsense\"}"));
    CHECK(EQ(mt.done.what, MCP_NOTHING), "an unknown notification is ignored");
    mt_send("2025-11-25", NULL,
            STR("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{"
                "\"requestId\":\"a\",\"reason\":\"r\"}}"));
    CHECK(EQ(mt.done.what, MCP_NOTHING) && EQ_TEXT(mt.cancelled, "\"a\""),
          "a cancellation reaches the transport");
    mt_send("2025-11-25", NULL,
            STR("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{"
                "\"requestId\":[]}}"));
    CHECK(EQ(mt.done.what, MCP_NOTHING) && !mt.cancelled[0], "a malformed cancellation is ignored");
    mt_send("2025-11-25", NULL, STR("{\"jsonrpc\":\"2.0\",\"id\":\"geocoder-7\",\"result\":{}}"));
    CHECK(EQ(mt.done.what, MCP_NOTHING) && EQ(mcp_ask_number(str_of(mt.cancelled)), 7),
          "an answer reaches the transport");
    static const char *const foreign[] = {
        "7", "\"geocoder-\"", "\"geocoder-0\"", "\"geocoder-x\"", "\"geocoder-99999999999\"", "\"",
        ""};
    for (size_t i = 0; i < LEN(foreign); i++) {
        CHECK(!mcp_ask_number(str_of(foreign[i])), foreign[i]);
    }
}

static void test_mcp_batch(void) {
    static const char ping[] = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    static const struct {
        const char *version, *line, *reply;
    } rows[] = {
        {"2025-03-26",
         "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"},3,{\"jsonrpc\":\"2.0\",\"method\":"
         "\"x\"},"
         "{\"jsonrpc\":\"2.0\",\"id\":\"b\",\"method\":\"ping\"}]",
         "[{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}},{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":"
         "{"
         "\"code\":-32600,\"message\":\"A message is a JSON object.\"}},"
         "{\"jsonrpc\":\"2.0\",\"id\":\"b\",\"result\":{}}]"},
        {"2024-11-05", "[{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}]", ""},
        {"2025-03-26", "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{}}]",
         "[{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32600,\"message\":\"initialize must "
         "not "
         "stand in a batch.\"}}]"},
        {"2025-03-26", "[[]]",
         "[{\"jsonrpc\":\"2.0\",\"id\":null,\"error\":{\"code\":-32600,\"message\":\"A message is "
         "a "
         "JSON object.\"}}]"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        mt_send(rows[i].version, NULL, str_of(rows[i].line));
        CHECK(EQ_STR(mt.text, str_of(rows[i].reply)), rows[i].line);
    }
    static char many[64 * sizeof ping];
    out o = out_of(many, sizeof many);
    out_char(&o, '[');
    for (int i = 0; i <= MCP_BATCH_MAX; i++) {
        out_text(&o, i ? STR(",") : STR(""));
        out_text(&o, str_of(ping));
    }
    out_char(&o, ']');
    mt_send("2025-03-26", NULL, out_str(&o));
    CHECK(mt_has("-32600") && mt_is_valid(false, ""), "a batch is limited");
}

/* ---- HTTP ---- */

static void test_mcp_http(void) {
    static const char call_line[] = RPC("1", "tools/call", "\"name\":\"geocoder_status\"," META);
    static const char read_line[] =
        RPC("1", "resources/read", "\"uri\":\"geocoder://d\\u0061taset\"," META);
    static const struct {
        const char *version, *method, *name, *line;
        int http, code; /* code 0: a result; 1: nothing */
    } rows[] = {
        {"2026-07-28", "tools/call", "geocoder_status", call_line, 200, 0},
        {"2026-07-28", "tools/call", "=?base64?Z2VvY29kZXJfc3RhdHVz?=", call_line, 200, 0},
        {"2026-07-28", "resources/read", "geocoder://dataset", read_line, 200, 0},
        {"2026-07-28", "tools/call", "=?base64?Z2VvY29kZXJfc3RhdHV?=", call_line, 400, -32020},
        {"2026-07-28", "tools/call", "=?base64?****?=", call_line, 400, -32020},
        {"2026-07-28", "tools/call", "=?base64?=", call_line, 400, -32020},
        {"2026-07-28", "tools/call", "geocode", call_line, 400, -32020},
        {"2026-07-28", "tools/call", "GEOCODER_STATUS", call_line, 400, -32020},
        {"2026-07-28", "tools/call", NULL, call_line, 400, -32020},
        {"2026-07-28", "tools/list", "geocoder_status", call_line, 400, -32020},
        {"2026-07-28", NULL, "geocoder_status", call_line, 400, -32020},
        {NULL, "tools/call", "geocoder_status", call_line, 400, -32020},
        {"2025-11-25", "tools/call", "geocoder_status", call_line, 400, -32020},
        {"2026-07-28", "tools/list", NULL, RPC("1", "tools/list", META), 200, 0},
        {"2026-07-28", "x/y", NULL, RPC("1", "x/y", META), 404, -32601},
        {"2026-07-28", "initialize", NULL, RPC("1", "initialize", META), 404, -32601},
        {"2026-07-28", "ping", NULL, RPC("1", "ping", META), 404, -32601},
        {"2026-07-28", "initialize", NULL, RPC("1", "initialize", ""), 400, -32020},
        {"2026-07-28", "tools/list", NULL, RPC("1", "tools/list", ""), 400, -32602},
        {"2026-07-28", "tools/list", NULL, RPC("1", "tools/list", "\"_meta\":{}"), 400, -32602},
        {"2026-07-28", "tools/list", NULL,
         RPC("1", "tools/list", "\"_meta\":{" META_V "\"2026-07-28\"}"), 400, -32602},
        {"1900-01-01", "tools/list", NULL,
         RPC("1", "tools/list", "\"_meta\":{" META_V "\"1900-01-01\"," META_C "{}}"), 400, -32022},
        {"2026-07-28", "tools/list", NULL,
         RPC("1", "tools/list", "\"_meta\":{" META_V "\"1900-01-01\"," META_C "{}}"), 400, -32020},
        {"2026-07-28", "tools/call", "no", RPC("1", "tools/call", "\"name\":\"no\"," META), 200,
         -32602},
        {"2026-07-28", NULL, NULL, "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/x\"}", 202, 1},
        {"2026-07-28", NULL, NULL, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", 400, -32600},
        {"2026-07-28", NULL, NULL, "[{}]", 400, -32600},
        {"2026-07-28", NULL, NULL, "{", 400, -32700},
        {"2026-07-28", NULL, NULL, "7", 400, -32600},
        {"2025-11-25", NULL, NULL, RPC("1", "tools/list", ""), 200, 0},
        {NULL, NULL, NULL, RPC("1", "ping", ""), 200, 0},
        {NULL, NULL, NULL, RPC("1", "initialize", "\"protocolVersion\":\"2025-06-18\""), 200, 0},
        {"2025-06-18", NULL, NULL, RPC("1", "nonsense", ""), 200, -32601},
        {"2025-06-18", NULL, NULL, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}", 202, 1},
        {"2025-06-18", NULL, NULL, "[{}]", 400, -32600},
        {"1999-01-01", NULL, NULL, RPC("1", "tools/list", ""), 400, -32600},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char code[32];
        mcp_http http = {str_of(rows[i].version), str_of(rows[i].method), str_of(rows[i].name),
                         false};
        snprintf(code, sizeof code, "\"code\":%d,", rows[i].code);
        mt_send(NULL, &http, str_of(rows[i].line));
        bool is_expected = rows[i].code == 1   ? !mt.text.len
                           : rows[i].code == 0 ? mt_has("\"result\":{")
                                               : mt_has(code) && mt.done.is_error;
        CHECK(EQ(mt.done.http, rows[i].http) && is_expected, rows[i].line);
        CHECK(rows[i].code > -32100 || rows[i].code < -32020 || mt_has("\"id\":1"), rows[i].line);
    }
    mcp_http twice = {STR("2026-07-28"), STR("tools/call"), STR("geocoder_status"), true};
    mt_send(NULL, &twice, str_of(call_line));
    CHECK(EQ(mt.done.http, 400) && mt_has("-32020"), "two values of one header");
    mcp_http old = {STR_NONE, STR_NONE, STR_NONE, false};
    mt_send(NULL, &old, STR("[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]"));
    CHECK(EQ(mt.done.http, 200) && str_starts(mt.text, STR("[{")), "no header is 2025-03-26");
}

/* ---- elicitation ---- */

static void mt_ask(const char *version, const mcp_peer *peer, call *c, out *o, mcp_end *end) {
    static place places[3];
    for (int i = 0; i < 3; i++) {
        places[i] = place_new();
        places[i].id = i < 2 ? str_of(i ? "N2" : "N1") : STR_NONE;
        places[i].display_name = str_of(i ? "Springfield, Massachusetts" : "Springfield, Illinois");
    }
    place_list list = {places, 3};
    mcp_request x = {.c = c,
                     .peer = peer,
                     .version = mcp_request_version_find(str_of(version)),
                     .params = {NULL, -1},
                     .o = o,
                     .id = STR("5")};
    mcp_request_open_result(&x);
    *end = mcp_tools_ask_choice(&x, &list, STR("Springfield"), 0) ? MCP_ASKED : MCP_DONE;
    mt.done = mcp_finish_request(&x, *end);
    mt.text = out_str(o);
    list.count = 1;
    CHECK(!mcp_tools_ask_choice(&x, &list, STR("one"), 0), "one place is no choice");
}

static void test_mcp_ask(void) {
    static const struct {
        const char *version, *reply;
    } rows[] = {
        {"2026-07-28",
         "{\"jsonrpc\":\"2.0\",\"id\":5,\"result\":{\"inputRequests\":{\"choice\":{\"method\":"
         "\"elicitation/create\",\"params\":{\"mode\":\"form\",\"message\":\"Several places match "
         "\\\"Springfield\\\". Which one is meant?\",\"requestedSchema\":{\"type\":\"object\","
         "\"properties\":{\"place\":{\"type\":\"string\",\"title\":\"Place\",\"oneOf\":[{\"const\":"
         "\"N1\","
         "\"title\":\"Springfield, Illinois\"},{\"const\":\"N2\",\"title\":\"Springfield, "
         "Massachusetts\"}],\"default\":\"N1\"}},\"required\":[\"place\"]}}}},\"resultType\":"
         "\"input_required\",\"_meta\":{"},
        {"2025-11-25",
         "{\"jsonrpc\":\"2.0\",\"id\":\"geocoder-9\",\"method\":\"elicitation/create\",\"params\":{"
         "\"mode\":\"form\",\"message\":"},
        {"2025-06-18",
         "{\"jsonrpc\":\"2.0\",\"id\":\"geocoder-9\",\"method\":\"elicitation/create\",\"params\":{"
         "\"message\":\"Several places match \\\"Springfield\\\". Which one is meant?\","
         "\"requestedSchema\":{\"type\":\"object\",\"properties\":{\"place\":{\"type\":\"string\","
         "\"title\":\"Place\",\"enum\":[\"N1\",\"N2\"],\"enumNames\":[\"Springfield, Illinois\","
         "\"Springfield, Massachusetts\"]}},\"required\":[\"place\"]}}}"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        mcp_peer peer = {.ask_no = 9};
        mcp_end end;
        call c = {.mem = arena_of(mt.mem, sizeof mt.mem)};
        out o = out_of(mt.reply, sizeof mt.reply);
        size_t bad_at = 0;
        mt_ask(rows[i].version, &peer, &c, &o, &end);
        CHECK(EQ(end, MCP_ASKED) && str_starts(mt.text, str_of(rows[i].reply)), rows[i].version);
        CHECK(json_valid(mt.text, &bad_at), "the question is JSON");
        CHECK(EQ(mt.done.what, i ? MCP_ASK : MCP_REPLY), "a result or a request of ours");
    }
}

static mcp_tools_choice mt_choice(const char *version, const char *params, const mcp_peer *peer) {
    static call c;
    json_doc *doc = (c.mem = arena_of(mt.mem, sizeof mt.mem), ARENA_NEW(&c.mem, json_doc, 1));
    ASSERT(json_parse(doc, str_of(params), &c.mem));
    mcp_request x = {.c = &c,
                     .peer = peer,
                     .version = mcp_request_version_find(str_of(version)),
                     .params = json_root(doc)};
    return mcp_tools_read_choice(&x);
}

static void test_mcp_choice(void) {
    static const struct {
        const char *params, *id;
        bool declined;
        int round;
    } rows[] = {
        {"{}", NULL, false, 0},
        {"{\"inputResponses\":{\"other\":{}}}", NULL, false, 0},
        {"{\"inputResponses\":{\"choice\":{\"action\":\"accept\",\"content\":{\"place\":\"N2\"}}}}",
         "N2", false, 1},
        {"{\"inputResponses\":{\"choice\":{\"action\":\"accept\",\"content\":{\"place\":2}}}}", "2",
         false, 1},
        {"{\"inputResponses\":{\"choice_2\":{\"action\":\"accept\",\"content\":{}}}}", NULL, false,
         2},
        {"{\"inputResponses\":{\"choice_3\":{\"action\":\"accept\"}}}", NULL, false, 3},
        {"{\"inputResponses\":{\"choice\":{\"action\":\"decline\"}}}", NULL, true, 1},
        {"{\"inputResponses\":{\"choice\":{\"action\":\"cancel\"}}}", NULL, true, 1},
        {"{\"inputResponses\":{\"choice\":null}}", NULL, false, 1},
        {"{\"inputResponses\":{\"choice\":7}}", NULL, false, 1},
    };
    mcp_peer none = {0};
    for (size_t i = 0; i < LEN(rows); i++) {
        mcp_tools_choice s = mt_choice("2026-07-28", rows[i].params, &none);
        CHECK(EQ_STR(s.id, str_of(rows[i].id)) && EQ(s.declined, rows[i].declined) &&
                  EQ(s.round, rows[i].round),
              rows[i].params);
    }
    mcp_peer old = {.ask_key = "choice",
                    .answer = STR("{\"action\":\"accept\",\"content\":{\"place\":\"N2\"}}")};
    mcp_tools_choice s = mt_choice("2025-06-18", "{}", &old);
    CHECK(EQ_STR(s.id, STR("N2")) && EQ(s.round, 1) && !s.declined,
          "the answer of a stateful client");
    old.answer = STR_NONE;
    s = mt_choice("2025-06-18", "{}", &old);
    CHECK(!s.id.at && s.declined, "the error of a stateful client is a refusal");
}

/* ---- limits ---- */

/* Whatever the size of the buffer, the reply is complete. */
static void test_mcp_reply_limits(void) {
    static const char *const lines[] = {
        RPC("1", "tools/list", META),
        RPC("1", "tools/call",
            "\"name\":\"distance_matrix\",\"arguments\":{\"detail\":\"full\"," POINTS "}," META),
        RPC("1", "resources/read", "\"uri\":\"geocoder://algorithms\"," META),
        RPC("1", "prompts/list", META),
        RPC("1", "completion/complete",
            "\"ref\":{\"type\":\"ref/prompt\",\"name\":\"find_place\"},\"argument\":{\"name\":"
            "\"country\",\"value\":\"\"}," META),
    };
    for (size_t i = 0; i < LEN(lines); i++) {
        bool valid = true, refused = false, done = false;
        for (mt.reply_size = 400; mt.reply_size < 46000; mt.reply_size += 97) {
            mt_send(NULL, NULL, str_of(lines[i]));
            valid = valid && mt_is_valid(true, lines[i]);
            refused = refused || mt_has("too_large");
            done = done || !mt_has("too_large");
        }
        CHECK(valid && refused && done, lines[i]);
    }
    mt.reply_size = 0;
}

/* Nor does one part of a reply, or of a batch, that fits hide that another did not. Each row has a
 * point of its own, so that no answer comes whole from the cache before one has fitted. */
static void test_mcp_reply_overflows(void) {
#define LONG    "an id that is longer than any sentence which is said in the place of a result, "
#define LONG_ID "\"" LONG LONG LONG LONG LONG LONG "\""
#define CALL(id, lat)                                                                              \
    RPC(id, "tools/call",                                                                          \
        "\"name\":\"distance_matrix\",\"arguments\":{\"points\":[[" lat ",2],[3,4]]}," META)
    static const struct {
        const char *version, *line;
    } rows[] = {
        {NULL, CALL(LONG_ID, "10")},
        {"2024-11-05", CALL(LONG_ID, "11")},
        {"2025-03-26", "[" CALL("1", "12") "," CALL(LONG_ID, "13") "," CALL("3", "14") "]"},
        {"2025-03-26", "[" CALL("1", "15") ",3," RPC(LONG_ID, "ping", "") ",[]]"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        size_t bad_at;
        bool valid = true, done = false;
        for (mt.reply_size = 160; mt.reply_size < 3000; mt.reply_size++) {
            mt_send(rows[i].version, NULL, str_of(rows[i].line));
            valid = valid && mt.text.len && json_valid(mt.text, &bad_at);
            done = done || mt_has("structuredContent");
        }
        CHECK(valid && done, rows[i].line);
    }
    mt.reply_size = 0;
#undef LONG
#undef LONG_ID
#undef CALL
}

static void test_mcp_memory(void) {
    static const char *const lines[] = {
        RPC("1", "tools/call", "\"name\":\"distance_matrix\",\"arguments\":{" POINTS "}," META),
        RPC("1", "resources/read", "\"uri\":\"geocoder://status\"," META)};
    for (size_t i = 0; i < LEN(lines); i++) {
        bool valid = true, refused = false, done = false;
        for (mt.mem_size = 1; mt.mem_size < 20000; mt.mem_size += 61) {
            mt_send(NULL, NULL, str_of(lines[i]));
            valid = valid && mt_is_valid(true, lines[i]);
            refused = refused || mt_has("\"error\":{");
            done = done || mt_has("\"result\":{");
        }
        CHECK(valid && refused && done, "however little memory there is, the reply is complete");
    }
    mt.mem_size = 0;
}

/* A resource is whole or refused: with little memory, no licence or index is left out of it. */
static void test_mcp_resources_memory(void) {
    static char whole[MCP_TEST_MEM];
    static const char *const lines[] = {
        RPC("1", "resources/read", "\"uri\":\"geocoder://dataset\"," META),
        RPC("1", "resources/read", "\"uri\":\"geocoder://index\"," META),
        RPC("1", "resources/read", "\"uri\":\"geocoder://algorithms\"," META),
        RPC("1", "resources/list", META),
    };
    for (size_t i = 0; i < LEN(lines); i++) {
        mt_send(NULL, NULL, str_of(lines[i]));
        str want = {whole, mt.text.len};
        memcpy(whole, mt.text.at, mt.text.len);
        int cut = 0, refused = 0, done = 0;
        for (mt.mem_size = 1; mt.mem_size < 40000; mt.mem_size += 61) {
            mt_send(NULL, NULL, str_of(lines[i]));
            refused += mt_has("\"error\":{");
            done += str_eq(mt.text, want);
            cut += !mt_has("\"error\":{") && !str_eq(mt.text, want);
        }
        mt.mem_size = 0;
        CHECK(EQ(cut, 0) && refused && done, lines[i]);
    }
}

static void test_mcp_templates(void) {
    static const struct {
        const char *pattern, *uri;
        bool matches;
    } rows[] = {
        {"x://{id}/data", "x://1/data", true},  {"x://{id}/data", "x://%7Bid%7D/data", true},
        {"x://{id}/data", "x:///data", false},  {"x://{id}/data", "x://1/2/data", false},
        {"x://{id}/data", "y://1/data", false}, {"x://{id}/data", "x://1/date", false},
        {"x://{id}/data", "x://data", false},   {"x://{id}", "x://1", true},
        {"x://{id}", "x://1/", false},          {"x://id", "x://id", true},
        {"x://id", "x://id2", false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        mcp_resource r = {.uri = rows[i].pattern};
        CHECK(EQ(mcp_resources_matches(&r, str_of(rows[i].uri)), rows[i].matches), rows[i].uri);
    }
}

/* ---- MCP Apps ---- */

#define APPS    "\"extensions\":{\"io.modelcontextprotocol/ui\":{\"mimeTypes\":[\"text/html\"]}}"
#define IN_APPS "\"extensions\":{\"io.modelcontextprotocol/ui\":{"
#define META_UI "\"_meta\":{\"ui\":{\"csp\":{\"connectDomains\":[],"

static void test_mcp_apps(void) {
    static const mcp_row stateless[] = {
        {NULL,
         RPC("1", "server/discover", "\"_meta\":{" META_V "\"2026-07-28\"," META_C "{" APPS "}}"),
         IN_APPS, "public"},
        {NULL, RPC("1", "server/discover", META), "\"public\"", "extensions"},
        {NULL, RPC("1", "tools/list", META),
         "\"_meta\":{\"ui\":{\"resourceUri\":\"ui://geocoder/map.html\"},\"ui/resourceUri\":\"ui:",
         NULL},
        {NULL, RPC("1", "resources/list", META), "map.html\",\"name\":\"map\"", NULL},
        {NULL, RPC("1", "resources/list", META), META_UI, NULL},
    };
    static const mcp_row stateful[] = {
        {NULL,
         RPC("1", "initialize", "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{" APPS "}"),
         IN_APPS, NULL},
        {NULL, RPC("1", "initialize", "\"protocolVersion\":\"2025-11-25\",\"capabilities\":{}"),
         "\"tools\":{}", "extensions"},
        {"2025-11-25", RPC("1", "resources/list", ""), META_UI, NULL},
    };
    if (app_is_built()) {
        mcp_rows(stateless, LEN(stateless), true);
        mcp_rows(stateful, LEN(stateful), false);
    }
}

#undef APPS
#undef IN_APPS
#undef META_UI

static void test_mcp(void) {
    test_mcp_apps();
    test_jsonrpc_read();
    test_jsonrpc_peek();
    test_mcp_truncated();
    test_mcp_stateless();
    test_mcp_stateful();
    test_mcp_complete();
    test_mcp_complete_places();
    test_mcp_notifications();
    test_mcp_batch();
    test_mcp_http();
    test_mcp_ask();
    test_mcp_choice();
    test_mcp_reply_limits();
    test_mcp_reply_overflows();
    test_mcp_memory();
    test_mcp_resources_memory();
    test_mcp_templates();
}

#undef META_V
#undef META_C
#undef META
#undef RPC
#undef POINTS
