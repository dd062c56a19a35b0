/* photon -- the Photon face: filters, GeoJSON, parameters, and what is found. */

/* ---- filters ---- */

static place photon_test_place(const char *category, const char *type, const char *part) {
    place p = place_new();
    p.category = str_of(category);
    p.type = str_of(type);
    p.address_type = str_of(part);
    return p;
}

static void test_photon_types(void) {
    static const struct {
        const char *category, *type, *part, *name;
    } rows[] = {
        {"place", "house", "house_number", "house"},
        {"amenity", "cafe", "amenity", "house"},
        {"aeroway", "aerodrome", "aeroway", "house"},
        {"highway", "residential", "road", "street"},
        {"place", "neighbourhood", "neighbourhood", "locality"},
        {"place", "suburb", "suburb", "district"},
        {"place", "hamlet", "hamlet", "district"},
        {"place", "village", "village", "city"},
        {"boundary", "administrative", "municipality", "city"},
        {"boundary", "administrative", "county", "county"},
        {"boundary", "administrative", "state", "state"},
        {"place", "country", "country", "country"},
        {"natural", "peak", "natural", "other"},
        {"waterway", "river", "waterway", "other"},
        {"place", "island", "island", "other"},
        {"leisure", "park", "leisure", "other"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        place p = photon_test_place(rows[i].category, rows[i].type, rows[i].part);
        CHECK(EQ_STR(photon_filter_type_name(photon_filter_type(&p)), str_of(rows[i].name)),
              rows[i].type);
    }
}

static void test_photon_tags(void) {
    static const struct {
        const char *tags; /* separated by blanks */
        bool cafe, bar, bank, shop;
    } rows[] = {
        {"", true, true, true, true},
        {"amenity", true, true, true, false},
        {"!amenity", false, false, false, true},
        {"amenity:cafe", true, false, false, false},
        {"!amenity:cafe", false, true, true, true},
        {"amenity:!cafe", false, true, true, false},
        {":cafe", true, false, false, false},
        {":!cafe", false, true, true, true},
        {"!:cafe", false, true, true, true},
        {"amenity:cafe amenity:bar", true, true, false, false},
        {"amenity !amenity:bar", true, false, true, false},
        {"!amenity:cafe !amenity:bar", false, false, true, true},
        {"shop amenity:!bank", true, true, false, true},
    };
    static const char *const bad[] = {"", "!", "a:", "a:!", ":", "a:b:c", "!:", ":!"};
    const place places[] = {photon_test_place("amenity", "cafe", "amenity"),
                            photon_test_place("amenity", "bar", "amenity"),
                            photon_test_place("amenity", "bank", "amenity"),
                            photon_test_place("shop", "bakery", "shop")};
    for (size_t i = 0; i < LEN(rows); i++) {
        photon_filter f = {0};
        bool good = true;
        for (str rest = str_of(rows[i].tags); rest.len;) {
            good &= photon_filter_add_tag(&f, str_cut(&rest, ' '));
        }
        const bool want[] = {rows[i].cafe, rows[i].bar, rows[i].bank, rows[i].shop};
        for (size_t k = 0; k < LEN(places); k++) {
            good &= photon_filter_keeps(&f, &places[k]) == want[k];
        }
        CHECK(good, rows[i].tags);
    }
    for (size_t i = 0; i < LEN(bad); i++) {
        photon_filter f = {0};
        CHECK(!photon_filter_add_tag(&f, str_of(bad[i])) && EQ(f.tag_count, 0), bad[i]);
    }
    photon_filter many = {0};
    int added = 0;
    while (photon_filter_add_tag(&many, STR("a:b"))) {
        added++;
    }
    CHECK(EQ(added, PHOTON_TAGS_MAX), "as many as there may be");
}

static void test_photon_paths(void) {
    static const struct {
        const char *include, *exclude;
        bool cafe, shop;
    } rows[] = {
        {"osm.amenity", NULL, true, false},         {"osm.amenity.cafe", NULL, true, false},
        {"osm.amenity.bar", NULL, false, false},    {"osm.amenity,osm.shop", NULL, true, true},
        {"food.cafe", NULL, false, false},          {NULL, "osm.shop", true, false},
        {NULL, "osm.shop,osm.amenity", true, true}, {NULL, "osm.shop,osm.shop.bakery", true, false},
    };
    static const char *const bad[] = {"osm", "osm.", ".a", "osm.a b", "osm.a,", "a.b.c.d.e.f", ""};
    const place cafe = photon_test_place("amenity", "cafe", "amenity");
    const place shop = photon_test_place("shop", "bakery", "shop");
    for (size_t i = 0; i < LEN(rows); i++) {
        photon_filter f = {0};
        bool good = true;
        if (rows[i].include) {
            good &= photon_filter_add_path(f.include, &f.include_count, str_of(rows[i].include));
        }
        if (rows[i].exclude) {
            good &= photon_filter_add_path(f.exclude, &f.exclude_count, str_of(rows[i].exclude));
        }
        CHECK(good && EQ(photon_filter_keeps(&f, &cafe), rows[i].cafe) &&
                  EQ(photon_filter_keeps(&f, &shop), rows[i].shop),
              rows[i].include ? rows[i].include : rows[i].exclude);
    }
    for (size_t i = 0; i < LEN(bad); i++) {
        photon_filter f = {0};
        CHECK(!photon_filter_add_path(f.include, &f.include_count, str_of(bad[i])), bad[i]);
    }
}

static void test_photon_wanted(void) {
    char memory[1024];
    arena a = arena_of(memory, sizeof memory);
    str tags[PHOTON_TAGS_MAX];
    photon_filter f = {0};
    photon_filter_add_tag(&f, STR("amenity:cafe"));
    photon_filter_add_tag(&f, STR("!shop"));
    photon_filter_add_tag(&f, STR("tourism:!hotel"));
    CHECK(EQ(photon_filter_wanted(&f, &a, tags), 2) && EQ_STR(tags[0], STR("amenity=cafe")) &&
              EQ_STR(tags[1], STR("tourism")),
          "what can be looked for");
    photon_filter_add_tag(&f, STR(":museum"));
    CHECK(EQ(photon_filter_wanted(&f, &a, tags), 0), "a value of any key cannot");
    photon_filter g = {0};
    photon_filter_add_path(g.include, &g.include_count, STR("osm.amenity.cafe,osm.shop"));
    CHECK(EQ(photon_filter_wanted(&g, &a, tags), 2) && EQ_STR(tags[0], STR("amenity=cafe")) &&
              EQ_STR(tags[1], STR("shop")),
          "nor is it needed for categories");
}

/* ---- GeoJSON ---- */

static void test_photon_feature(void) {
    static const str_pair address[] = {
        {STR_ROW("house_number"), STR_ROW("9")},        {STR_ROW("road"), STR_ROW("Rue A")},
        {STR_ROW("neighbourhood"), STR_ROW("Le Lieu")}, {STR_ROW("suburb"), STR_ROW("Bord")},
        {STR_ROW("borough"), STR_ROW("Larger")},        {STR_ROW("town"), STR_ROW("Ville")},
        {STR_ROW("county"), STR_ROW("Kreis")},          {STR_ROW("state"), STR_ROW("Land")},
        {STR_ROW("postcode"), STR_ROW("98000")},        {STR_ROW("country"), STR_ROW("Pays")},
        {STR_ROW("country_code"), STR_ROW("mc")}};
    char text[2048];
    out o = out_of(text, sizeof text);
    place p = photon_test_place("amenity", "cafe", "amenity");
    p.name = STR("Caf\xC3\xA9 \"A\"");
    p.lat = 43.5;
    p.lon = -7.25;
    p.osm_type = STR("way");
    p.osm_id = 12;
    p.address = (str_pairs){(str_pair *)address, LEN(address)};
    p.box = (bbox){-7.5, 43.25, -7, 43.75};
    p.box_source = PLACE_BOX_EXTENT;
    photon_format_write(&o, &(place_list){&p, 1}, STR("A: B"));
    CHECK(EQ_STR(out_str(&o),
                 STR("{\"type\":\"FeatureCollection\",\"licence\":\"A: "
                     "B\",\"features\":[{\"type\":\"Feature\","
                     "\"properties\":{\"osm_type\":\"W\",\"osm_id\":12,\"osm_key\":\"amenity\","
                     "\"osm_value\":\"cafe\",\"type\":\"house\",\"housenumber\":\"9\","
                     "\"name\":\"Caf\xC3\xA9 \\\"A\\\"\",\"street\":\"Rue A\","
                     "\"locality\":\"Le Lieu\",\"district\":\"Bord\",\"city\":\"Ville\","
                     "\"county\":\"Kreis\",\"state\":\"Land\",\"country\":\"Pays\","
                     "\"postcode\":\"98000\",\"countrycode\":\"MC\","
                     "\"extent\":[-7.5,43.75,-7,43.25]},\"geometry\":{\"type\":\"Point\","
                     "\"coordinates\":[-7.25,43.5]}}]}")),
          "as Photon writes it");
    p.address_type = STR("town");
    p.osm_id = RECORD_NO_INT;
    p.box_source = PLACE_BOX_ESTIMATE;
    o.len = 0;
    photon_format_write(&o, &(place_list){&p, 1}, STR("A: B"));
    CHECK(str_find(out_str(&o), STR("\"city\":")) < 0 && str_find(out_str(&o), STR("extent")) < 0 &&
              str_find(out_str(&o), STR("osm_id")) < 0 &&
              str_find(out_str(&o), STR("osm_type")) < 0,
          "a town is not in itself; no invented id or extent");
}

/* ---- requests ---- */

static char photon_test_memory[16 << 20], photon_test_body[1 << 20];

typedef struct {
    status code;
    rest_reply reply;
    str body;
    int count; /* of features; -1: none such */
    json_doc doc;
    json first; /* its properties */
} photon_test_answer;

static photon_test_answer photon_test_ask(const char *path, const char *query) {
    photon_test_answer a = {.count = -1};
    call c = {.mem = arena_of(photon_test_memory, sizeof photon_test_memory),
              .deadline_ms = os_now_ms() + 5000,
              .may_block = true};
    out body = out_of(photon_test_body, sizeof photon_test_body);
    rest_request request = {.path = photon_find(str_of(path), true), .query = str_of(query)};
    a.code = photon_handle(&c, &request, &body, &a.reply);
    a.body = out_str(&body);
    if (json_parse(&a.doc, a.body, &c.mem) && a.reply.http == 200) {
        json features = json_get(json_root(&a.doc), "features");
        a.count = json_what(features) == JSON_ARRAY ? json_count(features) : -1;
        a.first = json_get(json_first(features), "properties");
    }
    return a;
}

static void test_photon_refusals(void) {
    static const struct {
        const char *path, *query, *why;
    } rows[] = {
        {"/api", "", "q parameter is required"},
        {"/api", "q=%20", "q parameter is required"},
        {"/api", "q=a&bogus=1", "Unknown query parameter 'bogus'"},
        {"/api", "q=a&radius=1", "Unknown query parameter 'radius'"},
        {"/reverse", "lat=1&lon=1&q=a", "Unknown query parameter 'q'"},
        {"/api", "q=a&limit=x", "'limit' must be a whole number"},
        {"/api", "q=a&limit=1.5", "'limit' must be a whole number"},
        {"/api", "q=a&lat=1", "Missing parameter 'lon'"},
        {"/api", "q=a&lon=1", "Missing parameter 'lat'"},
        {"/api", "q=a&lat=91&lon=1", "Invalid value for 'lat'"},
        {"/api", "q=a&lat=1&lon=-181", "Invalid value for 'lon'"},
        {"/api", "q=a&lat=NaN&lon=1", "'lat' must be a number"},
        {"/api", "q=a&layer=suburb", "Unknown layer type"},
        {"/api", "q=a&osm_tag=a:b:c", "Invalid format for osm_tag"},
        {"/api", "q=a&include=osm", "Invalid category pattern in 'include'"},
        {"/api", "q=a&exclude=.", "Invalid category pattern in 'exclude'"},
        {"/api", "q=a&bbox=1,2,3", "Invalid number of supplied coordinates"},
        {"/api", "q=a&bbox=1,2,3,4,5", "Invalid number of supplied coordinates"},
        {"/api", "q=a&bbox=1,2,3,91", "Invalid bounds for parameter 'bbox'"},
        {"/api", "q=a&lang=x", "Language is not supported"},
        {"/api", "q=a&lang=a*", "Language is not supported"},
        {"/api", "q=a&countrycode=deu", "'countrycode' must be"},
        {"/api", "q=a&geometry=true", "Geometry output"},
        {"/api", "q=%ff", "not well-formed"},
        {"/reverse", "", "Missing parameter 'lat'"},
        {"/reverse", "lat=1", "Missing parameter 'lon'"},
        {"/reverse", "lat=1&lon=1&radius=5001", "Invalid value for 'radius'"},
        {"/reverse", "lat=1&lon=1&radius=-1", "Invalid value for 'radius'"},
        {"/structured", "limit=1", "at least one of the parameters"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        photon_test_answer a = photon_test_ask(rows[i].path, rows[i].query);
        CHECK(EQ(a.code, GEO_OK) && EQ(a.reply.http, 400) &&
                  str_starts(a.body, STR("{\"message\":\"")) &&
                  str_find(a.body, str_of(rows[i].why)) > 0 && EQ(a.reply.max_age_s, 0),
              rows[i].query);
    }
}

static void test_photon_paths_known(void) {
    CHECK(EQ_STR(photon_find(STR("/photon/api"), false), STR("/photon/api")) &&
              EQ_STR(photon_find(STR("/photon/reverse/"), false), STR("/photon/reverse")) &&
              EQ_STR(photon_find(STR("/api"), true), STR("/photon/api")) &&
              EQ_STR(photon_find(STR("/reverse/"), true), STR("/photon/reverse")) &&
              !photon_find(STR("/reverse"), false).at && !photon_find(STR("/photon"), true).at &&
              !photon_find(STR("/"), true).at && !photon_find(STR(""), true).at &&
              !photon_find(STR("/photon/api//"), true).at,
          "paths, also at the root");
}

/* Of the embedded gazetteer: what is typed, and the name of the first feature. */
static void test_photon_found(void) {
    NEEDS(UNIT_FULL);
    static const struct {
        const char *path, *query, *name, *type, *country; /* NULL: nothing is found */
    } rows[] = {
        {"/api", "q=Berlin&limit=1", "Berlin", "city", "DE"},
        {"/api", "q=Berli&limit=1", "Berlin", "city", "DE"},
        {"/api", "q=B&limit=1&countrycode=DE", "Berlin", "city", "DE"},
        {"/api", "q=Berlin%2C%20Ger&limit=1", "Berlin", "city", "DE"},
        {"/api", "q=berlin%20germ&limit=1", "Berlin", "city", "DE"},
        {"/api", "q=Vienna&limit=1&lang=fr", "Vienne", "city", "AT"},
        {"/api", "q=Wien&limit=1&lang=default", "Wien", "city", "AT"},
        {"/api", "q=Bavaria&limit=1&layer=state&lang=en", "Bavaria", "state", "DE"},
        {"/api", "q=Berl&limit=1&osm_tag=!place&osm_tag=boundary", "Berlin", "state", "DE"},
        {"/api", "q=Paris&limit=1&bbox=-100,30,-90,40", "Paris", "city", "US"},
        {"/api", "q=Springfield&limit=1&lat=39.8&lon=-89.6&location_bias_scale=0.1", "Springfield",
         "city", "US"},
        {"/api", "q=Be&limit=1&lat=46.95&lon=7.45&location_bias_scale=0.1", "Bern", "city", "CH"},
        {"/api", "q=Berlni&limit=1", "Berlin", "city", "DE"},
        {"/api", "q=Qqzzxyzzy", NULL, NULL, NULL},
        {"/api", "q=Berlin&countrycode=FR&layer=country", NULL, NULL, NULL},
        {"/structured", "city=Berlin&countrycode=DE&limit=1", "Berlin", "city", "DE"},
        {"/structured", "countrycode=CH&limit=1&lang=en", "Switzerland", "country", "CH"},
        {"/reverse", "lat=48.2&lon=16.37&lang=en", "Vienna K\xC3\xBCnstlerhaus", "house", "AT"},
        {"/reverse", "lat=48.2&lon=16.37&lang=en&layer=city", "Vienna", "city", "AT"},
        {"/reverse", "lat=48.2&lon=16.37&lang=en&layer=country", "Austria", "country", "AT"},
        {"/reverse", "lat=30&lon=-40", NULL, NULL, NULL},
        {"/reverse", "lat=48.2&lon=16.37&osm_tag=amenity:nothing", NULL, NULL, NULL},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        photon_test_answer a = photon_test_ask(rows[i].path, rows[i].query);
        const char *name = rows[i].name;
        CHECK(EQ(a.code, GEO_OK) && EQ(a.reply.http, 200) && EQ(a.count, name ? 1 : 0) &&
                  (!name ||
                   (EQ_STR(json_raw(json_get(a.first, "name")), str_of(name)) &&
                    EQ_STR(json_raw(json_get(a.first, "type")), str_of(rows[i].type)) &&
                    EQ_STR(json_raw(json_get(a.first, "countrycode")), str_of(rows[i].country)))),
              rows[i].query);
    }
    CHECK(EQ(photon_test_ask("/api", "q=san").count, PHOTON_LIMIT_DEFAULT) &&
              EQ(photon_test_ask("/api", "q=san&limit=0").count, 1) &&
              EQ(photon_test_ask("/api", "q=san&limit=999").count, PLACE_LIMIT_MAX),
          "the limit, its least and its most");
    photon_test_answer a = photon_test_ask("/reverse", "lat=48.2&lon=16.37&radius=20&limit=5");
    CHECK(EQ(a.count, 5), "what is near a point");
    a = photon_test_ask("/status", "");
    CHECK(str_starts(a.body, STR("{\"status\":\"Ok\",\"import_date\":\"")), "the status");
}

/* On the event loop, what is too much is left to a worker, with nothing written. */
static void test_photon_bound(void) {
    char text[512];
    for (int work = 1; work < CALL_WORK_MAX; work += 397) {
        call c = {.mem = arena_of(photon_test_memory, sizeof photon_test_memory),
                  .deadline_ms = os_now_ms() + 5000,
                  .work = work};
        out body = out_of(text, sizeof text);
        rest_reply reply;
        rest_request request = {.path = STR("/photon/api"),
                                .query = STR("q=berlin%20g&lat=50&lon=8&limit=1")};
        status code = photon_handle(&c, &request, &body, &reply);
        if (code == GEO_MUST_WAIT ? body.len : code != GEO_OK) {
            CHECK(false, "all or nothing");
            return;
        }
    }
    CHECK(true, "all or nothing");
}

/* Of both faces, with memory of any size: too large, or from some size on the whole answer. */
static void test_faces_memory(void) {
    NEEDS(UNIT_SMALL);
    static const struct {
        const char *path, *query;
    } rows[] = {
        {"/api", "q=monaco&limit=3"},
        {"/reverse", "lat=48.2&lon=16.37&radius=20&limit=5"},
        {"/status", ""},
        {"/search", "q=monaco&format=xml&polygon_svg=1&namedetails=1&extratags=1"},
        {"/search", "q=monaco&format=geojson&polygon_geojson=1&addressdetails=1"},
        {"/search", "q=monaco&format=jsonv2&polygon_text=1&polygon_kml=1&layer=address,poi"},
        {"/search", "city=boulder&state=colorado&format=geocodejson&limit=3"},
        {"/reverse", "lat=43.73&lon=7.42&format=xml&polygon_kml=1&zoom=8"},
        {"/lookup", "osm_ids=R1124039,N1&format=json&json_callback=f"},
    };
    enum { STEP = 48, STEPS_OF_A_SIZE = 12, PHOTON = 3 };
    for (size_t i = 0; i < LEN(rows); i++) {
        size_t want = 0; /* bytes: XML has the time in it */
        int cut = 0, refused = 0;
        for (size_t size = sizeof photon_test_memory; size;
             size -= MIN(size, MAX(STEP, size / STEPS_OF_A_SIZE))) {
            call c = {.mem = arena_of(photon_test_memory, size),
                      .deadline_ms = os_now_ms() + 5000,
                      .may_block = true};
            out body = out_of(photon_test_body, sizeof photon_test_body);
            rest_reply reply;
            bool is_photon = i < PHOTON;
            rest_request request = {.path = is_photon ? photon_find(str_of(rows[i].path), true)
                                                      : str_of(rows[i].path),
                                    .query = str_of(rows[i].query)};
            is_photon ? photon_handle(&c, &request, &body, &reply)
                      : rest_handle(&c, &request, &body, &reply);
            bool is_refused = reply.http == status_of(GEO_TOO_LARGE)->http;
            want = want ? want : body.len;
            refused += is_refused;
            cut += !is_refused && body.len != want;
        }
        CHECK(EQ(cut, 0) && refused && want, rows[i].query);
    }
}

static void test_photon(void) {
    config before = config_state.values;
    config_state.values.backend = BACKEND_GAZETTEER;
    config_state.values.cache_ttl_s = 1000;
    gazetteer_open_embedded();
    test_photon_types();
    test_photon_tags();
    test_photon_paths();
    test_faces_memory();
    test_photon_wanted();
    test_photon_feature();
    test_photon_refusals();
    test_photon_paths_known();
    if (!gazetteer_is_empty()) {
        test_photon_found();
        test_photon_bound();
    }
    config_state.values = before;
}
