#ifndef GEO_AFFIX_H
#define GEO_AFFIX_H
/* affix -- the words that go with a name but are not part of it in an index: its kind ("Prefecture
 * of", "-shi"), and what people write around it ("where is", "on a map"). Pure. */

#include "../base/str.h"

enum {
    AFFIX_WORDS_MAX = 5, /* of one affix: "s il vous plait" */
    AFFIX_CUTS_MAX = 2 * AFFIX_WORDS_MAX + 2
};

/* What is meant by a name with an affix: bits of image classes. `best` are meant, `fit` may be; a
 * place of another class is a guess. 0: the affix says nothing about it. */
typedef struct {
    unsigned best, fit;
    const char *tags; /* of a place of nature or of interest, as of match_has_category; NULL: any */
    const char *english; /* the word behind the name in English, which an index may have; NULL */
    str countries;       /* ISO 3166-1, where divisions are called so, with blanks; "": any */
    bool is_vague;       /* "north of": not the place itself */
    bool is_link;        /* "de la": without `best` only between another affix and the name */
    bool is_airport;     /* the name may be that of a city */
} affix_meaning;

typedef struct {
    str rest; /* the key without the affix, never empty */
    str word; /* the affix */
    bool is_after;
    affix_meaning meaning;
} affix_cut;

/* The sides of a name on which a word may stand. */
typedef enum { AFFIX_BEFORE, AFFIX_AFTER, AFFIX_JOINED, AFFIX_SIDES } affix_side;

/* Whether the key is an affix on that side, and what it means there. */
GEO_FN bool affix_on_side(str key, affix_side side, affix_meaning *meaning);

/* The affixes at both ends of a key, longer ones first; returns their number. */
GEO_FN int affix_find(str key, affix_cut cuts[AFFIX_CUTS_MAX]);
GEO_FN bool affix_is_airport(str key); /* it has a word for airports */
GEO_FN bool affix_is_kind(str key);    /* "ciudad", "lac": a word for places of some kind */
GEO_FN bool affix_is_wording(str key); /* "please": it says nothing about a place */
/* The bytes of the words at the end of a key that can join a name to where it is ("in", "close
 * to"), with the blank before them; 0: none. */
GEO_FN size_t affix_joiner(str key);

#endif
