#ifndef GEO_GEOJSON_H
#define GEO_GEOJSON_H
/* geojson -- GeoJSON (RFC 7946), one feature at a time: a FeatureCollection of any size, one
 * feature per line, or a text sequence (RFC 8142). */

#include "import_reader.h"

/* Where the scanner is in a text; {0} at its start. */
typedef struct {
    enum { GEOJSON_OUTSIDE, GEOJSON_LIST, GEOJSON_TAIL } state; /* TAIL: after a list of features */
} geojson_scan;

/* Finds the next feature: *feature is its JSON text (not validated), absent when the bytes used
 * held none. > 0: bytes used; 0: need more; < 0: this is not GeoJSON. */
GEO_FN ptrdiff_t geojson_next(str in, bool is_end, geojson_scan *scan, str *feature);

/* Which features the next files give: all of them in their order, those of areas of one level (from
 * 2 on), the rest, or none. Where things lie in areas, these come first, by ascending level. */
enum { GEOJSON_NONE = -1, GEOJSON_ALL, GEOJSON_REST };
enum { GEOJSON_LEVEL_MIN = 2, GEOJSON_LEVEL_MAX = 11 }; /* of areas */
GEO_FN void geojson_choose(int which);
/* Whether an area of that level was read since GEOJSON_NONE was chosen. */
GEO_FN bool geojson_has_level(int level);

/* Imports a whole file: with features anywhere, or with one per line, where a line that is not JSON
 * costs only itself. */
GEO_FN void geojson_ingest(call *c, import_reader *f);
GEO_FN void geojson_ingest_lines(call *c, import_reader *f);

#endif
