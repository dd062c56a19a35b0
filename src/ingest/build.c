/* build -- makes an index file of source files. The ingestor of its row reads each source into
 * import_sort.c; import_emit.c turns the sorted records into the places of image_writer.c, which
 * writes the file. Owns the memory of the build, reserved once and divided among the steps. Outside
 * facts: the names of GeoNames' files; the attribution that OpenStreetMap and GeoNames ask for. */
#include "build.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "../geo/crs.h"
#include "../image/hidden.h"
#include "../image/image_set.h"
#include "../index/image_writer.h"
#include "../index/sort.h"
#include "../platform/config.h"
#include "../platform/os.h"
#include "../platform/os_writer.h"
#include "account.h"
#include "borders.h"
#include "csv.h"
#include "dialect.h"
#include "geojson.h"
#include "geonames.h"
#include "import_base.h"
#include "import_country.h"
#include "import_emit.h"
#include "import_reader.h"
#include "import_record.h"
#include "import_sort.h"
#include "osm.h"
#include "osm_ahead.h"
#include "osm_changes.h"
#include "pbf_writer.h"

#define BUILD_CHANGES     "*.osc"
#define BUILD_META_KEPT   "kept" /* 16 digits: the sum of what is kept of the extract */
#define BUILD_KEPT_ENDING ".osm.pbf"

/* Whose data it is. */
typedef struct {
    const char *source, *licence, *attribution;
    import_record_id_kind id_kind;
} build_origin;

static const build_origin build_openstreetmap = {
    "OpenStreetMap", "Open Database License 1.0",
    "\xC2\xA9 OpenStreetMap contributors, ODbL https://www.openstreetmap.org/copyright",
    IMPORT_RECORD_IDS_OSM};
static const build_origin build_geonames = {
    "GeoNames, geonames.org", "Creative Commons Attribution 4.0",
    "GeoNames: https://creativecommons.org/licenses/by/4.0/", IMPORT_RECORD_IDS_GEONAMES};
static const build_origin build_own = {"files of the user", NULL, NULL, IMPORT_RECORD_IDS_NONE};

/* If a build has sources of several, the first that has ids counts. */
static const build_origin *const build_origins[] = {&build_openstreetmap, &build_geonames,
                                                    &build_own};

static struct {
    import_reader_report report;
    bool has_origin[LEN(build_origins)];
    bool is_own;   /* the last source is a table, whatever its name says */
    uint64_t kept; /* the sum of what is kept of the extract; 0: nothing is */
    char kept_path[OS_PATH_MAX], changes_path[OS_PATH_MAX];
} build;

/* Reads a text by its content, never by its ending. False: it is no table and no JSON. */
static bool build_ingest_content(call *c, import_reader *f, bool is_table) {
    import_reader_as_text(f, c);
    str head = import_reader_window(f);
    dialect d = dialect_find(head, f->is_end, arena_of(f->memory, f->memory_size));
    arena mem = arena_of(f->memory, f->memory_size);
    csv_cells *cells = ARENA_NEW(&mem, csv_cells, 1);
    double number;
    bool has_titles = d.kind == DIALECT_TABLE &&
                      dialect_row(&d, str_from(head, d.skipped), f->is_end, &mem, cells) > 0;
    for (int i = 0; i < cells->count && has_titles; i++) {
        has_titles = !str_num(str_trim(cells->at[i]), &number); /* as GeoNames' rows have */
    }
    if (d.kind == DIALECT_JSON) {
        geojson_ingest(c, f);
    } else if (d.kind == DIALECT_NDJSON) {
        geojson_ingest_lines(c, f);
    } else if (is_table || has_titles) {
        csv_ingest(c, f, &d);
    } else {
        return false;
    }
    return true;
}

static void build_ingest_table(call *c, import_reader *f) {
    build_ingest_content(c, f, true);
}

static void build_ingest_text(call *c, import_reader *f) {
    build.is_own = build_ingest_content(c, f, false);
    if (!build.is_own) {
        geonames_ingest_places(c, f);
    }
}

/* The first row whose pattern matches reads the file; `*` stands for anything. */
static const struct {
    const char *pattern, *what;
    void (*ingest)(call *c, import_reader *f); /* NULL: osm_ingest, all files of these together */
    const build_origin *origin;
} build_ingestors[] = {
    {"*.osm.pbf", "OpenStreetMap extract", NULL, &build_openstreetmap},
    {"*.pbf", "OpenStreetMap extract", NULL, &build_openstreetmap},
    {"*.osm", "OpenStreetMap XML", NULL, &build_openstreetmap},
    {BUILD_CHANGES, "changes of OpenStreetMap, for `index update`", NULL, &build_openstreetmap},
    {"*.geojson", "GeoJSON", geojson_ingest, &build_own},
    {"*.json", "GeoJSON", geojson_ingest, &build_own},
    {"*.geojsonl", "GeoJSON, one feature per line", geojson_ingest_lines, &build_own},
    {"*.geojsonseq", "GeoJSON text sequence", geojson_ingest, &build_own},
    {"*.ndjson", "GeoJSON, one feature per line", geojson_ingest_lines, &build_own},
    {"*.jsonl", "GeoJSON, one feature per line", geojson_ingest_lines, &build_own},
    {"*.csv", "table with a header line", build_ingest_table, &build_own},
    {"*.tsv", "table with a header line", build_ingest_table, &build_own},
    {"*.psv", "table with a header line", build_ingest_table, &build_own},
    {"*.xlsx", "the first sheet with a table", build_ingest_table, &build_own},
    {"*.ods", "the first sheet with a table", build_ingest_table, &build_own},
    {"alternateNames*.txt", "GeoNames names in languages", geonames_ingest_names, &build_geonames},
    {"admin1CodesASCII.txt", "GeoNames first-level divisions", geonames_ingest_codes,
     &build_geonames},
    {"admin2Codes.txt", "GeoNames second-level divisions", geonames_ingest_codes, &build_geonames},
    {"countryInfo.txt", "GeoNames countries", geonames_ingest_countries, &build_geonames},
    {"*.txt", "table with a header line; GeoNames places or postal codes (DE.txt)",
     build_ingest_text, &build_geonames},
};

static bool build_matches(str name, const char *pattern) {
    str tail = str_of(pattern), head = str_cut(&tail, '*');
    return tail.at
               ? name.len >= head.len + tail.len && str_eq_nocase(str_head(name, head.len), head) &&
                     str_eq_nocase(str_from(name, name.len - tail.len), tail)
               : str_eq_nocase(name, head);
}

/* The row that reads a file, also one packed by gzip; -1: none. */
static int build_row_of(const char *path) {
    str name = str_of(os_file_name(path)), packed = STR(".gz");
    bool is_packed = build_matches(name, "*.gz");
    name.len -= is_packed ? packed.len : 0;
    for (size_t i = 0; i < LEN(build_ingestors); i++) {
        if (build_matches(name, build_ingestors[i].pattern)) {
            return (int)i;
        }
    }
    return -1;
}

GEO_FN void build_formats(out *o) {
    for (size_t i = 0; i < LEN(build_ingestors); i++) {
        out_fmt(o, "  %-21s %s\n", build_ingestors[i].pattern, build_ingestors[i].what);
    }
    out_text(o, STR("  *.gz                  each of these packed by gzip\n"));
}

GEO_FN void build_columns(out *o) {
    import_record_column_list(o);
}

/* ---- memory ---- */

/* The reserved memory in shares. During reading, `work` serves the current source, and names and
 * borders together both; afterwards work and names together serve the image writer, and `borders`
 * the numbers of areas. */
typedef struct {
    char *work, *names, *borders, *sort, *ahead;
    size_t work_size, names_size, borders_size, sort_size, all_size;
} build_memory;

static void build_reserve(call *c, int megabytes, build_memory *m) {
    enum { PARTS = 8, UNIT = 4096 };
    if (c->code) {
        return;
    }
    if (megabytes < BUILD_MEMORY_MIN_MB) {
        call_fail(c, GEO_INVALID, "a build needs at least %d MiB of memory", BUILD_MEMORY_MIN_MB);
        return;
    }
    size_t all = (size_t)megabytes << 20, share = all / PARTS / UNIT * UNIT;
    size_t all_size = all + BORDERS_TABLES + OSM_AHEAD_MEMORY;
    char *at = os_reserve(all_size);
    if (!at) {
        call_fail(c, GEO_FILE, "%d MiB of memory cannot be reserved: %s", megabytes, os_why());
        call_advise(c, "Give a smaller --memory, at least %d, or raise the limit.",
                    BUILD_MEMORY_MIN_MB);
        return;
    }
    *m = (build_memory){.work_size = share * 4,
                        .names_size = share,
                        .borders_size = share + BORDERS_TABLES,
                        .sort_size = share * 2,
                        .all_size = all_size};
    m->work = at;
    m->names = m->work + m->work_size;
    m->borders = m->names + m->names_size;
    m->sort = m->borders + m->borders_size;
    m->ahead = m->sort + m->sort_size;
}

/* ---- steps ---- */

static void build_read(call *c, int row, const char *path, const char *beside,
                       const build_memory *m) {
    import_reader f;
    import_reader_open(&f, c, &build.report, path, m->work, m->work_size, beside);
    import_reader_step(&build.report, f.size, "reading %s", path);
    if (!c->code) {
        build_ingestors[row].ingest(c, &f);
    }
    import_reader_close(&f);
}

/* The sources whose rows have no function, in their order. */
static int build_list_osm(const build_options *o, const char **paths) {
    int count = 0;
    for (int i = 0; i < o->source_count; i++) {
        if (!build_ingestors[build_row_of(o->sources[i])].ingest) {
            paths[count++] = o->sources[i];
        }
    }
    return count;
}

/* Makes one extract of the changes, which osm_ingest reads with what was kept. */
static void build_read_changes(call *c, osm_files *files) {
    osm_changes_files changes = {.paths = files->paths,
                                 .count = files->count,
                                 .extract = build.changes_path,
                                 .report = files->report,
                                 .memory = files->memory,
                                 .memory_size = files->memory_size};
    static const char *extract = build.changes_path;
    files->are_changes = true;
    files->context = import_base_meta(BUILD_META_KEPT).len ? build.kept_path : NULL;
    files->paths = &extract;
    files->count = changes.count > 0;
    if (changes.count) {
        osm_changes_write(c, &changes);
    }
    if (files->count || files->context) {
        osm_ingest(c, files);
    }
    os_remove(build.changes_path);
}

static void build_read_osm(call *c, const build_options *o, const build_memory *m) {
    arena a = arena_of(m->work, m->work_size);
    const char **paths = ARENA_NEW(&a, const char *, (size_t)o->source_count);
    ASSERT(paths);
    osm_files files = {.paths = paths,
                       .count = build_list_osm(o, paths),
                       .report = &build.report,
                       .memory = a.at,
                       .memory_size = (size_t)(a.end - a.at),
                       .ahead = m->ahead,
                       .beside = o->path,
                       .kept = o->is_updatable ? build.kept_path : NULL};
    if (o->base) {
        build_read_changes(c, &files);
    } else if (files.count) {
        build.kept = osm_ingest(c, &files);
    }
}

/* Formats that a well-kept program converts; the last row is for all others. */
static const struct {
    const char *pattern, *advice;
} build_converters[] = {
    {"*.shp", "`ogr2ogr -f GeoJSONSeq places.geojsonl %s` makes one that is read."},
    {"*.gpkg", "`ogr2ogr -f GeoJSONSeq places.geojsonl %s` makes one that is read."},
    {"*.fgb", "`ogr2ogr -f GeoJSONSeq places.geojsonl %s` makes one that is read."},
    {"*.kml", "`ogr2ogr -f GeoJSONSeq places.geojsonl %s` makes one that is read."},
    {"*.gpx", "`ogr2ogr -f GeoJSONSeq places.geojsonl %s` makes one that is read."},
    {"*.gml", "`ogr2ogr -f GeoJSONSeq places.geojsonl %s` makes one that is read."},
    {"*.parquet", "`duckdb -c \"COPY (FROM '%s') TO 'places.csv'\"` makes one that is read."},
    {"*.xlsx", "`duckdb -c \"COPY (FROM '%s') TO 'places.csv'\"` makes one that is read."},
    {"*.osm.bz2", "`osmium cat -o places.osm.pbf %s` makes one that is read."},
    {"*.o5m", "`osmium cat -o places.osm.pbf %s` makes one that is read."},
    {"*.opl", "`osmium cat -o places.osm.pbf %s` makes one that is read."},
    {"*.idx", "`geocoder index merge` makes one index file of several."},
    {"*.bz2", "Unpack it: `bunzip2 %s`."},
    {"*.xz", "Unpack it: `unxz %s`."},
    {"*.zst", "Unpack it: `unzstd %s`."},
    {"*.zip", "Unpack it: `unzip %s`."},
    {"*", "Rename it by its format: .osm.pbf, .csv, .geojson, .txt (GeoNames)."},
};

static void build_advise_format(call *c, const char *path) {
    for (size_t i = 0; i < LEN(build_converters); i++) {
        if (build_matches(str_of(os_file_name(path)), build_converters[i].pattern)) {
            char text[OS_PATH_MAX + 128];
            str rest = str_of(build_converters[i].advice), head = str_cut(&rest, '%');
            out o = out_of(text, sizeof text);
            out_text(&o, head);
            if (rest.at) {
                out_text(&o, str_of(path));
                out_text(&o, str_from(rest, 1));
            }
            call_advise(c, "%.*s", STR_ARG(out_str(&o)));
            return;
        }
    }
}

/* An update takes changes, and tables; a build takes all but changes. */
static void build_check_changes(call *c, const build_options *o, const char *path) {
    int row = build_row_of(path);
    bool is_osm = !build_ingestors[row].ingest;
    bool are_changes = is_osm && strcmp(build_ingestors[row].pattern, BUILD_CHANGES) == 0;
    if (are_changes && !o->base) {
        call_fail(c, GEO_INVALID, "%s has changes of an extract", path);
        call_advise(c, "`geocoder index update BASE.idx %s` takes them.", path);
    } else if (is_osm && o->base && !are_changes) {
        call_fail(c, GEO_INVALID, "%s is an extract; an update takes changes (.osc) and tables",
                  path);
    } else if (are_changes && !import_base_meta(BUILD_META_KEPT).len) {
        call_fail(c, GEO_INVALID, "%s was built without what changes need", o->base);
        call_advise(c, "Build it again with --updatable.");
    }
}

static void build_check_sources(call *c, const build_options *o) {
    if (o->source_count == 0 || o->source_count > BUILD_SOURCES_MAX) {
        call_fail(c, GEO_INVALID, "give 1 to %d source files", BUILD_SOURCES_MAX);
        return;
    }
    for (int i = 0; i < o->source_count && !c->code; i++) {
        if (build_row_of(o->sources[i]) < 0) {
            call_fail(c, GEO_INVALID, "no format is known for the name of %s", o->sources[i]);
            build_advise_format(c, o->sources[i]);
        } else {
            build_check_changes(c, o, o->sources[i]);
        }
    }
}

/* Fails now rather than after an hour of reading, where the disk is certain to be too small. What
 * fits in memory is not spilled. */
static void build_check_space(call *c, const build_options *o) {
    enum { SPILL_SHARE = 2, PACKED_SHARE = 8 }; /* bytes on disk for one of a source, at least */
    int64_t need = -((int64_t)o->memory_mb << 20), space = os_writer_free_bytes(o->path);
    for (int i = 0; i < o->source_count; i++) {
        int fd = os_is_special(o->sources[i]) ? -1 : os_open(o->sources[i]);
        bool is_packed = build_matches(str_of(os_file_name(o->sources[i])), "*.gz");
        if (fd >= 0) {
            need += MAX(os_file_size(fd), 0) * (is_packed ? PACKED_SHARE : SPILL_SHARE);
            os_close(fd);
        }
    }
    if (!c->code && space >= 0 && need > space) {
        call_fail(c, GEO_FILE, "the build needs about %lld MiB beside %s, where %lld are free",
                  (long long)(need >> 20), o->path, (long long)(space >> 20));
        call_advise(c, "Write the index to another disk, or give more --memory.");
    }
}

/* The kind of ids in the index: an image has ids of one kind only. Rows of the user keep theirs if
 * they are of that kind. */
static import_record_id_kind build_id_kind(void) {
    for (size_t i = 0; i < LEN(build_origins); i++) {
        if (build.has_origin[i] && build_origins[i]->id_kind != IMPORT_RECORD_IDS_NONE) {
            return build_origins[i]->id_kind;
        }
    }
    return import_sort_has_osm_ids() ? IMPORT_RECORD_IDS_OSM : IMPORT_RECORD_IDS_NONE;
}

/* A sum as 16 digits; 0: there is none. */
static void build_meta_sum(const char *key, uint64_t sum) {
    char digits[17];
    snprintf(digits, sizeof digits, "%016" PRIx64, sum);
    if (sum) {
        image_writer_meta(str_of(key), str_of(digits));
    }
}

static void build_meta(const build_options *o) {
    char room[512];
    out credit = out_of(room, sizeof room);
    str date = str_of(o->date ? o->date : build.report.date);
    for (size_t i = 0; i < LEN(build_origins); i++) {
        const build_origin *origin = build_origins[i];
        if (!build.has_origin[i]) {
            continue;
        }
        image_writer_meta(STR("source"), str_of(origin->source));
        if (origin->licence) {
            image_writer_meta(STR("licence"), str_of(origin->licence));
            out_text(&credit, credit.len ? STR("; ") : STR(""));
            out_text(&credit, str_of(origin->attribution));
        }
    }
    if (import_country_credit().len) { /* for areas that the sources only name */
        image_writer_meta(STR("source"), STR("the embedded gazetteer"));
        image_writer_meta(STR("licence"), import_country_credit());
    }
    if (credit.len) {
        image_writer_meta(STR("attribution"), out_str(&credit));
    }
    if (date.len) {
        image_writer_meta(STR("date"), date);
    }
    build_meta_sum(BUILD_META_KEPT, build.kept);
    build_meta_sum(HIDDEN_META_BASE, o->base ? import_base_sum() : 0);
    if (build_id_kind() != IMPORT_RECORD_IDS_NONE) {
        image_writer_meta(STR("ids"),
                          build_id_kind() == IMPORT_RECORD_IDS_OSM ? STR("osm") : STR("geonames"));
    }
}

/* "47,887 read", "4,465 kept" and so on: what has become of everything. */
static void build_account(call *c, const build_options *o) {
    char room[128];
    out text = out_of(room, sizeof room);
    out_fmt(&text, "%lld read", (long long)account_total());
    image_writer_meta(STR("account"), out_str(&text));
    for (int fate = 0; fate < ACCOUNT_LINES; fate++) {
        text = out_of(room, sizeof room);
        if (account_line((account_fate)fate, &text)) {
            image_writer_meta(STR("account"), out_str(&text));
        }
    }
    if (!c->code && o->is_strict && account_losses()) {
        call_fail(c, GEO_INVALID, "%lld things in the sources would be lost",
                  (long long)account_losses());
        call_advise(c, "Leave out --strict to be told which after the build.");
    }
}

static void build_progress(call *c, int done, int total, str message) {
    (void)c;
    import_reader_report *r = &build.report;
    if (!str_eq(str_of(r->what), message)) {
        import_reader_step(r, total, "%.*s", STR_ARG(message));
    }
    import_reader_progress(r, done);
}

static void build_write(call *c, const build_options *o, const build_memory *m) {
    if (c->code) {
        return;
    }
    image_writer_begin(c, o->path, m->work, m->work_size + m->names_size,
                       IMAGE_WRITER_PRECISE | IMAGE_WRITER_INDEXED);
    import_emit_write(c, &build.report, build_id_kind(), m->borders, m->borders_size);
    import_sort_close(); /* its file has been read; the image takes as much space again */
    build_meta(o);
    if (o->base) {
        import_base_write_hidden(c);
    } else {
        build_account(c, o);
    }
    if (!o->base && !c->code && account_total() == account_count(ACCOUNT_BAD)) {
        call_fail(c, GEO_INVALID, "there is not one good row in the sources");
        call_advise(c, "`geocoder index --help` lists what a row must have.");
    }
    c->progress = build_progress;
    image_writer_end(c);
    c->progress = NULL;
    if (!c->code && !o->base) {
        image_set_drop_update(o->path);
    }
}

static bool build_is_geojson(int row) {
    return build_ingestors[row].ingest == geojson_ingest ||
           build_ingestors[row].ingest == geojson_ingest_lines;
}

/* The areas of GeoJSON that can be read more than once, before what lies in them. */
static void build_read_areas(call *c, const build_options *o, const build_memory *m) {
    for (int level = GEOJSON_NONE; level <= GEOJSON_LEVEL_MAX; level++) {
        if (level != GEOJSON_NONE && !geojson_has_level(level)) {
            continue;
        }
        geojson_choose(level);
        for (int i = 0; i < o->source_count && !c->code; i++) {
            int row = build_row_of(o->sources[i]);
            if (build_is_geojson(row) && !os_is_special(o->sources[i])) {
                build_read(c, row, o->sources[i], o->path, m);
            }
        }
    }
}

/* What says where things lie comes before them. */
static void build_read_all(call *c, const build_options *o, const build_memory *m) {
    build_read_osm(c, o, m);
    build_read_areas(c, o, m);
    for (int i = 0; i < o->source_count && !c->code; i++) {
        int row = build_row_of(o->sources[i]);
        build.is_own = false;
        if (build_ingestors[row].ingest) {
            geojson_choose(os_is_special(o->sources[i]) ? GEOJSON_ALL : GEOJSON_REST);
            build_read(c, row, o->sources[i], o->path, m);
        }
        const build_origin *origin = build.is_own ? &build_own : build_ingestors[row].origin;
        for (size_t k = 0; k < LEN(build_origins); k++) {
            build.has_origin[k] |= build_origins[k] == origin;
        }
    }
    for (int i = 0; i < build.report.mapping_count && !c->code; i++) {
        const import_record_mapping *one = &build.report.mapping[i];
        if (!one->is_found) {
            call_fail(c, GEO_INVALID, "no source has a column or property \"%.*s\"",
                      STR_ARG(one->title));
        }
    }
    geonames_finish(c);
}

/* What is kept must be sorted by id, as one extract is. */
static void build_check_updatable(call *c, const build_options *o) {
    int count = 0;
    for (int i = 0; i < o->source_count && !c->code; i++) {
        count += !build_ingestors[build_row_of(o->sources[i])].ingest;
    }
    if (!c->code && o->is_updatable && count != 1) {
        call_fail(c, GEO_INVALID, "--updatable wants one extract of OpenStreetMap, not %d", count);
        call_advise(c, count ? "Make one of them: osmium merge -o all.osm.pbf FILE..."
                             : "Tables need no --updatable.");
    }
}

GEO_FN bool build_kept_path(const char *index, char path[OS_PATH_MAX]) {
    return snprintf(path, OS_PATH_MAX, "%s" BUILD_KEPT_ENDING, index) < OS_PATH_MAX;
}

GEO_FN bool build_update_path(const char *index, char path[OS_PATH_MAX]) {
    return snprintf(path, OS_PATH_MAX, "%s" CONFIG_UPDATE, index) < OS_PATH_MAX;
}

/* The index that is updated, and what was kept of its extract. */
static void build_open_base(call *c, const build_options *o) {
    const char *index = o->base ? o->base : o->path;
    if (!build_kept_path(index, build.kept_path) || !build_kept_path(o->path, build.changes_path)) {
        call_fail(c, GEO_INVALID, "the name of the index file is too long");
    }
    if (o->base && strcmp(o->base, o->path) == 0) {
        call_fail(c, GEO_INVALID, "an update does not take the place of its index");
        call_advise(c, "Leave out -o, or name another file.");
    }
    if (!o->base || c->code) {
        return;
    }
    import_base_open(c, o->base);
    str kept = c->code ? STR("") : import_base_meta(BUILD_META_KEPT);
    char digits[17];
    snprintf(digits, sizeof digits, "%016" PRIx64,
             kept.len ? pbf_writer_sum_of(build.kept_path) : 0);
    if (kept.len && !str_eq(kept, str_of(digits))) {
        call_fail(c, GEO_FILE, "%s is missing or not what was kept for %s", build.kept_path,
                  o->base);
        call_advise(c, "Build the index again with --updatable.");
    }
}

/* Checks what can be checked before the sources are read. */
static void build_check(call *c, const build_options *o) {
    const char *why = o->mapping
                          ? import_record_mapping_parse(str_of(o->mapping), build.report.mapping,
                                                        &build.report.mapping_count)
                          : NULL;
    build.report.system = o->system ? crs_find(str_of(o->system)) : NULL;
    if (why) {
        call_fail(c, GEO_INVALID, "--map %s", why);
    } else if (o->system && !build.report.system) {
        call_fail(c, GEO_INVALID, "--crs does not know %.40s", o->system);
        call_advise(c, "Convert the table to WGS 84: ogr2ogr -t_srs EPSG:4326 NEW.csv OLD.csv");
    } else if (o->date && !import_reader_is_date(str_of(o->date))) {
        call_fail(c, GEO_INVALID, "--date wants a day like 2024-06-30");
    } else {
        build_open_base(c, o);
        build_check_sources(c, o);
        build_check_updatable(c, o);
        image_writer_check_path(c, o->path);
        build_check_space(c, o);
    }
}

/* Only GeoNames' files have names of other rows to sort; without them borders take that memory. */
static void build_open_names(const build_options *o, const build_memory *m) {
    bool has_names = false;
    for (int i = 0; i < o->source_count; i++) {
        has_names |= build_ingestors[build_row_of(o->sources[i])].origin == &build_geonames;
    }
    size_t names = has_names ? m->names_size : (size_t)SORT_MEMORY_MIN;
    geonames_open(m->names, names, o->path);
    borders_open(m->names + names, m->names_size - names + m->borders_size);
}

GEO_FN status build_index(call *c, const build_options *o, build_report *report) {
    build_memory m = {0};
    memset(&build, 0, sizeof build);
    account_begin();
    import_reader_report_begin(&build.report, o->is_strict);
    build.report.sheet = o->sheet;
    build_check(c, o);
    build_reserve(c, o->memory_mb, &m);
    if (c->code) {
        import_base_close();
        return c->code;
    }
    import_country_use(o->use_embedded);
    build_open_names(o, &m);
    import_sort_open(m.sort, m.sort_size, o->path);
    build_read_all(c, o, &m);
    geonames_close();
    build_write(c, o, &m);
    import_sort_close();
    import_base_close();
    import_reader_clear_bar(&build.report);
    *report = (build_report){account_total(), account_count(ACCOUNT_BAD),
                             os_now_ms() - build.report.begun_ms, import_base_changed(),
                             import_base_hidden()};
    os_unreserve(m.work, m.all_size);
    return c->code;
}

#undef BUILD_CHANGES
#undef BUILD_META_KEPT
#undef BUILD_KEPT_ENDING
