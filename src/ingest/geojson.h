#ifndef GEO_GEOJSON_H
#define GEO_GEOJSON_H
/* geojson -- GeoJSON (RFC 7946), one feature at a time: a FeatureCollection of any size, features
 * one per line, or features in a row (RFC 8142). */

#include "feed.h"

/* Where in a text the scanner is; {0} at its begin. */
typedef struct {
    enum {
        GEOJSON_OUTSIDE,
        GEOJSON_LIST,
        GEOJSON_TAIL
    } state; /* TAIL: behind a list of features */
} geojson_scan;

/* Finds the next feature: *feature is its JSON text (not validated), absent when the bytes used
 * held none. > 0: bytes used; 0: need more; < 0: this is no GeoJSON. */
GEO_FN ptrdiff_t geojson_next(str in, bool is_end, geojson_scan *scan, str *feature);

/* Reads a whole file into the build: of features anywhere, or of one a line, of which a bad one
 * spoils no other. */
GEO_FN status geojson_ingest(call *c, feed *f);
GEO_FN status geojson_ingest_lines(call *c, feed *f);

#endif
