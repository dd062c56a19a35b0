/* conformance.c: the program with the tools, prompts, resources and methods that the MCP
 * conformance suite requires of a server under test. They are rows of the program's tables; the
 * shipped program has none of them.
 *
 * Outside facts: the scenarios of @modelcontextprotocol/conformance (`conformance list --server`).
 */
#define _POSIX_C_SOURCE 200809L

#include "../src/mcp/mcp.h"
#include "../src/mcp/mcp_prompts.h"
#include "../src/mcp/mcp_resources.h"
#include "../src/mcp/mcp_tools.h"

static mcp_end run_empty(mcp_request *x);
static mcp_end run_level(mcp_request *x);
static mcp_end tool_simple(mcp_request *x);
static mcp_end tool_image(mcp_request *x);
static mcp_end tool_audio(mcp_request *x);
static mcp_end tool_embedded(mcp_request *x);
static mcp_end tool_mixed(mcp_request *x);
static mcp_end tool_error(mcp_request *x);
static mcp_end tool_progress_steps(mcp_request *x);
static mcp_end tool_logging(mcp_request *x);
static mcp_end tool_sampling(mcp_request *x);
static mcp_end tool_elicitation(mcp_request *x);
static mcp_end tool_defaults(mcp_request *x);
static mcp_end tool_enums(mcp_request *x);
static mcp_end tool_missing_capability(mcp_request *x);
static mcp_end tool_ask_name(mcp_request *x);
static mcp_end tool_ask_model(mcp_request *x);
static mcp_end tool_ask_roots(mcp_request *x);
static mcp_end tool_state(mcp_request *x);
static mcp_end tool_three(mcp_request *x);
static mcp_end tool_rounds(mcp_request *x);
static mcp_end tool_capabilities(mcp_request *x);
static mcp_end resource_text(mcp_request *x, str uri);
static mcp_end resource_image(mcp_request *x, str uri);
static mcp_end resource_of_template(mcp_request *x, str uri);
static mcp_end prompt_simple(mcp_request *x, const str *values);
static mcp_end prompt_arguments(mcp_request *x, const str *values);
static mcp_end prompt_embedded(mcp_request *x, const str *values);
static mcp_end prompt_image(mcp_request *x, const str *values);
static mcp_end prompt_asks(mcp_request *x, const str *values);
static str paris_at(int index);

#define MCP_STATEFUL_CAPABILITIES                                                                  \
    "{\"tools\":{},\"resources\":{\"subscribe\":true},\"prompts\":{},\"completions\":{},"          \
    "\"logging\":{}}"
#define MCP_STATELESS_CAPABILITIES                                                                 \
    "{\"tools\":{},\"resources\":{},\"prompts\":{},\"completions\":{},\"logging\":{}}"

#define MCP_FIXTURE_METHODS                                                                        \
    {"logging/setLevel", true, false, false, false, -1, NULL, run_level},                          \
        {"resources/subscribe", true, false, false, false, -1, NULL, run_empty},                   \
        {"resources/unsubscribe", true, false, false, false, -1, NULL, run_empty},

#define FIXTURE(name, run)                                                                         \
    {                                                                                              \
        name,                                                                                      \
            "\"description\":\"Of the conformance suite\",\"inputSchema\":{\"type\":\"object\"}",  \
            run                                                                                    \
    }
#define FIXTURE_WITH(name, argument, run)                                                          \
    {                                                                                              \
        name,                                                                                      \
            "\"description\":\"Of the conformance "                                                \
            "suite\",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"" argument             \
            "\":{\"type\":\"string\"}},\"required\":[\"" argument "\"]}",                          \
            run                                                                                    \
    }
#define SCHEMA_2020                                                                                \
    "\"description\":\"Of the conformance suite\",\"inputSchema\":{"                               \
    "\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\","            \
    "\"$defs\":{\"address\":{\"$anchor\":\"addressDef\",\"type\":\"object\",\"properties\":{"      \
    "\"street\":{\"type\":\"string\"},\"city\":{\"type\":\"string\"}}}},\"properties\":{"          \
    "\"name\":{\"type\":\"string\"},\"address\":{\"$ref\":\"#/$defs/address\"},"                   \
    "\"contactMethod\":{\"type\":\"string\",\"enum\":[\"phone\",\"email\"]},"                      \
    "\"phone\":{\"type\":\"string\"},\"email\":{\"type\":\"string\"}},"                            \
    "\"allOf\":[{\"anyOf\":[{\"required\":[\"phone\"]},{\"required\":[\"email\"]}]}],"             \
    "\"if\":{\"properties\":{\"contactMethod\":{\"const\":\"phone\"}},\"required\":["              \
    "\"contactMethod\"]},"                                                                         \
    "\"then\":{\"required\":[\"phone\"]},\"else\":{\"required\":[\"email\"]},"                     \
    "\"additionalProperties\":false}"

#define MCP_FIXTURE_TOOLS                                                                          \
    FIXTURE("test_simple_text", tool_simple), FIXTURE("test_image_content", tool_image),           \
        FIXTURE("test_audio_content", tool_audio),                                                 \
        FIXTURE("test_embedded_resource", tool_embedded),                                          \
        FIXTURE("test_multiple_content_types", tool_mixed),                                        \
        FIXTURE("test_error_handling", tool_error),                                                \
        FIXTURE("test_tool_with_progress", tool_progress_steps),                                   \
        FIXTURE("test_tool_with_logging", tool_logging),                                           \
        FIXTURE("test_logging_tool", tool_logging),                                                \
        FIXTURE_WITH("test_sampling", "prompt", tool_sampling),                                    \
        FIXTURE_WITH("test_elicitation", "message", tool_elicitation),                             \
        FIXTURE("test_elicitation_sep1034_defaults", tool_defaults),                               \
        FIXTURE("test_elicitation_sep1330_enums", tool_enums),                                     \
        {"json_schema_2020_12_tool", SCHEMA_2020, tool_simple},                                    \
        FIXTURE("test_missing_capability", tool_missing_capability),                               \
        FIXTURE("test_streaming_elicitation", tool_ask_name),                                      \
        FIXTURE("test_input_required_result_elicitation", tool_ask_name),                          \
        FIXTURE("test_input_required_result_sampling", tool_ask_model),                            \
        FIXTURE("test_input_required_result_list_roots", tool_ask_roots),                          \
        FIXTURE("test_input_required_result_request_state", tool_state),                           \
        FIXTURE("test_input_required_result_tampered_state", tool_state),                          \
        FIXTURE("test_input_required_result_multiple_inputs", tool_three),                         \
        FIXTURE("test_input_required_result_multi_round", tool_rounds),                            \
        FIXTURE("test_input_required_result_capabilities", tool_capabilities),

#define MCP_FIXTURE_RESOURCES                                                                      \
    {"test://static-text",                                                                         \
     "static-text",                                                                                \
     "Static text",                                                                                \
     "Of the conformance suite",                                                                   \
     "text/plain",                                                                                 \
     0,                                                                                            \
     true,                                                                                         \
     resource_text,                                                                                \
     NULL},                                                                                        \
        {"test://static-binary",                                                                   \
         "static-binary",                                                                          \
         "Static image",                                                                           \
         "Of the conformance suite",                                                               \
         "image/png",                                                                              \
         0,                                                                                        \
         true,                                                                                     \
         resource_image,                                                                           \
         NULL},                                                                                    \
        {"test://watched-resource",                                                                \
         "watched-resource",                                                                       \
         "Watched text",                                                                           \
         "Of the conformance suite",                                                               \
         "text/plain",                                                                             \
         0,                                                                                        \
         true,                                                                                     \
         resource_text,                                                                            \
         NULL},                                                                                    \
        {"test://template/{id}/data",                                                              \
         "template",                                                                               \
         "Template",                                                                               \
         "Of the conformance suite",                                                               \
         "application/json",                                                                       \
         0,                                                                                        \
         true,                                                                                     \
         resource_of_template,                                                                     \
         NULL},

#define MCP_FIXTURE_PROMPTS                                                                        \
    {"test_simple_prompt", "Simple", "Of the conformance suite", {{0}}, prompt_simple},            \
        {"test_prompt_with_arguments",                                                             \
         "With arguments",                                                                         \
         "Of the conformance suite",                                                               \
         {{"arg1", "First", true, paris_at, false}, {"arg2", "Second", true, NULL, false}},        \
         prompt_arguments},                                                                        \
        {"test_prompt_with_embedded_resource",                                                     \
         "With a resource",                                                                        \
         "Of the conformance suite",                                                               \
         {{"resourceUri", "URI", true, NULL, false}},                                              \
         prompt_embedded},                                                                         \
        {"test_prompt_with_image",                                                                 \
         "With an image",                                                                          \
         "Of the conformance suite",                                                               \
         {{0}},                                                                                    \
         prompt_image},                                                                            \
        {"test_input_required_result_prompt",                                                      \
         "Asks",                                                                                   \
         "Of the conformance suite",                                                               \
         {{0}},                                                                                    \
         prompt_asks},

#include "../geocoder.c"

/* One red pixel as PNG; one sample of silence as WAV. */
#define PIXEL                                                                                      \
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
#define SILENCE "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQIAAAAAAA=="

/* ---- methods ---- */

static mcp_end run_empty(mcp_request *x) {
    (void)x;
    return MCP_DONE;
}

static mcp_end run_level(mcp_request *x) {
    return mcp_log_level_is_known(json_get(x->params, "level"))
               ? MCP_DONE
               : mcp_request_refuse(x, JSONRPC_INVALID_PARAMS, "The level is unknown.");
}

/* ---- tools that only answer ---- */

static mcp_end answer_content(mcp_request *x, const char *blocks) {
    out_fmt(x->o, "\"content\":[%s]", blocks);
    return MCP_DONE;
}

static mcp_end answer_text(mcp_request *x, str text) {
    mcp_tools_write_content(x->o, text, STR_NONE);
    return MCP_DONE;
}

#define TEXT(text)     "{\"type\":\"text\",\"text\":\"" text "\"}"
#define IMAGE          "{\"type\":\"image\",\"data\":\"" PIXEL "\",\"mimeType\":\"image/png\"}"
#define EMBEDDED(body) "{\"type\":\"resource\",\"resource\":{" body "}}"

static mcp_end tool_simple(mcp_request *x) {
    return answer_content(x, TEXT("This is a simple text response for testing."));
}

static mcp_end tool_image(mcp_request *x) {
    return answer_content(x, IMAGE);
}

static mcp_end tool_audio(mcp_request *x) {
    return answer_content(x, "{\"type\":\"audio\",\"data\":\"" SILENCE
                             "\",\"mimeType\":\"audio/wav\"}");
}

static mcp_end tool_embedded(mcp_request *x) {
    return answer_content(
        x, EMBEDDED("\"uri\":\"test://embedded-resource\",\"mimeType\":\"text/plain\","
                    "\"text\":\"This is an embedded resource content.\""));
}

static mcp_end tool_mixed(mcp_request *x) {
    return answer_content(
        x, TEXT("Multiple content types test:") "," IMAGE "," EMBEDDED(
               "\"uri\":\"test://mixed-content-resource\",\"mimeType\":\"application/json\","
               "\"text\":\"{\\\"test\\\":\\\"data\\\",\\\"value\\\":123}\""));
}

static mcp_end tool_error(mcp_request *x) {
    out_text(x->o, STR("\"isError\":true,"));
    return answer_content(x, TEXT("This tool intentionally returns an error for testing"));
}

/* ---- tools that take their time ---- */

enum { STEP_MS = 50 };

static mcp_end tool_progress_steps(mcp_request *x) {
    if (!x->c->may_block) {
        return MCP_MUST_WAIT;
    }
    mcp_request_start_progress(x);
    for (int done = 0; done <= 100; done += 50) {
        call_report(x->c, done, 100, STR("on the way"));
        os_sleep_until(os_now_ms() + (done < 100 ? STEP_MS : 0));
    }
    x->c->progress = NULL;
    return answer_text(x, STR("Done in three steps."));
}

static void send_log(mcp_request *x, const char *text) {
    char bytes[300];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(
        &o,
        "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/message\",\"params\":{\"level\":\"info\","
        "\"logger\":\"fixture\",\"data\":\"%s\"}}",
        text);
    bool wanted =
        !x->version->is_stateless || json_what(json_get(x->meta, MCP_META_LOG_LEVEL)) != JSON_NONE;
    if (x->peer->send && wanted) {
        x->peer->send(x->peer->ctx, out_str(&o));
    }
}

static mcp_end tool_logging(mcp_request *x) {
    if (!x->c->may_block) {
        return MCP_MUST_WAIT;
    }
    send_log(x, "Tool execution started");
    os_sleep_until(os_now_ms() + STEP_MS);
    send_log(x, "Tool processing data");
    os_sleep_until(os_now_ms() + STEP_MS);
    send_log(x, "Tool execution completed");
    return answer_text(x, STR("Logged three messages."));
}

/* ---- tools that ask ---- */

static str argument_of(mcp_request *x, const char *name) {
    return json_text(json_get(json_get(x->params, "arguments"), name), &x->c->mem);
}

/* Sends the client a request; an error result when there is no way to. */
static mcp_end ask_once(mcp_request *x, const char *key, const char *method, const char *params) {
    if (!x->version->is_stateless && !x->peer->ask_no) {
        out_text(x->o, STR("\"isError\":true,"));
        return answer_content(x, TEXT("The client cannot be asked here."));
    }
    mcp_request_ask_open(x, key, method);
    out_text(x->o, str_of(params));
    mcp_request_ask_close(x);
    return MCP_ASKED;
}

/* `words`, then the source of the answer. */
static mcp_end answer_with(mcp_request *x, const char *words, json answer) {
    str got = json_source(answer);
    return answer_text(x, arena_join(&x->c->mem, str_of(words), got.at ? got : STR("(none)")));
}

#define SCHEMA(properties, required)                                                               \
    "\"requestedSchema\":{\"type\":\"object\",\"properties\":{" properties                         \
    "},\"required\":[" required "]}"
#define ASK_NAME(message)                                                                          \
    "\"mode\":\"form\",\"message\":\"" message                                                     \
    "\"," SCHEMA("\"name\":{\"type\":\"string\"}", "\"name\"")
#define ASK_MODEL(prompt, tokens)                                                                  \
    "\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":\"" prompt           \
    "\"}}],\"maxTokens\":" tokens

static mcp_end tool_sampling(mcp_request *x) {
    if (mcp_request_has_answer(x, "sampling")) {
        return answer_with(x, "LLM response: ", mcp_request_answer(x, "sampling"));
    }
    char params[1024];
    out o = out_of(params, sizeof params - 1);
    out_text(&o, STR("\"messages\":[{\"role\":\"user\",\"content\":{\"type\":\"text\",\"text\":"));
    out_json_str(&o, str_head(argument_of(x, "prompt"), 100));
    out_text(&o, STR("}}],\"maxTokens\":100"));
    params[o.len] = 0;
    return ask_once(x, "sampling", "sampling/createMessage", params);
}

static mcp_end tool_elicitation(mcp_request *x) {
    if (mcp_request_has_answer(x, "user")) {
        return answer_with(x, "User response: ", mcp_request_answer(x, "user"));
    }
    char params[1024];
    out o = out_of(params, sizeof params - 1);
    out_text(&o, STR("\"message\":"));
    out_json_str(&o, str_head(argument_of(x, "message"), 100));
    out_text(&o, STR("," SCHEMA(
                     "\"username\":{\"type\":\"string\",\"description\":\"User's response\"},"
                     "\"email\":{\"type\":\"string\",\"description\":\"User's email address\"}",
                     "\"username\",\"email\"")));
    params[o.len] = 0;
    return ask_once(x, "user", "elicitation/create", params);
}

static mcp_end tool_defaults(mcp_request *x) {
    if (mcp_request_has_answer(x, "defaults")) {
        return answer_with(x, "Elicitation completed: ", mcp_request_answer(x, "defaults"));
    }
    return ask_once(
        x, "defaults", "elicitation/create",
        "\"message\":\"Please check the defaults\"," SCHEMA(
            "\"name\":{\"type\":\"string\",\"default\":\"John Doe\"},"
            "\"age\":{\"type\":\"integer\",\"default\":30},\"score\":{\"type\":\"number\","
            "\"default\":95.5},"
            "\"status\":{\"type\":\"string\",\"enum\":[\"active\",\"inactive\",\"pending\"],"
            "\"default\":\"active\"},\"verified\":{\"type\":\"boolean\",\"default\":true}",
            ""));
}

static mcp_end tool_enums(mcp_request *x) {
    if (mcp_request_has_answer(x, "enums")) {
        return answer_with(x, "Elicitation completed: ", mcp_request_answer(x, "enums"));
    }
    return ask_once(
        x, "enums", "elicitation/create",
        "\"message\":\"Please choose\"," SCHEMA(
            "\"untitledSingle\":{\"type\":\"string\",\"enum\":[\"option1\",\"option2\",\"option3\"]"
            "},"
            "\"titledSingle\":{\"type\":\"string\",\"oneOf\":[{\"const\":\"value1\",\"title\":"
            "\"First Option\"},"
            "{\"const\":\"value2\",\"title\":\"Second Option\"}]},"
            "\"legacyEnum\":{\"type\":\"string\",\"enum\":[\"opt1\",\"opt2\",\"opt3\"],"
            "\"enumNames\":[\"Option One\",\"Option Two\",\"Option Three\"]},"
            "\"untitledMulti\":{\"type\":\"array\",\"items\":{\"type\":\"string\","
            "\"enum\":[\"option1\",\"option2\",\"option3\"]}},"
            "\"titledMulti\":{\"type\":\"array\",\"items\":{\"anyOf\":[{\"const\":\"value1\","
            "\"title\":\"First Choice\"},{\"const\":\"value2\",\"title\":\"Second Choice\"}]}}",
            ""));
}

static json client_capability(const mcp_request *x, const char *name) {
    return json_get(json_get(x->meta, MCP_META_CAPABILITIES), name);
}

static mcp_end tool_missing_capability(mcp_request *x) {
    if (!x->version->is_stateless || json_what(client_capability(x, "sampling")) != JSON_NONE) {
        return answer_text(x, STR("The client can sample."));
    }
    mcp_request_refuse(x, JSONRPC_MISSING_CAPABILITY,
                       "This needs the client's capability sampling.");
    x->http = 400;
    x->data = STR("{\"requiredCapabilities\":{\"sampling\":{}}}");
    return MCP_REFUSED;
}

static mcp_end tool_ask_name(mcp_request *x) {
    json name = json_get(json_get(mcp_request_answer(x, "user_name"), "content"), "name");
    if (json_what(name) != JSON_STRING) {
        return ask_once(x, "user_name", "elicitation/create", ASK_NAME("What is your name?"));
    }
    str hello = arena_join(&x->c->mem, STR("Hello, "), json_text(name, &x->c->mem));
    return answer_text(x, arena_join(&x->c->mem, hello, STR("!")));
}

static mcp_end tool_ask_model(mcp_request *x) {
    json answer = mcp_request_answer(x, "capital_question");
    if (json_what(answer) != JSON_OBJECT) {
        return ask_once(x, "capital_question", "sampling/createMessage",
                        ASK_MODEL("What is the capital of France?", "100"));
    }
    return answer_with(x, "The model says: ", json_get(json_get(answer, "content"), "text"));
}

static mcp_end tool_ask_roots(mcp_request *x) {
    json answer = mcp_request_answer(x, "client_roots");
    if (json_what(json_get(answer, "roots")) != JSON_ARRAY) {
        return ask_once(x, "client_roots", "roots/list", "");
    }
    return answer_with(x, "Roots: ", json_get(answer, "roots"));
}

/* ---- requestState: a word and its keyed hash; the key is random per process ---- */

static str state_of(mcp_request *x, const char *word) {
    static uint64_t key;
    if (!key) {
        ASSERT(os_entropy(&key, sizeof key));
    }
    char bytes[64];
    out o = out_of(bytes, sizeof bytes);
    out_fmt(&o, "%s.%016llx", word, (unsigned long long)hash_64(word, strlen(word), key));
    return arena_copy(&x->c->mem, out_str(&o));
}

static bool state_is(mcp_request *x, const char *word) {
    return str_eq(json_text(json_get(x->params, "requestState"), &x->c->mem), state_of(x, word));
}

static bool state_is_bad(mcp_request *x) {
    return json_what(json_get(x->params, "requestState")) != JSON_NONE && !state_is(x, "one") &&
           !state_is(x, "two");
}

static mcp_end refuse_state(mcp_request *x) {
    return mcp_request_refuse(x, JSONRPC_INVALID_PARAMS, "The requestState is not one of ours.");
}

static mcp_end tool_state(mcp_request *x) {
    if (state_is_bad(x)) {
        return refuse_state(x);
    }
    if (state_is(x, "one") && mcp_request_has_answer(x, "confirm")) {
        return answer_text(x, STR("state-ok"));
    }
    x->state = state_of(x, "one");
    return ask_once(x, "confirm", "elicitation/create",
                    "\"mode\":\"form\",\"message\":\"Please confirm\"," SCHEMA(
                        "\"ok\":{\"type\":\"boolean\"}", "\"ok\""));
}

static mcp_end tool_three(mcp_request *x) {
    if (state_is_bad(x)) {
        return refuse_state(x);
    }
    if (state_is(x, "one") && mcp_request_has_answer(x, "user_name") &&
        mcp_request_has_answer(x, "greeting") && mcp_request_has_answer(x, "client_roots")) {
        return answer_text(x, STR("All three have been answered."));
    }
    x->state = state_of(x, "one");
    ask_once(x, "user_name", "elicitation/create", ASK_NAME("What is your name?"));
    ask_once(x, "greeting", "sampling/createMessage", ASK_MODEL("Generate a greeting", "50"));
    return ask_once(x, "client_roots", "roots/list", "");
}

static mcp_end tool_rounds(mcp_request *x) {
    if (state_is_bad(x)) {
        return refuse_state(x);
    }
    if (state_is(x, "two") && mcp_request_has_answer(x, "step2")) {
        return answer_text(x, STR("Both steps are done."));
    }
    if (state_is(x, "one") && mcp_request_has_answer(x, "step1")) {
        x->state = state_of(x, "two");
        return ask_once(
            x, "step2", "elicitation/create",
            "\"mode\":\"form\",\"message\":\"Step 2: What is your favorite color?\"," SCHEMA(
                "\"color\":{\"type\":\"string\"}", "\"color\""));
    }
    x->state = state_of(x, "one");
    return ask_once(x, "step1", "elicitation/create", ASK_NAME("Step 1: What is your name?"));
}

static mcp_end tool_capabilities(mcp_request *x) {
    if (json_what(json_get(x->params, "inputResponses")) == JSON_OBJECT) {
        return answer_text(x, STR("Answered."));
    }
    mcp_end end = MCP_DONE;
    if (json_what(client_capability(x, "elicitation")) == JSON_OBJECT) {
        end = ask_once(x, "user_name", "elicitation/create", ASK_NAME("What is your name?"));
    }
    if (json_what(client_capability(x, "sampling")) == JSON_OBJECT) {
        end = ask_once(x, "greeting", "sampling/createMessage",
                       ASK_MODEL("Generate a greeting", "50"));
    }
    if (json_what(client_capability(x, "roots")) == JSON_OBJECT) {
        end = ask_once(x, "client_roots", "roots/list", "");
    }
    return end == MCP_ASKED ? end : answer_text(x, STR("The client can do nothing of it."));
}

/* ---- resources ---- */

static mcp_end resource_text(mcp_request *x, str uri) {
    (void)uri;
    out_text(x->o, STR(",\"text\":\"This is the content of the static text resource.\""));
    return MCP_DONE;
}

static mcp_end resource_image(mcp_request *x, str uri) {
    (void)uri;
    out_text(x->o, STR(",\"blob\":\"" PIXEL "\""));
    return MCP_DONE;
}

static mcp_end resource_of_template(mcp_request *x, str uri) {
    str head = STR("test://template/"), tail = STR("/data");
    str id = str_head(str_from(uri, head.len), uri.len - head.len - tail.len);
    char bytes[600];
    out o = out_of(bytes, sizeof bytes), words = out_of(x->c->mem.at, 200);
    out_fmt(&words, "Data for ID: %.*s", STR_ARG(str_head(id, 60)));
    out_open(&o, '{');
    out_key(&o, "id");
    out_json_str(&o, str_head(id, 60));
    out_text(&o, STR(",\"templateTest\":true"));
    out_key(&o, "data");
    out_json_str(&o, out_str(&words));
    out_close(&o, '}');
    out_key(x->o, "text");
    out_json_str(x->o, out_str(&o));
    return MCP_DONE;
}

/* ---- prompts ---- */

static mcp_end say_blocks(mcp_request *x, const char *first, const char *second) {
    out_fmt(x->o, "{\"role\":\"user\",\"content\":%s}", first);
    if (second) {
        out_fmt(x->o, ",{\"role\":\"user\",\"content\":%s}", second);
    }
    return MCP_DONE;
}

static mcp_end prompt_simple(mcp_request *x, const str *values) {
    (void)values;
    return say_blocks(x, TEXT("This is a simple prompt for testing."), NULL);
}

static mcp_end prompt_arguments(mcp_request *x, const str *values) {
    char bytes[MCP_PROMPT_TEXT_MAX];
    out text = out_of(bytes, sizeof bytes);
    out_fmt(&text, "Prompt with arguments: arg1='%.*s', arg2='%.*s'", STR_ARG(values[0]),
            STR_ARG(values[1]));
    return mcp_prompts_write_message(x, &text);
}

static mcp_end prompt_embedded(mcp_request *x, const str *values) {
    out_text(x->o,
             STR("{\"role\":\"user\",\"content\":{\"type\":\"resource\",\"resource\":{\"uri\":"));
    out_json_str(x->o, values[0]);
    out_text(x->o, STR(",\"mimeType\":\"text/plain\",\"text\":\"Embedded resource content for "
                       "testing.\"}}},"));
    return say_blocks(x, TEXT("Please process the embedded resource above."), NULL);
}

static mcp_end prompt_image(mcp_request *x, const str *values) {
    (void)values;
    return say_blocks(x, IMAGE, TEXT("Please analyze the image above."));
}

static mcp_end prompt_asks(mcp_request *x, const str *values) {
    (void)values;
    if (json_what(mcp_request_answer(x, "user_context")) == JSON_OBJECT) {
        return say_blocks(x, TEXT("The context has been given."), NULL);
    }
    return ask_once(x, "user_context", "elicitation/create",
                    "\"mode\":\"form\",\"message\":\"What context should the prompt use?\"," SCHEMA(
                        "\"context\":{\"type\":\"string\"}", "\"context\""));
}

static str paris_at(int index) {
    static const char *const words[] = {"paris", "park", "party", "london"};
    return (size_t)index < LEN(words) ? str_of(words[index]) : STR_NONE;
}
