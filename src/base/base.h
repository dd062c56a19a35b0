#ifndef GEO_BASE_H
#define GEO_BASE_H
/* base -- what every module includes first: function linkage, assertions, lifetimes. This folder is
 * the bottom layer of the program: no I/O, no state.
 *
 * There are only three lifetimes: STATIC (tables, literals), PROCESS (settings, index, cache;
 * made at start), REQUEST (an arena, reset when the reply is written). A REQUEST pointer is never
 * stored in anything that lives longer. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* In the shipped unit every function is static; the check build (-DGEO_FN=) gives each module its
 * own object file, which shows who calls whom. */
#ifndef GEO_FN
#define GEO_FN static
#endif

#if defined(__GNUC__)
#define GEO_PRINTF(fmt, args) __attribute__((format(printf, fmt, args)))
#else
#define GEO_PRINTF(fmt, args)
#endif

/* Stay on in release builds: a wrong answer is worse than none. */
#define ASSERT(cond) ((cond) ? (void)0 : base_abort(#cond, __FILE__, __LINE__))

/* Days from 1970-01-01 to a date of the Gregorian calendar; `year` is not negative. */
GEO_FN int64_t base_days(int64_t year, int64_t month, int64_t day);

_Noreturn GEO_FN void base_abort(const char *cond, const char *file, int line);

#define LEN(array) (sizeof(array) / sizeof((array)[0]))
#define MIN(a, b)  ((a) < (b) ? (a) : (b))
#define MAX(a, b)  ((a) > (b) ? (a) : (b))

#endif
