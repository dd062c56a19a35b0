/* relax -- simplified forms of a query that found nothing.
 *
 * Outside facts: formats of postal codes as the Universal Postal
 * Union lists them: digits, digits with a hyphen, and the letter forms of Britain, Canada and the
 * Netherlands. */
#include "relax.h"

#include "../base/ascii.h"
#include "../base/out.h"
#include "../geo/lexicon.h"

enum { RELAX_WORDS_MAX = 24 }; /* of one comma part; longer parts are kept as they are */

/* Letters become `a`, digits `1`: "D-80331" is "a-11111". */
static str relax_pattern(str word, char text[16]) {
    size_t len = 0;
    for (; len < word.len && len < 15; len++) {
        char c = word.at[len];
        text[len] = ascii_is_digit(c) ? '1' : ascii_is_alpha(c) ? 'a' : c;
    }
    return (str){text, len == word.len ? len : 0};
}

/* Whether this word, alone or with the next one (*count 2), looks like a postal code. */
static bool relax_is_postcode(str word, str next, int *count) {
    static const char one[] = "1111|11111|111111|1111111|111-1111|11111-1111|11-111|1111-111|"
                              "11111-111|a-1111|a-11111|aa-1111|aa-11111|1111aa",
                      two[] = "a1a 1a1|a1 1aa|a11 1aa|aa1 1aa|aa11 1aa|a1a 1aa|aa1a 1aa|1111 aa|"
                              "111 11";
    char text[16], after[16];
    str pattern = relax_pattern(word, text), follow = relax_pattern(next, after);
    for (str rest = str_of(two); rest.at;) {
        str second = str_cut(&rest, '|'), first = str_cut(&second, ' ');
        if (str_eq(pattern, first) && str_eq(follow, second)) {
            *count = 2;
            return true;
        }
    }
    *count = 1;
    for (str rest = str_of(one); rest.at;) {
        if (str_eq(pattern, str_cut(&rest, '|'))) {
            return true;
        }
    }
    return false;
}

/* ---- one comma part as words, each appended to `kept` or to `dropped` ---- */

typedef struct {
    out kept, dropped;
    bool changed;
} relax_texts;

static void relax_append(out *o, str word, str between) {
    if (o->len) {
        out_text(o, between);
    }
    out_text(o, word);
}

/* The number of words of the phrase if the list begins (`is_suffix`: ends) with it, else 0. */
static int relax_phrase(const str *words, int count, str phrase, bool is_suffix) {
    str rest = phrase;
    int length = 1;
    for (size_t i = 0; i < phrase.len; i++) {
        length += phrase.at[i] == ' ';
    }
    if (length >= count) { /* something must be left */
        return 0;
    }
    const str *at = is_suffix ? words + (count - length) : words;
    for (int i = 0; i < length; i++) {
        if (!str_eq_nocase(at[i], str_cut(&rest, ' '))) {
            return 0;
        }
    }
    return length;
}

static int relax_qualifier(const str *words, int count, lexicon_role role, bool is_suffix) {
    for (str rest = lexicon_list(role); rest.at;) {
        int length = relax_phrase(words, count, str_cut(&rest, '/'), is_suffix);
        if (length) {
            return length;
        }
    }
    return 0;
}

static void relax_drop(relax_texts *t, const str *words, int count) {
    for (int i = 0; i < count; i++) {
        relax_append(&t->dropped, words[i], i ? STR(" ") : STR(", "));
    }
    t->changed |= count > 0;
}

/* Returns the count of words; more than RELAX_WORDS_MAX: they do not fit. */
static int relax_split(str part, str words[RELAX_WORDS_MAX]) {
    int count = 0;
    for (str rest = part; rest.at && count <= RELAX_WORDS_MAX;) {
        str word = str_trim(str_cut(&rest, ' '));
        if (word.len && count < RELAX_WORDS_MAX) {
            words[count] = word;
        }
        count += word.len > 0;
    }
    return count;
}

static void relax_part(relax_texts *t, str part) {
    str words[RELAX_WORDS_MAX];
    int count = relax_split(part, words), from = 0, cut = 0;
    if (count > RELAX_WORDS_MAX) {
        relax_append(&t->kept, str_trim(part), STR(", "));
        return;
    }
    while ((cut = relax_qualifier(words + from, count - from, LEXICON_RELAX_BEFORE, false))) {
        relax_drop(t, words + from, cut);
        from += cut;
    }
    while ((cut = relax_qualifier(words + from, count - from, LEXICON_RELAX_AFTER, true))) {
        relax_drop(t, words + count - cut, cut);
        count -= cut;
    }
    bool first = true;
    for (int i = from; i < count; i += cut) {
        cut = 1;
        str next = i + 1 < count ? words[i + 1] : STR("");
        if (str_has_digit(words[i]) && relax_is_postcode(words[i], next, &cut)) {
            relax_drop(t, words + i, cut);
        } else {
            relax_append(&t->kept, words[i], first ? STR(", ") : STR(" "));
            first = false;
        }
    }
}

/* Copies the query without (...) and [...]; an unclosed one extends to the end. */
static void relax_brackets(relax_texts *t, str query, out *plain) {
    size_t opened = 0;
    int depth = 0;
    for (size_t i = 0; i < query.len; i++) {
        char c = query.at[i];
        if (c == '(' || c == '[') {
            opened = depth++ ? opened : i;
        }
        if (!depth) {
            out_char(plain, ascii_is_space(c) ? ' ' : c);
        }
        if ((c == ')' || c == ']') && depth && !--depth) {
            str inside = {query.at + opened, i + 1 - opened};
            relax_drop(t, &inside, 1);
            out_char(plain, ' ');
        }
    }
    if (depth) {
        str inside = str_from(query, opened);
        relax_drop(t, &inside, 1);
    }
}

static bool relax_qualifiers(arena *a, str query, relax_step *step) {
    size_t size = 2 * query.len + 2; /* separators may grow: "a,b" becomes "a, b" */
    relax_texts t = {out_of(arena_bytes(a, size), size), out_of(arena_bytes(a, size), size), false};
    out plain = out_of(arena_bytes(a, size), size);
    if (!plain.at || !t.kept.at || !t.dropped.at) {
        return false;
    }
    relax_brackets(&t, query, &plain);
    for (str rest = out_str(&plain); rest.at;) {
        relax_part(&t, str_cut(&rest, ','));
    }
    *step = (relax_step){out_str(&t.kept), out_str(&t.dropped)};
    return t.changed && t.kept.len && !t.kept.full && !t.dropped.full && !plain.full;
}

GEO_FN int relax_query(arena *a, str query, relax_step steps[RELAX_STEPS_MAX]) {
    str left = str_trim(query), dropped = STR_NONE;
    int count = 0;
    if (relax_qualifiers(a, left, &steps[0])) {
        left = steps[0].query;
        dropped = steps[0].dropped;
        count = 1;
    }
    while (count < RELAX_STEPS_MAX) {
        str rest = left, first = str_trim(str_cut(&rest, ','));
        rest = str_trim(rest);
        if (!rest.len) {
            break;
        }
        if (first.len) {
            dropped = arena_list(a, dropped, STR(", "), first);
            steps[count++] = (relax_step){rest, dropped};
        }
        left = rest;
    }
    return count;
}
