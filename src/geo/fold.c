/* fold -- turns names into search keys.
 *
 * The index writer folds names and gazetteer_search folds what users type. Both must agree, so this
 * file and the blob `fold` are part of the index format (IMAGE_VERSION).
 *
 * In order: case is dropped; marks are dropped from Latin, Greek, Cyrillic, Arabic and Hebrew
 * letters (й ї ў stay letters of their own; vowel signs of Indic scripts and Thai stay, because
 * they distinguish words, but a dot below is dropped, and a nasal before a letter of its own place
 * of articulation is an anusvara: हिन्दी, हिंदी); Chinese characters become simplified ones (廣 and
 * 広 both 广); letters without a decomposition get their usual plain spelling (ß ss, ø
 * o, đ d, ł l, þ th, æ ae, ı i, ё е, ς σ, one form of Arabic alef, ya, kaf, ha, of Hebrew finals);
 * full-width and half-width forms become normal ones; digits of all scripts in the table become
 * ASCII; apostrophes vanish (L'Aquila: laquila, Xi'an: xian); a full stop vanishes between
 * single letters and in contractions (U.S.A.: usa, p.zza: pzza) and otherwise separates words, as
 * all other punctuation does (St. Louis, N.High, d.8, Baden-Baden). Outside facts: Unicode, and
 * OpenCC, through the blob. */
#include "fold.h"

#include <string.h>

#include "../base/blob.h"
#include "../base/utf8.h"

BLOB_DECLARE(fold); /* its parts: fold.h */

enum {
    FOLD_WORD_LETTERS = 4,   /* "N.High" are two words; "p.zza" is a contraction, "N.Y." initials */
    FOLD_BLANKS_END = 0x0E80 /* behind Thai, most scripts have no words that are written short */
};

typedef struct {
    char *at;
    size_t len, cap;
    bool is_full;
    bool is_word;    /* something was written since the last separator */
    bool is_initial; /* behind a single letter and a full stop */
    size_t letters;  /* written since the last separator or full stop, */
    size_t begin;    /* where the first of them is */
    int32_t last;    /* the last letter */
} fold_state;

/* Of "N.High", behind whose full stop is a word, puts the blank in that "N.Y." does not have. */
static void fold_part(fold_state *f) {
    f->is_initial = false;
    f->is_full |= f->len == f->cap;
    if (!f->is_full) {
        memmove(f->at + f->begin + 1, f->at + f->begin, f->len - f->begin);
        f->at[f->begin] = ' ';
        f->len++;
    }
}

static void fold_separate(fold_state *f) {
    f->is_word = f->is_initial = false;
    f->letters = 0;
}

static bool fold_is_digit(int32_t code) {
    return code >= '0' && code <= '9';
}

static void fold_letter(fold_state *f, uint32_t code) {
    char bytes[4];
    size_t size = utf8_put(bytes, code);
    bool is_number = fold_is_digit((int32_t)code) && !fold_is_digit(f->last); /* "d.8" */
    if (is_number && f->is_initial && !f->letters) {
        fold_separate(f);
    }
    size_t blank = !f->is_word && f->len ? 1 : 0;
    if (f->is_full || f->len + blank + size > f->cap) {
        f->is_full = true;
        return;
    }
    if (blank) {
        f->at[f->len++] = ' ';
    }
    memcpy(f->at + f->len, bytes, size);
    f->len += size;
    f->is_word = true;
    f->letters++;
    f->last = (int32_t)code;
    if (f->letters == 1) {
        f->begin = f->len - size;
    } else if (f->letters == FOLD_WORD_LETTERS && f->is_initial && code < FOLD_BLANKS_END) {
        fold_part(f);
    }
}

static void fold_ascii(fold_state *f, uint32_t c) {
    if (c >= 'A' && c <= 'Z') {
        fold_letter(f, c + ('a' - 'A'));
    } else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
        fold_letter(f, c);
    } else if (c == '.' && f->letters == 1 && f->is_word) {
        f->letters = 0; /* U.S.A. */
        f->is_initial = true;
    } else if (c != '\'' && c != '`') {
        fold_separate(f);
    }
}

/* What the wide spelling adds after the plain letter; 0 for other letters. */
static uint32_t fold_wide(int32_t c) {
    switch (c) {
    case 0xC4:
    case 0xE4:
    case 0xD6:
    case 0xF6:
    case 0xDC:
    case 0xFC: /* Ä ä Ö ö Ü ü */
    case 0xD8:
    case 0xF8: return 'e'; /* Ø ø */
    case 0xC5:
    case 0xE5: return 'a'; /* Å å */
    default: return 0;
    }
}

/* Half-width katakana FF66-FF9D as offsets from U+3000. */
static const unsigned char fold_half_kana[] = {
    0xF2, 0xA1, 0xA3, 0xA5, 0xA7, 0xA9, 0xE3, 0xE5, 0xE7, 0xC3, 0xFC, 0xA2, 0xA4, 0xA6,
    0xA8, 0xAA, 0xAB, 0xAD, 0xAF, 0xB1, 0xB3, 0xB5, 0xB7, 0xB9, 0xBB, 0xBD, 0xBF, 0xC1,
    0xC4, 0xC6, 0xC8, 0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF, 0xD2, 0xD5, 0xD8, 0xDB, 0xDE,
    0xDF, 0xE0, 0xE1, 0xE2, 0xE4, 0xE6, 0xE8, 0xE9, 0xEA, 0xEB, 0xEC, 0xED, 0xEF, 0xF3};

/* A separate voicing mark is combined with the preceding kana. */
static void fold_voice(fold_state *f, int32_t step) {
    bool is_kana = f->last >= 0x304B && f->last <= 0x30DB;
    if (is_kana && f->len >= 3 && !f->is_full) {
        utf8_put(f->at + f->len - 3, (uint32_t)(f->last + step));
        f->last += step;
    }
}

/* The form of a Chinese character, or of a small kana, that stands for all of its forms. */
static uint32_t fold_form(uint32_t c) {
    if (c < FOLD_FORMS_FIRST || c > FOLD_FORMS_LAST) {
        return c;
    }
    uint32_t word = (c - FOLD_FORMS_FIRST) / 64;
    uint64_t has = str_load_8(geocoder_fold + FOLD_HAS + 8 * word);
    uint64_t bit = (uint64_t)1 << (c - FOLD_FORMS_FIRST) % 64;
    if (!(has & bit)) {
        return c;
    }
    unsigned before = str_load_2(geocoder_fold + FOLD_BEFORE + 2 * word) +
                      (unsigned)__builtin_popcountll(has & (bit - 1));
    return str_load_2(geocoder_fold + FOLD_FORMS + 2 * before);
}

/* Characters outside the tables: U+0700 to U+08FF, U+0D00 to U+1DFF, and from U+2000 on. */
static void fold_beyond(fold_state *f, int32_t c) {
    if (c >= 0x3400 && c <= 0x9FFF) {
        fold_letter(f, fold_form((uint32_t)c));
    } else if (utf8_digit(c) >= 0) {
        fold_letter(f, (uint32_t)('0' + utf8_digit(c)));
    } else if (c >= 0xFF01 && c <= 0xFF5E) {
        fold_ascii(f, (uint32_t)c - 0xFEE0);
    } else if (c >= 0xFF66 && c <= 0xFF9D) {
        fold_letter(f, 0x3000 + fold_half_kana[c - 0xFF66]);
    } else if (c == 0x3099 || c == 0xFF9E) {
        fold_voice(f, 1);
    } else if (c == 0x309A || c == 0xFF9F) {
        fold_voice(f, 2);
    } else if (c == 0x2018 || c == 0x2019 || c == 0x201B || c == 0x2032) {
        /* apostrophes */
    } else if (utf8_is_invisible(c)) {
        /* joiners and direction marks */
    } else if ((c >= 0x2000 && c <= 0x2BFF) || (c >= 0x3000 && c <= 0x3004) ||
               (c >= 0x3008 && c <= 0x3020) || c == 0x30FB || c == 0x30A0 ||
               (c >= 0xFF5F && c <= 0xFFFF)) {
        fold_separate(f);
    } else if (c >= 0x1C90 && c <= 0x1CBF) {
        fold_letter(f, (uint32_t)c - 0xBC0); /* Georgian capitals */
    } else {
        fold_letter(f, fold_form((uint32_t)c));
    }
}

/* A nasal without vowel before a consonant that is spoken at the same place is written as an
 * anusvara, too. The blocks of these scripts have one layout: five rows of five consonants, the
 * last of each a nasal. */
static void fold_nasal(fold_state *f, uint32_t c) {
    enum { FIRST = 0x15, LIPS = 0x2A, LAST = 0x2E, VIRAMA = 0x4D, ANUSVARA = 0x02, SIZE = 3 };
    uint32_t block = c & ~0x7Fu, at = c & 0x7F;
    bool is_such = block == 0x900 || block == 0xA80 || block == 0xC00 || block == 0xC80;
    if (!is_such || f->last != (int32_t)(block + VIRAMA) || at < FIRST || at > LAST ||
        at == LIPS - 1 || f->len < 2 * SIZE) {
        return;
    }
    uint32_t nasal = at >= LIPS ? LAST : at - (at - FIRST) % 5 + 4;
    char bytes[4];
    utf8_put(bytes, block + nasal);
    if (at != nasal && !memcmp(f->at + f->len - 2 * SIZE, bytes, SIZE)) {
        f->len -= 2 * SIZE;
        fold_letter(f, block + ANUSVARA);
    }
}

/* What the blob has for a letter of a range that begins at `first`. */
static uint32_t fold_listed(int32_t c, int32_t first, size_t range) {
    size_t letter = (size_t)(c - first) + range;
    return (uint16_t)(str_load_2(geocoder_fold + 2 * letter) + c);
}

static void fold_code(fold_state *f, int32_t c, fold_mode mode) {
    uint32_t to = 0;
    if (c < 0) {
        fold_separate(f);
        return;
    } else if (c < 0x80) {
        fold_ascii(f, (uint32_t)c);
        return;
    } else if (c <= 0x6FF) {
        to = fold_listed(c, 0x80, FOLD_WEST);
    } else if (c >= 0x900 && c <= 0xCFF) {
        to = fold_listed(c, 0x900, FOLD_INDIC);
        fold_nasal(f, to);
    } else if (c >= 0x1E00 && c <= 0x1FFF) {
        to = fold_listed(c, 0x1E00, FOLD_MARKED);
    } else {
        fold_beyond(f, c);
        return;
    }
    if (to == ' ') {
        fold_separate(f);
    } else if (to >= FOLD_PAIR) {
        const unsigned char *pair = geocoder_fold + FOLD_PAIRS + 4 * (to - FOLD_PAIR);
        fold_letter(f, str_load_2(pair));
        fold_letter(f, str_load_2(pair + 2));
    } else if (to) {
        fold_letter(f, to);
    }
    if (mode == FOLD_WIDE && fold_wide(c)) {
        fold_letter(f, fold_wide(c));
    }
}

GEO_FN str fold_name(str name, fold_mode mode, char *room, size_t cap) {
    fold_state f = {.at = room, .cap = cap};
    for (size_t at = 0; at < name.len && !f.is_full;) {
        unsigned char c = (unsigned char)name.at[at];
        if (c < 0x80) {
            fold_ascii(&f, c);
            at++;
        } else {
            fold_code(&f, utf8_next(name, &at), mode);
        }
    }
    return (str){room, f.len};
}

GEO_FN str fold_narrow(str key, char *room, size_t cap) {
    size_t len = 0;
    for (size_t i = 0; i < key.len && len < cap; i++) {
        char c = key.at[i], before = len ? room[len - 1] : 0;
        bool is_umlaut = c == 'e' && (before == 'a' || before == 'o' || before == 'u');
        if (!is_umlaut && !(c == 'a' && before == 'a')) {
            room[len++] = c;
        }
    }
    return (str){room, len};
}

/* The capital of a letter that occurs in keys. */
static uint32_t fold_capital(uint32_t c) {
    if (c >= 'a' && c <= 'z') {
        return c - 0x20;
    }
    if ((c >= 0x430 && c <= 0x44F) || (c >= 0x3B1 && c <= 0x3C9)) {
        return c - 0x20; /* Cyrillic, Greek */
    }
    if (c >= 0x450 && c <= 0x45F) {
        return c - 0x50; /* Cyrillic of other languages than Russian */
    }
    return c >= 0x561 && c <= 0x586 ? c - 0x30 : c; /* Armenian */
}

GEO_FN str fold_persian(str key, char *room, size_t cap) {
    size_t len = 0;
    for (size_t at = 0; at < key.len;) {
        int32_t c = utf8_next(key, &at);
        if (c < 0 || len + 4 > cap) {
            return (str){room, 0};
        }
        uint32_t to = c == 0x64A ? 0x6CC : c == 0x643 ? 0x6A9 : (uint32_t)c; /* ya, kaf */
        len += utf8_put(room + len, to);
    }
    return (str){room, len};
}

GEO_FN str fold_capitals(str key, char *room, size_t cap) {
    size_t len = 0;
    bool is_start = true;
    for (size_t at = 0; at < key.len;) {
        char ascii = key.at[at];
        if ((unsigned char)ascii < 0x80 && len < cap) { /* nearly all */
            bool is_small = is_start && ascii >= 'a' && ascii <= 'z';
            room[len++] = is_small ? (char)(ascii - 0x20) : ascii;
            is_start = ascii == ' ';
            at++;
            continue;
        }
        int32_t c = utf8_next(key, &at);
        if (c < 0 || len + 4 > cap) {
            return (str){room, 0};
        }
        bool is_end = at == key.len || key.at[at] == ' ';
        uint32_t to = is_start ? fold_capital((uint32_t)c) : (uint32_t)c;
        len += utf8_put(room + len, to == 0x3C3 && is_end ? 0x3C2 : to); /* final sigma */
        is_start = false;
    }
    return (str){room, len};
}

/* ---- packed keys ---- */

/* Alphabets of 128 letters in up to two ranges. Part of the index format: append only. */
static const struct {
    uint16_t first, count, other_first, other_count;
} fold_alphabets[] = {
    {0x370, 128, 0, 0},       /* Greek */
    {0x400, 128, 0, 0},       /* Cyrillic */
    {0x530, 128, 0, 0},       /* Armenian */
    {0x590, 128, 0, 0},       /* Hebrew */
    {0x620, 48, 0x670, 80},   /* Arabic, Persian, Urdu, as folded */
    {0x900, 128, 0, 0},       /* Devanagari */
    {0x980, 128, 0, 0},       /* Bengali */
    {0xE00, 128, 0, 0},       /* Thai */
    {0x10D0, 48, 0, 0},       /* Georgian */
    {0x30A0, 96, 0x3041, 32}, /* Katakana, and some of Hiragana */
    {0xA00, 128, 0, 0},       /* Gurmukhi */
    {0xA80, 128, 0, 0},       /* Gujarati */
    {0xB80, 128, 0, 0},       /* Tamil */
    {0xC00, 128, 0, 0},       /* Telugu */
    {0xC80, 128, 0, 0},       /* Kannada */
    {0xD00, 128, 0, 0},       /* Malayalam */
    {0xD80, 128, 0, 0},       /* Sinhala */
    {0xE80, 128, 0, 0},       /* Lao */
    {0x1000, 128, 0, 0},      /* Burmese */
    {0x1780, 128, 0, 0}       /* Khmer */
};

/* The letter's number in the alphabet, or -1. */
static int fold_number(size_t alphabet, int32_t c) {
    int32_t first = fold_alphabets[alphabet].first, other = fold_alphabets[alphabet].other_first;
    if (c >= first && c < first + fold_alphabets[alphabet].count) {
        return c - first;
    }
    bool is_other = c >= other && c < other + fold_alphabets[alphabet].other_count;
    return is_other ? fold_alphabets[alphabet].count + c - other : -1;
}

/* The alphabet of the first letter that is not ASCII; LEN(fold_alphabets): none. */
static size_t fold_alphabet_of(str key) {
    size_t at = 0, alphabet = 0;
    while (at < key.len && (unsigned char)key.at[at] < 0x80) {
        at++;
    }
    int32_t c = at < key.len ? utf8_next(key, &at) : -1;
    while (alphabet < LEN(fold_alphabets) && fold_number(alphabet, c) < 0) {
        alphabet++;
    }
    return alphabet;
}

GEO_FN str fold_pack(str key, char *room) {
    size_t alphabet = fold_alphabet_of(key), len = 0;
    if (alphabet == LEN(fold_alphabets)) {
        return key;
    }
    room[len++] = (char)(alphabet + 1);
    for (size_t at = 0; at < key.len;) {
        int32_t c = utf8_next(key, &at);
        int number = c < 0x80 ? c : fold_number(alphabet, c);
        if (c < 0 || number < 0) {
            return key; /* letters of several alphabets: unpacked */
        }
        room[len++] = (char)(c < 0x80 ? c : 0x80 + number);
    }
    return (str){room, len};
}

GEO_FN int32_t fold_stored_letter(unsigned char first, unsigned char c) {
    size_t alphabet = MIN((size_t)first - 1, LEN(fold_alphabets) - 1);
    int32_t number = c - 0x80, count = fold_alphabets[alphabet].count;
    return number < 0       ? c
           : number < count ? fold_alphabets[alphabet].first + number
                            : fold_alphabets[alphabet].other_first + number - count;
}

GEO_FN str fold_unpack(str stored, char *room, size_t cap) {
    unsigned char first = stored.len ? (unsigned char)stored.at[0] : 0;
    size_t len = 0;
    if (first < 1 || first > LEN(fold_alphabets)) {
        return stored; /* not packed: no key begins with a control character */
    }
    for (size_t at = 1; at < stored.len; at++) {
        char bytes[4];
        size_t size =
            utf8_put(bytes, (uint32_t)fold_stored_letter(first, (unsigned char)stored.at[at]));
        if (len + size > cap) {
            return (str){room, 0};
        }
        memcpy(room + len, bytes, size);
        len += size;
    }
    return (str){room, len};
}
