#ifndef GEO_FIND_H
#define GEO_FIND_H
/* find -- where answers come from: the cache, the upstream Nominatim, or the gazetteer, by
 * GEOCODER_BACKEND, with fall-back and an honest note of which it was. The tools and the REST face
 * ask only here.
 *
 * All may return GEO_MUST_WAIT when call.may_block is false and only the network can answer, or
 * when the gazetteer has more to do than call.work allows; the caller then runs the same call again
 * on a worker. Finding nothing is GEO_OK with no places. */

#include "../base/call.h"
#include "../base/out.h"
#include "../base/str.h"
#include "../geo/place.h"

enum { FIND_SIMPLER_MAX = 3 }; /* each may cost a second of the public server's rate */

/* Makes cache and sources ready, by the settings; once, before anything else here. False: a setting
 * is wrong; one sentence and line per mistake in `problems`. */
GEO_FN bool find_start(out *problems);
/* Reads the index files again, which may have been replaced; one that cannot be used stays as it
 * was, and the log tells. Questions that run keep those that they began with. Takes as long as the
 * files are large, never on an event loop; one at a time. */
GEO_FN void find_reload(void);

GEO_FN status find_search(call *c, const place_query *query, place_answer *answer);
/* find_search, and when it finds nothing the query simplified step by step (without qualifiers,
 * then without leading comma parts); origin.matched and origin.dropped say what was given up, and
 * the places are partial matches. When nothing helps, origin.did_you_mean has spellings that exist,
 * if any are near. */
GEO_FN status find_search_relaxed(call *c, const place_query *query, place_answer *answer);
GEO_FN status find_reverse(call *c, const place_point *point,
                           place_answer *answer); /* 0 or 1 places */
GEO_FN status find_nearby(call *c, const place_area *area, place_answer *answer);
/* By ids: OpenStreetMap's "N1,W2,R3" and the gazetteer's "G4" (at most 50). Those that do not exist
 * are missing from the answer. `more`: of place_more. */
GEO_FN status find_lookup(call *c, str ids, str language, unsigned more, place_answer *answer);
/* Whether some source can answer now: the gazetteer, or an upstream that says it is well (asked at
 * most every few seconds, never the public host). A failure's sentence is in call.why. */
GEO_FN status find_ready(call *c);
/* For how many seconds others may keep an answer: what is left of the cache's time to live. One
 * that stands in for the upstream's must not be kept beyond its cause: 0. */
GEO_FN int find_max_age_s(const place_answer *answer);

/* Names of the gazetteer that begin with `prefix`, of the most important places first; answers
 * their count. */
GEO_FN int find_complete(call *c, str prefix, int limit, str *names);
/* The names that a place of the gazetteer has, by "name", "name:fr". None: it has no such id. */
GEO_FN str_pairs find_names(call *c, str id);
/* The simplified queries that find_search_relaxed tries, in their order; answers their count. */
GEO_FN int find_simpler(call *c, str query, str simpler[FIND_SIMPLER_MAX]);

GEO_FN place_source find_first(void);  /* the one that would be asked first */
GEO_FN const char *find_backend(void); /* its name */

/* Category words, one row each (source/category table): completion and help walk them. */
GEO_FN str find_category(int index); /* absent past the last */

#endif
