/* token -- the words of a query. A word of a script that is written with blanks is a token; of one
 * that is not (Thai, Khmer, Chinese, Japanese, and Hangul, whose endings are joined), a character
 * is. Owns nothing. */
#include "token.h"

#include "../base/utf8.h"
#include "../geo/fold.h"

/* Whether words of its script are written without blanks, or with endings joined to them. */
static bool token_is_glued(uint32_t c) {
    static const uint32_t ranges[][2] = {{0x0E00, 0x0EFF}, {0x1000, 0x109F},  {0x1780, 0x17FF},
                                         {0x3040, 0x30FF}, {0x3400, 0x9FFF},  {0xAC00, 0xD7AF},
                                         {0xF900, 0xFAFF}, {0x20000, 0x2FFFF}};
    bool is_glued = false;
    for (size_t i = 0; i < LEN(ranges) && !is_glued; i++) {
        is_glued = c >= ranges[i][0] && c <= ranges[i][1];
    }
    return is_glued;
}

/* Thai vowels and marks that begin no word: a span does not end before one. */
static bool token_is_mark(uint32_t c) {
    return (c >= 0x0E30 && c <= 0x0E3A) || (c >= 0x0E45 && c <= 0x0E4E);
}

static void token_add(tokens *t, size_t from, size_t end, token_gap gap, bool is_glued) {
    if (t->count == TOKENS_MAX) {
        t->is_cut = true;
        return;
    }
    t->at[t->count++] = (token){.at = (unsigned short)from,
                                .end = (unsigned short)end,
                                .gap = (unsigned char)gap,
                                .is_glued = is_glued,
                                .has_digit = str_has_digit((str){t->key.at + from, end - from})};
}

/* The tokens of key[from..], which is one piece of the text. */
static void token_split(tokens *t, size_t from, token_gap gap) {
    size_t word = from; /* where the current word begins */
    for (size_t at = from; at < t->key.len;) {
        size_t next = at;
        int32_t c = utf8_next(t->key, &next);
        size_t size = next - at;
        bool is_blank = c == ' ', is_glued = c >= 0 && token_is_glued((uint32_t)c);
        if ((is_blank || is_glued) && word < at) {
            token_add(t, word, at, gap, false);
            gap = TOKEN_JOINED;
        }
        if (is_glued && token_is_mark((uint32_t)c) && gap == TOKEN_JOINED && t->count) {
            t->at[t->count - 1].end = (unsigned short)(at + size);
        } else if (is_glued) {
            token_add(t, at, at + size, gap, true);
            gap = TOKEN_JOINED;
        }
        at += size;
        if (is_blank || is_glued) {
            word = at;
            gap = is_blank ? TOKEN_BLANK : gap;
        }
    }
    if (word < t->key.len) {
        token_add(t, word, t->key.len, gap, false);
    }
}

/* Adds a word of the text, which begins at `at` of it. */
static void token_add_word(tokens *t, char *room, str text, size_t at, token_gap gap) {
    size_t from = t->key.len ? t->key.len + 1 : 0;
    int before = t->count;
    if (from >= TOKEN_KEY_MAX) {
        t->is_cut = true;
        return;
    }
    str key = fold_name(text, FOLD_PLAIN, room + from, TOKEN_KEY_MAX - from);
    if (key.len) {
        if (from) {
            room[from - 1] = ' ';
        }
        t->key = (str){room, from + key.len};
        token_split(t, from, t->count ? gap : TOKEN_COMMA);
    }
    for (int i = before; i < t->count; i++) {
        t->at[i].from = (unsigned short)at;
        t->at[i].typed_end = (unsigned short)(at + text.len);
    }
}

/* Whether a character separates tokens, and how. */
static bool token_separates(char c, token_gap *gap) {
    static const struct {
        char sign;
        token_gap gap;
    } rows[] = {
        {' ', TOKEN_BLANK},  {'-', TOKEN_HYPHEN}, {',', TOKEN_COMMA}, {';', TOKEN_COMMA},
        {'\n', TOKEN_COMMA}, {'(', TOKEN_ASIDE},  {')', TOKEN_ASIDE}, {'[', TOKEN_ASIDE},
        {']', TOKEN_ASIDE},  {'/', TOKEN_ASIDE},  {'|', TOKEN_ASIDE},
    };
    bool is_one = false;
    for (size_t i = 0; i < LEN(rows) && !is_one; i++) {
        is_one = rows[i].sign == c;
        *gap = is_one ? rows[i].gap : *gap;
    }
    return is_one;
}

/* Whether a hyphen joins two words; else it is a dash. */
static bool token_is_hyphen(str text, size_t at) {
    return at && at + 1 < text.len && text.at[at - 1] != ' ' && text.at[at + 1] != ' ';
}

static void token_add_text(tokens *t, char *room, str text, token_gap gap) {
    size_t from = 0;
    for (size_t at = 0; at <= text.len; at++) {
        token_gap next = TOKEN_COMMA;
        bool is_end = at == text.len || token_separates(text.at[at], &next);
        if (next == TOKEN_HYPHEN && is_end && !token_is_hyphen(text, at)) {
            next = TOKEN_ASIDE;
        }
        if (is_end) {
            int before = t->count;
            token_add_word(t, room, str_head(str_from(text, from), at - from), from, gap);
            gap = t->count > before ? next : MAX(gap, next); /* "), " is a comma */
            from = at + 1;
        }
    }
}

GEO_FN void token_read(arena *mem, const place_query *query, tokens *t) {
    static const char *const fields[] = {"amenity", "street",     "city",   "county",
                                         "state",   "postalcode", "country"};
    char *room = arena_bytes(mem, TOKEN_KEY_MAX);
    t->text = query->text;
    t->key = (str){room, 0};
    t->count = 0;
    t->is_cut = false;
    if (!room) {
        return;
    }
    token_add_text(t, room, str_head(query->text, PLACE_QUERY_MAX), TOKEN_COMMA);
    for (size_t i = 0; i < LEN(fields) && !query->text.len; i++) {
        str value = record_pairs_get(&query->fields, str_of(fields[i]));
        token_add_text(t, room, str_head(value, PLACE_QUERY_MAX), TOKEN_COMMA);
    }
}

GEO_FN str token_span(const tokens *t, int i, int j) {
    return (str){t->key.at + t->at[i].at, (size_t)(t->at[j - 1].end - t->at[i].at)};
}

GEO_FN str token_typed(const tokens *t, int i, int j) {
    size_t from = t->at[i].from, end = t->at[j - 1].typed_end;
    return t->text.len ? str_head(str_from(t->text, from), end - from) : STR_NONE;
}

GEO_FN int token_letters(const tokens *t, int i, int j) {
    int letters = 0;
    for (; i < j; i++) {
        letters += t->at[i].end - t->at[i].at;
    }
    return letters;
}
