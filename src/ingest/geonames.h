#ifndef GEO_GEONAMES_H
#define GEO_GEONAMES_H
/* geonames -- the text dumps of GeoNames: places (cities*.txt, allCountries.txt, XX.txt), and the
 * files that complete them: alternateNamesV2.txt, admin1CodesASCII.txt, admin2Codes.txt,
 * countryInfo.txt. */

#include "import_reader.h"

enum {
    GEONAMES_LINE_MAX = 60000 /* bytes: the longest line of the dump has 12,000 */
};

/* Several lines of several files describe one place; they are sorted together by its id. `memory`
 * (SORT_MEMORY_MIN or more) is used until geonames_close. */
GEO_FN void geonames_open(void *memory, size_t size, const char *beside);
GEO_FN void geonames_ingest_places(call *c, import_reader *f); /* and postal codes */
GEO_FN void geonames_ingest_names(call *c, import_reader *f);  /* alternateNames */
GEO_FN void geonames_ingest_codes(call *c,
                                  import_reader *f); /* of first- and second-level divisions */
GEO_FN void geonames_ingest_countries(call *c, import_reader *f);
/* After the last file: imports what they hold. */
GEO_FN void geonames_finish(call *c);
GEO_FN void geonames_close(void);

/* Fills an import record from one line of places (slices of the line, path in room). NULL, or why
 * it cannot be used; "": it is correct but not wanted, such as an abandoned town. */
GEO_FN const char *geonames_place(str line, char room[IMPORT_RECORD_PATH_MAX], import_record *r);
/* The same from a line of the postal code files. */
GEO_FN const char *geonames_postcode(str line, char room[IMPORT_RECORD_PATH_MAX], import_record *r);

#endif
