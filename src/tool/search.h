#ifndef GEO_SEARCH_H
#define GEO_SEARCH_H
/* search -- the handlers of geocode, reverse_geocode, bbox_from_place and batch_geocode. */

#include "row.h"

/* Positions of the parameters in the tools' rows. */
enum {
    GEOCODE_QUERY,
    GEOCODE_LIMIT,
    GEOCODE_COUNTRY_CODES,
    GEOCODE_LANGUAGE,
    GEOCODE_VIEWBOX,
    GEOCODE_BOUNDED,
    GEOCODE_OUTPUT_MODE
};
enum { REVERSE_LAT, REVERSE_LON, REVERSE_ZOOM, REVERSE_LANGUAGE, REVERSE_OUTPUT_MODE };
enum { BBOX_QUERY, BBOX_PADDING, BBOX_COUNTRY_CODES, BBOX_LANGUAGE, BBOX_OUTPUT_MODE };
enum { BATCH_QUERIES, BATCH_LIMIT, BATCH_COUNTRY_CODES, BATCH_LANGUAGE, BATCH_OUTPUT_MODE };

GEO_FN status tool_geocode(call *c, const tool_request *request, tool_result *result);
GEO_FN status tool_reverse_geocode(call *c, const tool_request *request, tool_result *result);
GEO_FN status tool_bbox_from_place(call *c, const tool_request *request, tool_result *result);
GEO_FN status tool_batch_geocode(call *c, const tool_request *request, tool_result *result);

/* What they answer with. */
GEO_FN const record *tool_geocode_record(void);
GEO_FN const record *tool_reverse_record(void);
GEO_FN const record *tool_bbox_record(void);
GEO_FN const record *tool_batch_record(void);

#endif
