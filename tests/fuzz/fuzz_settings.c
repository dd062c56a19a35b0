/* fuzz_settings -- a hostile file of settings, as --env-file and as the `.env` of a folder: it is
 * taken or there is a sentence, and what `geocoder config` shows of it is JSON. The first bit
 * chooses, the rest is the file. */

static char fuzz_settings_folder[] = "/tmp/geocoder-fuzz-XXXXXX";

static void fuzz_settings_end(void) {
    unlink(config_dot_env);
    rmdir(fuzz_settings_folder);
}

static void fuzz_settings_begin(void) {
    ASSERT(mkdtemp(fuzz_settings_folder) && chdir(fuzz_settings_folder) == 0);
    atexit(fuzz_settings_end);
}

static void fuzz_settings_write(const uint8_t *bytes, size_t size) {
    FILE *file = fopen(config_dot_env, "wb");
    ASSERT(file && fwrite(bytes, 1, size, file) == size && fclose(file) == 0);
}

static void fuzz_settings_check(bool as_json) {
    static char text[1 << 20], memory[4 << 20];
    arena mem = arena_of(memory, sizeof memory);
    json_doc doc;
    out o = out_of(text, sizeof text);
    config_write(&o, as_json);
    ASSERT(!o.full && (!as_json || json_parse(&doc, out_str(&o), &mem)));
}

static int fuzz_settings(const uint8_t *bytes, size_t size) {
    char *named[] = {(char[]){"--env-file"}, (char[]){".env"}, (char[]){"config"}};
    bool is_named = size && bytes[0] & 1;
    int count = is_named ? 3 : 1;
    char text[1 << 16];
    out problems = out_of(text, sizeof text);
    fuzz_settings_write(bytes + !!size, size - !!size);
    bool good = config_load(is_named ? named : named + 2, &count, &problems);
    ASSERT(good == !problems.len && !problems.full && count == 1);
    fuzz_settings_check(false);
    fuzz_settings_check(true);
    return 0;
}
