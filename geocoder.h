#ifndef GEOCODER_H
#define GEOCODER_H
/* geocoder -- the public C interface of the geocoder, for programs that embed it; nothing internal.
 *
 * Compile geocoder.c with -DGEOCODER_NO_MAIN into your program (with mbedTLS, jsmn and the data
 * object that build.zig makes) and call:
 *
 *     static char reply[GEOCODER_REPLY_MAX];
 *     if (geocoder_start()) {
 *         geocoder_call("geocode", "{\"query\":\"Boulder, Colorado\"}", reply, sizeof reply);
 *         puts(reply);
 *     }
 */

#include <stddef.h>

#define GEOCODER_VERSION "1.0.0"

enum {
    GEOCODER_REPLY_MAX = 8 << 20 /* a batch of 50 names with 50 places each is 1.3 MB of ours; an
                                    upstream's places have longer names; costs what is touched */
};

/* Reads the settings (environment and .env), once per process. With index files it also handles
 * SIGBUS: a mapped file that is cut short reads as zeros then, also one of yours.
 * Returns 0 and prints one sentence per mistake to stderr when a setting is wrong. */
int geocoder_start(void);

/* Calls a tool by name with a JSON object of arguments (NULL: none) and writes its JSON result, or
 * a JSON error object, NUL-terminated. Blocks until the answer is there or its deadline has passed.
 * One call at a time. Returns 0, or the exit code that the command line would end with (see README,
 * "Exit codes"); -1, with nothing written but a NUL, when `size` is too small or geocoder_start has
 * not succeeded. */
int geocoder_call(const char *tool, const char *arguments, char *reply, size_t size);

#endif
