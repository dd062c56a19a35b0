#ifndef GEO_KIND_H
#define GEO_KIND_H
/* kind -- THE table of the kinds of things that go into an index: OSM key and value, the class of
 * place, its Nominatim rank, whether it needs a name. Also the kinds of GeoNames' feature codes,
 * and what the population of a place says about it.
 *
 * To add a kind: write its row. */

#include "../image/image.h"

enum { KIND_VALUE_MAX = 40 }; /* bytes; the longest documented value of OSM has 32 */

typedef enum {
    KIND_ALWAYS,  /* even without a name, its brand or operator names it then: people look for the
                     nearest one */
    KIND_UNNAMED, /* the same, but who runs it is not its name: benches, peaks */
    KIND_NAMED,   /* only with a name */
    KIND_NEVER    /* parts of things */
} kind_when;

typedef struct {
    const char *key, *value; /* value "": any other value of that key */
    const char *part;        /* its part of an address; "": the key */
    unsigned char cls, when; /* image_class, kind_when; bytes, as there are many rows */
    unsigned char rank;      /* Nominatim's place_rank: 4 country ... 30 house */
    bool is_line;            /* a closed way of it is still a line, unless tagged area=yes */
    unsigned char key_len;
} kind_row;

/* The row for an OSM tag; NULL when the key has no rows, or the value is "no". The first call makes
 * a table: of the thread that builds. */
GEO_FN const kind_row *kind_of_tag(str key, str value);
/* Whether it looks like a value of OpenStreetMap: lower-case letters, digits, underscores. */
GEO_FN bool kind_is_plain(str value);
/* The kind that a word stands for: "restaurant", "amenity=restaurant", "city"; NULL: none. */
GEO_FN const kind_row *kind_of_word(str word);
/* The OSM tag of a GeoNames feature class and code ("P", "PPLC"), or of a code alone: a word for
 * kind_of_word; absent when there is none. */
GEO_FN str kind_feature_tag(str feature_class, str code);
/* The position of a row: of several tags of an object the lowest is the main one. And back; NULL
 * beyond the table. */
GEO_FN int kind_number(const kind_row *row);
GEO_FN const kind_row *kind_at(int number);

/* boundary=administrative of a level: 2 country ... 11 neighbourhood; NULL: no such level. */
GEO_FN const kind_row *kind_of_level(int admin_level);

/* ---- by population ---- */

/* The class of a settlement, and what it is called: city, town or village. */
GEO_FN image_class kind_population_class(int64_t population);
GEO_FN const kind_row *kind_of_population(int64_t population);
/* The class of a place of this kind: a settlement with a large population ranks above its tag. */
GEO_FN image_class kind_settlement_class(const kind_row *row, int64_t population);
/* The importance, 0-1, of an area or a settlement by population. The number of
 * languages with a name for a settlement says how well known it is; < 0: typical of its size. */
GEO_FN double kind_population_importance(image_class cls, double population, double languages);
/* 0-1: areas and settlements by population; the others by rank, as Nominatim does for objects
 * without a Wikipedia article. population 0: unknown. */
GEO_FN double kind_importance(const kind_row *row, int64_t population);

#endif
