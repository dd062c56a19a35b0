#ifndef GEO_REST_FORMAT_H
#define GEO_REST_FORMAT_H
/* rest_format -- places in the output formats of Nominatim's API: json, jsonv2, geojson,
 * geocodejson, xml, and the object of /details. One row per format. */

#include "../find/find.h"
#include "rest_param.h"

enum { REST_STREET_RANK = 26 }; /* Nominatim's, and from here on of what is on streets */

#define REST_FORMATS "xml, geojson, geocodejson, json, jsonv2"

typedef struct rest_format rest_format;

/* What an address is made of. */
typedef struct {
    str_pairs ids; /* by the keys of the parts */
    place_list places;
} rest_parts;

typedef struct {
    const place_answer *answer;
    call *call;                 /* for look-ups while writing */
    const rest_params *params;  /* what was asked for */
    str base;                   /* rest_request.base */
    bool with_address;          /* addressdetails */
    bool is_search, is_reverse; /* of one object instead of a list, in formats that differ */
    const rest_parts *parts;    /* of /details with an address */
} rest_view;

GEO_FN const rest_format *rest_format_find(str name); /* NULL: no such format */
GEO_FN bool rest_format_is_xml(const rest_format *format);
/* The body of a successful answer, which may have no places. */
GEO_FN void rest_format_write(const rest_format *format, out *o, const rest_view *view);
/* The body of /details for the first place. */
GEO_FN void rest_format_write_object(out *o, const rest_view *view);

#endif
