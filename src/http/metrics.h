#ifndef GEO_METRICS_H
#define GEO_METRICS_H
/* metrics -- requests counted per label, and the access log. Called from the event loop's thread
 * only, metrics_discard from any. */

#include "exchange.h"

/* Counts an answered request and, at level info, logs it without query and content. */
GEO_FN void metrics_request(const exchange *x, int64_t took_us);
GEO_FN void metrics_iteration(int64_t took_us); /* of the event loop, between two waits */
/* Why a request that waited for a worker was not begun. */
typedef enum { METRICS_GONE, METRICS_LATE, METRICS_REASONS } metrics_reason;
GEO_FN void metrics_discard(metrics_reason why);
/* All metrics in the Prometheus text format. */
GEO_FN void metrics_write(out *o);

#endif
