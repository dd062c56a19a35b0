#ifndef GEO_BATCH_CONTENT_H
#define GEO_BATCH_CONTENT_H
/* batch_content -- what the cells of a table's first rows are: numbers, codes, towns, countries and
 * so on, column by column. */

#include "../base/call.h"
#include "../ingest/csv_row.h"

enum {
    BATCH_CONTENT_ROWS = 200,    /* that are looked at */
    BATCH_CONTENT_CELLS = 25600, /* likewise: of a wide table fewer rows */
    BATCH_CONTENT_ASKED = 60     /* different cells of a column that the gazetteer is asked for */
};

/* The first rows of a table. */
typedef struct {
    int columns, rows, rows_max;
    str *cells;     /* rows_max * columns, cleaned; "" where nothing is known */
    bool has_names; /* the gazetteer answers, and has any */
} batch_sample;

/* What a cell may be; it may be several. */
typedef enum {
    BATCH_CONTENT_TOWN,
    BATCH_CONTENT_AREA,    /* a division */
    BATCH_CONTENT_COUNTRY, /* its name, or a code of three letters */
    BATCH_CONTENT_KNOWN,   /* any of the three */
    BATCH_CONTENT_SURE,    /* one of them for sure: "Lyon", but not "Anna" or "Hamilton" */
    BATCH_CONTENT_LETTERS, /* two, as codes of states and much else */
    BATCH_CONTENT_ISO,     /* two that are a country's */
    BATCH_CONTENT_NUMBER,
    BATCH_CONTENT_POSTCODE,
    BATCH_CONTENT_ADDRESS, /* words and a number */
    BATCH_CONTENT_PERSON,  /* a word of it is in the row's e-mail address */
    BATCH_CONTENT_JUNK,    /* an e-mail or web address, a date, a telephone number */
    BATCH_CONTENT_UNKNOWN, /* words, where the gazetteer knows the others */
    BATCH_CONTENT_PAIR,    /* a point: "52.52, 13.405" */
    BATCH_CONTENT_LAT,     /* degrees with decimals */
    BATCH_CONTENT_LON,
    BATCH_CONTENT_KINDS
} batch_content_kind;

typedef struct {
    int filled, distinct;
    int counts[BATCH_CONTENT_KINDS]; /* of the filled cells */
} batch_content;

/* An empty sample of a table with so many columns, in REQUEST memory; without cells when there is
 * no room. */
GEO_FN batch_sample batch_content_begin(call *c, int columns);
/* Adds a row. False: there is no room for more. */
GEO_FN bool batch_content_add(call *c, batch_sample *sample, const csv_cells *row);
GEO_FN str batch_content_cell(const batch_sample *sample, int row, int column);
/* The cells of a column, of the first `rows` rows. */
GEO_FN batch_content batch_content_look(call *c, const batch_sample *sample, int rows, int column);
/* The share of the filled cells that are of a kind, 0 to 1. */
GEO_FN double batch_content_share(const batch_content *content, batch_content_kind kind);
/* Whether most names of a column are known in the areas beside them, "Paris" in "TX"; `is_country`:
 * the areas are countries, of which codes are no states. */
GEO_FN bool batch_content_is_within(call *c, const batch_sample *sample, int names, int areas,
                                    bool is_country);
/* Whether most cells of two columns are the same. */
GEO_FN bool batch_content_are_same(const batch_sample *sample, int one, int other);
/* Whether nearly all cells of a column are codes of states of a country. */
GEO_FN bool batch_content_are_states(call *c, const batch_sample *sample, int column, str country);
/* Whether the first row is data as the others are, not headers. */
GEO_FN bool batch_content_is_untitled(call *c, const batch_sample *sample);

#endif
