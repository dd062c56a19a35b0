#ifndef GEO_OSM_H
#define GEO_OSM_H
/* osm -- OpenStreetMap extracts (.osm.pbf) and changes of them (.osc): places, boundaries, streets,
 * house numbers and points of interest, with what contains them. Files may be larger than memory.
 */

#include "import_reader.h"

enum { OSM_FILES_MAX = UINT16_MAX }; /* a file's number takes two bytes */

/* Extracts that are read as one: they may overlap, and what one cuts off another may complete. */
typedef struct {
    const char *const *paths;
    int count; /* up to OSM_FILES_MAX */
    import_reader_report *report;
    char *memory; /* as of import_reader_open */
    size_t memory_size;
    char *ahead;         /* OSM_AHEAD_MEMORY */
    const char *beside;  /* a path in the folder for spill files */
    bool are_changes;    /* of the file that import_base.h has open; see osm_changes.h */
    const char *context; /* of changes: what osm_ingest kept of their extract; NULL: nothing */
    const char *kept;    /* where it keeps what changes will need; NULL: nowhere */
} osm_files;

/* Imports all: reads each three times, several ones four times, then what it has picked. Of what
 * is in several files the first one counts. Returns pbf_writer_sum_of what
 * it has kept; 0: nothing. */
GEO_FN uint64_t osm_ingest(call *c, const osm_files *files);

#endif
