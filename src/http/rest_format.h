#ifndef GEO_REST_FORMAT_H
#define GEO_REST_FORMAT_H
/* rest_format -- places in the output formats of Nominatim's API: json, jsonv2, geojson,
 * geocodejson. One row per format. */

#include "../find/find.h"

typedef struct rest_format rest_format;

typedef struct {
    const place_answer *answer;
    call *call;        /* for look-ups while writing */
    str query;         /* geocodejson repeats it */
    bool with_address; /* addressdetails */
    bool with_names;   /* namedetails */
    bool with_extra;   /* extratags; the gazetteer has population and time zone */
    bool is_reverse;   /* one object instead of a list, in formats that differ */
    double lat, lon;   /* of the point, when is_reverse */
} rest_view;

GEO_FN int64_t rest_format_id(const place *p);        /* its place_id in all formats */
GEO_FN const rest_format *rest_format_find(str name); /* NULL: no such format */
/* The body of a successful answer, which may have no places. */
GEO_FN void rest_format_write(const rest_format *format, out *o, const rest_view *view);

#endif
