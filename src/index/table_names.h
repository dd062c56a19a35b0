#ifndef GEO_TABLE_NAMES_H
#define GEO_TABLE_NAMES_H
/* table_names -- names of the gazetteer's tables: main names, names by language, aliases, and the
 * shorter forms that people search for. */

#include "../base/call.h"

enum { TABLE_NAMES_LANGS_MAX = 64 };

typedef struct {
    str at[TABLE_NAMES_LANGS_MAX];
    int count;
} table_names_langs;

/* The languages of a list, "en de fr", which become words of the image. */
GEO_FN table_names_langs table_names_langs_of(const char *list);
GEO_FN bool table_names_has_lang(const table_names_langs *langs, str lang);

/* The main name: the local one if there is one; then `name` is the English one. */
GEO_FN void table_names_add_main(call *c, uint32_t number, str name, str local);
/* "de,en=Name|fr=Nom": the names in the languages of the list. */
GEO_FN void table_names_add(call *c, uint32_t number, str names, const table_names_langs *langs);
/* The same, of the other languages: spellings to search for, if in Latin letters or, for the
 * languages of `also`, in any. */
GEO_FN void table_names_add_others(call *c, uint32_t number, str names,
                                   const table_names_langs *langs, const table_names_langs *also);
GEO_FN void table_names_add_aliases(call *c, uint32_t number, str list, char separator);

/* Adds the name of a feature without its generic word, or with the English one: "Lake Baikal" is
 * also Baikal, "Monte Etna" Etna, "Lago Maggiore" Lake Maggiore. key: of its OSM tag. */
GEO_FN void table_names_add_short(call *c, uint32_t number, str key, str name);
/* Adds shorter names: "London Heathrow Airport" is also London Heathrow and Heathrow Airport, "X
 * International Airport" also X Airport. */
GEO_FN void table_names_add_airport(call *c, uint32_t number, str name);

#endif
