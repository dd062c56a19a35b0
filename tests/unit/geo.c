/* geo -- distances, bearings and boxes, also at the poles and the antimeridian: rows of {input,
 * expected}. */
#include <math.h>

static bool geo_near(double a, double b, double tolerance) {
    return fabs(a - b) <= tolerance;
}

static bool geo_is(bbox b, double west, double south, double east, double north) {
    return geo_near(b.west, west, 1e-9) && geo_near(b.south, south, 1e-9) &&
           geo_near(b.east, east, 1e-9) && geo_near(b.north, north, 1e-9);
}

/* From a point to an arc along the equator, and to one over a pole. */
static void geo_test_arcs(void) {
    static const struct {
        double lat, lon, from_lat, from_lon, to_lat, to_lon, degrees, along;
    } rows[] = {
        {1, 5, 0, 0, 0, 10, 1, 5},       {-1, 5, 0, 0, 0, 10, 1, 5},
        {1, 5, 0, 10, 0, 0, 1, 5},       {0, -3, 0, 0, 0, 10, 3, 0},
        {0, 12, 0, 0, 0, 10, 2, 10},     {0, 180, 0, 170, 0, -170, 0, 10},
        {89, 90, 80, 0, 80, 180, 1, 10}, {3, 0, 0, 0, 0, 0, 3, 0},
        {0, 2, 0, 0, 0, 180, 2, 0},      {0, 170, 0, 0, 0, 10, 160, 10},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        double along_m = -1, unit = GEO_DEGREE_M;
        double away_m = geo_vec_to_arc_m(geo_vector(rows[i].lat, rows[i].lon),
                                         geo_vector(rows[i].from_lat, rows[i].from_lon),
                                         geo_vector(rows[i].to_lat, rows[i].to_lon), &along_m);
        CHECK(geo_near(away_m / unit, rows[i].degrees, 1e-3) &&
                  geo_near(along_m / unit, rows[i].along, 1e-3),
              "from a point to an arc");
    }
}

static void geo_distances(void) {
    static const struct {
        double lat1, lon1, lat2, lon2, distance_m, bearing_deg;
    } rows[] = {
        {48.8566, 2.3522, 51.5074, -0.1278, 343556.06, 330.02},
        {48.8566, 2.3522, 40.7128, -74.006, 5837240.90, 291.79},
        {0, 0, 0, 1, 111194.93, 90},
        {0, 0, 1, 0, 111194.93, 0},
        {1, 0, 0, 0, 111194.93, 180},
        {0, 179.5, 0, -179.5, 111194.93, 90},
        {0, -179.5, 0, 179.5, 111194.93, 270},
        {90, 0, -90, 0, 20015086.80, 180},
        {0, 0, 0, 180, 20015086.80, 90},
        {10, 20, 10, 20, 0, 0},
        {89.9, 0, 89.9, 180, 22238.99, 0},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        double lat1 = rows[i].lat1, lon1 = rows[i].lon1, lat2 = rows[i].lat2, lon2 = rows[i].lon2;
        double distance_m = geo_distance_m(lat1, lon1, lat2, lon2);
        CHECK(geo_near(distance_m, rows[i].distance_m, 0.01), "distance");
        CHECK(geo_near(geo_distance_m(lat2, lon2, lat1, lon1), distance_m, 1e-6), "symmetric");
        CHECK(geo_near(geo_bearing_deg(lat1, lon1, lat2, lon2), rows[i].bearing_deg, 0.01),
              "bearing");
    }
    /* The two formulas agree to a millimetre, except near antipodes, where asin is ill-conditioned.
     */
    int wrong = 0;
    for (int i = 0; i < 2000; i++) {
        double lat1 = i * 7.31 - 180 * floor(i * 7.31 / 180) - 90, lon1 = geo_wrap_lon(i * 13.7);
        double lat2 = i * 3.77 - 180 * floor(i * 3.77 / 180) - 90, lon2 = geo_wrap_lon(i * 29.3);
        double a = geo_distance_m(lat1, lon1, lat2, lon2);
        double b = geo_vec_distance_m(geo_vector(lat1, lon1), geo_vector(lat2, lon2));
        wrong += a < 19.9e6 && !geo_near(a, b, 0.001);
    }
    CHECK(EQ(wrong, 0), "vectors and haversine agree");
    geo_test_arcs();
    geo_vec nowhere = geo_vector(NAN, NAN), somewhere = geo_vector(1, 2);
    CHECK(isnan(geo_vec_distance_m(nowhere, somewhere)) && isnan(geo_distance_m(NAN, 0, 0, 0)),
          "the distance to nowhere is unknown");
    CHECK(geo_near(geo_vec_distance_m(geo_vector(0.00001, 0), geo_vector(0, 0)), 1.11195, 0.001),
          "a metre is a metre");
}

static void geo_longitudes(void) {
    static const double rows[][2] = {{0, 0},       {180, 180},  {-180, -180},
                                     {181, -179},  {-181, 179}, {540, -180},
                                     {-540, -180}, {360, 0},    {725, 5}};
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(geo_near(geo_wrap_lon(rows[i][0]), rows[i][1], 1e-9), "wrapped longitude");
    }
    CHECK(geo_is_point(90, -180) && geo_is_point(-90, 180), "the corners are points");
    CHECK(!geo_is_point(90.001, 0) && !geo_is_point(0, 180.001) && !geo_is_point(NAN, 0) &&
              !geo_is_point(0, NAN) && !geo_is_point(INFINITY, 0),
          "what is no point");
}

static void geo_boxes(void) {
    bbox fiji = {177, -20, -178, -15}, plain = {7.4120416, 43.7247599, 7.42398, 43.7315738};
    CHECK(geo_near(geo_bbox_width(fiji), 5, 1e-9) &&
              geo_near(geo_bbox_center_lon(fiji), 179.5, 1e-9),
          "width and centre across the antimeridian");
    CHECK(geo_bbox_contains(fiji, -20, 177) && geo_bbox_contains(fiji, -15, -178),
          "its corners are in it");
    CHECK(geo_bbox_contains(fiji, -17, 179) && geo_bbox_contains(fiji, -17, -179) &&
              !geo_bbox_contains(fiji, -17, 0) && !geo_bbox_contains(fiji, -10, 179),
          "inside across the antimeridian");
    CHECK(geo_is(geo_bbox_pad(plain, 0.5), 7.4060724, 43.72135295, 7.4299492, 43.73498075),
          "padding");
    CHECK(geo_is(geo_bbox_pad((bbox){170, 80, 179, 89}, 1), 161, 71, -172, 90),
          "padding wraps and clamps");
    CHECK(geo_is(geo_bbox_pad((bbox){-100, -80, 100, 80}, 1), -180, -90, 180, 90),
          "padding to the world");
    CHECK(geo_is(geo_bbox_pad(fiji, 0), 177, -20, -178, -15), "no padding");
    CHECK(geo_near(geo_bbox_area_km2(plain), 0.7279, 0.001), "area");
    CHECK(geo_near(geo_bbox_area_km2((bbox){179, 0, -179, 2}),
                   2 * 2 * 111.32 * 111.32 * cos(0.0174532925), 1),
          "area across the antimeridian");
    CHECK(geo_is(geo_bbox_union((bbox){0, 0, 1, 1}, (bbox){5, 5, 6, 6}), 0, 0, 6, 6), "union");
    CHECK(geo_is(geo_bbox_union((bbox){170, 0, 175, 1}, (bbox){-175, 0, -170, 1}), 170, 0, -170, 1),
          "union takes the short way round");
    CHECK(geo_is(geo_bbox_union(fiji, (bbox){178, -16, 179, -10}), 177, -20, -178, -10),
          "union within");
    CHECK(geo_is(geo_bbox_union((bbox){0, 0, 10, 10}, (bbox){2, 2, 3, 3}), 0, 0, 10, 10),
          "union around");
    CHECK(geo_is(geo_bbox_union((bbox){0, 0, 1, 1}, (bbox){179, 0, -171, 1}), 179, 0, 1, 1),
          "the short way is over the antimeridian");
    CHECK(geo_is(geo_bbox_union(geo_bbox_none(), fiji), 177, -20, -178, -15) &&
              geo_is(geo_bbox_union(fiji, geo_bbox_none()), 177, -20, -178, -15) &&
              !geo_bbox_is(geo_bbox_union(geo_bbox_none(), geo_bbox_none())),
          "union with nothing");
}

static void geo_circles(void) {
    static const double rows[][3] = {{0, 0, 1000},       {60, 10, 50000},   {89.99, 0, 5000},
                                     {-89, 170, 150000}, {0, 179.99, 5000}, {45, -180, 100},
                                     {85, 0, 10}};
    for (size_t i = 0; i < LEN(rows); i++) {
        double lat = rows[i][0], lon = rows[i][1], radius_m = rows[i][2];
        bbox b = geo_bbox_of_circle(lat, lon, radius_m);
        int outside = 0;
        for (int bearing = 0; bearing < 360; bearing++) {
            double angle = bearing * GEO_DEG, arc = radius_m * 0.999999 / GEO_RADIUS_M;
            double phi = lat * GEO_DEG;
            double lat2 = asin(sin(phi) * cos(arc) + cos(phi) * sin(arc) * cos(angle));
            double delta = atan2(sin(angle) * sin(arc) * cos(phi), cos(arc) - sin(phi) * sin(lat2));
            outside += !geo_bbox_contains(b, lat2 / GEO_DEG, geo_wrap_lon(lon + delta / GEO_DEG));
        }
        CHECK(EQ(outside, 0), "the box holds its circle");
    }
    CHECK(geo_near(geo_bbox_width(geo_bbox_of_circle(89.99, 0, 5000)), 360, 1e-9),
          "all longitudes at a pole");
    static const struct {
        int64_t rank;
        double half_deg;
    } ranks[] = {{0, 10},     {4, 10},     {5, 2},     {8, 2},     {9, 0.5},         {12, 0.5},
                 {13, 0.1},   {16, 0.1},   {17, 0.01}, {20, 0.01}, {21, 0.005},      {26, 0.005},
                 {27, 0.001}, {30, 0.001}, {31, 0.01}, {-1, 0.01}, {INT64_MIN, 0.01}};
    for (size_t i = 0; i < LEN(ranks); i++) {
        double half_deg = ranks[i].half_deg;
        CHECK(geo_is(geo_bbox_of_rank(20, 30, ranks[i].rank), 30 - half_deg, 20 - half_deg,
                     30 + half_deg, 20 + half_deg),
              "box of a rank");
    }
    CHECK(geo_is(geo_bbox_of_rank(85, 175, 4), 165, 75, -175, 90),
          "box of a rank, wrapped and clamped");
}

/* An eighth of the sphere, and the same with a hole of one square degree at the equator. */
static void geo_areas(void) {
    double points[][2] = {{0, 0}, {90, 0}, {90, 90}, {0, 90}, {0, 0},
                          {1, 1}, {1, 0},  {2, 0},   {2, 1},  {1, 1}};
    int ends[] = {5, 10};
    bool is_hole[] = {false, true};
    place_outline o = {.points = points, .ends = ends, .is_hole = is_hole, .rings = 1};
    CHECK(geo_near(geometry_area_km2(&o), 63758203, 2), "the area of an outline");
    o.rings = 2;
    CHECK(geo_near(geometry_area_km2(&o), 63758203 - 12364, 2), "holes do not count");
    o.is_line = true;
    CHECK(EQ(geometry_area_km2(&o), 0.0), "a line has none");
}

static void test_geo(void) {
    geo_areas();
    geo_distances();
    geo_longitudes();
    geo_boxes();
    geo_circles();
}
