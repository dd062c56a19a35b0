/* import_sort -- the import sort: finds out what contains an import record and sorts. Owns the
 * sorter, and the centroids that have not been sorted yet. */
#include "import_sort.h"

#include <math.h>
#include <string.h>

#include "../base/hash.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../index/kind.h"
#include "../index/sort.h"
#include "account.h"
#include "borders.h"
#include "import_base.h"
#include "import_country.h"
#include "import_nearest.h"
#include "shape.h"

enum {
    IMPORT_SORT_SUMS = 4096,           /* areas whose centroids are summed in memory at a time */
    IMPORT_SORT_PIECES_MAX = 24 << 10, /* bytes of an outline in one record */
    IMPORT_SORT_COARSER = 16           /* times that the tolerance of a long line is doubled */
};

#define IMPORT_SORT_LINE_M 5.0  /* points that a line leaves out are no farther from it */
#define IMPORT_SORT_AREA_M 5.0  /* and from the border of an area */
#define IMPORT_SORT_WIDE   1e-3 /* degrees: of things besides areas and streets, the larger ones */

typedef struct {
    uint64_t hash; /* of the path */
    import_sort_centroid sum;
    size_t path_len;
    char path[IMPORT_RECORD_PATH_MAX], name[IMPORT_SORT_NAME_MAX];
} import_sort_sum;

static struct {
    sorter sorter;
    char packed[SORT_RECORD_MAX];
    char path[IMPORT_RECORD_PATH_MAX];
    char pieces[IMPORT_SORT_PIECES_MAX];
    import_sort_sum *sums; /* IMPORT_SORT_SUMS */
    bool has_osm_ids;
    bool is_lost;    /* the current record did not fit */
    size_t last_len; /* reading: of the record in `packed`, which was read last */
} import_sort;

/* ---- centroids ---- */

GEO_FN void import_sort_open(void *memory, size_t size, const char *beside) {
    memset(&import_sort, 0, sizeof import_sort);
    arena mem = arena_of(memory, size);
    import_sort.sums = ARENA_NEW(&mem, import_sort_sum, IMPORT_SORT_SUMS);
    ASSERT(import_sort.sums);
    sort_open(&import_sort.sorter, mem.at, (size_t)(mem.end - mem.at), beside);
}

GEO_FN void import_sort_close(void) {
    sort_close(&import_sort.sorter);
}

static void import_sort_put_double(out *o, double value) {
    out_text(o, (str){(const char *)&value, sizeof value});
}

GEO_FN bool import_sort_unpack_centroid(str bytes, import_sort_centroid *v) {
    double sums[7];
    if (bytes.len < 1 + sizeof sums) {
        return false;
    }
    memcpy(sums, bytes.at + 1, sizeof sums);
    *v = (import_sort_centroid){.cls = (image_class)bytes.at[0],
                                .lat = sums[0],
                                .lon = sums[1],
                                .box = {sums[2], sums[3], sums[4], sums[5]},
                                .count = (uint64_t)sums[6],
                                .name = str_from(bytes, 1 + sizeof sums)};
    return true;
}

static out import_sort_key(char rec, str path) {
    out o = out_of(import_sort.packed, sizeof import_sort.packed);
    out_char(&o, rec);
    out_text(&o, path);
    out_char(&o, 0);
    return o;
}

/* Adds a sum to the sorter, and clears it. */
static void import_sort_flush_sum(call *c, import_sort_sum *b) {
    if (!b->sum.count) {
        return;
    }
    out o = import_sort_key(IMPORT_SORT_AREA, (str){b->path, b->path_len});
    out_char(&o, IMPORT_SORT_AREA_CENTROID);
    out_char(&o, (char)b->sum.cls);
    import_sort_put_double(&o, b->sum.lat);
    import_sort_put_double(&o, b->sum.lon);
    import_sort_put_double(&o, b->sum.box.west);
    import_sort_put_double(&o, b->sum.box.south);
    import_sort_put_double(&o, b->sum.box.east);
    import_sort_put_double(&o, b->sum.box.north);
    import_sort_put_double(&o, (double)b->sum.count);
    out_text(&o, (str){b->name, b->sum.name.len});
    b->sum.count = 0;
    sort_add(&import_sort.sorter, c, out_str(&o));
}

/* Adds a point to the centroid of the area of that path. */
static void import_sort_add_point(call *c, str path, image_class cls, str name,
                                  const import_record *r) {
    uint64_t hash = hash_64(path.at, path.len, 2);
    import_sort_sum *b = &import_sort.sums[hash % IMPORT_SORT_SUMS];
    if (b->hash != hash) {
        import_sort_flush_sum(c, b);
    }
    if (!b->sum.count) {
        b->hash = hash;
        b->sum = (import_sort_centroid){.cls = cls, .box = geo_bbox_none(), .name = {b->name, 0}};
        b->path_len = path.len;
        memcpy(b->path, path.at, path.len);
    }
    name = utf8_head(name, sizeof b->name);
    bool is_fuller = cls == IMAGE_POSTCODE && name.len > b->sum.name.len; /* with its country */
    if (name.len && (is_fuller || !b->sum.name.len)) {
        memcpy(b->name, name.at, name.len);
        b->sum.name.len = name.len;
    }
    b->sum.count++;
    b->sum.lat += r->lat;
    b->sum.lon += r->lon;
    b->sum.box = geo_bbox_union(b->sum.box, (bbox){r->lon, r->lat, r->lon, r->lat});
}

GEO_FN void import_sort_finish(call *c) {
    for (int i = 0; i < IMPORT_SORT_SUMS; i++) {
        import_sort_flush_sum(c, &import_sort.sums[i]);
    }
    sort_finish(&import_sort.sorter, c);
}

/* Whether a record equal to that before it is the same thing again. Sums of centroids are not. */
static bool import_sort_is_repeated(str rec) {
    str rest = str_from(rec, 1);
    str_cut(&rest, 0);
    char rank = rec.at[0] == IMPORT_SORT_AREA && rest.len ? rest.at[0] : IMPORT_SORT_AREA_ROW;
    bool is_row = rank == IMPORT_SORT_AREA_ROW || rank == IMPORT_SORT_AREA_NODE;
    if (is_row && rec.at[rec.len - 1]) {
        account_lose(ACCOUNT_REPEATED);
    }
    return rank != IMPORT_SORT_AREA_CENTROID;
}

GEO_FN bool import_sort_next(call *c, str *rec) {
    str last = {import_sort.packed, import_sort.last_len};
    bool more = sort_next(&import_sort.sorter, c, rec);
    while (more && str_eq(*rec, last) && import_sort_is_repeated(*rec)) {
        more = sort_next(&import_sort.sorter, c, rec);
    }
    import_sort.last_len = more ? rec->len : 0;
    memcpy(import_sort.packed, more ? rec->at : "", import_sort.last_len);
    return more;
}

GEO_FN int64_t import_sort_records(void) {
    return import_sort.sorter.records;
}

/* ---- paths ---- */

/* ORDER import_record_context */
static const struct {
    import_record_level level;
    image_class cls;
} import_sort_levels[IMPORT_RECORD_CONTEXT_MAX] = {{LEVEL_COUNTRY, IMAGE_COUNTRY},
                                                   {LEVEL_STATE, IMAGE_STATE},
                                                   {LEVEL_COUNTY, IMAGE_COUNTY},
                                                   {LEVEL_PLACE, IMAGE_TOWN},
                                                   {LEVEL_SUBURB, IMAGE_SUBURB}};

/* The row of the level of a path's part; IMPORT_RECORD_CONTEXT_MAX: it has none. */
static int import_sort_level_at(char letter) {
    int row = 0;
    while (row < IMPORT_RECORD_CONTEXT_MAX && letter != (char)import_sort_levels[row].level) {
        row++;
    }
    return row;
}

static int import_sort_level_of(image_class cls) {
    return cls <= IMAGE_COUNTY                         ? (int)cls
           : IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK ? 3
           : cls == IMAGE_SUBURB                       ? 4
                                                       : IMPORT_RECORD_CONTEXT_MAX;
}

/* The end of the part of a path that begins at `from`. */
static size_t import_sort_part_end(str path, size_t from) {
    const char *hit = from < path.len ? memchr(path.at + from, 0x1F, path.len - from) : NULL;
    return hit ? (size_t)(hit - path.at) + 1 : path.len;
}

static size_t import_sort_country_len(str path) {
    return path.len && path.at[0] == LEVEL_COUNTRY ? import_sort_part_end(path, 0) : 0;
}

/* The parts of a path above that level of import_sort_levels. */
static str import_sort_above(str path, int own) {
    size_t from = 0;
    for (bool is_above = true; from < path.len && is_above;) {
        char letter = path.at[from] == LEVEL_NODE ? LEVEL_PLACE : path.at[from];
        is_above = import_sort_level_at(letter) < own;
        from = is_above ? import_sort_part_end(path, from) : from;
    }
    return str_head(path, from);
}

/* The path of the country that a record names, or that it is in; what borders say, if that is in
 * it. */
static str import_sort_country(const import_record *r, int own, bool is_bare) {
    char room[IMPORT_RECORD_PATH_MAX];
    str path = {import_sort.path, 0}, country = {room, 0};
    if (own == 0) {
        return import_country_path_of(r->name, import_sort.path);
    }
    if (is_bare) {
        path = borders_locate(r->lat, r->lon, import_sort.path);
    } else if (!r->context[0].len) {
        return import_country_path_at(r->lat, r->lon, import_sort.path);
    }
    country = r->context[0].len ? import_country_path_of(r->context[0], room) : country;
    if (!is_bare || !str_starts(path, country)) {
        memcpy(import_sort.path, country.at, country.len);
        path = (str){import_sort.path, country.len};
    }
    return import_sort_above(path, own);
}

/* A town that is named is the one with borders there, if that has the name. */
GEO_FN void import_sort_find_path(import_record *r) {
    int own = import_sort_level_of(r->kind->cls), from = 1;
    str city = r->context[IMPORT_RECORD_CONTEXT_CITY], named = STR_NONE;
    bool is_bare = true;
    for (int i = 0; i < IMPORT_RECORD_CONTEXT_MAX; i++) {
        r->is_path_named = r->is_path_named || r->context[i].len;
        is_bare = is_bare && (!i || !r->context[i].len);
    }
    str path = import_sort_country(r, own, is_bare);
    if (own > IMPORT_RECORD_CONTEXT_CITY && city.len) {
        named = borders_named(r->lat, r->lon, borders_name(city), import_sort.path);
        path = named.len ? named : path;
        from = named.len ? IMPORT_RECORD_CONTEXT_CITY + 1 : from;
    }
    for (int i = from; i < IMPORT_RECORD_CONTEXT_MAX && i < own; i++) {
        import_record_path(&path, import_sort.path, import_sort_levels[i].level, r->context[i],
                           false);
    }
    r->is_area = own < IMPORT_RECORD_CONTEXT_MAX || r->kind->cls == IMAGE_POSTCODE;
    if (own > 0 && own < IMPORT_RECORD_CONTEXT_MAX) {
        import_record_path(&path, import_sort.path, import_sort_levels[own].level, r->name, false);
    } else if (r->is_area) {
        path.len = import_sort_country_len(path);
        import_record_path(&path, import_sort.path, LEVEL_POSTCODE, r->name, false);
    }
    r->path = path;
}

/* Adds the record's point to the areas that contain it; parts of a path from borders have rows of
 * their own, except the country. */
static void import_sort_add_to_areas(call *c, const import_record *r) {
    size_t last = r->is_path_named ? r->path.len : import_sort_country_len(r->path);
    for (size_t from = 0, end = 0; from < last; from = end) {
        end = import_sort_part_end(r->path, from);
        bool is_own = r->is_area && end == r->path.len;
        int row = import_sort_level_at(r->path.at[from]);
        if (!is_own && row < IMPORT_RECORD_CONTEXT_MAX) {
            import_sort_add_point(c, str_head(r->path, end), import_sort_levels[row].cls,
                                  r->context[row], r);
        }
    }
}

static void import_sort_add_to_postcode(call *c, const import_record *r) {
    enum { POSTCODE_MAX = 16 }; /* bytes; longer ones are lists */
    char room[IMPORT_RECORD_PATH_MAX];
    str path = {room, import_sort_country_len(r->path)};
    size_t above = path.len;
    if (!r->postcode.len || r->postcode.len > POSTCODE_MAX ||
        str_find(r->postcode, STR(";")) >= 0) {
        return;
    }
    memcpy(room, r->path.at, above);
    str code = import_record_code(r->postcode, r->path);
    import_record_path(&path, room, LEVEL_POSTCODE, code, false);
    if (path.len > above) {
        import_sort_add_point(c, path, IMAGE_POSTCODE, r->postcode, r);
    }
}

/* ---- records ---- */

static bool import_sort_is_line(const import_record *r) {
    return r->kind->cls == IMAGE_STREET || strcmp(r->kind->key, "waterway") == 0;
}

/* The path that a street is sorted by: without suburbs and settlements known only as nodes. */
static str import_sort_street_path(const import_record *r) {
    size_t from = 0;
    bool is_river = r->kind->cls != IMAGE_STREET && import_sort_is_line(r);
    while (from < r->path.len && r->path.at[from] != LEVEL_NODE &&
           r->path.at[from] != LEVEL_SUBURB &&
           (!is_river || r->path.at[from] == LEVEL_COUNTRY || r->path.at[from] == LEVEL_STATE)) {
        from = import_sort_part_end(r->path, from);
    }
    return str_head(r->path, from);
}

static void import_sort_add_record(call *c, out *o, import_record *r) {
    size_t key = o->len;
    import_record_pack(o, r);
    if (o->full) { /* its names do not fit a record: without them */
        account_add_many(ACCOUNT_MORE, r->name_count + r->tag_count);
        r->name_count = r->tag_count = 0;
        *o = out_of(import_sort.packed, sizeof import_sort.packed);
        o->len = key;
        import_record_pack(o, r);
    }
    out_char(o, (char)r->is_counted); /* behind what import_record_unpack reads */
    if (!o->full) {
        sort_add(&import_sort.sorter, c, out_str(o));
    }
    import_sort.is_lost |= o->full;
}

/* The record of a way, a house or a thing in a street. */
static void import_sort_add_street(call *c, import_record *r, char rank, str street, str number) {
    char room[IMAGE_KEY_MAX];
    out o = import_sort_key(IMPORT_SORT_PLACE, import_sort_street_path(r));
    out_char(&o, IMPORT_SORT_PLACE_STREET);
    if (r->kind->cls == IMAGE_NATURE) {
        out_char(&o, '~'); /* a river is not a street of that name */
    }
    out_text(&o, fold_name(street, FOLD_PLAIN, room, sizeof room));
    out_char(&o, 0);
    out_char(&o, rank);
    out_text(&o, utf8_head(str_cut(&number, 0), IMAGE_KEY_MAX));
    bool is_exact = r->is_counted && strcmp(r->kind->value, "house") == 0;
    if (rank == IMPORT_SORT_STREET_HOUSE && !is_exact) {
        out_char(&o, 1); /* what is in 12, or may be it as 8-12, comes after 12 and before 12a */
    }
    out_char(&o, 0);
    import_sort_add_record(c, &o, r);
}

static void import_sort_add_alone(call *c, import_record *r) {
    out o = import_sort_key(IMPORT_SORT_PLACE, r->path);
    out_char(&o, IMPORT_SORT_PLACE_ALONE);
    import_sort_add_record(c, &o, r);
}

static str import_sort_number(str *rest) {
    return str_trim(str_cut(rest, str_find(*rest, STR(";")) >= 0 ? ';' : ','));
}

/* A house of one number. Without a street it lies in its settlement. */
static void import_sort_add_number(call *c, import_record *r) {
    if (r->house_number.len && r->street.len) {
        import_sort_add_street(c, r, IMPORT_SORT_STREET_HOUSE, r->street, r->house_number);
    } else if (r->house_number.len) {
        import_sort_add_alone(c, r);
    }
}

/* Whether it is "4-8", on one side of the street if both are odd or even. */
static bool import_sort_is_range(str number, int64_t *first, int64_t *last) {
    enum { MOST = 60 }; /* numbers of one house; more are no range */
    str rest = number, from = str_trim(str_cut(&rest, '-'));
    return str_int(from, first) && str_int(str_trim(rest), last) && *first > 0 && *first < *last &&
           *last - *first <= MOST;
}

/* "4-8" is found as 8, too, and where 6 must be. What they are is said by the house, so they have
 * no id: the house comes before them where all are. */
static void import_sort_add_range(call *c, import_record *r) {
    const kind_row *kind = r->kind;
    uint64_t id = r->id;
    str all = r->house_number;
    int64_t first = 0, last = 0;
    bool is_range = kind->cls == IMAGE_HOUSE && import_sort_is_range(all, &first, &last);
    int64_t step = (last - first) % 2 ? 1 : 2;
    r->id = 0;
    for (int64_t i = first + step; i <= last && is_range; i += step) {
        char room[24];
        out number = out_of(room, sizeof room);
        out_int(&number, i);
        r->house_number = out_str(&number);
        r->kind = i < last ? kind_of_word(STR("interpolated")) : kind;
        import_sort_add_number(c, r);
    }
    r->kind = kind;
    r->id = id;
    r->house_number = all;
}

/* "12;14" is two houses. */
static void import_sort_add_house(call *c, import_record *r) {
    str rest = r->house_number, all = rest;
    bool is_counted = r->is_counted;
    while (rest.at) {
        r->house_number = import_sort_number(&rest);
        import_sort_add_number(c, r);
        r->is_counted = false;
        import_sort_add_range(c, r);
    }
    r->house_number = all;
    r->is_counted = is_counted;
}

/* The house that something with an address is in. */
static void import_sort_as_house(call *c, import_record *r) {
    const kind_row *kind = r->kind;
    str name = r->name;
    int names = r->name_count, tags = r->tag_count;
    bool is_counted = r->is_counted;
    r->is_counted = false;
    r->kind = kind_of_word(STR("house"));
    r->name = STR_NONE;
    r->name_count = r->tag_count = 0;
    import_sort_add_house(c, r);
    r->kind = kind;
    r->name = name;
    r->name_count = names;
    r->tag_count = tags;
    r->is_counted = is_counted;
}

/* A shop at an address: its house too, then itself in it, or in its street without a number. */
static void import_sort_add_in_street(call *c, import_record *r) {
    char rank = IMPORT_SORT_STREET_POI;
    str number = r->house_number;
    if (number.len) {
        rank = IMPORT_SORT_STREET_HOUSE;
        import_sort_as_house(c, r);
        r->house_number = import_sort_number(&number);
    }
    import_sort_add_street(c, r, rank, r->street, r->house_number);
}

/* ---- outlines ---- */

GEO_FN uint64_t import_sort_outline_tag(const import_record *area) {
    double values[] = {area->lat, area->lon, area->box.west, area->box.north};
    return hash_64((const char *)values, sizeof values, area->id);
}

static bool import_sort_has_outline(const import_record *r) {
    double size = MAX(r->box.north - r->box.south, r->box.east - r->box.west);
    return r->outline && r->outline->parts && !r->outline->is_cut &&
           !shape_is_wrapped(r->outline) &&
           (r->is_area
                ? r->is_enclosed
                : r->kind->cls == IMAGE_STREET ||
                      (r->is_enclosed && r->kind->cls != IMAGE_HOUSE && size > IMPORT_SORT_WIDE));
}

/* The outline of a street or a thing goes with its record: one that is too long is coarser. */
static void import_sort_pack_outline(import_record *r) {
    double tolerance_m = r->is_enclosed ? IMPORT_SORT_AREA_M : IMPORT_SORT_LINE_M;
    for (int i = 0; i < IMPORT_SORT_COARSER && !r->pieces.len; i++, tolerance_m *= 2) {
        int at = 0;
        out o = out_of(import_sort.pieces, sizeof import_sort.pieces);
        shape_simplify(r->outline, tolerance_m);
        if (i == 0) {
            shape_join(r->outline);
        }
        shape_pack(r->outline, r->is_enclosed, &at, &o);
        r->pieces = at == r->outline->count ? out_str(&o) : STR_NONE;
    }
}

/* That of an area has records of its own. */
static void import_sort_add_outline(call *c, const import_record *r) {
    uint64_t tag = import_sort_outline_tag(r);
    shape_simplify(r->outline, IMPORT_SORT_AREA_M);
    shape_join(r->outline);
    for (int at = 0, part = 0; at < r->outline->count && !c->code; part++) {
        out o = import_sort_key(IMPORT_SORT_AREA, r->path);
        char number[12];
        out_char(&o, IMPORT_SORT_AREA_OUTLINE);
        sort_put(sort_put(number, tag, 8), (uint64_t)part, 4);
        out_text(&o, (str){number, sizeof number});
        out pieces = out_of(import_sort.pieces, sizeof import_sort.pieces);
        shape_pack(r->outline, true, &at, &pieces);
        out_text(&o, out_str(&pieces));
        sort_add(&import_sort.sorter, c, out_str(&o));
    }
}

GEO_FN bool import_sort_has_osm_ids(void) {
    return import_sort.has_osm_ids;
}

/* A number without a street is a house, too, when something with a name has it. */
static void import_sort_add_place(call *c, import_record *r) {
    import_sort_add_alone(c, r);
    if (r->house_number.len) {
        import_sort_as_house(c, r);
    }
}

/* An update has its own row of the street that a changed record lies in. */
static void import_sort_add_base_street(call *c, const import_record *r) {
    bool may_be = r->kind->cls == IMAGE_STREET || !import_sort_is_line(r);
    may_be = may_be && !r->is_area && r->standing == STANDING_CHANGED;
    import_record *street = may_be ? import_base_street(r) : NULL;
    if (street) {
        import_sort_add_street(c, street, IMPORT_SORT_STREET_WAY, street->name, STR(""));
    }
}

/* Adds what is not an area: a street, or what lies in one or in a settlement. */
static void import_sort_add_thing(call *c, import_record *r) {
    if (r->kind->cls == IMAGE_HOUSE) {
        import_sort_add_house(c, r);
    } else if (import_sort_is_line(r) && r->name.len) {
        import_sort_add_street(c, r, IMPORT_SORT_STREET_WAY, r->name, STR(""));
    } else if (r->street.len) {
        import_sort_add_in_street(c, r);
    } else {
        import_sort_add_place(c, r);
    }
}

/* Whether a record waits until the nearest street is known. */
static bool import_sort_waits(call *c, const import_record *r) {
    return r->house_number.len && !r->street.len && !r->is_area && !import_sort_is_line(r) &&
           import_nearest_add_house(c, import_sort_street_path(r), r);
}

GEO_FN void import_sort_add_waiting(call *c) {
    for (import_record *r = import_nearest_next(c); r; r = import_nearest_next(c)) {
        import_sort.is_lost = false;
        bool is_counted = r->is_counted;
        import_sort_add_base_street(c, r);
        import_sort_add_thing(c, r);
        if (import_sort.is_lost && is_counted) {
            account_lose(ACCOUNT_LONG);
        }
    }
}

static bool import_sort_put_as(call *c, import_record *r, bool is_counted) {
    r->is_counted = is_counted;
    import_sort.is_lost = false;
    account_add_many(ACCOUNT_MORE, r->left_out);
    bool is_new = r->standing == STANDING_CHANGED;
    if (!is_new && !r->is_area && r->kind->cls != IMAGE_STREET) {
        return true; /* it is in the index, and nothing lies in it */
    }
    import_sort.has_osm_ids |= r->id_kind == IMPORT_RECORD_IDS_OSM;
    if (!r->path.at) {
        import_sort_find_path(r);
    }
    if (!isnan(r->lat) && is_new) {
        import_sort_add_to_areas(c, r);
        import_sort_add_to_postcode(c, r);
    }
    if (is_new || !r->is_area) {
        import_base_use(r->path);
    }
    if (is_new) {
        import_base_change(c, r->id_kind == IMPORT_RECORD_IDS_OSM ? r->id : 0);
    }
    import_sort_add_base_street(c, r);
    bool has_outline = (is_new || !r->is_area) && import_sort_has_outline(r);
    if (has_outline && !r->is_area) {
        import_sort_pack_outline(r);
    }
    if (has_outline && r->kind->cls == IMAGE_STREET && r->standing != STANDING_GONE) {
        import_nearest_add_street(c, import_sort_street_path(r), r);
    }
    if (r->is_area && r->path.len) {
        out o = import_sort_key(IMPORT_SORT_AREA, r->path);
        out_char(&o, r->is_linked ? IMPORT_SORT_AREA_NODE : IMPORT_SORT_AREA_ROW);
        import_sort_add_record(c, &o, r);
        if (has_outline) {
            import_sort_add_outline(c, r);
        }
    } else if (!import_sort_waits(c, r)) {
        import_sort_add_thing(c, r);
    }
    return !import_sort.is_lost;
}

GEO_FN bool import_sort_put(call *c, import_record *r) {
    return import_sort_put_as(c, r, false);
}

GEO_FN void import_sort_add(call *c, import_record *r) {
    account_add(import_sort_put_as(c, r, true) ? ACCOUNT_KEPT : ACCOUNT_LONG);
}

#undef IMPORT_SORT_LINE_M
#undef IMPORT_SORT_AREA_M
#undef IMPORT_SORT_WIDE
