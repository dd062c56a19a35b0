/* house -- the houses of a street by their number. Owns nothing.
 *
 * Numbers are keys of the names, so the first two ways compare no text: "12 bis" is "12bis", and
 * "12a" is "12 a", too; the house "17-19" has a key that goes on behind that of 17. The last way
 * compares the digits and the first letter of each word beside them: "д. 14, корп. 1" is "14к1",
 * "12 bis" is "12B". */
#include "house.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../geo/latin.h"
#include "../geo/lexicon.h"
#include "../image/hidden.h"
#include "../image/image.h"
#include "../image/image_set.h"
#include "../image/names.h"

/* ---- by keys ---- */

static bool house_has_letter(str text) {
    bool found = false;
    for (size_t i = 0; i < text.len && !found; i++) {
        found = ascii_is_alpha(text.at[i]);
    }
    return found;
}

/* A house with a key from `key` to before `end`. `first`: as image_first_house tells. */
static image_ref house_of_keys(call *c, image_ref street, uint64_t first, uint32_t key,
                               uint32_t end) {
    enum { STEP = 64 }; /* houses between two charges */
    const image *m = street.m;
    uint32_t house;
    for (uint64_t i = first; image_house_at(m, street.place, i, &house); i++) {
        if ((i - first) % STEP == 0 && !call_charge(c, NAMES_TEXT_WORK)) {
            break;
        }
        uint32_t number = names_main_key(m, house);
        if (number >= key && number < end && !image_is_hidden(m, house)) {
            return (image_ref){m, house};
        }
    }
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

GEO_FN bool house_look_up(call *c, house_number *n, const image *m) {
    char room[IMAGE_KEY_MAX], apart[IMAGE_KEY_MAX];
    out split = out_of(apart, sizeof apart), joined = out_of(room, sizeof room);
    size_t digits = 0;
    for (str rest = n->text; rest.len;) {
        out_text(&joined, str_cut(&rest, ' '));
    }
    while (digits < n->text.len && ascii_is_digit(n->text.at[digits])) {
        digits++;
    }
    out_text(&split, str_head(n->text, digits));
    out_char(&split, ' ');
    out_text(&split, str_from(n->text, digits));
    bool has_letter = house_has_letter(n->text), found = false;
    bool is_one = has_letter && digits < n->text.len && n->text.at[digits] != ' ';
    str forms[HOUSE_FORMS] = {n->text, has_letter ? out_str(&joined) : STR_NONE,
                              is_one ? out_str(&split) : STR_NONE};
    bool is_known = n->m == m, has_houses = m->columns[IMAGE_HOUSES].count > 0;
    for (int i = 0; i < HOUSE_FORMS; i++) {
        if (!is_known) {
            bool is_key = has_houses && forms[i].len && call_charge(c, NAMES_SEEK_WORK) &&
                          names_find(m, forms[i], &n->keys[i]);
            n->keys[i] = is_key ? n->keys[i] : IMAGE_NO_KEY;
        }
        found |= n->keys[i] != IMAGE_NO_KEY;
    }
    n->m = m;
    return found;
}

static image_ref house_same(call *c, house_number *n, image_ref street) {
    image_ref house = {NULL, IMAGE_NO_PLACE};
    uint64_t first = image_first_house(street.m, street.place);
    bool is_known = house_look_up(c, n, street.m);
    for (int i = 0; is_known && i < HOUSE_FORMS && !house.m; i++) {
        uint32_t key = n->keys[i];
        house = key == IMAGE_NO_KEY ? house : house_of_keys(c, street, first, key, key + 1);
    }
    return house;
}

GEO_FN bool house_has(call *c, house_number *n, image_ref house) {
    bool found = house_look_up(c, n, house.m);
    uint32_t key = names_main_key(house.m, house.place);
    return found && (key == n->keys[0] || key == n->keys[1] || key == n->keys[2]);
}

/* Whether the key of a house is a range that begins with the number: "17 19", and no block of
 * houses as "1 2 10". */
static bool house_is_range(image_ref house, str number) {
    names_walk w = names_at(house.m, names_main_key(house.m, house.place));
    str key = names_key(&w), rest = str_from(key, MIN(key.len, number.len + 1));
    int64_t first, last;
    return str_int(number, &first) && str_int(rest, &last) && last > first;
}

/* The key of "17-19" goes on behind a blank with another number. */
static image_ref house_range(call *c, str number, image_ref street) {
    char room[IMAGE_KEY_MAX];
    image_ref house = {NULL, IMAGE_NO_PLACE};
    uint64_t first = image_first_house(street.m, street.place);
    bool is_plain = !house_has_letter(number) && str_find(number, STR(" ")) < 0;
    for (char digit = '1'; is_plain && digit <= '9' && !house.m; digit++) {
        out o = out_of(room, sizeof room);
        out_text(&o, number);
        out_char(&o, ' ');
        out_char(&o, digit);
        uint32_t end, key = call_charge(c, NAMES_SEEK_WORK)
                                ? names_range(street.m, out_str(&o), &end)
                                : (end = 0);
        house = key < end ? house_of_keys(c, street, first, key, end) : house;
        house =
            house.m && house_is_range(house, number) ? house : (image_ref){NULL, IMAGE_NO_PLACE};
    }
    return house;
}

/* ---- by digits and letters ---- */

/* Adds a word of a number: its digits, and of letters in a row the first. Digits are set apart from
 * digits. */
static void house_add_canon(out *o, str word) {
    bool was_letter = false, is_kept = true;
    for (size_t i = 0; i < word.len; i++) {
        bool is_digit = ascii_is_digit(word.at[i]);
        if (((unsigned char)word.at[i] & 0xC0) != 0x80) {
            is_kept = is_digit || !was_letter;
        }
        if (is_digit && !i && o->len && ascii_is_digit(o->at[o->len - 1])) {
            out_char(o, '-');
        }
        if (is_kept) {
            out_char(o, word.at[i]);
        }
        was_letter = !is_digit;
    }
}

static bool house_is_ascii(str text) {
    bool is_ascii = true;
    for (size_t i = 0; i < text.len && is_ascii; i++) {
        is_ascii = (unsigned char)text.at[i] < 0x80;
    }
    return is_ascii;
}

/* A number as it is compared, in the room and in Latin letters; without a digit its first letter:
 * "s/n", "snc". */
static str house_canon(str key, char room[IMAGE_KEY_MAX]) {
    out o = out_of(room, IMAGE_KEY_MAX);
    while (key.len) {
        str word = str_cut(&key, ' ');
        house_add_canon(&o, lexicon_has(word, LEXICON_HOUSE_SIGN) ? STR_NONE : word);
    }
    str canon = out_str(&o);
    if (!str_has_digit(canon)) {
        return str_head(canon, 1);
    }
    char other[IMAGE_KEY_MAX];
    str latin = house_is_ascii(canon) ? STR_NONE : latin_of(canon, other, sizeof other);
    memcpy(room, other, latin.len);
    return latin.len ? (str){room, latin.len} : canon;
}

/* A number without the letter before words that tell it: "h no 23". */
static str house_without_sign(str key) {
    str rest = key, word = str_cut(&rest, ' ');
    bool is_letter = rest.len && lexicon_has(word, LEXICON_HOUSE_LETTER);
    str behind = rest;
    is_letter = is_letter && lexicon_has(str_cut(&behind, ' '), LEXICON_HOUSE_SIGN);
    return is_letter && behind.len ? behind : key;
}

/* Whether the number of the house is that one; with is_part, the first of several, and in Czechia
 * and Slovakia either of two. */
static bool house_is_alike(const image_view *v, image_ref house, str number, bool is_part) {
    char room[IMAGE_KEY_MAX];
    names_walk w = names_at(house.m, names_main_key(house.m, house.place));
    str rest = house_canon(house_without_sign(names_key(&w)), room), all = rest;
    str first = str_cut(&rest, '-');
    if (!is_part || !rest.len || str_find(rest, STR("-")) >= 0) {
        return !is_part && str_eq(all, number);
    }
    image_ref country = image_place_ancestor(house, IMAGE_COUNTRY);
    str code = country.m ? image_set_country_code(v, country) : STR_NONE;
    return str_eq(first, number) || (str_eq(rest, number) && (str_eq_nocase(code, STR("CZ")) ||
                                                              str_eq_nocase(code, STR("SK"))));
}

static image_ref house_alike(const image_view *v, str number, image_ref street, bool is_part) {
    char room[IMAGE_KEY_MAX];
    str canon = house_canon(number, room);
    image_ref house = {street.m, IMAGE_NO_PLACE};
    uint64_t first = image_first_house(street.m, street.place);
    for (uint64_t i = first; image_house_at(street.m, street.place, i, &house.place) &&
                             call_charge(v->call, NAMES_TEXT_WORK);
         i++) {
        if (!image_is_hidden(house.m, house.place) && house_is_alike(v, house, canon, is_part)) {
            return house;
        }
    }
    return (image_ref){NULL, IMAGE_NO_PLACE};
}

static image_ref house_find_in(const image_view *v, house_number *n, image_ref street,
                               house_way way) {
    return way == HOUSE_SAME    ? house_same(v->call, n, street)
           : way == HOUSE_RANGE ? house_range(v->call, n->text, street)
                                : house_alike(v, n->text, street, way == HOUSE_PART);
}

GEO_FN image_ref house_find(const image_view *v, house_number *n, image_ref street, house_way way) {
    image_ref house = house_find_in(v, n, street, way);
    for (uint64_t i = 0; !house.m && (street.m->base || street.m->update); i++) {
        image_ref twin = street;
        twin.place = hidden_twin(street.m, street.place, i, &twin.m);
        if (twin.place == IMAGE_NO_PLACE) {
            break;
        }
        house = house_find_in(v, n, twin, way);
    }
    return house;
}
