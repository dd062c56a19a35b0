/* reading_path -- the cheapest ways to give each token of a query one role. Owns nothing.
 *
 * A beam search over the tokens: the states of a token are the paths that reach it. A path has one
 * NAME, or a POSTCODE alone, and at most READING_AREAS areas. A word for a kind that lacks its name
 * ends a path: else it would be swallowed.
 *
 * What is spelled nearly, and a cut last word, is looked for only when no place fits all words by
 * an exact name (reading_path_read_nearly). */
#include "reading_path.h"

#include <string.h>

#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/lexicon.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "address.h"
#include "match.h"
#include "reading.h"
#include "reading_near.h"
#include "rule.h"
#include "thing.h"
#include "token.h"

enum {
    READING_BEAM = 24,    /* states of a token that are followed, with a name and without one */
    READING_OF_NAME = 5,  /* paths with one name: else other names have none; */
    READING_OF_HOUSE = 3, /* and more where a number may be that of a house */
    READING_STEP_WORK = 1 /* of call_charge, for the states of a token */
};

#define READING_AHEAD 1.5f /* an area before the name, in scripts with blanks */

static void reading_path_sort_arcs(readings *r) {
    int at = 0;
    for (int i = 0; i < r->t.count; i++) {
        r->first[i] = (short)at;
        for (int n = 0; n < r->arc_count; n++) {
            if (r->arcs[n].from == i) {
                r->order[at++] = (short)n;
            }
        }
    }
    r->first[r->t.count] = (short)at;
}

/* The end of the name's span; -1: there is no name yet. */
static int reading_path_name_end(const readings *r, const reading *p) {
    return p->name < 0 ? -1 : r->arcs[p->name].end;
}

/* Adds an area to a path. False: it cannot be one there. */
static bool reading_path_take_area(const readings *r, reading *p, int arc) {
    const reading_arc *a = &r->arcs[arc];
    bool is_full = p->area_count == READING_AREAS;
    bool is_repeated = reading_path_name_end(r, p) == a->from &&
                       r->t.at[a->from].gap != TOKEN_COMMA &&
                       str_eq(reading_text(r, p->name), reading_text(r, arc)); /* Bora Bora */
    bool is_of_kind =
        p->pending < 0 ||
        reading_kind_fits_area(&r->kinds[r->arcs[p->pending].index].meaning, &r->areas[a->index]);
    if (is_full || RULE(AREA_REPEATED, is_repeated) || RULE(KIND_OF_AREA, !is_of_kind) ||
        (p->name < 0 && !RULE(AREA_AHEAD, true))) {
        return false;
    }
    p->areas[p->area_count++] = (short)arc;
    bool is_ahead = p->name < 0 && !r->t.at[a->from].is_glued;
    p->ahead = (signed char)(p->ahead + is_ahead);
    p->cost += is_ahead ? READING_AHEAD : 0;
    p->pending = -1;
    return true;
}

/* Whether the word before an arc says that something else is near it: "Siem Reap near ..." */
static bool reading_path_is_beside(const readings *r, const reading *p, int arc) {
    int from = r->arcs[arc].from;
    return from && p->area_count && thing_means_near(token_span(&r->t, from - 1, from));
}

static bool reading_path_take_name(const readings *r, reading *p, int arc) {
    bool is_apart = p->house >= 0 && r->arcs[p->house].end != r->arcs[arc].from;
    if (p->name >= 0 || is_apart || reading_path_is_beside(r, p, arc)) {
        return false;
    }
    p->name = (short)arc;
    p->head = p->noise;
    if (p->pending >= 0) {
        if (p->kind_count == READING_KINDS) {
            return false;
        }
        p->kinds[p->kind_count++] = p->pending;
        p->pending = -1;
    }
    return true;
}

/* A word behind what it tells of, or, at the end behind a comma, before it ("Moldova, Republic
 * of"). */
static bool reading_path_take_kind(const readings *r, reading *p, int arc) {
    const reading_arc *a = &r->arcs[arc];
    const reading_kind *kind = &r->kinds[a->index];
    bool is_turned = kind->is_before && a->end == r->t.count && a->from > 0 &&
                     r->t.at[a->from].gap == TOKEN_COMMA;
    if (kind->is_before && !RULE(KIND_TURNED, is_turned)) {
        p->pending = (short)arc;
        return true;
    }
    bool is_code = r->t.at[a->from].gap == TOKEN_COMMA && match_may_be_code(reading_text(r, arc));
    if (RULE(KIND_CODE, is_code)) { /* "Pine, CO" is in Colorado, and no county */
        return false;
    }
    if (reading_path_name_end(r, p) == a->from) {
        if (p->kind_count < READING_KINDS) {
            p->kinds[p->kind_count++] = (short)arc;
        }
        return true;
    }
    const reading_arc *last = p->area_count ? &r->arcs[p->areas[p->area_count - 1]] : NULL;
    return RULE(KIND_BEHIND_AREA,
                last && last->end == a->from &&
                    reading_kind_fits_area(&kind->meaning, &r->areas[last->index]));
}

static bool reading_path_take_noise(const readings *r, reading *p, int arc) {
    int i = r->arcs[arc].from;
    p->noise++;
    p->digits = (signed char)(p->digits + r->t.at[i].has_digit);
    p->street = (signed char)(p->street + (int)(r->street >> i & 1));
    p->things = (signed char)(p->things + (int)(r->thing >> i & 1));
    p->unread |= 1u << i;
    p->letters += r->t.at[i].has_digit ? 0 : token_letters(&r->t, i, i + 1);
    return true;
}

/* A number beside the name. */
static bool reading_path_take_house(const readings *r, reading *p, int arc) {
    bool is_beside = p->name < 0 || reading_path_name_end(r, p) == r->arcs[arc].from;
    bool is_first = p->house < 0;
    p->house = (short)arc;
    return is_first && is_beside;
}

/* What it says is lost with the word. */
static bool reading_path_take_vague(reading *p, const reading_arc *a) {
    for (int i = a->from; i < a->end; i++) {
        p->unread |= 1u << i;
    }
    p->vague += !a->index;
    p->beside = (short)(a->index ? a->index : p->beside);
    return true;
}

/* The path with the arc behind it. False: the grammar does not allow it. */
static bool reading_path_take(const readings *r, reading *p, int arc) {
    const reading_arc *a = &r->arcs[arc];
    bool binds = a->role == READING_NAME || a->role == READING_AREA || a->role == READING_FILLER ||
                 (a->role == READING_KIND && r->kinds[a->index].is_before);
    bool is_apart = r->t.at[a->from].gap == TOKEN_COMMA;
    if (RULE(KIND_PENDING, p->pending >= 0 && (!binds || is_apart))) {
        return false;
    }
    p->split += a->from > 0 && r->t.at[a->from].gap == TOKEN_HYPHEN;
    p->cost += a->cost;
    switch ((reading_role)a->role) {
    case READING_NAME: return reading_path_take_name(r, p, arc);
    case READING_AREA: return reading_path_take_area(r, p, arc);
    case READING_KIND: return reading_path_take_kind(r, p, arc);
    case READING_POSTCODE: {
        bool is_first = p->code < 0;
        p->code = (short)arc;
        return is_first;
    }
    case READING_HOUSE: return reading_path_take_house(r, p, arc);
    case READING_UNIT: {
        bool is_first = p->unit < 0;
        p->unit = (short)arc;
        return is_first;
    }
    case READING_FILLER:
        p->filler++;
        p->article += a->index;
        p->brief += reading_text(r, arc).len < 2 && !r->t.at[a->from].is_glued;
        return true;
    case READING_VAGUE: return reading_path_take_vague(p, a);
    case READING_NOISE: return reading_path_take_noise(r, p, arc);
    }
    return false;
}

static bool reading_path_is_same_span(const readings *r, int a, int b) {
    return a == b || (a >= 0 && b >= 0 && r->arcs[a].from == r->arcs[b].from &&
                      r->arcs[a].end == r->arcs[b].end);
}

/* Whether two paths mean the same: only the cheaper one is followed. */
static bool reading_path_is_same(const readings *r, const reading *a, const reading *b,
                                 bool is_end) {
    bool is_same =
        a->area_count == b->area_count && a->pending == b->pending &&
        a->kind_count == b->kind_count && reading_path_is_same_span(r, a->code, b->code) &&
        a->house == b->house && a->unit == b->unit &&
        (is_end && a->name >= 0 && b->name >= 0
             ? reading_path_is_same_span(r, a->name, b->name) &&
                   r->names[r->arcs[a->name].index].mode == r->names[r->arcs[b->name].index].mode
             : a->name == b->name);
    for (int i = 0; i < a->area_count && is_same; i++) {
        is_same = a->areas[i] == b->areas[i];
    }
    for (int i = 0; i < a->kind_count && is_same; i++) {
        is_same = a->kinds[i] == b->kinds[i];
    }
    return is_same;
}

/* The states that reach a token, cheapest first. */
typedef struct {
    reading at[READINGS_MAX];
    int count;
} reading_beam;

static void reading_path_push(const readings *r, reading_beam *beam, int most, const reading *p,
                              bool is_end) {
    int at = beam->count, cheaper = 0;
    for (int i = 0; i < beam->count; i++) {
        cheaper += p->name >= 0 && reading_path_is_same_span(r, beam->at[i].name, p->name) &&
                   beam->at[i].cost <= p->cost;
    }
    if (cheaper >= READING_OF_NAME + (r->has_houses ? READING_OF_HOUSE : 0)) {
        return;
    }
    for (int i = 0; i < beam->count; i++) {
        if (reading_path_is_same(r, &beam->at[i], p, is_end)) {
            if (beam->at[i].cost <= p->cost) {
                return;
            }
            memmove(&beam->at[i], &beam->at[i + 1], (size_t)(beam->count - i - 1) * sizeof *p);
            at = --beam->count;
            break;
        }
    }
    while (at && beam->at[at - 1].cost > p->cost) {
        at--;
    }
    if (at >= most) {
        return;
    }
    int moved = MIN(beam->count, most - 1) - at;
    memmove(&beam->at[at + 1], &beam->at[at], (size_t)moved * sizeof *p);
    beam->at[at] = *p;
    beam->count = MIN(beam->count + 1, most);
}

/* Follows the arcs from a token. */
static void reading_path_follow(const readings *r, reading_beam (*beams)[2], int i, bool has_name) {
    const reading_beam *beam = &beams[i][has_name];
    for (int k = 0; k < beam->count; k++) {
        call_charge(r->s->v->call, READING_STEP_WORK);
        for (int o = r->first[i]; o < r->first[i + 1]; o++) {
            reading next = beam->at[k];
            int arc = r->order[o], end = r->arcs[arc].end;
            bool is_end = end == r->t.count;
            if (reading_path_take(r, &next, arc)) {
                reading_path_push(r, &beams[end][next.name >= 0],
                                  is_end ? (int)READINGS_MAX : (int)READING_BEAM, &next, is_end);
            }
        }
    }
}

/* The paths over all tokens, cheapest first. */
static void reading_path_collect(readings *r, const reading_beam *nameless,
                                 const reading_beam *named) {
    int a = 0, b = 0;
    while (r->count < READINGS_MAX && (a < nameless->count || b < named->count)) {
        bool is_named =
            a == nameless->count || (b < named->count && named->at[b].cost <= nameless->at[a].cost);
        const reading *p = is_named ? &named->at[b++] : &nameless->at[a++];
        bool is_alone = p->name < 0 && !(p->house < 0 && RULE(POSTCODE_ALONE, p->code >= 0));
        if (p->pending < 0 && !is_alone && (p->unit < 0 || p->house >= 0)) {
            r->at[r->count++] = *p;
        }
    }
}

/* Follows the arcs from each token, and keeps the cheapest paths. */
static void reading_path_search(readings *r) {
    arena *mem = r->s->v->mem, scratch = *mem;
    int n = r->t.count;
    /* With and without a name: else cheap readings of the first words crowd out all that have the
     * name at the end. */
    reading_beam(*beams)[2] = arena_room(&scratch, sizeof *beams, (size_t)n + 1);
    r->count = 0;
    if (!beams) {
        arena_end_scratch(mem, &scratch);
        return;
    }
    for (int i = 0; i <= n; i++) {
        beams[i][0].count = beams[i][1].count = 0;
    }
    reading_path_sort_arcs(r);
    beams[0][0].at[0] = (reading){.name = -1, .code = -1, .house = -1, .unit = -1, .pending = -1};
    beams[0][0].count = 1;
    for (int i = 0; i < n; i++) {
        reading_path_follow(r, beams, i, false);
        reading_path_follow(r, beams, i, true);
    }
    reading_path_collect(r, &beams[n][0], &beams[n][1]);
}

GEO_FN readings *reading_path_read(const image_view *v, const place_query *query) {
    readings *r = reading_open(v, query);
    for (int i = 0; r && i < r->t.count && !call_over_budget(v->call); i++) {
        reading_near_begun(r, i, false);
    }
    if (r) {
        reading_path_search(r);
    }
    return r;
}

GEO_FN void reading_path_read_nearly(readings *r) {
    call *c = r->s->v->call;
    reading_near_spelled(r);
    for (int i = 0; i < r->t.count && !call_over_budget(c); i++) {
        reading_near_begun(r, i, true);
    }
    reading_path_search(r);
}

#undef READING_AHEAD
