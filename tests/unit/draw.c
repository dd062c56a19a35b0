/* draw -- the world's lines beside the areas that they are made of, tiles, scenes and their
 * pictures. */

enum { DRAW_TEST_MEMORY = 48 << 20, DRAW_TEST_POINTS = 800, DRAW_TEST_REPLY = 1 << 21 };

static struct {
    call c;
    char *memory; /* reserved once */
    char reply[DRAW_TEST_REPLY];
    uint64_t seed;
} draw_test;

static call *draw_test_call(void) {
    draw_test.memory = draw_test.memory ? draw_test.memory : os_reserve(DRAW_TEST_MEMORY);
    draw_test.c = (call){.mem = arena_of(draw_test.memory, DRAW_TEST_MEMORY)};
    return &draw_test.c;
}

static double draw_test_random(double low, double high) {
    draw_test.seed = draw_test.seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return low + (high - low) * (double)(draw_test.seed >> 33) / 2147483648.0;
}

/* ---- the world ---- */

/* The parity of all rings of a kind around a point, and how many of them are not closed. */
static bool draw_test_is_of(const world_map *map, world_kind wanted, double lat, double lon,
                            int *open) {
    bool is_of = false;
    world_point p = world_at(lat, lon);
    for (int i = 0; i < map->line_count; i++) {
        const world_line *l = &map->lines[i];
        const world_point *first = map->points + l->first, *last = first + l->count - 1;
        if (l->kind != wanted) {
            continue;
        }
        *open += first->x != last->x || first->y != last->y;
        for (const world_point *a = first; a < last; a++) {
            if ((a[0].x <= p.x) != (a[1].x <= p.x)) {
                double at = ((double)p.x - a[0].x) / ((double)a[1].x - a[0].x);
                is_of ^= a[0].y + at * ((double)a[1].y - a[0].y) < p.y;
            }
        }
    }
    return is_of;
}

/* A coast is simplified by some kilometres: of points anywhere nearly all agree, and a handful lie
 * in that strip or on an island that is too small. */
static void test_draw_world(void) {
    NEEDS(UNIT_FULL);
    call *c = draw_test_call();
    draw_test.seed = 20261123;
    const world_map *coarse = world_get(c, 0), *fine = world_get(c, 4);
    CHECK(coarse && fine && coarse->line_count > 1000 && fine->line_count > coarse->line_count,
          "both maps");
    CHECK(world_get(c, 2) == coarse && world_get(c, 3) == fine, "made once, for some zooms");
    int wrong = 0, open = 0;
    for (int i = 0; i < DRAW_TEST_POINTS; i++) {
        double lat = draw_test_random(-56, 78), lon = draw_test_random(-179, 179);
        unsigned region = area_region_at(image_set_current()->base, AREA_DIVISIONS, lat, lon);
        wrong += draw_test_is_of(coarse, WORLD_COAST, lat, lon, &open) != (region != 0);
    }
    CHECK(EQ(open, 0), "every coast is closed");
    CHECK(wrong < DRAW_TEST_POINTS / 50, "land is land, and sea is sea");
    static const struct {
        double lat, lon;
        bool is_land;
    } rows[] = {{48.85, 2.35, true}, {39.1, -94.6, true}, {-25, 133, true},     {62, 100, true},
                {-80, 0, true},      {68, 179.5, true},   {0, -30, false},      {30, -40, false},
                {58, -85, false},    {36, 18, false},     {-84, -150, true},    {66, -171, true},
                {72, -40, true},     {-45, 170, true},    {35, -90, true},      {48.8, -110, true},
                {48.6, -100, true},  {28, -101, true},    {60.6, -139.5, true}, {45.2, -74, true},
                {68.9, 30, true},    {47.4, -123.4, true}};
    for (size_t i = 0; i < LEN(rows); i++) {
        double lat = rows[i].lat, lon = rows[i].lon;
        CHECK(EQ(draw_test_is_of(coarse, WORLD_COAST, lat, lon, &open), rows[i].is_land) &&
                  EQ(draw_test_is_of(fine, WORLD_COAST, lat, lon, &open), rows[i].is_land),
              "a known point");
    }
    CHECK(EQ(open, 0), "of the fine map, too");
}

static void test_draw_lakes(void) {
    NEEDS(UNIT_FULL);
    static const struct {
        double lat, lon;
        bool is_lake;
    } rows[] = {{47.7, -87.5, true}, {-1, 33, true},    {53.5, 108, true},
                {60.8, 31.5, true},  {45.2, -81, true}, {41.9, -88, false},
                {45.75, -82, false}, {-2, 30, false},   {0, -30, false}};
    call *c = draw_test_call();
    int open = 0;
    for (int zoom = 0; zoom <= 8; zoom += 2) {
        const world_map *map = world_get(c, zoom);
        for (size_t i = 0; map && i < LEN(rows); i++) {
            bool is_lake = draw_test_is_of(map, WORLD_LAKE, rows[i].lat, rows[i].lon, &open);
            CHECK(EQ(is_lake, rows[i].is_lake) && EQ(open, 0), "a lake, or land beside or in it");
        }
    }
}

/* ---- tiles ---- */

static str draw_test_tile(tile_at at, const char *language) {
    out o = out_of(draw_test.reply, sizeof draw_test.reply);
    CHECK(EQ(tile_write(draw_test_call(), at, str_of(language), &o), GEO_OK) && !o.full, "a tile");
    return out_str(&o);
}

static void test_draw_tiles(void) {
    NEEDS(UNIT_FULL);
    str all = draw_test_tile((tile_at){.detail = 2}, "de");
    CHECK(!vector_tile_check(all).is_bad && str_find(all, STR("Stiller Ozean")) < 0 &&
              str_find(all, STR("Nordatlantik")) > 0,
          "the world in one tile, in German");
    for (int zoom = 0; zoom <= TILE_ZOOM_MAX; zoom++) {
        for (int i = 0; i < 40; i++) {
            uint32_t most = (UINT32_C(1) << zoom) - 1;
            tile_at at = {.zoom = zoom,
                          .x = (uint32_t)draw_test_random(0, most),
                          .y = (uint32_t)draw_test_random(0, most)};
            CHECK(!vector_tile_check(draw_test_tile(at, "en")).is_bad, "a sound tile");
        }
    }
    tile_at edge = {.zoom = 3, .x = 7, .y = 1}; /* Chukotka is cut by the antimeridian */
    CHECK(!vector_tile_check(draw_test_tile(edge, "en")).is_bad, "at the edge");
    static const struct {
        double lat, lon;
        const char *language, *name;
    } rows[] = {{48.137, 11.575, "de",
                 "M\xC3\xBC"
                 "nchen"},
                {48.137, 11.575, "en", "Munich"},
                {47.6, 9.4, "en", "Lake Constance"},
                {37.8, -122.4, "en", "San Francisco"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        world_point p = world_at(rows[i].lat, rows[i].lon);
        str tile = draw_test_tile((tile_at){8, p.x >> 24, p.y >> 24, 0}, rows[i].language);
        CHECK(str_find(tile, str_of(rows[i].name)) > 0, rows[i].name);
    }
}

static void test_draw_tile_paths(void) {
    static const struct {
        const char *path;
        bool is_tile;
    } rows[] = {{"/tiles/0/0/0.mvt", true},    {"/tiles/17/131071/131071.mvt", true},
                {"/tiles/18/0/0.mvt", false},  {"/tiles/1/2/0.mvt", false},
                {"/tiles/1/0/2.mvt", false},   {"/tiles/01/0/0.mvt", false},
                {"/tiles/1/00/0.mvt", false},  {"/tiles/1/-1/0.mvt", false},
                {"/tiles/1/0/0.mvt/", false},  {"/tiles/1/0/0.png", false},
                {"/tiles/1/0.mvt", false},     {"/tiles//0/0.mvt", false},
                {"/tiles/1/0/0", false},       {"/tiles/", false},
                {"/tiles/1/0/0%2emvt", false}, {"/tiles/2/99999999999/0.mvt", false}};
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(tile_http_path(str_of(rows[i].path)).at != NULL, rows[i].is_tile), rows[i].path);
    }
}

/* ---- scenes ---- */

static void test_draw_scene(void) {
    scene_marker fiji[] = {{-17.7, 178, STR("Fiji"), STR("G1"), 1},
                           {-14, -171, STR("Samoa"), STR(""), 2}};
    scene s = {.markers = fiji, .marker_count = 2, .title = STR("Two \"isles\"")};
    out o = out_of(draw_test.reply, sizeof draw_test.reply);
    scene_fit(&s);
    CHECK(s.camera.west > 175 && s.camera.east < -168, "a camera over the antimeridian");
    scene_write(&o, &s, true);
    static const char begin[] =
        "{\"title\":\"Two \\\"isles\\\"\",\"markers\":[{\"lat\":-17.7,\"lon\":178,"
        "\"label\":\"Fiji\",\"number\":1,\"id\":\"G1\"},{\"lat\":-14,\"lon\":-171,"
        "\"label\":\"Samoa\",\"number\":2}],\"camera\":{\"bbox\":[";
    CHECK(str_starts(out_str(&o), str_of(begin)), "JSON without empty lists");
    scene none = {.title = STR("")};
    scene_fit(&none);
    CHECK(none.camera.west == -180 && none.camera.east == 180, "nothing to see is the world");
}

/* ---- pictures ---- */

static uint32_t draw_test_number(const char *at) {
    const unsigned char *b = (const unsigned char *)at;
    return (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
}

/* The data of a chunk whose checksum holds. */
static str draw_test_chunk(str file, const char *name) {
    for (str rest = str_from(file, 8); rest.len >= 12;) {
        size_t size = draw_test_number(rest.at);
        str body = str_head(str_from(rest, 4), size + 4);
        uint32_t sum = ~inflate_crc(UINT32_MAX, (const unsigned char *)body.at, body.len);
        if (str_starts(body, str_of(name))) {
            return sum == draw_test_number(body.at + body.len) ? str_from(body, 4) : STR_NONE;
        }
        rest = str_from(rest, size + 12);
    }
    return STR_NONE;
}

static uint32_t draw_test_pixel(str palette, const unsigned char *rows, int x, int y) {
    int index = rows[y * (SKETCH_WIDTH + 1) + 1 + x];
    const unsigned char *at = (const unsigned char *)palette.at + (ptrdiff_t)3 * index;
    return (uint32_t)at[0] << 16 | (uint32_t)at[1] << 8 | at[2];
}

/* The attribution is in the picture: a dark line at the bottom, which is not there without. */
static void test_draw_png_attribution(void) {
    enum { ROWS = (SKETCH_WIDTH + 1) * SKETCH_HEIGHT, LEFT = 6, TOP = SKETCH_HEIGHT - 18 };
    static unsigned char rows[ROWS];
    const char *lines[] = {"", "GeoNames: https://creativecommons.org/licenses/by/4.0/"};
    for (size_t i = 0; i < LEN(lines); i++) {
        scene s = {.camera = {-10, 36, 20, 58}, .attribution = str_of(lines[i])};
        out o = out_of(draw_test.reply, sizeof draw_test.reply);
        CHECK(png_write(draw_test_call(), &o, &s), "a picture with an attribution");
        str palette = draw_test_chunk(out_str(&o), "PLTE");
        inflate_zlib(draw_test_chunk(out_str(&o), "IDAT"), (char *)rows, ROWS);
        int dark = 0;
        for (int y = TOP; y < SKETCH_HEIGHT; y++) {
            for (int x = LEFT; x < SKETCH_WIDTH / 2; x++) {
                dark += (draw_test_pixel(palette, rows, x, y) & 0x808080) == 0;
            }
        }
        CHECK(dark >= 5 * (int)strlen(lines[i]) && (dark > 0) == (lines[i][0] != 0),
              "the attribution can be read");
    }
}

static void test_draw_png(void) {
    NEEDS(UNIT_FULL);
    enum { ROWS = (SKETCH_WIDTH + 1) * SKETCH_HEIGHT };
    static unsigned char rows[ROWS];
    scene_marker many[SCENE_MARKERS_MAX];
    for (int i = 0; i < SCENE_MARKERS_MAX; i++) {
        many[i] = (scene_marker){-50 + i, -170 + 3.4 * i, STR("\xC3\x9Cmlaut & <\xE6\x9D\xB1>"),
                                 STR(""), i + 1};
    }
    scene one = {.markers = (scene_marker[]){{48.85, 2.35, STR("Paris"), STR(""), 1}},
                 .marker_count = 1,
                 .camera = {-10, 36, 20, 58},
                 .attribution = STR("GeoNames")};
    scene all = {.markers = many, .marker_count = SCENE_MARKERS_MAX, .title = STR("Many")};
    out o = out_of(draw_test.reply, sizeof draw_test.reply);
    CHECK(png_write(draw_test_call(), &o, &one), "a picture of western Europe");
    str file = out_str(&o), palette = draw_test_chunk(file, "PLTE"),
        data = draw_test_chunk(file, "IDAT");
    CHECK(draw_test_chunk(file, "IHDR").len == 13 && draw_test_chunk(file, "IEND").at,
          "its chunks");
    CHECK(EQ(inflate_zlib(data, (char *)rows, ROWS), (long long)data.len), "its rows");
    CHECK(EQ(draw_test_pixel(palette, rows, 20, 250), 0xCFE0EC), "the Atlantic is sea");
    int land = 0;
    for (int i = 0; i < 40 * 40; i++) { /* around Burgundy, between labels */
        uint32_t color = draw_test_pixel(palette, rows, 300 + i % 40, 190 + i / 40);
        land += (color & 0xF8F8F8) == (0xF6F3EC & 0xF8F8F8); /* as exact as the palette is */
    }
    CHECK(land > 40 * 40 / 2, "France is land");
    scene_fit(&all);
    o = out_of(draw_test.reply, sizeof draw_test.reply);
    CHECK(png_write(draw_test_call(), &o, &all) && o.len <= PNG_BYTES_MAX, "a hundred pins fit");
    char little[1000];
    o = out_of(little, sizeof little);
    CHECK(!png_write(draw_test_call(), &o, &one), "no room is no picture");
    char memory[4096];
    call small = {.mem = arena_of(memory, sizeof memory)};
    o = out_of(draw_test.reply, sizeof draw_test.reply);
    CHECK(!png_write(&small, &o, &one) && !svg_write(&small, &o, &one), "nor is no memory");
}

static void test_draw_svg(void) {
    double line[][2] = {{170, 0}, {-170, 10}};
    scene s = {.title = STR("<b>&"),
               .markers = (scene_marker[]){{0, 175, STR("A<script>"), STR(""), 7}},
               .marker_count = 1,
               .lines = (scene_line[]){{line, 2, STR("")}},
               .line_count = 1,
               .attribution = STR("A & B: https://x.test/by/4.0/")};
    scene_fit(&s);
    out o = out_of(draw_test.reply, sizeof draw_test.reply);
    CHECK(svg_write(draw_test_call(), &o, &s), "a picture");
    str file = out_str(&o);
    CHECK(str_find(file, STR("<script>")) < 0 && str_find(file, STR("A&lt;script&gt;")) > 0 &&
              str_find(file, STR("<title>&lt;b&gt;&amp;</title>")) > 0,
          "names are escaped");
    CHECK(str_find(file, STR(">A &amp; B: https://x.test/by/4.0/</text>")) > 0, "its attribution");
    CHECK(str_find(file, STR(">7</text>")) > 0 && str_ends(file, STR("</svg>\n")), "its pin");
    static char long_line[400];
    static const struct {
        str credits;
        const char *last; /* line at the bottom; NULL: any */
    } rows[] = {
        {STR_ROW("A 2026 https://a.test/; B https://b.test/; \xC2\xA9 C"), ">\xC2\xA9 C</text>"},
        {{long_line, sizeof long_line}, NULL},
        {STR_ROW(
             "of one source, as long as three lines of the picture, which has as many letters in "
             "a line as there are in this one, and so it goes on, and on, until it has an end"),
         "an end</text>"},
    };
    memset(long_line, '\x80', sizeof long_line - 1); /* no letter at all */
    long_line[sizeof long_line - 1] = ' ';
    for (size_t i = 0; i < LEN(rows); i++) {
        s.attribution = rows[i].credits;
        out all = out_of(draw_test.reply, sizeof draw_test.reply);
        CHECK(svg_write(draw_test_call(), &all, &s) && out_str(&all).len > 1000, "many credits");
        CHECK(!rows[i].last || str_find(out_str(&all), str_of(rows[i].last)) > 0,
              "each in its line");
    }
}

static void test_draw(void) {
    test_draw_world();
    test_draw_lakes();
    test_draw_tiles();
    test_draw_tile_paths();
    test_draw_scene();
    test_draw_png();
    test_draw_png_attribution();
    test_draw_svg();
}
