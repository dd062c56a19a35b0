/* offset -- points that are told by other places. */

static const struct {
    const char *text, *from, *to; /* from NULL: it is nothing of the kind */
    double distance_m, bearing_deg;
} offset_rows[] = {
    {"20 km north of Lyon", "Lyon", "", 20000, 0},
    {"20km N of Lyon", "Lyon", "", 20000, 0},
    {" 2,5  kilometres due west of St. Gallen ", "St. Gallen", "", 2500, 270},
    {"10 miles SSE of Boston, Massachusetts", "Boston, Massachusetts", "", 16093.44, 157.5},
    {"30 km nördlich von Wien", "Wien", "", 30000, 0},
    {"3 nautical miles north east of Sark", "Sark", "", 5556, 45},
    {"between Lyon and Turin", "Lyon", "Turin", 0, 0},
    {"Entre Lyon et Turin", "Lyon", "Turin", 0, 0},
    {"zwischen Köln und Bonn", "Köln", "Bonn", 0, 0},
    {"50 km 245\xC2\xB0 from Lyon", "Lyon", "", 50000, 245},
    {"50 km at a bearing of 245.5 degrees from Lyon", "Lyon", "", 50000, 245.5},
    {"2 miles bearing 0 from St. Gallen", "St. Gallen", "", 3218.688, 0},
    {"30 km in Richtung 90 Grad von Wien", "Wien", "", 30000, 90},
    {"midpoint of Lyon and Turin", "Lyon", "Turin", 0, 0},
    {"Mitte zwischen K\xC3\xB6ln und Bonn", "K\xC3\xB6ln", "Bonn", 0, 0},
    {"50 km 361\xC2\xB0 from Lyon", NULL, "", 0, 0},
    {"50 km 245\xC2\xB0 Lyon", NULL, "", 0, 0},
    {"50 km from Lyon", NULL, "", 0, 0},
    {"20 km north of", NULL, "", 0, 0},
    {"north of Lyon", NULL, "", 0, 0},
    {"20 north of Lyon", NULL, "", 0, 0},
    {"20 km Lyon", NULL, "", 0, 0},
    {"90000 km north of Lyon", NULL, "", 0, 0},
    {"between Lyon", NULL, "", 0, 0},
    {"between and Turin", NULL, "", 0, 0},
    {"between Lyon and ", NULL, "", 0, 0},
    {"1.2.3 km north of Lyon", NULL, "", 0, 0},
    {"", NULL, "", 0, 0},
};

static void test_offset(void) {
    for (size_t i = 0; i < LEN(offset_rows); i++) {
        offset_reading r = {.distance_m = 0};
        bool is_read = offset_read(str_of(offset_rows[i].text), &r);
        CHECK(is_read == (offset_rows[i].from != NULL), offset_rows[i].text);
        if (is_read && offset_rows[i].from) {
            CHECK(EQ_STR(r.from, str_of(offset_rows[i].from)), offset_rows[i].text);
            CHECK(EQ_STR(r.to, str_of(offset_rows[i].to)), offset_rows[i].text);
            CHECK(fabs(r.distance_m - offset_rows[i].distance_m) < 1e-6 &&
                      fabs(r.bearing_deg - offset_rows[i].bearing_deg) < 1e-9,
                  offset_rows[i].text);
        }
    }
    double lats[] = {45, 45}, lons[] = {179, -179}, lat, lon;
    offset_reading east = {.distance_m = 100000, .bearing_deg = 90};
    offset_point(&east, lats, lons, &lat, &lon);
    CHECK(fabs(geo_distance_m(45, 179, lat, lon) - 100000) < 1 && lon < -179, "over 180 degrees");
    offset_reading middle = {.to = STR("B")};
    offset_point(&middle, lats, lons, &lat, &lon);
    CHECK(fabs(fabs(lon) - 180) < 1e-9, "in the middle");
    offset_reading pole = {.distance_m = 2e7, .bearing_deg = 0};
    offset_point(&pole, lats, lons, &lat, &lon);
    CHECK(geo_is_point(lat, lon), "over a pole");
}
