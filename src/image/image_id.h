#ifndef GEO_IMAGE_ID_H
#define GEO_IMAGE_ID_H
/* image_id -- the ids of places as users see them, and the places of ids: "G2988507" of GeoNames,
 * "N1", "W2", "R3" of OpenStreetMap, and for what has neither "P" and a number made of its class,
 * position and name, which stays as long as the place does not move. */

#include "../geo/place.h"
#include "image_set.h"

/* Sets p->id, and osm_type and osm_id of what is OpenStreetMap's. */
GEO_FN void image_id_set(image_ref ref, place *p, arena *mem);
/* A number below 2^31 that no other row of the open images has: the rows are counted through all
 * files in their order. 0: there are more rows than that. */
GEO_FN int64_t image_id_number(const image_set *set, image_ref ref);
/* Of "N1", "W2", "R3" the id as images have it; 0: it is none of these. */
GEO_FN uint64_t image_id_osm(str text);
/* The places of at most `max` ids, "G2988507,N1", in their order: refs[i].m is NULL for an unknown
 * one. "#7" is the row of image_id_number 7. Returns how many ids there were. */
GEO_FN int image_id_find(const image_view *v, str ids, image_ref *refs, int max);
/* The place of an id for which image_id_number was `number`, which saves looking it up; .m NULL:
 * there is none. */
GEO_FN image_ref image_id_place(const image_view *v, str id, int64_t number);

#endif
