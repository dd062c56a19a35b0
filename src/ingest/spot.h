#ifndef GEO_SPOT_H
#define GEO_SPOT_H
/* spot -- one thing on its way into an index, whatever file it came from, and THE table of columns:
 * which titles of a CSV file and which GeoJSON properties fill which part of it. */

#include "../base/out.h"
#include "../geo/geo.h"
#include "kinds.h"

enum {
    SPOT_NAMES_MAX = 1024, /* a country has 300 languages */
    SPOT_COLUMNS_MAX = 24, /* of the table below */
    SPOT_PATH_MAX = 1024,  /* bytes; see spot_path */
    SPOT_TEXT_MAX =
        16 << 10,        /* bytes of all its texts but the further names; a record holds more */
    SPOT_LEVELS_MAX = 6, /* areas above a thing; with street and house 8, which a reader follows */
    SPOT_LANGUAGE_MAX = 16, /* bytes of a column's language, such as zh-Hant-TW, or of its key */
    SPOT_CONTEXT_CITY = 3,  /* in `context` */
    SPOT_CONTEXT_MAX = 5    /* levels that have columns */
};

/* What contains a thing, from the country down. The letter begins its part of the path. */
typedef enum {
    LEVEL_COUNTRY = 'C',
    LEVEL_STATE = 'S',
    LEVEL_COUNTY = 'D',
    LEVEL_PLACE = 'T', /* city, town, village by name or boundary */
    LEVEL_NODE = 'V',  /* the same by its node alone: where it ends is a guess */
    LEVEL_SUBURB = 'U',
    LEVEL_POSTCODE = 'P'
} spot_level;

/* Whose ids: an index has those of one kind. */
typedef enum { SPOT_IDS_NONE, SPOT_IDS_OSM, SPOT_IDS_GEONAMES } spot_ids;

typedef struct {
    image_name_class cls;
    str lang; /* "en", "*cc"; "" none */
    str text;
} spot_name;

typedef struct {
    const kind_row *kind;
    str value;                /* of the kind, where its row has "" */
    const kind_row *tag_kind; /* what tags of OSM say, until it is settled; NULL: nothing */
    str tag_value;
    str part;        /* of the address, where it is not what the kind says; may be absent */
    str name;        /* may be absent: unnamed things of kinds that need no name */
    double lat, lon; /* NaN: not known, areas only; then the middle of what they contain */
    bbox box;
    double length_m; /* of a line */
    int64_t people;  /* 0: unknown */
    int64_t about;   /* people to rank it by when nobody has counted them */
    uint64_t id;     /* as in ingest_place, of whose */
    spot_ids whose;
    str zone; /* IANA; may be absent */
    str street, house_number, postcode;
    /* What contains it, or itself last when it is an area: parts "letter key 0x1F" from the country
     * down; keys are folded names or codes. Absent: made of `context`, or of where it is. */
    str path;
    str context[SPOT_CONTEXT_MAX]; /* country, state, county, city, suburb; may be absent */
    bool is_path_named;            /* parts of the path may have no row of their own */
    bool is_area;                  /* others may lie in it */
    bool is_guess;                 /* the kind is of a word that no table has, or says little */
    bool is_linked; /* the node that stands for an area: adds its point, people and names to it */
    int name_count;
    spot_name names[SPOT_NAMES_MAX]; /* further names */
} spot;

GEO_FN void spot_clear(spot *s);
/* Adds a name. Ignored when it is empty, one too many, there in the same language, or an alias that
 * is one of the names already. */
GEO_FN void spot_add_name(spot *s, image_name_class cls, str lang, str text);

/* Lengthens a path that lies in `room` (SPOT_PATH_MAX bytes) by a level: its key folded, or as it
 * is when it is a code. Nothing is added when the key is empty or the room is full. */
GEO_FN void spot_path(str *path, char *room, spot_level level, str key, bool is_code);

/* The whole spot as bytes, for sorting; and back, as slices of them. False: damaged. */
GEO_FN void spot_pack(out *o, const spot *s);
GEO_FN bool spot_unpack(str bytes, spot *s);

/* ---- spots from named columns ---- */

typedef enum {
    COLUMN_ID,
    COLUMN_NAME,
    COLUMN_LAT,
    COLUMN_LON,
    COLUMN_ALT_NAMES,
    COLUMN_COUNTRY,
    COLUMN_STATE,
    COLUMN_COUNTY,
    COLUMN_CITY,
    COLUMN_SUBURB,
    COLUMN_CATEGORY,
    COLUMN_TYPE,
    COLUMN_POPULATION,
    COLUMN_POSTCODE,
    COLUMN_STREET,
    COLUMN_HOUSE_NUMBER,
    COLUMN_TIMEZONE,
    COLUMN_LANGUAGE, /* name:xx; the language comes with it */
    COLUMN_TAG,      /* OSM's key of a kind, such as shop; the key comes as language */
    COLUMN_NONE      /* not used */
} spot_column;

typedef struct {
    str title, target; /* a column title and the field or name:xx it is to fill */
    bool is_met;       /* some source has that title */
} spot_mapping;

/* The user's mapping, `name=TITLE,lat=Y`, into list (slices of text). NULL, or what is wrong with
 * it. */
GEO_FN const char *spot_mapping_parse(str text, spot_mapping list[SPOT_COLUMNS_MAX], int *count);
/* What a column of this title fills: by the user's mapping, else by the table. *lang: of
 * COLUMN_LANGUAGE and COLUMN_TAG. */
GEO_FN spot_column spot_column_of(str title, spot_mapping *list, int count, str *lang);
/* Where several titles of a file fill one column, the lowest is meant. 0 is for a column's own
 * name, for what is mapped by hand, and for columns that many titles may fill together. */
GEO_FN int spot_title_rank(str title, spot_column column);
GEO_FN void
spot_column_list(out *o); /* the columns and their usual titles, one a line, for the help */

/* Fills one column of a spot, which spot_clear has emptied. NULL, or what is wrong with the value.
 * lat and lon are numbers; people that are none are not known. Empty values are no values. */
GEO_FN const char *spot_set(spot *s, spot_column column, str lang, str value);
/* When all columns are set: kind, box and names settled. NULL, or why it cannot be used. */
GEO_FN const char *spot_settle(spot *s);

#endif
