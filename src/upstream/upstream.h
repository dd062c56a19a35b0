#ifndef GEO_UPSTREAM_H
#define GEO_UPSTREAM_H
/* upstream -- the servers of NOMINATIM_BASE_URL: sends one request, rate-limited, with retries and
 * fail-over, and returns places or a typed failure. */

#include "../base/call.h"
#include "../base/out.h"
#include "../base/str.h"
#include "../geo/place.h"
#include "../wire/fetch.h"

enum {
    UPSTREAM_URL_MAX = 1200,    /* bytes of a server's URL */
    UPSTREAM_MAX = 4,           /* servers to fail over between */
    UPSTREAM_RETRIES_MAX = 3,   /* after the first try, all servers together */
    UPSTREAM_BACKOFF_MS = 400,  /* before the first retry; doubles */
    UPSTREAM_PAUSE_MS = 2000,   /* shortest pause after HTTP 429, with or without Retry-After */
    UPSTREAM_DOWN_MS = 10000,   /* how long a server that did not answer is tried last */
    UPSTREAM_SILENT_MS = 12000, /* silence that counts as down; Nominatim ends queries after 10 s */
    UPSTREAM_QUICK_MS = 250     /* a server that fails faster is worth another try at any time */
};

/* Reads the settings. False: some are wrong; `problems` has a sentence for each. */
GEO_FN bool upstream_start(out *problems);
GEO_FN int upstream_count(void);               /* 0: none is configured */
GEO_FN bool upstream_is_public(int index);     /* one of OpenStreetMap's own */
GEO_FN uint64_t upstream_bucket(int index);    /* id for rate_limiter */
GEO_FN void upstream_write(int index, out *o); /* its URL without credentials */
GEO_FN uint64_t upstream_identity(void);       /* hash of all URLs, for cache keys */

/* What a reply is to be read as. */
typedef enum {
    UPSTREAM_PLACES, /* a list of places, in any of Nominatim's JSON forms that have them */
    UPSTREAM_JSON,   /* these are kept as they are: */
    UPSTREAM_XML,
    UPSTREAM_HTML
} upstream_form;

typedef struct {
    upstream_form form; /* in */
    int http;           /* the last HTTP status, 0 without a reply */
    place_list places;  /* UPSTREAM_PLACES */
    fetch_reply bytes;  /* other forms: a whole reply with 200, or one that refuses the request as
                           Nominatim does */
    upstream_form bytes_form; /* what they are: refusals come in any form */
    bool is_none;             /* nothing was found, whatever the reply says */
} upstream_reply;

/* GET path?query (encoded, without email and key), with retries. *budget: how many requests may be
 * sent, counted down. Failures are typed and have a sentence. */
GEO_FN status upstream_get(call *c, str path, str query, int *budget, upstream_reply *reply);
/* One request to that server, without retries; GEO_OK whatever the HTTP status. */
GEO_FN status upstream_probe(call *c, int index, str path, str query, fetch_reply *reply);

/* Requests by HTTP status, for /metrics. */
typedef struct {
    const char *code; /* "200" and so on, "other", or "none" without a reply */
    uint64_t requests;
} upstream_counter;
GEO_FN bool upstream_counter_at(int index, upstream_counter *counter); /* false past the last */

#endif
