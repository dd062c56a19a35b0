#ifndef GEO_OS_FILTER_H
#define GEO_OS_FILTER_H
/* os_filter -- refuses system calls by their numbers and arguments, by seccomp on Linux. */

#include "os_sandbox.h"

/* For good, and for every thread that starts later: no other program, process or namespace, no
 * signal to another process, no memory that is written and then run, no socket that is not needed,
 * no listening. is_strict: none but the calls that servers make. What is refused fails as if the
 * system did not know it. False: this system or processor has no filter (os_why). */
GEO_FN bool os_filter_enter(const os_sandbox_needs *needs);

#endif
