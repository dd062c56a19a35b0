/* os_shared_windows -- os_shared on Windows. Owns nothing. Outside facts: the Win32 reference of
 * LockFileEx. */
#include "os_windows.h"

#include <string.h>

#include "os.h"
#include "os_shared.h"

/* The lock lies beyond every byte of the file, which stays readable. */
static OVERLAPPED os_shared_lock_at(void) {
    return (OVERLAPPED){.OffsetHigh = INT32_MAX};
}

GEO_FN bool os_shared_lock(os_shared *s) {
    OVERLAPPED at = os_shared_lock_at();
    bool good = LockFileEx(os_windows_handle(s->fd),
                           LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at);
    DWORD code = good ? 0 : GetLastError();
    s->is_busy = code == ERROR_LOCK_VIOLATION || code == ERROR_IO_PENDING;
    return good || (s->is_busy ? os_refuse("another process keeps it locked") : os_failed());
}

GEO_FN void os_shared_unlock(os_shared *s) {
    OVERLAPPED at = os_shared_lock_at();
    UnlockFileEx(os_windows_handle(s->fd), 0, 1, 0, &at);
}

/* Whether it is empty or ours; zeros are left by a process that dies before it writes the mark. */
static bool os_shared_is_ours(int fd, int64_t size, str mark) {
    char head[OS_SHARED_MARK_MAX], none[OS_SHARED_MARK_MAX] = {0};
    ASSERT(mark.len <= sizeof head);
    if (size < 0) {
        return os_refuse("it is a folder, a pipe or a device, not a file");
    }
    bool good =
        size == 0 || (os_read_at(fd, head, mark.len, 0) &&
                      (memcmp(head, mark.at, mark.len) == 0 || memcmp(head, none, mark.len) == 0));
    return good || os_refuse("it holds something else, which is not overwritten");
}

/* Gives the file its size, with zeros when it had another. Refused while others have it mapped. */
static bool os_shared_resize(int fd, int64_t before, size_t size) {
    return before == (int64_t)size || (os_truncate(fd, 0) && os_truncate(fd, (int64_t)size));
}

GEO_FN bool os_shared_open(os_shared *s, const char *path, size_t size, str mark, int64_t *before) {
    *s = (os_shared){.fd = os_windows_create(path, GENERIC_READ | GENERIC_WRITE, OS_SHARE_ALL,
                                             OPEN_ALWAYS,
                                             FILE_ATTRIBUTE_NORMAL | FILE_FLAG_OPEN_REPARSE_POINT)};
    if (s->fd < 0) {
        return false;
    }
    bool is_locked = os_shared_lock(s);
    *before = os_file_size(s->fd);
    if (is_locked && os_shared_is_ours(s->fd, *before, mark) &&
        os_shared_resize(s->fd, *before, size)) {
        s->at = os_windows_map(s->fd, size, true);
        s->size = size;
    }
    if (is_locked) {
        os_shared_unlock(s);
    }
    if (!s->at) {
        os_close(s->fd);
    }
    return s->at != NULL;
}
