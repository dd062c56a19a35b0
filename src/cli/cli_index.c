/* cli_index -- `geocoder index build` and `geocoder index info`.
 *
 * Flow: a row of cli.c comes here; build.c does the work, the images say what they hold.
 * Owns nothing. */
#include "cli_index.h"

#include <string.h>

#include "../index/image_info.h"
#include "../ingest/build.h"
#include "../platform/os.h"
#include "cli_tool.h"

enum { INDEX_PAGE_MAX = 16 << 10 };

GEO_FN void cli_index_write_build_options(out *o) {
    out_fmt(o,
            "  -o FILE            the index; it appears whole or not at all\n"
            "  --map PAIRS        which columns or properties to read: name=TITLE,lat=Y,lon=X\n"
            "  --date YYYY-MM-DD  day of the data, where the sources do not say it\n"
            "  --memory MIB       memory to build with, %d at least (%d)\n"
            "  --strict           stop at the first bad row instead of leaving it out\n\n"
            "Sources, by file name:\n",
            BUILD_MEMORY_MIN_MB, BUILD_MEMORY_MB);
    build_formats(o);
    out_text(o, STR("\nColumns and properties, each with titles that are understood:\n"));
    build_columns(o);
    out_text(o, STR("\nAfterwards: GEOCODER_INDEX=FILE geocoder geocode ..., or --index FILE.\n"));
}

GEO_FN void cli_index_write_info_options(out *o) {
    out_text(o, STR("For each: its size, how many places of each kind, the day of its data and "
                    "whose they are.\n"));
}

/* ---- build ---- */

typedef struct {
    build_options build;
    const char *sources[BUILD_SOURCES_MAX];
} index_words;

/* The word behind an option; NULL, and said so, when there is none. */
static const char *cli_index_value(char **args, int count, int *i) {
    if (*i + 1 < count) {
        return args[++*i];
    }
    cli_tool_complain("%.60s wants a value.", args[*i]);
    return NULL;
}

static bool cli_index_memory(const char *text, int *megabytes) {
    int64_t number = 0;
    if (!str_int(str_of(text), &number) || number < BUILD_MEMORY_MIN_MB || number > INT32_MAX) {
        cli_tool_complain("--memory wants a number of MiB, %d or more.", BUILD_MEMORY_MIN_MB);
        return false;
    }
    *megabytes = (int)number;
    return true;
}

/* Takes the word at *i. False: a sentence about it has been said. */
static bool cli_index_take(char **args, int count, int *i, index_words *w) {
    const struct {
        const char *name;
        const char **value;
    } texts[] = {{"-o", &w->build.path}, {"--map", &w->build.mapping}, {"--date", &w->build.date}};
    const char *word = args[*i];
    for (size_t k = 0; k < LEN(texts); k++) {
        if (strcmp(word, texts[k].name) == 0) {
            return (*texts[k].value = cli_index_value(args, count, i)) != NULL;
        }
    }
    if (strcmp(word, "--strict") == 0) {
        return w->build.is_strict = true;
    }
    if (strcmp(word, "--memory") == 0) {
        const char *value = cli_index_value(args, count, i);
        return value && cli_index_memory(value, &w->build.memory_mb);
    }
    if (word[0] == '-') {
        cli_tool_complain(
            "index build has no option `%.60s`; `geocoder index build --help` lists them.", word);
        return false;
    }
    if (w->build.source_count == BUILD_SOURCES_MAX) {
        cli_tool_complain("At most %d source files at a time.", BUILD_SOURCES_MAX);
        return false;
    }
    w->sources[w->build.source_count++] = word;
    return true;
}

static void cli_index_say_report(const index_words *w, const build_report *r) {
    char room[OS_PATH_MAX + 256];
    out o = out_of(room, sizeof room);
    out_fmt(&o, "%s: %lld rows in %lld.%lld s", w->build.path, (long long)r->rows,
            (long long)(r->spent_ms / 1000), (long long)(r->spent_ms % 1000 / 100));
    if (r->bad) {
        out_fmt(&o, ", %lld bad ones left out", (long long)r->bad);
    }
    out_char(&o, '\n');
    cli_tool_print(out_str(&o));
}

GEO_FN int cli_index_build(char **args, int count) {
    index_words w = {.build = {.memory_mb = BUILD_MEMORY_MB}};
    build_report outcome = {0};
    call c = {.may_block = true, .deadline_ms = OS_FOREVER};
    for (int i = 0; i < count; i++) {
        if (!cli_index_take(args, count, &i, &w)) {
            return status_of(GEO_INVALID)->exit;
        }
    }
    if (!w.build.path) {
        cli_tool_complain("index build wants `-o FILE` and one or more sources.");
        return status_of(GEO_INVALID)->exit;
    }
    w.build.sources = w.sources;
    w.build.use_embedded = true;
    status code = build_index(&c, &w.build, &outcome);
    if (code != GEO_OK) {
        cli_tool_complain("%s. %s", c.why, call_advice(&c));
    } else {
        cli_index_say_report(&w, &outcome);
    }
    return status_of(code)->exit;
}

/* ---- info ---- */

GEO_FN int cli_index_info(char **args, int count) {
    static char page[INDEX_PAGE_MAX];
    out o = out_of(page, sizeof page);
    int code = 0;
    for (int i = 0; !count && image_info_open(i, &o); i++) {
        cli_tool_print(out_str(&o));
        o = out_of(page, sizeof page);
    }
    for (int i = 0; i < count; i++) {
        call c = {.may_block = true, .deadline_ms = OS_FOREVER};
        o = out_of(page, sizeof page);
        if (image_info_file(&c, args[i], &o)) {
            cli_tool_complain("%s", c.why);
            code = status_of(c.code)->exit;
        }
        cli_tool_print(out_str(&o));
    }
    return code;
}
