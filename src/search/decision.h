#ifndef GEO_DECISION_H
#define GEO_DECISION_H
/* decision -- how likely each distinct place is meant, and what the answer may say of it. */

#include "feature.h"

enum { DECISION_PLACES_MAX = 12 };

typedef struct {
    const candidate *best; /* the pair that says most for it */
    double share;          /* of the probability: of this row of the image, */
    double together;       /* and of all forms of the place, for each of them */
    int group;             /* forms of one place have the same */
    int rank;      /* of two forms the higher one comes first, unless it is far less likely */
    bool is_clean; /* nothing is unread, misspelt, cut or contradicted, */
    bool is_read;  /* but for what other places may mean */
} decision_place;

typedef struct {
    decision_place at[DECISION_PLACES_MAX]; /* the likeliest place first, with all its forms */
    int count;
    double none;  /* the probability that none of these is meant */
    bool is_sure; /* the likeliest place is the answer */
} decision;

/* The least probability of a sure answer. */
#define DECISION_SURE 0.9
/* The share of a form, beside that of the likeliest one, from which a higher rank comes first. */
#define DECISION_FORM 0.05

/* Whether every word of it is read, and it is in one of the areas that were said for each that it
 * is only close to, but for quarters: nobody sees where these end. */
GEO_FN bool decision_is_close(const candidate *p);
/* The shares and `none` together are at most 1. */
GEO_FN void decision_make(const candidates *c, decision *d);

#endif
