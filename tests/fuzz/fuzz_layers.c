/* fuzz_layers -- a hostile file of map layers: it is taken or there is a sentence. What was taken
 * is found by its own titles, and is JSON in an answer. */

static int fuzz_layers(const uint8_t *bytes, size_t size) {
    static char memory[CHAT_LAYERS_MEMORY], said[4096], room[1 << 20];
    const chat_layer *found[CHAT_LAYERS_MAX];
    out problems = out_of(said, sizeof said), o = out_of(room, sizeof room);
    chat_layers_file f = {
        .mem = arena_of(memory, sizeof memory), .path = STR("layers.json"), .problems = &problems};
    chat_actions actions = {.o = &o, .system = crs_row(0)};
    str text = {(const char *)bytes, MIN(size, (size_t)CHAT_LAYERS_FILE_MAX)};
    size_t at;
    bool is_good = chat_layers_read(&f, arena_copy(&f.mem, text));
    ASSERT(is_good == !problems.len && !problems.full);
    out_open(&o, '[');
    for (int i = 0; is_good && i < chat_layers.count; i++) {
        int count = chat_layers_search(chat_layers.at[i].title, found);
        ASSERT(count > 0 || !chat_layers.at[i].names[1].len);
        ASSERT(chat_layers_search(chat_layers.at[i].id, found) == 1);
        chat_action_source(&actions, &chat_layers.at[i], true);
    }
    out_close(&o, ']');
    ASSERT(!o.full && json_valid(out_str(&o), &at));
    return 0;
}
