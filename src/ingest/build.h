#ifndef GEO_BUILD_H
#define GEO_BUILD_H
/* build -- makes an index file of source files: THE table of ingestors, the memory and the steps of
 * a build.
 *
 * To add a format: write its row, and a function that turns the file into import records (see
 * csv.c). */

#include "../base/call.h"
#include "../base/out.h"
#include "../platform/os.h"

enum {
    BUILD_MEMORY_MB = 512,     /* used for a build unless the user says otherwise */
    BUILD_MEMORY_MIN_MB = 256, /* for the largest block of an .osm.pbf file, and to sort */
    BUILD_SOURCES_MAX = 65535  /* more than a command line takes */
};

typedef struct {
    const char *path; /* of the index */
    const char *const *sources;
    int source_count;
    const char *mapping; /* "name=TITLE,lat=Y"; NULL: columns by their titles */
    const char *system;  /* "EPSG:25832", of tables in metres; NULL: by their towns */
    const char *sheet;   /* of spreadsheets, see sheet_unpack */
    const char *date;    /* of the data, YYYY-MM-DD; NULL: as the sources say */
    bool is_strict;      /* the first bad row ends the build, and so does any other loss */
    int memory_mb;
    bool use_embedded; /* it fills in the countries that the sources leave out */
    const char *base;  /* the index that the sources change; NULL: none */
    bool is_updatable; /* what changes will need is kept beside the index, see build_kept_path */
} build_options;

typedef struct {
    int64_t rows, bad;
    int64_t spent_ms;
    int64_t changed, hidden; /* of an update: objects, and rows of its base */
} build_report;

/* Writes the whole index, or nothing. What has become of all rows is in account.h afterwards. Bad
 * rows go to stderr, and the progress bar if that is a
 * terminal. */
GEO_FN status build_index(call *c, const build_options *o, build_report *report);
/* Where what is kept of the extract of an index is, "x.idx.osm.pbf", and its update,
 * "x.idx.update". False: the name is too long, and cut. */
GEO_FN bool build_kept_path(const char *index, char path[OS_PATH_MAX]);
GEO_FN bool build_update_path(const char *index, char path[OS_PATH_MAX]);
GEO_FN void build_formats(out *o); /* the formats by file name, one per line, for the help */
GEO_FN void build_columns(out *o); /* the columns and their titles, likewise */

#endif
