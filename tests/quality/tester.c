/* tester -- sets in the form of geocoder-tester: a query and a coordinate with its tolerance. */

static const struct {
    const char *file, *name;
    double five, first,
        five_near; /* goals: in the first five, first, in five within 5 km; 0: shown */
} tester_sets[] = {
    /* all in the US, where Ontario is a town: 92 would need what is wrong elsewhere */
    {"tests/data/queries/usa/test_cities.csv", "usa/test_cities", 99, 91, 0},
    {"tests/data/queries/germany/test_cities.csv", "germany/test_cities", 100, 0, 0},
    {"tests/data/queries/germany/test_towns.csv", "germany/test_towns", 0, 0, 85},
    {"tests/data/queries/germany/test_regions.csv", "germany/test_regions", 0, 0, 0},
    {"tests/data/queries/germany/test_villages.csv", "germany/test_villages (none embedded)", 0, 0,
     0},
};

static void tester_run_set(const char *file, const char *name, double five, double first,
                           double five_near) {
    char titles[3][80];
    quality_table t;
    if (!quality_open(&t, file, ';')) {
        return;
    }
    snprintf(titles[0], sizeof titles[0], "%s: in five, 20 km", name);
    snprintf(titles[1], sizeof titles[1], "%s: first, 20 km", name);
    snprintf(titles[2], sizeof titles[2], "%s: in five, 5 km", name);
    measure m[3] = {{titles[0], five, 0, 0, 0, 0},
                    {titles[1], first, 0, 0, 0, 0},
                    {titles[2], five_near, 0, 0, 0, 0}};
    while (quality_next(&t)) {
        str query = quality_field(&t, "query"), point = quality_field(&t, "expected_coordinate");
        double lat = quality_number(str_cut(&point, ',')),
               lon = quality_number(str_cut(&point, ','));
        double most = MAX(quality_number(point), (double)QUALITY_NEAR_M);
        place_list places = quality_search(query, NULL, 5);
        int at = quality_position(&places, lat, lon, most);
        measure_add(&m[0], at >= 0, query, quality_first(&places));
        measure_add(&m[1], at == 0, query, quality_first(&places));
        measure_add(&m[2],
                    quality_position(&places, lat, lon, MAX(quality_number(point), 5000)) >= 0,
                    query, quality_first(&places));
    }
    for (int i = 0; i < 3; i++) {
        measure_print(&m[i]);
    }
    os_unmap(t.text);
}

static void tester_run(void) {
    for (size_t i = 0; i < LEN(tester_sets); i++) {
        tester_run_set(tester_sets[i].file, tester_sets[i].name, tester_sets[i].five,
                       tester_sets[i].first, tester_sets[i].five_near);
    }
}

static bool tester_run_file(const char *path) {
    tester_run_set(path, path, 0, 0, 0);
    return true;
}
