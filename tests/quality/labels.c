/* labels -- whether labels are in one language and up to date: of cities of 100,000 people and more
 * the share whose label is all in the script of a language; of a sample of all settlements the
 * share whose English label has a word of another language for a kind of division; and whether
 * renamed places are shown under the name of today and found by both.
 *
 * renamed.csv: name, former, country. Letters count by their blocks in Unicode. */

enum {
    LABELS_POPULATION_MIN = 100000,
    LABELS_STEP = 97, /* rows of the sample: a prime, as neighbours are alike */
};

typedef struct {
    const char *language;
    int first, last; /* its letters; Latin ones may not be there */
} labels_script;

static const labels_script labels_scripts[] = {
    {"ja", 0x3040, 0x9FFF}, {"zh", 0x3400, 0x9FFF}, {"ru", 0x400, 0x4FF},
    {"ar", 0x600, 0x6FF},   {"ko", 0xAC00, 0xD7A3}, {"hi", 0x900, 0x97F},
};

/* Words for kinds of divisions that English does not have, each with blanks round it. */
static const char labels_words[] =
    " regierungsbezirk landkreis bezirk politischer powiat provincia provincie departamento "
    "departement municipio comuna komuna distrito canton judetul raion raionul rayon oblasty "
    "oblysy kraj okres opstina opcina nomos amphoe khet kabupaten kota shi diqu meng zizhizhou gun "
    "shahrestan-e ostan-e huyen quan daerah bahagian srok krong khan tumani viloyati nohiyai "
    "audany "
    "kommun kommune gemeente cercle daira caza delegation vald linn pagasts novads rajons jaras "
    "ilcesi ili atholhu sveitarfelagid nefat bashkia obshtina baladiyat muhafazat concelho ";

static bool labels_is_latin(int letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
           (letter >= 0xC0 && letter < 0x250) || (letter >= 0x1E00 && letter < 0x1F00);
}

static bool labels_is_in(str label, const labels_script *script) {
    bool has_script = false;
    for (size_t at = 0; at < label.len;) {
        int letter = utf8_next(label, &at);
        has_script = has_script || (letter >= script->first && letter <= script->last);
        if (labels_is_latin(letter)) {
            return false;
        }
    }
    return has_script;
}

/* A part of a label that begins or ends with one of the words, or ends with "-do" and the like. */
static bool labels_is_local(str part) {
    char room[IMAGE_KEY_MAX + 2];
    str key = fold_name(str_trim(part), FOLD_PLAIN, room, IMAGE_KEY_MAX), first = key, last = key;
    first = str_cut(&last, ' ');
    while (str_find(last, STR(" ")) >= 0) {
        str_cut(&last, ' ');
    }
    const str ends[] = {first, last};
    for (size_t i = 0; i < LEN(ends) && key.len; i++) {
        char word[IMAGE_KEY_MAX + 2];
        int len = snprintf(word, sizeof word, " %.*s ", STR_ARG(ends[i]));
        if (first.len < key.len && len > 2 &&
            str_find(str_of(labels_words), (str){word, (size_t)len}) >= 0) {
            return true;
        }
    }
    return false;
}

/* The first part is the name of the settlement. */
static bool labels_has_local(str label) {
    str_cut(&label, ',');
    while (label.len) {
        if (labels_is_local(str_cut(&label, ','))) {
            return true;
        }
    }
    return false;
}

static str labels_of(image_ref ref, const char *language) {
    call *c = quality_call();
    image_view v = image_set_view_begin(c, str_of(language));
    place p = image_record_fill(&v, ref);
    image_set_view_end(&v);
    return p.display_name;
}

static void labels_run_script(const labels_script *script) {
    const image *m = image_set_current()->base;
    char name[60];
    snprintf(name, sizeof name, "labels: all in the script of %s", script->language);
    measure whole = {.name = name, .aim = 80, .shown = QUALITY_MISSES_MAX};
    for (uint32_t row = image_first(m, IMAGE_METROPOLIS); row < image_first(m, IMAGE_TOWN); row++) {
        if (image_population(m, row) >= LABELS_POPULATION_MIN) {
            str label = labels_of((image_ref){m, row}, script->language);
            measure_add(&whole, labels_is_in(label, script), label, STR("another script"));
        }
    }
    measure_print(&whole);
}

static void labels_run_english(void) {
    const image *m = image_set_current()->base;
    measure plain = {.name = "labels: English without local words", .goal = 98};
    for (uint32_t row = image_first(m, IMAGE_METROPOLIS); row < image_first(m, IMAGE_SUBURB);
         row += LABELS_STEP) {
        str label = labels_of((image_ref){m, row}, "en");
        measure_add(&plain, !labels_has_local(label), label, STR("a local word"));
    }
    measure_print(&plain);
}

/* The name that the first place of a query is shown under, and its id in `id`; asked with the
 * country. */
static str labels_found(str name, str country, char id[64]) {
    char text[200];
    snprintf(text, sizeof text, "%.*s%s%.*s", STR_ARG(name), country.len ? ", " : "",
             STR_ARG(country));
    place_list places = quality_search(str_of(text), "en", 1);
    str_cstr(places.count ? places.at[0].id : STR_NONE, id, 64);
    return places.count ? places.at[0].name : STR("nothing");
}

static void labels_run_renamed(void) {
    quality_table t;
    measure shown = {.name = "renamed: shown under today's name", .aim = 97.8};
    measure found = {.name = "renamed: found by the former one, too", .aim = 97.8};
    if (!quality_open_set(&t, "renamed")) {
        return;
    }
    while (quality_next(&t)) {
        char ids[2][64], keys[2][IMAGE_KEY_MAX];
        str name = quality_field(&t, "name"), former = quality_field(&t, "former");
        str got = labels_found(former, quality_field(&t, "country"), ids[1]);
        got = labels_found(name, quality_field(&t, "country"), ids[0]);
        bool is_same = str_eq(fold_name(name, FOLD_PLAIN, keys[0], IMAGE_KEY_MAX),
                              fold_name(got, FOLD_PLAIN, keys[1], IMAGE_KEY_MAX));
        measure_add(&shown, is_same, name, got);
        measure_add(&found, ids[0][0] && strcmp(ids[0], ids[1]) == 0, former, got);
    }
    measure_print(&shown);
    measure_print(&found);
}

static void labels_run(void) {
    for (size_t i = 0; i < LEN(labels_scripts); i++) {
        labels_run_script(&labels_scripts[i]);
    }
    labels_run_english();
    labels_run_renamed();
}
