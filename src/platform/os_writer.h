#ifndef GEO_OS_WRITER_H
#define GEO_OS_WRITER_H
/* os_writer -- files that appear whole or not at all, and temporary ones. Calls fail as those of os
 * do. */

#include "os.h"

/* A file that appears whole or not at all: it is written without a name, or where there is no such
 * thing to a temporary path in the same folder, then renamed. Write to w.fd, then commit (fsync and
 * rename) or discard; both close it. */
typedef struct {
    int fd;
    char path[OS_PATH_MAX], temp[OS_PATH_MAX]; /* temp: empty as long as it has no name */
} os_writer;

GEO_FN bool os_writer_open(os_writer *w, const char *path);
GEO_FN bool os_writer_hide(os_writer *w); /* other users may neither read nor write it */
GEO_FN bool
os_writer_commit(os_writer *w); /* false: nothing was replaced, and the file is discarded */
GEO_FN void os_writer_discard(os_writer *w);
/* An unlinked read-write file in the folder of `path`, for external sorting: it disappears with the
 * descriptor. -1: failed. */
GEO_FN int os_writer_temp_file(const char *path);
/* Creates a file in the folder of `path` and writes its name to `temp`. -1: failed. */
GEO_FN int os_writer_temp_open(const char *path, unsigned mode, char temp[OS_PATH_MAX]);

/* Free where a file of that path would be; -1: unknown. */
GEO_FN int64_t os_writer_free_bytes(const char *path);

#endif
