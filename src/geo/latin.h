#ifndef GEO_LATIN_H
#define GEO_LATIN_H
/* latin -- names in other letters, as people without such a keyboard type them. */

#include "../base/str.h"

/* The blob `readings`: the count of its characters in two bytes; for each, in their order, its code
 * and the offset of its ways behind the last, two bytes each; the ways, each with a NUL. */
enum { LATIN_READING_BYTES = 4 };

enum {
    LATIN_TYPED_MAX = 63, /* letters and blanks that are compared: positions are bits */
    LATIN_WORDS_MAX = 16
};

/* The folded words of a query, ready to be compared with many names. */
typedef struct {
    char text[LATIN_TYPED_MAX];
    unsigned char begin[LATIN_WORDS_MAX], end[LATIN_WORDS_MAX];
    int count;                /* of words; 0: they cannot be compared */
    uint64_t skipped, vowels; /* bit per letter: what names need not have */
    unsigned idle;            /* bit per word that a name need not have */
    size_t len;
} latin_typed;

/* How words are a name: from one on to before another. */
typedef struct {
    int from, end;   /* the same: they are not */
    bool is_written; /* with all its vowels */
} latin_span;

/* Reads the letters; before there are threads. */
GEO_FN void latin_open(void);
/* A folded name in Latin letters; absent: it has none of the alphabets that have vowels, a letter
 * of another one, or does not fit. */
GEO_FN str latin_of(str key, char *room, size_t cap);
/* Whether a folded name has Latin letters only. */
GEO_FN bool latin_is(str key);
/* Takes the words; idle: bit per word that a name may lack, as words for streets. */
GEO_FN latin_typed latin_take(const str *words, int count, unsigned idle);
/* The first of the words that are a folded name in other letters, however they write it in Latin
 * ones. */
GEO_FN latin_span latin_sounds(str key, const latin_typed *typed);
GEO_FN str latin_text(const latin_typed *typed, latin_span span); /* its words */

#endif
