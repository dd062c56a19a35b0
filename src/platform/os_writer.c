/* os_writer -- files that appear whole or not at all, and temporary ones. Owns nothing. Outside
 * facts: O_TMPFILE and /proc/self/fd of Linux; elsewhere such a file has a temporary name. */
#include "os_writer.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "os.h"

#if defined(__linux__) && !defined(O_TMPFILE)
#define O_TMPFILE                                                                                  \
    (020000000 | O_DIRECTORY) /* strict POSIX hides it; not on alpha, parisc, sparc                \
                               */
#endif

/* The folder that `path` is in. */
static void os_writer_folder_of(const char *path, char folder[OS_PATH_MAX]) {
    const char *slash = strrchr(path, '/');
    size_t size = slash ? (size_t)(slash - path) : 0;
    str name = !slash ? STR(".") : size ? (str){path, size} : STR("/");
    if (!str_cstr(name, folder, OS_PATH_MAX)) {
        folder[0] = 0;
    }
}

/* A file of no name in the folder of `path`, which nothing is left of when this process dies. -1:
 * the file system or this system has none. */
static int os_writer_open_unnamed(const char *path, unsigned mode) {
    int fd = -1;
#if defined(O_TMPFILE)
    char folder[OS_PATH_MAX];
    os_writer_folder_of(path, folder);
    fd = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, mode);
#else
    (void)path;
    (void)mode;
#endif
    return fd;
}

static bool os_writer_temp_name(const char *path, char temp[OS_PATH_MAX]) {
    uint64_t random;
    if (!os_entropy(&random, sizeof random)) {
        return false;
    }
    int size = snprintf(temp, OS_PATH_MAX, "%s.%016llx", path, (unsigned long long)random);
    return size < OS_PATH_MAX || os_refuse("the path is too long");
}

GEO_FN int os_writer_temp_open(const char *path, unsigned mode, char temp[OS_PATH_MAX]) {
    if (!os_writer_temp_name(path, temp)) {
        return -1;
    }
    int fd = open(temp, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (fd < 0) {
        os_failed();
    }
    return fd;
}

enum { OS_LINK_MAX = 32 };

/* The name by which a file of no name is reached. */
static const char *os_writer_link_of(int fd, char link[OS_LINK_MAX]) {
    snprintf(link, OS_LINK_MAX, "/proc/self/fd/%d", fd);
    return link;
}

/* A lock that ends with the process. False: another process has it. */
static bool os_writer_lock(int fd) {
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    return fcntl(fd, F_SETLK, &all) == 0;
}

/* Whether os_writer_temp_name makes this name of that one. */
static bool os_writer_is_temp_name(const char *name, str of) {
    enum { DIGITS = 16 };
    str digits = str_from(str_of(name), of.len + 1);
    bool is_it = str_starts(str_of(name), of) && name[of.len] == '.' && digits.len == DIGITS;
    for (size_t i = 0; i < digits.len && is_it; i++) {
        is_it = strchr("0123456789abcdef", digits.at[i]) != NULL;
    }
    return is_it;
}

/* Removes what writers of this path have left that were killed before they could rename it. */
static void os_writer_sweep(const char *path) {
    char folder[OS_PATH_MAX];
    str name = str_of(os_file_name(path));
    os_writer_folder_of(path, folder);
    DIR *all = opendir(folder);
    for (struct dirent *one; all && (one = readdir(all));) {
        int fd = os_writer_is_temp_name(one->d_name, name)
                     ? openat(dirfd(all), one->d_name, O_RDWR | O_NOFOLLOW | O_CLOEXEC)
                     : -1;
        if (fd >= 0 && os_writer_lock(fd)) {
            unlinkat(dirfd(all), one->d_name, 0);
        }
        if (fd >= 0) {
            os_close(fd);
        }
    }
    if (all) {
        closedir(all);
    }
}

GEO_FN bool os_writer_open(os_writer *w, const char *path) {
    w->fd = -1;
    if (os_is_special(path)) {
        return false; /* a rename must not replace /dev/null */
    }
    if (!str_cstr(str_of(path), w->path, sizeof w->path)) {
        return os_refuse("the path is too long");
    }
    char link[OS_LINK_MAX];
    os_writer_sweep(path);
    w->fd = os_writer_open_unnamed(path, 0666);
    if (w->fd >= 0 &&
        access(os_writer_link_of(w->fd, link), F_OK) != 0) { /* /proc is not mounted */
        os_close(w->fd);
        w->fd = -1;
    }
    w->temp[0] = 0;
    w->fd = w->fd >= 0 ? w->fd : os_writer_temp_open(path, 0666, w->temp);
    if (w->fd >= 0) {
        os_writer_lock(w->fd); /* where locks are not known, nothing is swept, either */
    }
    return w->fd >= 0;
}

GEO_FN bool os_writer_hide(os_writer *w) {
    return fchmod(w->fd, 0600) == 0 || os_failed();
}

/* Gives an unnamed file a name, for the moment until it is renamed. */
static bool os_writer_link(os_writer *w) {
    char link[OS_LINK_MAX], temp[OS_PATH_MAX];
    if (!os_writer_temp_name(w->path, temp)) {
        return false;
    }
    if (linkat(AT_FDCWD, os_writer_link_of(w->fd, link), AT_FDCWD, temp, AT_SYMLINK_FOLLOW) != 0) {
        return os_failed();
    }
    memcpy(w->temp, temp, sizeof temp);
    return true;
}

GEO_FN int64_t os_writer_free_bytes(const char *path) {
    char folder[OS_PATH_MAX];
    struct statvfs space;
    os_writer_folder_of(path, folder);
    return statvfs(folder, &space) == 0 ? (int64_t)space.f_bavail * (int64_t)space.f_frsize : -1;
}

static bool os_writer_sync(int fd) {
    int failed;
    do {
        failed = fsync(fd);
    } while (failed && errno == EINTR);
    return !failed || os_failed();
}

GEO_FN bool os_writer_commit(os_writer *w) {
    char folder[OS_PATH_MAX];
    bool good = os_writer_sync(w->fd);
    good = good && (w->temp[0] || os_writer_link(w));
    if (!good || (rename(w->temp, w->path) != 0 && !os_failed())) {
        os_writer_discard(w);
        return false;
    }
    os_close(w->fd);
    w->fd = -1;
    os_writer_folder_of(w->path, folder);
    int fd = os_open(folder);
    if (fd >= 0) {
        fsync(fd); /* makes the rename durable; file systems that refuse do so anyway */
        os_close(fd);
    }
    return true;
}

GEO_FN void os_writer_discard(os_writer *w) {
    if (w->fd >= 0) {
        os_close(w->fd);
        if (w->temp[0]) {
            unlink(w->temp);
        }
        w->fd = -1;
    }
}

GEO_FN int os_writer_temp_file(const char *path) {
    char temp[OS_PATH_MAX];
    int fd = os_writer_open_unnamed(path, 0600);
    if (fd < 0 && (fd = os_writer_temp_open(path, 0600, temp)) >= 0) {
        unlink(temp);
    }
    return fd;
}
