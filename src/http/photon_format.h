#ifndef GEO_PHOTON_FORMAT_H
#define GEO_PHOTON_FORMAT_H
/* photon_format -- places as Photon's GeoJSON. */

#include "../base/out.h"
#include "../geo/place.h"

/* `licence` is the attribution of all, in a member of its own as in Nominatim's GeoJSON. */
GEO_FN void photon_format_write(out *o, const place_list *places, str licence);
GEO_FN void photon_format_error(out *o, const char *message);

#endif
