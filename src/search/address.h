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
/* Whether a folded word is one that streets are called by, or short for one. */
GEO_FN bool address_is_street_word(str word);
/* Whether it may be the number of a house: "12", "19b", "221bis", but not "5th". */
GEO_FN bool address_is_number(str word);

#endif
