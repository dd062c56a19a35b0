#ifndef GEO_NOTE_H
#define GEO_NOTE_H
/* search_note -- what a search wants to say beside its places. */

#include "../base/record.h"

typedef struct {
    str dropped;           /* words of the query that did not take part, as typed; absent: none */
    bool is_elsewhere;     /* among those is a country or division that the places are not in */
    str_list did_you_mean; /* spellings that exist; only when nothing was found */
} search_note;

#endif
