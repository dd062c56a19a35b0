/* rest -- the Nominatim face: recorded answers through our formats, errors as recorded, and
 * parameters. */

static char rest_test_memory[4 << 20], rest_test_body[1 << 20];

static call rest_test_call(void) {
    return (call){.mem = arena_of(rest_test_memory, sizeof rest_test_memory),
                  .deadline_ms = os_now_ms() + 5000};
}

/* ---- formats ---- */

/* Whether two JSON values are the same, whatever blanks and number formats are between them. What
 * `less` does not have is not asked of `more`. */
static bool rest_test_same(json less, json more) {
    double a, b;
    json_kind what = json_what(less);
    if (what != json_what(more)) {
        return false;
    }
    if (what == JSON_NUMBER) {
        return json_num(less, &a) && json_num(more, &b) && fabs(a - b) < 1e-9;
    }
    if (what != JSON_OBJECT && what != JSON_ARRAY) {
        return str_eq(json_raw(less), json_raw(more));
    }
    json other = json_first(more);
    for (json v = json_first(less); v.index >= 0; v = json_next(less, v)) {
        char key[64];
        if (what == JSON_OBJECT) {
            bool named = str_cstr(json_raw(v), key, sizeof key);
            if (!named || !rest_test_same(json_value_of(v), json_get(more, key))) {
                return false;
            }
            continue;
        }
        if (other.index < 0 || !rest_test_same(v, other)) {
            return false;
        }
        other = json_next(more, other);
    }
    return true;
}

/* Members whose values are each server's own. */
static bool rest_test_is_own(json key) {
    static const char *const own[] = {"licence",  "importance", "attribution", "admin",
                                      "locality", "district",   "accuracy"};
    for (size_t i = 0; i < LEN(own); i++) {
        if (json_is(key, own[i])) {
            return true;
        }
    }
    return false;
}

/* Every member of a recorded place or feature is in ours, and no other. */
static bool rest_test_place(json recorded, json ours) {
    for (json key = json_first(recorded); key.index >= 0; key = json_next(recorded, key)) {
        char name[64];
        bool named = str_cstr(json_raw(key), name, sizeof name);
        json value = json_value_of(key), got = json_get(ours, named ? name : "");
        if (rest_test_is_own(key)) {
            continue;
        }
        bool nested = json_is(key, "properties") || json_is(key, "geocoding");
        if (nested ? !rest_test_place(value, got)
                   : !rest_test_same(value, got) || !rest_test_same(got, value)) {
            printf("member %s: %.*s instead of %.*s\n", name, STR_ARG(json_source(got)),
                   STR_ARG(json_source(value)));
            return false;
        }
    }
    return json_count(ours) <= json_count(recorded);
}

static void test_rest_formats(void) {
    static const struct {
        const char *file;   /* what Nominatim said in json or jsonv2, */
        const char *format; /* in which it is written again, */
        const char *as;     /* and how Nominatim wrote it; NULL: the same */
        bool is_reverse, with_address;
    } rows[] = {
        {"mc_search_casino.json", "jsonv2", NULL, false, true},
        {"mc_search_json_v1.json", "json", NULL, false, false},
        {"mc_search_postcode.json", "jsonv2", NULL, false, true},
        {"mc_search_cjk.json", "jsonv2", NULL, false, true},
        {"mc_search_viewbox_bounded.json", "jsonv2", NULL, false, false},
        {"mc_lookup_multi.json", "jsonv2", NULL, false, true},
        {"ad_search_0.json", "jsonv2", NULL, false, true},
        {"li_search_0.json", "jsonv2", NULL, false, true},
        {"mc_reverse_zoom18.json", "jsonv2", NULL, true, true},
        {"mc_reverse_zoom18.json", "geojson", "mc_reverse_geojson.json", true, true},
        {"mc_reverse_zoom18.json", "geocodejson", "mc_reverse_geocodejson.json", true, true},
        {"mc_search_empty.json", "jsonv2", NULL, false, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char path[128];
        call c = rest_test_call();
        place_answer answer = {.origin = place_origin_new()};
        snprintf(path, sizeof path, "nominatim/%s", rows[i].file);
        str body = nom_test_body(path);
        bool read = nominatim_reply_read(&c.mem, body, &answer.places) == NOMINATIM_REPLY_PLACES;
        if (rows[i].as) {
            snprintf(path, sizeof path, "nominatim/%s", rows[i].as);
            body = nom_test_body(path);
        }
        rest_params params = {.names = str_find(body, STR("\"namedetails\":")) > 0,
                              .extra = str_find(body, STR("\"extratags\":")) > 0};
        rest_view view = {.answer = &answer,
                          .call = &c,
                          .params = &params,
                          .with_address = rows[i].with_address,
                          .is_reverse = rows[i].is_reverse};
        out o = out_of(rest_test_body, sizeof rest_test_body);
        rest_format_write(rest_format_find(str_of(rows[i].format)), &o, &view);
        json_doc recorded, ours;
        bool good =
            read && json_parse(&recorded, body, &c.mem) && json_parse(&ours, out_str(&o), &c.mem);
        json a = good ? json_root(&recorded) : (json){NULL, -1};
        json b = good ? json_root(&ours) : (json){NULL, -1};
        a = rows[i].as ? json_get(a, "features") : a;
        b = rows[i].as ? json_get(b, "features") : b;
        bool is_list = json_what(a) == JSON_ARRAY;
        json other = json_first(b);
        good = good && json_what(b) == json_what(a) && (!is_list || json_count(a) == json_count(b));
        good = good && (is_list || rest_test_place(a, b));
        for (json v = json_first(a); good && is_list && v.index >= 0; v = json_next(a, v)) {
            good = rest_test_place(v, other);
            other = json_next(b, other);
        }
        CHECK(good, path);
    }
}

/* Nominatim's names and tags, word for word, in each format where it has them; and what we write is
 * read again as it was. */
static void test_rest_more(void) {
    static const struct {
        const char *format, *tags, *names; /* NULL: this format has no names */
    } rows[] = {{"json", "\"extratags\":", "\"namedetails\":"},
                {"jsonv2", "\"extratags\":", "\"namedetails\":"},
                {"geojson", "\"extratags\":", "\"namedetails\":"},
                {"geocodejson", "\"extra\":", NULL}};
    static const char tags[] = "{\"email\":\"vip@montecarlocasinos.com\",\"phone\":",
                      names[] = "{\"name\":\"Casino de Monte Carlo\",\"name:cs\":";
    for (size_t i = 0; i < LEN(rows); i++) {
        call c = rest_test_call();
        place_answer answer = {.origin = place_origin_new()};
        nominatim_reply_read(&c.mem, nom_test_body("nominatim/mc_search_casino.json"),
                             &answer.places);
        rest_params params = {.names = true, .extra = true};
        rest_view view = {.answer = &answer, .call = &c, .params = &params};
        out o = out_of(rest_test_body, sizeof rest_test_body);
        rest_format_write(rest_format_find(str_of(rows[i].format)), &o, &view);
        char tags_are[128], names_are[128];
        snprintf(tags_are, sizeof tags_are, "%s%s", rows[i].tags, tags);
        snprintf(names_are, sizeof names_are, "%s%s", rows[i].names ? rows[i].names : "", names);
        CHECK(str_find(out_str(&o), str_of(tags_are)) > 0, rows[i].format);
        CHECK(EQ(str_find(out_str(&o), str_of(names_are)) > 0, rows[i].names != NULL),
              rows[i].format);
        CHECK(EQ(str_find(out_str(&o), STR("name:zh-Hant")) > 0, rows[i].names != NULL),
              rows[i].format);
        place_list again;
        bool is_read = nominatim_reply_read(&c.mem, out_str(&o), &again) == NOMINATIM_REPLY_PLACES;
        CHECK(EQ(is_read, i != 2) &&
                  (i >= 2 || (again.at->names.count == 12 && again.at->tags.count == 12)),
              "a geocoder whose upstream is a geocoder");
    }
}

/* ---- requests ---- */

static rest_reply rest_test_ask(const char *path, const char *query, out *body) {
    call c = rest_test_call();
    rest_request request = {.path = str_of(path), .query = str_of(query)};
    rest_reply reply = {0};
    *body = out_of(rest_test_body, sizeof rest_test_body);
    status code = rest_handle(&c, &request, body, &reply);
    CHECK(code == GEO_OK || (code == GEO_MUST_WAIT && !body->len), "an answer, or nothing yet");
    return reply;
}

static const struct {
    const char *path, *query;
    int http;
    const char *file, *text; /* the recorded body, or this */
} rest_error_rows[] = {
    {"/search", "format=jsonv2", 400, "mc_err_no_query.json", NULL},
    {"/search", NULL, 400, "mc_err_no_query.json", NULL},
    {"/search", "q=+&format=jsonv2", 400, "mc_err_no_query.json", NULL},
    {"/search", "q=&format=jsonv2", 200, "mc_search_empty.json", NULL},
    {"/suggest", "limit=3", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"Nothing to complete.\"}}"},
    {"/search", "q=Monaco&city=Monaco", 400, "mc_err_both_q_and_city.json", NULL},
    {"/search", "q=Monaco&limit=abc", 400, "mc_err_bad_limit.json", NULL},
    {"/search", "q=Monaco&viewbox=1%2C2%2C3", 400, "mc_err_bad_viewbox.json", NULL},
    {"/search", "q=Monaco&viewbox=1,2,3,x", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"Bounding box parameter needs to be numbers.\"}}"},
    {"/search", "q=Monaco&viewbox=1,2,3,4,5", 400, "mc_err_bad_viewbox.json", NULL},
    {"/reverse", "lat=43.7&format=json", 400, "mc_err_reverse_missing_lon.json", NULL},
    {"/reverse", "lat=abc&lon=7&format=json", 400, "mc_err_reverse_nan.json", NULL},
    {"/reverse", "lat=nan&lon=7&format=json", 400, "mc_err_reverse_nan.json", NULL},
    {"/reverse", "lat=43.7", 400, NULL,
     "<?xml version=\"1.0\" encoding=\"UTF-8\" ?>\n"
     "                   <error>\n                     <code>400</code>\n"
     "                     <message>Parameter 'lon' missing.</message>\n"
     "                   </error>\n                "},
    {"/reverse", "lat=120&lon=7&format=jsonv2", 200, "mc_err_reverse_range.json", NULL},
    {"/reverse.php", "lat=120&lon=7&format=geojson", 200, "mc_err_reverse_range.json", NULL},
    {"/lookup", "osm_ids=X1,abc&format=json", 200, "mc_search_empty.json", NULL},
    {"/lookup", "format=json", 200, "mc_search_empty.json", NULL},
    {"/search", "q=Monaco&polygon_kml=1&polygon_svg=", 400, "mc_err_two_polygons.json", NULL},
    {"/search", "q=&polygon_kml=1&polygon_svg=0", 200, "mc_search_empty.json", NULL},
    {"/reverse", "lat=120&lon=7&format=geojson&polygon_geojson=1&polygon_text=1", 200,
     "mc_err_reverse_range.json", NULL},
    {"/search", "q=Monaco&format=yaml", 400, NULL,
     "ERROR 400: Parameter 'format' must be one of: xml, geojson, geocodejson, json, jsonv2"},
    {"/rev", "lat=1&app=recorder", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"Parameter 'lon' missing.\"}}"},
    {"/details", "place_id=1&format=xml", 400, NULL,
     "ERROR 400: Parameter 'format' must be one of: json"},
    {"/details", "osmid=1", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"Missing ID parameter 'place_id' or "
     "'osmtype'.\"}}"},
    {"/details", "osmtype=N", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"Parameter 'osmid' missing.\"}}"},
    {"/details", "osmtype=N&osmid=999999999999", 404, NULL,
     "{\"error\":{\"code\":404,\"message\":\"No place with that OSM ID found.\"}}"},
    {"/search", "q=Monaco&exclude_place_ids=N1,,abc", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"Invalid exclude ID: abc\"}}"},
    {"/reverse", "lat=120&lon=7&limit=abc&format=json", 200, "mc_err_reverse_range.json", NULL},
    {"/search", "q=%&format=json", 200, "mc_search_empty.json", NULL},
    {"/search", "q=91,0&format=json", 200, "mc_search_empty.json", NULL},
    {"/search", "q=-91.5,7.25&format=json", 200, "mc_search_empty.json", NULL},
    {"/status", "format=JSON", 400, NULL,
     "ERROR 400: Parameter 'format' must be one of: text, json"},
    {"/search", "q=%c3%28", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"The query string is not well-formed.\"}}"},
    {"/search", "%zz=1", 400, NULL,
     "{\"error\":{\"code\":400,\"message\":\"Nothing to search for.\"}}"},
};

static void test_rest_errors(void) {
    NEEDS(UNIT_SMALL);
    for (size_t i = 0; i < LEN(rest_error_rows); i++) {
        out body;
        char path[128];
        rest_reply reply = rest_test_ask(rest_error_rows[i].path, rest_error_rows[i].query, &body);
        snprintf(path, sizeof path, "nominatim/%s",
                 rest_error_rows[i].file ? rest_error_rows[i].file : "");
        str expected =
            rest_error_rows[i].file ? nom_test_body(path) : str_of(rest_error_rows[i].text);
        CHECK(EQ(reply.http, rest_error_rows[i].http) && EQ_STR(out_str(&body), expected),
              rest_error_rows[i].query);
    }
    char ids[1024] = "format=json&osm_ids=", many[2048] = "q=";
    size_t used = strlen(ids);
    out o = out_of(ids + used, sizeof ids - used - 1);
    for (int i = 0; i < 51; i++) {
        out_fmt(&o, "%sN%d", i ? "," : "", 10000000 + i);
    }
    ids[used + o.len] = 0;
    out body;
    rest_reply reply = rest_test_ask("/lookup", ids, &body);
    CHECK(EQ(reply.http, 400) &&
              EQ_STR(out_str(&body), nom_test_body("nominatim/mc_err_lookup_too_many.json")),
          "51 ids");
    memset(many + 2, 'a', PLACE_QUERY_MAX + 1);
    reply = rest_test_ask("/search", many, &body);
    CHECK(EQ(reply.http, 400) && str_find(out_str(&body), STR("'q' is too long.")) > 0,
          "a query of more than is taken");
}

static void test_rest_boxes(void) {
    static const struct {
        const char *text, *why;
        double west, south, east, north;
    } boxes[] = {
        {"1,2,3,4", NULL, 1, 2, 3, 4},
        {"3,4,1,2", NULL, 1, 2, 3, 4},
        {" 3 , 2 , 1 , 4 ", NULL, 1, 2, 3, 4},
        {"-200,-95,200,95", NULL, -180, -90, 180, 90},
        {"1,2,1,4", "Bounding box with invalid parameters.", 1, 2, 1, 4},
        {"190,2,200,4", "Bounding box with invalid parameters.", 180, 2, 180, 4},
    };
    for (size_t i = 0; i < LEN(boxes); i++) {
        bbox box = geo_bbox_none();
        const char *why = rest_viewbox(str_of(boxes[i].text), &box);
        CHECK((why ? boxes[i].why && strcmp(why, boxes[i].why) == 0 : !boxes[i].why) &&
                  EQ(box.west, boxes[i].west) && EQ(box.south, boxes[i].south) &&
                  EQ(box.east, boxes[i].east) && EQ(box.north, boxes[i].north),
              boxes[i].text);
    }
}

static void test_rest_parts(void) {
    call c = rest_test_call();
    CHECK(EQ_STR(rest_words(&c, STR("DE, at,xyz,,1a,Ch,cAn,8,076"), rest_country),
                 STR("de,at,ch,ca,al,br")) &&
              !rest_words(&c, STR("none"), rest_country).at &&
              !rest_words(&c, STR_NONE, rest_country).at,
          "country codes that are some");
    CHECK(EQ_STR(rest_words(&c, STR("foo,Poi , railway"), rest_layer), STR("poi,railway")),
          "layers that there are");
    static const struct {
        const char *query, *category, *text;
    } queries[] = {
        {"[amenity=pharmacy]", "amenity=pharmacy", ""},
        {"[amenity=pharmacy] Monaco", "amenity=pharmacy", "Monaco"},
        {"[ a=b ]  x", "a=b", "x"},
        {"[pharmacy] Monaco", NULL, "[pharmacy] Monaco"},
        {"[=x]", NULL, "[=x]"},
        {"[a=b", NULL, "[a=b"},
        {"x [a=b]", NULL, "x [a=b]"},
    };
    for (size_t i = 0; i < LEN(queries); i++) {
        str text = str_of(queries[i].query), category = rest_category(&text);
        CHECK(EQ_STR(text, str_of(queries[i].text)) &&
                  EQ_STR(category, str_of(queries[i].category)),
              queries[i].query);
    }
    CHECK(rest_has(STR("/search")) && rest_has(STR("/status.php")) && rest_has(STR("//%73earch")) &&
              !rest_has(STR("/searchphp")) && !rest_has(STR("/search/")) &&
              !rest_has(STR(".php")) && !rest_has(STR("")),
          "paths");
    char header[1000];
    memset(header, 'x', sizeof header);
    memcpy(header + 100, ",", 1);
    CHECK(EQ(rest_param_language((str){header, sizeof header}).len, 101) &&
              EQ_STR(rest_param_language(STR("de,en;q=0.5")), STR("de,en;q=0.5")) &&
              !rest_param_language(STR("\xff")).at,
          "languages");
    place_answer answer = {.origin = place_origin_new(), .places = {.count = 1}};
    config_state.values.cache_ttl_s = 1000;
    int fresh = find_max_age_s(&answer);
    answer.origin.age_s = 30.5;
    int aged = find_max_age_s(&answer);
    answer.places.count = 0;
    int miss = find_max_age_s(&answer);
    answer.origin.age_s = 10000;
    int old = find_max_age_s(&answer);
    answer.origin = place_origin_new();
    answer.origin.warning = STR("w");
    CHECK(EQ(fresh, 1000) && EQ(aged, 969) && EQ(miss, CACHE_MISS_TTL_S - 31) && EQ(old, 0) &&
              EQ(find_max_age_s(&answer), 0),
          "others keep an answer no longer than we would");
}

static void test_rest_guesses(void) {
    static const struct {
        place_match match;
        bool is_placed, drops_number, is_elsewhere, is_kept;
    } rows[] = {
        {PLACE_MATCH_NONE, false, false, false, true},
        {PLACE_MATCH_EXACT, false, false, false, true},
        {PLACE_MATCH_INTERPOLATED, false, false, false, true},
        {PLACE_MATCH_PREFIX, false, false, false, true},
        {PLACE_MATCH_FUZZY, false, false, false, false},
        {PLACE_MATCH_FUZZY, true, false, false, true},
        {PLACE_MATCH_PARTIAL, true, false, false, false},
        {PLACE_MATCH_PARTIAL, false, true, false, true},
        {PLACE_MATCH_PARTIAL, false, true, true, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        place p = {.match = rows[i].match, .is_placed = rows[i].is_placed};
        place_answer answer = {.places = {&p, 1}, .origin = place_origin_new()};
        answer.origin.drops_number = rows[i].drops_number;
        answer.origin.is_elsewhere = rows[i].is_elsewhere;
        rest_drop_guesses(&answer);
        CHECK(EQ(answer.places.count, rows[i].is_kept), "a place that lacks words is left out");
    }
}

/* What /details says of ranks, as Nominatim 5.3 computes them. */
static void test_rest_ranks(void) {
    static const struct {
        const char *category, *type, *part, *country;
        int64_t rank, level, rank_address;
        const char *kind; /* in geocodejson */
    } rows[] = {{"boundary", "administrative", "city", "mc", 16, 8, 16, "city"},
                {"boundary", "administrative", "city", "cz", 16, 8, 14, "city"},
                {"boundary", "administrative", "state_district", "de", 10, 5, 0, "locality"},
                {"boundary", "administrative", "city", "de", 12, 6, 16, "city"},
                {"boundary", "administrative", "county", "se", 8, 4, 12, "county"},
                {"boundary", "administrative", "suburb", "jp", 20, 10, 22, "locality"},
                {"boundary", "administrative", "country", "", 4, 2, 4, "country"},
                {"boundary", "maritime", "", "", 25, 15, 0, "locality"},
                {"place", "city", "city", "", 15, 15, 16, "city"},
                {"place", "village", "village", "", 19, 15, 16, "city"},
                {"place", "suburb", "suburb", "", 19, 15, 20, "district"},
                {"place", "hamlet", "hamlet", "", 20, 15, 20, "district"},
                {"place", "quarter", "quarter", "", 20, 15, 22, "locality"},
                {"place", "island", "island", "", 17, 15, 0, "locality"},
                {"place", "county", "county", "", 12, 15, 12, "county"},
                {"place", "house", "house_number", "", 30, 15, 30, "house"},
                {"natural", "bay", "bay", "", 22, 15, 0, "locality"},
                {"natural", "tree", "tree", "", 30, 15, 30, "house"},
                {"landuse", "residential", "residential", "", 24, 15, 24, "locality"},
                {"landuse", "cemetery", "cemetery", "", 24, 15, 0, "locality"},
                {"highway", "primary", "road", "", 26, 15, 26, "street"},
                {"amenity", "bar", "bar", "", RECORD_NO_INT, 15, 30, "house"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        str_pair country = {STR("country_code"), str_of(rows[i].country)};
        place p = {.category = str_of(rows[i].category),
                   .type = str_of(rows[i].type),
                   .address_type = str_of(rows[i].part),
                   .osm_type = STR("relation"),
                   .address = {&country, 1},
                   .place_rank = rows[i].rank};
        CHECK(EQ(rest_format_level(&p), rows[i].level) &&
                  EQ(rest_format_rank_address(&p), rows[i].rank_address) &&
                  EQ_TEXT(rest_format_geocodejson_type(&p), rows[i].kind),
              rows[i].type);
    }
    place table = {.category = STR("place"), .type = STR("state"), .place_rank = 8};
    CHECK(EQ(rest_format_rank_address(&table), 8), "a state of a table is no label of one");
    place house = {.lat = 1, .lon = 2}, town = {.lat = 1, .lon = 2.5, .osm_type = STR("node")};
    CHECK(rest_object_apart(&house, &town) == 0.5, "a node is so far away");
    town.osm_type = STR("relation");
    CHECK(rest_object_apart(&house, &town) == 0, "an area is not");
}

/* Boundaries in each other have different ranks, whatever their levels. */
static void test_rest_nested(void) {
    static const char *const keys[] = {"suburb", "city", "county", "state", "country"};
    static const int64_t searched[] = {20, 16, 12, 8, 4}, ranks[] = {22, 18, 16, 8, 0};
    enum { COUNT = LEN(keys) };
    place parts[COUNT];
    str_pair ids[COUNT], address[COUNT];
    for (int i = 0; i < COUNT; i++) {
        address[i] = (str_pair){str_of(keys[i]), STR("x")};
        ids[i] = (str_pair){str_of(keys[i]), str_of(keys[i])};
        parts[i] = (place){.id = str_of(keys[i]),
                           .category = STR("boundary"),
                           .type = STR("administrative"),
                           .address_type = str_of(i == 2 ? "city" : keys[i]),
                           .osm_type = STR("relation"),
                           .place_rank = searched[i]};
    }
    parts[0].address_type = STR("quarter");
    rest_parts all = {.ids = {ids, COUNT}, .places = {parts, COUNT}};
    rest_view view = {.parts = &all};
    int64_t found[PLACE_ADDRESS_MAX];
    parts[1].address = (str_pairs){address, COUNT};
    CHECK(EQ(rest_object_rank_parts(&view, &parts[1], found), 18), "a city in a city");
    for (int i = 0; i < COUNT; i++) {
        CHECK(EQ(found[i], ranks[i]), keys[i]);
    }
}

/* ---- requests that are handed on ---- */

static rest_reply rest_test_relay(const char *path, const char *query, bool is_strict, out *body) {
    call c = rest_test_call();
    c.may_block = true;
    c.is_strict = is_strict;
    rest_request request = {.path = str_of(path),
                            .query = str_of(query),
                            .accept_language = STR("fr"),
                            .base = STR("http://me:1")};
    rest_reply reply = {0};
    *body = out_of(rest_test_body, sizeof rest_test_body);
    CHECK(rest_handle(&c, &request, body, &reply) == GEO_OK, query);
    return reply;
}

static const char relay_xml[] =
    "<?xml version=\"1.0\" ?>\n<searchresults more_url=\"http://"
    "127.0.0.1:9/n/search?q=a&amp;format=xml\"><place/></searchresults>",
                  relay_own_xml[] =
                      "<?xml version=\"1.0\" ?>\n<searchresults more_url=\"http://me:1"
                      "/search?q=a&amp;format=xml\"><place/></searchresults>",
                  relay_refused[] = "{\"error\":{\"code\":400,\"message\":\"no\"}}",
                  relay_json[] = "application/json; charset=utf-8";
static const fake_row relay_rows[] = {
    {"q=xml", 0, 200, "text/xml", NULL, NULL, relay_xml, 0},
    {"q=some", 0, 200, "application/json", NULL, NULL, "[{\"any\":1.50}]", 0},
    {"q=refused", 0, 400, "application/json", NULL, NULL, relay_refused, 0},
    {"q=%5Ba%3Db%5D", 0, 500, "application/json", NULL, NULL, "{\"title\":\"500\"}", 0},
    {"q=page", 0, 200, "text/html", NULL, NULL, "<html></html>", 0},
    {"/reverse", 0, 404, "application/json", NULL, NULL, "{\"error\":\"Unable to geocode\"}", 0},
    {"/details", 0, 404, "application/json", NULL, NULL,
     "{\"error\":{\"code\":404,\"message\":\"none\"}}", 0},
    {"", 0, 500, "text/plain", NULL, NULL, "oops", 0},
};
static const struct {
    const char *path, *query, *sent; /* NULL: nothing is */
    int http;
    const char *type, *body; /* NULL: any */
    int retry_s;
} relay_asked[] = {
    {"/search", "limit=3&q=xml&format=xml&nonsense=1&email=me",
     "?format=xml&limit=3&q=xml&accept-language=fr ", 200, "text/xml; charset=utf-8", relay_own_xml,
     0},
    {"/search", "q=some&exclude_place_ids=N1,7",
     "?q=some&accept-language=fr&exclude_place_ids=N1%2C7 ", 200, relay_json, "[{\"any\":1.50}]",
     0},
    {"/search", "exclude_place_ids=N1,7&q=some", NULL, 200, relay_json, "[{\"any\":1.50}]", 0},
    {"/search", "q=refused", "?q=refused", 400, relay_json, relay_refused, 0},
    {"/search", "q=[a=b]&format=json", "?format=json&q=%5Ba%3Db%5D", 200, relay_json, "[]", 0},
    {"/search", "q=page", "?q=page", 503, relay_json, NULL, REST_RETRY_S},
    {"/search", "q=other", "?q=other", 500, "application/json",
     "{\"title\": \"500 Internal Server Error\"}", 0},
    {"/search", "q=&format=geojson", NULL, 200, relay_json, NULL, 0},
    {"/search", "q=x&limit=a", NULL, 400, relay_json, NULL, 0},
    {"/reverse", "lat=1&lon=2&format=json", "/reverse?format=json&lon=2&lat=1", 200, relay_json,
     "{\"error\":\"Unable to geocode\"}", 0},
    {"/details", "osmtype=N&osmid=1&keywords=1", "/details?osmtype=N&osmid=1&", 404, relay_json,
     "{\"error\":{\"code\":404,\"message\":\"none\"}}", 0},
};

static void test_rest_relay(void) {
    NEEDS(UNIT_SMALL);
    nom_test_ready(relay_rows, LEN(relay_rows));
    config_state.values.backend = BACKEND_AUTO;
    config_state.values.cache_ttl_s = 3600;
    for (size_t i = 0; i < LEN(relay_asked); i++) {
        out body;
        int before = fake.requests;
        rest_reply reply = rest_test_relay(relay_asked[i].path, relay_asked[i].query, true, &body);
        bool is_sent = relay_asked[i].sent != NULL;
        CHECK(EQ(reply.http, relay_asked[i].http) &&
                  EQ_TEXT(reply.content_type, relay_asked[i].type) &&
                  (!relay_asked[i].body || EQ_STR(out_str(&body), str_of(relay_asked[i].body))) &&
                  EQ(reply.retry_after_s, relay_asked[i].retry_s) &&
                  EQ(fake.requests > before, is_sent) &&
                  (!is_sent || fake_got(relay_asked[i].sent)),
              relay_asked[i].query);
    }
    config_state.values.json_callback = true;
    out body;
    rest_reply reply = rest_test_relay(
        "/search", "q=some&exclude_place_ids=N1,7&json_callback=a.b_1", true, &body);
    CHECK(EQ_TEXT(reply.content_type, "application/javascript; charset=utf-8") &&
              EQ_STR(out_str(&body), STR("a.b_1([{\"any\":1.50}])")),
          "as a script, where that is allowed");
    static const char *const callbacks[] = {"", "1a", "a.", "a..b", "a(b)", "alert;x"};
    for (size_t i = 0; i < LEN(callbacks); i++) {
        CHECK(!rest_is_callback(str_of(callbacks[i])), callbacks[i]);
    }
    config_state.values.rest_fallback = true;
    reply = rest_test_relay("/search", "q=page&format=json&limit=1", false, &body);
    CHECK(EQ(reply.http, 200) && str_starts(reply.warning, STR("From the gazetteer")),
          "the gazetteer, where that is allowed");
}

/* ---- outlines ---- */

static const struct {
    double points[13][2];
    int ends[3];
    bool is_hole[3];
    int rings;
    bool is_line;
    double degrees;
    const char *written[4]; /* ORDER geometry_form */
} geometry_rows[] = {
    {{{7, 43}},
     {1},
     {0},
     1,
     true,
     0,
     {"{\"type\":\"Point\",\"coordinates\":[7,43]}",
      "<Point><coordinates>7,43</coordinates></Point>", "cx=\"7\" cy=\"-43\"", "POINT(7 43)"}},
    {{{0, 0}, {1, 0.01}, {2, 0}, {2, 2}},
     {4},
     {0},
     1,
     true,
     0.1,
     {"{\"type\":\"LineString\",\"coordinates\":[[0,0],[2,0],[2,2]]}",
      "<LineString><coordinates>0,0 2,0 2,2</coordinates></LineString>", "M 0 0 L 2 0 2 -2",
      "LINESTRING(0 0,2 0,2 2)"}},
    {{{0, 0}, {9, 0}, {9, 9}, {0, 9}, {0, 0}, {1, 1}, {1, 2}, {2, 2}, {1, 1}},
     {5, 9},
     {false, true},
     2,
     false,
     0,
     {"{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[9,0],[9,9],[0,9],[0,0]],"
      "[[1,1],[1,2],[2,2],[1,1]]]}",
      "<Polygon><outerBoundaryIs><LinearRing><coordinates>0,0 9,0 9,9 0,9 0,0</coordinates>"
      "</LinearRing></outerBoundaryIs><innerBoundaryIs><LinearRing><coordinates>1,1 1,2 2,2 1,1"
      "</coordinates></LinearRing></innerBoundaryIs></Polygon>",
      "M 0 0 L 9 0 9 -9 0 -9 Z M 1 -1 L 1 -2 2 -2 Z",
      "POLYGON((0 0,9 0,9 9,0 9,0 0),(1 1,1 2,2 2,1 1))"}},
    {{{0, 0}, {9, 0}, {9, 9}, {0, 9}, {0, 0}, {1, 1}, {1, 2}, {2, 2}, {1, 1}},
     {5, 9},
     {false, false},
     2,
     false,
     20, /* all is smaller: the larger keeps a shape */
     {"{\"type\":\"Polygon\",\"coordinates\":[[[0,0],[9,0],[0,9],[0,0]]]}", NULL, NULL, NULL}},
    {{{0, 0}, {9, 0}, {9, 9}, {0, 9}, {0, 0}, {1, 1}, {1, 5}, {5, 5}, {1, 1}},
     {5, 9},
     {false, true},
     2,
     false,
     0.1, /* a hole that can be seen stays */
     {NULL, NULL, NULL, "POLYGON((0 0,9 0,9 9,0 9,0 0),(1 1,1 5,5 5,1 1))"}},
    {{{0, 0}, {4, 4}, {0, 4}, {0, 0}, {1, 2}, {1, 3}, {1.5, 3}, {2, 3}, {2, 2.5}, {1, 2}},
     {4, 10},
     {false, true},
     2,
     false,
     20, /* a hole of more points than what is around it is not what stays */
     {NULL, NULL, NULL, "POLYGON((0 0,4 4,0 4,0 0))"}},
    {{{20, 0},
      {20.01, 0},
      {20.01, 0.01},
      {20, 0},
      {19, 1},
      {19, 5},
      {15, 5},
      {19, 1},
      {0, 0},
      {9, 0},
      {9, 9},
      {0, 9},
      {0, 0}},
     {4, 8, 13},
     {false, true, false},
     3,
     false,
     0.1, /* the hole of an area that went goes, too */
     {NULL, NULL, NULL, "POLYGON((0 0,9 0,9 9,0 9,0 0))"}},
    {{{0, 0}, {9, 0}, {9, 9}, {0, 0}, {20, 0}, {29, 0}, {29, 9}, {20, 0}},
     {4, 8},
     {false, false},
     2,
     false,
     0,
     {"{\"type\":\"MultiPolygon\",\"coordinates\":[[[[0,0],[9,0],[9,9],[0,0]]],"
      "[[[20,0],[29,0],[29,9],[20,0]]]]}",
      NULL, NULL, "MULTIPOLYGON(((0 0,9 0,9 9,0 0)),((20 0,29 0,29 9,20 0)))"}},
};

static void test_geometry(void) {
    for (size_t i = 0; i < LEN(geometry_rows); i++) {
        arena a = arena_of(rest_test_memory, sizeof rest_test_memory);
        double points[13][2];
        int ends[3];
        bool is_hole[3];
        memcpy(points, geometry_rows[i].points, sizeof points);
        memcpy(ends, geometry_rows[i].ends, sizeof ends);
        memcpy(is_hole, geometry_rows[i].is_hole, sizeof is_hole);
        place_outline shape = {points, ends, is_hole, geometry_rows[i].rings,
                               geometry_rows[i].is_line};
        geometry_simplify(&a, &shape, geometry_rows[i].degrees);
        for (int form = 0; form < 4; form++) {
            out o = out_of(rest_test_body, sizeof rest_test_body);
            geometry_write(&o, &shape, (geometry_form)form);
            CHECK(!geometry_rows[i].written[form] ||
                      EQ_STR(out_str(&o), str_of(geometry_rows[i].written[form])),
                  "an outline");
        }
    }
}

static void test_rest(void) {
    test_geometry();
    test_rest_guesses();
    config before = config_state.values;
    config_state.values.backend = BACKEND_GAZETTEER;
    test_rest_formats();
    test_rest_more();
    test_rest_errors();
    test_rest_boxes();
    test_rest_parts();
    test_rest_ranks();
    test_rest_nested();
    test_rest_relay();
    config_state.values = before;
}
