#ifndef GEO_QUERY_H
#define GEO_QUERY_H
/* query -- parses a query: its parts, its words, and the spellings under which an index may have a
 * name. Pure. */

#include "../base/arena.h"
#include "../geo/place.h"
#include "../image/image.h"
#include "affix.h"

enum {
    QUERY_PARTS_MAX = 8,    /* comma parts; the rest counts as one */
    QUERY_WORDS_MAX = 12,   /* words of a part that is split in all ways */
    QUERY_VARIANTS_MAX = 32 /* spellings of one name */
};

typedef struct {
    str text; /* as typed */
    str key;  /* folded */
} query_part;

typedef struct {
    query_part parts[QUERY_PARTS_MAX];
    int count;
    str unit; /* "apt 4": where in a house, which is in no part; absent: not said */
} query_parts;

/* The comma parts of the text, or the structured fields from street to country; empty ones are left
 * out, and what is in a house where there is a number beside it. In the arena. */
GEO_FN query_parts query_split(arena *mem, const place_query *query);
/* Other ways to read the words, in the order in which they are tried. */
typedef enum {
    QUERY_UNITS_AS_HOUSES, /* numbers that usually are in a house: "Blk 406 Ang Mo Kio Ave 10" */
    QUERY_TOWNS_IN_FULL,   /* short words for towns in full */
    QUERY_COUNTS_BEHIND, /* "Sec. 5, Xinyi Rd." as the characters of the street: "xinyi rd 5 sec" */
    QUERY_OTHER_WAYS
} query_other_way;

/* The parts read in that way. False: that is no other one than `usual`, which query_split gave. */
GEO_FN bool query_split_otherwise(arena *mem, const place_query *query, const query_parts *usual,
                                  query_other_way way, query_parts *parts);
/* The query with "[key=value]" in its text as its category. */
GEO_FN place_query query_cut_category(const place_query *query);
/* The words of a key; returns their number, QUERY_WORDS_MAX + 1 when there are too many. */
GEO_FN int query_words(str key, str words[QUERY_WORDS_MAX]);
/* A word of a key as the text has it: "SW1A", not "sw1a". */
GEO_FN str query_as_typed(str text, str word);
/* A bit for each letter that a word of the key begins with: c & 31. */
GEO_FN uint32_t query_initials(str key);
/* words[i] to words[j - 1] as one key; they must be neighbours in one string. */
GEO_FN str query_span(const str *words, int i, int j);

/* One spelling to look up, and its penalty. */
typedef struct {
    str key;
    double penalty;
    affix_meaning meaning; /* of the affixes that it lacks */
    bool is_cut;           /* it lacks some */
} query_variant;

/* The spellings of a part, the plain one first: ä as ae and ae as ä, St as Saint, without "City
 * of", "County" and "where is", with the endings of Chinese, Japanese and Korean names. */
GEO_FN int query_variants(arena *mem, query_part part, query_variant variants[QUERY_VARIANTS_MAX]);

/* The same for a span that is read word by word: none without its affixes, but for an article that
 * changes the name ("L'Italie"). is_whole: it stands between commas. Guesses of an ending ("w
 * Krakowie") have a vague meaning. */
GEO_FN int query_spellings(arena *mem, query_part part, bool is_whole,
                           query_variant variants[QUERY_VARIANTS_MAX]);

/* "St Paul" as "Saint Paul": the expansions of a key whose first word has one or two letters. */
GEO_FN int query_expand(arena *mem, str key, query_variant variants[QUERY_VARIANTS_MAX]);
/* With the endings that the names of areas may have in scripts without blanks: "石川県". */
GEO_FN int query_suffix(arena *mem, str key, query_variant variants[QUERY_VARIANTS_MAX]);

/* The name of a division, without the word for its kind, with that word in the languages that may
 * have it only so: "muju gun", "kabupaten simeulue". is_bare: no such word was typed, so only those
 * that a name begins with. */
GEO_FN int query_divisions(arena *mem, query_variant from, bool is_bare,
                           query_variant variants[QUERY_VARIANTS_MAX]);

/* The key with its first word written short or in full, "saint louis" as "st louis"; absent: it is
 * no such word. */
GEO_FN str query_twin(arena *mem, str key);

/* What may join a name and the word for its kind: nothing, "de la", "of"; separated by slashes. */
GEO_FN str query_links(void);
GEO_FN bool query_is_link(str word);
/* Whether a folded word is a side of what follows, and no name: "northern". */
GEO_FN bool query_is_side(str word);
/* Whether a folded word goes on with the number of a house: "bis", "rosso", "корп". */
GEO_FN bool query_is_number_end(str word);
/* The key without the word at its start or, with is_after, at its end; is_joined: no blank between.
 * "" when the key lacks the word or consists of it. */
GEO_FN str query_strip(str key, str word, bool is_after, bool is_joined);

#endif
