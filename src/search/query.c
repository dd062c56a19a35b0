/* query -- parses queries. Owns the table of abbreviations; affix has the words that go with names.
 * Pure. */
#include "query.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/lexicon.h"

/* ---- parts ---- */

/* A text with a blank between a sign and a number: "n\xC2\xBA12", "9\xC2\xBD". */
static str query_apart(arena *mem, str text) {
    for (size_t i = 1; i + 1 < text.len; i++) {
        unsigned char sign = (unsigned char)text.at[i + 1];
        bool is_sign = (unsigned char)text.at[i] == 0xC2;
        bool is_part = is_sign && sign >= 0xBC && sign <= 0xBE && ascii_is_digit(text.at[i - 1]);
        bool is_ahead = is_sign && (sign == 0xBA || sign == 0xB0) && i + 2 < text.len &&
                        ascii_is_digit(text.at[i + 2]);
        if (is_part || is_ahead) {
            size_t at = i + (is_ahead ? 2 : 0);
            return arena_list(mem, str_head(text, at), STR(" "), str_from(text, at));
        }
    }
    return text;
}

static void query_add_part(arena *mem, query_parts *parts, str text) {
    char room[PLACE_QUERY_MAX];
    text = str_trim(text);
    str key = fold_name(query_apart(mem, text), FOLD_PLAIN, room, sizeof room);
    if (key.len && parts->count < QUERY_PARTS_MAX) {
        key = arena_copy(mem, key);
        if (key.at) {
            parts->parts[parts->count++] = (query_part){text, key};
        }
    }
}

GEO_FN bool query_is_number_end(str word) {
    return lexicon_has(word, LEXICON_HOUSE_END) || lexicon_has(word, LEXICON_BUILDING_SIGN);
}

GEO_FN bool query_is_side(str word) {
    return lexicon_has(word, LEXICON_DIRECTION);
}

/* Whether the words can only be the number of a house, with what belongs to it: "12 bis", "д. 14",
 * "корп. 1", "no 5", "s/n". Four digits alone, or five, are a postal code. */
static bool query_is_house_part(str key) {
    enum { CODE_DIGITS = 4 };
    size_t digits = 0, words = 0;
    str all = key, first = str_cut(&all, ' ');
    bool is_number = ascii_is_digit(first.at[0]) || lexicon_has(first, LEXICON_HOUSE_SIGN) ||
                     lexicon_has(first, LEXICON_BUILDING_SIGN);
    for (str rest = key; rest.len && is_number; words++) {
        str word = str_cut(&rest, ' ');
        size_t before = digits;
        for (size_t i = 0; i < word.len; i++) {
            digits += ascii_is_digit(word.at[i]);
        }
        is_number = !words || digits > before || utf8_count(word) == 1 ||
                    query_is_number_end(word) || lexicon_has(word, LEXICON_HOUSE_SIGN);
    }
    bool is_code = digits > CODE_DIGITS || (digits == CODE_DIGITS && words == 1);
    bool is_lettered = words == 2 && utf8_count(all) == 1; /* "лит. А" */
    return (is_number && (digits || is_lettered) && !is_code) ||
           lexicon_has(key, LEXICON_NO_NUMBER);
}

/* "12, Hauptstrasse, Kehl", "Via Roma, 12, Milano", "ул. Ленина, д. 14, корп. 1": joins parts that
 * can only be a house number to their street. Of two parts the first is one only when it is short:
 * what follows may be the town. */
static void query_join_number(arena *mem, query_parts *parts) {
    enum { SHORT_MAX = 4 };
    for (int i = 0; i < parts->count && parts->count > 1; i++) {
        str key = parts->parts[i].key;
        int street = i ? i - 1 : 1;
        bool is_short = key.len <= SHORT_MAX && ascii_is_digit(key.at[0]);
        if ((i || parts->count > 2 || is_short) && query_is_house_part(key)) {
            str joined = arena_list(mem, parts->parts[street].key, STR(" "), key);
            parts->parts[street] = (query_part){joined, joined};
            parts->count--;
            memmove(&parts->parts[i], &parts->parts[i + 1],
                    (size_t)(parts->count - i) * sizeof parts->parts[0]);
            i--;
        }
    }
}

/* Whether a name was turned over for a list: the part behind the comma comes first. */
static bool query_is_front(str key) {
    bool is_front = false;
    for (str list = lexicon_list(LEXICON_TURNED); list.len && !is_front;) {
        str more = str_cut(&list, '/'), word = str_cut(&more, '=');
        str rest = str_head(key, key.len - MIN(word.len, key.len));
        is_front = str_ends(key, word) && (more.at ? !rest.len : str_ends(rest, STR(" ")));
    }
    return is_front;
}

/* "Moldova, Republic of", "Gambia, The": as they are spoken; and ISO's one name that goes on behind
 * the comma: "Taiwan, Province of China". */
static void query_turn_names(arena *mem, query_parts *parts) {
    int kept = 0;
    for (int i = 0; i < parts->count; i++) {
        query_part part = parts->parts[i];
        bool is_front = query_is_front(part.key);
        if (i && (is_front || str_eq(part.key, STR("province of china")))) {
            query_part *name = &parts->parts[kept - 1];
            query_part first = is_front ? part : *name, second = is_front ? *name : part;
            name->text = arena_list(mem, first.text, STR(" "), second.text);
            name->key = arena_list(mem, first.key, STR(" "), second.key);
        } else {
            parts->parts[kept++] = part;
        }
    }
    parts->count = kept;
}

/* ---- units of a house ---- */

/* "4", "4b", "b", "b2": not a word, nor a postal code. */
static bool query_is_unit_mark(str word) {
    enum { MARK_MAX = 4 };
    return word.len == 1 || (word.len <= MARK_MAX && str_has_digit(word));
}

/* Whether both words are "apt 4" or "2nd floor". */
static bool query_is_unit(str first, str second) {
    return (query_is_unit_mark(second) && lexicon_has(first, LEXICON_UNIT)) ||
           (ascii_is_digit(first.at[0]) && lexicon_has(second, LEXICON_FLOOR));
}

/* How many words behind a number tell a floor by themselves, "12 rdc", or a side of one, "5 2 th".
 */
static int query_floor_end(const str *words, int count) {
    enum { PHRASE = 2, FLOOR_DIGITS = 2 };
    for (int size = MIN(PHRASE, count - 1); size > 0; size--) {
        bool is_behind = str_has_digit(words[count - size - 1]);
        if (is_behind && lexicon_has(query_span(words, count - size, count), LEXICON_UNIT_ALONE)) {
            return size;
        }
    }
    str floor = count > 1 ? words[count - 2] : STR_NONE;
    bool is_number = floor.len && floor.len <= FLOOR_DIGITS && str_has_digit(floor);
    bool is_side = is_number && lexicon_has(words[count - 1], LEXICON_UNIT_SIDE);
    return is_side && (count == 2 || str_has_digit(words[count - 3])) ? 2 : 0;
}

/* How many words at the end say where in the house: "apt 4", "3 piso b", as "3\xC2\xBA B" is. A
 * single letter does only behind a number: "M 7" is a road. */
static int query_unit_end(const str *words, int count) {
    str last = words[count - 1], word = count > 1 ? words[count - 2] : STR_NONE;
    bool has_number = count > 2 && ascii_is_digit(words[count - 3].at[0]);
    if (has_number && count > 3 && lexicon_has(word, LEXICON_FLOOR) &&
        (query_is_unit_mark(last) || lexicon_has(last, LEXICON_UNIT_SIDE))) {
        return 3;
    }
    if (count > 3 && str_eq(words[count - 3], STR("unit")) && ascii_is_digit(word.at[0]) &&
        ascii_is_digit(last.at[0])) {
        return 3; /* "#12-345" */
    }
    bool is_meant = word.len > 1 || has_number || (word.len && ascii_is_digit(word.at[0]));
    return is_meant && query_is_unit(word, last) ? 2 : query_floor_end(words, count);
}

/* The key of a part with "#4" as "unit 4", and signs of ordinals as "3 piso". */
static str query_unit_key(arena *mem, query_part part, bool has_signs) {
    static const struct {
        const char *sign, *word;
        bool is_first; /* the number is behind it */
    } signs[] = {
        {"#", " unit ", true}, {"\xC2\xBA", " piso ", false}, {"\xC2\xAA", " piso ", false}};
    char room[PLACE_QUERY_MAX];
    str text = part.text;
    for (size_t i = 0; i < LEN(signs); i++) {
        ptrdiff_t at = str_find(text, str_of(signs[i].sign));
        str before = at > 0 ? str_head(text, (size_t)at) : STR_NONE;
        str behind = at >= 0 ? str_from(text, (size_t)at + strlen(signs[i].sign)) : STR_NONE;
        bool may_be = has_signs || str_has_digit(before); /* else it is of the house: "#14" */
        bool is_it = signs[i].is_first ? may_be && behind.len && ascii_is_digit(behind.at[0])
                                       : before.len && ascii_is_digit(before.at[before.len - 1]);
        text =
            is_it ? arena_join(mem, arena_join(mem, before, str_of(signs[i].word)), behind) : text;
    }
    bool is_same = text.at == part.text.at;
    return is_same ? part.key : arena_copy(mem, fold_name(text, FOLD_PLAIN, room, sizeof room));
}

/* The key without such words at its end or start, once for each; *unit: they, joined. has_signs:
 * also of what may tell the house, "Blk 5", if there is another number behind it. */
static str query_cut_units(arena *mem, query_part part, bool has_signs, str *unit) {
    str words[QUERY_WORDS_MAX], key = query_unit_key(mem, part, has_signs);
    bool is_cut = true;
    while (is_cut && key.len) {
        int count = query_words(key, words), from = 0, end = count;
        bool is_short = count >= 2 && count <= QUERY_WORDS_MAX;
        end -= is_short ? query_unit_end(words, count) : 0;
        if (lexicon_has(key, LEXICON_UNIT_ALONE)) {
            end = 0;
        } else if (is_short && end == count && words[0].len > 1 &&
                   query_is_unit(words[0], words[1]) &&
                   (has_signs ? count == 2 || str_has_digit(query_span(words, 2, count))
                              : !lexicon_has(words[0], LEXICON_HOUSE_SIGN))) {
            from = 2;
        }
        is_cut = end - from < count;
        if (is_cut) {
            str here = end < count ? query_span(words, end, count) : query_span(words, 0, 2);
            bool is_all = from >= end && !unit->len;
            here = is_all ? part.text : query_as_typed(part.text, here);
            *unit = arena_list(mem, here, STR(", "), *unit);
            key = from < end ? query_span(words, from, end) : STR_NONE;
        }
    }
    return unit->len ? key : part.key;
}

/* Whether a word of a part begins with a digit. */
static bool query_has_number(const query_parts *parts) {
    bool found = false;
    for (int i = 0; i < parts->count && !found; i++) {
        for (str rest = parts->parts[i].key; rest.len && !found;) {
            found = ascii_is_digit(str_cut(&rest, ' ').at[0]);
        }
    }
    return found;
}

/* "57 Rue Grimaldi, Apt 4": takes where it is in the house from the parts. "Unit 5" alone, or
 * beside names, may be the name of something. */
static void query_take_units(arena *mem, query_parts *parts, bool has_signs) {
    query_parts left = {.count = 0};
    if (!query_has_number(parts)) { /* most queries have none */
        return;
    }
    for (int i = 0; i < parts->count; i++) {
        query_part part = parts->parts[i];
        str unit = STR_NONE, key = query_cut_units(mem, part, has_signs, &unit);
        left.unit = arena_list(mem, left.unit, STR(", "), unit);
        if (key.len) {
            left.parts[left.count++] = unit.len ? (query_part){key, key} : part;
        }
    }
    if (left.unit.len && query_has_number(&left)) {
        *parts = left;
    }
}

/* ---- the whole query ---- */

static query_parts query_split_text(arena *mem, str text, bool has_signs) {
    query_parts parts = {.count = 0};
    size_t from = 0;
    for (size_t at = 0; at < text.len;) {
        bool is_end = strchr(",;\n", text.at[at]) && text.at[at];
        if (is_end && parts.count < QUERY_PARTS_MAX - 1) {
            query_add_part(mem, &parts, str_head(str_from(text, from), at - from));
            from = at + 1;
        }
        at++;
    }
    query_add_part(mem, &parts, str_from(text, from));
    while (parts.count > 1 && affix_is_wording(parts.parts[parts.count - 1].key)) {
        parts.count--; /* "Lyon, please" */
    }
    query_turn_names(mem, &parts);
    query_take_units(mem, &parts, has_signs);
    query_join_number(mem, &parts);
    return parts;
}

GEO_FN query_parts query_split(arena *mem, const place_query *query) {
    static const char *const fields[] = {"amenity", "street",     "city",   "county",
                                         "state",   "postalcode", "country"};
    if (query->text.len) {
        return query_split_text(mem, str_head(query->text, PLACE_QUERY_MAX), true);
    }
    query_parts parts = {.count = 0};
    for (size_t i = 0; i < LEN(fields); i++) {
        str value = record_pairs_get(&query->fields, str_of(fields[i]));
        query_add_part(mem, &parts, str_head(value, PLACE_QUERY_MAX));
    }
    query_take_units(mem, &parts, true);
    return parts;
}

/* The words of a part with the last of them in full, if it is short for a town; a letter or digit
 * behind is left out: "Kbh V". */
static str query_in_full(arena *mem, str key) {
    enum { PHRASE = 2 };
    str words[QUERY_WORDS_MAX];
    int all = query_words(key, words), last = all > 1 && words[all - 1].len == 1 ? all - 1 : all;
    for (int count = all; count >= last && all <= QUERY_WORDS_MAX; count--) {
        for (int size = MIN(PHRASE, count); size; size--) {
            lexicon_entry entry;
            str town = query_span(words, count - size, count);
            if (lexicon_find_role(town, LEXICON_TOWN, &entry)) {
                str rest = size < count ? query_span(words, 0, count - size) : STR_NONE;
                return arena_list(mem, rest, STR(" "), entry.meaning);
            }
        }
    }
    return key;
}

static bool query_towns_in_full(arena *mem, query_parts *parts) {
    bool is_other = false;
    for (int i = 0; i < parts->count; i++) {
        str key = query_in_full(mem, parts->parts[i].key);
        if (key.at != parts->parts[i].key.at) {
            parts->parts[i] = (query_part){key, key};
            is_other = true;
        }
    }
    return is_other;
}

/* A key with each number before the word that counts it; absent: it has no such pair. *has_others:
 * it has words that are no number of a house, either. */
static str query_turn_counts(arena *mem, str key, bool *has_others) {
    str words[QUERY_WORDS_MAX], turned = STR_NONE;
    int all = query_words(key, words), pairs = 0;
    for (int i = 0; i < all && all <= QUERY_WORDS_MAX; i++) {
        bool is_pair = i + 1 < all && lexicon_has(words[i], LEXICON_COUNTS) &&
                       ascii_is_digit(words[i + 1].at[0]);
        *has_others |= !is_pair && !ascii_is_digit(words[i].at[0]) &&
                       !lexicon_has(words[i], LEXICON_HOUSE_SIGN);
        turned = arena_list(mem, turned, STR(" "), words[i + is_pair]);
        turned = is_pair ? arena_list(mem, turned, STR(" "), words[i]) : turned;
        pairs += is_pair;
        i += is_pair;
    }
    return pairs ? turned : STR_NONE;
}

/* Parts that are such pairs and the number of the house go behind the street, which follows them.
 */
static bool query_counts_behind(arena *mem, query_parts *parts) {
    query_parts found = {.unit = parts->unit};
    str behind = STR_NONE;
    bool is_other = false;
    for (int i = 0; i < parts->count; i++) {
        query_part part = parts->parts[i];
        bool has_others = false;
        str turned = query_turn_counts(mem, part.key, &has_others);
        is_other |= turned.len > 0;
        if (turned.len && !has_others && i + 1 < parts->count) {
            behind = arena_list(mem, turned, STR(" "), behind);
            continue;
        }
        str key = arena_list(mem, turned.len ? turned : part.key, STR(" "), behind);
        found.parts[found.count++] = turned.len || behind.len ? (query_part){key, key} : part;
        behind = STR_NONE;
    }
    *parts = found;
    return is_other;
}

GEO_FN bool query_split_otherwise(arena *mem, const place_query *query, const query_parts *usual,
                                  query_other_way way, query_parts *parts) {
    *parts = *usual;
    switch (way) {
    case QUERY_UNITS_AS_HOUSES:
        *parts = query_split_text(mem, str_head(query->text, PLACE_QUERY_MAX), false);
        return parts->count && usual->unit.len;
    case QUERY_TOWNS_IN_FULL: return query_towns_in_full(mem, parts);
    case QUERY_COUNTS_BEHIND: return query_counts_behind(mem, parts);
    case QUERY_OTHER_WAYS: break;
    }
    return false;
}

GEO_FN place_query query_cut_category(const place_query *query) {
    place_query cut = *query;
    str text = str_trim(query->text);
    ptrdiff_t end = str_find(text, STR("]"));
    str inside =
        str_starts(text, STR("[")) && end > 0 ? str_from(str_head(text, (size_t)end), 1) : STR_NONE;
    if (!cut.category.len && str_find(inside, STR("=")) > 0) {
        cut.category = str_trim(inside);
        cut.text = str_trim(str_from(text, (size_t)end + 1));
    }
    return cut;
}

GEO_FN int query_words(str key, str words[QUERY_WORDS_MAX]) {
    int count = 0;
    while (key.len) {
        str word = str_cut(&key, ' ');
        if (count == QUERY_WORDS_MAX) {
            return QUERY_WORDS_MAX + 1;
        }
        words[count++] = word;
    }
    return count;
}

GEO_FN str query_span(const str *words, int i, int j) {
    return (str){words[i].at, (size_t)(words[j - 1].at + words[j - 1].len - words[i].at)};
}

GEO_FN str query_as_typed(str text, str word) {
    for (size_t i = 0; i + word.len <= text.len; i++) {
        str there = str_head(str_from(text, i), word.len);
        bool is_begin = !i || !ascii_is_alpha(text.at[i - 1]);
        size_t end = i + word.len;
        bool is_end = end == text.len || !ascii_is_alpha(text.at[end]);
        if (is_begin && is_end && str_eq_nocase(there, word)) {
            return there;
        }
    }
    return word;
}

/* ---- spellings ---- */

enum { QUERY_NAME_MAX = IMAGE_KEY_MAX + 16 };

static int query_add_variant(arena *mem, query_variant *variants, int count,
                             query_variant variant) {
    if (variant.key.len == 0 || variant.key.len > IMAGE_KEY_MAX || count == QUERY_VARIANTS_MAX) {
        return count;
    }
    for (int i = 0; i < count; i++) {
        if (str_eq(variants[i].key, variant.key)) {
            return count;
        }
    }
    variant.key = arena_copy(mem, variant.key);
    if (variant.key.at) {
        variants[count++] = variant;
    }
    return count;
}

/* Where the word begins in the key, at `from` or later; key.len: nowhere. */
static size_t query_find_word(str key, str word, size_t from) {
    while (from < key.len) {
        size_t end = from + word.len;
        if (str_starts(str_from(key, from), word) && (end == key.len || key.at[end] == ' ')) {
            return from;
        }
        const char *blank = memchr(key.at + from, ' ', key.len - from);
        from = blank ? (size_t)(blank - key.at) + 1 : key.len;
    }
    return key.len;
}

/* `key` with every word `from` replaced by `to`; "" when there is none. */
static str query_replace_word(str key, str from, str to, char room[QUERY_NAME_MAX]) {
    out o = out_of(room, QUERY_NAME_MAX);
    size_t at = 0, hit = 0;
    while ((hit = query_find_word(key, from, at)) < key.len) {
        out_text(&o, (str){key.at + at, hit - at});
        out_text(&o, to);
        at = hit + from.len;
        if (at < key.len) {
            out_char(&o, key.at[at++]); /* the blank: the next word starts after it */
        }
    }
    if (at) {
        out_text(&o, str_from(key, at));
    }
    return o.full ? STR_NONE : out_str(&o);
}

/* `key` with the ending `from` replaced by `to` in the first word that has it: "Hauptstr"; an
 * ending of two words is that of the key. */
static str query_replace_ending(str key, str from, str to, char room[QUERY_NAME_MAX]) {
    out o = out_of(room, QUERY_NAME_MAX);
    if (str_find(from, STR(" ")) > 0) {
        bool is_it = key.len > from.len && str_ends(key, from);
        out_text(&o, is_it ? str_head(key, key.len - from.len) : STR_NONE);
        out_text(&o, is_it ? to : STR_NONE);
        return o.full ? STR_NONE : out_str(&o);
    }
    for (str rest = key; rest.len;) {
        str word = str_cut(&rest, ' ');
        if (word.len > from.len + 1 && str_ends(word, from)) {
            out_text(&o, str_head(key, (size_t)(word.at - key.at) + word.len - from.len));
            out_text(&o, to);
            out_text(&o, str_from(key, (size_t)(word.at - key.at) + word.len));
            return o.full ? STR_NONE : out_str(&o);
        }
    }
    return STR_NONE;
}

typedef str query_replacing(str key, str from, str to, char room[QUERY_NAME_MAX]);

GEO_FN uint32_t query_initials(str key) {
    uint32_t initials = 0;
    for (size_t i = 0; i < key.len; i++) {
        bool is_first = i == 0 || key.at[i - 1] == ' ';
        initials |= is_first ? UINT32_C(1) << (key.at[i] & 31) : 0;
    }
    return initials;
}

/* `from` with each short form of the "short=long" pairs, which slashes separate, written out, or
 * with `shortens` the other way round. */
static int query_add_replaced(arena *mem, query_variant from, str pairs, bool shortens,
                              query_replacing *replace, query_variant *variants, int count) {
    char room[QUERY_NAME_MAX];
    uint32_t initials = replace == query_replace_word ? query_initials(from.key) : UINT32_MAX;
    while (pairs.len) {
        str whole = str_cut(&pairs, '/'), part = str_cut(&whole, '=');
        str old = shortens ? whole : part;
        if (initials >> (old.at[0] & 31) & 1) { /* most queries have few of them */
            query_variant v = {.key = replace(from.key, old, shortens ? part : whole, room),
                               .penalty = from.penalty + 0.02};
            count = query_add_variant(mem, variants, count, v);
        }
    }
    return count;
}

/* "S Main St" as "South Main Street": all that are short written out, then all short, those with
 * the fewest words replaced first. No word is replaced twice: "South" is not "San", though S is. */
static int query_add_abbreviations(arena *mem, str key, query_variant *variants, int count) {
    query_variant plain = {.key = key};
    bool has_words = str_find(key, STR(" ")) > 0; /* "Mount" alone is not the code MT */
    for (int shortens = 0; shortens < 2 && has_words; shortens++) {
        str pairs = lexicon_list(LEXICON_ABBREVIATION);
        int next = count;
        count =
            query_add_replaced(mem, plain, pairs, shortens, query_replace_word, variants, count);
        for (; next < count; next++) {
            count = query_add_replaced(mem, variants[next], pairs, shortens, query_replace_word,
                                       variants, count);
        }
    }
    for (int shortens = 0; shortens < 2; shortens++) {
        count = query_add_replaced(mem, plain, lexicon_list(LEXICON_ABBREVIATED_ENDING), shortens,
                                   query_replace_ending, variants, count);
    }
    return count;
}

/* "Tahoe Lake" as "Lake Tahoe", "Flughafen Kehl" as "Kehl Airport": the words for nature may stand
 * on either side, others in English. */
static int query_add_reordered(arena *mem, const affix_cut *cut, query_variant *variants,
                               int count) {
    char room[QUERY_NAME_MAX];
    bool is_nature = cut->meaning.best & IMAGE_CLASS_BIT(IMAGE_MARINE);
    if (!is_nature && !cut->meaning.english) {
        return count;
    }
    str word = is_nature ? cut->word : str_of(cut->meaning.english);
    bool is_first = is_nature && cut->is_after;
    out o = out_of(room, sizeof room);
    out_text(&o, is_first ? word : cut->rest);
    out_char(&o, ' ');
    out_text(&o, is_first ? cut->rest : word);
    query_variant v = {.key = out_str(&o), .penalty = 0.03};
    return o.full ? count : query_add_variant(mem, variants, count, v);
}

/* What a name with several affixes means: what all that say something allow, or what the outermost
 * says ("the city of Perth County"); but the airport of a city is an airport. */
static affix_meaning query_join_meanings(affix_meaning outer, affix_meaning inner) {
    if (outer.best && inner.is_link) {
        return outer;
    }
    if (outer.is_link && inner.best) { /* "le village de": the article says nothing more */
        return inner;
    }
    unsigned both = (outer.best | outer.fit) & (inner.best | inner.fit);
    affix_meaning joined = outer.best && !inner.is_airport ? outer : inner;
    if (outer.best && inner.best && both) {
        joined.fit = both;
        joined.best = outer.best & both ? outer.best & both : both;
    }
    joined.countries = outer.countries.len ? outer.countries : inner.countries;
    joined.tags = outer.tags ? outer.tags : inner.tags;
    joined.is_vague = outer.is_vague || inner.is_vague;
    joined.is_airport = outer.is_airport || inner.is_airport;
    joined.is_link = !outer.best && inner.is_link;
    return joined;
}

/* A spelling without each of the affixes at its ends. Links go only after another affix, and not
 * after an article: "La Launa" is not "la l'Auna". */
static int query_add_cuts(arena *mem, query_variant from, bool is_whole, query_variant *variants,
                          int count) {
    affix_cut cuts[AFFIX_CUTS_MAX];
    int cut_count = affix_find(from.key, cuts);
    for (int i = 0; i < cut_count; i++) {
        bool may_link = !is_whole && !from.meaning.is_link;
        if (!may_link && cuts[i].meaning.is_link && !cuts[i].meaning.best) {
            continue;
        }
        query_variant v = {cuts[i].rest, from.penalty + 0.05,
                           query_join_meanings(from.meaning, cuts[i].meaning), true};
        count = query_add_reordered(mem, &cuts[i], variants, count);
        count = query_add_variant(mem, variants, count, v);
    }
    return count;
}

/* The spellings without affixes, those with the fewest cut first. */
static int query_add_stripped(arena *mem, str key, query_variant *variants, int count) {
    int next = count;
    count = query_add_cuts(mem, (query_variant){.key = key}, true, variants, count);
    for (; next < count; next++) {
        count = query_add_cuts(mem, variants[next], false, variants, count);
    }
    return count;
}

/* What else than a place has a letter and a number for a name; no village has their code. */
static const unsigned query_road_classes =
    IMAGE_CLASS_BIT(IMAGE_STREET) | IMAGE_CLASS_BIT(IMAGE_POI) | IMAGE_CLASS_BIT(IMAGE_NATURE);

/* "A2" as "A 2" and "A 2" as "A2": the numbers of roads are written either way. */
static int query_add_road(arena *mem, str key, query_variant *variants, int count) {
    enum { LETTERS_MAX = 4, ROAD_MAX = 12 };
    size_t letters = 0;
    while (letters < key.len && ascii_is_alpha(key.at[letters])) {
        letters++;
    }
    str number = str_from(key, letters);
    bool is_split = str_starts(number, STR(" "));
    number = str_from(number, is_split);
    if (!letters || letters > LETTERS_MAX || !number.len || key.len > ROAD_MAX ||
        !ascii_is_digit(number.at[0]) || str_find(number, STR(" ")) >= 0) {
        return count;
    }
    str parts[] = {str_head(key, letters), is_split ? STR_NONE : STR(" "), number};
    str joined = arena_join(mem, arena_join(mem, parts[0], parts[1]), parts[2]);
    query_variant v = {.key = joined, .penalty = 0.02, .meaning = {.best = query_road_classes}};
    return query_add_variant(mem, variants, count, v);
}

/* "L'Italie" without its article; its key is "litalie". */
static int query_add_elided(arena *mem, query_part part, query_variant *variants, int count) {
    str rest = str_from(part.text, 1);
    bool is_elided = rest.len > 3 && ascii_lower(part.text.at[0]) == 'l' && rest.at[0] == '\'';
    if (!is_elided) {
        return count;
    }
    query_variant plain = {.key = arena_join(mem, STR("l "), str_from(part.key, 1))};
    return query_add_cuts(mem, plain, true, variants, count);
}

/* "Die Vereinigten Staaten": behind a German article, adjectives end otherwise than in the name;
 * and behind "den", nouns of several end in n: "in den Niederlanden". */
static int query_add_declined(arena *mem, str key, query_variant *variants, int count) {
    char room[QUERY_NAME_MAX];
    str rest = str_from(key, str_starts(key, STR("in ")) ? 3 : 0), article = str_cut(&rest, ' ');
    bool is_several = str_eq(article, STR("den")) && str_ends(rest, STR("n"));
    bool has_adjective = str_find(rest, STR("en ")) > 0;
    if (!lexicon_has(article, LEXICON_DECLINED) || !(has_adjective || is_several)) {
        return count;
    }
    out o = out_of(room, sizeof room);
    out_text(&o, article);
    while (rest.len) {
        str word = str_cut(&rest, ' ');
        out_char(&o, ' ');
        out_text(&o, str_head(word, word.len - (rest.len && str_ends(word, STR("en")))));
    }
    str plain = out_str(&o);
    count = query_add_cuts(mem, (query_variant){.key = plain}, true, variants, count);
    plain = str_head(plain, plain.len - is_several);
    return query_add_cuts(mem, (query_variant){.key = plain}, true, variants, count);
}

/* Endings behind a preposition that asks where, "w Krakowie", "v Praze", "в Ярославской области",
 * and those of countries that do so by themselves: "Suomessa". Each ending is a guess, so that the
 * best-known place of one of them is a candidate. */
static int query_add_locatives(arena *mem, str key, query_variant *variants, int count) {
    int next = count;
    str name = key, word = str_cut(&name, ' ');
    bool has_word = lexicon_has(word, LEXICON_LOCATIVE_BEFORE);
    count = query_add_replaced(mem, (query_variant){.key = has_word ? name : key},
                               lexicon_list(has_word ? LEXICON_LOCATIVE : LEXICON_LOCATIVE_ALONE),
                               false, query_replace_ending, variants, count);
    for (; next < count; next++) {
        variants[next].meaning.is_vague = variants[next].is_cut = true;
    }
    return count;
}

/* "De Kalb County" as DeKalb: counties may be written in one word. */
static int query_add_joined(arena *mem, query_variant *variants, int count) {
    enum { SHORT_MAX = 3 };
    for (int i = 0, all = count; i < all; i++) {
        query_variant v = variants[i];
        ptrdiff_t blank = str_find(v.key, STR(" "));
        bool is_county = v.meaning.best & IMAGE_CLASS_BIT(IMAGE_COUNTY);
        if (is_county && blank > 1 && blank <= SHORT_MAX) {
            str first = str_head(v.key, (size_t)blank);
            v.key = arena_join(mem, first, str_from(v.key, (size_t)blank + 1));
            v.penalty += 0.03;
            count = query_add_variant(mem, variants, count, v);
        }
    }
    return count;
}

/* Adds endings that the index may have to names in scripts without blanks. */
static int query_add_suffixed(arena *mem, str key, query_variant *variants, int count) {
    bool is_short = key.len >= 6 && key.len <= 24 && (unsigned char)key.at[0] >= 0xE3;
    for (str rest = lexicon_list(LEXICON_SUFFIX); rest.len && is_short;) {
        str word = str_cut(&rest, '/');
        if (!str_ends(key, word)) {
            query_variant v = {.key = arena_join(mem, key, word), .penalty = 0.03};
            count = query_add_variant(mem, variants, count, v);
        }
    }
    return count;
}

/* What a slash stands for: "Offenbach/Main", "Neustadt/Aisch". */
static int query_add_slashed(arena *mem, query_part part, query_variant *variants, int count) {
    char room[IMAGE_KEY_MAX];
    str after = part.text, before = str_cut(&after, '/');
    str key = after.len ? fold_name(before, FOLD_PLAIN, room, sizeof room) : STR_NONE;
    for (str links = lexicon_list(LEXICON_SLASH); links.len && key.len && key.len < part.key.len;) {
        query_variant v = {.penalty = 0.01};
        v.key = arena_list(mem, key, STR(" "), str_cut(&links, '/'));
        v.key = arena_list(mem, v.key, STR(" "), str_trim(str_from(part.key, key.len)));
        count = query_add_variant(mem, variants, count, v);
    }
    return count;
}

GEO_FN int query_variants(arena *mem, query_part part, query_variant variants[QUERY_VARIANTS_MAX]) {
    char room[PLACE_QUERY_MAX], narrow[PLACE_QUERY_MAX];
    int count = query_add_variant(mem, variants, 0, (query_variant){.key = part.key});
    str wide = fold_name(part.text, FOLD_WIDE, room, sizeof room);
    bool is_whole = str_eq(fold_name(part.text, FOLD_PLAIN, narrow, sizeof narrow), part.key);
    if (is_whole) {
        count =
            query_add_variant(mem, variants, count, (query_variant){.key = wide, .penalty = 0.01});
    }
    str key = fold_narrow(part.key, narrow, sizeof narrow);
    count = query_add_variant(mem, variants, count, (query_variant){.key = key, .penalty = 0.03});
    count = query_add_slashed(mem, part, variants, count);
    count = query_add_abbreviations(mem, part.key, variants, count);
    count = query_add_road(mem, part.key, variants, count);
    count = query_add_stripped(mem, part.key, variants, count);
    count = query_add_joined(mem, variants, count);
    count = query_add_elided(mem, part, variants, count);
    count = query_add_declined(mem, part.key, variants, count);
    count = query_add_locatives(mem, part.key, variants, count);
    return query_add_suffixed(mem, part.key, variants, count);
}

/* "de kalb" as "dekalb" */
static int query_add_one_word(arena *mem, str key, query_variant *variants, int count) {
    enum { FIRST_MAX = 3 };
    ptrdiff_t blank = str_find(key, STR(" "));
    str last = blank > 1 && blank <= FIRST_MAX ? str_from(key, (size_t)blank + 1) : STR_NONE;
    if (!last.len || str_find(last, STR(" ")) >= 0) {
        return count;
    }
    query_variant v = {.key = arena_join(mem, str_head(key, (size_t)blank), last)};
    return query_add_variant(mem, variants, count, v);
}

GEO_FN int query_spellings(arena *mem, query_part part, bool is_whole,
                           query_variant variants[QUERY_VARIANTS_MAX]) {
    char room[PLACE_QUERY_MAX];
    str wide = fold_name(part.text, FOLD_WIDE, room, sizeof room);
    int count = query_add_variant(mem, variants, 0, (query_variant){.key = wide});
    str narrow = fold_narrow(part.key, room, sizeof room);
    count = query_add_variant(mem, variants, count, (query_variant){.key = narrow});
    bool has_short = str_find(str_head(part.key, 3), STR(" ")) > 0;
    count = query_add_slashed(mem, part, variants, count);
    if (is_whole || has_short) {
        count = query_add_abbreviations(mem, part.key, variants, count);
    }
    count = query_add_road(mem, part.key, variants, count);
    count = query_add_one_word(mem, part.key, variants, count);
    count = query_add_elided(mem, part, variants, count);
    count = query_add_declined(mem, part.key, variants, count);
    count = query_add_locatives(mem, part.key, variants, count);
    return query_add_suffixed(mem, part.key, variants, count);
}

GEO_FN int query_expand(arena *mem, str key, query_variant variants[QUERY_VARIANTS_MAX]) {
    bool has_short = str_find(str_head(key, 3), STR(" ")) > 0;
    return has_short ? query_add_abbreviations(mem, key, variants, 0) : 0;
}

GEO_FN int query_suffix(arena *mem, str key, query_variant variants[QUERY_VARIANTS_MAX]) {
    return query_add_suffixed(mem, key, variants, 0);
}

/* One of the forms of names of divisions: the name stands for its '*'. Rayons are called "-skiy",
 * and "-sky" in English. */
static str query_division_form(str form, str name, char room[QUERY_NAME_MAX]) {
    str after = form, before = str_cut(&after, '*');
    bool is_russian = str_ends(after, STR(" rayon")) && str_ends(name, STR("sky"));
    out o = out_of(room, QUERY_NAME_MAX);
    out_text(&o, before);
    out_text(&o, is_russian ? str_head(name, name.len - 1) : name);
    out_text(&o, is_russian ? STR("iy") : STR_NONE);
    out_text(&o, after);
    return o.full ? STR_NONE : out_str(&o);
}

GEO_FN int query_divisions(arena *mem, query_variant from, bool is_bare,
                           query_variant variants[QUERY_VARIANTS_MAX]) {
    int count = 0;
    for (str forms = lexicon_list(LEXICON_DIVISION_FORM); forms.len;) {
        char room[QUERY_NAME_MAX];
        str form = str_cut(&forms, '/');
        query_variant v = from;
        v.key = query_division_form(form, from.key, room);
        v.penalty += 0.03;
        if (!is_bare || str_ends(form, STR("*"))) {
            count = query_add_variant(mem, variants, count, v);
        }
    }
    return count;
}

GEO_FN str query_twin(arena *mem, str key) {
    query_variant variants[QUERY_VARIANTS_MAX], plain = {.key = key};
    int count = 0;
    bool may_be = key.len && memchr("smf", key.at[0], 3); /* most names are not */
    for (int shortens = 0; shortens < 2 && may_be && !count; shortens++) {
        count = query_add_replaced(mem, plain, lexicon_list(LEXICON_TWIN), shortens,
                                   query_replace_word, variants, 0);
    }
    return count ? variants[0].key : STR_NONE;
}

GEO_FN str query_links(void) {
    return lexicon_list(LEXICON_PARTICLE);
}

GEO_FN bool query_is_link(str word) {
    return lexicon_has(word, LEXICON_PARTICLE);
}

GEO_FN str query_strip(str key, str word, bool is_after, bool is_joined) {
    size_t blank = is_joined ? 0 : 1;
    if (key.len <= word.len + blank) {
        return STR_NONE;
    }
    if (is_after && str_ends(key, word)) {
        str rest = str_head(key, key.len - word.len);
        return is_joined                      ? rest
               : rest.at[rest.len - 1] == ' ' ? str_head(rest, rest.len - 1)
                                              : STR_NONE;
    }
    if (!is_after && str_starts(key, word) && key.at[word.len] == ' ') {
        return str_from(key, word.len + 1);
    }
    return STR_NONE;
}
