/* show_map -- the handler of show_map. Owns nothing.
 *
 * It keeps no state: a host shows the map of an old chat by calling again. What it answers is read
 * by the model, so of outlines it has only the boxes; whoever draws has the scene. */
#include "show_map.h"

#include <math.h>

#include "../draw/png.h"
#include "../draw/scene.h"
#include "../find/find.h"
#include "../find/find_facts.h"
#include "../geo/geo.h"
#include "../geo/geometry.h"
#include "../geo/place.h"
#include "answer.h"
#include "locale.h"
#include "row_value.h"
#include "spot.h"

enum {
    SHOW_MAP_OUTLINE_POINTS_MAX = 1000, /* of all outlines together: 16 kB */
    SHOW_MAP_RUNS_MAX = TOOL_POINTS_MAX / 2
};

typedef struct {
    int first, count; /* in `all` */
} show_map_range;

/* What is asked for, and what of it is drawn. The places of all parts are looked up as one list. */
typedef struct {
    const tool_request *request;
    spots all;
    show_map_range places, areas, lines[SHOW_MAP_LINES_MAX];
    int line_count;
    str unknown; /* areas without outline */
    scene drawn;
    scene_marker markers[SHOW_MAP_PLACES_MAX];
    scene_box boxes[SHOW_MAP_BOXES_MAX + SHOW_MAP_AREAS_MAX]; /* those of such areas, too */
    scene_line runs[SHOW_MAP_RUNS_MAX]; /* of lines: what is settled without a gap */
    double points[TOOL_POINTS_MAX][2];  /* of `all` */
    scene_area outlines[SHOW_MAP_AREAS_MAX];
} show_map;

typedef struct {
    str status, message, map;
    spots problems; /* what is not settled */
    spots shown;    /* the places */
    const scene *drawn;
    const place_origin *origin_at;
} show_map_answer;

#define AT(member) offsetof(show_map_answer, member)
static const field show_map_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("map", JSON, map), .required = true},
    {FIELD("problems", LIST, problems), .of = spot_record},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void show_map_text_part(out *o, const char *what, str label) {
    out_fmt(o, "%s: ", what);
    out_quoted(o, label);
    out_char(o, '\n');
}

static void show_map_text_scene(out *o, const scene *drawn) {
    if (drawn->title.len) {
        show_map_text_part(o, "Map", drawn->title);
    }
    for (int i = 0; i < drawn->area_count; i++) {
        show_map_text_part(o, "Area", drawn->areas[i].label);
    }
    for (int i = 0; i < drawn->line_count; i++) {
        show_map_text_part(o, "Line", drawn->lines[i].label);
    }
    for (int i = 0; i < drawn->box_count; i++) {
        bbox b = drawn->boxes[i].box;
        out_fmt(o, "Box: west %.9g, south %.9g, east %.9g, north %.9g ", b.west, b.south, b.east,
                b.north);
        out_quoted(o, drawn->boxes[i].label);
        out_char(o, '\n');
    }
}

static void show_map_text(out *o, const void *rec, int indent, record_view view) {
    const show_map_answer *a = rec;
    answer_text_head(o, a->message, &(place_list){NULL, 0});
    show_map_text_scene(o, a->drawn);
    for (int i = 0; i < a->shown.count; i++) {
        out_fmt(o, "%d. ", i + 1);
        record_text_item(o, spot_record(), &a->shown.at[i], indent + 3, view);
    }
    out_char(o, '\n');
    if (a->origin_at) {
        record_text(o, place_origin_record(), a->origin_at, indent, view);
    }
}

static const record show_map_type = {sizeof(show_map_answer), show_map_fields, show_map_text};

GEO_FN const record *show_map_record(void) {
    return &show_map_type;
}

/* ---- what is asked for ---- */

static status show_map_add(call *c, tool_arg *all, const tool_arg *part, show_map_range *range) {
    *range = (show_map_range){all->count, part->count};
    if (all->count + part->count > TOOL_POINTS_MAX) {
        return call_fail(c, GEO_INVALID, "A map shows at most %d places in all.", TOOL_POINTS_MAX);
    }
    for (int i = 0; i < part->count; i++) {
        all->points[all->count++] = part->points[i];
    }
    return GEO_OK;
}

static status show_map_add_areas(call *c, show_map *m, tool_arg *all) {
    const tool_arg *areas = row_arg(m->request, "areas");
    for (int i = 0; i < areas->count; i++) {
        tool_point *area = &areas->points[i];
        str code;
        if (!isnan(area->lat)) {
            return call_fail(c, GEO_INVALID, "areas[%d] must be a name or an id.", i);
        }
        if (answer_country_code(c, area->name, 2, &code)) {
            return c->code;
        }
        area->name = code.len ? code : area->name;
    }
    return show_map_add(c, all, areas, &m->areas);
}

static status show_map_read(call *c, show_map *m, tool_arg *all) {
    const tool_arg *lines = row_arg(m->request, "lines"), *boxes = row_arg(m->request, "boxes");
    status code = show_map_add(c, all, row_arg(m->request, "places"), &m->places);
    for (int i = 0; i < lines->count && !code; i++) {
        tool_arg line = {0};
        code = row_value_read_line(c, "lines", lines->strings[i], &line);
        code = code ? code : show_map_add(c, all, &line, &m->lines[m->line_count++]);
    }
    for (int i = 0; i < boxes->count && !code; i++) {
        scene_box *box = &m->boxes[m->drawn.box_count++];
        code = row_value_read_corners(c, "boxes", boxes->strings[i], &box->box);
    }
    code = code ? code : show_map_add_areas(c, m, all);
    return code || all->count || m->drawn.box_count
               ? code
               : call_fail(c, GEO_INVALID, "Nothing to show: give places, boxes, lines or areas.");
}

/* ---- what is drawn ---- */

static void show_map_add_markers(show_map *m) {
    for (int i = 0; i < m->places.count; i++) {
        const spot *s = &m->all.at[m->places.first + i];
        if (spot_is_settled(s)) {
            m->markers[m->drawn.marker_count++] =
                (scene_marker){s->lat, s->lon, s->label, s->id, i + 1};
        }
    }
}

/* What of a line is settled without a gap: a missing place leaves the others standing. */
static void show_map_cut_line(call *c, show_map *m, const show_map_range *line) {
    int end = line->first + line->count;
    for (int from = line->first, to; from < end; from = to + 1) {
        for (to = from; to < end && spot_is_settled(&m->all.at[to]); to++) {
            m->points[to][0] = m->all.at[to].lon;
            m->points[to][1] = m->all.at[to].lat;
        }
        if (to - from > 1) {
            str first = spot_label(c, &m->all.at[from]), last = spot_label(c, &m->all.at[to - 1]);
            str label = answer_printf(c, "%.*s \xE2\x80\x93 %.*s", STR_ARG(first), STR_ARG(last));
            m->runs[m->drawn.line_count++] = (scene_line){m->points + from, to - from, label};
        }
    }
}

static void show_map_add_area(call *c, show_map *m, const spot *s) {
    int most = SHOW_MAP_OUTLINE_POINTS_MAX / m->areas.count;
    double degrees = GEOMETRY_DEGREES;
    scene_area *area = &m->outlines[m->drawn.area_count];
    bbox box = geo_bbox_is(s->box) ? s->box : geo_bbox_of_rank(s->lat, s->lon, 0);
    *area = (scene_area){.box = box, .label = s->label};
    if (find_outline(c, s->id, &area->outline) && !area->outline.is_line &&
        geometry_few(&c->mem, &area->outline, most, &degrees)) {
        m->drawn.area_count++;
        return;
    }
    m->boxes[m->drawn.box_count++] = (scene_box){box, s->label};
    m->unknown = arena_list(&c->mem, m->unknown, STR(", "), s->name);
}

/* The map's own data is that of the gazetteer, whatever found the places. */
static str show_map_attribution(call *c, const show_map *m) {
    str all = m->all.origin.attribution, map = find_facts_map_credit(&c->mem, false);
    bool is_new = map.len && str_find(all, map) < 0;
    return is_new ? arena_list(&c->mem, all, STR("; "), map) : all;
}

/* All of a country that has a marker is in the picture. */
static void show_map_fit(show_map *m) {
    scene_fit(&m->drawn);
    for (int i = 0; i < m->all.count; i++) {
        const spot *s = &m->all.at[i];
        if (spot_is_settled(s) && geo_bbox_is(s->box)) {
            m->drawn.camera = geo_bbox_union(m->drawn.camera, s->box);
        }
    }
}

static status show_map_draw(call *c, show_map *m) {
    show_map_add_markers(m);
    for (int i = 0; i < m->line_count; i++) {
        show_map_cut_line(c, m, &m->lines[i]);
    }
    for (int i = 0; i < m->areas.count; i++) {
        const spot *s = &m->all.at[m->areas.first + i];
        if (spot_is_settled(s)) {
            show_map_add_area(c, m, s);
        }
    }
    m->drawn.title = row_arg(m->request, "title")->text;
    m->drawn.attribution = show_map_attribution(c, m);
    show_map_fit(m);
    return call_over_budget(c) ? call_stop(c) : GEO_OK;
}

/* ---- the answer ---- */

/* The names of those that are not settled. */
static str show_map_open_names(call *c, const show_map *m) {
    str names = STR_NONE;
    for (int i = 0; i < m->all.count; i++) {
        const spot *s = &m->all.at[i];
        names = spot_is_settled(s) ? names : arena_list(&c->mem, names, STR(", "), s->query);
    }
    return names;
}

static str show_map_message(call *c, const show_map *m) {
    str text = STR_NONE;
    if (m->all.settled < m->all.count) {
        text = answer_printf(c, "%d of %d places are shown, not: %.*s.", m->all.settled,
                             m->all.count, STR_ARG(show_map_open_names(c, m)));
    }
    if (m->unknown.len) {
        str note =
            answer_printf(c, "No outline is known, so a box is shown: %.*s.", STR_ARG(m->unknown));
        text = arena_list(&c->mem, text, STR(" "), note);
    }
    return text;
}

/* A picture takes longer than an event loop has. */
static status show_map_add_picture(call *c, const show_map *m, tool_result *result) {
    if (!row_arg(m->request, "picture")->yes) {
        return GEO_OK;
    }
    if (!c->may_block) {
        return call_fail(c, GEO_MUST_WAIT, "A picture needs a worker.");
    }
    out o = out_of(arena_bytes(&c->mem, PNG_BYTES_MAX), PNG_BYTES_MAX);
    if (!o.at || !png_write(c, &o, &m->drawn)) {
        return call_full(c);
    }
    result->picture = out_str(&o);
    return GEO_OK;
}

static status show_map_build(call *c, const show_map *m, tool_result *result) {
    show_map_answer *a = ARENA_NEW(&c->mem, show_map_answer, 1);
    spot *problems = ARENA_NEW(&c->mem, spot, MAX(m->all.count, 1));
    if (!a || !problems) {
        return call_full(c);
    }
    *a = (show_map_answer){.status = spot_status(&m->all, m->all.settled || m->drawn.box_count),
                           .message = show_map_message(c, m),
                           .problems = {.at = problems},
                           .shown = {.at = m->all.at, .count = m->places.count},
                           .drawn = &m->drawn,
                           .origin_at = answer_has_origin(&m->all.origin) ? &m->all.origin : NULL};
    out o = out_over(&c->mem);
    scene_write(&o, &m->drawn, false);
    a->map = out_taken(&o, &c->mem);
    spot_add_problems(&m->all, &a->problems);
    result->type = &show_map_type;
    result->data = a;
    result->map = &m->drawn;
    spot_ask(&m->all, result);
    return a->map.at ? show_map_add_picture(c, m, result) : call_full(c);
}

GEO_FN str show_map_told(const tool_result *result) {
    const show_map_answer *a = result->data;
    return a->message;
}

GEO_FN status show_map_run(call *c, const tool_request *request, tool_result *result) {
    show_map *m = ARENA_NEW(&c->mem, show_map, 1);
    tool_arg all = {.points = ARENA_NEW(&c->mem, tool_point, TOOL_POINTS_MAX)};
    if (!m || !all.points) {
        return call_full(c);
    }
    m->request = request;
    m->all.origin = place_origin_new();
    m->drawn =
        (scene){.markers = m->markers, .boxes = m->boxes, .lines = m->runs, .areas = m->outlines};
    status code = show_map_read(c, m, &all);
    if (!code && all.count) {
        str language = locale_language(STR_NONE, all.points[0].name);
        code = spot_find_all(c, &all, language, request->choice, &m->all);
    }
    for (int i = 0; i < m->drawn.box_count && !code; i++) {
        answer_warn_box(c, m->boxes[i].box, &m->all.origin);
    }
    code = code ? code : show_map_draw(c, m);
    return code ? code : show_map_build(c, m, result);
}
