#ifndef GEO_GAZ_KIND_H
#define GEO_GAZ_KIND_H
/* gaz_kind -- points of interest by names with, without and with another word for what they are. */

#include "gaz_match.h"

/* Considers the points of interest of the index files that a folded name can mean. True: some fit
 * with all contexts. */
GEO_FN bool kind_head(match *s, str key);

#endif
