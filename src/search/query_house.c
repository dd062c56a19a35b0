/* query_house -- house numbers in the words of a query, and numbers in scripts without blanks. Owns
 * nothing: texts are in the caller's arena. */
#include "query_house.h"

#include <string.h>
#include "../base/ascii.h"
#include "../base/out.h"
#include "../geo/lexicon.h"
#include "query.h"

/* ---- house numbers ---- */

static bool query_house_is_number(str word) {
    enum { NUMBER_MAX = 8 }; /* "1204bis" */
    return word.len && word.len <= NUMBER_MAX && ascii_is_digit(word.at[0]);
}

/* A number, with its letter, at either end of the words. False: there is none. */
static bool query_house_at_end(const str *words, int count, str *number, str *rest) {
    int last = count - 1;
    if (query_house_is_number(words[last])) {
        *number = words[last];
        *rest = query_span(words, 0, last);
    } else if (last > 1 && query_house_is_number(words[last - 1]) &&
               (words[last].len == 1 || lexicon_has(words[last], LEXICON_HOUSE_END))) {
        *number = query_span(words, last - 1, count); /* "12 a" */
        *rest = query_span(words, 0, last - 1);
    } else if (count > 2 && query_house_is_number(words[0]) &&
               lexicon_has(words[1], LEXICON_HOUSE_END)) {
        *number = query_span(words, 0, 2);
        *rest = query_span(words, 2, count);
    } else if (query_house_is_number(words[0])) {
        *number = words[0];
        *rest = query_span(words, 1, count);
    } else {
        return false;
    }
    return true;
}

/* A number in front of a name that ends with one, or with a letter behind it. False: there is none.
 */
static bool query_house_in_front(const str *words, int count, str *number, str *rest) {
    bool has_letter = words[1].len == 1 && ascii_is_alpha(words[1].at[0]);
    int size = has_letter && !query_house_is_number(words[count - 1]) ? 2 : 1;
    if (count <= size + 1 || !query_house_is_number(words[0]) ||
        (size == 1 && !query_house_is_number(words[count - 1]))) {
        return false;
    }
    *number = query_span(words, 0, size);
    *rest = query_span(words, size, count);
    return true;
}

/* "59-65" at either end of the words; with is_first its first number only. False: there is none. */
static bool query_house_range(const str *words, int count, bool is_first, str *number, str *rest) {
    for (int at = 0; at <= count - 2 && count > 2; at += count - 2) {
        if (query_house_is_number(words[at]) && query_house_is_number(words[at + 1])) {
            *number = query_span(words, at, at + (is_first ? 1 : 2));
            *rest = at ? query_span(words, 0, at) : query_span(words, 2, count);
            return true;
        }
    }
    return false;
}

/* The last number between other words. */
static bool query_house_inside(arena *mem, const str *words, int count, str *number, str *rest) {
    for (int i = count - 2; i > 0; i--) {
        if (query_house_is_number(words[i])) {
            *number = words[i];
            str before = arena_join(mem, query_span(words, 0, i), STR(" "));
            *rest = arena_join(mem, before, query_span(words, i + 1, count));
            return true;
        }
    }
    return false;
}

/* Whether a word says that a number follows: "Marktgass Nr. 11", "calle Mayor n\xC2\xBA 3". A
 * single letter does only before the last word: "N 300 W" is a side. */
static bool query_house_is_number_sign(const str *words, int i, int count) {
    bool is_sign = lexicon_has(words[i], LEXICON_HOUSE_SIGN) ||
                   (i && i + 2 == count && lexicon_has(words[i], LEXICON_HOUSE_LETTER));
    return is_sign && i + 1 < count && query_house_is_number(words[i + 1]);
}

/* The key without such words. */
static str query_house_without_signs(arena *mem, str key) {
    str words[QUERY_WORDS_MAX], kept = STR_NONE;
    int count = query_words(key, words), signs = 0;
    for (int i = 0; i < count && count <= QUERY_WORDS_MAX; i++) {
        signs += query_house_is_number_sign(words, i, count);
    }
    for (int i = 0; i < count && signs; i++) {
        str word = query_house_is_number_sign(words, i, count) ? STR_NONE : words[i];
        kept = arena_list(mem, kept, STR(" "), word);
    }
    return signs ? kept : key;
}

GEO_FN bool query_house_split(arena *mem, query_part part, query_house_form form, str *number,
                              query_part *rest) {
    str words[QUERY_WORDS_MAX], key = STR_NONE;
    int count = query_words(query_house_without_signs(mem, part.key), words);
    bool found = false;
    if (count < 2 || count > QUERY_WORDS_MAX) {
        return false;
    }
    if (form == QUERY_HOUSE_AT_END) {
        found = query_house_at_end(words, count, number, &key);
    } else if (form == QUERY_HOUSE_IN_FRONT) {
        found = query_house_in_front(words, count, number, &key);
    } else if (form == QUERY_HOUSE_INSIDE) {
        found = query_house_inside(mem, words, count, number, &key);
    } else {
        bool is_first = form == QUERY_HOUSE_RANGE_FIRST;
        found = query_house_range(words, count, is_first, number, &key);
    }
    key = found ? arena_copy(mem, key) : STR_NONE;
    *rest = (query_part){.text = key, .key = key};
    return key.len > 0;
}

/* ---- numbers in scripts without blanks ---- */

/* "一" of "一丁目2番3号", where digits go on; not that of the name "本郷三丁目". */
static str query_house_numeral(str text, str *digit) {
    str shown, numeral = lexicon_begins(LEXICON_NUMERAL, text, digit);
    str rest = str_from(text, numeral.len), mark = STR_NONE;
    if (numeral.len) {
        mark = lexicon_begins(LEXICON_NUMBER_MARK, rest, &shown);
    }
    return mark.len && mark.len < rest.len && ascii_is_digit(rest.at[mark.len]) ? numeral
                                                                                : STR_NONE;
}

/* Whether a Chinese character or kana is at a place of a text. */
static bool query_house_is_run(str text, size_t at) {
    enum { FIRST = 0xE3, LAST = 0xE9 }; /* of their first bytes */
    unsigned char c = at < text.len ? (unsigned char)text.at[at] : 0;
    return c >= FIRST && c <= LAST;
}

/* Whether the blank between what was written of a text and its rest stands between parts, as behind
 * a postal code; a digit, or what `is_marked`, is the end of a number. */
static bool query_house_is_gap(str before, str behind, bool is_marked) {
    size_t last = before.len;
    while (last && ((unsigned char)before.at[--last] & 0xC0) == 0x80) {
    }
    bool is_number = before.len && (is_marked || ascii_is_digit(before.at[last]));
    return behind.len &&
           (query_house_is_run(behind, 0) ? is_number || query_house_is_run(before, last)
                                          : is_number && ascii_is_digit(behind.at[0]));
}

GEO_FN str query_house_short_numbers(arena *mem, str text) {
    out o = out_of(arena_bytes(mem, 2 * text.len), 2 * text.len);
    bool is_digit = false, is_marked = false, has_run = false;
    for (size_t i = 0; i < text.len; i++) {
        has_run |= query_house_is_run(text, i);
    }
    has_run = has_run && str_has_digit(text);
    for (size_t at = 0; at < text.len && o.at;) {
        str rest = str_from(text, at), shown = STR_NONE, digit = STR_NONE;
        str mark = is_digit ? lexicon_begins(LEXICON_NUMBER_MARK, rest, &shown) : STR_NONE;
        bool goes_on = mark.len && mark.len < rest.len && ascii_is_digit(rest.at[mark.len]);
        str numeral = is_digit ? STR_NONE : query_house_numeral(rest, &digit);
        bool is_gap = rest.at[0] == ' ' && has_run &&
                      query_house_is_gap(str_trim(out_str(&o)), str_trim(rest), is_marked);
        is_digit = numeral.len || ascii_is_digit(text.at[at]);
        is_marked = mark.len || (is_marked && rest.at[0] == ' ');
        if (numeral.len) {
            out_text(&o, digit);
            at += numeral.len;
        } else if (mark.len) {
            out_text(&o, goes_on && shown.len ? shown : STR(" "));
            at += mark.len;
        } else {
            out_text(&o, is_gap ? STR(",") : STR_NONE);
            out_char(&o, text.at[at++]);
        }
    }
    return o.at ? out_str(&o) : text;
}

/* A number up to 99, which is moved past, in digits or, with is_han, in characters. 0: none. */
static int query_house_counted(str text, size_t *at, bool is_han) {
    enum { TEN = 10, MOST = 99 };
    str ten = STR("\xE5\x8D\x81"), rest = str_from(text, *at), digit;
    int value = 0;
    size_t len = 0;
    while (!is_han && len < rest.len && ascii_is_digit(rest.at[len]) && value <= MOST) {
        value = TEN * value + rest.at[len++] - '0';
    }
    while (is_han && len < rest.len && value <= MOST) {
        bool is_ten = str_starts(str_from(rest, len), ten);
        str sign = is_ten ? ten : lexicon_begins(LEXICON_NUMERAL, str_from(rest, len), &digit);
        if (!sign.len) {
            break;
        }
        value = is_ten ? TEN * MAX(value, 1) : value + digit.at[0] - '0';
        len += sign.len;
    }
    str meaning = STR_NONE, unit = lexicon_begins(LEXICON_COUNTED, str_from(rest, len), &meaning);
    bool is_it = value && value <= MOST && unit.len && !meaning.len;
    *at += is_it ? len : 0;
    return is_it ? value : 0;
}

/* Writes a number in characters. */
static void query_house_add_numeral(out *o, int value) {
    enum { TEN = 10 };
    int digits[] = {value / TEN > 1 ? value / TEN : 0, value % TEN};
    for (int i = 0; i < 2; i++) {
        for (str list = lexicon_list(LEXICON_NUMERAL); list.len && digits[i];) {
            str digit = str_cut(&list, '/'), sign = str_cut(&digit, '=');
            out_text(o, digit.at[0] - '0' == digits[i] ? sign : STR_NONE);
        }
        out_text(o, !i && value >= TEN ? STR("\xE5\x8D\x81") : STR_NONE);
    }
}

GEO_FN str query_house_counted_otherwise(arena *mem, str text) {
    enum { LONGER = 8 }; /* as many bytes as a digit a numeral has at most */
    out o = out_of(arena_bytes(mem, LONGER * text.len), LONGER * text.len);
    bool is_new = false;
    for (size_t at = 0; at < text.len && o.at;) {
        bool was_digit = at && ascii_is_digit(text.at[at - 1]);
        int value = was_digit ? 0 : query_house_counted(text, &at, false);
        int han = was_digit || value ? 0 : query_house_counted(text, &at, true);
        is_new |= value || han;
        if (value) {
            query_house_add_numeral(&o, value);
        } else if (han) {
            out_int(&o, han);
        } else {
            out_char(&o, text.at[at++]);
        }
    }
    return is_new ? query_house_short_numbers(mem, out_str(&o)) : STR_NONE;
}

GEO_FN str query_house_cut_behind(arena *mem, str text, str *tail) {
    bool has_run = false;
    str meaning;
    for (size_t at = 0; at < text.len; at++) {
        size_t from = at;
        has_run |= query_house_is_run(text, at);
        while (has_run && at < text.len && (ascii_is_digit(text.at[at]) || text.at[at] == '-')) {
            at++;
        }
        str rest = str_from(text, at);
        if (at > from && !lexicon_begins(LEXICON_COUNTED, rest, &meaning).len) {
            *tail = str_trim(rest);
            str number = str_from(str_head(text, at), from);
            return arena_list(mem, str_head(text, from), STR(", "), number);
        }
    }
    return STR_NONE;
}
