#ifndef GEO_IMPORT_BASE_H
#define GEO_IMPORT_BASE_H
/* import_base -- the index file that an update is of: which of its rows have changed, and which of
 * its streets and areas new rows lie in.
 *
 * Once the call has failed, these functions do nothing: callers check c->code when they are done.
 */

#include "../base/call.h"
#include "../image/image.h"
#include "import_record.h"

enum {
    IMPORT_BASE_CHANGES_MAX = 2 << 20, /* objects; more are worth a new build */
    IMPORT_BASE_USED_MAX = 1 << 20,    /* areas of changed objects, and names of streets */
    IMPORT_BASE_TWINS_MAX = 1 << 20    /* streets that take the place of others */
};

/* Maps and verifies the file. Its ids are those of OpenStreetMap, or it has none. */
GEO_FN void import_base_open(call *c, const char *path);
GEO_FN void import_base_close(void);
GEO_FN str import_base_meta(const char *key);
GEO_FN uint64_t import_base_sum(void); /* of the file, as ../image/hidden.h has it */

/* ---- what has changed ---- */

/* Records that an object with that id, as an image stores it, has changed. */
GEO_FN void import_base_change(call *c, uint64_t id);
GEO_FN bool import_base_is_changed(uint64_t id);
/* The row of a street of the file: of that id, or the one near a point that has no id, known only
 * from addresses; IMAGE_NO_PLACE: there is none of that name. */
GEO_FN uint32_t import_base_row(uint64_t id, str name, double lat, double lon);
/* A street of the update takes the place of that row: it is hidden, and the houses that have not
 * changed are found in the new one. id 0: no street does, so it stays as long as it has houses. */
GEO_FN void import_base_replace(call *c, uint32_t row, uint64_t id);
GEO_FN int64_t import_base_changed(void); /* how many objects */
GEO_FN int64_t import_base_hidden(void);  /* how many rows, after import_base_write_hidden */
/* Writes the rows of the file that the update hides, and those of its streets that have others. */
GEO_FN void import_base_write_hidden(call *c);

/* ---- what the update takes from it ---- */

/* The street of the file that a record is, or has in its address; it has the record's path. NULL:
 * there is none near, or it has changed. Valid until the next call. */
GEO_FN import_record *import_base_street(const import_record *r);
/* The name of the street of the file whose line is nearest to a record, and how far; of its town
 * only, if it has one and `is_in_town`. Streets of names that a changed way has or had are left
 * out: all their ways are read again. "": none is within max_m. Valid until another is returned. */
GEO_FN str import_base_near(const import_record *r, bool is_in_town, double max_m,
                            double *distance_m);
/* Gives an area that is known only from addresses the point, box and id of the file's area of that
 * name. */
GEO_FN void import_base_place_area(import_record *r, image_class cls, double lat, double lon);
/* Marks the areas of a path as those of a changed object; and tells whether one is. */
GEO_FN void import_base_use(str path);
GEO_FN bool import_base_is_used(str path);
/* The same of the name of a street. */
GEO_FN void import_base_use_street(str name);
GEO_FN bool import_base_is_street_used(str name);

#endif
