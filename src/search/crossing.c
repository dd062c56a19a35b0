/* crossing -- where two streets meet. Owns the words that join two streets.
 *
 * Each name is searched on its own, with what follows the second one as the context of both. A pair
 * is where their lines come nearest, or their boxes when the file has no lines, and counts up to
 * some metres: the lines are simplified, and a crossing of two carriageways is wide. */
#include "crossing.h"

#include <math.h>

#include "../geo/geo.h"
#include "../geo/lexicon.h"
#include "../image/image.h"
#include "../image/image_id.h"
#include "../image/outline.h"
#include "meaning.h"
#include "query.h"

enum {
    CROSSING_POINTS_MAX = 4096, /* of a line that are compared */
    CROSSING_PAIR_WORK = 4,     /* units of call_charge: for a pair of streets, */
    CROSSING_LINE_WORK = 50     /* and for its lines */
};

#define CROSSING_REACH_M 40.0 /* between two lines, or boxes, that meet */

/* Two streets of one image, and where they meet. */
typedef struct {
    image_ref ref;
    bbox box;
    const place *p;
} crossing_street;

typedef struct {
    double lat, lon, gap_m;
} crossing_point;

typedef struct {
    crossing_street at[PLACE_LIMIT_MAX];
    int count;
} crossing_streets;

/* ---- where lines meet ---- */

static double crossing_gap_of_boxes_m(bbox a, bbox b) {
    double lat = MAX(0, MAX(a.south - b.north, b.south - a.north));
    double lon = MAX(0, MAX(a.west - b.east, b.west - a.east));
    return hypot(lat, lon * cos(a.south * GEO_DEG)) * GEO_KM_PER_DEGREE * 1000;
}

/* The middle of what two boxes share, or of what is between them. */
static crossing_point crossing_of_boxes(bbox a, bbox b) {
    bbox both = {MAX(a.west, b.west), MAX(a.south, b.south), MIN(a.east, b.east),
                 MIN(a.north, b.north)};
    return (crossing_point){(both.south + both.north) / 2, (both.west + both.east) / 2,
                            crossing_gap_of_boxes_m(a, b)};
}

/* The point of a segment that is nearest to p, as a part of the segment; the plane is scaled so
 * that both directions are metres. */
static double crossing_part(const double p[2], const double from[2], const double to[2],
                            double shrink) {
    double x = (to[0] - from[0]) * shrink, y = to[1] - from[1];
    double along = (p[0] - from[0]) * shrink * x + (p[1] - from[1]) * y, all = x * x + y * y;
    return all > 0 ? MIN(MAX(along / all, 0), 1) : 0;
}

/* Notes the point of the segment nearest to p when it is nearer than what is known. */
static void crossing_note(const double p[2], const double from[2], const double to[2],
                          double shrink, crossing_point *best) {
    double part = crossing_part(p, from, to, shrink);
    double lon = from[0] + part * (to[0] - from[0]), lat = from[1] + part * (to[1] - from[1]);
    double gap_m = hypot((lon - p[0]) * shrink, lat - p[1]) * GEO_KM_PER_DEGREE * 1000;
    if (gap_m < best->gap_m) {
        *best = (crossing_point){(lat + p[1]) / 2, (lon + p[0]) / 2, gap_m};
    }
}

/* Where two segments cross. False: they do not. */
static bool crossing_cut(double a[2][2], double b[2][2], crossing_point *at) {
    double ax = a[1][0] - a[0][0], ay = a[1][1] - a[0][1];
    double bx = b[1][0] - b[0][0], by = b[1][1] - b[0][1];
    double turn = ax * by - ay * bx, x = b[0][0] - a[0][0], y = b[0][1] - a[0][1];
    double s = (x * by - y * bx) / turn, t = (x * ay - y * ax) / turn;
    if (!(s >= 0 && s <= 1 && t >= 0 && t <= 1)) { /* NaN: they are parallel */
        return false;
    }
    *at = (crossing_point){a[0][1] + s * ay, a[0][0] + s * ax, 0};
    return true;
}

static bool crossing_is_end(const place_outline *o, int point) {
    bool is_end = false;
    for (int i = 0; i < o->rings && !is_end; i++) {
        is_end = o->ends[i] == point + 1;
    }
    return is_end;
}

/* The segments of one line against one of the other. */
static void crossing_of_segment(double a[2][2], const place_outline *b, int count,
                                const bool *is_end, double shrink, crossing_point *best) {
    for (int k = 0; k + 1 < count && best->gap_m > 0; k++) {
        if (is_end[k]) {
            continue;
        }
        crossing_point cut;
        if (crossing_cut(a, &b->points[k], &cut)) {
            *best = cut;
            return;
        }
        for (int end = 0; end < 2; end++) {
            crossing_note(a[end], b->points[k], b->points[k + 1], shrink, best);
            crossing_note(b->points[k + end], a[0], a[1], shrink, best);
        }
    }
}

static int crossing_points(const place_outline *o) {
    return o->rings ? MIN(o->ends[o->rings - 1], (int)CROSSING_POINTS_MAX) : 0;
}

static crossing_point crossing_of_lines(call *c, const place_outline *a, const place_outline *b) {
    crossing_point best = {0, 0, INFINITY};
    int a_count = crossing_points(a), b_count = crossing_points(b);
    bool *is_end = ARENA_NEW(&c->mem, bool, b_count);
    double shrink = a_count ? cos(a->points[0][1] * GEO_DEG) : 1;
    for (int k = 0; k < b_count && is_end; k++) {
        is_end[k] = crossing_is_end(b, k);
    }
    for (int i = 0; i + 1 < a_count && is_end && best.gap_m > 0; i++) {
        if (!crossing_is_end(a, i) && call_charge(c, 1 + b_count / 64)) {
            crossing_of_segment(&a->points[i], b, b_count, is_end, shrink, &best);
        }
    }
    return best;
}

static crossing_point crossing_of(const image_view *v, const crossing_street *a,
                                  const crossing_street *b) {
    place_outline lines[2];
    bool has_lines = call_charge(v->call, CROSSING_LINE_WORK) &&
                     outline_read(a->ref.m, a->ref.place, v->mem, &lines[0]) &&
                     outline_read(b->ref.m, b->ref.place, v->mem, &lines[1]);
    return has_lines ? crossing_of_lines(v->call, &lines[0], &lines[1])
                     : crossing_of_boxes(a->box, b->box);
}

/* ---- the streets ---- */

/* The streets that are surely meant by a name in a context. */
static void crossing_find_streets(const image_view *v, const place_query *query, str name,
                                  str context, crossing_streets *streets) {
    place_query one = *query;
    search_note note = {.dropped = STR_NONE};
    one.text = arena_list(v->mem, str_trim(name), STR(", "), context);
    one.fields.count = 0;
    one.limit = PLACE_LIMIT_MAX;
    one.is_as_typed = true;
    streets->count = 0;
    place_list found =
        call_over_budget(v->call) ? (place_list){NULL, 0} : meaning_search(v, &one, &note);
    for (int i = 0; i < found.count && !note.dropped.len; i++) {
        const place *p = &found.at[i];
        image_ref ref = {NULL, IMAGE_NO_PLACE};
        bool is_street = str_eq(p->category, STR("highway")) && place_match_is_sure(p->match) &&
                         image_id_find(v, p->id, &ref, 1) == 1 && ref.m &&
                         image_class_of(ref.m, ref.place) == IMAGE_STREET;
        if (is_street) {
            streets->at[streets->count++] = (crossing_street){ref, p->box, p};
        }
    }
}

/* The street's place as the crossing: nothing of the file is that object. */
static place crossing_fill(const image_view *v, const crossing_street *a, const crossing_street *b,
                           const crossing_point *at) {
    place p = *a->p;
    str rest = p.display_name;
    str_cut(&rest, ',');
    p.name = arena_list(v->mem, a->p->name, STR(" & "), b->p->name);
    p.display_name =
        arena_join(v->mem, arena_join(v->mem, p.name, rest.len ? STR(",") : STR_NONE), rest);
    p.lat = at->lat;
    p.lon = at->lon;
    p.box = geo_bbox_of_circle(at->lat, at->lon, CROSSING_REACH_M);
    p.box_source = PLACE_BOX_ESTIMATE;
    p.type = STR("intersection");
    p.osm_type = p.id = STR_NONE;
    p.osm_id = RECORD_NO_INT;
    p.place_id = 0;
    return p;
}

static void crossing_pairs(const image_view *v, const crossing_streets *a,
                           const crossing_streets *b, int limit, place_list *places) {
    for (int i = 0; i < a->count && places->count < limit; i++) {
        for (int k = 0; k < b->count && places->count < limit; k++) {
            const crossing_street *x = &a->at[i], *y = &b->at[k];
            bool may_meet = call_charge(v->call, CROSSING_PAIR_WORK) && x->ref.m == y->ref.m &&
                            x->ref.place != y->ref.place &&
                            crossing_gap_of_boxes_m(x->box, y->box) <= CROSSING_REACH_M;
            crossing_point at = {0, 0, INFINITY};
            if (may_meet) {
                at = crossing_of(v, x, y);
            }
            if (at.gap_m <= CROSSING_REACH_M) {
                places->at[places->count++] = crossing_fill(v, x, y, &at);
            }
        }
    }
}

/* ---- the text ---- */

static str crossing_without_lead(str text) {
    for (str leads = lexicon_list(LEXICON_CROSSING_BEFORE); leads.len;) {
        str lead = str_cut(&leads, '/');
        if (str_eq_nocase(str_head(text, lead.len), lead) &&
            str_starts(str_from(text, lead.len), STR(" "))) {
            return str_from(text, lead.len + 1);
        }
    }
    return text;
}

/* Two streets as `first` and `second`, in the context of the parts from `from` on; without parts,
 * what is at the end of the second may be the context, too. */
static void crossing_try(const image_view *v, const place_query *query, str first, str second,
                         str context, place_list *places) {
    crossing_streets *streets = ARENA_NEW(v->mem, crossing_streets, 2);
    if (!streets) {
        return;
    }
    str name = second, tail = STR_NONE;
    do {
        str where = arena_list(v->mem, tail, STR(", "), context);
        crossing_find_streets(v, query, name, where, &streets[1]);
        if (streets[1].count) {
            crossing_find_streets(v, query, first, where, &streets[0]);
            crossing_pairs(v, &streets[0], &streets[1], MIN(query->limit, (int)PLACE_LIMIT_MAX),
                           places);
        }
        size_t cut = name.len;
        while (cut && name.at[cut - 1] != ' ') {
            cut--;
        }
        tail = str_from(second, cut);
        name = str_trim(str_head(name, cut));
    } while (!places->count && name.len && !context.len);
}

/* The streets on both sides of each `join` in the text. */
static void crossing_joined(const image_view *v, const place_query *query, str text, str join,
                            str context, place_list *places) {
    for (size_t i = 1; i + join.len < text.len && !places->count; i++) {
        if (str_eq_nocase(str_head(str_from(text, i), join.len), join)) {
            crossing_try(v, query, str_head(text, i), str_from(text, i + join.len), context,
                         places);
        }
    }
}

GEO_FN place_list crossing_search(const image_view *v, const place_query *query) {
    query_parts parts = query_split(v->mem, query);
    place_list places = {NULL, 0};
    if (!image_set_file_count(v->set) || !parts.count) {
        return places;
    }
    str context = STR_NONE, text = crossing_without_lead(parts.parts[0].text);
    for (int i = 1; i < parts.count; i++) {
        context = arena_list(v->mem, context, STR(", "), parts.parts[i].text);
    }
    places.at = ARENA_NEW(v->mem, place, PLACE_LIMIT_MAX);
    for (str joins = lexicon_list(LEXICON_CROSSING); joins.len && places.at && !places.count;) {
        str join = arena_list(v->mem, STR(" "), STR(""), str_cut(&joins, '/'));
        crossing_joined(v, query, text, arena_join(v->mem, join, STR(" ")), context, &places);
    }
    if (places.at && !places.count) {
        crossing_joined(v, query, text, STR("/"), context, &places);
    }
    return places;
}

#undef CROSSING_REACH_M
