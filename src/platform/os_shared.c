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

GEO_FN bool os_shared_lock(os_shared *s, int wait_ms) {
    int64_t deadline_ms = os_now_ms() + wait_ms;
    while (flock(s->fd, LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK && errno != EINTR) {
            return os_failed();
        }
        int64_t now_ms = os_now_ms();
        if (now_ms >= deadline_ms) {
            return os_refuse("another process keeps it locked");
        }
        os_sleep_until(now_ms + 1);
    }
    return true;
}

GEO_FN void os_shared_unlock(os_shared *s) {
    flock(s->fd, LOCK_UN);
}

/* Allocates the blocks now, so that a full disk is an error here and not a SIGBUS later. */
static bool os_shared_extend(int fd, size_t size) {
#if defined(__APPLE__)
    return ftruncate(fd, (off_t)size) == 0 || os_failed();
#else
    int code = posix_fallocate(fd, 0, (off_t)size);
    if (code != 0) {
        os_note_errno(code);
    }
    return code == 0;
#endif
}

/* Other processes may have mapped a file of another size, which truncating would break: a new file
 * takes its place. */
static int os_shared_replace(const char *path, size_t size) {
    char temp[OS_PATH_MAX];
    int fd = os_temp_open(path, 0600, temp);
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

static int os_shared_open_file(const char *path, struct stat *about) {
    enum { TRIES_MAX = 8, LOCK_WAIT_MS = 2000 }; /* it is replaced only when a process starts */
    for (int i = 0; i < TRIES_MAX; i++) {
        os_shared s = {.fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600)};
        if (s.fd < 0) {
            os_failed();
            return -1;
        }
        bool locked = os_shared_lock(&s, LOCK_WAIT_MS);
        if (locked && os_shared_is_current(s.fd, path, about)) {
            return s.fd;
        }
        os_close(s.fd);
        if (!locked) {
            return -1;
        }
    }
    os_refuse("other processes keep replacing it");
    return -1;
}

/* Whether it is empty or ours; zeros are left by a process that dies before it writes the mark. */
static bool os_shared_is_ours(int fd, const struct stat *about, str mark) {
    char head[OS_SHARED_MARK_MAX], none[OS_SHARED_MARK_MAX] = {0};
    ASSERT(mark.len <= sizeof head);
    if (!S_ISREG(about->st_mode) || about->st_uid != geteuid()) {
        return os_refuse("it is not a regular file of this user");
    }
    if (about->st_size == 0) {
        return true;
    }
    bool good = os_read_at(fd, head, mark.len, 0) &&
                (memcmp(head, mark.at, mark.len) == 0 || memcmp(head, none, mark.len) == 0);
    return good || os_refuse("it holds something else, which is not overwritten");
}

/* The file with the right size; locked, unless it was replaced. */
static int os_shared_open_fd(const char *path, size_t size, str mark, int64_t *before) {
    struct stat about;
    int fd = os_shared_open_file(path, &about);
    if (fd < 0) {
        return -1;
    }
    bool good = os_shared_is_ours(fd, &about, mark);
    *before = about.st_size;
    if (good && about.st_size == 0) {
        good = os_shared_extend(fd, size);
    } else if (good && (uint64_t)about.st_size != size) {
        int replacement = os_shared_replace(path, size);
        os_close(fd);
        return replacement;
    }
    if (!good) {
        os_close(fd);
        return -1;
    }
    return fd;
}

GEO_FN bool os_shared_open(os_shared *s, const char *path, size_t size, str mark, int64_t *before) {
    int fd = os_shared_open_fd(path, size, mark, before);
    if (fd < 0) {
        return false;
    }
    os_catch_lost_pages();
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    *s = (os_shared){.at = at, .size = size, .fd = fd};
    if (at == MAP_FAILED) {
        os_failed();
        os_close(fd);
        return false;
    }
    os_shared_unlock(s);
    return true;
}

GEO_FN void os_shared_close(os_shared *s) {
    munmap(s->at, s->size);
    os_close(s->fd);
    *s = (os_shared){.fd = -1};
}
