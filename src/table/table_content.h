#ifndef GEO_TABLE_CONTENT_H
#define GEO_TABLE_CONTENT_H
/* table_content -- what the cells of a table's first rows are: numbers, codes, towns, countries and
 * so on, column by column. */

#include "../base/call.h"
#include "../ingest/csv_row.h"

enum {
    TABLE_CONTENT_ROWS = 200,    /* that are looked at */
    TABLE_CONTENT_CELLS = 25600, /* likewise: of a wide table fewer rows */
    TABLE_CONTENT_ASKED = 60     /* different cells of a column that the gazetteer is asked for */
};

/* The first rows of a table. */
typedef struct {
    int columns, rows, rows_max;
    str *cells;     /* rows_max * columns, cleaned; "" where nothing is known */
    bool has_names; /* the gazetteer answers, and has any */
} table_sample;

/* What a cell may be; it may be several. */
typedef enum {
    TABLE_CONTENT_TOWN,
    TABLE_CONTENT_AREA,    /* a division */
    TABLE_CONTENT_COUNTRY, /* its name, or a code of three letters */
    TABLE_CONTENT_KNOWN,   /* any of the three */
    TABLE_CONTENT_SURE,    /* one of them for sure: "Lyon", but not "Anna" or "Hamilton" */
    TABLE_CONTENT_LETTERS, /* two, as codes of states and much else */
    TABLE_CONTENT_ISO,     /* two that are a country's */
    TABLE_CONTENT_NUMBER,
    TABLE_CONTENT_POSTCODE,
    TABLE_CONTENT_ADDRESS, /* words and a number */
    TABLE_CONTENT_PERSON,  /* a word of it is in the row's e-mail address */
    TABLE_CONTENT_JUNK,    /* an e-mail or web address, a date, a telephone number */
    TABLE_CONTENT_UNKNOWN, /* words, where the gazetteer knows the others */
    TABLE_CONTENT_PAIR,    /* a point: "52.52, 13.405" */
    TABLE_CONTENT_LAT,     /* degrees with decimals */
    TABLE_CONTENT_LON,
    TABLE_CONTENT_KINDS
} table_content_kind;

typedef struct {
    int filled, distinct;
    bool is_numbered; /* the cells differ by their numbers only, as "Site 1" and "Site 2" */
    int counts[TABLE_CONTENT_KINDS]; /* of the filled cells */
} table_content;

/* An empty sample of a table with so many columns, in REQUEST memory; without cells when there is
 * no room. */
GEO_FN table_sample table_content_begin(call *c, int columns);
/* Adds a row. False: there is no room for more. */
GEO_FN bool table_content_add(call *c, table_sample *sample, const csv_cells *row);
GEO_FN str table_content_cell(const table_sample *sample, int row, int column);
/* The cells of a column, of the first `rows` rows. */
GEO_FN table_content table_content_look(call *c, const table_sample *sample, int rows, int column);
/* The share of the filled cells that are of a kind, 0 to 1. */
GEO_FN double table_content_share(const table_content *content, table_content_kind kind);
/* Whether most names of a column are known in the areas beside them, "Paris" in "TX"; `is_country`:
 * the areas are countries, of which codes are no states. */
GEO_FN bool table_content_is_within(call *c, const table_sample *sample, int names, int areas,
                                    bool is_country);
/* Whether most cells of two columns are the same. */
GEO_FN bool table_content_are_same(const table_sample *sample, int one, int other);
/* Whether nearly all cells of a column are codes of states of a country. */
GEO_FN bool table_content_are_states(call *c, const table_sample *sample, int column, str country);
/* The country of a column of towns, when nearly all are in it, and those that other countries have
 * as well are not much larger there; absent: there is none. STATIC */
GEO_FN str table_content_home(call *c, const table_sample *sample, int towns);
/* Whether the first row is data as the others are, not headers. */
GEO_FN bool table_content_is_untitled(call *c, const table_sample *sample);

#endif
