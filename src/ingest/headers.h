#ifndef GEO_HEADERS_H
#define GEO_HEADERS_H
/* headers -- THE list of column headers, in the languages of spreadsheets: what a column with one
 * has. */

#include "../base/out.h"

typedef enum {                  /* the first in the order of a query's parts */
               HEADERS_ADDRESS, /* street and house number */
               HEADERS_STREET,
               HEADERS_HOUSE,
               HEADERS_NAME, /* of a place or a customer */
               HEADERS_SUBURB,
               HEADERS_CITY,
               HEADERS_COUNTY,
               HEADERS_STATE,
               HEADERS_POSTCODE,
               HEADERS_COUNTRY,
               HEADERS_LAT,
               HEADERS_LON,
               HEADERS_QUERY, /* all of a query */
               HEADERS_ID,
               HEADERS_ALT_NAMES,
               HEADERS_CATEGORY,
               HEADERS_TYPE,
               HEADERS_POPULATION,
               HEADERS_TIMEZONE,
               HEADERS_LEVEL,
               HEADERS_SUFFIX, /* from here on: of one text with another column */
               HEADERS_ADDITION,
               HEADERS_LAST,
               HEADERS_LAST_SUFFIX,
               HEADERS_STREET_BEFORE,
               HEADERS_STREET_TYPE,
               HEADERS_STREET_AFTER,
               HEADERS_ORGANISATION,
               HEADERS_BUILDING,
               HEADERS_TOWN, /* of the post, maybe behind its postcode */
               HEADERS_WKT,
               HEADERS_ROLES,
               HEADERS_OTHER = HEADERS_ROLES
} headers_role;

/* What a column with that header has. *rank: of several columns of a role the lowest is meant. 0 is
 * the role's own name; below HEADERS_PART the whole header is known, else some of its words. */
enum {
    HEADERS_PART = 1000,
    HEADERS_LOOSE = 2000, /* the end of a word, only of headers_read */
    HEADERS_WEAK = 3000   /* the first words: likewise, and other evidence is needed */
};
GEO_FN headers_role headers_role_of(str header, int *rank);
typedef struct {
    headers_role role;
    int rank;
    bool is_starred;   /* the header may be of something else, as "name" */
    bool is_of_others; /* it is of persons, firms or goods */
    uint64_t others;   /* bits of the roles that the whole header may have, by its language */
    uint64_t frame;    /* of the words around: the same for "Billing City" and "Zip (Billing)"; 0:
                        * there are none */
} headers_reading;
GEO_FN headers_reading headers_read(str header);
/* Whether the last word of a header is one of that role, as in "stop_name", also if it has a *. */
GEO_FN bool headers_ends_in(str header, headers_role role);
/* The columns of a table's points: the best two that go together, as X_1 and Y_1. False: none do.
 */
GEO_FN bool headers_find_point(const str *headers, int count, int *lat, int *lon);
GEO_FN str headers_role_name(headers_role role);  /* "house_number"; absent for HEADERS_OTHER */
GEO_FN headers_role headers_role_named(str name); /* HEADERS_OTHER: none is called so */
/* The headers of a role in English, folded, with blanks between. */
GEO_FN void headers_write(out *o, headers_role role);

#endif
