#ifndef GEO_OSM_XML_H
#define GEO_OSM_XML_H
/* osm_xml -- OpenStreetMap's XML (.osm, and its changes, .osc), object by object, as the objects of
 * pbf.h. */

#include "pbf.h"

enum { OSM_XML_TEXT_MAX = PBF_BLOB_MAX }; /* bytes of the texts of one object */

/* What the next bytes of a file are. */
typedef struct {
    bool has_object; /* else it is something that is not needed */
    bool is_last;    /* the end of the file's content */
    bool is_delete;  /* inside the part of a change file that has what was deleted */
    pbf_object object;
    str date; /* of the data, as text; absent: not said here */
} osm_xml_thing;

/* The thing at the start of `in`; *thing is the one before it, at first zeros. > 0: bytes used; 0:
 * need more; < 0: this is not OpenStreetMap's XML. Texts live in `texts` (OSM_XML_TEXT_MAX bytes),
 * the rest in `room`, until the next call. */
GEO_FN ptrdiff_t osm_xml_next(str in, pbf_buffers *room, char *texts, osm_xml_thing *thing);

#endif
