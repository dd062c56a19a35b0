/* miss -- explains what was not found. Owns nothing; address knows streets, category kinds.
 *
 * A town is taken for known only when what stands for it in the query is a match that is sure: a
 * comma part, what follows a house number, or the end of the text when the image has that very
 * name. Nothing is made of the rest. */
#include "miss.h"

#include <string.h>

#include "../geo/category.h"
#include "../geo/fold.h"
#include "../geo/geo.h"
#include "../geo/place.h"
#include "../platform/config.h"
#include "address.h"
#include "affix.h"
#include "image.h"
#include "names.h"
#include "query.h"
#include "reverse.h"
#include "rtree.h"
#include "search.h"

enum {
    MISS_STREET_M = 10000, /* from the middle of a town: as far as its streets may be, */
    MISS_KIND_M = 30000,   /* and its shops */
    MISS_BYTE_WORK = 12    /* units of call_charge for a byte that is held against all kinds */
};

#define MISS_KNOWN_IMPORTANCE 0.5 /* of a town of 15,000 */
#define MISS_FAR_BETTER       0.15

/* A query that found nothing. */
typedef struct {
    const image_view *v;
    const place_query *query;
    query_parts parts;
    search_note *note;
    place_list known; /* what its known part names */
} miss;

/* ---- the known part ---- */

static bool miss_is_settled(const place *p) {
    static const char *const types[] = {"city",   "town",   "village",       "municipality",
                                        "suburb", "hamlet", "neighbourhood", "quarter"};
    bool found = false;
    for (size_t i = 0; i < LEN(types) && !found; i++) {
        found = str_eq(p->address_type, str_of(types[i]));
    }
    return found;
}

/* "me", "is" and "aus" are words of sentences; as codes they have capitals. */
static bool miss_is_small(str text) {
    enum { CODE_MAX = 3 };
    return text.len <= CODE_MAX && text.len && !(text.at[0] >= 'A' && text.at[0] <= 'Z');
}

/* Searches for a part of the query alone. False: it is no sure match. */
static bool miss_ask(miss *m, str text) {
    place_query part = *m->query;
    search_note note = {.dropped = STR_NONE};
    part.text = text;
    part.fields.count = 0;
    part.wants_point = true;
    place_list found = {NULL, 0};
    if (text.len && !call_over_budget(m->v->call)) {
        found = search_places(m->v, &part, &note);
    }
    if (!found.count || !place_match_is_sure(found.at[0].match) || note.is_elsewhere ||
        (found.at[0].match == PLACE_MATCH_ALIAS && miss_is_small(text))) {
        return false;
    }
    m->known = found;
    return true;
}

/* "Boulder, Colorado, United States (G5574991)" */
static str miss_label(arena *mem, const place *p) {
    if (!p->id.len) {
        return p->display_name;
    }
    str label = arena_join(mem, arena_join(mem, p->display_name, STR(" (")), p->id);
    return arena_join(mem, label, STR(")"));
}

/* Notes what is known and what is not. */
static void miss_set(miss *m, str dropped) {
    m->note->understood = miss_label(m->v->mem, &m->known.at[0]);
    m->note->dropped = dropped;
}

/* The typed text of the parts from `from` to before `to`. */
static str miss_parts(const miss *m, int from, int to) {
    str text = STR_NONE;
    for (int i = from; i < to; i++) {
        text = arena_list(m->v->mem, text, STR(", "), m->parts.parts[i].text);
    }
    return text;
}

/* The typed text of the words from `from` to before `to` of a part. Folding keeps the words of most
 * texts; those of others are found one by one. */
static str miss_words(const miss *m, const query_part *part, int from, int to) {
    str words[QUERY_WORDS_MAX], typed[QUERY_WORDS_MAX], text = STR_NONE;
    int count = query_words(part->key, words);
    bool is_same = query_words(part->text, typed) == count;
    for (int i = from; i < to && i < count && count <= QUERY_WORDS_MAX; i++) {
        str word = is_same ? typed[i] : query_as_typed(part->text, words[i]);
        text = arena_list(m->v->mem, text, STR(" "), word);
    }
    return text;
}

/* The number of words without those that join them to what follows: "pharmacy in". */
static int miss_unjoined(const str *words, int count) {
    str head = query_span(words, 0, count), kept[QUERY_WORDS_MAX];
    return query_words(str_head(head, head.len - affix_joiner(head)), kept);
}

static bool miss_is_name(const miss *m, str key) {
    bool found = false;
    for (int i = 0; i < m->v->set->count && !found; i++) {
        uint32_t number;
        found = call_charge(m->v->call, NAMES_SEEK_WORK) &&
                names_find(&m->v->set->images[i], key, &number);
    }
    return found;
}

/* The longest end of a part, from word `from` on, that is a name as a whole: *dropped is what
 * stands before it. */
static bool miss_ask_end(miss *m, const query_part *part, int from, str *dropped) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(part->key, words);
    for (int i = MAX(from, 1); i < count && count <= QUERY_WORDS_MAX; i++) {
        str key = query_span(words, i, count);
        if (miss_is_name(m, key) && miss_ask(m, miss_words(m, part, i, count))) {
            *dropped = miss_words(m, part, 0, miss_unjoined(words, i));
            return true;
        }
    }
    return false;
}

GEO_FN str miss_turned(const image_view *v, const place_query *query) {
    search_note note = {.dropped = STR_NONE};
    miss m = {.v = v, .query = query, .parts = query_split(v->mem, query), .note = &note};
    const query_part *part = &m.parts.parts[0];
    str words[QUERY_WORDS_MAX], key;
    int count = m.parts.count == 1 ? query_words(part->key, words) : 0;
    if (count < 2 || count > QUERY_WORDS_MAX) {
        return STR_NONE;
    }
    key = arena_list(v->mem, words[count - 1], STR(" "), query_span(words, 0, count - 1));
    return miss_is_name(&m, key) ? arena_list(v->mem, miss_words(&m, part, count - 1, count),
                                              STR(" "), miss_words(&m, part, 0, count - 1))
                                 : STR_NONE;
}

/* ---- filters ---- */

GEO_FN bool miss_is_filtered(const image_view *v, const place_query *query, search_note *note) {
    bool is_bounded = query->bounded && geo_bbox_is(query->viewbox);
    place_query open = *query;
    search_note open_note = {.dropped = STR_NONE};
    open.country_codes = STR_NONE;
    open.bounded = false;
    if (!query->country_codes.len && !is_bounded) {
        return false;
    }
    place_list found = search_places(v, &open, &open_note);
    bool is_code = open_note.postcode.len && query->country_codes.len;
    if (is_code && found.count != 1) {
        note->reason = PLACE_OUTSIDE_COUNTRY;
        note->postcode =
            arena_list(v->mem, STR("In the countries of country_codes no postcode looks like \""),
                       STR(""), arena_join(v->mem, query->text, STR("\".")));
        return true;
    }
    if (!found.count || !(is_code || place_match_is_sure(found.at[0].match))) {
        return false;
    }
    bool is_inside =
        place_is_among_countries(place_part(&found.at[0], "country_code"), query->country_codes);
    note->reason = is_inside ? PLACE_OUTSIDE_BOX : PLACE_OUTSIDE_COUNTRY;
    note->understood = miss_label(v->mem, &found.at[0]);
    return true;
}

/* ---- addresses ---- */

static bool miss_has_streets(const image_view *v, const place *p) {
    rtree_query q = {.classes = IMAGE_CLASS_BIT(IMAGE_STREET),
                     .max_m = p ? MISS_STREET_M : GEO_RADIUS_M * GEO_PI,
                     .call = v->call};
    bool found = false;
    q.lat = p ? p->lat : 0;
    q.lon = p ? p->lon : 0;
    for (int i = 0; i < v->set->count && !found; i++) {
        rtree_hit hit;
        found = rtree_search(&v->set->images[i], &q, &hit, 1) > 0;
    }
    return found;
}

/* The part that is an address; `count`: none. */
static int miss_address_part(const miss *m, address_reading *r) {
    int i = 0;
    bool is_field = record_pairs_get(&m->query->fields, STR("street")).len > 0;
    for (; i < m->parts.count; i++) {
        bool is_address = address_read(m->parts.parts[i].key, r);
        if (is_address && (is_field || r->has_street || m->parts.count > 1 || r->is_whole)) {
            break;
        }
    }
    return i;
}

/* The town of the address in part `at`: behind it in the same part, in the parts that follow or,
 * where the large comes first, in those before. */
static bool miss_ask_town(miss *m, int at, const address_reading *r, str *dropped) {
    const query_part *part = &m->parts.parts[at];
    str words[QUERY_WORDS_MAX];
    int count = query_words(part->key, words), parts = m->parts.count;
    *dropped = miss_parts(m, 0, at + 1);
    if (r->is_whole && r->words < count) {
        str rest = miss_words(m, part, r->words, count);
        rest = arena_list(m->v->mem, rest, STR(", "), miss_parts(m, at + 1, parts));
        if (miss_ask(m, rest)) {
            *dropped = arena_list(m->v->mem, miss_parts(m, 0, at), STR(", "),
                                  miss_words(m, part, 0, r->words));
            return true;
        }
    }
    for (int i = at + 1; i < parts; i++) {
        if (miss_ask(m, miss_parts(m, i, parts))) {
            *dropped = miss_parts(m, 0, i);
            return true;
        }
    }
    if (at && miss_ask(m, miss_parts(m, 0, at))) {
        *dropped = miss_parts(m, at, parts);
        return true;
    }
    char room[PLACE_QUERY_MAX]; /* "Rue de la Paix" is no "Rue" in a town */
    return at + 1 == parts && !r->is_whole && miss_ask_end(m, part, r->words, dropped) &&
           !address_is_street_word(fold_name(*dropped, FOLD_PLAIN, room, sizeof room));
}

/* Without a number, a street that no town is known for may be anything, but it is no town that is
 * spelled otherwise. */
static bool miss_address(miss *m) {
    address_reading r;
    str dropped;
    int at = miss_address_part(m, &r);
    if (at == m->parts.count) {
        return false;
    }
    bool is_known = miss_ask_town(m, at, &r, &dropped);
    if (!is_known && !(r.has_street && (r.has_number || m->parts.count == 1))) {
        return false;
    }
    m->known.count = is_known ? m->known.count : 0;
    bool has_streets = miss_has_streets(m->v, is_known ? &m->known.at[0] : NULL);
    m->note->reason = has_streets ? PLACE_UNKNOWN_NAME : PLACE_NO_STREET_DATA;
    if (is_known) {
        miss_set(m, dropped);
    }
    return true;
}

/* ---- kinds ---- */

/* Whether words of the key are those of the phrase. */
static bool miss_has_phrase(str key, str phrase) {
    for (str rest = key; rest.len; str_cut(&rest, ' ')) {
        bool is_end = rest.len == phrase.len || str_starts(str_from(rest, phrase.len), STR(" "));
        if (str_starts(rest, phrase) && is_end) {
            return true;
        }
    }
    return false;
}

/* Whether it has one of the phrases, which bars separate: most begin as no word of the key. */
static bool miss_has_any(str key, uint32_t initials, str phrases) {
    const char *at = phrases.at, *end = at + phrases.len;
    bool found = false;
    while (at < end && !found) {
        const char *bar = memchr(at, '|', (size_t)(end - at));
        str phrase = {at, (size_t)((bar ? bar : end) - at)};
        found = initials >> (*at & 31) & 1 && miss_has_phrase(key, phrase);
        at += phrase.len + 1;
    }
    return found;
}

/* The tags of the kind of a thing, by a word of its name: "Hotel Adlon", "Starbucks". Returns their
 * number. */
static int miss_kind(const miss *m, str key, str tags[CATEGORY_TAGS_MAX]) {
    int count = category_tags(key, tags);
    str words;
    call_charge(m->v->call, count ? 0 : (int64_t)key.len * MISS_BYTE_WORK);
    uint32_t initials = query_initials(key);
    category_walk w = category_walk_names();
    while (!count && (words = category_next_name(&w)).len) {
        bool found = miss_has_any(key, initials, words);
        str row_tags = found ? category_name_tags(&w, words) : STR_NONE;
        while (row_tags.at && count < CATEGORY_TAGS_MAX) {
            tags[count++] = str_cut(&row_tags, ' ');
        }
    }
    return count;
}

/* "pharmacy in Paris", "Paris pharmacies": a word for a kind on one side of a place. */
static bool miss_ask_beside_kind(miss *m, str tags[CATEGORY_TAGS_MAX], int *count, str *dropped) {
    const query_part *part = &m->parts.parts[0];
    str words[QUERY_WORDS_MAX], more = miss_parts(m, 1, m->parts.count);
    int all = query_words(part->key, words);
    for (int i = all - 1; i > 0 && all <= QUERY_WORDS_MAX; i--) {
        int kind = miss_unjoined(words, i);
        bool is_head = kind && (*count = category_tags(query_span(words, 0, kind), tags)) > 0;
        bool is_tail = !is_head && (*count = category_tags(query_span(words, i, all), tags)) > 0;
        str place = is_head   ? miss_words(m, part, i, all)
                    : is_tail ? miss_words(m, part, 0, i)
                              : STR_NONE;
        str key = is_head ? query_span(words, i, all) : query_span(words, 0, i);
        str none[CATEGORY_TAGS_MAX]; /* "Central Station", "Harbour Bridge" */
        bool is_name = !query_is_side(key) && !affix_is_kind(key) && !category_tags(key, none);
        if (place.len && (is_name || more.len) &&
            miss_ask(m, arena_list(m->v->mem, place, STR(", "), more))) {
            *dropped = miss_words(m, part, is_head ? 0 : i, is_head ? kind : all);
            return true;
        }
    }
    return false;
}

/* A thing whose name tells its kind, and where it is: "Hotel Adlon, Berlin", "Starbucks Boulder".
 */
static bool miss_ask_with_kind(miss *m, str tags[CATEGORY_TAGS_MAX], int *count, str *dropped) {
    const query_part *part = &m->parts.parts[0];
    *dropped = part->text;
    *count = miss_kind(m, part->key, tags);
    if (!*count) {
        return false;
    }
    bool is_known = m->parts.count > 1 ? miss_ask(m, miss_parts(m, 1, m->parts.count))
                                       : miss_ask_end(m, part, 1, dropped);
    if (is_known && m->parts.count == 1) { /* the word is not the place: "Foo Bar" */
        char room[PLACE_QUERY_MAX];
        *count = miss_kind(m, fold_name(*dropped, FOLD_PLAIN, room, sizeof room), tags);
        is_known = *count > 0;
    }
    return is_known && miss_is_settled(&m->known.at[0]);
}

/* Of what the embedded image has, as far as it has a name that people know. */
static bool miss_is_embedded_tag(str tag) {
    return str_starts(tag, STR("place=")) ||
           str_is_among(tag,
                        STR("aeroway=aerodrome boundary=national_park natural=bay "
                            "natural=cape natural=desert natural=mountain_range "
                            "natural=peak natural=peninsula natural=plateau "
                            "natural=saddle natural=strait natural=volcano "
                            "natural=water waterway=canal waterway=river "
                            "waterway=waterfall"),
                        ' ');
}

GEO_FN bool miss_covers(const image_view *v, double lat, double lon, str_list tags) {
    bool found = tags.count == 0;
    for (int i = 0; i < tags.count && v->set->base; i++) {
        found |= miss_is_embedded_tag(tags.at[i]);
    }
    for (int i = 0; i < v->set->count && !found; i++) {
        rtree_query q = {.lat = lat,
                         .lon = lon,
                         .max_m = MISS_KIND_M,
                         .classes = IMAGE_CLASS_BIT(IMAGE_POI),
                         .call = v->call};
        rtree_hit hit;
        const image *m = &v->set->images[i];
        found = m != v->set->base && rtree_search(m, &q, &hit, 1) > 0;
    }
    return found;
}

/* Whether such things can be listed round what is known, as nearby_places does. */
static bool miss_has_kind(const miss *m, str_list tags) {
    const place *there = &m->known.at[0];
    place_area area = {.lat = there->lat, .lon = there->lon, .radius_m = MISS_KIND_M, .limit = 1};
    return miss_covers(m->v, there->lat, there->lon, tags) ||
           reverse_nearby(m->v, &area, tags).count;
}

/* Whether the image, which has no tags besides kinds, has such things: kinds are few. */
static bool miss_is_of_kind(const image *m, str_list tags) {
    bool found = false;
    for (uint64_t k = 0; k < m->columns[IMAGE_KINDS_KEY].count && !found; k++) {
        found = image_kind_is_any(m, k, tags.at, tags.count);
    }
    return found;
}

GEO_FN bool miss_is_kind(const image_view *v, str text) {
    str tags[CATEGORY_TAGS_MAX];
    str_list kind = {tags, category_tags(text, tags)};
    place_area world = {.radius_m = GEO_RADIUS_M * GEO_PI, .limit = 1};
    bool is_known = kind.count && v->set->base && miss_is_of_kind(v->set->base, kind);
    return kind.count && !is_known &&
           !(image_set_file_count(v->set) && reverse_nearby(v, &world, kind).count);
}

static bool miss_thing(miss *m) {
    str tags[CATEGORY_TAGS_MAX], dropped;
    int count = 0;
    if (!miss_ask_beside_kind(m, tags, &count, &dropped) &&
        !miss_ask_with_kind(m, tags, &count, &dropped)) {
        return false;
    }
    m->note->reason =
        miss_has_kind(m, (str_list){tags, count}) ? PLACE_UNKNOWN_NAME : PLACE_NO_POI_DATA;
    miss_set(m, dropped);
    return true;
}

/* ---- the query as a whole ---- */

static miss miss_of(const image_view *v, const place_query *query, search_note *note) {
    return (miss){.v = v, .query = query, .parts = query_split(v->mem, query), .note = note};
}

/* The settlements at the head of the list, which is in the order of the search. */
static place_list miss_towns(const place_list *known) {
    place_list towns = *known;
    towns.count = 0;
    while (towns.count < known->count && miss_is_settled(&known->at[towns.count])) {
        towns.at[towns.count++].match = PLACE_MATCH_PARTIAL;
    }
    return towns;
}

GEO_FN bool miss_may_be_street(const place_list *places) {
    const place *best = places->count ? &places->at[0] : NULL;
    return best && best->match == PLACE_MATCH_PARTIAL && miss_is_settled(best);
}

GEO_FN place_list miss_town(const image_view *v, const place_query *query, search_note *note) {
    miss m = miss_of(v, query, note);
    bool is_address = m.parts.count && miss_address(&m);
    bool is_thing = !is_address && m.parts.count && miss_thing(&m);
    bool has_town = is_address || (is_thing && note->reason == PLACE_NO_POI_DATA);
    place_list towns = {NULL, 0};
    if (has_town && m.known.count && config_get()->address_to_town) {
        towns = miss_towns(&m.known);
    }
    note->is_town = towns.count > 0;
    return towns;
}

/* Whether it begins with a kind of things and where they are: "pharmacy near". */
static bool miss_begins_with_kind(const query_part *part) {
    str words[QUERY_WORDS_MAX], tags[CATEGORY_TAGS_MAX];
    int count = query_words(part->key, words);
    bool found = false;
    for (int i = 2; i < count && count <= QUERY_WORDS_MAX && !found; i++) {
        int kind = miss_unjoined(words, i);
        found = kind && kind < i && category_tags(query_span(words, 0, kind), tags) > 0;
    }
    return found;
}

/* Without a comma only a well-known settlement or division is taken for known, and no word for a
 * kind: the end of "Mersea Island" is not Iceland. */
static bool miss_ask_known_end(miss *m, str *dropped) {
    const query_part *part = &m->parts.parts[0];
    affix_cut cuts[AFFIX_CUTS_MAX];
    str tags[CATEGORY_TAGS_MAX];
    /* miss_thing asked for the place: "Gare du Nord" is not in Nord. */
    bool has_kind = miss_begins_with_kind(part) || miss_kind(m, part->key, tags) > 0;
    for (int i = affix_find(part->key, cuts); i-- && !has_kind;) {
        has_kind = cuts[i].is_after;
    }
    if (has_kind || !miss_ask_end(m, part, 1, dropped)) {
        return false;
    }
    const place *p = &m->known.at[0];
    return p->importance >= MISS_KNOWN_IMPORTANCE &&
           (miss_is_settled(p) || str_eq(p->category, STR("boundary")));
}

GEO_FN void miss_name(const image_view *v, const place_query *query, search_note *note) {
    miss m = miss_of(v, query, note);
    str dropped = STR_NONE;
    note->reason = PLACE_UNKNOWN_NAME;
    bool is_known = false;
    for (int i = 1; i < m.parts.count && !is_known; i++) {
        is_known = miss_ask(&m, miss_parts(&m, i, m.parts.count));
        dropped = miss_parts(&m, 0, i);
    }
    if (m.parts.count == 1) {
        is_known = miss_ask_known_end(&m, &dropped);
    }
    if (!is_known) {
        return;
    }
    miss_set(&m, dropped);
    char room[PLACE_QUERY_MAX]; /* "northern Italy" is no place called Northern */
    bool is_side = query_is_side(fold_name(dropped, FOLD_PLAIN, room, sizeof room));
    const place *end = &m.known.at[0];
    if (!is_side && miss_ask(&m, dropped)) {  /* "Milano (MI)": not together */
        bool is_end = miss_is_settled(end) && /* "historic Edinburgh" is no village of Historic */
                      end->importance > m.known.at[0].importance + MISS_FAR_BETTER;
        note->understood = note->dropped = STR_NONE;
        str *meant = ARENA_NEW(v->mem, str, 1);
        note->did_you_mean = (str_list){meant, meant != NULL};
        const place *first = is_end ? end : &m.known.at[0];
        note->meant = first->match == PLACE_MATCH_EXACT ? first->importance : 0;
        if (meant) {
            *meant = first->display_name;
        }
    }
}

#undef MISS_KNOWN_IMPORTANCE
#undef MISS_FAR_BETTER
