/* routes -- ways over the towns of the gazetteer between random cities: A* is as short as Dijkstra,
 * nothing has fewer stops than the search for the fewest, and no leg is too long. */

enum { ROUTES_PAIRS = 1000, ROUTES_MOST_M = 2000000 };

static unsigned routes_random(uint64_t *seed, uint64_t below) {
    *seed = *seed * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (unsigned)((*seed >> 33) % below);
}

/* The length of a way, NaN when a leg of it is too long; *count: its legs, 0: there is none. */
static double routes_measure(const double ends[2][2], double max_leg_m, legs_search search,
                             int *count) {
    hops_ask ask = {.max_leg_m = max_leg_m, .search = search};
    hops_way way = {.is_found = false};
    hops h;
    *count = 0;
    bool is_done = !hops_begin(quality_call(), &ask, &h) &&
                   !hops_find(&quality.c, &h, ends[0], ends[1], ROUTES_MOST_M, &way);
    if (!is_done || !way.is_found) {
        return 0;
    }
    double sum_m = 0, lat = ends[0][0], lon = ends[0][1];
    for (int i = 0; i <= way.stops.count; i++) {
        bool is_last = i == way.stops.count;
        double to_lat = is_last ? ends[1][0] : way.stops.at[i].lat;
        double to_lon = is_last ? ends[1][1] : way.stops.at[i].lon;
        double leg_m = geo_distance_m(lat, lon, to_lat, to_lon);
        sum_m = leg_m <= max_leg_m + 1 ? sum_m + leg_m : NAN;
        lat = to_lat;
        lon = to_lon;
    }
    *count = way.stops.count + 1;
    return sum_m;
}

static void routes_run(void) {
    const image *m = image_set_current()->base;
    uint32_t first = image_first(m, IMAGE_METROPOLIS);
    uint64_t cities = image_first(m, IMAGE_TOWN) - first, seed = 14;
    measure shortest = {.name = "routes: A* is as short as Dijkstra", .goal = 100};
    measure fewest = {.name = "routes: none has fewer stops than bfs", .goal = 100};
    for (int i = 0; i < ROUTES_PAIRS; i++) {
        uint32_t from = first + routes_random(&seed, cities);
        uint32_t to = first + routes_random(&seed, cities);
        double max_leg_m = 50000 * pow(40, routes_random(&seed, 1000) / 1000.0);
        const double ends[2][2] = {{image_lat(m, from), image_lon(m, from)},
                                   {image_lat(m, to), image_lon(m, to)}};
        int stars, plain, few;
        double star_m = routes_measure(ends, max_leg_m, LEGS_A_STAR, &stars);
        double plain_m = routes_measure(ends, max_leg_m, LEGS_DIJKSTRA, &plain);
        double few_m = routes_measure(ends, max_leg_m, LEGS_FEWEST, &few);
        char text[80];
        out o = out_of(text, sizeof text);
        out_fmt(&o, "%u to %u, %.0f m", from, to, max_leg_m);
        measure_add(&shortest, fabs(star_m - plain_m) < 1 && !stars == !plain, out_str(&o),
                    STR("another length"));
        measure_add(&fewest, few <= stars && !few == !stars && few_m >= star_m - 1, out_str(&o),
                    STR("more stops"));
    }
    measure_print(&shortest);
    measure_print(&fewest);
}
