#ifndef GEO_LEXICON_H
#define GEO_LEXICON_H
/* lexicon -- the words of all languages that are not names: what each of them does in a query.
 *
 * The words are rows of src/data/lexicon.tsv. The build makes one blob of them, which every program
 * contains (src/generate/lexicon.c); it reads the names of roles and kinds here. Pure. */

#include "../base/str.h"

/* What a word does, with its name in the table; the head of the table explains each.
 * FOUND: it is looked up as a key. LISTED: the words are read in the order of the table. */
#define LEXICON_ROLES(X)                                                                           \
    X(BEFORE, "before", FOUND)                                                                     \
    X(AFTER, "after", FOUND)                                                                       \
    X(JOINED, "joined", FOUND)                                                                     \
    X(ELIDED, "elided", LISTED)

/* What an affix says about the place whose name it stands beside. */
#define LEXICON_KINDS(X)                                                                           \
    X(WORDING, "wording")                                                                          \
    X(VAGUE, "vague")                                                                              \
    X(LINK, "link")                                                                                \
    X(ARTICLE, "article")                                                                          \
    X(SETTLED, "settled")                                                                          \
    X(CITY, "city")                                                                                \
    X(CAPITAL, "capital")                                                                          \
    X(WARD, "ward")                                                                                \
    X(COUNTY, "county")                                                                            \
    X(DIVISION, "division")                                                                        \
    X(STATE, "state")                                                                              \
    X(REPUBLIC, "republic")                                                                        \
    X(NATURE, "nature")                                                                            \
    X(RIVER, "river")                                                                              \
    X(LAKE, "lake")                                                                                \
    X(ISLAND, "island")                                                                            \
    X(MOUNTAIN, "mountain")                                                                        \
    X(PARK, "park")                                                                                \
    X(SIGHT, "sight")                                                                              \
    X(AIRPORT, "airport")

#define LEXICON_ROLE_ENUM(name, word, use) LEXICON_##name,
typedef enum { LEXICON_ROLES(LEXICON_ROLE_ENUM) LEXICON_ROLE_COUNT } lexicon_role;
#undef LEXICON_ROLE_ENUM

#define LEXICON_KIND_ENUM(name, word) LEXICON_##name,
typedef enum { LEXICON_NO_KIND, LEXICON_KINDS(LEXICON_KIND_ENUM) LEXICON_KIND_COUNT } lexicon_kind;
#undef LEXICON_KIND_ENUM

enum { LEXICON_ENTRIES_MAX = 16 }; /* of one word; the generator refuses more */

/* A row of the table, for one of its words. */
typedef struct {
    lexicon_role role;
    lexicon_kind kind; /* of an affix */
    str meaning;       /* of other roles, as in the table; "": none */
    str countries;     /* ISO 3166-1, separated by blanks, where the word is usual; "": anywhere */
} lexicon_entry;

/* The entries of a folded key (fold_name), in the order of roles. Returns their number; 0: the key
 * is no word of the table. */
GEO_FN int lexicon_find(str key, lexicon_entry entries[LEXICON_ENTRIES_MAX]);
/* The first entry of a key in one role. False: there is none. */
GEO_FN bool lexicon_find_role(str key, lexicon_role role, lexicon_entry *entry);
GEO_FN bool lexicon_has(str key, lexicon_role role);
/* The longest word of a role at the end of a key, or with `at_start` at its start, that is joined
 * to the rest without a blank, as in scripts that have none (Thai to Hangul, three bytes for each
 * character). Returns its bytes; 0: there is none. */
GEO_FN size_t lexicon_find_joined(str key, bool at_start, lexicon_role role, lexicon_entry *entry);
/* All words of a LISTED role in the order of the table, separated by slashes, each as "word" or, if
 * the row has a meaning, "word=meaning". */
GEO_FN str lexicon_list(lexicon_role role);

#endif
