#ifndef GEO_FIND_H
#define GEO_FIND_H
/* find -- chooses the source of an answer by GEOCODER_BACKEND: the upstream Nominatim with its
 * cache, or the gazetteer, also as a fall-back; the answer's origin says which. Everything above
 * calls only this.
 *
 * Queries may return GEO_MUST_WAIT if call.may_block is false and only the network can answer, or
 * if the gazetteer needs more than call.work; the caller then repeats the call on a worker. Finding
 * nothing is GEO_OK with no places. */

#include "../base/call.h"
#include "../base/out.h"
#include "../base/str.h"
#include "../geo/place.h"

enum { FIND_SIMPLER_MAX = 3 }; /* each may cost a second of the public server's rate */

/* Starts the cache and the sources, as configured; once, before anything else here. False: some
 * settings are wrong; `problems` has a line for each. */
GEO_FN bool find_start(out *problems);
/* Reloads the index files. If one cannot be used, the open one stays and the log says so. Running
 * queries keep the files they began with. Takes time in proportion to the files, so never on an
 * event loop; one call at a time. */
GEO_FN void find_reload(void);

/* Coordinates in any notation are the answer themselves, with what is there; their
 * origin.notation says how they were read. Those that an upstream reads itself go there, and links
 * and addresses that cannot be read are GEO_INVALID. */
GEO_FN status find_search(call *c, const place_query *query, place_answer *answer);
/* find_search, which reads all coordinates here; if it finds nothing, again with the query
 * simplified step by step (without qualifiers, then without leading comma parts). Then
 * origin.matched and origin.dropped say what was used and what was not, and the places are partial
 * matches. If that fails too, origin.did_you_mean has similar names that exist. */
GEO_FN status find_search_relaxed(call *c, const place_query *query, place_answer *answer);
GEO_FN status find_reverse(call *c, const place_point *point,
                           place_answer *answer); /* 0 or 1 places */
/* Of the gazetteer: what a point has near it; see gazetteer_around. */
GEO_FN void find_around(call *c, const place_point *point, const place *found, bool is_full,
                        place_around *around);
/* For an answer of find_reverse that is the upstream's: the same place, whose address here has the
 * names of the boundaries around it by OSM admin_level ("level8"). */
GEO_FN status find_levels(call *c, const place_point *point, place_answer *answer);
GEO_FN status find_nearby(call *c, const place_area *area, place_answer *answer);
/* Only the gazetteer and index files can enumerate places, whatever the backend. An unknown kind is
 * GEO_INVALID. */
GEO_FN status find_select(call *c, const place_selection *selection, place_answer *answer);
/* Which of the places, of any source, are in the area of a selection, with or without a kind: holds
 * has one for each. *searched: what of the area that is, "the box of "; absent: the area itself. */
GEO_FN status find_holds(call *c, const place_selection *selection, const place *const *places,
                         int count, bool *holds, str *searched);
GEO_FN bool find_kind_is_settled(str kind); /* settlements, suburbs, divisions, countries */
/* How a query that asked for it was understood, as lines: those of the gazetteer, or that it was
 * not asked. */
GEO_FN str find_explanation(const place_origin *origin);
/* By ids: OpenStreetMap's "N1,W2,R3" and the gazetteer's "G4" (at most 50). Unknown ids are missing
 * from the answer. `more`: of place_more. */
GEO_FN status find_lookup(call *c, str ids, str language, unsigned more, place_answer *answer);
/* A request of Nominatim's API that is handed on to the upstream as it is. */
typedef enum { FIND_JSON = 1, FIND_XML, FIND_HTML } find_form; /* ORDER upstream_form */
typedef struct {
    int http;
    find_form form; /* of the body: a refusal may have another than was asked for */
    bool is_none;   /* nothing was found; without a body the upstream said so in its own way */
    str body;
    place_origin origin;
} find_relayed;
GEO_FN status find_relay(call *c, str path, str params, find_form form, find_relayed *relayed);
/* Whether a query is coordinates in a notation that the upstream cannot read. */
GEO_FN bool find_reads_point(str text);
/* Whether a point is at sea, and on land with its latitude and longitude swapped. */
GEO_FN bool find_is_swapped(call *c, double lat, double lon);
/* Likewise of a box: its corners and its centre. */
GEO_FN bool find_is_box_swapped(call *c, bbox box);
/* "91, 0": the first of two plain numbers can only be the longitude. */
GEO_FN bool find_reads_swapped(str text);
GEO_FN str find_credit(call *c); /* of an answer without places */
/* Credits an answer that was put together from several of the gazetteer: its places only. */
GEO_FN void find_set_credit(call *c, place_answer *answer);
/* Whether a failure is that of an upstream that is down. */
GEO_FN bool find_is_outage(status code);

/* Whether some source can answer now: the gazetteer, or an upstream that reports itself healthy
 * (probed at most every few seconds, the public server never). For a strict call, whether the
 * upstream can, if there is one. A failure is explained in call.why. */
GEO_FN status find_ready(call *c);
/* The same for /status, where an upstream is the one to answer, with what it says of itself. */
typedef struct {
    str data_date, software, database; /* "2026-03-10T00:00:00+00:00", "5.3.3"; may be absent */
} find_health;
GEO_FN status find_status(call *c, find_health *health);
/* How many seconds clients may cache an answer: the rest of the cache's time to live; 0 for one
 * with a warning, which must not outlive its cause. */
GEO_FN int find_max_age_s(const place_answer *answer);

/* Gazetteer names that begin with `prefix`, the most important places first; returns their count.
 */
GEO_FN int find_complete(call *c, str prefix, int limit, str *names);
/* Whether no country's borders contain the point; false where none are known. */
GEO_FN bool find_is_at_sea(call *c, double lat, double lon);
/* THE filter by country: every answer to a query passes it, whatever its source and reading, and
 * the caller passes what it looks up by an id through it. A place whose country is not known is in
 * none of them, unless an upstream, which is asked with the filter, or its failure has left that
 * out. When no place remains, origin.reason says so. */
GEO_FN void find_filter_countries(str codes, place_answer *answer);
/* The places of such names: of a query with text, limit, language and country_codes. */
GEO_FN status find_complete_places(call *c, const place_query *query, place_answer *answer);
/* The names of a gazetteer place, by "name", "name:fr". None: unknown id. */
GEO_FN str_pairs find_names(call *c, str id);
GEO_FN str_pairs find_tags(call *c, str id); /* its other tags, of an index file */
/* The ids of the parts of a place's address; of the gazetteer's places only. */
GEO_FN str_pairs find_part_ids(call *c, str id);
/* The outline of a gazetteer place, or of index files; false: none is known. */
GEO_FN bool find_outline(call *c, str id, place_outline *outline);
/* Of the same, as it was found; NaN: not known. */
GEO_FN double find_area_km2(call *c, const place *p);
/* The ISO code of the country of that name or code, in lower case, by the gazetteer; absent: none
 * is called so. */
GEO_FN status find_country(call *c, str name, str *code);
/* The simplified queries that find_search_relaxed tries, in order; returns their count. */
GEO_FN int find_simpler(call *c, str query, str simpler[FIND_SIMPLER_MAX]);

/* What would give an answer that fails for want of data, as a sentence about this server; absent:
 * nothing known. STATIC. */
GEO_FN str find_remedy(place_reason reason);

GEO_FN bool find_is_private(void); /* an upstream is asked, and none is the public server */
/* Whether a text is a street, and no source has any: the town that stands beside it is all that can
 * be found. */
GEO_FN bool find_lacks_street(call *c, str text);
GEO_FN place_source find_first(void);  /* the source that is asked first */
GEO_FN const char *find_backend(void); /* its name */

/* The words of the category table, for completion and help. */
GEO_FN str find_category(int index); /* absent past the last */

#endif
