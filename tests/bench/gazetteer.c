/* gazetteer -- queries per second of the embedded gazetteer on one core, in process, without pipes
 * and JSON. Prints rows "figure TAB per second TAB goal TAB met".
 *
 * Queries are names of the image itself, so that most of them hit; nothing is cached. A row runs
 * for RUN_S seconds. An argument selects the rows with that text in their name. Routes over towns
 * between cities, with legs of 50 to 2,000 km, are told by the time that half and all but 1 % of
 * them take. */
#define GEOCODER_NO_MAIN
#include "../../geocoder.c"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    BENCH_MEMORY = 4 << 20,
    BENCH_TEXTS = 4096, /* different queries of a row */
    BENCH_TEXT_MAX = 128,
    BENCH_ROUTES = 400,
    RUN_S = 2
};

static struct {
    char memory[BENCH_MEMORY];
    char texts[BENCH_TEXTS][BENCH_TEXT_MAX];
    double lats[BENCH_TEXTS], lons[BENCH_TEXTS];
    call c;
    uint64_t seed, found;
} bench;

static uint64_t bench_random(uint64_t below) {
    bench.seed = bench.seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return (bench.seed >> 33) % below;
}

static call *bench_call(void) {
    bench.c.mem = arena_of(bench.memory, sizeof bench.memory);
    return &bench.c;
}

/* Places of all sizes, but more large ones, as in real queries. */
static void bench_fill(bool with_country) {
    const image_set *set = image_set_current();
    const image *m = set->base;
    uint32_t first = image_first(m, IMAGE_METROPOLIS), end = image_first(m, IMAGE_SUBURB);
    for (int i = 0; i < BENCH_TEXTS; i++) {
        uint32_t row = i % 2 ? first + (uint32_t)bench_random(5000)
                             : first + (uint32_t)bench_random(end - first);
        image_view v = image_set_view_begin(bench_call(), STR("en"));
        place p = image_record_fill(&v, (image_ref){m, row});
        image_set_view_end(&v);
        str country = place_part(&p, with_country ? "country" : "none");
        snprintf(bench.texts[i], BENCH_TEXT_MAX, "%.*s%s%.*s", STR_ARG(p.name),
                 country.len ? ", " : "", STR_ARG(country));
        bench.lats[i] = p.lat + ((double)bench_random(1000) - 500) / 2000;
        bench.lons[i] = p.lon + ((double)bench_random(1000) - 500) / 2000;
    }
}

static place_query bench_query(int i) {
    return (place_query){.text = str_of(bench.texts[i]), .limit = 5, .viewbox = geo_bbox_none()};
}

static void bench_exact(int i) {
    place_query query = bench_query(i);
    search_note note;
    place_list places = gazetteer_search(bench_call(), &query, &note);
    bench.found += places.count > 0;
}

static void bench_exact_one(int i) {
    place_query query = bench_query(i);
    query.limit = 1;
    search_note note;
    place_list places = gazetteer_search(bench_call(), &query, &note);
    bench.found += places.count > 0;
}

/* The same with its area, as bbox_from_place tells it. */
static void bench_area(int i) {
    place_query query = bench_query(i);
    query.limit = 1;
    search_note note;
    place_list places = gazetteer_search(bench_call(), &query, &note);
    bench.found += places.count > 0 && !isnan(gazetteer_area_km2(&bench.c, &places.at[0]));
}

/* Of the country or division that the point is in. */
static void bench_settlements(int i) {
    const image_set *set = image_set_current();
    image_ref country = image_place_country_at(set, bench.lats[i], bench.lons[i]);
    image_ref area = image_place_division_at(set, country, bench.lats[i], bench.lons[i]);
    area = area.m ? area : country;
    image_view v = image_set_view_begin(bench_call(), STR("en"));
    place p = area.m ? image_record_fill(&v, area) : place_new();
    image_set_view_end(&v);
    place_selection s = {.kind = STR("settlement"),
                         .area_id = p.id,
                         .area_number = p.place_id,
                         .box = geo_bbox_none(),
                         .radius_m = NAN,
                         .most = {INFINITY, INFINITY, INFINITY},
                         .limit = 10};
    place_answer answer = {.total = 0};
    bench.found += area.m && gazetteer_select(&bench.c, &s, &answer) && answer.total > 0;
}

/* One wrong letter in the middle. */
static void bench_fuzzy(int i) {
    str names[PLACE_SUGGESTIONS_MAX];
    char text[BENCH_TEXT_MAX];
    size_t len = strlen(bench.texts[i]);
    memcpy(text, bench.texts[i], len + 1);
    text[len / 2] = (char)('a' + i % 26);
    bench.found += gazetteer_suggest(bench_call(), &(place_query){.text = str_of(text)}, names) > 0;
}

static void bench_prefix(int i) {
    str names[10];
    str prefix = utf8_head(str_of(bench.texts[i]), 2 + (size_t)i % 4);
    bench.found += gazetteer_prefix(bench_call(), prefix, 10, names) > 0;
}

static void bench_reverse(int i) {
    place_point point = {.lat = bench.lats[i], .lon = bench.lons[i], .zoom = 18};
    place found;
    bench.found += gazetteer_reverse(bench_call(), &point, &found);
}

static void bench_division(int i) {
    const image_set *set = image_set_current();
    image_ref country = image_place_country_at(set, bench.lats[i], bench.lons[i]);
    image_ref division = image_place_division_at(set, country, bench.lats[i], bench.lons[i]);
    bench.found += division.m != NULL;
}

static void bench_timezone(int i) {
    bench.found += timezone_at(image_set_current()->base, bench.lats[i], bench.lons[i]).len > 0;
}

static void bench_nearby(int i) {
    place_area area = {.lat = bench.lats[i], .lon = bench.lons[i], .radius_m = 20000, .limit = 5};
    place_list places = gazetteer_nearby(bench_call(), &area, (str_list){NULL, 0});
    bench.found += places.count > 0;
}

static const struct {
    const char *name;
    void (*run)(int i);
    double goal;
    bool with_country;
} bench_rows[] = {
    {"exact name, 1 result", bench_exact_one, 400000, false},
    {"exact name, 1 result, with its area", bench_area, 0, false},
    {"exact name, 5 results", bench_exact, 400000, false},
    {"exact name with country", bench_exact, 400000, true},
    {"prefix of 2 to 5 letters, 10 names", bench_prefix, 200000, false},
    {"one wrong letter, suggestions", bench_fuzzy, 10000, false},
    {"whole place at a point", bench_reverse, 500000, false},
    {"country and division of a point", bench_division, 1000000, false},
    {"time zone of a point", bench_timezone, 2000000, false},
    {"nearby, 20 km, 5 places", bench_nearby, 0, false},
    {"settlements of a division", bench_settlements, 1000, false},
};

/* ---- routes ---- */

static const struct {
    const char *name;
    legs_search search;
    bool is_found; /* of the pairs that have a way, or of those that have none */
} bench_routes[] = {
    {"route over towns, A*", LEGS_A_STAR, true},
    {"route over towns, Dijkstra", LEGS_DIJKSTRA, true},
    {"route over towns, fewest stops", LEGS_FEWEST, true},
    {"no route, and what would do", LEGS_A_STAR, false},
};

static int bench_compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Whether a way between two random cities was found. */
static bool bench_find_route(legs_search search) {
    const image *m = image_set_current()->base;
    uint32_t first = image_first(m, IMAGE_METROPOLIS);
    uint64_t cities = image_first(m, IMAGE_TOWN) - first;
    uint32_t from = first + (uint32_t)bench_random(cities),
             to = first + (uint32_t)bench_random(cities);
    const double ends[2][2] = {{image_lat(m, from), image_lon(m, from)},
                               {image_lat(m, to), image_lon(m, to)}};
    hops_ask ask = {.max_leg_m = 50000 * pow(40, (double)bench_random(1000) / 1000),
                    .search = search};
    hops h;
    hops_way way = {.is_found = false};
    bool is_done = !hops_begin(bench_call(), &ask, &h) &&
                   !hops_find(&bench.c, &h, ends[0], ends[1], 2000000, &way);
    return is_done && way.is_found;
}

static void bench_route_row(size_t row) {
    static double ms[BENCH_ROUTES];
    int count = 0;
    bench.seed = 4;
    while (count < BENCH_ROUTES) {
        clock_t start = clock();
        bool is_found = bench_find_route(bench_routes[row].search);
        if (is_found == bench_routes[row].is_found) {
            ms[count++] = 1000.0 * (double)(clock() - start) / CLOCKS_PER_SEC;
        }
    }
    qsort(ms, BENCH_ROUTES, sizeof *ms, bench_compare);
    double p99 = ms[BENCH_ROUTES * 99 / 100];
    printf("%s\tp50 %.1f ms, p99 %.1f ms\tp99 20 ms\t%s\n", bench_routes[row].name,
           ms[BENCH_ROUTES / 2], p99, p99 < 20 ? "yes" : "NO");
}

int main(int argc, char **argv) {
    gazetteer_open_embedded();
    if (gazetteer_is_empty()) {
        printf("there is no embedded gazetteer in this build\n");
        return EXIT_FAILURE;
    }
    for (size_t row = 0; row < LEN(bench_rows); row++) {
        if (argc > 1 && !strstr(bench_rows[row].name, argv[1])) {
            continue;
        }
        bench.seed = 4;
        bench.found = 0;
        bench_fill(bench_rows[row].with_country);
        clock_t start = clock();
        double seconds = 0; /* CPU time, as the machine may be busy */
        uint64_t runs = 0;
        for (; seconds < RUN_S; seconds = (double)(clock() - start) / CLOCKS_PER_SEC) {
            for (int i = 0; i < 64; i++, runs++) {
                bench_rows[row].run((int)(runs % BENCH_TEXTS));
            }
        }
        double rate = (double)runs / seconds, goal = bench_rows[row].goal;
        printf("%s\t%.0f/s (%.0f %% found)\t%.0f/s\t%s\n", bench_rows[row].name, rate,
               100.0 * (double)bench.found / (double)runs, goal,
               goal == 0      ? "-"
               : rate >= goal ? "yes"
                              : "NO");
    }
    for (size_t row = 0; row < LEN(bench_routes); row++) {
        if (argc < 2 || strstr(bench_routes[row].name, argv[1])) {
            bench_route_row(row);
        }
    }
    return EXIT_SUCCESS;
}
