#ifndef GEO_FORM_H
#define GEO_FORM_H
/* form -- how a name is written, given its key: the codes in KEY_TEXT. Pure; form.c has the codes.
 */

#include "../base/str.h"
#include "image.h"

enum {
    FORM_CODE_MAX = IMAGE_NAME_MAX + 8,     /* bytes of a code */
    FORM_TEXT_MAX = 2 * IMAGE_NAME_MAX + 8, /* bytes of a written name: its key and what is new */
    FORM_CAPITALS_MAX = IMAGE_KEY_MAX + 4   /* bytes of a capitalised key */
};

/* Every word capitalised, in `room`: the usual form, which has no code. */
GEO_FN str form_capitals(str key, char room[FORM_TEXT_MAX]);
/* The code that writes `text`, of at most IMAGE_NAME_MAX bytes. */
GEO_FN str form_pack(str key, str text, char room[FORM_CODE_MAX]);
/* Takes the code at the start of *rest; false: it is damaged. */
GEO_FN bool form_skip(str *rest);
/* The text of the code at the start of `code`; "" when it is damaged. */
GEO_FN str form_write(str key, str code, char room[FORM_TEXT_MAX]);

/* Whether the code at the start of `code` writes a character that the key has not. */
GEO_FN bool form_adds(str code, char c);

#endif
