/* locale -- the one language of an answer. Owns the language of the terminal. Outside facts: the
 * blocks of Unicode, and the language that each is written for most; POSIX locale names, which
 * begin with an ISO 639-1 code. */
#include "locale.h"

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../geo/fold.h"
#include "../geo/place.h"
#include "../platform/config.h"

static struct { char code[3]; /* an ISO 639-1 code; empty: not known */ } locale;

/* By the first block that a letter is in; then by letters that only some languages of a script
 * have, of which the later row counts: Kana are of no Chinese, and an i with dots is of no Russian.
 * Of Serbian and Urdu too few names are known for an answer in one language. */
static const struct {
    int32_t first, last;
    str list;
} locale_scripts[] = {
    {0x370, 0x3FF, STR_ROW("el,en")},   {0x400, 0x52F, STR_ROW("ru,en")},
    {0x530, 0x58F, STR_ROW("hy,en")},   {0x590, 0x5FF, STR_ROW("he,en")},
    {0x600, 0x6FF, STR_ROW("ar,en")},   {0x900, 0x97F, STR_ROW("hi,en")},
    {0x980, 0x9FF, STR_ROW("bn,en")},   {0xE00, 0xE7F, STR_ROW("th,en")},
    {0x10A0, 0x10FF, STR_ROW("ka,en")}, {0x4E00, 0x9FFF, STR_ROW("zh,en")},
    {0xAC00, 0xD7AF, STR_ROW("ko,en")}, /* the letters: */
    {0x3040, 0x30FF, STR_ROW("ja,en")}, {0x404, 0x407, STR_ROW("uk,en")},
    {0x454, 0x457, STR_ROW("uk,en")},   {0x490, 0x491, STR_ROW("uk,en")},
    {0x67E, 0x686, STR_ROW("fa,en")},   {0x6A9, 0x6AF, STR_ROW("fa,en")},
    {0x6CC, 0x6CC, STR_ROW("fa,en")},
};

enum { LOCALE_LETTERS = 11 }; /* the first row of them */

/* Absent: Latin, or none of those. */
static str locale_of_script(str text) {
    size_t found = LEN(locale_scripts);
    for (size_t at = 0; at < text.len;) {
        int32_t code = utf8_next(text, &at);
        for (size_t i = 0; code > 0x36F && i < LEN(locale_scripts); i++) {
            bool is_in = code >= locale_scripts[i].first && code <= locale_scripts[i].last;
            bool is_surer = found == LEN(locale_scripts) || (i >= LOCALE_LETTERS && i > found);
            found = is_in && is_surer ? i : found;
        }
    }
    return found < LEN(locale_scripts) ? locale_scripts[found].list : STR_NONE;
}

/* Letters of simplified Chinese in names of Japan, which are written otherwise there. */
static const char locale_simple[] = "东广岛长门马龙丰宫县泽滨冈叶鸟库贺爱边见关";

/* 東京 is written so in Japan and on Taiwan, 京都 in China, too: places in Japan have their own
 * names, unless a letter is simplified; others have traditional ones when a letter is. */
static str locale_of_han(str text) {
    bool is_traditional = false;
    for (size_t at = 0, from = 0; at < text.len; from = at) {
        char room[PLACE_QUERY_MAX];
        int32_t code = utf8_next(text, &at);
        str letter = {text.at + from, at - from};
        if (code >= 0x4E00 && str_find(str_of(locale_simple), letter) >= 0) {
            return STR("zh,en");
        }
        is_traditional |=
            code >= 0x4E00 && !str_eq(fold_name(letter, FOLD_PLAIN, room, sizeof room), letter);
    }
    return is_traditional ? STR("zh-Hant,en,ja" PLACE_LANGUAGE_THERE)
                          : STR("zh,en,ja" PLACE_LANGUAGE_THERE);
}

GEO_FN str locale_language(str given, str query) {
    str set = config_get()->language, script = locale_of_script(query);
    script = str_starts(script, STR("zh")) ? locale_of_han(query) : script;
    return str_eq(given, STR("local")) ? STR("*")
           : given.len                 ? given
           : set.len                   ? set
           : script.len                ? script
           : locale.code[0]            ? str_of(locale.code)
                                       : STR("en");
}

GEO_FN void locale_use(str name) {
    bool is_one = name.len >= 2 && ascii_is_alpha(name.at[0]) && ascii_is_alpha(name.at[1]) &&
                  (name.len == 2 || !ascii_is_alpha(name.at[2]));
    for (int i = 0; i < 2 && is_one; i++) {
        locale.code[i] = ascii_lower(name.at[i]);
    }
}
