/* candidates -- the places of all readings together. Owns nothing.
 *
 * Each reading is followed, the cheapest first, until enough of them explain something; other
 * spellings are read when nothing has every word by its exact name. Of several readings of a place
 * the best explained remain. */
#include "candidates.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "../base/ascii.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/postcode.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "address.h"
#include "candidate.h"
#include "common.h"
#include "match.h"
#include "posting.h"
#include "query.h"
#include "reading.h"
#include "reading_path.h"
#include "rule.h"
#include "token.h"

enum {
    CANDIDATE_READINGS = 14, /* that explain something */
    CANDIDATE_KEPT = 3       /* readings of one place by an exact name */
};

/* Of two by the first keys that differ. Of equal ones each library's qsort has its own order: the
 * keys leave none. */
static int candidates_order_of(const double (*keys)[2], size_t count) {
    int order = 0;
    for (size_t i = 0; i < count && !order; i++) {
        order = (keys[i][0] > keys[i][1]) - (keys[i][0] < keys[i][1]);
    }
    return order;
}

/* How little a pair leaves unexplained; a place counts by its best readings. */
static int candidates_unread(const candidate *p) {
    return p->from->letters + p->from->digits + 10 * (p->failed - p->close);
}

static int candidates_fits(const candidate *p) {
    int fits = p->post > 0;
    for (int i = 0; i < CANDIDATE_RELATIONS; i++) {
        fits += p->in[i];
    }
    return fits;
}

/* Pairs of one place together, the best explained first. */
static int candidates_order(const void *a, const void *b) {
    const candidate *x = a, *y = b;
    const double keys[][2] = {
        {(double)(uintptr_t)x->ref.m, (double)(uintptr_t)y->ref.m},
        {x->ref.place, y->ref.place},
        {candidates_unread(x), candidates_unread(y)},
        {x->edits, y->edits},
        {x->mode != READING_EXACT, y->mode != READING_EXACT},
        {(double)x->from->cost, (double)y->from->cost},
        {-candidates_fits(x), -candidates_fits(y)},
        {x->name_class, y->name_class},
        {x->key, y->key},
        {(double)(uintptr_t)x->from, (double)(uintptr_t)y->from},
    };
    return candidates_order_of(keys, LEN(keys));
}

/* Whether it has a postal code of a form that no other country has. */
static bool candidates_has_post(const readings *r, const candidate *p) {
    return p->post > 0 && r->codes[r->arcs[p->from->code].index].count == 1;
}

/* Whether it has read everything, as it is written: with an area or a postal code that it is in,
 * near what was said, or as one name. */
static bool candidates_is_whole(const candidates *c, const candidate *p) {
    const reading *from = p->from;
    bool is_one = c->r->t.count > 1 && from->name >= 0 && !c->r->arcs[from->name].from &&
                  c->r->arcs[from->name].end == c->r->t.count;
    is_one |= from->house >= 0;
    return p->mode == READING_EXACT && !from->noise && !p->failed && !p->edits && !p->area_edits &&
           !from->vague && !p->is_apart && !p->is_side && p->said >= 0 &&
           (from->area_count || is_one || from->beside ||
            RULE(POST_WHOLE, candidates_has_post(c->r, p)));
}

/* A place that is called like a country or division, behind a small area: the larger one is meant.
 */
static bool candidates_is_odd(const candidate *p) {
    bool is_small_area = p->in[CANDIDATE_NEAR_TOWN] || p->in[CANDIDATE_IN_COUNTY];
    return p->from->ahead && ((p->has_country && (is_small_area || p->in[CANDIDATE_IN_DIVISION])) ||
                              (p->has_sibling && is_small_area));
}

/* The words of arcs that stand beside the name without a comma. */
static unsigned candidates_words_beside(const readings *r, const reading_arc *name,
                                        const short *arcs, int count) {
    unsigned words = 0;
    for (int i = 0; i < count; i++) {
        const reading_arc *a = &r->arcs[arcs[i]];
        bool is_beside = (a->end == name->from && r->t.at[name->from].gap != TOKEN_COMMA) ||
                         (a->from == name->end && r->t.at[a->from].gap != TOKEN_COMMA);
        words |= is_beside ? reading_words(a) : 0;
    }
    return words;
}

/* The words of the name, and of a kind or an area that stands beside it. */
static unsigned candidates_words_named(const readings *r, const candidate *p) {
    const reading *from = p->from;
    const reading_arc *name = &r->arcs[from->name];
    return reading_words(name) | candidates_words_beside(r, name, from->kinds, from->kind_count) |
           candidates_words_beside(r, name, from->areas, from->area_count);
}

/* The words that are read as an exact name; 0: none. */
static unsigned candidates_words_exact(const readings *r, const candidate *p) {
    bool is_exact = p->mode == READING_EXACT && p->from->name >= 0 && !p->failed && !p->edits &&
                    p->name_class != IMAGE_CODE;
    return is_exact ? reading_words(&r->arcs[p->from->name]) : 0;
}

/* Whether something is called exactly what a pair reads as a name and a kind, or as a beginning;
 * is_own: and it is the same place. */
static bool candidates_is_beside(const candidates *c, const candidate *p, bool *is_own) {
    bool may_be = candidate_is_longer(p) ||
                  (p->mode == READING_EXACT && p->from->kind_count + p->from->area_count);
    unsigned named = may_be && p->from->name >= 0 ? candidates_words_named(c->r, p) : 0;
    bool is_beside = false;
    *is_own = false;
    may_be = named && candidates_words_exact(c->r, p) != named;
    for (int i = 0; i < c->count && may_be && !*is_own; i++) {
        bool is_exact = !(named & ~candidates_words_exact(c->r, &c->at[i]));
        is_beside |= is_exact;
        *is_own = is_exact && image_place_is_same(p->ref, c->at[i].ref);
    }
    return is_beside;
}

/* Marks what is read as a name and a kind, or as a beginning, of which something else is called
 * exactly so: "Lake Placid", "America". Drops the beginning of its own exact name; exact
 * names are kept, so those behind are compared with all of them. */
static void candidates_mark_beside(candidates *c) {
    int kept = 0;
    for (int i = 0; i < c->count; i++) {
        candidate p = c->at[i];
        bool is_own;
        p.is_beside = candidates_is_beside(c, &p, &is_own) && !is_own;
        if (!RULE(OWN_BEGINNING, is_own && candidate_is_longer(&p))) {
            c->at[kept++] = p;
        }
    }
    c->count = kept;
}

static bool candidates_is_left_over(const candidate *p) {
    return p->from->noise || p->from->vague || p->failed || p->said < 0;
}

/* Whether one of the candidates from `first` on has read everything. */
static bool candidates_has_read_all(const candidates *c, int first) {
    bool has_read_all = false;
    for (int i = first; i < c->count && !has_read_all; i++) {
        const candidate *p = &c->at[i];
        has_read_all = candidates_is_whole(c, p) && !RULE(AHEAD_SIBLING, candidates_is_odd(p));
    }
    return has_read_all;
}

/* Whether a house of its street has the number that it leaves unread, or reads as a part of a
 * house. */
static bool candidates_lacks_house(const candidates *c, const candidate *p) {
    const readings *r = c->r;
    unsigned left =
        p->from->unread | (p->from->unit < 0 ? 0 : reading_words(&r->arcs[p->from->unit]));
    image_ref street = p->cls == IMAGE_HOUSE ? image_place_parent(p->ref) : p->ref;
    bool lacks = false;
    for (int i = 0; i < c->count && left && !lacks; i++) {
        const candidate *house = &c->at[i];
        lacks = house->from->house >= 0 && house->from->name == p->from->name &&
                reading_words(&r->arcs[house->from->house]) & left &&
                image_place_is_same(image_place_parent(house->ref), street);
    }
    return lacks;
}

/* Whether a place of an index file has nearly the name of the unread words, and is in what the pair
 * names: a misspelt street of a town comes before the town. */
static bool candidates_is_read_nearly(const candidates *c, const candidate *p) {
    const readings *r = c->r;
    const reading_arc *name = reading_name_arc(r, p->from);
    bool is_read = false;
    for (int i = 0; i < c->count && name && p->from->unread && !is_read; i++) {
        const candidate *q = &c->at[i];
        bool may_be = q->mode == READING_NEAR && !q->failed && q->ref.m != r->s->v->set->base &&
                      q->from->unread != p->from->unread && !(q->from->unread & ~p->from->unread);
        for (int k = 0; k < q->from->area_count && may_be && !is_read; k++) {
            is_read = !(reading_words(name) & ~reading_words(&r->arcs[q->from->areas[k]]));
        }
    }
    return is_read;
}

/* Whether an index file has the postal code that the pair takes for one of its country or division:
 * then the place of the code is meant, which is finer. */
static bool candidates_has_post_place(const candidates *c, const candidate *p) {
    const readings *r = c->r;
    unsigned code = p->from->code < 0 ? 0 : reading_words(&r->arcs[p->from->code]);
    bool has_place = false;
    for (int i = 0; i < c->count && code && p->kind <= CANDIDATE_COUNTY && !has_place; i++) {
        const candidate *q = &c->at[i];
        has_place = q->cls == IMAGE_POSTCODE && candidates_words_exact(r, q) == code &&
                    q->from->area_count >= (p->from->name >= 0);
    }
    return has_place;
}

/* Whether a street only goes through what was said, where another one of the name is. */
static bool candidates_is_passing(const candidates *c, const candidate *p) {
    bool has_own = false;
    for (int i = 0; i < c->count && p->through.m && !has_own; i++) {
        const candidate *q = &c->at[i];
        has_own = !q->through.m && !q->failed && q->from->area_count && q->edits <= p->edits &&
                  q->from->name == p->from->name && q->cls >= IMAGE_STREET;
    }
    return has_own;
}

/* When something fits all that was said, what leaves words unread is no candidate. */
static void candidates_drop_unread(candidates *c) {
    bool has_whole = candidates_has_read_all(c, 0);
    int kept = 0;
    for (int i = 0; i < c->count; i++) {
        const candidate *p = &c->at[i];
        if (!RULE(AHEAD_SIBLING, candidates_is_odd(p)) &&
            !RULE(READS_ALL, has_whole && candidates_is_left_over(p)) &&
            !RULE(POST_PLACE, candidates_has_post_place(c, p)) &&
            !RULE(NEAR_IN_TOWN, candidates_is_read_nearly(c, p)) &&
            !RULE(THROUGH_LAST, candidates_is_passing(c, p)) &&
            !RULE(HOUSE_FIRST, p->cls >= IMAGE_STREET && candidates_lacks_house(c, p))) {
            c->at[kept++] = *p;
        }
    }
    c->count = kept;
}

/* Of each place only the readings that explain most: else every word could be called unread. */
static void candidates_thin(candidates *c) {
    int kept = 0, unread = 0, of_mode[READING_NONE + 1] = {0};
    qsort(c->at, (size_t)c->count, sizeof *c->at, candidates_order);
    for (int i = 0; i < c->count; i++) {
        const candidate *p = &c->at[i];
        bool is_new = !kept || !image_place_is_same(c->at[kept - 1].ref, p->ref);
        if (is_new) {
            memset(of_mode, 0, sizeof of_mode);
            unread = candidates_unread(p);
        }
        int most = p->mode == READING_EXACT ? CANDIDATE_KEPT : 1;
        if (of_mode[p->mode] < most && !RULE(LEAST_UNREAD, candidates_unread(p) != unread)) {
            c->at[kept++] = *p;
            of_mode[p->mode]++;
        }
    }
    c->count = kept;
}

static void candidates_read_facts(candidates *c) {
    const readings *r = c->r;
    const tokens *t = &r->t;
    candidate_facts *f = &c->facts;
    int unknown = 0, ordinary = 0, digits = 0;
    bool has_exact = false, has_own = false;
    *f = (candidate_facts){.words = t->count, .letters = (int)t->key.len};
    for (int i = 0; i < t->count; i++) {
        str word = token_span(t, i, i + 1);
        uint32_t key;
        bool is_number = reading_is_number(word);
        unknown += !(r->known >> i & 1) && !t->at[i].is_glued && !is_number;
        const image *base = r->s->v->set->base;
        ordinary += base && names_find(base, word, &key) && image_key_is_word(base, key);
    }
    for (size_t i = 0; i < t->key.len; i++) {
        digits += ascii_is_digit(t->key.at[i]);
    }
    for (int i = 0; i < r->count; i++) {
        const reading *from = &r->at[i];
        bool is_exact =
            from->name >= 0 && r->names[r->arcs[from->name].index].mode == READING_EXACT;
        has_exact |= is_exact;
        f->is_covered |= is_exact && !from->noise && t->count > 1;
    }
    for (int i = 0; i < c->count && !has_own; i++) {
        const candidate *p = &c->at[i];
        has_own = p->ref.m != r->s->v->set->base && image_place_is_settled(p->ref) &&
                  p->mode == READING_EXACT && !p->from->noise;
    }
    unknown = t->count && t->at[0].is_glued && !has_exact ? t->count : unknown;
    bool is_marker;
    bool is_common = ordinary == t->count || common_is_word(t->key, &is_marker);
    f->common = t->count && is_common && !has_own ? 1 : 0;
    f->unknown = t->count ? (double)unknown / t->count : 1;
    f->digits = t->key.len ? (double)digits / (double)t->key.len : 0;
}

/* Behind a reading of all words, none that leaves some out: candidates_drop_unread would drop
 * it. */
static void candidates_add_all(candidates *c, posting *posts, int cap) {
    const readings *r = c->r;
    bool has_whole = false;
    c->count = 0;
    for (int i = 0, used = 0; i < r->count && used < CANDIDATE_READINGS &&
                              c->count < CANDIDATES_MAX && !call_over_budget(r->s->v->call);
         i++) {
        int first = c->count;
        if (!RULE(READS_ALL, has_whole && (r->at[i].noise || r->at[i].vague))) {
            used += candidate_add_reading(c, &r->at[i], posts, cap);
            has_whole |= candidates_has_read_all(c, first);
        }
    }
}

/* Whether one has read everything by an exact name. */
static bool candidates_has_whole(const candidates *c) {
    bool has_whole = false;
    for (int i = 0; i < c->count && !has_whole; i++) {
        const candidate *p = &c->at[i];
        has_whole = p->mode == READING_EXACT && !p->from->noise && !p->failed && p->said >= 0;
    }
    return has_whole;
}

/* Whether one is the town of an address: by its exact name and area, with nothing but a street
 * unread. */
static bool candidates_has_address(const candidates *c) {
    unsigned streets = reading_street_parts(c->r, false);
    bool has_address = false;
    for (int i = 0; i < c->count && streets && !has_address; i++) {
        const candidate *p = &c->at[i];
        has_address = p->mode == READING_EXACT && !p->failed && p->from->unread &&
                      !(p->from->unread & ~streets) && (p->from->area_count || p->post == 2) &&
                      !(reading_words(reading_name_arc(c->r, p->from)) & streets);
    }
    return has_address;
}

GEO_FN candidates *candidates_find(const image_view *v, const place_query *query) {
    readings *r = reading_path_read(v, query);
    candidates *c = r ? ARENA_NEW(v->mem, candidates, 1) : NULL;
    posting *posts = c ? arena_room(v->mem, sizeof *posts, POSTINGS_MAX) : NULL;
    if (!posts) {
        return NULL;
    }
    c->r = r;
    c->is_cut = false;
    c->at = arena_room(v->mem, sizeof *c->at, CANDIDATES_MAX);
    if (!c->at) {
        return NULL;
    }
    candidates_add_all(c, posts, POSTINGS_MAX);
    bool is_found = RULE(NEAR_LAST, candidates_has_whole(c) || candidates_has_address(c));
    if (!is_found && !query->is_as_typed) {
        reading_path_read_nearly(r);
        candidates_add_all(c, posts, POSTINGS_MAX);
    }
    candidates_drop_unread(c);
    candidates_mark_beside(c);
    candidates_thin(c);
    candidates_read_facts(c);
    return c;
}
