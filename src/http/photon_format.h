#ifndef GEO_PHOTON_FORMAT_H
#define GEO_PHOTON_FORMAT_H
/* photon_format -- places as Photon's GeoJSON. */

#include "../base/out.h"
#include "../geo/place.h"

GEO_FN void photon_format_write(out *o, const place_list *places);
GEO_FN void photon_format_error(out *o, const char *message);

#endif
