/* geojson -- features out of a text of any size, import records out of features. The scanner cuts
 * features out of the window by counting brackets; json.c parses each, import_sort.c takes the
 * record. Owns the current feature; tokens, unescaped texts and points live in the reader's memory.
 * Outside facts: RFC 7946 (GeoJSON), RFC 8142 (text sequences); the schema of Overture Maps, whose
 * properties lie in objects and lists. */
#include "geojson.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/hash.h"
#include "../base/json.h"
#include "../geo/crs.h"
#include "../geo/geo.h"
#include "account.h"
#include "borders.h"
#include "import_record.h"
#include "import_settle.h"
#include "import_sort.h"
#include "shape.h"

/* ---- the scanner ---- */

/* The length of the JSON value at the start of `in`, by its brackets and quotes alone. 0: it is
 * incomplete; < 0: no value starts like this. */
static ptrdiff_t geojson_value(str in, bool is_end) {
    size_t depth = 0, at = 0;
    for (bool quoted = false; at < in.len; at++) {
        char c = in.at[at];
        if (quoted) {
            at += c == '\\';
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            depth++;
        } else if (c == '}' || c == ']') {
            if (depth < 2) { /* its own end, or that of its container */
                return depth ? (ptrdiff_t)at + 1 : at ? (ptrdiff_t)at : -1;
            }
            depth--;
        } else if (depth == 0 && (c == ',' || ascii_is_space(c))) {
            return at ? (ptrdiff_t)at : -1;
        }
        if (depth == 0 && !quoted && c == '"' && at) {
            return (ptrdiff_t)at + 1;
        }
    }
    return is_end && depth == 0 && at ? (ptrdiff_t)MIN(at, in.len) : 0;
}

static size_t geojson_blanks(str in, const char *more) {
    size_t at = 0;
    while (at < in.len && (ascii_is_space(in.at[at]) || (in.at[at] && strchr(more, in.at[at])))) {
        at++;
    }
    return at;
}

/* In an object: the offset of the first element of "features". 0: need more; < 0: it is another
 * object, a feature by itself. */
static ptrdiff_t geojson_collection(str in) {
    size_t at = 1;
    for (;;) {
        at += geojson_blanks(str_from(in, at), ",");
        str rest = str_from(in, at);
        if (!rest.len) {
            return 0;
        }
        ptrdiff_t key = rest.at[0] == '"' ? geojson_value(rest, false) : -1;
        if (key <= 0) {
            return key;
        }
        str name = str_head(rest, (size_t)key);
        at += (size_t)key;
        at += geojson_blanks(str_from(in, at), ":");
        rest = str_from(in, at);
        if (str_eq(name, STR("\"geometry\"")) || str_eq(name, STR("\"properties\""))) {
            return -1;
        }
        if (str_eq(name, STR("\"features\"")) && rest.len) {
            return rest.at[0] == '[' ? (ptrdiff_t)at + 1 : -1;
        }
        ptrdiff_t value = geojson_value(rest, false);
        if (value <= 0) {
            return value;
        }
        at += (size_t)value;
    }
}

/* Between the top-level objects. */
static ptrdiff_t geojson_outside(str in, bool is_end, geojson_scan *scan, str *feature) {
    if (in.at[0] != '{') {
        return -1;
    }
    ptrdiff_t list = geojson_collection(in);
    if (list > 0) {
        scan->state = GEOJSON_LIST;
        return list;
    }
    if (list == 0 && !is_end) {
        return 0;
    }
    ptrdiff_t used = geojson_value(in, is_end);
    if (used > 0) {
        *feature = str_head(in, (size_t)used);
    }
    return used == 0 && is_end ? -1 : used;
}

GEO_FN ptrdiff_t geojson_next(str in, bool is_end, geojson_scan *scan, str *feature) {
    static const char *const blanks[] = {
        [GEOJSON_OUTSIDE] = "\x1E", [GEOJSON_LIST] = ",", [GEOJSON_TAIL] = ","};
    *feature = STR_NONE;
    size_t skip = geojson_blanks(in, blanks[scan->state]);
    if (skip) {
        return (ptrdiff_t)skip;
    }
    if (!in.len) {
        return 0;
    }
    if (scan->state == GEOJSON_OUTSIDE) {
        return geojson_outside(in, is_end, scan, feature);
    }
    if (in.at[0] == (scan->state == GEOJSON_LIST ? ']' : '}')) {
        scan->state = scan->state == GEOJSON_LIST ? GEOJSON_TAIL : GEOJSON_OUTSIDE;
        return 1;
    }
    if (scan->state == GEOJSON_TAIL && in.at[0] == ':') {
        return 1;
    }
    ptrdiff_t used = geojson_value(in, is_end);
    if (used > 0 && scan->state == GEOJSON_LIST) {
        *feature = str_head(in, (size_t)used);
    }
    return used == 0 && is_end ? -1 : used;
}

/* ---- one feature ---- */

enum {
    TITLE_SLOTS = 256, /* slots for the names of properties: all features have the same */
    TITLE_PROBES = 16, /* of a name; more names share a slot */
    TITLE_MAX = 128,   /* bytes of a name, with those of the objects around it */
    TITLE_DEPTH = 4,   /* objects and lists in each other */
    TITLES_TOLD = 400  /* bytes of the names that are told */
};

static struct {
    import_record record;
    shape shape;
    struct {
        uint64_t hash; /* of the title; 0: free */
        import_record_column column;
        int rank;
    } titles[TITLE_SLOTS];
    arena memory;    /* of the reader, after the shape's; each feature may use all of it */
    int which;       /* features to take */
    unsigned levels; /* bits of those that areas have */
    int last_level;  /* of an area that was added */
    int64_t others;  /* see geojson_others */
    char path[IMPORT_RECORD_PATH_MAX];
    char told[2][TITLES_TOLD]; /* the names that are read, and those that are not */
    out names[2];
    int more[2]; /* that there was no room for */
    const crs *system;
} geojson;

/* Numbers and lists of them, three deep in a MultiPolygon. False: not coordinates. */
static bool geojson_points(shape *s, json list, int depth) {
    double lon = 0, lat = 0;
    json first = json_first(list);
    if (json_what(first) == JSON_NUMBER) {
        bool is_read = json_num(first, &lon) && json_num(json_next(list, first), &lat) &&
                       (geo_is_point(lat, lon) ||
                        (geojson.system && crs_point(geojson.system, lon, lat, &lat, &lon)));
        if (!is_read) {
            return false;
        }
        shape_add(s, lat, lon);
        return true;
    }
    for (json item = first; json_what(item) != JSON_NONE; item = json_next(list, item)) {
        if (json_what(item) != JSON_ARRAY || depth == 0 || !geojson_points(s, item, depth - 1)) {
            return false;
        }
        if (json_what(json_first(item)) == JSON_ARRAY) {
            shape_end_part(s);
        }
    }
    return true;
}

/* Sets the point and box of a record. NULL, or what is wrong with the geometry. */
static const char *geojson_geometry(json geometry, import_record *r) {
    enum { NESTING = 3 };
    shape *outline = &geojson.shape;
    json coordinates = json_get(geometry, "coordinates"), type = json_get(geometry, "type");
    if (json_is(type, "GeometryCollection")) {
        coordinates = json_get(json_first(json_get(geometry, "geometries")), "coordinates");
        type = json_get(json_first(json_get(geometry, "geometries")), "type");
    }
    shape_clear(outline);
    if (json_what(coordinates) != JSON_ARRAY) {
        return "there is no geometry";
    }
    if (!geojson_points(outline, coordinates, NESTING)) {
        return "the coordinates are not longitudes and latitudes";
    }
    shape_end_part(outline);
    if (!outline->count) {
        return "the geometry has no points";
    }
    bool is_area = json_is(type, "Polygon") || json_is(type, "MultiPolygon");
    if (outline->count == 1 || json_is(type, "MultiPoint")) {
        r->lat = outline->points[0].lat * 1e-7;
        r->lon = outline->points[0].lon * 1e-7;
        return NULL;
    }
    bool is_rotated = shape_rotate(outline);
    r->box = shape_box(outline);
    r->is_enclosed = is_area && shape_is_closed(outline);
    r->outline = is_rotated ? NULL : outline;
    if (r->is_enclosed) {
        shape_inside(outline, &r->lat, &r->lon);
    } else {
        shape_middle(outline, &r->lat, &r->lon);
        r->length_m = shape_length_m(outline);
    }
    if (is_rotated) {
        r->lon = shape_rotated_lon(r->lon);
        r->box.west = shape_rotated_lon(r->box.west);
        r->box.east = shape_rotated_lon(r->box.east);
    }
    return NULL;
}

/* Keeps the name of a property, to be told at the end. */
static void geojson_note(str title, bool is_read) {
    out *o = &geojson.names[!is_read];
    size_t len = o->len;
    out_text(o, len ? STR(", ") : STR(""));
    out_text(o, title);
    geojson.more[!is_read] += o->full;
    o->len = o->full ? len : o->len;
    o->full = false;
}

static void geojson_tell(import_reader *f) {
    char text[2 * TITLES_TOLD + 64];
    out o = out_of(text, sizeof text);
    for (int i = 0; i < 2 && geojson.names[0].len + geojson.names[1].len; i++) {
        out_text(&o, i == 0 ? STR("reads ") : geojson.names[1].len ? STR("; not used: ") : STR(""));
        out_text(&o,
                 i == 0 && !geojson.names[0].len ? STR("no property") : out_str(&geojson.names[i]));
        if (geojson.more[i]) {
            out_fmt(&o, " and %d more", geojson.more[i]);
        }
    }
    if (o.len) {
        import_reader_tell(f, out_str(&o));
    }
    import_reader_tell_counts(f);
}

/* The column that a property fills. Its language or key is found anew each time: it is a slice of
 * the title. */
static import_record_column geojson_column(import_reader_report *r, str title, str *lang,
                                           int *rank) {
    uint64_t hash = hash_64(title.at, title.len, 0) | 1;
    size_t slot = hash / 2 % TITLE_SLOTS;
    for (int i = 0;
         i < TITLE_PROBES && geojson.titles[slot].hash && geojson.titles[slot].hash != hash; i++) {
        slot = (slot + 1) % TITLE_SLOTS;
    }
    bool is_known = geojson.titles[slot].hash == hash;
    bool is_sliced =
        geojson.titles[slot].column >= COLUMN_LANGUAGE && geojson.titles[slot].column < COLUMN_NONE;
    if (!is_known || is_sliced) {
        import_record_column column =
            import_record_column_of(title, r->mapping, r->mapping_count, lang);
        if (!is_known && !geojson.titles[slot].hash) {
            geojson_note(title, column != COLUMN_NONE);
        }
        geojson.titles[slot].hash = hash;
        geojson.titles[slot].column = column;
        geojson.titles[slot].rank = import_record_title_rank(title, column);
    }
    *rank = geojson.titles[slot].rank;
    return geojson.titles[slot].column;
}

/* While the properties of a feature are read. */
typedef struct {
    import_reader_report *report;
    arena *a;
    int ranks[COLUMN_NONE + 1]; /* 1 + rank of the title that has filled each; 0: none */
    const char *why;            /* the feature cannot be used; NULL: it can */
} geojson_filling;

static void geojson_fill(geojson_filling *g, str title, str text) {
    str lang = STR_NONE;
    int rank = 0;
    if (g->why || !str_trim(text).len) {
        return;
    }
    import_record_column column = geojson_column(g->report, title, &lang, &rank);
    bool is_done = g->ranks[column] && g->ranks[column] <= rank;
    if (column != COLUMN_LAT && column != COLUMN_LON && column != COLUMN_WKT && !is_done) {
        g->ranks[column] = rank + 1; /* the geometry has the point */
        g->why = import_record_set(&geojson.record, column, lang, text);
    }
}

/* Overture's list of what contains an address, from the largest on: the last is the town, before it
 * are at most a division and what is between. */
static void geojson_fill_levels(geojson_filling *g, json list) {
    static const char *const titles[] = {"state", "county"};
    int level = 0;
    json item = json_first(list);
    while (json_what(item) != JSON_NONE) {
        json next = json_next(list, item);
        bool is_last = json_what(next) == JSON_NONE;
        geojson_fill(g, is_last ? STR("city") : str_of(titles[MIN(level, 1)]),
                     json_text(json_get(item, "value"), g->a));
        level++;
        item = next;
    }
}

static void geojson_properties(geojson_filling *g, json properties, str around, int depth);

/* A property whose title has the names of the objects around it: "names primary". Of a list the
 * first counts; in the plural its name is that of one. */
static void geojson_property(geojson_filling *g, str title, json value, int depth) {
    if (json_what(value) == JSON_ARRAY && depth < TITLE_DEPTH) {
        json first = json_first(value);
        bool is_text = json_what(first) == JSON_STRING;
        if (json_what(json_get(first, "value")) != JSON_NONE &&
            str_eq(title, STR("address_levels"))) {
            geojson_fill_levels(g, value);
        } else {
            title.len -= is_text && str_ends(title, STR("s"));
            geojson_property(g, title, first, depth + 1);
        }
    } else if (json_what(value) == JSON_OBJECT) {
        geojson_properties(g, value, title, depth + 1);
    } else {
        geojson_fill(g, title, json_text(value, g->a));
    }
}

static void geojson_properties(geojson_filling *g, json properties, str around, int depth) {
    str common = STR("names common ");
    for (json key = json_first(properties);
         json_what(key) != JSON_NONE && depth < TITLE_DEPTH && !g->why;
         key = json_next(properties, key)) {
        char room[TITLE_MAX];
        str title = json_text(key, g->a);
        out o = out_of(room, sizeof room);
        out_text(&o, around);
        out_text(&o, around.len ? STR(" ") : STR(""));
        out_text(&o, title);
        if (str_starts(out_str(&o), common)) { /* "names common de" of Overture is name:de */
            o = out_of(room, sizeof room);
            out_text(&o, STR("name:"));
            out_text(&o, title);
        }
        title = around.len && !o.full ? arena_copy(g->a, out_str(&o)) : title;
        if (title.at) {
            geojson_property(g, title, json_value_of(key), depth);
        }
    }
}

/* NULL, or why the feature cannot be used. Its texts live in `a`. */
static const char *geojson_record(const import_reader *f, str text, arena *a) {
    json_doc doc;
    import_record *r = &geojson.record;
    import_record_clear(r);
    if (!json_parse(&doc, text, a)) {
        size_t at = 0;
        return json_valid(text, &at) ? "the feature has more values than fit the memory"
                                     : "this is not JSON";
    }
    json feature = json_root(&doc);
    if (json_what(json_get(feature, "geometry")) == JSON_NONE) {
        return "this is not a GeoJSON feature";
    }
    geojson_filling filling = {.report = f->report, .a = a};
    geojson_properties(&filling, json_get(feature, "properties"), STR_NONE, 0);
    const char *why = filling.why;
    if (!why && !r->id) {
        why = import_record_set(r, COLUMN_ID, STR_NONE, json_text(json_get(feature, "id"), a));
    }
    why = why ? why : geojson_geometry(json_get(feature, "geometry"), r);
    return why ? why : import_settle_record(r);
}

/* The next feature; false at the end and when c has failed. */
static bool geojson_feature(call *c, import_reader *f, geojson_scan *scan, str *feature,
                            int64_t *line) {
    for (;;) {
        ptrdiff_t used = geojson_next(import_reader_window(f), f->is_end, scan, feature);
        if (used < 0) {
            str rest = import_reader_window(f);
            bool is_cut = f->is_end && rest.at[0] == '{' && geojson_value(rest, false) == 0;
            call_fail(c, GEO_INVALID, "%s:%lld: this is %s", f->path, (long long)f->line,
                      is_cut ? "the start of a feature whose end is missing" : "not GeoJSON");
            return false;
        }
        if (used > 0) {
            *line = f->line;
            import_reader_skip(f, (size_t)used); /* the feature stays valid until more is read */
            if (feature->at) {
                return true;
            }
        } else if (f->is_end || !import_reader_more(f, c, "feature")) {
            return false;
        }
    }
}

/* Before the properties of another file. */
static void geojson_forget(void) {
    memset(geojson.titles, 0, sizeof geojson.titles);
    memset(geojson.more, 0, sizeof geojson.more);
    geojson.names[0] = out_of(geojson.told[0], TITLES_TOLD);
    geojson.names[1] = out_of(geojson.told[1], TITLES_TOLD);
}

static void geojson_begin(call *c, import_reader *f) {
    geojson.memory = arena_of(f->memory, f->memory_size);
    f->counts_lines = true;
    geojson_forget();
    geojson.system = f->report->system;
    import_reader_as_text(f, c);
    if (!shape_open(&geojson.shape, &geojson.memory, f->memory_size / 4)) {
        call_fail(c, GEO_TOO_LARGE, "the build needs more memory");
        call_advise(c, "Give it more, e.g. --memory 1024.");
    }
}

/* ---- areas ---- */

/* What may lie in areas and has been read since GEOJSON_NONE was chosen. */
static int64_t geojson_others(void) {
    return geojson.others + account_total() - account_count(ACCOUNT_BAD);
}

GEO_FN void geojson_choose(int which) {
    geojson.which = which;
    if (which == GEOJSON_NONE) {
        geojson.levels = 0;
        geojson.last_level = 0;
        geojson.others = 0;
        geojson.others = -geojson_others();
    }
}

GEO_FN bool geojson_has_level(int level) {
    return level >= GEOJSON_LEVEL_MIN && level <= GEOJSON_LEVEL_MAX && geojson.levels >> level & 1;
}

/* The admin_level of an area that others may lie in, given or by its kind; 0: it is none. */
static int geojson_level(const import_record *r) {
    image_class cls = r->kind->cls;
    int level = cls == IMAGE_COUNTRY                        ? 2
                : cls == IMAGE_STATE                        ? 4
                : cls == IMAGE_COUNTY                       ? 6
                : IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK ? 8
                : cls == IMAGE_SUBURB                       ? 10
                                                            : 0;
    bool is_given = r->level >= GEOJSON_LEVEL_MIN && r->level <= GEOJSON_LEVEL_MAX;
    return !r->outline || !r->is_enclosed || !r->name.len ? 0
           : level && is_given                            ? r->level
                                                          : level;
}

/* Points that come later lie in it. Columns that say what it lies in are believed. */
static void geojson_add_area(call *c, import_reader *f, int level) {
    import_record *r = &geojson.record;
    char room[32];
    out key = out_of(room, sizeof room);
    bool has_context = false;
    for (int i = 0; i < IMPORT_RECORD_CONTEXT_MAX; i++) {
        has_context |= r->context[i].len > 0;
    }
    out_char(&key, 'g');
    out_int(&key, (int64_t)(import_sort_outline_tag(r) >> 1));
    if (has_context || level == GEOJSON_LEVEL_MIN) {
        import_sort_find_path(r);
    }
    borders_area area = {.level = level,
                         .path = r->path,
                         .key = out_str(&key),
                         .lat = r->lat,
                         .lon = r->lon,
                         .name = borders_name(r->name),
                         .is_place = IMAGE_CLASS_BIT(r->kind->cls) & IMAGE_SETTLED_MASK};
    geojson.last_level = level;
    geojson.others--;
    r->is_area = true;
    import_reader_count(f, r);
    r->path = borders_add(c, &area, &geojson.shape, geojson.path);
    import_sort_add(c, r);
}

/* What is read once has its areas before what may lie in them, or it would lose them. */
static void geojson_check_order(call *c, const import_reader *f, int level) {
    bool is_late = geojson_others() > 0 || level < geojson.last_level;
    if (geojson.which == GEOJSON_ALL && is_late) {
        call_fail(c, GEO_INVALID, "%s is a pipe and has an area after what may lie in it", f->path);
        call_advise(c, "Give it as a file; or areas first, the larger before the smaller.");
    }
}

static void geojson_take(call *c, import_reader *f, str feature, int64_t line) {
    arena a = geojson.memory;
    bool is_rest = geojson.which == GEOJSON_ALL || geojson.which == GEOJSON_REST;
    if (!is_rest && str_find(feature, STR("Polygon\"")) < 0) {
        return;
    }
    const char *why = geojson_record(f, feature, &a);
    int level = why ? 0 : geojson_level(&geojson.record);
    geojson.levels |= 1U << level;
    if (level && (geojson.which == level || geojson.which == GEOJSON_ALL)) {
        geojson_check_order(c, f, level);
        account_read();
        geojson_add_area(c, f, level);
    } else if (is_rest && !level) {
        account_read();
        if (why) {
            import_reader_bad_row(f, c, line, "%s", why);
        } else {
            import_reader_count(f, &geojson.record);
            import_sort_add(c, &geojson.record);
        }
    }
}

/* Tells what was read, once for a file. */
static void geojson_end(import_reader *f) {
    if (geojson.which == GEOJSON_ALL || geojson.which == GEOJSON_REST) {
        geojson_tell(f);
    }
}

GEO_FN void geojson_ingest(call *c, import_reader *f) {
    geojson_scan scan = {GEOJSON_OUTSIDE};
    str feature;
    int64_t line = 1;
    geojson_begin(c, f);
    while (!c->code && geojson_feature(c, f, &scan, &feature, &line)) {
        geojson_take(c, f, feature, line);
    }
    if (!c->code && scan.state != GEOJSON_OUTSIDE) {
        call_fail(c, GEO_INVALID, "%s ends in the middle of a list of features", f->path);
    }
    geojson_end(f);
}

GEO_FN void geojson_ingest_lines(call *c, import_reader *f) {
    str feature;
    geojson_begin(c, f);
    for (int64_t at = f->line; import_reader_line(f, c, IMPORT_READER_WINDOW, &feature);
         at = f->line) {
        feature = str_trim(feature);
        if (feature.len) {
            geojson_take(c, f, feature, at);
        }
    }
    geojson_end(f);
}
