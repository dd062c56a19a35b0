/* find_point -- coordinates that were read from a query, as a place. Owns nothing.
 *
 * The place there lends its name and address, but not its identity: the point is not it. */
#include "find_point.h"

#include <math.h>

#include "../geo/geo.h"

#define FIND_POINT_BOX_M 1.0 /* half of the smallest box */

/* "48.8582, 2.2945, Paris, France" or "0, -30, 946.1 km from ..." */
static str find_point_name(call *c, const notation_reading *r, const place *there) {
    out o = out_over(&c->mem);
    out_fixed(&o, r->lat, 7);
    out_text(&o, STR(", "));
    out_fixed(&o, r->lon, 7);
    if (there) {
        double distance_m = geo_distance_m(r->lat, r->lon, there->lat, there->lon);
        out_text(&o, STR(", "));
        if (!place_is_at(there, r->lat, r->lon, distance_m)) { /* the name begins with it */
            out_fmt(&o, "%.1f km from ", distance_m / 1000);
        }
        out_text(&o, there->display_name);
    }
    return out_taken(&o, &c->mem);
}

GEO_FN place find_point_place(call *c, const notation_reading *r, const place *there) {
    enum { RANK_POINT = 30 }; /* Nominatim's for a house */
    place p = there ? *there : place_new();
    p.lat = r->lat;
    p.lon = r->lon;
    p.box = geo_bbox_of_circle(r->lat, r->lon, fmax(r->precision_m, FIND_POINT_BOX_M));
    p.box_source = PLACE_BOX_ESTIMATE;
    p.display_name = find_point_name(c, r, there);
    p.id = p.osm_type = p.iata = STR_NONE;
    p.osm_id = p.population = RECORD_NO_INT;
    p.place_id = 0;
    p.importance = p.elevation_m = p.distance_m = p.bearing_deg = NAN;
    p.place_rank = RANK_POINT;
    p.category = STR("place");
    p.type = p.address_type = STR("point");
    return p;
}

GEO_FN bool find_point_fits(const place_query *query, const place *p) {
    return !query->bounded || !geo_bbox_is(query->viewbox) ||
           geo_bbox_contains(query->viewbox, p->lat, p->lon);
}

#undef FIND_POINT_BOX_M
