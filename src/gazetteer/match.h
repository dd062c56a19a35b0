#ifndef GEO_MATCH_H
#define GEO_MATCH_H
/* match -- one search in progress: what must fit a place, and the places that fit so far. */

#include "image_place.h"
#include "query.h"

enum {
    MATCH_HITS_MAX = 64, /* kept while searching: the limit of an answer, and what ranking takes */
    MATCH_REFS_MAX = 64, /* bearers of a context, the most important first */
    MATCH_QUALIFIERS_MAX = QUERY_WORDS_MAX,
    MATCH_COUNTRIES_MAX = 67 /* as many as country_codes has room for */
};

#define MATCH_STATE_PENALTY 0.12 /* of a division, beside settlements of its name */

typedef struct {
    query_part part;
    image_ref refs[MATCH_REFS_MAX];
    int count;
} match_qualifier;

typedef struct {
    image_ref ref;
    double score;
    int agreed;
    unsigned agreed_mask; /* bit i: contexts[i] */
    image_name_class name;
} match_hit;

typedef struct {
    const image_view *v;
    const place_query *query;
    match_qualifier *qualifiers; /* of the split at hand */
    int qualifier_count;
    image_ref countries[MATCH_COUNTRIES_MAX];
    int country_count; /* -1: any */
    unsigned classes;  /* that may be found */
    bool by_kind;      /* heads are names of points of interest, see gaz_kind */
    query_part head;   /* of the hits at hand */
    str postcode;      /* words of contexts that can only be postal codes; "": none */
    match_hit hits[MATCH_HITS_MAX];
    int count;
} match;

/* A match without contexts and hits, in the view's arena; NULL: its memory ended. */
GEO_FN match *match_open(const image_view *v, const place_query *query);
/* A comma part as a context, or as several that were typed without commas ("Illinois USA"). */
GEO_FN void match_add_part(match *s, query_part part);
/* Words [i, j) as contexts, the longest known name first; false: some word is in none. */
GEO_FN bool match_add_words(match *s, const str *words, int i, int j);
/* How many contexts fit the place at chain[0] and what contains it; *loss: what those cost that are
 * only close by, so that the place inside comes first where all else is equal. */
GEO_FN int match_agreement(const match *s, const image_ref *chain, int count, unsigned *mask,
                           double *penalty);
/* Whether the row is of one of the categories "key=value", cut by blanks; "": of any at all. */
GEO_FN bool match_is_category(const image *m, uint32_t row, str categories);
/* Keeps the place when it passes the filters and is good enough. `loss` is that of the spelling,
 * `favoured` the classes that a dropped word speaks of. */
GEO_FN void match_consider(match *s, image_ref ref, image_name_class name, double penalty,
                           unsigned preferred);
GEO_FN int match_full(const match *s); /* hits that all contexts fit: they are at the front */
GEO_FN void match_sort(match *s);      /* after scores were changed */

#endif
