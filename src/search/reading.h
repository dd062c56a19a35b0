#ifndef GEO_READING_H
#define GEO_READING_H
/* reading -- what the words of a query may be: every span looked up once. */

#include "affix.h"
#include "house.h"
#include "match.h"
#include "../geo/postcode.h"
#include "token.h"

enum {
    READINGS_MAX = 64,      /* of a query */
    READING_ARCS_MAX = 400, /* of all its spans */
    READING_NAMES_MAX = 120,
    READING_KEYS_MAX = 600, /* besides those for each index file, in which names recur */
    READING_KEYS_PER_FILE = 8,
    READING_AREAS_MAX = 40, /* spans that may be an area */
    READING_CODES_MAX = 8,  /* and a postal code, */
    READING_HOUSES_MAX = 8, /* or the number of a house */
    READING_WORDS_MAX = 7,  /* of a name, in a script with blanks */
    READING_AREAS = 7,      /* areas of one reading, */
    READING_KINDS = 3       /* and words for kinds */
};

/* What a span is in a reading. */
typedef enum {
    READING_NAME,     /* a place */
    READING_AREA,     /* what contains it */
    READING_KIND,     /* "lake", beside a name or an area */
    READING_POSTCODE, /* of the place */
    READING_HOUSE,    /* its number: of a house of the place */
    READING_UNIT,     /* what is in that house: "Apt 4" */
    READING_FILLER,   /* "where is", "the" */
    READING_VAGUE,    /* "north of": not the place itself */
    READING_NOISE     /* unread */
} reading_role;

/* How a span of a name was found. */
typedef enum {
    READING_EXACT,
    READING_BEGINS, /* it is the first words of longer names */
    READING_CUT,    /* and its last word is cut */
    READING_NEAR,   /* spelled nearly so */
    READING_NONE    /* there is no name: the reading has a postal code only */
} reading_mode;

/* How a name stands to what was typed. */
typedef enum {
    READING_TYPED,
    READING_SHORT,   /* it is another spelling of the span: St for Saint */
    READING_LETTERS, /* with ä for ae */
    READING_CORE     /* with the word for its kind where the image has it: Lake Tahoe */
} reading_spelling;

/* A name of an image that a span may be. */
typedef struct {
    uint32_t key;
    uint32_t image; /* of the view */
    unsigned char edits;
    unsigned char spelling; /* reading_spelling */
} reading_key;

typedef struct {
    str text;
    reading_mode mode;
    int first, count; /* of keys */
} reading_name;

typedef struct {
    affix_meaning meaning;
    bool is_before; /* it stands before what it tells of */
} reading_kind;

/* A postal code, and what its form says. */
typedef struct {
    str key;
    postcode_reading *rows;
    int count;
} reading_code;

typedef struct {
    unsigned char from, end, role; /* tokens, reading_role */
    short index;                   /* of the name, area, kind or code */
    float cost;
} reading_arc;

typedef struct {
    float cost;
    short name;        /* arc; -1: none */
    short code;        /* arc; -1: none */
    short house, unit; /* arcs; -1: none */
    short areas[READING_AREAS], kinds[READING_KINDS];
    signed char area_count, kind_count;
    signed char ahead;                 /* areas before the name */
    signed char head;                  /* unread words before the name */
    signed char noise, digits, street; /* unread words, of these numbers, and words of streets, */
    signed char things;                /* and of kinds of things: "church" */
    signed char filler, vague;
    signed char article; /* fillers that are one: "the" */
    short beside; /* "near Salzburg": 1 + the index of the name that the place is near; 0: none */
    signed char brief; /* fillers of one letter: the Ø of "København Ø" may be part of the name */
    signed char split; /* hyphens between its arcs */
    short pending;     /* arc of a word for a kind that still lacks its name; -1: none */
    unsigned unread;   /* bit per token */
    int letters;       /* of the unread, but for numbers */
} reading;

/* All that is known of the words of one query. In the arena. */
typedef struct {
    match *s; /* filters, and how places stand to areas */
    tokens t;
    reading_arc arcs[READING_ARCS_MAX];
    short order[READING_ARCS_MAX], first[TOKENS_MAX + 1]; /* arcs by where they begin */
    int arc_count;
    reading_name names[READING_NAMES_MAX];
    int name_count;
    reading_key *keys;
    int key_count, key_max;
    match_qualifier *areas;
    int area_count;
    reading_kind kinds[READING_ARCS_MAX / 4];
    int kind_count;
    reading_code codes[READING_CODES_MAX];
    int code_count;
    house_number houses[READING_HOUSES_MAX];
    int house_count;
    bool has_houses; /* an index file has some */
    unsigned known;  /* bit per token: it is in an exact name or has a role of the lexicon, */
    unsigned street; /* it is a word for streets, */
    unsigned thing;  /* or for a kind of things */
    unsigned
        streets; /* it is in a part with a number and a word for streets; 0: a file has those */
    reading at[READINGS_MAX];
    int count;
} readings;

/* What each span of the query may be, without readings. NULL: the arena is full, or it has no
 * words.
 */
GEO_FN readings *reading_open(const image_view *v, const place_query *query);
/* Whether a place is what a word for a kind says. */
GEO_FN bool reading_kind_fits(const affix_meaning *meaning, image_ref ref);
/* Whether a word is digits only. */
GEO_FN bool reading_is_number(str word);
/* The span of an arc folded with its umlauts written out ("oeland"); "": nothing in the query
 * differs so. */
GEO_FN str reading_wide(const readings *r, int arc);
/* The span of the reading's name; NULL: it has a postal code only. */
GEO_FN const reading_arc *reading_name_arc(const readings *r, const reading *from);
/* The house that has the span of an arc for its number; -1: it is none. */
GEO_FN int reading_number_of(const readings *r, const reading_arc *a);
/* The number of words of the reading's name; 0: it has none. */
GEO_FN int reading_name_words(const readings *r, const reading *from);
/* The tokens of an arc as bits. */
GEO_FN unsigned reading_words(const reading_arc *a);
/* The tokens of all parts between commas that have a number or a word for streets; is_both: both.
 */
GEO_FN unsigned reading_street_parts(const readings *r, bool is_both);
/* The span of an arc as text. */
GEO_FN str reading_text(const readings *r, int arc);

/* Whether one of the places of an area is. */
GEO_FN bool reading_kind_fits_area(const affix_meaning *meaning, const match_qualifier *x);
/* Adds an arc to the tokens from `from` to `end` - 1; of an index below 0, and one too many, none.
 */
GEO_FN void reading_add_arc(readings *r, int from, int end, reading_role role, int index,
                            float cost);
/* A new name without keys; -1: there are too many. */
GEO_FN int reading_new_name(readings *r, str text, reading_mode mode);
/* Adds a key to the name that was made last; of one that it has, the lesser edits remain. */
GEO_FN void reading_add_key(readings *r, int name, reading_key key);
/* Adds the names that are exactly `key` to a name. */
GEO_FN void reading_add_exact(readings *r, int name, str key, reading_spelling spelling);
/* What a span costs more beside a word for streets: it is rather the name of one. */
GEO_FN float reading_beside_street(const readings *r, int i, int j);
/* The gap before token `at`, or a comma at the end. */
GEO_FN token_gap reading_gap(const readings *r, int at);
/* Whether tokens i to j - 1 are all that stands between two commas. */
GEO_FN bool reading_is_part(const readings *r, int i, int j);
/* Whether a word beside others is one that joins them: "of", though a town is called so. */
GEO_FN bool reading_is_filler(const readings *r, int i, str key);

#endif
