/* chat_model -- a language model that does what it should, and one that misbehaves in every way:
 * then the plan is the planner's, with a warning. */

enum { CHAT_MODEL_TEST_MEMORY = 8 << 20, CHAT_MODEL_TEST_CALL_MS = 5000 };

static const char chat_model_test_key[] = "sk-not-to-be-told";

#define MESSAGE(rest)         "{\"choices\":[{\"message\":{\"role\":\"assistant\"," rest "}}]}"
#define CALLS(list)           MESSAGE("\"content\":null,\"tool_calls\":[" list "]")
#define CALL(name, arguments) "{\"function\":{\"name\":\"" name "\",\"arguments\":" arguments "}}"
#define GEOCODE(place)        CALL("geocode", "\"{\\\"query\\\":\\\"" place "\\\"}\"")
#define DONE                  MESSAGE("\"content\":\"done\"")

static call *chat_model_test_call(int ms) {
    static char memory[CHAT_MODEL_TEST_MEMORY];
    static call c;
    c = (call){
        .mem = arena_of(memory, sizeof memory), .may_block = true, .deadline_ms = os_now_ms() + ms};
    return &c;
}

/* A server that answers so, once each; the last goes on. */
static void chat_model_test_serve(const fake_row *rows, int count) {
    static char url[100];
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    snprintf(url, sizeof url, "http://127.0.0.1:%d/v1", fake.port);
    config_state.values.llm_url = str_of(url);
    config_state.values.llm_model = STR("small");
    config_state.values.llm_key = str_of(chat_model_test_key);
    fake_script(rows, count);
}

static status chat_model_test_plan(call *c, chat_plan *plan) {
    *plan = (chat_plan){.system = crs_row(0)};
    status code = chat_planner_plan(c, STR("Bergen"), NULL, plan);
    return code ? code : chat_model_plan(c, STR("Bergen"), plan);
}

static void chat_model_test_good(void) {
    NEEDS(UNIT_SMALL);
    static const struct {
        const char *first, *second, *name;
        const char *intent; /* of the last step */
        int steps;
        const char *place; /* of the last step, its last */
    } rows[] = {
        {CALLS(GEOCODE("Oslo")), DONE, "a step", "goto_place", 1, "Oslo"},
        {CALLS(CALL("geocode", "{\"query\":\"Oslo\"}")), DONE, "arguments that are an object",
         "goto_place", 1, "Oslo"},
        {CALLS(GEOCODE("Oslo") "," CALL("route_waypoints",
                                        "{\"waypoints\":[\"Oslo\",\"Bergen\",[1,2]]}")),
         DONE, "two steps", "route", 2, "1.0000000, 2.0000000"},
        {CALLS(CALL("nearby_places",
                    "{\"lat\":1,\"lon\":2,\"categories\":[\"peak\",\"bay\"],\"radius_km\":5}")),
         DONE, "what is near a point", "nearby", 1, "1.0000000, 2.0000000"},
        {CALLS(CALL("admin_boundaries", "{\"place\":\"Oslo\"}")),
         MESSAGE("\"content\":\"\",\"tool_calls\":[]"), "an empty list of calls", "boundaries", 1,
         "Oslo"},
        {CALLS(CALL("geocode", "\"{\"") "," GEOCODE("Oslo")), DONE, "a call that is put right",
         "goto_place", 1, "Oslo"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        fake_row replies[] = {{.when = "", .times = 1, .http = 200, .body = rows[i].first},
                              {.when = "", .http = 200, .body = rows[i].second}};
        chat_model_test_serve(replies, 2);
        chat_plan plan;
        status code = chat_model_test_plan(chat_model_test_call(CHAT_MODEL_TEST_CALL_MS), &plan);
        const chat_step *last = &plan.steps[plan.count - 1];
        CHECK(!code && !plan.warning.at && EQ(plan.count, rows[i].steps) &&
                  EQ_STR(last->intent->name, str_of(rows[i].intent)) &&
                  EQ_STR(last->places[last->place_count - 1], str_of(rows[i].place)),
              rows[i].name);
        CHECK(fake_got("POST /v1/chat/completions ") &&
                  fake_got("Authorization: Bearer sk-not-to-be-told\r\n") &&
                  strstr(fake.content, "\"role\":\"tool\"") && EQ(fake.requests, 2),
              "the model gets what the tool answers");
    }
}

static void chat_model_test_bad(void) {
    NEEDS(UNIT_SMALL);
    static char large[80 << 10];
    memset(large, ' ', sizeof large - 1);
    memcpy(large, DONE, sizeof DONE - 1);
    const struct {
        const char *name, *why;
        fake_row row;
    } rows[] = {
        {"no reply", "does not answer", {.http = 0}},
        {"a reply that is cut off", "does not answer", {.http = -1, .body = DONE}},
        {"an error of the server", "refuses", {.http = 500, .body = "{}"}},
        {"a wrong key", "refuses", {.http = 401, .body = "{}"}},
        {"no template for tools", "refuses", {.http = 400, .body = "{\"error\":\"tools\"}"}},
        {"a redirect elsewhere",
         "refuses",
         {.http = 307, .headers = "Location: http://127.0.0.1:1/\r\n", .body = ""}},
        {"a page", "not JSON", {.http = 200, .body = "<html>"}},
        {"half of a reply", "not JSON", {.http = 200, .body = "{\"choices\":[{\"mess"}},
        {"a list", "no message", {.http = 200, .body = "[]"}},
        {"no choices", "no message", {.http = 200, .body = "{\"choices\":[]}"}},
        {"a message that is a text",
         "no message",
         {.http = 200, .body = "{\"choices\":[{\"message\":\"x\"}]}"}},
        {"only words", "calls no tool", {.http = 200, .body = DONE}},
        {"calls that are no list",
         "calls no tool",
         {.http = 200, .body = MESSAGE("\"tool_calls\":{\"a\":1}")}},
        {"calls that are numbers", "again and again", {.http = 200, .body = CALLS("1,2,3,4")}},
        {"a tool that does not exist",
         "again and again",
         {.http = 200, .body = CALLS(CALL("rm", "\"{}\""))}},
        {"a tool that the chat has not",
         "again and again",
         {.http = 200, .body = CALLS(CALL("geocoder_status", "\"{}\""))}},
        {"arguments that are not JSON",
         "again and again",
         {.http = 200, .body = CALLS(CALL("geocode", "\"Oslo\""))}},
        {"arguments that are wrong",
         "again and again",
         {.http = 200, .body = CALLS(CALL("geocode", "\"{\\\"limit\\\":-1}\""))}},
        {"the same call for ever",
         "again and again",
         {.http = 200, .body = CALLS(GEOCODE("Oslo"))}},
        {"too many steps",
         "too many steps",
         {.http = 200,
          .body = CALLS(GEOCODE("Oslo") "," GEOCODE("Bern") "," GEOCODE("Rome") "," GEOCODE(
              "Lima") "," GEOCODE("Paris") "," GEOCODE("Quito") "," GEOCODE("Cairo"))}},
        {"too long a reply", "says too much", {.http = 200, .body = large}},
        {"too long a wait", "takes too long", {.http = 200, .body = DONE, .wait_ms = 900}},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        fake_row row = rows[i].row;
        row.when = "";
        chat_model_test_serve(&row, 1);
        call *c = chat_model_test_call(row.wait_ms ? row.wait_ms / 3 : CHAT_MODEL_TEST_CALL_MS);
        chat_plan plan;
        status code = chat_model_test_plan(c, &plan);
        CHECK(!code && !c->code && EQ(plan.count, 1) &&
                  EQ_STR(plan.steps[0].places[0], STR("Bergen")) &&
                  str_find(plan.warning, str_of(rows[i].why)) >= 0 &&
                  str_find(plan.warning, str_of(chat_model_test_key)) < 0,
              rows[i].name);
    }
}

static void test_chat_model(void) {
    call *c = chat_model_test_call(CHAT_MODEL_TEST_CALL_MS);
    chat_plan plan;
    c->may_block = false;
    CHECK(EQ(chat_model_test_plan(c, &plan), GEO_MUST_WAIT), "never on the event loop");
    chat_model_test_good();
    chat_model_test_bad();
    config_state.values.llm_url = STR("");
    CHECK(!chat_model_is_on(), "off without a URL");
}

#undef MESSAGE
#undef CALLS
#undef CALL
#undef GEOCODE
#undef DONE
