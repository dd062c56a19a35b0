#ifndef GEO_POSTCODE_H
#define GEO_POSTCODE_H
/* postcode -- postal codes by their form: the countries that have such codes, and the division in
 * which one lies, where its first characters tell. Pure. */

#include "../base/str.h"

enum {
    POSTCODE_COUNTRIES_MAX = 128, /* that share a form: five digits are the most common */
    POSTCODE_KEY_MAX = 16,        /* bytes of a code as a key: "lb 1234 5678" */
    POSTCODE_ISO_MAX = 8,         /* "FR-75C" */
    POSTCODE_DIGITS_MAX = 10,     /* of a code */
    POSTCODE_LETTERS_MAX = 8      /* of a code with its sign */
};

/* The blob `postcodes`, which src/generate/blobs.c makes: of each number of digits and of letters
 * up to those limits, the offset of a list, or 0, as u16. A list has the offsets of the countries
 * that have such codes, and a 0, as u16. A country is four texts with NULs at their ends: its code,
 * sign, patterns and areas. */

typedef struct {
    str country;     /* ISO 3166-1 */
    str areas;       /* ISO codes of the area after the country, the current one first, separated by
                      * bars; "" when the country's codes do not tell; "=": the first characters */
    bool is_country; /* the area is the country or territory `areas`, whole */
    size_t prefix;   /* how many characters of the code tell it */
} postcode_reading;

/* The countries with such codes; `key` is a folded name, "d 10115" or "sw1a 1aa". Returns their
 * number. */
GEO_FN int postcode_read(str key, postcode_reading readings[POSTCODE_COUNTRIES_MAX]);
/* Whether some country has such codes. */
GEO_FN bool postcode_is(str key);
/* The index-th ISO 3166 code of the area of a reading of that key, folded as a name ("fr 77"); "":
 * there are fewer. */
GEO_FN str postcode_area(const postcode_reading *r, str key, int index,
                         char room[POSTCODE_ISO_MAX]);

#endif
