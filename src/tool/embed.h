#ifndef GEO_EMBED_H
#define GEO_EMBED_H
/* embed -- the program as a library. Its functions are those of geocoder.h, which is all that a
 * program that embeds the geocoder sees; nothing inside the program calls them. */

#include "../../geocoder.h"

#endif
