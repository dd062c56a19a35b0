#ifndef GEO_OS_H
#define GEO_OS_H
/* os -- the platform and nothing else: clocks, memory, files, threads, signals; sockets are in
 * os_socket_socket. Only these modules and os_poller have POSIX calls and #ifdef; tests put a fake
 * in their place, so they decide nothing.
 *
 * Failing calls answer false, NULL or a negative number, and os_why() then has the reason in words.
 * Paths are NUL-terminated. File descriptors are close-on-exec. Interrupted calls (EINTR) are
 * restarted. */

#include <poll.h>
#include <pthread.h>

#include "../base/arena.h"
#include "../base/status.h"

enum { OS_PATH_MAX = 1024 }; /* longest path we take; keeps writers free of allocation */

#define OS_FOREVER INT64_MAX /* a deadline that never comes */

/* Why the last call on this thread failed, e.g. "No such file or directory". Valid until the next
 * failure. */
GEO_FN const char *os_why(void);
/* For the modules of the platform: keeps why, and answers false. */
GEO_FN bool os_failed(void); /* errno tells */
GEO_FN bool os_refuse(const char *why);
GEO_FN void os_note_errno(int code);

/* ---- time, chance, environment ---- */
GEO_FN int64_t os_now_ms(void);  /* monotonic; for deadlines and ages inside this process */
GEO_FN int64_t os_now_us(void);  /* the same clock, for what takes less than that */
GEO_FN int64_t os_unix_ms(void); /* wall clock, since 1970; may jump */
GEO_FN void os_sleep_until(int64_t deadline_ms);
GEO_FN bool os_entropy(void *bytes, size_t size); /* from the kernel, fit for keys */
GEO_FN str os_env(const char *name);              /* absent when not set; PROCESS, NUL-terminated */
GEO_FN str os_env_at(int index);                  /* "NAME=value"; absent after the last */
GEO_FN const char *
os_self(const char *called);            /* path of this program, else what it was called by */
GEO_FN int64_t os_resident_bytes(void); /* memory of this process in RAM; 0 unknown */

/* ---- memory: reserved once, never given back; pages cost RAM only when touched ---- */
GEO_FN void *os_reserve(size_t size); /* zeroed; NULL when refused */
/* `most` bytes, or half of that, and so on, but `least`: the first that leave `spare` for others.
 * *size is what it was. Whole pages, all three. NULL when even `least` was refused. */
GEO_FN void *os_reserve_most(size_t most, size_t least, size_t spare, size_t *size);

/* ---- files ---- */
/* The whole file read-only in memory (an empty file: len 0). Stays valid when the file is replaced
 * by rename; of a file that others cut short while it is mapped, the lost part reads as zeros. */
GEO_FN bool os_map(const char *path, str *bytes);
GEO_FN void os_unmap(str bytes);
/* Whether this thread has missed a page of a mapped file since it asked last. */
GEO_FN bool os_page_lost(void);

/* The whole of a small file, copied into the arena. GEO_OK, GEO_NOT_FOUND, GEO_TOO_LARGE (more than
 * max or than the arena holds), GEO_FILE. */
GEO_FN status os_read_file(const char *path, arena *a, size_t max, str *text);

/* A file of exactly `size` bytes mapped read-write, seen by every process that maps it; a part that
 * others cut off is from then on this process's own, and zeros (os_page_lost). Created
 * with mode 0600 and zeroes, and anew when it has another size; *before is the size that it had.
 * Refused when it is not a regular file of this user, or has content that does not begin with
 * `mark` (at most OS_MARK_MAX bytes): then it is somebody's data. */
enum { OS_MARK_MAX = 16 };

typedef struct {
    char *at;
    size_t size;
    int fd;
} os_shared;

GEO_FN bool os_share(os_shared *s, const char *path, size_t size, str mark, int64_t *before);
GEO_FN void os_unshare(os_shared *s);
/* Lock between processes (not between threads of one); the kernel drops it when its holder dies.
 * False: another process held it for all of wait_ms. */
GEO_FN bool os_share_lock(os_shared *s, int wait_ms);
GEO_FN void os_share_unlock(os_shared *s);

/* For the start: makes the tables read-only whose addresses had to be filled in (RELRO). glibc and
 * dynamic loaders have done it; musl leaves it out in a static program. */
GEO_FN void os_seal(void);

/* Streams: 0, 1 and 2 are stdin, stdout, stderr. */
/* For the start: fills those of them that the caller has closed, or files and sockets would get
 * their numbers and what is printed. */
GEO_FN void os_fill_std(void);
GEO_FN int os_open(const char *path);   /* for reading; -1 failed */
GEO_FN int os_append(const char *path); /* for writing at its end, created; -1 failed */
GEO_FN ptrdiff_t os_read(int fd, void *bytes, size_t size); /* > 0 bytes, 0 end, < 0 failed */
GEO_FN bool os_read_at(int fd, void *bytes, size_t size,
                       int64_t offset);                     /* all of size, or false */
GEO_FN bool os_write(int fd, str bytes);                    /* all of it, waiting when it must */
GEO_FN bool os_write_at(int fd, str bytes, int64_t offset); /* all of it; the file position stays */
GEO_FN int64_t os_file_size(int fd);                        /* -1: not a regular file */
/* Whether something else than a regular file is there, which os_why says then: to open a pipe would
 * wait for its writer. */
GEO_FN bool os_is_special(const char *path);
GEO_FN bool os_is_tty(int fd);
/* Keeps stdout for one writer: answers a private copy of it and makes descriptor 1 another stderr,
 * so that no stray print gets in between. Ignores PIPE: writing to a reader that has gone is a
 * failed write. -1: there is no stdout. */
GEO_FN int os_claim_stdout(void);
GEO_FN bool os_cut(int fd, int64_t size); /* shortens a file that os_append opened */
GEO_FN void os_close(int fd);

/* A file that appears whole or not at all: written under another name beside `path`, then renamed
 * over it. Write through w.fd, then commit (fsync + rename) or discard; both close. */
typedef struct {
    int fd;
    char path[OS_PATH_MAX], beside[OS_PATH_MAX];
} os_writer;

GEO_FN bool os_writer_open(os_writer *w, const char *path);
GEO_FN bool os_writer_commit(os_writer *w); /* false: nothing was replaced, the work is discarded */
GEO_FN void os_writer_discard(os_writer *w);

/* A nameless read-write file in the folder of `beside`, for external sorting; gone when closed or
 * killed. */
GEO_FN int os_spill(const char *beside); /* -1 failed */

/* ---- threads ---- */
typedef struct {
    pthread_mutex_t handle;
} os_mutex;
typedef struct {
    pthread_cond_t handle;
} os_cond;

#define OS_MUTEX_INIT                                                                              \
    { PTHREAD_MUTEX_INITIALIZER } /* a mutex needs nothing else */

GEO_FN void os_lock(os_mutex *m);
GEO_FN void os_unlock(os_mutex *m);
GEO_FN void os_cond_init(os_cond *v); /* run time only: its clock is os_now_ms()'s */
/* Gives up m while waiting. False: the deadline passed. May wake without reason: test in a loop. */
GEO_FN bool os_wait(os_cond *v, os_mutex *m, int64_t deadline_ms);
GEO_FN void os_wake_all(os_cond *v);
/* Starts a detached thread; its stack is 512 KiB. Signals are for the first thread, but for the one
 * of pages that a mapped file has lost (os_page_lost). */
GEO_FN bool os_thread(void *(*run)(void *), void *with);

/* ---- waiting and waking ---- */
typedef struct pollfd os_watch; /* fd (< 0: skipped), events: what to wait for, revents: what is */
enum { OS_READ = POLLIN, OS_WRITE = POLLOUT, OS_BROKEN = POLLERR | POLLHUP | POLLNVAL };

/* Waits until one of them is ready; answers how many are, 0 when the deadline passed. */
GEO_FN int os_poll(os_watch *list, int count, int64_t deadline_ms);

/* Wakes a thread that sits in os_poll: it watches `in` for OS_READ, others call os_wakeup_send. */
typedef struct {
    int in, out;
} os_wakeup;

GEO_FN bool os_wakeup_open(os_wakeup *b);
GEO_FN void os_wakeup_send(const os_wakeup *b); /* any thread, and signal handlers */
GEO_FN void os_wakeup_clear(const os_wakeup *b);

/* ---- signals ---- */
enum {
    OS_STOP = 1, /* TERM or INT came; a second one ends the process */
    OS_RELOAD = 2
}; /* HUP came */

/* Ignores PIPE; from now on those of TERM and INT (OS_STOP) and HUP (OS_RELOAD) that are wanted set
 * flags and ring the bell. */
GEO_FN void os_signals(const os_wakeup *b, int which);
GEO_FN int os_signals_take(void); /* the flags since the last call */

#endif
