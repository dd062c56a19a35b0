/* chat_tools -- the operator's MCP server: the Swiss cadastre of restrictions (OEREB), and one that
 * misbehaves. The fake server answers by what the request has. */

#define TOOL(name, title, properties, required)                                                    \
    "{\"name\":\"" name "\",\"title\":\"" title "\",\"description\":\"About it\","                 \
    "\"inputSchema\":{\"type\":\"object\",\"properties\":{" properties "},\"required\":[" required \
    "]}}"
#define RESULT(result) "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":" result "}"
#define TEXT(text)     "\"content\":[{\"type\":\"text\",\"text\":\"" text "\"}]"
#define LIST(list)     RESULT("{\"tools\":[" list "]}")
#define EGRID_TOOL                                                                                 \
    TOOL("oereb_egrid", "EGRID an einem Punkt",                                                    \
         "\"east\":{\"type\":\"number\"},\"north\":{\"type\":\"number\"}", "\"east\",\"north\"")
#define EXTRACT_TOOL                                                                               \
    TOOL("oereb_extract", "\xC3\x96REB-Auszug",                                                    \
         "\"egrid\":{\"type\":\"string\"},\"lang\":{\"type\":\"string\"}", "\"egrid\"")
#define SAY_ERROR "\"isError\":true"

static struct { int wait_ms; /* of the next request; 0: the usual */ } chat_tools_test;

/* Each request is answered by the first row whose text it has. */
static void chat_tools_test_serve(const fake_row *rows, int count) {
    static char url[100];
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    snprintf(url, sizeof url, "http://127.0.0.1:%d/mcp?key=k", fake.port);
    config_state.values.chat_tools = str_of(url);
    config_state.values.llm_url = STR("");
    chat_tools_kept.next_ms = 0;
    chat_tools_kept.list_len = chat_tools_kept.session_len = 0;
    fake_script(rows, count);
}

static str chat_tools_test_ask(const char *message, const char *choice) {
    static char memory[CHAT_MODEL_TEST_MEMORY], text[1 << 18];
    int wait_ms = chat_tools_test.wait_ms ? chat_tools_test.wait_ms : CHAT_MODEL_TEST_CALL_MS;
    call c = {.mem = arena_of(memory, sizeof memory),
              .may_block = true,
              .deadline_ms = os_now_ms() + wait_ms};
    chat_tools_test.wait_ms = 0;
    chat_request request = {.session_id = STR("tools"),
                            .message = str_of(message),
                            .choice_id = str_of(choice),
                            .system = NULL};
    out o = out_of(text, sizeof text - 1);
    size_t at;
    CHECK(EQ(chat_run_answer(&c, &request, &o), GEO_OK) && json_valid(out_str(&o), &at),
          message ? message : choice);
    text[o.len] = 0;
    return out_str(&o);
}

static bool chat_tools_test_has(str text, const char *part) {
    return str_find(text, str_of(part)) >= 0 || EQ_STR(text, str_of(part));
}

static void chat_tools_test_oereb(void) {
    const fake_row rows[] = {
        {.when = "\"initialize\"",
         .http = 200,
         .headers = "Mcp-Session-Id: s-1\r\n",
         .body = RESULT("{\"protocolVersion\":\"2025-06-18\",\"capabilities\":{}}")},
        {.when = "notifications/", .http = 202, .body = ""},
        {.when = "tools/list", .http = 200, .body = LIST(EGRID_TOOL "," EXTRACT_TOOL)},
        {.when = "oereb_egrid",
         .http = 200,
         .type = "text/event-stream",
         .body = ": hello\r\nevent: message\r\ndata: {\"jsonrpc\":\"2.0\",\"method\":\"x\"}\r\n\r\n"
                 "data: " RESULT("{" TEXT("{\\\"parcels\\\":[{\\\"egrid\\\":\\\"CH294676423526\\\","
                                          "\\\"number\\\":\\\"12\\\"},{\\\"egrid\\\":"
                                          "\\\"CH294676423527\\\"}]}") "}") "\r\n\r\n"},
        {.when = "oereb_extract",
         .http = 200,
         .body = RESULT("{" TEXT("2 restrictions") ",\"structuredContent\":{\"themes\":[1]}}")},
    };
    chat_tools_test_serve(rows, LEN(rows));
    str a =
        chat_tools_test_ask("Lade den \xC3\x96REB-Auszug an der Koordinate 2600513, 1215519", NULL);
    CHECK(
        chat_tools_test_has(a, "\"needs_user_choice\"") &&
            chat_tools_test_has(a, "{\"id\":\"CH294676423526\",\"label\":\"12, CH294676423526\"") &&
            chat_tools_test_has(a, "{\"id\":\"CH294676423527\"") &&
            strstr(fake.content, "\"arguments\":{\"east\":2600513.") &&
            strstr(fake.content, ",\"north\":1215519.") && fake_got("POST /mcp?key=k ") &&
            fake_got("Mcp-Session-Id: s-1\r\n"),
        "the parcels of the point are choices");
    a = chat_tools_test_ask("the second one", NULL);
    CHECK(chat_tools_test_has(a, "\"status\":\"ok\",\"message\":\"2 restrictions\"") &&
              chat_tools_test_has(a, "\"data\":{\"themes\":[1]}") &&
              chat_tools_test_has(a, "\"setView\"") &&
              strstr(fake.content, "{\"egrid\":\"CH294676423527\",\"lang\":\"de\"}"),
          "the chosen one is the argument of the next call");
    int before = fake.requests;
    a = chat_tools_test_ask("\xC3\x96REB-Auszug von CH294676423526", NULL);
    CHECK(chat_tools_test_has(a, "2 restrictions") && EQ(fake.requests, before + 1) &&
              strstr(fake.content, "CH294676423526"),
          "a parcel needs no point, and the list is kept");
    a = chat_tools_test_ask("what is at 46.2, 6.15", NULL);
    CHECK(chat_tools_test_has(a, "\"reverse\"") && EQ(fake.requests, before + 1),
          "other sentences call nothing");
}

static void chat_tools_test_bad(void) {
    static char large[90 << 10], deep[1 << 10];
    memset(large, ' ', sizeof large - 1);
    memcpy(large, RESULT("{}"), sizeof RESULT("{}") - 1);
    memset(deep, '[', sizeof deep - 1);
    const struct {
        const char *name, *code;
        fake_row row;
    } rows[] = {
        {"no reply", "unreachable", {.http = 0}},
        {"half of a reply", "\"error\"", {.http = -1, .body = RESULT("{}")}},
        {"a page", "bad_reply", {.http = 200, .body = "<html>"}},
        {"an error", "bad_reply", {.http = 500, .body = "{}"}},
        {"JSON without an end", "bad_reply", {.http = 200, .body = "{\"id\":1,\"result\":{"}},
        {"JSON that is too deep", "bad_reply", {.http = 200, .body = deep}},
        {"another id",
         "bad_reply",
         {.http = 200, .body = "{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{}}"}},
        {"a text for an id",
         "bad_reply",
         {.http = 200, .body = "{\"jsonrpc\":\"2.0\",\"id\":\"1\",\"result\":{}}"}},
        {"an error of JSON-RPC",
         "bad_reply",
         {.http = 200, .body = "{\"id\":1,\"error\":{\"code\":-1,\"message\":\"no\"}}"}},
        {"a tool that fails",
         "bad_reply",
         {.http = 200, .body = RESULT("{" TEXT("no \\u0007 such") "," SAY_ERROR "}")}},
        {"too much", "too_large", {.http = 200, .body = large}},
        {"a stream without its answer",
         "bad_reply",
         {.http = 200, .type = "text/event-stream", .body = "data: {\"id\":5}\n\ndata: {"}},
        {"no end", "timeout", {.http = 200, .body = RESULT("{}"), .wait_ms = 900}},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        fake_row script[] = {
            {.when = "\"initialize\"", .http = 200, .body = RESULT("{}")},
            {.when = "notifications/", .http = 202, .body = ""},
            {.when = "tools/list", .http = 200, .body = LIST(EXTRACT_TOOL)},
            rows[i].row,
        };
        script[3].when = "";
        chat_tools_test_serve(script, LEN(script));
        chat_tools_test.wait_ms = rows[i].row.wait_ms / 3;
        str a = chat_tools_test_ask("\xC3\x96REB-Auszug von CH294676423526", NULL);
        CHECK(chat_tools_test_has(a, "\"overallStatus\":\"error\"") &&
                  chat_tools_test_has(a, rows[i].code) &&
                  chat_tools_test_has(a, "\"recoverable\":") &&
                  chat_tools_test_has(a, "\"suggestion\":"),
              rows[i].name);
        CHECK(chat_tools_test_has(chat_tools_test_ask("help", NULL), "\"overallStatus\":\"ok\""),
              "and the chat goes on");
    }
}

/* Lists that are none: the chat is as without tools. */
static void chat_tools_test_lists(void) {
    static char large[90 << 10];
    memset(large, ' ', sizeof large - 1);
    memcpy(large, LIST(EXTRACT_TOOL), sizeof LIST(EXTRACT_TOOL) - 1);
    const char *const lists[] = {
        "",
        "[]",
        LIST("5,null,{}"),
        LIST("{\"name\":\"a\\nb\",\"inputSchema\":{}}"),
        RESULT("{\"tools\":{}}"),
        large,
        LIST("{\"name\":\"0123456789012345678901234567890123456789012345678\",\"inputSchema\":{}}"),
    };
    for (size_t i = 0; i < LEN(lists); i++) {
        const fake_row rows[] = {{.when = "tools/list", .http = 200, .body = lists[i]},
                                 {.when = "", .http = 200, .body = RESULT("{}")}};
        chat_tools_test_serve(rows, LEN(rows));
        str a = chat_tools_test_ask("help", NULL);
        CHECK(chat_tools_test_has(a, "\"overallStatus\":\"ok\"") &&
                  str_find(chat_tools_test_ask("oereb extract at 46.5, 7.5", NULL),
                           STR("call_tool")) < 0,
              lists[i]);
    }
}

/* A model gets the tools, and its call of one is a step with its arguments. */
static void chat_tools_test_model(void) {
    static const char called[] =
        "{\"choices\":[{\"message\":{\"tool_calls\":[{\"function\":{\"name\":\"oereb_extract\","
        "\"arguments\":\"{\\\"egrid\\\":\\\"CH1\\\"}\"}}]}}]}";
    const fake_row rows[] = {
        {.when = "\"role\":\"tool\"",
         .http = 200,
         .body = "{\"choices\":[{\"message\":{\"content\":\"done\"}}]}"},
        {.when = "/chat/completions", .http = 200, .body = called},
        {.when = "\"initialize\"", .http = 200, .body = RESULT("{}")},
        {.when = "notifications/", .http = 202, .body = ""},
        {.when = "tools/list", .http = 200, .body = LIST(EXTRACT_TOOL)},
        {.when = "tools/call", .http = 200, .body = RESULT("{" TEXT("3 restrictions") "}")},
    };
    static char url[100];
    chat_tools_test_serve(rows, LEN(rows));
    snprintf(url, sizeof url, "http://127.0.0.1:%d/v1", fake.port);
    config_state.values.llm_url = str_of(url);
    str a = chat_tools_test_ask("which restrictions has my parcel in Bern", NULL);
    CHECK(
        chat_tools_test_has(a, "\"call_tool\",\"status\":\"ok\",\"message\":\"3 restrictions\"") &&
            strstr(fake.content, "\"arguments\":{\"egrid\":\"CH1\"}"),
        "the model's arguments");
    config_state.values.llm_url = STR("");
}

static void test_chat_tools(void) {
    NEEDS(UNIT_FULL);
    config before = config_state.values;
    chat_tools_test_oereb();
    chat_tools_test_bad();
    chat_tools_test_lists();
    chat_tools_test_model();
    config_state.values = before;
}

#undef TOOL
#undef RESULT
#undef TEXT
#undef LIST
#undef EGRID_TOOL
#undef EXTRACT_TOOL
#undef SAY_ERROR
