/* classes -- one set of queries per class of query, asked as geocode asks: each is right in the
 * first five, right first, or certainly wrong (status ok although the first is wrong: the worst
 * defect); `asked` counts what is right first but not ok, `needless` what need not have been.
 *
 * Columns: those of right.c; the name is also what must be suggested. */

typedef enum {
    CLASS_FIND,
    CLASS_TYPO,   /* a suggestion of the name counts as found, and to ask is right */
    CLASS_HONEST, /* no answer, or one that is not ok, counts as found */
    CLASS_WORD,   /* the same; fewer are typed than are here: not counted for the confidence */
    CLASS_PREFIX, /* completed, not searched */
    CLASS_SMALL,  /* asked in small letters; counted for the confidence as they are written */
    CLASS_SPARSE  /* chosen as hard, or in no open source: not counted for the confidence */
} class_way;

typedef struct {
    const char *file, *name;
    class_way way;
    double five, first, wrong; /* goals in percent: at least, at least, at most; NAN: none */
} class_set;

static const class_set class_sets[] = {
    {"towns_100000", "towns of 100,000 and more", CLASS_FIND, 99, 98, 0.2},
    {"towns_15000", "towns of 15,000-100,000", CLASS_FIND, 98, 97.5, 0.4},
    {"towns_5000", "towns of 5,000-15,000", CLASS_FIND, 96, 94.5, 0.7},
    {"towns_1000", "towns of 1,000-5,000", CLASS_FIND, 92.5, 92, 1.5},
    {"towns_500", "towns of 500-1,000", CLASS_FIND, 77, 76.5, 1.1},
    {"towns_world", "towns of 1,640-5,000, 3 a country", CLASS_SPARSE, 44, 43.5, 1},
    {"countries_languages", "countries in 23 languages", CLASS_FIND, 98, 97.5, 0.4},
    {"countries_official", "countries, official names", CLASS_FIND, 90, 99, 0},
    {"countries_informal", "countries, informal names", CLASS_FIND, 97, 96, 0.6},
    {"capitals_scripts", "capitals in 8 scripts", CLASS_FIND, 97, 95, 0.3},
    {"divisions_names", "ISO 3166-2: name, country", CLASS_FIND, 97.5, 97, 0.4},
    {"divisions_codes", "ISO 3166-2: code", CLASS_FIND, 99.5, 99.5, 0},
    {"divisions_types", "ISO 3166-2: \"Prefecture of\"", CLASS_FIND, 95, 96, 1},
    {"counties_codes", "ISO 3166-2: code of the 2nd level", CLASS_FIND, 99, 99, 0},
    {"counties_names", "second level, with country", CLASS_FIND, 92, 91, 0.7},
    {"monuments", "monuments", CLASS_FIND, 85, 95, 0},
    {"parks", "parks", CLASS_FIND, 85, 94, 0},
    {"mountains", "mountains", CLASS_FIND, 93, 90, 0.7},
    {"water", "water", CLASS_FIND, 97, 96, 0.6},
    {"regions", "regions", CLASS_FIND, 92, 93, 0.7},
    {"islands", "islands", CLASS_FIND, 98, 94, 0.6},
    {"stations", "railway stations", CLASS_SPARSE, 97, 94, 2.1},
    {"layers", "passes, glaciers, straits, reefs, beaches, regions", CLASS_SPARSE, 94, 90, 2.1},
    {"airports_codes", "airports by code", CLASS_FIND, 99.5, 96.5, 0.4},
    {"airports_names", "airports by name", CLASS_FIND, 98.5, 98, 0},
    {"airports_cities", "\"City airport\"", CLASS_FIND, 98, 95, 0.4},
    {"postcodes_alone", "postcode alone", CLASS_HONEST, NAN, NAN, 0},
    {"postcodes_countries", "postcode with country", CLASS_HONEST, NAN, 80, 0},
    {"postcodes_towns", "postcode with town", CLASS_FIND, 97, NAN, 0},
    {"typos_one", "one edit", CLASS_TYPO, 96.5, 91.5, 0.8},
    {"typos_two", "two edits", CLASS_TYPO, 91, 12, 0.4},
    {"former_names", "historical names and exonyms", CLASS_FIND, 97, 94, 0.3},
    {"prefixes", "prefixes", CLASS_PREFIX, 98, 92, NAN},
    {"wordings", "15 wordings of town and division", CLASS_FIND, 99, 98, 0.2},
    {"wordings_natural", "natural wording", CLASS_FIND, 98, 97, 0},
    {"misspelt_areas", "ambiguous, misspelt area", CLASS_TYPO, 97, 90, 0},
    {"former_names", "historical, in small letters", CLASS_SMALL, 97, 94, 0.3},
    {"mountains", "mountains, in small letters", CLASS_SMALL, 93, 90, 0.7},
    {"water", "water, in small letters", CLASS_SMALL, 97, 96, 0.6},
    {"regions", "regions, in small letters", CLASS_SMALL, 92, 93, 0.7},
    {"islands", "islands, in small letters", CLASS_SMALL, 98, 94, 0.6},
    {"strangers", "strangers, in small letters", CLASS_SMALL, 98.5, 97.5, 0.1},
    {"strangers", "all kinds, as strangers type them", CLASS_FIND, 98.5, 97.5, 0.1},
    {"no_places", "words that are no places", CLASS_HONEST, NAN, NAN, 0},
    {"english_words", "English words", CLASS_WORD, NAN, NAN, 2},
    {"made_up", "made-up names", CLASS_WORD, NAN, NAN, 0},
    {"famous", "famous names with namesakes", CLASS_SPARSE, 98, 72, 7},
};

typedef struct {
    int total, five, first, wrong, asked, needless, shown;
} class_score;

/* ---- one query ---- */

static bool classes_has(const str *names, int count, str name) {
    char room[2][IMAGE_KEY_MAX];
    name = fold_name(name, FOLD_PLAIN, room[0], IMAGE_KEY_MAX);
    for (int i = 0; i < count; i++) {
        if (str_eq(fold_name(names[i], FOLD_PLAIN, room[1], IMAGE_KEY_MAX), name)) {
            return true;
        }
    }
    return false;
}

static bool classes_shows(class_score *s) {
    return !quality.hides_misses && s->shown++ < QUALITY_MISSES_MAX;
}

static void classes_miss(const class_set *set, const quality_table *t, const char *how,
                         const place_list *places) {
    str query = quality_field(t, "query"), got = quality_first(places);
    printf("    %s: %s: %.*s -> %.*s", how, set->name, STR_ARG(query), STR_ARG(got));
    if (places->count) {
        const place *p = places->at;
        place_point point = quality_point(t, 0);
        printf(" (%.*s=%.*s", STR_ARG(p->category), STR_ARG(p->type));
        if (quality_field(t, "lat").len) {
            printf(", %.0f km off", geo_distance_m(point.lat, point.lon, p->lat, p->lon) / 1000);
        }
        printf(")");
    }
    printf("\n");
}

/* The first completion is right when it is the name of the right place. */
static void classes_complete(class_score *s, const class_set *set, const quality_table *t) {
    str query = quality_field(t, "query"), names[5];
    call *c = quality_call();
    int count = gazetteer_prefix(c, query, LEN(names), names), at = 0;
    for (bool is_right = false; at < count && !is_right; at += !is_right) {
        place_query named = {.text = names[at], .limit = 1, .viewbox = geo_bbox_none()};
        search_note note;
        place_list places = gazetteer_search(c, &named, &note);
        is_right = places.count && right_is_place(t, places.at);
    }
    s->five += at < count;
    s->first += !at && count;
    if ((at || !count) && classes_shows(s)) {
        printf("    %s: %s: %.*s -> %.*s\n", at < count ? "not first" : "miss", set->name,
               STR_ARG(query), STR_ARG(count ? names[0] : STR("nothing")));
    }
}

/* The query as it is asked; `room` for small letters. */
static str classes_query(const class_set *set, const quality_table *t, char room[IMAGE_KEY_MAX]) {
    str query = quality_field(t, "query");
    if (set->way != CLASS_SMALL || query.len > IMAGE_KEY_MAX) {
        return query;
    }
    for (size_t i = 0; i < query.len; i++) {
        room[i] = ascii_lower(query.at[i]);
    }
    return (str){room, query.len};
}

static void classes_search(class_score *s, const class_set *set, const quality_table *t) {
    char room[IMAGE_KEY_MAX];
    str query = classes_query(set, t, room);
    place_query asked = answer_query(query);
    answer_name answer = {0};
    if (answer_search(quality_call(), &asked, STR_NONE, &answer)) {
        answer = (answer_name){0};
    }
    int at = 0;
    while (at < answer.places.count && !right_is_place(t, &answer.places.at[at])) {
        at++;
    }
    bool is_first = !at && answer.places.count, is_ok = str_eq(answer_status(&answer), ANSWER_OK);
    bool is_honest = (set->way == CLASS_HONEST || set->way == CLASS_WORD) && !is_ok;
    bool is_found = at < answer.places.count || is_honest;
    const str_list *meant = &answer.origin.did_you_mean;
    if (set->way == CLASS_TYPO && !is_found) {
        is_found = classes_has(meant->at, meant->count, quality_field(t, "name"));
    }
    s->five += is_found;
    s->first += is_first;
    s->wrong += is_ok && !is_first;
    s->asked += is_first && !is_ok;
    bool is_common = set->way != CLASS_SPARSE && set->way != CLASS_SMALL && set->way != CLASS_WORD;
    if (is_common) {
        words_add(&quality.c, query, &answer, is_first, s->total);
    }
    bool is_needless = words_is_needless(&answer, is_first, is_ok);
    s->needless += is_needless;
    bool may_ask = set->way != CLASS_FIND && set->way != CLASS_SMALL;
    if (!may_ask && is_needless && classes_shows(s)) {
        classes_miss(set, t, "needless question", &answer.places);
    }
    if ((!is_first || !is_found) && classes_shows(s)) {
        classes_miss(set, t,
                     is_ok && !is_first ? "wrong"
                     : is_found         ? "not first"
                                        : "miss",
                     &answer.places);
    }
}

/* ---- sets ---- */

static void classes_goal(const char *name, double percent, double goal, bool is_least) {
    bool is_met = isnan(goal) || (is_least ? percent >= goal : percent <= goal);
    printf("  %s %6.2f", name, percent);
    if (!isnan(goal)) {
        printf(" (%s %g)%s", is_least ? ">=" : "<=", goal, is_met ? "" : " NOT MET");
    }
    quality.met_goals += !isnan(goal) && is_met;
    quality.failed_goals += !is_met;
}

static bool classes_run_set(const class_set *set) {
    char path[200];
    quality_table t;
    class_score s = {0};
    bool is_path = str_ends(str_of(set->file), STR(".csv"));
    snprintf(path, sizeof path, is_path ? "%s" : "tests/data/queries/%s.csv", set->file);
    if (!quality_open(&t, path, ';')) {
        return true;
    }
    if (!quality_has(&t, "kind")) {
        os_unmap(t.text);
        return false;
    }
    while (quality_next(&t)) {
        s.total++;
        (set->way == CLASS_PREFIX ? classes_complete : classes_search)(&s, set, &t);
    }
    printf("%-34s %5d", set->name, s.total);
    classes_goal("five", quality_percent(s.five, s.total), set->five, true);
    classes_goal("first", quality_percent(s.first, s.total), set->first, true);
    if (set->way != CLASS_PREFIX) {
        classes_goal("cw", quality_percent(s.wrong, s.total), set->wrong, false);
        if (set->way != CLASS_SMALL) {
            words_add_class(quality_percent(s.wrong, s.total));
        }
    }
    if (set->way == CLASS_FIND || set->way == CLASS_SMALL) {
        printf("  asked %6.2f", quality_percent(s.asked, s.total));
        classes_goal("needless", quality_percent(s.needless, s.total), WORDS_NEEDLESS, false);
    }
    printf("\n");
    os_unmap(t.text);
    return true;
}

static void classes_run(void) {
    for (size_t i = 0; i < LEN(class_sets); i++) {
        classes_run_set(&class_sets[i]);
    }
}

/* A file of the form of the classes: with the goals of its row when it has one. */
static bool classes_run_file(const char *path) {
    class_set set = {path, path, CLASS_FIND, NAN, NAN, NAN};
    for (size_t i = 0; i < LEN(class_sets); i++) {
        if (quality_is_set(path, class_sets[i].file)) {
            set = class_sets[i];
            set.file = path;
        }
    }
    return classes_run_set(&set);
}
