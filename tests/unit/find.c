/* find -- category words, simplified queries, nearby plans, and the choice of the source. Uses the
 * scripted server of nominatim.c. */

static void test_categories(void) {
    static const struct {
        const char *word, *tags;
    } rows[] = {
        {"pharmacy", "amenity=pharmacy"},
        {"Pharmacies", "amenity=pharmacy"},
        {" fast_food ", "amenity=fast_food"},
        {"Fast-Food", "amenity=fast_food"},
        {"churches", "amenity=place_of_worship building=church"},
        {"bus stops", "highway=bus_stop"},
        {"buses", ""},
        {"leisure=stadium", "leisure=stadium"},
        {"shop=yes", "shop=yes"},
        {"tourism=*", "tourism=attraction tourism=hotel tourism=museum tourism=viewpoint "
                      "tourism=information tourism=artwork tourism=guest_house tourism=camp_site"},
        {"=", ""},
        {"a=", ""},
        {"a=b]&x", ""},
        {"a b=c", ""},
        {"", ""},
        {"s", ""},
        {"climbing wall", ""},
        {"wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", ""},
    };
    char room[2 * CATEGORY_WORD_MAX];
    CHECK(EQ(category_fold(str_of(rows[LEN(rows) - 1].word), room).len, CATEGORY_WORD_MAX),
          "a longer word is cut");
    str tags_of_nul[CATEGORY_TAGS_MAX]; /* a word is as long as it says */
    CHECK(EQ(category_tags((str){"cafe\0\0\0", 7}, tags_of_nul), 0), "a word with NULs");
    for (size_t i = 0; i < LEN(rows); i++) {
        str tags[CATEGORY_TAGS_MAX];
        int count = category_tags(str_of(rows[i].word), tags);
        char text[400];
        out o = out_of(text, sizeof text);
        for (int k = 0; k < count; k++) {
            out_text(&o, k ? STR(" ") : STR(""));
            out_text(&o, tags[k]);
        }
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].tags)), rows[i].word);
    }
    int words = 0, bad = 0;
    for (; category_word(words).at; words++) { /* the table itself */
        str tags[CATEGORY_TAGS_MAX], word = category_word(words);
        char text[CATEGORY_WORD_MAX];
        int count = category_tags(word, tags);
        bad += !count || !str_eq(word, category_fold(word, text));
        for (int k = 0; k < count; k++) {
            str one[CATEGORY_TAGS_MAX];
            bad += category_tags(tags[k], one) != 1;
        }
        for (int k = 0; k < words; k++) {
            bad += str_eq(word, category_word(k));
        }
    }
    CHECK(words >= 120 && EQ(bad, 0), "every row is folded, unique and of good tags");
    place p = place_new();
    p.category = STR("amenity");
    p.type = STR("cafe");
    CHECK(category_fits(STR("amenity=cafe"), &p) && !category_fits(STR("amenity=bar"), &p) &&
              !category_fits(STR("shop=cafe"), &p),
          "places are checked");
}

static const struct {
    const char *query, *steps; /* query|dropped;... */
} find_relax_rows[] = {
    {"Monaco", ""},
    {"Foo Building, Monaco-Ville", "Monaco-Ville|Foo Building;"},
    {"a, b, c, d, e", "b, c, d, e|a;c, d, e|a, b;d, e|a, b, c;"},
    {"City of Boulder", "Boulder|City of;"},
    {"the City of Boulder, Colorado",
     "Boulder, Colorado|the City of;Colorado|the City of, Boulder;"},
    {"downtown Boulder, Colorado", "Boulder, Colorado|downtown;Colorado|downtown, Boulder;"},
    {"Boulder downtown", "Boulder|downtown;"},
    {"near the Casino", "Casino|near, the;"},
    {"Old Mill (ruins), Andorra", "Old Mill, Andorra|(ruins);Andorra|(ruins), Old Mill;"},
    {"Foo [x (y)] Bar", "Foo Bar|[x (y)];"},
    {"98000 Monaco", "Monaco|98000;"},
    {"Vaduz FL-9490", "Vaduz|FL-9490;"},
    {"Main St, Boulder, CO 80302-1234",
     "Main St, Boulder, CO|80302-1234;Boulder, CO|80302-1234, Main St;CO|80302-1234, Main St, "
     "Boulder;"},
    {"10 Downing St, London SW1A 2AA",
     "10 Downing St, London|SW1A 2AA;London|SW1A 2AA, 10 Downing St;"},
    {"Ottawa K1A 0B1", "Ottawa|K1A 0B1;"},
    {"98000", ""},
    {"near", ""},
    {"(all)", ""},
    {",,", ""},
    {" , Monaco", ""},
    {"", ""},
    {"((((", ""},
    {"))))", ""},
    {"city city city", "city|city, city;"},
    {"City of Berlin (Mitte", "Berlin|(Mitte, City of;"},
    {"near a b c d e f g h i j k l m n o p q r s t u v w x y", ""},
    {"near a b c d e f g h i j k l m n o p q r s t u v w x y, City of Foo",
     "near a b c d e f g h i j k l m n o p q r s t u v w x y, Foo|City of;"
     "Foo|City of, near a b c d e f g h i j k l m n o p q r s t u v w x y;"},
};

static void test_relax(void) {
    for (size_t i = 0; i < LEN(find_relax_rows); i++) {
        char text[600], memory[4096];
        arena a = arena_of(memory, sizeof memory);
        out o = out_of(text, sizeof text);
        relax_step steps[RELAX_STEPS_MAX];
        int count = relax_query(&a, str_of(find_relax_rows[i].query), steps);
        for (int k = 0; k < count; k++) {
            out_text(&o, steps[k].query);
            out_char(&o, '|');
            out_text(&o, steps[k].dropped);
            out_char(&o, ';');
        }
        CHECK(EQ_STR(out_str(&o), str_of(find_relax_rows[i].steps)), find_relax_rows[i].query);
    }
    /* Any text, any memory: no crash, never an empty query. */
    uint64_t chance = 7;
    int wrong = 0;
    for (int i = 0; i < 20000; i++) {
        char query[PLACE_QUERY_MAX], memory[4096];
        size_t len = (size_t)(chance >> 50) % sizeof query;
        for (size_t k = 0; k < len; k++) {
            chance = chance * 6364136223846793005ULL + 1442695040888963407ULL;
            query[k] = "a1 ,([)]-near CITY \xC3\xA9"[(chance >> 33) % 21];
        }
        chance = chance * 6364136223846793005ULL + 1442695040888963407ULL;
        arena a = arena_of(memory, (size_t)(chance >> 40) % sizeof memory);
        relax_step steps[RELAX_STEPS_MAX];
        int count = relax_query(&a, (str){query, len}, steps);
        for (int k = 0; k < count; k++) {
            wrong += !steps[k].query.len;
        }
    }
    CHECK(EQ(wrong, 0), "random queries");
}

/* ---- nearby ---- */

static void find_test_ready(const fake_row *rows, int count, int backend) {
    nom_test_ready(rows, count);
    config_state.values.backend = backend;
    FIND.ready_until_ms = 0;
}

static int find_test_logged(const char *text) {
    int count = 0;
    os_lock(&fake.lock);
    for (const char *at = fake.log; (at = strstr(at, text)) != NULL; at++) {
        count++;
    }
    os_unlock(&fake.lock);
    return count;
}

static const char find_test_cafes[] =
    "[{\"lat\":\"43.7400\",\"lon\":\"7.4277\",\"display_name\":\"far\",\"name\":\"far\",\"osm_"
    "type\":\"node\","
    "\"osm_id\":1,\"category\":\"amenity\",\"type\":\"cafe\"},"
    "{\"lat\":\"43.7397\",\"lon\":\"7.4277\",\"display_name\":\"near\",\"name\":\"near\",\"osm_"
    "type\":"
    "\"node\",\"osm_id\":2,\"category\":\"amenity\",\"type\":\"cafe\"},"
    "{\"lat\":\"43.7397\",\"lon\":\"7.4277\",\"display_name\":\"bar\",\"name\":\"Cafe "
    "bar\",\"osm_type\":"
    "\"node\",\"osm_id\":3,\"category\":\"amenity\",\"type\":\"bar\"},"
    "{\"lat\":\"43.7396\",\"lon\":\"7.4410\",\"display_name\":\"corner\",\"name\":\"c\",\"osm_"
    "type\":"
    "\"node\",\"osm_id\":4,\"category\":\"amenity\",\"type\":\"cafe\"}]";

static void test_nearby_categories(void) {
    static const fake_row rows[] = {
        {"%3Dcafe%5D", 0, 200, "application/json", NULL, NULL, find_test_cafes, 0},
        {"%3Dfast_food%5D", 0, 500, "application/json", NULL, "nominatim/mc_err_bad_layer.json",
         NULL, 0},
        {"", 0, 200, "application/json", NULL, "nominatim/mc_search_empty.json", NULL, 0}};
    str words[] = {STR("cafe"), STR("food"), STR("climbing wall")};
    place_area area = {.lat = 43.7396,
                       .lon = 7.4277,
                       .radius_m = 1000,
                       .limit = 5,
                       .categories = {words, 1},
                       .language = STR("en")};
    place_answer answer;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 2), "a category");
    const place *p = answer.places.at;
    CHECK(EQ_STR(p[0].id, STR("N2")) && EQ_STR(p[1].id, STR("N1")),
          "nearest first, no bar, no corner");
    CHECK(fabs(p[0].distance_m - 11.1) < 0.1 && fabs(p[0].bearing_deg) < 0.1, "measured");
    CHECK(EQ_STR(answer.searched, STR("amenity=cafe")) && !answer.truncated &&
              !answer.origin.warning.len,
          "complete");
    CHECK(fake_got("bounded=1") && fake_got("dedupe=0") && fake_got("limit=50") &&
              fake_got("accept-language=en"),
          "asked for all of the box");
    area.limit = 1;
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 1) &&
              answer.truncated && answer.origin.cached && EQ(fake.requests, 1),
          "a limit truncates, and the cache answers");
    c = nom_test_call(5000);
    area.limit = 5;
    area.categories.count = 3;
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 2),
          "an object in two categories is there once");
    CHECK(str_find(answer.origin.warning, STR("HTTP 500")) > 0, "an empty category's 500 is said");
    CHECK(EQ_STR(answer.searched, STR("amenity=cafe, amenity=restaurant, climbing wall, "
                                      "amenity=fast_food, amenity=cafe")),
          "all that was asked");
    CHECK(EQ(find_test_logged("q=climbing%20wall&"), 1), "an unknown word is searched as it is");
    area.categories.count = 1;
    area.radius_m = 200000;
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 3) &&
              answer.truncated && str_find(answer.origin.warning, STR("within 50 km only")) > 0,
          "how far an upstream is asked");
    c = nom_test_call(5000);
    c.may_block = false;
    area.language = STR("fr");
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_MUST_WAIT), "not without waiting");
}

/* Fifty cafes, the most that a reply holds; the first lies `north` degrees from the point. */
static const char *find_test_fifty(double north) {
    static char text[2][12000];
    static int turn;
    char *at = text[turn ^= 1];
    out o = out_of(at, sizeof text[0]);
    for (int i = 0; i < 50; i++) {
        out_fmt(&o,
                "%s{\"lat\":\"%.7f\",\"lon\":\"7.4277\",\"name\":\"c\",\"osm_type\":\"node\","
                "\"osm_id\":%d,\"category\":\"amenity\",\"type\":\"cafe\"}",
                i ? "," : "[", 43.7396 + north + i * 1e-6, 100 + i + (int)(north * 1e6));
    }
    out_text(&o, STR("]"));
    out_char(&o, 0);
    ASSERT(!o.full);
    return at;
}

/* A box may hold more than a reply, and then the nearest may be missing. */
static void test_nearby_nearest(void) {
    fake_row rows[] = {{"%3Dcafe%5D%2043.7396000%2C7.4277000&", 0, 200, "application/json", NULL,
                        NULL, find_test_cafes, 0},
                       {"", 0, 200, "application/json", NULL, NULL, find_test_fifty(0.001), 0},
                       {"", 0, 200, "application/json", NULL, NULL, "[]", 0}};
    str words[] = {STR("cafe"), STR("climbing wall")};
    place_area area = {
        .lat = 43.7396, .lon = 7.4277, .radius_m = 3000, .limit = 1, .categories = {words, 1}};
    place_answer answer;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 1) &&
              EQ_STR(answer.places.at[0].id, STR("N2")) && EQ(fake.requests, 1),
          "the nearest are asked for");
    area.radius_m = 30000;
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 1) &&
              EQ_STR(answer.places.at[0].id, STR("N2")) && EQ(fake.requests, 2) && answer.truncated,
          "what is beyond Nominatim's reach is not asked for when there are enough");
    area.limit = 50;
    rows[1].body = find_test_fifty(0.15);
    rows[1].times = 3;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 50) &&
              EQ_STR(answer.places.at[0].id, STR("N2")) && answer.truncated &&
              EQ(find_test_logged("q=%5Bamenity%3Dcafe%5D&"), 7) && EQ(fake.requests, 8),
          "else the box, and the halves of what is full");
    area.limit = 1;
    area.categories = (str_list){words + 1, 1};
    area.radius_m = 400;
    rows[0] = (fake_row){"", 1, 200, "application/json", NULL, NULL, find_test_fifty(0.001), 0};
    rows[1] = (fake_row){"", 0, 200, "application/json", NULL, NULL, find_test_cafes, 0};
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 1) &&
              EQ(fake.requests, 2) && answer.places.at[0].distance_m < 12 && answer.truncated,
          "the box of a word is narrowed");
    rows[0].times = 0;
    area.categories = (str_list){words, 1};
    area.limit = 50;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    UPSTREAM.list[0].is_public = true;
    config_state.values.rate_limit = 0;
    c = nom_test_call(10000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && answer.truncated &&
              EQ(fake.requests, NOMINATIM_REQUESTS_PUBLIC_MAX),
          "as often as the server may be asked");
}

static void test_find_levels(void) {
    static const fake_row rows[] = {
        {"geocodejson", 0, 200, "application/json", NULL, "nominatim/mc_reverse_geocodejson.json",
         NULL, 0},
        {"", 0, 200, "application/json", NULL, "nominatim/mc_reverse_zoom18.json", NULL, 0}};
    place_point point = {.lat = 43.7384, .lon = 7.4246, .zoom = 18};
    place_answer found, levels;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    for (int i = 0; i < 2; i++) { /* the second time from the cache */
        call c = nom_test_call(5000);
        CHECK(EQ(find_reverse(&c, &point, &found), GEO_OK) &&
                  EQ(find_levels(&c, &point, &levels), GEO_OK) && EQ(levels.places.count, 1),
              "answered");
        const place *p = levels.places.at;
        CHECK(EQ_STR(p->name, STR("")) && EQ_STR(p->type, STR("parking")) &&
                  EQ(p->lat, 43.7382238) && EQ(p->lon, 7.4248758),
              "the place");
        CHECK(EQ_STR(p->id, found.places.at[0].id) &&
                  EQ_STR(place_part(p, "level8"), STR("Monaco")) &&
                  EQ_STR(place_part(p, "level10"), STR("Monte-Carlo")) && EQ(fake.requests, 2),
              "the boundaries of the same place by level");
    }
}

#define FIND_AT           "lat=47.2&lon=9.54&zoom="
#define FIND_LEVELS(zoom) "format=geocodejson&" FIND_AT zoom
#define FIND_OBJECT(type, id, name, levels)                                                        \
    "{\"features\":[{\"properties\":{\"geocoding\":{\"osm_type\":\"" type "\",\"osm_id\":" id      \
    ",\"label\":\"" name "\",\"name\":\"" name "\",\"admin\":" levels                              \
    "}},\"geometry\":{\"coordinates\":[9.54,47.2]}}]}"

/* The nearest house may be in another boundary than the point. */
static void test_admin_asks(void) {
    fake_row rows[] = {{FIND_LEVELS("18"), 0, 200, "application/json", NULL, NULL,
                        FIND_OBJECT("way", "1", "House", "{\"level8\":\"Eschen\"}"), 0},
                       {FIND_LEVELS("15"), 0, 200, "application/json", NULL, NULL,
                        FIND_OBJECT("node", "2", "Village", "{\"level8\":\"Eschen\"}"), 0},
                       {FIND_LEVELS("12"), 0, 200, "application/json", NULL, NULL,
                        FIND_OBJECT("relation", "3", "Eschen", "{\"level8\":\"Eschen\"}"), 0},
                       {FIND_AT "18", 0, 200, "application/json", NULL, NULL,
                        "{\"lat\":\"47.2\",\"lon\":\"9.54\",\"osm_type\":\"way\",\"osm_id\":1,"
                        "\"display_name\":\"House\",\"address\":{\"village\":\"Eschen\"}}",
                        0},
                       {FIND_AT "12", 0, 200, "application/json", NULL, NULL,
                        "{\"lat\":\"47.2\",\"lon\":\"9.54\",\"osm_type\":\"relation\",\"osm_id\":3,"
                        "\"display_name\":\"Gamprin\",\"address\":{\"village\":\"Gamprin\"}}",
                        0},
                       {"", 0, 503, "text/plain", NULL, NULL, "busy", 0}};
    place_point point = {.lat = 47.2, .lon = 9.54};
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    admin_object o = {0};
    CHECK(EQ(admin_ask(&c, &point, &o), GEO_OK) && EQ(fake.requests, 4) &&
              EQ_STR(o.found.places.at[0].display_name, STR("House")) && EQ(o.area->osm_id, 3),
          "the nearest object in the same boundaries tells its address");
    rows[2].body = FIND_OBJECT("relation", "3", "Gamprin", "{\"level8\":\"Gamprin\"}");
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    c = nom_test_call(5000);
    CHECK(EQ(admin_ask(&c, &point, &o), GEO_OK) && EQ(fake.requests, 5) &&
              EQ_STR(o.found.places.at[0].display_name, STR("Gamprin")) &&
              EQ_STR(place_part(o.levels.places.at, "level8"), STR("Gamprin")),
          "if it is in others, the area does");
    rows[1].http = 400;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    c = nom_test_call(5000);
    CHECK(EQ(admin_ask(&c, &point, &o), GEO_OK) && EQ(o.levels.places.count, 0) &&
              EQ_STR(o.found.places.at[0].display_name, STR("House")) &&
              str_starts(o.found.origin.warning, STR("without levels")),
          "names without levels are an answer");
}

#undef FIND_AT
#undef FIND_LEVELS
#undef FIND_OBJECT

static void test_nearby_any(void) {
    static const fake_row rows[] = {
        {"layer=poi&lon", 0, 200, "application/json", NULL, NULL,
         "{\"lat\":\"43.7395\",\"lon\":\"7.4277\",\"display_name\":\"a\",\"osm_type\":\"way\","
         "\"osm_id\":9,"
         "\"category\":\"leisure\",\"type\":\"pitch\",\"address\":{\"suburb\":\"X\",\"city\":"
         "\"Monaco\"}}",
         0},
        {"/reverse", 0, 200, "application/json", NULL, "nominatim/mc_reverse_ocean.json", NULL, 0},
        {"q=Monaco&", 0, 200, "application/json", NULL, NULL, find_test_cafes, 0}};
    place_area area = {.lat = 43.7396, .lon = 7.4277, .radius_m = 100, .limit = 5};
    place_answer answer;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && EQ(answer.places.count, 4),
          "without categories");
    for (int i = 1; i < answer.places.count; i++) {
        CHECK(answer.places.at[i - 1].distance_m <= answer.places.at[i].distance_m,
              "nearest first");
    }
    CHECK(answer.truncated, "never taken for complete");
    CHECK(EQ(find_test_logged("/reverse?"), 8) && EQ(find_test_logged("/search?"), 2),
          "eight reverse questions and a search, narrowed until that gives nothing new");
    CHECK(EQ(find_test_logged("zoom=18"), 5) && EQ(find_test_logged("zoom=16"), 1) &&
              EQ(find_test_logged("zoom=14"), 1) && EQ(find_test_logged("zoom=10"), 1),
          "at all zooms");
    CHECK(EQ(find_test_logged("layer=railway"), 1) && EQ(find_test_logged("layer=natural&"), 1) &&
              EQ(find_test_logged("layer=manmade&"), 1),
          "per layer");
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    UPSTREAM.list[0].is_public = true; /* what it would be asked if it were OpenStreetMap's own */
    config_state.values.rate_limit = 0;
    c = nom_test_call(10000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) &&
              EQ(fake.requests, NOMINATIM_REQUESTS_PUBLIC_MAX),
          "four requests on the public server");
    CHECK(str_find(answer.searched, STR("5 more were skipped")) > 0, "and it is said");

    static const fake_row broken[] = {
        {"layer=poi&lon", 0, 200, "application/json", NULL, "nominatim/mc_reverse_zoom18.json",
         NULL, 0},
        {"", 0, 403, "text/plain", NULL, "made/denied_403.txt", NULL, 0}};
    find_test_ready(broken, LEN(broken), BACKEND_NOMINATIM);
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && answer.truncated && EQ(c.code, GEO_OK) &&
              str_find(answer.origin.warning, STR("Access denied")) > 0,
          "what was answered is given, with a warning");
    area.lat = 43.9;
    static const fake_row denied[] = {
        {"", 0, 403, "text/plain", NULL, "made/denied_403.txt", NULL, 0}};
    find_test_ready(denied, LEN(denied), BACKEND_NOMINATIM);
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_DENIED) && EQ(fake.requests, 1),
          "nothing was answered");

    static const fake_row none[] = {
        {"", 0, 200, "application/json", NULL, "nominatim/mc_search_empty.json", NULL, 0}};
    str cafe = STR("cafe");
    place_area across = {
        .lat = 0, .lon = 179.999, .radius_m = 5000, .limit = 5, .categories = {&cafe, 1}};
    find_test_ready(none, LEN(none), BACKEND_NOMINATIM);
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &across, &answer), GEO_OK) && EQ(answer.places.count, 0) &&
              EQ(fake.requests, 2),
          "across the antimeridian, both halves");
    CHECK(answer.truncated && str_find(answer.searched, STR("may not list all")) > 0,
          "none by a tag may be for want of its table");
}

/* A failed query is reported, whether or not a later one succeeds. */
static void test_nearby_partial_failure(void) {
    static const fake_row holes[] = {
        {"layer=railway", 0, 400, "application/json", NULL, "nominatim/mc_err_bad_limit.json", NULL,
         0},
        {"", 0, 200, "application/json", NULL, "nominatim/mc_reverse_ocean.json", NULL, 0}};
    place_area area = {.lat = 43.7396, .lon = 7.4277, .radius_m = 100, .limit = 5};
    place_answer answer;
    find_test_ready(holes, LEN(holes), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_OK) && answer.truncated && EQ(c.code, GEO_OK) &&
              str_find(answer.origin.warning, STR("Parameter 'limit'")) > 0,
          "also when a later question was answered");
    find_test_ready(holes, 1, BACKEND_NOMINATIM);
    fake.rows[0].when = "";
    c = nom_test_call(5000);
    CHECK(EQ(find_nearby(&c, &area, &answer), GEO_UPSTREAM_REFUSED) && EQ(fake.requests, 8),
          "a question that was not asked is not answered");
}

/* Any list: measured, sorted, truncated, without duplicates. */
static void test_nearby_rank(void) {
    place list[5];
    place_area area = {.lat = 0, .lon = 180, .radius_m = 120000, .limit = 3};
    const double lons[] = {-179.5, 179.9, -179.0, 178.0, 180};
    for (int i = 0; i < 5; i++) {
        list[i] = place_new();
        list[i].lat = 0;
        list[i].lon = lons[i];
    }
    place_list places = {list, 5};
    CHECK(nominatim_nearby_rank(&places, &area) && EQ(places.count, 3), "cut by the limit");
    CHECK(EQ(list[0].lon, 180) && EQ(list[1].lon, 179.9) && EQ(list[2].lon, -179.5), "by distance");
    CHECK(EQ(list[0].distance_m, 0) && fabs(list[2].bearing_deg - 90) < 1e-6, "measured");
    area.radius_m = 20000;
    CHECK(!nominatim_nearby_rank(&places, &area) && EQ(places.count, 2), "cut by the circle");
    for (int i = 0; i < 4; i++) { /* two with an id, two with a name */
        list[i] = place_new();
        list[i].lat = 0;
        list[i].lon = 180;
        list[i].id = i < 2 ? STR("N1") : STR_NONE;
        list[i].name = STR("Uno");
    }
    places.count = 4;
    CHECK(!nominatim_nearby_rank(&places, &area) && EQ(places.count, 2), "each once");
}

/* ---- how places fit ---- */

static const struct {
    const char *query, *name, *display, *house, *postcode, *missing; /* numbers */
    place_match match;
} find_fit_rows[] = {
    {"Larvotto", "Larvotto", "Larvotto, Monaco", "", "", "", PLACE_MATCH_EXACT},
    {"LARVOTTO Monaco", "Larvotto", "Larvotto, Monaco", "", "", "", PLACE_MATCH_EXACT},
    {"Genf", "Gen\xC3\xA8ve", "Gen\xC3\xA8ve, Suisse", "", "", "", PLACE_MATCH_ALIAS},
    {"Rue Grimaldi, Monte Carlo", "Rue Grimaldi", "Rue Grimaldi, Monaco", "", "", "",
     PLACE_MATCH_EXACT},
    {"Suisse", "Gen\xC3\xA8ve", "Gen\xC3\xA8ve, Suisse", "", "", "", PLACE_MATCH_ALIAS},
    {"Rue Grimaldi 999", "Rue Grimaldi", "Rue Grimaldi, Monaco", "", "98000", "999",
     PLACE_MATCH_ALIAS},
    {"3 Rue Grimaldi, apt 17b", "", "3, Rue Grimaldi, Monaco", "3", "", "17b", PLACE_MATCH_ALIAS},
    {"3 Rue Grimaldi", "", "3, Rue Grimaldi, Monaco", "3", "", "", PLACE_MATCH_EXACT},
    {"Rue Grimaldi 12", "", "Rue Grimaldi, Monaco", "8-14", "", "", PLACE_MATCH_EXACT},
    {"Rue Grimaldi 16", "", "Rue Grimaldi, Monaco", "8-14", "", "16", PLACE_MATCH_ALIAS},
    {"Rue Grimaldi 12", "", "Rue Grimaldi, Monaco", "10;12", "", "", PLACE_MATCH_EXACT},
    {"Rue Grimaldi 12", "", "Rue Grimaldi, Monaco", "12A", "", "", PLACE_MATCH_EXACT},
    {"Rue Grimaldi 12", "", "Rue Grimaldi, Monaco", "112", "", "12", PLACE_MATCH_ALIAS},
    {"Rue Grimaldi 12, 98000 Monaco", "", "12, Rue Grimaldi, 98000, Monaco", "12", "98000", "",
     PLACE_MATCH_EXACT},
    {"Landstrasse, 9490 Vaduz", "Landstrasse", "Landstrasse, Vaduz, 9491", "", "9491", "",
     PLACE_MATCH_EXACT},
    {"Landstrasse 8765, Vaduz", "Landstrasse", "Landstrasse, Vaduz, 9491", "", "9491", "8765",
     PLACE_MATCH_ALIAS},
    {"Gasse 123a, Wien", "Gasse", "Gasse, Wien, 1210", "", "1210", "123a", PLACE_MATCH_ALIAS},
    {"Paris 15", "15e Arrondissement", "15e Arrondissement, Paris", "", "", "", PLACE_MATCH_ALIAS},
    {"A8 x1 5\xC3\xA8me 43210", "A", "A", "", "", "", PLACE_MATCH_ALIAS},
};

static void test_fit(void) {
    for (size_t i = 0; i < LEN(find_fit_rows); i++) {
        str_pair parts[] = {{STR("house_number"), str_of(find_fit_rows[i].house)},
                            {STR("road"), STR("Rue Grimaldi")},
                            {STR("postcode"), str_of(find_fit_rows[i].postcode)}};
        place p = place_new();
        p.name = str_of(find_fit_rows[i].name);
        p.display_name = str_of(find_fit_rows[i].display);
        p.address = (str_pairs){parts, LEN(parts)};
        CHECK(EQ(fit_name(str_of(find_fit_rows[i].query), &p), find_fit_rows[i].match),
              find_fit_rows[i].query);
        char text[64];
        out o = out_of(text, sizeof text);
        for (str rest = str_of(find_fit_rows[i].query), number; fit_next_number(&rest, &number);) {
            out_text(&o, fit_has_number(&p, number) ? STR("") : number);
        }
        CHECK(EQ_STR(out_str(&o), str_of(find_fit_rows[i].missing)), find_fit_rows[i].query);
    }
}

/* ---- the choice of the source ---- */

static void test_find_relaxed(void) {
    static const fake_row rows[] = {
        {"q=Monaco ", 0, 200, "application/json", NULL, "nominatim/mc_search_json_v1.json", NULL,
         0},
        {"q=Broken", 0, 400, "application/json", NULL, "nominatim/mc_err_bad_limit.json", NULL, 0},
        {"", 0, 200, "application/json", NULL, "nominatim/mc_search_empty.json", NULL, 0}};
    place_query query = {
        .text = STR("No Such House (old), Monaco"), .limit = 3, .viewbox = geo_bbox_none()};
    place_answer answer;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    CHECK(EQ(find_search(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 0) &&
              EQ(fake.requests, 1),
          "a plain search is not simplified");
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 2) &&
              EQ(fake.requests, 3),
          "a relaxed one is");
    CHECK(EQ_STR(answer.origin.matched, STR("Monaco")) &&
              EQ_STR(answer.origin.dropped, STR("(old), No Such House")) &&
              EQ(answer.places.at[0].match, PLACE_MATCH_PARTIAL),
          "and says what it gave up");
    query.text = STR("a, b, c, d, e, f");
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 0) &&
              EQ(fake.requests, 7) && !answer.origin.matched.len,
          "three steps at most");
    query.text = STR("Foo, Broken");
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 0) &&
              str_find(answer.origin.warning, STR("Parameter 'limit'")) > 0 && EQ(c.code, GEO_OK),
          "a step that fails leaves the first answer");
    query.text = STR("Monaco");
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 2) &&
              !answer.origin.matched.len && place_match_is_sure(answer.places.at[0].match),
          "what is found at once is whole");
    query.text = STR("Monaco 999, 7b");
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    fake.rows[0].when = "q=Monaco";
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && answer.places.count &&
              EQ(answer.places.at[0].match, PLACE_MATCH_PARTIAL) &&
              EQ_STR(answer.origin.dropped, STR("999, 7b")),
          "but for house numbers that the places do not have");
}

/* What is at each point is asked, the point itself is nobody's to know. */
static void test_find_coordinates(void) {
    static const fake_row rows[] = {
        {"/reverse", 0, 200, "application/json", NULL, "nominatim/mc_reverse_zoom18.json", NULL, 0},
        {"q=Monaco ", 0, 200, "application/json", NULL, "nominatim/mc_search_json_v1.json", NULL,
         0},
        {"", 0, 200, "application/json", NULL, "nominatim/mc_search_empty.json", NULL, 0}};
    static const struct {
        const char *text, *notation;
        double lat, lon;
    } good[] = {
        {"43.73960, 7.42770", "decimal", 43.7396, 7.4277},
        {"43\xC2\xB0 44' 22.56\" N, 7\xC2\xB0 25' 39.72\" E", "dms", 43.7396, 7.4277},
        {"geo:43.7396,7.4277", "geo", 43.7396, 7.4277},
        {"32T 373350.36 4844240.66", "utm", 43.7396, 7.4277},
        {"https://www.google.com/maps/@43.7396,7.4277,15z", "google_maps", 43.7396, 7.4277},
        {"PCQH+RX Monaco", "plus_code", 43.7396, 7.4299},
    };
    place_query query = {.limit = 5, .viewbox = geo_bbox_none()};
    place_answer answer;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    for (size_t i = 0; i < LEN(good); i++) {
        query.text = str_of(good[i].text);
        CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 1) &&
                  EQ_STR(answer.origin.notation, str_of(good[i].notation)),
              good[i].text);
        const place *p = &answer.places.at[0];
        CHECK(answer.places.count == 1 && fabs(p->lat - good[i].lat) < 0.001 &&
                  fabs(p->lon - good[i].lon) < 0.001 && str_starts(p->display_name, STR("43.7")) &&
                  str_find(p->display_name, STR("Monaco")) > 0 && !p->id.len &&
                  geo_bbox_contains(p->box, p->lat, p->lon) && geo_bbox_width(p->box) < 0.001 &&
                  EQ_STR(place_part(p, "country_code"), STR("mc")),
              good[i].text);
    }
    query.text = STR("43.73960, 7.42770");
    query.country_codes = STR("de,fr");
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 0),
          "a point in another country than those asked for");
    query.country_codes = STR_NONE;
    query.text = STR("43.7396 N, 7.4277 E");
    CHECK(EQ(find_search(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 0) &&
              EQ(find_test_logged("q=43.7396"), 1),
          "what an upstream reads itself goes there as it is");
    query.text = STR("PCQH+RX Nowhere");
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(answer.places.count, 0),
          "the place beside a plus code is not found");
}

static void test_find_coordinates_alone(void) {
    static const fake_row denied[] = {
        {"", 0, 403, "text/plain", NULL, "made/denied_403.txt", NULL, 0}};
    place_query query = {.text = STR("43.7396, 7.4277"), .limit = 5, .viewbox = geo_bbox_none()};
    place_answer answer;
    find_test_ready(denied, LEN(denied), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_OK) && EQ(c.code, GEO_OK) &&
              EQ(answer.places.count, 1) && EQ(answer.places.at[0].lat, 43.7396) &&
              EQ_STR(answer.places.at[0].display_name, STR("43.7396, 7.4277")) &&
              str_find(answer.origin.warning, STR("Access denied")) > 0,
          "no source can tell what is there");
    static const struct {
        const char *text, *why;
    } refused[] = {{"///filled.count.soap", "proprietary"},
                   {"https://maps.app.goo.gl/abc", "not followed"},
                   {"PCQH+RX", "a place near it"}};
    find_test_ready(denied, LEN(denied), BACKEND_NOMINATIM);
    for (size_t i = 0; i < LEN(refused); i++) {
        query.text = str_of(refused[i].text);
        c = nom_test_call(5000);
        CHECK(EQ(find_search_relaxed(&c, &query, &answer), GEO_INVALID) &&
                  EQ(find_search(&c, &query, &answer), GEO_INVALID) &&
                  strstr(c.why, refused[i].why) && EQ(fake.requests, 0),
              refused[i].text);
    }
}

static void test_find_lookup(void) {
    static const fake_row rows[] = {{"osm_ids=N4416197079%2CR1124039%2CW5 ", 0, 200,
                                     "application/json", NULL, "nominatim/mc_lookup_multi.json",
                                     NULL, 0}};
    place_answer answer;
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    CHECK(EQ(find_lookup(&c, STR(" n4416197079, x7,R1124039,N,W-1,w5,,N1x"), STR("en"), 0, &answer),
             GEO_OK) &&
              EQ(answer.places.count, 3),
          "ids that are none are left out");
    CHECK(EQ(find_lookup(&c, STR("foo"), STR("en"), 0, &answer), GEO_OK) &&
              EQ(answer.places.count, 0) && EQ(fake.requests, 1),
          "none left, none asked");
}

/* An answer from two sources credits both. */
static void test_find_lookup_credits(void) {
    static const fake_row rows[] = {{"osm_ids=N4416197079", 0, 200, "application/json", NULL,
                                     "nominatim/mc_search_casino.json", NULL, 0}};
    place_query query = {.text = STR("Oslo"), .limit = 1, .viewbox = geo_bbox_none()};
    char ids[64];
    place_answer answer;
    find_test_ready(rows, LEN(rows), BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    call c = nom_test_call(5000);
    if (gazetteer_is_empty() || find_search(&c, &query, &answer) || !answer.places.count) {
        return; /* checked where a gazetteer is built in */
    }
    snprintf(ids, sizeof ids, "N4416197079,%.*s", STR_ARG(answer.places.at[0].id));
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    CHECK(EQ(find_lookup(&c, str_of(ids), STR("en"), 0, &answer), GEO_OK) &&
              EQ(answer.places.count, 2),
          "one of each source");
    CHECK(str_find(answer.origin.attribution, STR("ODbL 1.0")) > 0 &&
              str_find(answer.origin.attribution, STR("; ")) > 0 &&
              str_find(answer.origin.attribution, STR("licenses/by/4.0")) > 0,
          "credits both");
}

/* What exceeds the event loop's work is left to a worker, which answers it. */
static void test_find_bound(void) {
    NEEDS(UNIT_FULL);
    place_query query = {.text = STR("Oslo"), .limit = 3, .viewbox = geo_bbox_none()};
    place_query wrong = {.text = STR("Bratislawwa"), .limit = 3, .viewbox = geo_bbox_none()};
    place_query spot = {.text = STR("43.7384, 7.4246"), .limit = 3, .viewbox = geo_bbox_none()};
    place_point point = {.lat = 43.7384, .lon = 7.4246, .zoom = 10};
    place_area area = {.lat = 43.7384, .lon = 7.4246, .radius_m = 50000, .limit = 5};
    char id[32] = "G1";
    place_answer answer;
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    for (int work = 1; work >= 0 && !gazetteer_is_empty(); work--) {
        status want = work ? GEO_MUST_WAIT : GEO_OK;
        call c = nom_test_call(5000);
        c.work = work;
        CHECK(EQ(find_lookup(&c, str_of(id), STR("en"), 0, &answer), want), "an id");
        c.work = work;
        CHECK(EQ(find_reverse(&c, &point, &answer), want), "a point");
        c.work = work;
        CHECK(EQ(find_nearby(&c, &area, &answer), want), "places round a point");
        c.work = work ? CALL_WORK_MAX : 0;
        CHECK(EQ(find_search_relaxed(&c, &wrong, &answer), want), "the first misspelled name");
        CHECK(work || (answer.places.count && EQ(answer.places.at[0].match, PLACE_MATCH_FUZZY)),
              "gets what it is near to");
        c.work = work;
        CHECK(EQ(find_search(&c, &query, &answer), want), "a name");
        CHECK(work || answer.places.count, "is found");
        c.work = work;
        CHECK(EQ(find_search_relaxed(&c, &spot, &answer), want), "what is at coordinates");
    }
}

/* Two index files without an embedded image: what both have is returned once. */
static void test_find_doubles(void) {
    static image_set set;
    image_view v = {.set = &set};
    place list[2] = {place_new(), place_new()};
    place_list places = {list, 2};
    list[0].id = list[1].id = STR("N1");
    set.count = 1;
    gazetteer_drop_duplicates(&v, &places);
    CHECK(EQ(places.count, 2), "one file has no doubles");
    set.count = 2;
    gazetteer_drop_duplicates(&v, &places);
    CHECK(EQ(places.count, 1), "two files have");
}

/* An embedded gazetteer stands in for an upstream that is down; without one the failure stands. */
static void test_find_sources(void) {
    static const fake_row denied[] = {
        {"", 0, 403, "text/plain", NULL, "made/denied_403.txt", NULL, 0}};
    static const fake_row refused[] = {
        {"", 0, 400, "application/json", NULL, "nominatim/mc_err_bad_limit.json", NULL, 0}};
    place_query query = {.text = STR("Monaco"), .limit = 3, .viewbox = geo_bbox_none()};
    place_query unknown = {.text = STR("xyzzyplugh qqq"), .limit = 3, .viewbox = geo_bbox_none()};
    place_point point = {.lat = 43.7384, .lon = 7.4246, .zoom = 10};
    place_answer answer;
    find_test_ready(denied, LEN(denied), BACKEND_AUTO);
    gazetteer_open_embedded();
    bool has = !gazetteer_is_empty();
    status none = has ? GEO_OK : GEO_DENIED;
    call c = nom_test_call(5000);
    CHECK(EQ(find_search(&c, &query, &answer), none) && EQ(c.code, none) &&
              EQ(has, answer.places.count > 0),
          "the gazetteer stands in");
    CHECK(!has || (answer.origin.source == PLACE_GAZETTEER && answer.origin.attribution.len &&
                   str_find(answer.origin.warning, STR("Access denied")) > 0),
          "and it is said why");
    c = nom_test_call(5000);
    CHECK(EQ(find_search(&c, &unknown, &answer), GEO_DENIED) && strstr(c.why, "Access denied") &&
              EQ(answer.places.count, 0),
          "what it does not know is not said to be nowhere");
    c = nom_test_call(5000);
    CHECK(EQ(find_reverse(&c, &point, &answer), none), "reverse");
    config_state.values.backend = BACKEND_NOMINATIM;
    c = nom_test_call(5000);
    CHECK(EQ(find_search(&c, &query, &answer), GEO_DENIED),
          "not where only the upstream may answer");
    find_test_ready(refused, LEN(refused), BACKEND_AUTO);
    c = nom_test_call(5000);
    CHECK(EQ(find_search(&c, &query, &answer), GEO_UPSTREAM_REFUSED),
          "not for a question that is wrong");
    CHECK(EQ_TEXT(find_backend(), "nominatim"), "asked first");
    c = nom_test_call(5000);
    c.may_block = false;
    CHECK(EQ(find_ready(&c), has ? GEO_OK : GEO_MUST_WAIT), "the gazetteer is ready without it");
}

static void test_find_offline(void) {
    static const fake_row denied[] = {
        {"", 0, 403, "text/plain", NULL, "made/denied_403.txt", NULL, 0}};
    place_query query = {.text = STR("Monaco"), .limit = 3, .viewbox = geo_bbox_none()};
    place_query unknown = {.text = STR("xyzzyplugh qqq"), .limit = 3, .viewbox = geo_bbox_none()};
    place_point point = {.lat = 43.7384, .lon = 7.4246, .zoom = 10};
    place_answer answer;
    find_test_ready(denied, LEN(denied), BACKEND_GAZETTEER);
    bool has = !gazetteer_is_empty();
    status none = has ? GEO_OK : GEO_NO_DATA;
    str words[] = {STR("peak"), STR("casle")};
    place_area area = {
        .lat = 46, .lon = 8, .radius_m = 50000, .limit = 5, .categories = {words, 1}};
    call c = nom_test_call(5000);
    c.may_block = false;
    CHECK(EQ(find_search_relaxed(&c, &query, &answer), none) &&
              EQ(find_reverse(&c, &point, &answer), none) &&
              EQ(find_lookup(&c, STR("N1,G1"), STR("en"), 0, &answer), none) &&
              EQ(find_nearby(&c, &area, &answer), none) && EQ(fake.requests, 0),
          "offline nothing is asked");
    words[0] = STR("pharmacies");
    CHECK(EQ(find_nearby(&c, &area, &answer), none) && EQ(answer.places.count, 0) &&
              (!has || (EQ(answer.origin.reason, PLACE_NO_POI_DATA) && !answer.truncated)),
          "no data is not none there");
    words[0] = STR("towns");
    CHECK(EQ(find_nearby(&c, &area, &answer), none) && EQ(answer.origin.reason, 0) &&
              (!has || answer.places.count),
          "settlements are known everywhere");
    area.categories.count = 2;
    CHECK(EQ(find_nearby(&c, &area, &answer), has ? GEO_INVALID : GEO_NO_DATA) &&
              (!has || strstr(c.why, "castle")),
          "a word for no kind is refused, with one that is spelled nearly so");
    call_clear_failure(&c);
    CHECK(EQ(find_search_relaxed(&c, &unknown, &answer), none) && EQ(answer.places.count, 0),
          "a name that is not there is not there");
    CHECK(EQ(find_ready(&c), none) && EQ_TEXT(find_backend(), "gazetteer"), "ready by itself");
    place_answer empty = {.origin = place_origin_new()};
    find_suggest(&c, &(place_query){.text = STR("monaco, x")}, &empty);
    for (int i = 0; i < empty.origin.did_you_mean.count; i++) {
        CHECK(!str_eq_nocase(empty.origin.did_you_mean.at[i], STR("Monaco")),
              "what was asked for is not suggested");
    }
}

static void test_find_ready(void) {
    static const fake_row rows[] = {
        {"", 1, 200, "application/json", NULL, NULL, "{\"status\":700,\"message\":\"No database\"}",
         0},
        {"", 0, 200, "application/json", NULL, NULL, "{\"status\":0,\"message\":\"OK\"}", 0}};
    find_test_ready(rows, LEN(rows), BACKEND_NOMINATIM);
    call c = nom_test_call(5000);
    c.may_block = false;
    CHECK(EQ(find_ready(&c), GEO_MUST_WAIT) && EQ(fake.requests, 0), "the network has to be asked");
    c = nom_test_call(5000);
    CHECK(EQ(find_ready(&c), GEO_UPSTREAM_ERROR) && strstr(c.why, "No database"), "not well");
    c = nom_test_call(5000);
    CHECK(EQ(find_ready(&c), GEO_UPSTREAM_ERROR) && strstr(c.why, "No database") &&
              EQ(fake.requests, 1),
          "is not asked at every probe");
    FIND.ready_until_ms = 0;
    c = nom_test_call(5000);
    CHECK(EQ(find_ready(&c), GEO_OK) && EQ(find_ready(&c), GEO_OK) && EQ(fake.requests, 2),
          "well again");
}

static void test_find(void) {
    config before = config_state.values;
    log_setup(LOG_ERROR, false);
    test_categories();
    test_relax();
    test_nearby_categories();
    test_find_levels();
    test_admin_asks();
    test_nearby_nearest();
    test_nearby_any();
    test_nearby_partial_failure();
    test_nearby_rank();
    test_fit();
    test_find_relaxed();
    test_find_coordinates();
    test_find_coordinates_alone();
    test_find_lookup();
    test_find_lookup_credits();
    test_find_bound();
    test_find_doubles();
    test_find_sources();
    test_find_offline();
    test_find_ready();
    config_state.values = before;
    log_setup(LOG_WARN, false);
}
