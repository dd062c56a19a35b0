/* fuzz -- all fuzzers in one program, so that the translation unit is compiled once; FUZZER in the
 * environment names the one that runs. To add one: tests/fuzz/NAME.c with its function NAME, the
 * include and the row. */
#define GEOCODER_NO_MAIN
#define GEOCODER_TABLES
#include "../geocoder.c"

#include <stdlib.h>
#include <string.h>

#include "check.h"
#include "vector_tile.h"
#include "signed_token.h"
#include "unit/guard.h"

#include "unit/gazetteer.c"

/* The index of spellings, of which the first misspelt names make a part each, takes more than a
 * second under sanitizers, and counts for no input. */
static void fuzz_warm_up(void) {
    static char memory[16 << 20];
    place_query query = {.text = STR("Edinburhg"), .limit = 1};
    place_answer answer;
    for (int i = 0; i < 2 * SPELL_KEYS_MAX / SPELL_BUILD_KEYS; i++) {
        call c = {.mem = arena_of(memory, sizeof memory), .deadline_ms = OS_FOREVER};
        ASSERT(find_search(&c, &query, &answer) == GEO_OK);
    }
}

/* For those that ask the gazetteer. */
static void fuzz_ready(void) {
    char text[512];
    out problems = out_of(text, sizeof text);
    config_state.values.backend = BACKEND_GAZETTEER;
    config_state.values.cache_ttl_s = 3600;
    ASSERT(find_start(&problems));
    fuzz_warm_up();
}

/* Damages one field of a struct by the table that its reader checks it with: `how` has a row, an
 * element of it, which edge of what is allowed, and a byte for the others. */
static void fuzz_break(const bound *rows, size_t count, const uint64_t *limits, char *record,
                       const uint8_t how[4]) {
    const bound *row = &rows[how[0] % count];
    char *at = record + row->at + (row->count ? how[1] % row->count * row->stride : 0);
    int64_t max = row->limit ? (int64_t)limits[row->limit - 1] : row->max;
    int64_t numbers[] = {row->min - (row->min > INT64_MIN),
                         row->min,
                         max,
                         max + (max < INT64_MAX),
                         INT64_MIN,
                         INT64_MAX,
                         -1,
                         how[3]};
    int64_t number = numbers[how[2] % LEN(numbers)];
    double real = how[3] & 1 ? (double)number : how[3] & 2 ? NAN : INFINITY;
    if (row->kind == BOUND_TEXT) {
        memset(at + how[1] % row->size, how[3], row->size - how[1] % row->size);
    } else if (row->kind == BOUND_REAL || row->kind == BOUND_MAYBE) {
        memcpy(at, &real, sizeof real);
    } else {
        memcpy(at, &number, row->size); /* its low bytes: the machine is little endian */
    }
}

#include "fuzz/fuzz_cache.c"
#include "fuzz/fuzz_chat.c"
#include "fuzz/fuzz_clean.c"
#include "fuzz/fuzz_cost.c"
#include "fuzz/fuzz_csv.c"
#include "fuzz/fuzz_file.c"
#include "fuzz/fuzz_geojson.c"
#include "fuzz/fuzz_geonames.c"
#include "fuzz/fuzz_http_request.c"
#include "fuzz/fuzz_http_response.c"
#include "fuzz/fuzz_httpd.c"
#include "fuzz/fuzz_index.c"
#include "fuzz/fuzz_inflate.c"
#include "fuzz/fuzz_json.c"
#include "fuzz/fuzz_jwks.c"
#include "fuzz/fuzz_jwt.c"
#include "fuzz/fuzz_mcp.c"
#include "fuzz/fuzz_layers.c"
#include "fuzz/fuzz_notation.c"
#include "fuzz/fuzz_oauth.c"
#include "fuzz/fuzz_osm_xml.c"
#include "fuzz/fuzz_pbf.c"
#include "fuzz/fuzz_pbf_made.c"
#include "fuzz/fuzz_photon.c"
#include "fuzz/fuzz_tile.c"
#include "fuzz/fuzz_tools.c"
#include "fuzz/fuzz_reply.c"
#include "fuzz/fuzz_rest.c"
#include "fuzz/fuzz_search.c"
#include "fuzz/fuzz_session.c"
#include "fuzz/fuzz_settings.c"
#include "fuzz/fuzz_sheet.c"
#include "fuzz/fuzz_table.c"
#include "fuzz/fuzz_zstd.c"

#define FUZZER(name, begin)                                                                        \
    { #name, begin, name }
static const struct {
    const char *name;
    void (*begin)(void); /* before the first input; NULL: nothing */
    int (*run)(const uint8_t *bytes, size_t size);
} fuzzers[] = {
    FUZZER(fuzz_cache, NULL),
    FUZZER(fuzz_chat, fuzz_ready),
    FUZZER(fuzz_clean, NULL),
    FUZZER(fuzz_cost, fuzz_mcp_begin),
    FUZZER(fuzz_csv, NULL),
    FUZZER(fuzz_file, fuzz_file_begin),
    FUZZER(fuzz_geojson, NULL),
    FUZZER(fuzz_geonames, NULL),
    FUZZER(fuzz_http_request, NULL),
    FUZZER(fuzz_http_response, NULL),
    FUZZER(fuzz_httpd, fuzz_httpd_begin),
    FUZZER(fuzz_index, NULL),
    FUZZER(fuzz_inflate, NULL),
    FUZZER(fuzz_json, NULL),
    FUZZER(fuzz_jwks, fuzz_jwt_begin),
    FUZZER(fuzz_jwt, fuzz_jwt_begin),
    FUZZER(fuzz_layers, NULL),
    FUZZER(fuzz_mcp, fuzz_mcp_begin),
    FUZZER(fuzz_notation, NULL),
    FUZZER(fuzz_oauth, fuzz_oauth_begin),
    FUZZER(fuzz_osm_xml, NULL),
    FUZZER(fuzz_pbf, NULL),
    FUZZER(fuzz_pbf_made, NULL),
    FUZZER(fuzz_photon, fuzz_ready),
    FUZZER(fuzz_tile, fuzz_tile_begin),
    FUZZER(fuzz_tools, NULL),
    FUZZER(fuzz_reply, NULL),
    FUZZER(fuzz_rest, fuzz_ready),
    FUZZER(fuzz_search, fuzz_ready),
    FUZZER(fuzz_session, fuzz_mcp_begin),
    FUZZER(fuzz_settings, fuzz_settings_begin),
    FUZZER(fuzz_sheet, NULL),
    FUZZER(fuzz_table, NULL),
    FUZZER(fuzz_zstd, NULL),
};
#undef FUZZER

static size_t fuzz_chosen;

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerInitialize(int *argc, char ***argv) {
    const char *name = getenv("FUZZER");
    (void)argc, (void)argv;
    while (fuzz_chosen < LEN(fuzzers) && (!name || strcmp(name, fuzzers[fuzz_chosen].name) != 0)) {
        fuzz_chosen++;
    }
    if (fuzz_chosen == LEN(fuzzers)) {
        fprintf(stderr, "fuzz: FUZZER must name a row of tests/fuzz.c, not %s.\n",
                name ? name : "");
        exit(2);
    }
    if (fuzzers[fuzz_chosen].begin) {
        fuzzers[fuzz_chosen].begin();
    }
    return 0;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
    return fuzzers[fuzz_chosen].run(bytes, size);
}
