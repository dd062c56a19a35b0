/* cli -- arguments to JSON, rows of batch files to requests and back, and where an interrupted
 * output continues. */

enum { CLI_TEST_MEM = 4 << 20, CLI_TEST_WORDS = 12 };

static struct {
    char mem[CLI_TEST_MEM], text[1 << 20];
    table_input in;
} ct;

static const struct {
    const char *tool, *words[CLI_TEST_WORDS];
    const char *expected; /* members; "!": a problem that holds the rest */
} cli_word_rows[] = {
    {"geocode", {"Boulder, Colorado"}, "\"query\":\"Boulder, Colorado\""},
    {"geocode", {"A \"B\"", "--limit", "3"}, "\"query\":\"A \\\"B\\\"\",\"limit\":3"},
    {"geocode", {"--limit=3", "x"}, "\"query\":\"x\",\"limit\":3"},
    {"geocode", {"--query", "x"}, "\"query\":\"x\""},
    {"geocode", {"--", "--x"}, "\"query\":\"--x\""},
    {"geocode", {"-3"}, "\"query\":\"-3\""},
    {"geocode", {"x", "--country-codes", "de,at"}, "\"query\":\"x\",\"country_codes\":\"de,at\""},
    {"geocode", {"x", "--countrycodes=de"}, "\"query\":\"x\",\"country_codes\":\"de\""},
    {"geocode", {"x", "--viewbox", "7,43, 8,44"}, "\"query\":\"x\",\"viewbox\":[7,43,8,44]"},
    {"geocode", {"x", "--viewbox", "[7,43,8,44]"}, "\"query\":\"x\",\"viewbox\":[7,43,8,44]"},
    {"geocode", {"x", "--viewbox", "7,north"}, "\"query\":\"x\",\"viewbox\":[7,\"north\"]"},
    {"geocode", {"x", "--bounded"}, "\"query\":\"x\",\"bounded\":\"true\""},
    {"geocode", {"x", "--bounded=no"}, "\"query\":\"x\",\"bounded\":\"no\""},
    {"geocode", {"x", "--limit", "many"}, "\"query\":\"x\",\"limit\":\"many\""},
    {"geocode", {"x", "--text"}, "\"query\":\"x\",\"output_mode\":\"text\""},
    {"geocode",
     {"x", "--text", "--output-mode", "json"},
     "\"query\":\"x\",\"output_mode\":\"json\""},
    {"geocode", {"\xFF"}, "!not text in UTF-8"},
    {"geocode", {"x", "y"}, "\"query\":\"x y\""},
    {"geocode", {"x", "--colour", "red"}, "!has no option --colour"},
    {"geocode", {"x", "-q", "3"}, "!has no option -q"},
    {"geocode", {"x", "-n", "3", "-lde"}, "\"query\":\"x\",\"limit\":3,\"language\":\"de\""},
    {"geocode",
     {"x", "--country", "de", "--lang=fr"},
     "\"query\":\"x\",\"country_codes\":\"de\",\"language\":\"fr\""},
    {"geocode", {"x", "-c=de"}, "\"query\":\"x\",\"country_codes\":\"de\""},
    {"geocode", {"x", "--n", "3"}, "!has no option --n"},
    {"nearby_places", {"-33.9", "18.4", "-r", "2"}, "\"lat\":-33.9,\"lon\":18.4,\"radius_km\":2"},
    {"geocode", {"x", "--limit"}, "!needs a value"},
    {"reverse_geocode", {"43.7", "-7.4"}, "\"lat\":43.7,\"lon\":-7.4"},
    {"reverse_geocode", {"-43.7,7.4"}, "\"place\":\"-43.7,7.4\""},
    {"reverse_geocode", {"48.85 2.29", "Berlin"}, "\"points\":[\"48.85 2.29\",\"Berlin\"]"},
    {"reverse_geocode", {"--lng", "1", "--latitude", "2"}, "\"lat\":2,\"lon\":1"},
    {"admin_boundaries", {"Oslo", "Norway"}, "\"place\":\"Oslo Norway\""},
    {"distance_matrix",
     {"--origins", "Basel", "--destinations", "Bern; 1,2", "-k", "1"},
     "\"origins\":[\"Basel\"],\"destinations\":[\"Bern\",[1,2]],\"nearest\":1"},
    {"reverse_geocode", {".5", "-.5"}, "\"lat\":0.5,\"lon\":-0.5"},
    {"reverse_geocode", {"1e1", "north"}, "\"points\":[\"1e1\",\"north\"]"},
    {"nearby_places",
     {"1", "2", "--categories", "cafe,pharmacy"},
     "\"lat\":1,\"lon\":2,\"categories\":\"cafe,pharmacy\""},
    {"nearby_places",
     {"1", "2", "--categories", "cafe", "--categories", "park"},
     "\"lat\":1,\"lon\":2,\"categories\":[\"cafe\",\"park\"]"},
    {"batch_geocode", {"Rome, Italy", "Paris"}, "\"queries\":[\"Rome, Italy\",\"Paris\"]"},
    {"batch_geocode", {"Rome, Italy"}, "\"queries\":[\"Rome, Italy\"]"},
    {"batch_geocode", {"[\"Rome\",\"Paris\"]"}, "\"queries\":[\"Rome\",\"Paris\"]"},
    {"distance_matrix",
     {"48.8,2.3", "London=51.5,-0.1", "Berlin"},
     "\"points\":[[48.8,2.3],{\"name\":\"London\",\"lat\":51.5,\"lon\":-0.1},\"Berlin\"]"},
    {"distance_matrix", {"--points", "48.8,2.3;51.5,-0.1"}, "\"points\":[[48.8,2.3],[51.5,-0.1]]"},
    {"distance_matrix",
     {"[48.8,2.3]", "{\"lat\":1,\"lon\":2}"},
     "\"points\":[[48.8,2.3],{\"lat\":1,\"lon\":2}]"},
    {"distance_matrix", {"[[1,2],[3,4]]"}, "\"points\":[[1,2],[3,4]]"},
    {"route_waypoints", {"Berlin", "48.2, 16.3"}, "\"waypoints\":[\"Berlin\",[48.2,16.3]]"},
    {"geocoder_status", {NULL}, ""},
    {"geocoder_status", {"x"}, "!takes no argument"},
};

static void test_cli_words(void) {
    static cli_tool_args words;
    for (size_t i = 0; i < LEN(cli_word_rows); i++) {
        const tool *t = tool_find(str_of(cli_word_rows[i].tool));
        char copies[CLI_TEST_WORDS][64], *args[CLI_TEST_WORDS], said[400];
        int count = 0;
        for (; count < CLI_TEST_WORDS && cli_word_rows[i].words[count]; count++) {
            snprintf(copies[count], sizeof copies[count], "%s", cli_word_rows[i].words[count]);
            args[count] = copies[count];
        }
        out problem = out_of(said, sizeof said), o = out_of(ct.text, sizeof ct.text);
        bool sorted = cli_tool_parse(t, args, count, &words, &problem);
        cli_tool_write_arguments(&o, t, &words);
        bool good =
            cli_word_rows[i].expected[0] == '!'
                ? !sorted && str_find(out_str(&problem), str_of(cli_word_rows[i].expected + 1)) >= 0
                : sorted && str_eq(out_str(&o), str_of(cli_word_rows[i].expected));
        CHECK(good, cli_word_rows[i].expected);
    }
}

static void test_cli_commands(void) {
    CHECK(EQ(cli_find_tool("reverse-geocode"), tool_find(STR("reverse_geocode"))),
          "with minus signs for underscores");
    CHECK(EQ(cli_find_tool("reverse"), tool_find(STR("reverse_geocode"))), "by its short name");
    CHECK(!cli_find_tool("rev") && !cli_find_tool("d") && !cli_find_tool(""),
          "but not by a prefix");
    CHECK(EQ_TEXT(cli_nearest_command("rev", 3), "reverse_geocode") &&
              EQ_TEXT(cli_nearest_command("route_way", 3), "route_waypoints"),
          "which is a suggestion only");
    CHECK(!cli_find_tool("nothing") && EQ_TEXT(cli_nearest_command("geocod", 3), "geocode") &&
              EQ_TEXT(cli_nearest_command("doktor", 3), "doctor") &&
              !cli_nearest_command("xyzzyplugh", 3),
          "the nearest name is suggested");
}

static void bulk_begin(table_input_format format) {
    memset(&ct.in, 0, sizeof ct.in);
    ct.in.format = format;
    ct.in.stop_fd = -1;
}

static void bulk_take_rows(out *o) {
    str row;
    bool fits;
    while (table_input_next(&ct.in, &row, &fits)) {
        out_text(o, o->len ? STR("|") : STR(""));
        out_text(o, fits ? STR("") : STR("!"));
        out_text(o, str_head(row, 40));
    }
}

/* A file in memory has the rows of one that is read. */
static void bulk_same_in_memory(table_input_format format, str file, str rows) {
    static char memory[4 << 20], text[sizeof ct.text];
    call c = {.mem = arena_of(memory, sizeof memory)};
    out o = out_of(text, sizeof text);
    bulk_begin(format);
    CHECK(EQ(table_input_open_text(&c, &ct.in, "stdin", file, sizeof memory), GEO_OK), "in memory");
    bulk_take_rows(&o);
    CHECK(EQ_STR(out_str(&o), rows), "the same rows in memory");
}

/* The rows of an input, separated by "|"; "!" marks one that is too long. */
static str bulk_rows_of_bytes(table_input_format format, const char *text, size_t len, out *o) {
    char why[400];
    call c = {.mem = arena_of(ct.mem, sizeof ct.mem)};
    bulk_begin(format);
    FILE *file = tmpfile();
    ASSERT(file && fwrite(text, 1, len, file) == len && fseek(file, 0, SEEK_SET) == 0);
    ASSERT(dup2(fileno(file), 0) == 0);
    fclose(file);
    if (table_input_open(&c, &ct.in, "-") != GEO_OK) {
        snprintf(why, sizeof why, "%s", c.why);
        out_text(o, str_of(why));
        return out_str(o);
    }
    bulk_take_rows(o);
    bulk_same_in_memory(format, (str){text, len}, out_str(o));
    return out_str(o);
}

static str bulk_rows_of(table_input_format format, const char *text, out *o) {
    return bulk_rows_of_bytes(format, text, strlen(text), o);
}

/* A row that is too long or never closes its quote fails alone. */
static void test_bulk_long_rows(void) {
    enum { LONG_ROWS = 10000 };
    static char text[TABLE_INPUT_BUFFER_BYTES + 8];
    out o = out_of(text, sizeof text - 1), rows = out_of(ct.text, sizeof ct.text);
    out_text(&o, STR("query\na\n\"b\n"));
    for (int i = 0; i < LONG_ROWS; i++) {
        out_fmt(&o, "place %d\n", i);
    }
    text[o.len] = 0;
    bulk_rows_of(TABLE_INPUT_CSV, text, &rows);
    int count = 1;
    for (size_t i = 0; i < rows.len; i++) {
        count += rows.at[i] == '|';
    }
    CHECK(EQ(count, LONG_ROWS + 2) && str_starts(out_str(&rows), STR("a|\"b|place 0|")),
          "an open quote loses its own line only");
    memset(text, 'x', TABLE_INPUT_BUFFER_BYTES - 1);
    memcpy(text + TABLE_INPUT_BUFFER_BYTES - 1, " \nb\n", 5);
    rows = out_of(ct.text, sizeof ct.text);
    CHECK(EQ_STR(bulk_rows_of(TABLE_INPUT_LINES, text, &rows), STR("!|b")),
          "a long row is not lost");
}

static void test_bulk_rows(void) {
    static const struct {
        table_input_format format;
        const char *text, *rows;
    } rows[] = {
        {TABLE_INPUT_LINES, "a\nb\n", "a|b"},
        {TABLE_INPUT_LINES, "a\r\n\r\n  b  \n\nc", "a|b|c"},
        {TABLE_INPUT_LINES, "", ""},
        {TABLE_INPUT_LINES, "\n \n", ""},
        {TABLE_INPUT_CSV, "place,x\na,1\n\"b\nc\",2\n", "a,1|\"b\nc\",2"},
        {TABLE_INPUT_CSV, "\xEF\xBB\xBFQuery;x\r\na;1\r\n", "a;1"},
        {TABLE_INPUT_CSV, "u,v\n?,1\n",
         "The CSV file has no column `query`; its first row is: u, v."},
        {TABLE_INPUT_CSV, "sep=;\r\na;city\r\n1;b\r\n", "1;b"},
        {TABLE_INPUT_CSV, "a\tcity\tb\n\tx\t\n", "\tx\t"},
        {TABLE_INPUT_CSV, "city,x\ra,1\rb,2\r", "a,1|b,2"},
        {TABLE_INPUT_CSV, "sep=;\n7;Weg 1\n8;Am Tor 3\n", "7;Weg 1|8;Am Tor 3"},
        {TABLE_INPUT_CSV, "u 1,v\nAm Tor 3,1\nIm Hof 4,2\nEck 5,3\n",
         "Am Tor 3,1|Im Hof 4,2|Eck 5,3"},
        {TABLE_INPUT_LINES, "a\rb\r", "a|b"},
        {TABLE_INPUT_LINES,
         "\xEF\xBB\xBF"
         "a\n",
         "a"},
        {TABLE_INPUT_LINES, "M\xFCnchen\n\xC3\xA9\n", "M\xC3\xBCnchen|\xC3\xA9"},
        {TABLE_INPUT_LINES, "PK\x03\x04...",
         "stdin is damaged: the end of the archive is missing."},
        {TABLE_INPUT_CSV, "", "The CSV file has no first row with the names of its columns."},
        {TABLE_INPUT_NDJSON, "\"a\"\n{\"query\":\"b\"}\n", "\"a\"|{\"query\":\"b\"}"},
    };
    int kept = dup(0);
    for (size_t i = 0; i < LEN(rows); i++) {
        out o = out_of(ct.text, sizeof ct.text);
        CHECK(EQ_STR(bulk_rows_of(rows[i].format, rows[i].text, &o), str_of(rows[i].rows)),
              rows[i].text);
    }
    static const struct {
        const char *name, *bytes;
        size_t len;
        const char *rows;
    } wide[] = {
        {"UTF-16, little end first", "\xFF\xFE\xFC\0\n\0\x3D\xD8\x00\xDE\r\0\n\0", 14,
         "\xC3\xBC|\xF0\x9F\x98\x80"},
        {"UTF-16, big end first", "\xFE\xFF\0a\0\n\xDC\x00\0b", 10,
         "a|\xEF\xBF\xBD"
         "b"},
        {"UTF-16 without a mark", "a\0\n\0b\0", 6, "a|b"},
        {"bytes that are no text", "ab\0\0c", 5,
         "stdin is no text: save the table as CSV UTF-8 in the program that made it."},
    };
    for (size_t i = 0; i < LEN(wide); i++) {
        out o = out_of(ct.text, sizeof ct.text);
        CHECK(EQ_STR(bulk_rows_of_bytes(TABLE_INPUT_LINES, wide[i].bytes, wide[i].len, &o),
                     str_of(wide[i].rows)),
              wide[i].name);
    }
    test_bulk_long_rows();
    if (kept >= 0) {
        dup2(kept, 0);
        os_close(kept);
    }
}

typedef struct {
    table_input_format format;
    const char *column, *header, *row, *expected; /* tool and arguments, or "!" and the problem */
} bulk_question;

/* An input with these columns, as it is when its first row has been read. */
static void bulk_open(call *c, const bulk_question *row) {
    bulk_begin(row->format);
    ct.in.column = row->column;
    ct.in.dialect.separator = ',';
    if (row->format == TABLE_INPUT_CSV) {
        csv_row_cut(str_of(row->header), ',', true, &c->mem, &ct.in.titles);
        CHECK(EQ(table_input_find_columns(c, &ct.in), GEO_OK), row->header);
    } else if (row->column) {
        ct.in.is_end = true;
        ct.in.buffer = ct.text;
        table_input_find_members(c, &ct.in);
    }
}

static const bulk_question bulk_questions[] = {
    {TABLE_INPUT_LINES, NULL, "", "Monaco", "geocode {\"query\":\"Monaco\",\"limit\":1}"},
    {TABLE_INPUT_LINES, NULL, "", "43.7, 7.4",
     "reverse_geocode {\"lat\":43.7,\"lon\":7.4,\"language\":\"de\"}"},
    {TABLE_INPUT_LINES, NULL, "", "43.7, north", "geocode {\"query\":\"43.7, north\",\"limit\":1}"},
    {TABLE_INPUT_CSV, "b", "a,b", "1,\"x \"\"y\"\"\"",
     "geocode {\"query\":\"x \\\"y\\\"\",\"limit\":1}"},
    {TABLE_INPUT_CSV, "a,b", "a,b", "1,2",
     "reverse_geocode {\"lat\":1,\"lon\":2,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, "a,b", "a,b", "1,x",
     "reverse_geocode {\"lat\":1,\"lon\":\"x\",\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, "a,b", "a,b", "\"1,5\",\"-2,25\"",
     "reverse_geocode {\"lat\":1.5,\"lon\":-2.25,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "id,Lat,Long", "7,1,2",
     "reverse_geocode {\"lat\":1,\"lon\":2,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "Name,Ort,PLZ,Strasse", "M,Bonn,53111,\"Weg 1\"",
     "geocode {\"query\":\"Weg 1, Bonn, 53111\",\"limit\":1} or Weg 1, Bonn beside Bonn"},
    {TABLE_INPUT_CSV, NULL, "city,country", "Hamilton,CA",
     "geocode {\"query\":\"Hamilton\",\"limit\":1,\"country_codes\":\"CA\"}"},
    {TABLE_INPUT_CSV, NULL, "city,country", "San José,cri",
     "geocode {\"query\":\"San José\",\"limit\":1,\"country_codes\":\"CR\"}"},
    {TABLE_INPUT_CSV, NULL, "city,country", "Windhoek,NA",
     "geocode {\"query\":\"Windhoek\",\"limit\":1,\"country_codes\":\"NA\"}"},
    {TABLE_INPUT_CSV, NULL, "city,country", "Lyon,N/A", "geocode {\"query\":\"Lyon\",\"limit\":1}"},
    {TABLE_INPUT_CSV, NULL, "x,y", "2.35,48.85",
     "reverse_geocode {\"lat\":48.85,\"lon\":2.35,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "Breite,Länge", "48°51'24\"N,2°21'03\"E",
     "reverse_geocode {\"lat\":48.856666667,\"lon\":2.350833333,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "lat,lon", "-33 51 24,151 12 0",
     "reverse_geocode {\"lat\":-33.856666667,\"lon\":151.2,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "lat,lon", "\"48,5\",2°30'E",
     "reverse_geocode {\"lat\":48.5,\"lon\":2.5,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "lat,lon", "48 51 24 N,2 21 3 E",
     "reverse_geocode {\"lat\":48.856666667,\"lon\":2.350833333,\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "lat,lon", "95°10',10°",
     "reverse_geocode {\"lat\":\"95°10'\",\"lon\":\"10°\",\"language\":\"de\"}"},
    {TABLE_INPUT_CSV, NULL, "city,country,iso2", "Hamilton,,BM",
     "geocode {\"query\":\"Hamilton\",\"limit\":1,\"country_codes\":\"BM\"}"},
    {TABLE_INPUT_CSV, NULL, "city,country,iso2", "Lyon,France,FR",
     "geocode {\"query\":\"Lyon, France\",\"limit\":1}"},
    {TABLE_INPUT_CSV, NULL, "city,country,iso2", "Lyon,-,250",
     "geocode {\"query\":\"Lyon\",\"limit\":1,\"country_codes\":\"FR\"}"},
    {TABLE_INPUT_CSV, NULL, "city,country", ",GA",
     "geocode {\"query\":\"GA\",\"limit\":1,\"country_codes\":\"GA\"} only an area"},
    {TABLE_INPUT_CSV, NULL, "street,city,state,country", "-,N/A,Bavaria,Germany",
     "geocode {\"query\":\"Bavaria, Germany\",\"limit\":1} only an area"},
    {TABLE_INPUT_CSV, NULL, "id,state,country", "1,Bavaria,Germany",
     "geocode {\"query\":\"Bavaria, Germany\",\"limit\":1}"},
    {TABLE_INPUT_CSV, NULL, "zip,country", "1010,Austria",
     "geocode {\"query\":\"1010, Austria\",\"limit\":1} or Austria"},
    {TABLE_INPUT_CSV, NULL, "city,country", "York,UK",
     "geocode {\"query\":\"York, UK\",\"limit\":1}"},
    {TABLE_INPUT_CSV, NULL, "city,state", "N/A,-", "!nothing in the columns"},
    {TABLE_INPUT_CSV, NULL, "whatever", "Paris", "geocode {\"query\":\"Paris\",\"limit\":1}"},
    {TABLE_INPUT_CSV, "b", "a,b", "1", "!nothing in the columns"},
    {TABLE_INPUT_CSV, "b", "a,b", "1,Paris, Texas", "geocode {\"query\":\"Paris\",\"limit\":1}"},
    {TABLE_INPUT_CSV, "b", "a,b", "1,x, ,", "geocode {\"query\":\"x\",\"limit\":1}"},
    {TABLE_INPUT_CSV, "b", "a,b", "1,\"x", "!quotes"},
    {TABLE_INPUT_NDJSON, NULL, "", "\"x\"", "geocode {\"query\":\"x\",\"limit\":1}"},
    {TABLE_INPUT_NDJSON, NULL, "", "{\"query\":\"x\",\"id\":7}",
     "geocode {\"query\":\"x\",\"limit\":1}"},
    {TABLE_INPUT_NDJSON, "n", "", "{\"n\":\"x\"}", "geocode {\"query\":\"x\",\"limit\":1}"},
    {TABLE_INPUT_NDJSON, NULL, "", "{\"lat\":1,\"lon\":\"2\"}",
     "reverse_geocode {\"lat\":1,\"lon\":2,\"language\":\"de\"}"},
    {TABLE_INPUT_NDJSON, NULL, "", "{\"x\":1}", "!neither"},
    {TABLE_INPUT_NDJSON, NULL, "", "{\"latitude_deg\":1,\"longitude_deg\":2}",
     "reverse_geocode {\"lat\":1,\"lon\":2,\"language\":\"de\"}"},
    {TABLE_INPUT_NDJSON, NULL, "", "{\"town\":null,\"name\":\"x\",\"land\":\"AT\"}",
     "geocode {\"query\":\"x\",\"limit\":1,\"country_codes\":\"AT\"}"},
    {TABLE_INPUT_NDJSON, NULL, "", "7", "!neither"},
    {TABLE_INPUT_NDJSON, NULL, "", "{", "!not valid JSON"},
};

/* Columns of NDJSON come from all first rows; a later row goes by its own where it has others. */
static void test_bulk_members(void) {
    static const char text[] =
        "{\"id\":1,\"town\":\"Bonn\"}\n\"x\"\n{\"town\":\"A\",\"land\":\"AT\"}\n"
        "{\"query\":\"q\"}\n";
    static const char *const rows[][2] = {
        {"{\"town\":\"A\",\"land\":\"AT\"}", "{\"query\":\"A\",\"country_codes\":\"AT\"}"},
        {"{\"query\":\"q\",\"land\":\"AT\"}", "{\"query\":\"q\",\"country_codes\":\"AT\"}"},
        {"{\"x\":\"2,5\",\"y\":\"1,5\"}", "{\"lat\":1.5,\"lon\":2.5}"},
        {"{\"land\":\"AT\"}", "{\"query\":\"AT\",\"country_codes\":\"AT\"}"},
    };
    char names[256];
    out o = out_of(names, sizeof names);
    bulk_rows_of_bytes(TABLE_INPUT_NDJSON, text, sizeof text - 1, &o);
    o.len = 0;
    table_columns_write(&o, &ct.in.columns, &ct.in.titles);
    CHECK(EQ_STR(out_str(&o), STR("query=query, country=land; not used: id, town")), "columns");
    for (size_t i = 0; i < LEN(rows); i++) {
        call c = {.mem = arena_of(ct.mem, sizeof ct.mem)};
        table_request q;
        json arguments = {NULL, -1};
        status code = table_request_parse(&c, &ct.in, str_of(rows[i][0]), &q);
        code = code ? code : table_request_arguments(&c, &ct.in, &q.main, &arguments);
        CHECK(!code && EQ_STR(json_source(arguments), str_of(rows[i][1])), rows[i][0]);
    }
}

static void test_bulk_questions(void) {
    for (size_t i = 0; i < LEN(bulk_questions); i++) {
        call c = {.mem = arena_of(ct.mem, sizeof ct.mem)};
        table_request q;
        bulk_open(&c, &bulk_questions[i]);
        json arguments = {NULL, -1};
        ct.in.base = ct.in.base_open = STR("\"limit\":1");
        ct.in.language = "de";
        status code = table_request_parse(&c, &ct.in, str_of(bulk_questions[i].row), &q);
        code = code ? code : table_request_arguments(&c, &ct.in, &q.main, &arguments);
        out o = out_of(ct.text, sizeof ct.text);
        if (code == GEO_OK) {
            out_fmt(&o, "%s ", q.main.tool->name);
            out_text(&o, json_source(arguments));
            out_text(&o, q.others.tool ? STR(" or ") : STR(""));
            out_text(&o, q.others.text);
            out_text(&o, q.street.len ? STR(" beside ") : STR(""));
            out_text(&o, q.beside.text);
            out_text(&o, q.is_coarse ? STR(" only an area") : STR(""));
        }
        bool good = bulk_questions[i].expected[0] == '!'
                        ? code != GEO_OK && strstr(c.why, bulk_questions[i].expected + 1)
                        : str_eq(out_str(&o), str_of(bulk_questions[i].expected));
        CHECK(good, bulk_questions[i].expected);
    }
}

#define BATCH_HEAD                                                                                 \
    "geo_lat,geo_lon,geo_match,geo_confidence,geo_precision,geo_label,geo_id,geo_category,"        \
    "geo_type,geo_country,geo_state,geo_choices,geo_bbox,geo_status,geo_reason,geo_message\n"

/* One cell is "q", the other one that must be quoted, and a formula. */
static void bulk_fill(table_input_format from, int columns, csv_cells *cells) {
    bulk_begin(from);
    ct.in.dialect.separator = ';';
    *cells = (csv_cells){.at = {STR("q"), STR("=x;y")}, .count = 2};
    ct.in.titles = (csv_cells){.at = {STR("a"), STR("b"), STR("c")}, .count = columns};
}

/* What a spreadsheet would run gets a ' in front, numbers do not. */
static void test_bulk_formulas(void) {
    static const struct {
        const char *cell, *expected;
    } rows[] = {
        {"=1", "'=1"},
        {"@SUM(A1)", "'@SUM(A1)"},
        {"+a", "'+a"},
        {"  =1", "'  =1"},
        {"\xc2\xa0\xe2\x80\x8b@a", "'\xc2\xa0\xe2\x80\x8b@a"},
        {" -5", " -5"},
        {" a", " a"},
        {"-", "'-"},
        {"-1+1", "'-1+1"},
        {"-12,5", "\"-12,5\""},
        {"+41 44 668 18 00", "+41 44 668 18 00"},
        {"-1.5,-2,3,4", "\"-1.5,-2,3,4\""},
        {"\t=1", "'\t=1"},
        {"\r=1", "\"'\r=1\""},
        {"\n=1", "\"'\n=1\""},
        {"\xef\xbc\x9dx", "'\xef\xbc\x9dx"},
        {"\xef\xbc\xa0", "'\xef\xbc\xa0"},
        {"-5", "-5"},
        {"+5.2", "+5.2"},
        {"a=1", "a=1"},
        {"\xef\xbc\x8c", "\xef\xbc\x8c"},
        {"", ""},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char bytes[32];
        out o = out_of(bytes, sizeof bytes);
        batch_output output = {.defuses = true};
        batch_output_write_cell(&o, &output, ',', str_of(rows[i].cell));
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].expected)), "a cell of a spreadsheet");
    }
}

/* What the output has of an answer with one place. */
static batch_record bulk_record(const batch_output *to, arena *mem) {
    static str_pair parts[] = {{STR_ROW("province"), STR_ROW("P")},
                               {STR_ROW("country"), STR_ROW("C")}};
    place p = place_new();
    place_origin origin = place_origin_new();
    p.lat = 43.7;
    p.lon = 7.4;
    p.display_name = STR("A, \"B\"");
    p.id = STR("N1");
    p.match = PLACE_MATCH_EXACT;
    p.category = STR("place");
    p.type = STR("city");
    p.box = (bbox){7, 43, 8, 44};
    p.population = 7;
    p.address = (str_pairs){parts, LEN(parts)};
    geocode_answer found = {.status = STR("ok"), .results = {&p, 1}, .origin = &origin};
    tool_result result = {.type = geocode_record(), .data = &found, .view = RECORD_FULL};
    return batch_output_record(to, &result, mem);
}

static void test_bulk_output(void) {
    static const struct {
        table_input_format from, to;
        int number, columns;
        bool failed, defuses, adds;
        const char *expected;
    } rows[] = {
        {TABLE_INPUT_LINES, TABLE_INPUT_NDJSON, 1, 0, false, false, false,
         "{\"row\":1,\"query\":\"q\",\"status\":\"ok\",\"result\":{\"status\":\"ok\","},
        {TABLE_INPUT_LINES, TABLE_INPUT_NDJSON, 1, 0, false, false, true,
         "{\"row\":1,\"query\":\"q\",\"status\":\"ok\",\"added\":{\"population\":7},\"result\":{"},
        {TABLE_INPUT_NDJSON, TABLE_INPUT_NDJSON, 2, 0, true, false, false,
         "{\"row\":2,\"query\":\"q\",\"status\":\"error\",\"input\":{\"query\":\"q\"},\"error\":{"
         "\"error\":\"No.\","
         "\"code\":\"timeout\","},
        {TABLE_INPUT_CSV, TABLE_INPUT_NDJSON, 1, 2, false, false, false,
         "{\"row\":1,\"query\":\"q\",\"status\":\"ok\",\"input\":{\"a\":\"q\",\"b\":\"=x;y\"},"},
        {TABLE_INPUT_LINES, TABLE_INPUT_CSV, 1, 0, false, false, false,
         "q,43.7,7.4,exact,,,\"A, \"\"B\"\"\",N1,place,city,C,P,,\"7,43,8,44\",ok,,\n"},
        {TABLE_INPUT_CSV, TABLE_INPUT_CSV, 1, 2, false, false, false,
         "q;\"=x;y\";43.7;7.4;exact;;;\"A, \"\"B\"\"\";N1;place;city;C;P;;7,43,8,44;ok;;\n"},
        {TABLE_INPUT_CSV, TABLE_INPUT_CSV, 1, 2, true, true, false,
         "q;\"'=x;y\";;;;;;;;;;;;;;error;;No.\n"},
        {TABLE_INPUT_CSV, TABLE_INPUT_CSV, 1, 3, true, false, false,
         "q;\"=x;y\";;;;;;;;;;;;;;;error;;No.\n"},
        {TABLE_INPUT_LINES, TABLE_INPUT_GEOJSON, 1, 0, false, false, false,
         "{\"type\":\"Feature\",\"geometry\":{\"type\":\"Point\",\"coordinates\":[7.4,43.7]},"
         "\"bbox\":[7,43,8,44],\"properties\":{\"query\":\"q\",\"geo_match\":\"exact\","
         "\"geo_label\":\"A, \\\"B\\\"\",\"geo_id\":\"N1\",\"geo_category\":\"place\","
         "\"geo_type\":\"city\",\"geo_country\":\"C\",\"geo_state\":\"P\",\"geo_status\":\"ok\"}}"
         "\n"},
        {TABLE_INPUT_CSV, TABLE_INPUT_GEOJSON, 2, 2, true, false, false,
         ",{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\"a\":\"q\",\"b\":\"=x;y\","
         "\"geo_status\":\"error\",\"geo_message\":\"No.\"}}\n"},
        {TABLE_INPUT_NDJSON, TABLE_INPUT_GEOJSON, 2, 0, true, false, false,
         ",{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\"query\":\"q\","
         "\"geo_status\""},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        call c = {.mem = arena_of(ct.mem, sizeof ct.mem)};
        static csv_cells cells;
        bulk_fill(rows[i].from, rows[i].columns, &cells);
        table_request q = {.query = STR("q")};
        q.cells = rows[i].from == TABLE_INPUT_CSV ? &cells : NULL;
        q.input = rows[i].from == TABLE_INPUT_NDJSON ? STR("{\"query\":\"q\"}") : STR_NONE;
        call_fail(&c, GEO_TIMEOUT, "No.");
        batch_output to = batch_output_new(rows[i].to, &ct.in, rows[i].defuses);
        str missing;
        CHECK(!rows[i].adds || batch_output_add(&to, STR("population,label"), &missing), "columns");
        batch_output_answer answer = {
            .number = rows[i].number, .request = &q, .failed = rows[i].failed ? &c : NULL};
        answer.record =
            rows[i].failed ? (batch_record){.texts = {STR_NONE}} : bulk_record(&to, &c.mem);
        batch_output_judge(&answer);
        out o = out_of(ct.text, sizeof ct.text);
        batch_output_write_row(&o, &to, &answer, &c.mem);
        CHECK(str_starts(out_str(&o), str_of(rows[i].expected)) && EQ(ct.text[o.len - 1], '\n') &&
                  batch_output_is_row(&to, out_str(&o), &answer, &c.mem),
              rows[i].expected);
        q.query = STR("p");
        q.input = STR_NONE;
        cells.at[0] = STR("p");
        CHECK(!batch_output_is_row(&to, out_str(&o), &answer, &c.mem), "the row of another query");
    }
    csv_cells own;
    bulk_fill(TABLE_INPUT_CSV, 1, &own);
    ct.in.titles.at[0] = STR("Geo_Status");
    CHECK(EQ_TEXT(batch_output_new(TABLE_INPUT_CSV, &ct.in, false).prefix, "geo2_"),
          "our columns have names that the input does not have");
}

/* An output that was cut off at any byte continues after its last complete row. */
static void test_bulk_resume(void) {
    static const struct {
        table_input_format to;
        const char *text;
        int rows; /* when all of it is there */
        batch_summary_class class;
    } rows[] = {
        {TABLE_INPUT_NDJSON, "{\"row\":1,\"status\":\"error\"}\n{\"row\":2,\"status\":\"error\"}\n",
         2, BATCH_SUMMARY_FAILED},
        {TABLE_INPUT_NDJSON,
         "{\"status\":\"needs_clarification\",\"result\":{\"results\":[{\"match\":\"fuzzy\"}]}}\n",
         1, BATCH_SUMMARY_NEARLY},
        {TABLE_INPUT_NDJSON,
         "{\"status\":\"ok\",\"precision\":\"country\","
         "\"result\":{\"results\":[{\"match\":\"exact\"}]}}\n",
         1, BATCH_SUMMARY_AREA},
        {TABLE_INPUT_CSV,
         "query," BATCH_HEAD "a,,,,,,,,,,,,,,needs_clarification,,\n"
         "\"b\nc\",,,,,,,,,,,,,,needs_clarification,,\n",
         2, BATCH_SUMMARY_MISSED},
        {TABLE_INPUT_CSV, "query," BATCH_HEAD "a,,,fuzzy,,,,,,,,,,,needs_clarification,,\n", 1,
         BATCH_SUMMARY_NEARLY},
        {TABLE_INPUT_GEOJSON,
         "{\"type\":\"FeatureCollection\",\"features\":[\n"
         "{\"properties\":{\"geo_status\":\"needs_user_choice\"}}\n"
         ",{\"properties\":{\"geo_status\":\"needs_user_choice\"}}\n]}\n",
         2, BATCH_SUMMARY_AMBIGUOUS},
    };
    bulk_begin(TABLE_INPUT_LINES);
    for (size_t i = 0; i < LEN(rows); i++) {
        batch_output to = batch_output_new(rows[i].to, &ct.in, false);
        str whole = str_of(rows[i].text);
        batch_output_state state = {.rows = -1};
        bool good = true;
        for (size_t len = 0; len <= whole.len; len++) {
            arena mem = arena_of(ct.mem, sizeof ct.mem);
            int64_t before = state.rows;
            state = batch_output_resume(&to, guarded(str_head(whole, len)), &mem);
            good = good && state.kept <= len && state.rows >= before &&
                   (state.kept == 0 || whole.at[state.kept - 1] == '\n');
        }
        CHECK(good && EQ(state.rows, rows[i].rows) &&
                  EQ(state.summary.counts[rows[i].class], rows[i].rows),
              rows[i].text);
    }
    arena mem = arena_of(ct.mem, sizeof ct.mem);
    batch_output to = batch_output_new(TABLE_INPUT_GEOJSON, &ct.in, false);
    CHECK(EQ(batch_output_resume(&to, STR("something else\n"), &mem).rows, -1),
          "a foreign file is recognized");
}

static const struct {
    const char *titles, *columns; /* what is looked up, and what is not used */
} cli_column_rows[] = {
    {"id,Customer Name,Street Address,City,State/Province,ZIP Code,Country,Email Address",
     "address=Street Address, city=City, state=State/Province, postcode=ZIP Code, "
     "country=Country; not used: id, Customer Name, Email Address"},
    {"storenum,STREETADDR,STRCITY,STRSTATE,ZIPCODE,capacity,realestate",
     "address=STREETADDR, city=STRCITY, state=STRSTATE, postcode=ZIPCODE; "
     "not used: storenum, capacity, realestate"},
    {"shiptocity,shiptostate,shiptocountry,custemail",
     "city=shiptocity, state=shiptostate, country=shiptocountry; not used: custemail"},
    {"Kunde,Straße,Hausnr.,PLZ,Ort,Land,E-Mail-Adresse",
     "street=Straße, house_number=Hausnr., city=Ort, postcode=PLZ, country=Land; "
     "not used: Kunde, E-Mail-Adresse"},
    {"nom,rue,code_postal,ville,pays",
     "street=rue, city=ville, postcode=code_postal, country=pays; not used: nom"},
    {"Dirección,Código Postal,Población,Provincia,País",
     "address=Dirección, city=Población, county=Provincia, postcode=Código Postal, "
     "country=País"},
    {"indirizzo,CAP,città,provincia",
     "address=indirizzo, city=città, county=provincia, postcode=CAP"},
    {"endereço,cidade,UF,CEP", "address=endereço, city=cidade, state=UF, postcode=CEP"},
    {"straat,huisnummer,postcode,woonplaats,land",
     "street=straat, house_number=huisnummer, city=woonplaats, postcode=postcode, "
     "country=land"},
    {"ulica,kod pocztowy,miejscowość", "street=ulica, city=miejscowość, postcode=kod pocztowy"},
    {"Город,Страна", "city=Город, country=Страна"},
    {"住所,郵便番号", "address=住所, postcode=郵便番号"},
    {"Customer,Street Address,City,ST,Zip Code",
     "address=Street Address, city=City, state=ST, postcode=Zip Code; not used: Customer"},
    {"Morada,Localidade,Distrito", "address=Morada, city=Localidade, county=Distrito"},
    {"Ulice,Obec,Stát", "street=Ulice, city=Obec, country=Stát"},
    {"المدينة,البلد", "city=المدينة, country=البلد"},
    {"billing_city,billingCity,shipping city",
     "city=billing_city; not used: billingCity, shipping city"},
    {"Country,MailingCity", "city=MailingCity, country=Country"},
    {"city,subd,country", "city=city, state=subd, country=country"},
    {"city,iso3", "city=city, country=iso3"},
    {"town,ISO3166", "city=town, country=ISO3166"},
    {"town,cc", "city=town, country=cc"},
    {"town,alpha-3", "city=town, country=alpha-3"},
    {"name,latitude,longitude", "lat=latitude, lon=longitude; not used: name"},
    {"OBJECTID,POINT_X,POINT_Y", "lat=POINT_Y, lon=POINT_X; not used: OBJECTID"},
    {"id,x,y", "lat=y, lon=x; not used: id"},
    {"coord_x,coord_y", "lat=coord_y, lon=coord_x"},
    {"Lon_X,Lat_Y", "lat=Lat_Y, lon=Lon_X"},
    {"longitude_deg,latitude_deg", "lat=latitude_deg, lon=longitude_deg"},
    {"long_dd,lat_dd", "lat=lat_dd, lon=long_dd"},
    {"INTPTLAT,INTPTLONG", "lat=INTPTLAT, lon=INTPTLONG"},
    {"X_WGS84,Y_WGS84", "lat=Y_WGS84, lon=X_WGS84"},
    {"X1,Y1,X2,Y2", "lat=Y1, lon=X1; not used: X2, Y2"},
    {"XCoord,YCoord", "lat=YCoord, lon=XCoord"},
    {"decimalLatitude,GPSLongitude", "lat=decimalLatitude, lon=GPSLongitude"},
    {"Rechtswert,Hochwert", "lat=Hochwert, lon=Rechtswert"},
    {"Ost,Nord", "lat=Nord, lon=Ost"},
    {"easting_wgs,northing_wgs", "lat=northing_wgs, lon=easting_wgs"},
    {"Laengengrad,Breitengrad (WGS84)", "lat=Breitengrad (WGS84), lon=Laengengrad"},
    {"геодолгота,геоширота", "lat=геоширота, lon=геодолгота"},
    {"lambda,phi", "lat=phi, lon=lambda"},
    {"X坐标,Y坐标", "lat=Y坐标, lon=X坐标"},
    {"Długość geogr.,Szerokość geogr.", "lat=Szerokość geogr., lon=Długość geogr."},
    {"lon,lat_dd,long_dd", "lat=lat_dd, lon=long_dd; not used: lon"},
    {"store_lat,store_lng,lat_old", "lat=store_lat, lon=store_lng; not used: lat_old"},
    {"name,latency,x_factor", "name=name; not used: latency, x_factor"},
    {"name,x_factor,y_factor", "name=name; not used: x_factor, y_factor"},
    {"name,Nordstrom,Oststrom", "name=name; not used: Nordstrom, Oststrom"},
    {"name,Länge_cm,Breite_cm", "name=name; not used: Länge_cm, Breite_cm"},
    {"name,lat_accuracy,lon_accuracy", "name=name; not used: lat_accuracy, lon_accuracy"},
    {"name,x,lat", "name=name; not used: x, lat"},
    {"name,x,north", "name=name; not used: x, north"},
    {"name,x,y_wgs84", "name=name; not used: x, y_wgs84"},
    {"name,score_x,score_y", "name=name; not used: score_x, score_y"},
    {"经度(E),纬度(N)", "lat=纬度(N), lon=经度(E)"},
    {"X_LAMB93,Y_LAMB93", "lat=Y_LAMB93, lon=X_LAMB93"},
    {"E_LV95,N_LV95", "lat=N_LV95, lon=E_LV95"},
    {"name,Orte,latin,toy,tox", "name=name; not used: Orte, latin, toy, tox"},
    {"Koordinate_X,Koordinate_Y", "lat=Koordinate_Y, lon=Koordinate_X"},
    {"name,geo_point_2d", "query=geo_point_2d; not used: name"},
    {"Ville,Code pays (ISO)", "city=Ville, country=Code pays (ISO)"},
    {"Ciudad,País (código ISO 3166-1 numérico)",
     "city=Ciudad, country=País (código ISO 3166-1 numérico)"},
    {"Город,Код страны ISO", "city=Город, country=Код страны ISO"},
    {"city,Country/Territory", "city=city, country=Country/Territory"},
    {"city,Area code,Country of birth", "city=city; not used: Area code, Country of birth"},
    {"city,country,iso2,Shipping Country",
     "city=city, country=country, country=iso2; not used: Shipping Country"},
    {"Easting,Northing", "lat=Northing, lon=Easting"},
    {"x,y,lat,lon", "lat=lat, lon=lon; not used: x, y"},
    {"suburb,state", "suburb=suburb, state=state"},
    {"suburb,city", "city=city; not used: suburb"},
    {"address,street,house_number", "street=street, house_number=house_number; not used: "
                                    "address"},
    {"lat,lon,address", "address=address; not used: lat, lon"},
    {"name,country", "name=name, country=country"},
    {"name,city", "city=city; not used: name"},
    {"query,city", "query=query; not used: city"},
    {"country,query", "query=query, country=country"},
    {"town,iso_a3", "city=town, country=iso_a3"},
    {"town,ISO 3166-1 alpha-2", "city=town, country=ISO 3166-1 alpha-2"},
    {"Ort,Länderkürzel", "city=Ort, country=Länderkürzel"},
    {"Город,Код страны", "city=Город, country=Код страны"},
    {"城市,国家代码", "city=城市, country=国家代码"},
    {"town,Province/State,Country/Region",
     "city=town, state=Province/State, country=Country/Region"},
    {"email address,amount", "; not used: email address, amount"},
    {"city,a,b,c,d,e,f,g,h,j,k,l,m,o",
     "city=city; not used: a, b, c, d, e, f, g, h, j, k, l, m and 1 more"},
};

static void test_batch_cache(void) {
    static char wide[4096];
    arena mem = arena_of(ct.mem, sizeof ct.mem);
    batch_record kept = {.texts = {[BATCH_LAT] = STR("47"), [BATCH_JSON] = STR("{}")}}, found;
    memset(wide, 'x', sizeof wide);
    batch_cache_keep(STR("x"), &kept);
    CHECK(!batch_cache_find(STR("x"), &mem, &found), "it has no memory yet");
    batch_cache_open();
    CHECK(!batch_cache_find(STR("Bern"), &mem, &found), "never asked");
    batch_cache_keep(STR("Bern"), &kept);
    CHECK(batch_cache_find(STR("Bern"), &mem, &found) &&
              EQ_STR(found.texts[BATCH_LAT], STR("47")) &&
              EQ_STR(found.texts[BATCH_JSON], STR("{}")) && !found.texts[BATCH_LON].at,
          "kept, text by text");
    CHECK(!batch_cache_find(STR("Ber"), &mem, &found), "another question");
    kept.texts[BATCH_JSON] = (str){wide, sizeof wide};
    batch_cache_keep(STR("wide"), &kept);
    CHECK(!batch_cache_find(STR("wide"), &mem, &found), "a long result is not kept");
}

static void test_bulk_columns(void) {
    for (size_t i = 0; i < LEN(cli_column_rows); i++) {
        static csv_cells titles;
        arena mem = arena_of(ct.mem, sizeof ct.mem);
        csv_row_cut(str_of(cli_column_rows[i].titles), ',', true, &mem, &titles);
        call c = {.mem = mem};
        table_columns found = table_roles_choose(&c, &titles, NULL);
        out o = out_of(ct.text, sizeof ct.text);
        table_columns_write(&o, &found, &titles);
        CHECK(EQ_STR(out_str(&o), str_of(cli_column_rows[i].columns)), cli_column_rows[i].titles);
    }
}

/* Every code of ISO 3166-1 is the country's in a column of countries, of tables and of an index. */
static void test_bulk_countries(void) {
    static const char *const known[][2] = {
        {"756", "CH"}, {"076", "BR"}, {"76", "BR"}, {"8", "AL"},   {"4.0", "AF"}, {"cri", "CR"},
        {"bi", "BI"},  {"NA", "NA"},  {"Id", "ID"}, {"PRT", "PT"}, {"n/a", ""},   {"XX", ""},
        {"UK", ""},    {"999", ""},   {"1.5", ""},  {"", ""},      {"Chile", ""}};
    static const size_t forms[][2] = {{0, 2}, {2, 3}, {5, 3}}; /* of a row of the list */
    const table_columns columns = {.at = {{0, HEADERS_COUNTRY}}, .count = 1};
    const table_columns_wish all = {.left_out = 0};
    for (size_t i = 0; i < LEN(known); i++) {
        CHECK(EQ_STR(country_of_code(str_of(known[i][0])), str_of(known[i][1])), known[i][0]);
    }
    CHECK(EQ(geocoder_countries_len, 249 * COUNTRY_ROW_LEN), "249 countries");
    gazetteer_open_embedded();
    import_country_use(true);
    for (size_t i = 0; i < LEN(forms) * 249; i++) {
        static char memory[1 << 20];
        call c = {.mem = arena_of(memory, sizeof memory), .may_block = true};
        char path[IMPORT_RECORD_PATH_MAX], letters[] = {'C', 'a', 'a', 0x1F};
        const char *row = (const char *)geocoder_countries + i / LEN(forms) * COUNTRY_ROW_LEN;
        const size_t *form = forms[i % LEN(forms)];
        csv_cells cells = {.at = {{row + form[0], form[1]}}, .count = 1};
        str country, text = table_columns_query(&columns, &cells, &all, &c.mem, &country);
        place_query query = {
            .text = text, .limit = 1, .viewbox = geo_bbox_none(), .country_codes = country};
        place_answer found = {.places = {NULL, 0}};
        find_search(&c, &query, &found);
        const place *p = found.places.count ? found.places.at : NULL;
        str code = {row, COUNTRY_CODE_LEN};
        CHECK(EQ_STR(country, code) &&
                  (gazetteer_is_empty() ||
                   (p && str_eq_nocase(place_part(p, "country_code"), country) &&
                    EQ_STR(p->address_type, STR("country")))),
              row);
        letters[1] = ascii_lower(row[0]);
        letters[2] = ascii_lower(row[1]);
        str wanted = {letters, 4};
        CHECK(EQ_STR(import_country_path_of(cells.at[0], path), wanted), "of an index");
    }
}

static void test_bulk_asked(void) {
    static const struct {
        const char *asked;
        bool pair, found, is_point;
        const char *columns; /* or what is missing */
    } rows[] = {
        {"b", true, true, false, "b; not used: a, lat, lon, d, e"},
        {"b,a", true, true, true, "b, a; not used: lat, lon, d, e"},
        {"b,lat", true, true, true, "lat=lat, b; not used: a, lon, d, e"},
        {"lon,lat", true, true, true, "lat=lat, lon=lon; not used: a, b, d, e"},
        {"b,a", false, true, false, "b, a; not used: lat, lon, d, e"},
        {"LAT,lon", false, true, true, "lat=lat, lon=lon; not used: a, b, d, e"},
        {"lon,lat", false, true, true, "lat=lat, lon=lon; not used: a, b, d, e"},
        {"lat=lon, lon=lat", false, true, true, "lat=lon, lon=lat; not used: a, b, d, e"},
        {"city=b,COUNTRY=1", false, true, false, "city=b, country=a; not used: lat, lon, d, e"},
        {"c,x", false, false, false, "c"},
        {"lat=c,lon=a", false, false, false, "lat=c"},
        {"tail=b", false, false, false, "tail=b"},
        {"2, 1", false, true, false, "b, a; not used: lat, lon, d, e"},
        {"9", false, false, false, "9"},
        {"d, e", false, true, false, "d, e; not used: a, b, lat, lon"},
    };
    static const csv_cells titles = {
        .at = {STR_ROW("a"), STR_ROW("b"), STR_ROW("lat"), STR_ROW("lon"), STR_ROW("d, e")},
        .count = 5};
    for (size_t i = 0; i < LEN(rows); i++) {
        table_columns found;
        str missing = STR_NONE;
        bool good =
            table_columns_asked(str_of(rows[i].asked), rows[i].pair, &titles, &found, &missing);
        out o = out_of(ct.text, sizeof ct.text);
        if (good) {
            table_columns_write(&o, &found, &titles);
        } else {
            out_text(&o, missing);
        }
        CHECK(EQ(good, rows[i].found) && EQ(found.is_point, rows[i].is_point) &&
                  EQ_STR(out_str(&o), str_of(rows[i].columns)),
              rows[i].asked);
    }
}

static void test_bulk_summary(void) {
    static const struct {
        const char *status, *match, *precision;
        batch_summary_class class;
        bool has_choices;
    } rows[] = {
        {"ok", "exact", NULL, BATCH_SUMMARY_EXACT, false},
        {"ok", "alias", NULL, BATCH_SUMMARY_EXACT, false},
        {"ok", "interpolated", NULL, BATCH_SUMMARY_INTERPOLATED, false},
        {"ok", NULL, NULL, BATCH_SUMMARY_FOUND, false},
        {"ok", "exact", "country", BATCH_SUMMARY_AREA, false},
        {"needs_clarification", "partial", "city", BATCH_SUMMARY_CITY, false},
        {"needs_clarification", "fuzzy", NULL, BATCH_SUMMARY_NEARLY, false},
        {"needs_clarification", NULL, NULL, BATCH_SUMMARY_MISSED, false},
        {"needs_user_choice", "exact", NULL, BATCH_SUMMARY_AMBIGUOUS, false},
        {"needs_clarification", "partial", "city", BATCH_SUMMARY_AMBIGUOUS, true},
        {"error", NULL, NULL, BATCH_SUMMARY_FAILED, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(batch_summary_of(str_of(rows[i].status), str_of(rows[i].match),
                                  str_of(rows[i].precision), rows[i].has_choices),
                 rows[i].class),
              rows[i].status);
    }
    batch_summary s = {0};
    out o = out_of(ct.text, sizeof ct.text);
    batch_summary_write(&o, &s);
    s.counts[BATCH_SUMMARY_EXACT] = 1004812;
    CHECK(batch_summary_is_good(&s), "all is found");
    s.counts[BATCH_SUMMARY_MISSED] = 27;
    batch_summary_write(&o, &s);
    CHECK(EQ_STR(out_str(&o), STR("no rows1,004,812 exact, 27 missed")) &&
              !batch_summary_is_good(&s),
          "a summary");
}

static void test_bulk_formats(void) {
    static const struct {
        const char *asked, *path;
        int format;
    } rows[] = {{NULL, "a.csv", TABLE_INPUT_CSV},       {NULL, "a.tsv", TABLE_INPUT_CSV},
                {NULL, "a.jsonl", TABLE_INPUT_NDJSON},  {NULL, "a.geojson", TABLE_INPUT_GEOJSON},
                {NULL, "a.txt", TABLE_INPUT_LINES},     {NULL, "a", TABLE_INPUT_NDJSON},
                {NULL, NULL, TABLE_INPUT_NDJSON},       {"csv", "a.ndjson", TABLE_INPUT_CSV},
                {"geojson", NULL, TABLE_INPUT_GEOJSON}, {"xml", "a.csv", -1},
                {NULL, "a.dat", TABLE_INPUT_NDJSON},    {"csv", "a.dat", TABLE_INPUT_CSV},
                {NULL, "/x.y/a", TABLE_INPUT_NDJSON},   {NULL, "A.CSV", TABLE_INPUT_CSV}};
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(table_input_format_of(rows[i].asked, rows[i].path, TABLE_INPUT_NDJSON),
                 rows[i].format),
              rows[i].path ? rows[i].path : "no name");
    }
}

/* There is no wait after the last try. */
static void test_bulk_tries(void) {
    static const struct {
        status code;
        double retry_after_s;
        int tries;
        bool again;
    } rows[] = {
        {GEO_OK, 0, 1, false},
        {GEO_BUSY, 1, 1, true},
        {GEO_RATE_LIMITED, 1, BATCH_TRIES_MAX - 1, true},
        {GEO_RATE_LIMITED, 1, BATCH_TRIES_MAX, false},
        {GEO_RATE_LIMITED, 3600, 1, false},
        {GEO_TIMEOUT, 1, 1, false},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(batch_should_retry(rows[i].code, rows[i].retry_after_s, rows[i].tries),
                 rows[i].again),
              status_of(rows[i].code)->code);
    }
}

/* Every command and every tool has a help page, made from its row. */
static void test_cli_help(void) {
    for (size_t i = 0; i < LEN(cli_commands); i++) {
        const command_row *c = &cli_commands[i];
        char begin[80];
        out o = out_of(ct.text, sizeof ct.text);
        cli_write_command_help(&o, c);
        snprintf(begin, sizeof begin, "Usage: geocoder %s%s%s", c->name, c->sub ? " " : "",
                 c->sub ? c->sub : "");
        CHECK(str_starts(out_str(&o), str_of(begin)) &&
                  str_find(out_str(&o), str_of(c->help)) > 0 && EQ(ct.text[o.len - 1], '\n'),
              begin);
        CHECK(!cli_find_tool(c->name), "a command is no tool");
    }
    for (int i = 0; i < tool_count(); i++) {
        const tool *t = tool_at(i);
        out o = out_of(ct.text, sizeof ct.text);
        cli_tool_write_help(&o, t);
        CHECK(str_find(out_str(&o), str_of(t->help)) > 0, t->name);
        for (const param *p = t->params; p->name; p++) {
            CHECK(str_find(out_str(&o), str_of(p->help)) > 0, p->name);
        }
    }
}

/* Text at a window's width: a line is continued below itself, words are never cut. */
static void test_cli_terminal(void) {
    static const struct {
        const char *text;
        int columns;
        bool is_coloured;
        const char *shown;
    } rows[] = {
        {"one two", 0, false, "one two"},
        {"aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj\n  x\n", 40, false,
         "aaaa bbbb cccc dddd eeee ffff gggg hhhh\n  iiii jjjj\n  x\n"},
        {"  aaaa bbbb cccc dddd eeee ffff gggg hhhh", 40, false,
         "  aaaa bbbb cccc dddd eeee ffff gggg\n    hhhh"},
        {"12. aaaa bbbb cccc dddd eeee ffff gggg hhhh", 40, true,
         "\033[1m12. aaaa bbbb cccc dddd eeee ffff gggg\n    hhhh\033[0m"},
        {"Source: x\nWarning: y\n1.5 km", 80, true,
         "\033[2mSource: x\033[0m\n\033[33mWarning: y\033[0m\n1.5 km"},
        {"a  b", 20, false, "a  b"},
        {"\xe6\x9d\xb1\xe4\xba\xac\xe9\x83\xbd aaaa bbbb cccc dddd eeee ffff gggg", 40, false,
         "\xe6\x9d\xb1\xe4\xba\xac\xe9\x83\xbd aaaa bbbb cccc dddd eeee ffff\n  gggg"},
        {"", 40, true, ""},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        out o = out_of(ct.text, sizeof ct.text);
        terminal_write(&o, str_of(rows[i].text), rows[i].columns, rows[i].is_coloured);
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].shown)), rows[i].text);
    }
    out full = out_of(ct.text, 4);
    terminal_write(&full, STR("one two"), 40, false);
    CHECK(full.full, "no room is told");
    CHECK(EQ_STR(terminal_shape(STR("as it is")), STR("as it is")) || os_is_tty(1),
          "a pipe gets the text unchanged");
}

/* A man page has no requests but those of man, whatever its texts contain. */
static void test_cli_man_page(str page, str text) {
    CHECK(str_starts(text, STR(".TH \"geocoder")), page.at);
    while (text.at) {
        str line = str_cut(&text, '\n');
        bool is_request = str_starts(line, STR(".")) || str_starts(line, STR("'"));
        CHECK(!is_request || str_find(STR(".TH.SH.SS.TP.PP.IP.B.BR.br.nf.fi"),
                                      str_head(line, str_index(line, ' '))) >= 0,
              line.at);
    }
}

/* No line is longer than a terminal, except code, which is indented, and words that are. */
static void test_cli_document(const char *name, str text) {
    CHECK(text.len > 0 && str_find(text, STR("<!--")) < 0 && str_find(text, STR("```")) < 0, name);
    while (text.at) {
        str line = str_cut(&text, '\n');
        bool is_code =
            str_starts(line, STR("    ")); /* or a cell, of which tests of markdown are */
        CHECK(is_code || wrap_columns_of(line) <= WRAP_COLUMNS ||
                  str_index(str_trim(line), ' ') > WRAP_COLUMNS / 2,
              line.at);
    }
}

static void test_cli_manual(void) {
    arena mem = workers_arena(0);
    static char names[4096];
    out list = out_of(names, sizeof names);
    manual_pages(&list, cli_list());
    int pages = 0;
    for (str rest = out_str(&list); rest.len; pages++) {
        str name = str_cut(&rest, '\n');
        out page = cli_new_page();
        arena own = mem;
        CHECK(manual_page(&page, name, cli_list(), &own) && !page.full, "every page fits");
        test_cli_man_page(name, out_str(&page));
    }
    CHECK(pages > tool_count() + topic_count(), "geocoder.1, commands, tools and documents");
    out none = cli_new_page();
    CHECK(!manual_page(&none, STR("geocoder-no.1"), cli_list(), &mem) &&
              !manual_page(&none, STR(""), cli_list(), &mem) &&
              !manual_topic(&none, STR("no"), &mem),
          "no such page");
    for (int i = 0; i < topic_count(); i++) {
        out page = cli_new_page();
        arena own = mem;
        CHECK(manual_topic(&page, topic_name(i), &own) && !page.full, "every document fits");
        test_cli_document(topic_at(i)->path, out_str(&page));
    }
    CHECK(!completion_write(&none, STR("csh"), cli_list()), "another shell has no script");
}

/* The command line of a container's first process, as /proc has it. */
static void test_healthcheck_args(void) {
    static const struct {
        str line;
        const char *args; /* joined; NULL: another program */
    } rows[] = {
        {STR_ROW("/SELF\0"), ""},
        {STR_ROW("/SELF\0http\0--port\0009\0"), "http --port 9"},
        {STR_ROW("/sbin/docker-init\0--\0/SELF\0--port=9\0http\0"), "--port=9 http"},
        {STR_ROW("/SELF\0geocode\0\0SELF\0"), "geocode  SELF"},
        {STR_ROW("/sbin/init\0splash\0"), NULL},
        {STR_ROW("/SELF\0http"), NULL}, /* cut off */
        {STR_ROW(""), NULL},
    };
    const char *own = os_file_name(os_self(""));
    char path[64];
    snprintf(path, sizeof path, "/tmp/geocoder-unit-cmdline.%d", (int)getpid());
    for (size_t i = 0; i < LEN(rows); i++) {
        char bytes[1024], text[512], *args[HEALTHCHECK_ARGS_MAX];
        int count = 0;
        out line = out_of(bytes, sizeof bytes), joined = out_of(text, sizeof text);
        for (str rest = rows[i].line; rest.len;) {
            ptrdiff_t at = str_find(rest, STR("SELF"));
            out_text(&line, at < 0 ? rest : str_head(rest, (size_t)at));
            out_text(&line, at < 0 ? STR("") : str_of(own));
            rest = at < 0 ? STR_NONE : str_from(rest, (size_t)at + 4);
        }
        os_writer w;
        ASSERT(os_writer_open(&w, path) && os_write(w.fd, out_str(&line)) && os_writer_commit(&w));
        char memory[1024];
        arena mem = arena_of(memory, sizeof memory);
        bool is_ours = healthcheck_args(path, &mem, args, &count);
        for (int k = 0; k < count; k++) {
            out_text(&joined, k ? STR(" ") : STR(""));
            out_text(&joined, strcmp(args[k], own) == 0 ? STR("SELF") : str_of(args[k]));
        }
        CHECK(EQ(is_ours, rows[i].args != NULL), "whose it is");
        CHECK(!is_ours || EQ_STR(out_str(&joined), str_of(rows[i].args)), rows[i].args);
    }
    remove(path);
}

static void test_cli(void) {
    test_healthcheck_args();
    test_cli_help();
    test_cli_terminal();
    test_cli_manual();
    test_bulk_tries();
    test_cli_words();
    test_cli_commands();
    test_bulk_rows();
    test_bulk_questions();
    test_bulk_members();
    test_bulk_output();
    test_bulk_formulas();
    test_bulk_resume();
    test_bulk_formats();
    test_bulk_columns();
    test_batch_cache();
    test_bulk_asked();
    test_bulk_countries();
    test_bulk_summary();
}

#undef BATCH_RESULT
#undef BATCH_HEAD
