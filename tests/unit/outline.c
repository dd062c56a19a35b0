/* outline, locate: lines and areas of an index file, by brute force over what it was built of, and
 * what reverse geocoding says there. */

enum {
    OUTLINE_TEST_SHAPES = 48, /* half of them streets, the others areas */
    OUTLINE_TEST_POINTS = 240,
    OUTLINE_TEST_QUERIES = 2000
};

#define OUTLINE_TEST_M 7.0 /* the tolerance of lines and borders, and rounding */

static struct {
    double points[OUTLINE_TEST_SHAPES][OUTLINE_TEST_POINTS][2]; /* latitude, longitude */
    uint64_t seed;
    char text[1 << 20];
} outline_test;

/* Between 0 and 1. */
static double outline_test_random(void) {
    outline_test.seed = outline_test.seed * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return (double)(outline_test.seed >> 40) / (1 << 24);
}

static bool outline_test_is_area(int shape) {
    return shape % 2;
}

/* A street is a walk, an area a ring around a point with a ragged border. */
static void outline_test_draw(int shape) {
    double lat = 47 + outline_test_random() * 0.05, lon = 9 + outline_test_random() * 0.05;
    double heading = outline_test_random() * 2 * GEO_PI;
    for (int i = 0; i < OUTLINE_TEST_POINTS; i++) {
        double *at = outline_test.points[shape][i];
        double turn = 2 * GEO_PI * i / (OUTLINE_TEST_POINTS - 1);
        double away = 0.004 + outline_test_random() * 0.0004;
        bool is_area = outline_test_is_area(shape);
        at[0] = is_area ? lat + away * cos(turn) : lat;
        at[1] = is_area ? lon + away * sin(turn) : lon;
        heading += outline_test_random() - 0.5;
        lat += is_area ? 0 : cos(heading) * 0.0002;
        lon += is_area ? 0 : sin(heading) * 0.0002;
    }
    if (outline_test_is_area(shape)) {
        memcpy(outline_test.points[shape][OUTLINE_TEST_POINTS - 1], outline_test.points[shape][0],
               sizeof outline_test.points[shape][0]);
    }
}

static void outline_test_write(out *o, int shape) {
    bool is_area = outline_test_is_area(shape);
    out_fmt(o, "{\"type\":\"Feature\",\"properties\":{\"name\":\"Shape %d\",\"type\":\"%s\"},",
            shape, is_area ? "county" : "residential");
    out_fmt(o, "\"geometry\":{\"type\":\"%s\",\"coordinates\":%s",
            is_area ? "Polygon" : "LineString", is_area ? "[[" : "[");
    for (int i = 0; i < OUTLINE_TEST_POINTS; i++) {
        out_text(o, i ? STR(",[") : STR("["));
        out_fixed(o, outline_test.points[shape][i][1], 7);
        out_char(o, ',');
        out_fixed(o, outline_test.points[shape][i][0], 7);
        out_char(o, ']');
    }
    out_text(o, is_area ? STR("]]}}\n") : STR("]}}\n"));
}

/* Metres to the line of a shape, in the plane. */
static double outline_test_distance(int shape, double lat, double lon, bool *is_inside) {
    double best = INFINITY, scale = cos(lat * GEO_DEG);
    *is_inside = false;
    for (int i = 1; i < OUTLINE_TEST_POINTS; i++) {
        const double *a = outline_test.points[shape][i - 1], *b = outline_test.points[shape][i];
        double dy = b[0] - a[0], dx = (b[1] - a[1]) * scale;
        double py = lat - a[0], px = (lon - a[1]) * scale, span = dx * dx + dy * dy;
        double t = span > 0 ? fmin(fmax((px * dx + py * dy) / span, 0), 1) : 0;
        best = fmin(best, hypot(px - t * dx, py - t * dy) * GEO_DEGREE_M);
        if ((a[0] <= lat) != (b[0] <= lat)) {
            *is_inside ^= a[1] + (b[1] - a[1]) * (lat - a[0]) / (b[0] - a[0]) > lon;
        }
    }
    return best;
}

static int outline_test_number(const image *m, uint32_t row) {
    char room[NAMES_TEXT_MAX];
    int64_t number = -1;
    str name = names_of(m, row, NULL, 0, room);
    return str_int(str_from(name, sizeof "Shape " - 1), &number) ? (int)number : -1;
}

static bool outline_test_check_street(const image *m, double lat, double lon) {
    outline_query q = {.lat = lat, .lon = lon, .max_m = 1000, .cls = IMAGE_STREET};
    double least = q.max_m, got_m = 0;
    bool is_inside;
    for (int i = 0; i < OUTLINE_TEST_SHAPES; i += 2) {
        least = fmin(least, outline_test_distance(i, lat, lon, &is_inside));
    }
    uint32_t row = outline_nearest(m, &q, &got_m);
    if (row == IMAGE_NO_PLACE) {
        return least > q.max_m - OUTLINE_TEST_M;
    }
    double own = outline_test_distance(outline_test_number(m, row), lat, lon, &is_inside);
    return fabs(got_m - least) < OUTLINE_TEST_M && fabs(own - least) < 2 * OUTLINE_TEST_M;
}

/* Points near a border may be on either side of it. */
static bool outline_test_check_areas(const image *m, double lat, double lon) {
    uint32_t rows[OUTLINE_AREAS_MAX];
    int count = outline_areas_at(m, NULL, IMAGE_COUNTY, lat, lon, rows);
    bool good = true;
    for (int i = 1; i < OUTLINE_TEST_SHAPES; i += 2) {
        bool is_found = false, is_inside = false;
        for (int k = 0; k < count; k++) {
            is_found = is_found || outline_test_number(m, rows[k]) == i;
        }
        bool is_near = outline_test_distance(i, lat, lon, &is_inside) < OUTLINE_TEST_M;
        good = good && (is_near || is_found == is_inside);
    }
    return good;
}

static const image *outline_test_build(const char *name, str content) {
    call c;
    build_report report;
    build_test t = {.sources = {build_test_file(name, content)}};
    bool good = EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.bad, 0);
    unlink(t.sources[0]);
    CHECK(good, name);
    return good ? build_test_open() : NULL;
}

static void outline_test_brute_force(void) {
    outline_test.seed = 20261122;
    out o = out_of(outline_test.text, sizeof outline_test.text);
    for (int i = 0; i < OUTLINE_TEST_SHAPES; i++) {
        outline_test_draw(i);
        outline_test_write(&o, i);
    }
    const image *m = outline_test_build("shapes.geojsonl", out_str(&o));
    int streets = 0, areas = 0;
    for (int i = 0; i < OUTLINE_TEST_QUERIES && m; i++) {
        double lat = 46.99 + outline_test_random() * 0.07,
               lon = 8.99 + outline_test_random() * 0.07;
        streets += outline_test_check_street(m, lat, lon);
        areas += outline_test_check_areas(m, lat, lon);
    }
    CHECK(EQ(streets, OUTLINE_TEST_QUERIES), "the nearest line, as by brute force");
    CHECK(EQ(areas, OUTLINE_TEST_QUERIES), "the areas around a point, as by brute force");
}

/* ---- a small town ---- */

static const char outline_town[] =
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Left\",\"type\":\"town\"},\"geometry\":{"
    "\"type\":"
    "\"Polygon\",\"coordinates\":[[[9,47],[9.02,47],[9.02,47.02],[9,47.02],[9,47]],"
    "[[9.005,47.005],[9.005,47.008],[9.008,47.008],[9.008,47.005],[9.005,47.005]]]}}\n"
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Right\",\"type\":\"town\"},\"geometry\":{"
    "\"type\":"
    "\"Polygon\",\"coordinates\":[[[9.02,47],[9.04,47],[9.04,47.02],[9.02,47.02],[9.02,47]]]}}\n"
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Middle "
    "Park\",\"type\":\"suburb\"},\"geometry\":"
    "{\"type\":\"Polygon\",\"coordinates\":[[[9.012,47.012],[9.018,47.012],[9.018,47.018],"
    "[9.012,47.018],[9.012,47.012]]]}}\n"
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"5678\",\"type\":\"boundary=postal_code\"},"
    "\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[[9.031,47],[9.04,47],[9.04,47.02],"
    "[9.031,47.02],[9.031,47]]]}}\n"
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Long "
    "Road\",\"type\":\"residential\",\"city\":"
    "\"Left\"},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[9.001,47.015],[9.039,47.015]"
    "]}}\n"
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Alley\",\"type\":\"footway\",\"city\":"
    "\"Left\"},"
    "\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[9.001,47.0148],[9.039,47.0148]]}}\n"
    "{\"type\":\"Feature\",\"properties\":{\"street\":\"Long Road\",\"housenumber\":\"7\",\"city\":"
    "\"Left\",\"postcode\":\"1234\"},\"geometry\":{\"type\":\"Point\",\"coordinates\":[9.0101,47."
    "0152]}}\n"
    "{\"type\":\"Feature\",\"properties\":{\"name\":\"Cafe\",\"type\":\"cafe\"},\"geometry\":{"
    "\"type\":"
    "\"Point\",\"coordinates\":[9.03,47.0151]}}\n";

static const struct {
    double lat, lon;
    int zoom;
    const char *key, *value;
} locate_rows[] = {
    {47.015, 9.0102, 18, "house_number", "7"}, /* the house of the street that one is on */
    {47.015, 9.0102, 18, "postcode", "1234"},
    {47.015, 9.0102, 17, "house_number", NULL},
    {47.015, 9.0102, 17, "postcode", "1234"}, /* of the houses near */
    {47.015, 9.015, 17, "postcode", NULL},    /* none is near */
    {47.015, 9.035, 17, "postcode", "5678"},  /* of the point, not of the middle of its road */
    {47.015, 9.015, 17, "road", "Long Road"}, /* far from its middle */
    {47.0148, 9.003, 17, "road", "Alley"},
    {47.0148, 9.003, 16, "road", "Long Road"}, /* footways are not yet shown */
    {47.015, 9.015, 17, "town", "Left"},
    {47.015, 9.015, 17, "suburb", "Middle Park"},
    {47.015, 9.0195, 17, "suburb", NULL}, /* beside it */
    {47.015, 9.035, 17, "town", "Right"}, /* the road goes on into the next town */
    {47.0151, 9.03, 18, "amenity", "Cafe"},
    {47.0151, 9.03, 18, "road", "Long Road"}, /* which its row does not tell */
    {47.001, 9.001, 10, "town", "Left"},      /* no street is near */
    {47.001, 9.021, 10, "town", "Right"},
    {47.0065, 9.0065, 10, "town", NULL}, /* in a hole */
};

/* The part of the address there; absent: it has none. */
static str locate_test_part(const image *m, call *c, size_t row) {
    static image images[1];
    image_set set = {.images = images, .count = 1};
    images[0] = *m;
    image_view v = {.set = &set, .call = c, .mem = &c->mem};
    place_point p = {
        .lat = locate_rows[row].lat, .lon = locate_rows[row].lon, .zoom = locate_rows[row].zoom};
    place found;
    return reverse_place(&v, &p, &found) ? place_part(&found, locate_rows[row].key) : STR_NONE;
}

/* More streets of one name than one table of them took: no house is without its street. */
static void outline_test_namesakes(void) {
    enum { NAMESAKES = 5000, COLUMNS = 100 };
    out o = out_of(outline_test.text, sizeof outline_test.text);
    out_text(&o, STR("street,housenumber,lat,lon\n"));
    for (int i = 0; i < NAMESAKES; i++) {
        double lat = 20 + i / COLUMNS * 0.1, lon = i % COLUMNS * 0.1;
        out_text(&o, STR("High Street,1,"));
        out_fixed(&o, lat, 4);
        out_char(&o, ',');
        out_fixed(&o, lon, 4);
        out_char(&o, '\n');
    }
    const image *m = outline_test_build("namesakes.csv", out_str(&o));
    CHECK(m && EQ(image_first(m, IMAGE_POSTCODE) - image_first(m, IMAGE_STREET), NAMESAKES) &&
              EQ(m->places - image_first(m, IMAGE_HOUSE), NAMESAKES),
          "thousands of streets of one name, and their houses");
}

/* A point is a line of one point; without room it is none. */
static void outline_test_point(void) {
    char memory[256];
    arena a = arena_of(memory, sizeof memory), none = arena_of(memory, 0);
    place_outline o = geometry_of_point(&a, 47.1, 9.5);
    CHECK(EQ(o.rings, 1) && o.is_line && EQ(o.ends[0], 1) && !o.is_hole[0] &&
              EQ(o.points[0][0], 9.5) && EQ(o.points[0][1], 47.1),
          "longitude, then latitude");
    CHECK(EQ(geometry_of_point(&none, 47.1, 9.5).rings, 0), "no room");
}

static void test_outline(void) {
    outline_test_point();
    outline_test_brute_force();
    outline_test_namesakes();
}

/* Its outlines are one: a ring of three points, then one without any, at the end of its arena. */
static void outline_test_hostile(const image *sound) {
    static const unsigned char points[] = {3 << OUTLINE_FLAG_BITS | OUTLINE_BEGINS |
                                               OUTLINE_IS_AREA,
                                           6,
                                           0,
                                           0,
                                           2,
                                           2,
                                           2,
                                           1,
                                           OUTLINE_BEGINS | OUTLINE_IS_AREA,
                                           0},
                               first[] = {0, sizeof points},
                               ranks[] = {255, 255, 255, 255, 255, 255, 255, 255};
    image m = *sound;
    m.marks = NULL;
    m.columns[IMAGE_OUTLINE_FIRST] =
        (image_column){.at = first, .count = 2, .bits = 8, .mask = 255};
    m.columns[IMAGE_OUTLINE_POINTS] =
        (image_column){.at = points, .count = sizeof points, .bits = 8, .mask = 255};
    m.columns[IMAGE_KINDS_RANK] =
        (image_column){.at = ranks, .count = 1, .bits = 64, .fast = 1, .mask = UINT64_MAX};
    m.columns[IMAGE_KIND] = (image_column){.count = 0};
    char memory[1024];
    arena a = arena_of(memory, sizeof memory);
    place_outline o = {.rings = 0};
    uint32_t row = (uint32_t)image_value(&m, IMAGE_OUTLINE_ROW, 0);
    CHECK(EQ(outline_read(&m, row, &a, &o), true) && EQ(o.rings, 1) && EQ(o.ends[0], 3) &&
              EQ(o.is_hole[0], false),
          "a ring without points is none");
    CHECK(EQ(image_kind_of(&m, row).rank, 255), "a rank is small");
}

/* Only a shop that does not tell its street has the nearest in its address; and an address has an
 * end where each place of a file lies in itself. */
static void locate_test_chains(const image *m) {
    static unsigned char parents[64][4];
    static image images[2];
    image_set set = {.images = images, .count = 1};
    image_ref chain[2 * IMAGE_PLACE_CHAIN_MAX];
    int wrong = 0, shops = 0, longest = 0;
    ASSERT(m->places <= LEN(parents));
    images[0] = images[1] = *m;
    for (uint32_t row = 0; row < m->places; row++) {
        int count = image_place_chain(&set, (image_ref){&set.images[0], row}, chain);
        bool is_shop = image_class_of(m, row) == IMAGE_POI;
        bool has_street = count > 1 && image_place_class(chain[1]) == IMAGE_STREET;
        shops += is_shop;
        wrong += has_street != (is_shop || image_class_of(m, row) == IMAGE_HOUSE);
        parents[row][0] = (unsigned char)(row + 1);
    }
    CHECK(shops > 0 && EQ(wrong, 0), "streets of shops and of houses, and of nothing else");
    set.images[0].marks = NULL;
    set.images[0].columns[IMAGE_PARENT] =
        (image_column){.at = parents[0], .count = m->places, .bits = 32, .mask = UINT32_MAX};
    str bytes = BLOB(gazetteer);
    set.count = 2;
    set.base = image_open(&set.images[1], bytes) ? NULL : &set.images[1];
    for (uint32_t row = 0; row < m->places; row++) {
        longest = MAX(longest, image_place_chain(&set, (image_ref){&set.images[0], row}, chain));
    }
    CHECK(EQ(longest, set.base ? IMAGE_PLACE_CHAIN_MAX : IMAGE_CHAIN_MAX + 2),
          "as long as an address may be, and no longer");
}

static void test_locate(void) {
    static char memory[1 << 16];
    const image *m = outline_test_build("town.geojsonl", str_of(outline_town));
    for (size_t i = 0; i < LEN(locate_rows) && m; i++) {
        call c = {.mem = arena_of(memory, sizeof memory)};
        CHECK(EQ_STR(locate_test_part(m, &c, i), str_of(locate_rows[i].value)),
              "what is at a point of a town");
    }
    if (m) {
        locate_test_chains(m);
    }
    uint32_t row = 0;
    place_outline o;
    arena a = arena_of(memory, sizeof memory);
    bool is_found = m && str_starts(build_test_lineage(m, "left", &row), STR("Left")) &&
                    outline_read(m, row, &a, &o);
    CHECK(EQ(is_found, true) && EQ(o.rings, 2) && EQ(o.is_line, false) && EQ(o.is_hole[0], false) &&
              EQ(o.is_hole[1], true) && EQ(o.ends[1], 10) && EQ(o.points[0][0], 9.0) &&
              EQ(o.points[2][1], 47.02),
          "an outline with a hole");
    if (m) {
        outline_test_hostile(m);
    }
}

#undef OUTLINE_TEST_M
