/* reading_near -- names that a span is not exactly: longer names that it begins, and names and
 * areas that are spelled nearly so. Owns nothing. reading.c has the costs. */
#include "reading_near.h"

#include <string.h>

#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/lexicon.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "../image/spell.h"
#include "address.h"
#include "match.h"
#include "query.h"
#include "reading.h"
#include "reword.h"
#include "rule.h"
#include "token.h"

enum {
    READING_BEGINS_MAX = 400, /* names that begin so: more say nothing */
    READING_BEGINS_KEYS = 8,  /* of these, those of the best-known places */
    READING_NEAR_SPANS = 5,   /* that are looked up as misspelt */
    READING_NEAR_LETTERS_MIN = 4,
    READING_TWO_EDITS_LETTERS = 7
};

/* Areas that are spelled nearly so; -1: there are none. */
static int reading_near_fill_area(readings *r, str key, const spell_list *near) {
    if (r->area_count == READING_AREAS_MAX) {
        return -1;
    }
    match_qualifier *x = &r->areas[r->area_count];
    match_read_near(r->s, x, (query_part){key, key}, near);
    x->is_road = false;
    return x->count ? r->area_count++ : -1;
}

typedef struct {
    uint32_t key;
    unsigned weight;
} reading_begun;

/* The names of the best-known places among keys [from, end). */
static void reading_near_add_best(readings *r, int name, int index, uint32_t from, uint32_t end) {
    reading_begun best[READING_BEGINS_KEYS];
    const image *m = &r->s->v->set->images[index];
    int count = 0;
    for (uint32_t key = from; key < end && call_charge(r->s->v->call, 1); key++) {
        uint32_t row;
        unsigned weight = 0;
        if (!names_top_place(m, key, &row, &weight)) {
            continue;
        }
        int at = MIN(count, READING_BEGINS_KEYS - 1);
        if (count == READING_BEGINS_KEYS && best[at].weight >= weight) {
            continue;
        }
        for (; at && best[at - 1].weight < weight; at--) {
            best[at] = best[at - 1];
        }
        best[at] = (reading_begun){key, weight};
        count = MIN(count + 1, READING_BEGINS_KEYS);
    }
    for (int n = 0; n < count; n++) {
        reading_add_key(r, name, (reading_key){best[n].key, (uint32_t)index, 0, READING_TYPED});
    }
}

/* Names that begin with the span: with its words, or with is_cut with its letters. */
static void reading_near_add_begun(readings *r, int i, int j, bool is_cut) {
    const image_view *v = r->s->v;
    str key = token_span(&r->t, i, j);
    str prefix = is_cut ? key : arena_join(v->mem, key, STR(" "));
    int name = prefix.len < IMAGE_KEY_MAX
                   ? reading_new_name(r, key, is_cut ? READING_CUT : READING_BEGINS)
                   : -1;
    for (int n = 0; n < v->set->count && name >= 0; n++) {
        uint32_t end = 0, from = call_charge(v->call, 2 * NAMES_SEEK_WORK)
                                     ? names_range(&v->set->images[n], prefix, &end)
                                     : 0;
        if (end - from <= READING_BEGINS_MAX) {
            reading_near_add_best(r, name, n, from, end);
        }
    }
    if (name >= 0 && r->names[name].count) {
        float cost = reading_beside_street(r, i, j) + (is_cut ? 2.8f : 2.0f);
        reading_add_arc(r, i, j, READING_NAME, name, cost);
    } else if (name >= 0) {
        r->name_count--;
    }
}

/* Whether the span is a name as it stands. */
static bool reading_near_is_name(const readings *r, int i, int j) {
    bool found = false;
    for (int n = 0; n < r->arc_count && !found; n++) {
        const reading_arc *a = &r->arcs[n];
        found = a->from == i && a->end == j && a->role == READING_NAME &&
                r->names[a->index].mode == READING_EXACT;
    }
    return found;
}

GEO_FN void reading_near_begun(readings *r, int i, bool is_deep) {
    enum { BEGUN_WORDS_MAX = 4, LETTERS_MIN = 3, CUT_LETTERS_MIN = 4 };
    for (int j = i + 1; j <= MIN(r->t.count, i + BEGUN_WORDS_MAX); j++) {
        if (j > i + 1 && r->t.at[j - 1].gap == TOKEN_COMMA) {
            break;
        }
        int letters = token_letters(&r->t, i, j);
        bool is_filler = j == i + 1 && reading_is_filler(r, i, token_span(&r->t, i, j));
        if (letters < LETTERS_MIN || r->t.at[i].has_digit || RULE(NAME_FILLER, is_filler)) {
            continue;
        }
        if (RULE(NAME_BEGINS, !is_deep)) {
            reading_near_add_begun(r, i, j, false);
        } else if (RULE(NAME_CUT, is_deep && j == r->t.count && letters >= CUT_LETTERS_MIN)) {
            reading_near_add_begun(r, i, j, true);
        }
    }
}

/* Adds the names that are spelled nearly like a key. Returns the least edits of all. areas: NULL,
 * or of each image what is asked for beside these names. */
static int reading_near_add_spelled(readings *r, int name, str key, int edits, spell_list *areas) {
    const image_view *v = r->s->v;
    int least = SPELL_EDITS_MAX;
    for (int n = 0; n < v->set->count && key.len; n++) {
        spell_list lists[2] = {{.edits = edits}};
        if (areas) {
            lists[1] = match_near_list(r->s, n, key);
        }
        spell_find(v->call, &v->set->spells[n], &v->set->images[n], key, lists, areas ? 2 : 1);
        for (int h = 0; h < lists[0].count; h++) {
            const spell_hit *hit = &lists[0].hits[h];
            reading_add_key(
                r, name,
                (reading_key){hit->key, (uint32_t)n, (unsigned char)hit->edits, READING_TYPED});
            least = MIN(least, (int)hit->edits);
        }
        if (areas) {
            areas[n] = lists[1];
        }
    }
    return least;
}

/* The same of a span in Cyrillic, with Latin letters: "Тифлис" is Tiflis. */
static void reading_near_add_latin(readings *r, int name, int i, int j, int edits) {
    arena *mem = r->s->v->mem;
    for (int way = 0; way < REWORD_LATIN_WAYS; way++) {
        char room[PLACE_QUERY_MAX];
        str latin = reword_latin(mem, token_typed(&r->t, i, j), way);
        str key = latin.len ? fold_name(latin, FOLD_PLAIN, room, sizeof room) : STR_NONE;
        if (key.len) {
            reading_add_exact(r, name, key, READING_TYPED);
            reading_near_add_spelled(r, name, key, edits, NULL);
        }
    }
}

/* Names that are spelled nearly like the span, and areas that are; `near` has room for a list of
 * each image. */
static void reading_near_add_near(readings *r, int i, int j, spell_list *near) {
    str key = token_span(&r->t, i, j);
    int edits = RULE(NAME_TWO_EDITS, utf8_count(key) >= READING_TWO_EDITS_LETTERS) ? 2 : 1;
    int name = reading_new_name(r, key, READING_NEAR);
    if (name < 0) {
        return;
    }
    int least = reading_near_add_spelled(r, name, key, edits, near);
    reading_near_add_latin(r, name, i, j, edits);
    if (r->names[name].count) {
        reading_add_arc(r, i, j, READING_NAME, name, 2.2f + (float)least);
        int area = reading_near_fill_area(r, key, near);
        if (RULE(AREA_NEAR, area >= 0)) {
            reading_add_arc(r, i, j, READING_AREA, area, 1.6f + (float)r->areas[area].edits[0]);
        }
    } else {
        r->name_count--;
    }
}

/* Whether a word outside of streets is not read: then other spellings of what is read tell nothing.
 */
static bool reading_near_has_unread(const readings *r) {
    unsigned read = r->streets;
    for (int n = 0; n < r->arc_count; n++) {
        read |= r->arcs[n].role == READING_NOISE ? 0 : reading_words(&r->arcs[n]);
    }
    return ~read & ((1U << r->t.count) - 1);
}

/* Whether a word is a number, and none that counts: "1er" may be of a name. */
static bool reading_near_is_numeral(const readings *r, int n) {
    str word = token_span(&r->t, n, n + 1);
    return r->t.at[n].has_digit && (address_is_number(word) || reading_is_number(word));
}

/* Whether tokens from `from` to `end` - 1 are the number of a house, or none. */
static bool reading_near_is_house(const readings *r, int from, int end) {
    bool is_house = true;
    for (int n = from; n < end && is_house; n++) {
        str word = token_span(&r->t, n, n + 1);
        is_house = reading_near_is_numeral(r, n) || utf8_count(word) == 1 ||
                   query_is_number_end(word) || lexicon_has(word, LEXICON_HOUSE_SIGN);
    }
    return is_house;
}

/* Whether a span is all between two commas but for the number of a house. */
static bool reading_near_is_street_whole(const readings *r, int i, int j) {
    int from = i, end = j;
    while (reading_gap(r, from) != TOKEN_COMMA) {
        from--;
    }
    while (reading_gap(r, end) != TOKEN_COMMA) {
        end++;
    }
    return r->has_houses && reading_near_is_house(r, from, i) && reading_near_is_house(r, j, end);
}

/* Whether a span may be a misspelt name. */
static bool reading_near_may_be_near(const readings *r, int i, int j) {
    enum { GLUED_LETTERS_MIN = 9 };
    bool is_glued = r->t.at[i].is_glued, is_apart = false, has_letter = false;
    bool has_number =
        r->has_houses && (reading_near_is_numeral(r, i) || reading_near_is_numeral(r, j - 1));
    for (int n = i; n < j; n++) {
        is_apart |= n > i && r->t.at[n].gap == TOKEN_COMMA;
        has_letter |= !r->t.at[n].has_digit;
        has_number |= j > i + 1 && reading_is_number(token_span(&r->t, n, n + 1));
    }
    return !is_apart && has_letter && !has_number &&
           token_letters(&r->t, i, j) >=
               (is_glued ? (int)GLUED_LETTERS_MIN : (int)READING_NEAR_LETTERS_MIN);
}

GEO_FN void reading_near_spelled(readings *r) {
    enum { NEAR_WHOLE, NEAR_OTHER, NEAR_NAME, NEAR_SORTS, NEAR_WORDS_MAX = 3, NEAR_GLUED_MAX = 12 };
    spell_list *near = arena_room(r->s->v->mem, sizeof *near, (size_t)r->s->v->set->count);
    int left = near ? READING_NEAR_SPANS : 0;
    int sorts = reading_near_has_unread(r) ? NEAR_NAME : NEAR_SORTS;
    for (int sort = NEAR_WHOLE; sort < sorts; sort++) {
        for (int size = 1; size <= MIN(NEAR_GLUED_MAX, r->t.count); size++) {
            for (int i = 0; i + size <= r->t.count && left; i++) {
                int j = i + size;
                bool is_whole = reading_is_part(r, i, j) || reading_near_is_street_whole(r, i, j);
                int is = reading_near_is_name(r, i, j) ? NEAR_NAME
                         : is_whole                    ? NEAR_WHOLE
                                                       : NEAR_OTHER;
                int most = r->t.at[i].is_glued ? (int)NEAR_GLUED_MAX
                           : is_whole          ? (int)READING_WORDS_MAX
                                               : (int)NEAR_WORDS_MAX;
                bool is_street = r->street & r->streets & ((1U << j) - (1U << i));
                if (RULE(NAME_NEAR, is == sort && size <= most && !is_street &&
                                        reading_near_may_be_near(r, i, j))) {
                    reading_near_add_near(r, i, j, near);
                    left--;
                }
            }
        }
    }
}
