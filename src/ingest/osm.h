#ifndef GEO_OSM_H
#define GEO_OSM_H
/* osm -- OpenStreetMap extracts (.osm.pbf): places, boundaries, streets, house numbers and points
 * of interest, with what contains them. Files may be larger than memory. */

#include "import_reader.h"

/* Imports a whole file: reads it three times, then what it has picked. */
GEO_FN void osm_ingest(call *c, import_reader *f);

#endif
