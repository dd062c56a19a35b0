/* find -- chooses the source of an answer.
 *
 * Calls nominatim or the gazetteer, and the gazetteer also if the upstream is down. Owns that
 * choice and its wording, nothing else. */
#include "find.h"

#include <math.h>
#include <string.h>

#include "../../geocoder.h"
#include "../base/ascii.h"
#include "../geo/category.h"
#include "../geo/geo.h"
#include "../geo/notation.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../platform/os.h"
#include "../search/gazetteer.h"
#include "../upstream/cache.h"
#include "../upstream/fit.h"
#include "../upstream/nominatim.h"
#include "../upstream/nominatim_nearby.h"
#include "../upstream/question.h"
#include "../upstream/relax.h"
#include "../upstream/relay.h"
#include "find_gazetteer.h"
#include "find_point.h"
#include "offset.h"

_Static_assert(FIND_SIMPLER_MAX == (int)RELAX_STEPS_MAX, "find_simpler returns all steps");

enum {
    FIND_READY_MS = 5000, /* how long the result of a health probe is kept */
};
/* How far round a point an upstream is asked. */
#define FIND_NEARBY_M 50000.0

static struct {
    os_mutex lock;
    int64_t ready_until_ms; /* os_now_ms(); the last result holds until then */
    status ready;
    char why[CALL_WHY_MAX];
    nominatim_health health; /* what the upstream says of itself with that result */
} FIND = {.lock = OS_MUTEX_INIT};

/* The embedded image and those of GEOCODER_INDEX, which take precedence. */
static bool find_open_images(out *problems) {
    char room[4 * CALL_WHY_MAX];
    out why = out_of(room, sizeof room);
    gazetteer_open_embedded();
    bool good = !config_get()->index.len || gazetteer_open_files(config_get()->index, &why);
    for (str rest = out_str(&why); rest.len;) {
        str line = str_cut(&rest, '\n');
        out_fmt(problems, "GEOCODER_INDEX: %.*s\n", STR_ARG(line));
    }
    return good;
}

GEO_FN void find_reload(void) {
    char room[4 * CALL_WHY_MAX];
    out why = out_of(room, sizeof room);
    bool good = gazetteer_reload(&why);
    for (str rest = out_str(&why); rest.len && !good;) {
        str line = str_cut(&rest, '\n');
        log_event(LOG_ERROR, "reload_failed",
                  "An index file could not be reloaded and stays as it was. %.*s", STR_ARG(line));
    }
}

GEO_FN bool find_start(out *problems) {
    int backend = config_get()->backend;
    bool good = find_open_images(problems);
    if (!cache_start()) {
        out_fmt(problems, "The cache's memory cannot be reserved: %s.\n", os_why());
        good = false;
    }
    if (backend == BACKEND_GAZETTEER) {
        return good;
    }
    good = nominatim_start(problems) && good;
    if (good && backend == BACKEND_NOMINATIM && !nominatim_is_on()) {
        out_text(problems,
                 STR("GEOCODER_BACKEND=nominatim needs a server: set NOMINATIM_BASE_URL, or "
                     "NOMINATIM_EMAIL to use the public one.\n"));
        good = false;
    }
    return good;
}

static bool find_is_online(void) {
    return config_get()->backend != BACKEND_GAZETTEER && nominatim_is_on();
}

GEO_FN bool find_is_private(void) {
    return find_is_online() && nominatim_requests_max() > (int)NOMINATIM_REQUESTS_PUBLIC_MAX;
}

GEO_FN place_source find_first(void) {
    return find_is_online() ? PLACE_NOMINATIM : PLACE_GAZETTEER;
}

GEO_FN bool find_lacks_street(call *c, str text) {
    return !find_is_online() && gazetteer_lacks_street(c, text);
}

GEO_FN const char *find_backend(void) {
    return place_source_text(find_first()).at;
}

GEO_FN int find_max_age_s(const place_answer *answer) {
    const place_origin *origin = &answer->origin;
    double ttl_s = config_get()->cache_ttl_s;
    double left_s = (answer->places.count ? ttl_s : MIN(ttl_s, CACHE_MISS_TTL_S)) -
                    (origin->age_s > 0 ? origin->age_s : 0);
    return origin->warning.at || origin->stale ? 0 : (int)MAX(left_s, 0);
}

GEO_FN int find_complete(call *c, str prefix, int limit, str *names) {
    return gazetteer_prefix(c, prefix, limit, names);
}

GEO_FN str_pairs find_names(call *c, str id) {
    return gazetteer_names(c, id);
}

GEO_FN str_pairs find_tags(call *c, str id) {
    return gazetteer_tags(c, id);
}

GEO_FN str_pairs find_part_ids(call *c, str id) {
    return gazetteer_part_ids(c, id);
}

GEO_FN bool find_outline(call *c, str id, place_outline *outline) {
    return id.len && gazetteer_outline(c, id, outline);
}

GEO_FN double find_area_km2(call *c, const place *p) {
    return p->id.len ? gazetteer_area_km2(c, p) : NAN;
}

GEO_FN int find_simpler(call *c, str query, str simpler[FIND_SIMPLER_MAX]) {
    relax_step steps[RELAX_STEPS_MAX];
    int count = relax_query(&c->mem, query, steps);
    for (int i = 0; i < count; i++) {
        simpler[i] = steps[i].query;
    }
    return count;
}

GEO_FN str find_remedy(place_reason reason) {
    enum { BUILD, TURN_ON, WAYS };
    static const str remedies[PLACE_REASONS][WAYS] = {
        [PLACE_NO_STREET_DATA] =
            {STR_ROW("Streets come with an index file of the region (geocoder index build) or an "
                     "upstream (NOMINATIM_BASE_URL)."),
             STR_ROW("The upstream has streets: GEOCODER_BACKEND=auto asks it.")},
        [PLACE_NO_POI_DATA] =
            {STR_ROW("Such places come with an index file of the region (geocoder index build) or "
                     "an upstream (NOMINATIM_BASE_URL)."),
             STR_ROW("The upstream has such places: GEOCODER_BACKEND=auto asks it.")},
    };
    bool has_upstream = config_get()->base_url.len || config_get()->email.len;
    bool is_off = has_upstream && config_get()->backend == BACKEND_GAZETTEER;
    return find_is_online() ? STR_NONE : remedies[reason][is_off ? TURN_ON : BUILD];
}

GEO_FN str find_explanation(const place_origin *origin) {
    return origin->explanation.len
               ? origin->explanation
               : STR("There is nothing to explain: the gazetteer was not asked for a name.\n");
}

GEO_FN str find_category(int index) {
    return category_word(index);
}

/* ---- queries to the upstream ---- */

/* Copies the upstream's answer. */
static status find_from_upstream(status code, const nominatim_answer *found, place_answer *answer) {
    answer->places = found->places;
    answer->origin = found->origin;
    return code;
}

static status find_search_online(call *c, const void *question, place_answer *answer) {
    const find_query *q = question;
    nominatim_answer found = {.budget = *q->budget};
    status code = nominatim_search(c, q->query, &found);
    *q->budget = found.budget;
    for (int i = 0; code == GEO_OK && i < found.places.count; i++) {
        found.places.at[i].match = fit_name(q->query->text, &found.places.at[i]);
    }
    return find_from_upstream(code, &found, answer);
}

static status find_reverse_online(call *c, const void *question, place_answer *answer) {
    nominatim_answer found = {.budget = nominatim_requests_max()};
    return find_from_upstream(nominatim_reverse(c, question, &found), &found, answer);
}

/* An upstream is asked box by box, which finds little of what is near in a large one. */
static status find_nearby_online(call *c, const void *question, place_answer *answer) {
    place_area area = *(const place_area *)question;
    bool is_cut = area.radius_m > FIND_NEARBY_M;
    area.radius_m = MIN(area.radius_m, FIND_NEARBY_M);
    status code = nominatim_nearby_ask(c, &area, answer);
    if (!code && is_cut) {
        answer->truncated = true;
        answer->origin.warning =
            arena_list(&c->mem, answer->origin.warning, STR(" "),
                       STR("The upstream was asked within 50 km only; find_places goes farther."));
    }
    return code;
}

static status find_lookup_online(call *c, const void *question, place_answer *answer) {
    const find_ids *ids = question;
    nominatim_answer found = {.budget = nominatim_requests_max()};
    return find_from_upstream(nominatim_lookup(c, ids->ids, ids->language, ids->more, &found),
                              &found, answer);
}

/* ---- the choice ---- */

/* The upstream is down. If the gazetteer has an answer, the failure becomes a warning. If not, the
 * failure stands: "there is no such place" would be a guess. */
static status find_fall_back(call *c, find_backend_fn *offline, const void *question,
                             place_answer *answer) {
    call failed = *c;
    call_clear_failure(c);
    *answer = (place_answer){.origin = place_origin_new()};
    status code = find_gazetteer_ask(c, offline, question, answer);
    if (code == GEO_MUST_WAIT) {
        return code;
    }
    if (code == GEO_OK && answer->places.count) {
        answer->origin.warning =
            arena_join(&c->mem, STR("From the gazetteer, because the upstream did not answer. "),
                       str_of(failed.why));
        return GEO_OK;
    }
    *answer = (place_answer){.origin = place_origin_new()};
    failed.mem = c->mem;
    *c = failed;
    return c->code;
}

/* Where the gazetteer may answer instead, the upstream leaves it a part of the time. */
static int64_t find_reserve_ms(const call *c) {
    enum { RESERVE_MS = 40, SHARE = 8 };
    int64_t left_ms = c->deadline_ms == OS_FOREVER ? 0 : c->deadline_ms - os_now_ms();
    bool has_other = config_get()->backend == BACKEND_AUTO && !gazetteer_is_empty();
    return has_other && left_ms > 0 ? MIN((int64_t)RESERVE_MS, left_ms / SHARE) : 0;
}

/* `online` NULL: the upstream is not asked. */
static status find_ask(call *c, find_backend_fn *online, find_backend_fn *offline,
                       const void *question, place_answer *answer) {
    *answer = (place_answer){.origin = place_origin_new()};
    if (!online || !find_is_online()) {
        return find_gazetteer_ask(c, offline, question, answer);
    }
    int64_t deadline_ms = c->deadline_ms;
    c->deadline_ms -= c->is_strict ? 0 : find_reserve_ms(c);
    status code = online(c, question, answer);
    c->deadline_ms = deadline_ms;
    bool is_down = config_get()->backend == BACKEND_AUTO && question_is_down(code);
    return is_down && !c->is_strict ? find_fall_back(c, offline, question, answer) : code;
}

GEO_FN void find_filter_countries(str codes, place_answer *answer) {
    place_list *places = &answer->places;
    bool may_lack = answer->origin.source == PLACE_NOMINATIM || answer->origin.warning.len;
    str outside = codes.len && places->count ? places->at[0].display_name : STR_NONE;
    int kept = 0;
    for (int i = 0; i < places->count && codes.len; i++) {
        str country = place_part(&places->at[i], "country_code");
        if (country.len ? place_is_among_countries(country, codes) : may_lack) {
            places->at[kept++] = places->at[i];
        }
    }
    places->count = codes.len ? kept : places->count;
    if (outside.len && !kept) {
        answer->origin.reason = PLACE_OUTSIDE_COUNTRY;
        answer->origin.understood = outside;
    }
}

static status find_search_within(call *c, const place_query *query, int *budget,
                                 place_answer *answer) {
    find_query question = {query, budget};
    return find_ask(c, query->is_offline ? NULL : find_search_online, find_gazetteer_search,
                    &question, answer);
}

GEO_FN status find_reverse(call *c, const place_point *point, place_answer *answer) {
    return find_ask(c, point->is_offline ? NULL : find_reverse_online, find_gazetteer_reverse,
                    point, answer);
}

GEO_FN void find_around(call *c, const place_point *point, const place *found, bool is_full,
                        place_around *around) {
    gazetteer_around(c, point, found, is_full, around);
}

GEO_FN bool find_is_at_sea(call *c, double lat, double lon) {
    return gazetteer_is_at_sea(c, lat, lon);
}

GEO_FN status find_levels(call *c, const place_point *point, place_answer *answer) {
    nominatim_answer found = {.budget = nominatim_requests_max()};
    return find_from_upstream(nominatim_levels(c, point, &found), &found, answer);
}

GEO_FN status find_nearby(call *c, const place_area *area, place_answer *answer) {
    status code = find_ask(c, area->is_offline ? NULL : find_nearby_online, find_gazetteer_nearby,
                           area, answer);
    str tags[CATEGORY_TAGS_MAX];
    for (int i = 0; code == GEO_OK && !answer->places.count && i < area->categories.count; i++) {
        if (!category_tags(area->categories.at[i], tags)) { /* searched as a name */
            answer->origin.reason = PLACE_CATEGORY_UNKNOWN;
        }
    }
    return code;
}

GEO_FN status find_select(call *c, const place_selection *selection, place_answer *answer) {
    *answer = (place_answer){.origin = place_origin_new()};
    return find_gazetteer_ask(c, find_gazetteer_select, selection, answer);
}

GEO_FN status find_holds(call *c, const place_selection *selection, const place *const *places,
                         int count, bool *holds, str *searched) {
    if (gazetteer_is_empty()) {
        return find_gazetteer_no_data(c);
    }
    *searched = gazetteer_holds(c, selection, places, count, holds);
    return call_over_budget(c) ? call_stop(c) : GEO_OK;
}

GEO_FN bool find_kind_is_settled(str kind) {
    return gazetteer_kind_is_settled(kind);
}

/* ---- relaxed search ---- */

static void find_set_partial(place_answer *answer, const relax_step *step) {
    for (int i = 0; i < answer->places.count; i++) {
        answer->places.at[i].match = PLACE_MATCH_PARTIAL;
    }
    answer->origin.matched = step->query;
    answer->origin.dropped = step->dropped;
}

/* Of an upstream, which gives the street when it does not know the house: the places that lack a
 * number of the query. */
static void find_tell_numbers(call *c, str text, place_answer *answer) {
    str rest = text, number;
    while (fit_next_number(&rest, &number)) {
        for (int i = 0; i < answer->places.count; i++) {
            place *p = &answer->places.at[i];
            if (fit_has_number(p, number)) {
                continue;
            }
            p->match = PLACE_MATCH_PARTIAL;
            if (!i) {
                str *dropped = &answer->origin.dropped;
                *dropped = arena_list(&c->mem, *dropped, STR(", "), number);
            }
        }
    }
}

/* Suggests gazetteer names similar to the whole query, else to the part before its first comma. */
static void find_suggest(call *c, const place_query *query, place_answer *answer) {
    place_query part = *query;
    str *names = ARENA_NEW(&c->mem, str, PLACE_SUGGESTIONS_MAX);
    str text = query->text, rest = text, first = str_trim(str_cut(&rest, ','));
    if (!names || answer->origin.did_you_mean.count || gazetteer_is_empty()) {
        return;
    }
    bool is_offline = answer->origin.source == PLACE_GAZETTEER; /* it has looked for the whole */
    int count = is_offline ? 0 : gazetteer_suggest(c, &part, names), kept = 0;
    if (!count && first.len && first.len < text.len) {
        part.text = first;
        count = gazetteer_suggest(c, &part, names);
    }
    /* Without the query itself, which may be spelled correctly but unknown to the upstream. */
    for (int i = 0; i < count; i++) {
        names[kept] = names[i];
        kept += !str_eq_nocase(names[i], text) && !str_eq_nocase(names[i], first);
    }
    answer->origin.did_you_mean = (str_list){names, kept};
}

/* Tries the simplified forms, each of which may send more requests. True: *answer is what one of
 * them found. A form that fails ends the search but not the call: that the original query finds
 * nothing is an answer. */
static bool find_search_simpler(call *c, const place_query *query, int *budget,
                                place_answer *answer, status *code) {
    relax_step steps[RELAX_STEPS_MAX];
    int count = relax_query(&c->mem, query->text, steps);
    for (int i = 0; i < count; i++) {
        place_query simpler = *query;
        place_answer found;
        simpler.text = steps[i].query;
        *code = find_search_within(c, &simpler, budget, &found);
        if (*code == GEO_MUST_WAIT || *code == GEO_CANCELLED) {
            return false;
        }
        if (*code != GEO_OK) {
            answer->origin.warning = arena_join(&c->mem, STR("Simpler forms were not tried. "),
                                                arena_copy(&c->mem, str_of(c->why)));
            call_clear_failure(c);
            *code = GEO_OK;
            return false;
        }
        if (found.places.count) {
            *answer = found;
            find_set_partial(answer, &steps[i]);
            return true;
        }
    }
    return false;
}

/* ---- coordinates ---- */

/* Gives a short plus code the point nearest to the place beside it. The point stays NaN when there
 * is no such place. */
static status find_settle(call *c, const place_query *query, notation_reading *r, int *budget,
                          place_answer *answer) {
    if (!r->place.len) {
        return call_fail(c, GEO_INVALID,
                         "\"%.*s\" is the end of a plus code: give all of it, or a place near it "
                         "as in \"%.*s, Zurich\".",
                         STR_ARG(r->code), STR_ARG(r->code));
    }
    place_query beside = *query;
    place_answer found;
    beside.text = r->place;
    status code = find_search_within(c, &beside, budget, &found);
    if (code == GEO_OK && found.places.count) {
        answer->origin.dropped = found.origin.dropped;
        notation_settle(r, found.places.at[0].lat, found.places.at[0].lon);
    } else if (code == GEO_OK) {
        find_suggest(c, &beside, answer);
    }
    return code;
}

/* The point needs no source: when none can tell what is there, that is a warning. */
static status find_add_point(call *c, const place_query *query, const notation_reading *r,
                             place_answer *answer) {
    enum { ZOOM_BUILDING = 18 };
    place_point point = {.lat = r->lat,
                         .lon = r->lon,
                         .zoom = ZOOM_BUILDING,
                         .language = query->language,
                         .layer = query->layer,
                         .more = query->more,
                         .is_offline = query->is_offline};
    place_answer there = {.origin = place_origin_new()};
    status code = find_reverse(c, &point, &there);
    if (code == GEO_MUST_WAIT || code == GEO_CANCELLED) {
        return code;
    }
    if (code) {
        there = (place_answer){.origin = place_origin_new()};
        there.origin.warning = arena_join(&c->mem, STR("What is there is not known. "),
                                          arena_copy(&c->mem, str_of(c->why)));
        call_clear_failure(c);
    }
    place p = find_point_place(c, r, there.places.count ? there.places.at : NULL);
    if (!find_point_fits(query, &p)) {
        answer->origin.reason = PLACE_OUTSIDE_BOX;
        answer->origin.understood = p.display_name;
        return GEO_OK;
    }
    if (!answer->places.count) {
        there.origin.notation = answer->origin.notation;
        there.origin.dropped = answer->origin.dropped;
        answer->origin = there.origin;
    }
    answer->places.at[answer->places.count++] = p;
    return GEO_OK;
}

/* Nominatim reads these itself. */
static bool find_is_known_online(const notation *row) {
    return str_eq(row->name, STR("decimal")) || str_eq(row->name, STR("ddm")) ||
           str_eq(row->name, STR("dms"));
}

/* Coordinates are read before any source is asked. False: the query has none, or, with
 * `is_passed_on`, such as an upstream reads. */
static bool find_coordinates(call *c, const place_query *query, bool is_passed_on,
                             place_answer *answer, status *code) {
    notation_reading readings[NOTATION_READINGS_MAX];
    bool is_plain = !query->fields.count && !query->category.len;
    call_charge(c, is_plain ? notation_work(query->text) : 0);
    int count = is_plain ? notation_read_likely(query->text, readings) : 0;
    str why = is_plain && !count ? notation_refusal(query->text) : STR_NONE;
    if (why.at) {
        *code = call_fail(c, GEO_INVALID, "%.*s", STR_ARG(why));
        return true;
    }
    bool is_read_there = is_passed_on && find_is_online() && !query->is_offline;
    if (!count || (is_read_there && find_is_known_online(readings[0].row))) {
        return false;
    }
    int budget = nominatim_requests_max();
    *answer = (place_answer){.places = {ARENA_NEW(&c->mem, place, count), 0},
                             .origin = place_origin_new()};
    answer->origin.notation = readings[0].row->name;
    *code = answer->places.at ? GEO_OK : call_full(c);
    for (int i = 0; i < count && i < query->limit && !*code; i++) {
        notation_reading *r = &readings[i];
        *code = isnan(r->lat) ? find_settle(c, query, r, &budget, answer) : GEO_OK;
        if (!*code && !isnan(r->lat)) {
            *code = find_add_point(c, query, r, answer);
        }
    }
    if (notation_is_swapped(query->text, readings)) {
        answer->origin.warning = STR("The first number is no latitude: it was read as the "
                                     "longitude.");
    }
    if (!*code && call_over_budget(c)) {
        *code = call_stop(c);
    }
    return true;
}

/* How much better known a place must be than others of its name: a settlement so that the second
 * has less than a quarter of the people; what is far from the middle of an area is in another one.
 */
static double find_lead(const place *p) {
    return str_eq(p->category, STR("place")) ? 0.07 : 0.2;
}

/* Whether the first place is meant for sure: by its probability or, of an upstream and of what
 * importance decides, as no other is nearly as well known. */
static bool find_is_meant(const place_answer *found) {
    const place *first = found->places.at;
    bool is_meant = found->places.count && place_match_is_sure(first->match) &&
                    !found->origin.is_open && !found->origin.is_elsewhere;
    bool is_told = is_meant && first->likelihood > 0;
    for (int i = 1; i < found->places.count && is_meant && !is_told; i++) {
        const place *other = &found->places.at[i];
        bool is_scored = !isnan(first->match_hit_score) && !isnan(other->match_hit_score);
        double behind = is_scored ? first->match_hit_score - other->match_hit_score
                                  : first->importance - other->importance;
        is_meant = !place_match_is_sure(other->match) || behind >= find_lead(first) ||
                   geo_bbox_contains(first->box, other->lat, other->lon);
    }
    return is_meant && (!is_told || first->is_sure);
}

/* Finds a place that an offset is told by. False: it is not sure which is meant. */
static bool find_anchor(call *c, const place_query *query, str text, int *budget, double *lat,
                        double *lon, status *code) {
    place_query anchor = *query;
    place_answer found = {.origin = place_origin_new()};
    notation_reading readings[NOTATION_READINGS_MAX];
    if (notation_read_likely(text, readings) == 1 && !isnan(readings[0].lat)) {
        *lat = readings[0].lat;
        *lon = readings[0].lon;
        *code = GEO_OK;
        return true;
    }
    anchor.text = text;
    anchor.limit = PLACE_LIMIT_MAX; /* namesakes, too */
    *code = find_search_within(c, &anchor, budget, &found);
    bool is_meant = !*code && find_is_meant(&found);
    *lat = is_meant ? found.places.at->lat : NAN;
    *lon = is_meant ? found.places.at->lon : NAN;
    return is_meant;
}

/* "20 km north of Lyon" is a point, with what is there. Returns whether it, or why there is none,
 * is the answer: an upstream that fails or lets wait is not asked for the whole text, too. */
static bool find_offset(call *c, const place_query *query, place_answer *answer, status *code) {
    offset_reading r;
    double lats[2], lons[2];
    bool is_plain = !query->fields.count && !query->category.len;
    int budget = nominatim_requests_max();
    if (!is_plain || !offset_read(query->text, &r)) {
        return false;
    }
    *answer = (place_answer){.origin = place_origin_new()};
    if (!find_anchor(c, query, r.from, &budget, &lats[0], &lons[0], code) ||
        (r.to.len && !find_anchor(c, query, r.to, &budget, &lats[1], &lons[1], code))) {
        return *code != GEO_OK;
    }
    notation_reading point = {.precision_m = r.precision_m};
    offset_point(&r, lats, lons, &point.lat, &point.lon);
    answer->places.at = ARENA_NEW(&c->mem, place, 1);
    answer->origin.notation = STR("offset");
    *code = answer->places.at ? find_add_point(c, query, &point, answer) : call_full(c);
    return true;
}

GEO_FN status find_search(call *c, const place_query *query, place_answer *answer) {
    int budget = nominatim_requests_max();
    status code;
    *answer = (place_answer){.origin = place_origin_new()}; /* a refusal leaves it so */
    if (!find_coordinates(c, query, true, answer, &code) && !find_offset(c, query, answer, &code)) {
        code = find_search_within(c, query, &budget, answer);
    }
    find_filter_countries(query->country_codes, answer);
    return code;
}

/* Only for the upstream: the gazetteer simplifies queries itself, and must not guess an unknown
 * name from the rest of the query. */
static status find_search_simplified(call *c, const place_query *query, place_answer *answer) {
    int budget = nominatim_requests_max();
    status code;
    if (find_coordinates(c, query, false, answer, &code) || find_offset(c, query, answer, &code)) {
        return code;
    }
    code = find_search_within(c, query, &budget, answer);
    if (code == GEO_OK && answer->origin.source == PLACE_NOMINATIM) {
        find_tell_numbers(c, query->text, answer);
    }
    if (code != GEO_OK || answer->places.count || !query->text.len) {
        return code;
    }
    bool may_relax = find_is_online() && !query->is_offline;
    bool simpler = may_relax && find_search_simpler(c, query, &budget, answer, &code);
    /* A name in a known place was already compared with the names there, and no spelling finds a
     * street where there are none. */
    place_reason reason = answer->origin.reason;
    bool is_explained = answer->origin.is_common_word || answer->origin.is_open ||
                        answer->origin.understood.len ||
                        (reason != PLACE_REASON_NONE && reason != PLACE_UNKNOWN_NAME);
    if (code == GEO_OK && !simpler && !is_explained) {
        find_suggest(c, query, answer);
    }
    return call_over_budget(c) ? call_stop(c) : code;
}

GEO_FN status find_search_relaxed(call *c, const place_query *query, place_answer *answer) {
    status code = find_search_simplified(c, query, answer);
    find_filter_countries(query->country_codes, answer);
    return code;
}

GEO_FN status find_complete_places(call *c, const place_query *query, place_answer *answer) {
    *answer = (place_answer){.origin = place_origin_new()};
    if (gazetteer_is_empty()) {
        return find_gazetteer_no_data(c);
    }
    answer->places = gazetteer_complete(c, query);
    find_filter_countries(query->country_codes, answer);
    answer->places.count = MIN(answer->places.count, query->limit);
    if (call_over_budget(c)) {
        return call_stop(c);
    }
    gazetteer_credit(&c->mem, &answer->places, &answer->origin);
    return GEO_OK;
}

GEO_FN bool find_is_swapped(call *c, double lat, double lon) {
    return geo_is_point(lon, lat) && gazetteer_is_at_sea(c, lat, lon) &&
           !gazetteer_is_at_sea(c, lon, lat);
}

GEO_FN bool find_is_box_swapped(call *c, bbox box) {
    bool is_swapped = geo_bbox_is(box) && box.west < box.east &&
                      find_is_swapped(c, (box.south + box.north) / 2, (box.west + box.east) / 2);
    for (int i = 0; i < 4 && is_swapped; i++) {
        is_swapped =
            gazetteer_is_at_sea(c, i & 1 ? box.south : box.north, i & 2 ? box.west : box.east);
    }
    return is_swapped;
}

GEO_FN status find_country(call *c, str name, str *code) {
    place_query query = {
        .text = name, .limit = 3, .viewbox = geo_bbox_none(), .feature = STR("country")};
    search_note note;
    place_list found = gazetteer_search(c, &query, &note);
    *code = STR_NONE;
    for (int i = 0; i < found.count && !code->len && !note.dropped.len; i++) {
        const place *p = &found.at[i];
        /* Divisions are found, too: "Texas" is no word for the United States. */
        bool is_it = place_match_is_sure(p->match) && str_eq(p->address_type, STR("country"));
        *code = is_it ? place_part(p, "country_code") : STR_NONE;
    }
    return call_over_budget(c) ? call_stop(c) : GEO_OK;
}

/* ---- lookup ---- */

/* The valid ids that begin with one of `letters`, in capitals: "n1, foo,W2" gives "N1,W2". */
static str find_filter_ids(call *c, str ids, const char *letters) {
    out o = out_over(&c->mem);
    for (str rest = ids; rest.at;) {
        str id = str_trim(str_cut(&rest, ','));
        int64_t number = 0;
        char letter = id.len ? ascii_lower(id.at[0]) : 0;
        bool wanted = letter && strchr(letters, letter);
        if (wanted && str_int(str_from(id, 1), &number) && number > 0) {
            out_text(&o, o.len ? STR(",") : STR(""));
            out_char(&o, letter == '#' ? letter : (char)(letter - 'a' + 'A'));
            out_int(&o, number);
        }
    }
    return out_taken(&o, &c->mem);
}

/* Gazetteer ids are looked up in the gazetteer, whatever the backend; OpenStreetMap's are known to
 * the upstream and to index files. */
GEO_FN status find_lookup(call *c, str ids, str language, unsigned more, place_answer *answer) {
    find_ids osm = {find_filter_ids(c, ids, "nwr"), language, more};
    find_ids own = {find_filter_ids(c, ids, "gp#"), language, more};
    place_answer extra = {.origin = place_origin_new()};
    status code = GEO_OK;
    *answer = (place_answer){.origin = place_origin_new()};
    answer->origin.source = find_first();
    if (osm.ids.len) {
        code = find_ask(c, find_lookup_online, find_gazetteer_lookup, &osm, answer);
    }
    if (code != GEO_OK || !own.ids.len) {
        return code;
    }
    code = find_gazetteer_ask(c, find_gazetteer_lookup, &own, &extra);
    if (code != GEO_OK || !answer->places.count) {
        *answer = extra;
        return code;
    }
    nominatim_append_places(&c->mem, &answer->places, &extra.places);
    if (extra.places.count) {
        str *credit = &answer->origin.attribution;
        *credit = gazetteer_join_credits(&c->mem, *credit, extra.origin.attribution);
    }
    return GEO_OK;
}

/* ---- requests that are handed on ---- */

_Static_assert((int)FIND_JSON == (int)UPSTREAM_JSON && (int)FIND_HTML == (int)UPSTREAM_HTML,
               "one order");

GEO_FN str find_credit(call *c) {
    place_list none = {0};
    place_origin origin = place_origin_new();
    if (find_is_online()) {
        return STR("Data \xC2\xA9 OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright");
    }
    gazetteer_credit(&c->mem, &none, &origin);
    return origin.attribution;
}

GEO_FN void find_set_credit(call *c, place_answer *answer) {
    if (!(answer->origin.source & PLACE_NOMINATIM)) {
        gazetteer_credit(&c->mem, &answer->places, &answer->origin);
    }
}

GEO_FN bool find_is_outage(status code) {
    return find_is_online() && question_is_down(code);
}

GEO_FN bool find_reads_point(str text) {
    notation_reading readings[NOTATION_READINGS_MAX];
    return notation_read_likely(text, readings) > 0 && !find_is_known_online(readings[0].row);
}

GEO_FN bool find_reads_swapped(str text) {
    notation_reading readings[NOTATION_READINGS_MAX];
    return notation_read_likely(text, readings) > 0 && notation_is_swapped(text, readings);
}

GEO_FN status find_relay(call *c, str path, str params, find_form form, find_relayed *relayed) {
    relay_answer answer = {.form = (upstream_form)form};
    int64_t deadline_ms = c->deadline_ms;
    c->deadline_ms -= config_get()->rest_fallback ? find_reserve_ms(c) : 0;
    status code = relay_get(c, path, params, nominatim_requests_max(), &answer);
    c->deadline_ms = deadline_ms;
    *relayed = (find_relayed){answer.http, (find_form)answer.form, answer.is_none, answer.body,
                              answer.origin};
    return call_end(c, code);
}

/* ---- readiness ---- */

static status find_ask_ready(call *c) {
    nominatim_health health;
    if (!find_is_online()) {
        return find_gazetteer_no_data(c);
    }
    status code = nominatim_status(c, 0, false, &health);
    os_lock(&FIND.lock);
    FIND.health = health;
    os_unlock(&FIND.lock);
    if (code == GEO_OK && health.state != 0) {
        return call_fail(c, GEO_UPSTREAM_ERROR, "The upstream reports a problem: %s.",
                         health.message);
    }
    return code;
}

GEO_FN status find_ready(call *c) {
    bool needs_upstream = c->is_strict && find_is_online();
    if (config_get()->backend != BACKEND_NOMINATIM && !gazetteer_is_empty() && !needs_upstream) {
        return GEO_OK; /* no need to probe the upstream */
    }
    os_lock(&FIND.lock);
    bool known = os_now_ms() < FIND.ready_until_ms;
    status code = FIND.ready;
    if (known && code != GEO_OK) {
        call_fail(c, code, "%s", FIND.why);
    }
    os_unlock(&FIND.lock);
    if (known) {
        return code;
    }
    if (!c->may_block && find_is_online()) {
        return call_fail(c, GEO_MUST_WAIT, "The upstream has to be asked.");
    }
    code = call_end(c, find_ask_ready(c));
    if (code != GEO_CANCELLED && code != GEO_MUST_WAIT) {
        os_lock(&FIND.lock);
        FIND.ready = code;
        FIND.ready_until_ms = os_now_ms() + FIND_READY_MS;
        memcpy(FIND.why, c->why, sizeof FIND.why);
        os_unlock(&FIND.lock);
    }
    return code;
}

/* ---- /status ---- */

/* "2026-03-10" as Nominatim writes a moment. */
static str find_moment(call *c, str date) {
    enum { DAY_LEN = 10 };
    return date.len == DAY_LEN ? arena_join(&c->mem, date, STR("T00:00:00+00:00")) : date;
}

GEO_FN status find_status(call *c, find_health *health) {
    place_list none = {0};
    place_origin origin = place_origin_new();
    *health = (find_health){.software = STR(GEOCODER_VERSION), .database = STR(GEOCODER_VERSION)};
    if (!find_is_online()) {
        gazetteer_credit(&c->mem, &none, &origin);
        health->data_date = find_moment(c, origin.data_date);
        return gazetteer_is_empty() ? find_gazetteer_no_data(c) : GEO_OK;
    }
    bool is_strict = c->is_strict;
    c->is_strict = true;
    status code = find_ready(c);
    c->is_strict = is_strict;
    os_lock(&FIND.lock);
    if (code == GEO_OK && FIND.health.is_probed) {
        health->data_date = arena_copy(&c->mem, str_of(FIND.health.data_date));
        health->software = arena_copy(&c->mem, str_of(FIND.health.software));
        health->database = arena_copy(&c->mem, str_of(FIND.health.database));
    }
    os_unlock(&FIND.lock);
    return code;
}

#undef FIND_NEARBY_M
