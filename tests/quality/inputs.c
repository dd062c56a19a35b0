/* inputs -- queries made from the tables that the image is made of: what went in must come out. */

/* A place of the table places.tsv, by its GeoNames id. */
typedef struct {
    uint64_t id;
    double lat, lon;
    int64_t population;
    str name, cc;
    bool is_suburb;
} quality_place;

enum {
    QUALITY_PLACES_MAX = 300000,
    INPUTS_LOOKUP_EVERY = 16 /* one look-up by id goes through all rows */
};
static quality_place quality_places[QUALITY_PLACES_MAX];
static int quality_place_count;

static void inputs_load_places(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/places.tsv", '\t')) {
        return;
    }
    while (quality_next(&t) && quality_place_count < QUALITY_PLACES_MAX) {
        quality_places[quality_place_count++] =
            (quality_place){.id = (uint64_t)quality_number(quality_field(&t, "geonameid")),
                            .lat = quality_number(quality_field(&t, "lat")),
                            .lon = quality_number(quality_field(&t, "lon")),
                            .population = (int64_t)quality_number(quality_field(&t, "pop")),
                            .name = quality_field(&t, "name"),
                            .cc = quality_field(&t, "cc"),
                            .is_suburb = str_eq(quality_field(&t, "fcode"), STR("PPLX"))};
    }
}

static const quality_place *inputs_place_of(uint64_t id) {
    int low = 0, high = quality_place_count; /* the table is sorted by id */
    while (low < high) {
        int middle = (low + high) / 2;
        if (quality_places[middle].id < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return id && low < quality_place_count && quality_places[low].id == id ? &quality_places[low]
                                                                           : NULL;
}

static void inputs_check_city(measure *five, measure *first, str query, const quality_place *want) {
    place_list places = quality_search(query, "en", 5);
    int at = quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M);
    measure_add(five, at >= 0, query, quality_first(&places));
    measure_add(first, at == 0, query, quality_first(&places));
}

static void inputs_capitals(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/countries.tsv", '\t')) {
        return;
    }
    measure five = {.name = "capitals with country: in five", .goal = 99};
    measure first = {.name = "capitals with country: first", .goal = 98};
    measure reversed = {.name = "capitals, country before, no comma: first", .goal = 97};
    measure alone = {.name = "countries by name: first", .goal = 98};
    measure point = {.name = "reverse at a country's own point: it", .goal = 99};
    measure code = {.name = "countries by ISO alpha-2 and alpha-3: first", .goal = 98};
    while (quality_next(&t)) {
        str capital = quality_field(&t, "capital_geonameid"), name = quality_field(&t, "name");
        const quality_place *want = inputs_place_of((uint64_t)quality_number(capital));
        char text[300];
        place_list places = quality_search(name, "en", 5);
        str cc = quality_field(&t, "cc");
        bool is_first = places.count &&
                        str_eq_nocase(place_part(&places.at[0], "country_code"), cc) &&
                        places.at[0].place_rank == 4;
        measure_add(&alone, is_first, name, quality_first(&places));
        if (is_first) {
            place_point at = {.lat = places.at[0].lat, .lon = places.at[0].lon, .zoom = 4};
            place found = place_new();
            gazetteer_reverse(&quality.c, &at, &found);
            measure_add(&point, str_eq_nocase(place_part(&found, "country_code"), cc), name,
                        found.display_name);
        }
        for (int i = 0; i < 2; i++) {
            str word = quality_field(&t, i ? "cc3" : "cc");
            places = quality_search(word, "en", 5);
            is_first = places.count &&
                       str_eq_nocase(place_part(&places.at[0], "country_code"), cc) &&
                       places.at[0].place_rank == 4;
            measure_add(&code, is_first, word, quality_first(&places));
        }
        if (!want) {
            continue;
        }
        snprintf(text, sizeof text, "%.*s, %.*s", STR_ARG(want->name), STR_ARG(name));
        inputs_check_city(&five, &first, str_of(text), want);
        snprintf(text, sizeof text, "%.*s %.*s", STR_ARG(name), STR_ARG(want->name));
        places = quality_search(str_of(text), "en", 5);
        measure_add(&reversed, quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M) == 0,
                    str_of(text), quality_first(&places));
    }
    measure_print(&five);
    measure_print(&first);
    measure_print(&reversed);
    measure_print(&alone);
    measure_print(&point);
    measure_print(&code);
    os_unmap(t.text);
}

static bool inputs_is_of_twenty(str tags) {
    static const char *const languages[] = {"de", "fr", "es", "pt", "it", "nl", "sv",
                                            "pl", "cs", "hu", "ru", "uk", "el", "tr",
                                            "ar", "fa", "he", "ja", "ko", "zh"};
    while (tags.len) {
        str tag = str_cut(&tags, ',');
        for (size_t i = 0; i < LEN(languages); i++) {
            if (str_eq(tag, str_of(languages[i]))) {
                return true;
            }
        }
    }
    return false;
}

/* Names of places with at least 100,000 people that differ from the GeoNames name: in twenty
 * languages, and in others with Latin letters. */
static void inputs_exonyms(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/names.tsv", '\t')) {
        return;
    }
    measure five = {.name = "exonyms in 20 languages: in five", .goal = 99};
    measure first = {.name = "exonyms in 20 languages: first", .goal = 95};
    measure others = {.name = "exonyms in others, Latin letters: in five", .goal = 98};
    measure others_first = {.name = "exonyms in others, Latin letters: first"};
    while (quality_next(&t)) {
        const quality_place *want =
            inputs_place_of((uint64_t)quality_number(quality_field(&t, "geonameid")));
        str names = quality_field(&t, "names");
        while (want && want->population >= 100000 && names.len) {
            str name = str_cut(&names, '|'), tags = str_cut(&name, '=');
            bool is_other = !str_eq(name, want->name);
            if (is_other && inputs_is_of_twenty(tags)) {
                inputs_check_city(&five, &first, name, want);
            } else if (is_other && table_names_is_latin(name)) {
                inputs_check_city(&others, &others_first, name, want);
            }
        }
    }
    measure_print(&five);
    measure_print(&first);
    measure_print(&others);
    measure_print(&others_first);
    os_unmap(t.text);
}

/* Seas, mountains, rivers, islands, parks and airports by name; airports by code, too. */
static void inputs_features(void) {
    quality_table t;
    if (!quality_open(&t, "vendor/gazetteer/generated/features.tsv", '\t')) {
        return;
    }
    measure named = {.name = "natural features, parks, airports by name: in five", .goal = 98};
    measure coded = {.name = "airports by IATA code in capitals: in five", .goal = 98};
    while (quality_next(&t)) {
        place_point point = quality_point(&t, 0);
        str name = quality_field(&t, "name"), codes = quality_field(&t, "aliases");
        place_list places = quality_search(name, "en", 5);
        bool is_found = quality_position(&places, point.lat, point.lon, QUALITY_NEAR_M) >= 0;
        measure_add(&named, is_found, name, quality_first(&places));
        str code = str_cut(&codes, ',');
        if (str_starts(quality_field(&t, "tag"), STR("aeroway")) && code.len == 3) {
            places = quality_search(code, "en", 5);
            is_found = quality_position(&places, point.lat, point.lon, 1000) >= 0;
            measure_add(&coded, is_found, code, quality_first(&places));
        }
    }
    measure_print(&named);
    measure_print(&coded);
    os_unmap(t.text);
}

/* "Incheon Gyeonggi-do": the name and the division of the answer for its centre. */
static void inputs_check_divided(measure *five, measure *first, const place *found,
                                 const quality_place *want) {
    char text[256];
    str state = place_part(found, "state");
    if (state.len && state.len + found->name.len < sizeof text - 1) {
        snprintf(text, sizeof text, "%.*s %.*s", STR_ARG(found->name), STR_ARG(state));
        inputs_check_city(five, first, str_of(text), want);
    }
}

/* Whether an answer for its centre names the division that the settlement is in. */
static void inputs_division(measure *m, str id, str name, const place *found) {
    place_list own = gazetteer_lookup(&quality.c, id, STR_NONE);
    if (own.count) {
        str state = place_part(&own.at[0], "state");
        measure_add(m, !state.len || str_eq(state, place_part(found, "state")), name,
                    found->display_name);
    }
}

static void inputs_cities(void) {
    measure divided = {.name = "cities >= 100,000, division, no comma: in five", .goal = 98};
    measure divided_first = {.name = "cities >= 100,000, division, no comma: first", .goal = 98};
    measure five = {.name = "cities >= 100,000 by name: in five", .goal = 98};
    measure first = {.name = "cities >= 1,000,000 by name: first", .goal = 97};
    measure millions = {.name = "cities >= 1,000,000 by name: in five", .goal = 99.5};
    measure centre = {.name = "reverse at every settlement's centre: country", .goal = 99.5};
    measure division = {.name = "reverse at settlements' centres, each 16th: division",
                        .goal = 99.5};
    measure same = {.name = "reverse at the centre of 15,000 and more: it", .goal = 99};
    for (int i = 0; i < quality_place_count; i++) {
        const quality_place *want = &quality_places[i];
        if (want->population >= 1000000) {
            inputs_check_city(&millions, &first, want->name, want);
        }
        if (want->population >= 100000) {
            place_list places = quality_search(want->name, "en", 5);
            measure_add(&five, quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M) >= 0,
                        want->name, quality_first(&places));
        }
        place_point point = {.lat = want->lat, .lon = want->lon, .zoom = 12};
        place found = place_new();
        gazetteer_reverse(quality_call(), &point, &found);
        measure_add(&centre, str_eq_nocase(place_part(&found, "country_code"), want->cc),
                    want->name, found.display_name);
        char id[24];
        snprintf(id, sizeof id, "G%llu", (unsigned long long)want->id);
        if (i % INPUTS_LOOKUP_EVERY == 0) {
            inputs_division(&division, str_of(id), want->name, &found);
        }
        bool is_it = want->id ? str_eq(found.id, str_of(id)) : str_eq(found.name, want->name);
        if (want->population >= 15000 && !want->is_suburb) {
            measure_add(&same, is_it, want->name, found.display_name);
        }
        if (want->population >= 100000 && is_it) {
            inputs_check_divided(&divided, &divided_first, &found, want);
        }
    }
    measure_print(&divided);
    measure_print(&divided_first);
    measure_print(&millions);
    measure_print(&first);
    measure_print(&five);
    measure_print(&centre);
    measure_print(&division);
    measure_print(&same);
}

/* A typo in the name of a large place: the right name must be among the suggestions. */
static void inputs_damage(str name, int kind, uint64_t random, char text[256]) {
    size_t at = 1 + (size_t)(random % (name.len - 2));
    memcpy(text, name.at, name.len);
    text[name.len] = '\0';
    if (kind == 0) { /* a letter missing */
        memmove(text + at, text + at + 1, name.len - at);
    } else if (kind == 1) { /* two swapped */
        char swapped = text[at];
        text[at] = text[at + 1];
        text[at + 1] = swapped;
    } else if (kind == 2) { /* one wrong */
        text[at] = (char)('a' + random / 64 % 26);
    } else { /* one too many */
        memmove(text + at + 1, text + at, name.len - at + 1);
        text[at] = (char)('a' + random / 64 % 26);
    }
}

static void inputs_typos(void) {
    measure m = {.name = "one typo in cities >= 500,000: found or suggested", .goal = 95};
    for (int i = 0; i < quality_place_count; i++) {
        const quality_place *want = &quality_places[i];
        bool is_plain = want->population >= 500000 && want->name.len >= 6 && want->name.len < 200;
        for (size_t k = 0; k < want->name.len && is_plain; k++) {
            is_plain = ascii_is_alpha(want->name.at[k]);
        }
        for (int kind = 0; kind < 4 && is_plain; kind++) {
            char text[256];
            inputs_damage(want->name, kind, hash_64(want->name.at, want->name.len, (uint64_t)kind),
                          text);
            place_query query = {.text = str_of(text),
                                 .limit = 5,
                                 .language = STR("en"),
                                 .viewbox = geo_bbox_none()};
            search_note note;
            place_list places = gazetteer_search(quality_call(), &query, &note);
            bool good = quality_position(&places, want->lat, want->lon, QUALITY_NEAR_M) >= 0;
            str got = quality_first(&places);
            for (int s = 0; s < note.did_you_mean.count; s++) {
                got = s ? got : note.did_you_mean.at[0];
                good = good || str_eq(note.did_you_mean.at[s], want->name);
            }
            measure_add(&m, good, str_of(text), got);
        }
    }
    measure_print(&m);
}

static void inputs_run(void) {
    inputs_load_places();
    inputs_capitals();
    inputs_exonyms();
    inputs_features();
    inputs_cities();
    inputs_typos();
}
