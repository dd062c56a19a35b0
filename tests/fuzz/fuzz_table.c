/* fuzz_table -- hostile tables: bytes in any encoding, converted in two sizes of pieces to the same
 * UTF-8, then read by the dialect that they seem to have. Rows must lie in the text or the arena,
 * and none is read twice. Then the same bytes as a file that the page sends, packed or not. */

static str fuzz_table_text(const uint8_t *bytes, size_t size, size_t piece, char *to) {
    static charset t;
    size_t len = 0;
    memset(&t, 0, sizeof t);
    for (size_t got = 1; got; bytes += got, size -= got) {
        got = MIN(size, piece);
        memcpy(charset_room(&t), bytes, got);
        size_t put = charset_take(&t, got, to + len);
        ASSERT(put <= CHARSET_GROWTH * (got + CHARSET_HELD) && t.held <= CHARSET_HELD);
        len += put;
    }
    return (str){to, len};
}

/* Reads a file as table_http does. */
static void fuzz_table_file(str file) {
    enum { UNPACKED = 1 << 20 };
    static char memory[8 << 20];
    static table_input in;
    call c = {.mem = arena_of(memory, sizeof memory)};
    memset(&in, 0, sizeof in);
    in.is_guessed = true;
    in.columns_asked = "query=1";
    str row;
    bool fits;
    if (table_input_open_text(&c, &in, "fuzz", file, UNPACKED) != GEO_OK) {
        ASSERT(c.why[0]);
        return;
    }
    for (int rows = 0; rows < UNPACKED && table_input_next(&in, &row, &fits); rows++) {
        arena mem = c.mem;
        table_request request;
        ASSERT(utf8_valid(row) || !fits);
        table_request_parse(&c, &in, row, &request);
        c.mem = mem;
    }
}

static int fuzz_table(const uint8_t *bytes, size_t size) {
    enum { MOST = 16 << 10 };
    static char text[CHARSET_GROWTH * (MOST + CHARSET_HELD) * 2], memory[4 << 20];
    size = MIN(size, (size_t)MOST);
    size_t piece = size ? (size_t)bytes[0] + 64 : 1;
    str all = fuzz_table_text(bytes, size, piece, text);
    arena mem = arena_of(memory, sizeof memory);
    ASSERT(utf8_valid(all));
    dialect d = dialect_find(all, true, mem);
    csv_cells *cells = ARENA_NEW(&mem, csv_cells, 1);
    ASSERT(cells && d.skipped <= all.len && d.skipped_lines >= 0 && d.columns <= CSV_CELLS_MAX);
    for (str rest = str_from(all, d.skipped); rest.len;) {
        arena scratch = mem;
        ptrdiff_t used = dialect_row(&d, rest, true, &scratch, cells);
        ASSERT(used <= (ptrdiff_t)rest.len && cells->count <= CSV_CELLS_MAX);
        for (int i = 0; i < cells->count && used > 0; i++) {
            ASSERT(utf8_valid(cells->at[i]));
        }
        rest = str_from(rest, used > 0 ? (size_t)used : MIN(str_index(rest, '\n') + 1, rest.len));
    }
    fuzz_table_file((str){(const char *)bytes, size});
    return 0;
}
