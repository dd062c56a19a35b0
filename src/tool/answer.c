/* answer -- what the answers of several tools share. Owns nothing.
 *
 * A name often matches several places. The best one is taken when it is far more important than the
 * others of that name; otherwise the answer lists the candidates, because a wrong Springfield that
 * looks certain is worse than a question. */
#include "answer.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "../base/ascii.h"
#include "../base/clean.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/geometry.h"
#include "../geo/place.h"

/* Two places of one name count as the same (a town and its station, two parts of a street) up to
 * SAME_M and as distinct beyond APART_M; in between their districts decide. */
#define ANSWER_SAME_M  1000.0
#define ANSWER_APART_M 50000.0
/* Between airports, of which one has a few reference points, and between churches and the like. */
#define ANSWER_POINT_M 5000.0
/* Difference in Nominatim's importance, 0 to 1: 0.02 between Springfield in Missouri and in
 * Illinois, 0.4 between Paris in France and in Texas. Of two settlements, the second has a quarter
 * of the people of the first. */
#define ANSWER_CLOSE 0.07
/* The same for divisions, and for a feature after what people live in: how well known these are is
 * no number of people. */
#define ANSWER_CLOSE_AREAS   0.1
#define ANSWER_CLOSE_FEATURE 0.15
/* And for a feature that is better known than the first hit, and for a mountain of which the
 * division has its name. */
#define ANSWER_CLOSE_KNOWN 0.17
#define ANSWER_CLOSE_PEAK  0.25
/* For a settlement that other names lead to, and that has ten times the people of the first hit,
 * when that is a city of 100,000 itself: the penalties of such names keep it down. */
#define ANSWER_CLOSE_LARGER 0.25
#define ANSWER_CITY         0.59
/* For a sight that all know: the Alhambra beside the town of that name. */
#define ANSWER_CLOSE_SIGHT 0.25
#define ANSWER_SIGHT       0.4 /* its importance */
#define ANSWER_TRUST       0.06

enum { ANSWER_WARNINGS_MAX = 400 }; /* bytes of those of a list, which are much alike */

GEO_FN str answer_printf(call *c, const char *format, ...) {
    va_list args;
    size_t left = (size_t)(c->mem.end - c->mem.at);
    va_start(args, format);
    int size = vsnprintf(c->mem.at, left, format, args);
    va_end(args);
    if (size < 0 || (size_t)size >= left) {
        c->mem.full = true;
        return STR_NONE;
    }
    return (str){arena_bytes(&c->mem, (size_t)size), (size_t)size};
}

/* ---- which place is meant ---- */

static bool answer_is(const place *p, const char *category) {
    return str_eq(p->category, str_of(category));
}

/* Neither a settlement nor a division: it is there whether people live in it or not. */
static bool answer_is_feature(const place *p) {
    static const char *const types[] = {"region", "island", "islet", "archipelago", "sea", "ocean"};
    bool is_listed = !answer_is(p, "place");
    for (size_t i = 0; i < LEN(types) && !is_listed; i++) {
        is_listed = str_eq(p->type, str_of(types[i]));
    }
    return is_listed && !(answer_is(p, "boundary") && str_eq(p->type, STR("administrative")));
}

static str answer_place_name(const place *p) {
    str display = p->display_name;
    return p->name.len ? p->name : str_cut(&display, ',');
}

/* Both have the same name, or both names begin with the words of the query. */
static bool answer_names_match(str text, const place *a, const place *b) {
    enum { KEY_MAX = 256 }; /* of a folded name; the rest is not compared */
    char keys[3][KEY_MAX];
    str key_a = fold_name(answer_place_name(a), FOLD_PLAIN, keys[0], KEY_MAX);
    str key_b = fold_name(answer_place_name(b), FOLD_PLAIN, keys[1], KEY_MAX);
    str wanted = fold_name(str_cut(&text, ','), FOLD_PLAIN, keys[2], KEY_MAX);
    return str_eq(key_a, key_b) ||
           (wanted.len && str_starts(key_a, wanted) && str_starts(key_b, wanted));
}

static bool answer_is_same_name(str a, str b) {
    enum { KEY_MAX = 256 };
    char rooms[2][KEY_MAX];
    return str_eq(fold_name(a, FOLD_PLAIN, rooms[0], KEY_MAX),
                  fold_name(b, FOLD_PLAIN, rooms[1], KEY_MAX));
}

/* Whether a part of the address that both have differs, such as the state. */
static bool answer_differ_in_district(const place *a, const place *b) {
    static const char *const keys[] = {"country_code", "state", "province",     "county",
                                       "city",         "town",  "municipality", "village"};
    for (size_t i = 0; i < LEN(keys); i++) {
        str of_a = place_part(a, keys[i]), of_b = place_part(b, keys[i]);
        if (of_a.len && of_b.len && !answer_is_same_name(of_a, of_b)) {
            return true;
        }
    }
    return false;
}

/* By Nominatim's rank of what is no area, street or water. */
static bool answer_is_point(const place *p) {
    enum { RANK_POINT = 30 };
    return p->place_rank >= RANK_POINT;
}

static bool answer_is_peak(const place *p) {
    return str_eq(p->type, STR("peak")) || str_eq(p->type, STR("volcano"));
}

/* A region across borders and a division: the Sahel and that of Burkina Faso. */
static bool answer_is_across(const place *region, const place *division) {
    enum { RANK_COUNTRY = 4 };
    return str_eq(region->type, STR("region")) && !place_part(region, "country_code").len &&
           answer_is(division, "boundary") && division->place_rank > RANK_COUNTRY;
}

/* A state and its capital of the same name are not distinct: one is inside the other. But places of
 * two countries are, and what has its middle far off and is of another kind: a river and a town on
 * it. An airport is its city's, but no country. */
static bool answer_are_distinct(const place *a, const place *b) {
    if (a->likelihood > 0 && b->likelihood > 0) {
        return a->group != b->group;
    }
    double distance_m = geo_distance_m(a->lat, a->lon, b->lat, b->lon);
    str country = place_part(a, "country_code"), other = place_part(b, "country_code");
    bool is_abroad = country.len && other.len && !str_eq_nocase(country, other);
    bool is_across = answer_is_across(a, b) || answer_is_across(b, a);
    bool is_other_kind = answer_is_feature(a) != answer_is_feature(b) &&
                         !answer_is(a, "boundary") && !answer_is(b, "boundary");
    bool is_airport = answer_is(a, "aeroway"), is_too = answer_is(b, "aeroway");
    bool are_points = (is_airport && is_too) || (answer_is_point(a) && answer_is_point(b));
    bool is_of_area =
        (is_airport && answer_is(b, "boundary")) || (is_too && answer_is(a, "boundary"));
    bool is_peak = (answer_is_peak(a) && answer_is(b, "boundary")) ||
                   (answer_is_peak(b) && answer_is(a, "boundary"));
    if (is_peak || is_across || (is_abroad && distance_m > ANSWER_SAME_M) ||
        (are_points && distance_m > ANSWER_POINT_M) || is_of_area ||
        (is_other_kind && distance_m > ANSWER_APART_M)) {
        return true;
    }
    if (geo_bbox_contains(a->box, b->lat, b->lon) || geo_bbox_contains(b->box, a->lat, a->lon)) {
        return false;
    }
    return distance_m > ANSWER_APART_M ||
           (distance_m > ANSWER_SAME_M && answer_differ_in_district(a, b));
}

/* Unknown importance counts as 0. */
static double answer_standing(const place *p) {
    return !isnan(p->match_hit_score) ? p->match_hit_score
           : isnan(p->importance)     ? 0
                                      : p->importance;
}

/* A country or a division of the first level: people say "river" of the Colorado or Missouri. */
static bool answer_is_state(const place *p) {
    enum { RANK_STATE = 8 }; /* Nominatim's */
    return answer_is(p, "boundary") && p->place_rank >= 0 && p->place_rank <= RANK_STATE;
}

GEO_FN bool answer_is_settlement(const place *p) {
    return answer_is(p, "place") && !answer_is_feature(p);
}

/* Whether the query can mean one as well as the other. An upstream does not tell by which name it
 * found a place. What is spelled otherwise is no rival of what is spelled so. */
static bool answer_are_rivals(str text, const place *best, const place *other) {
    if (best->likelihood > 0) {
        return !best->is_sure && other->likelihood >= PLACE_RIVAL;
    }
    bool is_by_name = !isnan(best->match_hit_score) || answer_names_match(text, best, other);
    bool is_as_sure = place_match_is_sure(other->match) || !place_match_is_sure(best->match);
    bool is_of_state = answer_is_state(best) && answer_is(other, "waterway");
    bool is_fame = !answer_is_feature(best) && answer_is_feature(other) && !is_of_state &&
                   (other->match == PLACE_MATCH_EXACT ||
                    (other->match == PLACE_MATCH_ALIAS && !answer_is(other, "aeroway")));
    bool is_sight = is_fame && answer_is(other, "tourism") && other->importance >= ANSWER_SIGHT;
    bool are_areas = answer_is(best, "boundary") && answer_is(other, "boundary");
    bool is_known = answer_is_feature(other) && other->importance > best->importance;
    bool is_larger = answer_is_settlement(best) && answer_is_settlement(other) &&
                     best->match == PLACE_MATCH_EXACT && other->importance > best->importance;
    double larger = best->importance < ANSWER_CITY ? 1 : ANSWER_CLOSE_LARGER;
    bool is_lived_in = answer_is_feature(best) && answer_is_settlement(other) &&
                       str_find(text, STR(",")) > 0; /* "Ob, Russia": an address */
    double close = is_fame && answer_is(best, "boundary") && answer_is_peak(other)
                       ? ANSWER_CLOSE_PEAK
                   : is_larger   ? larger
                   : is_lived_in ? ANSWER_CLOSE_FEATURE
                   : is_sight    ? ANSWER_CLOSE_SIGHT
                   : is_known    ? ANSWER_CLOSE_KNOWN
                   : is_fame     ? ANSWER_CLOSE_FEATURE
                   : are_areas   ? ANSWER_CLOSE_AREAS
                                 : ANSWER_CLOSE;
    return is_by_name && is_as_sure && answer_standing(best) - answer_standing(other) < close;
}

/* How often a place that has no rival is the right one, by its match. `quality` has the table of
 * what came true of these and of what follows from them. */
static const double answer_shares[PLACE_MATCHES] = {
    [PLACE_MATCH_NONE] = NAN,     [PLACE_MATCH_EXACT] = 0.99,        [PLACE_MATCH_ALIAS] = 0.99,
    [PLACE_MATCH_PREFIX] = 0.25,  [PLACE_MATCH_INTERPOLATED] = 0.95, [PLACE_MATCH_FUZZY] = 0.95,
    [PLACE_MATCH_PARTIAL] = 0.85,
};
#define ANSWER_SHARE_ELSEWHERE 0.35 /* a country or division was dropped, or namesakes not read */

/* Whether even a single place must be confirmed. */
static bool answer_is_unsure(const place_origin *origin) {
    return origin->is_elsewhere || origin->is_open;
}

/* The confidence that a place is the one meant: that of its match, shared with all distinct places
 * of the answer that are as sure. Each weighs by its score, and e times more for each ANSWER_TRUST
 * that it has more, so that of two with the same score one in two is right, and of 0.1 apart, five
 * in six. */
static double answer_confidence(const answer_name *name, int index) {
    const place_list *places = &name->places;
    const place *p = &places->at[index];
    double share = answer_shares[p->match], weights = 1;
    for (int i = 0; i < places->count; i++) {
        const place *other = &places->at[i];
        bool is_as_sure = place_match_is_sure(other->match) || !place_match_is_sure(p->match);
        if (i != index && is_as_sure && answer_are_distinct(p, other)) {
            weights += exp((answer_standing(other) - answer_standing(p)) / ANSWER_TRUST);
        }
    }
    bool is_unsure =
        name->origin.is_open || (p->match == PLACE_MATCH_PARTIAL && name->origin.is_elsewhere);
    return (is_unsure ? ANSWER_SHARE_ELSEWHERE : share) / weights;
}

static void answer_rate(answer_name *name) {
    for (int i = 0; i < name->places.count; i++) {
        place *p = &name->places.at[i];
        p->confidence = p->likelihood > 0 ? p->likelihood : answer_confidence(name, i);
    }
}

/* `text` is absent for coordinates: what is there need not share a name. */
static bool answer_is_candidate(str text, const place_list *candidates, const place *p) {
    if (text.at && !answer_are_rivals(text, &candidates->at[0], p)) {
        return false;
    }
    for (int i = 0; i < candidates->count; i++) {
        if (!answer_are_distinct(&candidates->at[i], p)) {
            return false;
        }
    }
    return true;
}

/* ---- labels ---- */

/* The detail of labels; the first at which all candidates differ is used. */
enum { LABEL_REGION, LABEL_COUNTY, LABEL_FULL };

static void answer_label_part(out *o, const place *p, const char *key, str *last) {
    str part = place_part(p, key);
    if (part.len && !str_eq_nocase(part, *last)) {
        out_text(o, STR(", "));
        out_text(o, part);
        *last = part;
    }
}

static str answer_label(call *c, const place *p, int detail) {
    static const struct {
        const char *key;
        int detail;
    } parts[] = {{"road", LABEL_REGION},     {"city", LABEL_REGION},   {"town", LABEL_REGION},
                 {"village", LABEL_REGION},  {"county", LABEL_COUNTY}, {"state", LABEL_REGION},
                 {"province", LABEL_REGION}, {"country", LABEL_REGION}};
    if (detail == LABEL_FULL) {
        return p->display_name;
    }
    str last = answer_place_name(p);
    out o = out_over(&c->mem);
    out_text(&o, last);
    for (size_t i = 0; i < LEN(parts); i++) {
        if (detail >= parts[i].detail) {
            answer_label_part(&o, p, parts[i].key, &last);
        }
    }
    str label = out_taken(&o, &c->mem);
    return label.at ? label : p->display_name;
}

GEO_FN str answer_short_label(call *c, const place *p) {
    return answer_label(c, p, LABEL_REGION);
}

static bool answer_labels_differ(const place_list *candidates) {
    for (int i = 0; i < candidates->count; i++) {
        for (int j = 0; j < i; j++) {
            if (str_eq_nocase(candidates->at[i].display_name, candidates->at[j].display_name)) {
                return false;
            }
        }
    }
    return true;
}

static bool answer_is_label(str text, const place *p) {
    char rooms[2][PLACE_QUERY_MAX];
    return str_eq(fold_name(text, FOLD_PLAIN, rooms[0], PLACE_QUERY_MAX),
                  fold_name(p->display_name, FOLD_PLAIN, rooms[1], PLACE_QUERY_MAX));
}

GEO_FN str answer_label_with_id(call *c, str label, const place *p) {
    str kind = answer_is(p, "boundary") && p->address_type.len ? p->address_type : p->type;
    bool is_told = kind.len && ascii_is_alpha(p->id.at[0]); /* beside an id, not a point */
    return answer_printf(c, "%.*s (%.*s%s%.*s)", STR_ARG(label), is_told ? (int)kind.len : 0,
                         kind.at, is_told ? " " : "", STR_ARG(p->id));
}

/* A label that is what was asked would be asked for ever: its id settles it. */
static void answer_mark_label(call *c, str text, place *candidate) {
    if (answer_is_label(text, candidate)) {
        candidate->display_name = answer_label_with_id(c, candidate->display_name, candidate);
    }
}

static void answer_label_all(call *c, place_list *candidates, const place *const *from,
                             int detail) {
    for (; detail <= LABEL_FULL; detail++) {
        for (int i = 0; i < candidates->count; i++) {
            candidates->at[i].display_name = answer_label(c, from[i], detail);
        }
        if (answer_labels_differ(candidates)) {
            break;
        }
    }
}

GEO_FN str answer_id(call *c, const place *p) {
    return p->id.len ? p->id : answer_printf(c, "%.5f,%.5f", p->lat, p->lon);
}

static bool answer_apply_choice(call *c, str choice, answer_name *name) {
    place_list *places = &name->places;
    for (int i = 0; choice.len && i < places->count && !name->is_chosen; i++) {
        if (str_eq(choice, answer_id(c, &places->at[i]))) {
            *places = (place_list){&places->at[i], 1};
            name->is_chosen = true;
        }
    }
    return name->is_chosen;
}

/* A text with qualifiers that is the display name of one candidate only means that one; but "Ob,
 * Russia" may be the town as well as the river, which is in no smaller area. */
static bool answer_apply_label(str text, const place *const *from, int count, place_list *places) {
    const place *meant = NULL;
    int fitting = 0;
    bool has_town = false;
    for (int i = 0; i < count && str_find(text, STR(",")) > 0; i++) {
        has_town |= answer_is_settlement(from[i]);
        if (place_match_is_sure(from[i]->match) && answer_is_label(text, from[i])) {
            meant = from[i];
            fitting++;
        }
    }
    bool is_clear = fitting == 1 && !(has_town && answer_is_feature(meant));
    if (is_clear) {
        *places = (place_list){places->at + (meant - places->at), 1};
    }
    return is_clear;
}

GEO_FN void answer_disambiguate(call *c, str text, str choice, answer_name *name) {
    const place *from[ANSWER_CHOICES_MAX];
    place_list *places = &name->places;
    bool is_name = !name->origin.notation.len;
    name->candidates = (place_list){NULL, 0};
    name->is_chosen = name->is_doubted = false;
    bool is_clear = places->count == 1 && !answer_is_unsure(&name->origin);
    if (answer_apply_choice(c, choice, name) || !places->count || is_clear) {
        return;
    }
    place_list candidates = {ARENA_NEW(&c->mem, place, ANSWER_CHOICES_MAX), 0};
    for (int i = 0; candidates.at && i < places->count && candidates.count < ANSWER_CHOICES_MAX;
         i++) {
        const place *p = &places->at[i];
        if (!i || answer_is_candidate(is_name ? text : STR_NONE, &candidates, p)) {
            from[candidates.count] = p;
            candidates.at[candidates.count] = *p;
            candidates.at[candidates.count++].id = answer_id(c, p);
        }
    }
    if (is_name && candidates.count > 1 &&
        answer_apply_label(text, from, candidates.count, places)) {
        return; /* else "Osaka, Japan" would be the prefecture */
    }
    name->is_doubted = candidates.count == 1 && answer_is_unsure(&name->origin);
    if (candidates.count > 1) {
        answer_label_all(c, &candidates, from, is_name ? LABEL_REGION : LABEL_FULL);
        for (int i = 0; i < candidates.count; i++) {
            answer_mark_label(c, text, &candidates.at[i]);
        }
        name->candidates = candidates;
    }
}

GEO_FN place_query answer_query(str text) {
    return (place_query){.text = text, .limit = ANSWER_NAME_LIMIT, .viewbox = geo_bbox_none()};
}

GEO_FN unsigned answer_more(record_view view) {
    return view == RECORD_FULL ? PLACE_NAMES | PLACE_TAGS : 0;
}

GEO_FN void answer_add_names(call *c, record_view view, const place_list *places) {
    for (int i = 0; view == RECORD_FULL && i < places->count; i++) {
        place *p = &places->at[i];
        if (!p->names.count && str_starts(p->id, STR("G"))) {
            p->names = find_names(c, p->id);
        }
        if (!p->tags.at && p->id.len) {
            p->tags = find_tags(c, p->id);
        }
    }
}

GEO_FN void answer_add_outline(call *c, int points, place *p) {
    place_outline shape;
    double degrees = GEOMETRY_DEGREES;
    if (!p->outline.at && find_outline(c, p->id, &shape)) {
        p->outline = geometry_fit(&c->mem, &shape, points, &degrees);
        p->outline_m = p->outline.at ? degrees * GEO_DEGREE_M : NAN;
    }
}

GEO_FN status answer_find_outline(call *c, str language, int points, place *p) {
    place_answer found = {.origin = place_origin_new()};
    answer_add_outline(c, points, p);
    bool is_area = p->id.len && strchr("RW", p->id.at[0]); /* that a source may know one of */
    status code =
        is_area && !p->outline.at ? find_lookup(c, p->id, language, PLACE_OUTLINE, &found) : GEO_OK;
    if (found.places.count) {
        p->outline = found.places.at[0].outline;
        p->outline_m = found.places.at[0].outline_m;
    }
    return code || !call_over_budget(c) ? code : call_stop(c);
}

/* The queries of find_search_relaxed. */
static str_list answer_tried(call *c, str text) {
    str_list tried = {ARENA_NEW(&c->mem, str, FIND_SIMPLER_MAX), 0};
    tried.count = tried.at ? find_simpler(c, text, tried.at) : 0;
    return tried;
}

static status answer_ask(call *c, const place_query *query, answer_name *name) {
    place_answer found = {.origin = place_origin_new()};
    place_query wide = *query; /* candidates matter even to a caller who wants one place */
    wide.limit = MAX(query->limit, ANSWER_NAME_LIMIT);
    status code = find_search_relaxed(c, &wide, &found);
    *name = (answer_name){.places = found.places, .origin = found.origin};
    return code;
}

/* Splits "Georgia (41.90000,43.90000)" into the two; choice: absent without brackets at the end. */
static str answer_bracket(str text, str *choice) {
    size_t at = text.len;
    *choice = STR_NONE;
    while (at && str_ends(text, STR(")")) && text.at[at - 1] != '(') {
        at--;
    }
    if (at && at < text.len) {
        *choice = str_head(str_from(text, at), text.len - at - 1);
        return str_trim(str_head(text, at - 1));
    }
    return text;
}

/* A short one without brackets is a postal code: W1. */
static bool answer_is_id(str id, bool is_marked) {
    enum { DIGITS_MIN = 4 };
    int64_t number = 0;
    return id.len > 1 && strchr("GPNWR", id.at[0]) && str_int(str_from(id, 1), &number) &&
           number > 0 && (is_marked || id.len > DIGITS_MIN);
}

static status answer_look_up(call *c, const place_query *query, str id, answer_name *name) {
    place_answer found = {.origin = place_origin_new()};
    status code = find_lookup(c, id, query->language, query->more, &found);
    find_filter_countries(query->country_codes, &found);
    if (code == GEO_OK && found.origin.reason == PLACE_OUTSIDE_COUNTRY) {
        *name = (answer_name){.origin = found.origin};
    } else if (code == GEO_OK && found.places.count) {
        found.places.at[0].match = PLACE_MATCH_EXACT;
        found.places.at[0].confidence = 1;
        *name = (answer_name){
            .places = {found.places.at, 1}, .origin = found.origin, .is_chosen = true};
    }
    return code;
}

/* The id in brackets, behind the kind if that is there. */
static str answer_marked_id(str choice) {
    size_t at = choice.len;
    while (at && choice.at[at - 1] != ' ') {
        at--;
    }
    return answer_is_id(str_from(choice, at), true) ? str_from(choice, at) : choice;
}

/* The same, when the query is an id, or ends in one or in a point as labels do. */
static status answer_ask_label(call *c, const place_query *query, answer_name *name) {
    str text = query->text, choice;
    place_query plain = *query;
    plain.text = answer_bracket(text, &choice);
    choice = choice.len ? answer_marked_id(choice) : choice;
    double lat = 0;
    str point = choice, first = str_cut(&point, ',');
    if (answer_is_id(choice.len ? choice : text, choice.len)) {
        return answer_look_up(c, query, choice.len ? choice : text, name);
    }
    if (!choice.len || !str_num(first, &lat)) {
        return GEO_OK;
    }
    status code = answer_ask(c, &plain, name);
    answer_apply_choice(c, choice, name);
    return code;
}

/* Whether a label, asked again, is answered with the place of that id. */
static bool answer_label_settles(call *c, const place_query *query, str label, str id) {
    arena mem = c->mem; /* nothing of this search is kept */
    answer_name again;
    place_query next = *query;
    next.text = clean_text(&c->mem, label);
    next.fields.count = 0;
    bool settles = answer_ask(c, &next, &again) == GEO_OK;
    answer_disambiguate(c, label, STR_NONE, &again);
    settles = settles && str_eq(answer_status(&again), ANSWER_OK) &&
              str_eq(answer_id(c, &again.places.at[0]), id);
    bool is_full = c->mem.full;
    c->mem = mem;
    return settles || is_full;
}

/* Gives each candidate the shortest label that finds it again, at worst with its id. */
static void answer_settle_labels(call *c, const place_query *query, answer_name *name) {
    for (int i = 0; i < name->candidates.count; i++) {
        place *p = &name->candidates.at[i];
        const place *from = name->places.at;
        for (int k = 1; k < name->places.count && !str_eq(answer_id(c, from), p->id); k++) {
            from++; /* candidates are copies of places */
        }
        for (int detail = LABEL_REGION; !answer_label_settles(c, query, p->display_name, p->id);
             detail++) {
            if (detail > LABEL_FULL) {
                p->display_name = answer_label_with_id(c, from->display_name, p);
                break;
            }
            p->display_name = answer_label(c, from, detail);
        }
    }
}

/* The same for an upstream, which is not asked again for every label: with its id, or, of a place
 * without, as the query beside its point. */
static void answer_mark_labels(call *c, str text, answer_name *name) {
    for (int i = 0; i < name->candidates.count; i++) {
        place *p = &name->candidates.at[i];
        str label = p->id.len && ascii_is_alpha(p->id.at[0]) ? p->display_name : text;
        p->display_name = answer_printf(c, "%.*s (%.*s)", STR_ARG(label), STR_ARG(p->id));
    }
}

GEO_FN status answer_search(call *c, const place_query *query, str choice, answer_name *name) {
    place_query asked = *query;
    asked.text = clean_text(&c->mem, query->text);
    query = &asked;
    *name = (answer_name){.origin = place_origin_new()};
    status code = answer_ask_label(c, query, name);
    if (code || name->is_chosen || name->origin.reason) {
        return code;
    }
    code = answer_ask(c, query, name);
    if (code) {
        return code;
    }
    const place_origin *origin = &name->origin;
    bool is_offline = origin->source == PLACE_GAZETTEER; /* it does not relax queries */
    if (!name->places.count && !is_offline && !origin->notation.len &&
        !origin->warning.len) { /* with a warning they were not tried */
        name->tried = answer_tried(c, query->text);
    }
    answer_rate(name); /* and the candidates, copies of these */
    int count = name->places.count;
    answer_disambiguate(c, query->text, choice, name);
    if (name->places.count < count) {
        answer_rate(name); /* one of them is settled */
    }
    if (c->is_row) {
        /* they are only counted */
    } else if (is_offline && !origin->notation.len) {
        answer_settle_labels(c, query, name);
    } else if (!origin->notation.len) {
        answer_mark_labels(c, query->text, name);
    }
    if (origin->notation.len && name->places.count == 1 &&
        find_is_swapped(c, name->places.at->lat, name->places.at->lon)) {
        answer_warn_swapped(c, name->places.at->lat, name->places.at->lon, 0, &name->origin);
    }
    name->places.count = MIN(name->places.count, query->limit);
    return call_over_budget(c) ? call_stop(c) : GEO_OK;
}

GEO_FN str answer_status(const answer_name *name) {
    const place_list *places = &name->places;
    return name->is_chosen                                               ? ANSWER_OK
           : !places->count || !place_match_is_sure(places->at[0].match) ? ANSWER_CLARIFY
           : name->candidates.count                                      ? ANSWER_CHOOSE
           : name->is_doubted                                            ? ANSWER_CLARIFY
                                                                         : ANSWER_OK;
}

GEO_FN bool answer_says_more(const answer_name *name) {
    const place_origin *origin = &name->origin;
    return !str_eq(answer_status(name), ANSWER_OK) || origin->dropped.len || origin->matched.len ||
           origin->understood.len || origin->postcode.len;
}

/* ---- origins ---- */

static void answer_merge_text(call *c, str *into, str from, const char *between) {
    if (!into->len) {
        *into = from;
    } else if (from.len && str_find(*into, from) < 0) {
        str both = answer_printf(c, "%.*s%s%.*s", STR_ARG(*into), between, STR_ARG(from));
        *into = both.at ? both : *into;
    }
}

GEO_FN bool answer_has_origin(const place_origin *origin) {
    return origin->source || origin->warning.len;
}

GEO_FN void answer_warn_swapped(call *c, double lat, double lon, int more, place_origin *origin) {
    str others = more ? answer_printf(c, " The same is true of %d more.", more) : STR_NONE;
    str text = answer_printf(c,
                             "lat %.9g, lon %.9g is at sea, but lat %.9g, lon %.9g is on land: "
                             "were they swapped?%.*s",
                             lat, lon, lon, lat, STR_ARG(others));
    answer_merge_text(c, &origin->warning, text, " ");
}

GEO_FN void answer_warn_box(call *c, bbox box, place_origin *origin) {
    if (find_is_box_swapped(c, box)) {
        str text = answer_printf(c,
                                 "The box [%.9g, %.9g, %.9g, %.9g] is at sea, but [%.9g, %.9g, "
                                 "%.9g, %.9g] is on land: a box is [west, south, east, north].",
                                 box.west, box.south, box.east, box.north, box.south, box.west,
                                 box.north, box.east);
        answer_merge_text(c, &origin->warning, text, " ");
    }
}

GEO_FN void answer_merge(call *c, place_origin *into, const place_origin *from) {
    bool first = !into->source;
    if (into->warning.len < ANSWER_WARNINGS_MAX) {
        answer_merge_text(c, &into->warning, from->warning, " ");
    }
    if (!from->source) {
        return; /* nothing was looked up */
    }
    into->source |= from->source;
    answer_merge_text(c, &into->attribution, from->attribution, "; ");
    answer_merge_text(c, &into->data_date, from->data_date, ", ");
    into->cached = from->cached && (first || into->cached);
    into->stale = into->stale || from->stale;
    into->age_s = !into->cached ? NAN : first ? from->age_s : fmax(into->age_s, from->age_s);
}

/* ---- records ---- */

#define AT(member) offsetof(place, member)
static const field answer_choice_fields[] = {
    {FIELD("id", STR, id)},
    {FIELD("label", STR, display_name)},
    {FIELD("lat", NUM, lat), .decimals = 7, .in = IN_FULL | IN_CHOICE},
    {FIELD("lon", NUM, lon), .decimals = 7, .in = IN_FULL | IN_CHOICE},
    {FIELD("place_type", STR, type), .in = IN_CHOICE},
    {FIELD("population", INT, population), .in = IN_CHOICE},
    {FIELD("confidence", NUM, confidence), .decimals = 2, .in = IN_CHOICE},
    {0},
};
#undef AT

static const record answer_choice_type = {sizeof(place), answer_choice_fields, NULL};

GEO_FN const record *answer_choice_record(void) {
    return &answer_choice_type;
}

#define AT(member) offsetof(answer_point, member)
static const field answer_point_fields[] = {
    {FIELD("lat", NUM, lat), .decimals = 7}, {FIELD("lon", NUM, lon), .decimals = 7}, {0}};
#undef AT

static const record answer_point_type = {sizeof(answer_point), answer_point_fields, NULL};

GEO_FN const record *answer_point_record(void) {
    return &answer_point_type;
}

#define AT(member) offsetof(answer_action, member)
static const field answer_action_fields[] = {
    {FIELD("action", STR, action)},
    {FIELD("bbox", BOX, box), .decimals = 7},
    {FIELD("lat", NUM, lat), .decimals = 7},
    {FIELD("lon", NUM, lon), .decimals = 7},
    {FIELD("label", STR, label)},
    {0},
};
#undef AT

static const record answer_action_type = {sizeof(answer_action), answer_action_fields, NULL};

GEO_FN const record *answer_action_record(void) {
    return &answer_action_type;
}

GEO_FN answer_actions answer_map_actions(call *c, const answer_name *name) {
    const place_list *marked = name->candidates.count ? &name->candidates : &name->places;
    int markers = name->candidates.count ? name->candidates.count : MIN(name->places.count, 1);
    answer_action *list = markers ? ARENA_NEW(&c->mem, answer_action, markers + 1) : NULL;
    if (!list) {
        return (answer_actions){NULL, 0};
    }
    list[0] = (answer_action){STR("fit_bounds"), STR_NONE, geo_bbox_none(), NAN, NAN};
    for (int i = 0; i < markers; i++) {
        const place *p = &marked->at[i];
        str label = name->candidates.count ? p->display_name : answer_place_name(p);
        list[0].box = geo_bbox_union(list[0].box, p->box);
        list[i + 1] = (answer_action){STR("add_marker"), label, geo_bbox_none(), p->lat, p->lon};
    }
    return (answer_actions){list, markers + 1};
}

/* ---- text ---- */

GEO_FN void answer_text_places(out *o, const record *type, const place_list *places, int indent,
                               record_view view) {
    for (int i = 0; i < places->count; i++) {
        out_fmt(o, "%*s%d. ", indent, "", i + 1);
        record_text_item(o, type, &places->at[i], indent + 3, view);
        out_text(o, view == RECORD_BRIEF && i + 1 < places->count ? STR("") : STR("\n"));
    }
}

GEO_FN status answer_country_code(call *c, str text, size_t letters, str *code) {
    *code = STR_NONE;
    out o = out_over(&c->mem);
    for (size_t i = 0; i < text.len && text.len == letters; i++) {
        char low = ascii_lower(text.at[i]);
        out_char(&o, low >= 'a' && low <= 'z' ? (char)(low - 'a' + 'A') : low);
    }
    str capitals = out_taken(&o, &c->mem), known = STR_NONE;
    status failed = capitals.len ? find_country(c, capitals, &known) : GEO_OK;
    *code = known.len ? capitals : STR_NONE;
    return failed;
}

GEO_FN void answer_text_head(out *o, str message, const place_list *choices) {
    out_plain(o, message);
    out_char(o, '\n');
    for (int i = 0; i < choices->count; i++) {
        out_text(o, STR("  - "));
        out_quoted(o, choices->at[i].display_name);
        out_char(o, '\n');
    }
    out_char(o, '\n');
}

#undef ANSWER_SAME_M
#undef ANSWER_APART_M
#undef ANSWER_POINT_M
#undef ANSWER_CLOSE
#undef ANSWER_CLOSE_AREAS
#undef ANSWER_CLOSE_FEATURE
#undef ANSWER_CLOSE_KNOWN
#undef ANSWER_CLOSE_PEAK
#undef ANSWER_CLOSE_LARGER
#undef ANSWER_CITY
#undef ANSWER_CLOSE_SIGHT
#undef ANSWER_SIGHT
#undef ANSWER_TRUST
#undef ANSWER_SHARE_ELSEWHERE
