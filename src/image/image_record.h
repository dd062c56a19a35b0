#ifndef GEO_IMAGE_RECORD_H
#define GEO_IMAGE_RECORD_H
/* image_record -- a place of an image as a record that answers are made from. */

#include "../geo/place.h"
#include "image_set.h"

/* The postcode of a place, or of what it is in below the areas; .m NULL: its file has none. */
GEO_FN image_ref image_record_own_postcode(const image_ref *chain, int count);
/* The postcode of a point for a place that has none: of the area of one around it, else of the
 * houses of the same town that are near, if those agree, else of an area that it is in, else the
 * nearest one of the country. */
GEO_FN image_ref image_record_postcode_at(const image_view *v, const image_ref *chain, int count,
                                          double lat, double lon);
/* Its own, else that of the point. */
GEO_FN image_ref image_record_postcode(const image_view *v, const image_ref *chain, int count,
                                       double lat, double lon);
/* The town of the address that a house or a thing of an index file has, where its parents are in
 * another; absent: they tell. In the image. */
GEO_FN str image_record_own_city(image_ref ref);
/* How many people live there, and how high it is; 0: unknown. */
GEO_FN uint32_t image_record_population(image_ref ref);
/* The countries of a continent, by their codes; absent: it is none. */
GEO_FN str image_record_countries(image_ref area);
/* Those that have a border on land with a country, in the same way; absent: none, or no country. */
GEO_FN str image_record_neighbours(image_ref country);
GEO_FN uint32_t image_record_elevation_m(image_ref ref);
/* Its outline, if one is known, in the arena of the view; and its area, else NaN. */
GEO_FN bool image_record_outline(const image_view *v, image_ref ref, place_outline *o);
GEO_FN double image_record_area_km2(const image_view *v, image_ref ref);
/* Sets who claims the point of a place; nobody: it is not disputed. */
GEO_FN void image_record_set_claimants(const image_view *v, double lat, double lon, place *p);
/* The same for a known chain, chain[0] is the place, and its postcode; .m NULL: none. Who claims it
 * is not set. */
GEO_FN place image_record_fill_chain(const image_view *v, const image_ref *chain, int count,
                                     image_ref postal);
/* Adds the ids of a chain to p->part_ids. */
GEO_FN void image_record_add_part_ids(const image_view *v, const image_ref *chain, int count,
                                      place *p);
GEO_FN place image_record_fill(const image_view *v, image_ref ref);

#endif
