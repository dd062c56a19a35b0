#ifndef GEO_TABLES_H
#define GEO_TABLES_H
/* tables -- builds the embedded gazetteer from the text tables of vendor/gazetteer. Runs on the
 * machine that builds the program, not on the user's. */

#include "../base/call.h"

/* `size` is "full" or "small"; `folder` has the tables. Writes out_path whole or not at all. */
GEO_FN status ingest_tables(call *c, const char *folder, str size, const char *out_path);

#endif
