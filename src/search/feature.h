#ifndef GEO_FEATURE_H
#define GEO_FEATURE_H
/* feature -- the evidence for a place: declared measures of a candidate, each with a weight. */

#include "candidate.h"

typedef struct {
    const char *name;
    float weight;
} feature_row;

enum { FEATURES_MAX = 128 };

/* Single rows: for the fit, and for what explains an answer. */
GEO_FN int feature_count(void);
/* The index-th row: of candidates, then of "none of these". */
GEO_FN const feature_row *feature_at(int index, bool *is_of_none);
/* What the index-th row measures of a candidate, or of the query for "none of these". */
GEO_FN double feature_measure(int index, const candidates *c, const candidate *p);
/* The sum of all measures times their weights; p NULL: of "none of these". */
GEO_FN double feature_score(const candidates *c, const candidate *p);

#endif
