#ifndef GEO_PHOTON_H
#define GEO_PHOTON_H
/* photon -- the Photon-compatible API: /photon/api, /photon/structured, /photon/reverse and
 * /photon/status, and the same without /photon where it has a port of its own. Existing Photon
 * clients work with it unmodified. Knows no sockets, as rest does not. */

#include "rest_send.h"

enum { PHOTON_PATHS = 4 };
GEO_FN const char *photon_path(int index); /* NUL-terminated */
/* The path with /photon in front, whether it came so or, with `is_root`, without; absent: not one
 * of these. STATIC. */
GEO_FN str photon_find(str path, bool is_root);
/* Photon's body for an error. */
GEO_FN void photon_write_error(out *body, const char *message);
/* As rest_handle; request->path is one of photon_find. */
GEO_FN status photon_handle(call *c, const rest_request *request, out *body, rest_reply *reply);

#endif
