#ifndef GEO_LOCATE_H
#define GEO_LOCATE_H
/* locate -- what an index file of the user says about a point: house, street, point of interest,
 * and the areas that contain it. */

#include "../image/image_place.h"

/* The chain from what the point's zoom asks for up to the country, which is `country` or none by
 * the borders of the base image. 0: the files have nothing there, or lack that level; *loose may
 * then be a street or a house there, beyond the areas that its file knows. */
GEO_FN int locate_chain(const image_view *v, image_ref country, const place_point *p,
                        image_ref chain[IMAGE_PLACE_CHAIN_MAX], image_ref *loose);
/* Replaces the areas of a chain that have outlines by those whose outlines contain the point.
 * False: one has no other of its kind in its place, so the point is outside of what the file knows.
 */
GEO_FN bool locate_correct(const image_view *v, const place_point *p,
                           image_ref chain[IMAGE_PLACE_CHAIN_MAX], int *count);
/* Whether a chain ends in the country that the borders say: near a border, the nearest row of a
 * file may be abroad. The file's own outline of the country decides, if it has one. */
GEO_FN bool locate_is_in(const image_view *v, const place_point *p, const image_ref *chain,
                         int count, image_ref country);

#endif
