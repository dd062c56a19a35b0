#ifndef GEO_QUERY_HOUSE_H
#define GEO_QUERY_HOUSE_H
/* query_house -- the house number of a part of a query, and how numbers are written in scripts
 * without blanks. */

#include "query.h"

/* Where the house number is. */
typedef enum {
    QUERY_HOUSE_AT_END,      /* "Main Street 12a", "12a Main Street" */
    QUERY_HOUSE_IN_FRONT,    /* "7 County Road 12", "103-A Main Street" */
    QUERY_HOUSE_RANGE,       /* "Main Street 59-65", "59-65 Main Street" */
    QUERY_HOUSE_RANGE_FIRST, /* of these the house 59 */
    QUERY_HOUSE_INSIDE,      /* "Main Street 12 Springfield" */
    QUERY_HOUSE_FORMS
} query_house_form;
/* The number, and the rest as a part. False: there is no number at that position. */
GEO_FN bool query_house_split(arena *mem, query_part part, query_house_form form, str *number,
                              query_part *rest);
/* A text with the marks behind numbers in short, as "4丁目5番6号" is "4-5-6" and "168號" is "168",
 * and a comma where a blank parts what is written without them; the text itself where there are
 * none. */
GEO_FN str query_house_short_numbers(arena *mem, str text);
/* "信義路5段" as "信義路五段", or the other way round; absent: it counts nothing. */
GEO_FN str query_house_counted_otherwise(arena *mem, str text);
/* Such a text up to the number of the house, of "天神橋7-3-20ハイツ201"; *tail: what is behind it.
 * Absent: it has no number. */
GEO_FN str query_house_cut_behind(arena *mem, str text, str *tail);

#endif
