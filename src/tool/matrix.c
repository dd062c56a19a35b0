/* matrix -- the handler of distance_matrix: distances between points, or from origins to
 * destinations, all of them or the nearest ones. Owns the table of units.
 *
 * An answer must fit a model's context: when there are more distances than MATRIX_CELLS_MAX, the
 * nearest of each row are given instead. */
#include "matrix.h"

#include <math.h>

#include "../geo/geo.h"
#include "../geo/place.h"
#include "answer.h"
#include "locale.h"
#include "spot.h"

enum {
    MATRIX_CELLS_MAX = 625, /* 25 by 25; some 2,500 tokens */
    MATRIX_NEAREST = 3      /* of each row, when there are more */
};

static const struct {
    const char *name;
    double metres;
} matrix_units[] = {{"m", 1}, {"km", 1000}, {"miles", 1609.344}};

typedef struct {
    str to;
    double distance;
} matrix_cell;
typedef struct {
    matrix_cell *at;
    int count;
} matrix_cells;

typedef struct {
    str from;
    matrix_cells to; /* nearest first */
} matrix_row;
typedef struct {
    matrix_row *at;
    int count;
} matrix_rows;

typedef struct {
    str status, message, unit;
    int64_t count;
    spots points, origins, destinations; /* points, or both others */
    const spots *from, *to;              /* two of these */
    str_list labels, from_labels, to_labels;
    spots problems; /* those that are not settled */
    double unit_m;
    num_rows distances;
    matrix_rows nearest;
    bool truncated;
    answer_point center;
    const answer_point *center_at;
    place_origin origin; /* of what was looked up; no source: nothing was */
    const place_origin *origin_at;
} matrix_answer;

#define AT(member) offsetof(spot, member)
static const field matrix_point_fields[] = {
    {FIELD("name", STR, name)},
    {FIELD("lat", NUM, lat), .decimals = 7, .in = IN_FULL},
    {FIELD("lon", NUM, lon), .decimals = 7, .in = IN_FULL},
    {FIELD("display_name", STR, display_name), .in = IN_FULL},
    {FIELD("query", STR, query), .in = IN_FULL},
    {FIELD("id", STR, id)},
    {FIELD("status", STR, status)},
    {FIELD("reason", WORD, origin.reason), .word = place_reason_text},
    {FIELD("message", STR, message)},
    {FIELD("code", STR, code)},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("did_you_mean", STRS, did_you_mean)},
    {0},
};
#undef AT

static void matrix_point_text(out *o, const void *rec, int indent, record_view view) {
    (void)view;
    const spot *s = rec;
    out_fmt(o, "%*s", indent, "");
    out_quoted(o, s->display_name.len ? s->display_name : s->name);
    out_char(o, '\n');
    if (!spot_is_settled(s)) {
        out_fmt(o, "%*s", indent, "");
        out_plain(o, s->message);
        out_char(o, '\n');
    }
}

static const record matrix_point_type = {sizeof(spot), matrix_point_fields, matrix_point_text};

static const record *matrix_point_record(void) {
    return &matrix_point_type;
}

#define AT(member) offsetof(matrix_cell, member)
static const field matrix_cell_fields[] = {
    {FIELD("to", STR, to)},
    {FIELD("distance", NUM, distance), .decimals = 2},
    {0},
};
#undef AT

static const record matrix_cell_type = {sizeof(matrix_cell), matrix_cell_fields, NULL};

static const record *matrix_cell_record(void) {
    return &matrix_cell_type;
}

#define AT(member) offsetof(matrix_row, member)
static const field matrix_row_fields[] = {
    {FIELD("from", STR, from)},
    {FIELD("nearest", LIST, to), .always = true, .of = matrix_cell_record},
    {0},
};
#undef AT

static const record matrix_row_type = {sizeof(matrix_row), matrix_row_fields, NULL};

static const record *matrix_row_record(void) {
    return &matrix_row_type;
}

#define AT(member) offsetof(matrix_answer, member)
static const field matrix_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("count", INT, count), .in = IN_FULL},
    {FIELD("units", STR, unit)},
    {FIELD("points", LIST, points), .of = matrix_point_record, .in = IN_FULL},
    {FIELD("origins", LIST, origins), .of = matrix_point_record, .in = IN_FULL},
    {FIELD("destinations", LIST, destinations), .of = matrix_point_record, .in = IN_FULL},
    {FIELD("labels", STRS, labels), .in = IN_NORMAL | IN_BRIEF},
    {FIELD("from", STRS, from_labels), .in = IN_NORMAL | IN_BRIEF},
    {FIELD("to", STRS, to_labels), .in = IN_NORMAL | IN_BRIEF},
    {FIELD("problems", LIST, problems), .of = matrix_point_record, .in = IN_NORMAL | IN_BRIEF},
    {FIELD("distances", NUMS, distances), .decimals = 2,
     .help = "Great circles, a row for each origin in the order given; null where a point is not "
             "settled"},
    {FIELD("rows", LIST, nearest), .of = matrix_row_record, .help = "Instead, with nearest"},
    {FIELD("truncated", BOOL, truncated)},
    {FIELD("center", MAYBE, center_at), .of = answer_point_record, .help = "Of points"},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

/* ---- text ---- */

static void matrix_text_points(out *o, const char *title, const spots *all, int indent,
                               record_view view) {
    if (all->count) {
        out_text(o, str_of(title));
    }
    for (int i = 0; i < all->count; i++) {
        out_fmt(o, "%d. ", i + 1);
        record_text_item(o, &matrix_point_type, &all->at[i], indent + 3, view);
    }
}

/* Metres where a place's text has them: kilometres above ten. */
static void matrix_text_distance(out *o, const matrix_answer *a, double distance, int width) {
    char bytes[32];
    out text = out_of(bytes, sizeof bytes);
    if (a->unit_m > 1) {
        out_fixed(&text, distance, 2);
        out_fmt(&text, " %s", a->unit.at);
    } else {
        place_text_distance(&text, distance);
    }
    out_fmt(o, " %*.*s", width, STR_ARG(isnan(distance) ? STR("-") : out_str(&text)));
}

static void matrix_text_table(out *o, const matrix_answer *a) {
    enum { WIDTH = 11 };
    int n = a->distances.cols;
    out_text(o, STR("\nDistances\n    "));
    for (int i = 0; i < n; i++) {
        out_fmt(o, " %*d", WIDTH, i + 1);
    }
    for (int i = 0; i < a->distances.rows; i++) {
        out_fmt(o, "\n%3d ", i + 1);
        for (int j = 0; j < n; j++) {
            matrix_text_distance(o, a, a->distances.at[i * n + j], WIDTH);
        }
    }
    out_char(o, '\n');
}

static void matrix_text_nearest(out *o, const matrix_answer *a) {
    for (int i = 0; i < a->nearest.count; i++) {
        const matrix_row *row = &a->nearest.at[i];
        out_text(o, STR("\nFrom "));
        out_quoted(o, row->from);
        for (int j = 0; j < row->to.count; j++) {
            out_text(o, STR("\n "));
            matrix_text_distance(o, a, row->to.at[j].distance, 0);
            out_text(o, STR("  "));
            out_quoted(o, row->to.at[j].to);
        }
        out_char(o, '\n');
    }
}

static void matrix_text(out *o, const void *rec, int indent, record_view view) {
    const matrix_answer *a = rec;
    if (a->message.len) {
        answer_text_head(o, a->message, &(place_list){NULL, 0});
    }
    matrix_text_points(o, "", &a->points, indent, view);
    matrix_text_points(o, "From\n", &a->origins, indent, view);
    matrix_text_points(o, "To\n", &a->destinations, indent, view);
    if (a->distances.rows) {
        matrix_text_table(o, a);
    }
    matrix_text_nearest(o, a);
    if (a->center_at) {
        out_fmt(o, "\nCenter: %.9g, %.9g\n", a->center.lat, a->center.lon);
    }
    if (a->origin_at) {
        out_char(o, '\n');
        record_text(o, place_origin_record(), a->origin_at, indent, view);
    }
}

static const record matrix_type = {sizeof(matrix_answer), matrix_fields, matrix_text};

GEO_FN const record *matrix_record(void) {
    return &matrix_type;
}

/* ---- distances ---- */

/* Three digits that count, but whole numbers above them: more than that the sphere does not know.
 */
static double matrix_round(double value) {
    double steps = value < 10 ? 100 : value < 100 ? 10 : 1;
    return round(value * steps) / steps;
}

static geo_vec *matrix_vectors(call *c, const spots *all) {
    geo_vec *vectors = ARENA_NEW(&c->mem, geo_vec, all->count);
    for (int i = 0; vectors && i < all->count; i++) {
        vectors[i] = geo_vector(all->at[i].lat, all->at[i].lon);
    }
    return vectors;
}

/* What a distance costs until it is written, and what sorting does. */
static int64_t matrix_work(const matrix_answer *a, int most) {
    enum { CELL_WORK = 3, SORTED_PER_UNIT = 32 };
    int64_t cells = (int64_t)a->from->count * a->to->count;
    return most ? cells + cells * most / SORTED_PER_UNIT : cells * CELL_WORK;
}

/* One vector per point instead of trigonometry per pair. A point that is not settled yields NaN.
 * Returns the distances in metres; NULL: no memory. */
static double *matrix_measure(call *c, const spots *from, const spots *to) {
    geo_vec *starts = matrix_vectors(c, from), *ends = matrix_vectors(c, to);
    double *metres = ARENA_NEW(&c->mem, double, from->count * to->count);
    for (int i = 0; starts && ends && metres && i < from->count; i++) {
        for (int j = 0; j < to->count; j++) {
            metres[i * to->count + j] = geo_vec_distance_m(starts[i], ends[j]);
        }
    }
    return starts && ends ? metres : NULL;
}

/* Keeps the `most` nearest of one row, sorted. */
static void matrix_add_nearest(matrix_cells *cells, int most, matrix_cell cell) {
    int at = cells->count < most ? cells->count++ : most;
    while (at > 0 && cells->at[at - 1].distance > cell.distance) {
        if (at < most) {
            cells->at[at] = cells->at[at - 1];
        }
        at--;
    }
    if (at < most) {
        cells->at[at] = cell;
    }
}

static status matrix_fill_nearest(call *c, matrix_answer *a, const double *metres, int most) {
    int rows = a->from->count, cols = a->to->count;
    a->nearest.at = ARENA_NEW(&c->mem, matrix_row, rows);
    matrix_cell *cells = ARENA_NEW(&c->mem, matrix_cell, rows * most);
    if (!a->nearest.at || !cells) {
        return call_full(c);
    }
    for (int i = 0; i < rows; i++) {
        matrix_row *row = &a->nearest.at[a->nearest.count++];
        *row = (matrix_row){a->from->at[i].name, {cells + i * most, 0}};
        for (int j = 0; j < cols; j++) {
            double distance = metres[i * cols + j] / a->unit_m;
            if (!isnan(distance) && (a->from != a->to || i != j)) {
                matrix_add_nearest(&row->to, most, (matrix_cell){a->to->at[j].name, distance});
            }
        }
        for (int j = 0; j < row->to.count; j++) {
            row->to.at[j].distance = matrix_round(row->to.at[j].distance);
        }
    }
    return GEO_OK;
}

static void matrix_fill_all(matrix_answer *a, double *metres) {
    int cells = a->from->count * a->to->count;
    for (int i = 0; i < cells; i++) {
        metres[i] = isnan(metres[i]) ? NAN : matrix_round(metres[i] / a->unit_m);
    }
    a->distances = (num_rows){metres, a->from->count, a->to->count};
}

/* ---- the answer ---- */

/* The points of one list; those without a name are called by their coordinates. */
static status matrix_find_points(call *c, const tool_request *request, const char *list,
                                 spots *all) {
    const tool_arg *given = row_arg(request, list);
    str language = locale_language(STR_NONE, given->count ? given->points[0].name : STR_NONE);
    status code = spot_find_all(c, given, language, request->choice, all);
    for (int i = 0; i < all->count; i++) {
        all->at[i].name = spot_label(c, &all->at[i]);
    }
    return code;
}

/* Exactly one of the two forms: points, or origins and destinations. */
static status matrix_find(call *c, const tool_request *request, matrix_answer *a) {
    const tool_arg *points = row_arg(request, "points"), *from = row_arg(request, "origins"),
                   *to = row_arg(request, "destinations");
    bool is_square = points->given && !from->given && !to->given;
    if (!is_square && (points->given || !from->given || !to->given)) {
        return call_fail(c, GEO_INVALID,
                         "Give points, or origins and destinations: lists of 2 to %d places, or of "
                         "1 to %d on each side.",
                         TOOL_POINTS_MAX, TOOL_POINTS_MAX);
    }
    a->from = is_square ? &a->points : &a->origins;
    a->to = is_square ? &a->points : &a->destinations;
    if (is_square) {
        return matrix_find_points(c, request, "points", &a->points);
    }
    status code = matrix_find_points(c, request, "origins", &a->origins);
    return code ? code : matrix_find_points(c, request, "destinations", &a->destinations);
}

static str matrix_status(const matrix_answer *a) {
    int settled = a->to->settled;
    bool stands = a->from == a->to ? settled > 1 : settled && a->from->settled;
    str of_from = spot_status(a->from, stands), of_to = spot_status(a->to, stands);
    return str_eq(of_from, ANSWER_OK) || str_eq(of_to, ANSWER_CLARIFY) ? of_to : of_from;
}

static str matrix_message(call *c, const matrix_answer *a, int most) {
    int known = a->points.settled + a->origins.settled + a->destinations.settled,
        all = a->points.count + a->origins.count + a->destinations.count;
    out o = out_over(&c->mem);
    if (known < all) {
        out_fmt(&o, "%d of %d places are known. ", known, all);
    }
    if (a->truncated && known) {
        out_fmt(&o,
                "There are %d distances; these are the %d nearest of each row. Ask for at most %d "
                "with origins and destinations, or for another nearest. ",
                a->from->count * a->to->count, most, MATRIX_CELLS_MAX);
    }
    return o.len ? str_trim(out_taken(&o, &c->mem)) : STR_NONE;
}

static status matrix_fill(call *c, const tool_request *request, matrix_answer *a) {
    const tool_arg *nearest = row_arg(request, "nearest");
    int cells = a->from->count * a->to->count;
    int most = nearest->given ? MIN((int)nearest->num, a->to->count) : 0;
    a->truncated = (most ? most * a->from->count : cells) > MATRIX_CELLS_MAX;
    most =
        a->truncated ? MIN(most ? most : MATRIX_NEAREST, MATRIX_CELLS_MAX / a->from->count) : most;
    for (size_t i = 0; i < LEN(matrix_units); i++) {
        if (str_eq(row_arg(request, "unit")->text, str_of(matrix_units[i].name))) {
            a->unit = str_of(matrix_units[i].name);
            a->unit_m = matrix_units[i].metres;
        }
    }
    if (!call_charge(c, matrix_work(a, most))) {
        return call_stop(c);
    }
    double *metres = matrix_measure(c, a->from, a->to);
    if (!metres) {
        return call_full(c);
    }
    a->message = matrix_message(c, a, most);
    if (most) {
        return matrix_fill_nearest(c, a, metres, most);
    }
    matrix_fill_all(a, metres);
    return GEO_OK;
}

/* The middle of the points to three decimals, by their sum in space: of two, half way along the
 * great circle; of those all round the globe there is none. */
static void matrix_set_center(matrix_answer *a) {
    const double least = 1e-6, steps = 1000;
    geo_vec sum = {0, 0, 0};
    for (int i = 0; i < a->points.count; i++) {
        const spot *s = &a->points.at[i];
        if (spot_is_settled(s)) {
            geo_vec v = geo_vector(s->lat, s->lon);
            sum = (geo_vec){sum.x + v.x, sum.y + v.y, sum.z + v.z};
        }
    }
    double across = sqrt(sum.x * sum.x + sum.y * sum.y);
    a->center.lat = round(atan2(sum.z, across) / GEO_DEG * steps) / steps;
    a->center.lon = round(atan2(sum.y, sum.x) / GEO_DEG * steps) / steps;
    a->center_at = a->points.settled > 1 && across + fabs(sum.z) > least ? &a->center : NULL;
}

/* What small answers have instead of the points. */
static status matrix_tell_points(call *c, matrix_answer *a) {
    int all = a->points.count + a->origins.count + a->destinations.count;
    a->problems.at = ARENA_NEW(&c->mem, spot, all);
    if (!a->problems.at) {
        return call_full(c);
    }
    a->labels = spot_labels(c, &a->points);
    a->from_labels = spot_labels(c, &a->origins);
    a->to_labels = spot_labels(c, &a->destinations);
    spot_add_problems(&a->points, &a->problems);
    spot_add_problems(&a->origins, &a->problems);
    spot_add_problems(&a->destinations, &a->problems);
    return GEO_OK;
}

GEO_FN status matrix_run(call *c, const tool_request *request, tool_result *result) {
    matrix_answer *a = ARENA_NEW(&c->mem, matrix_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (matrix_answer){.count = RECORD_NO_INT};
    status code = matrix_find(c, request, a);
    code = code ? code : matrix_fill(c, request, a);
    code = code ? code : matrix_tell_points(c, a);
    if (code) {
        return code;
    }
    matrix_set_center(a);
    a->count = a->points.count ? a->points.count : RECORD_NO_INT;
    a->status = matrix_status(a);
    a->origin = a->from->origin;
    if (a->to != a->from) {
        answer_merge(c, &a->origin, &a->to->origin);
    }
    a->origin_at = answer_has_origin(&a->origin) ? &a->origin : NULL;
    result->type = &matrix_type;
    result->data = a;
    if (a->from == a->to || a->from->settled == a->from->count) {
        spot_ask(a->to, result);
    } else if (a->to->settled == a->to->count) {
        spot_ask(a->from, result);
    }
    return GEO_OK;
}
