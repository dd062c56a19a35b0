#ifndef GEO_TABLE_READER_H
#define GEO_TABLE_READER_H
/* table_reader -- the rows of the gazetteer's tables, their columns by name. */

#include "../base/call.h"
#include "../geo/geo.h"

enum { TABLE_READER_COLUMNS_MAX = 20 };

typedef struct {
    str columns[TABLE_READER_COLUMNS_MAX];
    int count;
} table_reader_row;

typedef void (*table_reader_handler)(call *c, const table_reader_row *row);

/* The folder that holds the tables; it must stay valid. */
GEO_FN void table_reader_begin(const char *folder);
/* Calls `read` for each row of a table. */
GEO_FN void table_reader_read(call *c, const char *name, table_reader_handler read);

/* A column by the name that the header line gives it; a name that is not there fails the table. An
 * empty or malformed number is 0, such a box none. */
GEO_FN str table_reader_column(const table_reader_row *row, const char *name);
GEO_FN int64_t table_reader_int(const table_reader_row *row, const char *name);
GEO_FN double table_reader_number(const table_reader_row *row, const char *name);
GEO_FN bbox table_reader_box(const table_reader_row *row, const char *name);

#endif
