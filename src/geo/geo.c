/* geo -- distances, bearings and boxes on the sphere.
 * Outside facts: the haversine formula (R. W. Sinnott, 1984); GeoJSON's box order, RFC 7946 section
 * 5, with its antimeridian rule. */
#include "geo.h"

#include <math.h>

GEO_FN bbox geo_bbox_none(void) {
    return (bbox){NAN, NAN, NAN, NAN};
}

GEO_FN bool geo_bbox_is(bbox b) {
    return !isnan(b.west);
}

GEO_FN bool geo_is_point(double lat, double lon) {
    return lat >= -90 && lat <= 90 && lon >= -180 && lon <= 180; /* false for NaN as well */
}

GEO_FN double geo_wrap_lon(double lon) {
    return lon >= -180 && lon <= 180 ? lon : lon - 360 * floor((lon + 180) / 360);
}

/* Rounding can push the sine of a half angle above 1; NaN (an unknown point) must stay NaN. */
static double geo_at_most_1(double sine) {
    return sine > 1 ? 1 : sine;
}

GEO_FN double geo_distance_m(double lat1, double lon1, double lat2, double lon2) {
    double up = sin((lat2 - lat1) * GEO_DEG / 2), across = sin((lon2 - lon1) * GEO_DEG / 2);
    double h = up * up + cos(lat1 * GEO_DEG) * cos(lat2 * GEO_DEG) * across * across;
    return 2 * GEO_RADIUS_M * asin(sqrt(geo_at_most_1(h)));
}

GEO_FN double geo_bearing_deg(double lat1, double lon1, double lat2, double lon2) {
    double delta_lon = (lon2 - lon1) * GEO_DEG;
    double y = sin(delta_lon) * cos(lat2 * GEO_DEG);
    double x = cos(lat1 * GEO_DEG) * sin(lat2 * GEO_DEG) -
               sin(lat1 * GEO_DEG) * cos(lat2 * GEO_DEG) * cos(delta_lon);
    double bearing = atan2(y, x) / GEO_DEG;
    return bearing < 0 ? bearing + 360 : bearing;
}

GEO_FN void geo_destination(double lat, double lon, double bearing_deg, double distance_m,
                            double *to_lat, double *to_lon) {
    double angle = distance_m / GEO_RADIUS_M, bearing = bearing_deg * GEO_DEG;
    double from = lat * GEO_DEG;
    double up = sin(from) * cos(angle) + cos(from) * sin(angle) * cos(bearing);
    double to = asin(MAX(-1, MIN(up, 1)));
    double aside = atan2(sin(bearing) * sin(angle) * cos(from), cos(angle) - sin(from) * sin(to));
    *to_lat = to / GEO_DEG;
    *to_lon = geo_wrap_lon(lon + aside / GEO_DEG);
}

GEO_FN double geo_edge_distance2(double px, double py, double dx, double dy) {
    double span = dx * dx + dy * dy;
    double t = span > 0 ? MIN(MAX((px * dx + py * dy) / span, 0.0), 1.0) : 0;
    return (px - t * dx) * (px - t * dx) + (py - t * dy) * (py - t * dy);
}

GEO_FN geo_vec geo_vector(double lat, double lon) {
    double cos_lat = cos(lat * GEO_DEG);
    return (geo_vec){cos_lat * cos(lon * GEO_DEG), cos_lat * sin(lon * GEO_DEG),
                     sin(lat * GEO_DEG)};
}

/* Half the chord between two unit vectors is the sine of half the angle. */
GEO_FN double geo_vec_distance_m(geo_vec a, geo_vec b) {
    double x = a.x - b.x, y = a.y - b.y, z = a.z - b.z;
    double half = sqrt(x * x + y * y + z * z) / 2;
    return 2 * GEO_RADIUS_M * asin(geo_at_most_1(half));
}

static geo_vec geo_vec_cross(geo_vec a, geo_vec b) {
    return (geo_vec){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static double geo_vec_dot(geo_vec a, geo_vec b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

/* The plane of the arc splits the sphere; those through its ends and its pole bound what lies
 * beside it. */
GEO_FN double geo_vec_to_arc_m(geo_vec p, geo_vec from, geo_vec to, double *along_m) {
    geo_vec pole = geo_vec_cross(from, to);
    double length = sqrt(geo_vec_dot(pole, pole));
    double ahead = geo_vec_dot(geo_vec_cross(pole, from), p);
    bool is_beside = length > 1e-9 && ahead > 0 && geo_vec_dot(geo_vec_cross(to, pole), p) > 0;
    if (is_beside) {
        *along_m = GEO_RADIUS_M * atan2(ahead / length, geo_vec_dot(from, p));
        return GEO_RADIUS_M * asin(geo_at_most_1(fabs(geo_vec_dot(pole, p)) / length));
    }
    double to_from_m = geo_vec_distance_m(p, from), to_to_m = geo_vec_distance_m(p, to);
    *along_m = to_from_m <= to_to_m ? 0 : geo_vec_distance_m(from, to);
    return MIN(to_from_m, to_to_m);
}

/* ---- boxes ---- */

GEO_FN double geo_bbox_width(bbox b) {
    return b.west <= b.east ? b.east - b.west : b.east - b.west + 360;
}

GEO_FN double geo_bbox_center_lon(bbox b) {
    return geo_wrap_lon(b.west + geo_bbox_width(b) / 2);
}

GEO_FN double geo_bbox_center_lat(bbox b) {
    return (b.south + b.north) / 2;
}

GEO_FN bool geo_bbox_contains(bbox b, double lat, double lon) {
    bool across =
        b.west <= b.east ? lon >= b.west && lon <= b.east : lon >= b.west || lon <= b.east;
    return across && lat >= b.south && lat <= b.north;
}

GEO_FN bool geo_bbox_touches(bbox a, bbox b) {
    bool is_across = a.west > a.east;
    bool is_beside =
        is_across ? b.east >= a.west || b.west <= a.east : b.east >= a.west && b.west <= a.east;
    return is_beside && a.south <= b.north && a.north >= b.south;
}

/* From west over `width` degrees; -180 to 180 from a width of 360 on. */
static bbox geo_bbox_from(double west, double width, double south, double north) {
    bbox b = {-180, MAX(south, -90.0), 180, MIN(north, 90.0)};
    if (width < 360) {
        b.west = geo_wrap_lon(west);
        b.east = geo_wrap_lon(west + width);
    }
    return b;
}

GEO_FN bbox geo_bbox_union(bbox a, bbox b) {
    if (!geo_bbox_is(a) || !geo_bbox_is(b)) {
        return geo_bbox_is(a) ? a : b;
    }
    double south = MIN(a.south, b.south), north = MAX(a.north, b.north);
    /* From a's west edge east over b, or from b's west edge east over a: take the narrower. */
    double to_b = geo_wrap_lon(b.west - a.west), to_a = geo_wrap_lon(a.west - b.west);
    double from_a = MAX(geo_bbox_width(a), (to_b < 0 ? to_b + 360 : to_b) + geo_bbox_width(b));
    double from_b = MAX(geo_bbox_width(b), (to_a < 0 ? to_a + 360 : to_a) + geo_bbox_width(a));
    return from_a <= from_b ? geo_bbox_from(a.west, from_a, south, north)
                            : geo_bbox_from(b.west, from_b, south, north);
}

GEO_FN bbox geo_bbox_pad(bbox b, double fraction) {
    double wide = geo_bbox_width(b) * fraction, high = (b.north - b.south) * fraction;
    return geo_bbox_from(b.west - wide, geo_bbox_width(b) + 2 * wide, b.south - high,
                         b.north + high);
}

GEO_FN bbox geo_bbox_around(double lat, double lon, double half_deg) {
    return geo_bbox_from(lon - half_deg, 2 * half_deg, lat - half_deg, lat + half_deg);
}

GEO_FN bbox geo_bbox_of_circle(double lat, double lon, double radius_m) {
    double high = radius_m / GEO_RADIUS_M / GEO_DEG;
    double cos_lat = cos(lat * GEO_DEG), sin_radius = sin(MIN(high, 90.0) * GEO_DEG);
    /* The meridians that touch the circle: sin(width) = sin(radius) / cos(lat). If it holds a pole,
     * there are none. */
    double wide = fabs(lat) + high < 90 ? asin(MIN(sin_radius / cos_lat, 1.0)) / GEO_DEG : 180;
    return geo_bbox_from(lon - wide, 2 * wide, lat - high, lat + high);
}

GEO_FN double geo_bbox_gap_m(bbox a, bbox b) {
    double lat = MAX(0, MAX(a.south - b.north, b.south - a.north));
    double lon = MAX(0, MAX(a.west - b.east, b.west - a.east));
    double shrink = cos((a.south + a.north) / 2 * GEO_DEG);
    return hypot(lat, lon * shrink) * GEO_KM_PER_DEGREE * 1000;
}

GEO_FN double geo_bbox_area_km2(bbox b) {
    double cos_lat = cos(geo_bbox_center_lat(b) * GEO_DEG);
    return geo_bbox_width(b) * GEO_KM_PER_DEGREE * cos_lat * (b.north - b.south) *
           GEO_KM_PER_DEGREE;
}

/* Half sizes by the last address rank of Nominatim's bands: countries, states, counties, towns,
 * suburbs, streets, buildings. */
static const struct {
    int64_t last_rank;
    double half_deg;
} geo_rank_boxes[] = {{4, 10}, {8, 2}, {12, 0.5}, {16, 0.1}, {20, 0.01}, {26, 0.005}, {30, 0.001}};

GEO_FN bbox geo_bbox_of_rank(double lat, double lon, int64_t rank) {
    double half_deg = 0.01; /* no rank, or an invalid one */
    for (size_t i = 0; rank >= 0 && i < LEN(geo_rank_boxes); i++) {
        if (rank <= geo_rank_boxes[i].last_rank) {
            half_deg = geo_rank_boxes[i].half_deg;
            break;
        }
    }
    return geo_bbox_around(lat, lon, half_deg);
}
