/* land -- the map itself: outlines, coasts, and what lies around towns. */

enum {
    LAND_CELLS = 1440 * 720, /* of a quarter of a degree */
    LAND_PLACES_MAX = 400000,
    LAND_EDGES_MAX = 1 << 20,
    LAND_TOWN = 5000, /* people */
    LAND_ZOOM = 4     /* of the map that towns are looked up on */
};

#define LAND_KM     12.0
#define LAND_NEAR_M 20000.0

static struct {
    int heads[LAND_CELLS], nexts[LAND_PLACES_MAX]; /* settlements by cell */
    int edge_heads[LAND_CELLS], edge_nexts[LAND_EDGES_MAX];
    double edges[LAND_EDGES_MAX][4];
    int edge_count;
} land;

/* ---- outlines ---- */

/* Columns: query;km2, with inland waters. */
static void land_areas(void) {
    quality_table t;
    measure m = {.name = "outlines: within 3 % of the country's area", .goal = 90, .aim = 100};
    if (!quality_open_set(&t, "outline_areas")) {
        return;
    }
    while (quality_next(&t)) {
        char id[64], text[100];
        str query = quality_field(&t, "query");
        place_list places = quality_search(query, NULL, 1);
        snprintf(id, sizeof id, "%.*s", STR_ARG(places.count ? places.at[0].id : STR_NONE));
        place_outline o;
        bool has = gazetteer_outline(quality_call(), str_of(id), &o);
        double share = has ? geometry_area_km2(&o) / quality_number(quality_field(&t, "km2")) : 0;
        snprintf(text, sizeof text, "%.3f of it", share);
        measure_add(&m, fabs(share - 1) <= 0.03, query, str_of(text));
    }
    measure_print(&m);
    os_unmap(t.text);
}

static double land_side(const double *p, const double *a, const double *b) {
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
}

static bool land_is_same(const double *a, const double *b) {
    return a[0] == b[0] && a[1] == b[1];
}

/* Whether two edges without a common end cross. */
static bool land_cross(const double *a, const double *b) {
    if (land_is_same(a, b) || land_is_same(a, b + 2) || land_is_same(a + 2, b) ||
        land_is_same(a + 2, b + 2)) {
        return false;
    }
    double s = land_side(b, a, a + 2), t = land_side(b + 2, a, a + 2);
    double u = land_side(a, b, b + 2), v = land_side(a + 2, b, b + 2);
    return ((s > 0) != (t > 0)) && ((u > 0) != (v > 0)) && s != 0 && t != 0 && u != 0 && v != 0;
}

/* By columns of x, scaled into the outline's width. */
static bool land_is_valid(const place_outline *o) {
    enum { COLUMNS = 4096 };
    static int heads[COLUMNS];
    double west = INFINITY, east = -INFINITY;
    int count = o->ends[o->rings - 1], edges = 0, lists = 0;
    for (int i = 0; i < count; i++) {
        west = MIN(west, o->points[i][0]);
        east = MAX(east, o->points[i][0]);
    }
    memset(heads, -1, sizeof heads);
    static int list_edges[LAND_EDGES_MAX], list_nexts[LAND_EDGES_MAX];
    for (int i = 0, from = 0; i < o->rings; from = o->ends[i], i++) {
        if (!land_is_same(o->points[from], o->points[o->ends[i] - 1])) {
            return false;
        }
        for (int k = from + 1; k < o->ends[i] && edges < LAND_EDGES_MAX; k++) {
            double *e = land.edges[edges];
            memcpy(e, o->points[k - 1], 2 * sizeof *e);
            memcpy(e + 2, o->points[k], 2 * sizeof *e);
            double scale = (COLUMNS - 1) / MAX(east - west, 1e-9);
            int first = (int)((MIN(e[0], e[2]) - west) * scale);
            int last = (int)((MAX(e[0], e[2]) - west) * scale);
            for (int x = first; x <= last && lists < LAND_EDGES_MAX; x++) {
                for (int at = heads[x]; at >= 0; at = list_nexts[at]) {
                    if (land_cross(e, land.edges[list_edges[at]])) {
                        return false;
                    }
                }
                list_edges[lists] = edges;
                list_nexts[lists] = heads[x];
                heads[x] = lists++;
            }
            edges++;
        }
    }
    return true;
}

/* Of all countries and divisions, as they are and as an answer has them. */
static void land_outlines(void) {
    measure m = {.name = "outlines: no line crosses another", .goal = 100};
    const image *base = image_set_current()->base;
    for (uint32_t row = 0; row < image_first(base, IMAGE_COUNTY); row++) {
        call *c = quality_call();
        place_outline o;
        if (!area_outline_read(base, row, &c->mem, &o)) {
            continue;
        }
        char text[40];
        snprintf(text, sizeof text, "%.4f,%.4f", image_lat(base, row), image_lon(base, row));
        bool good = land_is_valid(&o);
        double degrees = GEOMETRY_DEGREES;
        bool fits = geometry_fit(&c->mem, &o, GEOMETRY_POINTS_MAX, &degrees).len > 0;
        measure_add(&m, good && fits && land_is_valid(&o), str_of(text),
                    good ? STR("simplified") : STR("as it is"));
    }
    measure_print(&m);
}

/* ---- coasts ---- */

static bool land_is_town(const image *m, uint32_t row) {
    return image_population(m, row) >= LAND_TOWN;
}

static void land_add_edge(double x1, double y1, double x2, double y2) {
    int first = (int)floor((MIN(x1, x2) + 180) * 4), last = (int)floor((MAX(x1, x2) + 180) * 4);
    for (int x = MAX(first, 0); x <= last && x < 1440 && land.edge_count < LAND_EDGES_MAX; x++) {
        double *e = land.edges[land.edge_count];
        e[0] = x1, e[1] = y1, e[2] = x2, e[3] = y2;
        land.edge_nexts[land.edge_count] = land.edge_heads[x];
        land.edge_heads[x] = land.edge_count++;
    }
}

/* The coasts of the page's map (src/draw/world.h), by columns of a quarter of a degree; x and y are
 * as if they were degrees of longitude and latitude. */
static void land_read_world(const world_map *map) {
    const double degree = WORLD_END / 360.0;
    land.edge_count = 0;
    memset(land.edge_heads, -1, sizeof land.edge_heads);
    for (int i = 0; map && i < map->line_count; i++) {
        const world_line *l = &map->lines[i];
        for (int k = l->first + 1; k < l->first + l->count && l->kind == WORLD_COAST; k++) {
            const world_point *p = &map->points[k];
            land_add_edge(p[-1].x / degree - 180, 180 - p[-1].y / degree, p[0].x / degree - 180,
                          180 - p[0].y / degree);
        }
    }
}

static bool land_is_on_page(double lat, double lon) {
    int column = MIN((int)floor((lon + 180) * 4), 1439);
    bool odd = false;
    lat = 180 - world_at(lat, lon).y / (WORLD_END / 360.0);
    for (int i = land.edge_heads[column]; i >= 0; i = land.edge_nexts[i]) {
        const double *e = land.edges[i];
        if ((e[0] > lon) != (e[2] > lon)) {
            odd ^= (e[3] - e[1]) * (lon - e[0]) / (e[2] - e[0]) + e[1] > lat;
        }
    }
    return odd;
}

static void land_towns(void) {
    const image *base = image_set_current()->base;
    measure on_map = {.name = "towns: on land", .goal = 99.8};
    measure on_page = {.name = "towns: on land of the page's map", .goal = 99.81};
    enum { WORLD_MEMORY = 64 << 20 };
    call c = {.mem = arena_of(os_reserve(WORLD_MEMORY), WORLD_MEMORY)};
    land_read_world(world_get(&c, LAND_ZOOM));
    uint32_t end = image_first(base, IMAGE_SUBURB);
    for (uint32_t row = image_first(base, IMAGE_METROPOLIS); row < end; row++) {
        double lat = image_lat(base, row), lon = image_lon(base, row);
        if (land_is_town(base, row)) {
            char text[40];
            snprintf(text, sizeof text, "%.4f,%.4f", lat, lon);
            measure_add(&on_map, area_region_at(base, AREA_DIVISIONS, lat, lon) != 0, str_of(text),
                        STR("sea"));
            measure_add(&on_page, land_is_on_page(lat, lon), str_of(text), STR("sea"));
        }
    }
    measure_print(&on_map);
    measure_print(&on_page);
}

/* The airports and islands of the gazetteer, which are in no sea. */
static void land_inhabited(void) {
    quality_table t;
    measure m = {.name = "airports and islands: in a country", .goal = 99.9, .aim = 100};
    if (!quality_open(&t, "vendor/gazetteer/generated/features.tsv", '\t')) {
        return;
    }
    while (quality_next(&t)) {
        str tag = quality_field(&t, "tag");
        if (str_eq(tag, STR("aeroway=aerodrome")) || str_eq(tag, STR("place=island"))) {
            place_point point = quality_point(&t, 18);
            place found = place_new();
            gazetteer_reverse(quality_call(), &point, &found);
            measure_add(&m, place_part(&found, "country").len > 0, quality_field(&t, "name"),
                        found.display_name);
        }
    }
    measure_print(&m);
    os_unmap(t.text);
}

/* What "Lake Michigan" answers is a point in its water. */
static void land_lakes(void) {
    const image *m = image_set_current()->base;
    measure all = {.name = "lakes: their point is in them", .goal = 99};
    for (uint32_t row = image_first(m, IMAGE_NATURE); row < image_first(m, IMAGE_POI); row++) {
        place_outline shore;
        bool may_be = image_kind_has(image_kind_of(m, row), STR("natural=water"));
        if (may_be && area_outline_read(m, row, &quality_call()->mem, &shore)) {
            char room[NAMES_TEXT_MAX];
            uint32_t lake = area_at(m, AREA_WATERS, image_lat(m, row), image_lon(m, row));
            measure_add(&all, lake == row, names_main(m, row, room), STR("on land"));
        }
    }
    measure_print(&all);
}

/* ---- around towns ---- */

static uint32_t land_division(const image *m, uint32_t row) {
    while (row != IMAGE_NO_PLACE && image_class_of(m, row) > IMAGE_STATE) {
        row = image_parent(m, row);
    }
    return row;
}

static int land_cell(double lat, double lon) {
    int x = MIN(MAX((int)floor((lon + 180) * 4), 0), 1439);
    int y = MIN(MAX((int)floor((lat + 90) * 4), 0), 719);
    return y * 1440 + x;
}

static void land_fill_cells(const image *m, uint32_t first, uint32_t end) {
    memset(land.heads, -1, sizeof land.heads);
    for (uint32_t row = first; row < end && row - first < LAND_PLACES_MAX; row++) {
        int *head = &land.heads[land_cell(image_lat(m, row), image_lon(m, row))];
        land.nexts[row - first] = *head;
        *head = (int)(row - first);
    }
}

/* Whether a settlement of the division lies near the point. */
static bool land_is_near(const image *m, uint32_t first, double lat, double lon,
                         uint32_t division) {
    for (int i = 0; i < 25; i++) {
        int cell = land_cell(lat + (i / 5 - 2) * 0.25, geo_wrap_lon(lon + (i % 5 - 2) * 0.25));
        for (int at = land.heads[cell]; at >= 0; at = land.nexts[at]) {
            uint32_t row = first + (uint32_t)at;
            if (land_division(m, row) == division &&
                geo_distance_m(lat, lon, image_lat(m, row), image_lon(m, row)) < LAND_NEAR_M) {
                return true;
            }
        }
    }
    return false;
}

/* The map's division on all sides of a town is the one of a settlement near there. */
static void land_around(void) {
    const image *m = image_set_current()->base;
    uint32_t first = image_first(m, IMAGE_METROPOLIS), end = image_first(m, IMAGE_SUBURB);
    measure all = {.name = "12 km round towns: a division of today", .goal = 98};
    land_fill_cells(m, first, end);
    for (uint32_t row = first; row < end; row += 7) {
        for (int side = 0; side < 4; side++) {
            double away = LAND_KM / 111.2, lat = image_lat(m, row), lon = image_lon(m, row);
            lat += side % 2 ? 0 : (1 - side) * away;
            lon += side % 2 ? (2 - side) * away / cos(lat * GEO_DEG) : 0;
            uint32_t place = area_at(m, AREA_DIVISIONS, lat, geo_wrap_lon(lon));
            if (place != IMAGE_NO_PLACE) {
                char text[40];
                snprintf(text, sizeof text, "%.4f,%.4f", lat, lon);
                measure_add(&all,
                            land_is_near(m, first, lat, geo_wrap_lon(lon), land_division(m, place)),
                            str_of(text), STR("another"));
            }
        }
    }
    measure_print(&all);
}

static void land_run(void) {
    land_areas();
    land_outlines();
    land_towns();
    land_inhabited();
    land_lakes();
    land_around();
}

#undef LAND_KM
#undef LAND_NEAR_M
