#ifndef GEO_OS_SANDBOX_H
#define GEO_OS_SANDBOX_H
/* os_sandbox -- gives up what this process does not need, by Landlock, so that whoever takes it
 * over gets little: other files, other TCP ports, other processes. */

#include "../base/base.h"

typedef enum {
    OS_SANDBOX_FILE,   /* the file alone, wherever links lead */
    OS_SANDBOX_LINKED, /* and, if that is in another folder, the files there: a program keeps them,
                          and replaces them */
    OS_SANDBOX_TREE,   /* all files below the folder, and their names */
    OS_SANDBOX_REMOVED /* files in its folder may be removed, and none is read */
} os_sandbox_use;

typedef struct {
    const char *path; /* what is missing, NULL or empty is left out */
    os_sandbox_use use;
} os_sandbox_file;

/* What is needed after the start; files that are open stay open. */
typedef struct {
    const os_sandbox_file *files;
    const int *ports; /* TCP ports that may be connected to */
    int file_count, port_count;
    bool connects;   /* to those ports */
    bool has_paths;  /* connects to sockets that have a path */
    bool resolves;   /* names, by UDP, as the C library does it */
    bool hands_over; /* open files, to the process at the other end of a socket */
    bool is_strict;  /* for os_filter */
} os_sandbox_needs;

GEO_FN bool os_sandbox_is_there(void); /* whether this system has any */
/* For good, and for every thread that starts later; no TCP port is bound any more. False: this
 * system cannot (os_why). */
GEO_FN bool os_sandbox_enter(const os_sandbox_needs *needs);

#endif
