/* points -- sets of points: what is there, which time zone, which box. */

/* Whether the settlement of an answer has that name in any language. */
static bool points_is_called(const place *p, str name) {
    char room[IMAGE_KEY_MAX], other[IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, room, sizeof room);
    uint64_t id = 0;
    for (size_t i = 1; i < p->id.len; i++) {
        id = id * 10 + (uint64_t)(p->id.at[i] - '0');
    }
    const image *m = image_set_current()->base;
    names_walk w = names_seek(m, key);
    names_postings post = names_postings_of(m, w.key);
    uint32_t row;
    image_name_class cls;
    while (str_eq(names_key(&w), key) && names_next_posting(&post, &row, &cls)) {
        if (id && image_value(m, IMAGE_ID, row) == id) {
            return true;
        }
    }
    return str_eq(fold_name(p->name, FOLD_PLAIN, other, sizeof other), key);
}

/* At a zoom that names no thing which the point is at. */
static void points_curated(void) {
    quality_table t;
    if (!quality_open(&t, "tests/data/queries/test_reverse_curated_cities.csv", ';')) {
        return;
    }
    measure m = {.name = "reverse curated cities: name", .goal = 99};
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 16);
        place found;
        str want = quality_field(&t, "expected_city");
        bool good = gazetteer_reverse(quality_call(), &point, &found);
        measure_add(&m, good && points_is_called(&found, want), want,
                    good ? found.display_name : STR("nothing"));
    }
    measure_print(&m);
    os_unmap(t.text);
}

static void points_borders(void) {
    quality_table t;
    if (!quality_open(&t, "tests/data/queries/borders.csv", ';')) {
        return;
    }
    measure m = {.name = "borders: country", .goal = 100};
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 10);
        place found;
        bool good = gazetteer_reverse(quality_call(), &point, &found);
        str want = quality_field(&t, "expected_country_code");
        measure_add(&m, good && str_eq(place_part(&found, "country_code"), want),
                    quality_field(&t, "border"), good ? found.display_name : STR("nothing"));
    }
    measure_print(&m);
    os_unmap(t.text);
}

/* Far from any land: the sea or nothing, at every zoom. */
static void points_open_sea(void) {
    static const double points[][2] = {
        {0, -30},  {-40, -120}, {30, -40},  {85, 0},      {0, -150},   {0, 0},     {15, 88},
        {15, 65},  {25, -90},   {58, -178}, {40, 135},    {-17, 157},  {-38, 160}, {-60, 0},
        {-30, 80}, {20, 38.5},  {35, 18},   {43.1, 14.9}, {70, -179},  {42, 50.7}, {-12, -90},
        {-48, 88}, {5, -100},   {50, -150}, {-20, -25},   {-62, -120}, {45, -178}, {62, 0},
    };
    static const int zooms[] = {0, 3, 5, 8, 10, 14, 18};
    measure m = {.name = "open sea: no country, at any zoom", .goal = 100};
    for (size_t i = 0; i < LEN(points) * LEN(zooms); i++) {
        const double *at = points[i / LEN(zooms)];
        place_point point = {.lat = at[0], .lon = at[1], .zoom = zooms[i % LEN(zooms)]};
        place found = place_new();
        char text[40];
        snprintf(text, sizeof text, "%g %g %d", point.lat, point.lon, point.zoom);
        gazetteer_reverse(quality_call(), &point, &found);
        measure_add(&m, place_part(&found, "country").len == 0, str_of(text), found.display_name);
    }
    measure_print(&m);
}

/* ---- sets: one point a row ---- */

typedef enum {
    POINT_COUNTRY,
    POINT_STATE,
    POINT_COUNTY,
    POINT_MUNICIPALITY,
    POINT_LAKE,
    POINT_FEATURE,
    POINT_CLAIMANTS,
    POINT_ZONE
} point_way;

/* Columns: lat;lon;want. */
static const struct {
    const char *file, *name;
    point_way way;
    double goal;
} point_sets[] = {
    {"divisions_changed", "reverse: divisions that changed since 2010", POINT_STATE, 95},
    {"us_counties", "reverse: county in the United States", POINT_COUNTY, 99},
    {"es_municipalities", "reverse: municipality in Spain", POINT_MUNICIPALITY, 94},
    {"lakes", "reverse: large lakes from their middle", POINT_LAKE, 96},
    {"famous_points", "reverse: famous places from a point of theirs", POINT_FEATURE, 95},
    {"disputes", "reverse: who claims a disputed area", POINT_CLAIMANTS, 97},
    {"zones_settled", "reverse: time zone, settled", POINT_ZONE, 99.9},
    {"zones_land", "reverse: time zone, land", POINT_ZONE, 99},
    {"zones_borders", "reverse: time zone, towns at borders of zones", POINT_ZONE, 99},
    {"zones_antarctica", "reverse: time zone, stations in Antarctica", POINT_ZONE, 100},
};

/* The offsets from UTC of a zone in January and July, "-05:00 -04:00", of zones.csv; absent: no
 * zone. */
static str points_offsets(quality_table zones, str zone) {
    while (zone.len && quality_next(&zones)) {
        if (str_eq(quality_field(&zones, "zone"), zone)) {
            return quality_field(&zones, "offsets");
        }
    }
    return STR_NONE;
}

static bool points_is_same_time(str zone, str want) {
    static quality_table zones;
    if (!zones.text.len && !quality_open(&zones, "tests/data/queries/zones.csv", ';')) {
        return false;
    }
    str offsets = points_offsets(zones, zone);
    return offsets.len && str_eq(offsets, points_offsets(zones, want));
}

/* Names are the same when they fold to the same; `want` may give several, "Alacant/Alicante". */
static bool points_is_name(str name, str want) {
    char room[2][IMAGE_KEY_MAX];
    str key = fold_name(name, FOLD_PLAIN, room[0], IMAGE_KEY_MAX);
    while (key.len && want.len) {
        str other = str_cut(&want, '/');
        if (str_eq(key, fold_name(other, FOLD_PLAIN, room[1], IMAGE_KEY_MAX))) {
            return true;
        }
    }
    return false;
}

static bool points_is_municipality(const place *p, str want) {
    static const char *const keys[] = {"municipality", "city", "town", "village", "hamlet"};
    for (size_t i = 0; i < LEN(keys); i++) {
        if (points_is_name(place_part(p, keys[i]), want)) {
            return true;
        }
    }
    return points_is_called(p, want);
}

/* By all that `want` has, "AR GB", and by nobody else; "-": by nobody. */
static bool points_is_claimed_by(const place *p, str want) {
    size_t len = p->claimed_by.count ? (size_t)p->claimed_by.count - 1 : STR("-").len;
    bool has_all = p->is_disputed == !str_eq(want, STR("-"));
    for (int i = 0; i < p->claimed_by.count; i++) {
        len += p->claimed_by.at[i].len;
        has_all &= str_find(want, p->claimed_by.at[i]) >= 0;
    }
    return has_all && len == want.len;
}

static bool points_is_right(const place *p, point_way way, str want) {
    switch (way) {
    case POINT_COUNTRY: return str_eq_nocase(place_part(p, "country_code"), want);
    case POINT_STATE: return points_is_name(place_part(p, "state"), want);
    case POINT_COUNTY: return points_is_name(place_part(p, "county"), want);
    case POINT_MUNICIPALITY: return points_is_municipality(p, want);
    case POINT_LAKE: return points_is_name(p->name, want) && p->distance_m <= 0;
    case POINT_FEATURE: return points_is_name(p->name, want) || points_is_called(p, want);
    case POINT_CLAIMANTS: return points_is_claimed_by(p, want);
    case POINT_ZONE: break;
    }
    return points_is_same_time(p->timezone, want);
}

static void points_run_set(const char *file, const char *name, point_way way, double goal) {
    quality_table t;
    measure m = {.name = name, .goal = goal};
    if (!quality_open_set(&t, file)) {
        return;
    }
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 18);
        place found = place_new();
        char text[300];
        str want = quality_field(&t, "want");
        gazetteer_reverse(quality_call(), &point, &found);
        snprintf(text, sizeof text, "%.5f,%.5f is %.*s", point.lat, point.lon, STR_ARG(want));
        measure_add(&m, points_is_right(&found, way, want), str_of(text),
                    way == POINT_ZONE ? found.timezone : found.display_name);
    }
    measure_print(&m);
    os_unmap(t.text);
}

/* ---- what is near a point ---- */

static bool points_is_near(const place_near *near) {
    return near && near->name.len && near->distance_m >= 0 && near->relation.len;
}

/* Columns: lat;lon;sea;land: the sea's names, the countries whose land may be the nearest. */
static void points_seas(void) {
    quality_table t;
    measure seas = {.name = "reverse: seas", .goal = 95},
            lands = {.name = "reverse: seas, the nearest land and settlement", .goal = 95};
    if (!quality_open_set(&t, "sea_points")) {
        return;
    }
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 18);
        place found = place_new();
        place_around around;
        call *c = quality_call();
        str sea = quality_field(&t, "sea"), land = quality_field(&t, "land");
        gazetteer_reverse(c, &point, &found);
        gazetteer_around(c, &point, &found, false, &around);
        measure_add(&seas, points_is_name(found.name, sea) && found.distance_m <= 0, sea,
                    found.display_name);
        measure_add(&lands,
                    points_is_near(around.land) && points_is_near(around.nearest) &&
                        points_is_name(around.land->country_code, land),
                    sea, around.land ? around.land->relation : STR("nothing"));
    }
    measure_print(&seas);
    measure_print(&lands);
    os_unmap(t.text);
}

/* Distances to the sea and to the next country, in km as maps have them, a tenth more or less. */
static void points_lines(void) {
    static const struct {
        const char *name;
        double lat, lon, coast_km, border_km; /* 0: not asked */
        const char *country;                  /* beyond the border */
    } rows[] = {
        {"Berlin", 52.52, 13.405, 0, 60, "pl"},     {"Madrid", 40.417, -3.704, 300, 0, ""},
        {"Denver", 39.739, -104.985, 0, 885, "mx"}, {"Vienna", 48.208, 16.373, 0, 40, "sk"},
        {"Nairobi", -1.286, 36.817, 430, 0, ""},    {"Moscow", 55.752, 37.618, 600, 430, "by"},
        {"Urumqi", 43.825, 87.617, 2510, 0, ""},    {"Luxembourg", 49.612, 6.13, 0, 12, "fr"},
    };
    measure lines = {.name = "reverse: distances to coasts and borders", .goal = 85};
    for (size_t i = 0; i < LEN(rows); i++) {
        place_point point = {.lat = rows[i].lat, .lon = rows[i].lon, .zoom = 18};
        place found = place_new();
        place_around around;
        call *c = quality_call();
        gazetteer_reverse(c, &point, &found);
        gazetteer_around(c, &point, &found, true, &around);
        double coast_m = around.coast ? around.coast->distance_m : 0;
        double border_m = around.border ? around.border->distance_m : 0;
        bool is_coast = rows[i].coast_km <= 0 || fabs(coast_m / 1000 / rows[i].coast_km - 1) < 0.1;
        bool is_border = rows[i].border_km <= 0 ||
                         (fabs(border_m / 1000 / rows[i].border_km - 1) < 0.1 &&
                          str_eq(around.border->country_code, str_of(rows[i].country)));
        char got[60];
        snprintf(got, sizeof got, "%.0f km, %.0f km", coast_m / 1000, border_m / 1000);
        measure_add(&lines, is_coast && is_border, str_of(rows[i].name), str_of(got));
    }
    measure_print(&lines);
}

/* A point of a sphere for each number, evenly spread. */
static place_point points_random(unsigned i) {
    uint64_t x = i * 0x9E3779B97F4A7C15u; /* splitmix64 */
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    x ^= x >> 31;
    double lat = asin((double)(x >> 32) / 2147483648.0 - 1) / GEO_DEG;
    return (place_point){
        .lat = lat, .lon = (double)(x & 0xFFFFFFFF) / 4294967296.0 * 360 - 180, .zoom = 18};
}

/* Whatever is there, the answer is at the point or not far, and a settlement is told. */
static void points_anywhere(void) {
    enum { POINTS = 4000, FAR_M = 100000 };
    measure settled = {.name = "reverse: random points, with a settlement", .goal = 100},
            close = {.name = "reverse: random points, the answer within 100 km", .goal = 100};
    for (unsigned i = 0; i < POINTS; i++) {
        place_point point = points_random(i);
        place found = place_new();
        place_around around;
        call *c = quality_call();
        char text[40];
        snprintf(text, sizeof text, "%.4f %.4f", point.lat, point.lon);
        bool is_found = gazetteer_reverse(c, &point, &found);
        gazetteer_around(c, &point, &found, false, &around);
        double away_m = geo_distance_m(point.lat, point.lon, found.lat, found.lon);
        measure_add(&settled, points_is_near(around.nearest), str_of(text), found.display_name);
        measure_add(&close, is_found && away_m < FAR_M, str_of(text), found.display_name);
    }
    measure_print(&settled);
    measure_print(&close);
}

/* The id of the settlement of an address, or of its smallest area. */
static str points_settlement_id(const place *p) {
    static const char *const keys[] = {"city",         "town",   "village", "hamlet",
                                       "municipality", "county", "state",   "country"};
    str id = STR_NONE;
    for (size_t i = 0; i < LEN(keys) && !id.len; i++) {
        id = record_pairs_get(&p->part_ids, str_of(keys[i]));
    }
    return id;
}

/* Whether the areas of an address are those that its settlement is in. */
static bool points_is_consistent(call *c, const place *p) {
    static const char *const keys[] = {"county", "state", "country"};
    place_list own = gazetteer_lookup(c, points_settlement_id(p), STR_NONE);
    bool is_same = true;
    for (size_t i = 0; i < LEN(keys) && own.count; i++) {
        str here = place_part(p, keys[i]), there = place_part(own.at, keys[i]);
        is_same &= !here.len || !there.len || str_eq(here, there);
    }
    return is_same;
}

/* Some kilometres off settlements of all countries. */
static void points_addresses(void) {
    enum { STEP = 53, AWAY_M = 3000 };
    const image *m = image_set_current()->base;
    measure parts = {.name = "reverse: addresses of one chain", .goal = 100};
    uint32_t end = image_first(m, IMAGE_SUBURB);
    for (uint32_t row = image_first(m, IMAGE_METROPOLIS); row < end; row += STEP) {
        place_point point = {.zoom = 18, .wants_ids = true};
        geo_destination(image_lat(m, row), image_lon(m, row), row * 37 % 360,
                        AWAY_M * (double)(row % 4), &point.lat, &point.lon);
        place found = place_new();
        call *c = quality_call();
        bool is_found = gazetteer_reverse(c, &point, &found);
        if (is_found && place_part(&found, "country").len) {
            measure_add(&parts, points_is_consistent(c, &found), found.display_name, found.id);
        }
    }
    measure_print(&parts);
}

/* ---- sets: one box a row ---- */

enum { BOXES_MAX = 1000 /* rows of one set */ };

enum { NEIGHBOURS_MAX = 200 /* bytes */ };
#define BOXES_LOW 0.5 /* an intersection over union that is as good as none */

/* Columns: query;west;south;east;north. The goal is the median of the intersections over unions; of
 * 70, no more than 3 should be below BOXES_LOW. */
static const struct {
    const char *file, *name;
    double goal;
} box_sets[] = {
    {"boxes_cities", "boxes: cities", 0.9},
    {"boxes_places", "boxes: cities, airports, islands", 0.9},
    {"boxes_us_counties", "boxes: US counties", 0.95},
    {"boxes_rivers", "boxes: rivers", 0.7},
    {"boxes_ranges", "boxes: mountain ranges", 0.8},
    {"boxes_seas", "boxes: seas", 0.85},
};

static double boxes_area(bbox b) {
    return b.east > b.west && b.north > b.south ? (b.east - b.west) * (b.north - b.south) : 0;
}

/* Neither crosses the antimeridian. */
static double boxes_overlap(bbox a, bbox b) {
    bbox both = {.west = MAX(a.west, b.west),
                 .south = MAX(a.south, b.south),
                 .east = MIN(a.east, b.east),
                 .north = MIN(a.north, b.north)};
    double common = boxes_area(both), all = boxes_area(a) + boxes_area(b) - common;
    return all > 0 ? common / all : 0;
}

static int boxes_compare(const void *a, const void *b) {
    double one = *(const double *)a, two = *(const double *)b;
    return (one > two) - (one < two);
}

static void boxes_run_set(int set) {
    static double overlaps[BOXES_MAX];
    const char *file = box_sets[set].file, *name = box_sets[set].name;
    double goal = box_sets[set].goal;
    int count = 0, low = 0;
    quality_table t;
    if (!quality_open_set(&t, file)) {
        return;
    }
    while (quality_next(&t) && count < BOXES_MAX) {
        str query = quality_field(&t, "query");
        bbox want = {.west = quality_number(quality_field(&t, "west")),
                     .south = quality_number(quality_field(&t, "south")),
                     .east = quality_number(quality_field(&t, "east")),
                     .north = quality_number(quality_field(&t, "north"))};
        place_list places = quality_search(query, NULL, 1);
        double overlap = places.count ? boxes_overlap(places.at[0].box, want) : 0;
        low += overlap < BOXES_LOW;
        if (overlap < BOXES_LOW && !quality.hides_misses) {
            printf("    box: %s: %.*s -> %.*s: %.2f\n", name, STR_ARG(query),
                   STR_ARG(quality_first(&places)), overlap);
        }
        overlaps[count++] = overlap;
    }
    qsort(overlaps, (size_t)count, sizeof *overlaps, boxes_compare);
    double median = count ? overlaps[count / 2] : 0;
    bool is_met = median >= goal;
    printf("%-52s %6d boxes, median IoU %.3f  goal %.3f, %d below %.1f  aim %d  %s\n", name, count,
           median, goal, low, BOXES_LOW, count * 3 / 70, is_met ? "met" : "NOT MET");
    quality.met_goals += is_met;
    quality.failed_goals += !is_met;
    os_unmap(t.text);
}

/* ---- neighbours ---- */

/* Columns: country;neighbours, the codes in alphabetical order; none for an island. */
static void points_neighbours(void) {
    measure m = {.name = "neighbours of countries, all of them", .goal = 98};
    quality_table t;
    if (!quality_open_set(&t, "neighbours")) {
        return;
    }
    while (quality_next(&t)) {
        str country = quality_field(&t, "country");
        place_list places = quality_search(country, NULL, 1);
        char room[NEIGHBOURS_MAX];
        out got = out_of(room, sizeof room);
        if (places.count) { /* in the same memory */
            str_pairs tags = gazetteer_tags(&quality.c, places.at[0].id);
            out_text(&got, record_pairs_get(&tags, STR("neighbours")));
        }
        measure_add(&m, str_eq(out_str(&got), quality_field(&t, "neighbours")), country,
                    out_str(&got));
    }
    measure_print(&m);
    os_unmap(t.text);
}

static void points_run(void) {
    points_neighbours();
    points_curated();
    points_borders();
    points_open_sea();
    for (size_t i = 0; i < LEN(point_sets); i++) {
        points_run_set(point_sets[i].file, point_sets[i].name, point_sets[i].way,
                       point_sets[i].goal);
    }
    points_seas();
    points_lines();
    points_anywhere();
    points_addresses();
    for (size_t i = 0; i < LEN(box_sets); i++) {
        boxes_run_set((int)i);
    }
}

/* A file that is one of the sets. */
static bool points_run_file(const char *path) {
    for (size_t i = 0; i < LEN(point_sets); i++) {
        if (quality_is_set(path, point_sets[i].file)) {
            points_run_set(point_sets[i].file, point_sets[i].name, point_sets[i].way,
                           point_sets[i].goal);
            return true;
        }
    }
    for (size_t i = 0; i < LEN(box_sets); i++) {
        if (quality_is_set(path, box_sets[i].file)) {
            boxes_run_set((int)i);
            return true;
        }
    }
    return false;
}
