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
static void embed_examples(char *reply) {
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
        CHECK(EQ(geocoder_call(tool_at(i)->name, arguments, reply, GEOCODER_REPLY_MAX), 0) &&
                  EQ(reply[0], '{'),
              arguments);
    }
}

static void test_embed(void) {
    static char reply[GEOCODER_REPLY_MAX] = "old";
    CHECK(EQ(geocoder_call("geocoder_status", NULL, reply, sizeof reply), 78) && !reply[0],
          "nothing before the start");
    setenv("GEOCODER_PORT", "none", 1);
    CHECK(EQ(geocoder_start(), 78), "a wrong setting");
    unsetenv("GEOCODER_PORT");
    CHECK(EQ(geocoder_call("geocoder_status", NULL, reply, sizeof reply), 78),
          "nothing without it");
    CHECK(EQ(geocoder_start(), 0), "it starts");
    for (size_t i = 0; i < LEN(embed_rows); i++) {
        int code = geocoder_call(embed_rows[i].tool, embed_rows[i].arguments, reply, sizeof reply);
        CHECK(EQ(code, embed_rows[i].code) && strstr(reply, embed_rows[i].has), embed_rows[i].name);
    }
    CHECK(EQ(geocoder_call("geocoder_status", NULL, reply, 20), 65) && !reply[0],
          "a reply that does not fit is not cut");
    CHECK(EQ(geocoder_call("geocoder_status", NULL, reply, 0), 65), "nor does any fit in 0 bytes");
    embed_examples(reply);
}
