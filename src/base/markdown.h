#ifndef GEO_MARKDOWN_H
#define GEO_MARKDOWN_H
/* markdown -- documents as HTML, as the body of a man page, or as text of 80 columns.
 *
 * Read are headings, paragraphs, lists of `- `, tables, blocks of ``` and, in a line, `code`,
 * **bold**, [links](TOPIC.md) and escapes. Lines that begin with `<!--` are skipped. The first
 * heading is the document's title, which a man page has elsewhere. */

#include "out.h"

typedef enum { MARKDOWN_HTML, MARKDOWN_MAN, MARKDOWN_TEXT, MARKDOWN_FORMS } markdown_form;

GEO_FN void markdown_write(out *o, str text, markdown_form form);
/* Appends characters that no reader of man pages takes for a request or an escape. */
GEO_FN void markdown_man(out *o, str text);

#endif
