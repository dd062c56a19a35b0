/* decision: how likely each distinct place is meant, in the made-up world of gazetteer.c, and what
 * meaning.c makes of that. */

static struct {
    const candidates *c; /* NULL: there are no words */
    decision d;
} decision_test;

static const decision *decision_test_make(const char *text) {
    static place_query query; /* the candidates point to it, and into the memory of the view */
    image_view v = gazetteer_test_view(NULL);
    query = gazetteer_test_query(text);
    decision_test.d = (decision){.none = 1};
    decision_test.c = candidates_find(&v, &query);
    if (decision_test.c) {
        decision_make(decision_test.c, &decision_test.d);
    }
    CHECK(!v.mem->full && !call_over_budget(v.call), text);
    return &decision_test.d;
}

/* The probabilities of the places and of "none of these" are parts of 1, and those of the forms of
 * a place stand together. */
static void decision_test_sums(const char *text) {
    const decision *d = decision_test_make(text);
    double sum = d->none, together = 0, of_group = 0;
    bool good = d->none >= 0 && d->count <= DECISION_PLACES_MAX;
    unsigned groups = 0;
    for (int i = 0; i < d->count; i++) {
        const decision_place *one = &d->at[i];
        bool is_new = !i || one->group != d->at[i - 1].group;
        sum += one->share;
        of_group = (is_new ? 0 : of_group) + one->share;
        good = good && one->share >= 0 && one->group >= 0 && one->group < d->count;
        good = good && (!is_new || !(groups >> one->group & 1));
        good = good && (is_new ? !i || one->together <= d->at[i - 1].together
                               : one->together == d->at[i - 1].together);
        good = good && of_group <= one->together + 1e-9;
        together += is_new ? one->together : 0;
        groups |= 1u << one->group;
        for (int k = 0; k < i; k++) {
            good = good && !image_place_is_same(d->at[k].best->ref, one->best->ref);
        }
    }
    CHECK(good && sum <= 1 + 1e-9 && together + d->none <= 1 + 1e-9, text);
    for (int i = 1; decision_test.c && i < decision_test.c->count; i++) {
        good = good && candidates_order(&decision_test.c->at[i - 1], &decision_test.c->at[i]) < 0;
    }
    CHECK(good, text); /* no two are equal: else their order is that of the library's qsort */
    CHECK(d->count == DECISION_PLACES_MAX || sum > 1 - 1e-6, text); /* none is left out */
}

/* Rows of the world: of the likeliest place, and how many forms of it and other places there are.
 */
static const struct {
    const char *text;
    unsigned place;
    int forms, others;
} decision_place_rows[] = {
    {"Springfield", 7, 1, 1},         /* two places, */
    {"Westar", 7, 1, 0},              /* of which one has another name */
    {"Springfield, Westar", 7, 1, 0}, /* which is no place in it */
    {"Alpha", 0, 1, 0},
    {"South North", 0, 1, 0}, /* another name of Alpha: its divisions leave words unread */
    {"North", 11, 2, 0},      /* a town in the division of its name */
    {"North, Alpha", 11, 2, 0},
    {"Mainhattan", 8, 1, 0},
};

static void decision_test_places(void) {
    for (size_t i = 0; i < LEN(decision_place_rows); i++) {
        const decision *d = decision_test_make(decision_place_rows[i].text);
        int forms = 0;
        while (forms < d->count && d->at[forms].group == d->at[0].group) {
            forms++;
        }
        CHECK(d->count > 0 && EQ(d->at[0].best->ref.place, decision_place_rows[i].place) &&
                  EQ(forms, decision_place_rows[i].forms) &&
                  EQ(d->count - forms, decision_place_rows[i].others),
              decision_place_rows[i].text);
    }
}

/* Whether the likeliest place has read every word as it is written. */
static const struct {
    const char *text;
    bool is_clean;
} decision_clean_rows[] = {
    {"Paris", true},           {"paris, south", true},         {"Mainhattan", true},
    {"12345 Paris", true},     {"Acme Paris", false}, /* unread, */
    {"the Paris", true},                              /* an article, */
    {"St Paul", true},                                /* a short form, */
    {"Sprngfield", false},                            /* misspelt, */
    {"Paris, Sotuh", false},                          /* or its area, */
    {"Aix upon", false},                              /* a name that goes on, */
    {"Paris, Gamma", false},                          /* elsewhere, */
    {"12345 Alpha", false},                           /* a code of no country, */
    {"north of Paris", false}, {"Springfield Airport", false},
};

static void decision_test_clean(void) {
    for (size_t i = 0; i < LEN(decision_clean_rows); i++) {
        const decision *d = decision_test_make(decision_clean_rows[i].text);
        CHECK(d->count > 0 && EQ(d->at[0].is_clean, decision_clean_rows[i].is_clean),
              decision_clean_rows[i].text);
    }
}

enum {
    DECISION_TEST_NONE,

    DECISION_TEST_GUESS,
    DECISION_TEST_OPEN,
    DECISION_TEST_SURE,
    DECISION_TEST_KINDS
};

/* What the thresholds of meaning.c make of it. */
static int decision_test_kind(const decision *d) {
    const decision_place *first = &d->at[0];
    double least = first->is_clean ? 0.05 : 0.2;
    return !d->count || first->together < least ? DECISION_TEST_NONE
           : !first->is_clean                   ? DECISION_TEST_GUESS
           : !d->is_sure                        ? DECISION_TEST_OPEN
                                                : DECISION_TEST_SURE;
}

static void decision_test_thresholds(void) {
    static const char *const told[] = {
        "decision: no place", "decision: a candidate to be confirmed, as it is a ",
        "decision: by importance among the places", "decision: sure, "};
    int seen[DECISION_TEST_KINDS] = {0};
    for (size_t i = 0; i < LEN(search_rows); i++) {
        const char *text = search_rows[i].query;
        int kind = decision_test_kind(decision_test_make(text));
        if (!decision_test.c) {
            continue;
        }
        image_view v = gazetteer_test_view(NULL);
        place_query query = gazetteer_test_query(text);
        search_note note = {.dropped = STR_NONE};
        query.explains = true;
        place_list places = meaning_search(&v, &query, &note);
        bool is_any = kind >= DECISION_TEST_GUESS;
        bool is_exact = places.count && place_match_is_sure(places.at[0].match);
        bool is_asked = kind == DECISION_TEST_GUESS;
        bool is_ordered = kind == DECISION_TEST_OPEN; /* by standing.c, which decides */
        CHECK(EQ(places.count > 0, is_any) &&
                  (is_ordered || EQ(note.is_open, is_exact && is_asked)) &&
                  (str_find(note.explanation, str_of(told[kind])) > 0 ||
                   (kind == DECISION_TEST_GUESS &&
                    str_find(note.explanation, str_of(told[DECISION_TEST_OPEN])) > 0)),
              text);
        seen[kind]++;
    }
    for (int i = 0; i < DECISION_TEST_KINDS; i++) {
        CHECK(seen[i] > 0, told[i]);
    }
}

static void test_decision(void) {
    if (!gazetteer_test_use(world_image())) {
        CHECK(false, "the world opens");
        return;
    }
    for (size_t i = 0; i < LEN(search_rows); i++) {
        decision_test_sums(search_rows[i].query);
    }
    for (size_t i = 0; i < LEN(reading_rows); i++) {
        decision_test_sums(reading_rows[i].text);
    }
    decision_test_places();
    decision_test_clean();
    decision_test_thresholds();
    CHECK(decision_test_make("qqqqqq")->none > 1 - 1e-9, "nothing of the name is known");
}
