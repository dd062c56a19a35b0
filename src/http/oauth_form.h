#ifndef GEO_OAUTH_FORM_H
#define GEO_OAUTH_FORM_H
/* oauth_form -- the parameters of an OAuth request: a query, or the content of a form. */

#include "../base/arena.h"

/* `value` absent: not sent, or empty, which is the same (RFC 6749 section 3.1). */
typedef struct {
    const char *name;
    str value;
} oauth_form_field;

/* Reads the parameters that have a field; all others are checked alone. Values are printable ASCII.
 * NULL: they are well-formed; else the sentence that says what is wrong. */
GEO_FN const char *oauth_form_read(str text, oauth_form_field *fields, int count, arena *a);

#endif
