/* own -- what index files have and no name in the query tells. Owns nothing.
 *
 * After the readings have found nothing that is sure. In this order, the first that finds anything
 * answers: things of a kind ("pharmacy in Vaduz"); a street by other words, with its house; a thing
 * by a name with, without or with another word for its kind; a street by other words; things by a
 * word of their name. */
#include "own.h"

#include "../geo/place.h"
#include "match.h"
#include "match_hit.h"
#include "poi.h"
#include "query.h"
#include "street.h"
#include "thing.h"

/* ---- names with a word for a kind ---- */

/* Words [i, j) of the first part as the name, and the others beside it and the other parts as where
 * it is. */
static bool own_find_poi(match *s, const query_parts *parts, const str *words, int count, int i,
                         int j) {
    s->count = s->qualifier_count = 0;
    if (!match_add_words(s, words, 0, i) || !match_add_words(s, words, j, count)) {
        return false;
    }
    for (int k = 1; k < parts->count; k++) {
        match_add_part(s, parts->parts[k]);
    }
    str key = query_span(words, i, j);
    s->name = (query_part){query_as_typed(parts->parts[0].text, key), key};
    return poi_search(s, key);
}

/* The whole first part, then ever fewer of its words at the front or at the end. */
static bool own_poi(match *s, const query_parts *parts) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(parts->parts[0].key, words);
    bool found = false;
    for (int size = count <= QUERY_WORDS_MAX ? count : 0; size > 0 && !found; size--) {
        found = own_find_poi(s, parts, words, count, 0, size) ||
                (size < count && own_find_poi(s, parts, words, count, count - size, count));
    }
    s->count = found ? match_hit_full_count(s) : 0;
    return found;
}

/* ---- all ways ---- */

/* What is found, and how. */
typedef struct {
    match *s;
    query_parts parts;
    str left, unit;
    bool is_in_town; /* whatever is left, its town was said */
} own;

static bool own_street(own *o, street_want want) {
    o->is_in_town = want == STREET_HOUSE_LAX;
    return o->parts.count && street_search(o->s, &o->parts, want, &o->left, &o->unit);
}

/* A house by the words in another way. */
static bool own_otherwise(own *o, const place_query *query) {
    query_parts usual = o->parts;
    bool found = false;
    for (int way = 0; way < QUERY_OTHER_WAYS && !found; way++) {
        found =
            query_split_otherwise(o->s->v->mem, query, &usual, (query_other_way)way, &o->parts) &&
            (own_street(o, STREET_HOUSE) || own_street(o, STREET_HOUSE_LAX));
    }
    o->parts = found ? o->parts : usual;
    return found;
}

static bool own_find(own *o, const place_query *query) {
    return thing_search(o->s, &o->parts) || own_street(o, STREET_HOUSE) ||
           (o->parts.count && own_poi(o->s, &o->parts)) || own_street(o, STREET_HOUSE_LAX) ||
           own_otherwise(o, query) || own_street(o, STREET_ANY) ||
           (o->parts.count && thing_search_word(o->s, &o->parts));
}

GEO_FN place_list own_search(const image_view *v, const place_query *asked, search_note *note) {
    place_query query = query_cut_category(asked);
    own o = {.parts = query_split(v->mem, &query)};
    place_list places = {NULL, 0};
    o.s = image_set_file_count(v->set) ? match_open(v, &query) : NULL;
    if (!o.s || (!o.parts.count && !query.category.len) || !own_find(&o, &query)) {
        return places;
    }
    places = match_hit_places(o.s);
    note->dropped = arena_list(v->mem, o.left, STR(", "), o.unit);
    note->dropped = arena_list(v->mem, note->dropped, STR(", "), o.parts.unit);
    for (int i = 0; i < places.count && o.left.len; i++) {
        places.at[i].match = PLACE_MATCH_PARTIAL;
        places.at[i].is_close = o.is_in_town && place_part(&places.at[i], "house_number").len;
    }
    return places;
}
