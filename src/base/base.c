/* base -- what a failed assertion does. */
#include "base.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn GEO_FN void base_abort(const char *cond, const char *file, int line) {
    fprintf(stderr, "geocoder: internal error at %s:%d (%s); please report it\n", file, line, cond);
    abort();
}

/* Years begin in March, so that the leap day is their last. */
GEO_FN int64_t base_days(int64_t year, int64_t month, int64_t day) {
    year -= month <= 2;
    int64_t era = year / 400, of_era = year % 400;
    int64_t of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468;
}
