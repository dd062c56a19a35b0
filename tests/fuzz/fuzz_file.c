/* fuzz_file -- a hostile source file, from its first byte to the index: the input's first byte
 * chooses the format, the rest is the file. A build refuses it, or what it writes is whole and
 * accounts for all that was read. Changes are those of a town with a street and a house. */

enum { FUZZ_FILE_PATH = 128, FUZZ_FILE_MB = BUILD_MEMORY_MIN_MB };

static char fuzz_file_folder[] = "/tmp/geocoder-fuzz-XXXXXX", fuzz_file_index[FUZZ_FILE_PATH],
            fuzz_file_base[FUZZ_FILE_PATH];
static build_memory fuzz_file_memory;

static void fuzz_file_end(void) {
    char kept[OS_PATH_MAX];
    build_kept_path(fuzz_file_base, kept);
    unlink(kept);
    unlink(fuzz_file_base);
    rmdir(fuzz_file_folder);
}

/* A name that the pattern of the format matches. */
static void fuzz_file_name(size_t format, char path[FUZZ_FILE_PATH]) {
    out o = out_of(path, FUZZ_FILE_PATH);
    str rest = str_of(build_ingestors[format].pattern);
    out_text(&o, str_of(fuzz_file_folder));
    out_char(&o, '/');
    out_text(&o, str_cut(&rest, '*'));
    out_char(&o, 'x');
    out_text(&o, rest);
    o.len -= rest.at == NULL; /* a name without an asterisk is the pattern */
    out_char(&o, 0);
}

/* As build_index, in memory that stays. */
static void fuzz_file_build(call *c, const build_options *o) {
    memset(&build, 0, sizeof build);
    account_begin();
    import_reader_report_begin(&build.report, false);
    build_check(c, o);
    ASSERT(!c->code);
    import_country_use(false);
    build_open_names(o, &fuzz_file_memory);
    import_sort_open(fuzz_file_memory.sort, fuzz_file_memory.sort_size, o->path);
    build_read_all(c, o, &fuzz_file_memory);
    geonames_close();
    build_write(c, o, &fuzz_file_memory);
    import_sort_close();
    import_base_close();
}

/* The index whose changes are read, as files of our folder. */
static void fuzz_file_make_base(void) {
    static const char town[] =
        "<osm><node id='1' lat='50' lon='10'/><node id='2' lat='50' lon='10.01'/>"
        "<node id='3' lat='50' lon='10.005'><tag k='place' v='town'/><tag k='name' v='A'/></node>"
        "<node id='4' lat='50' lon='10.004'><tag k='addr:street' v='B'/>"
        "<tag k='addr:housenumber' v='5'/></node>"
        "<way id='6'><nd ref='1'/><nd ref='2'/><tag k='highway' v='road'/>"
        "<tag k='name' v='B'/></way></osm>";
    static char source[FUZZ_FILE_PATH];
    const char *sources[] = {source};
    snprintf(source, sizeof source, "%s/base.osm", fuzz_file_folder);
    snprintf(fuzz_file_base, sizeof fuzz_file_base, "%s/base.idx", fuzz_file_folder);
    int fd = os_append(source);
    ASSERT(fd >= 0 && os_write(fd, STR(town)));
    os_close(fd);
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    build_options o = {.path = fuzz_file_base,
                       .sources = sources,
                       .source_count = 1,
                       .memory_mb = FUZZ_FILE_MB,
                       .is_updatable = true};
    fuzz_file_build(&c, &o);
    ASSERT(!c.code);
    unlink(source);
}

static void fuzz_file_begin(void) {
    call c = {0};
    build_reserve(&c, FUZZ_FILE_MB, &fuzz_file_memory);
    ASSERT(!c.code && mkdtemp(fuzz_file_folder));
    snprintf(fuzz_file_index, sizeof fuzz_file_index, "%s/x.idx", fuzz_file_folder);
    atexit(fuzz_file_end);
    fuzz_file_make_base();
}

static void fuzz_file_check(bool is_update) {
    image m;
    str bytes;
    ASSERT(os_map(fuzz_file_index, &bytes) && !image_open(&m, bytes) && !image_check(&m));
    ASSERT(is_update || account_count(ACCOUNT_FATES) == 0);
    os_unmap(bytes);
    unlink(fuzz_file_index);
}

static int fuzz_file(const uint8_t *bytes, size_t size) {
    char path[FUZZ_FILE_PATH];
    if (!size) {
        return 0;
    }
    size_t format = bytes[0] % LEN(build_ingestors);
    bool is_update = strcmp(build_ingestors[format].pattern, "*.osc") == 0;
    fuzz_file_name(format, path);
    int fd = os_append(path);
    ASSERT(fd >= 0 && os_write(fd, (str){(const char *)bytes + 1, size - 1}));
    os_close(fd);
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    const char *sources[] = {path};
    build_options o = {.path = fuzz_file_index,
                       .sources = sources,
                       .source_count = 1,
                       .memory_mb = FUZZ_FILE_MB,
                       .base = is_update ? fuzz_file_base : NULL};
    fuzz_file_build(&c, &o);
    unlink(path);
    if (!c.code) {
        fuzz_file_check(is_update);
    }
    ASSERT(access(fuzz_file_index, F_OK) != 0);
    return 0;
}
