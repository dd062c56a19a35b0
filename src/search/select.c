/* select -- the places of a kind in an area. Owns the words for kinds that are more than tags.
 *
 * Of countries, those in a country are its neighbours. Inside a country or a division are the
 * places below it, and those without parents whose position is; inside any other place are those in
 * its box. Near a point or a line the tree gives the candidates, and in an area its blocks of rows;
 * elsewhere the rows of the classes are gone through, which takes milliseconds. The total is
 * counted, not estimated, as long as only one image is open. */
#include "select.h"

#include <math.h>
#include <string.h>

#include "../geo/category.h"
#include "../geo/geo.h"
#include "../image/area.h"
#include "../image/area_outline.h"
#include "../image/image.h"
#include "../image/image_id.h"
#include "../image/image_set.h"
#include "../image/image_record.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../image/rtree.h"

#define SELECT_SHARE 0.15 /* of what is shared: boxes of lakes are wider than these */

enum {
    SELECT_KINDS_MAX = 1 << 16, /* of one image */
    SELECT_STEP_WORK = 40,      /* of a block of rows, */
    SELECT_BLOCKS_WORK = 60,    /* of finding those of an area, */
    SELECT_BORDER_WORK = 30,    /* of a look into the borders, */
    SELECT_CHAIN_WORK = 100,    /* of one for what contains a place, */
    SELECT_ROW_WORK = 3,        /* of a row of the kind, */
    SELECT_BESIDE_WORK = 20000, /* of the borders of the world: for a worker, */
    SELECT_ARCS_PER_UNIT = 6,   /* more for so many arcs of the line, */
    SELECT_HITS_PER_UNIT = 4,   /* and of so many hits that one is compared with */
    SELECT_KINDS_PER_UNIT = 4,
    SELECT_CIRCLE_MAX_M = 9000000,
    SELECT_SETTLED_MAX_M = 100000, /* to the settlement whose county a point is in */
    SELECT_OUTLINES_MAX = 200      /* each is sought in the whole world */
};

#define SELECT_TIE 1e-6 /* of importance, beside a number of people, metres or km2 */

#define SELECT_SAME_M  3000.0 /* a place of two images is no farther from itself, */
#define SELECT_TWICE_M 100.0  /* and one that is twice in one */

/* ---- kinds ---- */

typedef struct {
    const char *words; /* lower case, singular, separated by slashes */
    unsigned classes;  /* image classes */
    const char *tags;  /* separated by blanks; "": all of these classes; behind +: not their kind, a
                          tag besides, and in a country or a division another one, too */
} select_row;

#define CLASS(name) IMAGE_CLASS_BIT(IMAGE_##name)
static const select_row select_rows[] = {
    {"settlement/populated place/place/locality", IMAGE_SETTLED_MASK, ""},
    {"city", IMAGE_SETTLED_MASK, "place=city"},
    {"town", IMAGE_SETTLED_MASK, "place=town"},
    {"village", IMAGE_SETTLED_MASK, "place=village place=hamlet"},
    {"suburb/neighbourhood/neighborhood/quarter/borough", CLASS(SUBURB), ""},
    {"capital/capital city", IMAGE_SETTLED_MASK, "+capital=yes capital=4"},
    {"national capital", IMAGE_SETTLED_MASK, "+capital=yes"},
    {"state capital/provincial capital/regional capital/division capital/seat", IMAGE_SETTLED_MASK,
     "+capital=4 capital=yes"},
    {"country/nation/neighbour/neighbor/neighbouring country/neighboring country/bordering country",
     CLASS(COUNTRY), ""},
    {"division/state/province/canton/prefecture/governorate/oblast/region", CLASS(STATE), ""},
    {"county/district/department/municipality", CLASS(COUNTY), ""},
    {"park", CLASS(NATURE) | CLASS(POI),
     "boundary=national_park boundary=protected_area leisure=park leisure=nature_reserve"},
    {"national park", CLASS(NATURE), "boundary=national_park"},
    {"landmark/sight/attraction", CLASS(POI) | CLASS(NATURE),
     "tourism=attraction tourism=museum tourism=theme_park tourism=zoo man_made=bridge historic"},
    {"sea", CLASS(MARINE), "place=sea place=ocean natural=sea"},
    {"ocean", CLASS(MARINE), "place=ocean"},
    {"strait", CLASS(MARINE), "natural=strait"},
    {"mountain range/range", CLASS(NATURE), "natural=mountain_range"},
    {"archipelago/island group", CLASS(NATURE), "place=archipelago"},
    {"desert", CLASS(NATURE), "natural=desert"},
    {"peninsula", CLASS(NATURE), "natural=peninsula"},
    {"plateau", CLASS(NATURE), "natural=plateau"},
    {"pass/mountain pass", CLASS(NATURE), "natural=saddle mountain_pass"},
    {"natural region", CLASS(NATURE), "place=region"},
};
/* Where things of the category table are. */
static const unsigned select_others =
    IMAGE_SETTLED_MASK | CLASS(SUBURB) | CLASS(MARINE) | CLASS(NATURE) | CLASS(POI) | CLASS(STREET);
static const unsigned select_settled = IMAGE_ADMIN_MASK | IMAGE_SETTLED_MASK | CLASS(SUBURB);
#undef CLASS

GEO_FN str select_kind(int index) {
    str words = index >= 0 && (size_t)index < LEN(select_rows) ? str_of(select_rows[index].words)
                                                               : STR_NONE;
    return words.at ? str_cut(&words, '/') : STR_NONE;
}

/* What a word stands for. */
typedef struct {
    unsigned classes;
    str tags[CATEGORY_TAGS_MAX];
    int count;   /* of tags; 0: all of the classes */
    str also[2]; /* one of these tags besides the kind; absent: none is needed */
} select_meaning;

/* "cities" is "city" and "towns" is "town". */
static bool select_is_word(str given, str word) {
    bool is_y = str_ends(word, STR("y"));
    str stem = is_y ? str_head(word, word.len - 1) : word;
    str end = str_from(given, stem.len);
    if (str_eq_nocase(given, word) || given.len < stem.len ||
        !str_eq_nocase(str_head(given, stem.len), stem)) {
        return str_eq_nocase(given, word);
    }
    return is_y ? str_eq_nocase(end, STR("ies"))
                : str_eq_nocase(end, STR("s")) || str_eq_nocase(end, STR("es"));
}

static const select_row *select_find(str given) {
    for (size_t i = 0; i < LEN(select_rows); i++) {
        for (str words = str_of(select_rows[i].words); words.at;) {
            if (select_is_word(given, str_cut(&words, '/'))) {
                return &select_rows[i];
            }
        }
    }
    return NULL;
}

/* False: an unknown word. */
static bool select_read_kind(const place_selection *s, select_meaning *meaning) {
    *meaning = (select_meaning){.classes = IMAGE_SETTLED_MASK};
    const select_row *row = select_find(str_trim(s->kind));
    if (!row) {
        meaning->classes = select_others;
        meaning->count = category_tags(s->kind, meaning->tags);
        return meaning->count > 0;
    }
    meaning->classes = row->classes;
    if (row->tags[0] == '+') {
        meaning->also[1] = str_of(row->tags + 1);
        meaning->also[0] = str_cut(&meaning->also[1], ' ');
        return true;
    }
    /* cities above a number of people are settlements of that size */
    bool is_sized = s->least[PLACE_POPULATION] > 0 && row->classes == IMAGE_SETTLED_MASK;
    for (str tags = str_of(is_sized ? "" : row->tags);
         tags.len && meaning->count < CATEGORY_TAGS_MAX;) {
        meaning->tags[meaning->count++] = str_cut(&tags, ' ');
    }
    return true;
}

GEO_FN bool select_kind_is_settled(str word) {
    const select_row *row = select_find(str_trim(word));
    return row && !(row->classes & ~select_settled);
}

/* ---- one selection in progress ---- */

/* What is known of a kind of an image. */
typedef enum {
    SELECT_SOUGHT = 1,
    SELECT_SHARED = 2 /* areas share such a place, which is in each with a part of it */
} select_mark;

typedef struct {
    image_ref ref;
    double score, distance_m; /* from the point or line; NaN: there is none */
} select_hit;

typedef struct {
    const image_view *v;
    const place_selection *s;
    select_meaning meaning;
    const image *m;             /* the image that is gone through, */
    const unsigned char *kinds; /* select_marks of each of its kinds, */
    uint64_t kind_count;        /* of so many */
    image_ref area;             /* .m NULL: none, or its box is used, */
    str codes;                  /* or these countries, "AO BF"; absent otherwise */
    bbox box;
    geo_vec line[PLACE_LINE_MAX];
    select_hit after; /* the list begins behind it; .ref.m NULL: it begins at the top */
    uint32_t parent;  /* the last one that was looked at, */
    bool is_inside;   /* and whether it is in the area */
    select_hit hits[PLACE_LIMIT_MAX];
    int count, total, before; /* kept; that fit; of these up to `after` */
    int outlines;             /* of divisions */
} select_walk;

/* ---- inside ---- */

/* Whether the country is one of the codes, of a continent or of neighbours. */
static bool select_has_country(str codes, image_ref country) {
    char room[NAMES_TEXT_MAX];
    str code =
        country.m ? names_tagged(country.m, country.place, country.m->lang_cc, room) : STR_NONE;
    return code.len && str_find(codes, code) >= 0;
}

static bool select_is_below(select_walk *w, uint32_t parent) {
    if (parent != w->parent) {
        image_ref ref = {w->m, parent};
        w->parent = parent;
        w->is_inside = w->codes.len
                           ? select_has_country(w->codes, image_place_ancestor(ref, IMAGE_COUNTRY))
                           : image_place_is_in(ref, w->area);
    }
    return w->is_inside;
}

/* Whether the borders put the point into the area; where they do not know a county, whether the
 * place there is in it, which is the nearest settlement if there is none. */
static bool select_is_at(const select_walk *w, image_ref there, double lat, double lon) {
    const image_set *set = w->v->set;
    image_class cls = image_place_class(w->area);
    image_ref country = image_place_country_at(set, lat, lon);
    call_charge(w->v->call, SELECT_BORDER_WORK);
    if (w->codes.len) {
        return select_has_country(w->codes, country);
    }
    if (!image_place_is_in(w->area, country) || cls == IMAGE_COUNTRY) {
        return image_place_is_same(country, w->area);
    }
    image_ref division = image_place_division_at(set, country, lat, lon);
    if (cls == IMAGE_STATE || (division.m && image_place_class(division) == cls)) {
        return division.m && image_place_is_in(division, w->area);
    }
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    if (!there.m) {
        there = image_place_settlement_at(set, country, division, lat, lon, SELECT_SETTLED_MAX_M);
    }
    int count = there.m ? image_place_chain(set, there, chain) : 0;
    call_charge(w->v->call, SELECT_CHAIN_WORK);
    for (int i = 1; i < count; i++) {
        if (image_place_is_same(chain[i], w->area)) {
            return true;
        }
    }
    return false;
}

/* Whether a peak on the border, or a lake, is in the area with a part of it. */
static bool select_is_shared(const select_walk *w, uint32_t row) {
    image_ref ref = {w->m, row};
    return w->kinds && w->kinds[image_value(w->m, IMAGE_KIND, row)] & SELECT_SHARED &&
           call_charge(w->v->call, SELECT_BORDER_WORK) &&
           image_place_share(w->v->set, ref, w->area) >= SELECT_SHARE;
}

/* The place itself is not in it. */
static bool select_is_inside(select_walk *w, uint32_t row) {
    if (geo_bbox_is(w->box)) {
        return geo_bbox_contains(w->box, image_lat(w->m, row), image_lon(w->m, row));
    }
    if (!w->area.m) {
        return true;
    }
    uint32_t parent = image_parent(w->m, row);
    if (w->codes.len && image_class_of(w->m, row) == IMAGE_COUNTRY) {
        parent = row;
    }
    bool is_inside = false;
    if (w->m == w->area.m && (parent != IMAGE_NO_PLACE || row == w->area.place)) {
        is_inside = select_is_below(w, parent);
    } else if (w->m->base && w->area.m == w->m->base) {
        is_inside = image_place_is_in((image_ref){w->m, row}, w->area);
    } else if (w->area.m == w->v->set->base) {
        is_inside =
            select_is_at(w, (image_ref){w->m, row}, image_lat(w->m, row), image_lon(w->m, row));
    }
    return is_inside || (!w->codes.len && select_is_shared(w, row));
}

/* Distance to the line, or to the point, *along_m from its start; NaN: there is none. */
static double select_distance_m(const select_walk *w, uint32_t row, double *along_m) {
    geo_vec p = geo_vector(image_lat(w->m, row), image_lon(w->m, row));
    double best_m = w->s->line_count ? geo_vec_distance_m(p, w->line[0]) : NAN, before_m = 0;
    *along_m = 0;
    for (int i = 0; i + 1 < w->s->line_count; i++) {
        double behind_m, away_m = geo_vec_to_arc_m(p, w->line[i], w->line[i + 1], &behind_m);
        if (away_m < best_m) {
            best_m = away_m;
            *along_m = before_m + behind_m;
        }
        before_m += geo_vec_distance_m(w->line[i], w->line[i + 1]);
    }
    return best_m;
}

/* ---- the best of them ---- */

/* Not above 0: unknown. */
static double select_value(select_walk *w, uint32_t row, int measure) {
    image_ref ref = {w->m, row};
    w->outlines += measure == PLACE_AREA && image_place_class(ref) == IMAGE_STATE;
    return measure == PLACE_POPULATION          ? image_record_population(ref)
           : measure == PLACE_ELEVATION         ? image_record_elevation_m(ref)
           : w->outlines <= SELECT_OUTLINES_MAX ? image_record_area_km2(w->v, ref)
                                                : NAN;
}

/* Keys are in alphabetical order of the main names. */
static double select_score(select_walk *w, uint32_t row, double distance_m, double along_m) {
    place_order order = w->s->order;
    switch (order) {
    case PLACE_ORDER_NEAREST: return distance_m;
    case PLACE_ORDER_ALONG: return along_m;
    case PLACE_ORDER_NAME: return names_main_key(w->m, row);
    default: break;
    }
    bool is_first = w->meaning.also[1].len && image_has_tag(w->m, row, STR("capital=yes"));
    double value = order >= PLACE_ORDER_POPULATION
                       ? select_value(w, row, (int)(order - PLACE_ORDER_POPULATION))
                   : is_first ? UINT32_MAX
                              : image_population(w->m, row);
    return -((value > 0 ? value : 0) + image_importance(w->m, row) * SELECT_TIE);
}

/* Numbers of keys can be compared inside one image only. */
static int select_compare(const select_walk *w, const select_hit *a, const select_hit *b) {
    if (w->s->order != PLACE_ORDER_NAME || a->ref.m == b->ref.m) {
        return (a->score > b->score) - (a->score < b->score);
    }
    char rooms[2][IMAGE_KEY_MAX];
    return str_cmp(names_main_folded(a->ref.m, a->ref.place, rooms[0]),
                   names_main_folded(b->ref.m, b->ref.place, rooms[1]));
}

/* No two are alike, so that a list goes on exactly where the one before ended. */
static bool select_is_before(const select_walk *w, const select_hit *a, const select_hit *b) {
    int order = select_compare(w, a, b);
    return order                  ? order < 0
           : a->ref.m != b->ref.m ? a->ref.m < b->ref.m
                                  : a->ref.place < b->ref.place;
}

/* The same place of another image, as with an index file beside the embedded image; or one that an
 * image has twice. */
static bool select_is_same(const select_hit *a, const select_hit *b) {
    char rooms[2][IMAGE_KEY_MAX];
    double most_m = a->ref.m == b->ref.m ? SELECT_TWICE_M : SELECT_SAME_M;
    return image_place_distance_m(a->ref, b->ref) < most_m &&
           str_eq(names_main_folded(a->ref.m, a->ref.place, rooms[0]),
                  names_main_folded(b->ref.m, b->ref.place, rooms[1]));
}

static void select_add(select_walk *w, select_hit hit) {
    bool is_full = w->count == w->s->limit;
    call_charge(w->v->call, w->count / SELECT_HITS_PER_UNIT);
    if (w->after.ref.m && !select_is_before(w, &w->after, &hit)) {
        w->total++;
        w->before++;
        return;
    }
    if (is_full && !select_is_before(w, &hit, &w->hits[w->count - 1])) {
        w->total++;
        return;
    }
    for (int i = 0; i < w->count; i++) {
        if (select_is_same(&w->hits[i], &hit)) {
            return;
        }
    }
    w->total++;
    int at = is_full ? w->count - 1 : w->count++;
    for (; at && select_is_before(w, &hit, &w->hits[at - 1]); at--) {
        w->hits[at] = w->hits[at - 1];
    }
    w->hits[at] = hit;
}

static bool select_is_sized(select_walk *w, uint32_t row, int measure) {
    double least = w->s->least[measure], most = w->s->most[measure];
    bool is_asked = least > 0 || most < INFINITY;
    double value = is_asked ? select_value(w, row, measure) : NAN;
    return !is_asked || (value > 0 && value >= least && value <= most);
}

static bool select_has_tag(const select_walk *w, uint32_t row) {
    const str *also = w->meaning.also;
    return !also->len || image_has_tag(w->m, row, also[0]) || image_has_tag(w->m, row, also[1]);
}

static void select_consider(select_walk *w, uint32_t row) {
    const place_selection *s = w->s;
    uint64_t kind = image_value(w->m, IMAGE_KIND, row);
    if (kind >= w->kind_count || !(w->kinds[kind] & SELECT_SOUGHT) || !select_has_tag(w, row)) {
        return;
    }
    call_charge(w->v->call, SELECT_ROW_WORK + s->line_count / SELECT_ARCS_PER_UNIT);
    if (!select_is_sized(w, row, PLACE_POPULATION) || !select_is_sized(w, row, PLACE_ELEVATION)) {
        return;
    }
    double along_m, distance_m = select_distance_m(w, row, &along_m);
    if (!(distance_m > s->radius_m) && select_is_inside(w, row) &&
        select_is_sized(w, row, PLACE_AREA)) { /* the last: of an outline */
        select_add(
            w, (select_hit){{w->m, row}, select_score(w, row, distance_m, along_m), distance_m});
    }
}

/* ---- going through an image ---- */

/* Marks the kinds of the image. False: it has none of those that are meant. */
static bool select_set_kinds(select_walk *w, const image *m) {
    static const str shared[] = {STR_ROW("natural=peak"), STR_ROW("natural=volcano"),
                                 STR_ROW("natural=saddle"), STR_ROW("natural=water"),
                                 STR_ROW("waterway=waterfall")};
    uint64_t count = MIN(m->columns[IMAGE_KINDS_KEY].count, (uint64_t)SELECT_KINDS_MAX);
    unsigned char *kinds = ARENA_NEW(w->v->mem, unsigned char, count);
    bool has_one = false;
    call_charge(w->v->call, (int64_t)count / SELECT_KINDS_PER_UNIT);
    for (uint64_t k = 0; kinds && k < count; k++) {
        bool is_one =
            !w->meaning.count || image_kind_is_any(m, k, w->meaning.tags, w->meaning.count);
        bool is_shared = image_kind_is_any(m, k, shared, LEN(shared));
        kinds[k] = (is_one ? SELECT_SOUGHT : 0) | (is_shared ? SELECT_SHARED : 0);
        has_one |= is_one;
    }
    w->kinds = kinds;
    w->kind_count = kinds ? count : 0;
    return has_one;
}

static double select_visit(const rtree_query *q, const image *m, uint32_t row, double distance_m,
                           double worst) {
    (void)m;
    (void)distance_m;
    (void)worst;
    select_consider(*(select_walk *const *)q->ctx, row);
    return -1; /* all are visited */
}

/* The circle round the line, or round the box: arcs between points of a circle stay inside it, up
 * to a quarter of the globe. */
static bool select_circle(const select_walk *w, rtree_query *q) {
    const place_selection *s = w->s;
    bbox box = w->box;
    if (s->line_count) {
        box = geo_bbox_none();
        for (int i = 0; i < s->line_count; i++) {
            box = geo_bbox_union(
                box, (bbox){s->line[i][1], s->line[i][0], s->line[i][1], s->line[i][0]});
        }
    } else if (!geo_bbox_is(box) || geo_bbox_width(box) >= 180) {
        return false;
    }
    q->lat = geo_bbox_center_lat(box);
    q->lon = geo_bbox_center_lon(box);
    double south_m = geo_distance_m(q->lat, q->lon, box.south, box.west);
    double north_m = geo_distance_m(q->lat, q->lon, box.north, box.west);
    q->max_m = MAX(south_m, north_m) + (s->line_count ? s->radius_m : 0) + 1;
    return q->max_m < SELECT_CIRCLE_MAX_M;
}

/* Marks the blocks of rows, a bit each, that may have places of the area; false: not known. */
static bool select_set_blocks(const select_walk *w, const image *m, unsigned char *blocks,
                              size_t size) {
    uint32_t areas = image_first(m, IMAGE_COUNTY);
    image_ref area = w->codes.len || w->area.m != m ? (image_ref){NULL, IMAGE_NO_PLACE}
                                                    : image_place_ancestor(w->area, IMAGE_STATE);
    if (!area.m || !m->columns[IMAGE_BLOCK_ROW].count || !blocks) {
        return false;
    }
    memset(blocks, 0, size);
    for (uint32_t row = 0; row <= areas; row++) { /* the last entry: of places without parents */
        if (row < areas && !area_is_within(m, row, area.place)) {
            continue;
        }
        uint64_t at = image_value(m, IMAGE_BLOCK_FIRST, row);
        uint64_t end = image_value(m, IMAGE_BLOCK_FIRST, row + 1);
        for (; at < end; at++) {
            uint64_t block = image_value(m, IMAGE_BLOCK_ROW, at);
            if (block / 8 < size) {
                blocks[block / 8] |= (unsigned char)(1 << block % 8);
            }
        }
    }
    return call_charge(w->v->call, SELECT_BLOCKS_WORK);
}

/* The rows of a class, or of its blocks that are marked. */
static void select_walk_class(select_walk *w, image_class cls, const unsigned char *blocks) {
    const image *m = w->m;
    uint32_t row = image_first(m, cls), end = image_first(m, (image_class)(cls + 1));
    while (row < end) {
        uint32_t block = row / IMAGE_BLOCK_ROWS;
        uint32_t stop = MIN(end, (block + 1) * IMAGE_BLOCK_ROWS);
        bool is_skipped = blocks && !image_bit(blocks, block);
        if (!is_skipped && !call_charge(w->v->call, SELECT_STEP_WORK)) {
            return;
        }
        for (; row < stop && !is_skipped; row++) {
            select_consider(w, row);
        }
        row = stop;
    }
}

static void select_begin(select_walk *w, const image *m) {
    w->m = m;
    w->parent = IMAGE_NO_PLACE;
    w->is_inside = false;
}

static void select_walk_image(select_walk *w, const image *m) {
    rtree_query q = {
        .classes = w->meaning.classes, .score = select_visit, .ctx = &w, .call = w->v->call};
    rtree_hit hit;
    select_begin(w, m);
    if (select_circle(w, &q)) {
        rtree_search(m, &q, &hit, 1);
        return;
    }
    size_t size = m->places / IMAGE_BLOCK_ROWS / 8 + 1;
    unsigned char *blocks = ARENA_NEW(w->v->mem, unsigned char, size);
    bool has_blocks = select_set_blocks(w, m, blocks, size);
    for (int c = 0; c < IMAGE_CLASSES; c++) {
        bool may_skip = has_blocks && c >= IMAGE_COUNTY && c < IMAGE_MARINE;
        if (w->meaning.classes & IMAGE_CLASS_BIT(c)) {
            select_walk_class(w, (image_class)c, may_skip ? blocks : NULL);
        }
    }
}

/* ---- the area ---- */

/* A country or division of the base image; of an index file, that at its position. */
static image_ref select_area_of(const select_walk *w, image_ref area) {
    image_class cls = image_place_class(area);
    const image_set *set = w->v->set;
    if (area.m == set->base || cls > IMAGE_STATE) {
        return area;
    }
    double lat = image_lat(area.m, area.place), lon = image_lon(area.m, area.place);
    image_ref country = image_place_country_at(set, lat, lon);
    image_ref division =
        image_place_ancestor(image_place_division_at(set, country, lat, lon), IMAGE_STATE);
    image_ref own = cls == IMAGE_COUNTRY ? country : division;
    return own.m ? own : area;
}

static void select_set_area(select_walk *w, place_answer *answer) {
    image_ref ref = {NULL, IMAGE_NO_PLACE};
    w->box = w->s->box;
    w->area = ref;
    if (!w->s->area_id.len) {
        return;
    }
    ref = image_id_place(w->v, w->s->area_id, w->s->area_number);
    bool is_division = ref.m && image_place_class(ref) <= IMAGE_COUNTY;
    str neighbours = is_division && w->meaning.classes == IMAGE_CLASS_BIT(IMAGE_COUNTRY)
                         ? image_record_neighbours(ref)
                         : STR_NONE;
    w->codes = !ref.m ? STR_NONE : neighbours.len ? neighbours : image_record_countries(ref);
    answer->searched = neighbours.len ? STR("the countries that border ")
                       : w->codes.len ? STR("the countries of ")
                       : is_division  ? STR_NONE
                                      : STR("the box of ");
    answer->has_seats = is_division && !w->codes.len && w->meaning.also[1].len;
    if (w->codes.len || is_division) {
        w->box = geo_bbox_none();
        w->area = is_division ? select_area_of(w, ref) : ref;
    }
}

/* The places that share a border with one: countries by the table, others by lines. Lines of two
 * countries that have no border on land are those of islets that nearly touch. False: its borders
 * are not known. */
static bool select_walk_beside(select_walk *w, const image *m) {
    uint32_t rows[AREA_OUTLINE_BESIDE_MAX];
    image_ref ref = image_id_place(w->v, w->s->beside_id, w->s->beside_number);
    ref = ref.m ? select_area_of(w, ref) : ref;
    bool is_area =
        ref.m == m && (image_place_class(ref) <= IMAGE_COUNTY || image_place_is_settled(ref));
    bool is_known = is_area && call_charge(w->v->call, SELECT_BESIDE_WORK);
    image_ref own = image_place_ancestor(ref, IMAGE_COUNTRY);
    str codes = own.m ? image_record_neighbours(own) : STR_NONE;
    bool has_table = is_known && image_place_is_same(own, ref) &&
                     w->meaning.classes == IMAGE_CLASS_BIT(IMAGE_COUNTRY);
    int count = has_table  ? (int)image_first(m, IMAGE_STATE)
                : is_known ? area_outline_beside(m, ref.place, w->meaning.classes, rows)
                           : -1;
    select_begin(w, m);
    for (int i = 0; i < count; i++) {
        uint32_t row = has_table ? (uint32_t)i : rows[i];
        image_ref country = image_place_ancestor((image_ref){m, row}, IMAGE_COUNTRY);
        if ((!has_table && image_place_is_same(country, own)) ||
            select_has_country(codes, country)) {
            select_consider(w, row);
        }
    }
    return count >= 0;
}

/* False: there is no such place. */
static bool select_set_after(select_walk *w) {
    image_ref ref =
        w->s->after.len ? image_id_place(w->v, w->s->after, 0) : (image_ref){NULL, IMAGE_NO_PLACE};
    if (ref.m) {
        w->m = ref.m;
        double along_m, distance_m = select_distance_m(w, ref.place, &along_m);
        w->after = (select_hit){ref, select_score(w, ref.place, distance_m, along_m), distance_m};
    }
    return ref.m || !w->s->after.len;
}

/* ---- the answer ---- */

static void select_fill(const select_walk *w, place_list *places) {
    places->at = ARENA_NEW(w->v->mem, place, w->count);
    places->count = 0;
    for (int i = 0; i < w->count && places->at; i++) {
        place p = image_record_fill(w->v, w->hits[i].ref);
        p.area_km2 = w->s->wants_area ? image_record_area_km2(w->v, w->hits[i].ref) : NAN;
        p.distance_m = w->hits[i].distance_m;
        if (w->s->line_count == 1) {
            p.bearing_deg = geo_bearing_deg(w->s->line[0][0], w->s->line[0][1], p.lat, p.lon);
        }
        places->at[places->count++] = p;
    }
}

GEO_FN bool select_places(const image_view *v, const place_selection *s, place_answer *answer) {
    select_walk *w = ARENA_NEW(v->mem, select_walk, 1);
    if (!w) {
        return true; /* call_end tells */
    }
    *w = (select_walk){.v = v, .s = s};
    if (!select_read_kind(s, &w->meaning)) {
        return false;
    }
    for (int i = 0; i < s->line_count; i++) {
        w->line[i] = geo_vector(s->line[i][0], s->line[i][1]);
    }
    answer->lacks_kind = true;
    select_set_area(w, answer);
    w->meaning.also[1] = answer->has_seats ? w->meaning.also[1] : STR_NONE;
    answer->lacks_after = !select_set_after(w);
    answer->lacks_border = s->beside_id.len > 0;
    for (int i = 0; i < v->set->count; i++) {
        const image *m = &v->set->images[i];
        bool has_kind = select_set_kinds(w, m);
        answer->lacks_kind &= !has_kind;
        if (has_kind && !s->beside_id.len) {
            select_walk_image(w, m);
        } else if (has_kind && m == v->set->base) {
            answer->lacks_border = !select_walk_beside(w, m);
        }
    }
    answer->truncated = w->total > w->before + w->count;
    answer->before = w->before;
    bool is_exact =
        v->set->count == 1 || w->total == w->count; /* several may have the same place */
    answer->total = is_exact ? w->total : PLACE_TOTAL_UNKNOWN;
    answer->is_too_wide = w->outlines > SELECT_OUTLINES_MAX;
    select_fill(w, &answer->places);
    return true;
}

/* ---- given places ---- */

/* Whether an area with an outline that is neither a country nor a division has the point. */
static bool select_is_on(image_ref area, double lat, double lon) {
    return outline_has(area.m, area.place)
               ? outline_contains(area.m, area.place, lat, lon)
               : area_at(area.m, AREA_MUNICIPALITIES, lat, lon) == area.place ||
                     area_at(area.m, AREA_WATERS, lat, lon) == area.place;
}

static bool select_has(select_walk *w, image_ref area, bool has_outline, const place *p) {
    if (w->s->line_count) {
        return geo_distance_m(w->s->line[0][0], w->s->line[0][1], p->lat, p->lon) <= w->s->radius_m;
    }
    image_ref ref = {NULL, IMAGE_NO_PLACE};
    if (has_outline) {
        return call_charge(w->v->call, SELECT_BORDER_WORK) && select_is_on(area, p->lat, p->lon);
    }
    if (geo_bbox_is(w->box)) {
        return geo_bbox_contains(w->box, p->lat, p->lon);
    }
    ref = p->id.len ? image_id_place(w->v, p->id, p->place_id) : ref;
    w->m = ref.m;
    w->parent = IMAGE_NO_PLACE;
    return ref.m ? select_is_inside(w, ref.place) : select_is_at(w, ref, p->lat, p->lon);
}

GEO_FN str select_holds(const image_view *v, const place_selection *s, const place *const *places,
                        int count, bool *holds) {
    place_answer answer = {.total = 0};
    place_outline shape;
    select_walk w = {.v = v, .s = s};
    select_set_area(&w, &answer);
    image_ref area = {NULL, IMAGE_NO_PLACE};
    area = s->area_id.len ? image_id_place(v, s->area_id, s->area_number) : area;
    arena before = *v->mem;
    bool has_outline = area.m && !w.area.m && image_record_outline(v, area, &shape);
    before.full = v->mem->full;
    *v->mem = before;
    for (int i = 0; i < count; i++) {
        holds[i] = select_has(&w, area, has_outline, places[i]);
    }
    return has_outline ? STR_NONE : answer.searched;
}

#undef SELECT_TIE
#undef SELECT_SAME_M
#undef SELECT_TWICE_M
#undef SELECT_SHARE
