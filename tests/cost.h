#ifndef COST_H
#define COST_H
/* cost -- runs one request as its interface does and returns the units that it was charged. Needs
 * the unit. What can be asked: each tool by its arguments, each path of the Nominatim and Photon
 * APIs by its query string, /api/chat by its message, and whole MCP messages ("mcp"). */

enum { COST_MEMORY = 48 << 20, COST_REPLY = 4 << 20, COST_TEXT_MAX = 64 << 10 };

static struct { char memory[COST_MEMORY], reply[COST_REPLY], message[COST_TEXT_MAX + 256]; } cost;

typedef enum { COST_TOOL, COST_REST, COST_PHOTON, COST_CHAT, COST_MCP } cost_kind;

/* Number i of what can be asked; NULL: there are no more. */
static const char *cost_target(int i, cost_kind *kind) {
    int rest = i - tool_count(), photon = rest;
    if (rest < 0) {
        *kind = COST_TOOL;
        return tool_at(i)->name;
    }
    for (int k = 0; rest_path(k); k++, photon--) {
        if (k == rest) {
            *kind = COST_REST;
            return rest_path(k);
        }
    }
    *kind = photon < PHOTON_PATHS ? COST_PHOTON : photon == PHOTON_PATHS ? COST_CHAT : COST_MCP;
    return photon < PHOTON_PATHS        ? photon_path(photon)
           : photon == PHOTON_PATHS     ? "/api/chat"
           : photon == PHOTON_PATHS + 1 ? "mcp"
                                        : NULL;
}

static void cost_mcp(call *c, str message, out *reply) {
    mcp_session session = {mcp_request_version_find(STR("2025-03-26")), false};
    mcp_peer peer = {.session = &session};
    mcp_handle(&peer, c, message, reply);
}

static void cost_tool(call *c, const char *name, str arguments, out *reply) {
    out o = out_of(cost.message, sizeof cost.message);
    out_fmt(&o,
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"%s\","
            "\"arguments\":%.*s}}",
            name, STR_ARG(arguments));
    cost_mcp(c, out_str(&o), reply);
}

static void cost_chat(call *c, str message, out *reply) {
    chat_request request = {.session_id = STR("cost"), .message = message};
    if (message.len && message.len <= CHAT_MESSAGE_MAX && utf8_valid(message)) {
        chat_run_answer(c, &request, reply);
        chat_session_drop(c, STR("cost"), 0);
    }
}

/* Units that the request was charged; over `limit` (0: none) it was stopped. Nothing is repeated
 * from a cache. */
static int64_t cost_of(int target, str text, int limit) {
    static bool has_index; /* which the first misspelled queries build; see spell.c */
    cost_kind kind;
    for (int i = 0; i < 2 * SPELL_KEYS_MAX / SPELL_BUILD_KEYS && !has_index; i++) {
        has_index = true;
        cost_of(0, STR("{\"query\":\"Edinbrugh\"}"), 0); /* geocode */
        has_index = false;
    }
    has_index = true;
    const char *name = cost_target(target, &kind);
    out reply = out_of(cost.reply, sizeof cost.reply);
    rest_request request = {.path = str_of(name), .query = text};
    rest_reply said = {0};
    call c = {.mem = arena_of(cost.memory, sizeof cost.memory),
              .deadline_ms = OS_FOREVER,
              .may_block = true,
              .work = limit};
    response_cache_clear();
    switch (kind) {
    case COST_TOOL: cost_tool(&c, name, text, &reply); break;
    case COST_REST: rest_handle(&c, &request, &reply, &said); break;
    case COST_PHOTON: photon_handle(&c, &request, &reply, &said); break;
    case COST_CHAT: cost_chat(&c, text, &reply); break;
    case COST_MCP: cost_mcp(&c, text, &reply); break;
    }
    return c.charged;
}

#endif
