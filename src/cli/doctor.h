#ifndef GEO_DOCTOR_H
#define GEO_DOCTOR_H
/* doctor -- `geocoder doctor`: checks what answers depend on and says what to do about each fault.
 */

#include "../base/base.h"

/* Prints a line per check; returns 0, or the exit code of the first failure. */
GEO_FN int doctor_run(bool as_json);

#endif
