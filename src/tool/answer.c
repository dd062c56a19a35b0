/* answer -- what the answers of several tools share.
 *
 * Flow: the handlers ask find through answer_search, and build their structs with the rest. Owns
 * nothing. A name often fits several places. One of them clearly wins when it is far more important
 * than those of the same name; otherwise the answer says so and lists the rivals, because a wrong
 * Springfield that looks certain is worse than a question. */
#include "answer.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>

#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"

/* Two places of one name are the same for the user (a town and its station, a street's two halves)
 * up to SAME_M, and certainly are two from APART_M on; in between their districts tell. */
#define ANSWER_SAME_M  1000.0
#define ANSWER_APART_M 50000.0
/* On Nominatim's scale of importance 0..1: Springfield in Missouri and in Illinois are 0.02 apart,
 * Paris in France and in Texas 0.4. */
#define ANSWER_CLOSE 0.1

GEO_FN str answer_say(call *c, const char *format, ...) {
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

static str answer_place_name(const place *p) {
    str display = p->display_name;
    return p->name.len ? p->name : str_cut(&display, ',');
}

/* Both have the same name, or both names begin with the words that were asked for. */
static bool answer_same_name(str text, const place *a, const place *b) {
    enum { KEY_MAX = 256 }; /* of a folded name; longer ones are compared as far as that */
    char rooms[3][KEY_MAX];
    str key_a = fold_name(answer_place_name(a), FOLD_PLAIN, rooms[0], KEY_MAX);
    str key_b = fold_name(answer_place_name(b), FOLD_PLAIN, rooms[1], KEY_MAX);
    str wanted = fold_name(str_cut(&text, ','), FOLD_PLAIN, rooms[2], KEY_MAX);
    return str_eq(key_a, key_b) ||
           (wanted.len && str_starts(key_a, wanted) && str_starts(key_b, wanted));
}

/* A part of the address that both have and that differs, such as the state. */
static bool answer_differ_in_district(const place *a, const place *b) {
    static const char *const keys[] = {"country_code", "state", "province",     "county",
                                       "city",         "town",  "municipality", "village"};
    for (size_t i = 0; i < LEN(keys); i++) {
        str of_a = place_part(a, keys[i]), of_b = place_part(b, keys[i]);
        if (of_a.len && of_b.len && !str_eq_nocase(of_a, of_b)) {
            return true;
        }
    }
    return false;
}

/* A state and its capital of the same name are no rivals: one is inside the other. */
static bool answer_are_apart(const place *a, const place *b) {
    double distance_m = geo_distance_m(a->lat, a->lon, b->lat, b->lon);
    if (geo_bbox_contains(a->box, b->lat, b->lon) || geo_bbox_contains(b->box, a->lat, a->lon)) {
        return false;
    }
    return distance_m > ANSWER_APART_M ||
           (distance_m > ANSWER_SAME_M && answer_differ_in_district(a, b));
}

/* Unknown importance on both sides is no reason to prefer one. */
static bool answer_is_close(const place *best, const place *other) {
    double of_best = isnan(best->importance) ? 0 : best->importance;
    double of_other = isnan(other->importance) ? 0 : other->importance;
    return of_best - of_other < ANSWER_CLOSE;
}

static bool answer_competes(str text, const place_list *rivals, const place *p) {
    if (!answer_same_name(text, &rivals->at[0], p) || !answer_is_close(&rivals->at[0], p)) {
        return false;
    }
    for (int i = 0; i < rivals->count; i++) {
        if (!answer_are_apart(&rivals->at[i], p)) {
            return false;
        }
    }
    return true;
}

/* ---- labels that tell rivals apart ---- */

/* How much a label says; the first at which all rivals differ is taken. */
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

static bool answer_labels_differ(const place_list *rivals) {
    for (int i = 0; i < rivals->count; i++) {
        for (int j = 0; j < i; j++) {
            if (str_eq_nocase(rivals->at[i].display_name, rivals->at[j].display_name)) {
                return false;
            }
        }
    }
    return true;
}

static void answer_label_all(call *c, place_list *rivals, const place *const *from) {
    for (int detail = LABEL_REGION; detail <= LABEL_FULL; detail++) {
        for (int i = 0; i < rivals->count; i++) {
            rivals->at[i].display_name = answer_label(c, from[i], detail);
        }
        if (answer_labels_differ(rivals)) {
            break;
        }
    }
}

/* Its own id; places without one (postcodes) are known by where they are. */
static str answer_id(call *c, const place *p) {
    return p->id.len ? p->id : answer_say(c, "%.5f,%.5f", p->lat, p->lon);
}

static bool answer_take_choice(call *c, str choice, place_list *places) {
    for (int i = 0; choice.len && i < places->count; i++) {
        if (str_eq(choice, answer_id(c, &places->at[i]))) {
            *places = (place_list){&places->at[i], 1};
            return true;
        }
    }
    return false;
}

GEO_FN void answer_settle(call *c, str text, str choice, answer_name *name) {
    const place *from[ANSWER_CHOICES_MAX];
    place_list *places = &name->places;
    name->rivals = (place_list){NULL, 0};
    bool is_clear = places->count == 1 && !name->origin.is_elsewhere;
    if (answer_take_choice(c, choice, places) || !places->count || is_clear) {
        return;
    }
    place_list rivals = {ARENA_NEW(&c->mem, place, ANSWER_CHOICES_MAX), 0};
    for (int i = 0; rivals.at && i < places->count && rivals.count < ANSWER_CHOICES_MAX; i++) {
        const place *p = &places->at[i];
        if (!i || answer_competes(text, &rivals, p)) {
            from[rivals.count] = p;
            rivals.at[rivals.count] = *p;
            rivals.at[rivals.count++].id = answer_id(c, p);
        }
    }
    if (rivals.count > 1 || name->origin.is_elsewhere) {
        answer_label_all(c, &rivals, from);
        name->rivals = rivals;
    }
}

GEO_FN place_query answer_query(str text) {
    return (place_query){.text = text, .limit = ANSWER_NAME_LIMIT, .viewbox = geo_bbox_none()};
}

/* What find_search_relaxed went through before it gave up. */
static str_list answer_tried(call *c, str text) {
    str_list tried = {ARENA_NEW(&c->mem, str, FIND_SIMPLER_MAX), 0};
    tried.count = tried.at ? find_simpler(c, text, tried.at) : 0;
    return tried;
}

GEO_FN status answer_search(call *c, const place_query *query, str choice, answer_name *name) {
    place_answer found = {.origin = place_origin_new()};
    place_query wide = *query; /* a caller who wants one place is to learn of its rivals, too */
    wide.limit = MAX(query->limit, ANSWER_NAME_LIMIT);
    status code = find_search_relaxed(c, &wide, &found);
    if (code) {
        return code;
    }
    *name = (answer_name){.places = found.places, .origin = found.origin};
    bool is_offline = found.origin.source == PLACE_GAZETTEER; /* it simplifies nothing */
    if (!found.places.count && !is_offline &&
        !found.origin.warning.len) { /* a warning: they were not tried */
        name->tried = answer_tried(c, query->text);
    }
    answer_settle(c, query->text, choice, name);
    name->places.count = MIN(name->places.count, query->limit);
    return GEO_OK;
}

/* ---- words ---- */

GEO_FN str answer_status(const answer_name *name) {
    return !name->places.count ? ANSWER_CLARIFY : name->rivals.count ? ANSWER_CHOOSE : ANSWER_OK;
}

/* `lead` and the texts, each in quotes, with `between` before all but the first. */
static void answer_quote(out *o, const char *lead, const str_list *texts, const char *between) {
    for (int i = 0; i < texts->count; i++) {
        out_text(o, str_of(i ? between : lead));
        out_char(o, '"');
        out_text(o, texts->at[i]);
        out_char(o, '"');
    }
}

static str answer_nothing(call *c, str text, const answer_name *name) {
    const str_list *meant = &name->origin.did_you_mean;
    out o = out_over(&c->mem);
    answer_quote(&o, "Nothing found for ", &(str_list){&text, 1}, "");
    answer_quote(&o, ", nor for ", &name->tried, ", ");
    answer_quote(&o, "; did you mean ", meant, " or ");
    out_text(&o, meant->count ? STR("?") : STR("; try a shorter or differently spelled name."));
    return out_taken(&o, &c->mem);
}

GEO_FN str answer_message(call *c, str text, const answer_name *name) {
    const place_origin *origin = &name->origin;
    str dropped = origin->dropped;
    if (!name->places.count) {
        return answer_nothing(c, text, name);
    }
    if (origin->is_elsewhere && name->rivals.count) {
        return answer_say(c,
                          "Nothing fits all of \"%.*s\"; without \"%.*s\" it is elsewhere: ask "
                          "again with the label of the one that is meant.",
                          STR_ARG(text), STR_ARG(dropped));
    }
    if (name->rivals.count) {
        return answer_say(
            c,
            "\"%.*s\" fits %d places and none clearly wins; ask again with the label of "
            "the one that is meant.",
            STR_ARG(text), name->rivals.count);
    }
    if (origin->matched.len) {
        return answer_say(c, "Nothing fits all of \"%.*s\"; \"%.*s\" was found%s%.*s%s.",
                          STR_ARG(text), STR_ARG(origin->matched),
                          dropped.len ? ", without \"" : "", STR_ARG(dropped),
                          dropped.len ? "\"" : "");
    }
    out o = out_over(&c->mem); /* the sentence of nearly every answer, without printf */
    out_int(&o, name->places.count);
    answer_quote(&o, name->places.count == 1 ? " place for " : " places for ",
                 &(str_list){&text, 1}, "");
    answer_quote(&o, ", without ", &(str_list){&dropped, dropped.len > 0}, "");
    out_char(&o, '.');
    return out_taken(&o, &c->mem);
}

/* ---- origins ---- */

static void answer_merge_text(call *c, str *into, str from, const char *between) {
    if (!into->len) {
        *into = from;
    } else if (from.len && str_find(*into, from) < 0) {
        str both = answer_say(c, "%.*s%s%.*s", STR_ARG(*into), between, STR_ARG(from));
        *into = both.at ? both : *into;
    }
}

GEO_FN void answer_merge(call *c, place_origin *into, const place_origin *from) {
    bool first = !into->source;
    into->source |= from->source;
    answer_merge_text(c, &into->attribution, from->attribution, "; ");
    answer_merge_text(c, &into->data_date, from->data_date, ", ");
    answer_merge_text(c, &into->warning, from->warning, " ");
    into->cached = from->cached && (first || into->cached);
    into->stale = into->stale || from->stale;
    into->age_s = !into->cached ? NAN : first ? from->age_s : fmax(into->age_s, from->age_s);
}

/* ---- records ---- */

#define AT(member) offsetof(place, member)
static const field answer_choice_fields[] = {
    {FIELD("id", STR, id)},
    {FIELD("label", STR, display_name)},
    {FIELD("lat", NUM, lat), .decimals = 7},
    {FIELD("lon", NUM, lon), .decimals = 7},
    {0},
};
#undef AT

static const record answer_choice_type = {sizeof(place), answer_choice_fields, NULL};

GEO_FN const record *answer_choice_record(void) {
    return &answer_choice_type;
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

GEO_FN answer_actions answer_map(call *c, const answer_name *name) {
    const place_list *marked = name->rivals.count ? &name->rivals : &name->places;
    int markers = name->rivals.count ? name->rivals.count : MIN(name->places.count, 1);
    answer_action *list = markers ? ARENA_NEW(&c->mem, answer_action, markers + 1) : NULL;
    if (!list) {
        return (answer_actions){NULL, 0};
    }
    list[0] = (answer_action){STR("fit_bounds"), STR_NONE, geo_bbox_none(), NAN, NAN};
    for (int i = 0; i < markers; i++) {
        const place *p = &marked->at[i];
        str label = name->rivals.count ? p->display_name : answer_place_name(p);
        list[0].box = geo_bbox_union(list[0].box, p->box);
        list[i + 1] = (answer_action){STR("add_marker"), label, geo_bbox_none(), p->lat, p->lon};
    }
    return (answer_actions){list, markers + 1};
}

/* ---- text ---- */

GEO_FN void answer_text_places(out *o, const record *type, const place_list *places, int indent) {
    for (int i = 0; i < places->count; i++) {
        out_fmt(o, "%*s%d. ", indent, "", i + 1);
        record_text_item(o, type, &places->at[i], indent + 3);
        out_char(o, '\n');
    }
}

GEO_FN void answer_text_head(out *o, str message, const place_list *choices) {
    out_plain(o, message);
    out_char(o, '\n');
    for (int i = 0; i < choices->count; i++) {
        out_text(o, STR("  - "));
        out_plain(o, choices->at[i].display_name);
        out_char(o, '\n');
    }
    out_char(o, '\n');
}

#undef ANSWER_SAME_M
#undef ANSWER_APART_M
#undef ANSWER_CLOSE
