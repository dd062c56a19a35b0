#ifndef GEO_MATCH_H
#define GEO_MATCH_H
/* match -- one search in progress: what a place must match, and the places found so far. */

#include "../image/image_place.h"
#include "../image/spell.h"
#include "exclude.h"
#include "query.h"

enum {
    MATCH_HITS_MAX = 64, /* kept while searching: the limit of an answer, and spare ones to rank */
    MATCH_REFS_MAX = 64, /* places of a qualifier's name, the most important first */
    MATCH_QUALIFIERS_MAX = QUERY_WORDS_MAX,
    MATCH_COUNTRIES_MAX = 67 /* as many as country_codes has room for */
};

#define MATCH_STATE_PENALTY  0.15 /* of a division, when a settlement has the same name */
#define MATCH_COUNTY_PENALTY 0.15 /* of one of the second level */
#define MATCH_SUBURB_PENALTY 0.08 /* of a part of a city */
#define MATCH_LONGER_PENALTY 0.12 /* of a name that goes on */
/* Of a town of 15,000: known widely enough to be called by the first part of its name. */
#define MATCH_SHORTENED_IMPORTANCE 0.5
#define MATCH_AIRPORT_IMPORTANCE   0.3 /* of an airport that many know by its code */

typedef struct {
    query_part part;
    str key; /* of the names of refs: that of the part, or a variant of it */
    image_ref refs[MATCH_REFS_MAX];
    unsigned char edits[MATCH_REFS_MAX]; /* between what was typed and the name of each */
    int count;
    bool is_road; /* of a reading: nothing but a thing on a street of the name fits */
} match_qualifier;

/* Which qualifiers fit a place. */
typedef struct {
    int count;
    unsigned mask;  /* bit i: qualifiers[i] */
    double penalty; /* for those that are only close by, or spelled otherwise */
    bool is_corrected;
} match_qualified;

typedef struct {
    image_ref ref;
    image_class cls; /* of ref: every step asks for it */
    double score;
    int matched;
    image_name_class name_class;
    place_match fit;
} match_hit;

typedef struct {
    const image_view *v;
    const place_query *query;
    match_qualifier *qualifiers; /* of the current split */
    int qualifier_count;
    int country_count; /* -1: the query has none, or no image that knows them by their codes */
    unsigned classes;  /* that may be found */
    exclude excluded;  /* may not */
    bool is_reading;   /* it is one of readings, which may mean a territory by its country */
    bool is_list;      /* the hits are of a kind, and each is meant as much as the others */
    query_part name;   /* of the current hits */
    str whole;         /* its key as it was typed, with affixes */
    place_match fit;   /* how it is looked up: the best that a hit can be */
    unsigned allowed;  /* classes that the affixes of the current spelling do not rule out */
    str tags;          /* what these say of nature and points of interest; "": nothing */
    int count;         /* of hits */
    /* The key number of `name` in each image; IMAGE_NO_KEY: none. */
    uint32_t *name_keys;
    uint32_t *twin_keys; /* and of its twin, see query_twin */
    /* What follows is undefined at first. */
    image_ref countries[MATCH_COUNTRIES_MAX];
    match_hit hits[MATCH_HITS_MAX];
} match;

/* A match without qualifiers and hits, in the view's arena; NULL: the arena is full. */
GEO_FN match *match_open(const image_view *v, const place_query *query);
/* The country of an ISO 3166-1 alpha-2 code in any case; .m NULL: there is none. */
GEO_FN image_ref match_country(const image_view *v, str code);
/* Whether the place at chain[0] is in the countries of the query. */
GEO_FN bool match_in_countries(const match *s, const image_ref *chain, int count);
/* Adds a comma part as a qualifier, or as several that were typed without commas ("Illinois USA").
 */
GEO_FN void match_add_part(match *s, query_part part);
/* Adds words [i, j) as qualifiers, longest known names first; false: a word belongs to none. */
GEO_FN bool match_add_words(match *s, const str *words, int i, int j);
/* The qualifiers that fit the place at chain[0] and what contains it. */
GEO_FN match_qualified match_qualify(const match *s, const image_ref *chain, int count);
/* Reads what may contain a place, and is called so. */
GEO_FN void match_read_area(match *s, match_qualifier *x, query_part part);
/* What spell_find is to find in an image for match_read_near: the names of areas and cities. */
GEO_FN spell_list match_near_list(const match *s, int image, str key);
/* Reads what may contain a place, and is spelled nearly so: a list for each image. */
GEO_FN void match_read_near(match *s, match_qualifier *x, query_part part, const spell_list *near);
/* How the place at chain[0] stands to an area. */
typedef struct {
    int at;           /* in x->refs: what the place is in or near; -1: nothing */
    bool is_near;     /* it is close by, or only a part of it, or a territory */
    bool is_through;  /* it is a street that goes through it, and has its middle elsewhere */
    bool is_code;     /* at is -1, but a division around it has that code in its country, */
    bool is_namesake; /* or it is in one of the name, of so many that refs has not all, */
    bool is_street;   /* or of an index file: on a street of the name, or in its address' town, */
    bool is_close;    /* or in none of these, and close to one, */
    bool is_beside;   /* to a quarter */
} match_area;
GEO_FN match_area match_area_of_place(const match *s, const match_qualifier *x,
                                      const image_ref *chain, int count);
/* Whether the letters may be the code of a division; and what has that code in the country. */
GEO_FN bool match_may_be_code(str code);
GEO_FN int match_code_refs(const match *s, image_ref country, str code,
                           image_ref refs[MATCH_REFS_MAX]);
/* Whether the row has one of the categories, "key" or "key=value" separated by blanks; "": any. */
GEO_FN bool match_has_category(const image *m, uint32_t row, str categories);
/* How near to a settlement its name is used. */
GEO_FN double match_near_m(image_ref settlement);
/* The farthest that something in an area or settlement can be from its point. */
GEO_FN double match_radius_m(image_ref ref);
/* Neither settled nor a division: nature, a sea, a point of interest. */
GEO_FN bool match_is_feature(image_class cls);

#endif
