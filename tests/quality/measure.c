/* measure -- what all parts of quality share: measures with goals, tables, searches in process. */

enum {
    QUALITY_MEMORY = 8 << 20,
    QUALITY_FIELDS_MAX = 24,
    QUALITY_NEAR_M = 20000,
    QUALITY_MISSES_MAX = 40 /* shown per measure */
};

static struct {
    char memory[QUALITY_MEMORY];
    call c;
    bool hides_misses;
    int met_goals, failed_goals;
} quality;

/* One line of the output. */
typedef struct {
    const char *name;
    double goal; /* percent; 0: none */
    double aim;  /* the same of what is wanted, but is no failure yet */
    int total, found, shown;
} measure;

static call *quality_call(void) {
    quality.c = (call){.mem = arena_of(quality.memory, sizeof quality.memory)};
    return &quality.c;
}

static void measure_add(measure *m, bool good, str query, str got) {
    m->total++;
    m->found += good;
    if (!good && !quality.hides_misses && m->shown++ < QUALITY_MISSES_MAX) {
        printf("    miss: %s: %.*s -> %.*s\n", m->name, STR_ARG(query), STR_ARG(got));
    }
}

/* The share of `part` in percent; 0 of nothing. */
static double quality_percent(int part, int total) {
    return total ? 100.0 * part / total : 0;
}

static void measure_print(const measure *m) {
    double percent = quality_percent(m->found, m->total);
    bool is_met = percent >= m->goal;
    printf("%-52s %6d of %6d  %6.2f %%", m->name, m->found, m->total, percent);
    if (m->goal > 0) {
        printf("  goal %6.2f %%  %s", m->goal, is_met ? "met" : "NOT MET");
    }
    if (m->aim > 0) {
        printf("  aim %6.2f %%  %s", m->aim, percent >= m->aim ? "reached" : "not yet");
    }
    printf("\n");
    quality.met_goals += m->goal > 0 && is_met;
    quality.failed_goals += !is_met;
}

/* ---- tables with a header line ---- */

typedef struct {
    str text, rest;
    str names[QUALITY_FIELDS_MAX], fields[QUALITY_FIELDS_MAX];
    int count;
    char separator;
} quality_table;

static bool quality_row(quality_table *t, str *fields) {
    str line = STR_NONE;
    while (t->rest.len && !line.len) {
        line = str_cut(&t->rest, '\n');
        line = str_ends(line, STR("\r")) ? str_head(line, line.len - 1) : line;
    }
    for (int i = 0; i < QUALITY_FIELDS_MAX; i++) {
        fields[i] = line.at ? str_cut(&line, t->separator) : (str){"", 0};
    }
    return t->rest.len || fields[0].at[0];
}

static bool quality_open(quality_table *t, const char *path, char separator) {
    *t = (quality_table){.separator = separator};
    if (!os_map(path, &t->text)) {
        printf("%s cannot be read: %s\n", path, os_why());
        quality.failed_goals++;
        return false;
    }
    t->rest = t->text;
    return quality_row(t, t->names);
}

/* A set of tests/data/queries by its name. */
static bool quality_open_set(quality_table *t, const char *name) {
    char path[200];
    snprintf(path, sizeof path, "tests/data/queries/%s.csv", name);
    return quality_open(t, path, ';');
}

static bool quality_is_set(const char *path, const char *name) {
    char file[200];
    const char *slash = strrchr(path, '/');
    snprintf(file, sizeof file, "%s.csv", name);
    return strcmp(slash ? slash + 1 : path, file) == 0;
}

static bool quality_next(quality_table *t) {
    return t->rest.len && quality_row(t, t->fields);
}

static bool quality_has(const quality_table *t, const char *name) {
    for (int i = 0; i < QUALITY_FIELDS_MAX; i++) {
        if (str_eq(t->names[i], str_of(name))) {
            return true;
        }
    }
    return false;
}

static str quality_field(const quality_table *t, const char *name) {
    for (int i = 0; i < QUALITY_FIELDS_MAX; i++) {
        if (str_eq(t->names[i], str_of(name))) {
            return t->fields[i];
        }
    }
    return (str){"", 0};
}

static double quality_number(str text) {
    double value = 0;
    return str_num(text, &value) ? value : 0;
}

/* The columns lat and lon of a row. */
static place_point quality_point(const quality_table *t, int zoom) {
    return (place_point){.lat = quality_number(quality_field(t, "lat")),
                         .lon = quality_number(quality_field(t, "lon")),
                         .zoom = zoom};
}

/* ---- searches ---- */

static place_list quality_search(str text, const char *language, int limit) {
    place_query query = {
        .text = text, .limit = limit, .language = str_of(language), .viewbox = geo_bbox_none()};
    search_note note;
    return gazetteer_search(quality_call(), &query, &note);
}

static str quality_first(const place_list *places) {
    return places->count ? places->at[0].display_name : STR("nothing");
}

/* The position of the first place within metres of a point; -1: none. */
static int quality_position(const place_list *places, double lat, double lon, double metres) {
    for (int i = 0; i < places->count; i++) {
        const place *p = &places->at[i];
        if (geo_distance_m(lat, lon, p->lat, p->lon) <= metres) {
            return i;
        }
    }
    return -1;
}
