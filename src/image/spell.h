#ifndef GEO_SPELL_H
#define GEO_SPELL_H
/* spell -- names of an image that are spelled nearly like a given one. */

#include <stdatomic.h>

#include "../base/call.h"
#include "names.h"

enum {
    SPELL_HITS_MAX = 16, /* that one query collects */
    SPELL_EDITS_MAX = 3,
    SPELL_LETTERS_MAX = 60 /* of a name; longer ones are neither searched nor found */
};

/* The first letters of a name and its last ones from the end, as the spelling index of a file has
 * them; see spell.c. */
typedef struct {
    uint64_t start, end;
} spell_row;
enum { SPELL_ROW_BYTES = 7 };                      /* of each */
GEO_FN bool spell_row_of(str key, spell_row *row); /* false: the name is too long */

/* Of an image that has none: built by the first queries that may take so long, in memory of the
 * caller. */
typedef struct {
    uint32_t *first;     /* per run of names (spell.c) where it begins; and its end */
    uint32_t *entries;   /* by run, then by number */
    unsigned char *keys; /* of the entries; see spell_key */
    uint32_t next;       /* while it is built: the next name of this pass, */
    bool fills;          /* which is the second one; see spell_build */
    atomic_bool is_ready;
} spell_index;

GEO_FN size_t spell_memory(const image *m); /* bytes that spell_open needs; 0: none, because
                                             the image has the index, or too many names */
/* memory NULL: only the index of the image is searched. */
GEO_FN void spell_open(spell_index *x, const image *m, void *memory);

typedef struct {
    uint32_t key, place; /* place: the most important one with that name */
    unsigned edits, weight;
} spell_hit;

/* What is asked for, and found: nearest first, then by weight. */
typedef struct {
    int edits;      /* at most */
    unsigned least; /* weight of a place */
    int count;
    spell_hit hits[SPELL_HITS_MAX];
} spell_list;

/* Keys near `key`, but not `key` itself: fills each list with its best hits, each place once. An
 * edit inserts, deletes or replaces a letter or swaps two neighbours (Damerau-Levenshtein distance,
 * optimal string alignment); letters are characters of the folded name. Any thread. */
GEO_FN void spell_find(call *c, spell_index *x, const image *m, str key, spell_list *lists,
                       int count);
GEO_FN int
spell_edits_of(str key); /* as many as its length allows: 1 to 4 letters, 2 to 8, 3 beyond */
GEO_FN bool spell_is_near(str key, str other); /* within that */

#endif
