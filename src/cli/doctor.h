#ifndef GEO_DOCTOR_H
#define GEO_DOCTOR_H
/* doctor -- `geocoder doctor`: looks at what answers depend on and says of each what to do. */

#include "../base/base.h"

/* Prints a line per check; answers 0, or the exit code of the first that is not well. */
GEO_FN int doctor_run(void);

#endif
