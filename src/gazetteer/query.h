#ifndef GEO_QUERY_H
#define GEO_QUERY_H
/* query -- what a query says: its parts, its words, and the spellings under which an index may
 * have a name. Pure. */

#include "../base/arena.h"
#include "../geo/place.h"
#include "image.h"

enum {
    QUERY_PARTS_MAX = 8,  /* comma parts; more are read as one */
    QUERY_WORDS_MAX = 12, /* words of a part that are tried in all orders */
    QUERY_FORMS_MAX = 16  /* spellings of one name */
};

typedef struct {
    str text; /* as typed */
    str key;  /* folded */
} query_part;

typedef struct {
    query_part parts[QUERY_PARTS_MAX];
    int count;
} query_parts;

/* The comma parts of a text, or of structured fields from the street to the country; empty ones are
 * left out. Memory of the arena. */
GEO_FN query_parts query_split(arena *mem, const place_query *query);
/* The words of a key; answers their count, QUERY_WORDS_MAX + 1 when there are more. */
GEO_FN int query_words(str key, str words[QUERY_WORDS_MAX]);
/* The blanks between words i and j - 1 are part of the key: words[i] to words[j - 1] as one key. */
GEO_FN str query_span(const str *words, int i, int j);

/* One spelling to look up, and what it takes off a match. */
typedef struct {
    str key;
    double penalty;
    unsigned
        preferred; /* classes that the dropped word speaks of ("county", "city of"); 0: all alike */
} query_form;

/* The spellings of a part, the plain one first: ä as ae and ae as ä, St as Saint, without "City of"
 * and "County", with the endings that Chinese, Japanese and Korean names have. */
GEO_FN int query_forms(arena *mem, query_part part, query_form forms[QUERY_FORMS_MAX]);

/* "St Paul" as "Saint Paul", and all else that a first word of one or two letters may stand for. */
GEO_FN int query_written_out(arena *mem, str key, query_form forms[QUERY_FORMS_MAX]);

/* What joins a name to what it names or where it is: none, "de la", "of", cut by slashes. */
GEO_FN str query_links(void);
GEO_FN bool query_is_link(str word);
/* The key without the word before it, or behind it; is_joined: without a blank between. "" when it
 * does not have it, or nothing else. */
GEO_FN str query_strip(str key, str word, bool is_after, bool is_joined);

/* Where the number of a house stands. */
typedef enum {
    QUERY_HOUSE_AT_END, /* "Main Street 12a", "12a Main Street" */
    QUERY_HOUSE_RANGE,  /* "Main Street 59-65" */
    QUERY_HOUSE_INSIDE, /* "Main Street 12 Springfield" */
    QUERY_HOUSE_FORMS
} query_house_form;
/* The number, and the rest as a part. False: there is no number in that place. */
GEO_FN bool query_house(arena *mem, query_part part, query_house_form form, str *number,
                        query_part *rest);

/* The part without words that can only be postal codes: three digits and more. False: there are
 * none, or nothing else. */
GEO_FN bool query_postcode(arena *mem, query_part part, str *code, query_part *rest);

#endif
