/* fuzz_mcp -- any bytes as a message, in every revision, over stdio and HTTP: the process survives,
 * and every answer is complete JSON without a line break.
 *
 * The first byte chooses revision and transport, the second the size of the reply buffer. */

enum { FUZZ_MCP_MEMORY = 4 << 20, FUZZ_MCP_REPLY = 1 << 20, FUZZ_MCP_ROOM_MIN = 400 };

static char fuzz_mcp_memory[FUZZ_MCP_MEMORY], fuzz_mcp_reply[FUZZ_MCP_REPLY];

static void fuzz_mcp_begin(void) {
    char problems[1000], *args[1] = {NULL};
    int count = 0;
    out o = out_of(problems, sizeof problems);
    setenv("GEOCODER_BACKEND", "gazetteer", 1);
    ASSERT(config_load(args, &count, &o) && find_start(&o));
    fuzz_warm_up();
}

static void fuzz_mcp_cancelled(void *ctx, str id) {
    (void)ctx;
    ASSERT(id.at);
}

static void fuzz_mcp_answered(void *ctx, str id, json result) {
    (void)ctx;
    ASSERT(id.at && json_what(result) <= JSON_FALSE && mcp_ask_number(id) >= 0);
}

static int fuzz_mcp(const uint8_t *bytes, size_t size) {
    static const char *const versions[] = {NULL,         "2024-11-05", "2025-03-26",
                                           "2025-06-18", "2025-11-25", "2026-07-28"};
    if (size < 2) {
        return 0;
    }
    str message = {(const char *)bytes + 2, size - 2};
    const char *version = versions[bytes[0] % LEN(versions)];
    mcp_session session = {version ? mcp_request_version_find(str_of(version)) : NULL,
                           bytes[0] & 0x40};
    mcp_http http = {str_of(version), STR("tools/call"), STR("geocode"), false};
    mcp_peer peer = {.session = &session,
                     .http = bytes[0] & 0x80 ? &http : NULL,
                     .ask_no = bytes[0] & 0x20 ? 7 : 0,
                     .no_wait = GEO_BUSY,
                     .cancel = fuzz_mcp_cancelled,
                     .answered = fuzz_mcp_answered};
    call c = {.mem = arena_of(fuzz_mcp_memory, FUZZ_MCP_MEMORY), .deadline_ms = os_now_ms() + 1000};
    size_t room = bytes[1] == 255 ? FUZZ_MCP_REPLY : FUZZ_MCP_ROOM_MIN + 64 * (size_t)bytes[1];
    out reply = out_of(fuzz_mcp_reply, room);
    mcp_outcome done = mcp_handle(&peer, &c, message, &reply);
    size_t at = 0;
    ASSERT(!reply.full && (done.what != MCP_REPLY || json_valid(out_str(&reply), &at)));
    ASSERT(done.what != MCP_REPLY || !memchr(reply.at, '\n', reply.len));
    ASSERT(done.what != MCP_WAIT && (done.what != MCP_NOTHING || reply.len == 0));
    ASSERT(jsonrpc_peek_id(message).len <= message.len);
    return 0;
}
