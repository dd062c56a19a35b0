/* twin -- finds the same thing in several images: by its id, an area also by its path, anything
 * else by its point. Owns the areas of all images by their paths.
 *
 * Extracts that overlap, and files that only name the town of their rows, have the same areas. Of
 * several the one with an outline stands for all, then one with an id, then that of the earlier
 * image: each step of twin_of goes to a better row, so it ends. */
#include "twin.h"

#include <string.h>

#include "../base/hash.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../image/image_row.h"
#include "../image/names.h"
#include "../image/outline.h"
#include "../image/rtree.h"

enum {
    TWIN_AREA_MASK = IMAGE_ADMIN_MASK | IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_SUBURB) |
                     IMAGE_CLASS_BIT(IMAGE_POSTCODE),
    TWIN_ROWS_MAX = 1024 /* of one id: a house has more than one number, not so many */
};

#define TWIN_TOWN_M  20000.0 /* between the points of a town of two files; they may be centroids */
#define TWIN_POINT_M 0.1

typedef struct {
    uint64_t path; /* hash, with that of the image */
    uint32_t row;  /* + 1; 0: none */
} twin_area;

static struct {
    const image *images;
    int count;
    bool has_osm_ids;
    twin_area *areas;
    size_t slots, area_count;
} twin;

static const twin_row twin_none = {-1, IMAGE_NO_PLACE};

GEO_FN uint64_t twin_id(twin_row r) {
    const image *m = &twin.images[r.image];
    return m->has_osm_ids == twin.has_osm_ids ? image_value(m, IMAGE_ID, r.row) : 0;
}

static bool twin_is_area(image_class cls) {
    return (IMAGE_CLASS_BIT(cls) & TWIN_AREA_MASK) != 0;
}

static bool twin_is_better(twin_row a, twin_row b) {
    int of_a = outline_has(&twin.images[a.image], a.row) * 2 + (twin_id(a) != 0);
    int of_b = outline_has(&twin.images[b.image], b.row) * 2 + (twin_id(b) != 0);
    return of_a != of_b ? of_a > of_b : a.image < b.image;
}

static bool twin_has_same_name(const image *a, uint32_t row_a, const image *b, uint32_t row_b) {
    char room_a[NAMES_TEXT_MAX], room_b[NAMES_TEXT_MAX];
    return str_eq(names_main(a, row_a, room_a), names_main(b, row_b, room_b));
}

static bool twin_has_same_kind(const image *a, uint32_t row_a, const image *b, uint32_t row_b) {
    image_kind of_a = image_kind_of(a, row_a), of_b = image_kind_of(b, row_b);
    return image_class_of(a, row_a) == image_class_of(b, row_b) && str_eq(of_a.key, of_b.key) &&
           str_eq(of_a.value, of_b.value);
}

/* ---- by id ---- */

/* One object may have several rows: what it is, the house it is in, houses of "12;14". */
static twin_row twin_by_id(twin_row r, int other) {
    const image *a = &twin.images[r.image], *b = &twin.images[other];
    uint64_t id = twin_id(r), at = id ? image_row_find(b, id) : 0;
    image_class cls = image_class_of(a, r.row);
    if (!id || b->has_osm_ids != twin.has_osm_ids) {
        return twin_none;
    }
    for (int n = 0; n < TWIN_ROWS_MAX; n++, at++) {
        uint32_t row = image_row_at(b, at, id);
        if (row == IMAGE_NO_PLACE) {
            break;
        }
        bool is_same = twin_is_area(cls) ? twin_is_area(image_class_of(b, row))
                       : cls == IMAGE_HOUSE
                           ? image_class_of(b, row) == cls && twin_has_same_name(a, r.row, b, row)
                           : twin_has_same_kind(a, r.row, b, row);
        if (is_same) {
            return (twin_row){other, row};
        }
    }
    return twin_none;
}

/* ---- areas by path ---- */

/* Of the area and what contains it. Files name countries differently, so their code counts. */
static uint64_t twin_path(const image *m, uint32_t row) {
    uint64_t hash = 0;
    for (int i = 0; i < IMAGE_CHAIN_MAX && row < m->places; i++, row = image_parent(m, row)) {
        char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
        image_class cls = image_class_of(m, row);
        bool is_settled = IMAGE_CLASS_BIT(cls) & IMAGE_SETTLED_MASK;
        str name = cls == IMAGE_COUNTRY ? names_tagged(m, row, m->lang_cc, room) : STR_NONE;
        name = name.len ? name : names_main(m, row, room);
        name = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
        hash = hash_64(name.at, name.len, hash + (is_settled ? IMAGE_TOWN : cls));
    }
    return hash;
}

/* The slot of an image's area of this path, or the free one where it belongs. */
static twin_area *twin_slot(uint64_t path, int image) {
    path += hash_64((const char *)&image, sizeof image, 5);
    size_t slot = (size_t)(path % twin.slots);
    while (twin.areas[slot].row && twin.areas[slot].path != path) {
        slot = (slot + 1) % twin.slots;
    }
    twin.areas[slot].path = path;
    return &twin.areas[slot];
}

/* Of several areas of one path in an image the best counts, as its other rows are other places of
 * that name. */
static void twin_add_area(call *c, twin_row r) {
    twin_area *area = twin_slot(twin_path(&twin.images[r.image], r.row), r.image);
    if (!area->row && ++twin.area_count > twin.slots / 2) {
        call_fail(c, GEO_TOO_LARGE, "there are too many areas for the memory");
        call_advise(c, "Give it more, e.g. --memory 4096.");
    } else if (!area->row || twin_is_better(r, (twin_row){r.image, area->row - 1})) {
        area->row = r.row + 1;
    }
}

/* Divisions of one name in one country are the same; towns must be near each other. */
static bool twin_is_near(twin_row a, twin_row b) {
    const image *m = &twin.images[a.image], *n = &twin.images[b.image];
    return IMAGE_CLASS_BIT(image_class_of(m, a.row)) & IMAGE_ADMIN_MASK ||
           geo_distance_m(image_lat(m, a.row), image_lon(m, a.row), image_lat(n, b.row),
                          image_lon(n, b.row)) <= TWIN_TOWN_M;
}

static twin_row twin_by_path(twin_row r, uint64_t path, int other) {
    uint32_t row = twin_slot(path, other)->row;
    twin_row found = {other, row - 1};
    bool are_two = row && twin_id(found) && twin_id(r);
    return row && !are_two && twin_is_near(r, found) ? found : twin_none;
}

/* ---- by point ---- */

typedef struct {
    const image *m;
    uint32_t row;
} twin_sought;

static double twin_score(const rtree_query *q, const image *m, uint32_t place, double distance_m,
                         double worst) {
    const twin_sought *s = q->ctx;
    (void)distance_m;
    (void)worst;
    bool is_same =
        twin_has_same_kind(s->m, s->row, m, place) && twin_has_same_name(s->m, s->row, m, place);
    return is_same ? 0 : -1;
}

static twin_row twin_by_point(twin_row r, int other) {
    const image *m = &twin.images[r.image];
    twin_sought sought = {m, r.row};
    image_class cls = image_class_of(m, r.row);
    rtree_query q = {.lat = image_lat(m, r.row),
                     .lon = image_lon(m, r.row),
                     .classes = IMAGE_CLASS_BIT(cls),
                     .max_m = TWIN_POINT_M,
                     .score = twin_score,
                     .ctx = &sought};
    q.influence_m[cls] = 1;
    rtree_hit hit;
    return rtree_search(&twin.images[other], &q, &hit, 1) ? (twin_row){other, hit.place}
                                                          : twin_none;
}

/* ---- all ---- */

GEO_FN void twin_begin(call *c, const image *images, int count, bool has_osm_ids, void *memory,
                       size_t size) {
    memset(&twin, 0, sizeof twin);
    twin.images = images;
    twin.count = count;
    twin.has_osm_ids = has_osm_ids;
    twin.areas = memory;
    twin.slots = size / sizeof *twin.areas;
    memset(memory, 0, twin.slots * sizeof *twin.areas);
    for (int i = 0; i < count; i++) {
        for (uint32_t row = 0; row < images[i].places && !c->code; row++) {
            if (twin_is_area(image_class_of(&images[i], row)) &&
                !image_is_hidden(&images[i], row)) {
                twin_add_area(c, (twin_row){i, row});
            }
        }
    }
}

/* A better row for the same thing, of another image; -1: there is none. */
static twin_row twin_better(twin_row r) {
    const image *m = &twin.images[r.image];
    bool is_area = twin_is_area(image_class_of(m, r.row)), has_id = twin_id(r) != 0;
    uint64_t path = is_area ? twin_path(m, r.row) : 0;
    bool has_path = is_area && twin_slot(path, r.image)->row == r.row + 1;
    int last = is_area ? twin.count : r.image; /* only areas have better rows in later images */
    for (int other = 0; other < last; other++) {
        if (m->base == &twin.images[other] || m->update == &twin.images[other]) {
            continue; /* an update says itself what it has of its base */
        }
        twin_row found = other != r.image && has_id ? twin_by_id(r, other) : twin_none;
        if (found.image < 0 && other != r.image && has_path) {
            found = twin_by_path(r, path, other);
        }
        if (found.image < 0 && other < r.image && !has_id) {
            found = twin_by_point(r, other);
        }
        if (found.image >= 0 && twin_is_better(found, r)) {
            return found;
        }
    }
    return twin_none;
}

GEO_FN twin_row twin_of(twin_row r) {
    for (twin_row next = twin_better(r); next.image >= 0; next = twin_better(r)) {
        r = next;
    }
    return r;
}

#undef TWIN_TOWN_M
#undef TWIN_POINT_M
