/* embed -- the functions of geocoder.h, as a C program calls them. Runs last, because it loads the
 * settings and sources of the whole process. */

static const struct {
    const char *name, *tool, *arguments;
    int code;        /* of geocoder_call */
    const char *has; /* somewhere in the reply */
} embed_rows[] = {
    {"a tool", "distance_matrix", "{\"points\":[[0,0],[0,1]]}", 0, "111195"},
    {"no arguments", "geocoder_status", NULL, 0, "\"version\":\"" GEOCODER_VERSION "\""},
    {"no such tool", "nosuch", "{}", 64, "\"code\":\"unknown_tool\""},
    {"not JSON", "geocode", "{\"query\":", 64, "\"code\":\"invalid_argument\""},
    {"not an object", "geocode", "[1]", 64, "\"code\":\"invalid_argument\""},
    {"an argument is missing", "geocode", "{}", 64, "query"},
};

/* Splits an example into words; quotes keep a word together. */
static int embed_words(char *line, char **words, int most) {
    int count = 0;
    for (char *at = line; *at && count < most;) {
        char end = *at == '"' ? '"' : ' ';
        at += *at == '"';
        words[count++] = at;
        at += strcspn(at, end == '"' ? "\"" : " ");
        at += *at ? (*at = 0, 1) : 0;
        at += strspn(at, " ");
    }
    return count;
}

/* Runs the example of every row. A handler that reads a parameter its row does not have would stop
 * the program here. */
static void embed_examples(geocoder *g, char *reply) {
    NEEDS(UNIT_SMALL);
    enum { WORDS_MAX = 8 };
    static cli_tool_args words;
    for (int i = 0; i < tool_count(); i++) {
        char line[200], arguments[400], text[200], *args[WORDS_MAX];
        snprintf(line, sizeof line, "%s", tool_at(i)->example);
        out problem = out_of(text, sizeof text), o = out_of(arguments, sizeof arguments - 1);
        int count = embed_words(line, args, WORDS_MAX);
        CHECK(cli_tool_parse(tool_at(i), args, count, &words, &problem), tool_at(i)->example);
        out_open(&o, '{');
        cli_tool_write_arguments(&o, tool_at(i), &words);
        out_close(&o, '}');
        arguments[o.len] = 0;
        CHECK(EQ(geocoder_call(g, tool_at(i)->name, arguments, reply, GEOCODER_REPLY_MAX), 0) &&
                  EQ(reply[0], '{'),
              arguments);
    }
}

/* Settings that are refused, and what the log says then. */
static const struct {
    const char *settings[3], *says;
} embed_refused[] = {
    {{"GEOCODER_PORT=none"}, "error setting: GEOCODER_PORT is \"none\": it must be a whole number"},
    {{"GEOCODER_LANGAUGE=de"},
     "GEOCODER_LANGAUGE is not a setting; the nearest is GEOCODER_LANGUAGE."},
    {{"GEOCODER_INDEX=/no/such.idx"}, "The index /no/such.idx cannot be read: No such file"},
    {{"GEOCODER_LOG=json", "GEOCODER_BACKEND=nominatim"},
     "\"message\":\"GEOCODER_BACKEND=nominatim"},
};

typedef struct {
    char line[4096];
    int lines, level;
} embed_log;

static void embed_take(void *data, int level, const char *line) {
    embed_log *log = data;
    snprintf(log->line, sizeof log->line, "%s", line);
    log->level = level;
    log->lines++;
}

static void embed_check_settings(geocoder **g, char *reply) {
    for (size_t i = 0; i < LEN(embed_refused); i++) {
        embed_log log = {.lines = 0};
        int code = geocoder_open(embed_refused[i].settings, embed_take, &log, g);
        CHECK(EQ(code, GEOCODER_BAD_SETTING) && !*g && EQ(log.lines, 1) &&
                  EQ(log.level, GEOCODER_LOG_ERROR) && strstr(log.line, embed_refused[i].says) &&
                  !strchr(log.line, '\n'),
              embed_refused[i].says);
        CHECK(EQ(geocoder_call(*g, "geocoder_status", NULL, reply, 9), GEOCODER_IS_CLOSED),
              "nothing is open");
    }
}

static void test_embed(void) {
    static char reply[GEOCODER_REPLY_MAX] = "old";
    static const char *const settings[] = {"GEOCODER_LANGUAGE=fr", "PATH=/bin", NULL},
                             *const same[] = {"HOME=/", "GEOCODER_LANGUAGE=fr", NULL},
                             *const other[] = {"GEOCODER_LANGUAGE=de", NULL};
    geocoder *g = NULL, *second = NULL;
    embed_log log = {.lines = 0};
    CHECK(
        EQ(geocoder_call(NULL, "geocoder_status", NULL, reply, sizeof reply), GEOCODER_IS_CLOSED) &&
            !reply[0],
        "nothing before it is open");
    setenv("GEOCODER_PORT", "none", 1); /* the environment is not read */
    embed_check_settings(&g, reply);
    CHECK(EQ(geocoder_open(settings, embed_take, &log, &g), GEOCODER_OK) && g, "it opens");
    unsetenv("GEOCODER_PORT");
    CHECK(EQ(geocoder_open(settings, NULL, NULL, &second), GEOCODER_IS_OPEN) && !second,
          "a second one does not");
    for (size_t i = 0; i < LEN(embed_rows); i++) {
        int code =
            geocoder_call(g, embed_rows[i].tool, embed_rows[i].arguments, reply, sizeof reply);
        CHECK(EQ(code, embed_rows[i].code) && strstr(reply, embed_rows[i].has), embed_rows[i].name);
    }
    CHECK(EQ(geocoder_call(g, "geocoder_status", NULL, reply, 20), GEOCODER_TOO_LARGE) && !reply[0],
          "a reply that does not fit is not cut");
    CHECK(EQ(geocoder_call(g, "geocoder_status", NULL, reply, 0), GEOCODER_TOO_LARGE),
          "nor does any fit in 0 bytes");
    embed_examples(g, reply);
    CHECK(EQ(geocoder_close(g), GEOCODER_OK) && EQ(geocoder_close(g), GEOCODER_IS_CLOSED),
          "it is closed once");
    CHECK(EQ(geocoder_call(g, "geocoder_status", NULL, reply, sizeof reply), GEOCODER_IS_CLOSED),
          "closed is closed");
    CHECK(EQ(geocoder_open(other, embed_take, &log, &g), GEOCODER_BAD_SETTING) &&
              strstr(log.line, "those of its first geocoder_open"),
          "other settings need another process");
    CHECK(EQ(geocoder_open(same, embed_take, &log, &g), GEOCODER_OK) &&
              EQ(geocoder_call(g, "geocoder_status", NULL, reply, sizeof reply), GEOCODER_OK) &&
              EQ(geocoder_close(g), GEOCODER_OK),
          "the same ones open it again");
}
