/* status -- the table of all the ways a request can end. Where a reply is written (mcp, rest, cli),
 * the row says how. Outside facts: JSON-RPC 2.0 section 5.1, RFC 9110 section 15, sysexits.h. */
#include "status.h"

enum { /* sysexits.h is not on every system */
       EXIT_USAGE = 64,
       EXIT_DATAERR = 65,
       EXIT_NOINPUT = 66,
       EXIT_UNAVAILABLE = 69,
       EXIT_SOFTWARE = 70,
       EXIT_CANTCREAT = 73,
       EXIT_TEMPFAIL = 75,
       EXIT_PROTOCOL = 76,
       EXIT_NOPERM = 77,
       EXIT_CONFIG = 78
};

static const status_row status_rows[GEO_STATUSES] = {
    [GEO_OK] = {"ok", true, "", 0, 200, 0},
    [GEO_MUST_WAIT] = {"must_wait", true, "Run the call on a worker.", -32603, 503, EXIT_SOFTWARE},
    [GEO_CANCELLED] = {"cancelled", true, "Call again if you still need the answer.", -32603, 499,
                       EXIT_TEMPFAIL},
    [GEO_INVALID] = {"invalid_argument", true, "Correct the argument and call again.", -32602, 400,
                     EXIT_USAGE},
    [GEO_UNKNOWN_TOOL] = {"unknown_tool", false, "tools/list returns the known names.", -32602, 404,
                          EXIT_USAGE},
    [GEO_NOT_FOUND] = {"not_found", false, "Check the name or identifier.", -32602, 404,
                       EXIT_NOINPUT},
    [GEO_TIMEOUT] = {"timeout", true, "Try again later or raise GEOCODER_TIMEOUT.", -32603, 504,
                     EXIT_TEMPFAIL},
    [GEO_UNREACHABLE] = {"upstream_unreachable", true,
                         "Check the network and NOMINATIM_BASE_URL; `geocoder doctor` checks both.",
                         -32603, 502, EXIT_UNAVAILABLE},
    [GEO_TLS] = {"upstream_tls", false,
                 "Check the certificate, the clock, and NOMINATIM_CA_FILE for a private CA.",
                 -32603, 502, EXIT_PROTOCOL},
    [GEO_RATE_LIMITED] = {"rate_limited", true, "Wait retry_after_s seconds, then call again.",
                          -32603, 429, EXIT_TEMPFAIL},
    [GEO_BUSY] = {"busy", true, "Wait retry_after_s seconds, then call again.", -32603, 503,
                  EXIT_TEMPFAIL},
    [GEO_DENIED] = {"upstream_denied", false,
                    "Check NOMINATIM_HEADERS and the upstream's usage policy.", -32603, 502,
                    EXIT_NOPERM},
    [GEO_UPSTREAM_REFUSED] = {"upstream_refused", false,
                              "Change the request, or check NOMINATIM_BASE_URL and its path.",
                              -32603, 502, EXIT_DATAERR},
    [GEO_UPSTREAM_ERROR] = {"upstream_error", true, "Try again later.", -32603, 502, EXIT_TEMPFAIL},
    [GEO_BAD_REPLY] = {"upstream_bad_reply", true,
                       "Check that NOMINATIM_BASE_URL is a Nominatim, not a login page.", -32603,
                       502, EXIT_PROTOCOL},
    [GEO_NO_DATA] = {"no_data", false,
                     "Configure NOMINATIM_BASE_URL, or add an index file with GEOCODER_INDEX.",
                     -32603, 404, EXIT_UNAVAILABLE},
    [GEO_NO_ROUTE] = {"route_not_found", true, "Raise max_leg_km, or avoid less.", -32603, 404,
                      EXIT_UNAVAILABLE},
    [GEO_TOO_LARGE] = {"too_large", true, "Ask for less at a time.", -32603, 413, EXIT_DATAERR},
    [GEO_FILE] = {"file_error", false, "Check the path, its permissions and the free space.",
                  -32603, 500, EXIT_CANTCREAT},
    [GEO_BAD_CONFIG] = {"bad_config", false, "Correct the setting; `geocoder config` shows all.",
                        -32603, 500, EXIT_CONFIG},
    [GEO_INTERNAL] = {"internal", false, "Please report this.", -32603, 500, EXIT_SOFTWARE},
};

GEO_FN const status_row *status_of(status code) {
    ASSERT(code >= 0 && code < GEO_STATUSES);
    return &status_rows[code];
}
