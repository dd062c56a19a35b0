/* posting -- the places that have one of the names of a reading. Owns nothing.
 *
 * The base image has few places of one name; an index file of a country has ten thousand streets
 * called Hauptstraße. There the tree tells those round a small area that the reading says, or the
 * number of the house those that have it. */
#include "posting.h"

#include <stdlib.h>

#include "../geo/postcode.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/rtree.h"
#include "house.h"
#include "match.h"

enum {
    POSTING_PLAIN = 48,     /* of a name that are looked at, */
    POSTING_AREA = 400,     /* when it is said where, */
    POSTING_NEAR = 12,      /* of one that is spelled otherwise, */
    POSTING_HOUSES = 50000, /* and of streets with a number */
    POSTING_AROUND = 64,    /* round an area */
    POSTING_AREAS_MAX = 16  /* of a name that the tree is asked about */
};

#define POSTING_SMALL_M  30000.0 /* round an area that the tree is asked about */
#define POSTING_AROUND_M 2000.0  /* outside of a town may be the middle of its street */

/* One search for postings. */
typedef struct {
    readings *r;
    const reading *from;
    const reading_key *key; /* the current one */
    posting *at;
    int count, cap;
    bool is_cut;
    bool takes_any; /* streets without a house of the very number, too */
} posting_list;

static void posting_add(posting_list *l, image_ref ref, image_name_class cls) {
    if (l->count < l->cap) {
        float order =
            (float)(image_importance(ref.m, ref.place) - 0.04 * cls - 0.1 * l->key->edits);
        l->at[l->count++] = (posting){ref, cls, l->key, order};
    } else {
        l->is_cut = true;
    }
}

/* ---- of very many ---- */

static house_number *posting_number(const posting_list *l) {
    return l->from->house < 0 ? NULL : &l->r->houses[l->r->arcs[l->from->house].index];
}

/* Whether it has the reading's house, or there is none. */
static bool posting_has_house(const posting_list *l, image_ref ref) {
    house_number *n = posting_number(l);
    return !n || l->takes_any || house_find(l->r->s->v, n, ref, HOUSE_SAME).m;
}

static double posting_score(const rtree_query *q, const image *m, uint32_t row, double distance_m,
                            double worst) {
    const posting_list *l = q->ctx;
    bool is_it = distance_m < worst && names_is_main(m, row, l->key->key) &&
                 posting_has_house(l, (image_ref){m, row});
    return is_it ? distance_m : -1;
}

/* The area of the reading whose places are few and the smallest; NULL: none is small. */
static const match_qualifier *posting_narrowest(const posting_list *l) {
    const match_qualifier *best = NULL;
    double best_m = POSTING_SMALL_M;
    for (int i = 0; i < l->from->area_count; i++) {
        const match_qualifier *x = &l->r->areas[l->r->arcs[l->from->areas[i]].index];
        double radius_m = x->count && x->count <= POSTING_AREAS_MAX ? 0 : best_m;
        for (int k = 0; k < x->count && radius_m < best_m; k++) {
            radius_m = MAX(radius_m, match_radius_m(x->refs[k]));
        }
        best = radius_m < best_m ? x : best;
        best_m = MIN(best_m, radius_m);
    }
    return best;
}

/* The places of the current name round those of the area, nearest first. */
static void posting_add_around(posting_list *l, const image *m, const match_qualifier *x) {
    rtree_query q = {.classes = l->r->s->classes & ~IMAGE_CLASS_BIT(IMAGE_HOUSE),
                     .score = posting_score,
                     .ctx = l,
                     .call = l->r->s->v->call};
    for (int i = 0; i < x->count; i++) {
        rtree_hit hits[POSTING_AROUND];
        image_ref area = x->refs[i];
        q.lat = image_lat(area.m, area.place);
        q.lon = image_lon(area.m, area.place);
        q.max_m = match_radius_m(area) + POSTING_AROUND_M;
        int count = rtree_search(m, &q, hits, POSTING_AROUND);
        for (int n = 0; n < count; n++) {
            posting_add(l, (image_ref){m, hits[n].place}, IMAGE_MAIN);
        }
    }
}

/* ---- of a name ---- */

/* How many postings of a name are looked at. */
static int posting_most(const posting_list *l, bool is_file) {
    const reading *from = l->from;
    bool is_near = l->r->names[l->r->arcs[from->name].index].mode == READING_NEAR;
    bool is_said = from->area_count || from->code >= 0 || l->r->s->query->country_codes.len;
    return is_near                                        ? (int)POSTING_NEAR
           : is_file && from->house >= 0 && !l->takes_any ? (int)POSTING_HOUSES
           : is_said || is_file                           ? (int)POSTING_AREA
                                                          : (int)POSTING_PLAIN;
}

static void posting_add_key(posting_list *l) {
    call *c = l->r->s->v->call;
    const image *m = &l->r->s->v->set->images[l->key->image];
    bool is_file = m != l->r->s->v->set->base;
    int before = l->count, most = posting_most(l, is_file);
    const match_qualifier *area = is_file ? posting_narrowest(l) : NULL;
    names_postings post = names_postings_of(m, l->key->key);
    image_name_class cls;
    uint32_t row = 0;
    for (int i = 0; call_charge(c, 1) && names_next_posting(&post, &row, &cls); i++) {
        if (area && i == MIN(most, (int)POSTING_AREA)) {
            l->count = before;
            posting_add_around(l, m, area);
            return;
        }
        if (i == most || l->count == l->cap) {
            l->is_cut |= is_file;
            return;
        }
        if (!is_file || posting_has_house(l, (image_ref){m, row})) {
            posting_add(l, (image_ref){m, row}, cls);
        }
    }
}

/* Of two by the first keys that differ. Of equal ones each library's qsort has its own order: the
 * keys leave none. */
static int posting_order(const void *a, const void *b) {
    const posting *x = a, *y = b;
    const double keys[][2] = {{(double)y->order, (double)x->order},
                              {x->ref.place, y->ref.place},
                              {x->name_class, y->name_class},
                              {x->key->spelling, y->key->spelling},
                              {x->key->key, y->key->key}};
    int order = 0;
    for (size_t i = 0; i < LEN(keys) && !order; i++) {
        order = (keys[i][0] > keys[i][1]) - (keys[i][0] < keys[i][1]);
    }
    return order;
}

static void posting_add_names(posting_list *l) {
    const reading_name *n = &l->r->names[l->r->arcs[l->from->name].index];
    for (int turn = 0; turn < (l->from->house < 0 ? 1 : 2) && !l->count; turn++) {
        l->takes_any = turn > 0;
        for (int k = n->first; k < n->first + n->count; k++) {
            l->key = &l->r->keys[k];
            posting_add_key(l);
        }
    }
    qsort(l->at, (size_t)l->count, sizeof *l->at, posting_order);
}

/* Of a postal code without a name: the divisions that it is of. */
static void posting_add_divisions(posting_list *l) {
    const image *m = l->r->s->v->set->base;
    const reading_code *code = &l->r->codes[l->r->arcs[l->from->code].index];
    for (int i = 0; i < code->count && m; i++) {
        char room[POSTCODE_ISO_MAX];
        uint32_t key, row;
        image_name_class cls;
        str iso = postcode_area(&code->rows[i], code->key, 0, room);
        if (!iso.len || l->count == l->cap || !call_charge(l->r->s->v->call, NAMES_SEEK_WORK) ||
            !names_find(m, iso, &key)) {
            continue;
        }
        names_postings post = names_postings_of(m, key);
        if (names_next_posting(&post, &row, &cls)) {
            l->at[l->count++] = (posting){{m, row}, cls, NULL, 0};
        }
    }
}

GEO_FN int posting_find(readings *r, const reading *from, posting *posts, int cap, bool *is_cut) {
    posting_list l = {.r = r, .from = from, .at = posts, .cap = cap};
    if (from->name < 0) {
        posting_add_divisions(&l);
    } else {
        posting_add_names(&l);
    }
    *is_cut |= l.is_cut;
    return l.count;
}

#undef POSTING_SMALL_M
#undef POSTING_AROUND_M
