/* place -- places and origins as JSON and as text. */
#include <math.h>

static str place_shown(const record *type, const void *rec, bool as_text) {
    static char bytes[2048];
    out o = out_of(bytes, sizeof bytes);
    if (as_text) {
        record_text(&o, type, rec, 2, RECORD_NORMAL);
    } else {
        record_json(&o, type, rec, RECORD_FULL);
    }
    return out_str(&o);
}

static void place_origins(void) {
    static str meant[] = {STR_ROW("Wien")};
    CHECK(
        EQ_STR(place_source_text(PLACE_NOMINATIM | PLACE_GAZETTEER), STR("nominatim, gazetteer")) &&
            !place_source_text(PLACE_SOURCE_NONE).at,
        "answers of two sources");
    place_origin none = place_origin_new();
    CHECK(EQ_STR(place_shown(place_origin_record(), &none, false), STR("{}")),
          "no origin says nothing");
    CHECK(EQ_STR(place_shown(place_origin_record(), &none, true), STR("")), "nor as text");
    place_origin stale = {.source = PLACE_NOMINATIM,
                          .attribution = STR("Data of X."),
                          .data_date = STR("2026-11-01"),
                          .cached = true,
                          .stale = true,
                          .age_s = 7200.4,
                          .warning = STR("Upstream is down."),
                          .did_you_mean = {meant, 1}};
    CHECK(EQ_STR(
              place_shown(place_origin_record(), &stale, false),
              STR("{\"source\":\"nominatim\",\"attribution\":\"Data of "
                  "X.\",\"data_date\":\"2026-11-01\","
                  "\"cached\":true,\"stale\":true,\"age_s\":7200,\"warning\":\"Upstream is down.\","
                  "\"did_you_mean\":[\"Wien\"]}")),
          "origin as JSON");
    CHECK(
        EQ_STR(
            place_shown(place_origin_record(), &stale, true),
            STR("  Source: nominatim, out of date, from the cache 7200 s ago, data of 2026-11-01. "
                "Data of X.\n  Warning: Upstream is down.\n")),
        "origin as text");
}

/* Kilometres from ten on; people in groups of three. */
static void place_far(place p) {
    static const struct {
        double distance_m;
        int64_t people;
        const char *shown;
    } rows[] = {{9999.4, 999, "  999 people  9999 m away,"},
                {9999.6, 1000, "  1,000 people  10 km away,"},
                {12345.6, 1234567, "  1,234,567 people  12.3 km away,"},
                {1, 0, "=town  1 m away,"},
                {1, RECORD_NO_INT, "=town  1 m away,"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        p.distance_m = rows[i].distance_m;
        p.population = rows[i].people;
        CHECK(str_find(place_shown(place_record(), &p, true), str_of(rows[i].shown)) > 0,
              rows[i].shown);
    }
    p.place_rank = 12;
    CHECK(str_find(place_shown(place_record(), &p, true), STR("  its point is 1 m away,")) > 0,
          "an area is where its point is not");
}

/* The least that names it, and where the data are from. */
static void place_briefly(const place *p) {
    char bytes[200];
    out o = out_of(bytes, sizeof bytes);
    place_origin origin = {.source = PLACE_GAZETTEER,
                           .attribution = STR("Data of X."),
                           .data_date = STR("2026-11-01"),
                           .age_s = NAN};
    record_text(&o, place_record(), p, 2, RECORD_BRIEF);
    record_text(&o, place_origin_record(), &origin, 0, RECORD_BRIEF);
    CHECK(EQ_STR(out_str(&o), STR("  Vaduz  47.13929, 9.5228  1235 m  R1155956\n"
                                  "Source: Data of X.\n")),
          "a place in one line");
}

static void test_place(void) {
    static str_pair address[] = {{STR_ROW("city"), STR_ROW("Vaduz")},
                                 {STR_ROW("country_code"), STR_ROW("li")}};
    char memory[64];
    place p = place_new();
    p.lat = 47.1392862;
    p.lon = 9.5227962;
    p.type = STR("town");
    p.place_rank = 16;
    place_finish(&p);
    CHECK(EQ_STR(p.display_name, STR("town")), "a place without a name is called what it is");
    CHECK(fabs(p.box.north - 47.2392862) < 1e-9, "a place without a box gets one of its rank");
    CHECK(
        EQ_STR(place_shown(place_record(), &p, false),
               STR("{\"lat\":47.1392862,\"lon\":9.5227962,\"display_name\":\"town\",\"name\":\"\","
                   "\"bbox\":[9.4227962,47.0392862,9.6227962,47.2392862],"
                   "\"bbox_source\":\"estimate\",\"place_rank\":16,\"place_type\":\"town\"}")),
        "what is absent is left out");
    CHECK(str_find(place_shown(place_record(), &p, true), STR("estimate")) >= 0,
          "that a box is a guess is told in every view");
    CHECK(EQ(place_box_of_osm(STR("relation")), PLACE_BOX_EXTENT) &&
              EQ(place_box_of_osm(STR("node")), PLACE_BOX_ESTIMATE) &&
              EQ(place_box_of_osm(STR_NONE), PLACE_BOX_ESTIMATE),
          "an upstream knows the boxes of ways and relations");
    p.name = STR("Vaduz");
    p.display_name = STR("Vaduz, Liechtenstein\x1B");
    p.osm_type = STR("relation");
    p.osm_id = 1155956;
    p.category = STR("boundary");
    p.address = (str_pairs){address, 2};
    p.distance_m = 1234.56;
    p.bearing_deg = 359.6;
    p.timezone = STR("Europe/Vaduz");
    p.claimed_by = (str_list){(str[]){STR_ROW("LI"), STR_ROW("CZ")}, 2};
    arena a = arena_of(memory, sizeof memory);
    p.id = place_osm_id(&a, p.osm_type, p.osm_id);
    CHECK(EQ_STR(p.id, STR("R1155956")), "id of a relation");
    CHECK(EQ_STR(place_shown(place_record(), &p, true),
                 STR("  Vaduz, Liechtenstein \n  47.13929, 9.5228  boundary=town  1235 m away, "
                     "bearing 360\n  bbox [9.4228, 47.03929, 9.6228, 47.23929] "
                     "(estimate)  "
                     "Europe/Vaduz  disputed, claimed by LI, CZ  R1155956\n")),
          "a place as text");
    p.claimed_by.count = 0;
    place_far(p);
    place_briefly(&p);
    CHECK(EQ_STR(place_shown(place_brief_record(), &p, false),
                 STR("{\"name\":\"Vaduz\",\"distance_m\":1234.6,\"bearing_deg\":359.6,\"category\":"
                     "\"boundary\","
                     "\"place_type\":\"town\",\"lat\":47.1392862,\"lon\":9.5227962,"
                     "\"display_name\":\"Vaduz, Liechtenstein\\u001b\",\"osm_type\":\"relation\","
                     "\"osm_id\":1155956,\"id\":\"R1155956\",\"timezone\":\"Europe/Vaduz\"}")),
          "a place in brief");
    CHECK(EQ_STR(place_part(&p, "city"), STR("Vaduz")) && !place_part(&p, "road").at,
          "parts of the address");
    CHECK(!place_osm_id(&a, STR("Pcc"), 1).at && !place_osm_id(&a, STR("node"), RECORD_NO_INT).at,
          "no id for what OSM has none");
    arena full = arena_of(memory, 0);
    CHECK(!place_osm_id(&full, STR("node"), 1).at, "no id without memory");
    place_origins();
}
