/* crs: points of the reference systems, of the agencies that publish them and of PROJ 9.5.1 (by
 * pyproj 3.7.2, without grids), forth and back. */

static const struct {
    const char *system;
    double lat, lon, east, north, most_m; /* the error at most */
} crs_points[] = {
    /* RDNAPTRANS: the Westertoren in Amsterdam and the Martinitoren in Groningen */
    {"EPSG:28992", 52.37453253, 4.88352559, 120700.723, 487525.502, 0.5},
    {"EPSG:28992", 53.21938317, 6.56820053, 233883.131, 582065.167, 0.5},
    /* Ordnance Survey, test points of OSTN15: St Mary's and Chandler's Ford */
    {"EPSG:27700", 49.92226393730, -6.29977752014, 91492.146, 11318.804, 6},
    {"EPSG:27700", 50.93127937910, -1.45051433700, 438710.920, 114792.250, 6},
    /* the origins, by definition */
    {"EPSG:2154", 46.5, 3, 700000, 6600000, 0.001},
    {"EPSG:32633", 0, 15, 500000, 0, 0.001},
    {"EPSG:32733", 0, 15, 500000, 10000000, 0.001},
    /* PROJ */
    {"EPSG:2154", 48.85, 2.35, 652301.565, 6861302.726, 0.01},
    {"EPSG:2154", 43.3, 5.37, 892394.777, 6247424.646, 0.01},
    {"EPSG:2154", 48.39, -4.49, 146341.347, 6836245.404, 0.01},
    {"EPSG:28992", 50.85, 5.69, 176325.222, 317840.150, 0.5},
    {"EPSG:27700", 51.5, -0.12, 530591.166, 179571.065, 0.1},
    {"EPSG:27700", 55.95, -3.19, 325784.748, 673635.768, 0.1},
    {"EPSG:31466", 51.2, 6.8, 2555957.821, 5674201.197, 0.1},
    {"EPSG:31467", 48.78, 9.18, 3513304.512, 5404737.597, 0.1},
    {"EPSG:31467", 53.55, 9.99, 3565688.234, 5935847.476, 0.1}, /* by EPSG:1777, as all are */
    {"EPSG:31468", 48.14, 11.58, 4468849.983, 5333637.534, 0.1},
    {"EPSG:31469", 51.05, 13.74, 5411783.872, 5657958.227, 0.1},
    {"EPSG:31254", 47.26, 11.39, 79998.944, 236221.934, 0.1},
    {"EPSG:31255", 47.8, 13.05, -21168.626, 295751.196, 0.1},
    {"EPSG:31256", 48.2, 16.37, 2814.771, 340177.441, 0.1},
    {"EPSG:31257", 47.26, 11.39, 229998.944, 236221.934, 0.1},
    {"EPSG:31258", 47.8, 13.05, 428831.374, 295751.196, 0.1},
    {"EPSG:31259", 48.2, 16.37, 752814.771, 340177.441, 0.1},
    {"EPSG:31284", 47.26, 11.39, 229998.944, 5236221.934, 0.1},
    {"EPSG:31285", 47.8, 13.05, 428831.374, 5295751.196, 0.1},
    {"EPSG:31286", 48.2, 16.37, 752814.771, 5340177.441, 0.1},
    {"EPSG:31287", 47.26, 11.39, 253034.621, 375227.571, 0.1},
    {"EPSG:31287", 48.2, 16.37, 625676.776, 482265.315, 0.1},
    {"EPSG:25832", 49.85, 10.05, 575483.591, 5522481.933, 0.01},
    {"EPSG:25833", 52.52, 13.4, 391440.032, 5820079.667, 0.01},
    {"EPSG:32756", -33.87, 151.21, 334435.706, 6250816.398, 0.01},
    {"EPSG:32618", 40.7, -74, 584482.352, 4505935.869, 0.01},
};

static void crs_test_points(void) {
    for (size_t i = 0; i < LEN(crs_points); i++) {
        const crs *system = crs_find(str_of(crs_points[i].system));
        double at[2], lat, lon;
        bool is_written = system && crs_write(system, crs_points[i].lat, crs_points[i].lon, at);
        double off =
            is_written ? hypot(at[0] - crs_points[i].east, at[1] - crs_points[i].north) : NAN;
        CHECK(off <= crs_points[i].most_m, crs_points[i].system);
        CHECK(is_written && crs_point(system, at[0], at[1], &lat, &lon) &&
                  geo_distance_m(lat, lon, crs_points[i].lat, crs_points[i].lon) < 0.02,
              crs_points[i].system);
    }
}

/* Every system comes back to where it was, all over its area, and refuses what is beyond. */
static void crs_test_areas(void) {
    double at[2], lat, lon;
    int reached = 0;
    for (int i = 1; crs_row(i); i++) {
        int far = 0;
        const crs *system = crs_row(i);
        for (double y = -84; y <= 84; y += 1.5) {
            for (double x = -180; x < 180; x += 2.5) {
                if (crs_write(system, y, x, at)) {
                    reached++;
                    far += !crs_point(system, at[0], at[1], &lat, &lon) ||
                           geo_distance_m(lat, lon, y, x) >= 0.02;
                }
            }
        }
        CHECK(EQ(far, 0), system->name.at);
        CHECK(crs_find(system->name) == system, "found by its name");
        CHECK(!crs_point(system, 1e9, 1e9, &lat, &lon) && !crs_point(system, NAN, 0, &lat, &lon) &&
                  !crs_point(system, HUGE_VAL, -HUGE_VAL, &lat, &lon),
              system->name.at);
    }
    CHECK(reached > 10000, "points of all areas");
    CHECK(!crs_find(STR("EPSG:31465")) && !crs_find(STR("EPSG:32661")) && !crs_find(STR("2155")) &&
              !crs_find(STR("EPSG:-1")) && !crs_find(STR("EPSG:")),
          "what is no system");
    CHECK(crs_read(crs_find(STR("25832")), STR("575483.591, 5522481.933"), &lat, &lon) &&
              geo_distance_m(lat, lon, 49.85, 10.05) < 1 &&
              crs_read(crs_find(STR("25832")), STR("46.5, 7.25"), &lat, &lon) && EQ(lat, 46.5),
          "two numbers, and degrees");
}

/* ---- geometry as text ---- */

static void crs_test_wkt(void) {
    static const struct {
        const char *text;
        bool is_read;
        double lat, lon;
    } rows[] = {
        {"POINT (7.4 46.9)", true, 46.9, 7.4},
        {"SRID=4326;POINT(7.4 46.9)", true, 46.9, 7.4},
        {"POINT Z (7.4 46.9 540)", true, 46.9, 7.4},
        {"MULTIPOINT ((7.4 46.9))", true, 46.9, 7.4},
        {"POLYGON ((7 46, 8 46, 8 47, 7 47, 7 46))", true, 46.5, 7.5},
        {"POINT EMPTY", false, 0, 0},
        {"POINT (7.4)", false, 0, 0},
        {"POINT (x y)", false, 0, 0},
        {"", false, 0, 0},
        {"(", false, 0, 0},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        double lat, lon;
        bool is_read = csv_wkt(guarded(str_of(rows[i].text)), &lat, &lon);
        CHECK(is_read == rows[i].is_read &&
                  (!is_read || (EQ(lat, rows[i].lat) && EQ(lon, rows[i].lon))),
              rows[i].text);
    }
}

static void test_crs_systems(void) {
    crs_test_points();
    crs_test_areas();
    crs_test_wkt();
}
