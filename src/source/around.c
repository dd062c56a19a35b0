/* around -- what an upstream Nominatim knows round a point.
 *
 * Flow: find asks; a plan of questions is made, each goes through nominatim (and so through its
 * cache), and each place that comes back goes into its group, nearest first. Owns the plan. Outside
 * facts: Nominatim's reverse gives the one nearest object of a layer; a search for `[key=value]`,
 * bounded by a box, lists the objects of a kind, by importance and not complete; who maintains it
 * points to Overpass for more. */
#include "around.h"

#include "../base/out.h"
#include "../geo/geo.h"
#include "category.h"
#include "nominatim.h"

enum {
    AROUND_ASKED = 50,        /* of each question: all that Nominatim gives at once */
    AROUND_SEARCHED_MAX = 600 /* bytes of the line that says what was asked */
};

typedef enum {
    AROUND_REVERSE, /* the nearest object of a layer, or at a zoom */
    AROUND_TAG,     /* objects of a tag in the box */
    AROUND_WORD, /* objects that a word finds in the box: a category that the table does not have */
    AROUND_NAME  /* objects in the box that are called after the town */
} around_kind;

typedef struct {
    around_kind kind;
    int zoom;  /* REVERSE */
    str text;  /* REVERSE: layer, absent for Nominatim's default; TAG, WORD: what to search for */
    int group; /* where its places go */
} around_step;

/* Without categories: the likeliest to have points of interest first, for four is all that the
 * public server is asked. */
static const around_step around_any[] = {
    {AROUND_REVERSE, 18, STR_ROW("poi"), 0},     {AROUND_NAME, 0, STR_ROW(""), 0},
    {AROUND_REVERSE, 18, STR_ROW("railway"), 0}, {AROUND_REVERSE, 16, STR_ROW(""), 0},
    {AROUND_REVERSE, 18, STR_ROW("natural"), 0}, {AROUND_REVERSE, 18, STR_ROW("manmade"), 0},
    {AROUND_REVERSE, 18, STR_ROW(""), 0},        {AROUND_REVERSE, 14, STR_ROW(""), 0},
    {AROUND_REVERSE, 10, STR_ROW(""), 0},
};

typedef struct {
    place *at; /* room for one more than the limit */
    int count;
} around_group;

typedef struct {
    const around_area *area;
    bbox box;
    around_step steps[NOM_REQUESTS_MAX];
    int count, planned; /* planned: as many would have been needed */
    around_group groups[NOM_REQUESTS_MAX];
    int group_count;
    str town; /* for AROUND_NAME: from the first address that came back */
    int left; /* requests that may still be sent */
    int answered;
    str failed; /* why a question was not answered; absent: all were */
    bool truncated;
} around_plan;

/* ---- the plan ---- */

static void around_add(around_plan *p, around_step step, int requests_max) {
    p->planned++;
    if (p->count < requests_max) {
        p->steps[p->count++] = step;
    }
}

/* The first tag of each category, then the second of each, and so on: when there are more than may
 * be asked, each category has its most common kinds. */
static void around_plan_tags(around_plan *p, int requests_max) {
    for (int round = 0; round < CATEGORY_TAGS_MAX; round++) {
        for (int i = 0; i < p->area->categories.count; i++) {
            str tags[CATEGORY_TAGS_MAX], word = p->area->categories.at[i];
            int count = category_tags(word, tags);
            if (round < count) {
                around_add(p, (around_step){AROUND_TAG, 0, tags[round], i}, requests_max);
            } else if (round == 0) {
                around_add(p, (around_step){AROUND_WORD, 0, word, i}, requests_max);
            }
        }
    }
}

static void around_make_plan(call *c, around_plan *p, const around_area *area) {
    *p = (around_plan){.area = area,
                       .box = bbox_of_circle(area->lat, area->lon, area->radius_m),
                       .left = nom_requests_max(),
                       .group_count = MAX(MIN(area->categories.count, NOM_REQUESTS_MAX), 1)};
    bool split = p->box.west > p->box.east; /* then each search is two requests */
    int requests_max = nom_requests_max() / (split ? 2 : 1);
    if (area->categories.count) {
        around_plan_tags(p, requests_max);
    }
    for (size_t i = 0; !area->categories.count && i < LEN(around_any); i++) {
        around_add(p, around_any[i], requests_max);
    }
    for (int i = 0; i < p->group_count; i++) {
        p->groups[i].at = ARENA_NEW(&c->mem, place, area->limit + 1);
    }
}

/* ---- places into groups ---- */

static bool around_measure(const around_area *area, place *p) {
    p->distance_m = geo_distance_m(area->lat, area->lon, p->lat, p->lon);
    p->bearing_deg = geo_bearing_deg(area->lat, area->lon, p->lat, p->lon);
    return p->distance_m <= area->radius_m;
}

/* The same object, or, where there is no id (postcodes, own data), one of the same kind, name and
 * position. */
static bool around_is_same(const place *a, const place *b) {
    if (a->id.len || b->id.len) {
        return str_eq(a->id, b->id);
    }
    return a->lat == b->lat && a->lon == b->lon && str_eq(a->name, b->name) &&
           str_eq(a->type, b->type);
}

static bool around_holds(const place *list, int count, const place *p) {
    for (int i = 0; i < count; i++) {
        if (around_is_same(&list[i], p)) {
            return true;
        }
    }
    return false;
}

/* Puts p where its distance belongs; the group has room for one. */
static void around_insert(around_group *g, const place *p) {
    int at = g->count++;
    for (; at > 0 && g->at[at - 1].distance_m > p->distance_m; at--) {
        g->at[at] = g->at[at - 1];
    }
    g->at[at] = *p;
}

static void around_sift(around_plan *p, const around_step *step, const place_list *found) {
    around_group *g = &p->groups[step->group];
    for (int i = 0; i < found->count; i++) {
        place one = found->at[i];
        bool fits = step->kind != AROUND_TAG || category_fits(step->text, &one);
        if (fits && around_measure(p->area, &one) && !around_holds(g->at, g->count, &one)) {
            around_insert(g, &one);
        }
        if (g->count > p->area->limit) {
            g->count = p->area->limit;
            p->truncated = true;
        }
    }
    p->truncated |= step->kind != AROUND_REVERSE && found->count >= AROUND_ASKED;
}

/* All groups as one list, nearest first, each object once. */
static place_list around_merge(call *c, const around_plan *p) {
    int room = p->group_count * p->area->limit;
    around_group all = {ARENA_NEW(&c->mem, place, room), 0};
    for (int i = 0; all.at && i < p->group_count; i++) {
        for (int k = 0; k < p->groups[i].count; k++) {
            const place *one = &p->groups[i].at[k];
            if (!around_holds(all.at, all.count, one)) {
                around_insert(&all, one);
            }
        }
    }
    return (place_list){all.at, all.count};
}

GEO_FN bool around_arrange(place_list *places, const around_area *area) {
    around_group g = {places->at, 0};
    for (int i = 0; i < places->count; i++) {
        place one = places->at[i]; /* a copy: inserting moves what lies before it */
        if (around_measure(area, &one) && !around_holds(g.at, g.count, &one)) {
            around_insert(&g, &one);
        }
    }
    places->count = MIN(g.count, area->limit);
    return g.count > area->limit;
}

/* ---- one step ---- */

static void around_note_town(around_plan *p, const place_list *found) {
    static const char *const keys[] = {"village",      "town",   "city",
                                       "municipality", "suburb", "county"};
    for (size_t i = 0; i < LEN(keys) && found->count && !p->town.len; i++) {
        p->town = place_part(&found->at[0], keys[i]);
    }
}

static status around_reverse(call *c, const around_plan *p, const around_step *step,
                             nom_answer *found) {
    place_point point = {.lat = p->area->lat,
                         .lon = p->area->lon,
                         .zoom = step->zoom,
                         .language = p->area->language,
                         .layer = step->text};
    return nom_reverse(c, &point, found);
}

static status around_search(call *c, const around_plan *p, const around_step *step,
                            nom_answer *found) {
    place_query query = {.limit = AROUND_ASKED,
                         .language = p->area->language,
                         .viewbox = p->box,
                         .bounded = true,
                         .dedupe_off = true};
    switch (step->kind) {
    case AROUND_TAG: query.category = step->text; break;
    case AROUND_NAME:
        query.text = p->town;
        query.layer = STR("poi,railway,natural,manmade");
        break;
    default: query.text = step->text; break;
    }
    return nom_search(c, &query, found);
}

static status around_step_run(call *c, around_plan *p, const around_step *step,
                              place_origin *origin) {
    nom_answer found = {.left = p->left, .origin = place_origin_new()};
    status code = GEO_OK;
    if (step->kind == AROUND_REVERSE) {
        code = around_reverse(c, p, step, &found);
    } else if (step->kind != AROUND_NAME || p->town.len) { /* no town: at sea, or in the wild */
        code = around_search(c, p, step, &found);
    }
    p->left = found.left;
    *origin = found.origin;
    if (code == GEO_OK) {
        around_sift(p, step, &found.places);
        around_note_town(p, &found.places);
    }
    return code;
}

/* ---- all of them ---- */

static void around_searched(out *o, const around_plan *p, int asked) {
    for (int i = 0; i < asked; i++) {
        const around_step *s = &p->steps[i];
        out_text(o, i ? STR(", ") : STR(""));
        if (s->kind == AROUND_REVERSE && s->text.len) {
            out_fmt(o, "nearest of layer %.*s", STR_ARG(s->text));
        } else if (s->kind == AROUND_REVERSE) {
            out_fmt(o, "nearest at zoom %d", s->zoom);
        } else if (s->kind == AROUND_NAME) {
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
static status around_run(call *c, around_plan *p, around_answer *answer, int *asked) {
    status failed = GEO_OK;
    for (*asked = 0; *asked < p->count; ++*asked) {
        place_origin origin = place_origin_new();
        str what = p->steps[*asked].text;
        call_report(c, *asked, p->count, what.len ? what : STR("the nearest place"));
        status code = around_step_run(c, p, &p->steps[*asked], &origin);
        if (code == GEO_OK) {
            p->answered +=
                origin.source != PLACE_SOURCE_NONE; /* a step without a question has no answer */
            nom_blend(&answer->origin, &origin);
            continue;
        }
        if (code == GEO_MUST_WAIT || code == GEO_CANCELLED || c->mem.full) {
            return code;
        }
        failed = code;
        p->failed = arena_copy(&c->mem, str_of(c->why)); /* the next answer forgives the call */
        if (nom_is_down(code)) {
            break;
        }
    }
    return p->answered ? GEO_OK : failed;
}

GEO_FN status around_ask(call *c, const around_area *area, around_answer *answer) {
    around_plan *p = ARENA_NEW(&c->mem, around_plan, 1);
    int asked = 0;
    if (p) {
        around_make_plan(c, p, area);
    }
    if (c->mem.full) {
        return call_full(c);
    }
    answer->origin = place_origin_new();
    status code = around_run(c, p, answer, &asked);
    if (code != GEO_OK) {
        return code;
    }
    call_forgive(c);
    if (p->failed.at) {
        answer->origin.warning =
            arena_join(&c->mem, STR("not all questions were answered: "), p->failed);
        p->truncated = true;
    }
    answer->places = around_merge(c, p);
    char *line = arena_bytes(&c->mem, AROUND_SEARCHED_MAX);
    out o = out_of(line, line ? AROUND_SEARCHED_MAX : 0);
    around_searched(&o, p, asked);
    answer->searched = o.full ? STR("many categories") : out_str(&o);
    answer->truncated = p->truncated || asked < p->planned || !area->categories.count;
    return GEO_OK;
}
