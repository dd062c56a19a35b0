/* reword -- other ways to write a query. Owns the table of Cyrillic letters.
 *
 * Names in Cyrillic are known of places of 15,000 people and more, and former names and those of
 * sights often in Latin letters only: "Тифлис" is Tiflis, "Балатон" is Balaton. */
#include "reword.h"

#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/place.h"
#include "affix.h"

enum {
    REWORD_FIRST = 0x430, /* the first and the last letter of the table */
    REWORD_LAST = 0x45F,
    REWORD_CAPITALS = 0x410,  /* of the letters of Russian */
    REWORD_OTHERS = 0x400,    /* of other letters, */
    REWORD_OTHERS_SHIFT = 80, /* and how far their small letters are from these */
    REWORD_LEN_MIN = 4        /* shorter ones are words of any text */
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
