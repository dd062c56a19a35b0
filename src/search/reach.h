#ifndef GEO_REACH_H
#define GEO_REACH_H
/* reach -- which places of an index file can fit a search at all, told by boxes and parents: so
 * that of a name that thousands have, few have their chains looked up. */

#include "match.h"

enum { REACH_AREAS_MAX = 128 };

/* A place of a qualifier, or a country that is asked for. */
typedef struct {
    bbox box;     /* that all it contains, and all near it, are in; "no box": nothing is */
    uint32_t row; /* of the same file, or IMAGE_NO_PLACE */
    unsigned bit; /* of the qualifier */
} reach_area;

typedef struct {
    const image *m;
    unsigned free; /* bits of qualifiers that may fit any place */
    unsigned wanted;
    bool has_own; /* some are of the same file */
    int most;     /* qualifiers that fit one place; -1: no place passes the filter by countries */
    int count;
    uint32_t keys[MATCH_QUALIFIERS_MAX]; /* of namesakes in the same file; IMAGE_NO_KEY: none */
    reach_area areas[REACH_AREAS_MAX];
} reach;

GEO_FN void reach_open(reach *r, const match *s, const image *m);
/* Not fewer qualifiers than fit the place; -1: it is in none of the countries. */
GEO_FN int reach_fit(const reach *r, call *c, uint32_t row);

#endif
