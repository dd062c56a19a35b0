/* fuzz_tools -- a hostile MCP server of the operator: its reply, as JSON or events, and its list of
 * tools, whose calls are JSON whatever their schemas are. The first bit chooses events. */

static void fuzz_tools_list(call *c, str list) {
    static chat_tools own;
    const chat_tool *found[CHAT_TOOLS_MAX];
    chat_tools_reading reading = {.lat = 47,
                                  .lon = 7.5,
                                  .text = STR("\"Bern\\"),
                                  .chosen = STR("\x01"),
                                  .language = STR("de")};
    own = (chat_tools){.count = 0};
    if (chat_tools_read(c, list, &own)) {
        return;
    }
    for (int i = 0; i < own.count; i++) {
        str missing, arguments = chat_tools_arguments(c, &own.at[i], &reading, &missing);
        size_t at;
        ASSERT(!arguments.at || json_valid(arguments, &at));
        ASSERT(chat_tools_search(c, &own, own.at[i].name, found) == 1);
        chat_tools_search(c, &own, own.at[i].title, found);
        chat_tools_needs_point(&own.at[i], STR("Bern"));
    }
}

static int fuzz_tools(const uint8_t *bytes, size_t size) {
    static char memory[8 << 20];
    call c = {.mem = arena_of(memory, sizeof memory)};
    str body = {(const char *)bytes + !!size, MIN(size - !!size, (size_t)CHAT_TOOLS_REPLY_MAX)};
    bool is_stream = size && bytes[0] & 1;
    fetch_reply reply = {.body = arena_copy(&c.mem, body),
                         .content_type = is_stream ? STR("text/event-stream") : STR_NONE};
    chat_tools_result result = {.count = 0};
    json message;
    str text;
    if (chat_tools_message(&c, &reply, &message)) {
        json got = json_get(message, "result");
        chat_tools_collect(&c, chat_tools_content(&c, got, &text), STR("egrid"), 0, &result);
        fuzz_tools_list(&c, json_source(json_get(got, "tools")));
    }
    fuzz_tools_list(&c, reply.body);
    return 0;
}
