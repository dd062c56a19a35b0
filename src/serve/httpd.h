#ifndef GEO_HTTPD_H
#define GEO_HTTPD_H
/* httpd -- the HTTP/1.1 server: one event loop that owns every socket, fixed memory, many clients.
 * What may block runs on the worker pool; cached and offline answers are served on the loop.
 *
 * Nothing on the loop takes longer than 2 ms on a core of 2020, with an index file of 1 GB in
 * memory: what grows with an index charges the call (call_charge), and a call that has spent
 * CALL_WORK_MAX starts again on a worker. Index files are read and checked on a worker. The figure
 * is geocoder_loop_turn_seconds_max of /metrics, and `./zigw build bench -- loop=16000000`. */

#include "../base/status.h"

/* Serves until TERM or INT, then finishes what runs. Prints the address it listens on to stderr. */
GEO_FN status httpd_serve(void);

#endif
