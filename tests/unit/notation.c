/* notation -- coordinates in all notations: the published vectors of each, round trips, and what is
 * a name and no coordinate. Vectors: Open Location Code's test data; geohash.org; IARU locators;
 * RFC 5870; ISO 6709 annex H; NGA.SIG.0012 and GeoConvert's manual for UTM, UPS and MGRS; swisstopo
 * and EPSG guidance note 7-2. */
#include <math.h>

/* The text as every interface hands it on. */
static str notation_cleaned(str text) {
    static char memory[CLEAN_TEXT_MAX];
    arena mem = arena_of(memory, sizeof memory);
    return guarded(clean_text(&mem, text));
}

/* The reading of a text in that notation, whichever place it has; NULL: none. */
static const notation_reading *notation_in(str text, const char *name) {
    static notation_reading readings[NOTATION_READINGS_MAX];
    int count = notation_read(notation_cleaned(text), readings);
    for (int i = 0; i < count; i++) {
        if (str_eq(readings[i].row->name, str_of(name))) {
            return &readings[i];
        }
    }
    return NULL;
}

static void notation_is_at(const char *text, const char *name, double lat, double lon,
                           double tolerance_m) {
    notation_reading readings[NOTATION_READINGS_MAX];
    int count = notation_read(notation_cleaned(str_of(text)), readings);
    bool is_there = count > 0 && str_eq(readings[0].row->name, str_of(name)) &&
                    geo_distance_m(lat, lon, readings[0].lat, readings[0].lon) <= tolerance_m;
    CHECK(is_there, text);
    for (size_t i = 0; i < strlen(text); i++) { /* no part of it leads out of it */
        (void)notation_read(guarded(str_head(str_of(text), i)), readings);
    }
}

static const struct {
    const char *text, *name;
} notation_paris[] = {
    {"48.8575, 2.3514", "decimal"},
    {"48.8575 2.3514", "decimal"},
    {"48.8575,2.3514", "decimal"},
    {" (48.8575; 2.3514) ", "decimal"},
    {"48.8575/2.3514", "decimal"},
    {"48.8575|2.3514", "decimal"},
    {"48,8575 2,3514", "decimal"},
    {"48,8575, 2,3514", "decimal"},
    {"48,8575;2,3514", "decimal"},
    {"48,8575,2,3514", "decimal"},
    {"48.8575，2.3514", "decimal"},
    {"+48.8575 +2.3514", "decimal"},
    {"48.8575°, 2.3514°", "decimal"},
    {"48.8575º N 2.3514º E", "decimal"},
    {"N48.8575 E2.3514", "decimal"},
    {"n 48.8575, e 2.3514", "decimal"},
    {"48.8575N 2.3514E", "decimal"},
    {"48.8575 north, 2.3514 east", "decimal"},
    {"48,8575 N; 2,3514 Est", "decimal"},
    {"E2.3514 N48.8575", "lon_lat"},
    {"2.3514 E, 48.8575 N", "lon_lat"},
    {"lat 48.8575 lon 2.3514", "decimal"},
    {"Latitude: 48.8575, Longitude: 2.3514", "decimal"},
    {"lng=2.3514, lat=48.8575", "lon_lat"},
    {"lng=2.3514&lat=48.8575", "lon_lat"},
    {"lat=48.8575&lon=2.3514", "decimal"},
    {"{\"lat\": 48.8575, \"lng\": 2.3514}", "decimal"},
    {"POINT(2.3514 48.8575)", "lon_lat"},
    {"POINT (2.3514 48.8575)", "lon_lat"},
    {"POINT Z (2.3514 48.8575 35)", "lon_lat"},
    {"pointzm(2.3514 48.8575 35 0.5)", "lon_lat"},
    {"SRID=4326;POINT(2.3514 48.8575)", "lon_lat"},
    {"{\"type\": \"Point\", \"coordinates\": [2.3514, 48.8575]}", "lon_lat"},
    {"{\"type\":\"Point\",\"coordinates\":[2.3514,48.8575,35]}", "lon_lat"},
    {"北纬48.8575 东经2.3514", "decimal"},
    {"北纬48.8575°，东经2.3514°", "decimal"},
    {"GPS: 48.8575, 2.3514", "decimal"},
    {"where is 48.8575, 2.3514?", "decimal"},
    {"the point 48.8575, 2.3514", "decimal"},
    {"Location: 48.8575N 2.3514E (Paris)", "decimal"},
    {"what is at lat/lon: 48.8575/2.3514 please", "decimal"},
    {"48.8575 latitude, 2.3514 longitude", "decimal"},
    {"широта 48.8575 долгота 2.3514", "decimal"},
    {"48.8575 с.ш. 2.3514 в.д.", "decimal"},
    {"북위 48.8575 동경 2.3514", "decimal"},
    {"48.8575 norte, 2.3514 este", "decimal"},
    {"X: 2.3514 Y: 48.8575", "lon_lat"},
    {"Lat. 48° 51.45' N., Long. 2° 21.084' E.", "ddm"},
    {"48°51.45'N+2°21.084'E", "ddm"},
    {"WGS84 48.8575, 2.3514", "decimal"},
    {"48°51.45'N 2°21.084'E", "ddm"},
    {"48° 51.45′ N, 2° 21.084′ E", "ddm"},
    {"48°51,45' N 2°21,084' E", "ddm"},
    {"N 48 51.45 E 2 21.084", "ddm"},
    {"48:51.45 N, 2:21.084 E", "ddm"},
    {"48d 51.45m N 2d 21.084m E", "ddm"},
    {"48°51.45m N 2°21.084m E", "ddm"},
    {"4851.45N 00221.084E", "ddm"},
    {"48°51'27\"N 2°21'5.04\"E", "dms"},
    {"48°51′27″N 2°21′5.04″E", "dms"},
    {"48°51’27”N 2°21’5.04”E", "dms"},
    {"48º51‘27“N, 2º21‘5.04“E", "dms"},
    {"48˚51´27´´N 2˚21´5.04´´E", "dms"},
    {"48° 51' 27'' N, 2° 21' 5.04'' E", "dms"},
    {"48°51ʹ27ʺN 2°21ʹ5.04ʺE", "dms"},
    {"48d51m27sN 2d21m5.04sE", "dms"},
    {"48 deg 51 min 27 sec N, 2 deg 21 min 5.04 sec E", "dms"},
    {"48°51'27\" 2°21'5.04\"", "dms"},
    {"48 51 27 N 2 21 5.04 E", "dms"},
    {"N48:51:27 E2:21:5.04", "dms"},
    {"485127N 0022105.04E", "dms"},
    {"北緯48度51分27秒 東経2度21分5.04秒", "dms"},
    {"48°51`27``N 2°21`5.04``E", "dms"},
    {"48&deg;51'27\"N 2&deg;21'5.04\"E", "dms"},
    {"48°51′27″\xC2\xA0с.\xC2\xA0ш. 2°21′5.04″\xC2\xA0в.\xC2\xA0д.", "dms"},
    {"48°51'27\"С 2°21'5.04\"В", "dms"},
    {"48° 51' 27\" n. Br., 2° 21' 5.04\" ö. L.", "dms"},
    {"48° 51' 27\" nördlicher Breite, 2° 21' 5.04\" östlicher Länge", "dms"},
    {"48.8575 degrees north latitude, 2.3514 degrees east longitude", "decimal"},
    {"2°21'5.04\"E 48°51'27\"N", "dms"},
};

static void notation_test_degrees(void) {
    for (size_t i = 0; i < LEN(notation_paris); i++) {
        notation_is_at(notation_paris[i].text, notation_paris[i].name, 48.8575, 2.3514, 0.01);
    }
    notation_is_at("-33.8688, 151.2093", "decimal", -33.8688, 151.2093, 0.01);
    notation_is_at("−33.8688, 151.2093", "decimal", -33.8688, 151.2093, 0.01);
    notation_is_at("151.2093, -33.8688", "lon_lat", -33.8688, 151.2093, 0.01);
    notation_is_at("33.8688S 151.2093E", "decimal", -33.8688, 151.2093, 0.01);
    notation_is_at("-33°52'7.68\" 151°12'33.48\"", "dms", -33.8688, 151.2093, 0.01);
    notation_is_at("-0°30' 0°30'", "ddm", -0.5, 0.5, 0.01);
    notation_is_at("40 -74", "decimal", 40, -74, 0.01);
    notation_is_at("POINT(-74 40)", "lon_lat", 40, -74, 0.01);
    notation_is_at("48N 2E", "decimal", 48, 2, 0.01);
    notation_is_at("48, 2", "decimal", 48, 2, 0.01);
    notation_is_at("48°N 2°21'E", "ddm", 48, 2.35, 0.01);
    notation_is_at("90, 180", "decimal", 90, 180, 0.01);
    notation_is_at("33°52'7.68S 151°12'33.48E", "dms", -33.8688, 151.2093, 0.01);
}

/* Each possible meaning is a reading; what is hardly meant says so. */
static void notation_test_choice(void) {
    notation_reading r[NOTATION_READINGS_MAX];
    CHECK(notation_read(STR("48.85, 2.35"), r) == 2 && !r[0].is_unusual && r[0].lat == 48.85 &&
              r[1].is_unusual && r[1].lat == 2.35 && str_eq(r[1].row->name, STR("lon_lat")),
          "latitude comes first, as a rule");
    CHECK(notation_read_likely(STR("-91.5, 7"), r) > 0 && notation_is_swapped(STR("-91.5, 7"), r),
          "numbers are turned round when the first is no latitude");
    CHECK(notation_read_likely(STR("POINT(91 7)"), r) > 0 &&
              !notation_is_swapped(STR("POINT(91 7)"), r),
          "which letters may ask for");
    CHECK(notation_read_likely(STR("89, 7"), r) > 0 && !notation_is_swapped(STR("89, 7"), r),
          "and is not done otherwise");
    CHECK(notation_read(STR("151.2, -33.8"), r) == 1 && notation_read(STR("5, 5"), r) == 1 &&
              notation_read(STR("48.85N, 2.35E"), r) == 1,
          "one order only");
    CHECK(notation_read(STR("48.2° N 9.5° O"), r) == 2 && !r[1].is_unusual && r[0].lon == -9.5 &&
              r[1].lon == 9.5,
          "O is west in Spanish and east in German");
    CHECK(notation_read(STR("33S 500000 4000000"), r) == 2 && !r[1].is_unusual && r[0].lat > 36 &&
              r[1].lat < -54,
          "S is a band and a hemisphere");
    CHECK(notation_read(STR("33 south 500000 4000000"), r) == 1 && r[0].lat < -54, "a hemisphere");
    CHECK(notation_read(STR("2600000, 1200000"), r) == 2 && r[1].is_unusual &&
              str_eq(r[0].row->name, STR("lv95")) && str_eq(r[1].row->name, STR("web_mercator")),
          "Swiss metres before those of the world");
    CHECK(notation_read(STR("EPSG:3857 2600000, 1200000"), r) == 1 && !r[0].is_unusual,
          "unless it is said");
    CHECK(notation_read(STR("33uxp0544"), r) == 2, "MGRS and geohash");
    CHECK(EQ(notation_read(STR("48.85, 90"), r), 2), "90 is a latitude, too");
}

/* Half of the last digit, what a notation errs by, and half of a cell. */
static void notation_test_precision(void) {
    static const struct {
        const char *text, *name;
        double precision_m;
    } rows[] = {
        {"48.85, 2.35", "decimal", 556.6},
        {"4851N 00221E", "ddm", 927.66},
        {"485127N 0022105E", "dms", 15.46},
        {"geo:48.20,16.36", "geo", 556.6},
        {"geo:48,16", "geo", 55659.7},
        {"2600000, 1200000", "lv95", 0.5},
        {"2600000.5, 1200000.5", "lv95", 0.05},
        {"600'000 / 200'000", "lv03", 2.1},
        {"31U 448251.7 5411932.6", "utm", 0.05},
        {"31U DQ 48251 11932", "mgrs", 0.5},
        {"osm.org/go/0EEQjE==", "openstreetmap", 76.44},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        const notation_reading *r = notation_in(str_of(rows[i].text), rows[i].name);
        CHECK(r && fabs(r->precision_m / rows[i].precision_m - 1) < 1e-3, rows[i].text);
    }
}

static void notation_test_iso_and_geo(void) {
    notation_is_at("+00-025/", "iso6709", 0, -25, 0.01);
    notation_is_at("+48.52+002.20/", "iso6709", 48.52, 2.2, 0.01);
    notation_is_at("+48.8577+002.295", "iso6709", 48.8577, 2.295, 0.01);
    notation_is_at("+27.5916+086.5640+8850CRSWGS_84/", "iso6709", 27.5916, 86.564, 0.01);
    notation_is_at("-90+000+2800CRSWGS_84/", "iso6709", -90, 0, 0.01);
    notation_is_at("+40.6894-074.0447/", "iso6709", 40.6894, -74.0447, 0.01);
    notation_is_at("+4012.22-07500.25/", "iso6709", 40.203667, -75.004167, 0.1);
    notation_is_at("+401213.1-0750015.1/", "iso6709", 40.203639, -75.004194, 0.1);
    notation_is_at("geo:13.4125,103.8667", "geo", 13.4125, 103.8667, 0.01);
    notation_is_at("geo:48.2010,16.3695,183", "geo", 48.201, 16.3695, 0.01);
    notation_is_at("geo:48.198634,16.371648;crs=wgs84;u=40", "geo", 48.198634, 16.371648, 0.01);
    notation_is_at("geo:66,30;u=6.500;FOo=this%2dthat", "geo", 66, 30, 0.01);
    notation_is_at("GEO:90,-22.43;crs=WGS84", "geo", 90, 0, 0.01);
    notation_is_at("geo:22.300,-118.44", "geo", 22.3, -118.44, 0.01);
    notation_is_at("geo:37.78,-122.39?z=10", "geo", 37.78, -122.39, 0.01);
    notation_is_at("geo:0,0?q=34.99,-106.61(Treasure)", "geo", 34.99, -106.61, 0.01);
    const notation_reading *r = notation_in(STR("geo:66,30;u=6.5"), "geo");
    CHECK(r && r->precision_m == 6.5, "the uncertainty of a geo: URI");
}

static const struct {
    const char *text, *name;
    double lat, lon, tolerance_m;
} notation_grids[] = {
    {"31 N 448251.795 5411932.678", "utm", 48.8582, 2.2945, 0.002},
    {"31U 448251.795 5411932.678", "utm", 48.8582, 2.2945, 0.002},
    {"448251.795mE 5411932.678mN 31U", "utm", 48.8582, 2.2945, 0.002},
    {"UTM zone 31 U, 448251.795 m E, 5411932.678 m N", "utm", 48.8582, 2.2945, 0.002},
    {"Zone 31 U E 448251.795 N 5411932.678", "utm", 48.8582, 2.2945, 0.002},
    {"25n 504158 9286521", "utm", 83.6275, -32.664444, 16},
    {"31 north 500000 0", "utm", 0, 3, 0.01},
    {"38n 444500 3688500", "utm", 33.33424, 44.40363, 1},
    {"Y 1617772 1403805", "utm", 83.6275, -32.664444, 16},
    {"Z 2000000 2000000", "utm", 90, 0, 0.01},
    {"UPS B 2000000 2000000", "utm", -90, 0, 0.01},
    {"31U DQ 48251 11932", "mgrs", 48.8582, 2.2945, 1},
    {"31UDQ4825111932", "mgrs", 48.8582, 2.2945, 1},
    {"38SMB4488", "mgrs", 33.33424, 44.40363, 1},
    {"24XWT783908", "mgrs", 83.6275, -32.664444, 70},
    {"YUB17770380", "mgrs", 83.6275, -32.664444, 16},
    {"4QFJ12345678", "mgrs", 21.309478, -157.916819, 1},
    {"4Q FJ 1 6", "mgrs", 21.383522, -157.890666, 1},
    {"mgrs: 4QFJ", "mgrs", 21.245464, -157.554442, 1},
    {"MGRS 4Q", "mgrs", 20, -159, 1},
    {"18SUJ2348006470", "mgrs", 38.8894, -77.0352, 20}, /* the Washington Monument */
    {"USNG: 18S UJ 2348 0647", "mgrs", 38.8894, -77.0352, 20},
    {"ZAH0000000000", "mgrs", 90, 0, 1},
    {"BAN0000000000", "mgrs", -90, 0, 1},
    {"2600000, 1200000", "lv95", 46.95108277, 7.43863239, 0.02}, /* Bern, 46 57 3.898.. */
    {"2'600'000 / 1'200'000", "lv95", 46.95108277, 7.43863239, 0.02},
    {"2 600 000 / 1 200 000", "lv95", 46.95108277, 7.43863239, 0.02},
    {"600 000, 200 000", "lv03", 46.95108277, 7.43863239, 0.02},
    {"swisstopo 2600000/1200000", "lv95", 46.95108277, 7.43863239, 0.02},
    {"2’600’000.0 1’200’000.0", "lv95", 46.95108277, 7.43863239, 0.02},
    {"E 2600000 N 1200000", "lv95", 46.95108277, 7.43863239, 0.02},
    {"1200000 2600000", "lv95", 46.95108277, 7.43863239, 0.02},
    {"600'000 / 200'000", "lv03", 46.95108277, 7.43863239, 0.02},
    {"CH1903 600000 200000", "lv03", 46.95108277, 7.43863239, 0.02},
    {"2700000, 1100000", "lv95", 46.04413056, 8.73049722, 1}, /* 46 2 38.87, 8 43 49.79 */
    {"-11169055.58, 2800000.00", "web_mercator", 24.38178694, -100.33333333, 0.01},
    {"EPSG:3857 0 0", "web_mercator", 0, 0, 0.01},
    {"EPSG:900913 0 0", "web_mercator", 0, 0, 0.01},
    {"Web Mercator 0 0", "web_mercator", 0, 0, 0.01},
    {"grid square JN18DU", "maidenhead_locator", 48.8542, 2.2917, 10},
    {"Maidenhead JN18du", "maidenhead_locator", 48.8542, 2.2917, 10},
};

static void notation_test_grids(void) {
    for (size_t i = 0; i < LEN(notation_grids); i++) {
        notation_is_at(notation_grids[i].text, notation_grids[i].name, notation_grids[i].lat,
                       notation_grids[i].lon, notation_grids[i].tolerance_m);
    }
    /* swisstopo's reference points, in LV03, whose network errs by up to 1.6 m at the border. */
    static const struct {
        double lat, lon, east, north, tolerance_m;
    } points[] = {
        {46 + 52 / 60.0 + 37.540562 / 3600, 7 + 27 / 60.0 + 54.983506 / 3600, 602030.680,
         191775.030, 0.1}, /* Zimmerwald, where both began */
        {47 + 34 / 60.0 + 1.385301 / 3600, 7 + 40 / 60.0 + 6.983077 / 3600, 617306.300, 268507.300,
         1.6}, /* Chrischona */
        {47 + 30 / 60.0 + 55.172797 / 3600, 9 + 47 / 60.0 + 3.697723 / 3600, 776668.105, 265372.681,
         1.6}, /* Pfaender */
        {46 + 27 / 60.0 + 14.690021 / 3600, 6 + 6 / 60.0 + 7.326361 / 3600, 497313.292, 145625.438,
         1.6}, /* La Givrine */
        {45 + 55 / 60.0 + 45.438020 / 3600, 9 + 1 / 60.0 + 16.389053 / 3600, 722758.810, 87649.670,
         1.6}, /* Monte Generoso */
    };
    for (size_t i = 0; i < LEN(points); i++) {
        grid_metres m = grid_swiss_of(points[i].lat, points[i].lon);
        CHECK(hypot(m.east - 2000000 - points[i].east, m.north - 1000000 - points[i].north) <
                  points[i].tolerance_m,
              "a reference point of swisstopo");
    }
}

/* Zones and bands at their exceptions; the squares are GEOTRANS's. */
static void notation_test_zones(void) {
    static const struct {
        double lat, lon;
        const char *mgrs;
    } rows[] = {
        {60.39299, 5.32415, "32VKN9747700830"},
        {59.9, 2.9, "31VDG9440540278"},
        {60, 3.1, "32VJM7120366091"},
        {56, 3, "32VJH2604922336"},
        {64, 3, "31WEL0000097014"},
        {78.2232, 15.6267, "33XWG1427883355"},
        {72, 8.9, "31XGV0320298893"},
        {72, 9, "33XTV9336399233"},
        {78, 21, "35XLG6097365496"},
        {78, 33, "37XCG6097365496"},
        {79, 41.9, "37XEH6174871508"},
        {79, 42.1, "38XMN3825171508"},
        {71.9999, 8, "32WME6551089207"},
        {0, 0, "31NAA6602100000"},
        {-0.0001, 0.0001, "31MAV6603299988"},
        {-33.8568, 151.2153, "56HLH3490052288"},
        {-54.8, -68.3, "19FEV4500027239"},
        {40, -74, "18TWK8536028236"},
        {0, 180, "01NAA6602100000"},
        {0, -180, "01NAA6602100000"},
        {-80, 0, "31CDM4186716915"},
        {-80.1, -10, "AYY0867985029"},
        {-90, 0, "BAN0000000000"},
        {85, -170, "YZN0354547018"},
        {88, 179.9999, "ZAK0000022069"},
        {90, 0, "ZAH0000000000"},
        {90, -22.43, "ZAH0000000000"},
        {83.9999, 10, "33XVP4172030613"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char bytes[32];
        out o = out_of(bytes, sizeof bytes);
        grid_mgrs_write(&o, rows[i].lat, rows[i].lon, GRID_MGRS_DIGITS);
        CHECK(str_eq(out_str(&o), str_of(rows[i].mgrs)), rows[i].mgrs);
        notation_is_at(rows[i].mgrs, "mgrs", rows[i].lat, rows[i].lon, 1);
    }
}

static void notation_test_plus(void) {
    static const struct {
        double lat, lon;
        int digits;
        const char *code;
    } encoding[] = {
        {20.375, 2.775, 6, "7FG49Q00+"},
        {20.3700625, 2.7821875, 10, "7FG49QCJ+2V"},
        {20.3701135, 2.78223535156, 13, "7FG49QCJ+2VXGJ"},
        {-41.2730625, 174.7859375, 10, "4VCPPQGP+Q9"},
        {0.5, -179.5, 4, "62G20000+"},
        {-89.9999375, -179.9999375, 10, "22222222+22"},
        {90, 1, 4, "CFX30000+"},
        {90, 1, 10, "CFX3X2X2+X2"},
        {1, 180, 4, "62H20000+"},
        {1, 181, 4, "62H30000+"},
        {20.3701135, 362.78223535156, 13, "7FG49QCJ+2VXGJ"},
        {-41.2730625, -905.2140625, 10, "4VCPPQGP+Q9"},
        {37.539669125, -122.375069724, 15, "849VGJQF+VX7QR3J"},
        {35.6, 3.033, 10, "8F75J22M+26"},
        {40.6, 129.7, 8, "8QGFJP22+"},
        {-34.45, -93.719, 6, "46Q8H700+"},
        {76.1, -82.5, 15, "C68V4G22+2222222"},
        {-18.1, -83.091, 13, "56HRWW25+2J222"},
    };
    for (size_t i = 0; i < LEN(encoding); i++) {
        char bytes[32];
        out o = out_of(bytes, sizeof bytes);
        codes_plus_encode(&o, encoding[i].lat, encoding[i].lon, encoding[i].digits);
        CHECK(str_eq(out_str(&o), str_of(encoding[i].code)), encoding[i].code);
    }
    static const struct {
        const char *code;
        double south, west, north, east;
    } decoding[] = {
        {"7FG49Q00+", 20.35, 2.75, 20.4, 2.8},
        {"7FG49QCJ+2VXGJ", 20.370113, 2.782234375, 20.370114, 2.78223632813},
        {"8FVC2222+22", 47, 8, 47.000125, 8.000125},
        {"CFX3X2X2+X2", 89.999875, 1, 90, 1.000125},
        {"84000000+", 30, -140, 50, -120},
        {"849VGJQF+VX7QR3J7QR3J", 37.53966912, -122.3750698242, 37.53966916, -122.3750697021},
        {"5PVX2JXR+R6G29VC", -12.95044812, 119.640568847656, -12.95044808, 119.640568969727},
    };
    for (size_t i = 0; i < LEN(decoding); i++) {
        codes_cell c = {0};
        CHECK(codes_plus_decode(guarded(str_of(decoding[i].code)), &c) &&
                  fabs(c.lat - c.half_lat - decoding[i].south) < 1e-10 &&
                  fabs(c.lon - c.half_lon - decoding[i].west) < 1e-10 &&
                  fabs(c.lat + c.half_lat - decoding[i].north) < 1e-10 &&
                  fabs(c.lon + c.half_lon - decoding[i].east) < 1e-10,
              decoding[i].code);
    }
    static const char *const invalid[] = {
        "G+",           "+",           "8FWC2345+G",      "8FWC2_45+G6", "8FWC2η45+G6",
        "8FWC2345+G6+", "8FWC2345G6+", "8FWC2300+G6",     "WC2300+G6g",  "WC2345+G",
        "WC2300+",      "84900000+",   "849VGJQF+VX7QR3U"};
    for (size_t i = 0; i < LEN(invalid); i++) {
        CHECK(!codes_plus_is_valid(guarded(str_of(invalid[i]))), invalid[i]);
    }
}

static void notation_test_short_plus(void) {
    static const struct {
        const char *full, *code;
        double lat, lon;
    } rows[] = {
        {"9C3W9QCJ+2VX", "+2VX", 51.3701125, -1.217765625},
        {"9C3W9QCJ+2VX", "CJ+2VX", 51.3701125, -1.218520625},
        {"9C3W9QCJ+2VX", "9QCJ+2VX", 51.3852125, -1.217765625},
        {"8FJFW222+", "22+", 42.899, 9.012},
        {"796RXG22+", "22+", 14.95125, -23.5001},
        {"8FVC2GGG+GG", "2GGG+GG", 46.976, 8.526},
        {"8FRCXGGG+GG", "XGGG+GG", 47.026, 8.526},
        {"8FR9GXGG+GG", "GXGG+GG", 46.526, 8.026},
        {"8FRCG2GG+GG", "G2GG+GG", 46.526, 7.976},
        {"CFX22222+22", "2222+22", 89.6, 0},
        {"2CXXXXXX+XX", "XXXXXX+XX", -81, 0},
        {"8FRCG2GG+GG", "8frCG2GG+gG", 46.526, 7.976},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        char bytes[32];
        out o = out_of(bytes, sizeof bytes);
        CHECK(codes_plus_recover(&o, guarded(str_of(rows[i].code)), rows[i].lat, rows[i].lon) &&
                  str_eq(out_str(&o), str_of(rows[i].full)),
              rows[i].code);
    }
    notation_is_at("8FVC9G8F+6X", "plus_code", 47.3655625, 8.5249375, 0.01);
    notation_is_at("8fvc9g8f+6xq Zürich", "plus_code", 47.3655875, 8.524984, 0.1);
    static const struct {
        const char *text, *code, *place;
    } split[] = {{"9G8F+6X Zürich, Switzerland", "9G8F+6X", "Zürich, Switzerland"},
                 {"Zürich 9G8F+6X", "9G8F+6X", "Zürich"},
                 {"Zürich, 9G8F+6X", "9G8F+6X", "Zürich"},
                 {"9G8F+6X, Zürich", "9G8F+6X", "Zürich"},
                 {"plus code: 8F+6X Zürich", "8F+6X", "Zürich"},
                 {"9G8F+6X", "9G8F+6X", ""}};
    for (size_t i = 0; i < LEN(split); i++) {
        notation_reading r[NOTATION_READINGS_MAX];
        bool is_one = notation_read(guarded(str_of(split[i].text)), r) == 1 && isnan(r[0].lat) &&
                      str_eq(r[0].code, str_of(split[i].code)) &&
                      str_eq(r[0].place, str_of(split[i].place));
        if (is_one) {
            notation_settle(&r[0], 47.36, 8.52);
        }
        CHECK(is_one && geo_distance_m(r[0].lat, r[0].lon, 47.3655625, 8.5249375) < 0.01,
              split[i].text);
    }
}

static void notation_test_codes(void) {
    notation_is_at("u4pruydqqvj", "geohash", 57.64911, 10.40744, 0.2);
    notation_is_at("geohash:ezs42", "geohash", 42.605, -5.603, 30);
    notation_is_at("Geohash EZS42", "geohash", 42.605, -5.603, 30);
    notation_is_at("JN58td", "maidenhead_locator", 48.14666, 11.60833, 3100);
    notation_is_at("locator: GF15vc", "maidenhead_locator", -34.91, -56.21166, 3600);
    notation_is_at("Maidenhead locator FM18LW", "maidenhead_locator", 38.92, -77.065, 3600);
    notation_is_at("RE78ir", "maidenhead_locator", -41.28333, 174.745, 3600);
    notation_is_at("FN31pr21", "maidenhead_locator", 41.714775, -72.72726, 800);
    notation_is_at("JN18DU", "maidenhead_locator", 48.85416, 2.29166, 3100);
    notation_is_at("u09tunq", "geohash", 48.85837, 2.29454, 80);
    notation_reading none[NOTATION_READINGS_MAX];
    CHECK(EQ(notation_read(STR("U09tunq"), none), 0), "a bare geohash has no capital");
    CHECK(EQ(notation_read(STR("32N 500000 9990000"), none), 1), "band N is north of the equator");
    notation_is_at("locator:JN58", "maidenhead_locator", 48.5, 11, 1);
}

static void notation_test_links(void) {
    static const struct {
        const char *text, *name;
    } rows[] = {
        {"https://www.openstreetmap.org/?mlat=48.8582&mlon=2.2945#map=17/48.8/2.29",
         "openstreetmap"},
        {"https://www.openstreetmap.org/#map=17/48.8582/2.2945", "openstreetmap"},
        {"https://www.openstreetmap.org/node/7#map=17/48.8582/2.2945&layers=T", "openstreetmap"},
        {"http://osm.org/?lat=48.8582&lon=2.2945&zoom=9", "openstreetmap"},
        {"openstreetmap.org/#map=17/48.8582/2.2945", "openstreetmap"},
        {"https://www.openstreetmap.org/search?query=48.8582%2C2.2945", "openstreetmap"},
        {"https://www.openstreetmap.org/directions?engine=x&to=48.8582,2.2945", "openstreetmap"},
        {"see https://www.openstreetmap.org/#map=17/48.8582/2.2945 please", "openstreetmap"},
        {"<https://www.openstreetmap.org/?mlat=48.8582&mlon=2.2945>", "openstreetmap"},
        {"Location: [https://www.google.com/maps/dir//48.8582,2.2945]", "google_maps"},
        {"https://www.google.com/maps/@48.8582,2.2945,17z", "google_maps"},
        {"https://www.google.com/maps/place/Eiffel+Tower/@48.85,2.29,17z/data=!3m1!4b1!4m6!3m5"
         "!1s0x47e66e2964e34e2d:0x8ddca9ee380ef7e0!8m2!3d48.8582!4d2.2945!16zL20vMDJqODE?entry=ttu",
         "google_maps"},
        {"https://maps.google.com/?q=48.8582,2.2945", "google_maps"},
        {"https://maps.google.com/?q=48.8582%2C2.294%35", "google_maps"},
        {"https://maps.google.com/maps?q=loc:48.8582,2.2945&z=3", "google_maps"},
        {"https://www.google.co.uk/maps?q=Paris&ll=48.8582,2.2945&z=10", "google_maps"},
        {"https://www.google.com/maps/search/?api=1&query=48.8582%2C2.2945", "google_maps"},
        {"https://www.google.com/maps/search/48.8582,+2.2945?entry=tts", "google_maps"},
        {"https://www.google.com/maps/place/48%C2%B051'29.52%22N+2%C2%B017'40.2%22E/@48.8,2.2,17z",
         "google_maps"},
        {"https://www.google.com/maps/dir/?api=1&destination=48.8582,2.2945", "google_maps"},
        {"https://maps.google.com/?daddr=48.8582,2.2945&saddr=48,2", "google_maps"},
        {"https://maps.apple.com/?ll=48.8582,2.2945&q=Eiffel", "apple_maps"},
        {"https://maps.apple.com/?q=48.8582,2.2945&sll=48,2", "apple_maps"},
        {"https://maps.apple.com/?q=Eiffel&sll=48.8582,2.2945", "apple_maps"},
        {"https://maps.apple.com/place?coordinate=48.8582,2.2945&name=X", "apple_maps"},
        {"https://www.bing.com/maps?cp=48.8582~2.2945&lvl=17", "bing_maps"},
        {"https://bing.com/maps/default.aspx?cp=48~2&sp=point.48.8582_2.2945_Tower", "bing_maps"},
        {"https://www.bing.com/maps?where1=48.8582,2.2945", "bing_maps"},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        notation_is_at(rows[i].text, rows[i].name, 48.8582, 2.2945, 0.01);
    }
    /* A cell of 153 m: the corner that OpenStreetMap's own decoder gives, and half of that.
     */
    notation_is_at("https://osm.org/go/0EEQjE--", "openstreetmap", 51.511116, 0.055618, 1);
    notation_is_at("https://www.openstreetmap.org/go/0EEQjE==", "openstreetmap", 51.510772705078125,
                   0.054931640625, 80);
    notation_is_at("http://osm.org/go/~~~~~~~~~~", "openstreetmap", 90, 180, 1);
    notation_is_at("http://osm.org/go/@@@@@@@@@@", "openstreetmap", 90, 180, 1);
}

/* Letters and numbers of a grid that it does not have. */
static void notation_test_no_squares(void) {
    static const char *const rows[] = {
        "31UDW4825111932",       "32UAQ4825111932",          "31YDQ4825111932",
        "31UDI4825111932",       "61UDQ4825111932",          "+048.5/",
        "+0x8.5+002.35/",        "48 60 N 2 20 E",           "U 31 448251 5411932",
        "0N 2100000 2100000",    "31 north 448251 20000000", "31UDQ4825111",
        "31UDQ4825111932 Paris", "31U DQ 48 25 11 93",       "httpss://osm.org/go/0EEQjE--",
    };
    notation_reading r[NOTATION_READINGS_MAX];
    for (size_t i = 0; i < LEN(rows); i++) {
        CHECK(EQ(notation_read(guarded(str_of(rows[i])), r), 0), rows[i]);
    }
    grid_point p;
    double half_m;
    codes_cell cell;
    CHECK(!codes_geohash_decode(STR(""), &cell) &&
              !codes_geohash_decode(guarded(STR("u09tunqg9sxu09tunqg9sx")), &cell),
          "no geohash has no letters, or so many");
    CHECK(!grid_mgrs_read(guarded(STR("3")), &p, &half_m) &&
              !grid_mgrs_read(guarded(STR("")), &p, &half_m),
          "a zone is no square");
    char bytes[32];
    out o = out_of(bytes, sizeof bytes);
    grid_mgrs_write(&o, 48.8575, 2.3514, 3);
    CHECK(EQ_STR(out_str(&o), STR("31UDQ524118")), "three digits each");
}

/* As many digits as there are, and no more. */
static void notation_test_digits(void) {
    static const struct {
        const char *name, *text;
    } rows[] = {{"utm", "31U 452424.71 5411817.73"}, {"lon_lat", "POINT(2.3514 48.8575)"}};
    for (size_t i = 0; i < LEN(rows); i++) {
        char bytes[256];
        out o = out_of(bytes, sizeof bytes);
        const notation_reading *r = notation_in(STR("48.85750004, 2.35140004"), "decimal");
        for (int k = 0; notation_row(k) && r; k++) {
            if (str_eq(notation_row(k)->name, str_of(rows[i].name))) {
                notation_write(notation_row(k), r->lat, r->lon, &o);
            }
        }
        CHECK(EQ_STR(out_str(&o), str_of(rows[i].text)), rows[i].name);
    }
}

static void notation_test_refusals(void) {
    static const char *const words[] = {
        "///filled.count.soap", "///größe.maß.öl", "what3words filled.count.soap",
        "https://what3words.com/filled.count.soap", "https://w3w.co/filled.count.soap"};
    notation_reading r[NOTATION_READINGS_MAX];
    for (size_t i = 0; i < LEN(words); i++) {
        str why = notation_refusal(guarded(str_of(words[i])));
        CHECK(str_starts(why, STR("what3words")) && !notation_read(str_of(words[i]), r), words[i]);
    }
    CHECK(str_find(notation_refusal(STR("https://maps.app.goo.gl/Xy12")), STR("short link")) > 0,
          "a short link is not followed");
    static const char *const none[] = {
        "200, 300",      "48.85",          "-91 10", "48 61 00 N 2 00 00 E",
        "48.85 S 200 E", "N 48.85 N 2.29", "91.5 2", "48.85,2.29,35,",
        "48°51′N"};
    for (size_t i = 0; i < LEN(none); i++) {
        CHECK(str_starts(notation_refusal(notation_cleaned(str_of(none[i]))),
                         STR("These are no coordinates")),
              none[i]);
    }
    static const char *const others[] = {"200 300",
                                         "200, 300 Paris",
                                         "Paris",
                                         "",
                                         "///",
                                         "///a.b",
                                         "filled.count.soap",
                                         "www.example.com/a",
                                         "48.85, 2.35",
                                         "N 7",
                                         "E 45",
                                         "12.05.2024",
                                         "+49 30 123456",
                                         "100-0001",
                                         "5 E",
                                         "S.E.",
                                         "-",
                                         ".",
                                         "4.8 км",
                                         "NE 45 SW 3",
                                         "48.85 North",
                                         "1-2"};
    for (size_t i = 0; i < LEN(others); i++) {
        CHECK(!notation_refusal(guarded(str_of(others[i]))).at, others[i]);
    }
}

/* Names, addresses, postcodes, roads, dates, phone numbers, and coordinates that are none. */
static const char *const notation_names[] = {"Paris 8",
                                             "pharmacy near 48.8575, 2.3514",
                                             "fountain 43.7413, 7.4317",
                                             "48.8575, 2.3514 hotels",
                                             "12 Main Street",
                                             "E4",
                                             "AB12",
                                             "JO01",
                                             "N1 E14",
                                             "SW1A 1AA",
                                             "BN11AA",
                                             "sw1e5dn",
                                             "BN1 1AA",
                                             "ec1y8sy",
                                             "c1425dkf",
                                             "C1425DKF",
                                             "K1H 0B1",
                                             "1012 JS Amsterdam",
                                             "75001",
                                             "75001 Paris",
                                             "10115 Berlin",
                                             "560001 110001",
                                             "100-0001",
                                             "2025-01-02",
                                             "12.05.2025",
                                             "01/02/2025",
                                             "12/34",
                                             "3/45 George Street",
                                             "+49 30 901820",
                                             "+1 212 555 0100",
                                             "06 12 34 56 78",
                                             "200 S 300 W",
                                             "400 North 200 West",
                                             "4th St 1234",
                                             "5th Av 12",
                                             "12 Rue 16",
                                             "12 Rue de la Paix",
                                             "10 Downing Street, London",
                                             "221B Baker Street",
                                             "I-95",
                                             "A1",
                                             "E40 N7",
                                             "M25",
                                             "Route 66",
                                             "Highway 101",
                                             "R2D2",
                                             "4QFJ",
                                             "18SUJ",
                                             "JN58",
                                             "jn58td",
                                             "ezs42",
                                             "berg2025",
                                             "street12345",
                                             "22+22",
                                             "2+2",
                                             "C++",
                                             "9G8F+",
                                             "1600 Pennsylvania Avenue NW",
                                             "7-Eleven",
                                             "9/11",
                                             "24/7",
                                             "48.8566",
                                             "48",
                                             "12 34",
                                             "48, 95, 2",
                                             "48.8566, 190",
                                             "95, 95",
                                             "91.5, 181.5",
                                             "1,2,3,4,5",
                                             "6' 2\"",
                                             "5'11\"",
                                             "Terminal 2E",
                                             "Gate 22 N",
                                             "Platform 9 3/4",
                                             "Studio 54, New York",
                                             "District 9",
                                             "1er arrondissement",
                                             "Köln 50667",
                                             "東京都千代田区1-1",
                                             "Rua 25 de Março, 100",
                                             "Calle 7 #45-12",
                                             "B-52",
                                             "G20",
                                             "Area 51",
                                             "N 5 E 7",
                                             "12N",
                                             "E 12",
                                             "S12 W",
                                             "geo:Paris",
                                             "geo:",
                                             "geo:1",
                                             "https://www.google.com/maps/place/Paris",
                                             "https://www.openstreetmap.org/relation/71525",
                                             "https://example.com/?q=48.1,2.3",
                                             "http://google.com/",
                                             "www.example.com",
                                             "filled.count.soap",
                                             "BAR1000",
                                             "ZAC 1234",
                                             "Zone 31",
                                             "31U",
                                             "31 U 12 34",
                                             "UTM",
                                             "MGRS",
                                             "48°N",
                                             "48°51'24\"N",
                                             "48.85 2",
                                             "48°61'N 2°21'E",
                                             "48°51'24\"N 2°21'8\"S",
                                             "-33.8 S, 151.2 E",
                                             "POINT",
                                             "{\"type\":\"Point\",\"coordinates\":[2.35]}",
                                             "{\"type\":\"Point\",\"coordinates\":[2.35,4",
                                             "POINT Z (2.35)",
                                             "POINT Z (2.35 x 48.86)",
                                             "POINT Z (2 48 35 1 1)",
                                             "lat lon",
                                             "Springfield, IL 62701",
                                             "90210",
                                             "A-1010 Wien",
                                             "L-1009",
                                             "MD-2001",
                                             "Sector 7G",
                                             "45th parallel",
                                             "49th Parallel North",
                                             "10°",
                                             "38th Street & 5th Ave",
                                             "12 5th Ave",
                                             "Point 12",
                                             "N 12 Street",
                                             "2600 1200",
                                             "Km 12,5",
                                             "Maidenhead RG12",
                                             "Maidenhead GB",
                                             "Maidenhead SL6 1AA",
                                             "Geohash",
                                             "https://osm.org/go/----",
                                             "osm.org/go/",
                                             "pharmacy near https://osm.org/#map=17/48.8/2.2",
                                             "a/b",
                                             "1,2,3",
                                             "1,2,3,4",
                                             "[7,43,8,44]",
                                             "[[1,2],[3,4]]",
                                             "1,200,000",
                                             "12345678 2345678",
                                             "T5N R3W"};

static void notation_test_names(void) {
    NEEDS(UNIT_SMALL);
    notation_reading r[NOTATION_READINGS_MAX];
    for (size_t i = 0; i < LEN(notation_names); i++) {
        CHECK(!notation_read(guarded(str_of(notation_names[i])), r), notation_names[i]);
    }
    image m;
    char room[NAMES_TEXT_MAX];
    str bytes = BLOB(gazetteer);
    CHECK(image_open(&m, bytes) == NULL && m.places > 10000, "the embedded gazetteer");
    uint64_t wrong = 0, names = m.columns[IMAGE_LOCAL_NAME].count;
    for (uint64_t i = 0; i < m.places + names; i++) {
        str name = i < m.places
                       ? names_main(&m, i, room)
                       : names_text(&m, image_value(&m, IMAGE_LOCAL_NAME, i - m.places), room);
        wrong += notation_read(name, r) > 0;
    }
    CHECK(names > 10000 && wrong == 0, "no name of a place is a coordinate");
}

/* Every row reads its example and what it writes, on points all over the world. */
static void notation_test_round_trips(void) {
    enum { POINTS = 500 };
    uint64_t seed = 5870;
    for (int i = 0; notation_row(i); i++) {
        const notation *row = notation_row(i);
        char bytes[256];
        out o = out_of(bytes, sizeof bytes);
        const notation_reading *r = notation_in(row->example, row->name.at);
        CHECK(r && notation_write(row, r->lat, r->lon, &o) && str_eq(out_str(&o), row->example),
              row->name.at);
        CHECK(!notation_write(row, NAN, 0, &o) && !notation_write(row, 90.1, 0, &o), "no point");
    }
    int wrong = 0, written = 0;
    for (int k = 0; k < POINTS; k++) {
        uint64_t a = hash_64(&k, sizeof k, seed), b = hash_64(&k, sizeof k, a);
        bool is_swiss = k % 4 == 0; /* where all are defined */
        double u = (double)(a >> 11) / 9007199254740992.0,
               v = (double)(b >> 11) / 9007199254740992.0;
        double lat = is_swiss ? 46 + 1.6 * u : 180 * u - 90;
        double lon = is_swiss ? 6.2 + 4 * v : 360 * v - 180;
        for (int i = 0; notation_row(i); i++) {
            const notation *row = notation_row(i);
            char bytes[256];
            out o = out_of(bytes, sizeof bytes);
            if (!str_eq(row->name, STR("geo"))) { /* its own prefix */
                out_text(&o, row->name);
                out_char(&o, ':');
            }
            if (!notation_write(row, lat, lon, &o)) {
                wrong += is_swiss;
                continue;
            }
            const notation_reading *r = notation_in(guarded(out_str(&o)), row->name.at);
            written++;
            wrong += !r || geo_distance_m(lat, lon, r->lat, r->lon) > 1.5 * r->precision_m + 0.1;
        }
    }
    CHECK(wrong == 0 && written > POINTS * 15, "what is written is read again");
}

/* Nearly all notations are ruled out for an address at one look. */
static void notation_test_needs(void) {
    static const char *const addresses[] = {
        "Casino de Monte-Carlo 17", "12 Rue de Rivoli, 75001 Paris",
        "Bahnhofplatz 7, 8001 Z\xC3\xBCrich", "221B Baker Street, London"};
    for (size_t i = 0; i < LEN(addresses); i++) {
        unsigned has = notation_has(str_of(addresses[i]));
        CHECK(EQ(has & ~(unsigned)NOTATION_NUMBERS, NOTATION_ANY) &&
                  !notation_has_pair(str_of(addresses[i])),
              addresses[i]);
    }
    CHECK(notation_has_pair(STR("48.85, 2.35")) && notation_has_pair(STR("485124N 0022107E")) &&
              notation_has_pair(STR("4851 N 00221 E")) && notation_has_pair(STR("48 51 N, 2 21 E")),
          "fine pairs");
}

static void test_notation(void) {
    notation_test_needs();
    notation_test_degrees();
    notation_test_choice();
    notation_test_precision();
    notation_test_iso_and_geo();
    notation_test_grids();
    notation_test_zones();
    notation_test_plus();
    notation_test_short_plus();
    notation_test_codes();
    notation_test_links();
    notation_test_refusals();
    notation_test_no_squares();
    notation_test_digits();
    notation_test_names();
    notation_test_round_trips();
}
