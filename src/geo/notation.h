#ifndef GEO_NOTATION_H
#define GEO_NOTATION_H
/* notation -- coordinates as people paste them: one row for each notation, which reads and writes
 * it. Strict: what could be the name of a place has no reading. Nothing is fetched. */

#include "../base/out.h"
#include "notation_degrees.h"

enum { NOTATION_READINGS_MAX = 6 }; /* of one text */

struct notation {
    str name, title; /* "plus_code", "Plus code (Open Location Code)" */
    str example;     /* that is read, and written for its point */
    int (*read)(str text, notation_reading readings[2]); /* how many the text has */
    /* False when the notation does not reach there, and nothing is written. */
    bool (*write)(double lat, double lon, out *o);
    /* Can it be nothing else? Asked when the text does not say which notation it is in, as
     * "geohash:ezs42" does; NULL: what can be read can be nothing else. */
    bool (*is_sure)(str text);
    unsigned needs; /* what a text must have to be read, of notation.c's bits */
};

GEO_FN const notation *notation_row(int i); /* NULL behind the last */
/* What one of the two below costs, for call_charge. */
GEO_FN int64_t notation_work(str text);
/* Best first; 0: the text is no coordinate. */
GEO_FN int notation_read(str text, notation_reading readings[NOTATION_READINGS_MAX]);
/* Without the unusual ones, when another is usual. */
GEO_FN int notation_read_likely(str text, notation_reading readings[NOTATION_READINGS_MAX]);
/* Whether the first of two numbers without a word or letter was read as the longitude, as it is no
 * latitude. */
GEO_FN bool notation_is_swapped(str text, const notation_reading *best);
/* Why a text that is meant as a position cannot be read, in one sentence; absent when it is not
 * meant so. */
GEO_FN str notation_refusal(str text);
/* Makes a short plus code the full one nearest to its place. */
GEO_FN void notation_settle(notation_reading *r, double lat, double lon);
GEO_FN bool notation_write(const notation *row, double lat, double lon, out *o);

#endif
