/* gazetteer_search -- finds places by what people type.
 *
 * Flow: gazetteer hands in a query; gaz_query reads it, gazetteer_names knows who bears a name,
 * gaz_place what contains whom. Owns nothing.
 *
 * What is asked for ("head") must be a name; the rest ("contexts") must be names of what contains
 * it, or of a larger settlement close by. With commas the head is the first part, or another one
 * when that fits all the others; without commas every split into a head at the front or at the end
 * and contexts is tried, the longest head first, and all words must be used. A context that does
 * not fit is dropped and told; a head that is nowhere finds nothing: half a query is no answer.
 * When not all fits, points of interest of index files are tried by what they are: see gaz_kind.
 *
 * Ranking, all on the scale of importance (0-1; ten times the people are worth 0.118):
 *   how many contexts fit                          before everything else
 *   importance of the place
 *   name: main and English 0, other language -0.05, alias -0.12, and see rank_prefer_main; code
 *     -0.02 (country), -0.15 (division), -0.25; of an airport, in capitals: 0.70 in all; of a
 *     settlement only in capitals
 *   spelling: see query_forms; a longer name that begins so (Frankfurt am Main), or one written out
 *     (Saint Petersburg) beside one as it was typed, -0.12
 *   kind: divisions -0.12, when a settlement has that name, counties -0.15, suburbs -0.08
 *   a dropped word that speaks of the kind ("county") +0.15 for it, -0.15 for others
 *   inside the viewbox +0.30; near a context, not in it, -0.03 each; see rank_merge for index files
 */
#include "search.h"

#include <string.h>

#include "../geo/fold.h"
#include "image.h"
#include "image_place.h"
#include "image_set.h"
#include "match.h"
#include "names.h"
#include "poi.h"
#include "query.h"
#include "rank.h"

enum {
    SEARCH_POSTINGS_MAX = 50000, /* of one name that are looked at: streets called Hauptstraße */
    SEARCH_LONGER_MAX = 48,      /* longer names that begin with a word that was asked for */
    SEARCH_LONGER_POSTINGS_MAX = 64 /* and bearers of each */
};

/* ---- heads ---- */

static void search_postings(match *s, const image *m, uint32_t key, double penalty,
                            unsigned preferred) {
    names_post post = names_postings(m, key);
    uint32_t row = 0;
    image_name_class cls;
    const call *c = s->v->call;
    for (int i = 0; i < SEARCH_POSTINGS_MAX && !call_is_over(c) && names_posting(&post, &row, &cls);
         i++) {
        match_consider(s, (image_ref){m, row}, cls, penalty, preferred);
    }
}

static void search_key(match *s, str key, double penalty, unsigned preferred) {
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        uint32_t number = 0;
        if (call_charge(s->v->call, NAMES_SEEK_WORK) && names_find(m, key, &number)) {
            search_postings(s, m, number, penalty, preferred);
        }
    }
}

/* "Francfort" is Francfort-sur-le-Main, but "Den" not Den Dominikanske Republik. */
static void search_longer_postings(match *s, const image *m, uint32_t key, bool is_known) {
    names_post post = names_postings(m, key);
    uint32_t row = 0;
    image_name_class cls;
    for (int i = 0; i < SEARCH_LONGER_POSTINGS_MAX && names_posting(&post, &row, &cls); i++) {
        image_ref ref = {m, row};
        bool is_foreign = cls == IMAGE_OTHER && !is_known && image_place_is_settled(ref);
        if (cls == IMAGE_MAIN || is_foreign) {
            match_consider(s, ref, cls, 0.12, 0);
        }
    }
}

/* The keys that begin with it; SEARCH_LONGER_MAX + 1 when there are more. */
static int search_longer_keys(call *c, const image *m, str prefix,
                              uint32_t keys[SEARCH_LONGER_MAX + 1]) {
    int count = 0;
    if (!call_charge(c, NAMES_SEEK_WORK)) {
        return 0;
    }
    names_walk w = names_seek(m, prefix);
    while (count <= SEARCH_LONGER_MAX && !names_is_end(&w) && str_starts(names_key(&w), prefix)) {
        keys[count++] = w.key;
        names_next(&w);
    }
    return count;
}

/* Names that go on after the words asked for: "Frankfurt" finds Frankfurt am Main. is_known: there
 * is such a name itself. With "New" or "Ciudad" too many begin for one to be meant. */
static void search_longer(match *s, str key, bool is_known) {
    char begin[IMAGE_KEY_MAX + 1];
    if (key.len >= IMAGE_KEY_MAX) {
        return;
    }
    memcpy(begin, key.at, key.len);
    begin[key.len] = ' ';
    str prefix = {begin, key.len + 1};
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        uint32_t keys[SEARCH_LONGER_MAX + 1];
        int count = search_longer_keys(s->v->call, m, prefix, keys);
        for (int n = 0; n < count && count <= SEARCH_LONGER_MAX; n++) {
            search_longer_postings(s, m, keys[n], is_known);
        }
    }
}

/* The head in all its spellings until one is found; with the contexts at hand. */
static bool search_head(match *s, query_part part) {
    s->head = part;
    if (s->by_kind) {
        return poi_head(s, part.key);
    }
    search_key(s, part.key, 0, 0);
    query_form forms[QUERY_FORMS_MAX];
    if (match_full(s)) { /* who writes "St Petersburg" may mean Saint Petersburg, after Florida's */
        int count = query_written_out(s->v->mem, part.key, forms);
        for (int i = 0; i < count; i++) {
            search_key(s, forms[i].key, 0.12, 0);
        }
        return true;
    }
    int count = query_forms(s->v->mem, part, forms);
    for (int i = 1; i < count && !match_full(s); i++) {
        search_key(s, forms[i].key, forms[i].penalty, forms[i].preferred);
    }
    return match_full(s) > 0;
}

/* Adds the hits of another split with as many words: its contexts may be more or fewer. */
static void search_merge(match *s, const match *other) {
    int count = match_full(other);
    for (int i = 0; i < count && s->count < MATCH_HITS_MAX; i++) {
        bool is_new = true;
        for (int k = 0; k < s->count && is_new; k++) {
            is_new = !image_place_same(s->hits[k].ref, other->hits[i].ref);
        }
        if (is_new) {
            s->hits[s->count] = other->hits[i];
            s->hits[s->count++].agreed = s->qualifier_count;
        }
    }
    match_sort(s);
}

/* All splits of a part without commas, besides `base_qualifiers` that hold anyway. */
static bool search_splits(match *s, query_part part, int base_qualifiers) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(part.key, words);
    if (count > QUERY_WORDS_MAX) {
        return false;
    }
    match before = *s;
    for (int len = count - 1; len > 0 && !call_is_over(s->v->call); len--) {
        match first = {.count = 0};
        for (int from = 0; from <= count - len; from += count - len) {
            s->qualifier_count = base_qualifiers;
            s->count = 0;
            if (match_add_words(s, words, 0, from) &&
                match_add_words(s, words, from + len, count)) {
                str key = query_span(words, from, from + len);
                s->count = search_head(s, (query_part){key, key}) ? match_full(s) : 0;
            }
            if (first.count) {
                search_merge(&first, s);
                *s = first;
            }
            first = *s;
        }
        if (s->count) {
            return true;
        }
    }
    *s = before;
    return false;
}

/* ---- house numbers ---- */

static image_ref search_house(call *c, image_ref street, str number) {
    uint64_t count = 0, low = 0, high = street.m->columns[IMAGE_HOUSES].count;
    const image *m = street.m;
    while (low < high) { /* HOUSES is ordered by parent */
        uint64_t middle = low + (high - low) / 2;
        uint64_t house = image_value(m, IMAGE_HOUSES, middle);
        if (image_value(m, IMAGE_PARENT, house) < (uint64_t)street.place + 1) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    enum { HOUSES_MAX = 20000 }; /* of one street that are looked at */
    for (; count < HOUSES_MAX && low < m->columns[IMAGE_HOUSES].count; count++, low++) {
        uint64_t house = image_value(m, IMAGE_HOUSES, low);
        if (image_value(m, IMAGE_PARENT, house) != (uint64_t)street.place + 1 ||
            !call_charge(c, NAMES_TEXT_WORK)) {
            break;
        }
        char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
        str text = names_main(m, house, room);
        str key = fold_name(text, FOLD_PLAIN, folded, sizeof folded);
        if (str_eq(key, number)) {
            return (image_ref){m, (uint32_t)house};
        }
    }
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

static bool search_has_streets(const image_set *set) {
    for (int i = 0; i < set->count; i++) {
        if (image_first(&set->images[i], IMAGE_STREET) !=
            image_first(&set->images[i], (image_class)(IMAGE_STREET + 1))) {
            return true;
        }
    }
    return false;
}

/* "Rue Grimaldi 12": the street, and the house on it where there is one. Streets without that
 * number are kept only when no street has it. */
static bool search_address(match *s, query_part part, query_house_form form, int base_qualifiers,
                           str *number) {
    query_part rest;
    if (!query_house(s->v->mem, part, form, number, &rest)) {
        return false;
    }
    unsigned classes = s->classes;
    s->classes = IMAGE_CLASS_BIT(IMAGE_STREET) | IMAGE_SETTLED_MASK;
    s->count = 0;
    s->qualifier_count = base_qualifiers;
    if (!search_head(s, rest)) {
        search_splits(s, rest, base_qualifiers);
    }
    s->classes = classes;
    int kept = 0;
    for (int i = 0; i < s->count; i++) {
        image_ref house = search_house(s->v->call, s->hits[i].ref, *number);
        if (house.m) {
            match_hit hit = s->hits[i];
            hit.ref = house;
            s->hits[kept++] = hit;
        } else if (image_place_class(s->hits[i].ref) != IMAGE_STREET) {
            s->hits[i].agreed = -1; /* a settlement of that name has no such house: no answer */
        }
    }
    if (kept) {
        *number = STR_NONE;
        s->count = kept;
        return true;
    }
    for (int i = 0; i < s->count; i++) {
        if (s->hits[i].agreed >= 0) {
            s->hits[kept++] = s->hits[i];
        }
    }
    s->count = kept;
    return kept > 0;
}

/* The same wherever the number stands. Without a house (must_exist: nothing but a house
 * counts) the search is as it was before. */
static bool search_addresses(match *s, query_part part, bool must_exist, str *number) {
    match *before = search_has_streets(s->v->set) ? ARENA_NEW(s->v->mem, match, 1) : NULL;
    if (!before) {
        return false;
    }
    *before = *s;
    for (int form = 0; form < QUERY_HOUSE_FORMS; form++) {
        bool found =
            search_address(s, part, (query_house_form)form, before->qualifier_count, number);
        if (found && (!must_exist || !number->len)) {
            return true;
        }
        *s = *before;
        *number = STR_NONE;
    }
    return false;
}

/* ---- the whole query ---- */

/* Another part than the first as the head, when it fits all the others. */
static bool search_other_heads(match *s, const query_parts *parts, str *number) {
    match *other = parts->count > 1 ? match_open(s->v, s->query) : NULL;
    for (int head = 1; head < parts->count && other; head++) {
        other->count = other->qualifier_count = 0;
        other->postcode = STR_NONE;
        for (int i = 0; i < parts->count; i++) {
            if (i != head) {
                match_add_part(other, parts->parts[i]);
            }
        }
        bool found = search_head(other, parts->parts[head]) ||
                     search_addresses(other, parts->parts[head], true, number);
        if (found && match_full(other)) {
            *s = *other;
            s->count = match_full(s);
            return true;
        }
    }
    return false;
}

/* Points of interest of index files that the query, or the index, names with the word for what they
 * are. Only what fits all that is asked for. */
static void search_kinds(match *s, const query_parts *parts) {
    match *other = image_set_files(s->v->set) ? match_open(s->v, s->query) : NULL;
    if (!other) {
        return;
    }
    other->by_kind = true;
    for (int i = 1; i < parts->count; i++) {
        match_add_part(other, parts->parts[i]);
    }
    if (search_head(other, parts->parts[0]) ||
        search_splits(other, parts->parts[0], other->qualifier_count)) {
        *s = *other;
        s->count = match_full(s);
    }
}

/* Fills s->hits; *number is a house number that had to be dropped. */
static void search_parts(match *s, const query_parts *parts, str *number) {
    s->postcode = STR_NONE;
    for (int i = 1; i < parts->count; i++) {
        match_add_part(s, parts->parts[i]);
    }
    int base = s->qualifier_count;
    *number = STR_NONE;
    bool is_known = search_head(s, parts->parts[0]);
    search_longer(s, parts->parts[0].key, is_known);
    if (match_full(s) || search_addresses(s, parts->parts[0], true, number) ||
        search_splits(s, parts->parts[0], base) ||
        search_addresses(s, parts->parts[0], false, number)) {
        return;
    }
    if (!search_other_heads(s, parts, number)) {
        search_kinds(s, parts);
    }
}

/* The same, and when it finds nothing, without the postal code that stands before or behind the
 * name, or in a comma part of its own before it. *number: that, too. */
static void search_run(match *s, const query_parts *parts, str *number) {
    search_parts(s, parts, number);
    query_parts other = *parts;
    if (s->count) {
        return;
    }
    str code;
    bool found = query_postcode(s->v->mem, parts->parts[0], &code, &other.parts[0]);
    if (!found && code.len && parts->count > 1) {
        found = true;
        memmove(&other.parts[0], &other.parts[1], sizeof other.parts - sizeof other.parts[0]);
        other.count--;
    }
    s->qualifier_count = 0;
    if (found) {
        search_parts(s, &other, number);
        *number = arena_list(s->v->mem, *number, STR(", "), code);
    }
}

static str search_dropped(const match *s, const match_hit *top, str number) {
    str dropped = arena_list(s->v->mem, number, STR(", "), s->postcode);
    for (int i = 0; i < s->qualifier_count; i++) {
        if (!(top->agreed_mask & 1u << i)) {
            dropped = arena_list(s->v->mem, dropped, STR(", "), s->qualifiers[i].part.text);
        }
    }
    return dropped;
}

/* Whether a word that was dropped is a country, division or county: then the place is elsewhere. */
static bool search_is_elsewhere(const match *s, const match_hit *top) {
    for (int i = 0; i < s->qualifier_count; i++) {
        const match_qualifier *x = &s->qualifiers[i];
        for (int r = 0; r < x->count && !(top->agreed_mask & 1u << i); r++) {
            if (image_place_class(x->refs[r]) <= IMAGE_COUNTY) {
                return true;
            }
        }
    }
    return false;
}

GEO_FN place_list search_places(const image_view *v, const place_query *query, search_note *note) {
    match *s = match_open(v, query);
    query_parts parts = query_split(v->mem, query);
    place_list places = {NULL, 0};
    if (!s || parts.count == 0) {
        return places;
    }
    str number;
    search_run(s, &parts, &number);
    rank_prefer_main(s);
    if (v->set->count > 1) {
        rank_merge(s);
    }
    bool has_dropped =
        s->count && (s->hits[0].agreed < s->qualifier_count || number.len || s->postcode.len);
    int limit = MIN(MAX(query->limit, 1), PLACE_LIMIT_MAX);
    places.at = ARENA_NEW(v->mem, place, limit);
    for (int i = 0; i < s->count && places.count < limit && places.at; i++) {
        if (s->hits[i].agreed != s->hits[0].agreed || rank_is_repeat(s, i)) {
            continue;
        }
        place p = image_place_fill(v, s->hits[i].ref);
        p.is_match_partial = has_dropped;
        places.at[places.count++] = p;
    }
    if (has_dropped) {
        note->dropped = search_dropped(s, &s->hits[0], number);
        note->is_elsewhere = search_is_elsewhere(s, &s->hits[0]);
    }
    return places;
}
