#ifndef GEO_OSM_H
#define GEO_OSM_H
/* osm -- OpenStreetMap extracts (.osm.pbf) and changes of them (.osc): places, boundaries, streets,
 * house numbers and points of interest, with what contains them. Files may be larger than memory.
 */

#include "osm_pass.h"

/* Imports all: reads each three times, several ones four times, then what it has picked. Of what
 * is in several files the first one counts. Returns pbf_writer_sum_of what
 * it has kept; 0: nothing. */
GEO_FN uint64_t osm_ingest(call *c, const osm_files *files);

#endif
