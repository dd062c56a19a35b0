#ifndef GEO_ONCE_H
#define GEO_ONCE_H
/* once -- what is made when it is first asked for, by whatever thread asks. */

#include "base.h"

#include <stdatomic.h>

typedef atomic_int once; /* 0 at first */

/* Calls `make`, unless somebody has; what it has made is there on return. It must be short: others
 * who ask meanwhile wait without sleeping. */
GEO_FN void once_make(once *o, void (*make)(void));

#endif
