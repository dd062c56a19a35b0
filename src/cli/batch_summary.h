#ifndef GEO_BATCH_SUMMARY_H
#define GEO_BATCH_SUMMARY_H
/* batch_summary -- what became of the rows: each is of one class, and the classes are counted. */

#include "../base/out.h"

typedef enum {
    BATCH_SUMMARY_EXACT,
    BATCH_SUMMARY_INTERPOLATED,
    BATCH_SUMMARY_FOUND, /* by a point or an id: nothing was matched */
    BATCH_SUMMARY_CITY,  /* the town of a street or house that is not known */
    BATCH_SUMMARY_AREA,  /* the country, state or county of a row that has no more */
    BATCH_SUMMARY_NEARLY,
    BATCH_SUMMARY_AMBIGUOUS,
    BATCH_SUMMARY_MISSED,
    BATCH_SUMMARY_FAILED,
    BATCH_SUMMARY_CLASSES
} batch_summary_class;

typedef struct {
    int64_t counts[BATCH_SUMMARY_CLASSES];
} batch_summary;

/* The class of an answer with that status ("error" if it failed), and match and precision of its
 * first place; both absent when it has none. has_choices: one of several is meant. */
GEO_FN batch_summary_class batch_summary_of(str status_text, str match, str precision,
                                            bool has_choices);
GEO_FN bool batch_summary_is_good(const batch_summary *s); /* every row is as asked for */
/* "4,812 exact, 41 ambiguous"; classes without rows are left out. */
GEO_FN void batch_summary_write(out *o, const batch_summary *s);

#endif
