/* admin -- the handler of admin_boundaries: which country, state, ... contain a point. Owns the
 * list of levels.
 *
 * A reverse lookup returns the whole hierarchy as the address of the place. Outside facts:
 * Nominatim's address keys; `ISO3166-2-lvlN` is the code of the boundary of OSM admin_level N. In
 * the gazetteer's addresses it follows that part. In Nominatim's it follows any part of the same
 * rank, so which part has which level is a second question (find_levels). Up to zoom 15 Nominatim
 * returns the smallest area that contains the point, or the node of a settlement inside of that
 * area; beyond, the nearest street or house, which may be in another. */
#include "admin.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "../find/find.h"
#include "../geo/place.h"
#include "answer.h"
#include "spot.h"

/* The parts of an address that are administrative areas or places. */
static const char *const admin_levels[] = {
    "country",  "region",       "state",  "province", "state_district", "county",
    "district", "municipality", "city",   "town",     "village",        "city_district",
    "borough",  "suburb",       "hamlet", "quarter",  "neighbourhood"};

enum {
    ADMIN_LEVEL_COUNTRY = 2, /* OSM's admin_level of countries */
    ADMIN_LEVEL_MAX = 15,
    ADMIN_LIST_MAX = PLACE_ADDRESS_MAX + ADMIN_LEVEL_MAX
};

typedef struct {
    str level, name, code, id; /* code: ISO 3166; id: of lookup_places */
    int64_t admin_level;
    str osm_type;
    int64_t osm_id;
} admin_boundary;
typedef struct {
    admin_boundary *at;
    int count;
} admin_list;

typedef struct {
    str status, message, display_name;
    double lat, lon; /* of the given point */
    admin_list boundaries;
    str country, country_code, state, county, city, town, village, suburb, postcode, timezone;
    str point;          /* the place that was asked for; absent: coordinates */
    place_list choices; /* of its name */
    place_origin origin;
    const place_origin *origin_at;
} admin_answer;

#define AT(member) offsetof(admin_boundary, member)
static const field admin_boundary_fields[] = {
    {FIELD("level", STR, level)},   {FIELD("name", STR, name)},
    {FIELD("code", STR, code)},     {FIELD("admin_level", INT, admin_level)},
    {FIELD("id", STR, id)},         {FIELD("osm_type", STR, osm_type)},
    {FIELD("osm_id", INT, osm_id)}, {0},
};
#undef AT

static const record admin_boundary_type = {sizeof(admin_boundary), admin_boundary_fields, NULL};

static const record *admin_boundary_record(void) {
    return &admin_boundary_type;
}

#define AT(member) offsetof(admin_answer, member)
static const field admin_fields[] = {
    {FIELD("status", STR, status), .required = true},
    {FIELD("message", STR, message)},
    {FIELD("point", STR, point)},
    {FIELD("lat", NUM, lat), .decimals = 7, .in = IN_FULL},
    {FIELD("lon", NUM, lon), .decimals = 7, .in = IN_FULL},
    {FIELD("display_name", STR, display_name)},
    {FIELD("boundaries", LIST, boundaries), .always = true, .of = admin_boundary_record,
     .help = "From largest to smallest: level, name"},
    {FIELD("country", STR, country), .in = IN_FULL},
    {FIELD("country_code", STR, country_code)},
    {FIELD("state", STR, state), .in = IN_FULL},
    {FIELD("county", STR, county), .in = IN_FULL},
    {FIELD("city", STR, city), .in = IN_FULL},
    {FIELD("town", STR, town), .in = IN_FULL},
    {FIELD("village", STR, village), .in = IN_FULL},
    {FIELD("suburb", STR, suburb), .in = IN_FULL},
    {FIELD("postcode", STR, postcode)},
    {FIELD("timezone", STR, timezone)},
    {FIELD("choices", LIST, choices), .of = answer_choice_record},
    {FIELD("origin", INLINE, origin_at), .of = place_origin_record},
    {0},
};
#undef AT

static void admin_text(out *o, const void *rec, int indent, record_view view) {
    const admin_answer *a = rec;
    answer_text_head(o, a->message.len ? a->message : a->display_name, &a->choices);
    for (int i = 0; i < a->boundaries.count; i++) {
        const admin_boundary *b = &a->boundaries.at[i];
        out_fmt(o, "%.*s: ", STR_ARG(b->level));
        out_quoted(o, b->name);
        if (b->code.len) {
            out_text(o, STR(" ("));
            out_quoted(o, b->code);
            out_char(o, ')');
        }
        out_char(o, '\n');
    }
    if (a->postcode.len) {
        out_text(o, STR("postcode: "));
        out_quoted(o, a->postcode);
        out_char(o, '\n');
    }
    out_text(o, a->boundaries.count ? STR("\n") : STR(""));
    record_text(o, place_origin_record(), a->origin_at, indent, view);
}

static const record admin_type = {sizeof(admin_answer), admin_fields, admin_text};

GEO_FN const record *admin_record(void) {
    return &admin_type;
}

/* The ISO code of the part at `index`, and the admin_level in its key. */
static void admin_add_code(const str_pairs *address, int index, admin_boundary *b) {
    str prefix = STR("ISO3166-2-lvl");
    int64_t level = 0;
    if (index + 1 < address->count && str_starts(address->at[index + 1].key, prefix) &&
        str_int(str_from(address->at[index + 1].key, prefix.len), &level)) {
        b->code = address->at[index + 1].value;
        b->admin_level = level;
    }
}

/* What an upstream calls a boundary of this level, or its code. */
static str admin_at_level(const str_pairs *pairs, const char *prefix, int level) {
    char key[24];
    snprintf(key, sizeof key, "%s%d", prefix, level);
    return record_pairs_get(pairs, str_of(key));
}

/* Of the parts with this name the largest that has no level yet; else a new one after `last`. */
static int admin_find(admin_list *list, str name, int last) {
    for (int i = 0; i < list->count; i++) {
        if (list->at[i].admin_level == RECORD_NO_INT && str_eq(list->at[i].name, name)) {
            return i;
        }
    }
    int at = MIN(last + 1, list->count);
    memmove(&list->at[at + 1], &list->at[at], sizeof *list->at * (size_t)(list->count - at));
    list->count++;
    list->at[at] = (admin_boundary){.level = STR("administrative"),
                                    .name = name,
                                    .admin_level = RECORD_NO_INT,
                                    .osm_id = RECORD_NO_INT};
    return at;
}

/* Levels and codes as the upstream has them, the largest boundary first. */
static void admin_set_levels(admin_list *list, const str_pairs *levels, const str_pairs *address) {
    int last = list->count && list->at[0].admin_level == ADMIN_LEVEL_COUNTRY ? 0 : -1;
    for (int level = ADMIN_LEVEL_COUNTRY + 1; level <= ADMIN_LEVEL_MAX; level++) {
        str name = admin_at_level(levels, "level", level);
        if (name.len) {
            last = admin_find(list, name, last);
            list->at[last].admin_level = level;
            list->at[last].code = admin_at_level(address, "ISO3166-2-lvl", level);
        }
    }
}

/* The smallest boundary of its name is the area. */
static void admin_set_area(admin_list *list, const place *area) {
    for (int i = list->count - 1; area && i >= 0; i--) {
        admin_boundary *b = &list->at[i];
        if (b->admin_level != RECORD_NO_INT && str_eq(b->name, area->name)) {
            b->id = area->id;
            b->osm_type = area->osm_type;
            b->osm_id = area->osm_id;
            break;
        }
    }
}

static bool admin_is_level(str key) {
    for (size_t i = 0; i < LEN(admin_levels); i++) {
        if (str_eq(key, str_of(admin_levels[i]))) {
            return true;
        }
    }
    return false;
}

static void admin_add(admin_answer *a, const place *p, int index, bool is_upstream) {
    const str_pair *part = &p->address.at[index];
    admin_boundary *b = &a->boundaries.at[a->boundaries.count++];
    bool country = str_eq(part->key, STR("country"));
    *b = (admin_boundary){.level = part->key,
                          .name = part->value,
                          .admin_level = country ? ADMIN_LEVEL_COUNTRY : RECORD_NO_INT,
                          .osm_id = RECORD_NO_INT};
    if (!is_upstream) {
        admin_add_code(&p->address, index, b);
        b->id = record_pairs_get(&p->part_ids, part->key);
    }
    if (str_eq(p->address_type, part->key) && str_eq(p->name, part->value)) { /* the part itself */
        b->id = p->id;
        b->osm_type = p->osm_type;
        b->osm_id = p->osm_id;
    }
}

/* `levels`: of find_levels; NULL if the place is the gazetteer's. */
static void admin_fill(admin_answer *a, const place *p, const place_list *levels) {
    a->display_name = p->display_name;
    a->country = place_part(p, "country");
    a->country_code = place_part(p, "country_code");
    a->state = place_part(p, "state");
    a->county = place_part(p, "county");
    a->city = place_part(p, "city");
    a->town = place_part(p, "town");
    a->village = place_part(p, "village");
    a->suburb = place_part(p, "suburb");
    a->postcode = place_part(p, "postcode");
    a->timezone = p->timezone;
    /* An address lists the smallest part first. */
    for (int i = p->address.count - 1; i >= 0 && a->boundaries.count < PLACE_ADDRESS_MAX; i--) {
        if (admin_is_level(p->address.at[i].key)) {
            admin_add(a, p, i, levels != NULL);
        }
    }
    if (levels && levels->count && str_eq(levels->at[0].id, p->id)) {
        admin_set_levels(&a->boundaries, &levels->at[0].address, &p->address);
    }
}

/* What is at a point. */
typedef struct {
    place_answer found, levels; /* of the same object */
    const place *area;          /* which contains it; NULL: unknown, or itself */
} admin_object;

static status admin_build(call *c, const place_point *point, const admin_object *object,
                          tool_result *result) {
    const place_answer *found = &object->found;
    admin_answer *a = ARENA_NEW(&c->mem, admin_answer, 1);
    admin_boundary *list = ARENA_NEW(&c->mem, admin_boundary, ADMIN_LIST_MAX);
    if (!a || !list) {
        return call_full(c);
    }
    *a = (admin_answer){.status = ANSWER_OK,
                        .lat = point->lat,
                        .lon = point->lon,
                        .boundaries = {list, 0},
                        .origin = found->origin,
                        .origin_at = &a->origin};
    if (found->places.count) {
        bool is_upstream = found->origin.source == PLACE_NOMINATIM;
        admin_fill(a, &found->places.at[0], is_upstream ? &object->levels.places : NULL);
        admin_set_area(&a->boundaries, object->area);
    }
    if (!a->boundaries.count) {
        a->status = ANSWER_CLARIFY;
        a->message = answer_printf(
            c, "%.9g, %.9g is in no known country; it %s.", point->lat, point->lon,
            found->origin.reason == PLACE_AT_SEA ? "is at sea"
                                                 : "may be at sea, or outside the data");
    }
    result->type = &admin_type;
    result->data = a;
    return GEO_OK;
}

/* ---- what an upstream knows ---- */

enum { ADMIN_ZOOM_FINEST = 18 }; /* the only zoom whose address has every level */
/* Zooms whose answers are areas, or places in them, from small ones to states. */
static const int admin_zooms[] = {15, 12, 10, 8, 5};

static bool admin_is_area(const place_list *places) {
    return places->count && !str_eq(places->at[0].osm_type, STR("node"));
}

/* The levels of the smallest area that contains the point, and the zoom that has it. */
static status admin_ask_area(call *c, place_point *point, place_answer *area) {
    for (size_t i = 0; i < LEN(admin_zooms); i++) {
        point->zoom = admin_zooms[i];
        status code = find_levels(c, point, area);
        if (code != GEO_OK || admin_is_area(&area->places)) {
            return code;
        }
    }
    return GEO_OK;
}

/* Whether both objects are in the same boundaries. */
static bool admin_same_levels(const place_list *a, const place_list *b) {
    bool is_same = a->count && b->count;
    for (int level = ADMIN_LEVEL_COUNTRY; is_same && level <= ADMIN_LEVEL_MAX; level++) {
        is_same = str_eq(admin_at_level(&a->at[0].address, "level", level),
                         admin_at_level(&b->at[0].address, "level", level));
    }
    return is_same;
}

/* The levels are an improvement: without them the names are an answer, too. */
static status admin_go_without(call *c, status code, admin_object *o) {
    if (code == GEO_MUST_WAIT || code == GEO_CANCELLED) {
        return code;
    }
    o->levels.places.count = 0;
    str without =
        arena_join(&c->mem, STR("without levels and codes: "), arena_copy(&c->mem, str_of(c->why)));
    str before = o->found.origin.warning;
    o->found.origin.warning =
        before.len ? answer_printf(c, "%.*s %.*s", STR_ARG(before), STR_ARG(without)) : without;
    call_clear_failure(c);
    return GEO_OK;
}

/* What is nearest tells its whole address, which is the point's if it is in the same boundaries as
 * the area around the point. If not, the area does. */
static status admin_ask(call *c, place_point *point, admin_object *o) {
    place_answer area = {.origin = place_origin_new()};
    point->zoom = ADMIN_ZOOM_FINEST;
    status code = find_reverse(c, point, &o->found);
    if (code != GEO_OK || o->found.origin.source != PLACE_NOMINATIM || !o->found.places.count) {
        return code;
    }
    code = find_levels(c, point, &o->levels);
    code = code ? code : admin_ask_area(c, point, &area);
    if (code != GEO_OK) {
        return admin_go_without(c, code, o);
    }
    if (!admin_is_area(&area.places)) {
        return GEO_OK;
    }
    o->area = area.places.at;
    if (!admin_same_levels(&o->levels.places, &area.places)) {
        o->levels = area;
        code = find_reverse(c, point, &o->found);
    }
    return code;
}

/* The name of the point is a question first. */
static status admin_build_unsettled(call *c, const spot *s, tool_result *result) {
    admin_answer *a = ARENA_NEW(&c->mem, admin_answer, 1);
    if (!a) {
        return call_full(c);
    }
    *a = (admin_answer){.status = s->status,
                        .message = s->message,
                        .lat = NAN,
                        .lon = NAN,
                        .choices = s->choices,
                        .origin = s->origin,
                        .origin_at = &a->origin};
    result->type = &admin_type;
    result->data = a;
    return GEO_OK;
}

static status admin_at(call *c, const spot *s, str language, tool_result *result) {
    place_point point = {.lat = s->lat, .lon = s->lon, .wants_ids = true, .language = language};
    admin_object object = {.found.origin = place_origin_new()};
    status code = admin_ask(c, &point, &object);
    if (code) {
        return code;
    }
    spot_credit(c, s, &object.found.origin);
    return admin_build(c, &point, &object, result);
}

GEO_FN status admin_run(call *c, const tool_request *request, tool_result *result) {
    spot s;
    status code = spot_of_request(c, request, &s, result);
    if (code || !spot_is_settled(&s)) {
        return code ? code : admin_build_unsettled(c, &s, result);
    }
    code = admin_at(c, &s, row_arg(request, "language")->text, result);
    if (!code) {
        ((admin_answer *)result->data)->point = spot_asked(&s);
    }
    return code;
}
