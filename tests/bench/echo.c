/* echo -- the fastest a line-based server on pipes can be: the measure for geocoder's stdio loop.
 *
 * `echo` sends every line back; `echo BYTES` answers every line with a line of BYTES bytes, so that
 * it moves as much as the server it is compared with. One read and one write per line. */
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LINE_MAX_BYTES = 1 << 20 }; /* far above any request of the benchmark */

static char buffer[LINE_MAX_BYTES], reply[LINE_MAX_BYTES];

static bool send_all(const char *at, size_t length) {
    while (length > 0) {
        ssize_t sent = write(STDOUT_FILENO, at, length);
        if (sent <= 0) return false;
        at += sent;
        length -= (size_t)sent;
    }
    return true;
}

int main(int argc, char **argv) {
    size_t size = argc > 1 ? (size_t)strtoul(argv[1], NULL, 10) : 0, held = 0;
    if (size > sizeof reply) return 2;
    if (size > 0) {
        memset(reply, 'x', size);
        reply[size - 1] = '\n';
    }
    for (;;) {
        ssize_t got = read(STDIN_FILENO, buffer + held, sizeof buffer - held);
        if (got <= 0) return 0;
        held += (size_t)got;
        char *start = buffer, *end;
        while ((end = memchr(start, '\n', held)) != NULL) {
            size_t length = (size_t)(end + 1 - start);
            if (!(size > 0 ? send_all(reply, size) : send_all(start, length))) return 0;
            start += length;
            held -= length;
        }
        memmove(buffer, start, held);
        if (held == sizeof buffer) return 2;
    }
}
