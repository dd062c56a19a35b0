#ifndef GEO_OS_SANDBOX_H
#define GEO_OS_SANDBOX_H
/* os_sandbox -- gives up what this process does not need, so that whoever takes it over gets
 * little: all files outside of a few folders, and outgoing TCP connections. */

#include "../base/base.h"

typedef struct {
    const char *file; /* its folder, and that of what it links to, stay open, since files are
                         replaced; it may be missing, NULL or empty */
    bool writes;
} os_sandbox_file;

/* Both for good, and for every thread that starts later. False: this system cannot (os_why). */
GEO_FN bool os_sandbox_enter(const os_sandbox_file *files, int count, bool connects);
/* Of the system's calls only those that a server makes are left, after os_sandbox_enter: others
 * fail as if the system did not know them. No program, no process, no new code. */
GEO_FN bool os_sandbox_filter(bool has_network, bool connects);

#endif
