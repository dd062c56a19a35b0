/* table_names -- adds the names of the gazetteer's tables to the image. Owns nothing. Outside
 * facts: the words that features and airports are named with in several languages. */
#include "table_names.h"

#include <string.h>

#include "../base/utf8.h"
#include "image_writer.h"
#include "string_table.h"

enum { LATIN_END = 0x250 }; /* the first code point after Europe's Latin letters */

GEO_FN bool table_names_has_lang(const table_names_langs *langs, str lang) {
    for (int i = 0; i < langs->count; i++) {
        if (str_eq(langs->at[i], lang)) {
            return true;
        }
    }
    return false;
}

static bool table_names_is_latin(str text) {
    size_t at = 0;
    while (at < text.len) {
        if (utf8_next(text, &at) >= LATIN_END) {
            return false;
        }
    }
    return true;
}

GEO_FN void table_names_add(call *c, uint32_t number, str names, const table_names_langs *langs) {
    while (names.len) {
        str text = str_cut(&names, '|'), tags = str_cut(&text, '=');
        while (tags.len) {
            str lang = str_cut(&tags, ',');
            image_name_class cls = str_eq(lang, STR("en")) ? IMAGE_MAIN : IMAGE_OTHER;
            if (table_names_has_lang(langs, lang)) {
                image_writer_add_name(c, number, cls, string_table_word(lang), text);
            }
        }
    }
}

GEO_FN void table_names_add_others(call *c, uint32_t number, str names,
                                   const table_names_langs *langs, const table_names_langs *also) {
    while (names.len) {
        str text = str_cut(&names, '|'), tags = str_cut(&text, '=');
        bool is_listed = false, is_wanted = table_names_is_latin(text);
        while (tags.len && !is_listed) {
            str lang = str_cut(&tags, ',');
            is_listed = table_names_has_lang(langs, lang);
            is_wanted = is_wanted || (also && table_names_has_lang(also, lang));
        }
        if (!is_listed && is_wanted) {
            image_writer_add_name(c, number, IMAGE_ALIAS, 0, text);
        }
    }
}

/* The IATA code of a city: DNH is Dunhuang, but "Don" is no code. */
static bool table_names_is_code(str text) {
    return text.len == 3 && str_is_capitals(text);
}

GEO_FN void table_names_add_aliases(call *c, uint32_t number, str list, char separator) {
    while (list.len) {
        str text = str_cut(&list, separator);
        image_name_class cls = table_names_is_code(text) ? IMAGE_CODE : IMAGE_ALIAS;
        image_writer_add_name(c, number, cls, 0, text);
    }
}

GEO_FN table_names_langs table_names_langs_of(const char *list) {
    table_names_langs langs = {.count = 0};
    str rest = str_of(list);
    while (rest.len && langs.count < TABLE_NAMES_LANGS_MAX) {
        str lang = str_cut(&rest, ' ');
        langs.at[langs.count++] = lang;
        string_table_word(lang);
    }
    return langs;
}

GEO_FN void table_names_add_main(call *c, uint32_t number, str name, str local) {
    image_writer_add_name(c, number, IMAGE_MAIN, 0, local.len ? local : name);
    if (local.len) {
        image_writer_add_name(c, number, IMAGE_MAIN, string_table_word(STR("en")), name);
    }
}

/* ---- shorter names ---- */

GEO_FN void table_names_add_short(call *c, uint32_t number, str key, str name) {
    static const struct {
        const char *key, *words;
    } rows[] = {
        {"natural",
         "Mount /Monte /Mont /Gora /Cerro /Pico /Pik /Nevado /Volc\xC3\xA1n /Lake /Lago /Lac "
         "/Loch /Lough /Ozero "},
        {"place", "Isla /Ilha /Isola /\xC3\x8Ele /Pulau /Islas /Ilhas "},
    };
    for (size_t i = 0; i < LEN(rows); i++) {
        str words = str_eq(key, str_of(rows[i].key)) ? str_of(rows[i].words) : STR_NONE;
        while (words.len) {
            str word = str_cut(&words, '/');
            if (str_starts(name, word)) {
                str rest = str_from(name, word.len);
                bool has_of = str_starts(rest, STR("de ")) || str_starts(rest, STR("di "));
                rest = has_of ? str_from(rest, 3) : rest;
                rest = str_starts(rest, STR("d'")) ? str_from(rest, 2) : rest;
                bool is_lake = str_eq(word, STR("Lago ")) || str_eq(word, STR("Lac "));
                char lake[IMAGE_NAME_MAX] = "Lake ";
                str_cstr(rest, lake + 5, sizeof lake - 5);
                image_writer_add_name(c, number, IMAGE_ALIAS, 0, rest);
                if (is_lake) {
                    image_writer_add_name(c, number, IMAGE_ALIAS, 0, str_of(lake));
                }
                return;
            }
        }
    }
}

GEO_FN void table_names_add_airport(call *c, uint32_t number, str name) {
    str international = STR(" International Airport"), airport = STR(" Airport");
    bool is_international = str_ends(name, international);
    str place = str_head(name, name.len - (is_international ? international.len : airport.len));
    ptrdiff_t blank = str_find(place, STR(" "));
    char text[IMAGE_NAME_MAX];
    image_writer_add_name(c, number, IMAGE_ALIAS, 0, place);
    for (int i = 0; i < 2; i++) {
        str part = i ? str_from(place, (size_t)blank + 1) : place;
        bool is_new = i ? blank > 2 : is_international;
        if (is_new && part.len + airport.len <= sizeof text) {
            memcpy(text, part.at, part.len);
            memcpy(text + part.len, airport.at, airport.len);
            image_writer_add_name(c, number, IMAGE_ALIAS, 0, (str){text, part.len + airport.len});
        }
    }
}
