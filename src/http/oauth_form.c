/* oauth_form -- the parameters of an OAuth request. Owns nothing. Stricter than other forms, since
 * attacks live in what two programs read differently. Outside facts: RFC 6749 section 3.1 (no
 * parameter twice, empty is absent), appendix A (printable ASCII) and B (the coding). */
#include "oauth_form.h"

#include "../base/ascii.h"
#include "../wire/http.h"

enum {
    OAUTH_FORM_MAX = 32,         /* parameters; a client sends about ten */
    OAUTH_FORM_BYTES_MAX = 8192, /* of all: a client id with its redirects is the longest */
};

/* Whether every % has two hexadecimal digits. */
static bool oauth_form_is_coded(str text) {
    bool is_good = true;
    for (size_t i = 0; i < text.len && is_good; i++) {
        is_good = text.at[i] != '%' || (text.len - i > 2 && ascii_hex(text.at[i + 1]) >= 0 &&
                                        ascii_hex(text.at[i + 2]) >= 0);
    }
    return is_good;
}

/* Decoded, if it is printable ASCII; else absent. */
static str oauth_form_decode(str text, arena *a) {
    str plain = oauth_form_is_coded(text) ? http_decode(text, true, a) : STR_NONE;
    for (size_t i = 0; i < plain.len; i++) {
        if (plain.at[i] < ' ' || plain.at[i] > '~') {
            return STR_NONE;
        }
    }
    return plain;
}

static void oauth_form_set(oauth_form_field *fields, int count, str name, str value) {
    for (int i = 0; i < count; i++) {
        if (str_eq(name, str_of(fields[i].name))) {
            fields[i].value = value.len ? value : STR_NONE;
        }
    }
}

GEO_FN const char *oauth_form_read(str text, oauth_form_field *fields, int count, arena *a) {
    str names[OAUTH_FORM_MAX], name, value;
    int seen = 0;
    if (text.len > OAUTH_FORM_BYTES_MAX) {
        return "The parameters are too long.";
    }
    while (http_pair(&text, &name, &value)) {
        name = oauth_form_decode(name, a);
        value = value.at ? oauth_form_decode(value, a) : STR("");
        if (!name.at || !value.at) {
            return "A parameter is not percent-encoded printable ASCII.";
        }
        for (int i = 0; i < seen; i++) {
            if (str_eq(names[i], name)) {
                return "A parameter is there twice.";
            }
        }
        if (seen == OAUTH_FORM_MAX) {
            return "There are too many parameters.";
        }
        names[seen++] = name;
        oauth_form_set(fields, count, name, value);
    }
    return NULL;
}
