#ifndef GEO_TABLE_HTTP_H
#define GEO_TABLE_HTTP_H
/* table_http -- POST /api/table: a file as people have it, to what was understood of it and its
 * rows, each with what a look-up would be given. */

#include "exchange.h"

/* Handler of endpoint's row. GEO_MUST_WAIT: run again on a worker. */
GEO_FN status table_http_post(call *c, exchange *x);

#endif
