#ifndef GEO_LICENSES_H
#define GEO_LICENSES_H
/* licenses -- whose work is in the binary and under which terms: `geocoder --licenses`. */

#include "../base/out.h"

GEO_FN void licenses_write(out *o);

#endif
