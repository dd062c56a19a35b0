/* nominatim_error -- the table of the shapes in which upstreams fail.
 *
 * Flow: nominatim asks it about every answer that is not a list of places. Owns the table. Outside
 * facts: bodies recorded from Nominatim 5.3 and public services (tests/data/replies); the public
 * host's Varnish pages; LocationIQ's documented errors. To add a shape: a row, above the rows that
 * are more general. */
#include "nominatim_error.h"

#include "../base/out.h"
#include "../base/utf8.h"
#include "nominatim_reply.h"

typedef enum {
    SHAPE_ANY,  /* also what is neither of the others */
    SHAPE_JSON, /* an object or an array by its looks: it need not be valid */
    SHAPE_HTML, /* by its type or its looks */
} shape_kind;

typedef struct {
    int from, to; /* HTTP status */
    shape_kind kind;
    const char *holds; /* somewhere in the body; NULL: whatever the body is */
    status code;
    bool again;
    double pause_s;
    const char *says;   /* follows "The upstream HOST " */
    const char *advice; /* NULL: the status row's */
} nominatim_error_row;

static const nominatim_error_row nominatim_error_rows[] = {
    /* found nothing, in LocationIQ's words */
    {404, 404, SHAPE_JSON, "Unable to geocode", GEO_OK, false, 0, "", NULL},

    /* success that is none: web interfaces, log-in and block pages, bodies cut short */
    {200, 299, SHAPE_HTML, NULL, GEO_BAD_REPLY, false, 0, "sent a web page instead of data", NULL},
    {200, 299, SHAPE_ANY, "Rate Limited", GEO_RATE_LIMITED, true, 0, "limits the rate of requests",
     NULL},
    {200, 299, SHAPE_JSON, "\"error\"", GEO_UPSTREAM_ERROR, false, 0, "reports an error", NULL},
    {200, 299, SHAPE_JSON, NULL, GEO_BAD_REPLY, true, 0,
     "sent JSON that is cut short or not Nominatim's", NULL},
    {200, 299, SHAPE_ANY, NULL, GEO_BAD_REPLY, true, 0, "sent something that is not JSON", NULL},

    {300, 399, SHAPE_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "sends us elsewhere",
     "Give NOMINATIM_BASE_URL the address that it redirects to."},

    /* refused */
    {400, 400, SHAPE_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "refuses the request",
     "Change the request."},
    {401, 401, SHAPE_ANY, NULL, GEO_DENIED, false, 0, "wants credentials",
     "Set NOMINATIM_HEADERS, for example `Authorization: Bearer TOKEN`, or put the key into "
     "NOMINATIM_BASE_URL."},
    {403, 403, SHAPE_ANY, NULL, GEO_DENIED, false, 0, "denies access", NULL},
    {404, 404, SHAPE_ANY, "reverse-only", GEO_UPSTREAM_REFUSED, false, 0,
     "serves reverse geocoding only",
     "Use reverse_geocode, or set NOMINATIM_BASE_URL to a server with a search index."},
    {404, 404, SHAPE_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "does not know that path",
     "Check the path in NOMINATIM_BASE_URL: /search is put behind it."},
    {407, 407, SHAPE_ANY, NULL, GEO_DENIED, false, 0, "is behind a proxy that wants credentials",
     "Put user and password into HTTPS_PROXY."},

    /* too many requests; who limits by the day is not to be asked again in seconds */
    {429, 429, SHAPE_ANY, "Rate Limited Day", GEO_RATE_LIMITED, false, 3600,
     "limits the requests of a day", NULL},
    {429, 429, SHAPE_ANY, "Rate Limited Minute", GEO_RATE_LIMITED, false, 60,
     "limits the requests of a minute", NULL},
    {429, 429, SHAPE_ANY, NULL, GEO_RATE_LIMITED, true, 0, "limits the rate of requests", NULL},

    /* down */
    {500, 500, SHAPE_ANY, NULL, GEO_UPSTREAM_ERROR, false, 0, "failed", NULL},
    {502, 502, SHAPE_ANY, NULL, GEO_UPSTREAM_ERROR, true, 0, "is down behind its gateway", NULL},
    {503, 503, SHAPE_ANY, "took too long", GEO_UPSTREAM_ERROR, false, 0, "gave the query up",
     "Ask for something more specific."},
    {503, 503, SHAPE_ANY, NULL, GEO_UPSTREAM_ERROR, true, 0, "is overloaded", NULL},
    {504, 504, SHAPE_ANY, NULL, GEO_UPSTREAM_ERROR, true, 0, "is too slow for its gateway", NULL},
    {505, 599, SHAPE_ANY, NULL, GEO_UPSTREAM_ERROR, false, 0, "failed", NULL},

    {0, 999, SHAPE_ANY, NULL, GEO_UPSTREAM_REFUSED, false, 0, "refuses the request", NULL},
};

static shape_kind nominatim_error_kind(const nominatim_error_shape *shape) {
    str body = str_trim(shape->body);
    str type = str_trim(str_head(shape->content_type, 9)); /* "text/html" */
    if (str_eq_nocase(type, STR("text/html")) || str_starts(body, STR("<"))) {
        return SHAPE_HTML;
    }
    return str_starts(body, STR("{")) || str_starts(body, STR("[")) ? SHAPE_JSON : SHAPE_ANY;
}

static const nominatim_error_row *nominatim_error_find(const nominatim_error_shape *shape) {
    shape_kind kind = nominatim_error_kind(shape);
    for (size_t i = 0; i < LEN(nominatim_error_rows); i++) {
        const nominatim_error_row *r = &nominatim_error_rows[i];
        bool in_body = !r->holds || str_find(shape->body, str_of(r->holds)) >= 0;
        if (shape->http >= r->from && shape->http <= r->to && in_body &&
            (r->kind == SHAPE_ANY || r->kind == kind)) {
            return r;
        }
    }
    return &nominatim_error_rows[LEN(nominatim_error_rows) - 1];
}

/* The upstream's own words: of JSON its message, of text the first line, of web pages nothing. */
static str nominatim_error_words(arena *a, const nominatim_error_shape *shape) {
    switch (nominatim_error_kind(shape)) {
    case SHAPE_HTML: return STR_NONE;
    case SHAPE_JSON: return nominatim_reply_message(a, shape->body);
    default: break;
    }
    str rest = str_trim(shape->body);
    return utf8_valid(rest) ? str_trim(str_cut(&rest, '\n')) : STR_NONE;
}

/* ": words", fit for a sentence: short, no markup, no full stop. */
static str nominatim_error_tail(str words, char text[NOMINATIM_ERROR_MESSAGE_MAX + 8]) {
    ptrdiff_t markup = str_find(words, STR("<"));
    words = markup >= 0 ? str_head(words, (size_t)markup) : words;
    bool cut = words.len > NOMINATIM_ERROR_MESSAGE_MAX;
    words = str_trim(utf8_head(words, NOMINATIM_ERROR_MESSAGE_MAX));
    while (words.len && words.at[words.len - 1] == '.') {
        words.len--;
    }
    if (!words.len) {
        return STR("");
    }
    out o = out_of(text, NOMINATIM_ERROR_MESSAGE_MAX + 8);
    out_text(&o, STR(": "));
    out_text(&o, words);
    out_text(&o, cut ? STR("...") : STR(""));
    return out_str(&o);
}

GEO_FN status nominatim_error_judge(call *c, const nominatim_error_shape *shape, str who,
                                    nominatim_error_advice *advice) {
    const nominatim_error_row *row = nominatim_error_find(shape);
    *advice = (nominatim_error_advice){row->again, row->pause_s};
    if (row->code == GEO_OK) {
        return GEO_OK;
    }
    char text[NOMINATIM_ERROR_MESSAGE_MAX + 8];
    arena scratch = c->mem;
    str tail = nominatim_error_tail(nominatim_error_words(&scratch, shape), text);
    call_fail(c, row->code, "The upstream %.*s %s%.*s (HTTP %d).", STR_ARG(who), row->says,
              STR_ARG(tail), shape->http);
    if (row->advice) {
        call_advise(c, "%s", row->advice);
    }
    return row->code;
}
