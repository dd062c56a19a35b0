/* hops -- ways over settlements. Owns nothing: the stops are read for each question, as what is
 * avoided changes them. They are those of the base image, or of the first index file without one.
 */
#include "hops.h"

#include <math.h>

#include "../geo/geo.h"
#include "../image/image.h"
#include "../image/image_id.h"
#include "../image/image_place.h"
#include "../image/image_record.h"
#include "../image/image_set.h"
#include "../search/gazetteer.h"

/* Units of call_charge, for a settlement and for each area that it may be in. */
enum { HOPS_ROW_WORK = 1, HOPS_AREA_WORK = 1 };

/* Those that are countries or divisions; .m NULL: its box counts. */
typedef struct {
    image_ref at[HOPS_AVOID_MAX];
} hops_areas;

static const image *hops_image(const image_view *v) {
    return v->set->base ? v->set->base : v->set->count ? &v->set->images[0] : NULL;
}

static hops_areas hops_areas_of(const image_view *v, const hops_ask *ask) {
    hops_areas areas = {{{NULL, IMAGE_NO_PLACE}}};
    for (int i = 0; i < ask->avoid_count; i++) {
        image_ref *ref = &areas.at[i];
        bool is_known = ask->avoid[i].id.len && image_id_find(v, ask->avoid[i].id, ref, 1) == 1;
        bool is_area =
            is_known && ref->m && IMAGE_ADMIN_MASK & IMAGE_CLASS_BIT(image_place_class(*ref));
        *ref = is_area ? *ref : (image_ref){NULL, IMAGE_NO_PLACE};
    }
    return areas;
}

static bool hops_is_avoided(const hops_ask *ask, const hops_areas *areas, image_ref ref, double lat,
                            double lon) {
    bool is_in = false;
    for (int i = 0; i < ask->avoid_count && !is_in; i++) {
        is_in = areas->at[i].m ? image_place_is_in(ref, areas->at[i])
                               : geo_bbox_contains(ask->avoid[i].box, lat, lon);
    }
    return is_in;
}

/* Also without what is avoided. */
static void hops_fill(const image_view *v, hops *h, bool with_avoided) {
    const image *m = hops_image(v);
    hops_areas areas = hops_areas_of(v, h->ask);
    uint32_t end = m ? image_first(m, IMAGE_VILLAGE) : 0;
    legs_clear(&h->map);
    uint32_t row = m ? image_first(m, IMAGE_METROPOLIS) : 0;
    int work = HOPS_ROW_WORK + h->ask->avoid_count * HOPS_AREA_WORK;
    for (bool has_room = true; has_room && row < end && call_charge(v->call, work); row++) {
        uint32_t people = image_population(m, row);
        double lat = image_lat(m, row), lon = image_lon(m, row);
        if (people >= HOPS_PEOPLE &&
            (with_avoided || !hops_is_avoided(h->ask, &areas, (image_ref){m, row}, lat, lon))) {
            has_room = legs_add(&h->map, lat, lon, people, row);
        }
    }
}

GEO_FN status hops_begin(call *c, const hops_ask *ask, hops *h) {
    ASSERT(ask->avoid_count <= HOPS_AVOID_MAX);
    *h = (hops){.ask = ask};
    status code = legs_begin(c, &h->map);
    if (code) {
        return code;
    }
    image_view v = image_set_view_begin(c, ask->language);
    hops_fill(&v, h, false);
    image_set_view_end(&v);
    return call_over_budget(c) ? call_stop(c) : c->code;
}

static bool hops_name_stops(const image_view *v, const legs_path *path, place_list *stops) {
    *stops = (place_list){ARENA_NEW(v->mem, place, MAX(path->count, 1)), 0};
    for (int i = 0; stops->at && i < path->count; i++) {
        stops->at[stops->count++] = image_record_fill(v, (image_ref){hops_image(v), path->ids[i]});
    }
    return stops->at != NULL;
}

/* What would do, and whether it is what is avoided that prevents it, as far as the ways before have
 * left it open: all need one limit. */
static void hops_explain(const image_view *v, hops *h, const double from[2], const double to[2],
                         double most_m, hops_way *way) {
    enum { STEP_M = 1000 };
    legs_path path;
    bool was_tried = h->least_m > h->ask->max_leg_m;
    double low_m = was_tried ? h->least_m : h->ask->max_leg_m;
    if (isnan(h->least_m) || (was_tried && legs_has_way(v->call, &h->map, from, to, low_m))) {
        way->least_m = h->least_m;
    } else {
        way->least_m = legs_least_limit_m(v->call, &h->map, from, to, low_m, most_m, STEP_M);
    }
    h->least_m = way->least_m;
    if (h->ask->avoid_count && !h->is_not_avoided) {
        hops_fill(v, h, true);
        way->is_avoided =
            legs_find(v->call, &h->map, LEGS_A_STAR, from, to, h->ask->max_leg_m, &path);
        hops_fill(v, h, false);
        h->is_not_avoided = !way->is_avoided;
    }
}

GEO_FN status hops_find(call *c, hops *h, const double from[2], const double to[2], double most_m,
                        hops_way *way) {
    image_view v = image_set_view_begin(c, h->ask->language);
    legs_path path;
    *way = (hops_way){.least_m = NAN, .origin = place_origin_new()};
    way->is_found = legs_find(c, &h->map, h->ask->search, from, to, h->ask->max_leg_m, &path) &&
                    hops_name_stops(&v, &path, &way->stops);
    way->explored = path.explored;
    if (way->stops.count) {
        gazetteer_credit(&c->mem, &way->stops, &way->origin);
    }
    if (!way->is_found) {
        hops_explain(&v, h, from, to, most_m, way);
    }
    image_set_view_end(&v);
    return call_over_budget(c) ? call_stop(c) : c->mem.full ? call_full(c) : c->code;
}
