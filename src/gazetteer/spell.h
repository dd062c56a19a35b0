#ifndef GEO_SPELL_H
#define GEO_SPELL_H
/* spell -- names of an image that are spelled nearly as a given one. */

#include <stdatomic.h>

#include "../base/call.h"
#include "names.h"

enum {
    SPELL_NEAR_MAX = 16, /* spellings that one question collects */
    SPELL_EDITS_MAX = 3,
    SPELL_LETTERS_MAX = 60 /* of a name; longer ones are neither looked for nor found */
};

/* Made when the first question comes that may take so long, in memory that was lent for it. */
typedef struct {
    uint32_t *signs, *keys;                /* by length, then by number */
    uint32_t first[SPELL_LETTERS_MAX + 2]; /* where the names of a length begin */
    atomic_bool is_ready;
} spell_index;

GEO_FN size_t spell_memory(const image *m); /* bytes to lend; 0: too many names for this */
/* NULL for memory: nothing is ever found. */
GEO_FN void spell_open(spell_index *x, const image *m, void *memory);

typedef struct {
    uint32_t key, place; /* place: its most important bearer */
    unsigned edits, weight;
} spell_near;

/* Keys within `edits` of `key` whose places weigh `least` at least, nearest first, then by weight,
 * a place once; `key` itself is left out. An edit is a letter inserted, dropped or changed, or two
 * neighbours swapped (Damerau-Levenshtein distance, optimal string alignment); letters are
 * characters of the folded name. Any thread. */
GEO_FN int spell_find(call *c, spell_index *x, const image *m, str key, int edits, unsigned least,
                      spell_near near[SPELL_NEAR_MAX]);
GEO_FN int
spell_edits_of(str key); /* as many as its length allows: 1 to 4 letters, 2 to 8, 3 beyond */
GEO_FN bool spell_is_near(str key, str other); /* within that */

#endif
