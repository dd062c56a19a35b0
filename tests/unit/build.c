/* build: whole indexes out of small files of every format, bad rows and bad files. */

enum { BUILD_TEST_SOURCES = 6 };

typedef struct {
    const char *sources[BUILD_TEST_SOURCES];
    const char *mapping, *date;
    bool is_strict;
} build_test;

static char build_test_path[OS_PATH_MAX];

static void build_test_end(void) {
    unlink(build_test_path);
    build_test_path[strlen(build_test_path) - strlen("/test.idx")] = 0;
    rmdir(build_test_path);
}

/* A folder of this run, for whichever test comes first. */
static void build_test_begin(void) {
    static char folder[] = "/tmp/geocoder-build.XXXXXX";
    if (!build_test_path[0]) {
        ASSERT(mkdtemp(folder) && atexit(build_test_end) == 0);
        snprintf(build_test_path, sizeof build_test_path, "%s/test.idx", folder);
    }
}

/* Builds into a file of that folder; the call says why it failed. */
static status build_test_run(const build_test *t, call *c, build_report *report) {
    build_test_begin();
    unlink(build_test_path);
    build_options o = {.path = build_test_path,
                       .sources = t->sources,
                       .mapping = t->mapping,
                       .date = t->date,
                       .is_strict = t->is_strict,
                       .memory_mb = BUILD_MEMORY_MIN_MB};
    while (o.source_count < BUILD_TEST_SOURCES && t->sources[o.source_count]) {
        o.source_count++;
    }
    *c = (call){.may_block = true, .deadline_ms = OS_FOREVER};
    return build_index(c, &o, report);
}

/* The index that has been built; its mapping stays. */
static const image *build_test_open(void) {
    static image m;
    str bytes;
    bool good = os_map(build_test_path, &bytes) && !image_open(&m, bytes) && !image_check(&m);
    CHECK(good, "the index is whole");
    return good ? &m : NULL;
}

/* The first place of that name, and what contains it, as "Name < Parent < ...". */
static str build_test_lineage(const image *m, const char *name, uint32_t *place_number) {
    static char text[512];
    char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
    out o = out_of(text, sizeof text);
    str key = fold_name(str_of(name), FOLD_PLAIN, folded, sizeof folded);
    names_walk w = names_seek(m, key);
    image_name_class cls;
    if (names_is_end(&w) || !str_eq(names_key(&w), key)) {
        return STR("nothing");
    }
    names_postings post = names_postings_of(m, w.key);
    if (!names_next_posting(&post, place_number, &cls)) {
        return STR("nobody");
    }
    for (uint32_t at = *place_number; at != IMAGE_NO_PLACE; at = image_parent(m, at)) {
        out_text(&o, o.len ? STR(" < ") : STR(""));
        out_text(&o, names_of(m, at, NULL, 0, room));
    }
    return out_str(&o);
}

static const struct {
    const char *name, *chain, *kind;
    double lat, lon;
} build_csv[] = {
    {"Old Mill", "Old Mill < M\xC3\xBCnchen < Bayern < DE", "tourism=museum", 48.10, 11.50},
    {"Alte Muhle", "Old Mill < M\xC3\xBCnchen < Bayern < DE", "tourism=museum", 48.10, 11.50},
    {"Hauptstrasse",
     "Hauptstra\xC3\x9F"
     "e < M\xC3\xBCnchen < Bayern < DE",
     "highway=road", 48.11, 11.51},
    {"say hi a cafe",
     "Say \"Hi\"; a caf\xC3\xA9 < 14 < Hauptstra\xC3\x9F"
     "e < M\xC3\xBCnchen < Bayern < DE",
     "amenity=cafe", 48.12, 11.52},
    {"Grossstadt", "Gro\xC3\x9Fstadt < Bayern < DE", "place=city", 50, 10},
    {"80331", "80331 < DE", "boundary=postal_code", 48.10673, 11.50673},
    {"Last", "Last", "place=locality", 48.2, 11.6},
};

static void build_check_place(const image *m, const char *name, const char *chain, const char *kind,
                              double lat, double lon) {
    uint32_t number = 0;
    str found = build_test_lineage(m, name, &number);
    CHECK(EQ_STR(found, str_of(chain)), name);
    image_kind k = image_kind_of(m, number);
    str value = str_of(kind), key = str_cut(&value, '=');
    CHECK(EQ_STR(k.key, key) && EQ_STR(k.value, value), kind);
    CHECK(fabs(image_lat(m, number) - lat) < 1e-4 && fabs(image_lon(m, number) - lon) < 1e-4, name);
}

static void build_test_csv(void) {
    build_test t = {
        .sources = {"tests/data/ingest/places.csv"}, .mapping = "name=Title", .date = "2024-06-30"};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK), "a CSV file");
    CHECK(EQ(report.rows, 9) && EQ(report.bad, 3), "its rows, and the bad ones");
    const image *m = build_test_open();
    for (size_t i = 0; m && i < LEN(build_csv); i++) {
        build_check_place(m, build_csv[i].name, build_csv[i].chain, build_csv[i].kind,
                          build_csv[i].lat, build_csv[i].lon);
    }
    CHECK(m && EQ_STR(image_meta(m, STR("date")), STR("2024-06-30")), "the date of the option");
    CHECK(m && EQ(image_first(m, IMAGE_CLASSES) - image_first(m, IMAGE_HOUSE), 3), "three houses");
    t.is_strict = true;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_INVALID) && strstr(c.why, "places.csv:7"),
          "strict stops at the first bad row");
    CHECK(os_open(build_test_path) < 0, "and leaves no index");
}

static void build_test_geojson(void) {
    build_test t = {
        .sources = {"tests/data/ingest/features.geojson", "tests/data/ingest/lines.geojsonl"}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 6) && EQ(report.bad, 1),
          "GeoJSON, whole and by lines");
    const image *m = build_test_open();
    if (m) {
        build_check_place(m, "Fontaine", "Fountain", "amenity=fountain", 43.73, 7.41);
        build_check_place(m, "great park", "Great Park", "leisure=park", 43.1, 7.275);
        build_check_place(m, "Quai Antoine", "Quai Antoine < Monaco", "highway=road", 43.735, 7.42);
        build_check_place(m, "Two", "Two", "place=locality", 2, 2);
    }
}

static void build_test_geonames(void) {
    build_test t = {
        .sources = {"tests/data/ingest/cities5.txt", "tests/data/ingest/admin1CodesASCII.txt",
                    "tests/data/ingest/admin2Codes.txt", "tests/data/ingest/countryInfo.txt",
                    "tests/data/ingest/alternateNamesV2.txt"}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.bad, 2), "GeoNames files");
    const image *m = build_test_open();
    if (!m) {
        return;
    }
    build_check_place(m, "Boulder", "Boulder < Boulder County < Colorado < United States",
                      "place=city", 40.01499, -105.27055);
    build_check_place(m, "Kolorado", "Colorado < United States", "place=state", 40.0254,
                      -105.30727);
    build_check_place(m, "Denver", "Denver < Denver County < Colorado < United States",
                      "place=city", 39.73915, -104.9847);
    build_check_place(m, "Longs Peak", "Longs Peak < Boulder County < Colorado < United States",
                      "natural=peak", 40.25498, -105.61612);
    CHECK(EQ_STR(image_meta(m, STR("date")), STR("2023-03-05")), "the date of the newest line");
    uint32_t number = 0;
    CHECK(EQ_STR(build_test_lineage(m, "Ghost Town", &number), STR("nothing")),
          "an abandoned place is left out");
    build_test_lineage(m, "Denver", &number);
    char room[NAMES_TEXT_MAX];
    CHECK(EQ(image_population(m, number), 715522), "its population");
    CHECK(EQ(image_value(m, IMAGE_ID, number), 5419384), "the GeoNames id");
    CHECK(EQ_STR(names_tagged(m, number, image_lang(m, STR("fr")), room), STR("")),
          "the preferred name of a language, which is the main one, not the other");
}

static void build_test_osm(void) {
    build_test t = {.sources = {"tests/peers/data/monaco-2026-03.osm.pbf"}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.bad, 0) &&
              EQ(report.rows, 41361 + 6180 + 346),
          "every object of an extract");
    const image *m = build_test_open();
    if (!m) {
        return;
    }
    str first = m->bytes;
    build_check_place(m, "Rue Grimaldi", "Rue Grimaldi < La Condamine < Monaco < Monaco",
                      "highway=secondary", 43.73565, 7.41984);
    build_check_place(
        m, "Pharmacie du Rocher",
        "Pharmacie du Rocher < 15 < Rue Comte F\xC3\xA9lix Gastaldi < Monaco-Ville < Monaco < "
        "Monaco",
        "amenity=pharmacy", 43.73102, 7.42214);
    char room[NAMES_TEXT_MAX];
    uint32_t nameless = image_first(m, IMAGE_POI);
    while (nameless < image_first(m, IMAGE_STREET) &&
           image_value(m, IMAGE_ID, nameless) != 280487944 * 4 + 1) {
        nameless++;
    }
    CHECK(nameless < image_first(m, IMAGE_STREET) && !names_of(m, nameless, NULL, 0, room).len,
          "a post box without a name has none");
    CHECK(EQ_STR(image_meta(m, STR("date")), STR("2026-03-10")), "the date of the extract");
    CHECK(EQ_STR(image_meta(m, STR("ids")), STR("osm")), "OpenStreetMap's ids");
    CHECK(image_first(m, IMAGE_CLASSES) - image_first(m, IMAGE_HOUSE) > 300, "its houses");
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK), "once more");
    m = build_test_open();
    CHECK(m && EQ_STR(m->bytes, first), "gives the same bytes");
}

/* Makes a file of such a name beside the index; its path stays until the next one is made. */
static const char *build_test_file(const char *name, str content) {
    static char path[OS_PATH_MAX];
    build_test_begin();
    snprintf(path, sizeof path, "%.*s%s", (int)(strlen(build_test_path) - strlen("test.idx")),
             build_test_path, name);
    unlink(path);
    int fd = os_append(path);
    ASSERT(fd >= 0 && os_write(fd, content));
    os_close(fd);
    return path;
}

/* The number of places with that name, which may be a house number. */
static int build_test_count(const image *m, const char *name) {
    char room[NAMES_TEXT_MAX];
    int count = 0;
    for (uint32_t i = 0; i < m->places; i++) {
        count += str_eq(names_of(m, i, NULL, 0, room), str_of(name));
    }
    return count;
}

static uint32_t build_test_row_of(const image *m, uint64_t id) {
    uint32_t row = 0;
    while (row < m->places && image_value(m, IMAGE_ID, row) != id) {
        row++;
    }
    return row;
}

/* What is not there adds up: each thing has one fate. */
static void build_check_account(const int64_t fates[ACCOUNT_FATES], const char *name) {
    for (int i = 0; i < ACCOUNT_FATES; i++) {
        CHECK(EQ(account_count((account_fate)i), fates[i]), name);
    }
    CHECK(EQ(account_count(ACCOUNT_FATES), 0), "nothing is unexplained");
}

static void build_test_osm_xml(void) {
    build_test t = {.sources = {"tests/data/ingest/small.osm"}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 13), "a file of XML");
    build_check_account(
        (int64_t[ACCOUNT_FATES]){[ACCOUNT_KEPT] = 9, [ACCOUNT_BARE] = 3, [ACCOUNT_CUT] = 1},
        "its account");
    const image *m = build_test_open();
    if (!m) {
        return;
    }
    CHECK(EQ_STR(image_meta(m, STR("date")), STR("2024-05-06")), "its date");
    uint32_t number = 0;
    CHECK(str_starts(build_test_lineage(m, "B 12", &number), STR("B 12")), "a road by number");
    CHECK(str_starts(build_test_lineage(m, "Bahnweg", &number), STR("Bahnweg")) &&
              fabs(image_lon(m, number) - 9.55) < 1e-4,
          "a way that says where its points are");
    uint32_t four = build_test_row_of(m, 10 * 4 + 2), seven = build_test_row_of(m, 4 * 4 + 1);
    CHECK(EQ(build_test_count(m, "4"), 1) && EQ(build_test_count(m, "6"), 1) &&
              EQ(build_test_count(m, "8"), 1) && EQ(build_test_count(m, "12"), 0),
          "the houses between two numbers");
    CHECK(four < m->places && EQ_STR(image_kind_of(m, four).value, STR("interpolated")),
          "are not known one by one");
    char room[NAMES_TEXT_MAX];
    CHECK(seven < m->places &&
              EQ_STR(names_of(m, image_parent(m, seven), NULL, 0, room), STR("Ring")),
          "the street of a relation");
    uint32_t bench = build_test_row_of(m, 5 * 4 + 1);
    str key = STR_NONE, value = STR_NONE;
    CHECK(bench < m->places && EQ_STR(names_of(m, bench, NULL, 0, room), STR("")),
          "who runs a bench is not its name");
    CHECK(bench < m->places && image_tag(m, bench, 0, &key, &value) &&
              EQ_STR(key, STR("opening_hours")) && EQ_STR(value, STR("24/7 \"a>b\"")),
          "a tag is kept");
    CHECK(EQ(build_test_count(m, "Gone"), 0), "what is deleted is not read");
}

/* What another writer may write: tags that are closed apart, and an ampersand for itself. */
static void build_test_osm_xml_written_apart(void) {
    static const char text[] =
        "<osm><node id='1' lat='47.5' lon='9.5'><tag k='name' v='Mill &#38; &Co; Son'></tag>"
        "<tag k='shop' v='bakery'></tag></node>"
        "<node id='2' lat='47.6' lon='9.5'></node><node id='3' lat='47.6' lon='9.6'></node>"
        "<way id='4'><nd ref='2'></nd><nd ref='3'></nd><tag k='highway' v='residential'></tag>"
        "<tag k='name' v='Am Muehlbach'></tag></way></osm>";
    build_test t = {.sources = {build_test_file("apart.osm", str_of(text))}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.bad, 0), "end tags");
    unlink(t.sources[0]);
    const image *m = build_test_open();
    CHECK(m && EQ(build_test_count(m, "Mill & &Co; Son"), 1) &&
              EQ(build_test_count(m, "Am Muehlbach"), 1),
          "a name with a reference and what is none");
}

/* What `osmium add-locations-to-ways` writes: points that have no tags are gone, and ways say where
 * they are, also to relations and ranges. */
static void build_test_located(void) {
    build_test t = {.sources = {"tests/data/ingest/located.osm.pbf"}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 12), "ways with points");
    build_check_account((int64_t[ACCOUNT_FATES]){[ACCOUNT_KEPT] = 10, [ACCOUNT_BARE] = 2},
                        "none of them is cut off");
    const image *m = build_test_open();
    uint32_t number = 0;
    CHECK(m && str_starts(build_test_lineage(m, "Zwei Haelften", &number), STR("Zwei")) &&
              fabs(image_lat(m, number) - 47.55) < 0.01,
          "an area of two of them");
    CHECK(m && EQ(build_test_count(m, "B 12"), 1) && EQ(build_test_count(m, "Bahnweg"), 1) &&
              EQ(build_test_count(m, "6"), 1),
          "roads, and the houses along one");
}

/* Extracts that overlap give everything once, and halves make a whole. */
static void build_test_overlap(void) {
    build_test t = {.sources = {"tests/data/ingest/small.osm", "tests/data/ingest/beside.osm"}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 20), "two extracts");
    build_check_account(
        (int64_t[ACCOUNT_FATES]){[ACCOUNT_KEPT] = 10, [ACCOUNT_BARE] = 7, [ACCOUNT_REPEATED] = 3},
        "their account");
    const image *m = build_test_open();
    uint32_t number = 0;
    CHECK(m && EQ(build_test_count(m, "Dorf"), 1) && EQ(build_test_count(m, "B 12"), 1),
          "what both have is there once");
    CHECK(m && str_starts(build_test_lineage(m, "Zwei Haelften", &number), STR("Zwei")) &&
              fabs(image_lat(m, number) - 47.55) < 0.01,
          "an area of which each has one side");
    CHECK(m && str_find(image_bytes(m, IMAGE_META), STR("account=3 in an earlier file")) > 0,
          "the index keeps the account");
}

/* What is in the hole of a relation is not in its area. */
static void build_test_hole(void) {
    static const char text[] =
        "<osm><node id='1' lat='47' lon='9'/><node id='2' lat='47' lon='9.3'/>"
        "<node id='3' lat='47.3' lon='9.3'/><node id='4' lat='47.3' lon='9'/>"
        "<node id='5' lat='47.1' lon='9.1'/><node id='6' lat='47.1' lon='9.2'/>"
        "<node id='7' lat='47.2' lon='9.2'/><node id='8' lat='47.2' lon='9.1'/>"
        "<node id='9' lat='47.15' lon='9.15'><tag k='amenity' v='cafe'/>"
        "<tag k='name' v='Middle'/></node><node id='10' lat='47.05' lon='9.05'>"
        "<tag k='amenity' v='cafe'/><tag k='name' v='Rim'/></node>"
        "<way id='1'><nd ref='1'/><nd ref='2'/><nd ref='3'/><nd ref='4'/><nd ref='1'/></way>"
        "<way id='2'><nd ref='5'/><nd ref='6'/><nd ref='7'/><nd ref='8'/><nd ref='5'/></way>"
        "<relation id='1'><member type='way' ref='1' role='outer'/>"
        "<member type='way' ref='2' role='inner'/><tag k='type' v='boundary'/>"
        "<tag k='boundary' v='administrative'/><tag k='admin_level' v='8'/>"
        "<tag k='name' v='Reifen'/></relation></osm>";
    build_test t = {.sources = {build_test_file("hole.osm", STR(text))}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK), "an area with a hole");
    const image *m = build_test_open();
    uint32_t number = 0;
    CHECK(m && str_starts(build_test_lineage(m, "Rim", &number), STR("Rim < Reifen")),
          "what is in it");
    CHECK(m && str_find(build_test_lineage(m, "Middle", &number), STR("Reifen")) < 0,
          "what is in its hole");
    uint32_t area = m ? build_test_row_of(m, 1 * 4 + 3) : 0;
    CHECK(m && area < m->places && outline_contains(m, area, 47.05, 9.25) &&
              !outline_contains(m, area, 47.12, 9.18),
          "points in it and in its hole");
    unlink(t.sources[0]);
}

/* A pipe is read once: what lies in areas may not come before them. */
static void build_test_pipe(void) {
    static const char area[] = "{\"type\":\"Feature\",\"properties\":{\"name\":\"Feld\",\"admin_"
                               "level\":8},\"geometry\":{\"type\":\"Polygon\",\"coordinates\":[[["
                               "9,47],[9.3,47],[9.3,47.3],[9,47.3],[9,47]]]}}\n",
                      point[] = "{\"type\":\"Feature\",\"properties\":{\"name\":\"Spot\"},"
                                "\"geometry\":{\"type\":\"Point\",\"coordinates\":[9.1,47.1]}}\n";
    for (int is_late = 0; is_late < 2; is_late++) {
        const char *path = build_test_file("pipe.geojsonl", STR(""));
        unlink(path);
        ASSERT(mkfifo(path, 0600) == 0);
        pid_t child = check_fork();
        if (!child) {
            int fd = open(path, O_WRONLY);
            bool good = os_write(fd, is_late ? STR(point) : STR(area)) &&
                        os_write(fd, is_late ? STR(area) : STR(point));
            _exit(!good);
        }
        build_test t = {.sources = {path}};
        build_report report;
        call c;
        uint32_t number = 0;
        status code = build_test_run(&t, &c, &report);
        const image *m = is_late ? NULL : build_test_open();
        CHECK(EQ(code, is_late ? GEO_INVALID : GEO_OK) && EQ(waitpid(child, NULL, 0), child),
              "areas in a pipe");
        CHECK(is_late ? strstr(c.why, "is a pipe") != NULL
                      : m && str_starts(build_test_lineage(m, "Spot", &number), STR("Spot < Feld")),
              "come first");
        unlink(path);
    }
}

/* Every format may be packed; a packed file that is cut or wrong is refused. */
static void build_test_gzip(void) {
    /* "name,lat,lon\nA,1,2\nB,3,4\n" by gzip */
    static const char packed[] =
        "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xcb\x4b\xcc\x4d\xd5\xc9\x49\x2c\xd1\xc9\xc9"
        "\xcf\xe3\x72\xd4\x31\xd4\x31\xe2\x72\xd2\x31\xd6\x31\xe1\x02\x00\xb2\x72\x41\x6c\x19"
        "\x00\x00\x00";
    build_report report;
    call c;
    for (size_t cut = 0; cut < 3; cut++) {
        char text[sizeof packed];
        memcpy(text, packed, sizeof packed);
        text[sizeof packed - 8] ^= (char)(cut == 2); /* its checksum */
        build_test t = {.sources = {build_test_file("rows.csv.gz",
                                                    (str){text, sizeof packed - 1 - (cut == 1)})}};
        status code = build_test_run(&t, &c, &report);
        CHECK(EQ(code, cut ? GEO_INVALID : GEO_OK), "a packed table");
        CHECK(cut ? strstr(c.why, cut == 1 ? "ends too early" : "is damaged") != NULL
                  : report.rows == 2,
              "and what is wrong with it");
        unlink(t.sources[0]);
    }
}

/* A number needs no street, and OpenAddresses' columns are known. */
static void build_test_numbers(void) {
    build_report report;
    call c;
    build_test t = {.sources = {build_test_file(
                        "oa.csv", STR("LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,"
                                      "HASH\n9.52,47.14,12,Landstrasse,,Vaduz,,FL,9490,,abc\n"
                                      "9.53,47.15,14,,2,Vaduz,,FL,9490,,abd\n"))}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(account_count(ACCOUNT_KEPT), 2),
          "rows of OpenAddresses");
    const image *m = build_test_open();
    CHECK(m && EQ(build_test_count(m, "12"), 1) && EQ(build_test_count(m, "14"), 1) &&
              EQ(build_test_count(m, "Landstrasse"), 1) && EQ(build_test_count(m, "Vaduz"), 1),
          "their houses");
    unlink(t.sources[0]);
}

/* The houses between the first and the last of one number, on its side of the street; one that has
 * a number of its own is that. */
static void build_test_ranges(void) {
    static const char text[] = "street,house_number,lat,lon\n"
                               "Ring,4-10,47.1,9.5\nRing,8,47.1001,9.5\nRing,11-12,47.1002,9.5\n"
                               "Ring,20-200,47.1003,9.5\nRing,33-31,47.1004,9.5\n";
    static const struct {
        const char *number;
        int count;
        const char *kind;
    } rows[] = {
        {"4-10", 1, "house"}, {"6", 1, "interpolated"}, {"8", 1, "house"}, {"10", 1, "house"},
        {"5", 0, ""},         {"12", 1, "house"},       {"22", 0, ""},     {"200", 0, ""},
        {"31", 0, ""}};
    build_test t = {.sources = {build_test_file("ranges.csv", str_of(text))}};
    build_report report;
    call c;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(account_count(ACCOUNT_KEPT), 5) &&
              EQ(account_count(ACCOUNT_FATES), 0),
          "each house is counted once");
    unlink(t.sources[0]);
    const image *m = build_test_open();
    for (size_t i = 0; i < LEN(rows) && m; i++) {
        char room[NAMES_TEXT_MAX];
        CHECK(EQ(build_test_count(m, rows[i].number), rows[i].count), rows[i].number);
        for (uint32_t row = 0; row < m->places; row++) {
            if (str_eq(names_of(m, row, NULL, 0, room), str_of(rows[i].number))) {
                CHECK(EQ_STR(image_kind_of(m, row).value, str_of(rows[i].kind)), rows[i].number);
            }
        }
    }
}

/* More kinds than an index takes: what does not fit is a tag. */
static void build_test_kinds(void) {
    enum { KINDS = 9000 };
    static char text[KINDS * 64];
    build_report report;
    call c;
    out o = out_of(text, sizeof text);
    out_text(&o, STR("name,lat,lon,amenity\n"));
    for (int i = 0; i < KINDS; i++) {
        out_fmt(&o, "N%d,1,2,kind_%d\n", i, i);
    }
    build_test t = {.sources = {build_test_file("kinds.csv", out_str(&o))}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.bad, 0), "many kinds");
    const image *m = build_test_open();
    int kinds = 0, tags = 0;
    for (uint32_t i = 0; m && i < m->places; i++) {
        str key = STR_NONE, value = STR_NONE;
        bool is_tag = image_tag(m, i, 0, &key, &value);
        kinds += str_starts(image_kind_of(m, i).value, STR("kind_"));
        tags += is_tag && str_eq(key, STR("amenity")) && str_starts(value, STR("kind_"));
    }
    CHECK(kinds > KINDS / 2 && EQ(kinds + tags, KINDS), "none is lost");
    unlink(t.sources[0]);
}

/* A whole folder of files at once. */
static void build_test_many_sources(void) {
    enum { SOURCES = 300 };
    const char *sources[SOURCES];
    for (int i = 0; i < SOURCES; i++) {
        sources[i] = "tests/data/ingest/places.csv";
    }
    build_options o = {.path = build_test_path,
                       .sources = sources,
                       .source_count = SOURCES,
                       .mapping = "name=Title",
                       .memory_mb = BUILD_MEMORY_MIN_MB};
    build_report report;
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    CHECK(EQ(build_index(&c, &o, &report), GEO_OK) && EQ(report.rows, SOURCES * 9) &&
              EQ(report.bad, SOURCES * 3),
          "many sources");
}

/* What is too long for a record is told, and refused when nothing may be lost. */
static void build_test_long(void) {
    enum { LONG = 70000 };
    static char text[LONG + 512];
    build_report report;
    call c;
    out o = out_of(text, sizeof text);
    out_text(&o, STR("<osm><node id='1' lat='1' lon='2'><tag k='shop' v='yes'/><tag k='name' v='"));
    memset(text + o.len, 'x', LONG);
    o.len += LONG;
    out_text(&o,
             STR("'/></node><node id='2' lat='1' lon='2'><tag k='shop' v='yes'/></node></osm>"));
    build_test t = {.sources = {build_test_file("long.osm", out_str(&o))}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(account_count(ACCOUNT_LONG), 1) &&
              EQ(account_count(ACCOUNT_KEPT), 1) && EQ(account_losses(), 1),
          "too long a name");
    t.is_strict = true;
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_INVALID) && strstr(c.why, "would be lost") &&
              os_open(build_test_path) < 0,
          "strict: no index with a loss");
    unlink(t.sources[0]);
}

static const struct {
    const char *name, *advice;
} build_other_formats[] = {
    {"roads.shp", "`ogr2ogr -f GeoJSONSeq places.geojsonl roads.shp`"},
    {"a b.GPKG", "ogr2ogr"},
    {"x.parquet", "`duckdb -c \"COPY (FROM 'x.parquet') TO 'places.csv'\"`"},
    {"monaco.osm.bz2", "`osmium cat -o places.osm.pbf monaco.osm.bz2`"},
    {"x.docx", "Rename it by its format"},
};

static void build_test_other_formats(void) {
    for (size_t i = 0; i < LEN(build_other_formats); i++) {
        build_test t = {.sources = {build_other_formats[i].name}};
        build_report report;
        call c;
        CHECK(EQ(build_test_run(&t, &c, &report), GEO_INVALID) &&
                  strstr(call_advice(&c), build_other_formats[i].advice),
              build_other_formats[i].name);
    }
}

/* Of several titles of one column the usual one counts; a row without an end or too long costs only
 * itself; what has no name gets none. */
static void build_test_odd_rows(void) {
    static char text[(6 << 20) + 512], blank[70000];
    build_report report;
    call c;
    out o = out_of(text, sizeof text);
    memset(blank, 'x', sizeof blank);
    out_text(&o, STR("x,y,title,lat,lon,name,type,street\n700000,5000000,Mr,1,\"2,5\",A,,\n"));
    out_text(&o, STR(",,,3,4,"));
    out_text(&o, (str){blank, sizeof blank});
    out_text(&o, STR(",,\n,,,5,6,B,,\n,,,5,6,,pharmacy,B Street\n\""));
    while (o.len + 512 < sizeof text) {
        out_text(&o, (str){blank, 100});
    }
    out_text(&o, STR("\n,,,7,8,C,,\n"));
    build_test t = {.sources = {build_test_file("odd.csv", out_str(&o))}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 6) && EQ(report.bad, 3),
          "odd rows");
    const image *m = build_test_open();
    if (m) {
        build_check_place(m, "A", "A", "place=locality", 1, 2.5);
        build_check_place(m, "C", "C", "place=locality", 7, 8);
    }
    t.sources[0] = "tests/data/ingest/lines.ndjson";
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 3) && EQ(report.bad, 1),
          "a bad line among features");
    unlink(build_test_file("odd.csv", STR("")));
}

/* What spreadsheets leave at the end. */
static void build_test_blank_rows(void) {
    build_report report;
    call c;
    build_test t = {
        .sources = {build_test_file("blank.csv", STR("name;lat;lon;;;\nA;1,5;2;;;\n;;;;;\n  ; "
                                                     ";;;;;;\n\n"))},
        .is_strict = true};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 1),
          "blank rows are no rows");
    unlink(t.sources[0]);
    t.sources[0] =
        build_test_file("sep.csv", STR("\xEF\xBB\xBFsep=;\r\nname;lat;lon\r\nA,B;1;2\r\n"));
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 1),
          "a separator named by the file");
    unlink(t.sources[0]);
}

/* Every row lies in areas of its own, whose sums are still in memory when the last has been read.
 */
static void build_test_areas(void) {
    static char text[1 << 16];
    build_report report;
    call c;
    out o = out_of(text, sizeof text);
    out_text(&o, STR("name,lat,lon,state,county,city,suburb,postcode\n"));
    for (int i = 0; i < 600; i++) {
        out_fmt(&o, "P%d,%d.%03d,9,S%d,D%d,T%d,U%d,%d\n", i, i / 100, i % 100, i, i, i, i, i);
    }
    build_test t = {.sources = {build_test_file("areas.csv", out_str(&o))}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(report.rows, 600),
          "many areas, few rows");
    const image *m = build_test_open();
    uint32_t number = 0;
    CHECK(m && EQ_STR(build_test_lineage(m, "P599", &number),
                      STR("P599 < U599 < T599 < D599 < S599")),
          "with their names");
    unlink(t.sources[0]);
}

/* A county whose state has no row, a town in it, and a town in another county of that state. */
static str build_test_orphans(int state, char *room, size_t cap) {
    static const struct {
        const char *name, *feature;
        int county;
    } rows[] = {{"Outer", "A\tADM2", 1}, {"Inner", "P\tPPL", 1}, {"Elsewhere", "P\tPPL", 2}};
    out o = out_of(room, cap);
    for (int i = 0; i < (int)LEN(rows); i++) {
        out_fmt(&o, "%d\t%s\t\t\t%d\t1\t%s\tXX\t\t%d\t%d\t\t\t0\t\t\t\t2020-01-01\n", i + 1,
                rows[i].name, i, rows[i].feature, state, rows[i].county);
    }
    return out_str(&o);
}

/* Looking up the missing state must not change the table of areas, not even where state and county
 * have the same slot. */
static void build_test_missing_parent(void) {
    char text[512], path[64];
    build_report report;
    call c;
    int state = 0;
    build_test t = {.sources = {build_test_file("XX.txt", build_test_orphans(0, text, 512))}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK), "areas without a parent");
    size_t slots = import_place.slots, above = 1, own = 0;
    while (above != own) {
        int len = snprintf(path, sizeof path, "Cxx\x1FS%d\x1F", ++state);
        above = hash_64(path, (size_t)len, 3) % slots;
        len = snprintf(path, sizeof path,
                       "Cxx\x1FS%d\x1F"
                       "D1\x1F",
                       state);
        own = hash_64(path, (size_t)len, 3) % slots;
    }
    t.sources[0] = build_test_file("XX.txt", build_test_orphans(state, text, 512));
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK) && EQ(import_place.slots, slots),
          "of one slot");
    const image *m = build_test_open();
    uint32_t number = 0;
    CHECK(m && EQ_STR(build_test_lineage(m, "Inner", &number), STR("Inner < Outer")),
          "a town in its county");
    CHECK(m && EQ_STR(build_test_lineage(m, "Elsewhere", &number), STR("Elsewhere")),
          "a town is in no county of another name");
    unlink(t.sources[0]);
}

/* A cancelled build leaves no index and says why, whatever the source. */
static void build_test_stopped(void) {
    static const char *const sources[] = {
        "tests/data/ingest/places.csv",      "tests/data/ingest/features.geojson",
        "tests/data/ingest/lines.geojsonl",  "tests/data/ingest/cities5.txt",
        "tests/data/ingest/countryInfo.txt", "tests/peers/data/monaco-2026-03.osm.pbf"};
    atomic_bool cancelled = true;
    for (size_t i = 0; i < LEN(sources); i++) {
        build_options o = {.path = build_test_path,
                           .sources = &sources[i],
                           .source_count = 1,
                           .memory_mb = BUILD_MEMORY_MIN_MB};
        build_report report;
        call c = {.may_block = true, .deadline_ms = OS_FOREVER, .cancelled = &cancelled};
        unlink(build_test_path);
        CHECK(EQ(build_index(&c, &o, &report), GEO_CANCELLED), sources[i]);
        CHECK(strstr(c.why, "stopped") && os_open(build_test_path) < 0, "no index");
    }
}

/* Own rows may say which object of OpenStreetMap they are. */
static void build_test_ids(void) {
    build_report report;
    call c;
    build_test t = {
        .sources = {build_test_file("ids.csv", STR("@id,name,lat,lon\nnode/77,A,1,2\nway12,B,1,2\n"
                                                   "N-7,C,1,2\nnodes8,D,1,2\n12,E,1,2\n"))}};
    static const struct {
        const char *name;
        uint64_t id;
    } rows[] = {{"A", 77 * 4 + 1}, {"B", 12 * 4 + 2}, {"C", 0}, {"D", 0}, {"E", 0}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK), "own ids");
    const image *m = build_test_open();
    CHECK(m && EQ_STR(image_meta(m, STR("ids")), STR("osm")), "are OpenStreetMap's");
    for (size_t i = 0; m && i < LEN(rows); i++) {
        uint32_t number = 0;
        build_test_lineage(m, rows[i].name, &number);
        CHECK(EQ(image_value(m, IMAGE_ID, number), rows[i].id), rows[i].name);
    }
    unlink(t.sources[0]);
}

/* A ring of `count` points round a place, 0.1 degrees wide or more. */
static void build_border_ring(shape_point *points, int count, double lat, double lon,
                              double radius) {
    for (int i = 0; i < count; i++) {
        double angle = 2 * GEO_PI * i / (count - 1);
        points[i] = (shape_point){.lon = (int32_t)lround((lon + radius * cos(angle)) * 1e7),
                                  .lat = (int32_t)lround((lat + radius * sin(angle)) * 1e7)};
    }
    points[count - 1] = points[0];
}

/* Communes and their county in the share that 512 MiB leave for as many of them as a country has:
 * 11,000 of 400 points are 88 to the mebibyte. */
static void build_test_borders_fit(void) {
    enum { COMMUNES = 88, POINTS = 400, COUNTY_POINTS = 40000 };
    static shape_point points[COUNTY_POINTS];
    static char memory[BORDERS_TABLES + (1 << 20)];
    char room[IMPORT_RECORD_PATH_MAX], key[16];
    int end = COUNTY_POINTS;
    call c = {0};
    shape s = {.points = points, .ends = &end, .count = COUNTY_POINTS, .parts = 1};
    borders_area area = {.level = 6, .key = STR("r1"), .lat = 45, .lon = 10};
    borders_open(memory, sizeof memory);
    build_border_ring(points, COUNTY_POINTS, 45, 10, 5);
    borders_add(&c, &area, &s, room);
    end = s.count = POINTS;
    for (int i = 0; i < COMMUNES; i++) {
        snprintf(key, sizeof key, "c%d", i);
        area = (borders_area){
            .level = 8, .key = str_of(key), .lat = 44 + i / 10 * 0.2, .lon = 9 + i % 10 * 0.2};
        build_border_ring(points, POINTS, area.lat, area.lon, 0.09);
        borders_add(&c, &area, &s, room);
    }
    CHECK(EQ(c.code, GEO_OK), "all of them fit");
    for (int i = 0; i < COMMUNES; i++) {
        snprintf(key, sizeof key, "Tc%d\x1F", i);
        double lat = 44 + i / 10 * 0.2, lon = 9 + i % 10 * 0.2;
        str path = borders_locate(lat + 0.05, lon - 0.05, room);
        CHECK(str_starts(path, STR("Dr1\x1F")) && str_find(path, str_of(key)) > 0,
              "a point in a commune");
        CHECK(EQ_STR(borders_locate(lat + 0.07, lon + 0.07, room), STR("Dr1\x1F")),
              "one between two");
    }
    CHECK(EQ_STR(borders_locate(45, 15.01, room), STR("")), "one outside");
}

/* A border that zigzags over its whole height, in two parts: no edge is between them. */
static void build_test_border(void) {
    enum { POINTS = 1 << 18 };
    static shape_point points[POINTS];
    static char memory[BORDERS_TABLES + (3 << 20)];
    char room[IMPORT_RECORD_PATH_MAX];
    int ends[] = {POINTS / 2, POINTS};
    call c = {0};
    for (int i = 0; i < POINTS; i++) {
        int32_t aside = i < POINTS / 2 ? 0 : 10000000;
        points[i] =
            (shape_point){.lon = 100000000 + i + aside, .lat = i % 2 ? 500000000 : 400000000};
    }
    points[POINTS / 2 - 1] = points[0];
    points[POINTS - 1] = points[POINTS / 2];
    shape s = {.points = points, .ends = ends, .count = POINTS, .parts = 2};
    borders_area area = {.level = 8, .key = STR("r1"), .lat = 45, .lon = 10.01};
    borders_open(memory, sizeof memory);
    borders_add(&c, &area, &s, room);
    CHECK(EQ(c.code, GEO_OK), "a border of many edges at every latitude");
    CHECK(EQ_STR(borders_locate(45, 10.5, room), STR("")), "a point between its parts");
    borders_add(&c, &area, &s, room);
    CHECK(EQ(c.code, GEO_TOO_LARGE), "it does not fit twice");
    CHECK(!kind_of_word(STR("administrative")), "a level of boundaries is no kind's name");
}

static const struct {
    const char *source, *why;
} build_refused[] = {
    {"tests/data/ingest/none.csv", "cannot read"},
    {"tests/data/ingest/SOURCES", "no format is known"},
    {"tests/unit/build.c.csv", "cannot read"},
};

/* Files that are made here: a name, its content, what the error says. */
static const struct {
    const char *name, *content, *why;
    size_t len;
} build_bad_files[] = {
    {"zip.csv", "PK\x03\x04zip", "the end of the archive is missing", 7},
    {"header.csv", "name,place\nx,y\n", "has no column for", 15},
    {"CAPITALS.CSV", "name,place\nx,y\n", "has no column for", 15},
    {"empty.csv", "", "has no header line", 0},
    {"text.osm.pbf", "this is not a map", "is not an .osm.pbf file", 17},
    {"cut.osm.pbf",
     "\0\0\0\x0b\x0a\x07OSMData\x18\x05"
     "ab",
     "ends in the middle", 17},
    {"bad.osm.pbf",
     "\0\0\0\x0b\x0a\x07OSMData\x18\x05"
     "abcde",
     "a block is damaged", 20},
    {"twice.csv.gz",
     "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x93\xef\xe6\x60\x00\x01\x26\xe6\xd3\xde\x67\x7c"
     "\xaf\x9e\xf4\xd4\xb9\x78\xf2\xe4\xf9\xc7\x45\x57\x0c\xaf\x18\x3e\x62\x62\xc8\x28\xbe\xd2"
     "\x28\x0c\x94\x06\x00\x10\x28\x05\x45\x27\x00\x00\x00",
     "is packed by gzip twice", 57},
    {"none.csv", "name,lat,lon\nA,,\n", "not one good row", 17},
    {"cut.osm", "<osm><node id='1' lat='1' lon='2'/>", "ends in the middle", 35},
    {"bad.osm", "<osm><node id='x' lat='1' lon='2'/></osm>", "is damaged", 41},
    {"deep.osm", "<osm><way id='1'><nd ref='y'/></way></osm>", "is damaged", 42},
    {"wide.csv", "\xff\xfen\0a\0", "has no column for", 6},
    {"quote.csv", "name,\"lat,lon\nA,1,2\n", "no header line with closed quotes", 20},
    {"cut.geojson", "{\"features\":[{\"geometry\":", "a feature whose end is missing", 25},
    {"text.geojson", "{\"type\":\"Feature\"}\nnot json\n", "text.geojson:2: this is not GeoJSON",
     28},
};

static void build_test_refusals(void) {
    build_report report;
    call c;
    for (size_t i = 0; i < LEN(build_refused); i++) {
        build_test t = {.sources = {build_refused[i].source}};
        bool refused = build_test_run(&t, &c, &report) != GEO_OK;
        CHECK(refused && strstr(c.why, build_refused[i].why), build_refused[i].source);
    }
    for (size_t i = 0; i < LEN(build_bad_files); i++) {
        const char *path = build_test_file(
            build_bad_files[i].name, (str){build_bad_files[i].content, build_bad_files[i].len});
        build_test t = {.sources = {path}};
        bool refused = build_test_run(&t, &c, &report) != GEO_OK;
        CHECK(refused && strstr(c.why, build_bad_files[i].why), build_bad_files[i].name);
        CHECK(os_open(build_test_path) < 0, "no half-written index");
        unlink(path);
    }
    build_test t = {.sources = {"tests/data/ingest/places.csv"}, .mapping = "lat=Breite"};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_INVALID) && strstr(c.why, "no column \"Breite\""),
          "a mapping of a column that there is not");
    t.mapping = "name=Title,population=Einwoner";
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_INVALID) &&
              strstr(c.why, "no source has a column or property \"Einwoner\""),
          "and of one that may be missing");
    CHECK(os_open(build_test_path) < 0, "no index of what was not meant");
    t.mapping = "nonsense";
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_INVALID) && strstr(c.why, "--map"),
          "a bad mapping");
    const char *precious = build_test_file("mine.csv", STR("name,lat,lon\nA,1,2\n"));
    build_options o = {.path = precious,
                       .sources = &precious,
                       .source_count = 1,
                       .memory_mb = BUILD_MEMORY_MIN_MB};
    c = (call){.may_block = true};
    CHECK(EQ(build_index(&c, &o, &report), GEO_INVALID) && strstr(c.why, "is not an index"),
          "a file that is no index is not replaced");
    unlink(precious);
    o = (build_options){.path = "/nonexistent/x.idx",
                        .sources = t.sources,
                        .source_count = 1,
                        .memory_mb = BUILD_MEMORY_MIN_MB};
    c = (call){.may_block = true};
    CHECK(EQ(build_index(&c, &o, &report), GEO_FILE) && strstr(c.why, "/nonexistent/x.idx"),
          "a folder that is not there");
    CHECK(import_reader_is_date(STR("2024-01-31")) && import_reader_is_date(STR("2024-12-01")),
          "days");
    CHECK(!import_reader_is_date(STR("2024-00-10")) && !import_reader_is_date(STR("2024-10-00")) &&
              !import_reader_is_date(STR("2024-13-01")) &&
              !import_reader_is_date(STR("2024-12-32")) &&
              !import_reader_is_date(STR("2024-02-30")) &&
              !import_reader_is_date(STR("2023-02-29")) &&
              import_reader_is_date(STR("2024-02-29")) && !import_reader_is_date(STR("2024-02-2x")),
          "no days");
    import_reader_report r = {0};
    import_reader_set_date(&r, STR("2023-03-05"));
    import_reader_set_date(&r, STR("2999-01-01"));
    CHECK(EQ_TEXT(r.date, "2023-03-05"), "a date in the future is ignored");
    t = (build_test){.sources = {"tests/data/ingest/places.csv"}, .date = "yesterday"};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_INVALID) && strstr(c.why, "--date"),
          "a bad date");
}

/* One scale for the embedded image and for index files. */
static void build_test_population(void) {
    CHECK(EQ(kind_population_class(9999), IMAGE_VILLAGE) &&
              EQ(kind_population_class(10000), IMAGE_TOWN) &&
              EQ(kind_population_class(99999), IMAGE_TOWN) &&
              EQ(kind_population_class(100000), IMAGE_CITY) &&
              EQ(kind_population_class(1000000), IMAGE_METROPOLIS),
          "settlements by population");
    const kind_row *city = kind_of_population(100000), *country = kind_of_level(2);
    CHECK(fabs(kind_importance(city, 3645000) -
               kind_population_importance(IMAGE_CITY, 3645000, 13)) < 0.005,
          "a city of which no languages are counted is as well known as others of its size");
    CHECK(fabs(kind_importance(country, 83000000) - 0.885) < 0.001 &&
              EQ(kind_importance(country, 0), 0.75) &&
              EQ(kind_population_importance(IMAGE_STATE, 0, -1), 0.25),
          "countries and divisions");
    CHECK(fabs(kind_population_importance(IMAGE_SUBURB, 1000, -1) /
                   kind_population_importance(IMAGE_TOWN, 1000, -1) -
               0.8) < 1e-9,
          "a part of a town is less than the town");
}

/* ---- merge ---- */

/* The sum of what a place has, in any order of places. */
static uint64_t build_merge_place(const image *m, uint32_t row) {
    char room[NAMES_TEXT_MAX];
    bbox box = geo_bbox_none();
    uint32_t parent = image_parent(m, row), postcode = image_postal(m, row), lang;
    str name = names_main(m, row, room), text, key, value;
    uint64_t sum = hash_64(name.at, name.len, image_value(m, IMAGE_ID, row));
    double point[] = {image_lat(m, row),        image_lon(m, row),      image_importance(m, row),
                      image_population(m, row), image_class_of(m, row), image_box(m, row, &box)};
    sum = hash_64((const char *)point, sizeof point, sum);
    name = parent == IMAGE_NO_PLACE ? STR_NONE : names_main(m, parent, room);
    sum = hash_64(name.at, name.len, sum);
    name = postcode == IMAGE_NO_PLACE ? STR_NONE : names_main(m, postcode, room);
    sum = hash_64(name.at, name.len, sum);
    str outline = outline_stored(m, row, &box);
    sum = hash_64(outline.at, outline.len, sum);
    for (uint64_t i = 0; names_local(m, row, i, &lang, &text, room); i++) {
        sum += hash_64(text.at, text.len, hash_64(image_word(m, lang).at, 1, 1));
    }
    for (uint64_t i = 0; image_tag(m, row, i, &key, &value); i++) {
        sum += hash_64(value.at, value.len, hash_64(key.at, key.len, 2));
    }
    return sum;
}

/* The sum of all places and of all names by which they are found. */
static uint64_t build_merge_sum(const image *m) {
    uint64_t sum = 0;
    for (uint32_t row = 0; row < m->places; row++) {
        sum += build_merge_place(m, row);
    }
    for (names_walk w = names_at(m, 0); !names_is_end(&w); names_next(&w)) {
        names_postings post = names_postings_of(m, w.key);
        uint32_t row;
        image_name_class cls;
        while (names_next_posting(&post, &row, &cls)) {
            sum += hash_64(names_key(&w).at, names_key(&w).len, build_merge_place(m, row) + cls);
        }
    }
    return sum;
}

/* Builds an index of a source and keeps it under that name. */
static const char *build_merge_source(const char *source, const char *name,
                                      char path[OS_PATH_MAX]) {
    build_report report;
    call c;
    build_test t = {.sources = {source}};
    CHECK(EQ(build_test_run(&t, &c, &report), GEO_OK), source);
    snprintf(path, OS_PATH_MAX, "%s", build_test_file(name, STR("")));
    CHECK(EQ(rename(build_test_path, path), 0), "kept");
    return path;
}

static const image *build_merge(const char *a, const char *b, merge_report *report) {
    const char *sources[] = {a, b};
    merge_options o = {build_test_path, sources, b ? 2 : 1, MERGE_MEMORY_MIN};
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    CHECK(EQ(merge_files(&c, &o, report), GEO_OK), c.why);
    return c.code ? NULL : build_test_open();
}

/* What the merged file says is what the files say, and what both say it says once. */
static void build_test_merge(void) {
    char one[OS_PATH_MAX], two[OS_PATH_MAX];
    merge_report report;
    build_merge_source("tests/peers/data/monaco-2026-03.osm.pbf", "one.idx", one);
    build_merge_source("tests/data/ingest/small.osm", "two.idx", two);
    const image *m = build_merge(one, NULL, &report);
    uint64_t first = m ? build_merge_sum(m) : 0, places = m ? m->places : 0;
    image source;
    str bytes;
    ASSERT(os_map(one, &bytes) && !image_open(&source, bytes));
    CHECK(EQ(first, build_merge_sum(&source)), "a copy of one file");
    m = build_merge(one, one, &report);
    CHECK(m && EQ(build_merge_sum(m), first) && EQ(report.repeated, places), "the same file twice");
    m = build_merge(two, NULL, &report);
    uint64_t second = m ? build_merge_sum(m) : 0;
    m = build_merge(one, two, &report);
    CHECK(m && EQ(build_merge_sum(m), first + second) && EQ(report.repeated, 0), "two files");
    CHECK(m && str_find(image_bytes(m, IMAGE_META), STR("account=47900 read")) > 0,
          "their accounts add up");
    os_unmap(bytes);
    unlink(one);
    unlink(two);
}

/* Rows without ids: an area by its path, what is in it by its point. */
static void build_test_merge_rows(void) {
    char one[OS_PATH_MAX], two[OS_PATH_MAX], csv[OS_PATH_MAX];
    merge_report report;
    str head = STR("name,lat,lon,city,country,street,number,type\n"
                   ",47.11,9.51,Neustadt,LI,Weg,2,\nMill,47.12,9.52,Neustadt,LI,,,museum\n");
    snprintf(csv, sizeof csv, "%s", build_test_file("a.csv", head));
    build_merge_source(csv, "one.idx", one);
    int fd = os_append(csv);
    ASSERT(fd >= 0 && os_write(fd, STR(",47.13,9.53,Neustadt,LI,Weg,4,\n"
                                       "Mill,47.92,9.92,Neustadt,DE,,,museum\n")));
    os_close(fd);
    build_merge_source(csv, "two.idx", two);
    const image *m = build_merge(one, two, &report);
    CHECK(m && EQ(build_test_count(m, "Neustadt"), 2) && EQ(build_test_count(m, "Mill"), 2) &&
              EQ(build_test_count(m, "Weg"), 1) && EQ(build_test_count(m, "2"), 1) &&
              EQ(build_test_count(m, "4"), 1),
          "the town of each country, its street and houses");
    unlink(csv);
    unlink(one);
    unlink(two);
}

/* Rows of a hostile file that all have the same names or outline do not multiply them. */
static void build_test_merge_shared(const char *path) {
    image m;
    str bytes;
    uint64_t taken = 0;
    call c = {0};
    ASSERT(os_map(path, &bytes) && !image_open(&m, bytes));
    uint64_t count = m.columns[IMAGE_POST_MORE].count;
    CHECK(merge_take(&c, &taken, count + 3, &m, IMAGE_POST_MORE, 3) && !c.code,
          "as many as it has");
    CHECK(!merge_take(&c, &taken, 1, &m, IMAGE_POST_MORE, 3) && EQ(c.code, GEO_FILE),
          "and no more");
    os_unmap(bytes);
}

/* What is no index, is damaged or is searched as it is. */
static void build_test_merge_refusals(void) {
    char one[OS_PATH_MAX];
    merge_report report;
    build_merge_source("tests/data/ingest/small.osm", "one.idx", one);
    build_test_merge_shared(one);
    const char *sources[] = {one};
    merge_options o = {build_test_path, sources, 1, MERGE_MEMORY_MIN};
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    int fd = os_append(one);
    ASSERT(fd >= 0 && os_write(fd, STR("more")));
    os_close(fd);
    CHECK(EQ(merge_files(&c, &o, &report), GEO_FILE) && os_open(build_test_path) < 0,
          "a damaged file");
    sources[0] = "/nowhere/x.idx";
    c = (call){.may_block = true, .deadline_ms = OS_FOREVER};
    CHECK(EQ(merge_files(&c, &o, &report), GEO_NO_INPUT), "no file");
    o.path = build_test_file("mine.csv", STR("name,lat,lon\n"));
    c = (call){.may_block = true, .deadline_ms = OS_FOREVER};
    CHECK(EQ(merge_files(&c, &o, &report), GEO_INVALID), "not over what is no index");
    unlink(o.path);
    unlink(one);
}

static void test_build(void) {
    build_test_csv();
    build_test_geojson();
    build_test_geonames();
    build_test_osm();
    build_test_osm_xml();
    build_test_osm_xml_written_apart();
    build_test_located();
    build_test_overlap();
    build_test_hole();
    build_test_pipe();
    build_test_gzip();
    build_test_numbers();
    build_test_ranges();
    build_test_kinds();
    build_test_many_sources();
    build_test_other_formats();
    build_test_long();
    build_test_odd_rows();
    build_test_blank_rows();
    build_test_areas();
    build_test_missing_parent();
    build_test_stopped();
    build_test_ids();
    build_test_border();
    build_test_borders_fit();
    build_test_refusals();
    build_test_population();
    build_test_merge();
    build_test_merge_rows();
    build_test_merge_refusals();
}
