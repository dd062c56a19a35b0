#ifndef GEO_FOLD_H
#define GEO_FOLD_H
/* fold -- turns names into search keys: spellings that people consider the same give the same key.
 * Keys are lower-case words separated by single blanks. */

#include "../base/str.h"

/* The blob `fold`, which src/generate/blobs.c makes. First, of each character from U+0080 to
 * U+06FF, U+0900 to U+0CFF and U+1E00 to U+1FFF, as u16: what it becomes, less its own code: most
 * stay, and zeros pack well. 0: nothing; a blank: a word ends; from FOLD_PAIR on: the number of a
 * pair of letters. Then the pairs. Then, of the
 * characters from FOLD_FORMS_FIRST to FOLD_FORMS_LAST, a bit of each that becomes another one; of
 * each 64 bits the number of such characters before them, as u16; and what these become, as u16. */
enum {
    FOLD_WEST = 0, /* in characters */
    FOLD_INDIC = FOLD_WEST + 0x700 - 0x80,
    FOLD_MARKED = FOLD_INDIC + 0xD00 - 0x900,
    FOLD_LETTERS = FOLD_MARKED + 0x2000 - 0x1E00,
    FOLD_PAIR = 0xE000,
    FOLD_PAIRS_MAX = 16, /* nine are used */
    FOLD_FORMS_FIRST = 0x3000,
    FOLD_FORMS_LAST = 0x9FFF,
    FOLD_WORDS = (FOLD_FORMS_LAST + 1 - FOLD_FORMS_FIRST) / 64,
    FOLD_PAIRS = 2 * FOLD_LETTERS, /* in bytes */
    FOLD_HAS = FOLD_PAIRS + 4 * FOLD_PAIRS_MAX,
    FOLD_BEFORE = FOLD_HAS + 8 * FOLD_WORDS,
    FOLD_FORMS = FOLD_BEFORE + 2 * FOLD_WORDS
};

typedef enum {
    FOLD_PLAIN, /* as in the index: ä to a, ø to o, å to a, ß to ss */
    FOLD_WIDE /* ä to ae, ö and ø to oe, ü to ue, å to aa: for names stored in that spelling */
} fold_mode;

/* Writes the key to `room`, truncated at a character if it does not fit. Bad UTF-8 separates words.
 */
GEO_FN str fold_name(str name, fold_mode mode, char *room, size_t cap);
/* FOLD_WIDE spellings to FOLD_PLAIN: "muenchen" to "munchen", "aarhus" to "arhus". Never longer. */
GEO_FN str fold_narrow(str key, char *room, size_t cap);
/* Capitalises every word, as in most names; "" if it does not fit. */
GEO_FN str fold_capitals(str key, char *room, size_t cap);
/* Replaces Arabic ya and kaf by the letters of Persian and Urdu; "" if it does not fit. */
GEO_FN str fold_persian(str key, char *room, size_t cap);

/* Packs a key as images store it: one byte a letter for text in one common non-Latin alphabet;
 * never longer. Equal keys have equal packed forms. The packed form of a prefix that begins with
 * such a letter is a prefix of the packed forms, except of keys with letters of a second alphabet.
 */
GEO_FN str fold_pack(str key, char *room);
GEO_FN str fold_unpack(str stored, char *room, size_t cap); /* "" when damaged */
/* The letter that a byte stands for behind the first one of a packed key, 1 to 31. */
GEO_FN int32_t fold_stored_letter(unsigned char first, unsigned char c);

#endif
