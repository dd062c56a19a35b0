#ifndef GEO_EMBED_H
#define GEO_EMBED_H
/* embed -- the program as a library: the functions of geocoder.h. Nothing inside the program calls
 * them. */

#include "../../geocoder.h"

#endif
