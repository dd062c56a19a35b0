#ifndef GEO_REST_PARAM_H
#define GEO_REST_PARAM_H
/* rest_param -- the parameters of Nominatim's API: read, checked, and written again for an
 * upstream. Owns their table. */

#include "../base/call.h"
#include "../base/out.h"

enum {
    REST_FIELDS = 7,
    REST_PARAMS_MAX = 48,
    REST_LAYERS_MAX = 8,
    REST_GEOJSON = 0, /* ORDER polygon rows */
    REST_KML,
    REST_SVG,
    REST_WKT,
    REST_OUTLINES
};

/* Endpoints, as bits: each has its own parameters and ignores those of the others. */
enum {
    REST_SEARCH = 1,
    REST_REVERSE = 2,
    REST_LOOKUP = 4,
    REST_DETAILS = 8,
    REST_STATUS = 16,
    REST_SUGGEST = 32,
    REST_REV = 64,
    REST_PLACES = REST_SEARCH | REST_REVERSE | REST_LOOKUP | REST_SUGGEST
};

typedef struct {
    str raw[REST_PARAMS_MAX]; /* as given, decoded, by row; absent: not given */
    str fields[REST_FIELDS];  /* of a structured search. ORDER rest_param_rows */
    str q, feature, format, language, country_codes, layer, osm_ids, excluded, viewbox, viewbox_old,
        callback, osm_type, osm_class;
    double lat, lon, limit, zoom, threshold, place_id, osm_id; /* NaN: not given */
    bool address, address_given, names, extra, bounded, dedupe, entrances, debug, linked, hierarchy,
        grouped, keywords;
    bool outlines[REST_OUTLINES];
} rest_params;

/* Reads a query string for one endpoint; unknown parameters are ignored, and the last of equal ones
 * counts. `language` is the Accept-Language header or absent. False: it is not well-formed. */
GEO_FN bool rest_param_read(call *c, str query, unsigned endpoint, str language, rest_params *p);
/* Sets the typed fields. False: `why` is Nominatim's sentence about the first value that is wrong.
 */
GEO_FN bool rest_param_check(rest_params *p, unsigned endpoint, bool is_relayed, out *why);
/* All that were given and the endpoint knows, for an upstream: without callback and e-mail. */
GEO_FN str rest_param_write(call *c, const rest_params *p, unsigned endpoint);
GEO_FN str rest_param_field(int index); /* the name of fields[index] */
GEO_FN bool rest_param_is_layer(str word);
/* Whether it is a whole number with a sign or none and any number of digits. */
GEO_FN bool rest_param_is_whole(str value);

#endif
