#ifndef GEO_APP_H
#define GEO_APP_H
/* app -- the page that shows one scene: in a chat, which hands it the scene, or as a file of its
 * own.
 */

#include "../base/call.h"
#include "scene.h"

enum { APP_BYTES_MAX = 300000 /* of the page without a scene */ };

GEO_FN bool app_is_built(void); /* false: the program was built without */
/* Appends the page with the world in it, and the scene unless it is NULL. False: no room. */
GEO_FN bool app_write(call *c, out *o, const scene *s);

#endif
