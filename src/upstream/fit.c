/* fit -- how a place that an upstream found fits the query. Owns nothing. */
#include "fit.h"

#include "../base/ascii.h"
#include "../geo/fold.h"

enum {
    FIT_TEXT_MAX = 1024, /* of a folded display name; the rest is not compared */
    FIT_DIGITS_MAX = 4   /* of a house number; longer numbers are postal codes */
};

/* ---- words ---- */

/* Cuts the next word off a folded text. */
static str fit_word(str *rest) {
    return str_cut(rest, ' ');
}

static bool fit_has_word(str key, str word) {
    while (key.at) {
        if (str_eq(fit_word(&key), word)) {
            return true;
        }
    }
    return false;
}

static bool fit_has_words(str key, str words) {
    bool has = words.len > 0;
    while (has && words.at) {
        has = fit_has_word(key, fit_word(&words));
    }
    return has;
}

/* ---- numbers ---- */

static bool fit_is_of_word(char c) {
    return ascii_is_alpha(c) || ascii_is_digit(c) || (unsigned char)c >= 0x80;
}

/* The length of the house number at the start of a word; 0: it is none. */
static size_t fit_number_length(str word) {
    size_t len = 0;
    while (len < word.len && ascii_is_digit(word.at[len])) {
        len++;
    }
    if (!len || len > FIT_DIGITS_MAX) {
        return 0;
    }
    len += len < word.len && ascii_is_alpha(word.at[len]);
    return len < word.len && fit_is_of_word(word.at[len]) ? 0 : len;
}

GEO_FN bool fit_next_number(str *rest, str *number) {
    for (bool is_start = true; rest->len; is_start = !fit_is_of_word(rest->at[-1])) {
        size_t len = is_start ? fit_number_length(*rest) : 0;
        *number = str_head(*rest, len);
        *rest = str_from(*rest, MAX(len, 1));
        if (len) {
            return true;
        }
    }
    return false;
}

/* "12" is in "12", "12a", "10;12" and "8-14", but not in "112". */
static bool fit_in_house_number(str house, str number) {
    int64_t wanted = 0, from = 0, to = 0;
    str range = house, word;
    bool is_plain = str_int(number, &wanted);
    str start = str_trim(str_cut(&range, '-'));
    if (is_plain && str_int(start, &from) && str_int(str_trim(range), &to)) {
        return from <= wanted && wanted <= to;
    }
    while (fit_next_number(&house, &word)) {
        bool is_part = is_plain && word.len > number.len && str_starts(word, number) &&
                       ascii_is_alpha(word.at[number.len]);
        if (str_eq_nocase(word, number) || is_part) {
            return true;
        }
    }
    return false;
}

/* "15" is in "15e Arrondissement". */
static bool fit_begins_word(str text, str number) {
    char room[FIT_TEXT_MAX];
    str key = fold_name(text, FOLD_PLAIN, room, sizeof room);
    while (key.at) {
        str word = fit_word(&key);
        if (str_starts(word, number) &&
            (word.len == number.len || !ascii_is_digit(word.at[number.len]))) {
            return true;
        }
    }
    return false;
}

/* Of the same area as the place's: a street may have several. */
static bool fit_is_postcode(str number, str postcode) {
    enum { AREA_DIGITS = 2 };
    int64_t digits = 0; /* 123a is a house */
    return number.len == FIT_DIGITS_MAX && str_int(number, &digits) && postcode.len == number.len &&
           str_starts(postcode, str_head(number, AREA_DIGITS));
}

GEO_FN bool fit_has_number(const place *p, str number) {
    str house = place_part(p, "house_number");
    return fit_is_postcode(number, place_part(p, "postcode")) ||
           fit_in_house_number(house, number) || fit_begins_word(p->display_name, number) ||
           fit_begins_word(p->name, number);
}

/* ---- names ---- */

/* What the place itself is called: a house by its street. */
static str fit_own_name(const place *p) {
    str display = p->display_name, road = place_part(p, "road");
    return p->name.len ? p->name : road.len ? road : str_cut(&display, ',');
}

GEO_FN place_match fit_name(str text, const place *p) {
    char rooms[4][FIT_TEXT_MAX];
    str whole = text, part = str_cut(&text, ',');
    str asked = fold_name(whole, FOLD_PLAIN, rooms[0], FIT_TEXT_MAX);
    str first = fold_name(part, FOLD_PLAIN, rooms[1], FIT_TEXT_MAX);
    str name = fold_name(fit_own_name(p), FOLD_PLAIN, rooms[2], FIT_TEXT_MAX);
    str display = fold_name(p->display_name, FOLD_PLAIN, rooms[3], FIT_TEXT_MAX);
    bool is_all = fit_has_words(asked, name);
    while (is_all && asked.at) {
        str word = fit_word(&asked);
        bool is_number = fit_number_length(word) == word.len;
        is_all = fit_has_word(display, word) || (is_number && fit_has_number(p, word));
    }
    return is_all || str_eq(first, name) ? PLACE_MATCH_EXACT : PLACE_MATCH_ALIAS;
}
