/* gather -- the import sort: finds out what contains an import record and sorts. Owns the sorter,
 * and the centroids that have not been sorted yet. */
#include "gather.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "../source/fold.h"
#include "borders.h"
#include "country.h"
#include "kinds.h"
#include "sort.h"

enum { VOTES_KEPT = 4096 }; /* areas whose centroids are summed in memory at a time */

typedef struct {
    uint64_t hash; /* of the path */
    gather_votes sum;
    size_t path_len;
    char path[SPOT_PATH_MAX], name[GATHER_NAME_MAX];
} gather_ballot;

static struct {
    sorter sorter;
    char record[SORT_RECORD_MAX];
    char path[SPOT_PATH_MAX];
    gather_ballot *ballots; /* VOTES_KEPT */
    bool has_osm_ids;
} gather;

/* ---- centroids ---- */

GEO_FN void gather_open(void *memory, size_t size, const char *beside) {
    memset(&gather, 0, sizeof gather);
    arena mem = arena_of(memory, size);
    gather.ballots = ARENA_NEW(&mem, gather_ballot, VOTES_KEPT);
    ASSERT(gather.ballots);
    sort_open(&gather.sorter, mem.at, (size_t)(mem.end - mem.at), beside);
}

GEO_FN void gather_close(void) {
    sort_close(&gather.sorter);
}

static void gather_put_double(out *o, double value) {
    out_text(o, (str){(const char *)&value, sizeof value});
}

GEO_FN bool gather_read_votes(str bytes, gather_votes *v) {
    double sums[7];
    if (bytes.len < 1 + sizeof sums) {
        return false;
    }
    memcpy(sums, bytes.at + 1, sizeof sums);
    *v = (gather_votes){.cls = (image_class)bytes.at[0],
                        .lat = sums[0],
                        .lon = sums[1],
                        .box = {sums[2], sums[3], sums[4], sums[5]},
                        .count = (uint64_t)sums[6],
                        .name = str_from(bytes, 1 + sizeof sums)};
    return true;
}

static out gather_key(char rec, str path) {
    out o = out_of(gather.record, sizeof gather.record);
    out_char(&o, rec);
    out_text(&o, path);
    out_char(&o, 0);
    return o;
}

/* Sorts the sum in. */
static void gather_count_votes(call *c, gather_ballot *b) {
    if (!b->sum.count) {
        return;
    }
    out o = gather_key(GATHER_AREA, (str){b->path, b->path_len});
    out_char(&o, AREA_VOTES);
    out_char(&o, (char)b->sum.cls);
    gather_put_double(&o, b->sum.lat);
    gather_put_double(&o, b->sum.lon);
    gather_put_double(&o, b->sum.box.west);
    gather_put_double(&o, b->sum.box.south);
    gather_put_double(&o, b->sum.box.east);
    gather_put_double(&o, b->sum.box.north);
    gather_put_double(&o, (double)b->sum.count);
    out_text(&o, (str){b->name, b->sum.name.len});
    b->sum.count = 0;
    sort_add(&gather.sorter, c, out_str(&o));
}

/* Adds a point to the centroid of the area of that path. */
static void gather_vote(call *c, str path, image_class cls, str name, const spot *s) {
    uint64_t hash = hash64(path.at, path.len, 2);
    gather_ballot *b = &gather.ballots[hash % VOTES_KEPT];
    if (b->hash != hash) {
        gather_count_votes(c, b);
    }
    if (!b->sum.count) {
        name = utf8_head(name, sizeof b->name);
        b->hash = hash;
        b->sum = (gather_votes){.cls = cls, .box = bbox_none(), .name = {b->name, name.len}};
        b->path_len = path.len;
        memcpy(b->path, path.at, path.len);
        if (name.len) {
            memcpy(b->name, name.at, name.len);
        }
    }
    b->sum.count++;
    b->sum.lat += s->lat;
    b->sum.lon += s->lon;
    b->sum.box = bbox_union(b->sum.box, (bbox){s->lon, s->lat, s->lon, s->lat});
}

GEO_FN void gather_finish(call *c) {
    for (int i = 0; i < VOTES_KEPT; i++) {
        gather_count_votes(c, &gather.ballots[i]);
    }
    sort_finish(&gather.sorter, c);
}

GEO_FN bool gather_next(call *c, str *rec) {
    return sort_next(&gather.sorter, c, rec);
}

GEO_FN int64_t gather_records(void) {
    return gather.sorter.records;
}

/* ---- paths ---- */

static const struct {
    spot_level level;
    image_class cls;
} gather_levels[SPOT_CONTEXT_MAX] = {{LEVEL_COUNTRY, IMAGE_COUNTRY},
                                     {LEVEL_STATE, IMAGE_STATE},
                                     {LEVEL_COUNTY, IMAGE_COUNTY},
                                     {LEVEL_PLACE, IMAGE_TOWN},
                                     {LEVEL_SUBURB, IMAGE_SUBURB}};

static int gather_level_of(image_class cls) {
    return cls <= IMAGE_COUNTY                         ? (int)cls
           : IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK ? 3
           : cls == IMAGE_SUBURB                       ? 4
                                                       : SPOT_CONTEXT_MAX;
}

/* The end of the part of a path that begins at `from`. */
static size_t gather_part_end(str path, size_t from) {
    const char *hit = from < path.len ? memchr(path.at + from, 0x1F, path.len - from) : NULL;
    return hit ? (size_t)(hit - path.at) + 1 : path.len;
}

static size_t gather_country_len(str path) {
    return path.len && path.at[0] == LEVEL_COUNTRY ? gather_part_end(path, 0) : 0;
}

/* The path of a record that has none: by its context columns, else by where it is. */
static void gather_find_path(spot *s) {
    int own = gather_level_of(s->kind->cls);
    str path = {gather.path, 0};
    for (int i = 0; i < SPOT_CONTEXT_MAX; i++) {
        s->is_path_named = s->is_path_named || s->context[i].len;
    }
    if (!s->is_path_named) {
        path = borders_locate(s->lat, s->lon, gather.path);
    }
    if (s->context[0].len || own == 0) {
        path = country_path_of(own == 0 ? s->name : s->context[0], gather.path);
    } else if (s->is_path_named) {
        path = country_path_at(s->lat, s->lon, gather.path);
    }
    for (int i = 1; i < SPOT_CONTEXT_MAX && i < own; i++) {
        spot_path(&path, gather.path, gather_levels[i].level, s->context[i], false);
    }
    s->is_area = own < SPOT_CONTEXT_MAX || s->kind->cls == IMAGE_POSTCODE;
    if (own > 0 && own < SPOT_CONTEXT_MAX) {
        spot_path(&path, gather.path, gather_levels[own].level, s->name, false);
    } else if (s->is_area) {
        path.len = gather_country_len(path);
        spot_path(&path, gather.path, LEVEL_POSTCODE, s->name, false);
    }
    s->path = path;
}

/* Adds the record's point to the areas that contain it; parts of a path from borders have rows of
 * their own, except the country. */
static void gather_vote_path(call *c, const spot *s) {
    size_t last = s->is_path_named ? s->path.len : gather_country_len(s->path);
    for (size_t from = 0, end = 0; from < last; from = end) {
        end = gather_part_end(s->path, from);
        bool is_own = s->is_area && end == s->path.len;
        for (int i = 0; i < SPOT_CONTEXT_MAX && !is_own; i++) {
            if (s->path.at[from] == (char)gather_levels[i].level) {
                gather_vote(c, str_head(s->path, end), gather_levels[i].cls, s->context[i], s);
            }
        }
    }
}

static void gather_vote_postcode(call *c, const spot *s) {
    enum { POSTCODE_MAX = 16 }; /* bytes; longer ones are lists */
    char room[SPOT_PATH_MAX];
    str path = {room, gather_country_len(s->path)};
    size_t above = path.len;
    if (!s->postcode.len || s->postcode.len > POSTCODE_MAX ||
        str_find(s->postcode, STR(";")) >= 0) {
        return;
    }
    memcpy(room, s->path.at, above);
    spot_path(&path, room, LEVEL_POSTCODE, s->postcode, false);
    if (path.len > above) {
        gather_vote(c, path, IMAGE_POSTCODE, s->postcode, s);
    }
}

/* ---- records ---- */

static bool gather_is_line(const spot *s) {
    return s->kind->cls == IMAGE_STREET || strcmp(s->kind->key, "waterway") == 0;
}

/* The path that a street is sorted by: without suburbs and settlements known only as nodes. */
static str gather_street_path(const spot *s) {
    size_t from = 0;
    bool is_river = s->kind->cls != IMAGE_STREET && gather_is_line(s);
    while (from < s->path.len && s->path.at[from] != LEVEL_NODE &&
           s->path.at[from] != LEVEL_SUBURB &&
           (!is_river || s->path.at[from] == LEVEL_COUNTRY || s->path.at[from] == LEVEL_STATE)) {
        from = gather_part_end(s->path, from);
    }
    return str_head(s->path, from);
}

static void gather_sort(call *c, out *o, spot *s) {
    size_t key = o->len;
    spot_pack(o, s);
    if (o->full) { /* its names do not fit a record: without them */
        s->name_count = 0;
        *o = out_of(gather.record, sizeof gather.record);
        o->len = key;
        spot_pack(o, s);
    }
    if (!o->full) {
        sort_add(&gather.sorter, c, out_str(o));
    }
}

/* The record of a way, a house or a thing in a street. */
static void gather_add_street(call *c, spot *s, char rank, str street, str number) {
    char room[IMAGE_KEY_MAX];
    out o = gather_key(GATHER_PLACE, gather_street_path(s));
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
    gather_sort(c, &o, s);
}

static void gather_add_alone(call *c, spot *s) {
    out o = gather_key(GATHER_PLACE, s->path);
    out_char(&o, PLACE_ALONE);
    gather_sort(c, &o, s);
}

static str gather_number(str *rest) {
    return str_trim(str_cut(rest, str_find(*rest, STR(";")) >= 0 ? ';' : ','));
}

/* "12;14" is two houses. A house without a street lies in its settlement. */
static void gather_add_house(call *c, spot *s) {
    str rest = s->house_number, all = rest;
    while (rest.at) {
        s->house_number = gather_number(&rest);
        if (s->house_number.len && s->street.len) {
            gather_add_street(c, s, STREET_HOUSE, s->street, s->house_number);
        } else if (s->house_number.len) {
            gather_add_alone(c, s);
        }
    }
    s->house_number = all;
}

/* A shop at an address: its house too, then itself in it, or in its street without a number. */
static void gather_add_in_street(call *c, spot *s) {
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
        gather_add_house(c, s);
        s->kind = kind;
        s->name = name;
        s->name_count = names;
        s->house_number = gather_number(&number);
    }
    gather_add_street(c, s, rank, s->street, s->house_number);
}

GEO_FN bool gather_has_osm_ids(void) {
    return gather.has_osm_ids;
}

GEO_FN void gather_add(call *c, spot *s) {
    gather.has_osm_ids |= s->whose == SPOT_IDS_OSM;
    if (!s->path.at) {
        gather_find_path(s);
    }
    if (!isnan(s->lat)) {
        gather_vote_path(c, s);
        gather_vote_postcode(c, s);
    }
    if (s->is_area && s->path.len) {
        out o = gather_key(GATHER_AREA, s->path);
        out_char(&o, s->is_linked ? AREA_NODE : AREA_SPOT);
        gather_sort(c, &o, s);
    } else if (s->kind->cls == IMAGE_HOUSE) {
        gather_add_house(c, s);
    } else if (gather_is_line(s) && s->name.len) {
        gather_add_street(c, s, STREET_WAY, s->name, STR(""));
    } else if (s->street.len) {
        gather_add_in_street(c, s);
    } else {
        gather_add_alone(c, s);
    }
}
