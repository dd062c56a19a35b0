/* latin -- names of other scripts in Latin letters, one after the other, by the role "latin" of the
 * lexicon: for each letter how people write it, the way of atlases first; Chinese characters by the
 * blob `readings`, which a program without gazetteer lacks. Owns the table of letters. Outside
 * facts: ELOT 743 for Greek, BGN/PCGN for Russian and Ukrainian, the national systems for Georgian
 * and Armenian, RTGS for Thai and Revised Romanization for Korean, without their accents; the
 * blocks of Unicode, of which those from Devanagari to Malayalam have the same letters at the same
 * places, and in which a Hangul syllable counts its letters.
 *
 * A name is compared with what was typed letter by letter: the places that the comparison may have
 * come to are bits. Hebrew, Arabic, Thai and Indic names are compared by their consonants. */
#include "latin.h"

#include <string.h>

#include "../base/ascii.h"
#include "../base/blob.h"
#include "../base/out.h"
#include "../base/utf8.h"
#include "lexicon.h"

enum {
    LATIN_ALPHABETS_LAST = 0x58F, /* Greek, Cyrillic, Armenian; behind them only consonants */
    LATIN_GEORGIAN = 0x10D0,
    LATIN_GEORGIAN_LAST = 0x10FF,
    LATIN_INDIC = 0x900, /* Devanagari, and the last of the blocks like it */
    LATIN_INDIC_LAST = 0xD7F,
    LATIN_INDIC_BLOCK = 0x80,
    LATIN_HANGUL = 0xAC00, /* syllables, each of up to three letters: */
    LATIN_HANGUL_LAST = 0xD7A3,
    LATIN_LEADING = 0x1100,
    LATIN_VOWEL = 0x1161,
    LATIN_TRAILING = 0x11A7,
    LATIN_VOWELS = 21,
    LATIN_TRAILINGS = 28,
    LATIN_SYLLABLE = 3,
    LATIN_KATAKANA = 0x30A1, /* as far behind Hiragana as they are many */
    LATIN_KATAKANA_LAST = 0x30F6,
    LATIN_KANA = 0x60,
    LATIN_RUNS_MAX = 256, /* what is written otherwise than letter by letter: "ου" */
    LATIN_NAME_MAX = 96   /* bytes of a name that is compared */
};

BLOB_DECLARE(readings);

/* Ranges of letters that the table has. */
static const struct {
    int32_t first, last;
} latin_ranges[] = {
    {0x370, 0x6FF}, {0x900, 0x97F}, {0xE00, 0xE7F}, {0x10D0, 0x11FF}, {0x3040, 0x309F}};

enum { LATIN_LETTERS = 0x390 + 0x80 + 0x80 + 0x130 + 0x60 };

static struct {
    str letters[LATIN_LETTERS];
    struct {
        str letters, latin;
    } runs[LATIN_RUNS_MAX];
    int run_count;
} latin_table;

/* The index of a letter; -1: it is of another script. */
static int latin_index(int32_t code) {
    int before = 0;
    if (code >= LATIN_INDIC && code <= LATIN_INDIC_LAST) {
        code = LATIN_INDIC + code % LATIN_INDIC_BLOCK;
    }
    code -= code >= LATIN_KATAKANA && code <= LATIN_KATAKANA_LAST ? LATIN_KANA : 0;
    for (size_t i = 0; i < LEN(latin_ranges); i++) {
        if (code >= latin_ranges[i].first && code <= latin_ranges[i].last) {
            return before + (int)(code - latin_ranges[i].first);
        }
        before += (int)(latin_ranges[i].last - latin_ranges[i].first) + 1;
    }
    return -1;
}

/* How people write a Chinese character. */
static str latin_reading(int32_t code) {
    str blob = BLOB(readings);
    size_t low = 0, high = blob.len ? str_load_2(blob.at) : 0, count = high;
    const char *codes = blob.at + 2;
    while (low < high) {
        size_t middle = (low + high) / 2;
        bool is_behind = str_load_2(codes + LATIN_READING_BYTES * middle) < code;
        low = is_behind ? middle + 1 : low;
        high = is_behind ? high : middle;
    }
    const char *at = codes + LATIN_READING_BYTES * low;
    return low < count && str_load_2(at) == code
               ? str_of(codes + LATIN_READING_BYTES * count + str_load_2(at + 2))
               : STR_NONE;
}

static void latin_add(str letters, str as) {
    size_t len = 0;
    int index = latin_index(utf8_next(letters, &len));
    if (len == letters.len && index >= 0) {
        latin_table.letters[index] = as;
    } else if (latin_table.run_count < LATIN_RUNS_MAX) {
        latin_table.runs[latin_table.run_count].letters = letters;
        latin_table.runs[latin_table.run_count++].latin = as;
    }
}

GEO_FN void latin_open(void) {
    memset(&latin_table, 0, sizeof latin_table);
    for (str list = lexicon_list(LEXICON_LATIN); list.len;) {
        str as = str_cut(&list, '/'), letters = str_cut(&as, '=');
        latin_add(letters, as);
    }
}

/* ---- in the way of atlases ---- */

static bool latin_has_vowels(int32_t code) {
    return code <= LATIN_ALPHABETS_LAST || (code >= LATIN_GEORGIAN && code <= LATIN_GEORGIAN_LAST);
}

/* What is at *at in Latin letters, which moves past it; absent: it is of none of the alphabets. */
static str latin_next(str key, size_t *at) {
    str rest = str_from(key, *at);
    int32_t code = utf8_next(key, at);
    int index = latin_has_vowels(code) ? latin_index(code) : -1;
    str ways = index < 0 ? STR_NONE : latin_table.letters[index];
    for (int i = 0; i < latin_table.run_count && index >= 0; i++) {
        str letters = latin_table.runs[i].letters;
        if (str_starts(rest, letters)) {
            *at = key.len - rest.len + letters.len;
            ways = latin_table.runs[i].latin;
            break;
        }
    }
    str way = str_cut(&ways, ' ');
    return str_eq(way, STR("-")) ? STR("") : way;
}

GEO_FN str latin_of(str key, char *room, size_t cap) {
    out o = out_of(room, cap);
    bool has_any = false, is_known = true;
    for (size_t at = 0; at < key.len && is_known;) {
        bool is_ascii = (unsigned char)key.at[at] < 0x80;
        str as = is_ascii ? (str){&key.at[at++], 1} : latin_next(key, &at);
        has_any |= !is_ascii;
        is_known = as.at != NULL;
        out_text(&o, as);
    }
    return has_any && is_known && !o.full ? out_str(&o) : STR_NONE;
}

/* ---- in any way ---- */

GEO_FN bool latin_is(str key) {
    bool is_latin = true;
    for (size_t at = 0; at < key.len && is_latin;) {
        is_latin = utf8_next(key, &at) < latin_ranges[0].first;
    }
    return is_latin;
}

/* Whether a word is an Arabic article as it sounds before the next word: "ar Rahman". */
static bool latin_is_article(str word, str next) {
    return word.len > 1 && word.len < 4 && memchr("ae", word.at[0], 2) &&
           str_starts(next, str_from(word, 1));
}

/* Bits of the letters that names need not have: blanks, the second of two, "th" of "26th". */
static uint64_t latin_skipped(str word, size_t begin) {
    uint64_t skipped = 0;
    size_t digits = 0;
    while (digits < word.len && ascii_is_digit(word.at[digits])) {
        digits++;
    }
    bool is_ordinal = digits && lexicon_has(str_from(word, digits), LEXICON_ORDINAL);
    for (size_t i = 0; i < word.len; i++) {
        bool is_twice = i && ascii_is_alpha(word.at[i]) && word.at[i - 1] == word.at[i];
        bool is_skipped = is_twice || (is_ordinal && i >= digits);
        skipped |= is_skipped ? UINT64_C(1) << (begin + i) : 0;
    }
    return skipped | UINT64_C(1) << (begin + word.len);
}

GEO_FN latin_typed latin_take(const str *words, int count, unsigned idle) {
    latin_typed t = {.idle = idle};
    out o = out_of(t.text, sizeof t.text);
    for (int i = 0; i < count && i < LATIN_WORDS_MAX && !o.full; i++) {
        out_text(&o, i ? STR(" ") : STR_NONE);
        t.begin[i] = (unsigned char)o.len;
        out_text(&o, words[i]);
        t.end[i] = (unsigned char)o.len;
        t.skipped |= o.full ? 0 : latin_skipped(words[i], t.begin[i]);
        t.idle |= i + 1 < count && latin_is_article(words[i], words[i + 1]) ? 1u << i : 0;
    }
    for (size_t i = 0; i < o.len; i++) {
        t.vowels |= memchr("aeiouy", t.text[i], 6) ? UINT64_C(1) << i : 0;
    }
    t.len = o.len;
    t.count = count <= LATIN_WORDS_MAX && !o.full && latin_is(out_str(&o)) ? count : 0;
    return t;
}

GEO_FN str latin_text(const latin_typed *t, latin_span span) {
    return (str){t->text + t->begin[span.from],
                 (size_t)(t->end[span.end - 1] - t->begin[span.from])};
}

/* The places to which one comes by what a name need not have. */
static uint64_t latin_slide(const latin_typed *t, uint64_t at, bool is_written) {
    uint64_t skipped = t->skipped | (is_written ? 0 : t->vowels), before;
    do {
        before = at;
        at |= (at & skipped) << 1;
        for (int i = 0; i < t->count; i++) {
            bool is_there = t->idle >> i & 1 && at >> t->begin[i] & 1;
            at |= is_there ? UINT64_C(1) << t->end[i] : 0;
        }
    } while (at != before);
    return at;
}

/* The places behind one of the ways to write letters, from the places before. */
static uint64_t latin_step(const latin_typed *t, uint64_t at, str ways) {
    uint64_t behind = 0;
    while (ways.len) {
        str way = str_cut(&ways, ' ');
        if (str_eq(way, STR("-"))) {
            behind |= at;
            continue;
        }
        for (size_t i = 0; i + way.len <= t->len; i++) {
            bool is_it = at >> i & 1 && !memcmp(t->text + i, way.at, way.len);
            behind |= is_it ? UINT64_C(1) << (i + way.len) : 0;
        }
    }
    return behind;
}

/* The same of a letter, or of those of a syllable. */
static uint64_t latin_pass(const latin_typed *t, uint64_t at, int32_t code, bool is_written) {
    int32_t letters[LATIN_SYLLABLE] = {code};
    int32_t n = code - LATIN_HANGUL;
    int count = 1;
    if (n >= 0 && code <= LATIN_HANGUL_LAST) {
        letters[0] = LATIN_LEADING + n / (LATIN_VOWELS * LATIN_TRAILINGS);
        letters[1] = LATIN_VOWEL + n / LATIN_TRAILINGS % LATIN_VOWELS;
        letters[2] = LATIN_TRAILING + n % LATIN_TRAILINGS;
        count = letters[2] == LATIN_TRAILING ? 2 : LATIN_SYLLABLE;
    }
    for (int i = 0; i < count && at; i++) {
        int index = latin_index(letters[i]);
        char c = (char)letters[i];
        str ways = letters[i] < 0x80 ? (str){&c, 1}
                   : index < 0       ? latin_reading(letters[i])
                                     : latin_table.letters[index];
        at = latin_step(t, latin_slide(t, at, is_written), ways);
    }
    return at;
}

/* The places behind a name that begins at one. */
static uint64_t latin_behind(str key, const latin_typed *t, uint64_t first, bool is_written) {
    uint64_t reached[LATIN_NAME_MAX + 1] = {first};
    size_t far = 0; /* behind it nothing is reached */
    int32_t last = 0;
    for (size_t at = 0, next = 0; at < key.len && at <= far; at = next) {
        uint64_t here = reached[at] ? latin_slide(t, reached[at], is_written) : 0;
        int32_t code = utf8_next(key, &next);
        reached[next] |= code == ' ' || code == last ? here : 0;
        reached[next] |= here ? latin_pass(t, here, code, is_written) : 0;
        far = reached[next] ? MAX(far, next) : far;
        last = code;
        for (int i = 0; i < latin_table.run_count && here; i++) {
            str letters = latin_table.runs[i].letters;
            if (str_starts(str_from(key, at), letters)) {
                reached[at + letters.len] |= latin_step(t, here, latin_table.runs[i].latin);
                far = MAX(far, at + letters.len);
            }
        }
    }
    return latin_slide(t, reached[key.len], is_written);
}

/* Whether no letter is of a script without vowels. */
static bool latin_is_written(str key) {
    bool is_written = true;
    for (size_t at = 0; at < key.len && is_written;) {
        int32_t code = utf8_next(key, &at);
        is_written = code <= LATIN_ALPHABETS_LAST || code >= LATIN_GEORGIAN;
    }
    return is_written;
}

GEO_FN latin_span latin_sounds(str key, const latin_typed *t) {
    enum { LETTERS_MIN = 3 }; /* of what is compared: two letters are many names */
    latin_span span = {0};
    if (!t->count || !key.len || key.len > LATIN_NAME_MAX || latin_is(key)) {
        return span;
    }
    span.is_written = latin_is_written(key);
    for (int from = 0; from < t->count && !span.end; from++) {
        uint64_t behind = latin_behind(key, t, UINT64_C(1) << t->begin[from], span.is_written);
        for (int end = from; end < t->count && behind && !span.end; end++) {
            bool is_long = t->end[end] - t->begin[from] >= LETTERS_MIN;
            span.from = from;
            span.end = behind >> t->end[end] & 1 && is_long ? end + 1 : 0;
        }
    }
    span.from = span.end ? span.from : 0;
    return span;
}
