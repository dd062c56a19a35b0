/* suggest -- existing names for misspelled queries. Owns nothing; spell finds the near names. */
#include "suggest.h"

#include <string.h>

#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/lexicon.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/spell.h"
#include "affix.h"
#include "match.h"
#include "query.h"
#include "query_house.h"
#include "reach.h"

GEO_FN str suggest_key_text(const image_view *v, const image *m, uint32_t key, uint32_t row) {
    char room[NAMES_TEXT_MAX];
    const image_set_langs *l = image_set_langs_of(v, m);
    uint64_t name = names_number(m, row, l->words, l->count);
    if (image_name_key(m, name) == key) {
        return arena_copy(v->mem, names_text(m, name, room));
    }
    names_walk w = names_at(m, key);
    return arena_copy(v->mem, fold_capitals(names_key(&w), room, sizeof room));
}

/* ---- what may be a typo ---- */

/* Letters of what differs that a typo needs beside it: so many edits are evidence for a name. */
enum {
    SUGGEST_ONE_EDIT_MIN = 4,
    SUGGEST_ONE_EDIT_SURE = 6,  /* below, the first letter must be right, unless a word is, */
    SUGGEST_ONE_EDIT_THERE = 5, /* or the query says where the place is */
    SUGGEST_TWO_EDITS_MIN = 6,
    SUGGEST_TWO_EDITS_SURE = 7, /* below, only for cities of millions, and countries */
    SUGGEST_THREE_EDITS_MIN = 10,
    SUGGEST_STREET_EDITS_MAX = 2 /* a country has a thousand streets that are three edits away */
};

/* Whether a word at one end of a key is in many names: "island", "port". */
static bool suggest_is_usual(str key, str word, bool is_end) {
    enum { SHORT_MAX = 3 };
    affix_cut cuts[AFFIX_CUTS_MAX];
    bool found = word.len <= SHORT_MAX || query_is_side(word) || lexicon_has(word, LEXICON_USUAL);
    for (int i = affix_find(key, cuts); i-- && !found;) {
        found = cuts[i].is_after == is_end && str_eq(cuts[i].word, word);
    }
    return found;
}

/* The first or last word of several; absent: it is the only one. */
static str suggest_end_word(str key, bool is_end) {
    size_t first = str_index(key, ' '), last = key.len;
    while (is_end && last && key.at[last - 1] != ' ') {
        last--;
    }
    return first == key.len ? STR_NONE : is_end ? str_from(key, last) : str_head(key, first);
}

/* Cuts the usual words at an end of a key that the other has there, too. */
static void suggest_cut_same(str *a, str *b, bool is_end) {
    str word;
    while ((word = suggest_end_word(*a, is_end)).len &&
           str_eq(word, suggest_end_word(*b, is_end)) && suggest_is_usual(*a, word, is_end)) {
        size_t cut = word.len + 1;
        *a = is_end ? str_head(*a, a->len - cut) : str_from(*a, cut);
        *b = is_end ? str_head(*b, b->len - cut) : str_from(*b, cut);
    }
}

/* Both begin alike, or with two letters swapped. */
static bool suggest_begins_alike(str a, str b) {
    size_t in_a = 0, in_b = 0;
    int32_t first_a = utf8_next(a, &in_a), first_b = utf8_next(b, &in_b);
    return first_a == first_b || (in_a < a.len && in_b < b.len && first_a == utf8_next(b, &in_b) &&
                                  first_b == utf8_next(a, &in_a));
}

/* Importance * 255 of places that most people have heard of: large cities, countries. */
enum { SUGGEST_WELL_KNOWN = 150, SUGGEST_FAMOUS = 185 };

/* Whether a name so many edits away looks like what was meant: "Soho" is not Sodo spelled wrong. */
static bool suggest_is_typo(str key, const image *m, const spell_hit *hit, bool has_context) {
    names_walk w = names_at(m, hit->key);
    str near = names_key(&w), whole = key;
    suggest_cut_same(&key, &near, false);
    suggest_cut_same(&key, &near, true);
    size_t letters = utf8_count(key);
    bool has_word = key.len < whole.len; /* "Santa arta" is Santa Marta */
    bool is_alike = key.len && near.len && suggest_begins_alike(key, near);
    bool is_known = hit->weight >= SUGGEST_FAMOUS;
    switch (hit->edits) {
    case 1:
        return letters >= (is_alike || has_word ? SUGGEST_ONE_EDIT_MIN
                           : has_context        ? SUGGEST_ONE_EDIT_THERE
                                                : SUGGEST_ONE_EDIT_SURE);
    case 2:
        return is_alike && letters >= (is_known ? SUGGEST_TWO_EDITS_MIN : SUGGEST_TWO_EDITS_SURE);
    default: return is_alike && letters >= SUGGEST_THREE_EDITS_MIN;
    }
}

/* When the first suggestion is clear: bytes of the query, and how much heavier than others. */
enum { SUGGEST_CLEAR_LEN_MIN = 5, SUGGEST_CLEAR_LEAD = 25 };

typedef struct {
    str names[PLACE_SUGGESTIONS_MAX];
    int count, edits; /* of the first */
    unsigned weight;  /* of the heaviest */
    spell_hit first;
    str first_key;  /* as its name is looked up */
    bool is_clear;  /* the first is the only one so near and so heavy */
    bool is_only;   /* or it is the only street so near where the query says */
    unsigned other; /* weight of the heaviest that is as near, but no typo */
} suggest_list;

/* What is looked for, and what stands round it in the query. */
typedef struct {
    str key;
    str before, after; /* the number of a house: "5 " or " 5" */
    str tail;          /* ", Schaan" */
    bool is_street;
} suggest_ask;

/* The most edits with which a name may look like what was meant. */
static int suggest_edits_of(const suggest_ask *ask) {
    size_t letters = utf8_count(ask->key);
    int most = letters >= SUGGEST_THREE_EDITS_MIN ? 3 : letters >= SUGGEST_TWO_EDITS_MIN ? 2 : 1;
    most = ask->is_street ? MIN(most, (int)SUGGEST_STREET_EDITS_MAX) : most;
    return MIN(most, spell_edits_of(ask->key));
}

static str suggest_text(match *s, const suggest_ask *ask, str name) {
    arena *mem = s->v->mem;
    str text = arena_join(mem, arena_join(mem, ask->before, name), ask->after);
    return name.len ? arena_join(mem, text, ask->tail) : STR_NONE;
}

static void suggest_add(suggest_list *list, str name) {
    for (int i = 0; i < list->count; i++) {
        if (str_eq(list->names[i], name)) {
            return;
        }
    }
    if (name.len) {
        list->names[list->count++] = name;
    }
}

/* The near name; of one in some other language the main or English name, if that is near, too:
 * Monaco, not Monako. */
static str suggest_name(const image_view *v, const image *m, str key, const spell_hit *hit) {
    if (hit->weight < image_value(m, IMAGE_WEIGHT, hit->place)) {
        char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
        uint32_t english = image_lang(m, STR("en"));
        str name = names_of(m, hit->place, &english, 1, room);
        if (spell_is_near(key, fold_name(name, FOLD_PLAIN, folded, sizeof folded))) {
            return arena_copy(v->mem, name);
        }
    }
    return suggest_key_text(v, m, hit->key, hit->place);
}

/* Sets hit->place to the most important place of the near name that fits all qualifiers and is in
 * the countries of the query. `area`: where these are in a file; NULL: in the base image. */
static bool suggest_fits_qualifiers(match *s, const image *m, const reach *area, bool is_street,
                                    spell_hit *hit) {
    enum { POSTINGS_MAX = 256, NEAR_MAX = 1024 }; /* of one name; those of a file by position */
    names_postings post = names_postings_of(m, hit->key);
    uint32_t row = 0;
    image_name_class cls;
    bool is_any = !is_street && !s->qualifier_count && !s->query->country_codes.len;
    int most = is_any ? 0 : area ? NEAR_MAX : POSTINGS_MAX;
    for (int i = 0; i < most && names_next_posting(&post, &row, &cls); i++) {
        image_ref chain[IMAGE_PLACE_CHAIN_MAX];
        bool may_be = !area || reach_fit(area, s->v->call, row) >= s->qualifier_count;
        if (!may_be || (is_street && image_class_of(m, row) != IMAGE_STREET)) {
            continue;
        }
        int links = image_place_chain(s->v->set, (image_ref){m, row}, chain);
        if (cls != IMAGE_CODE && match_in_countries(s, chain, links) &&
            match_qualify(s, chain, links).count == s->qualifier_count) {
            hit->weight = image_name_weight((unsigned)image_value(m, IMAGE_WEIGHT, row), cls);
            hit->place = row;
            return true;
        }
    }
    return is_any;
}

/* Notes how the hit compares with the first of the list. */
static void suggest_weigh(suggest_list *list, str key, const spell_hit *hit) {
    bool is_first = list->count == 0;
    if (is_first) {
        list->is_clear = hit->edits == 1 && key.len >= SUGGEST_CLEAR_LEN_MIN;
        list->first = *hit;
    } else if (hit->edits == 1 && hit->place != list->first.place) {
        list->is_clear &= hit->weight + SUGGEST_CLEAR_LEAD <= list->first.weight;
    }
}

static void suggest_add_hit(match *s, const image *m, const suggest_ask *ask, const spell_hit *hit,
                            suggest_list *list) {
    if (!suggest_is_typo(ask->key, m, hit, s->qualifier_count > 0)) {
        list->other = hit->edits == 1 ? MAX(list->other, hit->weight) : list->other;
        return;
    }
    if (list->count == 0) {
        list->first_key = suggest_text(s, ask, suggest_key_text(s->v, m, hit->key, hit->place));
    }
    suggest_weigh(list, ask->key, hit);
    suggest_add(list, suggest_text(s, ask, suggest_name(s->v, m, ask->key, hit)));
    list->weight = MAX(list->weight, hit->weight);
}

static bool suggest_has_streets(const image *m) {
    return image_first(m, IMAGE_STREET) < image_first(m, IMAGE_STREET + 1);
}

/* Adds those of one image that are so many edits away and weigh so much at least. */
static void suggest_add_hits(match *s, int index, const suggest_ask *ask, int edits, unsigned least,
                             suggest_list *list) {
    const image *m = &s->v->set->images[index];
    spell_list near = {.edits = edits, .least = least};
    reach room;
    const reach *area = NULL;
    if (ask->is_street && !suggest_has_streets(m)) {
        return;
    }
    spell_find(s->v->call, &s->v->set->spells[index], m, ask->key, &near, 1);
    if (near.count && m != s->v->set->base) {
        reach_open(&room, s, m);
        area = &room;
    }
    for (int n = 0; n < near.count && list->count < PLACE_SUGGESTIONS_MAX; n++) {
        if (suggest_fits_qualifiers(s, m, area, ask->is_street, &near.hits[n])) {
            suggest_add_hit(s, m, ask, &near.hits[n], list);
            list->edits = least ? list->edits : edits;
        }
    }
}

/* Adds names near what is asked for whose places fit all qualifiers. The nearest ones, and when
 * none of these is well known, also well-known ones with one more edit. */
static void suggest_add_spellings(match *s, const suggest_ask *ask, suggest_list *list) {
    int max_edits = suggest_edits_of(ask);
    for (int edits = 1; edits <= max_edits; edits++) {
        if (list->weight >= SUGGEST_WELL_KNOWN || (list->count && edits > list->edits + 1)) {
            return;
        }
        unsigned least = list->count ? SUGGEST_WELL_KNOWN : 0;
        for (int i = 0; i < s->v->set->count; i++) {
            suggest_add_hits(s, i, ask, edits, least, list);
        }
    }
}

/* "Bouldr Colorado": takes the last words as correct qualifiers and the first as misspelled. */
static void suggest_split_words(match *s, suggest_ask ask, suggest_list *list) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(ask.key, words);
    for (int len = count - 1; len > 0 && count <= QUERY_WORDS_MAX && list->count == 0; len--) {
        if (call_over_budget(s->v->call)) {
            return;
        }
        s->qualifier_count = 0;
        if (match_add_words(s, words, len, count)) {
            str tail = query_span(words, len, count);
            char text[IMAGE_KEY_MAX + 4];
            tail = arena_copy(s->v->mem, fold_capitals(tail, text, sizeof text));
            ask.key = query_span(words, 0, len);
            ask.tail = arena_join(s->v->mem, STR(", "), tail);
            suggest_add_spellings(s, &ask, list);
        }
    }
    s->qualifier_count = list->count ? s->qualifier_count : 0;
}

static void suggest_find(match *s, const query_parts *parts, const suggest_ask *ask,
                         suggest_list *list) {
    suggest_add_spellings(s, ask, list);
    if (list->count == 0 && parts->count == 1) {
        suggest_split_words(s, *ask, list);
    }
}

/* "Landstrase 5, Schaan": streets with the number. False: it is no house here. */
static bool suggest_streets(match *s, const query_parts *parts, str tail, suggest_list *list) {
    str number = STR_NONE;
    query_part part = parts->parts[0], rest;
    bool is_house = false, has_streets = false;
    for (int i = 0; i < s->v->set->count; i++) {
        has_streets |= suggest_has_streets(&s->v->set->images[i]);
    }
    for (int form = 0; form < QUERY_HOUSE_FORMS && has_streets && !is_house; form++) {
        is_house = query_house_split(s->v->mem, part, (query_house_form)form, &number, &rest);
    }
    if (!is_house) {
        return false;
    }
    bool is_first = str_starts(part.text, number);
    suggest_ask ask = {.key = rest.key, .tail = tail, .is_street = true};
    ask.before = is_first ? arena_join(s->v->mem, number, STR(" ")) : STR_NONE;
    ask.after = is_first ? STR_NONE : arena_join(s->v->mem, STR(" "), number);
    suggest_find(s, parts, &ask, list);
    list->is_only |= list->count == 1 && list->is_clear && s->qualifier_count;
    return true;
}

/* "EMEA" stands for something, which is no misspelt Edea. */
static bool suggest_is_acronym(const query_parts *parts) {
    enum { LETTERS_MAX = 4 };
    str text = parts->parts[0].text;
    return parts->count == 1 && text.len <= LETTERS_MAX && str_is_capitals(text);
}

GEO_FN int suggest_spellings(const image_view *v, const place_query *query,
                             str names[PLACE_SUGGESTIONS_MAX], str *clear) {
    match *s = match_open(v, query);
    query_parts parts = query_split(v->mem, query);
    suggest_list list = {.count = 0};
    *clear = STR_NONE;
    if (!s || parts.count == 0 || suggest_is_acronym(&parts)) {
        return 0;
    }
    str tail = STR_NONE;
    for (int i = 1; i < parts.count; i++) {
        match_add_part(s, parts.parts[i]);
        if (query->text.len) { /* fields are found again one by one */
            tail = arena_join(v->mem, arena_join(v->mem, tail, STR(", ")), parts.parts[i].text);
        }
    }
    bool is_house = suggest_streets(s, &parts, tail, &list);
    if (list.count == 0 && !(is_house && tail.len)) { /* then its town is the answer */
        suggest_find(s, &parts, &(suggest_ask){.key = parts.parts[0].key, .tail = tail}, &list);
    }
    bool is_heavy = list.is_clear && list.other + SUGGEST_CLEAR_LEAD <= list.first.weight;
    if (list.count && (is_heavy || list.is_only)) {
        *clear = list.first_key;
    }
    memcpy(names, list.names, sizeof list.names);
    return list.count;
}
