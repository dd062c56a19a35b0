#ifndef GEO_MANUAL_H
#define GEO_MANUAL_H
/* manual -- the documents as text, and the man pages: geocoder(1) and one page of section 1 per
 * command and tool, from their tables; one of section 7 per document. */

#include "../base/arena.h"
#include "../base/out.h"
#include "command.h"

GEO_FN void manual_list(out *o); /* the documents, one a line */
/* A document as text of 80 columns; false: none is called so. */
GEO_FN bool manual_topic(out *o, str name, arena *mem);
GEO_FN void manual_pages(out *o, command_list commands); /* "geocoder.1", one a line */
/* One of these, in roff with the macros of man; false: none is called so. */
GEO_FN bool manual_page(out *o, str page, command_list commands, arena *mem);

#endif
