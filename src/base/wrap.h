#ifndef GEO_WRAP_H
#define GEO_WRAP_H
/* wrap -- words in lines of a limited width, counted in columns of a terminal. */

#include "out.h"

enum { WRAP_COLUMNS = 80 }; /* of help and documents, wherever they are printed */

GEO_FN int wrap_columns_of(str text);
/* Appends the words. `used` columns of the first line are taken already; a line that would be
 * longer than `columns` (0: no limit) continues on the next one, indented by `hang`. */
GEO_FN void wrap_write(out *o, str text, int used, int hang, int columns);
/* A line of help: two spaces, a name, and its explanation from column `indent` on. */
GEO_FN void wrap_entry(out *o, str name, str text, int indent);

#endif
