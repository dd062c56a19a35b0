/* geocoder -- geocoding for language models, shells and Nominatim clients, in one static file.
 *
 * This is the whole program, one translation unit: the modules below in data-flow order, then main. A
 * module calls only modules above it; each has a .h beside it with all that others may use, and the
 * includes in those are the architecture (`zig build check-modules` proves it).
 *
 * The path of one request, down and up again:
 *
 *     stdio_serve | httpd_serve | cli_main    bytes in
 *       mcp_handle | rest_handle              one message, its era and envelope
 *         tool_run                            arguments checked against the tool's row
 *           find_search, find_reverse, ...    cache, upstream or gazetteer
 *             nom_search -> fetch_get -> tls -> net
 *             gaz_search
 *         tool_write_json | tool_write_text   the result struct, described once
 *       mcp: the envelope of the era
 *     bytes out
 *
 * Memory is static, reserved at start, or an arena that dies with the request; nothing calls malloc. */
#define _POSIX_C_SOURCE 200809L
#if defined(__APPLE__)
#define _DARWIN_C_SOURCE
#endif

#include "geocoder.h"

/* ---- base: no I/O, no state ---- */
#include "src/base/base.c"   /* slices, arenas, numbers, UTF-8, hashing */
#include "src/base/out.c"    /* bounded writer: text, JSON */
#include "src/base/json.c"   /* strict validator and queries on jsmn's tokens */
#include "src/base/status.c" /* every way a request can end */
#include "src/base/call.c"   /* one request on its way through the layers */
#include "src/base/record.c" /* structs described once: JSON, text, schema */

/* ---- geo ---- */
#include "src/geo/geo.c"   /* distances, bearings, boxes */
#include "src/geo/place.c" /* the place record */

#ifndef GEOCODER_NO_MAIN
int main(int argc, char **argv) {
    return argc && argv ? 0 : 1;
}
#endif
