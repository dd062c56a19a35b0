#ifndef GEO_TERMINAL_H
#define GEO_TERMINAL_H
/* terminal -- results in text for the eyes of a person: wrapped at the window's width, with colour
 * where that is wanted. Pure but for terminal_shape. */

#include "../base/out.h"

/* Writes `text` with its lines wrapped at blanks to `columns` characters (0: as they are), what
 * continues a line indented below it. is_coloured: first lines of places are bold, the source dim,
 * warnings yellow (ECMA-48 SGR). */
GEO_FN void terminal_write(out *o, str text, int columns, bool is_coloured);
/* The text as stdout should show it, PROCESS memory: itself unless that is a terminal; without
 * colour when NO_COLOR has a value or TERM is dumb. */
GEO_FN str terminal_shape(str text);

#endif
