#ifndef GEO_XML_H
#define GEO_XML_H
/* xml -- XML tag by tag. Pure. */

#include "out.h"

/* A start tag, an end tag, or both in one. */
typedef struct {
    str text; /* as written, from the tag before to this or a comment */
    str name, attributes;
    bool is_end, is_empty;
} xml_tag;

/* The next tag; comments and declarations before it are passed over. > 0: bytes used; 0: need more;
 * < 0: this is not XML. */
GEO_FN ptrdiff_t xml_next(str in, xml_tag *tag);
/* The attribute as written; absent: there is none. */
GEO_FN str xml_raw(const xml_tag *tag, const char *name);
/* A text or value with its references replaced, in `texts`; it gets no longer. */
GEO_FN str xml_text(str raw, out *texts);

#endif
