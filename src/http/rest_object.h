#ifndef GEO_REST_OBJECT_H
#define GEO_REST_OBJECT_H
/* rest_object -- the reply to /details. */

#include "rest_format.h"

/* The body of /details for the first place. */
GEO_FN void rest_object_write(out *o, const rest_view *view);

#endif
