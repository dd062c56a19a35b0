#ifndef GEO_CREDITS_H
#define GEO_CREDITS_H
/* credits -- whose work is in the binary and under which terms: `geocoder --licenses`. */

#include "../base/out.h"

GEO_FN void credits_write(out *o);

#endif
