#ifndef GEO_WALL_CLOCK_H
#define GEO_WALL_CLOCK_H
/* wall_clock.h: a wall clock that a test can set, for our modules and for mbedTLS. To use it: the
 * modules are included between
 *   #define clock_gettime wall_clock_gettime
 *   #undef clock_gettime
 * and this file after them. */
#include <stdint.h>
#include <time.h>

static int64_t wall_clock_behind_s; /* how much; 0: as it is */

int clock_gettime(clockid_t which, struct timespec *now); /* time.h has declared the other name */

int wall_clock_gettime(clockid_t which, struct timespec *now) {
    int code = clock_gettime(which, now);
    now->tv_sec -= which == CLOCK_REALTIME ? (time_t)wall_clock_behind_s : 0;
    return code;
}

/* Instead of the C library's. */
time_t time(time_t *seconds) {
    struct timespec now = {0};
    wall_clock_gettime(CLOCK_REALTIME, &now);
    if (seconds) {
        *seconds = now.tv_sec;
    }
    return now.tv_sec;
}

/* An hour after 1970 began, as where no battery keeps the time; false: as it is. */
static void wall_clock_set_1970(int is_set) {
    wall_clock_behind_s = 0;
    wall_clock_behind_s = is_set ? (int64_t)time(NULL) - 3600 : 0;
}

#endif
