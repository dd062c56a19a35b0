#ifndef GEO_TABLE_POSTCODE_H
#define GEO_TABLE_POSTCODE_H
/* table_postcode -- postal codes that a spreadsheet has taken for numbers: 7102 and 98103.0. */

#include "../base/call.h"

enum { TABLE_POSTCODE_MAX = 16 }; /* bytes of a code that is mended */

/* The code without a fraction of zeros, and with the zeros before it that a code of the country
 * needs, in `room`; the cell itself when nothing is to be mended. `country`: ISO 3166-1; absent: it
 * is that of the state, by the gazetteer. */
GEO_FN str table_postcode_mend(call *c, str cell, str country, str state,
                               char room[TABLE_POSTCODE_MAX]);

/* Whether codes of a country look so. */
GEO_FN bool table_postcode_is_of(str code, str country);

#endif
