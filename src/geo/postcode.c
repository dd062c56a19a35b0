/* postcode -- postal codes. Owns the table of their forms and areas, made from
 * vendor/gazetteer/hand/postcodes.tsv. Pure. Outside facts: the forms are those of the Universal
 * Postal Union, the areas those that the countries' posts publish.
 *
 * A pattern is of N for a digit, A for a letter, X for either, ? for a separator that may be left
 * out; everything else stands for itself. An area is "PREFIX:CODE" or "FIRST-LAST:CODE", of which
 * the longest counts: CODE follows the country in ISO 3166-2, "=" is the prefix itself, "/CC" a
 * country or territory, "?" none. A list that ends with a star has all prefixes: "JN18DU" is no
 * code, as no British one begins so. */
#include "postcode.h"

#include <stdatomic.h>
#include <string.h>

#include "../base/ascii.h"

typedef struct {
    const char *country, *sign; /* for letters from abroad: "F-77200"; so are ISO's two letters */
    const char *patterns, *areas;
} postcode_row;

#include "postcode_table.h"

/* Reads the row at `at` and returns where the next one begins. */
static const char *postcode_take_row(const char *at, postcode_row *row) {
    const char **const texts[] = {&row->country, &row->sign, &row->patterns, &row->areas};
    for (size_t i = 0; i < LEN(texts); i++) {
        *texts[i] = at;
        at += strlen(at) + 1;
    }
    return at;
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
    size_t count = ascii_is_digit(key.at[0]) ? 1 : LEN(keys);
    bool found = false;
    for (str rest = str_of(row->patterns); rest.len && !found;) {
        str pattern = str_cut(&rest, ' ');
        for (size_t i = 0; i < count && !found; i++) {
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

/* ---- which rows may fit ---- */

enum { POSTCODE_ROWS_MAX = 256, POSTCODE_COUNT_BITS = 24, POSTCODE_COUNT_MASK = (1 << 24) - 1 };

/* Per row where it begins, and above that a bit for each number of digits and one for each number
 * of letters that a code of it may have. Made by the first call; threads that make it at the same
 * time store the same. */
static struct {
    atomic_uint_least64_t rows[POSTCODE_ROWS_MAX];
    atomic_int count;
} postcode_index;

/* A bit for the number of digits, and one for that of letters. */
static uint64_t postcode_counts(int digits, int letters) {
    return UINT64_C(1) << digits | UINT64_C(1) << (POSTCODE_COUNT_BITS / 2 + letters);
}

static uint64_t postcode_pattern_counts(str pattern) {
    int digits = 0, letters = 0, either = 0;
    for (size_t i = 0; i < pattern.len; i++) {
        char c = pattern.at[i];
        either += c == 'X';
        digits += c == 'N' || ascii_is_digit(c);
        letters += c != 'N' && c != 'X' && ascii_is_alpha(c);
    }
    uint64_t counts = 0;
    for (int i = 0; i <= either; i++) {
        counts |= postcode_counts(digits + i, letters + either - i);
    }
    return counts;
}

static void postcode_make_index(void) {
    int count = 0;
    postcode_row row;
    for (const char *at = postcode_text; *at && count < POSTCODE_ROWS_MAX; count++) {
        uint64_t offset = (uint64_t)(at - postcode_text), counts = 0;
        at = postcode_take_row(at, &row);
        for (str rest = str_of(row.patterns); rest.len;) {
            counts |= postcode_pattern_counts(str_cut(&rest, ' '));
        }
        uint64_t bare = counts >> POSTCODE_COUNT_BITS / 2 << POSTCODE_COUNT_BITS / 2;
        counts |= bare << strlen(row.country) | bare << strlen(row.sign);
        atomic_store_explicit(&postcode_index.rows[count],
                              offset << POSTCODE_COUNT_BITS | (counts & POSTCODE_COUNT_MASK),
                              memory_order_relaxed);
    }
    atomic_store_explicit(&postcode_index.count, count, memory_order_release);
}

static uint64_t postcode_key_counts(str key, int *digits) {
    int letters = 0;
    for (size_t i = 0; i < key.len; i++) {
        *digits += ascii_is_digit(key.at[i]);
        letters += ascii_is_alpha(key.at[i]);
    }
    return postcode_counts(*digits, letters);
}

GEO_FN int postcode_read(str key, postcode_reading readings[POSTCODE_COUNTRIES_MAX]) {
    int found = 0, digits = 0;
    uint64_t counts = key.len <= POSTCODE_KEY_MAX ? postcode_key_counts(key, &digits) : 0;
    int rows = atomic_load_explicit(&postcode_index.count, memory_order_acquire);
    if (!digits) {
        return 0; /* every code has one, and most keys that are asked for have none */
    }
    if (!rows) {
        postcode_make_index();
        rows = atomic_load_explicit(&postcode_index.count, memory_order_acquire);
    }
    for (int i = 0; i < rows && found < POSTCODE_COUNTRIES_MAX; i++) {
        uint64_t entry = atomic_load_explicit(&postcode_index.rows[i], memory_order_relaxed);
        postcode_row row;
        if ((entry & counts) != counts) {
            continue;
        }
        postcode_take_row(postcode_text + (entry >> POSTCODE_COUNT_BITS), &row);
        if (postcode_fits_row(&row, key)) {
            readings[found] = (postcode_reading){.country = str_of(row.country), .areas = STR("")};
            found += postcode_find_area(&row, key, &readings[found]);
        }
    }
    return found;
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
