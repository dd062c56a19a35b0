/* reading: what the words of a query may be, in the made-up world of gazetteer.c. */

/* `best` is the cheapest reading; `also` one of the others. NULL: no matter. */
static const struct {
    const char *text, *best, *also;
} reading_rows[] = {
    /* NAME: exact, spelled otherwise, or with a comma inside */
    {"Paris", "name \"paris\"", NULL},
    {"PARIS", "name \"paris\"", NULL},
    {"Mainhattan", "name \"mainhattan\"", NULL},
    {"AAA", "name \"aaa\"", NULL},
    {"Frankfurt am Main", "name \"frankfurt am main\"", NULL},
    {"Frankfurt, am Main", "name \"frankfurt am main\"", NULL},
    {"Aix-upon-Wye", "name \"aix upon wye\"", NULL},
    {"St. Paul", "name \"st paul\"", NULL},
    {"St Paul, North", "name \"st paul\" area \"north\"", NULL},
    {"Det Alpha", "name \"det alpha\"", "area \"det\" name \"alpha\""},
    /* whole words that begin it */
    {"Frankfurt", "begins \"frankfurt\"", NULL},
    {"Aix upon", "begins \"aix upon\"", "begins \"aix\" filler \"upon\""},
    {"Frankfurt, South", NULL, "begins \"frankfurt\" area \"south\""},
    /* a cut last word, of the last span only */
    {"Springf", "cut \"springf\"", NULL},
    {"Springf, North", "unread \"springf\" name \"north\"", NULL},
    /* spelled nearly, when words are left unread */
    {"Sprngfield", "near \"sprngfield\"", NULL},
    {"Sprngfield, North", NULL, "near \"sprngfield\" area \"north\""},
    {"Springfield", "name \"springfield\"", NULL},
    /* AREA: of a name, a code, a bracket; before the name; misspelt */
    {"Paris, Beta", "name \"paris\" area \"beta\"", "area \"paris\" name \"beta\""},
    {"Paris Beta", "name \"paris\" area \"beta\"", "unread \"paris\" name \"beta\""},
    {"Paris-Beta", "name \"paris\" area \"beta\"", NULL},
    {"Beta, Paris", NULL, "area \"beta\" name \"paris\""},
    {"Paris, South, Alpha", "name \"paris\" area \"south\" area \"alpha\"", NULL},
    {"Paris, BB", "name \"paris\" area \"bb\"", NULL},
    {"Springfield, AA-NO", "name \"springfield\" area \"aa no\"", NULL},
    {"Springfield (NO)", NULL, "name \"springfield\" area \"no\""},
    {"Old Town, Springfield, North, Alpha", NULL,
     "name \"old town\" area \"springfield\" area \"north\" area \"alpha\""},
    {"Paris, Sotuh", NULL, "name \"paris\" area \"sotuh\""},
    {"Paris, Paris", NULL, "name \"paris\" area \"paris\""},
    {"Paris Paris", "unread \"paris\" name \"paris\"", NULL}, /* not: Paris in Paris, typed twice */
    /* KIND: before and behind a name, with an area that fits, turned round at the end */
    {"Lake Springfield", "kind \"lake\" name \"springfield\"", NULL},
    {"Springfield Airport", "name \"springfield\" kind \"airport\"", NULL},
    {"City of Springfield", "kind \"city of\" name \"springfield\"", NULL},
    {"North Province", "name \"north\" kind \"province\"", NULL},
    {"Lone Peak", "name \"lone peak\"", "begins \"lone\" kind \"peak\""},
    {"Springfield, North Province", "name \"springfield\" area \"north\" kind \"province\"", NULL},
    {"Springfield, Province of North", "name \"springfield\" kind \"province of\" area \"north\"",
     NULL},
    {"Paris, Republic of Beta", "name \"paris\" kind \"republic of\" area \"beta\"", NULL},
    {"Alpha, Republic of", "name \"alpha\" kind \"republic of\"", NULL},
    {"Lake", "", NULL}, /* a kind without its name ends a path */
    /* POSTCODE: before and behind, alone, of several words */
    {"12345 Paris", "postcode \"12345\" name \"paris\"", "unread \"12345\" name \"paris\""},
    {"Paris 75001", "name \"paris\" postcode \"75001\"", NULL},
    {"GY1 1AA", "postcode \"gy1 1aa\"", NULL},
    {"GY1 1AA Dateline", "postcode \"gy1 1aa\" name \"dateline\"", NULL},
    {"12345", "postcode \"12345\"", NULL},
    {"12345, 54321", "postcode \"12345\" unread \"54321\"", NULL}, /* one */
    /* FILLER: wording, link, article */
    {"where is Springfield in South?",
     "filler \"where is\" name \"springfield\" filler \"in\" area \"south\"", NULL},
    {"the Alpha", "filler \"the\" name \"alpha\"", NULL},
    {"please Springfield", "filler \"please\" name \"springfield\"", NULL},
    {"near Springfield", "filler \"near\" name \"springfield\"", NULL},
    /* VAGUE */
    {"north of Springfield", NULL, "vague \"north of\" name \"springfield\""},
    {"capital of Alpha", NULL, "vague \"capital of\" name \"alpha\""},
    /* NOISE: a number, a word of streets, any other, a character */
    {"Rue 12, Paris, Beta", NULL, "unread \"rue\" unread \"12\" name \"paris\" area \"beta\""},
    {"Hauptstrasse 5, Paris, Beta",
     "unread \"hauptstrasse\" house \"5\" name \"paris\" area \"beta\"", NULL},
    {"Acme GmbH, Paris, Beta", "unread \"acme\" unread \"gmbh\" name \"paris\" area \"beta\"",
     NULL},
    {"\xE5\x8D\x97\xE7\x9C\x81\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82",
     "area \"\xE5\x8D\x97\xE7\x9C\x81\" name \"\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82\"", NULL},
    {"\xE5\x8D\x97\xE7\x9C\x81\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82\xE5\x8D\x81",
     "area \"\xE5\x8D\x97\xE7\x9C\x81\" name \"\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82\" unread "
     "\"\xE5\x8D\x81\"",
     NULL},
    /* nothing */
    {"qqqqqq", "", NULL},
    {",", "", NULL},
};

static const readings *reading_test_read(const char *text) {
    image_view v = gazetteer_test_view(NULL);
    static place_query query; /* the readings point to it */
    query = gazetteer_test_query(text);
    const candidates *c = candidates_find(&v, &query); /* which asks for spellings if need be */
    CHECK(!v.mem->full && !call_over_budget(v.call), text);
    return c ? c->r : NULL;
}

static str reading_test_roles(const readings *r, int index) {
    static char text[1024];
    out o = out_of(text, sizeof text);
    if (r && index < r->count) {
        explain_roles(&o, r, &r->at[index]);
    }
    return out_str(&o);
}

static void reading_test_texts(void) {
    for (size_t i = 0; i < LEN(reading_rows); i++) {
        const char *best = reading_rows[i].best, *also = reading_rows[i].also;
        const readings *r = reading_test_read(reading_rows[i].text);
        bool found = !also;
        for (int k = 0; r && k < r->count && !found; k++) {
            found = str_eq(reading_test_roles(r, k), str_of(also));
        }
        CHECK(!best || EQ_STR(reading_test_roles(r, 0), str_of(best)), reading_rows[i].text);
        CHECK(found, reading_rows[i].text);
    }
}

/* Every reading gives each token one role, and the cheapest come first. */
static void reading_test_limits(void) {
    static const char *const texts[] = {
        "Alpha Alpha Alpha Alpha Alpha Alpha Alpha Alpha Alpha Alpha Alpha Alpha Alpha Alpha",
        "a b c d e f g h i j k l m n o p q r s t u v w x y z",
        "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25",
        "Paris, South, Alpha, Beta, North, Springfield, Gamma, Paris, South",
        ("\xE5\x8D\x97\xE7\x9C\x81\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82\xE5\x8D\x97\xE7\x9C\x81"
         "\xE5\xB7\xB4\xE9\x87\x8C\xE5\xB8\x82\xE5\x8D\x97\xE7\x9C\x81\xE5\xB7\xB4\xE9\x87\x8C")};
    int most = 0;
    for (size_t i = 0; i < LEN(texts); i++) {
        const readings *r = reading_test_read(texts[i]);
        bool good = r && r->t.count <= TOKENS_MAX && r->count <= READINGS_MAX;
        for (int k = 0; good && k < r->count; k++) {
            const reading *p = &r->at[k];
            good = (!k || r->at[k - 1].cost <= p->cost) && (p->name >= 0 || p->code >= 0) &&
                   p->pending < 0 && p->area_count <= READING_AREAS &&
                   p->kind_count <= READING_KINDS && p->noise <= r->t.count;
        }
        most = r ? MAX(most, r->count) : most;
        CHECK(good, texts[i]);
    }
    CHECK(most > READINGS_MAX / 4, "a long query has many");
}

/* What a person reads of the reading of hostile text is bounded, and UTF-8. */
static void reading_test_explained(void) {
    static const char *const texts[] = {"Paris, \"Beta\"\x1B[2J", "\xFF\xFE Paris",
                                        "\"\"\"\" Paris", "Paris\xE2\x80\xAE, Beta",
                                        "Paris\nBeta\rGamma"};
    for (size_t i = 0; i < LEN(texts); i++) {
        image_view v = gazetteer_test_view(NULL);
        place_query query = gazetteer_test_query(texts[i]);
        search_note note = {.dropped = STR_NONE};
        query.explains = true;
        meaning_search(&v, &query, &note);
        str why = note.explanation;
        bool is_plain = why.len > 0 && why.len < EXPLAIN_MAX && utf8_valid(why);
        for (size_t k = 0; k < why.len; k++) {
            is_plain = is_plain && (why.at[k] == '\n' || !ascii_is_control(why.at[k]));
        }
        CHECK(is_plain && str_find(why, STR("\ndecision: ")) > 0, texts[i]);
    }
}

static void test_reading(void) {
    if (!gazetteer_test_use(world_image())) {
        CHECK(false, "the world opens");
        return;
    }
    reading_test_texts();
    reading_test_limits();
    reading_test_explained();
}
