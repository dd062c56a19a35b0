/* os -- the operating system: clocks, memory, files, threads, signals.
 *
 * Owns the signal flags and each thread's last reason; every other resource belongs to the caller.
 * Outside facts: POSIX.1-2008, and beyond it MAP_ANONYMOUS, madvise, getrandom or getentropy, and
 * the /proc of Linux. Works in an empty root: nothing here needs /dev or /etc. */
#include "os.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>

#if defined(__linux__)
#include <iconv.h>
#endif
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "../base/hash.h"

#if defined(__linux__)
#include <link.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
long syscall(long number, ...);
int madvise(void *at, size_t size, int advice); /* hidden likewise, with its advice */
enum { OS_DONT_NEED = 4, OS_WIPE_ON_FORK = 18, OS_KEEP_ON_FORK = 19 };
#elif defined(__APPLE__)
#include <mach-o/dyld.h>
#endif

#if !defined(MAP_ANONYMOUS)
#define MAP_ANONYMOUS                                                                              \
    0x20 /* glibc hides it under strict POSIX; the value of Linux except on mips */
#endif

extern char **environ; /* POSIX leaves the declaration to the program */

enum {
    OS_WHY_MAX = 160,          /* the longest is a sentence of our own */
    OS_STACK_BYTES = 512 << 10 /* a TLS handshake takes about 30 kB, an index search less */
};

static _Thread_local char os_reason[OS_WHY_MAX] = "nothing has failed";
static _Thread_local int os_code; /* errno of the last failure */
static _Thread_local volatile sig_atomic_t os_has_lost_page;

static struct {
    atomic_int flags;    /* OS_STOP | OS_RELOAD; a handler may add one while a thread takes them */
    int wakeup;          /* where signal handlers write */
    bool has_background; /* os_thread_background has an effect */
    int (*on_denied)(const char *path);
} os_state;

GEO_FN const char *os_why(void) {
    return os_reason;
}

GEO_FN bool os_is_unread(void) {
    return os_code == EPIPE;
}

GEO_FN bool os_succeeded(int code) {
    if (code == 0) {
        return true;
    }
    os_code = code < 0 ? errno : code;
    if (strerror_r(os_code, os_reason, sizeof os_reason) != 0) {
        snprintf(os_reason, sizeof os_reason, "system error %d", os_code);
    }
    return false;
}

GEO_FN bool os_failed(void) {
    return os_succeeded(-1);
}

GEO_FN bool os_refuse(const char *why) {
    snprintf(os_reason, sizeof os_reason, "%s", why);
    return false;
}

/* ---- time, randomness, environment ---- */

static int64_t os_clock_us(clockid_t which) {
    struct timespec now;
    ASSERT(clock_gettime(which, &now) == 0);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

GEO_FN int64_t os_now_us(void) {
    return os_clock_us(CLOCK_MONOTONIC);
}

GEO_FN int64_t os_now_ms(void) {
    return os_now_us() / 1000;
}

GEO_FN int64_t os_unix_ms(void) {
    return os_clock_us(CLOCK_REALTIME) / 1000;
}

GEO_FN void os_sleep_until(int64_t deadline_ms) {
    int64_t left_ms;
    while ((left_ms = deadline_ms - os_now_ms()) > 0) {
        struct timespec nap = {.tv_sec = (time_t)(left_ms / 1000),
                               .tv_nsec = (long)(left_ms % 1000) * 1000000};
        nanosleep(&nap, NULL); /* when a signal interrupts it, the loop looks at the clock */
    }
}

GEO_FN bool os_entropy(void *bytes, size_t size) {
    ASSERT(size <= 256); /* every platform gives that many at once */
#if defined(__APPLE__)
    bool good = getentropy(bytes, size) == 0;
#else
    bool good = getrandom(bytes, size, 0) == (ssize_t)size;
#endif
    return good || os_failed();
}

GEO_FN int64_t os_process_id(void) {
    return getpid();
}

GEO_FN str os_env(const char *name) {
    return str_of(getenv(name));
}

GEO_FN str os_env_at(int index) {
    for (int i = 0; environ && environ[i]; i++) {
        if (i == index) {
            return str_of(environ[i]);
        }
    }
    return STR_NONE;
}

GEO_FN const char *os_self(const char *argv0) {
    static char path[OS_PATH_MAX];
#if defined(__APPLE__)
    uint32_t size = sizeof path;
    bool good = _NSGetExecutablePath(path, &size) == 0;
#else
    bool good = readlink("/proc/self/exe", path, sizeof path - 1) > 0;
#endif
    return good ? path : argv0;
}

GEO_FN char **os_arguments(int *count, char **given) {
    (void)count;
    return given;
}

GEO_FN int os_run(char *const argv[]) {
    int how = 0;
    pid_t child = fork();
    if (child == 0) {
        execvp(argv[0], argv);
        _exit(127); /* as a shell */
    }
    while (child > 0 && waitpid(child, &how, 0) < 0 && errno == EINTR) {
    }
    os_failed();
    return child > 0 && WIFEXITED(how) ? WEXITSTATUS(how) : -1;
}

GEO_FN int64_t os_resident_bytes(void) {
    char text[128];
    int fd = os_open("/proc/self/statm");
    if (fd >= 0) {
        ptrdiff_t size = os_read(fd, text, sizeof text);
        os_close(fd);
        str rest = {text, size > 0 ? (size_t)size : 0};
        int64_t pages = 0;
        str_cut(&rest, ' '); /* the first number is the size of the address space */
        if (str_int(str_cut(&rest, ' '), &pages)) {
            return pages * sysconf(_SC_PAGESIZE);
        }
    }
    struct rusage used;
    if (getrusage(RUSAGE_SELF, &used) != 0) {
        return 0;
    }
#if defined(__APPLE__)
    return used.ru_maxrss;
#else
    return (int64_t)used.ru_maxrss * 1024;
#endif
}

/* ---- memory ---- */

GEO_FN void *os_reserve(size_t size) {
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (at == MAP_FAILED) {
        os_failed();
        return NULL;
    }
    return at;
}

GEO_FN void os_unreserve(void *at, size_t size) {
    if (at) {
        munmap(at, size);
    }
}

GEO_FN void *os_reserve_most(size_t most, size_t least, size_t spare, size_t *size) {
    char *at = NULL;
    for (size_t wanted = most; !at && wanted;
         wanted = wanted > least ? MAX(wanted / 2, least) : 0) {
        at = wanted <= SIZE_MAX - spare ? os_reserve(wanted + spare) : NULL;
        *size = wanted;
    }
    if (at && spare) {
        munmap(at + *size, spare);
    }
    return at;
}

/* ---- files ---- */

GEO_FN bool os_check_regular(unsigned mode) {
    return S_ISREG(mode) || os_refuse(S_ISDIR(mode)    ? "it is a folder, not a file"
                                      : S_ISFIFO(mode) ? "it is a pipe, not a file"
                                      : S_ISSOCK(mode) ? "it is a socket, not a file"
                                                       : "it is a device, not a file");
}

static int os_open_with(const char *path, int flags) {
    int fd;
    do {
        fd = open(path, O_RDONLY | O_CLOEXEC | flags);
    } while (fd < 0 && errno == EINTR);
    if (fd < 0 && errno == EACCES && os_state.on_denied) {
        fd = os_state.on_denied(path);
    }
    if (fd < 0) {
        int code = errno;
        os_failed();
        if (code == ENXIO) {
            os_is_special(path); /* a socket, which cannot be opened */
        }
    }
    return fd;
}

#if defined(__linux__)
GEO_FN void os_on_denied(int (*open_file)(const char *path)) {
    os_state.on_denied = open_file;
}
#endif

GEO_FN int os_open(const char *path) {
    return os_open_with(path, 0);
}

GEO_FN int os_append(const char *path) {
    int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (fd < 0) {
        os_failed();
    }
    return fd;
}

GEO_FN void os_close(int fd) {
    if (fd >= 0) {
        close(fd);
    }
}

GEO_FN ptrdiff_t os_read(int fd, void *bytes, size_t size) {
    for (;;) {
        ssize_t got = read(fd, bytes, size);
        if (got >= 0) {
            return got;
        }
        if (errno == EAGAIN) { /* another process has made our stdin non-blocking */
            os_watch watch = {.fd = fd, .events = OS_READ};
            os_poll(&watch, 1, OS_FOREVER);
        } else if (errno != EINTR) {
            os_failed();
            return -1;
        }
    }
}

GEO_FN bool os_read_at(int fd, void *bytes, size_t size, int64_t offset) {
    for (size_t done = 0; done < size;) {
        ssize_t got = pread(fd, (char *)bytes + done, size - done, (off_t)offset + (off_t)done);
        if (got == 0) {
            return os_refuse("the file is shorter than it should be");
        }
        if (got < 0 && errno != EINTR) {
            return os_failed();
        }
        done += got > 0 ? (size_t)got : 0;
    }
    return true;
}

GEO_FN bool os_write(int fd, str bytes) {
    while (bytes.len) {
        ssize_t put = write(fd, bytes.at, bytes.len);
        if (put >= 0) {
            bytes = str_from(bytes, (size_t)put);
        } else if (errno == EAGAIN) {
            os_watch watch = {.fd = fd, .events = OS_WRITE};
            os_poll(&watch, 1, OS_FOREVER);
        } else if (errno != EINTR) {
            return os_failed();
        }
    }
    return true;
}

GEO_FN bool os_write_at(int fd, str bytes, int64_t offset) {
    while (bytes.len) {
        ssize_t put = pwrite(fd, bytes.at, bytes.len, (off_t)offset);
        if (put < 0 && errno != EINTR) {
            return os_failed();
        }
        bytes = str_from(bytes, put > 0 ? (size_t)put : 0);
        offset += put > 0 ? put : 0;
    }
    return true;
}

GEO_FN int64_t os_file_size(int fd) {
    struct stat about;
    bool good = fstat(fd, &about) == 0 || os_failed();
    return good && S_ISREG(about.st_mode) ? (int64_t)about.st_size : -1;
}

GEO_FN bool os_is_absolute(str path) {
    return path.len && path.at[0] == '/';
}

GEO_FN const char *os_file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

GEO_FN bool os_is_link(const char *path) {
    struct stat about;
    return lstat(path, &about) == 0 && S_ISLNK(about.st_mode);
}

GEO_FN bool os_is_same_file(const char *a, const char *b) {
    struct stat one, other;
    return stat(a, &one) == 0 && stat(b, &other) == 0 && one.st_dev == other.st_dev &&
           one.st_ino == other.st_ino;
}

static os_stamp os_stamp_from(const struct stat *about) {
#if defined(__APPLE__)
    struct timespec changed = about->st_mtimespec;
#else
    struct timespec changed = about->st_mtim;
#endif
    uint64_t file[] = {(uint64_t)about->st_dev, (uint64_t)about->st_ino};
    uint64_t content[] = {(uint64_t)about->st_size, (uint64_t)changed.tv_sec,
                          (uint64_t)changed.tv_nsec};
    return (os_stamp){hash_64(file, sizeof file, 1), hash_64(content, sizeof content, 1)};
}

GEO_FN os_stamp os_stamp_of(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 ? os_stamp_from(&about) : (os_stamp){0, 0};
}

GEO_FN bool os_is_special(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && !os_check_regular(about.st_mode);
}

GEO_FN bool os_is_folder(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && S_ISDIR(about.st_mode);
}

GEO_FN void os_make_folder(const char *path) {
    mkdir(path, 0777);
}

GEO_FN bool os_is_exposed(const char *path) {
    struct stat about;
    return stat(path, &about) == 0 && (about.st_mode & (S_IWGRP | S_IROTH | S_IWOTH));
}

GEO_FN bool os_is_tty(int fd) {
    return isatty(fd) == 1;
}

GEO_FN int os_columns(int fd) {
    enum { COLUMNS_USUAL = 80 };
    struct winsize size = {0};
    if (!os_is_tty(fd)) {
        return 0;
    }
    return ioctl(fd, TIOCGWINSZ, &size) == 0 && size.ws_col ? size.ws_col : COLUMNS_USUAL;
}

GEO_FN void os_open_std(void) {
    int fd;
    do { /* a folder can be neither read nor written, and this one always exists */
        fd = open("/", O_RDONLY | O_CLOEXEC);
    } while (fd >= 0 && fd <= STDERR_FILENO);
    os_close(fd);
}

/* Whole pages, as dynamic loaders do it: the linker puts nothing else on them. */
GEO_FN void os_protect_relro(void) {
#if defined(__linux__)
    const ElfW(Phdr) *head = (const ElfW(Phdr) *)getauxval(AT_PHDR);
    const ElfW(Phdr) *end = head ? head + getauxval(AT_PHNUM) : NULL;
    uintptr_t base = 0, page = (uintptr_t)sysconf(_SC_PAGESIZE);
    for (const ElfW(Phdr) *p = head; p < end; p++) {
        if (p->p_type == PT_PHDR) {
            base = (uintptr_t)head - p->p_vaddr;
        } else if (p->p_type == PT_GNU_RELRO) {
            uintptr_t from = (base + p->p_vaddr) & ~(page - 1);
            uintptr_t to = (base + p->p_vaddr + p->p_memsz) & ~(page - 1);
            (void)mprotect((void *)from, to - from, PROT_READ); /* refused: as safe as before */
        }
    }
#endif
}

GEO_FN int os_claim_stdout(void) {
    int copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    signal(SIGPIPE, SIG_IGN);
    if (copy < 0) {
        os_failed();
        return -1;
    }
    dup2(STDERR_FILENO, STDOUT_FILENO); /* without a stderr it stays as it is */
    return copy;
}

GEO_FN bool os_truncate(int fd, int64_t size) {
    int failed;
    do {
        failed = ftruncate(fd, (off_t)size);
    } while (failed && errno == EINTR);
    return !failed || os_failed();
}

/* Somebody has truncated a mapped file: its missing pages become zeros, so that the file is
 * damaged, but the process lives on. */
static void os_on_lost_page(int number, siginfo_t *info, void *context) {
    (void)context;
    int before = errno;
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), at = (uintptr_t)info->si_addr / page * page;
    if (info->si_code != BUS_ADRERR ||
        mmap((void *)at, page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1,
             0) == MAP_FAILED) {
        signal(number, SIG_DFL); /* it is raised again, and ends the process */
    }
    os_has_lost_page = 1;
    errno = before;
}

GEO_FN void os_catch_lost_pages(void) {
    struct sigaction act = {.sa_sigaction = os_on_lost_page, .sa_flags = SA_SIGINFO};
    sigemptyset(&act.sa_mask);
    sigaction(SIGBUS, &act, NULL);
}

GEO_FN bool os_page_lost(void) {
    bool is_lost = os_has_lost_page != 0;
    os_has_lost_page = 0;
    return is_lost;
}

/* Why a file of that size cannot be mapped. */
static bool os_map_failed(int64_t size) {
    if ((uint64_t)size <= SIZE_MAX && errno != ENOMEM) {
        return os_failed();
    }
    snprintf(os_reason, sizeof os_reason,
             "its %lld MiB do not fit the address space of this process, which a limit (ulimit -v) "
             "or a 32-bit system keeps small",
             (long long)(size >> 20));
    return false;
}

GEO_FN bool os_map(const char *path, str *bytes) {
    int fd = os_open_with(path, O_NONBLOCK); /* a pipe would wait for its writer */
    if (fd < 0) {
        return false;
    }
    os_catch_lost_pages();
    struct stat about;
    bool good = fstat(fd, &about) == 0 ? os_check_regular(about.st_mode) : os_failed();
    int64_t size = good ? (int64_t)about.st_size : 0;
    *bytes = STR("");
    if (size > 0) {
        bool may_fit = (uint64_t)size <= SIZE_MAX;
        void *at = may_fit ? mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, fd, 0) : MAP_FAILED;
        good = at != MAP_FAILED || os_map_failed(size);
        *bytes = good ? (str){at, (size_t)size} : STR_NONE;
    }
    os_close(fd);
    return good;
}

/* Zeros of nobody's: they take neither memory nor a file. */
GEO_FN void os_map_rest(str bytes) {
    if (bytes.len) {
        (void)mmap((void *)(uintptr_t)bytes.at, bytes.len, PROT_READ,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0); /* refused: it stays mapped */
    }
}

GEO_FN bool os_map_again(const char *path, os_stamp stamp, str bytes) {
    int fd = os_open_with(path, O_NONBLOCK);
    struct stat about;
    bool good = fd >= 0 && (fstat(fd, &about) == 0 || os_failed());
    if (good) {
        os_stamp now = os_stamp_from(&about);
        good = (now.file == stamp.file && now.content == stamp.content) ||
               os_refuse("it has been replaced or written to");
    }
    good = good && (mmap((void *)(uintptr_t)bytes.at, bytes.len, PROT_READ, MAP_PRIVATE | MAP_FIXED,
                         fd, 0) != MAP_FAILED ||
                    os_map_failed((int64_t)bytes.len));
    os_close(fd);
    return good;
}

GEO_FN void os_map_scattered(str bytes) {
    if (bytes.len) {
        posix_madvise((void *)(uintptr_t)bytes.at, bytes.len, POSIX_MADV_RANDOM);
    }
}

GEO_FN void os_map_ahead(str part) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE), from = (uintptr_t)part.at / page * page;
    posix_madvise((void *)from, (uintptr_t)part.at + part.len - from, POSIX_MADV_WILLNEED);
}

GEO_FN void os_unmap(str bytes) {
    if (bytes.len) {
        munmap((void *)(uintptr_t)bytes.at, bytes.len);
    }
}

GEO_FN void os_drop(str bytes) {
#if defined(__linux__)
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t from = ((uintptr_t)bytes.at + page - 1) / page * page;
    uintptr_t end = ((uintptr_t)bytes.at + bytes.len) / page * page;
    void *at = (void *)from;
    if (from >= end) {
        return;
    }
    if (madvise(at, end - from, OS_KEEP_ON_FORK) != 0) {
        return; /* a system that cannot tell memory without a file from other memory */
    }
    if (madvise(at, end - from, OS_WIPE_ON_FORK) == 0) { /* only memory without a file can be */
        madvise(at, end - from, OS_KEEP_ON_FORK);        /* as that of a compressed program */
    } else {
        madvise(at, end - from, OS_DONT_NEED);
    }
#else
    (void)bytes;
#endif
}

GEO_FN status os_read_file(const char *path, arena *a, size_t max, str *text) {
    int fd = os_open_with(path, O_NONBLOCK); /* a pipe would wait for its writer */
    if (fd < 0) {
        return os_code == ENOENT || os_code == ENOTDIR ? GEO_NOT_FOUND : GEO_FILE;
    }
    struct stat about;
    bool good = fstat(fd, &about) == 0
                    ? os_is_same_file(path, "/dev/null") || os_check_regular(about.st_mode)
                    : os_failed();
    if (!good) {
        os_close(fd);
        return GEO_FILE;
    }
    size_t room = MIN(max, (size_t)(a->end - a->at)), size = 0;
    ptrdiff_t got = 0;
    char extra;
    while (size < room && (got = os_read(fd, a->at + size, room - size)) > 0) {
        size += (size_t)got;
    }
    if (size == room && got >= 0) {
        got = os_read(fd, &extra, 1); /* the end of the file, or too large? */
    }
    os_close(fd);
    if (got != 0) {
        return got > 0 ? GEO_TOO_LARGE : GEO_FILE;
    }
    *text = (str){arena_bytes(a, size), size};
    return GEO_OK;
}

GEO_FN void os_tell_file_limit(void) {
    signal(SIGXFSZ, SIG_IGN);
}

GEO_FN bool os_folder_each(const char *path, void (*each)(void *ctx, const char *name), void *ctx) {
    DIR *all = opendir(path);
    for (struct dirent *one; all && (one = readdir(all));) {
        each(ctx, one->d_name);
    }
    return all && closedir(all) == 0;
}

GEO_FN bool os_remove(const char *path) {
    return unlink(path) == 0;
}

/* ---- encodings ---- */

#if defined(__linux__)
/* Weak: the tables of the C library, 150 kB, are only in those programs that build.zig links with
 * them. */
extern __typeof__(iconv_open) iconv_open __attribute__((weak));
extern __typeof__(iconv) iconv __attribute__((weak));

GEO_FN size_t os_decode(unsigned page, str in, char *to, size_t cap) {
    static _Thread_local iconv_t handles[2]; /* opened once, for good */
    iconv_t *handle = &handles[page == 932];
    if (!*handle && iconv_open) {
        *handle = iconv_open("UTF-8", page == 932 ? "SHIFT_JIS" : "GB18030");
    }
    char bytes[OS_DECODE_MAX], *from = bytes, *at = to;
    size_t left = MIN(in.len, sizeof bytes), room = cap;
    memcpy(bytes, in.at, left);
    bool good =
        iconv && *handle && *handle != (iconv_t)-1 && iconv(*handle, &from, &left, &at, &room) == 0;
    return good ? cap - room : 0;
}
#else
GEO_FN size_t os_decode(unsigned page, str in, char *to, size_t cap) {
    (void)page, (void)in, (void)to, (void)cap;
    return 0;
}
#endif

/* ---- threads ---- */

GEO_FN void os_lock(os_mutex *m) {
    ASSERT(pthread_mutex_lock(&m->handle) == 0);
}

GEO_FN void os_unlock(os_mutex *m) {
    ASSERT(pthread_mutex_unlock(&m->handle) == 0);
}

GEO_FN void os_cond_init(os_cond *v) {
#if defined(__APPLE__)
    ASSERT(pthread_cond_init(&v->handle, NULL) == 0);
#else
    pthread_condattr_t how;
    ASSERT(pthread_condattr_init(&how) == 0);
    ASSERT(pthread_condattr_setclock(&how, CLOCK_MONOTONIC) == 0);
    ASSERT(pthread_cond_init(&v->handle, &how) == 0);
    pthread_condattr_destroy(&how);
#endif
}

GEO_FN bool os_wait(os_cond *v, os_mutex *m, int64_t deadline_ms) {
    int64_t left_ms = MAX(deadline_ms - os_now_ms(), 0);
    int code;
    if (deadline_ms == OS_FOREVER) {
        code = pthread_cond_wait(&v->handle, &m->handle);
    } else {
#if defined(__APPLE__)
        struct timespec until = {.tv_sec = (time_t)(left_ms / 1000),
                                 .tv_nsec = (long)(left_ms % 1000) * 1000000};
        code = pthread_cond_timedwait_relative_np(&v->handle, &m->handle, &until);
#else
        int64_t until_ms = left_ms + os_now_ms();
        struct timespec until = {.tv_sec = (time_t)(until_ms / 1000),
                                 .tv_nsec = (long)(until_ms % 1000) * 1000000};
        code = pthread_cond_timedwait(&v->handle, &m->handle, &until);
#endif
    }
    ASSERT(code == 0 || code == ETIMEDOUT);
    return code == 0;
}

GEO_FN void os_wake_all(os_cond *v) {
    ASSERT(pthread_cond_broadcast(&v->handle) == 0);
}

GEO_FN int os_processors(void) {
    return (int)MAX(sysconf(_SC_NPROCESSORS_ONLN), 1L);
}

GEO_FN bool os_thread(void *(*run)(void *), void *ctx) {
    pthread_attr_t how;
    pthread_t handle;
    sigset_t all, before;
    sigfillset(&all);
    sigdelset(&all, SIGBUS); /* raised and handled in the thread that reads the lost page */
    int code = pthread_attr_init(&how);
    if (code != 0) {
        return os_succeeded(code);
    }
    pthread_attr_setstacksize(&how, OS_STACK_BYTES);
    pthread_attr_setdetachstate(&how, PTHREAD_CREATE_DETACHED);
    pthread_sigmask(SIG_SETMASK, &all, &before); /* the new thread inherits the mask */
    code = pthread_create(&handle, &how, run, ctx);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    pthread_attr_destroy(&how);
    return os_succeeded(code);
}

#if defined(__linux__)
/* The scheduler (EEVDF) takes the thread whose slice would end first; 0.1 ms is the shortest that a
 * thread may ask for. The threads that this one starts get the usual slice again. */
GEO_FN void os_prefer_latency(void) {
    enum { NORMAL = 0, RESET_ON_FORK = 1, SLICE_NS = 100000 };
    struct {
        uint32_t size, policy;
        uint64_t flags;
        int32_t nice;
        uint32_t priority;
        uint64_t slice_ns, deadline_ns, period_ns;
    } how = {0};
    if (syscall(SYS_sched_getattr, 0, &how, sizeof how, 0) == 0 && how.policy == NORMAL) {
        os_state.has_background = how.nice < OS_BACKGROUND_NICE;
        how.flags |= RESET_ON_FORK;
        how.slice_ns = SLICE_NS;
        syscall(SYS_sched_setattr, 0, &how, 0);
    }
}

/* By the bare call, whose arguments os_filter knows: here it means this thread, not the process. */
GEO_FN void os_thread_background(void) {
    if (os_state.has_background) {
        syscall(SYS_setpriority, PRIO_PROCESS, 0, OS_BACKGROUND_NICE);
    }
}
#else
GEO_FN void os_prefer_latency(void) {}

GEO_FN void os_thread_background(void) {}
#endif

/* ---- waiting, waking, signals ---- */

GEO_FN int os_poll(os_watch *list, int count, int64_t deadline_ms) {
    enum { NAP_MAX_MS = 1 << 30 }; /* poll takes an int; a longer wait is several */
    for (;;) {
        int64_t left_ms = deadline_ms == OS_FOREVER ? NAP_MAX_MS : deadline_ms - os_now_ms();
        int64_t nap_ms = MIN(MAX(left_ms, 0), NAP_MAX_MS);
        int ready = poll(list, (nfds_t)count, (int)nap_ms);
        ASSERT(ready >= 0 || errno == EINTR || errno == ENOMEM);
        if (ready > 0 || (ready == 0 && nap_ms == left_ms && deadline_ms != OS_FOREVER) ||
            left_ms <= 0) {
            return MAX(ready, 0);
        }
    }
}

GEO_FN bool os_wakeup_open(os_wakeup *w) {
    int ends[2];
    if (pipe(ends) != 0) {
        return os_failed();
    }
    bool good = true;
    for (int i = 0; i < 2; i++) { /* sending must not block: a full pipe wakes, too */
        good = good && fcntl(ends[i], F_SETFL, O_NONBLOCK) == 0;
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    }
    *w = (os_wakeup){.in = ends[0], .out = ends[1]};
    return good || os_failed();
}

GEO_FN void os_wakeup_send(const os_wakeup *w) {
    int before = errno; /* may be called in a signal handler */
    ssize_t put = write(w->out, "", 1);
    (void)put;
    errno = before;
}

GEO_FN void os_wakeup_clear(const os_wakeup *w) {
    char bytes[64];
    while (read(w->in, bytes, sizeof bytes) > 0) {
    }
}

static void os_on_signal(int number) {
    os_wakeup w = {.in = -1, .out = os_state.wakeup};
    atomic_fetch_or(&os_state.flags, number == SIGHUP ? OS_RELOAD : OS_STOP);
    os_wakeup_send(&w);
}

GEO_FN void os_signals(const os_wakeup *w, int which) {
    struct sigaction act = {.sa_handler = SIG_IGN};
    sigemptyset(&act.sa_mask);
    sigaction(SIGPIPE, &act, NULL);
    os_state.wakeup = w->out;
    act.sa_handler = os_on_signal;
    if (which & OS_RELOAD) {
        sigaction(SIGHUP, &act, NULL);
    }
    act.sa_flags = (int)SA_RESETHAND;
    if (which & OS_STOP) {
        sigaction(SIGTERM, &act, NULL);
        sigaction(SIGINT, &act, NULL);
    }
}

GEO_FN int os_signals_take(void) {
    return atomic_exchange(&os_state.flags, 0);
}
