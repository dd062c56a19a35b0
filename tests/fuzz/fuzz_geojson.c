/* fuzz_geojson -- hostile GeoJSON: the scanner must find the same features in one piece and byte by
 * byte, and every feature becomes a record with valid coordinates or is refused. */

enum { FUZZ_GEOJSON_MEMORY = 4 << 20, FUZZ_GEOJSON_STEPS_MAX = 1000 };

static _Alignas(max_align_t) char fuzz_geojson_memory[FUZZ_GEOJSON_MEMORY];

static void fuzz_geojson_feature(str feature, arena a) {
    import_reader_report report = {.is_strict = false};
    import_reader f = {.report = &report};
    const char *why = geojson_record(&f, feature, &a);
    ASSERT(why || (geo_is_point(geojson.record.lat, geojson.record.lon) && geojson.record.kind));
}

/* A sum over the features found when the window grows by `step`; -1: refused. */
static int64_t fuzz_geojson_scan(str all, size_t step, const arena *a) {
    geojson_scan scan = {GEOJSON_OUTSIDE};
    size_t from = 0, to = 0;
    int64_t sum = 0;
    str feature;
    for (;;) {
        bool is_end = to == all.len;
        str window = str_from(str_head(all, to), from);
        ptrdiff_t used = geojson_next(window, is_end, &scan, &feature);
        ASSERT(used <= (ptrdiff_t)window.len);
        if (used < 0) {
            return -1;
        }
        if (used == 0 && is_end) {
            return sum;
        }
        if (feature.at) {
            sum = (sum + (int64_t)feature.len) * 31;
            sum &= INT32_MAX;
            if (a) {
                fuzz_geojson_feature(feature, *a);
            }
        }
        from += (size_t)used;
        to = used ? to : MIN(to + step, all.len);
    }
}

static int fuzz_geojson(const uint8_t *bytes, size_t size) {
    static arena a;
    if (!a.at) {
        a = arena_of(fuzz_geojson_memory, sizeof fuzz_geojson_memory);
        ASSERT(shape_open(&geojson.shape, &a, FUZZ_GEOJSON_MEMORY / 4));
    }
    geojson_forget();
    geojson.system = size % 2 ? crs_row((int)size % 150) : NULL;
    str all = {malloc(size + !size), size};
    memcpy((char *)all.at, bytes, size);
    int64_t whole = fuzz_geojson_scan(all, size + 1, &a);
    if (size < FUZZ_GEOJSON_STEPS_MAX) {
        ASSERT(fuzz_geojson_scan(all, 1, NULL) == whole);
    }
    fuzz_geojson_feature(all, a);
    free((char *)all.at);
    return 0;
}
