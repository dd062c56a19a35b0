#ifndef GEO_NOTATION_DEGREES_H
#define GEO_NOTATION_DEGREES_H
/* notation_degrees -- a reading of coordinates, and the notations in degrees: each reads a whole
 * text or nothing, and writes a point. */

#include "../base/out.h"
#include "geo.h"

enum { NOTATION_TEXT_MAX = 1024 }; /* bytes; links are long */

#define NOTATION_DEGREE_M (GEO_KM_PER_DEGREE * 1000)

typedef struct notation notation;

typedef struct {
    double lat, lon;     /* NAN for a short plus code, until notation_settle */
    double precision_m;  /* half the size of the cell or of the last digit's unit */
    const notation *row; /* how it was read */
    bool is_unusual;     /* possible, but not worth a question when another reading is usual */
    str code, place;     /* of a plus code: itself, and what stands beside it; parts of the text */
} notation_reading;

/* The two functions of a row in notation.c: how many readings a text has, of at most two, and
 * whether the point is written. */
#define NOTATION_FORM(module, key)                                                                 \
    GEO_FN int module##_read_##key(str text, notation_reading *r);                                 \
    GEO_FN bool module##_write_##key(double lat, double lon, out *o)

/* One reading, when it is a point on Earth. */
GEO_FN int notation_degrees_one(notation_reading *r, double lat, double lon, double precision_m);
/* "48.85,2.35" with any of the separators, and nothing else but blanks. */
GEO_FN bool notation_degrees_two(str text, str separator, double v[2], double *unit);
NOTATION_FORM(notation_degrees, decimal);
NOTATION_FORM(notation_degrees, lon_lat);
NOTATION_FORM(notation_degrees, ddm);
NOTATION_FORM(notation_degrees, dms);
NOTATION_FORM(notation_degrees, iso6709);
NOTATION_FORM(notation_degrees, geo);

#endif
