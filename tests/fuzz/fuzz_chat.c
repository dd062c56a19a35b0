/* fuzz_chat -- hostile messages and choices, several to a session, answered by the embedded
 * gazetteer. Every answer is complete JSON; every plan of the grammar is read as it is written.
 *
 * The lines of an input are messages; one that begins with "#" is a choice, where "#0" to "#9"
 * stand for those that are open, and one with "@" names the coordinate system of the rest. */
#define GEOCODER_NO_MAIN
#include "../../geocoder.c"
#include "ready.h"

enum { FUZZ_INPUT_MAX = 2000, FUZZ_LINES_MAX = 6, FUZZ_MEMORY = 32 << 20 };

static char fuzz_memory[FUZZ_MEMORY], fuzz_body[1 << 20];

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    (void)argc, (void)argv;
    char text[512];
    out problems = out_of(text, sizeof text);
    config_state.values.backend = BACKEND_GAZETTEER;
    config_state.values.cache_ttl_s = 3600;
    ASSERT(find_start(&problems));
    fuzz_warm_up();
    return 0;
}

static void fuzz_plan(str message) {
    call c = {.mem = arena_of(fuzz_memory, sizeof fuzz_memory), .deadline_ms = OS_FOREVER};
    chat_plan plan = {.system = crs_row(0)}, again = {.system = crs_row(0)};
    out o = out_of(fuzz_body, sizeof fuzz_body);
    json_doc doc;
    if (chat_grammar_plan(&c, message, &plan) || !plan.count) {
        return;
    }
    chat_plan_write(&o, &plan);
    ASSERT(!o.full && json_parse(&doc, out_str(&o), &c.mem));
    chat_plan_read(json_root(&doc), &c.mem, &again); /* may refuse a name that is too long */
}

/* The id that "#3" stands for. */
static str fuzz_choice(str text, char room[CHAT_PLACE_ID_MAX + 1]) {
    chat_session s;
    call c = {.mem = arena_of(fuzz_memory, sizeof fuzz_memory)};
    bool is_open = text.len == 1 && ascii_is_digit(text.at[0]) &&
                   chat_session_load(&c, STR("fuzz"), 0, &s) == GEO_OK &&
                   text.at[0] - '0' < s.choice.count;
    if (!is_open) {
        return text;
    }
    memcpy(room, s.choice.items[text.at[0] - '0'].id, CHAT_PLACE_ID_MAX + 1);
    return str_of(room);
}

static void fuzz_line(str line, const crs *system) {
    char id[CHAT_PLACE_ID_MAX + 1];
    bool is_choice = str_starts(line, STR("#"));
    str choice = is_choice ? fuzz_choice(str_from(line, 1), id) : STR_NONE;
    call c = {.mem = arena_of(fuzz_memory, sizeof fuzz_memory), .deadline_ms = OS_FOREVER};
    chat_request request = {.session_id = STR("fuzz"),
                            .message = is_choice ? STR_NONE : line,
                            .choice_id = choice,
                            .system = system};
    out body = out_of(fuzz_body, sizeof fuzz_body);
    size_t bad_at;
    status code = chat_run_answer(&c, &request, &body);
    ASSERT(code == GEO_OK || code == GEO_TOO_LARGE || (code && c.why[0]));
    ASSERT(code || (!body.full && json_valid(out_str(&body), &bad_at)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    str text = {(const char *)data, size};
    const crs *system = NULL;
    if (!size || size > FUZZ_INPUT_MAX || !utf8_valid(text)) {
        return 0;
    }
    for (int i = 0; i < FUZZ_LINES_MAX && text.at; i++) {
        str line = str_head(str_cut(&text, '\n'), CHAT_MESSAGE_MAX);
        if (str_starts(line, STR("@"))) {
            system = crs_find(str_from(line, 1));
        } else if (line.len && utf8_valid(line)) {
            fuzz_plan(line);
            fuzz_line(line, system);
        }
    }
    chat_session_drop(STR("fuzz"), 0);
    return 0;
}
