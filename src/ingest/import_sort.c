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
#include "borders.h"
#include "import_country.h"

enum { VOTES_KEPT = 4096 }; /* areas whose centroids are summed in memory at a time */

typedef struct {
    uint64_t hash; /* of the path */
    import_sort_votes sum;
    size_t path_len;
    char path[IMPORT_RECORD_PATH_MAX], name[IMPORT_SORT_NAME_MAX];
} import_sort_ballot;

static struct {
    sorter sorter;
    char record[SORT_RECORD_MAX];
    char path[IMPORT_RECORD_PATH_MAX];
    import_sort_ballot *ballots; /* VOTES_KEPT */
    bool has_osm_ids;
} import_sort;

/* ---- centroids ---- */

GEO_FN void import_sort_open(void *memory, size_t size, const char *beside) {
    memset(&import_sort, 0, sizeof import_sort);
    arena mem = arena_of(memory, size);
    import_sort.ballots = ARENA_NEW(&mem, import_sort_ballot, VOTES_KEPT);
    ASSERT(import_sort.ballots);
    sort_open(&import_sort.sorter, mem.at, (size_t)(mem.end - mem.at), beside);
}

GEO_FN void import_sort_close(void) {
    sort_close(&import_sort.sorter);
}

static void import_sort_put_double(out *o, double value) {
    out_text(o, (str){(const char *)&value, sizeof value});
}

GEO_FN bool import_sort_read_votes(str bytes, import_sort_votes *v) {
    double sums[7];
    if (bytes.len < 1 + sizeof sums) {
        return false;
    }
    memcpy(sums, bytes.at + 1, sizeof sums);
    *v = (import_sort_votes){.cls = (image_class)bytes.at[0],
                             .lat = sums[0],
                             .lon = sums[1],
                             .box = {sums[2], sums[3], sums[4], sums[5]},
                             .count = (uint64_t)sums[6],
                             .name = str_from(bytes, 1 + sizeof sums)};
    return true;
}

static out import_sort_key(char rec, str path) {
    out o = out_of(import_sort.record, sizeof import_sort.record);
    out_char(&o, rec);
    out_text(&o, path);
    out_char(&o, 0);
    return o;
}

/* Sorts the sum in. */
static void import_sort_count_votes(call *c, import_sort_ballot *b) {
    if (!b->sum.count) {
        return;
    }
    out o = import_sort_key(IMPORT_SORT_AREA, (str){b->path, b->path_len});
    out_char(&o, AREA_VOTES);
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
static void import_sort_vote(call *c, str path, image_class cls, str name, const import_record *s) {
    uint64_t hash = hash_64(path.at, path.len, 2);
    import_sort_ballot *b = &import_sort.ballots[hash % VOTES_KEPT];
    if (b->hash != hash) {
        import_sort_count_votes(c, b);
    }
    if (!b->sum.count) {
        name = utf8_head(name, sizeof b->name);
        b->hash = hash;
        b->sum =
            (import_sort_votes){.cls = cls, .box = geo_bbox_none(), .name = {b->name, name.len}};
        b->path_len = path.len;
        memcpy(b->path, path.at, path.len);
        if (name.len) {
            memcpy(b->name, name.at, name.len);
        }
    }
    b->sum.count++;
    b->sum.lat += s->lat;
    b->sum.lon += s->lon;
    b->sum.box = geo_bbox_union(b->sum.box, (bbox){s->lon, s->lat, s->lon, s->lat});
}

GEO_FN void import_sort_finish(call *c) {
    for (int i = 0; i < VOTES_KEPT; i++) {
        import_sort_count_votes(c, &import_sort.ballots[i]);
    }
    sort_finish(&import_sort.sorter, c);
}

GEO_FN bool import_sort_next(call *c, str *rec) {
    return sort_next(&import_sort.sorter, c, rec);
}

GEO_FN int64_t import_sort_records(void) {
    return import_sort.sorter.records;
}

/* ---- paths ---- */

static const struct {
    import_record_level level;
    image_class cls;
} import_sort_levels[IMPORT_RECORD_CONTEXT_MAX] = {{LEVEL_COUNTRY, IMAGE_COUNTRY},
                                                   {LEVEL_STATE, IMAGE_STATE},
                                                   {LEVEL_COUNTY, IMAGE_COUNTY},
                                                   {LEVEL_PLACE, IMAGE_TOWN},
                                                   {LEVEL_SUBURB, IMAGE_SUBURB}};

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

/* The path of a record that has none: by its context columns, else by where it is. */
static void import_sort_find_path(import_record *s) {
    int own = import_sort_level_of(s->kind->cls);
    str path = {import_sort.path, 0};
    for (int i = 0; i < IMPORT_RECORD_CONTEXT_MAX; i++) {
        s->is_path_named = s->is_path_named || s->context[i].len;
    }
    if (!s->is_path_named) {
        path = borders_locate(s->lat, s->lon, import_sort.path);
    }
    if (s->context[0].len || own == 0) {
        path = import_country_path_of(own == 0 ? s->name : s->context[0], import_sort.path);
    } else if (s->is_path_named) {
        path = import_country_path_at(s->lat, s->lon, import_sort.path);
    }
    for (int i = 1; i < IMPORT_RECORD_CONTEXT_MAX && i < own; i++) {
        import_record_path(&path, import_sort.path, import_sort_levels[i].level, s->context[i],
                           false);
    }
    s->is_area = own < IMPORT_RECORD_CONTEXT_MAX || s->kind->cls == IMAGE_POSTCODE;
    if (own > 0 && own < IMPORT_RECORD_CONTEXT_MAX) {
        import_record_path(&path, import_sort.path, import_sort_levels[own].level, s->name, false);
    } else if (s->is_area) {
        path.len = import_sort_country_len(path);
        import_record_path(&path, import_sort.path, LEVEL_POSTCODE, s->name, false);
    }
    s->path = path;
}

/* Adds the record's point to the areas that contain it; parts of a path from borders have rows of
 * their own, except the country. */
static void import_sort_vote_path(call *c, const import_record *s) {
    size_t last = s->is_path_named ? s->path.len : import_sort_country_len(s->path);
    for (size_t from = 0, end = 0; from < last; from = end) {
        end = import_sort_part_end(s->path, from);
        bool is_own = s->is_area && end == s->path.len;
        for (int i = 0; i < IMPORT_RECORD_CONTEXT_MAX && !is_own; i++) {
            if (s->path.at[from] == (char)import_sort_levels[i].level) {
                import_sort_vote(c, str_head(s->path, end), import_sort_levels[i].cls,
                                 s->context[i], s);
            }
        }
    }
}

static void import_sort_vote_postcode(call *c, const import_record *s) {
    enum { POSTCODE_MAX = 16 }; /* bytes; longer ones are lists */
    char room[IMPORT_RECORD_PATH_MAX];
    str path = {room, import_sort_country_len(s->path)};
    size_t above = path.len;
    if (!s->postcode.len || s->postcode.len > POSTCODE_MAX ||
        str_find(s->postcode, STR(";")) >= 0) {
        return;
    }
    memcpy(room, s->path.at, above);
    import_record_path(&path, room, LEVEL_POSTCODE, s->postcode, false);
    if (path.len > above) {
        import_sort_vote(c, path, IMAGE_POSTCODE, s->postcode, s);
    }
}

/* ---- records ---- */

static bool import_sort_is_line(const import_record *s) {
    return s->kind->cls == IMAGE_STREET || strcmp(s->kind->key, "waterway") == 0;
}

/* The path that a street is sorted by: without suburbs and settlements known only as nodes. */
static str import_sort_street_path(const import_record *s) {
    size_t from = 0;
    bool is_river = s->kind->cls != IMAGE_STREET && import_sort_is_line(s);
    while (from < s->path.len && s->path.at[from] != LEVEL_NODE &&
           s->path.at[from] != LEVEL_SUBURB &&
           (!is_river || s->path.at[from] == LEVEL_COUNTRY || s->path.at[from] == LEVEL_STATE)) {
        from = import_sort_part_end(s->path, from);
    }
    return str_head(s->path, from);
}

static void import_sort_sort(call *c, out *o, import_record *s) {
    size_t key = o->len;
    import_record_pack(o, s);
    if (o->full) { /* its names do not fit a record: without them */
        s->name_count = 0;
        *o = out_of(import_sort.record, sizeof import_sort.record);
        o->len = key;
        import_record_pack(o, s);
    }
    if (!o->full) {
        sort_add(&import_sort.sorter, c, out_str(o));
    }
}

/* The record of a way, a house or a thing in a street. */
static void import_sort_add_street(call *c, import_record *s, char rank, str street, str number) {
    char room[IMAGE_KEY_MAX];
    out o = import_sort_key(IMPORT_SORT_PLACE, import_sort_street_path(s));
    out_char(&o, PLACE_STREET);
    if (s->kind->cls == IMAGE_NATURE) {
        out_char(&o, '~'); /* a river is not a street of that name */
    }
    out_text(&o, fold_name(street, FOLD_PLAIN, room, sizeof room));
    out_char(&o, 0);
    out_char(&o, rank);
    out_text(&o, utf8_head(str_cut(&number, 0), IMAGE_KEY_MAX));
    if (rank == STREET_HOUSE && s->kind->cls != IMAGE_HOUSE) {
        out_char(&o, 1); /* what is in 12 comes after 12 and before 12a */
    }
    out_char(&o, 0);
    import_sort_sort(c, &o, s);
}

static void import_sort_add_alone(call *c, import_record *s) {
    out o = import_sort_key(IMPORT_SORT_PLACE, s->path);
    out_char(&o, PLACE_ALONE);
    import_sort_sort(c, &o, s);
}

static str import_sort_number(str *rest) {
    return str_trim(str_cut(rest, str_find(*rest, STR(";")) >= 0 ? ';' : ','));
}

/* "12;14" is two houses. A house without a street lies in its settlement. */
static void import_sort_add_house(call *c, import_record *s) {
    str rest = s->house_number, all = rest;
    while (rest.at) {
        s->house_number = import_sort_number(&rest);
        if (s->house_number.len && s->street.len) {
            import_sort_add_street(c, s, STREET_HOUSE, s->street, s->house_number);
        } else if (s->house_number.len) {
            import_sort_add_alone(c, s);
        }
    }
    s->house_number = all;
}

/* A shop at an address: its house too, then itself in it, or in its street without a number. */
static void import_sort_add_in_street(call *c, import_record *s) {
    char rank = STREET_POI;
    str number = s->house_number;
    if (number.len) {
        const kind_row *kind = s->kind;
        str name = s->name;
        int names = s->name_count;
        rank = STREET_HOUSE;
        s->kind = kind_of_word(STR("house"));
        s->name = STR_NONE;
        s->name_count = 0;
        import_sort_add_house(c, s);
        s->kind = kind;
        s->name = name;
        s->name_count = names;
        s->house_number = import_sort_number(&number);
    }
    import_sort_add_street(c, s, rank, s->street, s->house_number);
}

GEO_FN bool import_sort_has_osm_ids(void) {
    return import_sort.has_osm_ids;
}

GEO_FN void import_sort_add(call *c, import_record *s) {
    import_sort.has_osm_ids |= s->whose == IMPORT_RECORD_IDS_OSM;
    if (!s->path.at) {
        import_sort_find_path(s);
    }
    if (!isnan(s->lat)) {
        import_sort_vote_path(c, s);
        import_sort_vote_postcode(c, s);
    }
    if (s->is_area && s->path.len) {
        out o = import_sort_key(IMPORT_SORT_AREA, s->path);
        out_char(&o, s->is_linked ? AREA_NODE : AREA_SPOT);
        import_sort_sort(c, &o, s);
    } else if (s->kind->cls == IMAGE_HOUSE) {
        import_sort_add_house(c, s);
    } else if (import_sort_is_line(s) && s->name.len) {
        import_sort_add_street(c, s, STREET_WAY, s->name, STR(""));
    } else if (s->street.len) {
        import_sort_add_in_street(c, s);
    } else {
        import_sort_add_alone(c, s);
    }
}
