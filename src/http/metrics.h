#ifndef GEO_METRICS_H
#define GEO_METRICS_H
/* metrics -- what the HTTP server has done, counted per label, and the access log. Only the event
 * loop's thread calls it. */

#include "exchange.h"

/* One request was answered: counts it and, at level info, logs a line without query and content. */
GEO_FN void metrics_request(const exchange *x, int64_t took_us);
GEO_FN void metrics_turn(int64_t took_us); /* of the event loop: from one wait to the next */
/* Everything there is to count, in the Prometheus text format. */
GEO_FN void metrics_write(out *o);

#endif
