/* fuzz_table -- hostile tables: bytes in any encoding, converted in two sizes of pieces to the same
 * UTF-8, then read by the dialect that they seem to have. Rows must lie in the text or the arena,
 * and none is read twice. */

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
    return 0;
}
