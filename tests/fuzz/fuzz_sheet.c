/* fuzz_sheet -- hostile spreadsheets: the first byte chooses whether the rest is the whole archive
 * or one part of it, cells, shared texts, styles, sheets or OpenDocument. What comes out must be
 * rows of CSV, within their limits. */

static void fuzz_sheet_add(out *o, out *list, const char *name, str body) {
    char head[46] = {0};
    uint32_t sum = ~inflate_crc(UINT32_MAX, (const unsigned char *)body.at, body.len),
             size = (uint32_t)body.len, at = (uint32_t)o->len;
    memcpy(head + 14, &sum, 4);
    memcpy(head + 18, &size, 4);
    memcpy(head + 22, &size, 4);
    head[26] = (char)strlen(name);
    out_text(o, (str){"PK\x03\x04", 4});
    out_text(o, (str){head + 4, 26});
    out_text(o, str_of(name));
    out_text(o, body);
    memmove(head + 6, head + 4, 26);
    memcpy(head, "PK\x01\x02", 4);
    memcpy(head + 42, &at, 4);
    out_text(list, (str){head, sizeof head});
    out_text(list, str_of(name));
}

static str fuzz_sheet_archive(int part, str bytes, out *o) {
    static const char *const parts[][2] = {
        {"xl/worksheets/s.xml", "<sheetData><row><c t='s' s='1'><v>0</v></c></row></sheetData>"},
        {"xl/sharedStrings.xml", "<sst><si><t>a</t></si></sst>"},
        {"xl/styles.xml", "<s><cellXfs><xf numFmtId='0'/><xf numFmtId='14'/></cellXfs></s>"},
        {"xl/workbook.xml", "<sheets><sheet name='a' r:id='r'/></sheets>"},
        {"xl/_rels/workbook.xml.rels", "<Relationship Id='r' Target='worksheets/s.xml'/>"},
        {"content.xml", ""}};
    char memory[1024], end[22] = "PK\x05\x06";
    out list = out_of(memory, sizeof memory);
    int count = 0;
    for (int i = part == 5 ? 5 : 0; i < (part == 5 ? 6 : 5); i++, count++) {
        fuzz_sheet_add(o, &list, parts[i][0], i == part ? bytes : str_of(parts[i][1]));
    }
    uint32_t at = (uint32_t)o->len;
    end[10] = (char)count;
    memcpy(end + 16, &at, 4);
    out_text(o, out_str(&list));
    out_text(o, (str){end, sizeof end});
    return out_str(o);
}

static int fuzz_sheet(const uint8_t *bytes, size_t size) {
    enum { MOST = 64 << 10, PARTS = 6 };
    static char room[MOST + 4096], table[1 << 20], memory[1 << 20];
    if (size < 1 || size > MOST) {
        return 0;
    }
    out o = out_of(room, sizeof room), text = out_of(table, sizeof table);
    str rest = {(const char *)bytes + 1, size - 1};
    int part = bytes[0] % (PARTS + 1);
    sheet_ends ends = {.file = part == PARTS ? rest : fuzz_sheet_archive(part, rest, &o),
                       .text = &text};
    call c = {.mem = arena_of(memory, sizeof memory)};
    if (sheet_unpack(&c, "fuzz", &ends, bytes[0] & 128 ? "1" : NULL) == GEO_OK) {
        csv_cells *cells = ARENA_NEW(&c.mem, csv_cells, 1);
        str rows = out_str(&text);
        ASSERT(str_starts(rows, STR("sep=,\n")) && !text.full);
        arena mem = c.mem;
        ptrdiff_t used = csv_row_cut(str_from(rows, 6), ',', true, &mem, cells);
        ASSERT((used > 0 || rows.len == 6) && cells->count <= CSV_CELLS_MAX); /* or no rows */
    }
    return 0;
}
