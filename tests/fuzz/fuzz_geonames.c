/* fuzz_geonames -- hostile lines of GeoNames dumps: each as a place, as a postal code and as an
 * alternate name.
 * Coordinates are valid, paths fit, and an encoded record reads back the same. */

static void fuzz_geonames_line(call *c, str line) {
    static import_record s, back;
    static char room[IMPORT_RECORD_PATH_MAX], bytes[1 << 20];
    (void)geonames_name(c, line);
    if (geonames_place(line, room, &s) && geonames_postcode(line, room, &s)) {
        return;
    }
    ASSERT(geo_is_point(s.lat, s.lon) && s.kind && s.id && s.path.len <= IMPORT_RECORD_PATH_MAX);
    out packed = out_of(bytes, sizeof bytes);
    import_record_pack(&packed, &s);
    ASSERT(packed.full || (import_record_unpack(out_str(&packed), &back) && back.id == s.id));
}

static int fuzz_geonames(const uint8_t *bytes, size_t size) {
    static char *memory;
    memory = memory ? memory : os_reserve(SORT_MEMORY_MIN);
    ASSERT(memory);
    call c = {.code = GEO_OK};
    geonames_open(memory, SORT_MEMORY_MIN, "/tmp/fuzz");
    str all = {malloc(size + !size), size}, rest = all;
    memcpy((char *)all.at, bytes, size);
    while (rest.at && size) {
        fuzz_geonames_line(&c, str_cut(&rest, '\n'));
    }
    geonames_close();
    free((char *)all.at);
    return 0;
}
