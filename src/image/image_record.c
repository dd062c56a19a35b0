/* image_record -- the record of a place of an image: its names, address, postal code and time zone,
 * from its chain. Owns nothing; what may outlive a file's mapping is copied into the view's arena.
 * Outside facts: Nominatim's address keys. */
#include "image_record.h"

#include <math.h>
#include <string.h>
#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/geometry.h"
#include "area_near.h"
#include "area_outline.h"
#include "hidden.h"
#include "image.h"
#include "image_id.h"
#include "image_place.h"
#include "names.h"
#include "outline.h"
#include "part.h"
#include "rtree.h"
#include "timezone.h"

#define IMAGE_RECORD_POSTCODE_M 5560.0 /* 0.05 degrees: Nominatim's location_postcode */

enum {
    IMAGE_RECORD_TIMEZONE_WIDTH = 15, /* degrees; wider places lie in several time zones */
    IMAGE_RECORD_FILL_WORK = 150,     /* units of call_charge */
    IMAGE_RECORD_COUNTRY_RANK = 4,    /* Nominatim's */
    IMAGE_RECORD_CLAIMANTS_MAX = 8    /* six claim the Spratly Islands */
};

/* ---- the record ---- */

/* Copies text of an index file, because an answer may outlive the mapping. */
static str image_record_copy_text(const image_view *v, const image *m, str text) {
    return image_set_is_embedded(v->set, m) ? text : arena_copy(v->mem, text);
}

/* The zone of the place, of the smallest area around it that has only one, or of its point; of
 * what may lie in several zones, none. */
static str image_record_timezone_of(const image_view *v, const image_ref *chain, int count) {
    bbox box = geo_bbox_none();
    image_class own = image_place_class(chain[0]);
    bool is_wide = own > IMAGE_SUBURB && image_box(chain[0].m, chain[0].place, &box) &&
                   geo_bbox_width(box) > IMAGE_RECORD_TIMEZONE_WIDTH;
    for (int i = 0; i < count && !is_wide; i++) {
        uint64_t word = image_value(chain[i].m, IMAGE_TIMEZONE, chain[i].place);
        if (word) {
            return image_record_copy_text(v, chain[i].m, image_word(chain[i].m, word));
        }
    }
    bool has_several = own <= IMAGE_STATE || own == IMAGE_MARINE || is_wide;
    return has_several || !v->set->base
               ? STR_NONE
               : timezone_at(v->set->base, image_lat(chain[0].m, chain[0].place),
                             image_lon(chain[0].m, chain[0].place));
}

#define IMAGE_RECORD_HALF_M 11 /* per root of the population; fits the outlines of cities best */

/* The box of a settlement that has none: a square, estimated from its population. */
static bbox image_record_estimate_box(const place *p, uint32_t population) {
    double people = population ? population : IMAGE_PLACE_POPULATION_UNKNOWN;
    double half = MAX(IMAGE_RECORD_HALF_M * sqrt(people) / GEO_DEGREE_M, 0.005);
    bbox box = geo_bbox_around(p->lat, p->lon, half);
    double wide = MIN(half / MAX(cos(p->lat * GEO_DEG), 0.01), 179);
    bbox wider = geo_bbox_around(0, p->lon, wide); /* degrees of longitude shrink polewards */
    return (bbox){wider.west, box.south, wider.east, box.north};
}

/* The boxes of airports are made of their runways. What else has none gets that of its rank, see
 * place_finish. */
static void image_record_set_box(image_ref ref, place *p) {
    if (image_box(ref.m, ref.place, &p->box)) {
        bool has_borders = image_place_class(ref) <= IMAGE_COUNTY,
             is_estimate = image_has_tag(ref.m, ref.place, STR(IMAGE_TAG_ESTIMATE)),
             is_airport = image_place_class(ref) == IMAGE_POI &&
                          image_kind_has(image_kind_of(ref.m, ref.place), STR("aeroway"));
        p->box_source = has_borders                 ? PLACE_BOX_OUTLINE
                        : is_airport || is_estimate ? PLACE_BOX_ESTIMATE
                                                    : PLACE_BOX_EXTENT;
        if (image_has_tag(ref.m, ref.place, STR(IMAGE_TAG_MAINLAND))) {
            p->box_covers = STR("mainland");
        }
    } else if (image_place_is_settled(ref)) {
        p->box = image_record_estimate_box(p, image_population(ref.m, ref.place));
        p->box_source = PLACE_BOX_ESTIMATE;
    }
}

static str image_record_lower_case(arena *mem, str text) {
    char *at = arena_bytes(mem, text.len);
    for (size_t i = 0; at && i < text.len; i++) {
        at[i] = ascii_lower(text.at[i]);
    }
    return at ? (str){at, text.len} : STR_NONE;
}

static bool image_record_has_part(const place *p, str key) {
    for (int i = 0; i < p->address.count; i++) {
        if (str_eq(p->address.at[i].key, key)) {
            return true;
        }
    }
    return false;
}

static void image_record_add_part(place *p, str key, str value) {
    if (value.len == 0 || key.len == 0 || p->address.count == PLACE_ADDRESS_MAX ||
        image_record_has_part(p, key)) {
        return;
    }
    p->address.at[p->address.count++] = (str_pair){key, value};
}

static void image_record_add_codes(const image_view *v, image_ref ref, place *p) {
    image_class cls = image_place_class(ref);
    if (cls == IMAGE_STATE) {
        image_record_add_part(p, STR("ISO3166-2-lvl4"), image_set_iso_code(v, ref));
    } else if (cls == IMAGE_COUNTRY) {
        image_record_add_part(p, STR("country_code"),
                              image_record_lower_case(v->mem, image_set_country_code(v, ref)));
    }
}

/* ---- its postcode ---- */

static image_ref image_record_no_postcode(void) {
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

static image_ref image_record_code_of(image_ref ref) {
    image_ref code = {ref.m, image_postal(ref.m, ref.place)};
    if (code.place == IMAGE_NO_PLACE) {
        return image_record_no_postcode();
    }
    hidden_resolve(&code.m, &code.place);
    return code;
}

GEO_FN image_ref image_record_own_postcode(const image_ref *chain, int count) {
    image_ref code = image_record_no_postcode();
    for (int i = 0; i < count && !code.m; i++) {
        bool may_be = i == 0 || image_place_class(chain[i]) > IMAGE_SUBURB;
        code = may_be ? image_record_code_of(chain[i]) : code;
    }
    return code;
}

static double image_record_postal_score(const rtree_query *q, const image *m, uint32_t row,
                                        double distance_m, double worst) {
    const image_ref *town = q->ctx;
    (void)worst;
    bool fits =
        image_postal(m, row) != IMAGE_NO_PLACE && image_place_is_in((image_ref){m, row}, *town);
    return fits ? distance_m : -1;
}

/* The postcode of the nearest houses of the town, if all of those agree. */
static uint32_t image_record_postcode_of_houses(const image_view *v, const image *m, image_ref town,
                                                double lat, double lon) {
    enum { HOUSES = 4, NEAR_M = 200 };
    rtree_hit hits[HOUSES];
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_CLASS_BIT(IMAGE_HOUSE),
                     .max_m = NEAR_M,
                     .score = image_record_postal_score,
                     .ctx = &town,
                     .call = v->call};
    q.influence_m[IMAGE_HOUSE] = 1; /* the score is the distance */
    int found = rtree_search(m, &q, hits, HOUSES);
    uint32_t postal = found ? image_postal(m, hits[0].place) : IMAGE_NO_PLACE;
    for (int i = 1; i < found; i++) {
        postal = image_postal(m, hits[i].place) == postal ? postal : IMAGE_NO_PLACE;
    }
    return postal;
}

static double image_record_code_score(const rtree_query *q, const image *m, uint32_t row,
                                      double distance_m, double worst) {
    const image_ref *country = q->ctx;
    (void)worst;
    return !country->m || image_place_is_in((image_ref){m, row}, *country) ? distance_m : -1;
}

/* Whether a postcode is of that country, which another image has. */
static bool image_record_is_of(const image_view *v, image_ref code, image_ref country) {
    image_ref there = image_place_country_at(v->set, image_lat(code.m, code.place),
                                             image_lon(code.m, code.place));
    return !there.m || image_place_class(country) != IMAGE_COUNTRY ||
           image_place_is_same(there, country);
}

/* As Nominatim does, the nearest middle of a postcode of the country. */
static uint32_t image_record_nearest_postcode(const image_view *v, const image *m,
                                              image_ref country, double lat, double lon) {
    rtree_hit hit;
    rtree_query q = {.lat = lat,
                     .lon = lon,
                     .classes = IMAGE_CLASS_BIT(IMAGE_POSTCODE),
                     .max_m = IMAGE_RECORD_POSTCODE_M,
                     .score = image_record_code_score,
                     .call = v->call};
    image_ref own = country.m == m ? country : image_record_no_postcode();
    q.ctx = &own;
    q.influence_m[IMAGE_POSTCODE] = 1;
    bool found = rtree_search(m, &q, &hit, 1) > 0;
    bool is_abroad = found && !own.m && !image_record_is_of(v, (image_ref){m, hit.place}, country);
    return found && !is_abroad ? hit.place : IMAGE_NO_PLACE;
}

static bool image_record_holds(image_ref area, image_ref ref) {
    return outline_has(area.m, area.place)
               ? outline_contains(area.m, area.place, image_lat(ref.m, ref.place),
                                  image_lon(ref.m, ref.place))
               : image_place_is_in_box(ref, area);
}

/* The postcode of the smallest area that has one, unless the middle of the nearest one is in it,
 * too: then it has several. */
static image_ref image_record_postcode_around(const image_view *v, const image *m,
                                              const image_ref *chain, int count, double lat,
                                              double lon) {
    image_class cls = image_place_class(chain[0]);
    uint32_t row = cls == IMAGE_MARINE || cls == IMAGE_NATURE
                       ? IMAGE_NO_PLACE
                       : image_record_nearest_postcode(v, m, chain[count - 1], lat, lon);
    image_ref nearest = row == IMAGE_NO_PLACE ? image_record_no_postcode() : (image_ref){m, row};
    for (int i = 1; i < count; i++) {
        image_ref code = image_record_code_of(chain[i]);
        if (code.m) {
            return nearest.m && image_record_holds(chain[i], nearest) ? nearest : code;
        }
    }
    return nearest;
}

GEO_FN image_ref image_record_postcode_at(const image_view *v, const image_ref *chain, int count,
                                          double lat, double lon) {
    const image *m = chain[0].m->base ? chain[0].m->base : chain[0].m;
    image_class cls = image_place_class(chain[0]);
    uint32_t rows[OUTLINE_AREAS_MAX], postal = IMAGE_NO_PLACE;
    bool may_have =
        m != v->set->base && cls >= IMAGE_TOWN && cls != IMAGE_SUBURB && cls != IMAGE_POSTCODE;
    if (!may_have || image_first(m, IMAGE_POSTCODE) == image_first(m, IMAGE_HOUSE)) {
        return image_record_no_postcode();
    }
    if (outline_areas_at(m, v->call, IMAGE_POSTCODE, lat, lon, rows)) {
        return (image_ref){m, rows[0]};
    }
    int town = 0;
    while (town < count && image_place_class(chain[town]) >= IMAGE_SUBURB) {
        town++;
    }
    if (town < count && chain[town].m == m) {
        postal = image_record_postcode_of_houses(v, m, chain[town], lat, lon);
    }
    return postal == IMAGE_NO_PLACE ? image_record_postcode_around(v, m, chain, count, lat, lon)
                                    : (image_ref){m, postal};
}

GEO_FN image_ref image_record_postcode(const image_view *v, const image_ref *chain, int count,
                                       double lat, double lon) {
    image_ref own = image_record_own_postcode(chain, count);
    bool is_abroad =
        own.m && chain[count - 1].m != own.m && !image_record_is_of(v, own, chain[count - 1]);
    return own.m && !is_abroad ? own : image_record_postcode_at(v, chain, count, lat, lon);
}

GEO_FN str image_record_own_city(image_ref ref) {
    str key, value, city = STR_NONE;
    for (uint64_t i = 0; !city.len && image_tag(ref.m, ref.place, i, &key, &value); i++) {
        city = str_eq(key, STR("addr:city")) ? value : STR_NONE;
    }
    return city;
}

/* Adds a part of the display name. */
static void image_record_add_text(out *text, str part) {
    if (part.len) {
        out_text(text, text->len ? STR(", ") : STR(""));
        out_text(text, part);
    }
}

/* By its first letter. */
static bool image_record_is_latin(str name) {
    enum { LATIN_END = 0x250, MORE = 0x1E00, MORE_END = 0x1F00 };
    size_t at = 0;
    unsigned letter = name.len ? (unsigned)utf8_next(name, &at) : 0;
    return letter < LATIN_END || (letter >= MORE && letter < MORE_END);
}

/* Whether two parts of a label are alike but for marks: Zurich in Zürich. */
static bool image_record_is_again(str name, str previous) {
    enum { MARKS = 4 }; /* bytes that one may have more */
    char rooms[2][IMAGE_KEY_MAX];
    bool may_be = name.len && previous.len && name.len <= previous.len + MARKS &&
                  previous.len <= name.len + MARKS && name.at[0] == previous.at[0];
    return str_eq(name, previous) ||
           (may_be && str_eq(fold_name(name, FOLD_PLAIN, rooms[0], sizeof rooms[0]),
                             fold_name(previous, FOLD_PLAIN, rooms[1], sizeof rooms[1])));
}

/* Whether a county has no name in the script that its country's name is shown in. Few have, and
 * the settlement and the state tell where it is. */
static bool image_record_is_other_script(image_ref ref, str name, str country) {
    return image_place_class(ref) == IMAGE_COUNTY && image_record_is_latin(name) &&
           !image_record_is_latin(country);
}

/* The address and the display name, in which a name that equals the previous one is left out. */
static void image_record_set_address(const image_view *v, const image_ref *chain, int count,
                                     image_ref postal, place *p) {
    str names[IMAGE_PLACE_CHAIN_MAX], previous = STR_NONE, own = STR_NONE;
    str code = postal.m ? image_set_name(v, postal) : STR_NONE;
    int city = -1;
    p->address.at = ARENA_NEW(v->mem, str_pair, PLACE_ADDRESS_MAX);
    if (!p->address.at) {
        return;
    }
    for (int i = 0; i < count; i++) {
        image_class cls = image_place_class(chain[i]);
        bool is_around = city >= 0 && (cls == IMAGE_COUNTY || cls == IMAGE_STATE);
        names[i] = is_around ? image_set_name_around(v, chain[i], chain[city])
                             : image_set_name(v, chain[i]);
        str part = image_part(chain[i].m, chain[i].place);
        bool is_settled = image_place_is_settled(chain[i]); /* a village of a municipality */
        city = is_settled ? i : city;
        bool is_taken = is_settled && image_record_has_part(p, part);
        part = is_taken ? STR("municipality") : image_record_copy_text(v, chain[i].m, part);
        if (cls == IMAGE_COUNTRY) {
            own = city < 0 && chain[0].m != v->set->base ? image_record_own_city(chain[0]) : own;
            own = image_record_copy_text(v, chain[0].m, own);
            image_record_add_part(p, STR("city"), own);
            image_record_add_part(p, STR("postcode"), code);
        }
        image_record_add_part(p, part, names[i]);
        image_record_add_codes(v, chain[i], p);
    }
    image_record_add_part(p, STR("postcode"), code);
    out text = out_over(v->mem);
    for (int i = 0; i < count; i++) {
        if (i && image_place_class(chain[i]) == IMAGE_COUNTRY) {
            image_record_add_text(&text, own);
            image_record_add_text(&text, code);
            previous = code.len ? code : previous;
        }
        bool is_left_out = i && image_record_is_other_script(chain[i], names[i], names[count - 1]);
        if (names[i].len && !is_left_out && !image_record_is_again(names[i], previous)) {
            previous = names[i];
            image_record_add_text(&text, previous);
        }
    }
    p->name = count ? names[0] : STR_NONE;
    p->display_name = out_taken(&text, v->mem);
}

/* To 1e-6 degrees, a decimetre: more digits would only show the fixed-point fraction. */
static double image_record_round(double degrees) {
    return round(degrees * 1e6) / 1e6;
}

static bool image_record_is_mountain(image_ref ref) {
    if (!ref.m->is_own || image_place_class(ref) != IMAGE_NATURE) {
        return false;
    }
    image_kind kind = image_kind_of(ref.m, ref.place);
    return image_kind_has(kind, STR("natural=peak")) ||
           image_kind_has(kind, STR("natural=volcano"));
}

/* For divisions of our own tables only the sum of their towns is known, which counts some people
 * twice: good enough for importance, but not to be shown. */
GEO_FN uint32_t image_record_population(image_ref ref) {
    image_class cls = image_place_class(ref);
    bool is_sum = !ref.m->has_osm_ids && (cls == IMAGE_STATE || cls == IMAGE_COUNTY);
    return is_sum || image_record_is_mountain(ref) ? 0 : image_population(ref.m, ref.place);
}

GEO_FN str image_record_countries(image_ref area) {
    char room[NAMES_TEXT_MAX], key[NAMES_TEXT_MAX + sizeof IMAGE_META_CONTINENT];
    out o = out_of(key, sizeof key);
    out_text(&o, STR(IMAGE_META_CONTINENT));
    out_text(&o, names_main(area.m, area.place, room));
    bool is_continent = image_place_class(area) == IMAGE_NATURE &&
                        image_kind_has(image_kind_of(area.m, area.place), STR("place=continent"));
    return is_continent ? image_meta(area.m, out_str(&o)) : STR_NONE;
}

GEO_FN str image_record_neighbours(image_ref country) {
    str key = STR_NONE, value = STR_NONE;
    bool found = false;
    for (uint64_t i = 0; !found && image_tag(country.m, country.place, i, &key, &value); i++) {
        found = str_eq(key, STR(IMAGE_TAG_NEIGHBOURS));
    }
    return found ? value : STR_NONE;
}

GEO_FN uint32_t image_record_elevation_m(image_ref ref) {
    return image_record_is_mountain(ref) ? image_population(ref.m, ref.place) : 0;
}

GEO_FN bool image_record_outline(const image_view *v, image_ref ref, place_outline *o) {
    /* Of what may have parts everywhere: for a worker; and of what is near its seat. */
    enum { AREA_WORK = 30000, SEAT_WORK = 300 };
    image_class cls = image_place_class(ref);
    int work = cls == IMAGE_COUNTY || image_place_is_settled(ref) ? SEAT_WORK : AREA_WORK;
    return outline_read(ref.m, ref.place, v->mem, o) ||
           (call_charge(v->call, work) && area_outline_read(ref.m, ref.place, v->mem, o));
}

/* To three digits: outlines are simplified. */
static double image_record_outline_area(const place_outline *shape) {
    double area = shape->is_line ? 0 : geometry_area_km2(shape);
    double unit = area > 0 ? pow(10, floor(log10(area)) - 2) : NAN;
    return round(area / unit) * unit;
}

static double image_record_country_area(const image_view *v, image_ref ref) {
    char key[sizeof IMAGE_META_AREA + 2];
    out o = out_of(key, sizeof key);
    int64_t area = 0;
    out_text(&o, STR(IMAGE_META_AREA));
    out_text(&o, image_set_country_code(v, ref));
    return v->set->base && str_int(image_meta(v->set->base, out_str(&o)), &area) ? (double)area
                                                                                 : NAN;
}

GEO_FN double image_record_area_km2(const image_view *v, image_ref ref) {
    arena before = *v->mem;
    place_outline shape;
    double area = image_place_class(ref) == IMAGE_COUNTRY ? image_record_country_area(v, ref)
                  : image_record_outline(v, ref, &shape)  ? image_record_outline_area(&shape)
                                                          : NAN;
    before.full = v->mem->full;
    *v->mem = before;
    return area;
}

/* What only some kinds of places have. */
static void image_record_set_facts(const image_view *v, image_ref ref, place *p) {
    uint32_t population = image_record_population(ref), elevation_m = image_record_elevation_m(ref);
    p->population = population ? (int64_t)population : RECORD_NO_INT;
    p->elevation_m = elevation_m ? elevation_m : NAN;
    if (ref.m->lang_iata && image_place_class(ref) == IMAGE_POI) {
        char room[NAMES_TEXT_MAX];
        str code = names_tagged(ref.m, ref.place, ref.m->lang_iata, room);
        p->iata = code.len ? arena_copy(v->mem, code) : STR_NONE;
    }
}

GEO_FN void image_record_set_claimants(const image_view *v, double lat, double lon, place *p) {
    str all = v->set->base ? part_claimants_at(v->set->base, lat, lon) : STR_NONE;
    p->claimed_by =
        (str_list){all.len ? ARENA_NEW(v->mem, str, IMAGE_RECORD_CLAIMANTS_MAX) : NULL, 0};
    while (all.len && p->claimed_by.at && p->claimed_by.count < IMAGE_RECORD_CLAIMANTS_MAX) {
        p->claimed_by.at[p->claimed_by.count++] = str_cut(&all, ';');
    }
    p->is_disputed = p->claimed_by.count > 0;
}

GEO_FN place image_record_fill_chain(const image_view *v, const image_ref *chain, int count,
                                     image_ref postal) {
    image_ref ref = chain[0];
    call_charge(v->call, IMAGE_RECORD_FILL_WORK);
    image_kind kind = image_kind_of(ref.m, ref.place);
    place p = place_new();
    p.lat = image_record_round(image_lat(ref.m, ref.place));
    p.lon = image_record_round(image_lon(ref.m, ref.place));
    p.importance = image_importance(ref.m, ref.place);
    p.place_rank = kind.rank;
    p.category = image_record_copy_text(v, ref.m, kind.key);
    p.type = image_record_copy_text(v, ref.m, kind.value);
    p.address_type = image_record_copy_text(v, ref.m, kind.part);
    image_record_set_facts(v, ref, &p);
    image_id_set(ref, &p, v->mem);
    p.place_id = image_id_number(v->set, ref);
    image_record_set_address(v, chain, count, postal, &p);
    for (int i = 0; i < count; i++) {
        p.images = image_set_mark(p.images, image_set_index_of(v, chain[i].m));
    }
    p.timezone = image_record_timezone_of(v, chain, count);
    image_record_set_box(ref, &p);
    p.is_sea = image_place_class(ref) == IMAGE_MARINE;
    p.is_own = ref.m != v->set->base;
    place_finish(&p);
    return p;
}

GEO_FN void image_record_add_part_ids(const image_view *v, const image_ref *chain, int count,
                                      place *p) {
    enum { PARTS_MAX = IMAGE_PLACE_CHAIN_MAX + 1 }; /* and a suburb */
    str_pairs *ids = &p->part_ids;
    ids->at = ids->at ? ids->at : ARENA_NEW(v->mem, str_pair, PARTS_MAX);
    for (int i = 0; i < count && ids->at && ids->count < PARTS_MAX; i++) {
        place part = place_new();
        image_id_set(chain[i], &part, v->mem);
        str key = image_kind_of(chain[i].m, chain[i].place).part;
        ids->at[ids->count++] = (str_pair){image_record_copy_text(v, chain[i].m, key), part.id};
    }
}

GEO_FN place image_record_fill(const image_view *v, image_ref ref) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    int count = image_place_told_chain(v->set, ref, chain);
    image_ref postal = image_record_postcode(v, chain, count, image_lat(ref.m, ref.place),
                                             image_lon(ref.m, ref.place));
    place p = image_record_fill_chain(v, chain, count, postal);
    if (p.place_rank >= IMAGE_RECORD_COUNTRY_RANK) { /* not of a continent by its middle */
        image_record_set_claimants(v, p.lat, p.lon, &p);
    }
    return p;
}

#undef IMAGE_RECORD_POSTCODE_M
