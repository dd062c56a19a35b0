#ifndef GEO_SUPERVISOR_H
#define GEO_SUPERVISOR_H
/* supervisor -- what a supervisor such as systemd hands to the server, and what it is told. */

#include "../base/str.h"

enum { SUPERVISOR_SOCKETS_MAX = 6 };

/* Takes over the listening sockets, if it handed over some. False: they are none, or too many,
 * which is logged. */
GEO_FN bool supervisor_start(void);
GEO_FN int supervisor_socket_count(void); /* 0: the server opens its own */
GEO_FN int supervisor_socket(int index);
GEO_FN str supervisor_address(int index, char *text, size_t cap);
GEO_FN bool supervisor_is_photon(int index); /* by its name */
GEO_FN bool supervisor_is_local(void);       /* none of them can be reached from other machines */

/* A state of sd_notify, as "READY=1". Nothing happens without a supervisor that listens. */
GEO_FN void supervisor_tell(str state);
/* Says that the loop still turns, twice in the time after which it would be taken for hung. */
GEO_FN void supervisor_alive(int64_t now_ms);

#endif
