/* fuzz_tile -- hostile paths of tiles and their parameters. What is no path of a tile is refused;
 * every tile is sound. */

enum { FUZZ_TILE_MEMORY = 16 << 20, FUZZ_TILE_MAX = 512 };

static char fuzz_tile_memory[FUZZ_TILE_MEMORY], fuzz_tile_body[EXCHANGE_REPLY_MAX];

/* The lines of a level are made once, which takes the sanitizer seconds: none of an input's time.
 */
static void fuzz_tile_begin(void) {
    fuzz_ready();
    for (int zoom = 0; zoom <= TILE_ZOOM_MAX; zoom++) {
        call c = {.mem = arena_of(fuzz_tile_memory, sizeof fuzz_tile_memory),
                  .deadline_ms = OS_FOREVER,
                  .may_block = true};
        ASSERT(world_get(&c, zoom));
    }
}

static int fuzz_tile(const uint8_t *data, size_t size) {
    char line[64 + FUZZ_TILE_MAX];
    str rest = {(const char *)data, MIN(size, (size_t)FUZZ_TILE_MAX)};
    str query = rest, path = str_cut(&query, '?');
    snprintf(line, sizeof line, "/tiles/%.*s", STR_ARG(path));
    bool is_tile = tile_http_path(str_of(line)).at;
    exchange x = {.path = str_of(line), .query = query, .http = 0};
    x.reply = out_of(fuzz_tile_body, sizeof fuzz_tile_body);
    call c = {.mem = arena_of(fuzz_tile_memory, sizeof fuzz_tile_memory),
              .deadline_ms = OS_FOREVER,
              .may_block = true};
    ASSERT(tile_http_get(&c, &x) == GEO_OK && x.http == (is_tile ? 200 : 404));
    ASSERT(!is_tile || !vector_tile_check(out_str(&x.reply)).is_bad);
    return 0;
}
