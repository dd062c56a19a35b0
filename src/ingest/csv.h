#ifndef GEO_CSV_H
#define GEO_CSV_H
/* csv -- imports tables of separated values with a header line. */

#include "dialect.h"
#include "import_reader.h"

/* The middle of the box around a geometry in well-known text, "POINT (7.4 46.9)", x first. */
GEO_FN bool csv_wkt(str text, double *lat, double *lon);
/* Imports a whole file, which is read as text and of which nothing is skipped yet. */
GEO_FN void csv_ingest(call *c, import_reader *f, const dialect *written);

#endif
