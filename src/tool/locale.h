#ifndef GEO_LOCALE_H
#define GEO_LOCALE_H
/* locale -- the one language of an answer, for a caller that may not have named one. */

#include "../base/str.h"

/* A list as in Accept-Language: `given`, if there is any ("local" asks for local names); else
 * GEOCODER_LANGUAGE; else the language that the script of `query` is used for; else the one of
 * locale_use, else English. */
GEO_FN str locale_language(str given, str query);
/* Takes the language of a locale, "de_AT.UTF-8". One of no language, as C and POSIX, changes
 * nothing. Before the first call of locale_language. */
GEO_FN void locale_use(str name);

#endif
