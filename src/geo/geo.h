#ifndef GEO_GEO_H
#define GEO_GEO_H
/* geo -- distances, bearings and boxes on the sphere. Degrees, WGS84 taken as a sphere of
 * GEO_RADIUS_M; boxes are [west, south, east, north], west > east when a box crosses the
 * antimeridian. */

#include "../base/base.h"

#define GEO_PI            3.14159265358979323846
#define GEO_DEG           (GEO_PI / 180.0) /* in radians */
#define GEO_RADIUS_M      6371000.0        /* mean radius (IUGG R1, rounded) */
#define GEO_KM_PER_DEGREE 111.32           /* of latitude, and of longitude at the equator */
#define GEO_DEGREE_M      111195.0         /* of latitude, on this sphere */

typedef struct {
    double west, south, east, north;
} bbox;

GEO_FN bbox geo_bbox_none(void);                  /* all NaN: "no box" */
GEO_FN bool geo_bbox_is(bbox b);                  /* not "no box" */
GEO_FN bool geo_is_point(double lat, double lon); /* lat -90..90, lon -180..180 */
GEO_FN double geo_wrap_lon(double lon);           /* into [-180, 180); 180 stays */

/* Great-circle distance by the haversine formula; metres. */
GEO_FN double geo_distance_m(double lat1, double lon1, double lat2, double lon2);
/* Initial bearing of the great circle, degrees clockwise from north, [0, 360). */
GEO_FN double geo_bearing_deg(double lat1, double lon1, double lat2, double lon2);

/* The point so far along the great circle that begins with the bearing. */
GEO_FN void geo_destination(double lat, double lon, double bearing_deg, double distance_m,
                            double *to_lat, double *to_lon);

/* Squared distance of a point to the edge to (dx, dy), both as seen from its start, in any unit of
 * a plane. */
GEO_FN double geo_edge_distance2(double px, double py, double dx, double dy);

/* A point as a unit vector: distances between many points need no trigonometry per pair but asin.
 */
typedef struct {
    double x, y, z;
} geo_vec;
GEO_FN geo_vec geo_vector(double lat, double lon);
GEO_FN double geo_vec_distance_m(geo_vec a, geo_vec b); /* geo_distance_m to a millimetre */
/* From p to the nearest point of the great-circle arc between two points, which is *along_m behind
 * the first. Points on opposite sides of the earth have no arc: then to the nearer of the two. */
GEO_FN double geo_vec_to_arc_m(geo_vec p, geo_vec from, geo_vec to, double *along_m);

GEO_FN double geo_bbox_width(bbox b); /* degrees, 0-360 */
GEO_FN double geo_bbox_center_lon(bbox b);
GEO_FN double geo_bbox_center_lat(bbox b);
GEO_FN bool geo_bbox_contains(bbox b, double lat, double lon);
GEO_FN bool geo_bbox_touches(bbox a, bbox b); /* only the first may cross the antimeridian */
/* The narrower of the two boxes that hold both; "no box" adds nothing. */
GEO_FN bbox geo_bbox_union(bbox a, bbox b);
/* Enlarged by `fraction` of its size on every side; clamped at the poles, wrapped at 180. */
GEO_FN bbox geo_bbox_pad(bbox b, double fraction);
/* The box of half_deg degrees to each side, clamped and wrapped likewise. */
GEO_FN bbox geo_bbox_around(double lat, double lon, double half_deg);
/* The smallest box that holds the circle; all longitudes when it holds a pole. */
GEO_FN bbox geo_bbox_of_circle(double lat, double lon, double radius_m);
/* Approximate: GEO_KM_PER_DEGREE, the width scaled by the cosine of the middle latitude. */
GEO_FN double geo_bbox_area_km2(bbox b);
/* Metres between two boxes, 0 when they touch; good enough where they are near each other. */
GEO_FN double geo_bbox_gap_m(bbox a, bbox b);
/* A box for a place that has none, by Nominatim's place_rank 0-30. */
GEO_FN bbox geo_bbox_of_rank(double lat, double lon, int64_t rank);

#endif
