#ifndef GEO_CSV_H
#define GEO_CSV_H
/* csv -- imports tables of separated values with a header line. */

#include "import_reader.h"

GEO_FN void csv_ingest(call *c, import_reader *f); /* imports a whole file */

#endif
