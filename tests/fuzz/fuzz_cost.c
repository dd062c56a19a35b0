/* fuzz_cost -- looks for the request that costs most: what an input is charged is its coverage, for
 * each tool and path of its own. COST_DIR in the environment names a folder for the dearest request
 * of each, NAME.UNITS, from which a row of tests/data/cost.tsv is made.
 *
 * The first byte chooses tool or path, the rest is the request. */
#include "../cost.h"

enum {
    FUZZ_COST_TARGETS_MAX = 48,
    FUZZ_COST_BUCKETS = 128,        /* four to each doubling of the units */
    FUZZ_COST_WORK_MAX = 2000000,   /* 0.2 s for an input; under sanitizers ten times that */
    FUZZ_COST_SEARCH_MAX = 20000000 /* with COST_DIR */
};

__attribute__((section("__libfuzzer_extra_counters"))) static uint8_t
    fuzz_cost_counters[FUZZ_COST_TARGETS_MAX][FUZZ_COST_BUCKETS];
static int64_t fuzz_cost_most[FUZZ_COST_TARGETS_MAX];

static int fuzz_cost_bucket(int64_t units) {
    int bucket = 0;
    for (; units >= 8 && bucket + 8 < FUZZ_COST_BUCKETS; units /= 2) {
        bucket += 4;
    }
    return bucket + (int)MIN(units / 2, 3);
}

static void fuzz_cost_keep(const char *name, int64_t units, str text) {
    const char *folder = getenv("COST_DIR");
    char path[512], plain[64];
    size_t len = 0;
    for (; name[len] && len + 1 < sizeof plain; len++) {
        plain[len] = name[len] == '/' ? '_' : name[len];
    }
    plain[len] = 0;
    snprintf(path, sizeof path, "%s/%s.%lld", folder ? folder : "", plain, (long long)units);
    FILE *f = folder ? fopen(path, "wb") : NULL;
    if (f) {
        fwrite(text.at, 1, text.len, f);
        fclose(f);
    }
}

static int fuzz_cost(const uint8_t *data, size_t size) {
    cost_kind kind;
    str text = {(const char *)data + 1, size - 1};
    const char *name = size ? cost_target(data[0] % FUZZ_COST_TARGETS_MAX, &kind) : NULL;
    if (!name || size > COST_TEXT_MAX) {
        return 0;
    }
    int target = data[0] % FUZZ_COST_TARGETS_MAX;
    int64_t units =
        cost_of(target, text, getenv("COST_DIR") ? FUZZ_COST_SEARCH_MAX : FUZZ_COST_WORK_MAX);
    fuzz_cost_counters[target][fuzz_cost_bucket(units)] = 1;
    if (units > fuzz_cost_most[target]) {
        fuzz_cost_most[target] = units;
        fuzz_cost_keep(name, units, text);
    }
    return 0;
}
