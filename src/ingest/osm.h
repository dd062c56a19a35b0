#ifndef GEO_OSM_H
#define GEO_OSM_H
/* osm -- OpenStreetMap extracts (.osm.pbf): places, boundaries, streets, house numbers and points
 * of interest, with what contains them. Inputs may be larger than memory. */

#include "feed.h"

/* Reads a whole file into the build: three times over, then what was picked out of it. */
GEO_FN status osm_ingest(call *c, feed *f);

#endif
