/* hops -- the shortest order of points, ways over stops with legs of limited length, beside what
 * trying everything gives, and the routes made of them. */
#include <math.h>

enum {
    HOPS_TEST_STOPS = 60,
    HOPS_TEST_ALL = HOPS_TEST_STOPS + 2,
    HOPS_TEST_MEMORY = 6 << 20,
    HOPS_TEST_TOUR = 7
};

static struct {
    call c;
    char memory[HOPS_TEST_MEMORY];
    uint64_t seed;
    geo_vec at[HOPS_TEST_ALL]; /* the stops, the start, the end */
    double ends[2][2];
    double legs_m[HOPS_TEST_ALL * HOPS_TEST_ALL]; /* from each to each */
    double cost[HOPS_TEST_ALL];
    char text[1 << 17];
} hops_test;

static call *hops_test_call(void) {
    hops_test.c = (call){.mem = arena_of(hops_test.memory, sizeof hops_test.memory)};
    return &hops_test.c;
}

static double hops_test_random(double low, double high) {
    hops_test.seed = hops_test.seed * 6364136223846793005ULL + 1442695040888963407ULL;
    return low + (high - low) * (double)(hops_test.seed >> 33) / 2147483648.0;
}

/* ---- ways ---- */

/* The least sum of per_leg and distance of each leg, or, with is_widest, the least longest leg, by
 * relaxing every pair until nothing changes. */
static double hops_test_brute(double max_m, double per_leg, bool is_widest) {
    enum { ALL = HOPS_TEST_ALL };
    double *cost = hops_test.cost;
    for (int i = 0; i < ALL; i++) {
        cost[i] = i == HOPS_TEST_STOPS ? 0 : INFINITY;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int i = 0; i < ALL * ALL; i++) {
            double leg_m = hops_test.legs_m[i];
            double now = is_widest ? MAX(cost[i / ALL], leg_m) : cost[i / ALL] + leg_m + per_leg;
            if (leg_m <= max_m && now < cost[i % ALL] - 1e-6) {
                cost[i % ALL] = now;
                changed = true;
            }
        }
    }
    return cost[ALL - 1];
}

/* Stops and ends in a window; returns the limit of a leg. */
static double hops_test_place(legs_map *map) {
    static const struct {
        double south, west, high, wide, least_m, most_m;
    } windows[] = {
        {47, 8, 5, 7, 40000, 140000},       {-3, 176, 5, 7, 40000, 140000},
        {84, 20, 5, 7, 40000, 140000},      {-60, -179, 5, 7, 40000, 140000},
        {-90, -180, 5, 360, 40000, 140000}, {-90, -180, 2, 360, 50000, 70000},
        {-90, -180, 0.8, 360, 5000, 34000}, /* shorter than the least cell is high */
    };
    size_t w = (size_t)hops_test_random(0, LEN(windows));
    for (int i = 0; i < HOPS_TEST_STOPS + 2; i++) {
        double lat = windows[w].south + hops_test_random(0, windows[w].high);
        double lon = geo_wrap_lon(windows[w].west + hops_test_random(0, windows[w].wide));
        hops_test.at[i] = geo_vector(lat, lon);
        if (i < HOPS_TEST_STOPS) {
            legs_add(map, lat, lon, 1, (uint32_t)i);
        } else {
            hops_test.ends[i - HOPS_TEST_STOPS][0] = lat;
            hops_test.ends[i - HOPS_TEST_STOPS][1] = lon;
        }
    }
    for (int i = 0; i < HOPS_TEST_ALL * HOPS_TEST_ALL; i++) {
        hops_test.legs_m[i] =
            geo_vec_distance_m(hops_test.at[i / HOPS_TEST_ALL], hops_test.at[i % HOPS_TEST_ALL]);
    }
    return hops_test_random(windows[w].least_m, windows[w].most_m);
}

/* Whether the path is what it says: legs within the limit, and their sum. */
static bool hops_test_stands(const legs_path *path, double max_m) {
    geo_vec from = hops_test.at[HOPS_TEST_STOPS];
    double sum_m = 0;
    bool is_within = true;
    for (int i = 0; i <= path->count; i++) {
        geo_vec to =
            i < path->count ? hops_test.at[path->ids[i]] : hops_test.at[HOPS_TEST_STOPS + 1];
        double leg_m = geo_vec_distance_m(from, to);
        is_within = is_within && leg_m <= max_m + 1e-3;
        sum_m += leg_m;
        from = to;
    }
    return is_within && fabs(sum_m - path->length_m) < 1e-3;
}

static void hops_test_ways(void) {
    enum { PAIRS = 300, MOST_M = 171000 };
    int ways = 0, wrong[3] = {0}, wrong_limits = 0;
    hops_test.seed = 3;
    for (int pair = 0; pair < PAIRS; pair++) {
        call *c = hops_test_call();
        legs_map map;
        ASSERT(!legs_begin(c, &map));
        double max_m = hops_test_place(&map);
        const double *from = hops_test.ends[0], *to = hops_test.ends[1];
        double shortest_m = hops_test_brute(max_m, 0, false);
        double fewest = hops_test_brute(max_m, legs_per_leg, false);
        ways += shortest_m < INFINITY;
        for (int search = 0; search < 3; search++) {
            legs_path path;
            bool is_found = legs_find(c, &map, (legs_search)search, from, to, max_m, &path);
            double cost = search == LEGS_FEWEST ? path.length_m + (path.count + 1) * legs_per_leg
                                                : path.length_m;
            bool is_right = is_found && hops_test_stands(&path, max_m) &&
                            fabs(cost - (search == LEGS_FEWEST ? fewest : shortest_m)) < 1;
            wrong[search] += shortest_m < INFINITY ? !is_right : is_found;
        }
        double need_m = ceil(hops_test_brute(INFINITY, 0, true) / 1000) * 1000;
        double least_m = legs_least_limit_m(c, &map, from, to, max_m, MOST_M, 1000);
        wrong_limits +=
            shortest_m == INFINITY && (need_m > MOST_M ? !isnan(least_m) : least_m != need_m);
    }
    CHECK(ways > PAIRS / 4 && ways < PAIRS * 3 / 4, "some pairs have a way and some have none");
    CHECK(EQ(wrong[LEGS_A_STAR], 0), "A* finds the shortest way");
    CHECK(EQ(wrong[LEGS_DIJKSTRA], 0), "Dijkstra's search finds it, too");
    CHECK(EQ(wrong[LEGS_FEWEST], 0), "the fewest stops, and of these ways the shortest");
    CHECK(EQ(wrong_limits, 0), "the least limit that would do");
}

/* Long legs go over the heaviest of stops that lie together. */
static void hops_test_thin(void) {
    call *c = hops_test_call();
    legs_map map;
    ASSERT(!legs_begin(c, &map));
    legs_add(&map, 10.01, 0.01, 5, 1);
    legs_add(&map, 10.02, 0.02, 9, 2);
    legs_add(&map, 10.03, 0.03, 7, 3);
    legs_path path;
    const double far[2][2] = {{0, 0}, {20, 0}}, close[2][2] = {{9.5, 0}, {10.5, 0}},
                 polar[2][2] = {{-76, -176}, {-76, -94}};
    CHECK(legs_find(c, &map, LEGS_A_STAR, far[0], far[1], 1200000, &path) && EQ(path.count, 1) &&
              EQ(path.ids[0], 2),
          "the largest of three towns");
    CHECK(legs_find(c, &map, LEGS_A_STAR, close[0], close[1], 60000, &path) && EQ(path.count, 1) &&
              EQ(path.ids[0], 1),
          "short legs have all of them");
    legs_clear(&map);
    legs_add(&map, -84.02, -135.02, 9, 2);
    legs_add(&map, -84.01, -135.01, 5, 1);
    CHECK(legs_find(c, &map, LEGS_A_STAR, polar[0], polar[1], 1200000, &path) &&
              EQ(path.count, 1) && EQ(path.ids[0], 2),
          "the larger of two beside the pole");
}

/* Short legs within one cell of the grid, each of them needed, and the first leads away from the
 * end. */
static void hops_test_detour(void) {
    static const double stops[][2] = {{0.03, -0.015}, {0.06, 0.015}, {0.04, 0.05}};
    enum { TIMES = 8 };
    call *c = hops_test_call();
    legs_map map;
    legs_path path;
    int found = 0;
    ASSERT(!legs_begin(c, &map));
    for (int i = 0; i < TIMES; i++) { /* of which some lie across cells */
        double from[2] = {10, i * 0.1}, to[2] = {10, i * 0.1 + 0.06};
        legs_clear(&map);
        for (uint32_t k = 0; k < LEN(stops); k++) {
            legs_add(&map, from[0] + stops[k][0], from[1] + stops[k][1], 1, k);
        }
        found += legs_find(c, &map, LEGS_A_STAR, from, to, 5000, &path) &&
                 EQ(path.count, LEN(stops)) && path.ids[0] == 0 && path.ids[2] == 2;
    }
    CHECK(EQ(found, TIMES), "each leg joins two neighbours");
}

/* Two stops of the first cell, at the south pole, are the only way between the ends, and the first
 * of them is farther from the end than the start is. */
static void hops_test_first_cell(void) {
    call *c = hops_test_call();
    legs_map map;
    legs_path path;
    const double from[2] = {-89.15, -175}, to[2] = {-89.15, -135};
    ASSERT(!legs_begin(c, &map));
    legs_add(&map, -89.65, -179.9, 1, 1);
    legs_add(&map, -89.65, -129, 1, 2);
    CHECK(legs_find(c, &map, LEGS_A_STAR, from, to, 60000, &path) && EQ(path.count, 2),
          "stops of the first cell are joined");
}

/* A light stop stays where the heavy one beside it is too far from an end. */
static void hops_test_bridge(void) {
    call *c = hops_test_call();
    legs_map map;
    legs_path path;
    const double from[2] = {0.5, 0.5}, to[2] = {0.5, 5.878};
    ASSERT(!legs_begin(c, &map));
    for (int search = LEGS_A_STAR; search <= LEGS_FEWEST; search++) {
        legs_clear(&map);
        legs_add(&map, 0.5, 3.189, 1, 1);
        legs_add(&map, 0.5, 3.234, 9, 2);
        CHECK(legs_find(c, &map, (legs_search)search, from, to, 300000, &path) &&
                  EQ(path.count, 1) && EQ(path.ids[0], 1),
              "the stop that joins the halves");
        CHECK(legs_find(c, &map, (legs_search)search, from, from, 300000, &path) &&
                  EQ(path.count, 0) && path.length_m < 1e-3,
              "nothing between a place and itself");
    }
}

/* ---- the order ---- */

static double hops_test_best(const geo_vec *points, int *order, int at, int count, bool is_round) {
    int last = is_round ? count : count - 1;
    double best_m = at == last ? tour_length_m(points, order, count, is_round) : INFINITY;
    for (int i = at; i < last; i++) {
        int other = order[at];
        order[at] = order[i];
        order[i] = other;
        best_m = MIN(best_m, hops_test_best(points, order, at + 1, count, is_round));
        order[i] = order[at];
        order[at] = other;
    }
    return best_m;
}

/* Turns from..to of a copy round; its length. */
static double hops_test_turned(const geo_vec *points, const int *order, int count, bool is_round,
                               int from, int to) {
    int turned[TOUR_POINTS_MAX];
    for (int i = 0; i < count; i++) {
        turned[i] = order[i >= from && i <= to ? from + to - i : i];
    }
    return tour_length_m(points, turned, count, is_round);
}

/* The same with from..middle and what follows up to `to` in each other's place. */
static double hops_test_swapped(const geo_vec *points, const int *order, int count, bool is_round,
                                int from, int middle, int to) {
    int swapped[TOUR_POINTS_MAX], at = from;
    memcpy(swapped, order, sizeof *order * (size_t)count);
    for (int i = middle + 1; i <= to; i++) {
        swapped[at++] = order[i];
    }
    for (int i = from; i <= middle; i++) {
        swapped[at++] = order[i];
    }
    return tour_length_m(points, swapped, count, is_round);
}

/* The order to begin with goes to the nearest that is left. */
static void hops_test_nearest(void) {
    static const double lats[] = {0, 2.2, 1, -1.1, 9};
    static const int nearest[] = {0, 2, 1, 3, 4};
    enum { COUNT = LEN(lats) };
    int order[COUNT];
    geo_vec points[COUNT];
    for (int i = 0; i < COUNT; i++) {
        points[i] = geo_vector(lats[i], 7);
        order[i] = i;
    }
    const tour t = {hops_test_call(), points, COUNT, COUNT - 2, false, order};
    tour_go_nearest(&t);
    CHECK(memcmp(order, nearest, sizeof order) == 0, "from each the nearest");
}

/* Of more points than all orders are tried of: to turn a part round, or to move up to three
 * points, makes no tour shorter. */
static void hops_test_improved(void) {
    enum { COUNT = 30, MOVED = 3 };
    int order[TOUR_POINTS_MAX], wrong = 0;
    geo_vec points[COUNT];
    hops_test.seed = 17;
    for (int tour_at = 0; tour_at < 60; tour_at++) {
        bool is_round = tour_at & 1;
        for (int i = 0; i < COUNT; i++) {
            points[i] = geo_vector(hops_test_random(40, 55), hops_test_random(-5, 20));
        }
        wrong += tour_order(hops_test_call(), points, COUNT, is_round, order) != GEO_OK;
        int last = is_round ? COUNT - 1 : COUNT - 2;
        double least_m = tour_length_m(points, order, COUNT, is_round) - 0.01;
        for (int from = 1; from < last; from++) {
            for (int to = from + 1; to <= last; to++) {
                wrong += hops_test_turned(points, order, COUNT, is_round, from, to) < least_m;
                for (int n = 1; n <= MOVED && from + n <= to; n++) {
                    wrong += hops_test_swapped(points, order, COUNT, is_round, from, from + n - 1,
                                               to) < least_m ||
                             hops_test_swapped(points, order, COUNT, is_round, from, to - n, to) <
                                 least_m;
                }
            }
        }
    }
    CHECK(EQ(wrong, 0), "no simple change makes a tour of 30 points shorter");
}

static void hops_test_orders(void) {
    int wrong = 0, order[TOUR_POINTS_MAX], all[TOUR_POINTS_MAX];
    geo_vec points[TOUR_POINTS_MAX];
    hops_test.seed = 5;
    for (int i = 0; i < 100; i++) {
        int count = 2 + i % (HOPS_TEST_TOUR - 1);
        bool is_round = i & 1;
        for (int k = 0; k < count; k++) {
            points[k] = geo_vector(hops_test_random(-80, 80), hops_test_random(-180, 180));
            all[k] = k;
        }
        status code = tour_order(hops_test_call(), points, count, is_round, order);
        double best_m = hops_test_best(points, all, 1, count, is_round);
        bool ends_stay = order[0] == 0 && (is_round || order[count - 1] == count - 1);
        wrong += code || !ends_stay ||
                 fabs(tour_length_m(points, order, count, is_round) - best_m) > 1e-3;
    }
    CHECK(EQ(wrong, 0), "the shortest order of few points");
    hops_test_nearest();
    hops_test_improved();
    enum { RING = 37, STEP = 11 }; /* a ring in another order has one shortest tour */
    double ring_m = 0;
    for (int i = 0; i < RING; i++) {
        points[i] = geo_vector(60, 360.0 * (i * STEP % RING) / RING - 180);
        ring_m += geo_vec_distance_m(geo_vector(60, 0), geo_vector(60, 360.0 / RING));
    }
    CHECK(!tour_order(hops_test_call(), points, RING, true, order) &&
              fabs(tour_length_m(points, order, RING, true) - ring_m) < 1,
          "a ring of 37 points");
}

/* ---- routes ---- */

static str hops_test_route(const char *arguments) {
    call *c = hops_test_call();
    json_doc doc;
    tool_result result;
    ASSERT(json_parse(&doc, str_of(arguments), &c->mem));
    status code =
        tool_run(c, tool_find(STR("route_waypoints")), json_root(&doc), STR_NONE, true, &result);
    out o = out_of(hops_test.text, sizeof hops_test.text);
    if (code) {
        tool_write_error(&o, c);
    } else {
        tool_write_json(&o, &result);
    }
    return out_str(&o);
}

static void hops_test_routes(void) {
    static const struct {
        const char *arguments, *part;
    } rows[] = {
        {"{\"waypoints\":[[0,0],[0,3],[0,1],[0,4]],\"order\":\"best\"}",
         "4 waypoints, 444.8 km. This order saves 444.8 km."},
        {"{\"waypoints\":[[0,0],[0,1],[0,3]],\"order\":\"best\"}",
         "3 waypoints, 333.6 km. No shorter order was found."},
        {"{\"waypoints\":[[0,0],[0,1]],\"round_trip\":true}", "\"total_distance_m\":222389.9"},
        {"{\"waypoints\":[[0,0],[0,3],[0,1]],\"order\":\"best\",\"round_trip\":true}",
         "\"saved_m\":0"},
        {"{\"waypoints\":[[0,0],[0,1]],\"avoid\":\"Peru\"}", "avoid needs max_leg_km"},
        {"{\"waypoints\":[[0,0],[0,1]],\"max_leg_km\":0,\"algorithm\":\"bfs\"}", "111.2 km"},
        {"{\"waypoints\":[[0,0],[0,1]],\"max_leg_km\":2001}", "a number from 0.01 to 2000"},
        {"{\"waypoints\":[[0,0],[0,1]],\"max_leg_km\":9,\"algorithm\":\"dfs\"}",
         "a-star or dijkstra or bfs"},
        {"{\"waypoints\":[[0,0],[0,1]],\"max_leg_km\":200}", "\"hop_count\":1"},
    };
    static const struct {
        const char *arguments, *part;
    } known[] = {
        {"{\"waypoints\":[[52.5,13.4],[38.7,-9.1]],\"max_leg_km\":800,\"algorithm\":\"BFS\"}",
         "\"hop_count\":3"},
        {"{\"waypoints\":[[52.5,13.4],[38.7,-9.1]],\"max_leg_km\":800}", "\"label\":"},
        {"{\"waypoints\":[[52.5,13.4],[38.7,-9.1]],\"max_leg_km\":800,\"algorithm\":\"Dijkstra\"}",
         "\"attribution\":\"GeoNames"},
        {"{\"waypoints\":[[52.5,13.4],[40.7,-74]],\"max_leg_km\":300}",
         "\"code\":\"route_not_found\""},
        {"{\"waypoints\":[[52.5,13.4],[21.3,-157.8]],\"max_leg_km\":300}",
         "Not even max_leg_km 2000 would do."},
        {"{\"waypoints\":[[52.5,13.4],[52.2,21]],\"max_leg_km\":150,\"avoid\":\"Poland\"}",
         "Without avoid there is one."},
        {"{\"waypoints\":[[52.5,13.4],[52.2,21]],\"max_leg_km\":150,\"avoid\":[\"14,49,24,55\"]}",
         "Without avoid there is one."},
        {"{\"waypoints\":[[52.5,13.4],[52.2,21]],\"max_leg_km\":150,\"avoid\":[\"Xyzzyplugh\"]}",
         "avoid must be countries, divisions, places or west,south,east,north: Nothing found"},
        {"{\"waypoints\":[\"Berlin\",\"Xyzzyplugh\"],\"max_leg_km\":150}",
         "\"status\":\"needs_clarification\""},
        {"{\"waypoints\":[[52.5,13.4],[38.7,-9.1]],\"max_leg_km\":3}", "\"code\":"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(tool_test_has(hops_test_route(rows[i].arguments), rows[i].part), rows[i].arguments);
    }
    find_test_ready(NULL, 0, BACKEND_GAZETTEER);
    gazetteer_open_embedded();
    for (size_t i = 0; i < LEN(known) && !gazetteer_is_empty(); i++) {
        CHECK(tool_test_has(hops_test_route(known[i].arguments), known[i].part),
              known[i].arguments);
    }
    call *c = hops_test_call();
    c->work = CALL_WORK_MAX;
    hops_ask ask = {.max_leg_m = 1000};
    hops h;
    CHECK(gazetteer_is_empty() || EQ(hops_begin(c, &ask, &h), GEO_MUST_WAIT),
          "too much for the event loop");
}

/* However small the arena: it has room for stops and their search, or the call says that not. */
static void hops_test_room(void) {
    for (size_t size = 0; size < sizeof hops_test.memory; size += 1 << 16) {
        call *c = hops_test_call();
        legs_map map;
        c->mem = arena_of(hops_test.memory, size);
        bool fits = legs_begin(c, &map) == GEO_OK;
        CHECK(EQ(fits, map.stops && map.work), "all the room or an error");
    }
}

static void test_hops(void) {
    hops_test_room();
    hops_test_ways();
    hops_test_thin();
    hops_test_detour();
    hops_test_first_cell();
    hops_test_bridge();
    hops_test_orders();
    hops_test_routes();
}
