#ifndef GEO_UPSTREAM_H
#define GEO_UPSTREAM_H
/* upstream -- the servers of NOMINATIM_BASE_URL: one request to them, with its turn at the gate,
 * retries and fail-over, as places or as a typed failure. */

#include "../base/call.h"
#include "../base/out.h"
#include "../base/str.h"
#include "../geo/place.h"
#include "../wire/fetch.h"

enum {
    UPSTREAM_URL_MAX = 1200,   /* bytes of a server's URL, written */
    UPSTREAM_MAX = 4,          /* servers to fail over between */
    UPSTREAM_RETRIES_MAX = 3,  /* after the first try, all servers together */
    UPSTREAM_BACKOFF_MS = 400, /* before the first retry; doubles */
    UPSTREAM_PAUSE_MS =
        2000, /* our floor where an upstream limits the rate and does not say for how long */
    UPSTREAM_DOWN_MS = 10000,   /* a server that did not answer is asked last for so long */
    UPSTREAM_SILENT_MS = 12000, /* Nominatim itself ends a query after 10 s */
    UPSTREAM_QUICK_MS = 250     /* a failure that came sooner costs nothing to be tried again */
};

/* Reads the settings. False: one of them is wrong, a sentence per mistake in `problems`. */
GEO_FN bool upstream_start(out *problems);
GEO_FN int upstream_count(void);               /* 0: none is configured */
GEO_FN bool upstream_is_public(int index);     /* OpenStreetMap's own, under its usage policy */
GEO_FN uint64_t upstream_bucket(int index);    /* at the gate */
GEO_FN void upstream_write(int index, out *o); /* its URL without credentials */
GEO_FN uint64_t upstream_identity(void); /* of the servers together: answers of others differ */

/* GET path?query (encoded, without email and key), with retries. *left: requests that may be sent
 * for it, counted down. Failures are typed and have a sentence; *http is the last status code, 0
 * when none came. */
GEO_FN status upstream_ask(call *c, str path, str query, int *left, place_list *places, int *http);
/* One request to that server, without retries; any status code is GEO_OK. */
GEO_FN status upstream_probe(call *c, int index, str path, str query, fetch_reply *reply);

/* Requests by how they ended, for /metrics. */
typedef struct {
    const char *code; /* "200", "other", "none" when no reply came */
    uint64_t requests;
} upstream_counter;
GEO_FN bool upstream_counter_at(int index, upstream_counter *counter); /* false past the last */

#endif
