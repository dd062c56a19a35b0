/* suggest -- spellings that exist, for queries that found nothing.
 *
 * Flow: gazetteer asks after an empty search; gaz_spell knows the names that are near. Owns
 * nothing. */
#include "suggest.h"

#include <string.h>

#include "../geo/fold.h"
#include "image.h"
#include "image_place.h"
#include "image_set.h"
#include "match.h"
#include "names.h"
#include "query.h"
#include "spell.h"

GEO_FN str suggest_written(const image_view *v, const image *m, uint32_t key, uint32_t row) {
    char room[NAMES_TEXT_MAX], text[IMAGE_KEY_MAX + 4], folded[IMAGE_KEY_MAX];
    names_walk w = names_block(m, key / IMAGE_KEYS_PER_BLOCK);
    while (w.key < key && names_next(&w)) {
    }
    int i = image_set_index_of(v, m);
    str name = names_of(m, row, v->langs[i], v->lang_count[i], room);
    if (str_eq(fold_name(name, FOLD_PLAIN, folded, sizeof folded), names_key(&w))) {
        return arena_copy(v->mem, name);
    }
    return arena_copy(v->mem, fold_capitals(names_key(&w), text, sizeof text));
}

/* Importance * 255 of what most people have heard of: large cities, countries. */
enum { SUGGEST_KNOWN = 150 };

typedef struct {
    str names[PLACE_SUGGESTIONS_MAX];
    int count, edits; /* of the first */
    unsigned weight;  /* of the heaviest */
} suggest_list;

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

/* The name that was near; for one in some other language the main or the English one if that is
 * near, too: Monaco, not Monako. */
static str suggest_name(const image_view *v, const image *m, str key, const spell_near *near) {
    if (near->weight < image_value(m, IMAGE_WEIGHT, near->place)) {
        char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
        uint32_t english = image_lang(m, STR("en"));
        str name = names_of(m, near->place, &english, 1, room);
        if (spell_is_near(key, fold_name(name, FOLD_PLAIN, folded, sizeof folded))) {
            return arena_copy(v->mem, name);
        }
    }
    return suggest_written(v, m, near->key, near->place);
}

static bool suggest_has_qualifiers(match *s, const image *m, uint32_t row) {
    image_ref chain[IMAGE_PLACE_CHAIN_MAX];
    unsigned mask = 0;
    double near_penalty = 0;
    int links = s->qualifier_count ? image_place_chain(s->v->set, (image_ref){m, row}, chain) : 0;
    return match_agreement(s, chain, links, &mask, &near_penalty) == s->qualifier_count;
}

/* Near spellings of a head for which all contexts hold; `tail` is what follows them in the query.
 * The nearest ones; where these are few and little known, also known ones with one edit more. */
static void suggest_spell(match *s, str key, str tail, suggest_list *list) {
    int most = spell_edits_of(key);
    for (int edits = 1; edits <= most; edits++) {
        if (list->weight >= SUGGEST_KNOWN || (list->count && edits > list->edits + 1)) {
            return;
        }
        unsigned least = list->count ? SUGGEST_KNOWN : 0;
        for (int i = 0; i < s->v->set->count; i++) {
            const image *m = &s->v->set->images[i];
            spell_near near[SPELL_NEAR_MAX];
            int count = spell_find(s->v->call, &s->v->set->spells[i], m, key, edits, least, near);
            for (int n = 0; n < count && list->count < PLACE_SUGGESTIONS_MAX; n++) {
                if (suggest_has_qualifiers(s, m, near[n].place)) {
                    str name = suggest_name(s->v, m, key, &near[n]);
                    suggest_add(list, arena_join(s->v->mem, name, tail));
                    list->weight = MAX(list->weight, near[n].weight);
                    list->edits = least ? list->edits : edits;
                }
            }
        }
    }
}

/* "Bouldr Colorado": the end of the words as contexts that are right, the begin as what is not. */
static void suggest_spell_words(match *s, query_part part, suggest_list *list) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(part.key, words);
    for (int len = count - 1; len > 0 && count <= QUERY_WORDS_MAX && list->count == 0; len--) {
        if (call_is_over(s->v->call)) {
            return;
        }
        s->qualifier_count = 0;
        if (match_add_words(s, words, len, count)) {
            str tail = query_span(words, len, count);
            char text[IMAGE_KEY_MAX + 4];
            tail = arena_copy(s->v->mem, fold_capitals(tail, text, sizeof text));
            suggest_spell(s, query_span(words, 0, len), arena_join(s->v->mem, STR(", "), tail),
                          list);
        }
    }
}

GEO_FN int suggest_spellings(const image_view *v, const place_query *query,
                             str names[PLACE_SUGGESTIONS_MAX]) {
    match *s = match_open(v, query);
    query_parts parts = query_split(v->mem, query);
    suggest_list list = {.count = 0};
    if (!s || parts.count == 0) {
        return 0;
    }
    for (int i = 1; i < parts.count; i++) {
        match_add_part(s, parts.parts[i]);
    }
    str first = parts.parts[0].text, tail = STR_NONE;
    if (parts.count > 1 && query->text.len) { /* fields are texts apart */
        str last = parts.parts[parts.count - 1].text;
        tail = (str){first.at + first.len, (size_t)(last.at + last.len - first.at) - first.len};
    }
    suggest_spell(s, parts.parts[0].key, tail, &list);
    if (list.count == 0 && parts.count == 1) {
        suggest_spell_words(s, parts.parts[0], &list);
    }
    memcpy(names, list.names, sizeof list.names);
    return list.count;
}
