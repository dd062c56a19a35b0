#ifndef GEO_SHEET_H
#define GEO_SHEET_H
/* sheet -- a table of a spreadsheet, .xlsx or .ods, as rows of CSV. */

#include "../base/call.h"

/* Whether a file that begins so is a zip archive, as spreadsheets are. */
GEO_FN bool sheet_is(str head);
/* Writes a table of the file `from`, which must be seekable, to the file `to`, behind a line
 * "sep=,": the sheet of that name or number, from 1; NULL: the first that has a table. Formulas
 * give what was last computed. Dates are written as 2024-06-30. Fails when it is no spreadsheet. */
GEO_FN status sheet_unpack(call *c, const char *path, int from, const char *sheet, int to);

#endif
