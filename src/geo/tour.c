/* tour -- the shortest order of points: dynamic programming over subsets (Held and Karp) for few;
 * for more, the nearest next, improved by turning parts round (2-opt) and moving them (or-opt)
 * until nothing helps. Owns nothing. */
#include "tour.h"

#include <math.h>

enum { TOUR_MOVED_MAX = 3, TOUR_PASSES_MAX = 200 };
/* For a unit of call_charge: pairs of points of a set; units for two places of an order. */
enum { TOUR_PAIRS_PER_UNIT = 16, TOUR_PLACES_WORK = 8 };

typedef struct {
    call *c;
    const geo_vec *points;
    int count, free; /* the free ones are order[1..free] */
    bool is_round;
    int *order;
} tour;

static double tour_between_m(const tour *t, int a, int b) {
    return geo_vec_distance_m(t->points[a], t->points[b]);
}

/* Where the free points lead: back to the first, or to the last. */
static int tour_end(const tour *t) {
    return t->is_round ? 0 : t->count - 1;
}

GEO_FN double tour_length_m(const geo_vec *points, const int *order, int count, bool is_round) {
    double sum_m = is_round ? geo_vec_distance_m(points[order[count - 1]], points[order[0]]) : 0;
    for (int i = 1; i < count; i++) {
        sum_m += geo_vec_distance_m(points[order[i - 1]], points[order[i]]);
    }
    return sum_m;
}

/* ---- few: exactly ---- */

/* best[set][i]: the shortest way from the first point through all of `set`, which ends at its free
 * point i. */
static void tour_fill_sets(const tour *t, double *best) {
    int n = t->free;
    for (int set = 1; set < 1 << n && call_charge(t->c, 1 + n * n / TOUR_PAIRS_PER_UNIT); set++) {
        for (int i = 0; i < n; i++) {
            double *at = &best[set * n + i];
            int rest = set & ~(1 << i);
            *at = set == 1 << i ? tour_between_m(t, 0, i + 1) : INFINITY;
            for (int j = 0; (set >> i & 1) && j < n; j++) {
                double way =
                    rest >> j & 1 ? best[rest * n + j] + tour_between_m(t, j + 1, i + 1) : INFINITY;
                *at = MIN(*at, way);
            }
        }
    }
}

static void tour_read_sets(const tour *t, const double *best) {
    int n = t->free, set = (1 << n) - 1, next = tour_end(t);
    for (int place = n; place >= 1; place--) {
        int last = -1;
        double least = INFINITY;
        for (int i = 0; i < n; i++) {
            double way =
                set >> i & 1 ? best[set * n + i] + tour_between_m(t, i + 1, next) : INFINITY;
            last = last < 0 || way < least ? i : last;
            least = MIN(least, way);
        }
        t->order[place] = next = last + 1;
        set &= ~(1 << last);
    }
}

static status tour_solve(call *c, const tour *t) {
    double *best = ARENA_NEW(&c->mem, double, (1 << t->free) * t->free);
    if (!best) {
        return call_full(c);
    }
    tour_fill_sets(t, best);
    if (call_over_budget(c)) {
        return call_stop(c);
    }
    tour_read_sets(t, best);
    return GEO_OK;
}

/* ---- many: well ---- */

static void tour_go_nearest(const tour *t) {
    for (int i = 1; i < t->free; i++) {
        int best = i;
        for (int j = i + 1; j <= t->free; j++) {
            bool is_nearer = tour_between_m(t, t->order[i - 1], t->order[j]) <
                             tour_between_m(t, t->order[i - 1], t->order[best]);
            best = is_nearer ? j : best;
        }
        int other = t->order[i];
        t->order[i] = t->order[best];
        t->order[best] = other;
    }
}

/* The point at a place of the order; behind the free ones comes the end. */
static int tour_at(const tour *t, int place) {
    return place > t->free ? tour_end(t) : t->order[place];
}

static void tour_reverse(const tour *t, int from, int to) {
    for (; from < to; from++, to--) {
        int other = t->order[from];
        t->order[from] = t->order[to];
        t->order[to] = other;
    }
}

/* Turns from..to round when that is shorter. */
static bool tour_turn(const tour *t, int from, int to) {
    int before = tour_at(t, from - 1), after = tour_at(t, to + 1);
    int first = t->order[from], last = t->order[to];
    double gain_m = tour_between_m(t, before, first) + tour_between_m(t, last, after) -
                    tour_between_m(t, before, last) - tour_between_m(t, first, after);
    if (gain_m > 1e-3) {
        tour_reverse(t, from, to);
        return true;
    }
    return false;
}

/* Moves from..middle behind middle + 1..to when that is shorter. */
static bool tour_swap(const tour *t, int from, int middle, int to) {
    int before = tour_at(t, from - 1), after = tour_at(t, to + 1);
    int a = t->order[from], b = t->order[middle], c = t->order[middle + 1], d = t->order[to];
    double gain_m = tour_between_m(t, before, a) + tour_between_m(t, b, c) +
                    tour_between_m(t, d, after) - tour_between_m(t, before, c) -
                    tour_between_m(t, d, a) - tour_between_m(t, b, after);
    if (gain_m > 1e-3) {
        tour_reverse(t, from, middle);
        tour_reverse(t, middle + 1, to);
        tour_reverse(t, from, to);
        return true;
    }
    return false;
}

static bool tour_improve(const tour *t) {
    bool is_better = false;
    int64_t work = (int64_t)t->free * TOUR_PLACES_WORK / 2; /* of half the places, on average */
    for (int from = 1; from < t->free && call_charge(t->c, work); from++) {
        for (int to = from + 1; to <= t->free; to++) {
            is_better |= tour_turn(t, from, to);
            for (int moved = 1; moved <= TOUR_MOVED_MAX && from + moved <= to; moved++) {
                is_better |=
                    tour_swap(t, from, from + moved - 1, to) || tour_swap(t, from, to - moved, to);
            }
        }
    }
    return is_better;
}

static void tour_refine(const tour *t) {
    int passes = 0;
    while (passes++ < TOUR_PASSES_MAX && tour_improve(t) && !call_over_budget(t->c)) {
    }
}

static void tour_keep_given(const tour *t) {
    for (int i = 0; i < t->count; i++) {
        t->order[i] = i;
    }
}

GEO_FN status tour_order(call *c, const geo_vec *points, int count, bool is_round, int *order) {
    tour t = {c, points, count, count - (is_round ? 1 : 2), is_round, order};
    ASSERT(count <= TOUR_POINTS_MAX);
    tour_keep_given(&t);
    if (t.free <= TOUR_EXACT_MAX) {
        return t.free > 1 ? tour_solve(c, &t) : GEO_OK;
    }
    double given_m = tour_length_m(points, order, count, is_round);
    tour_go_nearest(&t);
    tour_refine(&t);
    if (tour_length_m(points, order, count, is_round) > given_m) {
        tour_keep_given(&t);
        tour_refine(&t);
    }
    return call_over_budget(c) ? call_stop(c) : GEO_OK;
}
