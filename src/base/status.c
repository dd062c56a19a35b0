/* status -- the table of all the ways a request can end. Where a reply is written (mcp, rest, cli),
 * the row says how. Outside facts: JSON-RPC 2.0 section 5.1, RFC 9110 section 15. */
#include "status.h"

#include "../../geocoder.h"

static const status_row status_rows[GEO_STATUSES] = {
    [GEO_OK] = {"ok", true, "", 0, 200, 0},
    [GEO_MUST_WAIT] = {"must_wait", true, "Run the call on a worker.", -32603, 503,
                       GEOCODER_INTERNAL},
    [GEO_CANCELLED] = {"cancelled", true, "Call again if you still need the answer.", -32603, 499,
                       GEOCODER_TRY_LATER},
    [GEO_INVALID] = {"invalid_argument", true, "Correct the argument and call again.", -32602, 400,
                     GEOCODER_INVALID},
    [GEO_UNKNOWN_TOOL] = {"unknown_tool", false, "tools/list returns the known names.", -32602, 404,
                          GEOCODER_INVALID},
    [GEO_NOT_FOUND] = {"not_found", false, "Check the name or identifier.", -32602, 404,
                       GEOCODER_NOT_FOUND},
    [GEO_TIMEOUT] = {"timeout", true, "Try again later or raise GEOCODER_TIMEOUT.", -32603, 504,
                     GEOCODER_TRY_LATER},
    [GEO_UNREACHABLE] = {"upstream_unreachable", true,
                         "Check the network and NOMINATIM_BASE_URL; `geocoder doctor` checks both.",
                         -32603, 502, GEOCODER_UNAVAILABLE},
    [GEO_TLS] = {"upstream_tls", false,
                 "Check the certificate, the clock, and NOMINATIM_CA_FILE for a private CA.",
                 -32603, 502, GEOCODER_PROTOCOL},
    [GEO_RATE_LIMITED] = {"rate_limited", true, "Wait retry_after_s seconds, then call again.",
                          -32603, 429, GEOCODER_TRY_LATER},
    [GEO_BUSY] = {"busy", true, "Wait retry_after_s seconds, then call again.", -32603, 503,
                  GEOCODER_TRY_LATER},
    [GEO_DENIED] = {"upstream_denied", false,
                    "Check NOMINATIM_HEADERS and the upstream's usage policy.", -32603, 502,
                    GEOCODER_DENIED},
    [GEO_UPSTREAM_REFUSED] = {"upstream_refused", false,
                              "Change the request, or check NOMINATIM_BASE_URL and its path.",
                              -32603, 502, GEOCODER_TOO_LARGE},
    [GEO_UPSTREAM_ERROR] = {"upstream_error", true, "Try again later.", -32603, 502,
                            GEOCODER_TRY_LATER},
    [GEO_BAD_REPLY] = {"upstream_bad_reply", true,
                       "Check that NOMINATIM_BASE_URL is a Nominatim, not a login page.", -32603,
                       502, GEOCODER_PROTOCOL},
    [GEO_NO_DATA] = {"no_data", false,
                     "Configure NOMINATIM_BASE_URL, or add an index file with GEOCODER_INDEX.",
                     -32603, 404, GEOCODER_UNAVAILABLE},
    [GEO_NO_ROUTE] = {"route_not_found", true, "Raise max_leg_km, or avoid less.", -32603, 404,
                      GEOCODER_UNAVAILABLE},
    [GEO_TOO_LARGE] = {"too_large", true, "Ask for less at a time.", -32603, 413,
                       GEOCODER_TOO_LARGE},
    [GEO_NO_INPUT] = {"no_input", false, "Check the path and its permissions.", -32603, 500,
                      GEOCODER_NOT_FOUND},
    [GEO_FILE] = {"file_error", false, "Check the path, its permissions and the free space.",
                  -32603, 500, GEOCODER_FILE},
    [GEO_BAD_CONFIG] = {"bad_config", false, "Correct the setting; `geocoder config` shows all.",
                        -32603, 500, GEOCODER_BAD_SETTING},
    [GEO_INTERNAL] = {"internal", false, "Please report this.", -32603, 500, GEOCODER_INTERNAL},
};

GEO_FN const status_row *status_of(status code) {
    ASSERT(code >= 0 && code < GEO_STATUSES);
    return &status_rows[code];
}
