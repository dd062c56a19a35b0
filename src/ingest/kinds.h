#ifndef GEO_KINDS_H
#define GEO_KINDS_H
/* kinds -- THE table of what kinds of things go into an index: OSM key and value, what class of
 * place that is, its Nominatim rank, whether it needs a name. Also the kinds that GeoNames' feature
 * codes stand for.
 *
 * To add a kind: write its row. */

#include "../source/gaz_image.h"

typedef enum {
    KIND_ALWAYS, /* also without a name: people look for the nearest one */
    KIND_NAMED,  /* only with a name */
    KIND_NEVER   /* street furniture and parts of things */
} kind_when;

typedef struct {
    const char *key, *value; /* value "": any other value of that key */
    const char *part;        /* what it is in an address; "": the key */
    unsigned char cls, when; /* image_class, kind_when; as bytes, for there are many rows */
    unsigned char rank;      /* Nominatim's place_rank: 4 country ... 30 house */
    bool is_line; /* a closed way of it is a line all the same, unless it says area=yes */
} kind_row;

/* The row for an OSM tag; NULL when the key is not of a main kind, or the value is "no". */
GEO_FN const kind_row *kind_of_tag(str key, str value);
/* Whether it is a value as OpenStreetMap writes them: small letters, digits, underscores. */
GEO_FN bool kind_is_plain(str value);
/* The kind that a word stands for: "restaurant", "amenity=restaurant", "city"; NULL when none does.
 */
GEO_FN const kind_row *kind_of_word(str word);
/* The OSM tag of a GeoNames feature class and code ("P", "PPLC"), or of a code alone: a word for
 * kind_of_word; absent when there is none. */
GEO_FN str kind_feature_tag(str feature_class, str code);
/* Its place in the table: of several tags of an object the lowest is the main one. And back; NULL
 * beyond. */
GEO_FN int kind_number(const kind_row *row);
GEO_FN const kind_row *kind_at(int number);

/* What boundary=administrative of a level is: 2 country ... 11 neighbourhood; NULL beyond. */
GEO_FN const kind_row *kind_of_level(int admin_level);
/* What a settlement with so many people is called, and its class. */
GEO_FN const kind_row *kind_of_people(int64_t people);
GEO_FN image_class kind_settlement_class(const kind_row *row, int64_t people);
/* 0-1: by rank as Nominatim does for what has no Wikipedia article, more with people. */
GEO_FN double kind_importance(const kind_row *row, int64_t people);

#endif
