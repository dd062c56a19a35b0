#ifndef GEO_NOTATION_LINK_H
#define GEO_NOTATION_LINK_H
/* notation_link -- coordinates in links to map services; nothing is fetched. */

#include "notation_degrees.h"

/* The host of a link, with or without its scheme and "www."; absent when it is no link. */
GEO_FN str notation_link_host(str text);
/* Whether it is one of the domains, which blanks separate; one that ends with a point has more. */
GEO_FN bool notation_link_is_of(str host, const char *domains);
NOTATION_FORM(notation_link, osm);
NOTATION_FORM(notation_link, google);
NOTATION_FORM(notation_link, apple);
NOTATION_FORM(notation_link, bing);

#endif
