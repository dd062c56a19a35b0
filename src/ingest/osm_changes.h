#ifndef GEO_OSM_CHANGES_H
#define GEO_OSM_CHANGES_H
/* osm_changes -- changes of OpenStreetMap (.osc): makes one extract of what they create and modify,
 * and tells import_base.h what has changed. */

#include "import_reader.h"
#include "pbf.h"

typedef struct {
    const char *const *paths; /* the oldest first */
    int count;
    const char *extract; /* to be written: an .osm.pbf file, sorted */
    import_reader_report *report;
    char *memory; /* as of import_reader_open */
    size_t memory_size;
} osm_changes_files;

/* Of several versions of an object the last one counts. */
GEO_FN void osm_changes_write(call *c, const osm_changes_files *files);

/* An id as an image stores it; 0: none that it could. */
GEO_FN uint64_t osm_changes_id(pbf_kind kind, int64_t id);

#endif
