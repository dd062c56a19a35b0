#ifndef GEO_OSM_PASS_H
#define GEO_OSM_PASS_H
/* osm_pass -- every object of some kinds of OpenStreetMap files, one file after the other. */

#include "import_reader.h"
#include "osm_ahead.h"
#include "pbf.h"

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

typedef void osm_pass_visit(call *c, const pbf_object *o);
typedef void osm_pass_begin_file(call *c);

/* Takes the memory for it. False: there is too little. */
GEO_FN bool osm_pass_open(const osm_files *files, arena *a);
/* The number of the file that is read. */
GEO_FN int osm_pass_file(void);
/* Its path. */
GEO_FN const char *osm_pass_path(void);
/* Of the object that is taken: how it was classified ahead. False: it was not. */
GEO_FN bool osm_pass_pick(osm_ahead_pick *pick);
/* One pass over all files: `begin` before each, then `take` gets every object of these kinds.
 * Passes 1 and 2 classify them. */
GEO_FN void osm_pass_run(call *c, int number, unsigned kinds, osm_pass_begin_file *begin,
                         osm_pass_visit *take);

#endif
