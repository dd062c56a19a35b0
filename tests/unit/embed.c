/* Rows of src/serve/embed: the functions of geocoder.h, as a C program calls them. Runs last, since
 * it makes the settings and sources of the whole process. */

static const struct {
    const char *name, *tool, *arguments;
    int code;        /* what geocoder_call answers */
    const char *has; /* somewhere in the reply */
} embed_rows[] = {
    {"a tool", "distance_matrix", "{\"points\":[[0,0],[0,1]]}", 0, "111194.9"},
    {"no arguments", "geocoder_status", NULL, 0, "\"version\":\"" GEOCODER_VERSION "\""},
    {"no such tool", "nosuch", "{}", 64, "\"code\":\"unknown_tool\""},
    {"not JSON", "geocode", "{\"query\":", 64, "\"code\":\"invalid_argument\""},
    {"not an object", "geocode", "[1]", 64, "\"code\":\"invalid_argument\""},
    {"an argument is missing", "geocode", "{}", 64, "query"},
};

static void test_embed(void) {
    static char reply[GEOCODER_REPLY_MAX] = "old";
    CHECK(geocoder_call("geocoder_status", NULL, reply, sizeof reply) == -1 && !reply[0],
          "nothing before the start");
    CHECK(geocoder_start() == 1, "it starts");
    for (size_t i = 0; i < LEN(embed_rows); i++) {
        int code = geocoder_call(embed_rows[i].tool, embed_rows[i].arguments, reply, sizeof reply);
        CHECK(code == embed_rows[i].code && strstr(reply, embed_rows[i].has), embed_rows[i].name);
    }
    CHECK(geocoder_call("geocoder_status", NULL, reply, 20) == -1 && !reply[0],
          "a reply that does not fit is not cut");
}
