/* chats -- how often the chat's planner makes the plan that a sentence of tests/data means, and
 * goes on with it: tests/data/chat_sentences.tsv and chat_dialogues.tsv. A plan is written as the
 * calls of its tools and what the map shows. */

enum { CHATS_TEXT_MAX = 1 << 16, CHATS_FILE_MAX = 1 << 17 };

static struct {
    char text[CHATS_TEXT_MAX];
    char memory[2][4 << 20]; /* of a message and of the one before */
    int at;
} chats;

/* The places of an argument "@*" as the sentence has them; "@" is the place of the context. */
static void chats_put_places(out *o, const chat_step *s, str value) {
    char which = value.len > 1 ? value.at[1] : 0;
    int from = which == '+', end = which == '*' || which == '+' ? s->place_count : 1;
    for (int i = from; i < end && i < s->place_count; i++) {
        out_text(o, i > from ? STR(" | ") : STR(""));
        out_text(o, s->places[i].at ? s->places[i] : STR("@"));
    }
}

static void chats_put_value(out *o, str value) {
    if (value.len > 1 && value.at[0] == '"') {
        value = str_head(str_from(value, 1), value.len - 2);
    }
    out_text(o, value);
}

static bool chats_is(const chat_step *s, const char *name) {
    return str_eq(s->intent->name, str_of(name));
}

/* "find_places kind=lake within=Graz limit=1" in a fixed order of the arguments. */
static void chats_put_call(out *o, const chat_step *s) {
    static const char *const order[] = {
        "query",         "queries",       "place",          "kind",           "categories",
        "within",        "neighbours_of", "line",           "points",         "waypoints",
        "origins",       "destinations",  "order",          "round_trip",     "nearest",
        "limit",         "radius_km",     "min_population", "max_population", "min_elevation",
        "max_elevation", "unit",          "notation",       "outline"};
    char room[8 << 10];
    arena mem = arena_of(room, sizeof room);
    out_text(o, s->intent->tool);
    for (size_t i = 0; i < LEN(order); i++) {
        str given = STR_NONE, row = s->intent->arguments;
        given = chat_plan_option_of(&mem, s, str_of(order[i]));
        while (row.at && !given.at) {
            str value = str_cut(&row, ' '), name = str_cut(&value, '=');
            given = str_eq(name, str_of(order[i])) ? value : STR_NONE;
        }
        if (strcmp(order[i], "categories") == 0 && given.len && s->word.len &&
            !chats_is(s, "nearest")) {
            out_fmt(o, " categories=%.*s", STR_ARG(s->word));
        } else if (given.len && !(chats_is(s, "nearest") && strcmp(order[i], "radius_km") == 0)) {
            out_fmt(o, " %s=", order[i]);
            if (given.at[0] == '@' || given.at[0] == '#') {
                chats_put_places(o, s, given);
            } else {
                chats_put_value(o, given);
            }
        }
    }
}

static void chats_put_step(out *o, const chat_step *s) {
    static const char *const facts[] = {"population", "elevation", "area", "postcode", "time"};
    str shows = s->intent->shows;
    for (size_t i = 0; i < LEN(facts); i++) {
        if (chats_is(s, facts[i])) {
            out_text(o, STR("fact="));
            out_text(o, str_of(facts[i]));
            out_text(o, STR(" "));
            chats_put_places(o, s, STR("@"));
            return;
        }
    }
    if (str_starts(s->intent->name, STR("goto"))) {
        out_text(o, STR("goto "));
        chats_put_places(o, s, STR("@*"));
    } else if (str_eq(s->intent->tool, STR("-"))) {
        out_text(o, s->intent->name);
    } else {
        chats_put_call(o, s);
        out_fmt(o, " > %.*s", STR_ARG(shows));
    }
}

static str chats_steps(const chat_plan *plan, char *room) {
    out o = out_of(room, CHATS_TEXT_MAX);
    for (int i = 0; i < plan->count; i++) {
        out_text(&o, i ? STR(" ; ") : STR(""));
        chats_put_step(&o, &plan->steps[i]);
    }
    return plan->count == 1 && plan->steps[0].is_bare ? STR("none") : out_str(&o);
}

/* The plan of a message behind another one. */
static str chats_plan(str message, const chat_plan *before, chat_plan *plan) {
    *plan = (chat_plan){.system = crs_row(0), .language = before ? before->language : 0};
    chats.at = 1 - chats.at;
    call *c = quality_call();
    c->mem = arena_of(chats.memory[chats.at], sizeof chats.memory[0]);
    status code = chat_planner_plan(c, message, before, plan);
    return code ? STR("failed") : chats_steps(plan, chats.text);
}

static bool chats_is_right(str got, str want) {
    return str_eq(got, want) || (str_eq(want, STR("any")) && !str_eq(got, STR("none")));
}

/* Right plans; and those that are wrong and would yet be run. */
static void chats_run_sentences(const char *path) {
    static quality_table t;
    chat_plan plan;
    measure right = {.name = "plans of sentences in five languages", .goal = 90};
    measure honest = {.name = "no plan instead of a wrong one"};
    for (bool is_open = quality_open(&t, path, '\t'); is_open && quality_next(&t);) {
        str sentence = quality_field(&t, "sentence"), want = quality_field(&t, "plan");
        str got = chats_plan(sentence, NULL, &plan);
        bool is_good = chats_is_right(got, want);
        measure_add(&right, is_good, sentence, got);
        if (!is_good) {
            measure_add(&honest, str_eq(got, STR("none")), sentence, got);
        }
    }
    measure_print(&right);
    measure_print(&honest);
}

/* Follow-ups: rows behind the first of a dialogue. A dialogue begins with a row whose language
 * has a plus. Choices need answers, which tests/unit/chat.c has. */
static void chats_run_dialogues(const char *path) {
    static quality_table t;
    static chat_plan plans[2];
    measure right = {.name = "plans of what goes on with a message", .goal = 85};
    int at = 0;
    bool has_before = false;
    for (bool is_open = quality_open(&t, path, '\t'); is_open && quality_next(&t);) {
        str sentence = quality_field(&t, "sentence"), want = quality_field(&t, "plan");
        bool is_first = str_ends(quality_field(&t, "language"), STR("+"));
        if (str_eq(want, STR("choice")) || str_starts(want, STR("picked"))) {
            continue;
        }
        const chat_plan *before = is_first || !has_before ? NULL : &plans[1 - at];
        str got = chats_plan(sentence, before, &plans[at]);
        has_before = true;
        at = 1 - at;
        if (!is_first) {
            measure_add(&right, chats_is_right(got, want), sentence, got);
        }
    }
    measure_print(&right);
}

static void chats_run(void) {
    chats_run_sentences("tests/data/chat_sentences.tsv");
    chats_run_sentences("tests/data/chat_unseen.tsv");
    chats_run_dialogues("tests/data/chat_dialogues.tsv");
}
