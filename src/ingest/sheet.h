#ifndef GEO_SHEET_H
#define GEO_SHEET_H
/* sheet -- a table of a spreadsheet, .xlsx or .ods, as rows of CSV. */

#include "../base/call.h"
#include "../base/out.h"

/* Whether a file that begins so is a zip archive, as spreadsheets are. */
GEO_FN bool sheet_is(str head);
/* A spreadsheet and its table: descriptors, of which `from` must be seekable, or memory. */
typedef struct {
    int from, to;
    str file;  /* absent: it is `from` */
    out *text; /* NULL: `to`; shared texts take no more than its room, either */
} sheet_ends;

/* Writes a table of a spreadsheet behind a line "sep=,": the sheet of that name or number, from 1;
 * NULL: the first that has a table. Formulas give what was last computed. Dates are written as
 * 2024-06-30. Fails when it is no spreadsheet. Any thread. */
GEO_FN status sheet_unpack(call *c, const char *path, const sheet_ends *ends, const char *sheet);

#endif
