/* cli_index -- `geocoder index build`, `update`, `merge`, `info` and `check`. build.c, merge.c and
 * image_info.c do the work. Owns nothing. */
#include "cli_index.h"

#include <string.h>

#include "../index/image_info.h"
#include "../index/merge.h"
#include "../ingest/account.h"
#include "../ingest/build.h"
#include "../platform/os.h"
#include "cli_tool.h"

enum { CLI_INDEX_PAGE_MAX = 16 << 10 };

GEO_FN void cli_index_write_build_options(out *o) {
    out_fmt(
        o,
        "  -o FILE            the index; it appears whole or not at all\n"
        "  --map PAIRS        which columns or properties to read: name=HEADER,lat=Y,lon=X\n"
        "  --crs EPSG:CODE    the reference system of tables in metres, e.g. EPSG:25832\n"
        "  --sheet NAME       of spreadsheets, or its number; default: the first with a table\n"
        "  --date YYYY-MM-DD  date of the data, if the sources do not say it\n"
        "  --memory MIB       memory to build with, %d at least (%d)\n"
        "  --strict           stop at the first bad row, or if anything else would be lost\n"
        "  --updatable        keep next to the index what `index update` needs of an extract\n\n"
        "Sources, by file name:\n",
        BUILD_MEMORY_MIN_MB, BUILD_MEMORY_MB);
    build_formats(o);
    out_text(o, STR("\nColumns and properties, each with the headers that are recognized:\n"));
    build_columns(o);
    out_text(o, STR("\nAfterwards: GEOCODER_INDEX=FILE geocoder geocode ..., or --index FILE.\n"));
}

GEO_FN void cli_index_write_update_options(out *o) {
    out_fmt(o,
            "  -o FILE            the update (INDEX.update)\n"
            "  --map PAIRS        which columns or properties to read: name=HEADER,lat=Y,lon=X\n"
            "  --date YYYY-MM-DD  date of the data, if the sources do not say it\n"
            "  --memory MIB       memory to work with, %d at least (%d)\n\n"
            "CHANGES are .osc files, the oldest first, all since the index was built, and tables\n"
            "whose rows have OpenStreetMap ids. What has changed is in INDEX.update afterwards,\n"
            "which is read with INDEX; a server reads it on SIGHUP. The index itself does not\n"
            "change. `geocoder index merge INDEX INDEX.update -o NEW` makes one file of both.\n",
            BUILD_MEMORY_MIN_MB, BUILD_MEMORY_MB);
}

GEO_FN void cli_index_write_merge_options(out *o) {
    out_fmt(o,
            "  -o FILE       the index; it appears whole or not at all\n"
            "  --memory MIB  memory to work with, %d at least (%d)\n\n"
            "What several files have, by its id or as an area of one name, is kept once.\n",
            BUILD_MEMORY_MIN_MB, BUILD_MEMORY_MB);
}

GEO_FN void cli_index_write_info_options(out *o) {
    out_text(o, STR("For each: its size, the number of places of each kind, the date of its data "
                    "and their licenses.\n"));
}

GEO_FN void cli_index_write_check_options(out *o) {
    out_text(o, STR("Reads all of each file. Other commands verify only what they read.\n"));
}

/* ---- build ---- */

typedef struct {
    build_options build;
    char **sources;      /* gathered at the front of the arguments */
    const char *command; /* "build", "update" or "merge" */
} cli_index_args;

static bool cli_index_is(const cli_index_args *a, const char *command) {
    return strcmp(a->command, command) == 0;
}

/* The value of the option at *i; NULL, with an error printed: there is none. */
static const char *cli_index_option_value(char **args, int count, int *i) {
    if (*i + 1 < count) {
        return args[++*i];
    }
    cli_tool_error("The option %.60s needs a value.", args[*i]);
    return NULL;
}

static bool cli_index_parse_memory(const char *text, int *megabytes) {
    int64_t number = 0;
    if (!str_int(str_of(text), &number) || number < BUILD_MEMORY_MIN_MB || number > INT32_MAX) {
        cli_tool_error("--memory wants a number of MiB, %d or more.", BUILD_MEMORY_MIN_MB);
        return false;
    }
    *megabytes = (int)number;
    return true;
}

/* Parses the argument at *i. False: an error has been printed. */
static bool cli_index_parse_arg(char **args, int count, int *i, cli_index_args *a) {
    const struct {
        const char *name;
        const char **value;
    } texts[] = {{"-o", &a->build.path},
                 {"--map", &a->build.mapping},
                 {"--date", &a->build.date},
                 {"--crs", &a->build.system},
                 {"--sheet", &a->build.sheet}};
    const char *word = args[*i];
    for (size_t k = 0; k < LEN(texts); k++) {
        if (strcmp(word, texts[k].name) == 0 && (k == 0 || !cli_index_is(a, "merge"))) {
            return (*texts[k].value = cli_index_option_value(args, count, i)) != NULL;
        }
    }
    if (strcmp(word, "--strict") == 0 && cli_index_is(a, "build")) {
        return a->build.is_strict = true;
    }
    if (strcmp(word, "--updatable") == 0 && cli_index_is(a, "build")) {
        return a->build.is_updatable = true;
    }
    if (strcmp(word, "--memory") == 0) {
        const char *value = cli_index_option_value(args, count, i);
        return value && cli_index_parse_memory(value, &a->build.memory_mb);
    }
    if (word[0] == '-') {
        cli_tool_error("index %s has no option `%.60s`; `geocoder index %s --help` lists them.",
                       a->command, word, a->command);
        return false;
    }
    if (a->build.source_count == BUILD_SOURCES_MAX) {
        cli_tool_error("At most %d source files at a time.", BUILD_SOURCES_MAX);
        return false;
    }
    a->sources[a->build.source_count++] = args[*i];
    return true;
}

/* ", N bytes" */
static void cli_index_write_size(out *o, const char *path) {
    int fd = os_open(path);
    int64_t size = fd < 0 ? -1 : os_file_size(fd);
    os_close(fd);
    if (size >= 0) {
        out_fmt(o, ", %lld bytes", (long long)size);
    }
}

static void cli_index_print_report(const cli_index_args *a, const build_report *r) {
    char text[OS_PATH_MAX + 1024];
    out o = out_of(text, sizeof text);
    bool is_update = a->build.base != NULL;
    out_fmt(&o, "%s: %lld %s in %lld.%lld s", a->build.path,
            (long long)(is_update ? r->changed : r->rows), is_update ? "changed objects" : "rows",
            (long long)(r->spent_ms / 1000), (long long)(r->spent_ms % 1000 / 100));
    cli_index_write_size(&o, a->build.path);
    if (is_update) {
        out_fmt(&o, "\n  %lld places of %s are hidden", (long long)r->hidden, a->build.base);
    }
    for (int fate = 0; fate < ACCOUNT_LINES && !is_update; fate++) {
        out_text(&o, account_count((account_fate)fate) ? STR("\n  ") : STR(""));
        account_line((account_fate)fate, &o);
    }
    out_char(&o, '\n');
    cli_tool_print(out_str(&o));
}

/* False: an error has been printed. */
static bool cli_index_parse(char **args, int count, cli_index_args *a) {
    for (int i = 0; i < count; i++) {
        if (!cli_index_parse_arg(args, count, &i, a)) {
            return false;
        }
    }
    bool is_update = cli_index_is(a, "update");
    if ((!a->build.path && !is_update) || a->build.source_count <= is_update) {
        cli_tool_error(is_update ? "index update needs an index file, and changes of it."
                       : cli_index_is(a, "merge")
                           ? "index merge needs index files and `-o FILE`."
                           : "index build needs `-o FILE` and one or more sources.");
        return false;
    }
    a->build.sources = (const char *const *)args;
    os_tell_file_limit();
    return true;
}

static int cli_index_run_build(cli_index_args *a) {
    build_report outcome = {0};
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    a->build.use_embedded = true;
    status code = build_index(&c, &a->build, &outcome);
    if (code != GEO_OK) {
        cli_tool_error("%s. %s", c.why, call_advice(&c));
    } else {
        cli_index_print_report(a, &outcome);
    }
    return status_of(code)->exit;
}

GEO_FN int cli_index_build(char **args, int count) {
    cli_index_args a = {
        .build = {.memory_mb = BUILD_MEMORY_MB}, .sources = args, .command = "build"};
    return cli_index_parse(args, count, &a) ? cli_index_run_build(&a)
                                            : status_of(GEO_INVALID)->exit;
}

/* ---- update ---- */

/* The first of its sources is the index. */
GEO_FN int cli_index_update(char **args, int count) {
    static char path[OS_PATH_MAX];
    cli_index_args a = {
        .build = {.memory_mb = BUILD_MEMORY_MB}, .sources = args, .command = "update"};
    if (!cli_index_parse(args, count, &a)) {
        return status_of(GEO_INVALID)->exit;
    }
    a.build.base = args[0];
    a.build.sources++;
    a.build.source_count--;
    if (!a.build.path) {
        build_update_path(a.build.base, path);
        a.build.path = path;
    }
    return cli_index_run_build(&a);
}

/* ---- merge ---- */

static void cli_index_print_merged(const char *path, const merge_report *r, int files) {
    char text[OS_PATH_MAX + 1024];
    out o = out_of(text, sizeof text);
    out_fmt(&o, "%s: %llu places of %d file%s", path, (unsigned long long)r->rows, files,
            files == 1 ? "" : "s");
    cli_index_write_size(&o, path);
    out_fmt(&o, "\n  %llu kept", (unsigned long long)(r->rows - r->repeated));
    if (r->repeated) {
        out_fmt(&o, "\n  %llu in another file, too", (unsigned long long)r->repeated);
    }
    out_char(&o, '\n');
    cli_tool_print(out_str(&o));
}

GEO_FN int cli_index_merge(char **args, int count) {
    cli_index_args a = {
        .build = {.memory_mb = BUILD_MEMORY_MB}, .sources = args, .command = "merge"};
    merge_report outcome = {0};
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    if (!cli_index_parse(args, count, &a)) {
        return status_of(GEO_INVALID)->exit;
    }
    merge_options o = {.path = a.build.path,
                       .sources = a.build.sources,
                       .source_count = a.build.source_count,
                       .memory = (size_t)a.build.memory_mb << 20};
    status code = merge_files(&c, &o, &outcome);
    if (code != GEO_OK) {
        cli_tool_error("%s. %s", c.why, call_advice(&c));
    } else {
        cli_index_print_merged(o.path, &outcome, o.source_count);
    }
    return status_of(code)->exit;
}

/* ---- info and check ---- */

/* Prints what `describe` says of each file. */
static int cli_index_each(char **args, int count,
                          status (*describe)(call *c, const char *path, out *o)) {
    static char page[CLI_INDEX_PAGE_MAX];
    int code = 0;
    for (int i = 0; i < count; i++) {
        call c = {.may_block = true, .deadline_ms = OS_FOREVER};
        out o = out_of(page, sizeof page);
        if (describe(&c, args[i], &o)) {
            cli_tool_error("%s", c.why);
            code = status_of(c.code)->exit;
        }
        cli_tool_print(out_str(&o));
    }
    return code;
}

GEO_FN int cli_index_info(char **args, int count) {
    static char page[CLI_INDEX_PAGE_MAX];
    out o = out_of(page, sizeof page);
    int code = 0;
    for (int i = 0; !count && image_info_open(i, &o); i++) {
        cli_tool_print(out_str(&o));
        o = out_of(page, sizeof page);
    }
    return count ? cli_index_each(args, count, image_info_file) : code;
}

GEO_FN int cli_index_check(char **args, int count) {
    if (!count) {
        cli_tool_error("index check needs one or more index files.");
        return status_of(GEO_INVALID)->exit;
    }
    return cli_index_each(args, count, image_info_check);
}
