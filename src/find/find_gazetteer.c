/* find_gazetteer -- queries to the gazetteer and index files, as find.c asks its sources. Owns
 * nothing. */
#include "find_gazetteer.h"

#include <math.h>
#include <string.h>

#include "../../geocoder.h"
#include "../geo/category.h"
#include "../geo/geo.h"
#include "../platform/config.h"
#include "../platform/log.h"
#include "../search/gazetteer.h"
#include "../upstream/nominatim.h"
#include "../upstream/nominatim_nearby.h"
#include "../upstream/question.h"
#include "../upstream/relay.h"

GEO_FN status find_gazetteer_no_data(call *c) {
    return call_fail(c, GEO_NO_DATA,
                     "This program has no gazetteer built in, and no upstream is configured.");
}

/* A line of the log for each line: longer ones are cut. */
static void find_gazetteer_log_explanation(str lines) {
    while (lines.len) {
        str line = str_cut(&lines, '\n');
        log_event(LOG_DEBUG, "explain", "%.*s", STR_ARG(line));
    }
}

GEO_FN status find_gazetteer_search(call *c, const void *question, place_answer *answer) {
    const find_query *q = question;
    search_note note = {0};
    place_query query = *q->query;
    query.explains |= log_enabled(LOG_DEBUG);
    answer->places = gazetteer_search(c, &query, &note);
    if (log_enabled(LOG_DEBUG) && !call_over_budget(c)) { /* else it is asked once more */
        find_gazetteer_log_explanation(note.explanation);
    }
    answer->origin.dropped = note.dropped;
    answer->origin.drops_number = note.drops_number;
    answer->origin.postcode = note.postcode;
    answer->origin.understood = note.understood;
    answer->origin.reason = note.reason;
    answer->origin.precision = note.is_town ? STR("city") : STR_NONE;
    answer->origin.is_common_word = note.is_common_word;
    answer->origin.is_elsewhere = note.is_elsewhere;
    answer->origin.is_open = note.is_open;
    answer->origin.did_you_mean = note.did_you_mean;
    answer->origin.explanation = q->query->explains ? note.explanation : STR_NONE;
    return GEO_OK;
}

GEO_FN status find_gazetteer_reverse(call *c, const void *question, place_answer *answer) {
    place *found = ARENA_NEW(&c->mem, place, 1);
    if (!found) {
        return call_full(c);
    }
    const place_point *point = question;
    answer->places = (place_list){found, gazetteer_reverse(c, point, found)};
    bool is_any = !point->layer.len; /* of layers, the sea may be only near */
    bool is_at_sea = answer->places.count ? is_any && found->is_sea
                                          : gazetteer_is_at_sea(c, point->lat, point->lon);
    answer->origin.reason = is_at_sea ? PLACE_AT_SEA : PLACE_REASON_NONE;
    return GEO_OK;
}

/* Appends the places of one category to *all. */
static void find_gazetteer_nearby_tags(call *c, const place_area *area, str_list tags,
                                       place_list *all, bool *truncated) {
    place_list found = gazetteer_nearby(c, area, tags);
    for (int i = 0; i < found.count; i++) {
        all->at[all->count++] = found.at[i];
    }
    *truncated |= found.count == area->limit;
}

GEO_FN str find_gazetteer_kind(int index) {
    int own = 0;
    while (gazetteer_kind(own).at) {
        own++;
    }
    return index < own ? gazetteer_kind(index) : category_word(index - own);
}

/* Tells the known kinds that are spelled most nearly so; find_places knows more than nearby_places.
 */
static status find_gazetteer_refuse_kind(call *c, str word, bool is_select) {
    enum { NEAR_MAX = 3, SHOWN_MAX = 3 }; /* edits; beyond that it is another word */
    str guesses = STR_NONE, known;
    for (int edits = 0, shown = 0; edits <= NEAR_MAX; edits++) {
        for (int i = 0;
             shown < SHOWN_MAX && (known = (is_select ? find_gazetteer_kind : category_word)(i)).at;
             i++) {
            str_nearest near = {.distance = NEAR_MAX};
            str_nearest_add(&near, word, known);
            if (near.name.at && near.distance == edits && str_find(guesses, known) < 0) {
                guesses = arena_list(&c->mem, guesses, STR(", "), known);
                shown++;
            }
        }
    }
    guesses = guesses.len ? guesses : STR("city, town, airport, peak, park");
    return call_fail(c, GEO_INVALID,
                     "No kind of place is called \"%.*s\"; try %.*s, or an OpenStreetMap tag such "
                     "as natural=bay. geocoder_capabilities with detail full lists all.",
                     STR_ARG(word), STR_ARG(guesses));
}

GEO_FN status find_gazetteer_nearby(call *c, const void *question, place_answer *answer) {
    const place_area *area = question;
    place_area whole = *area; /* for all categories together */
    whole.limit = area->limit * MAX(area->categories.count, 1);
    place_list all = {ARENA_NEW(&c->mem, place, whole.limit), 0};
    bool lacks_some = false;
    if (!all.at) {
        return call_full(c);
    }
    if (!area->categories.count) {
        find_gazetteer_nearby_tags(c, area, (str_list){0}, &all, &answer->truncated);
    }
    for (int i = 0; i < area->categories.count; i++) {
        str tags[CATEGORY_TAGS_MAX];
        str_list wanted = {tags, category_tags(area->categories.at[i], tags)};
        if (!wanted.count) {
            return find_gazetteer_refuse_kind(c, area->categories.at[i], false);
        }
        find_gazetteer_nearby_tags(c, area, wanted, &all, &answer->truncated);
        lacks_some |= !gazetteer_covers(c, area->lat, area->lon, wanted);
    }
    if (lacks_some && !all.count) {
        answer->origin.reason = PLACE_NO_POI_DATA;
    }
    answer->truncated |= lacks_some && all.count;
    nominatim_nearby_rank(&all, &whole);
    answer->places = all;
    answer->searched = STR("the gazetteer, which knows settlements, nature, airports and famous "
                           "sights, and other points of interest only from index files");
    return GEO_OK;
}

GEO_FN status find_gazetteer_select(call *c, const void *question, place_answer *answer) {
    const place_selection *selection = question;
    return gazetteer_select(c, selection, answer)
               ? GEO_OK
               : find_gazetteer_refuse_kind(c, selection->kind, true);
}

GEO_FN status find_gazetteer_lookup(call *c, const void *question, place_answer *answer) {
    const find_ids *ids = question;
    answer->places = gazetteer_lookup(c, ids->ids, ids->language);
    return GEO_OK;
}

GEO_FN status find_gazetteer_ask(call *c, find_backend_fn *offline, const void *question,
                                 place_answer *answer) {
    if (gazetteer_is_empty()) {
        return find_gazetteer_no_data(c);
    }
    status code = offline(c, question, answer);
    if (call_over_budget(c)) {
        return call_stop(c);
    }
    gazetteer_credit(&c->mem, &answer->places, &answer->origin);
    return code;
}
