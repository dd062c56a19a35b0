#ifndef GEO_FIND_GAZETTEER_H
#define GEO_FIND_GAZETTEER_H
/* find_gazetteer -- an answer of the gazetteer and index files to each query of find. */

#include "../base/call.h"
#include "../geo/place.h"

typedef status find_backend_fn(call *c, const void *question, place_answer *answer);

/* The question of a lookup. */
typedef struct {
    str ids, language;
    unsigned more;
} find_ids;

/* That of a search, and the requests that it and its simplified forms may send together. */
typedef struct {
    const place_query *query;
    int *budget;
} find_query;

/* The words for kinds: of find_select, and of find_nearby only those of the category table, which
 * are last. */
GEO_FN str find_gazetteer_kind(int index); /* absent past the last */
GEO_FN status find_gazetteer_no_data(call *c);
GEO_FN status find_gazetteer_search(call *c, const void *question, place_answer *answer);
GEO_FN status find_gazetteer_reverse(call *c, const void *question, place_answer *answer);
/* Where an image cannot have all of a category, there may be more than it has. */
GEO_FN status find_gazetteer_nearby(call *c, const void *question, place_answer *answer);
GEO_FN status find_gazetteer_select(call *c, const void *question, place_answer *answer);
GEO_FN status find_gazetteer_lookup(call *c, const void *question, place_answer *answer);
GEO_FN status find_gazetteer_ask(call *c, find_backend_fn *offline, const void *question,
                                 place_answer *answer);

#endif
