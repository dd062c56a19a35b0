#ifndef GEO_CANDIDATE_H
#define GEO_CANDIDATE_H
/* candidate -- the places that the readings of a query may mean, and what is known of each pair of
 * place and reading. */

#include "posting.h"
#include "reading.h"

enum {
    CANDIDATES_MAX = 256 /* pairs of place and reading */
};

/* How a place stands to an area that was said. */
typedef enum {
    CANDIDATE_IN_COUNTRY,
    CANDIDATE_IN_TERRITORY,
    CANDIDATE_IN_DIVISION,
    CANDIDATE_IN_COUNTY,
    CANDIDATE_NEAR_TOWN,
    CANDIDATE_IN_FEATURE, /* of nature: an island, a region */
    CANDIDATE_IS_AREA,    /* it is the area itself: "Myanmar (Burma)" */
    CANDIDATE_RELATIONS
} candidate_relation;

/* What a place is. */
typedef enum {
    CANDIDATE_COUNTRY,
    CANDIDATE_DIVISION,
    CANDIDATE_COUNTY,
    CANDIDATE_TOWN,
    CANDIDATE_PART, /* of a town */
    CANDIDATE_AIRPORT,
    CANDIDATE_MOUNTAIN,
    CANDIDATE_WATER,
    CANDIDATE_RIVER,
    CANDIDATE_PARK,
    CANDIDATE_ISLAND,
    CANDIDATE_REGION,
    CANDIDATE_SIGHT,
    CANDIDATE_KINDS
} candidate_kind;

/* How fingers or ears make one edit. */
typedef enum {
    CANDIDATE_SLIP_OTHER,
    CANDIDATE_SLIP_SWAP,   /* two letters changed places */
    CANDIDATE_SLIP_DOUBLE, /* a letter is doubled, or is not */
    CANDIDATE_SLIP_VOWEL,  /* a vowel is another one, or lacks */
    CANDIDATE_SLIP_END     /* the last letter lacks, or is one too many */
} candidate_slip;

typedef struct {
    image_ref ref;
    image_ref through; /* the smallest area of those said that it goes through; .m NULL: none */
    image_class cls;
    candidate_kind kind;
    image_name_class name_class;
    const reading *from;
    reading_mode mode;
    uint32_t key; /* the name in the place's image */
    int edits;
    candidate_slip slip; /* of one edit */
    bool slips_first;    /* an edit is at the first letter */
    reading_spelling spelling;
    signed char in[CANDIDATE_RELATIONS]; /* how many areas */
    signed char failed;                  /* areas that do not fit, */
    signed char close;                   /* though it is close to these of them, */
    signed char local; /* areas that it is in, below divisions, its own postcode, quarters close */
    signed char over;  /* that fit as a lesser place of the name, */
    signed char by_code, area_edits; /* said by a code; misspelt */
    signed char post; /* 2: the code is of its division, 1: of its country, less: of another, 0 */
    bool is_coded;    /* an area that was said is its own postcode */
    bool is_out_of_post; /* unread words are a code of another division of its country */
    signed char said;    /* 1: what a word for a kind says, -1: something else, 0: none was said */
    bool says_area;      /* the word was one for a division */
    bool has_sibling;    /* a settlement called like a country, or a division elsewhere, */
    bool has_country;    /* or anything but a country that is called like one */
    bool says_solid;     /* the word was one for nature, a sight or an airport */
    bool is_unlike;      /* another name that begins with other letters than its own */
    bool is_beside;      /* with its kind, or as a beginning: what something is called exactly */
    bool has_division;   /* something of nature that a division about it is called after */
    bool has_town;       /* a settlement of the name fits what was said, too */
    bool has_own_town;   /* one of an index file, */
    bool has_main;       /* and something by its own name, or that in another language, */
    bool has_quarter;    /* or an area or a settlement by its own */
    bool is_apart;       /* far from what it was said to be near */
    bool is_side;        /* its name is a side of what stands behind it: "west Texas" */
    bool is_initials;    /* another name: the initials of the place's own */
    bool is_state_code;  /* what is a country's code, too */
    bool has_other_letters;   /* typed with marks that none of its names has */
    double town_rival;        /* importance of the best settlement called so by its own name */
    double rival_fame;        /* of a code: people and fame of the best called so by its own name */
    double rival, main_rival; /* of a code: importance of the best that is called so, by any name
                                 and by its own */
    double rest;              /* share of the name that was not typed */
    double people;            /* log10, from 0 for 1,000 */
    double fame;              /* log of the languages that have a name for it, less 1 */
    double lead_people, lead_fame; /* over the next of the reading's candidates, or behind the
                                      first: -1.5 to 1.5 */
    bool is_word;                  /* the name is a word of every day, */
    bool is_only;                  /* or what no other place is called */
    float score;
} candidate;

/* What the query itself says about "none of these". */
typedef struct {
    double common;  /* 1: all words are ordinary */
    double unknown; /* share of words in no table */
    int words, letters;
    double digits;   /* share of the letters */
    bool is_covered; /* several words are read as a name without a rest */
} candidate_facts;

typedef struct {
    readings *r;
    candidate *at;
    int count;
    bool is_cut; /* of a name in an index file, not all places were looked at */
    candidate_facts facts;
} candidates;

/* Whether it was found by an alternate spelling, or by its name in another language. */
GEO_FN bool candidate_has_other_name(const candidate *p);

/* Whether the place's name goes on behind what was typed. */
GEO_FN bool candidate_is_longer(const candidate *p);

/* Appends the candidates of a reading. Returns whether one fits all that was said. */
GEO_FN bool candidate_add_reading(candidates *c, const reading *from, posting *posts, int cap);

#endif
