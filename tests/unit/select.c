/* select -- places of a kind in an area, on the made-up world of gazetteer.c. */

typedef struct {
    const char *kind, *within;             /* a name of the world, or an id; NULL: anywhere */
    const char *beside;                    /* likewise: what borders it */
    double west, south, east, north;       /* a box; all 0: none */
    double radius_km;                      /* round the first point, or beside the line */
    double line[3][2];                     /* lat, lon; 0, 0 ends it */
    double min_population, max_population; /* max 0: any */
    double min_elevation, min_area, max_area;
    place_order order;
    int limit;
    const char *names; /* "A; B of 3", " in the box of " */
} select_test_row;

static const select_test_row select_test_rows[] = {
    {.kind = "settlement", .limit = 3, .names = "Aix upon Wye; Paris; Frankfurt am Main of 13"},
    {.kind = "Cities", .within = "Alpha", .names = "Aix upon Wye; Frankfurt am Main; Springfield"},
    {.kind = "city", .within = "Beta", .names = "Paris"},
    {.kind = "city", .within = "South", .names = "Aix upon Wye; Frankfurt am Main"},
    {.kind = "town",
     .within = "G10",
     .order = PLACE_ORDER_NAME,
     .names = "M\xC3\xBCnster; North; Saint Paul; Stray"},
    {.kind = "town",
     .within = "G10",
     .min_population = 25000,
     .max_population = 40000,
     .names = "Saint Paul; Stray"},
    {.kind = "city",
     .within = "Alpha",
     .min_population = 40000,
     .names = "Aix upon Wye; Frankfurt am Main; Springfield; M\xC3\xBCnster"},
    {.kind = "country", .names = "Alpha; Beta; Gamma"},
    {.kind = "settlement",
     .within = "G10",
     .order = PLACE_ORDER_POPULATION,
     .limit = 2,
     .names = "Springfield; M\xC3\xBCnster of 5"},
    {.kind = "peak", .order = PLACE_ORDER_ELEVATION, .names = "Lone Peak"},
    {.kind = "peak", .min_elevation = 9000, .names = ""},
    {.kind = "country", .min_area = 1e9, .names = ""},
    {.kind = "country", .max_area = 1e9, .names = ""},
    {.kind = "neighbouring countries",
     .within = "Alpha",
     .names = "Beta; Gamma in the countries that border "},
    {.kind = "country", .within = "Beta", .names = ""},
    {.kind = "capitals", .names = "Aix upon Wye"},
    {.kind = "capital", .within = "Beta", .names = " and seats"},
    {.kind = "capital", .within = "Alpha", .names = "Aix upon Wye; Frankfurt am Main and seats"},
    {.kind = "capital",
     .within = "Alpha",
     .order = PLACE_ORDER_NAME,
     .names = "Aix upon Wye; Frankfurt am Main and seats"},
    {.kind = "capital", .within = "Ur", .names = "Aix upon Wye in the countries of "},
    {.kind = "capital", .within = "G10", .names = " and seats"},
    {.kind = "national capitals", .within = "Alpha", .names = "Aix upon Wye"},
    {.kind = "state capital", .names = "Frankfurt am Main"},
    {.kind = "provincial capitals",
     .within = "South",
     .names = "Aix upon Wye; Frankfurt am Main and seats"},
    {.kind = "division", .beside = "G10", .names = "South"},
    {.kind = "division", .beside = "South", .names = "North"},
    {.kind = "division", .beside = "South", .within = "Beta", .names = ""},
    {.kind = "country", .beside = "South", .names = ""},
    {.kind = "division", .beside = "Alpha", .names = ""},
    {.kind = "country", .beside = "Gamma", .names = ""},
    {.kind = "country", .beside = "Alpha", .names = "Beta; Gamma"},
    {.kind = "division", .beside = "Beta", .names = " without borders"},
    {.kind = "division", .beside = "Lone Peak", .names = " without borders"},
    {.kind = "country", .within = "Ur", .names = "Alpha; Gamma in the countries of "},
    {.kind = "city",
     .within = "Ur",
     .names = "Aix upon Wye; Frankfurt am Main; Springfield in the countries of "},
    {.kind = "peak", .within = "Ur", .names = "Lone Peak in the countries of "},
    {.kind = "division", .within = "Alpha", .names = "North; South"},
    {.kind = "suburb", .within = "Springfield, North", .names = "Old Town in the box of "},
    {.kind = "settlement",
     .west = 179,
     .south = -6,
     .east = -179,
     .north = -4,
     .names = "Dateline; Wester"},
    {.kind = "settlement",
     .west = -180,
     .south = 80,
     .east = 180,
     .north = 90,
     .names = "Polar Station"},
    {.kind = "pharmacies", .within = "G10", .names = "Central Pharmacy"},
    {.kind = "natural=peak", .within = "Beta", .names = ""},
    {.kind = "peak", .within = "South", .names = "Lone Peak"},
    {.kind = "hospital", .names = "lacking"},
    {.kind = "hovercraft", .names = "unknown"},
    {.kind = "settlement",
     .line = {{7, 3}},
     .radius_km = 300,
     .order = PLACE_ORDER_NEAREST,
     .names = "Springfield; North; Saint Paul"},
    {.kind = "village",
     .line = {{-5, -179.99}},
     .radius_km = 20,
     .order = PLACE_ORDER_NEAREST,
     .limit = 1,
     .names = "Wester of 2"},
    {.kind = "town",
     .line = {{1, 1}, {1, 9.5}, {8, 9.5}},
     .radius_km = 170,
     .order = PLACE_ORDER_ALONG,
     .names = "Springfield; Paris; M\xC3\xBCnster"},
    {.kind = "town",
     .line = {{8, 9.5}, {1, 9.5}, {1, 1}},
     .radius_km = 170,
     .order = PLACE_ORDER_ALONG,
     .names = "M\xC3\xBCnster; Paris; Springfield"},
    {.kind = "town",
     .line = {{1, 1}, {1, 9.5}, {8, 9.5}},
     .radius_km = 170,
     .within = "South",
     .order = PLACE_ORDER_NEAREST,
     .names = "Paris; Springfield"},
};

/* The id of a place of the world. */
static str select_test_id(const char *name) {
    static char id[32];
    if (strcmp(name, "G10") == 0) {
        return STR("G10"); /* North, the division: its name means the town in it, too */
    }
    place_query query = gazetteer_test_query(name);
    image_view v = gazetteer_test_view(NULL);
    search_note note = {.dropped = STR_NONE};
    place_list places = meaning_search(&v, &query, &note);
    CHECK(places.count && str_cstr(places.at[0].id, id, sizeof id), name);
    return str_of(id);
}

static place_selection select_test_selection(const select_test_row *row) {
    place_selection s = {.kind = str_of(row->kind),
                         .box = geo_bbox_none(),
                         .radius_m = row->radius_km > 0 ? row->radius_km * 1000 : NAN,
                         .least = {row->min_population, row->min_elevation, row->min_area},
                         .most = {row->max_population > 0 ? row->max_population : INFINITY,
                                  INFINITY, row->max_area > 0 ? row->max_area : INFINITY},
                         .wants_area = row->order == PLACE_ORDER_AREA,
                         .order = row->order,
                         .limit = row->limit ? row->limit : 10};
    if (row->beside) {
        static char beside[32];
        CHECK(str_cstr(select_test_id(row->beside), beside, sizeof beside), row->beside);
        s.beside_id = str_of(beside);
    }
    if (row->within) {
        s.area_id = select_test_id(row->within);
    } else if (row->north != 0) {
        s.box = (bbox){row->west, row->south, row->east, row->north};
    }
    while (s.line_count < 3 && (row->line[s.line_count][0] != 0)) {
        s.line[s.line_count][0] = row->line[s.line_count][0];
        s.line[s.line_count][1] = row->line[s.line_count][1];
        s.line_count++;
    }
    return s;
}

static str select_test_answer(const place_selection *s) {
    static char text[1024];
    out o = out_of(text, sizeof text);
    place_answer answer = {.total = 0};
    image_view v = gazetteer_test_view(NULL);
    if (!select_places(&v, s, &answer)) {
        return STR("unknown");
    }
    for (int i = 0; i < answer.places.count; i++) {
        out_text(&o, i ? STR("; ") : STR(""));
        out_text(&o, answer.places.at[i].name);
    }
    if (answer.truncated) {
        out_fmt(&o, " of %d", answer.total);
    }
    CHECK(EQ(answer.truncated, answer.total > answer.places.count), "truncated");
    out_text(&o, answer.searched.len ? STR(" in ") : STR(""));
    out_text(&o, answer.searched);
    out_text(&o, answer.lacks_kind ? STR("lacking") : STR(""));
    out_text(&o, answer.has_seats ? STR(" and seats") : STR(""));
    out_text(&o, answer.lacks_border ? STR(" without borders") : STR(""));
    return out_str(&o);
}

static void select_test_distances(void) {
    place_selection s = select_test_selection(
        &(select_test_row){.kind = "town", .line = {{1, 1}, {1, 9.5}, {8, 9.5}}, .radius_km = 170});
    place_answer answer = {.total = 0};
    image_view v = gazetteer_test_view(NULL);
    CHECK(select_places(&v, &s, &answer) && EQ(answer.places.count, 3), "towns along a line");
    for (int i = 0; i < answer.places.count; i++) {
        const place *p = &answer.places.at[i];
        double away_m = geo_distance_m(p->lat, p->lon, 1, p->lon);
        bool is_on_first = p->lat < 5; /* which runs near the equator, where it hardly bulges */
        CHECK(!is_on_first || fabs(p->distance_m - away_m) < 1500, "the distance to the line");
        CHECK(isnan(p->bearing_deg), "a line has no bearing");
    }
}

/* Ids of what has none in its source are made of its position. */
static void select_test_ids(void) {
    const image *m = &gazetteer_test.set.images[0];
    int bad = 0, positions = 0;
    for (uint32_t row = 0; row < m->places; row++) {
        image_view v = gazetteer_test_view(NULL);
        place p = image_record_fill(&v, (image_ref){m, row});
        image_ref found;
        bool is_one = image_id_find(&v, p.id, &found, 1) == 1 && found.m == m;
        positions += str_starts(p.id, STR("P"));
        bad += !is_one || found.place != row;
        bad += image_id_place(&v, p.id, p.place_id).place != row;
        bad += image_id_place(&v, p.id, p.place_id % m->places + 1).place != row;
    }
    CHECK(EQ(bad, 0) && EQ(positions, 13), "every place is found by its id");
    image_ref refs[4];
    image_view v = gazetteer_test_view(NULL);
    place_point point = {.lat = 7.01, .lon = 3.015, .zoom = 18, .wants_ids = true};
    place there = place_new();
    CHECK(reverse_place(&v, &point, &there) &&
              EQ_STR(record_pairs_get(&there.part_ids, STR("city")), STR("G20")) &&
              EQ_STR(record_pairs_get(&there.part_ids, STR("state")), STR("G10")) &&
              EQ_STR(record_pairs_get(&there.part_ids, STR("suburb")), STR("G28")) &&
              str_starts(record_pairs_get(&there.part_ids, STR("country")), STR("P")),
          "ids of an address");
    v = gazetteer_test_view(NULL);
    CHECK(EQ(image_id_find(&v, STR("g20,x1, P1,G20"), refs, 4), 4) && refs[0].m && !refs[1].m &&
              !refs[2].m && EQ(refs[3].place, refs[0].place),
          "in their order, unknown ones, and one twice");
    CHECK(EQ(image_id_find(&v, STR("P4611686018427387903,G20,G20"), refs, 2), 2) && !refs[0].m,
          "no position; and no more than asked for");
}

/* On the event loop a selection stops when its work is done. */
static void select_test_budget(void) {
    place_selection all = select_test_selection(&(select_test_row){.kind = "settlement"}),
                    near = select_test_selection(
                        &(select_test_row){.kind = "town", .line = {{1, 1}}, .radius_km = 500});
    for (int work = 0; work < 2; work++) {
        gazetteer_test.work = work;
        CHECK(select_test_answer(&all).at && EQ(call_over_budget(&gazetteer_test.call), work),
              "a walk through the rows");
        CHECK(select_test_answer(&near).at && EQ(call_over_budget(&gazetteer_test.call), work),
              "and through the tree");
    }
    gazetteer_test.work = 0;
}

static void select_test_all(void) {
    for (size_t i = 0; i < LEN(select_test_rows); i++) {
        place_selection s = select_test_selection(&select_test_rows[i]);
        CHECK(EQ_STR(select_test_answer(&s), str_of(select_test_rows[i].names)),
              select_test_rows[i].kind);
    }
    select_test_ids();
}

static void test_select(void) {
    if (!gazetteer_test_use(world_image_of(0))) { /* as the embedded image */
        CHECK(false, "the world opens");
        return;
    }
    const image *m = &gazetteer_test.set.images[0];
    CHECK(m->columns[IMAGE_ID_ORDER].count > 0 &&
              EQ(m->columns[IMAGE_BLOCK_FIRST].count, image_first(m, IMAGE_COUNTY) + 2U),
          "with groups of ids, and blocks of each area");
    select_test_all();
    CHECK(gazetteer_test_use(world_image()), "as an index file");
    select_test_all();
    CHECK(select_kind_is_settled(STR("towns")) && !select_kind_is_settled(STR("peak")) &&
              EQ_STR(select_kind(0), STR("settlement")) && !select_kind(1000).at,
          "kinds");
    select_test_distances();
    select_test_budget();
}
