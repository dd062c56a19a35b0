/* nominatim_error -- what an upstream's reply means if it is not a list of places.
 *
 * Owns the table. Outside facts: replies recorded from Nominatim 5.3 and public services
 * (tests/data/replies); the public server's Varnish pages; LocationIQ's documented errors. To add a
 * case, add a row above the more general ones. */
#include "nominatim_error.h"

#include "../base/out.h"
#include "../base/utf8.h"
#include "nominatim_reply.h"

typedef enum {
    BODY_ANY,    /* in a row: any; of a reply: neither of the others */
    BODY_JSON,   /* looks like an object or an array; need not be valid */
    BODY_HTML,   /* by Content-Type or looks */
    BODY_NO_TEXT /* not UTF-8 */
} nominatim_error_body;

typedef struct {
    int from, to; /* HTTP status */
    nominatim_error_body kind;
    const char *contains; /* in the body; NULL: any body */
    status code;
    bool may_retry;
    double pause_s;
    const char *message; /* follows "The upstream HOST " */
    const char *advice;  /* NULL: the status row's */
} nominatim_error_row;

static const nominatim_error_row nominatim_error_rows[] = {
    /* LocationIQ: nothing found */
    {404, 404, BODY_JSON, "Unable to geocode", GEO_OK, false, 0, "", NULL},

    /* HTTP 2xx that is no success: web interfaces, log-in and block pages, bodies cut short */
    {200, 299, BODY_NO_TEXT, NULL, GEO_BAD_REPLY, false, 0, "sent text that is not UTF-8", NULL},
    {200, 299, BODY_HTML, "<html", GEO_BAD_REPLY, false, 0, "sent a web page instead of data",
     NULL},
    {200, 299, BODY_HTML, "<?xml", GEO_BAD_REPLY, true, 0,
     "sent XML that is cut short, not well-formed or not Nominatim's", NULL},
    {200, 299, BODY_HTML, NULL, GEO_BAD_REPLY, false, 0, "sent a web page instead of data", NULL},
    {200, 299, BODY_ANY, "Rate Limited", GEO_RATE_LIMITED, true, 0, "limits the rate of requests",
     NULL},
    {200, 299, BODY_JSON, "\"error\"", GEO_UPSTREAM_ERROR, false, 0, "reports an error", NULL},
    {200, 299, BODY_JSON, NULL, GEO_BAD_REPLY, true, 0,
     "sent JSON that is cut short or not Nominatim's", NULL},
    {200, 299, BODY_ANY, NULL, GEO_BAD_REPLY, true, 0, "sent something that is not JSON", NULL},

    {300, 399, BODY_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "sends us elsewhere",
     "Give NOMINATIM_BASE_URL the address that it redirects to."},

    /* refused */
    {400, 400, BODY_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "refuses the request",
     "Change the request."},
    {401, 401, BODY_ANY, NULL, GEO_DENIED, false, 0, "wants credentials",
     "Set NOMINATIM_HEADERS, for example `Authorization: Bearer TOKEN`, or put the key into "
     "NOMINATIM_BASE_URL."},
    {403, 403, BODY_ANY, NULL, GEO_DENIED, false, 0, "denies access", NULL},
    {404, 404, BODY_ANY, "reverse-only", GEO_UPSTREAM_REFUSED, false, 0,
     "serves reverse geocoding only",
     "Use reverse_geocode, or set NOMINATIM_BASE_URL to a server with a search index."},
    {404, 404, BODY_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "does not know that path",
     "Check the path in NOMINATIM_BASE_URL: /search is put behind it."},
    {407, 407, BODY_ANY, NULL, GEO_DENIED, false, 0, "is behind a proxy that wants credentials",
     "Put user and password into HTTPS_PROXY."},

    /* too many requests; a limit per day or minute makes a quick retry pointless */
    {429, 429, BODY_ANY, "Rate Limited Day", GEO_RATE_LIMITED, false, 3600,
     "limits the requests of a day", NULL},
    {429, 429, BODY_ANY, "Rate Limited Minute", GEO_RATE_LIMITED, false, 60,
     "limits the requests of a minute", NULL},
    {429, 429, BODY_ANY, NULL, GEO_RATE_LIMITED, true, 0, "limits the rate of requests", NULL},

    /* down */
    {500, 500, BODY_ANY, NULL, GEO_UPSTREAM_ERROR, false, 0, "failed", NULL},
    {502, 502, BODY_ANY, NULL, GEO_UPSTREAM_ERROR, true, 0, "is down behind its gateway", NULL},
    {503, 503, BODY_ANY, "took too long", GEO_UPSTREAM_ERROR, false, 0, "gave the query up",
     "Ask for something more specific."},
    {503, 503, BODY_ANY, NULL, GEO_UPSTREAM_ERROR, true, 0, "is overloaded", NULL},
    {504, 504, BODY_ANY, NULL, GEO_UPSTREAM_ERROR, true, 0, "is too slow for its gateway", NULL},
    {505, 599, BODY_ANY, NULL, GEO_UPSTREAM_ERROR, false, 0, "failed", NULL},

    {0, 999, BODY_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "refuses the request", NULL},
};

static nominatim_error_body nominatim_error_body_kind(const nominatim_error_response *response) {
    str body = str_trim(response->body);
    str type = str_trim(str_head(response->content_type, 9)); /* "text/html" */
    if (!utf8_valid(body)) {
        return BODY_NO_TEXT;
    }
    if (str_eq_nocase(type, STR("text/html")) || str_starts(body, STR("<"))) {
        return BODY_HTML;
    }
    return str_starts(body, STR("{")) || str_starts(body, STR("[")) ? BODY_JSON : BODY_ANY;
}

static const nominatim_error_row *nominatim_error_find(const nominatim_error_response *response) {
    nominatim_error_body kind = nominatim_error_body_kind(response);
    for (size_t i = 0; i < LEN(nominatim_error_rows); i++) {
        const nominatim_error_row *r = &nominatim_error_rows[i];
        bool in_body = !r->contains || str_find(response->body, str_of(r->contains)) >= 0;
        if (response->http >= r->from && response->http <= r->to && in_body &&
            (r->kind == BODY_ANY || r->kind == kind)) {
            return r;
        }
    }
    return &nominatim_error_rows[LEN(nominatim_error_rows) - 1];
}

/* The upstream's own message: from JSON its message, from text the first line, from HTML nothing.
 */
static str nominatim_error_own_message(arena *a, const nominatim_error_response *response) {
    str rest = str_trim(response->body), message = STR_NONE;
    switch (nominatim_error_body_kind(response)) {
    case BODY_HTML:
    case BODY_NO_TEXT: break;
    case BODY_JSON: message = nominatim_reply_message(a, response->body); break;
    default: message = str_trim(str_cut(&rest, '\n'));
    }
    return utf8_valid(message) ? message : STR_NONE;
}

/* ": "message"", fit for a sentence: short, no markup, no full stop, marked as a quotation. */
static str nominatim_error_suffix(str message, char text[NOMINATIM_ERROR_MESSAGE_MAX + 8]) {
    ptrdiff_t markup = str_find(message, STR("<"));
    message = markup >= 0 ? str_head(message, (size_t)markup) : message;
    bool cut = message.len > NOMINATIM_ERROR_MESSAGE_MAX;
    message = str_trim(utf8_head(message, NOMINATIM_ERROR_MESSAGE_MAX));
    while (message.len && message.at[message.len - 1] == '.') {
        message.len--;
    }
    if (!message.len) {
        return STR("");
    }
    out o = out_of(text, NOMINATIM_ERROR_MESSAGE_MAX + 8);
    out_text(&o, STR(": \""));
    for (size_t i = 0; i < message.len; i++) {
        out_char(&o, message.at[i] == '"' ? '\'' : message.at[i]);
    }
    out_text(&o, cut ? STR("...\"") : STR("\""));
    return out_str(&o);
}

GEO_FN status nominatim_error_classify(call *c, const nominatim_error_response *response, str who,
                                       nominatim_error_retry *advice) {
    const nominatim_error_row *row = nominatim_error_find(response);
    *advice = (nominatim_error_retry){row->may_retry, row->pause_s};
    if (row->code == GEO_OK) {
        return GEO_OK;
    }
    char text[NOMINATIM_ERROR_MESSAGE_MAX + 8];
    arena scratch = c->mem;
    str tail = nominatim_error_suffix(nominatim_error_own_message(&scratch, response), text);
    call_fail(c, row->code, "The upstream %.*s %s%.*s (HTTP %d).", STR_ARG(who), row->message,
              STR_ARG(tail), response->http);
    if (row->advice) {
        call_advise(c, "%s", row->advice);
    }
    return row->code;
}
