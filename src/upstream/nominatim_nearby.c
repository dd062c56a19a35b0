/* nominatim_nearby -- what an upstream Nominatim knows around a point.
 *
 * Plans a list of queries, runs each through nominatim (and so through its cache), and sorts the
 * places into the group of their category, nearest first. Owns the plan. Outside facts: Nominatim's
 * reverse returns the one nearest object of a layer. A search for `[key=value] LAT,LON` returns the
 * nearest objects with that tag, up to a tenth of a degree away; without the point, bounded by a
 * box, it returns any of those in the box, and if there are more than a reply holds, not the
 * nearest. */
#include "nominatim_nearby.h"

#include "../base/out.h"
#include "../geo/category.h"
#include "../geo/geo.h"
#include "nominatim.h"

enum {
    NOMINATIM_NEARBY_LIMIT = 50,        /* results of a query: Nominatim's maximum */
    NOMINATIM_NEARBY_NARROW_MAX = 6,    /* times that a box is halved */
    NOMINATIM_NEARBY_SEARCHED_MAX = 600 /* bytes of place_answer.searched */
};

static const double NOMINATIM_NEARBY_REACH_DEG = 0.1; /* of `[key=value] LAT,LON` */

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
    p->truncated |=
        step->kind != NOMINATIM_NEARBY_REVERSE && found->count >= NOMINATIM_NEARBY_LIMIT;
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

/* Where a search looks. */
typedef struct {
    double radius_m; /* in the box of this circle */
    bool is_nearest; /* TAG: for the nearest, within Nominatim's reach */
} nominatim_nearby_scope;

/* All seven decimals, because Nominatim does not take "43,7" for a position. */
static str nominatim_nearby_position(call *c, const place_area *area) {
    out o = out_over(&c->mem);
    out_fmt(&o, "%.7f,%.7f", area->lat, area->lon);
    return out_taken(&o, &c->mem);
}

static status nominatim_nearby_search(call *c, const nominatim_nearby_plan *p,
                                      const nominatim_nearby_step *step,
                                      const nominatim_nearby_scope *scope,
                                      nominatim_answer *found) {
    const place_area *area = p->area;
    place_query query = {.limit = NOMINATIM_NEARBY_LIMIT,
                         .language = area->language,
                         .viewbox = geo_bbox_of_circle(area->lat, area->lon, scope->radius_m),
                         .bounded = true,
                         .dedupe_off = true};
    switch (step->kind) {
    case NOMINATIM_NEARBY_TAG:
        query.category = step->text;
        query.text = scope->is_nearest ? nominatim_nearby_position(c, area) : STR_NONE;
        break;
    case NOMINATIM_NEARBY_NAME:
        query.text = p->town;
        query.layer = STR("poi,railway,natural,manmade");
        break;
    default: query.text = step->text; break;
    }
    return nominatim_search(c, &query, found);
}

/* Asks one question and collects its places. *is_full: there may be more of them. */
static status nominatim_nearby_question(call *c, nominatim_nearby_plan *p,
                                        const nominatim_nearby_step *step,
                                        const nominatim_nearby_scope *scope, place_origin *origin,
                                        bool *is_full) {
    nominatim_answer found = {.budget = p->budget, .origin = place_origin_new()};
    status code = step->kind == NOMINATIM_NEARBY_REVERSE
                      ? nominatim_nearby_reverse(c, p, step, &found)
                      : nominatim_nearby_search(c, p, step, scope, &found);
    p->budget = found.budget;
    if (code == GEO_OK) {
        p->answered++;
        nominatim_merge_origin(origin, &found.origin);
        nominatim_nearby_collect(p, step, &found.places);
        nominatim_nearby_find_town(p, &found.places);
    }
    *is_full =
        step->kind != NOMINATIM_NEARBY_REVERSE && found.places.count >= NOMINATIM_NEARBY_LIMIT;
    return code;
}

/* The nearest with a tag, if the circle is within Nominatim's reach. A box that holds more than a
 * reply is narrowed, but no request is taken from the `left` steps after this one. */
static status nominatim_nearby_run_step(call *c, nominatim_nearby_plan *p,
                                        const nominatim_nearby_step *step, int left,
                                        place_origin *origin) {
    if (step->kind == NOMINATIM_NEARBY_NAME && !p->town.len) {
        return GEO_OK; /* at sea, or in the wild */
    }
    bool is_tag = step->kind == NOMINATIM_NEARBY_TAG, is_full = false;
    double reach_lon = geo_wrap_lon(p->area->lon + NOMINATIM_NEARBY_REACH_DEG);
    double reach_m = geo_distance_m(p->area->lat, p->area->lon, p->area->lat, reach_lon);
    nominatim_nearby_scope scope = {p->area->radius_m, is_tag && p->area->radius_m <= reach_m};
    status code = nominatim_nearby_question(c, p, step, &scope, origin, &is_full);
    for (int i = 0; i < NOMINATIM_NEARBY_NARROW_MAX && code == GEO_OK && is_full; i++) {
        if (scope.is_nearest || p->budget < (left + 1) * p->per_search) {
            break;
        }
        scope.is_nearest = is_tag;
        scope.radius_m /= is_tag ? 1 : 2;
        code = nominatim_nearby_question(c, p, step, &scope, origin, &is_full);
    }
    return code;
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
        if (nominatim_is_down(code)) {
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
    out o = out_of(line, line ? NOMINATIM_NEARBY_SEARCHED_MAX : 0);
    nominatim_nearby_describe(&o, p, done);
    answer->searched = o.full ? STR("many categories") : out_str(&o);
    answer->truncated = p->truncated || done < p->planned || !area->categories.count;
    return GEO_OK;
}
