#ifndef GEO_HTTPD_H
#define GEO_HTTPD_H
/* httpd -- the HTTP/1.1 server: one event loop that owns every socket, fixed memory, many clients.
 * What may block runs on the worker pool; cached and offline answers are served on the loop. */

#include "../base/status.h"

/* Serves until TERM or INT, then finishes what runs. Prints the address it listens on to stderr. */
GEO_FN status httpd_serve(void);

#endif
