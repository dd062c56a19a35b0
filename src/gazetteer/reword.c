/* reword -- other ways to write a query. Owns the table of Cyrillic letters.
 *
 * Names in Cyrillic are known of places of 15,000 people and more, and former names and those of
 * sights often in Latin letters only: "Тифлис" is Tiflis, "Балатон" is Balaton. */
#include "reword.h"

#include "../base/utf8.h"
#include "../geo/fold.h"
#include "affix.h"
#include "names.h"
#include "prefix.h"
#include "query.h"

enum {
    REWORD_FIRST = 0x430, /* the first and the last letter of the table */
    REWORD_LAST = 0x45F,
    REWORD_CAPITALS = 0x410,  /* of the letters of Russian */
    REWORD_OTHERS = 0x400,    /* of other letters, */
    REWORD_OTHERS_SHIFT = 80, /* and how far their small letters are from these */
    REWORD_LEN_MIN = 4,       /* shorter ones are words of any text */
    REWORD_FIRST_MIN = 3,     /* bytes of the first word of a name that is shortened */
    REWORD_NAMES_MAX = 100    /* names that begin as the query does */
};

/* а to я, ѐ to џ; behind a bar as in western Europe. */
static const char reword_letters[] =
    "a b v g d e zh|j z i y|i k l m n o p r s t u f kh|h ts|c ch sh shch  y  e yu|iu ya|ia "
    "e e dj g e dz i i j lj nj c k i u dz ";

/* One letter of that way; absent: it is not Cyrillic. */
static str reword_letter(int32_t code, int way) {
    code += code >= REWORD_OTHERS && code < REWORD_CAPITALS  ? REWORD_OTHERS_SHIFT
            : code >= REWORD_CAPITALS && code < REWORD_FIRST ? REWORD_FIRST - REWORD_CAPITALS
                                                             : 0;
    if (code < REWORD_FIRST || code > REWORD_LAST) {
        return STR_NONE;
    }
    str rest = str_of(reword_letters), letter = STR_NONE;
    for (int32_t i = REWORD_FIRST; i <= code; i++) {
        letter = str_cut(&rest, ' ');
    }
    str usual = str_cut(&letter, '|');
    return way && letter.len ? letter : usual;
}

/* Whether the word says what kind of place is meant, which is known in its own script. */
static bool reword_is_kind(str word) {
    char room[PLACE_QUERY_MAX];
    return affix_is_kind(fold_name(word, FOLD_PLAIN, room, sizeof room));
}

GEO_FN str reword_latin(arena *mem, str text, int way) {
    char room[PLACE_QUERY_MAX];
    out o = out_of(room, sizeof room);
    bool is_cyrillic = false;
    while (text.len) {
        str word = str_cut(&text, ' ');
        bool is_kind = reword_is_kind(word);
        for (size_t at = 0, from = 0; at < word.len; from = at) {
            str letter = reword_letter(utf8_next(word, &at), is_kind ? -1 : way);
            bool is_letter = letter.at && !is_kind;
            out_text(&o, is_letter ? letter : str_head(str_from(word, from), at - from));
            is_cyrillic |= is_letter;
        }
        out_text(&o, text.len ? STR(" ") : STR_NONE);
    }
    return is_cyrillic && !o.full && o.len >= REWORD_LEN_MIN ? arena_copy(mem, out_str(&o))
                                                             : STR_NONE;
}

/* ---- shortened names ---- */

/* Whether the words are those of the name in their order, cut short or not; only words of up to
 * three letters that join others may be missing: "frankfurt m" of "frankfurt am main". */
static bool reword_is_short_for(str key, str name) {
    enum { JOINER_MAX = 3 };
    bool is_first = true;
    while (name.len) {
        str full = str_cut(&name, ' '), rest = key, word = str_cut(&rest, ' ');
        bool fits = word.len && (is_first ? str_eq(full, word) : str_starts(full, word));
        if (!fits && (is_first || !name.len || full.len > JOINER_MAX)) {
            return false;
        }
        key = fits ? rest : key;
        is_first = false;
    }
    return !key.len;
}

GEO_FN str reword_in_full(const image_view *v, const place_query *query) {
    query_parts parts = query_split(v->mem, query);
    str key = parts.count ? parts.parts[0].key : STR_NONE, rest = key, text = STR_NONE;
    prefix_hit hits[REWORD_NAMES_MAX];
    str first = str_cut(&rest, ' '), prefix = arena_join(v->mem, first, STR(" "));
    bool may_be = first.len >= REWORD_FIRST_MIN && rest.len;
    for (int i = 0; i < v->set->count && may_be && !text.len; i++) {
        const image *m = &v->set->images[i];
        int count = prefix_find(v->call, m, prefix, hits, REWORD_NAMES_MAX);
        for (int h = 0; h < count && !text.len; h++) {
            names_walk w = names_at(m, hits[h].key);
            text = reword_is_short_for(key, names_key(&w)) ? arena_copy(v->mem, names_key(&w))
                                                           : STR_NONE;
        }
    }
    for (int i = 1; i < parts.count && text.len; i++) {
        text = arena_list(v->mem, text, STR(", "), parts.parts[i].text);
    }
    return text;
}
