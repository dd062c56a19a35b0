/* chat -- sentences to plans, plans to map actions, sessions, coordinate systems, requests. */

static struct {
    call c;
    char text[1 << 20];
} chat_test;

static call *chat_test_call(void) {
    static _Alignas(max_align_t) char memory[8 << 20];
    chat_test.c = (call){.mem = arena_of(memory, sizeof memory), .deadline_ms = OS_FOREVER};
    return &chat_test.c;
}

/* ---- the planner, by the sentences of tests/data ---- */

/* "nearby Bern k=pharmacies r=2 ; clear", where "@" is the place of the context. */
static str chat_test_steps(const chat_plan *plan) {
    out o = out_of(chat_test.text, sizeof chat_test.text);
    for (int i = 0; i < plan->count; i++) {
        const chat_step *s = &plan->steps[i];
        str radius = chat_plan_option_of(&chat_test.c.mem, s, STR("radius_km"));
        out_text(&o, i ? STR(" ; ") : STR(""));
        out_text(&o, s->intent->name);
        for (int k = 0; k < s->place_count; k++) {
            out_text(&o, k ? STR(" | ") : STR(" "));
            out_text(&o, s->places[k].at ? s->places[k] : STR("@"));
        }
        out_fmt(&o, "%s%.*s", s->word.len ? " k=" : "", STR_ARG(s->word));
        out_fmt(&o, "%s%.*s", radius.len ? " r=" : "", STR_ARG(radius));
    }
    return out_str(&o);
}

static void chat_test_sentence(str sentence, str want) {
    static char name[200];
    chat_plan plan = {.system = crs_row(0)};
    call *c = chat_test_call();
    status code = chat_planner_plan(c, sentence, NULL, &plan);
    bool is_none = plan.count == 1 && plan.steps[0].is_bare;
    snprintf(name, sizeof name, "%.*s", STR_ARG(str_head(sentence, sizeof name - 1)));
    CHECK(EQ(code, GEO_OK) &&
              (str_eq(want, STR("none")) ? is_none : EQ_STR(chat_test_steps(&plan), want)),
          name);
}

static void chat_test_sentences(const char *path) {
    enum { ROWS = 240 };
    static _Alignas(max_align_t) char memory[1 << 18];
    arena mem = arena_of(memory, sizeof memory);
    str text;
    int rows = 0, others = 0;
    CHECK(EQ(os_read_file(path, &mem, sizeof memory / 2, &text), GEO_OK), path);
    str_cut(&text, '\n'); /* the names of the columns */
    while (text.len) {
        str want = str_cut(&text, '\n'), sentence = str_cut(&want, '\t');
        rows++;
        others += str_eq(want, STR("none"));
        chat_test_sentence(sentence, want);
    }
    CHECK(rows >= ROWS && others >= 39, "200 sentences, and some that are none");
}

static void test_chat_planner(void) {
    chat_test_sentences("tests/data/chat_en.tsv");
    chat_test_sentences("tests/data/chat_de.tsv");
    chat_plan plan = {.system = crs_row(0), .language = CHAT_DE};
    call *c = chat_test_call();
    CHECK(EQ(chat_planner_plan(c, STR("Bern"), NULL, &plan), GEO_OK) && EQ(plan.language, CHAT_DE),
          "a name alone does not change the language");
    CHECK(EQ(chat_planner_plan(c, STR("   "), NULL, &plan), GEO_OK) && EQ(plan.count, 0),
          "no words are no steps");
    c = chat_test_call();
    CHECK(EQ(chat_planner_plan(c,
                               STR("clear the map; clear the map; clear the map; clear the map; "
                                   "clear the map; clear the map; clear the map"),
                               NULL, &plan),
             GEO_TOO_LARGE),
          "more steps than a message may have");
    plan.system = crs_find(STR("EPSG:21781"));
    CHECK(EQ(chat_planner_plan(chat_test_call(), STR("what is at 600000 200000"), NULL, &plan),
             GEO_OK) &&
              EQ_STR(chat_test_steps(&plan), STR("reverse 600000 200000")),
          "numbers in the system that the caller has named");
    static char many[CHAT_MESSAGE_MAX];
    for (size_t i = 0; i < sizeof many; i++) {
        many[i] = "a to via in "[i % 12];
    }
    CHECK(EQ(chat_planner_plan(chat_test_call(), (str){many, sizeof many}, NULL, &plan), GEO_OK) &&
              plan.count > 0,
          "words that fit everywhere end in time");
}

/* ---- plans as JSON ---- */

static bool chat_test_plan(const char *text, chat_plan *plan) {
    static json_doc doc;
    call *c = chat_test_call();
    *plan = (chat_plan){.system = crs_row(0)};
    ASSERT(json_parse(&doc, str_of(text), &c->mem));
    return chat_plan_read(json_root(&doc), &c->mem, plan);
}

static void test_chat_plan(void) {
    static const char seven_steps[] =
        "{\"steps\":[{\"intent\":\"help\"},{\"intent\":\"help\"},{\"intent\":\"help\"},{\"intent\":"
        "\"help\"},{\"intent\":\"help\"},{\"intent\":\"help\"},{\"intent\":\"help\"}]}";
    static const char *const bad[] = {
        "[]",
        "{}",
        "{\"steps\":[]}",
        "{\"steps\":{\"intent\":\"clear\"}}",
        "{\"steps\":[{\"intent\":\"dance\"}]}",
        "{\"steps\":[{}]}",
        "{\"steps\":[{\"intent\":\"goto_place\",\"places\":[\"a\",\"b\"]}]}",
        "{\"steps\":[{\"intent\":\"goto_place\",\"places\":[\"\"]}]}",
        "{\"steps\":[{\"intent\":\"goto_place\",\"places\":[5]}]}",
        "{\"steps\":[{\"intent\":\"goto_place\",\"places\":\"Bern\"}]}",
        "{\"steps\":[{\"intent\":\"goto_place\",\"places\":[\"a\\u0001\"]}]}",
        "{\"steps\":[{\"intent\":\"nearby\",\"options\":5}]}",
        "{\"steps\":[{\"intent\":\"nearby\",\"word\":[]}]}",
        "{\"crs\":\"EPSG:1\",\"steps\":[{\"intent\":\"clear\"}]}",
        seven_steps,
    };
    chat_plan plan, again;
    for (size_t i = 0; i < LEN(bad); i++) {
        CHECK(!chat_test_plan(bad[i], &plan), bad[i]);
    }
    CHECK(chat_test_plan("{\"language\":\"de\",\"crs\":\"EPSG:2056\",\"steps\":[{\"intent\":"
                         "\"distance\",\"places\":[\"Bern\"]},{\"intent\":\"nearby\",\"options\":"
                         "{\"categories\":\"bank\",\"radius_km\":0.5},\"word\":\"Banken\"}]}",
                         &plan) &&
              EQ(plan.language, CHAT_DE) && EQ_STR(plan.system->name, STR("EPSG:2056")) &&
              EQ_STR(chat_test_steps(&plan), STR("distance @ | Bern ; nearby @ k=Banken r=0.5")),
          "a plan is read, and what it lacks is the place of the context");
    char text[1000];
    out o = out_of(text, sizeof text - 1);
    chat_plan_write(&o, &plan);
    text[o.len] = 0;
    CHECK(chat_test_plan(text, &again) &&
              EQ_STR(chat_test_steps(&again), STR("distance @ | Bern ; nearby @ k=Banken r=0.5")),
          "and written");
}

/* ---- coordinate systems ---- */

static void test_crs(void) {
    static const struct {
        const char *system;
        double lat, lon, east, north;
    } rows[] = {
        /* the old observatory of Bern, and the example of swisstopo's approximate formulas */
        {"EPSG:2056", 46.951082877, 7.438632495, 2600000, 1200000},
        {"EPSG:21781", 46.951082877, 7.438632495, 600000, 200000},
        {"EPSG:2056", 46 + 2 / 60.0 + 38.87 / 3600, 8 + 43 / 60.0 + 49.79 / 3600, 2700000, 1100000},
        {"21781", 46 + 2 / 60.0 + 38.87 / 3600, 8 + 43 / 60.0 + 49.79 / 3600, 700000, 100000},
        {"EPSG:3857", 0, 180, 20037508.342789244, 0},
        {"epsg:3857", 48.8582, 2.2945, 255422.57, 6250835.06},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        const crs *system = crs_find(str_of(rows[i].system));
        char text[100];
        double at[2], lat, lon;
        CHECK(system && crs_write(system, rows[i].lat, rows[i].lon, at) &&
                  fabs(at[0] - rows[i].east) < 1 && fabs(at[1] - rows[i].north) < 1,
              rows[i].system);
        snprintf(text, sizeof text, "%.3f, %.3f", rows[i].east, rows[i].north);
        CHECK(crs_read(system, str_of(text), &lat, &lon) &&
                  geo_distance_m(lat, lon, rows[i].lat, rows[i].lon) < 1,
              rows[i].system);
    }
    double at[2], lat, lon;
    CHECK(!crs_write(crs_find(STR("2056")), 48.85, 2.35, at) &&
              !crs_write(crs_find(STR("3857")), 89, 0, at) && !crs_find(STR("EPSG:31465")) &&
              !crs_find(STR("")) && !crs_find(STR_NONE),
          "where a system does not reach, and what is none");
    CHECK(crs_write(crs_row(0), 46.5, 7.25, at) && EQ(at[0], 7.25) && EQ(at[1], 46.5),
          "degrees are written longitude first");
    CHECK(crs_read(crs_row(0), STR("46.5, 7.25"), &lat, &lon) && EQ(lat, 46.5) && EQ(lon, 7.25) &&
              !crs_read(crs_row(0), STR("Bern"), &lat, &lon) &&
              crs_read(crs_find(STR("2056")), STR("46.5, 7.25"), &lat, &lon) && EQ(lat, 46.5),
          "and read as people write them, in any system");
}

/* ---- sessions ---- */

static bool chat_test_load(const char *id, uint64_t token_id, chat_session *s) {
    return chat_session_load(chat_test_call(), str_of(id), token_id, s) == GEO_OK;
}

static void chat_test_age(const char *id, int64_t by_ms) {
    for (int i = 0; chat_sessions.table && i < CHAT_SESSIONS_MAX; i++) {
        chat_session *slot = &chat_sessions.table->slots[i];
        if (str_eq(str_of(slot->id), str_of(id))) {
            slot->used_ms -= by_ms;
            slot->choice.asked_ms -= by_ms;
        }
    }
}

static void test_chat_session_limits(void) {
    static chat_session s, t;
    char id[20];
    if (chat_sessions.table) {
        memset(chat_sessions.table->slots, 0, sizeof chat_sessions.table->slots);
    }
    for (int i = 0; i <= CHAT_SESSIONS_MAX; i++) {
        snprintf(id, sizeof id, "s%d", i);
        CHECK(chat_test_load(id, 1, &s) && EQ(s.serial, 0), "a new session");
        s.language = CHAT_DE;
        chat_session_store(chat_test_call(), &s);
        if (i == 0) {
            chat_test_age("s0", 10);
        }
    }
    CHECK(chat_test_load("s0", 1, &s) && EQ(s.serial, 0) && chat_test_load("s1", 1, &s) &&
              EQ(s.language, CHAT_DE) && s.serial,
          "the one that was used least recently makes room");
    CHECK(chat_test_load("s1", 2, &t) && EQ(t.serial, 0), "another token's is another one");
    chat_test_age("s1", CHAT_SESSION_MS);
    CHECK(chat_test_load("s1", 1, &t) && EQ(t.serial, 0), "what is not used for long ends");
    CHECK(!chat_test_load("", 1, &t) && !chat_test_load("a\nb", 1, &t) &&
              !chat_test_load("\xC3\xA4", 1, &t) &&
              !chat_test_load("01234567890123456789012345678901234567890123456789012345678901234",
                              1, &t) &&
              chat_test_load("012345678901234567890123456789012345678901234567890123456789 123", 1,
                             &t),
          "ids are 1 to 64 printable ASCII characters");
}

static void test_chat_session_order(void) {
    static chat_session s, t, u;
    chat_test_load("both", 1, &s);
    chat_session_store(chat_test_call(), &s);
    chat_test_load("both", 1, &s);
    chat_test_load("both", 1, &t);
    s.language = CHAT_DE;
    chat_session_store(chat_test_call(), &s);
    chat_session_store(chat_test_call(), &t);
    CHECK(chat_test_load("both", 1, &u) && EQ(u.language, CHAT_EN),
          "of two requests at a time the last one is remembered");
    chat_session_drop(chat_test_call(), STR("both"), 2);
    CHECK(chat_test_load("both", 1, &u) && u.serial, "another token cannot drop it");
    chat_session_drop(chat_test_call(), STR("both"), 1);
    chat_session_store(chat_test_call(), &u);
    CHECK(chat_test_load("both", 1, &u) && EQ(u.serial, 0),
          "a session that was dropped meanwhile stays dropped");
}

/* The sessions as a process has them after its start with that file; NULL: with none. */
static void chat_test_restart(const char *path) {
    if (chat_sessions.shared.file.at) {
        os_test_unshare(&chat_sessions.shared.file);
    }
    chat_sessions.own = chat_sessions.table = NULL;
    chat_sessions.shared.retry_ms = chat_sessions.shared.pause_ms = 0;
    config_state.values.chat_file = path ? str_of(path) : STR("");
    chat_session_start();
}

static bool chat_test_is_in_file(void) {
    return chat_sessions.state == SHARED_FILE;
}

/* Writes a number just outside of its row's bounds into the session, or a text without an end. */
static void chat_test_break(chat_session *s, const bound *row) {
    char *at = (char *)s + row->at + (row->count ? (row->count - 1) * row->stride : 0);
    int64_t number = row->max + 1;
    double real = (double)row->min - 1;
    if (row->kind == BOUND_TEXT) {
        memset(at, 'x', row->size);
    } else if (row->kind == BOUND_MAYBE) {
        memcpy(at, &real, sizeof real);
    } else {
        memcpy(at, &number, row->size); /* little endian, as the machines of the tests are */
    }
}

/* They outlive the process in a file, whatever is in it. */
static void test_chat_session_file(void) {
    static chat_session s, t;
    char path[64];
    snprintf(path, sizeof path, "/tmp/geocoder-unit-chat.%d", (int)getpid());
    unlink(path);
    chat_test_restart(path);
    CHECK(chat_test_load("kept", 1, &s) && chat_test_is_in_file(), "a file");
    s.language = CHAT_DE;
    s.choice = (chat_session_choice){.asked_ms = os_unix_ms(), .count = 1, .plan_len = 2};
    chat_session_store(chat_test_call(), &s);
    chat_test_restart(path);
    CHECK(chat_test_load("kept", 1, &t) && EQ(t.language, CHAT_DE) && EQ(t.choice.count, 1) &&
              EQ(t.serial, s.serial),
          "after a restart it goes on");
    chat_session *slot = chat_session_find(chat_sessions.table, STR("kept"), 1, os_unix_ms()),
                 good = *slot;
    for (size_t i = 0; i < LEN(chat_session_bounds); i++) {
        chat_test_break(slot, &chat_session_bounds[i]);
        CHECK(chat_test_load("kept", 1, &t) && EQ(t.serial, 0) && EQ(t.choice.count, 0) &&
                  isnan(t.last.lat),
              "a session with a field out of bounds is none");
        *slot = good;
    }
    CHECK(chat_test_load("kept", 1, &t) && t.serial, "the same one, whole");
    memset(slot, 'x', sizeof *slot);
    CHECK(chat_test_load("kept", 1, &t) && EQ(t.serial, 0), "a slot of nonsense is no session");
    FILE *file = fopen(path, "w");
    fputs("somebody's data", file);
    fclose(file);
    chat_test_restart(path);
    CHECK(chat_test_load("kept", 1, &t) && EQ(t.serial, 0) && !chat_test_is_in_file(),
          "what is somebody else's stays, and memory is used");
    unlink(path);
    chat_test_restart(NULL);
}

/* Another process keeps the file's lock: the event loop does not wait, a worker does once, and what
 * is said meanwhile is not lost when the file is back. */
static void test_chat_session_busy(void) {
    static chat_session s;
    char path[64];
    snprintf(path, sizeof path, "/tmp/geocoder-unit-chat.%d", (int)getpid());
    unlink(path);
    chat_test_restart(path);
    int other = open(path, O_RDWR);
    CHECK(other >= 0 && EQ(flock(other, LOCK_EX), 0), "another process has the lock");
    call *c = chat_test_call();
    c->may_block = false;
    CHECK(EQ(chat_session_load(c, STR("busy"), 1, &s), GEO_MUST_WAIT), "the loop asks a worker");
    log_capture_begin();
    c = chat_test_call();
    c->may_block = true;
    CHECK(EQ(chat_session_load(c, STR("busy"), 1, &s), GEO_OK) && !chat_test_is_in_file(),
          "a worker goes on in memory");
    c->may_block = false;
    s.language = CHAT_DE;
    CHECK(EQ(chat_session_store(c, &s), GEO_OK) && !chat_test_is_in_file(), "then the loop, too");
    chat_sessions.shared.retry_ms = 0;
    CHECK(EQ(chat_session_load(c, STR("busy"), 1, &s), GEO_OK) && !chat_test_is_in_file() &&
              EQ(chat_sessions.shared.pause_ms, 2 * SHARED_PAUSE_MIN_MS),
          "the next try comes later than the first");
    close(other);
    chat_sessions.shared.retry_ms = 0;
    CHECK(EQ(chat_session_load(c, STR("busy"), 1, &s), GEO_OK) && chat_test_is_in_file() &&
              EQ(s.language, CHAT_DE),
          "when the lock is free, the file has what was said meanwhile");
    str said = log_capture_end();
    ptrdiff_t busy = str_find(said, STR("chat_file_busy"));
    CHECK(busy >= 0 && str_find(str_from(said, (size_t)busy + 1), STR("chat_file_busy")) < 0 &&
              str_find(said, STR("chat_file_back")) > busy,
          "each is logged once");
    unlink(path);
    chat_test_restart(NULL);
}

/* ---- answers of the embedded gazetteer ---- */

static str chat_test_ask(const char *message, const char *choice, const char *system) {
    call *c = chat_test_call();
    chat_request request = {.session_id = STR("unit"),
                            .message = str_of(message),
                            .choice_id = str_of(choice),
                            .system = crs_find(str_of(system))};
    out o = out_of(chat_test.text, sizeof chat_test.text);
    size_t at;
    CHECK(EQ(chat_run_answer(c, &request, &o), GEO_OK) && json_valid(out_str(&o), &at),
          message ? message : choice);
    return out_str(&o);
}

/* Whether the answer has all of some parts, in their order. */
static bool chat_test_has(str text, const char *const *parts) {
    for (; *parts; parts++) {
        ptrdiff_t at = str_find(text, str_of(*parts));
        if (at < 0) {
            return EQ_STR(text, str_of(*parts));
        }
        text = str_from(text, (size_t)at + strlen(*parts));
    }
    return true;
}

#define PARTS(...) ((const char *const[]){__VA_ARGS__, NULL})

static void test_chat_examples(void) {
    NEEDS(UNIT_FULL);
    str a = chat_test_ask("go to Langendorfstrasse 19b in Solothurn and show the pharmacies around",
                          NULL, NULL);
    CHECK(chat_test_has(a, PARTS("\"overallStatus\":\"needs_clarification\"", "\"goto_address\"",
                                 "\"needs_clarification\"", "\"addMarker\"", "\"guess\"",
                                 "Solothurn", "\"fitBounds\"", "\"nearby\"",
                                 "\"needs_clarification\"", "no data here")),
          "a street that is not known: its town is shown, and nothing is made up");
    a = chat_test_ask("Paris, Texas to Austin via Waco", NULL, NULL);
    CHECK(
        chat_test_has(a, PARTS("\"overallStatus\":\"ok\"", "\"route\"", "431.6 km", "[-95.5",
                               "\"start\"", "\"via\"", "\"end\"", "\"addLine\"", "\"fitBounds\"")),
        "a route by its places");
    a = chat_test_ask("wo bin ich bei 2600513, 1215519", NULL, "EPSG:2056");
    CHECK(chat_test_has(a, PARTS("\"ok\"", "\"reverse\"", "Messen", "Schweiz", "[2600513,1215519]",
                                 "EPSG:2056", "\"setView\"", "[2600513,1215519]")),
          "a point in the national grid, in and out");
    a = chat_test_ask("wie sp\xC3\xA4t ist es dort", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("\"time\",\"status\":\"ok\"", "Messen", "Europe/Zurich")),
          "there is the place of the message before");
    a = chat_test_ask("clear the map and show the banks there", NULL, NULL);
    CHECK(
        chat_test_has(a, PARTS("\"clear\"", "\"clearMap\"", "\"nearby\"", "Which place is meant")),
        "an empty map has no place");
    a = chat_test_ask("go to Xqzzt and what time is it there", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("Nothing found", "the place of the step before")),
          "no older place stands in for one that is not found");
    a = chat_test_ask("how are you", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("\"unknown\"", "\"needs_clarification\"", "not understood")),
          "what is no request is not looked up");
}

static void test_chat_actions(void) {
    NEEDS(UNIT_FULL);
    str a = chat_test_ask("how far is it from Bern to Paris", NULL, "EPSG:2056");
    CHECK(chat_test_has(
              a, PARTS("\"needs_clarification\"", "outside of EPSG:2056", "\"mapActions\":[]")),
          "what the system does not reach is not drawn in part");
    a = chat_test_ask("airports near Basel within 30 km", NULL, NULL);
    CHECK(chat_test_has(
              a, PARTS("\"ok\"", "EuroAirport", "\"addMarker\"", "\"addLayer\"", "\"fitBounds\"")),
          "places around a point");
    a = chat_test_ask("bounding box of Liechtenstein and which country is this", NULL, "EPSG:3857");
    CHECK(chat_test_has(a, PARTS("\"bbox\"", "\"addArea\"", "\"EPSG:3857\"", "\"boundaries\"",
                                 "Liechtenstein")),
          "a box and its country");
    str credit = STR("\"attribution\":\"GeoNames");
    ptrdiff_t at = str_find(a, credit);
    CHECK(at > 0 && str_find(str_from(a, (size_t)at + credit.len), STR("GeoNames")) < 0,
          "what its two tools answered is credited once");
    a = chat_test_ask("restaurants near Bern within 2000 km", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("\"needs_clarification\"", "radius_km must be")),
          "a radius that the tool does not take");
    a = chat_test_ask("zeig mir Restaurants bei Bern im Umkreis von 2000 km", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("\"needs_clarification\"", "Umkreis reicht bis 500 km")),
          "and in German");
    a = chat_test_ask("Apotheken in Z\xC3\xBCrich", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("Apotheken", "gibt es hier keine Daten")),
          "a kind has a language");
    a = chat_test_ask("hilfe", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("\"help\",\"status\":\"ok\"", "Fragen Sie")) &&
              str_find(a, STR("attribution")) < 0,
          "help");
}

static void test_chat_choice(void) {
    NEEDS(UNIT_FULL);
    char id[CHAT_REQUEST_MAX + 1] = "";
    str a = chat_test_ask("show me Springfield and then what time is it there", NULL, NULL);
    memcpy(id, a.at + strlen("{\"requestId\":\""), CHAT_REQUEST_MAX);
    CHECK(chat_test_has(a, PARTS("\"overallStatus\":\"needs_user_choice\"", "\"choices\":[{\"id\":",
                                 "\"G4951788\"", "Massachusetts", "\"confidence\":0.",
                                 "\"mapActions\":[{", "\"data\":{\"lat\":42.1", "\"G4409896\"")) &&
              str_find(a, STR("\"time\"")) < 0,
          "several places: a choice, and the rest of the plan waits");
    a = chat_test_ask(NULL, "G1", NULL);
    CHECK(chat_test_has(a, PARTS("\"needs_clarification\"", "none of the choices")),
          "an id that was not offered");
    a = chat_test_ask(NULL, "G4409896", NULL);
    CHECK(chat_test_has(
              a, PARTS(id, "\"overallStatus\":\"ok\"", "Missouri", "\"time\"", "America/Chicago")),
          "the chosen one, and the rest of the plan, under the id of its request");
    a = chat_test_ask(NULL, "G4409896", NULL);
    CHECK(chat_test_has(a, PARTS("\"needs_clarification\"", "No choice is open")),
          "a choice is made once");
    chat_test_ask("Springfield", NULL, NULL);
    a = chat_test_ask("2", NULL, NULL);
    CHECK(chat_test_has(a, PARTS("\"ok\"", "Missouri")), "a number may be the choice");
    chat_test_ask("distance from Springfield to Springfield", NULL, NULL);
    a = chat_test_ask(NULL, "G4951788", NULL);
    CHECK(chat_test_has(a, PARTS("\"needs_user_choice\"", "\"distance\"", "\"choices\":[{")),
          "each place of a step is chosen");
    a = chat_test_ask(NULL, "G4409896", NULL);
    CHECK(chat_test_has(a, PARTS("\"ok\"", "Massachusetts", "Missouri", "\"addLine\"")),
          "and both are kept");
    chat_test_ask("Springfield", NULL, NULL);
    chat_test_age("unit", CHAT_CHOICE_MS);
    a = chat_test_ask(NULL, "G4951788", NULL);
    CHECK(chat_test_has(a, PARTS("No choice is open")), "its time is over");
    chat_test_ask("Springfield", NULL, NULL);
    chat_session_drop(chat_test_call(), STR("unit"), 0);
    a = chat_test_ask(NULL, "G4951788", NULL);
    CHECK(chat_test_has(a, PARTS("No choice is open")), "it ends with the session");
}

/* ---- layers of the operator ---- */

#define LAYER(id, type, title, more, url)                                                          \
    "{\"id\":\"" id "\",\"type\":\"" type "\",\"title\":\"" title                                  \
    "\",\"credit\":\"Owner\",\"url\":"                                                             \
    "\"" url "\"" more "}"
#define XYZ(id) LAYER(id, "xyz", "T", "", "https://h/{z}/{x}/{y}")

/* Reads a list; the answer is what is wrong with it. */
static str chat_test_layers(const char *text) {
    static _Alignas(max_align_t) char memory[1 << 20];
    static char said[1000];
    out problems = out_of(said, sizeof said);
    chat_layers_file f = {
        .mem = arena_of(memory, sizeof memory), .path = STR("a.json"), .problems = &problems};
    CHECK(EQ(chat_layers_read(&f, str_of(text)), problems.len == 0), text);
    return out_str(&problems);
}

static void test_chat_layers_file(void) {
    static char many[8000];
    static const struct {
        const char *text, *said;
    } rows[] = {
        {"[]", ""},
        {"{}", ": a.json must be a JSON list"},
        {"[", ": a.json must be a JSON list"},
        {"[5]", ": a.json, layer 1 must be an object"},
        {"[" XYZ("a") "," XYZ("a") "]", ", layer 2 has the id of another one"},
        {"[" LAYER("a", "xyz", "T", ",\"keyword\":[]", "https://h/{z}/{x}/{y}") "]",
         ", layer 1 has a member that is none"},
        {"[" LAYER("a", "xyz", "", "", "https://h/{z}/{x}/{y}") "]", "title must be a text of 1"},
        {"[" LAYER("a", "xyz", "T", ",\"keywords\":[\"\"]", "https://h/{z}/{x}/{y}") "]",
         "keywords must be a list"},
        {"[" LAYER("a", "wfs", "T", "", "https://h/{z}/{x}/{y}") "]", "type must be"},
        {"[" LAYER("a", "xyz", "T", "", "https://h/{z}/{x}") "]", "url must be"},
        {"[" LAYER("a", "xyz", "T", "", "https://{s}.h/{z}/{x}/{y}") "]", "url must be"},
        {"[" LAYER("a", "xyz", "T", "", "https://h/{z}/{x}/{y}{k}") "]", "url must be"},
        {"[" LAYER("a", "xyz", "T", "", "https://h;script-src */{z}/{x}/{y}") "]", "url must be"},
        {"[" LAYER("a", "geojson", "T", "", "javascript:1") "]", "url must be"},
        {"[" LAYER("a", "wms", "T", "", "https://h/wms?") "]", "url must be"},
        {"[{\"id\":\"a\"}]", "has no type"},
        {many, "more than 64 layers"},
    };
    out o = out_of(many, sizeof many);
    out_text(&o, STR("[" XYZ("a")));
    for (int i = 0; i < CHAT_LAYERS_MAX; i++) {
        out_text(&o, STR("," XYZ("a")));
    }
    out_text(&o, (str){"]", 2});
    for (size_t i = 0; i < LEN(rows); i++) {
        str said = chat_test_layers(rows[i].text);
        CHECK(rows[i].said[0] ? str_find(said, str_of(rows[i].said)) > 0 : EQ(said.len, 0),
              rows[i].text);
    }
    config_state.values.layers = STR("/nowhere/layers.json");
    o = out_of(many, sizeof many);
    CHECK(!chat_layers_load(&o) && str_find(out_str(&o), STR("cannot be read: No such")) > 0,
          "a file that is not there");
    config_state.values.layers = STR("");
    CHECK(chat_layers_load(&o), "no file");
}

#define WATER                                                                                      \
    LAYER("water", "wmts", "Gew\xC3\xA4sserschutzkarte",                                           \
          ",\"keywords\":[\"Gew\xC3\xA4sserschutz\"]",                                             \
          "https://w:8/{TileMatrix}/{TileRow}/{tilecol}.png")
#define ORTHO                                                                                      \
    LAYER("ortho", "xyz", "Orthophoto 2024", ",\"keywords\":[\"orthophoto\"]",                     \
          "https://t/{z}/{x}/{y}")
#define OLD                                                                                        \
    LAYER("old", "wms", "Orthophoto 1946", ",\"keywords\":[\"orthophoto\"]",                       \
          "https://t/wms?layers=old&FORMAT=image/jpeg")
#define TRAILS LAYER("trails", "geojson", "Hiking trails", "", "http://g/a.geojson")

static void test_chat_layers(void) {
    const struct {
        const char *message;
        const char *const *parts;
    } rows[] = {
        {"Gehe zu 46.5, 7.5 und lade den Gew\xC3\xA4sserschutzlayer",
         PARTS("\"goto_coordinate\"", "\"setView\"",
               "\"zoom\":", "\"load_layer\",\"status\":\"ok\"", "\"addLayer\"", "\"water\"",
               "\"wmts\"", "https://w:8/{z}/{y}/{x}.png", "\"credit\":\"Owner\"")},
        {"load the orthophoto", PARTS("\"needs_user_choice\"", "\"choices\":[{\"id\":\"ortho\"",
                                      "\"addLayer\"", "\"id\":\"old\"", "\"data\"")},
        {"the second one",
         PARTS("\"ok\"", "\"addLayer\"", "\"old\"", "layers=old&FORMAT=image/jpeg&SERVICE=WMS&",
               "&BBOX={bbox-epsg-3857}\"")},
        {"show the orthophoto 1946 of 46.9, 7.4",
         PARTS("\"goto_place\"", "\"setView\"", "\"load_layer\"", "\"old\"")},
        {"add the layer hiking", PARTS("\"load_layer\",\"status\":\"ok\"", "\"geojson\"")},
        {"which layers are there", PARTS("\"layers.search\"", "Layers: Gew", "; Hiking trails.")},
        {"welche Ebenen gibt es", PARTS("\"layers.search\"", "Ebenen: ")},
        {"quelles couches y a-t-il", PARTS("\"layers.search\"", "Couches : ")},
        {"qu\xC3\xA9 capas hay", PARTS("\"layers.search\"", "Capas: ")},
        {"quali strati ci sono", PARTS("\"layers.search\"", "Strati: ")},
        {"hide the orthophoto", PARTS("\"hide_layer\"", "\"removeLayer\"", "\"ortho\"", "\"old\"")},
        {"nascondi lo strato hiking", PARTS("\"removeLayer\"", "\"trails\"")},
        {"load the layer unicorns",
         PARTS("\"needs_clarification\"", "no layer \\\"unicorns\\\"", "\"mapActions\":[]")},
    };
    CHECK(EQ(chat_test_layers("[" WATER "," ORTHO "," OLD "," TRAILS "]").len, 0),
          "a list of all types");
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(chat_test_has(chat_test_ask(rows[i].message, NULL, NULL), rows[i].parts),
              rows[i].message);
    }
    chat_test_layers("[]");
    CHECK(chat_test_has(chat_test_ask("show the layer hiking", NULL, NULL),
                        PARTS("\"needs_clarification\"", "has no layers")),
          "none to show");
}

#undef LAYER
#undef XYZ
#undef WATER
#undef ORTHO
#undef OLD
#undef TRAILS

/* ---- requests ---- */

static int chat_test_http(status (*run)(call *c, exchange *x), const char *content) {
    static char memory[1 << 16], headers[1024];
    exchange x = {.content = str_of(content)};
    x.reply = out_of(memory, sizeof memory);
    x.headers = out_of(headers, sizeof headers);
    size_t at;
    CHECK(EQ(run(chat_test_call(), &x), GEO_OK) && json_valid(out_str(&x.reply), &at), content);
    bool is_typed = str_find(out_str(&x.reply), STR("\"suggestion\":")) > 0;
    CHECK(EQ(is_typed, x.http != 200), content);
    return x.http;
}

static void test_chat_requests(void) {
    static char large[2 * CHAT_MESSAGE_MAX];
    static const struct {
        int http;
        const char *content;
    } rows[] = {
        {200, "{\"sessionId\":\"h\",\"userMessage\":\"help\"}"},
        {200, "{\"sessionId\":\"h\",\"userMessage\":\"help\",\"crs\":\"EPSG:2056\",\"x\":1}"},
        {200, "{\"sessionId\":\"h\",\"userMessage\":\"help\",\"crs\":3857,\"choiceId\":null}"},
        {200, "{\"sessionId\":\"h\",\"choiceId\":\"G1\"}"},
        {400, "{\"sessionId\":\"h\",\"userMessage\":\"help\",\"choiceId\":\"G1\"}"},
        {400, "{\"sessionId\":\"h\"}"},
        {400, "{\"userMessage\":\"help\"}"},
        {400, "{\"sessionId\":\"\",\"userMessage\":\"help\"}"},
        {400, "{\"sessionId\":5,\"userMessage\":\"help\"}"},
        {400, "{\"sessionId\":\"h\",\"userMessage\":[\"help\"]}"},
        {400, "{\"sessionId\":\"h\",\"userMessage\":\"  \"}"},
        {400, "{\"sessionId\":\"h\",\"userMessage\":\"help\",\"crs\":\"EPSG:1\"}"},
        {400, "[]"},
        {400, "{"},
        {400, ""},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(chat_test_http(chat_http_post, rows[i].content), rows[i].http), rows[i].content);
    }
    int head = snprintf(large, sizeof large, "{\"sessionId\":\"h\",\"userMessage\":\"");
    memset(large + head, 'a', CHAT_MESSAGE_MAX + 1);
    memcpy(large + head + CHAT_MESSAGE_MAX + 1, "\"}", 3);
    CHECK(EQ(chat_test_http(chat_http_post, large), 413), "a message that is too long");
    CHECK(EQ(chat_test_http(chat_http_delete, "{\"sessionId\":\"h\"}"), 200) &&
              EQ(chat_test_http(chat_http_delete, "{\"sessionId\":\"h\"}"), 200) &&
              EQ(chat_test_http(chat_http_delete, "{}"), 400),
          "forgetting a session");
}

static void test_chat(void) {
    config before = config_state.values;
    config_state.values.backend = BACKEND_GAZETTEER;
    config_state.values.address_to_town = true;
    test_crs();
    test_chat_plan();
    test_chat_planner();
    test_chat_session_limits();
    test_chat_session_order();
    test_chat_session_file();
    test_chat_session_busy();
    test_chat_examples();
    test_chat_actions();
    test_chat_choice();
    test_chat_layers_file();
    test_chat_layers();
    test_chat_requests();
    config_state.values = before;
}
