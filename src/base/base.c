/* base -- what a failed assertion does. */
#include "base.h"

#include <stdio.h>
#include <stdlib.h>

_Noreturn GEO_FN void base_abort(const char *cond, const char *file, int line) {
    fprintf(stderr, "geocoder: internal error at %s:%d (%s); please report it\n", file, line, cond);
    abort();
}
