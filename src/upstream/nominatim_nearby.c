/* nominatim_nearby -- what an upstream Nominatim knows round a point.
 *
 * Flow: find asks; a plan of questions is made, each goes through nominatim (and so through its
 * cache), and each place that comes back goes into its group, nearest first. Owns the plan. Outside
 * facts: Nominatim's reverse gives the one nearest object of a layer; a search for `[key=value]`,
 * bounded by a box, lists the objects of a kind, by importance and not complete; who maintains it
 * points to Overpass for more. */
#include "nominatim_nearby.h"

#include "../base/out.h"
#include "../geo/category.h"
#include "../geo/geo.h"
#include "nominatim.h"

enum {
    NOMINATIM_NEARBY_ASKED = 50,        /* of each question: all that Nominatim gives at once */
    NOMINATIM_NEARBY_SEARCHED_MAX = 600 /* bytes of the line that says what was asked */
};

typedef enum {
    NOMINATIM_NEARBY_REVERSE, /* the nearest object of a layer, or at a zoom */
    NOMINATIM_NEARBY_TAG,     /* objects of a tag in the box */
    NOMINATIM_NEARBY_WORD, /* objects that a word finds in the box: a category that the table does
                              not have */
    NOMINATIM_NEARBY_NAME  /* objects in the box that are called after the town */
} nominatim_nearby_kind;

typedef struct {
    nominatim_nearby_kind kind;
    int zoom;  /* REVERSE */
    str text;  /* REVERSE: layer, absent for Nominatim's default; TAG, WORD: what to search for */
    int group; /* where its places go */
} nominatim_nearby_step;

/* Without categories: the likeliest to have points of interest first, for four is all that the
 * public server is asked. */
static const nominatim_nearby_step nominatim_nearby_any[] = {
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
    bbox box;
    nominatim_nearby_step steps[NOMINATIM_REQUESTS_MAX];
    int count, planned; /* planned: as many would have been needed */
    nominatim_nearby_group groups[NOMINATIM_REQUESTS_MAX];
    int group_count;
    str town; /* for NOMINATIM_NEARBY_NAME: from the first address that came back */
    int left; /* requests that may still be sent */
    int answered;
    str failed; /* why a question was not answered; absent: all were */
    bool truncated;
} nominatim_nearby_plan;

/* ---- the plan ---- */

static void nominatim_nearby_add(nominatim_nearby_plan *p, nominatim_nearby_step step,
                                 int requests_max) {
    p->planned++;
    if (p->count < requests_max) {
        p->steps[p->count++] = step;
    }
}

/* The first tag of each category, then the second of each, and so on: when there are more than may
 * be asked, each category has its most common kinds. */
static void nominatim_nearby_plan_tags(nominatim_nearby_plan *p, int requests_max) {
    for (int round = 0; round < CATEGORY_TAGS_MAX; round++) {
        for (int i = 0; i < p->area->categories.count; i++) {
            str tags[CATEGORY_TAGS_MAX], word = p->area->categories.at[i];
            int count = category_tags(word, tags);
            if (round < count) {
                nominatim_nearby_add(
                    p, (nominatim_nearby_step){NOMINATIM_NEARBY_TAG, 0, tags[round], i},
                    requests_max);
            } else if (round == 0) {
                nominatim_nearby_add(p, (nominatim_nearby_step){NOMINATIM_NEARBY_WORD, 0, word, i},
                                     requests_max);
            }
        }
    }
}

static void nominatim_nearby_make_plan(call *c, nominatim_nearby_plan *p, const place_area *area) {
    *p = (nominatim_nearby_plan){.area = area,
                                 .box = geo_bbox_of_circle(area->lat, area->lon, area->radius_m),
                                 .left = nominatim_requests_max(),
                                 .group_count =
                                     MAX(MIN(area->categories.count, NOMINATIM_REQUESTS_MAX), 1)};
    bool split = p->box.west > p->box.east; /* then each search is two requests */
    int requests_max = nominatim_requests_max() / (split ? 2 : 1);
    if (area->categories.count) {
        nominatim_nearby_plan_tags(p, requests_max);
    }
    for (size_t i = 0; !area->categories.count && i < LEN(nominatim_nearby_any); i++) {
        nominatim_nearby_add(p, nominatim_nearby_any[i], requests_max);
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

/* The same object, or, where there is no id (postcodes, own data), one of the same kind, name and
 * position. */
static bool nominatim_nearby_is_same(const place *a, const place *b) {
    if (a->id.len || b->id.len) {
        return str_eq(a->id, b->id);
    }
    return a->lat == b->lat && a->lon == b->lon && str_eq(a->name, b->name) &&
           str_eq(a->type, b->type);
}

static bool nominatim_nearby_holds(const place *list, int count, const place *p) {
    for (int i = 0; i < count; i++) {
        if (nominatim_nearby_is_same(&list[i], p)) {
            return true;
        }
    }
    return false;
}

/* Puts p where its distance belongs; the group has room for one. */
static void nominatim_nearby_insert(nominatim_nearby_group *g, const place *p) {
    int at = g->count++;
    for (; at > 0 && g->at[at - 1].distance_m > p->distance_m; at--) {
        g->at[at] = g->at[at - 1];
    }
    g->at[at] = *p;
}

static void nominatim_nearby_sift(nominatim_nearby_plan *p, const nominatim_nearby_step *step,
                                  const place_list *found) {
    nominatim_nearby_group *g = &p->groups[step->group];
    for (int i = 0; i < found->count; i++) {
        place one = found->at[i];
        bool fits = step->kind != NOMINATIM_NEARBY_TAG || category_fits(step->text, &one);
        if (fits && nominatim_nearby_measure(p->area, &one) &&
            !nominatim_nearby_holds(g->at, g->count, &one)) {
            nominatim_nearby_insert(g, &one);
        }
        if (g->count > p->area->limit) {
            g->count = p->area->limit;
            p->truncated = true;
        }
    }
    p->truncated |=
        step->kind != NOMINATIM_NEARBY_REVERSE && found->count >= NOMINATIM_NEARBY_ASKED;
}

/* All groups as one list, nearest first, each object once. */
static place_list nominatim_nearby_merge(call *c, const nominatim_nearby_plan *p) {
    int room = p->group_count * p->area->limit;
    nominatim_nearby_group all = {ARENA_NEW(&c->mem, place, room), 0};
    for (int i = 0; all.at && i < p->group_count; i++) {
        for (int k = 0; k < p->groups[i].count; k++) {
            const place *one = &p->groups[i].at[k];
            if (!nominatim_nearby_holds(all.at, all.count, one)) {
                nominatim_nearby_insert(&all, one);
            }
        }
    }
    return (place_list){all.at, all.count};
}

GEO_FN bool nominatim_nearby_arrange(place_list *places, const place_area *area) {
    nominatim_nearby_group g = {places->at, 0};
    for (int i = 0; i < places->count; i++) {
        place one = places->at[i]; /* a copy: inserting moves what lies before it */
        if (nominatim_nearby_measure(area, &one) && !nominatim_nearby_holds(g.at, g.count, &one)) {
            nominatim_nearby_insert(&g, &one);
        }
    }
    places->count = MIN(g.count, area->limit);
    return g.count > area->limit;
}

/* ---- one step ---- */

static void nominatim_nearby_note_town(nominatim_nearby_plan *p, const place_list *found) {
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

static status nominatim_nearby_search(call *c, const nominatim_nearby_plan *p,
                                      const nominatim_nearby_step *step, nominatim_answer *found) {
    place_query query = {.limit = NOMINATIM_NEARBY_ASKED,
                         .language = p->area->language,
                         .viewbox = p->box,
                         .bounded = true,
                         .dedupe_off = true};
    switch (step->kind) {
    case NOMINATIM_NEARBY_TAG: query.category = step->text; break;
    case NOMINATIM_NEARBY_NAME:
        query.text = p->town;
        query.layer = STR("poi,railway,natural,manmade");
        break;
    default: query.text = step->text; break;
    }
    return nominatim_search(c, &query, found);
}

static status nominatim_nearby_step_run(call *c, nominatim_nearby_plan *p,
                                        const nominatim_nearby_step *step, place_origin *origin) {
    nominatim_answer found = {.left = p->left, .origin = place_origin_new()};
    status code = GEO_OK;
    if (step->kind == NOMINATIM_NEARBY_REVERSE) {
        code = nominatim_nearby_reverse(c, p, step, &found);
    } else if (step->kind != NOMINATIM_NEARBY_NAME ||
               p->town.len) { /* no town: at sea, or in the wild */
        code = nominatim_nearby_search(c, p, step, &found);
    }
    p->left = found.left;
    *origin = found.origin;
    if (code == GEO_OK) {
        nominatim_nearby_sift(p, step, &found.places);
        nominatim_nearby_note_town(p, &found.places);
    }
    return code;
}

/* ---- all of them ---- */

static void nominatim_nearby_searched(out *o, const nominatim_nearby_plan *p, int asked) {
    for (int i = 0; i < asked; i++) {
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
    if (asked < p->planned) {
        out_fmt(o, "; %d more were not asked for", p->planned - asked);
    }
}

/* Runs the steps; `asked` is how many were answered or refused before one said that the upstream is
 * down. */
static status nominatim_nearby_run(call *c, nominatim_nearby_plan *p, place_answer *answer,
                                   int *asked) {
    status failed = GEO_OK;
    for (*asked = 0; *asked < p->count; ++*asked) {
        place_origin origin = place_origin_new();
        str what = p->steps[*asked].text;
        call_report(c, *asked, p->count, what.len ? what : STR("the nearest place"));
        status code = nominatim_nearby_step_run(c, p, &p->steps[*asked], &origin);
        if (code == GEO_OK) {
            p->answered +=
                origin.source != PLACE_SOURCE_NONE; /* a step without a question has no answer */
            nominatim_blend(&answer->origin, &origin);
            continue;
        }
        if (code == GEO_MUST_WAIT || code == GEO_CANCELLED || c->mem.full) {
            return code;
        }
        failed = code;
        p->failed = arena_copy(&c->mem, str_of(c->why)); /* the next answer forgives the call */
        if (nominatim_is_down(code)) {
            break;
        }
    }
    return p->answered ? GEO_OK : failed;
}

GEO_FN status nominatim_nearby_ask(call *c, const place_area *area, place_answer *answer) {
    nominatim_nearby_plan *p = ARENA_NEW(&c->mem, nominatim_nearby_plan, 1);
    int asked = 0;
    if (p) {
        nominatim_nearby_make_plan(c, p, area);
    }
    if (c->mem.full) {
        return call_full(c);
    }
    answer->origin = place_origin_new();
    status code = nominatim_nearby_run(c, p, answer, &asked);
    if (code != GEO_OK) {
        return code;
    }
    call_forgive(c);
    if (p->failed.at) {
        answer->origin.warning =
            arena_join(&c->mem, STR("not all questions were answered: "), p->failed);
        p->truncated = true;
    }
    answer->places = nominatim_nearby_merge(c, p);
    char *line = arena_bytes(&c->mem, NOMINATIM_NEARBY_SEARCHED_MAX);
    out o = out_of(line, line ? NOMINATIM_NEARBY_SEARCHED_MAX : 0);
    nominatim_nearby_searched(&o, p, asked);
    answer->searched = o.full ? STR("many categories") : out_str(&o);
    answer->truncated = p->truncated || asked < p->planned || !area->categories.count;
    return GEO_OK;
}
