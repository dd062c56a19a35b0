/* table: encodings, dialects and spreadsheets; and 2,000 ways to write one table, which all give
 * its rows. */

enum { TABLE_BYTES = 256 << 10, TABLE_ROWS = 12, TABLE_COLUMNS = 4, TABLE_FILES = 2000 };

static struct {
    char plain[TABLE_BYTES], bytes[TABLE_BYTES * 2], text[CHARSET_ROOM * 4], mem[4 << 20];
    charset charset;
} tt;

/* The text of a file that is read in pieces of some bytes. */
static str table_text(str file, size_t piece) {
    size_t len = 0;
    memset(&tt.charset, 0, sizeof tt.charset);
    for (size_t got = 1; got; file = str_from(file, got)) {
        got = MIN(file.len, MIN(piece, (size_t)CHARSET_READ));
        memcpy(charset_room(&tt.charset), file.at, got);
        len += charset_take(&tt.charset, got, tt.text + len);
        ASSERT(len + CHARSET_ROOM <= sizeof tt.text);
    }
    return (str){tt.text, len};
}

/* ---- encodings ---- */

static void table_test_charsets(void) {
    static const struct {
        const char *bytes, *text;
        charset_encoding encoding;
    } rows[] = {
        {"\xEF\xBB\xBFZ\xC3\xBCrich", "Zürich", CHARSET_UTF8},
        {"Z\xFCrich, Gen\xE8ve", "Zürich, Genève", CHARSET_WINDOWS_1252},
        {"M\xE1laga\nTroms\xF8\nC\xF4te-d\x92Or", "Málaga\nTromsø\nCôte-d’Or",
         CHARSET_WINDOWS_1252},
        {"S\xE3o Paulo\nCam\xF5"
         "es",
         "São Paulo\nCamões", CHARSET_WINDOWS_1252},
        {"Forl\xEC\nAlcal\xE1\nA Coru\xF1"
         "a",
         "Forlì\nAlcalá\nA Coruña", CHARSET_WINDOWS_1252},
        {"Plze\xC5\x88, Z\xFCrich", "Plzeň, Zürich", CHARSET_WINDOWS_1252},
        {"\xA3\xF3"
         "d\x9F",
         "Łódź", CHARSET_WINDOWS_1250},
        {"Gy\xF5r\nSzeged", "Győr\nSzeged", CHARSET_WINDOWS_1250},
        {"Plze\xF2\n\xC8"
         "esk\xE9 Bud\xECjovice",
         "Plzeň\nČeské Budějovice", CHARSET_WINDOWS_1250},
        {"Gda\xF1sk\nPozna\xF1", "Gdańsk\nPoznań", CHARSET_WINDOWS_1250},
        {"\x93\x8C\x8B\x9E,\x91\xE5\x8D\xE3\x8E\x73", "東京,大阪市", CHARSET_SHIFT_JIS},
        {"\xCC\xEE\xF1\xEA\xE2\xE0\nK\xC0,\xCE\xEC\xF1\xEA", "Москва\nKА,Омск",
         CHARSET_WINDOWS_1251},
        {"\xD5\xE0\xF0\xEA\xB3\xE2\n\xCA\xE8\xBF\xE2", "Харків\nКиїв", CHARSET_WINDOWS_1251},
        {"\xC1\xE8\xDE\xED\xE1\n\xD0\xDC\xF4\xF1\xE1", "Αθήνα\nΠάτρα", CHARSET_WINDOWS_1253},
        {"\xB1\xB1\xBE\xA9,\xC9\xCF\xBA\xA3", "北京,上海", CHARSET_GB18030},
        {"\x31\x32\xB3\xA4\xBD\xD6\x34\n\x81\x30\x81\x30\xB9\xE3\xD6\xDD", "12长街4\n\xC2\x80广州",
         CHARSET_GB18030},
    };
    bool has_tables = os_decode(932, STR("a"), tt.plain, 3) == 1;
    for (size_t i = 0; i < LEN(rows); i++) {
        for (size_t piece = 1; piece < 64 && piece < strlen(rows[i].bytes) + 1; piece += 7) {
            bool is_wide = rows[i].encoding >= CHARSET_SHIFT_JIS;
            str text = table_text(str_of(rows[i].bytes), piece == 1 ? SIZE_MAX : piece);
            bool is_first = piece == 1;
            CHECK(!is_first || EQ(tt.charset.encoding, rows[i].encoding), rows[i].text);
            CHECK(!is_first || (is_wide && !has_tables) || EQ_STR(text, str_of(rows[i].text)),
                  rows[i].text);
            CHECK(utf8_valid(text), rows[i].text);
        }
    }
    CHECK(EQ(charset_problem(&tt.charset) != NULL, !has_tables),
          "an encoding that is not there is told");
}

/* ---- dialects ---- */

static void table_test_dialects(void) {
    static const struct {
        const char *text;
        dialect_kind kind;
        char separator;
        int skipped_lines;
        const char *first; /* of its row's cells, with "|" between */
    } rows[] = {
        {"name;city\nA;Boulder\n", DIALECT_TABLE, ';', 0, "name|city"},
        {"name\tcity\nA, B\tBoulder\n", DIALECT_TABLE, '\t', 0, "name|city"},
        {"u|v\nA|x\nB|y\n", DIALECT_TABLE, '|', 0, "u|v"},
        {"sep=;\na;city\n1;b\n", DIALECT_TABLE, ';', 0, "a|city"},
        {"# exported 2026\n# by ERP, anew\nname,city\nAda,Boulder\n# Bob,Lyon\n", DIALECT_TABLE,
         ',', 2, "name|city"},
        {"#name;lat;lon\nA;1;2\n", DIALECT_TABLE, ';', 0, "name|lat|lon"},
        {"Customers, 2026;;\n;;\nname;city;x\nA;B;1\n", DIALECT_TABLE, ';', 1, "name|city|x"},
        {"Kunden\n\nu1;v1;w1\nA;B;1\nC;D;2\nE;F;3\n", DIALECT_TABLE, ';', 1, "u1|v1|w1"},
        {"\"name,city\"\n\"Bob,Lyon\"\n", DIALECT_TABLE, ',', 0, "name|city"},
        {"lat;lon\n48,5;2,5\n48,6;2,6\n", DIALECT_TABLE, ';', 0, "lat|lon"},
        {"address\nWeg 1, Bonn\nWeg 2, Bonn\n", DIALECT_TABLE, 0, 0, "address"},
        {"stop_id,stop_name,stop_lat,stop_lon\n1,A,47.1,9.5\n", DIALECT_TABLE, ',', 0,
         "stop_id|stop_name|stop_lat|stop_lon"},
        {"Paris, France\nLyon, France\n", DIALECT_LINES, ',', 0, "Paris| France"},
        {"Weg 1, 53111 Bonn\nParis\n1 Main St, Boston, MA\n", DIALECT_LINES, ',', 0,
         "Weg 1| 53111 Bonn"},
        {"Paris\nLyon\n", DIALECT_LINES, 0, 0, "Paris"},
        {"{\"city\":\"Nice\"}\n", DIALECT_NDJSON, 0, 0, NULL},
        {"{\"type\":\"FeatureCollection\",\"features\":[", DIALECT_JSON, 0, 0, NULL},
        {" [ {\"city\":\"Nice\"}]", DIALECT_JSON, 0, 0, NULL},
        {"", DIALECT_LINES, 0, 0, NULL},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        arena mem = arena_of(tt.mem, sizeof tt.mem);
        str text = str_of(rows[i].text);
        dialect d = dialect_find(text, true, mem);
        CHECK(EQ(d.kind, rows[i].kind) && EQ(d.separator, rows[i].separator) &&
                  EQ(d.skipped_lines, rows[i].skipped_lines),
              rows[i].text);
        csv_cells *cells = ARENA_NEW(&mem, csv_cells, 1);
        out o = out_of(tt.plain, sizeof tt.plain);
        if (rows[i].first) {
            CHECK(dialect_row(&d, str_from(text, d.skipped), true, &mem, cells) > 0, rows[i].text);
            for (int k = 0; k < cells->count; k++) {
                out_fmt(&o, "%s%.*s", k ? "|" : "", STR_ARG(cells->at[k]));
            }
            CHECK(EQ_STR(out_str(&o), str_of(rows[i].first)), rows[i].text);
        }
    }
}

/* ---- one table, written in many ways ---- */

/* Words in UTF-8 and in an encoding. */
static const struct {
    const char *utf8, *bytes;
} table_words[][4] = {{{"Boulder", "Boulder"}, {"Lyon", "Lyon"}, {"Rio", "Rio"}, {"Bonn", "Bonn"}},
                      {{"Zürich", "Z\xFCrich"},
                       {"Genève", "Gen\xE8ve"},
                       {"Málaga", "M\xE1laga"},
                       {"Århus", "\xC5rhus"}},
                      {{"Łódź", "\xA3\xF3"
                                "d\x9F"},
                       {"Győr", "Gy\xF5r"},
                       {"Plzeň", "Plze\xF2"},
                       {"Wałbrzych", "Wa\xB3"
                                     "brzych"}},
                      {{"東京", "\x93\x8C\x8B\x9E"},
                       {"大阪市", "\x91\xE5\x8D\xE3\x8E\x73"},
                       {"名古屋", "\x96\xBC\x8C\xC3\x89\xAE"},
                       {"さいたま", "\x82\xB3\x82\xA2\x82\xBD\x82\xDC"}},
                      {{"北京", "\xB1\xB1\xBE\xA9"},
                       {"上海", "\xC9\xCF\xBA\xA3"},
                       {"广州", "\xB9\xE3\xD6\xDD"},
                       {"天津", "\xCC\xEC\xBD\xF2"}}};

typedef struct {
    uint64_t seed;
    int words; /* row of table_words */
    char separator;
    int quotes;   /* 0: as needed, 1: all, 2: each row once more */
    int encoding; /* 0: UTF-8, 1: with a mark, 2 to 4: UTF-16, 5: that of its words */
    int ends, preamble, ragged;
} table_way;

static int table_roll(table_way *w, int sides) {
    w->seed = hash_64(&w->seed, sizeof w->seed, 7);
    return (int)(w->seed % (uint64_t)sides);
}

/* A cell of the table: the text it has, in UTF-8 or in the encoding. */
static void table_cell(out *o, const table_way *w, int row, int column, bool is_utf8) {
    static const char *const titles[] = {"name", "city", "zip", "note"};
    int word = (row * 7 + column * 3) % 4;
    const char *text =
        is_utf8 ? table_words[w->words][word].utf8 : table_words[w->words][word].bytes;
    if (!row) {
        out_text(o, str_of(titles[column]));
    } else if (column == 2) {
        out_fmt(o, "%05d", row * 811);
    } else {
        out_fmt(o, column == 1 ? "%s" : column == 0 ? "%s %d" : "%s, \"%d\"; a\tb", text, row);
        out_text(o, column == 3 && w->ends != 2 && row % 3 == 0 ? STR("\nmore") : STR(""));
    }
}

static void table_quote(out *o, str cell, char separator, bool is_always) {
    bool is_plain = !is_always;
    for (size_t i = 0; i < cell.len; i++) {
        is_plain = is_plain && cell.at[i] != separator && cell.at[i] != '"' && cell.at[i] != '\n';
    }
    out_text(o, is_plain ? STR("") : STR("\""));
    for (size_t i = 0; i < cell.len; i++) {
        out_text(o, cell.at[i] == '"' && !is_plain ? STR("\"") : STR(""));
        out_char(o, cell.at[i]);
    }
    out_text(o, is_plain ? STR("") : STR("\""));
}

static const char *const table_ends[] = {"\n", "\r\n", "\r"};

static void table_write(out *o, const table_way *w, bool is_utf8) {
    static const char *const preambles[] = {"", "# exported 2026%s# by ERP%s", "Customers%s%s"};
    const char *end = table_ends[w->ends];
    out_fmt(o, preambles[w->preamble], end, end);
    for (int row = 0; row <= TABLE_ROWS; row++) {
        char line[1024], cell[256];
        out whole = out_of(line, sizeof line);
        int columns = row && w->ragged && row % 5 == 0 ? 2 : TABLE_COLUMNS;
        for (int i = 0; i < columns; i++) {
            out one = out_of(cell, sizeof cell);
            table_cell(&one, w, row, i, is_utf8);
            out_text(&whole, i ? (str){&w->separator, 1} : STR(""));
            table_quote(&whole, out_str(&one), w->separator, w->quotes == 1);
        }
        out_text(&whole, row && w->ragged && row % 4 == 0 ? (str){&w->separator, 1} : STR(""));
        if (w->quotes == 2) {
            table_quote(o, out_str(&whole), w->separator, true);
        } else {
            out_text(o, out_str(&whole));
        }
        out_text(o, row == TABLE_ROWS && w->seed % 2 ? STR("") : str_of(end));
    }
}

/* The file in its encoding. */
static str table_encode(const table_way *w, str text) {
    size_t len = 0;
    bool is_little = w->encoding != 3;
    if (w->encoding == 1) {
        memcpy(tt.bytes, "\xEF\xBB\xBF", 3);
    }
    if (w->encoding < 2 || w->encoding == 5) {
        len = w->encoding == 1 ? 3 : 0;
        memcpy(tt.bytes + len, text.at, text.len);
        return (str){tt.bytes, len + text.len};
    }
    for (size_t at = 0; at < text.len || (!at && !len);) {
        int32_t code = w->encoding < 4 && !len ? 0xFEFF : utf8_next(text, &at);
        tt.bytes[len + !is_little] = (char)(code & 0xFF);
        tt.bytes[len + is_little] = (char)(code >> 8);
        len += 2;
    }
    return (str){tt.bytes, len};
}

/* How many rows of the table are in the text, with all their cells. */
static int table_count(const table_way *w, str text) {
    arena mem = arena_of(tt.mem, sizeof tt.mem);
    csv_cells *cells = ARENA_NEW(&mem, csv_cells, 1);
    dialect d = dialect_find(text, true, mem);
    int good = 0, row = 0;
    for (str rest = str_from(text, d.skipped); rest.len; row++) {
        arena scratch = mem;
        ptrdiff_t used = dialect_row(&d, rest, true, &scratch, cells);
        bool is_same =
            used > 0 && cells->count >= (row && w->ragged && row % 5 == 0 ? 2 : TABLE_COLUMNS);
        for (int i = 0; i < TABLE_COLUMNS && is_same && i < cells->count; i++) {
            char cell[256];
            out one = out_of(cell, sizeof cell);
            table_cell(&one, w, row, i, true);
            is_same = str_eq(cells->at[i], out_str(&one)) || (w->ragged && !cells->at[i].len);
        }
        d.columns = row ? d.columns : cells->count;
        good += is_same && row <= TABLE_ROWS;
        rest = str_from(rest, used > 0 ? (size_t)used : str_index(rest, '\n') + 1);
    }
    return good;
}

static void table_test_ways(void) {
    bool has_tables = os_decode(932, STR("a"), tt.plain, 3) == 1;
    int lost = 0;
    for (int i = 0; i < TABLE_FILES; i++) {
        table_way w = {.seed = (uint64_t)i + 1};
        w.words = table_roll(&w, has_tables ? 5 : 3);
        w.separator = ",;\t|"[table_roll(&w, 4)];
        w.quotes = table_roll(&w, 3);
        w.encoding = table_roll(&w, 6);
        w.ends = table_roll(&w, 3);
        w.preamble = table_roll(&w, 3);
        w.ragged = table_roll(&w, 2);
        out o = out_of(tt.plain, sizeof tt.plain);
        table_write(&o, &w, w.encoding != 5);
        str text = table_text(table_encode(&w, out_str(&o)), 512 + (size_t)table_roll(&w, 4000));
        int good = table_count(&w, text);
        if (good != TABLE_ROWS + 1) {
            char name[160];
            snprintf(
                name, sizeof name,
                "way %d: words %d, separator %d, quotes %d, encoding %d, ends %d, preamble %d, "
                "ragged %d",
                i, w.words, w.separator, w.quotes, w.encoding, w.ends, w.preamble, w.ragged);
            CHECK(EQ(good, TABLE_ROWS + 1), name);
            lost++;
        }
    }
    CHECK(EQ(lost, 0), "no row is lost in 2,000 files");
}

/* ---- spreadsheets ---- */

/* A zip archive of stored parts: names and contents by turns, NULL at the end. */
static str table_zip(const char *const *parts, out *o) {
    char bytes[2048];
    out list = out_of(bytes, sizeof bytes);
    int count = 0;
    for (; parts[2 * count]; count++) {
        str name = str_of(parts[2 * count]), body = str_of(parts[2 * count + 1]);
        uint32_t sum = ~inflate_crc(UINT32_MAX, (const unsigned char *)body.at, body.len),
                 size = (uint32_t)body.len, at = (uint32_t)o->len;
        char head[46] = {0};
        memcpy(head + 14, &sum, 4);
        memcpy(head + 18, &size, 4);
        memcpy(head + 22, &size, 4);
        head[26] = (char)name.len;
        memcpy(head, "PK\x03\x04", 4);
        out_text(o, (str){head, 30});
        out_text(o, name);
        out_text(o, body);
        memmove(head + 6, head + 4, 26);
        memcpy(head, "PK\x01\x02", 4);
        memcpy(head + 42, &at, 4);
        out_text(&list, (str){head, 46});
        out_text(&list, name);
    }
    char end[22] = "PK\x05\x06";
    uint32_t at = (uint32_t)o->len;
    end[8] = end[10] = (char)count;
    memcpy(end + 16, &at, 4);
    out_text(o, out_str(&list));
    out_text(o, (str){end, sizeof end});
    return out_str(o);
}

/* The table of a spreadsheet, or why there is none. */
static str table_of_sheet(str file, const char *sheet) {
    call c = {.mem = arena_of(tt.mem, sizeof tt.mem)};
    int from = os_writer_temp_file("/tmp/table"), to = os_writer_temp_file("/tmp/table");
    ASSERT(from >= 0 && to >= 0 && os_write_at(from, file, 0));
    sheet_ends ends = {.from = from, .to = to};
    sheet_unpack(&c, "x.xlsx", &ends, sheet);
    size_t size = (size_t)MAX(os_file_size(to), 0);
    ASSERT(size < sizeof tt.text && (!size || os_read_at(to, tt.text, size, 0)));
    os_close(from);
    os_close(to);
    static char room[sizeof tt.text];
    call other = {.mem = arena_of(tt.mem, sizeof tt.mem)};
    out text = out_of(room, sizeof room);
    sheet_unpack(&other, "x.xlsx", &(sheet_ends){.file = file, .text = &text}, sheet);
    CHECK(EQ_TEXT(other.why, c.why) && (c.code || EQ_STR(out_str(&text), ((str){tt.text, size}))),
          "the same in memory");
    snprintf(tt.mem, 300, "%s", c.why);
    return c.code ? str_of(tt.mem) : (str){tt.text, size};
}

#define TABLE_BOOK                                                                                 \
    "<workbook><workbookPr/><sheets><sheet name='Notes' sheetId='1' r:id='r1'/><sheet name='Old' " \
    "state='hidden' r:id='r3'/><sheet name='A &amp; B' r:id='r2'/></sheets></workbook>"
#define TABLE_LINKS                                                                                \
    "<R><Relationship Id='r1' Target='worksheets/one.xml'/><Relationship Id='r2' "                 \
    "Target='/xl/worksheets/two.xml'/><Relationship Id='r3' Target='worksheets/two.xml'/></R>"
#define TABLE_STYLES                                                                               \
    "<s><numFmts><numFmt numFmtId='170' formatCode='dd/mm/yy'/><numFmt numFmtId='171' "            \
    "formatCode='0 &quot;days&quot;'/></numFmts><cellStyleXfs><xf "                                \
    "numFmtId='14'/></cellStyleXfs><cellXfs><xf numFmtId='0'/><xf numFmtId='14'/><xf "             \
    "numFmtId='170'/><xf numFmtId='171'/></cellXfs></s>"
#define TABLE_NOTES "<sheetData><row><c t='str'><v>hello</v></c></row></sheetData>"
#define TABLE_DATA                                                                                 \
    "<x:sheetData><x:row r='1'><x:c r='A1' t='s'><x:v>1</x:v></x:c><x:c r='C1' t='inlineStr'>"     \
    "<x:is><x:r><x:t>ci</x:t></x:r><x:r><x:t>ty</x:t></x:r></x:is></x:c></x:row><x:row><x:c "      \
    "s='1'><x:v>45473</x:v></x:c><x:c s='2'><x:v>45473.5</x:v></x:c><x:c s='3'><x:v>1.50</x:v>"    \
    "</x:c><x:c t='b'><x:v>1</x:v></x:c><x:c><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c t='s'><x:v>0"    \
    "</x:v></x:c></x:row><x:row/></x:sheetData>"
#define TABLE_TEXTS                                                                                \
    "<sst><si><t>a \"b\" &amp; &#xE9;</t><rPh><t>no</t></rPh></si><si><t>name</t></si></sst>"
#define TABLE_ODS                                                                                  \
    "<o><table:table table:name='Notes'><table:table-row><table:table-cell><text:p>x</text:p>"     \
    "</table:table-cell></table:table-row></table:table><table:table table:name='Data'>"           \
    "<table:table-row><table:table-cell><text:p>name</text:p></table:table-cell>"                  \
    "<table:table-cell table:number-columns-repeated='2'/><table:table-cell><text:p>ci<text:span>" \
    "ty</text:span></text:p></table:table-cell></table:table-row><table:table-row "                \
    "table:number-rows-repeated='2'><table:table-cell office:value-type='float' "                  \
    "office:value='1.5'><text:p>1,5</text:p></table:table-cell><table:table-cell "                 \
    "office:value-type='date' office:date-value='2024-06-30T00:00:00'><text:p>x</text:p>"          \
    "</table:table-cell><table:table-cell><office:annotation><text:p>no</text:p>"                  \
    "</office:annotation><text:p>a<text:s text:c='2'/>b</text:p><text:p>c</text:p>"                \
    "</table:table-cell></table:table-row><table:table-row table:number-rows-repeated='1048000'>"  \
    "<table:table-cell "                                                                           \
    "table:number-columns-repeated='16384'/></table:table-row></table:table></o>"

static void table_test_sheets(void) {
    static const char *const book[] = {"xl/workbook.xml",
                                       TABLE_BOOK,
                                       "xl/_rels/workbook.xml.rels",
                                       TABLE_LINKS,
                                       "xl/styles.xml",
                                       TABLE_STYLES,
                                       "xl/sharedStrings.xml",
                                       TABLE_TEXTS,
                                       "xl/worksheets/one.xml",
                                       TABLE_NOTES,
                                       "xl/worksheets/two.xml",
                                       TABLE_DATA,
                                       NULL};
    static const char *const ods[] = {"content.xml", TABLE_ODS, NULL}, *const other[] = {"a.txt",
                                                                                         "b", NULL};
    static const struct {
        const char *const *parts;
        const char *sheet, *table;
    } rows[] = {
        {book, NULL,
         "sep=,\n\"name\",,\"city\"\n\"2024-06-30\",\"2024-06-30 "
         "12:00:00\",\"1.50\",\"TRUE\",\"2\","
         "\"a \"\"b\"\" & \xC3\xA9\"\n"},
        {book, "Notes", "sep=,\n\"hello\"\n"},
        {book, "1", "sep=,\n\"hello\"\n"},
        {book, "Nothing", "x.xlsx has no sheet \"Nothing\"."},
        {ods, NULL,
         "sep=,\n\"name\",,,\"city\"\n\"1.5\",\"2024-06-30\",\"a  b\nc\"\n\"1.5\",\"2024-06-30\","
         "\"a  b\nc\"\n"},
        {ods, "Notes", "sep=,\n\"x\"\n"},
        {other, NULL, "x.xlsx is an archive without a spreadsheet: unpack it first."},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        out o = out_of(tt.bytes, sizeof tt.bytes);
        str file = table_zip(rows[i].parts, &o);
        CHECK(EQ_STR(table_of_sheet(file, rows[i].sheet), str_of(rows[i].table)), rows[i].table);
    }
    out o = out_of(tt.bytes, sizeof tt.bytes);
    str file = table_zip(book, &o);
    for (size_t cut = 0; cut < file.len; cut += 97) {
        CHECK(str_starts(table_of_sheet(str_head(file, cut), NULL), STR("x.xlsx is ")),
              "an archive that is cut");
    }
}

static void test_table(void) {
    table_test_charsets();
    table_test_dialects();
    table_test_ways();
    table_test_sheets();
}
