/* postcode -- postal codes. Owns nothing: the blob `postcodes` has their forms and areas, made of
 * vendor/gazetteer/hand/postcodes.tsv. Pure. Outside facts: the forms are those of the Universal
 * Postal Union, the areas those that the countries' posts publish.
 *
 * A pattern is of N for a digit, A for a letter, X for either, ? for a separator that may be left
 * out; everything else stands for itself. An area is "PREFIX:CODE" or "FIRST-LAST:CODE", of which
 * the longest counts: CODE follows the country in ISO 3166-2, "=" is the prefix itself, "/CC" a
 * country or territory, "?" none. A list that ends with a star has all prefixes: "JN18DU" is no
 * code, as no British one begins so. */
#include "postcode.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/blob.h"

BLOB_DECLARE(postcodes); /* its parts: postcode.h */

typedef struct {
    const char *country, *sign; /* for letters from abroad: "F-77200"; so are ISO's two letters */
    const char *patterns, *areas;
} postcode_row;

static postcode_row postcode_row_at(unsigned offset) {
    postcode_row row;
    const char **const texts[] = {&row.country, &row.sign, &row.patterns, &row.areas};
    const char *at = (const char *)geocoder_postcodes + offset;
    for (size_t i = 0; i < LEN(texts); i++) {
        *texts[i] = at;
        at += strlen(at) + 1;
    }
    return row;
}

static bool postcode_fits_character(char pattern, char c) {
    return pattern == 'N'   ? ascii_is_digit(c)
           : pattern == 'A' ? ascii_is_alpha(c)
           : pattern == 'X' ? ascii_is_digit(c) || ascii_is_alpha(c)
                            : ascii_lower(pattern) == c;
}

static bool postcode_fits(str pattern, str key) {
    size_t at = 0;
    for (size_t i = 0; i < pattern.len; i++) {
        if (pattern.at[i] == '?') {
            at += at < key.len && key.at[at] == ' ';
        } else if (at < key.len && postcode_fits_character(pattern.at[i], key.at[at])) {
            at++;
        } else {
            return false;
        }
    }
    return at == key.len;
}

/* The key without the country's sign and the blank behind it; the key when it has none. */
static str postcode_without_sign(const char *sign, str key) {
    size_t len = strlen(sign);
    if (!len || key.len <= len || !str_eq_nocase(str_head(key, len), str_of(sign))) {
        return key;
    }
    return str_from(key, key.at[len] == ' ' ? len + 1 : len);
}

static bool postcode_fits_row(const postcode_row *row, str key) {
    const str keys[] = {key, postcode_without_sign(row->country, key),
                        postcode_without_sign(row->sign, key)};
    bool found = false;
    for (str rest = str_of(row->patterns); rest.len && !found;) {
        str pattern = str_cut(&rest, ' ');
        for (size_t i = 0; i < LEN(keys) && !found; i++) {
            found = postcode_fits(pattern, keys[i]);
        }
    }
    return found;
}

/* The code without its sign and blanks, in capitals. */
static str postcode_plain(const postcode_row *row, str key, char room[POSTCODE_KEY_MAX]) {
    str rest = key;
    const char *const signs[] = {row->country, row->sign};
    for (size_t i = 0; i < LEN(signs) && rest.len == key.len; i++) {
        str bare = postcode_without_sign(signs[i], key);
        rest = postcode_fits_row(row, bare) ? bare : rest;
    }
    str plain = {room, 0};
    for (size_t i = 0; i < rest.len && plain.len < POSTCODE_KEY_MAX; i++) {
        if (rest.at[i] != ' ') {
            char c = rest.at[i]; /* of a key: no capital */
            room[plain.len++] = (char)(ascii_is_alpha(c) ? c - 'a' + 'A' : c);
        }
    }
    return plain;
}

/* False: no code begins so. */
static bool postcode_find_area(const postcode_row *row, str key, postcode_reading *r) {
    char room[POSTCODE_KEY_MAX];
    str code = postcode_plain(row, key, room);
    bool found = false;
    for (str rest = str_of(row->areas); rest.len;) {
        str area = str_cut(&rest, ' ');
        if (str_eq(area, STR("*"))) {
            return found;
        }
        str last = str_cut(&area, ':'), first = str_cut(&last, '-');
        str head = str_head(code, first.len);
        last = last.len ? last : first;
        bool is_in = str_cmp(head, first) >= 0 && str_cmp(head, last) <= 0;
        if (is_in && (!found || first.len > r->prefix)) {
            found = true;
            r->prefix = first.len;
            r->is_country = str_starts(area, STR("/"));
            r->areas = str_eq(area, STR("?")) ? STR("") : str_from(area, r->is_country);
        }
    }
    return true;
}

/* The countries whose codes have as many digits and letters as the key, as offsets of their rows
 * with a zero at the end; NULL: none has. */
static const unsigned char *postcode_list(str key) {
    size_t digits = 0, letters = 0;
    for (size_t i = 0; i < key.len && key.len <= POSTCODE_KEY_MAX; i++) {
        digits += ascii_is_digit(key.at[i]);
        letters += ascii_is_alpha(key.at[i]);
    }
    if (!digits || digits > POSTCODE_DIGITS_MAX || letters > POSTCODE_LETTERS_MAX) {
        return NULL;
    }
    size_t cell = digits * (POSTCODE_LETTERS_MAX + 1) + letters;
    unsigned offset = str_load_2(geocoder_postcodes + 2 * cell);
    return offset ? geocoder_postcodes + offset : NULL;
}

GEO_FN int postcode_read(str key, postcode_reading readings[POSTCODE_COUNTRIES_MAX]) {
    int count = 0;
    for (const unsigned char *at = postcode_list(key); at && str_load_2(at); at += 2) {
        postcode_row row = postcode_row_at(str_load_2(at));
        if (count < POSTCODE_COUNTRIES_MAX && postcode_fits_row(&row, key)) {
            readings[count] = (postcode_reading){.country = str_of(row.country), .areas = STR("")};
            count += postcode_find_area(&row, key, &readings[count]);
        }
    }
    return count;
}

GEO_FN bool postcode_is(str key) {
    postcode_reading readings[POSTCODE_COUNTRIES_MAX];
    return postcode_read(key, readings) > 0;
}

GEO_FN str postcode_area(const postcode_reading *r, str key, int index,
                         char room[POSTCODE_ISO_MAX]) {
    str rest = r->areas, area = str_cut(&rest, '|');
    for (; index && area.len; index--) {
        area = str_cut(&rest, '|');
    }
    bool is_prefix = str_eq(area, STR("="));
    if (is_prefix) { /* the code's digits follow its sign, if any */
        size_t at = 0;
        while (at < key.len && !ascii_is_digit(key.at[at])) {
            at++;
        }
        area = str_head(str_from(key, at), r->prefix);
    }
    if (!area.len || area.len + 3 > POSTCODE_ISO_MAX) {
        return STR_NONE;
    }
    str iso = {room, 0};
    if (!r->is_country) {
        room[0] = ascii_lower(r->country.at[0]);
        room[1] = ascii_lower(r->country.at[1]);
        room[2] = ' ';
        iso.len = 3;
    }
    for (size_t i = 0; i < area.len; i++) {
        room[iso.len++] = ascii_lower(area.at[i]);
    }
    return iso;
}
