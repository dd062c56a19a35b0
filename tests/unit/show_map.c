/* show_map -- what is read from arguments, what is drawn, what is missing, over the embedded
 * gazetteer. */

static struct {
    call c;
    tool_result result;
    json_doc doc;
    char text[1 << 16];
} show_map_test;

/* The answer as JSON, or the error. */
static str show_map_test_run(const char *arguments) {
    static _Alignas(max_align_t) char memory[32 << 20];
    call *c = &show_map_test.c;
    *c = (call){.mem = arena_of(memory, sizeof memory), .may_block = true};
    ASSERT(json_parse(&show_map_test.doc, str_of(arguments), &c->mem));
    out o = out_of(show_map_test.text, sizeof show_map_test.text);
    if (tool_run(c, tool_find(STR("show_map")), json_root(&show_map_test.doc), STR_NONE, true,
                 &show_map_test.result)) {
        tool_write_error(&o, c);
    } else {
        tool_write_json(&o, &show_map_test.result);
    }
    return out_str(&o);
}

typedef struct {
    const char *arguments, *part;
} show_map_row;

static void show_map_test_rows(const show_map_row *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        size_t at = 0;
        str shown = show_map_test_run(rows[i].arguments);
        CHECK(json_valid(shown, &at) && str_find(shown, str_of(rows[i].part)) >= 0,
              rows[i].arguments);
    }
}

static void show_map_coordinates(void) {
    static const show_map_row rows[] = {
        {"{\"places\":[\"0.5, 1.25\",[2,3],{\"name\":\"A<b>\",\"lat\":-4,\"lon\":5}]}",
         "{\"status\":\"ok\",\"map\":{\"markers\":[{\"lat\":0.5,\"lon\":1.25,\"number\":1},"
         "{\"lat\":2,\"lon\":3,\"number\":2},{\"lat\":-4,\"lon\":5,\"label\":\"A<b>\",\"number\":3}"
         "],\"camera\":"},
        {"{\"places\":\"32U 691608 5333855\",\"title\":\"T\"}", "\"map\":{\"title\":\"T\",\"mark"},
        {"{\"boxes\":[\"170,-20,-170,-10\",[1,2,3,4]]}",
         "\"boxes\":[{\"bbox\":[170,-20,-170,-10]},{\"bbox\":[1,2,3,4]}],\"camera\":"},
        {"{\"boxes\":\"170,-20,-170,-10\"}", "\"camera\":{\"bbox\":[168,-21,-168,-9]}"},
        {"{\"lines\":[\"0,0; 1,1;0, 2\",[[5,6],[7,8]]]}",
         "\"lines\":[{\"type\":\"LineString\",\"coordinates\":[[0,0],[1,1],[2,0]],\"label\":\"0, 0 "
         "\xE2\x80\x93 0, 2\"},"
         "{\"type\":\"LineString\",\"coordinates\":[[6,5],[8,7]],"},
        {"{}", "Nothing to show: give places, boxes, lines or areas."},
        {"{\"places\":[],\"title\":\"T\"}", "Nothing to show"},
        {"{\"boxes\":[\"1,2,3\"]}",
         "boxes must be four numbers, [west, south, east, north] in degrees, not 1,2,3."},
        {"{\"boxes\":[\"1,4,3,2\"]}", "did you mean [1, 2, 3, 4]?"},
        {"{\"boxes\":[1,2,3,4]}", "boxes must be four numbers"},
        {"{\"boxes\":[{}]}",
         "boxes must be four numbers, [west, south, east, north] in degrees, not {}."},
        {"{\"lines\":[\"0,0\"]}", "lines must be a list of 2 to 50 places"},
        {"{\"lines\":[\"[[0,0],\"]}", "lines must be a list of 2 to 50 places"},
        {"{\"lines\":[[[0,0],[95,0]]]}", "lines[1] must be [lat, lon]; did you mean [0, 95]?"},
        {"{\"areas\":[\"0,0\"]}", "areas[0] must be a name or an id."},
        {"{\"title\":\"T\",\"lines\":\"[]\"}", "lines must be a list of 1 to 10 lists, not 0."},
    };
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    show_map_test_rows(rows, LEN(rows));
}

static void show_map_limits(void) {
    char arguments[8192];
    out o = out_of(arguments, sizeof arguments);
    out_text(&o, STR("{\"lines\":["));
    for (int line = 0; line < 3; line++) {
        out_text(&o, line ? STR(",\"") : STR("\""));
        for (int i = 0; i < 50; i++) {
            out_fmt(&o, "%s%d,%d", i ? ";" : "", line, i);
        }
        out_char(&o, '"');
    }
    out_text(&o, STR("]}"));
    out_char(&o, 0);
    CHECK(str_find(show_map_test_run(arguments), STR("A map shows at most 100 places")) >= 0,
          "three lines of fifty places are too many");
}

/* Places by name, with what is built in. */
static void show_map_names(void) {
    static const show_map_row rows[] = {
        {"{\"places\":[\"Oslo\",\"Lima\"]}", "\"label\":\"Lima"},
        {"{\"places\":[\"Xyzzyplugh\",\"Oslo\"]}",
         "{\"status\":\"partial\",\"message\":\"1 of 2 places are shown, not: Xyzzyplugh.\","
         "\"map\":{\"markers\":[{\"lat\":59.9"},
        {"{\"places\":[\"Xyzzyplugh\",\"Oslo\"]}", "\"number\":2,"},
        {"{\"places\":[\"Xyzzyplugh\",\"Oslo\"]}", "\"problems\":[{\"label\":\"Xyzzyplugh\""},
        {"{\"places\":[\"Xyzzyplugh\"]}", "{\"status\":\"needs_clarification\""},
        {"{\"places\":[\"Xyzzyplugh\"],\"boxes\":[\"1,2,3,4\"]}", "{\"status\":\"partial\""},
        {"{\"places\":[\"Springfield\"]}", "{\"status\":\"needs_user_choice\""},
        {"{\"lines\":[\"Oslo;Bergen;Xyzzyplugh;Lima;Quito\"]}",
         "\"label\":\"Oslo \xE2\x80\x93 Bergen\"},{"},
        {"{\"lines\":[\"Oslo;Xyzzyplugh;Lima\"]}", "\"map\":{\"camera\":"},
        {"{\"areas\":[\"Switzerland\",\"France\"]}", "\"areas\":[{\"bbox\":[5.9"},
        {"{\"areas\":[\"Oslo Airport\"]}", "No outline is known, so a box is shown: Oslo"},
    };
    gazetteer_open_embedded();
    if (gazetteer_is_empty()) {
        return;
    }
    show_map_test_rows(rows, LEN(rows));
    str outlines = show_map_test_run("{\"areas\":[\"Norway\",\"Canada\",\"Russia\"]}");
    CHECK(outlines.len < 1000, "a model reads no outlines");
    CHECK(EQ(show_map_test.result.map->area_count, 3), "and all are there");
    show_map_test_run("{\"areas\":[\"Lesotho\",\"South Africa\"]}");
    out whole = out_of(show_map_test.text, sizeof show_map_test.text);
    scene_write(&whole, show_map_test.result.map, true);
    CHECK(str_find(out_str(&whole), STR("]],[[")) > 0 && !whole.full, "with their holes");
    show_map_test_run("{\"places\":[\"Oslo\"]}");
    CHECK(!show_map_test.result.picture.at, "no picture unless it is asked for");
    show_map_test_run("{\"places\":[\"Oslo\"],\"picture\":true}");
    CHECK(str_starts(show_map_test.result.picture, STR("\x89PNG")), "a picture");
}

static void test_show_map(void) {
    show_map_coordinates();
    show_map_limits();
    show_map_names();
}
