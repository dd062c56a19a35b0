/* locale -- the one language of an answer. Owns the language of the terminal. Outside facts: the
 * blocks of Unicode, and the language that each is written for most; POSIX locale names, which
 * begin with an ISO 639-1 code. */
#include "locale.h"

#include "../base/ascii.h"
#include "../base/utf8.h"
#include "../platform/config.h"

static struct { char code[3]; /* an ISO 639-1 code; empty: not known */ } locale;

/* By the first block that a letter is in. Kana decide between Chinese and Japanese. */
static const struct {
    int32_t first, last;
    str list;
} locale_scripts[] = {
    {0x370, 0x3FF, STR_ROW("el,en")},   {0x400, 0x52F, STR_ROW("ru,en")},
    {0x530, 0x58F, STR_ROW("hy,en")},   {0x590, 0x5FF, STR_ROW("he,en")},
    {0x600, 0x6FF, STR_ROW("ar,en")},   {0x900, 0x97F, STR_ROW("hi,en")},
    {0x980, 0x9FF, STR_ROW("bn,en")},   {0xE00, 0xE7F, STR_ROW("th,en")},
    {0x10A0, 0x10FF, STR_ROW("ka,en")}, {0x3040, 0x30FF, STR_ROW("ja,en")},
    {0x4E00, 0x9FFF, STR_ROW("zh,en")}, {0xAC00, 0xD7AF, STR_ROW("ko,en")},
};

/* Absent: Latin, or none of those. */
static str locale_of_script(str text) {
    str found = STR_NONE;
    for (size_t at = 0; at < text.len;) {
        int32_t code = utf8_next(text, &at);
        for (size_t i = 0; code > 0x36F && i < LEN(locale_scripts); i++) {
            bool is_kana = locale_scripts[i].first == 0x3040;
            bool is_in = code >= locale_scripts[i].first && code <= locale_scripts[i].last;
            found = is_in && (!found.len || is_kana) ? locale_scripts[i].list : found;
        }
    }
    return found;
}

GEO_FN str locale_language(str given, str query) {
    str set = config_get()->language, script = locale_of_script(query);
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
