/* address -- streets and house numbers in the words of a query. Pure.
 *
 * A word in front ("rue de la Paix 12 Paris") leaves open where the name ends, unless the number
 * does; a word behind, or the end of one ("Main Street Boulder", "Hauptstrasse"), ends it. */
#include "address.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../geo/lexicon.h"
#include "query.h"

GEO_FN bool address_is_street_word(str word) {
    return lexicon_has(word, LEXICON_STREET_BEFORE) || lexicon_has(word, LEXICON_STREET_AFTER);
}

GEO_FN bool address_is_street_kind(str word) {
    return address_is_street_word(word) || lexicon_has(word, LEXICON_STREET_OTHER);
}

/* The ending of a word that makes it a street; absent: none. */
static str address_ending(str word) {
    enum { REST_MIN = 3 }; /* bytes of the name before the ending */
    for (str list = lexicon_list(LEXICON_STREET_ENDING); list.len;) {
        str ending = str_cut(&list, '/');
        if (word.len >= ending.len + REST_MIN && str_ends(word, ending)) {
            return ending;
        }
    }
    return STR_NONE;
}

GEO_FN bool address_is_number(str word) {
    enum { DIGITS_MAX = 5, LETTERS_MAX = 3 };
    size_t digits = 0;
    while (digits < word.len && ascii_is_digit(word.at[digits])) {
        digits++;
    }
    str letters = str_from(word, digits);
    return digits && digits <= DIGITS_MAX && letters.len <= LETTERS_MAX &&
           !lexicon_has(letters, LEXICON_ORDINAL);
}

/* Of a house where no word tells that it is one: longer ones are postal codes and years. */
static bool address_is_house(str word) {
    enum { PLAIN_MAX = 3 };
    return address_is_number(word) && (word.len <= PLAIN_MAX || !ascii_is_digit(word.at[3]));
}

/* The index of the number from `from` on; `count`: none. */
static int address_number_at(const str *words, int count, int from) {
    while (from < count && !address_is_number(words[from])) {
        from++;
    }
    return from;
}

/* What may stand before a number, or between two: "no 5", "12 bis 14". */
static bool address_is_sign(str word) {
    return lexicon_has(word, LEXICON_HOUSE_SIGN) || lexicon_has(word, LEXICON_HOUSE_LETTER) ||
           lexicon_has(word, LEXICON_HOUSE_END);
}

/* The words of a number that begins at `at`, with its letter: "12 a", "12 14", "no 5". */
static int address_number_end(const str *words, int count, int at) {
    while (at < count && address_is_sign(words[at])) {
        at++;
    }
    if (at == count || !address_is_number(words[at])) {
        return at;
    }
    at++;
    bool has_letter = at < count && (address_is_number(words[at]) ||
                                     (words[at].len == 1 && ascii_is_alpha(words[at].at[0])) ||
                                     lexicon_has(words[at], LEXICON_HOUSE_END));
    return has_letter ? at + 1 : at;
}

/* What follows the name of a street: "NW 1600 Apt 5". */
static int address_end(const str *words, int count, int at) {
    at += at < count && lexicon_has(words[at], LEXICON_SIDE);
    at = address_number_end(words, count, at);
    bool has_unit = at + 1 < count && lexicon_has(words[at], LEXICON_UNIT) &&
                    ascii_is_digit(words[at + 1].at[0]);
    return has_unit ? at + 2 : at;
}

typedef enum { ADDRESS_NONE, ADDRESS_BEFORE, ADDRESS_BEHIND } address_side;

/* Where the word for streets at `i`, *word, stands to the name. */
static address_side address_side_at(const str *words, int count, int i, str *word) {
    bool is_first = i == 0 || (i == 1 && address_is_number(words[0]));
    *word = words[i];
    if (is_first && i + 1 < count && lexicon_has(words[i], LEXICON_STREET_BEFORE)) {
        return ADDRESS_BEFORE;
    }
    if (!is_first && lexicon_has(words[i], LEXICON_STREET_AFTER)) {
        return ADDRESS_BEHIND;
    }
    *word = address_ending(words[i]);
    return word->len ? ADDRESS_BEHIND : ADDRESS_NONE;
}

/* Sets where street and number end, given the word for streets at `street`. */
static void address_measure(const str *words, int count, int street, address_side side,
                            address_reading *r) {
    int number = address_number_at(words, count, side == ADDRESS_BEFORE ? street + 2 : 1);
    bool is_first = address_is_number(words[0]);
    r->has_number = is_first || number < count;
    if (side == ADDRESS_BEHIND) {
        r->words = address_end(words, count, street + 1);
    } else if (number < count) {
        r->words = address_end(words, count, number);
    } else {
        r->words = MIN(street + 2, count);
        r->is_whole = false;
    }
}

/* "Am Markt 3", "221b Baker": of a number only. */
static void address_measure_house(const str *words, int count, address_reading *r) {
    int number = address_number_at(words, count, 1);
    r->is_whole = number < count;
    r->has_number = address_is_house(words[r->is_whole ? number : 0]);
    r->has_number &= !lexicon_has(words[0], LEXICON_NO_HOUSE);
    r->words = r->is_whole ? address_end(words, count, number) : 2;
}

GEO_FN bool address_read(str key, address_reading *r) {
    str words[QUERY_WORDS_MAX], word = STR_NONE;
    int count = query_words(key, words);
    address_side side = ADDRESS_NONE;
    *r = (address_reading){.is_whole = true};
    if (count < 1 || count > QUERY_WORDS_MAX) {
        return false;
    }
    for (int i = 0; i < count && !side; i++) {
        side = address_side_at(words, count, i, &word);
        if (side) {
            address_measure(words, count, i, side, r);
        }
    }
    bool is_weak = word.len <= 2 || lexicon_has(word, LEXICON_STREET_WEAK);
    r->has_street = side && (r->has_number || !is_weak);
    if (!r->has_street && count > 1) {
        address_measure_house(words, count, r);
    }
    return r->has_street || (r->has_number && count > 1);
}

/* Whether it says that the house has no number. */
GEO_FN bool address_is_no_number(str word) {
    return lexicon_has(word, LEXICON_NO_NUMBER) || lexicon_has(word, LEXICON_STREET_NO_NUMBER);
}

/* Whether the words can be a number; those of no meaning are left out. */
GEO_FN bool address_is_number_key(str key) {
    bool has_digit = false, is_number = true;
    for (str rest = key; rest.len && is_number;) {
        str word = str_cut(&rest, ' ');
        size_t digits = 0;
        for (size_t i = 0; i < word.len; i++) {
            digits += ascii_is_digit(word.at[i]);
        }
        has_digit |= digits > 0;
        is_number = digits || utf8_count(word) == 1 || query_is_number_end(word) ||
                    address_is_no_number(word);
    }
    return is_number && (has_digit || str_eq(key, STR("s")) || address_is_no_number(key));
}

/* ---- the words of a street's name ---- */

static bool address_is_link(str word) {
    return query_is_link(word) || lexicon_has(word, LEXICON_STREET_PARTICLE);
}

/* Whether all letters of the first are in the second in this order, from its first on: it is its
 * beginning, a few letters, its consonants ("hptstr"), or short at its end ("munkegt"). */
static bool address_is_short(str word, str whole) {
    enum { SHORT_MAX = 4, END_MAX = 2 };
    bool is_short = word.len < whole.len && word.at[0] == whole.at[0], has_vowel = false;
    size_t at = 0, same = 0;
    for (size_t i = 0; i < whole.len && at < word.len; i++) {
        at += whole.at[i] == word.at[at];
        same += same == i && at == i + 1;
    }
    for (size_t i = 0; i < word.len; i++) {
        has_vowel |= memchr("aeiouy", word.at[i], 6) != NULL;
    }
    bool is_few = utf8_count(word) <= SHORT_MAX ||
                  (!has_vowel && (unsigned char)word.at[0] < 0x80) ||
                  (same >= SHORT_MAX && word.len - same <= END_MAX);
    return is_short && !ascii_is_digit(word.at[0]) && at == word.len &&
           (is_few || same == word.len);
}

/* Whether the word at i is that one, or without its article ("l'Abbé"), or it is with the next one.
 * The number of words; 0: it is not. */
static int address_joins(const str *words, int count, int i, str whole) {
    bool is_elided = words[i].len > 2 && whole.len && (whole.at[0] == 'l' || whole.at[0] == 'd');
    if (str_eq(words[i], whole) || (is_elided && str_eq(words[i], str_from(whole, 1)))) {
        return 1;
    }
    return i + 1 < count && str_starts(whole, words[i]) &&
                   str_eq(str_from(whole, words[i].len), words[i + 1])
               ? 2
               : 0;
}

/* Of a Roman numeral up to 39, "xv"; 0: it is none, or a letter that is more often a word. */
static int address_roman(str word) {
    static const char letters[] = "ivx";
    static const int values[] = {1, 5, 10};
    int sum = 0, last = 0;
    for (size_t i = word.len; i--;) {
        const char *at = memchr(letters, word.at[i], sizeof letters - 1);
        if (!at) {
            return 0;
        }
        int value = values[at - letters];
        sum += value < last ? -value : value;
        last = value;
    }
    return sum > 0 && (word.len > 1 || last > 1) ? sum : 0;
}

/* The number that a word says: "4", "4th", "iv", "quarto"; 0: none. */
static int address_value(str word) {
    enum { DIGITS_MAX = 4 };
    lexicon_entry entry;
    size_t digits = 0;
    int value = 0;
    while (digits < MIN(word.len, (size_t)DIGITS_MAX) && ascii_is_digit(word.at[digits])) {
        value = 10 * value + word.at[digits++] - '0';
    }
    if (digits) {
        str rest = str_from(word, digits);
        return !rest.len || lexicon_has(rest, LEXICON_ORDINAL) ? value : 0;
    }
    int64_t told = 0;
    return lexicon_find_role(word, LEXICON_CARDINAL, &entry) && str_int(entry.meaning, &told)
               ? (int)told
               : address_roman(word);
}

GEO_FN bool address_counts(str word) {
    return address_value(word) > 0;
}

/* How many words of a name from the i-th on have the letters of a word as their initials: "mg" of
 * "Mahatma Gandhi". 0: they are not so, or the word is a link. */
static int address_initials(str word, const str *name, int name_count, int i) {
    enum { LETTERS_MAX = 4 };
    bool is_it = word.len > 1 && word.len <= LETTERS_MAX && i + (int)word.len <= name_count &&
                 !address_is_link(word);
    for (size_t n = 0; n < word.len && is_it; n++) {
        str one = name[i + (int)n];
        is_it = ascii_is_alpha(word.at[n]) && one.len > 1 && one.at[0] == word.at[n] &&
                !address_is_street_kind(one);
    }
    return is_it ? (int)word.len : 0;
}

GEO_FN unsigned address_kinds(const str *words, int count) {
    unsigned kinds = 0, strict = 0;
    bool has_name = false;
    for (int i = 0; i < count; i++) {
        bool is_strict = address_is_street_word(words[i]);
        bool is_kind = is_strict || lexicon_has(words[i], LEXICON_STREET_OTHER);
        kinds |= (unsigned)is_kind << i;
        strict |= (unsigned)is_strict << i;
        has_name = has_name || !(is_kind || str_has_digit(words[i]) || address_is_link(words[i]));
    }
    return has_name ? kinds : kinds == strict ? 0 : strict;
}

/* How the words of a query at one place are the word of a name. */
typedef struct {
    int took; /* words of the query, */
    int own;  /* and of the name; 0: they are short for each other, or the same number */
    bool is_like;
} address_pair;

static address_pair address_pair_of(const str *words, int count, int k, const str *name,
                                    int name_count, int i, bool is_link) {
    int typed = address_joins(words, count, k, name[i]);
    int own = typed ? 1 : address_joins(name, name_count, i, words[k]);
    /* the A of "12 A" is no initial */
    bool is_letter = k && (k + 1 == count || address_is_street_kind(name[i])) &&
                     words[k].len == 1 && str_has_digit(words[k - 1]);
    bool is_short = !is_letter && (address_is_short(words[k], name[i]) ||
                                   (!is_link && address_is_short(name[i], words[k])));
    is_short = is_short && (words[k].len == 1 || is_link || !address_is_link(words[k]));
    own = own || is_short ? own : address_initials(words[k], name, name_count, i);
    return (address_pair){typed ? typed : own || is_short, own, typed || own};
}

/* The first words from `from` on that are the i-th of a name; *k: where. */
static address_pair address_find(const str *words, int count, unsigned used, int from,
                                 const str *name, int name_count, int i, bool is_link, int *k) {
    address_pair pair = {0};
    for (*k = from; *k < count && !pair.took; ++*k) {
        pair =
            used >> *k & 1 ? pair : address_pair_of(words, count, *k, name, name_count, i, is_link);
    }
    int value = pair.took ? 0 : address_value(name[i]);
    for (*k = value ? from : *k; *k < count && value && !pair.took; ++*k) {
        pair.took = !(used >> *k & 1) && address_value(words[*k]) == value;
        pair.is_like = pair.took && ascii_is_digit(name[i].at[0]);
    }
    --*k;
    return pair;
}

GEO_FN address_taken address_take(const str *words, int count, const str *name, int name_count) {
    enum { TOLD_MIN = 6 }; /* bytes of a word that tells a name */
    address_taken t = {0};
    int next = 0, brief = 0, counted = 0;
    unsigned kinds = address_kinds(name, name_count);
    for (int i = 0; i < name_count; i++) {
        bool is_kind = kinds >> i & 1, is_link = address_is_link(name[i]);
        int k;
        bool is_free = is_kind || query_is_side(name[i]); /* "Leeson St Upper" */
        address_pair pair = address_find(words, count, t.used, is_free ? 0 : next, name, name_count,
                                         i, is_link, &k);
        bool is_long = pair.took && name[i].len >= TOLD_MIN && words[k].len >= TOLD_MIN;
        t.is_told |= (pair.is_like || is_long) && !is_kind && !is_link &&
                     (pair.own > 1 || name[i].len > 2 || ascii_is_digit(name[i].at[0]));
        brief += !pair.took || is_kind || is_link ? 0 : pair.is_like ? 2 : 1;
        t.used |= pair.took ? ((1u << pair.took) - 1) << k : 0;
        next = pair.took && !is_free && !is_link ? k + pair.took : next;
        counted += pair.took && !pair.is_like && address_value(name[i]);
        t.missing += !pair.took && !is_kind && !is_link;
        t.kinds += is_kind;
        i += MAX(pair.own, 1) - 1;
    }
    /* a whole name of a short word, "Praça da Sé", of initials, "M. G. Road", or counted, "3.
     * linja" */
    t.is_told |= !t.missing && (brief > 1 || (counted && t.kinds));
    return t;
}

GEO_FN bool address_is_street(str key, str name) {
    str words[QUERY_WORDS_MAX], of_name[QUERY_WORDS_MAX];
    int count = query_words(key, words), name_count = query_words(name, of_name);
    if (count > QUERY_WORDS_MAX || name_count > QUERY_WORDS_MAX) {
        return false;
    }
    address_taken t = address_take(words, count, of_name, name_count);
    bool is_street = t.is_told;
    for (int k = 0; k < count && is_street; k++) {
        is_street =
            t.used >> k & 1 || address_is_street_kind(words[k]) || address_is_link(words[k]);
    }
    return is_street;
}
