#ifndef GEO_TABLES_H
#define GEO_TABLES_H
/* tables -- builds the embedded image from the text tables of vendor/gazetteer. Runs on the machine
 * that builds the program, not on the user's. */

#include "../base/call.h"

/* `size`: "full" or "small", or "world": an index file that takes the place of those; `folder`
 * holds the tables in generated/ and hand/. Writes the whole image, or nothing. */
GEO_FN status tables_write(call *c, const char *folder, str size, const char *out_path);

#endif
