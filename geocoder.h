#ifndef GEOCODER_H
#define GEOCODER_H
/* geocoder -- the public C interface of the geocoder, for programs that embed it: C, C++, and every
 * language that calls C.
 *
 * `zig build library` writes include/geocoder.h, lib/libgeocoder.a, the shared library
 * (lib/libgeocoder.so, libgeocoder.dylib or geocoder.dll) and lib/pkgconfig/geocoder.pc into
 * zig-out. Both libraries contain all that is needed, the places included:
 *
 *     cc main.c $(pkg-config --cflags --libs geocoder)
 *     cc -I zig-out/include main.c zig-out/lib/libgeocoder.a -lm -lpthread
 *
 * All names that they define begin with geocoder_, and the shared one exports the three functions
 * alone, so both link next to any other library, another mbedTLS included.
 *
 *     geocoder *g;
 *     const char *settings[] = {"GEOCODER_LANGUAGE=de", NULL};
 *     if (geocoder_open(settings, NULL, NULL, &g) == GEOCODER_OK) {
 *         geocoder_call(g, "geocode", "{\"query\": \"Boulder\"}", reply, sizeof reply);
 *         geocoder_close(g);
 *     }
 *
 * PROCESS. Its tables, cache and connections belong to the process: there is one handle at a time,
 * and its settings are those of the first geocoder_open that succeeded. A second open fails with
 * GEOCODER_IS_OPEN; after geocoder_close another one succeeds, with the same settings. After
 * fork(2) the child must not use it unless it calls one of exec(3): open it after the fork.
 *
 * THREADS. All functions may be called by any thread at any time, also at once: calls run one after
 * another, in no promised order. A thread needs 512 KiB of stack.
 *
 * SIGNALS. With index files or a cache file it handles SIGBUS: a mapped file that is cut short then
 * reads as zeros, also one of yours; with a cache file it ignores SIGXFSZ. It starts threads of its
 * own only where an upstream is asked, and these take no signals of yours.
 *
 * MEMORY. What a caller passes in, it may free as soon as the function returns; the handle is the
 * library's. Memory is reserved in geocoder_open and, for an upstream, at the first question to it;
 * calls allocate nothing.
 *
 * UNITS of all tools: degrees (WGS 84), metres and square metres unless a name ends otherwise
 * (`_km`, `_km2`, `_s`), and texts in UTF-8. */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifndef GEOCODER_API /* the build of the library sets it */
#define GEOCODER_API
#endif

#define GEOCODER_VERSION "2.0.0"

enum {
    GEOCODER_REPLY_MAX = 8 << 20 /* a batch of 50 names with 50 places each is 1.3 MB of ours; an
                                    upstream's places have longer names; costs what is touched */
};

/* What the functions return. Those from 64 on are the exit codes of the command line, as in
 * sysexits.h. After a geocoder_call that returned one of them, the reply is a JSON object whose
 * `error` has the stable `code`, `message`, `recoverable` and `suggestion`; of those marked with *,
 * it is empty. */
enum {
    GEOCODER_OK = 0,
    GEOCODER_IS_OPEN = 1,      /* of geocoder_open: the process has a handle */
    GEOCODER_IS_CLOSED = 2,    /* *: the handle is not, or no more, that of geocoder_open */
    GEOCODER_INVALID = 64,     /* no such tool, or its arguments are wrong */
    GEOCODER_TOO_LARGE = 65,   /* *: the reply does not fit; or a limit was exceeded */
    GEOCODER_NOT_FOUND = 66,   /* a name, an id or a file is unknown; no results are GEOCODER_OK */
    GEOCODER_UNAVAILABLE = 69, /* no network, no data, no way */
    GEOCODER_INTERNAL = 70,    /* no memory, or a mistake of ours */
    GEOCODER_FILE = 73,        /* a file cannot be used */
    GEOCODER_TRY_LATER = 75,   /* the deadline passed, a rate limit, a busy upstream */
    GEOCODER_PROTOCOL = 76,    /* the upstream's TLS or answer is not what it should be */
    GEOCODER_DENIED = 77,      /* the upstream refused us */
    GEOCODER_BAD_SETTING = 78  /* of geocoder_open; the log says which */
};

/* Lines of the log are GEOCODER_LOG_ERROR to GEOCODER_LOG_DEBUG; the setting GEOCODER_LOG_LEVEL
 * says how many there are (by default the first two), GEOCODER_LOG=json makes them JSON. */
enum { GEOCODER_LOG_ERROR, GEOCODER_LOG_WARN, GEOCODER_LOG_INFO, GEOCODER_LOG_DEBUG };

/* Gets one line of the log, in UTF-8, without a line break; `line` is valid until it returns. It
 * may be called by any thread, never by two at once, until geocoder_close has returned. It must not
 * call functions of this library. */
typedef void geocoder_log(void *data, int level, const char *line);

typedef struct geocoder geocoder;

/* Opens the geocoder and stores the handle, or NULL if it does not return GEOCODER_OK.
 *
 * settings  NAME=value texts, NULL behind the last; NULL: none. The names are those of
 *           src/docs/settings.md ("GEOCODER_INDEX=/srv/monaco.idx"); other names are ignored, but
 * one that begins with GEOCODER_ and is no setting is a mistake. Neither the environment nor a
 * `.env` is read: who wants the environment passes `environ`. log       gets each line of the log;
 * NULL: they go to stderr. data      is passed to it.
 *
 * Takes milliseconds, and the time to map the index files. Returns GEOCODER_IS_OPEN,
 * GEOCODER_BAD_SETTING after one log line for each mistake (a file that cannot be used is one; so
 * are other settings than those that the process has), or GEOCODER_INTERNAL without memory. */
GEOCODER_API int geocoder_open(const char *const *settings, geocoder_log *log, void *data,
                               geocoder **handle);

/* Calls a tool.
 *
 * tool       its name, one of those of src/docs/assistants.md ("reverse_geocode").
 * arguments  a JSON object as its inputSchema says; NULL: {}.
 * reply      gets the JSON object of its outputSchema, or of the error, and a NUL.
 * size       its bytes; GEOCODER_REPLY_MAX is always enough for what is not an error of ours.
 *
 * Blocks until there is an answer or GEOCODER_TIMEOUT seconds have passed; the wait for calls of
 * other threads counts. Returns any of the codes above but GEOCODER_IS_OPEN. */
GEOCODER_API int geocoder_call(geocoder *handle, const char *tool, const char *arguments,
                               char *reply, size_t size);

/* Closes the handle: calls that wait for others end with GEOCODER_IS_CLOSED, the one that runs is
 * waited for, and the log function is not called any more. Index files stay mapped, and the memory
 * stays reserved, for the next geocoder_open. Returns GEOCODER_IS_CLOSED when it was not open. */
GEOCODER_API int geocoder_close(geocoder *handle);

#ifdef __cplusplus
}
#endif

#endif
