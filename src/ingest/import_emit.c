/* import_emit -- turns the sorted records of import_sort.c into places: areas here, streets and
 * what is in them by import_street.c. Owns the area whose records are being merged. */
#include "import_emit.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "../index/image_writer.h"
#include "../index/kind.h"
#include "../index/sort.h"
#include "account.h"
#include "import_base.h"
#include "import_country.h"
#include "import_place.h"
#include "import_record.h"
#include "import_sort.h"
#include "import_street.h"

enum { AREA_BYTES = 512 << 10 }; /* an area, the node that stands for it, a country's names */

static struct {
    import_record record, area, known;
    char area_bytes[AREA_BYTES];
} import_emit;

/* ---- areas ---- */

/* An area without a row: its name comes from the records in it, the rest from the area of that name
 * in the embedded image, if there is one. False: it has no name. */
static bool import_emit_implied_area(import_record *r, import_sort_centroid *v, str path,
                                     arena *a) {
    str word = v->cls == IMAGE_COUNTRY    ? STR("country")
               : v->cls == IMAGE_STATE    ? STR("state")
               : v->cls == IMAGE_COUNTY   ? STR("county")
               : v->cls == IMAGE_SUBURB   ? STR("suburb")
               : v->cls == IMAGE_POSTCODE ? STR("boundary=postal_code")
                                          : STR("city");
    import_record_clear(r);
    r->kind = kind_of_word(word);
    r->name = v->name;
    r->population_guess =
        (int64_t)MIN(v->count, (uint64_t)UINT32_MAX) * 3; /* three people to an address */
    if (v->cls == IMAGE_COUNTRY) {
        return import_country_fill(path, r, a) || r->name.len;
    }
    double count = (double)MAX(v->count, 1), lat = v->lat / count, lon = v->lon / count;
    bool is_known = import_country_fill_area(&v->cls, lat, lon, r, a) || r->name.len;
    import_base_place_area(r, v->cls, lat, lon);
    return is_known;
}

/* The node that stands for an area gives it point, population and more names. */
static void import_emit_link(import_record *r, const import_record *node) {
    r->lat = node->lat;
    r->lon = node->lon;
    r->population = node->population ? node->population : r->population;
    r->part = str_of(node->kind->part);
    import_record_add_name(r, IMAGE_ALIAS, STR_NONE, node->name);
    for (int i = 0; i < node->name_count; i++) {
        import_record_add_name(r, node->names[i].cls, node->names[i].lang, node->names[i].text);
    }
}

/* The point of an area whose row has none: from the embedded image, or the centroid of what lies in
 * it. */
static void import_emit_locate(import_record *r, image_class cls, str path,
                               const import_sort_centroid *v) {
    import_record *known = &import_emit.known;
    char texts[8192]; /* for names, which are not used: it may be too small */
    arena a = arena_of(texts, sizeof texts);
    import_record_clear(known);
    if (cls == IMAGE_COUNTRY && import_country_fill(path, known, &a)) {
        r->lat = known->lat;
        r->lon = known->lon;
        r->box = known->box;
    } else if (v->count) {
        r->lat = v->lat / (double)v->count;
        r->lon = v->lon / (double)v->count;
        r->box = v->box;
    }
}

static void import_emit_add_area(call *c, import_record *r, image_class cls, str path,
                                 const import_sort_centroid *v) {
    if (isnan(r->lat)) {
        import_emit_locate(r, cls, path, v);
    }
    if (isnan(r->lat)) {
        return; /* only a name, and nothing lies in it */
    }
    r->path = path;
    uint32_t number = import_place_add(c, r, cls, import_place_deepest(import_place_above(path)));
    import_place_set_area(c, path, number);
}

/* What the records of one path say about its area. */
typedef struct {
    bool has_row, is_added;
    uint64_t outline;          /* import_sort_outline_tag of the row */
    const kind_row *node_kind; /* of the node that stands for it; NULL: none */
    import_sort_centroid centroid;
    arena mem;
} import_emit_merge;

static image_class import_emit_class(const import_record *r, const kind_row *node_kind) {
    return kind_settlement_class(node_kind ? node_kind : r->kind, r->population);
}

/* Adds the sums of two centroids. */
static void import_emit_add_centroid(import_emit_merge *k, import_sort_centroid centroid) {
    bool is_fuller = centroid.cls == IMAGE_POSTCODE && centroid.name.len > k->centroid.name.len;
    centroid.name =
        k->centroid.name.len && !is_fuller ? k->centroid.name : arena_copy(&k->mem, centroid.name);
    centroid.lat += k->centroid.lat;
    centroid.lon += k->centroid.lon;
    centroid.count += k->centroid.count;
    centroid.box = k->centroid.count ? geo_bbox_union(centroid.box, k->centroid.box) : centroid.box;
    k->centroid = centroid;
}

/* Whether an update leaves out an area that has not changed: nothing in it has. */
static bool import_emit_is_needless(const import_emit_merge *k, str path) {
    return k->has_row && import_emit.area.standing == STANDING_CONTEXT &&
           !import_base_is_used(path);
}

/* Adds the area once all but its outline is known. */
static void import_emit_finish_area(call *c, import_emit_merge *k, str path) {
    if (!k->is_added && !import_emit_is_needless(k, path) &&
        (k->has_row || import_emit_implied_area(&import_emit.area, &k->centroid, path, &k->mem))) {
        image_class cls =
            k->has_row ? import_emit_class(&import_emit.area, k->node_kind) : k->centroid.cls;
        import_emit_add_area(c, &import_emit.area, cls, path, &k->centroid);
        if (k->has_row && isnan(import_emit.area.lat)) {
            account_lose(ACCOUNT_CUT);
        }
    }
    k->is_added = true;
}

/* Outlines come last; that of another row of this name is left out. */
static void import_emit_add_outline(call *c, import_emit_merge *k, str path, str bytes) {
    enum { HEAD = 12 }; /* the tag and the number of the part */
    if (bytes.len > HEAD && k->has_row && sort_get(bytes.at, 8) == k->outline) {
        import_emit_finish_area(c, k, path);
        image_writer_add_outline(c, str_from(bytes, HEAD));
    }
}

/* One record of an area's path. The first row is the area; other rows of its name become places
 * beside it. */
static void import_emit_merge_record(call *c, import_emit_merge *k, char rank, str path,
                                     str bytes) {
    import_sort_centroid centroid;
    if (rank == IMPORT_SORT_AREA_CENTROID) {
        if (import_sort_unpack_centroid(bytes, &centroid)) {
            import_emit_add_centroid(k, centroid);
        }
    } else if (rank == IMPORT_SORT_AREA_ROW && !k->has_row) {
        k->has_row = import_record_unpack(arena_copy(&k->mem, bytes), &import_emit.area);
        k->outline = import_sort_outline_tag(&import_emit.area);
    } else if (rank == IMPORT_SORT_AREA_ROW) {
        if (import_record_unpack(bytes, &import_emit.record) &&
            import_emit.record.standing == STANDING_CHANGED) {
            import_place_add(c, &import_emit.record, import_emit_class(&import_emit.record, NULL),
                             import_place_deepest(import_place_above(path)));
        }
    } else if (rank == IMPORT_SORT_AREA_OUTLINE) {
        import_emit_add_outline(c, k, path, bytes);
    } else if (k->has_row && !k->node_kind &&
               import_record_unpack(arena_copy(&k->mem, bytes), &import_emit.record)) {
        k->node_kind = import_emit.record.kind;
        import_emit_link(&import_emit.area, &import_emit.record);
    }
}

/* The area whose first record is *rec; moves on to the first record of another path. */
static bool import_emit_take_area(call *c, str *rec) {
    char room[IMPORT_RECORD_PATH_MAX];
    str rest = str_from(*rec, 1), first = str_cut(&rest, 0);
    import_emit_merge k = {.mem = arena_of(import_emit.area_bytes, sizeof import_emit.area_bytes)};
    ASSERT(first.len <= sizeof room);
    memcpy(room, first.at, first.len);
    str path = {room, first.len};
    bool more = true;
    for (bool same = true; same;) {
        ASSERT(rest.len);
        import_emit_merge_record(c, &k, rest.at[0], path, str_from(rest, 1));
        more = import_sort_next(c, rec);
        rest = more ? str_from(*rec, 1) : STR_NONE;
        same = more && rec->at[0] == IMPORT_SORT_AREA && str_eq(str_cut(&rest, 0), path);
    }
    import_emit_finish_area(c, &k, path);
    return more;
}

/* ---- all records ---- */

static void import_emit_take_place(call *c, str rec) {
    import_record *r = &import_emit.record;
    str rest = str_from(rec, 1);
    str_cut(&rest, 0);
    char how = rest.len ? rest.at[0] : 0;
    rest = str_from(rest, 1);
    if (how == IMPORT_SORT_PLACE_STREET) {
        str_cut(&rest, 0);
        import_street_take(c, str_head(rec, rec.len - rest.len), rest);
    } else if (import_record_unpack(rest, r)) {
        import_place_add(c, r, kind_settlement_class(r->kind, r->population),
                         import_place_deepest(r->path));
    }
}

GEO_FN void import_emit_write(call *c, import_reader_report *report, import_record_id_kind id_kind,
                              void *memory, size_t size) {
    import_sort_finish(c); /* sorts in the last centroids: before records are counted */
    ASSERT(size > IMPORT_STREET_MEMORY);
    size_t street = MAX(size / 3, (size_t)IMPORT_STREET_MEMORY) / 64 * 64;
    size = (size - street) / 64 * 64;
    import_street_begin((char *)memory + size, street);
    import_place_begin(id_kind, memory, size, import_sort_records());
    import_reader_step(report, import_sort_records(), "writing places");
    str rec;
    int64_t done = 0;
    for (bool more = import_sort_next(c, &rec); more;) {
        import_reader_progress(report, done++);
        if (rec.at[0] == IMPORT_SORT_AREA) {
            more = import_emit_take_area(c, &rec);
        } else {
            import_emit_take_place(c, rec);
            more = import_sort_next(c, &rec);
        }
    }
    import_street_end(c);
}
