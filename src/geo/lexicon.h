#ifndef GEO_LEXICON_H
#define GEO_LEXICON_H
/* lexicon -- the words of all languages that are not names: what each of them does in a query.
 *
 * The words are rows of src/data/lexicon.tsv. The build makes one blob of them, which every program
 * contains (src/generate/lexicon.c); it reads the names of roles and kinds here. Pure. */

#include "../base/str.h"

/* What a word does, with its name in the table; the head of the table explains each.
 * FOUND: it is looked up as a key. LISTED: the words are read in the order of the table, each with
 * the meaning of its row. BOTH: read without it. ROWS: both, and read row by row. */
#define LEXICON_ROLES(X)                                                                           \
    X(BEFORE, "before", FOUND)                                                                     \
    X(AFTER, "after", FOUND)                                                                       \
    X(JOINED, "joined", FOUND)                                                                     \
    X(ELIDED, "elided", LISTED)                                                                    \
    X(ABBREVIATION, "abbreviation", LISTED)                                                        \
    X(ABBREVIATED_ENDING, "abbreviated_ending", LISTED)                                            \
    X(TWIN, "twin", LISTED)                                                                        \
    X(DIRECTION, "direction", FOUND)                                                               \
    X(SIDE, "side", FOUND)                                                                         \
    X(ORDINAL, "ordinal", FOUND)                                                                   \
    X(USUAL, "usual", FOUND)                                                                       \
    X(OFFSET, "offset", FOUND)                                                                     \
    X(BEARING, "bearing", FOUND)                                                                   \
    X(DISTANCE_UNIT, "distance_unit", FOUND)                                                       \
    X(MIDDLE, "middle", FOUND)                                                                     \
    X(ADJECTIVE, "adjective", FOUND)                                                               \
    X(ASKING, "asking", FOUND)                                                                     \
    X(ADDITION, "addition", FOUND)                                                                 \
    X(PARTICLE, "particle", BOTH)                                                                  \
    X(STREET_PARTICLE, "street_particle", FOUND)                                                   \
    X(TURNED, "turned", LISTED)                                                                    \
    X(NEAR, "near", FOUND)                                                                         \
    X(AT, "at", FOUND)                                                                             \
    X(ON_WATER, "on_water", FOUND)                                                                 \
    X(RUN_LINK, "run_link", FOUND)                                                                 \
    X(SLASH, "slash", LISTED)                                                                      \
    X(SUFFIX, "suffix", LISTED)                                                                    \
    X(DIVISION_FORM, "division_form", LISTED)                                                      \
    X(DECLINED, "declined", FOUND)                                                                 \
    X(LOCATIVE, "locative", LISTED)                                                                \
    X(LOCATIVE_ALONE, "locative_alone", LISTED)                                                    \
    X(LOCATIVE_BEFORE, "locative_before", FOUND)                                                   \
    X(HOUSE_SIGN, "house_sign", FOUND)                                                             \
    X(HOUSE_LETTER, "house_letter", FOUND)                                                         \
    X(BUILDING_SIGN, "building_sign", FOUND)                                                       \
    X(HOUSE_END, "house_end", FOUND)                                                               \
    X(NUMBER_MARK, "number_mark", LISTED)                                                          \
    X(NUMERAL, "numeral", LISTED)                                                                  \
    X(COUNTED, "counted", LISTED)                                                                  \
    X(COUNTS, "counts", FOUND)                                                                     \
    X(CARDINAL, "cardinal", FOUND)                                                                 \
    X(LATIN, "latin", LISTED)                                                                      \
    X(TOWN, "town", FOUND)                                                                         \
    X(NO_NUMBER, "no_number", FOUND)                                                               \
    X(STREET_NO_NUMBER, "street_no_number", FOUND)                                                 \
    X(UNIT, "unit", FOUND)                                                                         \
    X(UNIT_ALONE, "unit_alone", FOUND)                                                             \
    X(FLOOR, "floor", FOUND)                                                                       \
    X(UNIT_SIDE, "unit_side", FOUND)                                                               \
    X(STREET_BEFORE, "street_before", FOUND)                                                       \
    X(STREET_AFTER, "street_after", FOUND)                                                         \
    X(STREET_ENDING, "street_ending", LISTED)                                                      \
    X(STREET_OTHER, "street_other", FOUND)                                                         \
    X(STREET_WEAK, "street_weak", FOUND)                                                           \
    X(NO_HOUSE, "no_house", FOUND)                                                                 \
    X(CROSSING_BEFORE, "crossing_before", LISTED)                                                  \
    X(CROSSING, "crossing", LISTED)                                                                \
    X(CATEGORY_GROUP, "category_group", BOTH)                                                      \
    X(CATEGORY_AREA, "category_area", BOTH)                                                        \
    X(CATEGORY, "category", BOTH)                                                                  \
    X(CATEGORY_NAME, "category_name", ROWS)                                                        \
    X(CHAIN, "chain", ROWS)                                                                        \
    X(CATEGORY_WORD, "category_word", FOUND)                                                       \
    X(CATEGORY_PLURAL, "category_plural", LISTED)                                                  \
    X(CATEGORY_WORD_PLURAL, "category_word_plural", LISTED)                                        \
    X(MARKER, "marker", FOUND)                                                                     \
    X(TYPED_MARKER, "typed_marker", LISTED)                                                        \
    X(NOTION, "notion", FOUND)                                                                     \
    X(ORDINARY, "ordinary", FOUND)                                                                 \
    X(KIND_WORD, "kind_word", FOUND)                                                               \
    X(PART, "part", FOUND)                                                                         \
    X(CODE_WORD, "code_word", FOUND)                                                               \
    X(POINT_WORDING, "point_wording", FOUND)                                                       \
    X(RELAX_BEFORE, "relax_before", LISTED)                                                        \
    X(RELAX_AFTER, "relax_after", LISTED)

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

enum {
    LEXICON_ENTRIES_MAX = 16, /* of one word; the generator refuses more */
    LEXICON_SHARED_MAX = 127, /* bytes that a word shares with the one before it: seven bits */
    LEXICON_BLOCK = 8         /* words: fewer make the blob larger, more the search slower */
};

/* A row of the table, for one of its words. */
typedef struct {
    lexicon_role role;
    lexicon_kind kind; /* of an affix */
    str meaning;       /* of other roles, as in the table; "": none */
    str countries;     /* ISO 3166-1, separated by blanks, where the word is usual; "": anywhere */
} lexicon_entry;

/* Fills the filter that tells most of what is no word; before there are threads. Without it all are
 * searched for. */
GEO_FN void lexicon_open(void);
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
/* All words of a role in the order of the table, separated by slashes: of a LISTED one as "word"
 * or, if the row has a meaning, as "word=meaning"; of ROWS, the words of a row are separated by
 * bars. */
GEO_FN str lexicon_list(lexicon_role role);
/* The first word of the list of a LISTED role that the text begins with, and its meaning; absent:
 * none. */
GEO_FN str lexicon_begins(lexicon_role role, str text, str *meaning);

#endif
