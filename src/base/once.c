/* once -- Owns nothing: the state is its caller's. Outside facts: C11, sequentially consistent
 * atomics. */
#include "once.h"

GEO_FN void once_make(once *o, void (*make)(void)) {
    enum { UNMADE, MAKING, MADE };
    int unmade = UNMADE;
    if (atomic_load(o) == MADE) {
        return;
    }
    if (atomic_compare_exchange_strong(o, &unmade, MAKING)) {
        make();
        atomic_store(o, MADE);
    }
    while (atomic_load(o) != MADE) { /* another thread makes it */
    }
}
