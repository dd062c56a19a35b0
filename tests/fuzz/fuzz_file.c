/* fuzz_file -- a hostile source file, from its first byte to the index: the input's first byte
 * chooses the format, the rest is the file. A build refuses it, or what it writes is whole and
 * accounts for all that was read. */

enum { FUZZ_FILE_PATH = 128, FUZZ_FILE_MB = BUILD_MEMORY_MIN_MB };

static char fuzz_file_folder[] = "/tmp/geocoder-fuzz-XXXXXX", fuzz_file_index[FUZZ_FILE_PATH];
static build_memory fuzz_file_memory;

static void fuzz_file_end(void) {
    rmdir(fuzz_file_folder);
}

static void fuzz_file_begin(void) {
    call c = {0};
    build_reserve(&c, FUZZ_FILE_MB, &fuzz_file_memory);
    ASSERT(!c.code && mkdtemp(fuzz_file_folder));
    snprintf(fuzz_file_index, sizeof fuzz_file_index, "%s/x.idx", fuzz_file_folder);
    atexit(fuzz_file_end);
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
static void fuzz_file_build(call *c, const char *path) {
    const char *sources[] = {path};
    build_options o = {
        .path = fuzz_file_index, .sources = sources, .source_count = 1, .memory_mb = FUZZ_FILE_MB};
    memset(&build, 0, sizeof build);
    account_begin();
    import_reader_report_begin(&build.report, false);
    build_check(c, &o);
    ASSERT(!c->code);
    import_country_use(NULL);
    build_open_names(&o, &fuzz_file_memory);
    import_sort_open(fuzz_file_memory.sort, fuzz_file_memory.sort_size, o.path);
    build_read_all(c, &o, &fuzz_file_memory);
    geonames_close();
    build_write(c, &o, &fuzz_file_memory);
    import_sort_close();
}

static void fuzz_file_check(void) {
    image m;
    str bytes;
    ASSERT(os_map(fuzz_file_index, &bytes) && !image_open(&m, bytes) && !image_check(&m));
    ASSERT(account_count(ACCOUNT_FATES) == 0);
    os_unmap(bytes);
    unlink(fuzz_file_index);
}

static int fuzz_file(const uint8_t *bytes, size_t size) {
    char path[FUZZ_FILE_PATH];
    if (!size) {
        return 0;
    }
    fuzz_file_name(bytes[0] % LEN(build_ingestors), path);
    int fd = os_append(path);
    ASSERT(fd >= 0 && os_write(fd, (str){(const char *)bytes + 1, size - 1}));
    os_close(fd);
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    fuzz_file_build(&c, path);
    unlink(path);
    if (!c.code) {
        fuzz_file_check();
    }
    ASSERT(access(fuzz_file_index, F_OK) != 0);
    return 0;
}
