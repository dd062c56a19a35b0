#ifndef GEO_IMPORT_RECORD_H
#define GEO_IMPORT_RECORD_H
/* import_record -- an import record: one thing on its way into an index, whatever file it comes
 * from, and THE table of columns: which titles of a CSV file and which GeoJSON properties fill
 * which field.
 */

#include "../base/out.h"
#include "../base/record.h"
#include "../geo/geo.h"
#include "../index/kind.h"

enum {
    IMPORT_RECORD_NAMES_MAX = 1024,    /* countries have names in 300 languages */
    IMPORT_RECORD_COLUMNS_MAX = 40,    /* of the table below */
    IMPORT_RECORD_TAGS_MAX = 32,       /* tags that are kept of a thing, of the table below */
    IMPORT_RECORD_PATH_MAX = 1024,     /* bytes; see import_record_path */
    IMPORT_RECORD_TEXT_MAX = 16 << 10, /* bytes of all texts except further names */
    IMPORT_RECORD_NUMBER_MAX = 32,     /* bytes of a number that is joined here */
    IMPORT_RECORD_SUFFIX_MAX = 8,      /* of what is joined to it: longer ones are words */
    IMPORT_RECORD_STREET_MAX = 256,    /* bytes of a street that is joined here */
    IMPORT_RECORD_PARTS = 11,          /* columns that are parts of others */
    IMPORT_RECORD_LANGUAGE_MAX = 16, /* bytes of a column's language, such as zh-Hant-TW, or key */
    IMPORT_RECORD_CONTEXT_CITY = 3,  /* its index; ORDER import_record_context */
    IMPORT_RECORD_CONTEXT_MAX = 5    /* levels that have columns */
};

/* What contains a thing, from the country down. The letter starts its part of the path. */
typedef enum {
    LEVEL_COUNTRY = 'C',
    LEVEL_STATE = 'S',
    LEVEL_COUNTY = 'D',
    LEVEL_PLACE = 'T', /* city, town, village by name or boundary */
    LEVEL_NODE = 'V',  /* the same known only as a node: its extent is a guess */
    LEVEL_SUBURB = 'U',
    LEVEL_POSTCODE = '0' /* before the areas that have one */
} import_record_level;

/* The kind of an id: an index has ids of one kind. */
typedef enum {
    IMPORT_RECORD_IDS_NONE,
    IMPORT_RECORD_IDS_OSM,
    IMPORT_RECORD_IDS_GEONAMES
} import_record_id_kind;

typedef struct {
    image_name_class cls;
    str lang; /* "en", "*cc"; "": none */
    str text;
} import_record_name;

typedef struct shape shape; /* of shape.h */

/* Of a record of an update, why it is there. */
typedef enum {
    STANDING_CHANGED, /* and of any other build */
    STANDING_CONTEXT, /* an area or a way of a street as before: there if what it is part of changed
                       */
    STANDING_GONE,    /* a former version of a way */
    STANDING_COPY     /* a street of the index, where none of its ways is there */
} import_record_standing;

typedef struct {
    const kind_row *kind;
    str value;                /* of the kind, if its row has "" */
    const kind_row *tag_kind; /* by OSM tags, until import_settle_record; NULL: none */
    str tag_value;
    str part;        /* of the address, if other than its kind's; may be absent */
    str name;        /* may be absent for kinds that need no name */
    double lat, lon; /* NaN: unknown (only areas); then the centroid of what they contain */
    bbox box;
    double length_m;                /* of a line */
    str parts[IMPORT_RECORD_PARTS]; /* from COLUMN_SUFFIX on, until import_settle_record */
    int level;                      /* admin_level, until import_settle_record; 0: none */
    int64_t population;             /* 0: unknown */
    int64_t
        population_guess; /* estimated people, used to rank it when the real number is unknown */
    uint64_t id;          /* as in image_writer_place, of this kind: */
    import_record_id_kind id_kind;
    str timezone; /* IANA; may be absent */
    str street, house_number, postcode;
    char number[IMPORT_RECORD_NUMBER_MAX]; /* that of a house, if it is not in its source so */
    /* What contains it; if it is an area, it comes last itself. Parts are "letter key 0x1F" from
     * the country down; keys are folded names or codes. Absent: to be made of `context` or its
     * point. */
    str path;
    str context[IMPORT_RECORD_CONTEXT_MAX]; /* country, state, county, city, suburb; may be absent
                                             */
    bool is_path_named;                     /* areas of the path may have no row of their own */
    bool is_area;                           /* others may lie in it */
    import_record_standing standing;        /* in an update */
    bool is_guess;                          /* the kind comes from an unknown or vague word */
    bool is_linked;   /* the node that stands for an area, which gets its point and names */
    shape *outline;   /* its line or area, until import_sort_add, which changes it; NULL: none */
    bool is_enclosed; /* outline is that of an area */
    str pieces;       /* of its outline, as ../index/outline_writer.h has them; of areas apart */
    bool has_article; /* Wikipedia knows it */
    bool is_counted;  /* by this record, of those that one thing may have; not packed */
    int left_out;     /* names and tags beyond the limits; not packed */
    int name_count, tag_count;
    import_record_name names[IMPORT_RECORD_NAMES_MAX]; /* further names */
    str_pair tags[IMPORT_RECORD_TAGS_MAX];             /* that are kept as they are */
    char joined[IMPORT_RECORD_STREET_MAX]; /* the street, if it is not in its source so */
} import_record;

GEO_FN void import_record_clear(import_record *r);
/* Adds a name; ignored when it is empty, known in the same language, or an alias that is a name
 * already. One too many is only counted, in left_out. */
GEO_FN void import_record_add_name(import_record *r, image_name_class cls, str lang, str text);

/* Keeps a tag as it is, when it is one of those that an answer may show; contact:phone is phone.
 * One too many is only counted, in left_out. */
GEO_FN void import_record_add_tag(import_record *r, str key, str value);
/* Keeps any tag. */
GEO_FN void import_record_keep_tag(import_record *r, str key, str value);

/* Appends a level to a path that lies in `room` (IMPORT_RECORD_PATH_MAX bytes); the key is folded
 * unless it is a code. Appends nothing when the key is empty or does not fit. */
GEO_FN void import_record_path(str *path, char *room, import_record_level level, str key,
                               bool is_code);

/* A postcode without the letters of its country, which some write and some do not: "AD400" and
 * "LV-1010" in a path that begins with the country. */
GEO_FN str import_record_code(str postcode, str path);

/* Whether a text is a language tag as it follows "name:": a primary language of two or three
 * letters, then letters, digits and hyphens. */
GEO_FN bool import_record_is_language(str tag);
/* The path key of a country: its two letters in lower case. False: it is not such a code. */
GEO_FN bool import_record_country_key(str code, char letters[2]);
/* A population written as a plain number; 0 (unknown) for anything else. */
GEO_FN int64_t import_record_population(str text);

/* The whole record as bytes, for sorting; and back, as slices of them. False: damaged. */
GEO_FN void import_record_pack(out *o, const import_record *r);
GEO_FN bool import_record_unpack(str bytes, import_record *r);

/* ---- records from named columns ---- */

typedef enum {
    COLUMN_ID,
    COLUMN_NAME,
    COLUMN_LAT,
    COLUMN_LON,
    COLUMN_ALT_NAMES,
    COLUMN_COUNTRY, /* to COLUMN_SUBURB: ORDER import_record_context */
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
    COLUMN_LEVEL,
    COLUMN_SUFFIX, /* to COLUMN_ADDRESS: IMPORT_RECORD_PARTS of them */
    COLUMN_ADDITION,
    COLUMN_LAST,
    COLUMN_LAST_SUFFIX,
    COLUMN_STREET_BEFORE,
    COLUMN_STREET_TYPE,
    COLUMN_STREET_AFTER,
    COLUMN_ORGANISATION,
    COLUMN_BUILDING,
    COLUMN_TOWN,
    COLUMN_ADDRESS,
    COLUMN_WKT,      /* which the reader of the table turns into a point */
    COLUMN_LANGUAGE, /* name:xx; comes with its language */
    COLUMN_TAG,      /* an OSM key of kinds, such as shop, which comes as the language */
    COLUMN_KEPT,     /* one of a tag that is kept, such as website, likewise */
    COLUMN_NONE      /* not used */
} import_record_column;

typedef struct {
    str title, target; /* a column title and the field or name:xx it fills */
    bool is_found;     /* some source has this title */
} import_record_mapping;

/* Parses the user's mapping, `name=TITLE,lat=Y`, into list (slices of text). NULL, or what is wrong
 * with it. */
GEO_FN const char *
import_record_mapping_parse(str text, import_record_mapping list[IMPORT_RECORD_COLUMNS_MAX],
                            int *count);
/* What a column with this title fills, by the user's mapping or the table. *lang: for
 * COLUMN_LANGUAGE and COLUMN_TAG. */
GEO_FN import_record_column import_record_column_of(str title, import_record_mapping *list,
                                                    int count, str *lang);
/* When several titles of a file fill one column, the lowest rank wins. 0: the column's own name, a
 * mapped title, or a column that several titles may fill together. */
GEO_FN int import_record_title_rank(str title, import_record_column column);
/* "house_number"; absent for those that have the name of a language or tag, and COLUMN_NONE. */
GEO_FN str import_record_column_name(import_record_column column);
/* The columns and their usual headers, one per line, for the help. */
GEO_FN void import_record_column_list(out *o);

/* The bytes of all its texts except further names. */
GEO_FN size_t import_record_text_size(const import_record *r);
/* Fills one field of a record after import_record_clear. NULL, or what is wrong with the value. An
 * empty value is ignored; a population that is not a number is unknown. */
GEO_FN const char *import_record_set(import_record *r, import_record_column column, str lang,
                                     str value);

#endif
