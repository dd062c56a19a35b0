/* geojson: features cut out of texts, in one piece and byte by byte, and the records they make. */

static const struct {
    const char *name, *text;
    int features; /* < 0: the text is refused */
} geojson_texts[] = {
    {"a collection", "{\"type\":\"FeatureCollection\",\"features\":[{\"a\":[1,2]},{\"b\":\"]}\"}]}",
     2},
    {"members before and after the list",
     "{\"crs\":{\"x\":[{}]},\"n\":1.5,\"features\":[ {} , {} ],\"bbox\":[1,2,3,4]}", 2},
    {"an empty collection", "{\"features\":[]}", 0},
    {"one feature", "{\"type\":\"Feature\",\"geometry\":null,\"properties\":{}}", 1},
    {"a feature a line", "{\"geometry\":1}\n{\"geometry\":2}\r\n{\"geometry\":3}\n", 3},
    {"a text sequence", "\x1E{\"geometry\":1}\n\x1E{\"geometry\":2}\n", 2},
    {"quotes and brackets in texts", "{\"features\":[{\"a\":\"\\\"}]\"},{\"a\":\"\\\\\"}]}", 2},
    {"nothing", " \n", 0},
    {"a list is not GeoJSON", "[1,2]", -1},
    {"nor is text", "name,lat,lon\n", -1},
    {"brackets in the wrong place", "{\"features\":[}]", -1},
};

/* Runs the scanner over a window that grows by `step` bytes when it needs more. Returns the
 * number of features. */
static int geojson_test_scan(const char *text, size_t step) {
    geojson_scan scan = {GEOJSON_OUTSIDE};
    str all = str_of(text), feature;
    size_t from = 0, to = 0;
    int count = 0;
    for (;;) {
        bool is_end = to == all.len;
        ptrdiff_t used =
            geojson_next(guarded(str_from(str_head(all, to), from)), is_end, &scan, &feature);
        if (used < 0) {
            return -1;
        }
        if (used == 0 && is_end) {
            return count;
        }
        count += feature.at != NULL;
        from += (size_t)used;
        to = used ? to : MIN(to + step, all.len);
    }
}

/* ---- records ---- */

static const struct {
    const char *text;
    double lat, lon; /* of the record; lat 99: refused */
    const char *name;
} geojson_features[] = {
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":[7.42,43.73]},\"properties\":{\"name\":"
     "\"A\"}}",
     43.73, 7.42, "A"},
    {"{\"properties\":{\"title\":\"B \\u00e9\"},\"geometry\":{\"type\":\"LineString\","
     "\"coordinates\":[[0,0],[0,2],[0,4]]}}",
     2, 0, "B \xC3\xA9"},
    {"{\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[4,0],[4,2],[0,2],[0,0]]]},"
     "\"properties\":{\"name\":\"C\"}}",
     1, 2, "C"},
    {"{\"geometry\":{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0,0],[1,0],[1,2],[0,2],[0,0]]],"
     "[[[5,0],[9,0],[9,2],[5,2],[5,0]]]]},\"properties\":{\"name\":\"D\"}}",
     1, 7, "D"},
    {"{\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[179,10],[-178,10],[-178,12],[179,12],"
     "[179,10]]]},\"properties\":{\"name\":\"Over\"}}",
     11, -179.5, "Over"},
    {"{\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[-179,0],[177,0]]},"
     "\"properties\":{\"name\":\"Line\"}}",
     0, 179, "Line"},
    {"{\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[-180,-90],[180,-90],[180,-60],[-180,-"
     "60],"
     "[-180,-90]]]},\"properties\":{\"name\":\"Band\"}}",
     -75, 0, "Band"},
    {"{\"geometry\":{\"type\":\"GeometryCollection\",\"geometries\":[{\"type\":\"Point\","
     "\"coordinates\":[3,4,100]}]},\"properties\":{\"name\":\"E\"}}",
     4, 3, "E"},
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":[3,4]},\"properties\":{\"name\":\" \","
     "\"title\":\"I\"}}",
     4, 3, "I"},
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":[200,0]},\"properties\":{\"name\":\"F\"}}",
     99, 0, ""},
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":[]},\"properties\":{\"name\":\"G\"}}", 99,
     0, ""},
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":[1]},\"properties\":{\"name\":\"G\"}}", 99,
     0, ""},
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":\"1,2\"},\"properties\":{\"name\":\"G\"}}",
     99, 0, ""},
    {"{\"geometry\":null,\"properties\":{\"name\":\"H\"}}", 99, 0, ""},
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2]},\"properties\":{}}", 99, 0, ""},
    {"{\"geometry\":{\"type\":\"Point\",\"coordinates\":[1,2],}}", 99, 0, ""},
    {"[1]", 99, 0, ""},
};

static void geojson_test_features(void) {
    enum { MEMORY = 1 << 20 };
    char *memory = os_reserve(MEMORY);
    ASSERT(memory);
    arena all = arena_of(memory, MEMORY);
    import_reader_report report = {0};
    import_reader f = {.report = &report};
    ASSERT(shape_open(&geojson.shape, &all, MEMORY / 4));
    geojson_forget();
    for (size_t i = 0; i < LEN(geojson_features); i++) {
        arena a = all;
        const char *why = geojson_record(&f, guarded(str_of(geojson_features[i].text)), &a);
        const import_record *s = &geojson.record;
        bool refused = geojson_features[i].lat > 90;
        CHECK(refused ? why != NULL
                      : !why && fabs(s->lat - geojson_features[i].lat) < 1e-7 &&
                            fabs(s->lon - geojson_features[i].lon) < 1e-7 &&
                            str_eq(s->name, str_of(geojson_features[i].name)),
              geojson_features[i].text);
        CHECK(!str_eq(s->name, STR("Over")) || (s->box.west == 179 && s->box.east == -178),
              "a box over 180 degrees");
    }
}

static void test_geojson(void) {
    for (size_t i = 0; i < LEN(geojson_texts); i++) {
        int wanted = geojson_texts[i].features;
        CHECK(EQ(geojson_test_scan(geojson_texts[i].text, 1 << 20), wanted), geojson_texts[i].name);
        CHECK(EQ(geojson_test_scan(geojson_texts[i].text, 1), wanted), "the same byte by byte");
    }
    geojson_test_features();
}
