#ifndef GEO_IMAGE_PLACE_H
#define GEO_IMAGE_PLACE_H
/* image_place -- what contains a place, and what is at a point. */

#include "../geo/place.h"
#include "image_set.h"
#include "rtree.h"

enum {
    IMAGE_PLACE_CHAIN_MAX = 12,           /* a place and what contains it */
    IMAGE_PLACE_POPULATION_UNKNOWN = 1500 /* assumed when a population is unknown */
};

/* The place and what contains it, from the smallest to the country; returns their number. What an
 * index file does not know (country, division) comes from the base image, by position. */
GEO_FN int image_place_chain(const image_set *set, image_ref ref,
                             image_ref chain[IMAGE_PLACE_CHAIN_MAX]);
/* The same without the areas that have only a part of what is wide: for an address. */
GEO_FN int image_place_told_chain(const image_set *set, image_ref ref,
                                  image_ref chain[IMAGE_PLACE_CHAIN_MAX]);
/* Which part of the box of a feature of the base image is in the area, 0-1: of Lake Geneva in
 * Switzerland, round Everest in Nepal. */
GEO_FN double image_place_share(const image_set *set, image_ref ref, image_ref area);
/* The country and the smallest division of the base image at a point; .m NULL: none. */
GEO_FN image_ref image_place_country_at(const image_set *set, double lat, double lon);
GEO_FN image_ref image_place_division_at(const image_set *set, image_ref country, double lat,
                                         double lon);
/* Whether the country claims the sea there, but its land is at least some 20 km away. */
GEO_FN bool image_place_is_off_shore(const image_set *set, image_ref country, double lat,
                                     double lon);
/* The settlement that people would name at a point of that country: the nearest by
 * image_place_settlement_distance. One outside `division` counts as farther; none beyond max_m. .m
 * NULL: none. */
GEO_FN image_ref image_place_settlement_at(const image_set *set, image_ref country,
                                           image_ref division, double lat, double lon,
                                           double max_m);
/* The same among the settlements of a division in whose influence radius the point lies. */
GEO_FN image_ref image_place_settlement_in(image_ref division, double lat, double lon);
/* The place or its first ancestor of class `lowest` or larger; .m NULL: none. */
GEO_FN image_ref image_place_ancestor(image_ref ref, int lowest);
/* Where a file has no division between a country and a county, adds that of the base image around
 * the point. Returns the new count of the chain. */
GEO_FN int image_place_add_division(const image_set *set, image_ref *chain, int count, double lat,
                                    double lon);
/* What it lies in, in the index file or its update; .place IMAGE_NO_PLACE: nothing. */
GEO_FN image_ref image_place_parent(image_ref ref);
GEO_FN bool image_place_is_in(image_ref ref,
                              image_ref area); /* by the chain of parents in their image */
GEO_FN bool image_place_is_same(image_ref a, image_ref b);
/* Whether the bounding box of an area has the position of a place; false: it has no box. */
GEO_FN bool image_place_is_in_box(image_ref ref, image_ref area);
GEO_FN double image_place_distance_m(image_ref a, image_ref b); /* along the great circle */
GEO_FN image_class image_place_class(image_ref ref);
GEO_FN bool image_place_is_settled(image_ref ref); /* a metropolis, city, town or village */
/* Nominatim's layers ("poi,natural") as IMAGE_CLASS_BITs; all when no layer is named. */
GEO_FN unsigned image_place_layers(str layers);
/* Whether a place of a class is so near to another one of its image, and has a score: that must be
 * its distance. */
GEO_FN bool image_place_has_near(call *c, image_ref ref, image_class cls, double max_m,
                                 rtree_score *score, const void *ctx);
/* The best hit of a query; .m NULL: none, or there is no image. */
GEO_FN image_ref image_place_nearest(const image *m, const rtree_query *q);
/* Restricts a query to settlements and sets the bounds for a score that is distance divided by
 * influence radius; max_m is the caller's. */
GEO_FN void image_place_query_settlements(rtree_query *q);
/* How far a settlement seems: within its influence radius a part of that radius, 0 to 1; outside,
 * where people go by the distance to its edge, more. */
GEO_FN double image_place_settlement_distance(uint32_t population, double distance_m);
/* The influence radius of a settlement by its population (see image_place.c). */
GEO_FN double image_place_influence_m(uint32_t population);
GEO_FN double image_place_away_m(image_ref ref, double lat, double lon); /* of its position */
/* Whether a point is at the centre of a town, by its influence radius. */
GEO_FN bool image_place_is_central(image_ref town, double lat, double lon);

#endif
