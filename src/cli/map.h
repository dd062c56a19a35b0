#ifndef GEO_MAP_H
#define GEO_MAP_H
/* map -- `geocoder map`: places as a page or a picture. */

#include "../base/out.h"

GEO_FN int map_run(char **args, int count);
GEO_FN void map_write_options(out *o);

#endif
