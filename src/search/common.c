/* common -- words that mean no place by themselves, and names that few use. Owns nothing.
 *
 * GeoNames lists what anybody ever called a place: Topeka was Google for a month, and every
 * airfield has a code that is a word somewhere. */
#include "common.h"

#include "../base/ascii.h"
#include "../geo/category.h"
#include "../geo/geo.h"
#include "../geo/lexicon.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "../image/image_place.h"
#include "../image/image_set.h"
#include "../image/names.h"
#include "affix.h"
#include "match.h"
#include "match_hit.h"
#include "query.h"

#define COMMON_KNOWN_IMPORTANCE 0.55 /* of a town of 40,000 */
#define COMMON_TOWN_IMPORTANCE  0.45 /* of one of 10,000 */
#define COMMON_HUB_IMPORTANCE   0.53 /* of an airport that the whole world knows */

GEO_FN bool common_is_typed_marker(str text) {
    bool is_it = false;
    for (str list = lexicon_list(LEXICON_TYPED_MARKER); list.len && !is_it;) {
        is_it = str_eq(str_cut(&list, '/'), text);
    }
    return is_it;
}

GEO_FN bool common_is_word(str key, bool *is_marker) {
    str tags[CATEGORY_TAGS_MAX];
    *is_marker = lexicon_has(key, LEXICON_MARKER) || lexicon_has(key, LEXICON_NOTION);
    if (key.len && ascii_is_digit(key.at[0])) {
        str_cut(&key, ' ');
    }
    bool is_word = str_find(key, STR(" ")) < 0; /* "Taman Negara" is a park */
    return *is_marker || lexicon_has(key, LEXICON_KIND_WORD) || (is_word && affix_is_kind(key)) ||
           (key.len < CATEGORY_WORD_MAX && category_tags(key, tags) > 0);
}

GEO_FN str common_code(arena *mem, str text) {
    enum { CODE_MAX = 3 };
    bool is_code = text.len > 1 && text.len <= CODE_MAX && !str_is_capitals(text);
    char small[CODE_MAX], *code = is_code ? arena_bytes(mem, text.len) : NULL;
    for (size_t i = 0; i < text.len && code; i++) {
        small[i] = ascii_lower(text.at[i]);
        code[i] = (char)(small[i] - 'a' + 'A');
        code = ascii_is_alpha(small[i]) ? code : NULL;
    }
    bool is_word = code && lexicon_has((str){small, text.len}, LEXICON_CODE_WORD);
    return code && !is_word ? (str){code, text.len} : STR_NONE;
}

/* Whether something besides the name says what is meant. */
static bool common_has_context(const match *s, const query_parts *parts) {
    bool fits_parts = parts->count > 1 && match_hit_full_count(s); /* "none, Monaco" has none */
    return fits_parts || s->country_count >= 0 || geo_bbox_is(s->query->viewbox) ||
           s->query->category.len;
}

/* Whether it is Latin and begins as no name does. */
static bool common_is_small(str text) {
    return text.len && ascii_is_alpha(text.at[0]) && ascii_lower(text.at[0]) == text.at[0];
}

/* Whether many mean the place by a word that is none by itself: "porto", but not "playa", which is
 * Playa del Carmen to those who live there. Other names than its own need a capital: "Island" is
 * Iceland, "Vulcano" the island, and "der Nil" no nil. */
static bool common_is_known(const match *s, const match_hit *h) {
    double importance = image_importance(h->ref.m, h->ref.place);
    bool is_name = !common_is_small(s->name.text), is_exact = h->fit == PLACE_MATCH_EXACT;
    bool is_said =
        is_exact ||
        (is_name && (h->name_class == IMAGE_OTHER || importance >= COMMON_FAMOUS_IMPORTANCE) &&
         !lexicon_has(s->whole, LEXICON_NOTION));
    bool is_feature = is_name && is_exact && h->cls == IMAGE_NATURE;
    bool is_own = h->ref.m != s->v->set->base; /* the user's file */
    return place_match_is_sure(h->fit) &&
           (is_own || is_feature || (is_said && importance >= COMMON_KNOWN_IMPORTANCE));
}

/* Codes are meant when they are in capitals, unless they are markers (MIT). */
GEO_FN bool common_is_no_place(const match *s, const query_parts *parts) {
    bool is_known = common_has_context(s, parts), is_code = false, is_marker = false;
    for (int i = 0; i < s->count && !is_known; i++) {
        is_known = common_is_known(s, &s->hits[i]);
        is_code |= place_match_is_sure(s->hits[i].fit) && s->hits[i].name_class == IMAGE_CODE &&
                   str_is_capitals(s->name.text);
    }
    if (is_known || !parts->count) {
        return false;
    }
    str first = parts->parts[0].key;
    bool is_short = common_is_typed_marker(s->query->text);
    bool is_common = is_short || common_is_word(first, &is_marker) ||
                     (!str_eq(first, s->name.key) && /* "at home" */
                      common_is_word(s->name.key, &is_marker));
    return is_common && (is_short || is_marker || !is_code);
}

GEO_FN str common_part(const match *s) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    char folded[IMAGE_KEY_MAX];
    bool is_whole =
        str_eq(s->name.key, s->whole); /* as of airports, beside the name in the index */
    str name = names_main_folded(s->hits[0].ref.m, s->hits[0].ref.place, folded);
    for (int i = affix_find(s->whole, cuts); i--;) {
        bool is_cut = !is_whole || cuts[i].meaning.is_airport;
        if (is_cut && str_starts(s->name.key, cuts[i].rest) && str_find(name, cuts[i].word) < 0 &&
            lexicon_has(cuts[i].word, LEXICON_PART)) {
            return cuts[i].word;
        }
    }
    return STR_NONE;
}

/* ---- names that few use ---- */

/* The words of the place's own name, folded; 0: too many. */
static int common_words(image_ref ref, char folded[IMAGE_KEY_MAX], str words[QUERY_WORDS_MAX]) {
    int count = query_words(names_main_folded(ref.m, ref.place, folded), words);
    return count <= QUERY_WORDS_MAX ? count : 0;
}

GEO_FN bool common_is_initials(const match *s, image_ref ref) {
    char folded[IMAGE_KEY_MAX];
    str words[QUERY_WORDS_MAX], typed = s->name.key;
    int count = common_words(ref, folded, words);
    bool is_same = count && typed.len == (size_t)count;
    for (int i = 0; i < count && is_same; i++) {
        is_same = words[i].at[0] == typed.at[i];
    }
    return is_same;
}

GEO_FN bool common_is_like(const match *s, image_ref ref) {
    char folded[IMAGE_KEY_MAX];
    str words[QUERY_WORDS_MAX], typed[QUERY_WORDS_MAX];
    int count = common_words(ref, folded, words);
    int typed_count = query_words(s->name.key, typed);
    bool is_like = typed_count > QUERY_WORDS_MAX;
    for (int i = 0; i < count * typed_count && !is_like; i++) {
        is_like = words[i / typed_count].at[0] == typed[i % typed_count].at[0];
    }
    return is_like || common_is_initials(s, ref);
}

GEO_FN bool common_is_nickname(const match *s, const match_hit *h) {
    bool may_be = h->name_class == IMAGE_ALIAS && match_hit_is_settled(h) &&
                  image_importance(h->ref.m, h->ref.place) < COMMON_FAMOUS_IMPORTANCE;
    image_ref country =
        may_be ? image_place_ancestor(h->ref, IMAGE_COUNTRY) : (image_ref){NULL, IMAGE_NO_PLACE};
    bool is_english = country.m && str_is_among(image_set_country_code(s->v, country),
                                                STR("AU/CA/GB/IE/NZ/US"), '/');
    bool is_airport = h->name_class == IMAGE_ALIAS && h->cls == IMAGE_POI &&
                      match_has_category(h->ref.m, h->ref.place, STR("aeroway")) &&
                      !affix_is_airport(s->whole);
    return (is_english || is_airport) && !common_is_like(s, h->ref);
}

/* "Union Station": a former name of a little-known town, and a kind of thing. */
static bool common_is_thing(const match *s, const match_hit *h) {
    str tags[CATEGORY_TAGS_MAX], last = STR_NONE, key = s->name.key;
    for (str rest = key; rest.len;) {
        last = str_cut(&rest, ' ');
    }
    return h->name_class == IMAGE_ALIAS && match_hit_is_settled(h) && last.len < key.len &&
           image_importance(h->ref.m, h->ref.place) < COMMON_KNOWN_IMPORTANCE &&
           category_tags(last, tags) > 0;
}

/* Whether the name is a word of every day, too, or no name: "fire" of Fire Island. */
static bool common_is_ordinary(const match *s, const match_hit *h) {
    uint32_t key = s->name_keys[h->ref.m - s->v->set->images];
    return key == IMAGE_NO_KEY || image_key_is_word(h->ref.m, key);
}

/* Whether a place found has the name as a code: "ont" may be Ontario, or its airport. */
static bool common_has_code(const match *s) {
    bool found = false;
    for (int i = 0; i < s->count && !found; i++) {
        found = s->hits[i].name_class == IMAGE_CODE && place_match_is_sure(s->hits[i].fit);
    }
    return found;
}

/* How well known a place must be to be meant by a name that is a word, too, or so short that in
 * small letters it is hardly told from a word: "nrw", "jfk". */
static double common_least_importance(const match *s, const match_hit *h, bool is_ordinary) {
    bool is_exact = h->fit == PLACE_MATCH_EXACT, is_alias = h->name_class == IMAGE_ALIAS;
    bool is_airport = h->name_class == IMAGE_CODE && h->cls == IMAGE_POI;
    return is_airport                                        ? COMMON_TOWN_IMPORTANCE
           : is_exact                                        ? COMMON_KNOWN_IMPORTANCE
           : is_alias && (is_ordinary || common_has_code(s)) ? 1
                                                             : COMMON_FAMOUS_IMPORTANCE;
}

/* "beer", "Forest": few know the places that are called like the word. */
static bool common_is_small_place(const match *s, const match_hit *h) {
    enum { SHORT_MAX = 3 };
    bool is_ordinary = h->name_class != IMAGE_CODE && common_is_ordinary(s, h);
    bool is_short = s->name.key.len <= SHORT_MAX && common_is_small(s->name.text);
    return (is_ordinary || is_short) &&
           image_importance(h->ref.m, h->ref.place) < common_least_importance(s, h, is_ordinary);
}

/* A code not in capitals, but of an airport that many know by it: "jfk", and even more "Jfk", as
 * "Jan" is a name; and most of all "lax", as that is a word. */
static bool common_is_small_code(const match *s, const match_hit *h) {
    double least = common_is_ordinary(s, h)        ? COMMON_HUB_IMPORTANCE
                   : common_is_small(s->name.text) ? MATCH_AIRPORT_IMPORTANCE
                                                   : COMMON_TOWN_IMPORTANCE;
    return h->name_class == IMAGE_CODE && !str_is_capitals(s->name.text) &&
           (h->cls != IMAGE_POI || image_importance(h->ref.m, h->ref.place) < least);
}

/* "28": hardly Oulunkylä, the 28th of the districts of Helsinki. */
static bool common_is_number(const match *s, const match_hit *h) {
    bool is_number = h->name_class != IMAGE_MAIN;
    for (size_t i = 0; i < s->name.key.len && is_number; i++) {
        is_number = ascii_is_digit(s->name.key.at[i]);
    }
    return is_number;
}

/* Other than what the words mean: the place is not as well known. */
static bool common_is_other(const match *s, const match_hit *h) {
    bool is_known = h->fit == PLACE_MATCH_EXACT &&
                    image_importance(h->ref.m, h->ref.place) >= COMMON_KNOWN_IMPORTANCE;
    return !is_known && lexicon_has(s->whole, LEXICON_ORDINARY);
}

GEO_FN bool common_is_rare(const match *s, const query_parts *parts) {
    str typed = s->query->text;
    const match_hit *h = s->hits;
    bool is_alone = s->count && typed.len && parts->count == 1 && !s->qualifier_count;
    if (!is_alone || h->ref.m != s->v->set->base || common_has_context(s, parts)) {
        return false;
    }
    bool is_word = str_find(s->name.key, STR(" ")) < 0 && str_find(typed, STR(".")) < 0;
    bool is_ordinary = is_word && (common_is_small_code(s, h) || common_is_small_place(s, h));
    return place_match_is_sure(h->fit) &&
           (is_ordinary || common_is_nickname(s, h) || common_is_number(s, h) ||
            common_is_thing(s, h) || common_is_other(s, h));
}

#undef COMMON_KNOWN_IMPORTANCE
#undef COMMON_TOWN_IMPORTANCE
#undef COMMON_HUB_IMPORTANCE
