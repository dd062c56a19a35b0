#ifndef GEO_PHOTON_SEARCH_H
#define GEO_PHOTON_SEARCH_H
/* photon_search -- what Photon finds: places as somebody types, near a point if there is one, and
 * places at a point. The public Nominatim is never asked, whose policy forbids both. */

#include "../base/call.h"
#include "../geo/place.h"
#include "photon_filter.h"

typedef struct {
    str text;         /* as typed so far; absent: none */
    str_pairs fields; /* of a structured search, as in place_query */
    str language, country_codes;
    bbox box;        /* places outside are left out; geo_bbox_none(): none */
    double lat, lon; /* the focus, or the point of a reverse search; NaN: none */
    double zoom;     /* how far the focus reaches, 0-18 */
    double scale;    /* how much importance counts beside it, 0-1 */
    double radius_m; /* reverse */
    int limit;
    bool distance_sort; /* reverse */
    bool dedupe;        /* pieces of a street are one */
    photon_filter filter;
} photon_query;

GEO_FN status photon_search_text(call *c, const photon_query *q, place_answer *answer);
GEO_FN status photon_search_at(call *c, const photon_query *q, place_answer *answer);

#endif
