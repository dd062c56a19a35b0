#ifndef GEO_ADDRESS_H
#define GEO_ADDRESS_H
/* address -- whether words are a street, or a house in one, by the words that streets are called by
 * in many languages. Pure. */

#include "../base/str.h"

typedef struct {
    bool has_street; /* a word for streets: "rue", "Hauptstr" */
    bool has_number;
    bool is_whole; /* where street and number end is known; else they have `words` at least */
    int words;     /* of street and number, from the first word on */
} address_reading;

/* False: the key is no address. One with a number only ("Am Markt 3") may be something else. */
GEO_FN bool address_read(str key, address_reading *r);
/* How the words of a query are those of a street's name. */
typedef struct {
    unsigned used; /* bit per word of the query that is one of the name, */
    int missing;   /* words of the name that were not typed, without those that may be left out, */
    int kinds;     /* and words for streets in it */
    bool is_told;  /* a word of the name itself is among them */
} address_taken;

/* Takes the words of a name, in their order, from those of a query, at most QUERY_WORDS_MAX of
 * each. One may be short for the other ("P.za G. Garibaldi", "Mariahilferstr."). */
GEO_FN address_taken address_take(const str *words, int count, const str *name, int name_count);
/* Whether all words of a query are those of the name, but for words for streets and links: "Av.
 * Benlloch" of "Avinguda del Princep Benlloch". Both folded. */
GEO_FN bool address_is_street(str key, str name);
/* Whether a folded word is one that streets are called by, or short for one. */
GEO_FN bool address_is_street_word(str word);
/* The same of words that are one only beside a street of an index file: "pza", "tn". */
GEO_FN bool address_is_street_kind(str word);
/* A bit for each of the words that streets are called by, but for those that are a name as no other
 * word is one: a word for streets in another language, and the only word but an article. */
GEO_FN unsigned address_kinds(const str *words, int count);
/* Whether a word counts streets: "4th", "quarto", "iv". */
GEO_FN bool address_counts(str word);
/* Whether it may be the number of a house: "12", "19b", "221bis", but not "5th". */
GEO_FN bool address_is_number(str word);
/* Whether a word says that the house has no number: "s/n". */
GEO_FN bool address_is_no_number(str word);
/* Whether folded words can be a number, with what may stand beside one: "12 bis", "17 a k1". */
GEO_FN bool address_is_number_key(str key);

#endif
