/* tool -- arguments and the errors of wrong ones, schemas, which place is meant, the answers of all
 * tools. Tools that use a source are tested from its place_answer on; the end-to-end tests do the
 * rest. */
#include <math.h>

enum { TOOL_TEST_MEMORY = 1 << 20 };

static struct {
    call c;
    tool_result result;
    json_doc doc;
    char text[1 << 16];
} tool_test;

static call *tool_test_call(void) {
    static _Alignas(max_align_t) char memory[TOOL_TEST_MEMORY];
    tool_test.c = (call){.mem = arena_of(memory, sizeof memory)};
    tool_test.result = (tool_result){0};
    return &tool_test.c;
}

/* As JSON in the view that it has; as text in the normal one, as the full is lines of fields. */
static void tool_test_write(out *o, bool as_text) {
    tool_result shown = tool_test.result;
    if (as_text) {
        shown.view = shown.view == RECORD_FULL ? RECORD_NORMAL : shown.view;
        tool_write_text(o, &shown);
    } else {
        tool_write_json(o, &shown);
    }
}

/* Runs a tool that uses no source; its answer or error as JSON or text. */
static str tool_test_run(const char *name, const char *arguments, bool as_text) {
    call *c = tool_test_call();
    ASSERT(json_parse(&tool_test.doc, str_of(arguments), &c->mem));
    status code = tool_run(c, tool_find(str_of(name)), json_root(&tool_test.doc), STR_NONE, true,
                           &tool_test.result);
    out o = out_of(tool_test.text, sizeof tool_test.text);
    if (code && as_text) {
        tool_write_error_text(&o, c);
    } else if (code) {
        tool_write_error(&o, c);
    } else {
        tool_test_write(&o, as_text);
    }
    return out_str(&o);
}

/* The result as JSON or text. */
static str tool_test_result(bool as_text) {
    out o = out_of(tool_test.text, sizeof tool_test.text);
    tool_test_write(&o, as_text);
    return out_str(&o);
}

static bool tool_test_has(str text, const char *part) {
    return str_find(text, str_of(part)) >= 0;
}

/* ---- arguments ---- */

#define COUNTRIES                                                                                  \
    "country_codes must be codes or names of countries such as \"de\", \"de,at\" or \"Germany\", " \
    "not "
#define A_POINT                                                                                    \
    "a name, an id, coordinates, [lat, lon], {\"name\", \"lat\", \"lon\"} or a GeoJSON point"
#define MANY_COUNTRIES "de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,de,"

/* Wrong arguments and their messages. */
static const struct {
    const char *tool, *arguments, *why;
} tool_refusals[] = {
    {"geocode", "{\"query\":\"x\",\"limit\":500}",
     "limit must be a whole number from 1 to 50, not 500."},
    {"geocode", "{\"query\":\"x\",\"limit\":-1}",
     "limit must be a whole number from 1 to 50, not -1."},
    {"geocode", "{\"query\":\"x\",\"limit\":2.5}",
     "limit must be a whole number from 1 to 50, not 2.5."},
    {"geocode", "{\"query\":\"x\",\"limit\":\"many\"}",
     "limit must be a whole number from 1 to 50, not \"many\"."},
    {"geocode", "{\"query\":\"x\",\"limit\":1e999}",
     "limit must be a whole number from 1 to 50, not 1e999."},
    {"geocode", "{\"query\":\"x\",\"limit\":\"NaN\"}",
     "limit must be a whole number from 1 to 50, not \"NaN\"."},
    {"geocode", "{\"query\":\"x\",\"limit\":[5]}",
     "limit must be a whole number from 1 to 50, not [5]."},
    {"geocode", "{\"query\":\"x\",\"limit\":true}",
     "limit must be a whole number from 1 to 50, not true."},
    {"geocode", "{}", "query is missing; it must be text of 1 to 512 bytes."},
    {"geocode", "{\"query\":null}", "query is missing; it must be text of 1 to 512 bytes."},
    {"geocode", "{\"query\":\"\"}", "query must be text of 1 to 512 bytes, not \"\"."},
    {"geocode", "{\"query\":\" \\t\\n \"}",
     "query must be text of 1 to 512 bytes, not \" \\t\\n \"."},
    {"geocode", "{\"query\":{}}", "query must be text of 1 to 512 bytes, not {}."},
    {"geocode", "{\"query\":false}", "query must be text of 1 to 512 bytes, not false."},
    {"show_map", "{\"title\":{\"name\":\"x\"}}",
     "title must be text of 1 to 120 bytes, not {\"name\":\"x\"}."},
    {"batch_geocode", "{\"queries\":{\"type\":\"Polygon\"}}",
     "queries must be a list of 1 to 50 texts, not {\"type\":\"Polygon\"}."},
    {"geocode", "{\"query\":\"a\\u0000b\"}", "query must not contain control characters."},
    {"geocode", "{\"query\":\"a\\u001b[31m\"}", "query must not contain control characters."},
    {"geocode", "{\"query\":\"x\",\"query\":\"y\"}",
     "query is given twice; its other names are q place name address location text."},
    {"geocode", "{\"query\":\"x\",\"countrycodes\":\"de\",\"country_codes\":\"at\"}",
     "country_codes is given twice; its other names are countrycodes country."},
    {"geocode", "{\"query\":\"x\",\"country_codes\":\"xyzzy\"}", COUNTRIES "\"xyzzy\"."},
    {"geocode", "{\"query\":\"x\",\"country_codes\":\"de,\"}", COUNTRIES "\"de,\"."},
    {"geocode", "{\"query\":\"x\",\"country_codes\":[\"de\",{}]}", COUNTRIES "[\"de\",{}]."},
    {"geocode",
     "{\"query\":\"x\",\"country_codes\":\"" MANY_COUNTRIES MANY_COUNTRIES MANY_COUNTRIES "de\"}",
     COUNTRIES "\"de,de,de,de,de,de,de,de,de,de,de,de,de,...."},
    {"geocode", "{\"query\":\"x\",\"language\":\"de\\r\\nX-Evil: 1\"}",
     "language must be language tags such as \"en\" or \"de,en\", not \"de\\r\\nX-Evil: 1\"."},
    {"geocode", "{\"query\":\"x\",\"language\":\"English\"}",
     "language must be language tags such as \"en\" or \"de,en\", not \"English\"."},
    {"geocode", "{\"query\":\"x\",\"output_mode\":\"xml\"}",
     "output_mode must be json or text, not \"xml\"."},
    {"geocode", "{\"query\":\"x\",\"bounded\":3}", "bounded must be true or false, not 3."},
    {"geocode", "{\"query\":\"x\",\"bounded\":true}", "bounded needs a viewbox to search in."},
    {"geocode", "{\"querry\":\"x\"}",
     "geocode has no parameter \"querry\"; did you mean query? It takes query, limit, "
     "country_codes, language, viewbox, bounded, outline, outline_points, at, explain, detail, "
     "output_mode."},
    {"geocode", "{\"query\":\"x\",\"tongue\":\"de\"}",
     "geocode has no parameter \"tongue\"; it takes query, limit, country_codes, language, "
     "viewbox, "
     "bounded, outline, outline_points, at, explain, detail, output_mode."},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[1,2,3]}",
     "viewbox must be four numbers, [west, south, east, north] in degrees, not [1,2,3]."},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[1,2,3,\"x\"]}",
     "viewbox must be four numbers, [west, south, east, north] in degrees, not [1,2,3,\"x\"]."},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[7,44,8,43]}",
     "viewbox must be [west, south, east, north]; did you mean [7, 43, 8, 44]?"},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[-90,35,-100,30]}",
     "viewbox must be [west, south, east, north]; did you mean [-100, 30, -90, 35]?"},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[170,5,-170,-5]}",
     "viewbox must be [west, south, east, north]; did you mean [170, -5, -170, 5]?"},
    {"geocode", "{\"query\":\"x\",\"at\":\"tomorrow\"}",
     "at must be a day such as 2026-07-01, not \"tomorrow\"."},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[34,-118,35,-117]}",
     "viewbox must be [west, south, east, north]; did you mean [-118, 34, -117, 35]?"},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[1,2,1,3]}",
     "viewbox must enclose an area, but two of its sides are the same."},
    {"geocode", "{\"query\":\"x\",\"viewbox\":[500,2,1,3]}",
     "viewbox must be four numbers, [west, south, east, north] in degrees, not [500,2,1,3]."},
    {"reverse_geocode", "{\"lat\":95,\"lon\":7}", "lat must be a number from -90 to 90, not 95."},
    {"reverse_geocode", "{\"lon\":7}", "lat is missing; it must be a number from -90 to 90."},
    {"reverse_geocode", "{\"latitude\":1}",
     "lon is missing; it must be a number from -180 to 180."},
    {"reverse_geocode", "{}", "A point is missing: give lat and lon, or place."},
    {"reverse_geocode", "{\"lat\":1,\"lon\":7,\"lng\":7}",
     "lon is given twice; its other names are longitude lng long."},
    {"reverse_geocode", "{\"lat\":1,\"lon\":7,\"points\":[[1,7]]}",
     "Give points, or one of place and lat, lon, not both."},
    {"reverse_geocode", "{\"place\":\"1,7\",\"points\":[[1,7]]}",
     "Give points, or one of place and lat, lon, not both."},
    {"reverse_geocode", "{\"place\":\"46.948,7.447\",\"lat\":46,\"lon\":7}",
     "place \"46.948, 7.447\" and lat 46, lon 7 are not the same: give one of them."},
    {"nearby_places", "{\"place\":[46.948,7.447],\"lat\":0,\"lon\":7.447}",
     "place \"46.948, 7.447\" and lat 0, lon 7.447 are not the same: give one of them."},
    {"admin_boundaries", "{\"place\":\"46.948,7.447\",\"lat\":46.948}",
     "lon is missing; it must be a number from -180 to 180."},
    {"distance_matrix", "{\"coordinates\":[[2.29,95],[7,47]]}",
     "points[0] must be [lon, lat] in GeoJSON; did you mean [95, 2.29]?"},
    {"distance_matrix", "{\"points\":[{\"type\":\"Point\",\"coordinates\":[148,2]},[1,2,3]]}",
     "points[1] must be " A_POINT ", not [1,2,3]."},
    {"reverse_geocode", "{\"place\":[1,2,3]}", "place must be " A_POINT ", not [1,2,3]."},
    {"reverse_geocode", "{\"place\":[95,7]}", "place must be [lat, lon]; did you mean [7, 95]?"},
    {"reverse_geocode", "{\"lat\":1,\"longitud\":7}",
     "reverse_geocode has no parameter \"longitud\"; it takes place, lat, lon, points, zoom, "
     "outline, outline_points, language, at, detail, output_mode."},
    {"reverse_geocode", "{\"lat\":1,\"lon\":7,\"zoom\":19}",
     "zoom must be a whole number from 1 to 18, not 19."},
    {"find_places", "{\"kind\":\"city\",\"radius_km\":5}",
     "radius_km needs a place in within, or a line."},
    {"find_places", "{\"kind\":\"city\",\"order\":\"nearest\"}",
     "order nearest needs radius_km or line; largest and name do not."},
    {"find_places", "{\"kind\":\"city\",\"order\":\"distance\"}",
     "order nearest needs radius_km or line; largest and name do not."},
    {"find_places", "{\"kind\":\"city\",\"order\":\"along\",\"within\":\"1,2\"}",
     "order along needs line; largest and name do not."},
    {"find_places", "{\"kind\":\"city\",\"min_population\":5,\"max_population\":4}",
     "min_population is above max_population."},
    {"find_places", "{\"kind\":\"city\",\"within\":[5,48,10,46]}",
     "within must be [west, south, east, north]; did you mean [5, 46, 10, 48]?"},
    {"find_places", "{\"kind\":\"city\",\"fields\":\"name,popullation\"}",
     "fields has no column \"popullation\"; did you mean population? It takes name, distance_m, "
     "bearing_deg, category, place_type, lat, lon, display_name, osm_type, osm_id, id, population, "
     "elevation_m, area_km2, iata, timezone, tags, region, country_code."},
    {"find_places", "{\"kind\":\"country\",\"min_area_km2\":5,\"max_area_km2\":4}",
     "min_area_km2 is above max_area_km2."},
    {"find_places", "{\"kind\":\"city\",\"within\":{}}",
     "within must be a place or a box, left out for all of the world, not {}."},
    {"nearby_places", "{\"lat\":1,\"lon\":7,\"radius_km\":-1}",
     "radius_km must be a number from 0.01 to 500, not -1."},
    {"nearby_places", "{\"lat\":1,\"lon\":7,\"radius\":1}",
     "nearby_places has no parameter \"radius\"; did you mean radius_km? It takes place, lat, lon, "
     "radius_km, limit, categories, language, detail, output_mode."},
    {"nearby_places", "{\"lat\":1,\"lon\":7,\"categories\":{}}",
     "categories must be a list of 1 to 10 texts, not {}."},
    {"nearby_places", "{\"lat\":1,\"lon\":7,\"categories\":[\"cafe\",\"\"]}",
     "categories[1] must be text of 1 to 512 bytes without control characters."},
    {"batch_geocode", "{\"queries\":[]}", "queries must be a list of 1 to 50 texts, not 0."},
    {"batch_geocode", "{\"queries\":\"[1,\"}",
     "queries must be a list of 1 to 50 texts, not \"[1,\"."},
    {"distance_matrix", "{\"points\":[[1,2]]}",
     "points must be a list of 2 to 100 places, each " A_POINT ", not 1."},
    {"distance_matrix", "{\"points\":[[1,2],[3,4]],\"origins\":[[1,2]]}",
     "Give points, or origins and destinations: lists of 2 to 100 places, or of 1 to 100 on each "
     "side."},
    {"distance_matrix", "{\"destinations\":[[1,2]]}",
     "Give points, or origins and destinations: lists of 2 to 100 places, or of 1 to 100 on each "
     "side."},
    {"distance_matrix", "{\"points\":[[1,2],[95,7]]}",
     "points[1] must be [lat, lon]; did you mean [7, 95]?"},
    {"distance_matrix", "{\"points\":[[1,2],[1,200]]}",
     "points[1] must have lat -90 to 90 and lon -180 to 180, not 1 and 200."},
    {"distance_matrix", "{\"points\":[[1,2],[1,2,3]]}",
     "points[1] must be " A_POINT ", not [1,2,3]."},
    {"distance_matrix", "{\"points\":[[1,2],{\"lat\":1}]}",
     "points[1] must be " A_POINT ", not {\"lat\":1}."},
    {"distance_matrix", "{\"points\":[[1,2],true]}", "points[1] must be " A_POINT ", not true."},
    {"distance_matrix", "{\"points\":[[1,2],\"\"]}",
     "points[1] must be text of 1 to 512 bytes without control characters."},
    {"distance_matrix", "{\"points\":[[1,2],\"1,200\"]}",
     "points[1] must have lat -90 to 90 and lon -180 to 180, not 1 and 200."},
    {"geocoder_status", "{\"verbose\":true}",
     "geocoder_status has no parameter \"verbose\"; it takes output_mode."},
    {"geocoder_status", "[1]",
     "The arguments of geocoder_status must be an object of named parameters."},
    {"geocoder_status", "\"x\"",
     "The arguments of geocoder_status must be an object of named parameters."},
};

/* The row that tool_test_read used. */
static const tool *tool_test_row;

/* Reads arguments of a tool into args; the message when they are wrong, else "". */
static const char *tool_test_read(const char *name, const char *arguments, tool_arg *args) {
    call *c = tool_test_call();
    ASSERT(json_parse(&tool_test.doc, str_of(arguments), &c->mem));
    tool_test_row = tool_find(str_of(name));
    status code = row_read(c, tool_test_row, json_root(&tool_test.doc), args);
    ASSERT(code == GEO_OK || code == GEO_INVALID);
    return c->why;
}

static const tool_arg *tool_test_arg(const tool_arg *args, const char *name) {
    tool_request request = {.row = tool_test_row, .args = args};
    return row_arg(&request, name);
}

static void tool_read_wrong(void) {
    for (size_t i = 0; i < LEN(tool_refusals); i++) {
        tool_arg args[TOOL_PARAMS_MAX];
        const char *why = tool_test_read(tool_refusals[i].tool, tool_refusals[i].arguments, args);
        if (!*why) { /* what only the handler checks */
            tool_test_run(tool_refusals[i].tool, tool_refusals[i].arguments, false);
        }
        CHECK(EQ_TEXT(why, tool_refusals[i].why), tool_refusals[i].why);
    }
    static char longer[1024];
    tool_arg args[TOOL_PARAMS_MAX];
    snprintf(longer, sizeof longer, "{\"query\":\"%0*d\"}", PLACE_QUERY_MAX + 1, 0);
    const char *why = tool_test_read("geocode", longer, args);
    CHECK(EQ_TEXT(why, "query must be text of 1 to 512 bytes, not "
                       "\"000000000000000000000000000000000000000...."),
          "a long value is quoted in part");
    snprintf(longer, sizeof longer, "{\"query\":\"%0*d\"}", PLACE_QUERY_MAX, 0);
    CHECK(!*tool_test_read("geocode", longer, args), "the longest query is taken");
}

static void tool_read_right(void) {
    tool_arg args[TOOL_PARAMS_MAX];
    CHECK(!*tool_test_read("geocode", "{\"query\":\" Z\\u00fcrich\\n\"}", args) &&
              EQ_STR(tool_test_arg(args, "query")->text, STR("Z\xC3\xBCrich")) &&
              EQ(tool_test_arg(args, "limit")->num, 5) && !tool_test_arg(args, "bounded")->yes &&
              !tool_test_arg(args, "country_codes")->given &&
              !tool_test_arg(args, "country_codes")->text.at &&
              !geo_bbox_is(tool_test_arg(args, "viewbox")->box) &&
              EQ_STR(tool_test_arg(args, "output_mode")->text, STR("json")),
          "defaults, and text trimmed");
    CHECK(!*tool_test_read(
              "geocode",
              "{\"query\":10115,\"limit\":\" 7 \",\"countrycodes\":\"DE, At\",\"bounded\":\"True\","
              "\"viewbox\":\"7.4, 43.7,7.5,43.8\",\"output_mode\":\"TEXT\",\"language\":\"\"}",
              args) &&
              EQ_STR(tool_test_arg(args, "query")->text, STR("10115")) &&
              EQ(tool_test_arg(args, "limit")->num, 7) &&
              EQ_STR(tool_test_arg(args, "country_codes")->text, STR("de,at")) &&
              tool_test_arg(args, "bounded")->yes &&
              EQ(tool_test_arg(args, "viewbox")->box.north, 43.8) &&
              !tool_test_arg(args, "language")->given &&
              EQ_STR(tool_test_arg(args, "output_mode")->text, STR("text")),
          "harmless variations are taken as meant");
    CHECK(!*tool_test_read("geocode",
                           "{\"query\":\"x\",\"viewbox\":\"[177,-20,-178,-15]\",\"limit\":null}",
                           args) &&
              EQ(tool_test_arg(args, "viewbox")->box.west, 177) &&
              EQ(tool_test_arg(args, "limit")->num, 5),
          "a box across the antimeridian, in a string; null is absent");
    CHECK(!*tool_test_read("nearby_places",
                           "{\"lat\":\"43.5\",\"lon\":-7,\"categories\":\"cafe, shop\"}", args) &&
              EQ(tool_test_arg(args, "lat")->num, 43.5) &&
              EQ(tool_test_arg(args, "categories")->count, 2) &&
              EQ_STR(tool_test_arg(args, "categories")->strings[1], STR("shop")) &&
              EQ(tool_test_arg(args, "radius_km")->num, 1),
          "words by comma");
    CHECK(!*tool_test_read("batch_geocode",
                           "{\"queries\":\"[\\\"a, b\\\",\\\"\\\\u00e9\\\",80331]\"}", args) &&
              EQ(tool_test_arg(args, "queries")->count, 3) &&
              EQ_STR(tool_test_arg(args, "queries")->strings[0], STR("a, b")) &&
              EQ_STR(tool_test_arg(args, "queries")->strings[1], STR("\xC3\xA9")) &&
              EQ_STR(tool_test_arg(args, "queries")->strings[2], STR("80331")),
          "a list in a string");
    CHECK(!*tool_test_read("batch_geocode", "{\"queries\":\"Vaduz, Liechtenstein\"}", args) &&
              EQ(tool_test_arg(args, "queries")->count, 1),
          "one address is one query, commas or not");
}

static void tool_read_points(void) {
    tool_arg args[TOOL_PARAMS_MAX];
    CHECK(
        !*tool_test_read(
            "distance_matrix",
            "{\"points\":[\"Rome\",[1,\"2\"],{\"lat\":3,\"lon\":4},{\"name\":\"N\",\"latitude\":5,"
            "\"lng\":6},{\"name\":\"M\"},\" 7, 8 \",\"9,x\",\"[8,9]\",{\"id\":\"R12\"}]}",
            args) &&
            EQ(tool_test_arg(args, "points")->count, 9),
        "points in every form");
    const tool_point *points = tool_test_arg(args, "points")->points;
    CHECK(EQ_STR(points[0].name, STR("Rome")) && isnan(points[0].lat) && !points[1].name.at &&
              EQ(points[1].lon, 2) && EQ(points[2].lat, 3) && EQ_STR(points[3].name, STR("N")) &&
              EQ(points[3].lat, 5) && isnan(points[4].lat) && EQ(points[5].lat, 7) &&
              !points[5].name.at && isnan(points[6].lat) && EQ_STR(points[6].name, STR("9,x")) &&
              EQ(points[7].lon, 9) && isnan(points[8].lat) && EQ_STR(points[8].name, STR("(R12)")),
          "points read right");
    CHECK(!*tool_test_read("nearby_places", "{\"point\":\"geo:1,2\"}", args) &&
              EQ(tool_test_arg(args, "place")->points->lon, 2) &&
              !tool_test_arg(args, "lat")->given,
          "a place by another name of the parameter");
    CHECK(!*tool_test_read("geocode", "{\"query\":\"x\",\"bounded\":\"no\"}", args) &&
              !tool_test_arg(args, "bounded")->yes &&
              !*tool_test_read("geocode", "{\"query\":\"x\",\"bounded\":\"Yes\"}", args) &&
              tool_test_arg(args, "bounded")->yes,
          "yes and no");
    CHECK(
        !*tool_test_read("geocode", "{\"query\":\"x\",\"country_codes\":[\"DE\",\"at\"]}", args) &&
            EQ_STR(tool_test_arg(args, "country_codes")->text, STR("de,at")),
        "countries in a list");
}

/* For every number of every tool: the limits are accepted, values beyond are refused by name. */
static void tool_read_ranges(void) {
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = tool_at(i);
        for (int j = 0; t->params[j].name; j++) {
            const param *p = &t->params[j];
            const double values[] = {p->min, p->max, p->min - 1, p->max + 1};
            if (p->type != PARAM_INT && p->type != PARAM_NUM) {
                continue;
            }
            for (size_t k = 0; k < LEN(values); k++) {
                char arguments[256], first[64];
                tool_arg args[TOOL_PARAMS_MAX];
                const param *needed = &t->params[0];
                snprintf(first, sizeof first, ",\"%s\":%s", needed->name,
                         needed->type == PARAM_STRING    ? "\"x\""
                         : needed->type == PARAM_STRINGS ? "[\"x\"]"
                                                         : "[[0,0],[0,1]]");
                const char *rest = needed->required ? first : "";
                snprintf(arguments, sizeof arguments, "{\"%s\":%.9g%s}", p->name, values[k], rest);
                const char *why = tool_test_read(t->name, arguments, args);
                bool refused = str_starts(str_of(why), str_of(p->name));
                bool is_filler = values[k] == 0 && p->min > 0; /* then the default is taken */
                CHECK(is_filler ? !*why && args[j].given == (p->fallback != NULL)
                      : k < 2   ? !*why && args[j].num == values[k]
                                : refused,
                      arguments);
            }
        }
    }
}

/* ---- the table ---- */

static void tool_table(void) {
    size_t total = 0;
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = tool_at(i);
        char bytes[8192];
        size_t at = 0;
        CHECK(EQ(tool_find(str_of(t->name)), t) && t->title && t->help && t->example && t->run,
              t->name);
        out o = out_of(bytes, sizeof bytes);
        row_write_input_schema(&o, t);
        CHECK(!o.full && json_valid(out_str(&o), &at), t->name);
        total += o.len + strlen(t->name) + strlen(t->help);
        o.len = 0;
        at = 0;
        row_write_output_schema(&o, t);
        CHECK(!o.full && json_valid(out_str(&o), &at) &&
                  str_starts(out_str(&o), STR("{\"type\":\"object\",")) &&
                  tool_test_has(out_str(&o), "\"required\":[\"s"),
              t->name);
        int last = 0;
        for (bool optional = false; t->params[last].name; last++) {
            CHECK(!t->params[last].required || !optional, "required parameters come first");
            CHECK(t->params[last].help && t->params[last].help[0], "a parameter has help");
            CHECK(t->params[last].type != PARAM_CHOICE ||
                      str_starts(str_of(t->params[last].choices), str_of(t->params[last].fallback)),
                  "the first choice is the default");
            optional = !t->params[last].required;
        }
        CHECK(last && last < TOOL_PARAMS_MAX && EQ_TEXT(t->params[last - 1].name, "output_mode"),
              "every tool ends with output_mode");
        CHECK(!t->short_name || !tool_find(str_of(t->short_name)),
              "a short name is no tool's name");
        for (int j = 0; j < i && t->short_name; j++) {
            const char *other = tool_at(j)->short_name;
            CHECK(!other || strcmp(other, t->short_name) != 0, "short names differ");
        }
    }
    CHECK(!tool_find(STR("geocod")) && !tool_find(STR_NONE), "a tool goes by its whole name");
    CHECK(total < 10700, "what a model reads of the tools is short");
    char docs[4096];
    out o = out_of(docs, sizeof docs);
    tool_write_docs(&o);
    CHECK(
        !o.full && tool_test_has(out_str(&o), "| `geocode` | ") &&
            tool_test_has(out_str(&o), "`query`\\*, `limit` (1 to 50, default 5), `country_codes`"),
        "the table of the documents");
    o.len = 0;
    row_write_input_schema(&o, tool_find(STR("bbox_from_place")));
    CHECK(
        EQ_STR(out_str(&o),
               STR("{\"type\":\"object\",\"properties\":{\"query\":{\"type\":\"string\","
                   "\"description\":\"Name, address or coordinates\"},\"padding\":{\"type\":"
                   "\"number\",\"maximum\":10,\"description\":\"Widens each side by "
                   "this fraction of the box, default 0\"},\"country_codes\":{\"type\":\"string\","
                   "\"description\":\"Countries, e.g. de,at\"},\"language\":{\"type\":"
                   "\"string\",\"description\":\"Language tag or local\"},\"detail\":{\"type\":"
                   "\"string\",\"enum\":[\"normal\",\"brief\",\"full\"]},"
                   "\"output_mode\":{\"type\":\"string\",\"enum\":[\"json\",\"text\"]}},"
                   "\"required\":[\"query\"]}")),
        "an input schema");
}

static void tool_errors(void) {
    tool_counter before = report_counter_at(1);
    CHECK(EQ_STR(
              tool_test_run("reverse_geocode", "{\"lat\":95,\"lon\":7}", false),
              STR("{\"error\":\"lat must be a number from -90 to 90, not "
                  "95.\",\"code\":\"invalid_argument\","
                  "\"recoverable\":true,\"suggestion\":\"Correct the argument and call again.\"}")),
          "an error");
    CHECK(EQ_STR(tool_test_run("reverse_geocode", "{\"lat\":95,\"lon\":7}", true),
                 STR("Error: lat must be a number from -90 to 90, not 95.\nCode: invalid_argument\n"
                     "Next: Correct the argument and call again.\n")),
          "an error as text");
    tool_counter after = report_counter_at(1);
    CHECK(EQ(after.calls, before.calls + 2) && EQ(after.errors, before.errors + 2),
          "failures are counted");
    call *c = tool_test_call();
    call_fail(c, GEO_BUSY, "Too many calls wait.");
    call_advise(c, "Come back.");
    c->retry_after_s = 2.5;
    out o = out_of(tool_test.text, sizeof tool_test.text);
    tool_write_error(&o, c);
    tool_write_error_text(&o, c);
    CHECK(
        EQ_STR(out_str(&o),
               STR("{\"error\":\"Too many calls wait.\",\"code\":\"busy\",\"recoverable\":true,"
                   "\"suggestion\":\"Come back.\",\"retry_after_s\":2.5}Error: Too many calls wait."
                   "\nCode: busy\nNext: Come back.\nRetry after: 2.5 s\n")),
        "an error with advice and a time");
}

/* ---- which place is meant ---- */

static str_pair tool_missouri[] = {{STR_ROW("county"), STR_ROW("Greene County")},
                                   {STR_ROW("state"), STR_ROW("Missouri")},
                                   {STR_ROW("country"), STR_ROW("United States")},
                                   {STR_ROW("country_code"), STR_ROW("us")}};
static str_pair tool_illinois[] = {{STR_ROW("county"), STR_ROW("Sangamon County")},
                                   {STR_ROW("state"), STR_ROW("Illinois")},
                                   {STR_ROW("country"), STR_ROW("United States")},
                                   {STR_ROW("country_code"), STR_ROW("us")}};
static str_pair tool_bond[] = {{STR_ROW("county"), STR_ROW("Bond County")},
                               {STR_ROW("state"), STR_ROW("Illinois")},
                               {STR_ROW("country"), STR_ROW("United States")},
                               {STR_ROW("country_code"), STR_ROW("us")}};

static place tool_test_place(const char *name, double lat, double lon, double importance,
                             str_pair *address, const char *id) {
    place p = place_new();
    p.name = str_of(name);
    p.display_name = str_of(name);
    p.lat = lat;
    p.lon = lon;
    p.importance = importance;
    p.place_rank = 16;
    p.type = STR("city");
    p.id = id ? str_of(id) : STR_NONE;
    p.address = (str_pairs){address, address ? 4 : 0};
    place_finish(&p);
    return p;
}

/* How many candidates answer_disambiguate finds in two places. */
static int tool_test_count_candidates(const char *query, place a, place b) {
    call *c = tool_test_call();
    place *list = ARENA_NEW(&c->mem, place, 2);
    list[0] = a;
    list[1] = b;
    answer_name name = {.places = {list, 2}};
    answer_disambiguate(c, str_of(query), STR_NONE, &name);
    ASSERT(name.places.count == 2);
    return name.candidates.count;
}

static void tool_candidates(void) {
    place missouri = tool_test_place("Springfield", 37.2, -93.3, 0.57, tool_missouri, "R1");
    place illinois = tool_test_place("Springfield", 39.8, -89.6, 0.55, tool_illinois, "R2");
    place paris = tool_test_place("Paris", 48.86, 2.35, 0.88, NULL, "R3");
    place texas = tool_test_place("Paris", 33.66, -95.55, 0.45, NULL, "R4");
    place accent = tool_test_place("SPRINGFI\xC3\x89LD", 39.8, -89.6, 0.55, tool_illinois, "R2");
    CHECK(EQ(tool_test_count_candidates("Springfield", missouri, illinois), 2),
          "two towns of one name");
    CHECK(EQ(tool_test_count_candidates("Springfield", missouri, accent), 2),
          "names are compared folded");
    CHECK(EQ(tool_test_count_candidates("Paris", paris, texas), 0), "one is far more important");
    CHECK(EQ(tool_test_count_candidates("x", missouri, texas), 0), "other names do not compete");
    CHECK(EQ(tool_test_count_candidates(
                 "Spring", missouri, tool_test_place("Springdale", 39.8, -89.6, 0.55, NULL, "R5")),
             2),
          "unless both begin with what was asked for");
    place station = tool_test_place("Springfield", 37.205, -93.3, 0.55, tool_missouri, "N6");
    CHECK(EQ(tool_test_count_candidates("Springfield", missouri, station), 0),
          "a town and its station are one place");
    place next = tool_test_place("Main Street", 37.25, -93.1, NAN, tool_bond, "W8");
    place street = tool_test_place("Main Street", 37.2, -93.3, NAN, tool_illinois, "W7");
    street.box = geo_bbox_around(37.2, -93.3, 0.01);
    next.box = geo_bbox_around(37.25, -93.1, 0.01);
    CHECK(EQ(tool_test_count_candidates("Main Street", street, next), 2),
          "streets in two counties");
    next.address = street.address;
    CHECK(EQ(tool_test_count_candidates("Main Street", street, next), 0),
          "two halves of one street");
    street.place_rank = next.place_rank = 30;
    CHECK(EQ(tool_test_count_candidates("Main Street", street, next), 2),
          "but not two shops in one district");
    place state = tool_test_place("Springfield", 39.8, -92, 0.56, NULL, "R9");
    state.box = (bbox){-95, 36, -89, 41};
    CHECK(EQ(tool_test_count_candidates("Springfield", state, missouri), 0),
          "a state is no rival of its capital");
}

static void tool_choices(void) {
    call *c = tool_test_call();
    place list[] = {tool_test_place("Springfield", 37.2, -93.3, 0.57, tool_missouri, "R1"),
                    tool_test_place("Springfield", 39.8, -89.6, 0.55, tool_illinois, "R2"),
                    tool_test_place("Springfield", 38.9, -89.4, 0.5, tool_bond, NULL)};
    answer_name name = {.places = {list, 2}, .origin = place_origin_new()};
    answer_disambiguate(c, STR("Springfield"), STR_NONE, &name);
    CHECK(
        EQ(name.candidates.count, 2) &&
            EQ_STR(name.candidates.at[0].display_name,
                   STR("Springfield, Missouri, United States")) &&
            EQ_STR(name.candidates.at[1].display_name, STR("Springfield, Illinois, United States")),
        "labels say what tells them apart");
    name = (answer_name){.places = {list, 3}, .origin = place_origin_new()};
    answer_disambiguate(c, STR("Springfield"), STR_NONE, &name);
    CHECK(EQ(name.candidates.count, 3) &&
              EQ_STR(name.candidates.at[2].display_name,
                     STR("Springfield, Bond County, Illinois, United States")) &&
              EQ_STR(name.candidates.at[2].id, STR("38.90000,-89.40000")) && !list[2].id.at,
          "labels with the county where that is needed; an id for what has none");
    CHECK(EQ(geocode_build(c, STR("Springfield"), &name, &tool_test.result), GEO_OK) &&
              EQ(tool_test.result.choices.count, 3),
          "the caller can ask");
    str shown = tool_test_result(false);
    CHECK(
        tool_test_has(
            shown,
            "{\"status\":\"needs_user_choice\",\"message\":\"\\\"Springfield\\\" fits 3 places and "
            "none clearly wins") &&
            tool_test_has(shown, "\"count\":3,") &&
            tool_test_has(
                shown,
                "\"choices\":[{\"id\":\"R1\",\"label\":\"Springfield, Greene County, Missouri, "
                "United States\",\"lat\":37.2,\"lon\":-93.3},"),
        "choices in the answer");
    CHECK(tool_test_has(tool_test_result(true),
                        "  - Springfield, Bond County, Illinois, United States\n"),
          "choices in the text");
    answer_disambiguate(c, STR("Springfield"), STR("R2"), &name);
    CHECK(EQ(name.places.count, 1) && !name.candidates.count &&
              EQ_STR(name.places.at[0].id, STR("R2")),
          "a choice taken");
    name.places = (place_list){list, 3};
    answer_disambiguate(c, STR("Springfield"), STR("38.90000,-89.40000"), &name);
    CHECK(EQ(name.places.count, 1) && EQ(name.places.at[0].lat, 38.9),
          "a choice without an OSM id");
    name.places = (place_list){list, 3};
    answer_disambiguate(c, STR("Springfield"), STR("R999"), &name);
    CHECK(EQ(name.places.count, 3) && EQ(name.candidates.count, 3),
          "an unknown choice: the list again");
    answer_mark_labels(c, STR("Springfield"), &name);
    CHECK(EQ_STR(name.candidates.at[0].display_name,
                 STR("Springfield, Greene County, Missouri, United States (R1)")) &&
              EQ_STR(name.candidates.at[2].display_name, STR("Springfield (38.90000,-89.40000)")),
          "labels of an upstream have what finds the place again");
}

/* ---- answers ---- */

static void tool_geocode_answers(void) {
    call *c = tool_test_call();
    place list[] = {tool_test_place("Vaduz", 47.14, 9.52, 0.6, NULL, "R1")};
    str meant[] = {STR("Vaduz"), STR("Baden")}, tried[] = {STR("b c"), STR("c")};
    answer_name name = {.places = {list, 1}, .origin = place_origin_new()};
    name.origin.source = PLACE_GAZETTEER;
    geocode_build(c, STR("Vaduz"), &name, &tool_test.result);
    CHECK(EQ_STR(tool_test_result(false),
                 STR("{\"status\":\"ok\",\"message\":\"1 place for "
                     "\\\"Vaduz\\\".\",\"query\":\"Vaduz\",\"count\":1,"
                     "\"results\":[{\"lat\":47.14,\"lon\":9.52,\"display_name\":\"Vaduz\",\"name\":"
                     "\"Vaduz\","
                     "\"bbox\":[9.42,47.04,9.62,47.24],\"bbox_source\":\"estimate\",\"id\":\"R1\","
                     "\"importance\":0.6,\"place_"
                     "rank\":16,"
                     "\"place_type\":\"city\"}],\"map_actions\":[{\"action\":\"fit_bounds\","
                     "\"bbox\":[9.42,47.04,9.62,47.24]},{\"action\":\"add_marker\",\"lat\":47.14,"
                     "\"lon\":9.52,"
                     "\"label\":\"Vaduz\"}],\"source\":\"gazetteer\"}")),
          "one place");
    name.origin.matched = STR("Vaduz");
    name.origin.dropped = STR("Xyz");
    geocode_build(c, STR("Xyz, Vaduz"), &name, &tool_test.result);
    CHECK(tool_test_has(tool_test_result(false),
                        "\"message\":\"Nothing fits all of \\\"Xyz, Vaduz\\\"; \\\"Vaduz\\\" was "
                        "found, without \\\"Xyz\\\".\""),
          "a relaxed match says what was given up");
    name.origin.matched = STR_NONE;
    geocode_build(c, STR("Vaduz, Xyz"), &name, &tool_test.result);
    CHECK(tool_test_has(tool_test_result(true), "1 place for \"Vaduz, Xyz\", without \"Xyz\"."),
          "and so does the gazetteer's, also as text");
    name = (answer_name){.origin = place_origin_new(), .tried = {tried, 2}};
    name.origin.did_you_mean = (str_list){meant, 2};
    geocode_build(c, STR("a b c"), &name, &tool_test.result);
    CHECK(
        EQ_STR(tool_test_result(false), STR("{\"status\":\"needs_clarification\",\"message\":"
                                            "\"Nothing found for \\\"a b c\\\", nor for "
                                            "\\\"b c\\\", \\\"c\\\"; did you mean \\\"Vaduz\\\" "
                                            "or \\\"Baden\\\"?\",\"query\":\"a b c\","
                                            "\"count\":0,\"results\":[],\"tried\":[\"b "
                                            "c\",\"c\"],\"did_you_mean\":[\"Vaduz\",\"Baden\"]}")),
        "nothing found");
    name.origin.did_you_mean.count = 0;
    geocode_bbox_build(c, STR("a"), 0, &name, &tool_test.result);
    CHECK(EQ_STR(tool_test_result(false),
                 STR("{\"status\":\"needs_clarification\",\"message\":\"Nothing found for "
                     "\\\"a\\\", nor for \\\"b c\\\", "
                     "\\\"c\\\"; try a shorter or differently spelled name.\"}")),
          "no box of nothing");
}

static void tool_bbox_answers(void) {
    call *c = tool_test_call();
    place list[] = {tool_test_place("Vaduz", 47.14, 9.52, 0.6, NULL, "R1")};
    answer_name name = {.places = {list, 1}, .origin = place_origin_new()};
    geocode_bbox_build(c, STR("Vaduz"), 0.5, &name, &tool_test.result);
    CHECK(EQ_STR(tool_test_result(false),
                 STR("{\"status\":\"ok\",\"message\":\"The box is an estimate, not the known "
                     "extent.\","
                     "\"place_name\":\"Vaduz\",\"bbox\":[9.32,46.94,9.72,47.34],"
                     "\"bbox_source\":\"estimate\",\"center\":{\"lat\":47.14,\"lon\":9.52},\"area_"
                     "km2\":1348.680065,"
                     "\"id\":\"R1\",\"place_type\":\"city\"}")),
          "a padded box");
    CHECK(tool_test_has(tool_test_result(true),
                        "bbox [9.32, 46.94, 9.72, 47.34]  west, south, east, north "
                        "(estimate)\n"
                        "center lat 47.14, lon 9.52\narea 1348.7 km\xC2\xB2 of the box"),
          "a box as text");
    bbox_answer known = *(const bbox_answer *)tool_test.result.data;
    known.place_area_km2 = 17.3;
    tool_test.result.data = &known;
    CHECK(tool_test_has(tool_test_result(true),
                        "area 1348.7 km\xC2\xB2 of the box, 17 km\xC2\xB2 of the place"),
          "the area of the place beside that of its box");
}

/* What only nearly fits is a candidate, and the sentence says why. */
static void tool_guesses(void) {
    static const struct {
        place_match match;
        const char *understood, *status, *says;
    } rows[] = {
        {PLACE_MATCH_ALIAS, NULL, "ok", "1 place for"},
        {PLACE_MATCH_INTERPOLATED, NULL, "ok", "1 place for"},
        {PLACE_MATCH_PREFIX, NULL, "needs_clarification", "the names of these go on"},
        {PLACE_MATCH_FUZZY, "Vaduz", "needs_clarification", "was read as \\\"Vaduz\\\""},
        {PLACE_MATCH_PARTIAL, NULL, "needs_clarification",
         "Only \\\"Vaduz\\\" was found of \\\"Vadus\\\"; the rest is not answered."},
    };
    call *c = tool_test_call();
    for (size_t i = 0; i < LEN(rows); i++) {
        place p = tool_test_place("Vaduz", 47.14, 9.52, 0.6, NULL, "R1");
        answer_name name = {.places = {&p, 1}, .origin = place_origin_new()};
        p.match = rows[i].match;
        name.origin.understood = rows[i].understood ? str_of(rows[i].understood) : STR_NONE;
        CHECK(EQ_STR(answer_status(&name), str_of(rows[i].status)), rows[i].says);
        geocode_build(c, STR("Vadus"), &name, &tool_test.result);
        CHECK(tool_test_has(tool_test_result(false), rows[i].says), rows[i].says);
    }
    answer_name none = {.origin = place_origin_new()};
    none.origin.is_common_word = true;
    CHECK(str_find(answer_message_text(c, STR("home"), &none), STR("alone is taken for no place")) >
              0,
          "a word that means no place");
}

/* What is missing, what is known, and what would help here. */
static void tool_reasons(void) {
    static const struct {
        const char *text, *dropped, *understood;
        place_reason reason;
        bool is_town;
        const char *says;
    } rows[] = {
        {"Foo St 1, Vaduz", "Foo St 1", "Vaduz (G1)", PLACE_NO_STREET_DATA, true,
         "There is no street data here for \\\"Foo St 1\\\"; its town is given, Vaduz (G1). "
         "Streets "
         "come with"},
        {"Foo St 1", NULL, NULL, PLACE_NO_STREET_DATA, false,
         "There is no street data here for \\\"Foo St 1\\\". Streets come with"},
        {"bars in Vaduz", "bars", "Vaduz (G1)", PLACE_NO_POI_DATA, true,
         "no data here of places like \\\"bars\\\"; the town is given, Vaduz (G1). Such places "
         "come"},
        {"bars in Vaduz", "bars", "Vaduz (G1)", PLACE_UNKNOWN_NAME, false,
         "\\\"bars\\\" is a kind of place: nearby_places lists those around Vaduz (G1)."},
        {"Xyz, Vaduz", "Xyz", "Vaduz (G1)", PLACE_UNKNOWN_NAME, false,
         "Nothing is known as \\\"Xyz\\\"; known is Vaduz (G1): ask for that, or spell the rest "
         "otherwise.\""},
        {"Vaduz", NULL, "Vaduz (G1)", PLACE_OUTSIDE_COUNTRY, false,
         "there is no \\\"Vaduz\\\"; without them it is Vaduz (G1)."},
        {"Vaduz", NULL, "Vaduz (G1)", PLACE_OUTSIDE_BOX, false,
         "there is no \\\"Vaduz\\\"; without bounded it is Vaduz (G1)."},
        {"Xyz", NULL, NULL, PLACE_UNKNOWN_NAME, false, "Nothing found for \\\"Xyz\\\"; try"},
    };
    config former = config_state.values;
    config_state.values.backend = BACKEND_GAZETTEER;
    config_state.values.base_url = config_state.values.email = STR_NONE;
    CHECK(str_find(find_remedy(PLACE_NO_STREET_DATA), STR("geocoder index build")) > 0 &&
              !find_remedy(PLACE_UNKNOWN_NAME).at,
          "without an upstream");
    call *c = tool_test_call();
    for (size_t i = 0; i < LEN(rows); i++) {
        place p = tool_test_place("Vaduz", 47.14, 9.52, 0.6, NULL, "G1");
        answer_name name = {.places = {&p, rows[i].is_town}, .origin = place_origin_new()};
        p.match = PLACE_MATCH_PARTIAL;
        name.origin.reason = rows[i].reason;
        name.origin.dropped = str_of(rows[i].dropped);
        name.origin.understood = str_of(rows[i].understood);
        name.origin.precision = rows[i].is_town ? STR("city") : STR_NONE;
        geocode_build(c, str_of(rows[i].text), &name, &tool_test.result);
        str shown = tool_test_result(false);
        CHECK(tool_test_has(shown, rows[i].says) && tool_test_has(shown, "needs_clarification"),
              rows[i].says);
        char reason[64];
        snprintf(reason, sizeof reason, "\"reason\":\"%s\"", place_reason_text(rows[i].reason).at);
        CHECK(tool_test_has(shown, reason), reason);
    }
    config_state.values.base_url = STR("http://127.0.0.1/");
    CHECK(str_find(find_remedy(PLACE_NO_STREET_DATA), STR("GEOCODER_BACKEND=auto")) > 0,
          "with one that is not asked");
    config_state.values = former;
}

static void tool_labels(void) {
    static const struct {
        const char *text, *rest, *choice;
        bool is_id;
    } rows[] = {
        {"Georgia (41.90000,43.90000)", "Georgia", "41.90000,43.90000", false},
        {"Shima, China (G12)", "Shima, China", "G12", true},
        {"Halle (Saale)", "Halle", "Saale", false},
        {"Paris", "Paris", NULL, false},
        {"()", "", "", false},
        {")", ")", NULL, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        str choice, rest = answer_bracket(guarded(str_of(rows[i].text)), &choice);
        bool is_same = rows[i].choice ? EQ_STR(choice, str_of(rows[i].choice)) : !choice.at;
        CHECK(EQ_STR(rest, str_of(rows[i].rest)) && is_same, rows[i].text);
        CHECK(EQ(answer_is_id(choice, true), rows[i].is_id), rows[i].text);
    }
    CHECK(answer_is_id(STR("G2988507"), false) && answer_is_id(STR("N1234"), false), "ids");
    CHECK(!answer_is_id(STR("W1"), false) && !answer_is_id(STR("N16"), false) &&
              !answer_is_id(STR("G"), true) && !answer_is_id(STR("Gx123"), false),
          "postal codes and words are none");
    place list[] = {tool_test_place("Wyoming", 43, -107.5, 0.6, NULL, "R1"),
                    tool_test_place("Wyoming", 42.9, -85.7, 0.55, NULL, "R2")};
    list[0].display_name = STR("Wyoming, United States");
    list[1].display_name = STR("Wyoming, Michigan, United States");
    list[0].match = list[1].match = PLACE_MATCH_EXACT;
    answer_name name = {.places = {list, 2}, .origin = place_origin_new()};
    call *c = tool_test_call();
    answer_disambiguate(c, STR("Wyoming, United States"), STR_NONE, &name);
    CHECK(EQ(name.places.count, 1) && EQ_STR(name.places.at[0].id, STR("R1")) &&
              EQ_STR(answer_status(&name), STR("ok")),
          "the label of one candidate");
    name.places.count = 2;
    answer_rate(&name);
    CHECK(list[0].confidence > 0.6 && list[0].confidence < 0.8 &&
              list[1].confidence < list[0].confidence,
          "rivals share the confidence, the better known has more");
    name.places.count = 1;
    answer_rate(&name);
    CHECK(list[0].confidence > 0.95, "no rival, no doubt");
    name.places.count = 2;
    answer_disambiguate(c, STR("Wyoming"), STR_NONE, &name);
    CHECK(EQ_STR(answer_status(&name), STR("needs_user_choice")), "the name of both");
}

static void tool_lookup_answers(call *c, place *p) {
    place_answer found = {.places = {p, 1}, .origin = place_origin_new()};
    lookup_build(c, STR("r5, G1,,"), &found, &tool_test.result);
    CHECK(tool_test_has(tool_test_result(false),
                        "{\"status\":\"partial\",\"message\":\"No place is known "
                        "by the id G1.\",\"count\":1,") &&
              tool_test_has(tool_test_result(false), "\"missing\":[\"G1\"]"),
          "ids that are known, and those that are not");
    lookup_build(c, STR("R5"), &found, &tool_test.result);
    CHECK(!tool_test_has(tool_test_result(false), "missing") &&
              !tool_test_has(tool_test_result(false), "message"),
          "all are known");
    found.places.count = 0;
    lookup_build(c, STR("x"), &found, &tool_test.result);
    CHECK(tool_test_has(tool_test_result(true), "No place is known by the id x.") &&
              tool_test_has(tool_test_result(false), "needs_clarification"),
          "none is known");
}

/* The clock of a place, on the day that was asked for. */
static void tool_clock_answers(call *c, place *p) {
    p->timezone = STR("Europe/Monaco");
    clock_set(c, p, 1, 1782864000); /* July 2026 */
    CHECK(EQ_STR(p->utc_offset, STR("+02:00")), "in summer");
    clock_set(c, p, 1, 1767225600);
    CHECK(EQ_STR(p->utc_offset, STR("+01:00")), "in winter");
    p->timezone = STR_NONE;
    p->utc_offset = STR_NONE;
    clock_set(c, p, 1, 1767225600);
    CHECK(!p->utc_offset.at, "no zone, no clock");
    str shown =
        tool_test_run("reverse_geocode", "{\"lat\":1,\"lon\":1,\"at\":\"2026-02-30\"}", true);
    CHECK(tool_test_has(shown, "at must be a day from 2025-01-01 to 2037-12-31."), "no such day");
}

static void tool_nearby_answers(call *c, place *p) {
    str words[] = {STR("cafe")};
    place_area area = {
        .lat = 43.74, .lon = 7.43, .radius_m = 500, .limit = 5, .categories = {words, 1}};
    place_answer found = {.places = {p, 1},
                          .origin = place_origin_new(),
                          .searched = STR("[amenity=cafe]"),
                          .truncated = true};
    p->distance_m = 12.34;
    p->bearing_deg = 90;
    nearby_build(c, &area, 0.5, &found, NULL, &tool_test.result);
    CHECK(
        str_starts(
            tool_test_result(false),
            STR("{\"status\":\"ok\",\"message\":\"1 place within 0.5 km, and there may be "
                "more.\",\"count\":1,"
                "\"truncated\":true,\"searched\":\"[amenity=cafe]\",\"lat\":43.74,\"lon\":7.43,"
                "\"radius_km\":0.5,\"categories\":[\"cafe\"],\"places\":[{\"name\":\"Monte-Carlo\","
                "\"distance_m\":12.3,\"bearing_deg\":90,")),
        "what is nearby");
    found = (place_answer){.origin = place_origin_new()};
    nearby_build(c, &area, 0.5, &found, NULL, &tool_test.result);
    CHECK(tool_test_has(tool_test_result(false), "\"status\":\"needs_clarification\"") &&
              tool_test_has(tool_test_result(false), "\"truncated\":false") &&
              tool_test_has(tool_test_result(false), "\"places\":[]"),
          "nothing nearby");
}

/* A list of places, cut or not, and what is said when there are none. */
static void tool_places_answers(call *c, place *p) {
    places_answer a = {.origin_at = &a.origin};
    places_ask ask = {.answer = &a,
                      .where.area = STR("Monaco"),
                      .selection = {.kind = STR("city"),
                                    .area_id = STR("G1"),
                                    .limit = 1,
                                    .most = {INFINITY, INFINITY, INFINITY}}};
    place_answer found = {
        .places = {p, 1}, .origin = place_origin_new(), .truncated = true, .total = 7};
    places_fill(c, &ask, &found);
    tool_test.result = (tool_result){.type = &places_type, .data = &a};
    CHECK(str_starts(
              tool_test_result(false),
              STR("{\"status\":\"ok\",\"message\":\"1 of 7 places of kind city in Monaco, "
                  "best known first.\",\"total\":7,\"count\":1,\"truncated\":true,\"next\":\"")),
          "a part of the places");
    found.total = PLACE_TOTAL_UNKNOWN;
    found.searched = STR("the box of ");
    p->elevation_m = 9;
    CHECK(EQ_TEXT(places_order(PLACE_ORDER_LARGEST, p), "highest first"), "of mountains");
    p->population = 5;
    places_fill(c, &ask, &found);
    CHECK(tool_test_has(tool_test_result(false), "\"message\":\"1 place of kind city in the box "
                                                 "of Monaco, largest first.\",\"count\":1,"),
          "how many there are is not known");
    found = (place_answer){.origin = place_origin_new()};
    ask.selection.least[PLACE_POPULATION] = 5;
    places_fill(c, &ask, &found);
    CHECK(tool_test_has(tool_test_result(true),
                        "No place of kind city is known in Monaco with such population;") &&
              tool_test_has(tool_test_result(false), "\"status\":\"needs_clarification\"") &&
              tool_test_has(tool_test_result(false), "\"total\":0"),
          "none");
    found.lacks_kind = true;
    places_fill(c, &ask, &found);
    CHECK(tool_test_has(tool_test_result(true), "The data here have no places of kind city. "),
          "none anywhere");
    double side[4];
    CHECK(within_is_box(STR("[5, 6,7 ,8]"), side) && EQ(side[3], 8) &&
              !within_is_box(STR("5,6,7"), side) && !within_is_box(STR("5,6,7,8,9"), side) &&
              !within_is_box(STR("5,6,7,x"), side),
          "a box");
}

static void tool_test_reverse(call *c, const place_point *point, const place_answer *found) {
    static reverse_answer a;
    a = (reverse_answer){.count = RECORD_NO_INT};
    tool_test.result = (tool_result){.type = geocode_reverse_record(), .data = &a};
    CHECK(EQ(geocode_reverse_fill(c, point, found, RECORD_NORMAL, &a), GEO_OK), "it has an answer");
}

static void tool_point_answers(void) {
    static str_pair address[] = {
        {STR_ROW("road"), STR_ROW("Place du Casino")},  {STR_ROW("suburb"), STR_ROW("Monte-Carlo")},
        {STR_ROW("ISO3166-2-lvl10"), STR_ROW("MC-MC")}, {STR_ROW("city"), STR_ROW("Monaco")},
        {STR_ROW("postcode"), STR_ROW("98000")},        {STR_ROW("country"), STR_ROW("Monaco")},
        {STR_ROW("country_code"), STR_ROW("mc")}};
    call *c = tool_test_call();
    place p = tool_test_place("Monte-Carlo", 43.74, 7.43, NAN, address, "R5");
    p.address.count = LEN(address);
    p.box = geo_bbox_around(43.74, 7.43, 0.01);
    p.address_type = STR("suburb");
    p.osm_type = STR("relation");
    p.osm_id = 5;
    place_answer found = {.places = {&p, 1}, .origin = place_origin_new()};
    place_point near = {.lat = 43.741, .lon = 7.43, .zoom = 14},
                far = {.lat = 43, .lon = 7.43, .zoom = 14};
    tool_test_reverse(c, &near, &found);
    str shown = tool_test_result(false);
    CHECK(str_starts(shown, STR("{\"status\":\"ok\",\"at\":{\"lat\":43.741,\"lon\":7.43},"
                                "\"lat\":43.74,\"lon\":7.43,\"display_name\":"
                                "\"Monte-Carlo\",")) &&
              tool_test_has(shown, "\"distance_m\":111.2,\"bearing_deg\":180"),
          "what is at a point, with how far it is");
    tool_test_reverse(c, &far, &found);
    CHECK(tool_test_has(tool_test_result(false),
                        "\"message\":\"The place is 82.3 km from the point.\""),
          "a far answer says so");
    p.place_rank = 4;
    tool_test_reverse(c, &far, &found);
    CHECK(!tool_test_has(tool_test_result(false), "\"message\""),
          "but not a country, which the point is in");
    p.place_rank = 16;
    admin_build(c, &near, &(admin_object){.found = found}, &tool_test.result);
    CHECK(EQ_STR(tool_test_result(false),
                 STR("{\"status\":\"ok\",\"lat\":43.741,\"lon\":7.43,\"display_name\":\"Monte-"
                     "Carlo\",\"boundaries\":["
                     "{\"level\":\"country\",\"name\":\"Monaco\",\"admin_level\":2},"
                     "{\"level\":\"city\",\"name\":\"Monaco\"},"
                     "{\"level\":\"suburb\",\"name\":\"Monte-Carlo\",\"code\":\"MC-MC\",\"admin_"
                     "level\":10,"
                     "\"id\":\"R5\",\"osm_type\":\"relation\",\"osm_id\":5}],\"country\":"
                     "\"Monaco\",\"country_"
                     "code\":\"mc\","
                     "\"city\":\"Monaco\",\"suburb\":\"Monte-Carlo\",\"postcode\":\"98000\"}")),
          "boundaries from the largest to the smallest");
    CHECK(tool_test_has(tool_test_result(true),
                        "country: Monaco\ncity: Monaco\nsuburb: Monte-Carlo (MC-MC)\n"
                        "postcode: 98000"),
          "boundaries as text");
    found.places.count = 0;
    found.origin.reason = PLACE_AT_SEA;
    tool_test_reverse(c, &(place_point){.lat = 0, .lon = -30}, &found);
    CHECK(tool_test_has(tool_test_result(false), "No place is known at 0, -30; it is at sea."),
          "nothing at sea");
    found.origin.reason = PLACE_REASON_NONE;
    tool_test_reverse(c, &(place_point){.lat = 0, .lon = -30}, &found);
    CHECK(tool_test_has(
              tool_test_result(false),
              "{\"status\":\"needs_clarification\",\"message\":\"No place is known at 0, -30; "
              "it may be at sea, or outside the data.\",\"at\":{\"lat\":0,\"lon\":-30}"),
          "nothing at a point");
    admin_build(c, &near, &(admin_object){.found = found}, &tool_test.result);
    CHECK(tool_test_has(tool_test_result(false), "\"status\":\"needs_clarification\"") &&
              tool_test_has(tool_test_result(false), "\"boundaries\":[]"),
          "no boundaries at sea");
    tool_nearby_answers(c, &p);
    tool_lookup_answers(c, &p);
    tool_places_answers(c, &p);
    tool_clock_answers(c, &p);
}

/* Levels and codes are the upstream's own, not of the part that the code stands behind. */
static void tool_admin_levels(void) {
    static str_pair address[] = {{STR_ROW("village"), STR_ROW("Nendeln")},
                                 {STR_ROW("ISO3166-2-lvl8"), STR_ROW("LI-02")},
                                 {STR_ROW("county"), STR_ROW("Unterland")},
                                 {STR_ROW("country"), STR_ROW("Liechtenstein")}},
                    admin[] = {{STR_ROW("level8"), STR_ROW("Eschen")},
                               {STR_ROW("level6"), STR_ROW("Unterland")}};
    call *c = tool_test_call();
    place p = tool_test_place("Nendeln", 47.2, 9.54, NAN, address, "N1"), same = p, area = p;
    admin_object near = {.found = {.places = {&p, 1}, .origin = place_origin_new()},
                         .levels.places = {&same, 1},
                         .area = &area};
    place_point point = {.lat = 47.2, .lon = 9.54};
    near.found.origin.source = PLACE_NOMINATIM;
    p.address.count = LEN(address);
    same.address = (str_pairs){admin, LEN(admin)};
    area.name = STR("Eschen");
    area.osm_type = STR("relation");
    area.osm_id = 7;
    area.id = STR("R7");
    admin_build(c, &point, &near, &tool_test.result);
    CHECK(
        tool_test_has(
            tool_test_result(false),
            "\"boundaries\":[{\"level\":\"country\",\"name\":\"Liechtenstein\",\"admin_level\":2},"
            "{\"level\":\"county\",\"name\":\"Unterland\",\"admin_level\":6},"
            "{\"level\":\"administrative\",\"name\":\"Eschen\",\"code\":\"LI-02\",\"admin_level\":"
            "8,\"id\":\"R7\",\"osm_type\":\"relation\",\"osm_id\":7},"
            "{\"level\":\"village\",\"name\":\"Nendeln\"}]"),
        "a village has no code of its municipality, which has its own id");
    place less = same;
    CHECK(admin_same_levels(&(place_list){&same, 1}, &(place_list){&less, 1}),
          "two objects in the same boundaries");
    less.address.count = 1;
    CHECK(!admin_same_levels(&(place_list){&same, 1}, &(place_list){&less, 1}),
          "what is in a smaller one, too, does not tell what contains the point");
    same.id = STR("N2");
    admin_build(c, &point, &near, &tool_test.result);
    CHECK(!tool_test_has(tool_test_result(false), "LI-02") &&
              !tool_test_has(tool_test_result(false), "\"admin_level\":8") &&
              tool_test_has(tool_test_result(false), "Nendeln"),
          "levels of another place are not taken");
}

static void tool_batch_answers(void) {
    call *c = tool_test_call();
    place list[] = {tool_test_place("Vaduz", 47.14, 9.52, 0.6, NULL, "R1")};
    batch_item items[] = {
        {.query = STR("Vaduz"), .status = ANSWER_OK, .results = {list, 1}, .retry_after_s = NAN},
        {.query = STR("xyzzy"),
         .status = ANSWER_CLARIFY,
         .message = STR("Nothing."),
         .retry_after_s = NAN},
        {.query = STR("slow"),
         .status = STR("error"),
         .message = STR("Too slow."),
         .code = STR("timeout"),
         .retry_after_s = 1.5}};
    batch_answer a = {.results = {items, 3}, .origin = place_origin_new(), .origin_at = &a.origin};
    tool_arg queries = {.count = 3};
    batch_wish ask = {.queries = &queries};
    items[0].origin = items[1].origin = items[2].origin = place_origin_new();
    items[0].origin.source = items[1].origin.source = PLACE_NOMINATIM;
    call_fail(c, GEO_TIMEOUT, "Too slow.");
    CHECK(EQ(geocode_batch_build(c, &ask, &a, &tool_test.result), GEO_OK) && EQ(c->code, GEO_OK),
          "one failure is no failure");
    str shown = tool_test_result(false);
    CHECK(
        str_starts(
            shown,
            STR("{\"status\":\"partial\",\"message\":\"3 queries: 1 exact, 0 at city level, 0 "
                "ambiguous, 0 nearly, "
                "2 missed.\",\"total\":3,"
                "\"succeeded\":1,\"failed\":2,\"exact\":1,\"city_level\":0,\"ambiguous\":0,"
                "\"nearly\":0,"
                "\"missed\":2,\"results\":[{\"query\":\"Vaduz\",\"status\":\"ok\","
                "\"results\":[{\"lat\":47.14,")) &&
            tool_test_has(
                shown,
                "{\"query\":\"xyzzy\",\"status\":\"needs_clarification\",\"message\":\"Nothing.\","
                "\"results\":[]}") &&
            tool_test_has(shown,
                          "{\"query\":\"slow\",\"status\":\"error\",\"message\":\"Too "
                          "slow.\",\"code\":\"timeout\","
                          "\"retry_after_s\":1.5,\"results\":[]}],\"source\":\"nominatim\"}"),
        "a batch keeps order and says of each how it ended");
    CHECK(tool_test_has(tool_test_result(true), "\"xyzzy\": Nothing.\n\n\"slow\": Too slow.\n\n"),
          "a batch as text");
    a = (batch_answer){.results = {items, 1}, .origin = place_origin_new(), .origin_at = &a.origin};
    items[0].status = ANSWER_CLARIFY;
    items[0].origin.precision = STR("city");
    queries.count = 1;
    CHECK(EQ(geocode_batch_build(c, &ask, &a, &tool_test.result), GEO_OK) && EQ(a.city_level, 1) &&
              EQ(a.failed, 1) && EQ_STR(a.status, ANSWER_CLARIFY),
          "the town of an address is counted apart");
    a = (batch_answer){
        .results = {items + 2, 1}, .origin = place_origin_new(), .origin_at = &a.origin};
    call_fail(c, GEO_TIMEOUT, "Too slow.");
    CHECK(EQ(geocode_batch_build(c, &ask, &a, &tool_test.result), GEO_TIMEOUT),
          "when all fail, the call has failed");
}

static void tool_merged_origins(void) {
    call *c = tool_test_call();
    place_origin into = place_origin_new(), from = place_origin_new();
    from.source = PLACE_NOMINATIM;
    from.attribution = STR("A");
    from.cached = true;
    from.age_s = 10;
    answer_merge(c, &into, &from);
    from.age_s = 20;
    answer_merge(c, &into, &from);
    CHECK(EQ(into.source, PLACE_NOMINATIM) && into.cached && EQ(into.age_s, 20),
          "equal origins are one");
    from.source = PLACE_GAZETTEER;
    from.attribution = STR("B");
    from.cached = false;
    from.age_s = NAN;
    answer_merge(c, &into, &from);
    CHECK(EQ(into.source, PLACE_NOMINATIM | PLACE_GAZETTEER) &&
              EQ_STR(into.attribution, STR("A; B")) && !into.cached && isnan(into.age_s),
          "different origins are both named");
}

static void tool_distances(void) {
    str shown = tool_test_run(
        "distance_matrix",
        "{\"points\":[[48.8566,2.3522],{\"name\":\"London\",\"lat\":51.5074,\"lon\":-0.1278},"
        "[40.7128,-74.006]]}",
        false);
    CHECK(EQ_STR(shown, STR("{\"status\":\"ok\",\"units\":\"m\",\"labels\":["
                            "\"48.8566, 2.3522\",\"London\",\"40.7128, "
                            "-74.006\"],\"distances\":[[0,343556,5837241],[343556,0,5570222],"
                            "[5837241,5570222,0]],\"center\":{\"lat\":53.041,\"lon\":-25.279}}")),
          "a distance matrix");
    shown = tool_test_run("distance_matrix",
                          "{\"points\":\"[[0,0],[0,1]]\",\"output_mode\":\"text\"}", true);
    CHECK(EQ_STR(shown, STR("1. 0, 0\n2. 0, 1\n\nDistances\n               1           2\n"
                            "  1          0 m    111.2 km\n  2     111.2 km         0 m\n\n"
                            "Center: 0, 0.5")),
          "a distance matrix as text");
    CHECK(tool_test.result.as_text, "the caller wants text");
    shown = tool_test_run("route_waypoints",
                          "{\"waypoints\":[[43.7391605,7.428023],[43.7306805,7.4255127],"
                          "{\"name\":\"Stade\",\"lat\":43.7275713,\"lon\":7.4154577}]}",
                          false);
    CHECK(EQ_STR(shown, STR("{\"status\":\"ok\",\"message\":\"3 waypoints, 1.8 km. "
                            "Lengths are as the crow flies, not by road.\",\"waypoints\":["
                            "{\"lat\":43.73916,\"lon\":7.42802},{\"lat\":43.73068,\"lon\":7.42551},"
                            "{\"label\":\"Stade\",\"lat\":43.72757,\"lon\":7.41546}],\"legs\":["
                            "{\"from\":\"43.7391605, 7.428023\",\"to\":\"43.7306805, "
                            "7.4255127\",\"distance_m\":964.3,"
                            "\"bearing_deg\":192.1},{\"from\":\"43.7306805, "
                            "7.4255127\",\"to\":\"Stade\",\"distance_m\":878.8,"
                            "\"bearing_deg\":246.8}],\"total_distance_m\":1843.1,"
                            "\"bbox\":[7.41546,43.72757,7.42802,43.73916]}")),
          "a route");
}

/* Distances in other units, between two lists, the nearest, and too many. */
static void tool_matrix_forms(void) {
    static const struct {
        const char *arguments, *part;
    } rows[] = {
        {"{\"points\":[[0,0],[0,1],[0,0.1]],\"unit\":\"km\"}",
         "\"distances\":[[0,111,11.1],[111,0,100],[11.1,100,0]]"},
        {"{\"points\":[[0,0],[0,1]],\"unit\":\"miles\"}",
         "{\"status\":\"ok\",\"units\":\"miles\",\"distances\":"
         "[[0,69.1],[69.1,0]]"},
        {"{\"origins\":[[0,0]],\"destinations\":[[0,1],[0,2],[0,0]],\"unit\":\"km\"}",
         "\"distances\":[[111,222,0]]"},
        {"{\"origins\":[{\"name\":\"A\",\"lat\":0,\"lon\":0}],\"destinations\":[[0,3],[0,1],[0,2]],"
         "\"nearest\":2,\"unit\":\"km\"}",
         "\"rows\":[{\"from\":\"A\",\"nearest\":[{\"to\":\"0, 1\",\"distance\":111},{\"to\":\"0, "
         "2\","
         "\"distance\":222}]}]}"},
        {"{\"points\":[[0,0],[0,1],[0,3]],\"nearest\":1,\"unit\":\"km\"}",
         "[{\"from\":\"0, 0\",\"nearest\":[{\"to\":\"0, 1\",\"distance\":111}]},{\"from\":\"0, 1\","
         "\"nearest\":[{\"to\":\"0, 0\",\"distance\":111}]},{\"from\":\"0, "
         "3\",\"nearest\":[{\"to\":"
         "\"0, 1\",\"distance\":222}]}]"},
        {"{\"points\":[[0,0],[0,1]],\"nearest\":9,\"output_mode\":\"text\"}",
         "\"nearest\":[{\"to\":\"0, 1\",\"distance\":111195}]"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        str shown = tool_test_run("distance_matrix", rows[i].arguments, false);
        CHECK(tool_test_has(shown, rows[i].part), rows[i].arguments);
    }
    CHECK(tool_test_has(tool_test_result(true), "\nFrom 0, 0\n  111.2 km  0, 1\n"), "as text");
    char many[1024];
    out o = out_of(many, sizeof many);
    for (int i = 0; i <= 25; i++) { /* 26 by 26 */
        out_fmt(&o, "%s[0,%d]", i ? "," : "{\"points\":[", i);
    }
    out_text(&o, STR("]}"));
    out_char(&o, 0);
    str shown = tool_test_run("distance_matrix", many, false);
    CHECK(tool_test_has(shown, "There are 676 distances; these are the 3 nearest of each row.") &&
              tool_test_has(shown, "\"truncated\":true") && !tool_test_has(shown, "\"distances\""),
          "too many distances are not written");
}

/* A waypoint that was not found and an ambiguous one. */
static void tool_route_gaps(void) {
    call *c = tool_test_call();
    place list[] = {tool_test_place("Springfield, Missouri", 37.2, -93.3, 0.57, NULL, "R1"),
                    tool_test_place("Springfield, Illinois", 39.8, -89.6, 0.57, NULL, "R2")};
    spot points[] = {{.name = STR("A"), .lat = 1, .lon = 2, .box = geo_bbox_none()},
                     {.name = STR("B"), .lat = 1, .lon = 3, .box = geo_bbox_none()},
                     {.name = STR("xyzzy"),
                      .query = STR("xyzzy"),
                      .lat = NAN,
                      .lon = NAN,
                      .box = geo_bbox_none(),
                      .status = ANSWER_CLARIFY},
                     {.name = STR("Springfield"),
                      .query = STR("Springfield"),
                      .lat = NAN,
                      .lon = NAN,
                      .box = geo_bbox_none(),
                      .status = ANSWER_CHOOSE,
                      .choices = {list, 2}}};
    spots all = {.at = points, .count = 4, .settled = 2};
    route_leg legs[4];
    route_answer a = {.points = all,
                      .legs = {legs, 0},
                      .box = geo_bbox_none(),
                      .saved_m = NAN,
                      .hop_count = RECORD_NO_INT};
    route_add_legs(c, &a, false);
    route_conclude(c, &a);
    CHECK(
        EQ(a.legs.count, 3) && a.legs.at[0].distance_m > 111000 && isnan(a.legs.at[1].distance_m) &&
            isnan(a.total_distance_m) && a.sum_m == a.legs.at[0].distance_m &&
            EQ_STR(a.status, ANSWER_PARTIAL) &&
            EQ_STR(a.message, STR("2 of 4 waypoints and 1 of 3 legs are known. Lengths are as the "
                                  "crow flies, not by road.")),
        "the leg between known waypoints stands, and there is no total");
    tool_result asks = {0};
    spot_ask(&all, &asks);
    CHECK(!asks.choices.count, "two doubts are not one question");
    CHECK(EQ_STR(spot_status(&all, false), ANSWER_CLARIFY), "first what is missing");
    all.at = points + 1;
    points[2] = points[3];
    all.count = 2;
    all.settled = 1;
    spot_ask(&all, &asks);
    CHECK(EQ_STR(spot_status(&all, false), ANSWER_CHOOSE) && EQ(asks.choices.count, 2) &&
              EQ_STR(asks.query, STR("Springfield")),
          "then what is in doubt");
    matrix_answer m = {.points = {.at = points, .count = 3, .settled = 2}, .unit_m = 1};
    m.from = m.to = &m.points;
    double *metres = matrix_measure(c, m.from, m.to);
    matrix_fill_all(&m, metres);
    CHECK(isnan(m.distances.at[2]) && isnan(m.distances.at[8]) && EQ(m.distances.at[0], 0) &&
              m.distances.at[1] > 111000 && EQ(m.distances.at[1], m.distances.at[3]) &&
              EQ_STR(matrix_status(&m), ANSWER_PARTIAL),
          "a matrix with a gap");
}

/* The same whatever the rows are. */
#define TOOL_TEST_COLUMNS                                                                          \
    "\"places\":{\"columns\":[\"query\",\"status\",\"label\",\"lat\",\"lon\",\"id\",\"match\"],"   \
    "\"rows\":["

/* The arguments that a wrong call may mean. */
static void tool_corrections(void) {
    static const struct {
        const char *tool, *arguments, *corrected;
    } rows[] = {
        {"geocode", "{\"query\":\"Nice\",\"language\":\"French\"}",
         "{\"query\":\"Nice\",\"language\":\"fr\"}"},
        {"geocode", "{\"language\":\" GERMAN\",\"query\":[1,2]}",
         "{\"language\":\"de\",\"query\":[1,2]}"},
        {"geocode", "{\"query\":\"Nice\",\"language\":\"Klingon\"}", ""},
        {"geocode", "{\"query\":\"Nice\",\"limit\":100}", "{\"query\":\"Nice\",\"limit\":50}"},
        {"geocode", "{\"query\":\"Nice\",\"limit\":\"-3\"}", "{\"query\":\"Nice\",\"limit\":1}"},
        {"geocode", "{\"query\":\"Nice\",\"limit\":\"10%\"}", ""},
        {"geocode", "{\"query\":\"Nice\",\"limit\":\"many\"}", ""},
        {"geocode", "{\"query\":\"Nice\",\"detail\":\"breif\"}",
         "{\"query\":\"Nice\",\"detail\":\"brief\"}"},
        {"geocode", "{\"query\":\"Nice\",\"at\":\"now\"}", "{\"query\":\"Nice\"}"},
        {"geocode", "{\"query\":\"Nice\",\"country_codes\":\"World\"}", "{\"query\":\"Nice\"}"},
        {"geocode", "{\"query\":\"Nice\",\"limt\":3}", "{\"query\":\"Nice\",\"limit\":3}"},
        {"bbox_from_place", "{\"query\":\"Nice\",\"padding\":\"10%\"}",
         "{\"query\":\"Nice\",\"padding\":0.1}"},
        {"nearby_places", "{\"place\":\"Nice\",\"radius_km\":\"5 km\"}",
         "{\"place\":\"Nice\",\"radius_km\":5}"},
        {"nearby_places", "{\"place\":\"Nice\",\"radius_km\":\"5 miles\"}", ""},
        {"nearby_places", "{\"place\":\"Nice\",\"radius_km\":9000}",
         "{\"place\":\"Nice\",\"radius_km\":500}"},
        {"nearby_places", "{\"lat\":1,\"lon\":2,\"categories\":[\"farmacy\"]}",
         "{\"lat\":1,\"lon\":2,\"categories\":\"pharmacy\"}"},
        {"nearby_places", "{\"lat\":1,\"lon\":2,\"categories\":[\"xyzzyplugh\"]}", ""},
        {"reverse_geocode", "{\"lat\":95,\"lon\":2}", ""},
        {"find_places", "{\"kind\":\"city\",\"within\":\"world\"}", "{\"kind\":\"city\"}"},
        {"find_places", "{\"kind\":\"city\",\"order\":\"largst\"}",
         "{\"kind\":\"city\",\"order\":\"largest\"}"},
    };
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    for (size_t i = 0; i < LEN(rows); i++) {
        call *c = tool_test_call();
        tool_result result;
        ASSERT(json_parse(&tool_test.doc, str_of(rows[i].arguments), &c->mem));
        CHECK(EQ(tool_run(c, tool_find(str_of(rows[i].tool)), json_root(&tool_test.doc), STR_NONE,
                          true, &result),
                 GEO_INVALID) &&
                  EQ_STR(c->corrected, str_of(rows[i].corrected)),
              rows[i].arguments);
    }
    CHECK(tool_test_has(
              tool_test_run("geocode", "{\"query\":\"Nice\",\"limit\":100}", false),
              "\"suggestion\":\"Call again with these arguments.\",\"arguments\":{\"query\":"
              "\"Nice\",\"limit\":50}}"),
          "the error has them");
    CHECK(tool_test_has(
              tool_test_run("geocode", "{\"query\":\"Nice\",\"limit\":100}", true),
              "\nNext: Call again with these arguments. {\"query\":\"Nice\",\"limit\":50}\n"),
          "so has its text");
}

/* A clear winner, what else is called so, and what must be asked. No text is longer than its JSON.
 */
static void tool_words(void) {
    static const struct {
        const char *tool, *arguments, *part, *no_part;
    } rows[] = {
        {"geocode", "{\"query\":\"Paris\",\"language\":\"en\"}",
         "\"others\":[{\"id\":\"G4717560\",\"label\":\"Paris, Lamar County, Texas, United "
         "States\"}",
         "America/"},
        {"geocode", "{\"query\":\"Paris\",\"language\":\"en\",\"detail\":\"full\"}",
         "America/Chicago", "\"others\""},
        {"geocode", "{\"query\":\"Boulder, Colorado\",\"language\":\"en\"}",
         "\"state\":\"Colorado\"", "\"importance\""},
        {"geocode", "{\"query\":\"Springfield\",\"language\":\"en\"}",
         "\"label\":\"Springfield, Missouri, United States\",\"lat\":37.21534,\"lon\":-93.29823,"
         "\"place_type\":\"city\",\"population\":170188,\"confidence\":0.",
         "\"bbox\""},
        {"geocode", "{\"query\":\"Springfield\",\"detail\":\"full\"}", "\"results\":[{\"lat\"",
         "\"others\""},
        {"geocode", "{\"query\":\"48.1,11.5\"}", "\"notation\"", "\"others\""},
        {"geocode", "{\"query\":\"Bratislawwa\"}", "\"status\":\"needs_clarification\"",
         "\"others\""},
        {"reverse_geocode", "{\"lat\":47.5,\"lon\":9.6}", "\"timezone\"", "\"results\""},
        {"reverse_geocode", "{\"points\":[[47.5,9.6],\"Xyzzyplugh\"]}", "\"points\":{",
         "\"results\""},
        {"batch_geocode", "{\"queries\":[\"Oslo\",\"Springfield\",\"Xyzzyplugh\"]}", "\"places\"",
         "\"results\""},
        {"batch_geocode", "{\"queries\":[\"Oslo\"],\"fields\":[\"timezone\"]}", "Europe/Oslo",
         "lat"},
        {"lookup_places", "{\"ids\":[\"G2988507\"]}", "\"timezone\"", "\"match\""},
        {"bbox_from_place", "{\"query\":\"France\"}", "\"bbox\":[-5.13", "\"results\""},
        {"nearby_places", "{\"place\":\"Bern\"}", "\"places\"", "\"results\""},
        {"admin_boundaries", "{\"place\":\"Bern\"}", "\"boundaries\"", "\"results\""},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        str shown = tool_test_run(rows[i].tool, rows[i].arguments, false);
        size_t bytes = shown.len;
        CHECK(tool_test_has(shown, rows[i].part) && !tool_test_has(shown, rows[i].no_part),
              rows[i].arguments);
        bool is_full = strstr(rows[i].arguments, "full") != NULL;
        CHECK(is_full || tool_test_run(rows[i].tool, rows[i].arguments, true).len <= bytes,
              rows[i].arguments);
    }
}

/* Which of many are in an area: by divisions, box, outline, circle. */
static void tool_batch_inside(void) {
    static const struct {
        const char *arguments, *part;
    } rows[] = {
        {"{\"queries\":[\"Munich\",\"Vienna\",\"48.2,11.6\"],\"within\":\"Bavaria\"}",
         "\"inside\":2,\"within\":\"in Bavaria\""},
        {"{\"queries\":[\"Munich\",\"Xyzzyplugh\"],\"within\":\"at\"}", "\"inside\":0,"},
        {"{\"queries\":[\"France\",\"Peru\"],\"within\":\"Europe\"}", ",true],[\"Peru\""},
        {"{\"queries\":[\"46.45,6.5\",\"46.6,6.7\"],\"within\":\"Lake Geneva\"}",
         "\"inside\":1,\"within\":\"in Lake Geneva\""},
        {"{\"queries\":[\"Nice\",\"Antibes\"],\"within\":\"7.2,43.6,7.5,43.8\"}",
         "\"within\":\"in the box\""},
        {"{\"queries\":[\"40.75,-73.98\"],\"within\":\"New York City\"}", "in the box of New York"},
        {"{\"queries\":[\"Augsburg\",\"Hof\"],\"within\":\"Munich\",\"radius_km\":100}",
         "\"inside\":1,\"within\":\"within 100 km of Munich\""},
        {"{\"queries\":[\"Oslo\"],\"within\":\"Springfield\"}", "within is no one place."},
        {"{\"queries\":[\"Oslo\"],\"radius_km\":5}", "radius_km needs a place in within."},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(tool_test_has(tool_test_run("batch_geocode", rows[i].arguments, false), rows[i].part),
              rows[i].arguments);
    }
}

/* More queries than a call takes, and more than an answer may have bytes of. */
static void tool_batch_most(void) {
    enum { QUERIES = 53, BYTES = 60000 };
    static char arguments[2048];
    out o = out_of(arguments, sizeof arguments);
    for (int i = 0; i < QUERIES; i++) {
        out_fmt(&o, "%s\"%s\"", i ? "," : "{\"queries\":[", i % 2 ? "Switzerland" : "Springfield");
    }
    size_t end = o.len;
    out_fmt(&o, "],\"fields\":[\"id\"]}%c", 0);
    CHECK(tool_test_has(tool_test_run("batch_geocode", arguments, false),
                        "\"next\":\"Only the first 50 of 53 queries are answered: call again with "
                        "those from number 51 on.\",\"total\":50,"),
          "the rest of a long list is for the next call");
    o.len = end;
    out_fmt(&o, "],\"limit\":50,\"detail\":\"full\"}%c", 0);
    str shown = tool_test_run("batch_geocode", arguments, false);
    CHECK(shown.len <= BYTES && shown.len > BYTES / 4 &&
              tool_test_has(shown, " of 53 queries are answered, as an answer has at most 60,000 "
                                   "bytes: call again with those from number "),
          "no answer is longer than a model can read");
    shown = tool_test_run(
        "batch_geocode",
        "{\"queries\":[\"Springfield\"],\"limit\":50,\"detail\":\"full\",\"language\":\"en\"}",
        false);
    CHECK(shown.len <= BYTES, "not even that of one query");
}

/* Places by name, with what is built in. */
static const struct {
    const char *tool, *arguments, *part;
} tool_place_rows[] = {
    {"geocode", "{\"query\":\"Mons\",\"country_codes\":[\"USA\",\"Belgien\"]}", "Belgi"},
    {"geocode", "{\"query\":\"Cambridge\",\"country_codes\":\"UK\",\"language\":\"en\"}",
     "United Kingdom"},
    {"geocode", "{\"query\":\"Paris\",\"country\":\"Atlantis\"}",
     "must be codes or names of countries"},
    {"geocode", "{\"q\":\"Paris\",\"country\":\"Texas\"}", "must be codes or names of countries"},
    {"route_waypoints", "{\"waypoints\":\"Oslo; Lima\"}", "\"from\":\"Oslo\",\"to\":\"Lima\""},
    {"reverse_geocode", "{\"points\":\"48.85,2.29; 52.5,13.4\"}", "\"count\":2"},
    {"lookup_places", "{\"ids\":\"R71525\"}", "come with an index file or an upstream"},
    {"find_places", "{\"kind\":\"island\",\"within\":\"Greece\"}", ", best known first."},
    {"find_places", "{\"kind\":\"city\",\"within\":[\"5\",\"45\",\"10\",\"48\"]}",
     "places of kind city in the box, largest first."},
    {"geocode", "{\"query\":\"capital of France\",\"language\":\"en\"}",
     "\"message\":\"Nothing is known as \\\"capital of\\\"; known is France"},
    {"find_places", "{\"kind\":\"peak\",\"within\":\"Nepal\",\"after\":\"G1\"}",
     "There is no place G1 to go on after"},
    {"find_places", "{\"kind\":\"peak\",\"min_elevation\":8800}", "\"total\":1,"},
    {"find_places", "{\"kind\":\"city\",\"within\":\"Poland\",\"limit\":2}",
     "\"places\":{\"columns\":[\"name\",\"lat\",\"lon\",\"id\",\"population\"],\"rows\":[["
     "\"Warsaw\",52."},
    {"find_places", "{\"kind\":\"city\",\"within\":[5,45,10,48],\"limit\":3}",
     "\"name\",\"lat\",\"lon\",\"id\",\"population\",\"country_code\"],"},
    {"find_places", "{\"kind\":\"county\",\"within\":\"US\",\"limit\":50}", "\"id\",\"region\"],"},
    {"find_places",
     "{\"kind\":\"county\",\"within\":\"US\",\"limit\":1,\"fields\":[\"Region\",\"name\"]}",
     "\"columns\":[\"name\",\"region\"],\"rows\":[[\"Los Angeles County\",\"California\"]]"},
    {"find_places", "{\"kind\":\"peak\",\"limit\":1,\"detail\":\"brief\"}",
     "\"columns\":[\"name\",\"lat\",\"lon\",\"id\"],"},
    {"find_places", "{\"kind\":\"peak\",\"limit\":1,\"detail\":\"full\"}",
     "\"results\":[{\"name\":\"Mount Everest\","},
    {"find_places",
     "{\"kind\":\"country\",\"order\":\"area\",\"limit\":1,\"fields\":\"name,area_km2\"}",
     "largest area first.\",\"total\":250,\"truncated\":true,\"next\":\"P1001694703720999488\","
     "\"places\":{\"columns\":[\"name\",\"area_km2\"],\"rows\":[[\"Russia\",17100000]]}"},
    {"find_places", "{\"kind\":\"country\",\"order\":\"elevation\"}",
     "The elevation of places of kind country is not known, so that order cannot be elevation; it "
     "can be largest, name, population, area."},
    {"find_places", "{\"kind\":\"capital\",\"within\":\"Africa\",\"order\":\"area\"}",
     "it can be largest, name, population."},
    {"find_places", "{\"kind\":\"division\",\"within\":\"Germany\",\"order\":\"area\",\"limit\":1}",
     "[\"Bavaria\","},
    {"find_places", "{\"kind\":\"division\",\"within\":\"DE\",\"min_area_km2\":40000}",
     "\"total\":2,"},
    {"find_places", "{\"kind\":\"division\",\"within\":\"DE\",\"max_area_km2\":1000}",
     "\"total\":3,"},
    {"find_places", "{\"kind\":\"division\",\"order\":\"area\"}", "need within, a country."},
    {"find_places", "{\"kind\":\"peak\",\"max_elevation\":500,\"order\":\"elevation\",\"limit\":1}",
     "\"rows\":[[\"Lion Rock\","},
    {"find_places", "{\"kind\":\"peak\",\"within\":\"Denmark\",\"min_elevation\":500}",
     "is known in Denmark with such elevation; places without a known one are left out; the "
     "nearest "
     "is Kjeragbolten, Rogaland, Norway (peak "},
    {"find_places", "{\"kind\":\"airport\",\"within\":\"47,7.9\",\"radius_km\":5}",
     "the nearest is Bern Belp Airport, Bern, Switzerland (aerodrome P1114101903208566058), 32 km "
     "from the middle."},
    {"bbox_from_place", "{\"query\":\"France\"}", "\"bbox_source\":\"outline\""},
    {"bbox_from_place", "{\"query\":\"France\"}", "\"bbox_covers\":\"mainland\""},
    {"bbox_from_place", "{\"query\":\"Portugal\"}", "The box is that of the mainland; "},
    {"geocode", "{\"query\":\"United States\"}", "\"bbox_covers\":\"mainland\""},
    {"geocode", "{\"query\":\"Switzerland\",\"detail\":\"full\"}",
     "\"neighbours\":\"AT DE FR IT LI\""},
    {"geocode", "{\"query\":\"Taiwan\"}", "\"disputed\":true,\"claimed_by\":[\"TW\",\"CN\"]"},
    {"reverse_geocode", "{\"lat\":46.84,\"lon\":29.64}",
     "\"claimed_by\":[\"MD\",\"Transnistria\"]"},
    {"geocode", "{\"query\":\"Eiffel Tower\"}", "\"bbox_source\":\"estimate\""},
    {"geocode", "{\"query\":\"Heathrow Airport\"}", "\"bbox_source\":\"estimate\""},
    {"find_places", "{\"kind\":\"country\",\"within\":\"Switzerland\"}",
     "5 places of kind country in the countries that border Switzerland"},
    {"find_places", "{\"kind\":\"national capital\",\"within\":\"France\"}", "\"total\":1,"},
    {"find_places", "{\"kind\":\"capital\",\"within\":\"Austria\",\"limit\":2}",
     "2 of 9 places of kind capital in Austria, the country's first, largest first.\",\"within\":"
     "\"Austria\",\"total\":9,\"truncated\":true,\"next\":\"G2778067\",\"places\":{\"columns\":["
     "\"name\",\"lat\","
     "\"lon\",\"id\",\"population\",\"region\"],\"rows\":[[\"Vienna\","},
    {"find_places", "{\"kind\":\"capital\",\"within\":\"Bavaria\"}",
     "1 place of kind capital in Bavaria, largest first."},
    {"find_places",
     "{\"kind\":\"state\",\"neighbours_of\":\"Colorado\",\"order\":\"name\",\"fields\":\"name\"}",
     "6 places of kind state beside Colorado, by "
     "name.\",\"total\":6,\"truncated\":false,\"places\":"
     "{\"columns\":[\"name\"],\"rows\":[[\"Kansas\"],[\"Nebraska\"],[\"New "
     "Mexico\"],[\"Oklahoma\"],"
     "[\"Utah\"],[\"Wyoming\"]]}"},
    {"find_places",
     "{\"kind\":\"state\",\"neighbors_of\":\"Illinois\",\"order\":\"name\",\"fields\":\"name\"}",
     "[[\"Indiana\"],[\"Iowa\"],[\"Kentucky\"],[\"Missouri\"],[\"Wisconsin\"]]"},
    {"find_places",
     "{\"kind\":\"country\",\"neighbours_of\":\"Hong "
     "Kong\",\"order\":\"name\",\"fields\":\"name\"}",
     "[[\"China\"]]"},
    {"find_places",
     "{\"kind\":\"country\",\"neighbours_of\":\"Malaysia\",\"order\":\"population\"}",
     "3 places of kind country beside Malaysia, most people first."},
    {"find_places",
     "{\"kind\":\"division\",\"neighbours_of\":\"Tyrol, Austria\",\"within\":\"it\"}",
     "2 places of kind division beside Tyrol in Italy, best known first."},
    {"find_places", "{\"kind\":\"country\",\"neighbours_of\":\"Iceland\"}",
     "{\"status\":\"ok\",\"message\":\"No place of kind country is known beside Iceland. Borders "
     "are "
     "those on land."},
    {"find_places", "{\"kind\":\"peak\",\"neighbours_of\":\"France\"}",
     "neighbours_of takes kind country, division or county."},
    {"find_places", "{\"kind\":\"country\",\"neighbours_of\":\"Mount Everest\"}",
     "The borders of Mount Everest are not known; neighbours_of takes divisions."},
    {"find_places", "{\"kind\":\"railway station\",\"within\":\"London\"}", "Waterloo station"},
    {"bbox_from_place", "{\"query\":\"Eindhoven\"}", "\"bbox_source\":\"extent\""},
    {"bbox_from_place", "{\"query\":\"Reykjavik Airport\"}",
     "\"message\":\"The box is an estimate"},
    {"bbox_from_place", "{\"query\":\"48.1,11.5\"}", "\"bbox_source\":\"estimate\""},
    {"reverse_geocode", "{\"lat\":0,\"lon\":-30}", "\"reason\":\"at_sea\""},
    {"reverse_geocode", "{\"lat\":0,\"lon\":-160,\"language\":\"en\"}", "North Pacific Ocean"},
    {"reverse_geocode", "{\"lat\":-54.4,\"lon\":3.4,\"language\":\"en\"}", "\"Bouvet Island\""},
    {"reverse_geocode", "{\"lat\":48.95,\"lon\":-100.1}", "\"relation\":\""},
    {"reverse_geocode", "{\"lat\":51.6,\"lon\":5.55}", "\"nearest\":{\"name\":\"Zijtaart\""},
    {"reverse_geocode", "{\"lat\":47.2,\"lon\":9.58}",
     "\"nearest\":{\"name\":\"Nendeln\",\"country_code\":\"li\""},
    {"reverse_geocode", "{\"place\":\"Oslo\",\"language\":\"en\"}",
     "{\"point\":\"Oslo, Norway\",\"status\":\"ok\",\"at\":{\"lat\":59.9"},
    {"reverse_geocode", "{\"place\":\"Springfield\"}",
     "{\"status\":\"needs_user_choice\",\"message\":\"\\\"Springfield\\\" fits"},
    {"reverse_geocode", "{\"points\":[[59.91,10.75],\"Xyzzyplugh\",\"Lima\"]}",
     "{\"status\":\"partial\",\"message\":\"2 of 3 points are known.\",\"count\":3,\"points\":{"
     "\"columns\":[\"query\",\"status\",\"label\",\"relation\",\"id\",\"timezone\"],\"rows\":["
     "[null,null,\"Oslo, Norway\",null,\"G3143244\",\"Europe/Oslo\"],"
     "[\"Xyzzyplugh\",\"needs_clarification\",null,null,null,null],"
     "[\"Lima\",null,\"Lima, "},
    {"reverse_geocode", "{\"points\":[[47.5,9.6]],\"at\":\"2026-07-01\"}",
     "\"columns\":[\"label\",\"relation\",\"id\",\"timezone\",\"utc_offset\"],\"rows\":[[\"Lake "
     "Constance, Vorarlberg, Austria\",\"3706 m N of Gai\xC3\x9F"
     "au\","},
    {"reverse_geocode", "{\"points\":[[47.5,9.6],[48.85,2.35]],\"detail\":\"full\"}",
     "\"results\":[{\"point\":\"47.5, 9.6\",\"status\":\"ok\",\"at\":{\"lat\":47.5"},
    {"reverse_geocode", "{\"points\":[\"Xyzzyplugh\"]}",
     "\"problems\":[{\"point\":\"Xyzzyplugh\",\"status\":\"needs_clarification\",\"message\":"
     "\"Nothing found"},
    {"nearby_places", "{\"place\":\"Oslo\",\"language\":\"en\"}", "\"point\":\"Oslo, Norway\""},
    {"nearby_places", "{\"place\":\"Springfield\"}",
     "{\"status\":\"needs_user_choice\",\"message\":\"\\\"Springfield\\\" fits"},
    {"admin_boundaries", "{\"place\":\"Oslo\",\"language\":\"en\"}", "\"point\":\"Oslo, Norway\""},
    {"admin_boundaries", "{\"place\":\"Bratislawwa\"}", "{\"status\":\"needs_clarification\""},
    {"route_waypoints", "{\"waypoints\":[\"Oslo\",null,\"Lima\"]}",
     "2 of 3 waypoints and 0 of 2 legs are known."},
    {"route_waypoints", "{\"waypoints\":[\"Oslo\",\"Lima\",\"Xyzzyplugh\"]}",
     "{\"status\":\"partial\",\"message\":\"2 of 3 waypoints and 1 of 2 legs are known. "},
    {"route_waypoints", "{\"waypoints\":[\"Oslo\",\"Limaa\",\"///filled.count.soap\"]}",
     "\"status\":\"error\",\"message\":\"what3words"},
    {"distance_matrix",
     "{\"origins\":[\"Oslo\"],\"destinations\":[\"Lima\",\"Bergen\"],\"nearest\":1}",
     "\"rows\":[{\"from\":\"Oslo\",\"nearest\":[{\"to\":\"Bergen\",\"distance\":"},
    {"distance_matrix", "{\"points\":[[0,0],[0,10],[0,20]]}", "\"center\":{\"lat\":0,\"lon\":10}"},
    {"distance_matrix", "{\"points\":[[0,175],[0,-179]]}", "\"center\":{\"lat\":0,\"lon\":178}"},
    {"distance_matrix", "{\"points\":[[0,0],[0,180]]}", "[20015087,0]]}"},
    {"geocode", "{\"query\":\"111.19 km bearing 0 from 0, 10\",\"limit\":1}",
     "{\"lat\":0.99996,\"lon\":10,"},
    {"reverse_geocode", "{\"place\":\"midpoint of Lyon and Turin\"}",
     "\"at\":{\"lat\":45.41857,\"lon\":6.27589}"},
    {"find_places", "{\"kind\":\"vilage\"}",
     "No kind of place is called \\\"vilage\\\"; try village, or an OpenStreetMap tag"},
    {"find_places", "{\"kind\":\"zzz\"}",
     "try city, town, airport, peak, park, or an OpenStreetMap tag such "
     "as natural=bay. geocoder_capabilities with detail full lists all."},
    {"geocoder_capabilities", "{\"detail\":\"full\"}", "\"kinds\":[\"settlement\",\"city\","},
    {"batch_geocode", "{\"queries\":[\"Oslo\",\"Springfield\",\"Xyzzyplugh\",\"Bratislawwa\"]}",
     "\"exact\":1,\"city_level\":0,\"ambiguous\":1,"
     "\"nearly\":1,\"missed\":1,"},
    {"batch_geocode", "{\"queries\":[\"Springfield\"]}", "{\"status\":\"needs_user_choice\""},
    {"batch_geocode", "{\"queries\":[\"Oslo\",\"Lyon\"]}",
     TOOL_TEST_COLUMNS "[\"Oslo\",\"ok\",\"Oslo, Norway\","},
    {"batch_geocode", "{\"queries\":[\"Xyzzyplugh\"]}",
     TOOL_TEST_COLUMNS "[\"Xyzzyplugh\",\"needs_clarification\",null,null,"},
    {"batch_geocode",
     "{\"queries\":[\"Oslo\",\"Lima\"],\"fields\":\"timezone, Population\",\"at\":\"2026-07-01\"}",
     "\"places\":{\"columns\":[\"query\",\"label\",\"timezone\",\"utc_offset\",\"population\"],"
     "\"rows\""
     ":[[\"Oslo\",\"Oslo, Norway\",\"Europe/Oslo\",\"+02:00\","},
    {"batch_geocode", "{\"queries\":[\"Oslo\"],\"fields\":[\"local_time\",\"country_code\"]}",
     "\"columns\":[\"query\",\"label\",\"local_time\",\"country_code\"],\"rows\":[[\"Oslo\",\"Oslo,"
     " "
     "Norway\",\"20"},
    {"batch_geocode", "{\"queries\":[\"Oslo\",\"Xyzzyplugh\"],\"fields\":[\"lat\"]}",
     "\"columns\":[\"query\",\"status\",\"label\",\"lat\"],\"rows\":[[\"Oslo\",null,"},
    {"batch_geocode", "{\"queries\":[\"Lima\"],\"fields\":[\"id\"],\"distance_to\":[-12,-77]}",
     "\"columns\":[\"query\",\"label\",\"id\",\"distance_m\"],"},
    {"batch_geocode", "{\"queries\":[\"Lima\"],\"distance_to\":\"Springfield\"}",
     "distance_to is no one place. \\\"Springfield\\\" fits"},
    {"batch_geocode", "{\"queries\":[\"Lima\"],\"fields\":[\"distance_m\"]}",
     "distance_m needs distance_to."},
    {"batch_geocode", "{\"queries\":[\"Lima\"],\"fields\":[\"id\",\"zone\"]}",
     "fields[1] must be one of lat, lon, id, match, timezone,"},
    {"batch_geocode", "{\"queries\":[\"Xyzzyplugh\",\"Oslo\"],\"detail\":\"brief\"}",
     TOOL_TEST_COLUMNS "[\"Xyzzyplugh\",\"needs_clarification\",null,null,null,null,null],["
                       "\"Oslo\",\"ok\","},
    {"batch_geocode", "{\"queries\":[\"Oslo\",\"\"]}", "{\"status\":\"partial\""},
    {"batch_geocode", "{\"queries\":[{},\"Oslo\",null]}", "\"exact\":1,"},
    {"lookup_places", "{\"ids\":[\"G2950159\",\"\",null]}",
     "{\"status\":\"partial\",\"message\":\"No place is known by the id \\\"\\\", \\\"\\\".\""},
    {"distance_matrix", "{\"points\":[\"0,0\",\"0,1\"],\"unit\":\"Mi\"}", "\"units\":\"miles\""},
    {"distance_matrix", "{\"points\":[\"0,0\",\"0,1\"],\"unit\":\"kilometers\"}",
     "\"units\":\"km\""},
    {"geocode", "{\"query\":\"廣州\",\"limit\":1,\"language\":\"zh-TW\"}", "广东"},
    {"find_places", "{\"kind\":\"city\",\"within\":\"fr\",\"limit\":1}", "\"within\":\"France\""},
    {"find_places", "{\"kind\":\"city\",\"within\":\"Bi\",\"limit\":1}", "\"within\":\"Burundi\""},
    {"find_places", "{\"kind\":\"city\",\"within\":\"fra\",\"limit\":1}", "\"within\":\"France\""},
    {"reverse_geocode", "{\"lat\":2.29,\"lon\":48.85}",
     "lat 48.85, lon 2.29 is on land: were they"},
    {"nearby_places", "{\"place\":\"2.29,48.85\"}", "lat 48.85, lon 2.29 is on land: were they"},
    {"admin_boundaries", "{\"lat\":2.29,\"lon\":48.85}",
     "lat 48.85, lon 2.29 is on land: were they"},
    {"convert_coordinates", "{\"query\":\"2.29,48.85\"}",
     "lat 48.85, lon 2.29 is on land: were they"},
    {"geocode", "{\"query\":\"2.29, 48.85\"}", "lat 48.85, lon 2.29 is on land: were they"},
    {"batch_geocode", "{\"queries\":[\"2.29, 48.85\"]}",
     "lat 48.85, lon 2.29 is on land: were they"},
    {"show_map", "{\"places\":[[2.29,48.85]]}", "lat 48.85, lon 2.29 is on land: were they"},
    {"route_waypoints", "{\"waypoints\":[[52.5,13.4],[2.29,48.85]]}",
     "lat 48.85, lon 2.29 is on land: were they"},
    {"distance_matrix", "{\"points\":[[2.29,48.85],[2.3,48.9]]}",
     "were they swapped? The same is true of 1 more."},
    {"reverse_geocode", "{\"points\":[[48.85,2.29],[2.29,48.85]]}", "\"warning\":\"lat 2.29, "},
    {"find_places", "{\"kind\":\"city\",\"within\":\"2.29,48.85\"}", "\"warning\":\"lat 2.29, "},
    {"find_places", "{\"kind\":\"city\",\"line\":[[2.29,48.85],[2.3,48.9]]}",
     "\"warning\":\"lat 2.29, "},
    {"find_places", "{\"kind\":\"city\",\"within\":\"48.8,2.2,48.9,2.4\"}",
     "is at sea, but [2.2, 48.8, 2.4, 48.9] is on land"},
    {"geocode", "{\"query\":\"Louvre\",\"viewbox\":[48.8,2.2,48.9,2.4]}",
     "is at sea, but [2.2, 48.8, 2.4, 48.9] is on land"},
    {"show_map", "{\"boxes\":[[48.8,2.2,48.9,2.4]]}",
     "is at sea, but [2.2, 48.8, 2.4, 48.9] is on land"},
    {"find_places", "{\"kind\":\"lake\",\"within\":\"Finland\",\"order\":\"largest\"}",
     "No size is known of places of kind lake"},
    {"route_waypoints", "{\"places\":[\"Washington\",\"Lyon\"]}", "\"Washington D.C., "},
    {"route_waypoints", "{\"places\":[\"Montana\",\"Lyon\"]}", "\"Montana, United States"},
    {"geocode", "{\"text\":\"Rome\",\"lang\":\"de\",\"limit\":1}", "\"Rom, "},
    {"geocode", "{\"query\":\"Rome\",\"bbox\":[-90,30,-80,40],\"limit\":1}", "Georgia, U"},
    {"reverse_geocode", "{\"coordinates\":[7.422,43.735]}", "\"Monaco"},
    {"reverse_geocode", "{\"coordinates\":\"43.735,7.422\"}", "\"Monaco"},
    {"reverse_geocode", "{\"place\":{\"type\":\"Point\",\"coordinates\":[7.422,43.735,62]}}",
     "\"Monaco"},
    {"nearby_places", "{\"place\":\"{\\\"coordinates\\\":[7.422,43.735]}\"}", "\"Monaco"},
    {"admin_boundaries",
     "{\"place\":{\"type\":\"Feature\",\"geometry\":{\"coordinates\":[7.422,43.735]}}}",
     "\"Monaco"},
    {"distance_matrix", "{\"coordinates\":[[2.35,48.85],[13.4,52.5]],\"unit\":\"km\"}", "[0,877]"},
    {"show_map",
     "{\"lines\":[{\"type\":\"LineString\",\"coordinates\":[[2.35,48.85],[13.4,52.5]]}]}",
     "\"coordinates\":[[2.35,48.85],[13.4,52.5]]"},
    {"route_waypoints",
     "{\"waypoints\":{\"type\":\"FeatureCollection\",\"features\":[{\"geometry\":{\"coordinates\":"
     "[2.35,48.85]}},{\"geometry\":{\"coordinates\":[13.4,52.5]}}]}}",
     "876.8 km"},
    {"geocode", "{\"query\":{\"type\":\"Point\",\"coordinates\":[7.422,43.735]}}",
     "\"lat\":43.735,\"lon\":7.422"},
    {"geocode", "{\"query\":{\"lat\":43.735,\"lng\":7.422}}", "\"lat\":43.735,\"lon\":7.422"},
    {"geocode", "{\"query\":{\"name\":\"Zermatt\"}}", "\"Zermatt, "},
    {"bbox_from_place",
     "{\"query\":{\"geometry\":{\"type\":\"Point\",\"coordinates\":[7.422,43.735]}}}",
     "\"place_name\":\"43.735, 7.422, Circuit de Monaco, Monaco"},
    {"find_places",
     "{\"kind\":\"city\",\"within\":{\"features\":[{\"geometry\":{\"type\":\"Point\","
     "\"coordinates\":[7.422,43.735]}}]}}",
     "within 10 km of 43.735, 7.422"},
    {"batch_geocode",
     "{\"queries\":[{\"type\":\"Point\",\"coordinates\":[7.422,43.735]},{\"geometries\":[{\"type\":"
     "\"Point\",\"coordinates\":[7.422,43.735]}]},{},\"Lyon\"]}",
     "\"exact\":3,\"city_level\":0,\"ambiguous\":0,\"nearly\":0,\"missed\":1"},
    {"batch_geocode", "{\"queries\":{\"type\":\"Point\",\"coordinates\":[7.422,43.735]}}",
     "[\"43.735, 7.422\",\"ok\""},
    {"reverse_geocode", "{\"points\":{\"type\":\"Point\",\"coordinates\":[7.422,43.735]}}",
     "1 of 1 points are known"},
    {"show_map", "{\"lines\":{\"coordinates\":[[2.35,48.85],[13.4,52.5]]}}",
     "\"coordinates\":[[2.35,48.85],[13.4,52.5]]"},
    {"show_map",
     "{\"lines\":{\"geometry\":{\"coordinates\":[[[2.35,48.85],[13.4,52.5]],[[1,2],[3,4]]]}}}",
     "\"coordinates\":[[1,2],[3,4]]"},
    {"show_map",
     "{\"lines\":\"{\\\"features\\\":[{\\\"geometry\\\":{\\\"coordinates\\\":[[2.35,48.85],[13.4,"
     "52.5]]}}]}\"}",
     "\"coordinates\":[[2.35,48.85],[13.4,52.5]]"},
    {"batch_geocode", "{\"queries\":[{\"query\":\"London\",\"country\":\"CAN\"},\"London, CA\"]}",
     "[[\"London, CA\",\"ok\",\"London, Ontario"},
    {"batch_geocode", "{\"queries\":[{\"query\":\"Dover\",\"country\":\"DE\"},\"Dover, DE\"]}",
     "[\"Dover, DE\",\"ok\",\"Dover, Delaware"},
    {"batch_geocode", "{\"queries\":[{\"query\":\"Dover\",\"country\":\"DE\"}]}",
     "\"reason\":\"outside_country\""},
    {"batch_geocode",
     "{\"queries\":[{\"query\":\"\",\"country\":\"bi\"}],\"country_codes\":\"fr\"}",
     "[[\"BI\",\"ok\",\"Burundi"},
    {"batch_geocode",
     "{\"queries\":[{\"query\":\"Lyon\",\"country\":\"France\"},{\"country_codes\":124,\"query\":"
     "\"London\"}]}",
     "\"exact\":2,"},
    {"reverse_geocode", "{\"place\":\"46.948,7.447\",\"lat\":0,\"lon\":0,\"zoom\":0}",
     "\"Zytglogge, Bern, "},
    {"nearby_places",
     "{\"place\":\"Lyon\",\"lat\":\"null\",\"lon\":null,\"language\":\"null\",\"categories\":["
     "\"null\"],\"radius_km\":\"Null\"}",
     "within 1 km"},
    {"reverse_geocode", "{\"place\":\"\",\"lat\":0,\"lon\":0,\"points\":[[46.948,7.447]]}",
     "\"Zytglogge, Bern, "},
    {"nearby_places", "{\"place\":\"Bern\",\"lat\":46.95,\"lon\":7.45,\"limit\":0}", "\"Aare, "},
    {"nearby_places", "{\"place\":\"Bern\",\"lat\":46,\"lon\":7}",
     "place \\\"Bern\\\" and lat 46, lon 7 are not the same"},
    {"nearby_places", "{\"place\":\"Springfield\",\"lat\":39.8,\"lon\":-89.65}",
     "Springfield, Illinois"},
    {"find_places",
     "{\"kind\":\"city\",\"within\":\"Italy\",\"min_population\":0,\"max_population\":0,"
     "\"radius_km\":0,\"line\":[],\"limit\":0}",
     "\"Rome\","},
    {"nearby_places", "{\"place\":\"Lyon\",\"category\":\"airport\",\"radius_km\":20}", "Bron"},
    {"nearby_places", "{\"place\":\"Lyon\",\"categories\":\"airport\"}",
     "No airport found within 1 km; the nearest in the data here is Lyon-Bron Airport"},
    {"nearby_places", "{\"lat\":0,\"lon\":-30,\"categories\":\"city\",\"radius_km\":90}",
     "No city found within 90 km, nor within the largest radius; try other"},
    {"nearby_places", "{\"lat\":48.85,\"lon\":2.29,\"categories\":[\"museum\"]}",
     "No museum found within 1 km; the nearest in the data here is Musée du quai Branly"},
    {"nearby_places", "{\"lat\":-40,\"lon\":-120,\"radius_km\":5}",
     "Nothing found within 5 km, nor"},
    {"find_places", "{\"kind\":\"country\",\"within\":\"Switzerland\",\"radius_km\":200}",
     "Distances are between centres, not borders."},
    {"find_places", "{\"kind\":\"city\",\"country\":\"Malta\"}", "\"within\":\"Malta"},
    {"lookup_places", "{\"id\":\"G2988507\"}", "\"Paris, "},
    {"batch_geocode", "{\"addresses\":\"Rome\\nLyon\"}", "\"total\":2,\"succeeded\":2"},
    {"route_waypoints", "{\"places\":\"Rome\\r\\nLyon\"}", "{\"status\":\"ok\""},
    {"distance_matrix", "{\"from\":\"Rome\",\"to\":\"Lyon; Paris\"}", "{\"status\":\"ok\""},
    {"distance_matrix", "{\"places\":[\"Rome\",\"Lyon\"]}", "{\"status\":\"ok\""},
    {"convert_coordinates", "{\"coordinates\":\"48.85,2.35\"}", "{\"status\":\"ok\""},
    {"show_map", "{\"place\":\"Paris\"}", "{\"status\":\"ok\""},
    {"geocode", "{\"query\":\"Kilimanjaro (state G157449)\"}", "{\"status\":\"ok\""},
    {"lookup_places", "{\"ids\":[\"Paris\"]}", "names are for geocode"},
    {"geocode", "{\"query\":\"Springfield, Illinois, USA\",\"country_codes\":\"ca\"}",
     "\"reason\":\"outside_country\""},
    {"geocode", "{\"query\":\"Moscow\",\"language\":\"pl\",\"limit\":1}", "\"Moskwa, Rosja\""},
    {"geocode", "{\"query\":\"Lisbon\",\"language\":\"de\",\"limit\":1}", "\"Lissabon, Portugal\""},
    {"geocode", "{\"query\":\"Warszawa\",\"language\":\"xx\",\"limit\":1}", "ship, Poland\""},
    {"geocode", "{\"place\":\"Oslo\",\"limit\":1}", "{\"status\":\"ok\""},
    {"geocode", "{\"query\":\"75001\",\"country_codes\":\"FR\"}", "\"Paris, "},
    {"geocode", "{\"query\":\"10115\",\"country_codes\":\"de\"}", "\"Berlin, Germany\""},
    {"geocode", "{\"query\":\"1234\",\"country_codes\":\"us\"}", "no postcode looks like"},
    {"geocode", "{\"query\":\"48.85,2.35\",\"country_codes\":\"de\"}",
     "\"reason\":\"outside_country\""},
    {"geocode", "{\"query\":\"G2988507\",\"country_codes\":\"de\"}", "without them it is Paris"},
    {"find_places", "{\"near\":\"Oxford\",\"kind\":\"airport\",\"radius_km\":30}", "km of Oxford"},
    {"nearby_places", "{\"place\":\"Paris\",\"categories\":[\"metro station\"]}", "no_poi_data"},
    {"convert_coordinates", "{\"query\":\"Oslo\"}", "\"utm\":\"32V"},
    {"convert_coordinates", "{\"query\":[48.8582,2.2945]}", "\"mgrs\":\"31UDQ4825111932\""},
};

/* Queries of every kind that a search reads in a way of its own. */
static const char *const tool_filtered_queries[] = {
    "75001",
    "10115",
    "1234",
    "90210",
    "10115 Berlin",
    "75001 Paris",
    "W1A 1AA",
    "1234A",
    "Springfield",
    "Paris",
    "Georgia",
    "Lyon, France",
    "Paris, Texas",
    "Denver CO",
    "Hallstatt near Salzburg",
    "MAN",
    "FRA",
    "LA",
    "JFK airport",
    "Boston Logan International Airport",
    "St. Petersburg",
    "DE-BY",
    "GB-BEX",
    "lakes",
    "peaks in Switzerland",
    "airports near Zurich",
    "church",
    "Mont Blanc",
    "Rhine",
    "Lake Constance",
    "10 Downing Street, London",
    "Bahnhofstrasse 1, Zürich",
    "Xyzzystrasse 9, Bern",
    "148 rue Chasseur, Lyon",
    "Lodnon",
    "Zuerich",
    "Halstad, Sweden",
    "Paris Teaxs",
    "Мосва",
    "Lahore India",
    "New Yrok",
    "東京都渋谷区神南",
    "เชียงใหม่ในประเทศไทย",
    "Москва",
    "مدينة",
    "Indy",
    "Acropolis",
    "Hong Kong, China",
    "48.8582, 2.2945",
    "0, -30",
    "31UDQ4825111932",
    "8FVC9G8F+6X",
    "9G8F+6X, Zurich",
    "geo:40.7,-74",
    "46°57'N 7°26'E",
    "G2988507",
    "Paris (G2988507)",
    "Pacific Ocean",
    "Europe",
    "North Sea",
    "Antarctica",
    "NA",
    "CR",
    "Konigsberg",
    "northern Italy",
    "best pizza near Rome",
    "n.a.",
};
static const char *const tool_filters[] = {"fr", "DE", "us,ca", "ch", "Gb",
                                           "th", "va", "li,AD", "zz"};

static int tool_count_outside(const place_list *places, str codes) {
    int outside = 0;
    for (int i = 0; i < places->count; i++) {
        outside += !place_is_among_countries(place_part(&places->at[i], "country_code"), codes);
    }
    return outside;
}

/* Whether a name that is suggested is one of a place in those countries. */
static bool tool_is_found(call *c, str name, str codes) {
    place_query query = {
        .text = name, .limit = 50, .viewbox = geo_bbox_none(), .country_codes = codes};
    place_answer found;
    return !find_search(c, &query, &found) && found.places.count;
}

/* A filter that one reading of a query forgets gives places in other countries. */
static void tool_filtered(void) {
    call *c = tool_test_call();
    arena mem = c->mem;
    c->may_block = true;
    for (size_t i = 0; i < LEN(tool_filtered_queries) * LEN(tool_filters); i++) {
        str text = str_of(tool_filtered_queries[i / LEN(tool_filters)]),
            codes = str_of(tool_filters[i % LEN(tool_filters)]);
        place_query query = answer_query(text);
        answer_name *name = ARENA_NEW(&c->mem, answer_name, 1);
        query.country_codes = codes;
        query.limit = 50;
        status code = answer_search(c, &query, STR_NONE, name);
        int outside =
            tool_count_outside(&name->places, codes) + tool_count_outside(&name->candidates, codes);
        CHECK(code == GEO_INVALID || EQ(outside, 0), tool_filtered_queries[i / LEN(tool_filters)]);
        for (int k = 0; !code && k < name->origin.did_you_mean.count; k++) {
            CHECK(tool_is_found(c, name->origin.did_you_mean.at[k], codes), text.at);
        }
        query.text = str_head(text, 2);
        place_answer begun;
        CHECK(!find_complete_places(c, &query, &begun) &&
                  EQ(tool_count_outside(&begun.places, codes), 0),
              "what begins so");
        c->mem = mem;
        call_clear_failure(c);
    }
}

/* A list goes on behind the place that the one before ended with. */
static void tool_pages(void) {
    static const str mark = STR_ROW("\"next\":\"");
    char next[32], arguments[120];
    str shown = tool_test_run(
        "find_places", "{\"kind\":\"airport\",\"within\":\"Switzerland\",\"limit\":3}", false);
    ptrdiff_t at = str_find(shown, mark);
    ASSERT(at >= 0);
    str rest = str_from(shown, (size_t)at + mark.len);
    str_cstr(str_cut(&rest, '"'), next, sizeof next);
    snprintf(arguments, sizeof arguments,
             "{\"kind\":\"airport\",\"within\":\"CH\",\"limit\":3,\"after\":\"%s\"}", next);
    shown = tool_test_run("find_places", arguments, false);
    CHECK(tool_test_has(shown, "\"message\":\"4 to 6 of ") && !tool_test_has(shown, next),
          "what follows");
}

static void tool_places(void) {
    NEEDS(UNIT_FULL);
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    for (size_t i = 0; i < LEN(tool_place_rows) && !gazetteer_is_empty(); i++) {
        str shown = tool_test_run(tool_place_rows[i].tool, tool_place_rows[i].arguments, false);
        CHECK(tool_test_has(shown, tool_place_rows[i].part), tool_place_rows[i].arguments);
    }
    if (!gazetteer_is_empty()) {
        tool_batch_inside();
        tool_batch_most();
        tool_corrections();
        tool_words();
        tool_pages();
        tool_filtered();
    }
    place_answer found;
    call *c = tool_test_call();
    status code = find_complete_places(
        c, &(place_query){.text = STR("osl"), .limit = 3, .language = STR("en")}, &found);
    CHECK(gazetteer_is_empty()
              ? code == GEO_NO_DATA
              : EQ(found.places.count, 3) && EQ_STR(found.places.at[0].name, STR("Oslo")) &&
                    EQ(found.origin.source, PLACE_GAZETTEER),
          "places whose name begins so, the most important first");
    find_complete_places(c, &(place_query){.text = STR(""), .limit = 3}, &found);
    CHECK(EQ(found.places.count, 0), "nothing typed, nothing completed");
    ASSERT(json_parse(&tool_test.doc, STR("{\"query\":\"New Yo\"}"), &c->mem));
    tool_run(c, tool_suggest(), json_root(&tool_test.doc), STR_NONE, true, &tool_test.result);
    CHECK(gazetteer_is_empty() ||
              tool_test_has(tool_test_result(true), "\nNew York, United States (state G5128638)\n"),
          "of two called alike the second is told with its id");
    CHECK(!tool_find(STR("suggest")) && EQ_TEXT(tool_suggest()->name, "suggest"),
          "which is no tool of models");
}

/* Of the first place; what the upstream has of it is asked for by its id. */
static void tool_outlines(void) {
    static const struct {
        const char *tool, *arguments, *part;
    } rows[] = {
        {"geocode", "{\"query\":\"Liechtenstein\",\"outline\":true}",
         "\"outline\":{\"type\":\"Polygon\",\"coordinates\":[[[9."},
        {"reverse_geocode", "{\"lat\":47.14,\"lon\":9.52,\"zoom\":3,\"outline\":true}",
         "\"outline\":{\"type\":\"Polygon\",\"coordinates\":[[[9."},
        {"lookup_places", "{\"ids\":[\"P267428219469995184\"],\"outline\":true}",
         "\"outline_tolerance_m\":"},
    };
    static const fake_row upstream[] = {
        {"/lookup", 0, 200, "application/json", NULL, NULL,
         "[{\"osm_type\":\"relation\",\"osm_id\":5,\"lat\":\"1\",\"lon\":\"2\",\"display_name\":"
         "\"A\",\"geojson\":{\"type\":\"Polygon\",\"coordinates\":[[[1,1],[3,1],[2,2],[1,1]]]}}]",
         0}};
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    for (size_t i = 0; i < LEN(rows) && !gazetteer_is_empty(); i++) {
        str shown = tool_test_run(rows[i].tool, rows[i].arguments, false);
        CHECK(tool_test_has(shown, rows[i].part), rows[i].arguments);
    }
    find_test_ready(upstream, LEN(upstream), BACKEND_NOMINATIM);
    call *c = tool_test_call();
    place area = {.id = STR("R5")}, node = {.id = STR("N5")};
    c->may_block = true;
    c->deadline_ms = os_now_ms() + 1000;
    CHECK(EQ(answer_find_outline(c, STR("en"), 18, &area), GEO_OK) &&
              EQ_STR(area.outline, STR("{\"type\":\"Polygon\",\"coordinates\":[[[1,1],[3,1],[2,2],"
                                       "[1,1]]]}")) &&
              area.outline_m > 50,
          "the upstream's");
    CHECK(EQ(answer_find_outline(c, STR("en"), 18, &node), GEO_OK) && !node.outline.at,
          "a node has none");
}

/* For every size of memory: an error, or from some size on the complete answer. */
static void tool_memory(void) {
    NEEDS(UNIT_SMALL);
    static const struct {
        const char *tool, *arguments;
    } calls[] = {
        {"distance_matrix",
         "{\"points\":[[1,2],\"3,4\",{\"name\":\"\\u00e9\",\"lat\":5,\"lon\":6}]}"},
        {"route_waypoints", "{\"waypoints\":\"[[1,2],[3,4]]\"}"},
        {"convert_coordinates", "{\"query\":\"48.8582, 2.2945\"}"},
        {"geocoder_capabilities", "{}"},
        {"geocode", "{\"query\":\"Monaco\",\"detail\":\"full\"}"},
        {"geocode", "{\"query\":\"Springfield\"}"},
        {"geocode", "{\"query\":\"Bolder, Colorado\"}"},
        {"reverse_geocode", "{\"lat\":43.73,\"lon\":7.42,\"outline\":true}"},
        {"nearby_places", "{\"lat\":43.73,\"lon\":7.42,\"radius_km\":20}"},
        {"find_places", "{\"kind\":\"city\",\"within\":\"Monaco\"}"},
        {"lookup_places", "{\"ids\":[\"G2993458\"]}"},
        {"admin_boundaries", "{\"lat\":43.73,\"lon\":7.42}"},
        {"bbox_from_place", "{\"query\":\"Monaco\"}"},
        {"batch_geocode", "{\"queries\":[\"Monaco\",\"Springfield\"]}"},
        {"show_map", "{\"places\":[\"Monaco\"]}"},
    };
    enum { STEP = 16, STEPS_OF_A_SIZE = 200 };
    static _Alignas(max_align_t) char memory[4 << 20];
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    for (size_t i = 0; i < LEN(calls); i++) {
        call *parsed = tool_test_call();
        ASSERT(json_parse(&tool_test.doc, str_of(calls[i].arguments), &parsed->mem));
        int wrong = 0;
        bool done = false;
        tool_result result;
        for (size_t size = 0; size <= sizeof memory && !done;
             size += STEP + size / STEPS_OF_A_SIZE / STEP * STEP) {
            call c = {.mem = arena_of(memory, size)};
            status code = tool_run(&c, tool_find(str_of(calls[i].tool)), json_root(&tool_test.doc),
                                   STR_NONE, true, &result);
            done = code == GEO_OK;
            wrong += !done && (code != c.code || !c.why[0]);
        }
        CHECK(done && !wrong, calls[i].tool);
        static char least[1 << 18];
        out o = out_of(least, sizeof least);
        tool_write_json(&o, &result);
        CHECK(!o.full &&
                  EQ_STR(out_str(&o), tool_test_run(calls[i].tool, calls[i].arguments, false)),
              calls[i].tool);
    }
}

/* Points in any notation are taken as they are, and written in all. */
static void tool_notations(void) {
    static const struct {
        const char *tool, *arguments, *part;
    } rows[] = {
        {"convert_coordinates", "{\"query\":\"48.8582, 2.2945\"}", "\"mgrs\":\"31UDQ4825111932\""},
        {"convert_coordinates", "{\"query\":\"31UDQ4825111932\"}",
         "\"notation\":\"mgrs\",\"precision_m\":0.5,"},
        {"convert_coordinates", "{\"query\":\"600000, 200000\"}", "\"lv95\":\"2600000, 1200000\""},
        {"convert_coordinates", "{\"query\":\"///filled.count.soap\"}", "proprietary"},
        {"distance_matrix",
         "{\"points\":[\"48.8582 N 2.2945 E\",\"u09tunqg9sx\"],\"detail\":\"full\"}",
         "\"points\":[{\"name\":\"48.8582, 2.2945\""},
        {"route_waypoints", "{\"waypoints\":[[0,0],\"geo:0,1\"]}", "\"total_distance_m\":111194.9"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(tool_test_has(tool_test_run(rows[i].tool, rows[i].arguments, false), rows[i].part),
              rows[i].arguments);
    }
    CHECK(tool_test_has(tool_test_run("convert_coordinates", "{\"query\":\"0, 1\"}", true),
                        "Read as: Decimal degrees.\n\ndecimal             0, 1\n"),
          "as text");
    place points[] = {tool_test_place("Uno", 36, 9, 0.9, NULL, 0),
                      tool_test_place("Due", -54, 9, 0.1, NULL, 0)};
    call *c = tool_test_call();
    answer_name name = {.places = {points, 2}, .origin = place_origin_new()};
    name.origin.notation = STR("utm");
    answer_disambiguate(c, STR("32S 1 2"), STR_NONE, &name);
    CHECK(EQ(name.candidates.count, 2) &&
              tool_test_has(answer_message_text(c, STR("32S 1 2"), &name), "read as 2 points") &&
              EQ_STR(name.candidates.at[1].display_name, points[1].display_name),
          "readings of other names are a choice");
}

static void tool_capabilities(void) {
    size_t at = 0;
    str shown = tool_test_run("geocoder_capabilities", "{}", false);
    CHECK(json_valid(shown, &at) &&
              tool_test_has(shown, "{\"name\":\"distance_matrix\",\"description\":\"") &&
              !tool_test_has(shown, "inputSchema") && tool_test_has(shown, "STAC"),
          "capabilities");
    shown = tool_test_run("geocoder_capabilities", "{\"detail\":\"full\"}", false);
    CHECK(tool_test_has(shown, "\"inputSchema\":{\"type\":\"object\","), "with schemas");
    str text = tool_test_run("geocoder_capabilities", "{\"output_mode\":\"text\"}", true);
    CHECK(tool_test_has(text, "  2. reverse_geocode: ") && tool_test_has(text, "bbox"),
          "capabilities as text");
}

static void test_tool(void) {
    tool_read_wrong();
    tool_read_right();
    tool_read_points();
    tool_read_ranges();
    tool_table();
    tool_errors();
    tool_candidates();
    tool_choices();
    tool_geocode_answers();
    tool_bbox_answers();
    tool_guesses();
    tool_reasons();
    tool_labels();
    tool_point_answers();
    tool_admin_levels();
    tool_batch_answers();
    tool_merged_origins();
    tool_distances();
    tool_matrix_forms();
    tool_route_gaps();
    tool_places();
    tool_outlines();
    tool_memory();
    tool_notations();
    tool_capabilities();
}
