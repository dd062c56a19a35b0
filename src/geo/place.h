#ifndef GEO_PLACE_H
#define GEO_PLACE_H
/* place -- the place record that all sources fill and all interfaces write, the queries about
 * places, and the origin of an answer. REQUEST lifetime throughout. */

#include "../base/arena.h"
#include "../base/record.h"
#include "geo.h"

enum {
    PLACE_QUERY_MAX = 512,  /* bytes of one query: longer than any address */
    PLACE_LIMIT_MAX = 50,   /* results of one search: what Nominatim serves at most */
    PLACE_ADDRESS_MAX = 32, /* address parts of one place; Nominatim sends about 15 */
    PLACE_MORE_MAX = 512,  /* names, and other tags, of one place; countries have about 400 names */
    PLACE_KEY_MAX = 64,    /* bytes of a key of an upstream's address or tags */
    PLACE_TEXT_MAX = 1024, /* bytes of a value, also in addresses; OSM: 255 characters */
    PLACE_SUGGESTIONS_MAX = 3,
    PLACE_LINE_MAX = 50, /* points of a line along which places are listed */
    PLACE_TOTAL_UNKNOWN = -1
};

/* Classes of settlement by minimum population; a smaller one is a village. */
enum {
    PLACE_METROPOLIS_POPULATION = 1000000,
    PLACE_CITY_POPULATION = 100000,
    PLACE_TOWN_POPULATION = 10000
};

/* Where the bounding box of a place is from. */
typedef enum {
    PLACE_BOX_NONE,
    PLACE_BOX_OUTLINE, /* of a country's or division's borders */
    PLACE_BOX_EXTENT,  /* known as a box */
    PLACE_BOX_ESTIMATE /* by population or kind */
} place_box_source;
GEO_FN str place_box_text(unsigned source); /* absent for none */
/* Of a box that an upstream tells: it draws those of nodes around their points. */
GEO_FN place_box_source place_box_of_osm(str osm_type);

/* How a place fits the query that found it, the surest first. */
typedef enum {
    PLACE_MATCH_NONE, /* it was not searched by name */
    PLACE_MATCH_EXACT,
    PLACE_MATCH_ALIAS,        /* by its name in another language, an other name or a code */
    PLACE_MATCH_INTERPOLATED, /* between two houses that are known */
    PLACE_MATCH_PREFIX,       /* its name goes on behind what was typed */
    PLACE_MATCH_FUZZY,        /* its name, or that of what contains it, is spelled otherwise */
    PLACE_MATCH_PARTIAL,      /* some words of the query were dropped to find it */
    PLACE_MATCHES
} place_match;
GEO_FN str place_match_text(unsigned match); /* absent for none */
/* What is not sure is a guess: a candidate that must be confirmed before it is used. */
GEO_FN bool place_match_is_sure(place_match match);

typedef struct {
    double lat, lon;
    str display_name; /* never empty in a result */
    str name;         /* "" if the object has none */
    bbox box;         /* always set in a result (geo_bbox_of_rank if the source had none) */
    place_box_source box_source;
    bool is_disputed;    /* several states claim it; gazetteer only */
    str_list claimed_by; /* then: ISO 3166-1 codes, or names of states without one */
    str box_covers;      /* "mainland": other parts of a country are outside; absent: it has all */
    /* NaN, unless `lat` and `lon` are the point that was asked for because it lies in the place. */
    double center_lat, center_lon;
    bool is_sea;      /* gazetteer only */
    bool is_own;      /* of an index file, not of the embedded image */
    str osm_type;     /* "node", "way", "relation"; absent for postcodes and gazetteer places */
    int64_t osm_id;   /* RECORD_NO_INT when absent */
    int64_t place_id; /* of the server or the set of index files, below 2^31; 0: none */
    str id; /* "N1", "W2", "R3"; gazetteer: "G" + GeoNames id, "P" + position; absent if none */
    double importance;  /* Nominatim's scale, 0..1, may be slightly negative; NaN when unknown */
    int64_t place_rank; /* Nominatim's 0-30 */
    str category, type; /* OSM key and value: "place", "city" */
    str address_type;   /* which part of the address the place itself is: "city", "road" */
    str_pairs address;  /* Nominatim's keys, from the smallest part to the country */
    str_pairs part_ids; /* ids of the parts of the address, by their keys, where they were asked
                           for; gazetteer only */
    str_pairs names;    /* PLACE_NAMES: "name", "name:de"; at NULL: not requested, or not sent */
    str_pairs tags;     /* PLACE_TAGS: "wikidata", "population"; at NULL likewise */
    str outline;      /* PLACE_OUTLINE: GeoJSON, simplified; absent: not requested, or not known */
    double outline_m; /* so far may it be from the true one; NaN without it */
    str timezone;     /* IANA name; gazetteer only */
    str utc_offset;   /* of that zone, "+05:30"; where a tool tells the time */
    str credit;       /* the licence, if an upstream's data is not OpenStreetMap's */
    int64_t population;             /* RECORD_NO_INT when unknown */
    double elevation_m;             /* of a mountain; gazetteer only, else NaN */
    double area_km2;                /* of a place_selection that asks for it, else NaN */
    str iata;                       /* code of an airport; gazetteer only */
    double distance_m, bearing_deg; /* from the query's point; NaN if it has none */
    place_match match;
    double match_hit_score; /* gazetteer only: importance, less what speaks against this place being
                           meant by that name; NaN: not known */
    double confidence; /* 0-1, how likely it is the place that is meant, see answer_confidence; NaN:
                          not known */
    double likelihood; /* gazetteer only: of its group, from the search by name; or 0 */
    bool is_sure;      /* then: it is the answer; else the caller is asked */
    bool is_placed;    /* and: besides its name, an area around it or its number was said */
    bool is_close;     /* it has all words, but for areas that it is not in but close to, or is the
                          house in the town that was said, but for words that are not known there */
    int group;         /* and: of what the query may mean; forms of one have the same */
    uint64_t images;   /* gazetteer only: the open images that contributed, see image_set_mark */
} place;

typedef struct {
    place *at;
    int count;
} place_list; /* the shape of a record_list */

/* The line of a street, or the rings around an area: those inside of others are holes. */
typedef struct {
    double (*points)[2]; /* longitude, latitude; the last point of a ring is its first */
    int *ends;           /* after the last point of each ring or line */
    bool *is_hole;       /* of each */
    int rings;
    bool is_line;
} place_outline;

GEO_FN const record *place_record(void);
GEO_FN const record *place_brief_record(void); /* without box, rank and address: for long lists */
GEO_FN place place_new(void);                  /* everything absent */
GEO_FN void place_text_distance(out *o, double metres); /* "979 m", "12.3 km" */
GEO_FN str place_part(const place *p, const char *key); /* part of the address, or absent */
/* Whether a country is among `codes`, "de,at" in any letter case; "": every country is. */
GEO_FN bool place_is_among_countries(str country, str codes);
/* Sets the postcode of the address; one that it lacked comes before the country. In the arena, with
 * room for PLACE_ADDRESS_MAX parts; a full address, and one for which there is no room, stays. */
GEO_FN void place_set_postcode(arena *a, place *p, str code);
/* Whether a point, so far from the place's own, is there rather than near it: in its box, within a
 * kilometre, or in an area down to a county, whose box may be coarse (Hawaii is not in that of the
 * United States). */
GEO_FN bool place_is_at(const place *p, double lat, double lon, double distance_m);
/* Moves a place that has the point there: its own point becomes its centre. */
GEO_FN void place_set_here(place *p, double lat, double lon);
GEO_FN void place_finish(place *p); /* derives a missing box and display_name */
GEO_FN str place_osm_id(arena *a, str osm_type, int64_t osm_id); /* "N1"; absent for other types */

/* ---- queries ---- */

/* The least likelihood of a place that may be chosen instead of the first. */
#define PLACE_RIVAL 0.02

/* Optional parts of an upstream's answer; gazetteer names are read by find_names. */
typedef enum { PLACE_NAMES = 1, PLACE_TAGS = 2, PLACE_OUTLINE = 4 } place_more;

/* The end of a language in a list: for places where it is spoken only. */
#define PLACE_LANGUAGE_THERE "-x-local"

typedef struct {
    str text;          /* free text; absent when the structured fields below are used */
    str_pairs fields;  /* structured: amenity, street, city, county, state, country, postalcode */
    int limit;         /* 1-50 */
    str country_codes; /* "de,at", in any letter case; absent: all */
    str language;      /* BCP 47 list as in Accept-Language; absent: local names */
    bbox viewbox;      /* geo_bbox_none(): none */
    bool bounded;      /* only inside the viewbox */
    str layer;         /* Nominatim's layers "poi,natural"; absent: all */
    str category;      /* only objects of this "key" or "key=value"; absent: all */
    str excluded;      /* ids of places that are left out, "7,N1"; gazetteer only */
    str feature;       /* Nominatim's featureType: country, state, city, settlement; absent: all */
    bool wants_point;  /* of areas and settlements of one name, the settlement is meant */
    bool dedupe_off;   /* keep look-alikes apart (nearby POIs) */
    bool is_offline;   /* only the gazetteer is asked, */
    bool is_as_typed;  /* which tries no other spellings and guesses nothing */
    bool explains;     /* the origin of the answer says how it was understood */
    unsigned more;     /* of place_more */
} place_query;

typedef struct {
    double lat, lon;
    int zoom; /* 0-18: 3 country, 5 state, 8 county, 10 city, 14 suburb, 16 street, 18 building */
    str language;
    str layer;          /* absent: address and poi, Nominatim's default */
    unsigned more;      /* of place_more */
    int outline_points; /* of PLACE_OUTLINE, at most */
    bool wants_ids;     /* of the parts of the address */
    bool is_offline;    /* only the gazetteer is asked */
} place_point;

/* ---- where an answer came from ---- */

/* Bits, because a merged answer may be from both. */
typedef enum { PLACE_SOURCE_NONE, PLACE_NOMINATIM = 1, PLACE_GAZETTEER = 2 } place_source;
GEO_FN str place_source_text(unsigned source); /* absent for none */

/* Why an answer is missing, or only a guess. */
typedef enum {
    PLACE_REASON_NONE,
    PLACE_NO_STREET_DATA,   /* it is an address, and no open data has streets there */
    PLACE_NO_POI_DATA,      /* it is a shop or the like, and no open data has such there */
    PLACE_NO_POSTCODE_DATA, /* it is a postal code, and where it is is not known so finely */
    PLACE_UNKNOWN_NAME,
    PLACE_OUTSIDE_COUNTRY,  /* it is not in the countries that were asked for */
    PLACE_OUTSIDE_BOX,      /* nor in the viewbox */
    PLACE_CATEGORY_UNKNOWN, /* no word for a kind of places */
    PLACE_AT_SEA,
    PLACE_REASONS
} place_reason;
GEO_FN str place_reason_text(unsigned reason); /* absent for none */

typedef struct {
    place_source source;
    str attribution;     /* one line that must be shown to users of the data */
    str data_date;       /* of the gazetteer, or of the upstream if it is known */
    bool cached;         /* from our cache */
    bool stale;          /* expired, returned because the upstream failed */
    double age_s;        /* of a cached answer; NaN otherwise */
    str warning;         /* why the answer is degraded; absent if it is not */
    str dropped;         /* words of the query that were ignored; absent if none */
    bool drops_number;   /* those are numbers: of a house that is not known, of a postcode */
    bool is_common_word; /* nothing was found, as the query is a word that means no place alone */
    bool is_elsewhere;   /* one of them is a country or division that the places are not in */
    bool is_open;        /* others may be meant: few use the name so, or not all were looked at */
    str matched;  /* the simplified query that found the places; absent if the original did */
    str postcode; /* what the postal code in the query says; absent: nothing */
    /* The query as it was read when it is misspelled, or, with a reason, the place that a part of
     * it names, with its id; absent: as typed, or nothing. */
    str understood;
    place_reason reason;
    str precision;         /* "city": the places are the town of the address that was asked for */
    str notation;          /* how coordinates in the query were read, "utm"; absent: it is a name */
    str_list did_you_mean; /* at most PLACE_SUGGESTIONS_MAX existing names */
    str explanation; /* how the query was understood, lines for people; absent: not asked for */
} place_origin;

GEO_FN const record *place_origin_record(void);
GEO_FN place_origin place_origin_new(void);

/* What a point has near it. */
typedef struct {
    str name, relation; /* "12.3 km NE of Lodwar": where the point is, seen from it */
    str country_code;   /* absent: that of the answer */
    str display_name, id;
    double lat, lon, distance_m, bearing_deg; /* from the point */
} place_near;

/* All that is near it, of the gazetteer. NULL: none, or not asked for. */
typedef struct {
    const place_near *nearest; /* settlement */
    const place_near *land;    /* of a point at sea: the nearest settlement or island */
    const place_near *suburb;  /* the nearest, when none surely has the point */
    const place_near *feature; /* that the point is at, when it is not the answer */
    const place_near *coast;   /* the nearest point of one, with the division or country there, */
    const place_near *border;  /* and of one of its country, with the neighbour */
} place_around;
GEO_FN const record *place_near_record(void);

/* Places within radius_m of a point. */
typedef struct {
    double lat, lon, radius_m;
    int limit; /* per category, or in total without categories; 1-50 */
    str_list
        categories; /* as users say them: "pharmacy", "amenity", "tourism=museum"; may be none */
    str language;
    str begins;      /* folded: what names begin with, of those that are near; of the gazetteer */
    bool is_offline; /* only the gazetteer is asked */
} place_area;

typedef enum { PLACE_POPULATION, PLACE_ELEVATION, PLACE_AREA, PLACE_MEASURES } place_measure;

/* The order of a list of places. */
typedef enum {
    PLACE_ORDER_LARGEST, /* by population; mountains by height, others by importance */
    PLACE_ORDER_NEAREST, /* to the point or the line */
    PLACE_ORDER_ALONG,   /* from the start of the line */
    PLACE_ORDER_NAME,
    PLACE_ORDER_POPULATION, /* from here on by a place_measure, in their order: the largest first,
                               and last those that it is not known of */
    PLACE_ORDER_ELEVATION,
    PLACE_ORDER_AREA,
    PLACE_ORDERS
} place_order;

/* Places of a kind, in a place, a box, or within radius_m of a point or a line. */
typedef struct {
    str kind;            /* "city", "airport", "natural=peak" */
    str area_id;         /* of a gazetteer place; absent: anywhere */
    int64_t area_number; /* its place_id */
    str beside_id;       /* likewise: only what shares a border with that place; absent: anything */
    int64_t beside_number;
    bbox box; /* that place's, which counts unless it is a country or a division; or any; or none */
    double line[PLACE_LINE_MAX][2]; /* lat, lon */
    int line_count;                 /* 0: none; 1: a point */
    double radius_m;                /* round that */
    /* 0, INFINITY: any; else those are left out that it is not known of. Metres, km2. */
    double least[PLACE_MEASURES], most[PLACE_MEASURES];
    bool wants_area; /* the answer tells it, as when the order or a condition does */
    place_order order;
    str after; /* the id of the last place of the list before; absent: from the first place on */
    int limit; /* 1-50 */
    str language;
} place_selection;

/* The answer to any of them. */
typedef struct {
    place_list places; /* of a place_area: nearest first, distance_m and bearing_deg filled */
    place_origin origin;
    str searched;      /* of a place_area: one line that says what was searched for; of a
                          place_selection "the box of", when that was taken for its area */
    bool truncated;    /* there may be more than was returned */
    int total;         /* of a place_selection: places that fit, or PLACE_TOTAL_UNKNOWN, */
    int before;        /* of which so many come before the first that is returned */
    bool lacks_after;  /* the place that the list goes on after is none of them */
    bool lacks_kind;   /* of one: no source has such places anywhere */
    bool has_seats;    /* of one of capitals: it has those of divisions, too */
    bool lacks_border; /* of one: the borders of the place beside which it is are not known */
    bool is_too_wide;  /* of one: it has too many divisions to find their areas */
} place_answer;

#endif
