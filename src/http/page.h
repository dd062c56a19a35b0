#ifndef GEO_PAGE_H
#define GEO_PAGE_H
/* page -- the map page, its files and the API's description. */

#include "exchange.h"

/* How many paths page_get answers: none when the program was built without the page. */
GEO_FN int page_paths(void);
GEO_FN const char *page_path(int i);
/* GEO_MUST_WAIT: it is made on a worker. */
GEO_FN status page_get(call *c, exchange *x);

#endif
