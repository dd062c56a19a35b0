#ifndef GEO_NOMINATIM_H
#define GEO_NOMINATIM_H
/* nominatim -- questions to the upstream and its answers as places, through the cache. Any thread.
 */

#include "../base/arena.h"
#include "../base/call.h"
#include "../base/out.h"
#include "../geo/place.h"
#include "rate_limiter.h"
#include "upstream.h"

enum {
    NOMINATIM_REQUESTS_PUBLIC_MAX = 4, /* that one question may cost on the public server */
    NOMINATIM_REQUESTS_MAX =
        32, /* and on a private one: 32 categories at 15 ms each are half a second */
    NOMINATIM_TEXT_MAX = 80 /* of versions and dates that an upstream tells */
};

/* Reads the settings. False: one is wrong; a sentence per mistake in `problems`. */
GEO_FN bool nominatim_start(out *problems);
GEO_FN bool nominatim_is_on(void);       /* an upstream is configured */
GEO_FN int nominatim_requests_max(void); /* one of the two limits above */

typedef struct {
    int left; /* given: requests that may be sent upstream, retries included; counted down */
    place_list places;
    place_origin origin;
} nominatim_answer;

/* All three: GEO_OK, also when nothing was found; GEO_MUST_WAIT when it is not in the cache and the
 * call may not block; else a failure that c explains, unless the cache has an old answer: that is
 * given, marked stale. */
GEO_FN status nominatim_search(call *c, const place_query *query, nominatim_answer *answer);
GEO_FN status nominatim_reverse(call *c, const place_point *point, nominatim_answer *answer);
GEO_FN status nominatim_lookup(call *c, str osm_ids, str language, unsigned more,
                               nominatim_answer *answer);

/* Of several answers: the whole is cached when all parts are, stale when one is, as old as the
 * oldest. A part without a source is none. */
GEO_FN void nominatim_blend(place_origin *whole, const place_origin *part);

/* Puts the places of another answer behind those of the whole. */
GEO_FN void nominatim_join(arena *a, place_list *whole, const place_list *part);

/* Whether a failure is the upstream's state rather than the question's fault: then others may
 * answer. */
GEO_FN bool nominatim_is_down(status code);

/* What a server says about itself. */
typedef struct {
    bool asked;    /* false: the public server, which is not to be polled */
    int64_t state; /* 0: all is well */
    double took_ms;
    int64_t date_s;  /* its clock, seconds since 1970; 0: not told */
    const char *tls; /* NULL: none */
    char url[UPSTREAM_URL_MAX], message[NOMINATIM_TEXT_MAX], software[NOMINATIM_TEXT_MAX],
        data_date[NOMINATIM_TEXT_MAX];
} nominatim_health;

/* Asks /status of server `index` (GEO_NOT_FOUND: there are not so many), without cache and retries.
 * `in_person`: a human asks, so the public server is asked too. Failures as above. */
GEO_FN status nominatim_status(call *c, int index, bool in_person, nominatim_health *health);

typedef struct {
    uint64_t requests, errors; /* sent upstream; those that brought no answer */
    rate_limiter_stats rate;   /* of the first server */
} nominatim_stats;
GEO_FN nominatim_stats nominatim_count(void);
GEO_FN void nominatim_write_url(
    out *o); /* the servers without credentials, by comma; nothing when there are none */

#endif
