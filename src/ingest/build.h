#ifndef GEO_BUILD_H
#define GEO_BUILD_H
/* build -- an index file out of source files: THE table of ingestors, the memory of a build, its
 * steps.
 *
 * To add a format: write its row, and a function that turns the file into spots (see csv.c). */

#include "../base/call.h"
#include "../base/out.h"
#include "../source/gaz_image.h"

enum {
    BUILD_MEMORY_MB = 512,     /* lent to a build unless the user says otherwise */
    BUILD_MEMORY_MIN_MB = 256, /* what the largest block of an .osm.pbf file and its sorting take */
    BUILD_SOURCES_MAX = 64     /* more than people name; a shell's `*.csv` is told */
};

typedef struct {
    const char *path; /* of the index */
    const char *const *sources;
    int source_count;
    const char *mapping; /* "name=TITLE,lat=Y"; NULL: by the titles alone */
    const char *date;    /* of the data, YYYY-MM-DD; NULL: what the sources say */
    bool is_strict;      /* the first bad row ends the build */
    int memory_mb;
    const image
        *embedded; /* countries come from here when the sources leave them out; may be NULL */
} build_options;

/* What came of it. */
typedef struct {
    int64_t rows, bad;
    int64_t spent_ms;
} build_report;

/* Builds the index; the file appears whole or not at all. Bad rows go to stderr, as does the
 * progress bar when that is a terminal. */
GEO_FN status build_index(call *c, const build_options *o, build_report *report);
GEO_FN void build_formats(out *o); /* the formats by file name, one a line, for the help */
GEO_FN void build_columns(out *o); /* the columns and their titles, likewise */

#endif
