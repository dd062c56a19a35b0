#ifndef GEO_SEARCH_NOTE_H
#define GEO_SEARCH_NOTE_H
/* search_note -- what a search reports besides its places. */

#include "../geo/place.h"

typedef struct {
    str dropped;       /* words of the query that were ignored, as typed; absent: none */
    bool drops_number; /* see place_origin */
    str understood;    /* likewise */
    place_reason reason;
    bool is_town;          /* the places are the town of the address that was asked for */
    bool is_common_word;   /* nothing was found, as only unimportant places are called so */
    bool is_code;          /* it has a postal code, and no place but a country */
    str postcode;          /* what the postal code in the query says; absent: nothing */
    bool is_elsewhere;     /* one of them is a country or division that the places are not in */
    bool is_open;          /* others may be meant: few use the name so, or not all were looked at */
    str_list did_you_mean; /* existing names; only when nothing was found */
    str explanation;       /* of a query that asks for it, lines; absent: none */
} search_note;

#endif
