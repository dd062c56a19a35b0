/* fuzz_chat -- hostile messages and choices, several to a session, answered by the embedded
 * gazetteer. Every answer is complete JSON; every plan is read as it is written.
 *
 * The lines of an input are messages; one that begins with "#" is a choice, where "#0" to "#9"
 * stand for those that are open, one with "@" names the coordinate system of the rest, and one with
 * "!" damages the session as it lies in a file that others write to, so that the next line goes on
 * from there: four bytes each are a field at its limits (fuzz_break), or an offset and a byte. */

enum { FUZZ_CHAT_INPUT_MAX = 2000, FUZZ_CHAT_LINES_MAX = 6, FUZZ_CHAT_MEMORY = 32 << 20 };

static char fuzz_chat_memory[FUZZ_CHAT_MEMORY], fuzz_chat_body[1 << 20];

static void fuzz_chat_plan(str message) {
    call c = {.mem = arena_of(fuzz_chat_memory, sizeof fuzz_chat_memory),
              .deadline_ms = OS_FOREVER};
    chat_plan plan = {.system = crs_row(0)}, again = {.system = crs_row(0)};
    out o = out_of(fuzz_chat_body, sizeof fuzz_chat_body);
    json_doc doc;
    if (chat_planner_plan(&c, message, NULL, &plan) || !plan.count) {
        return;
    }
    chat_plan_write(&o, &plan);
    ASSERT(!o.full && json_parse(&doc, out_str(&o), &c.mem));
    chat_plan_read(json_root(&doc), &c.mem, &again); /* may refuse a name that is too long */
}

/* The id that "#3" stands for. */
static str fuzz_chat_choice(str text, char room[CHAT_PLACE_ID_MAX + 1]) {
    chat_session s;
    call c = {.mem = arena_of(fuzz_chat_memory, sizeof fuzz_chat_memory)};
    bool is_open = text.len == 1 && ascii_is_digit(text.at[0]) &&
                   chat_session_load(&c, STR("fuzz"), 0, &s) == GEO_OK &&
                   text.at[0] - '0' < s.choice.count;
    if (!is_open) {
        return text;
    }
    memcpy(room, s.choice.items[text.at[0] - '0'].id, CHAT_PLACE_ID_MAX + 1);
    return str_of(room);
}

static void fuzz_chat_line(str line, const crs *system) {
    char id[CHAT_PLACE_ID_MAX + 1];
    bool is_choice = str_starts(line, STR("#"));
    str choice = is_choice ? fuzz_chat_choice(str_from(line, 1), id) : STR_NONE;
    call c = {.mem = arena_of(fuzz_chat_memory, sizeof fuzz_chat_memory),
              .deadline_ms = OS_FOREVER};
    chat_request request = {.session_id = STR("fuzz"),
                            .message = is_choice ? STR_NONE : line,
                            .choice_id = choice,
                            .system = system};
    out body = out_of(fuzz_chat_body, sizeof fuzz_chat_body);
    size_t bad_at;
    status code = chat_run_answer(&c, &request, &body);
    ASSERT(code == GEO_OK || code == GEO_TOO_LARGE || (code && c.why[0]));
    ASSERT(code || (!body.full && json_valid(out_str(&body), &bad_at)));
}

static void fuzz_chat_damage(str how) {
    chat_session *slot = chat_sessions.table
                             ? chat_session_find(chat_sessions.table, STR("fuzz"), 0, os_unix_ms())
                             : NULL;
    for (; slot && how.len >= 4; how = str_from(how, 4)) {
        const uint8_t *b = (const uint8_t *)how.at;
        size_t at = ((size_t)b[1] << 8 | b[2]) % sizeof *slot;
        if (b[0] & 0x40) {
            ((char *)slot)[at] = (char)b[3];
        } else {
            fuzz_break(chat_session_bounds, LEN(chat_session_bounds), NULL, (char *)slot, b);
        }
    }
}

static int fuzz_chat(const uint8_t *data, size_t size) {
    str text = {(const char *)data, size};
    const crs *system = NULL;
    if (!size || size > FUZZ_CHAT_INPUT_MAX) {
        return 0;
    }
    for (int i = 0; i < FUZZ_CHAT_LINES_MAX && text.at; i++) {
        str line = str_head(str_cut(&text, '\n'), CHAT_MESSAGE_MAX);
        if (str_starts(line, STR("@"))) {
            system = crs_find(str_from(line, 1));
        } else if (str_starts(line, STR("!"))) {
            fuzz_chat_damage(str_from(line, 1));
        } else if (line.len && utf8_valid(line)) {
            fuzz_chat_plan(line);
            fuzz_chat_line(line, system);
        }
    }
    if (chat_sessions.table) {
        memset(chat_sessions.table, 0, sizeof *chat_sessions.table);
    }
    return 0;
}
