#ifndef GEO_OS_BROKER_H
#define GEO_OS_BROKER_H
/* os_broker -- a process beside a confined one, which opens the few files that the settings name
 * when they have been replaced: a rule of the sandbox is for the file that was there at the start.
 * It knows their paths and is asked by number, so it opens nothing else for whoever takes the
 * server over. It ends with the server. Linux only. */

#include "os_sandbox.h"

enum { OS_BROKER_FILES_MAX = 255 /* a request is a byte, and one is another */ };

/* From now on os_open and all that is above it ask the broker for those files where the sandbox
 * refuses them. `socket_path`: what os_broker_remove_socket removes; NULL: nothing. Call it before
 * the first thread, and before the sandbox. The files are borrowed for good. False: there is no
 * process (os_why); files that are replaced are then not seen. */
GEO_FN bool os_broker_start(const os_sandbox_file *files, int count, const char *socket_path);
/* Removes the socket if nobody listens there. False: there is no broker. */
GEO_FN bool os_broker_remove_socket(void);

#endif
