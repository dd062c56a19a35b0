#ifndef GEO_HTTPD_H
#define GEO_HTTPD_H
/* httpd -- the HTTP/1.1 server: one event loop that owns every socket, fixed memory, many clients.
 * What may block runs on the worker pool; cached and offline answers are served on the loop.
 *
 * No call keeps the loop busy for more than 2 ms with an index file of 1 GB in memory: work that
 * grows with an index is charged to the call (call_charge), and a call that has spent CALL_WORK_MAX
 * starts again on a worker. Index files are read and checked on a worker, too. /metrics has the
 * longest iteration of the loop (geocoder_loop_iteration_seconds_max); `./zigw build bench --
 * loop=16000000` measures it. */

#include "../base/status.h"

/* Serves until SIGTERM or SIGINT, then finishes running requests. Prints its address to stderr.
 * Calls `confine` when all it needs is open, before the first request. */
GEO_FN status httpd_serve(void (*confine)(void));

#endif
