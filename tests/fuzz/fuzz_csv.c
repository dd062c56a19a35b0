/* fuzz_csv -- hostile rows: the first byte chooses the separator, then come a header line and rows.
 * Cells must lie in the input or the arena; a record made of a row must survive encoding; points
 * come from two columns that there are. */

static void fuzz_csv_point(const csv_cells *header, const csv_cells *cells) {
    int lat = -1, lon = -1;
    double at[2];
    if (headers_find_point(header->at, header->count, &lat, &lon)) {
        ASSERT(lat >= 0 && lon >= 0 && lat != lon && MAX(lat, lon) < header->count);
        bool has_both = MAX(lat, lon) < cells->count;
        ASSERT(!has_both || !axes_point(cells->at[lat], cells->at[lon], &at[0], &at[1]) ||
               (!isnan(at[0]) && !isnan(at[1])));
    }
}

static void fuzz_csv_record(const csv_cells *header, const csv_cells *cells) {
    static import_record s, back;
    static char bytes[1 << 20];
    import_record_clear(&s);
    const char *why = NULL;
    for (int i = 0; i < cells->count && i < header->count && !why; i++) {
        str lang = STR_NONE;
        import_record_column column = import_record_column_of(header->at[i], NULL, 0, &lang);
        why = import_record_set(&s, column, lang, cells->at[i]);
        double lat, lon;
        ASSERT(!csv_wkt(cells->at[i], &lat, &lon) || (!isnan(lat) && !isnan(lon)));
    }
    if (why || import_settle_record(&s)) {
        return;
    }
    ASSERT(geo_is_point(s.lat, s.lon) && s.kind && utf8_valid(s.name));
    out packed = out_of(bytes, sizeof bytes);
    import_record_pack(&packed, &s);
    ASSERT(packed.full || (import_record_unpack(out_str(&packed), &back) && back.kind == s.kind));
}

static int fuzz_csv(const uint8_t *bytes, size_t size) {
    static csv_cells header, cells;
    static char memory[2][1 << 16];
    if (size < 2) {
        return 0;
    }
    str all = {malloc(size), size}, rest = str_from(all, 1);
    memcpy((char *)all.at, bytes, size);
    char separator = bytes[0] & 1 ? ';' : ',';
    arena a = arena_of(memory[0], sizeof memory[0]);
    ptrdiff_t used = csv_row_cut(rest, separator, true, &a, &header);
    while (used > 0 && rest.len) {
        ASSERT((size_t)used <= rest.len);
        rest = str_from(rest, (size_t)used);
        a = arena_of(memory[1], sizeof memory[1]);
        used = csv_row_cut(rest, separator, true, &a, &cells);
        if (used > 0) {
            fuzz_csv_record(&header, &cells);
            fuzz_csv_point(&header, &cells);
        }
    }
    static import_record_mapping list[IMPORT_RECORD_COLUMNS_MAX];
    int count = 0;
    (void)import_record_mapping_parse(all, list, &count);
    free((char *)all.at);
    return 0;
}
