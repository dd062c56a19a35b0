#ifndef GEO_OS_H
#define GEO_OS_H
/* os -- the operating system: clocks, memory, files, threads, signals. Only the modules os,
 * os_writer, os_shared, os_address, os_socket, os_poller, os_sandbox, os_filter and os_broker make
 * system calls and have #ifdefs; for Windows the first six have twins (os_windows.c). Tests replace
 * them with fake_os, so they contain no policy.
 *
 * Calls that fail return false, NULL or a negative number, and os_why() then has the reason in
 * words. Paths are NUL-terminated. File descriptors are close-on-exec. Interrupted calls (EINTR)
 * are restarted. */

#if !defined(_WIN32)
#include <poll.h>
#include <pthread.h>
#endif

#include "../base/arena.h"
#include "../base/status.h"

enum { OS_PATH_MAX = 1024 }; /* longest path that is accepted */

enum {
#if defined(_WIN32)
    OS_LIST_MARK = ';', /* between paths in one setting */
    OS_CAN_RUN = false  /* os_run */
#else
    OS_LIST_MARK = ':',
    OS_CAN_RUN = true
#endif
};

#define OS_FOREVER INT64_MAX /* a deadline that never comes */

/* Why the last call on this thread failed, e.g. "No such file or directory". Valid until the next
 * failure. */
GEO_FN const char *os_why(void);
/* Whether that was a write to a pipe that nobody reads any more. */
GEO_FN bool os_is_unread(void);
/* For the platform modules: they set the reason and return false. */
GEO_FN bool os_failed(void); /* from errno */
GEO_FN bool os_refuse(const char *why);
#if !defined(_WIN32)
/* Of a call that returns its error, as posix_* and pthread_* do. True: 0. Negative: the C library
 * has put it into errno after all (posix_fallocate in the musl of zig 0.17). */
GEO_FN bool os_succeeded(int code);
/* Whether the st_mode is that of a regular file; else the reason says what it is. */
GEO_FN bool os_check_regular(unsigned mode);
GEO_FN void os_catch_lost_pages(void); /* from now on lost pages of a mapped file read as zeros */
#endif

/* ---- time, randomness, environment ---- */
GEO_FN int64_t os_now_ms(void);  /* monotonic; for deadlines and ages inside this process */
GEO_FN int64_t os_now_us(void);  /* the same clock in microseconds */
GEO_FN int64_t os_unix_ms(void); /* wall clock, since 1970; may jump */
GEO_FN void os_sleep_until(int64_t deadline_ms);
GEO_FN bool os_entropy(void *bytes, size_t size); /* from the kernel, good enough for keys */
GEO_FN str os_env(const char *name);              /* absent when not set; PROCESS, NUL-terminated */
GEO_FN str os_env_at(int index);                  /* "NAME=value"; absent after the last */
GEO_FN int64_t os_process_id(void);
GEO_FN const char *os_self(const char *argv0); /* path of this program; unknown: argv0 */
/* The arguments of main, in UTF-8. PROCESS. */
GEO_FN char **os_arguments(int *count, char **given);
/* Runs the program argv[0] of PATH with our stdin and stdout to its end. Returns its exit code;
 * below zero: it cannot be run, or a signal ended it. */
GEO_FN int os_run(char *const argv[]);
GEO_FN int64_t os_resident_bytes(void); /* resident set size of this process; 0: unknown */

/* ---- memory: reserved once, hardly ever freed; pages cost RAM only when touched ---- */
GEO_FN void *os_reserve(size_t size); /* zeroed; NULL: out of address space */
/* Gives that back, after large work that is done once. NULL: nothing. */
GEO_FN void os_unreserve(void *at, size_t size);
/* Reserves `most` bytes, or half of that, and so on down to `least`, and leaves `spare` bytes of
 * the address space free. *size is what it got. All three are whole pages. NULL: not even `least`.
 */
GEO_FN void *os_reserve_most(size_t most, size_t least, size_t spare, size_t *size);

/* ---- files ---- */
/* Maps the whole file read-only (an empty file: len 0). Stays valid when the file is replaced by
 * rename; when somebody truncates the file, the lost part reads as zeros. */
GEO_FN bool os_map(const char *path, str *bytes);
/* Says that a mapped file is read here and there: each read brings in its page only, not a megabyte
 * around it. */
GEO_FN void os_map_scattered(str bytes);
/* Brings in a part of it that is read next, in one go. */
GEO_FN void os_map_ahead(str part);
/* Which file a path is, and a number that changes when somebody writes to it. Zeros: none. */
typedef struct {
    uint64_t file, content;
} os_stamp;
GEO_FN os_stamp os_stamp_of(const char *path);
/* Gives a mapped file back but keeps its addresses, which then read as zeros; os_map_again maps it
 * there. Where there is no such thing, it stays mapped. */
GEO_FN void os_map_rest(str bytes);
/* False: the path is no more the file of that stamp (os_why). */
GEO_FN bool os_map_again(const char *path, os_stamp stamp, str bytes);
GEO_FN void os_unmap(str bytes);
/* Gives back the memory of pages of a mapped file or of the program, which are read from the file
 * again when they are needed. */
GEO_FN void os_drop(str bytes);
/* Whether this thread has read a lost page of a mapped file since the last call. */
GEO_FN bool os_page_lost(void);

/* Reads the whole of a small file into the arena. A pipe, a socket, a folder or a device is none
 * and is not waited for; /dev/null is an empty one.
 * GEO_OK, GEO_NOT_FOUND, GEO_TOO_LARGE (over max, or more than the arena holds), GEO_FILE. */
GEO_FN status os_read_file(const char *path, arena *a, size_t max, str *text);

/* At start: makes the relocated tables read-only (RELRO). glibc and dynamic loaders have done it;
 * musl does not in a static program. */
GEO_FN void os_protect_relro(void);

/* Calls `each` with the name of everything in a folder, in no order. False: it is none. */
GEO_FN bool os_folder_each(const char *path, void (*each)(void *ctx, const char *name), void *ctx);

/* Streams: 0, 1 and 2 are stdin, stdout, stderr. */
/* At start: opens those that are closed, or the next file or socket would get their number and
 * receive what is printed. */
GEO_FN void os_open_std(void);
GEO_FN int os_open(const char *path); /* for reading; -1 failed */
#if defined(__linux__)
/* What opens a file for reading that this process may not; it returns -1 and sets errno if it
 * cannot, either. */
GEO_FN void os_on_denied(int (*open_file)(const char *path));
#endif
GEO_FN int os_append(const char *path); /* for appending; created if missing; -1 failed */
GEO_FN ptrdiff_t os_read(int fd, void *bytes, size_t size); /* > 0 bytes, 0 end, < 0 failed */
/* All of the bytes, or false. os_write waits on a non-blocking descriptor, too; the other two leave
 * the file position alone. */
GEO_FN bool os_write(int fd, str bytes);
GEO_FN bool os_write_at(int fd, str bytes, int64_t offset);
GEO_FN bool os_read_at(int fd, void *bytes, size_t size, int64_t offset);
GEO_FN int64_t os_file_size(int fd); /* -1: not a regular file */
/* Whether the path is something other than a regular file, which os_why then says: opening a pipe
 * would wait for its writer. */
GEO_FN bool os_is_special(const char *path);
GEO_FN bool os_is_folder(const char *path);
GEO_FN void os_make_folder(const char *path); /* where there is none; its parent is there */
GEO_FN bool os_is_exposed(const char *path);  /* other users may read or write it */
GEO_FN bool os_is_absolute(str path);
GEO_FN const char *os_file_name(const char *path); /* without its folder */
GEO_FN bool os_is_link(const char *path); /* a symbolic one, which a rename would replace */
GEO_FN bool os_is_same_file(const char *a, const char *b); /* both are there, and are one file */
GEO_FN bool os_is_tty(int fd);
GEO_FN int os_columns(int fd); /* of a terminal, 80 when it does not tell; 0: it is none */
/* Reserves stdout for one writer: returns a private copy of it and points descriptor 1 to stderr,
 * so that no stray print gets in between. Ignores SIGPIPE: writing without a reader then fails. -1:
 * there is no stdout. */
GEO_FN int os_claim_stdout(void);
GEO_FN bool os_truncate(int fd, int64_t size); /* truncates a file that os_append opened */
GEO_FN void os_close(int fd);

/* From now on a file that would grow beyond the process's limit is an error, not its end (SIGXFSZ
 * is ignored). */
GEO_FN void os_tell_file_limit(void);
GEO_FN bool os_remove(const char *path); /* a file; false: there is none, or it stays */

/* Text in a code page of Windows, 932 or 54936, as UTF-8; whole characters, not more than
 * OS_DECODE_MAX bytes. Returns how many bytes `to` has got; 0: there is one that the page does not
 * have, or no room, or this program has no such page. */
enum { OS_DECODE_MAX = 64 };
GEO_FN size_t os_decode(unsigned page, str in, char *to, size_t cap);

/* ---- threads ---- */
#if defined(_WIN32)
typedef struct {
    void *handle; /* as large as SRWLOCK and CONDITION_VARIABLE, which begin as zeros */
} os_mutex;
typedef struct {
    void *handle;
} os_cond;
#define OS_MUTEX_INIT                                                                              \
    { NULL }
#else
typedef struct {
    pthread_mutex_t handle;
} os_mutex;
typedef struct {
    pthread_cond_t handle;
} os_cond;
#define OS_MUTEX_INIT                                                                              \
    { PTHREAD_MUTEX_INITIALIZER } /* all that a mutex needs */
#endif

GEO_FN void os_lock(os_mutex *m);
GEO_FN void os_unlock(os_mutex *m);
GEO_FN void
os_cond_init(os_cond *v); /* has no static initializer: it uses the clock of os_now_ms() */
/* Releases m while waiting. False: the deadline passed. Wakes up spuriously: test in a loop. */
GEO_FN bool os_wait(os_cond *v, os_mutex *m, int64_t deadline_ms);
GEO_FN void os_wake_all(os_cond *v);
/* Starts a detached thread with a stack of 512 KiB. Only the first thread takes signals, except for
 * SIGBUS (os_page_lost). */
GEO_FN bool os_thread(void *(*run)(void *), void *ctx);
GEO_FN int os_processors(void); /* that are online; 1 or more */

/* Asks the scheduler to run this thread soon after it wakes (Linux 6.12 and later), before threads
 * that compute. These call os_thread_background, which then lowers their priority. Both have no
 * effect on other systems. */
GEO_FN void os_prefer_latency(void);
GEO_FN void os_thread_background(void);
enum { OS_BACKGROUND_NICE = 4 /* 0.4 of the time of other threads, if these want it */ };

/* ---- waiting and waking ---- */
#if defined(_WIN32)
typedef struct {
    int fd;                /* < 0: skipped */
    short events, revents; /* awaited, ready */
} os_watch;
enum { OS_READ = 1, OS_WRITE = 2, OS_BROKEN = 4 };
#else
typedef struct pollfd os_watch;
enum { OS_READ = POLLIN, OS_WRITE = POLLOUT, OS_BROKEN = POLLERR | POLLHUP | POLLNVAL };
#endif

/* Waits until at least one is ready; returns how many are, 0: the deadline passed. */
GEO_FN int os_poll(os_watch *list, int count, int64_t deadline_ms);

/* Wakes a thread that waits in os_poll: it watches `in` for OS_READ, others call os_wakeup_send. */
typedef struct {
    int in, out;
} os_wakeup;

GEO_FN bool os_wakeup_open(os_wakeup *w);
GEO_FN void os_wakeup_send(const os_wakeup *w); /* any thread, and signal handlers */
GEO_FN void os_wakeup_clear(const os_wakeup *w);

/* ---- signals ---- */
enum {
    OS_STOP = 1,  /* SIGTERM or SIGINT; a second one ends the process */
    OS_RELOAD = 2 /* SIGHUP */
};

/* Ignores SIGPIPE; from now on the signals of `which` set their flag and send the wakeup. */
GEO_FN void os_signals(const os_wakeup *w, int which);
GEO_FN int os_signals_take(void); /* the flags set since the last call */

#endif
