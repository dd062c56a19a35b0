#ifndef GEO_PLACE_H
#define GEO_PLACE_H
/* place -- the place record that every source fills and every face writes, the questions that are
 * asked about places, and the note that says where an answer came from. REQUEST lifetime
 * throughout. */

#include "../base/arena.h"
#include "../base/record.h"
#include "geo.h"

enum {
    PLACE_QUERY_MAX = 512,  /* bytes of one query: longer than any address */
    PLACE_LIMIT_MAX = 50,   /* results of one search: what Nominatim serves at most */
    PLACE_ADDRESS_MAX = 32, /* address parts of one place; Nominatim sends about 15 */
    PLACE_MORE_MAX = 512,  /* names, and other tags, of one place; countries have about 400 names */
    PLACE_TEXT_MAX = 1024, /* bytes of a key or value, also in addresses; OSM: 255 characters */
    PLACE_SUGGESTIONS_MAX = 3
};

/* What a settlement is by its population: from so many people on; with fewer it is a village. */
enum {
    PLACE_METROPOLIS_POPULATION = 1000000,
    PLACE_CITY_POPULATION = 100000,
    PLACE_TOWN_POPULATION = 10000
};

typedef struct {
    double lat, lon;
    str display_name; /* never empty in a result */
    str name;         /* "" when the object has none */
    bbox box;         /* always there in a result (geo_bbox_of_rank when the source had none) */
    str osm_type;     /* "node", "way", "relation"; absent for postcodes and gazetteer places */
    int64_t osm_id;   /* RECORD_NO_INT when absent */
    str id; /* "N1", "W2", "R3"; gazetteer: "G" + GeoNames id; absent when there is none */
    double importance;  /* Nominatim's scale, 0..1, may be slightly negative; NaN when unknown */
    int64_t place_rank; /* Nominatim's 0-30 */
    str category, type; /* OSM key and value: "place", "city" */
    str address_type;   /* which part of the address the place itself is: "city", "road" */
    str_pairs address;  /* Nominatim's keys, from the smallest part to the country */
    str_pairs names;    /* PLACE_NAMES: "name", "name:de"; at NULL: not asked, or not told */
    str_pairs tags;     /* PLACE_TAGS: "wikidata", "population", as names */
    str timezone;       /* IANA name; gazetteer only */
    str credit;         /* whose data it is, when an upstream says that it is not OpenStreetMap's */
    int64_t population; /* RECORD_NO_INT when unknown */
    double distance_m, bearing_deg; /* from the point asked about; NaN when none was */
    bool is_match_partial;          /* some words of the query were dropped to find it */
    unsigned images; /* gazetteer only: a bit for each open image that said something of it */
} place;

typedef struct {
    place *at;
    int count;
} place_list; /* the shape of a record_list */

GEO_FN const record *place_record(void);
GEO_FN const record *place_brief_record(void); /* without box, rank and address: for long lists */
GEO_FN place place_new(void);                  /* everything absent */
GEO_FN str place_part(const place *p, const char *key); /* of the address; absent when not there */
GEO_FN void place_finish(place *p); /* fills what can be derived: box; display_name never empty */
GEO_FN str place_osm_id(arena *a, str osm_type, int64_t osm_id); /* "N1"; absent for other types */

/* ---- questions ---- */

/* What an upstream is asked for besides; the gazetteer is asked by whoever writes it. */
typedef enum { PLACE_NAMES = 1, PLACE_TAGS = 2 } place_more;

typedef struct {
    str text;          /* free text; absent when the structured fields below are used */
    str_pairs fields;  /* structured: amenity, street, city, county, state, country, postalcode */
    int limit;         /* 1-50 */
    str country_codes; /* "de,at", lower case; absent: all */
    str language;      /* BCP 47 list as in Accept-Language; absent: local names */
    bbox viewbox;      /* geo_bbox_none(): none */
    bool bounded;      /* only inside the viewbox */
    str layer;         /* Nominatim layers "poi,natural"; absent: all */
    str category;      /* only objects of this "key" or "key=value"; absent: all */
    str feature;       /* Nominatim's featureType: country, state, city, settlement; absent: all */
    bool dedupe_off;   /* keep look-alikes apart (nearby POIs) */
    unsigned more;     /* of place_more */
} place_query;

typedef struct {
    double lat, lon;
    int zoom; /* 0-18: 3 country, 5 state, 8 county, 10 city, 14 suburb, 16 street, 18 building */
    str language;
    str layer;     /* absent: address and poi, Nominatim's default */
    unsigned more; /* of place_more */
} place_point;

/* ---- where an answer came from ---- */

/* Sources are bits: the answers to several questions together may be from both. */
typedef enum { PLACE_SOURCE_NONE, PLACE_NOMINATIM = 1, PLACE_GAZETTEER = 2 } place_source;
GEO_FN str place_source_text(unsigned source); /* absent for none */

typedef struct {
    place_source source;
    str attribution;   /* one line that users of the data must be shown */
    str data_date;     /* of the gazetteer, or of the upstream when it tells; absent when unknown */
    bool cached;       /* from our cache */
    bool stale;        /* past its time to live, served because the upstream failed */
    double age_s;      /* of a cached answer; NaN otherwise */
    str warning;       /* why it is not from where it should be; absent when all is well */
    str dropped;       /* words of the query that did not take part; absent when all did */
    bool is_elsewhere; /* among those is a country or division that the places are not in */
    str matched;       /* the simplified query that found something; absent when the whole did */
    str_list did_you_mean; /* spellings that exist, at most PLACE_SUGGESTIONS_MAX */
} place_origin;

GEO_FN const record *place_origin_record(void);
GEO_FN place_origin place_origin_new(void);

/* What is within radius_m of a point? */
typedef struct {
    double lat, lon, radius_m;
    int limit; /* per category, or in all without categories; 1-50 */
    str_list
        categories; /* as users say them: "pharmacy", "amenity", "tourism=museum"; may be none */
    str language;
} place_area;

/* The answer to every question. */
typedef struct {
    place_list places; /* of a place_area: nearest first, distance_m and bearing_deg filled */
    place_origin origin;
    str searched;   /* of a place_area: one line of what was asked for; absent otherwise */
    bool truncated; /* there may be more than was returned */
} place_answer;

#endif
