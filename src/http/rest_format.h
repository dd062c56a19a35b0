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

/* Of an address: unknown; the least of an object. */
enum { REST_NO_LEVEL = 15, REST_OBJECT_RANK = 30 };

/* A member of JSON; none when the value is absent. */
GEO_FN void rest_format_write_text(out *o, const char *name, str value);
GEO_FN void rest_format_write_place_id(out *o, const place *p);
/* All names if an image or the upstream has them, else the one in the answer. */
GEO_FN str_pairs rest_format_names(const rest_view *v, const place *p);
/* Tags under OpenStreetMap's keys: the source's, and those our records have. */
GEO_FN str_pairs rest_format_tags(const rest_view *v, const place *p);
/* The pairs as an object; without any, `none` as it is. */
GEO_FN void rest_format_write_pairs(out *o, const char *name, const str_pairs *pairs,
                                    const char *none);
/* The outline that was asked for, else the place's point. */
GEO_FN place_outline rest_format_outline(const rest_view *v, const place *p);
/* Its point as GeoJSON. */
GEO_FN void rest_format_write_point(out *o, const char *name, const place *p);
GEO_FN void rest_format_write_geometry(out *o, const rest_view *v, const place *p);
/* The admin_level of a boundary, by which it is ranked, or what Nominatim has for none. */
GEO_FN int64_t rest_format_level(const place *p);
/* A boundary's place type, when it is not the one that all of its level have, comes before the
 * level. */
GEO_FN int64_t rest_format_rank_address(const place *p);

#endif
