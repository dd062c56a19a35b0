/* os_shared -- a file that several processes map read-write.
 *
 * Owns nothing. Outside facts: flock(2), which is not in POSIX; posix_fallocate. */
#include "os_shared.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os.h"
#include "os_writer.h"

GEO_FN bool os_shared_lock(os_shared *s) {
    int failed;
    do {
        failed = flock(s->fd, LOCK_EX | LOCK_NB);
    } while (failed && errno == EINTR);
    s->is_busy = failed && errno == EWOULDBLOCK;
    return !failed || (s->is_busy ? os_refuse("another process keeps it locked") : os_failed());
}

GEO_FN void os_shared_unlock(os_shared *s) {
    flock(s->fd, LOCK_UN);
}

/* Allocates the blocks now, so that a full disk is an error here and not a SIGBUS later. */
static bool os_shared_extend(int fd, size_t size) {
    os_tell_file_limit();
#if defined(__APPLE__)
    return ftruncate(fd, (off_t)size) == 0 || os_failed();
#else
    int code;
    do {
        code = posix_fallocate(fd, 0, (off_t)size);
    } while (code == EINTR || (code < 0 && errno == EINTR));
    return os_succeeded(code);
#endif
}

/* Other processes may have mapped a file of another size, which truncating would break: a new file
 * takes its place. */
static int os_shared_replace(const char *path, size_t size) {
    char temp[OS_PATH_MAX];
    int fd = os_writer_temp_open(path, 0600, temp);
    if (fd < 0) {
        return -1;
    }
    if (!os_shared_extend(fd, size) || (rename(temp, path) != 0 && !os_failed())) {
        unlink(temp);
        os_close(fd);
        return -1;
    }
    return fd;
}

/* Whether the path still leads to this file, and another process has not replaced it. */
static bool os_shared_is_current(int fd, const char *path, struct stat *about) {
    struct stat now;
    return fstat(fd, about) == 0 && stat(path, &now) == 0 && about->st_ino == now.st_ino &&
           about->st_dev == now.st_dev;
}

/* Opens and locks it. While another process has the lock it stays open for the next call, which a
 * sandbox may have taken the right to open it from. */
static bool os_shared_open_file(os_shared *s, const char *path, struct stat *about) {
    enum { TRIES_MAX = 8 }; /* it is replaced only when a process starts */
    for (int i = 0; i < TRIES_MAX; i++) {
        /* a pipe or a device would wait for its other end */
        int how = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
        if (!s->is_busy) {
            *s = (os_shared){.fd = open(path, how, 0600)};
        }
        if (s->fd < 0) {
            os_failed();
            os_is_special(path); /* a folder or a socket, which cannot be opened like that */
            return false;
        }
        bool locked = os_shared_lock(s);
        if (s->is_busy || (locked && os_shared_is_current(s->fd, path, about))) {
            return locked;
        }
        os_close(s->fd);
        s->fd = -1;
        if (!locked) {
            return false;
        }
    }
    return os_refuse("other processes keep replacing it");
}

/* Whether it is empty or ours; zeros are left by a process that dies before it writes the mark. */
static bool os_shared_is_ours(int fd, const struct stat *about, str mark) {
    char head[OS_SHARED_MARK_MAX], none[OS_SHARED_MARK_MAX] = {0};
    ASSERT(mark.len <= sizeof head);
    if (!os_check_regular(about->st_mode)) {
        return false;
    }
    if (about->st_uid != geteuid()) {
        return os_refuse("it belongs to another user");
    }
    if (about->st_size == 0) {
        return true;
    }
    bool good = os_read_at(fd, head, mark.len, 0) &&
                (memcmp(head, mark.at, mark.len) == 0 || memcmp(head, none, mark.len) == 0);
    return good || os_refuse("it holds something else, which is not overwritten");
}

/* Gives the open file its size; the descriptor is then another one, if it was replaced. */
static bool os_shared_resize(os_shared *s, const char *path, int64_t before, size_t size) {
    if (before == 0) {
        return os_shared_extend(s->fd, size);
    }
    if ((uint64_t)before != size) {
        os_close(s->fd);
        s->fd = os_shared_replace(path, size);
    }
    return s->fd >= 0;
}

GEO_FN bool os_shared_open(os_shared *s, const char *path, size_t size, str mark, int64_t *before) {
    struct stat about;
    if (!os_shared_open_file(s, path, &about)) {
        return false;
    }
    *before = about.st_size;
    if (os_shared_is_ours(s->fd, &about, mark) && os_shared_resize(s, path, *before, size)) {
        os_catch_lost_pages();
        void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, s->fd, 0);
        s->at = at == MAP_FAILED ? NULL : at;
        s->size = size;
        if (s->at) {
            os_shared_unlock(s);
            return true;
        }
        os_failed();
    }
    os_close(s->fd);
    s->fd = -1;
    return false;
}
