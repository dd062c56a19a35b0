#ifndef GEO_ACCOUNT_H
#define GEO_ACCOUNT_H
/* account -- what has become of everything that a build has read: each thing has one fate, and THE
 * table of fates says which of them lose data. One build at a time.
 *
 * To add a fate: write its row and its name here. */

#include "../base/out.h"

/* ORDER account_fates */
typedef enum {
    ACCOUNT_KEPT,     /* it is in the index, by itself or as a part of a street or an area */
    ACCOUNT_BARE,     /* points of lines, lines of areas */
    ACCOUNT_USELESS,  /* no tag says what it is, or it is of a kind that nobody looks for */
    ACCOUNT_NAMELESS, /* of a kind that is looked for by name */
    ACCOUNT_CUT,      /* its points, or parts of its outline, are in none of the files */
    ACCOUNT_REPEATED, /* its id, or all of it, was there before, in an earlier file or the same */
    ACCOUNT_PART,     /* names, codes: they have gone into other things */
    ACCOUNT_BAD,      /* a row that cannot be used; import_reader_bad_row has shown it */
    ACCOUNT_LONG,     /* its texts are longer than a record takes */
    ACCOUNT_FATES,
    ACCOUNT_MORE, /* no fate: names and tags of what is kept, longer or more than an index takes */
    ACCOUNT_LINES
} account_fate;

GEO_FN void account_begin(void);
GEO_FN void account_read(void);             /* one more thing has been read */
GEO_FN void account_add(account_fate fate); /* and this has become of it */
GEO_FN void account_add_many(account_fate fate, int64_t count);
GEO_FN void account_lose(account_fate fate); /* of one that was kept so far */
GEO_FN int64_t account_count(account_fate fate);
GEO_FN int64_t account_total(void); /* of what has been read */
/* How many are lost that a user may miss: by a row that says so, or of unknown fate. */
GEO_FN int64_t account_losses(void);
/* Line number `fate` of ACCOUNT_LINES as "count words"; false: nothing has it. ACCOUNT_FATES is of
 * things without a fate. */
GEO_FN bool account_line(account_fate fate, out *o);

#endif
