#ifndef GEO_POI_H
#define GEO_POI_H
/* poi -- points of interest by names with, without and with another word for what they are. */

#include "match.h"

/* Considers the points of interest of the index files that a folded name may mean. True: some fit
 * all qualifiers. */
GEO_FN bool poi_search(match *s, str key);

#endif
