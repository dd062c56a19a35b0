#ifndef GEO_JSON_EDIT_H
#define GEO_JSON_EDIT_H
/* json_edit -- changes one member of a JSON object in a text and leaves every other byte as it is:
 * for files that belong to other programs. */

#include "../base/arena.h"
#include "../base/out.h"

/* Writes `text` with root[outer][name] = value, or without that member when the value is absent.
 * What is not there is added at the end, indented by two blanks; an empty text is {}. `mem` is for
 * the tokens. False: the text is no JSON object, or root[outer] is none. */
GEO_FN bool json_edit_member(out *o, str text, const char *outer, const char *name, str value,
                             arena *mem);

#endif
