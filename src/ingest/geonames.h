#ifndef GEO_GEONAMES_H
#define GEO_GEONAMES_H
/* geonames -- the text dumps of GeoNames: places (cities*.txt, allCountries.txt, XX.txt), and what
 * makes them better: alternateNamesV2.txt, admin1CodesASCII.txt, admin2Codes.txt, countryInfo.txt.
 */

#include "feed.h"

enum {
    GEONAMES_LINE_MAX = 60000 /* bytes: the longest line of the dump has 12,000 */
};

/* The files tell of one place in several lines; they are sorted together by its id. `memory`
 * (SORT_MEMORY_MIN or more) is used until geonames_close. */
GEO_FN void geonames_open(void *memory, size_t size, const char *beside);
GEO_FN status geonames_ingest_places(call *c, feed *f);
GEO_FN status geonames_ingest_names(call *c, feed *f); /* alternateNames */
GEO_FN status geonames_ingest_codes(call *c, feed *f); /* of first- and second-level divisions */
GEO_FN status geonames_ingest_countries(call *c, feed *f);
/* After the last file: all of them into the build. */
GEO_FN status geonames_finish(call *c);
GEO_FN void geonames_close(void);

/* One line of places: its spot (slices of the line, path in room). NULL, or why it cannot be used;
 * "" when it is of no use without being wrong, such as a town that is no more. */
GEO_FN const char *geonames_place(str line, char room[SPOT_PATH_MAX], spot *s);

#endif
