#ifndef GEO_GEOCODE_H
#define GEO_GEOCODE_H
/* geocode -- the handlers of geocode, reverse_geocode and bbox_from_place. */

#include "row.h"

TOOL_HANDLER(geocode_run, geocode_record);
TOOL_HANDLER(geocode_reverse_run, geocode_reverse_record);
TOOL_HANDLER(geocode_bbox_run, geocode_bbox_record);

/* What a result of the first two says, besides its list. */
typedef struct {
    str status, message; /* message absent: there is nothing to say */
    const place *best;   /* NULL: nothing is found */
    int choices;
    const place_origin *origin;
} geocode_outcome;
GEO_FN geocode_outcome geocode_outcome_of(const tool_result *result);

#endif
