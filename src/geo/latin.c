/* latin -- names of other alphabets in Latin letters, one after the other, by the role "latin" of
 * the lexicon. Owns the table of letters. Outside facts: ELOT 743 for Greek, BGN/PCGN for Russian
 * and Ukrainian, the national systems for Georgian and Armenian, without their accents. */
#include "latin.h"

#include <string.h>

#include "../base/out.h"
#include "../base/utf8.h"
#include "lexicon.h"

enum {
    LATIN_FIRST = 0x370, /* Greek, Cyrillic, Armenian */
    LATIN_LAST = 0x58F,
    LATIN_GEORGIAN = 0x10D0,
    LATIN_GEORGIAN_LAST = 0x10FF,
    LATIN_LETTERS = LATIN_LAST - LATIN_FIRST + 1 + LATIN_GEORGIAN_LAST - LATIN_GEORGIAN + 1,
    LATIN_PAIRS = 8
};

static struct {
    str letters[LATIN_LETTERS];
    struct {
        str letters, latin;
    } pairs[LATIN_PAIRS]; /* that are not written as one by one: "ου" */
    int pair_count;
} latin_table;

/* The index of a letter of these alphabets; -1: it is of another one. */
static int latin_index(int32_t code) {
    return code >= LATIN_FIRST && code <= LATIN_LAST ? (int)code - LATIN_FIRST
           : code >= LATIN_GEORGIAN && code <= LATIN_GEORGIAN_LAST
               ? (int)code - LATIN_GEORGIAN + LATIN_LAST - LATIN_FIRST + 1
               : -1;
}

static void latin_add(str letters, str as) {
    size_t len = 0;
    int index = latin_index(utf8_next(letters, &len));
    as = str_eq(as, STR("-")) ? STR("") : as;
    if (len == letters.len && index >= 0) {
        latin_table.letters[index] = as;
    } else if (latin_table.pair_count < LATIN_PAIRS) {
        latin_table.pairs[latin_table.pair_count].letters = letters;
        latin_table.pairs[latin_table.pair_count++].latin = as;
    }
}

GEO_FN void latin_open(void) {
    memset(&latin_table, 0, sizeof latin_table);
    for (str list = lexicon_list(LEXICON_LATIN); list.len;) {
        str as = str_cut(&list, '/'), letters = str_cut(&as, '=');
        latin_add(letters, as);
    }
}

/* What is at *at in Latin letters, which moves past it; absent: it is of none of these alphabets.
 */
static str latin_next(str key, size_t *at) {
    str rest = str_from(key, *at);
    for (int i = 0; i < latin_table.pair_count; i++) {
        if (str_starts(rest, latin_table.pairs[i].letters)) {
            *at += latin_table.pairs[i].letters.len;
            return latin_table.pairs[i].latin;
        }
    }
    int index = latin_index(utf8_next(key, at));
    return index < 0 ? STR_NONE : latin_table.letters[index];
}

GEO_FN str latin_of(str key, char *room, size_t cap) {
    out o = out_of(room, cap);
    bool has_any = false, is_known = true;
    for (size_t at = 0; at < key.len && is_known;) {
        bool is_ascii = (unsigned char)key.at[at] < 0x80;
        str as = is_ascii ? (str){&key.at[at++], 1} : latin_next(key, &at);
        has_any |= !is_ascii;
        is_known = as.at != NULL;
        out_text(&o, as);
    }
    return has_any && is_known && !o.full ? out_str(&o) : STR_NONE;
}

GEO_FN str latin_like(str key, char *room, size_t cap) {
    out o = out_of(room, cap);
    for (size_t at = 0; at < key.len;) {
        str as, letters = lexicon_begins(LEXICON_LATIN_LIKE, str_from(key, at), &as);
        out_text(&o, letters.len ? as : (str){&key.at[at], 1});
        at += letters.len ? letters.len : 1;
    }
    return out_str(&o);
}
