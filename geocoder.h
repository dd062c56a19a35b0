#ifndef GEOCODER_H
#define GEOCODER_H
/* geocoder -- the public C interface of the geocoder, for C and C++ programs that embed it.
 *
 * `zig build library` makes zig-out/lib/libgeocoder.a, which holds all that is needed, and
 * zig-out/include/geocoder.h:
 *
 *     cc -I zig-out/include main.c zig-out/lib/libgeocoder.a -lm -lpthread
 *
 * All names that it defines begin with geocoder_, so it links next to any other library, another
 * mbedTLS included. Both functions return 0, or the exit code that the command line would end with
 * (the table of src/docs/errors.md). Any thread may call them. */

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define GEOCODER_VERSION "2.0.0"

enum {
    GEOCODER_REPLY_MAX = 8 << 20 /* a batch of 50 names with 50 places each is 1.3 MB of ours; an
                                    upstream's places have longer names; costs what is touched */
};

/* Reads the settings from the environment and the file that GEOCODER_ENV_FILE names, once per
 * process; when it has succeeded, further calls return 0. With index files or a cache file it
 * handles SIGBUS: a mapped file that is cut short then reads as zeros, also one of yours; with a
 * cache file it ignores SIGXFSZ. Returns 78 when a setting is wrong, with one sentence for each
 * mistake on stderr, and 70 when there is no memory. */
int geocoder_start(void);

/* Calls a tool by name with a JSON object of arguments (NULL: none) and writes its JSON result, or
 * a JSON error object, NUL-terminated. Blocks until there is an answer or the deadline has passed.
 * Calls of several threads run one after another; the wait for the others counts towards the
 * deadline. Returns 65 when the reply does not fit `size` and 78 when geocoder_start has not
 * succeeded; then nothing is written but a NUL. */
int geocoder_call(const char *tool, const char *arguments, char *reply, size_t size);

#ifdef __cplusplus
}
#endif

#endif
