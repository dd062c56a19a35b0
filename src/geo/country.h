#ifndef GEO_COUNTRY_H
#define GEO_COUNTRY_H
/* country -- the codes of ISO 3166-1, by which tables name countries. */

#include "../base/str.h"

enum { COUNTRY_CODE_LEN = 2 };

/* The alpha-2 code, in capitals, of an alpha-2, alpha-3 or numeric code in any letter case, also of
 * a number that a spreadsheet has cut ("76", "76.0"); absent: it is no code. Static. */
GEO_FN str country_of_code(str code);
GEO_FN str country_at(int index); /* the alpha-2 codes one by one; absent past the last */

#endif
