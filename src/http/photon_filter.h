#ifndef GEO_PHOTON_FILTER_H
#define GEO_PHOTON_FILTER_H
/* photon_filter -- what kind of result a place is to Photon, and which ones a request keeps: its
 * layers, tags and categories. */

#include "../geo/place.h"

/* The types of results, which are also the layers, from the smallest. */
typedef enum {
    PHOTON_HOUSE,
    PHOTON_STREET,
    PHOTON_LOCALITY,
    PHOTON_DISTRICT,
    PHOTON_CITY,
    PHOTON_COUNTY,
    PHOTON_STATE,
    PHOTON_COUNTRY,
    PHOTON_OTHER, /* not a part of addresses */
    PHOTON_TYPES
} photon_type;

enum {
    PHOTON_TAGS_MAX = 32,  /* osm_tag of one request */
    PHOTON_PATHS_MAX = 16, /* include, or exclude, of one request */
    PHOTON_PATH_MAX = 256  /* bytes of one */
};

/* `osm_tag`: key:value, key, :value; `!` excludes. */
typedef struct {
    str key, value; /* absent: any */
    bool is_excluded;
    bool is_value_excluded; /* key:!value, which includes the key with other values */
} photon_tag;

typedef struct {
    unsigned layers; /* bits of photon_type; 0: all */
    photon_tag tags[PHOTON_TAGS_MAX];
    str include[PHOTON_PATHS_MAX], exclude[PHOTON_PATHS_MAX]; /* "osm.place.city,osm.shop" */
    int tag_count, include_count, exclude_count;
} photon_filter;

GEO_FN str photon_filter_type_name(photon_type type);
/* The type of a place; of a part of an address when `word` is its key. */
GEO_FN photon_type photon_filter_type(const place *p);
GEO_FN photon_type photon_filter_type_of(str word); /* PHOTON_TYPES: no part of an address */

/* Each adds one value of a parameter; false: malformed, or too many. */
GEO_FN bool photon_filter_add_layer(photon_filter *f, str name);
GEO_FN bool photon_filter_add_tag(photon_filter *f, str text);
GEO_FN bool photon_filter_add_path(str list[PHOTON_PATHS_MAX], int *count, str paths);

GEO_FN bool photon_filter_keeps(const photon_filter *f, const place *p);
/* The tags of which every kept place has one, as "key" or "key=value", for sources that can look
 * for them; returns their number, 0 when the filter does not name them. */
GEO_FN int photon_filter_wanted(const photon_filter *f, arena *a, str tags[PHOTON_TAGS_MAX]);

#endif
