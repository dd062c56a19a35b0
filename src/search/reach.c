/* reach -- which places of an index file can fit the qualifiers and countries of a search. Owns
 * nothing. match_qualify decides; what is refused here cannot fit there: boxes are those of the
 * areas and of the circles round settlements, wider by what a chain may add by position. */
#include "reach.h"

#include "../geo/geo.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/rtree.h"

enum {
    REACH_COUNTRY_BIT = MATCH_QUALIFIERS_MAX, /* that of the filter, behind those of qualifiers */
    REACH_AREA_WORK = 4,                      /* units of call_charge: for an area, */
    REACH_ROW_WORK = 2                        /* and for a place */
};

/* A place may lie in the settlement of the base image that is so near, and in its division; coasts
 * are closer. */
#define REACH_MARGIN_M 60000.0

static bbox reach_widened(bbox box) {
    bbox low = geo_bbox_of_circle(box.south, box.west, REACH_MARGIN_M);
    bbox high = geo_bbox_of_circle(box.north, box.east, REACH_MARGIN_M);
    return geo_bbox_union(geo_bbox_union(box, low), high);
}

/* "No box": nothing but what has it as its parent; *is_free: it may contain anything. */
static bbox reach_box(const image *m, image_ref ref, bool *is_free) {
    bool is_round = image_place_is_settled(ref) || image_place_class(ref) == IMAGE_SUBURB;
    bbox box = geo_bbox_none();
    bool has_box = image_box(ref.m, ref.place, &box);
    if (is_round) {
        double radius_m = match_near_m(ref);
        radius_m = ref.m == m ? radius_m : MAX(radius_m, REACH_MARGIN_M);
        return geo_bbox_union(box, geo_bbox_of_circle(image_lat(ref.m, ref.place),
                                                      image_lon(ref.m, ref.place), radius_m));
    }
    *is_free = !has_box && ref.m != m;
    return has_box && ref.m != m ? reach_widened(box) : box;
}

static void reach_add(reach *r, image_ref ref, const bbox *extent, unsigned bit) {
    bool is_own = ref.m == r->m, is_free = false;
    bbox box = reach_box(r->m, ref, &is_free);
    bool is_there = is_own || (geo_bbox_is(box) && geo_bbox_touches(box, *extent));
    if (is_free || (is_there && r->count == REACH_AREAS_MAX)) {
        r->free |= bit;
    } else if (is_there) {
        r->areas[r->count++] = (reach_area){box, is_own ? ref.place : IMAGE_NO_PLACE, bit};
        r->has_own |= is_own;
    }
    r->wanted |= bit;
}

/* The places of a qualifier's name that its list has no room for. */
static void reach_add_namesakes(reach *r, const match *s, int index, const bbox *extent) {
    const match_qualifier *x = &s->qualifiers[index];
    const image *base = s->v->set->base;
    uint32_t key, row;
    image_name_class cls;
    r->has_own |= names_find(r->m, x->key, &r->keys[index]);
    if (!base || !names_find(base, x->key, &key)) {
        return;
    }
    names_postings post = names_postings_of(base, key);
    while (names_next_posting(&post, &row, &cls) && call_charge(s->v->call, REACH_AREA_WORK)) {
        image_ref ref = {base, row};
        if (image_place_class(ref) <= IMAGE_SUBURB) {
            reach_add(r, ref, extent, 1u << index);
        }
    }
}

/* The divisions with that code of the countries that the file is in. */
static void reach_add_code(reach *r, const match *s, int index, const bbox *extent) {
    const image *base = s->v->set->base;
    str code = s->qualifiers[index].part.key;
    uint32_t end = base && match_may_be_code(code) ? image_first(base, IMAGE_STATE) : 0;
    for (uint32_t row = 0; row < end && call_charge(s->v->call, REACH_AREA_WORK); row++) {
        image_ref country = {base, row}, refs[MATCH_REFS_MAX];
        bool is_free = false;
        bbox box = reach_box(r->m, country, &is_free);
        bool is_there = is_free || geo_bbox_touches(box, *extent);
        int count = is_there ? match_code_refs(s, country, code, refs) : 0;
        for (int i = 0; i < count; i++) {
            reach_add(r, refs[i], extent, 1u << index);
        }
    }
}

static void reach_add_qualifier(reach *r, const match *s, int index, const bbox *extent) {
    const match_qualifier *x = &s->qualifiers[index];
    r->keys[index] = IMAGE_NO_KEY;
    call_charge(s->v->call, x->count * REACH_AREA_WORK);
    for (int i = 0; i < x->count; i++) {
        reach_add(r, x->refs[i], extent, 1u << index);
    }
    if (x->count == MATCH_REFS_MAX) {
        reach_add_namesakes(r, s, index, extent);
    }
    reach_add_code(r, s, index, extent);
}

static int reach_count(unsigned bits) {
    int count = 0;
    for (bits &= (1u << MATCH_QUALIFIERS_MAX) - 1; bits; bits &= bits - 1) {
        count++;
    }
    return count;
}

GEO_FN void reach_open(reach *r, const match *s, const image *m) {
    const unsigned country = 1u << REACH_COUNTRY_BIT;
    bbox extent = rtree_extent(m, s->classes);
    r->m = m;
    r->free = r->wanted = 0;
    r->count = 0;
    r->has_own = false;
    for (int i = 0; i < s->country_count; i++) {
        reach_add(r, s->countries[i], &extent, country);
    }
    r->free |= s->country_count < 0 ? country : 0;
    for (int i = 0; i < s->qualifier_count; i++) {
        reach_add_qualifier(r, s, i, &extent);
    }
    unsigned all = r->free;
    for (int i = 0; i < r->count; i++) {
        all |= r->areas[i].bit;
    }
    for (int i = 0; i < s->qualifier_count; i++) {
        all |= r->keys[i] != IMAGE_NO_KEY ? 1u << i : 0;
    }
    r->most = all & country ? reach_count(all) : -1;
}

/* The qualifiers that its postcode or one of its parents fits. */
static unsigned reach_of_parents(const reach *r, uint32_t row) {
    unsigned fits = 0;
    uint32_t code = image_postal(r->m, row);
    for (int k = 0; k < r->count && code != IMAGE_NO_PLACE; k++) {
        fits |= r->areas[k].row == code ? r->areas[k].bit : 0;
    }
    row = image_parent(r->m, row);
    for (int i = 0; i < IMAGE_CHAIN_MAX && row != IMAGE_NO_PLACE; i++) {
        for (int k = 0; k < r->count; k++) {
            fits |= r->areas[k].row == row ? r->areas[k].bit : 0;
        }
        for (int k = 0; k < MATCH_QUALIFIERS_MAX; k++) {
            bool is_key = r->wanted & 1u << k && r->keys[k] != IMAGE_NO_KEY;
            fits |= is_key && names_is_main(r->m, row, r->keys[k]) ? 1u << k : 0;
        }
        row = image_parent(r->m, row);
    }
    return fits;
}

GEO_FN int reach_fit(const reach *r, call *c, uint32_t row) {
    double lat = image_lat(r->m, row), lon = image_lon(r->m, row);
    unsigned fits = r->free;
    call_charge(c, REACH_ROW_WORK + r->count / REACH_AREA_WORK);
    for (int i = 0; i < r->count; i++) {
        bool is_in = !(fits & r->areas[i].bit) && geo_bbox_contains(r->areas[i].box, lat, lon);
        fits |= is_in ? r->areas[i].bit : 0;
    }
    fits |= r->has_own && (fits & r->wanted) != r->wanted ? reach_of_parents(r, row) : 0;
    return fits & 1u << REACH_COUNTRY_BIT ? reach_count(fits) : -1;
}

#undef REACH_MARGIN_M
