/* country -- the embedded list of countries, which src/generate/blobs.c makes. Owns nothing.
 * Outside facts: ISO 3166-1. */
#include "country.h"

#include <math.h>

#include "../base/blob.h"

/* Alpha-2, alpha-3 and numeric code of each, back to back. */
BLOB_DECLARE(countries);

enum { COUNTRY_ROW_LEN = 8, COUNTRY_ALPHA_3 = 2, COUNTRY_NUMBER = 5, COUNTRY_NUMBER_MAX = 999 };

/* The three digits of a number; absent: it is none. */
static str country_digits(str code, char room[3]) {
    double number = 0;
    if (!str_num(code, &number) || number < 1 || number > COUNTRY_NUMBER_MAX ||
        number != floor(number)) {
        return STR_NONE;
    }
    int value = (int)number;
    for (int i = 3; i-- > 0; value /= 10) {
        room[i] = (char)('0' + value % 10);
    }
    return (str){room, 3};
}

GEO_FN str country_of_code(str code) {
    char room[3];
    str digits = country_digits(code, room);
    size_t at = digits.len ? COUNTRY_NUMBER : code.len == COUNTRY_CODE_LEN ? 0 : COUNTRY_ALPHA_3;
    str wanted = digits.len ? digits : code;
    if (wanted.len < COUNTRY_CODE_LEN || wanted.len > 3) {
        return STR_NONE;
    }
    for (unsigned i = 0; i + COUNTRY_ROW_LEN <= geocoder_countries_len; i += COUNTRY_ROW_LEN) {
        const char *row = (const char *)geocoder_countries + i;
        if (str_eq_nocase(wanted, (str){row + at, at ? 3 : COUNTRY_CODE_LEN})) {
            return (str){row, COUNTRY_CODE_LEN};
        }
    }
    return STR_NONE;
}

GEO_FN str country_at(int index) {
    unsigned at = (unsigned)index * COUNTRY_ROW_LEN;
    return at < geocoder_countries_len
               ? (str){(const char *)geocoder_countries + at, COUNTRY_CODE_LEN}
               : STR_NONE;
}
