/* gaz_search -- finds places by what people type.
 *
 * Flow: gazetteer hands in a query; gaz_query reads it, gaz_names knows who bears a name, gaz_place what
 * contains whom. Owns nothing.
 *
 * What is asked for ("head") must be a name; the rest ("contexts") must be names of what contains it, or of
 * a larger settlement close by. With commas the head is the first part, or another one when that fits
 * all the others; without commas every split into a head at the front or at the end and contexts is tried,
 * the longest head first, and all words must be used. A context that does not fit is dropped and told;
 * a head that is nowhere finds nothing: half a query is no answer.
 *
 * Ranking, all on the scale of importance (0-1; ten times the people are worth 0.118):
 *   how many contexts fit                          before everything else
 *   importance of the place
 *   name: main and English 0, other language -0.05, alias -0.12, and see search_prefer_main; code -0.02 (country), -0.15 (division), -0.25
 *   spelling: see query_forms; a longer name that begins so (Frankfurt am Main) -0.12
 *   kind: divisions -0.12 and counties -0.15 against settlements of the same name, suburbs -0.08
 *   a dropped word that speaks of the kind ("county") +0.15 for it, -0.15 for others
 *   inside the viewbox +0.30; near a context, not in it, -0.03 each; see search_merge for index files */
#include "gaz_search.h"

#include <math.h>
#include <string.h>

#include "../geo/geo.h"
#include "fold.h"
#include "gaz_image.h"
#include "gaz_names.h"
#include "gaz_query.h"
#include "gaz_set.h"

enum {
    SEARCH_HITS_MAX = 64,      /* kept while searching: the limit of an answer, and what dedupe takes */
    SEARCH_REFS_MAX = 64,      /* bearers of a context, the most important first */
    SEARCH_CONTEXTS_MAX = QUERY_WORDS_MAX,
    SEARCH_BEARERS_MAX = 50000, /* of one name that are looked at: streets called Hauptstraße */
    SEARCH_LONGER_MAX = 48,    /* longer names that begin with a word that was asked for */
    SEARCH_COUNTRIES_MAX = 50,
    SEARCH_NEAR_CITY_M = 6000  /* beyond the reach of a city that still is "at" it */
};

typedef struct {
    query_part part;
    gaz_ref refs[SEARCH_REFS_MAX];
    int count;
} search_context;

typedef struct {
    gaz_ref ref;
    double score;
    int agreed;
    unsigned agreed_mask; /* bit i: contexts[i] */
    image_name_class name;
    gaz_ref street;       /* of a house that was looked for and is not there: ref is the street */
} search_hit;

typedef struct {
    const gaz_view *v;
    const place_query *query;
    search_context *contexts; /* of the split at hand */
    int context_count;
    gaz_ref countries[SEARCH_COUNTRIES_MAX];
    int country_count; /* -1: any */
    unsigned classes;  /* that may be found */
    query_part head;   /* of the hits at hand */
    search_hit hits[SEARCH_HITS_MAX];
    int count;
} search;

#define SEARCH_MAIN_SCORE 0.45 /* of a town of 10,000 people that some languages know */
#define SEARCH_CITY_SCORE 0.59 /* of a city of 100,000 */

/* ---- contexts ---- */

/* Those bearers of a key that can contain others. */
static int search_refs(const gaz_set *set, str key, gaz_ref refs[SEARCH_REFS_MAX], int count) {
    for (int i = 0; i < set->count && key.len <= IMAGE_KEY_MAX; i++) {
        const image *m = &set->images[i];
        names_walk w = names_seek(m, key);
        if (names_is_end(&w) || !str_eq(names_key(&w), key)) {
            continue;
        }
        names_post post = names_bearers(m, w.key);
        uint32_t row = 0;
        image_name_class cls;
        for (int n = 0; n < 4 * SEARCH_REFS_MAX && count < SEARCH_REFS_MAX &&
                        names_bearer(&post, &row, &cls);
             n++) {
            if (image_class_of(m, row) <= IMAGE_SUBURB) {
                refs[count++] = (gaz_ref){m, row};
            }
        }
    }
    return count;
}

static int search_context_refs(search *s, query_part part, gaz_ref refs[SEARCH_REFS_MAX]) {
    int count = search_refs(s->v->set, part.key, refs, 0);
    if (count == 0) {
        query_form forms[QUERY_FORMS_MAX];
        int form_count = query_forms(s->v->mem, part, forms);
        for (int i = 1; i < form_count && count == 0; i++) {
            count = search_refs(s->v->set, forms[i].key, refs, 0);
        }
    }
    return count;
}

static bool search_add_context(search *s, query_part part, bool must_be_known) {
    if (s->context_count == SEARCH_CONTEXTS_MAX) {
        return false;
    }
    search_context *x = &s->contexts[s->context_count];
    x->part = part;
    x->count = search_context_refs(s, part, x->refs);
    if (must_be_known && x->count == 0) {
        return false;
    }
    s->context_count++;
    return true;
}

/* Words [i, j) as contexts, the longest known name first; false: some word is in none. */
static bool search_add_words(search *s, const str *words, int i, int j) {
    while (i < j) {
        int end = j;
        for (; end > i; end--) {
            str key = query_span(words, i, end);
            if (search_add_context(s, (query_part){key, key}, true)) {
                break;
            }
        }
        if (end == i) {
            return false;
        }
        i = end;
    }
    return true;
}

/* A comma part: one context, or several that were typed without commas ("Illinois USA"). */
static void search_add_part(search *s, query_part part) {
    int before = s->context_count;
    if (search_add_context(s, part, true)) {
        return;
    }
    str words[QUERY_WORDS_MAX];
    int count = query_words(part.key, words);
    if (count > 1 && count <= QUERY_WORDS_MAX && search_add_words(s, words, 0, count)) {
        return;
    }
    s->context_count = before;
    search_add_context(s, part, false);
}

typedef enum { SEARCH_APART, SEARCH_NEAR, SEARCH_CONTAINS } search_fit;

/* Whether r contains the place at chain[0], or is a larger settlement whose surroundings it is in. */
static search_fit search_fits(const gaz_ref *chain, int count, gaz_ref r) {
    for (int i = 1; i < count; i++) {
        if (gaz_same(chain[i], r)) {
            return SEARCH_CONTAINS;
        }
    }
    image_class cls = gaz_class(r);
    if (cls < IMAGE_METROPOLIS || cls > IMAGE_VILLAGE || gaz_same(chain[0], r)) {
        return SEARCH_APART;
    }
    image_class own = gaz_class(chain[0]);
    uint32_t people = image_people(r.m, r.place);
    bool is_smaller = own > IMAGE_VILLAGE || (own >= IMAGE_METROPOLIS &&
                                              image_people(chain[0].m, chain[0].place) < people);
    double metres = is_smaller
                        ? geo_distance_m(image_lat(r.m, r.place), image_lon(r.m, r.place),
                                         image_lat(chain[0].m, chain[0].place),
                                         image_lon(chain[0].m, chain[0].place))
                        : INFINITY;
    return metres <= 2 * gaz_reach_m(people) + SEARCH_NEAR_CITY_M ? SEARCH_NEAR : SEARCH_APART;
}

/* How many contexts fit; *loss: what those cost that are only close by, so that the place inside comes
 * first where all else is equal. */
static int search_agreement(const search *s, const gaz_ref *chain, int count, unsigned *mask,
                            double *loss) {
    int agreed = 0;
    *mask = 0;
    *loss = 0;
    for (int i = 0; i < s->context_count; i++) {
        const search_context *x = &s->contexts[i];
        search_fit best = SEARCH_APART;
        for (int r = 0; r < x->count && best != SEARCH_CONTAINS; r++) {
            best = MAX(best, search_fits(chain, count, x->refs[r]));
        }
        if (best != SEARCH_APART) {
            *mask |= 1u << i;
            *loss += best == SEARCH_NEAR ? 0.03 : 0;
            agreed++;
        }
    }
    return agreed;
}

/* ---- filters ---- */

static void search_read_countries(search *s) {
    str codes = s->query->country_codes;
    s->country_count = codes.len && s->v->set->base ? 0 : -1;
    while (codes.len && s->country_count >= 0) {
        query_part part = {.key = STR_NONE};
        char room[8];
        str code = str_trim(str_cut(&codes, ','));
        gaz_ref refs[SEARCH_REFS_MAX];
        for (size_t i = 0; i < code.len && code.len < sizeof room; i++) {
            room[i] = char_lower(code.at[i]);
            part.key = (str){room, code.len};
        }
        int count = search_refs(s->v->set, part.key, refs, 0);
        for (int i = 0; i < count && s->country_count < SEARCH_COUNTRIES_MAX; i++) {
            str cc = gaz_class(refs[i]) == IMAGE_COUNTRY
                         ? gaz_country_code(s->v, refs[i])
                         : STR_NONE;
            if (cc.len && str_eq_nocase(cc, code)) {
                s->countries[s->country_count++] = refs[i];
            }
        }
    }
}

static bool search_in_countries(const search *s, const gaz_ref *chain, int count) {
    for (int i = 0; i < s->country_count; i++) {
        if (gaz_same(chain[count - 1], s->countries[i])) {
            return true;
        }
    }
    return s->country_count < 0;
}

/* Nominatim's layers as classes; unknown words say nothing. */
static unsigned search_layers(str layers) {
    static const struct {
        const char *layer;
        unsigned classes;
    } rows[] = {
        {"address", IMAGE_ADMIN_MASK | IMAGE_SETTLED_MASK | IMAGE_CLASS_BIT(IMAGE_SUBURB) |
                        IMAGE_CLASS_BIT(IMAGE_STREET) | IMAGE_CLASS_BIT(IMAGE_POSTCODE) |
                        IMAGE_CLASS_BIT(IMAGE_HOUSE)},
        {"poi", IMAGE_CLASS_BIT(IMAGE_POI)},
        {"railway", IMAGE_CLASS_BIT(IMAGE_POI)},
        {"manmade", IMAGE_CLASS_BIT(IMAGE_POI)},
        {"natural", IMAGE_CLASS_BIT(IMAGE_NATURE) | IMAGE_CLASS_BIT(IMAGE_MARINE)},
    };
    unsigned classes = 0;
    while (layers.len) {
        str layer = str_trim(str_cut(&layers, ','));
        for (size_t i = 0; i < LEN(rows); i++) {
            classes |= str_eq(layer, str_of(rows[i].layer)) ? rows[i].classes : 0;
        }
    }
    return classes ? classes : IMAGE_ALL_MASK;
}

static bool search_is_category(const image *m, uint32_t row, str category) {
    if (category.len == 0) {
        return true;
    }
    image_kind kind = image_kind_of(m, row);
    str value = category, key = str_cut(&value, '=');
    return str_eq(kind.key, key) && (!value.at || str_eq(kind.value, value));
}

/* ---- hits ---- */

static double search_kind_score(image_class cls, image_name_class name, unsigned favoured) {
    static const double code_loss[IMAGE_CLASSES] = {[IMAGE_COUNTRY] = 0.02, [IMAGE_STATE] = 0.15};
    static const double kind_loss[IMAGE_CLASSES] = {
        [IMAGE_STATE] = 0.12, [IMAGE_COUNTY] = 0.15, [IMAGE_SUBURB] = 0.08};
    double loss = 0;
    if (name == IMAGE_CODE) {
        loss = code_loss[cls] > 0 ? code_loss[cls] : 0.25;
    } else {
        loss = name == IMAGE_ALIAS ? 0.12 : name == IMAGE_OTHER ? 0.05 : 0;
    }
    double gain = favoured == 0 ? 0 : favoured & IMAGE_CLASS_BIT(cls) ? 0.15 : -0.15;
    return gain - loss - kind_loss[cls];
}

static bool search_is_before(const search_hit *a, const search_hit *b) {
    return a->agreed != b->agreed ? a->agreed > b->agreed : a->score > b->score;
}

static void search_keep(search *s, search_hit hit) {
    int at = s->count;
    for (int i = 0; i < s->count; i++) {
        if (gaz_same(s->hits[i].ref, hit.ref)) {
            if (!search_is_before(&hit, &s->hits[i])) {
                return;
            }
            memmove(&s->hits[i], &s->hits[i + 1], (size_t)(s->count - i - 1) * sizeof hit);
            at = --s->count;
            break;
        }
    }
    while (at && search_is_before(&hit, &s->hits[at - 1])) {
        at--;
    }
    if (at == SEARCH_HITS_MAX) {
        return;
    }
    int moved = MIN(s->count, SEARCH_HITS_MAX - 1) - at;
    memmove(&s->hits[at + 1], &s->hits[at], (size_t)moved * sizeof hit);
    s->hits[at] = hit;
    s->count = MIN(s->count + 1, SEARCH_HITS_MAX);
}

static void search_consider(search *s, gaz_ref ref, image_name_class name, double loss,
                            unsigned favoured) {
    image_class cls = gaz_class(ref);
    if (!(s->classes & IMAGE_CLASS_BIT(cls)) ||
        !search_is_category(ref.m, ref.place, s->query->category)) {
        return;
    }
    search_hit hit = {.ref = ref,
                      .name = name,
                      .score = image_importance(ref.m, ref.place) +
                               search_kind_score(cls, name, favoured) - loss};
    if (bbox_is(s->query->viewbox)) {
        bool is_inside = bbox_contains(s->query->viewbox, image_lat(ref.m, ref.place),
                                       image_lon(ref.m, ref.place));
        if (!is_inside && s->query->bounded) {
            return;
        }
        hit.score += is_inside ? 0.30 : 0;
    }
    if (s->count == SEARCH_HITS_MAX && hit.score <= s->hits[s->count - 1].score &&
        s->hits[s->count - 1].agreed == s->context_count) {
        return; /* cannot get in: saves its chain */
    }
    if (s->country_count >= 0 || s->context_count) {
        gaz_ref chain[GAZ_CHAIN_MAX];
        int count = gaz_chain(s->v->set, ref, chain);
        if (!search_in_countries(s, chain, count)) {
            return;
        }
        double near_loss = 0;
        hit.agreed = search_agreement(s, chain, count, &hit.agreed_mask, &near_loss);
        hit.score -= near_loss;
    }
    search_keep(s, hit);
}

/* ---- heads ---- */

static void search_bearers(search *s, const image *m, uint32_t key, double loss, unsigned favoured,
                           bool is_longer) {
    names_post post = names_bearers(m, key);
    uint32_t row = 0;
    image_name_class cls;
    for (int i = 0; i < SEARCH_BEARERS_MAX && names_bearer(&post, &row, &cls); i++) {
        if (!is_longer || cls <= IMAGE_OTHER) {
            search_consider(s, (gaz_ref){m, row}, cls, loss, favoured);
        }
    }
}

static void search_key(search *s, str key, double loss, unsigned favoured) {
    for (int i = 0; i < s->v->set->count && key.len <= IMAGE_KEY_MAX; i++) {
        const image *m = &s->v->set->images[i];
        names_walk w = names_seek(m, key);
        if (!names_is_end(&w) && str_eq(names_key(&w), key)) {
            search_bearers(s, m, w.key, loss, favoured, false);
        }
    }
}

/* Names that go on after the words asked for: "Frankfurt" finds Frankfurt am Main. */
static void search_longer(search *s, str key) {
    char begin[IMAGE_KEY_MAX + 1];
    if (key.len >= IMAGE_KEY_MAX) {
        return;
    }
    memcpy(begin, key.at, key.len);
    begin[key.len] = ' ';
    str prefix = {begin, key.len + 1};
    for (int i = 0; i < s->v->set->count; i++) {
        const image *m = &s->v->set->images[i];
        names_walk w = names_seek(m, prefix);
        for (int n = 0; n < SEARCH_LONGER_MAX && !names_is_end(&w) &&
                        str_starts(names_key(&w), prefix);
             n++, names_next(&w)) {
            search_bearers(s, m, w.key, 0.12, 0, true);
        }
    }
}

/* Hits that all contexts fit, at the front. */
static int search_full(const search *s) {
    int count = 0;
    while (count < s->count && s->hits[count].agreed == s->context_count) {
        count++;
    }
    return count;
}

/* The head in all its spellings until one is found; with the contexts at hand. */
static bool search_head(search *s, query_part part) {
    s->head = part;
    search_key(s, part.key, 0, 0);
    if (search_full(s)) {
        return true;
    }
    query_form forms[QUERY_FORMS_MAX];
    int count = query_forms(s->v->mem, part, forms);
    for (int i = 1; i < count && !search_full(s); i++) {
        search_key(s, forms[i].key, forms[i].loss, forms[i].favoured);
    }
    return search_full(s) > 0;
}

/* All splits of a part without commas, besides `base_contexts` that hold anyway. */
static bool search_splits(search *s, query_part part, int base_contexts) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(part.key, words);
    if (count > QUERY_WORDS_MAX) {
        return false;
    }
    search before = *s;
    for (int len = count - 1; len > 0; len--) {
        bool found = false;
        for (int from = 0; from <= count - len; from += count - len) {
            s->context_count = base_contexts;
            if (search_add_words(s, words, 0, from) &&
                search_add_words(s, words, from + len, count)) {
                str key = query_span(words, from, from + len);
                int hits = s->count;
                s->count = found ? hits : 0;
                found = search_head(s, (query_part){key, key}) || found;
                s->count = found ? search_full(s) : 0;
            }
        }
        if (found) {
            return true;
        }
    }
    int contexts = before.context_count;
    *s = before;
    s->context_count = contexts;
    return false;
}

/* ---- house numbers ---- */

static gaz_ref search_house(gaz_ref street, str number) {
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
        if (image_value(m, IMAGE_PARENT, house) != (uint64_t)street.place + 1) {
            break;
        }
        char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
        str text = names_text(m, image_value(m, IMAGE_NAME, house), room);
        str key = fold_name(text, FOLD_PLAIN, folded, sizeof folded);
        if (str_eq(key, number)) {
            return (gaz_ref){m, (uint32_t)house};
        }
    }
    return (gaz_ref){NULL, IMAGE_NO_PLACE};
}

static bool search_has_streets(const gaz_set *set) {
    for (int i = 0; i < set->count; i++) {
        if (image_first(&set->images[i], IMAGE_STREET) !=
            image_first(&set->images[i], (image_class)(IMAGE_STREET + 1))) {
            return true;
        }
    }
    return false;
}

/* "Rue Grimaldi 12": the street, and the house on it where there is one. Streets without that number are
 * kept only when no street has it. */
static bool search_address(search *s, query_part part, bool is_range, int base_contexts,
                           str *number) {
    query_part rest;
    if (!query_house(s->v->mem, part, is_range, number, &rest)) {
        return false;
    }
    unsigned classes = s->classes;
    s->classes = IMAGE_CLASS_BIT(IMAGE_STREET) | IMAGE_SETTLED_MASK;
    s->count = 0;
    s->context_count = base_contexts;
    bool found = search_head(s, rest) || search_splits(s, rest, base_contexts);
    s->classes = classes;
    int houses = 0;
    for (int i = 0; i < s->count && found; i++) {
        gaz_ref house = search_house(s->hits[i].ref, *number);
        if (house.m) {
            search_hit hit = s->hits[i];
            hit.ref = house;
            s->hits[houses++] = hit;
        } else if (gaz_class(s->hits[i].ref) != IMAGE_STREET) {
            s->hits[i].agreed = -1; /* a settlement of that name has no such house: no answer */
        }
    }
    if (houses) {
        *number = STR_NONE;
        s->count = houses;
        return true;
    }
    for (int i = 0; i < s->count; i++) {
        if (s->hits[i].agreed >= 0) {
            s->hits[houses++] = s->hits[i];
        }
    }
    s->count = houses;
    return houses > 0;
}

/* The same, also with two numbers ("59-65"). Without a house (must_exist: nothing but a house counts) the
 * search is as it was before. */
static bool search_addresses(search *s, query_part part, bool must_exist, str *number) {
    search *before = search_has_streets(s->v->set) ? ARENA_NEW(s->v->mem, search, 1) : NULL;
    if (!before) {
        return false;
    }
    *before = *s;
    for (int is_range = 0; is_range < 2; is_range++) {
        bool found = search_address(s, part, is_range, before->context_count, number);
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
static bool search_other_heads(search *s, const query_parts *parts) {
    search before = *s;
    for (int head = 1; head < parts->count; head++) {
        s->count = s->context_count = 0;
        for (int i = 0; i < parts->count; i++) {
            if (i != head) {
                search_add_part(s, parts->parts[i]);
            }
        }
        if (search_head(s, parts->parts[head])) {
            s->count = search_full(s);
            return true;
        }
    }
    *s = before;
    return false;
}

/* Fills s->hits; *number is a house number that had to be dropped. */
static void search_run(search *s, const query_parts *parts, str *number) {
    for (int i = 1; i < parts->count; i++) {
        search_add_part(s, parts->parts[i]);
    }
    int base = s->context_count;
    *number = STR_NONE;
    if (search_head(s, parts->parts[0])) {
        search_longer(s, parts->parts[0].key);
        return;
    }
    search_longer(s, parts->parts[0].key);
    if (search_full(s) || search_addresses(s, parts->parts[0], true, number) ||
        search_splits(s, parts->parts[0], base) ||
        search_addresses(s, parts->parts[0], false, number)) {
        return;
    }
    search_other_heads(s, parts);
}

static void search_sort(search *s) {
    for (int i = 1; i < s->count; i++) {
        search_hit one = s->hits[i];
        int at = i;
        for (; at && search_is_before(&one, &s->hits[at - 1]); at--) {
            s->hits[at] = s->hits[at - 1];
        }
        s->hits[at] = one;
    }
}

static bool search_is_settled(gaz_ref ref) {
    return (IMAGE_CLASS_BIT(gaz_class(ref)) & IMAGE_SETTLED_MASK) != 0;
}

/* Whether the name that was found is the one that is shown, not the English one. */
static bool search_is_own_name(const search *s, const search_hit *h) {
    char room[NAMES_TEXT_MAX], folded[IMAGE_KEY_MAX];
    str name = names_text(h->ref.m, image_value(h->ref.m, IMAGE_NAME, h->ref.place), room);
    str key = fold_name(name, FOLD_PLAIN, folded, sizeof folded);
    return h->name == IMAGE_MAIN && str_eq(key, s->head.key);
}

/* What a hit loses because a settlement with a score of `best` bears the name as its own. */
static double search_second_loss(const search *s, const search_hit *h, double best,
                                 const search_hit *first) {
    if (h->name == IMAGE_CODE || best < SEARCH_MAIN_SCORE) {
        return 0;
    }
    if (h->name != IMAGE_MAIN) {
        return 0.25;
    }
    bool is_city = search_is_settled(h->ref);
    if (best < SEARCH_CITY_SCORE || (is_city && search_is_own_name(s, h))) {
        return 0;
    }
    bool is_abroad = gaz_class(h->ref) == IMAGE_STATE && h->ref.m == first->ref.m &&
                     !gaz_is_in(first->ref, (gaz_ref){h->ref.m, image_parent(h->ref.m, h->ref.place)});
    return is_city ? 0.17 : is_abroad ? 0.06 : 0;
}

/* The main name comes before other languages and spellings: where a settlement of some size bears the name
 * itself, those that only others call so come after it (Augusta before Augsburg); where a city does, also
 * those that only English calls so (Odessa in Texas before Odesa), and divisions of other countries. */
static void search_prefer_main(search *s) {
    const search_hit *first = NULL;
    for (int i = 0; i < s->count; i++) {
        const search_hit *h = &s->hits[i];
        bool is_main = h->agreed == s->hits[0].agreed && search_is_settled(h->ref) &&
                       search_is_own_name(s, h);
        if (is_main && (!first || h->score > first->score)) {
            first = h;
        }
    }
    double best = first ? first->score : 0;
    if (first && first->ref.m != s->v->set->base) {
        best = MAX(best, SEARCH_MAIN_SCORE); /* who adds an index asks for what is in it */
    }
    search_hit best_hit = first ? *first : (search_hit){.score = 0};
    for (int i = 0; i < s->count; i++) {
        s->hits[i].score -= search_second_loss(s, &s->hits[i], best, &best_hit);
    }
    search_sort(s);
}

/* Metres within which two places of one name and kind in two images are one place; 0: never. */
static double search_same_m(image_class cls) {
    return cls == IMAGE_STATE    ? 100000
           : cls == IMAGE_COUNTY ? 20000
           : cls <= IMAGE_SUBURB ? 8000
                                 : 0;
}

/* What the base image and an index file both know: "place" stands for settlements and their parts. */
static bool search_is_same(const search *s, const search_hit *file, const search_hit *base) {
    image_class a = gaz_class(file->ref), b = gaz_class(base->ref);
    bool is_place = a > IMAGE_COUNTY && a <= IMAGE_SUBURB && b > IMAGE_COUNTY && b <= IMAGE_SUBURB;
    if (!is_place && a != b) {
        return false;
    }
    if (a == IMAGE_COUNTRY) {
        return str_eq(gaz_country_code(s->v, file->ref), gaz_country_code(s->v, base->ref));
    }
    return geo_distance_m(image_lat(file->ref.m, file->ref.place),
                          image_lon(file->ref.m, file->ref.place),
                          image_lat(base->ref.m, base->ref.place),
                          image_lon(base->ref.m, base->ref.place)) < search_same_m(a);
}

/* Of a place that an index file knows too, the file's row answers, with the rank of the better one; and
 * among equals those come first that are written exactly as the query. */
static void search_merge(search *s) {
    const image *base = s->v->set->base;
    int kept = 0;
    for (int i = 0; i < s->count; i++) {
        search_hit *same = NULL;
        for (int j = 0; j < s->count && s->hits[i].ref.m == base && !same; j++) {
            bool is_file = s->hits[j].ref.m != base && s->hits[j].name <= IMAGE_OTHER;
            same = is_file && search_is_same(s, &s->hits[j], &s->hits[i]) ? &s->hits[j] : NULL;
        }
        if (same && s->hits[i].agreed <= same->agreed) {
            same->score = MAX(same->score, s->hits[i].score);
            s->hits[i].agreed = -1;
        }
    }
    for (int i = 0; i < s->count; i++) {
        search_hit *h = &s->hits[i];
        char room[NAMES_TEXT_MAX];
        if (h->agreed >= 0) {
            str name = names_text(h->ref.m, image_value(h->ref.m, IMAGE_NAME, h->ref.place), room);
            h->score += str_eq_nocase(name, s->head.text) ? 0.004 : 0;
            s->hits[kept++] = *h;
        }
    }
    s->count = kept;
    search_sort(s);
}

/* A division or county that is all but the same as a settlement before it in the list. */
static bool search_is_repeat(const search *s, int index) {
    gaz_ref ref = s->hits[index].ref;
    if (gaz_class(ref) != IMAGE_STATE && gaz_class(ref) != IMAGE_COUNTY) {
        return false;
    }
    char room[NAMES_TEXT_MAX], other[NAMES_TEXT_MAX];
    str name = names_text(ref.m, image_value(ref.m, IMAGE_NAME, ref.place), room);
    for (int i = 0; i < s->count; i++) {
        gaz_ref city = s->hits[i].ref;
        if (i == index || city.m != ref.m || !search_is_settled(city) ||
            !gaz_is_in(city, ref)) {
            continue;
        }
        bool is_most =
            image_people(city.m, city.place) >= image_people(ref.m, ref.place) / 2;
        if (is_most && str_eq(name, names_text(city.m, image_value(city.m, IMAGE_NAME, city.place),
                                               other))) {
            return true;
        }
    }
    return false;
}

static str search_dropped(const search *s, const search_hit *top, str number) {
    str dropped = number;
    for (int i = 0; i < s->context_count; i++) {
        if (top->agreed_mask & 1u << i) {
            continue;
        }
        str text = s->contexts[i].part.text;
        if (!dropped.len) {
            dropped = text;
        } else {
            dropped = arena_join(s->v->mem, arena_join(s->v->mem, dropped, STR(", ")), text);
        }
    }
    return dropped;
}

static search *search_open(const gaz_view *v, const place_query *query) {
    search *s = ARENA_NEW(v->mem, search, 1);
    search_context *contexts = s ? ARENA_NEW(v->mem, search_context, SEARCH_CONTEXTS_MAX) : NULL;
    if (!contexts) {
        return NULL;
    }
    s->v = v;
    s->query = query;
    s->contexts = contexts;
    s->classes = search_layers(query->layer);
    search_read_countries(s);
    return s;
}

GEO_FN bool search_places(const gaz_view *v, const place_query *query, place_list *places,
                          gaz_note *note) {
    search *s = search_open(v, query);
    query_parts parts = query_split(v->mem, query);
    *places = (place_list){NULL, 0};
    if (!s) {
        return false;
    }
    if (parts.count == 0) {
        return true;
    }
    str number;
    search_run(s, &parts, &number);
    search_prefer_main(s);
    if (v->set->count > 1) {
        search_merge(s);
    }
    int limit = MIN(MAX(query->limit, 1), PLACE_LIMIT_MAX);
    places->at = ARENA_NEW(v->mem, place, limit);
    for (int i = 0; i < s->count && places->count < limit && places->at; i++) {
        if (s->hits[i].agreed != s->hits[0].agreed || search_is_repeat(s, i)) {
            continue;
        }
        place p = gaz_fill(v, s->hits[i].ref);
        p.is_match_partial = s->hits[i].agreed < s->context_count || number.len > 0;
        places->at[places->count++] = p;
    }
    if (s->count && (s->hits[0].agreed < s->context_count || number.len)) {
        note->dropped = search_dropped(s, &s->hits[0], number);
    }
    return places->at != NULL;
}

/* ---- spelling ---- */

GEO_FN str search_written(const gaz_view *v, const image *m, uint32_t key, uint32_t row) {
    char room[NAMES_TEXT_MAX], text[IMAGE_KEY_MAX + 4], folded[IMAGE_KEY_MAX];
    names_walk w = names_block(m, key / IMAGE_KEYS_PER_BLOCK);
    while (w.key < key && names_next(&w)) {
    }
    int i = gaz_index_of(v, m);
    str name = names_of(m, row, v->langs[i], v->lang_count[i], room);
    if (str_eq(fold_name(name, FOLD_PLAIN, folded, sizeof folded), names_key(&w))) {
        return arena_copy(v->mem, name);
    }
    return arena_copy(v->mem, fold_capitals(names_key(&w), text, sizeof text));
}

typedef struct {
    str names[PLACE_SUGGESTIONS_MAX];
    unsigned edits[PLACE_SUGGESTIONS_MAX];
    int count;
} search_spelled;

static void search_spelled_add(search_spelled *list, str name, unsigned edits) {
    for (int i = 0; i < list->count; i++) {
        if (str_eq(list->names[i], name)) {
            return;
        }
    }
    if (name.len && list->count < PLACE_SUGGESTIONS_MAX) {
        list->edits[list->count] = edits;
        list->names[list->count++] = name;
    }
}

/* Near spellings of a head for which all contexts hold; `tail` is what follows them in the query. */
static void search_spell(search *s, str key, str tail, search_spelled *list) {
    int most = spell_edits_of(key);
    for (int edits = 1; edits <= most && list->count == 0; edits++) {
        for (int i = 0; i < s->v->set->count; i++) {
            const image *m = &s->v->set->images[i];
            spell_near near[SPELL_NEAR_MAX];
            int count = spell_find(&s->v->set->spells[i], m, key, edits, near);
            for (int n = 0; n < count; n++) {
                gaz_ref chain[GAZ_CHAIN_MAX];
                unsigned mask = 0;
                int links = s->context_count ? gaz_chain(s->v->set, (gaz_ref){m, near[n].place}, chain)
                                             : 0;
                double near_loss = 0;
                if (search_agreement(s, chain, links, &mask, &near_loss) < s->context_count) {
                    continue;
                }
                str name = search_written(s->v, m, near[n].key, near[n].place);
                search_spelled_add(list, arena_join(s->v->mem, name, tail), near[n].edits);
            }
        }
    }
}

/* "Bouldr Colorado": the end of the words as contexts that are right, the begin as what is not. */
static void search_spell_words(search *s, query_part part, search_spelled *list) {
    str words[QUERY_WORDS_MAX];
    int count = query_words(part.key, words);
    for (int len = count - 1; len > 0 && count <= QUERY_WORDS_MAX && list->count == 0; len--) {
        s->context_count = 0;
        if (search_add_words(s, words, len, count)) {
            str tail = query_span(words, len, count);
            char text[IMAGE_KEY_MAX + 4];
            tail = arena_copy(s->v->mem, fold_capitals(tail, text, sizeof text));
            search_spell(s, query_span(words, 0, len), arena_join(s->v->mem, STR(", "), tail), list);
        }
    }
}

GEO_FN int search_spellings(const gaz_view *v, const place_query *query,
                            str names[PLACE_SUGGESTIONS_MAX]) {
    search *s = search_open(v, query);
    query_parts parts = query_split(v->mem, query);
    search_spelled list = {.count = 0};
    if (!s || parts.count == 0) {
        return 0;
    }
    for (int i = 1; i < parts.count; i++) {
        search_add_part(s, parts.parts[i]);
    }
    str first = parts.parts[0].text, tail = STR_NONE;
    if (parts.count > 1) {
        str last = parts.parts[parts.count - 1].text;
        tail = (str){first.at + first.len, (size_t)(last.at + last.len - first.at) - first.len};
        tail = query->text.len ? tail : STR_NONE;
    }
    search_spell(s, parts.parts[0].key, tail, &list);
    if (list.count == 0 && parts.count == 1) {
        search_spell_words(s, parts.parts[0], &list);
    }
    memcpy(names, list.names, sizeof list.names);
    return list.count;
}

#undef SEARCH_MAIN_SCORE
#undef SEARCH_CITY_SCORE
