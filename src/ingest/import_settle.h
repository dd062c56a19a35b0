#ifndef GEO_IMPORT_SETTLE_H
#define GEO_IMPORT_SETTLE_H
/* import_settle -- finishes an import record after its columns. */

#include "import_record.h"

/* The number of a chome, "1" of "1丁目" or of "一丁目"; absent: the text is none. */
GEO_FN str import_settle_chome_number(str text);
/* After all columns: decides on kind and name. NULL, or why the record cannot be used. */
GEO_FN const char *import_settle_record(import_record *r);

#endif
