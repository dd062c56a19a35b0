#ifndef GEO_LANGUAGE_H
#define GEO_LANGUAGE_H
/* language -- the one language of an answer, for a caller that may not have named one. */

#include "../base/str.h"

/* A list as in Accept-Language: `given`, if there is any ("local" asks for local names); else
 * GEOCODER_LANGUAGE; else the language that the script of `query` is used for; else the one of
 * language_use_locale, else English. */
GEO_FN str language_of(str given, str query);
/* Takes the language of a locale, "de_AT.UTF-8". One of no language, as C and POSIX, changes
 * nothing. Before the first call of language_of. */
GEO_FN void language_use_locale(str locale);

#endif
