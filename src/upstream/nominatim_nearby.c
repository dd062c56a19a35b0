/* nominatim_nearby -- what an upstream Nominatim knows around a point.
 *
 * Plans a list of queries, runs each through nominatim (and so through its cache), and sorts the
 * places into the group of their category, nearest first. Owns the plan.
 *
 * The nearest with a tag are found as in a tree of boxes: the box that can hold the nearest is
 * asked first; of one that holds more than a reply, its halves are. Outside facts: Nominatim's
 * reverse returns the one nearest object of a layer. A search for `[key=value] LAT,LON` returns the
 * objects with that tag, up to a tenth of a degree away, in the order of their distance in degrees;
 * without the point, bounded by a box, it returns any of those in the box, and none if the server
 * has no table of the tag, which it makes of special phrases. */
#include "nominatim_nearby.h"

#include <math.h>

#include "../base/out.h"
#include "../geo/category.h"
#include "../geo/geo.h"
#include "nominatim.h"
#include "question.h"

enum {
    NOMINATIM_NEARBY_LIMIT = 50,     /* results of a query: Nominatim's maximum */
    NOMINATIM_NEARBY_NARROW_MAX = 6, /* times that a box is halved for a word */
    NOMINATIM_NEARBY_PARTS_MAX = NOMINATIM_REQUESTS_MAX + 4, /* each question adds one */
    NOMINATIM_NEARBY_SEARCHED_MAX = 600                      /* bytes of place_answer.searched */
};

static const double NOMINATIM_NEARBY_REACH_DEG = 0.1; /* of `[key=value] LAT,LON` */
static const double NOMINATIM_NEARBY_SMALLER = 0.7;   /* of a radius */

typedef enum {
    NOMINATIM_NEARBY_REVERSE, /* the nearest object of a layer, or at a zoom */
    NOMINATIM_NEARBY_TAG,     /* objects in the box with a tag */
    NOMINATIM_NEARBY_WORD,    /* free-text search in the box, for a category without tags */
    NOMINATIM_NEARBY_NAME     /* objects in the box that are named after the town */
} nominatim_nearby_kind;

typedef struct {
    nominatim_nearby_kind kind;
    int zoom;  /* REVERSE */
    str text;  /* REVERSE: layer, empty for Nominatim's default; TAG, WORD: what to search for */
    int group; /* of its places */
} nominatim_nearby_step;

/* Without categories. Those most likely to find points of interest come first, because the public
 * server gets only four. */
static const nominatim_nearby_step nominatim_nearby_default_steps[] = {
    {NOMINATIM_NEARBY_REVERSE, 18, STR_ROW("poi"), 0},
    {NOMINATIM_NEARBY_NAME, 0, STR_ROW(""), 0},
    {NOMINATIM_NEARBY_REVERSE, 18, STR_ROW("railway"), 0},
    {NOMINATIM_NEARBY_REVERSE, 16, STR_ROW(""), 0},
    {NOMINATIM_NEARBY_REVERSE, 18, STR_ROW("natural"), 0},
    {NOMINATIM_NEARBY_REVERSE, 18, STR_ROW("manmade"), 0},
    {NOMINATIM_NEARBY_REVERSE, 18, STR_ROW(""), 0},
    {NOMINATIM_NEARBY_REVERSE, 14, STR_ROW(""), 0},
    {NOMINATIM_NEARBY_REVERSE, 10, STR_ROW(""), 0},
};

typedef struct {
    place *at; /* room for one more than the limit */
    int count;
} nominatim_nearby_group;

typedef struct {
    const place_area *area;
    nominatim_nearby_step steps[NOMINATIM_REQUESTS_MAX];
    int count, planned; /* steps within the budget; steps wanted */
    nominatim_nearby_group groups[NOMINATIM_REQUESTS_MAX];
    int group_count;
    str town;       /* for NOMINATIM_NEARBY_NAME: from the first address found */
    int budget;     /* requests that may still be sent */
    int per_search; /* requests: 2 if the box crosses the antimeridian */
    int answered;   /* questions */
    str failed;     /* why a query failed; absent: none has */
    double sure_m;  /* beyond, the upstream may not list all; infinite: it does */
    bool truncated;
} nominatim_nearby_plan;

/* ---- the plan ---- */

static void nominatim_nearby_add_step(nominatim_nearby_plan *p, nominatim_nearby_step step,
                                      int requests_max) {
    p->planned++;
    if (p->count < requests_max) {
        p->steps[p->count++] = step;
    }
}

/* The first tag of each category, then the second of each, and so on: if the budget is too small
 * for all, each category gets its most common tags. */
static void nominatim_nearby_add_categories(nominatim_nearby_plan *p, int requests_max) {
    for (int round = 0; round < CATEGORY_TAGS_MAX; round++) {
        for (int i = 0; i < p->area->categories.count; i++) {
            str tags[CATEGORY_TAGS_MAX], word = p->area->categories.at[i];
            int count = category_tags(word, tags);
            if (round < count) {
                nominatim_nearby_add_step(
                    p, (nominatim_nearby_step){NOMINATIM_NEARBY_TAG, 0, tags[round], i},
                    requests_max);
            } else if (round == 0) {
                nominatim_nearby_add_step(
                    p, (nominatim_nearby_step){NOMINATIM_NEARBY_WORD, 0, word, i}, requests_max);
            }
        }
    }
}

static void nominatim_nearby_plan_start(call *c, nominatim_nearby_plan *p, const place_area *area) {
    bbox box = geo_bbox_of_circle(area->lat, area->lon, area->radius_m);
    *p = (nominatim_nearby_plan){.area = area,
                                 .budget = nominatim_requests_max(),
                                 .per_search = box.west > box.east ? 2 : 1,
                                 .sure_m = INFINITY,
                                 .group_count =
                                     MAX(MIN(area->categories.count, NOMINATIM_REQUESTS_MAX), 1)};
    int requests_max = nominatim_requests_max() / p->per_search;
    if (area->categories.count) {
        nominatim_nearby_add_categories(p, requests_max);
    }
    for (size_t i = 0; !area->categories.count && i < LEN(nominatim_nearby_default_steps); i++) {
        nominatim_nearby_add_step(p, nominatim_nearby_default_steps[i], requests_max);
    }
    for (int i = 0; i < p->group_count; i++) {
        p->groups[i].at = ARENA_NEW(&c->mem, place, area->limit + 1);
    }
}

/* ---- places into groups ---- */

static bool nominatim_nearby_measure(const place_area *area, place *p) {
    p->distance_m = geo_distance_m(area->lat, area->lon, p->lat, p->lon);
    p->bearing_deg = geo_bearing_deg(area->lat, area->lon, p->lat, p->lon);
    return p->distance_m <= area->radius_m;
}

/* The same id, or for objects without one (postcodes, private data) the same type, name and
 * position. */
static bool nominatim_nearby_is_same(const place *a, const place *b) {
    if (a->id.len || b->id.len) {
        return str_eq(a->id, b->id);
    }
    return a->lat == b->lat && a->lon == b->lon && str_eq(a->name, b->name) &&
           str_eq(a->type, b->type);
}

static bool nominatim_nearby_contains(const place *list, int count, const place *p) {
    for (int i = 0; i < count; i++) {
        if (nominatim_nearby_is_same(&list[i], p)) {
            return true;
        }
    }
    return false;
}

/* Inserts by distance; the group has room for one more. */
static void nominatim_nearby_insert(nominatim_nearby_group *g, const place *p) {
    int at = g->count++;
    for (; at > 0 && g->at[at - 1].distance_m > p->distance_m; at--) {
        g->at[at] = g->at[at - 1];
    }
    g->at[at] = *p;
}

static void nominatim_nearby_collect(nominatim_nearby_plan *p, const nominatim_nearby_step *step,
                                     const place_list *found) {
    nominatim_nearby_group *g = &p->groups[step->group];
    for (int i = 0; i < found->count; i++) {
        place one = found->at[i];
        bool fits = step->kind != NOMINATIM_NEARBY_TAG || category_fits(step->text, &one);
        if (fits && nominatim_nearby_measure(p->area, &one) &&
            !nominatim_nearby_contains(g->at, g->count, &one)) {
            nominatim_nearby_insert(g, &one);
        }
        if (g->count > p->area->limit) {
            g->count = p->area->limit;
            p->truncated = true;
        }
    }
}

/* All groups as one list, nearest first, each object once. */
static place_list nominatim_nearby_merge(call *c, const nominatim_nearby_plan *p) {
    int room = p->group_count * p->area->limit;
    nominatim_nearby_group all = {ARENA_NEW(&c->mem, place, room), 0};
    for (int i = 0; all.at && i < p->group_count; i++) {
        for (int k = 0; k < p->groups[i].count; k++) {
            const place *one = &p->groups[i].at[k];
            if (!nominatim_nearby_contains(all.at, all.count, one)) {
                nominatim_nearby_insert(&all, one);
            }
        }
    }
    return (place_list){all.at, all.count};
}

GEO_FN bool nominatim_nearby_rank(place_list *places, const place_area *area) {
    nominatim_nearby_group g = {places->at, 0};
    for (int i = 0; i < places->count; i++) {
        place one = places->at[i]; /* a copy: the insertion overwrites it */
        if (nominatim_nearby_measure(area, &one) &&
            !nominatim_nearby_contains(g.at, g.count, &one)) {
            nominatim_nearby_insert(&g, &one);
        }
    }
    places->count = MIN(g.count, area->limit);
    return g.count > area->limit;
}

/* ---- one step ---- */

static void nominatim_nearby_find_town(nominatim_nearby_plan *p, const place_list *found) {
    static const char *const keys[] = {"village",      "town",   "city",
                                       "municipality", "suburb", "county"};
    for (size_t i = 0; i < LEN(keys) && found->count && !p->town.len; i++) {
        p->town = place_part(&found->at[0], keys[i]);
    }
}

static status nominatim_nearby_reverse(call *c, const nominatim_nearby_plan *p,
                                       const nominatim_nearby_step *step, nominatim_answer *found) {
    place_point point = {.lat = p->area->lat,
                         .lon = p->area->lon,
                         .zoom = step->zoom,
                         .language = p->area->language,
                         .layer = step->text};
    return nominatim_reverse(c, &point, found);
}

/* All seven decimals, because Nominatim does not take "43,7" for a position. */
static str nominatim_nearby_position(call *c, const place_area *area) {
    out o = out_over(&c->mem);
    out_fmt(&o, "%.7f,%.7f", area->lat, area->lon);
    return out_taken(&o, &c->mem);
}

/* A box to search, which has nothing new that is nearer than floor_m. */
typedef struct {
    bbox box;
    double floor_m;
    bool is_near; /* TAG: for the nearest within Nominatim's reach, in their order */
} nominatim_nearby_part;

static status nominatim_nearby_search(call *c, const nominatim_nearby_plan *p,
                                      const nominatim_nearby_step *step,
                                      const nominatim_nearby_part *part, nominatim_answer *found) {
    const place_area *area = p->area;
    place_query query = {.limit = NOMINATIM_NEARBY_LIMIT,
                         .language = area->language,
                         .viewbox = part->box,
                         .bounded = true,
                         .dedupe_off = true};
    switch (step->kind) {
    case NOMINATIM_NEARBY_TAG:
        query.category = step->text;
        query.text = part->is_near ? nominatim_nearby_position(c, area) : STR_NONE;
        break;
    case NOMINATIM_NEARBY_NAME:
        query.text = p->town;
        query.layer = STR("poi,railway,natural,manmade");
        break;
    default: query.text = step->text; break;
    }
    return nominatim_search(c, &query, found);
}

/* Asks one question and collects its places; *found: there may be more if it is full. */
static status nominatim_nearby_question(call *c, nominatim_nearby_plan *p,
                                        const nominatim_nearby_step *step,
                                        const nominatim_nearby_part *part, place_origin *origin,
                                        place_list *found) {
    nominatim_answer answer = {.budget = p->budget, .origin = place_origin_new()};
    status code = step->kind == NOMINATIM_NEARBY_REVERSE
                      ? nominatim_nearby_reverse(c, p, step, &answer)
                      : nominatim_nearby_search(c, p, step, part, &answer);
    p->budget = answer.budget;
    *found = answer.places;
    if (code == GEO_OK) {
        p->answered++;
        nominatim_merge_origin(origin, &answer.origin);
        nominatim_nearby_collect(p, step, found);
        nominatim_nearby_find_town(p, found);
    }
    return code;
}

static bool nominatim_nearby_is_full(const place_list *found) {
    return found->count >= NOMINATIM_NEARBY_LIMIT;
}

/* No request is taken from the `left` steps after this one. */
static bool nominatim_nearby_may_ask(const nominatim_nearby_plan *p, int left) {
    return p->budget >= (left + 1) * p->per_search;
}

/* Free text finds what Nominatim holds for the best, so the circle is narrowed to the nearest
 * found, as long as that makes it clearly smaller: to what a reply can list. */
static status nominatim_nearby_run_words(call *c, nominatim_nearby_plan *p,
                                         const nominatim_nearby_step *step, int left,
                                         place_origin *origin) {
    const place_area *area = p->area;
    const nominatim_nearby_group *g = &p->groups[step->group];
    double radius_m = area->radius_m, next_m = radius_m;
    for (int i = 0; i <= NOMINATIM_NEARBY_NARROW_MAX; i++, radius_m = next_m) {
        int before = g->count;
        nominatim_nearby_part part = {geo_bbox_of_circle(area->lat, area->lon, radius_m), 0, false};
        place_list found;
        status code = nominatim_nearby_question(c, p, step, &part, origin, &found);
        if (code != GEO_OK) {
            return code;
        }
        bool is_full = nominatim_nearby_is_full(&found);
        p->truncated |= is_full;
        bool is_enough = g->count >= area->limit;
        bool is_all = !is_full && (step->kind == NOMINATIM_NEARBY_WORD ||
                                   (!is_enough && i && g->count == before));
        next_m = is_enough ? g->at[area->limit - 1].distance_m : radius_m / 2;
        if (is_all || next_m > NOMINATIM_NEARBY_SMALLER * radius_m ||
            !nominatim_nearby_may_ask(p, left)) {
            break;
        }
    }
    return GEO_OK;
}

/* ---- the nearest with a tag ---- */

typedef struct {
    nominatim_nearby_part at[NOMINATIM_NEARBY_PARTS_MAX];
    int count;
} nominatim_nearby_parts;

/* To the nearest point of the meridian `deg` degrees east or west. */
static double nominatim_nearby_east_m(double lat, double deg) {
    return GEO_RADIUS_M * asin(cos(lat * GEO_DEG) * sin(MIN(deg, 90) * GEO_DEG));
}

/* At most the distance to the box. */
static double nominatim_nearby_to_box_m(const place_area *area, bbox box) {
    double lat = MIN(MAX(area->lat, box.south), box.north), east = 0;
    if (!geo_bbox_contains(box, lat, area->lon)) {
        east = MIN(fabs(remainder(box.west - area->lon, 360)),
                   fabs(remainder(box.east - area->lon, 360)));
    }
    return MAX(fabs(lat - area->lat) * GEO_DEGREE_M, nominatim_nearby_east_m(area->lat, east));
}

/* Of an ordered reply that is full: what it does not have is not nearer. */
static double nominatim_nearby_floor_m(const place_area *area, const place_list *found) {
    double far_deg = 0;
    for (int i = 0; i < found->count; i++) {
        const place *p = &found->at[i];
        far_deg = MAX(far_deg, hypot(p->lat - area->lat, p->lon - area->lon));
    }
    return nominatim_nearby_east_m(area->lat, far_deg);
}

static void nominatim_nearby_add_part(nominatim_nearby_parts *parts, const place_area *area,
                                      nominatim_nearby_part part) {
    part.floor_m = MAX(part.floor_m, nominatim_nearby_to_box_m(area, part.box));
    if (part.floor_m <= area->radius_m && parts->count < NOMINATIM_NEARBY_PARTS_MAX) {
        parts->at[parts->count++] = part;
    }
}

/* Along its longer side. */
static void nominatim_nearby_split(nominatim_nearby_parts *parts, const place_area *area,
                                   nominatim_nearby_part part) {
    nominatim_nearby_part a = part, b = part;
    double lat = geo_bbox_center_lat(part.box), lon = geo_bbox_center_lon(part.box);
    if (geo_bbox_width(part.box) * cos(lat * GEO_DEG) > part.box.north - part.box.south) {
        a.box.east = b.box.west = lon;
    } else {
        a.box.north = b.box.south = lat;
    }
    nominatim_nearby_add_part(parts, area, a);
    nominatim_nearby_add_part(parts, area, b);
}

/* Takes the part that can hold the nearest. False: none can hold what belongs into the group. */
static bool nominatim_nearby_next_part(nominatim_nearby_parts *parts, const place_area *area,
                                       const nominatim_nearby_group *g,
                                       nominatim_nearby_part *part) {
    int least = 0;
    for (int i = 1; i < parts->count; i++) {
        least = parts->at[i].floor_m < parts->at[least].floor_m ? i : least;
    }
    bool is_enough = g->count >= area->limit;
    if (!parts->count ||
        (is_enough && g->at[area->limit - 1].distance_m <= parts->at[least].floor_m)) {
        return false;
    }
    *part = parts->at[least];
    parts->at[least] = parts->at[--parts->count];
    return true;
}

/* Of one side of the antimeridian, which the position does not cross: as far as the position
 * reaches, and beyond. */
static void nominatim_nearby_start_side(nominatim_nearby_parts *parts, const place_area *area,
                                        bbox side) {
    double reach_m = nominatim_nearby_east_m(area->lat, NOMINATIM_NEARBY_REACH_DEG);
    bool is_own = geo_bbox_contains(side, area->lat, area->lon);
    if (is_own) {
        nominatim_nearby_add_part(parts, area, (nominatim_nearby_part){side, 0, true});
    }
    if (!is_own || area->radius_m > reach_m) {
        double floor_m = is_own ? reach_m : 0;
        nominatim_nearby_add_part(parts, area, (nominatim_nearby_part){side, floor_m, false});
    }
}

static void nominatim_nearby_start_parts(const place_area *area, nominatim_nearby_parts *parts) {
    bbox box = geo_bbox_of_circle(area->lat, area->lon, area->radius_m), west = box, east = box;
    parts->count = 0;
    if (box.west <= box.east) {
        nominatim_nearby_start_side(parts, area, box);
        return;
    }
    west.east = 180;
    east.west = -180;
    nominatim_nearby_start_side(parts, area, west);
    nominatim_nearby_start_side(parts, area, east);
}

static status nominatim_nearby_run_tag(call *c, nominatim_nearby_plan *p,
                                       const nominatim_nearby_step *step, int left,
                                       place_origin *origin) {
    nominatim_nearby_parts parts;
    nominatim_nearby_part part;
    const nominatim_nearby_group *g = &p->groups[step->group];
    bool is_listed = false; /* the server has a table of the tag */
    int asked = 0;          /* also of the cache, where every half may be full again */
    nominatim_nearby_start_parts(p->area, &parts);
    for (; nominatim_nearby_next_part(&parts, p->area, g, &part); asked++) {
        place_list found;
        if (asked && (asked >= NOMINATIM_REQUESTS_MAX || !nominatim_nearby_may_ask(p, left))) {
            p->truncated = true;
            break;
        }
        status code = nominatim_nearby_question(c, p, step, &part, origin, &found);
        if (code != GEO_OK) {
            return code;
        }
        is_listed |= found.count > 0 && !part.is_near;
        if (!part.is_near && !is_listed) { /* none, or not a word of */
            p->sure_m = MIN(p->sure_m, part.floor_m);
        }
        if (nominatim_nearby_is_full(&found)) {
            part.floor_m = part.is_near ? nominatim_nearby_floor_m(p->area, &found) : part.floor_m;
            nominatim_nearby_split(&parts, p->area, part);
        }
    }
    p->truncated |= parts.count > 0;
    return GEO_OK;
}

static status nominatim_nearby_run_step(call *c, nominatim_nearby_plan *p,
                                        const nominatim_nearby_step *step, int left,
                                        place_origin *origin) {
    switch (step->kind) {
    case NOMINATIM_NEARBY_REVERSE: {
        place_list found;
        return nominatim_nearby_question(c, p, step, NULL, origin, &found);
    }
    case NOMINATIM_NEARBY_TAG: return nominatim_nearby_run_tag(c, p, step, left, origin);
    case NOMINATIM_NEARBY_NAME:
        if (!p->town.len) {
            return GEO_OK; /* at sea, or in the wild */
        }
        break;
    default: break;
    }
    return nominatim_nearby_run_words(c, p, step, left, origin);
}

/* ---- all steps ---- */

static void nominatim_nearby_describe(out *o, const nominatim_nearby_plan *p, int done) {
    for (int i = 0; i < done; i++) {
        const nominatim_nearby_step *s = &p->steps[i];
        out_text(o, i ? STR(", ") : STR(""));
        if (s->kind == NOMINATIM_NEARBY_REVERSE && s->text.len) {
            out_fmt(o, "nearest of layer %.*s", STR_ARG(s->text));
        } else if (s->kind == NOMINATIM_NEARBY_REVERSE) {
            out_fmt(o, "nearest at zoom %d", s->zoom);
        } else if (s->kind == NOMINATIM_NEARBY_NAME) {
            out_fmt(o, "named after %.*s", STR_ARG(p->town.len ? p->town : STR("the town")));
        } else {
            out_text(o, s->text);
        }
    }
    if (done < p->planned) {
        out_fmt(o, "; %d more were skipped", p->planned - done);
    }
    if (isfinite(p->sure_m)) {
        out_fmt(o, "; beyond %.1f km the upstream may not list all", p->sure_m / 1000);
    }
}

/* Runs the steps; *done: how many ran before the upstream turned out to be down. */
static status nominatim_nearby_run(call *c, nominatim_nearby_plan *p, place_answer *answer,
                                   int *done) {
    status failed = GEO_OK;
    for (*done = 0; *done < p->count; ++*done) {
        str what = p->steps[*done].text;
        call_report(c, *done, p->count, what.len ? what : STR("the nearest place"));
        status code = nominatim_nearby_run_step(c, p, &p->steps[*done], p->count - *done - 1,
                                                &answer->origin);
        if (code == GEO_OK) {
            continue;
        }
        if (code == GEO_MUST_WAIT || code == GEO_CANCELLED || c->mem.full) {
            return code;
        }
        failed = code;
        p->failed = arena_copy(&c->mem, str_of(c->why)); /* the next success clears it */
        if (question_is_down(code)) {
            break;
        }
    }
    return p->answered ? GEO_OK : failed;
}

GEO_FN status nominatim_nearby_ask(call *c, const place_area *area, place_answer *answer) {
    nominatim_nearby_plan *p = ARENA_NEW(&c->mem, nominatim_nearby_plan, 1);
    int done = 0;
    if (p) {
        nominatim_nearby_plan_start(c, p, area);
    }
    if (c->mem.full) {
        return call_full(c);
    }
    answer->origin = place_origin_new();
    status code = nominatim_nearby_run(c, p, answer, &done);
    if (code != GEO_OK) {
        return code;
    }
    call_clear_failure(c);
    if (p->failed.at) {
        answer->origin.warning =
            arena_join(&c->mem, STR("not all questions were answered: "), p->failed);
        p->truncated = true;
    }
    answer->places = nominatim_nearby_merge(c, p);
    char *line = arena_bytes(&c->mem, NOMINATIM_NEARBY_SEARCHED_MAX);
    out o = out_of(line, NOMINATIM_NEARBY_SEARCHED_MAX);
    nominatim_nearby_describe(&o, p, done);
    answer->searched = o.full ? STR("many categories") : out_str(&o);
    answer->truncated =
        p->truncated || isfinite(p->sure_m) || done < p->planned || !area->categories.count;
    return GEO_OK;
}
