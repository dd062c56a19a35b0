#ifndef GEO_NOMINATIM_H
#define GEO_NOMINATIM_H
/* nominatim -- search, reverse, lookup and status on the upstream, through the cache. Any thread.
 */

#include "../base/arena.h"
#include "../base/call.h"
#include "../base/out.h"
#include "../geo/place.h"
#include "rate_limiter.h"
#include "upstream.h"

enum {
    NOMINATIM_REQUESTS_PUBLIC_MAX = 4, /* for one call, to the public server */
    NOMINATIM_REQUESTS_MAX = 32, /* to a private one: 32 categories at 15 ms take half a second */
    NOMINATIM_TEXT_MAX = 80      /* bytes of the versions and dates in /status */
};

/* Reads the settings. False: some are wrong; `problems` has a sentence for each. */
GEO_FN bool nominatim_start(out *problems);
GEO_FN bool nominatim_is_on(void);       /* an upstream is configured */
GEO_FN int nominatim_requests_max(void); /* one of the two limits above */

typedef struct {
    int budget; /* in: requests that may be sent upstream, retries included; counted down */
    place_list places;
    place_origin origin;
} nominatim_answer;

/* All four: GEO_OK even if nothing was found; GEO_MUST_WAIT if the answer is not cached and the
 * call may not block; otherwise a failure explained in c. If the upstream is down and the cache has
 * an expired answer, that is returned, marked stale. */
GEO_FN status nominatim_search(call *c, const place_query *query, nominatim_answer *answer);
GEO_FN status nominatim_reverse(call *c, const place_point *point, nominatim_answer *answer);
/* The boundaries around a point: one place, whose address has their names by admin_level, "level4"
 * to "level10", in no order. It is the object of nominatim_reverse. */
GEO_FN status nominatim_levels(call *c, const place_point *point, nominatim_answer *answer);
GEO_FN status nominatim_lookup(call *c, str osm_ids, str language, unsigned more,
                               nominatim_answer *answer);

/* Merges the origins of several answers: cached if all are, stale if one is, as old as the oldest.
 * A part without a source is ignored. */
GEO_FN void nominatim_merge_origin(place_origin *whole, const place_origin *part);

/* Appends the places of another answer. */
GEO_FN void nominatim_append_places(arena *a, place_list *whole, const place_list *part);

/* A server's reply to /status. */
typedef struct {
    bool is_probed; /* false: the public server, which must not be polled */
    int64_t state;  /* 0: healthy */
    double took_ms;
    int64_t date_s;  /* its clock, seconds since 1970; 0: unknown */
    const char *tls; /* NULL: none */
    char url[UPSTREAM_URL_MAX], message[NOMINATIM_TEXT_MAX], software[NOMINATIM_TEXT_MAX],
        database[NOMINATIM_TEXT_MAX], data_date[NOMINATIM_TEXT_MAX];
} nominatim_health;

/* GET /status of server `index` (GEO_NOT_FOUND: no such server), without cache and retries.
 * `is_manual`: a person wants to know, so the public server is probed too. Failures as above. */
GEO_FN status nominatim_status(call *c, int index, bool is_manual, nominatim_health *health);

typedef struct {
    uint64_t requests, errors; /* sent upstream; ended without HTTP 200 */
    rate_limiter_stats rate;   /* of the first server */
} nominatim_stats;
GEO_FN nominatim_stats nominatim_count(void);
/* The servers' URLs without credentials, separated by commas. */
GEO_FN void nominatim_write_url(out *o);

#endif
